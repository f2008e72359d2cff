import { Mr as isSet, dt as compareTools, jr as facetValue, li as grouped } from "./core.js";
// src/contract/pairing.ts
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
	const groups = grouped(gone, keyBefore);
	const others = grouped(come, keyAfter);
	const found = [...groups].flatMap(([key, [before, ...rest]]) => {
		const [after, ...more] = key === void 0 ? [] : others.get(key) ?? [];
		return before && after && rest.length + more.length === 0 ? [[before, after]] : [];
	});
	const taken = new Set(found.flat());
	const left = (items) => items.filter((item) => !taken.has(item));
	return {
		pairs: [...pairs, ...found],
		gone: left(gone),
		come: left(come)
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
// src/contract/parts.ts
const partsOf = new Map([
	["knowledge", ["topic", "knowledge"]],
	["recipes", ["recipe", "confirmation"]],
	["executable", ["export", "module"]]
]);
function heldByPart(pairs, side) {
	const turned = pairs.filter((pair) => pair[side].kind === "provides" && isSet(pair[side], "value") && !isSet(pair[1 - side] ?? null, "value"));
	const kinds = new Set(turned.flatMap(([{ name }]) => partsOf.get(name) ?? []));
	return (item) => kinds.has(item.kind) && !(side === 1 && isUnasked(item));
}
function namesWith(part, { before, after }) {
	const kinds = new Set(partsOf.get(part.name));
	const named = ({ contract }) => contract.items.filter(({ kind, name }) => kinds.has(kind) && name !== "");
	const [was, now] = [named(before), named(after)];
	return [...beyond(was, now), ...beyond(now, was)];
}
function beyond(these, others) {
	const known = new Set(others.map(identityOf));
	return these.filter((item) => !known.has(identityOf(item))).map(({ name }) => name);
}
function isUnasked(item) {
	return item.kind === "confirmation" && facetValue(item, "value") === "auto";
}
function saysNothing({ kind, facets }) {
	if (kind !== "provides" && kind !== "power" && kind !== "platform") return false;
	const allowed = facets.get("allowed")?.shape;
	if (allowed) return allowed.value === false;
	return [...facets.values()].every(({ shape }) => shape.value === false || shape.type === "entries" && shape.value.length === 0);
}
// src/contract/powers.ts
const words = new Map([
	["proc.exec", "exec"],
	["net.fetch", "network"],
	["fs.read", "read"],
	["fs.write", "write"],
	["terminal_exec", "exec"],
	["network", "network"],
	["filesystem_read", "read"],
	["filesystem_write", "write"]
]);
const tools = {
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
	if (kind === "power") return !saysNothing(item);
	return kind === "effect" || kind === "allowed-tools";
}
const flags = new Set(["network", "destructive"]);
function saysAlready(items) {
	const boundless = new Set(items.filter(isBoundless).map(reachOf));
	const allowed = items.filter(({ kind }) => kind === "allowed-tools").flatMap((item) => listOf(item));
	const variables = new Set(items.filter(({ kind }) => kind === "environment").map(({ name }) => name));
	return (power) => {
		if (isList(power) && power.name === "env_read") return listOf(power).every((name) => variables.has(name));
		const reach = reachOf(power);
		if (reach === void 0) return false;
		if (boundless.has(reach) || allowsAll(allowed, reach)) return true;
		return isList(power) && allowsCommands(allowed, power);
	};
}
function reachOf({ kind, name }) {
	return [
		"effect",
		"power",
		"execution"
	].includes(kind) ? words.get(name) : void 0;
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
	const reach = reachOf(item);
	if (reach === void 0 || !isPower(item)) return false;
	if (!isList(item)) return true;
	if (reach === "exec") return listOf(item, "commands").length + listOf(item, "blocked").length === 0;
	const all = everything[reach];
	return all !== null && listOf(item).includes(all);
}
function allowsAll(allowed, reach) {
	return tools[reach].some((tool) => allows(allowed, [tool]));
}
function allowsCommands(allowed, power) {
	const commands = listOf(power, "commands").map((command) => `Bash(${command}:*)`);
	return commands.length > 0 && allows(allowed, commands);
}
function allows(allowed, asked) {
	return compareTools(allowed, asked).gained.length === 0;
}
function listOf(item, facet = "value") {
	const value = facetValue(item, facet);
	return Array.isArray(value) ? value.map(String) : [];
}
export { saysNothing as a, pairInSteps as c, namesWith as i, pathOf as l, saysAlready as n, descriptionOf as o, heldByPart as r, identityOf as s, isPower as t, withBase as u };
