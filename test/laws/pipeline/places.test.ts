import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { plainText } from '../../../src/model/message.ts';
import { type MemoryFile, memoryTree } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { applyEdit, edit } from '../support/edits.ts';
import { type Source, sourceNames, sources } from '../support/maximal.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

type Tree = Readonly<Record<string, string | Uint8Array | MemoryFile>>;

async function findingsOf(before: Tree, after: Tree): Promise<readonly Finding[]> {
  const trees = { head: memoryTree(after), base: memoryTree(before) };
  const context = exampleContext(true);
  return (await check({ ...trees, context }, { ...defaults, allowEmpty: true })).findings;
}

function lineOf({ rule, severity, state, at, message }: Finding): string {
  const place = JSON.stringify(at);
  return [
    rule,
    severity,
    state,
    place,
    plainText(message).replaceAll('./linked/', './skills/'),
  ].join(' ');
}

const link = (content: string): MemoryFile => ({ kind: 'symlink', content });

/** A lock of the skills command line with an entry for each name. */
function lockOf(...names: readonly string[]): Tree {
  const entry = { source: 'acme/skills', sourceType: 'github', computedHash: '0'.repeat(64) };
  const entries = Object.fromEntries(names.map((name) => [name, entry]));
  return { 'skills-lock.json': JSON.stringify({ version: 1, skills: entries }) };
}

function marketplaceOf(...skills: readonly string[]): Tree {
  const plugin = { name: 'tools', source: './', strict: false, skills };
  const marketplace = { name: 'acme', owner: { name: 'Acme' }, plugins: [plugin] };
  return { '.claude-plugin/marketplace.json': JSON.stringify(marketplace) };
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  const edits = fc.array(edit, { maxLength: 3 });
  const holds = (law: (before: Source, after: Source) => Promise<void>, source: Source) =>
    fc.assert(
      fc.asyncProperty(edits, edits, async (first, second) => {
        const before = first.reduce(applyEdit, source);
        await law(before, second.reduce(applyEdit, before));
      }),
      sample(seed, 2),
    );

  test.each(sourceNames)('a copy of %s for another agent adds no finding', async (name) => {
    await holds(async (before, after) => {
      const [base, head] = [filesOfSource(before), filesOfSource(after)];
      const copies = (source: Source) => ({
        ...filesOfSource(source, undefined, '.claude/skills/worklog'),
        ...filesOfSource(source, undefined, '.agents/skills/worklog'),
      });
      const single = (await findingsOf(base, head)).map(({ rule }) => rule);
      const both = await findingsOf({ ...base, ...copies(before) }, { ...head, ...copies(after) });
      expect(both.map(({ rule }) => rule)).toEqual(single);
    }, sources[name] as Source);
  });

  test.each(sourceNames)('a link to %s is the target skill', async (name) => {
    await holds(async (before, after) => {
      const [base, head] = [filesOfSource(before), filesOfSource(after)];
      const listed = await findingsOf(
        { ...base, ...marketplaceOf('./skills/worklog') },
        { ...head, ...marketplaceOf('./skills/worklog') },
      );
      const linked = await findingsOf(
        { ...base, ...marketplaceOf('./linked/worklog'), linked: link('skills') },
        { ...head, ...marketplaceOf('./linked/worklog'), linked: link('skills') },
      );
      const isOfLink = ({ rule }: Finding) => rule === 'skill-symlink';
      expect(linked.filter((finding) => !isOfLink(finding)).map(lineOf)).toEqual(
        listed.map(lineOf),
      );
    }, sources[name] as Source);
  });

  test.each(sourceNames)('uninstalling %s, which no hash verifies, is a warning', async (name) => {
    await holds(async (before) => {
      const installed = filesOfSource(before, undefined, '.agents/skills/worklog');
      // Skills of agents in a repository that offers nothing have no callers to break.
      const offer = { 'p/.claude-plugin/plugin.json': '{"name": "p", "version": "1.0.0"}' };
      const found = await findingsOf(
        { ...offer, ...installed, ...lockOf('worklog') },
        { ...offer, ...lockOf() },
      );
      expect(found.map(lineOf)).toEqual([expect.stringContaining('skill-removed')]);
      expect(found.map(({ severity }) => severity)).toEqual(['warning']);
    }, sources[name] as Source);
  });

  test.each(sourceNames)('an update of installed %s needs no bump', async (name) => {
    await holds(async (before, after) => {
      const root = '.agents/skills/worklog';
      const found = await findingsOf(
        { ...filesOfSource(before, undefined, root), ...lockOf('worklog') },
        { ...filesOfSource(after, undefined, root), ...lockOf('worklog') },
      );
      const asking = found.filter(({ bump, category }) => {
        return (
          category === 'version' || (category !== 'privilege' && bump !== null && bump !== 'none')
        );
      });
      expect(asking).toEqual([]);
    }, sources[name] as Source);
  });
});
