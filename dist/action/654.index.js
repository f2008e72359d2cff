export const id = 654;
export const ids = [654];
export const modules = {

/***/ 71607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ callsAt),
  e: () => (/* binding */ callsOfCommand)
});

// EXTERNAL MODULE: ./.build/src/syntax/shell/read-shell.js + 5 modules
var read_shell = __webpack_require__(151);
// EXTERNAL MODULE: ./.build/src/scripts/launched.js
var launched = __webpack_require__(73056);
// EXTERNAL MODULE: ./.build/src/scripts/calls/call-place.js
var call_place = __webpack_require__(7186);
;// CONCATENATED MODULE: ./.build/src/scripts/calls/placeholders.js
/** What stands in a text for words that its reader fills in, as signs of one character that no text has. */
const signs = {
	one: "\ue000",
	some: "\ue001",
	or: "\ue002"
};
const blank = (sign) => (found) => sign.repeat(found.length);
/**
* A command with signs in the place of placeholders, each of the same length, so that a shell can read it: `<file>`,
* `{task}`, `[--verbose]`, `a|b`, `\u2026`.
*/
function withSigns(text) {
	return text.replace(/(?<!\$)\{\{[^{}\n]{1,60}\}\}/g, blank(signs.one)).replace(/(?<=^|[\s=/"'[(])<[A-Za-z][^<>\n|&;$]{0,60}>/gm, blank(signs.one)).replace(/(?<![$\w}])\{[A-Za-z][\w .-]{0,60}\}/g, blank(signs.one)).replace(/(?<=\s)\[[^\]\n]{1,120}\](?:\.{3}|\u2026)?(?=\s|$)/g, (found) => found.replace(/^\[|\](?:\.{3}|\u2026)?$/g, blank(signs.some)).replace(/\s/g, " ")).replace(/\((?<=\s\()(?=[\w-]+(?:\|[\w-]+)+\))|\)(?<=\|[\w-]+\))(?=\s|$)/g, blank(signs.one)).replace(/(?<=[\w.])\|(?=[\w.-]+(?:\||\s|$|\ue000|\ue001))(?<=[\s=\ue000\ue002|][\w.-]+\|)/g, signs.or).replace(/(?:\.{3}|\u2026)(?=[\s`]|$)/g, blank(signs.some));
}
/** What a word with signs stands for. */
function filled(text) {
	if (text.includes(signs.some)) {
		const rest = text.replaceAll(signs.some, "");
		return rest === "" ? [{ kind: "some" }] : [...filled(rest), { kind: "some" }];
	}
	if (!text.includes(signs.one)) return [isBlank(text) ? {
		kind: "one",
		text: null
	} : {
		kind: "text",
		text
	}];
	const name = /^(--?[\w-]+)=/.exec(text)?.[1];
	return [{
		kind: "one",
		text: name ?? null
	}];
}
/** The readings of a word with alternatives: `a|b`. */
function alternatives(text) {
	const [prefix = "", rest = text] = /^(--?[\w-]+=)(.*)$/s.exec(text)?.slice(1) ?? ["", text];
	return rest.split(signs.or).map((word) => prefix + word);
}
/** A name in capitals, which asks for a value: `FILE`, `INPUT_DIR`, `FILE.json`. */
function isBlank(text) {
	return /^[A-Z][A-Z\d_]*(?:\.\w+)?$/.test(text) || /^(?:your|path|xxx)[-_/]|^\/path\/|^YOUR/i.test(text);
}
/** Whether a text has a sign of a placeholder. */
function hasSigns(text) {
	return /[\ue000-\ue002]/.test(text);
}

;// CONCATENATED MODULE: ./.build/src/scripts/calls/command-calls.js




/** Interpreters of scripts, with their options that take the next word. */
const interpreters = new Map([
	[/^(?:python[\d.]*|py|pypy3?)$/, /^-[XW]$/],
	[/^(?:ba|z|da)?sh$/, /^[-+][oO]$/],
	[/^(?:node|tsx|ts-node|bun|deno)$/, /^(?:-r|--require|--import|--loader|--env-file)$/]
]);
/** More readings of one call are not tried. */
const maxVariants = 16;
/** The scripts that a command line calls; needs the grammar of the shell. Empty for a text that is none. */
function callsOfCommand(place, text, rangeOf) {
	const signed = withSigns(text);
	const script = (0,read_shell/* readShell */.lu)(signed);
	if (!script) return [];
	const texts = {
		text,
		signed
	};
	return script.commands.flatMap((command) => callOf(command, texts, place, rangeOf) ?? []);
}
/** The calls of a command of which only the place as a whole is known. */
function callsAt(place, command, at) {
	return callsOfCommand(place, command, () => at);
}
function callOf(command, { text, signed }, place, rangeOf) {
	const words = scriptAndWords((0,launched/* launched */.ZZ)(command.words));
	const [first, ...rest] = words;
	if (!first) return null;
	const bare = (whole) => whole.slice(first.start, first.end).replace(/["']/g, "");
	const written = bare(signed);
	if (!(0,call_place/* isScript */.Kh)(written) || /\s/.test(written)) return null;
	const cwd = command.cwd.map((folder) => folder.text);
	const script = (0,call_place/* scriptAt */.Vf)({
		written,
		text: bare(text)
	}, cwd, place);
	if (!script || !(script.isFound || (0,call_place/* hasSuffix */.gs)(written))) return null;
	return {
		source: place.source,
		path: place.path,
		at: rangeOf(command.start, command.end),
		written: bare(text),
		script: script.path,
		isFound: script.isFound,
		scriptAt: rangeOf(first.start, first.end),
		variants: variantsOf(rest, signed, rangeOf)
	};
}
/** The script and what follows it, without the interpreter and its options. */
function scriptAndWords(words) {
	const name = (0,launched/* nameOfProgram */.Fs)(words[0]);
	const row = [...interpreters].find(([pattern]) => pattern.test(name));
	if (!row) return words;
	let index = 1;
	for (; index < words.length; index++) {
		const text = words[index]?.text ?? null;
		if (text === null || !/^[-+]./.test(text)) break;
		if (/^-[mce]$/.test(text)) return [];
		if (row[1].test(text)) index++;
	}
	if (name === "deno" || name === "bun") index += words[index]?.text === "run" ? 1 : 0;
	return words.slice(index);
}
function variantsOf(words, text, rangeOf) {
	let variants = [[]];
	for (const word of words) {
		const readings = readingsOf(word, text, rangeOf);
		const next = variants.flatMap((before) => readings.map((reading) => [...before, ...reading]));
		variants = next.length > maxVariants ? variants.map((before) => [...before, ...readings[0] ?? []]) : next;
	}
	return variants;
}
function readingsOf(word, text, rangeOf) {
	const at = rangeOf(word.start, word.end);
	if (word.text !== null) return alternatives(word.text).map((reading) => filled(reading).map((part) => ({
		...part,
		at
	})));
	const raw = text.slice(word.start, word.end);
	if (/\$@|\[@\]/.test(raw)) return [[{
		kind: "some",
		at
	}]];
	const name = /^(--?[\w-]+)=/.exec(raw)?.[1];
	if (name !== undefined || /^["']/.test(raw)) return [[{
		kind: "one",
		text: name ?? null,
		at
	}]];
	return [[{
		kind: "some",
		at
	}]];
}


/***/ }),

/***/ 58889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ commandBlocks),
/* harmony export */   e: () => (/* binding */ callsOfMarkdown)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21858);
/* harmony import */ var _syntax_markdown_fences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12759);
/* harmony import */ var _syntax_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90148);
/* harmony import */ var _call_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7186);
/* harmony import */ var _command_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71607);





/** Fences that hold commands. */
const languages = new Set([
	"",
	"bash",
	"sh",
	"shell",
	"zsh",
	"console",
	"shell-session",
	"shellsession",
	"terminal",
	"!"
]);
/** Headings and lines above a block that says how not to do it. */
const wrong = /\b(?:wrong|don'?t|do not|bad|avoid|incorrect|anti-?pattern|never|fails?|broken|deprecated)\b|\u274c|\u2717/i;
/** The calls of scripts in the blocks and spans of code of a Markdown text; needs the grammar of the shell. */
function callsOfMarkdown(place, text) {
	if (!(0,_call_place_js__WEBPACK_IMPORTED_MODULE_0__/* .mayCallScripts */ .al)(text)) return [];
	const lines = new _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .LineMap */ .HU(text);
	const rangeAt = (start, end) => lines.locate(place.path, start, end).range ?? {
		start: {
			line: 1,
			column: 1
		},
		end: {
			line: 1,
			column: 1
		}
	};
	const calls = [...blockCalls(place, text, rangeAt), ...spanCalls(place, text, rangeAt)];
	return calls.filter(({ isFound, written }) => isFound || !isWrittenBy(text, written));
}
/** Whether a command in the text makes a file: `cat > scripts/x.js`. */
function isWrittenBy(text, path) {
	return text.split("\n").some((line) => {
		const index = line.indexOf(path);
		return index > 0 && /(?:[^\s>]\s*>>?|\btee(?:\s+-a)?)\s*["']?$/.test(line.slice(0, index));
	});
}
function blockCalls(place, text, rangeAt) {
	return commandBlocks(text, _call_place_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsScript */ .T9).flatMap(({ commands, start }) => (0,_command_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .callsOfCommand */ .e)(place, commands, (from, to) => rangeAt(start + from, start + to)).map((call) => isMention(call) ? inPart(call) : call));
}
/** Whether a command is a path alone, which may only say where the script is. */
function isMention({ at, scriptAt, written }) {
	return !written.startsWith("./") && JSON.stringify(at) === JSON.stringify(scriptAt);
}
/** A call that shows a part of a command: it lacks nothing. */
function inPart(call) {
	const rest = {
		kind: "some",
		at: call.at
	};
	return {
		...call,
		variants: call.variants.map((words) => [...words, rest])
	};
}
/** Boxes and arrows, drawn or in ASCII, and cells of a table. */
const diagram = /[\u2500-\u257f\u25b2-\u25c5\u2190-\u2193]|^[ \t]*\+-{3,}|^[ \t]*\|[ \t].*\|[ \t]*$/m;
/** A line of prose in a block without a language. */
const listItem = /^[ \t]*(?:[-*+\u2022]|\d+[.)])[ \t].*$/gm;
const blankOut = (text) => text.replace(/[^\r\n]/g, " ");
/** The blocks of commands of a Markdown text whose content passes a test, without those that say how not to do it. */
function commandBlocks(text, isMeant) {
	return (0,_syntax_markdown_fences_js__WEBPACK_IMPORTED_MODULE_3__/* .fencedBlocks */ .C)(text).flatMap(({ info, start, end, openingLine }) => {
		const content = text.slice(start, end);
		if (!languages.has(info.toLowerCase()) || !isMeant(content, info)) return [];
		if (wrong.test(lineBefore(text, openingLine.start))) return [];
		if (info === "" && diagram.test(content)) return [];
		const commands = info === "" ? content.replace(listItem, blankOut) : content;
		return [{
			commands: withoutOutput(commands),
			start,
			info
		}];
	});
}
/** Words of a line about what was, or is to be typed elsewhere. */
const past = /\b(?:instead of|rather than|was|were|used to|formerly|renamed|removed|no longer)\b/i;
/** Calls within a line: a part of a command may be all that it shows, so nothing is missing. */
function spanCalls(place, text, rangeAt) {
	const plain = (0,_syntax_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutCodeBlocks */ .eu)(text);
	return (0,_syntax_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpans */ .tE)(plain).flatMap(({ start, end }) => {
		const command = plain.slice(start, end);
		const line = plain.slice(plain.lastIndexOf("\n", start) + 1, start);
		const isRun = /(?:^|\s)!`$/.test(line);
		if (!(0,_call_place_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsScript */ .T9)(command)) return [];
		if (!isRun && (!/\S\s+\S/.test(command) || wrong.test(line) || past.test(line))) return [];
		const calls = (0,_command_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .callsOfCommand */ .e)(place, command, (from, to) => rangeAt(start + from, start + to));
		// A client runs the command after a `!` as it is written.
		if (isRun) return calls;
		return calls.filter(({ isFound }) => isFound).map(inPart);
	});
}
/** The last line with a text above an offset. */
function lineBefore(text, offset) {
	return text.slice(Math.max(0, offset - 400), offset).trimEnd().split("\n").at(-1) ?? "";
}
/** A command with the lines that continue it. */
const commandLines = /(?:[^\n]*\\\r?\n)*[^\n]*(?:\n|$)/g;
/**
* Of a block with prompts only the commands with one; commands that a comment calls failing are left out. Keeps all
* offsets.
*/
function withoutOutput(content) {
	const hasPrompt = /^[ \t]*[$%] \S/m.test(content);
	return content.replace(commandLines, (command) => {
		const prompt = hasPrompt ? /^[ \t]*[$%] /.exec(command)?.[0] : "";
		const isLeftOut = /^[^#\n]*#.*\b(?:fails|wrong|error|bad)\b/im.test(command);
		if (prompt === undefined || isLeftOut) return blankOut(command);
		return " ".repeat(prompt.length) + command.slice(prompt.length);
	});
}


/***/ }),

/***/ 14280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ credentialPath),
/* harmony export */   dX: () => (/* binding */ outsidePath),
/* harmony export */   jU: () => (/* binding */ isHost),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/** The host of a literal URL of the network; undefined where the text has none, or its host is not literal. */
function hostOf(value) {
	const [first] = value;
	if (typeof first !== "string") return undefined;
	const [, userAndHost = "", end] = /^\s*(?:https?|wss?|ftps?):\/\/([^\s/?#\\]*)([/?#]?)/i.exec(first) ?? [];
	const host = userAndHost.replace(/^.*@/s, "").replace(/:\d*$/, "").toLowerCase();
	// `https://api.example.com` + path: a name that goes on would be another host, and has a dot already.
	const isCut = value.length > 1 && end === "";
	return isHost(host) && !(isCut && !host.includes(".")) ? host : undefined;
}
const hostName = /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]*$/u;
const address = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[[\da-f:.]+\]$/i;
const ownMachine = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)$/;
/** Whether a text is the name or address of another machine. */
function isHost(text) {
	return (hostName.test(text) || address.test(text)) && !ownMachine.test(text);
}
/** Where programs keep what signs people in, below their home folder. */
const homePaths = /^(?:~|\/root|\/home\/[^/]+|\/Users\/[^/]+)\/(?:\.ssh\/(?!known_hosts|config$)[^/]|\.ssh\/?$|\.aws\/(?!config$)|\.aws\/?$|\.netrc$|_netrc$|\.git-credentials$|\.docker\/config\.json$|\.kube\/config|\.gnupg(?:\/|$)|\.npmrc$|\.pypirc$|\.pgpass$|\.my\.cnf$|\.vault-token$|\.config\/(?:gcloud\/|gh\/hosts|hub$|op\/|rclone\/rclone\.conf|doctl\/)|\.azure\/|\.password-store|\.cargo\/credentials|\.gem\/credentials|\.terraform\.d\/credentials|\.claude\/\.credentials|\.codex\/auth\.json$|\.gemini\/oauth|\.ethereum\/keystore|\.bitcoin\/|\.electrum\/|\.config\/solana\/id\.json|Library\/Keychains|[^*]*\/(?:Login Data|Cookies|cookies\.sqlite|key4\.db|logins\.json|Local State)$)/;
const systemPaths = /^\/etc\/(?:shadow|gshadow|sudoers|ssh\/ssh_host_\w+_key)$|^\/proc\/(?:self|\d+)\/environ$|^\/var\/run\/secrets\//;
/** The credential path that a value begins with; undefined for any other path. */
function credentialPath(value) {
	const [first] = value;
	if (typeof first !== "string") return undefined;
	const path = first.replace(/^(?:\$HOME|\$\{HOME\}|%USERPROFILE%)(?=[\\/])/, "~").replace(/\\/g, "/").replace(/\/{2,}/g, "/");
	return homePaths.test(path) || systemPaths.test(path) ? path : undefined;
}
/** The path outside of the working folder that a value names; undefined for any other. */
function outsidePath(value) {
	const [first] = value;
	if (typeof first !== "string") return undefined;
	const path = first.replace(/^(?:\$HOME|\$\{HOME\})(?=\/)/, "~").replace(/\/{2,}/g, "/");
	if (/^~\/./.test(path)) return path;
	return /^\/(?:etc|usr|opt|Library|Applications|root|home|Users)\/./.test(path) ? path : undefined;
}


/***/ }),

/***/ 77246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ filledIn),
/* harmony export */   JL: () => (/* binding */ Values),
/* harmony export */   Xu: () => (/* binding */ selfFolder),
/* harmony export */   oE: () => (/* binding */ compact),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _model_text_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5790);

/** Further values of one expression are not looked at. */
const maxValues = 6;
/** Expressions below this depth are unknown. */
const maxDepth = 12;
const unknown = [[null]];
/** The texts that expressions of a module may be, as far as it says so itself. */
class Values {
	#assignments;
	#isHome;
	constructor({ assignments }, isHome) {
		this.#assignments = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(assignments, ({ name }) => name);
		this.#isHome = isHome;
	}
	/** The texts that an expression may be; one with an unknown part for any other. */
	of(expression, scope, depth = 0) {
		if (depth > maxDepth) return unknown;
		const inner = (one) => this.of(one, scope, depth + 1);
		switch (expression.type) {
			case "text": return [[expression.text]];
			case "joined": return combined(expression.parts.map(inner), "");
			case "path": return combined(expression.parts.map(inner), "/");
			case "either": return expression.options.flatMap(inner).slice(0, maxValues);
			case "variable": return this.#ofVariable(expression, inner);
			case "name": return this.#ofName(expression.name, scope, depth);
			case "call": return this.#ofCall(expression, inner);
			default: return unknown;
		}
	}
	/** The values that a name gets in the innermost scope that has it. */
	definitions(name, scope) {
		const all = this.#assignments.get(name) ?? [];
		for (let around = scope; around; around = around.outer) {
			const own = all.filter((one) => one.scope === around);
			if (own.length > 0) return own;
			if (around.parameters.some((parameter) => parameter.name === name)) return [];
		}
		if (!name.includes(".")) return all.filter((one) => one.scope === null);
		// A constant of a class, which its methods read.
		const [, own] = /^(?:self|cls|this)\.(\w+)$/.exec(name) ?? [];
		return all.length > 0 || own === undefined ? all : this.definitions(own, null);
	}
	#ofVariable({ name, fallback }, inner) {
		if (/^(?:HOME|USERPROFILE)$/.test(plainText(inner(name)[0]) ?? "")) return [["~"]];
		return fallback ? [[null], ...inner(fallback)] : unknown;
	}
	#ofName(name, scope, depth) {
		const own = ownPaths.get(name);
		if (own !== undefined) return [[own]];
		const parameter = parameterOf(name, scope);
		const given = this.definitions(name, scope);
		if (given.length === 0 && parameter) {
			const { fallback } = parameter;
			const defaults = fallback ? this.of(fallback, scope, depth + 1) : [];
			return [[{ parameter: name }], ...defaults];
		}
		if (given.length === 0 || given.length > maxValues) return unknown;
		return given.flatMap(({ value, scope: own }) => value ? this.of(value, own, depth + 1) : unknown).slice(0, maxValues);
	}
	#ofCall(call, inner) {
		if (this.#isHome(call)) return [["~"]];
		const [first] = call.arguments;
		const method = call.callee.split(".").at(-1) ?? "";
		const folderOf = /(?:^|\.)dirname$/.test(call.callee) ? first : call.object;
		if (folderOf && /^(?:dirname|parent)$/.test(method)) return inner(folderOf).map((value) => folderOfSelf(value));
		if (pathMakers.has(call.callee)) return combined(call.arguments.map(inner), "/");
		if (first && wrappers.has(call.callee)) return inner(first);
		if (call.object && pathMethods.has(method)) return combined([call.object, ...call.arguments].map(inner), "/");
		if (call.object && sameText.has(method)) return inner(call.object);
		return unknown;
	}
}
/** The folder of the script, as a variable. */
const selfFolder = "${SELF}";
/** The names of the script and of its folder. */
const ownPaths = new Map([...[
	"__file__",
	"__filename",
	"import.meta.url",
	"import.meta.filename"
].map((name) => [name, `${selfFolder}/.`]), ...["__dirname", "import.meta.dirname"].map((name) => [name, selfFolder])]);
/** The folder of a path that begins with that of the script. */
function folderOfSelf(value) {
	const path = plainText(value);
	if (!path?.startsWith(selfFolder)) return [null];
	return [path === selfFolder ? `${path}/..` : path.replace(/\/[^/]*$/, "")];
}
const pathMakers = new Set([
	"os.path.join",
	"pathlib.Path",
	"pathlib.PurePath",
	"path.join",
	"path.resolve"
]);
const pathMethods = new Set(["joinpath"]);
const sameText = new Set([
	"strip",
	"rstrip",
	"expanduser",
	"resolve",
	"absolute",
	"trim",
	"toString"
]);
const wrappers = new Set([
	"str",
	"os.path.expanduser",
	"os.path.expandvars",
	"os.path.abspath",
	"os.path.realpath",
	"os.fspath",
	"url.fileURLToPath",
	"fileURLToPath",
	"String",
	"URL",
	"yarl.URL",
	"httpx.URL"
]);
/** The parameter that a name stands for; undefined if an inner scope has another one of the name. */
function parameterOf(name, scope) {
	for (let around = scope; around; around = around.outer) {
		const found = around.parameters.find((parameter) => parameter.name === name);
		if (found) return found;
	}
	return undefined;
}
/** Every choice of one value each, one after the other. */
function combined(parts, separator) {
	let found = [[]];
	for (const [index, options] of parts.entries()) {
		const before = index === 0 || separator === "" ? [] : [separator];
		found = found.flatMap((start) => options.map((option) => [
			...start,
			...before,
			...option
		])).slice(0, maxValues);
	}
	return found.map(compact);
}
/** A value whose known neighbours are one text. */
function compact(value) {
	const parts = [];
	for (const part of value) {
		const last = parts.at(-1);
		if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
		else parts.push(part);
	}
	return parts;
}
/** A text without unknown parts; undefined for any other. */
function plainText(value) {
	if (!value?.every((part) => typeof part === "string")) return undefined;
	return value.join("");
}
/** A value with the text of a caller for a parameter at its beginning. */
function filledIn(value, given) {
	return compact([...given, ...value.slice(1)]);
}


/***/ }),

/***/ 59254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dM: () => (/* binding */ distinct),
  AC: () => (/* binding */ mayHaveEffects),
  nJ: () => (/* binding */ readEffects)
});

// EXTERNAL MODULE: ./.build/src/syntax/source/source.js
var source = __webpack_require__(30752);
// EXTERNAL MODULE: ./.build/src/scripts/python/tree/relevant.js
var relevant = __webpack_require__(69339);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/program/sinks.js
function table(rows) {
	const sinks = new Map();
	for (const [use, at, callees, keywords = ""] of rows) {
		for (const callee of callees.split(/\s+/).filter(Boolean)) {
			const sink = {
				use,
				at,
				keywords: keywords.split(" ").filter(Boolean)
			};
			sinks.set(callee, [...sinks.get(callee) ?? [], sink]);
		}
	}
	return sinks;
}
/** `get` of each client: `requests.get requests.Session().get \u2026`. */
function methods(clients, names) {
	const words = (text) => text.split(/\s+/).filter(Boolean);
	return words(clients).flatMap((client) => words(names).map((name) => `${client}.${name}`)).join(" ");
}
const pythonClients = `
  requests requests.Session() requests.session() httpx httpx.Client() httpx.AsyncClient()
  aiohttp.ClientSession() cloudscraper.create_scraper() curl_cffi.requests niquests
`;
/** The functions of Python's usual packages. */
const pythonSinks = table([
	[
		"asks",
		0,
		methods(pythonClients, "get delete head options ws_connect"),
		"url"
	],
	[
		"sends",
		0,
		methods(pythonClients, "post put patch"),
		"url"
	],
	[
		"asks",
		1,
		methods(pythonClients, "request stream"),
		"url"
	],
	[
		"asks",
		1,
		"urllib3.PoolManager().request urllib3.request",
		"url"
	],
	[
		"asks",
		0,
		`urllib.request.urlopen urllib.request.Request urllib.request.urlretrieve urllib2.urlopen websockets.connect
     websocket.create_connection feedparser.parse wget.download`,
		"url uri"
	],
	[
		"connects",
		0,
		`http.client.HTTPSConnection http.client.HTTPConnection smtplib.SMTP smtplib.SMTP_SSL ftplib.FTP ftplib.FTP_TLS
     imaplib.IMAP4_SSL telnetlib.Telnet socket.create_connection paramiko.SSHClient().connect socket.socket().connect`,
		"host hostname address"
	],
	[
		"starts",
		0,
		"subprocess.run subprocess.call subprocess.check_call subprocess.check_output subprocess.Popen pexpect.spawn pexpect.run",
		"args command"
	],
	[
		"shell",
		0,
		`os.system os.popen subprocess.getoutput subprocess.getstatusoutput asyncio.create_subprocess_shell
     commands.getoutput`,
		"command cmd"
	],
	[
		"starts-program",
		0,
		"asyncio.create_subprocess_exec os.execvp os.execv os.execlp os.execl os.execvpe os.spawnvp os.spawnlp",
		"program file"
	],
	[
		"evaluates",
		0,
		"eval exec compile builtins.eval builtins.exec"
	],
	[
		"reads",
		0,
		"open io.open codecs.open os.listdir os.scandir os.walk shutil.copytree",
		"file path src"
	],
	[
		"reads",
		0,
		"shutil.copy shutil.copy2 shutil.copyfile shutil.move",
		"src"
	],
	[
		"writes",
		1,
		"shutil.copy shutil.copy2 shutil.copyfile shutil.move",
		"dst"
	]
]);
const nodeClients = "axios axios.create() got got.extend() ky ky.create() superagent needle undici";
/** The functions of Node and its usual packages. */
const nodeSinks = table([
	[
		"asks",
		0,
		"fetch undici.fetch undici.request axios got ky needle axios.request",
		"url"
	],
	[
		"asks",
		0,
		methods(nodeClients, "get delete head options stream"),
		"url"
	],
	[
		"sends",
		0,
		methods(nodeClients, "post put patch"),
		"url"
	],
	[
		"asks",
		0,
		methods("http https http2", "get request connect"),
		"host hostname"
	],
	[
		"asks",
		0,
		"WebSocket ws ws.WebSocket EventSource",
		"url"
	],
	[
		"connects",
		1,
		"net.connect net.createConnection tls.connect",
		"host"
	],
	[
		"shell",
		0,
		methods("child_process", "exec execSync")
	],
	[
		"shell",
		0,
		"execaCommand execaCommandSync execa.execaCommand shelljs.exec"
	],
	[
		"shell",
		0,
		"$` zx.$` bun.$` Bun.$` execa.$` execa` execa.execa`"
	],
	[
		"starts-program",
		0,
		methods("child_process", "spawn spawnSync execFile execFileSync")
	],
	[
		"starts-program",
		0,
		"execa.execa execa.execaSync execa cross-spawn cross-spawn.sync Deno.Command"
	],
	[
		"starts",
		0,
		"Bun.spawn Bun.spawnSync"
	],
	[
		"evaluates",
		0,
		"eval Function vm.runInThisContext vm.runInNewContext vm.runInContext vm.Script"
	],
	[
		"reads",
		0,
		`${methods("fs fs.promises", "readFile readFileSync createReadStream readdir readdirSync open openSync cp cpSync copyFile copyFileSync")}
     Bun.file Deno.readTextFile Deno.readTextFileSync Deno.readFile`
	],
	[
		"writes",
		0,
		`${methods("fs fs.promises", "writeFile writeFileSync appendFile appendFileSync createWriteStream")}
     Bun.write Deno.writeTextFile`
	],
	[
		"writes",
		1,
		methods("fs fs.promises", "cp cpSync copyFile copyFileSync rename renameSync")
	]
]);
/** Methods of paths. */
const pathMethods = new Map([
	["read_text", "reads"],
	["read_bytes", "reads"],
	["open", "reads"],
	["write_text", "writes"],
	["write_bytes", "writes"]
]);
/** Methods of a client that is not known by its package. */
const clientMethods = new Map([
	["get", "asks"],
	["head", "asks"],
	["delete", "asks"],
	["post", "sends"],
	["put", "sends"],
	["patch", "sends"]
]);
/** Keywords that name the host of a client, of any constructor. */
const hostKeywords = [
	"base_url",
	"baseURL",
	"api_base",
	"endpoint_url",
	"baseUrl"
];

;// CONCATENATED MODULE: ./.build/src/scripts/effects/node/language.js

/** JavaScript and TypeScript for Node, Deno and Bun, as far as effects are concerned. */
const node = {
	sinks: nodeSinks,
	isHome: ({ callee }) => /^(?:os\.)?homedir$/.test(callee),
	writes: () => false
};

// EXTERNAL MODULE: ./.build/src/scripts/tree/nodes.js
var nodes = __webpack_require__(40988);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/program/module-builder.js
/** Values of names before that, and longer ones, are not extended. */
const [maxBefore, maxParts] = [200, 20];
/** A module while it is read. */
class ModuleBuilder {
	assignments = [];
	evaluated = [];
	/** What local names stand for: `r` for `requests`, `get` for `requests.get`. */
	imports = new Map();
	/** `name += value`: what it got before goes on. */
	extend(scope, name, value) {
		const end = this.assignments.length;
		for (let index = Math.max(0, end - maxBefore); index < end; index++) {
			const one = this.assignments[index];
			if (one?.name !== name || one.scope !== scope || !one.value) continue;
			const parts = one.value.type === "joined" ? one.value.parts : [one.value];
			if (parts.length < maxParts) this.assignments[index] = {
				...one,
				value: {
					type: "joined",
					parts: [...parts, value]
				}
			};
		}
	}
	/** A dotted name with the name of its import in full. */
	fullName(name) {
		const [first = "", ...rest] = name.split(".");
		const full = this.imports.get(first);
		return full === undefined ? name : [full, ...rest].join(".");
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/program/plain-expression.js
/** An expression of which nothing is known. */
const plainExpression = {
	type: "other",
	inner: []
};

;// CONCATENATED MODULE: ./.build/src/scripts/effects/node/nodes.js
/** The nodes of functions. */
const functions = new Set([
	"function_declaration",
	"function_expression",
	"generator_function_declaration",
	"arrow_function",
	"method_definition"
]);
/** A literal text; undefined for any other node. */
function literal(text, node) {
	if (node?.type !== "string") return undefined;
	return text.slice(node.start + 1, node.end - 1).replace(/\\(['"`\\/])/g, "$1");
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/node/expressions.js



/** Deeper expressions are unknown. */
const maxDepth = 60;
/** Whether a name is that of the variables of the environment. */
function isEnvironment(name) {
	return /^(?:process|import\.meta|Bun)\.env$/.test(name);
}
/** Reads the expressions of a module. */
class NodeExpressions {
	#text;
	#fullName;
	constructor(text, fullName) {
		this.#text = text;
		this.#fullName = fullName;
	}
	/** An expression without what effects do not need. */
	read(node, depth = 0) {
		if (depth > maxDepth || functions.has(node.type)) return plainExpression;
		const inner = (one) => one ? this.read(one, depth + 1) : plainExpression;
		switch (node.type) {
			case "string": return {
				type: "text",
				text: literal(this.#text, node) ?? ""
			};
			case "template_string": return {
				type: "joined",
				parts: this.#template(node, inner)
			};
			case "identifier": return {
				type: "name",
				name: this.#fullName(this.#at(node))
			};
			case "member_expression":
			case "subscript_expression": return this.#member(node, inner);
			case "call_expression":
			case "new_expression": return this.#call(node, inner);
			case "binary_expression": return this.#operator(node, inner);
			case "ternary_expression": return {
				type: "either",
				options: [inner((0,nodes/* child */.jf)(node, "consequence")), inner((0,nodes/* child */.jf)(node, "alternative"))]
			};
			case "array": return {
				type: "list",
				items: (0,nodes/* named */.KT)(node).map(inner)
			};
			case "await_expression":
			case "parenthesized_expression":
			case "as_expression":
			case "non_null_expression":
			case "satisfies_expression": return inner((0,nodes/* named */.KT)(node)[0]);
			case "object": return {
				type: "other",
				inner: (0,nodes/* named */.KT)(node).map((pair) => inner((0,nodes/* child */.jf)(pair, "value") ?? pair))
			};
			default: return {
				type: "other",
				inner: (0,nodes/* named */.KT)(node).map(inner)
			};
		}
	}
	#template(node, inner) {
		return (0,nodes/* named */.KT)(node).flatMap((part) => {
			if (part.type === "template_substitution") return [inner((0,nodes/* named */.KT)(part)[0])];
			return [{
				type: "text",
				text: this.#at(part)
			}];
		});
	}
	#member(node, inner) {
		const object = (0,nodes/* child */.jf)(node, "object");
		const property = (0,nodes/* child */.jf)(node, "property");
		const index = (0,nodes/* child */.jf)(node, "index");
		const { start, end } = node;
		const of = object ? this.#fullName(this.#at(object)) : "";
		if (isEnvironment(of)) {
			const name = property ? {
				type: "text",
				text: this.#at(property)
			} : inner(index);
			return {
				type: "variable",
				name,
				fallback: null,
				isRequired: false,
				start,
				end
			};
		}
		const text = this.#at(node);
		if (property && /^[\w$.]+$/.test(text)) return {
			type: "name",
			name: this.#fullName(text)
		};
		return {
			type: "other",
			inner: [inner(object), ...index ? [inner(index)] : []]
		};
	}
	#call(node, inner) {
		const callee = (0,nodes/* child */.jf)(node, "function") ?? (0,nodes/* child */.jf)(node, "constructor");
		const list = (0,nodes/* child */.jf)(node, "arguments");
		const given = list ? list.type === "arguments" ? (0,nodes/* named */.KT)(list) : [list] : [];
		const tag = list?.type === "template_string" ? "`" : "";
		const keywords = new Map();
		for (const pair of given.filter(({ type }) => type === "object").flatMap(nodes/* named */.KT)) {
			const key = (0,nodes/* child */.jf)(pair, "key") ?? pair;
			const value = (0,nodes/* child */.jf)(pair, "value") ?? pair;
			keywords.set(literal(this.#text, key) ?? this.#at(key), inner(value));
		}
		const { start, end } = node;
		const object = callee?.type === "member_expression" ? (0,nodes/* child */.jf)(callee, "object") : undefined;
		const call = {
			type: "call",
			callee: callee ? this.#fullName(this.#nameOf(callee)) + tag : "",
			object: object ? inner(object) : null,
			arguments: given.map(inner),
			keywords,
			start,
			end
		};
		if (call.callee !== "Deno.env.get") return call;
		const [name = plainExpression] = call.arguments;
		return {
			type: "variable",
			name,
			fallback: null,
			isRequired: false,
			start,
			end
		};
	}
	#nameOf(callee) {
		const text = this.#at(callee);
		if (/^[\w$.]+$/.test(text)) return text;
		const property = (0,nodes/* child */.jf)(callee, "property");
		return property ? `.${this.#at(property)}` : "";
	}
	#operator(node, inner) {
		const [left, right] = [inner((0,nodes/* child */.jf)(node, "left")), inner((0,nodes/* child */.jf)(node, "right"))];
		const sign = node.children.find(({ field }) => field === "operator")?.type;
		if (sign === "+") return {
			type: "joined",
			parts: [left, right]
		};
		if (sign === "||" || sign === "??") {
			return left.type === "variable" ? {
				...left,
				fallback: right
			} : {
				type: "either",
				options: [left, right]
			};
		}
		return {
			type: "other",
			inner: [left, right]
		};
	}
	#at(node) {
		return node ? this.#text.slice(node.start, node.end) : "";
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/node/module.js




/** Reads a module from its tree. */
function readNodeModule(source) {
	const reader = new NodeReader(source.text);
	reader.visit(source.root, null);
	return reader.module;
}
/** Modules whose default export is the function of their name. */
const callable = new Map([
	["node-fetch", "fetch"],
	["cross-fetch", "fetch"],
	["isomorphic-fetch", "fetch"]
]);
class NodeReader {
	module = new ModuleBuilder();
	#text;
	#expressions;
	constructor(text) {
		this.#text = text;
		this.#expressions = new NodeExpressions(text, (name) => this.module.fullName(name));
	}
	/** Reads the statements in a node; expressions are read whole, with the functions in them. */
	visit(node, scope) {
		for (const inner of (0,nodes/* named */.KT)(node)) this.#one(inner, scope);
	}
	#one(node, scope) {
		if (functions.has(node.type)) {
			this.#function(node, scope, this.#at((0,nodes/* child */.jf)(node, "name")));
			return;
		}
		switch (node.type) {
			case "import_statement":
				this.#import(node);
				return;
			case "variable_declarator":
				this.#declare(node, scope);
				return;
			case "augmented_assignment_expression": {
				const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
				if (left && right) this.module.extend(scope, this.#at(left), this.#expressions.read(right));
				this.visit(node, scope);
				return;
			}
			case "assignment_expression":
				this.#assign((0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right"), scope);
				return;
			case "field_definition":
			case "public_field_definition": {
				const name = (0,nodes/* child */.jf)(node, "property") ?? (0,nodes/* child */.jf)(node, "name");
				this.#assign(name, (0,nodes/* child */.jf)(node, "value"), scope);
				return;
			}
			case "for_in_statement":
				this.#loop(node, scope);
				return;
			case "call_expression":
			case "new_expression":
			case "member_expression":
			case "template_string":
			case "binary_expression":
			case "await_expression":
			case "subscript_expression":
			case "ternary_expression":
				this.module.evaluated.push({
					scope,
					expression: this.#expressions.read(node)
				});
				this.#functionsIn(node, scope);
				return;
			default:
				this.visit(node, scope);
				return;
		}
	}
	/** The functions among the arguments of a call. */
	#functionsIn(node, scope) {
		for (const inner of (0,nodes/* named */.KT)(node)) {
			if (functions.has(inner.type)) this.#function(inner, scope, "");
			else this.#functionsIn(inner, scope);
		}
	}
	#function(node, outer, name) {
		const list = (0,nodes/* child */.jf)(node, "parameters") ?? (0,nodes/* child */.jf)(node, "parameter");
		const given = list?.type === "identifier" ? [list] : list ? (0,nodes/* named */.KT)(list) : [];
		const parameters = given.map((parameter) => {
			const own = (0,nodes/* child */.jf)(parameter, "pattern") ?? (0,nodes/* child */.jf)(parameter, "left") ?? parameter;
			const value = (0,nodes/* child */.jf)(parameter, "value") ?? (0,nodes/* child */.jf)(parameter, "right");
			return {
				name: this.#at(own),
				fallback: value ? this.#expressions.read(value) : null
			};
		});
		const scope = {
			name,
			parameters,
			outer
		};
		const body = (0,nodes/* child */.jf)(node, "body");
		if (body?.type === "statement_block") this.visit(body, scope);
		else if (body) this.#one(body, scope);
	}
	#import(node) {
		const source = (0,nodes/* child */.jf)(node, "source");
		const from = moduleName(literal(this.#text, source) ?? "");
		const clause = (0,nodes/* named */.KT)(node).find(({ type }) => type === "import_clause");
		for (const one of clause ? (0,nodes/* named */.KT)(clause) : []) {
			if (one.type === "identifier") this.module.imports.set(this.#at(one), callable.get(from) ?? from);
			const [alias] = one.type === "namespace_import" ? (0,nodes/* named */.KT)(one) : [];
			if (alias) this.module.imports.set(this.#at(alias), from);
			if (one.type !== "named_imports") continue;
			for (const specifier of (0,nodes/* named */.KT)(one)) {
				const name = this.#at((0,nodes/* child */.jf)(specifier, "name"));
				const local = (0,nodes/* child */.jf)(specifier, "alias");
				this.module.imports.set(local ? this.#at(local) : name, `${from}.${name}`);
			}
		}
	}
	#declare(declarator, scope) {
		const [name, value] = [(0,nodes/* child */.jf)(declarator, "name"), (0,nodes/* child */.jf)(declarator, "value")];
		if (!name) return;
		const from = value ? this.#required(value) : null;
		if (from === null) {
			if (value && name.type === "object_pattern") this.#takeApart(name, value, scope);
			this.#assign(name, value, scope);
			return;
		}
		if (name.type === "identifier") {
			this.module.imports.set(this.#at(name), callable.get(from) ?? from);
			return;
		}
		for (const one of (0,nodes/* named */.KT)(name)) {
			const key = (0,nodes/* child */.jf)(one, "key") ?? one;
			const local = (0,nodes/* child */.jf)(one, "value") ?? one;
			this.module.imports.set(this.#at(local), `${from}.${this.#at(key)}`);
		}
	}
	/** `const { TOKEN, HOST: host = "x" } = process.env`. */
	#takeApart(pattern, value, scope) {
		if (!isEnvironment(this.module.fullName(this.#at(value)))) return;
		for (const part of (0,nodes/* named */.KT)(pattern)) {
			const [key, local] = [(0,nodes/* child */.jf)(part, "key") ?? (0,nodes/* child */.jf)(part, "left") ?? part, (0,nodes/* child */.jf)(part, "value")];
			const { start, end } = key;
			const variable = {
				type: "variable",
				name: {
					type: "text",
					text: this.#at(key)
				},
				fallback: null,
				isRequired: false,
				start,
				end
			};
			this.module.evaluated.push({
				scope,
				expression: variable
			});
			const name = this.#at((0,nodes/* child */.jf)(local ?? part, "left") ?? local ?? key);
			this.module.assignments.push({
				scope,
				name,
				value: variable
			});
		}
	}
	/** The module that a value is: of `require`, of an awaited `import`, or a member of one. */
	#required(node) {
		if (node.type === "await_expression") return this.#required((0,nodes/* named */.KT)(node)[0] ?? node);
		if (node.type === "member_expression") {
			const [object, property] = [(0,nodes/* child */.jf)(node, "object"), (0,nodes/* child */.jf)(node, "property")];
			const from = object && object.type !== "identifier" ? this.#required(object) : null;
			return from === null ? null : `${from}.${this.#at(property)}`;
		}
		const callee = (0,nodes/* child */.jf)(node, "function");
		if (node.type !== "call_expression" || !callee || !/^(?:require|import)$/.test(this.#at(callee))) return null;
		const list = (0,nodes/* child */.jf)(node, "arguments");
		const name = literal(this.#text, list ? (0,nodes/* named */.KT)(list)[0] : undefined);
		return name === undefined ? null : moduleName(name);
	}
	#assign(left, right, scope) {
		if (!left || !right) return;
		if (functions.has(right.type)) {
			this.#function(right, scope, this.#at(left).split(".").at(-1) ?? "");
			return;
		}
		const value = this.#expressions.read(right);
		this.module.evaluated.push({
			scope,
			expression: value
		});
		this.#functionsIn(right, scope);
		const name = this.#at(left);
		if (left.type === "property_identifier" || /^[\w$.]+$/.test(name)) this.module.assignments.push({
			scope,
			name,
			value
		});
	}
	#loop(node, scope) {
		const [left, right, body] = [
			(0,nodes/* child */.jf)(node, "left"),
			(0,nodes/* child */.jf)(node, "right"),
			(0,nodes/* child */.jf)(node, "body")
		];
		const list = right ? this.#expressions.read(right) : null;
		if (list) this.module.evaluated.push({
			scope,
			expression: list
		});
		if (left) {
			const value = list?.type === "list" ? {
				type: "either",
				options: list.items
			} : null;
			this.module.assignments.push({
				scope,
				name: this.#at(left),
				value
			});
		}
		if (body) this.#one(body, scope);
	}
	#at(node) {
		return node ? this.#text.slice(node.start, node.end) : "";
	}
}
function moduleName(specifier) {
	return specifier.replace(/^node:/, "").replace("fs/promises", "fs.promises");
}

// EXTERNAL MODULE: ./.build/src/syntax/secret-name.js
var secret_name = __webpack_require__(52623);
// EXTERNAL MODULE: ./.build/src/scripts/calls/words-as-command.js
var words_as_command = __webpack_require__(93576);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/passing.js
/** Functions that pass one parameter on in more ways are not followed. */
const maxPassed = 40;
/** What the functions of a module pass on. */
class Passing {
	#passed = new Map();
	get isEmpty() {
		return this.#passed.size === 0;
	}
	/** Notes a use of a value that begins with a parameter of a function around it; returns whether it does. */
	add(use, value, scope) {
		const [first] = value;
		if (typeof first !== "object" || first === null) return false;
		const { parameter } = first;
		for (let around = scope; around; around = around.outer) {
			const position = around.parameters.findIndex(({ name }) => name === parameter);
			if (position === -1) continue;
			const known = this.#passed.get(around) ?? [];
			if (known.length < maxPassed) this.#passed.set(around, [...known, {
				use,
				value,
				parameter,
				position
			}]);
			return true;
		}
		return true;
	}
	/** What was noted, by the names of the functions; then nothing is. */
	take() {
		const byName = new Map();
		for (const [{ name }, passed] of this.#passed) if (name !== "") byName.set(name, [...byName.get(name) ?? [], ...passed]);
		this.#passed.clear();
		return byName;
	}
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/program/expression.js
/** The expressions that stand directly in another one. */
function innerOf(expression) {
	switch (expression.type) {
		case "joined":
		case "path": return expression.parts;
		case "either": return expression.options;
		case "list": return expression.items;
		case "other": return expression.inner;
		case "variable": return expression.fallback ? [expression.name, expression.fallback] : [expression.name];
		case "call": return [
			...expression.object ? [expression.object] : [],
			...expression.arguments,
			...expression.keywords.values()
		];
		default: return [];
	}
}

// EXTERNAL MODULE: ./.build/src/scripts/effects/program/targets.js
var targets = __webpack_require__(14280);
// EXTERNAL MODULE: ./.build/src/scripts/effects/program/values.js
var program_values = __webpack_require__(77246);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/resolver.js





/** Expressions below this depth are unknown. */
const resolver_maxDepth = 8;
/** Tells what the calls of a module are calls of. */
class Resolver {
	#language;
	#values;
	constructor(language, values) {
		this.#language = language;
		this.#values = values;
	}
	/** The sinks of a call: of its name, of what its object was made by, or of a method that only paths and clients have. */
	sinksOf(call, scope) {
		const { sinks } = this.#language;
		const own = sinks.get(call.callee) ?? sinks.get(this.#fullName(call, scope));
		if (own) return own;
		const method = call.callee.split(".").at(-1) ?? "";
		const ofPath = call.object ? pathMethods.get(method) : undefined;
		if (ofPath) return [{
			use: ofPath,
			at: -1,
			keywords: []
		}];
		const ofClient = isClient(call) ? clientMethods.get(method) : undefined;
		return ofClient ? [{
			use: ofClient,
			at: 0,
			keywords: ["url"]
		}] : [];
	}
	/** `requests.Session().get` of `session.get`. */
	#fullName({ callee, object }, scope) {
		const method = callee.split(".").at(-1) ?? "";
		if (object?.type === "call") return `${object.callee}().${method}`;
		if (object?.type !== "name") return callee;
		const makers = this.#values.definitions(object.name, scope).map(({ value }) => value);
		const [maker] = makers;
		return makers.length === 1 && maker?.type === "call" ? `${maker.callee}().${method}` : callee;
	}
	/** The URL whose text an expression is made of; '' where it is not literal, undefined where none is. */
	networkSource(expression, scope, depth = 0) {
		if (depth > resolver_maxDepth) return undefined;
		const given = expression.type === "call" ? this.#askedFor(expression, scope) : undefined;
		if (given) {
			const url = this.#values.of(given, scope).find((value) => (0,targets/* hostOf */.w4)(value) !== undefined);
			if (url) return (0,program_values/* plainText */.wh)(url) ?? String(url[0]);
			return this.networkSource(given, scope, depth + 1) ?? "";
		}
		const inner = expression.type === "name" ? this.#definitionsOf(expression.name, scope) : innerOf(expression);
		for (const one of inner) {
			const found = one ? this.networkSource(one, scope, depth + 1) : undefined;
			if (found !== undefined) return found;
		}
		return undefined;
	}
	/** What a name gets; of `response.text` what `response` does. */
	#definitionsOf(name, scope) {
		const own = this.#values.definitions(name, scope);
		const all = own.length > 0 ? own : this.#values.definitions(name.replace(/\.\w+$/, ""), scope);
		return all.map(({ value }) => value);
	}
	#askedFor(call, scope) {
		const sink = this.sinksOf(call, scope).find(({ use }) => use === "asks" || use === "sends");
		return sink && argumentAt(call, sink);
	}
	/** The words of a program that is started without a shell; null for a line. */
	wordsOf({ use }, given, call, scope) {
		if (use === "starts") return this.#items(given, scope);
		if (use !== "starts-program") return null;
		const lists = call.arguments.map((one) => this.#items(one, scope) ?? []);
		const rest = lists.find((items) => items.length > 0) ?? call.arguments.slice(1);
		return [given, ...rest];
	}
	/** The items of a list, or of the one list that a name gets; of a sum those of its first. */
	#items(expression, scope) {
		if (expression.type === "list") return expression.items;
		const [first] = expression.type === "joined" ? expression.parts : [];
		if (first?.type === "list") return [...first.items, plainExpression];
		if (expression.type !== "name") return null;
		const lists = this.#values.definitions(expression.name, scope).flatMap(({ value }) => {
			const items = value && value.type !== "name" ? this.#items(value, scope) : null;
			return items ? [items] : [];
		});
		return lists.length === 1 ? lists[0] ?? null : null;
	}
}
/** What a call gives to a sink. */
function argumentAt(call, { at, keywords }) {
	if (at === -1) return call.object ?? undefined;
	const keyword = keywords.find((name) => call.keywords.has(name));
	return keyword === undefined ? call.arguments[at] : call.keywords.get(keyword);
}
function isClient({ object }) {
	const clients = /(?:^|[._])(?:session|sess|client|http|http_client|scraper|api)$/i;
	return object?.type === "name" && clients.test(object.name);
}

// EXTERNAL MODULE: ./.build/src/scripts/effects/shell/arguments.js + 1 modules
var shell_arguments = __webpack_require__(72083);
// EXTERNAL MODULE: ./.build/src/scripts/effects/shell/shell.js
var shell = __webpack_require__(14558);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/value-effects.js




/** What a call does by giving a value to a use. */
function valueEffects(use, value, call) {
	const { start, end } = call;
	const effect = (kind, text) => text === undefined ? [] : [{
		kind,
		value: text,
		start,
		end
	}];
	switch (use) {
		case "asks": return effect("host", (0,targets/* hostOf */.w4)(value)).map((one) => sendsData(call) ? posting(one) : one);
		case "sends": return effect("host", (0,targets/* hostOf */.w4)(value)).map(posting);
		case "connects": {
			const name = (0,program_values/* plainText */.wh)(value);
			return effect("host", name !== undefined && (0,targets/* isHost */.jU)(name) ? name : undefined);
		}
		case "starts-program": return startedEffects([value], call);
		case "starts":
		case "shell": return lineEffects(shellText(value), call);
		case "reads": return effect("credential", (0,targets/* credentialPath */.$0)(value));
		case "writes": {
			const credential = (0,targets/* credentialPath */.$0)(value);
			return credential === undefined ? effect("write", (0,targets/* outsidePath */.dX)(value)) : effect("credential", credential);
		}
		default: return [];
	}
}
/** The effects of a program that is started with its words; Python that a script starts is the script's own. */
function startedEffects(values, call) {
	const [program, option, line] = values.map(program_values/* plainText */.wh);
	if (isShell.test(program ?? "") && /^-\w*c$/.test(option ?? "") && line !== undefined) return lineEffects(line, call);
	return (0,shell_arguments/* argumentEffects */.W)(values, call, false).filter(({ kind, value }) => kind !== "program" || !/^python[\d.]*$/.test(value));
}
const isShell = /^(?:\/\S+\/)?(?:ba|z|da)?sh$/;
function lineEffects(line, { start, end }) {
	return (0,shell/* shellEffects */.B)(line).effects.map((effect) => ({
		...effect,
		start,
		end
	}));
}
function posting(effect) {
	return {
		...effect,
		how: "posts"
	};
}
/** Whether a request has a body, by its options. */
function sendsData({ keywords, arguments: [first] }) {
	const method = keywords.get("method") ?? first;
	const isPost = method?.type === "text" && /^(?:POST|PUT|PATCH)$/i.test(method.text);
	return isPost || [
		"body",
		"data",
		"json",
		"files"
	].some((name) => keywords.has(name));
}
/** A line for a shell: what is not known is some word. */
function shellText(value) {
	return value.map((part) => typeof part === "string" ? part : "$1").join("");
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/observe.js









/** Functions that pass on to functions that pass on, and so on, beyond this are not followed. */
const maxRounds = 4;
/** Further effects of one script are not listed. */
const maxEffects = 2e3;
/** What a module does, by its literals. Needs the grammar of the shell. Never throws. */
function observe(module, language) {
	return new Observer(module, language).read();
}
class Observer {
	#module;
	#language;
	#values;
	#resolver;
	#passing = new Passing();
	#effects = [];
	#variables = [];
	#startedPrograms = [];
	#calls = [];
	constructor(module, language) {
		this.#module = module;
		this.#language = language;
		this.#values = new program_values/* Values */.JL(module, language.isHome);
		this.#resolver = new Resolver(language, this.#values);
	}
	read() {
		for (const { expression, scope } of this.#module.evaluated) this.#visit(expression, scope);
		for (const { call, scope } of this.#calls) this.#call(call, scope);
		for (let round = 0; round < maxRounds && !this.#passing.isEmpty; round++) this.#followCalls();
		return {
			effects: this.#effects.slice(0, maxEffects),
			variables: this.#variables,
			started: this.#startedPrograms.slice(0, maxEffects)
		};
	}
	#visit(expression, scope) {
		if (expression.type === "variable") this.#variable(expression, scope);
		if (expression.type === "call") this.#calls.push({
			call: expression,
			scope
		});
		if (expression.type === "path") this.#path(expression, scope);
		for (const inner of innerOf(expression)) this.#visit(inner, scope);
	}
	#variable(read, scope) {
		const { start, end, isRequired } = read;
		for (const value of this.#values.of(read.name, scope)) {
			const name = (0,program_values/* plainText */.wh)(value);
			if (name === undefined || !/^[A-Za-z_]\w*$/.test(name)) continue;
			this.#variables.push({
				name,
				isRequired,
				start,
				end
			});
			if ((0,secret_name/* isSecretName */.e)(name)) this.#effects.push({
				kind: "secret",
				value: name,
				start,
				end
			});
		}
	}
	/** A path to credentials is made to be opened, whatever opens it. */
	#path(path, scope) {
		const { start, end } = path;
		const value = this.#values.of(path, scope).map(targets/* credentialPath */.$0).find(Boolean);
		if (value) this.#effects.push({
			kind: "credential",
			value,
			start,
			end
		});
	}
	#call(call, scope) {
		if (makesPath(call)) this.#path(call, scope);
		for (const keyword of hostKeywords) {
			const url = call.keywords.get(keyword);
			if (url) this.#use({
				use: "asks",
				at: 0,
				keywords: []
			}, url, call, scope);
		}
		for (const sink of this.#resolver.sinksOf(call, scope)) {
			const given = argumentAt(call, sink);
			if (given && sink.use === "evaluates") this.#evaluated(given, call, scope);
			else if (given) this.#use(sink, given, call, scope);
		}
	}
	#evaluated(given, { start, end }, scope) {
		const value = this.#resolver.networkSource(given, scope);
		if (value !== undefined) this.#effects.push({
			kind: "network-code",
			value,
			how: "evaluates",
			start,
			end
		});
	}
	#use(sink, given, call, scope) {
		const words = this.#resolver.wordsOf(sink, given, call, scope);
		if (words) {
			this.#started(words, call, scope);
			return;
		}
		const isWritten = sink.use === "reads" && this.#language.writes(call);
		const use = isWritten ? "writes" : sink.use;
		for (const value of this.#values.of(given, scope)) {
			if (use === "shell" || use === "starts") this.#addStarted(shellText(value), call);
			if (!this.#passing.add(use, value, scope)) this.#effects.push(...valueEffects(use, value, call));
		}
	}
	#started(words, call, scope) {
		const values = words.map((word) => this.#values.of(word, scope)[0] ?? [null]);
		if (this.#passing.add("starts-program", values[0] ?? [], scope)) return;
		// The interpreter that runs the script runs its module.
		const own = words[0]?.type === "name" ? interpreters.get(words[0].name) : undefined;
		const all = own === undefined ? values : [[own], ...values.slice(1)];
		const texts = all.map((value) => (0,program_values/* plainText */.wh)(value));
		this.#addStarted(texts.map((text) => text === undefined ? "\"$@\"" : (0,words_as_command/* wordsAsCommand */.l)([text])).join(" "), call);
		const known = all.map((value, index) => texts[index]?.startsWith(program_values/* selfFolder */.Xu) ? [null] : value);
		// Node is there, as it runs the script.
		this.#effects.push(...startedEffects(own === "node" ? [[null], ...known.slice(1)] : known, call));
	}
	#addStarted(command, { keywords, start, end }) {
		this.#startedPrograms.push({
			command,
			hasFolder: keywords.has("cwd"),
			start,
			end
		});
	}
	/** Looks at the calls of functions that pass a parameter on. */
	#followCalls() {
		const byName = this.#passing.take();
		for (const { call, scope } of this.#calls) {
			const passed = byName.get(call.callee.split(".").at(-1) ?? "") ?? [];
			for (const one of passed) this.#calledWith(one, call, scope);
		}
	}
	#calledWith({ use, value, parameter, position }, call, scope) {
		const given = call.keywords.get(parameter) ?? call.arguments[position];
		for (const text of given ? this.#values.of(given, scope) : []) {
			const whole = (0,program_values/* filledIn */.AE)(value, text);
			if (!this.#passing.add(use, whole, scope)) this.#effects.push(...valueEffects(use, whole, call));
		}
	}
}
function makesPath({ callee, object }) {
	const isMaker = /(?:^|\.)(?:expanduser|join|resolve|joinpath)$/.test(callee);
	return isMaker && (object !== null || callee.includes("."));
}
/** The programs that run a script, by the names that it has for them. */
const interpreters = new Map([["sys.executable", "python"], ["process.execPath", "node"]]);

;// CONCATENATED MODULE: ./.build/src/scripts/effects/python/inline-metadata.js
/** The block of inline script metadata (PEP 723). */
const start = /^# \/\/\/ script[ \t]*\r?$/m;
const block = /^# \/\/\/ script[ \t]*\r?\n((?:#(?: .*)?\r?\n)*?)# \/\/\/[ \t]*$/my;
/** A longer block is not read. */
const maxBlock = 2e4;
/** The packages that the metadata in a Python script asks for. */
function declaredPackages(text) {
	const from = text.search(start);
	if (from === -1) return [];
	block.lastIndex = 0;
	const found = block.exec(text.slice(from, from + maxBlock));
	const [, lines = ""] = found ?? [];
	const list = /dependencies\s*=\s*\[((?:[^[\]]|\[[^[\]]*\])*)\]/.exec(lines.replace(/^#/gm, " "));
	if (!found || !list) return [];
	return [...(list[1] ?? "").matchAll(/"([^"\n]+)"|'([^'\n]+)'/g)].map(([, double, single]) => {
		const value = (double ?? single ?? "").trim();
		return {
			kind: "package",
			value,
			isPinned: /===?\s*[\w.+!-]+$/.test(value),
			start: from,
			end: from + 12
		};
	});
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/python/language.js

/** Python, as far as effects are concerned. */
const python = {
	sinks: pythonSinks,
	isHome: ({ callee }) => callee === "pathlib.Path.home" || callee === "Path.home",
	writes: ({ callee, arguments: given, keywords }) => {
		if (!/(?:^|\.)open$/.test(callee)) return false;
		const mode = keywords.get("mode") ?? given[callee.includes(".") && !/^(?:io|codecs)\./.test(callee) ? 0 : 1];
		return mode?.type === "text" && /[wax+]/.test(mode.text);
	}
};

// EXTERNAL MODULE: ./.build/src/scripts/python/tree/constants.js
var constants = __webpack_require__(41129);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/python/expressions.js



/** Deeper expressions are unknown. */
const expressions_maxDepth = 60;
/** Reads the expressions of a module. */
class PythonExpressions {
	#source;
	#fullName;
	constructor(source, fullName) {
		this.#source = source;
		this.#fullName = fullName;
	}
	/** An expression without what effects do not need. */
	read(node, depth = 0) {
		if (depth > expressions_maxDepth) return plainExpression;
		const inner = (one) => one ? this.read(one, depth + 1) : plainExpression;
		switch (node.type) {
			case "string": return this.#string(node, inner);
			case "concatenated_string": return {
				type: "joined",
				parts: (0,nodes/* named */.KT)(node).map(inner)
			};
			case "identifier": return {
				type: "name",
				name: this.#fullName(this.#text(node))
			};
			case "attribute": return this.#attribute(node, inner);
			case "call": return this.#call(node, inner);
			case "subscript": return this.#subscript(node, inner);
			case "binary_operator": return this.#operator(node, inner);
			case "conditional_expression": {
				const [then, , otherwise] = (0,nodes/* named */.KT)(node);
				return {
					type: "either",
					options: [inner(then), inner(otherwise)]
				};
			}
			case "boolean_operator": return {
				type: "either",
				options: [inner((0,nodes/* child */.jf)(node, "left")), inner((0,nodes/* child */.jf)(node, "right"))]
			};
			case "list":
			case "tuple":
			case "set": return {
				type: "list",
				items: (0,nodes/* named */.KT)(node).map(inner)
			};
			case "await":
			case "parenthesized_expression": return inner((0,nodes/* named */.KT)(node)[0]);
			case "lambda": return {
				type: "other",
				inner: [inner((0,nodes/* child */.jf)(node, "body"))]
			};
			default: return {
				type: "other",
				inner: (0,nodes/* named */.KT)(node).map(inner)
			};
		}
	}
	#attribute(node, inner) {
		const text = this.#text(node);
		if (/^[\w.]+$/.test(text)) return {
			type: "name",
			name: this.#fullName(text)
		};
		const object = inner((0,nodes/* child */.jf)(node, "object"));
		if (!/\.parent$/.test(text)) return {
			type: "other",
			inner: [object]
		};
		const { start, end } = node;
		return {
			type: "call",
			callee: ".parent",
			object,
			arguments: [],
			keywords: new Map(),
			start,
			end
		};
	}
	#string(node, inner) {
		const value = (0,constants/* constantOf */.y)(this.#source, node, () => undefined);
		if (typeof value === "string") return {
			type: "text",
			text: value
		};
		if (!node.children.some(({ type }) => type === "interpolation")) return plainExpression;
		const parts = node.children.flatMap((part) => {
			if (part.type === "string_content") return [{
				type: "text",
				text: this.#text(part)
			}];
			return part.type === "interpolation" ? [inner((0,nodes/* child */.jf)(part, "expression") ?? (0,nodes/* named */.KT)(part)[0])] : [];
		});
		return {
			type: "joined",
			parts
		};
	}
	#call(node, inner) {
		const callee = (0,nodes/* child */.jf)(node, "function");
		const list = (0,nodes/* child */.jf)(node, "arguments");
		const given = list ? list.type === "argument_list" ? (0,nodes/* named */.KT)(list) : [list] : [];
		const keywords = new Map();
		const positional = [];
		for (const argument of given) {
			const name = argument.type === "keyword_argument" ? (0,nodes/* child */.jf)(argument, "name") : undefined;
			if (name) keywords.set(this.#text(name), inner((0,nodes/* child */.jf)(argument, "value")));
			else positional.push(inner(argument));
		}
		const { start, end } = node;
		const call = {
			type: "call",
			callee: callee ? this.#fullName(this.#nameOf(callee)) : "",
			object: callee?.type === "attribute" ? inner((0,nodes/* child */.jf)(callee, "object")) : null,
			arguments: positional,
			keywords,
			start,
			end
		};
		return environmentRead(call) ?? formatted(call) ?? call;
	}
	/** `a.b` of `a.b(\u2026)`, `.b` of `f().b(\u2026)`. */
	#nameOf(callee) {
		if (callee.type === "identifier") return this.#text(callee);
		const text = this.#text(callee);
		if (/^[\w.]+$/.test(text)) return text;
		const attribute = (0,nodes/* child */.jf)(callee, "attribute");
		return attribute ? `.${this.#text(attribute)}` : "";
	}
	#subscript(node, inner) {
		const value = (0,nodes/* child */.jf)(node, "value");
		const name = inner((0,nodes/* child */.jf)(node, "subscript"));
		const { start, end } = node;
		if (value && this.#fullName(this.#text(value)) === "os.environ") return {
			type: "variable",
			name,
			fallback: null,
			isRequired: true,
			start,
			end
		};
		return {
			type: "other",
			inner: [inner(value), name]
		};
	}
	#operator(node, inner) {
		const [left, right] = [inner((0,nodes/* child */.jf)(node, "left")), inner((0,nodes/* child */.jf)(node, "right"))];
		const sign = node.children.find(({ field }) => field === "operator");
		const { start, end } = node;
		switch (sign?.type) {
			case "+": return {
				type: "joined",
				parts: [left, right]
			};
			case "/": return {
				type: "path",
				parts: [...left.type === "path" ? left.parts : [left], right],
				start,
				end
			};
			case "%": return left.type === "text" ? filledText(left.text, /%[sdr]/) : {
				type: "other",
				inner: [left, right]
			};
			default: return {
				type: "other",
				inner: [left, right]
			};
		}
	}
	#text(node) {
		return (0,nodes/* textAt */.$6)(this.#source, node);
	}
}
/** `os.environ.get("X", "")`, `os.getenv("X")`. */
function environmentRead({ callee, arguments: given, keywords, start, end }) {
	if (!/^os\.(?:getenv|environ\.(?:get|pop|setdefault))$/.test(callee)) return null;
	const [name = plainExpression, second] = given;
	const fallback = second ?? keywords.get("default") ?? null;
	return {
		type: "variable",
		name,
		fallback,
		isRequired: false,
		start,
		end
	};
}
/** `"https://x.example/{}".format(y)`. */
function formatted({ callee, object }) {
	if (!callee.endsWith(".format") || object?.type !== "text") return null;
	return filledText(object.text, /\{[^{}]*\}/);
}
/** A text with a part that is made at run time at each place. */
function filledText(text, place) {
	const parts = text.split(new RegExp(place.source, "g")).flatMap((part, index) => [...index > 0 ? [plainExpression] : [], ...part === "" ? [] : [{
		type: "text",
		text: part
	}]]);
	return {
		type: "joined",
		parts
	};
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/python/module.js



/** Reads a module from its tree. */
function readPythonModule(source) {
	const reader = new PythonReader(source);
	reader.statements(source.root, null);
	return reader.module;
}
class PythonReader {
	module = new ModuleBuilder();
	#source;
	#expressions;
	constructor(source) {
		this.#source = source;
		this.#expressions = new PythonExpressions(source, (name) => this.module.fullName(name));
	}
	/** Reads the statements in a node, in their order. */
	statements(node, scope) {
		for (const statement of (0,nodes/* named */.KT)(node)) this.#statement(statement, scope);
	}
	#statement(node, scope) {
		switch (node.type) {
			case "import_statement":
			case "import_from_statement":
				this.#import(node);
				return;
			case "function_definition":
				this.#function(node, scope);
				return;
			case "expression_statement":
			case "return_statement":
			case "raise_statement":
			case "assert_statement":
			case "delete_statement":
				for (const inner of (0,nodes/* named */.KT)(node)) this.#evaluate(inner, scope);
				return;
			case "for_statement":
				this.#loop(node, scope);
				return;
			case "with_statement":
				for (const item of descendants(node, "with_item")) this.#withItem(item, scope);
				this.#block(node, scope);
				return;
			default:
				this.#block(node, scope);
				return;
		}
	}
	/** The conditions and blocks of a compound statement. */
	#block(node, scope) {
		for (const inner of (0,nodes/* named */.KT)(node)) {
			if (inner.type === "with_clause") continue;
			if (/_statement$|_definition$|^block$|_clause$/.test(inner.type)) this.#statement(inner, scope);
			else if (inner.type !== "identifier" || inner.field === "condition") this.#evaluate(inner, scope);
		}
	}
	#import(node) {
		const from = (0,nodes/* child */.jf)(node, "module_name");
		const prefix = from ? `${this.#text(from)}.` : "";
		for (const one of node.children.filter(({ field }) => field === "name")) {
			const name = one.type === "aliased_import" ? (0,nodes/* child */.jf)(one, "name") : one;
			const alias = one.type === "aliased_import" ? (0,nodes/* child */.jf)(one, "alias") : undefined;
			if (!name) continue;
			const full = `${prefix}${this.#text(name)}`;
			if (alias) this.module.imports.set(this.#text(alias), full);
			else if (from) this.module.imports.set(this.#text(name), full);
		}
	}
	#function(node, outer) {
		const name = (0,nodes/* child */.jf)(node, "name");
		const list = (0,nodes/* child */.jf)(node, "parameters");
		const parameters = (list ? (0,nodes/* named */.KT)(list) : []).flatMap((parameter) => {
			const own = (0,nodes/* child */.jf)(parameter, "name") ?? (parameter.type === "identifier" ? parameter : (0,nodes/* named */.KT)(parameter)[0]);
			const value = (0,nodes/* child */.jf)(parameter, "value");
			if (!own) return [];
			return [{
				name: this.#text(own),
				fallback: value ? this.#expressions.read(value) : null
			}];
		});
		const [first] = parameters;
		const isMethod = first?.name === "self" || first?.name === "cls";
		const scope = {
			name: name ? this.#text(name) : "",
			parameters: isMethod ? parameters.slice(1) : parameters,
			outer
		};
		const body = (0,nodes/* child */.jf)(node, "body");
		if (body) this.statements(body, scope);
	}
	/** A loop over a literal list gives its variable each item. */
	#loop(node, scope) {
		const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
		const list = right ? this.#expressions.read(right) : null;
		if (right && list) this.module.evaluated.push({
			scope,
			expression: list
		});
		if (left?.type === "identifier") {
			const value = list?.type === "list" ? {
				type: "either",
				options: list.items
			} : null;
			this.module.assignments.push({
				scope,
				name: this.#text(left),
				value
			});
		}
		for (const inner of (0,nodes/* named */.KT)(node)) if (inner !== left && inner !== right) this.#statement(inner, scope);
	}
	#withItem(item, scope) {
		const value = (0,nodes/* child */.jf)(item, "value") ?? (0,nodes/* named */.KT)(item)[0];
		if (!value) return;
		const [expression, target] = value.type === "as_pattern" ? (0,nodes/* named */.KT)(value) : [value, undefined];
		if (!expression) return;
		const read = this.#expressions.read(expression);
		this.module.evaluated.push({
			scope,
			expression: read
		});
		if (target) this.module.assignments.push({
			scope,
			name: this.#text(target),
			value: read
		});
	}
	#evaluate(node, scope) {
		if (node.type === "assignment" || node.type === "augmented_assignment") {
			this.#assign(node, scope);
			return;
		}
		if (node.type === "string" || node.type === "concatenated_string") return;
		this.module.evaluated.push({
			scope,
			expression: this.#expressions.read(node)
		});
	}
	#assign(node, scope) {
		const [left, right] = [(0,nodes/* child */.jf)(node, "left"), (0,nodes/* child */.jf)(node, "right")];
		if (right?.type === "assignment") this.#assign(right, scope);
		const value = right && right.type !== "assignment" ? this.#expressions.read(right) : null;
		if (value) this.module.evaluated.push({
			scope,
			expression: value
		});
		if (!left || !["identifier", "attribute"].includes(left.type)) return;
		const name = this.#text(left);
		if (node.type === "assignment") this.module.assignments.push({
			scope,
			name,
			value
		});
		else if (value) this.module.extend(scope, name, value);
	}
	#text(node) {
		return (0,nodes/* textAt */.$6)(this.#source, node);
	}
}
function descendants(node, type) {
	return (0,nodes/* named */.KT)(node).flatMap((inner) => inner.type === type ? [inner] : inner.type === "with_clause" ? descendants(inner, type) : []);
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/read-effects.js









/** Words without which no text has an effect. */
const signs = /https?:|wss?:|ftps?:|subprocess|popen|\bsystem\b|environ|getenv|\benv\b|expanduser|home|[~]\/|\/etc\/|\/usr\/|\/opt\/|eval|exec|spawn|socket|smtp|Connection|install|dependencies|vm\.|Function|shell|Deno|Bun|\$`/i;
const nothing = {
	effects: [],
	variables: []
};
/** A line of a shell script that does nothing: empty, a comment, or a word of the shell with plain text. */
const plainLine = /^\s*(?:#.*|(?:echo|printf|set|cd|exit|return|true|shift|fi|done|esac|else|then|do)\b[^$`|&;<>~]*)?\r?$/;
/** Whether a script may have an effect, by its words alone. */
function mayHaveEffects(language, text) {
	if (language !== "shell") return signs.test(text);
	return text.split("\n").some((line) => !plainLine.test(line));
}
/**
* What a script does, by its literals; nothing of one that cannot be read. Needs the grammars of its language and of the
* shell. Never throws.
*/
function readEffects(language, text) {
	if (!mayHaveEffects(language, text)) return nothing;
	if (language === "shell") {
		const { effects, variables } = (0,shell/* shellEffects */.B)(text);
		return {
			effects: distinct(effects),
			variables
		};
	}
	const root = treeOf(language, text);
	if (!root) return nothing;
	const source = {
		text,
		root
	};
	const observed = language === "python" ? observe(readPythonModule(source), python) : observe(readNodeModule(source), node);
	const declared = language === "python" ? declaredPackages(text) : [];
	return {
		...observed,
		effects: distinct([...observed.effects, ...declared])
	};
}
/** Words without which a function of Python has no effect, and passes nothing on. */
const ofFunctions = /https?:|wss?:|requests|httpx|urllib|aiohttp|session|sess\b|client|scraper|\bhttp|subprocess|\bos\b|popen|system|environ|getenv|expand|home|open\(|_text\(|_bytes\(|eval\(|exec\(|compile\(|smtp|socket|ftp|shutil|pexpect|_url\b|api\b|\b(?:get|post|put|patch|run|call|request|Request|urlopen)\(/i;
/** The tree of a text without errors; of Python that of the functions that may have effects, where it is one. */
function treeOf(language, text) {
	const parts = language === "python" ? [(0,relevant/* relevantText */.t)(text, ofFunctions), text] : [text];
	for (const part of parts) {
		const tree = (0,source/* readSource */.X)(language, part);
		if (tree?.isWhole) return tree.root;
	}
	return null;
}
/** Each effect once: of a host that gets data, where it does. */
function distinct(effects) {
	const found = new Map();
	for (const effect of effects) {
		const key = `${effect.kind}\0${effect.value}`;
		const known = found.get(key);
		if (!known || effect.how && !known.how) found.set(key, effect);
	}
	return [...found.values()];
}


/***/ }),

/***/ 72083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ argumentEffects)
});

// EXTERNAL MODULE: ./.build/src/scripts/launched.js
var launched = __webpack_require__(73056);
// EXTERNAL MODULE: ./.build/src/scripts/effects/program/targets.js
var targets = __webpack_require__(14280);
// EXTERNAL MODULE: ./.build/src/scripts/effects/program/values.js
var program_values = __webpack_require__(77246);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/shell/packages.js
/** The words of a program that install what follows them, and how a version is written there. */
const installers = [
	[/^pip[\d.]* install$/, /===?[\w.+!-]+$/],
	[/^python[\d.]* -m pip install$/, /===?[\w.+!-]+$/],
	[/^uv (?:add|pip install|tool install)$/, /===?[\w.+!-]+$/],
	[/^(?:pipx|poetry|pdm|conda|mamba|micromamba) (?:install|add)$/, /=\d[\w.+!-]*$/],
	[/^(?:npm|pnpm|yarn|bun) (?:i|install|add)$/, /.@\d+\.\d+\.\d[\w.+-]*$/],
	[/^(?:apt|apt-get|dnf|yum|zypper) install$/, /=\d/],
	[/^(?:brew|gem|choco|winget|snap|port) install$/, /@\d/],
	[/^(?:cargo|go) install$/, /@v?\d+\.\d+\.\d+/],
	[/^apk add$/, /=\d/]
];
/** Options whose value is the next word. */
const valueOptions = /^(?:-r|--requirement|-c|--constraint|-i|--index-url|--extra-index-url|-t|--target|--prefix|-e|--editable|-n|--name|--registry|--python|-p|--group|--extra|-v|--version)$/;
/** The longest beginning, `python -m pip install`. */
const longest = 4;
/** The literal packages that a program installs with these arguments; unknown words are undefined. */
function packagesOf(program, words) {
	const all = [program, ...words];
	const named = all.flatMap((word, index) => word?.startsWith("-") && word !== "-m" ? [] : [index]);
	for (let length = 2; length <= longest; length++) {
		const begin = named.slice(0, length).map((index) => all[index]);
		const found = installers.find(([pattern]) => pattern.test(begin.join(" ")));
		const last = named[length - 1];
		if (found && last !== undefined) return operands(all.slice(last + 1)).map((value) => installed(value, found[1]));
	}
	return [];
}
function installed(value, pinned) {
	return {
		value,
		isPinned: pinned.test(value)
	};
}
function operands(words) {
	return words.filter((word, index) => word !== undefined && /^@?[a-z\d][\w.+:/@=~^<>![\],-]*$/i.test(word) && !/^\.{1,2}\//.test(word) && !valueOptions.test(words[index - 1] ?? ""));
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/shell/arguments.js




const shellWords = new Set(`if then else elif fi for while until do done case esac function in alias bg bind break builtin caller cd command compgen complete continue declare dirs disown echo enable eval exec exit
   export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray
   readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait [ [[ . :
   sh bash zsh dash ls cat grep egrep fgrep sed awk gawk mkdir rmdir cp mv rm ln touch chmod chown head tail cut sort uniq wc
   tr tee find xargs date sleep basename dirname realpath readlink mktemp env which seq yes comm diff cmp paste join fold
   expr bc stat du df id whoami uname hostname file strings od hexdump xxd base64 md5sum sha1sum sha256sum shasum tput clear
   stty tty nl rev tac split column less more timeout nohup nice time sudo tar gzip gunzip zip unzip logger ps pgrep pkill`.split(/\s+/));
/** The effects of a program with its arguments; `at` is the place of all of them. */
function argumentEffects(values, { start, end }, isShell = true) {
	const place = {
		start,
		end
	};
	const program = (0,program_values/* plainText */.wh)(values[0]);
	const name = (0,launched/* programName */.kX)(program);
	const rest = values.slice(1);
	const isOwn = program === undefined || /^\.{0,2}\/(?!usr\/|bin\/|sbin\/|opt\/)|^$|^~/.test(program);
	const isSaid = !isOwn && /^[\w.+-]+$/.test(name) && !(isShell && shellWords.has(name));
	return [
		...isSaid ? [{
			kind: "program",
			value: name,
			...place
		}] : [],
		...hostEffects(name, rest).map((effect) => ({
			...effect,
			...place
		})),
		...packagesOf(name, rest.map(program_values/* plainText */.wh)).map((found) => ({
			kind: "package",
			...found,
			...place
		})),
		...(name === "" || quiet.has(name) ? [] : rest).flatMap((value) => {
			const path = (0,targets/* credentialPath */.$0)(value);
			return path === undefined ? [] : [{
				kind: "credential",
				value: path,
				...place
			}];
		})
	];
}
/** Commands that look at no file that they name. */
const quiet = new Set([
	"echo",
	"printf",
	"chmod",
	"mkdir",
	"ls",
	"test",
	"[",
	"[[",
	"ssh-keygen"
]);
const fetchers = new Set([
	"curl",
	"wget",
	"http",
	"https",
	"xh",
	"aria2c"
]);
const hostPrograms = new Set([
	"nc",
	"ncat",
	"netcat",
	"telnet"
]);
const sending = /^(?:-d|--data.*|-F|--form.*|-T|--upload-file|--json|--post-data.*|--post-file.*)$/;
function hostEffects(name, rest) {
	if (hostPrograms.has(name)) {
		const host = rest.map(program_values/* plainText */.wh).find((text) => text !== undefined && (0,targets/* isHost */.jU)(text));
		return host === undefined ? [] : [{
			kind: "host",
			value: host
		}];
	}
	if (!fetchers.has(name)) return [];
	const texts = rest.map((value) => typeof value[0] === "string" ? value[0] : "");
	const sends = texts.some((text, index) => sending.test(text) || /^--(?:data[\w-]*|form|post-data|json)=/.test(text) || /^(?:-X|--request)$/.test(text) && /^(?:POST|PUT|PATCH)$/.test(texts[index + 1] ?? "") || /^(?:-X|--request=)(?:POST|PUT|PATCH)$/.test(text));
	return rest.flatMap((value, index) => {
		// Values of headers and of bodies name no host that is asked.
		if (/^(?:-H|--header|-e|--referer|-d|--data.*|-A|--user-agent|-b|--cookie)$/.test(texts[index - 1] ?? "")) return [];
		const host = (0,targets/* hostOf */.w4)(value);
		return host === undefined ? [] : [{
			kind: "host",
			value: host,
			...sends && { how: "posts" }
		}];
	});
}


/***/ }),

/***/ 14558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shellEffects)
/* harmony export */ });
/* harmony import */ var _syntax_secret_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52623);
/* harmony import */ var _syntax_shell_read_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(151);
/* harmony import */ var _launched_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73056);
/* harmony import */ var _program_targets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14280);
/* harmony import */ var _program_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77246);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72083);






const nothing = {
	effects: [],
	variables: []
};
/** The effects of a shell text; none if it cannot be read. Needs the grammar of the shell. */
function shellEffects(text) {
	const script = (0,_syntax_shell_read_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .readShell */ .lu)(text);
	return script ? scriptEffects(script, constantsOf(script)) : nothing;
}
/** The variables that get one value in the whole script. */
function constantsOf({ commands }) {
	const values = new Map();
	for (const { name, value } of commands.flatMap(({ assignments }) => assignments)) values.set(name, values.has(name) ? null : value);
	return new Map([...values].flatMap(([name, value]) => value ? [[name, value]] : []));
}
function scriptEffects(script, constants) {
	const assigned = new Set(script.commands.flatMap((command) => [...command.assignments.map(({ name }) => name), ...namesGiven(command)]));
	// Names with `_` are those of functions, which another file may define.
	const isForeign = script.commands.some(({ words: [first] }) => ["source", "."].includes(first?.text ?? ""));
	const all = script.commands.flatMap((command, index) => [
		...script.functions.has((0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfProgram */ .Fs)(command.words[0])) ? [] : commandEffects(command, constants),
		...fetchedCode(command, script.commands[index - 1], constants),
		...redirectEffects(command, constants)
	]);
	const effects = isForeign ? all.filter(({ kind, value }) => kind !== "program" || !value.includes("_")) : all;
	const variables = script.commands.flatMap(({ words, redirects, assignments, start, end }) => [
		...words,
		...redirects.map(({ target }) => target),
		...assignments.map(({ value }) => value)
	].flatMap(({ parts }) => variablesIn(parts)).filter(({ name }) => !assigned.has(name)).map(({ name, isRequired }) => ({
		name,
		isRequired,
		start,
		end
	})));
	const secrets = variables.filter(({ name }) => name === name.toUpperCase() && (0,_syntax_secret_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretName */ .e)(name)).map(({ name, start, end }) => ({
		kind: "secret",
		value: name,
		start,
		end
	}));
	return {
		effects: [...effects, ...secrets],
		variables
	};
}
/** The variables that a built-in command sets by their names: `read -r line`, `getopts "a:" OPT`. */
function namesGiven({ words }) {
	const [program, ...rest] = words.map(({ text }) => text ?? "");
	const isSetter = /^(?:read|mapfile|readarray|getopts|local|declare|typeset|printf)$/;
	return isSetter.test(program ?? "") ? rest.filter((word) => /^[A-Za-z_]\w*$/.test(word)) : [];
}
/** Variables that the shell or the login sets. */
const alwaysSet = /^(?:BASH\w*|DIRSTACK|EUID|FUNCNAME|GROUPS|HOME|HOST(?:NAME|TYPE)|IFS|LINENO|LOGNAME|MACHTYPE|OLDPWD|OPTARG|OPTIND|OSTYPE|PATH|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHLVL|TERM|UID|USER|ZSH_VERSION|_)$/;
function variablesIn(parts) {
	return parts.flatMap((part) => {
		if (part.kind !== "variable" || !/^[A-Z_][A-Z\d_]*$/i.test(part.name)) return [];
		const isOfShell = part.name !== part.name.toUpperCase() || alwaysSet.test(part.name);
		return [{
			name: part.name,
			isRequired: part.fallback === null && !isOfShell
		}];
	});
}
const maxDepth = 4;
/** A word as a text with unknown parts. */
function textOf(word, constants, depth = 0) {
	if (word.text !== null) return [word.text];
	const parts = word.parts.flatMap((part) => {
		if (part.kind === "text") return [part.text];
		if (part.kind !== "variable" || !part.isWhole || depth > maxDepth) return [null];
		if (part.name === "HOME") return ["~"];
		const constant = constants.get(part.name) ?? part.fallback;
		return constant ? textOf(constant, constants, depth + 1) : [null];
	});
	return (0,_program_values_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)(parts);
}
function commandEffects(command, constants) {
	const words = (0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .launched */ .ZZ)(command.words);
	const [program] = words;
	if (!program || isLookup(command)) return [];
	const values = words.map((word) => textOf(word, constants));
	const { start, end } = command;
	const fetched = isRunner.test((0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfProgram */ .Fs)(command.words[0])) ? (0,_program_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(values[0]) : undefined;
	if (fetched === undefined || words.length === command.words.length) return (0,_arguments_js__WEBPACK_IMPORTED_MODULE_4__/* .argumentEffects */ .W)(values, command);
	const isPinned = /.@\d+\.\d+\.\d+|==/.test(fetched);
	return /^[\w@./=<>~-]+$/.test(fetched) && !/^\.{0,2}\//.test(fetched) ? [{
		kind: "package",
		value: fetched,
		isPinned,
		start,
		end
	}] : [];
}
/** Whether a command only asks for a program: `command -v git`. */
function isLookup({ words: [first, second] }) {
	return first?.text === "command" && /^-[vV]$/.test(second?.text ?? "");
}
/** Programs that fetch a package and run it. */
const isRunner = /^(?:npx|bunx|pnpx|uvx)$/;
const interpreter = /^(?:(?:ba|z|da|k|fi)?sh|python[\d.]*|node|perl|ruby|pwsh|iex)$/;
/** Text from the network that a shell runs: `curl \u2026 | sh`, `bash <(curl \u2026)`, `eval "$(curl \u2026)"`. */
function fetchedCode(command, before, constants) {
	const words = (0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .launched */ .ZZ)(command.words);
	const name = (0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfProgram */ .Fs)(words[0]);
	const { start, end } = command;
	const code = (fetcher) => {
		const url = fetcher.words.map((word) => textOf(word, constants)).find((value) => (0,_program_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .hostOf */ .w4)(value) !== undefined);
		return {
			kind: "network-code",
			value: url ? (0,_program_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(url) ?? String(url[0]) : "",
			start,
			end
		};
	};
	const isPiped = command.after === "|" && before?.isPiped === true && isFetcher(before);
	if (isPiped && interpreter.test(name) && words.slice(1).every(({ text }) => isOptionOrDash(text))) return [code(before)];
	if (!interpreter.test(name) && ![
		"eval",
		"source",
		"."
	].includes(name)) return [];
	const inner = words.slice(1).flatMap(({ parts }) => fetchersIn(parts));
	return inner.slice(0, 1).map(code);
}
/** `bash -s -- arg`, `python3 -`: the program is what comes in. */
function isOptionOrDash(text) {
	return text === null || text.startsWith("-") || !/[./]/.test(text);
}
function isFetcher({ words }) {
	return ["curl", "wget"].includes((0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfProgram */ .Fs)((0,_launched_js__WEBPACK_IMPORTED_MODULE_2__/* .launched */ .ZZ)(words)[0]));
}
function fetchersIn(parts) {
	return parts.flatMap((part) => part.kind === "substitution" ? part.script.commands.filter(isFetcher) : []);
}
function redirectEffects({ redirects, start, end }, constants) {
	return redirects.flatMap(({ operator, target }) => {
		if (operator.startsWith("<<")) return [];
		const value = textOf(target, constants);
		if (operator.startsWith("<")) {
			const path = (0,_program_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .credentialPath */ .$0)(value);
			return path === undefined ? [] : [{
				kind: "credential",
				value: path,
				start,
				end
			}];
		}
		const path = (0,_program_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .outsidePath */ .dX)(value);
		return path === undefined ? [] : [{
			kind: "write",
			value: path,
			start,
			end
		}];
	});
}


/***/ })

};
