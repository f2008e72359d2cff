export const id = 961;
export const ids = [961];
export const modules = {

/***/ 12961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesSinceRelease: () => (/* binding */ changesSinceRelease),
  compareAll: () => (/* binding */ compareAll),
  findReleasedSkills: () => (/* reexport */ findReleasedSkills),
  pairSkills: () => (/* reexport */ pairSkills)
});

// EXTERNAL MODULE: ./.build/src/contract/budget.js
var contract_budget = __webpack_require__(8241);
// EXTERNAL MODULE: ./.build/src/model/progress.js
var progress = __webpack_require__(8422);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/align-versions.js
/**
* Takes the versions of both sides from one dialect, where they have one in common: the version of an added manifest
* does not succeed the version of another one.
*/
function alignVersions(pair) {
	const { before, after } = pair;
	if (!before || !after) return pair;
	const [baseVersion, headVersion] = matchingVersions(before.versions, after.versions) ?? [before.version, after.version];
	if (baseVersion === before.version && headVersion === after.version) return pair;
	return {
		...pair,
		before: {
			...before,
			version: baseVersion
		},
		after: {
			...after,
			version: headVersion
		}
	};
}
/** The versions of the last dialect of head that base has too, as itself or as its predecessor. */
function matchingVersions(before, after) {
	if (before.size === 0) return undefined;
	for (const [dialect, headVersion] of [...after].reverse()) {
		const baseVersion = before.get(dialect) ?? before.get(predecessorDialects[dialect] ?? "");
		if (baseVersion) return [baseVersion, headVersion];
	}
	return undefined;
}
/** The format that a dialect replaced; the version numbers continue. */
const predecessorDialects = { "skill-manifest-v2": "router-manifest" };

// EXTERNAL MODULE: ./.build/src/model/contract.js
var model_contract = __webpack_require__(64959);
// EXTERNAL MODULE: ./.build/src/model/text/group-by.js
var group_by = __webpack_require__(5790);
;// CONCATENATED MODULE: ./.build/src/contract/pairing/pairing.js


/** Pairs items with a key that is unique on both sides; each next pair of keys sees the items that are left. */
function pairByKeys(before, after, keys) {
	let pairing = {
		pairs: [],
		removed: before,
		added: after
	};
	for (const pair of keys) pairing = pairBy(pairing, pair);
	return pairing;
}
function pairBy({ pairs, removed, added }, [keyBefore, keyAfter]) {
	const groupsBefore = (0,group_by/* groupBy */.$)(removed, keyBefore);
	const groupsAfter = (0,group_by/* groupBy */.$)(added, keyAfter);
	const found = [...groupsBefore].flatMap(([key, [before, ...otherBefore]]) => {
		const [after, ...otherAfter] = key === undefined ? [] : groupsAfter.get(key) ?? [];
		return before && after && otherBefore.length + otherAfter.length === 0 ? [[before, after]] : [];
	});
	const paired = new Set(found.flat());
	const unpaired = (items) => items.filter((item) => !paired.has(item));
	return {
		pairs: [...pairs, ...found],
		removed: unpaired(removed),
		added: unpaired(added)
	};
}
/** The path or pattern of an item; its name may also have the base as a suffix. */
function pathOf(item) {
	const suffix = ` (${(0,model_contract/* facetValue */.fr)(item, "base")})`;
	return item.name.endsWith(suffix) ? item.name.slice(0, -suffix.length) : item.name;
}
/** The description of an item; undefined if absent. */
function descriptionOf(item) {
	const description = (0,model_contract/* facetValue */.fr)(item, "description");
	return typeof description === "string" ? description : undefined;
}
/** A key of path and base. */
function withBase(path) {
	return (item) => `${path(item)}\0${(0,model_contract/* facetValue */.fr)(item, "base")}`;
}
/** The identity of an item within its skill. */
function identityOf({ kind, owner, name }) {
	return [
		kind,
		owner,
		name
	].join("\0");
}

// EXTERNAL MODULE: ./.build/src/model/value/canonical.js
var canonical = __webpack_require__(68593);
;// CONCATENATED MODULE: ./.build/src/contract/pairing/similarity.js
/** The start of a long text is enough. */
const maxLength = 16384;
/** The unique words of a text, in lower case. */
function wordsOf(text) {
	const words = text.slice(0, maxLength).toLowerCase().match(/[\p{L}\p{N}]+/gu);
	return new Set(words ?? []);
}
/** The Jaccard index of two sets, from 0 to 1. */
function jaccardIndex(a, b) {
	const shared = sharedCount(a, b);
	return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
/** The similarity of two sentences, from 0 to 1: the Dice index of their words, tolerant of one new word. */
function diceIndex(a, b) {
	if (a === b) return 1;
	const [left, right] = [wordsOf(a), wordsOf(b)];
	const shared = sharedCount(left, right);
	return shared === 0 ? 0 : 2 * shared / (left.size + right.size);
}
function sharedCount(a, b) {
	const [small, large] = a.size < b.size ? [a, b] : [b, a];
	let shared = 0;
	for (const value of small) if (large.has(value)) shared++;
	return shared;
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/renames.js




const minSimilarity = .8;
const maxCompared = 1e4;
/**
* Pairs removed items with added ones of the same shape: with similar descriptions, as the only ones without
* a description, or by `isSame`. Only unambiguous pairs.
*/
function pairRenamed(removed, added, isSame = () => false) {
	const groupsBefore = (0,group_by/* groupBy */.$)(removed, shapeOf);
	const groupsAfter = (0,group_by/* groupBy */.$)(added, shapeOf);
	return [...groupsBefore].flatMap(([shape, before]) => pairSimilar(before, groupsAfter.get(shape) ?? [], isSame));
}
/** Pairs removed items with added ones by similar descriptions, independent of shape. */
function pairByDescriptionSimilarity(removed, added) {
	const described = (items) => items.filter((item) => descriptionOf(item) !== undefined);
	return pairSimilar(described(removed), described(added), () => false);
}
function pairSimilar(removed, added, isSame) {
	if (removed.length * added.length > maxCompared) return pairByDescription(removed, added);
	const isOnlyPair = removed.length === 1 && added.length === 1;
	const isSimilar = (before, after) => {
		if (isSame(before, after)) return true;
		const [descriptionBefore, descriptionAfter] = [descriptionOf(before), descriptionOf(after)];
		if (descriptionBefore === undefined || descriptionAfter === undefined) return isOnlyPair && descriptionBefore === descriptionAfter;
		return diceIndex(descriptionBefore, descriptionAfter) >= minSimilarity;
	};
	const pairs = removed.flatMap((before) => added.filter((after) => isSimilar(before, after)).map((after) => ({
		before,
		after
	})));
	return unambiguous(pairs);
}
/** Very many items are only paired by equal descriptions. */
function pairByDescription(removed, added) {
	const [groupsBefore, groupsAfter] = [(0,group_by/* groupBy */.$)(removed, descriptionOf), (0,group_by/* groupBy */.$)(added, descriptionOf)];
	return [...groupsBefore].flatMap(([description, [before, ...otherBefore]]) => {
		const [after, ...otherAfter] = groupsAfter.get(description) ?? [];
		const unique = description !== undefined && otherBefore.length + otherAfter.length === 0;
		return unique && before && after ? [{
			before,
			after
		}] : [];
	});
}
/** The pairs with items that are in no other pair. */
function unambiguous(pairs) {
	const counts = new Map();
	for (const item of pairs.flatMap(({ before, after }) => [before, after])) {
		counts.set(item, (counts.get(item) ?? 0) + 1);
	}
	return pairs.filter(({ before, after }) => counts.get(before) === 1 && counts.get(after) === 1);
}
/** All facets of an item except its description, as text. */
function shapeOf(item) {
	const facets = [...item.facets].filter(([name]) => name !== "description" && name !== "schema.description").map(([name, { shape }]) => [name, shape.value]);
	return `${item.owner}\0${(0,canonical/* canonical */.$)(Object.fromEntries(facets))}`;
}

// EXTERNAL MODULE: ./.build/src/contract/compare/fallback-location.js
var fallback_location = __webpack_require__(78316);
;// CONCATENATED MODULE: ./.build/src/contract/compare/change.js

/** Creates a change with default values. */
function changeOf(parts) {
	const none = {
		facet: null,
		verdict: null,
		detail: null,
		before: null,
		after: null
	};
	return {
		...none,
		from: null,
		to: null,
		witness: null,
		...parts
	};
}
/** The addition of an item. */
function itemAdded(after) {
	const { kind, at } = after;
	return changeOf({
		kind,
		action: "added",
		after,
		to: jsonOf(after),
		at,
		was: null
	});
}
/** The removal of an item. */
function itemRemoved(before, { before: base, after: head }) {
	// The keys of ADR-002 stay in the frontmatter; those of a removed block or file are gone.
	const isFront = before.kind === "manifest" && before.dialect === "manifest-v1";
	const at = isFront ? (0,fallback_location/* manifestLocation */.zW)(before, base, head) : (0,fallback_location/* fallbackLocation */._O)(before, head);
	const from = jsonOf(before);
	return changeOf({
		kind: before.kind,
		action: "removed",
		before,
		from,
		at,
		was: before.at
	});
}
/** The renaming of an item. */
function itemRenamed(before, after) {
	const values = {
		from: jsonOf(before),
		to: jsonOf(after)
	};
	const { kind, at } = after;
	return changeOf({
		kind,
		action: "renamed",
		before,
		after,
		...values,
		at,
		was: before.at
	});
}
/** The change of one facet; `parts` describe it. */
function facetChanged(before, after, facet, parts) {
	const [facetBefore, facetAfter] = [before.facets.get(facet), after.facets.get(facet)];
	return changeOf({
		kind: after.kind,
		action: "changed",
		before,
		after,
		facet,
		from: jsonValue(facetBefore),
		to: jsonValue(facetAfter),
		at: facetAfter?.at ?? after.at,
		was: locationBefore(before, facetBefore, facetAfter),
		...parts
	});
}
function locationBefore(item, facetBefore, facetAfter) {
	return facetBefore || !facetAfter ? facetBefore?.at ?? item.at : null;
}
function jsonValue(facet) {
	return facet?.shape.value ?? null;
}
function jsonOf(item) {
	const facets = [...item.facets].map(([name, facet]) => [name, facet.shape.value]);
	return Object.fromEntries([["name", item.name], ...facets]);
}

// EXTERNAL MODULE: ./.build/src/hash/ignore/skillignore.js + 3 modules
var skillignore = __webpack_require__(23285);
// EXTERNAL MODULE: ./.build/src/model/skill.js
var model_skill = __webpack_require__(62208);
// EXTERNAL MODULE: ./.build/src/model/text/path.js
var text_path = __webpack_require__(49018);
// EXTERNAL MODULE: ./.build/src/contract/coverage/coverage.js + 1 modules
var coverage = __webpack_require__(95253);
// EXTERNAL MODULE: ./.build/src/contract/coverage/dotted.js
var dotted = __webpack_require__(14285);
// EXTERNAL MODULE: ./.build/src/contract/coverage/positions.js
var positions = __webpack_require__(16905);
// EXTERNAL MODULE: ./.build/src/contract/coverage/ranges.js
var ranges = __webpack_require__(91767);
// EXTERNAL MODULE: ./.build/src/contract/coverage/tools.js + 3 modules
var tools = __webpack_require__(74100);
// EXTERNAL MODULE: ./.build/src/model/text/text.js
var text_text = __webpack_require__(21858);
// EXTERNAL MODULE: ./.build/src/contract/coverage/commands.js
var commands = __webpack_require__(13851);
// EXTERNAL MODULE: ./.build/src/contract/coverage/exec-policy.js
var exec_policy = __webpack_require__(49763);
;// CONCATENATED MODULE: ./.build/src/contract/compare/exec.js




/** Whether an item is a permission to run commands; its facets must be compared together. */
function isExec({ kind, facets }) {
	return kind === "power" && facets.has("allowed");
}
/** Every difference between two permissions to run commands; reports each entry once. */
function compareExec(before, after) {
	const [policyBefore, policyAfter] = [(0,exec_policy/* policyOf */.US)(before), (0,exec_policy/* policyOf */.US)(after)];
	const change = (facet, parts) => facetChanged(before, after, facet, parts);
	const allValues = {
		from: valuesOf(before),
		to: valuesOf(after)
	};
	if (policyBefore.allowed !== policyAfter.allowed) {
		const other = policyAfter.allowed ? policyAfter : policyBefore;
		const isEmpty = (0,exec_policy/* commandsOf */.Kf)(other).length === 0;
		const verdict = isEmpty ? "equivalent" : policyAfter.allowed ? "widened" : "narrowed";
		return [change("allowed", {
			detail: "changed",
			verdict,
			...allValues
		})];
	}
	const parts = policyBefore.allowed ? partsOf(policyBefore, policyAfter) : [];
	const unreported = parts.some(({ names }) => names === null) ? [] : unreportedParts(policyBefore, policyAfter, parts);
	return [...parts, ...unreported].map(({ facet, detail, verdict, names }) => change(facet, {
		detail,
		verdict,
		...names ? { witness: { value: names } } : allValues
	}));
}
function partsOf(policyBefore, policyAfter) {
	const commandLines = [...(0,exec_policy/* linesOf */.Dx)(policyBefore), ...(0,exec_policy/* linesOf */.Dx)(policyAfter)];
	const allowanceChange = (line) => (0,exec_policy/* allowanceOf */.UF)(policyAfter, line) - (0,exec_policy/* allowanceOf */.UF)(policyBefore, line);
	const newlyAllowed = commandLines.filter((line) => allowanceChange(line) > 0);
	const newlyDenied = commandLines.filter((line) => allowanceChange(line) < 0);
	const part = (facet, detail, verdict) => ({
		of: (entries) => entries.length > 0 ? [{
			facet,
			detail,
			verdict,
			names: sortUnique(entries)
		}] : [],
		ofAll: {
			facet,
			detail,
			verdict,
			names: null
		}
	});
	const [newlyBlocked, noLongerListed] = partition(newlyDenied, (line) => (0,exec_policy/* isListed */.yy)(policyAfter, line));
	const blockedParts = part("blocked", "added", "narrowed").of(causingEntries(newlyBlocked, policyAfter.blocked, policyBefore.blocked));
	if (policyBefore.commands && !policyAfter.commands) {
		return [part("commands", "emptied", "widened").ofAll, ...blockedParts];
	}
	const moved = part("commands", "moved", "widened");
	if (!policyBefore.commands && policyAfter.commands) {
		return [part("commands", "filled", "narrowed").ofAll, ...moved.of(newlyAllowed)];
	}
	const [noLongerBlocked, listed] = partition(newlyAllowed, (line) => (0,exec_policy/* isListed */.yy)(policyBefore, line));
	const [movedToList, newlyListed] = partition(listed, (line) => (0,exec_policy/* isBlocked */.lT)(policyBefore, line));
	return [
		...part("commands", "added", "widened").of(causingEntries(newlyListed, policyAfter.commands, policyBefore.commands)),
		...moved.of(movedToList),
		...part("blocked", "removed", "widened").of(causingEntries(noLongerBlocked, policyBefore.blocked, policyAfter.blocked)),
		...part("commands", "removed", "narrowed").of(causingEntries(noLongerListed, policyBefore.commands, policyAfter.commands)),
		...blockedParts
	];
}
/** The entries of only one list that match some command lines. */
function causingEntries(commandLines, ownEntries, otherEntries) {
	const prefixes = allPrefixes(commandLines);
	return [...ownEntries ?? []].filter((entry) => !otherEntries?.has(entry) && prefixes.has(entry));
}
/** Entries added or removed without effect, except prefixes of reported entries. */
function unreportedParts(policyBefore, policyAfter, parts) {
	const reportedEntries = new Set(parts.flatMap(({ names }) => names ?? []));
	const moved = parts.filter(({ detail }) => detail === "moved");
	const movedPrefixes = allPrefixes(moved.flatMap(({ names }) => names ?? []));
	return ["commands", "blocked"].flatMap((facet) => {
		const [entriesBefore, entriesAfter] = [policyBefore[facet] ?? new Set(), policyAfter[facet] ?? new Set()];
		const ownEntries = new Set(parts.filter((part) => part.facet === facet).flatMap((part) => part.names ?? []));
		const prefixes = facet === "blocked" ? new Set([...allPrefixes(ownEntries), ...movedPrefixes]) : allPrefixes(ownEntries);
		const names = [...[...entriesBefore].filter((name) => !entriesAfter.has(name)), ...[...entriesAfter].filter((name) => !entriesBefore.has(name))].filter((name) => !reportedEntries.has(name) && !prefixes.has(name) && !(0,commands/* coversCommand */.Kn)(ownEntries, name));
		if (names.length === 0) return [];
		return [{
			facet,
			detail: "changed",
			verdict: "equivalent",
			names: sortUnique(names)
		}];
	});
}
/** All prefixes of some command lines. */
function allPrefixes(commandLines) {
	return new Set([...commandLines].flatMap(commands/* prefixesOf */.E3));
}
function partition(names, test) {
	return [names.filter(test), names.filter((name) => !test(name))];
}
function sortUnique(names) {
	return [...new Set(names)].sort(text_text/* compareText */.n6);
}
function valuesOf({ facets }) {
	return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/parts.js



/** The kinds of items in each part of `[provides]` in a skill.toml. */
const parts_partsOf = new Map([
	["knowledge", ["topic", "knowledge"]],
	["recipes", [
		"recipe",
		"recipe-parameter",
		"recipe-step",
		"confirmation"
	]],
	["executable", ["export", "module"]]
]);
/**
* Whether an item was added or removed together with its part, which reports it. Added recipes without
* confirmation are still reported.
*/
function coveredByPart(pairs, side) {
	const toggled = pairs.filter((pair) => pair[side].kind === "provides" && (0,model_contract/* isSet */.vM)(pair[side], "value") && !(0,model_contract/* isSet */.vM)(pair[1 - side] ?? null, "value"));
	const kinds = new Set(toggled.flatMap(([{ name }]) => parts_partsOf.get(name) ?? []));
	return (item) => kinds.has(item.kind) && !(side === 1 && isAutoConfirmed(item));
}
/** The names of items added or removed with a part of a skill. */
function namesInPart(part, { before, after }) {
	const kinds = new Set(parts_partsOf.get(part.name));
	const named = ({ contract }) => contract.items.filter(({ kind, name, owner }) => kinds.has(kind) && owner === "" && name !== "");
	const [itemsBefore, itemsAfter] = [named(before), named(after)];
	return [...namesDifference(itemsBefore, itemsAfter), ...namesDifference(itemsAfter, itemsBefore)];
}
/** The names on one side only. */
function namesDifference(items, others) {
	const known = new Set(others.map(identityOf));
	return items.filter((item) => !known.has(identityOf(item))).map(({ name }) => name);
}
function isAutoConfirmed(item) {
	return item.kind === "confirmation" && (0,model_contract/* facetValue */.fr)(item, "value") === "auto";
}
/** Whether an item equals its absence: nothing provided, allowed or limited. */
function isEmptyItem(item) {
	const { kind, facets } = item;
	if (kind !== "provides" && kind !== "power" && kind !== "platform") return false;
	const allowed = facets.get("allowed")?.shape;
	if (allowed) return (0,exec_policy/* commandsOf */.Kf)((0,exec_policy/* policyOf */.US)(item)).length === 0;
	return [...facets.values()].every(({ shape }) => shape.value === false || shape.type === "entries" && shape.value.length === 0);
}

// EXTERNAL MODULE: ./.build/src/model/value/json-object.js
var json_object = __webpack_require__(25425);
;// CONCATENATED MODULE: ./.build/src/contract/schema/nested.js

/** The schemas directly within one, except those that a value need not match. */
function nestedSchemas(schema) {
	return Object.entries(schema).flatMap(([keyword, value]) => nestedIn(keyword, value));
}
/** A schema with other ones within; properties of which `map` gives undefined are left out. */
function mapNested(schema, map) {
	const mapValue = (keyword, value) => {
		const nested = nestedIn(keyword, value);
		if (Array.isArray(value) && nested.length > 0) return nested.map((inner) => map(inner) ?? true);
		if (keyword === "properties" && (0,json_object/* isObject */.G)(value)) return mapProperties(nested, map);
		return nested[0] ? map(nested[0]) ?? true : value;
	};
	const entries = Object.entries(schema);
	return Object.fromEntries(entries.map(([keyword, value]) => [keyword, mapValue(keyword, value)]));
}
function mapProperties(properties, map) {
	return Object.fromEntries(properties.flatMap((property) => {
		const mapped = map(property);
		return mapped === undefined ? [] : [[property.keys[1] ?? "", mapped]];
	}));
}
function nestedIn(keyword, value) {
	switch (keyword) {
		case "properties": return Object.entries((0,json_object/* isObject */.G)(value) ? value : {}).map(([name, schema]) => ({
			schema,
			keys: [keyword, name],
			part: `.${name}`
		}));
		case "items":
		case "additionalProperties": return [{
			schema: value,
			keys: [keyword],
			part: keyword === "items" ? "[]" : ".*"
		}];
		case "prefixItems": return listed(keyword, value, (index) => `[${index}]`);
		case "allOf":
		case "anyOf":
		case "oneOf": return listed(keyword, value, () => "");
		default: return [];
	}
}
function listed(keyword, value, partAt) {
	const list = Array.isArray(value) ? value : [];
	return list.map((schema, index) => ({
		schema,
		keys: [keyword, String(index)],
		part: partAt(index)
	}));
}

// EXTERNAL MODULE: ./.build/src/contract/schema/read-schema.js + 10 modules
var read_schema = __webpack_require__(62523);
;// CONCATENATED MODULE: ./.build/src/contract/schema/property-changes.js




/**
* The added and removed properties of two schemas. A property that only moves into or out of a combination, such as
* `anyOf`, is neither.
*/
function compareProperties(before, after) {
	const [from, to] = [(0,read_schema/* readSchema */.G)(before), (0,read_schema/* readSchema */.G)(after)];
	const added = [...new Set(missing([to], [from], ""))];
	const removed = [...new Set(missing([from], [to], ""))];
	const rest = (0,canonical/* canonical */.$)(without(from.source, new Set(removed)));
	return {
		added,
		removed,
		isOnlyChange: rest === (0,canonical/* canonical */.$)(without(to.source, new Set(added)))
	};
}
/** The properties that some schemas of a part of the value declare and others do not. */
function* missing(declaring, others, path) {
	if (others.length === 0) return;
	const [own, known] = [declaring.flatMap(branchesOf), others.flatMap(branchesOf)];
	if (declaring.some(allowsObject) && others.some(allowsObject)) {
		const [properties, knownProperties] = [propertiesOf(own), propertiesOf(known)];
		for (const [name, schemas] of properties) {
			const counterparts = knownProperties.get(name);
			if (!counterparts) yield path + name;
			else yield* missing(schemas, counterparts, `${path}${name}.`);
		}
	}
	for (const [step, schemas] of entriesOf(own)) yield* missing(schemas, entriesOf(known).get(step) ?? [], `${path}${step}.`);
}
/** A schema and the branches of its combinations, which are about the same value. */
function branchesOf(schema) {
	const branches = [
		...schema.allOf,
		...schema.anyOf ?? [],
		...schema.oneOf ?? []
	];
	return [schema, ...branches.flatMap(branchesOf)];
}
function allowsObject({ allowedKinds, allOf, anyOf, oneOf }) {
	return allowedKinds.has("object") && allOf.every(allowsObject) && (anyOf?.some(allowsObject) ?? true) && (oneOf?.some(allowsObject) ?? true);
}
function propertiesOf(schemas) {
	const objects = schemas.filter(({ allowedKinds }) => allowedKinds.has("object"));
	return grouped(objects.flatMap(({ properties }) => [...properties]));
}
/** The schemas of entries, and of properties without a name. */
function entriesOf(schemas) {
	return grouped(schemas.flatMap(({ items, prefix, additional }) => [
		...items ? [["[]", items]] : [],
		...prefix.map((schema, index) => [`[${index}]`, schema]),
		...additional ? [["*", additional]] : []
	]));
}
function grouped(entries) {
	const groups = new Map();
	for (const [key, schema] of entries) groups.set(key, [...groups.get(key) ?? [], schema]);
	return groups;
}
/** A schema without some properties, by their paths. */
function without(schema, paths, path = "") {
	if (!(0,json_object/* isObject */.G)(schema)) return schema;
	const { properties, ...rest } = mapNested(schema, ({ schema: inner, part, keys: [keyword] }) => {
		const name = part.replace(/^\./, "");
		if (keyword === "properties" && paths.has(path + name)) return undefined;
		return without(inner, paths, part === "" ? path : `${path}${name}.`);
	});
	const isEmpty = (0,json_object/* isObject */.G)(properties) && Object.keys(properties).length === 0;
	return properties === undefined || isEmpty ? rest : {
		...rest,
		properties
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/schema/schema-defaults.js



/** The changed defaults in the common parts of two schemas. */
function changedDefaults(before, after) {
	const nodesAfter = new Map(nodesOf(after).map((node) => [node.keyword, node]));
	return nodesOf(before).flatMap(({ name, keyword, defaultValue }) => {
		const nodeAfter = nodesAfter.get(keyword);
		if (!nodeAfter || textOf(defaultValue) === textOf(nodeAfter.defaultValue)) return [];
		return [{
			name,
			keyword: `${keyword}default`,
			before: defaultValue,
			after: nodeAfter.defaultValue
		}];
	});
}
/** A schema without its defaults, which reject no value. */
function withoutDefaults(schema, depth = 0) {
	if (!(0,json_object/* isObject */.G)(schema) || depth > maxDepth) return schema;
	const { default: _default, ...rest } = schema;
	return mapNested(rest, (nested) => withoutDefaults(nested.schema, depth + 1));
}
const maxDepth = 64;
/** A schema and all within it. */
function nodesOf(schema, name = "", keyword = "", depth = 0) {
	if (!(0,json_object/* isObject */.G)(schema) || depth > maxDepth) return [];
	const defaultValue = Object.hasOwn(schema, "default") ? schema["default"] : undefined;
	return [{
		name: name.replace(/^\./, ""),
		keyword,
		defaultValue
	}, ...nestedSchemas(schema).flatMap(({ schema: inner, keys, part }) => nodesOf(inner, name + part, `${keyword}${keys.join(".")}.`, depth + 1))];
}
function textOf(value) {
	return value === undefined ? undefined : (0,canonical/* canonical */.$)(value);
}

// EXTERNAL MODULE: ./.build/src/contract/schema/schema-keywords.js
var schema_keywords = __webpack_require__(15742);
;// CONCATENATED MODULE: ./.build/src/contract/schema/schema-difference.js



const order = [
	"type",
	"pattern",
	"minimum",
	"maximum",
	"enum",
	"items",
	"properties"
];
/** Whether two schemas allow the same types, independent of notation. */
function haveSameTypes(a, b) {
	return a.integersOnly === b.integersOnly && a.opaque.get("type") === b.opaque.get("type") && a.allowedKinds.size === b.allowedKinds.size && [...a.allowedKinds].every((kind) => b.allowedKinds.has(kind));
}
/** The path of the first differing keyword, such as `properties.size.minimum`. */
function differingKeyword(a, b) {
	if (!(0,json_object/* isObject */.G)(a) || !(0,json_object/* isObject */.G)(b)) return "schema";
	const keyword = differingKey(a, b, order);
	if (keyword === undefined) return "schema";
	const [inner, other] = [a[keyword], b[keyword]];
	if (!(0,json_object/* isObject */.G)(inner) || !(0,json_object/* isObject */.G)(other)) return keyword;
	if (keyword === "items") return `items.${differingKeyword(inner, other)}`;
	if (keyword !== "properties") return keyword;
	const name = differingKey(inner, other, []) ?? "";
	const [property, otherProperty] = [inner[name], other[name]];
	if (!(0,json_object/* isObject */.G)(property) || !(0,json_object/* isObject */.G)(otherProperty)) return `properties.${name}`;
	return `properties.${name}.${differingKeyword(property, otherProperty)}`;
}
function differingKey(a, b, priorities) {
	const keys = [...new Set([
		...priorities,
		...Object.keys(a),
		...Object.keys(b)
	])];
	const differing = keys.filter((key) => textAt(a, key) !== textAt(b, key));
	const isName = priorities.length === 0;
	return differing.find((key) => isName || !(0,schema_keywords/* isAnnotation */.Ir)(key)) ?? differing[0];
}
function textAt(object, key) {
	const value = Object.hasOwn(object, key) ? object[key] : undefined;
	return value === undefined ? undefined : (0,canonical/* canonical */.$)(value);
}

// EXTERNAL MODULE: ./.build/src/contract/schema/evaluate.js + 2 modules
var evaluate = __webpack_require__(75718);
// EXTERNAL MODULE: ./.build/src/contract/schema/references.js
var references = __webpack_require__(94500);
// EXTERNAL MODULE: ./.build/src/model/value/value.js
var value_value = __webpack_require__(30102);
// EXTERNAL MODULE: ./.build/src/contract/schema/schema.js
var schema_schema = __webpack_require__(75573);
;// CONCATENATED MODULE: ./.build/src/contract/schema/rejecting-keyword.js




/** The path of the keyword that rejects a value, such as `properties.size.minimum`. */
function rejectingKeyword(schema, value) {
	if (!schema.allowedKinds.has((0,schema_schema/* kindOf */.I)(value))) return "type";
	if (schema.integersOnly && (0,value_value/* isNumber */.Et)(value) && !(0,value_value/* isInteger */.Fq)(value)) return "type";
	if (rejects({ members: schema.members }, value)) return enumKeyword(schema);
	const keyword = bounds.find((keyword) => rejects({ [keyword]: schema[keyword] }, value));
	if (keyword) return keyword;
	if (Array.isArray(value)) return rejectingItem(schema, value) ?? combiningKeyword(schema, value);
	if ((0,json_object/* isObject */.G)(value)) return rejectingProperty(schema, value) ?? combiningKeyword(schema, value);
	return combiningKeyword(schema, value);
}
const bounds = [
	...[
		"pattern",
		"minimum",
		"maximum",
		"exclusiveMinimum",
		"exclusiveMaximum"
	],
	...[
		"multipleOf",
		"minLength",
		"maxLength",
		"minItems",
		"maxItems",
		"uniqueItems"
	],
	...[
		"contains",
		"required",
		"minProperties",
		"maxProperties"
	]
];
function rejects(parts, value) {
	return (0,evaluate/* evaluateSchema */.$F)({
		...schema_schema/* top */.Mn,
		...parts
	}, value) === false;
}
function enumKeyword({ source }) {
	return (0,json_object/* isObject */.G)(source) && source["enum"] === undefined ? "const" : "enum";
}
function rejectingItem(schema, value) {
	for (const [index, item] of value.entries()) {
		const itemSchema = schema.prefix[index];
		if (itemSchema && (0,evaluate/* evaluateSchema */.$F)(itemSchema, item) === false) return `prefixItems.${index}.${rejectingKeyword(itemSchema, item)}`;
		if (itemSchema || !schema.items || (0,evaluate/* evaluateSchema */.$F)(schema.items, item) !== false) continue;
		return nestedPath("items", schema.items, item);
	}
	return null;
}
function rejectingProperty(schema, value) {
	for (const [name, property] of schema.properties) {
		const propertyValue = Object.hasOwn(value, name) ? value[name] : undefined;
		if (propertyValue === undefined || (0,evaluate/* evaluateSchema */.$F)(property, propertyValue) !== false) continue;
		return nestedPath(`properties.${name}`, property, propertyValue);
	}
	const { namePatterns, additional, properties, names, dependents } = schema;
	if (rejects({ namePatterns }, value)) return "patternProperties";
	if (rejects({
		properties,
		namePatterns,
		additional
	}, value)) return "additionalProperties";
	if (rejects({ names }, value)) return "propertyNames";
	if (!rejects({ dependents }, value) || !(0,json_object/* isObject */.G)(schema.source)) return null;
	return schema.source["dependentRequired"] === undefined ? "dependentSchemas" : "dependentRequired";
}
/** The path within a nested schema; the path of the schema itself if it is `false`. */
function nestedPath(path, schema, value) {
	return schema.source === false ? path : `${path}.${rejectingKeyword(schema, value)}`;
}
function combiningKeyword(schema, value) {
	const { anyOf, oneOf, not, condition } = schema;
	if (schema.allOf.some((inner) => (0,evaluate/* evaluateSchema */.$F)(inner, value) === false)) return "allOf";
	if (rejects({ anyOf }, value)) return "anyOf";
	if (rejects({ oneOf }, value)) return "oneOf";
	if (rejects({ not }, value)) return "not";
	return rejects({ condition }, value) ? "if" : "schema";
}

;// CONCATENATED MODULE: ./.build/src/contract/schema/relax-undeclared.js




/** Keywords that do not restrict further properties of an object. */
const neutralKeywords = new Set([
	"type",
	"properties",
	"required",
	"minProperties",
	"maxProperties",
	"items"
]);
const relax_undeclared_maxDepth = 64;
/**
* `wider` without constraints on properties that callers presumably do not send: new properties, if
* `narrower` declares some and does not restrict further ones. With `required`, keywords for names or further
* properties, enums or combined schemas beside them, nothing is presumed; within combined schemas it is.
*/
function relaxUndeclared(wider, narrower, depth = 0) {
	if (!(0,json_object/* isObject */.G)(wider) || !(0,json_object/* isObject */.G)(narrower) || depth > relax_undeclared_maxDepth) return wider;
	const isOpen = isNeutral(narrower);
	const relaxed = mapNested(wider, ({ schema, keys }) => {
		const [keyword = ""] = keys;
		if (keyword === "properties" || keyword === "items" && !isOpen) return schema;
		return relaxUndeclared(schema, counterpart(schema, keys, narrower) ?? true, depth + 1);
	});
	const [properties, declared] = [wider["properties"], narrower["properties"]];
	if (!isOpen || !(0,json_object/* isObject */.G)(properties) || !(0,json_object/* isObject */.G)(declared)) return relaxed;
	return {
		...relaxed,
		properties: relaxedProperties(properties, declared, narrower, depth)
	};
}
/** The schema of `narrower` in the place of one of `wider`; a branch of a combination by its type, else by its place. */
function counterpart(schema, [keyword = "", index], narrower) {
	const value = narrower[keyword];
	if (index === undefined || !Array.isArray(value)) return value;
	const sameType = value.find((branch) => typeOf(branch) === typeOf(schema));
	const isBranch = keyword !== "prefixItems" && typeOf(schema) !== undefined;
	return isBranch ? sameType : value[Number(index)];
}
function typeOf(schema) {
	const type = (0,json_object/* isObject */.G)(schema) ? schema["type"] : undefined;
	return type === undefined ? undefined : (0,canonical/* canonical */.$)(type);
}
function isNeutral(schema) {
	return Object.keys(schema).every((keyword) => neutralKeywords.has(keyword) || (0,schema_keywords/* isAnnotation */.Ir)(keyword));
}
function relaxedProperties(properties, declared, narrower, depth) {
	const names = new Set(Object.keys(declared));
	const required = [narrower["required"] ?? []].flat();
	const minProperties = Number(narrower["minProperties"] ?? 0);
	const isOpenEnded = names.size === 0 || minProperties > names.size;
	return Object.fromEntries(Object.entries(properties).map(([name, property]) => {
		if (names.has(name)) return [name, relaxUndeclared(property, declared[name] ?? true, depth + 1)];
		return [name, isOpenEnded || required.includes(name) ? property : true];
	}));
}

;// CONCATENATED MODULE: ./.build/src/contract/schema/subsumption.js
/** The trivial positive answer. */
const subsumed = { answer: "yes" };
/** The answer without a proof. */
function unknown(reason) {
	return {
		answer: "unknown",
		reason
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/induction.js





/** A keyword that nothing evaluates and that equal schemas have alike: it stands for a definition within itself. */
const symbol = "extends";
/** Keywords that the symbol could be taken for, that move references elsewhere, or that see what others accept. */
const ambiguous = new RegExp(`"(?:${symbol}|\\$id|id|unevaluated\\w+|\\$dynamicRef)":`);
/**
* What has to hold so that one document accepts all that another one does, whose definitions contain themselves. By
* induction over the size of a value: where the parts of a value fit the new definitions if they fit the old ones, so
* does the value. Null if a definition does not only add constraints on parts, as below `not`.
*/
function inductionOf(wider, narrower) {
	if (ambiguous.test((0,canonical/* canonical */.$)([wider, narrower]))) return null;
	const obligations = [];
	const pointers = new Set();
	const root = [replaced(wider, pointers), replaced(narrower, pointers)];
	if (root[0] === null || root[1] === null) return null;
	obligations.push([root[0], root[1]]);
	for (const pointer of pointers) {
		const [outer, inner] = [wider, narrower].map((source) => definition(source, pointer, pointers));
		if (outer === undefined || inner === undefined || outer === null || inner === null) return null;
		obligations.push([outer, inner]);
	}
	return obligations;
}
/** A definition of a document, with symbols for those that are within themselves; null if that is not possible. */
function definition(source, pointer, pointers) {
	if (!(0,json_object/* isObject */.G)(source)) return null;
	const { $defs, definitions } = source;
	const own = pointer === "#" ? source : {
		$ref: pointer,
		$defs,
		definitions
	};
	const resolved = replaced(own, pointers);
	return resolved === null || isOpen(resolved) ? null : resolved;
}
function replaced(source, pointers) {
	const result = withSymbols((0,references/* withoutReferences */.X)(source), pointers, 0);
	return (0,references/* hasReference */.U)(result) ? null : result;
}
const induction_maxDepth = 64;
/** Symbols in place of references in parts of the value; others stay. */
function withSymbols(schema, pointers, depth) {
	if (!(0,json_object/* isObject */.G)(schema) || depth > induction_maxDepth) return schema;
	const { $defs: _, definitions: __, $ref: pointer, ...rest } = schema;
	if (typeof pointer === "string") {
		if (!Object.keys(rest).every(schema_keywords/* isAnnotation */.Ir)) return schema;
		pointers.add(pointer);
		return { [symbol]: pointer };
	}
	return mapNested(rest, (nested) => nested.keys[0] === "oneOf" ? nested.schema : withSymbols(nested.schema, pointers, depth + 1));
}
/** Whether a symbol is about the value itself, not a part of it. */
function isOpen(schema) {
	if (!(0,json_object/* isObject */.G)(schema)) return false;
	const branches = [schema["allOf"] ?? [], schema["anyOf"] ?? []].flat();
	return Object.hasOwn(schema, symbol) || branches.some(isOpen);
}

// EXTERNAL MODULE: ./.build/src/contract/truth.js
var truth = __webpack_require__(40947);
;// CONCATENATED MODULE: ./.build/src/contract/subsume/outcome.js
/** The outcome if provably no value exists. */
const unsatisfiable = {
	empty: true,
	values: [],
	complete: true
};
/** The outcome if nothing is known. */
const undecided = {
	empty: false,
	values: [],
	complete: false
};

;// CONCATENATED MODULE: ./.build/src/contract/subsume/lists.js


const maxListLength = 64;
const maxPositions = 40;
const maxRepeating = 10;
/** Candidate lists; null if there are none. */
function solveList(schemas, context) {
	const solver = new ListSolver(schemas, context);
	return solver.isImpossible() ? null : solver.candidates();
}
class ListSolver {
	#schemas;
	#context;
	/** The first index of the positions with equal constraints. */
	#tailStart;
	#minLength;
	#isUnique;
	#outcomes = new Map();
	#maxLength;
	constructor(schemas, context) {
		this.#schemas = schemas;
		this.#context = context;
		const starts = schemas.map(({ inverse, prefix }) => Math.max(prefix.length, inverse?.someItem?.from ?? 0));
		this.#tailStart = Math.max(0, ...starts);
		this.#minLength = Math.max(0, ...schemas.map(({ minItems }) => minItems));
		this.#maxLength = Math.min(...schemas.map(({ maxItems }) => maxItems));
		this.#isUnique = schemas.some(({ uniqueItems }) => uniqueItems);
	}
	/** Whether provably no list satisfies the schemas; also tightens the length bounds. */
	isImpossible() {
		if (this.#minLength > this.#maxLength) return true;
		for (let at = 0; at <= this.#tailStart && at < this.#maxLength; at++) {
			if (at > maxPositions) break;
			if (this.#outcomeAt(at).empty) this.#maxLength = at;
		}
		const { complete, values } = this.#maxLength > this.#tailStart ? this.#outcomeAt(this.#tailStart) : unsatisfiable;
		if (this.#isUnique && complete && this.#maxLength > this.#tailStart) {
			this.#maxLength = Math.min(this.#maxLength, this.#tailStart + values.length);
		}
		if (this.#minLength > this.#maxLength) return true;
		return this.#schemas.some((schema) => this.#isUnsatisfiable(schema));
	}
	#isUnsatisfiable({ contains, inverse }) {
		if (contains && this.#cannotContain(contains)) return true;
		if (inverse?.hasDuplicates && this.#cannotRepeat()) return true;
		return inverse?.someItem !== undefined && this.#someItems(inverse.someItem).length === 0;
	}
	#termsAt(at) {
		return this.#schemas.flatMap(({ prefix, items }) => {
			const schema = prefix[at] ?? items;
			return schema ? [{ is: schema }] : [];
		});
	}
	#outcomeAt(position) {
		const at = Math.min(position, this.#tailStart);
		const cached = this.#outcomes.get(at);
		if (cached) return cached;
		const outcome = this.#context.solve(this.#termsAt(at));
		this.#outcomes.set(at, outcome);
		return outcome;
	}
	/** The positions with different constraints, plus one. */
	#positions(from) {
		const end = Math.min(this.#tailStart + 1, this.#maxLength, from + maxPositions);
		return Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);
	}
	#cannotContain({ schema, min, max }) {
		if (min > max || min > this.#maxLength) return true;
		if (this.#tailStart > maxPositions) return false;
		const { solve } = this.#context;
		let [possible, forced] = [0, 0];
		for (const at of this.#positions(0)) {
			const times = at === this.#tailStart ? this.#maxLength - at : 1;
			const requiredCount = at === this.#tailStart ? Math.max(0, this.#minLength - at) : at < this.#minLength ? 1 : 0;
			if (possible < min && !solve([...this.#termsAt(at), { is: schema }]).empty) possible += times;
			if (requiredCount > 0 && this.#minLength > max) {
				if (solve([...this.#termsAt(at), { not: schema }]).empty) forced += requiredCount;
			}
		}
		return possible < min || forced > max;
	}
	#cannotRepeat() {
		if (this.#isUnique || this.#maxLength < 2) return true;
		return this.#tailStart + 2 <= maxRepeating && this.#repetitions().length === 0;
	}
	#repetitionCache = null;
	/** Pairs of positions that may have equal entries, with their values. */
	#repetitions() {
		if (this.#repetitionCache) return this.#repetitionCache;
		const pairs = [];
		const end = Math.min(this.#tailStart + 2, this.#maxLength, maxRepeating);
		for (let second = 1; second < end; second++) {
			for (let first = 0; first < second; first++) {
				const terms = [...this.#termsAt(first), ...this.#termsAt(second)];
				const outcome = this.#context.solve(terms);
				if (!outcome.empty) pairs.push([
					first,
					second,
					outcome
				]);
			}
		}
		this.#repetitionCache = pairs;
		return pairs;
	}
	#someItemCache = new Map();
	/** The possible positions of a required entry, with its values. */
	#someItems({ from, schema }) {
		const cached = this.#someItemCache.get(schema);
		if (cached) return cached;
		if (this.#tailStart - from > maxPositions) return [[from, undecided]];
		const found = this.#positions(from).flatMap((at) => {
			const outcome = this.#context.solve([...this.#termsAt(at), { is: schema }]);
			return outcome.empty ? [] : [[at, outcome]];
		});
		this.#someItemCache.set(schema, found);
		return found;
	}
	candidates() {
		if (this.#maxLength === 0) return {
			values: [[]],
			complete: true
		};
		return {
			values: this.#candidateLists(),
			complete: false
		};
	}
	*#candidateLists() {
		const fixedCandidates = [...this.#fixedEntries()];
		const lengths = [
			this.#minLength,
			this.#minLength + 1,
			this.#minLength + 2,
			this.#tailStart,
			this.#tailStart + 1,
			this.#maxLength
		];
		const lengthsToTry = new Set(lengths.filter((l) => l >= this.#minLength && l <= this.#maxLength && l <= maxListLength));
		for (const length of [...lengthsToTry].sort((a, b) => a - b)) {
			for (const fixed of fixedCandidates) {
				for (const shift of [
					0,
					1,
					2
				]) yield* this.#listsWith(length, fixed, shift);
			}
		}
		const maxTried = Math.min(this.#maxLength, maxListLength, this.#minLength + 12);
		for (let length = this.#minLength + 3; length <= maxTried; length++) yield* this.#listsWith(length, new Map(), 0);
	}
	/** Entries that one keyword requires at some positions. */
	*#fixedEntries() {
		const needsFixedEntry = this.#schemas.some(({ inverse: i }) => i?.hasDuplicates || i?.someItem);
		for (const schema of this.#schemas) {
			if (schema.contains) yield* this.#containing(schema.contains);
			if (schema.inverse?.hasDuplicates) {
				for (const [first, second, { values }] of this.#repetitions()) {
					for (const value of values) yield new Map([[first, value], [second, value]]);
				}
			}
			if (!schema.inverse?.someItem) continue;
			for (const [at, { values }] of this.#someItems(schema.inverse.someItem)) {
				for (const value of values) yield new Map([[at, value]]);
			}
		}
		if (!needsFixedEntry) yield new Map();
	}
	/** As many matching entries as required; beyond that, entries that do not match. */
	*#containing({ schema, min, max }) {
		const entriesFor = (matchCount) => {
			const map = new Map();
			const length = Math.min(maxListLength, Math.max(this.#minLength, matchCount, this.#tailStart));
			const used = new Set();
			let remaining = matchCount;
			for (let at = 0; at < length; at++) {
				const isLast = length - at <= remaining;
				const term = remaining > 0 ? { is: schema } : { not: schema };
				let { values } = this.#context.solve([...this.#termsAt(at), term], this.#isUnique ? 8 : 4);
				if (values.length === 0 && remaining > 0 && !isLast) values = this.#outcomeAt(at).values;
				else if (values.length > 0 && remaining > 0) remaining--;
				const value = values.find((candidate) => !this.#isUnique || !used.has((0,canonical/* canonical */.$)(candidate)));
				if (value === undefined) continue;
				used.add((0,canonical/* canonical */.$)(value));
				map.set(at, value);
			}
			return map;
		};
		if (min <= maxListLength) yield entriesFor(min);
		if (max <= maxListLength && max > min) yield entriesFor(max);
	}
	/** A list of a length, with fixed entries and other valid entries. */
	*#listsWith(length, fixed, shift) {
		const list = [];
		const used = new Set([...fixed.values()].map((value) => (0,canonical/* canonical */.$)(value)));
		const listLength = Math.max(length, ...[...fixed.keys()].map((at) => at + 1));
		if (listLength > this.#maxLength) return;
		for (let at = 0; at < listLength; at++) {
			const fixedValue = fixed.get(at);
			const values = fixedValue === undefined ? this.#outcomeAt(at).values : [fixedValue];
			let value = values[(fixedValue === undefined ? shift : 0) % Math.max(1, values.length)];
			if (this.#isUnique && fixedValue === undefined) {
				value = this.#unused(at, values, used);
			}
			if (value === undefined) return;
			used.add((0,canonical/* canonical */.$)(value));
			list.push(value);
		}
		yield list;
	}
	#unused(at, values, used) {
		const isUnused = (value) => !used.has((0,canonical/* canonical */.$)(value));
		const first = values.find(isUnused);
		if (first !== undefined) return first;
		return this.#context.solve(this.#termsAt(at), used.size + 8).values.find(isUnused);
	}
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/terms.js


/** A term with some keywords. */
function schemaTerm(parts) {
	return { is: {
		...schema_schema/* top */.Mn,
		source: null,
		...parts
	} };
}
/** A term for values of one kind. */
function kindTerm(kind, parts = {}) {
	return schemaTerm({
		allowedKinds: new Set([kind]),
		...parts
	});
}
/** A term with a negated keyword, for values of one kind. */
function inverseTerm(kind, inverse) {
	return kindTerm(kind, { inverse });
}
/** A schema that accepts exactly what another rejects. */
function negationOf(schema) {
	return schema.not && isOnlyNot(schema) ? schema.not : {
		...schema_schema/* top */.Mn,
		source: null,
		not: schema
	};
}
/** Whether a schema created here has only `not`. */
function isOnlyNot(schema) {
	return schema.source === null;
}
const keyCache = new WeakMap();
/** A text shared only by schemas with the same meaning; null if it depends on context. */
function keyOf(schema) {
	const known = keyCache.get(schema);
	if (known !== undefined) return known;
	const key = createKey(schema.source);
	keyCache.set(schema, key);
	return key;
}
/** The meaning of a reference depends on its document. */
function createKey(source) {
	if (source === null) return null;
	const text = (0,canonical/* canonical */.$)(source);
	return /"\$(ref|dynamicRef|recursiveRef)":/.test(text) ? null : text;
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/negation-scalars.js

/** The ways to reject a text. */
function negateText({ pattern, minLength, maxLength }, mayReject) {
	return [
		...pattern && mayReject("pattern") ? negatePattern(pattern) : [],
		...minLength > 0 && mayReject("minLength") ? [[kindTerm("string", { maxLength: minLength - 1 })]] : [],
		...maxLength < Number.POSITIVE_INFINITY && mayReject("maxLength") ? [[kindTerm("string", { minLength: maxLength + 1 })]] : []
	];
}
/** Any part of a split pattern may reject. */
function negatePattern(pattern) {
	if (!pattern.parts) return [[inverseTerm("string", { notPattern: pattern })]];
	const { found, absent } = pattern.parts;
	return [...found.map((part) => [inverseTerm("string", { notPattern: part })]), ...absent.map((part) => [kindTerm("string", { pattern: part })])];
}
/** The ways to reject a number. */
function negateNumber(schema, mayReject) {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
	const bounds = [
		[
			"minimum",
			minimum,
			(bound) => kindTerm("number", { exclusiveMaximum: bound })
		],
		[
			"maximum",
			maximum,
			(bound) => kindTerm("number", { exclusiveMinimum: bound })
		],
		[
			"exclusiveMinimum",
			exclusiveMinimum,
			(bound) => kindTerm("number", { maximum: bound })
		],
		[
			"exclusiveMaximum",
			exclusiveMaximum,
			(bound) => kindTerm("number", { minimum: bound })
		]
	];
	const activeBounds = bounds.filter(([keyword, bound]) => Number.isFinite(bound) && mayReject(keyword));
	const divisors = multipleOf !== null && mayReject("multipleOf") ? [multipleOf] : [];
	return [...activeBounds.map(([, bound, createTerm]) => [createTerm(bound)]), ...divisors.map((divisor) => [inverseTerm("number", { notMultipleOf: divisor })])];
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/negation.js







/**
* The ways in which a schema may reject a value, one for each keyword. Excludes keywords that are equal in a
* known schema, which the value satisfies.
*/
function negate(schema, known) {
	const shared = sharedGroups(schema, known);
	const mayReject = (keyword) => !shared.has((0,schema_keywords/* groupOf */.F8)(keyword));
	return [
		...mayReject("type") ? negateTypes(schema) : [],
		...negateMembers(schema, mayReject),
		...negateText(schema, mayReject),
		...negateNumber(schema, mayReject),
		...negateList(schema, mayReject, known),
		...negateObject(schema, mayReject, known),
		...negateBranches(schema, mayReject),
		...negateInverse(schema),
		...negateUnchecked(schema, mayReject)
	];
}
/** The groups of keywords that a schema shares verbatim with a known schema. */
function sharedGroups(schema, known) {
	if (!(0,json_object/* isObject */.G)(schema.source)) return new Set();
	const ownTexts = groupTexts(schema);
	const shared = new Set();
	for (const other of known) {
		if (!(0,json_object/* isObject */.G)(other.source)) continue;
		const texts = groupTexts(other);
		for (const [group, text] of ownTexts) if (texts.get(group) === text) shared.add(group);
	}
	return shared;
}
const textsBySchema = new WeakMap();
function groupTexts(schema) {
	const known = textsBySchema.get(schema);
	if (known) return known;
	const groups = new Map();
	for (const [keyword, value] of (0,json_object/* isObject */.G)(schema.source) ? Object.entries(schema.source) : []) {
		if (!(0,schema_keywords/* isSelfContained */.us)(keyword)) continue;
		const group = groups.get((0,schema_keywords/* groupOf */.F8)(keyword)) ?? {};
		groups.set((0,schema_keywords/* groupOf */.F8)(keyword), {
			...group,
			[keyword]: value
		});
	}
	const isClosed = keyOf(schema) !== null;
	const texts = [...groups].map(([group, values]) => [group, (0,canonical/* canonical */.$)(values)]);
	const result = new Map(texts.filter(([, text]) => isClosed || !text.includes("\"$")));
	textsBySchema.set(schema, result);
	return result;
}
function negateTypes({ allowedKinds, integersOnly }) {
	const others = schema_schema/* kinds */.EZ.filter((kind) => !allowedKinds.has(kind));
	return [...others.length > 0 ? [[schemaTerm({ allowedKinds: new Set(others) })]] : [], ...integersOnly ? [[inverseTerm("number", { notInteger: true })]] : []];
}
function negateMembers({ members, source }, mayReject) {
	if (!members) return [];
	const hasEnumAndConst = (0,json_object/* isObject */.G)(source) && source["enum"] !== undefined && source["const"] !== undefined;
	if (!hasEnumAndConst && !(mayReject("enum") && mayReject("const"))) {
		const keyword = (0,json_object/* isObject */.G)(source) && source["enum"] !== undefined ? "enum" : "const";
		if (!mayReject(keyword)) return [];
	}
	return [[schemaTerm({ inverse: { excluded: (0,read_schema/* membersOf */.l)(members.values) } })]];
}
function negateList(schema, mayReject, known) {
	const { minItems, maxItems, uniqueItems, prefix, items, contains } = schema;
	const alternatives = [];
	if (minItems > 0 && mayReject("minItems")) alternatives.push([kindTerm("array", { maxItems: minItems - 1 })]);
	if (maxItems < Number.POSITIVE_INFINITY && mayReject("maxItems")) {
		alternatives.push([kindTerm("array", { minItems: maxItems + 1 })]);
	}
	if (mayReject("items")) {
		for (const [index, item] of prefix.entries()) {
			if (isTop(item) || known.some((other) => isSame(other.prefix[index], item))) continue;
			const before = Array.from({ length: index }, () => schema_schema/* top */.Mn);
			alternatives.push([kindTerm("array", {
				minItems: index + 1,
				prefix: [...before, negationOf(item)]
			})]);
		}
		const isKnown = known.some((other) => other.prefix.length <= prefix.length && isSame(other.items, items));
		if (items && !isTop(items) && !isKnown) {
			const someItem = {
				from: prefix.length,
				schema: negationOf(items)
			};
			alternatives.push([inverseTerm("array", { someItem })]);
		}
	}
	if (uniqueItems && mayReject("uniqueItems")) alternatives.push([inverseTerm("array", { hasDuplicates: true })]);
	if (contains && mayReject("contains")) alternatives.push(...negateContains(contains));
	return alternatives;
}
function* negateContains({ schema, min, max }) {
	if (min === 1) yield [kindTerm("array", { items: negationOf(schema) })];
	else if (min > 1) {
		yield [kindTerm("array", { contains: {
			schema,
			min: 0,
			max: min - 1
		} })];
	}
	if (max < Number.POSITIVE_INFINITY) {
		const contains = {
			schema,
			min: max + 1,
			max: Number.POSITIVE_INFINITY
		};
		yield [kindTerm("array", { contains })];
	}
}
function negateObject(schema, mayReject, known) {
	const alternatives = [];
	for (const name of schema.required) {
		if (known.some((other) => other.required.has(name))) continue;
		alternatives.push([kindTerm("object", { properties: new Map([[name, schema_schema/* bottom */.sQ]]) })]);
	}
	const { minProperties: min, maxProperties: max, names } = schema;
	if (min > 0 && mayReject("minProperties")) alternatives.push([kindTerm("object", { maxProperties: min - 1 })]);
	if (max < Number.POSITIVE_INFINITY && mayReject("maxProperties")) {
		alternatives.push([kindTerm("object", { minProperties: max + 1 })]);
	}
	if (mayReject("properties")) alternatives.push(...negateProperties(schema, known));
	if (names && mayReject("propertyNames")) {
		const someProperty = {
			name: negationOf(names),
			value: schema_schema/* top */.Mn
		};
		alternatives.push([inverseTerm("object", { someProperty })]);
	}
	if (mayReject("dependentRequired") || mayReject("dependentSchemas")) {
		for (const [name, dependent] of schema.dependents) {
			alternatives.push([kindTerm("object", { required: new Set([name]) }), { not: dependent }]);
		}
	}
	return alternatives;
}
function* negateProperties(schema, known) {
	const { properties, namePatterns, additional } = schema;
	for (const [name, property] of properties) {
		if (isTop(property) || known.some((other) => isSame(other.properties.get(name), property))) continue;
		const negated = new Map([[name, negationOf(property)]]);
		yield [kindTerm("object", {
			required: new Set([name]),
			properties: negated
		})];
	}
	for (const { pattern, schema: property } of namePatterns) {
		if (isTop(property)) continue;
		const name = {
			...schema_schema/* top */.Mn,
			source: null,
			pattern
		};
		yield [inverseTerm("object", { someProperty: {
			name,
			value: negationOf(property)
		} })];
	}
	if (!additional || isTop(additional)) return;
	const others = namePatterns.map(({ pattern }) => ({ ...{
		...schema_schema/* top */.Mn,
		source: null,
		inverse: { unlike: pattern }
	} }));
	const excluded = (0,read_schema/* membersOf */.l)([...properties.keys()]);
	const name = {
		...schema_schema/* top */.Mn,
		source: null,
		all: others,
		inverse: { excluded }
	};
	yield [inverseTerm("object", { someProperty: {
		name,
		value: negationOf(additional)
	} })];
}
function negateBranches(schema, mayReject) {
	const { allOf, anyOf, oneOf, not, condition } = schema;
	const alternatives = [];
	if (mayReject("allOf")) alternatives.push(...allOf.map((inner) => [{ not: inner }]));
	if (anyOf && mayReject("anyOf")) alternatives.push(anyOf.map((inner) => ({ not: inner })));
	if (oneOf && mayReject("oneOf")) {
		alternatives.push(oneOf.map((inner) => ({ not: inner })));
		for (const [index, first] of oneOf.entries()) {
			for (const second of oneOf.slice(index + 1)) alternatives.push([{ is: first }, { is: second }]);
		}
	}
	if (not && mayReject("not")) alternatives.push([{ is: not }]);
	if (condition && mayReject("if")) {
		alternatives.push([{ is: condition.test }, { not: condition.thenSchema }]);
		alternatives.push([{ not: condition.test }, { not: condition.elseSchema }]);
	}
	return alternatives;
}
/** The negation of a negation is the original; the negation of a constraint on parts is everything else. */
function negateInverse({ inverse }) {
	if (!inverse) return [];
	const { notPattern, notInteger, notMultipleOf, excluded, hasDuplicates, someItem, someProperty } = inverse;
	const alternatives = [];
	if (notPattern) alternatives.push([kindTerm("string", { pattern: notPattern })]);
	if (notInteger) alternatives.push([kindTerm("number", { integersOnly: true })]);
	if (notMultipleOf !== undefined) alternatives.push([kindTerm("number", { multipleOf: notMultipleOf })]);
	if (excluded) alternatives.push([schemaTerm({ members: excluded })]);
	if (hasDuplicates) alternatives.push([kindTerm("array", { uniqueItems: true })]);
	if (someItem || someProperty || inverse.rejectedBy !== undefined) alternatives.push([schemaTerm({ inverse: { rejectedBy: "part" } })]);
	return alternatives;
}
/** Unchecked and opaque keywords may reject anything. */
function negateUnchecked({ unchecked, opaque }, mayReject) {
	const keywords = [...unchecked.keys(), ...opaque.keys()].filter(mayReject);
	return keywords.map((keyword) => {
		const inverse = { rejectedBy: keyword };
		return [keyword === "format" ? inverseTerm("string", inverse) : schemaTerm({ inverse })];
	});
}
/** Whether a schema rejects nothing. */
function isTop(schema) {
	return schema === schema_schema/* top */.Mn || keyOf(schema) !== null && negate(schema, []).length === 0;
}
function isSame(left, right) {
	if (!left || !right) return false;
	if (left === right) return true;
	const key = keyOf(left);
	return key !== null && key === keyOf(right);
}

// EXTERNAL MODULE: ./.build/src/contract/schema/multiples.js
var schema_multiples = __webpack_require__(25125);
;// CONCATENATED MODULE: ./.build/src/contract/subsume/numbers.js


const maxEnumerated = 400;
/** Candidate numbers; null if there are none. */
function solveNumber(schemas) {
	const interval = intervalOf(schemas);
	const { low, high, lowOpen, highOpen } = interval;
	if (low > high || low === high && (lowOpen || highOpen)) return null;
	const divisors = schemas.flatMap(({ multipleOf }) => multipleOf ?? []);
	const integers = schemas.some(({ integersOnly }) => integersOnly);
	const steps = integers ? [1, ...divisors] : divisors;
	if (areContradictory(schemas, steps)) return null;
	const step = (0,schema_multiples/* commonMultiple */.aC)(steps) ?? (steps.length > 0 ? Math.max(...steps) : null);
	const excluded = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []);
	const numbers = excluded.filter(value_value/* isNumber */.Et).map(Number);
	const isInBounds = (value) => value >= low && value <= high && Number.isFinite(value);
	// Beyond 2^53 many whole numbers are the same double.
	if (low === high) return {
		values: [low],
		complete: !(0,value_value/* isLarge */.sV)(low)
	};
	if (step === null) return {
		values: nearbyNumbers(interval, numbers).filter(isInBounds),
		complete: false
	};
	const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
	if (first > last) return null;
	if (isExact(first, step) && isExact(last, step) && last - first < maxEnumerated) {
		const values = Array.from({ length: last - first + 1 }, (_, index) => multipleOfStep(first + index, step));
		// Rounding may also admit neighbours of fractional steps.
		return {
			values,
			complete: steps.every((value) => Number.isInteger(value * 1024))
		};
	}
	const multiples = nearbyNumbers(interval, numbers).flatMap((value) => [
		multipleOfStep(Math.floor(value / step), step),
		multipleOfStep(Math.ceil(value / step), step),
		multipleOfStep(Math.ceil(value / step) + 1, step)
	]);
	return {
		values: [...new Set(multiples)].filter(isInBounds),
		complete: false
	};
}
/** A multiple; one of a fractional step is rounded like a decimal. */
function multipleOfStep(count, step) {
	const multiple = count * step;
	return Number.isInteger(step) ? multiple : Number(multiple.toPrecision(15));
}
function isExact(count, step) {
	return Number.isSafeInteger(count) && !(0,value_value/* isLarge */.sV)(count * step);
}
function areContradictory(schemas, steps) {
	const common = (0,schema_multiples/* commonMultiple */.aC)(steps);
	if (common === null) return false;
	return schemas.some(({ inverse }) => {
		if (inverse?.notInteger && (0,schema_multiples/* divides */.r3)(1, common)) return true;
		return inverse?.notMultipleOf !== undefined && (0,schema_multiples/* divides */.r3)(inverse.notMultipleOf, common);
	});
}
function intervalOf(schemas) {
	let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
	let [lowOpen, highOpen] = [false, false];
	for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } of schemas) {
		if (minimum > low) [low, lowOpen] = [minimum, false];
		if (exclusiveMinimum >= low && Number.isFinite(exclusiveMinimum)) {
			[low, lowOpen] = [exclusiveMinimum, true];
		}
		if (maximum < high) [high, highOpen] = [maximum, false];
		if (exclusiveMaximum <= high && Number.isFinite(exclusiveMaximum)) {
			[high, highOpen] = [exclusiveMaximum, true];
		}
	}
	return {
		low,
		high,
		lowOpen,
		highOpen
	};
}
/** Numbers near the bounds, familiar ones first. */
function nearbyNumbers({ low, high }, others) {
	const ends = [
		low,
		high,
		...extremes(others)
	].filter(Number.isFinite);
	const steps = ends.flatMap((end) => [
		end,
		end - 1,
		end + 1,
		end - .5,
		end + .5
	]);
	const whole = steps.flatMap((step) => [Math.ceil(step), Math.floor(step)]);
	const middle = Number.isFinite(low) && Number.isFinite(high) ? [low / 2 + high / 2] : [];
	const small = others.length > 0 ? [
		3,
		7,
		42,
		.25,
		2.75,
		-1,
		1e3 + .5
	] : [
		2,
		-1,
		.25
	];
	const parts = middle.flatMap((center) => [
		center,
		low / 2 + center / 2,
		high / 2 + center / 2
	]);
	const far = [
		1e6,
		-1e6,
		1e100,
		-1e100,
		Number.MAX_VALUE,
		-Number.MAX_VALUE
	];
	return [
		1,
		0,
		1.5,
		.5,
		...small,
		...whole,
		...steps,
		...parts,
		...far
	];
}
function extremes(numbers) {
	if (numbers.length === 0) return [];
	const [min, max] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
	return [min, max];
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/name-classes.js



const maxPatterns = 5;
const commonNames = [
	"other",
	"extra",
	"more",
	"z",
	"y1",
	"y2",
	"y3",
	"y4",
	"y5",
	"y6",
	"y7",
	"y8",
	"y9"
];
/**
* The undeclared names of some schemas, in classes by matching patterns; `nameSchema` restricts the names
* further. Null for too many patterns.
*/
function nameClasses(schemas, declaredNames, nameSchema, context) {
	const patterns = new Map();
	for (const { namePatterns } of schemas) {
		for (const { pattern } of namePatterns) patterns.set(pattern.source, pattern);
	}
	if (patterns.size > maxPatterns) return null;
	const propertyNames = schemas.flatMap(({ names }) => names ?? []);
	const nameSchemas = nameSchema ? [...propertyNames, nameSchema] : propertyNames;
	const classes = [];
	for (let mask = 0; mask < 2 ** patterns.size; mask++) {
		const matched = new Set([...patterns.keys()].filter((_, index) => mask & 1 << index));
		const names = namesOf(patterns, matched, declaredNames, nameSchemas, context);
		if (names) classes.push({
			names,
			terms: termsOf(schemas, matched)
		});
	}
	return classes;
}
/** Names that match exactly some of the patterns; null if there are none. */
function namesOf(patterns, matched, declaredNames, nameSchemas, { solve }) {
	if (patterns.size === 0 && nameSchemas.length === 0) {
		return commonNames.filter((name) => !declaredNames.includes(name));
	}
	const terms = [...patterns].map(([source, pattern]) => matched.has(source) ? kindTerm("string", { pattern }) : inverseTerm("string", { notPattern: pattern }));
	const excluded = (0,read_schema/* membersOf */.l)(declaredNames);
	const { empty, values } = solve([
		kindTerm("string"),
		schemaTerm({ inverse: { excluded } }),
		...terms,
		...nameSchemas.map((schema) => ({ is: schema }))
	], 12);
	return empty ? null : values.filter((value) => typeof value === "string");
}
function termsOf(schemas, matched) {
	return schemas.flatMap(({ namePatterns, additional }) => {
		const matching = namePatterns.filter(({ pattern }) => matched.has(pattern.source));
		if (matching.length > 0) return matching.map(({ schema }) => ({ is: schema }));
		return [{ is: additional ?? schema_schema/* top */.Mn }];
	});
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/objects.js




/** Candidate objects; null if there are none. */
function solveObject(schemas, context) {
	const solver = new ObjectSolver(schemas, context);
	return solver.isImpossible() ? null : {
		values: solver.candidates(),
		complete: false
	};
}
class ObjectSolver {
	#schemas;
	#context;
	#required;
	#minSize;
	#maxSize;
	#outcomes = new Map();
	#entriesCache = new Map();
	#declaredNamesCache;
	#classes;
	constructor(schemas, context) {
		this.#schemas = schemas;
		this.#context = context;
		this.#required = new Set(schemas.flatMap(({ required }) => [...required]));
		const minProperties = Math.max(0, ...schemas.map(({ minProperties }) => minProperties));
		this.#minSize = Math.max(minProperties, this.#required.size);
		this.#maxSize = Math.min(...schemas.map(({ maxProperties }) => maxProperties));
	}
	/** Whether provably no object satisfies the schemas. */
	isImpossible() {
		if (this.#minSize > this.#maxSize) return true;
		for (const name of this.#required) if (this.#outcomeOf(name).empty) return true;
		if (this.#minSize > this.#required.size && this.#possibleSize() < this.#minSize) return true;
		return this.#someProperties().some((someProperty) => this.#entriesFor(someProperty).length === 0);
	}
	/** The declared names, computed on demand: required names often decide. */
	get #declaredNames() {
		if (!this.#declaredNamesCache) {
			const declared = this.#schemas.flatMap(({ properties }) => [...properties.keys()]);
			this.#declaredNamesCache = [...new Set([...this.#required, ...declared])];
			(0,contract_budget/* spend */.Rf)(this.#context.budget, this.#declaredNamesCache.length);
		}
		return this.#declaredNamesCache;
	}
	#someProperties() {
		return this.#schemas.flatMap(({ inverse }) => inverse?.someProperty ?? []);
	}
	/** The maximum number of properties. */
	#possibleSize() {
		const classes = this.#otherNames();
		if (!classes) return Number.POSITIVE_INFINITY;
		if (classes.some(({ terms }) => !this.#context.solve(terms).empty)) {
			return Number.POSITIVE_INFINITY;
		}
		return this.#declaredNames.filter((name) => !this.#outcomeOf(name).empty).length;
	}
	/** The undeclared names by constraints on their values; null for too many patterns. */
	#otherNames() {
		if (this.#classes === undefined) {
			this.#classes = nameClasses(this.#schemas, this.#declaredNames, null, this.#context);
		}
		return this.#classes;
	}
	#termsOf(name) {
		return this.#schemas.flatMap(({ properties, namePatterns, additional }) => {
			const declared = properties.get(name);
			const matches = namePatterns.map(({ pattern }) => pattern.test(name));
			const schemas = namePatterns.flatMap(({ schema }, index) => matches[index] ? [schema] : []);
			if (declared) schemas.push(declared);
			else if (additional && matches.every((match) => match === false)) schemas.push(additional);
			return schemas.map((schema) => ({ is: schema }));
		});
	}
	/** The possible values of a property; none if its name is rejected. */
	#outcomeOf(name) {
		const cached = this.#outcomes.get(name);
		if (cached) return cached;
		const { budget, solve } = this.#context;
		const isRejected = this.#schemas.some(({ names }) => names && (0,evaluate/* evaluateSchema */.$F)(names, name, budget) === false);
		const outcome = isRejected ? unsatisfiable : solve(this.#termsOf(name));
		this.#outcomes.set(name, outcome);
		return outcome;
	}
	/** The ways to have a required property. */
	#entriesFor(someProperty) {
		const cached = this.#entriesCache.get(someProperty) ?? [...this.#findEntries(someProperty)];
		this.#entriesCache.set(someProperty, cached);
		return cached;
	}
	*#findEntries({ name, value }) {
		const { budget, solve } = this.#context;
		const hasRoom = this.#maxSize > this.#required.size;
		for (const declaredName of this.#declaredNames) {
			if ((0,evaluate/* evaluateSchema */.$F)(name, declaredName, budget) === false || this.#outcomeOf(declaredName).empty) continue;
			if (!hasRoom && !this.#required.has(declaredName)) continue;
			const outcome = solve([...this.#termsOf(declaredName), { is: value }]);
			if (!outcome.empty) yield {
				name: declaredName,
				outcome
			};
		}
		if (!hasRoom) return;
		const classes = nameClasses(this.#schemas, this.#declaredNames, name, this.#context);
		if (!classes) yield {
			name: "",
			outcome: undecided
		};
		for (const { names, terms } of classes ?? []) {
			const outcome = solve([...terms, { is: value }]);
			if (outcome.empty) continue;
			if (names.length === 0) yield {
				name: "",
				outcome: undecided
			};
			for (const otherName of names.slice(0, 2)) yield {
				name: otherName,
				outcome
			};
		}
	}
	*candidates() {
		const someProperties = this.#someProperties();
		const entriesByProperty = someProperties.map((property) => this.#entriesFor(property));
		const firsts = entriesByProperty.slice(1).flatMap((entries) => entries.slice(0, 1));
		if (someProperties.length === 0) return yield* this.#objectsWith([]);
		for (const entry of entriesByProperty[0] ?? []) yield* this.#objectsWith([entry, ...firsts]);
	}
	/**
	* Objects with some entries: with as few other properties as possible, with one more, and with as many as
	* possible.
	*/
	*#objectsWith(entries) {
		const optional = this.#declaredNames.filter((name) => !this.#required.has(name));
		for (const shift of [
			0,
			1,
			2
		]) {
			yield* this.#buildObjects(entries, [], shift);
			for (const name of optional.slice(0, 12)) yield* this.#buildObjects(entries, [name], shift);
		}
		yield* this.#buildObjects(entries, optional, 0);
		for (const name of optional.slice(0, 12)) {
			yield* this.#buildObjects(entries, optional.filter((other) => other !== name), 0);
		}
		if (this.#minSize < this.#maxSize && this.#minSize < maxTriedSize) yield* this.#paddedObjects(entries);
	}
	*#paddedObjects(entries) {
		for (const count of [1, 2]) {
			for (const { names, terms } of this.#otherNames() ?? []) {
				const { values } = this.#context.solve(terms);
				const [value] = values;
				if (value === undefined) continue;
				const added = names.slice(0, count).map((name) => [name, value]);
				for (const object of this.#buildObjects(entries, [], 0)) {
					yield {
						...object,
						...Object.fromEntries(added)
					};
				}
			}
		}
	}
	*#buildObjects(entries, others, shift) {
		const object = new Map();
		for (const { name, outcome } of entries) {
			const value = outcome.values[shift % Math.max(1, outcome.values.length)];
			if (value === undefined) return;
			object.set(name, value);
		}
		for (const name of [...this.#required, ...others]) {
			if (object.has(name)) continue;
			const { values } = this.#outcomeOf(name);
			const value = values[shift % Math.max(1, values.length)];
			if (value !== undefined) object.set(name, value);
			else if (this.#required.has(name)) return;
		}
		this.#fill(object);
		if (object.size >= this.#minSize) yield Object.fromEntries(object);
	}
	/** Adds properties up to the minimum. */
	#fill(object) {
		if (this.#minSize > maxTriedSize) return;
		for (const name of this.#declaredNames) {
			const [value] = this.#outcomeOf(name).values;
			if (object.size >= this.#minSize) return;
			if (value !== undefined && !object.has(name)) object.set(name, value);
		}
		for (const { names, terms } of this.#otherNames() ?? []) {
			const [value] = object.size < this.#minSize ? this.#context.solve(terms).values : [];
			for (const name of value === undefined ? [] : names) {
				if (object.size < this.#minSize && value !== undefined) object.set(name, value);
			}
		}
	}
}
const maxTriedSize = 24;

// EXTERNAL MODULE: ./.build/src/contract/pattern/chars.js
var chars = __webpack_require__(78442);
;// CONCATENATED MODULE: ./.build/src/contract/pattern/alphabet.js


/** Readable characters for witnesses, in order of preference. */
const preferredCharacters = "a0b1-x_A/. :,;@#+=!?*%&()[]{}<>|~^$'\"`\\\n	\u00e9";
/** One letter per equivalence class of characters; null if the budget is exceeded. */
function alphabetOf(automata, budget) {
	const sets = distinctSets(automata);
	const atoms = atomsOf(sets);
	if (!(0,contract_budget/* spend */.Rf)(budget, sets.length * (atoms.length + preferredCharacters.length))) return null;
	const classes = new Map();
	for (const code of [...codesOf(preferredCharacters), ...atoms]) {
		const key = sets.map((set) => (0,chars/* hasCodePoint */.ao)(set, code) ? "1" : "0").join("");
		if (!classes.has(key)) classes.set(key, code);
	}
	return [...classes.values()].map((code) => ({
		code,
		isWord: (0,chars/* hasCodePoint */.ao)(chars/* word */.Vm, code)
	}));
}
function codesOf(text) {
	return [...text].map((character) => character.codePointAt(0) ?? 0);
}
/** Always distinguishes word characters, for `\b`. */
function distinctSets(automata) {
	const sets = new Map();
	const add = (set) => sets.set(set.map(({ from, to }) => `${from}-${to}`).join(), set);
	add(chars/* word */.Vm);
	for (const { states } of automata) {
		for (const state of states) if (state.type === "chars") add(state.chars);
	}
	return [...sets.values()];
}
/** The first code point of every interval between set boundaries. */
function atomsOf(sets) {
	const boundaries = new Set();
	for (const { from, to } of [chars/* everything */.YT, ...sets].flat()) boundaries.add(from).add(to + 1);
	return [...boundaries].filter((code) => (0,chars/* hasCodePoint */.ao)(chars/* everything */.YT, code)).sort((a, b) => a - b);
}

;// CONCATENATED MODULE: ./.build/src/contract/pattern/automaton.js
const maxStates = 2e3;
/** Builds the automaton for an expression; null if it is too large. */
function automatonOf(regex) {
	const builder = new Builder();
	const start = builder.add(regex, builder.push({ type: "accept" }));
	return builder.isFull ? null : {
		states: builder.states,
		start
	};
}
class Builder {
	states = [];
	get isFull() {
		return this.states.length > maxStates;
	}
	push(state) {
		this.states.push(state);
		return this.states.length - 1;
	}
	/** Adds an expression with the successor `next`; returns its start state. */
	add(regex, next) {
		if (this.isFull) return next;
		switch (regex.type) {
			case "chars": return this.push({
				type: "chars",
				chars: regex.chars,
				to: next
			});
			case "assertion": return this.push({
				type: "assertion",
				assertion: regex.assertion,
				to: next
			});
			case "sequence": return regex.parts.reduceRight((to, part) => this.add(part, to), next);
			case "choice": return this.push({
				type: "fork",
				to: regex.options.map((option) => this.add(option, next))
			});
			case "repeat": return this.#repeat(regex.part, regex.min, regex.max, next);
		}
	}
	#repeat(part, min, max, next) {
		let to = next;
		if (max === Number.POSITIVE_INFINITY) to = this.#loop(part, next);
		else {
			for (let optional = max - min; optional > 0 && !this.isFull; optional--) {
				to = this.push({
					type: "fork",
					to: [this.add(part, to), next]
				});
			}
		}
		for (let remaining = min; remaining > 0 && !this.isFull; remaining--) to = this.add(part, to);
		return to;
	}
	#loop(part, next) {
		const exits = [next];
		const fork = this.push({
			type: "fork",
			to: exits
		});
		exits.unshift(this.add(part, fork));
		return fork;
	}
}

;// CONCATENATED MODULE: ./.build/src/contract/pattern/search.js


/** The id of the configuration after a match; it never changes again. */
const foundState = 0;
/** A lazily determinised search for one expression. */
class Search {
	#automaton;
	#budget;
	#live;
	#configurations = [];
	#ids = new Map();
	#steps = new Map();
	constructor(automaton, budget) {
		this.#automaton = automaton;
		this.#budget = budget;
		this.#live = liveStates(automaton);
		this.#configurations.push({
			states: [],
			before: "other"
		});
	}
	/** The configuration before the first character. */
	initial() {
		return this.#idOf({
			states: [this.#automaton.start],
			before: "start"
		});
	}
	/** Whether no continuation can match. */
	isDead(configuration) {
		return configuration !== foundState && this.#configurations[configuration]?.states.length === 0;
	}
	/** Whether the text so far matches. */
	accepts(configuration) {
		return configuration === foundState || this.#closure(configuration, "end") === foundState;
	}
	/** The configuration after one more character. */
	step(configuration, letter) {
		if (configuration === foundState) return foundState;
		const key = `${configuration} ${letter.code}`;
		const cached = this.#steps.get(key);
		if (cached !== undefined) return cached;
		const next = this.#computeStep(configuration, letter);
		this.#steps.set(key, next);
		return next;
	}
	#computeStep(configuration, letter) {
		const kind = letter.isWord ? "word" : "other";
		const closure = this.#closure(configuration, kind);
		if (closure === foundState) return foundState;
		const states = new Set([this.#automaton.start]);
		for (const state of closure) {
			if (state.type === "chars" && (0,chars/* hasCodePoint */.ao)(state.chars, letter.code)) states.add(state.to);
		}
		const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
		return this.#idOf({
			states: live,
			before: kind
		});
	}
	/** Every state reachable without a character, or `foundState`. */
	#closure(configuration, after) {
		const { states, before } = this.#configurations[configuration] ?? {
			states: [],
			before: "other"
		};
		const reached = new Set(states);
		const closure = [];
		for (const index of reached) {
			const state = this.#automaton.states[index];
			if (!state || !(0,contract_budget/* spend */.Rf)(this.#budget, 1)) break;
			closure.push(state);
			if (state.type === "accept") return foundState;
			if (state.type === "fork") for (const to of state.to) reached.add(to);
			if (state.type === "assertion" && assertionHolds(state.assertion, before, after)) reached.add(state.to);
		}
		return closure;
	}
	#idOf(configuration) {
		const key = `${configuration.before} ${configuration.states.join()}`;
		const existing = this.#ids.get(key);
		if (existing !== undefined) return existing;
		this.#ids.set(key, this.#configurations.length);
		return this.#configurations.push(configuration) - 1;
	}
}
function assertionHolds(assertion, before, after) {
	switch (assertion) {
		case "start": return before === "start";
		case "end": return after === "end";
		case "boundary": return before === "word" !== (after === "word");
		case "inside": return before === "word" === (after === "word");
	}
}
/** The states that can still reach a match after the start of the text. */
function liveStates({ states }) {
	const sources = new Map();
	for (const [index, state] of states.entries()) {
		for (const to of targets(state)) {
			const known = sources.get(to);
			if (known) known.push(index);
			else sources.set(to, [index]);
		}
	}
	const live = new Set([...states.keys()].filter((n) => states[n]?.type === "accept"));
	for (const index of live) for (const source of sources.get(index) ?? []) live.add(source);
	return live;
}
function targets(state) {
	if (state.type === "accept") return [];
	if (state.type === "fork") return state.to;
	if (state.type === "assertion") return state.assertion === "start" ? [] : [state.to];
	return state.chars.length === 0 ? [] : [state.to];
}

;// CONCATENATED MODULE: ./.build/src/contract/pattern/intersection.js




const maxStepsPerQuery = 1e5;
const defaultCount = 3;
/** Longer lengths are not counted: the walk would take as many steps. */
const maxCountedLength = 400;
/**
* The shortest texts that satisfy the constraints; an empty list proves that there is none. Null if
* undecided.
*/
function findTexts(constraints, budget) {
	const ownBudget = { remaining: Math.min(maxStepsPerQuery, budget.remaining) };
	const initialSteps = ownBudget.remaining;
	const texts = search(constraints, ownBudget);
	(0,contract_budget/* spend */.Rf)(budget, initialSteps - ownBudget.remaining);
	return ownBudget.remaining < 0 && texts?.length === 0 ? null : texts;
}
function search(constraints, budget) {
	const { required, excluded } = constraints;
	const automata = [...required, ...excluded].map(automatonOf);
	const built = automata.flatMap((automaton) => automaton ?? []);
	if (built.length < automata.length) return null;
	if (!(0,contract_budget/* spend */.Rf)(budget, built.reduce((sum, { states }) => sum + states.length, 0))) return null;
	const alphabet = alphabetOf(built, budget);
	if (!alphabet) return null;
	const searches = built.map((automaton) => new Search(automaton, budget));
	return walk(searches.slice(0, required.length), searches.slice(required.length), alphabet, constraints, budget);
}
function walk(required, excluded, alphabet, { min, max, count = defaultCount }, budget) {
	// Lengths beyond the larger bound are equivalent.
	const maxCounted = max < Number.POSITIVE_INFINITY ? max + 1 : min;
	if (maxCounted > maxCountedLength) return null;
	const searches = [...required, ...excluded];
	const configurations = searches.map((search) => search.initial());
	const queue = [{
		configurations,
		length: 0,
		from: null,
		code: 0
	}];
	const visited = new Set();
	const texts = [];
	for (const visit of queue) {
		if (!(0,contract_budget/* spend */.Rf)(budget, alphabet.length * searches.length)) return texts.length > 0 ? texts : null;
		if (visit.length >= min && satisfies(visit, required, excluded)) texts.push(intersection_textOf(visit));
		if (texts.length >= count) return texts;
		if (visit.length >= max) continue;
		for (const letter of alphabet) {
			const next = {
				configurations: visit.configurations.map((position, index) => searches[index]?.step(position, letter) ?? position),
				length: Math.min(visit.length + 1, maxCounted),
				from: visit,
				code: letter.code
			};
			const key = `${next.configurations.join(" ")},${next.length}`;
			if (visited.has(key) || isDeadEnd(next, required, searches)) continue;
			visited.add(key);
			queue.push(next);
		}
	}
	return texts;
}
function satisfies({ configurations }, required, excluded) {
	return required.every((search, index) => search.accepts(configurations[index] ?? foundState)) && !excluded.some((search, index) => search.accepts(configurations[required.length + index] ?? foundState));
}
/** Whether no continuation can satisfy the constraints. */
function isDeadEnd({ configurations }, required, searches) {
	return searches.some((search, index) => {
		const configuration = configurations[index] ?? foundState;
		return index < required.length ? search.isDead(configuration) : configuration === foundState;
	});
}
function intersection_textOf(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}

// EXTERNAL MODULE: ./.build/src/contract/pattern/regex.js
var regex = __webpack_require__(85672);
;// CONCATENATED MODULE: ./.build/src/contract/subsume/texts.js




/** Texts that distinguish patterns, the most instructive first. */
const samples = [
	"abc",
	"example",
	"a",
	"A",
	"1",
	"42",
	"2025-01-31",
	"2025-13-99",
	"a b",
	"a-b",
	"a_b",
	"file.txt",
	"docs/file.md",
	"/tmp",
	"../up",
	"~",
	"1.2.3",
	"x@example.org",
	"true",
	"",
	" ",
	"-1",
	"1.5",
	"ABC",
	"\u00fcber",
	"\u4e2d",
	"\ud83d\ude00",
	"a\nb",
	"\n",
	"	",
	"{{x}}",
	"\"",
	"b",
	"c",
	"ab",
	"x",
	"other",
	"x-other",
	"longer than that"
];
/** The cost in steps of compiling two patterns and testing the pool. */
const samplesCost = 100;
/** The same for patterns that a search tries on each text. */
const trialCost = 5e3;
const maxTriedLength = 2e4;
/** Candidate texts; null if there are none. */
function solveText(schemas, { budget }) {
	const min = schemas.reduce((bound, { minLength }) => Math.max(bound, minLength), 0);
	const max = schemas.reduce((bound, { maxLength }) => Math.min(bound, maxLength), Number.POSITIVE_INFINITY);
	if (min > max) return null;
	const ownPatterns = schemas.flatMap(({ pattern }) => pattern ?? []);
	const patterns = ownPatterns.flatMap((pattern) => [pattern, ...pattern.parts?.found ?? []]);
	const excludedPatterns = [...schemas.flatMap(({ inverse }) => inverse?.notPattern ?? []), ...ownPatterns.flatMap((pattern) => pattern.parts?.absent ?? [])];
	const sources = new Set(patterns.map(({ source }) => source));
	if (excludedPatterns.some(({ source }) => sources.has(source))) return null;
	const hasValidLength = (text) => (0,evaluate/* lengthOf */.Y5)(text) >= min && (0,evaluate/* lengthOf */.Y5)(text) <= max;
	const fitting = [...samples.filter(hasValidLength), ...plainTexts(min, max)];
	const excluded = excludedTexts(schemas, hasValidLength);
	if (patterns.length + excludedPatterns.length === 0 && excluded.length === 0) {
		return {
			values: max === 0 ? [""] : fitting,
			complete: max === 0
		};
	}
	const excludedRegexes = [...excludedPatterns.flatMap(({ regex }) => regex ?? []), ...excluded.length > 0 ? [(0,regex/* literals */.v$)(excluded)] : []];
	const isRelaxed = patterns.some(({ relaxed }) => relaxed !== null);
	const required = patterns.flatMap(({ regex, relaxed }) => regex ?? relaxed ?? []);
	const constraints = {
		required,
		excluded: excludedRegexes,
		min,
		max
	};
	const found = findTexts(constraints, budget);
	if (found && found.length === 0) return null;
	// Of the texts that a relaxed pattern finds, only some match: more are tried, of each length.
	const longest = Math.min(max, min + 8);
	const more = isRelaxed ? findTexts({
		...constraints,
		max: longest,
		count: 12
	}, budget) : null;
	const isTried = isRelaxed || excludedPatterns.some(({ relaxed }) => relaxed !== null);
	if (!(0,contract_budget/* spend */.Rf)(budget, isTried ? trialCost : samplesCost)) return {
		values: [],
		complete: false
	};
	return {
		values: [
			...fitting,
			...found ?? [],
			...more ?? []
		],
		complete: false
	};
}
function excludedTexts(schemas, hasValidLength) {
	const values = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []);
	return values.filter((value) => typeof value === "string").filter(hasValidLength);
}
/** Texts for length constraints. */
function plainTexts(min, max) {
	const lengths = [
		min,
		min + 1,
		max
	].filter((length) => length <= Math.min(max, maxTriedLength));
	return lengths.flatMap((length) => ["a".repeat(length), "1".repeat(length)]);
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/solve.js











const solve_maxDepth = 60;
const defaultMaxValues = 4;
/** Searches for values that satisfy all terms, or for a proof that there are none. */
function satisfy(terms, budget, maxValues = defaultMaxValues) {
	return new Solver(budget).solve(terms, maxValues);
}
class Solver {
	budget;
	#outcomes = new Map();
	#depth = 0;
	constructor(budget) {
		this.budget = budget;
	}
	/** An arrow function, so it can be passed without its object. */
	solve = (terms, maxValues = defaultMaxValues) => {
		const singleSchema = terms.length === 1 && terms[0] && "is" in terms[0] ? terms[0].is : null;
		const known = singleSchema && this.#outcomes.get(singleSchema);
		if (known) return known;
		if (this.#depth > solve_maxDepth || !(0,contract_budget/* spend */.Rf)(this.budget, 4)) return undecided;
		this.#depth++;
		const state = new State(terms);
		const outcome = state.add(terms) ? this.#branch(state, maxValues) : unsatisfiable;
		this.#depth--;
		if (singleSchema && maxValues >= defaultMaxValues && this.budget.remaining >= 0) this.#outcomes.set(singleSchema, outcome);
		return outcome;
	};
	/** Resolves choices one by one, the smallest first. */
	#branch(state, maxValues) {
		if (!(0,contract_budget/* spend */.Rf)(this.budget, 1 + state.schemas.length)) return undecided;
		const listed = this.#fromMembers(state, maxValues);
		if (listed) return listed;
		const choice = state.takeChoice();
		if (!choice) return this.#leaf(state, maxValues);
		const values = [];
		let [empty, complete] = [true, true];
		for (const alternative of choice) {
			const next = state.copy();
			const outcome = next.add(alternative) ? this.#branch(next, maxValues) : unsatisfiable;
			values.push(...outcome.values);
			empty &&= outcome.empty;
			complete &&= outcome.complete;
			if (values.length >= maxValues) return {
				empty: false,
				values,
				complete: false
			};
			if (this.budget.remaining < 0) return {
				empty: false,
				values,
				complete: false
			};
		}
		return {
			empty,
			values,
			complete
		};
	}
	/** Evaluates every value of an `enum`; null without one, or if undecided. */
	#fromMembers(state, maxValues) {
		const { members } = state.schemas.find((schema) => schema.members) ?? {};
		if (!members) return null;
		const values = [];
		let complete = true;
		for (const value of members.values) {
			const truth = this.#truth(state.terms, value);
			if (truth === true) values.push(value);
			if (truth === null) complete = false;
			if (values.length >= maxValues || this.budget.remaining < 0) break;
		}
		if (values.length === 0 && !complete) return state.hasChoices ? null : undecided;
		return {
			empty: values.length === 0 && complete,
			values,
			complete: complete && values.length < maxValues
		};
	}
	#leaf(state, maxValues) {
		const values = [];
		let [empty, complete] = [true, true];
		for (const kind of schema_schema/* kinds */.EZ) {
			if (state.schemas.some(({ allowedKinds }) => !allowedKinds.has(kind))) continue;
			const candidates = this.#candidatesOfKind(kind, state.schemas);
			const outcome = this.#verify(candidates, state.schemas, maxValues - values.length);
			values.push(...outcome.values);
			empty &&= outcome.empty;
			complete &&= outcome.complete;
			if (values.length >= maxValues) return {
				empty: false,
				values,
				complete: false
			};
		}
		return {
			empty,
			values,
			complete
		};
	}
	#candidatesOfKind(kind, schemas) {
		if (kind === "null") return {
			values: [null],
			complete: true
		};
		if (kind === "boolean") return {
			values: [true, false],
			complete: true
		};
		if (kind === "number") return solveNumber(schemas);
		if (kind === "string") return solveText(schemas, this);
		return kind === "array" ? solveList(schemas, this) : solveObject(schemas, this);
	}
	#verify(candidates, schemas, maxValues) {
		if (!candidates) return unsatisfiable;
		const terms = schemas.map((schema) => ({ is: schema }));
		const values = [];
		let isRefuted = candidates.complete;
		for (const value of candidates.values) {
			const truth = this.#truth(terms, value);
			if (truth === null) isRefuted = false;
			if (truth === true) values.push(value);
			if (values.length >= maxValues) return {
				empty: false,
				values,
				complete: false
			};
			if (this.budget.remaining < 0) return {
				empty: false,
				values,
				complete: false
			};
		}
		return {
			empty: isRefuted && values.length === 0,
			values,
			complete: isRefuted
		};
	}
	#truth(terms, value) {
		const { budget } = this;
		const truths = function* () {
			for (const term of terms) {
				yield "is" in term ? (0,evaluate/* evaluateSchema */.$F)(term.is, value, budget) : (0,truth/* negation */.m)((0,evaluate/* evaluateSchema */.$F)(term.not, value, budget));
			}
		};
		return (0,truth/* conjunction */.D)(truths());
	}
}
/** The decomposition of terms into schemas and pending choices. */
class State {
	terms;
	schemas;
	#choices;
	#acceptedKeys;
	#rejectedKeys;
	constructor(terms, from) {
		this.terms = terms;
		this.schemas = [...from?.schemas ?? []];
		this.#choices = [...from ? from.#choices : []];
		this.#acceptedKeys = new Set(from ? from.#acceptedKeys : []);
		this.#rejectedKeys = new Set(from ? from.#rejectedKeys : []);
	}
	get hasChoices() {
		return this.#choices.length > 0;
	}
	copy() {
		return new State(this.terms, this);
	}
	/** Adds terms, positive ones first; false if they contradict each other. */
	add(terms) {
		for (const term of terms) if ("is" in term && !this.#require(term.is)) return false;
		for (const term of terms) if ("not" in term && !this.#reject(term.not)) return false;
		return true;
	}
	#require(schema) {
		const key = keyOf(schema);
		if (key !== null && this.#acceptedKeys.has(key)) return true;
		if (key !== null && this.#rejectedKeys.has(key)) return false;
		if (key !== null) this.#acceptedKeys.add(key);
		if (schema.allowedKinds.size === 0) return false;
		this.schemas.push(schema);
		const { anyOf, oneOf, condition, dependents } = schema;
		if (anyOf) this.#choices.push(anyOf.map((inner) => [{ is: inner }]));
		if (oneOf) {
			this.#choices.push(oneOf.map((inner, chosen) => [{ is: inner }, ...oneOf.filter((_, index) => index !== chosen).map((other) => ({ not: other }))]));
		}
		if (condition) {
			const { test, thenSchema, elseSchema } = condition;
			this.#choices.push([[{ is: test }, { is: thenSchema }], [{ not: test }, { is: elseSchema }]]);
		}
		for (const [name, dependent] of dependents) this.#choices.push(withOrWithout(name, dependent));
		return schema.allOf.every((inner) => this.#require(inner)) && (!schema.not || this.#reject(schema.not));
	}
	#reject(schema) {
		const key = keyOf(schema);
		if (key !== null && this.#rejectedKeys.has(key)) return true;
		if (key !== null && this.#acceptedKeys.has(key)) return false;
		if (key !== null) this.#rejectedKeys.add(key);
		const alternatives = negate(schema, this.schemas);
		if (alternatives.length === 1 && alternatives[0]) return this.add(alternatives[0]);
		this.#choices.push(alternatives);
		return alternatives.length > 0;
	}
	/** Removes and returns the choice with the fewest alternatives. */
	takeChoice() {
		let best = 0;
		for (const [index, { length }] of this.#choices.entries()) {
			if (length < (this.#choices[best]?.length ?? 0)) best = index;
		}
		return this.#choices.splice(best, 1)[0] ?? null;
	}
}
function withOrWithout(name, dependent) {
	const [without, required] = [{
		...emptySchema,
		properties: new Map([[name, schema_schema/* bottom */.sQ]])
	}, new Set([name])];
	return [[{ is: without }], [{ is: {
		...emptySchema,
		required
	} }, { is: dependent }]];
}
const emptySchema = {
	...schema_schema/* top */.Mn,
	source: null
};

;// CONCATENATED MODULE: ./.build/src/contract/subsume/subsume.js










/** The step limit of one query. */
const subsume_maxStepsPerQuery = 3e5;
/**
* Whether `wider` accepts every value that `narrower` accepts. "yes" is proven; "no" has a witness that both
* evaluations confirm. In mode `declared-properties`, new properties of `wider` count as absent if `narrower` does not
* mention them (`relaxUndeclared`).
*/
function subsumes(wider, narrower, mode, budget) {
	return compare(wider, narrower, mode, budget ?? createBudget());
}
/** `subsumes`, with candidate witnesses to try first. */
function compare(wider, narrower, mode, budget, candidates = []) {
	if ((0,canonical/* canonical */.$)(wider) === (0,canonical/* canonical */.$)(narrower)) return subsumed;
	const ownBudget = { remaining: Math.min(subsume_maxStepsPerQuery, budget.remaining) };
	const initialSteps = ownBudget.remaining;
	const answer = answerFor(wider, narrower, mode, ownBudget, candidates);
	(0,contract_budget/* spend */.Rf)(budget, initialSteps - ownBudget.remaining);
	return answer;
}
/** A tree within a tree within a tree refutes what a list of small trees refutes; the rest takes an induction. */
function answerFor(wider, narrower, mode, budget, candidates) {
	const decided = (outer, inner) => decide((0,read_schema/* readSchema */.G)(mode === "declared-properties" ? relaxUndeclared(outer, inner) : outer), (0,read_schema/* readSchema */.G)(inner), budget, candidates);
	const nested = [wider, narrower].map((schema) => (0,references/* withoutReferences */.X)(schema));
	const first = decided(nested[0] ?? wider, nested[1] ?? narrower);
	if (first.answer !== "unknown" || !(0,references/* hasReference */.U)(nested)) return first;
	const obligations = inductionOf(wider, narrower);
	if (obligations?.every(([outer, inner]) => decided(outer, inner).answer === "yes")) return subsumed;
	return budget.remaining < 0 ? first : decided((0,references/* withoutReferences */.X)(wider, 2), (0,references/* withoutReferences */.X)(narrower, 2));
}
function decide(outer, inner, budget, candidates) {
	for (const value of candidates) {
		const answer = refutation(outer, inner, value);
		if (answer) return answer;
	}
	if (budget.remaining <= 0) return unknown("there is too much to compare");
	const { empty, values } = satisfy([{ is: inner }, { not: outer }], budget, 1);
	if (empty && budget.remaining >= 0) return subsumed;
	for (const value of values) {
		const answer = refutation(outer, inner, value);
		if (answer) return answer;
	}
	return unknown(budget.remaining < 0 ? "the schemas are too large" : "nothing is proven");
}
/** The answer "no" with a verified witness; null otherwise. */
function refutation(outer, inner, witness) {
	if ((0,evaluate/* evaluateSchema */.$F)(inner, witness) !== true || (0,evaluate/* evaluateSchema */.$F)(outer, witness) !== false) return null;
	return {
		answer: "no",
		witness,
		keyword: rejectingKeyword(outer, witness)
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/subsume/compare-schemas.js




/** Compares two schemas in both directions; tries `candidates`, such as defaults, first. */
function compareSchemas(before, after, candidates = [], budget = (0,contract_budget/* createBudget */.yK)()) {
	const forward = compare(after, before, "declared-properties", budget, candidates);
	const backward = compare(before, after, "declared-properties", budget, candidates);
	const deciding = forward.answer === "no" ? forward : backward;
	const keyword = deciding.answer === "no" ? deciding.keyword : differingKeyword(before, after);
	const verdict = verdictOf(forward, backward);
	const isProven = verdict !== "unknown" && deciding.answer === "no";
	return {
		verdict,
		detail: haveSameTypes((0,read_schema/* readSchema */.G)(before), (0,read_schema/* readSchema */.G)(after)) ? keyword : "type",
		witness: isProven ? { value: deciding.witness } : null
	};
}
/** A proven loss is certain even if the other direction is undecided, and so is proof of no loss. */
function verdictOf(forward, backward) {
	if (forward.answer === "unknown") return "unknown";
	if (forward.answer === "yes") return backward.answer === "yes" ? "equivalent" : "widened";
	return backward.answer === "no" ? "incomparable" : "narrowed";
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/schema-changes.js






/**
* The changes of a schema: one for the accepted values, one for every added or removed property (even if
* values stay accepted), and one for every changed default. If only properties and defaults changed and every
* value is still accepted, the first one is omitted.
*/
function schemaChanges(before, after, facet, candidates, context) {
	const schemas = [(0,model_contract/* facetValue */.fr)(before, facet) ?? {}, (0,model_contract/* facetValue */.fr)(after, facet) ?? {}];
	const [schemaBefore, schemaAfter] = [withoutDefaults(schemas[0]), withoutDefaults(schemas[1])];
	const properties = compareProperties(schemaBefore, schemaAfter);
	const propertyChanges = [
		...properties.removed.map((name) => facetChanged(before, after, facet, {
			detail: "property-removed",
			from: name,
			to: null
		})),
		...properties.added.map((name) => facetChanged(before, after, facet, {
			detail: "property-added",
			from: null,
			to: name
		})),
		...changedDefaults(...schemas).map((change) => defaultChanged(before, after, facet, change, context))
	];
	const comparison = compareSchemas(schemaBefore, schemaAfter, candidates, context.budget);
	const keepsAll = comparison.verdict === "equivalent" || comparison.verdict === "widened";
	if (properties.isOnlyChange && keepsAll && propertyChanges.length > 0) return propertyChanges;
	const locations = locationsOf(before, after, facet, comparison.detail, context);
	return [facetChanged(before, after, facet, {
		...comparison,
		...locations
	}), ...propertyChanges];
}
function defaultChanged(before, after, facet, { name, keyword, ...values }, context) {
	const side = (value) => value === undefined ? null : {
		name,
		default: value
	};
	const [from, to] = [side(values.before), side(values.after)];
	const locations = locationsOf(before, after, facet, keyword, context);
	return facetChanged(before, after, facet, {
		detail: "default",
		from,
		to,
		...locations
	});
}
function locationsOf(before, after, facet, keyword, context) {
	return {
		at: (0,fallback_location/* keywordLocation */.XC)(after, facet, keyword, context.after),
		was: (0,fallback_location/* keywordLocation */.XC)(before, facet, keyword, context.before)
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/facets.js











/** Every difference between two versions of one item, except facets reported elsewhere. */
function compareFacets(before, after, context, reportedElsewhere = new Set()) {
	if (isDeclared(before) !== isDeclared(after)) return [declarationChange(before, after)];
	if (isExec(before) && isExec(after)) return compareExec(before, after);
	const names = new Set([...after.facets.keys(), ...before.facets.keys()]);
	return [...names].filter((name) => !reportedElsewhere.has(name) && !isSuperseded(name, before, after)).flatMap((name) => compareFacet(before, after, name, context));
}
/** A facet of the schema is redundant if the effective facet differs. */
function isSuperseded(name, before, after) {
	if (!name.startsWith("schema.")) return false;
	const [from, to] = [before, after].map((item) => (0,model_contract/* facetValue */.fr)(item, name.slice("schema.".length)));
	return (0,canonical/* canonical */.$)(from ?? null) !== (0,canonical/* canonical */.$)(to ?? null);
}
/** Whether a manifest declares an input; an `interface:` list only names it. */
function isDeclared(item) {
	return item.kind !== "input" || item.facets.has("required");
}
/** One change reports all facets of an added or removed declaration. */
function declarationChange(before, after) {
	const detail = isDeclared(after) ? "added" : "removed";
	return facetChanged(before, after, "required", { detail });
}
function compareFacet(before, after, name, context) {
	const [from, to] = [before.facets.get(name), after.facets.get(name)];
	if (from && to) return compareShapes(before, after, name, from.shape, to.shape, context);
	if (isUnset(name, from ?? to)) return [];
	return [facetChanged(before, after, name, { detail: to ? "added" : "removed" })];
}
/** An absent flag equals false, except `required`, which then is unknown. */
function isUnset(name, facet) {
	return name !== "required" && facet?.shape.type === "flag" && !facet.shape.value;
}
function compareShapes(before, after, name, from, to, context) {
	if ((0,canonical/* canonical */.$)(from.value) === (0,canonical/* canonical */.$)(to.value)) return [];
	const change = (parts) => facetChanged(before, after, name, parts);
	if (from.type === "schema" && to.type === "schema") {
		return schemaChanges(before, after, name, defaultsOf(before, after), context);
	}
	if (from.type === "tools" && to.type === "tools") return toolsChanges(from.value, to.value, change);
	if (from.type === "entries" && to.type === "entries") {
		return entriesChanges((0,coverage/* compareEntries */.wD)(from, to, allPlatforms(after)), change, after.kind === "platform");
	}
	if (from.type === "positions" && to.type === "positions") {
		const { names, ...parts } = (0,positions/* comparePositions */.E)(from.value, to.value);
		return [change({
			...parts,
			witness: { value: names }
		})];
	}
	if (from.type === "range" && to.type === "range") {
		const { verdict, isDisjoint } = (0,ranges/* compareRanges */.C)(from.value, to.value);
		if (verdict === "equivalent") return [];
		return [change({
			verdict,
			detail: isDisjoint ? "disjoint" : "changed"
		})];
	}
	if (from.type === "number" && to.type === "number") {
		return [change({ detail: to.value > from.value ? "raised" : "lowered" })];
	}
	if (from.type === "version" && to.type === "version") {
		const order = (0,dotted/* compareDotted */.A)(to.value, from.value);
		if (order === 0) return [];
		if (order === null) return [change({
			detail: "changed",
			verdict: "incomparable"
		})];
		return [change({ detail: order > 0 ? "raised" : "lowered" })];
	}
	const names = after.kind === "provides" ? namesInPart(after, context) : [];
	const witness = names.length > 0 ? { value: names } : null;
	return [change({
		detail: "changed",
		witness
	})];
}
/** Candidate witnesses; none for sensitive inputs. */
function defaultsOf(before, after) {
	const items = [before, after];
	if (items.some((item) => (0,model_contract/* facetValue */.fr)(item, "sensitive") === true)) return [];
	return items.map((item) => (0,model_contract/* facetValue */.fr)(item, "default")).filter((value) => value !== undefined);
}
function toolsChanges(from, to, change) {
	if ((0,canonical/* canonical */.$)([...new Set(from)].sort()) === (0,canonical/* canonical */.$)([...new Set(to)].sort())) return [];
	return entriesChanges({
		...(0,tools/* compareTools */.NL)(from, to),
		becameEmpty: null
	}, change);
}
/** Additions to a list and removals from it are two changes; for a choice they are one. */
function entriesChanges({ gained, lost, becameEmpty }, change, isChoice = false) {
	if (becameEmpty) return [change({
		verdict: becameEmpty === "emptied" ? "widened" : "narrowed",
		detail: becameEmpty
	})];
	if (isChoice && gained.length > 0 && lost.length > 0) {
		return [change({
			verdict: "incomparable",
			detail: "changed",
			witness: { value: lost }
		})];
	}
	const part = (verdict, value) => value.length > 0 ? [change({
		verdict,
		detail: "changed",
		witness: { value }
	})] : [];
	const changes = [...part("widened", gained), ...part("narrowed", lost)];
	return changes.length > 0 ? changes : [change({
		verdict: "equivalent",
		detail: "changed"
	})];
}
/** The values of `[platform]` in the skill.toml contract. */
const platforms = new Map([["os", [
	"linux",
	"macos",
	"windows"
]], ["arch", [
	"x86_64",
	"aarch64",
	"arm"
]]]);
function allPlatforms({ kind, name }) {
	return kind === "platform" ? platforms.get(name) ?? [] : [];
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/recipes.js




/** Aligns the recipes of both sides, so that a moved file keeps its parts and a new id is one change. */
function alignRecipes(before, after) {
	const { pairs } = pairRecipes(before, after);
	if (pairs.length === 0) return {
		renames: [],
		before,
		after
	};
	const names = new Map(pairs.map(([from, to]) => [from.name, to.name]));
	const unread = new Set(pairs.filter((pair) => pair.some(isUnread)).map(([, to]) => to.name));
	const isComparable = (item) => !isPart(item) || !unread.has(item.owner);
	return {
		renames: pairs.flatMap(([from, to]) => idOf(from) === idOf(to) || isUnread(from) || isUnread(to) ? [] : {
			before: from,
			after: to
		}),
		before: before.map((item) => withNames(item, names)).filter(isComparable),
		after: after.filter(isComparable)
	};
}
/** The recipe files of one side without a counterpart on the other. */
function unpairedRecipeFiles(items, others) {
	return new Set(pairRecipes(items, others).removed.map(fileOf));
}
/** Pairs recipes by file and id, then by id, then by file. */
function pairRecipes(before, after) {
	const byId = (item) => idOf(item) || undefined;
	const byBoth = (item) => `${fileOf(item)}\0${idOf(item)}`;
	return pairByKeys(before.filter(isRecipe), after.filter(isRecipe), [
		[byBoth, byBoth],
		[byId, byId],
		[fileOf, fileOf]
	]);
}
/**
* The changes of a recipe, its parameters or its steps; null for another item. A default confirmation is
* reported once, and a default that makes a parameter optional is not a change of its own.
*/
function compareRecipes(before, after, context) {
	if (isRecipe(after)) return [];
	if (after.kind === "recipe-parameter") {
		const hasSameNeed = (0,model_contract/* isSet */.vM)(before, "required") === (0,model_contract/* isSet */.vM)(after, "required");
		const isSensitive = (0,model_contract/* isSet */.vM)(before, "sensitive") || (0,model_contract/* isSet */.vM)(after, "sensitive");
		const isShown = hasSameNeed && !isSensitive;
		return compareFacets(before, after, context, new Set(["sensitive", ...isShown ? [] : ["default"]]));
	}
	if (after.kind !== "recipe-step") return null;
	const isInherited = !(0,model_contract/* isSet */.vM)(before, "stated") && !(0,model_contract/* isSet */.vM)(after, "stated");
	const runsOthers = (0,canonical/* canonical */.$)((0,model_contract/* facetValue */.fr)(before, "programs") ?? null) !== (0,canonical/* canonical */.$)((0,model_contract/* facetValue */.fr)(after, "programs") ?? null);
	const hidden = new Set([
		"stated",
		...isInherited ? ["confirmation"] : [],
		...runsOthers ? ["command"] : []
	]);
	return compareFacets(before, after, context, hidden);
}
/** Points removed parameters and steps at the id of their recipe in head. */
function relocateToRecipe(items) {
	const recipes = new Map(items.filter(isRecipe).map((item) => [item.name, item]));
	return (change) => {
		const { before } = change;
		const recipe = before && isPart(before) ? recipes.get(before.owner) : undefined;
		return recipe ? {
			...change,
			at: recipe.at
		} : change;
	};
}
function withNames(item, names) {
	if (isRecipe(item)) return {
		...item,
		name: names.get(item.name) ?? item.name
	};
	return isPart(item) ? {
		...item,
		owner: names.get(item.owner) ?? item.owner
	} : item;
}
function isRecipe({ kind }) {
	return kind === "recipe";
}
function isPart({ kind }) {
	return kind === "recipe-parameter" || kind === "recipe-step";
}
function isUnread(item) {
	return (0,model_contract/* isSet */.vM)(item, "unread");
}
function fileOf(item) {
	return String((0,model_contract/* facetValue */.fr)(item, "file") ?? item.name);
}
function idOf(item) {
	return String((0,model_contract/* facetValue */.fr)(item, "id") ?? "");
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/content.js






/**
* Reports changed files other than manifests, without nested skills and without files that `.skillignore`
* excludes.
*/
function compareBundles(before, after) {
	const [filesBefore, filesAfter] = [bundleOf(before), bundleOf(after)];
	const [removedRecipes, addedRecipes] = [recipesOf(before, after), recipesOf(after, before)];
	const [isIgnoredBefore, isIgnoredAfter] = [createIgnoreFilter(before), createIgnoreFilter(after)];
	const isReportedAsRecipe = (file, other, recipes) => !other && recipes.has(file.name);
	const changedBefore = [...filesBefore.values()].filter((file) => {
		const other = filesAfter.get(file.name);
		if (isIgnoredBefore(file.name) && (!other || isIgnoredAfter(file.name))) return false;
		return (0,model_skill/* filesDiffer */.IR)(file, other) && !isReportedAsRecipe(file, other, removedRecipes);
	});
	const changedAfter = [...filesAfter.values()].filter((file) => {
		const other = filesBefore.get(file.name);
		if (isIgnoredAfter(file.name) && (!other || isIgnoredBefore(file.name))) return false;
		return (0,model_skill/* filesDiffer */.IR)(other, file) && !isReportedAsRecipe(file, other, addedRecipes);
	});
	if (changedBefore.length + changedAfter.length === 0) return [];
	const locationOf = (skill, file) => file ? { path: file.path } : (0,model_skill/* versionLocation */.mM)(skill);
	return [changeOf({
		kind: "bundle",
		action: "changed",
		facet: "files",
		from: changedBefore.map(({ name }) => name),
		to: changedAfter.map(({ name }) => name),
		at: locationOf(after, changedAfter[0]),
		was: locationOf(before, changedBefore[0])
	})];
}
function createIgnoreFilter({ ignore }) {
	return typeof ignore === "string" ? (0,skillignore/* createIgnoreTest */.$m)(ignore) : () => false;
}
/** The recipe files that are reported as items: both sides have the manifest, and one has the recipe. */
function recipesOf({ contract }, other) {
	const reported = contract.items.filter(({ dialect }) => (0,model_skill/* manifestOf */.$V)(other, dialect));
	return unpairedRecipeFiles(reported, other.contract.items);
}
function bundleOf({ files, manifests }) {
	const carriers = new Set(manifests.map(({ path }) => path));
	const nestedSkillFolders = new Set(files.filter(({ name }) => (0,model_skill/* isManifestName */.zU)((0,text_path/* nameOf */.Vb)(name))).map(({ name }) => (0,text_path/* folderOf */.yS)(name)));
	const ownFiles = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nestedSkillFolders));
	return new Map(ownFiles.map((file) => [file.name, file]));
}
function isNested(name, folders) {
	return [...(0,text_path/* selfAndAncestors */.Qy)((0,text_path/* folderOf */.yS)(name))].some((folder) => folder !== "" && folders.has(folder));
}
/** Changed instructions, at the first line that differs on each side. */
function compareBodies(before, after, context) {
	const changes = compareFacets(before, after, context);
	if (changes.length === 0) return changes;
	const [base, head] = [bodyOf(context.before, before), bodyOf(context.after, after)];
	if (!base || !head) return changes;
	const [baseLines, headLines] = [linesOf(base), linesOf(head)];
	const at = locateLine(head, headLines, firstDifference(headLines, baseLines));
	const was = locateLine(base, baseLines, firstDifference(baseLines, headLines));
	return changes.map((change) => ({
		...change,
		at,
		was
	}));
}
/** The body of an item; null if it holds manifest blocks, since lines of these are no instructions. */
function bodyOf(skill, { dialect }) {
	const body = (0,model_skill/* manifestOf */.$V)(skill, dialect)?.body;
	return body && body.prose.length === body.text.length ? body : null;
}
/** The index of the first line that others do not have there, or else of the last line. */
function firstDifference(lines, others) {
	const first = lines.findIndex((line, index) => line !== "" && line !== others[index]);
	return first < 0 ? Math.max(0, lines.length - 1) : first;
}
function locateLine(body, lines, index) {
	const start = body.text.split("\n", index).reduce((sum, { length }) => sum + length + 1, 0);
	return body.locate(start, start + (lines[index] ?? "").length);
}
/** The lines of a body as its digest takes them: white space at the end does not count. */
function linesOf({ text }) {
	const lines = text.split("\n").map((line) => line.trimEnd());
	return lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
}

// EXTERNAL MODULE: ./.build/src/model/value/differences.js
var differences = __webpack_require__(87451);
;// CONCATENATED MODULE: ./.build/src/contract/compare/entry-location.js






/**
* Points each change of a list, or of a list in a mapping, at the first entry that head added, or else at the key, and
* `was` at the first entry that head removed.
* @param changes All changes of one item.
*/
function locateEntries(changes, context) {
	const byFacet = (0,group_by/* groupBy */.$)(changes, ({ facet }) => facet);
	return changes.map((change) => locateChange(change, context, byFacet.get(change.facet)?.length === 1));
}
/** @param isOnly Whether no other change reports entries of the same list. */
function locateChange(change, { before, after }, isOnly) {
	const head = nodeOf(change, change.after, change.at, after);
	if (!head || change.action !== "changed") return change;
	const base = nodeOf(change, change.before, change.was, before);
	const [difference] = (0,differences/* differencesOf */.g)(base?.json, head.json);
	if (!difference) return change;
	const inHead = descend(head, difference);
	const inBase = base && descend(base, difference);
	const lists = listsOf(difference);
	if (!lists) {
		if (difference.path.length === 0) return change;
		return {
			...change,
			at: inHead.at,
			was: inBase?.at ?? change.was
		};
	}
	const { added, removed } = reportedEntries(change, (0,differences/* listDifference */.U)(...lists), isOnly);
	const isOtherSchema = change.facet === "schema" && change.verdict === "incomparable";
	const removedAt = inBase && entryLocation(inBase.value, removed, before);
	return {
		...change,
		// Of a list of other values, the missing ones break callers.
		at: isOtherSchema ? inHead.at : entryLocation(inHead.value, added, after) ?? inHead.keyAt,
		was: removedAt ?? change.was
	};
}
/** The value that a change is about, if the change points at it. */
function nodeOf({ facet, detail }, item, at, skill) {
	const root = item && (0,model_skill/* manifestOf */.$V)(skill, item.dialect)?.root;
	if (!item || !root || facet === null) return null;
	const ofFacet = item.pointer + (0,value_value/* formatPointer */.$2)(facet);
	const keyword = (0,value_value/* formatPointer */.$2)(...(detail ?? "").split("."));
	const isSchema = item.facets.get(facet)?.shape.type === "schema";
	const pointers = isSchema ? [ofFacet + keyword] : [item.pointer, ofFacet];
	for (const pointer of pointers) {
		const { value, keyAt, missing } = (0,value_value/* resolvePointer */.cj)(root, pointer);
		if (missing || value.at !== at || isSchema && value.kind !== "list") continue;
		return {
			value,
			keyAt,
			json: isSchema ? (0,value_value/* toJson */.aB)(value) : (0,model_contract/* facetValue */.fr)(item, facet) ?? null
		};
	}
	return null;
}
/** The two lists that differ; a missing one is empty. Null for other values. */
function listsOf({ before, after }) {
	const [from, to] = [before ?? [], after];
	return isList(from) && isList(to) ? [from, to] : null;
}
function isList(value) {
	return Array.isArray(value);
}
/** The value at the end of a path; if it is missing, its innermost parent. */
function descend(node, { path }) {
	let { value, keyAt } = node;
	for (const key of path) {
		const field = value.kind === "table" ? value.fields.get(key) : undefined;
		if (!field) return {
			...node,
			value,
			keyAt,
			at: keyAt
		};
		({value, keyAt} = field);
	}
	return {
		...node,
		value,
		keyAt,
		at: value.at
	};
}
/** The entries that a change names; all of them if it is the only change of the list and names none. */
function reportedEntries({ witness }, entries, isOnly) {
	const names = witness?.value;
	if (!isList(names ?? null)) return entries;
	const known = new Set(names.map(canonical/* canonical */.$));
	const select = (some) => {
		const named = some.filter((entry) => known.has((0,canonical/* canonical */.$)(entry)));
		return named.length === 0 && isOnly ? some : named;
	};
	return {
		added: select(entries.added),
		removed: select(entries.removed)
	};
}
/** The location of the first of some entries of a list, or of a text that holds them; undefined if it has none. */
function entryLocation(value, entries, skill) {
	const texts = new Set(entries.map(canonical/* canonical */.$));
	if (value.kind === "list") {
		return value.items.find((item) => jsonOfEntry(item).some((json) => texts.has(json)))?.at;
	}
	if (value.kind !== "string" || entries.length === 0) return undefined;
	return entries.flatMap((entry) => wordLocation(value.at, String(entry), skill) ?? [])[0];
}
/** An item of a list as JSON; an item of `allowed-tools` may hold several tools. */
function jsonOfEntry(item) {
	const words = item.kind === "string" ? ((0,value_value/* source */.sP)(item) ?? "").split(/[\s,]+/) : [];
	return [
		(0,value_value/* asWritten */.qm)(item),
		(0,value_value/* toJson */.aB)(item),
		...words
	].map(canonical/* canonical */.$);
}
/** The location of a word in a text of one or more lines. */
function wordLocation({ path, range }, word, skill) {
	if (!range) return undefined;
	const lines = skill.texts.get(path)?.split("\n") ?? [];
	for (let line = range.start.line; line <= range.end.line; line++) {
		const text = lines[line - 1] ?? "";
		const from = line === range.start.line ? range.start.column - 1 : 0;
		const index = indexOfWord(text, word, from);
		if (index < 0) continue;
		const start = {
			line,
			column: index + 1
		};
		return {
			path,
			range: {
				start,
				end: {
					line,
					column: start.column + word.length
				}
			}
		};
	}
	return undefined;
}
function indexOfWord(text, word, from) {
	for (let index = text.indexOf(word, from); index >= 0; index = text.indexOf(word, index + 1)) {
		const [before, after] = [text[index - 1] ?? " ", text[index + word.length] ?? " "];
		if (/[\s,"'[]/.test(before) && /[\s,"'\]]/.test(after)) return index;
	}
	return -1;
}

// EXTERNAL MODULE: ./.build/src/model/text/placeholders.js
var text_placeholders = __webpack_require__(16219);
// EXTERNAL MODULE: ./.build/src/contract/coverage/command-line.js
var command_line = __webpack_require__(75987);
// EXTERNAL MODULE: ./.build/src/contract/coverage/interpreters.js
var interpreters = __webpack_require__(87378);
;// CONCATENATED MODULE: ./.build/src/contract/compare/entrypoints.js






/**
* The changes of an entrypoint's command line: removed and added inputs, another interpreter, and other
* differences. A removed or added input itself reports its placeholder.
*/
function compareCommands(before, after, inputs) {
	const [commandBefore, commandAfter] = [parseCommand(before, inputs.names), parseCommand(after, new Map())];
	if ((0,canonical/* canonical */.$)(argvOf(before)) === (0,canonical/* canonical */.$)(argvOf(after))) return [];
	if ((0,command_line/* isProse */.y6)(before)) {
		return (0,command_line/* isProse */.y6)(after) ? [facetChanged(before, after, "argv", { detail: "text" })] : [itemAdded(after)];
	}
	const isKnown = (name) => inputs.before.has(name) || isImplied(name, before);
	const removedNames = [...commandBefore.placeholders].filter((name) => !commandAfter.placeholders.has(name) && isKnown(name));
	const isImpliedNow = (name) => !inputs.after.has(name) && isImplied(name, after);
	const addedNames = [...commandAfter.placeholders].filter((name) => !commandBefore.placeholders.has(name) && (inputs.after.has(name) || isImpliedNow(name)));
	const isTaken = (name) => inputs.before.has(name) || inputs.usedBefore.has(name);
	const isRemovedInput = (name) => inputs.before.has(name) && !inputs.after.has(name);
	const reportedNames = new Set([...removedNames, ...addedNames]);
	const isSame = commandBefore.isList === commandAfter.isList && remainingWords(commandBefore, reportedNames) === remainingWords(commandAfter, reportedNames);
	const change = (parts) => facetChanged(before, after, "argv", parts);
	return [
		...removedNames.filter((name) => !isRemovedInput(name)).map((name) => change({
			detail: "placeholder-dropped",
			from: name,
			to: null
		})),
		...addedNames.filter((name) => isImpliedNow(name) || inputs.before.has(name)).map((name) => ({
			to: name,
			detail: isTaken(name) ? "placeholder-added" : "placeholder-new"
		})).map((parts) => change({
			...parts,
			from: null
		})),
		...programChanges(commandBefore, commandAfter, isSame).map(change)
	];
}
/** What the command now runs: another program, new code, or the same with other words. */
function programChanges(before, after, isSame) {
	const isOther = before.isList && after.isList && (0,canonical/* canonical */.$)(before.program) !== (0,canonical/* canonical */.$)(after.program);
	const code = codeOf(after);
	const isNewCode = code !== undefined && !isSame && code !== codeOf(before);
	if (isNewCode) return [{
		detail: "code",
		from: codeOf(before) ?? null,
		to: code
	}];
	if (isOther) return [{
		detail: "interpreter",
		from: before.program,
		to: after.program
	}];
	return isSame ? [] : [{ detail: "changed" }];
}
/** The code that a command passes to an interpreter, such as the text after `bash -c`. */
function codeOf({ program, words }) {
	const all = [program, ...words].map((word) => isText(word) ? word : "");
	const index = (0,interpreters/* codeIndex */.E)(all);
	return index < 0 ? undefined : all[index];
}
function parseCommand(item, names) {
	const value = argvOf(item);
	const words = (Array.isArray(value) ? value : [value]).map((word) => typeof word === "string" ? (0,text_placeholders/* renamePlaceholders */.xU)(word, names) : word);
	const placeholders = new Set(words.filter(isText).flatMap(text_placeholders/* placeholdersIn */.Qf));
	if (!Array.isArray(value)) return {
		isList: false,
		program: null,
		words,
		placeholders
	};
	return {
		isList: true,
		program: words[0] ?? null,
		words: words.slice(1),
		placeholders
	};
}
function argvOf(item) {
	return (0,model_contract/* facetValue */.fr)(item, "argv") ?? null;
}
function isText(word) {
	return typeof word === "string";
}
/** The router format declares no inputs: the placeholders of its commands are its inputs. */
function isImplied(name, { dialect }) {
	return dialect === "router-manifest" && !text_placeholders/* builtInPlaceholders */.GP.has(name);
}
/** The words without these parameters, in lists and within texts, and without the options before them. */
function remainingWords({ words }, names) {
	const usesPlaceholder = (word) => isText(word) && (0,text_placeholders/* placeholdersIn */.Qf)(word).some((name) => names.has(name));
	return (0,canonical/* canonical */.$)(cleanWords(words, (word) => withoutPlaceholders(word, usesPlaceholder)));
}
/** A word without its parameters; undefined if nothing remains. */
function withoutPlaceholders(word, usesPlaceholder) {
	if (!isText(word) || !usesPlaceholder(word)) return word;
	const cleanedWords = cleanWords(word.split(" "), (part) => usesPlaceholder(part) ? undefined : part);
	return cleanedWords.length > 0 ? cleanedWords.join(" ") : undefined;
}
function cleanWords(words, cleanWord) {
	const cleanedWords = words.map(cleanWord);
	const isOption = (word) => isText(word) && word.startsWith("-");
	return cleanedWords.filter((word, index) => word !== undefined && !(isOption(word) && index + 1 < cleanedWords.length && cleanedWords[index + 1] === undefined));
}

;// CONCATENATED MODULE: ./.build/src/contract/fields/field-prose.js

/** A part of a type in words that name no type, such as `memories` in `array of memories`. */
const prose = { $comment: "prose" };
/** Two parsed types without the parts that either states in prose, which cannot be compared. */
function withoutProse(a, b) {
	const hasBranches = [a, b].some((type) => (0,json_object/* isObject */.G)(type) && ("anyOf" in type || "prefixItems" in type));
	if (a === prose || b === prose || hasBranches && (hasProse(a) || hasProse(b))) return [{}, {}];
	if (!(0,json_object/* isObject */.G)(a) || !(0,json_object/* isObject */.G)(b)) return [a, b];
	const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
	const sides = keys.map((key) => [key, alignKey(key, a[key], b[key])]);
	return [sideOf(sides, 0), sideOf(sides, 1)];
}
function alignKey(key, a, b) {
	if (key === "properties") {
		const [from, to] = [(0,json_object/* isObject */.G)(a) ? a : {}, (0,json_object/* isObject */.G)(b) ? b : {}];
		const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
		const sides = names.map((name) => [name, alignKey("", from[name], to[name])]);
		return [a && sideOf(sides, 0), b && sideOf(sides, 1)];
	}
	if (a === undefined || b === undefined) return [a && plain(a), b && plain(b)];
	return (0,json_object/* isObject */.G)(a) && (0,json_object/* isObject */.G)(b) ? withoutProse(a, b) : [a, b];
}
function sideOf(sides, side) {
	const present = sides.flatMap(([key, values]) => {
		const value = values[side];
		return value === undefined ? [] : [[key, value]];
	});
	return Object.assign(Object.create(null), Object.fromEntries(present));
}
/** A type with every part in prose as one that accepts everything. */
function plain(type) {
	return withoutProse(type, type)[0];
}
function hasProse(type) {
	if (type === prose) return true;
	if (Array.isArray(type)) return type.some(hasProse);
	return (0,json_object/* isObject */.G)(type) && Object.values(type).some(hasProse);
}

// EXTERNAL MODULE: ./.build/src/model/text/word-list.js
var word_list = __webpack_require__(91374);
;// CONCATENATED MODULE: ./.build/src/contract/fields/field-type-words.js

const typeWords = new Set((0,word_list/* wordList */.d)("string integer number boolean null object array json"));
/** The names of types in other languages, of which the first are no common words. */
const synonyms = new Map([
	...pairs("string", "str text char varchar"),
	...pairs("integer", "int int32 int64 long uint"),
	...pairs("number", "float double decimal numeric"),
	...pairs("boolean", "bool"),
	...pairs("null", "none nil undefined"),
	...pairs("object", "dict map mapping record struct"),
	...pairs("array", "list set sequence"),
	...pairs("json", "any unknown")
]);
/** Synonyms that are types also where they stand alone, since they are no common words. */
const clearWords = new Set((0,word_list/* wordList */.d)("str int float bool"));
function pairs(type, words) {
	return (0,word_list/* wordList */.d)(words).map((word) => [word, type]);
}
/** Whether a word is a type by itself. */
function isTypeWord(word) {
	return typeWords.has(word) || clearWords.has(word);
}
/** The type that a word names; within other types also in capitals, as a plural and by common words. */
function typeWord(word, isInside) {
	if (isTypeWord(word)) return synonyms.get(word) ?? word;
	if (!isInside) return undefined;
	const name = word.toLowerCase();
	for (const form of [name, name.replace(/s$/, "")]) if (typeWords.has(form) || synonyms.has(form)) return synonyms.get(form) ?? form;
	return undefined;
}

;// CONCATENATED MODULE: ./.build/src/contract/fields/field-types.js


/** Deeper descriptions are prose. */
const field_types_maxDepth = 8;
/** A longer description is prose. */
const field_types_maxLength = 2e3;
/**
* The schema of a type in the notation of Skill Manifest v2 and those of common languages: `string | null`,
* `array of {id, title}`, `{id: integer}`, `{\u2026}`, `string[]`, `Array<string>`, `map of string to integer`,
* `dict[str, int]`; undefined for prose.
*/
function parseFieldType(text) {
	return text.length > field_types_maxLength ? undefined : parseUnion(text, 0);
}
/** A part that says no type is `prose`, and undefined at the outermost level. */
function parseUnion(text, depth) {
	const unknown = depth > 0 ? prose : undefined;
	if (depth > field_types_maxDepth) return unknown;
	const parts = splitOutside(text.trim(), "|");
	const alternatives = parts.length > 1 ? parts : text.trim().split(/\s+or\s+/);
	const schemas = alternatives.map((part) => parseType(part.trim(), depth));
	const known = schemas.filter((schema) => schema !== undefined);
	return known.length < schemas.length || known.includes(prose) ? unknown : anyOf(known);
}
function anyOf(schemas) {
	const types = schemas.map((schema) => typeof schema === "string" ? schema : undefined);
	if (types.every((type) => type !== undefined)) {
		return types.includes("json") ? {} : { type: [...new Set(types)] };
	}
	const asSchema = (type) => typeof type !== "string" ? type : type === "json" ? {} : { type };
	return schemas.length === 1 ? schemas[0] : { anyOf: schemas.map(asSchema) };
}
/** A type word as itself, every other type as a schema. */
function parseType(text, depth) {
	const word = typeWord(text, depth > 0);
	if (word !== undefined) return word;
	const inner = (part) => parseUnion(part, depth + 1);
	const quoted = depth > 0 ? /^(["'`])([^"'`]*)\1$/s.exec(text)?.[2] : undefined;
	if (quoted !== undefined) return typeWord(quoted, true) ?? { const: quoted };
	const [, group] = /^\((.*)\)$/s.exec(text) ?? [];
	if (group !== undefined) return inner(group);
	return parseMap(text, inner) ?? parseList(text, inner) ?? parseObject(text, inner) ?? parseNullable(text, inner) ?? parseRemarked(text, depth);
}
/** `map of string to integer`, `map of integers`, `Record<string, T>`, `dict[str, T]`, `map[string]T`, `{[key: string]: T}`. */
function parseMap(text, inner) {
	const [, value] = /^(?:map|dict|dictionary|mapping|record|hash)\s*[<[]\s*["'\w]+\s*,(.*)[>\]]$/is.exec(text) ?? /^map\[\w+\](.+)$/is.exec(text) ?? /^\{\s*\[\s*\w+\s*(?::|\bin\b)\s*\w+\s*\]\s*:(.*?)[;,]?\s*\}$/s.exec(text) ?? /^(?:an? )?(?:map|dict|dictionary|mapping|record|hash|object)s? (?:of|from) [\w-]+ to (.+)$/is.exec(text) ?? /^(?:an? )?(?:map|dict|dictionary|mapping|hash)s? of (.+)$/is.exec(text) ?? [];
	const schema = value === undefined ? undefined : inner(value);
	return schema === undefined ? undefined : {
		type: "object",
		additionalProperties: schema
	};
}
/** `array of T`, `T[]`, `Array<T>`, `list[T]`, `[T]`. */
function parseList(text, inner) {
	const [, element] = /^(?:an? )?(?:array|list|set|sequence)s? of (.+)$/is.exec(text) ?? /^(?:readonly )?(?:array|readonlyarray|list|set|sequence|iterable|vec)\s*[<[](.*)[>\]]$/is.exec(text) ?? /^\[(.*)\]$/s.exec(text) ?? /^(?:readonly )?(.+)\[\]$/s.exec(text) ?? [];
	if (element === undefined) return undefined;
	const [first = "", ...others] = splitOutside(element, ",").map((part) => part.trim());
	const isTuple = others.some((part) => !/^(?:\.\.\.|\u2026)?$/.test(part));
	if (first === "") return { type: "array" };
	if (isTuple && text.startsWith("[")) return {
		type: "array",
		prefixItems: [first, ...others].map((part) => inner(part) ?? prose)
	};
	const items = inner(isTuple ? element : first);
	return items === undefined ? undefined : {
		type: "array",
		items
	};
}
/** `{id, title?}`, `{id: integer; title: string}`, `object {id (integer)}`, with words after it. */
function parseObject(text, inner) {
	const [, body] = /^(?:(?:an? )?(?:object|record|dict|struct)s?:?\s*(?:with |of )?)?\{(.*)\}(?:[\s,:]+[a-z(\u2013\u2014-].*)?$/is.exec(text) ?? [];
	if (body === undefined) return undefined;
	if (/^\s*(?:\.\.\.|\u2026)?\s*$/.test(body)) return { type: "object" };
	const properties = Object.create(null);
	const required = [];
	for (const part of splitOutside(body.replace(/[;,]\s*$/, ""), ",", ";")) {
		const [, name, mark, type, remark] = /^\s*["'`]?([\w-]+)["'`]?(\?)?\s*(?::(.*)|\((.*)\)\s*)?$/s.exec(part) ?? [];
		if (name === undefined || name in properties) return undefined;
		const said = (type ?? remark)?.replace(/,?\s*\boptional\b\s*,?/i, "").trim();
		properties[name] = said ? inner(said) ?? prose : {};
		if (mark === undefined && !/\boptional\b/i.test(remark ?? "")) required.push(name);
	}
	return {
		type: "object",
		properties,
		required
	};
}
/** `T?`, `Optional[T]`, `nullable T`, `Union[A, B]`. */
function parseNullable(text, inner) {
	const [, union] = /^union\s*[<[](.*)[>\]]$/is.exec(text) ?? [];
	if (union !== undefined) return inner(splitOutside(union, ",").join("|"));
	const [, type] = /^(?:optional|nullable|maybe|option)\s*[<[](.*)[>\]]$/is.exec(text) ?? /^(?:optional|nullable) (.+)$/is.exec(text) ?? /^(\S+)\?$/s.exec(text) ?? [];
	const schema = type === undefined ? undefined : inner(`${type} | null`);
	return schema === prose ? undefined : schema;
}
/** A type with words after it: `integer (1-10)`, `string: the id`, `string - the id`. */
function parseRemarked(text, depth) {
	const [, type] = /^([^(:\u2013\u2014]*?)\s*(?:\(.*\)|:\s.*|\s[-\u2013\u2014]\s.*)$/s.exec(text) ?? [];
	const schema = type ? parseType(type, depth) : undefined;
	return schema === prose ? undefined : schema;
}
/** Splits a text at separators outside brackets; `<` opens one only after a word. */
function splitOutside(text, ...separators) {
	const parts = [];
	let depth = 0;
	let angles = 0;
	let start = 0;
	for (let index = 0; index < text.length; index++) {
		const character = text[index] ?? "";
		if ("{[(".includes(character)) depth++;
		else if ("}])".includes(character)) depth--;
		else if (character === "<" && /\w/.test(text[index - 1] ?? "")) angles++;
		else if (character === ">" && angles > 0) angles--;
		else if (separators.includes(character) && depth === 0 && angles === 0) {
			parts.push(text.slice(start, index));
			start = index + 1;
		}
	}
	return [...parts, text.slice(start)];
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/field-descriptions.js







const field_descriptions_maxLength = 1e3;
/** The changes of an output field's description: its type, its literals, or only prose. */
function compareFieldDescriptions(before, after, budget) {
	const [from, to] = [(0,model_contract/* facetValue */.fr)(before, "value") ?? null, (0,model_contract/* facetValue */.fr)(after, "value") ?? null];
	const change = (parts) => facetChanged(before, after, "value", parts);
	if ((0,canonical/* canonical */.$)(from) === (0,canonical/* canonical */.$)(to)) return [];
	const [descriptionBefore, descriptionAfter] = [parseDescription(from), parseDescription(to)];
	const [schemaBefore, schemaAfter] = [schemaOf(descriptionBefore), schemaOf(descriptionAfter)];
	if (schemaBefore && schemaAfter && !(hasAlternatives(descriptionBefore) && hasAlternatives(descriptionAfter))) {
		const { verdict } = compareSchemas(...withoutProse(schemaBefore, schemaAfter), [], budget);
		return [change(verdict === "equivalent" ? { detail: "text" } : {
			detail: "type",
			verdict
		})];
	}
	const [literalsBefore, literalsAfter] = [literalsOf(descriptionBefore, descriptionAfter), literalsOf(descriptionAfter, descriptionBefore)];
	if (!literalsBefore || !literalsAfter) return [change({ detail: "text" })];
	const part = (detail, verdict, value) => value.length > 0 ? [change({
		detail,
		verdict,
		witness: { value }
	})] : [];
	const changes = [...part("literal-added", "widened", subtract(literalsAfter, literalsBefore)), ...part("literal-removed", "narrowed", subtract(literalsBefore, literalsAfter))];
	return changes.length > 0 ? changes : [change({ detail: "text" })];
}
function parseDescription(value) {
	if (typeof value !== "string" || value.length > field_descriptions_maxLength) return null;
	const schema = parseFieldType(value);
	if (schema !== undefined) return { schema };
	const words = value.split("|").map((word) => word.trim());
	const isLiteral = (word) => /^["']?[\w.:/-]+["']?$/.test(word) && !isTypeWord(word);
	return words.every(isLiteral) ? { literals: new Set(words) } : null;
}
function hasAlternatives(description) {
	return description !== null && "literals" in description && description.literals.size > 1;
}
/** A single word is a literal only if the other side lists it among others. */
function literalsOf(description, counterpart) {
	if (!description || !("literals" in description)) return null;
	if (description.literals.size > 1) return description.literals;
	const known = counterpart && "literals" in counterpart ? counterpart.literals : new Set();
	return [...description.literals].every((word) => known.has(word)) ? description.literals : null;
}
function subtract(words, others) {
	return [...words].filter((word) => !others.has(word));
}
/** The values that a description allows; null if unknown, as for a single word that is not a type. */
function schemaOf(description) {
	if (!description) return null;
	if ("literals" in description) {
		return hasAlternatives(description) ? {
			type: "string",
			enum: [...description.literals]
		} : null;
	}
	return description.schema;
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/identity.js



/** The changes of a skill as a whole: added, removed, renamed or moved. */
function compareIdentity(pair) {
	const { before, after, status, successors, followsParent, callers, fullNames } = pair;
	if (followsParent) return [];
	const uses = {
		callers,
		fullNames
	};
	const parts = {
		...uses,
		from: identity_jsonOf(before),
		to: identity_jsonOf(after),
		was: before && (0,fallback_location/* nameLocation */.DV)(before)
	};
	if (!after) {
		return before ? [changeOf({
			kind: "skill",
			action: "removed",
			...parts,
			successors,
			at: (0,text_text/* inBaseOnly */.V8)(before.path)
		})] : [];
	}
	const at = (0,fallback_location/* nameLocation */.DV)(after);
	if (!before) return [changeOf({
		kind: "skill",
		action: "added",
		...parts,
		at
	})];
	const isSame = status !== "renamed" && status !== "moved";
	return isSame ? [] : [changeOf({
		kind: "skill",
		action: status,
		...parts,
		at
	})];
}
function identity_jsonOf(skill) {
	return skill && {
		name: skill.name,
		root: skill.root
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/inputs.js



/**
* Adds a schema to every parameter of an operation: unknown types stay opaque, a missing type accepts
* everything.
*/
function withSchemas(items) {
	return items.map((item) => {
		if (item.kind !== "input" || item.owner === "" || item.facets.has("schema")) return item;
		const type = item.facets.get("type");
		const value = type ? { type: type.shape.value } : {};
		const schema = {
			shape: {
				type: "schema",
				value
			},
			at: type?.at ?? item.at
		};
		const others = [...item.facets].filter(([name]) => name !== "type");
		return {
			...item,
			facets: new Map([...others, ["schema", schema]])
		};
	});
}
/** The inputs of a skill without operations, by name. */
function inputsOf(items) {
	const inputs = items.filter(({ kind, owner }) => kind === "input" && owner === "");
	return new Map(inputs.map((item) => [item.name, item]));
}
/** The inputs of every operation on both sides. */
function inputPartsOf(before, after, renames) {
	const [namesBefore, namesAfter] = [namesByOwner(before), namesByOwner(after)];
	const usedParameters = (0,command_line/* parametersByOperation */.bl)(before);
	const names = new Map();
	for (const rename of renames) {
		const { owner } = rename.before;
		const known = names.get(owner) ?? new Map();
		names.set(owner, known.set(rename.before.name, rename.after.name));
	}
	const noNames = new Set();
	return (operation) => {
		const renamed = names.get(operation) ?? new Map();
		const renamedBefore = [...namesBefore.get(operation) ?? noNames].map((name) => renamed.get(name) ?? name);
		const used = usedParameters.get(operation) ?? noNames;
		return {
			before: new Set(renamedBefore),
			after: namesAfter.get(operation) ?? noNames,
			names: renamed,
			usedBefore: used
		};
	};
}
function namesByOwner(items) {
	const byOwner = new Map();
	for (const { kind, owner, name } of items) {
		if (kind !== "input") continue;
		byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(name));
	}
	return byOwner;
}
/** Whether a removed and an added input appear in the same words of the same commands. */
function haveSameUses(before, after) {
	const [inBefore, inAfter] = [usesOf(before), usesOf(after)];
	return (from, to) => {
		const uses = inBefore.get(`${from.owner}\0${from.name}`);
		return uses !== undefined && uses === inAfter.get(`${to.owner}\0${to.name}`);
	};
}
/** The positions of inputs in the command lines of their operation, by operation and input. */
function usesOf(items) {
	const uses = new Map();
	for (const item of items.filter(({ kind }) => kind === "entrypoint")) {
		for (const [index, word] of (0,command_line/* argumentsOf */.aX)(item).entries()) {
			for (const name of (0,text_placeholders/* placeholdersIn */.Qf)(word)) {
				const key = `${item.owner}\0${name}`;
				const template = word.replace(`{${name}}`, "{}");
				uses.set(key, `${uses.get(key) ?? ""}${item.name}\0${index}\0${template}\0`);
			}
		}
	}
	return uses;
}
/** Marks a removed default that a command line needs: its placeholder has no value now. */
function markUnfilled(inAfter) {
	const usedParameters = (0,command_line/* parametersByOperation */.bl)(inAfter);
	return (change) => {
		const { kind, facet, detail, after } = change;
		if (kind !== "input" || facet !== "default" || detail !== "removed" || !after) return change;
		const isNeeded = (0,model_contract/* facetValue */.fr)(after, "required") !== true && usedParameters.get(after.owner)?.has(after.name);
		return isNeeded ? {
			...change,
			detail: "unfilled"
		} : change;
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/manifest-set-change.js

/** Finds the added and removed manifests of a skill. */
function manifestSetChange({ removed, added }) {
	return {
		removed: removed.filter(isManifest),
		added: added.filter(isManifest)
	};
}
/** Whether one format replaced another. */
function isMigration({ removed, added }) {
	return removed.length > 0 && added.length > 0;
}
/**
* The changes of the set of manifests; one change reports a migration. `beside` marks a manifest added to an
* existing contract.
*/
function manifestChanges({ removed, added }, items, context) {
	const [removedCarriers, addedCarriers] = [carriersOf(removed), carriersOf(added)];
	const [from, to] = [removedCarriers.at(-1), addedCarriers.at(-1)];
	if (from && to) return [itemRenamed(from, to)];
	const hasOtherManifest = items.some((item) => isManifest(item) && !isPlain(item));
	return [...addedCarriers.map((item) => ({
		...itemAdded(item),
		detail: hasOtherManifest ? "beside" : null
	})), ...removedCarriers.map((item) => itemRemoved(item, context))];
}
/**
* Returns a test for new items in a migrated manifest. Items of kinds that the old format cannot declare are not
* new, except required inputs that old calls do not pass.
*/
function isNewAfterMigration(before, { removed }, isTaken) {
	const formats = new Set(removed.map(({ name }) => name));
	const declared = before.filter(({ dialect }) => formats.has(dialect));
	const kinds = new Set(declared.map(({ kind }) => kind));
	return (item) => kinds.has(item.kind) || item.kind === "input" && !isTaken(item);
}
/** Reports an added item; `disclosed` if an added manifest declares it. */
function addedWith(manifestChange) {
	const formats = new Set(isMigration(manifestChange) ? [] : manifestChange.added.map(({ name }) => name));
	return (item) => ({
		...itemAdded(item),
		detail: formats.has(item.dialect) ? "disclosed" : null
	});
}
function isManifest({ kind }) {
	return kind === "manifest";
}
/** Every SKILL.md has this format, in addition to others. */
function isPlain({ name }) {
	return name === "agent-skills";
}
/** Manifests without the plain frontmatter of files that also carry another manifest. */
function carriersOf(manifests) {
	const carrierPaths = new Set(manifests.filter((manifest) => !isPlain(manifest)).map(({ at }) => at.path));
	return manifests.filter((manifest) => !isPlain(manifest) || !carrierPaths.has(manifest.at.path));
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/operations.js





/**
* Pairs removed operations with added ones by equal command lines, equal interfaces, or equal or similar
* descriptions; only unique pairs.
*/
function pairOperations(before, after) {
	const [operationsBefore, operationsAfter] = [readOperations(before), readOperations(after)];
	const removed = operationsBefore.items.filter(({ name }) => !operationsAfter.names.has(name));
	const added = operationsAfter.items.filter(({ name }) => !operationsBefore.names.has(name));
	if (removed.length === 0 || added.length === 0) return {
		renames: [],
		before
	};
	const paired = pairByKeys(removed, added, [
		[commandsKey(operationsBefore), commandsKey(operationsAfter)],
		[interfaceKey(operationsBefore), interfaceKey(operationsAfter)],
		[descriptionOf, descriptionOf]
	]);
	const renames = [...paired.pairs.map(([from, to]) => ({
		before: from,
		after: to
	})), ...pairByDescriptionSimilarity(paired.removed, paired.added)];
	return {
		renames,
		before: withRenamedOwners(before, renames)
	};
}
function readOperations(items) {
	const operations = items.filter(({ kind }) => kind === "operation");
	const names = new Set(operations.map(({ name }) => name));
	return {
		items: operations,
		names,
		parts: (0,group_by/* groupBy */.$)(items, ({ owner }) => owner)
	};
}
/** The command lines of an operation. */
function commandsKey({ parts }) {
	return ({ name }) => {
		const lines = (parts.get(name) ?? []).filter(({ kind }) => kind === "entrypoint").map((item) => [item.name, (0,model_contract/* facetValue */.fr)(item, "argv") ?? null]);
		return lines.length > 0 ? (0,canonical/* canonical */.$)(Object.fromEntries(lines)) : undefined;
	};
}
/** The interface of an operation; undefined without inputs, because it is then not distinctive. */
function interfaceKey({ parts }) {
	return ({ name }) => {
		const ownItems = parts.get(name) ?? [];
		if (!ownItems.some(({ kind }) => kind === "input")) return undefined;
		return (0,canonical/* canonical */.$)(ownItems.map(signature).sort());
	};
}
function signature(item) {
	const { kind, name } = item;
	const facets = [
		"required",
		"default",
		"schema"
	].map((facet) => (0,model_contract/* facetValue */.fr)(item, facet) ?? null);
	return (0,canonical/* canonical */.$)(kind === "input" ? [
		kind,
		name,
		facets
	] : [kind, name]);
}
function withRenamedOwners(items, renames) {
	const names = new Map(renames.map(({ before, after }) => [before.name, after.name]));
	return items.map((item) => {
		const owner = names.get(item.owner);
		if (owner !== undefined) return {
			...item,
			owner
		};
		const name = item.kind === "operation" ? names.get(item.name) : undefined;
		return name === undefined ? item : {
			...item,
			name
		};
	});
}
/** Moves removed items to the current position of their operation, the place to restore them. */
function relocateToOperation(items) {
	const operations = new Map(items.filter(({ kind }) => kind === "operation").map((item) => [item.name, item]));
	return (item) => {
		const operation = item.owner === "" ? undefined : operations.get(item.owner);
		if (!operation) return item;
		const suffix = item.pointer.split("/").slice(3).join("/");
		return {
			...item,
			dialect: operation.dialect,
			pointer: `${operation.pointer}/${suffix}`
		};
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/output-globs.js


/** Whether only an `interface:` block declares an output. */
function isInterfaceOnly(item) {
	return !item.facets.has("base");
}
/** The outputs in manifests with a pattern that the other side lacks. */
function unmatchedOutputs(before, after) {
	const describedOnly = (items) => items.filter((item) => !isInterfaceOnly(item));
	return {
		removed: describedOnly(excluding(before, after, pathOf)),
		added: describedOnly(excluding(after, before, pathOf))
	};
}
/**
* Pairs a glob of an `interface:` block with an output that the other side's manifest describes under that
* glob. Remaining globs that cover an output of the other side are unchanged: the block still has them.
*/
function pairGlobsWithOutputs(before, after, unpaired) {
	const paired = new Set();
	const pair = (before, after) => {
		if (!before || !after || paired.has(before) || paired.has(after)) return [];
		paired.add(before).add(after);
		return [[before, after]];
	};
	const [added, removed] = [excluding(unpaired.added, before), excluding(unpaired.removed, after)];
	const [covered, covering] = [globsOf(added), globsOf(removed)];
	const pairs = [...removed.flatMap((item) => isInterfaceOnly(item) ? pair(item, covered.get(item.name)) : []), ...added.flatMap((item) => isInterfaceOnly(item) ? pair(covering.get(item.name), item) : [])];
	const [from, to] = [globsOf(before), globsOf(after)];
	const isUnmatched = (item, others) => !paired.has(item) && !(isInterfaceOnly(item) && others.has(item.name));
	return {
		pairs,
		removed: unpaired.removed.filter((item) => isUnmatched(item, to)),
		added: unpaired.added.filter((item) => isUnmatched(item, from))
	};
}
/** Whether a glob that covers an output on one side is interface-only on the other. */
function keepsGlob(from, to, before, after) {
	return textsOf(from).some((glob) => after.has(glob)) || textsOf(to).some((glob) => before.has(glob));
}
/** If one output lost its only glob and one glob was added, or the reverse, that glob was renamed. */
function withRenamedGlob({ pairs, removed, added }) {
	const [pairLosingGlob, pairGainingGlob] = [0, 1].map((side) => single(pairs.filter((pair) => hasGlobOn(pair, side))));
	const [oldGlob, newGlob] = [single(removed.filter(isInterfaceOnly)), single(added.filter(isInterfaceOnly))];
	if (pairLosingGlob && newGlob) {
		const renamed = pairs.map((pair) => pair === pairLosingGlob ? [pair[0], withInterfaceGlob(newGlob, pair[1])] : pair);
		return {
			pairs: renamed,
			removed,
			added: added.filter((item) => item !== newGlob)
		};
	}
	if (!pairGainingGlob || !oldGlob) return {
		pairs,
		removed,
		added
	};
	const renamed = pairs.map((pair) => pair === pairGainingGlob ? [withInterfaceGlob(oldGlob, pair[0]), pair[1]] : pair);
	return {
		pairs: renamed,
		removed: removed.filter((item) => item !== oldGlob),
		added
	};
}
function hasGlobOn(pair, side) {
	const [item, counterpart] = [pair[side], pair[1 - side]];
	return item.facets.has("interface") && counterpart?.facets.has("interface") === false && !isInterfaceOnly(counterpart);
}
function withInterfaceGlob({ name, at }, output) {
	const facet = {
		shape: {
			type: "text",
			value: name
		},
		at
	};
	return {
		...output,
		facets: new Map([...output.facets, ["interface", facet]])
	};
}
function single(values) {
	return values.length === 1 ? values[0] : undefined;
}
/** The names of interface-only globs. */
function interfaceOnlyNames(items) {
	return new Set(items.filter(isInterfaceOnly).map(({ name }) => name));
}
/** The items with a name, or key, that no other item has. */
function excluding(items, others, keyOf = ({ name }) => name) {
	const keys = new Set(others.map(keyOf));
	return items.filter((item) => !keys.has(keyOf(item)));
}
/** The outputs of a manifest by the globs of the `interface:` block that cover them. */
function globsOf(items) {
	const globs = items.flatMap((item) => textsOf(item).map((glob) => [glob, item]));
	return new Map(globs.reverse());
}
function textsOf(item) {
	const text = (0,model_contract/* facetValue */.fr)(item, "interface");
	return typeof text === "string" ? text.split(", ") : [];
}

;// CONCATENATED MODULE: ./.build/src/contract/pattern/inclusion.js




/** The step limit of one query: enough for real patterns, little enough for hostile ones. */
const inclusion_maxStepsPerQuery = 1e5;
const inclusion_unknown = { answer: "unknown" };
/**
* Whether `wider` matches in every text in which `narrower` matches: walks both automata together
* breadth-first, so a counterexample is as short as possible.
*/
function includes(wider, narrower, budget) {
	const ownBudget = { remaining: Math.min(inclusion_maxStepsPerQuery, budget.remaining) };
	const initialSteps = ownBudget.remaining;
	const answer = inclusion_decide(wider, narrower, ownBudget);
	(0,contract_budget/* spend */.Rf)(budget, initialSteps - ownBudget.remaining);
	return ownBudget.remaining < 0 ? inclusion_unknown : answer;
}
function inclusion_decide(wider, narrower, budget) {
	const [outer, inner] = [automatonOf(wider), automatonOf(narrower)];
	if (!outer || !inner || !(0,contract_budget/* spend */.Rf)(budget, outer.states.length + inner.states.length)) return inclusion_unknown;
	const alphabet = alphabetOf([outer, inner], budget);
	if (!alphabet) return inclusion_unknown;
	return inclusion_walk(new Search(outer, budget), new Search(inner, budget), alphabet, budget);
}
function inclusion_walk(outer, inner, alphabet, budget) {
	const queue = [{
		outer: outer.initial(),
		inner: inner.initial(),
		from: null,
		code: 0
	}];
	const visited = new Set();
	for (const visit of queue) {
		if (!(0,contract_budget/* spend */.Rf)(budget, alphabet.length)) return inclusion_unknown;
		if (inner.accepts(visit.inner) && !outer.accepts(visit.outer)) {
			return {
				answer: "no",
				witness: inclusion_textOf(visit)
			};
		}
		for (const letter of alphabet) {
			const next = {
				outer: outer.step(visit.outer, letter),
				inner: inner.step(visit.inner, letter),
				from: visit,
				code: letter.code
			};
			const key = `${next.outer} ${next.inner}`;
			if (visited.has(key) || next.outer === foundState || inner.isDead(next.inner)) continue;
			visited.add(key);
			queue.push(next);
		}
	}
	return { answer: "yes" };
}
function inclusion_textOf(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/output-patterns.js




/** The pattern with renamed inputs, without blanks in the braces. */
function renameVariables(pattern, names) {
	return (0,text_placeholders/* replaceVariables */.qk)(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}
/**
* Compares the paths of two globs, where equal `{{\u2026}}` variables are equal unknown texts; null for
* unsupported syntax.
*/
function comparePatterns(before, after, budget) {
	const names = new Map();
	const [from, to] = [parseGlob(before, names), parseGlob(after, names)];
	if (!from || !to) return null;
	return output_patterns_verdictOf(includes(from, to, budget), includes(to, from, budget));
}
function output_patterns_verdictOf(inclusion, reverseInclusion) {
	if (inclusion.answer === "unknown" || reverseInclusion.answer === "unknown") return null;
	if (inclusion.answer === "yes") return reverseInclusion.answer === "yes" ? "equivalent" : "narrowed";
	return reverseInclusion.answer === "yes" ? "widened" : "incomparable";
}
/** Private-use characters represent variables. */
const variableRange = {
	from: 57344,
	to: 63743
};
const slash = {
	from: 47,
	to: 47
};
const unbounded = Number.POSITIVE_INFINITY;
const withinFolder = {
	type: "chars",
	chars: (0,chars/* complement */.Zw)((0,chars/* union */.KC)(slash, variableRange))
};
const anyPath = {
	type: "repeat",
	part: {
		type: "chars",
		chars: (0,chars/* complement */.Zw)([])
	},
	min: 0,
	max: unbounded
};
const folders = {
	type: "repeat",
	part: {
		type: "sequence",
		parts: [anyPath, (0,regex/* singleCharacter */.a2)("/")]
	},
	min: 0,
	max: 1
};
const output_patterns_maxLength = 500;
function parseGlob(pattern, names) {
	if (pattern.length > output_patterns_maxLength || /[\ue000-\uf8ff]/.test(pattern)) return null;
	const withoutVariables = (0,text_placeholders/* replaceVariables */.qk)(pattern, (name) => variableCharacter(name, names));
	if (/[[\]{}!\\]/.test(withoutVariables)) return null;
	const tokens = withoutVariables.replace(/^\.\//, "").match(/\*\*\/|\*+|[\s\S]/gu) ?? [];
	const parts = tokens.map(parseToken);
	return {
		type: "sequence",
		parts: [
			{
				type: "assertion",
				assertion: "start"
			},
			...parts,
			{
				type: "assertion",
				assertion: "end"
			}
		]
	};
}
function parseToken(token) {
	if (token === "**/") return folders;
	if (token === "?") return withinFolder;
	if (!token.startsWith("*")) return (0,regex/* singleCharacter */.a2)(token);
	return token.length > 1 ? anyPath : {
		type: "repeat",
		part: withinFolder,
		min: 0,
		max: unbounded
	};
}
function variableCharacter(name, names) {
	const known = names.get(name);
	if (known !== undefined) return known;
	const character = String.fromCharCode(variableRange.from + names.size);
	names.set(name, character);
	return character;
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/outputs.js









/** Compares outputs, paired by pattern and base. */
function compareOutputs(before, after, inputs, context) {
	const names = new Map(inputs.renames.map((rename) => [rename.before.name, rename.after.name]));
	const { described, others: remaining } = pairOutputsByPriority(before, after, names);
	const interfaceNames = [interfaceOnlyNames(before), interfaceOnlyNames(after)];
	const defaults = new Set();
	const changes = remaining.pairs.flatMap(([outputBefore, outputAfter]) => {
		const keepsGlobName = keepsGlob(outputBefore, outputAfter, ...interfaceNames);
		if (!isSamePath(outputBefore, outputAfter, names)) return patternChanges(outputBefore, outputAfter, keepsGlobName, context);
		const movedInputs = inputsMovingPath(outputBefore, outputAfter, inputs, names);
		for (const name of movedInputs) defaults.add(name);
		const effective = pathMoves(outputBefore, outputAfter, movedInputs, inputs);
		return [...effective, ...compareFacets(outputBefore, outputAfter, context, keepsGlobName ? globFacets : pathFacets)];
	});
	return {
		changes: [
			...described.flatMap(([outputBefore, outputAfter]) => describedChanges(outputBefore, outputAfter, context)),
			...changes,
			...remaining.added.map(itemAdded),
			...remaining.removed.map((item) => itemRemoved(item, context))
		],
		defaults
	};
}
/** Pairs described outputs first, then outputs with the globs they are described under, then the rest. */
function pairOutputsByPriority(before, after, names) {
	const unmatched = unmatchedOutputs(before, after);
	const matchedPairs = pairOutputs(unmatched.removed, unmatched.added, names).pairs;
	const paired = new Set(matchedPairs.flat());
	const isUnpaired = (item) => !paired.has(item);
	const unpaired = {
		removed: before.filter(isUnpaired),
		added: after.filter(isUnpaired)
	};
	const described = pairGlobsWithOutputs(before, after, unpaired);
	const lastPairing = pairOutputs(described.removed, described.added, names);
	const remaining = withRenamedGlob({
		...lastPairing,
		pairs: [...matchedPairs, ...lastPairing.pairs]
	});
	return {
		described: described.pairs,
		others: remaining
	};
}
const changed = { detail: "changed" };
const pathFacets = new Set(["effective"]);
const globFacets = new Set(["effective", "interface"]);
/** An output reduced to its glob promises less about its path; a newly described glob promises the same. */
function describedChanges(outputBefore, outputAfter, context) {
	const isLessPrecise = isInterfaceOnly(outputAfter) && (0,contract_budget/* withPart */.Qz)(context.budget, (budget) => comparePatterns(pathOf(outputBefore), pathOf(outputAfter), budget)) !== "equivalent";
	return isLessPrecise ? [patternChanged(outputBefore, outputAfter, context)] : compareFacets(outputBefore, outputAfter, context, globFacets);
}
/** A changed pattern also reports its paths and globs. */
function patternChanges(outputBefore, outputAfter, keepsGlobName, context) {
	const both = outputBefore.facets.has("interface") && outputAfter.facets.has("interface");
	const reportedFacets = both || keepsGlobName ? globFacets : pathFacets;
	return [patternChanged(outputBefore, outputAfter, context), ...compareFacets(outputBefore, outputAfter, context, reportedFacets)];
}
function patternChanged(outputBefore, outputAfter, { budget }) {
	const [from, to] = [pathOf(outputBefore), pathOf(outputAfter)];
	const verdict = (0,contract_budget/* withPart */.Qz)(budget, (own) => comparePatterns(from, to, own));
	return facetChanged(outputBefore, outputAfter, "pattern", {
		...changed,
		from,
		to,
		verdict
	});
}
/** The change of a path by the defaults of some inputs, at the first of these defaults. */
function pathMoves(outputBefore, outputAfter, movedInputs, { before, after, renames }) {
	const [first] = movedInputs;
	if (first === undefined) return [];
	const headName = renames.find((rename) => rename.before.name === first)?.after.name ?? first;
	const [was, at] = [before.get(first), after.get(headName)].map((input) => input?.facets.get("default")?.at);
	const change = facetChanged(outputBefore, outputAfter, "effective", {
		...changed,
		witness: { value: movedInputs }
	});
	return [{
		...change,
		at: at ?? change.at,
		was: was ?? change.was
	}];
}
/** The inputs with changed defaults that move an output with the same pattern. */
function inputsMovingPath(outputBefore, outputAfter, inputs, names) {
	if ((0,model_contract/* facetValue */.fr)(outputBefore, "effective") === (0,model_contract/* facetValue */.fr)(outputAfter, "effective")) return [];
	return (0,text_placeholders/* variablesIn */.DF)(pathOf(outputBefore)).filter((name) => {
		const [before, after] = [inputs.before.get(name) ?? null, inputs.after.get(names.get(name) ?? name) ?? null];
		const value = (0,model_contract/* facetValue */.fr)(before, "default");
		// A removed input is reported itself.
		if (value === undefined || !after) return false;
		return (0,canonical/* canonical */.$)(value) !== (0,canonical/* canonical */.$)((0,model_contract/* facetValue */.fr)(after, "default") ?? null);
	});
}
/** Pairs by pattern and base, then pattern, then description, then the only one left. */
function pairOutputs(before, after, names) {
	const renamed = (item) => renameVariables(pathOf(item), names);
	return pairByKeys(before, after, [
		[withBase(renamed), withBase(plainPath)],
		[withBase(plainPath), withBase(plainPath)],
		[renamed, plainPath],
		[plainPath, plainPath],
		[descriptionOf, descriptionOf],
		[() => "", () => ""]
	]);
}
/** Whether a pattern is the same, apart from renamed inputs. */
function isSamePath(outputBefore, outputAfter, names) {
	return plainPath(outputBefore) === plainPath(outputAfter) || renameVariables(pathOf(outputBefore), names) === plainPath(outputAfter);
}
function plainPath(item) {
	return renameVariables(pathOf(item), noRenames);
}
/** No renamed inputs. */
const noRenames = new Map();

;// CONCATENATED MODULE: ./.build/src/contract/compare/powers.js



/** The names in Skill Manifest v2 and in the skill.toml contract. */
const accessByName = new Map([
	["proc.exec", "exec"],
	["net.fetch", "network"],
	["fs.read", "read"],
	["fs.write", "write"],
	["terminal_exec", "exec"],
	["network", "network"],
	["filesystem_read", "read"],
	["filesystem_write", "write"]
]);
/** The tools that equal such a permission. */
const toolsByAccess = {
	exec: ["Bash"],
	network: ["WebFetch"],
	read: ["Read"],
	write: ["Write", "Edit"]
};
/** Whether an item is a permission, or removes a confirmation, which a reviewer must see. */
function isPower(item) {
	const { kind, name } = item;
	if (kind === "execution") return flags.has(name) && (0,model_contract/* isSet */.vM)(item, "value");
	if (kind === "provides") return name === "executable" && (0,model_contract/* isSet */.vM)(item, "value");
	if (kind === "confirmation") return (0,model_contract/* facetValue */.fr)(item, "value") === "auto";
	if (kind === "dependency") return !(0,model_contract/* isSet */.vM)(item, "optional");
	if (kind === "power") return !isEmptyItem(item);
	return kind === "effect" || kind === "allowed-tools";
}
const flags = new Set(["network", "destructive"]);
/**
* Whether these items already declare a permission in any format. Effects and flags are unbounded, so only
* unbounded items equal them; a bounded list of a skill.toml is covered by an effect or by tools.
*/
function alreadyDeclared(items) {
	const unboundedAccess = new Set(items.filter(isUnbounded).map(accessOf));
	const allowed = items.filter(({ kind }) => kind === "allowed-tools").flatMap((item) => (0,model_contract/* facetTexts */.MX)(item));
	const variables = new Set(items.filter(({ kind }) => kind === "environment").map(({ name }) => name));
	return (power) => {
		if (powers_isList(power) && power.name === "env_read") return (0,model_contract/* facetTexts */.MX)(power).every((name) => variables.has(name));
		const access = accessOf(power);
		if (access === undefined) return false;
		if (unboundedAccess.has(access) || allowsAll(allowed, access)) return true;
		return powers_isList(power) && allowsCommands(allowed, power);
	};
}
function accessOf({ kind, name }) {
	return [
		"effect",
		"power",
		"execution"
	].includes(kind) ? accessByName.get(name) : undefined;
}
function powers_isList({ kind }) {
	return kind === "power";
}
/** List entries that mean everything. */
const unlimitedEntries = {
	exec: null,
	network: "*",
	read: "/",
	write: "/"
};
/** Whether an item is an unbounded permission: an effect, a flag, or a list of everything. */
function isUnbounded(item) {
	const access = accessOf(item);
	if (access === undefined || !isPower(item)) return false;
	if (!powers_isList(item)) return true;
	if (access === "exec") return (0,model_contract/* facetTexts */.MX)(item, "commands").length + (0,model_contract/* facetTexts */.MX)(item, "blocked").length === 0;
	const unlimited = unlimitedEntries[access];
	return unlimited !== null && (0,model_contract/* facetTexts */.MX)(item).includes(unlimited);
}
/** Whether tools allow everything in a permission. */
function allowsAll(allowed, access) {
	return toolsByAccess[access].some((tool) => allows(allowed, [tool]));
}
/** Whether tools allow every command of a list. */
function allowsCommands(allowed, power) {
	const commands = (0,model_contract/* facetTexts */.MX)(power, "commands").map((command) => `Bash(${command}:*)`);
	return commands.length > 0 && allows(allowed, commands);
}
function allows(allowed, requested) {
	return (0,tools/* compareTools */.NL)(allowed, requested).gained.length === 0;
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/unread-fields.js


/** Excludes fields with a known key and a malformed value: the change of the key's item reports them. */
function withoutUnread({ removed, added }, pairs) {
	const differingKeys = pairs.flatMap(([itemBefore, itemAfter]) => [...differingLocations(itemBefore, itemAfter)]);
	const [before, after] = [removed, added].map((items) => withParents([...items.filter((item) => !isField(item)).map(locationKey), ...differingKeys]));
	return {
		removed: removed.filter((item) => !(isField(item) && after?.has(locationKey(item)))),
		added: added.filter((item) => !(isField(item) && before?.has(locationKey(item))))
	};
}
/** Whether one of these unread fields contains an item's position: its text still exists, unread. */
function isInUnreadField(fields) {
	const locations = new Set(fields.filter(isField).map(({ pointer }) => pointer));
	return ({ pointer }) => [...withParents([pointer])].some((location) => locations.has(location));
}
/** Whether one of these manifests of a skill reads a field. */
function isReadIn(skill, dialects) {
	const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
	return (item) => isField(item) && roots.some(({ root }) => !(0,value_value/* resolvePointer */.cj)(root, item.pointer).missing);
}
function isField({ kind }) {
	return kind === "field";
}
function locationKey({ dialect, pointer }) {
	return `${dialect}${pointer}`;
}
/** The positions of differing facets of an item. */
function* differingLocations(itemBefore, itemAfter) {
	if (itemBefore.dialect !== itemAfter.dialect) return;
	for (const name of new Set([...itemBefore.facets.keys(), ...itemAfter.facets.keys()])) {
		const [before, after] = [itemBefore, itemAfter].map(({ facets }) => facets.get(name)?.shape.value);
		if ((0,canonical/* canonical */.$)(before ?? null) === (0,canonical/* canonical */.$)(after ?? null)) continue;
		yield name === "value" ? locationKey(itemAfter) : `${locationKey(itemAfter)}/${name}`;
	}
}
/** Positions with all their parents. */
function withParents(locations) {
	const ancestors = new Set();
	for (const location of locations) {
		let path = location;
		while (path !== "" && !ancestors.has(path)) {
			ancestors.add(path);
			path = path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
	}
	return ancestors;
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/subsumed-by-parent.js









/**
* Excludes items that another change reports: items of an added or removed manifest, operation or output, and
* fields that another dialect of the same file reads. Permissions of an added manifest are reported anyway;
* after a migration, removed items and new items are too.
*/
function withoutSubsumed({ pairs, removed, added }, before, context) {
	const manifestChange = manifestSetChange({
		removed,
		added
	});
	const isMigrated = isMigration(manifestChange);
	const [removedDialects, addedDialects] = [subsumed_by_parent_namesOf(manifestChange.removed), subsumed_by_parent_namesOf(manifestChange.added)];
	const isDeclaredAfter = alreadyDeclared(context.after.contract.items);
	// The bounds of a list are removed with its manifest.
	const isDeclaredBefore = alreadyDeclared(before.filter(({ kind, dialect }) => kind !== "power" || !removedDialects.has(dialect)));
	const isNewItem = isMigrated ? isNewAfterMigration(before, manifestChange, isOptionalInput(isTakenByCommands(before))) : matchesNothing;
	const isReportedAddition = (item) => isPower(item) ? !isDeclaredBefore(item) : isNewItem(item);
	const unpaired = {
		removed: excludeSubsumed(removed, [
			isMigrated ? isTakenByCommands(context.after.contract.items) : ({ dialect }) => removedDialects.has(dialect),
			(item) => removedDialects.has(item.dialect) && isPower(item) && isDeclaredAfter(item),
			coveredByParent(removed, operationsListingFields(pairs, 0)),
			coveredByPart(pairs, 0),
			isDeclaredIn(context.after.contract.items),
			isReadBy(addedDialects, context.after),
			isMigrated ? isInUnreadField(unreadFields(addedDialects, added)) : matchesNothing
		]),
		added: excludeSubsumed(added, [
			(item) => addedDialects.has(item.dialect) && !isReportedAddition(item),
			coveredByParent(added, operationsListingFields(pairs, 1)),
			coveredByPart(pairs, 1),
			isDeclaredIn(before),
			isReadBy(removedDialects, context.before),
			isMigrated ? isReadIn(context.before, removedDialects) : matchesNothing
		])
	};
	return withoutUnread(unpaired, pairs);
}
/** Whether another manifest of the other side declares the same item: then it is unchanged. */
function isDeclaredIn(items) {
	const declared = new Set(items.map(identityOf));
	return (item) => declared.has(identityOf(item));
}
/** The fields that these manifests contain without reading them. */
function unreadFields(dialects, items) {
	return items.filter(({ kind, dialect }) => kind === "field" && dialects.has(dialect));
}
const matchesNothing = () => false;
function excludeSubsumed(items, tests) {
	const isKept = (item) => !isEmptyMarker(item) && !isEmptyItem(item) && !tests.some((test) => test(item));
	return items.filter((item) => item.kind === "manifest" || isKept(item));
}
function subsumed_by_parent_namesOf(items) {
	return new Set(items.map(({ name }) => name));
}
/** Whether an item was added or removed with its operation, or a field with its output. */
function coveredByParent(items, outputs) {
	const named = (kind) => items.filter((item) => item.kind === kind);
	const operations = subsumed_by_parent_namesOf(named("operation"));
	const recipes = subsumed_by_parent_namesOf(named("recipe"));
	const results = new Set([...outputs, ...named("result").map(({ owner }) => owner)]);
	return ({ kind, owner }) => owner !== "" && (kind.startsWith("recipe-") ? recipes.has(owner) : operations.has(owner) || kind === "result-field" && results.has(owner));
}
/** The operations with an output that lists its fields on this side only. */
function operationsListingFields(pairs, side) {
	const results = pairs.filter(([before]) => before.kind === "result");
	return new Set(results.filter((pair) => (0,model_contract/* isSet */.vM)(pair[side], "fields") && !(0,model_contract/* isSet */.vM)(pair[1 - side] ?? null, "fields")).map(([{ owner }]) => owner));
}
/** Whether these manifests read a field that another dialect does not know. */
function isReadBy(manifests, skill) {
	return (item) => {
		if (item.kind !== "field" || manifests.size === 0) return false;
		const manifest = (0,model_skill/* manifestOf */.$V)(skill, item.dialect);
		return manifest !== undefined && !(0,value_value/* resolvePointer */.cj)(manifest.root, item.pointer).missing;
	};
}
/** Whether the commands of an operation use an input: formats without inputs know it as a placeholder. */
function isTakenByCommands(items) {
	const usedNames = (0,command_line/* parametersByOperation */.bl)(items);
	return ({ kind, owner, name }) => kind === "input" && usedNames.get(owner)?.has(name) === true;
}
/** Whether calls of base satisfy an added input: it is optional, or they already pass it. */
function isOptionalInput(isPassed) {
	return (item) => !(0,model_contract/* isSet */.vM)(item, "required") || (0,model_contract/* facetValue */.fr)(item, "default") !== undefined || isPassed(item);
}
/** Whether an item equals its absence: an unset mark, or an empty contract of stdout. */
function isEmptyMarker({ kind, facets }) {
	const hasContent = [...facets.values()].some(({ shape }) => shape.type !== "flag" || shape.value);
	return (kind === "stdout" || kind === "sensitive") && !hasContent;
}

;// CONCATENATED MODULE: ./.build/src/contract/compare/compare.js

















/** Every change between the two sides of a skill: facts only, rules judge them. Spends the budget of the run. */
function compareSkills(pair, budget = (0,contract_budget/* createRunBudget */.f2)()) {
	const { before, after } = pair;
	const identity = compareIdentity(pair);
	if (!before || !after) return identity;
	const context = {
		before,
		after,
		budget
	};
	const bundles = compareBundles(before, after);
	const { fileCallers: callers } = pair;
	return [
		...identity,
		...compareContracts(context),
		...callers ? bundles.map((change) => ({
			...change,
			callers
		})) : bundles
	];
}
function compareContracts(context) {
	const recipes = alignRecipes(withSchemas(context.before.contract.items), withSchemas(context.after.contract.items));
	const { before, after } = recipes;
	const operations = pairOperations(before, after);
	const pairedItems = pairItems(operations.before, after);
	const manifestChange = manifestSetChange(pairedItems);
	const { removed, added } = withoutSubsumed(pairedItems, operations.before, context);
	const inputs = findRenames("input", removed, added, haveSameUses(operations.before, after));
	const variables = findRenames("environment", removed, added);
	const parametersOfRecipes = findRenames("recipe-parameter", removed, added);
	const renames = [
		...inputs,
		...variables,
		...parametersOfRecipes
	];
	const outputs = compareOutputs([...compare_sideOf(pairedItems, 0), ...removed].filter(isOutput), [...compare_sideOf(pairedItems, 1), ...added].filter(isOutput), {
		before: inputsOf(before),
		after: inputsOf(after),
		renames: inputs.filter(isOwnerless)
	}, context);
	const parameters = inputPartsOf(operations.before, after, inputs);
	const relocate = relocateToOperation(after);
	const relocateInRecipe = relocateToRecipe(after);
	const keptPairs = pairedItems.pairs.filter(([before]) => !isOutput(before));
	const renamedItems = new Set(renames.flatMap(({ before, after }) => [before, after]));
	const isReportable = (item) => !isOutput(item) && item.kind !== "manifest" && !renamedItems.has(item);
	return [
		...[...operations.renames, ...recipes.renames].map(({ before, after }) => itemRenamed(before, after)),
		...keptPairs.flatMap((pair) => locateEntries((0,contract_budget/* withPart */.Qz)(context.budget, (budget) => comparePair(pair, outputs.defaults, parameters, {
			...context,
			budget
		})), context)).map(markUnfilled(after)),
		...renames.map(({ before, after }) => itemRenamed(before, after)),
		...outputs.changes,
		...manifestChanges(manifestChange, before, context),
		...added.filter(isReportable).map(addedWith(manifestChange)),
		...removed.filter(isReportable).map((item) => relocateInRecipe(itemRemoved(relocate(item), context)))
	];
}
/** Every difference between two versions of an item, except what outputs and migrations report. */
function comparePair([before, after], defaults, parameters, context) {
	if (after.kind === "result-field") return compareFieldDescriptions(before, after, context.budget);
	if (after.kind === "body") return compareBodies(before, after, context);
	if (after.kind === "entrypoint") return compareCommands(before, after, parameters(after.owner));
	const recipeChanges = compareRecipes(before, after, context);
	if (recipeChanges) return recipeChanges;
	const hasMovedDefault = before.kind === "input" && before.owner === "" && defaults.has(before.name);
	const addedFacets = [...after.facets.keys()].filter((facet) => !before.facets.has(facet));
	const newDialectFacets = before.dialect === after.dialect ? [] : addedFacets;
	const isDefaultReported = hasMovedDefault || isNewlyRequired(before, after);
	return compareFacets(before, after, context, new Set([...isDefaultReported ? ["default"] : [], ...newDialectFacets]));
}
/** Whether an optional input became required; this also explains its missing default. */
function isNewlyRequired(before, after) {
	const isRequired = (0,model_contract/* facetValue */.fr)(before, "required") === false && (0,model_contract/* isSet */.vM)(after, "required");
	return after.kind === "input" && isRequired && !after.facets.has("default");
}
function isOwnerless({ before }) {
	return before.owner === "";
}
function isOutput({ kind }) {
	return kind === "output";
}
function compare_sideOf({ pairs }, side) {
	return pairs.map((pair) => pair[side]);
}
/**
* Pairs items by kind, owner and name, first within one dialect, since two may declare the same item; files
* first by path and base.
*/
function pairItems(before, after) {
	const byBase = (item) => item.kind === "file" ? identityBy(item, withBase(pathOf)) : undefined;
	const byPath = (item) => item.kind === "file" ? identityBy(item, pathOf) : identityOf(item);
	const byDialect = (item) => item.kind === "file" ? undefined : `${item.dialect}\0${identityOf(item)}`;
	return pairByKeys(before, after, [
		[byBase, byBase],
		[byDialect, byDialect],
		[byPath, byPath]
	]);
}
function identityBy(item, path) {
	return identityOf({
		...item,
		name: path(item) ?? item.name
	});
}
function findRenames(kind, removed, added, isSame) {
	const ofKind = (items) => items.filter((item) => item.kind === kind);
	return pairRenamed(ofKind(removed), ofKind(added), isSame);
}

;// CONCATENATED MODULE: ./.build/src/contract/scripts/interface-values.js
/** How the values differ that an option or argument takes. */
function valueChange(before, after) {
	if (!before || !after) return null;
	const takesLess = after.min > before.min || below(after.max, before.max);
	const takesMore = after.min < before.min || below(before.max, after.max);
	const takes = {
		from: arityText(before),
		to: arityText(after)
	};
	// `nargs` that only begins at another number is whether it is required.
	const isRequiredOnly = before.max === after.max && Math.min(before.min, after.min) === 0;
	if (takesLess && !isRequiredOnly) return {
		detail: "narrowed",
		...takes
	};
	const lost = lostChoices(before, after);
	if (lost) return {
		detail: "narrowed",
		...lost
	};
	if (takesMore && !isRequiredOnly) return {
		detail: "widened",
		...takes
	};
	const gained = lostChoices(after, before);
	return gained ? {
		detail: "widened",
		from: gained.to,
		to: gained.from
	} : null;
}
function below(a, b) {
	return a !== null && (b === null || a < b);
}
function arityText({ min, max }) {
	if (max === 0) return "no value";
	if (max === null) return `${min} or more values`;
	return min === max ? `${max} ${max === 1 ? "value" : "values"}` : `${min} to ${max} values`;
}
/** What one set of values has and another lacks; null if nothing. */
function lostChoices(before, after) {
	if (after.choices) {
		const kept = new Set(after.choices);
		const lost = before.choices?.filter((choice) => !kept.has(choice)) ?? ["any text"];
		return lost.length > 0 ? {
			from: [...lost],
			to: [...after.choices]
		} : null;
	}
	if (before.choices || after.type === null || before.type === after.type) return null;
	if (before.type === "int" && after.type === "float") return null;
	return {
		from: [before.type ?? "any text"],
		to: [after.type]
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/scripts/interfaces.js


/** What differs between what a script accepted and what it accepts; nothing where a part is made at run time. */
function compareInterfaces(pair) {
	const { before, after } = pair;
	const variables = variableChanges(pair);
	if (!before.accepts || !after.accepts) return variables;
	const context = {
		pair,
		owner: pair.name
	};
	return [...interfaces_compareCommands(before.accepts.command, after.accepts.command, context), ...variables];
}
function interfaces_compareCommands(before, after, context) {
	if (before.isOpen || after.isOpen) return [];
	const [old, now] = [interfaces_partsOf(before), interfaces_partsOf(after)];
	const [oldParts, nowParts] = [byKey(old), byKey(now)];
	const removed = old.filter((part) => !nowParts.has(part.key) && !after.acceptsUnknown);
	const added = now.filter((part) => !oldParts.has(part.key));
	const kept = now.flatMap((part) => {
		const other = oldParts.get(part.key);
		return other ? partChanges(other, part, context) : [];
	});
	const inner = [...after.commands ?? []].flatMap(([name, command]) => {
		const other = before.commands?.get(name);
		return other ? interfaces_compareCommands(other, command, {
			...context,
			owner: `${context.owner}\0${name}`
		}) : [];
	});
	return [
		...removed.map((part) => removal(part, after.at, context)),
		...added.map((part) => addition(part, context)),
		...kept,
		...inner
	];
}
function interfaces_partsOf({ options, arguments: given, commands }) {
	return [
		...options.filter(({ isExit }) => !isExit).flatMap(({ names, takes, values, isRequired, default: fallback, at }) => {
			const main = names.find((name) => name.startsWith("--")) ?? names[0] ?? "";
			return names.map((name) => {
				const part = {
					key: name,
					kind: "script-option",
					name,
					range: at
				};
				if (name !== main) return {
					...part,
					isRequired: false
				};
				return {
					...part,
					isRequired,
					values: {
						...values,
						...takes
					},
					default: fallback
				};
			});
		}),
		...given.map(({ name, takes, values, at }, index) => {
			const isRequired = takes.min > 0;
			return {
				key: `${index}`,
				kind: "script-argument",
				name,
				isRequired,
				range: at,
				values: {
					...values,
					...takes
				}
			};
		}),
		...Array.from(commands ?? [], ([name, { at }]) => {
			return {
				key: `command ${name}`,
				kind: "script-command",
				name,
				isRequired: false,
				range: at
			};
		})
	];
}
function byKey(parts) {
	return new Map(parts.map((part) => [part.key, part]));
}
function itemOf({ kind, name, range, isRequired }, path, owner) {
	const at = {
		path,
		range
	};
	const required = {
		shape: {
			type: "flag",
			value: isRequired
		},
		at
	};
	return {
		kind,
		owner,
		name,
		dialect: "script",
		pointer: "",
		at,
		facets: new Map([["required", required]])
	};
}
function removal(part, range, { pair, owner }) {
	const before = itemOf(part, pair.before.path, owner);
	const callers = callersOf(part, pair.calls);
	return changeOf({
		kind: part.kind,
		action: "removed",
		before,
		from: part.name,
		at: {
			path: pair.after.path,
			range
		},
		was: before.at,
		...callers.length > 0 && { callers }
	});
}
/** The words of calls that still name an option or subcommand, and are refused. */
function callersOf({ kind, name }, calls) {
	const refused = kind === "script-option" ? "unknown-option" : "unknown-command";
	return calls.flatMap(({ call, refusals }) => refusals.flatMap((refusal) => refusal.kind === refused && refusal.name === name ? [{
		path: call.path,
		range: refusal.word
	}] : []));
}
function addition(part, { pair, owner }) {
	const after = itemOf(part, pair.after.path, owner);
	const detail = part.isRequired ? "required" : null;
	return changeOf({
		kind: part.kind,
		action: "added",
		after,
		to: part.name,
		detail,
		at: after.at,
		was: null
	});
}
function partChanges(old, part, { pair, owner }) {
	const [before, after] = [itemOf(old, pair.before.path, owner), itemOf(part, pair.after.path, owner)];
	const changed = (facet, detail, parts = {}) => changeOf({
		kind: part.kind,
		action: "changed",
		facet,
		detail,
		before,
		after,
		at: after.at,
		was: before.at,
		...parts
	});
	const changes = [];
	if (old.isRequired !== part.isRequired) changes.push(changed("required", part.isRequired ? "required" : "optional"));
	const values = valueChange(old.values, part.values);
	if (values) changes.push(changed("values", values.detail, values));
	if (old.default !== part.default && old.default !== undefined) changes.push(changed("default", "default", {
		from: old.default,
		to: part.default ?? null
	}));
	return changes;
}
function variableChanges(pair) {
	const { before, after } = pair;
	const context = {
		pair,
		owner: pair.name
	};
	const [old, now] = [byKey(before.needs.map(variablePart)), byKey(after.needs.map(variablePart))];
	return [...[...now.values()].filter(({ key }) => !old.has(key)).map((part) => addition(part, context)), ...[...old.values()].filter(({ key }) => !now.has(key)).map((part) => relief(part, context))];
}
function variablePart({ name, at }) {
	const range = at.range ?? start;
	return {
		key: name,
		kind: "script-variable",
		name,
		isRequired: true,
		range
	};
}
/** A variable that a script needs no longer. */
function relief(part, { pair, owner }) {
	const before = itemOf(part, pair.before.path, owner);
	return changeOf({
		kind: part.kind,
		action: "changed",
		detail: "optional",
		before,
		from: part.name,
		at: { path: pair.after.path },
		was: before.at
	});
}
const start = {
	start: {
		line: 1,
		column: 1
	},
	end: {
		line: 1,
		column: 1
	}
};

;// CONCATENATED MODULE: ./.build/src/powers/client-fields.js

/** Keys of a frontmatter that a carrier reads: their changes are changes of permissions. */
const clientFields = new Set((0,word_list/* wordList */.d)(`
  hooks mcpServers disable-model-invocation user-invocable disallowed-tools disallowedTools paths context agent background
`));

// EXTERNAL MODULE: ./.build/src/model/version/bump.js
var version_bump = __webpack_require__(23132);
// EXTERNAL MODULE: ./.build/src/rules/catalog.js + 59 modules
var catalog = __webpack_require__(58663);
// EXTERNAL MODULE: ./.build/src/rules/change/unclassified-change.js
var unclassified_change = __webpack_require__(47043);
// EXTERNAL MODULE: ./.build/src/rules/support/requirement.js
var requirement = __webpack_require__(63300);
;// CONCATENATED MODULE: ./.build/src/rules/claim.js





/** The rule that reports a change; `unclassified-change` where no other rule claims it. */
const ruleFor = createClaim(catalog/* changeRules */.g);
/** Decides between some rules which one reports a change. The order of the rules does not matter. */
function createClaim(rules) {
	const rulesByKind = (0,group_by/* groupBy */.$)(rules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({
		kind,
		rule
	}))), ({ kind }) => kind);
	return (change) => {
		const candidates = (rulesByKind.get(change.kind) ?? []).map(({ rule }) => rule);
		const claimants = candidates.filter((rule) => (0,requirement/* matches */.cK)(rule, change));
		return claimants.length < 2 ? claimants[0] ?? unclassified_change/* unclassifiedChange */.d : strictest(withoutPreceded(claimants), change);
	};
}
/** The rules that none of the others comes before. */
function withoutPreceded(claimants) {
	const preceded = new Set(claimants.map(({ before }) => before));
	return claimants.filter(({ id }) => !preceded.has(id));
}
/** Tests prove that one rule is left. If they missed a change, the larger version bump counts. */
function strictest(claimants, change) {
	const bumpOf = (rule) => (0,requirement/* requirementOf */.h2)(rule, change, false).bump;
	return claimants.reduce((strict, rule) => {
		const [bump, other] = [bumpOf(strict), bumpOf(rule)];
		return bump !== other && (0,version_bump/* maxBump */.fX)(bump, other) === other ? rule : strict;
	});
}

;// CONCATENATED MODULE: ./.build/src/pipeline/compare/classify.js





/** Compares the two sides of a pair and finds the rule of each change. */
function changesOf(pair, budget, scripts = []) {
	const changes = [...compareSkills(pair, budget).filter((change) => !isPermission(change)), ...scripts.flatMap(compareInterfaces)];
	return {
		pair,
		changes: changes.map((change) => ({
			change,
			rule: ruleFor(change)
		}))
	};
}
const frontmatters = new Set(["agent-skills", "manifest-v1"]);
/** Whether a change is of a key that rules on permissions report. */
function isPermission({ kind, before, after }) {
	const item = after ?? before;
	if (kind !== "field" || !item || !frontmatters.has(item.dialect)) return false;
	return clientFields.has((0,value_value/* parsePointer */.vp)(item.pointer)[0] ?? "");
}

// EXTERNAL MODULE: ./.build/src/pipeline/compare/comparison.js
var comparison = __webpack_require__(26613);
// EXTERNAL MODULE: ./.build/src/model/message.js
var model_message = __webpack_require__(60954);
// EXTERNAL MODULE: ./.build/src/model/power/group-tools.js
var group_tools = __webpack_require__(12370);
// EXTERNAL MODULE: ./.build/src/model/power.js
var model_power = __webpack_require__(33096);
// EXTERNAL MODULE: ./.build/src/model/text/memoize.js
var memoize = __webpack_require__(3117);
// EXTERNAL MODULE: ./.build/src/powers/support/command-words.js
var command_words = __webpack_require__(12187);
;// CONCATENATED MODULE: ./.build/src/powers/compare/covers.js






/** Whether everything that `b` allows `a` allows too. Powers of other kinds, features or subjects never do. */
function covers(a, b) {
	if (a.kind !== b.kind || a.feature !== b.feature || a.subject !== b.subject) return "no";
	return both(coversScope(a, b), coversTrigger(a.trigger, b.trigger));
}
function both(first, second) {
	if (first === "no" || second === "no") return "no";
	return first === "yes" && second === "yes" ? "yes" : "unknown";
}
function coversScope(a, b) {
	if (a.scope === b.scope && a.reach === b.reach) return "yes";
	if (a.commands && b.commands) return (0,exec_policy/* coversCommands */.jw)(a.commands, b.commands) ? "yes" : "no";
	if (a.rank !== undefined && b.rank !== undefined) return a.rank >= b.rank ? "yes" : "no";
	if (a.reach === "unknown" || b.reach === "unknown") return "unknown";
	if (a.reach === "any") return "yes";
	if (b.reach === "any") return "no";
	if (a.reach === "tool" && b.reach === "tool") {
		return (0,tools/* coversTool */.lz)(a.scope, b.scope) ? "yes" : "no";
	}
	if (isListed(a.reach) && a.reach === b.reach) return (0,coverage/* coversEntry */.TS)(a.reach, a.scope, b.scope) ? "yes" : "no";
	if (a.reach === "pattern" || b.reach === "pattern") return "unknown";
	if (a.pin && b.pin && a.pin.program === b.pin.program) return coversPin(a.pin, b.pin);
	if (isRespelled(a, b)) return "unknown";
	return a.reach === "prefix" && b.scope.startsWith(a.scope) ? "yes" : "no";
}
/** Whether a power is an entry of a declared list. */
function isListed(reach) {
	return model_power/* listedReaches */.zq.includes(reach);
}
/** Whether two command lines differ in quotes, or in defaults of folders that the client sets, only. */
function isRespelled(a, b) {
	const line = plainCommand(a);
	return line !== undefined && line === plainCommand(b);
}
const plainCommand = (0,memoize/* memoize */.B)(({ kind, reach, scope }) => (kind === "run" || kind === "mcp") && reach === "one" ? (0,command_words/* plainLine */.h0)(scope) : undefined);
/** The same program in some version. Any version covers each; ranges and single versions are not ordered here. */
function coversPin(a, b) {
	const [rank, otherRank] = [model_power/* pinLevels */.xh.indexOf(a.level), model_power/* pinLevels */.xh.indexOf(b.level)];
	if (a.level === "mutable" && rank > otherRank) return "yes";
	return rank < otherRank ? "no" : "unknown";
}
function coversTrigger(a, b) {
	if (a.start !== b.start || a.event !== b.event) return "no";
	if (a.once && !b.once) return "no";
	const condition = a.condition === undefined || a.condition === b.condition;
	return both(coversMatcher(a.matcher, b.matcher), condition ? "yes" : conditional(b));
}
/** A condition narrows; two conditions are not compared. */
function conditional({ condition }) {
	return condition === undefined ? "no" : "unknown";
}
function coversMatcher(a, b) {
	if (!a) return "yes";
	if (!b) return a.names ? "no" : "unknown";
	if (!a.names || !b.names) return a.text === b.text ? "yes" : "unknown";
	const names = new Set(a.names);
	const rest = b.names.filter((name) => !names.has(name));
	if (rest.length === 0) return "yes";
	return a.areGlobs ? coversGlobs(a.names, rest) : "no";
}
/** Whether globs cover others. Two globs are compared by their folders only; a wider one is not covered. */
function coversGlobs(wider, narrower) {
	if (narrower.every((glob) => wider.some((wide) => coversGlob(wide, glob)))) return "yes";
	const isBeyond = (wide, glob) => areApart(wide, glob) || coversGlob(glob, wide);
	return narrower.some((glob) => wider.every((wide) => isBeyond(wide, glob))) ? "no" : "unknown";
}
/** Whether a glob is of files below a folder that another matches whole, such as `src/**`. */
function coversGlob(wider, narrower) {
	const folder = /^([^*?{}[\]!]*\/)\*\*(?:\/\*)?$/.exec(wider)?.[1];
	return folder !== undefined && narrower.startsWith(folder) && !narrower.includes("..");
}
/** Whether no path matches both globs, as far as their beginnings tell. */
function areApart(a, b) {
	const [left, right] = [a, b].map((glob) => glob.replace(/[*?{}[\]!].*$/s, ""));
	const isPlain = left === a && right === b;
	return isPlain || !(left.startsWith(right) || right.startsWith(left));
}

;// CONCATENATED MODULE: ./.build/src/powers/compare/power-index.js




/** The most pairs of powers that one comparison tests; what is left then is undecided. */
const maxPairs = 1e5;
/** Powers by what may cover others: equal ones, and those of one subject, of tool rules of one group. */
class PowerIndex {
	equal;
	groups = new Map();
	verdicts = new Map();
	remaining = maxPairs;
	constructor(powers) {
		this.equal = new Set(powers.map(identity));
		for (const power of powers) {
			const subject = subjectOf(power);
			const isRule = power.reach === "tool";
			this.add(subject, power);
			this.add(isRule ? `${subject}\0${(0,tools/* toolGroup */.qV)(power.scope).own}` : `${subject}\0\0other`, power);
		}
	}
	/** Whether any of the powers covers one. */
	verdict(wanted) {
		const known = this.verdicts.get(wanted) ?? this.find(wanted);
		this.verdicts.set(wanted, known);
		return known;
	}
	has(power) {
		return this.equal.has(identity(power));
	}
	find(wanted) {
		if (this.has(wanted)) return "yes";
		let best = "no";
		for (const power of this.candidates(wanted)) {
			if (this.remaining-- <= 0) return "unknown";
			const cover = covers(power, wanted);
			if (cover === "yes") return "yes";
			if (cover === "unknown") best = "unknown";
		}
		return best;
	}
	*candidates(wanted) {
		const subject = subjectOf(wanted);
		if (wanted.reach !== "tool") return yield* this.groups.get(subject) ?? [];
		const { own, tool } = (0,tools/* toolGroup */.qV)(wanted.scope);
		for (const group of new Set([
			own,
			tool,
			"\0other"
		])) {
			yield* this.groups.get(`${subject}\0${group}`) ?? [];
		}
	}
	add(key, power) {
		const group = this.groups.get(key);
		if (group) group.push(power);
		else this.groups.set(key, [power]);
	}
}
/** For each power of head, the power of base that it replaces: one of the same kind, feature and subject. */
function replacements(uncovered, candidates) {
	const free = new Map();
	for (const power of candidates) {
		for (const key of [subjectOf(power), scopeOf(power)]) {
			free.set(key, (free.get(key) ?? new Set()).add(power));
		}
	}
	const found = new Map();
	const match = (keyOf, isPreferred) => {
		let remaining = maxPairs;
		for (const power of uncovered) {
			for (const other of found.has(power) ? [] : free.get(keyOf(power)) ?? []) {
				if (remaining-- <= 0) return;
				if (!isPreferred(other, power)) continue;
				free.get(subjectOf(other))?.delete(other);
				free.get(scopeOf(other))?.delete(other);
				found.set(power, other);
				break;
			}
		}
	};
	match(scopeOf, () => true);
	match(subjectOf, (other, power) => covers(other, power) === "unknown");
	match(subjectOf, (other, power) => covers(power, other) === "yes");
	// An entry of a list of rules replaces no other entry.
	match(subjectOf, (_, { reach }) => reach !== "tool" && !isListed(reach));
	return found;
}
function scopeOf(power) {
	return `${subjectOf(power)}\0\0${power.scope}`;
}
function subjectOf({ kind, feature, subject }) {
	return `${kind}\0${feature}\0${subject}`;
}
/** Equal for powers that allow the same. */
const identity = (0,memoize/* memoize */.B)(({ kind, feature, scope, reach, subject, trigger }) => {
	const { start, event = "", matcher, condition = "", once = false } = trigger;
	const names = matcher?.names ?? matcher?.text ?? "";
	return (0,canonical/* canonical */.$)([
		kind,
		feature,
		scope,
		reach,
		subject,
		start,
		event,
		names,
		condition,
		once
	]);
});

;// CONCATENATED MODULE: ./.build/src/powers/compare/stopped-guards.js


/** Alternatives of a command that may run where the program does not start. */
const alternative = /\|\||\bif\b|\[ |\btest |\bcommand -v/;
/** The guards of base whose hooks still stand in head, but no longer start. */
function stoppedGuards(others, before, known) {
	const lost = new Set(known.flatMap(({ change, power }) => change === "gained" ? [] : [power]));
	const guards = (0,group_by/* groupBy */.$)(before.filter((power) => power.kind === "guard" && !lost.has(power)), hookKey);
	const left = new Map(Array.from(guards, ([key, powers]) => [key, powers.values()]));
	return others.flatMap(({ power, previous, programs = [] }) => {
		if (power.feature !== "hook" || power.kind !== "run" || !previous) return [];
		const started = new Set(previous.runs?.executed);
		const stopped = programs.filter(({ change, path }) => change === "not executable" || change === "removed" && started.has(path));
		if (stopped.length === 0) return [];
		const guard = left.get(hookKey(previous))?.next().value;
		if (!guard) return [];
		const change = alternative.test(power.scope) ? "undecided" : "lost";
		return [{
			change,
			power: guard,
			previous: null,
			programs: stopped
		}];
	});
}
/** What a guard and the command of its hook have in common. */
function hookKey({ subject, trigger: { matcher } }) {
	return (0,canonical/* canonical */.$)([subject, matcher?.names ?? matcher?.text ?? ""]);
}

;// CONCATENATED MODULE: ./.build/src/powers/compare/compare-powers.js




/** The difference of two sets of powers: what head has beyond base, and what it lacks. */
function comparePowers({ base, head, comparePrograms }) {
	const [before, after] = [distinct(base), distinct(head)];
	const [oldIndex, newIndex] = [new PowerIndex(before), new PowerIndex(after)];
	const uncovered = after.filter((power) => oldIndex.verdict(power) !== "yes");
	const missing = before.filter((power) => newIndex.verdict(power) !== "yes");
	const replaced = replacements(uncovered, before.filter((power) => !newIndex.has(power)));
	const undecidedBase = new Set();
	const gained = uncovered.map((power) => {
		const previous = replaced.get(power) ?? null;
		const isUndecided = oldIndex.verdict(power) === "unknown";
		if (isUndecided && previous) undecidedBase.add(previous);
		return {
			change: isUndecided ? "undecided" : "gained",
			power,
			previous
		};
	});
	const replacedBase = new Set(replaced.values());
	const lost = missing.filter((power) => !undecidedBase.has(power)).flatMap((power) => {
		const isUndecided = newIndex.verdict(power) === "unknown";
		// What may still be covered is not lost; a guard that may be gone is.
		if (isUndecided && power.kind !== "guard") return [];
		const change = isUndecided ? "undecided" : "lost";
		return [{
			change,
			power,
			previous: null,
			isReplaced: replacedBase.has(power)
		}];
	});
	const others = changedPrograms(before, after, comparePrograms);
	const known = [
		...gained,
		...others,
		...lost
	];
	const changes = [...known, ...stoppedGuards(others, before, known)];
	const [oldSubjects, newSubjects] = [(0,group_by/* groupBy */.$)(base, compare_powers_subjectOf), (0,group_by/* groupBy */.$)(head, compare_powers_subjectOf)];
	return changes.map((change) => {
		const key = compare_powers_subjectOf(change.power);
		const [oldPowers, newPowers] = [oldSubjects.get(key) ?? [], newSubjects.get(key) ?? []];
		return withContext(change, {
			base: oldPowers,
			head: newPowers
		});
	});
}
function compare_powers_subjectOf({ feature, subject }) {
	return `${feature}\0${subject}`;
}
/** A change with the other powers of its subject that explain it. */
function withContext(change, { base, head }) {
	const { power, previous } = change;
	if (power.feature === "hook") return {
		...change,
		hooks: {
			base,
			head
		}
	};
	if (power.feature !== "agent-tools" || power.reach !== "any" || !previous) return change;
	// Any tool replaces a whole list.
	const scopes = base.filter(({ kind }) => kind === power.kind).map(({ scope }) => scope);
	return {
		...change,
		previous: {
			...previous,
			scope: [...new Set(scopes)].join(", ")
		}
	};
}
/** The same commands in both trees, but with other bytes in their programs. */
function changedPrograms(before, after, comparePrograms) {
	const known = new Map(before.map((power) => [identity(power), power]));
	const byScope = new Map(before.map((power) => [`${compare_powers_subjectOf(power)}\0${power.scope}`, power]));
	return after.flatMap((power) => {
		if (!power.programs && !power.runs) return [];
		// A command that runs less often may run another program.
		const other = byScope.get(`${compare_powers_subjectOf(power)}\0${power.scope}`);
		const narrowed = other && covers(other, power) === "yes" ? other : undefined;
		const previous = known.get(identity(power)) ?? narrowed;
		const programs = previous ? comparePrograms(previous, power) : [];
		if (!previous || programs.length === 0) return [];
		if (programs.some(({ change }) => change === "executable")) return [{
			change: "gained",
			power,
			previous,
			programs
		}];
		return [{
			change: "undecided",
			power,
			previous,
			programs,
			isSameCommand: true
		}];
	});
}
function distinct(powers) {
	return [...new Map(powers.map((power) => [identity(power), power])).values()];
}

// EXTERNAL MODULE: ./.build/src/powers/compare/pair-units.js
var pair_units = __webpack_require__(88638);
;// CONCATENATED MODULE: ./.build/src/powers/compare/compare-programs.js

/** Compares the programs of two trees: each with the one at its place in the same unit. */
function programComparison(base, head) {
	return (before, after) => {
		const inHead = (path) => movedPath(path, before.unit, after.unit);
		const old = new Map((before.programs ?? []).map((path) => [inHead(path), path]));
		const now = new Set(after.programs);
		const startedBefore = new Set(before.runs?.executed.map(inHead));
		const starts = new Set(after.runs?.executed);
		const changes = [...new Set([...old.keys(), ...now])].flatMap((path) => {
			const was = base.programs.get(old.get(path) ?? "");
			const is = now.has(path) ? head.programs.get(path) : undefined;
			if (!was && !is) return [];
			const found = (change) => [{
				path,
				change,
				id: is?.id
			}];
			if (!was) return found("added");
			if (!is) return found("removed");
			const isStarted = startedBefore.has(path) && starts.has(path);
			if (isStarted && was.isExecutable !== is.isExecutable) return found(is.isExecutable ? "executable" : "not executable");
			const isOther = was.id !== undefined && is.id !== undefined && was.id !== is.id;
			return isOther ? found("bytes") : [];
		});
		return [...changes, ...scriptChanges(before, after, inHead)].sort((a, b) => ranks.indexOf(a.change) - ranks.indexOf(b.change));
	};
}
/** What decides whether a command runs at all comes first. */
const ranks = [...[
	"not executable",
	"removed",
	"executable",
	"added",
	"bytes"
]];
/** The scripts of a package.json that differ; the rest of it is no program. */
function scriptChanges(before, after, inHead) {
	const textsOf = ({ runs }, place) => new Map(runs?.scripts.map(({ path, name, text }) => [`${place(path)}\0${name}`, text]));
	const [old, now] = [textsOf(before, inHead), textsOf(after, (path) => path)];
	const differing = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
	return differing.map((key) => {
		const path = key.slice(0, key.indexOf("\0"));
		return {
			path,
			change: "bytes",
			id: now.get(key)
		};
	});
}
function movedPath(path, from, to) {
	return from.root === to.root ? path : (0,pair_units/* pathInHead */.lN)({
		path,
		unit: from
	}, to);
}

// EXTERNAL MODULE: ./.build/src/powers/compare/leaves.js
var leaves = __webpack_require__(33884);
;// CONCATENATED MODULE: ./.build/src/powers/compare/new-hosts.js
/** Adds to each secret that a script begins to read the first host that the same script begins to contact. */
function withNewHosts(changes) {
	const hosts = new Map();
	for (const { change, power } of changes) {
		const isNew = change === "gained" && power.feature === "script" && power.kind === "net";
		if (isNew && !hosts.has(power.at.path)) hosts.set(power.at.path, power.scope);
	}
	if (hosts.size === 0) return changes;
	return changes.map((change) => {
		const { power } = change;
		const isSecret = change.change === "gained" && power.feature === "script" && power.kind === "secret";
		const newHost = isSecret ? hosts.get(power.at.path) : undefined;
		return newHost === undefined ? change : {
			...change,
			newHost
		};
	});
}

// EXTERNAL MODULE: ./.build/src/powers/compare/newly-offered.js
var newly_offered = __webpack_require__(71377);
;// CONCATENATED MODULE: ./.build/src/powers/compare/respelled.js


/** Leaves out commands that only spell the same program otherwise: other quotes, a long option, or the shell before a script. */
function withoutRespelled(changes, { base, head }, comparePrograms) {
	const left = new Set();
	const others = changes.filter(({ change, power, previous }) => {
		if (change !== "gained" && change !== "undecided" || !previous) return true;
		const isSame = identity({
			...previous,
			scope: ""
		}) === identity({
			...power,
			scope: ""
		}) && previous.scope !== power.scope && isSameProgram(programOf(previous, base), programOf(power, head)) && comparePrograms(previous, power).length === 0;
		if (isSame) left.add(previous);
		return !isSame;
	});
	return others.filter(({ change, power }) => change !== "lost" || !left.has(power));
}
function isSameProgram(before, after) {
	return before !== null && before === after;
}
/** A command as its words, without the shell of a script; null where the words depend on more than the text. */
function programOf({ kind, reach, scope, runs }, programs) {
	if (kind !== "run" && kind !== "mcp" || reach !== "one") return null;
	const written = (0,command_words/* wordsOfLine */.LL)(scope);
	if (written === null) return null;
	const words = withShortOptions(written);
	const [first = "", second = ""] = words;
	if (/^(?:\/(?:usr\/)?bin\/)?(?:ba)?sh$/.test(first) && isScript(second)) return JSON.stringify(words.slice(1));
	const isStarted = runs?.executed.every((path) => programs.get(path)?.isExecutable) === true;
	return isScript(first) && !isStarted ? null : JSON.stringify(words);
}
/** Of a package runner, `-y` for `--yes`. */
function withShortOptions(words) {
	if (words[0] !== "npx") return words;
	const end = words.findIndex((word, index) => index > 0 && !word.startsWith("-"));
	return words.map((word, index) => word === "--yes" && (end === -1 || index < end) ? "-y" : word);
}
function isScript(word) {
	return /\/[^/]*\.(?:ba)?sh$/.test(word);
}

;// CONCATENATED MODULE: ./.build/src/powers/compare/unit-changes.js





/** Marks the changes of units that only one tree has; a folder that clients still find is no removed unit. */
function ofOneTree(base, head, pairs) {
	const known = new Set([...pairs.values()].map(model_power/* unitKey */.g2));
	const added = new Set(shipped(head).map(model_power/* unitKey */.g2).filter((key) => !known.has(key)));
	// A skill in the folder of another is none of its parts.
	const isLeft = ({ kind, root }) => [...head.units, ...head.offered].some((unit) => unit.root === root || kind !== "skill" && (0,text_path/* isInside */.FK)(unit.root, root));
	const removed = new Set(shipped(base).flatMap((unit) => {
		const key = (0,model_power/* unitKey */.g2)(unit);
		return pairs.has(key) || isLeft(unit) ? [] : [key];
	}));
	return (change) => {
		const key = (0,model_power/* unitKey */.g2)(change.power.unit);
		if (change.change === "lost") return removed.has(key) ? {
			...change,
			ofUnit: "removed"
		} : change;
		return added.has(key) ? {
			...change,
			ofUnit: "new"
		} : change;
	};
}
function shipped({ units }) {
	return units.filter(({ kind }) => kind !== "repository");
}
/** Puts what one unit loses and another of its kind gains, with the same bytes, into one change. */
function withMoves(changes, base, head) {
	const lost = (0,group_by/* groupBy */.$)(changes.filter(isMovable("lost")), ({ power }) => contentOf(power, base));
	const moved = new Map();
	const left = new Set();
	for (const change of changes.filter(isMovable("gained"))) {
		const from = lost.get(contentOf(change.power, head))?.find((other) => !left.has(other));
		if (!from || unit_changes_isSame(from.power.unit, change.power.unit)) continue;
		left.add(from);
		moved.set(change, {
			...change,
			change: "moved",
			previous: from.power,
			ofUnit: undefined
		});
	}
	return changes.filter((change) => !left.has(change)).map((change) => moved.get(change) ?? change);
}
/** Whether a change is of a hook, a server or a guard that another unit may have had. */
function isMovable(wanted) {
	return ({ change, power, previous, isReplaced = false }) => {
		const { kind, feature, unit } = power;
		const isMeant = feature === "hook" || feature === "mcp-server" || kind === "guard";
		return change === wanted && isMeant && unit.kind !== "repository" && !previous && !isReplaced;
	};
}
/** Equal for powers that run the same bytes; undefined where some are unknown. */
function contentOf(power, { programs }) {
	const files = (power.programs ?? []).map((path) => programs.get(path));
	const ids = files.map((file) => file?.id && `${file.id} ${file.isExecutable}`);
	const isKnown = ids.every((id) => id !== undefined) && power.reach !== "unknown";
	const scripts = power.runs?.scripts.map(({ name, text }) => [name, text]) ?? [];
	return isKnown ? (0,canonical/* canonical */.$)([
		power.unit.kind,
		identity(power),
		ids.sort(),
		scripts
	]) : undefined;
}
function unit_changes_isSame(one, other) {
	return (0,model_power/* unitKey */.g2)(one) === (0,model_power/* unitKey */.g2)(other);
}

;// CONCATENATED MODULE: ./.build/src/powers/compare/compare-grants.js










/** Compares what the units of two trees grant: each with the one that it succeeds. */
function compareGrants(base, head, pairs, isNewlyOffered = () => false) {
	const keyInHead = (unit) => {
		const after = pairs.get((0,model_power/* unitKey */.g2)(unit));
		return after ? (0,model_power/* unitKey */.g2)(after) : `removed\0${(0,model_power/* unitKey */.g2)(unit)}`;
	};
	const basePowers = (0,group_by/* groupBy */.$)(powersOf(base), ({ unit }) => keyInHead(unit));
	const headPowers = (0,group_by/* groupBy */.$)(powersOf(head), ({ unit }) => (0,model_power/* unitKey */.g2)(unit));
	const baseUnits = new Set(readableUnits(base).map(keyInHead));
	const headUnits = new Set(readableUnits(head).map(model_power/* unitKey */.g2));
	const unreadablePaths = new Set(head.files.flatMap(({ realPath, isUnreadable }) => isUnreadable ? [realPath] : []));
	const limits = [(0,group_by/* groupBy */.$)(keysOf(base), ({ unit }) => keyInHead(unit)), (0,group_by/* groupBy */.$)(keysOf(head), ({ unit }) => (0,model_power/* unitKey */.g2)(unit))];
	const comparePrograms = programComparison(base, head);
	const powersBefore = (0,newly_offered/* powersBeforeOffer */.E)(base, head, pairs, isNewlyOffered);
	const headUnit = new Map(head.units.map((unit) => [(0,model_power/* unitKey */.g2)(unit), unit]));
	const keys = new Set([...headPowers.keys(), ...basePowers.keys()]);
	const changes = [...keys].flatMap((key) => {
		const unit = headUnit.get(key);
		const offeredBefore = unit && powersBefore(unit);
		const isNewlyOpened = offeredBefore?.length === 0;
		const isInBoth = headUnits.has(key) && baseUnits.has(key) && !isNewlyOpened;
		const before = offeredBefore ?? basePowers.get(key) ?? [];
		const after = headPowers.get(key) ?? [];
		const compared = comparePowers({
			base: relevant(before, isInBoth),
			head: relevant(after, isInBoth),
			comparePrograms
		});
		const [oldServers, newServers] = [serversOf(before), serversOf(after)];
		const programs = {
			base: base.programs,
			head: head.programs
		};
		return withoutRespelled(compared, programs, comparePrograms).filter(({ power }) => isNews(power, oldServers, newServers)).map((change) => withLimit(change, key, limits)).map((change) => isNewlyOpened ? {
			...change,
			ofUnit: "new"
		} : change);
	});
	// The powers of a file that cannot be read now are unknown, not lost.
	const known = changes.filter(({ change, power }) => change !== "lost" || !unreadablePaths.has(power.at.path));
	return {
		changes: withNewHosts(withMoves(known.map(ofOneTree(base, head, pairs)), base, head)),
		...changedFiles(base, head, {
			pairs,
			changes
		})
	};
}
function keysOf({ files }) {
	return files.flatMap(({ unit, invocationKeys }) => invocationKeys.map((key) => ({
		...key,
		unit
	})));
}
/** A new invocation with the key of base that did not allow it. */
function withLimit(change, unit, [base, head]) {
	const { power, previous } = change;
	if (power.feature !== "invocation" || previous || change.change !== "gained") return change;
	const [key, now] = [base, head].map((side) => side.get(unit)?.find(({ subject }) => subject === power.subject));
	return key ? {
		...change,
		limit: {
			key,
			now: now?.text ?? null
		}
	} : change;
}
function powersOf({ files }) {
	return files.flatMap(({ powers }) => powers);
}
/** The units without a file that cannot be read: only these tell that a field is absent. */
function readableUnits({ units, files }) {
	const unreadable = new Set(files.flatMap(({ unit, isUnreadable }) => isUnreadable ? [(0,model_power/* unitKey */.g2)(unit)] : []));
	return units.filter((unit) => !unreadable.has((0,model_power/* unitKey */.g2)(unit)));
}
/** Whether a power is not a part of a server that is itself new or removed. */
function isNews({ kind, server }, before, after) {
	if (kind !== "settings" || server === undefined) return true;
	return before.has(server) && after.has(server);
}
function serversOf(powers) {
	return new Set(powers.flatMap(({ kind, server }) => kind === "mcp" ? [server] : []));
}
/** What a unit may do because a field is absent is not a change where only one tree has the unit in readable files. */
function relevant(powers, isInBoth) {
	return isInBoth ? powers : powers.filter((power) => !power.isDefault || isEveryTool(power));
}
function isEveryTool({ feature, reach, kind }) {
	return feature === "agent-tools" && reach === "any" && kind === "delegate";
}
function changedFiles(base, head, { pairs, changes }) {
	const fileKey = (carrier, path) => `${carrier}\0${path}`;
	const known = new Map(base.files.map((file) => {
		const after = pairs.get((0,model_power/* unitKey */.g2)(file.unit));
		return [fileKey(file.carrier, after ? (0,pair_units/* pathInHead */.lN)(file, after) : file.path), file];
	}));
	const changed = head.files.flatMap((file) => {
		const before = known.get(fileKey(file.carrier, file.path));
		const isSame = before?.id !== undefined && before.id === file.id;
		return isSame ? [] : [{
			file,
			before
		}];
	});
	const unread = changed.flatMap(({ file, before }) => unreadChanges(file, before));
	const shownPaths = new Set([
		...changes.flatMap(({ power, previous }) => [power.at.path, previous?.at.path]),
		...changed.flatMap(({ file }) => file.faults.map(({ at }) => at.path)),
		...unread.map(({ path }) => path)
	]);
	const silent = changed.filter(({ file, before }) => !shownPaths.has(file.realPath) && !(before && shownPaths.has(before.realPath)));
	return { unread: [...unread, ...silent.flatMap(otherChanges)] };
}
/** The most fields that are listed of a file whose change allows nothing that is known. */
const maxOther = 5;
/** The values that differ in a file whose powers do not. */
function otherChanges({ file, before }) {
	if (!before) return [];
	const { path } = file;
	const [oldLeaves, newLeaves] = [before.readLeaves(), file.readLeaves()];
	const removed = differingFields((0,leaves/* leavesBeyond */.wC)(oldLeaves, newLeaves), newLeaves);
	const added = differingFields((0,leaves/* leavesBeyond */.wC)(newLeaves, oldLeaves), oldLeaves);
	const names = new Set([...added.keys(), ...removed.keys()]);
	return [...names].slice(0, maxOther).map((name) => {
		const [field, previous] = [added.get(name) ?? null, removed.get(name) ?? null];
		return {
			path,
			field,
			previous
		};
	});
}
/** The fields of some leaves by their names; a whole item of a list that the other side lacks is one field. */
function differingFields(leaves, others) {
	const known = new Set(others.flatMap(({ containers }) => containers.map(({ field }) => field)));
	const fields = new Map();
	for (const { containers, field } of leaves) {
		const outermost = containers.find((around) => !known.has(around.field)) ?? field;
		if (!fields.has(outermost.field)) fields.set(outermost.field, outermost);
	}
	return fields;
}
function unreadChanges(file, before) {
	const { path, isUnreadable } = file;
	// Of a list, each item has the same name: they are compared as a whole.
	const [fieldsBefore, fieldsAfter] = [before, file].map((side) => (0,group_by/* groupBy */.$)(side?.unread ?? [], ({ field }) => field));
	const names = new Set([...fieldsAfter.keys(), ...isUnreadable ? [] : fieldsBefore.keys()]);
	const [oldSubjects, newSubjects] = [before, file].map(subjectsOf);
	return [...names].flatMap((name) => {
		const [oldFields, newFields] = [fieldsBefore.get(name) ?? [], fieldsAfter.get(name) ?? []];
		if (compare_grants_valuesOf(oldFields) === compare_grants_valuesOf(newFields)) return [];
		const subject = (newFields[0] ?? oldFields[0])?.subject;
		if (subject !== undefined && !(oldSubjects.has(subject) && newSubjects.has(subject))) return [];
		return [{
			path,
			field: newFields[0] ?? null,
			previous: oldFields[0] ?? null
		}];
	});
}
function subjectsOf(file) {
	return new Set(file?.powers.map(({ subject }) => subject));
}
function compare_grants_valuesOf(fields) {
	return fields.map(({ value }) => value).sort().join("\0");
}

;// CONCATENATED MODULE: ./.build/src/powers/compare/own-source.js
/** Whether a plugin or a marketplace is taken from the repository itself, whose changes are reviewed here. */
function isOwnSource({ kind, feature, pin }, remote) {
	if (kind !== "install" || feature !== "source" || !pin || remote === null) return false;
	const [, type = "", address = ""] = /^(github|git|url) (\S+)/.exec(pin.program) ?? [];
	const url = type === "github" ? `https://github.com/${address}` : address;
	const place = repositoryOf(url);
	return place !== null && place === repositoryOf(remote);
}
/** Host and path of a repository, however its address is written; null for a local one. */
function repositoryOf(url) {
	const [, host, path] = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/i.exec(url) ?? [];
	return host === undefined || path === undefined ? null : `${host}/${path}`.toLowerCase();
}

;// CONCATENATED MODULE: ./.build/src/powers/compare/renamed-skills.js

/**
* Puts the old and the new name of a skill, which an agent loads at its start, into one change that widens nothing.
* @param newNames The names of renamed skills, by their old ones.
*/
function withRenamedSkills(changes, newNames) {
	if (newNames.size === 0) return changes;
	const keyOf = ({ power: { unit } }, name) => `${(0,model_power/* unitKey */.g2)(unit)}\0${name}`;
	const lost = new Map(changes.flatMap((change) => {
		const name = newNames.get(change.power.scope);
		const isLost = change.change === "lost" && isLoadedSkill(change) && name !== undefined;
		return isLost ? [[keyOf(change, name), change]] : [];
	}));
	const replaced = new Set();
	const renamed = changes.map((change) => {
		if (change.change !== "gained" || !isLoadedSkill(change)) return change;
		const old = lost.get(keyOf(change, change.power.scope));
		const previous = old?.power ?? change.previous;
		if (!previous || newNames.get(previous.scope) !== change.power.scope) return change;
		if (old) replaced.add(old);
		return {
			...change,
			change: "moved",
			previous
		};
	});
	return renamed.filter((change) => !replaced.has(change));
}
function isLoadedSkill({ power: { feature, subject } }) {
	return feature === "delegation" && subject === "skills";
}

// EXTERNAL MODULE: ./.build/src/powers/compare/shipping-unit.js
var shipping_unit = __webpack_require__(74945);
// EXTERNAL MODULE: ./.build/src/powers/declared/declared-powers.js
var declared_powers = __webpack_require__(91278);
;// CONCATENATED MODULE: ./.build/src/powers/declared/compare-declared.js



/** What the manifests of a skill declare on one side only, as its changes are judged. */
function compareDeclared(before, after) {
	const [had, has] = [before, after].map((side) => side?.contract.items ?? []);
	const formats = formatsOf(has);
	// The bounds of a list are removed with its manifest.
	const kept = had.filter(({ kind, dialect }) => kind !== "power" || formats.has(dialect));
	return comparePowers({
		base: powersBeyond(before, formats, has),
		head: powersBeyond(after, formatsOf(had), kept),
		comparePrograms: () => []
	});
}
/** The powers of a skill, without those that a manifest of another format repeats. */
function powersBeyond(skill, formats, others) {
	const isRepeated = alreadyDeclared(others);
	return skill ? (0,declared_powers/* declaredPowers */.p)(skill, (item) => formats.has(item.dialect) || !isRepeated(item)) : [];
}
function formatsOf(items) {
	return new Set(items.map(({ dialect }) => dialect));
}

// EXTERNAL MODULE: ./.build/src/rules/problem/permissions.js
var permissions = __webpack_require__(83591);
// EXTERNAL MODULE: ./.build/src/rules/tree-catalog.js + 112 modules
var tree_catalog = __webpack_require__(81055);
// EXTERNAL MODULE: ./.build/src/rules/words/power-message.js
var power_message = __webpack_require__(61110);
// EXTERNAL MODULE: ./.build/src/pipeline/findings/rule-draft.js
var rule_draft = __webpack_require__(10253);
// EXTERNAL MODULE: ./.build/src/pipeline/compare/bump-of-change.js
var bump_of_change = __webpack_require__(87741);
// EXTERNAL MODULE: ./.build/src/config/grant-denials.js
var grant_denials = __webpack_require__(52441);
// EXTERNAL MODULE: ./.build/src/config/grant-policy.js + 4 modules
var grant_policy = __webpack_require__(76235);
// EXTERNAL MODULE: ./.build/src/powers/clients/opencode-order.js
var opencode_order = __webpack_require__(35097);
// EXTERNAL MODULE: ./.build/src/powers/clients/opencode-permission.js
var opencode_permission = __webpack_require__(79506);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/denied-limits.js







/** Marks the lost limits of what a policy does not allow. */
function withDeniedLimits(changes, { files }, policies) {
	if (policies.length === 0) return changes;
	const kept = files.flatMap(({ powers }) => powers.filter(({ kind }) => kind === "guard"));
	const mayLimit = (0,group_by/* lookupBy */.g)(kept, (limit) => [groupsOf(limit).own]);
	return changes.map((change) => {
		const { power } = change;
		if (power.kind !== "guard" || !(0,model_power/* isWidening */.uy)(change)) return change;
		const possible = mayLimit(Object.values(groupsOf(power)));
		if (possible.some((limit) => stillLimits(limit, power))) return change;
		const file = {
			path: power.at.path,
			unit: power.unit,
			powers: [power],
			faults: []
		};
		// Without the hook the tree is what a policy without hooks asks for.
		const isGone = power.feature === "hook" && !change.hooks?.head.length;
		const [denial] = (0,grant_denials/* grantDenials */.H)([file], policies, undefined, (lost, policy) => isGone && !policy.hooks ? [] : (0,grant_policy/* openedNotes */.NO)(lost, policy));
		return denial ? {
			...change,
			denial: denial.notes
		} : change;
	});
}
/** The keys by which a limit and what it may hold find each other. */
function groupsOf({ feature, reach, scope, at: { path } }) {
	const place = `${feature}\0${path}\0`;
	if (reach !== "tool") return { own: place };
	const { own, tool } = (0,tools/* toolGroup */.qV)(scope);
	return {
		own: place + own,
		tool: place + tool
	};
}
/** Whether a limit of head, such as one that asks, holds the tool of a lost one. */
function stillLimits(limit, lost) {
	if (limit.feature !== lost.feature || limit.at.path !== lost.at.path) return false;
	if (limit.reach === "tool" && lost.reach === "tool") return (0,tools/* coversTool */.lz)(limit.scope, lost.scope);
	if (limit.rank === undefined || lost.rank === undefined) return false;
	const key = limit.subject === opencode_permission/* everyTool */.Y0 ? "*" : limit.subject;
	return key === lost.subject || (0,opencode_order/* matchesTool */.y4)(key, lost.subject.replace(/^.*\./, ""));
}

;// CONCATENATED MODULE: ./.build/src/pipeline/compare/grant-comparison.js



















/** Compares what head and base grant beyond the declarations of skills. */
function compareTreeGrants(base, head, pairs, policies = []) {
	const skillRoots = new Map(pairs.flatMap(({ before, after }) => before && after ? [[before.root, after.root]] : []));
	const unitPairs = (0,pair_units/* pairUnits */.c5)(base.grants, head.grants, skillRoots);
	const rootsAtBase = new Map([...skillRoots].map(([before, after]) => [after, before]));
	const isNewlyOffered = (0,newly_offered/* newlyOfferedSkills */.V)(base.grants, head.grants, (root) => rootsAtBase.get(root));
	const comparison = compareGrants(base.grants, head.grants, unitPairs, isNewlyOffered);
	const declared = pairs.flatMap((pair) => declaredChanges(asOffered(pair, isNewlyOffered)));
	const newNames = new Map(pairs.flatMap(({ before, after }) => before && after && before.name !== after.name ? [[before.name, after.name]] : []));
	const changes = [...withRenamedSkills(comparison.changes, newNames), ...declared].sort(compareChanges);
	return {
		...comparison,
		unitPairs,
		isNewlyOffered,
		changes: withDeniedLimits(changes, head.grants, policies)
	};
}
/** A pair whose skill is new to users. */
function asOffered(pair, isNewlyOffered) {
	const isNew = pair.after && isNewlyOffered(pair.after.root);
	return isNew ? {
		...pair,
		status: "added",
		before: null
	} : pair;
}
/** What the manifests of a skill declare on one side only; what cannot be read now is not lost. */
function declaredChanges({ before, after, status, isCopy }) {
	const isCompared = status !== "unchanged" && !isCopy && !after?.unreadable;
	return isCompared ? compareDeclared(before, after) : [];
}
const grant_comparison_order = {
	gained: 0,
	undecided: 1,
	moved: 2,
	lost: 3
};
function compareChanges(a, b) {
	const [at, other] = [a.power.at, b.power.at];
	return grant_comparison_order[a.change] - grant_comparison_order[b.change] || (0,text_text/* compareText */.n6)(at.path, other.path) || (at.range?.start.line ?? 0) - (other.range?.start.line ?? 0) || (0,text_text/* compareText */.n6)(a.power.scope, b.power.scope);
}
/** The drafts on permissions that head gains or lacks, and on changed fields that grant nothing. */
function grantDrafts({ changes, unread }, head, remote) {
	return [
		...(0,group_tools/* groupTools */.d)(changes.filter((change) => !isOfNewUnit(change))).flatMap((change) => powerDraft(change, head, remote) ?? []),
		...plainLosses(changes).map((change) => lossDraft(change, head)),
		...unread.map(unreadDraft)
	];
}
/** The lost permissions that no lost limit stands for. */
function plainLosses(changes) {
	const lost = changes.filter(({ change }) => change === "lost");
	const limits = new Set(lost.filter(({ power }) => power.kind === "guard").map(subjectKey));
	return lost.filter((change) => isPlainLoss(change) && !limits.has(subjectKey(change)));
}
function subjectKey({ power }) {
	return `${power.at.path}\0${power.feature}\0${power.subject}`;
}
/** Whether a unit that is still there lacks a permission, and no other stands in its place. */
function isPlainLoss({ power, ofUnit, isReplaced = false }) {
	if (isReplaced || ofUnit !== undefined) return false;
	const isListing = power.feature === "source" && power.entry?.kind === "plugin";
	return power.kind !== "guard" && power.feature !== "declared" && power.unit.kind !== "skill" && !isListing;
}
function lossDraft(change, { paths }) {
	const { power } = change;
	const message = (0,model_message/* msg */.ab)`${(0,power_message/* ownerOf */.bf)(power)} no longer ${(0,power_message/* describePower */.vL)(power)}.`;
	const draft = {
		...placesOf(change, paths),
		message,
		about: (0,model_power/* aboutPower */.jw)(power)
	};
	return (0,rule_draft/* ruleDraft */.y7)(permissions/* permissionRemoved */.si, draft, rule_draft/* repositorySource */.OW);
}
function unreadDraft({ field, previous, path }) {
	const name = (field ?? previous)?.field ?? "";
	const action = (0,model_message/* words */.aL)(field && previous ? "changed" : field ? "was added" : "was removed");
	const message = (0,model_message/* msg */.ab)`Field ${(0,model_message/* code */.aY)(name)} ${action}.`;
	const at = field?.at ?? { path };
	const draft = {
		message,
		at,
		was: previous?.at,
		about: `field\0${name}`
	};
	return (0,rule_draft/* ruleDraft */.y7)(permissions/* clientFieldChanged */.OB, draft, rule_draft/* repositorySource */.OW);
}
/** Whether a change is part of the finding of its unit, which is new. */
function isOfNewUnit(change) {
	return change.ofUnit === "new" && ruleOfChange(change) !== null;
}
/** The drafts on permissions that skills gain, by the root of the skill, where no plugin announces them. */
function skillPowerDrafts({ changes }, head) {
	const shippingUnit = (0,shipping_unit/* shippingUnits */.w)(head.grants.units);
	const unitChanges = changes.filter(({ power: { unit } }) => {
		return unit.kind === "skill" && shippingUnit(unit) === unit;
	});
	const drafts = (0,group_tools/* groupTools */.d)(unitChanges).flatMap((change) => powerDraft(change, head) ?? []);
	return (0,group_by/* groupBy */.$)(drafts, ({ source }) => source.skill ?? "");
}
/** The rule that reports a change of a permission; null for what widens nothing, and what rules on changes report. */
function ruleOfChange(change) {
	if (!(0,model_power/* isWidening */.uy)(change) || change.power.feature === "declared") return null;
	return tree_catalog/* powerRules */.tm.find(({ claims }) => claims(change)) ?? null;
}
function powerDraft(change, { paths, grants }, remote = null) {
	const rule = ruleOfChange(change);
	if (!rule) return null;
	const { power, previous } = change;
	const { scope, unit } = power;
	const message = rule.message(change);
	const draft = {
		...placesOf(change, paths),
		message,
		help: rule.help?.(change),
		notes: change.denial ?? rule.notes?.(change),
		phrase: rule.phrase === undefined ? undefined : (0,model_message/* words */.aL)(rule.phrase),
		about: (0,model_power/* aboutPower */.jw)(power),
		identity: (0,canonical/* canonical */.$)(factsOfChange(change, grants)),
		before: previous?.scope ?? null,
		after: change.change === "lost" ? null : scope
	};
	const source = {
		...rule_draft/* repositorySource */.OW,
		skill: unit.kind === "skill" ? unit.root : null
	};
	const isQuiet = change.isSameCommand && !isModule(power) || isOwnSource(power, remote);
	const severity = change.denial ? "error" : isQuiet ? "note" : rule.severity;
	return {
		...(0,rule_draft/* ruleDraft */.y7)(rule, {
			...draft,
			severity
		}, source),
		bump: (0,bump_of_change/* bumpOf */.u)(change)
	};
}
/** A hook that is a module registers its events by itself: other bytes may hook other events. */
function isModule({ feature, trigger }) {
	return feature === "hook" && trigger.event === undefined;
}
/** What identifies a change of a permission. */
function factsOfChange(change, grants) {
	const { power, previous } = change;
	return [
		change.change,
		...[power, previous].map(factsOf),
		programIds(change, grants)
	];
}
/** All facts of a permission but its place: an accepted one must not accept another. */
function factsOf(power) {
	if (!power) return null;
	const { at: _, unit, runs: _runs, policyKeys: _keys, ...facts } = power;
	const { kind, name } = unit;
	return JSON.parse(JSON.stringify({
		...facts,
		unit: {
			kind,
			name
		}
	}));
}
/** The bytes of the programs that a permission runs: who accepts it accepts these. */
function programIds({ power, programs = [] }, grants) {
	const files = (power.programs ?? []).map((path) => [path, grants.programs.get(path)?.id ?? null]);
	return [...files, ...programs.map(({ path, change, id = null }) => [
		path,
		change,
		id
	])];
}
/** A lost guard is where it was; the finding is on the file of head, if there still is one. */
function placesOf({ power, previous, change, limit }, paths) {
	const { at } = power;
	const isOfBase = change === "lost" || change === "undecided" && previous === null;
	if (!isOfBase) return {
		at,
		was: limit?.key.at ?? previous?.at
	};
	return {
		at: paths.has(at.path) ? { path: at.path } : (0,text_text/* inBaseOnly */.V8)(at.path),
		was: at
	};
}

// EXTERNAL MODULE: ./.build/src/rules/problem/comparison.js
var problem_comparison = __webpack_require__(77998);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/incomparable.js






/** Reports two sides that cannot be compared; null where they can. */
function incomparableDrafts(pair) {
	const { before, after, ambiguousSkills } = pair;
	if (before?.unreadable && after?.unreadable && (0,model_skill/* haveSameContent */.sw)(before, after)) return null;
	if (before?.unreadable) {
		const draft = after ? unreadableBaseDraft(before, after) : removedUnreadableDraft(before);
		return [draftOf(problem_comparison/* incomparable */.OF, draft, after ?? before)];
	}
	if (after?.unreadable) return [];
	if (!ambiguousSkills) return null;
	// Reported once for all skills of the name, at the first of them in head.
	return after && after === ambiguousSkills.after[0] ? [draftOf(problem_comparison/* duplicateIdentity */.aI, ambiguousDraft(after, ambiguousSkills), after)] : [];
}
/** Reports a last release that cannot be read: the version is measured from base instead. */
function unreadableReleaseDrafts({ after }, { skill, tag }) {
	if (!after || !skill.unreadable) return [];
	const message = (0,model_message/* msg */.ab)`Last release ${(0,model_message/* code */.aY)(tag)} of ${(0,model_message/* namePart */.f0)(after.name)} cannot be read.`;
	const notes = [{ message: (0,model_message/* msg */.ab)`Its version is measured from the merge base.` }];
	return [draftOf(problem_comparison/* incomparable */.OF, {
		message,
		notes,
		at: { path: after.path },
		about: tag
	}, after)];
}
/** Reports a skill that the budget of the run did not suffice for. */
function limitedDrafts({ after }) {
	if (!after) return [];
	const message = (0,model_message/* msg */.ab)`Schemas of ${(0,model_message/* namePart */.f0)(after.name)} were not all compared: this change has too many large ones.`;
	const help = (0,model_message/* msg */.ab)`Change fewer skills at once.`;
	const draft = {
		message,
		help,
		at: (0,fallback_location/* nameLocation */.DV)(after),
		about: "limit",
		severity: "error"
	};
	return [draftOf(problem_comparison/* incomparable */.OF, draft, after)];
}
function draftOf(rule, draft, skill) {
	return (0,rule_draft/* ruleDraft */.y7)(rule, draft, (0,rule_draft/* sourceOf */.vz)(skill));
}
function unreadableBaseDraft(before, after) {
	const message = (0,model_message/* msg */.ab)`Previous version of ${(0,model_message/* namePart */.f0)(after.name)} cannot be read: its breaks are unknown.`;
	const help = (0,model_message/* msg */.ab)`Compare the two versions yourself.`;
	return {
		message,
		help,
		at: { path: after.path },
		was: faultLocation(before),
		about: "base"
	};
}
/** The first fault of a manifest that cannot be read. */
function faultLocation({ path, problems }) {
	return problems.find(({ at }) => at.path === path && at.range)?.at ?? { path };
}
function removedUnreadableDraft(before) {
	const { path, root } = before;
	const place = (0,model_message/* pathPart */.nq)(root === "" ? "." : root);
	const message = (0,model_message/* msg */.ab)`Skill in ${place} was removed; its ${(0,model_message/* pathPart */.nq)((0,text_path/* nameOf */.Vb)(path))} could not be read.`;
	const phrase = (0,model_message/* msg */.ab)`its ${(0,model_message/* pathPart */.nq)((0,text_path/* nameOf */.Vb)(path))} could not be read`;
	return {
		message,
		phrase,
		at: { path },
		was: faultLocation(before),
		about: "base"
	};
}
function ambiguousDraft(skill, { before, after }) {
	const [baseSkill] = before;
	return {
		message: (0,model_message/* msg */.ab)`Skills named ${(0,model_message/* namePart */.f0)(skill.name)} moved and cannot be told apart.`,
		help: (0,model_message/* msg */.ab)`Give them different names, or keep one in its old place.`,
		notes: [{ message: (0,model_message/* msg */.ab)`Before: ${incomparable_placesOf(before)}.` }, { message: (0,model_message/* msg */.ab)`Now: ${incomparable_placesOf(after)}.` }],
		at: (0,fallback_location/* nameLocation */.DV)(skill),
		was: baseSkill && (0,fallback_location/* nameLocation */.DV)(baseSkill),
		about: skill.name,
		before: before.map(({ root }) => root),
		after: after.map(({ root }) => root)
	};
}
function incomparable_placesOf(skills) {
	return (0,model_message/* list */.p_)(skills.map(({ root }) => (0,model_message/* pathPart */.nq)(root || ".")));
}

// EXTERNAL MODULE: ./.build/src/rules/words/words.js
var words = __webpack_require__(91352);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/new-units.js












/** Reports what new units may do, one finding each: plugins, agents, commands, and skills without a readable base. */
function newUnitDrafts(pairs, changes, { grants }, isNewlyOffered = () => false) {
	const gained = (0,group_by/* groupBy */.$)(changes.filter(isOfNewUnit), ({ power }) => (0,model_power/* unitKey */.g2)(power.unit));
	const drafts = pairs.flatMap(({ before, after, isCopy }) => {
		if (!after) return [];
		const isOffered = isNewlyOffered(after.root);
		const isKnown = isCopy || before && !before.unreadable || before === after;
		if (isKnown && !isOffered) return [];
		const key = (0,model_power/* unitKey */.g2)({
			kind: "skill",
			root: after.root
		});
		const own = (0,group_tools/* groupTools */.d)((gained.get(key) ?? []).filter(isBeyondItems));
		gained.delete(key);
		const subject = isOffered ? "Newly offered skill" : new_units_subjectOf(before);
		const draft = skillDraft(after, isOffered ? null : before, {
			own,
			grants,
			subject
		});
		return draft ? [(0,rule_draft/* ruleDraft */.y7)(permissions/* newSkillPermissions */.Ik, draft, (0,rule_draft/* sourceOf */.vz)(after))] : [];
	});
	return [...drafts, ...Array.from(gained.values(), (own) => unitDraft((0,group_tools/* groupTools */.d)(own), grants))];
}
/** The items of a skill describe its list of tools; the programs of a new script are no news. */
function isBeyondItems({ power: { feature, kind, pin } }) {
	if (feature !== "script") return feature !== "tool-rule";
	return kind !== "install" && kind !== "write" && (kind !== "run" || pin !== undefined);
}
/** A hook, a server, a program, every tool, credentials, or something that cannot be read. */
function isLoud({ change, power: { kind, feature, reach, pin } }) {
	if (feature === "script") return kind === "read" || pin?.level === "shell";
	const isProgram = kind === "run" || kind === "mcp" || feature === "hook" && kind !== "guard";
	const isUnlimited = reach === "any" || reach === "unknown" || feature === "permission-mode" || feature === "unknown-field";
	return isProgram || isUnlimited || change === "undecided";
}
/** Programs and servers first, then what else is loud. */
function rankOf(change) {
	const { kind } = change.power;
	if (kind === "run" || kind === "mcp") return 0;
	return isLoud(change) ? 1 : 2;
}
function unitDraft(changes, grants) {
	const sorted = [...changes].sort((a, b) => rankOf(a) - rankOf(b));
	const [first] = sorted;
	const { unit, at } = first.power;
	const clauses = sorted.map(({ power }) => (0,power_message/* describePower */.vL)(power));
	const powers = (0,model_message/* list */.p_)(clauses, { limit: maxClauses });
	const draft = {
		message: (0,model_message/* msg */.ab)`New ${(0,model_message/* words */.aL)(unit.kind)} ${(0,model_message/* namePart */.f0)(unit.name)} ${powers}.`,
		phrase: (0,model_message/* msg */.ab)`new, ${powers}`,
		help: ruleOfChange(first)?.help?.(first),
		notes: notesOf(sorted),
		at,
		about: (0,model_power/* aboutUnit */.SA)(unit),
		identity: new_units_identityOf(changes, grants),
		severity: sorted.some(isLoud) ? "warning" : "note"
	};
	return {
		...(0,rule_draft/* ruleDraft */.y7)(permissions/* newUnitPermissions */.Pv, draft, rule_draft/* repositorySource */.OW),
		bump: "minor"
	};
}
/** What the sentence has no place for, and what makes each permission worse. */
function notesOf(changes) {
	const notes = changes.flatMap((change, index) => {
		const { power } = change;
		const own = {
			message: (0,model_message/* sentence */.em)((0,model_message/* msg */.ab)`${(0,power_message/* describePower */.vL)(power)}.`),
			at: power.at
		};
		return [...index < maxClauses ? [] : [own], ...(0,power_message/* remarkNotes */.uP)(change)];
	});
	return notes.slice(0, maxNotes);
}
/** The most permissions that the sentence names, and that notes do. */
const maxClauses = 1;
const maxNotes = 9;
/** Whoever accepts the permissions of a unit accepts these, and the bytes that they run. */
function new_units_identityOf(changes, grants) {
	return (0,canonical/* canonical */.$)(changes.map((change) => factsOfChange(change, grants)));
}
function new_units_subjectOf(before) {
	return before ? "Skill (unreadable before)" : "New skill";
}
function skillDraft({ contract }, before, { own, grants, subject }) {
	const known = new Set(before?.contract.items.map(canonicalOf));
	const items = contract.items.filter((item) => new_units_isPermission(item) && !known.has(canonicalOf(item)));
	const at = items[0]?.facets.get("value")?.at ?? items[0]?.at ?? own[0]?.power.at;
	if (!at) return null;
	const described = new Map(items.map(describe).map((part) => [JSON.stringify(part), part]));
	const declared = (0,model_message/* msg */.ab)`declares ${(0,model_message/* list */.p_)([...described.values()], { limit: 5 })}`;
	const powers = own.map(({ power }) => (0,power_message/* describePower */.vL)(power));
	const clauses = [...items.length > 0 ? [declared] : [], ...powers];
	const after = own.map(({ power: { kind, scope } }) => ({
		kind,
		name: scope
	}));
	return {
		message: (0,model_message/* msg */.ab)`${(0,model_message/* words */.aL)(subject)} ${(0,model_message/* list */.p_)(clauses, { limit: 5 })}.`,
		at,
		about: "permissions",
		after: [...items.map(toJson), ...after],
		notes: own.flatMap(power_message/* remarkNotes */.uP).slice(0, maxNotes),
		...own.length > 0 ? { identity: new_units_identityOf(own, grants) } : {},
		...own.some(isLoud) ? { severity: "warning" } : {}
	};
}
function toJson({ kind, name, facets }) {
	const values = [...facets].map(([key, { shape }]) => [key, shape.value]);
	return {
		kind,
		name,
		...Object.fromEntries(values)
	};
}
function canonicalOf(item) {
	return (0,canonical/* canonical */.$)(toJson(item));
}
/** Whether an item grants the skill a permission; a dependency declares its own. */
function new_units_isPermission(item) {
	if (item.kind === "allowed-tools") return (0,model_contract/* facetTexts */.MX)(item).length > 0;
	if (item.kind === "sensitive") return (0,model_contract/* isSet */.vM)(item, "value");
	return item.kind !== "dependency" && isPower(item);
}
function describe(item) {
	const { kind, name } = item;
	const entries = (0,words/* names */.Dy)((0,model_contract/* facetTexts */.MX)(item));
	if (kind === "allowed-tools") return (0,model_message/* msg */.ab)`tools ${entries}`;
	if (kind === "effect") return (0,model_message/* msg */.ab)`effect ${(0,model_message/* code */.aY)(name)}`;
	if (kind === "sensitive") return (0,model_message/* words */.aL)("sensitive data");
	if (kind === "provides") return (0,model_message/* words */.aL)("an executable module");
	if (kind === "confirmation") return (0,model_message/* words */.aL)("recipes without confirmation");
	if (kind === "execution") return (0,model_message/* words */.aL)(name === "network" ? "network access" : "destructive steps");
	if (name === "secrets_access") return (0,model_message/* words */.aL)("secrets");
	if (name !== "terminal_exec") return (0,model_message/* msg */.ab)`${lists[name] ?? (0,model_message/* code */.aY)(name)} ${entries}`;
	const commands = (0,model_contract/* facetTexts */.MX)(item, "commands");
	return commands.length === 0 ? (0,model_message/* words */.aL)("any command") : (0,model_message/* msg */.ab)`commands ${(0,words/* names */.Dy)(commands)}`;
}
const lists = {
	filesystem_read: (0,model_message/* words */.aL)("reading"),
	filesystem_write: (0,model_message/* words */.aL)("writing"),
	network: (0,model_message/* words */.aL)("network access to"),
	env_read: (0,model_message/* words */.aL)("variables")
};

// EXTERNAL MODULE: ./.build/src/pipeline/load.js + 22 modules
var load = __webpack_require__(26916);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/released.js

/** Finds the last release of the skills that are on both sides. */
async function findReleasedSkills(pairs, findRelease, config) {
	const releaseByRoot = new Map();
	const searchedNames = [];
	let [matchCount, tags] = [0, []];
	const tagsWithoutVersion = new Set();
	const skillsByTree = new Map();
	for (const { before, after } of findRelease ? pairs : []) {
		if (!before || !after) continue;
		const search = await findRelease?.(before.name, before.version?.value ?? null);
		searchedNames.push(after.name);
		matchCount += search?.matching ?? 0;
		tags = search?.tags ?? tags;
		for (const tag of search?.tagsWithoutVersion ?? []) tagsWithoutVersion.add(tag);
		const latest = search?.last;
		if (!latest) continue;
		const skills = skillsByTree.get(latest.tree) ?? (await (0,load/* load */.H)(latest.tree, config)).workspace.skills;
		skillsByTree.set(latest.tree, skills);
		const skill = findSameSkill(skills, before);
		if (skill) releaseByRoot.set(after.root, {
			skill,
			tag: latest.tag
		});
	}
	const namesIfNoTagMatches = matchCount === 0 ? searchedNames : [];
	return {
		byRoot: releaseByRoot,
		namesIfNoTagMatches,
		tags,
		tagsWithoutVersion: [...tagsWithoutVersion]
	};
}
/**
* The skill of the same name; of several, the one at the same root. Without any, the unreadable skill at that root.
*/
function findSameSkill(skills, { name, root }) {
	const sameName = skills.filter((skill) => skill.name === name && !skill.unreadable);
	const unreadableAtRoot = skills.find((skill) => skill.root === root && skill.unreadable);
	const [single, second] = sameName;
	return sameName.find((skill) => skill.root === root) ?? (second ? undefined : single) ?? unreadableAtRoot;
}

// EXTERNAL MODULE: ./.build/src/rules/problem/units.js
var units = __webpack_require__(30648);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/removed-units.js





/** Names the commands and agents that are gone, or have another name: people type it, and other agents call it. */
function removedUnitDrafts({ grants }, { skills }, unitPairs) {
	const skillNames = new Set(skills.map(({ name }) => name));
	const isKept = (unit) => unit.kind === "command" && skillNames.has(unit.name);
	return grants.units.flatMap((unit) => {
		if (unit.kind !== "command" && unit.kind !== "agent" || isKept(unit)) return [];
		const draft = removed_units_draftOf(unit, unitPairs.get((0,model_power/* unitKey */.g2)(unit)));
		return draft ? [(0,rule_draft/* ruleDraft */.y7)(units/* unitRemoved */.b, draft, rule_draft/* repositorySource */.OW)] : [];
	});
}
function removed_units_draftOf(before, after) {
	if (after?.name === before.name) return null;
	const kind = (0,model_message/* words */.aL)(before.kind === "agent" ? "Agent" : "Command");
	const was = (0,text_text/* inBaseOnly */.V8)(before.root);
	const about = `${before.kind}\0${before.root}`;
	if (!after) return {
		message: (0,model_message/* msg */.ab)`${kind} ${(0,model_message/* namePart */.f0)(before.name)} was removed.`,
		at: was,
		about
	};
	const message = (0,model_message/* msg */.ab)`${kind} ${(0,model_message/* namePart */.f0)(before.name)} was renamed to ${(0,model_message/* namePart */.f0)(after.name)}.`;
	return {
		message,
		at: { path: after.root },
		was,
		about,
		value: after.name
	};
}

// EXTERNAL MODULE: ./.build/src/dialects/read-skill.js
var read_skill = __webpack_require__(37855);
// EXTERNAL MODULE: ./.build/src/fixes/unquoted-text.js
var unquoted_text = __webpack_require__(54290);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/repaired.js



/**
* A pair whose base is read as its author meant it, where quotes or a frontmatter make base readable and head is readable
* or gone.
*/
function withReadableBase(pair) {
	const { before, after } = pair;
	if (!before?.unreadable || after?.unreadable) return pair;
	const repaired = repairedSkill(before, after?.name ?? (0,text_path/* nameOf */.Vb)(before.root));
	return repaired && !repaired.unreadable ? {
		...pair,
		before: repaired
	} : pair;
}
/** A text without a frontmatter, which promises nothing, with one that promises nothing. */
function withFrontmatter(text, name) {
	const isPlain = text.trim() !== "" && !/^\s*---/.test(text.replace(/^\ufeff/, ""));
	return isPlain ? `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(name)}\n---\n${text}` : text;
}
/** A skill with the unquoted values of its frontmatter in quotes; null if they are not all that is wrong. */
function repairedSkill(skill, name) {
	const { root, files, attached, moduleExports } = skill;
	const texts = new Map();
	for (const [path, text] of skill.texts) {
		const whole = (0,text_path/* nameOf */.Vb)(path).toLowerCase() === "skill.md" ? withFrontmatter(text, name) : text;
		const quoted = path.endsWith(".toml") ? text : (0,unquoted_text/* withQuotedTexts */.H)(path, whole);
		if (quoted === null) return null;
		texts.set(path, quoted);
	}
	const manifests = (0,read_skill/* readManifests */.PX)(root, [...texts.keys()], {
		texts,
		problems: []
	});
	if (!manifests || texts.size === 0) return null;
	const names = files.flatMap(({ name, kind }) => kind === "symlink" ? [] : [name]);
	return {
		...skill,
		...(0,read_skill/* readSkill */.G7)(manifests, names, {
			attached,
			moduleExports
		})
	};
}

// EXTERNAL MODULE: ./.build/src/dialects/power-texts.js
var power_texts = __webpack_require__(20087);
;// CONCATENATED MODULE: ./.build/src/pipeline/compare/unreadable-permissions.js





/** Reports permissions that cannot be read with certainty, in parts of manifests that the change touches. */
function unreadablePermissionDrafts(pairs) {
	return pairs.flatMap(({ before, after, status }) => {
		if (!after || status === "unchanged" || (0,power_texts/* doubtsOf */.P)(after).length === 0) return [];
		const baseTexts = before ? (0,power_texts/* powerTexts */.u)(before) : [];
		const source = (0,rule_draft/* sourceOf */.vz)(after);
		return (0,power_texts/* powerTexts */.u)(after).filter((text) => !baseTexts.some((baseText) => unreadable_permissions_isSame(text, after, baseText, before))).flatMap(({ doubts }) => doubts.map((doubt) => (0,rule_draft/* ruleDraft */.y7)(permissions/* permissionsUnreadable */.sv, unreadable_permissions_draftOf(doubt), source)));
	});
}
function unreadable_permissions_draftOf({ message, help = (0,model_message/* msg */.ab)`Correct it.`, at, about, value }) {
	const notes = [{ message: (0,model_message/* msg */.ab)`Nothing tells what the skill may do.` }];
	return {
		message,
		help,
		notes,
		at,
		about,
		value
	};
}
/** Whether base has the same part of a manifest; a file without text is compared by its blob id. */
function unreadable_permissions_isSame(headText, after, baseText, before) {
	if (headText.part !== baseText.part || headText.text !== baseText.text) return false;
	if (headText.text !== null) return doubtsKey(headText) === doubtsKey(baseText);
	const headId = unreadable_permissions_idOf(after, headText.path);
	return headId !== undefined && before !== null && headId === unreadable_permissions_idOf(before, baseText.path);
}
function doubtsKey({ doubts }) {
	return (0,canonical/* canonical */.$)(doubts.map(({ value }) => value));
}
function unreadable_permissions_idOf({ files }, path) {
	return files.find((file) => file.path === path)?.id;
}

// EXTERNAL MODULE: ./.build/src/contract/pairing/agent-copies.js
var agent_copies = __webpack_require__(58596);
;// CONCATENATED MODULE: ./.build/src/contract/pairing/ambiguous-skills.js

/** The unpaired skills of the same name on both sides, by skill. */
function findAmbiguousSkills(removed, added) {
	const found = new Map();
	const addedByName = (0,group_by/* groupBy */.$)(added.filter(isRead), ({ name }) => name);
	for (const [name, before] of (0,group_by/* groupBy */.$)(removed.filter(isRead), (skill) => skill.name)) {
		const after = addedByName.get(name);
		if (!after) continue;
		for (const skill of [...before, ...after]) found.set(skill, {
			before,
			after
		});
	}
	return found;
}
function isRead({ unreadable }) {
	return !unreadable;
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/features.js

/** The descriptions in the manifests of a skill. */
function descriptionsOf({ contract }) {
	return contract.items.filter(({ kind }) => kind === "description").map((item) => (0,model_contract/* facetValue */.fr)(item, "value")).filter((value) => typeof value === "string");
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/group-copies.js


/** The texts of the manifests, which identify a skill that moved without edits. */
function copyKey({ root, texts }) {
	return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}
/** Groups skills with the same texts: copies of one skill for several agents. */
function groupCopies(skills) {
	return [...(0,group_by/* groupBy */.$)(skills, copyKey).values()];
}
/** Pairs the copies of a skill with the copies of its successor by folder; empty if ambiguous. */
function pairCopies(before, after) {
	const [firstBefore, firstAfter] = [before[0], after[0]];
	if (!firstBefore || !firstAfter || before.length !== after.length) return [];
	if (before.length === 1) return [[firstBefore, firstAfter]];
	const afterByFolder = new Map(after.map((skill) => [(0,text_path/* folderOf */.yS)(skill.root), skill]));
	const beforeByFolder = new Map(before.map((skill) => [(0,text_path/* folderOf */.yS)(skill.root), skill]));
	if (afterByFolder.size < after.length || beforeByFolder.size < before.length) return [];
	const matched = [...beforeByFolder].flatMap(([folder, skill]) => {
		const match = afterByFolder.get(folder);
		return match ? [[skill, match]] : [];
	});
	return matched.length === before.length ? matched : [];
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/moved-folders.js

/** Pairs the skills of a moved folder by their position in it. */
function pairMovedSkills(pairing) {
	const [removed, added] = pairing.unpaired();
	if (removed.length === 0 || added.length === 0) return;
	const folders = movedFolders(pairing.pairs);
	if (folders.size === 0) return;
	const byRoot = new Map(added.map((skill) => [skill.root, skill]));
	const predecessorByAfter = new Map();
	for (const before of removed) {
		const after = findSuccessor(before, folders, byRoot);
		if (after) predecessorByAfter.set(after, predecessorByAfter.has(after) ? null : before);
	}
	for (const [after, before] of predecessorByAfter) if (before) pairing.pair(before, after);
}
/** Pairs the skills at the roots of moved folders: the skills inside say that one became the other. */
function pairMovedRoots(pairing) {
	const [removed, added] = pairing.unpaired();
	if (removed.length === 0 || added.length === 0) return;
	const byRoot = new Map(added.map((skill) => [skill.root, skill]));
	const folders = movedFolders(pairing.pairs);
	for (const before of removed) {
		const after = byRoot.get(folders.get(before.root) ?? "");
		if (after && before.root !== "" && !before.unreadable && !after.unreadable) pairing.pair(before, after);
	}
}
function findSuccessor({ root, name }, folders, byRoot) {
	for (const folder of (0,text_path/* selfAndAncestors */.Qy)(root)) {
		const newPath = folders.get(folder);
		const match = newPath === undefined ? undefined : byRoot.get((0,text_path/* join */.fj)(newPath, (0,text_path/* relativePath */.iZ)(folder, root)));
		if (match?.name === name) return match;
	}
	return undefined;
}
/** The new path of each moved folder, from the paired skills in it; without split or merged folders. */
function movedFolders(pairs) {
	const [forward, backward] = [new Map(), new Map()];
	for (const [{ root: oldPath }, { root: newPath }] of pairs) {
		if (oldPath === newPath) continue;
		const [from, to] = withoutCommonSuffix(oldPath, newPath);
		recordUnique(forward, from, to);
		recordUnique(backward, to, from);
	}
	const unambiguous = [...forward].flatMap(([from, to]) => to !== null && backward.get(to) === from ? [[from, to]] : []);
	return new Map(unambiguous);
}
function recordUnique(map, key, value) {
	const known = map.get(key);
	map.set(key, known === undefined || known === value ? value : null);
}
function withoutCommonSuffix(oldPath, newPath) {
	const [from, to] = [oldPath.split("/"), newPath.split("/")];
	while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
		from.pop();
		to.pop();
	}
	return [from.join("/"), to.join("/")];
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/nested-skills.js

/** Marks the skills inside a moved, renamed or removed skill that went the same way: the outer one reports it. */
function markNested(pairs) {
	const outer = new Map(pairs.flatMap((pair) => {
		const { before, status } = pair;
		const isGone = status === "moved" || status === "renamed" || status === "removed";
		return before && isGone && before.root !== "" ? [[before.root, pair]] : [];
	}));
	if (outer.size === 0) return pairs;
	return pairs.map((pair) => followsOuter(pair, outer) ? {
		...pair,
		followsParent: true
	} : pair);
}
function followsOuter(pair, outer) {
	const { before, after, status } = pair;
	if (!before || !outer.has(before.root)) return false;
	return [...(0,text_path/* selfAndAncestors */.Qy)((0,text_path/* folderOf */.yS)(before.root))].some((folder) => {
		const parent = outer.get(folder);
		if (!parent) return false;
		// A name that is gone breaks callers, unless the skill is material of the outer one.
		if (status !== "moved" && !material.test((0,text_path/* relativePath */.iZ)(folder, before.root))) return false;
		if (!after) return status === "removed";
		const { after: parentAfter } = parent;
		if (!parentAfter || !after.root.startsWith(`${parentAfter.root}/`)) return false;
		return (0,text_path/* relativePath */.iZ)(parentAfter.root, after.root) === (0,text_path/* relativePath */.iZ)(folder, before.root);
	});
}
/** The folders of a skill whose contents agents read as a part of it. */
const material = /^(?:references?|assets|resources|examples?|templates?|scripts)\//;

;// CONCATENATED MODULE: ./.build/src/contract/pairing/skill-pairing.js
/** The pairing of the skills of two trees in progress. */
class SkillPairing {
	before;
	after;
	pairs = [];
	constructor(before, after) {
		this.before = new Set(before);
		this.after = new Set(after);
	}
	/** Pairs skills of the same root and name. No two skills of a tree have one root. */
	byPlace() {
		const changed = [...this.after].filter((skill) => !this.before.has(skill));
		const changedByRoot = new Map(changed.map((skill) => [skill.root, skill]));
		for (const skill of this.before) {
			const match = this.after.has(skill) ? skill : changedByRoot.get(skill.root);
			if (match?.name === skill.name) this.pair(skill, match);
		}
	}
	/** Pairs skills with a key that is unique on both sides. */
	byKey(key, canPair = () => true) {
		if (this.before.size === 0 || this.after.size === 0) return;
		const afterByKey = uniqueBy(this.after, key);
		for (const [name, before] of uniqueBy(this.before, key)) {
			const after = afterByKey.get(name);
			if (before && after && canPair(before, after)) this.pair(before, after);
		}
	}
	pair(before, after) {
		this.before.delete(before);
		this.after.delete(after);
		this.pairs.push([before, after]);
	}
	/** The readable unpaired skills. */
	unpaired() {
		const readable = (skills) => [...skills].filter(({ unreadable }) => !unreadable);
		return [readable(this.before), readable(this.after)];
	}
}
/** Skills by key; null for a shared key. */
function uniqueBy(skills, key) {
	const unique = new Map();
	for (const skill of skills) {
		const name = key(skill);
		if (name !== undefined) unique.set(name, unique.has(name) ? null : skill);
	}
	return unique;
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/candidates.js
const candidates_maxPairs = 1e4;
const sketchSize = 16;
const maxShared = 30;
const candidates_maxCompared = 20;
/**
* The pairs worth comparing: all pairs of few skills; for many, only skills that share a rare word of a small
* sample, or a file. Near linear if thousands of skills are added and removed at once.
*/
function* candidates(before, after) {
	if (before.length * after.length <= candidates_maxPairs) {
		for (const from of before.keys()) for (const to of after.keys()) yield [from, to];
		return;
	}
	const isDistinctive = distinctiveWordTest(after);
	const index = indexOf(after, isDistinctive);
	for (const [from, features] of before.entries()) {
		const sharedCounts = new Map();
		for (const sampleKey of sampleKeys(features, isDistinctive)) {
			const sharing = index.get(sampleKey) ?? [];
			if (sharing.length > maxShared) continue;
			for (const to of sharing) sharedCounts.set(to, (sharedCounts.get(to) ?? 0) + 1);
		}
		const bestMatches = [...sharedCounts].sort(([, a], [, b]) => b - a).slice(0, candidates_maxCompared);
		for (const [to] of bestMatches) yield [from, to];
	}
}
/** Returns whether a word is used, but rare enough to be distinctive. */
function distinctiveWordTest(skills) {
	const counts = new Map();
	for (const { words } of skills) {
		for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maxShared;
}
function indexOf(skills, isDistinctive) {
	const index = new Map();
	for (const [number, features] of skills.entries()) {
		for (const sampleKey of sampleKeys(features, isDistinctive)) {
			const indexes = index.get(sampleKey);
			if (indexes) indexes.push(number);
			else index.set(sampleKey, [number]);
		}
	}
	return index;
}
/** A deterministic sample of the words: similar texts have similar samples. */
function sampleKeys({ words, files }, isDistinctive) {
	const sample = [...words].filter(isDistinctive).map((word) => ({
		word,
		rank: fnv1a(word)
	})).sort((a, b) => a.rank - b.rank).slice(0, sketchSize);
	return [...sample.map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}
/** A hash that distributes words evenly (FNV-1a). */
function fnv1a(word) {
	let hash = 2166136261;
	for (let index = 0; index < word.length; index++) {
		hash = Math.imul(hash ^ word.charCodeAt(index), 16777619);
	}
	return hash >>> 0;
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/skill-similarity.js






const minScore = .6;
const minMargin = .15;
const minTraceScore = .4;
const maxTraces = 2;
/** Compares removed skills with added ones; copies of a skill count as one. */
function compareSimilarity(removed, added) {
	const similar = new Map();
	if (removed.length === 0 || added.length === 0) return {
		pairs: [],
		similar
	};
	const [before, after] = [groupCopies(removed), groupCopies(added)];
	const matches = matchesBetween(before.map(featuresOf), after.map(featuresOf));
	const pairs = [...matches.forwards].flatMap(([from, forward]) => {
		const backward = matches.backwards.get(forward[0]?.to ?? -1);
		const isMutual = backward?.[0]?.to === from && isClear(forward) && isClear(backward);
		const [candidateBefore = [], candidateAfter = []] = [before[from], after[forward[0]?.to ?? -1]];
		const paired = isMutual ? pairCopies(candidateBefore, candidateAfter) : [];
		const similarSkills = forward.filter(({ score }) => score >= minTraceScore).flatMap(({ to }) => after[to] ?? []);
		if (paired.length === 0) for (const skill of candidateBefore) similar.set(skill, similarSkills.slice(0, maxTraces));
		return paired;
	});
	return {
		pairs,
		similar
	};
}
function matchesBetween(before, after) {
	const forwards = new Map();
	const backwards = new Map();
	const removedNames = new Set(before.map(({ name }) => name));
	const addedNames = new Set(after.map(({ name }) => name));
	for (const [from, to] of candidates(before, after)) {
		const [candidateBefore, candidateAfter] = [before[from], after[to]];
		if (!candidateBefore || !candidateAfter) continue;
		// A name on both sides was not renamed.
		if (candidateBefore.name !== candidateAfter.name && (addedNames.has(candidateBefore.name) || removedNames.has(candidateAfter.name))) continue;
		const score = similarityScore(candidateBefore, candidateAfter);
		keepBest(forwards, from, {
			to,
			score
		});
		keepBest(backwards, to, {
			to: from,
			score
		});
	}
	return {
		forwards,
		backwards
	};
}
function keepBest(matches, index, match) {
	if (match.score === 0) return;
	const [best, next] = matches.get(index) ?? [];
	if (!best) matches.set(index, [match]);
	else if (match.score > best.score) matches.set(index, [match, best]);
	else if (!next || match.score > next.score) matches.set(index, [best, match]);
}
function isClear([best, next]) {
	const score = best?.score ?? 0;
	return score >= minScore && score - (next?.score ?? 0) >= minMargin;
}
/** The similarity of two skills, from 0 to 1; ignores features that both lack. */
function similarityScore(a, b) {
	const parts = [
		{
			weight: .5,
			a: a.words,
			b: b.words
		},
		...a.items.size > 0 && b.items.size > 0 ? [{
			weight: .3,
			a: a.items,
			b: b.items
		}] : [],
		{
			weight: .2,
			a: a.files,
			b: b.files
		}
	].filter((part) => part.a.size + part.b.size > 0);
	const weight = parts.reduce((sum, part) => sum + part.weight, 0);
	const score = parts.reduce((sum, part) => sum + part.weight * jaccardIndex(part.a, part.b), 0);
	return weight === 0 ? 0 : score / weight;
}
/** Kinds with distinctive names: the interface of a skill, and its index terms. */
const distinctiveKinds = new Set([
	"operation",
	"entrypoint",
	"input",
	"output",
	"result-field",
	"recipe",
	"export",
	"feature",
	"environment",
	"command",
	"file",
	"tag",
	"topic",
	"keyword"
]);
function featuresOf([skill]) {
	if (!skill) return {
		name: "",
		words: new Set(),
		items: new Set(),
		files: new Set()
	};
	const { items: contractItems } = skill.contract;
	const body = skill.manifests.find((manifest) => manifest.body)?.body?.text ?? "";
	const items = contractItems.filter(({ kind }) => distinctiveKinds.has(kind)).map((item) => (0,canonical/* canonical */.$)([
		item.kind,
		item.owner,
		item.name,
		(0,model_contract/* facetValue */.fr)(item, "value") ?? null
	]));
	const files = skill.files.filter(({ path, id }) => id !== undefined && !skill.texts.has(path)).map(({ id }) => id ?? "");
	const words = wordsOf([...descriptionsOf(skill), body].join("\n"));
	return {
		name: skill.name,
		words,
		items: new Set(items),
		files: new Set(files)
	};
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/successors.js
/** The skills that removed skills may have become: a skill of the same name, or similar ones. */
function findSuccessors(removed, added, pairs, similar) {
	const found = new Map();
	if (removed.length === 0) return found;
	const pairedByName = new Map();
	for (const [, after] of pairs) {
		if (!after.unreadable && !pairedByName.has(after.name)) pairedByName.set(after.name, after);
	}
	const unpaired = new Set(added);
	for (const skill of removed) {
		const sameName = pairedByName.get(skill.name);
		const candidates = similar.get(skill)?.filter((candidate) => unpaired.has(candidate)) ?? [];
		if (sameName) found.set(skill, {
			relation: "same-name",
			skills: [sameName]
		});
		else if (candidates.length > 0) found.set(skill, {
			relation: "similar",
			skills: candidates
		});
	}
	return found;
}

;// CONCATENATED MODULE: ./.build/src/contract/pairing/pair.js












/**
* Pairs the skills of two trees: by root and name, by unique name, by root, by a common end or start of the
* root, by moved folder, by unique description, then by similarity if unambiguous. The rest is removed or added. Pairing affects
* messages, never severities. Sorted by root.
*/
function pairSkills(before, after) {
	const pairing = new SkillPairing(before, after);
	pairing.byPlace();
	// An unreadable skill has no name, so only its root identifies it.
	pairing.byKey(({ root }) => root, (before, after) => !areRead(before, after));
	// Equal bytes are the same skill, read or not.
	pairing.byKey((skill) => skill.unreadable && (0,model_skill/* contentHash */.Ae)(skill) || undefined);
	pairing.byKey(nameOf);
	pairing.byKey(({ root }) => root);
	// Copies of a skill in a renamed folder share the end of their roots; others share the start.
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/").slice(1).join("/")}`, areRead);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/", 1)[0]}`, areRead);
	pairMovedSkills(pairing);
	pairing.byKey((skill) => skill.unreadable ? undefined : copyKey(skill));
	pairing.byKey(longDescriptionOf, areRead);
	// A name that differs in case only, which some file systems hide.
	pairing.byKey((skill) => nameOf(skill)?.normalize("NFKC").toLowerCase());
	const { pairs, similar: similarSkills } = compareSimilarity(...pairing.unpaired());
	for (const [before, after] of pairs) pairing.pair(before, after);
	pairMovedSkills(pairing);
	pairMovedRoots(pairing);
	// Pairs the remaining skills of the same name, and unreadable ones by that of their folder.
	pairing.byKey(nameOf);
	pairing.byKey(({ root }) => (0,text_path/* nameOf */.Vb)(root) || undefined, (before, after) => !areRead(before, after));
	return pairsOf(pairing, similarSkills);
}
function pairsOf(pairing, similarSkills) {
	const [unpairedBefore, unpairedAfter] = [[...pairing.before], [...pairing.after]];
	const ambiguousBySkill = findAmbiguousSkills(unpairedBefore, unpairedAfter);
	const successorsBySkill = findSuccessors(unpairedBefore, unpairedAfter, pairing.pairs, similarSkills);
	const pairs = pairing.pairs.map(([before, after]) => ({
		before,
		after,
		status: statusOf(before, after)
	}));
	const removed = unpairedBefore.map((before) => {
		const [candidates, successors] = [ambiguousBySkill.get(before), successorsBySkill.get(before)];
		const removedPair = {
			before,
			after: null,
			status: "removed"
		};
		return {
			...removedPair,
			...candidates && { ambiguousSkills: candidates },
			...successors && { successors }
		};
	});
	const added = unpairedAfter.map((after) => {
		const candidates = ambiguousBySkill.get(after);
		return {
			before: null,
			after,
			status: "added",
			...candidates && { ambiguousSkills: candidates }
		};
	});
	const all = [
		...pairs,
		...removed,
		...added
	];
	return markNested((0,agent_copies/* markCopies */.di)(all.sort((a, b) => (0,text_text/* compareText */.n6)(rootOf(a), rootOf(b)))));
}
function nameOf({ name, unreadable }) {
	return unreadable ? undefined : name;
}
/** The description of a skill; undefined for one too short to be that of one skill only. */
function longDescriptionOf(skill) {
	const [description] = skill.unreadable ? [] : descriptionsOf(skill);
	return description !== undefined && description.length >= minDescription ? description : undefined;
}
const minDescription = 40;
function areRead(before, after) {
	return !before.unreadable && !after.unreadable;
}
/** Readers of skills compare names in one form of Unicode. */
function haveSameName(before, after) {
	return before.name === after.name || before.name.normalize("NFKC") === after.name.normalize("NFKC");
}
function rootOf({ before, after }) {
	return (after ?? before)?.root ?? "";
}
function statusOf(before, after) {
	if (before === after) return "unchanged";
	if (areRead(before, after) && !haveSameName(before, after)) return "renamed";
	if (before.root.normalize("NFC") !== after.root.normalize("NFC")) return "moved";
	return isUnchanged(before, after) ? "unchanged" : "changed";
}
/**
* Whether two skills have the same manifests, and the same files in the same modes, or the same hash if blob
* ids are unknown.
*/
function isUnchanged(before, after) {
	if (before.files.length !== after.files.length) return false;
	const sameHash = (0,model_skill/* haveSameContent */.sw)(before, after);
	const sameFiles = before.files.every((file, index) => {
		const match = after.files[index];
		if (match?.name !== file.name || match.kind !== file.kind) return false;
		const known = file.id !== undefined && match.id !== undefined;
		return sameHash || known && file.id === match.id;
	});
	const sameTexts = [...before.texts].every(([path, text]) => after.texts.get(path) === text);
	return sameFiles && sameTexts && before.texts.size === after.texts.size;
}

;// CONCATENATED MODULE: ./.build/src/pipeline/compare.js














/** Compares the sides of every pair with each other and with the last release, and what the trees grant. */
async function compareAll({ head, base, pairs, scripts }, { findRelease, onProgress, context, policies = [] }, treeConfig, budget = (0,contract_budget/* createRunBudget */.f2)()) {
	const changedPairs = pairs.filter(({ status }) => status !== "unchanged");
	const releases = await findReleasedSkills(changedPairs, findRelease, treeConfig);
	const grants = base && compareTreeGrants(base, head, pairs, policies);
	const powerDrafts = grants ? skillPowerDrafts(grants, head) : new Map();
	const progressing = (0,progress/* withProgress */.E)(pairs, onProgress, "Comparing", "skills");
	return {
		comparisons: compareEach(progressing, releases, powerDrafts, {
			budget,
			scripts
		}),
		releases,
		// A comparison does not show unreadable permissions, nor those of new skills.
		drafts: [
			...unreadablePermissionDrafts(pairs),
			...newUnitDrafts(pairs, grants?.changes ?? [], head, grants?.isNewlyOffered),
			...grants ? grantDrafts(grants, head, context?.remote ?? null) : [],
			...base && grants ? removedUnitDrafts(base, head, grants.unitPairs) : []
		],
		powers: grants?.changes ?? [],
		unitPairs: grants?.unitPairs ?? new Map(),
		isNewlyOffered: grants?.isNewlyOffered ?? comparison/* noComparison */.v.isNewlyOffered
	};
}
function* compareEach(pairs, { byRoot }, powerDrafts, context) {
	for (const pair of pairs) {
		const { root } = pair.after ?? {};
		const compared = compare_compare(pair, byRoot.get(root ?? "") ?? null, context);
		yield {
			...compared,
			powerDrafts: powerDrafts.get(root ?? "") ?? []
		};
	}
}
/** Compares the two sides of a skill, and its last release with head. */
function compare_compare(originalPair, release, { budget, scripts }) {
	const pair = alignVersions(withReadableBase(originalPair));
	if (pair.status === "unchanged" || pair.isCopy) return {
		pair,
		changes: [],
		drafts: [],
		sinceRelease: null
	};
	const incomparable = incomparableDrafts(pair);
	if (incomparable) return {
		pair,
		changes: null,
		drafts: incomparable,
		sinceRelease: null
	};
	const own = originalPair.after ? scripts?.get(originalPair.after) : undefined;
	const { changes } = changesOf(pair, budget, own);
	const released = release && changesSinceRelease(pair, release, budget);
	const limited = budget.remaining < 0 ? limitedDrafts(pair) : [];
	if (!release) return {
		pair,
		changes,
		drafts: limited,
		sinceRelease: null
	};
	const drafts = [...limited, ...unreadableReleaseDrafts(pair, release)];
	return {
		pair,
		changes,
		drafts,
		sinceRelease: released && {
			...released,
			tag: release.tag
		}
	};
}
/** Compares the last release of a skill with head; null where either cannot be read. */
function changesSinceRelease(pair, { skill }, budget) {
	if (skill.unreadable || pair.after?.unreadable) return null;
	return changesOf(alignVersions({
		...pair,
		before: skill
	}), budget);
}


/***/ }),

/***/ 71377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ powersBeforeOffer),
/* harmony export */   V: () => (/* binding */ newlyOfferedSkills)
/* harmony export */ });
/* harmony import */ var _model_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33096);
/* harmony import */ var _model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5790);
/* harmony import */ var _model_text_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49018);



/**
* Finds the plugins that a marketplace offers from a folder which base offers from none: they are compared with what the
* entry offered before, not with their own files at base, which no client installed.
*/
function powersBeforeOffer(base, head, pairs, isNewlyOffered) {
	const wereOffered = new Set(base.offered.map(({ root }) => pairs.get((0,_model_power_js__WEBPACK_IMPORTED_MODULE_0__/* .unitKey */ .g2)({
		kind: "plugin",
		root
	}))?.root ?? root));
	const markets = new Set(base.files.map(({ realPath }) => realPath));
	const before = new Map(base.offered.map(({ path, name, root }) => [`${path}\0${name}`, root]));
	const added = new Map(head.offered.flatMap(({ path, name, root }) => markets.has(path) && !wereOffered.has(root) ? [[root, before.get(`${path}\0${name}`)]] : []));
	const powers = added.size === 0 ? new Map() : (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(base.files.flatMap((file) => file.powers), ({ unit }) => (0,_model_power_js__WEBPACK_IMPORTED_MODULE_0__/* .unitKey */ .g2)(unit));
	return ({ kind, root }) => {
		if (kind === "skill") return isNewlyOffered(root) ? [] : undefined;
		if (kind === "repository" && !added.has(root)) return undefined;
		for (const folder of (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .selfAndAncestors */ .Qy)(root)) {
			if (!added.has(folder)) continue;
			const old = added.get(folder);
			if (old === undefined) return [];
			const place = folder === root ? old : (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(old, (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .relativePath */ .iZ)(folder, root));
			return powers.get((0,_model_power_js__WEBPACK_IMPORTED_MODULE_0__/* .unitKey */ .g2)({
				kind,
				root: place
			})) ?? [];
		}
		return undefined;
	};
}
/**
* Finds the skills of base that a manifest or a marketplace of base offers only in head. `rootAtBase` gives the root of a
* skill of head in base.
*/
function newlyOfferedSkills(base, head, rootAtBase) {
	const [were, are] = [base, head].map(foldersByOffer);
	const offers = [...are].filter(([path]) => were.has(path));
	return (root) => {
		const before = rootAtBase(root);
		if (before === undefined) return false;
		return offers.some(([path, folders]) => holds(folders, root) && !holds(were.get(path), before));
	};
}
/** The folders of skills by the file that offers them; a marketplace offers those of its plugins' manifests too. */
function foldersByOffer({ offered, skillFolders }) {
	const found = new Map();
	const add = (path, folder) => {
		const folders = found.get(path) ?? new Set();
		found.set(path, folders.add(folder));
	};
	const byPlugin = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(skillFolders, ({ root }) => root);
	for (const { path, folder } of skillFolders) add(path, folder);
	// Many entries may offer one folder.
	const offers = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(offered, ({ path, root }) => `${path}\0${root}`);
	for (const [{ path, root }] of offers.values()) for (const { folder } of byPlugin.get(root) ?? []) add(path, folder);
	return found;
}
/** The root of the tree holds only the skills directly in it. */
function holds(folders = new Set(), root) {
	if (folders.has((0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(root, "SKILL.md")) || folders.has("") && !root.includes("/")) return true;
	for (const folder of (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .selfAndAncestors */ .Qy)(root)) if (folder && folders.has(folder)) return true;
	return false;
}


/***/ })

};
