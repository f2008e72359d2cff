import { coversCommand, isPlainCommand, prefixesOf } from './commands.ts';

/**
 * What makes a program run another one, for the rest of a plain command line: the first group is what it
 * runs; without a group, that cannot be read.
 */
const runners: Readonly<Record<string, readonly RegExp[]>> = {
  git: [
    / (?:bisect run|submodule(?: -\S+)* foreach(?: -\S+)*) (.+)/,
    / grep(?: .*?)? -[A-Za-z]*O ?(\S+)/,
    / --open-files-in-p[a-z]*[ =](\S+)/,
    / rebase(?: .*?)? (?:-[a-z]*x ?|--exec?[ =])(\S.*)/,
    / difftool(?: .*?)? (?:-x ?|--ext[a-z-]*[ =])(\S+)/,
    / --(?:upload-pack|receive-pack|exec)[ =](\S+)/,
    /^(?: (?:-C|--git-dir|--work-tree|--namespace) \S+| -\S+)*? (?:-c|--config-env|--exec-path=)/,
    / filter-branch /,
  ],
  find: [/ -(?:exec|execdir|ok|okdir) (.+)/],
  xargs: [/^(?: -\S+)* ([^ -].*)/],
  env: [/^(?: -\S+| [^ =-][^ =]*=\S*)* ([^ =-][^ =]*(?: .*)?)$/],
  npm: [/ (?:exec|x)(?: --?\S*)* ([^ -].*)/],
  pnpm: [/ (?:exec|dlx)(?: --?\S*)* ([^ -].*)/],
  yarn: [/ (?:exec|dlx)(?: --?\S*)* ([^ -].*)/],
  bun: [/ x(?: --?\S*)* ([^ -].*)/],
  npx: [/ (?:-c|--call)[ =]?(\S.*)/],
  uv: [/ run(?: --?\S*)* ([^ -].*)/],
  tar: [
    / --(?:to-command|use-compress-program|rsh-command|info-script|new-volume-script)[ =](\S+)/,
    / --checkpoint-action[ =]exec=(\S+)/,
    / -[A-Za-z]*[IF] ?(\S+)/,
  ],
  ssh: [/ -[A-Za-z0-9]*o ?(?:Proxy|Local|KnownHosts)Command[= ](\S.*)/i],
  scp: [/ -S ?(\S+)/, / -o ?ProxyCommand[= ](\S.*)/i],
  rsync: [/ (?:-[A-Za-z]*e ?|--rsh[ =])(\S+)/],
  zip: [/ (?:-TT ?|--unzip-command[ =])(\S+)/],
  make: [/ (?:--eval|SHELL=)[ =]?(\S+)/, / -E ?(\S+)/],
};

/** Longer lines are not read. */
const maxLength = 4096;

/** Whether a policy allows a command line, and every program that its options run. */
export function grantsPrograms(granted: readonly string[], line: string): boolean {
  if (!isPlainCommand(line)) return true;
  if (line.length > maxLength) return false;
  const [first = ''] = line.split(' ', 1);
  const name = first
    .replace(/^.*\//, '')
    .replace(/\.(?:exe|cmd)$/i, '')
    .toLowerCase();
  const rest = line.slice(first.length);
  const entries = new Set(granted);
  const named = prefixesOf(line).find((prefix) => entries.has(prefix))?.length ?? 0;
  const patterns = Object.hasOwn(runners, name) ? (runners[name] ?? []) : [];
  return patterns.every((pattern) => {
    const found = pattern.exec(rest);
    if (!found) return true;
    const program = found[1];
    const end = first.length + found.index + found[0].length - (program?.length ?? 0);
    // An entry that names the option accepts what it runs.
    if (named >= end && named > first.length) return true;
    return (
      program !== undefined && coversCommand(entries, program) && grantsPrograms(granted, program)
    );
  });
}
