import { va as facetValue, yo as placeholdersIn } from "./core.js";
// src/contract/coverage/command-line.ts
function argumentsOf(item) {
	const argv = facetValue(item, "argv") ?? [];
	return (Array.isArray(argv) ? argv : [argv]).filter((word) => typeof word === "string");
}
const systems = new Set(["unix", "windows"]);
function isProse(item) {
	return item?.kind === "entrypoint" && !systems.has(item.name) && typeof facetValue(item, "argv") === "string";
}
function parametersByOperation(items) {
	const byOperation = new Map();
	for (const item of items) {
		if (item.kind !== "entrypoint") continue;
		const known = byOperation.get(item.owner) ?? new Set();
		for (const name of argumentsOf(item).flatMap(placeholdersIn)) known.add(name);
		byOperation.set(item.owner, known);
	}
	return byOperation;
}
export { isProse as n, parametersByOperation as r, argumentsOf as t };
