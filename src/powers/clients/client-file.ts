import type { Carrier } from '../carrier.ts';

/** The repository of a file that a client reads in its folder, such as `.cursor/mcp.json`; null for other paths. */
export function clientFile(...names: readonly string[]): Carrier['unitOf'] {
  return (path) => {
    const name = names.find((one) => path === one || path.endsWith(`/${one}`));
    if (name === undefined) return null;
    return { kind: 'repository', root: path.slice(0, -name.length).replace(/\/$/, '') };
  };
}
