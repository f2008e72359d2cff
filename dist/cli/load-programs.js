import { r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { Bc as nameOf, Hc as resolve, Ic as folderOf, Jt as readTexts, Mt as launchers, Uc as selfAndAncestors, Wr as codeIndex, _o as pathGlob, zc as join } from "./core.js";
import { setFlagsFromString } from "node:v8";
// src/powers/programs/places.ts
const systemFolder = /^\/(?:usr|bin|sbin|opt|nix|dev|System|Library)\//;
const marketplace = /\.claude\/plugins\/marketplaces\/[\w.-]+\//;
function placeOf({ before, text, isGlob }, folders, tree) {
	const path = text.replace(/^file:\/\//, "");
	const installed = marketplace.exec(path);
	if (installed) return below([""], path.slice(installed.index + installed[0].length));
	if (before === "unknown") return guess(path, folders, tree);
	if (before !== "nothing") {
		if (path !== "" && !path.startsWith("/")) return guess(path, before, tree);
		return isGlob ? matching(before, path, tree) : below(before, path);
	}
	if (systemFolder.test(path)) return {
		candidates: [],
		isKnown: true
	};
	if (/^(?:[/~]|[A-Za-z]:[\\/])/.test(path)) return tails(path, tree);
	return isGlob ? matching(folders, path, tree) : below(folders, path);
}
function below(folders, path) {
	const known = folders.map((folder) => resolve(folder, path)).filter((candidate) => candidate !== void 0);
	return {
		candidates: [...new Set(known)],
		isKnown: known.length > 0
	};
}
function guess(path, folders, tree) {
	const slash = path.indexOf("/");
	if (slash === -1) return {
		candidates: [],
		isKnown: false
	};
	return {
		candidates: below(folders, path.slice(slash)).candidates.filter((at) => exists(at, tree)),
		isKnown: false
	};
}
const maxTail = 16;
function tails(path, tree) {
	const segments = path.split(/[\\/]/);
	for (let start = Math.max(1, segments.length - maxTail); start < segments.length - 1; start++) {
		const tail = resolve("", segments.slice(start).join("/"));
		if (tail && exists(tail, tree)) return {
			candidates: [tail],
			isKnown: false
		};
	}
	return {
		candidates: [],
		isKnown: false
	};
}
function matching(folders, glob, tree) {
	if (glob.length > maxGlob) return {
		candidates: [],
		isKnown: false
	};
	const found = folders.flatMap((folder) => {
		const whole = resolve(folder, glob);
		return whole === void 0 ? [] : tree.find(...globTest(whole));
	});
	return {
		candidates: [...new Set(found)],
		isKnown: found.length > 0
	};
}
const maxGlob = 200;
function globTest(glob) {
	const start = /^[^*?[\]{}\\]*/.exec(glob)?.[0] ?? "";
	const depth = slashesIn(glob);
	const matches = pathGlob(glob);
	const isFlat = !/\{[^}]*\//.test(glob);
	const hasDepth = (path) => !isFlat || slashesIn(path) === depth;
	return [start, (path) => hasDepth(path) && matches(path)];
}
function slashesIn(path) {
	let count = 0;
	for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) count++;
	return count;
}
function exists(path, tree) {
	return tree.has(path) || tree.isFolder(path);
}
function openedBy(path, opener, tree) {
	if (tree.has(path)) return [path];
	const names = tree.isFolder(path) ? mainFiles[opener].map((name) => join(path, name)) : [];
	return [...opener === "javascript" ? extensions.map((extension) => path + extension) : [], ...names].filter((candidate) => tree.has(candidate));
}
const extensions = [
	".js",
	".cjs",
	".mjs",
	".ts",
	".mts",
	".cts",
	".tsx",
	".json"
];
const javascript = ["package.json", ...extensions.map((extension) => `index${extension}`)];
const mainFiles = {
	javascript,
	python: ["__main__.py"],
	project: [
		...javascript,
		"pyproject.toml",
		"__main__.py",
		"main.go",
		"Cargo.toml"
	],
	file: []
};
// src/powers/programs/found.ts
var FoundPrograms = class {
	paths = new Set();
	executed = new Set();
	missing = new Set();
	unread = new Set();
	isCertain = true;
	readsOutput = false;
	#parts = new Map();
	addAll(paths) {
		for (const path of paths) this.paths.add(path);
	}
	addPart(part) {
		this.#parts.set(`${part.path}\0${part.name}`, part);
	}
	result() {
		const { paths, executed, missing, unread } = this;
		return {
			paths: [...paths].sort(),
			executed: [...executed].sort(),
			missing: [...missing].sort(),
			unread: [...unread].sort(),
			parts: [...this.#parts.values()],
			certain: this.isCertain
		};
	}
};
// src/powers/programs/launchers.ts
function nameOfProgram(word) {
	return (word?.text ?? "").replace(/^.*[\\/]/, "").replace(/\.(?:exe|cmd)$/i, "");
}
const maxLaunchers = 12;
function launched(words) {
	let rest = words;
	for (let count = 0; count < maxLaunchers; count++) {
		const [launcher, length] = launcherOf(rest);
		if (!launcher) return rest;
		rest = afterOptions(rest.slice(length), launcher);
	}
	return rest;
}
function launcherOf(words) {
	const names = [
		nameOfProgram(words[0]),
		words[1]?.text ?? "",
		words[2]?.text ?? ""
	];
	for (const length of [
		3,
		2,
		1
	]) {
		const launcher = launchers.get(names.slice(0, length).join(" "));
		if (launcher) return [launcher, length];
	}
	return [void 0, 0];
}
function afterOptions(words, { values = [], operands = 0 }) {
	let index = 0;
	for (; index < words.length; index++) {
		const text = words[index]?.text ?? "";
		if (text === "--") return words.slice(index + 1 + operands);
		if (values.includes(text)) index++;
		else if (!/^-|^\w+=/.test(text)) break;
	}
	return words.slice(index + operands);
}
const shells = /^(?:(?:ba|z|da|k|fi|a|c|tc|mk|yas)?sh|rbash|pwsh|powershell|cmd)$/i;
const interpreters = /^(?:python[\d.]*|pythonw|pypy3?|py|node|nodejs|deno|bun|tsx|ts-node|ts-node-esm|esno|jiti|vite-node|perl|ruby|php|lua|luajit|julia|Rscript|osascript|java|go|dotnet|tclsh|expect|guile|racket|elixir|swift|scala|groovy|kotlin|fastmcp|mcp|uvicorn|gunicorn|flask|streamlit|nodemon|pm2)$/i;
function isShell(program) {
	return shells.test(program);
}
function runsFiles(program) {
	return isShell(program) || interpreters.test(program) || program === "." || program === "source";
}
function openerOf(words) {
	const name = words.map(nameOfProgram).find((word, index) => runsFiles(word) && (index === 0 || !/^(?:\.|source)$/.test(word)));
	if (name === void 0) return void 0;
	if (/^(?:node|deno|bun|tsx|ts-node|esno|jiti|vite-node|pm2)/.test(name)) return "javascript";
	return /^py/.test(name) ? "python" : "file";
}
const readers = new Set([
	"cat",
	"head",
	"tail",
	"echo",
	"printf",
	"grep",
	"rg",
	"egrep",
	"fgrep",
	"ls",
	"wc",
	"stat",
	"diff",
	"cmp",
	"sort",
	"uniq",
	"cut",
	"tr",
	"jq",
	"yq",
	"test",
	"[",
	"rm",
	"mkdir",
	"touch",
	"less",
	"more",
	"basename",
	"dirname",
	"realpath",
	"readlink",
	"date",
	"sleep",
	"true",
	"false",
	"exit",
	"return",
	"cd",
	"pushd",
	"popd",
	"pwd",
	"read",
	"git",
	"gh",
	"md5sum",
	"sha1sum",
	"sha256sum",
	"shasum",
	"file",
	"du",
	"which",
	"type",
	"kill",
	"say",
	"afplay",
	"aplay",
	"notify-send",
	"terminal-notifier",
	"prettier",
	"eslint",
	"biome",
	"ruff",
	"export",
	"declare",
	"local",
	"readonly",
	"typeset",
	"unset",
	"set",
	"shift",
	"chmod"
]);
function onlyReads(program) {
	return readers.has(program);
}
// src/powers/programs/text-words.ts
function templateWord(text) {
	const parts = [];
	for (const piece of text.split(/(\$\{\w+(?::-[^}]{0,200})?\}|\$\w+)/)) {
		if (piece === "") continue;
		const [, name, fallback] = /^\$\{?(\w+)(?::-(.*))?\}?$/s.exec(piece) ?? [];
		parts.push(name === void 0 ? {
			kind: "text",
			text: piece
		} : {
			kind: "variable",
			name,
			isWhole: true,
			fallback: textWord(fallback)
		});
	}
	const [first] = parts;
	return {
		text: parts.length === 0 || parts.length === 1 && first?.kind === "text" ? text : null,
		parts,
		start: 0,
		end: text.length
	};
}
const firstMark = 57344;
const address = /\b(?!file:)[a-z][a-z+.-]{0,20}:\/\/\S*/gi;
const pieceEnd = /[\s"'`;|&()<>{},=:!]+/;
function piecesOf({ parts }) {
	const pieces = parts.map((part, index) => part.kind === "text" ? part.text : String.fromCharCode(firstMark + index % 4096)).join("").replace(address, " ").split(pieceEnd);
	if (pieces.length < 2) return [];
	return pieces.filter((piece) => piece !== "").map((piece) => unmarked(piece, parts));
}
function unmarked(piece, parts) {
	const found = piece.split(/([\ue000-\uf8ff])/).flatMap((text) => {
		const part = parts[text.charCodeAt(0) - firstMark];
		if (/^[\ue000-\uf8ff]$/.test(text) && part) return [part];
		return text === "" ? [] : [{
			kind: "text",
			text
		}];
	});
	return {
		text: found.every(({ kind }) => kind === "text") ? piece : null,
		parts: found,
		start: 0,
		end: 0
	};
}
function textWord(text) {
	if (text === void 0) return null;
	return {
		text,
		parts: [{
			kind: "text",
			text
		}],
		start: 0,
		end: text.length
	};
}
function commandText({ parts }) {
	return parts.map((part) => {
		if (part.kind === "text" || part.kind === "glob") return part.text;
		return part.kind === "variable" && part.isWhole ? `\${${part.name}}` : "${_}";
	}).join("");
}
// src/powers/programs/inner-texts.ts
function innerTexts(command, words) {
	const name = nameOfProgram(words[0]);
	if (runsOperands.has(name)) {
		const operands = words.slice(1).filter(({ text }) => !/^-/.test(text ?? ""));
		return {
			texts: [{
				text: joined(name === "trap" ? operands.slice(0, 1) : operands),
				isRun: true
			}],
			isAll: true,
			hasOtherCode: false
		};
	}
	const code = codeIndex(words.map(commandText));
	const other = code >= 0 && !isShell(name) ? commandText(words[code] ?? noWord) : "";
	return {
		texts: [
			...codeOf(command),
			...inputOf(command, name),
			...printed(command, words)
		],
		isAll: code >= 0 || inputOf(command, name).length > 0,
		hasOtherCode: runsOthers.test(other)
	};
}
const runsOperands = new Set([
	"eval",
	"trap",
	"parallel"
]);
const codeOption = /^(?:-[a-z]*c|--(?:command|call|run)|-S|--split-string|\/[ckCK]|-Command)$/;
const runsCode = /^(?:su|script|flock|npx|env|nix-shell|runuser|chpst)$/;
const runsOthers = /\b(?:exec|eval|system|popen|spawn|subprocess|runpy|importlib|require|open|read(?:File|Text))/i;
const noWord = {
	text: "",
	parts: [],
	start: 0,
	end: 0
};
function codeOf({ words }) {
	const isRun = words.some((word) => {
		const name = nameOfProgram(word);
		return isShell(name) || runsCode.test(name);
	});
	return words.flatMap((word, index) => codeOption.test(words[index - 1]?.text ?? "") ? [{
		text: commandText(word),
		isRun
	}] : []);
}
function inputOf({ redirects, isPiped }, name) {
	const isRun = isShell(name);
	if (!isRun && !isPiped) return [];
	return redirects.filter(({ operator }) => operator === "<<" || operator === "<<<").map(({ target }) => ({
		text: commandText(target),
		isRun
	}));
}
function printed({ isPiped }, words) {
	if (!isPiped || !/^(?:echo|printf)$/.test(nameOfProgram(words[0]))) return [];
	return [{
		text: joined(words.slice(1)),
		isRun: false
	}];
}
function joined(words) {
	return words.map(commandText).join(" ");
}
// src/powers/programs/project-files.ts
const files = {
	make: [
		"GNUmakefile",
		"makefile",
		"Makefile"
	],
	gmake: [
		"GNUmakefile",
		"makefile",
		"Makefile"
	],
	just: [
		"justfile",
		"Justfile",
		".justfile"
	],
	task: ["Taskfile.yml", "Taskfile.yaml"],
	rake: ["Rakefile", "rakefile"],
	deno: ["deno.json", "deno.jsonc"],
	cargo: ["Cargo.toml"],
	uv: ["pyproject.toml"],
	composer: ["composer.json"]
};
const packageManagers = new Set([
	"npm",
	"pnpm",
	"yarn",
	"bun"
]);
function taskFile(program, operands, folders, tree) {
	const isManager = packageManagers.has(program) || operands[0] === "--run";
	const names = isManager ? ["package.json"] : Object.hasOwn(files, program) ? files[program] : [];
	if (program === "deno" && operands[0] !== "task") return void 0;
	if (program === "cargo" && !["run", "r"].includes(operands[0] ?? "")) return void 0;
	const path = folders.flatMap((folder) => (names ?? []).map((name) => join(folder, name))).find((file) => tree.has(file));
	if (path === void 0) return void 0;
	return isManager ? {
		path,
		tasks: tasksOf(operands)
	} : {
		path,
		tasks: []
	};
}
function tasksOf([first = "", second]) {
	const name = /^(?:run|run-script|rum|urn|--run)$/.test(first) ? second : shortcuts[first] ?? first;
	if (name === void 0 || name === "") return [];
	if (/^(?:install|ci|i|add)$/.test(name)) return [
		"preinstall",
		"install",
		"postinstall",
		"prepublish",
		"preprepare",
		"prepare"
	];
	return [
		`pre${name}`,
		name,
		`post${name}`
	];
}
const shortcuts = {
	t: "test",
	tst: "test"
};
function partsOf$1({ path, tasks }, text) {
	try {
		const { scripts = {} } = JSON.parse(text);
		return tasks.flatMap((task) => {
			const script = Object.hasOwn(scripts, task) ? scripts[task] : void 0;
			return typeof script === "string" ? [{
				path,
				name: `scripts.${task}`,
				text: script
			}] : [];
		});
	} catch {
		return null;
	}
}
// src/powers/programs/roots.ts
function rootsOf({ kind, root }) {
	const folder = kind === "agent" || kind === "command" ? folderOf(root) : root;
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
function projectFolder(folder) {
	const at = folder.search(/(?:^|\/)\.(?:claude|cursor|codex|github|gemini|opencode)(?:\/|$)/);
	return at === -1 ? "" : folder.slice(0, at);
}
// src/syntax/grammars/tree.ts
var import_load = __commonJSMin(((exports) => {
	let loaded;
	exports.grammarFiles = () => {
		loaded ??= __require("../grammars/index.cjs");
		return loaded;
	};
}))();
function copyTree(cursor, depth) {
	if (depth === 0) return null;
	const { nodeType: type, nodeIsNamed: isNamed, currentFieldName: field } = cursor;
	const { startIndex: start, endIndex: end } = cursor;
	const children = [];
	if (cursor.gotoFirstChild()) {
		do {
			const child = copyTree(cursor, depth - 1);
			if (!child) return null;
			children.push(child);
		} while (cursor.gotoNextSibling());
		cursor.gotoParent();
	}
	return {
		type,
		isNamed,
		field,
		start,
		end,
		children
	};
}
// src/syntax/grammars/grammar.ts
var Grammar = class {
	#parser;
	#limits;
	constructor(parser, limits) {
		this.#parser = parser;
		this.#limits = limits;
	}
	parse(text) {
		if (text.length > this.#limits.units || text.includes("\0")) return null;
		try {
			return this.#parse(text);
		} catch {
			this.#parser = null;
			return null;
		}
	}
	#parse(text) {
		let steps = 0;
		const progressCallback = () => ++steps > this.#limits.steps;
		const tree = this.#parser?.parse(text, null, { progressCallback });
		if (!tree) {
			this.#parser?.reset();
			return null;
		}
		try {
			const { rootNode } = tree;
			if (rootNode.descendantCount > this.#limits.nodes) return null;
			const root = copyTree(tree.walk(), this.#limits.depth);
			return root && {
				root,
				isWhole: !rootNode.hasError
			};
		} finally {
			tree.delete();
		}
	}
};
async function openGrammar(name, limits) {
	setFlagsFromString("--no-wasm-tier-up --no-wasm-dynamic-tiering");
	const { runtime, readGrammar } = (0, import_load.grammarFiles)();
	await runtime.Parser.init({ wasmBinary: readGrammar("web-tree-sitter") });
	const parser = new runtime.Parser();
	parser.setLanguage(await runtime.Language.load(readGrammar(name)));
	return new Grammar(parser, limits);
}
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
	return toWord([...first.text === "$" && second.end > second.start ? [] : first.parts, ...second.parts], first.start, second.end);
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
	if (head.length === written.length) return variable(name);
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
		if (folder && folder.text !== "-") this.#cwd = [...this.#cwd.slice(-maxFolders$1), folder];
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
const maxFolders$1 = 15;
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
const plainLine = /^[\w@%+=:,./~ \t-]*$/;
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
	if (!plainLine.test(text)) return null;
	const words = Array.from(text.matchAll(/[^ \t]+/g), ({ 0: word, index }) => wordAt(word, index));
	const first = words.findIndex((word) => !isAssignment(word));
	const count = first === -1 ? words.length : first;
	if (reserved.has(words[count]?.text ?? "")) return null;
	const assignments = words.slice(0, count).map(assignmentOf);
	const command = {
		words: words.slice(count),
		assignments,
		redirects: [],
		cwd: [],
		start: words[0]?.start ?? 0,
		end: words.at(-1)?.end ?? 0,
		inSubstitution: false,
		isPiped: false,
		after: null
	};
	return {
		commands: words.length === 0 ? [] : [command],
		functions: new Set(),
		isWhole: true
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
	const tree = text.split("<<", 101).length > maxHereDocuments ? null : grammar?.parse(text);
	return tree ? readCommands(tree.root, text, tree.isWhole) : null;
}
// src/powers/programs/shell-texts.ts
const maxUnits$3 = 2097152;
var ShellTexts = class {
	#scripts = new Map();
	#units = 0;
	read(text) {
		const known = this.#scripts.get(text);
		if (known !== void 0) return known;
		this.#units += text.length;
		const script = this.#units > maxUnits$3 ? null : readShell(text);
		if (script) this.#scripts.set(text, script);
		return script;
	}
};
// src/powers/programs/spellings.ts
const maxSpellings = 8;
const maxUnits$2 = 65536;
const empty = {
	before: "nothing",
	text: "",
	isGlob: false
};
const unknown = {
	before: "unknown",
	text: "",
	isGlob: false
};
function spellingsOf({ parts }, environment, roots) {
	let all = [empty];
	for (const part of parts) {
		const values = valuesOf(part, environment, roots);
		all = limited(all.flatMap((start) => values.map((value) => append(start, value))));
	}
	return all;
}
function assign(environment, name, values) {
	environment.set(name, limited([...environment.get(name) ?? [], ...values]));
}
function limited(spellings) {
	if (spellings.length <= maxSpellings) return spellings;
	return [...spellings.slice(0, 7), unknown];
}
function append(start, value) {
	if (value.before !== "nothing") return value;
	if (start.text.length + value.text.length > maxUnits$2) return unknown;
	const { text, isGlob } = value;
	return {
		before: start.before,
		text: start.text + text,
		isGlob: start.isGlob || isGlob
	};
}
function valuesOf(part, environment, roots) {
	switch (part.kind) {
		case "text": return [{
			...empty,
			text: part.text
		}];
		case "glob": return [{
			...empty,
			text: part.text,
			isGlob: true
		}];
		case "substitution": return outputOf(part.script, environment, roots);
		case "variable": return valuesOfVariable(part, environment, roots);
		case "other": return [unknown];
	}
}
function valuesOfVariable({ name, isWhole, fallback }, environment, roots) {
	const folders = name === "PWD" ? roots.working : roots.variables.get(name);
	const known = environment.get(name);
	if (!isWhole) return [unknown];
	const machine = machineFolders[name];
	const values = [
		...machine === void 0 ? [] : [{
			...empty,
			text: machine
		}],
		...folders ? [{
			...empty,
			before: folders
		}] : [],
		...known ?? [],
		...folders ? [] : fallback ? spellingsOf(fallback, environment, roots) : []
	];
	if (folders || known || machine !== void 0) return values;
	return [...values, unknown];
}
const machineFolders = {
	__proto__: null,
	HOME: "~",
	USERPROFILE: "~",
	TMPDIR: "/tmp",
	TEMP: "/tmp",
	TMP: "/tmp"
};
function outputOf({ commands }, environment, roots) {
	const last = commands.at(-1);
	const [program, ...operands] = last?.words ?? [];
	const line = (last?.words ?? []).map(({ text }) => text ?? "$").join(" ");
	if (/^git rev-parse (?:.* )?--show-toplevel$/.test(line)) return [inProject(roots)];
	if (program?.text === "pwd") {
		const folder = last?.cwd.at(-1);
		if (folder) return spellingsOf(folder, environment, roots);
		return [{
			...empty,
			before: roots.working
		}];
	}
	const operand = operands.findLast(({ text }) => !text?.startsWith("-"));
	if (!operand || !passesPath.has(program?.text ?? "")) return [unknown];
	const values = spellingsOf(operand, environment, roots);
	if (program?.text !== "dirname") return values;
	return values.map((value) => {
		const { before } = value;
		if (typeof before === "object" && value.text === "" && !before.includes("")) return {
			...value,
			before: before.map(folderOf)
		};
		return before !== "unknown" && value.text.includes("/") ? {
			...value,
			text: folderOf(value.text)
		} : unknown;
	});
}
function inProject({ variables }) {
	return {
		...empty,
		before: variables.get("CLAUDE_PROJECT_DIR") ?? [""]
	};
}
const passesPath = new Set([
	"echo",
	"printf",
	"realpath",
	"readlink",
	"which",
	"dirname",
	"cygpath",
	"command"
]);
// src/powers/programs/tree.ts
const maxFound = 50;
const maxSearches = 4;
const maxLooks = 2e7;
function withLimitedSearch(tree) {
	let searches = 0;
	return {
		has: (path) => tree.has(path),
		isFolder: (path) => tree.isFolder(path),
		find: (start, test) => ++searches > maxSearches ? [] : tree.find(start, test),
		textOf: (path) => tree.textOf(path)
	};
}
function programTree(paths, textOf = () => void 0) {
	let folders;
	let looks = 0;
	return {
		has: (path) => paths.has(path),
		isFolder: (path) => {
			folders ??= foldersOf(paths);
			return folders.has(path);
		},
		find: (start, test) => {
			const found = [];
			looks += paths.size;
			if (looks > maxLooks) return found;
			for (const path of paths) if (path.startsWith(start) && test(path) && found.push(path) === maxFound) break;
			return found;
		},
		textOf
	};
}
function foldersOf(paths) {
	const folders = new Set([""]);
	for (const path of paths) for (const folder of selfAndAncestors(path)) {
		if (folder === path) continue;
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}
// src/powers/programs/words-in-tree.ts
const maxFolders = 12;
const maxWords = 12e3;
const script = /\.(?:sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|cts|tsx|jsx|rb|pl|php|lua|r|jl|go|exe|jar)$/i;
var WordsInTree = class {
	tree;
	#roots;
	#count = 0;
	constructor(tree, roots) {
		this.tree = tree;
		this.#roots = roots;
	}
	get isExhausted() {
		return this.#count > maxWords;
	}
	spell(word, { environment, folders }) {
		if (++this.#count > maxWords) return [];
		return spellingsOf(word, environment, {
			...this.#roots,
			working: folders
		});
	}
	files(word, naming, scope) {
		const whole = this.#filesOf(word, naming, scope);
		if (whole.length > 0) return whole;
		const inText = {
			...naming,
			bare: naming.bare === "none" ? "none" : "scripts"
		};
		return piecesOf(word).flatMap((piece) => this.#filesOf(piece, inText, scope));
	}
	#filesOf(word, naming, scope) {
		return this.spell(word, scope).flatMap((spelling) => this.#filesAt(spelling, naming, scope));
	}
	#filesAt(spelling, { bare, opener = "file" }, scope) {
		const { before, text } = spelling;
		if (before === "nothing" && !text.includes("/")) {
			if (text === "" || bare === "none" || bare === "scripts" && !script.test(text)) return [];
		}
		const { candidates } = placeOf(spelling, scope.folders, this.tree);
		return candidates.flatMap((path) => openedBy(path, opener, this.tree));
	}
	folders(word, scope) {
		return this.spell(word, scope).flatMap((spelling) => {
			const value = {
				...spelling,
				text: spelling.text.replace(/^-[\w-]*=/, "")
			};
			if (value.before === "nothing" && /^(?:-|\.?$)/.test(value.text)) return [];
			return placeOf(value, scope.folders, this.tree).candidates;
		}).filter((path) => this.tree.isFolder(path));
	}
	modules(words, { folders }) {
		return words.flatMap(({ text }, index) => {
			const module = (words[index - 1]?.text === "-m" ? /^[\w.]+$/ : /^[\w.]+(?=:\w+$)/).exec(text ?? "")?.[0].replaceAll(".", "/");
			if (module === void 0) return [];
			const paths = [
				`${module}.py`,
				`${module}/__main__.py`,
				`${module}/__init__.py`
			];
			return folders.flatMap((folder) => paths.map((path) => join(folder, path))).filter((path) => this.tree.has(path));
		});
	}
	entered(scope, cwd) {
		return cwd.reduce((at, word) => within(at, this.folders(word, at)), scope);
	}
};
function within(scope, folders) {
	const named = [...new Set([...folders, ...scope.named])].slice(0, maxFolders);
	const all = [...new Set([...named, ...scope.folders])].slice(0, maxFolders);
	return folders.length === 0 ? scope : {
		...scope,
		named,
		folders: all
	};
}
// src/powers/programs/command-scan.ts
const maxDepth = 6;
const maxTexts = 60;
const maxUnitsOfAll = 262144;
const maxUnits$1 = 65536;
var CommandScan = class {
	found = new FoundPrograms();
	#words;
	#unit;
	#scope;
	#shell;
	#countsBare;
	#texts = 0;
	#units = 0;
	constructor({ unit, tree, cwd, script, shell }, countsBare) {
		const roots = rootsOf(unit);
		this.#words = new WordsInTree(withLimitedSearch(tree), roots);
		this.#unit = unit;
		this.#shell = shell ?? new ShellTexts();
		this.#countsBare = countsBare;
		const start = {
			environment: new Map(),
			named: [],
			judges: true,
			depth: 0
		};
		const folders = script === void 0 ? [] : [folderOf(script)];
		const scope = within({
			...start,
			folders: roots.working
		}, folders);
		this.#scope = cwd === void 0 ? scope : this.#words.entered(scope, [templateWord(cwd)]);
	}
	readLine(text) {
		this.#readText(text, this.#scope);
	}
	readWords(words) {
		const command = {
			assignments: [],
			redirects: [],
			cwd: [],
			start: 0,
			end: 0,
			after: null,
			words: words.map(templateWord),
			inSubstitution: false,
			isPiped: false
		};
		this.#readScript({
			commands: [command],
			functions: new Set(),
			isWhole: true
		}, this.#scope);
	}
	#readText(text, scope) {
		this.#texts++;
		this.#units += text.length;
		const script = this.#texts > maxTexts || this.#units > maxUnitsOfAll || scope.depth > maxDepth || this.#words.isExhausted ? null : this.#shell.read(text);
		if (!script?.isWhole) {
			this.#doubt(scope);
			const start = templateWord(text.slice(0, maxUnits$1));
			this.found.addAll(this.#words.files(start, { bare: "scripts" }, scope));
		}
		if (script) this.#readScript(script, {
			...scope,
			depth: scope.depth + 1
		});
	}
	#readScript({ commands, functions }, scope) {
		let previous;
		for (const command of commands) {
			if (this.#words.isExhausted) break;
			this.#readCommand(command, previous, functions, this.#words.entered(scope, command.cwd));
			previous = command;
		}
		if (this.#words.isExhausted) this.#doubt(scope);
	}
	#readCommand(command, previous, functions, outer) {
		this.#readAssignments(command, outer);
		const words = launched(command.words);
		const named = command.words.flatMap((word) => this.#words.folders(word, outer));
		const scope = within(outer, named);
		const operands = this.#readOperands(command, words, scope);
		const [program] = words;
		if (program && !functions.has(program.text ?? "")) this.#readProgram(program, scope);
		this.#readTask(words, scope);
		if (operands.length === 0 && words.length < command.words.length) this.#readProjects(named, scope);
		const { texts, isAll, hasOtherCode } = innerTexts(command, words);
		for (const { text, isRun } of texts) this.#readText(text, {
			...scope,
			judges: scope.judges && isRun
		});
		if (hasOtherCode) this.#doubt(scope);
		if (isAll || operands.length > 0 || !runsFiles(nameOfProgram(program))) return;
		if (readsOutputOf(previous, command)) this.found.readsOutput = true;
		else if (!this.#isSubcommand(words, scope)) this.#doubt(scope);
	}
	#readAssignments({ assignments }, scope) {
		for (const { name, value } of assignments) {
			const spellings = (name === "PATH" ? [value, ...piecesOf(value)] : [value]).flatMap((one) => this.#words.spell(one, scope));
			assign(scope.environment, name, spellings);
			this.found.addAll(this.#words.files(value, { bare: "none" }, scope));
		}
	}
	#readOperands(command, words, scope) {
		const [program] = words;
		const opener = openerOf(words);
		const reads = onlyReads(nameOfProgram(program));
		const bare = opener || this.#countsBare ? "all" : reads ? "none" : "scripts";
		const inputs = command.redirects.filter(({ operator }) => operator.startsWith("<"));
		const all = [...[...command.words.filter((word) => word !== program), ...inputs.map(({ target }) => target)].flatMap((word) => this.#words.files(word, {
			bare,
			opener
		}, scope)), ...this.#words.modules(words, scope)];
		this.found.addAll(all);
		return all;
	}
	#readProgram(program, scope) {
		for (const spelling of this.#words.spell(program, scope)) {
			const first = {
				...spelling,
				text: spelling.text.replace(/(?<=\S)\s.*/s, "")
			};
			if (first.before === "nothing" && !first.text.includes("/")) this.#readName(first, scope);
			else this.#readPath(first, scope);
		}
	}
	#readName({ text }, scope) {
		if (text === "") return;
		const inPath = (scope.environment.get("PATH") ?? []).flatMap((folder) => placeOf(folder, scope.folders, this.#words.tree).candidates);
		const own = this.#unit.kind === "plugin" ? [join(this.#unit.root, "bin")] : [];
		const places = [
			...inPath,
			...own,
			...scope.folders
		].map((folder) => join(folder, text));
		this.found.addAll(places.filter((path) => this.#words.tree.has(path)));
	}
	#readPath(spelling, scope) {
		const { tree } = this.#words;
		const { candidates, isKnown } = placeOf(spelling, scope.folders, tree);
		const files = candidates.filter((path) => tree.has(path));
		const [file] = files;
		this.found.addAll(files);
		if (file !== void 0) this.found.executed.add(file);
		if (isKnown && (file !== void 0 || candidates.length === 0)) return;
		if (file === void 0 && /^(?:@[\w.-]+\/|[a-z+]+:)/.test(spelling.text)) return;
		this.#doubt(scope);
		const [first] = candidates;
		if (!isKnown || first === void 0) return;
		if (tree.isFolder(first)) this.found.addAll(openedBy(first, "project", tree));
		else if (scope.judges) this.found.missing.add(first);
	}
	#readTask(words, scope) {
		const { tree } = this.#words;
		const [program, ...rest] = words;
		const operands = rest.filter((word) => !/^-(?!-run$)/.test(word.text ?? "") && this.#words.folders(word, scope).length === 0);
		const folders = this.#unit.kind === "plugin" ? scope.named : scope.folders;
		const file = taskFile(nameOfProgram(program), operands.map(commandText), folders, tree);
		if (!file) return;
		if (!file.path.endsWith("package.json")) return void this.found.paths.add(file.path);
		const text = tree.textOf(file.path);
		if (text === void 0) this.found.unread.add(file.path);
		const parts = typeof text === "string" ? partsOf$1(file, text) : null;
		if (!parts) this.#doubt(scope);
		for (const part of parts ?? []) {
			this.found.addPart(part);
			this.#readText(part.text, within(scope, [folderOf(file.path)]));
		}
	}
	#readProjects(folders, scope) {
		const files = folders.flatMap((folder) => openedBy(folder, "project", this.#words.tree));
		if (files.length > 0) this.#doubt(scope);
		this.found.addAll(files);
	}
	#isSubcommand(words, scope) {
		const operand = words.slice(1).find(({ text }) => !/^[-+]/.test(text ?? ""));
		if (!operand) return words.length > 1;
		return this.#words.spell(operand, scope).every(({ before, text }) => before === "nothing" && /^[\w@-]+$/.test(text));
	}
	#doubt({ judges }) {
		if (judges) this.found.isCertain = false;
	}
};
function readsOutputOf(source, { after }) {
	if (after !== "|" || !source) return false;
	return /^(?:cat|head|tail|tac|echo|printf)$/.test(nameOfProgram(source.words[0])) && source.words.every(({ text }) => text !== null);
}
// src/powers/programs/programs.ts
function programsOf(command, context) {
	const text = command.replaceAll("${/}", "/").replace(/\$env:(\w+)|%(\w+)%/g, (_, first, second) => `\${${first ?? second}}`);
	const found = scanned(context, (scan) => scan.readLine(text));
	if (!/[\w.}]\\[\w.@-]/.test(text)) return found;
	const withSlashes = text.replace(/\\(?=[\w.@-])/g, "/");
	return union(found, scanned(context, (scan) => scan.readLine(withSlashes)));
}
function programsOfWords(words, context) {
	return scanned(context, (scan) => scan.readWords(words));
}
function scanned(context, read) {
	const scan = new CommandScan(context, false);
	read(scan);
	const { found } = scan;
	if (found.isCertain && !found.readsOutput) return found.result();
	const again = new CommandScan(context, true);
	read(again);
	return again.found.result();
}
function union(a, b) {
	const joined = (key) => [...new Set([...a[key], ...b[key]])].sort();
	return {
		paths: joined("paths"),
		executed: joined("executed"),
		unread: joined("unread"),
		missing: joined("missing"),
		parts: [...a.parts, ...b.parts],
		certain: a.certain || b.certain
	};
}
// src/powers/programs/imports.ts
const maxFiles = 50;
const maxUnits = 262144;
function withImports(programs, context, read = importsOf) {
	const { tree } = context;
	const seen = new Set(programs);
	const unread = new Set();
	for (const path of seen) {
		if (seen.size - programs.length >= maxFiles) break;
		const text = language(path, "") === void 0 ? null : tree.textOf(path);
		if (text === void 0) unread.add(path);
		const more = typeof text === "string" ? read(path, text, context) : [];
		for (const next of more.slice(0, maxFiles)) seen.add(next);
	}
	for (const path of programs) seen.delete(path);
	return {
		paths: [...seen].slice(0, maxFiles).sort(),
		unread: [...unread].sort()
	};
}
function importsOf(path, text, context) {
	const { tree } = context;
	const start = text.slice(0, maxUnits);
	switch (language(path, start)) {
		case "javascript": return found(path, modulesOf(start), "javascript", tree);
		case "python": return found(path, pythonModules(start), "python", tree);
		case "shell": return sourced(path, start, context);
		default: return [];
	}
}
function importReader() {
	const known = new Map();
	return (path, text, context) => {
		const key = [
			context.unit.kind,
			context.unit.root,
			path
		].join("\0");
		const paths = known.get(key) ?? importsOf(path, text, context);
		known.set(key, paths);
		return paths;
	};
}
function isShellScript(path, text) {
	return language(path, text) === "shell";
}
function language(path, text) {
	if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) return "javascript";
	if (/\.pyw?$/.test(path)) return "python";
	if (/\.(?:sh|bash|zsh)$/.test(path)) return "shell";
	if (nameOf(path).includes(".")) return void 0;
	const program = /^#!.{0,100}/.exec(text)?.[0];
	if (program === void 0) return text === "" ? "shell" : void 0;
	if (/python/.test(program)) return "python";
	return /node|bun|deno/.test(program) ? "javascript" : "shell";
}
function found(path, names, opener, tree) {
	const files = names.flatMap((name) => resolve(folderOf(path), name) ?? []).flatMap((target) => [...openedBy(target, opener, tree), ...openedBy(target.replace(/\.([cm]?)js$/, ".$1ts"), "file", tree)]);
	return [...new Set(files)].filter((file) => file !== path);
}
function modulesOf(text) {
	return Array.from(text.matchAll(/\b(?:from|import|require(?:\.resolve)?|import\.meta\.resolve|new URL)\s{0,9}\(?\s{0,9}["'`](\.{1,2}\/[^"'`\n]{1,300})["'`]/g), ([, name = ""]) => name);
}
function pythonModules(text) {
	return [...text.matchAll(/^[ \t]{0,80}(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+\(?([^#\n]{0,300})|import[ \t]+([^#\n]{1,300}))/gm)].flatMap(([, from, names = "", imported = ""]) => {
		const list = (from === void 0 ? imported : names).split(",").map((name) => /[\w.]+/.exec(name)?.[0] ?? "");
		if (from === void 0) return list.flatMap((name) => filesOfModule(name));
		const isOpen = from.endsWith(".");
		return [from, ...list.map((name) => `${from}${isOpen ? "" : "."}${name}`)].flatMap(filesOfModule);
	});
}
function filesOfModule(name) {
	const [, dots = "", rest = ""] = /^(\.*)(.*)$/.exec(name) ?? [];
	if (rest === "") return [];
	const path = `${"../".repeat(Math.max(0, dots.length - 1))}${rest.replaceAll(".", "/")}`;
	return [`${path}.py`, `${path}/__init__.py`];
}
function sourced(path, text, context) {
	const { paths, executed } = programsOf(text, {
		...context,
		cwd: void 0,
		script: path
	});
	const isRun = (file) => /\.\w+$/.test(file) && !/\.(?:md|txt|json|ya?ml|toml)$/.test(file);
	return [...new Set([...paths.filter(isRun), ...executed])].filter((file) => file !== path);
}
// src/pipeline/load/load-programs.ts
const maxBatches = 6;
async function loadPrograms(tree, commands, { paths, readsImports }) {
	if (commands.flatMap(({ command }) => command).some(needsGrammar)) await openShell();
	const texts = new Map();
	const read = readerFor(programTree(paths, (path) => texts.get(path)), readsImports);
	let found = commands.map(read);
	for (let batch = 0; batch < maxBatches; batch++) {
		const unread = new Set(found.flatMap((one) => one.unread));
		if (unread.size === 0) break;
		const files = await readTexts(tree, [...unread]);
		for (const path of unread) texts.set(path, files.get(path)?.text ?? null);
		const holdsCommands = (path) => path.endsWith("package.json") || isShellScript(path, texts.get(path) ?? "");
		if ([...unread].some(holdsCommands)) await openShell();
		found = found.map((one, index) => {
			const command = commands[index];
			return one.unread.length > 0 && command ? read(command) : one;
		});
	}
	return found;
}
function readerFor(tree, readsImports) {
	const shell = new ShellTexts();
	const readImports = importReader();
	return ({ command, ...place }) => {
		const context = {
			...place,
			tree,
			shell
		};
		const programs = typeof command === "string" ? programsOf(command, context) : programsOfWords(command, context);
		if (!readsImports) return {
			...programs,
			imports: []
		};
		const { paths, unread } = withImports(programs.paths, context, readImports);
		return {
			...programs,
			imports: paths,
			unread: [...programs.unread, ...unread]
		};
	};
}
export { loadPrograms };
