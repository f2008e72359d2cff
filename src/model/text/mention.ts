import type { Range } from './text.ts';

/** A link to a heading of a Markdown file. */
export interface FragmentLink {
  /** The file of the repository that it leads to. */
  readonly target: string;
  /** What follows `#`, without escapes. */
  readonly fragment: string;
  /** The target as written. */
  readonly written: string;
  readonly at: Range;
}

/** A text that clients read, with what it names of the repository. */
export interface MentioningText {
  readonly path: string;
  /** The root of its skill; null for the text of an agent or a command. */
  readonly skill: string | null;
  readonly links: readonly FragmentLink[];
}

/** What the texts of a tree name. */
export interface Mentions {
  /** Only those that name something. */
  readonly texts: readonly MentioningText[];
  /** The names that links can lead to, by the Markdown files that links with a fragment lead to. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}
