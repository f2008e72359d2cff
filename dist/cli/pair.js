import { Mn as canonical, Ni as upwards, Oi as folderOf, Pi as within, Ur as contentHash, fi as compareText, ji as join, jr as facetValue, li as grouped } from "./core.js";
import { n as overlap, r as wordsOf } from "./similarity.js";
// src/contract/copies.ts
function copyKey({ root, texts }) {
	return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}
function copies(skills) {
	return [...grouped(skills, copyKey).values()];
}
function pairCopies(before, after) {
	const [was, now] = [before[0], after[0]];
	if (!was || !now || before.length !== after.length) return [];
	if (before.length === 1) return [[was, now]];
	const folders = new Map(after.map((skill) => [folderOf(skill.root), skill]));
	const pairs = new Map(before.map((skill) => [folderOf(skill.root), skill]));
	if (folders.size < after.length || pairs.size < before.length) return [];
	const found = [...pairs].flatMap(([folder, skill]) => {
		const match = folders.get(folder);
		return match ? [[skill, match]] : [];
	});
	return found.length === before.length ? found : [];
}
// src/contract/moved-folders.ts
function followMoves(pairing) {
	const [gone, come] = pairing.left();
	if (gone.length === 0 || come.length === 0) return;
	const folders = movedFolders(pairing.pairs);
	if (folders.size === 0) return;
	const byRoot = new Map(come.map((skill) => [skill.root, skill]));
	const claims = new Map();
	for (const before of gone) {
		const after = followed(before, folders, byRoot);
		if (after) claims.set(after, claims.has(after) ? null : before);
	}
	for (const [after, before] of claims) if (before) pairing.pair(before, after);
}
function followed({ root, name }, folders, byRoot) {
	for (const folder of upwards(root)) {
		const now = folders.get(folder);
		const match = now === void 0 ? void 0 : byRoot.get(join(now, within(folder, root)));
		if (match?.name === name) return match;
	}
}
function movedFolders(pairs) {
	const [there, back] = [new Map(), new Map()];
	for (const [{ root: was }, { root: now }] of pairs) {
		if (was === now) continue;
		const [from, to] = withoutCommonEnd(was, now);
		note(there, from, to);
		note(back, to, from);
	}
	const whole = [...there].flatMap(([from, to]) => to !== null && back.get(to) === from ? [[from, to]] : []);
	return new Map(whole);
}
function note(map, key, value) {
	const known = map.get(key);
	map.set(key, known === void 0 || known === value ? value : null);
}
function withoutCommonEnd(was, now) {
	const [from, to] = [was.split("/"), now.split("/")];
	while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
		from.pop();
		to.pop();
	}
	return [from.join("/"), to.join("/")];
}
// src/contract/namesakes.ts
function namesakesOf(gone, come) {
	const found = new Map();
	const arrived = grouped(come.filter(isRead), ({ name }) => name);
	for (const [name, before] of grouped(gone.filter(isRead), (skill) => skill.name)) {
		const after = arrived.get(name);
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
// src/contract/pairing-skills.ts
var Pairing = class {
	before;
	after;
	pairs = [];
	constructor(before, after) {
		this.before = new Set(before);
		this.after = new Set(after);
	}
	byKey(key, may = () => true) {
		if (this.before.size === 0 || this.after.size === 0) return;
		const others = uniqueBy(this.after, key);
		for (const [name, before] of uniqueBy(this.before, key)) {
			const after = others.get(name);
			if (before && after && may(before, after)) this.pair(before, after);
		}
	}
	pair(before, after) {
		this.before.delete(before);
		this.after.delete(after);
		this.pairs.push([before, after]);
	}
	left() {
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
// src/contract/candidates.ts
const maximumPairs = 1e4;
const sketchSize = 16;
const maximumShared = 30;
const maximumCompared = 20;
function* candidates(before, after) {
	if (before.length * after.length <= maximumPairs) {
		for (const from of before.keys()) for (const to of after.keys()) yield [from, to];
		return;
	}
	const tells = telling(after);
	const index = indexOf(after, tells);
	for (const [from, features] of before.entries()) {
		const shared = new Map();
		for (const mark of marksOf(features, tells)) {
			const others = index.get(mark) ?? [];
			if (others.length > maximumShared) continue;
			for (const to of others) shared.set(to, (shared.get(to) ?? 0) + 1);
		}
		const likeliest = [...shared].sort(([, a], [, b]) => b - a).slice(0, maximumCompared);
		for (const [to] of likeliest) yield [from, to];
	}
}
function telling(all) {
	const counts = new Map();
	for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maximumShared;
}
function indexOf(all, tells) {
	const index = new Map();
	for (const [number, features] of all.entries()) for (const mark of marksOf(features, tells)) {
		const numbers = index.get(mark);
		if (numbers) numbers.push(number);
		else index.set(mark, [number]);
	}
	return index;
}
function marksOf({ words, files }, tells) {
	return [...[...words].filter(tells).map((word) => ({
		word,
		rank: spread(word)
	})).sort((a, b) => a.rank - b.rank).slice(0, sketchSize).map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}
function spread(word) {
	let hash = 2166136261;
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
	return hash >>> 0;
}
// src/contract/resemblance.ts
const enough = .6;
const margin = .15;
const noteworthy = .4;
const mostTraces = 2;
function compareLikeness(gone, come) {
	const alike = new Map();
	if (gone.length === 0 || come.length === 0) return {
		pairs: [],
		alike
	};
	const [before, after] = [copies(gone), copies(come)];
	const matches = matchesBetween(before.map(featuresOf), after.map(featuresOf));
	return {
		pairs: [...matches.forwards].flatMap(([from, forward]) => {
			const backward = matches.backwards.get(forward[0]?.to ?? -1);
			const mutual = backward?.[0]?.to === from && isClear(forward) && isClear(backward);
			const [was = [], now = []] = [before[from], after[forward[0]?.to ?? -1]];
			const paired = mutual ? pairCopies(was, now) : [];
			const near = forward.filter(({ score }) => score >= noteworthy).flatMap(({ to }) => after[to] ?? []);
			if (paired.length === 0) for (const skill of was) alike.set(skill, near.slice(0, mostTraces));
			return paired;
		}),
		alike
	};
}
function matchesBetween(before, after) {
	const forwards = new Map();
	const backwards = new Map();
	const went = new Set(before.map(({ name }) => name));
	const came = new Set(after.map(({ name }) => name));
	for (const [from, to] of candidates(before, after)) {
		const [was, now] = [before[from], after[to]];
		if (!was || !now) continue;
		if (was.name !== now.name && (came.has(was.name) || went.has(now.name))) continue;
		const score = resemblance(was, now);
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
function keepBest(all, of, match) {
	if (match.score === 0) return;
	const [best, next] = all.get(of) ?? [];
	if (!best) all.set(of, [match]);
	else if (match.score > best.score) all.set(of, [match, best]);
	else if (!next || match.score > next.score) all.set(of, [best, match]);
}
function isClear([best, next]) {
	const score = best?.score ?? 0;
	return score >= enough && score - (next?.score ?? 0) >= margin;
}
function resemblance(a, b) {
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
	const score = parts.reduce((sum, part) => sum + part.weight * overlap(part.a, part.b), 0);
	return weight === 0 ? 0 : score / weight;
}
const tellingKinds = new Set([
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
	const { items: lines } = skill.contract;
	const body = skill.manifests.find((manifest) => manifest.body)?.body?.text ?? "";
	const descriptions = lines.filter(({ kind }) => kind === "description").map(descriptionOf);
	const items = lines.filter(({ kind }) => tellingKinds.has(kind)).map((item) => canonical([
		item.kind,
		item.owner,
		item.name,
		facetValue(item, "value") ?? null
	]));
	const files = skill.files.filter(({ path, id }) => id !== void 0 && !skill.texts.has(path)).map(({ id }) => id ?? "");
	const words = wordsOf([...descriptions, body].join("\n"));
	return {
		name: skill.name,
		words,
		items: new Set(items),
		files: new Set(files)
	};
}
function descriptionOf(item) {
	const value = facetValue(item, "value");
	return typeof value === "string" ? value : "";
}
// src/contract/traces.ts
function tracesOf(gone, come, pairs, alike) {
	const traces = new Map();
	const kept = new Map();
	for (const [, after] of pairs) if (!after.unreadable && !kept.has(after.name)) kept.set(after.name, after);
	const free = new Set(come);
	for (const skill of gone) {
		const namesake = kept.get(skill.name);
		const likely = alike.get(skill)?.filter((one) => free.has(one)) ?? [];
		if (namesake) traces.set(skill, {
			how: "namesake",
			skills: [namesake]
		});
		else if (likely.length > 0) traces.set(skill, {
			how: "alike",
			skills: likely
		});
	}
	return traces;
}
// src/contract/pair.ts
function pairSkills(before, after) {
	const pairing = new Pairing(before, after);
	pairing.byKey(({ root, name }) => `${root}\0${name}`);
	pairing.byKey(({ root }) => root, (before, after) => !areRead(before, after));
	pairing.byKey(nameOf);
	pairing.byKey(({ root }) => root);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/").slice(1).join("/")}`, areRead);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/", 1)[0]}`, areRead);
	followMoves(pairing);
	pairing.byKey((skill) => skill.unreadable ? void 0 : copyKey(skill));
	pairing.byKey((skill) => nameOf(skill)?.normalize("NFKC").toLowerCase());
	const { pairs, alike } = compareLikeness(...pairing.left());
	for (const [was, now] of pairs) pairing.pair(was, now);
	followMoves(pairing);
	pairing.byKey(nameOf);
	return pairsOf(pairing, alike);
}
function pairsOf(pairing, alike) {
	const [gone, come] = [[...pairing.before], [...pairing.after]];
	const namesakes = namesakesOf(gone, come);
	const traces = tracesOf(gone, come, pairing.pairs, alike);
	const pairs = pairing.pairs.map(([before, after]) => ({
		before,
		after,
		status: statusOf(before, after)
	}));
	const removed = gone.map((before) => {
		const [rivals, trace] = [namesakes.get(before), traces.get(before)];
		return {
			before,
			after: null,
			status: "removed",
			...rivals && { namesakes: rivals },
			...trace && { trace }
		};
	});
	const added = come.map((after) => {
		const rivals = namesakes.get(after);
		return {
			before: null,
			after,
			status: "added",
			...rivals && { namesakes: rivals }
		};
	});
	return [
		...pairs,
		...removed,
		...added
	].sort((a, b) => compareText(rootOf(a), rootOf(b)));
}
function nameOf({ name, unreadable }) {
	return unreadable ? void 0 : name;
}
function areRead(before, after) {
	return !before.unreadable && !after.unreadable;
}
function rootOf({ before, after }) {
	return (after ?? before)?.root ?? "";
}
function statusOf(before, after) {
	if (before === after) return "unchanged";
	if (areRead(before, after) && before.name !== after.name) return "renamed";
	if (before.root !== after.root) return "moved";
	return isUnchanged(before, after) ? "unchanged" : "changed";
}
function isUnchanged(before, after) {
	if (before.files.length !== after.files.length) return false;
	const [hash, other] = [contentHash(before), contentHash(after)];
	const sameHash = hash !== "" && hash === other;
	const sameFiles = before.files.every((file, at) => {
		const match = after.files[at];
		if (match?.name !== file.name || match.kind !== file.kind) return false;
		const known = file.id !== void 0 && match.id !== void 0;
		return sameHash || known && file.id === match.id;
	});
	const sameTexts = [...before.texts].every(([path, text]) => after.texts.get(path) === text);
	return sameFiles && sameTexts && before.texts.size === after.texts.size;
}
export { pairSkills };
