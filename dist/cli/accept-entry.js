import { es as require_packages } from "./core.js";
// src/config/schema/accept-entry.ts
var import_packages = require_packages();
function acceptEntryLine({ rule, path, fingerprint, reason, expires }) {
	const expiry = expires === null ? "" : `, expires: ${expires}`;
	return `- { rule: ${rule}, path: ${JSON.stringify(path)}, fingerprint: "${fingerprint}", reason: ${JSON.stringify(reason)}${expiry} }`;
}
function withAcceptance(text, entry) {
	const { isMap, isSeq, parseDocument } = (0, import_packages.yamlEditPackage)();
	const root = parseDocument(text).contents;
	const pair = isMap(root) ? root.items.find(({ key }) => String(key) === "accept") : void 0;
	const eol = text.includes("\r\n") ? "\r\n" : "\n";
	const list = pair?.value;
	if (!pair || list === null || isSeq(list) && list.items.length === 0 && !list.flow) return pair ? null : `${withTrailingNewline(text, eol)}accept:${eol}  ${acceptEntryLine(entry)}${eol}`;
	if (!isSeq(list) || list.flow || !list.range) return null;
	const [start, end] = list.range;
	const indent = /(?<![ \t])[ \t]*$/.exec(text.slice(0, start))?.[0] ?? "";
	return `${withTrailingNewline(text.slice(0, end), eol)}${indent}${acceptEntryLine(entry)}${eol}${text.slice(end)}`;
}
function withTrailingNewline(text, eol) {
	return text === "" || text.endsWith("\n") ? text : `${text}${eol}`;
}
export { withAcceptance as n, acceptEntryLine as t };
