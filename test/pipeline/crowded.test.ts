import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { msg, plainText } from '../../src/model/message.ts';
import { groupBy } from '../../src/model/text/group-by.ts';
import { limitFindings } from '../../src/pipeline/findings/limit-findings.ts';
import { finding } from '../support/samples/canonical-report.ts';

function manyFindings(count: number, more: Partial<Finding>): Finding[] {
  return Array.from({ length: count }, (_, index) =>
    finding({ ...more, fingerprint: String(index), at: { path: `skills/${index}/SKILL.md` } }),
  );
}

const group = fc.record({
  rule: fc.constantFrom('dynamic-command-added', 'input-required-added', 'lock-content-changed'),
  state: fc.constantFrom('new' as const, 'existing' as const, 'accepted' as const),
  path: fc.constantFrom('a/SKILL.md', '.claude/commands/x.md', 'proto.lock'),
  severities: fc.array(fc.constantFrom('error' as const, 'warning' as const, 'note' as const), {
    minLength: 990,
    maxLength: 1010,
  }),
});

/** The number of findings that one stands for. */
function countOf({ about, message }: Finding): number {
  return about === 'more' ? Number.parseInt(plainText(message), 10) : 1;
}

test('of one rule and state in one file at most 1,000 are listed, the worst, and the others counted', () => {
  const property = fc.property(fc.array(group, { maxLength: 4 }), (groups) => {
    const all = groups.flatMap(({ rule, state, path, severities }) =>
      severities.map((severity) => finding({ rule, state, severity, at: { path } })),
    );
    const limited = groupBy(limitFindings(all), ({ rule, state, at }) =>
      [rule, state, at.path].join(' '),
    );
    const keys = groupBy(all, ({ rule, state, at }) => [rule, state, at.path].join(' '));
    expect([...limited.keys()].sort()).toEqual([...keys.keys()].sort());
    for (const [key, own] of keys) {
      const listed = limited.get(key) ?? [];
      expect(listed.length).toBe(Math.min(own.length, 1001));
      expect(listed.map(countOf).reduce((sum, count) => sum + count, 0)).toBe(own.length);
      const errors = (some: readonly Finding[]) =>
        some.filter(({ severity, about }) => severity === 'error' && about !== 'more').length;
      expect(errors(listed)).toBe(Math.min(errors(own), 1000));
    }
  });
  fc.assert(property, { numRuns: 30 });
});

describe('the findings of a run', () => {
  test('are all listed up to 100,000', () => {
    const all = manyFindings(100_000, { rule: 'link-target', severity: 'warning', state: 'new' });
    expect(limitFindings(all)).toBe(all);
  });

  test('are the worst of more than that, with the number of the others for each rule', () => {
    const notes = manyFindings(60_000, { rule: 'bom', severity: 'note', state: 'new' });
    const existing = manyFindings(60_000, {
      rule: 'name-format',
      severity: 'error',
      state: 'existing',
    });
    const errors = manyFindings(30_000, { rule: 'name-format', severity: 'error', state: 'new' });
    const found = limitFindings([...notes, ...existing, ...errors]);
    expect(found).toHaveLength(100_001);
    expect(found.filter(({ rule, state }) => rule === 'name-format' && state === 'new')).toEqual(
      errors,
    );
    expect(found.filter(({ rule }) => rule === 'bom')).toEqual(notes);
    expect(found.at(-1)).toMatchObject({
      rule: 'name-format',
      severity: 'error',
      state: 'existing',
      message: msg`50000 more findings of this rule are not listed.`,
    });
  });

  test('keep the related places of the worst unlisted ones', () => {
    const notes = [{ at: { path: 'skill.toml' }, message: msg`The version is still 1.0.0.` }];
    const all = manyFindings(100_001, {
      rule: 'effect-added',
      severity: 'error',
      state: 'new',
      notes,
    });
    expect(limitFindings(all).at(-1)).toMatchObject({ notes });
  });

  test('keep their severity if the unlisted ones are the worst', () => {
    const all = manyFindings(150_000, { rule: 'name-format', severity: 'error', state: 'new' });
    const [last] = limitFindings([
      ...all,
      ...manyFindings(2, { rule: 'bom', state: 'accepted' }),
    ]).slice(-1);
    expect(last).toMatchObject({ rule: 'bom', state: 'accepted' });
    const counted = limitFindings(all).at(-1);
    expect(counted).toMatchObject({ severity: 'error', state: 'new', about: 'more' });
    expect(counted?.message).toEqual(msg`50000 more findings of this rule are not listed.`);
  });
});
