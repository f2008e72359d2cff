import type { Message } from '../model/message.ts';
import type { Report } from '../model/report.ts';

/** The URL scheme of the server; Forgejo uses Gitea's. */
export type Forge = 'github' | 'gitea';

/** Base of web links to the files of a report. */
export interface Links {
  readonly forge: Forge;
  /** URL of the server: `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit that the links show. */
  readonly sha: string;
  /** The branch that is checked; absent if unknown. */
  readonly branch?: string;
  /** Absent outside of pull requests. */
  readonly pullRequest?: number;
}

/** The documentation of a rule, for formats with a rule list. */
export interface RuleDocs {
  readonly summary: string;
  readonly why: string;
  /** How to fix a finding, in a sentence or two. */
  readonly howToFix?: string | undefined;
}

/** Options of rendering; each format uses some of them. */
export interface RenderOptions {
  readonly colour: boolean;
  /** Columns to wrap at; infinite for no wrapping. */
  readonly width: number;
  /** Converts a path of the repository to one relative to the working directory; for terminals only. */
  readonly formatPath: (path: string) => string;
  /** `quiet` shows only failing findings; `verbose` adds notes and existing findings. */
  readonly detail: 'quiet' | 'normal' | 'verbose';
  readonly links: Links | null;
  /** The folder of documentation pages, with a final slash; null for no links. */
  readonly docs: string | null;
  /** True for a terminal that shows links (OSC 8). */
  readonly hyperlinks: boolean;
  /** Why the report has no base, as a sentence; null if self-evident. */
  readonly noBaseReason: Message | null;
  /** True if a job summary is written too; the output may refer to it. */
  readonly summary: boolean;
  /** Notices of the entry point itself, as sentences. */
  readonly notices: readonly string[];
  /** Maximum size of a Markdown page in bytes; the page omits details to stay below. */
  readonly limit: number;
  readonly docsOf: (rule: string) => RuleDocs | undefined;
}

/** An output format. Adding one takes a file, a line of the index and a snapshot. */
export interface Reporter {
  /** The value of `--format`. */
  readonly id: string;
  readonly title: string;
  /** The syntax of the output. */
  readonly syntax: 'json' | 'xml' | 'markdown' | 'html' | 'text';
  /** `--output FILE` with this extension means this format; null if a file never does. */
  readonly extension: string | null;
  /**
   * What is loaded for this format only: words of rules, the catalogue of the report, the address of rule pages,
   * unchanged skills with their existing findings.
   */
  readonly needs?: readonly ('docs' | 'catalogue' | 'pages' | 'unchanged')[];
  render(report: Report, options: RenderOptions): string;
}

/** The defaults of all entry points. */
export const defaultRenderOptions: RenderOptions = {
  colour: false,
  width: Number.POSITIVE_INFINITY,
  formatPath: (path) => path,
  detail: 'normal',
  links: null,
  docs: null,
  hyperlinks: false,
  noBaseReason: null,
  summary: false,
  notices: [],
  limit: 1_000_000,
  docsOf: () => undefined,
};
