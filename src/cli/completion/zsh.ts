import type {
  CompletableCommand,
  CompletableOption,
  CompletionCommands,
  CompletionKind,
} from './completion-commands.ts';

/** The script for zsh: to source, or as `_skillaccord` in a directory of `fpath`. */
export function zshScript({ commands, defaultCommand }: CompletionCommands): string {
  const outputs = defaultCommand.options.flatMap(({ prefixes, takes }) =>
    takes?.kind === 'file' ? prefixes : [],
  );
  return `#compdef skillaccord
# zsh completion of skillaccord: source <(skillaccord completion zsh), behind compinit

_skillaccord_revisions() {
  local -a refs
  refs=(\${(f)"$(git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null)"})
  compadd -a refs
}

_skillaccord_outputs() {
  if compset -P '*='; then _files; return; fi
  compadd -S = -- ${outputs.join(' ')}
  _files
}

_skillaccord_arguments() {
  case $1 in
${commands.map((command) => `    ${command.name})\n${specs(command)}\n      ;;`).join('\n')}
    *)
${specs(defaultCommand)}
      ;;
  esac
}

_skillaccord() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoteShell(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe -t commands command commands
    _files
    return
  fi
  if (( \${commands[(I)$words[2]:*]} )); then
    local name=$words[2]
    shift words
    (( CURRENT-- ))
    _skillaccord_arguments $name
  else
    _skillaccord_arguments ''
  fi
}

if [[ $funcstack[1] == _skillaccord ]]; then _skillaccord "$@"; else compdef _skillaccord skillaccord; fi
`;
}

function specs({ options, takes }: CompletableCommand): string {
  const lines = [...options.map(spec), quoteShell(`*:${takes.kind}:${action(takes)}`)];
  return `      _arguments -s -S \\\n${lines.map((line) => `        ${line}`).join(' \\\n')}`;
}

function escapeBrackets(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}

function spec({ names, help, takes, prefixes, repeats }: CompletableOption): string {
  const description = `[${escapeBrackets(help)}]`;
  const value = takes
    ? `:${takes.kind}:${prefixes.length > 0 ? prefixedAction(prefixes, takes) : action(takes)}`
    : '';
  const others = repeats ? '*' : `(${names.join(' ')})`;
  return names
    .map((name) => quoteShell(`${others}${optionSpec(name, takes)}${description}${value}`))
    .join(' \\\n        ');
}

/** Long options take `=` or the next word, short options the rest of the word or the next word. */
function optionSpec(name: string, takes: CompletionKind | null): string {
  if (takes === null) return name;
  return name.startsWith('--') ? `${name}=` : `${name}+`;
}

/** A prefix with `=`, then a file or one of some words. */
function prefixedAction(prefixes: readonly string[], takes: CompletionKind): string {
  if (takes.kind !== 'words') return '_skillaccord_outputs';
  const afterPrefix = `compadd -- ${takes.words.join(' ')}`;
  return `{if compset -P "*="; then ${afterPrefix}; else compadd -S = -- ${prefixes.join(' ')}; fi}`;
}

function action(takes: CompletionKind): string {
  switch (takes.kind) {
    case 'words':
      return `(${takes.words.join(' ')})`;
    case 'revision':
      return '_skillaccord_revisions';
    case 'directory':
      return '_files -/';
    case 'file':
      return '_files';
    default:
      return ' ';
  }
}

function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
