import type { Catalogue, CompletedCommand, CompletedOption, Taken } from './words.ts';

/** The script for fish: to be sourced, or to lie in its completions directory. */
export function fishScript({ commands, usual }: Catalogue): string {
  const names = commands.map(({ name }) => name).join(' ');
  const first = commands.map(
    ({ name, summary }) =>
      `complete -c skillgate -n __skillgate_first -a ${name} -d ${quoted(summary)}`,
  );
  return `# fish completion of skillgate: skillgate completion fish | source

function __skillgate_revisions
    git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null
end

# The command so far; check where none is named.
function __skillgate_command
    set -l words (commandline -opc)
    if contains -- "$words[2]" ${names}
        echo $words[2]
    else
        echo ${usual.name}
    end
end

function __skillgate_first
    test (count (commandline -opc)) -eq 1
end

function __skillgate_in
    test (__skillgate_command) = $argv[1]
end

complete -c skillgate -f
${first.join('\n')}
complete -c skillgate -n __skillgate_first -l version -d 'print the version'
${commands.flatMap(lines).join('\n')}
`;
}

function lines(command: CompletedCommand): string[] {
  const where = `complete -c skillgate -n '__skillgate_in ${command.name}'`;
  const operands = found(command.takes);
  return [
    ...command.options.map((option) => `${where} ${line(option)}`),
    ...(operands === '-f' ? [] : [`${where} ${operands}`]),
  ];
}

function line({ names, help, takes, prefixes }: CompletedOption): string {
  const called = names.map((name) =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  );
  const value = takes === null ? [] : ['-r', found(takes)];
  const before =
    prefixes.length > 0 ? [`-a ${quoted(prefixes.map((one) => `${one}=`).join(' '))}`] : [];
  return [...called, ...value, ...before, `-d ${quoted(help)}`]
    .filter((part) => part !== '')
    .join(' ');
}

function found(takes: Taken): string {
  switch (takes.kind) {
    case 'words':
      return `-f -a ${quoted(takes.words.join(' '))}`;
    case 'revision':
      return "-f -a '(__skillgate_revisions)'";
    case 'directory':
      return "-f -a '(__fish_complete_directories)'";
    case 'file':
      return '-F';
    default:
      return '-f';
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
