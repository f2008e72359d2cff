/** Semantic colours of terminal text. */
export type Tone = 'error' | 'warning' | 'note' | 'good' | 'faint' | 'strong';

const codes: Readonly<Record<Tone, readonly [number, number]>> = {
  error: [31, 39],
  warning: [33, 39],
  note: [36, 39],
  good: [32, 39],
  faint: [2, 22],
  strong: [1, 22],
};

/** Colours a text, or returns it unchanged. */
export type Paint = (tone: Tone, text: string) => string;

/** The painter for a terminal with or without colour. */
export function painter(colour: boolean): Paint {
  if (!colour) return (_tone, text) => text;
  return (tone, text) => {
    const [on, off] = codes[tone];
    return `\u001b[${on}m${text}\u001b[${off}m`;
  };
}
