"""``python -m armoire`` is the command ``armoire``."""

from armoire.cli import main

if __name__ == "__main__":
    main()
