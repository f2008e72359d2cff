import { Ic as groupBy, Mt as isOwnScript, Ra as soundText, os as filesDiffer } from "./core.js";
import { t as readInterface } from "./read-interface.js";
// src/pipeline/interfaces.ts
async function readInterfaces({ head, base, pairs }, trees, readFiles) {
	const changed = pairs.flatMap(changedScripts);
	if (changed.length === 0 || !base || !trees.base) return new Map();
	const [old, now] = [await readFiles(trees.base, changed.map((one) => one.before)), await readFiles(trees.head, changed.map((one) => one.after))];
	const before = sideReader(old, base.grants.files);
	const after = sideReader(now, head.grants.files);
	const calls = groupBy(head.scripts.flatMap((scripts) => scripts.calls), ({ call }) => call.script);
	const found = new Map();
	for (const one of changed) {
		const pair = {
			name: one.name,
			before: await before(one.before),
			after: await after(one.after),
			calls: calls.get(one.after) ?? []
		};
		found.set(one.skill, [...found.get(one.skill) ?? [], pair]);
	}
	return found;
}
function changedScripts({ before, after, status, isCopy }) {
	if (!before || !after || status === "unchanged" || isCopy) return [];
	const known = new Map(before.files.map((file) => [file.name, file]));
	return after.files.flatMap((file) => {
		const other = known.get(file.name);
		if (!(other && isOwnScript(file.name) && isText(file) && isText(other)) || !filesDiffer(other, file)) return [];
		return [{
			skill: after,
			name: file.name,
			before: other.path,
			after: file.path
		}];
	});
}
function isText({ kind }) {
	return kind !== "symlink";
}
function sideReader(texts, files) {
	const observed = new Map(files.flatMap((file) => file.carrier === "script" ? [[file.path, file]] : []));
	return async (path) => {
		const text = soundText(texts.get(path));
		return {
			path,
			accepts: text === null ? null : await readInterface(path, text),
			needs: observed.get(path)?.variables ?? []
		};
	};
}
export { readInterfaces };
