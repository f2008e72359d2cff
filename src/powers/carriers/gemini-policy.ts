import { code, msg } from '../../model/message.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import { canonical } from '../../model/value/canonical.ts';
import { fields, get, type Json, text, toJson, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldReader } from '../carrier.ts';
import { grantFault, stringsOf } from '../support/fields.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const rule = (decision: string): Json => ({
  rule: [{ toolName: 'run_shell_command', commandPrefix: 'git', decision, priority: 100 }],
});

/** Rules of what Gemini CLI asks about. */
export const geminiPolicy = tableCarrier({
  id: 'gemini-policy',
  paths: ['.gemini/policies/*.toml', '<extension>/policies/*.toml'],
  client: 'Gemini CLI',
  format: 'toml',
  consequence: 'Gemini CLI uses none of its rules',
  rows: [
    ...grants('approve', 'rule[]', '`allow`: the tool is used without asking', {
      read: readRule,
      example: rule('allow'),
      without: { rule: [] },
    }),
    ...grants('guard', 'rule[].decision', '`deny`, `ask_user`: limits the tool', {
      example: rule('deny'),
      without: { rule: [] },
    }),
    ...within(
      'rule[]',
      harmless(`
        toolName subagent mcpName argsPattern commandPrefix commandRegex priority modes interactive
        toolAnnotations allowRedirection allow_redirection denyMessage deny_message
      `),
    ),
    ...grants('guard', 'safety_checker[]', 'checks the calls of the tool', {
      read: readChecker,
      example: {
        safety_checker: [{ toolName: 'edit', checker: { type: 'in-process', name: 'path' } }],
      },
      without: { safety_checker: [] },
    }),
    ...within(
      'safety_checker[]',
      harmless(`
        toolName mcpName argsPattern commandPrefix commandRegex priority modes toolAnnotations
        checker.type checker.name checker.required_context checker.config
      `),
    ),
  ],
  unitOf(path, tree) {
    const folder = folderOf(path);
    if (!path.endsWith('.toml') || nameOf(folder) !== 'policies') return null;
    const root = folderOf(folder);
    if (nameOf(root) === '.gemini') return { kind: 'repository', root: folderOf(root) };
    return tree.has(join(root, 'gemini-extension.json')) ? { kind: 'plugin', root } : null;
  },
  sample: { path: '.gemini/policies/p.toml' },
});

/** Keys that say what a rule is about; what they are for people only is left out. */
const prose = ['decision', 'denyMessage', 'deny_message', 'toolName', 'commandPrefix'];

/** The calls that a rule is about: `run_shell_command(git) priority: 100`. */
function callsOf(entry: Value): readonly string[] {
  const written = fields(entry).filter(({ key }) => !prose.includes(key));
  const conditions = written
    .map(({ key, value }) => `${key}: ${text(value) ?? canonical(toJson(value))}`)
    .sort();
  const names = stringsOf(get(entry, 'toolName')) ?? [];
  const prefixes = stringsOf(get(entry, 'commandPrefix')) ?? [];
  const tools = names.length > 0 ? names.map((name) => name.text) : ['*'];
  const commands = prefixes.length > 0 ? prefixes.map((prefix) => `(${prefix.text})`) : [''];
  return tools.flatMap((tool) =>
    commands.map((command) => [`${tool}${command}`, ...conditions].join(' ')),
  );
}

function readRule(
  { value }: Parameters<FieldReader>[0],
  { source: { unit } }: Parameters<FieldReader>[1],
): Partial<CarrierResult> {
  const decision = get(value, 'decision');
  const written = text(decision) ?? '';
  const at = decision?.at ?? value.at;
  if (written === 'allow' && unit.kind === 'plugin') {
    const message = msg`${code('allow')} has no effect in an extension.`;
    return { faults: [grantFault(message, at)] };
  }
  const isLimit = written === 'deny' || written === 'ask_user';
  const kind = isLimit ? ('guard' as const) : ('approve' as const);
  const reach = isLimit || written === 'allow' ? ('one' as const) : ('unknown' as const);
  const prefix = isLimit ? `${written}: ` : '';

  return {
    grants: callsOf(value).map((call) => {
      const more = { kind, feature: 'permission-rule', reach, at } as const;
      return settingGrant('rule', `${prefix}${call}`, more);
    }),
  };
}

function readChecker({ value }: Parameters<FieldReader>[0]): Partial<CarrierResult> {
  return {
    grants: callsOf(value).map((call) =>
      settingGrant('safety_checker', `check: ${call}`, { kind: 'guard', at: value.at }),
    ),
  };
}
