import { i as readShellTree, n as openShell } from "./read-shell.js";
import { a as child, c as rangesOf, d as readSource, i as argumentsOf, l as textAt, n as changedNames, o as named, r as constantOf, s as nodesIn, t as relevantText, u as openSource } from "./relevant.js";
import { Nt as languageOf } from "./core.js";
// src/scripts/interface/options.ts
const anyValue = {
	choices: null,
	type: null
};
function flagOption(names, at) {
	return {
		names,
		takes: {
			min: 0,
			max: 0
		},
		values: anyValue,
		isRequired: false,
		default: null,
		at
	};
}
function exitOption(names, at) {
	return {
		...flagOption(names, at),
		isExit: true
	};
}
function optionOf$3(names, takes, { at, isExit }) {
	return {
		...flagOption(names, at),
		takes,
		...isExit && { isExit }
	};
}
function anyArguments(at, choices = null) {
	return {
		name: "argument",
		takes: {
			min: 0,
			max: null
		},
		values: {
			choices,
			type: null
		},
		at
	};
}
// src/scripts/interface/counts.ts
const anyCount = {
	min: 0,
	max: null
};
const maxCount = 20;
const positionSyntax = {
	hasOptions: false,
	abbreviates: false,
	interleaves: true,
	matches: "in-order",
	clusters: false,
	assigns: "values",
	takesDashes: "no",
	hasNumbers: false,
	isHelpFirst: false
};
function withoutCounts(count, operator, number) {
	const { min, max } = count;
	const atLeast = (least) => ({
		min: Math.max(min, least),
		max
	});
	const atMost = (most) => ({
		min,
		max: Math.min(max ?? most, most)
	});
	switch (operator) {
		case "<": return atLeast(number);
		case "<=": return atLeast(number + 1);
		case ">": return atMost(number);
		case ">=": return atMost(number - 1);
		case "!=": return {
			min: Math.max(min, number),
			max: Math.min(max ?? number, number)
		};
		case "==": return number === min ? atLeast(number + 1) : count;
		default: return count;
	}
}
function opposite(operator) {
	const pairs = [
		"<",
		">=",
		"<=",
		">",
		"==",
		"!="
	];
	const index = pairs.indexOf(operator);
	return index < 0 ? operator : pairs[index ^ 1] ?? operator;
}
function countedInterface(count, positions) {
	const command = countedCommand(count, 1, positions);
	const { framework } = positions;
	return command && {
		framework,
		syntax: positionSyntax,
		command,
		variables: []
	};
}
function chosenInterface(names, needsCommand, { min, max }, positions) {
	const rest = {
		min: Math.max(0, min - 1),
		max: max === null ? null : max - 1
	};
	const open = {
		...emptyCommand(positions.at),
		isOpen: true
	};
	const inner = countedCommand(rest, 2, positions) ?? open;
	return {
		framework: positions.framework,
		syntax: positionSyntax,
		command: {
			...emptyCommand(positions.at),
			commands: new Map(names.map((name) => [name, inner])),
			needsCommand
		},
		variables: []
	};
}
function countedCommand({ min, max }, first, { nameOf, at }) {
	if (!(min <= maxCount && (max === null || max >= min && max <= maxCount)) || min === 0 && max === null) return null;
	const rest = max === null ? null : max - min;
	const row = (position, takes) => ({
		name: nameOf(position),
		takes,
		values: anyValue,
		at
	});
	return {
		...emptyCommand(at),
		arguments: [...Array.from({ length: min }, (_, index) => row(first + index, {
			min: 1,
			max: 1
		})), ...rest === 0 ? [] : [row(first + min, {
			min: 0,
			max: rest
		})]]
	};
}
function emptyCommand(at) {
	return {
		options: [],
		arguments: [],
		exclusive: [],
		commands: null,
		needsCommand: false,
		acceptsUnknown: false,
		isOpen: false,
		at
	};
}
// src/scripts/node/argv/endings.ts
const maxDepth$7 = 4;
const endings$1 = new WeakMap();
function functionsOf$1(source) {
	const functions = new Map();
	const repeated = new Set();
	for (const node of nodesIn(source.root)) {
		const value = node.type === "variable_declarator" ? child(node, "value") : node;
		const name = value && /^(?:function_declaration|arrow_function|function_expression)$/.test(value.type) && child(node, "name");
		if (!name) continue;
		const own = source.textOf(name);
		if (functions.has(own)) repeated.add(own);
		functions.set(own, value);
	}
	for (const name of repeated) functions.delete(name);
	return functions;
}
function endingOf$1(source, statements, functions, depth = 0) {
	for (const node of statements) {
		const ending = endingOfStatement$1(source, node, functions, depth);
		if (ending !== "goes-on") return ending;
	}
	return "goes-on";
}
function endingOfStatement$1(source, node, functions, depth) {
	if (/^(?:function|class)_declaration$/.test(node.type)) return "goes-on";
	if (node.type === "statement_block") return endingOf$1(source, named(node), functions, depth);
	if (node.type === "throw_statement") return "refuses";
	const [inner] = named(node);
	if (node.type === "expression_statement" && inner) {
		const ending = endingOfCall$1(source, inner, functions, depth);
		if (ending) return ending;
	}
	return mayEnd$1(source, node, functions, depth) ? "may-end" : "goes-on";
}
function endingOfCall$1(source, node, functions, depth) {
	const call = source.callAt(node);
	if (!call) return null;
	if (call.name === "exit" && call.object && source.textOf(call.object) === "process") {
		const status = source.literal(call.arguments[0]);
		return typeof status === "number" && status % 256 !== 0 ? "refuses" : "ends";
	}
	const definition = call.object ? void 0 : functions.get(call.name);
	const body = definition && child(definition, "body");
	if (!body) return null;
	if (depth >= maxDepth$7) return "may-end";
	const known = endings$1.get(body);
	if (known) return known;
	endings$1.set(body, "may-end");
	const found = endingOf$1(source, [body], functions, depth + 1);
	endings$1.set(body, found);
	return found;
}
function mayEnd$1(source, node, functions, depth) {
	if (/^(?:return|throw)_statement$/.test(node.type)) return true;
	const ending = depth < maxDepth$7 ? endingOfCall$1(source, node, functions, depth) : null;
	if (ending !== null && ending !== "goes-on") return true;
	return node.children.some((inner) => mayEnd$1(source, inner, functions, depth));
}
function blockOf(node) {
	return node.type === "statement_block" ? named(node) : [node];
}
// src/scripts/interface/option-loop.ts
const loopSyntax = {
	hasOptions: true,
	abbreviates: false,
	interleaves: true,
	matches: "in-order",
	clusters: false,
	assigns: "declared",
	takesDashes: "always",
	hasNumbers: false,
	isHelpFirst: false
};
const kinds = [
	"long",
	"short",
	"words"
];
const kindsOf = {
	options: ["long", "short"],
	"long-options": ["long"],
	words: ["words"],
	all: kinds,
	unknown: kinds
};
function loopInterface(branches, { positions: { framework, nameOf, at }, least, leading, helpNames }) {
	const refused = new Map();
	for (const { test, ending } of branches) {
		if (typeof test === "object" || test === "unknown" && ending === "refuses") continue;
		for (const kind of kindsOf[test]) if (!refused.has(kind)) refused.set(kind, ending === "refuses");
	}
	if (!refused.get("long") || !refused.get("short")) return null;
	const options = branches.flatMap(({ test, ending, leaves, takes, at: own }) => {
		const names = typeof test === "object" ? test.names.filter(isOption) : [];
		const isExit = leaves || ending === "refuses" || ending === "ends";
		return [names.filter((name) => !name.endsWith("=")), names.filter((name) => name.endsWith("="))].filter((some) => some.length > 0).map((some) => optionOf$3(some, some[0]?.endsWith("=") ? one$1 : takes, {
			at: own,
			isExit
		}));
	});
	if (helpNames.length > 0) options.unshift(exitOption(helpNames, at));
	const isPlain = ({ test }) => typeof test === "object" && !test.names.every(isOption);
	const required = Math.min(least, leading);
	const takesMore = least > required || leading > required || !refused.get("words") || branches.some(isPlain);
	const rows = Array.from({ length: required + (takesMore ? 1 : 0) }, (_, index) => ({
		...anyArguments(at),
		name: nameOf(index + 1),
		takes: index < required ? one$1 : anyNumber$2
	}));
	const interleaves = !branches.some(({ test, leaves }) => leaves && typeof test !== "object");
	return {
		framework,
		syntax: {
			...loopSyntax,
			interleaves,
			isHelpFirst: helpNames.length > 0,
			leading,
			least
		},
		command: {
			...emptyCommand(at),
			options,
			arguments: rows
		},
		variables: []
	};
}
const one$1 = {
	min: 1,
	max: 1
};
const anyNumber$2 = {
	min: 0,
	max: null
};
function isOption(name) {
	return name.startsWith("-");
}
// src/scripts/node/argv/option-loop.ts
function readOptionLoop$1(source, words, functions, node, least, positions) {
	const head = node.type === "for_statement" ? countedHead(source, words, node) : ofHead(source, words, node);
	const body = child(node, "body");
	if (!head || head.leading < 0 || !body) return null;
	const loop = new Loop$1(source, functions, head);
	loop.read(blockOf(body), false);
	if (loop.isUnread) return null;
	return loopInterface(loop.branches, {
		positions,
		least,
		leading: head.leading,
		helpNames: words.helpNames
	});
}
function countedHead(source, words, node) {
	const [start, condition, step] = [
		"initializer",
		"condition",
		"increment"
	].map((field) => {
		const part = child(node, field);
		return part ? source.textOf(part).replace(/\s+/g, " ") : "";
	});
	const [, index = "", first] = /^(?:let|var) (\w{1,40}) ?= ?(\d);?$/.exec(start ?? "") ?? [];
	const [, counter, list = ""] = /^(\w{1,40}) ?< ?(.+)\.length;?$/.exec(condition ?? "") ?? [];
	const offset = words.offsetOf(list);
	const steps = [
		`${index}++`,
		`++${index}`,
		`${index} += 1`
	];
	if (counter !== index || offset === void 0 || !steps.includes(step ?? "")) return null;
	return {
		leading: Number(first) - offset,
		word: `${list}[${index}]`,
		index
	};
}
function ofHead(source, words, node) {
	const [left, right] = [child(node, "left"), child(node, "right")];
	const isOf = node.children.some(({ type }) => type === "of");
	const offset = right && words.offsetOf(source.textOf(right));
	if (!isOf || left?.type !== "identifier" || offset === void 0) return null;
	return {
		leading: -offset,
		word: source.textOf(left),
		index: null
	};
}
var Loop$1 = class {
	branches = [];
	isUnread = false;
	#source;
	#functions;
	#head;
	#subjects;
	#takers = [];
	#falls = false;
	constructor(source, functions, head) {
		this.#source = source;
		this.#functions = functions;
		this.#head = head;
		this.#subjects = new Set([head.word]);
	}
	read(statements, isSwitch) {
		for (const node of statements) if (/^(?:lexical|variable)_declaration$/.test(node.type)) this.#declare(node);
		else if (node.type === "if_statement") this.#if(node);
		else if (node.type === "switch_statement") this.#switch(node);
		else if (!(isSwitch && node.type === "break_statement")) this.#plain(node);
	}
	#declare(node) {
		for (const declarator of named(node)) {
			const [name, value] = [child(declarator, "name"), child(declarator, "value")];
			const [own, text] = [name, this.#source.resolve(value)].map((part) => part ? this.#source.textOf(part) : "");
			if (this.#subjects.has(text ?? "") && name?.type === "identifier") this.#subjects.add(own ?? "");
			else if (/=>/.test(text ?? "") && this.#steps(text ?? "") === 1 && /^\w+$/.test(own ?? "")) this.#takers.push(own ?? "");
			else if (this.#steps(text ?? "") > 0) this.isUnread = true;
		}
	}
	#if(node) {
		let falls = false;
		for (let clause = node; clause;) {
			const [condition, body] = [child(clause, "condition"), child(clause, "consequence")];
			const test = condition ? this.#testOf(condition) : "unknown";
			const block = body ? blockOf(body) : [];
			this.#add(test, block, false);
			falls ||= !isLeaving$1(block.at(-1));
			const otherwise = child(clause, "alternative");
			const inner = otherwise && named(otherwise)[0];
			clause = inner?.type === "if_statement" ? inner : void 0;
			if (inner && !clause) this.read(blockOf(inner), false);
		}
		this.#falls ||= falls;
	}
	#switch(node) {
		const value = child(node, "value");
		const isWord = value && this.#subjects.has(this.#source.textOf(value).slice(1, -1));
		const body = child(node, "body");
		const names = [];
		for (const one of body ? named(body) : []) {
			const block = one.children.filter(({ field }) => field === "body").flatMap(blockOf);
			if (one.type === "switch_default") this.read(block, true);
			else {
				const name = this.#source.literal(child(one, "value"));
				if (!isWord || typeof name !== "string" || name === "") this.isUnread = true;
				names.push(String(name));
				if (block.length === 0) continue;
				this.#add({ names: names.splice(0) }, block, true);
				this.isUnread ||= !isLeaving$1(block.at(-1)) && one !== named(body ?? one).at(-1);
			}
		}
		this.#falls = true;
	}
	#plain(node) {
		if (endingOf$1(this.#source, [node], this.#functions) !== "goes-on" || isLeaving$1(node)) this.#add("all", [node], false);
		else if (this.#steps(this.#source.textOf(node)) > 0) this.isUnread = true;
	}
	#add(test, block, isSwitch) {
		const [first, last] = [block[0], block.at(-1)];
		if (this.#falls) this.isUnread = true;
		this.branches.push({
			test,
			ending: endingOf$1(this.#source, block, this.#functions),
			leaves: block.some(({ type }) => (isSwitch ? /^return/ : /^(?:return|break)/).test(type)),
			takes: this.#takes(block),
			at: this.#source.rangeOf(first && last ? {
				...first,
				end: last.end
			} : this.#source.root)
		});
	}
	#steps(text) {
		const { index } = this.#head;
		const takes = this.#takers.length > 0 ? [`\\b(?:${this.#takers.join("|")})\\(`] : [];
		if (index === null) return 0;
		const step = new RegExp([
			`\\+\\+${index}\\b`,
			`\\b${index}\\s*(?:\\+\\+|\\+=\\s*1\\b)`,
			...takes
		].join("|"), "g");
		return new RegExp(`\\b${index}\\s*(?:[-+]?=(?!=)|--)|--${index}\\b`).test(text.replace(step, "")) ? 99 : [...text.matchAll(step)].length;
	}
	#takes(block) {
		const count = block.map((node) => this.#steps(this.#source.textOf(node))).reduce((sum, own) => sum + own, 0);
		const isLooped = block.some((node) => [...nodesIn(node)].some(({ type }) => /^(?:for|for_in|while|do)_statement$/.test(type)));
		return {
			min: 0,
			max: count > 8 || isLooped && count > 0 ? null : count
		};
	}
	#testOf(node) {
		const [left, right] = [child(node, "left"), child(node, "right")];
		const operator = child(node, "operator")?.type;
		if (node.type === "parenthesized_expression") return this.#testOf(named(node)[0] ?? node);
		if (left && right && operator === "||") {
			const tests = [this.#testOf(left), this.#testOf(right)];
			const names = tests.filter(isNames).flatMap((test) => test.names);
			return tests.every(isNames) ? { names } : "unknown";
		}
		if (left && right && /^={2,3}$/.test(operator ?? "")) {
			const [subject, value] = this.#isWord(left) ? [left, right] : [right, left];
			const name = this.#source.literal(value);
			return this.#isWord(subject) && typeof name === "string" ? { names: [name] } : "unknown";
		}
		if (left && right && operator === "&&") return [left, right].map((part) => this.#testOf(part)).find(isNames) ?? "unknown";
		const isNegated = node.type === "unary_expression" && operator === "!";
		const argument = child(node, "argument");
		if (isNegated && argument) return this.#testOf(argument) === "options" ? "words" : "unknown";
		return this.#called(node);
	}
	#called(node) {
		const call = this.#source.callAt(node);
		const [argument] = call?.arguments ?? [];
		if (!call?.object || !argument) return "unknown";
		if (call.name === "startsWith" && this.#isWord(call.object)) {
			const start = this.#source.literal(argument);
			if (start === "-" || start === "--") return start === "-" ? "options" : "long-options";
			return typeof start === "string" && /^--?\w[\w-]*=$/.test(start) ? { names: [start] } : "unknown";
		}
		const names = call.name === "includes" && this.#isWord(argument) && this.#source.texts(call.object);
		return names ? { names } : "unknown";
	}
	#isWord(node) {
		return this.#subjects.has(this.#source.textOf(node));
	}
};
function isLeaving$1(node) {
	return node !== void 0 && /^(?:continue|break|return|throw)_statement$/.test(node.type);
}
function isNames(test) {
	return typeof test === "object";
}
// src/scripts/node/argv/words.ts
const [maxLookups$2, maxCondition$2] = [50, 1e3];
var Words = class {
	#source;
	#lists = new Map([["process.argv", 2]]);
	#positions = new Map();
	helpNames = [];
	#lookups = 0;
	constructor(source) {
		this.#source = source;
	}
	declare(name, value) {
		const text = this.#source.textOf(value);
		const list = this.offsetOf(text);
		if (name.type === "array_pattern" && list !== void 0) {
			const parts = this.#source.textOf(name).slice(1, -1).split(",").map((part) => part.trim());
			for (const [index, part] of parts.entries()) if (part.startsWith("...") && this.#isFixed(part.slice(3))) this.#lists.set(part.slice(3), list - index);
			else if (index >= list && this.#isFixed(part)) this.#positions.set(part, index - list + 1);
		}
		const own = this.#source.textOf(name);
		const position = this.#positionOf(text);
		if (!(name.type === "identifier" && (list ?? position) !== void 0) || !this.#isFixed(own)) return;
		if (list !== void 0) this.#lists.set(own, list);
		if (position !== void 0) this.#positions.set(own, position);
	}
	offsetOf(text) {
		const [, list = text, start = "0"] = /^(.+)\.slice\((\d)\)$/.exec(text) ?? [];
		const offset = this.#lists.get(list);
		return offset === void 0 ? void 0 : offset - Number(start);
	}
	#isFixed(name) {
		if (!/^\w{1,60}$/.test(name) || ++this.#lookups > maxLookups$2) return false;
		return !new RegExp(`\\b${name}\\.(?:shift|splice|push|pop|unshift)\\(|(?<!const |let |var |[(,] ?)\\b${name}\\s*[?|&+]{0,2}=(?![=>])`).test(this.#source.text.replace(/\b(?:const|let|var)\s*\[[^\]]{0,2000}\]\s*=/g, ""));
	}
	passTo(definition, argument) {
		const parameters = child(definition, "parameters") ?? child(definition, "parameter");
		const parameter = parameters?.type === "identifier" ? parameters : named(parameters ?? definition)[0];
		if (!parameter) return !argument;
		const name = child(parameter, "pattern") ?? child(parameter, "left") ?? parameter;
		const given = argument ?? child(parameter, "value") ?? child(parameter, "right");
		const list = given && this.offsetOf(this.#source.textOf(given));
		const own = this.#source.textOf(name);
		if (list !== void 0 && name.type === "identifier" && this.#isFixed(own)) this.#lists.set(own, list);
		return !argument || list !== void 0;
	}
	#positionOf(text) {
		const [, list = "", index] = /^(.*)\[(\d)\]$/.exec(text) ?? [];
		const offset = this.offsetOf(list);
		if (offset === void 0 || Number(index) < offset) return this.#positions.get(text);
		return Number(index) - offset + 1;
	}
	isFirst(text) {
		return this.#positionOf(text) === 1;
	}
	areIn(text) {
		return [...this.#lists.keys(), ...this.#positions.keys()].some((name) => text.includes(name));
	}
	isAboutHelp(condition) {
		if (condition.length > maxCondition$2) return false;
		return condition.replace(/^\((.*)\)$/s, "$1").split("||").every((part) => {
			const [operator, number] = this.#boundOf(part.trim()) ?? [];
			const isNone = operator !== void 0 && /^(?:<1|<=0|==0)$/.test(`${operator}${number}`);
			const [, word = "", list = "", name = ""] = /^\s*(?:(\w+\[\d\]|\w+) ?={2,3} ?|([\w.]+)\.includes\()['"](--?[\w-]+)['"]\)?\s*$/.exec(part) ?? [];
			if (isNone || !name) return isNone;
			this.helpNames.push(name);
			return this.#positionOf(word) === 1 || this.offsetOf(list) !== void 0;
		});
	}
	boundsIn(condition) {
		const text = condition.replace(/\s+/g, " ").replace(/^\((.*)\)$/, "$1");
		if (text.length > maxCondition$2 || text.includes("&&")) return [];
		return text.split("||").flatMap((part) => {
			const bound = this.#boundOf(part.trim());
			return bound ? [bound] : [];
		});
	}
	#boundOf(part) {
		const [, list = "", operator = "", number = ""] = /^(.*)\.length ?(<=?|>=?|===?|!==?) ?(\d{1,3})$/.exec(part) ?? [];
		const offset = this.offsetOf(list);
		const sign = operator.replace(/^([=!]=)=$/, "$1");
		if (offset !== void 0) return [sign, Number(number) - offset];
		const negated = /^!(.*)$/.exec(part)?.[1] ?? "";
		if (this.offsetOf(negated.replace(/\.length$/, "")) === 0 && negated.endsWith(".length")) return ["<", 1];
		const position = this.#positionOf(negated);
		return position === void 0 ? null : ["<", position];
	}
};
// src/scripts/node/argv/argv.ts
const changes$1 = /\bprocess\.argv(?:\s*=(?!=)|\.(?:shift|splice|push|pop|unshift)\b|\s*\[[^\]\n]{0,100}\]\s*=(?!=))/;
const isMain = /\brequire\.main\s*===?\s*module\b|\bimport\.meta\.(?:main|url)\b/;
const [maxSteps$3, maxDepth$6] = [2e4, 4];
function readArgv$1(source) {
	if (changes$1.test(source.text)) return null;
	const run = new ArgvRun$1(source);
	const { start } = source.rangeOf(source.root);
	return run.found ?? countedInterface(run.count, positionsAt$2({
		start,
		end: start
	}));
}
function positionsAt$2(at) {
	return {
		framework: "process.argv",
		nameOf: (position) => `process.argv[${position + 1}]`,
		at
	};
}
var ArgvRun$1 = class {
	count = anyCount;
	found = null;
	#source;
	#steps = 0;
	#functions;
	#words;
	constructor(source) {
		this.#source = source;
		this.#functions = functionsOf$1(source);
		this.#words = new Words(source);
		this.#block(named(source.root), 0);
	}
	#block(statements, depth) {
		return statements.every((statement) => this.#statement(statement, depth));
	}
	#statement(node, depth) {
		if (++this.#steps > maxSteps$3) return false;
		switch (node.type) {
			case "function_declaration":
			case "class_declaration":
			case "import_statement":
			case "hash_bang_line": return true;
			case "lexical_declaration":
			case "variable_declaration": return named(node).every((declarator) => this.#declare(declarator, depth));
			case "expression_statement": return this.#expression(named(node)[0], depth);
			case "if_statement": return this.#condition(node, depth);
			case "switch_statement": return this.#choice(node);
			case "for_statement":
			case "for_in_statement":
				this.found = readOptionLoop$1(this.#source, this.#words, this.#functions, node, this.count.min, positionsAt$2(this.#source.rangeOf(node)));
				return this.found === null && this.#pass(node);
			case "try_statement": return this.#attempt(node, depth);
			default: return this.#pass(node);
		}
	}
	#pass(node) {
		const ending = endingOf$1(this.#source, [node], this.#functions);
		if (ending === "goes-on") return true;
		return ending === "may-end" && !this.#words.areIn(this.#source.textOf(node));
	}
	#declare(declarator, depth) {
		const [name, value] = [child(declarator, "name"), child(declarator, "value")];
		if (name && value) this.#words.declare(name, value);
		const inner = value?.type === "await_expression" ? named(value)[0] : value;
		return inner?.type === "call_expression" ? this.#expression(inner, depth) : true;
	}
	#expression(node, depth) {
		if (!node) return true;
		if (node.type === "await_expression") return this.#expression(named(node)[0], depth);
		if (node.type === "assignment_expression" && child(node, "right")?.type === "call_expression") return this.#expression(child(node, "right"), depth);
		const call = this.#source.callAt(node);
		if (!call) return this.#pass({
			...node,
			type: "expression_statement",
			children: [node]
		});
		if (call.object && /^(?:catch|then|finally)$/.test(call.name)) return this.#expression(call.object, depth);
		const definition = call.object ? void 0 : this.#functions.get(call.name);
		const body = definition && child(definition, "body");
		const isAll = definition && call.arguments.length <= 1 && this.#words.passTo(definition, call.arguments[0]);
		if (!body || depth >= maxDepth$6 || !isAll) return this.#pass({
			...node,
			type: "expression_statement",
			children: [node]
		});
		return this.#block(named(body), depth + 1);
	}
	#attempt(node, depth) {
		const [body, handler] = [child(node, "body"), child(node, "handler")];
		const caught = handler && child(handler, "body");
		const refuses = !caught || /process\.exitCode\s*=\s*[1-9]/.test(this.#source.textOf(caught)) || endingOf$1(this.#source, [caught], this.#functions) === "refuses";
		return body && refuses ? this.#block(named(body), depth) : this.#pass(node);
	}
	#condition(node, depth) {
		const [test, body, otherwise] = [
			"condition",
			"consequence",
			"alternative"
		].map((field) => child(node, field));
		if (!test || !body) return false;
		const condition = this.#source.textOf(test);
		if (isMain.test(condition)) return this.#block(blockOf(body), depth);
		if (endingOf$1(this.#source, blockOf(body), this.#functions) === "ends" && !otherwise && this.#words.isAboutHelp(condition)) return true;
		const refuses = (block) => block !== void 0 && endingOf$1(this.#source, blockOf(block), this.#functions) === "refuses";
		const isNegated = !refuses(body) && refuses(otherwise && named(otherwise)[0]);
		const bounds = refuses(body) || isNegated ? this.#words.boundsIn(condition) : [];
		if (bounds.length === 0 || isNegated && bounds.length > 1) return this.#pass(node);
		for (const [operator, number] of bounds) this.count = withoutCounts(this.count, isNegated ? opposite(operator) : operator, number);
		return isNegated ? this.#pass(body) : !otherwise || this.#pass(otherwise);
	}
	#choice(node) {
		const [value, body] = [child(node, "value"), child(node, "body")];
		const subject = value ? this.#source.textOf(value).slice(1, -1) : "";
		const cases = body ? named(body) : [];
		const rest = cases.find(({ type }) => type === "switch_default");
		const restBody = rest?.children.filter(({ field }) => field === "body") ?? [];
		const isKnown = this.#words.isFirst(subject) && endingOf$1(this.#source, restBody, this.#functions) === "refuses";
		const names = cases.flatMap((one) => one === rest ? [] : [this.#source.literal(child(one, "value"))]);
		if (!isKnown || cases.at(-1) !== rest || !names.every((name) => typeof name === "string")) return this.#pass(node);
		const positions = positionsAt$2(this.#source.rangeOf(node));
		this.found = chosenInterface(names, true, this.count, positions);
		return false;
	}
};
// src/scripts/node/commander/flags.ts
function optionOfFlags(flags, at) {
	const names = flags.split(/[ |,]+/).filter((part) => /^-[^-]$|^--[^-]/.test(part));
	if (names.length === 0 || names.length > 2) return null;
	return {
		names,
		takes: takesOf$1(flags),
		values: anyValue,
		isRequired: false,
		default: null,
		at
	};
}
function takesOf$1(flags) {
	const isVariadic = /\.\.\.[>\]]\s*$/.test(flags);
	if (/<[^<>]*>\s*$/.test(flags)) return {
		min: 1,
		max: isVariadic ? null : 1
	};
	if (/\[[^\][]*\]\s*$/.test(flags)) return {
		min: 0,
		max: isVariadic ? null : 1
	};
	return {
		min: 0,
		max: 0
	};
}
function argumentOf$1(text, at, values = anyValue) {
	const name = text.replace(/^[<[]|[>\]]$/g, "");
	return {
		name: name.replace(/\.\.\.$/, ""),
		takes: {
			min: text.startsWith("[") ? 0 : 1,
			max: name.endsWith("...") ? null : 1
		},
		values,
		at
	};
}
// src/scripts/node/commander/draft.ts
function createCommand(at) {
	return {
		options: [],
		arguments: [],
		commands: [],
		aliases: [],
		isUsed: false,
		hasHelp: true,
		hasAction: false,
		refusesExcess: false,
		isOpen: false,
		at
	};
}
function finish$3(draft, outer = []) {
	const { at, commands } = draft;
	const hasCommands = commands.length > 0;
	const options = [
		...draft.hasHelp ? [exitOption(["-h", "--help"], at)] : [],
		...draft.options,
		...outer
	];
	const open = {
		...emptyCommand(at),
		isOpen: true
	};
	const inherited = [...draft.options.filter(({ isExit }) => !isExit), ...outer];
	const finished = new Map(commands.flatMap(({ name, draft: inner }) => [name, ...inner.aliases].map((own) => [own, finish$3(inner, inherited)])));
	if (hasCommands && !finished.has("help")) finished.set("help", open);
	const isVariadic = draft.arguments.at(-1)?.takes.max === null;
	const excess = hasCommands || isVariadic || draft.refusesExcess ? [] : [argumentOf$1("[argument...]", at)];
	return {
		...emptyCommand(at),
		options,
		arguments: hasCommands ? [] : [...draft.arguments, ...excess],
		commands: hasCommands ? finished : null,
		needsCommand: hasCommands,
		isOpen: draft.isOpen || hasCommands && (draft.hasAction || draft.arguments.length > 0)
	};
}
// src/scripts/node/commander/methods.ts
const harmless$3 = new Set("name description summary usage addHelpText showHelpAfterError showSuggestionAfterError configureOutput configureHelp hook opts optsWithGlobals getOptionValue setOptionValue help outputHelp helpInformation error storeOptionsAsProperties copyInheritedSettings helpGroup commandsGroup optionsGroup enablePositionalOptions nameFromFilename executableDir addHelpCommand helpCommand".split(" "));
const maxOptions$3 = 1e3;
var CommandMethods = class {
	#source;
	#commandAt;
	constructor(source, commandAt) {
		this.#source = source;
		this.#commandAt = commandAt;
	}
	call(draft, call) {
		const [first] = call.arguments;
		const text = this.#source.literal(first);
		draft.isUsed = true;
		switch (call.name) {
			case "option":
			case "requiredOption":
				this.#addOption(draft, call, text, call.name === "requiredOption");
				break;
			case "addOption":
				this.#addMade(draft, first);
				break;
			case "argument":
			case "arguments":
				if (typeof text !== "string" || this.#source.isConditional(call.node)) draft.isOpen = true;
				else for (const part of text.trim().split(/\s+/)) draft.arguments.push(argumentOf$1(part, this.#source.rangeOf(call.node)));
				break;
			case "addArgument":
				this.#addArgument(draft, first);
				break;
			case "command": return this.#addCommand(draft, call, text);
			case "addCommand":
				this.#addKnown(draft, call);
				break;
			case "alias":
			case "aliases":
				this.#addAliases(draft, call);
				break;
			case "version":
				this.#addVersion(draft, call);
				break;
			case "helpOption":
				draft.hasHelp = false;
				if (text !== false) this.#addOption(draft, call, text, false, true);
				break;
			case "allowExcessArguments":
				draft.refusesExcess = text === false;
				break;
			case "action":
				draft.hasAction = true;
				break;
			case "parse":
			case "parseAsync":
				draft.isOpen ||= first !== void 0 && this.#source.textOf(first) !== "process.argv";
				break;
			default:
				if (!harmless$3.has(call.name)) draft.isOpen = true;
				if (/^(?:opts|getOption|help|outputHelp|error)/.test(call.name)) return null;
		}
		return draft;
	}
	#addOption(draft, { node }, flags, isRequired, isExit = false) {
		const option = typeof flags === "string" ? optionOfFlags(flags, this.#source.rangeOf(node)) : null;
		if (!option || draft.options.length >= maxOptions$3) draft.isOpen = true;
		else draft.options.push({
			...option,
			isRequired: isRequired && !this.#source.isConditional(node),
			...isExit && { isExit }
		});
	}
	#addMade(draft, node) {
		const { made, calls } = this.#chain(node);
		const flags = made && this.#source.literal(made.arguments[0]);
		const option = typeof flags === "string" && made ? optionOfFlags(flags, this.#source.rangeOf(made.node)) : null;
		if (!option || made?.name !== "Option") {
			draft.isOpen = true;
			return;
		}
		draft.options.push({
			...option,
			values: {
				choices: this.#choices(calls),
				type: null
			},
			isRequired: calls.has("makeOptionMandatory") && !calls.has("default") && !calls.has("env")
		});
	}
	#addArgument(draft, node) {
		const { made, calls } = this.#chain(node);
		const text = made && this.#source.literal(made.arguments[0]);
		if (typeof text !== "string" || made?.name !== "Argument") {
			draft.isOpen = true;
			return;
		}
		const values = {
			choices: this.#choices(calls),
			type: null
		};
		const argument = argumentOf$1(text, this.#source.rangeOf(made.node), values);
		const isOptional = calls.has("argOptional") || calls.has("default");
		draft.arguments.push(isOptional ? {
			...argument,
			takes: {
				...argument.takes,
				min: 0
			}
		} : argument);
	}
	#chain(node) {
		const calls = new Map();
		let call = this.#source.callAt(this.#source.resolve(node));
		while (call && call.node.type === "call_expression" && call.object) {
			calls.set(call.name, call);
			call = this.#source.callAt(this.#source.resolve(call.object));
		}
		return {
			made: call,
			calls
		};
	}
	#choices(calls) {
		if (calls.has("argParser")) return null;
		return this.#source.texts(calls.get("choices")?.arguments[0]) ?? null;
	}
	#addCommand(draft, { node, arguments: given }, text) {
		const inner = createCommand(this.#source.rangeOf(node));
		const [name, ...rest] = typeof text === "string" ? text.trim().split(/\s+/) : [];
		if (!name || this.#hasDefault(given)) draft.isOpen = true;
		if (name) draft.commands.push({
			name,
			draft: inner
		});
		for (const part of rest) inner.arguments.push(argumentOf$1(part, inner.at));
		const second = this.#source.resolve(given[1]);
		if (second && second.type !== "object") {
			inner.isOpen = true;
			return draft;
		}
		return inner;
	}
	#hasDefault(given) {
		return given.slice(1).some((node) => /isDefault|\.\.\./.test(this.#source.textOf(node)));
	}
	#addKnown(draft, { arguments: given }) {
		const [node] = given;
		const inner = this.#commandAt(node);
		const made = this.#chain(node).made ?? null;
		const name = this.#source.literal(made?.arguments[0]);
		if (!inner || typeof name !== "string" || this.#hasDefault(given)) draft.isOpen = true;
		else draft.commands.push({
			name,
			draft: inner
		});
	}
	#addAliases(draft, call) {
		const [first] = call.arguments;
		const one = this.#source.literal(first);
		const names = call.name === "aliases" ? this.#source.texts(first) : [one];
		const known = names?.filter((name) => typeof name === "string") ?? [];
		draft.aliases.push(...known);
		if (known.length !== names?.length) draft.isOpen = true;
	}
	#addVersion(draft, call) {
		const [version, flags] = call.arguments;
		if (version) this.#addOption(draft, call, flags ? this.#source.literal(flags) : "-V, --version", false, true);
	}
};
// src/scripts/node/commander/commander.ts
const commanderSyntax = {
	hasOptions: true,
	abbreviates: false,
	interleaves: true,
	matches: "in-order",
	clusters: true,
	assigns: "values",
	takesDashes: "needed",
	hasNumbers: true,
	isHelpFirst: true
};
function readCommander(source) {
	if (!/['"]commander['"]/.test(source.text)) return null;
	if (/extends\s+(?:\w+\.)?Command\b|\bexitOverride\b/.test(source.text)) return null;
	const [root, ...others] = new CommanderRun(source).roots.filter(({ isUsed }) => isUsed);
	if (!root || others.length > 0) return null;
	return {
		framework: "commander",
		syntax: commanderSyntax,
		command: finish$3(root),
		variables: []
	};
}
var CommanderRun = class {
	#source;
	#methods;
	#known = new Map();
	#made = [];
	#added = new Set();
	#program = null;
	constructor(source) {
		this.#source = source;
		this.#methods = new CommandMethods(source, (node) => {
			const draft = node ? this.#draftAt(node) : null;
			if (draft) this.#added.add(draft);
			return draft;
		});
		for (const { node } of source.calls()) this.#draftAt(node);
		this.#openGiven();
	}
	get roots() {
		return this.#made.filter((draft) => !this.#added.has(draft));
	}
	#draftAt(node) {
		const known = this.#known.get(node);
		if (known !== void 0) return known;
		this.#known.set(node, null);
		const draft = this.#follow(node);
		this.#known.set(node, draft);
		return draft;
	}
	#follow(node) {
		const text = this.#source.textOf(node);
		if (node.type === "identifier") return this.#named(text);
		if (/^(?:commander\.)?program$/.test(text)) return this.#main(node);
		if (node.type === "await_expression") return null;
		const call = this.#source.callAt(node);
		if (!call) return null;
		if (node.type === "new_expression" && call.name === "Command" || call.name === "createCommand" && !call.object) return this.#make(node);
		if (call.name === "require") return /['"]commander['"]/.test(text) ? this.#main(node) : null;
		const owner = call.object && this.#draftAt(call.object);
		return owner ? this.#methods.call(owner, call) : null;
	}
	#named(name) {
		const value = this.#source.declared(name);
		if (value) return this.#draftAt(value);
		return name === "program" && this.#source.importsFrom("commander").has(name) ? this.#main(this.#source.root) : null;
	}
	#main(node) {
		this.#program ??= this.#make(node);
		return this.#program;
	}
	#make(node) {
		const draft = createCommand(this.#source.rangeOf(node));
		this.#made.push(draft);
		return draft;
	}
	#openGiven() {
		for (const parent of nodesIn(this.#source.root)) {
			if (![
				"arguments",
				"array",
				"return_statement",
				"pair",
				"assignment_expression",
				"variable_declarator"
			].includes(parent.type)) continue;
			for (const node of parent.children) {
				if (node.type !== "identifier" || node.field === "name") continue;
				const draft = this.#draftAt(node);
				if (draft && !this.#added.has(draft)) draft.isOpen = true;
			}
		}
	}
};
// src/scripts/node/parse-args.ts
const parseArgsSyntax = {
	hasOptions: true,
	abbreviates: false,
	interleaves: true,
	matches: "in-order",
	clusters: true,
	assigns: "values",
	takesDashes: "no",
	hasNumbers: false,
	isHelpFirst: false
};
function readParseArgs(source) {
	const [call, ...others] = [...source.calls()].filter(({ name }) => name === "parseArgs");
	if (!call || others.length > 0) return null;
	if (!readsAllWords(source, call) || isCaught(source, call.node)) return null;
	const config = call.arguments.length === 0 ? new Map() : source.entries(call.arguments[0]);
	if (!config) return null;
	const flag = (name, standard) => config.has(name) ? source.literal(config.get(name)) : standard;
	const [isStrict, takesWords] = [flag("strict", true), flag("allowPositionals", false)];
	if (isStrict !== true || typeof takesWords !== "boolean") return null;
	const options = config.has("options") ? source.entries(config.get("options")) : new Map();
	if (!options || flag("allowNegative", false) !== false) return null;
	const read = Array.from(options, ([name, node]) => optionOf$2(source, name, node));
	const at = source.rangeOf(call.node);
	if (read.includes(null)) return null;
	return {
		framework: "parseArgs",
		syntax: parseArgsSyntax,
		command: {
			...emptyCommand(at),
			options: read.filter((option) => option !== null),
			arguments: takesWords ? [{
				name: "argument",
				takes: {
					min: 0,
					max: null
				},
				values: anyValue,
				at
			}] : []
		},
		variables: []
	};
}
function optionOf$2(source, name, node) {
	const entries = source.entries(node);
	const type = source.literal(entries?.get("type"));
	const short = entries?.has("short") ? source.literal(entries.get("short")) : "";
	if (!entries || typeof short !== "string" || type !== "string" && type !== "boolean") return null;
	const count = type === "string" ? 1 : 0;
	return {
		names: [...short ? [`-${short}`] : [], `--${name}`],
		takes: {
			min: count,
			max: count
		},
		values: anyValue,
		isRequired: false,
		default: null,
		at: source.rangeOf(node)
	};
}
function readsAllWords(source, call) {
	const args = source.entries(call.arguments[0])?.get("args");
	const given = args && source.resolve(args);
	if (given && !/^process\.argv\.slice\(2\)$/.test(source.textOf(given)) && !isParameter(source, given)) return false;
	return !/\bprocess\.argv\b(?!\.slice\(2\)|\[1\])/.test(source.text);
}
function isParameter(source, node) {
	const name = source.textOf(node);
	return /^\w{1,60}$/.test(name) && new RegExp(`\\b${name}(?::[^=()]{1,60})?\\s*=\\s*process\\.argv\\.slice\\(2\\)`).test(source.text);
}
function isCaught(source, call) {
	for (const node of nodesIn(source.root)) {
		if (node.type !== "try_statement") continue;
		const [body, handler] = [child(node, "body"), child(node, "handler")];
		if (!(body && body.start <= call.start && call.end <= body.end) || !handler) continue;
		if (!/process\.exit\(\s*[1-9]|process\.exitCode\s*=\s*[1-9]|\bthrow\b/.test(source.textOf(handler))) return true;
	}
	return false;
}
// src/scripts/node/tree/node-source.ts
const maxLookups$1 = 200;
const conditions = /^(?:if|for|for_in|while|do|switch)_statement$|^ternary_expression$|^catch_clause$/;
var NodeSource = class {
	text;
	root;
	rangeOf;
	#values = new Map();
	#imports = new Map();
	#lookups = 0;
	#conditions;
	constructor(text, root) {
		this.text = text;
		this.root = root;
		this.rangeOf = rangesOf(text);
		for (const node of nodesIn(root)) {
			const [name, value] = [child(node, "name"), child(node, "value")];
			if (node.type !== "variable_declarator" || name?.type !== "identifier") continue;
			const own = this.textOf(name);
			this.#values.set(own, this.#values.has(own) || !value ? null : value);
		}
	}
	textOf(node) {
		return textAt(this, node);
	}
	resolve(node) {
		let inner = node;
		for (let depth = 0; inner && depth < 8; depth++) if (/^(?:as|satisfies|parenthesized|non_null)_expression$/.test(inner.type)) inner = named(inner)[0];
		else if (inner.type !== "identifier") return inner;
		else {
			const value = this.#valueOf(this.textOf(inner));
			if (!value) return inner;
			inner = value;
		}
		return inner;
	}
	#valueOf(name) {
		const value = this.#values.get(name) ?? null;
		if (!value || !/^\w{1,100}$/.test(name) || ++this.#lookups > maxLookups$1) return null;
		const changes = new RegExp(`\\b${name}(?:\\.\\w+|\\[[^\\]\\n]{0,200}\\])?\\s*[-+|?&]{0,2}=(?![=>])|Object\\.assign\\(\\s*${name}\\b|\\b${name}\\.(?:push|splice|unshift|set|add)\\(`, "g");
		return [...this.text.matchAll(changes)].length > 1 ? null : value;
	}
	declared(name) {
		return this.#values.get(name) ?? null;
	}
	importsFrom(name) {
		const known = this.#imports.get(name) ?? new Set(this.#importedNames(name));
		this.#imports.set(name, known);
		return known;
	}
	*#importedNames(name) {
		for (const node of nodesIn(this.root)) {
			if (node.type !== "import_statement" && node.type !== "variable_declarator") continue;
			const [source, pattern, value] = [
				"source",
				"name",
				"value"
			].map((field) => child(node, field));
			const required = value && this.callAt(value);
			const from = source ?? (required?.name === "require" ? required.arguments[0] : void 0);
			if (this.literal(from) !== name) continue;
			for (const inner of nodesIn(pattern ?? node)) if (/identifier/.test(inner.type)) yield this.textOf(inner);
		}
	}
	isConditional({ start, end }) {
		this.#conditions ??= [...nodesIn(this.root)].filter(({ type }) => conditions.test(type));
		return this.#conditions.some((node) => node.start <= start && end <= node.end);
	}
	literal(node) {
		const inner = this.resolve(node);
		switch (inner?.type) {
			case "string":
			case "template_string": {
				const text = this.textOf(inner).slice(1, -1);
				return text.includes("\\") || /\$\{/.test(text) ? void 0 : text;
			}
			case "number": return Number(this.textOf(inner));
			case "true":
			case "false": return inner.type === "true";
			case "null": return null;
			default: return;
		}
	}
	items(node) {
		const inner = this.resolve(node);
		if (inner?.type !== "array") return void 0;
		const items = named(inner);
		return items.some(({ type }) => type === "spread_element") ? void 0 : items;
	}
	texts(node) {
		const items = this.items(node)?.map((item) => this.literal(item));
		return items?.every((item) => typeof item === "string" || typeof item === "number") ? items.map(String) : void 0;
	}
	entries(node) {
		const inner = this.resolve(node);
		if (inner?.type !== "object") return void 0;
		const entries = new Map();
		for (const entry of named(inner)) {
			const [key, value] = [child(entry, "key"), child(entry, "value")];
			if (entry.type === "shorthand_property_identifier") entries.set(this.textOf(entry), {
				...entry,
				type: "identifier"
			});
			else if (entry.type === "method_definition") entries.set(this.textOf(child(entry, "name") ?? entry), entry);
			else if (!key || !value || key.type === "computed_property_name") return void 0;
			else entries.set(this.textOf(key).replace(/^(['"])(.*)\1$/, "$2"), value);
		}
		return entries;
	}
	callAt(node) {
		if (node?.type !== "call_expression" && node?.type !== "new_expression") return null;
		const callee = child(node, "function") ?? child(node, "constructor");
		const list = child(node, "arguments");
		if (!callee) return null;
		const [object, property] = [child(callee, "object"), child(callee, "property")];
		return {
			node,
			object: object ?? null,
			name: this.textOf(property ?? callee),
			arguments: list ? named(list) : []
		};
	}
	*calls() {
		for (const node of nodesIn(this.root)) {
			const call = this.callAt(node);
			if (call) yield call;
		}
	}
};
// src/scripts/node/yargs/draft.ts
function createYargs(at) {
	return {
		options: new Map(),
		arguments: [],
		commands: [],
		demanded: 0,
		isStrict: false,
		hasOtherSources: false,
		isOpen: false,
		at
	};
}
const exitNames = ["help", "version"];
const flag$1 = {
	min: 0,
	max: 0
};
function finish$2(draft, outer) {
	const { at } = draft;
	const isStrict = draft.isStrict || outer?.isStrict === true;
	const rows = [...outer?.options ?? [], ...draft.options];
	const isRelaxed = draft.hasOtherSources || outer?.hasOtherSources === true;
	const hasCommands = draft.commands.length > 0;
	const options = rows.map(([name, row]) => optionOf$1(name, row, isRelaxed));
	const exits = exitNames.filter((name) => !rows.some(([own]) => own === name)).map((name) => optionOf$1(name, plainOption(at), true));
	const inner = {
		...draft,
		options: new Map(rows),
		isStrict,
		hasOtherSources: isRelaxed
	};
	const words = (min) => ({
		name: "argument",
		takes: {
			min,
			max: null
		},
		values: anyValue,
		at
	});
	const rest = !outer && draft.arguments.length === 0 && (!isStrict || draft.demanded > 0) ? [words(draft.demanded)] : [];
	return {
		...emptyCommand(at),
		options: [...exits, ...options],
		arguments: hasCommands ? [] : [...draft.arguments, ...rest],
		commands: hasCommands ? new Map(draft.commands.flatMap(({ names, draft: own }) => names.map((name) => [name, finish$2(own, inner)]))) : null,
		needsCommand: draft.demanded > 0,
		acceptsUnknown: !isStrict,
		isOpen: draft.isOpen
	};
}
function plainOption(at) {
	return {
		aliases: [],
		type: "value",
		takes: null,
		choices: null,
		isRequired: false,
		hasDefault: false,
		at
	};
}
function optionOf$1(name, row, isRelaxed) {
	const isExit = exitNames.some((own) => own === name || row.aliases.includes(own));
	const isFlag = isExit || row.type === "boolean" || row.type === "count";
	const taken = row.type === "array" ? {
		min: 0,
		max: null
	} : {
		min: 0,
		max: 1
	};
	return {
		names: [name, ...row.aliases].flatMap(spellings),
		takes: isFlag ? flag$1 : row.takes ?? taken,
		values: {
			choices: isFlag ? null : row.choices,
			type: null
		},
		isRequired: row.isRequired && !row.hasDefault && !isRelaxed,
		default: null,
		at: row.at,
		...isExit && { isExit }
	};
}
function spellings(name) {
	const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
	const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const long = [...new Set([
		name,
		camel,
		kebab
	])].flatMap((own) => [`--${own}`, `--no-${own}`]);
	return name.length === 1 ? [`-${name}`, ...long] : long;
}
// src/scripts/node/yargs/methods.ts
const harmless$2 = new Set("usage example epilog epilogue wrap recommendCommands scriptName showHelpOnFail completion locale describe group hide implies conflicts coerce check showHelp terminalWidth argv parse parseSync parseAsync updateStrings detectLocale showHidden global normalize version".split(" "));
const maxOptions$2 = 1e3;
var YargsMethods = class {
	#source;
	#build;
	constructor(source, build) {
		this.#source = source;
		this.#build = build;
	}
	call(draft, call) {
		const [first, second] = call.arguments;
		switch (call.name) {
			case "option":
			case "options":
			case "positional":
				if (call.name === "positional") this.#addPositional(draft, call);
				else if (second) this.#addOption(draft, first, second, call.node);
				else this.addOptions(draft, first, call.node);
				return;
			case "boolean":
			case "count":
			case "array":
			case "string":
			case "number":
				for (const row of this.#rows(draft, call)) row.type = typeOf$1(call.name);
				return;
			case "alias":
				for (const row of this.#rows(draft, call)) row.aliases.push(...this.#names(second) ?? []);
				draft.isOpen ||= this.#names(second) === null;
				return;
			case "default":
				for (const row of this.#rows(draft, call)) row.hasDefault = true;
				return;
			case "choices":
				for (const row of this.#rows(draft, call)) row.choices = this.#source.texts(second) ?? null;
				return;
			case "requiresArg":
				for (const row of this.#rows(draft, call)) row.takes = {
					min: 1,
					max: 1
				};
				return;
			case "demandOption":
				if (this.#source.literal(second) !== false) for (const row of this.#rows(draft, call)) row.isRequired = !this.#source.isConditional(call.node);
				return;
			default: this.#configure(draft, call);
		}
	}
	#configure(draft, call) {
		const [first] = call.arguments;
		const value = this.#source.literal(first);
		switch (call.name) {
			case "demandCommand":
				if (first === void 0 || typeof value === "number") draft.demanded = first ? Number(value) : 1;
				else draft.isOpen = true;
				return;
			case "strict":
				draft.isStrict = value !== false;
				return;
			case "env":
			case "config":
				draft.hasOtherSources = true;
				return;
			case "help":
				draft.isOpen ||= first !== void 0 && value !== "help";
				return;
			case "command":
				this.#addCommand(draft, call);
				return;
			default:
				if (!harmless$2.has(call.name)) draft.isOpen = true;
				if (call.name === "usage" && call.arguments.length > 1) draft.isOpen = true;
		}
	}
	addOptions(draft, node, place) {
		const entries = this.#source.entries(node);
		if (!entries) draft.isOpen = true;
		for (const [name, value] of entries ?? []) this.#fill(draft, name, value, place);
	}
	#addOption(draft, key, value, place) {
		const name = this.#source.literal(key);
		if (typeof name === "string") this.#fill(draft, name, value, place);
		else draft.isOpen = true;
	}
	#fill(draft, name, value, place) {
		const row = this.#row(draft, name, value);
		const entries = this.#source.entries(value);
		if (!entries) {
			draft.isOpen = true;
			return;
		}
		const literal = (key) => this.#source.literal(entries.get(key));
		for (const type of [
			"boolean",
			"count",
			"array",
			"string",
			"number"
		]) if (literal("type") === type || literal(type) === true) row.type = typeOf$1(type);
		const aliases = entries.has("alias") ? this.#names(entries.get("alias")) : [];
		row.aliases.push(...aliases ?? []);
		if (entries.has("choices")) row.choices = this.#source.texts(entries.get("choices")) ?? null;
		if (entries.has("default")) row.hasDefault = true;
		if (entries.has("coerce")) row.choices = null;
		if (literal("requiresArg") === true) row.takes = {
			min: 1,
			max: 1
		};
		const count = literal("nargs");
		if (typeof count === "number") row.takes = {
			min: count,
			max: count
		};
		if ([
			"demandOption",
			"demand",
			"required",
			"require"
		].map(literal).some((own) => own === true || typeof own === "string")) row.isRequired = !this.#source.isConditional(place);
		const hasUnknown = ["type", "nargs"].some((key) => entries.has(key) && literal(key) === void 0);
		if (aliases === null || hasUnknown || entries.has("config")) draft.isOpen = true;
	}
	#row(draft, name, place) {
		const row = draft.options.get(name) ?? plainOption(this.#source.rangeOf(place));
		if (draft.options.size >= maxOptions$2) draft.isOpen = true;
		else draft.options.set(name, row);
		return row;
	}
	#rows(draft, { node, arguments: [first] }) {
		const names = this.#names(first);
		if (!names) draft.isOpen = true;
		return (names ?? []).map((name) => this.#row(draft, name, node));
	}
	#names(node) {
		const one = this.#source.literal(node);
		return typeof one === "string" ? [one] : this.#source.texts(node) ?? null;
	}
	#addPositional(draft, { arguments: [key, value] }) {
		const name = this.#source.literal(key);
		const entries = this.#source.entries(value);
		const index = draft.arguments.findIndex((argument) => argument.name === name);
		const argument = draft.arguments[index];
		const choices = entries?.has("choices") ? this.#source.texts(entries.get("choices")) ?? null : null;
		const isDemanded = this.#source.literal(entries?.get("demandOption")) === true;
		if (!argument || !entries) return;
		const min = isDemanded ? 1 : argument.takes.min;
		draft.arguments[index] = {
			...argument,
			takes: {
				...argument.takes,
				min: entries.has("default") ? 0 : min
			},
			values: {
				choices: entries.has("coerce") ? null : choices,
				type: null
			}
		};
	}
	#addCommand(draft, { node, arguments: given }) {
		const [first, , builder] = given;
		const specs = this.#names(first);
		const [name, ...parts] = specs?.[0]?.trim().split(/\s+/) ?? [];
		const inner = createYargs(this.#source.rangeOf(node));
		if (!specs || !name || /^(?:\$0|\*)$/.test(name) || specs.some((own) => /^(?:\$0|\*)/.test(own))) {
			draft.isOpen = true;
			return;
		}
		for (const part of parts) inner.arguments.push(argumentOf(part, inner));
		draft.commands.push({
			names: [name, ...specs.slice(1)],
			draft: inner
		});
		if (!builder) return;
		this.#build(builder, inner);
	}
};
function typeOf$1(name) {
	return name === "boolean" || name === "count" || name === "array" ? name : "value";
}
function argumentOf(part, { at }) {
	const isMany = /\.\.[\]>]$/.test(part);
	return {
		name: part.replace(/^[<[]|(?:\.\.)?[\]>]$/g, "").replace(/\|.*$/s, ""),
		takes: {
			min: part.startsWith("<") ? 1 : 0,
			max: isMany ? null : 1
		},
		values: anyValue,
		at
	};
}
// src/scripts/node/yargs/yargs.ts
const yargsSyntax = {
	hasOptions: true,
	abbreviates: false,
	interleaves: true,
	matches: "in-order",
	clusters: true,
	assigns: "all",
	takesDashes: "no",
	hasNumbers: true,
	isHelpFirst: true
};
const maxDepth$5 = 4;
function readYargs(source) {
	const [root, ...others] = new YargsRun(source).roots;
	if (!root || others.length > 0) return null;
	return {
		framework: "yargs",
		syntax: yargsSyntax,
		command: finish$2(root),
		variables: []
	};
}
var YargsRun = class {
	roots = [];
	#source;
	#methods;
	#followed = new Map();
	#depth = 0;
	constructor(source) {
		this.#source = source;
		this.#methods = new YargsMethods(source, (builder, draft) => this.#build(builder, draft));
		this.#followAll(source.root, new Map());
	}
	#followAll(root, scope) {
		for (const node of nodesIn(root)) {
			if (node.type === "call_expression") this.#draftAt(node, scope);
			if (node.type === "arguments" || node.type === "return_statement") this.#openGiven(node, scope);
		}
	}
	#openGiven(node, scope) {
		for (const inner of named(node)) {
			const draft = inner.type === "identifier" ? this.#draftAt(inner, scope) : null;
			if (draft && scope.size === 0) draft.isOpen = true;
		}
	}
	#draftAt(node, scope) {
		const known = this.#followed.get(node);
		if (known !== void 0) return known;
		this.#followed.set(node, null);
		const draft = this.#follow(node, scope);
		this.#followed.set(node, draft);
		return draft;
	}
	#follow(node, scope) {
		const text = node.end - node.start < 200 ? this.#source.textOf(node) : "";
		if (node.type === "identifier") return this.#named(text, scope);
		const call = this.#source.callAt(node);
		if (!call || node.type !== "call_expression") return null;
		if (!call.object) return this.#made(node, call.name, text);
		const owner = this.#draftAt(call.object, scope);
		if (owner) this.#methods.call(owner, call);
		return owner;
	}
	#made(node, name, text) {
		if (/^require\(['"]yargs['"]\)$/.test(text)) return this.#root(node);
		if (name !== "yargs" && !/^require\(['"]yargs(?:\/yargs)?['"]\)$/.test(name)) return null;
		return /\((?:hideBin\(process\.argv\)|process\.argv(?:\.slice\(2\))?)?\)$/.test(text) ? this.#root(node) : this.#opened(this.#root(node));
	}
	#named(name, scope) {
		const own = scope.get(name);
		if (own) return own;
		const value = this.#source.declared(name);
		if (value && /^require\(['"]yargs(?:\/yargs)?['"]\)$/.test(this.#source.textOf(value))) return this.#single(value);
		if (value) return this.#draftAt(value, scope);
		return name === "yargs" ? this.#single(this.#source.root) : null;
	}
	#single(node) {
		if (/\byargs\s*\(/.test(this.#source.text)) return null;
		return this.roots[0] ?? this.#root(node);
	}
	#root(node) {
		const draft = createYargs(this.#source.rangeOf(node));
		this.roots.push(draft);
		return draft;
	}
	#opened(draft) {
		draft.isOpen = true;
		return draft;
	}
	#build(builder, draft) {
		const inner = this.#source.resolve(builder) ?? builder;
		if (inner.type === "object") {
			this.#methods.addOptions(draft, inner, inner);
			return;
		}
		const [parameters, body] = [child(inner, "parameters") ?? child(inner, "parameter"), child(inner, "body")];
		const name = parameters && /^\(?\s*(\w+)\s*(?::[^,)]*)?\)?$/.exec(this.#source.textOf(parameters))?.[1];
		if (parameters && /^\(\s*\)$/.test(this.#source.textOf(parameters))) return;
		if (!name || !body || this.#depth >= maxDepth$5) {
			draft.isOpen = true;
			return;
		}
		this.#depth++;
		for (const node of nodesIn(body)) this.#followed.delete(node);
		this.#followAll(body, new Map([[name, draft]]));
		this.#depth--;
	}
};
// src/scripts/node/read-node-interface.ts
const readers$2 = [
	[/['"]commander['"]/, readCommander],
	[/['"]yargs(?:\/yargs)?['"]/, readYargs],
	[/\bparseArgs\b[^'"]{0,200}['"](?:node:)?util['"]|\butil\.parseArgs\b/, readParseArgs],
	[/^(?![\s\S]*['"](?:minimist|meow|cac|arg|sade|mri|getopts|clipanion|@oclif\/core|citty)['"])[\s\S]*\bprocess\.argv\b/, readArgv$1]
];
function readNodeInterface(language, text) {
	const row = readers$2.find(([pattern]) => pattern.test(text));
	const tree = row && readSource(language, text);
	return row && tree?.isWhole ? row[1](new NodeSource(text, tree.root)) : null;
}
// src/scripts/python/argparse/draft.ts
function createDraft(at, hasHelp = true) {
	return {
		options: hasHelp ? [exitOption(["-h", "--help"], at)] : [],
		arguments: [],
		groups: [],
		commands: null,
		needsCommand: false,
		acceptsUnknown: false,
		isOpen: false,
		isParsed: false,
		abbreviates: true,
		at
	};
}
function inherit(draft, parent) {
	const known = new Set(draft.options.flatMap(({ names }) => names));
	draft.options.push(...parent.options.filter(({ names }) => names.every((name) => !known.has(name))));
	draft.arguments.push(...parent.arguments);
	draft.groups.push(...parent.groups);
	draft.isOpen ||= parent.isOpen;
}
function finish$1(draft) {
	const { commands, groups, ...rest } = draft;
	const exclusive = groups.filter(({ names }) => names.length > 0);
	const finished = commands && new Map([...commands].map(([name, own]) => [name, finish$1(own)]));
	const { options, needsCommand, acceptsUnknown, isOpen, at } = rest;
	return {
		options,
		arguments: rest.arguments,
		exclusive,
		commands: finished,
		needsCommand,
		acceptsUnknown,
		isOpen,
		at
	};
}
// src/scripts/python/argparse/add-argument.ts
const flags$1 = [
	"store_true",
	"store_false",
	"store_const",
	"append_const",
	"count"
];
const exits = ["help", "version"];
const maxOptions$1 = 1e3;
const anyNumber$1 = {
	min: 0,
	max: null
};
function addArgument(draft, call, place) {
	const { source, constants } = place;
	const given = argumentsOf(source, call);
	const names = given.positional.map((node) => constantOf(source, node, constants));
	if (draft.options.length >= maxOptions$1 || names.length === 0 || names.some((name) => typeof name !== "string")) {
		draft.isOpen = true;
		return;
	}
	const texts = names;
	if (texts.every((name) => name.startsWith("-"))) addOption(draft, texts, given, place);
	else addPositional(draft, texts[0] ?? "", given, place);
}
function addOption(draft, names, given, place) {
	const action = actionOf(given, place);
	const isBoolean = action === "BooleanOptionalAction";
	const all = isBoolean ? [...names, ...names.flatMap(negatedName)] : names;
	const takes = isBoolean ? {
		min: 0,
		max: 0
	} : arityOf$1(action, given, place);
	const option = {
		names: all,
		takes: given.isSpread || takes === null ? anyNumber$1 : takes,
		values: valuesOf$2(given, place),
		isRequired: !place.isConditional && constant(given, "required", place) === true,
		default: defaultOf(given, place),
		at: place.at,
		...exits.includes(action) && { isExit: true }
	};
	draft.options.push(option);
	place.group?.names.push(names.at(-1) ?? "");
}
function negatedName(name) {
	return name.startsWith("--") ? [`--no-${name.slice(2)}`] : [];
}
function addPositional(draft, name, given, place) {
	const takes = arityOf$1(actionOf(given, place), given, place);
	if (given.isSpread || takes === null || place.isConditional || place.group) {
		draft.isOpen = true;
		return;
	}
	const isRest = nargsOf(given, place) === "...";
	draft.arguments.push({
		name,
		takes,
		values: valuesOf$2(given, place),
		at: place.at,
		...isRest && { isRest }
	});
}
function actionOf(given, place) {
	const node = given.keywords.get("action");
	if (!node) return "store";
	const written = constantOf(place.source, node, place.constants);
	if (typeof written === "string") return written;
	return textAt(place.source, node).endsWith("BooleanOptionalAction") ? "BooleanOptionalAction" : "";
}
function arityOf$1(action, given, place) {
	if (flags$1.includes(action) || exits.includes(action)) return {
		min: 0,
		max: 0
	};
	const nargs = nargsOf(given, place);
	if (nargs === null) return action === "" ? null : {
		min: 1,
		max: 1
	};
	if (nargs === "?") return {
		min: 0,
		max: 1
	};
	if (nargs === "*" || nargs === "...") return anyNumber$1;
	if (nargs === "+") return {
		min: 1,
		max: null
	};
	return typeof nargs === "number" ? {
		min: nargs,
		max: nargs
	} : null;
}
function nargsOf(given, place) {
	const node = given.keywords.get("nargs");
	if (!node) return null;
	const value = constantOf(place.source, node, place.constants);
	if (value === null || typeof value === "string" || typeof value === "number") return value;
	return textAt(place.source, node).endsWith("REMAINDER") ? "..." : void 0;
}
function valuesOf$2(given, place) {
	const choices = constant(given, "choices", place);
	const type = given.keywords.get("type");
	const name = type && textAt(place.source, type);
	return {
		choices: (name === void 0 || [
			"str",
			"int",
			"float"
		].includes(name)) && Array.isArray(choices) ? choices.map(String) : null,
		type: name === "int" || name === "float" ? name : null
	};
}
function defaultOf(given, place) {
	const value = constant(given, "default", place);
	return value === void 0 || value === null || Array.isArray(value) ? null : String(value);
}
function constant(given, name, { source, constants }) {
	return constantOf(source, given.keywords.get(name), constants);
}
// src/scripts/python/argparse/methods.ts
const harmless$1 = new Set(`set_defaults print_help print_usage format_help format_usage error exit get_default`.split(" "));
var ParserMethods = class {
	parsers = [];
	followed = new Set();
	#context;
	constructor(context) {
		this.#context = context;
	}
	#text(node) {
		return textAt(this.#context.source, node);
	}
	create(node, scope) {
		this.followed.add(node);
		const draft = this.#draft(node, scope);
		this.parsers.push(draft);
		return {
			kind: "parser",
			draft,
			group: null
		};
	}
	#draft(node, scope) {
		const { keywords, isSpread } = argumentsOf(this.#context.source, node);
		const textOf = (name) => {
			const value = keywords.get(name);
			return value && this.#text(value);
		};
		const draft = createDraft(this.#context.rangeOf(node), textOf("add_help") !== "False");
		draft.abbreviates = textOf("allow_abbrev") !== "False";
		draft.isOpen = isSpread || keywords.has("fromfile_prefix_chars") || keywords.has("prefix_chars");
		const parents = keywords.get("parents");
		for (const parent of parents ? named(parents) : []) {
			const value = this.#context.valueOf(parent, scope);
			if (value?.kind === "parser") inherit(draft, value.draft);
			else draft.isOpen = true;
		}
		if (parents && !["list", "tuple"].includes(parents.type)) draft.isOpen = true;
		return draft;
	}
	call(owner, method, node, scope) {
		const { draft } = owner;
		if (owner.kind === "commands") return method === "add_parser" ? this.#addCommand(draft, node, scope) : void 0;
		switch (method) {
			case "add_argument":
				this.followed.add(node);
				addArgument(draft, node, {
					source: this.#context.source,
					constants: this.#context.constantsOf(scope),
					at: this.#context.rangeOf(node),
					group: owner.group,
					isConditional: this.#context.isConditional()
				});
				return;
			case "add_argument_group": return owner;
			case "add_mutually_exclusive_group": return this.#exclusive(draft, node);
			case "add_subparsers":
				draft.commands ??= new Map();
				draft.needsCommand = this.#isTrue(node, "required");
				draft.isOpen ||= this.#context.isConditional();
				return {
					kind: "commands",
					draft
				};
			case "parse_args":
			case "parse_known_args":
			case "parse_intermixed_args":
				this.#parse(draft, method, node);
				return;
			default:
				if (!harmless$1.has(method)) draft.isOpen = true;
				return;
		}
	}
	#isTrue(node, name) {
		const value = argumentsOf(this.#context.source, node).keywords.get(name);
		return value !== void 0 && this.#text(value) === "True";
	}
	#exclusive(draft, node) {
		const group = {
			names: [],
			isRequired: this.#isTrue(node, "required")
		};
		draft.groups.push(group);
		return {
			kind: "parser",
			draft,
			group
		};
	}
	#addCommand(draft, node, scope) {
		const { positional, keywords, isSpread } = argumentsOf(this.#context.source, node);
		const constants = this.#context.constantsOf(scope);
		const name = constantOf(this.#context.source, positional[0], constants);
		const aliases = constantOf(this.#context.source, keywords.get("aliases"), constants) ?? [];
		if (typeof name !== "string" || isSpread || !Array.isArray(aliases)) {
			draft.isOpen = true;
			return;
		}
		const command = this.#draft(node, scope);
		for (const spelt of [name, ...aliases.map(String)]) draft.commands?.set(spelt, command);
		return {
			kind: "parser",
			draft: command,
			group: null
		};
	}
	#parse(draft, method, node) {
		const [words] = argumentsOf(this.#context.source, node).positional;
		if (words && [
			"list",
			"call",
			"string"
		].includes(words.type)) return;
		draft.isParsed = true;
		if (method === "parse_known_args") draft.acceptsUnknown = true;
	}
};
// src/scripts/python/argparse/run.ts
const [maxSteps$2, maxDepth$4] = [2e4, 8];
var ArgparseRun = class {
	#methods;
	#source;
	#functions = new Map();
	#globals = new Map();
	#changed;
	#steps = 0;
	#depth = 0;
	#conditions = 0;
	#returned;
	constructor(source, rangeOf) {
		this.#source = source;
		this.#changed = changedNames(source.text);
		this.#methods = new ParserMethods({
			source,
			rangeOf,
			valueOf: (node, scope) => this.#value(node, scope),
			constantsOf: (scope) => this.#constants(scope),
			isConditional: () => this.#conditions > 0
		});
		for (const node of named(source.root)) {
			const definition = node.type === "decorated_definition" ? child(node, "definition") : node;
			const name = definition && child(definition, "name");
			if (definition?.type === "function_definition" && name) this.#functions.set(textAt(source, name), definition);
		}
		this.#block(source.root, this.#globals);
		if (!this.#methods.parsers.some(({ isParsed }) => isParsed)) this.#startFunctions();
	}
	get parsers() {
		return this.#methods.parsers;
	}
	hasFollowed(call) {
		return this.#methods.followed.has(call);
	}
	#startFunctions() {
		for (const name of [
			"main",
			"cli",
			"run",
			"_main",
			"parse_args"
		]) {
			const definition = this.#functions.get(name);
			if (definition) this.#call(definition, [], new Map());
			if (this.#methods.parsers.some(({ isParsed }) => isParsed)) return;
		}
	}
	#text(node) {
		return textAt(this.#source, node);
	}
	#block(block, scope) {
		for (const statement of named(block)) {
			if (++this.#steps > maxSteps$2) return;
			this.#statement(statement, scope);
		}
	}
	#statement(node, scope) {
		switch (node.type) {
			case "expression_statement":
				for (const inner of named(node)) this.#expression(inner, scope);
				return;
			case "return_statement":
				for (const inner of named(node)) this.#returned = this.#value(inner, scope) ?? this.#returned;
				return;
			case "if_statement":
				this.#condition(node, scope);
				return;
			case "for_statement":
				this.#loop(node, scope);
				return;
			case "while_statement":
				this.#conditional(() => this.#bodies(node, scope));
				return;
			case "try_statement":
			case "with_statement":
				this.#bodies(node, scope);
				return;
		}
	}
	#conditional(act) {
		this.#conditions++;
		act();
		this.#conditions--;
	}
	#bodies(node, scope) {
		for (const inner of named(node)) if (inner.type === "block") this.#block(inner, scope);
		else if (inner.type.endsWith("_clause")) this.#conditional(() => this.#bodies(inner, scope));
	}
	#condition(node, scope) {
		const test = child(node, "condition");
		if (test !== void 0 && /__name__/.test(this.#text(test))) this.#bodies(node, scope);
		else this.#conditional(() => this.#bodies(node, scope));
	}
	#loop(node, scope) {
		const [left, right, body] = [
			"left",
			"right",
			"body"
		].map((field) => child(node, field));
		const values = constantOf(this.#source, right, this.#constants(scope));
		if (!left || !body) return;
		if (!Array.isArray(values)) {
			this.#conditional(() => this.#block(body, scope));
			return;
		}
		const names = left.type === "identifier" ? [left] : named(left);
		for (const value of values) {
			const parts = left.type === "identifier" ? [value] : Array.isArray(value) ? value : [];
			for (const [index, name] of names.entries()) scope.set(this.#text(name), {
				kind: "constant",
				value: parts[index] ?? null
			});
			this.#block(body, scope);
		}
	}
	#constants(scope) {
		return (name) => {
			const binding = scope.get(name) ?? this.#globals.get(name);
			return binding?.kind === "constant" ? binding.value : void 0;
		};
	}
	#expression(node, scope) {
		if (node.type !== "assignment") {
			this.#value(node, scope);
			return;
		}
		const [left, right] = [child(node, "left"), child(node, "right")];
		if (!left || !right) return;
		const value = this.#value(right, scope);
		const target = this.#text(left);
		const owner = target.endsWith(".required") ? scope.get(target.slice(0, -9)) : void 0;
		if (owner?.kind === "commands") owner.draft.needsCommand = this.#text(right) === "True";
		const isFixed = value?.kind !== "constant" || !this.#changed.has(target);
		if (value && isFixed && ["identifier", "attribute"].includes(left.type)) scope.set(target, value);
		else if (value?.kind === "parser" && left.type !== "subscript") value.draft.isOpen = true;
		else scope.delete(target);
	}
	#value(node, scope) {
		const inner = node.type === "parenthesized_expression" ? named(node)[0] : node;
		if (!inner) return void 0;
		if (inner.type === "call") return this.#called(inner, scope);
		if (inner.type === "identifier" || inner.type === "attribute") {
			const name = this.#text(inner);
			return scope.get(name) ?? this.#globals.get(name);
		}
		const value = constantOf(this.#source, inner, this.#constants(scope));
		return value === void 0 ? void 0 : {
			kind: "constant",
			value
		};
	}
	#called(node, scope) {
		const callee = child(node, "function");
		if (!callee) return void 0;
		const name = this.#text(callee);
		if (/^(?:argparse\.)?ArgumentParser$/.test(name)) return this.#methods.create(node, scope);
		const definition = callee.type === "identifier" ? this.#functions.get(name) : void 0;
		if (definition) return this.#follow(definition, node, scope);
		if (callee.type === "attribute") {
			const [object, method] = [child(callee, "object"), child(callee, "attribute")];
			const owner = object && this.#value(object, scope);
			if (owner && method && owner.kind !== "constant") return this.#methods.call(owner, this.#text(method), node, scope);
		}
		this.#release(node, scope);
		const value = constantOf(this.#source, node, this.#constants(scope));
		return value === void 0 ? void 0 : {
			kind: "constant",
			value
		};
	}
	#release(node, scope) {
		const callee = this.#text(child(node, "function") ?? node);
		if (/^(?:argcomplete\.autocomplete|print|len|str|repr)$/.test(callee)) return;
		const { positional, keywords } = argumentsOf(this.#source, node);
		const given = [...positional, ...keywords.values()];
		this.#giveUp(given.map((argument) => this.#value(argument, scope)));
	}
	#follow(definition, node, scope) {
		const { positional, keywords, isSpread } = argumentsOf(this.#source, node);
		const values = positional.map((argument) => this.#value(argument, scope));
		const byName = new Map();
		for (const [name, argument] of keywords) byName.set(name, this.#value(argument, scope));
		if (isSpread) this.#giveUp([...values, ...byName.values()]);
		return this.#call(definition, values, byName);
	}
	#call(definition, values, byName) {
		const [parameters, body] = [child(definition, "parameters"), child(definition, "body")];
		if (!body || this.#depth >= maxDepth$4) return this.#giveUp(values);
		const scope = new Map();
		for (const [index, parameter] of (parameters ? named(parameters) : []).entries()) {
			const name = this.#text(child(parameter, "name") ?? named(parameter)[0] ?? parameter);
			const value = values[index] ?? byName.get(name);
			if (value) scope.set(name, value);
		}
		this.#depth++;
		const outer = this.#returned;
		this.#returned = void 0;
		this.#block(body, scope);
		const result = this.#returned;
		this.#returned = outer;
		this.#depth--;
		return result;
	}
	#giveUp(values) {
		for (const value of values) if (value && value.kind !== "constant") value.draft.isOpen = true;
	}
};
// src/scripts/python/argparse/argparse.ts
const argparseSyntax = {
	hasOptions: true,
	abbreviates: true,
	interleaves: true,
	matches: "by-pattern",
	clusters: true,
	assigns: "values",
	takesDashes: "no",
	hasNumbers: true,
	isHelpFirst: false
};
function readArgparse(source, numbers) {
	const run = new ArgparseRun(source, rangesOf(source.text, numbers));
	const parsed = run.parsers.filter(({ isParsed }) => isParsed);
	const [main] = parsed;
	if (!main || parsed.length > 1 || changesWords(source.text)) return null;
	const calls = callsIn(source);
	if (calls.parsers.some((call) => !run.hasFollowed(call))) return null;
	if (calls.options.some((call) => !run.hasFollowed(call))) main.isOpen = true;
	return {
		framework: "argparse",
		syntax: {
			...argparseSyntax,
			abbreviates: main.abbreviates
		},
		command: finish$1(main),
		variables: []
	};
}
function changesWords(text) {
	return /\bsys\.argv(?:\s*(?:\+|-)?=(?!=)|\s*\[\s*\d+\s*\]|\.(?:insert|append|extend|pop|remove)\b)/.test(text);
}
function callsIn(source) {
	const [parsers, options] = [[], []];
	for (const node of nodesIn(source.root)) {
		if (node.type !== "call") continue;
		const callee = child(node, "function");
		const name = callee && textAt(source, callee);
		if (name && /(?:^|\.)ArgumentParser$/.test(name)) parsers.push(node);
		else if (name?.endsWith(".add_argument")) options.push(node);
	}
	return {
		parsers,
		options
	};
}
// src/scripts/python/argv/branches.ts
function branchesOf(module, node, firsts, refuses) {
	const clauses = node.children.filter(({ field }) => field === "alternative");
	const last = clauses.at(-1);
	const tests = [node, ...clauses].flatMap((clause) => child(clause, "condition") ?? []);
	const [first] = tests;
	if (clauses.length === 0 && first && refuses(child(node, "consequence"))) return excluded(module, first, firsts);
	if (last?.type !== "else_clause" || !refuses(child(last, "body"))) return null;
	const found = tests.map((test) => compared(module, test, firsts));
	const [one] = found;
	if (!one || !found.every((own) => own?.name === one.name)) return null;
	return {
		names: found.flatMap((own) => own?.words ?? []),
		standard: firsts.get(one.name) ?? null
	};
}
function compared(module, test, firsts) {
	if (test.type === "boolean_operator") {
		const [left, right] = [child(test, "left"), child(test, "right")];
		const operator = child(test, "operator");
		const [one, two] = [left && compared(module, left, firsts), right && compared(module, right, firsts)];
		if (operator?.type === "and") return one ?? null;
		return one && two && one.name === two.name ? {
			...one,
			words: [...one.words, ...two.words]
		} : null;
	}
	const [operator, subject, value] = partsOf(module, test);
	const name = subject ? module.textOf(subject) : "";
	const words = module.constant(value);
	if (!firsts.has(name)) return null;
	if (operator === "==" && typeof words === "string") return {
		name,
		words: [words]
	};
	return operator === "in" && isTexts(words) ? {
		name,
		words
	} : null;
}
function excluded(module, test, firsts) {
	const [operator, subject, value] = partsOf(module, test);
	const name = subject ? module.textOf(subject) : "";
	const words = module.constant(value);
	return firsts.has(name) && operator === "not in" && isTexts(words) ? {
		names: words,
		standard: firsts.get(name) ?? null
	} : null;
}
function partsOf(module, test) {
	const operators = test.children.filter(({ field }) => field === "operators");
	const [subject, value, ...more] = test.children.filter(({ field, isNamed }) => isNamed && field !== "operators");
	if (test.type !== "comparison_operator" || more.length > 0) return [
		"",
		void 0,
		void 0
	];
	return [
		operators.map((operator) => module.textOf(operator)).join(" "),
		subject,
		value
	];
}
function isTexts(value) {
	return Array.isArray(value) && value.every((item) => typeof item === "string");
}
// src/scripts/python/argv/conditions.ts
const maxCondition$1 = 1e3;
function countWithout(condition, lists, count, isNegated) {
	if (condition.length > maxCondition$1) return null;
	const text = condition.replace(/\s+/g, " ").trim();
	const parts = text.split(/ or (?![^()]*\))/);
	if (/ and /.test(text) || isNegated && parts.length > 1) return null;
	let left = null;
	for (const part of parts) {
		const bound = boundIn(part.replace(/^\((.*)\)$/, "$1"), lists);
		if (!bound) continue;
		const [operator, number] = bound;
		left = withoutCounts(left ?? count, isNegated ? opposite(operator) : operator, number);
	}
	return left;
}
function boundIn(part, lists) {
	for (const [name, offset] of lists) {
		if (part === `not ${name}` && offset === 0) return ["<", 1];
		if (part === name && offset === 0) return [">=", 1];
		if (!part.startsWith(`len(${name})`)) continue;
		const [, operator = "", number = ""] = /^ ?(<=?|>=?|==|!=) ?(\d{1,3})$/.exec(part.slice(name.length + 5)) ?? [];
		if (operator) return [operator, Number(number) - offset];
		const [, list = ""] = /^ not in [[({](\d+(?:, ?\d+)*),?[\])}]$/.exec(part.slice(name.length + 5)) ?? [];
		if (list) return ["<", Math.min(...list.split(",").map(Number)) - offset];
	}
	return null;
}
// src/scripts/python/argv/endings.ts
const maxDepth$3 = 4;
const endings = new WeakMap();
const exit = /^(?:sys\.exit|exit|quit|os\._exit|SystemExit)$/;
function endingOf(module, block, isMain, depth = 0) {
	for (const statement of block) {
		const ending = endingOfStatement(module, statement, isMain, depth);
		if (ending !== "goes-on") return ending;
	}
	return "goes-on";
}
function endingOfStatement(module, node, isMain, depth) {
	const [inner] = named(node);
	if (node.type === "return_statement") return isMain && inner && isError(module, inner) ? "refuses" : "may-end";
	const isRaise = node.type === "raise_statement";
	if (isRaise || node.type === "expression_statement") {
		if (inner?.type === "call") return endingOfCall(module, inner, depth) ?? (isRaise ? "refuses" : "goes-on");
		return isRaise ? "refuses" : "goes-on";
	}
	return mayEnd(module, node, depth) ? "may-end" : "goes-on";
}
function endingOfCall(module, call, depth) {
	const callee = module.calleeOf(call);
	if (exit.test(callee)) {
		const [status] = module.argumentsOf(call).positional;
		return status && isError(module, status) ? "refuses" : "ends";
	}
	const definition = module.functionNamed(callee);
	const body = definition && child(definition.node, "body");
	if (!body) return null;
	if (depth >= maxDepth$3) return "may-end";
	const known = endings.get(body);
	if (known) return known;
	endings.set(body, "may-end");
	const ending = endingOf(module, named(body), false, depth + 1);
	const returns = [...nodesIn(body)].some(({ type }) => type === "return_statement");
	const found = ending === "may-end" && returns && !mayEnd(module, body, depth + 1) ? "goes-on" : ending;
	endings.set(body, found);
	return found;
}
function isError(module, node) {
	const value = module.constant(node);
	if (typeof value === "number") return value % 256 !== 0;
	return typeof value === "string" && value !== "" || node.type === "string" && value === void 0;
}
function mayEnd(module, node, depth) {
	if (/^(?:function|class)_definition$|^decorated_definition$/.test(node.type)) return false;
	if (/^(?:return|raise)_statement$/.test(node.type)) return true;
	const ending = node.type === "call" && depth < maxDepth$3 ? endingOfCall(module, node, depth) : null;
	if (ending !== null && ending !== "goes-on") return true;
	return node.children.some((inner) => mayEnd(module, inner, depth));
}
// src/scripts/python/argv/option-loop.ts
function readOptionLoop(module, node, { lists, numbers }, loop) {
	const head = headOf(module, node, lists, numbers);
	const body = child(node, "body");
	if (!head || head.leading < 0 || !body || child(node, "alternative")) return null;
	const reading = new Loop(module, head);
	reading.read(named(body), 0);
	if (reading.isUnread) return null;
	return loopInterface(reading.branches, {
		...loop,
		leading: head.leading
	});
}
function headOf(module, node, lists, numbers) {
	const [left, right, condition] = [
		"left",
		"right",
		"condition"
	].map((field) => {
		const part = child(node, field);
		return part ? module.textOf(part) : "";
	});
	const [, counter, listed = right] = /^(\w+), ?\w+$/.test(left ?? "") ? /^(enumerate)\((.+?)(?:, ?\d)?\)$/.exec(right ?? "") ?? [] : [];
	const offset = lists.get(listed ?? "");
	const word = counter ? (left ?? "").replace(/^\w+, ?/, "") : left ?? "";
	if (node.type === "for_statement" && offset !== void 0 && /^\w+$/.test(word)) return {
		leading: -offset,
		word,
		step: null,
		own: 0
	};
	const [, index = "", list = ""] = /^(\w{1,40}) < len\((.+)\)$/.exec(condition ?? "") ?? [];
	const [start, before] = [numbers.get(index), lists.get(list)];
	if (start === void 0 || before === void 0) return null;
	const step = new RegExp(`\\b${index}\\s*\\+=\\s*(\\d)\\b`, "g");
	return {
		leading: start - before,
		word: `${list}[${index}]`,
		step,
		own: 1
	};
}
var Loop = class {
	branches = [];
	isUnread = false;
	#module;
	#head;
	#subjects;
	#falls = false;
	constructor(module, head) {
		this.#module = module;
		this.#head = head;
		this.#subjects = new Map([[head.word, null]]);
	}
	read(statements, after) {
		for (const [index, node] of statements.entries()) {
			const later = after + this.#steps(statements.slice(index + 1));
			if (node.type === "if_statement") this.#if(node, later);
			else {
				const assignment = named(node)[0];
				const [left, right] = ["left", "right"].map((field) => {
					const part = assignment?.type === "assignment" && child(assignment, field);
					return part ? this.#module.textOf(part) : "";
				});
				if (this.#subjects.has(right ?? "") && /^\w+$/.test(left ?? "")) this.#subjects.set(left ?? "", null);
				else this.#subjects.delete(left ?? "");
				if (endingOf(this.#module, [node], false) !== "goes-on" || isLeaving(node)) this.#add("all", [node], later);
			}
		}
	}
	#if(node, after) {
		const clauses = [node, ...node.children.filter(({ field }) => field === "alternative")];
		let falls = false;
		for (const clause of clauses) {
			const condition = child(clause, "condition");
			const body = child(clause, condition ? "consequence" : "body");
			const block = body ? named(body) : [];
			if (condition) this.#add(this.#testOf(condition), block, after);
			else this.read(block, after);
			falls ||= condition !== void 0 && !isLeaving(block.at(-1));
		}
		this.#falls ||= falls;
	}
	#add(test, block, after) {
		const [first, last] = [block[0], block.at(-1)];
		if (this.#falls) this.isUnread = true;
		this.branches.push({
			test,
			ending: endingOf(this.#module, block, false),
			leaves: block.some(({ type }) => /^(?:return|break)_statement$/.test(type)),
			takes: this.#takes(block, last?.type === "continue_statement" ? 0 : after),
			at: this.#module.rangeOf(first && last ? {
				...first,
				end: last.end
			} : this.#module.root)
		});
	}
	#takes(block, after) {
		return {
			min: 0,
			max: block.some(({ type }) => /^(?:for|while)_statement$/.test(type)) ? null : Math.max(0, this.#steps(block) + after - this.#head.own)
		};
	}
	#steps(block) {
		const { step } = this.#head;
		return (step ? block.map((node) => this.#module.textOf(node)) : []).flatMap((text) => step ? [...text.matchAll(step)] : []).reduce((sum, [, count]) => sum + Number(count), 0);
	}
	#testOf(node) {
		const text = this.#module.textOf(node);
		const [, not, subject = "", start = ""] = /^(not )?([^()]+)\.startswith\(["'](-[^"'\\]*)["']\)$/.exec(text) ?? [];
		if (this.#subjects.has(subject)) {
			if (start === "-") return not ? "words" : "options";
			if (!not && start === "--") return "long-options";
			if (!not && /^--?\w[\w-]*=$/.test(start)) return { names: [start] };
		}
		const found = compared(this.#module, node, this.#subjects);
		return found ? { names: found.words } : "unknown";
	}
};
function isLeaving(node) {
	return node !== void 0 && /^(?:continue|break|return|raise)_statement$/.test(node.type);
}
// src/scripts/python/argv/argv.ts
const [maxSteps$1, maxDepth$2, maxNames$1] = [
	2e4,
	4,
	50
];
const changes = /\bsys\.argv(?:\s*[-+]?=(?!=)|\.(?:insert|append|extend|pop|remove|clear)\b|\s*\[[^\]\n]{0,100}\]\s*=(?!=))|\bdel\s+sys\.argv/;
const catching = /^$|\b(?:SystemExit|BaseException|Exception)\b|(?:Index|Value|Key|Type|Usage|Runtime|Argument\w*)Error\b/;
function readArgv(module) {
	if (changes.test(module.text)) return null;
	const run = new ArgvRun(module);
	const { start } = module.rangeOf(module.root);
	return run.found ?? countedInterface(run.count, positionsAt$1({
		start,
		end: start
	}));
}
function positionsAt$1(at) {
	return {
		framework: "sys.argv",
		nameOf: (position) => `sys.argv[${position}]`,
		at
	};
}
var ArgvRun = class {
	count = anyCount;
	found = null;
	#module;
	#steps = 0;
	#lists = new Map([["sys.argv", 1], ["sys.argv[1:]", 0]]);
	#firsts = new Map([["sys.argv[1]", null]]);
	#numbers = new Map();
	#helpNames = [];
	constructor(module) {
		this.#module = module;
		this.#block(module.statements(), false, 0);
	}
	#block(statements, isMain, depth) {
		return statements.every((statement) => this.#statement(statement, isMain, depth));
	}
	#statement(node, isMain, depth) {
		if (++this.#steps > maxSteps$1) return false;
		switch (node.type) {
			case "function_definition":
			case "class_definition":
			case "decorated_definition": return true;
			case "expression_statement": return this.#expression(named(node)[0], depth);
			case "raise_statement": return this.#expression(named(node)[0], depth) && false;
			case "if_statement": return this.#condition(node, isMain);
			case "for_statement":
			case "while_statement":
				this.found = readOptionLoop(this.#module, node, {
					lists: this.#lists,
					numbers: this.#numbers
				}, {
					positions: positionsAt$1(this.#module.rangeOf(node)),
					least: this.count.min,
					helpNames: this.#helpNames
				});
				return this.found === null && this.#pass([node], isMain);
			case "try_statement": return this.#attempt(node, isMain, depth);
			default: return this.#pass([node], isMain);
		}
	}
	#pass(nodes, isMain) {
		const ending = endingOf(this.#module, nodes, isMain);
		if (ending === "goes-on") return true;
		return ending === "may-end" && !nodes.some((node) => this.#isAboutWords(node));
	}
	#isAboutWords(node) {
		const text = this.#module.textOf(node);
		return /\bsys\.argv\b/.test(text) || [...this.#lists.keys(), ...this.#firsts.keys()].some((name) => text.includes(name));
	}
	#expression(node, depth) {
		if (node?.type === "assignment") return this.#assign(node, depth);
		const call = node?.type === "await" ? named(node)[0] : node;
		if (call?.type !== "call") return true;
		const callee = this.#module.calleeOf(call);
		const [first] = this.#module.argumentsOf(call).positional;
		if (/^(?:sys\.exit|exit|SystemExit|asyncio\.run)$/.test(callee) && first?.type === "call") {
			const isStatus = callee !== "asyncio.run";
			return this.#call(first, isStatus, depth) && !isStatus;
		}
		return this.#call(call, false, depth);
	}
	#call(call, isMain, depth) {
		const definition = this.#module.functionNamed(this.#module.calleeOf(call));
		const { positional, keywords } = this.#module.argumentsOf(call);
		const list = positional[0] ? this.#lists.get(this.#module.textOf(positional[0])) : void 0;
		const takesWords = positional.length === 0 || positional.length === 1 && list !== void 0;
		const body = definition && child(definition.node, "body");
		if (!body || !takesWords || keywords.size > 0 || depth >= maxDepth$2 || definition.decorators.length > 0) return this.#pass([{
			...call,
			type: "expression_statement",
			children: [call]
		}], false);
		const parameter = child(definition.node, "parameters");
		const [name] = parameter ? named(parameter) : [];
		if (name?.type === "identifier" && list !== void 0) {
			this.#lists.set(this.#module.textOf(name), list);
			this.#firsts.set(`${this.#module.textOf(name)}[${list}]`, null);
		}
		return this.#block(named(body), isMain, depth + 1);
	}
	#assign(node, depth) {
		const [left, right] = [child(node, "left"), child(node, "right")];
		const name = left ? this.#module.textOf(left) : "";
		const value = right ? this.#module.textOf(right).replace(/\s+/g, " ") : "";
		this.#lists.delete(name);
		this.#firsts.delete(name);
		this.#numbers.delete(name);
		if (/^\d$/.test(value)) this.#numbers.set(name, Number(value));
		if (this.#firsts.size > maxNames$1) return right?.type !== "call" || this.#call(right, false, depth);
		const list = this.#lists.get(value);
		if (list !== void 0) {
			this.#lists.set(name, list);
			this.#firsts.set(`${name}[${list}]`, null);
			return true;
		}
		const [, word = "", standard] = /^(\S+\[\d\])(?: if .* else (\S+))?$/.exec(value) ?? [];
		const text = /^(["'])([^"'\\]*)\1$/.exec(standard ?? "")?.[2];
		const isKnown = standard === void 0 || standard === "None" || text !== void 0;
		if (this.#firsts.has(word) && isKnown) this.#firsts.set(name, standard === void 0 ? null : text ?? "");
		return right?.type === "call" ? this.#call(right, false, depth) : true;
	}
	#attempt(node, isMain, depth) {
		const body = child(node, "body");
		const catches = this.#module.catchesOf(node).some((caught) => catching.test(caught));
		const refuses = named(node).filter(({ type }) => type === "except_clause").every((handler) => endingOf(this.#module, named(handler).slice(-1).flatMap(named), isMain) === "refuses");
		if (!body || catches && !refuses) return this.#pass([node], isMain);
		return this.#block(named(body), isMain, depth);
	}
	#condition(node, isMain) {
		const [test, body] = [child(node, "condition"), child(node, "consequence")];
		const alternatives = node.children.filter(({ field }) => field === "alternative");
		if (!test || !body) return false;
		const [last] = alternatives.slice(-1);
		const otherwise = last?.type === "else_clause" ? child(last, "body") : void 0;
		const condition = this.#module.textOf(test);
		if (endingOf(this.#module, named(body), isMain) === "ends" && alternatives.length === 0 && this.#isAboutHelp(condition)) return true;
		const refuses = (block) => block !== void 0 && endingOf(this.#module, named(block), isMain) === "refuses";
		const count = refuses(body) ? countWithout(condition, this.#lists, this.count, false) : alternatives.length === 1 && refuses(otherwise) ? countWithout(condition, this.#lists, this.count, true) : null;
		if (count) {
			this.count = count;
			return (refuses(body) ? alternatives.map((clause) => child(clause, "body")) : [body]).every((block) => block && this.#pass(named(block), isMain));
		}
		const branches = branchesOf(this.#module, node, this.#firsts, refuses);
		if (!branches) return this.#pass([node], isMain);
		const { names, standard } = branches;
		const needsCommand = standard !== null && !names.includes(standard) || this.count.min > 0;
		const positions = positionsAt$1(this.#module.rangeOf(node));
		this.found = chosenInterface(names, needsCommand, this.count, positions);
		return false;
	}
	#isAboutHelp(condition) {
		return (condition.length > 1e3 ? [""] : condition.split(" or ")).every((part) => {
			const without = countWithout(part, this.#lists, anyCount, false);
			if (without) return without.min === 1 && without.max === null;
			const [, word = "", names = "", name = "", list = ""] = /^(?:(\w+(?:\.\w+)?(?:\[\d\])?) (?:==|in) (.+)|(["']--?[\w-]+["']) in ([\w.]+(?:\[1:\])?))$/.exec(part.trim()) ?? [];
			const found = [...(names || name).matchAll(/["'](--?[\w-]+)["']/g)].flatMap(([, own]) => own ?? []);
			this.#helpNames.push(...found);
			return found.length > 0 && (this.#firsts.has(word) || this.#lists.has(list));
		});
	}
};
// src/scripts/python/click/draft.ts
const clickSyntax = {
	hasOptions: true,
	abbreviates: false,
	interleaves: true,
	matches: "in-order",
	clusters: true,
	assigns: "values",
	takesDashes: "needed",
	hasNumbers: false,
	isHelpFirst: true
};
function createClick(names, isGroup, at) {
	return {
		names,
		options: [exitOption(["--help"], at)],
		arguments: [],
		commands: isGroup ? [] : null,
		isInner: false,
		isOpen: false,
		at
	};
}
function finish(draft) {
	return {
		...emptyCommand(draft.at),
		options: draft.options,
		arguments: draft.arguments,
		commands: draft.commands && new Map(draft.commands.flatMap(({ names, draft: inner }) => names.map((name) => [name, finish(inner)]))),
		isOpen: draft.isOpen
	};
}
function namesOf$1(name) {
	const written = name.toLowerCase().replaceAll("_", "-");
	return [...new Set([written, written.replace(/-(?:command|cmd|group|grp)$/, "")])];
}
// src/scripts/python/click/parameters.ts
const flag = {
	min: 0,
	max: 0
};
const one = {
	min: 1,
	max: 1
};
function optionNames(module, nodes) {
	const written = nodes.map((node) => module.constant(node));
	if (written.some((name) => typeof name !== "string")) return null;
	const declared = written.filter((name) => /^\s*[-/]/.test(name));
	const names = declared.flatMap((name) => name.split("/")).map((name) => name.trim());
	const isKnown = declared.every((name) => !/^\s*\/\w/.test(name));
	const own = names.filter(Boolean);
	return isKnown && own.length > 0 && own.every((name) => name.startsWith("-")) ? {
		names: own,
		hasOpposite: declared.some((name) => name.includes("/"))
	} : null;
}
function clickOption(module, call) {
	const given = module.argumentsOf(call);
	const found = optionNames(module, given.positional);
	if (!found || given.isSpread || given.keywords.has("cls")) return null;
	const constant = (name) => module.constant(given.keywords.get(name));
	const isFlag = found.hasOpposite || constant("is_flag") === true || constant("count") === true || given.keywords.has("flag_value") && constant("is_flag") !== false;
	const hasOtherSource = [
		"prompt",
		"envvar",
		"default"
	].some((name) => given.keywords.has(name));
	const takes = isFlag ? flag : given.keywords.has("flag_value") || given.keywords.has("prompt_required") ? {
		min: 0,
		max: 1
	} : arityOf(module, given);
	if (!takes) return null;
	return {
		names: found.names,
		takes,
		values: isFlag ? anyValue : valuesOf$1(module, given),
		isRequired: constant("required") === true && !hasOtherSource,
		default: null,
		at: module.rangeOf(call)
	};
}
function clickArgument(module, call) {
	const given = module.argumentsOf(call);
	const name = module.constant(given.positional[0]);
	const takes = arityOf(module, given);
	if (typeof name !== "string" || given.isSpread || given.keywords.has("cls") || !takes) return null;
	const required = given.keywords.get("required");
	const isKnown = required === void 0 || typeof module.constant(required) === "boolean";
	const hasOtherSource = given.keywords.has("default") || given.keywords.has("envvar");
	const isRequired = required ? module.constant(required) === true : takes.max !== null;
	if (!isKnown) return null;
	return {
		name,
		takes: {
			min: isRequired && !hasOtherSource ? Math.max(1, takes.min) : 0,
			max: takes.max
		},
		values: valuesOf$1(module, given),
		at: module.rangeOf(call)
	};
}
function arityOf(module, { keywords }) {
	const [nargs, type] = [keywords.get("nargs"), keywords.get("type")];
	if (nargs) {
		const count = module.constant(nargs);
		if (typeof count !== "number" || count === 0) return null;
		return count < 0 ? {
			min: 0,
			max: null
		} : {
			min: count,
			max: count
		};
	}
	if (type?.type === "tuple") return {
		min: named(type).length,
		max: named(type).length
	};
	if (type && /^(?:click\.)?Tuple\b/.test(module.textOf(type))) return null;
	return one;
}
function valuesOf$1(module, { keywords }) {
	const type = keywords.get("type");
	const text = type ? module.textOf(type) : "";
	if (/^(?:int|(?:click\.)?(?:INT\b|IntRange\())/.test(text)) return {
		choices: null,
		type: "int"
	};
	if (/^(?:float|(?:click\.)?(?:FLOAT\b|FloatRange\())/.test(text)) return {
		choices: null,
		type: "float"
	};
	if (type?.type === "call" && /^(?:click\.)?Choice$/.test(module.calleeOf(type))) return choicesOf(module, type);
	if (type) return anyValue;
	if (!(typeof module.constant(keywords.get("default")) === "number" && !keywords.has("multiple") && !keywords.has("nargs"))) return anyValue;
	return {
		choices: null,
		type: /^-?[\d_]+$/.test(module.textOf(keywords.get("default") ?? module.root)) ? "int" : "float"
	};
}
function choicesOf(module, type) {
	const { positional, keywords } = module.argumentsOf(type);
	const list = module.constant(positional[0]);
	const isExact = !keywords.has("case_sensitive") || module.constant(keywords.get("case_sensitive")) === true;
	return {
		choices: Array.isArray(list) && list.every((item) => typeof item === "string") && isExact ? list : null,
		type: null
	};
}
// src/scripts/python/click/root.ts
function rootOf(module, commands) {
	const [start, ...others] = module.calls().filter((call) => commands.has(module.calleeOf(call)) && !module.decorators.has(call));
	if (others.length > 0 || start && !isPlain(module, start)) return null;
	if (start) return commands.get(module.calleeOf(start)) ?? null;
	const [root, ...more] = [...new Set(commands.values())].filter(({ isInner }) => !isInner);
	return root && more.length === 0 ? root : null;
}
function isPlain(module, call) {
	const { positional, keywords, isSpread } = module.argumentsOf(call);
	if (positional.length > 0 || isSpread || [...keywords.keys()].some((name) => !/^(?:obj|prog_name)$/.test(name))) return false;
	for (const node of nodesIn(module.root)) {
		const body = node.type === "try_statement" ? child(node, "body") : void 0;
		if ((body && body.start <= call.start && call.end <= body.end ? module.catchesOf(node) : []).some((caught) => /^$|\b(?:SystemExit|BaseException)\b/.test(caught))) return false;
	}
	return true;
}
// src/scripts/python/click/click.ts
const harmless = /^(?:click\.)?(?:pass_context|pass_obj|make_pass_decorator\(\w+\))$/;
const harmlessSettings = /^(?:help_option_names|max_content_width|terminal_width|show_default|color)$/;
function readClick(module) {
	const commands = new Map();
	for (const definition of module.functions) {
		const draft = commandOf(module, definition, commands);
		if (draft) commands.set(definition.name, draft);
	}
	for (const call of module.calls()) addCommand(module, call, commands);
	const root = rootOf(module, commands);
	return root && {
		framework: "click",
		syntax: clickSyntax,
		command: finish(root),
		variables: []
	};
}
function commandOf(module, { name, decorators }, commands) {
	const index = decorators.findIndex((node) => makesCommand(module, node, commands));
	const maker = decorators[index];
	if (!maker) return null;
	const given = maker.type === "call" ? module.argumentsOf(maker) : null;
	const callee = maker.type === "call" ? module.calleeOf(maker) : module.textOf(maker);
	const written = given?.positional[0] ?? given?.keywords.get("name");
	const own = module.constant(written);
	const isGroup = /\bgroup$/.test(callee);
	const names = typeof own === "string" ? [own] : namesOf$1(name);
	const draft = createClick(names, isGroup, module.rangeOf(maker));
	draft.isOpen = index > 0 || given?.isSpread === true || written !== void 0 && typeof own !== "string";
	configure(module, draft, given?.keywords ?? new Map());
	for (const node of decorators.slice(index + 1)) decorate(module, draft, node);
	const parent = commands.get(callee.replace(/(?:\.|(?<![\w.]))\w+$/, ""));
	if (parent) {
		parent.commands?.push({
			names,
			draft
		});
		draft.isInner = true;
	}
	return draft;
}
function makesCommand(module, node, commands) {
	const callee = node.type === "call" ? module.calleeOf(node) : module.textOf(node);
	const [, owner = ""] = /^(?:(\w+)\.)?(?:command|group)$/.exec(callee) ?? [null, null];
	return owner === "" ? /^(?:command|group)$/.test(callee) : owner === "click" || owner !== null && commands.get(owner)?.commands !== void 0;
}
function configure(module, draft, keywords) {
	if (keywords.has("cls") || keywords.has("chain") || keywords.has("no_args_is_help") || keywords.has("params")) draft.isOpen = true;
	if (keywords.has("add_help_option")) draft.options.length = 0;
	const settings = keywords.get("context_settings");
	const value = settings?.type === "identifier" ? module.valueOf(module.textOf(settings)) ?? void 0 : settings;
	if (!value) {
		draft.isOpen ||= settings !== void 0;
		return;
	}
	const entries = entriesOf(module, value);
	if (!entries?.every(([name]) => harmlessSettings.test(name))) draft.isOpen = true;
	const help = module.constant(entries?.find(([name]) => name === "help_option_names")?.[1]);
	if (Array.isArray(help)) draft.options.push(exitOption(help.map(String), draft.at));
}
function entriesOf(module, node) {
	if (node.type === "call" && module.calleeOf(node) === "dict") return [...module.argumentsOf(node).keywords];
	if (node.type !== "dictionary") return null;
	return node.children.filter(({ type }) => type === "pair").flatMap(({ children }) => {
		const [key, value] = ["key", "value"].map((field) => children.find((inner) => inner.field === field));
		return key && value ? [[String(module.constant(key)), value]] : [];
	});
}
function decorate(module, draft, node) {
	const text = module.textOf(node);
	const name = node.type === "call" ? module.calleeOf(node).replace(/^click\./, "") : "";
	if (name === "option") {
		const option = clickOption(module, node);
		if (option) draft.options.push(option);
		else draft.isOpen = true;
	} else if (name === "argument") {
		const argument = clickArgument(module, node);
		if (argument) draft.arguments.push(argument);
		else draft.isOpen = true;
	} else if (name === "version_option" || name === "help_option") {
		const names = module.argumentsOf(node).positional.map((own) => module.constant(own)).filter((own) => typeof own === "string").filter((own) => own.startsWith("-"));
		const standard = name === "version_option" ? "--version" : "--help";
		draft.options.push(exitOption(names.length > 0 ? names : [standard], module.rangeOf(node)));
	} else if (!harmless.test(text)) draft.isOpen = true;
}
function addCommand(module, call, commands) {
	const [, owner = ""] = /^(\w+)\.add_command$/.exec(module.calleeOf(call)) ?? [];
	const parent = commands.get(owner);
	if (!parent) return;
	const { positional, keywords } = module.argumentsOf(call);
	const [node, second] = [positional[0] ?? keywords.get("cmd"), positional[1] ?? keywords.get("name")];
	const draft = node && commands.get(module.textOf(node));
	const name = module.constant(second);
	if (!draft || second && typeof name !== "string") parent.isOpen = true;
	else {
		parent.commands?.push({
			names: typeof name === "string" ? [name] : draft.names,
			draft
		});
		draft.isInner = true;
	}
}
// src/scripts/python/optparse.ts
const optparseSyntax = {
	hasOptions: true,
	abbreviates: true,
	interleaves: true,
	matches: "in-order",
	clusters: true,
	assigns: "values",
	takesDashes: "needed",
	hasNumbers: false,
	isHelpFirst: false
};
const maxOptions = 1e3;
function readOptparse(module) {
	const calls = module.calls();
	const [parser, ...others] = calls.filter((call) => /^(?:optparse\.)?OptionParser$/.test(module.calleeOf(call)));
	const name = parser && nameOf(module, parser);
	if (!parser || !name || others.length > 0 || isGiven(module, name)) return null;
	const { keywords, isSpread } = module.argumentsOf(parser);
	if (isSpread || [
		"option_class",
		"option_list",
		"conflict_handler"
	].some((own) => keywords.has(own))) return null;
	const options = calls.filter((call) => /\.add_option$/.test(module.calleeOf(call))).map((call) => optionOf(module, call));
	if (options.includes(null) || options.length > maxOptions) return null;
	const at = module.rangeOf(parser);
	const exits = [...keywords.has("add_help_option") ? [] : [["-h", "--help"]], ...keywords.has("version") ? [["--version"]] : []].map((names) => exitOption(names, at));
	return {
		framework: "optparse",
		syntax: {
			...optparseSyntax,
			interleaves: !module.text.includes("disable_interspersed_args")
		},
		command: {
			...emptyCommand(at),
			options: [...exits, ...options.filter((option) => option !== null)],
			arguments: [{
				name: "argument",
				takes: {
					min: 0,
					max: null
				},
				values: anyValue,
				at
			}]
		},
		variables: []
	};
}
function nameOf(module, parser) {
	for (const node of nodesIn(module.root)) {
		const [left, right] = node.type === "assignment" ? [child(node, "left"), child(node, "right")] : [];
		if (right === parser && left?.type === "identifier") return module.textOf(left);
	}
	return null;
}
function isGiven(module, name) {
	if (/\.(?:add_options|set_conflict_handler|remove_option|_add_option)\b|\bmake_option\b|\bset_usage_handler\b/.test(module.text)) return true;
	return module.calls().some((call) => {
		const list = child(call, "arguments");
		return !/OptionGroup$/.test(module.calleeOf(call)) && list !== void 0 && named(list).some((node) => module.textOf(node) === name);
	});
}
const flags = [
	"store_true",
	"store_false",
	"store_const",
	"append_const",
	"count",
	"help",
	"version"
];
function optionOf(module, call) {
	const { positional, keywords, isSpread } = module.argumentsOf(call);
	const names = positional.map((node) => module.constant(node));
	const constant = (key) => module.constant(keywords.get(key));
	const action = keywords.has("action") ? constant("action") : "store";
	const count = keywords.has("nargs") ? constant("nargs") : 1;
	if (!(names.length > 0 && names.every((name) => typeof name === "string")) || isSpread || typeof action !== "string" || typeof count !== "number") return null;
	if (action === "callback") return null;
	const own = flagOption(names, module.rangeOf(call));
	if (flags.includes(action)) return {
		...own,
		.../^(?:help|version)$/.test(action) && { isExit: true }
	};
	const choices = constant("choices");
	return {
		...own,
		takes: {
			min: count,
			max: count
		},
		values: {
			choices: Array.isArray(choices) ? choices.map(String) : null,
			type: constant("type") === "float" ? "float" : null
		}
	};
}
// src/scripts/python/tree/module.ts
const maxLookups = 200;
var PythonModule = class {
	text;
	root;
	rangeOf;
	functions;
	decorators;
	#byName;
	#values = new Map();
	#constants = new Map();
	#changed;
	constructor(text, root) {
		this.text = text;
		this.root = root;
		this.rangeOf = rangesOf(text);
		this.#changed = changedNames(text);
		this.functions = named(root).flatMap((node) => functionAt(this, node) ?? []);
		this.decorators = new Set(this.functions.flatMap(({ decorators }) => decorators));
		this.#byName = new Map(this.functions.map((own) => [own.name, own]));
		for (const node of nodesIn(root)) {
			const left = node.type === "assignment" ? child(node, "left") : void 0;
			if (left?.type !== "identifier") continue;
			const name = this.textOf(left);
			this.#values.set(name, this.#values.has(name) ? null : child(node, "right") ?? null);
		}
	}
	textOf(node) {
		return textAt(this, node);
	}
	functionNamed(name) {
		return this.#byName.get(name);
	}
	valueOf(name) {
		return this.#values.get(name) ?? null;
	}
	constant(node) {
		return constantOf(this, node, (name) => this.#named(name));
	}
	#named(name) {
		if (this.#constants.has(name)) return this.#constants.get(name);
		this.#constants.set(name, void 0);
		const value = this.#constants.size > maxLookups ? null : this.valueOf(name);
		if (value && !this.#changed.has(name)) this.#constants.set(name, this.constant(value));
		return this.#constants.get(name);
	}
	calleeOf(call) {
		const callee = child(call, "function");
		return callee ? this.textOf(callee) : "";
	}
	argumentsOf(call) {
		return argumentsOf(this, call);
	}
	catchesOf(node) {
		return named(node).filter(({ type }) => type === "except_clause").map((clause) => named(clause).filter(({ type }) => type !== "block").map((caught) => this.textOf(caught)).join(" "));
	}
	calls() {
		return [...nodesIn(this.root)].filter(({ type }) => type === "call");
	}
	statements() {
		return named(this.root).flatMap((node) => {
			const condition = node.type === "if_statement" ? child(node, "condition") : void 0;
			const body = child(node, "consequence");
			return condition && body && /__name__/.test(this.textOf(condition)) ? named(body) : [node];
		});
	}
};
function functionAt(module, node) {
	const definition = node.type === "decorated_definition" ? child(node, "definition") : node;
	const name = definition && child(definition, "name");
	if (definition?.type !== "function_definition" || !name) return null;
	const decorators = named(node).flatMap((inner) => inner.type === "decorator" ? named(inner).slice(0, 1) : []);
	return {
		name: textAt(module, name),
		node: definition,
		decorators
	};
}
// src/scripts/python/tree/lines.ts
const token = /([rbuRBU]{0,2})("""|'''|["'])|([fFtT][rR]?|[rR][fF])("""|'''|["'])|#[^\n]*|[([{]|[)\]}]|\\\r?\n|\n/g;
function logicalLines(text) {
	return new LineReader(text).read();
}
var LineReader = class {
	#text;
	#found = [];
	#start = 0;
	#depth = 0;
	#code = "";
	#written = 0;
	constructor(text) {
		this.#text = text;
	}
	read() {
		token.lastIndex = 0;
		for (let match = token.exec(this.#text); match; match = token.exec(this.#text)) {
			const end = this.#step(match, token.lastIndex);
			if (end === null) return null;
			token.lastIndex = end;
		}
		this.#endLine(this.#text.length);
		return this.#depth === 0 ? this.#found : null;
	}
	#step(match, end) {
		const [sign, , quote, , formatQuote] = match;
		if (quote !== void 0 || formatQuote !== void 0) {
			const after = this.#stringEnd(quote ?? formatQuote ?? "", end);
			if (after !== null && quote !== void 0) this.#leaveOut(match.index + sign.length, after - quote.length);
			return after;
		}
		if (sign.startsWith("#")) this.#leaveOut(match.index, end);
		else if (sign === "\n") {
			if (this.#depth === 0) this.#endLine(end);
		} else if ("([{".includes(sign)) this.#depth++;
		else if (")]}".includes(sign)) this.#depth = Math.max(0, this.#depth - 1);
		return end;
	}
	#stringEnd(quote, start) {
		for (let at = this.#text.indexOf(quote, start); at !== -1;) {
			if (!isEscaped(this.#text, at)) {
				const end = at + quote.length;
				return quote.length === 3 || !hasLineEnd(this.#text, start, at) ? end : null;
			}
			at = this.#text.indexOf(quote, at + 1);
		}
		return null;
	}
	#leaveOut(start, end) {
		this.#code += this.#text.slice(this.#written, start);
		this.#written = end;
	}
	#endLine(end) {
		this.#leaveOut(end, end);
		const code = this.#code.trim();
		if (code !== "") {
			const indent = this.#code.search(/\S/);
			this.#found.push({
				start: this.#start,
				end,
				indent,
				code
			});
		}
		this.#code = "";
		this.#start = end;
	}
};
function hasLineEnd(text, start, end) {
	const at = text.indexOf("\n", start);
	if (at === -1 || at >= end) return false;
	return !isEscaped(text, at) || hasLineEnd(text, at + 1, end);
}
function isEscaped(text, offset) {
	let count = 0;
	while (text[offset - 1 - count] === "\\") count++;
	return count % 2 === 1;
}
// src/scripts/python/tree/parser-lines.ts
const ofParsers = /parser|parse_\w{0,80}args|add_argument|add_\w{1,80}_group|\bmain\b|\bargv\b/i;
const clause = /^(?:else|elif|except|finally)\b/;
const definition = /^(?:async\s+)?def\s+(\w+)/;
function parserLines(text) {
	for (const part of [relevantText(text, ofParsers), text]) {
		const lines = logicalLines(part);
		if (!lines) continue;
		const statements = statementsOf$1(lines);
		return joined(part, statements, keptOf(statements));
	}
	return null;
}
function statementsOf$1(lines) {
	const statements = [];
	let heads = [];
	const latest = new Map();
	for (const [index, line] of lines.entries()) {
		if ((heads.at(-1)?.indent ?? -1) >= line.indent) heads = heads.filter(({ indent }) => indent < line.indent);
		const opener = clause.test(line.code) ? latest.get(line.indent) : void 0;
		const hasBlock = (lines[index + 1]?.indent ?? 0) > line.indent;
		const { start, end, indent, code } = line;
		const clauses = opener?.clauses ?? [];
		const statement = {
			start,
			end,
			indent,
			code,
			index,
			heads,
			clauses,
			hasBlock
		};
		statement.clauses.push(statement);
		latest.set(line.indent, statement);
		statements.push(statement);
		if (hasBlock) heads = [...heads, statement];
	}
	return statements;
}
function keptOf(statements) {
	const [uses, makes] = [new Map(), new Map()];
	for (const statement of statements) {
		for (const name of namesIn(statement.code)) listed(uses, name).push(statement);
		for (const name of assignedIn(statement.code)) listed(makes, name).push(statement);
	}
	const waiting = statements.filter(({ code }) => ofParsers.test(code));
	const kept = new Set();
	const follow = (names, name) => {
		for (const statement of names.get(name) ?? []) waiting.push(statement);
		names.delete(name);
	};
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		if (kept.has(next)) continue;
		kept.add(next);
		for (const name of madeIn(next.code)) follow(uses, name);
		for (const name of namesIn(next.code)) follow(makes, name);
		for (const clause of next.clauses.splice(0)) waiting.push(clause);
		waiting.push(...next.heads);
	}
	return kept;
}
function listed(names, name) {
	const list = names.get(name) ?? [];
	names.set(name, list);
	return list;
}
function namesIn(code) {
	return code.match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [];
}
const target = /^(?:(?!==|[<>!]=)[^()])*?(?==)|^for\b.*?(?=\bin\b)/;
const method = /\.(?:append|extend|insert|update|setdefault|add|pop|remove|clear)\b/;
const change = new RegExp(`\\b\\w+(?=${method.source})`, "g");
function assignedIn(code) {
	const targets = code.includes("=") || code.startsWith("for") ? target.exec(code)?.[0] : void 0;
	return [...targets ? namesIn(targets.replace(/^for\b/, "")) : [], ...method.test(code) && code.match(change) || []];
}
function madeIn(code) {
	const name = definition.exec(code)?.[1];
	if (name !== void 0) return [name];
	return /parse_\w{0,80}args\w{0,80}\(/.test(code) ? [] : assignedIn(code);
}
function joined(text, statements, kept) {
	const lines = [];
	let [part, offset, line] = [
		"",
		0,
		1
	];
	const filled = new Set(Array.from(kept, ({ heads }) => heads.at(-1)));
	for (const [index, statement] of statements.entries()) {
		if (!kept.has(statement)) continue;
		const { start, end, hasBlock } = statement;
		line += countLines(text, offset, start);
		const count = countLines(text, start, end);
		for (let each = 0; each < count; each++) lines.push(line + each);
		[offset, line] = [end, line + count];
		part += text.slice(start, end);
		if (!hasBlock || filled.has(statement)) continue;
		const first = statements[index + 1]?.start ?? end;
		part += `${/[ \t]*/.exec(text.slice(first, first + 200))?.[0]}0\n`;
		lines.push(line);
	}
	return {
		text: part,
		lines
	};
}
function countLines(text, start, end) {
	let count = 0;
	for (let at = text.indexOf("\n", start); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) count++;
	return count;
}
// src/scripts/python/typer/parameters.ts
function addParameters(module, draft, definition) {
	const list = child(definition, "parameters");
	for (const node of list ? named(list) : []) {
		const parameter = parameterOf(module, node);
		if (parameter === "none") continue;
		if (!parameter || !addParameter(module, draft, parameter)) draft.isOpen = true;
	}
}
function parameterOf(module, node) {
	if (node.type === "keyword_separator") return "none";
	const name = child(node, "name") ?? (node.type === "typed_parameter" ? named(node)[0] : node);
	if (name?.type !== "identifier") return null;
	const [typeNode, value] = [child(node, "type"), child(node, "value") ?? null];
	const written = typeNode ? unquoted(module.textOf(typeNode)) : "";
	if (/\bContext\b/.test(written)) return "none";
	const isAnnotated = /^(?:\w+\.)?Annotated\[/.test(written);
	const info = infoIn(module, isAnnotated ? typeNode : value);
	const first = info && !isAnnotated ? module.argumentsOf(info) : null;
	return {
		name: module.textOf(name),
		node,
		type: typeOf(isAnnotated ? written.replace(/^.*?Annotated\[/, "").replace(/,\s*(?:typer\.)?(?:Option|Argument)\b.*$/s, "") : written),
		info,
		standard: first ? first.positional[0] ?? first.keywords.get("default") ?? null : value,
		isAnnotated
	};
}
function unquoted(type) {
	return type.replace(/\s+/g, " ").replace(/^(['"])(.*)\1$/, "$2");
}
function infoIn(module, node) {
	for (const inner of node ? nodesIn(node) : []) if (inner.type === "call" && /^(?:typer\.)?(?:Option|Argument)$/.test(module.calleeOf(inner))) return inner;
	return null;
}
function typeOf(written) {
	const bare = written.trim().replace(/^(?:typing\.|t\.)/, "");
	return (/^Optional\[(.*)\]$/s.exec(bare)?.[1] ?? bare).replace(/(?<!\s)\s*\|\s*None\b|\bNone\s*\|\s*/g, "").trim().replace(/^(?:typing\.|t\.)/, "");
}
function addParameter(module, draft, parameter) {
	const { name, node, type, info, standard } = parameter;
	const given = info && module.argumentsOf(info);
	const isArgument = info ? /Argument$/.test(module.calleeOf(info)) : standard === null;
	const hasDefault = standard !== null && standard.type !== "ellipsis";
	const keywords = given?.keywords ?? new Map();
	const hasOtherSource = [
		"envvar",
		"prompt",
		"default_factory"
	].some((own) => keywords.has(own));
	if (given?.isSpread || [
		"cls",
		"click_type",
		"parser"
	].some((own) => keywords.has(own))) return false;
	const item = /^(?:List|list|Sequence|Iterable)\[(.*)\]$/s.exec(type)?.[1];
	const takes = takesOf(type, item !== void 0 && isArgument);
	const values = valuesOf(module, item ?? type, keywords);
	const at = module.rangeOf(node);
	const isRequired = !hasDefault && !hasOtherSource;
	if (!takes) return false;
	if (isArgument) {
		draft.arguments.push({
			name,
			takes: {
				min: isRequired ? takes.min : 0,
				max: takes.max
			},
			values,
			at
		});
		return true;
	}
	const names = namesOf(module, parameter, type === "bool");
	const isFlag = type === "bool" || keywords.has("count") || keywords.has("is_flag");
	if (!names) return false;
	draft.options.push({
		names,
		takes: isFlag ? {
			min: 0,
			max: 0
		} : takes,
		values: isFlag ? anyValue : values,
		isRequired,
		default: null,
		at
	});
	return true;
}
function namesOf(module, { name, info, isAnnotated }, isFlag) {
	const given = info ? module.argumentsOf(info).positional.slice(isAnnotated ? 0 : 1) : [];
	if (given.length > 0) return optionNames(module, given)?.names ?? null;
	const own = name.toLowerCase().replaceAll("_", "-");
	return isFlag ? [`--${own}`, `--no-${own}`] : [`--${own}`];
}
function takesOf(type, isMany) {
	if (isMany) return {
		min: 1,
		max: null
	};
	const parts = /^[Tt]uple\[(.*)\]$/s.exec(type)?.[1]?.split(",");
	if (!parts) return {
		min: 1,
		max: 1
	};
	return parts.some((part) => /\[|\.\.\./.test(part)) ? null : {
		min: parts.length,
		max: parts.length
	};
}
function valuesOf(module, type, keywords) {
	if (type === "int" || type === "float") return {
		choices: null,
		type
	};
	if (keywords.has("case_sensitive") || keywords.has("callback")) return anyValue;
	const literals = /^Literal\[(.*)\]$/s.exec(type)?.[1]?.split(",").map((part) => part.trim());
	const texts = literals?.map((part) => /^(['"])([^'"\\]*)\1$/.exec(part)?.[2]).filter((text) => text !== void 0);
	if (literals && texts?.length === literals.length) return {
		choices: texts,
		type: null
	};
	return {
		choices: /^\w+$/.test(type) ? membersOf(module, type) : null,
		type: null
	};
}
function membersOf(module, name) {
	const definition = named(module.root).find((node) => node.type === "class_definition" && module.textOf(child(node, "name") ?? node) === name);
	const [bases, body] = definition ? [child(definition, "superclasses"), child(definition, "body")] : [];
	if (!bases || !body || !/\bStr?Enum\b|\bEnum\b/.test(module.textOf(bases))) return null;
	const members = named(body).flatMap((statement) => {
		const assignment = named(statement)[0];
		const value = assignment?.type === "assignment" ? child(assignment, "right") : void 0;
		return value ? [module.constant(value)] : [];
	});
	return members.length > 0 && members.every((member) => typeof member === "string") ? members : null;
}
// src/scripts/python/typer/typer.ts
function readTyper(module) {
	const apps = appsOf(module);
	for (const definition of module.functions) for (const node of definition.decorators) register(module, apps, definition, node);
	for (const call of module.calls()) addApp(module, apps, call);
	const root = startOf(module, apps);
	return root && {
		framework: "typer",
		syntax: clickSyntax,
		command: finish(root),
		variables: []
	};
}
function appsOf(module) {
	const apps = new Map();
	for (const node of nodesIn(module.root)) {
		const [left, , right] = node.type === "assignment" ? node.children : [];
		if (!left || right?.type !== "call" || !/^(?:typer\.)?Typer$/.test(module.calleeOf(right))) continue;
		const { keywords } = module.argumentsOf(right);
		const draft = createClick([], true, module.rangeOf(right));
		if (module.constant(keywords.get("add_completion")) !== false) draft.options.push(exitOption(["--install-completion", "--show-completion"], draft.at));
		draft.isOpen = [
			"cls",
			"context_settings",
			"callback",
			"chain"
		].some((name) => keywords.has(name));
		apps.set(module.textOf(left), {
			draft,
			hasCallback: false
		});
	}
	return apps;
}
function register(module, apps, definition, node) {
	const [, owner = "", method] = node.type === "call" ? /^(\w+)\.(command|callback)$/.exec(module.calleeOf(node)) ?? [] : [];
	const app = apps.get(owner);
	if (!app) return;
	const { positional, keywords, isSpread } = module.argumentsOf(node);
	if (method === "callback") {
		app.hasCallback = true;
		addParameters(module, app.draft, definition.node);
		if (keywords.has("context_settings") || keywords.has("cls")) app.draft.isOpen = true;
		return;
	}
	const written = positional[0] ?? keywords.get("name");
	const own = module.constant(written);
	const names = typeof own === "string" ? [own] : namesOf$1(definition.name);
	const draft = createClick(names, false, module.rangeOf(node));
	draft.isInner = true;
	draft.isOpen = isSpread || definition.decorators.length > 1 || [
		"cls",
		"context_settings",
		"no_args_is_help"
	].some((name) => keywords.has(name));
	if (written && typeof own !== "string") app.draft.isOpen = true;
	addParameters(module, draft, definition.node);
	app.draft.commands?.push({
		names,
		draft
	});
}
function addApp(module, apps, call) {
	const [, owner = ""] = /^(\w+)\.add_typer$/.exec(module.calleeOf(call)) ?? [];
	const app = apps.get(owner);
	if (!app) return;
	const { positional, keywords } = module.argumentsOf(call);
	const inner = apps.get(positional[0] ? module.textOf(positional[0]) : "");
	const name = module.constant(keywords.get("name"));
	if (inner) inner.draft.isInner = true;
	app.hasCallback = true;
	if (!inner || typeof name !== "string") app.draft.isOpen = true;
	else app.draft.commands?.push({
		names: [name],
		draft: inner.draft
	});
}
function startOf(module, apps) {
	const [run, ...others] = module.calls().filter((call) => /^(?:typer\.)?run$/.test(module.calleeOf(call)));
	if (run && apps.size === 0) {
		const [name] = module.argumentsOf(run).positional;
		const definition = name && module.functionNamed(module.textOf(name));
		if (!definition || others.length > 0) return null;
		const draft = createClick([], false, module.rangeOf(definition.node));
		addParameters(module, draft, definition.node);
		return draft;
	}
	const root = rootOf(module, new Map([...apps].map(([name, { draft }]) => [name, draft])));
	const app = [...apps.values()].find(({ draft }) => draft === root);
	const [only, ...more] = root?.commands ?? [];
	if (!root || !app) return null;
	if (app.hasCallback || more.length > 0) return root;
	if (only) only.draft.options.push(...root.options.filter(({ names }) => names[0] !== "--help"));
	return only ? {
		...only.draft,
		isOpen: only.draft.isOpen || root.isOpen
	} : null;
}
// src/scripts/python/read-python-interface.ts
const readers$1 = [
	[/^[ \t]*(?:import (?:\w+ as )?click\b|from (?:rich_)?click import\b)/m, readClick],
	[/^[ \t]*(?:import typer\b|from typer import\b)/m, readTyper],
	[/\bOptionParser\s*\(/, readOptparse],
	[/^(?![\s\S]*\b(?:getopt|fire|docopt|absl|sys\.orig_argv)\b)[\s\S]*\bsys\.argv\b/, readArgv]
];
function readPythonInterface(text) {
	if (/\bArgumentParser\s*\(/.test(text)) return readParser(text);
	const row = readers$1.find(([pattern]) => pattern.test(text));
	const tree = row && readSource("python", text);
	return row && tree?.isWhole ? row[1](new PythonModule(text, tree.root)) : null;
}
function readParser(text) {
	const part = parserLines(text);
	const tree = part && readSource("python", part.text);
	if (part && tree?.isWhole) return readArgparse({
		text: part.text,
		root: tree.root
	}, part.lines);
	const whole = readSource("python", text);
	return whole?.isWhole ? readArgparse({
		text,
		root: whole.root
	}) : null;
}
// src/scripts/shell/statements.ts
function statementsOf(node) {
	return named(node).flatMap((inner) => {
		if ([
			"value",
			"condition",
			"fallthrough",
			"termination"
		].includes(inner.field ?? "")) return [];
		const bare = inner.type === "redirected_statement" ? child(inner, "body") ?? inner : inner;
		return bare.type === "compound_statement" && bare.children[0]?.type === "{" ? statementsOf(bare) : [bare];
	});
}
function commandAt(source, node) {
	const name = node.type === "command" ? child(node, "name") : void 0;
	if (!name) return null;
	return {
		name: textAt(source, name),
		arguments: node.children.filter(({ field }) => field === "argument")
	};
}
function literalOf(source, node) {
	const text = textAt(source, node);
	if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
	const inner = /^"([^"]*)"$/.exec(text)?.[1] ?? text;
	return /[$`\\"'*?[\]{}]/.test(inner) ? null : inner;
}
function functionsOf({ root, text }) {
	const functions = new Map();
	for (const node of nodesIn(root)) {
		const name = node.type === "function_definition" ? child(node, "name") : void 0;
		if (!name) continue;
		const own = text.slice(name.start, name.end);
		functions.set(own, functions.has(own) ? null : node);
	}
	return functions;
}
function shiftsOf(source, statements) {
	let count = 0;
	for (const statement of statements) {
		const command = commandAt(source, statement);
		if (command?.name === "shift") {
			const [by] = command.arguments;
			const number = by ? Number(textAt(source, by)) : 1;
			if (!Number.isInteger(number)) return null;
			count += number;
		} else if (/\bshift\b|\bset\s+--/.test(textAt(source, statement))) return null;
	}
	return count;
}
// src/scripts/shell/endings.ts
const maxDepth$1 = 6;
var Endings = class {
	#source;
	#functions;
	#endings = new Map();
	#ending = new Map();
	constructor(source, functions) {
		this.#source = source;
		this.#functions = functions;
	}
	of(statements, words = [], depth = 0) {
		for (const statement of statements) {
			const ending = this.#ofStatement(statement, words, depth);
			if (ending !== "goes-on") return ending;
		}
		return "goes-on";
	}
	#ofStatement(node, words, depth) {
		if (node.type === "function_definition" || node.type === "subshell") return "goes-on";
		const command = commandAt(this.#source, node);
		if (!command) return this.#ofCompound(node, depth);
		const given = command.arguments.map((argument) => textAt(this.#source, argument));
		if (command.name === "exit") return exitOf(given[0], words);
		if (command.name === "exec") return given.length > 0 ? "ends" : "goes-on";
		if (command.name === "return") return "may-end";
		const own = this.#functions.get(command.name);
		if (own === void 0) return "goes-on";
		const body = own && child(own, "body");
		if (!body || depth >= maxDepth$1) return "may-end";
		const key = [body.start, ...given].join("\0");
		const known = this.#endings.get(key);
		if (known) return known;
		this.#endings.set(key, "may-end");
		const ending = this.of(statementsOf(body), given, depth + 1);
		const returns = /\breturn\b/.test(textAt(this.#source, body));
		const found = ending === "may-end" && returns ? this.#afterReturn(body, depth) : ending;
		this.#endings.set(key, found);
		return found;
	}
	#afterReturn(body, depth) {
		return this.#mayEnd(body, depth) ? "may-end" : "goes-on";
	}
	#ofCompound(node, depth) {
		return this.#mayEnd(node, depth) || /\breturn\b/.test(textAt(this.#source, node)) ? "may-end" : "goes-on";
	}
	#bodyMayEnd(body, depth) {
		const known = this.#ending.get(body);
		if (known !== void 0) return known;
		this.#ending.set(body, false);
		const found = this.#mayEnd(body, depth + 1);
		this.#ending.set(body, found);
		return found;
	}
	#mayEnd(node, depth) {
		const command = commandAt(this.#source, node);
		if (command && (command.name === "exit" || command.name === "exec")) return true;
		const own = command ? this.#functions.get(command.name) : void 0;
		if (own === null || depth >= maxDepth$1) return true;
		const body = own && child(own, "body");
		if (body && this.#bodyMayEnd(body, depth)) return true;
		return named(node).some((inner) => inner.type !== "subshell" && this.#mayEnd(inner, depth));
	}
};
function exitOf(text, words) {
	const [, position, other] = /^"?\$\{?(\d)(?::?-(\d+))?\}?"?$/.exec(text ?? "") ?? [];
	const status = position === void 0 ? text : words[Number(position) - 1] ?? other;
	return status !== void 0 && /^\d+$/.test(status) && Number(status) % 256 !== 0 ? "refuses" : "ends";
}
// src/scripts/shell/context.ts
var ShellContext = class {
	source;
	functions;
	endings;
	rangeOf;
	constructor(source, written) {
		this.source = source;
		this.functions = functionsOf(source);
		this.endings = new Endings(source, this.functions);
		this.rangeOf = rangesOf(written);
	}
	textOf(node) {
		return textAt(this.source, node);
	}
	isAllWords(node) {
		return /^"?\$\{?[@*]\}?"?$/.test(this.textOf(node));
	}
};
// src/scripts/shell/case-items.ts
function caseItems(source, node) {
	const items = named(node).filter(({ type }) => type === "case_item");
	if (items.some((item) => item.children.some(({ field }) => field === "fallthrough"))) return null;
	return items.map((item) => ({
		node: item,
		patterns: patternsOf(source, item),
		statements: statementsOf(item)
	}));
}
function patternsOf({ text }, item) {
	const groups = [[]];
	for (const node of item.children) {
		if (node.type === ")") break;
		if (node.type === "|") groups.push([]);
		else if (node.field === "value") groups.at(-1)?.push(node);
	}
	return groups.map((nodes) => {
		const [first, last] = [nodes[0], nodes.at(-1)];
		return first && last ? patternOf(text.slice(first.start, last.end)) : null;
	});
}
function patternOf(text) {
	if (/[$`]/.test(text)) return null;
	const quoted = /^(['"])(.*)\1$/s.exec(text)?.[2];
	if (quoted !== void 0) return /[*?[]/.test(quoted) ? null : quoted;
	return text.replace(/"([^"*?[]*)"|'([^'*?[]*)'/g, "$1$2");
}
// src/scripts/shell/loop-draft.ts
const anyNumber = {
	min: 0,
	max: null
};
var LoopDraft = class {
	breaks = false;
	#context;
	#loop;
	#options = [];
	#words = [];
	#rest = new Map();
	constructor(context, loop) {
		this.#context = context;
		this.#loop = loop;
	}
	add(item) {
		const ending = this.#context.endings.of(item.statements);
		const takes = this.#takes(item);
		const isExit = takes ? ending === "refuses" || ending === "ends" : ending !== "goes-on";
		const at = this.#context.rangeOf(item.node);
		const [plain, assigned] = [[], []];
		for (const pattern of item.patterns.map((own) => own?.replaceAll("\\", "") ?? null)) {
			if (pattern === null) return false;
			if (/^(?:-?-?\*|-?-\?\*)$/.test(pattern)) this.#addRest(pattern, ending, item);
			else if (pattern === "--" || /^--?[\w?][\w.-]*$/.test(pattern)) plain.push(pattern);
			else if (/^--?\w[\w.-]*=\*$/.test(pattern)) assigned.push(pattern.slice(0, -1));
			else if (/[*?[\]()]/.test(pattern) || !isExit && takes?.max !== 0) return false;
			else this.#words.push(pattern);
		}
		if (!takes && !isExit && plain.some((name) => name !== "--")) return false;
		if (plain.length > 0) this.#options.push(optionOf$3(plain, takes ?? anyNumber, {
			at,
			isExit: isExit || plain.includes("--")
		}));
		if (assigned.length > 0) this.#options.push(optionOf$3(assigned, {
			min: 1,
			max: 1
		}, {
			at,
			isExit
		}));
		return true;
	}
	#addRest(pattern, ending, { statements }) {
		if (!this.#rest.has(pattern)) this.#rest.set(pattern, ending);
		const last = statements.at(-1);
		if (last && this.#context.textOf(last) === "break") this.breaks = true;
	}
	#takes({ statements }) {
		const { source } = this.#context;
		const last = statements.at(-1);
		const goesOn = last !== void 0 && this.#context.textOf(last) === "continue";
		const inner = shiftsOf(source, statements);
		const after = goesOn ? 0 : shiftsOf(source, this.#loop.after);
		if (inner === null || after === null) return anyNumber;
		if (this.#loop.variable !== null) return inner + after === 0 ? {
			min: 0,
			max: 0
		} : null;
		const count = inner + after - 1;
		if (count < 0) return null;
		return {
			min: this.#needsValue(statements) ? count : 0,
			max: count
		};
	}
	#needsValue(statements) {
		const texts = statements.map((statement) => this.#context.textOf(statement));
		const { text } = this.#context.source;
		return texts.some((own) => /^shift [2-9]/.test(own)) || /^[ \t]*set[ \t][^\n]{0,200}-\w{0,20}e|^#![^\n]{0,200}[ \t]-\w{0,20}e/m.test(text) || /^[ \t]*set[ \t][^\n]{0,200}-\w{0,20}u/m.test(text) && texts.some((own) => /\$(?:2|\{2\})/.test(own));
	}
	finish(at) {
		const refuses = (...patterns) => patterns.map((pattern) => this.#rest.get(pattern)).find(Boolean) === "refuses";
		if (!(!this.#rest.has("--*") || refuses("--*")) || !refuses("-*", "-?*", "*")) return null;
		const refusesWords = !this.#loop.isOfOptions && refuses("*");
		const choices = this.#words.length > 0 ? this.#words : null;
		return {
			...emptyCommand(at),
			options: this.#options,
			arguments: refusesWords && !choices ? [] : [anyArguments(at, refusesWords ? choices : null)]
		};
	}
};
// src/scripts/shell/case-loop.ts
function readCaseLoop(context, node) {
	const words = wordsOf(context, node);
	const body = child(node, "body");
	if (!words || !body) return null;
	const statements = statementsOf(body);
	const index = statements.findIndex(({ type }) => type === "case_statement");
	const [choice, before] = [statements[index], statements.slice(0, index)];
	const items = choice && caseItems(context.source, choice);
	if (!items || !isOverWords(context, choice, before, words)) return null;
	const draft = new LoopDraft(context, {
		after: statements.slice(index + 1),
		...words
	});
	if (!items.every((item) => draft.add(item))) return null;
	const command = draft.finish(context.rangeOf(node));
	if (!command) return null;
	const interleaves = !words.isOfOptions && !draft.breaks;
	return {
		framework: "case",
		syntax: {
			...loopSyntax,
			interleaves
		},
		command,
		variables: []
	};
}
function wordsOf(context, node) {
	if (node.type === "for_statement") {
		const [variable, ...values] = node.children.filter(({ field }) => ["variable", "value"].includes(field ?? ""));
		const isAll = values.every((value) => context.isAllWords(value)) && values.length <= 1;
		return variable && isAll ? {
			variable: context.textOf(variable),
			isOfOptions: false
		} : null;
	}
	const condition = child(node, "condition");
	const text = node.type === "while_statement" && condition ? context.textOf(condition) : "";
	if (/=\s*"?\^?-/.test(text.replace("=~", "="))) return {
		variable: null,
		isOfOptions: true
	};
	return /\$\{?[#1]|^(?::|true)$/.test(text) ? {
		variable: null,
		isOfOptions: false
	} : null;
}
function isOverWords(context, choice, before, { variable }) {
	const value = child(choice, "value");
	const subject = value ? context.textOf(value) : "";
	const names = new Set([variable ?? "1"]);
	for (const statement of before) {
		const [, name, word = ""] = /^(?:local\s+)?(\w+)=(\S+)$/.exec(context.textOf(statement)) ?? [];
		if (name === void 0) return false;
		if (names.has(nameIn(word) ?? "")) names.add(name);
	}
	return names.has(nameIn(subject) ?? "");
}
function nameIn(word) {
	return /^"?\$(?:(\w+)|\{(\w+)(?::?-)?\})"?$/.exec(word)?.slice(1).find(Boolean);
}
// src/scripts/shell/conditions.ts
const operators = {
	"-lt": "<",
	"-le": "<=",
	"-gt": ">",
	"-ge": ">=",
	"-eq": "==",
	"-ne": "!=",
	"=": "=="
};
const maxCondition = 1e3;
const countTest = /^"?\$\{?#\}?"?\s*(-lt|-le|-gt|-ge|-eq|-ne|==?|!=|[<>]=?)\s*"?(\d{1,3})"?$/;
const emptyTest = /^-([nz])\s+"?\$\{?(\w+)(?::?-)?\}?"?$/;
function countAfter(source, node, count, { endings, positions }) {
	const tested = testedStatements(source, node);
	if (!tested || endings.of(tested.statements) !== "refuses") return null;
	return boundsOf(textAt(source, tested.condition), tested.isNegated, positions)?.reduce((rest, [operator, number]) => withoutCounts(rest, operator, number), count) ?? null;
}
function askedBy(source, node, endings) {
	const ending = endings.of([node]);
	const tested = testedStatements(source, node);
	const refuses = tested && endings.of(tested.statements) === "refuses";
	const hasOther = named(node).some(({ type }) => /^el(?:se|if)_clause$/.test(type));
	if (!tested || !refuses || hasOther) return ending === "goes-on" ? [] : null;
	const text = textAt(source, tested.condition);
	if (text.length > maxCondition || /&&|\s-a\s|^!\s/.test(text)) return [];
	const parts = text.split(/\|\||\s-o\s/);
	return parts.flatMap((part) => {
		const [, test, name = ""] = emptyTest.exec(bareOf(part)) ?? [];
		return (tested.isNegated ? test === "n" && parts.length === 1 : test === "z") ? [name] : [];
	});
}
function bareOf(part) {
	return part.trim().replace(/^(?:\[\[?|\(\(|test\s)/, "").replace(/(?:\]\]?|\)\))$/, "").trim();
}
function testedStatements(source, node) {
	if (node.type === "if_statement") {
		const condition = child(node, "condition");
		const statements = statementsOf(node).filter(({ type }) => !/^el(?:se|if)_clause$/.test(type));
		return condition ? {
			condition,
			isNegated: false,
			statements
		} : null;
	}
	if (node.type !== "list") return null;
	const signs = node.children.filter(({ isNamed }) => !isNamed).map((sign) => textAt(source, sign));
	const [condition, ...rest] = operandsOf(node, signs[0]);
	if (!condition || signs[0] === "||" && rest.length > 1) return null;
	const statements = statementsOf({
		...node,
		children: rest
	});
	return {
		condition,
		isNegated: signs[0] === "||",
		statements
	};
}
function operandsOf(node, sign) {
	const [left, ...rest] = named(node);
	const isSame = left?.type === "list" && left.children.some(({ type }) => type === sign);
	return left ? [...isSame ? operandsOf(left, sign) : [left], ...rest] : [];
}
function boundsOf(condition, isNegated, positions) {
	const isNot = /^!\s/.test(condition) !== isNegated;
	const text = condition.replace(/^!\s+/, "");
	if (text.length > maxCondition || /&&|\s-a\s/.test(text)) return null;
	const parts = text.split(/\|\||\s-o\s/);
	if (isNot && parts.length > 1) return null;
	const bounds = parts.flatMap((part) => {
		const bare = bareOf(part);
		const [, sign = "", number = ""] = countTest.exec(bare) ?? [];
		const [, test, name = ""] = emptyTest.exec(bare) ?? [];
		const position = positions.get(name);
		if (test !== void 0) return position !== void 0 && test === "n" === isNot ? [["<", position]] : [];
		if (!sign || /[<>]/.test(sign) && !part.includes("((") && !condition.startsWith("((")) return [];
		const operator = operators[sign] ?? sign;
		return [[isNot ? opposite(operator) : operator, Number(number)]];
	});
	return bounds.length > 0 ? bounds : null;
}
// src/scripts/shell/getopts.ts
const getoptsSyntax = {
	hasOptions: true,
	abbreviates: false,
	interleaves: false,
	matches: "in-order",
	clusters: true,
	assigns: "values",
	takesDashes: "needed",
	hasNumbers: false,
	isHelpFirst: false
};
function isGetopts({ source }, loop) {
	const condition = child(loop, "condition");
	return condition !== void 0 && commandAt(source, condition)?.name === "getopts";
}
function readGetopts(context, loop) {
	const { source, endings, rangeOf } = context;
	const [condition, body] = [child(loop, "condition"), child(loop, "body")];
	const [letters, variable, words] = (condition && commandAt(source, condition)?.arguments) ?? [];
	const written = letters && literalOf(source, letters);
	const [node, ...others] = body ? named(body).filter(({ type }) => type === "case_statement") : [];
	if (!written || !variable || !node || others.length > 0) return null;
	if (words && !context.isAllWords(words)) return null;
	const items = caseItems(source, node);
	if (!items || !/^:?(?:[A-Za-z\d]:?)+$/.test(written)) return null;
	const refuses = (sign) => {
		const item = items.find(({ patterns }) => patterns.some((own) => own && matches(own, sign)));
		return item !== void 0 && endings.of(item.statements) === "refuses";
	};
	if (!(written.startsWith(":") ? ["?", ":"] : ["?"]).every(refuses)) return null;
	const at = rangeOf(loop);
	return {
		framework: "getopts",
		syntax: getoptsSyntax,
		command: {
			...emptyCommand(at),
			options: optionsOf(context, loop, written, items),
			arguments: [anyArguments(at)]
		},
		variables: []
	};
}
function optionsOf({ endings, rangeOf }, loop, letters, items) {
	return [...letters.matchAll(/([A-Za-z\d])(:?)/g)].map(([, letter = "", value]) => {
		const item = items.find(({ patterns }) => patterns.includes(letter));
		const count = value === "" ? 0 : 1;
		return optionOf$3([`-${letter}`], {
			min: count,
			max: count
		}, {
			at: rangeOf(item?.node ?? loop),
			isExit: item !== void 0 && endings.of(item.statements) !== "goes-on"
		});
	});
}
function matches(pattern, sign) {
	return pattern === "*" || pattern === "?" || pattern.replace("\\", "") === sign;
}
// src/scripts/shell/required.ts
const givenValue = /^"?\$(?:2|\{2(?::?[-?][^}]*)?\}|OPTARG|\{OPTARG\}|\{1#\*=\}|\{1#--?[\w-]+=\})"?$/;
const maxVariables = 50;
function withRequired(context, loop, program, asked) {
	const { command } = program;
	let options = command.options;
	for (const name of [...asked].slice(0, maxVariables)) {
		const places = givenIn(context, loop, name);
		const isOfItem = ({ at }) => places.some((place) => place === JSON.stringify(at));
		const own = options.filter((option) => isOfItem(option) && option.takes.max === 1);
		const [first] = own;
		if (!first || !startsEmpty(context, name, places.length)) continue;
		const names = own.flatMap((option) => option.names);
		options = options.flatMap((option) => {
			if (option === first) return [{
				...first,
				names,
				isRequired: true
			}];
			return own.includes(option) ? [] : [option];
		});
	}
	return {
		...program,
		command: {
			...command,
			options
		}
	};
}
function givenIn(context, loop, name) {
	const places = [];
	for (const item of nodesIn(loop)) {
		if (item.type !== "case_item") continue;
		if (item.children.some((node) => {
			const [left, right] = [child(node, "name"), child(node, "value")];
			return node.type === "variable_assignment" && left && right && context.textOf(left) === name && givenValue.test(context.textOf(right));
		})) places.push(JSON.stringify(context.rangeOf(item)));
	}
	return places;
}
function startsEmpty({ source }, name, count) {
	const empty = new RegExp(`^[ \\t]*(?:local[ \\t]+)?(?:\\w+=(?:""|'')?[ \\t]+)*${name}=(?:""|'')?(?=[ \\t;]|$)`, "gm");
	const all = new RegExp(`\\b${name}\\+?:?=|\\b(?:read|printf|mapfile)\\b[^\\n]{0,200}\\b${name}\\b`, "g");
	const starts = source.text.match(empty)?.length ?? 0;
	return starts > 0 && (source.text.match(all)?.length ?? 0) === starts + count;
}
// src/scripts/shell/shell-run.ts
const [maxSteps, maxDepth, maxNames] = [
	2e4,
	4,
	30
];
const positions = /(?<!\\)\$(?:([1-9])(?!\d)|\{([1-9])(\}|:?\?))/g;
const firstWord = /^"?\$(?:1|\{1(?::?[-?]([^}"]*))?\})"?$/;
const heldWord = /^"?\$(?:([1-9])|\{([1-9])(?::?-)?\})"?$/;
const anyWord = /^"?\$\{?(\w+)(?::?-([^}"]*))?\}?"?$/;
function positionsAt(framework, at) {
	return {
		framework,
		nameOf: (position) => `$${position}`,
		at
	};
}
var ShellRun = class {
	found = null;
	#context;
	#steps = 0;
	#count = anyCount;
	#read = null;
	#asked = new Set();
	#isStrict = false;
	#isShifted = false;
	#names = new Map([["1", ""]]);
	#positions = new Map(Array.from("123456789", (name) => [name, Number(name)]));
	constructor(context) {
		this.#context = context;
		this.#block(statementsOf(context.source.root), 0);
		if (this.found && this.#read) this.found = withRequired(context, this.#read, this.found, this.#asked);
		const at = context.rangeOf(context.source.root);
		this.found ??= countedInterface(this.#count, positionsAt("words", {
			start: at.start,
			end: at.start
		}));
	}
	#block(statements, depth) {
		return statements.every((statement) => this.#read ? this.#after(statement, depth) : this.#statement(statement, depth));
	}
	#statement(node, depth) {
		if (++this.#steps > maxSteps) return false;
		switch (node.type) {
			case "function_definition": return true;
			case "variable_assignment":
			case "variable_assignments":
			case "declaration_command":
				this.#require(node);
				this.#assign(node);
				return true;
			case "command": return this.#command(node, depth);
			case "while_statement":
			case "for_statement": return this.#loop(node);
			case "case_statement": return this.#choice(node);
			default: return this.#conditional(node, depth);
		}
	}
	#require(node) {
		if ([...nodesIn(node)].some(({ type }) => ["command_substitution", "raw_string"].includes(type)) || this.#isShifted) return;
		for (const [, bare, braced, sign] of this.#context.textOf(node).matchAll(positions)) if (this.#isStrict || sign?.endsWith("?")) this.#count = withoutCounts(this.#count, "<", Number(bare ?? braced));
	}
	#assign(node) {
		for (const inner of nodesIn(node)) {
			const [left, right] = [child(inner, "name"), child(inner, "value")];
			if (inner.type !== "variable_assignment" || !left) continue;
			const [name, value] = [left, right].map((part) => part ? this.#context.textOf(part) : "");
			this.#forget(`${name}=`);
			if (this.#isShifted || this.#positions.size > maxNames) continue;
			const word = firstWord.exec(value ?? "");
			if (word) this.#names.set(name ?? "", word[1] ?? "");
			const [, bare, braced] = heldWord.exec(value ?? "") ?? [];
			if (bare ?? braced) this.#positions.set(name ?? "", Number(bare ?? braced));
		}
	}
	#forget(text) {
		for (const held of [this.#names, this.#positions]) for (const name of held.keys()) if (new RegExp(`\\b${name}\\+?:?=|\\b(?:read|printf|mapfile)\\b.{0,200}\\b${name}\\b`).test(text)) held.delete(name);
	}
	#command(node, depth) {
		const { source, functions, endings } = this.#context;
		const command = commandAt(source, node);
		if (!command) return true;
		const words = command.arguments.map((argument) => this.#context.textOf(argument));
		this.#forget(this.#context.textOf(node));
		if (command.name === "set") {
			const text = words.join(" ");
			if (/(?:^|\s)-\w*u|nounset/.test(text)) this.#isStrict = !/\+/.test(text);
			return !words.includes("--");
		}
		if (command.name === "shift") {
			this.#shift();
			return true;
		}
		if ([
			"exit",
			"exec",
			"eval",
			"return"
		].includes(command.name)) return false;
		const body = functions.get(command.name);
		if (body === void 0) this.#require(node);
		const isWhole = command.arguments.length === 1 && command.arguments.every((word) => this.#context.isAllWords(word));
		const inner = body && child(body, "body");
		if (isWhole && inner && depth < maxDepth && !this.#isShifted) return this.#block(statementsOf(inner), depth + 1);
		return ["goes-on", "may-end"].includes(endings.of([node]));
	}
	#shift() {
		this.#isShifted = true;
		this.#names.delete("1");
	}
	#loop(node) {
		if (!isGetopts(this.#context, node) && !this.#isAboutWords(node)) return true;
		if (!this.#isShifted) this.found = isGetopts(this.#context, node) ? readGetopts(this.#context, node) : readCaseLoop(this.#context, node);
		this.#read = node;
		return this.found !== null;
	}
	#after(node, depth) {
		if (++this.#steps > maxSteps) return false;
		if (/^(?:function_definition|variable_assignments?|declaration_command)$/.test(node.type)) return true;
		const command = commandAt(this.#context.source, node);
		const body = command && this.#context.functions.get(command.name);
		const inner = body && child(body, "body");
		if (inner && depth < maxDepth) return this.#block(statementsOf(inner), depth + 1);
		if (command?.name === ":") for (const [, name = ""] of this.#context.textOf(node).matchAll(/\$\{(\w+):\?/g)) this.#asked.add(name);
		const asked = askedBy(this.#context.source, node, this.#context.endings);
		for (const name of asked ?? []) this.#asked.add(name);
		return asked !== null;
	}
	#choice(node) {
		const { source, endings, rangeOf } = this.#context;
		const switched = child(node, "value");
		const [, name, standard] = anyWord.exec(switched ? this.#context.textOf(switched) : "") ?? [];
		const items = caseItems(source, node);
		const rest = items?.find(({ patterns }) => patterns.includes("*"));
		const first = name === void 0 ? void 0 : this.#names.get(name);
		if (!items || first === void 0 || !rest || endings.of(rest.statements) !== "refuses") return this.#conditional(node, 0);
		const names = items.filter((item) => item !== rest).flatMap(({ patterns }) => patterns);
		if (names.some((own) => own === null || /[*?[\]()]/.test(own))) return false;
		const known = new Set(names.map((own) => own?.replaceAll("\\", "") ?? ""));
		const needsCommand = !(known.has(standard ?? first) || known.has(first)) || this.#count.min > 0;
		known.delete("");
		const positions = positionsAt("case", rangeOf(node));
		this.found = chosenInterface([...known], needsCommand, this.#count, positions);
		return false;
	}
	#conditional(node, depth) {
		const { source, endings } = this.#context;
		const text = this.#context.textOf(node);
		if (/BASH_SOURCE.{0,80}\$\{?0\b/.test(text)) return this.#block(statementsOf(node), depth);
		const count = this.#isShifted ? null : countAfter(source, node, this.#count, {
			endings,
			positions: this.#positions
		});
		if (count) {
			this.#count = count;
			return true;
		}
		this.#forget(text);
		if (/\bset\s+--|\beval\b/.test(text)) return false;
		if (/\bshift\b/.test(text)) this.#shift();
		return !this.#isAboutWords(node) || endings.of([node]) === "goes-on";
	}
	#isAboutWords(node) {
		const text = this.#context.textOf(node);
		return /\$\{?[1-9@*#](?!\w)|\bshift\b|\bset\s+--/.test(text) || [...this.#names.keys()].some((name) => new RegExp(`\\$\\{?${name}\\b`).test(text));
	}
};
// src/scripts/shell/read-shell-interface.ts
const keywords = new Set("if then else elif fi for while until do done case esac select".split(" "));
const assignments = /^([ \t]*(?:\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'()]*)[ \t]+){1,20}\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'()]*))\n/gm;
function readShellInterface(text) {
	if (!/\$\{?[1#@*]|\bgetopts\b/.test(text)) return null;
	const plain = text.replace(assignments, "$1;");
	const tree = readShellTree(plain);
	if (!tree?.isWhole) return null;
	for (const node of nodesIn(tree.root)) {
		const name = node.type === "command" ? child(node, "name") : void 0;
		if (name && keywords.has(plain.slice(name.start, name.end))) return null;
	}
	return new ShellRun(new ShellContext({
		text: plain,
		root: tree.root
	}, text)).found;
}
// src/scripts/read-interface.ts
const readers = {
	python: {
		open: () => openSource("python"),
		read: readPythonInterface
	},
	shell: {
		open: openShell,
		read: readShellInterface
	},
	javascript: {
		open: () => openSource("javascript"),
		read: (text) => readNodeInterface("javascript", text)
	},
	typescript: {
		open: () => openSource("typescript"),
		read: (text) => readNodeInterface("typescript", text)
	}
};
const known = new Map();
const maxKnown = 500;
const maxUnits = 1048576;
async function readInterface(path, text) {
	const language = languageOf(path, text);
	if (!language || text.length > maxUnits) return null;
	const key = `${language}\0${text}`;
	const found = known.get(key);
	if (found !== void 0) return found;
	const { open, read: readText } = readers[language];
	await open();
	const read = readText(text);
	if (known.size >= maxKnown) known.clear();
	known.set(key, read);
	return read;
}
export { readInterface as t };
