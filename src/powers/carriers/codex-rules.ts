import { get, items, text, type Value } from '../../model/value/value.ts';
import { normalizeLineEndings, type Parsed } from '../../syntax/parsed.ts';
import { parseCalls } from '../../syntax/starlark/calls.ts';
import type { Carrier, CarrierResult, CarrierSource, FieldReader, FieldRow } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault } from '../support/fields.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { readTable, unknownField } from '../table/read-table.ts';
import { grants, harmless, within } from '../table/row.ts';

const rows: readonly FieldRow[] = [
  ...grants('approve', 'prefix_rule[]', '`allow`: runs the command without asking', {
    read: ({ value }) => decided(value, commandOf(value), { kind: 'approve', absent: 'allow' }),
  }),
  ...grants('guard', 'prefix_rule[].decision', '`prompt`, `forbidden`: limits the command'),
  ...within('prefix_rule[]', harmless('pattern justification match not_match')),
  ...grants('net', 'network_rule[]', '`allow`: commands reach the host', {
    read: ({ value }) => decided(value, hostOf(value), { kind: 'net', absent: '' }),
  }),
  ...within('network_rule[]', harmless('host protocol decision justification')),
  ...grants('settings', 'host_executable[]', 'decides which program a name stands for', {
    read: readExecutable,
  }),
  ...within('host_executable[]', harmless('name paths')),
];

const file = (content: string) => ({ '.codex/rules/team.rules': content });

/** Rules of the commands that Codex runs without asking. */
export const codexRules: Carrier = {
  id: 'codex-rules',
  paths: ['.codex/rules/*.rules'],
  client: 'Codex',
  extensions: ['rules'],
  rows,
  unitOf(path) {
    const found = /^(?:(.*)\/)?\.codex\/rules\/[^/]+\.rules$/.exec(path);
    return found && { kind: 'repository', root: found[1] ?? '' };
  },
  read(fileSource) {
    const parsed = parseCalls(fileSource.path, fileSource.text);
    const { root } = parsed;
    if (root?.kind !== 'table') return unknownRules(parsed, fileSource);
    return readTable(root, rows, { source: fileSource, client: 'Codex' });
  },
  examples: [
    exampleOf('approve', 'git status', [
      file('prefix_rule(pattern = ["git", "status"], decision = "allow")\n'),
      file(''),
      file("# Reads only.\nprefix_rule(\n  decision='allow',\n  pattern=['git', 'status',],\n)\n"),
      file('prefix_rule(pattern=["git", "status"])\n'),
    ]),
    exampleOf('guard', 'forbidden: rm (-f|-r)', [
      file('prefix_rule(pattern=["rm", ["-r", "-f"]], decision="forbidden")\n'),
      file(''),
      file('prefix_rule(pattern=["rm", ["-f", "-r"]], decision="forbidden")\n'),
    ]),
    exampleOf('net', 'https x.example', [
      file('network_rule(host="x.example", protocol="https", decision="allow")\n'),
      file('network_rule(host="x.example", protocol="https", decision="prompt")\n'),
    ]),
    exampleOf('settings', '/opt/git', [
      file('host_executable(name="git", paths=["/opt/git"])\n'),
      file(''),
    ]),
  ],
};

/** Rules that are made by code may allow anything: every change of them counts. */
function unknownRules({ faults }: Parsed, { path, text: written }: CarrierSource): CarrierResult {
  const at = faults[0]?.at ?? { path };
  const more = { kind: 'approve', feature: 'permission-rule', reach: 'unknown', at } as const;
  return combine({
    grants: [
      settingGrant('rules', 'rules made by code', more),
      unknownField('rules', normalizeLineEndings(written), at),
    ],
    faults: faults.map(({ message }) => grantFault(message, at)),
  });
}

interface Allowing {
  readonly kind: 'approve' | 'net';
  /** The decision of a rule that has none. */
  readonly absent: string;
}

/** A rule that allows grants, one that asks or forbids limits, and any other is unknown. */
function decided(rule: Value, scope: string, { kind, absent }: Allowing): Partial<CarrierResult> {
  const decision = get(rule, 'decision');
  const written = decision ? (text(decision) ?? '') : absent;
  const at = decision?.at ?? rule.at;
  if (['prompt', 'forbidden', 'deny'].includes(written)) {
    return { grants: [settingGrant('rule', `${written}: ${scope}`, { kind: 'guard', at })] };
  }
  const reach = written === 'allow' && scope !== '' ? 'one' : 'unknown';
  const feature = kind === 'approve' ? 'permission-rule' : 'setting';
  return { grants: [settingGrant('rule', scope, { kind, feature, reach, at })] };
}

/** `git (pull|status)`: alternatives in one order. */
function commandOf(rule: Value): string {
  const words = items(get(rule, 'pattern')).map((word) => {
    if (word.kind !== 'list') return text(word) ?? '';
    return `(${word.items
      .map((item) => text(item) ?? '')
      .sort()
      .join('|')})`;
  });
  return words.join(' ');
}

function hostOf(rule: Value): string {
  const [protocol, host] = ['protocol', 'host'].map((key) => text(get(rule, key)) ?? '');
  return `${protocol} ${(host ?? '').toLowerCase()}`.trim();
}

function readExecutable({ value }: Parameters<FieldReader>[0]): Partial<CarrierResult> {
  const name = text(get(value, 'name')) ?? '';
  return {
    grants: items(get(value, 'paths')).map((path) =>
      settingGrant(`program ${name}`, `${name}: ${text(path) ?? ''}`, { at: path.at }),
    ),
  };
}
