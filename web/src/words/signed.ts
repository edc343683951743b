/** A number as it is printed: with a true minus sign. */
export const signed = (number: number): string => String(number).replace("-", "−");
