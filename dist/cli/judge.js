import { $r as canonical, $t as singleCharacter, Bt as lengthOf, Di as folderOf, Dn as compareDotted, Er as resolvePointer, Et as lintRulesOf, Ft as nameLocation, Gt as isAnnotation, Ht as readSchema, It as declaredBump, Jt as isObject, Kn as createIgnoreTest, Kt as isSelfContained, Ni as selfAndAncestors, Nt as fallbackLocation, Ot as covers, Pr as describeSkill, Pt as keywordLocation, Qt as literals, Rr as formatList, Tt as getProblemRule, Ut as withoutReferences, Vt as membersOf, Wt as groupOf, Xr as compareText, Xt as kinds, Yt as kindOf, Zr as inBaseOnly, Zt as top, ai as prefixesOf, an as commonMultiple, bt as contextOf, cn as negated, di as quote, dn as builtInPlaceholders, ei as compareTools, en as complement, er as filesDiffer, fn as placeholdersIn, fr as groupBy, hn as variablesIn, ii as isPlainCommand, in as word, ir as versionLocation, ji as nameOf, kt as largestBump, ln as createBudget, mn as replaceVariables, ni as compareEntries, nn as hasCodePoint, nr as manifestOf, nt as redactionsOf, oi as facetValue, on as divides, pn as renamePlaceholders, qt as bottom, ri as coversCommand, rn as union, si as isSet, sn as all, tn as everything, tr as isManifestName, un as spend, zt as admits } from "./core.js";
import { a as namesInPart, c as pairInSteps, i as isEmptyItem, l as pathOf, n as isPower, o as descriptionOf, r as coveredByPart, s as identityOf, t as alreadyDeclared, u as withBase } from "./powers.js";
import { t as diceIndex } from "./similarity.js";
import { a as unclassifiedChange, c as parametersByOperation, l as compareRanges, n as changeRules, o as argumentsOf, s as isProse } from "./catalog.js";
import { n as matches, r as powerSeverity, t as gradeOf } from "./grading.js";
// src/contract/pairing/renames.ts
const minSimilarity = .8;
const maxCompared = 1e4;
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
	if (removed.length * added.length > maxCompared) return pairByDescription(removed, added);
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
function itemRemoved(before, { after: skill }) {
	const at = fallbackLocation(before, skill);
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
// src/contract/compare/bundle.ts
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
	const reported = contract.items.filter(({ kind }) => kind === "recipe").filter(({ dialect }) => manifestOf(other, dialect));
	return new Set(reported.map(({ name }) => name));
}
function bundleOf({ files, manifests }) {
	const carriers = new Set(manifests.map(({ path }) => path));
	const nestedSkillFolders = new Set(files.filter(({ name }) => isManifestName(nameOf(name))).map(({ name }) => folderOf(name)));
	const own = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nestedSkillFolders));
	return new Map(own.map((file) => [file.name, file]));
}
function isNested(name, folders) {
	return [...selfAndAncestors(folderOf(name))].some((folder) => folder !== "" && folders.has(folder));
}
// src/contract/compare/entrypoints.ts
function compareCommands(before, after, inputs) {
	const [commandBefore, commandAfter] = [readCommand(before, inputs.names), readCommand(after, new Map())];
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
		...!commandBefore.isList || !commandAfter.isList || canonical(commandBefore.program) === canonical(commandAfter.program) ? [] : [change({
			detail: "interpreter",
			from: commandBefore.program,
			to: commandAfter.program
		})],
		...isSame ? [] : [change({ detail: "changed" })]
	];
}
function readCommand(item, names) {
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
	return cleanedWords.filter((word, at) => word !== void 0 && !(isOption(word) && at + 1 < cleanedWords.length && cleanedWords[at + 1] === void 0));
}
// src/contract/coverage/exec-policy.ts
function policyOf(item) {
	const commands = entriesOf(item, "commands");
	return {
		allowed: facetValue(item, "allowed") === true,
		commands: commands.size > 0 ? commands : null,
		blocked: entriesOf(item, "blocked")
	};
}
function entriesOf(item, facet) {
	const shape = item.facets.get(facet)?.shape;
	return new Set(shape?.type === "entries" ? shape.value : []);
}
function linesOf({ commands, blocked }) {
	return [...commands ?? [], ...blocked];
}
function lists({ commands }, line) {
	return commands === null || coversCommand(commands, line);
}
function blocks({ blocked }, line) {
	return coversCommand(blocked, line);
}
function allowanceOf(policy, line) {
	if (!policy.allowed || !lists(policy, line) || blocks(policy, line)) return 0;
	return policy.commands !== null || policy.blocked.size === 0 || isPlainCommand(line) ? 2 : 1;
}
// src/contract/compare/exec.ts
function isExec({ kind, facets }) {
	return kind === "power" && facets.has("allowed");
}
function compareExec(before, after) {
	const [policyBefore, policyAfter] = [policyOf(before), policyOf(after)];
	const change = (facet, parts) => facetChanged(before, after, facet, parts);
	const whole = {
		from: valuesOf(before),
		to: valuesOf(after)
	};
	if (policyBefore.allowed !== policyAfter.allowed) return [change("allowed", {
		detail: "changed",
		verdict: policyAfter.allowed ? "widened" : "narrowed",
		...whole
	})];
	const parts = policyBefore.allowed ? partsOf(policyBefore, policyAfter) : [];
	const unreported = parts.some(({ names }) => names === null) ? [] : unreportedParts(policyBefore, policyAfter, parts);
	return [...parts, ...unreported].map(({ facet, detail, verdict, names }) => change(facet, {
		detail,
		verdict,
		...names ? { witness: { value: names } } : whole
	}));
}
function partsOf(policyBefore, policyAfter) {
	const commandLines = [...linesOf(policyBefore), ...linesOf(policyAfter)];
	const growth = (line) => allowanceOf(policyAfter, line) - allowanceOf(policyBefore, line);
	const newlyAllowed = commandLines.filter((line) => growth(line) > 0);
	const newlyDenied = commandLines.filter((line) => growth(line) < 0);
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
	const [newlyBlocked, noLongerListed] = partition(newlyDenied, (line) => lists(policyAfter, line));
	const blockedParts = part("blocked", "added", "narrowed").of(causingEntries(newlyBlocked, policyAfter.blocked, policyBefore.blocked));
	if (policyBefore.commands && !policyAfter.commands) return [part("commands", "emptied", "widened").ofAll, ...blockedParts];
	const moved = part("commands", "moved", "widened");
	if (!policyBefore.commands && policyAfter.commands) return [part("commands", "filled", "narrowed").ofAll, ...moved.of(newlyAllowed)];
	const [noLongerBlocked, listed] = partition(newlyAllowed, (line) => lists(policyBefore, line));
	const [movedToList, newlyListed] = partition(listed, (line) => blocks(policyBefore, line));
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
		const ownEntries = new Set(parts.filter((one) => one.facet === facet).flatMap((one) => one.names ?? []));
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
function valuesOf({ facets }) {
	return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}
// src/contract/schema/schema-defaults.ts
function changedDefaults(before, after) {
	const nodesAfter = new Map(nodesOf(after).map((node) => [node.keyword, node]));
	return nodesOf(before).flatMap(({ name, keyword, own }) => {
		const other = nodesAfter.get(keyword);
		if (!other || textOf$2(own) === textOf$2(other.own)) return [];
		return [{
			name,
			keyword: `${keyword}default`,
			before: own,
			after: other.own
		}];
	});
}
function withoutDefaults(schema, depth = 0) {
	if (!isObject(schema) || depth > maxDepth) return schema;
	const { default: _default, ...rest } = schema;
	const copy = { ...rest };
	const inner = (one) => withoutDefaults(one, depth + 1);
	if (rest["items"] !== void 0) copy["items"] = inner(rest["items"]);
	if (isObject(rest["properties"])) {
		const entries = Object.entries(rest["properties"]);
		copy["properties"] = Object.fromEntries(entries.map(([name, one]) => [name, inner(one)]));
	}
	return copy;
}
const maxDepth = 64;
function nodesOf(schema, name = "", keyword = "", depth = 0) {
	if (!isObject(schema) || depth > maxDepth) return [];
	const own = Object.hasOwn(schema, "default") ? schema["default"] : void 0;
	const properties = isObject(schema["properties"]) ? schema["properties"] : {};
	const { items = null } = schema;
	return [
		{
			name,
			keyword,
			own
		},
		...Object.entries(properties).flatMap(([key, inner]) => nodesOf(inner, name === "" ? key : `${name}.${key}`, `${keyword}properties.${key}.`, depth + 1)),
		...nodesOf(items, `${name}[]`, `${keyword}items.`, depth + 1)
	];
}
function textOf$2(value) {
	return value === void 0 ? void 0 : canonical(value);
}
// src/contract/schema/schema-difference.ts
const order = [
	"type",
	"pattern",
	"minimum",
	"maximum",
	"enum",
	"items",
	"properties"
];
function sameTypes(a, b) {
	return a.integersOnly === b.integersOnly && a.opaque.get("type") === b.opaque.get("type") && a.admits.size === b.admits.size && [...a.admits].every((kind) => b.admits.has(kind));
}
function differingKeyword(a, b) {
	if (!isObject(a) || !isObject(b)) return "schema";
	const keyword = differingKey(a, b, order);
	if (keyword === void 0) return "schema";
	const [inner, other] = [a[keyword], b[keyword]];
	if (!isObject(inner) || !isObject(other)) return keyword;
	if (keyword === "items") return `items.${differingKeyword(inner, other)}`;
	if (keyword !== "properties") return keyword;
	const name = differingKey(inner, other, []) ?? "";
	const [property, counterpart] = [inner[name], other[name]];
	if (!isObject(property) || !isObject(counterpart)) return `properties.${name}`;
	return `properties.${name}.${differingKeyword(property, counterpart)}`;
}
function differingKey(a, b, first) {
	const differing = [...new Set([
		...first,
		...Object.keys(a),
		...Object.keys(b)
	])].filter((key) => textAt(a, key) !== textAt(b, key));
	const isName = first.length === 0;
	return differing.find((key) => isName || !isAnnotation(key)) ?? differing[0];
}
function textAt(object, key) {
	const value = Object.hasOwn(object, key) ? object[key] : void 0;
	return value === void 0 ? void 0 : canonical(value);
}
// src/contract/schema/presumed.ts
const silent = new Set([
	"type",
	"properties",
	"required",
	"minProperties",
	"maxProperties",
	"items"
]);
const maximumDepth$1 = 64;
function presuming(wider, narrower, depth = 0) {
	if (!isObject(wider) || !isObject(narrower) || depth > maximumDepth$1) return wider;
	if (!isSilent(narrower)) return wider;
	const changed = {};
	const [items, others] = [wider["items"], narrower["items"]];
	if (isObject(items) && isObject(others)) changed["items"] = presuming(items, others, depth + 1);
	const [properties, declared] = [wider["properties"], narrower["properties"]];
	if (isObject(properties) && isObject(declared)) changed["properties"] = presumedOf(properties, declared, narrower, depth);
	return {
		...wider,
		...changed
	};
}
function isSilent(schema) {
	return Object.keys(schema).every((keyword) => silent.has(keyword) || isAnnotation(keyword));
}
function presumedOf(properties, declared, narrower, depth) {
	const names = new Set(Object.keys(declared));
	const required = [narrower["required"] ?? []].flat();
	const least = Number(narrower["minProperties"] ?? 0);
	const isFree = names.size === 0 || least > names.size;
	return Object.fromEntries(Object.entries(properties).map(([name, property]) => {
		if (names.has(name)) return [name, presuming(property, declared[name] ?? true, depth + 1)];
		return [name, isFree || required.includes(name) ? property : true];
	}));
}
// src/contract/schema/refusing-keyword.ts
function refusingKeyword(schema, value) {
	if (!schema.admits.has(kindOf(value))) return "type";
	if (schema.integersOnly && typeof value === "number" && !Number.isInteger(value)) return "type";
	if (refuses({ members: schema.members }, value)) return listing(schema);
	const own = bounds.find((keyword) => refuses({ [keyword]: schema[keyword] }, value));
	if (own) return own;
	if (Array.isArray(value)) return inList(schema, value) ?? combining(schema, value);
	if (isObject(value)) return inObject(schema, value) ?? combining(schema, value);
	return combining(schema, value);
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
function refuses(parts, value) {
	return admits({
		...top,
		...parts
	}, value) === false;
}
function listing({ source }) {
	return isObject(source) && source["enum"] === void 0 ? "const" : "enum";
}
function inList(schema, value) {
	for (const [at, one] of value.entries()) {
		const own = schema.prefix[at];
		if (own && admits(own, one) === false) return `prefixItems.${at}.${refusingKeyword(own, one)}`;
		if (own || !schema.items || admits(schema.items, one) !== false) continue;
		return within("items", schema.items, one);
	}
	return null;
}
function inObject(schema, value) {
	for (const [name, property] of schema.properties) {
		const one = Object.hasOwn(value, name) ? value[name] : void 0;
		if (one === void 0 || admits(property, one) !== false) continue;
		return within(`properties.${name}`, property, one);
	}
	const { namePatterns, additional, properties, names, dependents } = schema;
	if (refuses({ namePatterns }, value)) return "patternProperties";
	if (refuses({
		properties,
		namePatterns,
		additional
	}, value)) return "additionalProperties";
	if (refuses({ names }, value)) return "propertyNames";
	if (!refuses({ dependents }, value) || !isObject(schema.source)) return null;
	return schema.source["dependentRequired"] === void 0 ? "dependentSchemas" : "dependentRequired";
}
function within(path, schema, value) {
	return schema.source === false ? path : `${path}.${refusingKeyword(schema, value)}`;
}
function combining(schema, value) {
	const { any, one, not, condition } = schema;
	if (schema.all.some((inner) => admits(inner, value) === false)) return "allOf";
	if (refuses({ any }, value)) return "anyOf";
	if (refuses({ one }, value)) return "oneOf";
	if (refuses({ not }, value)) return "not";
	return refuses({ condition }, value) ? "if" : "schema";
}
// src/contract/schema/subsumption.ts
const yes = { answer: "yes" };
function unknown$1(reason) {
	return {
		answer: "unknown",
		reason
	};
}
// src/contract/subsume/outcome.ts
const none = {
	empty: true,
	values: [],
	complete: true
};
const open = {
	empty: false,
	values: [],
	complete: false
};
// src/contract/subsume/lists.ts
const longest$2 = 64;
const maximumPositions = 40;
const maximumRepeating = 10;
function solveList(schemas, context) {
	const lists = new Lists(schemas, context);
	return lists.isImpossible() ? null : lists.candidates();
}
var Lists = class {
	#schemas;
	#context;
	#rest;
	#low;
	#isUnique;
	#outcomes = new Map();
	#high;
	constructor(schemas, context) {
		this.#schemas = schemas;
		this.#context = context;
		const starts = schemas.map(({ inverse, prefix }) => Math.max(prefix.length, inverse?.someItem?.from ?? 0));
		this.#rest = Math.max(0, ...starts);
		this.#low = Math.max(0, ...schemas.map(({ minItems }) => minItems));
		this.#high = Math.min(...schemas.map(({ maxItems }) => maxItems));
		this.#isUnique = schemas.some(({ uniqueItems }) => uniqueItems);
	}
	isImpossible() {
		if (this.#low > this.#high) return true;
		for (let at = 0; at <= this.#rest && at < this.#high; at++) {
			if (at > maximumPositions) break;
			if (this.#at(at).empty) this.#high = at;
		}
		const { complete, values } = this.#high > this.#rest ? this.#at(this.#rest) : none;
		if (this.#isUnique && complete && this.#high > this.#rest) this.#high = Math.min(this.#high, this.#rest + values.length);
		if (this.#low > this.#high) return true;
		return this.#schemas.some((schema) => this.#refutes(schema));
	}
	#refutes({ contains, inverse }) {
		if (contains && this.#cannotContain(contains)) return true;
		if (inverse?.repeated && this.#cannotRepeat()) return true;
		return inverse?.someItem !== void 0 && this.#someItems(inverse.someItem).length === 0;
	}
	#terms(at) {
		return this.#schemas.flatMap(({ prefix, items }) => {
			const schema = prefix[at] ?? items;
			return schema ? [{ is: schema }] : [];
		});
	}
	#at(position) {
		const at = Math.min(position, this.#rest);
		const known = this.#outcomes.get(at);
		if (known) return known;
		const outcome = this.#context.solve(this.#terms(at));
		this.#outcomes.set(at, outcome);
		return outcome;
	}
	#positions(from) {
		const end = Math.min(this.#rest + 1, this.#high, from + maximumPositions);
		return Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);
	}
	#cannotContain({ schema, min, max }) {
		if (min > max || min > this.#high) return true;
		if (this.#rest > maximumPositions) return false;
		const { solve } = this.#context;
		let [possible, forced] = [0, 0];
		for (const at of this.#positions(0)) {
			const times = at === this.#rest ? this.#high - at : 1;
			const needed = at === this.#rest ? Math.max(0, this.#low - at) : at < this.#low ? 1 : 0;
			if (possible < min && !solve([...this.#terms(at), { is: schema }]).empty) possible += times;
			if (needed > 0 && this.#low > max) {
				if (solve([...this.#terms(at), { not: schema }]).empty) forced += needed;
			}
		}
		return possible < min || forced > max;
	}
	#cannotRepeat() {
		if (this.#isUnique || this.#high < 2) return true;
		return this.#rest + 2 <= maximumRepeating && this.#repetitions().length === 0;
	}
	#repetitionsFound = null;
	#repetitions() {
		if (this.#repetitionsFound) return this.#repetitionsFound;
		const pairs = [];
		const end = Math.min(this.#rest + 2, this.#high, maximumRepeating);
		for (let other = 1; other < end; other++) for (let one = 0; one < other; one++) {
			const terms = [...this.#terms(one), ...this.#terms(other)];
			const outcome = this.#context.solve(terms);
			if (!outcome.empty) pairs.push([
				one,
				other,
				outcome
			]);
		}
		this.#repetitionsFound = pairs;
		return pairs;
	}
	#found = new Map();
	#someItems({ from, schema }) {
		const known = this.#found.get(schema);
		if (known) return known;
		if (this.#rest - from > maximumPositions) return [[from, open]];
		const found = this.#positions(from).flatMap((at) => {
			const outcome = this.#context.solve([...this.#terms(at), { is: schema }]);
			return outcome.empty ? [] : [[at, outcome]];
		});
		this.#found.set(schema, found);
		return found;
	}
	candidates() {
		if (this.#high === 0) return {
			values: [[]],
			complete: true
		};
		return {
			values: this.#lists(),
			complete: false
		};
	}
	*#lists() {
		const fixed = [...this.#fixings()];
		const lengths = [
			this.#low,
			this.#low + 1,
			this.#low + 2,
			this.#rest,
			this.#rest + 1,
			this.#high
		];
		const tried = new Set(lengths.filter((l) => l >= this.#low && l <= this.#high && l <= longest$2));
		for (const length of [...tried].sort((a, b) => a - b)) for (const fix of fixed) for (const shift of [
			0,
			1,
			2
		]) yield* this.#filled(length, fix, shift);
		const most = Math.min(this.#high, longest$2, this.#low + 12);
		for (let length = this.#low + 3; length <= most; length++) yield* this.#filled(length, new Map(), 0);
	}
	*#fixings() {
		const special = this.#schemas.some(({ inverse: i }) => i?.repeated || i?.someItem);
		for (const schema of this.#schemas) {
			if (schema.contains) yield* this.#containing(schema.contains);
			if (schema.inverse?.repeated) for (const [one, other, { values }] of this.#repetitions()) for (const value of values) yield new Map([[one, value], [other, value]]);
			if (!schema.inverse?.someItem) continue;
			for (const [at, { values }] of this.#someItems(schema.inverse.someItem)) for (const value of values) yield new Map([[at, value]]);
		}
		if (!special) yield new Map();
	}
	*#containing({ schema, min, max }) {
		const ending = (fits) => {
			const map = new Map();
			const length = Math.min(longest$2, Math.max(this.#low, fits, this.#rest));
			const used = new Set();
			let left = fits;
			for (let at = 0; at < length; at++) {
				const isLast = length - at <= left;
				const term = left > 0 ? { is: schema } : { not: schema };
				let { values } = this.#context.solve([...this.#terms(at), term], this.#isUnique ? 8 : 4);
				if (values.length === 0 && left > 0 && !isLast) values = this.#at(at).values;
				else if (values.length > 0 && left > 0) left--;
				const value = values.find((one) => !this.#isUnique || !used.has(canonical(one)));
				if (value === void 0) continue;
				used.add(canonical(value));
				map.set(at, value);
			}
			return map;
		};
		if (min <= longest$2) yield ending(min);
		if (max <= longest$2 && max > min) yield ending(max);
	}
	*#filled(length, fixed, shift) {
		const list = [];
		const used = new Set([...fixed.values()].map((value) => canonical(value)));
		const reach = Math.max(length, ...[...fixed.keys()].map((at) => at + 1));
		if (reach > this.#high) return;
		for (let at = 0; at < reach; at++) {
			const own = fixed.get(at);
			const values = own === void 0 ? this.#at(at).values : [own];
			let value = values[(own === void 0 ? shift : 0) % Math.max(1, values.length)];
			if (this.#isUnique && own === void 0) value = this.#unused(at, values, used);
			if (value === void 0) return;
			used.add(canonical(value));
			list.push(value);
		}
		yield list;
	}
	#unused(at, values, used) {
		const fresh = (value) => !used.has(canonical(value));
		const first = values.find(fresh);
		if (first !== void 0) return first;
		return this.#context.solve(this.#terms(at), used.size + 8).values.find(fresh);
	}
};
// src/contract/subsume/terms.ts
function is(parts) {
	return { is: {
		...top,
		source: null,
		...parts
	} };
}
function isKind(kind, parts = {}) {
	return is({
		admits: new Set([kind]),
		...parts
	});
}
function isInverse(kind, inverse) {
	return isKind(kind, { inverse });
}
function contrary(schema) {
	return schema.not && isOnlyNot(schema) ? schema.not : {
		...top,
		source: null,
		not: schema
	};
}
function isOnlyNot(schema) {
	return schema.source === null;
}
const keys = new WeakMap();
function keyOf(schema) {
	const known = keys.get(schema);
	if (known !== void 0) return known;
	const key = makeKey(schema.source);
	keys.set(schema, key);
	return key;
}
function makeKey(source) {
	if (source === null) return null;
	const text = canonical(source);
	return /"\$(ref|dynamicRef|recursiveRef)":/.test(text) ? null : text;
}
// src/contract/subsume/negation-scalars.ts
function textRefusals({ pattern, minLength, maxLength }, open) {
	return [
		...pattern && open("pattern") ? patternRefusals(pattern) : [],
		...minLength > 0 && open("minLength") ? [[isKind("string", { maxLength: minLength - 1 })]] : [],
		...maxLength < Number.POSITIVE_INFINITY && open("maxLength") ? [[isKind("string", { minLength: maxLength + 1 })]] : []
	];
}
function patternRefusals(pattern) {
	if (!pattern.parts) return [[isInverse("string", { unlike: pattern })]];
	const { found, absent } = pattern.parts;
	return [...found.map((part) => [isInverse("string", { unlike: part })]), ...absent.map((part) => [isKind("string", { pattern: part })])];
}
function numberRefusals(schema, open) {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
	const beyond = [
		[
			"minimum",
			minimum,
			(bound) => isKind("number", { exclusiveMaximum: bound })
		],
		[
			"maximum",
			maximum,
			(bound) => isKind("number", { exclusiveMinimum: bound })
		],
		[
			"exclusiveMinimum",
			exclusiveMinimum,
			(bound) => isKind("number", { maximum: bound })
		],
		[
			"exclusiveMaximum",
			exclusiveMaximum,
			(bound) => isKind("number", { minimum: bound })
		]
	].filter(([keyword, bound]) => Number.isFinite(bound) && open(keyword));
	const off = multipleOf !== null && open("multipleOf") ? [multipleOf] : [];
	return [...beyond.map(([, bound, make]) => [make(bound)]), ...off.map((offGrid) => [isInverse("number", { offGrid })])];
}
// src/contract/subsume/negation.ts
function refusals(schema, known) {
	const shared = sharedGroups(schema, known);
	const open = (keyword) => !shared.has(groupOf(keyword));
	return [
		...open("type") ? typeRefusals(schema) : [],
		...memberRefusals(schema, open),
		...textRefusals(schema, open),
		...numberRefusals(schema, open),
		...listRefusals(schema, open, known),
		...objectRefusals(schema, open, known),
		...branchRefusals(schema, open),
		...inverseRefusals(schema),
		...openRefusals(schema, open)
	];
}
function sharedGroups(schema, known) {
	if (!isObject(schema.source)) return new Set();
	const own = groupTexts(schema);
	const shared = new Set();
	for (const other of known) {
		if (!isObject(other.source)) continue;
		const texts = groupTexts(other);
		for (const [group, text] of own) if (texts.get(group) === text) shared.add(group);
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
function typeRefusals({ admits, integersOnly }) {
	const others = kinds.filter((kind) => !admits.has(kind));
	return [...others.length > 0 ? [[is({ admits: new Set(others) })]] : [], ...integersOnly ? [[isInverse("number", { fraction: true })]] : []];
}
function memberRefusals({ members, source }, open) {
	if (!members) return [];
	if (!(isObject(source) && source["enum"] !== void 0 && source["const"] !== void 0) && !(open("enum") && open("const"))) {
		if (!open(isObject(source) && source["enum"] !== void 0 ? "enum" : "const")) return [];
	}
	return [[is({ inverse: { excluded: membersOf(members.values) } })]];
}
function listRefusals(schema, open, known) {
	const { minItems, maxItems, uniqueItems, prefix, items, contains } = schema;
	const ways = [];
	if (minItems > 0 && open("minItems")) ways.push([isKind("array", { maxItems: minItems - 1 })]);
	if (maxItems < Number.POSITIVE_INFINITY && open("maxItems")) ways.push([isKind("array", { minItems: maxItems + 1 })]);
	if (open("items")) {
		for (const [at, one] of prefix.entries()) {
			if (isTop(one) || known.some((other) => isSame(other.prefix[at], one))) continue;
			const before = Array.from({ length: at }, () => top);
			ways.push([isKind("array", {
				minItems: at + 1,
				prefix: [...before, contrary(one)]
			})]);
		}
		const isKnown = known.some((o) => o.prefix.length <= prefix.length && isSame(o.items, items));
		if (items && !isTop(items) && !isKnown) {
			const someItem = {
				from: prefix.length,
				schema: contrary(items)
			};
			ways.push([isInverse("array", { someItem })]);
		}
	}
	if (uniqueItems && open("uniqueItems")) ways.push([isInverse("array", { repeated: true })]);
	if (contains && open("contains")) ways.push(...containsRefusals(contains));
	return ways;
}
function* containsRefusals({ schema, min, max }) {
	if (min === 1) yield [isKind("array", { items: contrary(schema) })];
	else if (min > 1) yield [isKind("array", { contains: {
		schema,
		min: 0,
		max: min - 1
	} })];
	if (max < Number.POSITIVE_INFINITY) yield [isKind("array", { contains: {
		schema,
		min: max + 1,
		max: Number.POSITIVE_INFINITY
	} })];
}
function objectRefusals(schema, open, known) {
	const ways = [];
	for (const name of schema.required) {
		if (known.some((other) => other.required.has(name))) continue;
		ways.push([isKind("object", { properties: new Map([[name, bottom]]) })]);
	}
	const { minProperties: min, maxProperties: max, names } = schema;
	if (min > 0 && open("minProperties")) ways.push([isKind("object", { maxProperties: min - 1 })]);
	if (max < Number.POSITIVE_INFINITY && open("maxProperties")) ways.push([isKind("object", { minProperties: max + 1 })]);
	if (open("properties")) ways.push(...propertyRefusals(schema, known));
	if (names && open("propertyNames")) {
		const someProperty = {
			name: contrary(names),
			value: top
		};
		ways.push([isInverse("object", { someProperty })]);
	}
	if (open("dependentRequired") || open("dependentSchemas")) for (const [name, dependent] of schema.dependents) ways.push([isKind("object", { required: new Set([name]) }), { not: dependent }]);
	return ways;
}
function* propertyRefusals(schema, known) {
	const { properties, namePatterns, additional } = schema;
	for (const [name, one] of properties) {
		if (isTop(one) || known.some((other) => isSame(other.properties.get(name), one))) continue;
		const wrong = new Map([[name, contrary(one)]]);
		yield [isKind("object", {
			required: new Set([name]),
			properties: wrong
		})];
	}
	for (const { pattern, schema: one } of namePatterns) {
		if (isTop(one)) continue;
		yield [isInverse("object", { someProperty: {
			name: {
				...top,
				source: null,
				pattern
			},
			value: contrary(one)
		} })];
	}
	if (!additional || isTop(additional)) return;
	const others = namePatterns.map(({ pattern }) => ({
		...top,
		source: null,
		inverse: { unlike: pattern }
	}));
	const excluded = membersOf([...properties.keys()]);
	yield [isInverse("object", { someProperty: {
		name: {
			...top,
			source: null,
			all: others,
			inverse: { excluded }
		},
		value: contrary(additional)
	} })];
}
function branchRefusals(schema, open) {
	const { all, any, one, not, condition } = schema;
	const ways = [];
	if (open("allOf")) ways.push(...all.map((inner) => [{ not: inner }]));
	if (any && open("anyOf")) ways.push(any.map((inner) => ({ not: inner })));
	if (one && open("oneOf")) {
		ways.push(one.map((inner) => ({ not: inner })));
		for (const [at, first] of one.entries()) for (const second of one.slice(at + 1)) ways.push([{ is: first }, { is: second }]);
	}
	if (not && open("not")) ways.push([{ is: not }]);
	if (condition && open("if")) {
		ways.push([{ is: condition.test }, { not: condition.met }]);
		ways.push([{ not: condition.test }, { not: condition.unmet }]);
	}
	return ways;
}
function inverseRefusals({ inverse }) {
	if (!inverse) return [];
	const { unlike, fraction, offGrid, excluded, repeated, someItem, someProperty } = inverse;
	const ways = [];
	if (unlike) ways.push([isKind("string", { pattern: unlike })]);
	if (fraction) ways.push([isKind("number", { integersOnly: true })]);
	if (offGrid !== void 0) ways.push([isKind("number", { multipleOf: offGrid })]);
	if (excluded) ways.push([is({ members: excluded })]);
	if (repeated) ways.push([isKind("array", { uniqueItems: true })]);
	if (someItem || someProperty || inverse.refusedBy !== void 0) ways.push([is({ inverse: { refusedBy: "part" } })]);
	return ways;
}
function openRefusals({ noted, opaque }, open) {
	return [...noted.keys(), ...opaque.keys()].filter(open).map((keyword) => {
		const inverse = { refusedBy: keyword };
		return [keyword === "format" ? isInverse("string", inverse) : is({ inverse })];
	});
}
function isTop(schema) {
	return schema === top || keyOf(schema) !== null && refusals(schema, []).length === 0;
}
function isSame(one, other) {
	if (!one || !other) return false;
	if (one === other) return true;
	const key = keyOf(one);
	return key !== null && key === keyOf(other);
}
// src/contract/subsume/numbers.ts
const maximumEnumerated = 400;
function solveNumber(schemas) {
	const interval = intervalOf(schemas);
	const { low, high, lowOpen, highOpen } = interval;
	if (low > high || low === high && (lowOpen || highOpen)) return null;
	const grids = schemas.flatMap(({ multipleOf }) => multipleOf ?? []);
	const steps = schemas.some(({ integersOnly }) => integersOnly) ? [1, ...grids] : grids;
	if (contradicts(schemas, steps)) return null;
	const step = commonMultiple(steps) ?? (steps.length > 0 ? Math.max(...steps) : null);
	const numbers = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []).filter((value) => typeof value === "number");
	const fits = (value) => value >= low && value <= high && Number.isFinite(value);
	if (low === high) return {
		values: [low],
		complete: true
	};
	if (step === null) return {
		values: near(interval, numbers).filter(fits),
		complete: false
	};
	const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
	if (first > last) return null;
	const isShort = Number.isSafeInteger(first) && last - first < maximumEnumerated;
	if (isShort && (Number.isInteger(step) || isShort)) return {
		values: Array.from({ length: last - first + 1 }, (_, at) => times(first + at, step)),
		complete: steps.every((one) => Number.isInteger(one * 1024))
	};
	const onGrid = near(interval, numbers).flatMap((value) => [
		times(Math.floor(value / step), step),
		times(Math.ceil(value / step), step),
		times(Math.ceil(value / step) + 1, step)
	]);
	return {
		values: [...new Set(onGrid)].filter(fits),
		complete: false
	};
}
function times(count, step) {
	return Number((count * step).toPrecision(15));
}
function contradicts(schemas, steps) {
	const common = commonMultiple(steps);
	if (common === null) return false;
	return schemas.some(({ inverse }) => {
		if (inverse?.fraction && divides(1, common)) return true;
		return inverse?.offGrid !== void 0 && divides(inverse.offGrid, common);
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
function near({ low, high }, others) {
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
	const parts = middle.flatMap((one) => [
		one,
		low / 2 + one / 2,
		high / 2 + one / 2
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
	const [least, most] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
	return [least, most];
}
// src/contract/subsume/names.ts
const maximumPatterns = 5;
const usual$1 = [
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
function nameClasses(schemas, named, wanted, context) {
	const patterns = new Map();
	for (const { namePatterns } of schemas) for (const { pattern } of namePatterns) patterns.set(pattern.source, pattern);
	if (patterns.size > maximumPatterns) return null;
	const rules = schemas.flatMap(({ names }) => names ?? []);
	const asked = wanted ? [...rules, wanted] : rules;
	const classes = [];
	for (let chosen = 0; chosen < 2 ** patterns.size; chosen++) {
		const matched = new Set([...patterns.keys()].filter((_, at) => chosen & 1 << at));
		const names = namesOf$1(patterns, matched, named, asked, context);
		if (names) classes.push({
			names,
			terms: termsOf(schemas, matched)
		});
	}
	return classes;
}
function namesOf$1(patterns, matched, named, asked, { solve }) {
	if (patterns.size === 0 && asked.length === 0) return usual$1.filter((name) => !named.includes(name));
	const terms = [...patterns].map(([source, pattern]) => matched.has(source) ? isKind("string", { pattern }) : isInverse("string", { unlike: pattern }));
	const excluded = membersOf(named);
	const { empty, values } = solve([
		isKind("string"),
		is({ inverse: { excluded } }),
		...terms,
		...asked.map((one) => ({ is: one }))
	], 12);
	return empty ? null : values.filter((value) => typeof value === "string");
}
function termsOf(schemas, matched) {
	return schemas.flatMap(({ namePatterns, additional }) => {
		const found = namePatterns.filter(({ pattern }) => matched.has(pattern.source));
		if (found.length > 0) return found.map(({ schema }) => ({ is: schema }));
		return [{ is: additional ?? top }];
	});
}
// src/contract/subsume/objects.ts
function solveObject(schemas, context) {
	const objects = new Objects(schemas, context);
	return objects.isImpossible() ? null : {
		values: objects.candidates(),
		complete: false
	};
}
var Objects = class {
	#schemas;
	#context;
	#required;
	#low;
	#high;
	#outcomes = new Map();
	#ways = new Map();
	#names;
	#classes;
	constructor(schemas, context) {
		this.#schemas = schemas;
		this.#context = context;
		this.#required = new Set(schemas.flatMap(({ required }) => [...required]));
		const least = Math.max(0, ...schemas.map(({ minProperties }) => minProperties));
		this.#low = Math.max(least, this.#required.size);
		this.#high = Math.min(...schemas.map(({ maxProperties }) => maxProperties));
	}
	isImpossible() {
		if (this.#low > this.#high) return true;
		for (const name of this.#required) if (this.#of(name).empty) return true;
		if (this.#low > this.#required.size && this.#possible() < this.#low) return true;
		return this.#wanted().some((wanted) => this.#waysTo(wanted).length === 0);
	}
	get #named() {
		if (!this.#names) {
			const declared = this.#schemas.flatMap(({ properties }) => [...properties.keys()]);
			this.#names = [...new Set([...this.#required, ...declared])];
			spend(this.#context.budget, this.#names.length);
		}
		return this.#names;
	}
	#wanted() {
		return this.#schemas.flatMap(({ inverse }) => inverse?.someProperty ?? []);
	}
	#possible() {
		const classes = this.#others();
		if (!classes) return Number.POSITIVE_INFINITY;
		if (classes.some(({ terms }) => !this.#context.solve(terms).empty)) return Number.POSITIVE_INFINITY;
		return this.#named.filter((name) => !this.#of(name).empty).length;
	}
	#others() {
		if (this.#classes === void 0) this.#classes = nameClasses(this.#schemas, this.#named, null, this.#context);
		return this.#classes;
	}
	#terms(name) {
		return this.#schemas.flatMap(({ properties, namePatterns, additional }) => {
			const declared = properties.get(name);
			const matches = namePatterns.map(({ pattern }) => pattern.test(name));
			const schemas = namePatterns.flatMap(({ schema }, at) => matches[at] ? [schema] : []);
			if (declared) schemas.push(declared);
			else if (additional && matches.every((match) => match === false)) schemas.push(additional);
			return schemas.map((schema) => ({ is: schema }));
		});
	}
	#of(name) {
		const known = this.#outcomes.get(name);
		if (known) return known;
		const { budget, solve } = this.#context;
		const outcome = this.#schemas.some(({ names }) => names && admits(names, name, budget) === false) ? refused : solve(this.#terms(name));
		this.#outcomes.set(name, outcome);
		return outcome;
	}
	#waysTo(wanted) {
		const known = this.#ways.get(wanted) ?? [...this.#entries(wanted)];
		this.#ways.set(wanted, known);
		return known;
	}
	*#entries({ name, value }) {
		const { budget, solve } = this.#context;
		const room = this.#high > this.#required.size;
		for (const one of this.#named) {
			if (admits(name, one, budget) === false || this.#of(one).empty) continue;
			if (!room && !this.#required.has(one)) continue;
			const outcome = solve([...this.#terms(one), { is: value }]);
			if (!outcome.empty) yield {
				name: one,
				outcome
			};
		}
		if (!room) return;
		const classes = nameClasses(this.#schemas, this.#named, name, this.#context);
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
			for (const one of names.slice(0, 2)) yield {
				name: one,
				outcome
			};
		}
	}
	*candidates() {
		const wanted = this.#wanted();
		const ways = wanted.map((one) => this.#waysTo(one));
		const firsts = ways.slice(1).flatMap((entries) => entries.slice(0, 1));
		if (wanted.length === 0) return yield* this.#around([]);
		for (const entry of ways[0] ?? []) yield* this.#around([entry, ...firsts]);
	}
	*#around(entries) {
		const optional = this.#named.filter((name) => !this.#required.has(name));
		for (const shift of [
			0,
			1,
			2
		]) {
			yield* this.#built(entries, [], shift);
			for (const name of optional.slice(0, 12)) yield* this.#built(entries, [name], shift);
		}
		yield* this.#built(entries, optional, 0);
		for (const name of optional.slice(0, 12)) yield* this.#built(entries, optional.filter((other) => other !== name), 0);
		if (this.#low < this.#high && this.#low < longest$1) yield* this.#padded(entries);
	}
	*#padded(entries) {
		for (const more of [1, 2]) for (const { names, terms } of this.#others() ?? []) {
			const { values } = this.#context.solve(terms);
			const [value] = values;
			if (value === void 0) continue;
			const fresh = names.slice(0, more).map((name) => [name, value]);
			for (const object of this.#built(entries, [], 0)) yield {
				...object,
				...Object.fromEntries(fresh)
			};
		}
	}
	*#built(entries, others, shift) {
		const object = new Map();
		for (const { name, outcome } of entries) {
			const value = outcome.values[shift % Math.max(1, outcome.values.length)];
			if (value === void 0) return;
			object.set(name, value);
		}
		for (const name of [...this.#required, ...others]) {
			if (object.has(name)) continue;
			const { values } = this.#of(name);
			const value = values[shift % Math.max(1, values.length)];
			if (value !== void 0) object.set(name, value);
			else if (this.#required.has(name)) return;
		}
		this.#fill(object);
		if (object.size >= this.#low) yield Object.fromEntries(object);
	}
	#fill(object) {
		if (this.#low > longest$1) return;
		for (const name of this.#named) {
			const [value] = this.#of(name).values;
			if (object.size >= this.#low) return;
			if (value !== void 0 && !object.has(name)) object.set(name, value);
		}
		for (const { names, terms } of this.#others() ?? []) {
			const [value] = object.size < this.#low ? this.#context.solve(terms).values : [];
			for (const name of value === void 0 ? [] : names) if (object.size < this.#low && value !== void 0) object.set(name, value);
		}
	}
};
const longest$1 = 24;
const refused = {
	empty: true,
	values: [],
	complete: true
};
const undecided = {
	empty: false,
	values: [],
	complete: false
};
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
	for (const { states } of automata) for (const state of states) if (state.type === "one") add(state.of);
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
			case "one": return this.push({
				type: "one",
				of: regex.of,
				to: next
			});
			case "place": return this.push({
				type: "place",
				where: regex.where,
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
	#standings = [];
	#numbers = new Map();
	#steps = new Map();
	constructor(automaton, budget) {
		this.#automaton = automaton;
		this.#budget = budget;
		this.#live = liveStates(automaton);
		this.#standings.push({
			states: [],
			before: "other"
		});
	}
	begin() {
		return this.#number({
			states: [this.#automaton.start],
			before: "start"
		});
	}
	isDead(configuration) {
		return configuration !== 0 && this.#standings[configuration]?.states.length === 0;
	}
	accepts(configuration) {
		return configuration === 0 || this.#closure(configuration, "end") === 0;
	}
	step(configuration, letter) {
		if (configuration === 0) return 0;
		const key = `${configuration} ${letter.code}`;
		const known = this.#steps.get(key);
		if (known !== void 0) return known;
		const next = this.#stepAnew(configuration, letter);
		this.#steps.set(key, next);
		return next;
	}
	#stepAnew(configuration, letter) {
		const kind = letter.isWord ? "word" : "other";
		const closure = this.#closure(configuration, kind);
		if (closure === 0) return 0;
		const states = new Set([this.#automaton.start]);
		for (const state of closure) if (state.type === "one" && hasCodePoint(state.of, letter.code)) states.add(state.to);
		const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
		return this.#number({
			states: live,
			before: kind
		});
	}
	#closure(configuration, after) {
		const { states, before } = this.#standings[configuration] ?? {
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
			if (state.type === "place" && assertionHolds(state.where, before, after)) reached.add(state.to);
		}
		return closure;
	}
	#number(configuration) {
		const key = `${configuration.before} ${configuration.states.join()}`;
		const known = this.#numbers.get(key);
		if (known !== void 0) return known;
		this.#numbers.set(key, this.#standings.length);
		return this.#standings.push(configuration) - 1;
	}
};
function assertionHolds(where, before, after) {
	switch (where) {
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
	if (state.type === "place") return state.where === "start" ? [] : [state.to];
	return state.of.length === 0 ? [] : [state.to];
}
// src/contract/pattern/intersection.ts
const perQuestion$1 = 1e5;
const enough = 3;
const maximumCounted = 400;
function commonTexts(wanted, budget) {
	const own = { left: Math.min(perQuestion$1, budget.left) };
	const granted = own.left;
	const texts = search(wanted, own);
	spend(budget, granted - own.left);
	return own.left < 0 && texts?.length === 0 ? null : texts;
}
function search(wanted, budget) {
	const { like, unlike } = wanted;
	const automata = [...like, ...unlike].map(automatonOf);
	const built = automata.flatMap((automaton) => automaton ?? []);
	if (built.length < automata.length) return null;
	if (!spend(budget, built.reduce((sum, { states }) => sum + states.length, 0))) return null;
	const alphabet = alphabetOf(built, budget);
	if (!alphabet) return null;
	const searches = built.map((automaton) => new Search(automaton, budget));
	return walk$2(searches.slice(0, like.length), searches.slice(like.length), alphabet, wanted, budget);
}
function walk$2(like, unlike, alphabet, { min, max }, budget) {
	const counted = max < Number.POSITIVE_INFINITY ? max + 1 : min;
	if (counted > maximumCounted) return null;
	const searches = [...like, ...unlike];
	const queue = [{
		standings: searches.map((search) => search.begin()),
		length: 0,
		from: null,
		code: 0
	}];
	const seen = new Set();
	const texts = [];
	for (const visit of queue) {
		if (!spend(budget, alphabet.length * searches.length)) return texts.length > 0 ? texts : null;
		if (visit.length >= min && isWanted(visit, like, unlike)) texts.push(textOf$1(visit));
		if (texts.length >= enough) return texts;
		if (visit.length >= max) continue;
		for (const letter of alphabet) {
			const next = {
				standings: visit.standings.map((at, index) => searches[index]?.step(at, letter) ?? at),
				length: Math.min(visit.length + 1, counted),
				from: visit,
				code: letter.code
			};
			const key = `${next.standings.join(" ")},${next.length}`;
			if (seen.has(key) || isLost(next, like, searches)) continue;
			seen.add(key);
			queue.push(next);
		}
	}
	return texts;
}
function isWanted({ standings }, like, unlike) {
	return like.every((search, at) => search.accepts(standings[at] ?? 0)) && !unlike.some((search, at) => search.accepts(standings[like.length + at] ?? 0));
}
function isLost({ standings }, like, searches) {
	return searches.some((search, at) => {
		const standing = standings[at] ?? 0;
		return at < like.length ? search.isDead(standing) : standing === 0;
	});
}
function textOf$1(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}
// src/contract/subsume/texts.ts
const pool = [
	...[
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
		"a_b"
	],
	...[
		"file.txt",
		"docs/file.md",
		"/tmp",
		"../up",
		"~",
		"1.2.3",
		"x@example.org",
		"true",
		""
	],
	...[
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
		"\""
	],
	...[
		"b",
		"c",
		"ab",
		"x",
		"other",
		"x-other",
		"longer than that"
	]
];
const poolCost = 100;
const longest = 2e4;
function solveText(schemas, { budget }) {
	const min = schemas.reduce((most, { minLength }) => Math.max(most, minLength), 0);
	const max = schemas.reduce((least, { maxLength }) => Math.min(least, maxLength), Number.POSITIVE_INFINITY);
	if (min > max) return null;
	const whole = schemas.flatMap(({ pattern }) => pattern ?? []);
	const patterns = whole.flatMap((pattern) => [pattern, ...pattern.parts?.found ?? []]);
	const unlike = [...schemas.flatMap(({ inverse }) => inverse?.unlike ?? []), ...whole.flatMap((pattern) => pattern.parts?.absent ?? [])];
	const sources = new Set(patterns.map(({ source }) => source));
	if (unlike.some(({ source }) => sources.has(source))) return null;
	const fits = (text) => lengthOf(text) >= min && lengthOf(text) <= max;
	const fitting = [...pool.filter(fits), ...plainTexts(min, max)];
	const excluded = excludedTexts(schemas, fits);
	if (patterns.length + unlike.length === 0 && excluded.length === 0) return {
		values: max === 0 ? [""] : fitting,
		complete: max === 0
	};
	const regexes = (from) => from.flatMap(({ regex }) => regex ?? []);
	const without = [...regexes(unlike), ...excluded.length > 0 ? [literals(excluded)] : []];
	const found = commonTexts({
		like: regexes(patterns),
		unlike: without,
		min,
		max
	}, budget);
	if (found && found.length === 0) return null;
	if (!spend(budget, poolCost)) return {
		values: [],
		complete: false
	};
	return {
		values: [...fitting, ...found ?? []],
		complete: false
	};
}
function excludedTexts(schemas, fits) {
	return schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []).filter((value) => typeof value === "string").filter(fits);
}
function plainTexts(min, max) {
	return [
		min,
		min + 1,
		max
	].filter((length) => length <= Math.min(max, longest)).flatMap((length) => ["a".repeat(length), "1".repeat(length)]);
}
// src/contract/subsume/solve.ts
const maximumDepth = 60;
const usual = 4;
function satisfy(terms, budget, want = usual) {
	return new Solver(budget).solve(terms, want);
}
var Solver = class {
	budget;
	#known = new Map();
	#depth = 0;
	constructor(budget) {
		this.budget = budget;
	}
	solve = (terms, want = usual) => {
		const only = terms.length === 1 && terms[0] && "is" in terms[0] ? terms[0].is : null;
		const known = only && this.#known.get(only);
		if (known) return known;
		if (this.#depth > maximumDepth || !spend(this.budget, 4)) return open;
		this.#depth++;
		const state = new State(terms);
		const outcome = state.add(terms) ? this.#branch(state, want) : none;
		this.#depth--;
		if (only && want >= usual && this.budget.left >= 0) this.#known.set(only, outcome);
		return outcome;
	};
	#branch(state, want) {
		if (!spend(this.budget, 1 + state.positives.length)) return open;
		const listed = this.#listed(state, want);
		if (listed) return listed;
		const choice = state.takeChoice();
		if (!choice) return this.#leaf(state, want);
		const values = [];
		let [empty, complete] = [true, true];
		for (const way of choice) {
			const next = state.copy();
			const outcome = next.add(way) ? this.#branch(next, want) : none;
			values.push(...outcome.values);
			empty &&= outcome.empty;
			complete &&= outcome.complete;
			if (values.length >= want) return {
				empty: false,
				values,
				complete: false
			};
			if (this.budget.left < 0) return {
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
	#listed(state, want) {
		const { members } = state.positives.find((one) => one.members) ?? {};
		if (!members) return null;
		const values = [];
		let complete = true;
		for (const value of members.values) {
			const truth = this.#truth(state.asked, value);
			if (truth === true) values.push(value);
			if (truth === null) complete = false;
			if (values.length >= want || this.budget.left < 0) break;
		}
		if (values.length === 0 && !complete) return state.hasChoices ? null : open;
		return {
			empty: values.length === 0 && complete,
			values,
			complete: complete && values.length < want
		};
	}
	#leaf(state, want) {
		const values = [];
		let [empty, complete] = [true, true];
		for (const kind of kinds) {
			if (state.positives.some(({ admits }) => !admits.has(kind))) continue;
			const candidates = this.#ofKind(kind, state.positives);
			const outcome = this.#confirmed(candidates, state.positives, want - values.length);
			values.push(...outcome.values);
			empty &&= outcome.empty;
			complete &&= outcome.complete;
			if (values.length >= want) return {
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
	#ofKind(kind, schemas) {
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
	#confirmed(candidates, schemas, want) {
		if (!candidates) return none;
		const terms = schemas.map((schema) => ({ is: schema }));
		const values = [];
		let isRefuted = candidates.complete;
		for (const value of candidates.values) {
			const truth = this.#truth(terms, value);
			if (truth === null) isRefuted = false;
			if (truth === true) values.push(value);
			if (values.length >= want) return {
				empty: false,
				values,
				complete: false
			};
			if (this.budget.left < 0) return {
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
			for (const term of terms) yield "is" in term ? admits(term.is, value, budget) : negated(admits(term.not, value, budget));
		};
		return all(truths());
	}
};
var State = class State {
	asked;
	positives;
	#choices;
	#fits;
	#unfits;
	constructor(asked, from) {
		this.asked = asked;
		this.positives = [...from?.positives ?? []];
		this.#choices = [...from ? from.#choices : []];
		this.#fits = new Set(from ? from.#fits : []);
		this.#unfits = new Set(from ? from.#unfits : []);
	}
	get hasChoices() {
		return this.#choices.length > 0;
	}
	copy() {
		return new State(this.asked, this);
	}
	add(terms) {
		for (const term of terms) if ("is" in term && !this.#fit(term.is)) return false;
		for (const term of terms) if ("not" in term && !this.#unfit(term.not)) return false;
		return true;
	}
	#fit(schema) {
		const key = keyOf(schema);
		if (key !== null && this.#fits.has(key)) return true;
		if (key !== null && this.#unfits.has(key)) return false;
		if (key !== null) this.#fits.add(key);
		if (schema.admits.size === 0) return false;
		this.positives.push(schema);
		const { any, one, condition, dependents } = schema;
		if (any) this.#choices.push(any.map((inner) => [{ is: inner }]));
		if (one) this.#choices.push(one.map((inner, at) => [{ is: inner }, ...one.filter((_, index) => index !== at).map((other) => ({ not: other }))]));
		if (condition) {
			const { test, met, unmet } = condition;
			this.#choices.push([[{ is: test }, { is: met }], [{ not: test }, { is: unmet }]]);
		}
		for (const [name, dependent] of dependents) this.#choices.push(withOrWithout(name, dependent));
		return schema.all.every((inner) => this.#fit(inner)) && (!schema.not || this.#unfit(schema.not));
	}
	#unfit(schema) {
		const key = keyOf(schema);
		if (key !== null && this.#unfits.has(key)) return true;
		if (key !== null && this.#fits.has(key)) return false;
		if (key !== null) this.#unfits.add(key);
		const ways = refusals(schema, this.positives);
		if (ways.length === 1 && ways[0]) return this.add(ways[0]);
		this.#choices.push(ways);
		return ways.length > 0;
	}
	takeChoice() {
		let best = 0;
		for (const [at, { length }] of this.#choices.entries()) if (length < (this.#choices[best]?.length ?? 0)) best = at;
		return this.#choices.splice(best, 1)[0] ?? null;
	}
};
function withOrWithout(name, dependent) {
	const [without, required] = [{
		...bare,
		properties: new Map([[name, bottom]])
	}, new Set([name])];
	return [[{ is: without }], [{ is: {
		...bare,
		required
	} }, { is: dependent }]];
}
const bare = {
	...top,
	source: null
};
// src/contract/subsume/subsume.ts
const perQuestion = 3e5;
function compare(wider, narrower, mode, budget, candidates = []) {
	if (canonical(wider) === canonical(narrower)) return yes;
	const [one, other] = [withoutReferences(wider), withoutReferences(narrower)];
	const outer = readSchema(mode === "declared" ? presuming(one, other) : one);
	const inner = readSchema(other);
	const own = { left: Math.min(perQuestion, budget.left) };
	const granted = own.left;
	const answer = decide$1(outer, inner, own, candidates);
	spend(budget, granted - own.left);
	return answer;
}
function decide$1(outer, inner, budget, candidates) {
	for (const value of candidates) {
		const answer = refuted(outer, inner, value);
		if (answer) return answer;
	}
	if (budget.left <= 0) return unknown$1("there is too much to compare");
	const { empty, values } = satisfy([{ is: inner }, { not: outer }], budget, 1);
	if (empty && budget.left >= 0) return yes;
	for (const value of values) {
		const answer = refuted(outer, inner, value);
		if (answer) return answer;
	}
	return unknown$1(budget.left < 0 ? "the schemas are too large" : "nothing is proven");
}
function refuted(outer, inner, witness) {
	if (admits(inner, witness) !== true || admits(outer, witness) !== false) return null;
	return {
		answer: "no",
		witness,
		keyword: refusingKeyword(outer, witness)
	};
}
// src/contract/subsume/compare-schemas.ts
function compareSchemas(before, after, candidates = [], budget = createBudget()) {
	const forward = compare(after, before, "declared", budget, candidates);
	const backward = compare(before, after, "declared", budget, candidates);
	const deciding = forward.answer === "no" ? forward : backward;
	const keyword = deciding.answer === "no" ? deciding.keyword : differingKeyword(before, after);
	const verdict = verdictOf$1(forward, backward);
	const proven = verdict !== "unknown" && deciding.answer === "no";
	return {
		verdict,
		detail: sameTypes(readSchema(before), readSchema(after)) ? keyword : "type",
		witness: proven ? { value: deciding.witness } : null
	};
}
function verdictOf$1(forward, backward) {
	if (forward.answer === "unknown") return "unknown";
	if (forward.answer === "yes") return backward.answer === "yes" ? "equivalent" : "widened";
	return backward.answer === "no" ? "incomparable" : "narrowed";
}
function compareProperties(before, after) {
	const added = [];
	const removed = [];
	return {
		added,
		removed,
		isOnlyChange: walk$1(readSchema(before), readSchema(after), "", {
			added,
			removed
		})
	};
}
function walk$1(before, after, path, lists) {
	const both = (kind) => before.admits.has(kind) && after.admits.has(kind);
	const names = (schema) => both("object") ? [...schema.properties.keys()] : [];
	lists.removed.push(...names(before).filter((n) => !after.properties.has(n)).map((n) => path + n));
	lists.added.push(...names(after).filter((n) => !before.properties.has(n)).map((n) => path + n));
	let same = sameTypes(before, after) && sameOtherKeywords(before.source, after.source);
	for (const [name, property] of before.properties) {
		const counterpart = after.properties.get(name);
		if (counterpart) same = walk$1(property, counterpart, `${path}${name}.`, lists) && same;
	}
	if (!before.items || !after.items) return same && before.items === after.items;
	return walk$1(before.items, after.items, `${path}[].`, lists) && same;
}
function sameOtherKeywords(before, after) {
	if (!isObject(before) || !isObject(after)) return before === after;
	return canonical(otherKeywords(before)) === canonical(otherKeywords(after));
}
function otherKeywords({ properties: _properties, items: _items, ...rest }) {
	return rest;
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
		...changedDefaults(...schemas).map((one) => defaultChanged(before, after, facet, one, context))
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
	if (from.type === "range" && to.type === "range") {
		const { verdict, disjoint } = compareRanges(from.value, to.value);
		if (verdict === "equivalent") return [];
		return [change({
			verdict,
			detail: disjoint ? "disjoint" : "changed"
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
		all: null
	}, change);
}
function entriesChanges({ gained, lost, all }, change, isChoice = false) {
	if (all) return [change({
		verdict: all === "emptied" ? "widened" : "narrowed",
		detail: all
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
// src/contract/compare/field-words.ts
const typeWords = new Set([...[
	"string",
	"integer",
	"number",
	"boolean",
	"null",
	"object",
	"array",
	"json"
]]);
const maxLength$1 = 1e3;
function compareFieldWords(before, after, budget) {
	const [from, to] = [facetValue(before, "value") ?? null, facetValue(after, "value") ?? null];
	const change = (parts) => facetChanged(before, after, "value", parts);
	if (canonical(from) === canonical(to)) return [];
	const [readingBefore, readingAfter] = [readWords(from), readWords(to)];
	const [schemaBefore, counterpart] = [schemaOf(readingBefore), schemaOf(readingAfter)];
	if (schemaBefore && counterpart && !(hasAlternatives(readingBefore) && hasAlternatives(readingAfter))) {
		const { verdict } = compareSchemas(schemaBefore, counterpart, [], budget);
		return [change(verdict === "equivalent" ? { detail: "text" } : {
			detail: "type",
			verdict
		})];
	}
	const [literalsBefore, literalsAfter] = [literalsOf(readingBefore, readingAfter), literalsOf(readingAfter, readingBefore)];
	if (!literalsBefore || !literalsAfter) return [change({ detail: "text" })];
	const part = (detail, verdict, value) => value.length > 0 ? [change({
		detail,
		verdict,
		witness: { value }
	})] : [];
	const changes = [...part("literal-added", "widened", subtract(literalsAfter, literalsBefore)), ...part("literal-removed", "narrowed", subtract(literalsBefore, literalsAfter))];
	return changes.length > 0 ? changes : [change({ detail: "text" })];
}
function readWords(value) {
	if (typeof value !== "string" || value.length > maxLength$1) return null;
	const words = value.split("|").map((word) => word.trim());
	if (words.every((word) => typeWords.has(word))) return { types: new Set(words) };
	const isLiteral = (word) => /^["']?[\w.:/-]+["']?$/.test(word) && !typeWords.has(word);
	return words.every(isLiteral) ? { literals: new Set(words) } : null;
}
function hasAlternatives(reading) {
	return reading !== null && "literals" in reading && reading.literals.size > 1;
}
function literalsOf(reading, counterpart) {
	if (!reading || !("literals" in reading)) return null;
	if (reading.literals.size > 1) return reading.literals;
	const known = counterpart && "literals" in counterpart ? counterpart.literals : new Set();
	return [...reading.literals].every((word) => known.has(word)) ? reading.literals : null;
}
function subtract(words, others) {
	return [...words].filter((word) => !others.has(word));
}
function schemaOf(reading) {
	if (!reading) return null;
	if ("literals" in reading) return hasAlternatives(reading) ? {
		type: "string",
		enum: [...reading.literals]
	} : null;
	return reading.types.has("json") ? {} : { type: [...reading.types] };
}
// src/contract/compare/identity.ts
function compareIdentity({ before, after, status, trace }) {
	const parts = {
		from: jsonOf(before),
		to: jsonOf(after),
		was: before && nameLocation(before)
	};
	if (!after) return before ? [changeOf({
		kind: "skill",
		action: "removed",
		...parts,
		trace,
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
function parametersOf(before, after, renames) {
	const [inBefore, inAfter] = [namesByOwner(before), namesByOwner(after)];
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
		const namesBefore = [...inBefore.get(operation) ?? noNames].map((name) => renamed.get(name) ?? name);
		const used = usedParameters.get(operation) ?? noNames;
		return {
			before: new Set(namesBefore),
			after: inAfter.get(operation) ?? noNames,
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
	for (const item of items.filter(({ kind }) => kind === "entrypoint")) for (const [at, word] of argumentsOf(item).entries()) for (const name of placeholdersIn(word)) {
		const key = `${item.owner}\0${name}`;
		const template = word.replace(`{${name}}`, "{}");
		uses.set(key, `${uses.get(key) ?? ""}${item.name}\0${at}\0${template}\0`);
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
function manifestSetChange({ gone, come }) {
	return {
		removed: gone.filter(isManifest),
		added: come.filter(isManifest)
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
	const stated = before.filter(({ dialect }) => formats.has(dialect));
	const kinds = new Set(stated.map(({ kind }) => kind));
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
	const carrierPaths = new Set(manifests.filter((one) => !isPlain(one)).map(({ at }) => at.path));
	return manifests.filter((one) => !isPlain(one) || !carrierPaths.has(one.at.path));
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
	const paired = pairInSteps(removed, added, [
		[commandsKey(operationsBefore), commandsKey(operationsAfter)],
		[interfaceKey(operationsBefore), interfaceKey(operationsAfter)],
		[descriptionOf, descriptionOf]
	]);
	const renames = [...paired.pairs.map(([from, to]) => ({
		before: from,
		after: to
	})), ...pairByDescriptionSimilarity(paired.gone, paired.come)];
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
		const own = parts.get(name) ?? [];
		if (!own.some(({ kind }) => kind === "input")) return void 0;
		return canonical(own.map(signature).sort());
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
		gone: describedOnly(excluding(before, after, pathOf)),
		come: describedOnly(excluding(after, before, pathOf))
	};
}
function pairGlobsWithOutputs(before, after, unpaired) {
	const taken = new Set();
	const pair = (one, other) => {
		if (!one || !other || taken.has(one) || taken.has(other)) return [];
		taken.add(one).add(other);
		return [[one, other]];
	};
	const [added, removed] = [excluding(unpaired.come, before), excluding(unpaired.gone, after)];
	const [covered, covering] = [globsOf(added), globsOf(removed)];
	const pairs = [...removed.flatMap((one) => isInterfaceOnly(one) ? pair(one, covered.get(one.name)) : []), ...added.flatMap((one) => isInterfaceOnly(one) ? pair(covering.get(one.name), one) : [])];
	const [from, to] = [globsOf(before), globsOf(after)];
	const isUnmatched = (item, others) => !taken.has(item) && !(isInterfaceOnly(item) && others.has(item.name));
	return {
		pairs,
		gone: unpaired.gone.filter((item) => isUnmatched(item, to)),
		come: unpaired.come.filter((item) => isUnmatched(item, from))
	};
}
function keepsGlob(from, to, before, after) {
	return textsOf(from).some((glob) => after.has(glob)) || textsOf(to).some((glob) => before.has(glob));
}
function withRenamedGlob({ pairs, gone: removed, come: added }) {
	const [pairLosingGlob, pairGainingGlob] = [0, 1].map((side) => single(pairs.filter((pair) => hasGlobOn(pair, side))));
	const [oldGlob, newGlob] = [single(removed.filter(isInterfaceOnly)), single(added.filter(isInterfaceOnly))];
	if (pairLosingGlob && newGlob) return {
		pairs: pairs.map((pair) => pair === pairLosingGlob ? [pair[0], withInterfaceGlob(newGlob, pair[1])] : pair),
		gone: removed,
		come: added.filter((item) => item !== newGlob)
	};
	if (!pairGainingGlob || !oldGlob) return {
		pairs,
		gone: removed,
		come: added
	};
	return {
		pairs: pairs.map((pair) => pair === pairGainingGlob ? [withInterfaceGlob(oldGlob, pair[0]), pair[1]] : pair),
		gone: removed.filter((item) => item !== oldGlob),
		come: added
	};
}
function hasGlobOn(pair, side) {
	const [own, other] = [pair[side], pair[1 - side]];
	return own.facets.has("interface") && other?.facets.has("interface") === false && !isInterfaceOnly(other);
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
function single(some) {
	return some.length === 1 ? some[0] : void 0;
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
	const ownBudget = { left: Math.min(maxStepsPerQuery, budget.left) };
	const granted = ownBudget.left;
	const answer = decide(wider, narrower, ownBudget);
	spend(budget, granted - ownBudget.left);
	return ownBudget.left < 0 ? unknown : answer;
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
		outer: outer.begin(),
		inner: inner.begin(),
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
	const [from, to] = [readGlob(before, names), readGlob(after, names)];
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
	type: "one",
	of: complement(union(slash, variableRange))
};
const anyPath = {
	type: "repeat",
	part: {
		type: "one",
		of: complement([])
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
function readGlob(pattern, names) {
	if (pattern.length > maxLength || /[\ue000-\uf8ff]/.test(pattern)) return null;
	const plain = replaceVariables(pattern, (name) => variableCharacter(name, names));
	if (/[[\]{}!\\]/.test(plain)) return null;
	return {
		type: "sequence",
		parts: [
			{
				type: "place",
				where: "start"
			},
			...(plain.replace(/^\.\//, "").match(/\*\*\/|\*+|[\s\S]/gu) ?? []).map(readToken),
			{
				type: "place",
				where: "end"
			}
		]
	};
}
function readToken(token) {
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
	const names = new Map(inputs.renames.map((one) => [one.before.name, one.after.name]));
	const { described, others } = pairOutputsByPriority(before, after, names);
	const interfaceNames = [interfaceOnlyNames(before), interfaceOnlyNames(after)];
	const defaults = new Set();
	const changes = others.pairs.flatMap(([outputBefore, outputAfter]) => {
		const keepsGlobName = keepsGlob(outputBefore, outputAfter, ...interfaceNames);
		if (!isSamePath(outputBefore, outputAfter, names)) return patternChanges(outputBefore, outputAfter, keepsGlobName, context);
		const movedInputs = inputsMovingPath(outputBefore, outputAfter, inputs, names);
		for (const name of movedInputs) defaults.add(name);
		return [...movedInputs.length > 0 ? [facetChanged(outputBefore, outputAfter, "effective", changed)] : [], ...compareFacets(outputBefore, outputAfter, context, keepsGlobName ? globFacets : pathFacets)];
	});
	return {
		changes: [
			...described.flatMap(([outputBefore, outputAfter]) => describedChanges(outputBefore, outputAfter, context)),
			...changes,
			...others.come.map(itemAdded),
			...others.gone.map((item) => itemRemoved(item, context))
		],
		defaults
	};
}
function pairOutputsByPriority(before, after, names) {
	const unmatched = unmatchedOutputs(before, after);
	const matchedPairs = pairOutputs(unmatched.gone, unmatched.come, names).pairs;
	const taken = new Set(matchedPairs.flat());
	const isUnpaired = (item) => !taken.has(item);
	const described = pairGlobsWithOutputs(before, after, {
		gone: before.filter(isUnpaired),
		come: after.filter(isUnpaired)
	});
	const lastPairing = pairOutputs(described.gone, described.come, names);
	const others = withRenamedGlob({
		...lastPairing,
		pairs: [...matchedPairs, ...lastPairing.pairs]
	});
	return {
		described: described.pairs,
		others
	};
}
const changed = { detail: "changed" };
const pathFacets = new Set(["effective"]);
const globFacets = new Set(["effective", "interface"]);
function describedChanges(outputBefore, outputAfter, context) {
	return isInterfaceOnly(outputAfter) && comparePatterns(pathOf(outputBefore), pathOf(outputAfter), context.budget) !== "equivalent" ? [patternChanged(outputBefore, outputAfter, context)] : compareFacets(outputBefore, outputAfter, context, globFacets);
}
function patternChanges(outputBefore, outputAfter, keepsGlobName, context) {
	const reportedFacets = outputBefore.facets.has("interface") && outputAfter.facets.has("interface") || keepsGlobName ? globFacets : pathFacets;
	return [patternChanged(outputBefore, outputAfter, context), ...compareFacets(outputBefore, outputAfter, context, reportedFacets)];
}
function patternChanged(outputBefore, outputAfter, { budget }) {
	const [from, to] = [pathOf(outputBefore), pathOf(outputAfter)];
	const verdict = comparePatterns(from, to, budget);
	return facetChanged(outputBefore, outputAfter, "pattern", {
		...changed,
		from,
		to,
		verdict
	});
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
	return pairInSteps(before, after, [
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
// src/contract/compare/unread-fields.ts
function withoutUnread({ gone: removed, come: added }, pairs) {
	const differingKeys = pairs.flatMap(([itemBefore, itemAfter]) => [...differingLocations(itemBefore, itemAfter)]);
	const [before, after] = [removed, added].map((items) => withParents([...items.filter((item) => !isField(item)).map(locationKey), ...differingKeys]));
	return {
		gone: removed.filter((item) => !(isField(item) && after?.has(locationKey(item)))),
		come: added.filter((item) => !(isField(item) && before?.has(locationKey(item))))
	};
}
function isHeldByUnreadField(fields) {
	const locations = new Set(fields.filter(isField).map(({ pointer }) => pointer));
	return ({ pointer }) => [...withParents([pointer])].some((one) => locations.has(one));
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
function withoutSubsumed({ pairs, gone: removed, come: added }, before, context) {
	const manifestChange = manifestSetChange({
		gone: removed,
		come: added
	});
	const isMigrated = isMigration(manifestChange);
	const [removedDialects, addedDialects] = [namesOf(manifestChange.removed), namesOf(manifestChange.added)];
	const isDeclaredAfter = alreadyDeclared(context.after.contract.items);
	const isDeclaredBefore = alreadyDeclared(before.filter(({ kind, dialect }) => kind !== "power" || !removedDialects.has(dialect)));
	const isNewItem = isMigrated ? isNewAfterMigration(before, manifestChange, isOptionalInput(isTakenByCommands(before))) : never;
	const isReportedAddition = (item) => isPower(item) ? !isDeclaredBefore(item) : isNewItem(item);
	return withoutUnread({
		gone: excludeSubsumed(removed, [
			isMigrated ? isTakenByCommands(context.after.contract.items) : ({ dialect }) => removedDialects.has(dialect),
			(item) => removedDialects.has(item.dialect) && isPower(item) && isDeclaredAfter(item),
			coveredByParent(removed, operationsListingFields(pairs, 0)),
			coveredByPart(pairs, 0),
			isStatedIn(context.after.contract.items),
			isReadBy(addedDialects, context.after),
			isMigrated ? isHeldByUnreadField(unreadFields(addedDialects, added)) : never
		]),
		come: excludeSubsumed(added, [
			(item) => addedDialects.has(item.dialect) && !isReportedAddition(item),
			coveredByParent(added, operationsListingFields(pairs, 1)),
			coveredByPart(pairs, 1),
			isStatedIn(before),
			isReadBy(removedDialects, context.before),
			isMigrated ? isReadIn(context.before, removedDialects) : never
		])
	}, pairs);
}
function isStatedIn(items) {
	const stated = new Set(items.map(identityOf));
	return (item) => stated.has(identityOf(item));
}
function unreadFields(dialects, items) {
	return items.filter(({ kind, dialect }) => kind === "field" && dialects.has(dialect));
}
const never = () => false;
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
	const results = new Set([...outputs, ...named("result").map(({ owner }) => owner)]);
	return ({ kind, owner }) => owner !== "" && (operations.has(owner) || kind === "result-field" && results.has(owner));
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
	const taken = parametersByOperation(items);
	return ({ kind, owner, name }) => kind === "input" && taken.get(owner)?.has(name) === true;
}
function isOptionalInput(taken) {
	return (item) => !isSet(item, "required") || facetValue(item, "default") !== void 0 || taken(item);
}
function isEmptyMarker({ kind, facets }) {
	const says = [...facets.values()].some(({ shape }) => shape.type !== "flag" || shape.value);
	return (kind === "stdout" || kind === "sensitive") && !says;
}
// src/contract/compare/compare.ts
function compareSkills(pair) {
	const { before, after } = pair;
	const identity = compareIdentity(pair);
	if (!before || !after) return identity;
	const context = {
		before,
		after,
		budget: createBudget()
	};
	return [
		...identity,
		...compareContracts(context),
		...compareBundles(before, after)
	];
}
function compareContracts(context) {
	const [before, after] = [withSchemas(context.before.contract.items), withSchemas(context.after.contract.items)];
	const operations = pairOperations(before, after);
	const pairedItems = pairItems(operations.before, after);
	const manifestChange = manifestSetChange(pairedItems);
	const { gone: removed, come: added } = withoutSubsumed(pairedItems, operations.before, context);
	const inputs = findRenames("input", removed, added, haveSameUses(operations.before, after));
	const variables = findRenames("environment", removed, added);
	const renames = [...inputs, ...variables];
	const outputs = compareOutputs([...sideOf(pairedItems, 0), ...removed].filter(isOutput), [...sideOf(pairedItems, 1), ...added].filter(isOutput), {
		before: inputsOf(before),
		after: inputsOf(after),
		renames: inputs.filter(isOwnerless)
	}, context);
	const parameters = parametersOf(operations.before, after, inputs);
	const relocate = relocateToOperation(after);
	const keptPairs = pairedItems.pairs.filter(([before]) => !isOutput(before));
	const renamedItems = new Set(renames.flatMap(({ before, after }) => [before, after]));
	const isReportable = (item) => !isOutput(item) && item.kind !== "manifest" && !renamedItems.has(item);
	return [
		...operations.renames.map(({ before, after }) => itemRenamed(before, after)),
		...keptPairs.flatMap((pair) => comparePair(pair, outputs.defaults, parameters, context)).map(markUnfilled(after)),
		...renames.map(({ before, after }) => itemRenamed(before, after)),
		...outputs.changes,
		...manifestChanges(manifestChange, before, context),
		...added.filter(isReportable).map(addedWith(manifestChange)),
		...removed.filter(isReportable).map((item) => itemRemoved(relocate(item), context))
	];
}
function comparePair([before, after], defaults, parameters, context) {
	if (after.kind === "result-field") return compareFieldWords(before, after, context.budget);
	if (after.kind === "entrypoint") return compareCommands(before, after, parameters(after.owner));
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
	const byPath = (item) => item.kind === "file" ? identityBy(item, pathOf) : identityOf(item);
	const byDialect = (item) => item.kind === "file" ? void 0 : `${item.dialect}\0${identityOf(item)}`;
	return pairInSteps(before, after, [
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
// src/pipeline/unreadable-sides.ts
function incomparableFindings(pair, toFinding) {
	const { before, after, namesakes } = pair;
	const report = (rule, draft) => problemFindings(rule, draft, after ?? before, toFinding);
	if (before?.unreadable || after?.unreadable) return before?.unreadable && after ? report("incomparable", unreadableBaseDraft(before, after)) : [];
	if (!namesakes) return null;
	return after && after === namesakes.after[0] ? report("duplicate-identity", indistinctDraft(after, namesakes)) : [];
}
function unreadableReleaseFindings({ after }, { skill, tag }, toFinding) {
	if (!after || !skill.unreadable) return [];
	return problemFindings("incomparable", {
		message: `At ${quote(tag)}, its last release, the manifest of ${quote(after.name)} cannot be read, so its version is measured from base.`,
		at: { path: after.path },
		about: tag
	}, after, toFinding);
}
function problemFindings(id, draft, skill, toFinding) {
	const rule = getProblemRule(id);
	const { severity } = rule;
	const finding = skill && toFinding(draft, {
		...contextOf(skill),
		rule,
		severity
	});
	return finding ? [finding] : [];
}
function unreadableBaseDraft(before, after) {
	return {
		message: `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`,
		at: { path: after.path },
		was: { path: before.path },
		about: "base"
	};
}
function indistinctDraft(skill, { before, after }) {
	const [basePlaces, headPlaces] = [formatPlaces(before), formatPlaces(after)];
	const [baseSkill] = before;
	return {
		message: `Skill ${quote(skill.name)} stood in ${basePlaces} and stands in ${headPlaces}; which became which cannot be told, so nothing says what breaks.`,
		at: nameLocation(skill),
		was: baseSkill && nameLocation(baseSkill),
		about: skill.name,
		before: before.map(({ root }) => root),
		after: after.map(({ root }) => root)
	};
}
function formatPlaces(skills) {
	return formatList(skills.map(({ name, root }) => describeSkill({
		name,
		root
	}).place));
}
// src/pipeline/version-bump.ts
function declaredBumpOf({ before, after }) {
	return before && after ? declaredBump(before.version?.value, after.version?.value) : null;
}
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
	for (const [dialect, headVersion] of [...after].reverse()) {
		const baseVersion = before.get(dialect) ?? before.get(predecessorDialects[dialect] ?? "");
		if (baseVersion) return [baseVersion, headVersion];
	}
}
const predecessorDialects = { "skill-manifest-v2": "router-manifest" };
function isSatisfied({ before, after }, declared, required) {
	if (after === null || before === null) return required === "none";
	if (declared === "decreased" || before.version && !after.version) return false;
	if (!before.version && !after.version && required !== "major" && required !== "none") return null;
	return covers(declared, required);
}
function breakingSeverity(pair, config) {
	if (pair.before?.version) return "error";
	if (config.unversioned !== "auto") return config.unversioned === "warn" ? "warning" : "error";
	return pair.before && hasContract(pair.before) ? "error" : "warning";
}
const descriptiveKinds = new Set([
	"manifest",
	"description",
	"body",
	"bundle",
	"license",
	"metadata",
	"display-name",
	"tag",
	"topic",
	"keyword",
	"field"
]);
function hasContract(skill) {
	return skill.contract.items.some((item) => !descriptiveKinds.has(item.kind));
}
const versionRules = lintRulesOf("version");
function judgeBump(pair, assessment, config, toFinding) {
	const { before, after } = pair;
	if (!before || !after) return [];
	const { declared, required, accepted, tag } = assessment;
	const subject = {
		before,
		after,
		declared,
		required,
		reasons: assessment.findings.filter((finding) => finding.bump === required),
		accepted,
		tag
	};
	const isLenient = declared === null && breakingSeverity(pair, config) === "warning";
	return versionRules.flatMap((rule) => Array.from(rule.check(subject), (draft) => {
		const severity = isLenient && rule.severity === "error" ? "warning" : rule.severity;
		return toFinding(draft, {
			...contextOf(after),
			rule,
			severity
		});
	})).filter((finding) => finding !== null);
}
// src/pipeline/judge.ts
function judge(originalPair, config, toFinding, release = null) {
	const pair = alignVersions(originalPair);
	const unreleased = [];
	if (pair.status === "unchanged") return {
		pair,
		findings: [],
		required: "none",
		declared: "none",
		satisfied: true,
		unreleased
	};
	const incomparable = incomparableFindings(pair, toFinding);
	if (incomparable) return {
		pair,
		findings: incomparable,
		required: null,
		declared: null,
		satisfied: null,
		unreleased
	};
	const unreadableRelease = release ? unreadableReleaseFindings(pair, release, toFinding) : [];
	const readableRelease = release?.skill.unreadable ? null : release;
	const releasePair = readableRelease ? alignVersions({
		...pair,
		before: readableRelease.skill
	}) : pair;
	const isDecreased = declaredBumpOf(pair) === "decreased";
	const bumpPair = isDecreased ? pair : releasePair;
	const declared = declaredBumpOf(bumpPair);
	const findChanges = (candidate) => changeFindings(candidate, declared, config, toFinding);
	const findings = findChanges(pair);
	const sinceRelease = readableRelease ? findChanges(releasePair) : [];
	const { open: unaccepted, accepted } = splitAccepted(readableRelease ? sinceRelease : findings);
	const required = largestBump(unaccepted.map((finding) => finding.bump ?? "none"));
	const bumpDetails = judgeBump(bumpPair, {
		declared,
		required,
		findings: unaccepted,
		accepted,
		tag: isDecreased ? null : readableRelease?.tag ?? null
	}, config, toFinding);
	const satisfied = isSatisfied(releasePair, declared, required);
	return {
		pair,
		findings: [
			...findings,
			...unreadableRelease,
			...bumpDetails
		],
		required,
		declared,
		satisfied,
		unreleased: sinceRelease
	};
}
function unreleasedChanges(pair, release, config, toFinding) {
	if (!release || release.skill.unreadable || pair.after?.unreadable) return [];
	const releasePair = alignVersions({
		...pair,
		before: release.skill
	});
	return changeFindings(releasePair, declaredBumpOf(releasePair), config, toFinding);
}
function splitAccepted(findings) {
	const isAccepted = ({ state }) => state === "accepted";
	return {
		open: findings.filter((one) => !isAccepted(one)),
		accepted: findings.filter(isAccepted)
	};
}
function changeFindings(pair, declared, config, toFinding) {
	const redactions = redactionsOf(pair);
	return compareSkills(pair).map((change) => judgeChange(change, pair, declared, redactions, config, toFinding)).filter((finding) => finding !== null);
}
const rulesByKind = groupBy(changeRules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({
	kind,
	rule
}))), ({ kind }) => kind);
function ruleFor(change) {
	return (rulesByKind.get(change.kind)?.find(({ rule }) => matches(rule, change)))?.rule ?? unclassifiedChange;
}
function judgeChange(change, pair, declared, redactions, config, toFinding) {
	const rule = ruleFor(change);
	const grade = gradeOf(rule, change, config.compat === "semantic");
	const isPrivilege = rule.category === "privilege";
	const severity = isPrivilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
	const { at, was: baseLocation, from: before, to: after } = change;
	const about = [
		change.kind,
		...identity(change),
		change.facet ?? "",
		change.detail ?? ""
	].join("\0");
	const message = rule.message(change);
	const sensitive = isSensitiveChange(change, redactions.names) ? sensitiveKey(change) : void 0;
	const stated = fingerprintInput(change, rule);
	const draft = {
		message,
		at,
		was: baseLocation ?? void 0,
		before,
		after,
		about,
		stated,
		sensitive
	};
	const skill = pair.after ?? pair.before;
	return toFinding(draft, {
		rule,
		severity,
		coveredByBump: !isPrivilege && covers(declared, grade.bump) && grade.bump !== "none",
		bump: grade.bump,
		skill: skill?.root ?? null,
		texts: skill?.texts ?? new Map(),
		secrets: redactions.secrets
	});
}
function isSensitiveChange({ kind, before, after }, names) {
	if (kind !== "input" && kind !== "environment") return false;
	return [before, after].some((item) => item !== null && names.has(item.name));
}
function sensitiveKey({ facet, detail }) {
	return detail?.startsWith("property-") ? "name" : facet ?? "schema";
}
function fingerprintInput(change, { grade }) {
	const { after, verdict, witness } = change;
	const headName = after ? [after.owner, after.name] : null;
	const bumpDetails = typeof grade === "function" ? [grade(change).bump] : [];
	return canonical([
		headName,
		verdict,
		witness,
		...bumpDetails
	]);
}
function identity(change) {
	const item = change.before ?? change.after;
	return [item?.owner ?? "", item?.name ?? ""];
}
function gradeSeverity(grade, pair, declared, config) {
	if (grade.bump === "major") return declared === null ? breakingSeverity(pair, config) : "error";
	return grade.warn ? "warning" : "note";
}
export { judge, ruleFor, unreleasedChanges };
