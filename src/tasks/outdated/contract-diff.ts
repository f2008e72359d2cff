import { type Config, noConfigFiles } from '../../config/config.ts';
import { compareFindings, type Finding } from '../../model/finding.ts';
import { isWidening } from '../../model/power.ts';
import type { RunContext } from '../../model/sides.ts';
import type { Skill } from '../../model/skill.ts';
import { isInside, join, relativePath } from '../../model/text/path.ts';
import { type FileTree, type MemoryFile, memoryTree, readAll } from '../../model/tree.ts';
import { check } from '../../pipeline/check.ts';
import { findRule } from '../../rules/catalog.ts';
import { metadataChanged } from '../../rules/change/metadata-changed.ts';
import { policyDenied } from '../../rules/problem/permissions.ts';
import { noSkillsFound } from '../../rules/repository/no-skills-found.ts';
import type { UpdateChanges, UpstreamSkill } from './update-status.ts';

/** The configurations that judge an update. */
export interface DiffSettings {
  /** That of the files here. */
  readonly config: Config;
  /** That of the default branch: its policy applies too. */
  readonly trustedConfig: Config;
}

/** The bytes of a copy by path in the repository. */
export type CopyFiles = Readonly<Record<string, MemoryFile>>;

/** The files of the copy here. */
export async function filesHere(tree: FileTree, { files }: Skill): Promise<CopyFiles> {
  const read = await readAll(
    tree,
    files.map(({ path }) => path),
  );
  return Object.fromEntries(
    files.flatMap(({ path, kind }) => {
      const content = read.files.get(path);
      return content ? [[path, { kind, content }]] : [];
    }),
  );
}

/** The files that an update writes to the folder of the copy; without those that were not sent. */
export async function filesOfUpdate(
  { source: { upstream }, form }: UpstreamSkill,
  root: string,
): Promise<CopyFiles> {
  const paths = [...new Set(form.files.map(({ from }) => from))];
  const read = await readAll(
    upstream.tree,
    paths.filter((path) => upstream.sizeOf(path) !== null),
  );
  return Object.fromEntries(
    form.files.flatMap(({ name, kind, from }) => {
      const content = read.files.get(from);
      return content ? [[join(root, name), { kind, content }]] : [];
    }),
  );
}

/** The submodules of a skill at its source, which no update writes. */
export function submodulesOf(
  { source: { upstream, folder } }: UpstreamSkill,
  root: string,
): CopyFiles {
  const inside = upstream.tree.submodules.filter(({ path }) => isInside(path, folder));
  return Object.fromEntries(
    inside.map(({ path, commit }) => [
      join(root, relativePath(folder, path)),
      { kind: 'submodule', content: commit ?? '' },
    ]),
  );
}

/** Whether two copies have the same files, apart from line endings and the executable bit. */
export function isSameCopy(copy: CopyFiles, other: CopyFiles): boolean {
  const paths = Object.keys(copy);
  if (paths.length !== Object.keys(other).length) return false;
  return paths.every((path) => {
    const [left, right] = [copy[path], other[path]];
    if (!left || !right) return false;
    const isLink = left.kind === 'symlink' || right.kind === 'symlink';
    if (isLink && left.kind !== right.kind) return false;
    return bytesOf(left).equals(bytesOf(right)) || textOf(left) === textOf(right);
  });
}

function bytesOf({ content }: MemoryFile): Buffer {
  return Buffer.from(content);
}

/** The text with LF; every byte is a character. */
function textOf(file: MemoryFile): string {
  return bytesOf(file).toString('latin1').replaceAll('\r\n', '\n');
}

/** Compares the copy here with the one that an update writes, under the configuration of the repository. */
export async function contractDiff(
  copyFiles: CopyFiles,
  update: CopyFiles,
  root: string,
  { config, trustedConfig }: DiffSettings,
): Promise<UpdateChanges> {
  const sides = {
    base: memoryTree(copyFiles),
    head: memoryTree(update),
    context,
    isOfSource: true,
  };
  const configFiles = { ...noConfigFiles, trustedConfig: diffConfig(trustedConfig) };
  const report = await check(sides, diffConfig(config), configFiles);
  const summary = report.skills.find((skill) => skill.root === root);
  const findings = [...report.findings, ...report.changes].filter(isOfUpdate).sort(compareFindings);
  const hasPolicy = config.policy.length + trustedConfig.policy.length > 0;
  const isDenied = findings.some(({ rule }) => rule === policyDenied.id);
  return {
    findings,
    powers: report.powers.filter(isWidening),
    requiredBump: summary?.requiredBump ?? null,
    policy: hasPolicy ? (isDenied ? 'denied' : 'allowed') : null,
    versions: { from: summary?.base?.version ?? null, to: summary?.version ?? null },
  };
}

/** No path is ignored and no rule is off: the copy may be in a folder that the gate does not check. */
function diffConfig(config: Config): Config {
  const levels = Object.entries(config.rules).filter(([, level]) => level !== 'off');
  const rules = { ...Object.fromEntries(levels), [noSkillsFound.id]: 'off' as const };
  return { ...config, ignore: [], overrides: [], accept: [], rules, scope: 'new', failOn: 'never' };
}

/** A copy of an example: no repository, no day. */
const context: RunContext = {
  head: () => ({ sha: null, dirty: false }),
  base: { sha: '0'.repeat(40), how: 'vendored copy' },
  remote: null,
  directory: null,
  proposed: true,
  today: null,
};

/** New findings on the skill itself: its version is up to its author, and `gh` writes its own record. */
function isOfUpdate({ rule, state, about }: Finding): boolean {
  const isRecord = rule === metadataChanged.id && /\0(?:github-[a-z-]+|local-path)\0/.test(about);
  return state === 'new' && findRule(rule)?.kind !== 'version' && !isRecord;
}
