import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changeRules, rules } from '../../src/rules/catalog.ts';
import type { Requirement } from '../../src/rules/requirement.ts';
import type { ChangeRule } from '../../src/rules/rule.ts';
import { catalogue } from '../support/samples/catalogue.ts';

/** `id: reason` lines under headings: differing rows, and rules without a row. */
function listed(heading: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('catalogue-differences.txt', import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => [line.split(': ', 1)[0] ?? '', line.split(': ').slice(1).join(': ')]),
  );
}

const otherwise = listed('built otherwise');
const classes = listed('of another class');
const further = listed('beyond the catalogue');
const known = new Set(rules.map(({ id }) => id));

function formatRequirement({ bump, warn }: Requirement): string {
  return warn ? `${bump}!` : bump;
}

/** The class of a rule as spelled in the catalogue; null if it depends on the change. */
function classOf({ requires, requiresUnderSemantic }: ChangeRule): string | null {
  if (typeof requires === 'function' || typeof requiresUnderSemantic === 'function') return null;
  return requiresUnderSemantic
    ? `${formatRequirement(requires)}/${formatRequirement(requiresUnderSemantic)}`
    : formatRequirement(requires);
}

const unlisted = (id: string) =>
  `Add "${id}: REASON" below "## beyond the catalogue" in test/rules/catalogue-differences.txt.`;

describe('the catalogue of changes', () => {
  test.each(Object.keys(catalogue))('%s is a rule, or has a documented difference', (id) => {
    expect(known.has(id) !== otherwise.has(id)).toBe(true);
  });

  test.each(changeRules.map((rule) => [rule.id, rule] as const))('%s has its class', (id, rule) => {
    const ruleClass = classOf(rule);
    const expectedClass = catalogue[id];
    if (expectedClass === undefined) expect([...further.keys()], unlisted(id)).toContain(id);
    else if (ruleClass === null) expect(expectedClass).toMatch(/[,/]/);
    else expect(ruleClass === expectedClass).toBe(!classes.has(id));
  });

  test('every documented difference has a reason, and none is stale', () => {
    expect([...otherwise.keys()].filter((id) => catalogue[id] === undefined)).toEqual([]);
    expect([...classes.keys()].filter((id) => catalogue[id] === undefined)).toEqual([]);
    const changes = new Set(changeRules.map(({ id }) => id));
    expect([...further.keys()].filter((id) => !changes.has(id) || id in catalogue)).toEqual([]);
    for (const reason of [...otherwise, ...classes, ...further].map(([, text]) => text)) {
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
