import { defaults } from '../../src/config/config.ts';
import { compareSkills } from '../../src/contract/compare/compare.ts';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import type { Change } from '../../src/model/contract.ts';
import type { Skill } from '../../src/model/skill.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { exactJson } from '../../src/model/value/canonical.ts';
import { load } from '../../src/pipeline/load.ts';

/** The skills of a tree given as texts. */
export async function skillsOf(files: Readonly<Record<string, string>>): Promise<readonly Skill[]> {
  const { workspace } = await load(memoryTree(files), defaults);
  return workspace.skills;
}

/** All changes between two trees. */
export async function changesBetween(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Promise<readonly Change[]> {
  return changesOf(await skillsOf(before), await skillsOf(after));
}

/** All changes between the skills of two trees. */
export function changesOf(before: readonly Skill[], after: readonly Skill[]): readonly Change[] {
  return pairSkills(before, after).flatMap((pair) => compareSkills(pair));
}

/** All changes between two trees, and those of the reverse comparison. */
export async function changesBothWays(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Promise<readonly [forward: readonly Change[], backward: readonly Change[]]> {
  const [old, fresh] = [await skillsOf(before), await skillsOf(after)];
  return [changesOf(old, fresh), changesOf(fresh, old)];
}

/** A tree of one skill, from the lines of its frontmatter after name and description. */
export function worklog(lines: string, body = 'Write the log.\n'): Record<string, string> {
  const front = `name: worklog\ndescription: Writes a work log.\n${lines.replace(/^\n/, '')}`;
  return { 'skills/worklog/SKILL.md': `---\n${front.trimEnd()}\n---\n${body}` };
}

/** The same as an ADR-002 manifest. */
export function manifest(lines: string, body?: string): Record<string, string> {
  return worklog(`manifest_version: "1.0"\n${lines.replace(/^\n/, '')}`, body);
}

/** A change in one line: kind, action, and location in head and base. */
export function line(change: Change): string {
  const { kind, action, facet, verdict, detail, before, after, from, to, witness } = change;
  const name = (after ?? before)?.name;
  const previousName = before && after && before.name !== after.name ? `${before.name}>` : '';
  const what = [
    kind,
    name === undefined ? '' : `"${previousName}${name}"`,
    action,
    facet,
    verdict,
    detail,
  ];
  const values = facet === null ? '' : ` ${exactJson(from)} -> ${exactJson(to)}`;
  const shown = witness ? ` witness ${exactJson(witness.value)}` : '';
  return `${what.filter((part) => part).join(' ')}${values}${shown}`;
}
