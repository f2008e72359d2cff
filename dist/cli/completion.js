import { $a as levels, Jl as UsageError, ol as globalOptions, sl as ruleLevelValue } from "./core.js";
import { i as rules } from "./catalog.js";
// src/cli/completion/bash.ts
function bashScript({ commands, defaultCommand }) {
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
${commands.map((command) => `    ${command.name}) ${completionFor$1(command.takes)} ;;`).join("\n")}
    *) ;;
  esac
}

_skillaccord_options() {
  case $1 in
${commands.map((command) => `    ${command.name}) _skillaccord_words '${optionNames(command)}' ;;`).join("\n")}
    *) _skillaccord_words '${optionNames(defaultCommand)} --version' ;;
  esac
}

# Succeeds where the option takes a value.
_skillaccord_value() {
  case "$1 $2" in
${commands.flatMap((command) => values(command.name, command)).join("\n")}
${values("\"\"", defaultCommand).join("\n")}
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
      ${names.join("|")}) command=\${COMP_WORDS[1]} ;;
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
  if [ "$COMP_CWORD" -eq 1 ]; then _skillaccord_words '${names.join(" ")}'; return; fi
  _skillaccord_operand "$command"
}

complete -o default -o bashdefault -F _skillaccord skillaccord
`;
}
function optionNames({ options }) {
	return options.flatMap(({ names }) => names).join(" ");
}
function values(command, { options }) {
	const name = command === "\"\"" ? "" : command;
	return options.flatMap(({ names, takes, prefixes }) => {
		if (takes === null) return [];
		return [`    ${names.map((option) => `'${name} ${option}'`).join("|")}) ${valueCompletion({
			takes,
			prefixes
		})} ;;`];
	});
}
function valueCompletion({ takes, prefixes }) {
	if (prefixes.length === 0) return completionFor$1(takes);
	return `_skillaccord_formats '${prefixes.map((prefix) => `${prefix}=`).join(" ")}'`;
}
function completionFor$1(takes) {
	switch (takes.kind) {
		case "words": return `_skillaccord_no_files; _skillaccord_words '${takes.words.join(" ")}'`;
		case "revision": return "_skillaccord_no_files; _skillaccord_revisions";
		case "directory":
		case "file": return ":";
		default: return "_skillaccord_no_files";
	}
}
// src/cli/completion/completion-commands.ts
function completionCommands(commands) {
	const completed = commands.map(completedCommand);
	const help = {
		name: "help",
		summary: "show what a command does",
		options: [],
		takes: {
			kind: "words",
			words: commands.map(({ name }) => name)
		}
	};
	const defaultCommand = completed.find(({ name }) => name === "check") ?? help;
	return {
		commands: [...completed, help],
		defaultCommand
	};
}
const noColour = {
	name: "no-color",
	help: "no colour, even on a terminal"
};
function completedCommand({ name, summary, operands, completions: words, options }) {
	return {
		name,
		summary,
		options: [
			...options,
			...globalOptions,
			noColour
		].map(completedOption),
		takes: completionKind(operands, words)
	};
}
function ruleIds() {
	return rules.map(({ id }) => id).sort();
}
function completedOption(option) {
	const { name, short, value, choices, completions: words, help } = option;
	const isRuleLevel = value === ruleLevelValue;
	const prefixes = option.prefixes ?? (isRuleLevel ? ruleIds() : []);
	return {
		names: [`--${name}`, ...short === void 0 ? [] : [`-${short}`]],
		help,
		takes: value === void 0 ? null : completionKind(value, isRuleLevel ? levels : choices ?? words),
		prefixes,
		repeats: option.repeatable === true
	};
}
function completionKind(word, words) {
	if (words) return {
		kind: "words",
		words
	};
	if (/\b(BASE|HEAD|REF)\b/.test(word)) return { kind: "revision" };
	if (/\bDIR\b/.test(word)) return { kind: "directory" };
	return { kind: /\b(PATH|FILE)\b/.test(word) ? "file" : "nothing" };
}
// src/cli/completion/fish.ts
function fishScript({ commands, defaultCommand }) {
	const names = commands.map(({ name }) => name).join(" ");
	const commandLines = commands.map(({ name, summary }) => `complete -c skillaccord -n __skillaccord_first -a ${name} -d ${quoteShell$1(summary)}`);
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
${commandLines.join("\n")}
complete -c skillaccord -n __skillaccord_first -l version -d 'print the version'
${commands.flatMap(lines).join("\n")}
`;
}
function lines(command) {
	const where = `complete -c skillaccord -n '__skillaccord_in ${command.name}'`;
	const operands = completionFor(command.takes);
	return [...command.options.map((option) => `${where} ${line(option)}`), ...operands === "-f" ? [] : [`${where} ${operands}`]];
}
function line({ names, help, takes, prefixes }) {
	const nameArgs = names.map((name) => name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);
	const value = takes === null ? [] : ["-r", completionFor(takes)];
	const prefixArgs = prefixes.length > 0 ? [`-a ${quoteShell$1(prefixes.map((prefix) => `${prefix}=`).join(" "))}`] : [];
	return [
		...nameArgs,
		...value,
		...prefixArgs,
		`-d ${quoteShell$1(help)}`
	].filter((part) => part !== "").join(" ");
}
function completionFor(takes) {
	switch (takes.kind) {
		case "words": return `-f -a ${quoteShell$1(takes.words.join(" "))}`;
		case "revision": return "-f -a '(__skillaccord_revisions)'";
		case "directory": return "-f -a '(__fish_complete_directories)'";
		case "file": return "-F";
		default: return "-f";
	}
}
function quoteShell$1(text) {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
// src/cli/completion/zsh.ts
function zshScript({ commands, defaultCommand }) {
	return `#compdef skillaccord
# zsh completion of skillaccord: source <(skillaccord completion zsh), behind compinit

_skillaccord_revisions() {
  local -a refs
  refs=(\${(f)"$(git for-each-ref --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null)"})
  compadd -a refs
}

_skillaccord_outputs() {
  if compset -P '*='; then _files; return; fi
  compadd -S = -- ${defaultCommand.options.flatMap(({ prefixes, takes }) => takes?.kind === "file" ? prefixes : []).join(" ")}
  _files
}

_skillaccord_arguments() {
  case $1 in
${commands.map((command) => `    ${command.name})\n${specs(command)}\n      ;;`).join("\n")}
    *)
${specs(defaultCommand)}
      ;;
  esac
}

_skillaccord() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoteShell(`${name}:${summary}`)}`).join("\n")}
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
function specs({ options, takes }) {
	return `      _arguments -s -S \\\n${[...options.map(spec), quoteShell(`*:${takes.kind}:${action(takes)}`)].map((line) => `        ${line}`).join(" \\\n")}`;
}
function escapeBrackets(text) {
	return text.replace(/[[\]]/g, "\\$&");
}
function spec({ names, help, takes, prefixes, repeats }) {
	const description = `[${escapeBrackets(help)}]`;
	const value = takes ? `:${takes.kind}:${prefixes.length > 0 ? prefixedAction(prefixes, takes) : action(takes)}` : "";
	const others = repeats ? "*" : `(${names.join(" ")})`;
	return names.map((name) => quoteShell(`${others}${optionSpec(name, takes)}${description}${value}`)).join(" \\\n        ");
}
function optionSpec(name, takes) {
	if (takes === null) return name;
	return name.startsWith("--") ? `${name}=` : `${name}+`;
}
function prefixedAction(prefixes, takes) {
	if (takes.kind !== "words") return "_skillaccord_outputs";
	return `{if compset -P "*="; then ${`compadd -- ${takes.words.join(" ")}`}; else compadd -S = -- ${prefixes.join(" ")}; fi}`;
}
function action(takes) {
	switch (takes.kind) {
		case "words": return `(${takes.words.join(" ")})`;
		case "revision": return "_skillaccord_revisions";
		case "directory": return "_files -/";
		case "file": return "_files";
		default: return " ";
	}
}
function quoteShell(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
// src/cli/commands/completion.ts
const scripts = {
	bash: bashScript,
	zsh: zshScript,
	fish: fishScript
};
const shells = Object.keys(scripts);
const createCompletionCommand = (commands) => ({
	name: "completion",
	synonyms: ["completions", "autocomplete"],
	summary: "print the completion script of a shell",
	operands: "SHELL",
	completions: shells,
	maxOperands: 1,
	options: [],
	examples: [
		["source <(skillaccord completion bash)", "in ~/.bashrc"],
		["source <(skillaccord completion zsh)", "in ~/.zshrc, behind compinit"],
		["skillaccord completion fish | source", "in ~/.config/fish/config.fish"]
	],
	async run({ operands: [shell] }, world) {
		if (shell === void 0 || !isShell(shell)) {
			const problem = shell === void 0 ? "The name of a shell is missing" : `"${shell}" is not a known shell`;
			throw new UsageError(`${problem}: ${shells.join(", ")}.`);
		}
		world.print(scripts[shell](completionCommands(await commands())));
		return 0;
	}
});
function isShell(name) {
	return Object.hasOwn(scripts, name);
}
export { createCompletionCommand };
