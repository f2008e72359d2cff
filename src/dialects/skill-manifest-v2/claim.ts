import type { Problem } from '../../model/finding.ts';
import { quoted, seen } from '../../model/seen.ts';
import { parseJson } from '../../syntax/json.ts';
import type { ManifestBlock } from '../../syntax/manifest-block.ts';
import type { Carrier, Claim } from '../dialect.ts';

/** What a dialect claims of the blocks of its name: the first one is the manifest. */
export function claimBlock(dialect: string, name: string, carrier: Carrier): Claim | null {
  const { path, skillMd } = carrier;
  const [block, ...more] = skillMd?.blocks.filter((one) => one.name === name) ?? [];
  if (!block || !skillMd) return null;
  const repeated = more.map((one) => repetition(one, block));
  const { root, faults, duplicates } = parseJson(path, block.text, block.start, block.lines);
  const unclosed = block.closed ? [] : [neverClosed(block)];
  const doubled = duplicates.map(({ key, keyAt }) => {
    const message = `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`;
    return { rule: 'block-syntax', message, at: keyAt, about: key };
  });
  if (root?.kind === 'table') {
    const manifest = { dialect, path, root, body: skillMd.body };
    return { manifest, unreadable: false, problems: [...unclosed, ...doubled, ...repeated] };
  }
  // Where the fence is missing, the text behind the block is what keeps it from being JSON.
  const wrong =
    unclosed.length > 0 ? unclosed : faults.map(({ message, at }) => fault(name, message, at));
  const other = root
    ? [fault(name, `The ${name} block is ${seen(root)}, where a JSON object belongs`, root.at)]
    : [];
  return { manifest: null, unreadable: true, problems: [...wrong, ...other, ...repeated] };
}

function fault(name: string, message: string, at: Problem['at']): Problem {
  return { rule: 'block-syntax', message: `${message}.`, at, about: `${name} syntax` };
}

function neverClosed({ name, at }: ManifestBlock): Problem {
  return fault(
    name,
    `The ${name} block that opens here is not closed by a fence as long as this one`,
    at,
  );
}

function repetition({ name, at }: ManifestBlock, first: ManifestBlock): Problem {
  const line = first.at.range?.start.line;
  const message = `A second ${name} block opens here; only the first, on line ${line}, counts.`;
  return { rule: 'block-duplicate', message, at, about: name, stated: name };
}
