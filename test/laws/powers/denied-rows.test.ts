import { describe, expect, test } from 'vitest';
import { runCase } from '../../support/run-case.ts';
import { carrierExamples } from '../support/carrier-examples.ts';

type Files = Readonly<Record<string, string>>;

/** A policy that denies whatever its keys are about. */
const policy = `policy:
  hooks: false
  mcp: false
  exec: false
  network: false
  unpinned: false
  secrets: false
  filesystem_read: []
  filesystem_write: []
  implicit-invocation: false
`;
const skill = '---\nname: w\ndescription: Does w for you.\n---\nText.\n';

async function findingsOf(before: Files, after: Files, settings: Files) {
  const side = (name: string, files: Files) =>
    Object.entries({ 'skills/w/SKILL.md': skill, ...settings, ...files }).map(
      ([path, text]) => [`${name}/${path}`, text] as const,
    );
  const files = new Map([...side('before', before), ...side('after', after)]);
  const { findings } = await runCase({ comment: '', files });
  return findings.filter(({ category, state }) => category === 'privilege' && state === 'new');
}

/** Fixed versions may be installed, a mode of every user and what people type are no grants to deny. */
const allowed = new Set([
  'claude-marketplace 1: install',
  'claude-plugin 6: install',
  'plugin-package 1: install',
  'claude-agent 5: approve',
  'skill-frontmatter 2: auto',
  // `allowed-tools` of a policy alone is about that of skills.
  'skill-frontmatter 4: approve',
  // What was denied is asked for now.
  'opencode-config 2: guard',
]);

describe.each(carrierExamples)('%s', (name, { granting, without, kind }) => {
  const [before, after] = kind === 'guard' ? [granting, without] : [without, granting];

  test.skipIf(allowed.has(name))('is denied by a policy that grants nothing', async () => {
    // A policy that denies hooks asks for the end of those that limit.
    const written = kind === 'guard' ? policy.replace('hooks: false', 'hooks: true') : policy;
    const found = await findingsOf(before, after, { 'skillaccord.yml': written });
    expect(found.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  });

  test('is named without a policy', async () => {
    const found = await findingsOf(before, after, {});
    const isNewUnit = found.some(({ rule }) => rule === 'new-unit-permissions');
    const isQuiet = kind === 'install' || (isNewUnit && !name.includes('hooks'));
    const loud = isQuiet ? ['note', 'warning'] : ['warning'];
    expect(found.filter(({ severity }) => loud.includes(severity))).not.toEqual([]);
  });
});
