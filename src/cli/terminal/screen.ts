/** A stream that may be a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** True for a terminal that interprets escape codes. */
export function isTerminal({ isTTY }: Screen, env: Environment): boolean {
  return isTTY === true && env['TERM'] !== 'dumb';
}

/** True if output to a stream has colour: NO_COLOR disables it, FORCE_COLOR enables it. */
export function showsColour(screen: Screen, env: Environment): boolean {
  const forced = env['FORCE_COLOR'];
  if (env['NO_COLOR']) return false;
  return forced ? isSet(forced) : isTerminal(screen, env);
}

/** True if a variable is enabled. */
export function isSet(value: string | undefined): boolean {
  return !['', '0', 'false'].includes(value ?? '');
}
