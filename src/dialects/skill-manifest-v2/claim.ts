import type { Problem } from '../../model/finding.ts';
import { quoted, seen } from '../../model/format-value.ts';
import { plain } from '../../model/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { withMerges } from '../../syntax/merge-keys.ts';
import { linesOf } from '../../syntax/parsed.ts';
import type { ManifestBlock } from '../blocks.ts';
import type { Carrier, Claim } from '../dialect.ts';

/** What a dialect claims of the blocks of its name: the first one is the manifest. */
export function claimBlock(dialect: string, name: string, carrier: Carrier): Claim | null {
  const { path, skillMd } = carrier;
  const [block, ...more] = skillMd?.blocks.filter((one) => one.name === name) ?? [];
  if (!block || !skillMd) return null;
  const repeated = more.map((one) => repetition(one, block));
  const { root, faults, duplicates, merges } = parseJson(
    path,
    block.text,
    block.start,
    block.lines,
  );
  const unclosed = block.closed ? [] : [neverClosed(block)];
  const doubled = duplicates.map(({ key, keyAt, value, first }) => {
    const message = `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`;
    const both = [plain(first.value), plain(value)];
    return { rule: 'block-syntax', message, at: keyAt, about: key, value: both };
  });
  if (root?.kind === 'table') {
    const merged = withMerges(root, merges);
    const manifest = { dialect, path, root: merged.root, body: skillMd.body };
    const problems = [...unclosed, ...doubled, ...merged.problems, ...repeated];
    return { manifest, unreadable: false, problems };
  }
  // Where the fence is missing, the text behind the block is what keeps it from being JSON.
  const wrong =
    unclosed.length > 0 ? unclosed : faults.map(({ message, at }) => fault(block, message, at));
  const other = root
    ? [fault(block, `The ${name} block is ${seen(root)}, where a JSON object belongs`, root.at)]
    : [];
  return { manifest: null, unreadable: true, problems: [...wrong, ...other, ...repeated] };
}

function fault({ name, text }: ManifestBlock, message: string, at: Problem['at']): Problem {
  const value = linesOf(text);
  return { rule: 'block-syntax', message: `${message}.`, at, about: `${name} syntax`, value };
}

function neverClosed(block: ManifestBlock): Problem {
  const { name, at } = block;
  return fault(
    block,
    `The ${name} block that opens here is not closed by a fence as long as this one`,
    at,
  );
}

function repetition({ name, at, text }: ManifestBlock, first: ManifestBlock): Problem {
  const value = linesOf(text);
  const line = first.at.range?.start.line;
  const message = `A second ${name} block opens here; only the first, on line ${line}, counts.`;
  return { rule: 'block-duplicate', message, at, about: name, stated: name, value };
}
