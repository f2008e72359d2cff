import { Hs as defaultRenderOptions, Il as UsageError, Os as writeText, Qs as plainFindings, Rs as formatEntries, Vs as painter, is as writeMarkdown } from "./core.js";
import { i as rules, r as findRule } from "./catalog.js";
import { a as shortSeverity, i as requiredBumpText, n as explain$1, r as howToFix } from "./explain.js";
import { suggestRules } from "./did-you-mean.js";
// src/cli/terminal/rule-page.ts
const pageWidth = 100;
async function rulePage(rule) {
	return writeMarkdown(await ruleDocument(rule), {
		links: null,
		docs: null,
		baseSha: null,
		firstLevel: 1
	});
}
async function terminalPage(rule, { colour, width }) {
	const style = {
		...defaultRenderOptions,
		colour,
		width: Math.min(width, pageWidth)
	};
	return writeText(await ruleDocument(rule), {
		...style,
		isVerbose: true
	});
}
async function ruleDocument(rule) {
	const { facts, source, fails, passes } = await explain$1(rule);
	const setting = `  ${rule.id}: off   # or error, warning, note`;
	return { blocks: [
		{
			kind: "heading",
			level: 1,
			line: [rule.id]
		},
		...paragraphs([rule.summary]),
		{
			kind: "table",
			title: [],
			columns: ["", ""],
			rows: facts.map(([name, value]) => [[name], ownLine(value)])
		},
		heading("Why"),
		...paragraphs([rule.why]),
		heading("Source"),
		...source.map(ownLine).flatMap(sourceBlocks),
		heading("How to fix it"),
		...paragraphs([howToFix(rule)]),
		heading("Fails"),
		...exampleBlocks(fails),
		heading("Passes"),
		...exampleBlocks(passes),
		heading("Changing its severity"),
		{
			kind: "code",
			language: "text",
			lines: [
				"# .github/skillaccord.yml",
				"rules:",
				setting
			]
		}
	] };
}
function heading(text) {
	return {
		kind: "heading",
		level: 2,
		line: [text]
	};
}
function paragraphs(texts) {
	return texts.map((text) => ({
		kind: "paragraph",
		lines: [ownLine(text)]
	}));
}
function sourceBlocks(line) {
	const printed = line.flatMap((span) => {
		if (!(typeof span === "object" && span.kind === "link") || !span.href.startsWith("https:")) return [span];
		return [
			...span.line,
			" (",
			{
				kind: "command",
				text: span.href
			},
			")"
		];
	});
	return [{
		kind: "paragraph",
		audience: "page",
		lines: [line]
	}, {
		kind: "paragraph",
		audience: "terminal",
		lines: [printed]
	}];
}
function exampleBlocks({ text, findings }) {
	const example = {
		kind: "code",
		language: "text",
		lines: text.split("\n")
	};
	if (findings.length === 0) return [example, {
		kind: "code",
		language: "text",
		lines: ["No finding."]
	}];
	const block = plainFindings(findings);
	const style = {
		...defaultRenderOptions,
		width: pageWidth,
		isVerbose: false
	};
	const lines = writeText({ blocks: [block] }, style).trimEnd().split("\n");
	return [
		example,
		{
			...block,
			audience: "terminal"
		},
		{
			kind: "code",
			audience: "page",
			language: "text",
			lines
		}
	];
}
function ownLine(text) {
	return text.split("`").flatMap((part, index) => {
		if (index % 2 === 1) return [{
			kind: "code",
			text: part,
			limit: Number.POSITIVE_INFINITY
		}];
		return linked(part);
	});
}
function linked(text) {
	const [before = "", label, href, rest = ""] = text.split(/\[([^\]]+)\]\(([^)]+)\)(.*)/s);
	const words = before === "" ? [] : [before];
	if (label === void 0 || href === void 0) return words;
	return [
		...words,
		{
			kind: "link",
			href,
			line: [label]
		},
		...linked(rest)
	];
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
