export const id = 559;
export const ids = [559];
export const modules = {

/***/ 55559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPrograms: () => (/* binding */ loadPrograms)
});

// EXTERNAL MODULE: ./.build/src/model/text/path.js
var text_path = __webpack_require__(49018);
// EXTERNAL MODULE: ./.build/src/syntax/glob/path-glob.js
var path_glob = __webpack_require__(83130);
;// CONCATENATED MODULE: ./.build/src/powers/programs/places.js


/** Folders of a machine, where no tree is. */
const systemFolder = /^\/(?:usr|bin|sbin|opt|nix|dev|System|Library)\//;
/** The clone of a marketplace in the folder of the user holds the files of its repository. */
const marketplace = /\.claude\/plugins\/marketplaces\/[\w.-]+\//;
/** The paths that a text may mean, relative to each of some folders. */
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
	const candidates = folders.map((folder) => (0,text_path/* resolve */.hd)(folder, path));
	const known = candidates.filter((candidate) => candidate !== undefined);
	return {
		candidates: [...new Set(known)],
		isKnown: known.length > 0
	};
}
/** A path whose beginning is not known: its end, in each folder. */
function guess(path, folders, tree) {
	const slash = path.indexOf("/");
	if (slash === -1) return {
		candidates: [],
		isKnown: false
	};
	const end = path.slice(slash);
	const inside = below(folders, end).candidates.filter((at) => exists(at, tree));
	return {
		candidates: inside,
		isKnown: false
	};
}
/** Paths are not looked for deeper in the tree. */
const maxTail = 16;
/** An absolute path of some machine: the longest of its ends, of two names or more, that the tree has. */
function tails(path, tree) {
	const segments = path.split(/[\\/]/);
	for (let start = Math.max(1, segments.length - maxTail); start < segments.length - 1; start++) {
		const tail = (0,text_path/* resolve */.hd)("", segments.slice(start).join("/"));
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
/** The files that a glob matches; `*` stays within a folder. */
function matching(folders, glob, tree) {
	if (glob.length > maxGlob) return {
		candidates: [],
		isKnown: false
	};
	const found = folders.flatMap((folder) => {
		const whole = (0,text_path/* resolve */.hd)(folder, glob);
		return whole === undefined ? [] : tree.find(...globTest(whole));
	});
	return {
		candidates: [...new Set(found)],
		isKnown: found.length > 0
	};
}
/** Longer globs match nothing. */
const maxGlob = 200;
/** The literal start of a glob, and the test. */
function globTest(glob) {
	const start = /^[^*?[\]{}\\]*/.exec(glob)?.[0] ?? "";
	const depth = slashesIn(glob);
	const matches = (0,path_glob/* pathGlob */.Qh)(glob);
	const isFlat = !/\{[^}]{0,500}\//.test(glob);
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
/** What a program opens for a path: the file itself, one with an extension, or the main files of a folder. */
function openedBy(path, opener, tree) {
	const same = tree.alike(path);
	if (same.length > 0) return same;
	const isFolder = tree.isFolder(path);
	const names = isFolder ? mainFiles[opener].map((name) => (0,text_path/* join */.fj)(path, name)) : [];
	if (isFolder && opener === "project") names.push(...packageOf(path, tree));
	const files = (endings[opener] ?? []).map((extension) => path + extension);
	return [...files, ...names].filter((candidate) => tree.has(candidate));
}
/** The files that `go run` compiles for a folder, and the projects of .NET. */
function packageOf(folder, tree) {
	const start = folder === "" ? "" : `${folder}/`;
	const isSource = /^[^/]*(?:(?<!_test)\.go|\.[cf]sproj|\.cs)$/;
	return tree.find(start, (path) => isSource.test(path.slice(start.length)));
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
/** What interpreters add to a name. */
const endings = {
	javascript: extensions,
	ruby: [".rb"],
	perl: [".pm", ".pl"],
	lua: [".lua"]
};
const javascript = ["package.json", ...extensions.map((extension) => `index${extension}`)];
const mainFiles = {
	ruby: [],
	perl: [],
	lua: [],
	javascript,
	python: ["__main__.py"],
	project: [
		...javascript,
		"pyproject.toml",
		"__main__.py",
		"Cargo.toml"
	],
	file: []
};

// EXTERNAL MODULE: ./.build/src/scripts/launched.js
var launched = __webpack_require__(73056);
;// CONCATENATED MODULE: ./.build/src/powers/programs/found.js
/** Collects what commands run. */
class FoundPrograms {
	paths = new Set();
	executed = new Set();
	missing = new Set();
	unread = new Set();
	isCertain = true;
	/** Whether a program reads what others print: any name in the text may then be a program. */
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
}

// EXTERNAL MODULE: ./.build/src/contract/coverage/interpreters.js
var interpreters = __webpack_require__(87378);
;// CONCATENATED MODULE: ./.build/src/powers/programs/text-words.js
/** A text in which only variables are replaced, such as an argument in a list. */
function templateWord(text) {
	const parts = [];
	for (const piece of text.split(/(\$\{\w+(?::-[^}]{0,200})?\}|\$\w+)/)) {
		if (piece === "") continue;
		const [, name, fallback] = /^\$\{?(\w+)(?::-(.*))?\}?$/s.exec(piece) ?? [];
		parts.push(name === undefined ? {
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
	const isStatic = parts.length === 0 || parts.length === 1 && first?.kind === "text";
	return {
		text: isStatic ? text : null,
		parts,
		start: 0,
		end: text.length
	};
}
/** A part that is no text stands in a text as a private character, by its number. */
const firstMark = 57344;
const address = /\b(?!file:)[a-z][a-z+.-]{0,20}:\/\/\S*/gi;
const pieceEnd = /[\s"'`;|&()<>{},=:!]+/;
/** The words within a word that has more than one, such as code or `--option=value`; addresses are none. */
function piecesOf({ parts }) {
	const marked = parts.map((part, index) => part.kind === "text" ? part.text : String.fromCharCode(firstMark + index % 4096));
	const pieces = marked.join("").replace(address, " ").split(pieceEnd);
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
	const isStatic = found.every(({ kind }) => kind === "text");
	return {
		text: isStatic ? piece : null,
		parts: found,
		start: 0,
		end: 0
	};
}
function textWord(text) {
	if (text === undefined) return null;
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
/** A word without the start of its first text; the word itself if it has another start. */
function withoutStart(word, start) {
	const [first, ...others] = word.parts;
	if (first?.kind !== "text" || !start.test(first.text)) return word;
	const text = first.text.replace(start, "");
	const parts = text === "" ? others : [{
		...first,
		text
	}, ...others];
	return {
		...word,
		text: word.text?.replace(start, "") ?? null,
		parts
	};
}
/** The assignments among the words of programs like `env`. */
function assignmentsIn(words) {
	return words.flatMap((word) => {
		const name = /^(\w+)=/.exec(commandText(word))?.[1];
		return name === undefined ? [] : [{
			name,
			value: withoutStart(word, /^\w+=/)
		}];
	});
}
/** A word as a text of commands: what no reader can tell is the variable `_`. */
function commandText({ parts }) {
	return parts.map((part) => {
		if (part.kind === "text" || part.kind === "glob") return part.text;
		return part.kind === "variable" && part.isWhole ? `\${${part.name}}` : "${_}";
	}).join("");
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/launchers.js


/** Shells, whose scripts are commands. */
const shells = /^(?:(?:ba|z|da|k|fi|a|c|tc|mk|yas)?sh|rbash|pwsh|powershell|cmd)$/i;
const launchers_interpreters = /^(?:python[\d.]*|pythonw|pypy3?|py|node|nodejs|deno|bun|tsx|ts-node|ts-node-esm|esno|jiti|vite-node|perl|ruby|php|lua|luajit|julia|Rscript|osascript|java|go|dotnet|tclsh|expect|guile|racket|elixir|swift|scala|groovy|kotlin|fastmcp|mcp|uvicorn|gunicorn|flask|streamlit|nodemon|pm2)$/i;
/** Whether a program runs commands that it reads. */
function isShell(program) {
	return shells.test(program);
}
/** Whether a program runs the file that its first operand names. */
function runsFiles(program) {
	return isShell(program) || launchers_interpreters.test(program) || program === "." || program === "source";
}
/** How the first interpreter among words opens files; undefined without one. */
function openerOf(words) {
	const name = words.map(launched/* nameOfProgram */.Fs).find((word, index) => runsFiles(word) && (index === 0 || !/^(?:\.|source)$/.test(word)));
	if (name === undefined) return undefined;
	if (/^(?:node|deno|bun|tsx|ts-node|esno|jiti|vite-node|pm2)/.test(name)) return "javascript";
	if (name === "go" || name === "dotnet") return "project";
	if (name === "ruby" || name === "perl" || name === "lua") return name;
	return /^py/.test(name) ? "python" : "file";
}
const fileRunners = /^(?:ansible-playbook|tmux|docker-compose|podman-compose)$/;
const optionRunners = /^(?:docker|podman|g?make|just|task|rake|[gm]?awk|sed|jq|psql|sqlite3|gdb|lldb|ssh|curl|wget|vim|nvim|emacs)$/;
/** Whether a program runs what an operand after some word names, whatever the name: `docker compose -f x`. */
function runsOperand(program, before) {
	if (fileRunners.test(program)) return true;
	const isOption = /^(?:-[fFKxSsl]|--(?:file|config|script|load|makefile|justfile|taskfile|from-file|command))$/;
	return optionRunners.test(program) && isOption.test(before);
}
/** Whether a command runs the files of the folders that it names. */
function runsFolders(words) {
	const texts = words.map(commandText);
	const has = (pattern) => texts.some((text) => pattern.test(text));
	if (texts.includes("run-parts") || has(/^(?:core\.hookspath|--exec-path|--plugin-dir)(?:=|$)/i)) return true;
	return [
		"find",
		"fd",
		"fdfind"
	].some((name) => texts.includes(name)) && has(/^(?:-exec(?:dir)?|-ok(?:dir)?|-[xX]|--exec(?:-batch)?)$/);
}
/** Whether the files that a command lists are run by the next one: `find h | xargs sh`. */
function passesFiles(source, { words, after }) {
	const isList = /^(?:find|fd|fdfind|ls)$/.test((0,launched/* nameOfProgram */.Fs)(source.words[0]));
	return after === "|" && isList && /^(?:xargs|parallel)$/.test((0,launched/* nameOfProgram */.Fs)(words[0]));
}
/** Whether a command at the end of a pipe reads what programs print that only read files. */
function readsOutputOf(source, { after }) {
	if (after !== "|" || !source) return false;
	const isCopy = /^(?:cat|head|tail|tac|echo|printf)$/.test((0,launched/* nameOfProgram */.Fs)(source.words[0]));
	return isCopy && source.words.every(({ text }) => text !== null);
}
/** Programs that do not run what their arguments name. */
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
/** Whether a program only reads what its arguments name: a bare name among them is no program. */
function onlyReads(program) {
	return readers.has(program);
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/inner-texts.js




/** The texts in the words, options and here-documents of a command; `words` begin with its program. */
function innerTexts(command, words) {
	const name = (0,launched/* nameOfProgram */.Fs)(words[0]);
	const whole = runsOperands.has(name);
	if (whole) {
		const operands = words.slice(1).filter(({ text }) => !/^-/.test(text ?? ""));
		const read = name === "trap" ? operands.slice(0, 1) : operands;
		return {
			texts: [{
				text: joined(read),
				isRun: true
			}],
			isAll: true,
			hasOtherCode: false
		};
	}
	const code = (0,interpreters/* codeIndex */.E)(words.map(commandText));
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
/** Programs whose operands are commands. */
const runsOperands = new Set([
	"eval",
	"trap",
	"parallel"
]);
const codeOption = /^(?:-[a-z]*c|--(?:command|call|run)|-S|--split-string|\/[ckCK]|-Command)$/;
/** Programs that are no shells and run the value of such an option. */
const runsCode = /^(?:su|script|flock|npx|env|nix-shell|runuser|chpst)$/;
/** Code that runs or reads what its text does not name. */
const runsOthers = /\b(?:exec|eval|system|popen|spawn|subprocess|runpy|importlib|require|open|read(?:File|Text))/i;
const noWord = {
	text: "",
	parts: [],
	start: 0,
	end: 0
};
/** The values of `-c` and the like. */
function codeOf({ words }) {
	const isRun = words.some((word) => {
		const name = (0,launched/* nameOfProgram */.Fs)(word);
		return isShell(name) || runsCode.test(name);
	});
	return words.flatMap((word, index) => codeOption.test(words[index - 1]?.text ?? "") ? [{
		text: commandText(word),
		isRun
	}] : []);
}
/** Here-documents, for a shell or a pipe. */
function inputOf({ redirects, isPiped }, name) {
	const isRun = isShell(name);
	if (!isRun && !isPiped) return [];
	return redirects.filter(({ operator }) => operator === "<<" || operator === "<<<").map(({ target }) => ({
		text: commandText(target),
		isRun
	}));
}
/** What a command prints for another. */
function printed({ isPiped }, words) {
	if (!isPiped || !/^(?:echo|printf)$/.test((0,launched/* nameOfProgram */.Fs)(words[0]))) return [];
	return [{
		text: joined(words.slice(1)),
		isRun: false
	}];
}
function joined(words) {
	return words.map(commandText).join(" ");
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/project-files.js

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
	swift: ["Package.swift"],
	gradlew: ["build.gradle", "build.gradle.kts"],
	mvnw: ["pom.xml"],
	pip: ["setup.py", "pyproject.toml"],
	pip3: ["setup.py", "pyproject.toml"],
	electron: ["package.json"],
	rails: ["config/application.rb"],
	composer: ["composer.json"],
	docker: [
		"compose.yaml",
		"compose.yml",
		"docker-compose.yml",
		"docker-compose.yaml",
		"Dockerfile"
	],
	"docker-compose": [
		"compose.yaml",
		"compose.yml",
		"docker-compose.yml",
		"docker-compose.yaml"
	],
	podman: [
		"compose.yaml",
		"compose.yml",
		"Containerfile",
		"Dockerfile"
	],
	"pre-commit": [".pre-commit-config.yaml"],
	lefthook: [
		"lefthook.yml",
		"lefthook.yaml",
		".lefthook.yml",
		"lefthook.toml"
	],
	pytest: ["conftest.py"],
	nox: ["noxfile.py"],
	tox: ["tox.ini"],
	invoke: ["tasks.py"],
	inv: ["tasks.py"],
	gulp: [
		"gulpfile.js",
		"gulpfile.mjs",
		"gulpfile.ts"
	],
	grunt: ["Gruntfile.js"],
	mage: ["magefile.go"],
	gradle: ["build.gradle", "build.gradle.kts"],
	mvn: ["pom.xml"],
	ant: ["build.xml"],
	mix: ["mix.exs"],
	nix: ["flake.nix"],
	"nix-shell": ["shell.nix", "default.nix"],
	terraform: ["main.tf"],
	vagrant: ["Vagrantfile"],
	direnv: [".envrc"],
	mise: ["mise.toml", ".mise.toml"]
};
/** Programs that run what a pyproject.toml calls a script. */
const pythonManagers = new Set([
	"uv",
	"poetry",
	"pdm",
	"hatch",
	"rye",
	"pixi"
]);
const packageManagers = new Set([
	"npm",
	"pnpm",
	"yarn",
	"bun"
]);
/** Options of task runners with a folder in the next word. */
const takesFolder = /^(?:-[CdD]|--(?:prefix|dir|cwd|directory|project|package|working-directory))$/;
/** The file by which a task runner finds what its operands name; undefined for other programs. */
function taskFile(program, operands, folders, tree) {
	const isManager = packageManagers.has(program) || operands[0] === "--run";
	const isPython = pythonManagers.has(program) && operands[0] === "run";
	const own = Object.hasOwn(files, program) ? files[program] : [];
	const names = isManager ? ["package.json"] : isPython ? ["pyproject.toml"] : own;
	if (program === "deno" && operands[0] !== "task") return undefined;
	if (program === "cargo" && !["run", "r"].includes(operands[0] ?? "")) return undefined;
	const paths = folders.flatMap((folder) => (names ?? []).map((name) => (0,text_path/* join */.fj)(folder, name)));
	const path = paths.find((file) => tree.has(file));
	if (path === undefined) return undefined;
	if (isPython) return {
		path,
		tasks: operands.slice(1, 2)
	};
	return {
		path,
		tasks: isManager ? tasksOf(operands) : null
	};
}
/** The scripts of package.json that operands such as `run build` start, with those before and after them. */
function tasksOf([first = "", second]) {
	const name = /^(?:run|run-script|rum|urn|--run)$/.test(first) ? second : shortcuts[first] ?? first;
	if (name === undefined || name === "") return [];
	if (/^(?:install|ci|i|add)$/.test(name)) {
		return [
			"preinstall",
			"install",
			"postinstall",
			"prepublish",
			"preprepare",
			"prepare"
		];
	}
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
/** The scripts with these names in the text of a package.json or pyproject.toml; null if it cannot be read. */
function partsOf(path, tasks, text) {
	try {
		const scripts = path.endsWith(".toml") ? scriptsOfToml(text) : scriptsOfJson(text);
		return tasks.flatMap((task) => {
			const script = Object.hasOwn(scripts, task) ? scripts[task] : undefined;
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
function scriptsOfJson(text) {
	return JSON.parse(text).scripts ?? {};
}
/** The lines of the tables for scripts, each a program of one line. */
function scriptsOfToml(text) {
	let isScripts = false;
	const entries = text.split("\n").flatMap((line) => {
		const table = /^\[([\w.-]{1,80})\]/.exec(line)?.[1];
		if (table !== undefined) isScripts = /(?:^|\.)(?:gui-)?(?:scripts|tasks)$/.test(table);
		const equals = isScripts ? line.indexOf("=") : -1;
		if (equals === -1) return [];
		const name = line.slice(0, equals).trim().replace(/^["']|["']$/g, "");
		return [[name, line.slice(equals + 1).trim().replace(/^["']|["']$/g, "")]];
	});
	return Object.fromEntries(entries);
}

// EXTERNAL MODULE: ./.build/src/powers/programs/roots.js
var programs_roots = __webpack_require__(36459);
// EXTERNAL MODULE: ./.build/src/syntax/shell/read-shell.js + 5 modules
var read_shell = __webpack_require__(151);
;// CONCATENATED MODULE: ./.build/src/powers/programs/shell-texts.js

/** All texts of a tree that are parsed, in UTF-16 units: about two seconds. */
const maxUnits = 2 * 1024 * 1024;
/** The same of texts that are read again, for another command: each may be run by thousands. */
const maxUnitsAgain = 32 * maxUnits;
/** Parses the texts of one tree, each once, within one budget. */
class ShellTexts {
	#scripts = new Map();
	#units = 0;
	#unitsAgain = 0;
	/** Null for a text that is not parsed. */
	read(text) {
		const known = this.#scripts.get(text);
		if (known !== undefined) {
			this.#unitsAgain += text.length;
			return this.#unitsAgain > maxUnitsAgain ? null : known;
		}
		this.#units += text.length;
		const script = this.#units > maxUnits ? null : (0,read_shell/* readShell */.lu)(text);
		if (script) this.#scripts.set(text, script);
		return script;
	}
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/spellings.js

/** A word or variable stands for no more texts than this; the rest is unknown. */
const maxSpellings = 8;
/** A longer text is unknown. */
const spellings_maxUnits = 64 * 1024;
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
/** The texts that a word may stand for. */
function spellingsOf({ parts }, environment, roots) {
	let all = [empty];
	for (const part of parts) {
		const values = valuesOf(part, environment, roots);
		all = limited(all.flatMap((start) => values.map((value) => append(start, value))));
	}
	return all.map((one) => inShellFolder(one, roots));
}
/** `~+` is the folder in which a shell is, `~-` the one in which it was. */
function inShellFolder(spelling, { working, variables }) {
	const sign = /^~([+-])(?=\/|$)/.exec(spelling.text)?.[1];
	if (spelling.before !== "nothing" || sign === undefined) return spelling;
	const before = sign === "+" ? working : [...working, ...variables.get("OLDPWD") ?? []];
	return {
		...spelling,
		before,
		text: spelling.text.slice(2)
	};
}
/** Remembers another value of a variable. */
function spellings_assign(environment, name, values) {
	environment.set(name, limited([...environment.get(name) ?? [], ...values]));
}
function limited(spellings) {
	if (spellings.length <= maxSpellings) return spellings;
	return [...spellings.slice(0, maxSpellings - 1), unknown];
}
function append(start, value) {
	if (value.before !== "nothing") return value;
	if (start.text.length + value.text.length > spellings_maxUnits) return unknown;
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
		...machine === undefined ? [] : [{
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
	if (folders || known || machine !== undefined) return values;
	return [...values, unknown];
}
/** Folders of a machine that hold no tree. */
const machineFolders = {
	__proto__: null,
	HOME: "~",
	USERPROFILE: "~",
	TMPDIR: "/tmp",
	TEMP: "/tmp",
	TMP: "/tmp"
};
/** What a substitution prints, for the programs that only handle paths. */
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
		// The folder above that of a plugin or a project.
		if (typeof before === "object" && value.text === "" && !before.includes("")) return {
			...value,
			before: before.map(text_path/* folderOf */.yS)
		};
		const isKnown = before !== "unknown" && value.text.includes("/");
		return isKnown ? {
			...value,
			text: (0,text_path/* folderOf */.yS)(value.text)
		} : unknown;
	});
}
function inProject({ variables }) {
	return {
		...empty,
		before: variables.get("CLAUDE_PROJECT_DIR") ?? [""]
	};
}
/** Programs that print a path that they are given. */
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

// EXTERNAL MODULE: ./.build/src/model/text/fold-name.js
var fold_name = __webpack_require__(58844);
// EXTERNAL MODULE: ./.build/src/model/text/group-by.js
var group_by = __webpack_require__(5790);
;// CONCATENATED MODULE: ./.build/src/powers/programs/tree.js



const maxFound = 50;
const maxSearches = 4;
/** Paths that all searches of a tree look at. */
const maxLooks = 2e7;
/** The same tree for one command: after 4 searches it finds nothing more. */
function withLimitedSearch(tree) {
	let searches = 0;
	return {
		has: (path) => tree.has(path),
		isFolder: (path) => tree.isFolder(path),
		alike: (path) => tree.alike(path),
		find: (start, test) => ++searches > maxSearches ? [] : tree.find(start, test),
		textOf: (path) => tree.textOf(path)
	};
}
/** A tree of these files; `textOf` defaults to a tree of which no text was read. */
function programTree(paths, textOf = () => undefined) {
	let folders;
	let folded;
	let looks = 0;
	return {
		has: (path) => paths.has(path),
		isFolder: (path) => {
			folders ??= foldersOf(paths);
			return folders.has(path);
		},
		alike: (path) => {
			folded ??= (0,group_by/* groupBy */.$)([...paths].filter((other) => foldPath(other) !== other), foldPath);
			const plain = foldPath(path);
			const all = new Set([
				path,
				...folded.get(plain) ?? [],
				plain
			]);
			return [...all].filter((file) => paths.has(file));
		},
		find: (start, test) => {
			const found = [];
			looks += paths.size;
			if (looks > maxLooks) return found;
			for (const path of paths) {
				if (path.startsWith(start) && test(path) && found.push(path) === maxFound) break;
			}
			return found;
		},
		textOf
	};
}
function foldPath(path) {
	return /^[a-z0-9_/-]*(?:\.[a-z0-9]+)?$/.test(path) ? path : path.split("/").map(fold_name/* foldName */.z).join("/");
}
function foldersOf(paths) {
	const folders = new Set([""]);
	for (const path of paths) {
		for (const folder of (0,text_path/* selfAndAncestors */.Qy)(path)) {
			if (folder === path) continue;
			if (folders.has(folder)) break;
			folders.add(folder);
		}
	}
	return folders;
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/words-in-tree.js





const maxFolders = 12;
/** A word is read about three times. */
const maxWords = 12e3;
const script = new RegExp(`\\.(?:sh|bash|zsh|fish|ps1|psm1|bat|cmd|vbs|scpt|applescript|py|js|mjs|cjs|ts|mts|cts|tsx|jsx|rb|pl|pm|php|lua|r|jl|go|exe|jar|${"awk|sed|jq|sql|gdb|vim|el|exp|tcl|mk|nix|wasm|swift|kts?|groovy|scala|clj|cljs|bb|exs?|csx|fsx|hs|ml|nim|zig|rkt|scm|lisp"})$`, "i");
/** The start of an option whose value is in the same word. */
const attached = /^-[A-Za-z](?=[\w.])/;
const containers = /^(?:docker|podman|nerdctl|finch)$/;
/** Variables with the folders in which interpreters look for modules. */
const searchPaths = [
	"PYTHONPATH",
	"PERL5LIB",
	"RUBYLIB",
	"NODE_PATH"
];
const moduleEndings = [
	".py",
	"/__main__.py",
	"/__init__.py",
	".pm",
	".rb",
	".lua",
	".js"
];
/** Finds the files and folders that words name. */
class WordsInTree {
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
	/** The texts that a word may stand for; none once too many words were read. */
	spell(word, { environment, folders, mounts }) {
		if (++this.#count > maxWords) return [];
		const spellings = spellingsOf(word, environment, {
			...this.#roots,
			working: folders
		});
		return mounts ? spellings.map((spelling) => onTheHost(spelling, mounts)) : spellings;
	}
	/** The scope within a container to which words give folders: `-v SOURCE:TARGET`. */
	mounted(words, scope) {
		if (!words.some((word) => containers.test((0,launched/* nameOfProgram */.Fs)(word)))) return scope;
		const mounts = words.flatMap((word) => {
			const pieces = piecesOf(word);
			return pieces.flatMap((piece, index) => {
				const target = pieces.slice(index + 1).find(({ text }) => text?.startsWith("/"))?.text;
				const sources = this.spell(piece, scope).flatMap((spelling) => placeOf(spelling, scope.folders, this.tree).candidates);
				const folders = sources.filter((path) => this.tree.isFolder(path));
				return target && folders.length > 0 ? [[target, folders]] : [];
			});
		});
		return {
			...scope,
			mounts: new Map(mounts)
		};
	}
	/** The files that a word names, whole, as a value of an option or within other text. */
	files(word, naming, scope) {
		const whole = this.#filesOf(word, naming, scope);
		if (whole.length > 0) return whole;
		const inText = {
			...naming,
			bare: naming.bare === "none" ? "none" : "scripts"
		};
		const value = withoutStart(word, attached);
		const values = value === word ? [] : [value];
		return [...values, ...piecesOf(word)].flatMap((one) => this.#filesOf(one, inText, scope));
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
	/** The folders that a word names, also as the value of an option. */
	folders(word, scope) {
		const places = this.spell(word, scope).flatMap((spelling) => {
			const value = {
				...spelling,
				text: spelling.text.replace(/^(?:-[\w-]*|[\w.]+)=|^-[A-Z](?=[\w.])/, "")
			};
			if (value.before === "nothing" && /^(?:-|\.?$)/.test(value.text)) return [];
			return placeOf(value, scope.folders, this.tree).candidates;
		});
		return places.filter((path) => this.tree.isFolder(path));
	}
	/** `python -m package.module`, `uvicorn module:app`. */
	modules(words, { folders, environment }) {
		const listed = searchPaths.flatMap((name) => environment.get(name) ?? []);
		const inPath = listed.flatMap((one) => placeOf(one, folders, this.tree).candidates);
		return words.flatMap(({ text = "" }, index) => modulesIn(text ?? "", words[index - 1]?.text ?? "").flatMap((name) => {
			const module = name.replace(/::|\./g, "/");
			const paths = moduleEndings.map((ending) => module + ending);
			const files = [...inPath, ...folders].flatMap((folder) => paths.map((path) => (0,text_path/* join */.fj)(folder, path)));
			return files.filter((path) => this.tree.has(path));
		}));
	}
	/** The scope after `cd` into folders, each of which may have failed. */
	entered(scope, cwd) {
		return cwd.reduce((at, word) => within(at, this.folders(word, at)), scope);
	}
}
/** The modules that a word names after another one: `-m module`, `module:app`, `-c "import module"`. */
function modulesIn(text, before) {
	if (before === "-c") {
		const imports = /\b(?:from\s+([\w.]+)\s+)?import\s+([\w.]+)/g;
		return [...text.slice(0, maxCode).matchAll(imports)].flatMap(([, from, name = ""]) => from === undefined ? [name] : [from, `${from}.${name}`]);
	}
	const joined = /^-[A-Za-z]*?[mMrl]([A-Za-z_][\w.:]*)(?:=|$)/.exec(text)?.[1];
	if (joined !== undefined) return [joined];
	const pattern = /^-[A-Z]*[mMlr]$/.test(before) ? /^[\w.:]+$/ : /^[\w.]+(?=:\w+$)/;
	return pattern.exec(text) ?? [];
}
/** The start of inline code that is searched for modules. */
const maxCode = 4096;
/** A path of a container as one of the tree, if it is mounted. */
function onTheHost(spelling, mounts) {
	const { before, text } = spelling;
	const at = Array.from(mounts).find(([path]) => text === path || text.startsWith(`${path}/`));
	if (before !== "nothing" || !at) return spelling;
	return {
		...spelling,
		before: at[1],
		text: text.slice(at[0].length)
	};
}
/** The scope in which some folders are named. */
function within(scope, folders) {
	const named = [...new Set([...folders, ...scope.named])].slice(0, maxFolders);
	const all = [...new Set([...named, ...scope.folders])].slice(0, maxFolders);
	return folders.length === 0 ? scope : {
		...scope,
		named,
		folders: all
	};
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/command-scan.js













/** Texts within texts, and texts in all, that are read. */
const maxDepth = 6;
const maxTexts = 60;
const maxUnitsOfAll = 256 * 1024;
/** The start of a text that is no shell, or too long, in which names are looked for. */
const command_scan_maxUnits = 64 * 1024;
/** Reads commands, and the commands that these hold as texts. */
class CommandScan {
	found = new FoundPrograms();
	#words;
	#unit;
	#scope;
	#shell;
	/** Whether names without a folder count everywhere. */
	#countsBare;
	#texts = 0;
	#units = 0;
	constructor({ unit, tree, cwd, script, shell }, countsBare) {
		const roots = (0,programs_roots/* rootsOf */.R)(unit);
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
		const folders = script === undefined ? [] : [(0,text_path/* folderOf */.yS)(script)];
		const scope = within({
			...start,
			folders: roots.working
		}, folders);
		this.#scope = cwd === undefined ? scope : this.#words.entered(scope, [templateWord(cwd)]);
	}
	readLine(text) {
		this.#readText(text, this.#scope);
	}
	readWords(words) {
		const none = {
			assignments: [],
			redirects: [],
			cwd: [],
			start: 0,
			end: 0,
			after: null
		};
		const list = {
			...none,
			words: words.map(templateWord)
		};
		const command = {
			...list,
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
		const isTooMuch = this.#texts > maxTexts || this.#units > maxUnitsOfAll;
		const isBeyond = isTooMuch || scope.depth > maxDepth || this.#words.isExhausted;
		const script = isBeyond ? null : this.#shell.read(text);
		if (!script?.isWhole) {
			this.#doubt(scope);
			const start = templateWord(text.slice(0, command_scan_maxUnits));
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
		const words = (0,launched/* launched */.ZZ)(command.words);
		const started = command.words.slice(0, command.words.length - words.length);
		this.#readAssignments([...command.assignments, ...assignmentsIn(started)], outer);
		const inside = this.#words.mounted(command.words, outer);
		const named = command.words.flatMap((word) => this.#words.folders(word, inside));
		const scope = within(inside, named);
		const operands = this.#readOperands(command, words, scope, previous);
		const [program] = words;
		if (program && !functions.has(program.text ?? "")) this.#readProgram(program, scope);
		this.#readTask(words, scope);
		if (started.length > 0) this.#readTask(command.words, scope);
		if (operands.length === 0 && started.length > 0) {
			const isHere = command.words.some(({ text }) => /^(?:-[\w-]+=)?\.\/?$/.test(text ?? ""));
			const here = this.#unit.kind === "plugin" ? scope.named : scope.folders;
			this.#readProjects(isHere ? [...named, ...here] : named, scope);
		}
		const { texts, isAll, hasOtherCode } = innerTexts(command, words);
		for (const { text, isRun } of texts) {
			this.#readText(text, {
				...scope,
				judges: scope.judges && isRun
			});
		}
		if (hasOtherCode) this.#doubt(scope);
		if (isAll || operands.length > 0 || !runsFiles((0,launched/* nameOfProgram */.Fs)(program))) return;
		if (readsOutputOf(previous, command)) this.found.readsOutput = true;
		else if (!this.#isSubcommand(words, scope)) this.#doubt(scope);
	}
	#readAssignments(assignments, scope) {
		for (const { name, value } of assignments) {
			const values = /(?:PATH|LIB)$/.test(name) ? [value, ...piecesOf(value)] : [value];
			const spellings = values.flatMap((one) => this.#words.spell(one, scope));
			spellings_assign(scope.environment, name, spellings);
			this.found.addAll(this.#words.files(value, { bare: "scripts" }, scope));
		}
	}
	/** All words of a command but its program; returns the files that they name. */
	#readOperands(command, words, scope, previous) {
		const [program] = words;
		const opener = openerOf(words);
		const reads = onlyReads((0,launched/* nameOfProgram */.Fs)(program));
		const bare = opener || this.#countsBare ? "all" : reads ? "none" : "scripts";
		const inputs = command.redirects.filter(({ operator }) => operator.startsWith("<"));
		const others = command.words.filter((word) => word !== program);
		const files = [...others, ...inputs.map(({ target }) => target)].flatMap((word, index) => {
			const isRun = runsOperand((0,launched/* nameOfProgram */.Fs)(program), others[index - 1]?.text ?? "");
			return this.#words.files(word, {
				bare: isRun ? "all" : bare,
				opener
			}, scope);
		});
		const within = runsFolders(command.words) ? this.#filesIn(command, scope) : [];
		const isGiven = opener !== undefined && previous !== undefined && passesFiles(previous, command);
		const given = isGiven ? this.#filesIn(previous, scope) : [];
		const code = inputs.flatMap(({ target }) => [templateWord("-c"), target]);
		const modules = this.#words.modules([...words, ...code], scope);
		const all = [
			...files,
			...within,
			...given,
			...modules
		];
		this.found.addAll(all);
		return all;
	}
	#filesIn({ words }, scope) {
		const folders = words.flatMap((word) => this.#words.folders(word, scope));
		return folders.flatMap((folder) => this.#words.tree.find(`${folder}/`, () => true));
	}
	/** The word at the place of the program; `$COMMAND` may hold its operands too. */
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
	/** A program that is looked up in the folders of PATH. */
	#readName({ text }, scope) {
		if (text === "") return;
		const inPath = (scope.environment.get("PATH") ?? []).flatMap((folder) => placeOf(folder, scope.folders, this.#words.tree).candidates);
		const own = this.#unit.kind === "plugin" ? [(0,text_path/* join */.fj)(this.#unit.root, "bin")] : [];
		const places = [
			...inPath,
			...own,
			...scope.folders
		].map((folder) => (0,text_path/* join */.fj)(folder, text));
		this.found.addAll(places.flatMap((path) => this.#words.tree.alike(path)));
	}
	#readPath(spelling, scope) {
		const { tree } = this.#words;
		const { candidates, isKnown } = placeOf(spelling, scope.folders, tree);
		const files = candidates.flatMap((path) => tree.alike(path));
		const [file] = files;
		this.found.addAll(files);
		if (file !== undefined) this.found.executed.add(file);
		if (isKnown && (file !== undefined || candidates.length === 0)) return;
		// `npx @scope/package`, `npx github:owner/name`
		if (file === undefined && /^(?:@[\w.-]+\/|[a-z+]+:)/.test(spelling.text)) return;
		this.#doubt(scope);
		const [first] = candidates;
		if (!isKnown || first === undefined) return;
		if (tree.isFolder(first)) this.found.addAll(openedBy(first, "project", tree));
		else if (scope.judges) this.found.missing.add(first);
	}
	/** The scripts of package.json, and the files of other task runners. */
	#readTask(words, scope) {
		const { tree } = this.#words;
		const [program, ...rest] = words;
		const operands = rest.filter(({ text }, index) => !/^-(?!-run$)/.test(text ?? "-") && !takesFolder.test(rest[index - 1]?.text ?? ""));
		// Plugins run in a folder of the user, whose tasks are not theirs.
		const folders = this.#unit.kind === "plugin" ? scope.named : scope.folders;
		const name = (0,launched/* nameOfProgram */.Fs)(program);
		const file = taskFile(name, operands.map(commandText), folders, tree);
		if (!file) return;
		if (!file.tasks) return void this.found.paths.add(file.path);
		const text = tree.textOf(file.path);
		if (text === undefined) this.found.unread.add(file.path);
		const parts = typeof text === "string" ? partsOf(file.path, file.tasks, text) : null;
		if (!parts) this.#doubt(scope);
		for (const part of parts ?? []) {
			this.found.addPart(part);
			this.#readText(part.text, within(scope, [(0,text_path/* folderOf */.yS)(file.path)]));
		}
	}
	/** Folders that `npx`, `uv run --directory` and the like are given: their manifests name the program. */
	#readProjects(folders, scope) {
		const files = folders.flatMap((folder) => openedBy(folder, "project", this.#words.tree));
		if (files.length > 0) this.#doubt(scope);
		this.found.addAll(files);
	}
	/** Whether an interpreter is given a subcommand, options alone, or nothing that a tree could have. */
	#isSubcommand(words, scope) {
		const operand = words.slice(1).find(({ text }) => !/^[-+]/.test(text ?? ""));
		if (!operand) return words.length > 1;
		return this.#words.spell(operand, scope).every(({ before, text }) => before === "nothing" && /^[\w@-]+$/.test(text));
	}
	#doubt({ judges }) {
		if (judges) this.found.isCertain = false;
	}
}

;// CONCATENATED MODULE: ./.build/src/powers/programs/programs.js

/**
* What a command of the files of a unit runs, in every spelling that a shell takes. Texts with signs of a shell need
* `openShell` before. Never throws.
*/
function programsOf(command, context) {
	const text = command.replaceAll("${/}", "/").replace(/\$env:(\w+)|%(\w+)%/g, (_, first, second) => `\${${first ?? second}}`);
	const found = scanned(context, (scan) => scan.readLine(text));
	if (!/[\w.}]\\[\w.@-]/.test(text)) return found;
	// The separator of paths on Windows is an escape in other shells.
	const withSlashes = text.replace(/\\(?=[\w.@-])/g, "/");
	return union(found, scanned(context, (scan) => scan.readLine(withSlashes)));
}
/** What a program and its arguments run, as they stand in a list that no shell reads. */
function programsOfWords(words, context) {
	return scanned(context, (scan) => scan.readWords(words));
}
/** Reads a command; where it runs what cannot be told, a second time with every name of a file in it. */
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

;// CONCATENATED MODULE: ./.build/src/powers/programs/imports.js



const maxFiles = 50;
/** The start of a text in which imports are looked for, in UTF-16 units. */
const imports_maxUnits = 256 * 1024;
/** The files that programs load, and those that these load, at most 50. */
function withImports(programs, context, read = importsOf) {
	const { tree } = context;
	const seen = new Set(programs);
	const unread = new Set();
	for (const path of seen) {
		if (seen.size - programs.length >= maxFiles) break;
		const text = language(path, "") === undefined ? null : tree.textOf(path);
		if (text === undefined) unread.add(path);
		const more = typeof text === "string" ? read(path, text, context) : sourcesOf(path, tree);
		for (const next of more.slice(0, maxFiles)) seen.add(next);
	}
	for (const path of programs) seen.delete(path);
	return {
		paths: [...seen].slice(0, maxFiles).sort(),
		unread: [...unread].sort()
	};
}
/** The files of the tree that a program loads: relative imports and requires, modules beside it, sourced scripts. */
function importsOf(path, text, context) {
	const { tree } = context;
	const start = text.slice(0, imports_maxUnits);
	switch (language(path, start)) {
		case "javascript": return found(path, modulesOf(start), "javascript", tree);
		case "python": return found(path, pythonModules(start), "python", tree);
		case "ruby": return found(path, namesIn(start, /\brequire_relative\s{0,9}\(?\s{0,9}["']([^"'\n]{1,300})["']/g), "ruby", tree);
		case "shell": return sourced(path, start, context);
		default: return [];
	}
}
/** Reads each file once for each unit. */
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
/** Whether a program is a script of a shell. */
function isShellScript(path, text) {
	return language(path, text) === "shell";
}
function language(path, text) {
	if (/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) return "javascript";
	if (/\.pyw?$/.test(path)) return "python";
	if (/\.rb$/.test(path)) return "ruby";
	if (/\.(?:sh|bash|zsh)$/.test(path)) return "shell";
	if ((0,text_path/* nameOf */.Vb)(path).includes(".")) return undefined;
	const program = /^#!.{0,100}/.exec(text)?.[0];
	if (program === undefined) return text === "" ? "shell" : undefined;
	if (/python/.test(program)) return "python";
	return /node|bun|deno/.test(program) ? "javascript" : "shell";
}
function found(path, names, opener, tree) {
	const targets = names.flatMap((name) => (0,text_path/* resolve */.hd)((0,text_path/* folderOf */.yS)(path), name) ?? []);
	const files = targets.flatMap((target) => [...openedBy(target, opener, tree), ...openedBy(target.replace(/\.([cm]?)js$/, ".$1ts"), "file", tree)]);
	return [...new Set(files)].filter((file) => file !== path);
}
function modulesOf(text) {
	const pattern = /\b(?:from|import|require(?:\.resolve)?|import\.meta\.resolve|new URL)\s{0,9}\(?\s{0,9}["'`](\.{1,2}\/[^"'`\n]{1,300})["'`]/g;
	return namesIn(text, pattern);
}
function namesIn(text, pattern) {
	return Array.from(text.matchAll(pattern), ([, name = ""]) => name);
}
/** The files that a manifest stands for, by their path below its folder. */
const sources = {
	"Cargo.toml": /^(?:build\.rs|src\/.*\.rs)$/,
	"Package.swift": /^Sources\/.*\.swift$/
};
function sourcesOf(path, tree) {
	const name = (0,text_path/* nameOf */.Vb)(path);
	const pattern = Object.hasOwn(sources, name) ? sources[name] : undefined;
	if (!pattern) return [];
	const start = path.slice(0, path.length - name.length);
	return tree.find(start, (file) => pattern.test(file.slice(start.length)));
}
/** The files of `import a.b`, `from . import c` and `from a import b`: Python looks beside the script first. */
function pythonModules(text) {
	const pattern = /^[ \t]{0,80}(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+\(?([^#\n]{0,300})|import[ \t]+([^#\n]{1,300}))/gm;
	return [...text.matchAll(pattern)].flatMap(([, from, names = "", imported = ""]) => {
		const list = (from === undefined ? imported : names).split(",").map((name) => /[\w.]+/.exec(name)?.[0] ?? "");
		if (from === undefined) return list.flatMap((name) => filesOfModule(name));
		const isOpen = from.endsWith(".");
		return [from, ...list.map((name) => `${from}${isOpen ? "" : "."}${name}`)].flatMap(filesOfModule);
	});
}
function filesOfModule(name) {
	const [, dots = "", rest = ""] = /^(\.*)(.*)$/s.exec(name) ?? [];
	if (rest === "") return [];
	const up = "../".repeat(Math.max(0, dots.length - 1));
	const path = `${up}${rest.replaceAll(".", "/")}`;
	return [`${path}.py`, `${path}/__init__.py`];
}
/** What a shell script runs and sources, seen from its own folder too. */
function sourced(path, text, context) {
	const { paths, executed } = programsOf(text, {
		...context,
		cwd: undefined,
		script: path
	});
	const isRun = (file) => /\.\w+$/.test(file) && !/\.(?:md|txt|json|ya?ml|toml)$/.test(file);
	return [...new Set([...paths.filter(isRun), ...executed])].filter((file) => file !== path);
}

// EXTERNAL MODULE: ./.build/src/syntax/text-file.js
var text_file = __webpack_require__(29359);
;// CONCATENATED MODULE: ./.build/src/pipeline/load/load-programs.js






/** Files that name others are read in so many batches. */
const maxBatches = 6;
/** What each command runs. The grammar of the shell is loaded for the first text that needs it. */
async function loadPrograms(tree, commands, { paths, readsImports }) {
	const words = commands.flatMap(({ command }) => command);
	if (words.some(read_shell/* needsGrammar */.HW)) await (0,read_shell/* openShell */.n7)();
	const texts = new Map();
	const programs = programTree(paths, (path) => texts.get(path));
	const read = readerFor(programs, readsImports);
	let found = commands.map(read);
	for (let batch = 0; batch < maxBatches; batch++) {
		const unread = new Set(found.flatMap((one) => one.unread));
		if (unread.size === 0) break;
		const files = await (0,text_file/* readTexts */.Z7)(tree, [...unread]);
		for (const path of unread) texts.set(path, files.get(path)?.text ?? null);
		const holdsCommands = (path) => path.endsWith("package.json") || isShellScript(path, texts.get(path) ?? "");
		if ([...unread].some(holdsCommands)) await (0,read_shell/* openShell */.n7)();
		found = found.map((one, index) => {
			const command = commands[index];
			return one.unread.length > 0 && command ? read(command) : one;
		});
	}
	return found;
}
/** Reads commands, each spelling once, within one budget for all. */
function readerFor(tree, readsImports) {
	const shell = new ShellTexts();
	const readImports = importReader();
	const known = new Map();
	const readOnce = ({ command, ...place }) => {
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
	return (line) => {
		const { command, unit, cwd } = line;
		const key = JSON.stringify([
			command,
			unit.kind,
			unit.root,
			cwd
		]);
		const found = known.get(key) ?? readOnce(line);
		// What is not known yet is read again.
		if (found.unread.length === 0) known.set(key, found);
		return found;
	};
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


/***/ })

};
