import { $r as readSchema, Ac as isWidening, Ao as toolGroup, As as isObject, Bl as isInside, Bn as powerRules, Ci as withPart, Cl as asWritten, Cr as permissionRemoved, Ct as doubtsOf, Dc as aboutUnit, Dl as isInteger, Do as matchesTool, Dt as openedNotes, E as withProgress, Ec as aboutPower, Et as grantDenials, Fc as groupTools, Fl as toJson$1, Gl as selfAndAncestors, Hc as list, Hi as names, Hl as nameOf$1, Ic as groupBy, In as repositorySource, Io as plainLine, Ir as describePower, Ja as coversEntry, Jc as sentence, Jn as fallbackLocation, Jt as readSkill, Kc as pathPart, Kt as load, Lc as lookupBy, Ln as ruleDraft, Lo as wordsOfLine, Lr as ownerOf, Mc as pinLevels, Ml as resolvePointer, Mo as prefixesOf, Nc as unitKey, Nl as source, Nr as duplicateIdentity, Ol as isLarge, Oo as compareTools, Os as differencesOf, Ot as pairUnits, Pa as createIgnoreTest, Pr as incomparable, Qr as membersOf, Rc as code, Rl as folderOf, Rn as sourceOf, Rr as remarkNotes, Si as spend, Sl as canonical, So as variablesIn, Sr as newUnitPermissions, Tl as formatPointer, Tt as declaredPowers, Uc as msg, Ul as relativePath, Vl as join, Wc as namePart, Xn as manifestLocation, Xr as evaluateSchema, Yc as words, Yn as keywordLocation, Zn as nameLocation, Zr as lengthOf, _a as facetTexts, _i as divides, _r as unitRemoved, ai as bottom, ar as maxBump, as as contentHash, ba as compareDotted, bi as createBudget, bo as renamePlaceholders, ci as top, cn as leavesBeyond, cr as commandsOf, cs as isManifestName, di as complement, dl as inBaseOnly, dr as isListed$1, ds as versionLocation, ei as hasReference, fi as everything, fr as linesOf$1, ft as bumpOf, gi as commonMultiple, hi as word, ii as isSelfContained, jc as listedReaches, jl as parsePointer, jn as noComparison, jo as coversCommand, kl as isNumber, ko as coversTool, ks as listDifference, kt as pathInHead, li as literals, lr as coversCommands, ls as manifestOf, mi as union, ni as groupOf, oi as kindOf, or as comparePositions, os as filesDiffer, pi as hasCodePoint, pl as memoize, pr as policyOf, pt as shippingUnits, qa as compareEntries, qn as markCopies, qt as readManifests, ri as isAnnotation, rs as wordList, si as kinds, sr as allowanceOf, ss as haveSameContent, ti as withoutReferences, ui as singleCharacter, ul as compareText, ur as isBlocked, va as facetValue, vi as conjunction, vo as builtInPlaceholders, wi as codeIndex, wr as permissionsUnreadable, wt as powerTexts, xi as createRunBudget, xn as requirementOf, xo as replaceVariables, xr as newSkillPermissions, ya as isSet, yi as negation, yn as matches, yo as placeholdersIn, yr as clientFieldChanged } from "./core.js";
import { a as unclassifiedChange, n as changeRules, o as compareRanges } from "./catalog.js";
import { n as isProse, r as parametersByOperation, t as argumentsOf } from "./command-line.js";
import { n as powersBeforeOffer, t as newlyOfferedSkills } from "./newly-offered.js";
import { n as withQuotedTexts } from "./unquoted-text.js";
// src/pipeline/compare/align-versions.ts
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
function matchingVersions(before, after) {
	if (before.size === 0) return void 0;
	for (const [dialect, headVersion] of [...after].reverse()) {
		const baseVersion = before.get(dialect) ?? before.get(predecessorDialects[dialect] ?? "");
		if (baseVersion) return [baseVersion, headVersion];
	}
}
const predecessorDialects = { "skill-manifest-v2": "router-manifest" };
// src/contract/pairing/pairing.ts
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
	const groupsBefore = groupBy(removed, keyBefore);
	const groupsAfter = groupBy(added, keyAfter);
	const found = [...groupsBefore].flatMap(([key, [before, ...otherBefore]]) => {
		const [after, ...otherAfter] = key === void 0 ? [] : groupsAfter.get(key) ?? [];
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
function pathOf(item) {
	const suffix = ` (${facetValue(item, "base")})`;
	return item.name.endsWith(suffix) ? item.name.slice(0, -suffix.length) : item.name;
}
function descriptionOf(item) {
	const description = facetValue(item, "description");
	return typeof description === "string" ? description : void 0;
}
function withBase(path) {
	return (item) => `${path(item)}\0${facetValue(item, "base")}`;
}
function identityOf$1({ kind, owner, name }) {
	return [
		kind,
		owner,
		name
	].join("\0");
}
// src/contract/pairing/similarity.ts
const maxLength$3 = 16384;
function wordsOf(text) {
	const words = text.slice(0, maxLength$3).toLowerCase().match(/[\p{L}\p{N}]+/gu);
	return new Set(words ?? []);
}
function jaccardIndex(a, b) {
	const shared = sharedCount(a, b);
	return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
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
// src/contract/pairing/renames.ts
const minSimilarity = .8;
const maxCompared$1 = 1e4;
function pairRenamed(removed, added, isSame = () => false) {
	const groupsBefore = groupBy(removed, shapeOf);
	const groupsAfter = groupBy(added, shapeOf);
	return [...groupsBefore].flatMap(([shape, before]) => pairSimilar(before, groupsAfter.get(shape) ?? [], isSame));
}
function pairByDescriptionSimilarity(removed, added) {
	const described = (items) => items.filter((item) => descriptionOf(item) !== void 0);
	return pairSimilar(described(removed), described(added), () => false);
}
function pairSimilar(removed, added, isSame) {
	if (removed.length * added.length > maxCompared$1) return pairByDescription(removed, added);
	const isOnlyPair = removed.length === 1 && added.length === 1;
	const isSimilar = (before, after) => {
		if (isSame(before, after)) return true;
		const [descriptionBefore, descriptionAfter] = [descriptionOf(before), descriptionOf(after)];
		if (descriptionBefore === void 0 || descriptionAfter === void 0) return isOnlyPair && descriptionBefore === descriptionAfter;
		return diceIndex(descriptionBefore, descriptionAfter) >= minSimilarity;
	};
	return unambiguous(removed.flatMap((before) => added.filter((after) => isSimilar(before, after)).map((after) => ({
		before,
		after
	}))));
}
function pairByDescription(removed, added) {
	const [groupsBefore, groupsAfter] = [groupBy(removed, descriptionOf), groupBy(added, descriptionOf)];
	return [...groupsBefore].flatMap(([description, [before, ...otherBefore]]) => {
		const [after, ...otherAfter] = groupsAfter.get(description) ?? [];
		return description !== void 0 && otherBefore.length + otherAfter.length === 0 && before && after ? [{
			before,
			after
		}] : [];
	});
}
function unambiguous(pairs) {
	const counts = new Map();
	for (const item of pairs.flatMap(({ before, after }) => [before, after])) counts.set(item, (counts.get(item) ?? 0) + 1);
	return pairs.filter(({ before, after }) => counts.get(before) === 1 && counts.get(after) === 1);
}
function shapeOf(item) {
	const facets = [...item.facets].filter(([name]) => name !== "description" && name !== "schema.description").map(([name, { shape }]) => [name, shape.value]);
	return `${item.owner}\0${canonical(Object.fromEntries(facets))}`;
}
// src/contract/compare/change.ts
function changeOf(parts) {
	return {
		facet: null,
		verdict: null,
		detail: null,
		before: null,
		after: null,
		from: null,
		to: null,
		witness: null,
		...parts
	};
}
function itemAdded(after) {
	const { kind, at } = after;
	return changeOf({
		kind,
		action: "added",
		after,
		to: jsonOf$1(after),
		at,
		was: null
	});
}
function itemRemoved(before, { before: base, after: head }) {
	const at = before.kind === "manifest" && before.dialect === "manifest-v1" ? manifestLocation(before, base, head) : fallbackLocation(before, head);
	const from = jsonOf$1(before);
	return changeOf({
		kind: before.kind,
		action: "removed",
		before,
		from,
		at,
		was: before.at
	});
}
function itemRenamed(before, after) {
	const values = {
		from: jsonOf$1(before),
		to: jsonOf$1(after)
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
function jsonOf$1(item) {
	const facets = [...item.facets].map(([name, facet]) => [name, facet.shape.value]);
	return Object.fromEntries([["name", item.name], ...facets]);
}
// src/contract/compare/exec.ts
function isExec({ kind, facets }) {
	return kind === "power" && facets.has("allowed");
}
function compareExec(before, after) {
	const [policyBefore, policyAfter] = [policyOf(before), policyOf(after)];
	const change = (facet, parts) => facetChanged(before, after, facet, parts);
	const allValues = {
		from: valuesOf$1(before),
		to: valuesOf$1(after)
	};
	if (policyBefore.allowed !== policyAfter.allowed) {
		const other = policyAfter.allowed ? policyAfter : policyBefore;
		return [change("allowed", {
			detail: "changed",
			verdict: commandsOf(other).length === 0 ? "equivalent" : policyAfter.allowed ? "widened" : "narrowed",
			...allValues
		})];
	}
	const parts = policyBefore.allowed ? partsOf$2(policyBefore, policyAfter) : [];
	const unreported = parts.some(({ names }) => names === null) ? [] : unreportedParts(policyBefore, policyAfter, parts);
	return [...parts, ...unreported].map(({ facet, detail, verdict, names }) => change(facet, {
		detail,
		verdict,
		...names ? { witness: { value: names } } : allValues
	}));
}
function partsOf$2(policyBefore, policyAfter) {
	const commandLines = [...linesOf$1(policyBefore), ...linesOf$1(policyAfter)];
	const allowanceChange = (line) => allowanceOf(policyAfter, line) - allowanceOf(policyBefore, line);
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
	const [newlyBlocked, noLongerListed] = partition(newlyDenied, (line) => isListed$1(policyAfter, line));
	const blockedParts = part("blocked", "added", "narrowed").of(causingEntries(newlyBlocked, policyAfter.blocked, policyBefore.blocked));
	if (policyBefore.commands && !policyAfter.commands) return [part("commands", "emptied", "widened").ofAll, ...blockedParts];
	const moved = part("commands", "moved", "widened");
	if (!policyBefore.commands && policyAfter.commands) return [part("commands", "filled", "narrowed").ofAll, ...moved.of(newlyAllowed)];
	const [noLongerBlocked, listed] = partition(newlyAllowed, (line) => isListed$1(policyBefore, line));
	const [movedToList, newlyListed] = partition(listed, (line) => isBlocked(policyBefore, line));
	return [
		...part("commands", "added", "widened").of(causingEntries(newlyListed, policyAfter.commands, policyBefore.commands)),
		...moved.of(movedToList),
		...part("blocked", "removed", "widened").of(causingEntries(noLongerBlocked, policyBefore.blocked, policyAfter.blocked)),
		...part("commands", "removed", "narrowed").of(causingEntries(noLongerListed, policyBefore.commands, policyAfter.commands)),
		...blockedParts
	];
}
function causingEntries(commandLines, ownEntries, otherEntries) {
	const prefixes = allPrefixes(commandLines);
	return [...ownEntries ?? []].filter((entry) => !otherEntries?.has(entry) && prefixes.has(entry));
}
function unreportedParts(policyBefore, policyAfter, parts) {
	const reportedEntries = new Set(parts.flatMap(({ names }) => names ?? []));
	const movedPrefixes = allPrefixes(parts.filter(({ detail }) => detail === "moved").flatMap(({ names }) => names ?? []));
	return ["commands", "blocked"].flatMap((facet) => {
		const [entriesBefore, entriesAfter] = [policyBefore[facet] ?? new Set(), policyAfter[facet] ?? new Set()];
		const ownEntries = new Set(parts.filter((part) => part.facet === facet).flatMap((part) => part.names ?? []));
		const prefixes = facet === "blocked" ? new Set([...allPrefixes(ownEntries), ...movedPrefixes]) : allPrefixes(ownEntries);
		const names = [...[...entriesBefore].filter((name) => !entriesAfter.has(name)), ...[...entriesAfter].filter((name) => !entriesBefore.has(name))].filter((name) => !reportedEntries.has(name) && !prefixes.has(name) && !coversCommand(ownEntries, name));
		if (names.length === 0) return [];
		return [{
			facet,
			detail: "changed",
			verdict: "equivalent",
			names: sortUnique(names)
		}];
	});
}
function allPrefixes(commandLines) {
	return new Set([...commandLines].flatMap(prefixesOf));
}
function partition(names, test) {
	return [names.filter(test), names.filter((name) => !test(name))];
}
function sortUnique(names) {
	return [...new Set(names)].sort(compareText);
}
function valuesOf$1({ facets }) {
	return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}
// src/contract/compare/parts.ts
const partsOf$1 = new Map([
	["knowledge", ["topic", "knowledge"]],
	["recipes", [
		"recipe",
		"recipe-parameter",
		"recipe-step",
		"confirmation"
	]],
	["executable", ["export", "module"]]
]);
function coveredByPart(pairs, side) {
	const toggled = pairs.filter((pair) => pair[side].kind === "provides" && isSet(pair[side], "value") && !isSet(pair[1 - side] ?? null, "value"));
	const kinds = new Set(toggled.flatMap(([{ name }]) => partsOf$1.get(name) ?? []));
	return (item) => kinds.has(item.kind) && !(side === 1 && isAutoConfirmed(item));
}
function namesInPart(part, { before, after }) {
	const kinds = new Set(partsOf$1.get(part.name));
	const named = ({ contract }) => contract.items.filter(({ kind, name, owner }) => kinds.has(kind) && owner === "" && name !== "");
	const [itemsBefore, itemsAfter] = [named(before), named(after)];
	return [...namesDifference(itemsBefore, itemsAfter), ...namesDifference(itemsAfter, itemsBefore)];
}
function namesDifference(items, others) {
	const known = new Set(others.map(identityOf$1));
	return items.filter((item) => !known.has(identityOf$1(item))).map(({ name }) => name);
}
function isAutoConfirmed(item) {
	return item.kind === "confirmation" && facetValue(item, "value") === "auto";
}
function isEmptyItem(item) {
	const { kind, facets } = item;
	if (kind !== "provides" && kind !== "power" && kind !== "platform") return false;
	if (facets.get("allowed")?.shape) return commandsOf(policyOf(item)).length === 0;
	return [...facets.values()].every(({ shape }) => shape.value === false || shape.type === "entries" && shape.value.length === 0);
}
// src/contract/schema/nested.ts
function nestedSchemas(schema) {
	return Object.entries(schema).flatMap(([keyword, value]) => nestedIn(keyword, value));
}
function mapNested(schema, map) {
	const mapValue = (keyword, value) => {
		const nested = nestedIn(keyword, value);
		if (Array.isArray(value) && nested.length > 0) return nested.map((inner) => map(inner) ?? true);
		if (keyword === "properties" && isObject(value)) return mapProperties(nested, map);
		return nested[0] ? map(nested[0]) ?? true : value;
	};
	const entries = Object.entries(schema);
	return Object.fromEntries(entries.map(([keyword, value]) => [keyword, mapValue(keyword, value)]));
}
function mapProperties(properties, map) {
	return Object.fromEntries(properties.flatMap((property) => {
		const mapped = map(property);
		return mapped === void 0 ? [] : [[property.keys[1] ?? "", mapped]];
	}));
}
function nestedIn(keyword, value) {
	switch (keyword) {
		case "properties": return Object.entries(isObject(value) ? value : {}).map(([name, schema]) => ({
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
	return (Array.isArray(value) ? value : []).map((schema, index) => ({
		schema,
		keys: [keyword, String(index)],
		part: partAt(index)
	}));
}
// src/contract/schema/property-changes.ts
function compareProperties(before, after) {
	const [from, to] = [readSchema(before), readSchema(after)];
	const added = [...new Set(missing([to], [from], ""))];
	const removed = [...new Set(missing([from], [to], ""))];
	return {
		added,
		removed,
		isOnlyChange: canonical(without(from.source, new Set(removed))) === canonical(without(to.source, new Set(added)))
	};
}
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
function branchesOf(schema) {
	return [schema, ...[
		...schema.allOf,
		...schema.anyOf ?? [],
		...schema.oneOf ?? []
	].flatMap(branchesOf)];
}
function allowsObject({ allowedKinds, allOf, anyOf, oneOf }) {
	return allowedKinds.has("object") && allOf.every(allowsObject) && (anyOf?.some(allowsObject) ?? true) && (oneOf?.some(allowsObject) ?? true);
}
function propertiesOf(schemas) {
	return grouped(schemas.filter(({ allowedKinds }) => allowedKinds.has("object")).flatMap(({ properties }) => [...properties]));
}
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
function without(schema, paths, path = "") {
	if (!isObject(schema)) return schema;
	const { properties, ...rest } = mapNested(schema, ({ schema: inner, part, keys: [keyword] }) => {
		const name = part.replace(/^\./, "");
		if (keyword === "properties" && paths.has(path + name)) return void 0;
		return without(inner, paths, part === "" ? path : `${path}${name}.`);
	});
	const isEmpty = isObject(properties) && Object.keys(properties).length === 0;
	return properties === void 0 || isEmpty ? rest : {
		...rest,
		properties
	};
}
// src/contract/schema/schema-defaults.ts
function changedDefaults(before, after) {
	const nodesAfter = new Map(nodesOf(after).map((node) => [node.keyword, node]));
	return nodesOf(before).flatMap(({ name, keyword, defaultValue }) => {
		const nodeAfter = nodesAfter.get(keyword);
		if (!nodeAfter || textOf$2(defaultValue) === textOf$2(nodeAfter.defaultValue)) return [];
		return [{
			name,
			keyword: `${keyword}default`,
			before: defaultValue,
			after: nodeAfter.defaultValue
		}];
	});
}
function withoutDefaults(schema, depth = 0) {
	if (!isObject(schema) || depth > maxDepth$4) return schema;
	const { default: _default, ...rest } = schema;
	return mapNested(rest, (nested) => withoutDefaults(nested.schema, depth + 1));
}
const maxDepth$4 = 64;
function nodesOf(schema, name = "", keyword = "", depth = 0) {
	if (!isObject(schema) || depth > maxDepth$4) return [];
	const defaultValue = Object.hasOwn(schema, "default") ? schema["default"] : void 0;
	return [{
		name: name.replace(/^\./, ""),
		keyword,
		defaultValue
	}, ...nestedSchemas(schema).flatMap(({ schema: inner, keys, part }) => nodesOf(inner, name + part, `${keyword}${keys.join(".")}.`, depth + 1))];
}
function textOf$2(value) {
	return value === void 0 ? void 0 : canonical(value);
}
// src/contract/schema/schema-difference.ts
const order$1 = [
	"type",
	"pattern",
	"minimum",
	"maximum",
	"enum",
	"items",
	"properties"
];
function haveSameTypes(a, b) {
	return a.integersOnly === b.integersOnly && a.opaque.get("type") === b.opaque.get("type") && a.allowedKinds.size === b.allowedKinds.size && [...a.allowedKinds].every((kind) => b.allowedKinds.has(kind));
}
function differingKeyword(a, b) {
	if (!isObject(a) || !isObject(b)) return "schema";
	const keyword = differingKey(a, b, order$1);
	if (keyword === void 0) return "schema";
	const [inner, other] = [a[keyword], b[keyword]];
	if (!isObject(inner) || !isObject(other)) return keyword;
	if (keyword === "items") return `items.${differingKeyword(inner, other)}`;
	if (keyword !== "properties") return keyword;
	const name = differingKey(inner, other, []) ?? "";
	const [property, otherProperty] = [inner[name], other[name]];
	if (!isObject(property) || !isObject(otherProperty)) return `properties.${name}`;
	return `properties.${name}.${differingKeyword(property, otherProperty)}`;
}
function differingKey(a, b, priorities) {
	const differing = [...new Set([
		...priorities,
		...Object.keys(a),
		...Object.keys(b)
	])].filter((key) => textAt(a, key) !== textAt(b, key));
	const isName = priorities.length === 0;
	return differing.find((key) => isName || !isAnnotation(key)) ?? differing[0];
}
function textAt(object, key) {
	const value = Object.hasOwn(object, key) ? object[key] : void 0;
	return value === void 0 ? void 0 : canonical(value);
}
// src/contract/schema/rejecting-keyword.ts
function rejectingKeyword(schema, value) {
	if (!schema.allowedKinds.has(kindOf(value))) return "type";
	if (schema.integersOnly && isNumber(value) && !isInteger(value)) return "type";
	if (rejects({ members: schema.members }, value)) return enumKeyword(schema);
	const keyword = bounds.find((keyword) => rejects({ [keyword]: schema[keyword] }, value));
	if (keyword) return keyword;
	if (Array.isArray(value)) return rejectingItem(schema, value) ?? combiningKeyword(schema, value);
	if (isObject(value)) return rejectingProperty(schema, value) ?? combiningKeyword(schema, value);
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
	return evaluateSchema({
		...top,
		...parts
	}, value) === false;
}
function enumKeyword({ source }) {
	return isObject(source) && source["enum"] === void 0 ? "const" : "enum";
}
function rejectingItem(schema, value) {
	for (const [index, item] of value.entries()) {
		const itemSchema = schema.prefix[index];
		if (itemSchema && evaluateSchema(itemSchema, item) === false) return `prefixItems.${index}.${rejectingKeyword(itemSchema, item)}`;
		if (itemSchema || !schema.items || evaluateSchema(schema.items, item) !== false) continue;
		return nestedPath("items", schema.items, item);
	}
	return null;
}
function rejectingProperty(schema, value) {
	for (const [name, property] of schema.properties) {
		const propertyValue = Object.hasOwn(value, name) ? value[name] : void 0;
		if (propertyValue === void 0 || evaluateSchema(property, propertyValue) !== false) continue;
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
	if (!rejects({ dependents }, value) || !isObject(schema.source)) return null;
	return schema.source["dependentRequired"] === void 0 ? "dependentSchemas" : "dependentRequired";
}
function nestedPath(path, schema, value) {
	return schema.source === false ? path : `${path}.${rejectingKeyword(schema, value)}`;
}
function combiningKeyword(schema, value) {
	const { anyOf, oneOf, not, condition } = schema;
	if (schema.allOf.some((inner) => evaluateSchema(inner, value) === false)) return "allOf";
	if (rejects({ anyOf }, value)) return "anyOf";
	if (rejects({ oneOf }, value)) return "oneOf";
	if (rejects({ not }, value)) return "not";
	return rejects({ condition }, value) ? "if" : "schema";
}
// src/contract/schema/relax-undeclared.ts
const neutralKeywords = new Set([
	"type",
	"properties",
	"required",
	"minProperties",
	"maxProperties",
	"items"
]);
const maxDepth$3 = 64;
function relaxUndeclared(wider, narrower, depth = 0) {
	if (!isObject(wider) || !isObject(narrower) || depth > maxDepth$3) return wider;
	const isOpen = isNeutral(narrower);
	const relaxed = mapNested(wider, ({ schema, keys }) => {
		const [keyword = ""] = keys;
		if (keyword === "properties" || keyword === "items" && !isOpen) return schema;
		return relaxUndeclared(schema, counterpart(schema, keys, narrower) ?? true, depth + 1);
	});
	const [properties, declared] = [wider["properties"], narrower["properties"]];
	if (!isOpen || !isObject(properties) || !isObject(declared)) return relaxed;
	return {
		...relaxed,
		properties: relaxedProperties(properties, declared, narrower, depth)
	};
}
function counterpart(schema, [keyword = "", index], narrower) {
	const value = narrower[keyword];
	if (index === void 0 || !Array.isArray(value)) return value;
	const sameType = value.find((branch) => typeOf(branch) === typeOf(schema));
	return keyword !== "prefixItems" && typeOf(schema) !== void 0 ? sameType : value[Number(index)];
}
function typeOf(schema) {
	const type = isObject(schema) ? schema["type"] : void 0;
	return type === void 0 ? void 0 : canonical(type);
}
function isNeutral(schema) {
	return Object.keys(schema).every((keyword) => neutralKeywords.has(keyword) || isAnnotation(keyword));
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
// src/contract/schema/subsumption.ts
const subsumed = { answer: "yes" };
function unknown$1(reason) {
	return {
		answer: "unknown",
		reason
	};
}
// src/contract/subsume/induction.ts
const symbol = "extends";
const ambiguous = new RegExp(`"(?:${symbol}|\\$id|id|unevaluated\\w+|\\$dynamicRef)":`);
function inductionOf(wider, narrower) {
	if (ambiguous.test(canonical([wider, narrower]))) return null;
	const obligations = [];
	const pointers = new Set();
	const root = [replaced(wider, pointers), replaced(narrower, pointers)];
	if (root[0] === null || root[1] === null) return null;
	obligations.push([root[0], root[1]]);
	for (const pointer of pointers) {
		const [outer, inner] = [wider, narrower].map((source) => definition(source, pointer, pointers));
		if (outer === void 0 || inner === void 0 || outer === null || inner === null) return null;
		obligations.push([outer, inner]);
	}
	return obligations;
}
function definition(source, pointer, pointers) {
	if (!isObject(source)) return null;
	const { $defs, definitions } = source;
	const resolved = replaced(pointer === "#" ? source : {
		$ref: pointer,
		$defs,
		definitions
	}, pointers);
	return resolved === null || isOpen(resolved) ? null : resolved;
}
function replaced(source, pointers) {
	const result = withSymbols(withoutReferences(source), pointers, 0);
	return hasReference(result) ? null : result;
}
const maxDepth$2 = 64;
function withSymbols(schema, pointers, depth) {
	if (!isObject(schema) || depth > maxDepth$2) return schema;
	const { $defs: _, definitions: __, $ref: pointer, ...rest } = schema;
	if (typeof pointer === "string") {
		if (!Object.keys(rest).every(isAnnotation)) return schema;
		pointers.add(pointer);
		return { [symbol]: pointer };
	}
	return mapNested(rest, (nested) => nested.keys[0] === "oneOf" ? nested.schema : withSymbols(nested.schema, pointers, depth + 1));
}
function isOpen(schema) {
	if (!isObject(schema)) return false;
	const branches = [schema["allOf"] ?? [], schema["anyOf"] ?? []].flat();
	return Object.hasOwn(schema, symbol) || branches.some(isOpen);
}
// src/contract/subsume/outcome.ts
const unsatisfiable = {
	empty: true,
	values: [],
	complete: true
};
const undecided = {
	empty: false,
	values: [],
	complete: false
};
// src/contract/subsume/lists.ts
const maxListLength = 64;
const maxPositions = 40;
const maxRepeating = 10;
function solveList(schemas, context) {
	const solver = new ListSolver(schemas, context);
	return solver.isImpossible() ? null : solver.candidates();
}
var ListSolver = class {
	#schemas;
	#context;
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
	isImpossible() {
		if (this.#minLength > this.#maxLength) return true;
		for (let at = 0; at <= this.#tailStart && at < this.#maxLength; at++) {
			if (at > maxPositions) break;
			if (this.#outcomeAt(at).empty) this.#maxLength = at;
		}
		const { complete, values } = this.#maxLength > this.#tailStart ? this.#outcomeAt(this.#tailStart) : unsatisfiable;
		if (this.#isUnique && complete && this.#maxLength > this.#tailStart) this.#maxLength = Math.min(this.#maxLength, this.#tailStart + values.length);
		if (this.#minLength > this.#maxLength) return true;
		return this.#schemas.some((schema) => this.#isUnsatisfiable(schema));
	}
	#isUnsatisfiable({ contains, inverse }) {
		if (contains && this.#cannotContain(contains)) return true;
		if (inverse?.hasDuplicates && this.#cannotRepeat()) return true;
		return inverse?.someItem !== void 0 && this.#someItems(inverse.someItem).length === 0;
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
	#repetitions() {
		if (this.#repetitionCache) return this.#repetitionCache;
		const pairs = [];
		const end = Math.min(this.#tailStart + 2, this.#maxLength, maxRepeating);
		for (let second = 1; second < end; second++) for (let first = 0; first < second; first++) {
			const terms = [...this.#termsAt(first), ...this.#termsAt(second)];
			const outcome = this.#context.solve(terms);
			if (!outcome.empty) pairs.push([
				first,
				second,
				outcome
			]);
		}
		this.#repetitionCache = pairs;
		return pairs;
	}
	#someItemCache = new Map();
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
		for (const length of [...lengthsToTry].sort((a, b) => a - b)) for (const fixed of fixedCandidates) for (const shift of [
			0,
			1,
			2
		]) yield* this.#listsWith(length, fixed, shift);
		const maxTried = Math.min(this.#maxLength, maxListLength, this.#minLength + 12);
		for (let length = this.#minLength + 3; length <= maxTried; length++) yield* this.#listsWith(length, new Map(), 0);
	}
	*#fixedEntries() {
		const needsFixedEntry = this.#schemas.some(({ inverse: i }) => i?.hasDuplicates || i?.someItem);
		for (const schema of this.#schemas) {
			if (schema.contains) yield* this.#containing(schema.contains);
			if (schema.inverse?.hasDuplicates) for (const [first, second, { values }] of this.#repetitions()) for (const value of values) yield new Map([[first, value], [second, value]]);
			if (!schema.inverse?.someItem) continue;
			for (const [at, { values }] of this.#someItems(schema.inverse.someItem)) for (const value of values) yield new Map([[at, value]]);
		}
		if (!needsFixedEntry) yield new Map();
	}
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
				const value = values.find((candidate) => !this.#isUnique || !used.has(canonical(candidate)));
				if (value === void 0) continue;
				used.add(canonical(value));
				map.set(at, value);
			}
			return map;
		};
		if (min <= maxListLength) yield entriesFor(min);
		if (max <= maxListLength && max > min) yield entriesFor(max);
	}
	*#listsWith(length, fixed, shift) {
		const list = [];
		const used = new Set([...fixed.values()].map((value) => canonical(value)));
		const listLength = Math.max(length, ...[...fixed.keys()].map((at) => at + 1));
		if (listLength > this.#maxLength) return;
		for (let at = 0; at < listLength; at++) {
			const fixedValue = fixed.get(at);
			const values = fixedValue === void 0 ? this.#outcomeAt(at).values : [fixedValue];
			let value = values[(fixedValue === void 0 ? shift : 0) % Math.max(1, values.length)];
			if (this.#isUnique && fixedValue === void 0) value = this.#unused(at, values, used);
			if (value === void 0) return;
			used.add(canonical(value));
			list.push(value);
		}
		yield list;
	}
	#unused(at, values, used) {
		const isUnused = (value) => !used.has(canonical(value));
		const first = values.find(isUnused);
		if (first !== void 0) return first;
		return this.#context.solve(this.#termsAt(at), used.size + 8).values.find(isUnused);
	}
};
// src/contract/subsume/terms.ts
function schemaTerm(parts) {
	return { is: {
		...top,
		source: null,
		...parts
	} };
}
function kindTerm(kind, parts = {}) {
	return schemaTerm({
		allowedKinds: new Set([kind]),
		...parts
	});
}
function inverseTerm(kind, inverse) {
	return kindTerm(kind, { inverse });
}
function negationOf(schema) {
	return schema.not && isOnlyNot(schema) ? schema.not : {
		...top,
		source: null,
		not: schema
	};
}
function isOnlyNot(schema) {
	return schema.source === null;
}
const keyCache = new WeakMap();
function keyOf(schema) {
	const known = keyCache.get(schema);
	if (known !== void 0) return known;
	const key = createKey(schema.source);
	keyCache.set(schema, key);
	return key;
}
function createKey(source) {
	if (source === null) return null;
	const text = canonical(source);
	return /"\$(ref|dynamicRef|recursiveRef)":/.test(text) ? null : text;
}
// src/contract/subsume/negation-scalars.ts
function negateText({ pattern, minLength, maxLength }, mayReject) {
	return [
		...pattern && mayReject("pattern") ? negatePattern(pattern) : [],
		...minLength > 0 && mayReject("minLength") ? [[kindTerm("string", { maxLength: minLength - 1 })]] : [],
		...maxLength < Number.POSITIVE_INFINITY && mayReject("maxLength") ? [[kindTerm("string", { minLength: maxLength + 1 })]] : []
	];
}
function negatePattern(pattern) {
	if (!pattern.parts) return [[inverseTerm("string", { notPattern: pattern })]];
	const { found, absent } = pattern.parts;
	return [...found.map((part) => [inverseTerm("string", { notPattern: part })]), ...absent.map((part) => [kindTerm("string", { pattern: part })])];
}
function negateNumber(schema, mayReject) {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
	const activeBounds = [
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
	].filter(([keyword, bound]) => Number.isFinite(bound) && mayReject(keyword));
	const divisors = multipleOf !== null && mayReject("multipleOf") ? [multipleOf] : [];
	return [...activeBounds.map(([, bound, createTerm]) => [createTerm(bound)]), ...divisors.map((divisor) => [inverseTerm("number", { notMultipleOf: divisor })])];
}
// src/contract/subsume/negation.ts
function negate(schema, known) {
	const shared = sharedGroups(schema, known);
	const mayReject = (keyword) => !shared.has(groupOf(keyword));
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
function sharedGroups(schema, known) {
	if (!isObject(schema.source)) return new Set();
	const ownTexts = groupTexts(schema);
	const shared = new Set();
	for (const other of known) {
		if (!isObject(other.source)) continue;
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
	for (const [keyword, value] of isObject(schema.source) ? Object.entries(schema.source) : []) {
		if (!isSelfContained(keyword)) continue;
		const group = groups.get(groupOf(keyword)) ?? {};
		groups.set(groupOf(keyword), {
			...group,
			[keyword]: value
		});
	}
	const isClosed = keyOf(schema) !== null;
	const texts = [...groups].map(([group, values]) => [group, canonical(values)]);
	const result = new Map(texts.filter(([, text]) => isClosed || !text.includes("\"$")));
	textsBySchema.set(schema, result);
	return result;
}
function negateTypes({ allowedKinds, integersOnly }) {
	const others = kinds.filter((kind) => !allowedKinds.has(kind));
	return [...others.length > 0 ? [[schemaTerm({ allowedKinds: new Set(others) })]] : [], ...integersOnly ? [[inverseTerm("number", { notInteger: true })]] : []];
}
function negateMembers({ members, source }, mayReject) {
	if (!members) return [];
	if (!(isObject(source) && source["enum"] !== void 0 && source["const"] !== void 0) && !(mayReject("enum") && mayReject("const"))) {
		if (!mayReject(isObject(source) && source["enum"] !== void 0 ? "enum" : "const")) return [];
	}
	return [[schemaTerm({ inverse: { excluded: membersOf(members.values) } })]];
}
function negateList(schema, mayReject, known) {
	const { minItems, maxItems, uniqueItems, prefix, items, contains } = schema;
	const alternatives = [];
	if (minItems > 0 && mayReject("minItems")) alternatives.push([kindTerm("array", { maxItems: minItems - 1 })]);
	if (maxItems < Number.POSITIVE_INFINITY && mayReject("maxItems")) alternatives.push([kindTerm("array", { minItems: maxItems + 1 })]);
	if (mayReject("items")) {
		for (const [index, item] of prefix.entries()) {
			if (isTop(item) || known.some((other) => isSame$2(other.prefix[index], item))) continue;
			const before = Array.from({ length: index }, () => top);
			alternatives.push([kindTerm("array", {
				minItems: index + 1,
				prefix: [...before, negationOf(item)]
			})]);
		}
		const isKnown = known.some((other) => other.prefix.length <= prefix.length && isSame$2(other.items, items));
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
	else if (min > 1) yield [kindTerm("array", { contains: {
		schema,
		min: 0,
		max: min - 1
	} })];
	if (max < Number.POSITIVE_INFINITY) yield [kindTerm("array", { contains: {
		schema,
		min: max + 1,
		max: Number.POSITIVE_INFINITY
	} })];
}
function negateObject(schema, mayReject, known) {
	const alternatives = [];
	for (const name of schema.required) {
		if (known.some((other) => other.required.has(name))) continue;
		alternatives.push([kindTerm("object", { properties: new Map([[name, bottom]]) })]);
	}
	const { minProperties: min, maxProperties: max, names } = schema;
	if (min > 0 && mayReject("minProperties")) alternatives.push([kindTerm("object", { maxProperties: min - 1 })]);
	if (max < Number.POSITIVE_INFINITY && mayReject("maxProperties")) alternatives.push([kindTerm("object", { minProperties: max + 1 })]);
	if (mayReject("properties")) alternatives.push(...negateProperties(schema, known));
	if (names && mayReject("propertyNames")) {
		const someProperty = {
			name: negationOf(names),
			value: top
		};
		alternatives.push([inverseTerm("object", { someProperty })]);
	}
	if (mayReject("dependentRequired") || mayReject("dependentSchemas")) for (const [name, dependent] of schema.dependents) alternatives.push([kindTerm("object", { required: new Set([name]) }), { not: dependent }]);
	return alternatives;
}
function* negateProperties(schema, known) {
	const { properties, namePatterns, additional } = schema;
	for (const [name, property] of properties) {
		if (isTop(property) || known.some((other) => isSame$2(other.properties.get(name), property))) continue;
		const negated = new Map([[name, negationOf(property)]]);
		yield [kindTerm("object", {
			required: new Set([name]),
			properties: negated
		})];
	}
	for (const { pattern, schema: property } of namePatterns) {
		if (isTop(property)) continue;
		yield [inverseTerm("object", { someProperty: {
			name: {
				...top,
				source: null,
				pattern
			},
			value: negationOf(property)
		} })];
	}
	if (!additional || isTop(additional)) return;
	const others = namePatterns.map(({ pattern }) => ({
		...top,
		source: null,
		inverse: { unlike: pattern }
	}));
	const excluded = membersOf([...properties.keys()]);
	yield [inverseTerm("object", { someProperty: {
		name: {
			...top,
			source: null,
			all: others,
			inverse: { excluded }
		},
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
		for (const [index, first] of oneOf.entries()) for (const second of oneOf.slice(index + 1)) alternatives.push([{ is: first }, { is: second }]);
	}
	if (not && mayReject("not")) alternatives.push([{ is: not }]);
	if (condition && mayReject("if")) {
		alternatives.push([{ is: condition.test }, { not: condition.thenSchema }]);
		alternatives.push([{ not: condition.test }, { not: condition.elseSchema }]);
	}
	return alternatives;
}
function negateInverse({ inverse }) {
	if (!inverse) return [];
	const { notPattern, notInteger, notMultipleOf, excluded, hasDuplicates, someItem, someProperty } = inverse;
	const alternatives = [];
	if (notPattern) alternatives.push([kindTerm("string", { pattern: notPattern })]);
	if (notInteger) alternatives.push([kindTerm("number", { integersOnly: true })]);
	if (notMultipleOf !== void 0) alternatives.push([kindTerm("number", { multipleOf: notMultipleOf })]);
	if (excluded) alternatives.push([schemaTerm({ members: excluded })]);
	if (hasDuplicates) alternatives.push([kindTerm("array", { uniqueItems: true })]);
	if (someItem || someProperty || inverse.rejectedBy !== void 0) alternatives.push([schemaTerm({ inverse: { rejectedBy: "part" } })]);
	return alternatives;
}
function negateUnchecked({ unchecked, opaque }, mayReject) {
	return [...unchecked.keys(), ...opaque.keys()].filter(mayReject).map((keyword) => {
		const inverse = { rejectedBy: keyword };
		return [keyword === "format" ? inverseTerm("string", inverse) : schemaTerm({ inverse })];
	});
}
function isTop(schema) {
	return schema === top || keyOf(schema) !== null && negate(schema, []).length === 0;
}
function isSame$2(left, right) {
	if (!left || !right) return false;
	if (left === right) return true;
	const key = keyOf(left);
	return key !== null && key === keyOf(right);
}
// src/contract/subsume/numbers.ts
const maxEnumerated = 400;
function solveNumber(schemas) {
	const interval = intervalOf(schemas);
	const { low, high, lowOpen, highOpen } = interval;
	if (low > high || low === high && (lowOpen || highOpen)) return null;
	const divisors = schemas.flatMap(({ multipleOf }) => multipleOf ?? []);
	const steps = schemas.some(({ integersOnly }) => integersOnly) ? [1, ...divisors] : divisors;
	if (areContradictory(schemas, steps)) return null;
	const step = commonMultiple(steps) ?? (steps.length > 0 ? Math.max(...steps) : null);
	const numbers = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []).filter(isNumber).map(Number);
	const isInBounds = (value) => value >= low && value <= high && Number.isFinite(value);
	if (low === high) return {
		values: [low],
		complete: !isLarge(low)
	};
	if (step === null) return {
		values: nearbyNumbers(interval, numbers).filter(isInBounds),
		complete: false
	};
	const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
	if (first > last) return null;
	if (isExact(first, step) && isExact(last, step) && last - first < maxEnumerated) return {
		values: Array.from({ length: last - first + 1 }, (_, index) => multipleOfStep(first + index, step)),
		complete: steps.every((value) => Number.isInteger(value * 1024))
	};
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
function multipleOfStep(count, step) {
	const multiple = count * step;
	return Number.isInteger(step) ? multiple : Number(multiple.toPrecision(15));
}
function isExact(count, step) {
	return Number.isSafeInteger(count) && !isLarge(count * step);
}
function areContradictory(schemas, steps) {
	const common = commonMultiple(steps);
	if (common === null) return false;
	return schemas.some(({ inverse }) => {
		if (inverse?.notInteger && divides(1, common)) return true;
		return inverse?.notMultipleOf !== void 0 && divides(inverse.notMultipleOf, common);
	});
}
function intervalOf(schemas) {
	let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
	let [lowOpen, highOpen] = [false, false];
	for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } of schemas) {
		if (minimum > low) [low, lowOpen] = [minimum, false];
		if (exclusiveMinimum >= low && Number.isFinite(exclusiveMinimum)) [low, lowOpen] = [exclusiveMinimum, true];
		if (maximum < high) [high, highOpen] = [maximum, false];
		if (exclusiveMaximum <= high && Number.isFinite(exclusiveMaximum)) [high, highOpen] = [exclusiveMaximum, true];
	}
	return {
		low,
		high,
		lowOpen,
		highOpen
	};
}
function nearbyNumbers({ low, high }, others) {
	const steps = [
		low,
		high,
		...extremes(others)
	].filter(Number.isFinite).flatMap((end) => [
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
		1000.5
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
// src/contract/subsume/name-classes.ts
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
function nameClasses(schemas, declaredNames, nameSchema, context) {
	const patterns = new Map();
	for (const { namePatterns } of schemas) for (const { pattern } of namePatterns) patterns.set(pattern.source, pattern);
	if (patterns.size > maxPatterns) return null;
	const propertyNames = schemas.flatMap(({ names }) => names ?? []);
	const nameSchemas = nameSchema ? [...propertyNames, nameSchema] : propertyNames;
	const classes = [];
	for (let mask = 0; mask < 2 ** patterns.size; mask++) {
		const matched = new Set([...patterns.keys()].filter((_, index) => mask & 1 << index));
		const names = namesOf$1(patterns, matched, declaredNames, nameSchemas, context);
		if (names) classes.push({
			names,
			terms: termsOf(schemas, matched)
		});
	}
	return classes;
}
function namesOf$1(patterns, matched, declaredNames, nameSchemas, { solve }) {
	if (patterns.size === 0 && nameSchemas.length === 0) return commonNames.filter((name) => !declaredNames.includes(name));
	const terms = [...patterns].map(([source, pattern]) => matched.has(source) ? kindTerm("string", { pattern }) : inverseTerm("string", { notPattern: pattern }));
	const excluded = membersOf(declaredNames);
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
		return [{ is: additional ?? top }];
	});
}
// src/contract/subsume/objects.ts
function solveObject(schemas, context) {
	const solver = new ObjectSolver(schemas, context);
	return solver.isImpossible() ? null : {
		values: solver.candidates(),
		complete: false
	};
}
var ObjectSolver = class {
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
	isImpossible() {
		if (this.#minSize > this.#maxSize) return true;
		for (const name of this.#required) if (this.#outcomeOf(name).empty) return true;
		if (this.#minSize > this.#required.size && this.#possibleSize() < this.#minSize) return true;
		return this.#someProperties().some((someProperty) => this.#entriesFor(someProperty).length === 0);
	}
	get #declaredNames() {
		if (!this.#declaredNamesCache) {
			const declared = this.#schemas.flatMap(({ properties }) => [...properties.keys()]);
			this.#declaredNamesCache = [...new Set([...this.#required, ...declared])];
			spend(this.#context.budget, this.#declaredNamesCache.length);
		}
		return this.#declaredNamesCache;
	}
	#someProperties() {
		return this.#schemas.flatMap(({ inverse }) => inverse?.someProperty ?? []);
	}
	#possibleSize() {
		const classes = this.#otherNames();
		if (!classes) return Number.POSITIVE_INFINITY;
		if (classes.some(({ terms }) => !this.#context.solve(terms).empty)) return Number.POSITIVE_INFINITY;
		return this.#declaredNames.filter((name) => !this.#outcomeOf(name).empty).length;
	}
	#otherNames() {
		if (this.#classes === void 0) this.#classes = nameClasses(this.#schemas, this.#declaredNames, null, this.#context);
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
	#outcomeOf(name) {
		const cached = this.#outcomes.get(name);
		if (cached) return cached;
		const { budget, solve } = this.#context;
		const outcome = this.#schemas.some(({ names }) => names && evaluateSchema(names, name, budget) === false) ? unsatisfiable : solve(this.#termsOf(name));
		this.#outcomes.set(name, outcome);
		return outcome;
	}
	#entriesFor(someProperty) {
		const cached = this.#entriesCache.get(someProperty) ?? [...this.#findEntries(someProperty)];
		this.#entriesCache.set(someProperty, cached);
		return cached;
	}
	*#findEntries({ name, value }) {
		const { budget, solve } = this.#context;
		const hasRoom = this.#maxSize > this.#required.size;
		for (const declaredName of this.#declaredNames) {
			if (evaluateSchema(name, declaredName, budget) === false || this.#outcomeOf(declaredName).empty) continue;
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
		for (const name of optional.slice(0, 12)) yield* this.#buildObjects(entries, optional.filter((other) => other !== name), 0);
		if (this.#minSize < this.#maxSize && this.#minSize < maxTriedSize) yield* this.#paddedObjects(entries);
	}
	*#paddedObjects(entries) {
		for (const count of [1, 2]) for (const { names, terms } of this.#otherNames() ?? []) {
			const { values } = this.#context.solve(terms);
			const [value] = values;
			if (value === void 0) continue;
			const added = names.slice(0, count).map((name) => [name, value]);
			for (const object of this.#buildObjects(entries, [], 0)) yield {
				...object,
				...Object.fromEntries(added)
			};
		}
	}
	*#buildObjects(entries, others, shift) {
		const object = new Map();
		for (const { name, outcome } of entries) {
			const value = outcome.values[shift % Math.max(1, outcome.values.length)];
			if (value === void 0) return;
			object.set(name, value);
		}
		for (const name of [...this.#required, ...others]) {
			if (object.has(name)) continue;
			const { values } = this.#outcomeOf(name);
			const value = values[shift % Math.max(1, values.length)];
			if (value !== void 0) object.set(name, value);
			else if (this.#required.has(name)) return;
		}
		this.#fill(object);
		if (object.size >= this.#minSize) yield Object.fromEntries(object);
	}
	#fill(object) {
		if (this.#minSize > maxTriedSize) return;
		for (const name of this.#declaredNames) {
			const [value] = this.#outcomeOf(name).values;
			if (object.size >= this.#minSize) return;
			if (value !== void 0 && !object.has(name)) object.set(name, value);
		}
		for (const { names, terms } of this.#otherNames() ?? []) {
			const [value] = object.size < this.#minSize ? this.#context.solve(terms).values : [];
			for (const name of value === void 0 ? [] : names) if (object.size < this.#minSize && value !== void 0) object.set(name, value);
		}
	}
};
const maxTriedSize = 24;
// src/contract/pattern/alphabet.ts
const preferredCharacters = "a0b1-x_A/. :,;@#+=!?*%&()[]{}<>|~^$'\"`\\\n	\u00e9";
function alphabetOf(automata, budget) {
	const sets = distinctSets(automata);
	const atoms = atomsOf(sets);
	if (!spend(budget, sets.length * (atoms.length + 42))) return null;
	const classes = new Map();
	for (const code of [...codesOf(preferredCharacters), ...atoms]) {
		const key = sets.map((set) => hasCodePoint(set, code) ? "1" : "0").join("");
		if (!classes.has(key)) classes.set(key, code);
	}
	return [...classes.values()].map((code) => ({
		code,
		isWord: hasCodePoint(word, code)
	}));
}
function codesOf(text) {
	return [...text].map((character) => character.codePointAt(0) ?? 0);
}
function distinctSets(automata) {
	const sets = new Map();
	const add = (set) => sets.set(set.map(({ from, to }) => `${from}-${to}`).join(), set);
	add(word);
	for (const { states } of automata) for (const state of states) if (state.type === "chars") add(state.chars);
	return [...sets.values()];
}
function atomsOf(sets) {
	const boundaries = new Set();
	for (const { from, to } of [everything, ...sets].flat()) boundaries.add(from).add(to + 1);
	return [...boundaries].filter((code) => hasCodePoint(everything, code)).sort((a, b) => a - b);
}
// src/contract/pattern/automaton.ts
const maxStates = 2e3;
function automatonOf(regex) {
	const builder = new Builder();
	const start = builder.add(regex, builder.push({ type: "accept" }));
	return builder.isFull ? null : {
		states: builder.states,
		start
	};
}
var Builder = class {
	states = [];
	get isFull() {
		return this.states.length > maxStates;
	}
	push(state) {
		this.states.push(state);
		return this.states.length - 1;
	}
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
		else for (let optional = max - min; optional > 0 && !this.isFull; optional--) to = this.push({
			type: "fork",
			to: [this.add(part, to), next]
		});
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
};
var Search = class {
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
	initial() {
		return this.#idOf({
			states: [this.#automaton.start],
			before: "start"
		});
	}
	isDead(configuration) {
		return configuration !== 0 && this.#configurations[configuration]?.states.length === 0;
	}
	accepts(configuration) {
		return configuration === 0 || this.#closure(configuration, "end") === 0;
	}
	step(configuration, letter) {
		if (configuration === 0) return 0;
		const key = `${configuration} ${letter.code}`;
		const cached = this.#steps.get(key);
		if (cached !== void 0) return cached;
		const next = this.#computeStep(configuration, letter);
		this.#steps.set(key, next);
		return next;
	}
	#computeStep(configuration, letter) {
		const kind = letter.isWord ? "word" : "other";
		const closure = this.#closure(configuration, kind);
		if (closure === 0) return 0;
		const states = new Set([this.#automaton.start]);
		for (const state of closure) if (state.type === "chars" && hasCodePoint(state.chars, letter.code)) states.add(state.to);
		const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
		return this.#idOf({
			states: live,
			before: kind
		});
	}
	#closure(configuration, after) {
		const { states, before } = this.#configurations[configuration] ?? {
			states: [],
			before: "other"
		};
		const reached = new Set(states);
		const closure = [];
		for (const index of reached) {
			const state = this.#automaton.states[index];
			if (!state || !spend(this.#budget, 1)) break;
			closure.push(state);
			if (state.type === "accept") return 0;
			if (state.type === "fork") for (const to of state.to) reached.add(to);
			if (state.type === "assertion" && assertionHolds(state.assertion, before, after)) reached.add(state.to);
		}
		return closure;
	}
	#idOf(configuration) {
		const key = `${configuration.before} ${configuration.states.join()}`;
		const existing = this.#ids.get(key);
		if (existing !== void 0) return existing;
		this.#ids.set(key, this.#configurations.length);
		return this.#configurations.push(configuration) - 1;
	}
};
function assertionHolds(assertion, before, after) {
	switch (assertion) {
		case "start": return before === "start";
		case "end": return after === "end";
		case "boundary": return before === "word" !== (after === "word");
		case "inside": return before === "word" === (after === "word");
	}
}
function liveStates({ states }) {
	const sources = new Map();
	for (const [index, state] of states.entries()) for (const to of targets(state)) {
		const known = sources.get(to);
		if (known) known.push(index);
		else sources.set(to, [index]);
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
// src/contract/pattern/intersection.ts
const maxStepsPerQuery$2 = 1e5;
const defaultCount = 3;
const maxCountedLength = 400;
function findTexts(constraints, budget) {
	const ownBudget = { remaining: Math.min(maxStepsPerQuery$2, budget.remaining) };
	const initialSteps = ownBudget.remaining;
	const texts = search(constraints, ownBudget);
	spend(budget, initialSteps - ownBudget.remaining);
	return ownBudget.remaining < 0 && texts?.length === 0 ? null : texts;
}
function search(constraints, budget) {
	const { required, excluded } = constraints;
	const automata = [...required, ...excluded].map(automatonOf);
	const built = automata.flatMap((automaton) => automaton ?? []);
	if (built.length < automata.length) return null;
	if (!spend(budget, built.reduce((sum, { states }) => sum + states.length, 0))) return null;
	const alphabet = alphabetOf(built, budget);
	if (!alphabet) return null;
	const searches = built.map((automaton) => new Search(automaton, budget));
	return walk$1(searches.slice(0, required.length), searches.slice(required.length), alphabet, constraints, budget);
}
function walk$1(required, excluded, alphabet, { min, max, count = defaultCount }, budget) {
	const maxCounted = max < Number.POSITIVE_INFINITY ? max + 1 : min;
	if (maxCounted > maxCountedLength) return null;
	const searches = [...required, ...excluded];
	const queue = [{
		configurations: searches.map((search) => search.initial()),
		length: 0,
		from: null,
		code: 0
	}];
	const visited = new Set();
	const texts = [];
	for (const visit of queue) {
		if (!spend(budget, alphabet.length * searches.length)) return texts.length > 0 ? texts : null;
		if (visit.length >= min && satisfies(visit, required, excluded)) texts.push(textOf$1(visit));
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
	return required.every((search, index) => search.accepts(configurations[index] ?? 0)) && !excluded.some((search, index) => search.accepts(configurations[required.length + index] ?? 0));
}
function isDeadEnd({ configurations }, required, searches) {
	return searches.some((search, index) => {
		const configuration = configurations[index] ?? 0;
		return index < required.length ? search.isDead(configuration) : configuration === 0;
	});
}
function textOf$1(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}
// src/contract/subsume/texts.ts
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
const samplesCost = 100;
const trialCost = 5e3;
const maxTriedLength = 2e4;
function solveText(schemas, { budget }) {
	const min = schemas.reduce((bound, { minLength }) => Math.max(bound, minLength), 0);
	const max = schemas.reduce((bound, { maxLength }) => Math.min(bound, maxLength), Number.POSITIVE_INFINITY);
	if (min > max) return null;
	const ownPatterns = schemas.flatMap(({ pattern }) => pattern ?? []);
	const patterns = ownPatterns.flatMap((pattern) => [pattern, ...pattern.parts?.found ?? []]);
	const excludedPatterns = [...schemas.flatMap(({ inverse }) => inverse?.notPattern ?? []), ...ownPatterns.flatMap((pattern) => pattern.parts?.absent ?? [])];
	const sources = new Set(patterns.map(({ source }) => source));
	if (excludedPatterns.some(({ source }) => sources.has(source))) return null;
	const hasValidLength = (text) => lengthOf(text) >= min && lengthOf(text) <= max;
	const fitting = [...samples.filter(hasValidLength), ...plainTexts(min, max)];
	const excluded = excludedTexts(schemas, hasValidLength);
	if (patterns.length + excludedPatterns.length === 0 && excluded.length === 0) return {
		values: max === 0 ? [""] : fitting,
		complete: max === 0
	};
	const excludedRegexes = [...excludedPatterns.flatMap(({ regex }) => regex ?? []), ...excluded.length > 0 ? [literals(excluded)] : []];
	const isRelaxed = patterns.some(({ relaxed }) => relaxed !== null);
	const constraints = {
		required: patterns.flatMap(({ regex, relaxed }) => regex ?? relaxed ?? []),
		excluded: excludedRegexes,
		min,
		max
	};
	const found = findTexts(constraints, budget);
	if (found && found.length === 0) return null;
	const longest = Math.min(max, min + 8);
	const more = isRelaxed ? findTexts({
		...constraints,
		max: longest,
		count: 12
	}, budget) : null;
	const isTried = isRelaxed || excludedPatterns.some(({ relaxed }) => relaxed !== null);
	if (!spend(budget, isTried ? trialCost : samplesCost)) return {
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
	return schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []).filter((value) => typeof value === "string").filter(hasValidLength);
}
function plainTexts(min, max) {
	return [
		min,
		min + 1,
		max
	].filter((length) => length <= Math.min(max, maxTriedLength)).flatMap((length) => ["a".repeat(length), "1".repeat(length)]);
}
// src/contract/subsume/solve.ts
const maxDepth$1 = 60;
const defaultMaxValues = 4;
function satisfy(terms, budget, maxValues = defaultMaxValues) {
	return new Solver(budget).solve(terms, maxValues);
}
var Solver = class {
	budget;
	#outcomes = new Map();
	#depth = 0;
	constructor(budget) {
		this.budget = budget;
	}
	solve = (terms, maxValues = defaultMaxValues) => {
		const singleSchema = terms.length === 1 && terms[0] && "is" in terms[0] ? terms[0].is : null;
		const known = singleSchema && this.#outcomes.get(singleSchema);
		if (known) return known;
		if (this.#depth > maxDepth$1 || !spend(this.budget, 4)) return undecided;
		this.#depth++;
		const state = new State(terms);
		const outcome = state.add(terms) ? this.#branch(state, maxValues) : unsatisfiable;
		this.#depth--;
		if (singleSchema && maxValues >= defaultMaxValues && this.budget.remaining >= 0) this.#outcomes.set(singleSchema, outcome);
		return outcome;
	};
	#branch(state, maxValues) {
		if (!spend(this.budget, 1 + state.schemas.length)) return undecided;
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
		for (const kind of kinds) {
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
			for (const term of terms) yield "is" in term ? evaluateSchema(term.is, value, budget) : negation(evaluateSchema(term.not, value, budget));
		};
		return conjunction(truths());
	}
};
var State = class State {
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
		if (oneOf) this.#choices.push(oneOf.map((inner, chosen) => [{ is: inner }, ...oneOf.filter((_, index) => index !== chosen).map((other) => ({ not: other }))]));
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
	takeChoice() {
		let best = 0;
		for (const [index, { length }] of this.#choices.entries()) if (length < (this.#choices[best]?.length ?? 0)) best = index;
		return this.#choices.splice(best, 1)[0] ?? null;
	}
};
function withOrWithout(name, dependent) {
	const [without, required] = [{
		...emptySchema,
		properties: new Map([[name, bottom]])
	}, new Set([name])];
	return [[{ is: without }], [{ is: {
		...emptySchema,
		required
	} }, { is: dependent }]];
}
const emptySchema = {
	...top,
	source: null
};
// src/contract/subsume/subsume.ts
const maxStepsPerQuery$1 = 3e5;
function compare$1(wider, narrower, mode, budget, candidates = []) {
	if (canonical(wider) === canonical(narrower)) return subsumed;
	const ownBudget = { remaining: Math.min(maxStepsPerQuery$1, budget.remaining) };
	const initialSteps = ownBudget.remaining;
	const answer = answerFor(wider, narrower, mode, ownBudget, candidates);
	spend(budget, initialSteps - ownBudget.remaining);
	return answer;
}
function answerFor(wider, narrower, mode, budget, candidates) {
	const decided = (outer, inner) => decide$1(readSchema(mode === "declared-properties" ? relaxUndeclared(outer, inner) : outer), readSchema(inner), budget, candidates);
	const nested = [wider, narrower].map((schema) => withoutReferences(schema));
	const first = decided(nested[0] ?? wider, nested[1] ?? narrower);
	if (first.answer !== "unknown" || !hasReference(nested)) return first;
	if (inductionOf(wider, narrower)?.every(([outer, inner]) => decided(outer, inner).answer === "yes")) return subsumed;
	return budget.remaining < 0 ? first : decided(withoutReferences(wider, 2), withoutReferences(narrower, 2));
}
function decide$1(outer, inner, budget, candidates) {
	for (const value of candidates) {
		const answer = refutation(outer, inner, value);
		if (answer) return answer;
	}
	if (budget.remaining <= 0) return unknown$1("there is too much to compare");
	const { empty, values } = satisfy([{ is: inner }, { not: outer }], budget, 1);
	if (empty && budget.remaining >= 0) return subsumed;
	for (const value of values) {
		const answer = refutation(outer, inner, value);
		if (answer) return answer;
	}
	return unknown$1(budget.remaining < 0 ? "the schemas are too large" : "nothing is proven");
}
function refutation(outer, inner, witness) {
	if (evaluateSchema(inner, witness) !== true || evaluateSchema(outer, witness) !== false) return null;
	return {
		answer: "no",
		witness,
		keyword: rejectingKeyword(outer, witness)
	};
}
// src/contract/subsume/compare-schemas.ts
function compareSchemas(before, after, candidates = [], budget = createBudget()) {
	const forward = compare$1(after, before, "declared-properties", budget, candidates);
	const backward = compare$1(before, after, "declared-properties", budget, candidates);
	const deciding = forward.answer === "no" ? forward : backward;
	const keyword = deciding.answer === "no" ? deciding.keyword : differingKeyword(before, after);
	const verdict = verdictOf$1(forward, backward);
	const isProven = verdict !== "unknown" && deciding.answer === "no";
	return {
		verdict,
		detail: haveSameTypes(readSchema(before), readSchema(after)) ? keyword : "type",
		witness: isProven ? { value: deciding.witness } : null
	};
}
function verdictOf$1(forward, backward) {
	if (forward.answer === "unknown") return "unknown";
	if (forward.answer === "yes") return backward.answer === "yes" ? "equivalent" : "widened";
	return backward.answer === "no" ? "incomparable" : "narrowed";
}
// src/contract/compare/schema-changes.ts
function schemaChanges(before, after, facet, candidates, context) {
	const schemas = [facetValue(before, facet) ?? {}, facetValue(after, facet) ?? {}];
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
	const side = (value) => value === void 0 ? null : {
		name,
		default: value
	};
	const [from, to] = [side(values.before), side(values.after)];
	return facetChanged(before, after, facet, {
		detail: "default",
		from,
		to,
		...locationsOf(before, after, facet, keyword, context)
	});
}
function locationsOf(before, after, facet, keyword, context) {
	return {
		at: keywordLocation(after, facet, keyword, context.after),
		was: keywordLocation(before, facet, keyword, context.before)
	};
}
// src/contract/compare/facets.ts
function compareFacets(before, after, context, reportedElsewhere = new Set()) {
	if (isDeclared(before) !== isDeclared(after)) return [declarationChange(before, after)];
	if (isExec(before) && isExec(after)) return compareExec(before, after);
	return [...new Set([...after.facets.keys(), ...before.facets.keys()])].filter((name) => !reportedElsewhere.has(name) && !isSuperseded(name, before, after)).flatMap((name) => compareFacet(before, after, name, context));
}
function isSuperseded(name, before, after) {
	if (!name.startsWith("schema.")) return false;
	const [from, to] = [before, after].map((item) => facetValue(item, name.slice(7)));
	return canonical(from ?? null) !== canonical(to ?? null);
}
function isDeclared(item) {
	return item.kind !== "input" || item.facets.has("required");
}
function declarationChange(before, after) {
	return facetChanged(before, after, "required", { detail: isDeclared(after) ? "added" : "removed" });
}
function compareFacet(before, after, name, context) {
	const [from, to] = [before.facets.get(name), after.facets.get(name)];
	if (from && to) return compareShapes(before, after, name, from.shape, to.shape, context);
	if (isUnset(name, from ?? to)) return [];
	return [facetChanged(before, after, name, { detail: to ? "added" : "removed" })];
}
function isUnset(name, facet) {
	return name !== "required" && facet?.shape.type === "flag" && !facet.shape.value;
}
function compareShapes(before, after, name, from, to, context) {
	if (canonical(from.value) === canonical(to.value)) return [];
	const change = (parts) => facetChanged(before, after, name, parts);
	if (from.type === "schema" && to.type === "schema") return schemaChanges(before, after, name, defaultsOf(before, after), context);
	if (from.type === "tools" && to.type === "tools") return toolsChanges(from.value, to.value, change);
	if (from.type === "entries" && to.type === "entries") return entriesChanges(compareEntries(from, to, allPlatforms(after)), change, after.kind === "platform");
	if (from.type === "positions" && to.type === "positions") {
		const { names, ...parts } = comparePositions(from.value, to.value);
		return [change({
			...parts,
			witness: { value: names }
		})];
	}
	if (from.type === "range" && to.type === "range") {
		const { verdict, isDisjoint } = compareRanges(from.value, to.value);
		if (verdict === "equivalent") return [];
		return [change({
			verdict,
			detail: isDisjoint ? "disjoint" : "changed"
		})];
	}
	if (from.type === "number" && to.type === "number") return [change({ detail: to.value > from.value ? "raised" : "lowered" })];
	if (from.type === "version" && to.type === "version") {
		const order = compareDotted(to.value, from.value);
		if (order === 0) return [];
		if (order === null) return [change({
			detail: "changed",
			verdict: "incomparable"
		})];
		return [change({ detail: order > 0 ? "raised" : "lowered" })];
	}
	const names = after.kind === "provides" ? namesInPart(after, context) : [];
	return [change({
		detail: "changed",
		witness: names.length > 0 ? { value: names } : null
	})];
}
function defaultsOf(before, after) {
	const items = [before, after];
	if (items.some((item) => facetValue(item, "sensitive") === true)) return [];
	return items.map((item) => facetValue(item, "default")).filter((value) => value !== void 0);
}
function toolsChanges(from, to, change) {
	if (canonical([...new Set(from)].sort()) === canonical([...new Set(to)].sort())) return [];
	return entriesChanges({
		...compareTools(from, to),
		becameEmpty: null
	}, change);
}
function entriesChanges({ gained, lost, becameEmpty }, change, isChoice = false) {
	if (becameEmpty) return [change({
		verdict: becameEmpty === "emptied" ? "widened" : "narrowed",
		detail: becameEmpty
	})];
	if (isChoice && gained.length > 0 && lost.length > 0) return [change({
		verdict: "incomparable",
		detail: "changed",
		witness: { value: lost }
	})];
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
// src/contract/compare/recipes.ts
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
		renames: pairs.flatMap(([from, to]) => idOf$1(from) === idOf$1(to) || isUnread(from) || isUnread(to) ? [] : {
			before: from,
			after: to
		}),
		before: before.map((item) => withNames(item, names)).filter(isComparable),
		after: after.filter(isComparable)
	};
}
function unpairedRecipeFiles(items, others) {
	return new Set(pairRecipes(items, others).removed.map(fileOf));
}
function pairRecipes(before, after) {
	const byId = (item) => idOf$1(item) || void 0;
	const byBoth = (item) => `${fileOf(item)}\0${idOf$1(item)}`;
	return pairByKeys(before.filter(isRecipe), after.filter(isRecipe), [
		[byBoth, byBoth],
		[byId, byId],
		[fileOf, fileOf]
	]);
}
function compareRecipes(before, after, context) {
	if (isRecipe(after)) return [];
	if (after.kind === "recipe-parameter") {
		const hasSameNeed = isSet(before, "required") === isSet(after, "required");
		const isSensitive = isSet(before, "sensitive") || isSet(after, "sensitive");
		return compareFacets(before, after, context, new Set(["sensitive", ...hasSameNeed && !isSensitive ? [] : ["default"]]));
	}
	if (after.kind !== "recipe-step") return null;
	const isInherited = !isSet(before, "stated") && !isSet(after, "stated");
	const runsOthers = canonical(facetValue(before, "programs") ?? null) !== canonical(facetValue(after, "programs") ?? null);
	return compareFacets(before, after, context, new Set([
		"stated",
		...isInherited ? ["confirmation"] : [],
		...runsOthers ? ["command"] : []
	]));
}
function relocateToRecipe(items) {
	const recipes = new Map(items.filter(isRecipe).map((item) => [item.name, item]));
	return (change) => {
		const { before } = change;
		const recipe = before && isPart(before) ? recipes.get(before.owner) : void 0;
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
	return isSet(item, "unread");
}
function fileOf(item) {
	return String(facetValue(item, "file") ?? item.name);
}
function idOf$1(item) {
	return String(facetValue(item, "id") ?? "");
}
// src/contract/compare/content.ts
function compareBundles(before, after) {
	const [filesBefore, filesAfter] = [bundleOf(before), bundleOf(after)];
	const [removedRecipes, addedRecipes] = [recipesOf(before, after), recipesOf(after, before)];
	const [isIgnoredBefore, isIgnoredAfter] = [createIgnoreFilter(before), createIgnoreFilter(after)];
	const isReportedAsRecipe = (file, other, recipes) => !other && recipes.has(file.name);
	const changedBefore = [...filesBefore.values()].filter((file) => {
		const other = filesAfter.get(file.name);
		if (isIgnoredBefore(file.name) && (!other || isIgnoredAfter(file.name))) return false;
		return filesDiffer(file, other) && !isReportedAsRecipe(file, other, removedRecipes);
	});
	const changedAfter = [...filesAfter.values()].filter((file) => {
		const other = filesBefore.get(file.name);
		if (isIgnoredAfter(file.name) && (!other || isIgnoredBefore(file.name))) return false;
		return filesDiffer(other, file) && !isReportedAsRecipe(file, other, addedRecipes);
	});
	if (changedBefore.length + changedAfter.length === 0) return [];
	const locationOf = (skill, file) => file ? { path: file.path } : versionLocation(skill);
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
	return typeof ignore === "string" ? createIgnoreTest(ignore) : () => false;
}
function recipesOf({ contract }, other) {
	return unpairedRecipeFiles(contract.items.filter(({ dialect }) => manifestOf(other, dialect)), other.contract.items);
}
function bundleOf({ files, manifests }) {
	const carriers = new Set(manifests.map(({ path }) => path));
	const nestedSkillFolders = new Set(files.filter(({ name }) => isManifestName(nameOf$1(name))).map(({ name }) => folderOf(name)));
	const ownFiles = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nestedSkillFolders));
	return new Map(ownFiles.map((file) => [file.name, file]));
}
function isNested(name, folders) {
	return [...selfAndAncestors(folderOf(name))].some((folder) => folder !== "" && folders.has(folder));
}
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
function bodyOf(skill, { dialect }) {
	const body = manifestOf(skill, dialect)?.body;
	return body && body.prose.length === body.text.length ? body : null;
}
function firstDifference(lines, others) {
	const first = lines.findIndex((line, index) => line !== "" && line !== others[index]);
	return first < 0 ? Math.max(0, lines.length - 1) : first;
}
function locateLine(body, lines, index) {
	const start = body.text.split("\n", index).reduce((sum, { length }) => sum + length + 1, 0);
	return body.locate(start, start + (lines[index] ?? "").length);
}
function linesOf({ text }) {
	const lines = text.split("\n").map((line) => line.trimEnd());
	return lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
}
// src/contract/compare/entry-location.ts
function locateEntries(changes, context) {
	const byFacet = groupBy(changes, ({ facet }) => facet);
	return changes.map((change) => locateChange(change, context, byFacet.get(change.facet)?.length === 1));
}
function locateChange(change, { before, after }, isOnly) {
	const head = nodeOf(change, change.after, change.at, after);
	if (!head || change.action !== "changed") return change;
	const base = nodeOf(change, change.before, change.was, before);
	const [difference] = differencesOf(base?.json, head.json);
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
	const { added, removed } = reportedEntries(change, listDifference(...lists), isOnly);
	const isOtherSchema = change.facet === "schema" && change.verdict === "incomparable";
	const removedAt = inBase && entryLocation(inBase.value, removed, before);
	return {
		...change,
		at: isOtherSchema ? inHead.at : entryLocation(inHead.value, added, after) ?? inHead.keyAt,
		was: removedAt ?? change.was
	};
}
function nodeOf({ facet, detail }, item, at, skill) {
	const root = item && manifestOf(skill, item.dialect)?.root;
	if (!item || !root || facet === null) return null;
	const ofFacet = item.pointer + formatPointer(facet);
	const keyword = formatPointer(...(detail ?? "").split("."));
	const isSchema = item.facets.get(facet)?.shape.type === "schema";
	const pointers = isSchema ? [ofFacet + keyword] : [item.pointer, ofFacet];
	for (const pointer of pointers) {
		const { value, keyAt, missing } = resolvePointer(root, pointer);
		if (missing || value.at !== at || isSchema && value.kind !== "list") continue;
		return {
			value,
			keyAt,
			json: isSchema ? toJson$1(value) : facetValue(item, facet) ?? null
		};
	}
	return null;
}
function listsOf({ before, after }) {
	const [from, to] = [before ?? [], after];
	return isList$1(from) && isList$1(to) ? [from, to] : null;
}
function isList$1(value) {
	return Array.isArray(value);
}
function descend(node, { path }) {
	let { value, keyAt } = node;
	for (const key of path) {
		const field = value.kind === "table" ? value.fields.get(key) : void 0;
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
function reportedEntries({ witness }, entries, isOnly) {
	const names = witness?.value;
	if (!isList$1(names ?? null)) return entries;
	const known = new Set(names.map(canonical));
	const select = (some) => {
		const named = some.filter((entry) => known.has(canonical(entry)));
		return named.length === 0 && isOnly ? some : named;
	};
	return {
		added: select(entries.added),
		removed: select(entries.removed)
	};
}
function entryLocation(value, entries, skill) {
	const texts = new Set(entries.map(canonical));
	if (value.kind === "list") return value.items.find((item) => jsonOfEntry(item).some((json) => texts.has(json)))?.at;
	if (value.kind !== "string" || entries.length === 0) return void 0;
	return entries.flatMap((entry) => wordLocation(value.at, String(entry), skill) ?? [])[0];
}
function jsonOfEntry(item) {
	const words = item.kind === "string" ? (source(item) ?? "").split(/[\s,]+/) : [];
	return [
		asWritten(item),
		toJson$1(item),
		...words
	].map(canonical);
}
function wordLocation({ path, range }, word, skill) {
	if (!range) return void 0;
	const lines = skill.texts.get(path)?.split("\n") ?? [];
	for (let line = range.start.line; line <= range.end.line; line++) {
		const index = indexOfWord(lines[line - 1] ?? "", word, line === range.start.line ? range.start.column - 1 : 0);
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
}
function indexOfWord(text, word, from) {
	for (let index = text.indexOf(word, from); index >= 0; index = text.indexOf(word, index + 1)) {
		const [before, after] = [text[index - 1] ?? " ", text[index + word.length] ?? " "];
		if (/[\s,"'[]/.test(before) && /[\s,"'\]]/.test(after)) return index;
	}
	return -1;
}
// src/contract/compare/entrypoints.ts
function compareCommands$1(before, after, inputs) {
	const [commandBefore, commandAfter] = [parseCommand(before, inputs.names), parseCommand(after, new Map())];
	if (canonical(argvOf(before)) === canonical(argvOf(after))) return [];
	if (isProse(before)) return isProse(after) ? [facetChanged(before, after, "argv", { detail: "text" })] : [itemAdded(after)];
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
function programChanges(before, after, isSame) {
	const isOther = before.isList && after.isList && canonical(before.program) !== canonical(after.program);
	const code = codeOf(after);
	if (code !== void 0 && !isSame && code !== codeOf(before)) return [{
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
function codeOf({ program, words }) {
	const all = [program, ...words].map((word) => isText(word) ? word : "");
	const index = codeIndex(all);
	return index < 0 ? void 0 : all[index];
}
function parseCommand(item, names) {
	const value = argvOf(item);
	const words = (Array.isArray(value) ? value : [value]).map((word) => typeof word === "string" ? renamePlaceholders(word, names) : word);
	const placeholders = new Set(words.filter(isText).flatMap(placeholdersIn));
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
	return facetValue(item, "argv") ?? null;
}
function isText(word) {
	return typeof word === "string";
}
function isImplied(name, { dialect }) {
	return dialect === "router-manifest" && !builtInPlaceholders.has(name);
}
function remainingWords({ words }, names) {
	const usesPlaceholder = (word) => isText(word) && placeholdersIn(word).some((name) => names.has(name));
	return canonical(cleanWords(words, (word) => withoutPlaceholders(word, usesPlaceholder)));
}
function withoutPlaceholders(word, usesPlaceholder) {
	if (!isText(word) || !usesPlaceholder(word)) return word;
	const cleanedWords = cleanWords(word.split(" "), (part) => usesPlaceholder(part) ? void 0 : part);
	return cleanedWords.length > 0 ? cleanedWords.join(" ") : void 0;
}
function cleanWords(words, cleanWord) {
	const cleanedWords = words.map(cleanWord);
	const isOption = (word) => isText(word) && word.startsWith("-");
	return cleanedWords.filter((word, index) => word !== void 0 && !(isOption(word) && index + 1 < cleanedWords.length && cleanedWords[index + 1] === void 0));
}
// src/contract/fields/field-prose.ts
const prose = { $comment: "prose" };
function withoutProse(a, b) {
	const hasBranches = [a, b].some((type) => isObject(type) && ("anyOf" in type || "prefixItems" in type));
	if (a === prose || b === prose || hasBranches && (hasProse(a) || hasProse(b))) return [{}, {}];
	if (!isObject(a) || !isObject(b)) return [a, b];
	const sides = [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, alignKey(key, a[key], b[key])]);
	return [sideOf$1(sides, 0), sideOf$1(sides, 1)];
}
function alignKey(key, a, b) {
	if (key === "properties") {
		const [from, to] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
		const sides = [...new Set([...Object.keys(from), ...Object.keys(to)])].map((name) => [name, alignKey("", from[name], to[name])]);
		return [a && sideOf$1(sides, 0), b && sideOf$1(sides, 1)];
	}
	if (a === void 0 || b === void 0) return [a && plain(a), b && plain(b)];
	return isObject(a) && isObject(b) ? withoutProse(a, b) : [a, b];
}
function sideOf$1(sides, side) {
	const present = sides.flatMap(([key, values]) => {
		const value = values[side];
		return value === void 0 ? [] : [[key, value]];
	});
	return Object.assign(Object.create(null), Object.fromEntries(present));
}
function plain(type) {
	return withoutProse(type, type)[0];
}
function hasProse(type) {
	if (type === prose) return true;
	if (Array.isArray(type)) return type.some(hasProse);
	return isObject(type) && Object.values(type).some(hasProse);
}
// src/contract/fields/field-type-words.ts
const typeWords = new Set(wordList("string integer number boolean null object array json"));
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
const clearWords = new Set(wordList("str int float bool"));
function pairs(type, words) {
	return wordList(words).map((word) => [word, type]);
}
function isTypeWord(word) {
	return typeWords.has(word) || clearWords.has(word);
}
function typeWord(word, isInside) {
	if (isTypeWord(word)) return synonyms.get(word) ?? word;
	if (!isInside) return void 0;
	const name = word.toLowerCase();
	for (const form of [name, name.replace(/s$/, "")]) if (typeWords.has(form) || synonyms.has(form)) return synonyms.get(form) ?? form;
}
// src/contract/fields/field-types.ts
const maxDepth = 8;
const maxLength$2 = 2e3;
function parseFieldType(text) {
	return text.length > maxLength$2 ? void 0 : parseUnion(text, 0);
}
function parseUnion(text, depth) {
	const unknown = depth > 0 ? prose : void 0;
	if (depth > maxDepth) return unknown;
	const parts = splitOutside(text.trim(), "|");
	const schemas = (parts.length > 1 ? parts : text.trim().split(/\s+or\s+/)).map((part) => parseType(part.trim(), depth));
	const known = schemas.filter((schema) => schema !== void 0);
	return known.length < schemas.length || known.includes(prose) ? unknown : anyOf(known);
}
function anyOf(schemas) {
	const types = schemas.map((schema) => typeof schema === "string" ? schema : void 0);
	if (types.every((type) => type !== void 0)) return types.includes("json") ? {} : { type: [...new Set(types)] };
	const asSchema = (type) => typeof type !== "string" ? type : type === "json" ? {} : { type };
	return schemas.length === 1 ? schemas[0] : { anyOf: schemas.map(asSchema) };
}
function parseType(text, depth) {
	const word = typeWord(text, depth > 0);
	if (word !== void 0) return word;
	const inner = (part) => parseUnion(part, depth + 1);
	const quoted = depth > 0 ? /^(["'`])([^"'`]*)\1$/s.exec(text)?.[2] : void 0;
	if (quoted !== void 0) return typeWord(quoted, true) ?? { const: quoted };
	const [, group] = /^\((.*)\)$/s.exec(text) ?? [];
	if (group !== void 0) return inner(group);
	return parseMap(text, inner) ?? parseList(text, inner) ?? parseObject(text, inner) ?? parseNullable(text, inner) ?? parseRemarked(text, depth);
}
function parseMap(text, inner) {
	const [, value] = /^(?:map|dict|dictionary|mapping|record|hash)\s*[<[]\s*["'\w]+\s*,(.*)[>\]]$/is.exec(text) ?? /^map\[\w+\](.+)$/is.exec(text) ?? /^\{\s*\[\s*\w+\s*(?::|\bin\b)\s*\w+\s*\]\s*:(.*?)[;,]?\s*\}$/s.exec(text) ?? /^(?:an? )?(?:map|dict|dictionary|mapping|record|hash|object)s? (?:of|from) [\w-]+ to (.+)$/is.exec(text) ?? /^(?:an? )?(?:map|dict|dictionary|mapping|hash)s? of (.+)$/is.exec(text) ?? [];
	const schema = value === void 0 ? void 0 : inner(value);
	return schema === void 0 ? void 0 : {
		type: "object",
		additionalProperties: schema
	};
}
function parseList(text, inner) {
	const [, element] = /^(?:an? )?(?:array|list|set|sequence)s? of (.+)$/is.exec(text) ?? /^(?:readonly )?(?:array|readonlyarray|list|set|sequence|iterable|vec)\s*[<[](.*)[>\]]$/is.exec(text) ?? /^\[(.*)\]$/s.exec(text) ?? /^(?:readonly )?(.+)\[\]$/s.exec(text) ?? [];
	if (element === void 0) return void 0;
	const [first = "", ...others] = splitOutside(element, ",").map((part) => part.trim());
	const isTuple = others.some((part) => !/^(?:\.\.\.|\u2026)?$/.test(part));
	if (first === "") return { type: "array" };
	if (isTuple && text.startsWith("[")) return {
		type: "array",
		prefixItems: [first, ...others].map((part) => inner(part) ?? prose)
	};
	const items = inner(isTuple ? element : first);
	return items === void 0 ? void 0 : {
		type: "array",
		items
	};
}
function parseObject(text, inner) {
	const [, body] = /^(?:(?:an? )?(?:object|record|dict|struct)s?:?\s*(?:with |of )?)?\{(.*)\}(?:[\s,:]+[a-z(\u2013\u2014-].*)?$/is.exec(text) ?? [];
	if (body === void 0) return void 0;
	if (/^\s*(?:\.\.\.|\u2026)?\s*$/.test(body)) return { type: "object" };
	const properties = Object.create(null);
	const required = [];
	for (const part of splitOutside(body.replace(/[;,]\s*$/, ""), ",", ";")) {
		const [, name, mark, type, remark] = /^\s*["'`]?([\w-]+)["'`]?(\?)?\s*(?::(.*)|\((.*)\)\s*)?$/s.exec(part) ?? [];
		if (name === void 0 || name in properties) return void 0;
		const said = (type ?? remark)?.replace(/,?\s*\boptional\b\s*,?/i, "").trim();
		properties[name] = said ? inner(said) ?? prose : {};
		if (mark === void 0 && !/\boptional\b/i.test(remark ?? "")) required.push(name);
	}
	return {
		type: "object",
		properties,
		required
	};
}
function parseNullable(text, inner) {
	const [, union] = /^union\s*[<[](.*)[>\]]$/is.exec(text) ?? [];
	if (union !== void 0) return inner(splitOutside(union, ",").join("|"));
	const [, type] = /^(?:optional|nullable|maybe|option)\s*[<[](.*)[>\]]$/is.exec(text) ?? /^(?:optional|nullable) (.+)$/is.exec(text) ?? /^(\S+)\?$/s.exec(text) ?? [];
	const schema = type === void 0 ? void 0 : inner(`${type} | null`);
	return schema === prose ? void 0 : schema;
}
function parseRemarked(text, depth) {
	const [, type] = /^([^(:\u2013\u2014]*?)\s*(?:\(.*\)|:\s.*|\s[-\u2013\u2014]\s.*)$/s.exec(text) ?? [];
	const schema = type ? parseType(type, depth) : void 0;
	return schema === prose ? void 0 : schema;
}
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
// src/contract/compare/field-descriptions.ts
const maxLength$1 = 1e3;
function compareFieldDescriptions(before, after, budget) {
	const [from, to] = [facetValue(before, "value") ?? null, facetValue(after, "value") ?? null];
	const change = (parts) => facetChanged(before, after, "value", parts);
	if (canonical(from) === canonical(to)) return [];
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
	if (typeof value !== "string" || value.length > maxLength$1) return null;
	const schema = parseFieldType(value);
	if (schema !== void 0) return { schema };
	const words = value.split("|").map((word) => word.trim());
	const isLiteral = (word) => /^["']?[\w.:/-]+["']?$/.test(word) && !isTypeWord(word);
	return words.every(isLiteral) ? { literals: new Set(words) } : null;
}
function hasAlternatives(description) {
	return description !== null && "literals" in description && description.literals.size > 1;
}
function literalsOf(description, counterpart) {
	if (!description || !("literals" in description)) return null;
	if (description.literals.size > 1) return description.literals;
	const known = counterpart && "literals" in counterpart ? counterpart.literals : new Set();
	return [...description.literals].every((word) => known.has(word)) ? description.literals : null;
}
function subtract(words, others) {
	return [...words].filter((word) => !others.has(word));
}
function schemaOf(description) {
	if (!description) return null;
	if ("literals" in description) return hasAlternatives(description) ? {
		type: "string",
		enum: [...description.literals]
	} : null;
	return description.schema;
}
// src/contract/compare/identity.ts
function compareIdentity(pair) {
	const { before, after, status, successors, followsParent, callers, fullNames } = pair;
	if (followsParent) return [];
	const parts = {
		callers,
		fullNames,
		from: jsonOf(before),
		to: jsonOf(after),
		was: before && nameLocation(before)
	};
	if (!after) return before ? [changeOf({
		kind: "skill",
		action: "removed",
		...parts,
		successors,
		at: inBaseOnly(before.path)
	})] : [];
	const at = nameLocation(after);
	if (!before) return [changeOf({
		kind: "skill",
		action: "added",
		...parts,
		at
	})];
	return status !== "renamed" && status !== "moved" ? [] : [changeOf({
		kind: "skill",
		action: status,
		...parts,
		at
	})];
}
function jsonOf(skill) {
	return skill && {
		name: skill.name,
		root: skill.root
	};
}
// src/contract/compare/inputs.ts
function withSchemas(items) {
	return items.map((item) => {
		if (item.kind !== "input" || item.owner === "" || item.facets.has("schema")) return item;
		const type = item.facets.get("type");
		const schema = {
			shape: {
				type: "schema",
				value: type ? { type: type.shape.value } : {}
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
function inputsOf(items) {
	const inputs = items.filter(({ kind, owner }) => kind === "input" && owner === "");
	return new Map(inputs.map((item) => [item.name, item]));
}
function inputPartsOf(before, after, renames) {
	const [namesBefore, namesAfter] = [namesByOwner(before), namesByOwner(after)];
	const usedParameters = parametersByOperation(before);
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
function haveSameUses(before, after) {
	const [inBefore, inAfter] = [usesOf(before), usesOf(after)];
	return (from, to) => {
		const uses = inBefore.get(`${from.owner}\0${from.name}`);
		return uses !== void 0 && uses === inAfter.get(`${to.owner}\0${to.name}`);
	};
}
function usesOf(items) {
	const uses = new Map();
	for (const item of items.filter(({ kind }) => kind === "entrypoint")) for (const [index, word] of argumentsOf(item).entries()) for (const name of placeholdersIn(word)) {
		const key = `${item.owner}\0${name}`;
		const template = word.replace(`{${name}}`, "{}");
		uses.set(key, `${uses.get(key) ?? ""}${item.name}\0${index}\0${template}\0`);
	}
	return uses;
}
function markUnfilled(inAfter) {
	const usedParameters = parametersByOperation(inAfter);
	return (change) => {
		const { kind, facet, detail, after } = change;
		if (kind !== "input" || facet !== "default" || detail !== "removed" || !after) return change;
		return facetValue(after, "required") !== true && usedParameters.get(after.owner)?.has(after.name) ? {
			...change,
			detail: "unfilled"
		} : change;
	};
}
// src/contract/compare/manifest-set-change.ts
function manifestSetChange({ removed, added }) {
	return {
		removed: removed.filter(isManifest),
		added: added.filter(isManifest)
	};
}
function isMigration({ removed, added }) {
	return removed.length > 0 && added.length > 0;
}
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
function isNewAfterMigration(before, { removed }, isTaken) {
	const formats = new Set(removed.map(({ name }) => name));
	const declared = before.filter(({ dialect }) => formats.has(dialect));
	const kinds = new Set(declared.map(({ kind }) => kind));
	return (item) => kinds.has(item.kind) || item.kind === "input" && !isTaken(item);
}
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
function isPlain({ name }) {
	return name === "agent-skills";
}
function carriersOf(manifests) {
	const carrierPaths = new Set(manifests.filter((manifest) => !isPlain(manifest)).map(({ at }) => at.path));
	return manifests.filter((manifest) => !isPlain(manifest) || !carrierPaths.has(manifest.at.path));
}
// src/contract/compare/operations.ts
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
	return {
		items: operations,
		names: new Set(operations.map(({ name }) => name)),
		parts: groupBy(items, ({ owner }) => owner)
	};
}
function commandsKey({ parts }) {
	return ({ name }) => {
		const lines = (parts.get(name) ?? []).filter(({ kind }) => kind === "entrypoint").map((item) => [item.name, facetValue(item, "argv") ?? null]);
		return lines.length > 0 ? canonical(Object.fromEntries(lines)) : void 0;
	};
}
function interfaceKey({ parts }) {
	return ({ name }) => {
		const ownItems = parts.get(name) ?? [];
		if (!ownItems.some(({ kind }) => kind === "input")) return void 0;
		return canonical(ownItems.map(signature).sort());
	};
}
function signature(item) {
	const { kind, name } = item;
	const facets = [
		"required",
		"default",
		"schema"
	].map((facet) => facetValue(item, facet) ?? null);
	return canonical(kind === "input" ? [
		kind,
		name,
		facets
	] : [kind, name]);
}
function withRenamedOwners(items, renames) {
	const names = new Map(renames.map(({ before, after }) => [before.name, after.name]));
	return items.map((item) => {
		const owner = names.get(item.owner);
		if (owner !== void 0) return {
			...item,
			owner
		};
		const name = item.kind === "operation" ? names.get(item.name) : void 0;
		return name === void 0 ? item : {
			...item,
			name
		};
	});
}
function relocateToOperation(items) {
	const operations = new Map(items.filter(({ kind }) => kind === "operation").map((item) => [item.name, item]));
	return (item) => {
		const operation = item.owner === "" ? void 0 : operations.get(item.owner);
		if (!operation) return item;
		const suffix = item.pointer.split("/").slice(3).join("/");
		return {
			...item,
			dialect: operation.dialect,
			pointer: `${operation.pointer}/${suffix}`
		};
	};
}
// src/contract/compare/output-globs.ts
function isInterfaceOnly(item) {
	return !item.facets.has("base");
}
function unmatchedOutputs(before, after) {
	const describedOnly = (items) => items.filter((item) => !isInterfaceOnly(item));
	return {
		removed: describedOnly(excluding(before, after, pathOf)),
		added: describedOnly(excluding(after, before, pathOf))
	};
}
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
function keepsGlob(from, to, before, after) {
	return textsOf(from).some((glob) => after.has(glob)) || textsOf(to).some((glob) => before.has(glob));
}
function withRenamedGlob({ pairs, removed, added }) {
	const [pairLosingGlob, pairGainingGlob] = [0, 1].map((side) => single(pairs.filter((pair) => hasGlobOn(pair, side))));
	const [oldGlob, newGlob] = [single(removed.filter(isInterfaceOnly)), single(added.filter(isInterfaceOnly))];
	if (pairLosingGlob && newGlob) return {
		pairs: pairs.map((pair) => pair === pairLosingGlob ? [pair[0], withInterfaceGlob(newGlob, pair[1])] : pair),
		removed,
		added: added.filter((item) => item !== newGlob)
	};
	if (!pairGainingGlob || !oldGlob) return {
		pairs,
		removed,
		added
	};
	return {
		pairs: pairs.map((pair) => pair === pairGainingGlob ? [withInterfaceGlob(oldGlob, pair[0]), pair[1]] : pair),
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
	return values.length === 1 ? values[0] : void 0;
}
function interfaceOnlyNames(items) {
	return new Set(items.filter(isInterfaceOnly).map(({ name }) => name));
}
function excluding(items, others, keyOf = ({ name }) => name) {
	const keys = new Set(others.map(keyOf));
	return items.filter((item) => !keys.has(keyOf(item)));
}
function globsOf(items) {
	const globs = items.flatMap((item) => textsOf(item).map((glob) => [glob, item]));
	return new Map(globs.reverse());
}
function textsOf(item) {
	const text = facetValue(item, "interface");
	return typeof text === "string" ? text.split(", ") : [];
}
// src/contract/pattern/inclusion.ts
const maxStepsPerQuery = 1e5;
const unknown = { answer: "unknown" };
function includes(wider, narrower, budget) {
	const ownBudget = { remaining: Math.min(maxStepsPerQuery, budget.remaining) };
	const initialSteps = ownBudget.remaining;
	const answer = decide(wider, narrower, ownBudget);
	spend(budget, initialSteps - ownBudget.remaining);
	return ownBudget.remaining < 0 ? unknown : answer;
}
function decide(wider, narrower, budget) {
	const [outer, inner] = [automatonOf(wider), automatonOf(narrower)];
	if (!outer || !inner || !spend(budget, outer.states.length + inner.states.length)) return unknown;
	const alphabet = alphabetOf([outer, inner], budget);
	if (!alphabet) return unknown;
	return walk(new Search(outer, budget), new Search(inner, budget), alphabet, budget);
}
function walk(outer, inner, alphabet, budget) {
	const queue = [{
		outer: outer.initial(),
		inner: inner.initial(),
		from: null,
		code: 0
	}];
	const visited = new Set();
	for (const visit of queue) {
		if (!spend(budget, alphabet.length)) return unknown;
		if (inner.accepts(visit.inner) && !outer.accepts(visit.outer)) return {
			answer: "no",
			witness: textOf(visit)
		};
		for (const letter of alphabet) {
			const next = {
				outer: outer.step(visit.outer, letter),
				inner: inner.step(visit.inner, letter),
				from: visit,
				code: letter.code
			};
			const key = `${next.outer} ${next.inner}`;
			if (visited.has(key) || next.outer === 0 || inner.isDead(next.inner)) continue;
			visited.add(key);
			queue.push(next);
		}
	}
	return { answer: "yes" };
}
function textOf(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}
// src/contract/compare/output-patterns.ts
function renameVariables(pattern, names) {
	return replaceVariables(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}
function comparePatterns(before, after, budget) {
	const names = new Map();
	const [from, to] = [parseGlob(before, names), parseGlob(after, names)];
	if (!from || !to) return null;
	return verdictOf(includes(from, to, budget), includes(to, from, budget));
}
function verdictOf(inclusion, reverseInclusion) {
	if (inclusion.answer === "unknown" || reverseInclusion.answer === "unknown") return null;
	if (inclusion.answer === "yes") return reverseInclusion.answer === "yes" ? "equivalent" : "narrowed";
	return reverseInclusion.answer === "yes" ? "widened" : "incomparable";
}
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
	chars: complement(union(slash, variableRange))
};
const anyPath = {
	type: "repeat",
	part: {
		type: "chars",
		chars: complement([])
	},
	min: 0,
	max: unbounded
};
const folders = {
	type: "repeat",
	part: {
		type: "sequence",
		parts: [anyPath, singleCharacter("/")]
	},
	min: 0,
	max: 1
};
const maxLength = 500;
function parseGlob(pattern, names) {
	if (pattern.length > maxLength || /[\ue000-\uf8ff]/.test(pattern)) return null;
	const withoutVariables = replaceVariables(pattern, (name) => variableCharacter(name, names));
	if (/[[\]{}!\\]/.test(withoutVariables)) return null;
	return {
		type: "sequence",
		parts: [
			{
				type: "assertion",
				assertion: "start"
			},
			...(withoutVariables.replace(/^\.\//, "").match(/\*\*\/|\*+|[\s\S]/gu) ?? []).map(parseToken),
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
	if (!token.startsWith("*")) return singleCharacter(token);
	return token.length > 1 ? anyPath : {
		type: "repeat",
		part: withinFolder,
		min: 0,
		max: unbounded
	};
}
function variableCharacter(name, names) {
	const known = names.get(name);
	if (known !== void 0) return known;
	const character = String.fromCharCode(variableRange.from + names.size);
	names.set(name, character);
	return character;
}
// src/contract/compare/outputs.ts
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
		return [...pathMoves(outputBefore, outputAfter, movedInputs, inputs), ...compareFacets(outputBefore, outputAfter, context, keepsGlobName ? globFacets : pathFacets)];
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
function pairOutputsByPriority(before, after, names) {
	const unmatched = unmatchedOutputs(before, after);
	const matchedPairs = pairOutputs(unmatched.removed, unmatched.added, names).pairs;
	const paired = new Set(matchedPairs.flat());
	const isUnpaired = (item) => !paired.has(item);
	const described = pairGlobsWithOutputs(before, after, {
		removed: before.filter(isUnpaired),
		added: after.filter(isUnpaired)
	});
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
function describedChanges(outputBefore, outputAfter, context) {
	return isInterfaceOnly(outputAfter) && withPart(context.budget, (budget) => comparePatterns(pathOf(outputBefore), pathOf(outputAfter), budget)) !== "equivalent" ? [patternChanged(outputBefore, outputAfter, context)] : compareFacets(outputBefore, outputAfter, context, globFacets);
}
function patternChanges(outputBefore, outputAfter, keepsGlobName, context) {
	const reportedFacets = outputBefore.facets.has("interface") && outputAfter.facets.has("interface") || keepsGlobName ? globFacets : pathFacets;
	return [patternChanged(outputBefore, outputAfter, context), ...compareFacets(outputBefore, outputAfter, context, reportedFacets)];
}
function patternChanged(outputBefore, outputAfter, { budget }) {
	const [from, to] = [pathOf(outputBefore), pathOf(outputAfter)];
	const verdict = withPart(budget, (own) => comparePatterns(from, to, own));
	return facetChanged(outputBefore, outputAfter, "pattern", {
		...changed,
		from,
		to,
		verdict
	});
}
function pathMoves(outputBefore, outputAfter, movedInputs, { before, after, renames }) {
	const [first] = movedInputs;
	if (first === void 0) return [];
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
function inputsMovingPath(outputBefore, outputAfter, inputs, names) {
	if (facetValue(outputBefore, "effective") === facetValue(outputAfter, "effective")) return [];
	return variablesIn(pathOf(outputBefore)).filter((name) => {
		const [before, after] = [inputs.before.get(name) ?? null, inputs.after.get(names.get(name) ?? name) ?? null];
		const value = facetValue(before, "default");
		if (value === void 0 || !after) return false;
		return canonical(value) !== canonical(facetValue(after, "default") ?? null);
	});
}
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
function isSamePath(outputBefore, outputAfter, names) {
	return plainPath(outputBefore) === plainPath(outputAfter) || renameVariables(pathOf(outputBefore), names) === plainPath(outputAfter);
}
function plainPath(item) {
	return renameVariables(pathOf(item), noRenames);
}
const noRenames = new Map();
// src/contract/compare/powers.ts
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
const toolsByAccess = {
	exec: ["Bash"],
	network: ["WebFetch"],
	read: ["Read"],
	write: ["Write", "Edit"]
};
function isPower(item) {
	const { kind, name } = item;
	if (kind === "execution") return flags.has(name) && isSet(item, "value");
	if (kind === "provides") return name === "executable" && isSet(item, "value");
	if (kind === "confirmation") return facetValue(item, "value") === "auto";
	if (kind === "dependency") return !isSet(item, "optional");
	if (kind === "power") return !isEmptyItem(item);
	return kind === "effect" || kind === "allowed-tools";
}
const flags = new Set(["network", "destructive"]);
function alreadyDeclared(items) {
	const unboundedAccess = new Set(items.filter(isUnbounded).map(accessOf));
	const allowed = items.filter(({ kind }) => kind === "allowed-tools").flatMap((item) => facetTexts(item));
	const variables = new Set(items.filter(({ kind }) => kind === "environment").map(({ name }) => name));
	return (power) => {
		if (isList(power) && power.name === "env_read") return facetTexts(power).every((name) => variables.has(name));
		const access = accessOf(power);
		if (access === void 0) return false;
		if (unboundedAccess.has(access) || allowsAll(allowed, access)) return true;
		return isList(power) && allowsCommands(allowed, power);
	};
}
function accessOf({ kind, name }) {
	return [
		"effect",
		"power",
		"execution"
	].includes(kind) ? accessByName.get(name) : void 0;
}
function isList({ kind }) {
	return kind === "power";
}
const unlimitedEntries = {
	exec: null,
	network: "*",
	read: "/",
	write: "/"
};
function isUnbounded(item) {
	const access = accessOf(item);
	if (access === void 0 || !isPower(item)) return false;
	if (!isList(item)) return true;
	if (access === "exec") return facetTexts(item, "commands").length + facetTexts(item, "blocked").length === 0;
	const unlimited = unlimitedEntries[access];
	return unlimited !== null && facetTexts(item).includes(unlimited);
}
function allowsAll(allowed, access) {
	return toolsByAccess[access].some((tool) => allows(allowed, [tool]));
}
function allowsCommands(allowed, power) {
	const commands = facetTexts(power, "commands").map((command) => `Bash(${command}:*)`);
	return commands.length > 0 && allows(allowed, commands);
}
function allows(allowed, requested) {
	return compareTools(allowed, requested).gained.length === 0;
}
// src/contract/compare/unread-fields.ts
function withoutUnread({ removed, added }, pairs) {
	const differingKeys = pairs.flatMap(([itemBefore, itemAfter]) => [...differingLocations(itemBefore, itemAfter)]);
	const [before, after] = [removed, added].map((items) => withParents([...items.filter((item) => !isField(item)).map(locationKey), ...differingKeys]));
	return {
		removed: removed.filter((item) => !(isField(item) && after?.has(locationKey(item)))),
		added: added.filter((item) => !(isField(item) && before?.has(locationKey(item))))
	};
}
function isInUnreadField(fields) {
	const locations = new Set(fields.filter(isField).map(({ pointer }) => pointer));
	return ({ pointer }) => [...withParents([pointer])].some((location) => locations.has(location));
}
function isReadIn(skill, dialects) {
	const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
	return (item) => isField(item) && roots.some(({ root }) => !resolvePointer(root, item.pointer).missing);
}
function isField({ kind }) {
	return kind === "field";
}
function locationKey({ dialect, pointer }) {
	return `${dialect}${pointer}`;
}
function* differingLocations(itemBefore, itemAfter) {
	if (itemBefore.dialect !== itemAfter.dialect) return;
	for (const name of new Set([...itemBefore.facets.keys(), ...itemAfter.facets.keys()])) {
		const [before, after] = [itemBefore, itemAfter].map(({ facets }) => facets.get(name)?.shape.value);
		if (canonical(before ?? null) === canonical(after ?? null)) continue;
		yield name === "value" ? locationKey(itemAfter) : `${locationKey(itemAfter)}/${name}`;
	}
}
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
// src/contract/compare/subsumed-by-parent.ts
function withoutSubsumed({ pairs, removed, added }, before, context) {
	const manifestChange = manifestSetChange({
		removed,
		added
	});
	const isMigrated = isMigration(manifestChange);
	const [removedDialects, addedDialects] = [namesOf(manifestChange.removed), namesOf(manifestChange.added)];
	const isDeclaredAfter = alreadyDeclared(context.after.contract.items);
	const isDeclaredBefore = alreadyDeclared(before.filter(({ kind, dialect }) => kind !== "power" || !removedDialects.has(dialect)));
	const isNewItem = isMigrated ? isNewAfterMigration(before, manifestChange, isOptionalInput(isTakenByCommands(before))) : matchesNothing;
	const isReportedAddition = (item) => isPower(item) ? !isDeclaredBefore(item) : isNewItem(item);
	return withoutUnread({
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
	}, pairs);
}
function isDeclaredIn(items) {
	const declared = new Set(items.map(identityOf$1));
	return (item) => declared.has(identityOf$1(item));
}
function unreadFields(dialects, items) {
	return items.filter(({ kind, dialect }) => kind === "field" && dialects.has(dialect));
}
const matchesNothing = () => false;
function excludeSubsumed(items, tests) {
	const isKept = (item) => !isEmptyMarker(item) && !isEmptyItem(item) && !tests.some((test) => test(item));
	return items.filter((item) => item.kind === "manifest" || isKept(item));
}
function namesOf(items) {
	return new Set(items.map(({ name }) => name));
}
function coveredByParent(items, outputs) {
	const named = (kind) => items.filter((item) => item.kind === kind);
	const operations = namesOf(named("operation"));
	const recipes = namesOf(named("recipe"));
	const results = new Set([...outputs, ...named("result").map(({ owner }) => owner)]);
	return ({ kind, owner }) => owner !== "" && (kind.startsWith("recipe-") ? recipes.has(owner) : operations.has(owner) || kind === "result-field" && results.has(owner));
}
function operationsListingFields(pairs, side) {
	const results = pairs.filter(([before]) => before.kind === "result");
	return new Set(results.filter((pair) => isSet(pair[side], "fields") && !isSet(pair[1 - side] ?? null, "fields")).map(([{ owner }]) => owner));
}
function isReadBy(manifests, skill) {
	return (item) => {
		if (item.kind !== "field" || manifests.size === 0) return false;
		const manifest = manifestOf(skill, item.dialect);
		return manifest !== void 0 && !resolvePointer(manifest.root, item.pointer).missing;
	};
}
function isTakenByCommands(items) {
	const usedNames = parametersByOperation(items);
	return ({ kind, owner, name }) => kind === "input" && usedNames.get(owner)?.has(name) === true;
}
function isOptionalInput(isPassed) {
	return (item) => !isSet(item, "required") || facetValue(item, "default") !== void 0 || isPassed(item);
}
function isEmptyMarker({ kind, facets }) {
	const hasContent = [...facets.values()].some(({ shape }) => shape.type !== "flag" || shape.value);
	return (kind === "stdout" || kind === "sensitive") && !hasContent;
}
// src/contract/compare/compare.ts
function compareSkills(pair, budget = createRunBudget()) {
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
	const outputs = compareOutputs([...sideOf(pairedItems, 0), ...removed].filter(isOutput), [...sideOf(pairedItems, 1), ...added].filter(isOutput), {
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
		...keptPairs.flatMap((pair) => locateEntries(withPart(context.budget, (budget) => comparePair(pair, outputs.defaults, parameters, {
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
function comparePair([before, after], defaults, parameters, context) {
	if (after.kind === "result-field") return compareFieldDescriptions(before, after, context.budget);
	if (after.kind === "body") return compareBodies(before, after, context);
	if (after.kind === "entrypoint") return compareCommands$1(before, after, parameters(after.owner));
	const recipeChanges = compareRecipes(before, after, context);
	if (recipeChanges) return recipeChanges;
	const hasMovedDefault = before.kind === "input" && before.owner === "" && defaults.has(before.name);
	const addedFacets = [...after.facets.keys()].filter((facet) => !before.facets.has(facet));
	const newDialectFacets = before.dialect === after.dialect ? [] : addedFacets;
	const isDefaultReported = hasMovedDefault || isNewlyRequired(before, after);
	return compareFacets(before, after, context, new Set([...isDefaultReported ? ["default"] : [], ...newDialectFacets]));
}
function isNewlyRequired(before, after) {
	const isRequired = facetValue(before, "required") === false && isSet(after, "required");
	return after.kind === "input" && isRequired && !after.facets.has("default");
}
function isOwnerless({ before }) {
	return before.owner === "";
}
function isOutput({ kind }) {
	return kind === "output";
}
function sideOf({ pairs }, side) {
	return pairs.map((pair) => pair[side]);
}
function pairItems(before, after) {
	const byBase = (item) => item.kind === "file" ? identityBy(item, withBase(pathOf)) : void 0;
	const byPath = (item) => item.kind === "file" ? identityBy(item, pathOf) : identityOf$1(item);
	const byDialect = (item) => item.kind === "file" ? void 0 : `${item.dialect}\0${identityOf$1(item)}`;
	return pairByKeys(before, after, [
		[byBase, byBase],
		[byDialect, byDialect],
		[byPath, byPath]
	]);
}
function identityBy(item, path) {
	return identityOf$1({
		...item,
		name: path(item) ?? item.name
	});
}
function findRenames(kind, removed, added, isSame) {
	const ofKind = (items) => items.filter((item) => item.kind === kind);
	return pairRenamed(ofKind(removed), ofKind(added), isSame);
}
// src/contract/scripts/interface-values.ts
function valueChange(before, after) {
	if (!before || !after) return null;
	const takesLess = after.min > before.min || below(after.max, before.max);
	const takesMore = after.min < before.min || below(before.max, after.max);
	const takes = {
		from: arityText(before),
		to: arityText(after)
	};
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
// src/contract/scripts/interfaces.ts
function compareInterfaces(pair) {
	const { before, after } = pair;
	const variables = variableChanges(pair);
	if (!before.accepts || !after.accepts) return variables;
	const context = {
		pair,
		owner: pair.name
	};
	return [...compareCommands(before.accepts.command, after.accepts.command, context), ...variables];
}
function compareCommands(before, after, context) {
	if (before.isOpen || after.isOpen) return [];
	const [old, now] = [partsOf(before), partsOf(after)];
	const [oldParts, nowParts] = [byKey(old), byKey(now)];
	const removed = old.filter((part) => !nowParts.has(part.key) && !after.acceptsUnknown);
	const added = now.filter((part) => !oldParts.has(part.key));
	const kept = now.flatMap((part) => {
		const other = oldParts.get(part.key);
		return other ? partChanges(other, part, context) : [];
	});
	const inner = [...after.commands ?? []].flatMap(([name, command]) => {
		const other = before.commands?.get(name);
		return other ? compareCommands(other, command, {
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
function partsOf({ options, arguments: given, commands }) {
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
	return {
		kind,
		owner,
		name,
		dialect: "script",
		pointer: "",
		at,
		facets: new Map([["required", {
			shape: {
				type: "flag",
				value: isRequired
			},
			at
		}]])
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
	if (old.default !== part.default && old.default !== void 0) changes.push(changed("default", "default", {
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
	return {
		key: name,
		kind: "script-variable",
		name,
		isRequired: true,
		range: at.range ?? start
	};
}
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
// src/powers/client-fields.ts
const clientFields = new Set(wordList(`
  hooks mcpServers disable-model-invocation user-invocable disallowed-tools disallowedTools paths context agent background
`));
// src/rules/claim.ts
const ruleFor = createClaim(changeRules);
function createClaim(rules) {
	const rulesByKind = groupBy(rules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({
		kind,
		rule
	}))), ({ kind }) => kind);
	return (change) => {
		const claimants = (rulesByKind.get(change.kind) ?? []).map(({ rule }) => rule).filter((rule) => matches(rule, change));
		return claimants.length < 2 ? claimants[0] ?? unclassifiedChange : strictest(withoutPreceded(claimants), change);
	};
}
function withoutPreceded(claimants) {
	const preceded = new Set(claimants.map(({ before }) => before));
	return claimants.filter(({ id }) => !preceded.has(id));
}
function strictest(claimants, change) {
	const bumpOf = (rule) => requirementOf(rule, change, false).bump;
	return claimants.reduce((strict, rule) => {
		const [bump, other] = [bumpOf(strict), bumpOf(rule)];
		return bump !== other && maxBump(bump, other) === other ? rule : strict;
	});
}
// src/pipeline/compare/classify.ts
function changesOf(pair, budget, scripts = []) {
	return {
		pair,
		changes: [...compareSkills(pair, budget).filter((change) => !isPermission$1(change)), ...scripts.flatMap(compareInterfaces)].map((change) => ({
			change,
			rule: ruleFor(change)
		}))
	};
}
const frontmatters = new Set(["agent-skills", "manifest-v1"]);
function isPermission$1({ kind, before, after }) {
	const item = after ?? before;
	if (kind !== "field" || !item || !frontmatters.has(item.dialect)) return false;
	return clientFields.has(parsePointer(item.pointer)[0] ?? "");
}
// src/powers/compare/covers.ts
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
	if (a.commands && b.commands) return coversCommands(a.commands, b.commands) ? "yes" : "no";
	if (a.rank !== void 0 && b.rank !== void 0) return a.rank >= b.rank ? "yes" : "no";
	if (a.reach === "unknown" || b.reach === "unknown") return "unknown";
	if (a.reach === "any") return "yes";
	if (b.reach === "any") return "no";
	if (a.reach === "tool" && b.reach === "tool") return coversTool(a.scope, b.scope) ? "yes" : "no";
	if (isListed(a.reach) && a.reach === b.reach) return coversEntry(a.reach, a.scope, b.scope) ? "yes" : "no";
	if (a.reach === "pattern" || b.reach === "pattern") return "unknown";
	if (a.pin && b.pin && a.pin.program === b.pin.program) return coversPin(a.pin, b.pin);
	if (isRespelled(a, b)) return "unknown";
	return a.reach === "prefix" && b.scope.startsWith(a.scope) ? "yes" : "no";
}
function isListed(reach) {
	return listedReaches.includes(reach);
}
function isRespelled(a, b) {
	const line = plainCommand(a);
	return line !== void 0 && line === plainCommand(b);
}
const plainCommand = memoize(({ kind, reach, scope }) => (kind === "run" || kind === "mcp") && reach === "one" ? plainLine(scope) : void 0);
function coversPin(a, b) {
	const [rank, otherRank] = [pinLevels.indexOf(a.level), pinLevels.indexOf(b.level)];
	if (a.level === "mutable" && rank > otherRank) return "yes";
	return rank < otherRank ? "no" : "unknown";
}
function coversTrigger(a, b) {
	if (a.start !== b.start || a.event !== b.event) return "no";
	if (a.once && !b.once) return "no";
	const condition = a.condition === void 0 || a.condition === b.condition;
	return both(coversMatcher(a.matcher, b.matcher), condition ? "yes" : conditional(b));
}
function conditional({ condition }) {
	return condition === void 0 ? "no" : "unknown";
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
function coversGlobs(wider, narrower) {
	if (narrower.every((glob) => wider.some((wide) => coversGlob(wide, glob)))) return "yes";
	const isBeyond = (wide, glob) => areApart(wide, glob) || coversGlob(glob, wide);
	return narrower.some((glob) => wider.every((wide) => isBeyond(wide, glob))) ? "no" : "unknown";
}
function coversGlob(wider, narrower) {
	const folder = /^([^*?{}[\]!]*\/)\*\*(?:\/\*)?$/.exec(wider)?.[1];
	return folder !== void 0 && narrower.startsWith(folder) && !narrower.includes("..");
}
function areApart(a, b) {
	const [left, right] = [a, b].map((glob) => glob.replace(/[*?{}[\]!].*$/s, ""));
	return left === a && right === b || !(left.startsWith(right) || right.startsWith(left));
}
// src/powers/compare/power-index.ts
const maxPairs$1 = 1e5;
var PowerIndex = class {
	equal;
	groups = new Map();
	verdicts = new Map();
	remaining = maxPairs$1;
	constructor(powers) {
		this.equal = new Set(powers.map(identity));
		for (const power of powers) {
			const subject = subjectOf$2(power);
			const isRule = power.reach === "tool";
			this.add(subject, power);
			this.add(isRule ? `${subject}\0${toolGroup(power.scope).own}` : `${subject}\0\0other`, power);
		}
	}
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
		const subject = subjectOf$2(wanted);
		if (wanted.reach !== "tool") return yield* this.groups.get(subject) ?? [];
		const { own, tool } = toolGroup(wanted.scope);
		for (const group of new Set([
			own,
			tool,
			"\0other"
		])) yield* this.groups.get(`${subject}\0${group}`) ?? [];
	}
	add(key, power) {
		const group = this.groups.get(key);
		if (group) group.push(power);
		else this.groups.set(key, [power]);
	}
};
function replacements(uncovered, candidates) {
	const free = new Map();
	for (const power of candidates) for (const key of [subjectOf$2(power), scopeOf(power)]) free.set(key, (free.get(key) ?? new Set()).add(power));
	const found = new Map();
	const match = (keyOf, isPreferred) => {
		let remaining = maxPairs$1;
		for (const power of uncovered) for (const other of found.has(power) ? [] : free.get(keyOf(power)) ?? []) {
			if (remaining-- <= 0) return;
			if (!isPreferred(other, power)) continue;
			free.get(subjectOf$2(other))?.delete(other);
			free.get(scopeOf(other))?.delete(other);
			found.set(power, other);
			break;
		}
	};
	match(scopeOf, () => true);
	match(subjectOf$2, (other, power) => covers(other, power) === "unknown");
	match(subjectOf$2, (other, power) => covers(power, other) === "yes");
	match(subjectOf$2, (_, { reach }) => reach !== "tool" && !isListed(reach));
	return found;
}
function scopeOf(power) {
	return `${subjectOf$2(power)}\0\0${power.scope}`;
}
function subjectOf$2({ kind, feature, subject }) {
	return `${kind}\0${feature}\0${subject}`;
}
const identity = memoize(({ kind, feature, scope, reach, subject, trigger }) => {
	const { start, event = "", matcher, condition = "", once = false } = trigger;
	const names = matcher?.names ?? matcher?.text ?? "";
	return canonical([
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
// src/powers/compare/stopped-guards.ts
const alternative = /\|\||\bif\b|\[ |\btest |\bcommand -v/;
function stoppedGuards(others, before, known) {
	const lost = new Set(known.flatMap(({ change, power }) => change === "gained" ? [] : [power]));
	const guards = groupBy(before.filter((power) => power.kind === "guard" && !lost.has(power)), hookKey);
	const left = new Map(Array.from(guards, ([key, powers]) => [key, powers.values()]));
	return others.flatMap(({ power, previous, programs = [] }) => {
		if (power.feature !== "hook" || power.kind !== "run" || !previous) return [];
		const started = new Set(previous.runs?.executed);
		const stopped = programs.filter(({ change, path }) => change === "not executable" || change === "removed" && started.has(path));
		if (stopped.length === 0) return [];
		const guard = left.get(hookKey(previous))?.next().value;
		if (!guard) return [];
		return [{
			change: alternative.test(power.scope) ? "undecided" : "lost",
			power: guard,
			previous: null,
			programs: stopped
		}];
	});
}
function hookKey({ subject, trigger: { matcher } }) {
	return canonical([subject, matcher?.names ?? matcher?.text ?? ""]);
}
// src/powers/compare/compare-powers.ts
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
		if (isUndecided && power.kind !== "guard") return [];
		return [{
			change: isUndecided ? "undecided" : "lost",
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
	const [oldSubjects, newSubjects] = [groupBy(base, subjectOf$1), groupBy(head, subjectOf$1)];
	return changes.map((change) => {
		const key = subjectOf$1(change.power);
		const [oldPowers, newPowers] = [oldSubjects.get(key) ?? [], newSubjects.get(key) ?? []];
		return withContext(change, {
			base: oldPowers,
			head: newPowers
		});
	});
}
function subjectOf$1({ feature, subject }) {
	return `${feature}\0${subject}`;
}
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
	const scopes = base.filter(({ kind }) => kind === power.kind).map(({ scope }) => scope);
	return {
		...change,
		previous: {
			...previous,
			scope: [...new Set(scopes)].join(", ")
		}
	};
}
function changedPrograms(before, after, comparePrograms) {
	const known = new Map(before.map((power) => [identity(power), power]));
	const byScope = new Map(before.map((power) => [`${subjectOf$1(power)}\0${power.scope}`, power]));
	return after.flatMap((power) => {
		if (!power.programs && !power.runs) return [];
		const other = byScope.get(`${subjectOf$1(power)}\0${power.scope}`);
		const narrowed = other && covers(other, power) === "yes" ? other : void 0;
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
// src/powers/compare/compare-programs.ts
function programComparison(base, head) {
	return (before, after) => {
		const inHead = (path) => movedPath(path, before.unit, after.unit);
		const old = new Map((before.programs ?? []).map((path) => [inHead(path), path]));
		const now = new Set(after.programs);
		const startedBefore = new Set(before.runs?.executed.map(inHead));
		const starts = new Set(after.runs?.executed);
		return [...[...new Set([...old.keys(), ...now])].flatMap((path) => {
			const was = base.programs.get(old.get(path) ?? "");
			const is = now.has(path) ? head.programs.get(path) : void 0;
			if (!was && !is) return [];
			const found = (change) => [{
				path,
				change,
				id: is?.id
			}];
			if (!was) return found("added");
			if (!is) return found("removed");
			if (startedBefore.has(path) && starts.has(path) && was.isExecutable !== is.isExecutable) return found(is.isExecutable ? "executable" : "not executable");
			return was.id !== void 0 && is.id !== void 0 && was.id !== is.id ? found("bytes") : [];
		}), ...scriptChanges(before, after, inHead)].sort((a, b) => ranks.indexOf(a.change) - ranks.indexOf(b.change));
	};
}
const ranks = [...[
	"not executable",
	"removed",
	"executable",
	"added",
	"bytes"
]];
function scriptChanges(before, after, inHead) {
	const textsOf = ({ runs }, place) => new Map(runs?.scripts.map(({ path, name, text }) => [`${place(path)}\0${name}`, text]));
	const [old, now] = [textsOf(before, inHead), textsOf(after, (path) => path)];
	return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key)).map((key) => {
		return {
			path: key.slice(0, key.indexOf("\0")),
			change: "bytes",
			id: now.get(key)
		};
	});
}
function movedPath(path, from, to) {
	return from.root === to.root ? path : pathInHead({
		path,
		unit: from
	}, to);
}
// src/powers/compare/new-hosts.ts
function withNewHosts(changes) {
	const hosts = new Map();
	for (const { change, power } of changes) if (change === "gained" && power.feature === "script" && power.kind === "net" && !hosts.has(power.at.path)) hosts.set(power.at.path, power.scope);
	if (hosts.size === 0) return changes;
	return changes.map((change) => {
		const { power } = change;
		const newHost = change.change === "gained" && power.feature === "script" && power.kind === "secret" ? hosts.get(power.at.path) : void 0;
		return newHost === void 0 ? change : {
			...change,
			newHost
		};
	});
}
// src/powers/compare/respelled.ts
function withoutRespelled(changes, { base, head }, comparePrograms) {
	const left = new Set();
	return changes.filter(({ change, power, previous }) => {
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
	}).filter(({ change, power }) => change !== "lost" || !left.has(power));
}
function isSameProgram(before, after) {
	return before !== null && before === after;
}
function programOf({ kind, reach, scope, runs }, programs) {
	if (kind !== "run" && kind !== "mcp" || reach !== "one") return null;
	const written = wordsOfLine(scope);
	if (written === null) return null;
	const words = withShortOptions(written);
	const [first = "", second = ""] = words;
	if (/^(?:\/(?:usr\/)?bin\/)?(?:ba)?sh$/.test(first) && isScript(second)) return JSON.stringify(words.slice(1));
	const isStarted = runs?.executed.every((path) => programs.get(path)?.isExecutable) === true;
	return isScript(first) && !isStarted ? null : JSON.stringify(words);
}
function withShortOptions(words) {
	if (words[0] !== "npx") return words;
	const end = words.findIndex((word, index) => index > 0 && !word.startsWith("-"));
	return words.map((word, index) => word === "--yes" && (end === -1 || index < end) ? "-y" : word);
}
function isScript(word) {
	return /\/[^/]*\.(?:ba)?sh$/.test(word);
}
// src/powers/compare/unit-changes.ts
function ofOneTree(base, head, pairs) {
	const known = new Set([...pairs.values()].map(unitKey));
	const added = new Set(shipped(head).map(unitKey).filter((key) => !known.has(key)));
	const isLeft = ({ kind, root }) => [...head.units, ...head.offered].some((unit) => unit.root === root || kind !== "skill" && isInside(unit.root, root));
	const removed = new Set(shipped(base).flatMap((unit) => {
		const key = unitKey(unit);
		return pairs.has(key) || isLeft(unit) ? [] : [key];
	}));
	return (change) => {
		const key = unitKey(change.power.unit);
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
function withMoves(changes, base, head) {
	const lost = groupBy(changes.filter(isMovable("lost")), ({ power }) => contentOf(power, base));
	const moved = new Map();
	const left = new Set();
	for (const change of changes.filter(isMovable("gained"))) {
		const from = lost.get(contentOf(change.power, head))?.find((other) => !left.has(other));
		if (!from || isSame$1(from.power.unit, change.power.unit)) continue;
		left.add(from);
		moved.set(change, {
			...change,
			change: "moved",
			previous: from.power,
			ofUnit: void 0
		});
	}
	return changes.filter((change) => !left.has(change)).map((change) => moved.get(change) ?? change);
}
function isMovable(wanted) {
	return ({ change, power, previous, isReplaced = false }) => {
		const { kind, feature, unit } = power;
		return change === wanted && (feature === "hook" || feature === "mcp-server" || kind === "guard") && unit.kind !== "repository" && !previous && !isReplaced;
	};
}
function contentOf(power, { programs }) {
	const ids = (power.programs ?? []).map((path) => programs.get(path)).map((file) => file?.id && `${file.id} ${file.isExecutable}`);
	const isKnown = ids.every((id) => id !== void 0) && power.reach !== "unknown";
	const scripts = power.runs?.scripts.map(({ name, text }) => [name, text]) ?? [];
	return isKnown ? canonical([
		power.unit.kind,
		identity(power),
		ids.sort(),
		scripts
	]) : void 0;
}
function isSame$1(one, other) {
	return unitKey(one) === unitKey(other);
}
// src/powers/compare/compare-grants.ts
function compareGrants(base, head, pairs, isNewlyOffered = () => false) {
	const keyInHead = (unit) => {
		const after = pairs.get(unitKey(unit));
		return after ? unitKey(after) : `removed\0${unitKey(unit)}`;
	};
	const basePowers = groupBy(powersOf(base), ({ unit }) => keyInHead(unit));
	const headPowers = groupBy(powersOf(head), ({ unit }) => unitKey(unit));
	const baseUnits = new Set(readableUnits(base).map(keyInHead));
	const headUnits = new Set(readableUnits(head).map(unitKey));
	const unreadablePaths = new Set(head.files.flatMap(({ realPath, isUnreadable }) => isUnreadable ? [realPath] : []));
	const limits = [groupBy(keysOf(base), ({ unit }) => keyInHead(unit)), groupBy(keysOf(head), ({ unit }) => unitKey(unit))];
	const comparePrograms = programComparison(base, head);
	const powersBefore = powersBeforeOffer(base, head, pairs, isNewlyOffered);
	const headUnit = new Map(head.units.map((unit) => [unitKey(unit), unit]));
	const changes = [...new Set([...headPowers.keys(), ...basePowers.keys()])].flatMap((key) => {
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
		return withoutRespelled(compared, {
			base: base.programs,
			head: head.programs
		}, comparePrograms).filter(({ power }) => isNews(power, oldServers, newServers)).map((change) => withLimit(change, key, limits)).map((change) => isNewlyOpened ? {
			...change,
			ofUnit: "new"
		} : change);
	});
	return {
		changes: withNewHosts(withMoves(changes.filter(({ change, power }) => change !== "lost" || !unreadablePaths.has(power.at.path)).map(ofOneTree(base, head, pairs)), base, head)),
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
function readableUnits({ units, files }) {
	const unreadable = new Set(files.flatMap(({ unit, isUnreadable }) => isUnreadable ? [unitKey(unit)] : []));
	return units.filter((unit) => !unreadable.has(unitKey(unit)));
}
function isNews({ kind, server }, before, after) {
	if (kind !== "settings" || server === void 0) return true;
	return before.has(server) && after.has(server);
}
function serversOf(powers) {
	return new Set(powers.flatMap(({ kind, server }) => kind === "mcp" ? [server] : []));
}
function relevant(powers, isInBoth) {
	return isInBoth ? powers : powers.filter((power) => !power.isDefault || isEveryTool(power));
}
function isEveryTool({ feature, reach, kind }) {
	return feature === "agent-tools" && reach === "any" && kind === "delegate";
}
function changedFiles(base, head, { pairs, changes }) {
	const fileKey = (carrier, path) => `${carrier}\0${path}`;
	const known = new Map(base.files.map((file) => {
		const after = pairs.get(unitKey(file.unit));
		return [fileKey(file.carrier, after ? pathInHead(file, after) : file.path), file];
	}));
	const changed = head.files.flatMap((file) => {
		const before = known.get(fileKey(file.carrier, file.path));
		return before?.id !== void 0 && before.id === file.id ? [] : [{
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
const maxOther = 5;
function otherChanges({ file, before }) {
	if (!before) return [];
	const { path } = file;
	const [oldLeaves, newLeaves] = [before.readLeaves(), file.readLeaves()];
	const removed = differingFields(leavesBeyond(oldLeaves, newLeaves), newLeaves);
	const added = differingFields(leavesBeyond(newLeaves, oldLeaves), oldLeaves);
	return [...new Set([...added.keys(), ...removed.keys()])].slice(0, maxOther).map((name) => {
		const [field, previous] = [added.get(name) ?? null, removed.get(name) ?? null];
		return {
			path,
			field,
			previous
		};
	});
}
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
	const [fieldsBefore, fieldsAfter] = [before, file].map((side) => groupBy(side?.unread ?? [], ({ field }) => field));
	const names = new Set([...fieldsAfter.keys(), ...isUnreadable ? [] : fieldsBefore.keys()]);
	const [oldSubjects, newSubjects] = [before, file].map(subjectsOf);
	return [...names].flatMap((name) => {
		const [oldFields, newFields] = [fieldsBefore.get(name) ?? [], fieldsAfter.get(name) ?? []];
		if (valuesOf(oldFields) === valuesOf(newFields)) return [];
		const subject = (newFields[0] ?? oldFields[0])?.subject;
		if (subject !== void 0 && !(oldSubjects.has(subject) && newSubjects.has(subject))) return [];
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
function valuesOf(fields) {
	return fields.map(({ value }) => value).sort().join("\0");
}
// src/powers/compare/own-source.ts
function isOwnSource({ kind, feature, pin }, remote) {
	if (kind !== "install" || feature !== "source" || !pin || remote === null) return false;
	const [, type = "", address = ""] = /^(github|git|url) (\S+)/.exec(pin.program) ?? [];
	const place = repositoryOf(type === "github" ? `https://github.com/${address}` : address);
	return place !== null && place === repositoryOf(remote);
}
function repositoryOf(url) {
	const [, host, path] = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/i.exec(url) ?? [];
	return host === void 0 || path === void 0 ? null : `${host}/${path}`.toLowerCase();
}
// src/powers/compare/renamed-skills.ts
function withRenamedSkills(changes, newNames) {
	if (newNames.size === 0) return changes;
	const keyOf = ({ power: { unit } }, name) => `${unitKey(unit)}\0${name}`;
	const lost = new Map(changes.flatMap((change) => {
		const name = newNames.get(change.power.scope);
		return change.change === "lost" && isLoadedSkill(change) && name !== void 0 ? [[keyOf(change, name), change]] : [];
	}));
	const replaced = new Set();
	return changes.map((change) => {
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
	}).filter((change) => !replaced.has(change));
}
function isLoadedSkill({ power: { feature, subject } }) {
	return feature === "delegation" && subject === "skills";
}
// src/powers/declared/compare-declared.ts
function compareDeclared(before, after) {
	const [had, has] = [before, after].map((side) => side?.contract.items ?? []);
	const formats = formatsOf(has);
	const kept = had.filter(({ kind, dialect }) => kind !== "power" || formats.has(dialect));
	return comparePowers({
		base: powersBeyond(before, formats, has),
		head: powersBeyond(after, formatsOf(had), kept),
		comparePrograms: () => []
	});
}
function powersBeyond(skill, formats, others) {
	const isRepeated = alreadyDeclared(others);
	return skill ? declaredPowers(skill, (item) => formats.has(item.dialect) || !isRepeated(item)) : [];
}
function formatsOf(items) {
	return new Set(items.map(({ dialect }) => dialect));
}
// src/pipeline/compare/denied-limits.ts
function withDeniedLimits(changes, { files }, policies) {
	if (policies.length === 0) return changes;
	const kept = files.flatMap(({ powers }) => powers.filter(({ kind }) => kind === "guard"));
	const mayLimit = lookupBy(kept, (limit) => [groupsOf(limit).own]);
	return changes.map((change) => {
		const { power } = change;
		if (power.kind !== "guard" || !isWidening(change)) return change;
		if (mayLimit(Object.values(groupsOf(power))).some((limit) => stillLimits(limit, power))) return change;
		const file = {
			path: power.at.path,
			unit: power.unit,
			powers: [power],
			faults: []
		};
		const isGone = power.feature === "hook" && !change.hooks?.head.length;
		const [denial] = grantDenials([file], policies, void 0, (lost, policy) => isGone && !policy.hooks ? [] : openedNotes(lost, policy));
		return denial ? {
			...change,
			denial: denial.notes
		} : change;
	});
}
function groupsOf({ feature, reach, scope, at: { path } }) {
	const place = `${feature}\0${path}\0`;
	if (reach !== "tool") return { own: place };
	const { own, tool } = toolGroup(scope);
	return {
		own: place + own,
		tool: place + tool
	};
}
function stillLimits(limit, lost) {
	if (limit.feature !== lost.feature || limit.at.path !== lost.at.path) return false;
	if (limit.reach === "tool" && lost.reach === "tool") return coversTool(limit.scope, lost.scope);
	if (limit.rank === void 0 || lost.rank === void 0) return false;
	const key = limit.subject === "every tool" ? "*" : limit.subject;
	return key === lost.subject || matchesTool(key, lost.subject.replace(/^.*\./, ""));
}
// src/pipeline/compare/grant-comparison.ts
function compareTreeGrants(base, head, pairs, policies = []) {
	const skillRoots = new Map(pairs.flatMap(({ before, after }) => before && after ? [[before.root, after.root]] : []));
	const unitPairs = pairUnits(base.grants, head.grants, skillRoots);
	const rootsAtBase = new Map([...skillRoots].map(([before, after]) => [after, before]));
	const isNewlyOffered = newlyOfferedSkills(base.grants, head.grants, (root) => rootsAtBase.get(root));
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
function asOffered(pair, isNewlyOffered) {
	return pair.after && isNewlyOffered(pair.after.root) ? {
		...pair,
		status: "added",
		before: null
	} : pair;
}
function declaredChanges({ before, after, status, isCopy }) {
	return status !== "unchanged" && !isCopy && !after?.unreadable ? compareDeclared(before, after) : [];
}
const order = {
	gained: 0,
	undecided: 1,
	moved: 2,
	lost: 3
};
function compareChanges(a, b) {
	const [at, other] = [a.power.at, b.power.at];
	return order[a.change] - order[b.change] || compareText(at.path, other.path) || (at.range?.start.line ?? 0) - (other.range?.start.line ?? 0) || compareText(a.power.scope, b.power.scope);
}
function grantDrafts({ changes, unread }, head, remote) {
	return [
		...groupTools(changes.filter((change) => !isOfNewUnit(change))).flatMap((change) => powerDraft(change, head, remote) ?? []),
		...plainLosses(changes).map((change) => lossDraft(change, head)),
		...unread.map(unreadDraft)
	];
}
function plainLosses(changes) {
	const lost = changes.filter(({ change }) => change === "lost");
	const limits = new Set(lost.filter(({ power }) => power.kind === "guard").map(subjectKey));
	return lost.filter((change) => isPlainLoss(change) && !limits.has(subjectKey(change)));
}
function subjectKey({ power }) {
	return `${power.at.path}\0${power.feature}\0${power.subject}`;
}
function isPlainLoss({ power, ofUnit, isReplaced = false }) {
	if (isReplaced || ofUnit !== void 0) return false;
	const isListing = power.feature === "source" && power.entry?.kind === "plugin";
	return power.kind !== "guard" && power.feature !== "declared" && power.unit.kind !== "skill" && !isListing;
}
function lossDraft(change, { paths }) {
	const { power } = change;
	const message = msg`${ownerOf(power)} no longer ${describePower(power)}.`;
	const draft = {
		...placesOf$1(change, paths),
		message,
		about: aboutPower(power)
	};
	return ruleDraft(permissionRemoved, draft, repositorySource);
}
function unreadDraft({ field, previous, path }) {
	const name = (field ?? previous)?.field ?? "";
	const action = words(field && previous ? "changed" : field ? "was added" : "was removed");
	const draft = {
		message: msg`Field ${code(name)} ${action}.`,
		at: field?.at ?? { path },
		was: previous?.at,
		about: `field\0${name}`
	};
	return ruleDraft(clientFieldChanged, draft, repositorySource);
}
function isOfNewUnit(change) {
	return change.ofUnit === "new" && ruleOfChange(change) !== null;
}
function skillPowerDrafts({ changes }, head) {
	const shippingUnit = shippingUnits(head.grants.units);
	const unitChanges = changes.filter(({ power: { unit } }) => {
		return unit.kind === "skill" && shippingUnit(unit) === unit;
	});
	const drafts = groupTools(unitChanges).flatMap((change) => powerDraft(change, head) ?? []);
	return groupBy(drafts, ({ source }) => source.skill ?? "");
}
function ruleOfChange(change) {
	if (!isWidening(change) || change.power.feature === "declared") return null;
	return powerRules.find(({ claims }) => claims(change)) ?? null;
}
function powerDraft(change, { paths, grants }, remote = null) {
	const rule = ruleOfChange(change);
	if (!rule) return null;
	const { power, previous } = change;
	const { scope, unit } = power;
	const message = rule.message(change);
	const draft = {
		...placesOf$1(change, paths),
		message,
		help: rule.help?.(change),
		notes: change.denial ?? rule.notes?.(change),
		phrase: rule.phrase === void 0 ? void 0 : words(rule.phrase),
		about: aboutPower(power),
		identity: canonical(factsOfChange(change, grants)),
		before: previous?.scope ?? null,
		after: change.change === "lost" ? null : scope
	};
	const source = {
		...repositorySource,
		skill: unit.kind === "skill" ? unit.root : null
	};
	const isQuiet = change.isSameCommand && !isModule(power) || isOwnSource(power, remote);
	const severity = change.denial ? "error" : isQuiet ? "note" : rule.severity;
	return {
		...ruleDraft(rule, {
			...draft,
			severity
		}, source),
		bump: bumpOf(change)
	};
}
function isModule({ feature, trigger }) {
	return feature === "hook" && trigger.event === void 0;
}
function factsOfChange(change, grants) {
	const { power, previous } = change;
	return [
		change.change,
		...[power, previous].map(factsOf),
		programIds(change, grants)
	];
}
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
function programIds({ power, programs = [] }, grants) {
	return [...(power.programs ?? []).map((path) => [path, grants.programs.get(path)?.id ?? null]), ...programs.map(({ path, change, id = null }) => [
		path,
		change,
		id
	])];
}
function placesOf$1({ power, previous, change, limit }, paths) {
	const { at } = power;
	if (!(change === "lost" || change === "undecided" && previous === null)) return {
		at,
		was: limit?.key.at ?? previous?.at
	};
	return {
		at: paths.has(at.path) ? { path: at.path } : inBaseOnly(at.path),
		was: at
	};
}
// src/pipeline/compare/incomparable.ts
function incomparableDrafts(pair) {
	const { before, after, ambiguousSkills } = pair;
	if (before?.unreadable && after?.unreadable && haveSameContent(before, after)) return null;
	if (before?.unreadable) {
		const draft = after ? unreadableBaseDraft(before, after) : removedUnreadableDraft(before);
		return [draftOf$2(incomparable, draft, after ?? before)];
	}
	if (after?.unreadable) return [];
	if (!ambiguousSkills) return null;
	return after && after === ambiguousSkills.after[0] ? [draftOf$2(duplicateIdentity, ambiguousDraft(after, ambiguousSkills), after)] : [];
}
function unreadableReleaseDrafts({ after }, { skill, tag }) {
	if (!after || !skill.unreadable) return [];
	const message = msg`Last release ${code(tag)} of ${namePart(after.name)} cannot be read.`;
	const notes = [{ message: msg`Its version is measured from the merge base.` }];
	return [draftOf$2(incomparable, {
		message,
		notes,
		at: { path: after.path },
		about: tag
	}, after)];
}
function limitedDrafts({ after }) {
	if (!after) return [];
	const draft = {
		message: msg`Schemas of ${namePart(after.name)} were not all compared: this change has too many large ones.`,
		help: msg`Change fewer skills at once.`,
		at: nameLocation(after),
		about: "limit",
		severity: "error"
	};
	return [draftOf$2(incomparable, draft, after)];
}
function draftOf$2(rule, draft, skill) {
	return ruleDraft(rule, draft, sourceOf(skill));
}
function unreadableBaseDraft(before, after) {
	return {
		message: msg`Previous version of ${namePart(after.name)} cannot be read: its breaks are unknown.`,
		help: msg`Compare the two versions yourself.`,
		at: { path: after.path },
		was: faultLocation(before),
		about: "base"
	};
}
function faultLocation({ path, problems }) {
	return problems.find(({ at }) => at.path === path && at.range)?.at ?? { path };
}
function removedUnreadableDraft(before) {
	const { path, root } = before;
	const place = pathPart(root === "" ? "." : root);
	return {
		message: msg`Skill in ${place} was removed; its ${pathPart(nameOf$1(path))} could not be read.`,
		phrase: msg`its ${pathPart(nameOf$1(path))} could not be read`,
		at: { path },
		was: faultLocation(before),
		about: "base"
	};
}
function ambiguousDraft(skill, { before, after }) {
	const [baseSkill] = before;
	return {
		message: msg`Skills named ${namePart(skill.name)} moved and cannot be told apart.`,
		help: msg`Give them different names, or keep one in its old place.`,
		notes: [{ message: msg`Before: ${placesOf(before)}.` }, { message: msg`Now: ${placesOf(after)}.` }],
		at: nameLocation(skill),
		was: baseSkill && nameLocation(baseSkill),
		about: skill.name,
		before: before.map(({ root }) => root),
		after: after.map(({ root }) => root)
	};
}
function placesOf(skills) {
	return list(skills.map(({ root }) => pathPart(root || ".")));
}
// src/pipeline/compare/new-units.ts
function newUnitDrafts(pairs, changes, { grants }, isNewlyOffered = () => false) {
	const gained = groupBy(changes.filter(isOfNewUnit), ({ power }) => unitKey(power.unit));
	return [...pairs.flatMap(({ before, after, isCopy }) => {
		if (!after) return [];
		const isOffered = isNewlyOffered(after.root);
		if ((isCopy || before && !before.unreadable || before === after) && !isOffered) return [];
		const key = unitKey({
			kind: "skill",
			root: after.root
		});
		const own = groupTools((gained.get(key) ?? []).filter(isBeyondItems));
		gained.delete(key);
		const subject = isOffered ? "Newly offered skill" : subjectOf(before);
		const draft = skillDraft(after, isOffered ? null : before, {
			own,
			grants,
			subject
		});
		return draft ? [ruleDraft(newSkillPermissions, draft, sourceOf(after))] : [];
	}), ...Array.from(gained.values(), (own) => unitDraft(groupTools(own), grants))];
}
function isBeyondItems({ power: { feature, kind, pin } }) {
	if (feature !== "script") return feature !== "tool-rule";
	return kind !== "install" && kind !== "write" && (kind !== "run" || pin !== void 0);
}
function isLoud({ change, power: { kind, feature, reach, pin } }) {
	if (feature === "script") return kind === "read" || pin?.level === "shell";
	return kind === "run" || kind === "mcp" || feature === "hook" && kind !== "guard" || reach === "any" || reach === "unknown" || feature === "permission-mode" || feature === "unknown-field" || change === "undecided";
}
function rankOf(change) {
	const { kind } = change.power;
	if (kind === "run" || kind === "mcp") return 0;
	return isLoud(change) ? 1 : 2;
}
function unitDraft(changes, grants) {
	const sorted = [...changes].sort((a, b) => rankOf(a) - rankOf(b));
	const [first] = sorted;
	const { unit, at } = first.power;
	const clauses = sorted.map(({ power }) => describePower(power));
	const powers = list(clauses, { limit: maxClauses });
	const draft = {
		message: msg`New ${words(unit.kind)} ${namePart(unit.name)} ${powers}.`,
		phrase: msg`new, ${powers}`,
		help: ruleOfChange(first)?.help?.(first),
		notes: notesOf(sorted),
		at,
		about: aboutUnit(unit),
		identity: identityOf(changes, grants),
		severity: sorted.some(isLoud) ? "warning" : "note"
	};
	return {
		...ruleDraft(newUnitPermissions, draft, repositorySource),
		bump: "minor"
	};
}
function notesOf(changes) {
	return changes.flatMap((change, index) => {
		const { power } = change;
		const own = {
			message: sentence(msg`${describePower(power)}.`),
			at: power.at
		};
		return [...index < maxClauses ? [] : [own], ...remarkNotes(change)];
	}).slice(0, maxNotes);
}
const maxClauses = 1;
const maxNotes = 9;
function identityOf(changes, grants) {
	return canonical(changes.map((change) => factsOfChange(change, grants)));
}
function subjectOf(before) {
	return before ? "Skill (unreadable before)" : "New skill";
}
function skillDraft({ contract }, before, { own, grants, subject }) {
	const known = new Set(before?.contract.items.map(canonicalOf));
	const items = contract.items.filter((item) => isPermission(item) && !known.has(canonicalOf(item)));
	const at = items[0]?.facets.get("value")?.at ?? items[0]?.at ?? own[0]?.power.at;
	if (!at) return null;
	const described = new Map(items.map(describe).map((part) => [JSON.stringify(part), part]));
	const declared = msg`declares ${list([...described.values()], { limit: 5 })}`;
	const powers = own.map(({ power }) => describePower(power));
	const clauses = [...items.length > 0 ? [declared] : [], ...powers];
	const after = own.map(({ power: { kind, scope } }) => ({
		kind,
		name: scope
	}));
	return {
		message: msg`${words(subject)} ${list(clauses, { limit: 5 })}.`,
		at,
		about: "permissions",
		after: [...items.map(toJson), ...after],
		notes: own.flatMap(remarkNotes).slice(0, maxNotes),
		...own.length > 0 ? { identity: identityOf(own, grants) } : {},
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
	return canonical(toJson(item));
}
function isPermission(item) {
	if (item.kind === "allowed-tools") return facetTexts(item).length > 0;
	if (item.kind === "sensitive") return isSet(item, "value");
	return item.kind !== "dependency" && isPower(item);
}
function describe(item) {
	const { kind, name } = item;
	const entries = names(facetTexts(item));
	if (kind === "allowed-tools") return msg`tools ${entries}`;
	if (kind === "effect") return msg`effect ${code(name)}`;
	if (kind === "sensitive") return words("sensitive data");
	if (kind === "provides") return words("an executable module");
	if (kind === "confirmation") return words("recipes without confirmation");
	if (kind === "execution") return words(name === "network" ? "network access" : "destructive steps");
	if (name === "secrets_access") return words("secrets");
	if (name !== "terminal_exec") return msg`${lists[name] ?? code(name)} ${entries}`;
	const commands = facetTexts(item, "commands");
	return commands.length === 0 ? words("any command") : msg`commands ${names(commands)}`;
}
const lists = {
	filesystem_read: words("reading"),
	filesystem_write: words("writing"),
	network: words("network access to"),
	env_read: words("variables")
};
// src/pipeline/compare/released.ts
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
		const skills = skillsByTree.get(latest.tree) ?? (await load(latest.tree, config)).workspace.skills;
		skillsByTree.set(latest.tree, skills);
		const skill = findSameSkill(skills, before);
		if (skill) releaseByRoot.set(after.root, {
			skill,
			tag: latest.tag
		});
	}
	return {
		byRoot: releaseByRoot,
		namesIfNoTagMatches: matchCount === 0 ? searchedNames : [],
		tags,
		tagsWithoutVersion: [...tagsWithoutVersion]
	};
}
function findSameSkill(skills, { name, root }) {
	const sameName = skills.filter((skill) => skill.name === name && !skill.unreadable);
	const unreadableAtRoot = skills.find((skill) => skill.root === root && skill.unreadable);
	const [single, second] = sameName;
	return sameName.find((skill) => skill.root === root) ?? (second ? void 0 : single) ?? unreadableAtRoot;
}
// src/pipeline/compare/removed-units.ts
function removedUnitDrafts({ grants }, { skills }, unitPairs) {
	const skillNames = new Set(skills.map(({ name }) => name));
	const isKept = (unit) => unit.kind === "command" && skillNames.has(unit.name);
	return grants.units.flatMap((unit) => {
		if (unit.kind !== "command" && unit.kind !== "agent" || isKept(unit)) return [];
		const draft = draftOf$1(unit, unitPairs.get(unitKey(unit)));
		return draft ? [ruleDraft(unitRemoved, draft, repositorySource)] : [];
	});
}
function draftOf$1(before, after) {
	if (after?.name === before.name) return null;
	const kind = words(before.kind === "agent" ? "Agent" : "Command");
	const was = inBaseOnly(before.root);
	const about = `${before.kind}\0${before.root}`;
	if (!after) return {
		message: msg`${kind} ${namePart(before.name)} was removed.`,
		at: was,
		about
	};
	return {
		message: msg`${kind} ${namePart(before.name)} was renamed to ${namePart(after.name)}.`,
		at: { path: after.root },
		was,
		about,
		value: after.name
	};
}
// src/pipeline/compare/repaired.ts
function withReadableBase(pair) {
	const { before, after } = pair;
	if (!before?.unreadable || after?.unreadable) return pair;
	const repaired = repairedSkill(before, after?.name ?? nameOf$1(before.root));
	return repaired && !repaired.unreadable ? {
		...pair,
		before: repaired
	} : pair;
}
function withFrontmatter(text, name) {
	return text.trim() !== "" && !/^\s*---/.test(text.replace(/^\ufeff/, "")) ? `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(name)}\n---\n${text}` : text;
}
function repairedSkill(skill, name) {
	const { root, files, attached, moduleExports } = skill;
	const texts = new Map();
	for (const [path, text] of skill.texts) {
		const whole = nameOf$1(path).toLowerCase() === "skill.md" ? withFrontmatter(text, name) : text;
		const quoted = path.endsWith(".toml") ? text : withQuotedTexts(path, whole);
		if (quoted === null) return null;
		texts.set(path, quoted);
	}
	const manifests = readManifests(root, [...texts.keys()], {
		texts,
		problems: []
	});
	if (!manifests || texts.size === 0) return null;
	const names = files.flatMap(({ name, kind }) => kind === "symlink" ? [] : [name]);
	return {
		...skill,
		...readSkill(manifests, names, {
			attached,
			moduleExports
		})
	};
}
// src/pipeline/compare/unreadable-permissions.ts
function unreadablePermissionDrafts(pairs) {
	return pairs.flatMap(({ before, after, status }) => {
		if (!after || status === "unchanged" || doubtsOf(after).length === 0) return [];
		const baseTexts = before ? powerTexts(before) : [];
		const source = sourceOf(after);
		return powerTexts(after).filter((text) => !baseTexts.some((baseText) => isSame(text, after, baseText, before))).flatMap(({ doubts }) => doubts.map((doubt) => ruleDraft(permissionsUnreadable, draftOf(doubt), source)));
	});
}
function draftOf({ message, help = msg`Correct it.`, at, about, value }) {
	return {
		message,
		help,
		notes: [{ message: msg`Nothing tells what the skill may do.` }],
		at,
		about,
		value
	};
}
function isSame(headText, after, baseText, before) {
	if (headText.part !== baseText.part || headText.text !== baseText.text) return false;
	if (headText.text !== null) return doubtsKey(headText) === doubtsKey(baseText);
	const headId = idOf(after, headText.path);
	return headId !== void 0 && before !== null && headId === idOf(before, baseText.path);
}
function doubtsKey({ doubts }) {
	return canonical(doubts.map(({ value }) => value));
}
function idOf({ files }, path) {
	return files.find((file) => file.path === path)?.id;
}
// src/contract/pairing/ambiguous-skills.ts
function findAmbiguousSkills(removed, added) {
	const found = new Map();
	const addedByName = groupBy(added.filter(isRead), ({ name }) => name);
	for (const [name, before] of groupBy(removed.filter(isRead), (skill) => skill.name)) {
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
// src/contract/pairing/features.ts
function descriptionsOf({ contract }) {
	return contract.items.filter(({ kind }) => kind === "description").map((item) => facetValue(item, "value")).filter((value) => typeof value === "string");
}
// src/contract/pairing/group-copies.ts
function copyKey({ root, texts }) {
	return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}
function groupCopies(skills) {
	return [...groupBy(skills, copyKey).values()];
}
function pairCopies(before, after) {
	const [firstBefore, firstAfter] = [before[0], after[0]];
	if (!firstBefore || !firstAfter || before.length !== after.length) return [];
	if (before.length === 1) return [[firstBefore, firstAfter]];
	const afterByFolder = new Map(after.map((skill) => [folderOf(skill.root), skill]));
	const beforeByFolder = new Map(before.map((skill) => [folderOf(skill.root), skill]));
	if (afterByFolder.size < after.length || beforeByFolder.size < before.length) return [];
	const matched = [...beforeByFolder].flatMap(([folder, skill]) => {
		const match = afterByFolder.get(folder);
		return match ? [[skill, match]] : [];
	});
	return matched.length === before.length ? matched : [];
}
// src/contract/pairing/moved-folders.ts
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
	for (const folder of selfAndAncestors(root)) {
		const newPath = folders.get(folder);
		const match = newPath === void 0 ? void 0 : byRoot.get(join(newPath, relativePath(folder, root)));
		if (match?.name === name) return match;
	}
}
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
	map.set(key, known === void 0 || known === value ? value : null);
}
function withoutCommonSuffix(oldPath, newPath) {
	const [from, to] = [oldPath.split("/"), newPath.split("/")];
	while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
		from.pop();
		to.pop();
	}
	return [from.join("/"), to.join("/")];
}
// src/contract/pairing/nested-skills.ts
function markNested(pairs) {
	const outer = new Map(pairs.flatMap((pair) => {
		const { before, status } = pair;
		return before && (status === "moved" || status === "renamed" || status === "removed") && before.root !== "" ? [[before.root, pair]] : [];
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
	return [...selfAndAncestors(folderOf(before.root))].some((folder) => {
		const parent = outer.get(folder);
		if (!parent) return false;
		if (status !== "moved" && !material.test(relativePath(folder, before.root))) return false;
		if (!after) return status === "removed";
		const { after: parentAfter } = parent;
		if (!parentAfter || !after.root.startsWith(`${parentAfter.root}/`)) return false;
		return relativePath(parentAfter.root, after.root) === relativePath(folder, before.root);
	});
}
const material = /^(?:references?|assets|resources|examples?|templates?|scripts)\//;
// src/contract/pairing/skill-pairing.ts
var SkillPairing = class {
	before;
	after;
	pairs = [];
	constructor(before, after) {
		this.before = new Set(before);
		this.after = new Set(after);
	}
	byPlace() {
		const changed = [...this.after].filter((skill) => !this.before.has(skill));
		const changedByRoot = new Map(changed.map((skill) => [skill.root, skill]));
		for (const skill of this.before) {
			const match = this.after.has(skill) ? skill : changedByRoot.get(skill.root);
			if (match?.name === skill.name) this.pair(skill, match);
		}
	}
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
	unpaired() {
		const readable = (skills) => [...skills].filter(({ unreadable }) => !unreadable);
		return [readable(this.before), readable(this.after)];
	}
};
function uniqueBy(skills, key) {
	const unique = new Map();
	for (const skill of skills) {
		const name = key(skill);
		if (name !== void 0) unique.set(name, unique.has(name) ? null : skill);
	}
	return unique;
}
// src/contract/pairing/candidates.ts
const maxPairs = 1e4;
const sketchSize = 16;
const maxShared = 30;
const maxCompared = 20;
function* candidates(before, after) {
	if (before.length * after.length <= maxPairs) {
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
		const bestMatches = [...sharedCounts].sort(([, a], [, b]) => b - a).slice(0, maxCompared);
		for (const [to] of bestMatches) yield [from, to];
	}
}
function distinctiveWordTest(skills) {
	const counts = new Map();
	for (const { words } of skills) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maxShared;
}
function indexOf(skills, isDistinctive) {
	const index = new Map();
	for (const [number, features] of skills.entries()) for (const sampleKey of sampleKeys(features, isDistinctive)) {
		const indexes = index.get(sampleKey);
		if (indexes) indexes.push(number);
		else index.set(sampleKey, [number]);
	}
	return index;
}
function sampleKeys({ words, files }, isDistinctive) {
	return [...[...words].filter(isDistinctive).map((word) => ({
		word,
		rank: fnv1a(word)
	})).sort((a, b) => a.rank - b.rank).slice(0, sketchSize).map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}
function fnv1a(word) {
	let hash = 2166136261;
	for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 16777619);
	return hash >>> 0;
}
// src/contract/pairing/skill-similarity.ts
const minScore = .6;
const minMargin = .15;
const minTraceScore = .4;
const maxTraces = 2;
function compareSimilarity(removed, added) {
	const similar = new Map();
	if (removed.length === 0 || added.length === 0) return {
		pairs: [],
		similar
	};
	const [before, after] = [groupCopies(removed), groupCopies(added)];
	const matches = matchesBetween(before.map(featuresOf), after.map(featuresOf));
	return {
		pairs: [...matches.forwards].flatMap(([from, forward]) => {
			const backward = matches.backwards.get(forward[0]?.to ?? -1);
			const isMutual = backward?.[0]?.to === from && isClear(forward) && isClear(backward);
			const [candidateBefore = [], candidateAfter = []] = [before[from], after[forward[0]?.to ?? -1]];
			const paired = isMutual ? pairCopies(candidateBefore, candidateAfter) : [];
			const similarSkills = forward.filter(({ score }) => score >= minTraceScore).flatMap(({ to }) => after[to] ?? []);
			if (paired.length === 0) for (const skill of candidateBefore) similar.set(skill, similarSkills.slice(0, maxTraces));
			return paired;
		}),
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
	const items = contractItems.filter(({ kind }) => distinctiveKinds.has(kind)).map((item) => canonical([
		item.kind,
		item.owner,
		item.name,
		facetValue(item, "value") ?? null
	]));
	const files = skill.files.filter(({ path, id }) => id !== void 0 && !skill.texts.has(path)).map(({ id }) => id ?? "");
	const words = wordsOf([...descriptionsOf(skill), body].join("\n"));
	return {
		name: skill.name,
		words,
		items: new Set(items),
		files: new Set(files)
	};
}
// src/contract/pairing/successors.ts
function findSuccessors(removed, added, pairs, similar) {
	const found = new Map();
	if (removed.length === 0) return found;
	const pairedByName = new Map();
	for (const [, after] of pairs) if (!after.unreadable && !pairedByName.has(after.name)) pairedByName.set(after.name, after);
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
// src/contract/pairing/pair.ts
function pairSkills(before, after) {
	const pairing = new SkillPairing(before, after);
	pairing.byPlace();
	pairing.byKey(({ root }) => root, (before, after) => !areRead(before, after));
	pairing.byKey((skill) => skill.unreadable && contentHash(skill) || void 0);
	pairing.byKey(nameOf);
	pairing.byKey(({ root }) => root);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/").slice(1).join("/")}`, areRead);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/", 1)[0]}`, areRead);
	pairMovedSkills(pairing);
	pairing.byKey((skill) => skill.unreadable ? void 0 : copyKey(skill));
	pairing.byKey(longDescriptionOf, areRead);
	pairing.byKey((skill) => nameOf(skill)?.normalize("NFKC").toLowerCase());
	const { pairs, similar: similarSkills } = compareSimilarity(...pairing.unpaired());
	for (const [before, after] of pairs) pairing.pair(before, after);
	pairMovedSkills(pairing);
	pairMovedRoots(pairing);
	pairing.byKey(nameOf);
	pairing.byKey(({ root }) => nameOf$1(root) || void 0, (before, after) => !areRead(before, after));
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
		return {
			before,
			after: null,
			status: "removed",
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
	return markNested(markCopies(all.sort((a, b) => compareText(rootOf(a), rootOf(b)))));
}
function nameOf({ name, unreadable }) {
	return unreadable ? void 0 : name;
}
function longDescriptionOf(skill) {
	const [description] = skill.unreadable ? [] : descriptionsOf(skill);
	return description !== void 0 && description.length >= minDescription ? description : void 0;
}
const minDescription = 40;
function areRead(before, after) {
	return !before.unreadable && !after.unreadable;
}
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
function isUnchanged(before, after) {
	if (before.files.length !== after.files.length) return false;
	const sameHash = haveSameContent(before, after);
	const sameFiles = before.files.every((file, index) => {
		const match = after.files[index];
		if (match?.name !== file.name || match.kind !== file.kind) return false;
		const known = file.id !== void 0 && match.id !== void 0;
		return sameHash || known && file.id === match.id;
	});
	const sameTexts = [...before.texts].every(([path, text]) => after.texts.get(path) === text);
	return sameFiles && sameTexts && before.texts.size === after.texts.size;
}
// src/pipeline/compare.ts
async function compareAll({ head, base, pairs, scripts }, { findRelease, onProgress, context, policies = [] }, treeConfig, budget = createRunBudget()) {
	const releases = await findReleasedSkills(pairs.filter(({ status }) => status !== "unchanged"), findRelease, treeConfig);
	const grants = base && compareTreeGrants(base, head, pairs, policies);
	const powerDrafts = grants ? skillPowerDrafts(grants, head) : new Map();
	return {
		comparisons: compareEach(withProgress(pairs, onProgress, "Comparing", "skills"), releases, powerDrafts, {
			budget,
			scripts
		}),
		releases,
		drafts: [
			...unreadablePermissionDrafts(pairs),
			...newUnitDrafts(pairs, grants?.changes ?? [], head, grants?.isNewlyOffered),
			...grants ? grantDrafts(grants, head, context?.remote ?? null) : [],
			...base && grants ? removedUnitDrafts(base, head, grants.unitPairs) : []
		],
		powers: grants?.changes ?? [],
		unitPairs: grants?.unitPairs ?? new Map(),
		isNewlyOffered: grants?.isNewlyOffered ?? noComparison.isNewlyOffered
	};
}
function* compareEach(pairs, { byRoot }, powerDrafts, context) {
	for (const pair of pairs) {
		const { root } = pair.after ?? {};
		yield {
			...compare(pair, byRoot.get(root ?? "") ?? null, context),
			powerDrafts: powerDrafts.get(root ?? "") ?? []
		};
	}
}
function compare(originalPair, release, { budget, scripts }) {
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
	const { changes } = changesOf(pair, budget, originalPair.after ? scripts?.get(originalPair.after) : void 0);
	const released = release && changesSinceRelease(pair, release, budget);
	const limited = budget.remaining < 0 ? limitedDrafts(pair) : [];
	if (!release) return {
		pair,
		changes,
		drafts: limited,
		sinceRelease: null
	};
	return {
		pair,
		changes,
		drafts: [...limited, ...unreadableReleaseDrafts(pair, release)],
		sinceRelease: released && {
			...released,
			tag: release.tag
		}
	};
}
function changesSinceRelease(pair, { skill }, budget) {
	if (skill.unreadable || pair.after?.unreadable) return null;
	return changesOf(alignVersions({
		...pair,
		before: skill
	}), budget);
}
export { changesSinceRelease, compareAll, findReleasedSkills, pairSkills };
