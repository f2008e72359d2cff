import type {
  CompletableCommand,
  CompletableOption,
  CompletionCommands,
  CompletionKind,
} from './completion-commands.ts';

/** The script for fish: to source, or for its completions directory. */
export function fishScript({ commands, defaultCommand }: CompletionCommands): string {
  const names = commands.map(({ name }) => name).join(' ');
  const commandLines = commands.map(
    ({ name, summary }) =>
      `complete -c skillaccord -n __skillaccord_first -a ${name} -d ${quoteShell(summary)}`,
  );
  return `# fish completion of skillaccord: skillaccord completion fish | source

function __skillaccord_revisions
    git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null
end

# The command so far; "check" is the default command.
function __skillaccord_command
    set -l words (commandline -opc)
    if contains -- "$words[2]" ${names}
        echo $words[2]
    else
        echo ${defaultCommand.name}
    end
end

function __skillaccord_first
    test (count (commandline -opc)) -eq 1
end

function __skillaccord_in
    test (__skillaccord_command) = $argv[1]
end

complete -c skillaccord -f
${commandLines.join('\n')}
complete -c skillaccord -n __skillaccord_first -l version -d 'print the version'
${commands.flatMap(lines).join('\n')}
`;
}

function lines(command: CompletableCommand): string[] {
  const where = `complete -c skillaccord -n '__skillaccord_in ${command.name}'`;
  const operands = completionFor(command.takes);
  return [
    ...command.options.map((option) => `${where} ${line(option)}`),
    ...(operands === '-f' ? [] : [`${where} ${operands}`]),
  ];
}

function line({ names, help, takes, prefixes }: CompletableOption): string {
  const nameArgs = names.map((name) =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  );
  const value = takes === null ? [] : ['-r', completionFor(takes)];
  const prefixArgs =
    prefixes.length > 0
      ? [`-a ${quoteShell(prefixes.map((prefix) => `${prefix}=`).join(' '))}`]
      : [];
  return [...nameArgs, ...value, ...prefixArgs, `-d ${quoteShell(help)}`]
    .filter((part) => part !== '')
    .join(' ');
}

function completionFor(takes: CompletionKind): string {
  switch (takes.kind) {
    case 'words':
      return `-f -a ${quoteShell(takes.words.join(' '))}`;
    case 'revision':
      return "-f -a '(__skillaccord_revisions)'";
    case 'directory':
      return "-f -a '(__fish_complete_directories)'";
    case 'file':
      return '-F';
    default:
      return '-f';
  }
}

function quoteShell(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
