import { El as get, Gr as applyEdits, No as parseSkillMd, Pl as text, Zo as parseYaml, ll as LineMap } from "./core.js";
// src/fixes/fix.ts
const noFixes = {
	fixes: [],
	unfixed: []
};
// src/fixes/unquoted-text.ts
const rule = "frontmatter-syntax";
const textKeys = new Set([
	"name",
	"description",
	"license",
	"compatibility",
	"argument-hint",
	"when_to_use"
]);
const unquotedText = {
	id: "unquoted-text",
	title: "Quotes a frontmatter value with an unquoted `: `, or `[` at its start.",
	rules: [rule],
	plan({ path, text, findings }) {
		if (!findings.some((finding) => finding.rule === rule)) return noFixes;
		const { fixes, fault } = quoteAll(path, text);
		return {
			fixes,
			unfixed: fault ? [fault] : []
		};
	}
};
function withQuotedTexts(path, text) {
	const { current, fault } = quoteAll(path, text);
	return fault ? null : current;
}
function quoteAll(path, text) {
	const fixes = [];
	for (let current = text;;) {
		const fault = syntaxFault(path, current);
		if (!fault) return {
			current,
			fixes,
			fault
		};
		const line = fault.at.range?.start.line ?? 0;
		const fixedLine = quoteLine(current, line);
		if (fixedLine === null) return {
			current,
			fixes,
			fault
		};
		current = applyEdits(current, fixedLine.edits);
		if (syntaxFault(path, current)?.at.range?.start.line === line) return {
			current,
			fixes,
			fault
		};
		const edits = quoteLine(text, line)?.edits ?? [];
		fixes.push({
			rule,
			at: fault.at,
			description: `${fixedLine.key}: quoted`,
			edits
		});
	}
}
function syntaxFault(path, text) {
	const fault = parseSkillMd(path, text).problems.find((problem) => problem.rule === rule);
	return fault && {
		rule,
		at: fault.at,
		reason: fault.message
	};
}
const plainText = /^([\w-]+):[ \t]+(?:[^\s"'|>[{&*!#]|[[{][^\]}]*[\]}][ \t]*[^\s#,])/;
function quoteLine(text$1, line) {
	const start = new LineMap(text$1).offset(line);
	const end = lineEnd(text$1, start);
	const source = text$1.slice(start, end);
	const key = plainText.exec(source)?.[1];
	if (key === void 0 || !textKeys.has(key)) return null;
	if (continuesBelow(text$1, end) || isDuplicated(key, text$1, end)) return null;
	const prefixLength = /^[\w-]+:[ \t]+/.exec(source)?.[0].length ?? 0;
	const value = plainValue(source.slice(prefixLength));
	if (/^[-?:](?=[ \t]|$)/.test(value)) return null;
	const quotedValue = quoteValue(value);
	const reparsed = parseYaml("", `${source.slice(0, prefixLength)}${quotedValue}`).root ?? void 0;
	if (text(get(reparsed, key)) !== value) return null;
	const [from, to] = [start + prefixLength, start + prefixLength + value.length];
	return {
		key,
		edits: [{
			start: from,
			end: to,
			text: quotedValue
		}]
	};
}
function plainValue(source) {
	const comment = source.search(/[ \t]#/);
	return (comment === -1 ? source : source.slice(0, comment)).replace(/(?<![ \t\r])[ \t\r]+$/, "");
}
function quoteValue(value) {
	return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}
function continuesBelow(text, end) {
	for (let index = end + 1; index < text.length; index = lineEnd(text, index) + 1) {
		const line = text.slice(index, lineEnd(text, index));
		if (line.trim() !== "") return /^[ \t]+[^#\s]/.test(line);
	}
	return false;
}
function isDuplicated(key, text, from) {
	const end = text.indexOf("\n---", from);
	const frontmatter = `\n${text.slice(0, end === -1 ? text.length : end)}`;
	return frontmatter.indexOf(`\n${key}:`) !== frontmatter.lastIndexOf(`\n${key}:`);
}
function lineEnd(text, from) {
	const index = text.indexOf("\n", from);
	return index === -1 ? text.length : index;
}
export { withQuotedTexts as n, noFixes as r, unquotedText as t };
