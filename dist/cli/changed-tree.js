import { Gl as selfAndAncestors, Rl as folderOf, ul as compareText } from "./core.js";
// src/fixes/changed-tree.ts
function changedTree(tree, files) {
	return overlayTree(restrictTree(tree, files.map(({ path }) => folderOf(path))), files);
}
function restrictTree(tree, folders) {
	const folderSet = new Set(folders);
	return {
		...tree,
		entries: tree.entries.filter(({ path }) => [...selfAndAncestors(folderOf(path))].some((folder) => folderSet.has(folder))),
		read: (paths, receive) => tree.read(paths, receive),
		id: (path) => tree.id(path)
	};
}
function overlayTree(tree, files) {
	const renamedPaths = new Map(files.map(({ path, to }) => [path, to]));
	const contents = new Map(files.map(({ to, after }) => [to, Buffer.from(after)]));
	return {
		entries: tree.entries.map((entry) => ({
			...entry,
			path: renamedPaths.get(entry.path) ?? entry.path
		})).sort((a, b) => compareText(a.path, b.path)),
		submodules: tree.submodules,
		read: async (paths, receive) => {
			const failures = new Map();
			for (const path of paths) {
				const bytes = contents.get(path);
				if (bytes) receive(path, bytes, bytes.length, true);
				else for (const [failedPath, reason] of await tree.read([path], receive)) failures.set(failedPath, reason);
			}
			return failures;
		},
		id: (path) => contents.has(path) ? void 0 : tree.id(path)
	};
}
export { overlayTree as n, restrictTree as r, changedTree as t };
