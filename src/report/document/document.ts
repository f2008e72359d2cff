import type { Severity, State } from '../../model/finding.ts';
import type { Message, Quoted } from '../../model/message.ts';
import type { Location, Range } from '../../model/text/text.ts';

/** The sign in front of a title, a row or an item. */
export type Mark = 'pass' | 'warning' | 'fail' | 'note' | 'added' | 'removed';

/** A piece of a line. Words of ours are strings; a text of a repository stands in a part of its own. */
export type Span =
  | string
  | Quoted
  | { readonly kind: 'strong' | 'faint'; readonly line: Line }
  | { readonly kind: 'mark'; readonly mark: Mark }
  /** A place, linked where links are known; `label` is a text of the repository that stands for it. */
  | { readonly kind: 'place'; readonly at: Location; readonly label?: string | undefined }
  /** The id of a rule, linked to its page. */
  | { readonly kind: 'rule'; readonly id: string }
  /** A command of ours to be pasted: never shortened; its operands are quoted for a shell. */
  | { readonly kind: 'command'; readonly text: string }
  /** A link to an address that is known to be safe. */
  | { readonly kind: 'link'; readonly href: string; readonly line: Line };

/** Text without a line break of its own. */
export type Line = readonly Span[];

/** Who sees a block; absent for everybody. `verbose`: pages, and a terminal with `--verbose`. */
export type Audience = 'terminal' | 'page' | 'verbose';

interface Common {
  readonly audience?: Audience | undefined;
}

export interface Heading extends Common {
  readonly kind: 'heading';
  /** 1: the title of the document. */
  readonly level: 1 | 2 | 3;
  readonly line: Line;
}

export interface Paragraph extends Common {
  readonly kind: 'paragraph';
  /** Each on a line of its own in a terminal; one paragraph on pages. */
  readonly lines: readonly Line[];
}

/** Commands with what they do: rows in a terminal, one sentence on pages. */
export interface Steps extends Common {
  readonly kind: 'steps';
  readonly title: Line;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly command: string;
  /** What it does; empty where the command says it. */
  readonly line: Line;
}

export interface List extends Common {
  readonly kind: 'list';
  /** Empty for none. */
  readonly title: Line;
  readonly items: readonly Item[];
  /** How many items are left out: those are counted. */
  readonly omitted?: number;
}

export interface Item {
  /** `added` and `removed` are `+` and `-`; pages show the severity instead where there is one. */
  readonly mark?: Mark | undefined;
  readonly line: Line;
  /** The places of what it says, after it. */
  readonly places?: readonly Location[];
  /** How many places are left out. */
  readonly morePlaces?: number | undefined;
  /** The severity of the findings that report it, and their number. */
  readonly severity?: Severity | undefined;
  readonly amount?: number | undefined;
  readonly rule?: string | undefined;
}

export interface Table extends Common {
  readonly kind: 'table';
  readonly title: Line;
  readonly columns: readonly string[];
  /** Whether a terminal shows the titles of the columns, too. */
  readonly hasHeader?: boolean;
  /** A column that is empty in every row is not shown. */
  readonly rows: readonly (readonly Line[])[];
  readonly omitted?: number;
}

/** Blocks under a title; pages show them folded. */
export interface Details extends Common {
  readonly kind: 'details';
  readonly title: Line;
  readonly blocks: readonly Block[];
}

/** Text to copy, as it is. */
export interface Code extends Common {
  readonly kind: 'code';
  readonly language: 'yaml' | 'text' | 'diff';
  readonly lines: readonly string[];
}

/** Findings by file; `path` is null for those of the repository or of several files. */
export interface Findings extends Common {
  readonly kind: 'findings';
  readonly title: Line;
  readonly files: readonly FindingFile[];
  readonly omitted?: number;
}

export interface FindingFile {
  readonly path: string | null;
  readonly findings: readonly FindingEntry[];
}

/** A finding, or several alike ones: one line with their places. */
export interface FindingEntry {
  readonly severity: Severity;
  readonly state: State;
  readonly message: Message;
  /** Whether the title of the document is the message: pages do not repeat it. */
  readonly isTitle?: boolean;
  readonly rule: string;
  readonly isFixable: boolean;
  readonly places: readonly Location[];
  /** How many findings it stands for; where they differ in names of their own, the message is that of the first. */
  readonly amount: number;
  readonly frame: { readonly excerpt: string; readonly range: Range } | null;
  readonly help: readonly Message[];
  /** Whether a step names the remedy: pages leave out the help. */
  readonly hasStep: boolean;
  readonly notes: readonly { readonly message: Message; readonly at: Location | null }[];
}

export type Block = Heading | Paragraph | Steps | List | Table | Details | Code | Findings;

/** What is printed: the same for a terminal, a Markdown page and an HTML page. */
export interface Document {
  readonly blocks: readonly Block[];
}
