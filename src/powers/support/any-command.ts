import { wordList } from '../../model/text/word-list.ts';
import { programName } from '../../scripts/launched.ts';

/** Programs that run what their arguments say: Claude Code does not look through them. */
const launchers: ReadonlySet<string> = new Set(
  wordList(`
  npx bunx pnpx uvx pipx sh bash zsh dash fish pwsh powershell python python3 node bun deno perl
  ruby php env eval exec xargs sudo ssh direnv devbox mise docker podman kubectl
`),
);

/** The words after which the launcher runs a command, where its other words are harmless. */
const subcommands: Readonly<Record<string, ReadonlySet<string>>> = {
  docker: new Set(['exec', 'run', 'compose']),
  podman: new Set(['exec', 'run']),
  kubectl: new Set(['exec', 'run']),
  direnv: new Set(['exec']),
  devbox: new Set(['run']),
  mise: new Set(['exec', 'x', 'run']),
};

/** Whether a rule for Bash lets a command start any other: `Bash(npx *)`, `Bash(docker exec *)`. */
export function startsAnyCommand(rule: string): boolean {
  if (rule === 'Bash') return true;
  const command = /^Bash\((.*)\*\)$/s.exec(rule)?.[1];
  if (command === undefined) return false;
  const [program, second, third] = command.trim().split(/\s+/);
  const name = programName(program);
  if (name === '') return true;
  if (!launchers.has(name)) return false;
  const words = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!words) return second === undefined || (second.startsWith('-') && third === undefined);
  return second === undefined || (words.has(second) && third === undefined);
}
