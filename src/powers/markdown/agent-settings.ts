import { code, list, msg, valuePart } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Trigger } from '../../model/power.ts';
import { type Field, source, type Table, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { readFlag } from '../support/client-flags.ts';
import { grantFault, guardFault, textFaults, wrongType } from '../support/fields.ts';

const duringTurn: Trigger = { start: 'turn' };

/** What a subagent keeps, where it works, and how it starts. */
export function settingGrants(frontmatter: Table): CarrierResult {
  const read = ({ key }: { readonly key: keyof typeof readers }): Partial<CarrierResult> => {
    const field = frontmatter.fields.get(key);
    return field && field.value.kind !== 'null' ? readers[key](field) : {};
  };
  return combine(...names.map((key) => read({ key })));
}

const readers = {
  memory(field: Field): Partial<CarrierResult> {
    const written = text(field.value) ?? '';
    const place = memories.get(written);
    if (!place) {
      const consequence = 'the agent keeps no notes';
      const expected = list([...memories.keys()].sort().map(valuePart), { last: 'or' });
      return { faults: [wrongType('memory', field.value, { expected, consequence })] };
    }
    const power = { kind: 'write', feature: 'agent-tools', subject: 'memory' } as const;
    return { grants: [{ ...power, ...place, reach: 'one', ...whereOf(field) }] };
  },
  isolation(field: Field): Partial<CarrierResult> {
    if (text(field.value) !== 'worktree') {
      const consequence = 'the agent works in the repository itself';
      const expected = msg`${valuePart('worktree')}`;
      return {
        faults: [guardFault(wrongType('isolation', field.value, { expected, consequence }))],
      };
    }
    const power = { kind: 'guard', feature: 'agent-tools', subject: 'isolation' } as const;
    const remark = 'it works in a copy of the repository';
    const scope = 'isolation: worktree';
    return { grants: [{ ...power, scope, reach: 'one', remark, ...whereOf(field) }] };
  },
  background(field: Field): Partial<CarrierResult> {
    const { value, faults } = readFlag(field);
    const power = { kind: 'auto', feature: 'delegation', subject: 'background' } as const;
    const grant: Grant = { ...power, scope: 'background', reach: 'one', ...whereOf(field) };
    return { faults, grants: value === true ? [grant] : [] };
  },
  initialPrompt(field: Field): Partial<CarrierResult> {
    const scope = (source(field.value) ?? '').trim();
    const power = { kind: 'auto', feature: 'delegation', subject: 'initialPrompt' } as const;
    const remark = 'where it leads the session';
    return {
      grants: [{ ...power, scope, reach: 'one', remark, ...whereOf(field), trigger: atSession }],
    };
  },
};

const names = Object.keys(readers) as (keyof typeof readers)[];

const atSession: Trigger = { start: 'session' };

function whereOf({ value }: Field): Pick<Grant, 'at' | 'trigger'> {
  return { at: value.at, trigger: duringTurn };
}

/** The folders of the notes of an agent; a higher rank reaches further. */
const memories: ReadonlyMap<string, Pick<Grant, 'scope' | 'rank'>> = new Map([
  ['local', { scope: '.claude/agent-memory-local', rank: 1 }],
  ['project', { scope: '.claude/agent-memory', rank: 2 }],
  ['user', { scope: '~/.claude/agent-memory', rank: 3 }],
]);

/** Why Claude Code skips an agent of a repository without a word; those of plugins are loaded by file name. */
export function loadFaults(frontmatter: Table, isOfProject: boolean): readonly GrantFault[] {
  if (!isOfProject) return [...descriptionFault(frontmatter), ...textFaults(frontmatter, ['name'])];
  const name = frontmatter.fields.get('name');
  const written = source(name?.value) ?? '';
  const missing = ['name', 'description'].filter(
    (key) => !source(frontmatter.fields.get(key)?.value),
  );
  const isBadName = written.includes(':') || written.startsWith('-');
  return [
    ...missing.map((key) =>
      grantFault(msg`Missing ${code(key)}. Claude Code does not load the agent.`, frontmatter.at),
    ),
    ...(isBadName && name
      ? [grantFault(msg`Claude Code does not load an agent named ${code(written)}.`, name.value.at)]
      : []),
  ];
}

/** Agents of plugins have the name of their file; nobody chooses one that does not say what it is for. */
function descriptionFault(frontmatter: Table): readonly GrantFault[] {
  if (source(frontmatter.fields.get('description')?.value)) return [];
  const message = msg`Missing ${code('description')}. Claude does not know when to use the agent.`;
  return [grantFault(message, frontmatter.at)];
}
