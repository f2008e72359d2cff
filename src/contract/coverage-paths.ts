/** A path a skill may touch: where it begins, and the way from there. */
export interface Root {
  /** `~`, `.`, `/` or a variable; a path that begins with none of these begins where the skill is run. */
  readonly from: string;
  /** How many directories it leads out of where it begins. */
  readonly up: number;
  readonly segments: readonly string[];
  /** What cannot be told apart by its letters is covered by nothing but itself. */
  readonly opaque: boolean;
  readonly text: string;
}

/** Reads a path as `[capabilities]` writes it. */
export function readRoot(text: string): Root {
  const [first = '', ...others] = text.split('/');
  const from = text.startsWith('/') ? '/' : /^[~$]/.test(first) ? first : '.';
  const way = from === first ? others : [first, ...others];
  const { up, segments } = walked(way);
  return { from, up: from === '/' ? 0 : up, segments, opaque: isOpaque(text, way), text };
}

/**
 * Whether everything below one path certainly lies below another: both begin at the same place, and
 * the names agree. What a variable stands for is unknown; everything lies below `/`.
 */
export function coversPath(wider: Root, narrower: Root): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.opaque) return false;
  if (wider.from === '/' && wider.segments.length === 0) return true;
  if (narrower.opaque || wider.from !== narrower.from) return false;
  if (wider.up > narrower.up) return wider.segments.length === 0;
  if (wider.up < narrower.up) return false;
  return wider.segments.every((segment, at) => segment === narrower.segments[at]);
}

function walked(way: readonly string[]): Pick<Root, 'up' | 'segments'> {
  let up = 0;
  const segments: string[] = [];
  for (const segment of way) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) up++;
  }
  return { up, segments };
}

/** Variables, wildcards, backslashes and drives may lead anywhere; so may an empty text. */
function isOpaque(text: string, way: readonly string[]): boolean {
  if (text === '' || text.includes('\\')) return true;
  if (way.some((segment) => /[$%]/.test(segment)) || way[0]?.includes(':')) return true;
  return /[*?[{]/.test(text) && text.includes('..');
}
