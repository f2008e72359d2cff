import { Ba as defaults, gn as memoryTree, nt as readConfig, ut as check } from "./core.js";
import { i as rules } from "./catalog.js";
// src/syntax/txtar.ts
const header = /^-- (.+) --$/;
function parseTxtar(text) {
	const files = new Map();
	let comment = "";
	let name = null;
	let lines = [];
	const close = () => {
		const content = lines.map((line) => `${line}\n`).join("");
		if (name === null) comment = content.trim();
		else files.set(name, content);
		lines = [];
	};
	for (const line of text.replace(/\n$/, "").split("\n")) {
		const next = header.exec(line)?.[1];
		if (next === void 0) lines.push(line);
		else {
			close();
			name = next;
		}
	}
	close();
	return {
		comment,
		files
	};
}
function subtree(archive, folder) {
	const files = {};
	for (const [path, content] of archive.files) if (path.startsWith(`${folder}/`)) files[path.slice(folder.length + 1)] = content;
	return files;
}
// src/tasks/example-tree.ts
const markedPath = /^(.+) \((latin-1|base64|unreadable|executable|symlink|submodule|\d+ bytes)\)$/;
function exampleTree(files) {
	const contents = {};
	const unreadable = new Set();
	for (const [name, text] of Object.entries(files)) {
		const [, path = name, mark = ""] = markedPath.exec(name) ?? [];
		if (mark === "unreadable") unreadable.add(path);
		if (isKind(mark)) contents[path] = {
			kind: mark,
			content: mark === "executable" ? text : text.trim()
		};
		else contents[path] = bytesOf(text, mark) ?? padToSize(text, mark);
	}
	const tree = memoryTree(contents);
	return {
		...tree,
		read: async (paths, receive) => {
			const readable = paths.filter((path) => !unreadable.has(path));
			const failures = new Map(await tree.read(readable, receive));
			for (const path of paths) if (unreadable.has(path)) failures.set(path, "unreadable");
			return failures;
		}
	};
}
function bytesOf(text, mark) {
	if (mark === "base64") return Buffer.from(text, "base64");
	return mark === "latin-1" ? Buffer.from(text, "latin1") : null;
}
function isKind(mark) {
	return [
		"executable",
		"symlink",
		"submodule"
	].includes(mark);
}
function padToSize(text, mark) {
	const size = Number.parseInt(mark, 10) || 0;
	return text + "x".repeat(Math.max(size - Buffer.byteLength(text), 0));
}
// src/tasks/example.ts
async function checkExample(example, settings = {}) {
	const { archive: contents, probe } = withoutMachine(example);
	const { archive, tag } = withoutTag(contents);
	const hasBase = [...archive.files.keys()].some((path) => /^(before|after)\//.test(path));
	const head = exampleTree(hasBase ? subtree(archive, "after") : Object.fromEntries(archive.files));
	const base = hasBase ? exampleTree(subtree(archive, "before")) : null;
	const file = configOf(hasBase ? subtree(archive, "after") : Object.fromEntries(archive.files));
	const baseFile = hasBase ? configOf(subtree(archive, "before")) : null;
	const configFiles = {
		headFile: file,
		baseFile,
		trustedConfig: hasBase ? exampleConfig(baseFile, settings) : null
	};
	const config = exampleConfig(file, settings);
	const releases = config.release === "base" ? void 0 : async () => noRelease;
	return check({
		head,
		base,
		context: exampleContext(hasBase),
		probe,
		findRelease: releases,
		tag
	}, config, configFiles);
}
const noRelease = {
	tags: [],
	tagsWithoutVersion: [],
	matching: 0,
	last: null
};
function exampleConfig(file, settings) {
	const config = {
		...defaults,
		...file?.config
	};
	return {
		...config,
		...settings,
		rules: {
			...config.rules,
			...settings.rules
		}
	};
}
function withoutMachine(example) {
	const text = example.files.get(machineName);
	if (text === void 0) return {
		archive: example,
		probe: void 0
	};
	const files = new Map([...example.files].filter(([path]) => path !== machineName));
	return {
		archive: {
			...example,
			files
		},
		probe: probeOf(JSON.parse(text))
	};
}
function withoutTag(example) {
	const tag = example.files.get(tagName)?.trim();
	const files = new Map([...example.files].filter(([path]) => path !== tagName));
	return {
		archive: {
			...example,
			files
		},
		tag
	};
}
function probeOf(example) {
	return async ({ commands }) => ({
		os: example.os ?? "linux",
		arch: example.arch ?? "x86_64",
		commands: new Map([...commands.keys()].map((name) => [name, commandOf(name, example)])),
		variables: new Set(example.variables),
		emptyVariables: new Set(example.empty),
		files: new Set(example.files),
		repositoryFiles: new Set(example.repositoryFiles)
	});
}
function commandOf(name, { commands }) {
	const version = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (version === void 0) return {
		path: null,
		version: null,
		fault: null
	};
	const fault = version === "" ? "prints no version for --version" : null;
	return {
		path: `/usr/bin/${name}`,
		version: version === "" ? null : version,
		fault
	};
}
function configOf(files) {
	const [path, text] = Object.entries(files).find(([name]) => name === configName) ?? [];
	if (path === void 0 || text === void 0) return null;
	return readConfig(path, text, rules.map(({ id }) => id));
}
const configName = "skillaccord.yml";
const machineName = "machine.json";
const tagName = "tag";
function exampleContext(hasBase) {
	return {
		head: () => ({
			sha: null,
			dirty: false
		}),
		base: hasBase ? {
			sha: "0".repeat(40),
			how: "example"
		} : null,
		remote: null,
		directory: null,
		proposed: false,
		judgesBranch: hasBase,
		today: "2026-01-01"
	};
}
export { parseTxtar as n, subtree as r, checkExample as t };
