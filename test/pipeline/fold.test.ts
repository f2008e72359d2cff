import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Finding, isAtLeast, type Severity, severityRank } from '../../src/model/finding.ts';
import { msg, plainText } from '../../src/model/message.ts';
import { foldConsequences } from '../../src/pipeline/findings/fold.ts';
import { sample, seeds } from '../laws/support/seeds.ts';

const severities = Object.keys(severityRank) as readonly Severity[];

/** Findings near each other, of which some are consequences of others. */
const findings: fc.Arbitrary<readonly Finding[]> = fc
  .array(
    fc.record({
      rule: fc.constantFrom('cause-a', 'cause-b', 'cause-c'),
      severity: fc.constantFrom(...severities),
      state: fc.constantFrom('new', 'existing', 'accepted'),
      category: fc.constantFrom('interface', 'privilege', 'version'),
      bump: fc.constantFrom('major', 'minor', 'patch', null),
      skill: fc.constantFrom('a', 'b', null),
      line: fc.integer({ min: 1, max: 2 }),
      about: fc.constantFrom('x', 'y', 'x\0y', 'skill.x'),
      hasHelp: fc.boolean(),
      consequenceOf: fc.option(
        fc.record({
          rules: fc.constantFrom('any', 'changes', ['cause-a'], ['cause-b', 'cause-c']),
          sharing: fc.constantFrom('place', 'key', 'entry', 'skill'),
          says: fc.constantFrom('help', undefined),
        }),
        { freq: 2 },
      ),
      reasons: fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), {
        freq: 4,
      }),
    }),
    { maxLength: 7 },
  )
  .map((all) =>
    all.map(({ hasHelp, line, consequenceOf, reasons, ...rest }, index): Finding => {
      const start = { line, column: 1 };
      return {
        ...rest,
        topic: null,
        isChange: false,
        message: msg`Finding ${index}.`,
        help: hasHelp ? msg`Help ${index}.` : null,
        notes: [],
        phrase: null,
        at: { path: 'SKILL.md', range: { start, end: start } },
        was: null,
        before: null,
        after: null,
        fingerprint: String(index),
        excerpt: null,
        consequenceOf: consequenceOf ? withoutAbsent(consequenceOf) : undefined,
        reasons: consequenceOf && reasons ? reasons : undefined,
      };
    }),
  );

function withoutAbsent({ says, ...rest }: { says: 'help' | undefined } & object) {
  return (says ? { ...rest, says } : rest) as NonNullable<Finding['consequenceOf']>;
}

/** Fails at a severity; of permissions at the one of base, which may be another. */
const gates = fc.record({
  head: fc.constantFrom('error', 'warning', 'never'),
  base: fc.constantFrom('error', 'warning', 'never'),
});

type Gate = typeof gates extends fc.Arbitrary<infer T> ? T : never;

function fails({ head, base }: Gate) {
  return ({ category, severity, state }: Finding): boolean => {
    const level = category === 'privilege' ? base : head;
    return state === 'new' && level !== 'never' && isAtLeast(severity, level as Severity);
  };
}

/** The findings that a finding of the result stands for, by what it says. */
const saidIn = (folded: readonly Finding[]) =>
  new Map(
    folded.flatMap((finding) =>
      [finding, ...finding.notes].map(({ message }) => [plainText(message), finding] as const),
    ),
  );

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  const holds = (law: (list: readonly Finding[], gate: Gate) => void) =>
    fc.assert(fc.property(findings, gates, law), sample(seed, 2000));

  test('folding never changes the outcome', () => {
    holds((list, gate) => {
      const isFailing = fails(gate);
      const folded = foldConsequences(list, isFailing);
      expect(folded.some(isFailing)).toBe(list.some(isFailing));
    });
  });

  test('no error or warning is lost without a finding that is as severe and as new', () => {
    holds((list, gate) => {
      const folded = foldConsequences(list, fails(gate));
      const said = saidIn(folded);
      for (const { severity, state, message, help } of list) {
        const carrier = said.get(plainText(message)) ?? said.get(help ? plainText(help) : '');
        expect(carrier, plainText(message)).toBeDefined();
        expect(carrier?.state).toBe(state);
        const asGrave = folded.filter(
          (other) => other.state === state && isAtLeast(other.severity, severity),
        );
        expect(asGrave, plainText(message)).not.toEqual([]);
      }
    });
  });

  test('a folded finding stands in one that was there before, which keeps all but its notes', () => {
    holds((list, gate) => {
      const originals = new Map(list.map((finding) => [finding.fingerprint, finding]));
      for (const { notes, severity, ...rest } of foldConsequences(list, fails(gate))) {
        const original = originals.get(rest.fingerprint);
        expect({ ...rest, notes: [], severity: original?.severity }).toEqual(original);
      }
    });
  });

  test('folding twice is folding once', () => {
    holds((list, gate) => {
      const once = foldConsequences(list, fails(gate));
      expect(foldConsequences(once, fails(gate))).toEqual(once);
    });
  });
});
