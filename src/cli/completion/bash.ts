import type {
  CompletableCommand,
  CompletableOption,
  CompletionCommands,
  CompletionKind,
} from './completion-commands.ts';

/** The script for bash 3.2 and later; it needs only bash, and git for revisions. */
export function bashScript({ commands, defaultCommand }: CompletionCommands): string {
  const names = commands.map(({ name }) => name);
  return `# bash completion of skillaccord: source <(skillaccord completion bash)

_skillaccord_words() {
  COMPREPLY=( $(compgen -W "$1" -- "$cur") )
}

# A name that would need quotes in the shell is not offered.
_skillaccord_revisions() {
  local ref
  while IFS= read -r ref; do
    case $ref in
      *[!A-Za-z0-9._/@+-]*) ;;
      "$cur"*) COMPREPLY[\${#COMPREPLY[@]}]=$ref ;;
    esac
  done < <(git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null)
}

# Nothing found leaves it to bash to offer files, which is not always meant.
_skillaccord_no_files() {
  compopt +o default +o bashdefault 2>/dev/null
}

_skillaccord_formats() {
  _skillaccord_words "$1"
  if [ \${#COMPREPLY[@]} -gt 0 ]; then compopt -o nospace 2>/dev/null; fi
}

_skillaccord_operand() {
  case $1 in
${commands.map((command) => `    ${command.name}) ${completionFor(command.takes)} ;;`).join('\n')}
    *) ;;
  esac
}

_skillaccord_options() {
  case $1 in
${commands.map((command) => `    ${command.name}) _skillaccord_words '${optionNames(command)}' ;;`).join('\n')}
    *) _skillaccord_words '${optionNames(defaultCommand)} --version' ;;
  esac
}

# Succeeds where the option takes a value.
_skillaccord_value() {
  case "$1 $2" in
${commands.flatMap((command) => values(command.name, command)).join('\n')}
${values('""', defaultCommand).join('\n')}
    *) return 1 ;;
  esac
  return 0
}

_skillaccord() {
  local cur=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]} command=
  COMPREPLY=()
  # bash cuts words at "=": --format=js is three of them, and so is json=out, which names a file.
  local joined=
  if [ "$cur" = = ]; then
    cur= joined=yes
  elif [ "$option" = = ]; then
    option=\${COMP_WORDS[COMP_CWORD-2]} joined=yes
  fi
  case $joined$option in
    yes-*) ;;
    yes*) return ;;
  esac
  if [ "$COMP_CWORD" -gt 1 ]; then
    case \${COMP_WORDS[1]} in
      ${names.join('|')}) command=\${COMP_WORDS[1]} ;;
    esac
  fi
  # Behind -- there are no options.
  local at ended=
  for (( at = 1; at < COMP_CWORD; at++ )); do
    if [ "\${COMP_WORDS[at]}" = -- ]; then ended=yes; fi
  done
  if [ -z "$ended" ]; then
    _skillaccord_value "$command" "$option" && return
    case $cur in
      -*) _skillaccord_no_files; _skillaccord_options "$command"; return ;;
    esac
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then _skillaccord_words '${names.join(' ')}'; return; fi
  _skillaccord_operand "$command"
}

complete -o default -o bashdefault -F _skillaccord skillaccord
`;
}

function optionNames({ options }: CompletableCommand): string {
  return options.flatMap(({ names }) => names).join(' ');
}

function values(command: string, { options }: CompletableCommand): string[] {
  const name = command === '""' ? '' : command;
  return options.flatMap(({ names, takes, prefixes }) => {
    if (takes === null) return [];
    const patterns = names.map((option) => `'${name} ${option}'`).join('|');
    return [`    ${patterns}) ${valueCompletion({ takes, prefixes })} ;;`];
  });
}

function valueCompletion({
  takes,
  prefixes,
}: Pick<CompletableOption, 'prefixes'> & { takes: CompletionKind }) {
  if (prefixes.length === 0) return completionFor(takes);
  return `_skillaccord_formats '${prefixes.map((prefix) => `${prefix}=`).join(' ')}'`;
}

/** The shell code that completes a value; bash itself completes files. */
function completionFor(takes: CompletionKind): string {
  switch (takes.kind) {
    case 'words':
      return `_skillaccord_no_files; _skillaccord_words '${takes.words.join(' ')}'`;
    case 'revision':
      return '_skillaccord_no_files; _skillaccord_revisions';
    case 'directory':
    case 'file':
      return ':';
    default:
      return '_skillaccord_no_files';
  }
}
