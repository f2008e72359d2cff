export const id = 447;
export const ids = [447];
export const modules = {

/***/ 1828:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pairSkills: () => (/* binding */ pairSkills)
});

// EXTERNAL MODULE: ./src/model/skill.ts
var skill = __webpack_require__(2452);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/grouped.ts
var grouped = __webpack_require__(363);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(1489);
;// CONCATENATED MODULE: ./src/contract/copies.ts


/** The texts of the manifests, which alone tell a skill that moved and kept its words. */
function copyKey({ root, texts }) {
    return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}
/** Skills in groups of one wording, as one skill is kept for several agents. */
function copies(skills) {
    return [...(0,grouped/* grouped */.z)(skills, copyKey).values()];
}
/** Pairs the copies of a skill with those of what it became: each in its folder; none where that is in doubt. */
function pairCopies(before, after) {
    const [was, now] = [before[0], after[0]];
    if (!was || !now || before.length !== after.length)
        return [];
    if (before.length === 1)
        return [[was, now]];
    const folders = new Map(after.map((skill) => [(0,path/* folderOf */.yS)(skill.root), skill]));
    const pairs = new Map(before.map((skill) => [(0,path/* folderOf */.yS)(skill.root), skill]));
    if (folders.size < after.length || pairs.size < before.length)
        return [];
    const found = [...pairs].flatMap(([folder, skill]) => {
        const match = folders.get(folder);
        return match ? [[skill, match]] : [];
    });
    return found.length === before.length ? found : [];
}

;// CONCATENATED MODULE: ./src/contract/moved-folders.ts

/** Pairs what lay in a folder that moved with what lies at the same place in it now. */
function followMoves(pairing) {
    const [gone, come] = pairing.left();
    if (gone.length === 0 || come.length === 0)
        return;
    const folders = movedFolders(pairing.pairs);
    if (folders.size === 0)
        return;
    const byRoot = new Map(come.map((skill) => [skill.root, skill]));
    const claims = new Map();
    for (const before of gone) {
        const after = followed(before, folders, byRoot);
        if (after)
            claims.set(after, claims.has(after) ? null : before);
    }
    for (const [after, before] of claims)
        if (before)
            pairing.pair(before, after);
}
function followed({ root, name }, folders, byRoot) {
    for (const folder of (0,path/* upwards */.Hy)(root)) {
        const now = folders.get(folder);
        const match = now === undefined ? undefined : byRoot.get((0,path/* join */.fj)(now, (0,path/* within */.ux)(folder, root)));
        if (match?.name === name)
            return match;
    }
    return undefined;
}
/** Folders and where they went, by the skills in them that are paired; none that went apart or were merged. */
function movedFolders(pairs) {
    const [there, back] = [new Map(), new Map()];
    for (const [{ root: was }, { root: now }] of pairs) {
        if (was === now)
            continue;
        const [from, to] = withoutCommonEnd(was, now);
        note(there, from, to);
        note(back, to, from);
    }
    const whole = [...there].flatMap(([from, to]) => to !== null && back.get(to) === from ? [[from, to]] : []);
    return new Map(whole);
}
function note(map, key, value) {
    const known = map.get(key);
    map.set(key, known === undefined || known === value ? value : null);
}
function withoutCommonEnd(was, now) {
    const [from, to] = [was.split('/'), now.split('/')];
    while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
        from.pop();
        to.pop();
    }
    return [from.join('/'), to.join('/')];
}

;// CONCATENATED MODULE: ./src/contract/namesakes.ts

/** For each unpaired skill whose name is unpaired on the other side too, all of that name. */
function namesakesOf(gone, come) {
    const found = new Map();
    const arrived = (0,grouped/* grouped */.z)(come.filter(isRead), ({ name }) => name);
    for (const [name, before] of (0,grouped/* grouped */.z)(gone.filter(isRead), (skill) => skill.name)) {
        const after = arrived.get(name);
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

;// CONCATENATED MODULE: ./src/contract/pairing-skills.ts
/** The skills of two trees while they are being paired: those that are, and those that are left. */
class Pairing {
    before;
    after;
    pairs = [];
    constructor(before, after) {
        this.before = new Set(before);
        this.after = new Set(after);
    }
    /** Pairs what shares a key with nothing else of its side. */
    byKey(key, may = () => true) {
        if (this.before.size === 0 || this.after.size === 0)
            return;
        const others = uniqueBy(this.after, key);
        for (const [name, before] of uniqueBy(this.before, key)) {
            const after = others.get(name);
            if (before && after && may(before, after))
                this.pair(before, after);
        }
    }
    pair(before, after) {
        this.before.delete(before);
        this.after.delete(after);
        this.pairs.push([before, after]);
    }
    /** What can be read of the rest. */
    left() {
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

// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/contract.ts
var contract = __webpack_require__(6219);
;// CONCATENATED MODULE: ./src/contract/candidates.ts
const maximumPairs = 10_000;
const sketchSize = 16;
const maximumShared = 30;
const maximumCompared = 20;
/**
 * The pairs worth comparing: all of few skills; of many, those that share a rare word of a small
 * sample, or a file. Keeps the search near linear where thousands of skills come and go at once.
 */
function* candidates(before, after) {
    if (before.length * after.length <= maximumPairs) {
        for (const from of before.keys())
            for (const to of after.keys())
                yield [from, to];
        return;
    }
    const tells = telling(after);
    const index = indexOf(after, tells);
    for (const [from, features] of before.entries()) {
        const shared = new Map();
        for (const mark of marksOf(features, tells)) {
            const others = index.get(mark) ?? [];
            if (others.length > maximumShared)
                continue;
            for (const to of others)
                shared.set(to, (shared.get(to) ?? 0) + 1);
        }
        const likeliest = [...shared].sort(([, a], [, b]) => b - a).slice(0, maximumCompared);
        for (const [to] of likeliest)
            yield [from, to];
    }
}
/** Tells the words that some of the skills use, but not so many that they tell nothing apart. */
function telling(all) {
    const counts = new Map();
    for (const { words } of all) {
        for (const word of words)
            counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return (word) => (counts.get(word) ?? Number.POSITIVE_INFINITY) <= maximumShared;
}
function indexOf(all, tells) {
    const index = new Map();
    for (const [number, features] of all.entries()) {
        for (const mark of marksOf(features, tells)) {
            const numbers = index.get(mark);
            if (numbers)
                numbers.push(number);
            else
                index.set(mark, [number]);
        }
    }
    return index;
}
/** A sample of the words that depends on nothing but them: two similar texts share much of it. */
function marksOf({ words, files }, tells) {
    const sample = [...words]
        .filter(tells)
        .map((word) => ({ word, rank: spread(word) }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, sketchSize);
    return [...sample.map(({ word }) => `word ${word}`), ...[...files].slice(0, sketchSize)];
}
/** A number that spreads words evenly (FNV-1a). */
function spread(word) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at++) {
        hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    }
    return hash >>> 0;
}

// EXTERNAL MODULE: ./src/contract/similarity.ts
var similarity = __webpack_require__(5239);
;// CONCATENATED MODULE: ./src/contract/resemblance.ts





const enough = 0.6;
const margin = 0.15;
const noteworthy = 0.4;
const mostTraces = 2;
/** Compares skills that went with skills that came; copies of one skill count as one. */
function compareLikeness(gone, come) {
    const alike = new Map();
    if (gone.length === 0 || come.length === 0)
        return { pairs: [], alike };
    const [before, after] = [copies(gone), copies(come)];
    const matches = matchesBetween(before.map(featuresOf), after.map(featuresOf));
    const pairs = [...matches.forwards].flatMap(([from, forward]) => {
        const backward = matches.backwards.get(forward[0]?.to ?? -1);
        const mutual = backward?.[0]?.to === from && isClear(forward) && isClear(backward);
        const [was = [], now = []] = [before[from], after[forward[0]?.to ?? -1]];
        const paired = mutual ? pairCopies(was, now) : [];
        const near = forward
            .filter(({ score }) => score >= noteworthy)
            .flatMap(({ to }) => after[to] ?? []);
        if (paired.length === 0)
            for (const skill of was)
                alike.set(skill, near.slice(0, mostTraces));
        return paired;
    });
    return { pairs, alike };
}
function matchesBetween(before, after) {
    const forwards = new Map();
    const backwards = new Map();
    const went = new Set(before.map(({ name }) => name));
    const came = new Set(after.map(({ name }) => name));
    for (const [from, to] of candidates(before, after)) {
        const [was, now] = [before[from], after[to]];
        if (!was || !now)
            continue;
        // A name that is there on both sides was not given up for another.
        if (was.name !== now.name && (came.has(was.name) || went.has(now.name)))
            continue;
        const score = resemblance(was, now);
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
    return score >= enough && score - (next?.score ?? 0) >= margin;
}
/** How alike two skills are, from 0 to 1; what neither has says nothing. */
function resemblance(a, b) {
    const parts = [
        { weight: 0.5, a: a.words, b: b.words },
        // A manifest that appears takes nothing from the likeness of the rest.
        ...(a.items.size > 0 && b.items.size > 0 ? [{ weight: 0.3, a: a.items, b: b.items }] : []),
        { weight: 0.2, a: a.files, b: b.files },
    ].filter((part) => part.a.size + part.b.size > 0);
    const weight = parts.reduce((sum, part) => sum + part.weight, 0);
    const score = parts.reduce((sum, part) => sum + part.weight * (0,similarity/* overlap */.EF)(part.a, part.b), 0);
    return weight === 0 ? 0 : score / weight;
}
/** Kinds whose names are a skill's own: what callers use of it, and what indexes find it by. */
const tellingKinds = new Set([
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
    const { items: lines } = skill.contract;
    const body = skill.manifests.find((manifest) => manifest.body)?.body?.text ?? '';
    const descriptions = lines.filter(({ kind }) => kind === 'description').map(descriptionOf);
    const items = lines
        .filter(({ kind }) => tellingKinds.has(kind))
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

;// CONCATENATED MODULE: ./src/contract/traces.ts
/** What head still has of the skills that went: one of the same name elsewhere, or what they may have become. */
function tracesOf(gone, come, pairs, alike) {
    const traces = new Map();
    const kept = new Map();
    for (const [, after] of pairs) {
        if (!after.unreadable && !kept.has(after.name))
            kept.set(after.name, after);
    }
    const free = new Set(come);
    for (const skill of gone) {
        const namesake = kept.get(skill.name);
        const likely = alike.get(skill)?.filter((one) => free.has(one)) ?? [];
        if (namesake)
            traces.set(skill, { how: 'namesake', skills: [namesake] });
        else if (likely.length > 0)
            traces.set(skill, { how: 'alike', skills: likely });
    }
    return traces;
}

;// CONCATENATED MODULE: ./src/contract/pair.ts








/**
 * Pairs the skills of two trees: by root and name, then by a name that is unique on both sides,
 * then by root, then by how the roots end or begin, then along with the folder they lie in, then by likeness
 * where that leaves no doubt. A pairing changes what is said of a skill, never how bad it is: whatever is left
 * came or went. In order of the roots.
 */
function pairSkills(before, after) {
    const pairing = new Pairing(before, after);
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
    const { pairs, alike } = compareLikeness(...pairing.left());
    for (const [was, now] of pairs)
        pairing.pair(was, now);
    followMoves(pairing);
    // Of several of one name, the last that are left.
    pairing.byKey(nameOf);
    return pairsOf(pairing, alike);
}
function pairsOf(pairing, alike) {
    const [gone, come] = [[...pairing.before], [...pairing.after]];
    const namesakes = namesakesOf(gone, come);
    const traces = tracesOf(gone, come, pairing.pairs, alike);
    const pairs = pairing.pairs.map(([before, after]) => ({ before, after, status: statusOf(before, after) }));
    const removed = gone.map((before) => {
        const [rivals, trace] = [namesakes.get(before), traces.get(before)];
        const facts = { before, after: null, status: 'removed' };
        return { ...facts, ...(rivals && { namesakes: rivals }), ...(trace && { trace }) };
    });
    const added = come.map((after) => {
        const rivals = namesakes.get(after);
        return { before: null, after, status: 'added', ...(rivals && { namesakes: rivals }) };
    });
    return [...pairs, ...removed, ...added].sort((a, b) => (0,model_text/* compareText */.n6)(rootOf(a), rootOf(b)));
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
    const [hash, other] = [(0,skill/* contentHash */.Ae)(before), (0,skill/* contentHash */.Ae)(after)];
    const sameHash = hash !== '' && hash === other;
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

/***/ 5239:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ likeness),
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   Z9: () => (/* binding */ wordsOf)
/* harmony export */ });
/** The beginning of a long text tells enough. */
const longest = 16_384;
/** The words of a text, in lower case, each once. */
function wordsOf(text) {
    const words = text
        .slice(0, longest)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
    return new Set(words ?? []);
}
/** How much of two sets is in both, from 0 to 1: the Jaccard index. */
function overlap(a, b) {
    const shared = sharedCount(a, b);
    return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
/** How alike two sentences are, from 0 to 1: the Dice index of their words, kind to one new word. */
function likeness(a, b) {
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
