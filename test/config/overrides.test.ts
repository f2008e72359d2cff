import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { rules } from '../../src/rules/catalog.ts';

const ids = rules.map(({ id }) => id);
const context = {
  head: () => ({ sha: null, dirty: false }),
  ...{ base: null, remote: null, directory: null, proposed: false, today: null },
};

const manifest = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when it is wanted.\n${more}---\n[gone](gone.md)\n`;
const lock = (path: string) => `skills:\n  ${path}:\n    content_hash: sha256:${'0'.repeat(64)}\n`;
const input = (name: string) =>
  `manifest_version: "1.0"\nversion: 1.0.0\ninterface:\n  inputs:\n    - name: ${name}\n      required: true\n      schema: { type: string }\n`;

const base = {
  'a/SKILL.md': manifest('a', input('day')),
  'b/SKILL.md': manifest('b', input('day')),
  'gone/SKILL.md': manifest('gone', 'version: 1.0.0\n'),
  'deep/kept/SKILL.md': manifest('kept'),
  'c.lock': lock('kept'),
  'd.lock': lock('kept'),
};
const head = {
  'a/SKILL.md': manifest('a', input('hour')),
  'b/SKILL.md': manifest('b', input('hour')),
  'deep/kept/SKILL.md': manifest('kept'),
  'a.lock': lock('a'),
  'b.lock': lock('b'),
};

/** The findings under a configuration, as `rule severity path`. */
async function findings(text: string): Promise<readonly string[]> {
  const { config } = readConfig('skillaccord.yml', text, ids);
  const sides = { head: memoryTree(head), base: memoryTree(base), context };
  const report = await check(sides, config);
  return report.findings.map(({ rule, severity, at }) => `${rule} ${severity} ${at.path}`);
}

const override = (files: string, levels: string) =>
  `  - { files: [${files}], rules: { ${levels} } }\n`;
const level = (found: readonly string[], rule: string, path: string) =>
  found.find((line) => line.startsWith(`${rule} `) && line.endsWith(` ${path}`))?.split(' ')[1] ??
  'off';

describe('an override', () => {
  test.each([
    ['a rule over manifests', 'link-target', 'a/SKILL.md', 'b/SKILL.md'],
    ['a rule over changes', 'input-renamed', 'a/SKILL.md', 'b/SKILL.md'],
    ['a rule over locks', 'lock-content-changed', 'a.lock', 'b.lock'],
    ['a rule over the repository', 'lock-removed', 'c.lock', 'd.lock'],
  ])('of %s holds for its files alone', async (_, rule, path, other) => {
    const before = await findings('');
    expect(level(before, rule, path)).not.toBe('off');
    for (const severity of ['off', 'note', 'warning', 'error']) {
      const after = await findings(`overrides:\n${override(path, `${rule}: ${severity}`)}`);
      expect(level(after, rule, path), severity).toBe(severity);
      expect(level(after, rule, other)).toBe(level(before, rule, other));
    }
  });

  test('takes precedence over "rules", and the last one over the others', async () => {
    const text = `rules: { link-target: note }\noverrides:\n${override('a/', 'link-target: off')}${override('"*/SKILL.md"', 'link-target: error, bom: off')}${override('b/', 'bom: error')}`;
    const after = await findings(text);
    expect(level(after, 'link-target', 'a/SKILL.md')).toBe('error');
    expect(level(after, 'link-target', 'b/SKILL.md')).toBe('error');
    expect(level(after, 'link-target', 'deep/kept/SKILL.md')).toBe('note');
  });

  test('applies to a removed skill by its old path', async () => {
    const before = await findings('');
    const removed = before.find((line) => line.startsWith('skill-removed '));
    expect(removed).toBe('skill-removed error gone/SKILL.md');
    const after = await findings(`overrides:\n${override('gone/', 'skill-removed: note')}`);
    expect(after).toContain('skill-removed note gone/SKILL.md');
  });
});
