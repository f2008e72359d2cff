import { Ha as formatEntries, Ka as painter, Ua as wrap, Va as formatColumns, ms as UsageError, qa as defaultRenderOptions, za as findingBlocks } from "./core.js";
import { i as rules, r as findRule } from "./catalog.js";
import { i as shortSeverity, n as explain$1, r as requiredBumpText } from "./explain.js";
import { suggestRules } from "./did-you-mean.js";
// src/cli/terminal/rule-page.ts
const documentStyle = {
	colour: false,
	width: 100
};
function rulePage(rule, style = documentStyle) {
	const options = {
		...defaultRenderOptions,
		...style
	};
	return explain$1(rule, (findings) => findingBlocks(findings, options).flat().join("\n"));
}
// src/cli/terminal/page.ts
const maxWidth = 100;
const indent = "  ";
async function terminalPage(rule, { colour, width }) {
	const style = {
		colour,
		width: Math.min(width, maxWidth)
	};
	const paint = painter(colour);
	return `${blocksOf(await rulePage(rule, {
		colour,
		width: style.width - 2
	})).map((block) => renderBlock(block, style, paint).join("\n")).join("\n\n")}\n`;
}
function blocksOf(markdown) {
	return [...markdown.trim().matchAll(/^(`{3,})[\s\S]*?^\1$|(?:^.+$\n?)+/gm)].map(([block]) => block.trimEnd());
}
function renderBlock(block, style, paint) {
	const lines = block.split("\n");
	const [first = ""] = lines;
	if (first.startsWith("```")) return lines.slice(1, -1).map((line) => renderCode(line, paint));
	if (first.startsWith("#")) return [paint("strong", first.replace(/^#+ /, ""))];
	if (first.startsWith("|")) return renderTable(lines, style, paint);
	return wrap(lines.join(" ").replace(linkPattern, formatLink), style.width);
}
const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/g;
function formatLink(_, text, target) {
	return target.startsWith("https:") ? `${text} (${target})` : text;
}
function renderCode(line, paint) {
	const isTxtarHeader = /^-- .* --$/.test(line);
	return `${indent}${isTxtarHeader ? paint("faint", line) : line}`.trimEnd();
}
function renderTable(lines, { width }, paint) {
	const rows = lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
	const names = formatColumns(rows.map(([name = ""]) => [name]));
	return rows.flatMap(([, value = ""], index) => {
		const name = `${names[index]}  `;
		const [first = "", ...more] = wrap(value, width - name.length);
		return [paint("faint", name) + first, ...more.map((line) => " ".repeat(name.length) + line)];
	});
}
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
		world.print(usesTerminalPage ? await terminalPage(rule, world) : await rulePage(rule));
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
