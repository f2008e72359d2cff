import { join } from '../../model/text/path.ts';
import { blobId } from '../../model/tree.ts';
import type { StoredSkill } from './stored-skill.ts';

/** A text that is not that of its file. */
interface ForeignText {
  /** Its JSON pointer in the skill. */
  readonly place: string;
  /** What should stand there. */
  readonly expected: string;
}

/** The first text of a skill without the blob id that stands beside it, as of a file that is not UTF-8; null for none. */
export function foreignText(skill: StoredSkill): ForeignText | null {
  const ids = new Map(skill.files.map(([name, , id]) => [join(skill.root, name), id]));
  for (const { path, text, place } of textsOf(skill, ids)) {
    const id = ids.get(path);
    if (id === undefined) return { place, expected: 'the text of a file of the skill' };
    // A file without an id stands for no file of the tree.
    if (id !== null && blobId(Buffer.from(text), id.length === 64 ? 'sha256' : 'sha1') !== id)
      return { place, expected: `the text of the blob ${id}` };
  }
  return null;
}

interface PlacedText {
  readonly path: string;
  readonly text: string;
  readonly place: string;
}

function* textsOf(
  { root, texts, attached, ignore, grants }: StoredSkill,
  files: Pick<ReadonlyMap<string, unknown>, 'has'>,
): Generator<PlacedText> {
  for (const [index, [path, text]] of texts.entries())
    yield { path, text, place: `/texts/${index}/1` };
  for (const [index, [path, text]] of attached.entries())
    yield { path, text, place: `/attached/${index}/1` };
  if (ignore !== null) yield { path: join(root, '.skillignore'), text: ignore, place: '/ignore' };
  for (const [index, { path, text }] of grants.entries()) {
    if (text != null && files.has(path)) yield { path, text, place: `/grants/${index}/text` };
  }
}
