import { failLevels, scopes } from '../model/config.ts';
import { ruleLevelValue } from './arguments.ts';
import type { Option } from './command.ts';

/** Options for the base, the gate and the rules of a check. */
export const gateOptions: readonly Option[] = [
  {
    name: 'base',
    value: 'REF',
    help: 'tag, commit, branch (its merge base with HEAD) or none; the default branch if not given',
  },
  {
    name: 'scope',
    value: 'SCOPE',
    choices: scopes,
    help: 'new, all, or auto: new in a change, else all',
  },
  { name: 'changed', help: 'the same as --scope new' },
  {
    name: 'fail-on',
    value: 'SEVERITY',
    choices: failLevels,
    help: 'error, the default, warning or never',
  },
  {
    name: 'rule',
    value: ruleLevelValue,
    repeatable: true,
    help: 'off, note, warning or error, for this run',
  },
  { name: 'allow-empty', help: 'pass if there is no skill' },
];
