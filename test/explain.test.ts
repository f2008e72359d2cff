import { expect, test } from 'vitest';
import { explain, mendOf } from '../src/explain.ts';
import { rules } from '../src/rules/catalog.ts';

test('every lock and version rule says how it is mended, and every break', () => {
  const silent = rules.filter((rule) => mendOf(rule) === null);
  const told = silent.filter(
    (rule) =>
      ['lock', 'version'].includes(rule.category) ||
      (rule.scope === 'change' && typeof rule.grade !== 'function' && rule.grade.bump === 'major'),
  );
  expect(told.map(({ id }) => id)).toEqual([]);
});

test.each(rules.map((rule) => [rule.id, rule] as const))(
  '%s is mended before it fails',
  async (_id, rule) => {
    const page = await explain(rule);
    const mend = mendOf(rule);
    if (mend === null) expect(page).not.toContain('## Mending it');
    else expect(page).toContain(`\n\n## Mending it\n\n${mend}\n\n## Fails\n`);
    expect(mend ?? 'A sentence.').toMatch(/^[A-Z].*\.$/);
  },
);
