import { Is as writeText, Ns as fitDocument, Xs as defaultRenderOptions, _l as makeInert, fs as writeMarkdown } from "./core.js";
// src/cli/text/document-text.ts
function documentText(document, { colour, width }, isVerbose = false) {
	return writeText(document, {
		...defaultRenderOptions,
		colour,
		width,
		isVerbose
	});
}
const pageLinks = {
	links: null,
	docs: null,
	baseSha: null,
	firstLevel: 1
};
function documentMarkdown(document, limit = 1e6) {
	return fitDocument(document, limit, (short) => makeInert(writeMarkdown(short, pageLinks)));
}
export { documentText as n, documentMarkdown as t };
