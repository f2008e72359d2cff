import { Jl as UsageError, Ks as formatEntries, Ys as painter } from "./core.js";
import { i as rules, r as findRule } from "./catalog.js";
import { i as shortSeverity, r as requiredBumpText } from "./explain.js";
import { suggestRules } from "./did-you-mean.js";
import { rulePage, terminalPage } from "./rule-page.js";
// src/cli/commands/explain.ts
const explain = {
	name: "explain",
	synonyms: [
		"rule",
		"rules",
		"why",
		"doc"
	],
	summary: "explain a rule and how to fix its findings",
	operands: "[RULE]",
	completions: rules.map(({ id }) => id).sort(),
	maxOperands: 1,
	options: [],
	examples: [["skillaccord explain", "every rule"], ["skillaccord explain name-format", "one of them"]],
	async run({ operands: [id] }, world) {
		if (id === void 0) {
			world.print(overview(world));
			return 0;
		}
		const rule = findRule(id);
		if (!rule) throw new UsageError(`No rule has the name "${id}".`, suggestRules(id));
		const usesTerminalPage = world.terminal || world.colour;
		world.print(usesTerminalPage ? await terminalPage(rule, world) : await rulePage(rule, "anywhere"));
		return 0;
	}
};
function overview({ colour, width }) {
	const paint = painter(colour);
	return `${[...new Set(rules.map(({ category }) => category))].sort().map((category) => {
		const rows = rules.filter((rule) => rule.category === category).map((rule) => [
			`  ${rule.id}`,
			requiredBumpText(rule) ?? shortSeverity(rule),
			rule.summary
		]).sort(([a = ""], [b = ""]) => a < b ? -1 : 1);
		return [paint("strong", category), ...formatEntries(rows, width)];
	}).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
export { explain };
