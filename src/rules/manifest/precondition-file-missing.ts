import { baseOf, type Entry, filesOf } from '../../dialects/manifest-v1/entries.ts';
import { isAbsolute } from '../../dialects/manifest-v1/paths.ts';
import { msg, pathPart, words } from '../../model/message.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule, type PathSubject } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

const withFile = (files: string) =>
  withManifest('preconditions:\n  files:\n    - path: scripts/metrics.sh', files);

export const preconditionFileMissing = manifestRule('manifest-v1', {
  id: 'precondition-file-missing',
  needs: 'paths',
  summary: 'Reports required files that are neither in the skill nor in the repository.',
  why: 'The skill never starts, because its own precondition is not met anywhere.',
  howToFix:
    'Commit the file, or correct its path. Write `base: repo_root` for a file outside the skill.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)"',
  enforces: [adr002('`files`: Files that must exist', 'preconditions.files.[].path')],
  invalid: withFile(''),
  valid: withFile('-- skills/worklog/scripts/metrics.sh --\necho 1'),
  *check(subject) {
    const files = filesOf(subject.manifest.root).filter(({ name }) => !isAbsolute(name));
    for (const [base, present] of presenceByBase(subject, files)) {
      for (const { name, at } of files.filter((entry) => baseOf(entry, 'skill_root') === base)) {
        const path = resolve('', name);
        const state = path === undefined ? 'file' : present(path);
        if (state === 'file') continue;
        const isCertain = state === 'missing' && base === 'skill_root';
        const message = msg`Required file ${pathPart(name)} ${words(faultOf(state, base))}.`;
        const help =
          base === 'skill_root' ? undefined : msg`Commit it, unless another step creates it.`;
        const about = `${base}\0${name}`;
        yield { message, help, at, about, severity: isCertain ? undefined : 'warning' };
      }
    }
  },
});

type State = 'file' | 'folder' | 'missing';

function faultOf(state: State, base: string): string {
  if (state === 'folder') return 'is a folder';
  return base === 'skill_root' ? 'is not in the skill' : 'is not in the repository';
}

type Presence = (path: string) => State;

/** The existence checks for each base inside the repository; the working directory is unknown. */
function presenceByBase(
  { skill, workspace }: PathSubject,
  files: readonly Entry[],
): readonly (readonly [base: string, present: Presence])[] {
  const used = new Set(files.map((entry) => baseOf(entry, 'skill_root')));
  const all: readonly (readonly [string, () => Presence])[] = [
    ['skill_root', () => presence(skill.files.map(({ name }) => name))],
    ['repo_root', () => cachedPresence(workspace.paths)],
  ];
  return all.flatMap(([base, make]) => (used.has(base) ? [[base, make()] as const] : []));
}

/** The states of files and their parent folders. Below a symlink, any path may be a file. */
function presence(paths: Iterable<string>): Presence {
  const present = new Set(paths);
  const folders = new Set(['']);
  for (const path of present) {
    for (let at = folderOf(path); !folders.has(at); at = folderOf(at)) folders.add(at);
  }
  return (path) => {
    if (present.has(path)) return 'file';
    if (folders.has(path)) return 'folder';
    for (let at = folderOf(path); at !== ''; at = folderOf(at)) if (present.has(at)) return 'file';
    return 'missing';
  };
}

/** Shared by all skills of a repository. */
const presenceCache = new WeakMap<ReadonlySet<string>, Presence>();

function cachedPresence(paths: ReadonlySet<string>): Presence {
  const check = presenceCache.get(paths) ?? presence(paths);
  presenceCache.set(paths, check);
  return check;
}
