import type { Problem } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
import { toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { withMerges } from '../../syntax/merge-keys.ts';
import { normalizeLineEndings, type SyntaxFault } from '../../syntax/parsed.ts';
import type { ManifestBlock } from '../blocks.ts';
import type { Claim, ManifestFile } from '../dialect.ts';
import { duplicateWords } from '../duplicate-key.ts';

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
    const { message, help, notes } = duplicateWords(key, first.keyAt);
    const values = [toJson(first.value), toJson(value)];
    return { rule: 'block-syntax', message, help, notes, at: keyAt, about: key, value: values };
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
      : faults.map((syntaxFault) => unreadBlock(block, syntaxFault));
  const typeProblems = root
    ? [
        fault(block, {
          message: msg`The ${code(name)} block is ${shownValue(root)}, not an object.`,
          at: root.at,
        }),
      ]
    : [];
  return {
    manifest: null,
    unreadable: true,
    problems: [...syntaxProblems, ...typeProblems, ...repetitions],
  };
}

/** The parser stops at the first fault of a block. */
function unreadBlock(block: ManifestBlock, { message, help, at }: SyntaxFault): Problem {
  if (block.text.trim() === '') {
    const fields = msg`${code('id')}, ${code('version')} and the other fields`;
    return fault(block, {
      message: msg`Empty ${code(block.name)} block.`,
      help: msg`Write an object with ${fields}.`,
      at,
    });
  }
  const notes = [{ message: msg`The rest of the block was not checked.` }];
  return fault(block, { message, help, notes, at });
}

function fault(
  { name, text }: ManifestBlock,
  found: Pick<Problem, 'message' | 'help' | 'notes' | 'at'>,
): Problem {
  const value = normalizeLineEndings(text);
  return { rule: 'block-syntax', about: `${name} syntax`, value, ...found };
}

function unclosedFence(block: ManifestBlock): Problem {
  return fault(block, {
    message: msg`The ${code(block.name)} block is not closed.`,
    help: msg`Close it with a fence of the same length.`,
    at: block.at,
  });
}

function repeatedBlock({ name, at, text }: ManifestBlock, first: ManifestBlock): Problem {
  return {
    rule: 'block-duplicate',
    message: msg`Second ${code(name)} block. Only the first one counts.`,
    notes: [{ message: msg`The first block.`, at: first.at }],
    at,
    about: name,
    identity: name,
    value: normalizeLineEndings(text),
  };
}
