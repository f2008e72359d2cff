import { coversGlobText } from '../../contract/coverage/glob-text.ts';
import { normalizeTool } from '../../contract/coverage/tools.ts';
import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import type { Table } from '../../model/value/value.ts';
import { commandsOf } from '../support/command-words.ts';

/** Whether the `allowed-tools` of a file let its own command run: else a client refuses or a setting allows it. */
export function isSelfGranted(command: string, frontmatter: Table | null): boolean {
  const allowed = frontmatter?.fields.get('allowed-tools');
  const patterns = ((allowed && toolsOf(allowed.value)) ?? []).flatMap(patternOf);
  const commands = commandsOf(command).map((words) => words.join(' '));
  return (
    commands.length > 0 &&
    commands.every((part) => patterns.some((pattern) => allowsCommand(pattern, part)))
  );
}

/** The commands that a rule allows, with stars; none for a rule on another tool. */
function patternOf(rule: string): readonly string[] {
  const normal = normalizeTool(rule);
  if (normal === 'Bash') return ['*'];
  const [, pattern] = /^Bash\((.*)\)$/s.exec(normal) ?? [];
  return pattern === undefined ? [] : [pattern];
}

/** `git *` allows `git` too. */
function allowsCommand(pattern: string, command: string): boolean {
  return coversGlobText(pattern, command) || pattern === `${command} *`;
}
