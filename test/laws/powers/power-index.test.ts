import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Power } from '../../../src/model/power.ts';
import { type Cover, covers } from '../../../src/powers/compare/covers.ts';
import { PowerIndex } from '../../../src/powers/compare/power-index.ts';
import { sample, seeds } from '../support/seeds.ts';

const words = [
  'git',
  'git log',
  'npm',
  'npm run *',
  'git *',
  'git log *',
  'g*',
  'a/**',
  './a/x',
  'a/../b',
  '/a/*',
  '*',
  '**/x',
  '~/a',
  'x',
  'domain:*.x.com',
  'domain:a.x.com',
];
const tools = [
  'Bash',
  'Read',
  'Edit',
  'WebFetch',
  'Agent',
  'mcp__a',
  'mcp__a__*',
  'mcp__a__b',
  'mcp__ab__c',
  'mcp__a__g*',
  '*',
];

const scope = fc
  .tuple(fc.constantFrom(...tools), fc.option(fc.constantFrom(...words)), fc.boolean())
  .map(([tool, inner, isPrefix]) =>
    inner === null ? tool : `${tool}(${inner}${isPrefix && tool === 'Bash' ? ':*' : ''})`,
  );

const power: fc.Arbitrary<Power> = fc.record({
  kind: fc.constantFrom('approve' as const, 'guard' as const),
  feature: fc.constant('permission-rule' as const),
  scope,
  reach: fc.constantFrom(
    'tool' as const,
    'tool' as const,
    'tool' as const,
    'any' as const,
    'unknown' as const,
    'one' as const,
  ),
  subject: fc.constantFrom('permissions', 'allowed-tools'),
  trigger: fc.constantFrom(
    { start: 'enabled' as const },
    { start: 'enabled' as const, condition: 'c' },
  ),
  unit: fc.constant({ kind: 'repository' as const, root: '', name: '' }),
  at: fc.constant({ path: 'a' }),
});

/** The strongest verdict of all pairs. */
function ofAllPairs(powers: readonly Power[], wanted: Power): Cover {
  const verdicts = powers.map((other) => covers(other, wanted));
  return verdicts.includes('yes') ? 'yes' : verdicts.includes('unknown') ? 'unknown' : 'no';
}

test.each(seeds)('groups of permissions miss no pair that decides, %s seed %i', (_, seed) => {
  fc.assert(
    fc.property(fc.array(power, { maxLength: 12 }), power, (powers, wanted) => {
      expect(new PowerIndex(powers).verdict(wanted)).toBe(ofAllPairs(powers, wanted));
    }),
    sample(seed, 2000),
  );
});
