import { ei as compareTools, fr as groupBy, oi as facetValue, si as isSet } from "./core.js";
// src/contract/pairing/pairing.ts
function pairInSteps(before, after, steps) {
	let pairing = {
		pairs: [],
		gone: before,
		come: after
	};
	for (const step of steps) pairing = pairBy(pairing, step);
	return pairing;
}
function pairBy({ pairs, gone, come }, [keyBefore, keyAfter]) {
	const groupsBefore = groupBy(gone, keyBefore);
	const groupsAfter = groupBy(come, keyAfter);
	const found = [...groupsBefore].flatMap(([key, [before, ...otherBefore]]) => {
		const [after, ...otherAfter] = key === void 0 ? [] : groupsAfter.get(key) ?? [];
		return before && after && otherBefore.length + otherAfter.length === 0 ? [[before, after]] : [];
	});
	const paired = new Set(found.flat());
	const unpaired = (items) => items.filter((item) => !paired.has(item));
	return {
		pairs: [...pairs, ...found],
		gone: unpaired(gone),
		come: unpaired(come)
	};
}
function pathOf(item) {
	const suffix = ` (${facetValue(item, "base")})`;
	return item.name.endsWith(suffix) ? item.name.slice(0, -suffix.length) : item.name;
}
function descriptionOf(item) {
	const description = facetValue(item, "description");
	return typeof description === "string" ? description : void 0;
}
function withBase(path) {
	return (item) => `${path(item)}\0${facetValue(item, "base")}`;
}
function identityOf({ kind, owner, name }) {
	return [
		kind,
		owner,
		name
	].join("\0");
}
// src/contract/compare/parts.ts
const partsOf = new Map([
	["knowledge", ["topic", "knowledge"]],
	["recipes", ["recipe", "confirmation"]],
	["executable", ["export", "module"]]
]);
function coveredByPart(pairs, side) {
	const toggled = pairs.filter((pair) => pair[side].kind === "provides" && isSet(pair[side], "value") && !isSet(pair[1 - side] ?? null, "value"));
	const kinds = new Set(toggled.flatMap(([{ name }]) => partsOf.get(name) ?? []));
	return (item) => kinds.has(item.kind) && !(side === 1 && isAutoConfirmed(item));
}
function namesInPart(part, { before, after }) {
	const kinds = new Set(partsOf.get(part.name));
	const named = ({ contract }) => contract.items.filter(({ kind, name }) => kinds.has(kind) && name !== "");
	const [itemsBefore, itemsAfter] = [named(before), named(after)];
	return [...namesDifference(itemsBefore, itemsAfter), ...namesDifference(itemsAfter, itemsBefore)];
}
function namesDifference(items, others) {
	const known = new Set(others.map(identityOf));
	return items.filter((item) => !known.has(identityOf(item))).map(({ name }) => name);
}
function isAutoConfirmed(item) {
	return item.kind === "confirmation" && facetValue(item, "value") === "auto";
}
function isEmptyItem({ kind, facets }) {
	if (kind !== "provides" && kind !== "power" && kind !== "platform") return false;
	const allowed = facets.get("allowed")?.shape;
	if (allowed) return allowed.value === false;
	return [...facets.values()].every(({ shape }) => shape.value === false || shape.type === "entries" && shape.value.length === 0);
}
// src/contract/compare/powers.ts
const accessByName = new Map([
	["proc.exec", "exec"],
	["net.fetch", "network"],
	["fs.read", "read"],
	["fs.write", "write"],
	["terminal_exec", "exec"],
	["network", "network"],
	["filesystem_read", "read"],
	["filesystem_write", "write"]
]);
const toolsByAccess = {
	exec: ["Bash"],
	network: ["WebFetch"],
	read: ["Read"],
	write: ["Write", "Edit"]
};
function isPower(item) {
	const { kind, name } = item;
	if (kind === "execution") return flags.has(name) && isSet(item, "value");
	if (kind === "provides") return name === "executable" && isSet(item, "value");
	if (kind === "confirmation") return facetValue(item, "value") === "auto";
	if (kind === "dependency") return !isSet(item, "optional");
	if (kind === "power") return !isEmptyItem(item);
	return kind === "effect" || kind === "allowed-tools";
}
const flags = new Set(["network", "destructive"]);
function alreadyDeclared(items) {
	const unboundedAccess = new Set(items.filter(isBoundless).map(accessOf));
	const allowed = items.filter(({ kind }) => kind === "allowed-tools").flatMap((item) => listOf(item));
	const variables = new Set(items.filter(({ kind }) => kind === "environment").map(({ name }) => name));
	return (power) => {
		if (isList(power) && power.name === "env_read") return listOf(power).every((name) => variables.has(name));
		const access = accessOf(power);
		if (access === void 0) return false;
		if (unboundedAccess.has(access) || allowsAll(allowed, access)) return true;
		return isList(power) && allowsCommands(allowed, power);
	};
}
function accessOf({ kind, name }) {
	return [
		"effect",
		"power",
		"execution"
	].includes(kind) ? accessByName.get(name) : void 0;
}
function isList({ kind }) {
	return kind === "power";
}
const everything = {
	exec: null,
	network: "*",
	read: "/",
	write: "/"
};
function isBoundless(item) {
	const access = accessOf(item);
	if (access === void 0 || !isPower(item)) return false;
	if (!isList(item)) return true;
	if (access === "exec") return listOf(item, "commands").length + listOf(item, "blocked").length === 0;
	const all = everything[access];
	return all !== null && listOf(item).includes(all);
}
function allowsAll(allowed, access) {
	return toolsByAccess[access].some((tool) => allows(allowed, [tool]));
}
function allowsCommands(allowed, power) {
	const commands = listOf(power, "commands").map((command) => `Bash(${command}:*)`);
	return commands.length > 0 && allows(allowed, commands);
}
function allows(allowed, requested) {
	return compareTools(allowed, requested).gained.length === 0;
}
function listOf(item, facet = "value") {
	const value = facetValue(item, facet);
	return Array.isArray(value) ? value.map(String) : [];
}
export { namesInPart as a, pairInSteps as c, isEmptyItem as i, pathOf as l, isPower as n, descriptionOf as o, coveredByPart as r, identityOf as s, alreadyDeclared as t, withBase as u };
