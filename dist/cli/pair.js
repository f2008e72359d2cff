import { $n as contentHash, $r as canonical, Ai as join, Di as folderOf, Mi as relativePath, Ni as selfAndAncestors, Xr as compareText, fr as groupBy, oi as facetValue } from "./core.js";
import { n as jaccardIndex, r as wordsOf } from "./similarity.js";
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
function followMoves(pairing) {
	const [removed, added] = pairing.unpaired();
	if (removed.length === 0 || added.length === 0) return;
	const folders = movedFolders(pairing.pairs);
	if (folders.size === 0) return;
	const byRoot = new Map(added.map((skill) => [skill.root, skill]));
	const followedFrom = new Map();
	for (const before of removed) {
		const after = findFollowed(before, folders, byRoot);
		if (after) followedFrom.set(after, followedFrom.has(after) ? null : before);
	}
	for (const [after, before] of followedFrom) if (before) pairing.pair(before, after);
}
function findFollowed({ root, name }, folders, byRoot) {
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
		const [from, to] = withoutCommonEnd(oldPath, newPath);
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
function withoutCommonEnd(oldPath, newPath) {
	const [from, to] = [oldPath.split("/"), newPath.split("/")];
	while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
		from.pop();
		to.pop();
	}
	return [from.join("/"), to.join("/")];
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
		const shared = new Map();
		for (const sampleKey of sampleKeys(features, isDistinctive)) {
			const others = index.get(sampleKey) ?? [];
			if (others.length > maxShared) continue;
			for (const to of others) shared.set(to, (shared.get(to) ?? 0) + 1);
		}
		const bestMatches = [...shared].sort(([, a], [, b]) => b - a).slice(0, maxCompared);
		for (const [to] of bestMatches) yield [from, to];
	}
}
function distinctiveWordTest(all) {
	const counts = new Map();
	for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maxShared;
}
function indexOf(all, isDistinctive) {
	const index = new Map();
	for (const [number, features] of all.entries()) for (const sampleKey of sampleKeys(features, isDistinctive)) {
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
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
	return hash >>> 0;
}
// src/contract/pairing/resemblance.ts
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
function keepBest(all, of, match) {
	if (match.score === 0) return;
	const [best, next] = all.get(of) ?? [];
	if (!best) all.set(of, [match]);
	else if (match.score > best.score) all.set(of, [match, best]);
	else if (!next || match.score > next.score) all.set(of, [best, match]);
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
	const descriptions = contractItems.filter(({ kind }) => kind === "description").map(descriptionOf);
	const items = contractItems.filter(({ kind }) => distinctiveKinds.has(kind)).map((item) => canonical([
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
// src/contract/pairing/same-name.ts
function sameNameCandidates(removed, added) {
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
// src/contract/pairing/skill-pairing.ts
var SkillPairing = class {
	before;
	after;
	pairs = [];
	constructor(before, after) {
		this.before = new Set(before);
		this.after = new Set(after);
	}
	byKey(key, canPair = () => true) {
		if (this.before.size === 0 || this.after.size === 0) return;
		const others = uniqueBy(this.after, key);
		for (const [name, before] of uniqueBy(this.before, key)) {
			const after = others.get(name);
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
// src/contract/pairing/traces.ts
function tracesOf(removed, added, pairs, similar) {
	const traces = new Map();
	const pairedByName = new Map();
	for (const [, after] of pairs) if (!after.unreadable && !pairedByName.has(after.name)) pairedByName.set(after.name, after);
	const unpaired = new Set(added);
	for (const skill of removed) {
		const sameName = pairedByName.get(skill.name);
		const candidates = similar.get(skill)?.filter((one) => unpaired.has(one)) ?? [];
		if (sameName) traces.set(skill, {
			how: "namesake",
			skills: [sameName]
		});
		else if (candidates.length > 0) traces.set(skill, {
			how: "alike",
			skills: candidates
		});
	}
	return traces;
}
// src/contract/pairing/pair.ts
function pairSkills(before, after) {
	const pairing = new SkillPairing(before, after);
	pairing.byKey(({ root, name }) => `${root}\0${name}`);
	pairing.byKey(({ root }) => root, (before, after) => !areRead(before, after));
	pairing.byKey(nameOf);
	pairing.byKey(({ root }) => root);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/").slice(1).join("/")}`, areRead);
	pairing.byKey(({ name, root }) => `${name}\0${root.split("/", 1)[0]}`, areRead);
	followMoves(pairing);
	pairing.byKey((skill) => skill.unreadable ? void 0 : copyKey(skill));
	pairing.byKey((skill) => nameOf(skill)?.normalize("NFKC").toLowerCase());
	const { pairs, similar: similarSkills } = compareSimilarity(...pairing.unpaired());
	for (const [before, after] of pairs) pairing.pair(before, after);
	followMoves(pairing);
	pairing.byKey(nameOf);
	return pairsOf(pairing, similarSkills);
}
function pairsOf(pairing, similarSkills) {
	const [unpairedBefore, unpairedAfter] = [[...pairing.before], [...pairing.after]];
	const sameNameBySkill = sameNameCandidates(unpairedBefore, unpairedAfter);
	const traces = tracesOf(unpairedBefore, unpairedAfter, pairing.pairs, similarSkills);
	const pairs = pairing.pairs.map(([before, after]) => ({
		before,
		after,
		status: statusOf(before, after)
	}));
	const removed = unpairedBefore.map((before) => {
		const [candidates, trace] = [sameNameBySkill.get(before), traces.get(before)];
		return {
			before,
			after: null,
			status: "removed",
			...candidates && { namesakes: candidates },
			...trace && { trace }
		};
	});
	const added = unpairedAfter.map((after) => {
		const candidates = sameNameBySkill.get(after);
		return {
			before: null,
			after,
			status: "added",
			...candidates && { namesakes: candidates }
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
	const [hash, otherHash] = [contentHash(before), contentHash(after)];
	const sameHash = hash !== "" && hash === otherHash;
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
