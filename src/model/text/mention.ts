import type { Location, Range } from './text.ts';

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

/** A skill, an agent or a command by its full name: `plugin:name`. */
export interface PartMention {
  readonly plugin: string;
  /** The name in the plugin; with further colons for parts in folders. */
  readonly name: string;
  /**
   * In a call (`/plugin:name`, `Skill(plugin:name)`), alone in a code span, or in prose, where it may be any key;
   * optional where the line says what holds without it.
   */
  readonly form: 'call' | 'code' | 'prose' | 'optional';
  readonly at: Range;
}

/** A server of the Model Context Protocol by the name of one of its tools: `mcp__server__tool`. */
export interface ServerMention {
  readonly server: string;
  readonly at: Range;
}

/** A file that a client reads in the place of its path: `@docs/style.md`. */
export interface Import {
  readonly target: string;
  readonly written: string;
  readonly at: Range;
}

/** What one text names. */
export interface TextMentions {
  readonly links: readonly FragmentLink[];
  readonly parts: readonly PartMention[];
  readonly servers: readonly ServerMention[];
  readonly imports: readonly Import[];
}

/** A text that clients read, with what it names of the repository. */
export interface MentioningText extends TextMentions {
  readonly path: string;
  /** The root of its skill; null for any other text. */
  readonly skill: string | null;
}

/** A place in a text of a skill that names a file which the skill had at base only. */
export interface LostFile {
  readonly path: string;
  /** The root of the skill, and the path of the file in it. */
  readonly skill: string;
  readonly name: string;
  readonly written: string;
  /** What to write where it has another name now; null where none is known. */
  readonly instead: string | null;
  readonly at: Range;
}

/** What the texts of a tree name. */
export interface Mentions {
  /** Only those that name something. */
  readonly texts: readonly MentioningText[];
  /** The names that links can lead to, by the Markdown files that links with a fragment lead to. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of a tree that is compared with another. */
  readonly lostFiles?: readonly LostFile[];
  /** The places that still use a plugin, an agent or a command of base that this tree lacks, by `plugin\0NAME` or the key of its unit. */
  readonly uses?: ReadonlyMap<string, readonly Location[]>;
}
