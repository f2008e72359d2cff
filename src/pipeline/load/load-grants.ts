import type { SkillMdParser } from '../../dialects/skill-md.ts';
import { type Grants, programPaths } from '../../model/power/grants.ts';
import type { Unit } from '../../model/power.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Grant } from '../../powers/carrier.ts';
import {
  type CarrierFile,
  findInPlugins,
  withoutScripts,
} from '../../powers/find-carrier-files.ts';
import { namedFiles } from '../../powers/named-files.ts';
import {
  assembleGrants,
  type FoundRuns,
  followedFiles,
  type PowerFile,
  readCarrierFile,
  withMissingFiles,
} from '../../powers/read-powers.ts';
import { readTexts, type TextFile } from '../../syntax/text-file.ts';
import type { Discovery } from '../discover.ts';
import type { ClientTree } from '../places/client-tree.ts';

/** What a tree grants, and the files it was read from. */
export interface LoadedGrants {
  readonly grants: Grants;
  readonly powerFiles: readonly PowerFile[];
}

/** The files that another tree has not with the same bytes for the same unit. */
export function findUnknownCarrierFiles(
  tree: FileTree,
  files: readonly CarrierFile[],
  reusable: readonly PowerFile[] = [],
): readonly CarrierFile[] {
  const known = lookup(tree, reusable);
  return files.filter((file) => !known(file));
}

/** What the powers are read from. */
interface GrantInput {
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly parse: SkillMdParser;
  /** The files of another tree: those with the same bytes are not read again. */
  readonly reusable?: readonly PowerFile[] | undefined;
  /** The files that were read with their skills. */
  readonly read?: readonly PowerFile[] | undefined;
  /** Whether the tree is compared with another one: the bytes of the programs that powers run are then known. */
  readonly isCompared?: boolean;
  readonly discovery: Pick<Discovery, 'filePaths' | 'carrierFiles' | 'isIgnored'>;
}

/** Reads the files that grant powers, those that they name, and those of the plugins that they offer. */
export async function loadGrants(
  tree: ClientTree,
  files: readonly CarrierFile[],
  input: GrantInput,
): Promise<LoadedGrants> {
  const { texts, isCompared = false, discovery } = input;
  const paths = discovery.filePaths;
  const first = await readMore(tree, files, texts, input);
  const roots = new Set(
    first.flatMap(({ result: { plugins = [] } }) => plugins.map(({ root }) => root)),
  );
  const offered = offeredFiles(tree, roots, discovery);
  const listed = [...first, ...(await readMore(tree, offered, texts, input))];
  const followed = followedFiles(listed).filter(({ path }) => paths.has(path));
  const named = namedFiles(listed, paths);
  const powerFiles = [...listed, ...(await readMore(tree, [...followed, ...named], texts, input))];
  const runs = await runsOf(tree, powerFiles, { paths, readsImports: isCompared });
  const grants = assembleGrants(withMissingFiles(powerFiles, paths), runs);
  if (isCompared) await readIds(tree, programPaths(grants), paths);
  return {
    grants: { ...grants, programs: programFiles(tree, programPaths(grants), paths) },
    powerFiles,
  };
}

/** The files of offered plugins without those that are discovered anyway, also in unread skills. */
function offeredFiles(
  tree: FileTree,
  pluginRoots: ReadonlySet<string>,
  { filePaths, carrierFiles, isIgnored }: GrantInput['discovery'],
): readonly CarrierFile[] {
  const found = withoutScripts(findInPlugins(pluginRoots, filePaths), tree.entries);
  if (found.length === 0) return [];
  const known = new Set(carrierFiles.map(({ path, carrier }) => `${carrier.id}\0${path}`));
  return found.filter(
    ({ path, carrier }) => !known.has(`${carrier.id}\0${path}`) && !isIgnored(path),
  );
}

/** Reads some files, in one batch those whose texts are not known. */
async function readMore(
  tree: ClientTree,
  files: readonly CarrierFile[],
  texts: ReadonlyMap<string, TextFile>,
  { parse, reusable = [], read = [] }: GrantInput,
): Promise<readonly PowerFile[]> {
  const readByFile = new Map(read.map((one) => [one.file, one]));
  const knownById = lookup(tree, reusable);
  const known = (file: CarrierFile) => readByFile.get(file) ?? knownById(file);
  const unread = new Set(
    files.flatMap((file) =>
      file.closed || known(file) || texts.has(file.path) ? [] : [file.path],
    ),
  );
  const more = unread.size === 0 ? null : await readTexts(tree, [...unread]);
  return files.map((file) => {
    const text = (texts.get(file.path) ?? more?.get(file.path))?.text ?? null;
    return known(file) ?? readCarrierFile(file, text, tree.id(file.path), parse, tree.realPath);
  });
}

/** What the commands of some files run. Most trees have no command, and do not load what reads them. */
async function runsOf(
  tree: FileTree,
  powerFiles: readonly PowerFile[],
  options: { readonly paths: ReadonlySet<string>; readonly readsImports: boolean },
): Promise<FoundRuns> {
  const commands = powerFiles.flatMap(({ file, result: { grants } }) =>
    grants.flatMap(({ command = [], cwd, unit = file.unit }, index) =>
      command.length > 0 ? [{ command, cwd, unit, grant: grants[index] as Grant }] : [],
    ),
  );
  if (commands.length === 0) return new Map();
  const { loadPrograms } = await import('./load-programs.ts');
  const found = await loadPrograms(tree, commands, options);
  return new Map(
    found.map(({ paths, executed, missing, parts, certain, imports }, index) => {
      const runs = { named: paths, executed, missing, scripts: parts, isCertain: certain };
      const programs = [...new Set([...paths, ...imports])].sort();
      return [commands[index]?.grant as Grant, { programs, runs }];
    }),
  );
}

/** Reads the files whose ids are not known: a tree on disk knows the id of a file after it was read. */
async function readIds(
  tree: FileTree,
  programs: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): Promise<void> {
  const unknown = [...programs].filter((path) => paths.has(path) && tree.id(path) === undefined);
  if (unknown.length > 0) await tree.read(unknown, () => {});
}

function programFiles(
  tree: ClientTree,
  programs: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): Grants['programs'] {
  if (programs.size === 0) return new Map();
  const executable = new Set(
    tree.entries.flatMap(({ path, kind }) => (kind === 'executable' ? [path] : [])),
  );
  return new Map(
    [...programs].flatMap((path) => {
      const file = { id: tree.id(path), isExecutable: executable.has(tree.realPath(path)) };
      return paths.has(path) ? [[path, file] as const] : [];
    }),
  );
}

/** Leaves out pages that only have the name of a SKILL.md. */
export function withoutPages(grants: Grants, skillRoots: ReadonlySet<string>): Grants {
  const isPage = ({ kind, root }: Unit) => kind === 'skill' && !skillRoots.has(root);
  return {
    ...grants,
    units: grants.units.filter((unit) => !isPage(unit)),
    files: grants.files.filter(({ unit }) => !isPage(unit)),
  };
}

/** Finds a file of another tree with the same bytes that is read for the same unit. */
function lookup(tree: FileTree, reusable: readonly PowerFile[]) {
  const byKey = new Map(
    reusable.map((readFile) => [`${keyOf(readFile.file)}\0${readFile.id}`, readFile]),
  );
  return (file: CarrierFile): PowerFile | undefined => {
    const id = tree.id(file.path);
    return id === undefined ? undefined : byKey.get(`${keyOf(file)}\0${id}`);
  };
}

function keyOf({ path, carrier, unit }: CarrierFile): string {
  return [carrier.id, path, unit.kind, unit.root].join('\0');
}
