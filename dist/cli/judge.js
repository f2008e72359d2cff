import { $t as mendingPlace, Dr as variablesIn, Er as rewritten, Gt as problemRuleNamed, Ir as versionPlace, Jt as largest, Kr as find, Mr as differ, Nr as isManifestName, Or as withPlaceholders, Pr as manifestOf, Pt as contextOf, Qt as keywordPlace, Tr as placeholdersIn, Wt as lintRules, Zr as grouped, _n as holds, _r as skillignore, bi as nameOf, bn as canonical, br as isSet, cn as isObject, dn as anything, dt as compareTools, ei as compareText, en as namePlace, fn as literals, gi as folderOf, gn as everything, gt as isPlainCommand, hn as complement, ht as coversCommand, it as hiddenIn, jn as compareDotted, kr as declaredBump, ln as readSchema, lr as skillWords, mn as single, mt as beginningsOf, on as admits, pn as nothing$1, pt as compareEntries, qt as covers, rr as listed, si as quoted, sn as bottom, ti as gone, un as top, vn as union, wr as builtIn, xi as upwards, yn as word, yr as facetValue } from "./core.js";
import { a as unclassifiedChange, c as parametersByOperation, l as compareRanges, n as changeRules, o as argumentsOf, s as isProse } from "./catalog.js";
import { a as saysNothing, c as pairInSteps, i as namesWith, l as pathOf, n as saysAlready, o as descriptionOf, r as heldByPart, s as identityOf, t as isPower, u as withBase } from "./powers.js";
import { t as likeness } from "./similarity.js";
import { n as matches, r as powerSeverity, t as gradeOf } from "./grading.js";
// src/contract/budget.ts
function newBudget() {
	return { left: 2e6 };
}
function spend(budget, steps) {
	budget.left -= steps;
	return budget.left >= 0;
}
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
	const [lost, gained] = [namesOf(turnover.lost), namesOf(turnover.gained)];
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
function namesOf(items) {
	return new Set(items.map(({ name }) => name));
}
function heldByParent(items, outputs) {
	const named = (kind) => items.filter((item) => item.kind === kind);
	const operations = namesOf(named("operation"));
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
// src/contract/answer.ts
const yes = { answer: "yes" };
function unknown$1(reason) {
	return {
		answer: "unknown",
		reason
	};
}
function refuted(wider, narrower, keyword, candidates) {
	for (const witness of candidates) if (admits(narrower, witness) === true && admits(wider, witness) === false) return {
		answer: "no",
		witness,
		keyword
	};
	return unknown$1(`no value shows what "${keyword}" refuses`);
}
function combined(answers) {
	let result = yes;
	for (const answer of answers) {
		if (answer.answer === "no") return answer;
		if (answer.answer === "unknown") result = answer;
	}
	return result;
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
	return [...new Set([
		...first,
		...Object.keys(a),
		...Object.keys(b)
	])].find((key) => textAt(a, key) !== textAt(b, key));
}
function textAt(object, key) {
	const value = Object.hasOwn(object, key) ? object[key] : void 0;
	return value === void 0 ? void 0 : canonical(value);
}
// src/contract/subsume-numbers.ts
function intervalOf({ minimum, maximum, integersOnly }) {
	const low = integersOnly ? Math.ceil(minimum) : minimum;
	const high = integersOnly ? Math.floor(maximum) : maximum;
	return {
		low,
		high,
		integers: integersOnly || low === high && Number.isInteger(low)
	};
}
function subsumesNumbers(wider, narrower) {
	const { low, high, integers } = intervalOf(narrower);
	if (low > high) return yes;
	const values = numbersNear(low, high, [wider.minimum, wider.maximum]);
	const check = (keyword, fits) => fits ? yes : refuted(wider, narrower, keyword, values);
	return combined([
		check("type", integers || !wider.integersOnly),
		check("minimum", low >= wider.minimum),
		check("maximum", high <= wider.maximum)
	]);
}
function numbersNear(low, high, bounds) {
	const steps = [
		...bounds,
		low,
		high
	].filter(Number.isFinite).flatMap((bound) => [
		bound,
		bound - 1,
		bound + 1,
		bound - .5,
		bound + .5
	]);
	const whole = steps.flatMap((step) => [Math.ceil(step), Math.floor(step)]);
	const middle = low / 2 + high / 2;
	const far = [-Number.MAX_VALUE, Number.MAX_VALUE];
	return [
		1,
		0,
		1.5,
		.5,
		...whole,
		...steps,
		middle,
		...far
	].filter((value) => value >= low && value <= high);
}
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
// src/contract/pattern/inclusion.ts
const perQuestion = 1e5;
const unknown = { answer: "unknown" };
function includes(wider, narrower, budget) {
	const own = { left: Math.min(perQuestion, budget.left) };
	const granted = own.left;
	const answer = decide$1(wider, narrower, own);
	spend(budget, granted - own.left);
	return own.left < 0 ? unknown : answer;
}
function decide$1(wider, narrower, budget) {
	const [outer, inner] = [automatonOf(wider), automatonOf(narrower)];
	if (!outer || !inner || !spend(budget, outer.states.length + inner.states.length)) return unknown;
	const alphabet = alphabetOf([outer, inner], budget);
	if (!alphabet) return unknown;
	return walk$1(new Search(outer, budget), new Search(inner, budget), alphabet, budget);
}
function walk$1(outer, inner, alphabet, budget) {
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
			witness: textOf$1(visit)
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
function textOf$1(visit) {
	const codes = [];
	for (let at = visit; at?.from; at = at.from) codes.push(at.code);
	return String.fromCodePoint(...codes.reverse());
}
// src/contract/subsume-strings.ts
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
	]
];
const poolCost = 200;
function subsumesStrings(wider, narrower, terms) {
	if (!wider.pattern || wider.pattern.source === narrower.pattern?.source) return yes;
	return decide(wider, narrower, "pattern", wider.pattern.regex, terms);
}
function listsStrings(wider, narrower, terms) {
	const listed = (wider.members?.values ?? []).filter((value) => typeof value === "string" && admits(wider, value) !== false);
	return decide(wider, narrower, "enum", literals(listed), terms);
}
function refusesStrings(wider, narrower, terms) {
	return decide(wider, narrower, "type", nothing$1, terms);
}
function decide(wider, narrower, keyword, outer, { budget }) {
	const inner = narrower.pattern ? narrower.pattern.regex : anything;
	const inclusion = includes(outer ?? nothing$1, inner ?? anything, budget);
	if (inclusion.answer === "yes") return yes;
	if (!spend(budget, poolCost)) return unknown$1("there are too many patterns to compare");
	const shortest = inclusion.answer === "no" ? [inclusion.witness] : [];
	const refutation = refuted(wider, narrower, keyword, [...pool, ...shortest]);
	if (refutation.answer === "no") return refutation;
	const fault = wider.pattern?.fault ?? narrower.pattern?.fault;
	return unknown$1(fault ? `a pattern ${fault.reason}` : "the patterns are too intricate to compare");
}
// src/contract/subsume-finite.ts
const maximumEnumerated = 1e3;
function subsumesMembers(wider, narrower, values, keyword, { budget }) {
	let answer = yes;
	for (const value of values) {
		if (!spend(budget, 1)) return unknown$1("the enum is too long");
		if (admits(wider, value) === true || admits(narrower, value) === false) continue;
		const refutation = refuted(wider, narrower, keyword, [value]);
		if (refutation.answer === "no") return refutation;
		answer = unknown$1("an enum value cannot be judged");
	}
	return answer;
}
function listsKind(wider, narrower, kind, terms, sample) {
	if (kind === "string") return listsStrings(wider, narrower, terms);
	const { values, complete } = enumerated(wider, narrower, kind, sample);
	if (!spend(terms.budget, values.length)) return unknown$1("the enum is too long");
	if (complete && values.every((value) => admits(wider, value) === true)) return yes;
	return refuted(wider, narrower, "enum", values);
}
function enumerated(wider, narrower, kind, sample) {
	const more = Math.min((wider.members?.values.length ?? 0) + 1, maximumEnumerated);
	switch (kind) {
		case "null": return {
			values: [null],
			complete: true
		};
		case "boolean": return {
			values: [true, false],
			complete: true
		};
		case "number": return enumeratedNumbers(narrower, more);
		case "array": return enumeratedLists(narrower.items ? sample(narrower.items) : { value: "abc" }, more);
		default: return {
			values: enumeratedObjects(narrower, more, sample),
			complete: false
		};
	}
}
function enumeratedNumbers(schema, more) {
	const { low, high, integers } = intervalOf(schema);
	if (low > high) return {
		values: [],
		complete: true
	};
	if (low === high) return {
		values: [low],
		complete: true
	};
	const count = high - low + 1;
	if (integers && count <= maximumEnumerated) return {
		values: Array.from({ length: count }, (_, step) => low + step),
		complete: true
	};
	const start = Number.isFinite(low) ? low : Number.isFinite(high) ? high - more : 0;
	const stride = integers || !Number.isFinite(high - low) ? 1 : (high - low) / more;
	const steps = Array.from({ length: more }, (_, step) => start + step * stride);
	return {
		values: [...numbersNear(low, high, []), ...steps],
		complete: false
	};
}
function enumeratedLists(item, more) {
	if (!item) return {
		values: [[]],
		complete: item === null
	};
	const lengths = Math.min(more, 50);
	return {
		values: Array.from({ length: lengths + 1 }, (_, length) => Array.from({ length }, () => item.value)),
		complete: false
	};
}
function enumeratedObjects(schema, more, sample) {
	const declared = [...schema.properties].slice(0, 20).flatMap(([name, property]) => {
		const found = sample(property);
		return found ? [Object.fromEntries([[name, found.value]])] : [];
	});
	const undeclared = Array.from({ length: more }, (_, value) => ({ other: value }));
	return [
		{},
		...declared,
		...undeclared
	];
}
// src/contract/subsume.ts
function compare(wider, narrower, terms) {
	if (wider === narrower) return yes;
	if (!spend(terms.budget, 1)) return unknown$1("the schemas are too large");
	const shared = sharedOpaque(wider, narrower);
	const answer = compareKnown(leavingOut(wider, shared), leavingOut(narrower, shared), terms);
	if (answer.answer !== "no") return answer;
	const { keyword, witness } = answer;
	return refuted(wider, narrower, sameTypes(wider, narrower) ? keyword : "type", [witness]);
}
function compareKnown(wider, narrower, terms) {
	const { members } = narrower;
	const answer = members ? subsumesMembers(wider, narrower, members.values, enumOr(wider, narrower), terms) : combined([...narrower.admits].map((kind) => compareKind(wider, narrower, kind, terms)));
	if (answer.answer !== "yes" || wider.opaque.size === 0 || isSame(wider, narrower)) return answer;
	if (compare(bottom, narrower, terms).answer === "yes") return yes;
	const keyword = [...wider.opaque.keys()][0];
	return unknown$1(`"${keyword}" is outside the subset of JSON Schema that ADR-002 names`);
}
function enumOr(wider, narrower) {
	return [...narrower.members?.texts ?? []].every((text) => wider.members?.texts.has(text)) ? differingKeyword(narrower.source, wider.source) : "enum";
}
function compareKind(wider, narrower, kind, terms) {
	if (!wider.admits.has(kind)) return compareWithout(wider, narrower, kind, terms);
	if (wider.members) return listsKind(wider, narrower, kind, terms, sampler(terms));
	switch (kind) {
		case "number": return subsumesNumbers(wider, narrower);
		case "string": return subsumesStrings(wider, narrower, terms);
		case "array": return compareItems(wider, narrower, terms);
		case "object": return combined(compareProperties$1(wider, narrower, terms));
		default: return yes;
	}
}
function compareWithout(wider, narrower, kind, terms) {
	if (kind === "string") return refusesStrings(wider, narrower, terms);
	if (kind === "number") {
		const { low, high } = intervalOf(narrower);
		return low > high ? yes : refuted(wider, narrower, "type", numbersNear(low, high, []));
	}
	const plainest = {
		null: null,
		boolean: true,
		array: [],
		object: {}
	}[kind];
	return refuted(wider, narrower, "type", [plainest]);
}
function compareItems(wider, narrower, terms) {
	const answer = compare(wider.items ?? top, narrower.items ?? top, terms);
	if (answer.answer !== "no") return answer;
	return refuted(wider, narrower, `items.${answer.keyword}`, [[answer.witness]]);
}
function* compareProperties$1(wider, narrower, terms) {
	for (const [name, property] of wider.properties) {
		const before = narrower.properties.get(name);
		if (!before && terms.mode === "declared") continue;
		const answer = compare(property, before ?? top, terms);
		if (answer.answer !== "no") yield answer;
		else {
			const witness = Object.fromEntries([[name, answer.witness]]);
			yield refuted(wider, narrower, `properties.${name}.${answer.keyword}`, [witness]);
		}
	}
}
function sampler(terms) {
	return (schema) => {
		const answer = compare(bottom, schema, terms);
		if (answer.answer === "unknown") return void 0;
		return answer.answer === "yes" ? null : { value: answer.witness };
	};
}
const selfContained = new Set([...[
	"minLength",
	"maxLength",
	"format",
	"multipleOf",
	"const",
	"minItems",
	"maxItems"
], ...[
	"uniqueItems",
	"minProperties",
	"maxProperties",
	"required"
]]);
function sharedOpaque(wider, narrower) {
	const shared = [...wider.opaque].filter(([keyword, text]) => selfContained.has(keyword) && narrower.opaque.get(keyword) === text);
	return new Set(shared.map(([keyword]) => keyword));
}
function leavingOut(schema, keywords) {
	if (keywords.size === 0) return schema;
	const opaque = new Map([...schema.opaque].filter(([keyword]) => !keywords.has(keyword)));
	return {
		...schema,
		opaque
	};
}
function isSame(wider, narrower) {
	const text = canonical(wider.source);
	return text === canonical(narrower.source) && !/"\$(ref|dynamicRef|recursiveRef)":/.test(text);
}
// src/contract/compare-schemas.ts
function compareSchemas(before, after, candidates = [], budget = newBudget()) {
	const [was, now] = [readSchema(before), readSchema(after)];
	const terms = {
		mode: "declared",
		budget
	};
	const kept = answerWith(now, was, candidates, terms);
	const gained = answerWith(was, now, candidates, terms);
	const deciding = kept.answer === "no" ? kept : gained;
	const keyword = deciding.answer === "no" ? deciding.keyword : differingKeyword(before, after);
	const verdict = verdictOf$1(kept, gained);
	const proven = verdict !== "unknown" && deciding.answer === "no";
	return {
		verdict,
		detail: sameTypes(was, now) ? keyword : "type",
		witness: proven ? { value: deciding.witness } : null
	};
}
function verdictOf$1(kept, gained) {
	if (kept.answer === "unknown") return "unknown";
	if (kept.answer === "yes") return gained.answer === "yes" ? "equivalent" : "widened";
	return gained.answer === "no" ? "incomparable" : "narrowed";
}
function answerWith(wider, narrower, candidates, terms) {
	const answer = compare(wider, narrower, terms);
	if (answer.answer === "yes") return answer;
	const refutation = refuted(wider, narrower, answer.answer === "no" ? answer.keyword : differingKeyword(narrower.source, wider.source), candidates);
	return refutation.answer === "no" ? refutation : answer;
}
function compareProperties(before, after) {
	const added = [];
	const removed = [];
	return {
		added,
		removed,
		alone: walk(readSchema(before), readSchema(after), "", {
			added,
			removed
		})
	};
}
function walk(before, after, path, lists) {
	if (!sameTypes(before, after)) return false;
	const names = (schema) => [...schema.properties.keys()];
	lists.removed.push(...names(before).filter((n) => !after.properties.has(n)).map((n) => path + n));
	lists.added.push(...names(after).filter((n) => !before.properties.has(n)).map((n) => path + n));
	let same = sameBesides(before.source, after.source);
	for (const [name, property] of before.properties) {
		const counterpart = after.properties.get(name);
		if (counterpart) same = walk(property, counterpart, `${path}${name}.`, lists) && same;
	}
	if (!before.items || !after.items) return same && before.items === after.items;
	return walk(before.items, after.items, `${path}[].`, lists) && same;
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
		if (!other || textOf(own) === textOf(other.own)) return [];
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
function textOf(value) {
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
	if (properties.alone && recognised.length > 0) return recognised;
	const comparison = compareSchemas(was, now, candidates, sides.budget);
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
