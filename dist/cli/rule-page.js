import { Is as writeText, Xs as defaultRenderOptions, cc as plainFindings, fs as writeMarkdown } from "./core.js";
import { n as explain } from "./explain.js";
// src/cli/terminal/rule-page.ts
async function rulePage(rule, place) {
	return writeMarkdown(await ruleDocument(rule, place), {
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
		width: Math.min(width, 100)
	};
	return writeText(await ruleDocument(rule, "anywhere"), {
		...style,
		isVerbose: true
	});
}
async function ruleDocument(rule, place) {
	const page = await explain(rule);
	const { level, isNote, fix, remedy, options, references } = page;
	return { blocks: [
		{
			kind: "heading",
			level: 1,
			line: [rule.id]
		},
		paragraph(level),
		heading("What it does"),
		paragraph(rule.summary),
		heading(isNote ? "Why report this?" : "Why is this bad?"),
		paragraph(rule.why),
		heading("Example"),
		...exampleBlocks(page, rule.id),
		...fix === null ? [] : [heading(remedy.length > 0 ? "Use instead" : "How to fix it")],
		...fix === null ? [] : [paragraph(fix)],
		...remedy.length > 0 ? [diff(remedy)] : [],
		...options.length > 0 ? [heading("Options"), paragraph(options.join(" "))] : [],
		...references === null ? [] : [heading("References"), paragraph(place === "docs" ? references : unlinked(references))]
	] };
}
function exampleBlocks({ example, finding }, rule) {
	const lines = findingLine(finding, rule);
	return [diff(example), ...lines.length > 0 ? [{
		kind: "code",
		language: "text",
		lines
	}] : []];
}
function findingLine(finding, rule) {
	const style = {
		...defaultRenderOptions,
		width: Number.POSITIVE_INFINITY,
		isVerbose: false
	};
	const line = writeText({ blocks: finding ? [plainFindings([finding])] : [] }, style).split("\n").find((each) => each.endsWith(` ${rule}`));
	return line === void 0 ? [] : [line.trim()];
}
function heading(text) {
	return {
		kind: "heading",
		level: 2,
		line: [text]
	};
}
function diff(lines) {
	return {
		kind: "code",
		language: "diff",
		lines
	};
}
function paragraph(text) {
	return {
		kind: "paragraph",
		lines: [ownLine(text)]
	};
}
function unlinked(text) {
	return text.replace(/\[([^\]]+)\]\((https:[^)]+)\)(\w*)/g, "$1$3 (`$2`)").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
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
export { exampleBlocks, rulePage, terminalPage };
