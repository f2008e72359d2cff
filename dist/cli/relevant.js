import { ll as LineMap, pn as openGrammar } from "./core.js";
// src/syntax/source/source.ts
const limits = {
	units: 1048576,
	nodes: 4e5,
	depth: 400,
	steps: 32e4
};
const grammars = new Map();
const openings = new Map();
async function openSource(language) {
	const opening = openings.get(language) ?? openGrammar(`tree-sitter-${language}`, limits);
	openings.set(language, opening);
	grammars.set(language, await opening);
}
function readSource(language, text) {
	return grammars.get(language)?.parse(text) ?? null;
}
// src/scripts/tree/nodes.ts
function child(node, field) {
	return node.children.find((inner) => inner.field === field);
}
function named({ children }) {
	return children.filter(({ isNamed, type }) => isNamed && type !== "comment");
}
function textAt({ text }, { start, end }) {
	return text.slice(start, end);
}
function* nodesIn(node) {
	const waiting = [node];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield next;
		for (let index = next.children.length - 1; index >= 0; index--) {
			const inner = next.children[index];
			if (inner) waiting.push(inner);
		}
	}
}
function rangesOf(text, numbers) {
	const lines = new LineMap(text);
	const first = {
		line: 1,
		column: 1
	};
	const placed = ({ line, column }) => ({
		line: numbers?.[line - 1] ?? line,
		column
	});
	return (node) => {
		const { start, end } = lines.locate("", node.start, node.end).range ?? {
			start: first,
			end: first
		};
		return {
			start: placed(start),
			end: placed(end)
		};
	};
}
// src/scripts/python/tree/call-arguments.ts
function argumentsOf(source, call) {
	const positional = [];
	const keywords = new Map();
	let isSpread = false;
	const list = child(call, "arguments");
	for (const argument of list ? named(list) : []) if (argument.type === "list_splat" || argument.type === "dictionary_splat") isSpread = true;
	else if (argument.type !== "keyword_argument") positional.push(argument);
	else {
		const [name, value] = [child(argument, "name"), child(argument, "value")];
		if (name && value) keywords.set(textAt(source, name), value);
	}
	return {
		positional,
		keywords,
		isSpread
	};
}
// src/scripts/python/tree/constants.ts
const maxItems = 2e3;
function constantOf(source, node, names) {
	if (!node) return void 0;
	switch (node.type) {
		case "string": return stringOf(source, node);
		case "concatenated_string":
		case "list":
		case "tuple":
		case "set": return sequenceOf(source, node, names);
		case "dictionary": return keysOf(source, node, names);
		case "parenthesized_expression": return constantOf(source, named(node)[0], names);
		case "integer":
		case "float": return numberOf(textAt(source, node));
		case "unary_operator": return negated(textAt(source, node));
		case "true":
		case "false": return node.type === "true";
		case "none": return null;
		case "identifier": return names(textAt(source, node));
		case "call": return calledOf(source, node, names);
		default: return;
	}
}
function sequenceOf(source, node, names) {
	const nodes = named(node);
	if (nodes.length > maxItems) return void 0;
	const items = nodes.map((item) => constantOf(source, item, names));
	if (items.includes(void 0)) return void 0;
	const known = items;
	return node.type === "concatenated_string" ? known.join("") : known;
}
function keysOf(source, node, names) {
	const pairs = named(node);
	if (pairs.length > maxItems || pairs.some(({ type }) => type !== "pair")) return void 0;
	const keys = pairs.map((pair) => constantOf(source, child(pair, "key"), names));
	return keys.includes(void 0) ? void 0 : keys;
}
function stringOf(source, node) {
	const [start] = node.children;
	if (!start || node.children.some(({ type }) => type === "interpolation")) return void 0;
	const prefix = textAt(source, start).replace(/(?<!['"])['"]+$/, "").toLowerCase();
	const content = source.text.slice(start.end, node.children.at(-1)?.start ?? node.end);
	if (prefix.includes("b")) return void 0;
	if (prefix.includes("r") || !content.includes("\\")) return content;
	const plain = content.replace(/\\(['"\\])/g, "$1").replace(/\\n/g, "\n").replace(/\\t/g, "	");
	return /\\[^'"\\nt]/.test(content) ? void 0 : plain;
}
function numberOf(text) {
	const number = Number(text.replaceAll("_", ""));
	return Number.isFinite(number) ? number : void 0;
}
function negated(text) {
	return /^-\s*[\d.]+$/.test(text) ? numberOf(text.replace(/\s/g, "")) : void 0;
}
function calledOf(source, node, names) {
	const callee = child(node, "function");
	const { positional, keywords, isSpread } = argumentsOf(source, node);
	if (!callee || isSpread || keywords.size > 0) return void 0;
	const values = positional.map((argument) => constantOf(source, argument, names));
	const name = textAt(source, callee);
	if (name.endsWith(".keys") && values.length === 0) {
		const keys = constantOf(source, child(callee, "object"), names);
		return Array.isArray(keys) ? keys : void 0;
	}
	if ([
		"list",
		"tuple",
		"sorted",
		"set",
		"frozenset"
	].includes(name) && values.length === 1) return Array.isArray(values[0]) ? values[0] : void 0;
	const [from = 0, to] = values.length === 1 ? [0, values[0]] : values;
	if (name !== "range" || values.length > 2) return void 0;
	if (typeof from !== "number" || typeof to !== "number" || to - from > maxItems) return void 0;
	return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
function changedNames(text) {
	return new Set(Array.from(text.matchAll(changes), ([, name = ""]) => name));
}
const changes = /\b(\w{1,100})\s*(?:\.(?:append|extend|insert|update|setdefault|add|pop|remove|clear)\b|\[[^\]\n]{0,200}\]\s*=(?!=)|[-+|]=)/g;
// src/scripts/python/tree/relevant.ts
const definitions = /^(?:(?:async[ \t]+)?def|class)[ \t]+\w+[ \t]*[(:][^\n]*\n(?:(?:[ \t)\]}#][^\n]*)?\r?\n)*/gm;
function relevantText(text, words) {
	return (text.endsWith("\n") ? text : `${text}\n`).replace(definitions, (definition) => words.test(definition) ? definition : definition.replace(/[^\r\n]+/g, blank));
}
function blank(line) {
	return " ".repeat(line.length);
}
export { child as a, rangesOf as c, readSource as d, argumentsOf as i, textAt as l, changedNames as n, named as o, constantOf as r, nodesIn as s, relevantText as t, openSource as u };
