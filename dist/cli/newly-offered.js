import { Gl as selfAndAncestors, Ic as groupBy, Nc as unitKey, Ul as relativePath, Vl as join } from "./core.js";
// src/powers/compare/newly-offered.ts
function powersBeforeOffer(base, head, pairs, isNewlyOffered) {
	const wereOffered = new Set(base.offered.map(({ root }) => pairs.get(unitKey({
		kind: "plugin",
		root
	}))?.root ?? root));
	const markets = new Set(base.files.map(({ realPath }) => realPath));
	const before = new Map(base.offered.map(({ path, name, root }) => [`${path}\0${name}`, root]));
	const added = new Map(head.offered.flatMap(({ path, name, root }) => markets.has(path) && !wereOffered.has(root) ? [[root, before.get(`${path}\0${name}`)]] : []));
	const powers = added.size === 0 ? new Map() : groupBy(base.files.flatMap((file) => file.powers), ({ unit }) => unitKey(unit));
	return ({ kind, root }) => {
		if (kind === "skill") return isNewlyOffered(root) ? [] : void 0;
		if (kind === "repository" && !added.has(root)) return void 0;
		for (const folder of selfAndAncestors(root)) {
			if (!added.has(folder)) continue;
			const old = added.get(folder);
			if (old === void 0) return [];
			const place = folder === root ? old : join(old, relativePath(folder, root));
			return powers.get(unitKey({
				kind,
				root: place
			})) ?? [];
		}
	};
}
function newlyOfferedSkills(base, head, rootAtBase) {
	const [were, are] = [base, head].map(foldersByOffer);
	const offers = [...are].filter(([path]) => were.has(path));
	return (root) => {
		const before = rootAtBase(root);
		if (before === void 0) return false;
		return offers.some(([path, folders]) => holds(folders, root) && !holds(were.get(path), before));
	};
}
function foldersByOffer({ offered, skillFolders }) {
	const found = new Map();
	const add = (path, folder) => {
		const folders = found.get(path) ?? new Set();
		found.set(path, folders.add(folder));
	};
	const byPlugin = groupBy(skillFolders, ({ root }) => root);
	for (const { path, folder } of skillFolders) add(path, folder);
	const offers = groupBy(offered, ({ path, root }) => `${path}\0${root}`);
	for (const [{ path, root }] of offers.values()) for (const { folder } of byPlugin.get(root) ?? []) add(path, folder);
	return found;
}
function holds(folders = new Set(), root) {
	if (folders.has(join(root, "SKILL.md")) || folders.has("") && !root.includes("/")) return true;
	for (const folder of selfAndAncestors(root)) if (folder && folders.has(folder)) return true;
	return false;
}
export { powersBeforeOffer as n, newlyOfferedSkills as t };
