/** A stream that may be a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a stream is a terminal that obeys escape codes. */
export function isTerminal({ isTTY }: Screen, env: Environment): boolean {
  return isTTY === true && env['TERM'] !== 'dumb';
}

/** Whether what is written to a stream is shown in colour: NO_COLOR forbids it, FORCE_COLOR asks for it. */
export function showsColour(screen: Screen, env: Environment): boolean {
  const forced = env['FORCE_COLOR'];
  if (env['NO_COLOR']) return false;
  return forced ? isSet(forced) : isTerminal(screen, env);
}

/** Whether a variable says yes. */
export function isSet(value: string | undefined): boolean {
  return !['', '0', 'false'].includes(value ?? '');
}
