export const id = 502;
export const ids = [502];
export const modules = {

/***/ 5502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pairSkills: () => (/* binding */ pairSkills)
});

// EXTERNAL MODULE: ./src/model/skill.ts
var skill = __webpack_require__(2452);
// EXTERNAL MODULE: ./src/model/text/text.ts
var text_text = __webpack_require__(214);
// EXTERNAL MODULE: ./src/model/text/group-by.ts
var group_by = __webpack_require__(8242);
// EXTERNAL MODULE: ./src/model/text/path.ts
var path = __webpack_require__(8454);
;// CONCATENATED MODULE: ./src/contract/pairing/group-copies.ts


/** The texts of the manifests, which alone tell a skill that moved and kept its words. */
function copyKey({ root, texts }) {
    return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}
/** Skills in groups of one wording, as one skill is kept for several agents. */
function groupCopies(skills) {
    return [...(0,group_by/* groupBy */.$)(skills, copyKey).values()];
}
/** Pairs the copies of a skill with those of what it became: each in its folder; none where that is in doubt. */
function pairCopies(before, after) {
    const [firstBefore, firstAfter] = [before[0], after[0]];
    if (!firstBefore || !firstAfter || before.length !== after.length)
        return [];
    if (before.length === 1)
        return [[firstBefore, firstAfter]];
    const afterByFolder = new Map(after.map((skill) => [(0,path/* folderOf */.yS)(skill.root), skill]));
    const beforeByFolder = new Map(before.map((skill) => [(0,path/* folderOf */.yS)(skill.root), skill]));
    if (afterByFolder.size < after.length || beforeByFolder.size < before.length)
        return [];
    const matched = [...beforeByFolder].flatMap(([folder, skill]) => {
        const match = afterByFolder.get(folder);
        return match ? [[skill, match]] : [];
    });
    return matched.length === before.length ? matched : [];
}

;// CONCATENATED MODULE: ./src/contract/pairing/moved-folders.ts

/** Pairs what lay in a folder that moved with what lies at the same place in it now. */
function followMoves(pairing) {
    const [removed, added] = pairing.unpaired();
    if (removed.length === 0 || added.length === 0)
        return;
    const folders = movedFolders(pairing.pairs);
    if (folders.size === 0)
        return;
    const byRoot = new Map(added.map((skill) => [skill.root, skill]));
    const followedFrom = new Map();
    for (const before of removed) {
        const after = findFollowed(before, folders, byRoot);
        if (after)
            followedFrom.set(after, followedFrom.has(after) ? null : before);
    }
    for (const [after, before] of followedFrom)
        if (before)
            pairing.pair(before, after);
}
function findFollowed({ root, name }, folders, byRoot) {
    for (const folder of (0,path/* selfAndAncestors */.Qy)(root)) {
        const newPath = folders.get(folder);
        const match = newPath === undefined ? undefined : byRoot.get((0,path/* join */.fj)(newPath, (0,path/* relativePath */.iZ)(folder, root)));
        if (match?.name === name)
            return match;
    }
    return undefined;
}
/** Folders and where they went, by the skills in them that are paired; none that went apart or were merged. */
function movedFolders(pairs) {
    const [forward, backward] = [new Map(), new Map()];
    for (const [{ root: oldPath }, { root: newPath }] of pairs) {
        if (oldPath === newPath)
            continue;
        const [from, to] = withoutCommonEnd(oldPath, newPath);
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
function withoutCommonEnd(oldPath, newPath) {
    const [from, to] = [oldPath.split('/'), newPath.split('/')];
    while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
        from.pop();
        to.pop();
    }
    return [from.join('/'), to.join('/')];
}

// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/contract.ts
var contract = __webpack_require__(6219);
;// CONCATENATED MODULE: ./src/contract/pairing/candidates.ts
const maxPairs = 10_000;
const sketchSize = 16;
const maxShared = 30;
const maxCompared = 20;
/**
 * The pairs worth comparing: all of few skills; of many, those that share a rare word of a small
 * sample, or a file. Keeps the search near linear where thousands of skills come and go at once.
 */
function* candidates(before, after) {
    if (before.length * after.length <= maxPairs) {
        for (const from of before.keys())
            for (const to of after.keys())
                yield [from, to];
        return;
    }
    const isDistinctive = distinctiveWordTest(after);
    const index = indexOf(after, isDistinctive);
    for (const [from, features] of before.entries()) {
        const shared = new Map();
        for (const sampleKey of sampleKeys(features, isDistinctive)) {
            const others = index.get(sampleKey) ?? [];
            if (others.length > maxShared)
                continue;
            for (const to of others)
                shared.set(to, (shared.get(to) ?? 0) + 1);
        }
        const bestMatches = [...shared].sort(([, a], [, b]) => b - a).slice(0, maxCompared);
        for (const [to] of bestMatches)
            yield [from, to];
    }
}
/** Tells the words that some of the skills use, but not so many that they tell nothing apart. */
function distinctiveWordTest(all) {
    const counts = new Map();
    for (const { words } of all) {
        for (const word of words)
            counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maxShared;
}
function indexOf(all, isDistinctive) {
    const index = new Map();
    for (const [number, features] of all.entries()) {
        for (const sampleKey of sampleKeys(features, isDistinctive)) {
            const indexes = index.get(sampleKey);
            if (indexes)
                indexes.push(number);
            else
                index.set(sampleKey, [number]);
        }
    }
    return index;
}
/** A sample of the words that depends on nothing but them: two similar texts share much of it. */
function sampleKeys({ words, files }, isDistinctive) {
    const sample = [...words]
        .filter(isDistinctive)
        .map((word) => ({ word, rank: fnv1a(word) }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, sketchSize);
    return [...sample.map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}
/** A number that spreads words evenly (FNV-1a). */
function fnv1a(word) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at++) {
        hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    }
    return hash >>> 0;
}

// EXTERNAL MODULE: ./src/contract/pairing/similarity.ts
var similarity = __webpack_require__(2422);
;// CONCATENATED MODULE: ./src/contract/pairing/resemblance.ts





const minScore = 0.6;
const minMargin = 0.15;
const minTraceScore = 0.4;
const maxTraces = 2;
/** Compares skills that went with skills that came; copies of one skill count as one. */
function compareSimilarity(removed, added) {
    const similar = new Map();
    if (removed.length === 0 || added.length === 0)
        return { pairs: [], similar };
    const [before, after] = [groupCopies(removed), groupCopies(added)];
    const matches = matchesBetween(before.map(featuresOf), after.map(featuresOf));
    const pairs = [...matches.forwards].flatMap(([from, forward]) => {
        const backward = matches.backwards.get(forward[0]?.to ?? -1);
        const isMutual = backward?.[0]?.to === from && isClear(forward) && isClear(backward);
        const [candidateBefore = [], candidateAfter = []] = [before[from], after[forward[0]?.to ?? -1]];
        const paired = isMutual ? pairCopies(candidateBefore, candidateAfter) : [];
        const similarSkills = forward
            .filter(({ score }) => score >= minTraceScore)
            .flatMap(({ to }) => after[to] ?? []);
        if (paired.length === 0)
            for (const skill of candidateBefore)
                similar.set(skill, similarSkills.slice(0, maxTraces));
        return paired;
    });
    return { pairs, similar };
}
function matchesBetween(before, after) {
    const forwards = new Map();
    const backwards = new Map();
    const removedNames = new Set(before.map(({ name }) => name));
    const addedNames = new Set(after.map(({ name }) => name));
    for (const [from, to] of candidates(before, after)) {
        const [candidateBefore, candidateAfter] = [before[from], after[to]];
        if (!candidateBefore || !candidateAfter)
            continue;
        // A name that is there on both sides was not given up for another.
        if (candidateBefore.name !== candidateAfter.name &&
            (addedNames.has(candidateBefore.name) || removedNames.has(candidateAfter.name)))
            continue;
        const score = similarityScore(candidateBefore, candidateAfter);
        keepBest(forwards, from, { to, score });
        keepBest(backwards, to, { to: from, score });
    }
    return { forwards, backwards };
}
function keepBest(all, of, match) {
    if (match.score === 0)
        return;
    const [best, next] = all.get(of) ?? [];
    if (!best)
        all.set(of, [match]);
    else if (match.score > best.score)
        all.set(of, [match, best]);
    else if (!next || match.score > next.score)
        all.set(of, [best, match]);
}
function isClear([best, next]) {
    const score = best?.score ?? 0;
    return score >= minScore && score - (next?.score ?? 0) >= minMargin;
}
/** How alike two skills are, from 0 to 1; what neither has says nothing. */
function similarityScore(a, b) {
    const parts = [
        { weight: 0.5, a: a.words, b: b.words },
        // A manifest that appears takes nothing from the likeness of the rest.
        ...(a.items.size > 0 && b.items.size > 0 ? [{ weight: 0.3, a: a.items, b: b.items }] : []),
        { weight: 0.2, a: a.files, b: b.files },
    ].filter((part) => part.a.size + part.b.size > 0);
    const weight = parts.reduce((sum, part) => sum + part.weight, 0);
    const score = parts.reduce((sum, part) => sum + part.weight * (0,similarity/* jaccardIndex */.RU)(part.a, part.b), 0);
    return weight === 0 ? 0 : score / weight;
}
/** Kinds whose names are a skill's own: what callers use of it, and what indexes find it by. */
const distinctiveKinds = new Set([
    'operation',
    'entrypoint',
    'input',
    'output',
    'result-field',
    'recipe',
    'export',
    'feature',
    'environment',
    'command',
    'file',
    'tag',
    'topic',
    'keyword',
]);
function featuresOf([skill]) {
    if (!skill)
        return { name: '', words: new Set(), items: new Set(), files: new Set() };
    const { items: contractItems } = skill.contract;
    const body = skill.manifests.find((manifest) => manifest.body)?.body?.text ?? '';
    const descriptions = contractItems
        .filter(({ kind }) => kind === 'description')
        .map(descriptionOf);
    const items = contractItems
        .filter(({ kind }) => distinctiveKinds.has(kind))
        .map((item) => (0,canonical/* canonical */.$)([item.kind, item.owner, item.name, (0,contract/* facetValue */.f)(item, 'value') ?? null]));
    const files = skill.files
        .filter(({ path, id }) => id !== undefined && !skill.texts.has(path))
        .map(({ id }) => id ?? '');
    const words = (0,similarity/* wordsOf */.Z9)([...descriptions, body].join('\n'));
    return { name: skill.name, words, items: new Set(items), files: new Set(files) };
}
function descriptionOf(item) {
    const value = (0,contract/* facetValue */.f)(item, 'value');
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./src/contract/pairing/same-name.ts

/** For each unpaired skill whose name is unpaired on the other side too, all of that name. */
function sameNameCandidates(removed, added) {
    const found = new Map();
    const addedByName = (0,group_by/* groupBy */.$)(added.filter(isRead), ({ name }) => name);
    for (const [name, before] of (0,group_by/* groupBy */.$)(removed.filter(isRead), (skill) => skill.name)) {
        const after = addedByName.get(name);
        if (!after)
            continue;
        for (const skill of [...before, ...after])
            found.set(skill, { before, after });
    }
    return found;
}
function isRead({ unreadable }) {
    return !unreadable;
}

;// CONCATENATED MODULE: ./src/contract/pairing/skill-pairing.ts
/** The skills of two trees while they are being paired: those that are, and those that are left. */
class SkillPairing {
    before;
    after;
    pairs = [];
    constructor(before, after) {
        this.before = new Set(before);
        this.after = new Set(after);
    }
    /** Pairs what shares a key with nothing else of its side. */
    byKey(key, canPair = () => true) {
        if (this.before.size === 0 || this.after.size === 0)
            return;
        const others = uniqueBy(this.after, key);
        for (const [name, before] of uniqueBy(this.before, key)) {
            const after = others.get(name);
            if (before && after && canPair(before, after))
                this.pair(before, after);
        }
    }
    pair(before, after) {
        this.before.delete(before);
        this.after.delete(after);
        this.pairs.push([before, after]);
    }
    /** What can be read of the rest. */
    unpaired() {
        const readable = (skills) => [...skills].filter(({ unreadable }) => !unreadable);
        return [readable(this.before), readable(this.after)];
    }
}
/** Skills by their key; null where two share it. */
function uniqueBy(skills, key) {
    const unique = new Map();
    for (const skill of skills) {
        const name = key(skill);
        if (name !== undefined)
            unique.set(name, unique.has(name) ? null : skill);
    }
    return unique;
}

;// CONCATENATED MODULE: ./src/contract/pairing/traces.ts
/** What head still has of the skills that went: one of the same name elsewhere, or what they may have become. */
function tracesOf(removed, added, pairs, similar) {
    const traces = new Map();
    const pairedByName = new Map();
    for (const [, after] of pairs) {
        if (!after.unreadable && !pairedByName.has(after.name))
            pairedByName.set(after.name, after);
    }
    const unpaired = new Set(added);
    for (const skill of removed) {
        const sameName = pairedByName.get(skill.name);
        const candidates = similar.get(skill)?.filter((one) => unpaired.has(one)) ?? [];
        if (sameName)
            traces.set(skill, { how: 'namesake', skills: [sameName] });
        else if (candidates.length > 0)
            traces.set(skill, { how: 'alike', skills: candidates });
    }
    return traces;
}

;// CONCATENATED MODULE: ./src/contract/pairing/pair.ts








/**
 * Pairs the skills of two trees: by root and name, then by a name that is unique on both sides,
 * then by root, then by how the roots end or begin, then along with the folder they lie in, then by likeness
 * where that leaves no doubt. A pairing changes what is said of a skill, never how bad it is: whatever is left
 * came or went. In order of the roots.
 */
function pairSkills(before, after) {
    const pairing = new SkillPairing(before, after);
    pairing.byKey(({ root, name }) => `${root}\0${name}`);
    // What cannot be read has no name of its own, so its place is all there is to go by.
    pairing.byKey(({ root }) => root, (before, after) => !areRead(before, after));
    pairing.byKey(nameOf);
    pairing.byKey(({ root }) => root);
    // Copies of one skill whose common folder was renamed still end alike; those that stay in theirs begin alike.
    pairing.byKey(({ name, root }) => `${name}\0${root.split('/').slice(1).join('/')}`, areRead);
    pairing.byKey(({ name, root }) => `${name}\0${root.split('/', 1)[0]}`, areRead);
    followMoves(pairing);
    pairing.byKey((skill) => (skill.unreadable ? undefined : copyKey(skill)));
    // A name that differs by case alone, which some file systems hide.
    pairing.byKey((skill) => nameOf(skill)?.normalize('NFKC').toLowerCase());
    const { pairs, similar: similarSkills } = compareSimilarity(...pairing.unpaired());
    for (const [before, after] of pairs)
        pairing.pair(before, after);
    followMoves(pairing);
    // Of several of one name, the last that are left.
    pairing.byKey(nameOf);
    return pairsOf(pairing, similarSkills);
}
function pairsOf(pairing, similarSkills) {
    const [unpairedBefore, unpairedAfter] = [[...pairing.before], [...pairing.after]];
    const sameNameBySkill = sameNameCandidates(unpairedBefore, unpairedAfter);
    const traces = tracesOf(unpairedBefore, unpairedAfter, pairing.pairs, similarSkills);
    const pairs = pairing.pairs.map(([before, after]) => ({ before, after, status: statusOf(before, after) }));
    const removed = unpairedBefore.map((before) => {
        const [candidates, trace] = [sameNameBySkill.get(before), traces.get(before)];
        const removedPair = { before, after: null, status: 'removed' };
        return {
            ...removedPair,
            ...(candidates && { namesakes: candidates }),
            ...(trace && { trace }),
        };
    });
    const added = unpairedAfter.map((after) => {
        const candidates = sameNameBySkill.get(after);
        return { before: null, after, status: 'added', ...(candidates && { namesakes: candidates }) };
    });
    return [...pairs, ...removed, ...added].sort((a, b) => (0,text_text/* compareText */.n6)(rootOf(a), rootOf(b)));
}
function nameOf({ name, unreadable }) {
    return unreadable ? undefined : name;
}
function areRead(before, after) {
    return !before.unreadable && !after.unreadable;
}
function rootOf({ before, after }) {
    return (after ?? before)?.root ?? '';
}
function statusOf(before, after) {
    if (before === after)
        return 'unchanged';
    if (areRead(before, after) && before.name !== after.name)
        return 'renamed';
    if (before.root !== after.root)
        return 'moved';
    return isUnchanged(before, after) ? 'unchanged' : 'changed';
}
/** The same manifests, the same files in the same modes, and, where they are not known, the same hash. */
function isUnchanged(before, after) {
    if (before.files.length !== after.files.length)
        return false;
    const [hash, otherHash] = [(0,skill/* contentHash */.Ae)(before), (0,skill/* contentHash */.Ae)(after)];
    const sameHash = hash !== '' && hash === otherHash;
    const sameFiles = before.files.every((file, at) => {
        const match = after.files[at];
        if (match?.name !== file.name || match.kind !== file.kind)
            return false;
        const known = file.id !== undefined && match.id !== undefined;
        return sameHash || (known && file.id === match.id);
    });
    const sameTexts = [...before.texts].every(([path, text]) => after.texts.get(path) === text);
    return sameFiles && sameTexts && before.texts.size === after.texts.size;
}


/***/ }),

/***/ 2422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ diceIndex),
/* harmony export */   RU: () => (/* binding */ jaccardIndex),
/* harmony export */   Z9: () => (/* binding */ wordsOf)
/* harmony export */ });
/** The beginning of a long text tells enough. */
const maxLength = 16_384;
/** The words of a text, in lower case, each once. */
function wordsOf(text) {
    const words = text
        .slice(0, maxLength)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
    return new Set(words ?? []);
}
/** How much of two sets is in both, from 0 to 1: the Jaccard index. */
function jaccardIndex(a, b) {
    const shared = sharedCount(a, b);
    return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
/** How alike two sentences are, from 0 to 1: the Dice index of their words, kind to one new word. */
function diceIndex(a, b) {
    if (a === b)
        return 1;
    const [left, right] = [wordsOf(a), wordsOf(b)];
    const shared = sharedCount(left, right);
    return shared === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
function sharedCount(a, b) {
    const [small, large] = a.size < b.size ? [a, b] : [b, a];
    let shared = 0;
    for (const value of small)
        if (large.has(value))
            shared++;
    return shared;
}


/***/ })

};
