import { isNearMiss } from '../model/text/suggest.ts';
import type { LineMap, Location } from '../model/text/text.ts';
import { type FencedBlock, fencedBlocks } from '../syntax/markdown/fences.ts';
import { type BlockName, blockNames } from './block-names.ts';

/** A fenced block of a SKILL.md for a manifest. */
export interface ManifestBlock {
  readonly name: string;
  /** The location of the opening fence. */
  readonly at: Location;
  readonly text: string;
  /** The offsets of its text in the file. */
  readonly start: number;
  readonly end: number;
  readonly closed: boolean;
  readonly lines: LineMap;
}

/** The content of a placeholder block in documentation. */
const placeholderBlock = /^(?:\{\s*)?(?:\.\.\.|…)(?:\s*\})?$/;

/** The manifest blocks at the top level of a Markdown text; `offset` is the position of the text in its file. */
export function manifestBlocks(
  path: string,
  body: string,
  offset: number,
  lines: LineMap,
): readonly ManifestBlock[] {
  const present = blockNames.filter((name) => body.includes(name));
  if (present.length === 0) return [];
  return blocksOf(path, body, offset, lines, ({ info }) => present.find((name) => name === info));
}

/** An info string that is long enough for a name. */
const fenceInfo = /(?<![`~])(?:`{3,}|~{3,})[ \t]*([^\n`]{8,})/g;

/** The name of a language in front of that of a block: `json skill-manifest`, `json:skill-manifest`. */
const language = /^(?:jsonc?|json5|ya?ml|toml|js|javascript|txt|text|code)[\s:,]+/i;

/** Longer info strings have titles and attributes. */
const maxInfo = 64;

/** The blocks with a misspelt name of a manifest block, such as `Skill_Manifest`, `skill manifest` and `json skill-manifest`. */
export function misspeltManifestBlocks(
  path: string,
  body: string,
  offset: number,
  lines: LineMap,
): readonly ManifestBlock[] {
  const infos = new Set(Array.from(body.matchAll(fenceInfo), ([, info = '']) => info.trim()));
  const names = new Map([...infos].map((info) => [info, misspeltName(info)] as const));
  if ([...names.values()].every((name) => name === undefined)) return [];
  return blocksOf(path, body, offset, lines, ({ infoString }) => names.get(infoString));
}

/** The part of an info string that is a misspelt name: its first word, or all of it. */
function misspeltName(infoString: string): string | undefined {
  const word = infoString.split(/\s/, 1)[0] ?? '';
  if (blockNames.some((name) => name === word)) return undefined;
  const parts = [word, infoString.slice(0, maxInfo)];
  return parts.find((part) => intendedBlockName(part) !== undefined);
}

/** The block name that a misspelt one is close to; undefined for an exact or another name. */
export function intendedBlockName(info: string): BlockName | undefined {
  if (blockNames.some((name) => name === info)) return undefined;
  const inner = info.replace(language, '');
  const forms = inner === info ? [info] : [inner, inner.split(/\s/, 1)[0] ?? ''];
  return blockNames.find((name) =>
    forms.some((form) => isNearMiss(form, name) || (form !== info && form === name)),
  );
}

function blocksOf(
  path: string,
  body: string,
  offset: number,
  lines: LineMap,
  nameOf: (block: FencedBlock) => string | undefined,
): readonly ManifestBlock[] {
  return fencedBlocks(body).flatMap((block) => {
    const name = nameOf(block);
    const { openingLine, start, end, closed } = block;
    const text = body.slice(start, end);
    if (name === undefined || placeholderBlock.test(text.trim())) return [];
    const at = lines.locate(path, offset + openingLine.start, offset + openingLine.end);
    return [{ name, at, text, start: offset + start, end: offset + end, closed, lines }];
  });
}
