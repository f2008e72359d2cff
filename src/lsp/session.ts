import { statSync } from 'node:fs';
import { join } from 'node:path';
import { diskTree } from '../io/disk/folder-tree.ts';
import type { OpenedSides } from '../io/open-sides.ts';
import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { nameOf, selfAndAncestors } from '../model/text/path.ts';
import { type FileTree, readAll } from '../model/tree.ts';
import { check } from '../pipeline/check.ts';
import { clientTree } from '../pipeline/places/client-tree.ts';
import { type OpenedRun, open } from '../setup/open.ts';
import { type Focus, focusedBase, focusOn, isInFocus, samePlaces } from './focused-base.ts';
import { mergeFindings, type Runs } from './merge-findings.ts';
import { Snapshot } from './snapshot.ts';

/** Files that decide how others are read: after a change everything is read again. */
const sweeping = /^(?:skillaccord\.ya?ml|\.gitattributes|\.gitmodules|.*ignore)$/;

/** Larger files are not kept as the text of one edit. */
const maxBytes = 16 * 1024 * 1024;

/** Opens a folder, with another tree in the place of the one on the disk. */
export type OpenFolder = (replaceHead: (head: FileTree) => FileTree) => Promise<OpenedRun>;

function openAt(cwd: string): OpenFolder {
  return (replaceHead) => open({ cwd, replaceHead });
}

/** As many skills may a branch change without making each edit slow. */
const fewSkills = 20;

/** What a scan found, and what edits made of it. */
interface Scan extends OpenedRun {
  readonly sides: OpenedSides & { readonly head: Snapshot; readonly base: FileTree | null };
  readonly report: Report;
  readonly paths: ReadonlySet<string>;
  /** The roots of skills, each with its root at base; null without one. */
  readonly skills: ReadonlyMap<string, string | null>;
  /** The locks that are compared with themselves: their other entries would be read with every edit. */
  readonly settledLocks: ReadonlySet<string>;
}

/** A run over what one edit concerns. */
interface FocusedRun {
  readonly focus: Focus;
  readonly head: Snapshot;
  readonly report: Report;
}

/** One folder of an editor: its findings after one scan, kept up to date edit by edit. Calls follow each other. */
export class Session {
  readonly folder: string;
  /** The edited files since the scan with their texts. */
  readonly #edits = new Map<string, Uint8Array>();
  #scan: Scan | null = null;
  #findings: readonly Finding[] = [];
  #last: FocusedRun | null = null;

  readonly #open: OpenFolder;

  constructor(folder: string, openFolder = openAt(folder)) {
    this.folder = folder;
    this.#open = openFolder;
  }

  /** All findings, existing ones too; empty before the first scan. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** The last scan with the current texts; null before the first one. */
  get scan(): Scan | null {
    return this.#scan;
  }

  /** The absolute folder that paths are relative to. */
  get top(): string {
    return this.#scan?.sides.context.directory ?? this.folder;
  }

  /** Reads everything. Throws UsageError for a faulty configuration; the findings stay then. */
  async read(): Promise<void> {
    let head: Snapshot | null = null;
    const opened = await this.#open((tree) => {
      head = Snapshot.of(tree, this.#edits);
      return head;
    });
    const base = opened.sides.base && Snapshot.of(opened.sides.base);
    const sides = { ...opened.sides, head: head ?? Snapshot.of(opened.sides.head), base };
    const report = await check(sides, opened.config, opened.configFiles);
    await sides.head.freeze();
    await base?.freeze();
    const present = report.skills.filter(({ status }) => status !== 'removed');
    this.#scan = {
      ...opened,
      sides,
      report,
      paths: new Set(sides.head.entries.map(({ path }) => path)),
      skills: new Map(present.map((skill) => [skill.root, skill.base?.root ?? null])),
      settledLocks: new Set(
        report.summary.changed > fewSkills ? report.locks.map(({ path }) => path) : [],
      ),
    };
    this.#findings = report.findings;
    this.#last = null;
  }

  /**
   * Takes a text of one file, or what the disk has. Returns false where everything has to be read again: the file is new,
   * or decides how others are read.
   */
  async edit(path: string, text: Uint8Array | null): Promise<boolean> {
    const scan = this.#scan;
    if (!scan?.paths.has(path)) return false;
    const bytes = text ?? (await this.#onDisk(path));
    if (bytes === null) return false;
    const before = scan.sides.head;
    const head = before.with(path, await withMark(before, path, bytes));
    if (head.id(path) === before.id(path)) return true;
    this.#edits.set(path, bytes);
    if (sweeping.test(nameOf(path))) return false;
    this.#scan = { ...scan, sides: { ...scan.sides, head } };
    const focus = focusOn(path, scan.skills);
    if (focus.folders.length === 0 || (await isOpenedElsewhere(head, focus)))
      await this.#runWhole();
    else await this.#runFocused(focus, before, head);
    return true;
  }

  async #runFocused(focus: Focus, before: Snapshot, head: Snapshot): Promise<void> {
    const old = await this.#runOn(focus, before);
    const now = await this.#runOn(focus, head);
    const runs = { before: old.report, after: now.report };
    if (concernsOthers(focus, runs)) await this.#runWhole();
    else this.#findings = mergeFindings(this.#findings, focus, runs);
  }

  async #runWhole(): Promise<void> {
    const scan = this.#scanned();
    const report = await check(scan.sides, scan.config, scan.configFiles);
    this.#scan = { ...scan, report };
    this.#findings = report.findings;
  }

  /** Forgets all texts: the next scan reads the disk, and what is kept after. */
  forgetTexts(): void {
    this.#edits.clear();
  }

  /** Keeps a text for the next scan. */
  keepText(path: string, text: Uint8Array): void {
    this.#edits.set(path, text);
  }

  /** Whether a file is one of the scanned tree. */
  knows(path: string): boolean {
    return this.#scan?.paths.has(path) ?? false;
  }

  /** Whether an edit of a file may change a finding. */
  mayConcern(path: string): boolean {
    return this.#scan === null || this.knows(path) || sweeping.test(nameOf(path));
  }

  /** The report of a run over what a file concerns; null before the first scan. */
  async reportOn(path: string): Promise<Report | null> {
    const scan = this.#scan;
    if (!scan) return null;
    return (await this.#runOn(focusOn(path, scan.skills), scan.sides.head)).report;
  }

  async #runOn(focus: Focus, head: Snapshot): Promise<FocusedRun> {
    const last = this.#last;
    if (last?.head === head && JSON.stringify(last.focus) === JSON.stringify(focus)) return last;
    const scan = this.#scanned();
    const { sides, config, configFiles } = scan;
    const isSettled = (path: string) =>
      scan.settledLocks.has(path) ||
      [...selfAndAncestors(path)].some((folder) => scan.skills.has(folder));
    const base = sides.base
      ? await focusedBase({ head, base: sides.base, isSettled }, focus)
      : await samePlaces(head, focus);
    const focused = { ...sides, head, base, skipsUnchanged: 'always' } as const;
    const report = await check(focused, config, configFiles);
    const run = { focus, head, report: sides.base ? report : asNew(report) };
    this.#last = run;
    return run;
  }

  #scanned(): Scan {
    if (!this.#scan) throw new Error('The folder was not read.');
    return this.#scan;
  }

  async #onDisk(path: string): Promise<Uint8Array | null> {
    const place = join(this.top, path);
    if ((statSync(place, { throwIfNoEntry: false })?.size ?? maxBytes) >= maxBytes) return null;
    const { files } = await readAll(diskTree(this.top, [{ path, kind: 'file' }]), [path]);
    return files.get(path) ?? null;
  }
}

/** Editors hide a byte order mark: a text keeps the one that its file has. */
async function withMark(tree: FileTree, path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const old = (await readAll(tree, [path])).files.get(path);
  const hasMark = (text: Uint8Array | undefined) => text?.[0] === 0xef && text[1] === 0xbb;
  return hasMark(old) && !hasMark(bytes) ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : bytes;
}

/** Whether clients open files in focus at other places too. */
async function isOpenedElsewhere(head: FileTree, focus: Focus): Promise<boolean> {
  const { opened } = await clientTree(head);
  return [...opened].some(([place, file]) => place !== file && isInFocus(focus, file));
}

/** Whether an edit gives a skill another name, or there are others of its name; or a run had to read all. */
function concernsOthers(focus: Focus, { before, after }: Runs): boolean {
  const namesIn = ({ skills }: Report, isFocused: boolean) =>
    skills.flatMap(({ name, root }) => (isInFocus(focus, root) === isFocused ? [name] : []));
  const names = namesIn(after, true);
  const others = new Set(namesIn(after, false));
  const hasReadAll = others.size > 0 && after.skills.every(({ read }) => read !== false);
  const isRenamed = names.join('\n') !== namesIn(before, true).join('\n');
  return hasReadAll || isRenamed || names.some((name) => others.has(name));
}

/** Where base is head itself, everything counts as new. */
function asNew(report: Report): Report {
  const findings = report.findings.map((finding) => ({ ...finding, state: 'new' as const }));
  return { ...report, findings };
}
