import type { Catalogue, CompletedCommand, CompletedOption, Taken } from './words.ts';

/** The script for zsh: to be sourced, or to lie in a directory of `fpath` as `_skillgate`. */
export function zshScript({ commands, usual }: Catalogue): string {
  const outputs = usual.options.flatMap(({ prefixes }) => prefixes);
  return `#compdef skillgate
# zsh completion of skillgate: source <(skillgate completion zsh), behind compinit

_skillgate_revisions() {
  local -a refs
  refs=(\${(f)"$(git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null)"})
  compadd -a refs
}

_skillgate_outputs() {
  if compset -P '*='; then _files; return; fi
  compadd -S = -- ${outputs.join(' ')}
  _files
}

_skillgate_arguments() {
  case $1 in
${commands.map((one) => `    ${one.name})\n${specs(one)}\n      ;;`).join('\n')}
    *)
${specs(usual)}
      ;;
  esac
}

_skillgate() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
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
    _skillgate_arguments $name
  else
    _skillgate_arguments ''
  fi
}

if [[ $funcstack[1] == _skillgate ]]; then _skillgate "$@"; else compdef _skillgate skillgate; fi
`;
}

function specs({ options, takes }: CompletedCommand): string {
  const lines = [...options.map(spec), quoted(`*:${takes.kind}:${action(takes)}`)];
  return `      _arguments -s -S \\\n${lines.map((line) => `        ${line}`).join(' \\\n')}`;
}

function spec({ names, help, takes, prefixes, repeats }: CompletedOption): string {
  const told = `[${help.replace(/[[\]]/g, '\\$&')}]`;
  const value = takes
    ? `:${takes.kind}:${prefixes.length > 0 ? '_skillgate_outputs' : action(takes)}`
    : '';
  const others = repeats ? '*' : `(${names.join(' ')})`;
  return names
    .map((name) => quoted(`${others}${sign(name, takes)}${told}${value}`))
    .join(' \\\n        ');
}

/** Long options take \`=\` or another word, short ones what stands behind them or the next word. */
function sign(name: string, takes: Taken | null): string {
  if (takes === null) return name;
  return name.startsWith('--') ? `${name}=` : `${name}+`;
}

function action(takes: Taken): string {
  switch (takes.kind) {
    case 'words':
      return `(${takes.words.join(' ')})`;
    case 'revision':
      return '_skillgate_revisions';
    case 'directory':
      return '_files -/';
    case 'file':
      return '_files';
    default:
      return ' ';
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
