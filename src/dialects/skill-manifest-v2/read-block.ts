import type { Problem } from '../../model/finding.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
import { toJson } from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { withMerges } from '../../syntax/merge-keys.ts';
import { normalizeLineEndings } from '../../syntax/parsed.ts';
import type { ManifestBlock } from '../blocks.ts';
import type { Claim, ManifestFile } from '../dialect.ts';

/** The claim of a dialect on the blocks of its name: the first block is the manifest. */
export function readBlock(dialect: string, name: string, file: ManifestFile): Claim | null {
  const { path, skillMd } = file;
  const [block, ...repeatedBlocks] =
    skillMd?.blocks.filter((candidate) => candidate.name === name) ?? [];
  if (!block || !skillMd) return null;
  const repetitions = repeatedBlocks.map((candidate) => repeatedBlock(candidate, block));
  const { root, faults, duplicates, merges } = parseJson(
    path,
    block.text,
    block.start,
    block.lines,
  );
  const fenceProblems = block.closed ? [] : [unclosedFence(block)];
  const duplicateKeys = duplicates.map(({ key, keyAt, value, first }) => {
    const message = `Key ${code(key)} is a duplicate. Parsers differ in which value they use.`;
    const values = [toJson(first.value), toJson(value)];
    return { rule: 'block-syntax', message, at: keyAt, about: key, value: values };
  });
  if (root?.kind === 'table') {
    const merged = withMerges(root, merges);
    const manifest = { dialect, path, root: merged.root, body: skillMd.body };
    const problems = [...fenceProblems, ...duplicateKeys, ...merged.problems, ...repetitions];
    return { manifest, unreadable: false, problems };
  }
  // With an unclosed fence, JSON faults are only consequences.
  const syntaxProblems =
    fenceProblems.length > 0
      ? fenceProblems
      : faults.map(({ message, at }) => syntaxFault(block, message, at));
  const typeProblems = root
    ? [fault(block, `The ${name} block is ${formatValue(root)}, not a JSON object`, root.at)]
    : [];
  return {
    manifest: null,
    unreadable: true,
    problems: [...syntaxProblems, ...typeProblems, ...repetitions],
  };
}

/** The parser stops at the first fault of a block. */
function syntaxFault(block: ManifestBlock, message: string, at: Problem['at']): Problem {
  const isEmpty = block.text.trim() === '';
  const rest = isEmpty ? '' : ', and faults after this one are not reported yet';
  return fault(block, `${message}. No reader can parse the \`${block.name}\` block${rest}`, at);
}

function fault({ name, text }: ManifestBlock, message: string, at: Problem['at']): Problem {
  const value = normalizeLineEndings(text);
  return { rule: 'block-syntax', message: `${message}.`, at, about: `${name} syntax`, value };
}

function unclosedFence(block: ManifestBlock): Problem {
  const { name, at } = block;
  return fault(
    block,
    `The ${name} block that begins here is not closed by a fence of the same length`,
    at,
  );
}

function repeatedBlock({ name, at, text }: ManifestBlock, first: ManifestBlock): Problem {
  const value = normalizeLineEndings(text);
  const line = first.at.range?.start.line;
  const message = `This is a second ${name} block. Only the first one, on line ${line}, counts.`;
  return { rule: 'block-duplicate', message, at, about: name, identity: name, value };
}
