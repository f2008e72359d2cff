import type { Skill } from '../../model/skill.ts';
import { folderOf } from '../../model/text/path.ts';

/** The holder of a file that belongs to no skill, for fixes. */
export function holderOf(path: string, text: string): Skill {
  return {
    root: folderOf(path),
    name: '',
    version: null,
    versions: new Map(),
    path,
    manifests: [],
    unreadable: false,
    files: [],
    contract: { items: [] },
    problems: [],
    digests: new Map(),
    secrets: [],
    texts: new Map([[path, text]]),
    attached: new Map(),
    moduleExports: new Map(),
  };
}
