import type { Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { get, type Table, text as textOf } from '../../model/value/value.ts';
import type { Carried, Carrier, Grant, UnitPlace } from '../carrier.ts';
import { skillExamples } from '../examples/skill-frontmatter.ts';
import { combine } from '../support/carried.ts';
import { readFlag } from '../support/client-flags.ts';
import { stringsOf, wrongType } from '../support/fields.ts';
import { readFrontmatter } from '../support/frontmatter.ts';
import { readHooks } from '../support/hooks.ts';
import { skillOrCommand } from '../support/markdown-units.ts';
import { toolGrants } from '../support/tool-rules.ts';

/** The frontmatter of skills and commands. */
export const skillFrontmatter: Carrier = {
  id: 'skill-frontmatter',
  title: 'frontmatter of `SKILL.md` and `commands/*.md`',
  client: 'Claude Code',
  isCheckedElsewhere: true,
  fields: [
    {
      field: 'allowed-tools',
      kind: 'approve',
      grants: 'allows the tools without asking, for the turn',
    },
    { field: 'disallowed-tools', kind: 'guard', grants: 'takes the tools away while it is active' },
    {
      field: 'hooks',
      kind: 'run',
      grants: 'as in `hooks/hooks.json`, from the first use to the end of the session',
    },
    {
      field: 'disable-model-invocation',
      kind: 'auto',
      grants: 'absent or false: the model may start it by itself',
    },
    {
      field: 'user-invocable',
      kind: 'auto',
      grants: 'absent or true: the user may start it by its name',
    },
    { field: 'paths', kind: 'auto', grants: 'absent: the model may start it for every file' },
    { field: 'context', kind: 'delegate', grants: '`fork`: another agent runs it' },
    { field: 'agent', kind: 'delegate', grants: 'the agent that runs it, with its tools' },
  ],
  unitOf: skillOrCommand,
  read({ path, text, unit }) {
    const { front, isUnreadable } = readFrontmatter(path, text);
    if (isUnreadable) {
      const message = 'The frontmatter cannot be read, so its permissions are unknown.';
      return combine({ faults: [{ message, at: { path }, isUnreadable: true }] });
    }
    return combine(
      invocations(front, path),
      tools(front, unit),
      delegation(front),
      readHooks(front ? get(front, 'hooks') : undefined, {
        unit,
        honoursOnce: unit.kind === 'skill',
      }),
    );
  },
  examples: skillExamples,
};

const duringTurn: Trigger = { start: 'turn' };

function invocations(front: Table | null, path: string): Partial<Carried> {
  const disable = front?.fields.get('disable-model-invocation');
  const invocable = front?.fields.get('user-invocable');
  const disabled = disable && readFlag(disable);
  const typed = invocable && readFlag(invocable);
  const paths = front?.fields.get('paths');
  const globs = stringsOf(paths?.value)
    ?.flatMap(({ text }) => text.split(','))
    .map((glob) => glob.trim())
    .filter((glob) => glob !== '');
  const matcher = globs?.length
    ? { text: globs.join(', '), names: [...new Set(globs)].sort() }
    : undefined;
  const top = front?.fields.get('name')?.keyAt ?? { path };
  const byModel = invocation('model', { start: 'model', matcher }, disable?.value.at ?? top);
  const byUser = invocation('user', { start: 'typed' }, invocable?.value.at ?? top);
  return {
    grants: [
      ...(disabled?.value === true ? [] : [byModel]),
      ...(typed?.value === false ? [] : [byUser]),
    ],
    faults: [...(disabled?.faults ?? []), ...(typed?.faults ?? [])],
  };
}

function invocation(subject: string, trigger: Trigger, at: Location): Grant {
  const power = { kind: 'auto', feature: 'invocation', scope: subject, reach: 'one' } as const;
  return { ...power, subject, trigger, at, isDefault: true };
}

/** The rules on allowed-tools report those of skills; nothing else reports those of commands. */
function tools(front: Table | null, { kind }: UnitPlace): Partial<Carried> {
  const feature = kind === 'skill' ? 'tool-rule' : 'permission-rule';
  const allowed = front?.fields.get('allowed-tools');
  const disallowed = front?.fields.get('disallowed-tools');
  const trigger = duringTurn;
  return {
    grants: [
      ...toolGrants(allowed, { kind: 'approve', feature, subject: 'allowed-tools', trigger }),
      ...toolGrants(disallowed, {
        ...{ kind: 'guard', feature: 'tool-rule', subject: 'disallowed-tools', trigger },
      }),
    ],
  };
}

function delegation(front: Table | null): Partial<Carried> {
  const context = front?.fields.get('context');
  const agent = front?.fields.get('agent');
  if (!context) return {};
  if (textOf(context.value) !== 'fork') {
    const consequence = 'the skill runs in the conversation';
    return { faults: [wrongType('context', context.value, { expected: '"fork"', consequence })] };
  }
  const scope = textOf(agent?.value) ?? 'general-purpose';
  const at = agent?.value.at ?? context.value.at;
  const power = { kind: 'delegate', feature: 'delegation', scope, reach: 'one' } as const;
  return { grants: [{ ...power, subject: 'agent', trigger: duringTurn, at }] };
}
