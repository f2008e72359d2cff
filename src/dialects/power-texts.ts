import type { PolicyKey } from '../model/config.ts';
import type { Problem } from '../model/finding.ts';
import { type Message, msg } from '../model/message.ts';
import type { Skill } from '../model/skill.ts';
import type { Location } from '../model/text/text.ts';
import { normalizeLineEndings } from '../syntax/parsed.ts';
import { blockNames } from './block-names.ts';
import { dialectsIn } from './catalog.ts';
import type { ManifestPart } from './dialect.ts';
import { foreignPowers } from './misspelt-powers.ts';
import { type Doubt, doubtsIn } from './power-doubts.ts';
import { parseSkillMd, type SkillMd } from './skill-md.ts';
import { parseSkillToml } from './skill-toml-file.ts';

/** A part of a manifest file that may declare permissions, with reasons why they are ambiguous. */
export interface PowerText {
  readonly part: ManifestPart;
  readonly path: string;
  /** The text with normalised line endings; null if the file cannot be read. */
  readonly text: string | null;
  readonly doubts: readonly Doubt[];
}

/** The parts of the manifest files of a skill that may declare powers. */
export function powerTexts(skill: Skill): readonly PowerText[] {
  const read = [...skill.texts].flatMap(([path, text]) => partsOf(skill, path, text));
  const unread = skill.problems.filter(
    ({ rule, at }) => fileFaults.has(rule) && !skill.texts.has(at.path) && isCarrier(at.path),
  );
  return [
    ...read,
    ...unread.map((problem): PowerText => {
      const part = problem.at.path.endsWith('.toml') ? 'skill.toml' : 'frontmatter';
      const doubts = [
        unreadable(msg`The file cannot be read.`, part, problem.at, problem.value ?? null),
      ];
      return { part, path: problem.at.path, text: null, doubts };
    }),
  ];
}

/** All reasons why the permissions of a skill are ambiguous. */
export function doubtsOf(skill: Skill): readonly Doubt[] {
  // Most skills have no problems; their texts need no second look.
  if (skill.problems.length === 0) return skill.manifests.flatMap(doubtsIn);
  return powerTexts(skill).flatMap(({ doubts }) => doubts);
}

const fileFaults = new Set(['file-too-large', 'file-unreadable']);

function isCarrier(path: string): boolean {
  return /(?:^|\/)skill\.(?:md|toml)$/i.test(path);
}

function partsOf(skill: Skill, path: string, text: string): readonly PowerText[] {
  const manifestsIn = (within: ManifestPart) =>
    skill.manifests.filter(
      (manifest) =>
        manifest.path === path && dialectsIn(within).some(({ id }) => id === manifest.dialect),
    );
  const doubtsWithin = (within: ManifestPart) => manifestsIn(within).flatMap(doubtsIn);
  const encoding = skill.problems.find(
    ({ rule, at }) => rule === 'file-encoding' && at.path === path,
  );
  const part = (
    name: ManifestPart,
    within: string,
    doubts: readonly Doubt[],
    at: Location,
  ): PowerText => {
    const more = encodingDoubts(encoding, name, within, at);
    return { part: name, path, text: normalizeLineEndings(within), doubts: [...doubts, ...more] };
  };
  if (path.endsWith('.toml')) {
    const isRead = !hasProblem(skill, path, 'toml-syntax');
    const whole = unreadable(
      msg`The file cannot be read.`,
      'skill.toml',
      { path },
      normalizeLineEndings(text),
    );
    const foreign = hasProblem(skill, path, 'skill-toml-unknown-dialect');
    const read = foreign ? foreignDoubts(path, text) : doubtsWithin('skill.toml');
    return [part('skill.toml', text, isRead ? read : [whole], { path })];
  }
  const file = parseSkillMd(path, text);
  const frontmatter = frontmatterDoubts(file) ?? doubtsWithin('frontmatter');
  const blocks = blockNames.flatMap((name) => {
    const own = file.blocks.filter((block) => block.name === name);
    const [first, second] = own;
    if (!first) return [];
    const within = own.map((block) => block.text).join('\n');
    const isRead = manifestsIn(name).length > 0;
    const faulty = second ?? (isRead && first.closed ? undefined : first);
    const message = second ? msg`Second block of this name.` : msg`The block cannot be read.`;
    const doubts = faulty
      ? [unreadable(message, name, faulty.at, normalizeLineEndings(within))]
      : doubtsWithin(name);
    return [part(name, within, doubts, first.at)];
  });
  return [part('frontmatter', file.frontmatterText ?? '', frontmatter, { path }), ...blocks];
}

function foreignDoubts(path: string, text: string): readonly Doubt[] {
  const { root } = parseSkillToml(path, text);
  return root ? foreignPowers(root) : [];
}

function hasProblem({ problems }: Skill, path: string, ruleId: string): boolean {
  return problems.some(({ rule, at }) => rule === ruleId && at.path === path);
}

const unreadableFront = new Set([
  'frontmatter-syntax',
  'frontmatter-unterminated',
  'frontmatter-missing',
  'file-too-large',
]);

/** Why a frontmatter cannot be read; null if it can; empty if no reader finds one. */
function frontmatterDoubts({
  frontmatter,
  frontmatterText,
  problems,
}: SkillMd): readonly Doubt[] | null {
  const problem = problems.find(({ rule }) => unreadableFront.has(rule));
  if (frontmatter !== null || !problem) return null;
  if (frontmatterText === null || isBlank(frontmatterText)) return [];
  return [
    unreadable(
      msg`The permissions in the frontmatter are unknown.`,
      'frontmatter',
      problem.at,
      normalizeLineEndings(frontmatterText),
    ),
  ];
}

/** Whether a YAML text has only comments. */
function isBlank(text: string): boolean {
  return text.split(/\r\n?|\n/).every((line) => /^\s*(?:#|$)/.test(line));
}

function encodingDoubts(
  problem: Problem | undefined,
  part: ManifestPart,
  within: string,
  at: Location,
): readonly Doubt[] {
  if (!problem) return [];
  const isUtf16 = problem.about === 'utf-16';
  if (!isUtf16 && !within.includes('\ufffd')) return [];
  const location = isUtf16 ? problem.at : at;
  return [unreadable(msg`The text is not UTF-8.`, part, location, problem.value ?? null)];
}

function unreadable(
  message: Message,
  part: ManifestPart,
  at: Location,
  value: Doubt['value'],
): Doubt {
  return { message, at, about: part, value, limitedBy: limitsOf(part) };
}

function limitsOf(part: ManifestPart): readonly PolicyKey[] {
  const nodes = dialectsIn(part).flatMap(({ powers }) => Object.values(powers));
  return [...new Set(nodes.flatMap(({ limitedBy }) => limitedBy))];
}
