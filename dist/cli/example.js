import { $ as readConfig, Lt as defaults, tt as check, xt as memoryTree } from "./core.js";
import { i as rules } from "./catalog.js";
// src/example-tree.ts
const marked = /^(.+) \((latin-1|unreadable|executable|symlink|submodule|\d+ bytes)\)$/;
function exampleTree(files) {
	const contents = {};
	const unreadable = new Set();
	for (const [name, text] of Object.entries(files)) {
		const [, path = name, mark = ""] = marked.exec(name) ?? [];
		if (mark === "unreadable") unreadable.add(path);
		if (isKind(mark)) contents[path] = {
			kind: mark,
			content: mark === "executable" ? text : text.trim()
		};
		else contents[path] = mark === "latin-1" ? Buffer.from(text, "latin1") : padded(text, mark);
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
function isKind(mark) {
	return [
		"executable",
		"symlink",
		"submodule"
	].includes(mark);
}
function padded(text, mark) {
	const size = Number.parseInt(mark, 10) || 0;
	return text + "x".repeat(Math.max(size - Buffer.byteLength(text), 0));
}
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
// src/example.ts
async function checkExample(told, settings = {}) {
	const { archive: trees, probe } = withoutMachine(told);
	const { archive, tag } = withoutTag(trees);
	const compared = [...archive.files.keys()].some((path) => /^(before|after)\//.test(path));
	const head = exampleTree(compared ? subtree(archive, "after") : Object.fromEntries(archive.files));
	const base = compared ? exampleTree(subtree(archive, "before")) : null;
	const file = configOf(compared ? subtree(archive, "after") : Object.fromEntries(archive.files));
	const earlier = compared ? configOf(subtree(archive, "before")) : null;
	const gate = {
		file,
		former: earlier,
		base: compared ? configured(earlier, settings) : null
	};
	const config = configured(file, settings);
	const releases = config.release === "base" ? void 0 : async () => noRelease;
	return check({
		head,
		base,
		origin: nowhere(compared),
		probe,
		releases,
		tag
	}, config, gate);
}
const noRelease = {
	tags: [],
	versionless: [],
	matching: 0,
	last: null
};
function configured(file, settings) {
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
function withoutMachine(told) {
	const text = told.files.get(machineName);
	if (text === void 0) return {
		archive: told,
		probe: void 0
	};
	const files = new Map([...told.files].filter(([path]) => path !== machineName));
	return {
		archive: {
			...told,
			files
		},
		probe: probeOf(JSON.parse(text))
	};
}
function withoutTag(told) {
	const tag = told.files.get(tagName)?.trim();
	const files = new Map([...told.files].filter(([path]) => path !== tagName));
	return {
		archive: {
			...told,
			files
		},
		tag
	};
}
function probeOf(told) {
	return async ({ commands }) => ({
		commands: new Map([...commands.keys()].map((name) => [name, commandOf(name, told)])),
		variables: new Set(told.variables),
		empty: new Set(told.empty)
	});
}
function commandOf(name, { commands }) {
	const version = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (version === void 0) return {
		path: null,
		version: null,
		fault: null
	};
	const fault = version === "" ? "says none" : null;
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
const configName = "skillgate.yml";
const machineName = "machine.json";
const tagName = "tag";
function nowhere(compared) {
	return {
		head: () => ({
			sha: null,
			dirty: false
		}),
		base: compared ? {
			sha: "0".repeat(40),
			how: "example"
		} : null,
		remote: null,
		directory: null,
		proposed: false,
		today: "2026-01-01"
	};
}
export { parseTxtar as n, checkExample as t };
