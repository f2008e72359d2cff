import { Es as lineHtml, Ns as fitDocument, Ss as foldFilter, Ts as blocksHtml, _s as ruleList, bs as pageTitle, ic as plainLine, js as element, vs as maxPageBytes, ys as pageText } from "./core.js";
// src/report/html/document-page.ts
function documentPage(document, page, options) {
	const pageOptions = {
		...options,
		baseSha: null,
		findings: 0,
		skills: 0
	};
	return fitDocument(document, maxPageBytes, (short) => render(short, page, pageOptions));
}
function render({ blocks }, page, pageOptions) {
	const [intro = [], ...parts] = sectionsOf(blocks);
	const [title] = intro;
	const sections = parts.map((part, index) => sectionOf(part, `section-${index + 1}`, pageOptions));
	return pageText({
		title: pageTitle(title, page?.passes ?? null),
		header: element("header", page ? { class: page.passes ? "pass" : "fail" } : {}, ...page ? [element("p", { class: "outcome" }, page.label)] : [], ...blocksHtml(intro, pageOptions)),
		sections: [...sections, {
			id: "rules",
			label: "Rules",
			content: ruleList(page?.rules ?? [], pageOptions)
		}]
	});
}
function sectionsOf(blocks) {
	const sections = [[]];
	for (const block of blocks) {
		if (block.kind === "heading" && block.level === 2) sections.push([]);
		sections.at(-1)?.push(block);
	}
	return sections;
}
function sectionOf(blocks, id, pageOptions) {
	const [heading, ...rest] = blocks;
	const line = heading?.kind === "heading" ? heading.line : [];
	const folds = rest.flatMap((block) => block.kind === "details" ? [block] : []);
	const others = blocksHtml(rest.filter(({ kind }) => kind !== "details"), pageOptions);
	const list = folds.map((fold) => element("details", { class: "skill" }, element("summary", {}, element("span", {}, lineHtml(fold.title, pageOptions))), ...blocksHtml(fold.blocks, pageOptions)));
	const content = [...others, ...list.length === 0 ? [] : [foldFilter(list.length), element("div", { class: "skills" }, ...list)]];
	return {
		id,
		label: plainLine(line),
		content
	};
}
export { documentPage as t };
