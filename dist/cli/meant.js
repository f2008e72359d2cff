import { Fi as UsageError, xi as didYouMean } from "./core.js";
import { i as rules, r as ruleNamed } from "./catalog.js";
// src/cli/meant.ts
function commandNamed(name, commands) {
	const command = commands.find((one) => one.name === name);
	if (!command) throw notKnown(name, commands, "is no command");
	return command;
}
function notKnown(word, commands, is) {
	return new UsageError(`"${word}" ${is}.`, commandMeant(word, commands));
}
function commandMeant(word, commands) {
	if (ruleNamed(word)) return `It is a rule: skillgate explain ${word}`;
	if (word === "version") return "Did you mean \"--version\"?";
	const names = commands.map(({ name }) => name);
	const elsewhere = commands.find(({ also }) => also?.includes(word));
	if (elsewhere) return `Did you mean "${elsewhere.name}"?`;
	return didYouMean(word, names) ?? "skillgate --help lists the commands.";
}
const most = 24;
function rulesMeant(id) {
	const known = rules.map((one) => one.id).sort();
	const holding = known.filter((one) => holdsWords(one, id));
	const begun = holding.filter((one) => one.startsWith(id));
	const spelt = didYouMean(id, known);
	if (spelt !== void 0 && begun.length === 0) return spelt;
	const alike = [...new Set([...begun, ...holding])];
	const [first, second, third] = alike;
	if (first === void 0) return "skillgate explain lists them.";
	if (second === void 0) return `Did you mean "${first}"?`;
	if (third === void 0) return `Did you mean "${first}" or "${second}"?`;
	const rest = alike.length > most ? `, and ${alike.length - most} more: skillgate explain` : "";
	return `These come near: ${alike.slice(0, most).join(", ")}${rest}.`;
}
function holdsWords(id, name) {
	const words = id.split("-");
	return name.toLowerCase().split(/[-_ ]+/).map((part) => part.replace(/s$/, "")).every((part) => part !== "" && words.some((word) => word.startsWith(part)));
}
export { commandNamed, notKnown, rulesMeant };
