export const id = 945;
export const ids = [945];
export const modules = {

/***/ 82945:
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
			const program = value.replace(/(.)(?:@|[=<>~!]).*$/, "$1");
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
// EXTERNAL MODULE: ./.build/src/syntax/secret-name.js
var secret_name = __webpack_require__(52623);
// EXTERNAL MODULE: ./.build/src/syntax/shell/read-shell.js + 5 modules
var read_shell = __webpack_require__(151);
// EXTERNAL MODULE: ./.build/src/scripts/launched.js
var launched = __webpack_require__(73056);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/program/targets.js
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

// EXTERNAL MODULE: ./.build/src/model/text/group-by.js
var group_by = __webpack_require__(5790);
;// CONCATENATED MODULE: ./.build/src/scripts/effects/program/values.js

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
		this.#assignments = (0,group_by/* groupBy */.$)(assignments, ({ name }) => name);
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
		if (pathMakers.has(call.callee)) return combined(call.arguments.map(inner), "/");
		if (first && wrappers.has(call.callee)) return inner(first);
		if (call.object && pathMethods.has(method)) return combined([call.object, ...call.arguments].map(inner), "/");
		if (call.object && sameText.has(method)) return inner(call.object);
		return unknown;
	}
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

;// CONCATENATED MODULE: ./.build/src/scripts/effects/shell/packages.js
/** The words of a program that install what follows them, and how a version is written there. */
const installers = [
	[/^pip[\d.]* install$/, /===?[\w.+!-]+$/],
	[/^python[\d.]* -m pip install$/, /===?[\w.+!-]+$/],
	[/^uv (?:add|pip install|tool install)$/, /===?[\w.+!-]+$/],
	[/^(?:pipx|poetry|pdm|conda|mamba|micromamba) (?:install|add)$/, /=\d[\w.+!-]*$/],
	[/^(?:npm|pnpm|yarn|bun) (?:i|install|add)$/, /.@\d+\.\d+\.\d+[\w.+-]*$/],
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
	const program = plainText(values[0]);
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
		...packagesOf(name, rest.map(plainText)).map((found) => ({
			kind: "package",
			...found,
			...place
		})),
		...(name === "" || quiet.has(name) ? [] : rest).flatMap((value) => {
			const path = credentialPath(value);
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
		const host = rest.map(plainText).find((text) => text !== undefined && isHost(text));
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
		const host = hostOf(value);
		return host === undefined ? [] : [{
			kind: "host",
			value: host,
			...sends && { how: "posts" }
		}];
	});
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/shell/shell.js






const nothing = {
	effects: [],
	variables: []
};
/** The effects of a shell text; none if it cannot be read. Needs the grammar of the shell. */
function shellEffects(text) {
	const script = (0,read_shell/* readShell */.lu)(text);
	return script ? scriptEffects(script, constantsOf(script)) : nothing;
}
/** The variables that get one value in the whole script. */
function constantsOf({ commands }) {
	const values = new Map();
	for (const { name, value } of commands.flatMap(({ assignments }) => assignments)) values.set(name, values.has(name) ? null : value);
	return new Map([...values].flatMap(([name, value]) => value ? [[name, value]] : []));
}
function scriptEffects(script, constants) {
	const assigned = new Set(script.commands.flatMap(({ assignments }) => assignments.map(({ name }) => name)));
	// Names with `_` are those of functions, which another file may define.
	const isForeign = script.commands.some(({ words: [first] }) => ["source", "."].includes(first?.text ?? ""));
	const all = script.commands.flatMap((command, index) => [
		...script.functions.has((0,launched/* nameOfProgram */.Fs)(command.words[0])) ? [] : commandEffects(command, constants),
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
	const secrets = variables.filter(({ name }) => name === name.toUpperCase() && (0,secret_name/* isSecretName */.e)(name)).map(({ name, start, end }) => ({
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
function variablesIn(parts) {
	return parts.flatMap((part) => {
		if (part.kind !== "variable" || !/^[A-Z_][A-Z\d_]*$/i.test(part.name)) return [];
		return [{
			name: part.name,
			isRequired: part.fallback === null
		}];
	});
}
const shell_maxDepth = 4;
/** A word as a text with unknown parts. */
function textOf(word, constants, depth = 0) {
	if (word.text !== null) return [word.text];
	const parts = word.parts.flatMap((part) => {
		if (part.kind === "text") return [part.text];
		if (part.kind !== "variable" || !part.isWhole || depth > shell_maxDepth) return [null];
		if (part.name === "HOME") return ["~"];
		const constant = constants.get(part.name) ?? part.fallback;
		return constant ? textOf(constant, constants, depth + 1) : [null];
	});
	return compact(parts);
}
function commandEffects(command, constants) {
	const words = (0,launched/* launched */.ZZ)(command.words);
	const [program] = words;
	if (!program || isLookup(command)) return [];
	const values = words.map((word) => textOf(word, constants));
	const { start, end } = command;
	const fetched = isRunner.test((0,launched/* nameOfProgram */.Fs)(command.words[0])) ? plainText(values[0]) : undefined;
	if (fetched === undefined || words.length === command.words.length) return argumentEffects(values, command);
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
	const words = (0,launched/* launched */.ZZ)(command.words);
	const name = (0,launched/* nameOfProgram */.Fs)(words[0]);
	const { start, end } = command;
	const code = (fetcher) => {
		const url = fetcher.words.map((word) => textOf(word, constants)).find((value) => hostOf(value) !== undefined);
		return {
			kind: "network-code",
			value: url ? plainText(url) ?? String(url[0]) : "",
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
	return ["curl", "wget"].includes((0,launched/* nameOfProgram */.Fs)((0,launched/* launched */.ZZ)(words)[0]));
}
function fetchersIn(parts) {
	return parts.flatMap((part) => part.kind === "substitution" ? part.script.commands.filter(isFetcher) : []);
}
function redirectEffects({ redirects, start, end }, constants) {
	return redirects.flatMap(({ operator, target }) => {
		if (operator.startsWith("<<")) return [];
		const value = textOf(target, constants);
		if (operator.startsWith("<")) {
			const path = credentialPath(value);
			return path === undefined ? [] : [{
				kind: "credential",
				value: path,
				start,
				end
			}];
		}
		const path = outsidePath(value);
		return path === undefined ? [] : [{
			kind: "write",
			value: path,
			start,
			end
		}];
	});
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/instructions.js


/** Words without which no block is of interest. */
const signs = /curl|wget|~\/|\$HOME|\$\{HOME\}|\/etc\//;
/** Whether instructions may have an effect, by their words alone. */
function mayInstruct(text) {
	return signs.test(text) && /```|~~~/.test(text);
}
/**
* What the blocks of commands in instructions do that is worth a look whoever types them: text from the network into a
* shell, and credentials. Needs the grammar of the shell.
*/
function instructionEffects(text) {
	const effects = (0,markdown_calls/* commandBlocks */.E)(text, (content) => signs.test(content)).flatMap(({ commands, start: offset }) => shellEffects(commands).effects.filter(({ kind }) => kind === "network-code" || kind === "credential").map((effect) => ({
		...effect,
		start: offset + effect.start,
		end: offset + effect.end
	})));
	return {
		effects,
		variables: []
	};
}

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
		"execaCommand execaCommandSync execa.execaCommand shelljs.exec $"
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
const sinks_pathMethods = new Map([
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
/** A module while it is read. */
class ModuleBuilder {
	assignments = [];
	evaluated = [];
	/** What local names stand for: `r` for `requests`, `get` for `requests.get`. */
	imports = new Map();
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
const expressions_maxDepth = 60;
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
		if (depth > expressions_maxDepth || functions.has(node.type)) return plainExpression;
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
		if (/^(?:process|import\.meta|Bun)\.env$/.test(of)) {
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
			callee: callee ? this.#fullName(this.#nameOf(callee)) : "",
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
		const ofPath = call.object ? sinks_pathMethods.get(method) : undefined;
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
			const url = this.#values.of(given, scope).find((value) => hostOf(value) !== undefined);
			if (url) return plainText(url) ?? String(url[0]);
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
		const lists = this.#values.definitions(expression.name, scope).flatMap(({ value }) => value?.type === "list" ? [value.items] : []);
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
		case "asks": return effect("host", hostOf(value)).map((one) => sendsData(call) ? posting(one) : one);
		case "sends": return effect("host", hostOf(value)).map(posting);
		case "connects": {
			const name = plainText(value);
			return effect("host", name !== undefined && isHost(name) ? name : undefined);
		}
		case "starts-program": return startedEffects([value], call);
		case "starts":
		case "shell": return lineEffects(shellText(value), call);
		case "reads": return effect("credential", credentialPath(value));
		case "writes": {
			const credential = credentialPath(value);
			return credential === undefined ? effect("write", outsidePath(value)) : effect("credential", credential);
		}
		default: return [];
	}
}
/** The effects of a program that is started with its words; Python that a script starts is the script's own. */
function startedEffects(values, call) {
	const [program, option, line] = values.map(plainText);
	if (isShell.test(program ?? "") && /^-\w*c$/.test(option ?? "") && line !== undefined) return lineEffects(line, call);
	return argumentEffects(values, call, false).filter(({ kind, value }) => kind !== "program" || !/^python[\d.]*$/.test(value));
}
const isShell = /^(?:\/\S+\/)?(?:ba|z|da)?sh$/;
function lineEffects(line, { start, end }) {
	return shellEffects(line).effects.map((effect) => ({
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
	#calls = [];
	constructor(module, language) {
		this.#module = module;
		this.#language = language;
		this.#values = new Values(module, language.isHome);
		this.#resolver = new Resolver(language, this.#values);
	}
	read() {
		for (const { expression, scope } of this.#module.evaluated) this.#visit(expression, scope);
		for (const { call, scope } of this.#calls) this.#call(call, scope);
		for (let round = 0; round < maxRounds && !this.#passing.isEmpty; round++) this.#followCalls();
		return {
			effects: this.#effects.slice(0, maxEffects),
			variables: this.#variables
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
			const name = plainText(value);
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
		const value = this.#values.of(path, scope).map(credentialPath).find(Boolean);
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
			if (!this.#passing.add(use, value, scope)) this.#effects.push(...valueEffects(use, value, call));
		}
	}
	#started(words, call, scope) {
		const values = words.map((word) => this.#values.of(word, scope)[0] ?? [null]);
		if (this.#passing.add("starts-program", values[0] ?? [], scope)) return;
		// The interpreter that runs the script runs its module.
		const isOwn = words[0]?.type === "name" && words[0].name === "sys.executable";
		this.#effects.push(...startedEffects(isOwn ? [["python"], ...values.slice(1)] : values, call));
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
			const whole = filledIn(value, text);
			if (!this.#passing.add(use, whole, scope)) this.#effects.push(...valueEffects(use, whole, call));
		}
	}
}
function makesPath({ callee, object }) {
	const isMaker = /(?:^|\.)(?:expanduser|join|resolve|joinpath)$/.test(callee);
	return isMaker && (object !== null || callee.includes("."));
}

;// CONCATENATED MODULE: ./.build/src/scripts/effects/python/inline-metadata.js
/** The block of inline script metadata (PEP 723). */
const block = /^# \/\/\/ script[ \t]*\r?\n((?:#(?: .*)?\r?\n)*?)# \/\/\/[ \t]*$/m;
/** The packages that the metadata in a Python script asks for. */
function declaredPackages(text) {
	const found = block.exec(text);
	const [, lines = ""] = found ?? [];
	const from = found ? found.index : 0;
	const list = /dependencies\s*=\s*\[([^\]]*(?:\[[^\]]*\][^\]]*)*)\]/.exec(lines.replace(/^#/gm, " "));
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
const python_expressions_maxDepth = 60;
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
		if (depth > python_expressions_maxDepth) return plainExpression;
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
		return {
			type: "other",
			inner: [inner((0,nodes/* child */.jf)(node, "object"))]
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
		this.module.assignments.push({
			scope,
			name: this.#text(left),
			value: node.type === "assignment" ? value : null
		});
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
const read_effects_signs = /https?:|wss?:|ftps?:|subprocess|popen|\bsystem\b|environ|getenv|\benv\b|expanduser|home|[~]\/|\/etc\/|\/usr\/|\/opt\/|eval|exec|spawn|socket|smtp|Connection|install|dependencies|vm\.|Function|shell|Deno|Bun/i;
const read_effects_nothing = {
	effects: [],
	variables: []
};
/** A line of a shell script that does nothing: empty, a comment, or a word of the shell with plain text. */
const plainLine = /^\s*(?:#.*|(?:echo|printf|set|cd|exit|return|true|shift|fi|done|esac|else|then|do)\b[^$`|&;<>~]*)?\r?$/;
/** Whether a script may have an effect, by its words alone. */
function mayHaveEffects(language, text) {
	if (language !== "shell") return read_effects_signs.test(text);
	return text.split("\n").some((line) => !plainLine.test(line));
}
/**
* What a script does, by its literals; nothing of one that cannot be read. Needs the grammars of its language and of the
* shell. Never throws.
*/
function readEffects(language, text) {
	if (!mayHaveEffects(language, text)) return read_effects_nothing;
	if (language === "shell") {
		const { effects, variables } = shellEffects(text);
		return {
			effects: distinct(effects),
			variables
		};
	}
	const root = treeOf(language, text);
	if (!root) return read_effects_nothing;
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

// EXTERNAL MODULE: ./.build/src/scripts/effects/requirement-files.js
var requirement_files = __webpack_require__(37236);
// EXTERNAL MODULE: ./.build/src/scripts/language-of.js
var language_of = __webpack_require__(77396);
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
const read_scripts_nothing = {
	effects: [],
	variables: []
};
async function observedIn(path, text) {
	if ((0,requirement_files/* listsPackages */.v)(path)) return (0,requirement_files/* listedPackages */.Z)(path, text);
	if (path.endsWith(".md")) {
		if (!mayInstruct(text)) return read_scripts_nothing;
		await (0,read_shell/* openShell */.n7)();
		return instructionEffects(text);
	}
	const language = (0,language_of/* languageOf */.e)(path, text);
	if (!language || !mayHaveEffects(language, text)) return read_scripts_nothing;
	if (language !== "shell") await (0,source/* openSource */.o)(language);
	await (0,read_shell/* openShell */.n7)();
	return readEffects(language, text);
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
	const prefix = (0,_tree_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(source, start).replace(/['"]+$/, "").toLowerCase();
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
		waiting.push(...next.children.toReversed());
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
