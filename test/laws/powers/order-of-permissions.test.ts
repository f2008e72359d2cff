import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runCase } from '../../support/run-case.ts';
import { sample, seeds } from '../support/seeds.ts';

/** `permission` of opencode: the last rule whose key and pattern match counts. */
type Action = 'allow' | 'ask' | 'deny';
type Entry = readonly [key: string, value: Action | readonly (readonly [string, Action])[]];

const tools = ['bash', 'edit', 'mcp_a', 'mcp_b', 'webfetch'];
const uses = ['git log', 'rm x', 'y'];
const ranks = { allow: 0, ask: 1, deny: 2 };

const action = fc.constantFrom<Action>('allow', 'ask', 'deny');
const patterns = fc.uniqueArray(fc.tuple(fc.constantFrom('*', 'git *', 'rm *', 'y'), action), {
  selector: ([pattern]) => pattern,
  minLength: 1,
  maxLength: 3,
});
const keys = fc.constantFrom('*', 'bash', 'edit', 'mcp_*', 'mcp_a', 'b*', 'bas?', '*t*', 'mcp_?');
const permission: fc.Arbitrary<readonly Entry[]> = fc.uniqueArray(
  fc.tuple(keys, fc.oneof(action, patterns)),
  { selector: ([key]) => key, maxLength: 4 },
);
/** A permission, and another order, another entry more, or an entry less of it. */
const change = fc
  .tuple(permission, fc.tuple(keys, fc.oneof(action, patterns)), fc.nat(4), fc.nat(2))
  .map(([base, entry, at, kind]): readonly [readonly Entry[], readonly Entry[]] => {
    const others = base.filter(([key]) => key !== entry[0]);
    if (kind === 0) return [base, [...base.slice(at), ...base.slice(0, at)]];
    if (kind === 1) return [base, others.toSpliced(at, 0, entry)];
    return [base, base.filter((_, index) => index !== at)];
  });

const places = {
  'opencode.json': (entries: readonly Entry[]) => `{"permission": ${written(entries)}}\n`,
  '.opencode/agents/x.md': (entries: readonly Entry[]) =>
    `---\ndescription: Does x.\nmode: subagent\npermission: ${written(entries)}\n---\nText.\n`,
};

describe.each(Object.entries(places))('%s', (path, textOf) => {
  test.each(seeds)('tells of each use that is limited less (%s seed %i)', async (_, seed) => {
    await fc.assert(
      fc.asyncProperty(change, async ([base, head]) => {
        const warnings = await warningsOf({ path, before: textOf(base), after: textOf(head) });
        const wider = tools.flatMap((tool) =>
          uses.filter((use) => isWider([tool, use], base, head)),
        );
        if (wider.length > 0) expect(warnings).not.toEqual([]);
      }),
      sample(seed, 150),
    );
  });

  test.each([
    ['a limit below a wider one', '{"bash": "ask"}', '{"bash": "ask", "*": "deny"}'],
    ['a limit after the wildcard', '{"*": "ask"}', '{"*": "ask", "bash": "deny"}'],
    [
      'the order of keys apart',
      '{"bash": "deny", "edit": "ask"}',
      '{"edit": "ask", "bash": "deny"}',
    ],
    ['what a later key limits', '{"*": "deny"}', '{"bash": "allow", "*": "deny"}'],
    ['another spelling', '{"bash": "deny"}', '{"bash": {"git *": "allow", "*": "deny"}}'],
  ])('is silent about %s', async (_, before, after) => {
    const [base, head] = [before, after].map((text) => {
      const entries = Object.entries(JSON.parse(text) as Record<string, Action | object>);
      return textOf(entries.map(([key, value]) => [key, toValue(value)]));
    });
    expect(await warningsOf({ path, before: base ?? '', after: head ?? '' })).toEqual([]);
  });
});

test.each(seeds)('is an error under a policy once nothing asks (%s seed %i)', async (_, seed) => {
  const path = 'opencode.json';
  const textOf = places[path];
  await fc.assert(
    fc.asyncProperty(change, async ([base, head]) => {
      const sides = { path, before: textOf(base), after: textOf(head), policy };
      const errors = await warningsOf(sides, ['error']);
      const all = tools.flatMap((tool) => uses.map((use): Use => [tool, use]));
      const isGained = all.some(
        (use) => isWider(use, base, head) && actionOf(use, head) === 'allow',
      );
      if (isGained) expect(errors).not.toEqual([]);
    }),
    sample(seed, 100),
  );
});

test('a permission with too many wildcards is not read', async () => {
  const many = Array.from({ length: 2000 }, (_, index): Entry => [`*${index}`, 'deny']);
  const [before, after] = [[], many].map(places['opencode.json']);
  const warnings = await warningsOf({
    path: 'opencode.json',
    before: before ?? '',
    after: after ?? '',
  });
  expect(warnings).not.toEqual([]);
});

const policy = 'policy: { allowed-tools: [Read] }\n';

interface FileSides {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly policy?: string;
}

async function warningsOf(sides: FileSides, severities: readonly string[] = ['warning', 'error']) {
  const { path, before, after, policy = '{}\n' } = sides;
  const files = new Map([
    ['before/skillaccord.yml', policy],
    ['after/skillaccord.yml', policy],
    [`before/${path}`, before],
    [`after/${path}`, after],
  ]);
  const { findings } = await runCase({ comment: '', files });
  return findings.flatMap(({ rule, severity, state }) =>
    state === 'new' && severities.includes(severity) ? [rule] : [],
  );
}

/** The entries as JSON, which is YAML too. */
function written(entries: readonly Entry[]): string {
  const inner = entries.map(([key, value]) => {
    const text =
      typeof value === 'string'
        ? JSON.stringify(value)
        : `{${value.map(([pattern, each]) => `"${pattern}": "${each}"`).join(', ')}}`;
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{${inner.join(', ')}}`;
}

function toValue(value: Action | object): Entry[1] {
  return typeof value === 'string' ? value : (Object.entries(value) as [string, Action][]);
}

type Use = readonly [tool: string, use: string];

function isWider(use: Use, base: readonly Entry[], head: readonly Entry[]): boolean {
  return ranks[actionOf(use, head)] < ranks[actionOf(use, base)];
}

/** What opencode does; by default it allows. */
function actionOf([tool, use]: Use, entries: readonly Entry[]): Action {
  const rules = entries.flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, '*', value] as const]
      : value.map(([pattern, each]) => [key, pattern, each] as const),
  );
  const last = rules.findLast(([key, pattern]) => isMatch(key, tool) && isMatch(pattern, use));
  return last?.[2] ?? 'allow';
}

function isMatch(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text);
}
