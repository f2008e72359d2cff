import { Jl as UsageError, al as nearPath, cl as didYouMean } from "./core.js";
import { i as rules, r as findRule } from "./catalog.js";
// src/cli/did-you-mean.ts
function findCommand(name, commands) {
	const command = commands.find((candidate) => candidate.name === name);
	if (!command) throw unknownCommandError(name, commands, "is not a command");
	return command;
}
function unknownCommandError(word, commands, problem, cwd) {
	const command = closestCommand(word, commands);
	const path = command === void 0 && cwd !== void 0 ? nearPath(word, cwd) : null;
	const suggestion = path === null ? void 0 : `Did you mean "${path}"?`;
	return new UsageError(`"${word}" ${problem}.`, command ?? suggestion ?? "skillaccord --help lists the commands.");
}
function closestCommand(word, commands) {
	if (findRule(word)) return `It is a rule: skillaccord explain ${word}`;
	if (word === "version") return "Did you mean \"--version\"?";
	const names = commands.map(({ name }) => name);
	const bySynonym = commands.find(({ synonyms }) => synonyms?.includes(word));
	if (bySynonym) return `Did you mean "${bySynonym.name}"?`;
	return didYouMean(word, names);
}
const maxSuggestions = 24;
function suggestRules(id) {
	const known = rules.map((rule) => rule.id).sort();
	const matching = known.filter((ruleId) => matchesWords(ruleId, id));
	const prefixed = matching.filter((ruleId) => ruleId.startsWith(id));
	const closest = didYouMean(id, known);
	if (closest !== void 0 && prefixed.length === 0) return closest;
	const candidates = [...new Set([...prefixed, ...matching])];
	const [first, second, third] = candidates;
	if (first === void 0) return "skillaccord explain lists them.";
	if (second === void 0) return `Did you mean "${first}"?`;
	if (third === void 0) return `Did you mean "${first}" or "${second}"?`;
	const suffix = candidates.length > maxSuggestions ? `, and ${candidates.length - maxSuggestions} more: skillaccord explain` : "";
	return `Similar rules: ${candidates.slice(0, maxSuggestions).join(", ")}${suffix}.`;
}
function matchesWords(id, name) {
	const words = id.split("-");
	return name.toLowerCase().split(/[-_ ]+/).map((part) => part.replace(/s$/, "")).every((part) => part !== "" && words.some((word) => word.startsWith(part)));
}
export { findCommand, suggestRules, unknownCommandError };
