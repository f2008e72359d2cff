import type { Option } from './command.ts';

/** The options every command has that looks at a repository. */
export const repositoryOptions: readonly Option[] = [
  { name: 'config', value: 'FILE', help: 'this configuration file, not the one found' },
];
