export const id = 485;
export const ids = [485];
export const modules = {

/***/ 29155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scriptReader: () => (/* binding */ scriptReader)
});

// EXTERNAL MODULE: ./.build/src/model/text/path.js
var text_path = __webpack_require__(49018);
// EXTERNAL MODULE: ./.build/src/model/text/text.js
var text_text = __webpack_require__(21858);
;// CONCATENATED MODULE: ./.build/src/powers/observed/script-powers.js


/** What a script does, as powers of its unit. */
function scriptPowers({ path, text, unit }, effects) {
	if (effects.length === 0) return [];
	const lines = new text_text/* LineMap */.HU(text);
	const script = (0,text_path/* relativePath */.iZ)(unit.root, path);
	return effects.map(({ start, end, ...effect }) => {
		const power = {
			feature: "script",
			trigger: { start: "turn" },
			unit,
			at: {
				path,
				range: {
					start: lines.position(start),
					end: lines.position(end)
				}
			},
			...objectOf(effect),
			script: {
				path: script,
				how: effect.how
			}
		};
		return power;
	});
}
/** The variables without which a script ends, each once. */
function neededVariables({ path, text }, variables) {
	const needed = new Map(variables.filter(({ isRequired }) => isRequired).map((read) => [read.name, read]));
	const lines = new text_text/* LineMap */.HU(text);
	return Array.from(needed.values(), ({ name, start, end }) => ({
		name,
		at: {
			path,
			range: {
				start: lines.position(start),
				end: lines.position(end)
			}
		}
	}));
}
/** Subjects are the objects themselves: a gained host does not replace a lost one. */
function objectOf(effect) {
	const { kind, value } = effect;
	const named = {
		subject: `${kind} ${value}`,
		scope: value
	};
	switch (kind) {
		case "host": return {
			kind: "net",
			reach: "domain",
			...named
		};
		case "program": return {
			kind: "run",
			reach: "one",
			...named
		};
		case "secret": return {
			kind: "secret",
			reach: "one",
			...named
		};
		case "credential": return {
			kind: "read",
			reach: "path",
			...named
		};
		case "write": return {
			kind: "write",
			reach: "path",
			...named
		};
		case "network-code": {
			const scope = value || "the network";
			const pin = {
				level: "shell",
				program: scope
			};
			return {
				kind: "run",
				reach: "one",
				pin,
				...named,
				scope
			};
		}
		case "package": {
			const program = value.replace(/(.)(?:@|[=<>~!]).*$/s, "$1");
			const pin = {
				level: effect.isPinned ? "exact" : "mutable",
				program
			};
			return {
				kind: "install",
				reach: "one",
				subject: `package ${program}`,
				scope: value,
				pin
			};
		}
	}
}

// EXTERNAL MODULE: ./.build/src/scripts/calls/markdown-calls.js
var markdown_calls = __webpack_require__(58889);
// EXTERNAL MODULE: ./.build/src/scripts/effects/read-effects.js + 16 modules
var read_effects = __webpack_require__(59254);
// EXTERNAL MODULE: ./.build/src/scripts/effects/shell/shell.js
var shell = __webpack_require__(14558);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/instructions.js



/** Words without which a block without a language is of no interest. */
const signs = /curl|wget|~\/|\$HOME|\$\{HOME\}|\/etc\//;
const shellFence = /^[ \t>]*(?:```+|~~~+)[ \t]*(?:ba|z)?sh(?:ell)?\b/im;
/** Whether instructions may have an effect, by their words alone. */
function mayInstruct(text) {
	return shellFence.test(text) || signs.test(text) && /```|~~~/.test(text);
}
/** Names that stand for the reader's own host. */
const placeholder = /(?:^|[.-])(?:example|your|my|some|target|victim|host|hostname|server|domain|company|org|test|localhost|internal|local|lan)(?:[.-]|$)/;
/**
* What the blocks of commands in instructions do, whoever types them. A block that is not said to be of a shell may be
* anything: of it only text from the network into a shell, credentials and hosts. Needs the grammar of the shell.
*/
function instructionEffects(text) {
	const effects = (0,markdown_calls/* commandBlocks */.E)(text, (content, info) => info !== "" || signs.test(content)).flatMap(({ commands, start: offset, info }) => (0,shell/* shellEffects */.B)(commands.replace(/!`[^`\n]*`/g, (run) => " ".repeat(run.length))).effects.filter((effect) => isSaid(effect, info)).map((effect) => ({
		...effect,
		start: offset + effect.start,
		end: offset + effect.end
	})));
	return {
		effects: (0,read_effects/* distinct */.dM)(effects),
		variables: []
	};
}
function isSaid({ kind, value }, info) {
	if (kind === "network-code" || kind === "credential") return true;
	if (kind === "host") return !placeholder.test(value);
	if (!/^(?:ba|z)?sh(?:ell)?$/i.test(info)) return false;
	return kind === "secret" || kind === "program" && !/^(?:python[\d.]*|node)$/.test(value);
}

// EXTERNAL MODULE: ./.build/src/scripts/effects/requirement-files.js
var requirement_files = __webpack_require__(37236);
// EXTERNAL MODULE: ./.build/src/scripts/language-of.js
var language_of = __webpack_require__(77396);
// EXTERNAL MODULE: ./.build/src/syntax/shell/read-shell.js + 5 modules
var read_shell = __webpack_require__(151);
// EXTERNAL MODULE: ./.build/src/syntax/source/source.js
var source = __webpack_require__(30752);
// EXTERNAL MODULE: ./.build/src/syntax/text-file.js
var text_file = __webpack_require__(29359);
;// CONCATENATED MODULE: ./.build/src/pipeline/observe/read-scripts.js








/** Larger scripts are not read, in UTF-16 units. */
const maxUnits = 1024 * 1024;
/** Reads what scripts do; equal bytes are read once. A script that cannot be read does nothing. */
function scriptReader(readFiles) {
	const known = new Map();
	return async (tree, files) => {
		const texts = await readFiles(tree, [...new Set(files.map(({ path }) => path))]);
		const found = [];
		for (const file of files) {
			const text = (0,text_file/* soundText */.dj)(texts.get(file.path));
			if (text === null || text.length > maxUnits || file.need?.test(text) === false) continue;
			const observed = known.get(text) ?? await observedIn(file.path, text);
			known.set(text, observed);
			const powers = scriptPowers({
				...file,
				text
			}, observed.effects);
			const variables = neededVariables({
				...file,
				text
			}, observed.variables);
			if (powers.length + variables.length === 0) continue;
			found.push({
				...grantFile(file, tree.id(file.path), powers),
				variables
			});
		}
		return found;
	};
}
const nothing = {
	effects: [],
	variables: []
};
async function observedIn(path, text) {
	if ((0,requirement_files/* listsPackages */.v)(path)) return (0,requirement_files/* listedPackages */.Z)(path, text);
	if ((0,language_of/* isInstruction */.FL)(path)) {
		if (!mayInstruct(text)) return nothing;
		await (0,read_shell/* openShell */.n7)();
		return instructionEffects(text);
	}
	const language = (0,language_of/* languageOf */.eX)(path, text);
	if (!language || !(0,read_effects/* mayHaveEffects */.AC)(language, text)) return nothing;
	if (language !== "shell") await (0,source/* openSource */.o)(language);
	await (0,read_shell/* openShell */.n7)();
	return (0,read_effects/* readEffects */.nJ)(language, text);
}
function grantFile({ path, unit }, id, powers) {
	return {
		path,
		realPath: path,
		carrier: "script",
		unit,
		id,
		powers,
		faults: [],
		unread: [],
		invocationKeys: [],
		isUnreadable: false,
		readLeaves: () => []
	};
}


/***/ }),

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

/***/ 30752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readSource),
/* harmony export */   o: () => (/* binding */ openSource)
/* harmony export */ });
/* harmony import */ var _grammars_grammar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28043);

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
	const opening = openings.get(language) ?? (0,_grammars_grammar_js__WEBPACK_IMPORTED_MODULE_0__/* .openGrammar */ .o)(`tree-sitter-${language}`, limits);
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
