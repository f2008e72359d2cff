import { $t as sources, Al as items, Bl as isInside, El as get, Hl as nameOf, Ic as groupBy, La as readTexts, Mt as isOwnScript, Nt as languageOf, Pl as text, Qt as isInstructing, Ra as soundText, Rl as folderOf, Wl as resolve, Zo as parseYaml, Zt as commandOf$1, en as wordsAsCommand, in as mentionsScript, ll as LineMap, rn as mayCallScripts, va as facetValue, wl as fields } from "./core.js";
import { a as readEffects, c as callsOfCommand, s as callsAt, t as callsOfMarkdown } from "./markdown-calls.js";
import { t as readInterface } from "./read-interface.js";
import { n as openShell } from "./read-shell.js";
import { u as openSource } from "./relevant.js";
import { t as argumentsOf } from "./command-line.js";
import { t as rootsOf } from "./roots.js";
// src/scripts/effects/program-calls.ts
function mayStartScripts(text) {
	return /subprocess|child_process|\bos\.system\b/.test(text) && mentionsScript(text);
}
function callsOfProgram(place, language, text) {
	const lines = new LineMap(text);
	const variables = new Map([["SELF", [folderOf(place.path)]]]);
	return (readEffects(language, text).started ?? []).flatMap(({ command, hasFolder, start, end }) => {
		const { range } = lines.locate(place.path, start, end);
		if (!range || !mentionsScript(command)) return [];
		const own = {
			...place,
			bases: hasFolder ? [] : place.bases,
			variables
		};
		return callsAt(own, command, range).flatMap((call) => call.isFound ? [{
			...call,
			written: call.written.replace(/^\$\{SELF\}\/+/, "")
		}] : []);
	});
}
// src/scripts/judge/missing.ts
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
function longest(names) {
	return names.reduce((long, name) => name.replace(/=$/, "").length > long.length ? name : long, "");
}
// src/scripts/judge/options.ts
const argument = { kind: "argument" };
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
	if (syntax.hasNumbers && isNegativeNumber(text) && !command.options.some(hasNumericName)) return argument;
	return syntax.matches === "by-pattern" && text.includes(" ") ? argument : {
		kind: "unknown",
		name
	};
}
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
		if (option.takes.max !== 0) return {
			kind: "option",
			option,
			value: stripsEquals(syntax) ? after.replace(/^=/, "") : after
		};
		rest = after;
	}
}
function isNegativeNumber(text) {
	return /^-(?:\d+|\d*\.\d+)$/.test(text);
}
function hasNumericName({ names }) {
	return names.some(isNegativeNumber);
}
// src/scripts/judge/pattern.ts
function takenBy(positionals, pattern) {
	for (let count = positionals.length; count > 0; count--) {
		const taken = match(positionals.slice(0, count), pattern);
		if (!taken) continue;
		if (pattern[taken.reduce((sum, length) => sum + length, 0)] === "O") while (taken.at(-1) === 0) taken.pop();
		return taken;
	}
	return [];
}
function takenByOption({ min, max }, pattern) {
	const given = /^A*/.exec(pattern)?.[0].length ?? 0;
	return given < min ? null : Math.min(given, max ?? given);
}
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
		const sign = end > start ? pattern[end - 1] : void 0;
		if (sign === "O" && (!takesOptions || isCommand && given === 0)) break;
		if (sign === "A") given++;
		if (max !== null && given > max) break;
		if (given >= (takesOptions && !isCommand ? 0 : min)) lengths.push(end - start);
	}
	return lengths.reverse();
}
// src/scripts/judge/values.ts
function valueRefusals(name, { choices, type }, value, word) {
	if (value === null) return [];
	if ((choices === null || choices.includes(value)) && isOfType(value, type)) return [];
	return [{
		kind: "invalid-value",
		name,
		value,
		choices,
		word
	}];
}
function isOfType(value, type) {
	const text = value.trim().replace(/(?<=\d)_(?=\d)/g, "");
	if (type === "int") return /^[-+]?\d+$/.test(text);
	if (type === "float") return /^[-+]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|inf(?:inity)?|nan)$/i.test(text);
	return true;
}
// src/scripts/judge/in-order.ts
var OrderedReading = class OrderedReading {
	refusals = [];
	#words;
	#command;
	#syntax;
	#seen = new Set();
	#given = [];
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
	get isEnded() {
		return this.#end === "exit";
	}
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
	#valuesAt(start, needed, max, given) {
		const end = max === null ? this.#words.length : start + max - given;
		const rest = this.#words.slice(start, end);
		if (given > 0 && needed <= 0) return [];
		const { takesDashes, hasNumbers, assigns } = this.#syntax;
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
	#addMissingOptions() {
		const { options } = this.#command;
		const [inner, before] = [this.#inner, this.#before];
		const isElsewhere = (names) => inner?.isOpen || names.some((name) => before.has(name) || inner && optionNamed(name, inner) !== void 0);
		const here = options.filter(({ names }) => !isElsewhere(names));
		const command = {
			...this.#command,
			options: here
		};
		this.refusals.push(...optionsMissing(command, this.#seen, this.#words));
	}
};
// src/scripts/judge/parse.ts
var Parsing = class Parsing {
	refusals = [];
	#words;
	#command;
	#syntax;
	#read;
	#pattern;
	#seen = new Set();
	#extras = [];
	#positionals;
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
		while (index <= last && !this.#ended) if (this.#pattern[index] === "O") index = this.#takeOption(index);
		else {
			const next = this.#takePositionals(index);
			const option = this.#pattern.indexOf("O", next);
			const end = option < 0 ? this.#words.length : option;
			this.#addExtras(next, end);
			index = end;
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
		for (const positional of this.#positionals) if (positional === "command") {
			const known = [...commands?.keys() ?? []];
			if (needsCommand) this.refusals.push({
				kind: "missing-command",
				known,
				word: null
			});
		} else if (positional.takes.min > 0 && !positional.isRest) this.#addArgument(positional.name);
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
};
// src/scripts/judge/words.ts
function knownWords(words) {
	return words.every((word) => word.kind === "text") ? words : null;
}
// src/scripts/judge/refusals.ts
const maxWords = 400;
function refusalsOf({ command, syntax }, words) {
	if (command.isOpen || words.length > maxWords) return [];
	const known = knownWords(words);
	if (known) return new (syntax.matches === "by-pattern" ? Parsing : OrderedReading)(known, command, syntax).refusals;
	return new LooseReading(words, command, syntax).refusals;
}
var LooseReading = class LooseReading {
	refusals = [];
	#words;
	#command;
	#syntax;
	#mayNameCommand;
	#isDone = false;
	constructor(words, command, syntax) {
		this.#words = words;
		this.#command = command;
		this.#syntax = syntax;
		this.#mayNameCommand = command.commands !== null && command.arguments.length === 0;
		for (let index = 0; index < words.length && !this.#isDone;) index += this.#read(index);
	}
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
		if (this.#words.slice(index + 1, index + 1 + min).some(({ kind }) => kind === "some")) this.#mayNameCommand = false;
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
};
// src/scripts/judge/judge-call.ts
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
function causes(refusals) {
	return refusals.some(({ kind }) => /^(?:unknown|ambiguous|swallowed)/.test(kind)) ? refusals.filter(({ kind }) => kind !== "surplus-argument") : refusals;
}
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
function commandOf(command, words) {
	for (const [index, word] of words.entries()) {
		const inner = command.commands?.get(word);
		if (inner) return commandOf(inner, words.slice(index + 1));
	}
	return command;
}
// src/scripts/calls/shell-script-calls.ts
const self = String.raw`["']?\$\{?(?:0|BASH_SOURCE(?:\[0\])?)\}?["']?`;
const folderOfSelf = String.raw`(?:\$\(dirname (?:-- )?${self}\)|\$\{(?:0|BASH_SOURCE(?:\[0\])?)%/\*\})`;
const ownFolder = new RegExp(String.raw`^[ \t]*(?:export |readonly |local |declare -r )?(\w+)=["']?(?:\$\(cd (?:-- )?["']?)?${folderOfSelf}((?:/\.\.)*)["']?(?:[^\n]*&& *pwd(?: -P)?\))?["']?[ \t]*$`, "gm");
function callsOfShellScript(place, text) {
	if (!/dirname|BASH_SOURCE|\$\{0/.test(text) || !mentionsScript(text)) return [];
	const folder = folderOf(place.path);
	const variables = new Map([["SELF", [folder]]]);
	for (const [, name = "", ups = ""] of text.matchAll(ownFolder)) {
		const found = resolve(folder, `.${ups}`);
		const isSet = new RegExp(`^[ \\t]*(?:export |readonly |local )?${name}=`, "gm");
		if (found !== void 0 && text.match(isSet)?.length === 1) variables.set(name, [found]);
	}
	const lines = new LineMap(text);
	const written = text.replace(new RegExp(`(["']?)${folderOfSelf}(?=/)`, "g"), (whole, quote) => `${quote}\${SELF}`.padEnd(whole.length, "/"));
	const own = {
		...place,
		bases: [],
		variables
	};
	return callsOfCommand(own, written, (start, end) => {
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
// src/pipeline/load/calls/skill-calls.ts
const markdown = /\.md$/i;
const shellScript = /\.(?:sh|bash)$/i;
function programLanguage(path) {
	const language = isOwnScript(path) ? languageOf(path, "") : null;
	return language === "shell" ? null : language;
}
function textsOf({ files }) {
	const hasSeveral = files.filter(({ name }) => isOwnScript(name)).length > 1;
	return files.flatMap(({ path, name, kind }) => {
		return (shellScript.test(name) || hasSeveral && programLanguage(name) !== null || markdown.test(name) && !/changelog|history/i.test(nameOf(name))) && kind !== "symlink" ? [path] : [];
	});
}
function skillCalls(skill, tree, textOf) {
	const placeOf = (source, path) => ({
		source,
		path,
		root: skill.root,
		bases: [
			skill.root,
			folderOf(path),
			""
		],
		variables: rootsOf({
			kind: "skill",
			root: skill.root
		}).variables,
		tree
	});
	return [...textsOf(skill).flatMap((path) => {
		const text = textOf(path);
		if (shellScript.test(path)) return callsOfShellScript(placeOf("script", path), text);
		const language = programLanguage(path);
		if (language) return mayStartScripts(text) ? callsOfProgram(placeOf("script", path), language, text) : [];
		return mayCallScripts(text) ? callsOfMarkdown(placeOf("text", path), text) : [];
	}), ...manifestCalls(skill, placeOf)].filter((call) => isJudged(call, skill));
}
function isJudged({ script, path, isFound, source }, { root, texts }) {
	return isInside(script, root) || isFound && (source !== "text" || texts.has(path));
}
function manifestCalls(skill, placeOf) {
	const isMeant = (texts) => [...texts.values()].some((text) => /entrypoints|recipe/.test(text) && mentionsScript(text));
	if (!isMeant(skill.texts) && ![...skill.attached.values()].some(mentionsScript)) return [];
	const calls = (source, command, { path, range }) => range ? callsAt(placeOf(source, path), command, range) : [];
	return skill.contract.items.flatMap((item) => {
		if (item.kind === "entrypoint") return calls("entrypoint", wordsAsCommand(argumentsOf(item)), item.at);
		const command = item.kind === "recipe-step" ? item.facets.get("command") : void 0;
		return command ? calls("recipe", String(facetValue(item, "command")), command.at) : [];
	}).filter(({ isFound }) => isFound);
}
// src/pipeline/load/calls/unit-calls.ts
function unitCalls(files, tree) {
	const read = new Set();
	return files.flatMap(({ file: { path, unit }, text, result }) => {
		const ofGrants = result.grants.flatMap((grant) => grantCalls(grant, unit, tree));
		if (!isInstructing(unit, path) || text === null || read.has(path)) return ofGrants;
		read.add(path);
		const source = unit.kind === "agent" ? "agent" : "command";
		const calls = callsOfMarkdown(placeOf(source, path, unit, tree), text);
		return [...ofGrants, ...calls.filter(({ isFound }) => isFound)];
	});
}
function grantCalls(grant, unit, tree) {
	const source = sources.get(grant.feature);
	const command = commandOf$1(grant);
	if (!source || command === void 0 || grant.cwd !== void 0 || !grant.at.range) return [];
	if (!mentionsScript(command)) return [];
	const place = placeOf(source, grant.at.path, grant.unit ?? unit, tree);
	return callsAt(place, command, grant.at.range).filter(({ isFound }) => isFound);
}
function placeOf(source, path, unit, tree) {
	const { working, variables } = rootsOf(unit);
	const isOfClient = /(?:^|\/)\.(?:claude|codex|cursor|gemini|opencode|github)\//.test(path);
	const bases = unit.kind === "plugin" || unit.kind === "repository" || isOfClient ? working : variables.get("CLAUDE_PLUGIN_ROOT") ?? [];
	return {
		source,
		path,
		root: unit.kind === "skill" ? unit.root : null,
		bases,
		variables,
		tree
	};
}
// src/pipeline/load/calls/workflow-calls.ts
function workflowCalls(path, text$1, tree) {
	if (!mentionsScript(text$1) || /^[ \t]*defaults:/m.test(text$1)) return [];
	const place = {
		source: "workflow",
		path,
		root: null,
		bases: [""],
		variables: new Map([["GITHUB_WORKSPACE", [""]]]),
		tree
	};
	const { root } = parseYaml(path, text$1);
	return stepsOf(root ?? void 0).flatMap((step) => {
		const run = get(step, "run");
		const range = run?.at.range;
		if (!range || get(step, "working-directory")) return [];
		return callsAt(place, (text(run) ?? "").replace(/\$\{\{[^}]{0,2000}\}\}/g, "\u2026"), range);
	}).filter(({ isFound }) => isFound);
}
function stepsOf(root) {
	return fields(get(root, "jobs")).flatMap(({ value }) => items(get(value, "steps")));
}
// src/pipeline/load/calls/read-calls.ts
const maxCalls = 2e3;
async function readCalls(tree, input) {
	const known = new Map(input.read.flatMap(({ texts, attached }) => [...texts, ...attached]));
	const wanted = [...input.read.flatMap(textsOf), ...input.workflows];
	const files = await readTexts(tree, [...new Set(wanted)].filter((path) => !known.has(path)));
	const textOf = (path) => known.get(path) ?? soundText(files.get(path)) ?? "";
	await openShell();
	for (const path of wanted) {
		const language = programLanguage(path);
		if (language && mayStartScripts(textOf(path))) await openSource(language);
	}
	const callTree = treeOf(input);
	return judged(tree, [
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
	]);
}
function treeOf({ skills, paths }) {
	const folders = new Set([...paths].map(folderOf));
	return {
		hasFile: (path) => paths.has(path),
		hasFolder: (path) => folders.has(path),
		skillRoots: groupBy(skills.map(({ root }) => root), nameOf)
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
	for (const [path, file] of await readTexts(tree, [...scripts])) {
		const text = soundText(file);
		const program = text === null ? null : await readInterface(path, text);
		if (program) programs.set(path, program);
	}
	return programs;
}
export { readCalls };
