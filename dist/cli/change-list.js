// src/cli/text/change-list.ts
const maxItems = 12;
function classTable(title, changes) {
	const shown = changes.length <= 13 ? changes : changes.slice(0, maxItems);
	return {
		kind: "table",
		audience: "terminal",
		title,
		columns: ["", ""],
		rows: shown.flatMap(({ bump, line, advice = [], ...aside }) => [[[classLabel(bump)], [...line, ...asideOf(aside)]], ...advice.length === 0 ? [] : [[[], advice]]]),
		omitted: changes.length - shown.length
	};
}
function asideOf({ places = [], rule }) {
	const [at] = places;
	const place = at === void 0 ? [] : ["  ", {
		kind: "place",
		at
	}];
	const id = rule === void 0 ? [] : ["  ", {
		kind: "rule",
		id: rule
	}];
	return [{
		kind: "faint",
		line: [...place, ...id]
	}];
}
function classLabel(bump) {
	const label = bump === null || bump === "none" ? "-" : bump;
	return {
		kind: label === "major" ? "strong" : "faint",
		line: [label]
	};
}
function pageHeading(level, line) {
	return {
		kind: "heading",
		audience: "page",
		level,
		line
	};
}
function headedList(heading, items) {
	if (items.length === 0) return [];
	const isLong = items.length > 13;
	const first = isLong ? items.slice(0, maxItems) : items;
	const rest = items.slice(first.length);
	return [
		heading,
		listOf(first),
		...isLong ? [{
			kind: "details",
			audience: "page",
			title: [`${rest.length} more`],
			blocks: [listOf(rest)]
		}] : []
	];
}
function listOf(items) {
	return {
		kind: "list",
		audience: "page",
		title: [],
		items
	};
}
function titledList(title, items) {
	if (items.length === 0) return [];
	const shown = items.slice(0, maxItems);
	const omitted = items.length - shown.length;
	return [{
		kind: "list",
		audience: "terminal",
		title: [title],
		items: shown,
		omitted
	}, ...headedList(pageHeading(2, [title]), items)];
}
function unchangedBlocks(title, words) {
	return [{
		kind: "list",
		audience: "terminal",
		title,
		items: [{ line: [words] }]
	}, {
		kind: "paragraph",
		audience: "page",
		lines: [[words]]
	}];
}
export { unchangedBlocks as a, titledList as i, headedList as n, pageHeading as r, classTable as t };
