import { Bo as filesDiffer, Ot as isOwnScript, on as readTexts, sn as soundText } from "./core.js";
import { t as readInterface } from "./read-interface.js";
// src/pipeline/interfaces.ts
async function readInterfaces({ head, base, pairs }, trees) {
	const changed = pairs.flatMap(changedScripts);
	if (changed.length === 0 || !base || !trees.base) return new Map();
	const before = await sideReader(trees.base, base.grants.files, changed.map((one) => one.before));
	const after = await sideReader(trees.head, head.grants.files, changed.map((one) => one.after));
	const found = new Map();
	for (const one of changed) {
		const pair = {
			name: one.name,
			before: await before(one.before),
			after: await after(one.after)
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
async function sideReader(tree, files, paths) {
	const texts = await readTexts(tree, paths);
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
