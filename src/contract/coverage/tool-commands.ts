import { isPlainCommand } from './commands.ts';
import { coversGlobText } from './glob-text.ts';

/**
 * Whether one `Bash(...)` permission allows every command of another. `git:*` equals `git *`: `git` with or
 * without arguments, but neither `git-lfs` nor a second command.
 */
export function coversToolCommand(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  if (!isPlainPattern(wider) || !isPlainPattern(narrower)) return false;
  const [outer, inner] = [withStar(wider), withStar(narrower)];
  if (coversGlobText(outer, inner)) return true;
  // Matches without arguments too if the only star is for all arguments.
  return outer.endsWith(' *') && outer.indexOf('*') === outer.length - 1
    ? outer.slice(0, -2) === inner
    : false;
}

function withStar(text: string): string {
  return text.replace(/:\*$/, ' *');
}

/** Whether a text is one plain command with stars, unambiguous to shells and clients. */
function isPlainPattern(text: string): boolean {
  const bare = withStar(text);
  return !/,|:\*|^\*/.test(bare) && isPlainCommand(bare.replaceAll('*', 'x'));
}
