import { Ft as listsPackages, Nt as languageOf, Pt as listedPackages, Ra as soundText, Ul as relativePath, jt as isInstruction, ll as LineMap } from "./core.js";
import { a as readEffects, i as mayHaveEffects, n as commandBlocks, o as shellEffects, r as distinct } from "./markdown-calls.js";
import { n as openShell } from "./read-shell.js";
import { u as openSource } from "./relevant.js";
// src/powers/observed/script-powers.ts
function scriptPowers({ path, text, unit }, effects) {
	if (effects.length === 0) return [];
	const lines = new LineMap(text);
	const script = relativePath(unit.root, path);
	return effects.map(({ start, end, ...effect }) => {
		return {
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
	});
}
function neededVariables({ path, text }, variables) {
	const needed = new Map(variables.filter(({ isRequired }) => isRequired).map((read) => [read.name, read]));
	const lines = new LineMap(text);
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
			return {
				kind: "run",
				reach: "one",
				pin: {
					level: "shell",
					program: scope
				},
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
// src/scripts/effects/instructions.ts
const signs = /curl|wget|~\/|\$HOME|\$\{HOME\}|\/etc\//;
const shellFence = /^[ \t>]*(?:```+|~~~+)[ \t]*(?:ba|z)?sh(?:ell)?\b/im;
function mayInstruct(text) {
	return shellFence.test(text) || signs.test(text) && /```|~~~/.test(text);
}
const placeholder = /(?:^|[.-])(?:example|your|my|some|target|victim|host|hostname|server|domain|company|org|test|localhost|internal|local|lan)(?:[.-]|$)/;
function instructionEffects(text) {
	const effects = commandBlocks(text, (content, info) => info !== "" || signs.test(content)).flatMap(({ commands, start: offset, info }) => shellEffects(commands.replace(/!`[^`\n]*`/g, (run) => " ".repeat(run.length))).effects.filter((effect) => isSaid(effect, info)).map((effect) => ({
		...effect,
		start: offset + effect.start,
		end: offset + effect.end
	})));
	return {
		effects: distinct(effects),
		variables: []
	};
}
function isSaid({ kind, value }, info) {
	if (kind === "network-code" || kind === "credential") return true;
	if (kind === "host") return !placeholder.test(value);
	if (!/^(?:ba|z)?sh(?:ell)?$/i.test(info)) return false;
	return kind === "secret" || kind === "program" && !/^(?:python[\d.]*|node)$/.test(value);
}
// src/pipeline/observe/read-scripts.ts
const maxUnits = 1048576;
function scriptReader(readFiles) {
	const known = new Map();
	return async (tree, files) => {
		const texts = await readFiles(tree, [...new Set(files.map(({ path }) => path))]);
		const found = [];
		for (const file of files) {
			const text = soundText(texts.get(file.path));
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
	if (listsPackages(path)) return listedPackages(path, text);
	if (isInstruction(path)) {
		if (!mayInstruct(text)) return nothing;
		await openShell();
		return instructionEffects(text);
	}
	const language = languageOf(path, text);
	if (!language || !mayHaveEffects(language, text)) return nothing;
	if (language !== "shell") await openSource(language);
	await openShell();
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
export { scriptReader };
