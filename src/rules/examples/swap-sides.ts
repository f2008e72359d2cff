/** An example of two trees, with head as base. */
export function swapSides(example: string): string {
  const files = example.split(/^(?=-- (?:before|after)\/)/m);
  const filesOf = (side: string) => files.filter((file) => file.startsWith(`-- ${side}/`));
  const before = filesOf('after').map((file) => file.replace('-- after/', '-- before/'));
  const after = filesOf('before').map((file) => file.replace('-- before/', '-- after/'));
  return [...before, ...after].join('');
}
