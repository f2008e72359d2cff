/** When a power takes effect. */
export type Start =
  /** At every start of a session. */
  | 'session'
  /** At every prompt of the user. */
  | 'prompt'
  /** Before or after a tool call. */
  | 'before-tool'
  | 'after-tool'
  /** At another event, such as the end of a turn. */
  | 'event'
  /** While the plugin is enabled, or the client uses the repository. */
  | 'enabled'
  /** Each time the text of a skill or command is loaded. */
  | 'load'
  /** During the turn or the run of the skill, agent or command. */
  | 'turn'
  /** When the model chooses it. */
  | 'model'
  /** When the user types its name. */
  | 'typed'
  /** When something is installed or updated. */
  | 'install';

/** The names that an event is about: a list, or a pattern that is compared as text only. */
export interface Matcher {
  readonly text: string;
  /** The exact names, sorted; null for a pattern. */
  readonly names: readonly string[] | null;
  /** Whether the names are globs of paths. */
  readonly areGlobs?: boolean | undefined;
}

/** When a power takes effect, and for which events. */
export interface Trigger {
  readonly start: Start;
  /** The event in the spelling of the client. */
  readonly event?: string | undefined;
  /** Absent: every event of the kind. */
  readonly matcher?: Matcher | undefined;
  /** A further condition in the language of the client; absent: none. */
  readonly condition?: string | undefined;
  /** Whether it takes effect only once in a session. */
  readonly once?: boolean | undefined;
  /** The skill whose use is the event. */
  readonly skill?: string | undefined;
}
