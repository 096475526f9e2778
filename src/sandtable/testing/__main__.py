import sys

from sandtable.testing.command import main

sys.exit(main())
