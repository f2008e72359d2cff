import { $t as mendingPlace, An as newBudget, Br as withPlaceholders, Cn as holds, Dn as divides, En as commonMultiple, Gr as isManifestName, Gt as problemRuleNamed, Ir as builtIn, Jr as versionPlace, Jt as largest, Kr as manifestOf, Lr as placeholdersIn, Mi as nameOf, Mn as canonical, Mr as isSet, Ni as upwards, Oi as folderOf, On as all, Pt as contextOf, Qt as keywordPlace, Rr as rewritten, Sn as everything, Tn as word, Un as compareDotted, Vr as declaredBump, Wr as differ, Wt as lintRules, _n as kinds, bn as single, cn as membersOf, dn as groupOf, dt as compareTools, en as namePlace, fi as compareText, fn as isAnnotation, gn as kindOf, gt as isPlainCommand, hn as isObject, hr as listed, ht as coversCommand, ii as find, it as hiddenIn, jn as spend, jr as facetValue, kn as negated, kr as skillignore, li as grouped, ln as readSchema, mn as bottom, mt as beginningsOf, on as admits, pi as gone, pn as isSelfContained, pt as compareEntries, qt as covers, sn as lengthOf, un as withoutReferences, vn as top, wn as union, xn as complement, xr as skillWords, yi as quoted, yn as literals, zr as variablesIn } from "./core.js";
import { a as unclassifiedChange, c as parametersByOperation, l as compareRanges, n as changeRules, o as argumentsOf, s as isProse } from "./catalog.js";
import { a as saysNothing, c as pairInSteps, i as namesWith, l as pathOf, n as saysAlready, o as descriptionOf, r as heldByPart, s as identityOf, t as isPower, u as withBase } from "./powers.js";
import { t as likeness } from "./similarity.js";
import { n as matches, r as powerSeverity, t as gradeOf } from "./grading.js";
// src/contract/change.ts
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
function added(after) {
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
function removed(before, { after: skill }) {
	const at = mendingPlace(before, skill);
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
function renamed(before, after) {
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
	const [was, now] = [before.facets.get(facet), after.facets.get(facet)];
	return changeOf({
		kind: after.kind,
		action: "changed",
		before,
		after,
		facet,
		from: jsonValue(was),
		to: jsonValue(now),
		at: now?.at ?? after.at,
		was: placeBefore(before, was, now),
		...parts
	});
}
function placeBefore(item, was, now) {
	return was || !now ? was?.at ?? item.at : null;
}
function jsonValue(facet) {
	return facet?.shape.value ?? null;
}
function jsonOf$1(item) {
	const facets = [...item.facets].map(([name, facet]) => [name, facet.shape.value]);
	return Object.fromEntries([["name", item.name], ...facets]);
}
// src/contract/bundle.ts
function compareBundles(before, after) {
	const [was, now] = [bundleOf(before), bundleOf(after)];
	const [lost, gained] = [recipesOf(before, after), recipesOf(after, before)];
	const [leavesOutThen, leavesOutNow] = [leavesOut(before), leavesOut(after)];
	const isSaid = (file, other, recipes) => !other && recipes.has(file.name);
	const gone = [...was.values()].filter((file) => {
		const other = now.get(file.name);
		if (leavesOutThen(file.name) && (!other || leavesOutNow(file.name))) return false;
		return differ(file, other) && !isSaid(file, other, lost);
	});
	const come = [...now.values()].filter((file) => {
		const other = was.get(file.name);
		if (leavesOutNow(file.name) && (!other || leavesOutThen(file.name))) return false;
		return differ(other, file) && !isSaid(file, other, gained);
	});
	if (gone.length + come.length === 0) return [];
	const place = (skill, file) => file ? { path: file.path } : versionPlace(skill);
	return [changeOf({
		kind: "bundle",
		action: "changed",
		facet: "files",
		from: gone.map(({ name }) => name),
		to: come.map(({ name }) => name),
		at: place(after, come[0]),
		was: place(before, gone[0])
	})];
}
function leavesOut({ ignore }) {
	return typeof ignore === "string" ? skillignore(ignore) : () => false;
}
function recipesOf({ contract }, other) {
	const said = contract.items.filter(({ kind }) => kind === "recipe").filter(({ dialect }) => manifestOf(other, dialect));
	return new Set(said.map(({ name }) => name));
}
function bundleOf({ files, manifests }) {
	const carriers = new Set(manifests.map(({ path }) => path));
	const nested = new Set(files.filter(({ name }) => isManifestName(nameOf(name))).map(({ name }) => folderOf(name)));
	const own = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nested));
	return new Map(own.map((file) => [file.name, file]));
}
function isNested(name, folders) {
	return [...upwards(folderOf(name))].some((folder) => folder !== "" && folders.has(folder));
}
// src/contract/manifests.ts
function turnoverOf({ gone, come }) {
	return {
		lost: gone.filter(isManifest),
		gained: come.filter(isManifest)
	};
}
function isMigration({ lost, gained }) {
	return lost.length > 0 && gained.length > 0;
}
function manifestChanges({ lost, gained }, items, sides) {
	const [went, came] = [carriersOf(lost), carriersOf(gained)];
	const [from, to] = [went.at(-1), came.at(-1)];
	if (from && to) return [renamed(from, to)];
	const beside = items.some((item) => isManifest(item) && !isPlain(item));
	return [...came.map((item) => ({
		...added(item),
		detail: beside ? "beside" : null
	})), ...went.map((item) => removed(item, sides))];
}
function newsAfter(before, { lost }, takes) {
	const formats = new Set(lost.map(({ name }) => name));
	const stated = before.filter(({ dialect }) => formats.has(dialect));
	const kinds = new Set(stated.map(({ kind }) => kind));
	return (item) => kinds.has(item.kind) || item.kind === "input" && !takes(item);
}
function addedBy(turnover) {
	const formats = new Set(isMigration(turnover) ? [] : turnover.gained.map(({ name }) => name));
	return (item) => ({
		...added(item),
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
	const rich = new Set(manifests.filter((one) => !isPlain(one)).map(({ at }) => at.path));
	return manifests.filter((one) => !isPlain(one) || !rich.has(one.at.path));
}
// src/contract/unread.ts
function withoutUnread({ gone, come }, pairs) {
	const differing = pairs.flatMap(([was, now]) => [...differingPlaces(was, now)]);
	const [before, after] = [gone, come].map((items) => withParents([...items.filter((item) => !isField(item)).map(placeOf), ...differing]));
	return {
		gone: gone.filter((item) => !(isField(item) && after?.has(placeOf(item)))),
		come: come.filter((item) => !(isField(item) && before?.has(placeOf(item))))
	};
}
function standsIn(fields) {
	const places = new Set(fields.filter(isField).map(({ pointer }) => pointer));
	return ({ pointer }) => [...withParents([pointer])].some((one) => places.has(one));
}
function isReadIn(skill, dialects) {
	const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
	return (item) => isField(item) && roots.some(({ root }) => !find(root, item.pointer).missing);
}
function isField({ kind }) {
	return kind === "field";
}
function placeOf({ dialect, pointer }) {
	return `${dialect}${pointer}`;
}
function* differingPlaces(was, now) {
	if (was.dialect !== now.dialect) return;
	for (const name of new Set([...was.facets.keys(), ...now.facets.keys()])) {
		const [before, after] = [was, now].map(({ facets }) => facets.get(name)?.shape.value);
		if (canonical(before ?? null) === canonical(after ?? null)) continue;
		yield name === "value" ? placeOf(now) : `${placeOf(now)}/${name}`;
	}
}
function withParents(places) {
	const all = new Set();
	for (const place of places) {
		let rest = place;
		while (rest !== "" && !all.has(rest)) {
			all.add(rest);
			rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")));
		}
	}
	return all;
}
// src/contract/claims.ts
function withoutClaimed({ pairs, gone, come }, before, sides) {
	const turnover = turnoverOf({
		gone,
		come
	});
	const migrated = isMigration(turnover);
	const [lost, gained] = [namesOf$1(turnover.lost), namesOf$1(turnover.gained)];
	const isSaid = saysAlready(sides.after.contract.items);
	const wasSaid = saysAlready(before.filter(({ kind, dialect }) => kind !== "power" || !lost.has(dialect)));
	const isOther = migrated ? newsAfter(before, turnover, isNoDemand(takenBy(before))) : nothing;
	const isNews = (item) => isPower(item) ? !wasSaid(item) : isOther(item);
	return withoutUnread({
		gone: unclaimed(gone, [
			migrated ? takenBy(sides.after.contract.items) : ({ dialect }) => lost.has(dialect),
			(item) => lost.has(item.dialect) && isPower(item) && isSaid(item),
			heldByParent(gone, withFields(pairs, 0)),
			heldByPart(pairs, 0),
			statedIn(sides.after.contract.items),
			isReadBy(gained, sides.after),
			migrated ? standsIn(unreadBy(gained, come)) : nothing
		]),
		come: unclaimed(come, [
			(item) => gained.has(item.dialect) && !isNews(item),
			heldByParent(come, withFields(pairs, 1)),
			heldByPart(pairs, 1),
			statedIn(before),
			isReadBy(lost, sides.before),
			migrated ? isReadIn(sides.before, lost) : nothing
		])
	}, pairs);
}
function statedIn(items) {
	const stated = new Set(items.map(identityOf));
	return (item) => stated.has(identityOf(item));
}
function unreadBy(dialects, items) {
	return items.filter(({ kind, dialect }) => kind === "field" && dialects.has(dialect));
}
const nothing = () => false;
function unclaimed(items, claims) {
	const isLeft = (item) => !isNothing(item) && !saysNothing(item) && !claims.some((claim) => claim(item));
	return items.filter((item) => item.kind === "manifest" || isLeft(item));
}
function namesOf$1(items) {
	return new Set(items.map(({ name }) => name));
}
function heldByParent(items, outputs) {
	const named = (kind) => items.filter((item) => item.kind === kind);
	const operations = namesOf$1(named("operation"));
	const results = new Set([...outputs, ...named("result").map(({ owner }) => owner)]);
	return ({ kind, owner }) => owner !== "" && (operations.has(owner) || kind === "result-field" && results.has(owner));
}
function withFields(pairs, side) {
	const results = pairs.filter(([before]) => before.kind === "result");
	return new Set(results.filter((pair) => isSet(pair[side], "fields") && !isSet(pair[1 - side] ?? null, "fields")).map(([{ owner }]) => owner));
}
function isReadBy(manifests, skill) {
	return (item) => {
		if (item.kind !== "field" || manifests.size === 0) return false;
		const manifest = manifestOf(skill, item.dialect);
		return manifest !== void 0 && !find(manifest.root, item.pointer).missing;
	};
}
function takenBy(items) {
	const taken = parametersByOperation(items);
	return ({ kind, owner, name }) => kind === "input" && taken.get(owner)?.has(name) === true;
}
function isNoDemand(taken) {
	return (item) => !isSet(item, "required") || facetValue(item, "default") !== void 0 || taken(item);
}
function isNothing({ kind, facets }) {
	const says = [...facets.values()].some(({ shape }) => shape.type !== "flag" || shape.value);
	return (kind === "stdout" || kind === "sensitive") && !says;
}
// src/contract/entrypoints.ts
function compareCommands(before, after, inputs) {
	const [was, now] = [readCommand(before, inputs.names), readCommand(after, new Map())];
	if (canonical(argvOf(before)) === canonical(argvOf(after))) return [];
	if (isProse(before)) return isProse(after) ? [facetChanged(before, after, "argv", { detail: "text" })] : [added(after)];
	const isKnown = (name) => inputs.before.has(name) || isImplied(name, before);
	const dropped = [...was.takes].filter((name) => !now.takes.has(name) && isKnown(name));
	const isImpliedNow = (name) => !inputs.after.has(name) && isImplied(name, after);
	const gained = [...now.takes].filter((name) => !was.takes.has(name) && (inputs.after.has(name) || isImpliedNow(name)));
	const isTaken = (name) => inputs.before.has(name) || inputs.taken.has(name);
	const wentItself = (name) => inputs.before.has(name) && !inputs.after.has(name);
	const spoken = new Set([...dropped, ...gained]);
	const isSame = was.isList === now.isList && rest(was, spoken) === rest(now, spoken);
	const change = (parts) => facetChanged(before, after, "argv", parts);
	return [
		...dropped.filter((name) => !wentItself(name)).map((name) => change({
			detail: "placeholder-dropped",
			from: name,
			to: null
		})),
		...gained.filter((name) => isImpliedNow(name) || inputs.before.has(name)).map((name) => ({
			to: name,
			detail: isTaken(name) ? "placeholder-added" : "placeholder-new"
		})).map((parts) => change({
			...parts,
			from: null
		})),
		...!was.isList || !now.isList || canonical(was.program) === canonical(now.program) ? [] : [change({
			detail: "interpreter",
			from: was.program,
			to: now.program
		})],
		...isSame ? [] : [change({ detail: "changed" })]
	];
}
function readCommand(item, names) {
	const value = argvOf(item);
	const words = (Array.isArray(value) ? value : [value]).map((word) => typeof word === "string" ? withPlaceholders(word, names) : word);
	const takes = new Set(words.filter(isText).flatMap(placeholdersIn));
	if (!Array.isArray(value)) return {
		isList: false,
		program: null,
		words,
		takes
	};
	return {
		isList: true,
		program: words[0] ?? null,
		words: words.slice(1),
		takes
	};
}
function argvOf(item) {
	return facetValue(item, "argv") ?? null;
}
function isText(word) {
	return typeof word === "string";
}
function isImplied(name, { dialect }) {
	return dialect === "router-manifest" && !builtIn.has(name);
}
function rest({ words }, names) {
	const puts = (word) => isText(word) && placeholdersIn(word).some((name) => names.has(name));
	return canonical(without$1(words, (word) => cleaned(word, puts)));
}
function cleaned(word, puts) {
	if (!isText(word) || !puts(word)) return word;
	const left = without$1(word.split(" "), (part) => puts(part) ? void 0 : part);
	return left.length > 0 ? left.join(" ") : void 0;
}
function without$1(words, clean) {
	const left = words.map(clean);
	const isOption = (word) => isText(word) && word.startsWith("-");
	return left.filter((word, at) => word !== void 0 && !(isOption(word) && at + 1 < left.length && left[at + 1] === void 0));
}
// src/contract/exec-policy.ts
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
// src/contract/exec.ts
function isExec({ kind, facets }) {
	return kind === "power" && facets.has("allowed");
}
function compareExec(before, after) {
	const [was, now] = [policyOf(before), policyOf(after)];
	const change = (facet, parts) => facetChanged(before, after, facet, parts);
	const whole = {
		from: valuesOf(before),
		to: valuesOf(after)
	};
	if (was.allowed !== now.allowed) return [change("allowed", {
		detail: "changed",
		verdict: now.allowed ? "widened" : "narrowed",
		...whole
	})];
	const parts = was.allowed ? partsOf(was, now) : [];
	const left = parts.some(({ names }) => names === null) ? [] : unspoken(was, now, parts);
	return [...parts, ...left].map(({ facet, detail, verdict, names }) => change(facet, {
		detail,
		verdict,
		...names ? { witness: { value: names } } : whole
	}));
}
function partsOf(was, now) {
	const lines = [...linesOf(was), ...linesOf(now)];
	const growth = (line) => allowanceOf(now, line) - allowanceOf(was, line);
	const gained = lines.filter((line) => growth(line) > 0);
	const lost = lines.filter((line) => growth(line) < 0);
	const part = (facet, detail, verdict) => ({
		of: (some) => some.length > 0 ? [{
			facet,
			detail,
			verdict,
			names: sorted$1(some)
		}] : [],
		ofAll: {
			facet,
			detail,
			verdict,
			names: null
		}
	});
	const [shut, unlisted] = split(lost, (line) => lists(now, line));
	const blocked = part("blocked", "added", "narrowed").of(cause(shut, now.blocked, was.blocked));
	if (was.commands && !now.commands) return [part("commands", "emptied", "widened").ofAll, ...blocked];
	const moved = part("commands", "moved", "widened");
	if (!was.commands && now.commands) return [part("commands", "filled", "narrowed").ofAll, ...moved.of(gained)];
	const [opened, listed] = split(gained, (line) => lists(was, line));
	const [entered, fresh] = split(listed, (line) => blocks(was, line));
	return [
		...part("commands", "added", "widened").of(cause(fresh, now.commands, was.commands)),
		...moved.of(entered),
		...part("blocked", "removed", "widened").of(cause(opened, was.blocked, now.blocked)),
		...part("commands", "removed", "narrowed").of(cause(unlisted, was.commands, now.commands)),
		...blocked
	];
}
function cause(lines, own, other) {
	const heads = headsOf(lines);
	return [...own ?? []].filter((entry) => !other?.has(entry) && heads.has(entry));
}
function unspoken(was, now, parts) {
	const spoken = new Set(parts.flatMap(({ names }) => names ?? []));
	const unblocked = headsOf(parts.filter(({ detail }) => detail === "moved").flatMap(({ names }) => names ?? []));
	return ["commands", "blocked"].flatMap((facet) => {
		const [old, young] = [was[facet] ?? new Set(), now[facet] ?? new Set()];
		const own = new Set(parts.filter((one) => one.facet === facet).flatMap((one) => one.names ?? []));
		const heads = facet === "blocked" ? new Set([...headsOf(own), ...unblocked]) : headsOf(own);
		const names = [...[...old].filter((name) => !young.has(name)), ...[...young].filter((name) => !old.has(name))].filter((name) => !spoken.has(name) && !heads.has(name) && !coversCommand(own, name));
		if (names.length === 0) return [];
		return [{
			facet,
			detail: "changed",
			verdict: "equivalent",
			names: sorted$1(names)
		}];
	});
}
function headsOf(lines) {
	return new Set([...lines].flatMap(beginningsOf));
}
function split(names, test) {
	return [names.filter(test), names.filter((name) => !test(name))];
}
function sorted$1(names) {
	return [...new Set(names)].sort(compareText);
}
function valuesOf({ facets }) {
	return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}
// src/contract/schema-difference.ts
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
// src/contract/answer.ts
const yes = { answer: "yes" };
function unknown$1(reason) {
	return {
		answer: "unknown",
		reason
	};
}
// src/contract/presumed.ts
const silent = new Set([
	"type",
	"properties",
	"required",
	"minProperties",
	"maxProperties",
	"items"
]);
const maximumDepth$2 = 64;
function presuming(wider, narrower, depth = 0) {
	if (!isObject(wider) || !isObject(narrower) || depth > maximumDepth$2) return wider;
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
// src/contract/refusing-keyword.ts
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
// src/contract/satisfy/outcome.ts
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
// src/contract/satisfy/lists.ts
const longest$3 = 64;
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
		const tried = new Set(lengths.filter((l) => l >= this.#low && l <= this.#high && l <= longest$3));
		for (const length of [...tried].sort((a, b) => a - b)) for (const fix of fixed) for (const shift of [
			0,
			1,
			2
		]) yield* this.#filled(length, fix, shift);
		const most = Math.min(this.#high, longest$3, this.#low + 12);
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
			const length = Math.min(longest$3, Math.max(this.#low, fits, this.#rest));
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
		if (min <= longest$3) yield ending(min);
		if (max <= longest$3 && max > min) yield ending(max);
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
// src/contract/satisfy/terms.ts
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
function keyOf$1(schema) {
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
// src/contract/satisfy/negation-scalars.ts
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
// src/contract/satisfy/negation.ts
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
	const isClosed = keyOf$1(schema) !== null;
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
	return schema === top || keyOf$1(schema) !== null && refusals(schema, []).length === 0;
}
function isSame(one, other) {
	if (!one || !other) return false;
	if (one === other) return true;
	const key = keyOf$1(one);
	return key !== null && key === keyOf$1(other);
}
// src/contract/satisfy/numbers.ts
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
// src/contract/satisfy/names.ts
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
		const names = namesOf(patterns, matched, named, asked, context);
		if (names) classes.push({
			names,
			terms: termsOf(schemas, matched)
		});
	}
	return classes;
}
function namesOf(patterns, matched, named, asked, { solve }) {
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
// src/contract/satisfy/objects.ts
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
		if (this.#low < this.#high && this.#low < longest$2) yield* this.#padded(entries);
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
		if (this.#low > longest$2) return;
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
const longest$2 = 24;
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
const preferred = "a0b1-x_A/. :,;@#+=!?*%&()[]{}<>|~^$'\"`\\\n	\u00e9";
function alphabetOf(automata, budget) {
	const sets = distinctSets(automata);
	const atoms = atomsOf(sets);
	if (!spend(budget, sets.length * (atoms.length + 42))) return null;
	const classes = new Map();
	for (const code of [...codesOf(preferred), ...atoms]) {
		const key = sets.map((set) => holds(set, code) ? "1" : "0").join("");
		if (!classes.has(key)) classes.set(key, code);
	}
	return [...classes.values()].map((code) => ({
		code,
		isWord: holds(word, code)
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
	const cuts = new Set();
	for (const { from, to } of [everything, ...sets].flat()) cuts.add(from).add(to + 1);
	return [...cuts].filter((code) => holds(everything, code)).sort((a, b) => a - b);
}
// src/contract/pattern/automaton.ts
const maximumStates = 2e3;
function automatonOf(regex) {
	const builder = new Builder();
	const start = builder.add(regex, builder.push({ type: "accept" }));
	return builder.full ? null : {
		states: builder.states,
		start
	};
}
var Builder = class {
	states = [];
	get full() {
		return this.states.length > maximumStates;
	}
	push(state) {
		this.states.push(state);
		return this.states.length - 1;
	}
	add(regex, next) {
		if (this.full) return next;
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
		else for (let more = max - min; more > 0 && !this.full; more--) to = this.push({
			type: "fork",
			to: [this.add(part, to), next]
		});
		for (let left = min; left > 0 && !this.full; left--) to = this.add(part, to);
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
	isHopeless(standing) {
		return standing !== 0 && this.#standings[standing]?.states.length === 0;
	}
	accepts(standing) {
		return standing === 0 || this.#closure(standing, "end") === 0;
	}
	step(standing, letter) {
		if (standing === 0) return 0;
		const key = `${standing} ${letter.code}`;
		const known = this.#steps.get(key);
		if (known !== void 0) return known;
		const next = this.#stepAnew(standing, letter);
		this.#steps.set(key, next);
		return next;
	}
	#stepAnew(standing, letter) {
		const kind = letter.isWord ? "word" : "other";
		const closure = this.#closure(standing, kind);
		if (closure === 0) return 0;
		const states = new Set([this.#automaton.start]);
		for (const state of closure) if (state.type === "one" && holds(state.of, letter.code)) states.add(state.to);
		const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
		return this.#number({
			states: live,
			before: kind
		});
	}
	#closure(standing, after) {
		const { states, before } = this.#standings[standing] ?? {
			states: [],
			before: "other"
		};
		const reached = new Set(states);
		const closure = [];
		for (const number of reached) {
			const state = this.#automaton.states[number];
			if (!state || !spend(this.#budget, 1)) break;
			closure.push(state);
			if (state.type === "accept") return 0;
			if (state.type === "fork") for (const to of state.to) reached.add(to);
			if (state.type === "place" && isThere(state.where, before, after)) reached.add(state.to);
		}
		return closure;
	}
	#number(standing) {
		const key = `${standing.before} ${standing.states.join()}`;
		const known = this.#numbers.get(key);
		if (known !== void 0) return known;
		this.#numbers.set(key, this.#standings.length);
		return this.#standings.push(standing) - 1;
	}
};
function isThere(where, before, after) {
	switch (where) {
		case "start": return before === "start";
		case "end": return after === "end";
		case "boundary": return before === "word" !== (after === "word");
		case "inside": return before === "word" === (after === "word");
	}
}
function liveStates({ states }) {
	const sources = new Map();
	for (const [number, state] of states.entries()) for (const to of targets(state)) {
		const known = sources.get(to);
		if (known) known.push(number);
		else sources.set(to, [number]);
	}
	const live = new Set([...states.keys()].filter((n) => states[n]?.type === "accept"));
	for (const number of live) for (const source of sources.get(number) ?? []) live.add(source);
	return live;
}
function targets(state) {
	if (state.type === "accept") return [];
	if (state.type === "fork") return state.to;
	if (state.type === "place") return state.where === "start" ? [] : [state.to];
	return state.of.length === 0 ? [] : [state.to];
}
// src/contract/pattern/intersection.ts
const perQuestion$2 = 1e5;
const enough = 3;
const maximumCounted = 400;
function commonTexts(wanted, budget) {
	const own = { left: Math.min(perQuestion$2, budget.left) };
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
		if (visit.length >= min && isWanted(visit, like, unlike)) texts.push(textOf$2(visit));
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
		return at < like.length ? search.isHopeless(standing) : standing === 0;
	});
}
function textOf$2(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}
// src/contract/satisfy/texts.ts
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
const longest$1 = 2e4;
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
	].filter((length) => length <= Math.min(max, longest$1)).flatMap((length) => ["a".repeat(length), "1".repeat(length)]);
}
// src/contract/satisfy/solve.ts
const maximumDepth$1 = 60;
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
		if (this.#depth > maximumDepth$1 || !spend(this.budget, 4)) return open;
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
		const key = keyOf$1(schema);
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
		const key = keyOf$1(schema);
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
// src/contract/subsume.ts
const perQuestion$1 = 3e5;
function compare(wider, narrower, mode, budget, candidates = []) {
	if (canonical(wider) === canonical(narrower)) return yes;
	const [one, other] = [withoutReferences(wider), withoutReferences(narrower)];
	const outer = readSchema(mode === "declared" ? presuming(one, other) : one);
	const inner = readSchema(other);
	const own = { left: Math.min(perQuestion$1, budget.left) };
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
// src/contract/compare-schemas.ts
function compareSchemas(before, after, candidates = [], budget = newBudget()) {
	const kept = compare(after, before, "declared", budget, candidates);
	const gained = compare(before, after, "declared", budget, candidates);
	const deciding = kept.answer === "no" ? kept : gained;
	const keyword = deciding.answer === "no" ? deciding.keyword : differingKeyword(before, after);
	const verdict = verdictOf$1(kept, gained);
	const proven = verdict !== "unknown" && deciding.answer === "no";
	return {
		verdict,
		detail: sameTypes(readSchema(before), readSchema(after)) ? keyword : "type",
		witness: proven ? { value: deciding.witness } : null
	};
}
function verdictOf$1(kept, gained) {
	if (kept.answer === "unknown") return "unknown";
	if (kept.answer === "yes") return gained.answer === "yes" ? "equivalent" : "widened";
	return gained.answer === "no" ? "incomparable" : "narrowed";
}
function compareProperties(before, after) {
	const added = [];
	const removed = [];
	return {
		added,
		removed,
		alone: walk$1(readSchema(before), readSchema(after), "", {
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
	let same = sameTypes(before, after) && sameBesides(before.source, after.source);
	for (const [name, property] of before.properties) {
		const counterpart = after.properties.get(name);
		if (counterpart) same = walk$1(property, counterpart, `${path}${name}.`, lists) && same;
	}
	if (!before.items || !after.items) return same && before.items === after.items;
	return walk$1(before.items, after.items, `${path}[].`, lists) && same;
}
function sameBesides(before, after) {
	if (!isObject(before) || !isObject(after)) return before === after;
	return canonical(besides(before)) === canonical(besides(after));
}
function besides({ properties: _properties, items: _items, ...rest }) {
	return rest;
}
// src/contract/schema-defaults.ts
function changedDefaults(before, after) {
	const now = new Map(nodesOf(after).map((node) => [node.keyword, node]));
	return nodesOf(before).flatMap(({ name, keyword, own }) => {
		const other = now.get(keyword);
		if (!other || textOf$1(own) === textOf$1(other.own)) return [];
		return [{
			name,
			keyword: `${keyword}default`,
			before: own,
			after: other.own
		}];
	});
}
function withoutDefaults(schema, depth = 0) {
	if (!isObject(schema) || depth > maximumDepth) return schema;
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
const maximumDepth = 64;
function nodesOf(schema, name = "", keyword = "", depth = 0) {
	if (!isObject(schema) || depth > maximumDepth) return [];
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
function textOf$1(value) {
	return value === void 0 ? void 0 : canonical(value);
}
// src/contract/schema-changes.ts
function schemaChanges(before, after, facet, candidates, sides) {
	const whole = [facetValue(before, facet) ?? {}, facetValue(after, facet) ?? {}];
	const [was, now] = [withoutDefaults(whole[0]), withoutDefaults(whole[1])];
	const properties = compareProperties(was, now);
	const recognised = [
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
		...changedDefaults(...whole).map((one) => defaultChanged(before, after, facet, one, sides))
	];
	const comparison = compareSchemas(was, now, candidates, sides.budget);
	const keepsAll = comparison.verdict === "equivalent" || comparison.verdict === "widened";
	if (properties.alone && keepsAll && recognised.length > 0) return recognised;
	const places = placesOf$1(before, after, facet, comparison.detail, sides);
	return [facetChanged(before, after, facet, {
		...comparison,
		...places
	}), ...recognised];
}
function defaultChanged(before, after, facet, { name, keyword, ...values }, sides) {
	const side = (value) => value === void 0 ? null : {
		name,
		default: value
	};
	const [from, to] = [side(values.before), side(values.after)];
	return facetChanged(before, after, facet, {
		detail: "default",
		from,
		to,
		...placesOf$1(before, after, facet, keyword, sides)
	});
}
function placesOf$1(before, after, facet, keyword, sides) {
	return {
		at: keywordPlace(after, facet, keyword, sides.after),
		was: keywordPlace(before, facet, keyword, sides.before)
	};
}
// src/contract/facets.ts
function compareFacets(before, after, sides, claimed = new Set()) {
	if (isStated(before) !== isStated(after)) return [statedOrNot(before, after)];
	if (isExec(before) && isExec(after)) return compareExec(before, after);
	return [...new Set([...after.facets.keys(), ...before.facets.keys()])].filter((name) => !claimed.has(name) && !isSecond(name, before, after)).flatMap((name) => compareFacet(before, after, name, sides));
}
function isSecond(name, before, after) {
	if (!name.startsWith("schema.")) return false;
	const [was, now] = [before, after].map((item) => facetValue(item, name.slice(7)));
	return canonical(was ?? null) !== canonical(now ?? null);
}
function isStated(item) {
	return item.kind !== "input" || item.facets.has("required");
}
function statedOrNot(before, after) {
	return facetChanged(before, after, "required", { detail: isStated(after) ? "added" : "removed" });
}
function compareFacet(before, after, name, sides) {
	const [was, now] = [before.facets.get(name), after.facets.get(name)];
	if (was && now) return compareShapes(before, after, name, was.shape, now.shape, sides);
	if (isUnset(name, was ?? now)) return [];
	return [facetChanged(before, after, name, { detail: now ? "added" : "removed" })];
}
function isUnset(name, facet) {
	return name !== "required" && facet?.shape.type === "flag" && !facet.shape.value;
}
function compareShapes(before, after, name, was, now, sides) {
	if (canonical(was.value) === canonical(now.value)) return [];
	const change = (parts) => facetChanged(before, after, name, parts);
	if (was.type === "schema" && now.type === "schema") return schemaChanges(before, after, name, defaultsOf(before, after), sides);
	if (was.type === "tools" && now.type === "tools") return toolsChanges(was.value, now.value, change);
	if (was.type === "entries" && now.type === "entries") return entriesChanges(compareEntries(was, now, allOf(after)), change, after.kind === "platform");
	if (was.type === "range" && now.type === "range") {
		const { verdict, disjoint } = compareRanges(was.value, now.value);
		if (verdict === "equivalent") return [];
		return [change({
			verdict,
			detail: disjoint ? "disjoint" : "changed"
		})];
	}
	if (was.type === "number" && now.type === "number") return [change({ detail: now.value > was.value ? "raised" : "lowered" })];
	if (was.type === "version" && now.type === "version") {
		const order = compareDotted(now.value, was.value);
		if (order === 0) return [];
		if (order === null) return [change({
			detail: "changed",
			verdict: "incomparable"
		})];
		return [change({ detail: order > 0 ? "raised" : "lowered" })];
	}
	const names = after.kind === "provides" ? namesWith(after, sides) : [];
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
function toolsChanges(was, now, change) {
	if (canonical([...new Set(was)].sort()) === canonical([...new Set(now)].sort())) return [];
	return entriesChanges({
		...compareTools(was, now),
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
function allOf({ kind, name }) {
	return kind === "platform" ? platforms.get(name) ?? [] : [];
}
// src/contract/field-words.ts
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
const longest = 1e3;
function compareFieldWords(before, after, budget) {
	const [was, now] = [facetValue(before, "value") ?? null, facetValue(after, "value") ?? null];
	const change = (parts) => facetChanged(before, after, "value", parts);
	if (canonical(was) === canonical(now)) return [];
	const [old, fresh] = [readWords(was), readWords(now)];
	const [schema, other] = [schemaOf(old), schemaOf(fresh)];
	if (schema && other && !(isChoice(old) && isChoice(fresh))) {
		const { verdict } = compareSchemas(schema, other, [], budget);
		return [change(verdict === "equivalent" ? { detail: "text" } : {
			detail: "type",
			verdict
		})];
	}
	const [left, right] = [literalsOf(old, fresh), literalsOf(fresh, old)];
	if (!left || !right) return [change({ detail: "text" })];
	const part = (detail, verdict, value) => value.length > 0 ? [change({
		detail,
		verdict,
		witness: { value }
	})] : [];
	const changes = [...part("literal-added", "widened", minus(right, left)), ...part("literal-removed", "narrowed", minus(left, right))];
	return changes.length > 0 ? changes : [change({ detail: "text" })];
}
function readWords(value) {
	if (typeof value !== "string" || value.length > longest) return null;
	const words = value.split("|").map((word) => word.trim());
	if (words.every((word) => typeWords.has(word))) return { types: new Set(words) };
	const isLiteral = (word) => /^["']?[\w.:/-]+["']?$/.test(word) && !typeWords.has(word);
	return words.every(isLiteral) ? { literals: new Set(words) } : null;
}
function isChoice(reading) {
	return reading !== null && "literals" in reading && reading.literals.size > 1;
}
function literalsOf(reading, other) {
	if (!reading || !("literals" in reading)) return null;
	if (reading.literals.size > 1) return reading.literals;
	const known = other && "literals" in other ? other.literals : new Set();
	return [...reading.literals].every((word) => known.has(word)) ? reading.literals : null;
}
function minus(words, others) {
	return [...words].filter((word) => !others.has(word));
}
function schemaOf(reading) {
	if (!reading) return null;
	if ("literals" in reading) return isChoice(reading) ? {
		type: "string",
		enum: [...reading.literals]
	} : null;
	return reading.types.has("json") ? {} : { type: [...reading.types] };
}
// src/contract/inputs.ts
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
	const [was, now] = [namesByOwner(before), namesByOwner(after)];
	const taken = parametersByOperation(before);
	const names = new Map();
	for (const rename of renames) {
		const { owner } = rename.before;
		const known = names.get(owner) ?? new Map();
		names.set(owner, known.set(rename.before.name, rename.after.name));
	}
	const none = new Set();
	return (operation) => {
		const renamed = names.get(operation) ?? new Map();
		const old = [...was.get(operation) ?? none].map((name) => renamed.get(name) ?? name);
		const put = taken.get(operation) ?? none;
		return {
			before: new Set(old),
			after: now.get(operation) ?? none,
			names: renamed,
			taken: put
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
function takenAlike(before, after) {
	const [was, now] = [usesOf(before), usesOf(after)];
	return (from, to) => {
		const uses = was.get(`${from.owner}\0${from.name}`);
		return uses !== void 0 && uses === now.get(`${to.owner}\0${to.name}`);
	};
}
function usesOf(items) {
	const uses = new Map();
	for (const item of items.filter(({ kind }) => kind === "entrypoint")) for (const [at, word] of argumentsOf(item).entries()) for (const name of placeholdersIn(word)) {
		const key = `${item.owner}\0${name}`;
		const frame = word.replace(`{${name}}`, "{}");
		uses.set(key, `${uses.get(key) ?? ""}${item.name}\0${at}\0${frame}\0`);
	}
	return uses;
}
function unfilled(now) {
	const taken = parametersByOperation(now);
	return (change) => {
		const { kind, facet, detail, after } = change;
		if (kind !== "input" || facet !== "default" || detail !== "removed" || !after) return change;
		return facetValue(after, "required") !== true && taken.get(after.owner)?.has(after.name) ? {
			...change,
			detail: "unfilled"
		} : change;
	};
}
// src/contract/renames.ts
const likeEnough = .8;
const maximumCompared = 1e4;
function pairRenamed(gone, come, isSame = () => false) {
	const groups = grouped(gone, shapeOf);
	const others = grouped(come, shapeOf);
	return [...groups].flatMap(([shape, before]) => pairAlike(before, others.get(shape) ?? [], isSame));
}
function pairLike(gone, come) {
	const described = (items) => items.filter((item) => descriptionOf(item) !== void 0);
	return pairAlike(described(gone), described(come), () => false);
}
function pairAlike(gone, come, isSame) {
	if (gone.length * come.length > maximumCompared) return pairByDescription(gone, come);
	const alone = gone.length === 1 && come.length === 1;
	const isAlike = (before, after) => {
		if (isSame(before, after)) return true;
		const [was, now] = [descriptionOf(before), descriptionOf(after)];
		if (was === void 0 || now === void 0) return alone && was === now;
		return likeness(was, now) >= likeEnough;
	};
	return unambiguous(gone.flatMap((before) => come.filter((after) => isAlike(before, after)).map((after) => ({
		before,
		after
	}))));
}
function pairByDescription(gone, come) {
	const [groups, others] = [grouped(gone, descriptionOf), grouped(come, descriptionOf)];
	return [...groups].flatMap(([description, [before, ...rest]]) => {
		const [after, ...more] = others.get(description) ?? [];
		return description !== void 0 && rest.length + more.length === 0 && before && after ? [{
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
// src/contract/operations.ts
function pairOperations(before, after) {
	const [was, now] = [readOperations(before), readOperations(after)];
	const gone = was.items.filter(({ name }) => !now.names.has(name));
	const come = now.items.filter(({ name }) => !was.names.has(name));
	if (gone.length === 0 || come.length === 0) return {
		renames: [],
		before
	};
	const steps = pairInSteps(gone, come, [
		[commands(was), commands(now)],
		[interfaceOf(was), interfaceOf(now)],
		[descriptionOf, descriptionOf]
	]);
	const renames = [...steps.pairs.map(([from, to]) => ({
		before: from,
		after: to
	})), ...pairLike(steps.gone, steps.come)];
	return {
		renames,
		before: rehomed(before, renames)
	};
}
function readOperations(items) {
	const operations = items.filter(({ kind }) => kind === "operation");
	return {
		items: operations,
		names: new Set(operations.map(({ name }) => name)),
		parts: grouped(items, ({ owner }) => owner)
	};
}
function commands({ parts }) {
	return ({ name }) => {
		const lines = (parts.get(name) ?? []).filter(({ kind }) => kind === "entrypoint").map((item) => [item.name, facetValue(item, "argv") ?? null]);
		return lines.length > 0 ? canonical(Object.fromEntries(lines)) : void 0;
	};
}
function interfaceOf({ parts }) {
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
function rehomed(items, renames) {
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
function homesOf(items) {
	const operations = new Map(items.filter(({ kind }) => kind === "operation").map((item) => [item.name, item]));
	return (item) => {
		const home = item.owner === "" ? void 0 : operations.get(item.owner);
		if (!home) return item;
		const rest = item.pointer.split("/").slice(3).join("/");
		return {
			...item,
			dialect: home.dialect,
			pointer: `${home.pointer}/${rest}`
		};
	};
}
// src/contract/output-globs.ts
function isBare(item) {
	return !item.facets.has("base");
}
function rivalsOf(before, after) {
	const described = (items) => items.filter((item) => !isBare(item));
	return {
		gone: described(without(before, after, pathOf)),
		come: described(without(after, before, pathOf))
	};
}
function pairDescribed(before, after, left) {
	const taken = new Set();
	const pair = (one, other) => {
		if (!one || !other || taken.has(one) || taken.has(other)) return [];
		taken.add(one).add(other);
		return [[one, other]];
	};
	const [come, gone] = [without(left.come, before), without(left.gone, after)];
	const [covered, covering] = [globsOf(come), globsOf(gone)];
	const pairs = [...gone.flatMap((one) => isBare(one) ? pair(one, covered.get(one.name)) : []), ...come.flatMap((one) => isBare(one) ? pair(covering.get(one.name), one) : [])];
	const [was, now] = [globsOf(before), globsOf(after)];
	const isNews = (item, others) => !taken.has(item) && !(isBare(item) && others.has(item.name));
	return {
		pairs,
		gone: left.gone.filter((item) => isNews(item, now)),
		come: left.come.filter((item) => isNews(item, was))
	};
}
function keepsGlob(was, now, before, after) {
	return textsOf(was).some((glob) => after.has(glob)) || textsOf(now).some((glob) => before.has(glob));
}
function withRenamedGlob({ pairs, gone, come }) {
	const [lost, gained] = [0, 1].map((side) => onlyOne(pairs.filter((pair) => hasGlobOn(pair, side))));
	const [old, young] = [onlyOne(gone.filter(isBare)), onlyOne(come.filter(isBare))];
	if (lost && young) return {
		pairs: pairs.map((pair) => pair === lost ? [pair[0], under(young, pair[1])] : pair),
		gone,
		come: come.filter((item) => item !== young)
	};
	if (!gained || !old) return {
		pairs,
		gone,
		come
	};
	return {
		pairs: pairs.map((pair) => pair === gained ? [under(old, pair[0]), pair[1]] : pair),
		gone: gone.filter((item) => item !== old),
		come
	};
}
function hasGlobOn(pair, side) {
	const [own, other] = [pair[side], pair[1 - side]];
	return own.facets.has("interface") && other?.facets.has("interface") === false && !isBare(other);
}
function under({ name, at }, output) {
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
function onlyOne(some) {
	return some.length === 1 ? some[0] : void 0;
}
function bareNames(items) {
	return new Set(items.filter(isBare).map(({ name }) => name));
}
function without(items, others, keyOf = ({ name }) => name) {
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
const perQuestion = 1e5;
const unknown = { answer: "unknown" };
function includes(wider, narrower, budget) {
	const own = { left: Math.min(perQuestion, budget.left) };
	const granted = own.left;
	const answer = decide(wider, narrower, own);
	spend(budget, granted - own.left);
	return own.left < 0 ? unknown : answer;
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
	const seen = new Set();
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
			if (seen.has(key) || next.outer === 0 || inner.isHopeless(next.inner)) continue;
			seen.add(key);
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
// src/contract/output-patterns.ts
function withNames(pattern, names) {
	return rewritten(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}
function comparePatterns(before, after, budget) {
	const names = new Map();
	const [was, now] = [readGlob(before, names), readGlob(after, names)];
	if (!was || !now) return null;
	return verdictOf(includes(was, now, budget), includes(now, was, budget));
}
function verdictOf(kept, covered) {
	if (kept.answer === "unknown" || covered.answer === "unknown") return null;
	if (kept.answer === "yes") return covered.answer === "yes" ? "equivalent" : "narrowed";
	return covered.answer === "yes" ? "widened" : "incomparable";
}
const standIns = {
	from: 57344,
	to: 63743
};
const slash = {
	from: 47,
	to: 47
};
const many = Number.POSITIVE_INFINITY;
const withinFolder = {
	type: "one",
	of: complement(union(slash, standIns))
};
const anywhere = {
	type: "repeat",
	part: {
		type: "one",
		of: complement([])
	},
	min: 0,
	max: many
};
const folders = {
	type: "repeat",
	part: {
		type: "sequence",
		parts: [anywhere, single("/")]
	},
	min: 0,
	max: 1
};
const maximumLength = 500;
function readGlob(pattern, names) {
	if (pattern.length > maximumLength || /[\ue000-\uf8ff]/.test(pattern)) return null;
	const plain = rewritten(pattern, (name) => standInFor(name, names));
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
	if (!token.startsWith("*")) return single(token);
	return token.length > 1 ? anywhere : {
		type: "repeat",
		part: withinFolder,
		min: 0,
		max: many
	};
}
function standInFor(name, names) {
	const known = names.get(name);
	if (known !== void 0) return known;
	const fresh = String.fromCharCode(standIns.from + names.size);
	names.set(name, fresh);
	return fresh;
}
// src/contract/outputs.ts
function compareOutputs(before, after, inputs, sides) {
	const names = new Map(inputs.renames.map((one) => [one.before.name, one.after.name]));
	const { described, others } = pairAll(before, after, names);
	const bare = [bareNames(before), bareNames(after)];
	const defaults = new Set();
	const changes = others.pairs.flatMap(([was, now]) => {
		const isKept = keepsGlob(was, now, ...bare);
		if (!isSamePath(was, now, names)) return patternChanges(was, now, isKept, sides);
		const causes = movingInputs(was, now, inputs, names);
		for (const name of causes) defaults.add(name);
		return [...causes.length > 0 ? [facetChanged(was, now, "effective", changed)] : [], ...compareFacets(was, now, sides, isKept ? globFacets : pathFacets)];
	});
	return {
		changes: [
			...described.flatMap(([was, now]) => describedChanges(was, now, sides)),
			...changes,
			...others.come.map(added),
			...others.gone.map((item) => removed(item, sides))
		],
		defaults
	};
}
function pairAll(before, after, names) {
	const rivals = rivalsOf(before, after);
	const first = pairOutputs(rivals.gone, rivals.come, names).pairs;
	const taken = new Set(first.flat());
	const isLeft = (item) => !taken.has(item);
	const described = pairDescribed(before, after, {
		gone: before.filter(isLeft),
		come: after.filter(isLeft)
	});
	const last = pairOutputs(described.gone, described.come, names);
	const others = withRenamedGlob({
		...last,
		pairs: [...first, ...last.pairs]
	});
	return {
		described: described.pairs,
		others
	};
}
const changed = { detail: "changed" };
const pathFacets = new Set(["effective"]);
const globFacets = new Set(["effective", "interface"]);
function describedChanges(was, now, sides) {
	return isBare(now) && comparePatterns(pathOf(was), pathOf(now), sides.budget) !== "equivalent" ? [patternChanged(was, now, sides)] : compareFacets(was, now, sides, globFacets);
}
function patternChanges(was, now, isKept, sides) {
	const spokenOf = was.facets.has("interface") && now.facets.has("interface") || isKept ? globFacets : pathFacets;
	return [patternChanged(was, now, sides), ...compareFacets(was, now, sides, spokenOf)];
}
function patternChanged(was, now, { budget }) {
	const [from, to] = [pathOf(was), pathOf(now)];
	const verdict = comparePatterns(from, to, budget);
	return facetChanged(was, now, "pattern", {
		...changed,
		from,
		to,
		verdict
	});
}
function movingInputs(was, now, inputs, names) {
	if (facetValue(was, "effective") === facetValue(now, "effective")) return [];
	return variablesIn(pathOf(was)).filter((name) => {
		const [before, after] = [inputs.before.get(name) ?? null, inputs.after.get(names.get(name) ?? name) ?? null];
		const value = facetValue(before, "default");
		if (value === void 0 || !after) return false;
		return canonical(value) !== canonical(facetValue(after, "default") ?? null);
	});
}
function pairOutputs(before, after, names) {
	const renamed = (item) => withNames(pathOf(item), names);
	return pairInSteps(before, after, [
		[withBase(renamed), withBase(plainPath)],
		[withBase(plainPath), withBase(plainPath)],
		[renamed, plainPath],
		[plainPath, plainPath],
		[descriptionOf, descriptionOf],
		[() => "", () => ""]
	]);
}
function isSamePath(was, now, names) {
	return plainPath(was) === plainPath(now) || withNames(pathOf(was), names) === plainPath(now);
}
function plainPath(item) {
	return withNames(pathOf(item), unchanged);
}
const unchanged = new Map();
// src/contract/skill-changes.ts
function compareIdentity({ before, after, status, trace }) {
	const sides = {
		from: jsonOf(before),
		to: jsonOf(after),
		was: before && namePlace(before)
	};
	if (!after) return before ? [changeOf({
		kind: "skill",
		action: "removed",
		...sides,
		trace,
		at: gone(before.path)
	})] : [];
	const at = namePlace(after);
	if (!before) return [changeOf({
		kind: "skill",
		action: "added",
		...sides,
		at
	})];
	return status !== "renamed" && status !== "moved" ? [] : [changeOf({
		kind: "skill",
		action: status,
		...sides,
		at
	})];
}
function jsonOf(skill) {
	return skill && {
		name: skill.name,
		root: skill.root
	};
}
// src/contract/compare.ts
function compareSkills(pair) {
	const { before, after } = pair;
	const identity = compareIdentity(pair);
	if (!before || !after) return identity;
	const sides = {
		before,
		after,
		budget: newBudget()
	};
	return [
		...identity,
		...compareContracts(sides),
		...compareBundles(before, after)
	];
}
function compareContracts(sides) {
	const [was, now] = [withSchemas(sides.before.contract.items), withSchemas(sides.after.contract.items)];
	const operations = pairOperations(was, now);
	const paired = pairItems(operations.before, now);
	const turnover = turnoverOf(paired);
	const { gone, come } = withoutClaimed(paired, operations.before, sides);
	const inputs = renamedAmong("input", gone, come, takenAlike(operations.before, now));
	const variables = renamedAmong("environment", gone, come);
	const renames = [...inputs, ...variables];
	const outputs = compareOutputs([...halves(paired, 0), ...gone].filter(isOutput), [...halves(paired, 1), ...come].filter(isOutput), {
		before: inputsOf(was),
		after: inputsOf(now),
		renames: inputs.filter(isOwnerless)
	}, sides);
	const parameters = parametersOf(operations.before, now, inputs);
	const homes = homesOf(now);
	const kept = paired.pairs.filter(([before]) => !isOutput(before));
	const speaks = new Set(renames.flatMap(({ before, after }) => [before, after]));
	const isLeft = (item) => !isOutput(item) && item.kind !== "manifest" && !speaks.has(item);
	return [
		...operations.renames.map(({ before, after }) => renamed(before, after)),
		...kept.flatMap((pair) => comparePair(pair, outputs.defaults, parameters, sides)).map(unfilled(now)),
		...renames.map(({ before, after }) => renamed(before, after)),
		...outputs.changes,
		...manifestChanges(turnover, was, sides),
		...come.filter(isLeft).map(addedBy(turnover)),
		...gone.filter(isLeft).map((item) => removed(homes(item), sides))
	];
}
function comparePair([was, now], defaults, parameters, sides) {
	if (now.kind === "result-field") return compareFieldWords(was, now, sides.budget);
	if (now.kind === "entrypoint") return compareCommands(was, now, parameters(now.owner));
	const isMoved = was.kind === "input" && was.owner === "" && defaults.has(was.name);
	const written = [...now.facets.keys()].filter((facet) => !was.facets.has(facet));
	const spoken = was.dialect === now.dialect ? [] : written;
	const isSpoken = isMoved || isDemandedNow(was, now);
	return compareFacets(was, now, sides, new Set([...isSpoken ? ["default"] : [], ...spoken]));
}
function isDemandedNow(was, now) {
	const isRequired = facetValue(was, "required") === false && isSet(now, "required");
	return now.kind === "input" && isRequired && !now.facets.has("default");
}
function isOwnerless({ before }) {
	return before.owner === "";
}
function isOutput({ kind }) {
	return kind === "output";
}
function halves({ pairs }, side) {
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
function renamedAmong(kind, gone, come, isSame) {
	const ofKind = (items) => items.filter((item) => item.kind === kind);
	return pairRenamed(ofKind(gone), ofKind(come), isSame);
}
// src/step.ts
function stepOf({ before, after }) {
	return before && after ? declaredBump(before.version?.value, after.version?.value) : null;
}
function withLikeVersions(pair) {
	const { before, after } = pair;
	if (!before || !after) return pair;
	const [was, now] = likeVersions(before.versions, after.versions) ?? [before.version, after.version];
	if (was === before.version && now === after.version) return pair;
	return {
		...pair,
		before: {
			...before,
			version: was
		},
		after: {
			...after,
			version: now
		}
	};
}
function likeVersions(before, after) {
	for (const [dialect, now] of [...after].reverse()) {
		const was = before.get(dialect) ?? before.get(forerunners[dialect] ?? "");
		if (was) return [was, now];
	}
}
const forerunners = { "skill-manifest-v2": "router-manifest" };
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
const plainKinds = new Set([
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
	return skill.contract.items.some((item) => !plainKinds.has(item.kind));
}
const versionRules = lintRules("version");
function judgeStep(pair, step, config, stamp) {
	const { before, after } = pair;
	if (!before || !after) return [];
	const { declared, required, accepted, tag } = step;
	const subject = {
		before,
		after,
		declared,
		required,
		reasons: step.findings.filter((finding) => finding.bump === required),
		accepted,
		tag
	};
	const mild = declared === null && breakingSeverity(pair, config) === "warning";
	return versionRules.flatMap((rule) => Array.from(rule.check(subject), (draft) => {
		const severity = mild && rule.severity === "error" ? "warning" : rule.severity;
		return stamp(draft, {
			...contextOf(after),
			rule,
			severity
		});
	})).filter((finding) => finding !== null);
}
// src/uncompared.ts
function uncompared(pair, stamp) {
	const { before, after, namesakes } = pair;
	const say = (rule, draft) => said(rule, draft, after ?? before, stamp);
	if (before?.unreadable || after?.unreadable) return before?.unreadable && after ? say("incomparable", unreadableBase(before, after)) : [];
	if (!namesakes) return null;
	return after && after === namesakes.after[0] ? say("duplicate-identity", indistinct(after, namesakes)) : [];
}
function unreadRelease({ after }, { skill, tag }, stamp) {
	if (!after || !skill.unreadable) return [];
	return said("incomparable", {
		message: `At ${quoted(tag)}, its last release, the manifest of ${quoted(after.name)} cannot be read, so its version is measured from base.`,
		at: { path: after.path },
		about: tag
	}, after, stamp);
}
function said(id, draft, skill, stamp) {
	const rule = problemRuleNamed(id);
	const { severity } = rule;
	const finding = skill && stamp(draft, {
		...contextOf(skill),
		rule,
		severity
	});
	return finding ? [finding] : [];
}
function unreadableBase(before, after) {
	return {
		message: `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`,
		at: { path: after.path },
		was: { path: before.path },
		about: "base"
	};
}
function indistinct(skill, { before, after }) {
	const [stood, stands] = [placesOf(before), placesOf(after)];
	const [was] = before;
	return {
		message: `Skill ${quoted(skill.name)} stood in ${stood} and stands in ${stands}; which became which cannot be told, so nothing says what breaks.`,
		at: namePlace(skill),
		was: was && namePlace(was),
		about: skill.name,
		before: before.map(({ root }) => root),
		after: after.map(({ root }) => root)
	};
}
function placesOf(skills) {
	return listed(skills.map(({ name, root }) => skillWords({
		name,
		root
	}).place));
}
// src/judge.ts
function judge(found, config, stamp, released = null) {
	const pair = withLikeVersions(found);
	const unreleased = [];
	if (pair.status === "unchanged") return {
		pair,
		findings: [],
		required: "none",
		declared: "none",
		satisfied: true,
		unreleased
	};
	const blind = uncompared(pair, stamp);
	if (blind) return {
		pair,
		findings: blind,
		required: null,
		declared: null,
		satisfied: null,
		unreleased
	};
	const unread = released ? unreadRelease(pair, released, stamp) : [];
	const since = released?.skill.unreadable ? null : released;
	const measured = since ? withLikeVersions({
		...pair,
		before: since.skill
	}) : pair;
	const isBelow = stepOf(pair) === "decreased";
	const from = isBelow ? pair : measured;
	const declared = stepOf(from);
	const changesOf = (of) => changeFindings(of, declared, config, stamp);
	const findings = changesOf(pair);
	const later = since ? changesOf(measured) : [];
	const { open, accepted } = sorted(since ? later : findings);
	const required = largest(open.map((finding) => finding.bump ?? "none"));
	const step = judgeStep(from, {
		declared,
		required,
		findings: open,
		accepted,
		tag: isBelow ? null : since?.tag ?? null
	}, config, stamp);
	const satisfied = isSatisfied(measured, declared, required);
	return {
		pair,
		findings: [
			...findings,
			...unread,
			...step
		],
		required,
		declared,
		satisfied,
		unreleased: later
	};
}
function unreleasedChanges(pair, released, config, stamp) {
	if (!released || released.skill.unreadable || pair.after?.unreadable) return [];
	const measured = withLikeVersions({
		...pair,
		before: released.skill
	});
	return changeFindings(measured, stepOf(measured), config, stamp);
}
function sorted(findings) {
	const isAccepted = ({ state }) => state === "accepted";
	return {
		open: findings.filter((one) => !isAccepted(one)),
		accepted: findings.filter(isAccepted)
	};
}
function changeFindings(pair, declared, config, stamp) {
	const hidden = hiddenIn(pair);
	return compareSkills(pair).map((change) => judgeChange(change, pair, declared, hidden, config, stamp)).filter((finding) => finding !== null);
}
const rulesOfKind = grouped(changeRules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({
	kind,
	rule
}))), ({ kind }) => kind);
function ruleFor(change) {
	return (rulesOfKind.get(change.kind)?.find(({ rule }) => matches(rule, change)))?.rule ?? unclassifiedChange;
}
function judgeChange(change, pair, declared, hidden, config, stamp) {
	const rule = ruleFor(change);
	const grade = gradeOf(rule, change, config.compat === "semantic");
	const privilege = rule.category === "privilege";
	const severity = privilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
	const { at, was, from: before, to: after } = change;
	const about = [
		change.kind,
		...identity(change),
		change.facet ?? "",
		change.detail ?? ""
	].join("\0");
	const message = rule.message(change);
	const sensitive = isHidden(change, hidden.names) ? keyOf(change) : void 0;
	const stated = statedBy(change, rule);
	const draft = {
		message,
		at,
		was: was ?? void 0,
		before,
		after,
		about,
		stated,
		sensitive
	};
	const side = pair.after ?? pair.before;
	return stamp(draft, {
		rule,
		severity,
		settled: !privilege && covers(declared, grade.bump) && grade.bump !== "none",
		bump: grade.bump,
		skill: side?.root ?? null,
		texts: side?.texts ?? new Map(),
		secrets: hidden.secrets
	});
}
function isHidden({ kind, before, after }, names) {
	if (kind !== "input" && kind !== "environment") return false;
	return [before, after].some((item) => item !== null && names.has(item.name));
}
function keyOf({ facet, detail }) {
	return detail?.startsWith("property-") ? "name" : facet ?? "schema";
}
function statedBy(change, { grade }) {
	const { after, verdict, witness } = change;
	const now = after ? [after.owner, after.name] : null;
	const step = typeof grade === "function" ? [grade(change).bump] : [];
	return canonical([
		now,
		verdict,
		witness,
		...step
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
