export const id = 811;
export const ids = [811];
export const modules = {

/***/ 88811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ readInterface)
});

// EXTERNAL MODULE: ./.build/src/syntax/shell/read-shell.js + 5 modules
var read_shell = __webpack_require__(151);
// EXTERNAL MODULE: ./.build/src/syntax/source/source.js
var source = __webpack_require__(30752);
// EXTERNAL MODULE: ./.build/src/scripts/language-of.js
var language_of = __webpack_require__(77396);
;// CONCATENATED MODULE: ./.build/src/scripts/interface/options.js
/** Any text. */
const anyValue = {
	choices: null,
	type: null
};
/** An option without a value. */
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
/** An option that ends the run before anything is missing. */
function exitOption(names, at) {
	return {
		...flagOption(names, at),
		isExit: true
	};
}
/** An option that takes some words. */
function optionOf(names, takes, { at, isExit }) {
	return {
		...flagOption(names, at),
		takes,
		...isExit && { isExit }
	};
}
/** Arguments of which nothing is known. */
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

;// CONCATENATED MODULE: ./.build/src/scripts/interface/counts.js

const anyCount = {
	min: 0,
	max: null
};
/** More words are not counted. */
const maxCount = 20;
/** The syntax of scripts that read their words by position: none is an option. */
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
/** What remains of a count where the script refuses those for which `count OPERATOR number` holds. */
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
/** The operator for the cases in which another does not hold. */
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
/** An interface of words by position; null if all counts are accepted. */
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
/** An interface whose first word is one of some; `count` is that of all words. */
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
/** The command with a number of words from a position on; null if it refuses no count, or the count is none. */
function countedCommand({ min, max }, first, { nameOf, at }) {
	const isPossible = min <= maxCount && (max === null || max >= min && max <= maxCount);
	if (!isPossible || min === 0 && max === null) return null;
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
/** A command that takes no word. */
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

// EXTERNAL MODULE: ./.build/src/scripts/tree/nodes.js
var nodes = __webpack_require__(40988);
;// CONCATENATED MODULE: ./.build/src/scripts/node/argv/endings.js

/** Calls within calls are not followed further. */
const maxDepth = 4;
/** What the functions of scripts do that were followed, by their bodies. */
const endings = new WeakMap();
/** The functions of a script by name, those in constants too; without those of several definitions. */
function functionsOf(source) {
	const functions = new Map();
	const repeated = new Set();
	for (const node of (0,nodes/* nodesIn */.vx)(source.root)) {
		const value = node.type === "variable_declarator" ? (0,nodes/* child */.jf)(node, "value") : node;
		const isFunction = value && /^(?:function_declaration|arrow_function|function_expression)$/.test(value.type);
		const name = isFunction && (0,nodes/* child */.jf)(node, "name");
		if (!name) continue;
		const own = source.textOf(name);
		if (functions.has(own)) repeated.add(own);
		functions.set(own, value);
	}
	for (const name of repeated) functions.delete(name);
	return functions;
}
/** What statements do. */
function endingOf(source, statements, functions, depth = 0) {
	for (const node of statements) {
		const ending = endingOfStatement(source, node, functions, depth);
		if (ending !== "goes-on") return ending;
	}
	return "goes-on";
}
function endingOfStatement(source, node, functions, depth) {
	if (/^(?:function|class)_declaration$/.test(node.type)) return "goes-on";
	if (node.type === "statement_block") return endingOf(source, (0,nodes/* named */.KT)(node), functions, depth);
	if (node.type === "throw_statement") return "refuses";
	const [inner] = (0,nodes/* named */.KT)(node);
	if (node.type === "expression_statement" && inner) {
		const ending = endingOfCall(source, inner, functions, depth);
		if (ending) return ending;
	}
	return mayEnd(source, node, functions, depth) ? "may-end" : "goes-on";
}
/** What a call does to the run; null for what is none of the script. */
function endingOfCall(source, node, functions, depth) {
	const call = source.callAt(node);
	if (!call) return null;
	if (call.name === "exit" && call.object && source.textOf(call.object) === "process") {
		const status = source.literal(call.arguments[0]);
		return typeof status === "number" && status % 256 !== 0 ? "refuses" : "ends";
	}
	const definition = call.object ? undefined : functions.get(call.name);
	const body = definition && (0,nodes/* child */.jf)(definition, "body");
	if (!body) return null;
	if (depth >= maxDepth) return "may-end";
	const known = endings.get(body);
	if (known) return known;
	endings.set(body, "may-end");
	const found = endingOf(source, [body], functions, depth + 1);
	endings.set(body, found);
	return found;
}
/** Whether anything below a node may end the run, or leave its function. */
function mayEnd(source, node, functions, depth) {
	if (/^(?:return|throw)_statement$/.test(node.type)) return true;
	const ending = depth < maxDepth ? endingOfCall(source, node, functions, depth) : null;
	if (ending !== null && ending !== "goes-on") return true;
	return node.children.some((inner) => mayEnd(source, inner, functions, depth));
}
/** The statements of a branch, with or without braces. */
function blockOf(node) {
	return node.type === "statement_block" ? (0,nodes/* named */.KT)(node) : [node];
}

;// CONCATENATED MODULE: ./.build/src/scripts/interface/option-loop.js


/** How a loop reads words: each is compared as it is. */
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
/**
* What a loop with these branches accepts, tried in their order; null where an option that no
* branch names may be accepted.
*/
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
		return [names.filter((name) => !name.endsWith("=")), names.filter((name) => name.endsWith("="))].filter((some) => some.length > 0).map((some) => optionOf(some, some[0]?.endsWith("=") ? one : takes, {
			at: own,
			isExit
		}));
	});
	if (helpNames.length > 0) options.unshift(exitOption(helpNames, at));
	const isPlain = ({ test }) => typeof test === "object" && !test.names.every(isOption);
	const required = Math.min(least, leading);
	const hasMore = least > required || leading > required;
	const takesMore = hasMore || !refused.get("words") || branches.some(isPlain);
	const rows = Array.from({ length: required + (takesMore ? 1 : 0) }, (_, index) => ({
		...anyArguments(at),
		name: nameOf(index + 1),
		takes: index < required ? one : anyNumber
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
const one = {
	min: 1,
	max: 1
};
const anyNumber = {
	min: 0,
	max: null
};
function isOption(name) {
	return name.startsWith("-");
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/argv/option-loop.js



/** What a loop over the words of a call accepts; null for another loop, and for one that nobody can tell about. */
function readOptionLoop(source, words, functions, node, least, positions) {
	const head = node.type === "for_statement" ? countedHead(source, words, node) : ofHead(source, words, node);
	const body = (0,nodes/* child */.jf)(node, "body");
	if (!head || head.leading < 0 || !body) return null;
	const loop = new Loop(source, functions, head);
	loop.read(blockOf(body), false);
	if (loop.isUnread) return null;
	return loopInterface(loop.branches, {
		positions,
		least,
		leading: head.leading,
		helpNames: words.helpNames
	});
}
/** `for (let i = 0; i < args.length; i++)`. */
function countedHead(source, words, node) {
	const [start, condition, step] = [
		"initializer",
		"condition",
		"increment"
	].map((field) => {
		const part = (0,nodes/* child */.jf)(node, field);
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
	if (counter !== index || offset === undefined || !steps.includes(step ?? "")) return null;
	return {
		leading: Number(first) - offset,
		word: `${list}[${index}]`,
		index
	};
}
/** `for (const arg of args)`. */
function ofHead(source, words, node) {
	const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
	const isOf = node.children.some(({ type }) => type === "of");
	const offset = right && words.offsetOf(source.textOf(right));
	if (!isOf || left?.type !== "identifier" || offset === undefined) return null;
	return {
		leading: -offset,
		word: source.textOf(left),
		index: null
	};
}
/** The branches of a loop, in the order in which a word meets them. */
class Loop {
	branches = [];
	/** Whether a statement cannot be followed. */
	isUnread = false;
	#source;
	#functions;
	#head;
	#subjects;
	/** Functions in the loop that take the next word. */
	#takers = [];
	/** Whether a word that a branch knows gets to the next statement. */
	#falls = false;
	constructor(source, functions, head) {
		this.#source = source;
		this.#functions = functions;
		this.#head = head;
		this.#subjects = new Set([head.word]);
	}
	read(statements, isSwitch) {
		for (const node of statements) {
			if (/^(?:lexical|variable)_declaration$/.test(node.type)) this.#declare(node);
			else if (node.type === "if_statement") this.#if(node);
			else if (node.type === "switch_statement") this.#switch(node);
			else if (!(isSwitch && node.type === "break_statement")) this.#plain(node);
		}
	}
	#declare(node) {
		for (const declarator of (0,nodes/* named */.KT)(node)) {
			const [name, value] = [(0,nodes/* child */.jf)(declarator, "name"), (0,nodes/* child */.jf)(declarator, "value")];
			const inner = this.#source.resolve(value);
			const [own, text] = [name, inner].map((part) => part ? this.#source.textOf(part) : "");
			if (this.#subjects.has(text ?? "") && name?.type === "identifier") this.#subjects.add(own ?? "");
			else if (/=>/.test(text ?? "") && this.#steps(text ?? "") === 1 && /^\w+$/.test(own ?? "")) this.#takers.push(own ?? "");
			else if (this.#steps(text ?? "") > 0) this.isUnread = true;
		}
	}
	#if(node) {
		let falls = false;
		for (let clause = node; clause;) {
			const [condition, body] = [(0,nodes/* child */.jf)(clause, "condition"), (0,nodes/* child */.jf)(clause, "consequence")];
			const test = condition ? this.#testOf(condition) : "unknown";
			const block = body ? blockOf(body) : [];
			this.#add(test, block, false);
			falls ||= !isLeaving(block.at(-1));
			const otherwise = (0,nodes/* child */.jf)(clause, "alternative");
			const inner = otherwise && (0,nodes/* named */.KT)(otherwise)[0];
			clause = inner?.type === "if_statement" ? inner : undefined;
			if (inner && !clause) this.read(blockOf(inner), false);
		}
		this.#falls ||= falls;
	}
	#switch(node) {
		const value = (0,nodes/* child */.jf)(node, "value");
		const isWord = value && this.#subjects.has(this.#source.textOf(value).slice(1, -1));
		const body = (0,nodes/* child */.jf)(node, "body");
		const names = [];
		for (const one of body ? (0,nodes/* named */.KT)(body) : []) {
			const block = one.children.filter(({ field }) => field === "body").flatMap(blockOf);
			if (one.type === "switch_default") this.read(block, true);
			else {
				const name = this.#source.literal((0,nodes/* child */.jf)(one, "value"));
				if (!isWord || typeof name !== "string" || name === "") this.isUnread = true;
				names.push(String(name));
				if (block.length === 0) continue;
				this.#add({ names: names.splice(0) }, block, true);
				// A word may get to the next case.
				this.isUnread ||= !isLeaving(block.at(-1)) && one !== (0,nodes/* named */.KT)(body ?? one).at(-1);
			}
		}
		this.#falls = true;
	}
	#plain(node) {
		const ending = endingOf(this.#source, [node], this.#functions);
		if (ending !== "goes-on" || isLeaving(node)) this.#add("all", [node], false);
		else if (this.#steps(this.#source.textOf(node)) > 0) this.isUnread = true;
	}
	#add(test, block, isSwitch) {
		const [first, last] = [block[0], block.at(-1)];
		// What a word that a branch knows meets after it may refuse it.
		if (this.#falls) this.isUnread = true;
		this.branches.push({
			test,
			ending: endingOf(this.#source, block, this.#functions),
			leaves: block.some(({ type }) => (isSwitch ? /^return/ : /^(?:return|break)/).test(type)),
			takes: this.#takes(block),
			at: this.#source.rangeOf(first && last ? {
				...first,
				end: last.end
			} : this.#source.root)
		});
	}
	/** How often a text takes the next word; more often than anything does where that cannot be counted. */
	#steps(text) {
		const { index } = this.#head;
		const takes = this.#takers.length > 0 ? [`\\b(?:${this.#takers.join("|")})\\(`] : [];
		if (index === null) return 0;
		const step = new RegExp([
			`\\+\\+${index}\\b`,
			`\\b${index}\\s*(?:\\+\\+|\\+=\\s*1\\b)`,
			...takes
		].join("|"), "g");
		const others = new RegExp(`\\b${index}\\s*(?:[-+]?=(?!=)|--)|--${index}\\b`);
		return others.test(text.replace(step, "")) ? 99 : [...text.matchAll(step)].length;
	}
	#takes(block) {
		const steps = block.map((node) => this.#steps(this.#source.textOf(node)));
		const count = steps.reduce((sum, own) => sum + own, 0);
		const isLooped = block.some((node) => [...(0,nodes/* nodesIn */.vx)(node)].some(({ type }) => /^(?:for|for_in|while|do)_statement$/.test(type)));
		return {
			min: 0,
			max: count > 8 || isLooped && count > 0 ? null : count
		};
	}
	#testOf(node) {
		const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
		const operator = (0,nodes/* child */.jf)(node, "operator")?.type;
		if (node.type === "parenthesized_expression") return this.#testOf((0,nodes/* named */.KT)(node)[0] ?? node);
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
		const argument = (0,nodes/* child */.jf)(node, "argument");
		if (isNegated && argument) return this.#testOf(argument) === "options" ? "words" : "unknown";
		return this.#called(node);
	}
	/** `arg.startsWith('--x=')`, `['-h', '--help'].includes(arg)`. */
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
}
/** Whether nothing after a statement meets the word. */
function isLeaving(node) {
	return node !== undefined && /^(?:continue|break|return|throw)_statement$/.test(node.type);
}
function isNames(test) {
	return typeof test === "object";
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/argv/words.js

/** Further names, and longer conditions, are not read. */
const [maxLookups, maxCondition] = [50, 1e3];
/** The names under which a script has the words of its call. */
class Words {
	#source;
	/** The lists of words, with the number of entries before the first. */
	#lists = new Map([["process.argv", 2]]);
	/** The positions of single words, counted from 1. */
	#positions = new Map();
	/** The options that end a run wherever they stand. */
	helpNames = [];
	#lookups = 0;
	constructor(source) {
		this.#source = source;
	}
	/** `const args = process.argv.slice(2)`, `const file = args[0]`, `const [, , file] = process.argv`. */
	declare(name, value) {
		const text = this.#source.textOf(value);
		const list = this.offsetOf(text);
		if (name.type === "array_pattern" && list !== undefined) {
			const parts = this.#source.textOf(name).slice(1, -1).split(",").map((part) => part.trim());
			for (const [index, part] of parts.entries()) if (part.startsWith("...") && this.#isFixed(part.slice(3))) this.#lists.set(part.slice(3), list - index);
			else if (index >= list && this.#isFixed(part)) this.#positions.set(part, index - list + 1);
		}
		const own = this.#source.textOf(name);
		const position = this.#positionOf(text);
		const isOfWords = name.type === "identifier" && (list ?? position) !== undefined;
		if (!isOfWords || !this.#isFixed(own)) return;
		if (list !== undefined) this.#lists.set(own, list);
		if (position !== undefined) this.#positions.set(own, position);
	}
	/** The number of entries before the first word of a list; below zero where words are left out. */
	offsetOf(text) {
		const [, list = text, start = "0"] = /^(.+)\.slice\((\d)\)$/.exec(text) ?? [];
		const offset = this.#lists.get(list);
		return offset === undefined ? undefined : offset - Number(start);
	}
	/** Whether a name gets one value in the file, and no list of that name is shortened. */
	#isFixed(name) {
		if (!/^\w{1,60}$/.test(name) || ++this.#lookups > maxLookups) return false;
		const changes = new RegExp(`\\b${name}\\.(?:shift|splice|push|pop|unshift)\\(|(?<!const |let |var |[(,] ?)\\b${name}\\s*[?|&+]{0,2}=(?![=>])`);
		return !changes.test(this.#source.text.replace(/\b(?:const|let|var)\s*\[[^\]]{0,2000}\]\s*=/g, ""));
	}
	/** The words as the only argument of a function of the file, or as the default of its parameter. */
	passTo(definition, argument) {
		const parameters = (0,nodes/* child */.jf)(definition, "parameters") ?? (0,nodes/* child */.jf)(definition, "parameter");
		const parameter = parameters?.type === "identifier" ? parameters : (0,nodes/* named */.KT)(parameters ?? definition)[0];
		if (!parameter) return !argument;
		const name = (0,nodes/* child */.jf)(parameter, "pattern") ?? (0,nodes/* child */.jf)(parameter, "left") ?? parameter;
		const given = argument ?? (0,nodes/* child */.jf)(parameter, "value") ?? (0,nodes/* child */.jf)(parameter, "right");
		const list = given && this.offsetOf(this.#source.textOf(given));
		const own = this.#source.textOf(name);
		if (list !== undefined && name.type === "identifier" && this.#isFixed(own)) this.#lists.set(own, list);
		return !argument || list !== undefined;
	}
	#positionOf(text) {
		const [, list = "", index] = /^(.*)\[(\d)\]$/.exec(text) ?? [];
		const offset = this.offsetOf(list);
		if (offset === undefined || Number(index) < offset) return this.#positions.get(text);
		return Number(index) - offset + 1;
	}
	/** Whether an expression is the first word. */
	isFirst(text) {
		return this.#positionOf(text) === 1;
	}
	/** Whether a text speaks of the words. */
	areIn(text) {
		return [...this.#lists.keys(), ...this.#positions.keys()].some((name) => text.includes(name));
	}
	/** Whether a condition holds only where no word is given, or one that asks for help: those are kept in `helpNames`. */
	isAboutHelp(condition) {
		if (condition.length > maxCondition) return false;
		const parts = condition.replace(/^\((.*)\)$/s, "$1").split("||");
		return parts.every((part) => {
			const [operator, number] = this.#boundOf(part.trim()) ?? [];
			const isNone = operator !== undefined && /^(?:<1|<=0|==0)$/.test(`${operator}${number}`);
			const [, word = "", list = "", name = ""] = /^\s*(?:(\w+\[\d\]|\w+) ?={2,3} ?|([\w.]+)\.includes\()['"](--?[\w-]+)['"]\)?\s*$/.exec(part) ?? [];
			if (isNone || !name) return isNone;
			this.helpNames.push(name);
			return this.#positionOf(word) === 1 || this.offsetOf(list) !== undefined;
		});
	}
	/** The comparisons of the count of words each of which is enough for a condition to hold; none where one is not. */
	boundsIn(condition) {
		const text = condition.replace(/\s+/g, " ").replace(/^\((.*)\)$/, "$1");
		if (text.length > maxCondition || text.includes("&&")) return [];
		return text.split("||").flatMap((part) => {
			const bound = this.#boundOf(part.trim());
			return bound ? [bound] : [];
		});
	}
	#boundOf(part) {
		const [, list = "", operator = "", number = ""] = /^(.*)\.length ?(<=?|>=?|===?|!==?) ?(\d{1,3})$/.exec(part) ?? [];
		const offset = this.offsetOf(list);
		const sign = operator.replace(/^([=!]=)=$/, "$1");
		if (offset !== undefined) return [sign, Number(number) - offset];
		const negated = /^!(.*)$/.exec(part)?.[1] ?? "";
		const isLength = this.offsetOf(negated.replace(/\.length$/, "")) === 0 && negated.endsWith(".length");
		if (isLength) return ["<", 1];
		const position = this.#positionOf(negated);
		return position === undefined ? null : ["<", position];
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/argv/argv.js





/** What changes the words while the script runs. */
const changes = /\bprocess\.argv(?:\s*=(?!=)|\.(?:shift|splice|push|pop|unshift)\b|\s*\[[^\]\n]{0,100}\]\s*=(?!=))/;
/** What holds where the script is run, and not imported. */
const isMain = /\brequire\.main\s*===?\s*module\b|\bimport\.meta\.(?:main|url)\b/;
/** More statements, and calls within calls, are not followed. */
const [maxSteps, argv_maxDepth] = [2e4, 4];
/** What a script accepts that reads `process.argv` itself, as far as it compares its length or its first word; else null. */
function readArgv(source) {
	if (changes.test(source.text)) return null;
	const run = new ArgvRun(source);
	const { start } = source.rangeOf(source.root);
	return run.found ?? countedInterface(run.count, positionsAt({
		start,
		end: start
	}));
}
function positionsAt(at) {
	return {
		framework: "process.argv",
		nameOf: (position) => `process.argv[${position + 1}]`,
		at
	};
}
/** Follows the statements of a script up to the first that not all runs reach. */
class ArgvRun {
	count = anyCount;
	found = null;
	#source;
	#steps = 0;
	#functions;
	#words;
	constructor(source) {
		this.#source = source;
		this.#functions = functionsOf(source);
		this.#words = new Words(source);
		this.#block((0,nodes/* named */.KT)(source.root), 0);
	}
	/** Follows statements; false if what comes after them is not reached in all runs. */
	#block(statements, depth) {
		return statements.every((statement) => this.#statement(statement, depth));
	}
	#statement(node, depth) {
		if (++this.#steps > maxSteps) return false;
		switch (node.type) {
			case "function_declaration":
			case "class_declaration":
			case "import_statement":
			case "hash_bang_line": return true;
			case "lexical_declaration":
			case "variable_declaration": return (0,nodes/* named */.KT)(node).every((declarator) => this.#declare(declarator, depth));
			case "expression_statement": return this.#expression((0,nodes/* named */.KT)(node)[0], depth);
			case "if_statement": return this.#condition(node, depth);
			case "switch_statement": return this.#choice(node);
			case "for_statement":
			case "for_in_statement":
				this.found = readOptionLoop(this.#source, this.#words, this.#functions, node, this.count.min, positionsAt(this.#source.rangeOf(node)));
				return this.found === null && this.#pass(node);
			case "try_statement": return this.#attempt(node, depth);
			default: return this.#pass(node);
		}
	}
	/** Whether the run goes on after a statement whatever its words are. */
	#pass(node) {
		const ending = endingOf(this.#source, [node], this.#functions);
		if (ending === "goes-on") return true;
		return ending === "may-end" && !this.#words.areIn(this.#source.textOf(node));
	}
	#declare(declarator, depth) {
		const [name, value] = [(0,nodes/* child */.jf)(declarator, "name"), (0,nodes/* child */.jf)(declarator, "value")];
		if (name && value) this.#words.declare(name, value);
		const inner = value?.type === "await_expression" ? (0,nodes/* named */.KT)(value)[0] : value;
		return inner?.type === "call_expression" ? this.#expression(inner, depth) : true;
	}
	/** `main()`, `await main()`, `main().catch(\u2026)`, `process.exit(main())`. */
	#expression(node, depth) {
		if (!node) return true;
		if (node.type === "await_expression") return this.#expression((0,nodes/* named */.KT)(node)[0], depth);
		if (node.type === "assignment_expression" && (0,nodes/* child */.jf)(node, "right")?.type === "call_expression") return this.#expression((0,nodes/* child */.jf)(node, "right"), depth);
		const call = this.#source.callAt(node);
		if (!call) return this.#pass({
			...node,
			type: "expression_statement",
			children: [node]
		});
		if (call.object && /^(?:catch|then|finally)$/.test(call.name)) return this.#expression(call.object, depth);
		const definition = call.object ? undefined : this.#functions.get(call.name);
		const body = definition && (0,nodes/* child */.jf)(definition, "body");
		const isAll = definition && call.arguments.length <= 1 && this.#words.passTo(definition, call.arguments[0]);
		if (!body || depth >= argv_maxDepth || !isAll) return this.#pass({
			...node,
			type: "expression_statement",
			children: [node]
		});
		return this.#block((0,nodes/* named */.KT)(body), depth + 1);
	}
	/** `try { \u2026 } catch (error) { \u2026; process.exit(1) }`. */
	#attempt(node, depth) {
		const [body, handler] = [(0,nodes/* child */.jf)(node, "body"), (0,nodes/* child */.jf)(node, "handler")];
		const caught = handler && (0,nodes/* child */.jf)(handler, "body");
		const refuses = !caught || /process\.exitCode\s*=\s*[1-9]/.test(this.#source.textOf(caught)) || endingOf(this.#source, [caught], this.#functions) === "refuses";
		return body && refuses ? this.#block((0,nodes/* named */.KT)(body), depth) : this.#pass(node);
	}
	#condition(node, depth) {
		const [test, body, otherwise] = [
			"condition",
			"consequence",
			"alternative"
		].map((field) => (0,nodes/* child */.jf)(node, field));
		if (!test || !body) return false;
		const condition = this.#source.textOf(test);
		if (isMain.test(condition)) return this.#block(blockOf(body), depth);
		const isEnd = endingOf(this.#source, blockOf(body), this.#functions) === "ends";
		if (isEnd && !otherwise && this.#words.isAboutHelp(condition)) return true;
		const refuses = (block) => block !== undefined && endingOf(this.#source, blockOf(block), this.#functions) === "refuses";
		const isNegated = !refuses(body) && refuses(otherwise && (0,nodes/* named */.KT)(otherwise)[0]);
		const bounds = refuses(body) || isNegated ? this.#words.boundsIn(condition) : [];
		if (bounds.length === 0 || isNegated && bounds.length > 1) return this.#pass(node);
		for (const [operator, number] of bounds) this.count = withoutCounts(this.count, isNegated ? opposite(operator) : operator, number);
		return isNegated ? this.#pass(body) : !otherwise || this.#pass(otherwise);
	}
	/** `switch (command)` whose default refuses: subcommands. */
	#choice(node) {
		const [value, body] = [(0,nodes/* child */.jf)(node, "value"), (0,nodes/* child */.jf)(node, "body")];
		const subject = value ? this.#source.textOf(value).slice(1, -1) : "";
		const cases = body ? (0,nodes/* named */.KT)(body) : [];
		const rest = cases.find(({ type }) => type === "switch_default");
		const restBody = rest?.children.filter(({ field }) => field === "body") ?? [];
		const isKnown = this.#words.isFirst(subject) && endingOf(this.#source, restBody, this.#functions) === "refuses";
		const names = cases.flatMap((one) => one === rest ? [] : [this.#source.literal((0,nodes/* child */.jf)(one, "value"))]);
		if (!isKnown || cases.at(-1) !== rest || !names.every((name) => typeof name === "string")) return this.#pass(node);
		const positions = positionsAt(this.#source.rangeOf(node));
		this.found = chosenInterface(names, true, this.count, positions);
		return false;
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/commander/flags.js

/** The option of `-p, --port <number>`; null for a text that is none. */
function optionOfFlags(flags, at) {
	const parts = flags.split(/[ |,]+/);
	const names = parts.filter((part) => /^-[^-]$|^--[^-]/.test(part));
	if (names.length === 0 || names.length > 2) return null;
	return {
		names,
		takes: takesOf(flags),
		values: anyValue,
		isRequired: false,
		default: null,
		at
	};
}
function takesOf(flags) {
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
/** The argument of `<file>`, `[file]`, `<files...>`; without brackets it is required. */
function argumentOf(text, at, values = anyValue) {
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

;// CONCATENATED MODULE: ./.build/src/scripts/node/commander/draft.js



/** A command without options, except `--help`. */
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
/** What a command accepts in the end, with the options of those above it. */
function finish(draft, outer = []) {
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
	const finished = new Map(commands.flatMap(({ name, draft: inner }) => [name, ...inner.aliases].map((own) => [own, finish(inner, inherited)])));
	if (hasCommands && !finished.has("help")) finished.set("help", open);
	const isVariadic = draft.arguments.at(-1)?.takes.max === null;
	const excess = hasCommands || isVariadic || draft.refusesExcess ? [] : [argumentOf("[argument...]", at)];
	return {
		...emptyCommand(at),
		options,
		arguments: hasCommands ? [] : [...draft.arguments, ...excess],
		commands: hasCommands ? finished : null,
		needsCommand: hasCommands,
		isOpen: draft.isOpen || hasCommands && (draft.hasAction || draft.arguments.length > 0)
	};
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/commander/methods.js


/** Methods that change nothing of what is accepted. */
const harmless = new Set("name description summary usage addHelpText showHelpAfterError showSuggestionAfterError configureOutput configureHelp hook opts optsWithGlobals getOptionValue setOptionValue help outputHelp helpInformation error storeOptionsAsProperties copyInheritedSettings helpGroup commandsGroup optionsGroup enablePositionalOptions nameFromFilename executableDir addHelpCommand helpCommand".split(" "));
/** More options of one command are not read. */
const maxOptions = 1e3;
/** Does what the methods of a command do. */
class CommandMethods {
	#source;
	#commandAt;
	constructor(source, commandAt) {
		this.#source = source;
		this.#commandAt = commandAt;
	}
	/** A method of a command; returns the command that it returns. */
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
				else for (const part of text.trim().split(/\s+/)) draft.arguments.push(argumentOf(part, this.#source.rangeOf(call.node)));
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
				draft.isOpen ||= first !== undefined && this.#source.textOf(first) !== "process.argv";
				break;
			default:
				if (!harmless.has(call.name)) draft.isOpen = true;
				if (/^(?:opts|getOption|help|outputHelp|error)/.test(call.name)) return null;
		}
		return draft;
	}
	#addOption(draft, { node }, flags, isRequired, isExit = false) {
		const option = typeof flags === "string" ? optionOfFlags(flags, this.#source.rangeOf(node)) : null;
		if (!option || draft.options.length >= maxOptions) draft.isOpen = true;
		else draft.options.push({
			...option,
			isRequired: isRequired && !this.#source.isConditional(node),
			...isExit && { isExit }
		});
	}
	/** `new Option(\u2026)` with its methods. */
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
		const argument = argumentOf(text, this.#source.rangeOf(made.node), values);
		const isOptional = calls.has("argOptional") || calls.has("default");
		draft.arguments.push(isOptional ? {
			...argument,
			takes: {
				...argument.takes,
				min: 0
			}
		} : argument);
	}
	/** The calls of `new X(\u2026).a().b()` by name. */
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
		for (const part of rest) inner.arguments.push(argumentOf(part, inner.at));
		const second = this.#source.resolve(given[1]);
		// A command with a description is a program of its own.
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
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/commander/commander.js



/** How commander reads words. */
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
/** What a script with commander accepts; null if it makes its program in another way than by calls in a row. */
function readCommander(source) {
	if (!/['"]commander['"]/.test(source.text)) return null;
	if (/extends\s+(?:\w+\.)?Command\b|\bexitOverride\b/.test(source.text)) return null;
	const run = new CommanderRun(source);
	const roots = run.roots.filter(({ isUsed }) => isUsed);
	const [root, ...others] = roots;
	if (!root || others.length > 0) return null;
	return {
		framework: "commander",
		syntax: commanderSyntax,
		command: finish(root),
		variables: []
	};
}
/** Follows the calls that build commands. */
class CommanderRun {
	#source;
	#methods;
	/** What an expression stands for, once it was followed. */
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
	/** The commands that no other has. */
	get roots() {
		return this.#made.filter((draft) => !this.#added.has(draft));
	}
	#draftAt(node) {
		const known = this.#known.get(node);
		if (known !== undefined) return known;
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
		const isNew = node.type === "new_expression" && call.name === "Command";
		if (isNew || call.name === "createCommand" && !call.object) return this.#make(node);
		if (call.name === "require") return /['"]commander['"]/.test(text) ? this.#main(node) : null;
		const owner = call.object && this.#draftAt(call.object);
		return owner ? this.#methods.call(owner, call) : null;
	}
	#named(name) {
		const value = this.#source.declared(name);
		if (value) return this.#draftAt(value);
		const isProgram = name === "program" && this.#source.importsFrom("commander").has(name);
		return isProgram ? this.#main(this.#source.root) : null;
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
	/** A command that is given to a function may get further options there. */
	#openGiven() {
		for (const parent of (0,nodes/* nodesIn */.vx)(this.#source.root)) {
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
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/parse-args.js



/** How `util.parseArgs` reads words. */
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
/** What a script with `util.parseArgs` accepts; null if it is not strict, or if a part of it is made. */
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
	const read = Array.from(options, ([name, node]) => parse_args_optionOf(source, name, node));
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
function parse_args_optionOf(source, name, node) {
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
/** Whether the words are those of the call, which nobody else reads. */
function readsAllWords(source, call) {
	const args = source.entries(call.arguments[0])?.get("args");
	const given = args && source.resolve(args);
	if (given && !/^process\.argv\.slice\(2\)$/.test(source.textOf(given)) && !isParameter(source, given)) return false;
	return !/\bprocess\.argv\b(?!\.slice\(2\)|\[1\])/.test(source.text);
}
/** A parameter that is the words of the call where none are given. */
function isParameter(source, node) {
	const name = source.textOf(node);
	return /^\w{1,60}$/.test(name) && new RegExp(`\\b${name}(?::[^=()]{1,60})?\\s*=\\s*process\\.argv\\.slice\\(2\\)`).test(source.text);
}
/** Whether an error of a call may leave the script without one. */
function isCaught(source, call) {
	for (const node of (0,nodes/* nodesIn */.vx)(source.root)) {
		if (node.type !== "try_statement") continue;
		const [body, handler] = [(0,nodes/* child */.jf)(node, "body"), (0,nodes/* child */.jf)(node, "handler")];
		const isInside = body && body.start <= call.start && call.end <= body.end;
		if (!isInside || !handler) continue;
		if (!/process\.exit\(\s*[1-9]|process\.exitCode\s*=\s*[1-9]|\bthrow\b/.test(source.textOf(handler))) return true;
	}
	return false;
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/tree/node-source.js

/** Names whose declarations are looked for; further ones are unknown. */
const node_source_maxLookups = 200;
const conditions = /^(?:if|for|for_in|while|do|switch)_statement$|^ternary_expression$|^catch_clause$/;
/** A script in JavaScript or TypeScript. */
class NodeSource {
	text;
	root;
	rangeOf;
	/** The values of names that are declared once; null for others. */
	#values = new Map();
	#imports = new Map();
	#lookups = 0;
	#conditions;
	constructor(text, root) {
		this.text = text;
		this.root = root;
		this.rangeOf = (0,nodes/* rangesOf */.wA)(text);
		for (const node of (0,nodes/* nodesIn */.vx)(root)) {
			const [name, value] = [(0,nodes/* child */.jf)(node, "name"), (0,nodes/* child */.jf)(node, "value")];
			if (node.type !== "variable_declarator" || name?.type !== "identifier") continue;
			const own = this.textOf(name);
			this.#values.set(own, this.#values.has(own) || !value ? null : value);
		}
	}
	/** The text of a node. */
	textOf(node) {
		return (0,nodes/* textAt */.$6)(this, node);
	}
	/** A node without types and parentheses around it; for a name, the value that it always has. */
	resolve(node) {
		let inner = node;
		for (let depth = 0; inner && depth < 8; depth++) {
			if (/^(?:as|satisfies|parenthesized|non_null)_expression$/.test(inner.type)) inner = (0,nodes/* named */.KT)(inner)[0];
			else if (inner.type !== "identifier") return inner;
			else {
				const value = this.#valueOf(this.textOf(inner));
				if (!value) return inner;
				inner = value;
			}
		}
		return inner;
	}
	#valueOf(name) {
		const value = this.#values.get(name) ?? null;
		if (!value || !/^\w{1,100}$/.test(name) || ++this.#lookups > node_source_maxLookups) return null;
		const changes = new RegExp(`\\b${name}(?:\\.\\w+|\\[[^\\]\\n]{0,200}\\])?\\s*[-+|?&]{0,2}=(?![=>])|Object\\.assign\\(\\s*${name}\\b|\\b${name}\\.(?:push|splice|unshift|set|add)\\(`, "g");
		// The declaration itself is one.
		return [...this.text.matchAll(changes)].length > 1 ? null : value;
	}
	/** The value that a name is declared with, whatever happens to it; null for a name with several declarations. */
	declared(name) {
		return this.#values.get(name) ?? null;
	}
	/** The names that a script imports or requires of a package. */
	importsFrom(name) {
		const known = this.#imports.get(name) ?? new Set(this.#importedNames(name));
		this.#imports.set(name, known);
		return known;
	}
	*#importedNames(name) {
		for (const node of (0,nodes/* nodesIn */.vx)(this.root)) {
			if (node.type !== "import_statement" && node.type !== "variable_declarator") continue;
			const [source, pattern, value] = [
				"source",
				"name",
				"value"
			].map((field) => (0,nodes/* child */.jf)(node, field));
			const required = value && this.callAt(value);
			const from = source ?? (required?.name === "require" ? required.arguments[0] : undefined);
			if (this.literal(from) !== name) continue;
			for (const inner of (0,nodes/* nodesIn */.vx)(pattern ?? node)) if (/identifier/.test(inner.type)) yield this.textOf(inner);
		}
	}
	/** Whether some runs do not get to a node of this script. */
	isConditional({ start, end }) {
		this.#conditions ??= [...(0,nodes/* nodesIn */.vx)(this.root)].filter(({ type }) => conditions.test(type));
		return this.#conditions.some((node) => node.start <= start && end <= node.end);
	}
	/** The value of an expression; undefined if it may differ between runs. */
	literal(node) {
		const inner = this.resolve(node);
		switch (inner?.type) {
			case "string":
			case "template_string": {
				const text = this.textOf(inner).slice(1, -1);
				return text.includes("\\") || /\$\{/.test(text) ? undefined : text;
			}
			case "number": return Number(this.textOf(inner));
			case "true":
			case "false": return inner.type === "true";
			case "null": return null;
			default: return undefined;
		}
	}
	/** The items of a list; undefined for another expression, and for a list with a spread. */
	items(node) {
		const inner = this.resolve(node);
		if (inner?.type !== "array") return undefined;
		const items = (0,nodes/* named */.KT)(inner);
		return items.some(({ type }) => type === "spread_element") ? undefined : items;
	}
	/** The texts of a list; undefined where one is not known. */
	texts(node) {
		const items = this.items(node)?.map((item) => this.literal(item));
		return items?.every((item) => typeof item === "string" || typeof item === "number") ? items.map(String) : undefined;
	}
	/** The entries of an object; undefined for another expression, and for one with a spread or a computed key. */
	entries(node) {
		const inner = this.resolve(node);
		if (inner?.type !== "object") return undefined;
		const entries = new Map();
		for (const entry of (0,nodes/* named */.KT)(inner)) {
			const [key, value] = [(0,nodes/* child */.jf)(entry, "key"), (0,nodes/* child */.jf)(entry, "value")];
			if (entry.type === "shorthand_property_identifier") entries.set(this.textOf(entry), {
				...entry,
				type: "identifier"
			});
			else if (entry.type === "method_definition") entries.set(this.textOf((0,nodes/* child */.jf)(entry, "name") ?? entry), entry);
			else if (!key || !value || key.type === "computed_property_name") return undefined;
			else entries.set(this.textOf(key).replace(/^(['"])(.*)\1$/, "$2"), value);
		}
		return entries;
	}
	/** A node as a call; null for another. */
	callAt(node) {
		if (node?.type !== "call_expression" && node?.type !== "new_expression") return null;
		const callee = (0,nodes/* child */.jf)(node, "function") ?? (0,nodes/* child */.jf)(node, "constructor");
		const list = (0,nodes/* child */.jf)(node, "arguments");
		if (!callee) return null;
		const [object, property] = [(0,nodes/* child */.jf)(callee, "object"), (0,nodes/* child */.jf)(callee, "property")];
		return {
			node,
			object: object ?? null,
			name: this.textOf(property ?? callee),
			arguments: list ? (0,nodes/* named */.KT)(list) : []
		};
	}
	/** All calls of the script, from the first to the last. */
	*calls() {
		for (const node of (0,nodes/* nodesIn */.vx)(this.root)) {
			const call = this.callAt(node);
			if (call) yield call;
		}
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/yargs/draft.js


/** A command without options. */
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
/** Options that every parser has. */
const exitNames = ["help", "version"];
const flag = {
	min: 0,
	max: 0
};
/** What a command accepts in the end, with the options of those above it. */
function draft_finish(draft, outer) {
	const { at } = draft;
	const isStrict = draft.isStrict || outer?.isStrict === true;
	const rows = [...outer?.options ?? [], ...draft.options];
	const isRelaxed = draft.hasOtherSources || outer?.hasOtherSources === true;
	const hasCommands = draft.commands.length > 0;
	const options = rows.map(([name, row]) => draft_optionOf(name, row, isRelaxed));
	const exits = exitNames.filter((name) => !rows.some(([own]) => own === name)).map((name) => draft_optionOf(name, plainOption(at), true));
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
	const isFree = !outer && draft.arguments.length === 0 && (!isStrict || draft.demanded > 0);
	const rest = isFree ? [words(draft.demanded)] : [];
	return {
		...emptyCommand(at),
		options: [...exits, ...options],
		arguments: hasCommands ? [] : [...draft.arguments, ...rest],
		commands: hasCommands ? new Map(draft.commands.flatMap(({ names, draft: own }) => names.map((name) => [name, draft_finish(own, inner)]))) : null,
		needsCommand: draft.demanded > 0,
		acceptsUnknown: !isStrict,
		isOpen: draft.isOpen
	};
}
/** An option of which only the name is known. */
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
function draft_optionOf(name, row, isRelaxed) {
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
		takes: isFlag ? flag : row.takes ?? taken,
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
/** The ways to write a name: `--dry-run`, `--dryRun`, `--no-dry-run`, `-d`. */
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

;// CONCATENATED MODULE: ./.build/src/scripts/node/yargs/methods.js


/** Methods that change nothing of what is accepted, or only add to what is refused. */
const methods_harmless = new Set("usage example epilog epilogue wrap recommendCommands scriptName showHelpOnFail completion locale describe group hide implies conflicts coerce check showHelp terminalWidth argv parse parseSync parseAsync updateStrings detectLocale showHidden global normalize version".split(" "));
/** More options of one command are not read. */
const methods_maxOptions = 1e3;
/** Does what the methods of a parser of yargs do. */
class YargsMethods {
	#source;
	#build;
	constructor(source, build) {
		this.#source = source;
		this.#build = build;
	}
	/** A method of a parser. */
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
				for (const row of this.#rows(draft, call)) row.type = typeOf(call.name);
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
				if (first === undefined || typeof value === "number") draft.demanded = first ? Number(value) : 1;
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
				draft.isOpen ||= first !== undefined && value !== "help";
				return;
			case "command":
				this.#addCommand(draft, call);
				return;
			default:
				if (!methods_harmless.has(call.name)) draft.isOpen = true;
				if (call.name === "usage" && call.arguments.length > 1) draft.isOpen = true;
		}
	}
	/** `{ name: { \u2026 }, \u2026 }`. */
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
		]) if (literal("type") === type || literal(type) === true) row.type = typeOf(type);
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
		const demanded = [
			"demandOption",
			"demand",
			"required",
			"require"
		].map(literal);
		if (demanded.some((own) => own === true || typeof own === "string")) row.isRequired = !this.#source.isConditional(place);
		const hasUnknown = ["type", "nargs"].some((key) => entries.has(key) && literal(key) === undefined);
		if (aliases === null || hasUnknown || entries.has("config")) draft.isOpen = true;
	}
	#row(draft, name, place) {
		const row = draft.options.get(name) ?? plainOption(this.#source.rangeOf(place));
		if (draft.options.size >= methods_maxOptions) draft.isOpen = true;
		else draft.options.set(name, row);
		return row;
	}
	#rows(draft, { node, arguments: [first] }) {
		const names = this.#names(first);
		if (!names) draft.isOpen = true;
		return (names ?? []).map((name) => this.#row(draft, name, node));
	}
	/** One name or a list of them. */
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
		for (const part of parts) inner.arguments.push(methods_argumentOf(part, inner));
		draft.commands.push({
			names: [name, ...specs.slice(1)],
			draft: inner
		});
		if (!builder) return;
		this.#build(builder, inner);
	}
}
function typeOf(name) {
	return name === "boolean" || name === "count" || name === "array" ? name : "value";
}
function methods_argumentOf(part, { at }) {
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

;// CONCATENATED MODULE: ./.build/src/scripts/node/yargs/yargs.js



/** How yargs reads words. */
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
/** Builders within builders are not read further. */
const yargs_maxDepth = 4;
/** What a script with yargs accepts; null if it makes its parser in another way than by calls in a row. */
function readYargs(source) {
	const run = new YargsRun(source);
	const [root, ...others] = run.roots;
	if (!root || others.length > 0) return null;
	return {
		framework: "yargs",
		syntax: yargsSyntax,
		command: draft_finish(root),
		variables: []
	};
}
/** Follows the calls that build parsers. */
class YargsRun {
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
		for (const node of (0,nodes/* nodesIn */.vx)(root)) {
			if (node.type === "call_expression") this.#draftAt(node, scope);
			if (node.type === "arguments" || node.type === "return_statement") this.#openGiven(node, scope);
		}
	}
	/** A parser that is given to a function may get further options there. */
	#openGiven(node, scope) {
		for (const inner of (0,nodes/* named */.KT)(node)) {
			const draft = inner.type === "identifier" ? this.#draftAt(inner, scope) : null;
			if (draft && scope.size === 0) draft.isOpen = true;
		}
	}
	#draftAt(node, scope) {
		const known = this.#followed.get(node);
		if (known !== undefined) return known;
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
	/** `yargs(hideBin(process.argv))`, `require('yargs')`, `require('yargs/yargs')(process.argv.slice(2))`. */
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
	/** The parser that the module itself is; there is one, however often it is named. */
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
	/** `(yargs) => yargs.option(\u2026)`, or a mapping of options. */
	#build(builder, draft) {
		const inner = this.#source.resolve(builder) ?? builder;
		if (inner.type === "object") {
			this.#methods.addOptions(draft, inner, inner);
			return;
		}
		const [parameters, body] = [(0,nodes/* child */.jf)(inner, "parameters") ?? (0,nodes/* child */.jf)(inner, "parameter"), (0,nodes/* child */.jf)(inner, "body")];
		const name = parameters && /^\(?\s*(\w+)\s*(?::[^,)]*)?\)?$/.exec(this.#source.textOf(parameters))?.[1];
		if (parameters && /^\(\s*\)$/.test(this.#source.textOf(parameters))) return;
		if (!name || !body || this.#depth >= yargs_maxDepth) {
			draft.isOpen = true;
			return;
		}
		this.#depth++;
		for (const node of (0,nodes/* nodesIn */.vx)(body)) this.#followed.delete(node);
		this.#followAll(body, new Map([[name, draft]]));
		this.#depth--;
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/node/read-node-interface.js






/** The packages that read the words of a call, by what a script that uses one says. */
const readers = [
	[/['"]commander['"]/, readCommander],
	[/['"]yargs(?:\/yargs)?['"]/, readYargs],
	[/\bparseArgs\b[^'"]{0,200}['"](?:node:)?util['"]|\butil\.parseArgs\b/, readParseArgs],
	[/^(?![\s\S]*['"](?:minimist|meow|cac|arg|sade|mri|getopts|clipanion|@oclif\/core|citty)['"])[\s\S]*\bprocess\.argv\b/, readArgv]
];
/** What a script for Node accepts; null if it cannot be read or reads its words in no known way. Needs its grammar. */
function readNodeInterface(language, text) {
	const row = readers.find(([pattern]) => pattern.test(text));
	const tree = row && (0,source/* readSource */.X)(language, text);
	return row && tree?.isWhole ? row[1](new NodeSource(text, tree.root)) : null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argparse/draft.js

/** A parser without options, except `--help`. */
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
/** Takes over what another parser declares, as `parents=` does. */
function inherit(draft, parent) {
	const known = new Set(draft.options.flatMap(({ names }) => names));
	draft.options.push(...parent.options.filter(({ names }) => names.every((name) => !known.has(name))));
	draft.arguments.push(...parent.arguments);
	draft.groups.push(...parent.groups);
	draft.isOpen ||= parent.isOpen;
}
/** What a parser accepts in the end. */
function argparse_draft_finish(draft) {
	const { commands, groups, ...rest } = draft;
	const exclusive = groups.filter(({ names }) => names.length > 0);
	const finished = commands && new Map([...commands].map(([name, own]) => [name, argparse_draft_finish(own)]));
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

// EXTERNAL MODULE: ./.build/src/scripts/python/tree/call-arguments.js
var call_arguments = __webpack_require__(18283);
// EXTERNAL MODULE: ./.build/src/scripts/python/tree/constants.js
var tree_constants = __webpack_require__(41129);
;// CONCATENATED MODULE: ./.build/src/scripts/python/argparse/add-argument.js



const flags = [
	"store_true",
	"store_false",
	"store_const",
	"append_const",
	"count"
];
const exits = ["help", "version"];
/** A parser with more options is open. */
const add_argument_maxOptions = 1e3;
const add_argument_anyNumber = {
	min: 0,
	max: null
};
/** Adds what one `add_argument` declares. What cannot be read makes the parser open. */
function addArgument(draft, call, place) {
	const { source, constants } = place;
	const given = (0,call_arguments/* argumentsOf */.a)(source, call);
	const names = given.positional.map((node) => (0,tree_constants/* constantOf */.y)(source, node, constants));
	const isFull = draft.options.length >= add_argument_maxOptions;
	if (isFull || names.length === 0 || names.some((name) => typeof name !== "string")) {
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
	} : arityOf(action, given, place);
	const option = {
		names: all,
		takes: given.isSpread || takes === null ? add_argument_anyNumber : takes,
		values: valuesOf(given, place),
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
	const takes = arityOf(actionOf(given, place), given, place);
	if (given.isSpread || takes === null || place.isConditional || place.group) {
		draft.isOpen = true;
		return;
	}
	const nargs = nargsOf(given, place);
	const isRest = nargs === "...";
	draft.arguments.push({
		name,
		takes,
		values: valuesOf(given, place),
		at: place.at,
		...isRest && { isRest }
	});
}
/** The name of the action; '' for a class of its own. */
function actionOf(given, place) {
	const node = given.keywords.get("action");
	if (!node) return "store";
	const written = (0,tree_constants/* constantOf */.y)(place.source, node, place.constants);
	if (typeof written === "string") return written;
	return (0,nodes/* textAt */.$6)(place.source, node).endsWith("BooleanOptionalAction") ? "BooleanOptionalAction" : "";
}
/** How many words it takes; null if that is not known. */
function arityOf(action, given, place) {
	if (flags.includes(action) || exits.includes(action)) return {
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
	if (nargs === "*" || nargs === "...") return add_argument_anyNumber;
	if (nargs === "+") return {
		min: 1,
		max: null
	};
	return typeof nargs === "number" ? {
		min: nargs,
		max: nargs
	} : null;
}
/** Null without one; undefined if it is not known. */
function nargsOf(given, place) {
	const node = given.keywords.get("nargs");
	if (!node) return null;
	const value = (0,tree_constants/* constantOf */.y)(place.source, node, place.constants);
	if (value === null || typeof value === "string" || typeof value === "number") return value;
	return (0,nodes/* textAt */.$6)(place.source, node).endsWith("REMAINDER") ? "..." : undefined;
}
function valuesOf(given, place) {
	const choices = constant(given, "choices", place);
	const type = given.keywords.get("type");
	const name = type && (0,nodes/* textAt */.$6)(place.source, type);
	const isPlain = name === undefined || [
		"str",
		"int",
		"float"
	].includes(name);
	return {
		choices: isPlain && Array.isArray(choices) ? choices.map(String) : null,
		type: name === "int" || name === "float" ? name : null
	};
}
function defaultOf(given, place) {
	const value = constant(given, "default", place);
	return value === undefined || value === null || Array.isArray(value) ? null : String(value);
}
function constant(given, name, { source, constants }) {
	return (0,tree_constants/* constantOf */.y)(source, given.keywords.get(name), constants);
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argparse/methods.js





/** Methods of a parser that declare nothing. */
const argparse_methods_harmless = new Set(`set_defaults print_help print_usage format_help format_usage error exit get_default`.split(" "));
/** Does what the calls of `argparse` do. */
class ParserMethods {
	parsers = [];
	/** The calls of `ArgumentParser` and `add_argument` that were followed. */
	followed = new Set();
	#context;
	constructor(context) {
		this.#context = context;
	}
	#text(node) {
		return (0,nodes/* textAt */.$6)(this.#context.source, node);
	}
	/** A call of `ArgumentParser`. */
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
		const { keywords, isSpread } = (0,call_arguments/* argumentsOf */.a)(this.#context.source, node);
		const textOf = (name) => {
			const value = keywords.get(name);
			return value && this.#text(value);
		};
		const draft = createDraft(this.#context.rangeOf(node), textOf("add_help") !== "False");
		draft.abbreviates = textOf("allow_abbrev") !== "False";
		draft.isOpen = isSpread || keywords.has("fromfile_prefix_chars") || keywords.has("prefix_chars");
		const parents = keywords.get("parents");
		for (const parent of parents ? (0,nodes/* named */.KT)(parents) : []) {
			const value = this.#context.valueOf(parent, scope);
			if (value?.kind === "parser") inherit(draft, value.draft);
			else draft.isOpen = true;
		}
		if (parents && !["list", "tuple"].includes(parents.type)) draft.isOpen = true;
		return draft;
	}
	/** A call of a method of a parser, or of its subcommands. */
	call(owner, method, node, scope) {
		const { draft } = owner;
		if (owner.kind === "commands") return method === "add_parser" ? this.#addCommand(draft, node, scope) : undefined;
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
				return undefined;
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
				return undefined;
			default:
				if (!argparse_methods_harmless.has(method)) draft.isOpen = true;
				return undefined;
		}
	}
	#isTrue(node, name) {
		const value = (0,call_arguments/* argumentsOf */.a)(this.#context.source, node).keywords.get(name);
		return value !== undefined && this.#text(value) === "True";
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
		const { positional, keywords, isSpread } = (0,call_arguments/* argumentsOf */.a)(this.#context.source, node);
		const constants = this.#context.constantsOf(scope);
		const name = (0,tree_constants/* constantOf */.y)(this.#context.source, positional[0], constants);
		const aliases = (0,tree_constants/* constantOf */.y)(this.#context.source, keywords.get("aliases"), constants) ?? [];
		if (typeof name !== "string" || isSpread || !Array.isArray(aliases)) {
			draft.isOpen = true;
			return undefined;
		}
		const command = this.#draft(node, scope);
		for (const spelt of [name, ...aliases.map(String)]) draft.commands?.set(spelt, command);
		return {
			kind: "parser",
			draft: command,
			group: null
		};
	}
	/** Words of its own are no call of the script. */
	#parse(draft, method, node) {
		const [words] = (0,call_arguments/* argumentsOf */.a)(this.#context.source, node).positional;
		if (words && [
			"list",
			"call",
			"string"
		].includes(words.type)) return;
		draft.isParsed = true;
		if (method === "parse_known_args") draft.acceptsUnknown = true;
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argparse/run.js




/** More statements, and calls within calls, are not read. */
const [run_maxSteps, run_maxDepth] = [2e4, 8];
/**
* Follows the statements of a script as far as they build parsers. Functions of the file are followed where they are
* called with a parser, return one or are the start of the program.
*/
class ArgparseRun {
	#methods;
	#source;
	#functions = new Map();
	#globals = new Map();
	#changed;
	#steps = 0;
	#depth = 0;
	/** How many conditions and loops stand around a statement. */
	#conditions = 0;
	#returned;
	constructor(source, rangeOf) {
		this.#source = source;
		this.#changed = (0,tree_constants/* changedNames */.t)(source.text);
		this.#methods = new ParserMethods({
			source,
			rangeOf,
			valueOf: (node, scope) => this.#value(node, scope),
			constantsOf: (scope) => this.#constants(scope),
			isConditional: () => this.#conditions > 0
		});
		for (const node of (0,nodes/* named */.KT)(source.root)) {
			const definition = node.type === "decorated_definition" ? (0,nodes/* child */.jf)(node, "definition") : node;
			const name = definition && (0,nodes/* child */.jf)(definition, "name");
			if (definition?.type === "function_definition" && name) this.#functions.set((0,nodes/* textAt */.$6)(source, name), definition);
		}
		this.#block(source.root, this.#globals);
		if (!this.#methods.parsers.some(({ isParsed }) => isParsed)) this.#startFunctions();
	}
	/** The parsers, in the order of the run. */
	get parsers() {
		return this.#methods.parsers;
	}
	/** Whether a call was followed. */
	hasFollowed(call) {
		return this.#methods.followed.has(call);
	}
	/** The functions that nobody calls in the file may be its start: an entry point of a package calls them. */
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
		return (0,nodes/* textAt */.$6)(this.#source, node);
	}
	#block(block, scope) {
		for (const statement of (0,nodes/* named */.KT)(block)) {
			if (++this.#steps > run_maxSteps) return;
			this.#statement(statement, scope);
		}
	}
	#statement(node, scope) {
		switch (node.type) {
			case "expression_statement":
				for (const inner of (0,nodes/* named */.KT)(node)) this.#expression(inner, scope);
				return;
			case "return_statement":
				for (const inner of (0,nodes/* named */.KT)(node)) this.#returned = this.#value(inner, scope) ?? this.#returned;
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
		for (const inner of (0,nodes/* named */.KT)(node)) {
			if (inner.type === "block") this.#block(inner, scope);
			else if (inner.type.endsWith("_clause")) this.#conditional(() => this.#bodies(inner, scope));
		}
	}
	#condition(node, scope) {
		const test = (0,nodes/* child */.jf)(node, "condition");
		const isStart = test !== undefined && /__name__/.test(this.#text(test));
		if (isStart) this.#bodies(node, scope);
		else this.#conditional(() => this.#bodies(node, scope));
	}
	/** A loop over a list in the text is followed once for each entry. */
	#loop(node, scope) {
		const [left, right, body] = [
			"left",
			"right",
			"body"
		].map((field) => (0,nodes/* child */.jf)(node, field));
		const values = (0,tree_constants/* constantOf */.y)(this.#source, right, this.#constants(scope));
		if (!left || !body) return;
		if (!Array.isArray(values)) {
			this.#conditional(() => this.#block(body, scope));
			return;
		}
		const names = left.type === "identifier" ? [left] : (0,nodes/* named */.KT)(left);
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
			return binding?.kind === "constant" ? binding.value : undefined;
		};
	}
	#expression(node, scope) {
		if (node.type !== "assignment") {
			this.#value(node, scope);
			return;
		}
		const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
		if (!left || !right) return;
		const value = this.#value(right, scope);
		const target = this.#text(left);
		const owner = target.endsWith(".required") ? scope.get(target.slice(0, -9)) : undefined;
		if (owner?.kind === "commands") owner.draft.needsCommand = this.#text(right) === "True";
		const isFixed = value?.kind !== "constant" || !this.#changed.has(target);
		if (value && isFixed && ["identifier", "attribute"].includes(left.type)) scope.set(target, value);
		else if (value?.kind === "parser" && left.type !== "subscript") value.draft.isOpen = true;
		else scope.delete(target);
	}
	#value(node, scope) {
		const inner = node.type === "parenthesized_expression" ? (0,nodes/* named */.KT)(node)[0] : node;
		if (!inner) return undefined;
		if (inner.type === "call") return this.#called(inner, scope);
		if (inner.type === "identifier" || inner.type === "attribute") {
			const name = this.#text(inner);
			return scope.get(name) ?? this.#globals.get(name);
		}
		const value = (0,tree_constants/* constantOf */.y)(this.#source, inner, this.#constants(scope));
		return value === undefined ? undefined : {
			kind: "constant",
			value
		};
	}
	#called(node, scope) {
		const callee = (0,nodes/* child */.jf)(node, "function");
		if (!callee) return undefined;
		const name = this.#text(callee);
		if (/^(?:argparse\.)?ArgumentParser$/.test(name)) return this.#methods.create(node, scope);
		const definition = callee.type === "identifier" ? this.#functions.get(name) : undefined;
		if (definition) return this.#follow(definition, node, scope);
		if (callee.type === "attribute") {
			const [object, method] = [(0,nodes/* child */.jf)(callee, "object"), (0,nodes/* child */.jf)(callee, "attribute")];
			const owner = object && this.#value(object, scope);
			if (owner && method && owner.kind !== "constant") return this.#methods.call(owner, this.#text(method), node, scope);
		}
		this.#release(node, scope);
		const value = (0,tree_constants/* constantOf */.y)(this.#source, node, this.#constants(scope));
		return value === undefined ? undefined : {
			kind: "constant",
			value
		};
	}
	/** A parser that is given to a function of elsewhere may get further options there. */
	#release(node, scope) {
		const callee = this.#text((0,nodes/* child */.jf)(node, "function") ?? node);
		if (/^(?:argcomplete\.autocomplete|print|len|str|repr)$/.test(callee)) return;
		const { positional, keywords } = (0,call_arguments/* argumentsOf */.a)(this.#source, node);
		const given = [...positional, ...keywords.values()];
		this.#giveUp(given.map((argument) => this.#value(argument, scope)));
	}
	#follow(definition, node, scope) {
		const { positional, keywords, isSpread } = (0,call_arguments/* argumentsOf */.a)(this.#source, node);
		const values = positional.map((argument) => this.#value(argument, scope));
		const byName = new Map();
		for (const [name, argument] of keywords) byName.set(name, this.#value(argument, scope));
		if (isSpread) this.#giveUp([...values, ...byName.values()]);
		return this.#call(definition, values, byName);
	}
	#call(definition, values, byName) {
		const [parameters, body] = [(0,nodes/* child */.jf)(definition, "parameters"), (0,nodes/* child */.jf)(definition, "body")];
		if (!body || this.#depth >= run_maxDepth) return this.#giveUp(values);
		const scope = new Map();
		for (const [index, parameter] of (parameters ? (0,nodes/* named */.KT)(parameters) : []).entries()) {
			const name = this.#text((0,nodes/* child */.jf)(parameter, "name") ?? (0,nodes/* named */.KT)(parameter)[0] ?? parameter);
			const value = values[index] ?? byName.get(name);
			if (value) scope.set(name, value);
		}
		this.#depth++;
		const outer = this.#returned;
		this.#returned = undefined;
		this.#block(body, scope);
		const result = this.#returned;
		this.#returned = outer;
		this.#depth--;
		return result;
	}
	#giveUp(values) {
		for (const value of values) if (value && value.kind !== "constant") value.draft.isOpen = true;
		return undefined;
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argparse/argparse.js



/** How `argparse` reads words. */
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
/**
* What a script with `argparse` accepts; null if it has no parser of its own words, or several. `numbers` are those of the
* lines in the script, where the text is a part of it.
*/
function readArgparse(source, numbers) {
	const run = new ArgparseRun(source, (0,nodes/* rangesOf */.wA)(source.text, numbers));
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
		command: argparse_draft_finish(main),
		variables: []
	};
}
/** Whether a script reads or writes its words beside the parser. */
function changesWords(text) {
	return /\bsys\.argv(?:\s*(?:\+|-)?=(?!=)|\s*\[\s*\d+\s*\]|\.(?:insert|append|extend|pop|remove)\b)/.test(text);
}
/** The calls that make a parser, and those that declare an argument, wherever they stand. */
function callsIn(source) {
	const [parsers, options] = [[], []];
	for (const node of (0,nodes/* nodesIn */.vx)(source.root)) {
		if (node.type !== "call") continue;
		const callee = (0,nodes/* child */.jf)(node, "function");
		const name = callee && (0,nodes/* textAt */.$6)(source, callee);
		if (name && /(?:^|\.)ArgumentParser$/.test(name)) parsers.push(node);
		else if (name?.endsWith(".add_argument")) options.push(node);
	}
	return {
		parsers,
		options
	};
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argv/branches.js

/** The words that `if word == "a": \u2026 elif word == "b": \u2026 else: refuse` or `if word not in WORDS: refuse` knows. */
function branchesOf(module, node, firsts, refuses) {
	const clauses = node.children.filter(({ field }) => field === "alternative");
	const last = clauses.at(-1);
	const tests = [node, ...clauses].flatMap((clause) => (0,nodes/* child */.jf)(clause, "condition") ?? []);
	const [first] = tests;
	if (clauses.length === 0 && first && refuses((0,nodes/* child */.jf)(node, "consequence"))) return excluded(module, first, firsts);
	if (last?.type !== "else_clause" || !refuses((0,nodes/* child */.jf)(last, "body"))) return null;
	const found = tests.map((test) => compared(module, test, firsts));
	const [one] = found;
	if (!one || !found.every((own) => own?.name === one.name)) return null;
	return {
		names: found.flatMap((own) => own?.words ?? []),
		standard: firsts.get(one.name) ?? null
	};
}
/** What a condition compares a word with: `word == "a"`, `word in ("a", "b")`, with further conditions after `and`. */
function compared(module, test, firsts) {
	if (test.type === "boolean_operator") {
		const [left, right] = [(0,nodes/* child */.jf)(test, "left"), (0,nodes/* child */.jf)(test, "right")];
		const operator = (0,nodes/* child */.jf)(test, "operator");
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
	const isKnown = firsts.has(name) && operator === "not in" && isTexts(words);
	return isKnown ? {
		names: words,
		standard: firsts.get(name) ?? null
	} : null;
}
function partsOf(module, test) {
	const operators = test.children.filter(({ field }) => field === "operators");
	const [subject, value, ...more] = test.children.filter(({ field, isNamed }) => isNamed && field !== "operators");
	if (test.type !== "comparison_operator" || more.length > 0) return [
		"",
		undefined,
		undefined
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

;// CONCATENATED MODULE: ./.build/src/scripts/python/argv/conditions.js

/** Longer conditions are not read. */
const conditions_maxCondition = 1e3;
/** What is left of a count where a script refuses what a condition holds for; null if it is about something else. */
function countWithout(condition, lists, count, isNegated) {
	if (condition.length > conditions_maxCondition) return null;
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
		// Counts between the least and the most that are left out are not told apart.
		if (list) return ["<", Math.min(...list.split(",").map(Number)) - offset];
	}
	return null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argv/endings.js

/** Calls within calls are not followed further. */
const endings_maxDepth = 4;
/** What the functions of scripts do that were followed, by their bodies. */
const endings_endings = new WeakMap();
const exit = /^(?:sys\.exit|exit|quit|os\._exit|SystemExit)$/;
/** What a block does; `isMain` where the number that it returns is the status of the run. */
function endings_endingOf(module, block, isMain, depth = 0) {
	for (const statement of block) {
		const ending = endings_endingOfStatement(module, statement, isMain, depth);
		if (ending !== "goes-on") return ending;
	}
	return "goes-on";
}
function endings_endingOfStatement(module, node, isMain, depth) {
	const [inner] = (0,nodes/* named */.KT)(node);
	if (node.type === "return_statement") return isMain && inner && isError(module, inner) ? "refuses" : "may-end";
	const isRaise = node.type === "raise_statement";
	if (isRaise || node.type === "expression_statement") {
		if (inner?.type === "call") return endings_endingOfCall(module, inner, depth) ?? (isRaise ? "refuses" : "goes-on");
		return isRaise ? "refuses" : "goes-on";
	}
	return endings_mayEnd(module, node, depth) ? "may-end" : "goes-on";
}
/** What a call does to the run; null for a function that is none of this. */
function endings_endingOfCall(module, call, depth) {
	const callee = module.calleeOf(call);
	if (exit.test(callee)) {
		const [status] = module.argumentsOf(call).positional;
		return status && isError(module, status) ? "refuses" : "ends";
	}
	const definition = module.functionNamed(callee);
	const body = definition && (0,nodes/* child */.jf)(definition.node, "body");
	if (!body) return null;
	if (depth >= endings_maxDepth) return "may-end";
	const known = endings_endings.get(body);
	if (known) return known;
	endings_endings.set(body, "may-end");
	const ending = endings_endingOf(module, (0,nodes/* named */.KT)(body), false, depth + 1);
	const returns = [...(0,nodes/* nodesIn */.vx)(body)].some(({ type }) => type === "return_statement");
	const isReturned = ending === "may-end" && returns && !endings_mayEnd(module, body, depth + 1);
	const found = isReturned ? "goes-on" : ending;
	endings_endings.set(body, found);
	return found;
}
/** A number other than 0, or a text that is printed. */
function isError(module, node) {
	const value = module.constant(node);
	if (typeof value === "number") return value % 256 !== 0;
	return typeof value === "string" && value !== "" || node.type === "string" && value === undefined;
}
/** Whether anything below a node may end the run, or leave its function. */
function endings_mayEnd(module, node, depth) {
	if (/^(?:function|class)_definition$|^decorated_definition$/.test(node.type)) return false;
	if (/^(?:return|raise)_statement$/.test(node.type)) return true;
	const ending = node.type === "call" && depth < endings_maxDepth ? endings_endingOfCall(module, node, depth) : null;
	if (ending !== null && ending !== "goes-on") return true;
	return node.children.some((inner) => endings_mayEnd(module, inner, depth));
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argv/option-loop.js




/** What a loop over the words of a call accepts; null for another loop, and for one that nobody can tell about. */
function option_loop_readOptionLoop(module, node, { lists, numbers }, loop) {
	const head = headOf(module, node, lists, numbers);
	const body = (0,nodes/* child */.jf)(node, "body");
	if (!head || head.leading < 0 || !body || (0,nodes/* child */.jf)(node, "alternative")) return null;
	const reading = new option_loop_Loop(module, head);
	reading.read((0,nodes/* named */.KT)(body), 0);
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
		const part = (0,nodes/* child */.jf)(node, field);
		return part ? module.textOf(part) : "";
	});
	const [, counter, listed = right] = /^(\w+), ?\w+$/.test(left ?? "") ? /^(enumerate)\((.+?)(?:, ?\d)?\)$/.exec(right ?? "") ?? [] : [];
	const offset = lists.get(listed ?? "");
	const word = counter ? (left ?? "").replace(/^\w+, ?/, "") : left ?? "";
	if (node.type === "for_statement" && offset !== undefined && /^\w+$/.test(word)) return {
		leading: -offset,
		word,
		step: null,
		own: 0
	};
	const [, index = "", list = ""] = /^(\w{1,40}) < len\((.+)\)$/.exec(condition ?? "") ?? [];
	const [start, before] = [numbers.get(index), lists.get(list)];
	if (start === undefined || before === undefined) return null;
	const step = new RegExp(`\\b${index}\\s*\\+=\\s*(\\d)\\b`, "g");
	return {
		leading: start - before,
		word: `${list}[${index}]`,
		step,
		own: 1
	};
}
/** The branches of a loop, in the order in which a word meets them. */
class option_loop_Loop {
	branches = [];
	/** Whether a statement cannot be followed. */
	isUnread = false;
	#module;
	#head;
	#subjects;
	/** Whether a word that a branch knows gets to the next statement. */
	#falls = false;
	constructor(module, head) {
		this.#module = module;
		this.#head = head;
		this.#subjects = new Map([[head.word, null]]);
	}
	/** Reads statements that each word meets; `after` is the number of words that those after them take. */
	read(statements, after) {
		for (const [index, node] of statements.entries()) {
			const later = after + this.#steps(statements.slice(index + 1));
			if (node.type === "if_statement") this.#if(node, later);
			else {
				const assignment = (0,nodes/* named */.KT)(node)[0];
				const [left, right] = ["left", "right"].map((field) => {
					const part = assignment?.type === "assignment" && (0,nodes/* child */.jf)(assignment, field);
					return part ? this.#module.textOf(part) : "";
				});
				if (this.#subjects.has(right ?? "") && /^\w+$/.test(left ?? "")) this.#subjects.set(left ?? "", null);
				else this.#subjects.delete(left ?? "");
				const ending = endings_endingOf(this.#module, [node], false);
				if (ending !== "goes-on" || option_loop_isLeaving(node)) this.#add("all", [node], later);
			}
		}
	}
	#if(node, after) {
		const clauses = [node, ...node.children.filter(({ field }) => field === "alternative")];
		let falls = false;
		for (const clause of clauses) {
			const condition = (0,nodes/* child */.jf)(clause, "condition");
			const body = (0,nodes/* child */.jf)(clause, condition ? "consequence" : "body");
			const block = body ? (0,nodes/* named */.KT)(body) : [];
			if (condition) this.#add(this.#testOf(condition), block, after);
			else this.read(block, after);
			falls ||= condition !== undefined && !option_loop_isLeaving(block.at(-1));
		}
		this.#falls ||= falls;
	}
	#add(test, block, after) {
		const [first, last] = [block[0], block.at(-1)];
		// What a word that a branch knows meets after it may refuse it.
		if (this.#falls) this.isUnread = true;
		this.branches.push({
			test,
			ending: endings_endingOf(this.#module, block, false),
			leaves: block.some(({ type }) => /^(?:return|break)_statement$/.test(type)),
			takes: this.#takes(block, last?.type === "continue_statement" ? 0 : after),
			at: this.#module.rangeOf(first && last ? {
				...first,
				end: last.end
			} : this.#module.root)
		});
	}
	#takes(block, after) {
		const isLooped = block.some(({ type }) => /^(?:for|while)_statement$/.test(type));
		return {
			min: 0,
			max: isLooped ? null : Math.max(0, this.#steps(block) + after - this.#head.own)
		};
	}
	#steps(block) {
		const { step } = this.#head;
		const texts = step ? block.map((node) => this.#module.textOf(node)) : [];
		return texts.flatMap((text) => step ? [...text.matchAll(step)] : []).reduce((sum, [, count]) => sum + Number(count), 0);
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
}
/** Whether nothing after a statement meets the word. */
function option_loop_isLeaving(node) {
	return node !== undefined && /^(?:continue|break|return|raise)_statement$/.test(node.type);
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/argv/argv.js






/** More statements, calls within calls, and names of words, are not followed. */
const [argv_maxSteps, argv_argv_maxDepth, maxNames] = [
	2e4,
	4,
	50
];
/** What changes the words while the script runs. */
const argv_changes = /\bsys\.argv(?:\s*[-+]?=(?!=)|\.(?:insert|append|extend|pop|remove|clear)\b|\s*\[[^\]\n]{0,100}\]\s*=(?!=))|\bdel\s+sys\.argv/;
/** What ends a run that a missing word or an exit begins to end. */
const catching = /^$|\b(?:SystemExit|BaseException|Exception)\b|(?:Index|Value|Key|Type|Usage|Runtime|Argument\w*)Error\b/;
/** What a script accepts that reads `sys.argv` itself, as far as it compares its length or its first word; else null. */
function argv_readArgv(module) {
	if (argv_changes.test(module.text)) return null;
	const run = new argv_ArgvRun(module);
	const { start } = module.rangeOf(module.root);
	return run.found ?? countedInterface(run.count, argv_positionsAt({
		start,
		end: start
	}));
}
function argv_positionsAt(at) {
	return {
		framework: "sys.argv",
		nameOf: (position) => `sys.argv[${position}]`,
		at
	};
}
/** Follows the statements of a script up to the first that not all runs reach. */
class argv_ArgvRun {
	count = anyCount;
	found = null;
	#module;
	#steps = 0;
	/** The lists of words by name, with the number of entries before the first. */
	#lists = new Map([["sys.argv", 1], ["sys.argv[1:]", 0]]);
	/** The names of the first word, with what stands in its place where it is missing. */
	#firsts = new Map([["sys.argv[1]", null]]);
	#numbers = new Map();
	/** The options that end the run wherever they stand. */
	#helpNames = [];
	constructor(module) {
		this.#module = module;
		this.#block(module.statements(), false, 0);
	}
	/** Follows statements; false if what comes after them is not reached in all runs. */
	#block(statements, isMain, depth) {
		return statements.every((statement) => this.#statement(statement, isMain, depth));
	}
	#statement(node, isMain, depth) {
		if (++this.#steps > argv_maxSteps) return false;
		switch (node.type) {
			case "function_definition":
			case "class_definition":
			case "decorated_definition": return true;
			case "expression_statement": return this.#expression((0,nodes/* named */.KT)(node)[0], depth);
			case "raise_statement": return this.#expression((0,nodes/* named */.KT)(node)[0], depth) && false;
			case "if_statement": return this.#condition(node, isMain);
			case "for_statement":
			case "while_statement":
				this.found = option_loop_readOptionLoop(this.#module, node, {
					lists: this.#lists,
					numbers: this.#numbers
				}, {
					positions: argv_positionsAt(this.#module.rangeOf(node)),
					least: this.count.min,
					helpNames: this.#helpNames
				});
				return this.found === null && this.#pass([node], isMain);
			case "try_statement": return this.#attempt(node, isMain, depth);
			default: return this.#pass([node], isMain);
		}
	}
	/** Whether the run goes on after statements whatever its words are. */
	#pass(nodes, isMain) {
		const ending = endings_endingOf(this.#module, nodes, isMain);
		if (ending === "goes-on") return true;
		return ending === "may-end" && !nodes.some((node) => this.#isAboutWords(node));
	}
	#isAboutWords(node) {
		const text = this.#module.textOf(node);
		return /\bsys\.argv\b/.test(text) || [...this.#lists.keys(), ...this.#firsts.keys()].some((name) => text.includes(name));
	}
	#expression(node, depth) {
		if (node?.type === "assignment") return this.#assign(node, depth);
		const call = node?.type === "await" ? (0,nodes/* named */.KT)(node)[0] : node;
		if (call?.type !== "call") return true;
		const callee = this.#module.calleeOf(call);
		const [first] = this.#module.argumentsOf(call).positional;
		if (/^(?:sys\.exit|exit|SystemExit|asyncio\.run)$/.test(callee) && first?.type === "call") {
			const isStatus = callee !== "asyncio.run";
			return this.#call(first, isStatus, depth) && !isStatus;
		}
		return this.#call(call, false, depth);
	}
	/** A function that gets no words, or all of them. */
	#call(call, isMain, depth) {
		const definition = this.#module.functionNamed(this.#module.calleeOf(call));
		const { positional, keywords } = this.#module.argumentsOf(call);
		const list = positional[0] ? this.#lists.get(this.#module.textOf(positional[0])) : undefined;
		const takesWords = positional.length === 0 || positional.length === 1 && list !== undefined;
		const body = definition && (0,nodes/* child */.jf)(definition.node, "body");
		if (!body || !takesWords || keywords.size > 0 || depth >= argv_argv_maxDepth || definition.decorators.length > 0) return this.#pass([{
			...call,
			type: "expression_statement",
			children: [call]
		}], false);
		const parameter = (0,nodes/* child */.jf)(definition.node, "parameters");
		const [name] = parameter ? (0,nodes/* named */.KT)(parameter) : [];
		if (name?.type === "identifier" && list !== undefined) {
			this.#lists.set(this.#module.textOf(name), list);
			this.#firsts.set(`${this.#module.textOf(name)}[${list}]`, null);
		}
		return this.#block((0,nodes/* named */.KT)(body), isMain, depth + 1);
	}
	#assign(node, depth) {
		const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
		const name = left ? this.#module.textOf(left) : "";
		const value = right ? this.#module.textOf(right).replace(/\s+/g, " ") : "";
		this.#lists.delete(name);
		this.#firsts.delete(name);
		this.#numbers.delete(name);
		if (/^\d$/.test(value)) this.#numbers.set(name, Number(value));
		if (this.#firsts.size > maxNames) return right?.type !== "call" || this.#call(right, false, depth);
		const list = this.#lists.get(value);
		if (list !== undefined) {
			this.#lists.set(name, list);
			this.#firsts.set(`${name}[${list}]`, null);
			return true;
		}
		const [, word = "", standard] = /^(\S+\[\d\])(?: if .* else (\S+))?$/.exec(value) ?? [];
		const text = /^(["'])([^"'\\]*)\1$/.exec(standard ?? "")?.[2];
		const isKnown = standard === undefined || standard === "None" || text !== undefined;
		if (this.#firsts.has(word) && isKnown) this.#firsts.set(name, standard === undefined ? null : text ?? "");
		return right?.type === "call" ? this.#call(right, false, depth) : true;
	}
	#attempt(node, isMain, depth) {
		const body = (0,nodes/* child */.jf)(node, "body");
		const catches = this.#module.catchesOf(node).some((caught) => catching.test(caught));
		const handlers = (0,nodes/* named */.KT)(node).filter(({ type }) => type === "except_clause");
		const refuses = handlers.every((handler) => endings_endingOf(this.#module, (0,nodes/* named */.KT)(handler).slice(-1).flatMap(nodes/* named */.KT), isMain) === "refuses");
		if (!body || catches && !refuses) return this.#pass([node], isMain);
		return this.#block((0,nodes/* named */.KT)(body), isMain, depth);
	}
	#condition(node, isMain) {
		const [test, body] = [(0,nodes/* child */.jf)(node, "condition"), (0,nodes/* child */.jf)(node, "consequence")];
		const alternatives = node.children.filter(({ field }) => field === "alternative");
		if (!test || !body) return false;
		const [last] = alternatives.slice(-1);
		const otherwise = last?.type === "else_clause" ? (0,nodes/* child */.jf)(last, "body") : undefined;
		const condition = this.#module.textOf(test);
		const isEnd = endings_endingOf(this.#module, (0,nodes/* named */.KT)(body), isMain) === "ends";
		if (isEnd && alternatives.length === 0 && this.#isAboutHelp(condition)) return true;
		const refuses = (block) => block !== undefined && endings_endingOf(this.#module, (0,nodes/* named */.KT)(block), isMain) === "refuses";
		const count = refuses(body) ? countWithout(condition, this.#lists, this.count, false) : alternatives.length === 1 && refuses(otherwise) ? countWithout(condition, this.#lists, this.count, true) : null;
		if (count) {
			this.count = count;
			const other = refuses(body) ? alternatives.map((clause) => (0,nodes/* child */.jf)(clause, "body")) : [body];
			return other.every((block) => block && this.#pass((0,nodes/* named */.KT)(block), isMain));
		}
		const branches = branchesOf(this.#module, node, this.#firsts, refuses);
		if (!branches) return this.#pass([node], isMain);
		const { names, standard } = branches;
		const isRefused = standard !== null && !names.includes(standard);
		const needsCommand = isRefused || this.count.min > 0;
		const positions = argv_positionsAt(this.#module.rangeOf(node));
		this.found = chosenInterface(names, needsCommand, this.count, positions);
		return false;
	}
	/** Whether a condition holds only where no word is given, or one that asks for help. */
	#isAboutHelp(condition) {
		const parts = condition.length > 1e3 ? [""] : condition.split(" or ");
		return parts.every((part) => {
			const without = countWithout(part, this.#lists, anyCount, false);
			if (without) return without.min === 1 && without.max === null;
			const [, word = "", names = "", name = "", list = ""] = /^(?:(\w+(?:\.\w+)?(?:\[\d\])?) (?:==|in) (.+)|(["']--?[\w-]+["']) in ([\w.]+(?:\[1:\])?))$/.exec(part.trim()) ?? [];
			const found = [...(names || name).matchAll(/["'](--?[\w-]+)["']/g)].flatMap(([, own]) => own ?? []);
			this.#helpNames.push(...found);
			return found.length > 0 && (this.#firsts.has(word) || this.#lists.has(list));
		});
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/click/draft.js


/** How click and typer read words. */
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
/** A command without options, except `--help`. */
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
/** What a command accepts in the end. Whether a group without a command ends with an error depends on the version. */
function click_draft_finish(draft) {
	return {
		...emptyCommand(draft.at),
		options: draft.options,
		arguments: draft.arguments,
		commands: draft.commands && new Map(draft.commands.flatMap(({ names, draft: inner }) => names.map((name) => [name, click_draft_finish(inner)]))),
		isOpen: draft.isOpen
	};
}
/** The names of a command that has that of its function: some versions leave the end out. */
function namesOf(name) {
	const written = name.toLowerCase().replaceAll("_", "-");
	return [...new Set([written, written.replace(/-(?:command|cmd|group|grp)$/, "")])];
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/click/parameters.js


const parameters_flag = {
	min: 0,
	max: 0
};
const parameters_one = {
	min: 1,
	max: 1
};
/** The names of `'-v'`, `'--shout/--no-shout'`; null if one is made at run time. */
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
/** The option of `@click.option(\u2026)`; null if it is made at run time. */
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
	const takes = isFlag ? parameters_flag : given.keywords.has("flag_value") || given.keywords.has("prompt_required") ? {
		min: 0,
		max: 1
	} : parameters_arityOf(module, given);
	if (!takes) return null;
	return {
		names: found.names,
		takes,
		values: isFlag ? anyValue : parameters_valuesOf(module, given),
		isRequired: constant("required") === true && !hasOtherSource,
		default: null,
		at: module.rangeOf(call)
	};
}
/** The argument of `@click.argument(\u2026)`; null if it is made at run time. */
function clickArgument(module, call) {
	const given = module.argumentsOf(call);
	const name = module.constant(given.positional[0]);
	const takes = parameters_arityOf(module, given);
	if (typeof name !== "string" || given.isSpread || given.keywords.has("cls") || !takes) return null;
	const required = given.keywords.get("required");
	const isKnown = required === undefined || typeof module.constant(required) === "boolean";
	const hasOtherSource = given.keywords.has("default") || given.keywords.has("envvar");
	const isRequired = required ? module.constant(required) === true : takes.max !== null;
	if (!isKnown) return null;
	const min = isRequired && !hasOtherSource ? Math.max(1, takes.min) : 0;
	return {
		name,
		takes: {
			min,
			max: takes.max
		},
		values: parameters_valuesOf(module, given),
		at: module.rangeOf(call)
	};
}
function parameters_arityOf(module, { keywords }) {
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
		min: (0,nodes/* named */.KT)(type).length,
		max: (0,nodes/* named */.KT)(type).length
	};
	if (type && /^(?:click\.)?Tuple\b/.test(module.textOf(type))) return null;
	return parameters_one;
}
function parameters_valuesOf(module, { keywords }) {
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
	const standard = module.constant(keywords.get("default"));
	const isNumber = typeof standard === "number" && !keywords.has("multiple") && !keywords.has("nargs");
	if (!isNumber) return anyValue;
	const isWhole = /^-?[\d_]+$/.test(module.textOf(keywords.get("default") ?? module.root));
	return {
		choices: null,
		type: isWhole ? "int" : "float"
	};
}
function choicesOf(module, type) {
	const { positional, keywords } = module.argumentsOf(type);
	const list = module.constant(positional[0]);
	const isExact = !keywords.has("case_sensitive") || module.constant(keywords.get("case_sensitive")) === true;
	const isKnown = Array.isArray(list) && list.every((item) => typeof item === "string");
	return {
		choices: isKnown && isExact ? list : null,
		type: null
	};
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/click/root.js

/** The command with which a script starts; null if there are several, or it gets words of its own. */
function rootOf(module, commands) {
	const starts = module.calls().filter((call) => commands.has(module.calleeOf(call)) && !module.decorators.has(call));
	const [start, ...others] = starts;
	if (others.length > 0 || start && !isPlain(module, start)) return null;
	if (start) return commands.get(module.calleeOf(start)) ?? null;
	const [root, ...more] = [...new Set(commands.values())].filter(({ isInner }) => !isInner);
	return root && more.length === 0 ? root : null;
}
/** `cli()` and `cli(obj={})`, where nothing catches what they say. */
function isPlain(module, call) {
	const { positional, keywords, isSpread } = module.argumentsOf(call);
	if (positional.length > 0 || isSpread || [...keywords.keys()].some((name) => !/^(?:obj|prog_name)$/.test(name))) return false;
	for (const node of (0,nodes/* nodesIn */.vx)(module.root)) {
		const body = node.type === "try_statement" ? (0,nodes/* child */.jf)(node, "body") : undefined;
		const isInside = body && body.start <= call.start && call.end <= body.end;
		const catches = isInside ? module.catchesOf(node) : [];
		if (catches.some((caught) => /^$|\b(?:SystemExit|BaseException)\b/.test(caught))) return false;
	}
	return true;
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/click/click.js




/** Decorators that add nothing which a call shows. */
const click_harmless = /^(?:click\.)?(?:pass_context|pass_obj|make_pass_decorator\(\w+\))$/;
/** Parts of the settings of a command that change nothing of what is accepted. */
const harmlessSettings = /^(?:help_option_names|max_content_width|terminal_width|show_default|color)$/;
/** What a script with click accepts; null if it is not known which command starts. */
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
		command: click_draft_finish(root),
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
	const names = typeof own === "string" ? [own] : namesOf(name);
	const draft = createClick(names, isGroup, module.rangeOf(maker));
	draft.isOpen = index > 0 || given?.isSpread === true || written !== undefined && typeof own !== "string";
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
	return owner === "" ? /^(?:command|group)$/.test(callee) : owner === "click" || owner !== null && commands.get(owner)?.commands !== undefined;
}
/** The keyword arguments of `@click.command(\u2026)`. */
function configure(module, draft, keywords) {
	if (keywords.has("cls") || keywords.has("chain") || keywords.has("no_args_is_help") || keywords.has("params")) draft.isOpen = true;
	if (keywords.has("add_help_option")) draft.options.length = 0;
	const settings = keywords.get("context_settings");
	const value = settings?.type === "identifier" ? module.valueOf(module.textOf(settings)) ?? undefined : settings;
	if (!value) {
		draft.isOpen ||= settings !== undefined;
		return;
	}
	const entries = entriesOf(module, value);
	if (!entries?.every(([name]) => harmlessSettings.test(name))) draft.isOpen = true;
	const help = module.constant(entries?.find(([name]) => name === "help_option_names")?.[1]);
	if (Array.isArray(help)) draft.options.push(exitOption(help.map(String), draft.at));
}
/** `{"a": 1}` or `dict(a=1)`. */
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
		const written = module.argumentsOf(node).positional.map((own) => module.constant(own));
		const names = written.filter((own) => typeof own === "string").filter((own) => own.startsWith("-"));
		const standard = name === "version_option" ? "--version" : "--help";
		draft.options.push(exitOption(names.length > 0 ? names : [standard], module.rangeOf(node)));
	} else if (!click_harmless.test(text)) draft.isOpen = true;
}
/** `cli.add_command(build, "build")`. */
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

;// CONCATENATED MODULE: ./.build/src/scripts/python/optparse.js



/** How `optparse` reads words. */
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
/** More options are not read. */
const optparse_maxOptions = 1e3;
/** What a script with `optparse` accepts; null unless it has one parser, to which only calls in the file add options. */
function readOptparse(module) {
	const calls = module.calls();
	const parsers = calls.filter((call) => /^(?:optparse\.)?OptionParser$/.test(module.calleeOf(call)));
	const [parser, ...others] = parsers;
	const name = parser && nameOf(module, parser);
	if (!parser || !name || others.length > 0 || isGiven(module, name)) return null;
	const { keywords, isSpread } = module.argumentsOf(parser);
	if (isSpread || [
		"option_class",
		"option_list",
		"conflict_handler"
	].some((own) => keywords.has(own))) return null;
	const adding = calls.filter((call) => /\.add_option$/.test(module.calleeOf(call)));
	const options = adding.map((call) => optparse_optionOf(module, call));
	if (options.includes(null) || options.length > optparse_maxOptions) return null;
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
/** The name that a parser is assigned to. */
function nameOf(module, parser) {
	for (const node of (0,nodes/* nodesIn */.vx)(module.root)) {
		const [left, right] = node.type === "assignment" ? [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")] : [];
		if (right === parser && left?.type === "identifier") return module.textOf(left);
	}
	return null;
}
/** Whether a function gets the parser, or another way to add options is used. */
function isGiven(module, name) {
	if (/\.(?:add_options|set_conflict_handler|remove_option|_add_option)\b|\bmake_option\b|\bset_usage_handler\b/.test(module.text)) return true;
	return module.calls().some((call) => {
		const list = (0,nodes/* child */.jf)(call, "arguments");
		const isGroup = /OptionGroup$/.test(module.calleeOf(call));
		return !isGroup && list !== undefined && (0,nodes/* named */.KT)(list).some((node) => module.textOf(node) === name);
	});
}
const optparse_flags = [
	"store_true",
	"store_false",
	"store_const",
	"append_const",
	"count",
	"help",
	"version"
];
function optparse_optionOf(module, call) {
	const { positional, keywords, isSpread } = module.argumentsOf(call);
	const names = positional.map((node) => module.constant(node));
	const constant = (key) => module.constant(keywords.get(key));
	const action = keywords.has("action") ? constant("action") : "store";
	const count = keywords.has("nargs") ? constant("nargs") : 1;
	const isKnown = names.length > 0 && names.every((name) => typeof name === "string");
	if (!isKnown || isSpread || typeof action !== "string" || typeof count !== "number") return null;
	if (action === "callback") return null;
	const at = module.rangeOf(call);
	const own = flagOption(names, at);
	if (optparse_flags.includes(action)) return {
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

;// CONCATENATED MODULE: ./.build/src/scripts/python/tree/module.js



/** Names whose values are looked for; further ones are unknown. */
const module_maxLookups = 200;
/** A script in Python. */
class PythonModule {
	text;
	root;
	rangeOf;
	/** In the order of the text. */
	functions;
	/** The calls and names that stand above functions. */
	decorators;
	#byName;
	#values = new Map();
	#constants = new Map();
	#changed;
	constructor(text, root) {
		this.text = text;
		this.root = root;
		this.rangeOf = (0,nodes/* rangesOf */.wA)(text);
		this.#changed = (0,tree_constants/* changedNames */.t)(text);
		this.functions = (0,nodes/* named */.KT)(root).flatMap((node) => functionAt(this, node) ?? []);
		this.decorators = new Set(this.functions.flatMap(({ decorators }) => decorators));
		this.#byName = new Map(this.functions.map((own) => [own.name, own]));
		for (const node of (0,nodes/* nodesIn */.vx)(root)) {
			const left = node.type === "assignment" ? (0,nodes/* child */.jf)(node, "left") : undefined;
			if (left?.type !== "identifier") continue;
			const name = this.textOf(left);
			this.#values.set(name, this.#values.has(name) ? null : (0,nodes/* child */.jf)(node, "right") ?? null);
		}
	}
	/** The text of a node. */
	textOf(node) {
		return (0,nodes/* textAt */.$6)(this, node);
	}
	/** The function of the module with a name; of several the last. */
	functionNamed(name) {
		return this.#byName.get(name);
	}
	/** The expression that a name stands for; null unless it gets one value in the file. */
	valueOf(name) {
		return this.#values.get(name) ?? null;
	}
	/** The value of an expression; undefined if it may differ between runs. */
	constant(node) {
		return (0,tree_constants/* constantOf */.y)(this, node, (name) => this.#named(name));
	}
	#named(name) {
		if (this.#constants.has(name)) return this.#constants.get(name);
		// A name within its own value has none.
		this.#constants.set(name, undefined);
		const value = this.#constants.size > module_maxLookups ? null : this.valueOf(name);
		if (value && !this.#changed.has(name)) this.#constants.set(name, this.constant(value));
		return this.#constants.get(name);
	}
	/** What is called, as it is written: `click.option`. */
	calleeOf(call) {
		const callee = (0,nodes/* child */.jf)(call, "function");
		return callee ? this.textOf(callee) : "";
	}
	/** The arguments of a call by position and name. */
	argumentsOf(call) {
		return (0,call_arguments/* argumentsOf */.a)(this, call);
	}
	/** What the clauses of a `try` catch, as it is written; '' for everything. */
	catchesOf(node) {
		const clauses = (0,nodes/* named */.KT)(node).filter(({ type }) => type === "except_clause");
		return clauses.map((clause) => (0,nodes/* named */.KT)(clause).filter(({ type }) => type !== "block").map((caught) => this.textOf(caught)).join(" "));
	}
	/** All calls, from the first to the last of the text. */
	calls() {
		return [...(0,nodes/* nodesIn */.vx)(this.root)].filter(({ type }) => type === "call");
	}
	/** The statements of the module, of `if __name__ == "__main__":` too. */
	statements() {
		return (0,nodes/* named */.KT)(this.root).flatMap((node) => {
			const condition = node.type === "if_statement" ? (0,nodes/* child */.jf)(node, "condition") : undefined;
			const body = (0,nodes/* child */.jf)(node, "consequence");
			return condition && body && /__name__/.test(this.textOf(condition)) ? (0,nodes/* named */.KT)(body) : [node];
		});
	}
}
function functionAt(module, node) {
	const definition = node.type === "decorated_definition" ? (0,nodes/* child */.jf)(node, "definition") : node;
	const name = definition && (0,nodes/* child */.jf)(definition, "name");
	if (definition?.type !== "function_definition" || !name) return null;
	const decorators = (0,nodes/* named */.KT)(node).flatMap((inner) => inner.type === "decorator" ? (0,nodes/* named */.KT)(inner).slice(0, 1) : []);
	return {
		name: (0,nodes/* textAt */.$6)(module, name),
		node: definition,
		decorators
	};
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/tree/lines.js
/** Strings, comments and signs of a line; what is between needs no look. */
const token = /([rbuRBU]{0,2})("""|'''|["'])|([fFtT][rR]?|[rR][fF])("""|'''|["'])|#[^\n]*|[([{]|[)\]}]|\\\r?\n|\n/g;
/** The logical lines of a module, without empty ones; null where a string or bracket has no end. */
function logicalLines(text) {
	return new LineReader(text).read();
}
class LineReader {
	#text;
	#found = [];
	#start = 0;
	#depth = 0;
	#code = "";
	/** The offset up to which `#code` is. */
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
	/** Takes a token; the offset after it, null where a string has no end. */
	#step(match, end) {
		const [sign, , quote, , formatQuote] = match;
		if (quote !== undefined || formatQuote !== undefined) {
			const after = this.#stringEnd(quote ?? formatQuote ?? "", end);
			if (after !== null && quote !== undefined) this.#leaveOut(match.index + sign.length, after - quote.length);
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
}
/** Whether a text of one line has a line end that is not escaped. */
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

// EXTERNAL MODULE: ./.build/src/scripts/python/tree/relevant.js
var relevant = __webpack_require__(69339);
;// CONCATENATED MODULE: ./.build/src/scripts/python/tree/parser-lines.js


/** What a statement has to say of to build a parser, or to read words beside it. */
const ofParsers = /parser|parse_\w{0,80}args|add_argument|add_\w{1,80}_group|\bmain\b|\bargv\b/i;
/** Clauses that belong to the head before them. */
const clause = /^(?:else|elif|except|finally)\b/;
const definition = /^(?:async\s+)?def\s+(\w+)/;
/**
* The statements that build a parser, with those that give their names a value and those that use what they name: a
* small part of most scripts. Null for a text whose lines cannot be told apart.
*/
function parserLines(text) {
	// Most functions have none of the words. A margin within a text of several lines ends a function too early.
	for (const part of [(0,relevant/* relevantText */.t)(text, ofParsers), text]) {
		const lines = logicalLines(part);
		if (!lines) continue;
		const statements = statementsOf(lines);
		return joined(part, statements, keptOf(statements));
	}
	return null;
}
function statementsOf(lines) {
	const statements = [];
	let heads = [];
	const latest = new Map();
	for (const [index, line] of lines.entries()) {
		if ((heads.at(-1)?.indent ?? -1) >= line.indent) heads = heads.filter(({ indent }) => indent < line.indent);
		const opener = clause.test(line.code) ? latest.get(line.indent) : undefined;
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
/** The statements to keep: from name to name, starting at those that speak of a parser. */
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
		// The clauses of a compound statement are followed once.
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
/** The names that a statement gives a value, or calls a method that changes them. */
function assignedIn(code) {
	const targets = code.includes("=") || code.startsWith("for") ? target.exec(code)?.[0] : undefined;
	return [...targets ? namesIn(targets.replace(/^for\b/, "")) : [], ...method.test(code) && code.match(change) || []];
}
/** The names by which other statements get at what a statement makes; words that were parsed are of no interest. */
function madeIn(code) {
	const name = definition.exec(code)?.[1];
	if (name !== undefined) return [name];
	return /parse_\w{0,80}args\w{0,80}\(/.test(code) ? [] : assignedIn(code);
}
/** The text of the statements; a head of which no other is kept gets one that does nothing. */
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

;// CONCATENATED MODULE: ./.build/src/scripts/python/typer/parameters.js



/** Adds what the parameters of a function declare. What cannot be read makes the command open. */
function addParameters(module, draft, definition) {
	const list = (0,nodes/* child */.jf)(definition, "parameters");
	for (const node of list ? (0,nodes/* named */.KT)(list) : []) {
		const parameter = parameterOf(module, node);
		if (parameter === "none") continue;
		if (!parameter || !addParameter(module, draft, parameter)) draft.isOpen = true;
	}
}
function parameterOf(module, node) {
	if (node.type === "keyword_separator") return "none";
	const name = (0,nodes/* child */.jf)(node, "name") ?? (node.type === "typed_parameter" ? (0,nodes/* named */.KT)(node)[0] : node);
	if (name?.type !== "identifier") return null;
	const [typeNode, value] = [(0,nodes/* child */.jf)(node, "type"), (0,nodes/* child */.jf)(node, "value") ?? null];
	const written = typeNode ? unquoted(module.textOf(typeNode)) : "";
	if (/\bContext\b/.test(written)) return "none";
	const isAnnotated = /^(?:\w+\.)?Annotated\[/.test(written);
	const info = infoIn(module, isAnnotated ? typeNode : value);
	const first = info && !isAnnotated ? module.argumentsOf(info) : null;
	return {
		name: module.textOf(name),
		node,
		type: parameters_typeOf(isAnnotated ? written.replace(/^.*?Annotated\[/, "").replace(/,\s*(?:typer\.)?(?:Option|Argument)\b.*$/s, "") : written),
		info,
		standard: first ? first.positional[0] ?? first.keywords.get("default") ?? null : value,
		isAnnotated
	};
}
/** A type on one line, without the quotes of one that is looked up later. */
function unquoted(type) {
	return type.replace(/\s+/g, " ").replace(/^(['"])(.*)\1$/, "$2");
}
function infoIn(module, node) {
	for (const inner of node ? (0,nodes/* nodesIn */.vx)(node) : []) if (inner.type === "call" && /^(?:typer\.)?(?:Option|Argument)$/.test(module.calleeOf(inner))) return inner;
	return null;
}
/** A type without what says that it may be missing. */
function parameters_typeOf(written) {
	const bare = written.trim().replace(/^(?:typing\.|t\.)/, "");
	const optional = /^Optional\[(.*)\]$/s.exec(bare)?.[1] ?? bare;
	return optional.replace(/(?<!\s)\s*\|\s*None\b|\bNone\s*\|\s*/g, "").trim().replace(/^(?:typing\.|t\.)/, "");
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
	const takes = parameters_takesOf(type, item !== undefined && isArgument);
	const values = typer_parameters_valuesOf(module, item ?? type, keywords);
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
	const names = parameters_namesOf(module, parameter, type === "bool");
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
/** The names that are given, else that of the parameter; a flag has its opposite then. */
function parameters_namesOf(module, { name, info, isAnnotated }, isFlag) {
	const given = info ? module.argumentsOf(info).positional.slice(isAnnotated ? 0 : 1) : [];
	if (given.length > 0) return optionNames(module, given)?.names ?? null;
	const own = name.toLowerCase().replaceAll("_", "-");
	return isFlag ? [`--${own}`, `--no-${own}`] : [`--${own}`];
}
function parameters_takesOf(type, isMany) {
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
/** The members of an enumeration of the file, or the texts of `Literal`. */
function typer_parameters_valuesOf(module, type, keywords) {
	if (type === "int" || type === "float") return {
		choices: null,
		type
	};
	if (keywords.has("case_sensitive") || keywords.has("callback")) return anyValue;
	const literals = /^Literal\[(.*)\]$/s.exec(type)?.[1]?.split(",").map((part) => part.trim());
	const texts = literals?.map((part) => /^(['"])([^'"\\]*)\1$/.exec(part)?.[2]).filter((text) => text !== undefined);
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
	const definition = (0,nodes/* named */.KT)(module.root).find((node) => node.type === "class_definition" && module.textOf((0,nodes/* child */.jf)(node, "name") ?? node) === name);
	const [bases, body] = definition ? [(0,nodes/* child */.jf)(definition, "superclasses"), (0,nodes/* child */.jf)(definition, "body")] : [];
	if (!bases || !body || !/\bStr?Enum\b|\bEnum\b/.test(module.textOf(bases))) return null;
	const members = (0,nodes/* named */.KT)(body).flatMap((statement) => {
		const assignment = (0,nodes/* named */.KT)(statement)[0];
		const value = assignment?.type === "assignment" ? (0,nodes/* child */.jf)(assignment, "right") : undefined;
		return value ? [module.constant(value)] : [];
	});
	return members.length > 0 && members.every((member) => typeof member === "string") ? members : null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/typer/typer.js





/** What a script with typer accepts; null if it is not known which function starts. */
function readTyper(module) {
	const apps = appsOf(module);
	for (const definition of module.functions) for (const node of definition.decorators) register(module, apps, definition, node);
	for (const call of module.calls()) addApp(module, apps, call);
	const root = startOf(module, apps);
	return root && {
		framework: "typer",
		syntax: clickSyntax,
		command: click_draft_finish(root),
		variables: []
	};
}
function appsOf(module) {
	const apps = new Map();
	for (const node of (0,nodes/* nodesIn */.vx)(module.root)) {
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
/** `@app.command()` and `@app.callback()`. */
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
	const names = typeof own === "string" ? [own] : namesOf(definition.name);
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
/** `app.add_typer(other, name="other")`. */
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
/** The application that is called, or the function that `typer.run` gets. */
function startOf(module, apps) {
	const runs = module.calls().filter((call) => /^(?:typer\.)?run$/.test(module.calleeOf(call)));
	const [run, ...others] = runs;
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
	// A single command is the program itself.
	if (only) only.draft.options.push(...root.options.filter(({ names }) => names[0] !== "--help"));
	return only ? {
		...only.draft,
		isOpen: only.draft.isOpen || root.isOpen
	} : null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/python/read-python-interface.js








/** The packages that read the words of a call, by what a script that uses one says. */
const read_python_interface_readers = [
	[/^[ \t]*(?:import (?:\w+ as )?click\b|from (?:rich_)?click import\b)/m, readClick],
	[/^[ \t]*(?:import typer\b|from typer import\b)/m, readTyper],
	[/\bOptionParser\s*\(/, readOptparse],
	[/^(?![\s\S]*\b(?:getopt|fire|docopt|absl|sys\.orig_argv)\b)[\s\S]*\bsys\.argv\b/, argv_readArgv]
];
/** What a Python script accepts; null if it cannot be read or reads no arguments in a known way. Needs its grammar. */
function readPythonInterface(text) {
	if (/\bArgumentParser\s*\(/.test(text)) return readParser(text);
	const row = read_python_interface_readers.find(([pattern]) => pattern.test(text));
	const tree = row && (0,source/* readSource */.X)("python", text);
	return row && tree?.isWhole ? row[1](new PythonModule(text, tree.root)) : null;
}
function readParser(text) {
	const part = parserLines(text);
	const tree = part && (0,source/* readSource */.X)("python", part.text);
	if (part && tree?.isWhole) return readArgparse({
		text: part.text,
		root: tree.root
	}, part.lines);
	const whole = (0,source/* readSource */.X)("python", text);
	return whole?.isWhole ? readArgparse({
		text,
		root: whole.root
	}) : null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/statements.js

/** The statements of a block, a branch or a function; a redirection or group around one is left out. */
function statements_statementsOf(node) {
	return (0,nodes/* named */.KT)(node).flatMap((inner) => {
		if ([
			"value",
			"condition",
			"fallthrough",
			"termination"
		].includes(inner.field ?? "")) return [];
		const bare = inner.type === "redirected_statement" ? (0,nodes/* child */.jf)(inner, "body") ?? inner : inner;
		return bare.type === "compound_statement" && bare.children[0]?.type === "{" ? statements_statementsOf(bare) : [bare];
	});
}
/** A simple command; null for another statement. */
function commandAt(source, node) {
	const name = node.type === "command" ? (0,nodes/* child */.jf)(node, "name") : undefined;
	if (!name) return null;
	return {
		name: (0,nodes/* textAt */.$6)(source, name),
		arguments: node.children.filter(({ field }) => field === "argument")
	};
}
/** The text of a word without an expansion; null for one with. */
function literalOf(source, node) {
	const text = (0,nodes/* textAt */.$6)(source, node);
	if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
	const inner = /^"([^"]*)"$/.exec(text)?.[1] ?? text;
	return /[$`\\"'*?[\]{}]/.test(inner) ? null : inner;
}
/** The functions of a script by name; null for a name with several definitions. */
function statements_functionsOf({ root, text }) {
	const functions = new Map();
	for (const node of (0,nodes/* nodesIn */.vx)(root)) {
		const name = node.type === "function_definition" ? (0,nodes/* child */.jf)(node, "name") : undefined;
		if (!name) continue;
		const own = text.slice(name.start, name.end);
		functions.set(own, functions.has(own) ? null : node);
	}
	return functions;
}
/** The number of words that statements shift away; null where that differs between runs. */
function shiftsOf(source, statements) {
	let count = 0;
	for (const statement of statements) {
		const command = commandAt(source, statement);
		if (command?.name === "shift") {
			const [by] = command.arguments;
			const number = by ? Number((0,nodes/* textAt */.$6)(source, by)) : 1;
			if (!Number.isInteger(number)) return null;
			count += number;
		} else if (/\bshift\b|\bset\s+--/.test((0,nodes/* textAt */.$6)(source, statement))) return null;
	}
	return count;
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/endings.js


/** Calls within calls are not followed further. */
const shell_endings_maxDepth = 6;
/** Finds out whether statements end a script; functions of the file are followed. */
class Endings {
	#source;
	#functions;
	/** What calls do that were followed, by the place of the function and the words of the call. */
	#endings = new Map();
	#ending = new Map();
	constructor(source, functions) {
		this.#source = source;
		this.#functions = functions;
	}
	/** What statements do, of which `words` are the `$1`, `$2`, \u2026 */
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
		const given = command.arguments.map((argument) => (0,nodes/* textAt */.$6)(this.#source, argument));
		if (command.name === "exit") return exitOf(given[0], words);
		if (command.name === "exec") return given.length > 0 ? "ends" : "goes-on";
		if (command.name === "return") return "may-end";
		const own = this.#functions.get(command.name);
		if (own === undefined) return "goes-on";
		const body = own && (0,nodes/* child */.jf)(own, "body");
		if (!body || depth >= shell_endings_maxDepth) return "may-end";
		const key = [body.start, ...given].join("\0");
		const known = this.#endings.get(key);
		if (known) return known;
		this.#endings.set(key, "may-end");
		const ending = this.of(statements_statementsOf(body), given, depth + 1);
		const returns = /\breturn\b/.test((0,nodes/* textAt */.$6)(this.#source, body));
		const found = ending === "may-end" && returns ? this.#afterReturn(body, depth) : ending;
		this.#endings.set(key, found);
		return found;
	}
	/** A function that returns gives the run back, if it ends it nowhere else. */
	#afterReturn(body, depth) {
		return this.#mayEnd(body, depth) ? "may-end" : "goes-on";
	}
	#ofCompound(node, depth) {
		return this.#mayEnd(node, depth) || /\breturn\b/.test((0,nodes/* textAt */.$6)(this.#source, node)) ? "may-end" : "goes-on";
	}
	#bodyMayEnd(body, depth) {
		const known = this.#ending.get(body);
		if (known !== undefined) return known;
		this.#ending.set(body, false);
		const found = this.#mayEnd(body, depth + 1);
		this.#ending.set(body, found);
		return found;
	}
	/** Whether anything below a node may end the run. */
	#mayEnd(node, depth) {
		const command = commandAt(this.#source, node);
		if (command && (command.name === "exit" || command.name === "exec")) return true;
		const own = command ? this.#functions.get(command.name) : undefined;
		if (own === null || depth >= shell_endings_maxDepth) return true;
		const body = own && (0,nodes/* child */.jf)(own, "body");
		if (body && this.#bodyMayEnd(body, depth)) return true;
		return (0,nodes/* named */.KT)(node).some((inner) => inner.type !== "subshell" && this.#mayEnd(inner, depth));
	}
}
/** `exit 1`; without a number it is the status of the command before, which is mostly a message. */
function exitOf(text, words) {
	const [, position, other] = /^"?\$\{?(\d)(?::?-(\d+))?\}?"?$/.exec(text ?? "") ?? [];
	const status = position === undefined ? text : words[Number(position) - 1] ?? other;
	return status !== undefined && /^\d+$/.test(status) && Number(status) % 256 !== 0 ? "refuses" : "ends";
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/context.js



/** A shell script with what its readers ask of it. */
class ShellContext {
	source;
	functions;
	endings;
	rangeOf;
	/** `written` is the text with its lines, of which `source` may join some. */
	constructor(source, written) {
		this.source = source;
		this.functions = statements_functionsOf(source);
		this.endings = new Endings(source, this.functions);
		this.rangeOf = (0,nodes/* rangesOf */.wA)(written);
	}
	/** The text of a node. */
	textOf(node) {
		return (0,nodes/* textAt */.$6)(this.source, node);
	}
	/** Whether a word stands for all words of the call: `"$@"`. */
	isAllWords(node) {
		return /^"?\$\{?[@*]\}?"?$/.test(this.textOf(node));
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/case-items.js


/** The branches of a `case`; null if one goes on in the next. */
function caseItems(source, node) {
	const items = (0,nodes/* named */.KT)(node).filter(({ type }) => type === "case_item");
	if (items.some((item) => item.children.some(({ field }) => field === "fallthrough"))) return null;
	return items.map((item) => ({
		node: item,
		patterns: patternsOf(source, item),
		statements: statements_statementsOf(item)
	}));
}
/** The patterns stand between `|`, each in one or more nodes. */
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
/** Quotes make a sign of a pattern plain, as a backslash does. */
function patternOf(text) {
	if (/[$`]/.test(text)) return null;
	const quoted = /^(['"])(.*)\1$/s.exec(text)?.[2];
	if (quoted !== undefined) return /[*?[]/.test(quoted) ? null : quoted;
	return text.replace(/"([^"*?[]*)"|'([^'*?[]*)'/g, "$1$2");
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/loop-draft.js



const loop_draft_anyNumber = {
	min: 0,
	max: null
};
/** What the branches of a loop accept, while they are read. */
class LoopDraft {
	/** Whether a branch leaves the other words unread. */
	breaks = false;
	#context;
	#loop;
	#options = [];
	#words = [];
	/** What happens to words that no name has, by pattern. */
	#rest = new Map();
	constructor(context, loop) {
		this.#context = context;
		this.#loop = loop;
	}
	/** Adds a branch; false if it cannot be read. */
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
		if (plain.length > 0) this.#options.push(optionOf(plain, takes ?? loop_draft_anyNumber, {
			at,
			isExit: isExit || plain.includes("--")
		}));
		if (assigned.length > 0) this.#options.push(optionOf(assigned, {
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
	/** The number of words that a branch takes after its own; null where it takes not even that. */
	#takes({ statements }) {
		const { source } = this.#context;
		const last = statements.at(-1);
		const goesOn = last !== undefined && this.#context.textOf(last) === "continue";
		const inner = shiftsOf(source, statements);
		const after = goesOn ? 0 : shiftsOf(source, this.#loop.after);
		if (inner === null || after === null) return loop_draft_anyNumber;
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
	/** Whether a branch ends with an error, or never, where its value is missing: others take what is there. */
	#needsValue(statements) {
		const texts = statements.map((statement) => this.#context.textOf(statement));
		const { text } = this.#context.source;
		return texts.some((own) => /^shift [2-9]/.test(own)) || /^[ \t]*set[ \t][^\n]{0,200}-\w{0,20}e|^#![^\n]{0,200}[ \t]-\w{0,20}e/m.test(text) || /^[ \t]*set[ \t][^\n]{0,200}-\w{0,20}u/m.test(text) && texts.some((own) => /\$(?:2|\{2\})/.test(own));
	}
	/** What the loop accepts; null if it goes on after what it does not know. */
	finish(at) {
		const refuses = (...patterns) => patterns.map((pattern) => this.#rest.get(pattern)).find(Boolean) === "refuses";
		const isLongKnown = !this.#rest.has("--*") || refuses("--*");
		if (!isLongKnown || !refuses("-*", "-?*", "*")) return null;
		const refusesWords = !this.#loop.isOfOptions && refuses("*");
		const choices = this.#words.length > 0 ? this.#words : null;
		return {
			...emptyCommand(at),
			options: this.#options,
			arguments: refusesWords && !choices ? [] : [anyArguments(at, refusesWords ? choices : null)]
		};
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/case-loop.js





/** What a loop with `case "$1"` accepts; null for another loop, and for one that goes on after what it does not know. */
function readCaseLoop(context, node) {
	const words = wordsOf(context, node);
	const body = (0,nodes/* child */.jf)(node, "body");
	if (!words || !body) return null;
	const statements = statements_statementsOf(body);
	const index = statements.findIndex(({ type }) => type === "case_statement");
	const [choice, before] = [statements[index], statements.slice(0, index)];
	const items = choice && caseItems(context.source, choice);
	if (!items || !isOverWords(context, choice, before, words)) return null;
	const loop = {
		after: statements.slice(index + 1),
		...words
	};
	const draft = new LoopDraft(context, loop);
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
	const condition = (0,nodes/* child */.jf)(node, "condition");
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
/** Whether a `case` is over the word of the loop, and nothing but assignments stands before it. */
function isOverWords(context, choice, before, { variable }) {
	const value = (0,nodes/* child */.jf)(choice, "value");
	const subject = value ? context.textOf(value) : "";
	const names = new Set([variable ?? "1"]);
	for (const statement of before) {
		const [, name, word = ""] = /^(?:local\s+)?(\w+)=(\S+)$/.exec(context.textOf(statement)) ?? [];
		if (name === undefined) return false;
		if (names.has(nameIn(word) ?? "")) names.add(name);
	}
	return names.has(nameIn(subject) ?? "");
}
/** The name in `"$1"` or `${1:-}`. */
function nameIn(word) {
	return /^"?\$(?:(\w+)|\{(\w+)(?::?-)?\})"?$/.exec(word)?.slice(1).find(Boolean);
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/conditions.js



const operators = {
	"-lt": "<",
	"-le": "<=",
	"-gt": ">",
	"-ge": ">=",
	"-eq": "==",
	"-ne": "!=",
	"=": "=="
};
/** Longer conditions are not read. */
const shell_conditions_maxCondition = 1e3;
const countTest = /^"?\$\{?#\}?"?\s*(-lt|-le|-gt|-ge|-eq|-ne|==?|!=|[<>]=?)\s*"?(\d{1,3})"?$/;
const emptyTest = /^-([nz])\s+"?\$\{?(\w+)(?::?-)?\}?"?$/;
/**
* The counts of words that are left after `if [ $# -lt 1 ]; then usage; exit 1; fi`; null for another statement. `positions`
* are the words that variables hold.
*/
function countAfter(source, node, count, { endings, positions }) {
	const tested = testedStatements(source, node);
	if (!tested || endings.of(tested.statements) !== "refuses") return null;
	const bounds = boundsOf((0,nodes/* textAt */.$6)(source, tested.condition), tested.isNegated, positions);
	return bounds?.reduce((rest, [operator, number]) => withoutCounts(rest, operator, number), count) ?? null;
}
/** The variables that a statement refuses to go on without; null for one that may end the run in another way. */
function askedBy(source, node, endings) {
	const ending = endings.of([node]);
	const tested = testedStatements(source, node);
	const refuses = tested && endings.of(tested.statements) === "refuses";
	const hasOther = (0,nodes/* named */.KT)(node).some(({ type }) => /^el(?:se|if)_clause$/.test(type));
	if (!tested || !refuses || hasOther) return ending === "goes-on" ? [] : null;
	const text = (0,nodes/* textAt */.$6)(source, tested.condition);
	if (text.length > shell_conditions_maxCondition || /&&|\s-a\s|^!\s/.test(text)) return [];
	const parts = text.split(/\|\||\s-o\s/);
	return parts.flatMap((part) => {
		const [, test, name = ""] = emptyTest.exec(bareOf(part)) ?? [];
		const isAsked = tested.isNegated ? test === "n" && parts.length === 1 : test === "z";
		return isAsked ? [name] : [];
	});
}
/** A test without its brackets. */
function bareOf(part) {
	const text = part.trim().replace(/^(?:\[\[?|\(\(|test\s)/, "");
	return text.replace(/(?:\]\]?|\)\))$/, "").trim();
}
/** `if A; then B; fi`, `A && B` and `A || B`. */
function testedStatements(source, node) {
	if (node.type === "if_statement") {
		const condition = (0,nodes/* child */.jf)(node, "condition");
		const statements = statements_statementsOf(node).filter(({ type }) => !/^el(?:se|if)_clause$/.test(type));
		return condition ? {
			condition,
			isNegated: false,
			statements
		} : null;
	}
	if (node.type !== "list") return null;
	const signs = node.children.filter(({ isNamed }) => !isNamed).map((sign) => (0,nodes/* textAt */.$6)(source, sign));
	const [condition, ...rest] = operandsOf(node, signs[0]);
	if (!condition || signs[0] === "||" && rest.length > 1) return null;
	const statements = statements_statementsOf({
		...node,
		children: rest
	});
	return {
		condition,
		isNegated: signs[0] === "||",
		statements
	};
}
/** The parts of `a && b && c`. */
function operandsOf(node, sign) {
	const [left, ...rest] = (0,nodes/* named */.KT)(node);
	const isSame = left?.type === "list" && left.children.some(({ type }) => type === sign);
	return left ? [...isSame ? operandsOf(left, sign) : [left], ...rest] : [];
}
/** The comparisons of a count each of which is enough for a condition to hold. */
function boundsOf(condition, isNegated, positions) {
	const isNot = /^!\s/.test(condition) !== isNegated;
	const text = condition.replace(/^!\s+/, "");
	if (text.length > shell_conditions_maxCondition || /&&|\s-a\s/.test(text)) return null;
	const parts = text.split(/\|\||\s-o\s/);
	if (isNot && parts.length > 1) return null;
	const bounds = parts.flatMap((part) => {
		const bare = bareOf(part);
		const [, sign = "", number = ""] = countTest.exec(bare) ?? [];
		const [, test, name = ""] = emptyTest.exec(bare) ?? [];
		const position = positions.get(name);
		if (test !== undefined) return position !== undefined && test === "n" === isNot ? [["<", position]] : [];
		if (!sign || /[<>]/.test(sign) && !part.includes("((") && !condition.startsWith("((")) return [];
		const operator = operators[sign] ?? sign;
		return [[isNot ? opposite(operator) : operator, Number(number)]];
	});
	return bounds.length > 0 ? bounds : null;
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/getopts.js





/** How `getopts` reads words. */
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
/** Whether a loop is one of `getopts`. */
function isGetopts({ source }, loop) {
	const condition = (0,nodes/* child */.jf)(loop, "condition");
	return condition !== undefined && commandAt(source, condition)?.name === "getopts";
}
/** What a loop of `getopts` accepts; null if it goes on after what it does not know. */
function readGetopts(context, loop) {
	const { source, endings, rangeOf } = context;
	const [condition, body] = [(0,nodes/* child */.jf)(loop, "condition"), (0,nodes/* child */.jf)(loop, "body")];
	const [letters, variable, words] = (condition && commandAt(source, condition)?.arguments) ?? [];
	const written = letters && literalOf(source, letters);
	const [node, ...others] = body ? (0,nodes/* named */.KT)(body).filter(({ type }) => type === "case_statement") : [];
	if (!written || !variable || !node || others.length > 0) return null;
	if (words && !context.isAllWords(words)) return null;
	const items = caseItems(source, node);
	if (!items || !/^:?(?:[A-Za-z\d]:?)+$/.test(written)) return null;
	const refuses = (sign) => {
		const item = items.find(({ patterns }) => patterns.some((own) => own && matches(own, sign)));
		return item !== undefined && endings.of(item.statements) === "refuses";
	};
	const faults = written.startsWith(":") ? ["?", ":"] : ["?"];
	if (!faults.every(refuses)) return null;
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
		return optionOf([`-${letter}`], {
			min: count,
			max: count
		}, {
			at: rangeOf(item?.node ?? loop),
			isExit: item !== undefined && endings.of(item.statements) !== "goes-on"
		});
	});
}
/** Whether a pattern holds for one sign. */
function matches(pattern, sign) {
	return pattern === "*" || pattern === "?" || pattern.replace("\\", "") === sign;
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/required.js

/** What an option gives its variable: the word after it, or what stands behind its sign. */
const givenValue = /^"?\$(?:2|\{2(?::?[-?][^}]*)?\}|OPTARG|\{OPTARG\}|\{1#\*=\}|\{1#--?[\w-]+=\})"?$/;
/** Further variables are not looked for. */
const maxVariables = 50;
/** An interface whose options are required where the script refuses to go on while their variable is empty. */
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
/** The places of the branches that give a variable the value of their option. */
function givenIn(context, loop, name) {
	const places = [];
	for (const item of (0,nodes/* nodesIn */.vx)(loop)) {
		if (item.type !== "case_item") continue;
		const gives = item.children.some((node) => {
			const [left, right] = [(0,nodes/* child */.jf)(node, "name"), (0,nodes/* child */.jf)(node, "value")];
			const isAssigned = node.type === "variable_assignment" && left && right;
			return isAssigned && context.textOf(left) === name && givenValue.test(context.textOf(right));
		});
		if (gives) places.push(JSON.stringify(context.rangeOf(item)));
	}
	return places;
}
/** Whether a variable is empty at first, and nothing but its options gives it a value. */
function startsEmpty({ source }, name, count) {
	const empty = new RegExp(`^[ \\t]*(?:local[ \\t]+)?(?:\\w+=(?:""|'')?[ \\t]+)*${name}=(?:""|'')?(?=[ \\t;]|$)`, "gm");
	const all = new RegExp(`\\b${name}\\+?:?=|\\b(?:read|printf|mapfile)\\b[^\\n]{0,200}\\b${name}\\b`, "g");
	const starts = source.text.match(empty)?.length ?? 0;
	return starts > 0 && (source.text.match(all)?.length ?? 0) === starts + count;
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/shell-run.js








/** More statements, calls within calls, and names of words, are not followed. */
const [shell_run_maxSteps, shell_run_maxDepth, shell_run_maxNames] = [
	2e4,
	4,
	30
];
/** `$1`, `${1}`, `${1:?}`: the first two fail only under `set -u`. */
const positions = /(?<!\\)\$(?:([1-9])(?!\d)|\{([1-9])(\}|:?\?))/g;
/** `$1` and `${1:-start}`; and those of any name. */
const firstWord = /^"?\$(?:1|\{1(?::?[-?]([^}"]*))?\})"?$/;
/** `$2` and `${2:-}`, which are empty where the word is missing. */
const heldWord = /^"?\$(?:([1-9])|\{([1-9])(?::?-)?\})"?$/;
const anyWord = /^"?\$\{?(\w+)(?::?-([^}"]*))?\}?"?$/;
function shell_run_positionsAt(framework, at) {
	return {
		framework,
		nameOf: (position) => `$${position}`,
		at
	};
}
/** Follows the statements of a script up to the one that reads its words. */
class ShellRun {
	/** What was found; null while nothing is known. */
	found = null;
	#context;
	#steps = 0;
	#count = anyCount;
	/** The loop that reads the words, and the variables that the script asks for after it. */
	#read = null;
	#asked = new Set();
	#isStrict = false;
	#isShifted = false;
	/** The names of the first word, with what stands in its place where it is missing. */
	#names = new Map([["1", ""]]);
	/** The positions of words by the names of what holds them. */
	#positions = new Map(Array.from("123456789", (name) => [name, Number(name)]));
	constructor(context) {
		this.#context = context;
		this.#block(statements_statementsOf(context.source.root), 0);
		if (this.found && this.#read) this.found = withRequired(context, this.#read, this.found, this.#asked);
		const at = context.rangeOf(context.source.root);
		this.found ??= countedInterface(this.#count, shell_run_positionsAt("words", {
			start: at.start,
			end: at.start
		}));
	}
	/** Follows statements; false if what comes after them is not the same in all runs. */
	#block(statements, depth) {
		return statements.every((statement) => this.#read ? this.#after(statement, depth) : this.#statement(statement, depth));
	}
	#statement(node, depth) {
		if (++this.#steps > shell_run_maxSteps) return false;
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
	/** `${1:?}`, and `$1` where an unset variable ends the run. */
	#require(node) {
		const isNested = [...(0,nodes/* nodesIn */.vx)(node)].some(({ type }) => ["command_substitution", "raw_string"].includes(type));
		if (isNested || this.#isShifted) return;
		for (const [, bare, braced, sign] of this.#context.textOf(node).matchAll(positions)) if (this.#isStrict || sign?.endsWith("?")) this.#count = withoutCounts(this.#count, "<", Number(bare ?? braced));
	}
	/** `command="${1:-help}"` gives the first word another name. */
	#assign(node) {
		for (const inner of (0,nodes/* nodesIn */.vx)(node)) {
			const [left, right] = [(0,nodes/* child */.jf)(inner, "name"), (0,nodes/* child */.jf)(inner, "value")];
			if (inner.type !== "variable_assignment" || !left) continue;
			const [name, value] = [left, right].map((part) => part ? this.#context.textOf(part) : "");
			this.#forget(`${name}=`);
			if (this.#isShifted || this.#positions.size > shell_run_maxNames) continue;
			const word = firstWord.exec(value ?? "");
			if (word) this.#names.set(name ?? "", word[1] ?? "");
			const [, bare, braced] = heldWord.exec(value ?? "") ?? [];
			if (bare ?? braced) this.#positions.set(name ?? "", Number(bare ?? braced));
		}
	}
	/** What a text gives another value is a word of the call no more. */
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
		if (body === undefined) this.#require(node);
		const isWhole = command.arguments.length === 1 && command.arguments.every((word) => this.#context.isAllWords(word));
		const inner = body && (0,nodes/* child */.jf)(body, "body");
		if (isWhole && inner && depth < shell_run_maxDepth && !this.#isShifted) return this.#block(statements_statementsOf(inner), depth + 1);
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
	/** A statement after the loop that reads the words; false if what follows it is not reached in all runs. */
	#after(node, depth) {
		if (++this.#steps > shell_run_maxSteps) return false;
		if (/^(?:function_definition|variable_assignments?|declaration_command)$/.test(node.type)) return true;
		const command = commandAt(this.#context.source, node);
		const body = command && this.#context.functions.get(command.name);
		const inner = body && (0,nodes/* child */.jf)(body, "body");
		if (inner && depth < shell_run_maxDepth) return this.#block(statements_statementsOf(inner), depth + 1);
		if (command?.name === ":") for (const [, name = ""] of this.#context.textOf(node).matchAll(/\$\{(\w+):\?/g)) this.#asked.add(name);
		const asked = askedBy(this.#context.source, node, this.#context.endings);
		for (const name of asked ?? []) this.#asked.add(name);
		return asked !== null;
	}
	/** `case "$1"` whose last branch refuses: subcommands. */
	#choice(node) {
		const { source, endings, rangeOf } = this.#context;
		const switched = (0,nodes/* child */.jf)(node, "value");
		const [, name, standard] = anyWord.exec(switched ? this.#context.textOf(switched) : "") ?? [];
		const items = caseItems(source, node);
		const rest = items?.find(({ patterns }) => patterns.includes("*"));
		const first = name === undefined ? undefined : this.#names.get(name);
		if (!items || first === undefined || !rest || endings.of(rest.statements) !== "refuses") return this.#conditional(node, 0);
		const names = items.filter((item) => item !== rest).flatMap(({ patterns }) => patterns);
		if (names.some((own) => own === null || /[*?[\]()]/.test(own))) return false;
		const known = new Set(names.map((own) => own?.replaceAll("\\", "") ?? ""));
		const isKnown = known.has(standard ?? first) || known.has(first);
		const needsCommand = !isKnown || this.#count.min > 0;
		known.delete("");
		const positions = shell_run_positionsAt("case", rangeOf(node));
		this.found = chosenInterface([...known], needsCommand, this.#count, positions);
		return false;
	}
	#conditional(node, depth) {
		const { source, endings } = this.#context;
		const text = this.#context.textOf(node);
		if (/BASH_SOURCE.{0,80}\$\{?0\b/.test(text)) return this.#block(statements_statementsOf(node), depth);
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
}

;// CONCATENATED MODULE: ./.build/src/scripts/shell/read-shell-interface.js




/** Words that no command has for its name: the grammar takes the line after `a=1 b=2` for one at times. */
const keywords = new Set("if then else elif fi for while until do done case esac select".split(" "));
/** A line of several assignments, whose end the grammar needs to be told. */
const assignments = /^([ \t]*(?:\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'()]*)[ \t]+){1,20}\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'()]*))\n/gm;
/** What a shell script accepts; null if it cannot be read or refuses nothing in a known way. Needs its grammar. */
function readShellInterface(text) {
	if (!/\$\{?[1#@*]|\bgetopts\b/.test(text)) return null;
	const plain = text.replace(assignments, "$1;");
	const tree = (0,read_shell/* readShellTree */.zl)(plain);
	if (!tree?.isWhole) return null;
	for (const node of (0,nodes/* nodesIn */.vx)(tree.root)) {
		const name = node.type === "command" ? (0,nodes/* child */.jf)(node, "name") : undefined;
		if (name && keywords.has(plain.slice(name.start, name.end))) return null;
	}
	return new ShellRun(new ShellContext({
		text: plain,
		root: tree.root
	}, text)).found;
}

;// CONCATENATED MODULE: ./.build/src/scripts/read-interface.js






const read_interface_readers = {
	python: {
		open: () => (0,source/* openSource */.o)("python"),
		read: readPythonInterface
	},
	shell: {
		open: read_shell/* openShell */.n7,
		read: readShellInterface
	},
	javascript: {
		open: () => (0,source/* openSource */.o)("javascript"),
		read: (text) => readNodeInterface("javascript", text)
	},
	typescript: {
		open: () => (0,source/* openSource */.o)("typescript"),
		read: (text) => readNodeInterface("typescript", text)
	}
};
/** What was read, by the text: calls and comparisons ask for the same scripts. */
const known = new Map();
const maxKnown = 500;
/** Larger scripts are not read, in UTF-16 units. */
const maxUnits = 1024 * 1024;
/** What a script accepts, read by its suffix, else by its first line; null where nothing is known. Loads what it needs. */
async function readInterface(path, text) {
	const language = (0,language_of/* languageOf */.eX)(path, text);
	if (!language || text.length > maxUnits) return null;
	const key = `${language}\0${text}`;
	const found = known.get(key);
	if (found !== undefined) return found;
	const { open, read: readText } = read_interface_readers[language];
	await open();
	const read = readText(text);
	if (known.size >= maxKnown) known.clear();
	known.set(key, read);
	return read;
}


/***/ })

};
