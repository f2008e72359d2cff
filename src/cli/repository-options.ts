import type { Option } from './command.ts';

/** Options of every command that opens a repository. */
export const repositoryOptions: readonly Option[] = [
  { name: 'config', value: 'FILE', help: 'this configuration file, not the one found' },
];
