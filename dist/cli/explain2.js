import { n as loudness, r as stepOf, t as explain$1 } from "./explain.js";
import { Fi as UsageError, _ as columns, d as plainOptions, f as painter, l as filesOf, v as entries, y as wrap } from "./core.js";
import { i as rules, r as ruleNamed } from "./catalog.js";
import { rulesMeant } from "./meant.js";
// src/cli/rule-page.ts
const documentLook = {
	colour: false,
	width: 100
};
function rulePage(rule, look = documentLook) {
	const options = {
		...plainOptions,
		...look
	};
	return explain$1(rule, (findings) => filesOf(findings, options).flat().join("\n"));
}
// src/cli/terminal-page.ts
const widest = 100;
const indent = "  ";
async function terminalPage(rule, { colour, width }) {
	const look = {
		colour,
		width: Math.min(width, widest)
	};
	const paint = painter(colour);
	return `${blocksOf(await rulePage(rule, {
		colour,
		width: look.width - 2
	})).map((block) => shown(block, look, paint).join("\n")).join("\n\n")}\n`;
}
function blocksOf(markdown) {
	return [...markdown.trim().matchAll(/^(`{3,})[\s\S]*?^\1$|(?:^.+$\n?)+/gm)].map(([block]) => block.trimEnd());
}
function shown(block, look, paint) {
	const lines = block.split("\n");
	const [first = ""] = lines;
	if (first.startsWith("```")) return lines.slice(1, -1).map((line) => code(line, paint));
	if (first.startsWith("#")) return [paint("strong", first.replace(/^#+ /, ""))];
	if (first.startsWith("|")) return facts(lines, look, paint);
	return wrap(lines.join(" ").replace(link, written), look.width);
}
const link = /\[([^\]]+)\]\(([^)]+)\)/g;
function written(_, text, target) {
	return target.startsWith("https:") ? `${text} (${target})` : text;
}
function code(line, paint) {
	const isFileName = /^-- .* --$/.test(line);
	return `${indent}${isFileName ? paint("faint", line) : line}`.trimEnd();
}
function facts(lines, { width }, paint) {
	const rows = lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
	const names = columns(rows.map(([name = ""]) => [name]));
	return rows.flatMap(([, value = ""], at) => {
		const name = `${names[at]}  `;
		const [first = "", ...more] = wrap(value, width - name.length);
		return [paint("faint", name) + first, ...more.map((one) => " ".repeat(name.length) + one)];
	});
}
// src/cli/explain.ts
const explain = {
	name: "explain",
	also: [
		"rule",
		"rules",
		"why",
		"doc"
	],
	summary: "say why a rule is there, and how to mend what it finds",
	operands: "[RULE]",
	words: rules.map(({ id }) => id).sort(),
	most: 1,
	options: [],
	examples: [["skillgate explain", "every rule"], ["skillgate explain name-format", "one of them"]],
	async run({ operands: [id] }, world) {
		if (id === void 0) {
			world.print(overview(world));
			return 0;
		}
		const rule = ruleNamed(id);
		if (!rule) throw new UsageError(`No rule is called "${id}".`, rulesMeant(id));
		const isShown = world.terminal || world.colour;
		world.print(isShown ? await terminalPage(rule, world) : await rulePage(rule));
		return 0;
	}
};
function overview({ colour, width }) {
	const paint = painter(colour);
	return `${[...new Set(rules.map(({ category }) => category))].sort().map((category) => {
		const rows = rules.filter((rule) => rule.category === category).map((rule) => [
			`  ${rule.id}`,
			stepOf(rule) ?? loudness(rule),
			rule.summary
		]).sort(([a = ""], [b = ""]) => a < b ? -1 : 1);
		return [paint("strong", category), ...entries(rows, width)];
	}).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
export { explain };
