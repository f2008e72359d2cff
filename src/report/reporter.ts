import type { Report } from '../model/report.ts';

/** Whose addresses a server has; Forgejo has those of Gitea. */
export type Forge = 'github' | 'gitea';

/** Where the files of a report can be looked at on the web. */
export interface Links {
  readonly forge: Forge;
  /** The server's address, `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit whose lines the report speaks of. */
  readonly sha: string;
}

/** What a rule says of itself, for formats that carry a rule list. */
export interface RuleDocs {
  readonly summary: string;
  readonly why: string;
}

/** How a report is rendered; each format heeds what concerns it. */
export interface RenderOptions {
  readonly colour: boolean;
  /** Columns to wrap at; infinite where nothing is to be wrapped. */
  readonly width: number;
  /** Writes a path of the repository as it is followed from where the reader is; for terminals only. */
  readonly place: (path: string) => string;
  /** `quiet` shows what fails and nothing else, `verbose` notes and existing findings too. */
  readonly detail: 'quiet' | 'normal' | 'verbose';
  readonly links: Links | null;
  /** The sentence that says why nothing was compared; null where that goes without saying. */
  readonly reason: string | null;
  /** Whether the page of a job summary is written too, which may be pointed to. */
  readonly summary: boolean;
  /** What the door itself has to say, in whole sentences. */
  readonly notices: readonly string[];
  /** The most bytes a Markdown page may have; a shorter rendering is chosen beyond. */
  readonly limit: number;
  readonly wordsOf: (rule: string) => RuleDocs | undefined;
}

/** An output format. Adding one is a file, a line in the index, and a snapshot. */
export interface Reporter {
  /** The value of `--format`. */
  readonly id: string;
  readonly title: string;
  /** The syntax of the output. */
  readonly syntax: 'json' | 'xml' | 'markdown' | 'html' | 'text';
  /** `--output FILE` with this extension means this format; null if a file never does. */
  readonly extension: string | null;
  render(report: Report, options: RenderOptions): string;
}

/** What holds where a door says nothing else. */
export const defaultRenderOptions: RenderOptions = {
  colour: false,
  width: Number.POSITIVE_INFINITY,
  place: (path) => path,
  detail: 'normal',
  links: null,
  reason: null,
  summary: false,
  notices: [],
  limit: 1_000_000,
  wordsOf: () => undefined,
};
