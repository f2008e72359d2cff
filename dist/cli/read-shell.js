import { pn as openGrammar } from "./core.js";
// src/syntax/shell/word-nodes.ts
function operandsOf(node) {
	if (node.type === "file_redirect") return node.children.filter(isWord).slice(1);
	if (node.type === "heredoc_redirect") return node.children.filter(({ field }) => field === "argument").concat(node.children.filter(({ type }) => type === "file_redirect").flatMap(operandsOf));
	return [node];
}
function isWord({ type, isNamed }) {
	return isNamed ? wordTypes.has(type) : signs.has(type);
}
const wordTypes = new Set([
	"word",
	"string",
	"raw_string",
	"ansi_c_string",
	"translated_string",
	"concatenation",
	"simple_expansion",
	"expansion",
	"command_substitution",
	"process_substitution",
	"arithmetic_expansion",
	"brace_expression",
	"number",
	"variable_name",
	"regex",
	"extglob_pattern",
	"test_operator"
]);
const signs = new Set([
	"$",
	"=~",
	"==",
	"declare",
	"typeset",
	"export",
	"readonly",
	"local",
	"unset",
	"unsetenv"
]);
// src/syntax/shell/quoting.ts
function unescapeQuoted(text) {
	return text.replace(/\\([\s\S])/g, (pair, sign) => {
		if (sign === "\n") return "";
		return "\"$`\\".includes(sign) ? sign : pair;
	});
}
function unescapeBare(text) {
	return text.replace(/\\([\s\S]?)/g, (_, sign) => sign === "\n" ? "" : sign);
}
const escapes = {
	a: "\x07",
	b: "\b",
	e: "\x1B",
	E: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function unescapeAnsiC(text) {
	return text.replace(/\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([\s\S])|([\s\S]))/g, (_, byte, short, long, octal, control, sign) => {
		const hex = byte ?? short ?? long;
		if (hex !== void 0) return character(Number.parseInt(hex, 16));
		if (octal !== void 0) return character(Number.parseInt(octal, 8) & 255);
		if (control !== void 0) return character(control.charCodeAt(0) & 31);
		return escapes[sign] ?? sign;
	});
}
function character(code) {
	return code <= 1114111 ? String.fromCodePoint(code) : "";
}
// src/syntax/shell/words.ts
const other = { kind: "other" };
function readWord(node, reader) {
	return toWord(partsOf(node, reader), node.start, node.end);
}
function toWord(parts, start, end) {
	const joined = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (part.kind === "text" && last?.kind === "text") joined[joined.length - 1] = {
			kind: "text",
			text: last.text + part.text
		};
		else if (part.kind !== "text" || part.text !== "") joined.push(part);
	}
	const [first] = joined;
	return {
		text: joined.length === 0 || joined.length === 1 && first?.kind === "text" ? first?.kind === "text" ? first.text : "" : null,
		parts: joined,
		start,
		end
	};
}
function joinWords(first, second) {
	const isTranslated = first.text === "$" && second.end > second.start;
	const [last, next] = [first.parts.at(-1), second.parts[0]];
	const name = next?.kind === "text" ? /^[A-Za-z_]\w*/.exec(next.text)?.[0] : void 0;
	if (!isTranslated && name !== void 0 && last?.kind === "text" && last.text.endsWith("$")) {
		const start = [
			...first.parts.slice(0, -1),
			plain(last.text.slice(0, -1)),
			variable(name)
		];
		const rest = [plain(next?.kind === "text" ? next.text.slice(name.length) : "")];
		return toWord([
			...start,
			...rest,
			...second.parts.slice(1)
		], first.start, second.end);
	}
	return toWord([...isTranslated ? [] : first.parts, ...second.parts], first.start, second.end);
}
function readHereDocument(body, isQuoted, reader) {
	const { start, end } = body;
	if (isQuoted) return toWord([plain(reader.text.slice(start, end))], start, end);
	return toWord(partsBetween(body, start, end, unescapeQuoted, reader), start, end);
}
function partsOf(node, reader) {
	const { start, end } = node;
	const written = reader.text.slice(start, end);
	switch (node.type) {
		case "raw_string": return [plain(inside(written, 1))];
		case "ansi_c_string": return [plain(unescapeAnsiC(inside(written, 2)))];
		case "string": return partsBetween(node, start + 1, start + 1 + inside(written, 1).length, unescapeQuoted, reader);
		case "translated_string": return node.children.flatMap((child) => child.isNamed ? partsOf(child, reader) : []);
		case "concatenation":
		case "command_name": return partsBetween(node, start, end, unescapeBare, reader);
		case "simple_expansion": return [variable(written.slice(1))];
		case "expansion": return [expansionOf(node, reader)];
		case "command_substitution":
		case "process_substitution": return [{
			kind: "substitution",
			script: reader.readScript(node)
		}];
		case "arithmetic_expansion":
			reader.readScript(node);
			return [other];
		default: return node.children.some(({ isNamed }) => isNamed) ? partsBetween(node, start, end, unescapeBare, reader) : bareParts(written);
	}
}
function partsBetween(node, start, end, resolve, reader) {
	const parts = [];
	let at = start;
	const addText = (until) => {
		const written = reader.text.slice(at, until);
		if (written === "") return;
		if (resolve === unescapeBare) parts.push(...bareParts(written));
		else parts.push(plain(resolve(written)));
	};
	for (const child of node.children) {
		if (!child.isNamed || literal.has(child.type) || child.start < at) continue;
		addText(Math.min(child.start, end));
		parts.push(...partsOf(child, reader));
		at = child.end;
	}
	addText(end);
	return parts;
}
const literal = new Set([
	"string_content",
	"heredoc_content",
	"word"
]);
function bareParts(written) {
	return (written.match(/\\[\s\S]|\{[^{}\\]*\}|\[[^[\]\s]+\]|[*?[\]{}]|[^\\*?[\]{}]+|\\$/g) ?? []).map((piece) => /^(?:[*?[\]{}]$|\[.|\{.*(?:,|\.\.))/s.test(piece) ? {
		kind: "glob",
		text: piece
	} : plain(unescapeBare(piece)));
}
function inside(written, opening) {
	const isClosed = written.length > opening && /["']$/.test(written);
	return written.slice(opening, isClosed ? -1 : void 0);
}
function plain(text) {
	return {
		kind: "text",
		text
	};
}
function variable(name, rest = {}) {
	return {
		kind: "variable",
		name,
		isWhole: true,
		fallback: null,
		...rest
	};
}
function expansionOf(node, reader) {
	const written = reader.text.slice(node.start + 2, node.end - 1);
	const [head = "", name = "", operator = ""] = /^(\w+|[@*#?$!-])(:?[-=])?/.exec(written) ?? [];
	if (name === "") {
		for (const child of node.children) partsOf(child, reader);
		return other;
	}
	if (operator === "" && head.length === written.length) return variable(name);
	const start = node.start + 2 + head.length;
	const value = toWord(partsBetween({
		...node,
		children: node.children.filter((child) => child.start >= start)
	}, start, node.end - 1, unescapeBare, reader), start, node.end - 1);
	if (operator !== "") return variable(name, { fallback: value });
	return variable(name, { isWhole: false });
}
// src/syntax/shell/commands.ts
function readCommands(root, text, isWhole) {
	return new CommandReader(text, isWhole).read(root, false);
}
const bare = {
	redirects: [],
	isPiped: false
};
var CommandReader = class {
	text;
	#isWhole;
	#functions = new Set();
	#commands = [];
	#inSubstitution = false;
	#after = null;
	#cwd = [];
	constructor(text, isWhole) {
		this.text = text;
		this.#isWhole = isWhole;
	}
	read(node, inSubstitution) {
		const outer = [
			this.#commands,
			this.#inSubstitution,
			this.#after,
			this.#cwd
		];
		this.#commands = [];
		this.#inSubstitution = inSubstitution;
		this.#after = null;
		this.#visitAll(node.children, bare);
		const commands = this.#commands;
		[this.#commands, this.#inSubstitution, this.#after, this.#cwd] = outer;
		return {
			commands,
			functions: this.#functions,
			isWhole: this.#isWhole
		};
	}
	readScript = (substitution) => {
		const script = this.read(substitution, true);
		for (const command of script.commands) this.#commands.push(command);
		return script;
	};
	#visitAll(nodes, around) {
		for (const node of nodes) this.#visit(node, around);
	}
	#visit(node, around) {
		if (!node.isNamed) {
			this.#after = operators[node.type] ?? this.#after;
			return;
		}
		switch (node.type) {
			case "command":
			case "declaration_command":
			case "unset_command":
			case "variable_assignment":
			case "variable_assignments":
				this.#command(node, around);
				return;
			case "redirected_statement":
				this.#redirected(node, around);
				return;
			case "file_redirect":
				this.#command(node, {
					...around,
					redirects: this.#redirectsOf([node])
				});
				return;
			case "pipeline":
				this.#pipeline(node.children, around);
				return;
			case "subshell":
				this.#inSubshell(() => this.#visitAll(node.children, around));
				return;
			case "function_definition":
				this.#function(node, around);
				return;
			case "for_statement": this.#loopVariable(node);
		}
		if (isWord(node)) readWord(node, this);
		else this.#visitAll(node.children, around);
	}
	#command(node, around) {
		const children = node.type === "variable_assignment" ? [node] : node.children;
		const redirects = [...around.redirects, ...this.#redirectsOf(children)];
		const assignments = children.flatMap((child) => this.#assignmentsOf(child));
		const words = this.#wordsOf(children);
		this.#add({
			node,
			words,
			assignments,
			redirects,
			isPiped: around.isPiped
		});
		if ([
			"cd",
			"pushd",
			"chdir"
		].includes(words[0]?.text ?? "")) this.#enter(words.slice(1));
	}
	#add({ node, ...command }) {
		const { start, end } = node;
		const place = {
			start,
			end,
			inSubstitution: this.#inSubstitution
		};
		this.#commands.push({
			...command,
			...place,
			after: this.#after,
			cwd: this.#cwd
		});
		this.#after = ";";
	}
	#enter(operands) {
		const folder = operands.find(({ text }) => !/^-(?:[LPe@-]+)$/.test(text ?? ""));
		if (folder && folder.text !== "-") this.#cwd = [...this.#cwd.slice(-maxFolders), folder];
	}
	#wordsOf(nodes) {
		const words = [];
		const isArguments = (node) => isWord(node) || node.type === "command_name";
		for (const node of nodes.flatMap(operandsOf).filter(isArguments)) {
			const word = readWord(node, this);
			const last = words.at(-1);
			if (last && this.#touches(last, word)) words[words.length - 1] = joinWords(last, word);
			else words.push(word);
		}
		return words;
	}
	#touches({ end }, { start }) {
		return end <= start && /^(?:\\\r?\n)*$/.test(this.text.slice(end, start));
	}
	#assignmentsOf({ type, children }) {
		if (type === "variable_assignment") return this.#assignment(children);
		if (type !== "variable_assignments") return [];
		return children.flatMap((child) => this.#assignmentsOf(child));
	}
	#assignment(children) {
		const [target, sign, ...values] = children;
		if (!target || !sign) return [];
		const name = /^\w*/.exec(this.text.slice(target.start, target.end))?.[0] ?? "";
		const nodes = values.flatMap((value) => value.type === "array" ? value.children.filter(isWord) : [value]);
		if (nodes.length === 0) return [{
			name,
			value: toWord([], sign.end, sign.end)
		}];
		return nodes.map((node) => ({
			name,
			value: readWord(node, this)
		}));
	}
	#redirectsOf(nodes) {
		return nodes.flatMap((node) => {
			if (node.type === "heredoc_redirect") return this.#hereDocument(node);
			if (!/^(?:file|herestring)_redirect$/.test(node.type)) return [];
			const operator = node.children.find((child) => !child.isNamed)?.type ?? ">";
			const target = node.children.find(isWord);
			return target ? [{
				operator,
				target: readWord(target, this)
			}] : [];
		});
	}
	#hereDocument({ children }) {
		const start = children.find(({ type }) => type === "heredoc_start");
		const body = children.find(({ type }) => type === "heredoc_body");
		const more = this.#redirectsOf(children);
		if (!start || !body) return more;
		return [{
			operator: "<<",
			target: readHereDocument(body, /["'\\]/.test(this.text.slice(start.start, start.end)), this)
		}, ...more];
	}
	#redirected(node, around) {
		const { children } = node;
		const body = children.find(({ field }) => field === "body");
		const rest = children.filter((child) => child !== body);
		const redirects = [...around.redirects, ...this.#redirectsOf(rest)];
		const operands = this.#wordsOf(rest);
		const lines = rest.filter(({ type }) => type === "heredoc_redirect").flatMap((node) => node.children);
		const isPiped = around.isPiped || lines.some(({ type }) => type === "pipeline");
		if (body) this.#visit(body, {
			redirects,
			isPiped
		});
		else this.#add({
			node,
			words: [],
			assignments: [],
			redirects,
			isPiped
		});
		this.#appendWords(operands);
		const continued = lines.filter((node) => !isWord(node) && !/^heredoc_|_redirect$/.test(node.type));
		this.#visitAll(continued, around);
	}
	#appendWords(operands) {
		const last = this.#commands.at(-1);
		if (!last || operands.length === 0) return;
		this.#commands[this.#commands.length - 1] = {
			...last,
			words: [...last.words, ...operands]
		};
	}
	#pipeline(children, around) {
		const last = children.findLast(({ isNamed, type }) => isNamed && type !== "comment");
		for (const node of children) {
			const isPiped = node !== last || around.isPiped;
			this.#inSubshell(() => this.#visit(node, {
				...around,
				isPiped
			}));
		}
	}
	#inSubshell(visit) {
		const cwd = this.#cwd;
		visit();
		this.#cwd = cwd;
	}
	#function({ children }, around) {
		const name = children.find(({ field }) => field === "name");
		if (name) this.#functions.add(this.text.slice(name.start, name.end));
		this.#visitAll(children.filter((child) => child !== name && !isWord(child)), around);
	}
	#loopVariable(node) {
		const variable = node.children.find(({ field }) => field === "variable");
		if (!variable) return;
		const name = this.text.slice(variable.start, variable.end);
		const values = node.children.filter(({ field }) => field === "value");
		const assignments = values.map((value) => ({
			name,
			value: readWord(value, this)
		}));
		const head = {
			...node,
			end: values.at(-1)?.end ?? variable.end
		};
		this.#add({
			node: head,
			words: [],
			assignments,
			redirects: [],
			isPiped: false
		});
	}
};
const maxFolders = 15;
const operators = {
	"&&": "&&",
	"||": "||",
	"|": "|",
	"|&": "|",
	"&": ";",
	";": ";",
	"\n": ";"
};
// src/syntax/shell/plain.ts
const plainLines = /^[\w@%+=:,./~ \t\n-]*$/;
const reserved = new Set([
	"if",
	"then",
	"else",
	"elif",
	"fi",
	"do",
	"done",
	"case",
	"esac",
	"while",
	"until",
	"for",
	"select",
	"function",
	"in",
	"coproc",
	"declare",
	"typeset",
	"export",
	"readonly",
	"local",
	"unset",
	"unsetenv"
]);
function readPlain(text) {
	if (!plainLines.test(text)) return null;
	const commands = [];
	let start = 0;
	for (const line of text.split("\n")) {
		const words = Array.from(line.matchAll(/[^ \t]+/g), ({ 0: word, index }) => wordAt(word, start + index));
		const command = plainCommand(words, commands.length === 0 ? null : ";");
		if (!command) return null;
		if (words.length > 0) commands.push(command);
		start += line.length + 1;
	}
	const goes = ({ words: [first] }) => /^(?:cd|pushd|popd)$/.test(first?.text ?? "");
	if (commands.length > 1 && commands.some(goes)) return null;
	return {
		commands,
		functions: new Set(),
		isWhole: true
	};
}
function plainCommand(words, after) {
	const first = words.findIndex((word) => !isAssignment(word));
	const count = first === -1 ? words.length : first;
	if (reserved.has(words[count]?.text ?? "")) return null;
	return {
		words: words.slice(count),
		assignments: words.slice(0, count).map(assignmentOf),
		redirects: [],
		cwd: [],
		start: words[0]?.start ?? 0,
		end: words.at(-1)?.end ?? 0,
		inSubstitution: false,
		isPiped: false,
		after
	};
}
function wordAt(text, start) {
	return {
		text,
		parts: [{
			kind: "text",
			text
		}],
		start,
		end: start + text.length
	};
}
function isAssignment({ text }) {
	return /^[A-Za-z_]\w*\+?=/.test(text ?? "");
}
function assignmentOf({ text, start }) {
	const [, name = "", value = ""] = /^(\w+)\+?=(.*)$/.exec(text ?? "") ?? [];
	const valueStart = start + (text ?? "").length - value.length;
	if (value !== "") return {
		name,
		value: wordAt(value, valueStart)
	};
	return {
		name,
		value: {
			text: "",
			parts: [],
			start: valueStart,
			end: valueStart
		}
	};
}
// src/syntax/shell/read-shell.ts
let grammar;
let opening;
const limits = {
	units: 65536,
	nodes: 2e4,
	depth: 400,
	steps: 2e4
};
const maxHereDocuments = 100;
function needsGrammar(text) {
	return readPlain(text) === null;
}
async function openShell() {
	opening ??= openGrammar("tree-sitter-bash", limits);
	grammar = await opening;
}
function readShell(text) {
	const plain = readPlain(text);
	if (plain) return plain;
	const tree = readShellTree(text);
	return tree ? readCommands(tree.root, text, tree.isWhole) : null;
}
function readShellTree(text) {
	return text.split("<<", 101).length - 1 >= maxHereDocuments ? null : grammar?.parse(text) ?? null;
}
export { readShellTree as i, openShell as n, readShell as r, needsGrammar as t };
