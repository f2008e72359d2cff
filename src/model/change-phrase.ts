import type { Finding } from './finding.ts';
import { clip, quote } from './value/format-value.ts';
import type { Json } from './value/value.ts';

type ChangeFinding = Pick<Finding, 'rule' | 'about' | 'before' | 'after'>;

/** A change in a few words, for lists: "`timezone` is now required". The message of the finding has the details. */
export function changePhrase(finding: ChangeFinding): string {
  const { rule } = finding;
  const name = changedName(finding);
  if (rule === 'skill-renamed') return `renamed from ${textIn(finding.before, 'name')}`;
  if (rule === 'skill-moved') return `moved from ${textIn(finding.before, 'root')}`;
  const special = phrases[rule];
  if (special !== undefined && (name !== '' || !special.includes('{}')))
    return special.replace('{}', () => name);
  const [subject, verb] = splitRule(rule);
  return [subject, name, verb].filter((part) => part !== '').join(' ');
}

/** The item of a change, with its operation; both follow the kind in `about`. Empty for the skill itself. */
export function changedName({ about }: Pick<Finding, 'about'>): string {
  const [, owner = '', name = ''] = about.split('\0');
  const text = [owner, name].filter((part) => part !== '').join('.');
  if (text === '') return '';
  return /^[\w.@:/-]{1,60}$/.test(text) ? `\`${text}\`` : quote(text);
}

function textIn(side: Json, key: string): string {
  const table = side !== null && typeof side === 'object' && !Array.isArray(side) ? side : {};
  return clip(String((table as Readonly<Record<string, Json>>)[key] ?? 'another name'));
}

/** Changes that people name otherwise than their rules do; `{}` is the name of the item. */
const phrases: Readonly<Record<string, string>> = {
  'input-schema-narrowed': '{} accepts less',
  'input-schema-widened': '{} accepts more',
  'input-schema-incompatible': '{} accepts other values',
  'input-schema-rewritten': 'the schema of {} was rewritten',
  'input-type-changed': '{} has another type',
  'input-type-widened': '{} accepts more types',
  'input-optional-to-required': '{} is now required',
  'input-required-to-optional': '{} is now optional',
  'input-required-added': '{} is now required',
  'input-required-added-with-default': '{} is a new input with a default',
  'input-optional-added': '{} is a new input',
  'input-optional-added-no-default': '{} is a new input',
  'input-pattern-changed-undecided': 'the pattern of {} changed',
  'output-file-added': '{} is a new output',
  'operation-added': '{} is a new operation',
  'allowed-tools-added': '`allowed-tools` was added',
  'allowed-tools-removed': '`allowed-tools` was removed',
  'allowed-tools-widened': '`allowed-tools` grants more',
  'allowed-tools-narrowed': '`allowed-tools` lost entries',
  'allowed-tools-rewritten': '`allowed-tools` was rewritten',
  'api-version-added': '`api_version` was added',
  'api-version-removed': '`api_version` was removed',
  'api-version-major-changed': '`api_version` has another major number',
  'api-version-minor-changed': '`api_version` has another minor number',
  'dialect-migrated': 'the manifest has another format',
  'net-widened': 'more network hosts',
  'net-narrowed': 'fewer network hosts',
  'fs-read-widened': 'more files can be read',
  'fs-read-narrowed': 'fewer files can be read',
  'fs-write-widened': 'more files can be written',
  'fs-write-narrowed': 'fewer files can be written',
  'exec-command-added': 'more commands can be run',
  'exec-command-removed': 'fewer commands can be run',
  'secrets-access-enabled': 'access to secrets was enabled',
  'secrets-access-disabled': 'access to secrets was disabled',
  'destructive-flag-set': 'now destructive',
  'hook-added': 'a hook was added',
  'hook-changed': 'a hook changed',
  'mcp-server-added': 'an MCP server was added',
  'mcp-server-changed': 'an MCP server changed',
  'dynamic-command-added': 'its text runs more commands',
  'background-command-added': 'it runs more programs',
  'implicit-invocation-enabled': 'it starts in more cases',
  'permission-rule-widened': 'it allows more without asking',
  'permission-mode-raised': 'it asks less',
  'agent-tools-widened': 'it gives an agent more',
  'guard-removed': 'a limit was removed',
  'secret-exposed': 'it passes on a variable',
  'settings-loosened': 'a setting was loosened',
  'install-added': 'it installs more',
  'install-unpinned': 'a pin was loosened',
  'source-pin-lost': 'a source has no pin',
  'source-pin-moved': 'a source moved',
  'network-flag-set': 'now uses the network',
};

/** The words of a rule that name its subject otherwise than people do. */
const subjects: Readonly<Record<string, string>> = {
  'input-optional': 'input',
  'input-required': 'input',
  'env-optional': 'variable',
  'env-required': 'variable',
  env: 'variable',
  'output-file': 'output',
  'output-effective-path': 'the path of output',
  'required-tool': 'tool',
  'optional-tool': 'tool',
  dialect: 'manifest',
  'entrypoint-argv': 'the command of',
  'entrypoint-text': 'the text of',
};

/** Endings of the ids of change rules, the longer ones first. */
const verbs: readonly (readonly [ending: string, verb: string])[] = [
  ['optional-to-required', 'is now required'],
  ['required-to-optional', 'is now optional'],
  ['major-changed', 'changed'],
  ['minor-changed', 'changed'],
  ['newly-declared', 'is now declared'],
  ['undeclared', 'is no longer declared'],
  ['declared', 'is now declared'],
  ['uncomparable', 'cannot be compared'],
  ['changed', 'changed'],
  ['lost', 'was lost'],
  ...[
    ...['added', 'removed', 'renamed', 'moved', 'narrowed', 'widened', 'rewritten', 'lowered'],
    ...['raised', 'dropped', 'disabled', 'enabled', 'emptied', 'filled', 'cleared', 'set', 'unset'],
    ...['withdrawn', 'stated', 'relaxed', 'tightened', 'weakened', 'strengthened', 'migrated'],
    ...['gained'],
  ].map((word) => [word, `was ${word}`] as const),
];

function splitRule(rule: string): readonly [subject: string, verb: string] {
  const found = verbs.find(([ending]) => rule.endsWith(`-${ending}`));
  if (found === undefined) return [rule.replaceAll('-', ' '), ''];
  const [ending, verb] = found;
  const subject = rule.slice(0, -ending.length - 1);
  return [subjects[subject] ?? subject.replaceAll('-', ' '), verb];
}
