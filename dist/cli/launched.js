import { Tt as launchers } from "./core.js";
// src/scripts/launched.ts
function nameOfProgram(word) {
	return (word?.text ?? "").replace(/^.*[\\/]/, "").replace(/\.(?:exe|cmd)$/i, "");
}
const maxLaunchers = 12;
function launched(words) {
	let rest = words;
	for (let count = 0; count < maxLaunchers; count++) {
		const [launcher, length] = launcherOf(rest);
		if (!launcher) return rest;
		rest = afterOptions(rest.slice(length), launcher);
	}
	return rest;
}
function launcherOf(words) {
	const names = [
		nameOfProgram(words[0]),
		words[1]?.text ?? "",
		words[2]?.text ?? ""
	];
	for (const length of [
		3,
		2,
		1
	]) {
		const launcher = launchers.get(names.slice(0, length).join(" "));
		if (launcher) return [launcher, length];
	}
	return [void 0, 0];
}
function afterOptions(words, { values = [], operands = 0 }) {
	let index = 0;
	for (; index < words.length; index++) {
		const text = words[index]?.text ?? "";
		if (text === "--") return words.slice(index + 1 + operands);
		if (values.includes(text)) index++;
		else if (!/^-|^\w+=/.test(text)) break;
	}
	return words.slice(index + operands);
}
export { nameOfProgram as n, launched as t };
