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
  return forced ? isEnabled(forced) : isTerminal(screen, env);
}

/** True if a variable is enabled. */
export function isEnabled(value: string | undefined): boolean {
  return !['', '0', 'false'].includes(value ?? '');
}

/** True for a terminal that is known to show links (OSC 8): FORCE_HYPERLINK decides, else what it says of itself. */
export function showsHyperlinks(screen: Screen, env: Environment): boolean {
  const forced = env['FORCE_HYPERLINK'];
  if (forced !== undefined) return isEnabled(forced);
  if (
    !isTerminal(screen, env) ||
    isEnabled(env['CI']) ||
    env['TMUX'] ||
    /^screen/.test(env['TERM'] ?? '')
  )
    return false;
  if (Number(env['VTE_VERSION'] ?? 0) >= 5000) return true;
  if (env['WT_SESSION'] || env['KONSOLE_VERSION'] || env['DOMTERM']) return true;
  if (/^(?:xterm-kitty|xterm-ghostty|alacritty|foot)/.test(env['TERM'] ?? '')) return true;
  return /^(?:iTerm\.app|WezTerm|vscode|Hyper|ghostty|Tabby)$/.test(env['TERM_PROGRAM'] ?? '');
}
