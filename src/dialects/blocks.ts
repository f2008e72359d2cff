import { isNearMiss } from '../model/text/suggest.ts';
import type { LineMap, Location } from '../model/text/text.ts';
import { fencedBlocks } from '../syntax/markdown/fences.ts';
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
  return blocksOf(path, body, offset, lines, (info) => present.some((name) => name === info));
}

/** The info of a fence whose length is close to that of a name. */
const fenceInfo = /(?:`{3,}|~{3,})[ \t]*([^\s`]{8,32})/g;

/** The blocks with a misspelt name of a manifest block, such as `Skill_Manifest`. */
export function misspeltManifestBlocks(
  path: string,
  body: string,
  offset: number,
  lines: LineMap,
): readonly ManifestBlock[] {
  const infos = new Set(Array.from(body.matchAll(fenceInfo), ([, info = '']) => info));
  const misspelt = new Set([...infos].filter((info) => intendedBlockName(info) !== undefined));
  if (misspelt.size === 0) return [];
  return blocksOf(path, body, offset, lines, (info) => misspelt.has(info));
}

/** The block name that a misspelt one is close to; undefined for an exact or another name. */
export function intendedBlockName(info: string): BlockName | undefined {
  if (blockNames.some((name) => name === info)) return undefined;
  return blockNames.find((name) => isNearMiss(info, name));
}

function blocksOf(
  path: string,
  body: string,
  offset: number,
  lines: LineMap,
  isIncluded: (info: string) => boolean,
): readonly ManifestBlock[] {
  return fencedBlocks(body)
    .filter(({ info }) => isIncluded(info))
    .map(({ info, openingLine, start, end, closed }) => ({
      name: info,
      at: lines.locate(path, offset + openingLine.start, offset + openingLine.end),
      text: body.slice(start, end),
      start: offset + start,
      end: offset + end,
      closed,
      lines,
    }))
    .filter(({ text }) => !placeholderBlock.test(text.trim()));
}
