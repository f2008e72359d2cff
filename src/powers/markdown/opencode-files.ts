import type { UnnamedUnit } from '../carrier.ts';

/** The unit of a Markdown file in one of the folders of `.opencode`, at any depth; null for other files. */
export function inOpencode(
  path: string,
  kind: 'agent' | 'command',
  folders: readonly string[],
): UnnamedUnit | null {
  const names = path.split('/');
  const index = names.lastIndexOf('.opencode', -3);
  const isThere = index !== -1 && folders.includes(names[index + 1] ?? '');
  return isThere && path.endsWith('.md') ? { kind, root: path } : null;
}
