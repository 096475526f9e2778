"""The commands of `sandtable`, a file each; whatever they need is imported when they run."""
