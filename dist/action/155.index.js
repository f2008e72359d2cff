export const id = 155;
export const ids = [155];
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


/***/ })

};
