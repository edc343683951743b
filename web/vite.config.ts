import { defineConfig } from "vite";

/** The Armoire server that `npm run dev` talks to. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: "../src/armoire/server/page",
    emptyOutDir: true,
    // The content security policy allows images as data, but no inline style or script.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
