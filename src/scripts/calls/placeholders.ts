/** What stands in a text for words that its reader fills in, as signs of one character that no text has. */
const signs = { one: '\ue000', some: '\ue001', or: '\ue002' };

/** A word as far as its text tells. */
export type Filled =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one'; readonly text: string | null }
  | { readonly kind: 'some' };

const blank = (sign: string) => (found: string) => sign.repeat(found.length);

/**
 * A command with signs in the place of placeholders, each of the same length, so that a shell can read it: `<file>`,
 * `{task}`, `[--verbose]`, `a|b`, `…`.
 */
export function withSigns(text: string): string {
  return text
    .replace(/(?<!\$)\{\{[^{}\n]{1,60}\}\}/g, blank(signs.one))
    .replace(/(?<=^|[\s=/"'[(])<[A-Za-z][^<>\n|&;$]{0,60}>/gm, blank(signs.one))
    .replace(/(?<![$\w}])\{[A-Za-z][\w .-]{0,60}\}/g, blank(signs.one))
    .replace(/(?<=\s)\[[^\]\n]{1,120}\](?:\.{3}|…)?(?=\s|$)/g, (found) =>
      found.replace(/^\[|\](?:\.{3}|…)?$/g, blank(signs.some)).replace(/\s/g, ' '),
    )
    .replace(/\((?<=\s\()(?=[\w-]+(?:\|[\w-]+)+\))|\)(?<=\|[\w-]+\))(?=\s|$)/g, blank(signs.one))
    .replace(
      /(?<=[\w.])\|(?=[\w.-]+(?:\||\s|$|\ue000|\ue001))(?<=[\s=\ue000\ue002|][\w.-]+\|)/g,
      signs.or,
    )
    .replace(/(?:\.{3}|…)(?=[\s`]|$)/g, blank(signs.some));
}

/** What a word with signs stands for. */
export function filled(text: string): readonly Filled[] {
  if (text.includes(signs.some)) {
    const rest = text.replaceAll(signs.some, '');
    return rest === '' ? [{ kind: 'some' }] : [...filled(rest), { kind: 'some' }];
  }
  if (!text.includes(signs.one))
    return [isBlank(text) ? { kind: 'one', text: null } : { kind: 'text', text }];
  const name = /^(--?[\w-]+)=/.exec(text)?.[1];
  return [{ kind: 'one', text: name ?? null }];
}

/** The readings of a word with alternatives: `a|b`. */
export function alternatives(text: string): readonly string[] {
  const [prefix = '', rest = text] = /^(--?[\w-]+=)(.*)$/s.exec(text)?.slice(1) ?? ['', text];
  return rest.split(signs.or).map((word) => prefix + word);
}

/** A name in capitals, which asks for a value: `FILE`, `INPUT_DIR`, `FILE.json`. */
function isBlank(text: string): boolean {
  return (
    /^[A-Z][A-Z\d_]*(?:\.\w+)?$/.test(text) || /^(?:your|path|xxx)[-_/]|^\/path\/|^YOUR/i.test(text)
  );
}

/** Whether a text has a sign of a placeholder. */
export function hasSigns(text: string): boolean {
  return /[\ue000-\ue002]/.test(text);
}
