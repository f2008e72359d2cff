import { Gl as selfAndAncestors, Hl as nameOf, Ic as groupBy, La as readTexts, Rl as folderOf, Ro as launched, Vl as join, Wl as resolve, is as foldName, ns as pathGlob, wi as codeIndex, zo as nameOfProgram } from "./core.js";
import { t as rootsOf } from "./roots.js";
import { n as openShell, r as readShell, t as needsGrammar } from "./read-shell.js";
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
function openedBy(path, opener, tree) {
	const same = tree.alike(path);
	if (same.length > 0) return same;
	const isFolder = tree.isFolder(path);
	const names = isFolder ? mainFiles[opener].map((name) => join(path, name)) : [];
	if (isFolder && opener === "project") names.push(...packageOf(path, tree));
	return [...(endings[opener] ?? []).map((extension) => path + extension), ...names].filter((candidate) => tree.has(candidate));
}
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
function assignmentsIn(words) {
	return words.flatMap((word) => {
		const name = /^(\w+)=/.exec(commandText(word))?.[1];
		return name === void 0 ? [] : [{
			name,
			value: withoutStart(word, /^\w+=/)
		}];
	});
}
function commandText({ parts }) {
	return parts.map((part) => {
		if (part.kind === "text" || part.kind === "glob") return part.text;
		return part.kind === "variable" && part.isWhole ? `\${${part.name}}` : "${_}";
	}).join("");
}
// src/powers/programs/launchers.ts
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
	if (name === "go" || name === "dotnet") return "project";
	if (name === "ruby" || name === "perl" || name === "lua") return name;
	return /^py/.test(name) ? "python" : "file";
}
const fileRunners = /^(?:ansible-playbook|tmux|docker-compose|podman-compose)$/;
const optionRunners = /^(?:docker|podman|g?make|just|task|rake|[gm]?awk|sed|jq|psql|sqlite3|gdb|lldb|ssh|curl|wget|vim|nvim|emacs)$/;
function runsOperand(program, before) {
	if (fileRunners.test(program)) return true;
	return optionRunners.test(program) && /^(?:-[fFKxSsl]|--(?:file|config|script|load|makefile|justfile|taskfile|from-file|command))$/.test(before);
}
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
function passesFiles(source, { words, after }) {
	const isList = /^(?:find|fd|fdfind|ls)$/.test(nameOfProgram(source.words[0]));
	return after === "|" && isList && /^(?:xargs|parallel)$/.test(nameOfProgram(words[0]));
}
function readsOutputOf(source, { after }) {
	if (after !== "|" || !source) return false;
	return /^(?:cat|head|tail|tac|echo|printf)$/.test(nameOfProgram(source.words[0])) && source.words.every(({ text }) => text !== null);
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
const takesFolder = /^(?:-[CdD]|--(?:prefix|dir|cwd|directory|project|package|working-directory))$/;
function taskFile(program, operands, folders, tree) {
	const isManager = packageManagers.has(program) || operands[0] === "--run";
	const isPython = pythonManagers.has(program) && operands[0] === "run";
	const own = Object.hasOwn(files, program) ? files[program] : [];
	const names = isManager ? ["package.json"] : isPython ? ["pyproject.toml"] : own;
	if (program === "deno" && operands[0] !== "task") return void 0;
	if (program === "cargo" && !["run", "r"].includes(operands[0] ?? "")) return void 0;
	const path = folders.flatMap((folder) => (names ?? []).map((name) => join(folder, name))).find((file) => tree.has(file));
	if (path === void 0) return void 0;
	if (isPython) return {
		path,
		tasks: operands.slice(1, 2)
	};
	return {
		path,
		tasks: isManager ? tasksOf(operands) : null
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
function partsOf(path, tasks, text) {
	try {
		const scripts = path.endsWith(".toml") ? scriptsOfToml(text) : scriptsOfJson(text);
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
function scriptsOfJson(text) {
	return JSON.parse(text).scripts ?? {};
}
function scriptsOfToml(text) {
	let isScripts = false;
	const entries = text.split("\n").flatMap((line) => {
		const table = /^\[([\w.-]{1,80})\]/.exec(line)?.[1];
		if (table !== void 0) isScripts = /(?:^|\.)(?:gui-)?(?:scripts|tasks)$/.test(table);
		const equals = isScripts ? line.indexOf("=") : -1;
		if (equals === -1) return [];
		return [[line.slice(0, equals).trim().replace(/^["']|["']$/g, ""), line.slice(equals + 1).trim().replace(/^["']|["']$/g, "")]];
	});
	return Object.fromEntries(entries);
}
// src/powers/programs/shell-texts.ts
const maxUnits$3 = 2097152;
const maxUnitsAgain = 32 * maxUnits$3;
var ShellTexts = class {
	#scripts = new Map();
	#units = 0;
	#unitsAgain = 0;
	read(text) {
		const known = this.#scripts.get(text);
		if (known !== void 0) {
			this.#unitsAgain += text.length;
			return this.#unitsAgain > maxUnitsAgain ? null : known;
		}
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
	return all.map((one) => inShellFolder(one, roots));
}
function inShellFolder(spelling, { working, variables }) {
	const sign = /^~([+-])(?=\/|$)/.exec(spelling.text)?.[1];
	if (spelling.before !== "nothing" || sign === void 0) return spelling;
	const before = sign === "+" ? working : [...working, ...variables.get("OLDPWD") ?? []];
	return {
		...spelling,
		before,
		text: spelling.text.slice(2)
	};
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
		alike: (path) => tree.alike(path),
		find: (start, test) => ++searches > maxSearches ? [] : tree.find(start, test),
		textOf: (path) => tree.textOf(path)
	};
}
function programTree(paths, textOf = () => void 0) {
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
			folded ??= groupBy([...paths].filter((other) => foldPath(other) !== other), foldPath);
			const plain = foldPath(path);
			return [...new Set([
				path,
				...folded.get(plain) ?? [],
				plain
			])].filter((file) => paths.has(file));
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
function foldPath(path) {
	return /^[a-z0-9_/-]*(?:\.[a-z0-9]+)?$/.test(path) ? path : path.split("/").map(foldName).join("/");
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
const script = new RegExp(`\\.(?:sh|bash|zsh|fish|ps1|psm1|bat|cmd|vbs|scpt|applescript|py|js|mjs|cjs|ts|mts|cts|tsx|jsx|rb|pl|pm|php|lua|r|jl|go|exe|jar|awk|sed|jq|sql|gdb|vim|el|exp|tcl|mk|nix|wasm|swift|kts?|groovy|scala|clj|cljs|bb|exs?|csx|fsx|hs|ml|nim|zig|rkt|scm|lisp)$`, "i");
const attached = /^-[A-Za-z](?=[\w.])/;
const containers = /^(?:docker|podman|nerdctl|finch)$/;
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
	spell(word, { environment, folders, mounts }) {
		if (++this.#count > maxWords) return [];
		const spellings = spellingsOf(word, environment, {
			...this.#roots,
			working: folders
		});
		return mounts ? spellings.map((spelling) => onTheHost(spelling, mounts)) : spellings;
	}
	mounted(words, scope) {
		if (!words.some((word) => containers.test(nameOfProgram(word)))) return scope;
		const mounts = words.flatMap((word) => {
			const pieces = piecesOf(word);
			return pieces.flatMap((piece, index) => {
				const target = pieces.slice(index + 1).find(({ text }) => text?.startsWith("/"))?.text;
				const folders = this.spell(piece, scope).flatMap((spelling) => placeOf(spelling, scope.folders, this.tree).candidates).filter((path) => this.tree.isFolder(path));
				return target && folders.length > 0 ? [[target, folders]] : [];
			});
		});
		return {
			...scope,
			mounts: new Map(mounts)
		};
	}
	files(word, naming, scope) {
		const whole = this.#filesOf(word, naming, scope);
		if (whole.length > 0) return whole;
		const inText = {
			...naming,
			bare: naming.bare === "none" ? "none" : "scripts"
		};
		const value = withoutStart(word, attached);
		return [...value === word ? [] : [value], ...piecesOf(word)].flatMap((one) => this.#filesOf(one, inText, scope));
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
				text: spelling.text.replace(/^(?:-[\w-]*|[\w.]+)=|^-[A-Z](?=[\w.])/, "")
			};
			if (value.before === "nothing" && /^(?:-|\.?$)/.test(value.text)) return [];
			return placeOf(value, scope.folders, this.tree).candidates;
		}).filter((path) => this.tree.isFolder(path));
	}
	modules(words, { folders, environment }) {
		const inPath = searchPaths.flatMap((name) => environment.get(name) ?? []).flatMap((one) => placeOf(one, folders, this.tree).candidates);
		return words.flatMap(({ text = "" }, index) => modulesIn(text ?? "", words[index - 1]?.text ?? "").flatMap((name) => {
			const module = name.replace(/::|\./g, "/");
			const paths = moduleEndings.map((ending) => module + ending);
			return [...inPath, ...folders].flatMap((folder) => paths.map((path) => join(folder, path))).filter((path) => this.tree.has(path));
		}));
	}
	entered(scope, cwd) {
		return cwd.reduce((at, word) => within(at, this.folders(word, at)), scope);
	}
};
function modulesIn(text, before) {
	if (before === "-c") return [...text.slice(0, maxCode).matchAll(/\b(?:from\s+([\w.]+)\s+)?import\s+([\w.]+)/g)].flatMap(([, from, name = ""]) => from === void 0 ? [name] : [from, `${from}.${name}`]);
	const joined = /^-[A-Za-z]*?[mMrl]([A-Za-z_][\w.:]*)(?:=|$)/.exec(text)?.[1];
	if (joined !== void 0) return [joined];
	return (/^-[A-Z]*[mMlr]$/.test(before) ? /^[\w.:]+$/ : /^[\w.]+(?=:\w+$)/).exec(text) ?? [];
}
const maxCode = 4096;
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
		const words = launched(command.words);
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
		for (const { text, isRun } of texts) this.#readText(text, {
			...scope,
			judges: scope.judges && isRun
		});
		if (hasOtherCode) this.#doubt(scope);
		if (isAll || operands.length > 0 || !runsFiles(nameOfProgram(program))) return;
		if (readsOutputOf(previous, command)) this.found.readsOutput = true;
		else if (!this.#isSubcommand(words, scope)) this.#doubt(scope);
	}
	#readAssignments(assignments, scope) {
		for (const { name, value } of assignments) {
			const spellings = (/(?:PATH|LIB)$/.test(name) ? [value, ...piecesOf(value)] : [value]).flatMap((one) => this.#words.spell(one, scope));
			assign(scope.environment, name, spellings);
			this.found.addAll(this.#words.files(value, { bare: "scripts" }, scope));
		}
	}
	#readOperands(command, words, scope, previous) {
		const [program] = words;
		const opener = openerOf(words);
		const reads = onlyReads(nameOfProgram(program));
		const bare = opener || this.#countsBare ? "all" : reads ? "none" : "scripts";
		const inputs = command.redirects.filter(({ operator }) => operator.startsWith("<"));
		const others = command.words.filter((word) => word !== program);
		const files = [...others, ...inputs.map(({ target }) => target)].flatMap((word, index) => {
			const isRun = runsOperand(nameOfProgram(program), others[index - 1]?.text ?? "");
			return this.#words.files(word, {
				bare: isRun ? "all" : bare,
				opener
			}, scope);
		});
		const within = runsFolders(command.words) ? this.#filesIn(command, scope) : [];
		const given = opener !== void 0 && previous !== void 0 && passesFiles(previous, command) ? this.#filesIn(previous, scope) : [];
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
		return words.flatMap((word) => this.#words.folders(word, scope)).flatMap((folder) => this.#words.tree.find(`${folder}/`, () => true));
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
		this.found.addAll(places.flatMap((path) => this.#words.tree.alike(path)));
	}
	#readPath(spelling, scope) {
		const { tree } = this.#words;
		const { candidates, isKnown } = placeOf(spelling, scope.folders, tree);
		const files = candidates.flatMap((path) => tree.alike(path));
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
		const operands = rest.filter(({ text }, index) => !/^-(?!-run$)/.test(text ?? "-") && !takesFolder.test(rest[index - 1]?.text ?? ""));
		const folders = this.#unit.kind === "plugin" ? scope.named : scope.folders;
		const file = taskFile(nameOfProgram(program), operands.map(commandText), folders, tree);
		if (!file) return;
		if (!file.tasks) return void this.found.paths.add(file.path);
		const text = tree.textOf(file.path);
		if (text === void 0) this.found.unread.add(file.path);
		const parts = typeof text === "string" ? partsOf(file.path, file.tasks, text) : null;
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
		const more = typeof text === "string" ? read(path, text, context) : sourcesOf(path, tree);
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
		case "ruby": return found(path, namesIn(start, /\brequire_relative\s{0,9}\(?\s{0,9}["']([^"'\n]{1,300})["']/g), "ruby", tree);
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
	if (/\.rb$/.test(path)) return "ruby";
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
	return namesIn(text, /\b(?:from|import|require(?:\.resolve)?|import\.meta\.resolve|new URL)\s{0,9}\(?\s{0,9}["'`](\.{1,2}\/[^"'`\n]{1,300})["'`]/g);
}
function namesIn(text, pattern) {
	return Array.from(text.matchAll(pattern), ([, name = ""]) => name);
}
const sources = {
	"Cargo.toml": /^(?:build\.rs|src\/.*\.rs)$/,
	"Package.swift": /^Sources\/.*\.swift$/
};
function sourcesOf(path, tree) {
	const name = nameOf(path);
	const pattern = Object.hasOwn(sources, name) ? sources[name] : void 0;
	if (!pattern) return [];
	const start = path.slice(0, path.length - name.length);
	return tree.find(start, (file) => pattern.test(file.slice(start.length)));
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
	const [, dots = "", rest = ""] = /^(\.*)(.*)$/s.exec(name) ?? [];
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
		if (found.unread.length === 0) known.set(key, found);
		return found;
	};
}
export { loadPrograms };
