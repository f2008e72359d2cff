import { readSet } from './byte-set.ts';

/** One step of a pattern over byte strings, which hold one character per byte. */
export type Step =
  /** One byte. */
  | { readonly kind: 'one'; readonly takes: (byte: number) => boolean }
  /** `*`: any bytes but slashes. */
  | { readonly kind: 'within' }
  /** `**` at the end: any bytes. */
  | { readonly kind: 'across' }
  /** `**` with a slash behind it: nothing, or what `inside` takes. */
  | { readonly kind: 'folders' }
  /** Any bytes, then a slash. */
  | { readonly kind: 'inside' };

const slash = 0x2f;
const wildcard = /[*?[\\]/;

/**
 * The steps of a pattern as git's wildmatch reads it; null for one that can match nothing. `deep` is
 * for patterns over whole paths, where `**` crosses directories; elsewhere it is `*` twice.
 */
export function globSteps(pattern: string, deep: boolean): readonly Step[] | null {
  const steps: Step[] = [];
  for (let at = 0; at < pattern.length; ) {
    const read = readStep(pattern, at, deep);
    if (!read) return null;
    steps.push(...read.steps);
    at = read.end;
  }
  return steps;
}

interface Read {
  readonly steps: readonly Step[];
  readonly end: number;
}

function readStep(pattern: string, at: number, deep: boolean): Read | null {
  switch (pattern[at]) {
    case '*':
      return readStars(pattern, at, deep);
    case '?':
      return { steps: [{ kind: 'one', takes: (byte) => byte !== slash }], end: at + 1 };
    case '[': {
      const set = readSet(pattern, at + 1);
      if (!set) return null;
      const takes = (byte: number) => byte !== slash && set.members.has(byte);
      return { steps: [{ kind: 'one', takes }], end: set.end };
    }
    case '\\':
      return at + 1 < pattern.length ? literal(pattern, at + 1) : null;
    default:
      return literal(pattern, at);
  }
}

function literal(pattern: string, at: number): Read {
  const wanted = pattern.charCodeAt(at);
  return { steps: [{ kind: 'one', takes: (byte) => byte === wanted }], end: at + 1 };
}

/**
 * Two stars or more between slashes cross directories; all others are one star. Git compares the
 * text before the first wildcard by itself, so that stars right behind it count as at a slash.
 */
function readStars(pattern: string, at: number, deep: boolean): Read {
  let end = at;
  while (pattern[end] === '*') end++;
  const bound = pattern[at - 1] === '/' || at === pattern.search(wildcard);
  const whole = deep && bound && end - at > 1;
  if (whole && pattern[end] === '/') {
    return { steps: [{ kind: 'folders' }, { kind: 'inside' }], end: end + 1 };
  }
  const across = whole && (end === pattern.length || pattern.startsWith('\\/', end));
  return { steps: [{ kind: across ? 'across' : 'within' }], end };
}
