/**
 * The command that writes the lock at a path, or that of a proto, again. It names no path that some shell would not
 * read as one word: whoever copies it from a message runs nothing else.
 */
export function lockCommand(path: string | null, proto: string | null = null): string {
  const paths = [path ?? [], proto ?? []].flat();
  if (!paths.every((word) => /^\w[\w./-]*$/.test(word))) return 'skillaccord lock';
  const operands = [path ?? [], proto === null ? [] : ['--proto', proto]].flat();
  return ['skillaccord lock', ...operands].join(' ');
}
