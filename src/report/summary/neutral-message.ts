import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';

/** The skills of a report, by their roots. */
export type SkillsByRoot = ReadonlyMap<string, SkillSummary>;

/** A message with `…` for what belongs to its skill or place only. */
export function neutralMessage(
  message: string,
  { skill: root, at }: Finding,
  skills: SkillsByRoot,
): string {
  const skill = root === null ? undefined : skills.get(root);
  const replacements = [
    ...[at.path, root, skill?.base?.root].map(pathReplacer),
    ...[skill?.name, skill?.base?.name, root?.split('/').at(-1)].map(nameReplacer),
    versionReplacer(skill?.version ?? null),
  ];
  return replacements.reduce((text, replace) => replace(text), message);
}

type Replacer = (text: string) => string;

function nameReplacer(name: string | undefined): Replacer {
  if (!name) return (text) => text;
  return (text) =>
    text
      .replaceAll(`"${name}"`, '"…"')
      .replaceAll(`\`${name}\``, '`…`')
      .replaceAll(`renamed from ${name}`, 'renamed from …');
}

function versionReplacer(version: string | null): Replacer {
  if (version === null) return (text) => text;
  return (text) => text.replace(` is still ${version}.`, ' is still ….');
}

/** Replaces a path where it is not a part of a longer one. */
function pathReplacer(path: string | null | undefined): Replacer {
  if (!path) return (text) => text;
  return (text) => (text.includes(path) ? text.replace(wholePath(path), '…') : text);
}

function wholePath(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w./-])${escaped}(?![\\w-])`, 'g');
}
