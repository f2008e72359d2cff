import { describe, expect, test } from 'vitest';
import { shapes } from '../../rig/clients/shapes.ts';
import { variants } from '../../rig/clients/variants.ts';
import { expectedVerdict, type ShapeVerdict } from '../../rig/clients/verdicts.ts';
import { claudeEvents } from '../../src/powers/hooks/hook-events.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { hookEvents } from '../../src/units/refusals/part-shapes.ts';

/** Shapes on which the validator and this program differ, with the reason. */
const differences: Readonly<Record<string, string>> = {
  'plugin.json engines no range': 'the client ignores the value',
  'marketplace.json source that is not there': 'the validator does not look; nobody can install it',
  'plugin.json hooks names the file that is loaded anyway':
    'the client reports an error when it loads it',
  'marketplace.json strict false and both say skills': 'the client refuses it when it loads it',
};

const manifests = shapes.filter(({ id }) => /^(?:plugin|marketplace)\.json /.test(id));

test.each(manifests)('an error where the validator has one: $id', async ({ id, files }) => {
  const { verdict, said } = await ours(files);
  const isRefused = expectedVerdict(id) === 'error';
  expect(verdict === 'error', said).toBe(id in differences ? !isRefused : isRefused);
});

describe('variants', () => {
  test.each(variants)('$id', async (variant) => {
    const { verdict, said } = await ours(variant.files);
    expect(verdict, `${variant.reason}\n${said}`).toBe(variant.ours);
  });

  test('with the same verdict stand under that heading, all others under a reason', () => {
    const same = 'Both say the same.';
    const wrong = variants.filter(
      ({ validator, ours, reason }) => (validator === ours) !== (reason === same),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('the events of hooks are those whose permissions are read', () => {
  expect([...hookEvents].sort()).toEqual([...claudeEvents.keys()].sort());
});

/** The worst that is said of a tree at rest; a version that is not raised is of no interest. */
async function ours(
  files: Readonly<Record<string, string>>,
): Promise<{ verdict: ShapeVerdict; said: string }> {
  const { findings } = await checkExample({ files: new Map(Object.entries(files)) } as never, {});
  const others = findings.filter(({ rule }) => rule !== 'plugin-version-stale');
  const levels = others.map(({ severity }) => severity);
  const verdict = levels.includes('error')
    ? 'error'
    : levels.includes('warning')
      ? 'warning'
      : 'nothing';
  const said = others.map(({ rule, message }) => `${rule} ${JSON.stringify(message)}`).join('\n');
  return { verdict, said };
}
