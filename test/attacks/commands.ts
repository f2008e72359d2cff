/** Every command that reads a repository and writes nothing. */
export const readingCommands = [
  ['check'],
  ['check', '--base', 'HEAD'],
  ['check', '--preconditions'],
  ['diff', 'HEAD', 'HEAD'],
  ['diff', 'HEAD'],
  ['hash', 'skills/worklog'],
  ['list'],
  ['lock', '--check'],
  ['fix', '--dry-run'],
] as const;
