export const id = 246;
export const ids = [246];
export const modules = {

/***/ 93246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCalls: () => (/* binding */ readCalls)
});

// EXTERNAL MODULE: ./.build/src/model/text/group-by.js
var group_by = __webpack_require__(5790);
// EXTERNAL MODULE: ./.build/src/model/text/path.js
var text_path = __webpack_require__(49018);
// EXTERNAL MODULE: ./.build/src/model/text/text.js
var text_text = __webpack_require__(21858);
// EXTERNAL MODULE: ./.build/src/scripts/calls/call-place.js
var call_place = __webpack_require__(7186);
// EXTERNAL MODULE: ./.build/src/scripts/calls/command-calls.js + 1 modules
var command_calls = __webpack_require__(71607);
// EXTERNAL MODULE: ./.build/src/scripts/effects/read-effects.js + 16 modules
var read_effects = __webpack_require__(59254);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/program-calls.js





/** Whether a script may start another one, by its words alone. */
function mayStartScripts(text) {
	return /subprocess|child_process|\bos\.system\b/.test(text) && (0,call_place/* mentionsScript */.T9)(text);
}
/**
* The calls of other scripts in a script of Python or Node, by paths from its own folder, or from the skill where it
* starts them in no other. Needs its grammar and that of the shell.
*/
function callsOfProgram(place, language, text) {
	const lines = new text_text/* LineMap */.HU(text);
	const variables = new Map([["SELF", [(0,text_path/* folderOf */.yS)(place.path)]]]);
	return ((0,read_effects/* readEffects */.nJ)(language, text).started ?? []).flatMap(({ command, hasFolder, start, end }) => {
		const { range } = lines.locate(place.path, start, end);
		if (!range || !(0,call_place/* mentionsScript */.T9)(command)) return [];
		const own = {
			...place,
			bases: hasFolder ? [] : place.bases,
			variables
		};
		return (0,command_calls/* callsAt */.n)(own, command, range).flatMap((call) => call.isFound ? [{
			...call,
			written: call.written.replace(/^\$\{SELF\}\/+/, "")
		}] : []);
	});
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/missing.js
/** The refusals of a call that lacks required options, or has several that exclude each other. */
function optionsMissing({ options, exclusive }, seen, words) {
	const missing = options.filter((option) => option.isRequired && !seen.has(option)).map(({ names }) => ({
		kind: "missing-option",
		names: [longest(names)],
		word: null
	}));
	const given = new Set([...seen].flatMap(({ names }) => names));
	const clashes = exclusive.flatMap(({ names, isRequired }) => {
		const used = names.filter((name) => given.has(name));
		if (isRequired && used.length === 0) return [{
			kind: "missing-option",
			names,
			word: null
		}];
		const word = words.findLast(({ text }) => used.some((name) => text.startsWith(name)));
		return used.length > 1 && word ? [{
			kind: "exclusive-options",
			names: used,
			word: word.at
		}] : [];
	});
	return [...missing, ...clashes];
}
/** The name that says most: `--input` of `-i`, `--input` and `--input=`. */
function longest(names) {
	return names.reduce((long, name) => name.replace(/=$/, "").length > long.length ? name : long, "");
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/options.js
const argument = { kind: "argument" };
/** Reads one word by the syntax of its script. */
function readWord(text, command, syntax) {
	if (!syntax.hasOptions || !text.startsWith("-") || text === "-") return argument;
	const exact = optionNamed(text, command);
	if (exact) return {
		kind: "option",
		option: exact,
		value: null
	};
	const equals = text.indexOf("=");
	const [name, value] = equals < 0 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)];
	const found = assigned(name, value, command, syntax) ?? (text.startsWith("--") ? abbreviated(name, value, command, syntax) : attached(text, command, syntax));
	if (found) return found;
	const isNumber = syntax.hasNumbers && isNegativeNumber(text);
	if (isNumber && !command.options.some(hasNumericName)) return argument;
	return syntax.matches === "by-pattern" && text.includes(" ") ? argument : {
		kind: "unknown",
		name
	};
}
/** `--x=VALUE`; `argparse` and yargs read `-x=VALUE` so too. */
function assigned(name, value, command, syntax) {
	if (value === null || !name.startsWith("--") && !stripsEquals(syntax)) return null;
	const option = optionNamed(syntax.assigns === "declared" ? `${name}=` : name, command);
	if (!option) return null;
	return {
		kind: "option",
		option,
		value: syntax.assigns === "all" && option.takes.max === 0 ? null : value
	};
}
function stripsEquals({ matches, assigns }) {
	return matches === "by-pattern" || assigns !== "values";
}
/** The option of a command by one of its names. */
function optionNamed(name, command) {
	return command.options.find(({ names }) => names.includes(name));
}
function abbreviated(name, value, command, { abbreviates }) {
	if (!abbreviates) return null;
	const options = command.options.filter(({ names }) => names.some((own) => own.startsWith(name)));
	const [option] = options;
	if (!option) return null;
	return options.length > 1 ? {
		kind: "ambiguous",
		name
	} : {
		kind: "option",
		option,
		value
	};
}
/** `-xVALUE`, and a cluster of flags such as `-abc`. */
function attached(text, command, syntax) {
	if (!syntax.clusters) return null;
	let rest = text.slice(1);
	for (;;) {
		const option = optionNamed(`-${rest.slice(0, 1)}`, command);
		if (!option) return null;
		const after = rest.slice(1);
		if (after === "" || option.isExit && !after.startsWith("-")) return {
			kind: "option",
			option,
			value: null
		};
		if (option.takes.max !== 0) {
			const value = stripsEquals(syntax) ? after.replace(/^=/, "") : after;
			return {
				kind: "option",
				option,
				value
			};
		}
		rest = after;
	}
}
/** Whether a word is a number below zero. */
function isNegativeNumber(text) {
	return /^-(?:\d+|\d*\.\d+)$/.test(text);
}
function hasNumericName({ names }) {
	return names.some(isNegativeNumber);
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/pattern.js
/** The words that arguments take of a pattern of `A` (argument), `O` (option) and `-` (`--`), as `argparse` gives them. */
function takenBy(positionals, pattern) {
	for (let count = positionals.length; count > 0; count--) {
		const taken = match(positionals.slice(0, count), pattern);
		if (!taken) continue;
		const end = taken.reduce((sum, length) => sum + length, 0);
		// What is empty before an option may still get the words after it.
		if (pattern[end] === "O") while (taken.at(-1) === 0) taken.pop();
		return taken;
	}
	return [];
}
/** The number of words that an option takes of a pattern; null if there are too few. */
function takenByOption({ min, max }, pattern) {
	const given = /^A*/.exec(pattern)?.[0].length ?? 0;
	return given < min ? null : Math.min(given, max ?? given);
}
/** How many signs each takes, the first as many as it can; null if they do not fit. Each pair of places is tried once. */
function match(positionals, pattern) {
	const failed = new Set();
	const from = (position, start) => {
		const positional = positionals[position];
		if (!positional) return [];
		const key = position * (pattern.length + 1) + start;
		if (failed.has(key)) return null;
		for (const length of lengthsOf(positional, pattern, start)) {
			const rest = from(position + 1, start + length);
			if (rest) return [length, ...rest];
		}
		failed.add(key);
		return null;
	};
	return from(0, 0);
}
/** The numbers of signs that a positional may take from a place on, the largest first. */
function lengthsOf(positional, pattern, start) {
	const isCommand = positional === "command";
	const takesOptions = isCommand || positional.isRest === true;
	const { min, max } = isCommand ? {
		min: 1,
		max: null
	} : positional.takes;
	const lengths = [];
	let given = 0;
	for (let end = start; end <= pattern.length; end++) {
		const sign = end > start ? pattern[end - 1] : undefined;
		if (sign === "O" && (!takesOptions || isCommand && given === 0)) break;
		if (sign === "A") given++;
		if (max !== null && given > max) break;
		if (given >= (takesOptions && !isCommand ? 0 : min)) lengths.push(end - start);
	}
	return lengths.reverse();
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/values.js
/** The refusal of a value that is none of the choices or no number; nothing for one that is not known. */
function valueRefusals(name, { choices, type }, value, word) {
	if (value === null) return [];
	const isListed = choices === null || choices.includes(value);
	if (isListed && isOfType(value, type)) return [];
	return [{
		kind: "invalid-value",
		name,
		value,
		choices,
		word
	}];
}
/** What Python's `int` and `float` read. */
function isOfType(value, type) {
	const text = value.trim().replace(/(?<=\d)_(?=\d)/g, "");
	if (type === "int") return /^[-+]?\d+$/.test(text);
	if (type === "float") return /^[-+]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|inf(?:inity)?|nan)$/i.test(text);
	return true;
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/in-order.js




/** Reads a call word by word, as all but `argparse` do, and collects why it is refused. */
class OrderedReading {
	refusals = [];
	#words;
	#command;
	#syntax;
	#seen = new Set();
	#given = [];
	/** The names of options that were given before the subcommand. */
	#before;
	#unknown = [];
	#inner = null;
	#end = "none";
	constructor(words, command, syntax, before = new Set()) {
		this.#before = before;
		this.#words = words;
		this.#command = command;
		this.#syntax = syntax;
		for (let index = 0; index < words.length && !this.isEnded;) index = this.#read(index);
		if (!this.isEnded) this.#finish();
		else if (syntax.isHelpFirst) this.refusals.length = 0;
	}
	/** Whether `--help` ends the run before anything is refused. */
	get isEnded() {
		return this.#end === "exit";
	}
	/** Reads a word with its values, and returns the place of the next. */
	#read(index) {
		const word = this.#words[index];
		if (!word) return index + 1;
		if (index < (this.#syntax.leading ?? 0)) return this.#takeArgument(word, index);
		if (this.#syntax.hasOptions && word.text === "--" && !optionNamed("--", this.#command)) return this.#takeRest(index + 1);
		const read = readWord(word.text, this.#command, this.#syntax);
		if (read.kind === "argument") return this.#takeArgument(word, index);
		if (read.kind === "option") return this.#takeOption(read.option, read.value, index);
		if (this.#command.acceptsUnknown) {
			if (read.kind === "unknown") this.#unknown.push(read.name);
			return index + 1;
		}
		this.refusals.push({
			kind: `${read.kind}-option`,
			name: read.name,
			word: word.at
		});
		this.#end = "fault";
		// What follows may be its value.
		return this.#command.commands ? this.#words.length : index + 1;
	}
	#takeArgument(word, index) {
		const { commands, arguments: rows } = this.#command;
		if (commands && this.#end === "none" && this.#given.length >= rows.length) return this.#takeCommand(word, index);
		if (!this.#syntax.interleaves && !commands) return this.#takeRest(index);
		this.#given.push(word);
		return index + 1;
	}
	#takeRest(index) {
		this.#given.push(...this.#words.slice(index));
		return this.#words.length;
	}
	#takeCommand({ text, at }, index) {
		const command = this.#command.commands?.get(text);
		if (this.#end !== "fault") this.#end = "command";
		const isFree = this.#command.acceptsUnknown || text === "" && !this.#command.needsCommand;
		if (!command && isFree) return index + 1;
		if (!command) {
			const known = [...this.#command.commands?.keys() ?? []];
			this.refusals.push({
				kind: "unknown-command",
				name: text,
				known,
				word: at
			});
			return this.#words.length;
		}
		this.#inner = command;
		if (!command.isOpen) {
			const names = [...this.#seen].flatMap((option) => option.names);
			const before = new Set([
				...this.#before,
				...this.#unknown,
				...names
			]);
			const words = this.#words.slice(index + 1);
			const inner = new OrderedReading(words, command, this.#syntax, before);
			this.refusals.push(...inner.refusals);
			if (inner.isEnded) this.#end = "exit";
		}
		return this.#words.length;
	}
	#takeOption(option, attached, index) {
		const word = this.#words[index];
		const name = option.names.find((own) => word?.text.startsWith(own)) ?? option.names[0] ?? "";
		this.#seen.add(option);
		if (option.isExit) this.#end = "exit";
		if (!word) return index + 1;
		const { min, max } = option.takes;
		if (attached !== null && max === 0) {
			this.refusals.push({
				kind: "surplus-value",
				option: name,
				word: word.at
			});
			return index + 1;
		}
		const first = attached === null ? [] : [{
			...word,
			text: attached
		}];
		const values = [...first, ...this.#valuesAt(index + 1, min - first.length, max, first.length)];
		if (values.length < min) {
			this.refusals.push({
				kind: "missing-value",
				option: name,
				word: word.at
			});
			this.#end = "fault";
		}
		for (const { text, at } of values) this.refusals.push(...valueRefusals(name, option.values, text, at));
		return index + 1 + values.length - first.length;
	}
	/** The words that an option takes: those that it needs, and further ones up to the next option. */
	#valuesAt(start, needed, max, given) {
		const end = max === null ? this.#words.length : start + max - given;
		const rest = this.#words.slice(start, end);
		if (given > 0 && needed <= 0) return [];
		const { takesDashes, hasNumbers, assigns } = this.#syntax;
		// Only yargs has `-` for an argument.
		const dash = assigns === "all" ? /^-/ : /^-./;
		const isTaken = (text, index) => takesDashes === "always" || index < needed && takesDashes === "needed" || !dash.test(text) || hasNumbers && isNegativeNumber(text);
		const stop = rest.findIndex(({ text }, index) => !isTaken(text, index));
		return stop < 0 ? rest : rest.slice(0, stop);
	}
	#finish() {
		const { arguments: rows, commands, needsCommand, acceptsUnknown } = this.#command;
		if (this.#end === "fault") return;
		if (this.#words.length < (this.#syntax.least ?? 0) && rows[0]) this.refusals.push({
			kind: "missing-argument",
			name: rows[0].name,
			word: null
		});
		if (commands && needsCommand && this.#end !== "command") this.refusals.push({
			kind: "missing-command",
			known: [...commands.keys()],
			word: null
		});
		const taken = takenBy(rows, "A".repeat(this.#given.length));
		let index = 0;
		for (const [position, { name, values, takes }] of rows.entries()) {
			const words = this.#given.slice(index, index + (taken[position] ?? 0));
			index += words.length;
			for (const { text, at } of words) this.refusals.push(...valueRefusals(name, values, text, at));
			if (words.length < takes.min) this.refusals.push({
				kind: "missing-argument",
				name,
				word: null
			});
		}
		this.#addMissingOptions();
		if (acceptsUnknown || commands && !this.#inner) return;
		for (const { text, at } of this.#given.slice(index)) this.refusals.push({
			kind: "surplus-argument",
			text,
			word: at
		});
	}
	/** An option that the subcommand has too may stand on either side of it. */
	#addMissingOptions() {
		const { options } = this.#command;
		const [inner, before] = [this.#inner, this.#before];
		const isElsewhere = (names) => inner?.isOpen || names.some((name) => before.has(name) || inner && optionNamed(name, inner) !== undefined);
		const here = options.filter(({ names }) => !isElsewhere(names));
		const command = {
			...this.#command,
			options: here
		};
		this.refusals.push(...optionsMissing(command, this.#seen, this.#words));
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/parse.js




/** Reads a call as `argparse` does, and collects why it is refused. */
class Parsing {
	refusals = [];
	#words;
	#command;
	#syntax;
	#read;
	#pattern;
	#seen = new Set();
	#extras = [];
	#positionals;
	/** The last option that took more words than it needs. */
	#greedy = null;
	#ended = false;
	constructor(words, command, syntax) {
		this.#words = words;
		this.#command = command;
		this.#syntax = syntax;
		const end = words.findIndex(({ text }) => text === "--");
		this.#read = words.map(({ text }, index) => end >= 0 && index >= end ? { kind: "argument" } : readWord(text, command, syntax));
		this.#pattern = this.#read.map(({ kind }, index) => index === end ? "-" : kind === "argument" ? "A" : "O").join("");
		this.#positionals = [...command.arguments, ...command.commands ? ["command"] : []];
		this.#rejectAmbiguous();
		if (this.refusals.length === 0) this.#run();
	}
	/** Whether the run ends, by `--help` or an error, before anything is missing. */
	get isEnded() {
		return this.#ended;
	}
	#rejectAmbiguous() {
		for (const [index, read] of this.#read.entries()) {
			const word = this.#words[index];
			if (read.kind === "ambiguous" && word) this.refusals.push({
				kind: "ambiguous-option",
				name: read.name,
				word: word.at
			});
		}
	}
	#run() {
		const last = this.#pattern.lastIndexOf("O");
		let index = 0;
		while (index <= last && !this.#ended) {
			if (this.#pattern[index] === "O") index = this.#takeOption(index);
			else {
				const next = this.#takePositionals(index);
				const option = this.#pattern.indexOf("O", next);
				const end = option < 0 ? this.#words.length : option;
				this.#addExtras(next, end);
				index = end;
			}
		}
		if (this.#ended) return;
		this.#addExtras(this.#takePositionals(index), this.#words.length);
		this.#addMissing();
		if (!this.#command.acceptsUnknown) this.refusals.push(...this.#extras);
	}
	#takeOption(index) {
		const [word, read] = [this.#words[index], this.#read[index]];
		if (!word || !read) return index + 1;
		if (read.kind !== "option") {
			const name = read.kind === "argument" ? word.text : read.name;
			this.#extras.push({
				kind: "unknown-option",
				name,
				word: word.at
			});
			return index + 1;
		}
		const { option, value } = read;
		this.#seen.add(option);
		if (option.isExit) this.#ended = true;
		const name = option.names.find((own) => word.text.startsWith(own)) ?? option.names[0] ?? "";
		if (value !== null) return this.#takeValue(option, name, value, index);
		const taken = takenByOption(option.takes, this.#pattern.slice(index + 1));
		if (taken === null) {
			this.refusals.push({
				kind: "missing-value",
				option: name,
				word: word.at
			});
			this.#ended = true;
			return index + 1;
		}
		const values = this.#words.slice(index + 1, index + 1 + taken);
		for (const { text, at } of values) this.refusals.push(...valueRefusals(name, option.values, text, at));
		if (taken > option.takes.min) this.#greedy = {
			option: name,
			word
		};
		return index + 1 + taken;
	}
	#takeValue(option, name, value, index) {
		const word = this.#words[index]?.at;
		if (!word) return index + 1;
		if (option.takes.max === 0) this.refusals.push({
			kind: "surplus-value",
			option: name,
			word
		});
		else if (option.takes.min > 1) this.refusals.push({
			kind: "missing-value",
			option: name,
			word
		});
		else this.refusals.push(...valueRefusals(name, option.values, value, word));
		return index + 1;
	}
	#takePositionals(start) {
		const taken = takenBy(this.#positionals, this.#pattern.slice(start));
		let index = start;
		for (const [position, count] of taken.entries()) {
			const positional = this.#positionals[position];
			const words = this.#words.slice(index, index + count).filter(({ text }) => text !== "--");
			index += count;
			if (positional === "command") this.#takeCommand(words);
			else if (positional && !positional.isRest) for (const { text, at } of words) this.refusals.push(...valueRefusals(positional.name, positional.values, text, at));
		}
		this.#positionals = this.#positionals.slice(taken.length);
		return index;
	}
	#takeCommand([name, ...rest]) {
		const { commands } = this.#command;
		if (!name || !commands) return;
		const command = commands.get(name.text);
		if (!command) {
			const known = [...commands.keys()];
			this.refusals.push({
				kind: "unknown-command",
				name: name.text,
				known,
				word: name.at
			});
			this.#ended = true;
		} else if (command.isOpen) this.#ended = true;
		else {
			const inner = new Parsing(rest, command, this.#syntax);
			this.refusals.push(...inner.refusals);
			this.#ended = inner.isEnded;
		}
	}
	#addExtras(start, end) {
		for (const { text, at } of this.#words.slice(start, end)) if (text !== "--") this.#extras.push({
			kind: "surplus-argument",
			text,
			word: at
		});
	}
	#addMissing() {
		const { commands, needsCommand } = this.#command;
		for (const positional of this.#positionals) {
			if (positional === "command") {
				const known = [...commands?.keys() ?? []];
				if (needsCommand) this.refusals.push({
					kind: "missing-command",
					known,
					word: null
				});
			} else if (positional.takes.min > 0 && !positional.isRest) this.#addArgument(positional.name);
		}
		this.refusals.push(...optionsMissing(this.#command, this.#seen, this.#words));
	}
	#addArgument(name) {
		const greedy = this.#greedy;
		this.refusals.push(greedy ? {
			kind: "swallowed-argument",
			option: greedy.option,
			name,
			word: greedy.word.at
		} : {
			kind: "missing-argument",
			name,
			word: null
		});
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/words.js
/** The text of each word; null unless all are known. */
function knownWords(words) {
	return words.every((word) => word.kind === "text") ? words : null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/refusals.js





/** Longer calls are not judged. */
const maxWords = 400;
/**
* Why a script refuses a call with these words after its path; empty where it does not, or nobody can tell. A call with
* words that are not known lacks nothing and has nothing too much: only its options and their values are judged.
*/
function refusalsOf({ command, syntax }, words) {
	if (command.isOpen || words.length > maxWords) return [];
	const known = knownWords(words);
	if (known) return new (syntax.matches === "by-pattern" ? Parsing : OrderedReading)(known, command, syntax).refusals;
	return new LooseReading(words, command, syntax).refusals;
}
/** Reads a call with words that are not known: by its options alone. */
class LooseReading {
	refusals = [];
	#words;
	#command;
	#syntax;
	/** Whether the next argument names a subcommand. */
	#mayNameCommand;
	#isDone = false;
	constructor(words, command, syntax) {
		this.#words = words;
		this.#command = command;
		this.#syntax = syntax;
		this.#mayNameCommand = command.commands !== null && command.arguments.length === 0;
		for (let index = 0; index < words.length && !this.#isDone;) index += this.#read(index);
	}
	/** Reads a word, and returns how many were read with it. */
	#read(index) {
		const word = this.#words[index];
		if (index < (this.#syntax.leading ?? 0)) return 1;
		if (word?.kind !== "text") {
			this.#mayNameCommand = false;
			if (word?.kind === "one" && word.text !== null) this.#addUnknown(`${word.text}=`, word.at);
			else if (!this.#syntax.interleaves) this.#isDone = true;
			return 1;
		}
		const read = readWord(word.text, this.#command, this.#syntax);
		if (word.text === "--") this.#isDone = true;
		else if (read.kind === "unknown") this.#addUnknown(word.text, word.at);
		else if (read.kind === "option") return this.#readOption(read.option, read.value, index);
		else if (read.kind === "argument" && this.#mayNameCommand) this.#readCommand(word.text, index);
		else if (read.kind === "argument" && !this.#syntax.interleaves) this.#isDone = true;
		return 1;
	}
	#readOption(option, attached, index) {
		const [word, next] = [this.#words[index], this.#words[index + 1]];
		const { min, max } = option.takes;
		if (option.isExit) this.#isDone = true;
		if (max !== min) this.#mayNameCommand = false;
		const takesNext = attached === null && min === 1 && max === 1;
		const value = attached ?? (takesNext && next?.kind === "text" ? next.text : null);
		const at = (takesNext ? next : word)?.at;
		if (value !== null && max !== 0 && at) this.refusals.push(...valueRefusals(option.names[0] ?? "", option.values, value, at));
		const following = this.#words.slice(index + 1, index + 1 + min);
		if (following.some(({ kind }) => kind === "some")) this.#mayNameCommand = false;
		return attached === null && min === max ? 1 + min : 1;
	}
	#readCommand(name, index) {
		this.#isDone = true;
		const [word, inner] = [this.#words[index], this.#command.commands?.get(name)];
		const isFree = this.#command.acceptsUnknown && this.#syntax.matches === "in-order";
		if (!inner && isFree) return;
		if (!inner) {
			const known = [...this.#command.commands?.keys() ?? []];
			if (word) this.refusals.push({
				kind: "unknown-command",
				name,
				known,
				word: word.at
			});
		} else if (!inner.isOpen) {
			const rest = new LooseReading(this.#words.slice(index + 1), inner, this.#syntax);
			this.refusals.push(...rest.refusals);
		}
	}
	#addUnknown(text, word) {
		if (this.#command.acceptsUnknown) return;
		const name = text.replace(/=.*$/s, "");
		if (readWord(text, this.#command, this.#syntax).kind === "unknown") this.refusals.push({
			kind: "unknown-option",
			name,
			word
		});
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/judge/judge-call.js

/** What a script says to a call, in all of its readings; `program` is null for a script of which nothing is known. */
function judgeCall(call, program) {
	if (!program) return {
		call,
		refusals: [],
		optionNames: [],
		declaredAt: null
	};
	const [first = []] = call.variants;
	const command = commandOf(program.command, first.map((word) => word.kind === "text" ? word.text : ""));
	return {
		call,
		refusals: distinct(call.variants.flatMap((words) => causes(refusalsOf(program, words)))),
		optionNames: command.options.flatMap(({ names }) => names),
		declaredAt: {
			path: call.script,
			range: command.at
		}
	};
}
/** The words after an unknown option are surplus because of it. */
function causes(refusals) {
	const hasCause = refusals.some(({ kind }) => /^(?:unknown|ambiguous|swallowed)/.test(kind));
	return hasCause ? refusals.filter(({ kind }) => kind !== "surplus-argument") : refusals;
}
/** Each refusal once: a wrong word may stand in several places. */
function distinct(refusals) {
	const byKey = new Map();
	for (const refusal of refusals) {
		const key = JSON.stringify({
			...refusal,
			word: null
		});
		if (!byKey.has(key)) byKey.set(key, refusal);
	}
	return [...byKey.values()];
}
/** The innermost subcommand that words name. */
function commandOf(command, words) {
	for (const [index, word] of words.entries()) {
		const inner = command.commands?.get(word);
		if (inner) return commandOf(inner, words.slice(index + 1));
	}
	return command;
}

// EXTERNAL MODULE: ./.build/src/scripts/read-interface.js + 49 modules
var read_interface = __webpack_require__(88811);
// EXTERNAL MODULE: ./.build/src/syntax/shell/read-shell.js + 5 modules
var read_shell = __webpack_require__(151);
// EXTERNAL MODULE: ./.build/src/syntax/source/source.js
var source = __webpack_require__(30752);
// EXTERNAL MODULE: ./.build/src/syntax/text-file.js
var text_file = __webpack_require__(29359);
// EXTERNAL MODULE: ./.build/src/contract/coverage/command-line.js
var command_line = __webpack_require__(75987);
// EXTERNAL MODULE: ./.build/src/model/contract.js
var contract = __webpack_require__(64959);
// EXTERNAL MODULE: ./.build/src/powers/programs/roots.js
var roots = __webpack_require__(36459);
// EXTERNAL MODULE: ./.build/src/scripts/calls/markdown-calls.js
var markdown_calls = __webpack_require__(58889);
;// CONCATENATED MODULE: ./.build/src/scripts/calls/shell-script-calls.js




const shell_script_calls_self = String.raw`["']?\$\{?(?:0|BASH_SOURCE(?:\[0\])?)\}?["']?`;
const folderOfSelf = String.raw`(?:\$\(dirname (?:-- )?${shell_script_calls_self}\)|\$\{(?:0|BASH_SOURCE(?:\[0\])?)%/\*\})`;
/** `HERE="$(cd "$(dirname "$0")/.." && pwd)"`. */
const ownFolder = new RegExp(String.raw`^[ \t]*(?:export |readonly |local |declare -r )?(\w+)=["']?(?:\$\(cd (?:-- )?["']?)?${folderOfSelf}((?:/\.\.)*)["']?(?:[^\n]*&& *pwd(?: -P)?\))?["']?[ \t]*$`, "gm");
/**
* The calls of other scripts in a shell script, by paths that begin at its own folder: where it runs is not known. Needs
* the grammar of the shell.
*/
function callsOfShellScript(place, text) {
	if (!/dirname|BASH_SOURCE|\$\{0/.test(text) || !(0,call_place/* mentionsScript */.T9)(text)) return [];
	const folder = (0,text_path/* folderOf */.yS)(place.path);
	const variables = new Map([["SELF", [folder]]]);
	for (const [, name = "", ups = ""] of text.matchAll(ownFolder)) {
		const found = (0,text_path/* resolve */.hd)(folder, `.${ups}`);
		const isSet = new RegExp(`^[ \\t]*(?:export |readonly |local )?${name}=`, "gm");
		if (found !== undefined && text.match(isSet)?.length === 1) variables.set(name, [found]);
	}
	const lines = new text_text/* LineMap */.HU(text);
	// All offsets stay.
	const written = text.replace(new RegExp(`(["']?)${folderOfSelf}(?=/)`, "g"), (whole, quote) => `${quote}\${SELF}`.padEnd(whole.length, "/"));
	const own = {
		...place,
		bases: [],
		variables
	};
	return (0,command_calls/* callsOfCommand */.e)(own, written, (start, end) => {
		const first = {
			line: 1,
			column: 1
		};
		return lines.locate(place.path, start, end).range ?? {
			start: first,
			end: first
		};
	}).flatMap((call) => {
		const shown = call.written.replace(/^\$\{SELF\}\/+/, "$(dirname $0)/");
		return call.isFound ? [{
			...call,
			written: shown
		}] : [];
	});
}

// EXTERNAL MODULE: ./.build/src/scripts/calls/words-as-command.js
var words_as_command = __webpack_require__(93576);
// EXTERNAL MODULE: ./.build/src/scripts/language-of.js
var language_of = __webpack_require__(77396);
;// CONCATENATED MODULE: ./.build/src/pipeline/load/calls/skill-calls.js











const markdown = /\.md$/i;
const shellScript = /\.(?:sh|bash)$/i;
/** The language of a script that no shell reads; null for other files, and for those that are not read. */
function programLanguage(path) {
	const language = (0,language_of/* isOwnScript */.y)(path) ? (0,language_of/* languageOf */.eX)(path, "") : null;
	return language === "shell" ? null : language;
}
/** The texts of a skill that may call scripts, without those of history. */
function textsOf({ files }) {
	// A script that calls another one is not alone.
	const hasSeveral = files.filter(({ name }) => (0,language_of/* isOwnScript */.y)(name)).length > 1;
	return files.flatMap(({ path, name, kind }) => {
		const isText = shellScript.test(name) || hasSeveral && programLanguage(name) !== null || markdown.test(name) && !/changelog|history/i.test((0,text_path/* nameOf */.Vb)(name));
		return isText && kind !== "symlink" ? [path] : [];
	});
}
/** The calls of scripts in the texts, manifests and shell scripts of a skill; needs the grammar of the shell. */
function skillCalls(skill, tree, textOf) {
	const placeOf = (source, path) => ({
		source,
		path,
		root: skill.root,
		bases: [
			skill.root,
			(0,text_path/* folderOf */.yS)(path),
			""
		],
		variables: (0,roots/* rootsOf */.R)({
			kind: "skill",
			root: skill.root
		}).variables,
		tree
	});
	const ofTexts = textsOf(skill).flatMap((path) => {
		const text = textOf(path);
		if (shellScript.test(path)) return callsOfShellScript(placeOf("script", path), text);
		const language = programLanguage(path);
		if (language) return mayStartScripts(text) ? callsOfProgram(placeOf("script", path), language, text) : [];
		return (0,call_place/* mayCallScripts */.al)(text) ? (0,markdown_calls/* callsOfMarkdown */.e)(placeOf("text", path), text) : [];
	});
	return [...ofTexts, ...manifestCalls(skill, placeOf)].filter((call) => isJudged(call, skill));
}
/** Whether a script is one of the skill, or one of another skill that its manifest or a script of it calls. */
function isJudged({ script, path, isFound, source }, { root, texts }) {
	return (0,text_path/* isInside */.FK)(script, root) || isFound && (source !== "text" || texts.has(path));
}
/** The calls in entrypoints and in the steps of recipes, whose missing scripts other rules report. */
function manifestCalls(skill, placeOf) {
	const isMeant = (texts) => [...texts.values()].some((text) => /entrypoints|recipe/.test(text) && (0,call_place/* mentionsScript */.T9)(text));
	if (!isMeant(skill.texts) && ![...skill.attached.values()].some(call_place/* mentionsScript */.T9)) return [];
	const calls = (source, command, { path, range }) => range ? (0,command_calls/* callsAt */.n)(placeOf(source, path), command, range) : [];
	return skill.contract.items.flatMap((item) => {
		if (item.kind === "entrypoint") return calls("entrypoint", (0,words_as_command/* wordsAsCommand */.l)((0,command_line/* argumentsOf */.aX)(item)), item.at);
		const command = item.kind === "recipe-step" ? item.facets.get("command") : undefined;
		return command ? calls("recipe", String((0,contract/* facetValue */.fr)(item, "command")), command.at) : [];
	}).filter(({ isFound }) => isFound);
}

// EXTERNAL MODULE: ./.build/src/pipeline/load/calls/calling-files.js
var calling_files = __webpack_require__(24623);
;// CONCATENATED MODULE: ./.build/src/pipeline/load/calls/unit-calls.js





/** The calls of scripts in hooks, servers, tool rules, agents and commands; needs the grammar of the shell. */
function unitCalls(files, tree) {
	const read = new Set();
	return files.flatMap(({ file: { path, unit }, text, result }) => {
		const ofGrants = result.grants.flatMap((grant) => grantCalls(grant, unit, tree));
		if (!(0,calling_files/* isInstructing */.vt)(unit, path) || text === null || read.has(path)) return ofGrants;
		read.add(path);
		const source = unit.kind === "agent" ? "agent" : "command";
		const calls = (0,markdown_calls/* callsOfMarkdown */.e)(placeOf(source, path, unit, tree), text);
		return [...ofGrants, ...calls.filter(({ isFound }) => isFound)];
	});
}
function grantCalls(grant, unit, tree) {
	const source = calling_files/* sources */.Tj.get(grant.feature);
	const command = (0,calling_files/* commandOf */.Nl)(grant);
	if (!source || command === undefined || grant.cwd !== undefined || !grant.at.range) return [];
	if (!(0,call_place/* mentionsScript */.T9)(command)) return [];
	const place = placeOf(source, grant.at.path, grant.unit ?? unit, tree);
	return (0,command_calls/* callsAt */.n)(place, command, grant.at.range).filter(({ isFound }) => isFound);
}
function placeOf(source, path, unit, tree) {
	const { working, variables } = (0,roots/* rootsOf */.R)(unit);
	const isOfClient = /(?:^|\/)\.(?:claude|codex|cursor|gemini|opencode|github)\//.test(path);
	const isOwn = unit.kind === "plugin" || unit.kind === "repository" || isOfClient;
	// Agents and commands of a plugin run in a folder of the user: a path is one of the plugin, or of nothing here.
	const bases = isOwn ? working : variables.get("CLAUDE_PLUGIN_ROOT") ?? [];
	return {
		source,
		path,
		root: unit.kind === "skill" ? unit.root : null,
		bases,
		variables,
		tree
	};
}

// EXTERNAL MODULE: ./.build/src/model/value/value.js
var value_value = __webpack_require__(30102);
// EXTERNAL MODULE: ./.build/src/syntax/yaml/yaml.js + 5 modules
var yaml = __webpack_require__(86506);
;// CONCATENATED MODULE: ./.build/src/pipeline/load/calls/workflow-calls.js




/** The calls of scripts in the steps of a workflow that run in the folder of the repository. */
function workflowCalls(path, text, tree) {
	if (!(0,call_place/* mentionsScript */.T9)(text) || /^[ \t]*defaults:/m.test(text)) return [];
	const place = {
		source: "workflow",
		path,
		root: null,
		bases: [""],
		variables: new Map([["GITHUB_WORKSPACE", [""]]]),
		tree
	};
	const { root } = (0,yaml/* parseYaml */.h)(path, text);
	return stepsOf(root ?? undefined).flatMap((step) => {
		const run = (0,value_value/* get */.aR)(step, "run");
		const range = run?.at.range;
		if (!range || (0,value_value/* get */.aR)(step, "working-directory")) return [];
		return (0,command_calls/* callsAt */.n)(place, ((0,value_value/* text */.Qq)(run) ?? "").replace(/\$\{\{[^}]{0,2000}\}\}/g, "\u2026"), range);
	}).filter(({ isFound }) => isFound);
}
function stepsOf(root) {
	return (0,value_value/* fields */.OA)((0,value_value/* get */.aR)(root, "jobs")).flatMap(({ value }) => (0,value_value/* items */.ld)((0,value_value/* get */.aR)(value, "steps")));
}

;// CONCATENATED MODULE: ./.build/src/pipeline/load/calls/read-calls.js











/** Further calls of one skill are not judged. */
const maxCalls = 2e3;
/** The calls of scripts in a tree, with what the scripts say to them; what calls none is left out. */
async function readCalls(tree, input) {
	const known = new Map(input.read.flatMap(({ texts, attached }) => [...texts, ...attached]));
	const wanted = [...input.read.flatMap(textsOf), ...input.workflows];
	const files = await (0,text_file/* readTexts */.Z7)(tree, [...new Set(wanted)].filter((path) => !known.has(path)));
	const textOf = (path) => known.get(path) ?? (0,text_file/* soundText */.dj)(files.get(path)) ?? "";
	await (0,read_shell/* openShell */.n7)();
	for (const path of wanted) {
		const language = programLanguage(path);
		if (language && mayStartScripts(textOf(path))) await (0,source/* openSource */.o)(language);
	}
	const callTree = treeOf(input);
	const found = [
		...input.read.map((skill) => {
			const calls = skillCalls(skill, callTree, textOf);
			return {
				root: skill.root,
				calls: calls.slice(0, maxCalls)
			};
		}),
		{
			root: null,
			calls: unitCalls(input.powerFiles, callTree)
		},
		{
			root: null,
			calls: input.workflows.flatMap((path) => workflowCalls(path, textOf(path), callTree))
		}
	];
	return judged(tree, found);
}
function treeOf({ skills, paths }) {
	const folders = new Set([...paths].map(text_path/* folderOf */.yS));
	return {
		hasFile: (path) => paths.has(path),
		hasFolder: (path) => folders.has(path),
		skillRoots: (0,group_by/* groupBy */.$)(skills.map(({ root }) => root), text_path/* nameOf */.Vb)
	};
}
async function judged(tree, found) {
	const programs = await programsOf(tree, found.flatMap(({ calls }) => calls));
	return found.flatMap(({ root, calls }) => {
		const answers = calls.map((call) => judgeCall(call, programs.get(call.script) ?? null));
		return answers.length > 0 ? [{
			root,
			calls: answers
		}] : [];
	});
}
async function programsOf(tree, calls) {
	const scripts = new Set(calls.flatMap((call) => call.isFound ? [call.script] : []));
	const programs = new Map();
	for (const [path, file] of await (0,text_file/* readTexts */.Z7)(tree, [...scripts])) {
		const text = (0,text_file/* soundText */.dj)(file);
		const program = text === null ? null : await (0,read_interface/* readInterface */.S)(path, text);
		if (program) programs.set(path, program);
	}
	return programs;
}


/***/ }),

/***/ 36459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rootsOf)
/* harmony export */ });
/* harmony import */ var _model_text_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49018);

/** The folders of a unit. Hooks of a plugin run in a folder of the user, so a path relative to it is a guess. */
function rootsOf({ kind, root }) {
	const folder = kind === "agent" || kind === "command" ? (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(root) : root;
	const plugin = kind === "plugin" || kind === "repository" ? root : pluginFolder(root);
	const project = kind === "repository" ? root : projectFolder(folder);
	const projects = unique(project, "");
	const working = kind === "plugin" ? unique(root) : unique(project, folder, plugin, "");
	const plugins = unique(plugin);
	return {
		working,
		variables: new Map([
			...[
				"CLAUDE_PROJECT_DIR",
				"GITHUB_WORKSPACE",
				"workspaceFolder"
			].map((name) => [name, projects]),
			...[
				"CLAUDE_PLUGIN_ROOT",
				"PLUGIN_ROOT",
				"extensionPath"
			].map((name) => [name, plugins]),
			["CLAUDE_SKILL_DIR", unique(folder)],
			["OLDPWD", working]
		])
	};
}
function unique(...folders) {
	return [...new Set(folders)];
}
/** The plugin of a skill, agent or command: the folder above `skills`, `agents` or `commands`. */
function pluginFolder(root) {
	const segments = root.split("/");
	const at = [
		"skills",
		"agents",
		"commands"
	].map((name) => segments.lastIndexOf(name, -2));
	const folder = Math.max(...at);
	return folder === -1 ? root : segments.slice(0, folder).join("/");
}
/** The folder above `.claude` and the like; the root without one. */
function projectFolder(folder) {
	const at = folder.search(/(?:^|\/)\.(?:claude|cursor|codex|github|gemini|opencode)(?:\/|$)/);
	return at === -1 ? "" : folder.slice(0, at);
}


/***/ })

};
