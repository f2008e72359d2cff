export const id = 620;
export const ids = [620];
export const modules = {

/***/ 18283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ argumentsOf)
/* harmony export */ });
/* harmony import */ var _tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40988);

/** The arguments of a call by position and name. */
function argumentsOf(source, call) {
	const positional = [];
	const keywords = new Map();
	let isSpread = false;
	const list = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(call, "arguments");
	for (const argument of list ? (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(list) : []) {
		if (argument.type === "list_splat" || argument.type === "dictionary_splat") isSpread = true;
		else if (argument.type !== "keyword_argument") positional.push(argument);
		else {
			const [name, value] = [(0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(argument, "name"), (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(argument, "value")];
			if (name && value) keywords.set((0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, name), value);
		}
	}
	return {
		positional,
		keywords,
		isSpread
	};
}


/***/ }),

/***/ 41129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ changedNames),
/* harmony export */   y: () => (/* binding */ constantOf)
/* harmony export */ });
/* harmony import */ var _tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40988);
/* harmony import */ var _call_arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18283);


/** Longer lists are not read. */
const maxItems = 2e3;
/** The value of an expression; undefined if it may differ between runs. */
function constantOf(source, node, names) {
	if (!node) return undefined;
	switch (node.type) {
		case "string": return stringOf(source, node);
		case "concatenated_string":
		case "list":
		case "tuple":
		case "set": return sequenceOf(source, node, names);
		case "dictionary": return keysOf(source, node, names);
		case "parenthesized_expression": return constantOf(source, (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(node)[0], names);
		case "integer":
		case "float": return numberOf((0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, node));
		case "unary_operator": return negated((0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, node));
		case "true":
		case "false": return node.type === "true";
		case "none": return null;
		case "identifier": return names((0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, node));
		case "call": return calledOf(source, node, names);
		default: return undefined;
	}
}
function sequenceOf(source, node, names) {
	const nodes = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(node);
	if (nodes.length > maxItems) return undefined;
	const items = nodes.map((item) => constantOf(source, item, names));
	if (items.includes(undefined)) return undefined;
	const known = items;
	return node.type === "concatenated_string" ? known.join("") : known;
}
/** A mapping stands for the list of its keys, which is what loops and `choices` read. */
function keysOf(source, node, names) {
	const pairs = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(node);
	if (pairs.length > maxItems || pairs.some(({ type }) => type !== "pair")) return undefined;
	const keys = pairs.map((pair) => constantOf(source, (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(pair, "key"), names));
	return keys.includes(undefined) ? undefined : keys;
}
/** Text without interpolation; escapes other than those of quotes and lines leave it unknown. */
function stringOf(source, node) {
	const [start] = node.children;
	if (!start || node.children.some(({ type }) => type === "interpolation")) return undefined;
	const prefix = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, start).replace(/(?<!['"])['"]+$/, "").toLowerCase();
	const content = source.text.slice(start.end, node.children.at(-1)?.start ?? node.end);
	if (prefix.includes("b")) return undefined;
	if (prefix.includes("r") || !content.includes("\\")) return content;
	const plain = content.replace(/\\(['"\\])/g, "$1").replace(/\\n/g, "\n").replace(/\\t/g, "	");
	return /\\[^'"\\nt]/.test(content) ? undefined : plain;
}
function numberOf(text) {
	const number = Number(text.replaceAll("_", ""));
	return Number.isFinite(number) ? number : undefined;
}
function negated(text) {
	return /^-\s*[\d.]+$/.test(text) ? numberOf(text.replace(/\s/g, "")) : undefined;
}
/** `range(3)`, `list(NAMES)`, `sorted(NAMES)`. */
function calledOf(source, node, names) {
	const callee = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, "function");
	const { positional, keywords, isSpread } = (0,_call_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentsOf */ .a)(source, node);
	if (!callee || isSpread || keywords.size > 0) return undefined;
	const values = positional.map((argument) => constantOf(source, argument, names));
	const name = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, callee);
	if (name.endsWith(".keys") && values.length === 0) {
		const keys = constantOf(source, (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(callee, "object"), names);
		return Array.isArray(keys) ? keys : undefined;
	}
	if ([
		"list",
		"tuple",
		"sorted",
		"set",
		"frozenset"
	].includes(name) && values.length === 1) return Array.isArray(values[0]) ? values[0] : undefined;
	const [from = 0, to] = values.length === 1 ? [0, values[0]] : values;
	if (name !== "range" || values.length > 2) return undefined;
	if (typeof from !== "number" || typeof to !== "number" || to - from > maxItems) return undefined;
	return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
/** The lists and mappings that a text changes somewhere, so that their declarations do not tell what they hold. */
function changedNames(text) {
	return new Set(Array.from(text.matchAll(changes), ([, name = ""]) => name));
}
const changes = /\b(\w{1,100})\s*(?:\.(?:append|extend|insert|update|setdefault|add|pop|remove|clear)\b|\[[^\]\n]{0,200}\]\s*=(?!=)|[-+|]=)/g;


/***/ }),

/***/ 69339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ relevantText)
/* harmony export */ });
/** Functions and classes of a module with what stands in them, up to the next line that begins at the margin. */
const definitions = /^(?:(?:async[ \t]+)?def|class)[ \t]+\w+[ \t]*[(:][^\n]*\n(?:(?:[ \t)\]}#][^\n]*)?\r?\n)*/gm;
/** A module without the functions and classes that have none of some words: of these no tree is needed. Offsets stay. */
function relevantText(text, words) {
	return (text.endsWith("\n") ? text : `${text}\n`).replace(definitions, (definition) => words.test(definition) ? definition : definition.replace(/[^\r\n]+/g, blank));
}
function blank(line) {
	return " ".repeat(line.length);
}


/***/ }),

/***/ 40988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   jf: () => (/* binding */ child),
/* harmony export */   vx: () => (/* binding */ nodesIn),
/* harmony export */   wA: () => (/* binding */ rangesOf)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21858);

/** The child in a place of its parent, such as `function` of a call. */
function child(node, field) {
	return node.children.find((inner) => inner.field === field);
}
/** The children that the grammar names, without comments. */
function named({ children }) {
	return children.filter(({ isNamed, type }) => isNamed && type !== "comment");
}
/** The text of a node. */
function textAt({ text }, { start, end }) {
	return text.slice(start, end);
}
/** A node with all below it, from the first to the last of the text. */
function* nodesIn(node) {
	const waiting = [node];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield next;
		for (let index = next.children.length - 1; index >= 0; index--) {
			const inner = next.children[index];
			if (inner) waiting.push(inner);
		}
	}
}
/** Gives the places of nodes in lines and columns; `numbers` are those of the lines of a text that is part of another. */
function rangesOf(text, numbers) {
	const lines = new _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .LineMap */ .HU(text);
	const first = {
		line: 1,
		column: 1
	};
	const placed = ({ line, column }) => ({
		line: numbers?.[line - 1] ?? line,
		column
	});
	return (node) => {
		const { start, end } = lines.locate("", node.start, node.end).range ?? {
			start: first,
			end: first
		};
		return {
			start: placed(start),
			end: placed(end)
		};
	};
}


/***/ }),

/***/ 151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HW: () => (/* binding */ needsGrammar),
  n7: () => (/* binding */ openShell),
  lu: () => (/* binding */ readShell),
  zl: () => (/* binding */ readShellTree)
});

// EXTERNAL MODULE: ./.build/src/syntax/grammars/grammar.js + 2 modules
var grammar = __webpack_require__(16181);
;// CONCATENATED MODULE: ./.build/src/syntax/shell/word-nodes.js
/** The nodes of the words of a command, with what follows the target of a redirect. */
function operandsOf(node) {
	if (node.type === "file_redirect") {
		const targets = node.children.filter(isWord);
		return targets.slice(1);
	}
	if (node.type === "heredoc_redirect") {
		return node.children.filter(({ field }) => field === "argument").concat(node.children.filter(({ type }) => type === "file_redirect").flatMap(operandsOf));
	}
	return [node];
}
/** Whether a node is a word, or signs that a shell takes for one. */
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
/** Words that the grammar takes for signs or keywords. */
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

;// CONCATENATED MODULE: ./.build/src/syntax/shell/quoting.js
/** Characters of a double-quoted text whose backslash is removed. */
function unescapeQuoted(text) {
	return text.replace(/\\([\s\S])/g, (pair, sign) => {
		if (sign === "\n") return "";
		return "\"$`\\".includes(sign) ? sign : pair;
	});
}
/** Text outside of quotes: a backslash stands for the character after it; before a line break both vanish. */
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
/** The text of `$'\u2026'`, without its quotes. */
function unescapeAnsiC(text) {
	return text.replace(/\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([\s\S])|([\s\S]))/g, (_, byte, short, long, octal, control, sign) => {
		const hex = byte ?? short ?? long;
		if (hex !== undefined) return character(Number.parseInt(hex, 16));
		if (octal !== undefined) return character(Number.parseInt(octal, 8) & 255);
		if (control !== undefined) return character(control.charCodeAt(0) & 31);
		return escapes[sign] ?? sign;
	});
}
function character(code) {
	return code <= 1114111 ? String.fromCodePoint(code) : "";
}

;// CONCATENATED MODULE: ./.build/src/syntax/shell/words.js

const other = { kind: "other" };
/** A node as a word. */
function readWord(node, reader) {
	return toWord(partsOf(node, reader), node.start, node.end);
}
/** The word of some parts; neighbouring texts become one. */
function toWord(parts, start, end) {
	const joined = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (part.kind === "text" && last?.kind === "text") {
			joined[joined.length - 1] = {
				kind: "text",
				text: last.text + part.text
			};
		} else if (part.kind !== "text" || part.text !== "") joined.push(part);
	}
	const [first] = joined;
	const isStatic = joined.length === 0 || joined.length === 1 && first?.kind === "text";
	const text = isStatic ? first?.kind === "text" ? first.text : "" : null;
	return {
		text,
		parts: joined,
		start,
		end
	};
}
/** Two words side by side as one. */
function joinWords(first, second) {
	// `$"\u2026"` is a text that is translated.
	const isTranslated = first.text === "$" && second.end > second.start;
	const [last, next] = [first.parts.at(-1), second.parts[0]];
	// The grammar divides `$f.sh` in `"$A"/$f.sh` into a sign and a word.
	const name = next?.kind === "text" ? /^[A-Za-z_]\w*/.exec(next.text)?.[0] : undefined;
	if (!isTranslated && name !== undefined && last?.kind === "text" && last.text.endsWith("$")) {
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
	const parts = [...isTranslated ? [] : first.parts, ...second.parts];
	return toWord(parts, first.start, second.end);
}
/** The text of a here-document, with its substitutions unless its delimiter is quoted. */
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
/** The parts of children, and of the text around them. */
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
/** Nodes that are text of the word around them. */
const literal = new Set([
	"string_content",
	"heredoc_content",
	"word"
]);
/** Text outside of quotes, with the signs of globs apart. */
function bareParts(written) {
	return (written.match(/\\[\s\S]|\{[^{}\\]*\}|\[[^[\]\s]+\]|[*?[\]{}]|[^\\*?[\]{}]+|\\$/g) ?? []).map((piece) => /^(?:[*?[\]{}]$|\[.|\{.*(?:,|\.\.))/s.test(piece) ? {
		kind: "glob",
		text: piece
	} : plain(unescapeBare(piece)));
}
/** A quoted text without its quotes; the last one may be missing. */
function inside(written, opening) {
	const isClosed = written.length > opening && /["']$/.test(written);
	return written.slice(opening, isClosed ? -1 : undefined);
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
/** `${\u2026}`: commands in it are read whatever it is. */
function expansionOf(node, reader) {
	const written = reader.text.slice(node.start + 2, node.end - 1);
	const [head = "", name = "", operator = ""] = /^(\w+|[@*#?$!-])(:?[-=])?/.exec(written) ?? [];
	if (name === "") {
		for (const child of node.children) partsOf(child, reader);
		return other;
	}
	if (operator === "" && head.length === written.length) return variable(name);
	const start = node.start + 2 + head.length;
	const rest = {
		...node,
		children: node.children.filter((child) => child.start >= start)
	};
	const value = toWord(partsBetween(rest, start, node.end - 1, unescapeBare, reader), start, node.end - 1);
	if (operator !== "") return variable(name, { fallback: value });
	return variable(name, { isWhole: false });
}

;// CONCATENATED MODULE: ./.build/src/syntax/shell/commands.js


/** Reads the commands of a tree of tree-sitter-bash. */
function readCommands(root, text, isWhole) {
	return new CommandReader(text, isWhole).read(root, false);
}
const bare = {
	redirects: [],
	isPiped: false
};
/** Reads nodes in the order of the text. */
class CommandReader {
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
	/** The commands of a node, as a shell of its own. */
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
			// `$(< file)`
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
			case "for_statement":
				this.#loopVariable(node);
				break;
		}
		if (isWord(node)) readWord(node, this);
		else this.#visitAll(node.children, around);
	}
	/** Reads a command, an assignment or a declaration. */
	#command(node, around) {
		const isAssignment = node.type === "variable_assignment";
		const children = isAssignment ? [node] : node.children;
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
	/** Words side by side are one word, also across a continued line. */
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
		const isQuoted = /["'\\]/.test(this.text.slice(start.start, start.end));
		return [{
			operator: "<<",
			target: readHereDocument(body, isQuoted, this)
		}, ...more];
	}
	/** A statement with redirects; what follows the start of a here-document in its line is a part of that. */
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
	/** Adds words that the grammar takes for further targets of a redirect: `a > x b`. */
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
	/** `for NAME in a b`: NAME may be each of the words. */
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
}
/** More folders than this are not remembered. */
const maxFolders = 15;
const operators = { ...{
	"&&": "&&",
	"||": "||",
	"|": "|",
	"|&": "|",
	"&": ";",
	";": ";",
	"\n": ";"
} };

;// CONCATENATED MODULE: ./.build/src/syntax/shell/plain.js
/** Lines of words without a sign that a shell obeys. */
const plainLines = /^[\w@%+=:,./~ \t\n-]*$/;
/** Words that begin or end a compound command, or declare. */
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
/** Reads lines of plain words, as most commands are; null for a text that needs the grammar. */
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
	// The grammar keeps the folders that `cd` goes to.
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

;// CONCATENATED MODULE: ./.build/src/syntax/shell/read-shell.js



/** The grammar, once a run has opened it. */
let read_shell_grammar;
/** Its opening: two runs at once must not open two runtimes. */
let opening;
const limits = {
	units: 64 * 1024,
	nodes: 2e4,
	depth: 400,
	steps: 2e4
};
/** The time that the grammar takes grows with the square of their number, in steps that it does not count. */
const maxHereDocuments = 100;
/** Whether `readShell` reads a text only after `openShell`: one with a sign that a shell obeys. */
function needsGrammar(text) {
	return readPlain(text) === null;
}
/** Loads the grammar, once a process: some 35 ms. Rejects only if the installation lacks its files. */
async function openShell() {
	opening ??= (0,grammar/* openGrammar */.oC)("tree-sitter-bash", limits);
	read_shell_grammar = await opening;
}
/**
* Reads a text for `sh` or `bash`. Null, which is "unread", for a text over 64 kB, 20,000 nodes, 400 levels or 100
* here-documents, with a NUL, and for one that needs the grammar before `openShell`. Never throws.
*/
function readShell(text) {
	const plain = readPlain(text);
	if (plain) return plain;
	const tree = readShellTree(text);
	return tree ? readCommands(tree.root, text, tree.isWhole) : null;
}
/** The tree of a text, within the limits of `readShell`; null before `openShell`. Never throws. */
function readShellTree(text) {
	const documents = text.split("<<", maxHereDocuments + 1).length - 1;
	return documents >= maxHereDocuments ? null : read_shell_grammar?.parse(text) ?? null;
}


/***/ }),

/***/ 30752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readSource),
/* harmony export */   o: () => (/* binding */ openSource)
/* harmony export */ });
/* harmony import */ var _grammars_grammar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16181);

const limits = {
	units: 1024 * 1024,
	nodes: 4e5,
	depth: 400,
	steps: 32e4
};
/** The grammars, once a run has opened them. */
const grammars = new Map();
/** Their openings: two runs at once must not open two runtimes. */
const openings = new Map();
/** Loads the grammar of a language, once a process. Rejects only if the installation lacks its files. */
async function openSource(language) {
	const opening = openings.get(language) ?? (0,_grammars_grammar_js__WEBPACK_IMPORTED_MODULE_0__/* .openGrammar */ .oC)(`tree-sitter-${language}`, limits);
	openings.set(language, opening);
	grammars.set(language, await opening);
}
/**
* Reads a program. Null, which is "unread", for a text over 1 MiB, 400,000 nodes or 400 levels, with a NUL, and before
* `openSource`. Never throws.
*/
function readSource(language, text) {
	return grammars.get(language)?.parse(text) ?? null;
}


/***/ })

};
