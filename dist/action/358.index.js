export const id = 358;
export const ids = [358];
export const modules = {

/***/ 1678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   cV: () => (/* binding */ withBase),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   zR: () => (/* binding */ pairInSteps)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6219);
/* harmony import */ var _model_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(363);


/** Pairs items step by step: each step takes those that alone share a key on both sides. */
function pairInSteps(before, after, steps) {
    let pairing = { pairs: [], gone: before, come: after };
    for (const step of steps)
        pairing = pairBy(pairing, step);
    return pairing;
}
function pairBy({ pairs, gone, come }, [keyBefore, keyAfter]) {
    const groups = (0,_model_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(gone, keyBefore);
    const others = (0,_model_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(come, keyAfter);
    const found = [...groups].flatMap(([key, [before, ...rest]]) => {
        const [after, ...more] = key === undefined ? [] : (others.get(key) ?? []);
        return before && after && rest.length + more.length === 0 ? [[before, after]] : [];
    });
    const taken = new Set(found.flat());
    const left = (items) => items.filter((item) => !taken.has(item));
    return { pairs: [...pairs, ...found], gone: left(gone), come: left(come) };
}
/** The path or pattern of an item, whose name may say the base besides. */
function pathOf(item) {
    const suffix = ` (${(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .facetValue */ .f)(item, 'base')})`;
    return item.name.endsWith(suffix) ? item.name.slice(0, -suffix.length) : item.name;
}
/** What an item is said to be. */
function descriptionOf(item) {
    const description = (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .facetValue */ .f)(item, 'description');
    return typeof description === 'string' ? description : undefined;
}
/** A path together with the base it is read from. */
function withBase(path) {
    return (item) => `${path(item)}\0${(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .facetValue */ .f)(item, 'base')}`;
}
/** What tells an item from every other one of its skill. */
function identityOf({ kind, owner, name }) {
    return [kind, owner, name].join('\0');
}


/***/ }),

/***/ 5492:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ namesWith),
/* harmony export */   _X: () => (/* binding */ saysNothing),
/* harmony export */   ux: () => (/* binding */ heldByPart)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6219);
/* harmony import */ var _pairing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1678);


/** What belongs to each part that `[provides]` of a skill.toml names. */
const partsOf = new Map([
    ['knowledge', ['topic', 'knowledge']],
    ['recipes', ['recipe', 'confirmation']],
    ['executable', ['export', 'module']],
]);
/**
 * Whether an item came or went with a part that is provided from now on, or no longer: that part speaks
 * for it. Recipes that come without asking before they run are news of their own.
 */
function heldByPart(pairs, side) {
    const turned = pairs.filter((pair) => pair[side].kind === 'provides' &&
        (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .isSet */ .v)(pair[side], 'value') &&
        !(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .isSet */ .v)(pair[1 - side] ?? null, 'value'));
    const kinds = new Set(turned.flatMap(([{ name }]) => partsOf.get(name) ?? []));
    return (item) => kinds.has(item.kind) && !(side === 1 && isUnasked(item));
}
/** The names of what came or went with a part of a skill. */
function namesWith(part, { before, after }) {
    const kinds = new Set(partsOf.get(part.name));
    const named = ({ contract }) => contract.items.filter(({ kind, name }) => kinds.has(kind) && name !== '');
    const [was, now] = [named(before), named(after)];
    return [...beyond(was, now), ...beyond(now, was)];
}
/** The names on this side that are not on the other one. */
function beyond(these, others) {
    const known = new Set(others.map(_pairing_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu));
    return these.filter((item) => !known.has((0,_pairing_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(item))).map(({ name }) => name);
}
function isUnasked(item) {
    return item.kind === 'confirmation' && (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .facetValue */ .f)(item, 'value') === 'auto';
}
/** Whether an item says no more than its absence would: nothing provided, allowed or limited. */
function saysNothing({ kind, facets }) {
    if (kind !== 'provides' && kind !== 'power' && kind !== 'platform')
        return false;
    const allowed = facets.get('allowed')?.shape;
    if (allowed)
        return allowed.value === false;
    return [...facets.values()].every(({ shape }) => shape.value === false || (shape.type === 'entries' && shape.value.length === 0));
}


/***/ }),

/***/ 4718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isPower),
/* harmony export */   j: () => (/* binding */ saysAlready)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6219);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5492);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7632);



/** The words of Skill Manifest v2 and of the skill.toml contract for them. */
const words = new Map([
    ['proc.exec', 'exec'],
    ['net.fetch', 'network'],
    ['fs.read', 'read'],
    ['fs.write', 'write'],
    ['terminal_exec', 'exec'],
    ['network', 'network'],
    ['filesystem_read', 'read'],
    ['filesystem_write', 'write'],
]);
/** The tools that are nothing but such a power. */
const tools = {
    exec: ['Bash'],
    network: ['WebFetch'],
    read: ['Read'],
    write: ['Write', 'Edit'],
};
/** Whether an item says that a skill may do something, or does it unasked, so that a reviewer has to see it come. */
function isPower(item) {
    const { kind, name } = item;
    if (kind === 'execution')
        return flags.has(name) && (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .isSet */ .v)(item, 'value');
    if (kind === 'provides')
        return name === 'executable' && (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .isSet */ .v)(item, 'value');
    if (kind === 'confirmation')
        return (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .facetValue */ .f)(item, 'value') === 'auto';
    if (kind === 'dependency')
        return !(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .isSet */ .v)(item, 'optional');
    if (kind === 'power')
        return !(0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .saysNothing */ ._X)(item);
    return kind === 'effect' || kind === 'allowed-tools';
}
const flags = new Set(['network', 'destructive']);
/**
 * Whether these items say already, in whatever format, what a power says. Effects and flags know no bounds: only
 * what is as unbounded says as much. A bounded list of a skill.toml says no more than an effect or the tools do.
 */
function saysAlready(items) {
    const boundless = new Set(items.filter(isBoundless).map(reachOf));
    const allowed = items
        .filter(({ kind }) => kind === 'allowed-tools')
        .flatMap((item) => listOf(item));
    const variables = new Set(items.filter(({ kind }) => kind === 'environment').map(({ name }) => name));
    return (power) => {
        if (isList(power) && power.name === 'env_read')
            return listOf(power).every((name) => variables.has(name));
        const reach = reachOf(power);
        if (reach === undefined)
            return false;
        if (boundless.has(reach) || allowsAll(allowed, reach))
            return true;
        return isList(power) && allowsCommands(allowed, power);
    };
}
function reachOf({ kind, name }) {
    return ['effect', 'power', 'execution'].includes(kind) ? words.get(name) : undefined;
}
function isList({ kind }) {
    return kind === 'power';
}
/** Entries of a list that stand for all there is. */
const everything = {
    exec: null,
    network: '*',
    read: '/',
    write: '/',
};
/** Whether an item says a power without bounds: an effect, a flag, or a list of all there is. */
function isBoundless(item) {
    const reach = reachOf(item);
    if (reach === undefined || !isPower(item))
        return false;
    if (!isList(item))
        return true;
    if (reach === 'exec')
        return listOf(item, 'commands').length + listOf(item, 'blocked').length === 0;
    const all = everything[reach];
    return all !== null && listOf(item).includes(all);
}
/** Whether tools allow all there is of a power. */
function allowsAll(allowed, reach) {
    return tools[reach].some((tool) => allows(allowed, [tool]));
}
/** Whether tools allow every command of a list. */
function allowsCommands(allowed, power) {
    const commands = listOf(power, 'commands').map((command) => `Bash(${command}:*)`);
    return commands.length > 0 && allows(allowed, commands);
}
function allows(allowed, asked) {
    return (0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .compareTools */ .N)(allowed, asked).gained.length === 0;
}
function listOf(item, facet = 'value') {
    const value = (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .facetValue */ .f)(item, facet);
    return Array.isArray(value) ? value.map(String) : [];
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


/***/ }),

/***/ 1358:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge),
  ruleFor: () => (/* binding */ ruleFor),
  unreleasedChanges: () => (/* binding */ unreleasedChanges)
});

// EXTERNAL MODULE: ./src/model/contract.ts
var contract = __webpack_require__(6219);
// EXTERNAL MODULE: ./src/contract/budget.ts
var contract_budget = __webpack_require__(1409);
// EXTERNAL MODULE: ./src/hash/skillignore.ts + 3 modules
var skillignore = __webpack_require__(2387);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(1489);
// EXTERNAL MODULE: ./src/model/skill.ts
var model_skill = __webpack_require__(2452);
// EXTERNAL MODULE: ./src/contract/anchors.ts
var contract_anchors = __webpack_require__(8756);
;// CONCATENATED MODULE: ./src/contract/change.ts

/** A change of which only what matters is given. */
function changeOf(parts) {
    const none = { facet: null, verdict: null, detail: null, before: null, after: null };
    return { ...none, from: null, to: null, witness: null, ...parts };
}
/** That an item is there now. */
function added(after) {
    const { kind, at } = after;
    return changeOf({ kind, action: 'added', after, to: jsonOf(after), at, was: null });
}
/** That an item is no longer there. */
function removed(before, { after: skill }) {
    const at = (0,contract_anchors/* mendingPlace */.mB)(before, skill);
    const from = jsonOf(before);
    return changeOf({ kind: before.kind, action: 'removed', before, from, at, was: before.at });
}
/** That an item goes by another name. */
function renamed(before, after) {
    const values = { from: jsonOf(before), to: jsonOf(after) };
    const { kind, at } = after;
    return changeOf({ kind, action: 'renamed', before, after, ...values, at, was: before.at });
}
/** That one property of an item differs; `parts` say how. */
function facetChanged(before, after, facet, parts) {
    const [was, now] = [before.facets.get(facet), after.facets.get(facet)];
    return changeOf({
        ...{ kind: after.kind, action: 'changed', before, after, facet },
        ...{ from: jsonValue(was), to: jsonValue(now) },
        ...{ at: now?.at ?? after.at, was: placeBefore(before, was, now) },
        ...parts,
    });
}
function placeBefore(item, was, now) {
    return was || !now ? (was?.at ?? item.at) : null;
}
function jsonValue(facet) {
    return facet?.shape.value ?? null;
}
function jsonOf(item) {
    const facets = [...item.facets].map(([name, facet]) => [name, facet.shape.value]);
    return Object.fromEntries([['name', item.name], ...facets]);
}

;// CONCATENATED MODULE: ./src/contract/bundle.ts




/**
 * That files beside the manifests changed; files of skills within the skill are theirs, and those that
 * `.skillignore` leaves out nobody's.
 */
function compareBundles(before, after) {
    const [was, now] = [bundleOf(before), bundleOf(after)];
    const [lost, gained] = [recipesOf(before, after), recipesOf(after, before)];
    const [leavesOutThen, leavesOutNow] = [leavesOut(before), leavesOut(after)];
    const isSaid = (file, other, recipes) => !other && recipes.has(file.name);
    const gone = [...was.values()].filter((file) => {
        const other = now.get(file.name);
        if (leavesOutThen(file.name) && (!other || leavesOutNow(file.name)))
            return false;
        return (0,model_skill/* differ */.Tx)(file, other) && !isSaid(file, other, lost);
    });
    const come = [...now.values()].filter((file) => {
        const other = was.get(file.name);
        if (leavesOutNow(file.name) && (!other || leavesOutThen(file.name)))
            return false;
        return (0,model_skill/* differ */.Tx)(other, file) && !isSaid(file, other, gained);
    });
    if (gone.length + come.length === 0)
        return [];
    const place = (skill, file) => file ? { path: file.path } : (0,model_skill/* versionPlace */.yp)(skill);
    return [
        changeOf({
            ...{ kind: 'bundle', action: 'changed', facet: 'files' },
            ...{ from: gone.map(({ name }) => name), to: come.map(({ name }) => name) },
            ...{ at: place(after, come[0]), was: place(before, gone[0]) },
        }),
    ];
}
function leavesOut({ ignore }) {
    return typeof ignore === 'string' ? (0,skillignore/* skillignore */.ae)(ignore) : () => false;
}
/** The recipes of a skill, whose coming and going is said as such where both sides have the manifest. */
function recipesOf({ contract }, other) {
    const recipes = contract.items.filter(({ kind }) => kind === 'recipe');
    const said = recipes.filter(({ dialect }) => (0,model_skill/* manifestOf */.$V)(other, dialect));
    return new Set(said.map(({ name }) => name));
}
function bundleOf({ files, manifests }) {
    const carriers = new Set(manifests.map(({ path }) => path));
    const nested = new Set(files.filter(({ name }) => (0,model_skill/* isManifestName */.zU)((0,path/* nameOf */.Vb)(name))).map(({ name }) => (0,path/* folderOf */.yS)(name)));
    const own = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nested));
    return new Map(own.map((file) => [file.name, file]));
}
function isNested(name, folders) {
    return [...(0,path/* upwards */.Hy)((0,path/* folderOf */.yS)(name))].some((folder) => folder !== '' && folders.has(folder));
}

// EXTERNAL MODULE: ./src/model/value.ts
var value = __webpack_require__(2904);
// EXTERNAL MODULE: ./src/contract/command-line.ts
var command_line = __webpack_require__(9422);
;// CONCATENATED MODULE: ./src/contract/manifests.ts

/** Which manifests of a skill went and which came. */
function turnoverOf({ gone, come }) {
    return { lost: gone.filter(isManifest), gained: come.filter(isManifest) };
}
/** Whether one format took the place of another. */
function isMigration({ lost, gained }) {
    return lost.length > 0 && gained.length > 0;
}
/**
 * That manifests came or went, or that one format took the place of another: then one change speaks for all of
 * them. One that comes beside a contract differs from the first to state any.
 */
function manifestChanges({ lost, gained }, items, sides) {
    const [went, came] = [carriersOf(lost), carriersOf(gained)];
    const [from, to] = [went.at(-1), came.at(-1)];
    if (from && to)
        return [renamed(from, to)];
    const beside = items.some((item) => isManifest(item) && !isPlain(item));
    return [
        ...came.map((item) => ({ ...added(item), detail: beside ? 'beside' : null })),
        ...went.map((item) => removed(item, sides)),
    ];
}
/**
 * Whether an item that came with another format is news. The old format has to have spoken of its kind: types,
 * outputs and tags of operations that were there before are only written down now. An input callers must pass from
 * now on is news all the same.
 */
function newsAfter(before, { lost }, takes) {
    const formats = new Set(lost.map(({ name }) => name));
    const stated = before.filter(({ dialect }) => formats.has(dialect));
    const kinds = new Set(stated.map(({ kind }) => kind));
    return (item) => kinds.has(item.kind) || (item.kind === 'input' && !takes(item));
}
/** That an item is there now; of a power that a manifest beside others brings along, that it was not said so far. */
function addedBy(turnover) {
    const formats = new Set(isMigration(turnover) ? [] : turnover.gained.map(({ name }) => name));
    return (item) => ({ ...added(item), detail: formats.has(item.dialect) ? 'disclosed' : null });
}
function isManifest({ kind }) {
    return kind === 'manifest';
}
/** Every SKILL.md is one in this format, whatever else it carries. */
function isPlain({ name }) {
    return name === 'agent-skills';
}
/** Manifests without the plain frontmatter of a file that carries another one that shares its fate. */
function carriersOf(manifests) {
    const rich = new Set(manifests.filter((one) => !isPlain(one)).map(({ at }) => at.path));
    return manifests.filter((one) => !isPlain(one) || !rich.has(one.at.path));
}

// EXTERNAL MODULE: ./src/contract/pairing.ts
var pairing = __webpack_require__(1678);
// EXTERNAL MODULE: ./src/contract/parts.ts
var parts = __webpack_require__(5492);
// EXTERNAL MODULE: ./src/contract/powers.ts
var powers = __webpack_require__(4718);
// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
;// CONCATENATED MODULE: ./src/contract/unread.ts


/**
 * Leaves out the fields that hold a known key whose value has a shape nobody reads: what the key stated on the
 * other side came or went with it, or differs, and speaks for it.
 */
function withoutUnread({ gone, come }, pairs) {
    const differing = pairs.flatMap(([was, now]) => [...differingPlaces(was, now)]);
    const [before, after] = [gone, come].map((items) => withParents([...items.filter((item) => !isField(item)).map(placeOf), ...differing]));
    return {
        gone: gone.filter((item) => !(isField(item) && after?.has(placeOf(item)))),
        come: come.filter((item) => !(isField(item) && before?.has(placeOf(item)))),
    };
}
/** Whether these fields of another format hold what an item was stated in: it still stands there, unread. */
function standsIn(fields) {
    const places = new Set(fields.filter(isField).map(({ pointer }) => pointer));
    return ({ pointer }) => [...withParents([pointer])].some((one) => places.has(one));
}
/** Whether a field stands in one of these manifests of a skill as well, which reads it. */
function isReadIn(skill, dialects) {
    const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
    return (item) => isField(item) && roots.some(({ root }) => !(0,value/* find */.I6)(root, item.pointer).missing);
}
function isField({ kind }) {
    return kind === 'field';
}
function placeOf({ dialect, pointer }) {
    return `${dialect}${pointer}`;
}
/** The places of the facets in which two states of an item differ. */
function* differingPlaces(was, now) {
    if (was.dialect !== now.dialect)
        return;
    for (const name of new Set([...was.facets.keys(), ...now.facets.keys()])) {
        const [before, after] = [was, now].map(({ facets }) => facets.get(name)?.shape.value);
        if ((0,canonical/* canonical */.$)(before ?? null) === (0,canonical/* canonical */.$)(after ?? null))
            continue;
        yield name === 'value' ? placeOf(now) : `${placeOf(now)}/${name}`;
    }
}
/** Places with all that hold them. */
function withParents(places) {
    const all = new Set();
    for (const place of places) {
        let rest = place;
        while (rest !== '' && !all.has(rest)) {
            all.add(rest);
            rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/')));
        }
    }
    return all;
}

;// CONCATENATED MODULE: ./src/contract/claims.ts









/**
 * Leaves out what something else that came or went speaks for: the items of a manifest, of an operation or of the
 * output of one, and the fields that another dialect of the same file states only while that manifest does not read
 * them. Powers that come with a manifest are said all the same. Where one format took the place of another, what went
 * is said, and of what came that which is news.
 */
function withoutClaimed({ pairs, gone, come }, before, sides) {
    const turnover = turnoverOf({ gone, come });
    const migrated = isMigration(turnover);
    const [lost, gained] = [namesOf(turnover.lost), namesOf(turnover.gained)];
    const isSaid = (0,powers/* saysAlready */.j)(sides.after.contract.items);
    // The bounds of a list go with its manifest.
    const wasSaid = (0,powers/* saysAlready */.j)(before.filter(({ kind, dialect }) => kind !== 'power' || !lost.has(dialect)));
    const isOther = migrated ? newsAfter(before, turnover, isNoDemand(takenBy(before))) : nothing;
    const isNews = (item) => ((0,powers/* isPower */.W)(item) ? !wasSaid(item) : isOther(item));
    const left = {
        gone: unclaimed(gone, [
            migrated ? takenBy(sides.after.contract.items) : ({ dialect }) => lost.has(dialect),
            (item) => lost.has(item.dialect) && (0,powers/* isPower */.W)(item) && isSaid(item),
            heldByParent(gone, withFields(pairs, 0)),
            (0,parts/* heldByPart */.ux)(pairs, 0),
            statedIn(sides.after.contract.items),
            isReadBy(gained, sides.after),
            migrated ? standsIn(unreadBy(gained, come)) : nothing,
        ]),
        come: unclaimed(come, [
            (item) => gained.has(item.dialect) && !isNews(item),
            heldByParent(come, withFields(pairs, 1)),
            (0,parts/* heldByPart */.ux)(pairs, 1),
            statedIn(before),
            isReadBy(lost, sides.before),
            migrated ? isReadIn(sides.before, lost) : nothing,
        ]),
    };
    return withoutUnread(left, pairs);
}
/** Whether another manifest of the other side states the same thing: then nothing came or went. */
function statedIn(items) {
    const stated = new Set(items.map(pairing/* identityOf */.cu));
    return (item) => stated.has((0,pairing/* identityOf */.cu)(item));
}
/** The fields that these manifests hold and do not read. */
function unreadBy(dialects, items) {
    return items.filter(({ kind, dialect }) => kind === 'field' && dialects.has(dialect));
}
const nothing = () => false;
function unclaimed(items, claims) {
    const isLeft = (item) => !isNothing(item) && !(0,parts/* saysNothing */._X)(item) && !claims.some((claim) => claim(item));
    return items.filter((item) => item.kind === 'manifest' || isLeft(item));
}
function namesOf(items) {
    return new Set(items.map(({ name }) => name));
}
/** Whether an item came or went with its operation, or a field with the output it is in. */
function heldByParent(items, outputs) {
    const named = (kind) => items.filter((item) => item.kind === kind);
    const operations = namesOf(named('operation'));
    const results = new Set([...outputs, ...named('result').map(({ owner }) => owner)]);
    return ({ kind, owner }) => owner !== '' && (operations.has(owner) || (kind === 'result-field' && results.has(owner)));
}
/** The operations whose output lists its fields on this side only. */
function withFields(pairs, side) {
    const results = pairs.filter(([before]) => before.kind === 'result');
    return new Set(results
        .filter((pair) => (0,contract/* isSet */.v)(pair[side], 'fields') && !(0,contract/* isSet */.v)(pair[1 - side] ?? null, 'fields'))
        .map(([{ owner }]) => owner));
}
/** Whether a field of another dialect is one only while none of these manifests reads it. */
function isReadBy(manifests, skill) {
    return (item) => {
        if (item.kind !== 'field' || manifests.size === 0)
            return false;
        const manifest = (0,model_skill/* manifestOf */.$V)(skill, item.dialect);
        return manifest !== undefined && !(0,value/* find */.I6)(manifest.root, item.pointer).missing;
    };
}
/** Whether the commands of an operation take an input, so that a format without inputs knows it by its placeholder. */
function takenBy(items) {
    const taken = (0,command_line/* parametersByOperation */.bl)(items);
    return ({ kind, owner, name }) => kind === 'input' && taken.get(owner)?.has(name) === true;
}
/** Whether calls of base satisfy an input that came: they may leave it out, or pass it already. */
function isNoDemand(taken) {
    return (item) => !(0,contract/* isSet */.v)(item, 'required') || (0,contract/* facetValue */.f)(item, 'default') !== undefined || taken(item);
}
/** A mark that is not set, and a contract of stdout that promises nothing, are as good as none. */
function isNothing({ kind, facets }) {
    const says = [...facets.values()].some(({ shape }) => shape.type !== 'flag' || shape.value);
    return (kind === 'stdout' || kind === 'sensitive') && !says;
}

// EXTERNAL MODULE: ./src/model/placeholders.ts
var placeholders = __webpack_require__(891);
;// CONCATENATED MODULE: ./src/contract/entrypoints.ts





/**
 * How the command line of an entrypoint changed: the inputs it no longer takes or takes besides, another
 * interpreter, and whatever else differs. An input that came or went itself speaks for its placeholder.
 */
function compareCommands(before, after, inputs) {
    const [was, now] = [readCommand(before, inputs.names), readCommand(after, new Map())];
    if ((0,canonical/* canonical */.$)(argvOf(before)) === (0,canonical/* canonical */.$)(argvOf(after)))
        return [];
    if ((0,command_line/* isProse */.y6)(before)) {
        return (0,command_line/* isProse */.y6)(after)
            ? [facetChanged(before, after, 'argv', { detail: 'text' })]
            : [added(after)];
    }
    const isKnown = (name) => inputs.before.has(name) || isImplied(name, before);
    const dropped = [...was.takes].filter((name) => !now.takes.has(name) && isKnown(name));
    const isImpliedNow = (name) => !inputs.after.has(name) && isImplied(name, after);
    const gained = [...now.takes].filter((name) => !was.takes.has(name) && (inputs.after.has(name) || isImpliedNow(name)));
    const isTaken = (name) => inputs.before.has(name) || inputs.taken.has(name);
    const wentItself = (name) => inputs.before.has(name) && !inputs.after.has(name);
    const spoken = new Set([...dropped, ...gained]);
    const isSame = was.isList === now.isList && rest(was, spoken) === rest(now, spoken);
    const change = (parts) => facetChanged(before, after, 'argv', parts);
    return [
        ...dropped
            .filter((name) => !wentItself(name))
            .map((name) => change({ detail: 'placeholder-dropped', from: name, to: null })),
        ...gained
            .filter((name) => isImpliedNow(name) || inputs.before.has(name))
            .map((name) => ({
            to: name,
            detail: isTaken(name) ? 'placeholder-added' : 'placeholder-new',
        }))
            .map((parts) => change({ ...parts, from: null })),
        ...(!was.isList || !now.isList || (0,canonical/* canonical */.$)(was.program) === (0,canonical/* canonical */.$)(now.program)
            ? []
            : [change({ detail: 'interpreter', from: was.program, to: now.program })]),
        ...(isSame ? [] : [change({ detail: 'changed' })]),
    ];
}
function readCommand(item, names) {
    const value = argvOf(item);
    const words = (Array.isArray(value) ? value : [value]).map((word) => typeof word === 'string' ? (0,placeholders/* withPlaceholders */.rk)(word, names) : word);
    const takes = new Set(words.filter(isText).flatMap(placeholders/* placeholdersIn */.Qf));
    if (!Array.isArray(value))
        return { isList: false, program: null, words, takes };
    return { isList: true, program: words[0] ?? null, words: words.slice(1), takes };
}
function argvOf(item) {
    return (0,contract/* facetValue */.f)(item, 'argv') ?? null;
}
function isText(word) {
    return typeof word === 'string';
}
/** The format before v2 declares no inputs: what its commands put in are they. */
function isImplied(name, { dialect }) {
    return dialect === 'router-manifest' && !placeholders/* builtIn */.wx.has(name);
}
/** The words without those that put in these parameters, in a list as within a text, and the options in front of them. */
function rest({ words }, names) {
    const puts = (word) => isText(word) && (0,placeholders/* placeholdersIn */.Qf)(word).some((name) => names.has(name));
    return (0,canonical/* canonical */.$)(without(words, (word) => cleaned(word, puts)));
}
/** What is left of a word that may put something in; undefined where nothing is. */
function cleaned(word, puts) {
    if (!isText(word) || !puts(word))
        return word;
    const left = without(word.split(' '), (part) => (puts(part) ? undefined : part));
    return left.length > 0 ? left.join(' ') : undefined;
}
function without(words, clean) {
    const left = words.map(clean);
    const isOption = (word) => isText(word) && word.startsWith('-');
    return left.filter((word, at) => word !== undefined && !(isOption(word) && at + 1 < left.length && left[at + 1] === undefined));
}

// EXTERNAL MODULE: ./src/contract/coverage.ts + 1 modules
var coverage = __webpack_require__(9343);
// EXTERNAL MODULE: ./src/contract/dotted.ts
var dotted = __webpack_require__(3484);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/contract/coverage-commands.ts
var coverage_commands = __webpack_require__(8345);
;// CONCATENATED MODULE: ./src/contract/exec-policy.ts


/** The policy an item states. */
function policyOf(item) {
    const commands = entriesOf(item, 'commands');
    return {
        allowed: (0,contract/* facetValue */.f)(item, 'allowed') === true,
        commands: commands.size > 0 ? commands : null,
        blocked: entriesOf(item, 'blocked'),
    };
}
function entriesOf(item, facet) {
    const shape = item.facets.get(facet)?.shape;
    return new Set(shape?.type === 'entries' ? shape.value : []);
}
/** All command lines either list of a policy names. */
function linesOf({ commands, blocked }) {
    return [...(commands ?? []), ...blocked];
}
/** Whether a policy allows a command line but for what it blocks. */
function lists({ commands }, line) {
    return commands === null || (0,coverage_commands/* coversCommand */.Kn)(commands, line);
}
/** Whether a policy blocks a command line, listed or not. */
function blocks({ blocked }, line) {
    return (0,coverage_commands/* coversCommand */.Kn)(blocked, line);
}
/**
 * How far a policy allows a command line as it is written, with arguments that no list names. What two
 * policies say of all the lines they name tells all there is between them. Where everything but a few
 * commands is allowed, a line such as `git; rm` may run one of those few: it is allowed perhaps.
 */
function allowanceOf(policy, line) {
    if (!policy.allowed || !lists(policy, line) || blocks(policy, line))
        return 0;
    const isCertain = policy.commands !== null || policy.blocked.size === 0 || (0,coverage_commands/* isPlainCommand */.Uf)(line);
    return isCertain ? 2 : 1;
}

;// CONCATENATED MODULE: ./src/contract/exec.ts




/** Whether an item is a power to run commands, whose facets only mean something together. */
function isExec({ kind, facets }) {
    return kind === 'power' && facets.has('allowed');
}
/** Every difference between two powers to run commands; each entry is spoken of once. */
function compareExec(before, after) {
    const [was, now] = [policyOf(before), policyOf(after)];
    const change = (facet, parts) => facetChanged(before, after, facet, parts);
    const whole = { from: valuesOf(before), to: valuesOf(after) };
    if (was.allowed !== now.allowed) {
        const verdict = now.allowed ? 'widened' : 'narrowed';
        return [change('allowed', { detail: 'changed', verdict, ...whole })];
    }
    const parts = was.allowed ? partsOf(was, now) : [];
    const left = parts.some(({ names }) => names === null) ? [] : unspoken(was, now, parts);
    return [...parts, ...left].map(({ facet, detail, verdict, names }) => change(facet, { detail, verdict, ...(names ? { witness: { value: names } } : whole) }));
}
function partsOf(was, now) {
    const lines = [...linesOf(was), ...linesOf(now)];
    const growth = (line) => allowanceOf(now, line) - allowanceOf(was, line);
    const gained = lines.filter((line) => growth(line) > 0);
    const lost = lines.filter((line) => growth(line) < 0);
    const part = (facet, detail, verdict) => ({
        of: (some) => some.length > 0 ? [{ facet, detail, verdict, names: sorted(some) }] : [],
        ofAll: { facet, detail, verdict, names: null },
    });
    const [shut, unlisted] = split(lost, (line) => lists(now, line));
    const blocked = part('blocked', 'added', 'narrowed').of(cause(shut, now.blocked, was.blocked));
    if (was.commands && !now.commands) {
        return [part('commands', 'emptied', 'widened').ofAll, ...blocked];
    }
    const moved = part('commands', 'moved', 'widened');
    if (!was.commands && now.commands) {
        return [part('commands', 'filled', 'narrowed').ofAll, ...moved.of(gained)];
    }
    const [opened, listed] = split(gained, (line) => lists(was, line));
    const [entered, fresh] = split(listed, (line) => blocks(was, line));
    return [
        ...part('commands', 'added', 'widened').of(cause(fresh, now.commands, was.commands)),
        ...moved.of(entered),
        ...part('blocked', 'removed', 'widened').of(cause(opened, was.blocked, now.blocked)),
        ...part('commands', 'removed', 'narrowed').of(cause(unlisted, was.commands, now.commands)),
        ...blocked,
    ];
}
/** The entries one list has over the other that speak of these command lines. */
function cause(lines, own, other) {
    const heads = headsOf(lines);
    return [...(own ?? [])].filter((entry) => !other?.has(entry) && heads.has(entry));
}
/** Entries that came or went without allowing or refusing anything, but for parts of what is spoken of. */
function unspoken(was, now, parts) {
    const spoken = new Set(parts.flatMap(({ names }) => names ?? []));
    const moved = parts.filter(({ detail }) => detail === 'moved');
    const unblocked = headsOf(moved.flatMap(({ names }) => names ?? []));
    return ['commands', 'blocked'].flatMap((facet) => {
        const [old, young] = [was[facet] ?? new Set(), now[facet] ?? new Set()];
        const own = new Set(parts.filter((one) => one.facet === facet).flatMap((one) => one.names ?? []));
        const heads = facet === 'blocked' ? new Set([...headsOf(own), ...unblocked]) : headsOf(own);
        const names = [
            ...[...old].filter((name) => !young.has(name)),
            ...[...young].filter((name) => !old.has(name)),
        ].filter((name) => !spoken.has(name) && !heads.has(name) && !(0,coverage_commands/* coversCommand */.Kn)(own, name));
        if (names.length === 0)
            return [];
        return [{ facet, detail: 'changed', verdict: 'equivalent', names: sorted(names) }];
    });
}
/** What begins any of these command lines. */
function headsOf(lines) {
    return new Set([...lines].flatMap(coverage_commands/* beginningsOf */.U9));
}
function split(names, test) {
    return [names.filter(test), names.filter((name) => !test(name))];
}
function sorted(names) {
    return [...new Set(names)].sort(model_text/* compareText */.n6);
}
function valuesOf({ facets }) {
    return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}

// EXTERNAL MODULE: ./src/contract/ranges.ts
var ranges = __webpack_require__(3762);
// EXTERNAL MODULE: ./src/contract/read-schema.ts + 5 modules
var read_schema = __webpack_require__(2458);
// EXTERNAL MODULE: ./src/contract/schema.ts
var contract_schema = __webpack_require__(455);
// EXTERNAL MODULE: ./src/contract/schema-keywords.ts
var schema_keywords = __webpack_require__(2192);
;// CONCATENATED MODULE: ./src/contract/schema-difference.ts



const order = ['type', 'pattern', 'minimum', 'maximum', 'enum', 'items', 'properties'];
/** Whether two schemas admit the same types, however that is written. */
function sameTypes(a, b) {
    return (a.integersOnly === b.integersOnly &&
        a.opaque.get('type') === b.opaque.get('type') &&
        a.admits.size === b.admits.size &&
        [...a.admits].every((kind) => b.admits.has(kind)));
}
/** The path of the first keyword two schemas differ in, such as `properties.size.minimum`. */
function differingKeyword(a, b) {
    if (!(0,contract_schema/* isObject */.Gv)(a) || !(0,contract_schema/* isObject */.Gv)(b))
        return 'schema';
    const keyword = differingKey(a, b, order);
    if (keyword === undefined)
        return 'schema';
    const [inner, other] = [a[keyword], b[keyword]];
    if (!(0,contract_schema/* isObject */.Gv)(inner) || !(0,contract_schema/* isObject */.Gv)(other))
        return keyword;
    if (keyword === 'items')
        return `items.${differingKeyword(inner, other)}`;
    if (keyword !== 'properties')
        return keyword;
    const name = differingKey(inner, other, []) ?? '';
    const [property, counterpart] = [inner[name], other[name]];
    if (!(0,contract_schema/* isObject */.Gv)(property) || !(0,contract_schema/* isObject */.Gv)(counterpart))
        return `properties.${name}`;
    return `properties.${name}.${differingKeyword(property, counterpart)}`;
}
function differingKey(a, b, first) {
    const keys = [...new Set([...first, ...Object.keys(a), ...Object.keys(b)])];
    const differing = keys.filter((key) => textAt(a, key) !== textAt(b, key));
    const isName = first.length === 0;
    return differing.find((key) => isName || !(0,schema_keywords/* isAnnotation */.Ir)(key)) ?? differing[0];
}
function textAt(object, key) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    return value === undefined ? undefined : (0,canonical/* canonical */.$)(value);
}

;// CONCATENATED MODULE: ./src/contract/answer.ts
/** The answer of what holds without saying. */
const yes = { answer: 'yes' };
/** The answer where nothing is proven. */
function unknown(reason) {
    return { answer: 'unknown', reason };
}

// EXTERNAL MODULE: ./src/contract/evaluate.ts + 2 modules
var evaluate = __webpack_require__(8065);
;// CONCATENATED MODULE: ./src/contract/presumed.ts


/** Keywords that say nothing of which further properties an object may hold. */
const silent = new Set([
    'type',
    'properties',
    'required',
    'minProperties',
    'maxProperties',
    'items',
]);
const maximumDepth = 64;
/**
 * `wider` without what it asks of properties that callers are taken not to send: those it declares anew where
 * `narrower` declares others and says nothing that bears on further ones. Where it does, by `required`, by any
 * keyword for names or further properties, by listed values or by combined schemas, or where it declares none
 * at all, nothing is presumed.
 */
function presuming(wider, narrower, depth = 0) {
    if (!(0,contract_schema/* isObject */.Gv)(wider) || !(0,contract_schema/* isObject */.Gv)(narrower) || depth > maximumDepth)
        return wider;
    if (!isSilent(narrower))
        return wider;
    const changed = {};
    const [items, others] = [wider['items'], narrower['items']];
    if ((0,contract_schema/* isObject */.Gv)(items) && (0,contract_schema/* isObject */.Gv)(others))
        changed['items'] = presuming(items, others, depth + 1);
    const [properties, declared] = [wider['properties'], narrower['properties']];
    if ((0,contract_schema/* isObject */.Gv)(properties) && (0,contract_schema/* isObject */.Gv)(declared)) {
        changed['properties'] = presumedOf(properties, declared, narrower, depth);
    }
    return { ...wider, ...changed };
}
function isSilent(schema) {
    return Object.keys(schema).every((keyword) => silent.has(keyword) || (0,schema_keywords/* isAnnotation */.Ir)(keyword));
}
function presumedOf(properties, declared, narrower, depth) {
    const names = new Set(Object.keys(declared));
    const required = [narrower['required'] ?? []].flat();
    const least = Number(narrower['minProperties'] ?? 0);
    const isFree = names.size === 0 || least > names.size;
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => {
        if (names.has(name))
            return [name, presuming(property, declared[name] ?? true, depth + 1)];
        return [name, isFree || required.includes(name) ? property : true];
    }));
}

// EXTERNAL MODULE: ./src/contract/references.ts
var references = __webpack_require__(2362);
;// CONCATENATED MODULE: ./src/contract/refusing-keyword.ts


/** The path of the keyword by which a schema refuses a value, such as `properties.size.minimum`. */
function refusingKeyword(schema, value) {
    if (!schema.admits.has((0,contract_schema/* kindOf */.I)(value)))
        return 'type';
    if (schema.integersOnly && typeof value === 'number' && !Number.isInteger(value))
        return 'type';
    if (refuses({ members: schema.members }, value))
        return listing(schema);
    const own = bounds.find((keyword) => refuses({ [keyword]: schema[keyword] }, value));
    if (own)
        return own;
    if (Array.isArray(value))
        return inList(schema, value) ?? combining(schema, value);
    if ((0,contract_schema/* isObject */.Gv)(value))
        return inObject(schema, value) ?? combining(schema, value);
    return combining(schema, value);
}
const bounds = [
    ...['pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
    ...['contains', 'required', 'minProperties', 'maxProperties'],
];
function refuses(parts, value) {
    return (0,evaluate/* admits */.t5)({ ...contract_schema/* top */.Mn, ...parts }, value) === false;
}
function listing({ source }) {
    return (0,contract_schema/* isObject */.Gv)(source) && source['enum'] === undefined ? 'const' : 'enum';
}
function inList(schema, value) {
    for (const [at, one] of value.entries()) {
        const own = schema.prefix[at];
        if (own && (0,evaluate/* admits */.t5)(own, one) === false)
            return `prefixItems.${at}.${refusingKeyword(own, one)}`;
        if (own || !schema.items || (0,evaluate/* admits */.t5)(schema.items, one) !== false)
            continue;
        return within('items', schema.items, one);
    }
    return null;
}
function inObject(schema, value) {
    for (const [name, property] of schema.properties) {
        const one = Object.hasOwn(value, name) ? value[name] : undefined;
        if (one === undefined || (0,evaluate/* admits */.t5)(property, one) !== false)
            continue;
        return within(`properties.${name}`, property, one);
    }
    const { namePatterns, additional, properties, names, dependents } = schema;
    if (refuses({ namePatterns }, value))
        return 'patternProperties';
    if (refuses({ properties, namePatterns, additional }, value))
        return 'additionalProperties';
    if (refuses({ names }, value))
        return 'propertyNames';
    if (!refuses({ dependents }, value) || !(0,contract_schema/* isObject */.Gv)(schema.source))
        return null;
    return schema.source['dependentRequired'] === undefined
        ? 'dependentSchemas'
        : 'dependentRequired';
}
/** The path within a schema; the schema itself where it accepts nothing. */
function within(path, schema, value) {
    return schema.source === false ? path : `${path}.${refusingKeyword(schema, value)}`;
}
function combining(schema, value) {
    const { any, one, not, condition } = schema;
    if (schema.all.some((inner) => (0,evaluate/* admits */.t5)(inner, value) === false))
        return 'allOf';
    if (refuses({ any }, value))
        return 'anyOf';
    if (refuses({ one }, value))
        return 'oneOf';
    if (refuses({ not }, value))
        return 'not';
    return refuses({ condition }, value) ? 'if' : 'schema';
}

// EXTERNAL MODULE: ./src/contract/truth.ts
var truth = __webpack_require__(3103);
;// CONCATENATED MODULE: ./src/contract/satisfy/outcome.ts
/** Where it is proven that there is none. */
const none = { empty: true, values: [], complete: true };
/** Where nothing is known. */
const outcome_open = { empty: false, values: [], complete: false };

;// CONCATENATED MODULE: ./src/contract/satisfy/lists.ts


const longest = 64;
const maximumPositions = 40;
const maximumRepeating = 10;
/** Lists worth trying; null where there is none. */
function solveList(schemas, context) {
    const lists = new Lists(schemas, context);
    return lists.isImpossible() ? null : lists.candidates();
}
class Lists {
    #schemas;
    #context;
    /** From here on, all positions are asked the same. */
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
    /** Whether it is proven that no list meets the schemas; finds how long lists may be. */
    isImpossible() {
        if (this.#low > this.#high)
            return true;
        for (let at = 0; at <= this.#rest && at < this.#high; at++) {
            if (at > maximumPositions)
                break;
            if (this.#at(at).empty)
                this.#high = at;
        }
        const { complete, values } = this.#high > this.#rest ? this.#at(this.#rest) : none;
        if (this.#isUnique && complete && this.#high > this.#rest) {
            this.#high = Math.min(this.#high, this.#rest + values.length);
        }
        if (this.#low > this.#high)
            return true;
        return this.#schemas.some((schema) => this.#refutes(schema));
    }
    #refutes({ contains, inverse }) {
        if (contains && this.#cannotContain(contains))
            return true;
        if (inverse?.repeated && this.#cannotRepeat())
            return true;
        return inverse?.someItem !== undefined && this.#someItems(inverse.someItem).length === 0;
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
        if (known)
            return known;
        const outcome = this.#context.solve(this.#terms(at));
        this.#outcomes.set(at, outcome);
        return outcome;
    }
    /** The positions that differ in what they are asked, with one behind the last of them. */
    #positions(from) {
        const end = Math.min(this.#rest + 1, this.#high, from + maximumPositions);
        return Array.from({ length: Math.max(0, end - from) }, (_, step) => from + step);
    }
    #cannotContain({ schema, min, max }) {
        if (min > max || min > this.#high)
            return true;
        if (this.#rest > maximumPositions)
            return false;
        const { solve } = this.#context;
        let [possible, forced] = [0, 0];
        for (const at of this.#positions(0)) {
            const times = at === this.#rest ? this.#high - at : 1;
            const needed = at === this.#rest ? Math.max(0, this.#low - at) : at < this.#low ? 1 : 0;
            if (possible < min && !solve([...this.#terms(at), { is: schema }]).empty)
                possible += times;
            if (needed > 0 && this.#low > max) {
                if (solve([...this.#terms(at), { not: schema }]).empty)
                    forced += needed;
            }
        }
        return possible < min || forced > max;
    }
    #cannotRepeat() {
        if (this.#isUnique || this.#high < 2)
            return true;
        return this.#rest + 2 <= maximumRepeating && this.#repetitions().length === 0;
    }
    #repetitionsFound = null;
    /** Pairs of positions that may hold the same, and what. */
    #repetitions() {
        if (this.#repetitionsFound)
            return this.#repetitionsFound;
        const pairs = [];
        const end = Math.min(this.#rest + 2, this.#high, maximumRepeating);
        for (let other = 1; other < end; other++) {
            for (let one = 0; one < other; one++) {
                const terms = [...this.#terms(one), ...this.#terms(other)];
                const outcome = this.#context.solve(terms);
                if (!outcome.empty)
                    pairs.push([one, other, outcome]);
            }
        }
        this.#repetitionsFound = pairs;
        return pairs;
    }
    #found = new Map();
    /** Where an entry that is wanted may stand, and what it may be. */
    #someItems({ from, schema }) {
        const known = this.#found.get(schema);
        if (known)
            return known;
        if (this.#rest - from > maximumPositions)
            return [[from, outcome_open]];
        const found = this.#positions(from).flatMap((at) => {
            const outcome = this.#context.solve([...this.#terms(at), { is: schema }]);
            return outcome.empty ? [] : [[at, outcome]];
        });
        this.#found.set(schema, found);
        return found;
    }
    candidates() {
        if (this.#high === 0)
            return { values: [[]], complete: true };
        return { values: this.#lists(), complete: false };
    }
    *#lists() {
        const fixed = [...this.#fixings()];
        const lengths = [
            this.#low,
            this.#low + 1,
            this.#low + 2,
            this.#rest,
            this.#rest + 1,
            this.#high,
        ];
        const tried = new Set(lengths.filter((l) => l >= this.#low && l <= this.#high && l <= longest));
        for (const length of [...tried].sort((a, b) => a - b)) {
            for (const fix of fixed) {
                for (const shift of [0, 1, 2])
                    yield* this.#filled(length, fix, shift);
            }
        }
        const most = Math.min(this.#high, longest, this.#low + 12);
        for (let length = this.#low + 3; length <= most; length++)
            yield* this.#filled(length, new Map(), 0);
    }
    /** What some positions hold for the sake of one keyword. */
    *#fixings() {
        const special = this.#schemas.some(({ inverse: i }) => i?.repeated || i?.someItem);
        for (const schema of this.#schemas) {
            if (schema.contains)
                yield* this.#containing(schema.contains);
            if (schema.inverse?.repeated) {
                for (const [one, other, { values }] of this.#repetitions()) {
                    for (const value of values)
                        yield new Map([
                            [one, value],
                            [other, value],
                        ]);
                }
            }
            if (!schema.inverse?.someItem)
                continue;
            for (const [at, { values }] of this.#someItems(schema.inverse.someItem)) {
                for (const value of values)
                    yield new Map([[at, value]]);
            }
        }
        if (!special)
            yield new Map();
    }
    /** As many entries that fit as are needed; where few may, all others do not. */
    *#containing({ schema, min, max }) {
        const ending = (fits) => {
            const map = new Map();
            const length = Math.min(longest, Math.max(this.#low, fits, this.#rest));
            const used = new Set();
            let left = fits;
            for (let at = 0; at < length; at++) {
                const isLast = length - at <= left;
                const term = left > 0 ? { is: schema } : { not: schema };
                let { values } = this.#context.solve([...this.#terms(at), term], this.#isUnique ? 8 : 4);
                if (values.length === 0 && left > 0 && !isLast)
                    values = this.#at(at).values;
                else if (values.length > 0 && left > 0)
                    left--;
                const value = values.find((one) => !this.#isUnique || !used.has((0,canonical/* canonical */.$)(one)));
                if (value === undefined)
                    continue;
                used.add((0,canonical/* canonical */.$)(value));
                map.set(at, value);
            }
            return map;
        };
        if (min <= longest)
            yield ending(min);
        if (max <= longest && max > min)
            yield ending(max);
    }
    /** A list of a length, with what is fixed, and what else fits at the other positions. */
    *#filled(length, fixed, shift) {
        const list = [];
        const used = new Set([...fixed.values()].map((value) => (0,canonical/* canonical */.$)(value)));
        const reach = Math.max(length, ...[...fixed.keys()].map((at) => at + 1));
        if (reach > this.#high)
            return;
        for (let at = 0; at < reach; at++) {
            const own = fixed.get(at);
            const values = own === undefined ? this.#at(at).values : [own];
            let value = values[(own === undefined ? shift : 0) % Math.max(1, values.length)];
            if (this.#isUnique && own === undefined) {
                value = this.#unused(at, values, used);
            }
            if (value === undefined)
                return;
            used.add((0,canonical/* canonical */.$)(value));
            list.push(value);
        }
        yield list;
    }
    #unused(at, values, used) {
        const fresh = (value) => !used.has((0,canonical/* canonical */.$)(value));
        const first = values.find(fresh);
        if (first !== undefined)
            return first;
        return this.#context.solve(this.#terms(at), used.size + 8).values.find(fresh);
    }
}

;// CONCATENATED MODULE: ./src/contract/satisfy/terms.ts


/** A term that some keywords make. */
function is(parts) {
    return { is: { ...contract_schema/* top */.Mn, source: null, ...parts } };
}
/** A term for values of one kind. */
function isKind(kind, parts = {}) {
    return is({ admits: new Set([kind]), ...parts });
}
/** A term for what the negation of a keyword asks, of values of one kind. */
function isInverse(kind, inverse) {
    return isKind(kind, { inverse });
}
/** A schema that accepts what another refuses. */
function contrary(schema) {
    return schema.not && isOnlyNot(schema) ? schema.not : { ...contract_schema/* top */.Mn, source: null, not: schema };
}
/** Whether `not` is all a schema that was made here holds. */
function isOnlyNot(schema) {
    return schema.source === null;
}
const keys = new WeakMap();
/** A text that only schemas with the same meaning share; null of one that has none. */
function keyOf(schema) {
    const known = keys.get(schema);
    if (known !== undefined)
        return known;
    const key = makeKey(schema.source);
    keys.set(schema, key);
    return key;
}
/** What a reference means depends on the document around it. */
function makeKey(source) {
    if (source === null)
        return null;
    const text = (0,canonical/* canonical */.$)(source);
    return /"\$(ref|dynamicRef|recursiveRef)":/.test(text) ? null : text;
}

;// CONCATENATED MODULE: ./src/contract/satisfy/negation-scalars.ts

/** The ways in which a text may be refused. */
function textRefusals({ pattern, minLength, maxLength }, open) {
    return [
        ...(pattern && open('pattern') ? patternRefusals(pattern) : []),
        ...(minLength > 0 && open('minLength')
            ? [[isKind('string', { maxLength: minLength - 1 })]]
            : []),
        ...(maxLength < Number.POSITIVE_INFINITY && open('maxLength')
            ? [[isKind('string', { minLength: maxLength + 1 })]]
            : []),
    ];
}
/** Of a pattern in parts, any part may be what refuses. */
function patternRefusals(pattern) {
    if (!pattern.parts)
        return [[isInverse('string', { unlike: pattern })]];
    const { found, absent } = pattern.parts;
    return [
        ...found.map((part) => [isInverse('string', { unlike: part })]),
        ...absent.map((part) => [isKind('string', { pattern: part })]),
    ];
}
/** The ways in which a number may be refused. */
function numberRefusals(schema, open) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    const bounds = [
        ['minimum', minimum, (bound) => isKind('number', { exclusiveMaximum: bound })],
        ['maximum', maximum, (bound) => isKind('number', { exclusiveMinimum: bound })],
        ['exclusiveMinimum', exclusiveMinimum, (bound) => isKind('number', { maximum: bound })],
        ['exclusiveMaximum', exclusiveMaximum, (bound) => isKind('number', { minimum: bound })],
    ];
    const beyond = bounds.filter(([keyword, bound]) => Number.isFinite(bound) && open(keyword));
    const off = multipleOf !== null && open('multipleOf') ? [multipleOf] : [];
    return [
        ...beyond.map(([, bound, make]) => [make(bound)]),
        ...off.map((offGrid) => [isInverse('number', { offGrid })]),
    ];
}

;// CONCATENATED MODULE: ./src/contract/satisfy/negation.ts






/**
 * The ways in which a value may be refused by a schema, one for each keyword that could refuse it. What a
 * schema the value is known to fit says alike refuses nothing.
 */
function refusals(schema, known) {
    const shared = sharedGroups(schema, known);
    const open = (keyword) => !shared.has((0,schema_keywords/* groupOf */.F8)(keyword));
    return [
        ...(open('type') ? typeRefusals(schema) : []),
        ...memberRefusals(schema, open),
        ...textRefusals(schema, open),
        ...numberRefusals(schema, open),
        ...listRefusals(schema, open, known),
        ...objectRefusals(schema, open, known),
        ...branchRefusals(schema, open),
        ...inverseRefusals(schema),
        ...openRefusals(schema, open),
    ];
}
/** The groups of keywords that a schema shares, word for word, with one that is known to fit. */
function sharedGroups(schema, known) {
    if (!(0,contract_schema/* isObject */.Gv)(schema.source))
        return new Set();
    const own = groupTexts(schema);
    const shared = new Set();
    for (const other of known) {
        if (!(0,contract_schema/* isObject */.Gv)(other.source))
            continue;
        const texts = groupTexts(other);
        for (const [group, text] of own)
            if (texts.get(group) === text)
                shared.add(group);
    }
    return shared;
}
const textsBySchema = new WeakMap();
function groupTexts(schema) {
    const known = textsBySchema.get(schema);
    if (known)
        return known;
    const groups = new Map();
    for (const [keyword, value] of (0,contract_schema/* isObject */.Gv)(schema.source) ? Object.entries(schema.source) : []) {
        if (!(0,schema_keywords/* isSelfContained */.us)(keyword))
            continue;
        const group = groups.get((0,schema_keywords/* groupOf */.F8)(keyword)) ?? {};
        groups.set((0,schema_keywords/* groupOf */.F8)(keyword), { ...group, [keyword]: value });
    }
    const isClosed = keyOf(schema) !== null;
    const texts = [...groups].map(([group, values]) => [group, (0,canonical/* canonical */.$)(values)]);
    const result = new Map(texts.filter(([, text]) => isClosed || !text.includes('"$')));
    textsBySchema.set(schema, result);
    return result;
}
function typeRefusals({ admits, integersOnly }) {
    const others = contract_schema/* kinds */.EZ.filter((kind) => !admits.has(kind));
    return [
        ...(others.length > 0 ? [[is({ admits: new Set(others) })]] : []),
        ...(integersOnly ? [[isInverse('number', { fraction: true })]] : []),
    ];
}
function memberRefusals({ members, source }, open) {
    if (!members)
        return [];
    const both = (0,contract_schema/* isObject */.Gv)(source) && source['enum'] !== undefined && source['const'] !== undefined;
    if (!both && !(open('enum') && open('const'))) {
        const only = (0,contract_schema/* isObject */.Gv)(source) && source['enum'] !== undefined ? 'enum' : 'const';
        if (!open(only))
            return [];
    }
    return [[is({ inverse: { excluded: (0,read_schema/* membersOf */.l)(members.values) } })]];
}
function listRefusals(schema, open, known) {
    const { minItems, maxItems, uniqueItems, prefix, items, contains } = schema;
    const ways = [];
    if (minItems > 0 && open('minItems'))
        ways.push([isKind('array', { maxItems: minItems - 1 })]);
    if (maxItems < Number.POSITIVE_INFINITY && open('maxItems')) {
        ways.push([isKind('array', { minItems: maxItems + 1 })]);
    }
    if (open('items')) {
        for (const [at, one] of prefix.entries()) {
            if (isTop(one) || known.some((other) => isSame(other.prefix[at], one)))
                continue;
            const before = Array.from({ length: at }, () => contract_schema/* top */.Mn);
            ways.push([isKind('array', { minItems: at + 1, prefix: [...before, contrary(one)] })]);
        }
        const isKnown = known.some((o) => o.prefix.length <= prefix.length && isSame(o.items, items));
        if (items && !isTop(items) && !isKnown) {
            const someItem = { from: prefix.length, schema: contrary(items) };
            ways.push([isInverse('array', { someItem })]);
        }
    }
    if (uniqueItems && open('uniqueItems'))
        ways.push([isInverse('array', { repeated: true })]);
    if (contains && open('contains'))
        ways.push(...containsRefusals(contains));
    return ways;
}
function* containsRefusals({ schema, min, max }) {
    if (min === 1)
        yield [isKind('array', { items: contrary(schema) })];
    else if (min > 1) {
        yield [isKind('array', { contains: { schema, min: 0, max: min - 1 } })];
    }
    if (max < Number.POSITIVE_INFINITY) {
        const more = { schema, min: max + 1, max: Number.POSITIVE_INFINITY };
        yield [isKind('array', { contains: more })];
    }
}
function objectRefusals(schema, open, known) {
    const ways = [];
    for (const name of schema.required) {
        if (known.some((other) => other.required.has(name)))
            continue;
        ways.push([isKind('object', { properties: new Map([[name, contract_schema/* bottom */.sQ]]) })]);
    }
    const { minProperties: min, maxProperties: max, names } = schema;
    if (min > 0 && open('minProperties'))
        ways.push([isKind('object', { maxProperties: min - 1 })]);
    if (max < Number.POSITIVE_INFINITY && open('maxProperties')) {
        ways.push([isKind('object', { minProperties: max + 1 })]);
    }
    if (open('properties'))
        ways.push(...propertyRefusals(schema, known));
    if (names && open('propertyNames')) {
        const someProperty = { name: contrary(names), value: contract_schema/* top */.Mn };
        ways.push([isInverse('object', { someProperty })]);
    }
    if (open('dependentRequired') || open('dependentSchemas')) {
        for (const [name, dependent] of schema.dependents) {
            ways.push([isKind('object', { required: new Set([name]) }), { not: dependent }]);
        }
    }
    return ways;
}
function* propertyRefusals(schema, known) {
    const { properties, namePatterns, additional } = schema;
    for (const [name, one] of properties) {
        if (isTop(one) || known.some((other) => isSame(other.properties.get(name), one)))
            continue;
        const wrong = new Map([[name, contrary(one)]]);
        yield [isKind('object', { required: new Set([name]), properties: wrong })];
    }
    for (const { pattern, schema: one } of namePatterns) {
        if (isTop(one))
            continue;
        const name = { ...contract_schema/* top */.Mn, source: null, pattern };
        yield [isInverse('object', { someProperty: { name, value: contrary(one) } })];
    }
    if (!additional || isTop(additional))
        return;
    const others = namePatterns.map(({ pattern }) => ({
        ...{ ...contract_schema/* top */.Mn, source: null, inverse: { unlike: pattern } },
    }));
    const excluded = (0,read_schema/* membersOf */.l)([...properties.keys()]);
    const name = { ...contract_schema/* top */.Mn, source: null, all: others, inverse: { excluded } };
    yield [isInverse('object', { someProperty: { name, value: contrary(additional) } })];
}
function branchRefusals(schema, open) {
    const { all, any, one, not, condition } = schema;
    const ways = [];
    if (open('allOf'))
        ways.push(...all.map((inner) => [{ not: inner }]));
    if (any && open('anyOf'))
        ways.push(any.map((inner) => ({ not: inner })));
    if (one && open('oneOf')) {
        ways.push(one.map((inner) => ({ not: inner })));
        for (const [at, first] of one.entries()) {
            for (const second of one.slice(at + 1))
                ways.push([{ is: first }, { is: second }]);
        }
    }
    if (not && open('not'))
        ways.push([{ is: not }]);
    if (condition && open('if')) {
        ways.push([{ is: condition.test }, { not: condition.met }]);
        ways.push([{ not: condition.test }, { not: condition.unmet }]);
    }
    return ways;
}
/** The negation of a negation is what was negated; of those that ask for a part, it is everything else. */
function inverseRefusals({ inverse }) {
    if (!inverse)
        return [];
    const { unlike, fraction, offGrid, excluded, repeated, someItem, someProperty } = inverse;
    const ways = [];
    if (unlike)
        ways.push([isKind('string', { pattern: unlike })]);
    if (fraction)
        ways.push([isKind('number', { integersOnly: true })]);
    if (offGrid !== undefined)
        ways.push([isKind('number', { multipleOf: offGrid })]);
    if (excluded)
        ways.push([is({ members: excluded })]);
    if (repeated)
        ways.push([isKind('array', { uniqueItems: true })]);
    if (someItem || someProperty || inverse.refusedBy !== undefined)
        ways.push([is({ inverse: { refusedBy: 'part' } })]);
    return ways;
}
/** What validators may check or not, and what nobody can judge, may refuse anything. */
function openRefusals({ noted, opaque }, open) {
    const keywords = [...noted.keys(), ...opaque.keys()].filter(open);
    return keywords.map((keyword) => {
        const inverse = { refusedBy: keyword };
        return [keyword === 'format' ? isInverse('string', inverse) : is({ inverse })];
    });
}
/** Whether a schema refuses nothing. */
function isTop(schema) {
    return schema === contract_schema/* top */.Mn || (keyOf(schema) !== null && refusals(schema, []).length === 0);
}
function isSame(one, other) {
    if (!one || !other)
        return false;
    if (one === other)
        return true;
    const key = keyOf(one);
    return key !== null && key === keyOf(other);
}

// EXTERNAL MODULE: ./src/contract/multiples.ts
var multiples = __webpack_require__(3319);
;// CONCATENATED MODULE: ./src/contract/satisfy/numbers.ts

const maximumEnumerated = 400;
/** Numbers worth trying; null where there is none. */
function solveNumber(schemas) {
    const interval = intervalOf(schemas);
    const { low, high, lowOpen, highOpen } = interval;
    if (low > high || (low === high && (lowOpen || highOpen)))
        return null;
    const grids = schemas.flatMap(({ multipleOf }) => multipleOf ?? []);
    const integers = schemas.some(({ integersOnly }) => integersOnly);
    const steps = integers ? [1, ...grids] : grids;
    if (contradicts(schemas, steps))
        return null;
    const step = (0,multiples/* commonMultiple */.aC)(steps) ?? (steps.length > 0 ? Math.max(...steps) : null);
    const excluded = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []);
    const numbers = excluded.filter((value) => typeof value === 'number');
    const fits = (value) => value >= low && value <= high && Number.isFinite(value);
    if (low === high)
        return { values: [low], complete: true };
    if (step === null)
        return { values: near(interval, numbers).filter(fits), complete: false };
    const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
    if (first > last)
        return null;
    const isShort = Number.isSafeInteger(first) && last - first < maximumEnumerated;
    if (isShort && (Number.isInteger(step) || isShort)) {
        const values = Array.from({ length: last - first + 1 }, (_, at) => times(first + at, step));
        // Beside the steps, rounding may admit neighbours that nobody lists.
        return { values, complete: steps.every((one) => Number.isInteger(one * 1024)) };
    }
    const onGrid = near(interval, numbers).flatMap((value) => [
        times(Math.floor(value / step), step),
        times(Math.ceil(value / step), step),
        times(Math.ceil(value / step) + 1, step),
    ]);
    return { values: [...new Set(onGrid)].filter(fits), complete: false };
}
/** A multiple, as a decimal would be written. */
function times(count, step) {
    return Number((count * step).toPrecision(15));
}
function contradicts(schemas, steps) {
    const common = (0,multiples/* commonMultiple */.aC)(steps);
    if (common === null)
        return false;
    return schemas.some(({ inverse }) => {
        if (inverse?.fraction && (0,multiples/* divides */.r3)(1, common))
            return true;
        return inverse?.offGrid !== undefined && (0,multiples/* divides */.r3)(inverse.offGrid, common);
    });
}
function intervalOf(schemas) {
    let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [lowOpen, highOpen] = [false, false];
    for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } of schemas) {
        if (minimum > low)
            [low, lowOpen] = [minimum, false];
        if (exclusiveMinimum >= low && Number.isFinite(exclusiveMinimum)) {
            [low, lowOpen] = [exclusiveMinimum, true];
        }
        if (maximum < high)
            [high, highOpen] = [maximum, false];
        if (exclusiveMaximum <= high && Number.isFinite(exclusiveMaximum)) {
            [high, highOpen] = [exclusiveMaximum, true];
        }
    }
    return { low, high, lowOpen, highOpen };
}
/** Numbers near the bounds, those people would choose first. */
function near({ low, high }, others) {
    const ends = [low, high, ...extremes(others)].filter(Number.isFinite);
    const steps = ends.flatMap((end) => [end, end - 1, end + 1, end - 0.5, end + 0.5]);
    const whole = steps.flatMap((step) => [Math.ceil(step), Math.floor(step)]);
    const middle = Number.isFinite(low) && Number.isFinite(high) ? [low / 2 + high / 2] : [];
    const small = others.length > 0 ? [3, 7, 42, 0.25, 2.75, -1, 1e3 + 0.5] : [2, -1, 0.25];
    const parts = middle.flatMap((one) => [one, low / 2 + one / 2, high / 2 + one / 2]);
    const far = [1e6, -1e6, 1e100, -1e100, Number.MAX_VALUE, -Number.MAX_VALUE];
    return [1, 0, 1.5, 0.5, ...small, ...whole, ...steps, ...parts, ...far];
}
function extremes(numbers) {
    if (numbers.length === 0)
        return [];
    const [least, most] = [
        numbers.reduce((a, b) => Math.min(a, b)),
        numbers.reduce((a, b) => Math.max(a, b)),
    ];
    return [least, most];
}

;// CONCATENATED MODULE: ./src/contract/satisfy/names.ts



const maximumPatterns = 5;
const usual = ['other', 'extra', 'more', 'z', 'y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 'y9'];
/**
 * The names that some schemas do not name, in classes by the patterns they match. A `wanted` schema is
 * asked of the names as well. Null where there are too many patterns.
 */
function nameClasses(schemas, named, wanted, context) {
    const patterns = new Map();
    for (const { namePatterns } of schemas) {
        for (const { pattern } of namePatterns)
            patterns.set(pattern.source, pattern);
    }
    if (patterns.size > maximumPatterns)
        return null;
    const rules = schemas.flatMap(({ names }) => names ?? []);
    const asked = wanted ? [...rules, wanted] : rules;
    const classes = [];
    for (let chosen = 0; chosen < 2 ** patterns.size; chosen++) {
        const matched = new Set([...patterns.keys()].filter((_, at) => chosen & (1 << at)));
        const names = names_namesOf(patterns, matched, named, asked, context);
        if (names)
            classes.push({ names, terms: termsOf(schemas, matched) });
    }
    return classes;
}
/** Names that match some patterns and no other; null where there is none. */
function names_namesOf(patterns, matched, named, asked, { solve }) {
    if (patterns.size === 0 && asked.length === 0) {
        return usual.filter((name) => !named.includes(name));
    }
    const terms = [...patterns].map(([source, pattern]) => matched.has(source) ? isKind('string', { pattern }) : isInverse('string', { unlike: pattern }));
    const excluded = (0,read_schema/* membersOf */.l)(named);
    const { empty, values } = solve([
        isKind('string'),
        is({ inverse: { excluded } }),
        ...terms,
        ...asked.map((one) => ({ is: one })),
    ], 12);
    return empty ? null : values.filter((value) => typeof value === 'string');
}
function termsOf(schemas, matched) {
    return schemas.flatMap(({ namePatterns, additional }) => {
        const found = namePatterns.filter(({ pattern }) => matched.has(pattern.source));
        if (found.length > 0)
            return found.map(({ schema }) => ({ is: schema }));
        return [{ is: additional ?? contract_schema/* top */.Mn }];
    });
}

;// CONCATENATED MODULE: ./src/contract/satisfy/objects.ts



/** Objects worth trying; null where there is none. */
function solveObject(schemas, context) {
    const objects = new Objects(schemas, context);
    return objects.isImpossible() ? null : { values: objects.candidates(), complete: false };
}
class Objects {
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
    /** Whether it is proven that no object meets the schemas. */
    isImpossible() {
        if (this.#low > this.#high)
            return true;
        for (const name of this.#required)
            if (this.#of(name).empty)
                return true;
        if (this.#low > this.#required.size && this.#possible() < this.#low)
            return true;
        return this.#wanted().some((wanted) => this.#waysTo(wanted).length === 0);
    }
    /** The names that some schema names: only asked for where the required ones do not decide. */
    get #named() {
        if (!this.#names) {
            const declared = this.#schemas.flatMap(({ properties }) => [...properties.keys()]);
            this.#names = [...new Set([...this.#required, ...declared])];
            (0,contract_budget/* spend */.R)(this.#context.budget, this.#names.length);
        }
        return this.#names;
    }
    #wanted() {
        return this.#schemas.flatMap(({ inverse }) => inverse?.someProperty ?? []);
    }
    /** How many properties an object may have at most. */
    #possible() {
        const classes = this.#others();
        if (!classes)
            return Number.POSITIVE_INFINITY;
        if (classes.some(({ terms }) => !this.#context.solve(terms).empty)) {
            return Number.POSITIVE_INFINITY;
        }
        return this.#named.filter((name) => !this.#of(name).empty).length;
    }
    /** The names that nobody names, by what is asked of their values; null where they are too many. */
    #others() {
        if (this.#classes === undefined) {
            this.#classes = nameClasses(this.#schemas, this.#named, null, this.#context);
        }
        return this.#classes;
    }
    #terms(name) {
        return this.#schemas.flatMap(({ properties, namePatterns, additional }) => {
            const declared = properties.get(name);
            const matches = namePatterns.map(({ pattern }) => pattern.test(name));
            const schemas = namePatterns.flatMap(({ schema }, at) => (matches[at] ? [schema] : []));
            if (declared)
                schemas.push(declared);
            else if (additional && matches.every((match) => match === false))
                schemas.push(additional);
            return schemas.map((schema) => ({ is: schema }));
        });
    }
    /** What is known of the values of a property; none where its name is refused. */
    #of(name) {
        const known = this.#outcomes.get(name);
        if (known)
            return known;
        const { budget, solve } = this.#context;
        const isRefused = this.#schemas.some(({ names }) => names && (0,evaluate/* admits */.t5)(names, name, budget) === false);
        const outcome = isRefused ? refused : solve(this.#terms(name));
        this.#outcomes.set(name, outcome);
        return outcome;
    }
    /** The ways to have a property that is wanted. */
    #waysTo(wanted) {
        const known = this.#ways.get(wanted) ?? [...this.#entries(wanted)];
        this.#ways.set(wanted, known);
        return known;
    }
    *#entries({ name, value }) {
        const { budget, solve } = this.#context;
        const room = this.#high > this.#required.size;
        for (const one of this.#named) {
            if ((0,evaluate/* admits */.t5)(name, one, budget) === false || this.#of(one).empty)
                continue;
            if (!room && !this.#required.has(one))
                continue;
            const outcome = solve([...this.#terms(one), { is: value }]);
            if (!outcome.empty)
                yield { name: one, outcome };
        }
        if (!room)
            return;
        const classes = nameClasses(this.#schemas, this.#named, name, this.#context);
        if (!classes)
            yield { name: '', outcome: undecided };
        for (const { names, terms } of classes ?? []) {
            const outcome = solve([...terms, { is: value }]);
            if (outcome.empty)
                continue;
            if (names.length === 0)
                yield { name: '', outcome: undecided };
            for (const one of names.slice(0, 2))
                yield { name: one, outcome };
        }
    }
    *candidates() {
        const wanted = this.#wanted();
        const ways = wanted.map((one) => this.#waysTo(one));
        const firsts = ways.slice(1).flatMap((entries) => entries.slice(0, 1));
        if (wanted.length === 0)
            return yield* this.#around([]);
        for (const entry of ways[0] ?? [])
            yield* this.#around([entry, ...firsts]);
    }
    /** Objects that hold some entries: as few others as must be, one more, and as many as there are. */
    *#around(entries) {
        const optional = this.#named.filter((name) => !this.#required.has(name));
        for (const shift of [0, 1, 2]) {
            yield* this.#built(entries, [], shift);
            for (const name of optional.slice(0, 12))
                yield* this.#built(entries, [name], shift);
        }
        yield* this.#built(entries, optional, 0);
        for (const name of optional.slice(0, 12)) {
            yield* this.#built(entries, optional.filter((other) => other !== name), 0);
        }
        if (this.#low < this.#high && this.#low < objects_longest)
            yield* this.#padded(entries);
    }
    *#padded(entries) {
        for (const more of [1, 2]) {
            for (const { names, terms } of this.#others() ?? []) {
                const { values } = this.#context.solve(terms);
                const [value] = values;
                if (value === undefined)
                    continue;
                const fresh = names.slice(0, more).map((name) => [name, value]);
                for (const object of this.#built(entries, [], 0)) {
                    yield { ...object, ...Object.fromEntries(fresh) };
                }
            }
        }
    }
    *#built(entries, others, shift) {
        const object = new Map();
        for (const { name, outcome } of entries) {
            const value = outcome.values[shift % Math.max(1, outcome.values.length)];
            if (value === undefined)
                return;
            object.set(name, value);
        }
        for (const name of [...this.#required, ...others]) {
            if (object.has(name))
                continue;
            const { values } = this.#of(name);
            const value = values[shift % Math.max(1, values.length)];
            if (value !== undefined)
                object.set(name, value);
            else if (this.#required.has(name))
                return;
        }
        this.#fill(object);
        if (object.size >= this.#low)
            yield Object.fromEntries(object);
    }
    /** Adds properties until there are enough. */
    #fill(object) {
        if (this.#low > objects_longest)
            return;
        for (const name of this.#named) {
            const [value] = this.#of(name).values;
            if (object.size >= this.#low)
                return;
            if (value !== undefined && !object.has(name))
                object.set(name, value);
        }
        for (const { names, terms } of this.#others() ?? []) {
            const [value] = object.size < this.#low ? this.#context.solve(terms).values : [];
            for (const name of value === undefined ? [] : names) {
                if (object.size < this.#low && value !== undefined)
                    object.set(name, value);
            }
        }
    }
}
const objects_longest = 24;
const refused = { empty: true, values: [], complete: true };
const undecided = { empty: false, values: [], complete: false };

// EXTERNAL MODULE: ./src/contract/pattern/chars.ts
var chars = __webpack_require__(7246);
;// CONCATENATED MODULE: ./src/contract/pattern/alphabet.ts


/** Witnesses are read by people: these characters are chosen where there is a choice. */
const preferred = 'a0b1-x_A/. :,;@#+=!?*%&()[]{}<>|~^$\'"`\\\n\t\u00e9';
/** One letter per class of characters that the automata treat alike; null when that costs too much. */
function alphabetOf(automata, budget) {
    const sets = distinctSets(automata);
    const atoms = atomsOf(sets);
    if (!(0,contract_budget/* spend */.R)(budget, sets.length * (atoms.length + preferred.length)))
        return null;
    const classes = new Map();
    for (const code of [...codesOf(preferred), ...atoms]) {
        const key = sets.map((set) => ((0,chars/* holds */.v9)(set, code) ? '1' : '0')).join('');
        if (!classes.has(key))
            classes.set(key, code);
    }
    return [...classes.values()].map((code) => ({ code, isWord: (0,chars/* holds */.v9)(chars/* word */.Vm, code) }));
}
function codesOf(text) {
    return [...text].map((character) => character.codePointAt(0) ?? 0);
}
/** The word characters are always told apart, for `\b`. */
function distinctSets(automata) {
    const sets = new Map();
    const add = (set) => sets.set(set.map(({ from, to }) => `${from}-${to}`).join(), set);
    add(chars/* word */.Vm);
    for (const { states } of automata) {
        for (const state of states)
            if (state.type === 'one')
                add(state.of);
    }
    return [...sets.values()];
}
/** The first code point of every stretch within which no set begins or ends. */
function atomsOf(sets) {
    const cuts = new Set();
    for (const { from, to } of [chars/* everything */.YT, ...sets].flat())
        cuts.add(from).add(to + 1);
    return [...cuts].filter((code) => (0,chars/* holds */.v9)(chars/* everything */.YT, code)).sort((a, b) => a - b);
}

;// CONCATENATED MODULE: ./src/contract/pattern/automaton.ts
const maximumStates = 2000;
/** The automaton that finds an expression in a text; null when it would be too large. */
function automatonOf(regex) {
    const builder = new Builder();
    const start = builder.add(regex, builder.push({ type: 'accept' }));
    return builder.full ? null : { states: builder.states, start };
}
class Builder {
    states = [];
    get full() {
        return this.states.length > maximumStates;
    }
    push(state) {
        this.states.push(state);
        return this.states.length - 1;
    }
    /** Adds an expression that goes on at `next`; gives where it begins. */
    add(regex, next) {
        if (this.full)
            return next;
        switch (regex.type) {
            case 'one':
                return this.push({ type: 'one', of: regex.of, to: next });
            case 'place':
                return this.push({ type: 'place', where: regex.where, to: next });
            case 'sequence':
                return regex.parts.reduceRight((to, part) => this.add(part, to), next);
            case 'choice':
                return this.push({
                    type: 'fork',
                    to: regex.options.map((option) => this.add(option, next)),
                });
            case 'repeat':
                return this.#repeat(regex.part, regex.min, regex.max, next);
        }
    }
    #repeat(part, min, max, next) {
        let to = next;
        if (max === Number.POSITIVE_INFINITY)
            to = this.#loop(part, next);
        else {
            for (let more = max - min; more > 0 && !this.full; more--) {
                to = this.push({ type: 'fork', to: [this.add(part, to), next] });
            }
        }
        for (let left = min; left > 0 && !this.full; left--)
            to = this.add(part, to);
        return to;
    }
    #loop(part, next) {
        const exits = [next];
        const fork = this.push({ type: 'fork', to: exits });
        exits.unshift(this.add(part, fork));
        return fork;
    }
}

;// CONCATENATED MODULE: ./src/contract/pattern/search.ts


/** The number of the standing in which the expression has been found, whatever follows. */
const found = 0;
/** The search for one expression, made deterministic step by step as it is needed. */
class Search {
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
        this.#standings.push({ states: [], before: 'other' });
    }
    /** The standing before the first character. */
    begin() {
        return this.#number({ states: [this.#automaton.start], before: 'start' });
    }
    /** Whether nothing that follows leads to a match. */
    isHopeless(standing) {
        return standing !== found && this.#standings[standing]?.states.length === 0;
    }
    /** Whether the expression is found in the text up to here. */
    accepts(standing) {
        return standing === found || this.#closure(standing, 'end') === found;
    }
    /** The standing after one more character. */
    step(standing, letter) {
        if (standing === found)
            return found;
        const key = `${standing} ${letter.code}`;
        const known = this.#steps.get(key);
        if (known !== undefined)
            return known;
        const next = this.#stepAnew(standing, letter);
        this.#steps.set(key, next);
        return next;
    }
    #stepAnew(standing, letter) {
        const kind = letter.isWord ? 'word' : 'other';
        const closure = this.#closure(standing, kind);
        if (closure === found)
            return found;
        const states = new Set([this.#automaton.start]);
        for (const state of closure) {
            if (state.type === 'one' && (0,chars/* holds */.v9)(state.of, letter.code))
                states.add(state.to);
        }
        const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
        return this.#number({ states: live, before: kind });
    }
    /** Every state reached without a character, or `found`. */
    #closure(standing, after) {
        const { states, before } = this.#standings[standing] ?? { states: [], before: 'other' };
        const reached = new Set(states);
        const closure = [];
        for (const number of reached) {
            const state = this.#automaton.states[number];
            if (!state || !(0,contract_budget/* spend */.R)(this.#budget, 1))
                break;
            closure.push(state);
            if (state.type === 'accept')
                return found;
            if (state.type === 'fork')
                for (const to of state.to)
                    reached.add(to);
            if (state.type === 'place' && isThere(state.where, before, after))
                reached.add(state.to);
        }
        return closure;
    }
    #number(standing) {
        const key = `${standing.before} ${standing.states.join()}`;
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        this.#numbers.set(key, this.#standings.length);
        return this.#standings.push(standing) - 1;
    }
}
function isThere(where, before, after) {
    switch (where) {
        case 'start':
            return before === 'start';
        case 'end':
            return after === 'end';
        case 'boundary':
            return (before === 'word') !== (after === 'word');
        case 'inside':
            return (before === 'word') === (after === 'word');
    }
}
/** The states from which a match can still come once the start of the text has passed. */
function liveStates({ states }) {
    const sources = new Map();
    for (const [number, state] of states.entries()) {
        for (const to of targets(state)) {
            const known = sources.get(to);
            if (known)
                known.push(number);
            else
                sources.set(to, [number]);
        }
    }
    const live = new Set([...states.keys()].filter((n) => states[n]?.type === 'accept'));
    for (const number of live)
        for (const source of sources.get(number) ?? [])
            live.add(source);
    return live;
}
function targets(state) {
    if (state.type === 'accept')
        return [];
    if (state.type === 'fork')
        return state.to;
    if (state.type === 'place')
        return state.where === 'start' ? [] : [state.to];
    return state.of.length === 0 ? [] : [state.to];
}

;// CONCATENATED MODULE: ./src/contract/pattern/intersection.ts




const perQuestion = 100_000;
const enough = 3;
/** Beyond this, lengths are not counted: the walk would be as long as they are. */
const maximumCounted = 400;
/** The shortest texts that are wanted: none is proof that there is none. Null where that is undecided. */
function commonTexts(wanted, budget) {
    const own = { left: Math.min(perQuestion, budget.left) };
    const granted = own.left;
    const texts = search(wanted, own);
    (0,contract_budget/* spend */.R)(budget, granted - own.left);
    return own.left < 0 && texts?.length === 0 ? null : texts;
}
function search(wanted, budget) {
    const { like, unlike } = wanted;
    const automata = [...like, ...unlike].map(automatonOf);
    const built = automata.flatMap((automaton) => automaton ?? []);
    if (built.length < automata.length)
        return null;
    if (!(0,contract_budget/* spend */.R)(budget, built.reduce((sum, { states }) => sum + states.length, 0)))
        return null;
    const alphabet = alphabetOf(built, budget);
    if (!alphabet)
        return null;
    const searches = built.map((automaton) => new Search(automaton, budget));
    return walk(searches.slice(0, like.length), searches.slice(like.length), alphabet, wanted, budget);
}
function walk(like, unlike, alphabet, { min, max }, budget) {
    // Lengths beyond the larger bound make no difference.
    const counted = max < Number.POSITIVE_INFINITY ? max + 1 : min;
    if (counted > maximumCounted)
        return null;
    const searches = [...like, ...unlike];
    const standings = searches.map((search) => search.begin());
    const queue = [{ standings, length: 0, from: null, code: 0 }];
    const seen = new Set();
    const texts = [];
    for (const visit of queue) {
        if (!(0,contract_budget/* spend */.R)(budget, alphabet.length * searches.length))
            return texts.length > 0 ? texts : null;
        if (visit.length >= min && isWanted(visit, like, unlike))
            texts.push(textOf(visit));
        if (texts.length >= enough)
            return texts;
        if (visit.length >= max)
            continue;
        for (const letter of alphabet) {
            const next = {
                standings: visit.standings.map((at, index) => searches[index]?.step(at, letter) ?? at),
                length: Math.min(visit.length + 1, counted),
                from: visit,
                code: letter.code,
            };
            const key = `${next.standings.join(' ')},${next.length}`;
            if (seen.has(key) || isLost(next, like, searches))
                continue;
            seen.add(key);
            queue.push(next);
        }
    }
    return texts;
}
function isWanted({ standings }, like, unlike) {
    return (like.every((search, at) => search.accepts(standings[at] ?? found)) &&
        !unlike.some((search, at) => search.accepts(standings[like.length + at] ?? found)));
}
/** Whether nothing that follows can be wanted. */
function isLost({ standings }, like, searches) {
    return searches.some((search, at) => {
        const standing = standings[at] ?? found;
        return at < like.length ? search.isHopeless(standing) : standing === found;
    });
}
function textOf(visit) {
    const codes = [];
    for (let at = visit; at?.from; at = at.from)
        codes.push(at.code);
    return String.fromCodePoint(...codes.reverse());
}

// EXTERNAL MODULE: ./src/contract/pattern/regex.ts
var regex = __webpack_require__(5407);
;// CONCATENATED MODULE: ./src/contract/satisfy/texts.ts




/** Texts that tell patterns apart, those that explain most first. */
const pool = [
    ...['abc', 'example', 'a', 'A', '1', '42', '2025-01-31', '2025-13-99', 'a b', 'a-b', 'a_b'],
    ...['file.txt', 'docs/file.md', '/tmp', '../up', '~', '1.2.3', 'x@example.org', 'true', ''],
    ...[' ', '-1', '1.5', 'ABC', '\u00fcber', '\u4e2d', '\u{1f600}', 'a\nb', '\n', '\t', '{{x}}', '"'],
    ...['b', 'c', 'ab', 'x', 'other', 'x-other', 'longer than that'],
];
/** Compiling two patterns and trying the pool on them takes as long as about this many steps. */
const poolCost = 100;
const texts_longest = 20_000;
/** Texts worth trying; null where there is none. */
function solveText(schemas, { budget }) {
    const min = schemas.reduce((most, { minLength }) => Math.max(most, minLength), 0);
    const max = schemas.reduce((least, { maxLength }) => Math.min(least, maxLength), Number.POSITIVE_INFINITY);
    if (min > max)
        return null;
    const whole = schemas.flatMap(({ pattern }) => pattern ?? []);
    const patterns = whole.flatMap((pattern) => [pattern, ...(pattern.parts?.found ?? [])]);
    const unlike = [
        ...schemas.flatMap(({ inverse }) => inverse?.unlike ?? []),
        ...whole.flatMap((pattern) => pattern.parts?.absent ?? []),
    ];
    const sources = new Set(patterns.map(({ source }) => source));
    if (unlike.some(({ source }) => sources.has(source)))
        return null;
    const fits = (text) => (0,evaluate/* lengthOf */.Y5)(text) >= min && (0,evaluate/* lengthOf */.Y5)(text) <= max;
    const fitting = [...pool.filter(fits), ...plainTexts(min, max)];
    const excluded = excludedTexts(schemas, fits);
    if (patterns.length + unlike.length === 0 && excluded.length === 0) {
        return { values: max === 0 ? [''] : fitting, complete: max === 0 };
    }
    const regexes = (from) => from.flatMap(({ regex }) => regex ?? []);
    const without = [
        ...regexes(unlike),
        ...(excluded.length > 0 ? [(0,regex/* literals */.v$)(excluded)] : []),
    ];
    const found = commonTexts({ like: regexes(patterns), unlike: without, min, max }, budget);
    if (found && found.length === 0)
        return null;
    if (!(0,contract_budget/* spend */.R)(budget, poolCost))
        return { values: [], complete: false };
    return { values: [...fitting, ...(found ?? [])], complete: false };
}
function excludedTexts(schemas, fits) {
    const values = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []);
    return values.filter((value) => typeof value === 'string').filter(fits);
}
/** Texts of lengths that only lengths ask for. */
function plainTexts(min, max) {
    const lengths = [min, min + 1, max].filter((length) => length <= Math.min(max, texts_longest));
    return lengths.flatMap((length) => ['a'.repeat(length), '1'.repeat(length)]);
}

;// CONCATENATED MODULE: ./src/contract/satisfy/solve.ts











const solve_maximumDepth = 60;
const solve_usual = 4;
/** Looks for values that meet all of some terms, or for the proof that there is none. */
function satisfy(terms, budget, want = solve_usual) {
    return new Solver(budget).solve(terms, want);
}
class Solver {
    budget;
    #known = new Map();
    #depth = 0;
    constructor(budget) {
        this.budget = budget;
    }
    /** Bound, as it is handed on. */
    solve = (terms, want = solve_usual) => {
        const only = terms.length === 1 && terms[0] && 'is' in terms[0] ? terms[0].is : null;
        const known = only && this.#known.get(only);
        if (known)
            return known;
        if (this.#depth > solve_maximumDepth || !(0,contract_budget/* spend */.R)(this.budget, 4))
            return outcome_open;
        this.#depth++;
        const state = new State(terms);
        const outcome = state.add(terms) ? this.#branch(state, want) : none;
        this.#depth--;
        if (only && want >= solve_usual && this.budget.left >= 0)
            this.#known.set(only, outcome);
        return outcome;
    };
    /** Settles the choices one after the other, the narrowest first. */
    #branch(state, want) {
        if (!(0,contract_budget/* spend */.R)(this.budget, 1 + state.positives.length))
            return outcome_open;
        const listed = this.#listed(state, want);
        if (listed)
            return listed;
        const choice = state.takeChoice();
        if (!choice)
            return this.#leaf(state, want);
        const values = [];
        let [empty, complete] = [true, true];
        for (const way of choice) {
            const next = state.copy();
            const outcome = next.add(way) ? this.#branch(next, want) : none;
            values.push(...outcome.values);
            empty &&= outcome.empty;
            complete &&= outcome.complete;
            if (values.length >= want)
                return { empty: false, values, complete: false };
            if (this.budget.left < 0)
                return { empty: false, values, complete: false };
        }
        return { empty, values, complete };
    }
    /** Judges every value of an `enum`; null where there is none, or where that does not decide. */
    #listed(state, want) {
        const { members } = state.positives.find((one) => one.members) ?? {};
        if (!members)
            return null;
        const values = [];
        let complete = true;
        for (const value of members.values) {
            const truth = this.#truth(state.asked, value);
            if (truth === true)
                values.push(value);
            if (truth === null)
                complete = false;
            if (values.length >= want || this.budget.left < 0)
                break;
        }
        if (values.length === 0 && !complete)
            return state.hasChoices ? null : outcome_open;
        return {
            empty: values.length === 0 && complete,
            values,
            complete: complete && values.length < want,
        };
    }
    #leaf(state, want) {
        const values = [];
        let [empty, complete] = [true, true];
        for (const kind of contract_schema/* kinds */.EZ) {
            if (state.positives.some(({ admits }) => !admits.has(kind)))
                continue;
            const candidates = this.#ofKind(kind, state.positives);
            const outcome = this.#confirmed(candidates, state.positives, want - values.length);
            values.push(...outcome.values);
            empty &&= outcome.empty;
            complete &&= outcome.complete;
            if (values.length >= want)
                return { empty: false, values, complete: false };
        }
        return { empty, values, complete };
    }
    #ofKind(kind, schemas) {
        if (kind === 'null')
            return { values: [null], complete: true };
        if (kind === 'boolean')
            return { values: [true, false], complete: true };
        if (kind === 'number')
            return solveNumber(schemas);
        if (kind === 'string')
            return solveText(schemas, this);
        return kind === 'array' ? solveList(schemas, this) : solveObject(schemas, this);
    }
    #confirmed(candidates, schemas, want) {
        if (!candidates)
            return none;
        const terms = schemas.map((schema) => ({ is: schema }));
        const values = [];
        let isRefuted = candidates.complete;
        for (const value of candidates.values) {
            const truth = this.#truth(terms, value);
            if (truth === null)
                isRefuted = false;
            if (truth === true)
                values.push(value);
            if (values.length >= want)
                return { empty: false, values, complete: false };
            if (this.budget.left < 0)
                return { empty: false, values, complete: false };
        }
        return { empty: isRefuted && values.length === 0, values, complete: isRefuted };
    }
    #truth(terms, value) {
        const { budget } = this;
        const truths = function* () {
            for (const term of terms) {
                yield 'is' in term
                    ? (0,evaluate/* admits */.t5)(term.is, value, budget)
                    : (0,truth/* negated */.v)((0,evaluate/* admits */.t5)(term.not, value, budget));
            }
        };
        return (0,truth/* all */.Q)(truths());
    }
}
/** Terms taken apart: schemas whose own keywords count, and choices that are still open. */
class State {
    asked;
    positives;
    #choices;
    #fits;
    #unfits;
    constructor(asked, from) {
        this.asked = asked;
        this.positives = [...(from?.positives ?? [])];
        this.#choices = [...(from ? from.#choices : [])];
        this.#fits = new Set(from ? from.#fits : []);
        this.#unfits = new Set(from ? from.#unfits : []);
    }
    get hasChoices() {
        return this.#choices.length > 0;
    }
    copy() {
        return new State(this.asked, this);
    }
    /** Adds terms, those that are no negations first; false where they contradict each other. */
    add(terms) {
        for (const term of terms)
            if ('is' in term && !this.#fit(term.is))
                return false;
        for (const term of terms)
            if ('not' in term && !this.#unfit(term.not))
                return false;
        return true;
    }
    #fit(schema) {
        const key = keyOf(schema);
        if (key !== null && this.#fits.has(key))
            return true;
        if (key !== null && this.#unfits.has(key))
            return false;
        if (key !== null)
            this.#fits.add(key);
        if (schema.admits.size === 0)
            return false;
        this.positives.push(schema);
        const { any, one, condition, dependents } = schema;
        if (any)
            this.#choices.push(any.map((inner) => [{ is: inner }]));
        if (one) {
            this.#choices.push(one.map((inner, at) => [
                { is: inner },
                ...one.filter((_, index) => index !== at).map((other) => ({ not: other })),
            ]));
        }
        if (condition) {
            const { test, met, unmet } = condition;
            this.#choices.push([
                [{ is: test }, { is: met }],
                [{ not: test }, { is: unmet }],
            ]);
        }
        for (const [name, dependent] of dependents)
            this.#choices.push(withOrWithout(name, dependent));
        return (schema.all.every((inner) => this.#fit(inner)) && (!schema.not || this.#unfit(schema.not)));
    }
    #unfit(schema) {
        const key = keyOf(schema);
        if (key !== null && this.#unfits.has(key))
            return true;
        if (key !== null && this.#fits.has(key))
            return false;
        if (key !== null)
            this.#unfits.add(key);
        const ways = refusals(schema, this.positives);
        if (ways.length === 1 && ways[0])
            return this.add(ways[0]);
        this.#choices.push(ways);
        return ways.length > 0;
    }
    /** The choice with the fewest ways, which is no longer open then. */
    takeChoice() {
        let best = 0;
        for (const [at, { length }] of this.#choices.entries()) {
            if (length < (this.#choices[best]?.length ?? 0))
                best = at;
        }
        return this.#choices.splice(best, 1)[0] ?? null;
    }
}
function withOrWithout(name, dependent) {
    const [without, required] = [{ ...bare, properties: new Map([[name, contract_schema/* bottom */.sQ]]) }, new Set([name])];
    return [[{ is: without }], [{ is: { ...bare, required } }, { is: dependent }]];
}
const bare = { ...contract_schema/* top */.Mn, source: null };

;// CONCATENATED MODULE: ./src/contract/subsume.ts









/** What one question may cost. */
const subsume_perQuestion = 300_000;
/**
 * Whether `wider` accepts every value `narrower` does. "Yes" is proven: no value meets the one and fails the
 * other; "no" comes with a value for which an evaluation of both says so. In mode `declared`, properties that
 * `wider` declares anew count as not sent where `narrower` says nothing of them (see `presuming`).
 */
function subsumes(wider, narrower, mode, budget) {
    return compare(wider, narrower, mode, budget ?? newBudget());
}
/** `subsumes`, with values that are tried as witnesses before any other. */
function compare(wider, narrower, mode, budget, candidates = []) {
    if ((0,canonical/* canonical */.$)(wider) === (0,canonical/* canonical */.$)(narrower))
        return yes;
    const [one, other] = [(0,references/* withoutReferences */.X)(wider), (0,references/* withoutReferences */.X)(narrower)];
    const outer = (0,read_schema/* readSchema */.G)(mode === 'declared' ? presuming(one, other) : one);
    const inner = (0,read_schema/* readSchema */.G)(other);
    const own = { left: Math.min(subsume_perQuestion, budget.left) };
    const granted = own.left;
    const answer = decide(outer, inner, own, candidates);
    (0,contract_budget/* spend */.R)(budget, granted - own.left);
    return answer;
}
function decide(outer, inner, budget, candidates) {
    for (const value of candidates) {
        const answer = refuted(outer, inner, value);
        if (answer)
            return answer;
    }
    if (budget.left <= 0)
        return unknown('there is too much to compare');
    const { empty, values } = satisfy([{ is: inner }, { not: outer }], budget, 1);
    if (empty && budget.left >= 0)
        return yes;
    for (const value of values) {
        const answer = refuted(outer, inner, value);
        if (answer)
            return answer;
    }
    return unknown(budget.left < 0 ? 'the schemas are too large' : 'nothing is proven');
}
/** The "no" that a value proves. */
function refuted(outer, inner, witness) {
    if ((0,evaluate/* admits */.t5)(inner, witness) !== true || (0,evaluate/* admits */.t5)(outer, witness) !== false)
        return null;
    return { answer: 'no', witness, keyword: refusingKeyword(outer, witness) };
}

;// CONCATENATED MODULE: ./src/contract/compare-schemas.ts






/** Compares two schemas both ways; `candidates` are values worth trying first, such as defaults. */
function compareSchemas(before, after, candidates = [], budget = (0,contract_budget/* newBudget */.k)()) {
    const kept = compare(after, before, 'declared', budget, candidates);
    const gained = compare(before, after, 'declared', budget, candidates);
    const deciding = kept.answer === 'no' ? kept : gained;
    const keyword = deciding.answer === 'no' ? deciding.keyword : differingKeyword(before, after);
    const verdict = verdictOf(kept, gained);
    const proven = verdict !== 'unknown' && deciding.answer === 'no';
    return {
        verdict,
        detail: sameTypes((0,read_schema/* readSchema */.G)(before), (0,read_schema/* readSchema */.G)(after)) ? keyword : 'type',
        witness: proven ? { value: deciding.witness } : null,
    };
}
/** A proven loss is one, whatever else is undecided; so is proof that nothing is lost. */
function verdictOf(kept, gained) {
    if (kept.answer === 'unknown')
        return 'unknown';
    if (kept.answer === 'yes')
        return gained.answer === 'yes' ? 'equivalent' : 'widened';
    return gained.answer === 'no' ? 'incomparable' : 'narrowed';
}
/** What objects may hold by name that they could not before, and the other way round. */
function compareProperties(before, after) {
    const added = [];
    const removed = [];
    const alone = compare_schemas_walk((0,read_schema/* readSchema */.G)(before), (0,read_schema/* readSchema */.G)(after), '', { added, removed });
    return { added, removed, alone };
}
/** Gives whether the schemas are the same once the properties that came and went are left out. */
function compare_schemas_walk(before, after, path, lists) {
    const both = (kind) => before.admits.has(kind) && after.admits.has(kind);
    const names = (schema) => (both('object') ? [...schema.properties.keys()] : []);
    lists.removed.push(...names(before)
        .filter((n) => !after.properties.has(n))
        .map((n) => path + n));
    lists.added.push(...names(after)
        .filter((n) => !before.properties.has(n))
        .map((n) => path + n));
    let same = sameTypes(before, after) && sameBesides(before.source, after.source);
    for (const [name, property] of before.properties) {
        const counterpart = after.properties.get(name);
        if (counterpart)
            same = compare_schemas_walk(property, counterpart, `${path}${name}.`, lists) && same;
    }
    if (!before.items || !after.items)
        return same && before.items === after.items;
    return compare_schemas_walk(before.items, after.items, `${path}[].`, lists) && same;
}
/** Whether two schemas agree in all keywords that hold no schemas. */
function sameBesides(before, after) {
    if (!(0,contract_schema/* isObject */.Gv)(before) || !(0,contract_schema/* isObject */.Gv)(after))
        return before === after;
    return (0,canonical/* canonical */.$)(besides(before)) === (0,canonical/* canonical */.$)(besides(after));
}
function besides({ properties: _properties, items: _items, ...rest }) {
    return rest;
}

;// CONCATENATED MODULE: ./src/contract/schema-defaults.ts


/** The defaults within two schemas that differ, of what both of them hold. */
function changedDefaults(before, after) {
    const now = new Map(nodesOf(after).map((node) => [node.keyword, node]));
    return nodesOf(before).flatMap(({ name, keyword, own }) => {
        const other = now.get(keyword);
        if (!other || schema_defaults_textOf(own) === schema_defaults_textOf(other.own))
            return [];
        return [{ name, keyword: `${keyword}default`, before: own, after: other.own }];
    });
}
/** A schema without the defaults within it, which refuse no value. */
function withoutDefaults(schema, depth = 0) {
    if (!(0,contract_schema/* isObject */.Gv)(schema) || depth > schema_defaults_maximumDepth)
        return schema;
    const { default: _default, ...rest } = schema;
    const copy = { ...rest };
    const inner = (one) => withoutDefaults(one, depth + 1);
    if (rest['items'] !== undefined)
        copy['items'] = inner(rest['items']);
    if ((0,contract_schema/* isObject */.Gv)(rest['properties'])) {
        const entries = Object.entries(rest['properties']);
        copy['properties'] = Object.fromEntries(entries.map(([name, one]) => [name, inner(one)]));
    }
    return copy;
}
const schema_defaults_maximumDepth = 64;
/** Every schema within a schema, at whatever depth. */
function nodesOf(schema, name = '', keyword = '', depth = 0) {
    if (!(0,contract_schema/* isObject */.Gv)(schema) || depth > schema_defaults_maximumDepth)
        return [];
    const own = Object.hasOwn(schema, 'default') ? schema['default'] : undefined;
    const properties = (0,contract_schema/* isObject */.Gv)(schema['properties']) ? schema['properties'] : {};
    const { items = null } = schema;
    return [
        { name, keyword, own },
        ...Object.entries(properties).flatMap(([key, inner]) => nodesOf(inner, name === '' ? key : `${name}.${key}`, `${keyword}properties.${key}.`, depth + 1)),
        ...nodesOf(items, `${name}[]`, `${keyword}items.`, depth + 1),
    ];
}
function schema_defaults_textOf(value) {
    return value === undefined ? undefined : (0,canonical/* canonical */.$)(value);
}

;// CONCATENATED MODULE: ./src/contract/schema-changes.ts





/**
 * How a schema changed: one change for what it accepts, one for every property of an object that came
 * or went, for acceptance is not recognition, and one for every default within it that differs. Where
 * there is nothing but such properties and defaults, and every value is still accepted, they speak for
 * themselves.
 */
function schemaChanges(before, after, facet, candidates, sides) {
    const whole = [(0,contract/* facetValue */.f)(before, facet) ?? {}, (0,contract/* facetValue */.f)(after, facet) ?? {}];
    const [was, now] = [withoutDefaults(whole[0]), withoutDefaults(whole[1])];
    const properties = compareProperties(was, now);
    const recognised = [
        ...properties.removed.map((name) => facetChanged(before, after, facet, { detail: 'property-removed', from: name, to: null })),
        ...properties.added.map((name) => facetChanged(before, after, facet, { detail: 'property-added', from: null, to: name })),
        ...changedDefaults(...whole).map((one) => defaultChanged(before, after, facet, one, sides)),
    ];
    const comparison = compareSchemas(was, now, candidates, sides.budget);
    const keepsAll = comparison.verdict === 'equivalent' || comparison.verdict === 'widened';
    if (properties.alone && keepsAll && recognised.length > 0)
        return recognised;
    const places = placesOf(before, after, facet, comparison.detail, sides);
    return [facetChanged(before, after, facet, { ...comparison, ...places }), ...recognised];
}
function defaultChanged(before, after, facet, { name, keyword, ...values }, sides) {
    const side = (value) => (value === undefined ? null : { name, default: value });
    const [from, to] = [side(values.before), side(values.after)];
    const places = placesOf(before, after, facet, keyword, sides);
    return facetChanged(before, after, facet, { detail: 'default', from, to, ...places });
}
function placesOf(before, after, facet, keyword, sides) {
    return {
        at: (0,contract_anchors/* keywordPlace */.Ty)(after, facet, keyword, sides.after),
        was: (0,contract_anchors/* keywordPlace */.Ty)(before, facet, keyword, sides.before),
    };
}

// EXTERNAL MODULE: ./src/contract/tools.ts + 3 modules
var tools = __webpack_require__(7632);
;// CONCATENATED MODULE: ./src/contract/facets.ts










/** Every difference between two states of one item, but for the facets something else speaks of. */
function compareFacets(before, after, sides, claimed = new Set()) {
    if (isStated(before) !== isStated(after))
        return [statedOrNot(before, after)];
    if (isExec(before) && isExec(after))
        return compareExec(before, after);
    const names = new Set([...after.facets.keys(), ...before.facets.keys()]);
    return [...names]
        .filter((name) => !claimed.has(name) && !isSecond(name, before, after))
        .flatMap((name) => compareFacet(before, after, name, sides));
}
/** What the schema of an input says besides is spoken for where what counts differs. */
function isSecond(name, before, after) {
    if (!name.startsWith('schema.'))
        return false;
    const [was, now] = [before, after].map((item) => (0,contract/* facetValue */.f)(item, name.slice('schema.'.length)));
    return (0,canonical/* canonical */.$)(was ?? null) !== (0,canonical/* canonical */.$)(now ?? null);
}
/** Whether a manifest says more of an input than its name, as an `interface:` list does not. */
function isStated(item) {
    return item.kind !== 'input' || item.facets.has('required');
}
/** One change speaks for all facets that come or go with a declaration. */
function statedOrNot(before, after) {
    const detail = isStated(after) ? 'added' : 'removed';
    return facetChanged(before, after, 'required', { detail });
}
function compareFacet(before, after, name, sides) {
    const [was, now] = [before.facets.get(name), after.facets.get(name)];
    if (was && now)
        return compareShapes(before, after, name, was.shape, now.shape, sides);
    if (isUnset(name, was ?? now))
        return [];
    return [facetChanged(before, after, name, { detail: now ? 'added' : 'removed' })];
}
/** A flag that is not there is not set; only of `required` that is a third answer. */
function isUnset(name, facet) {
    return name !== 'required' && facet?.shape.type === 'flag' && !facet.shape.value;
}
function compareShapes(before, after, name, was, now, sides) {
    if ((0,canonical/* canonical */.$)(was.value) === (0,canonical/* canonical */.$)(now.value))
        return [];
    const change = (parts) => facetChanged(before, after, name, parts);
    if (was.type === 'schema' && now.type === 'schema') {
        return schemaChanges(before, after, name, defaultsOf(before, after), sides);
    }
    if (was.type === 'tools' && now.type === 'tools')
        return toolsChanges(was.value, now.value, change);
    if (was.type === 'entries' && now.type === 'entries') {
        return entriesChanges((0,coverage/* compareEntries */.w)(was, now, allOf(after)), change, after.kind === 'platform');
    }
    if (was.type === 'range' && now.type === 'range') {
        const { verdict, disjoint } = (0,ranges/* compareRanges */.C)(was.value, now.value);
        if (verdict === 'equivalent')
            return [];
        return [change({ verdict, detail: disjoint ? 'disjoint' : 'changed' })];
    }
    if (was.type === 'number' && now.type === 'number') {
        return [change({ detail: now.value > was.value ? 'raised' : 'lowered' })];
    }
    if (was.type === 'version' && now.type === 'version') {
        const order = (0,dotted/* compareDotted */.A)(now.value, was.value);
        if (order === 0)
            return [];
        if (order === null)
            return [change({ detail: 'changed', verdict: 'incomparable' })];
        return [change({ detail: order > 0 ? 'raised' : 'lowered' })];
    }
    const names = after.kind === 'provides' ? (0,parts/* namesWith */.Z7)(after, sides) : [];
    const witness = names.length > 0 ? { value: names } : null;
    return [change({ detail: 'changed', witness })];
}
/** Values worth trying as witnesses; those of sensitive inputs are not. */
function defaultsOf(before, after) {
    const items = [before, after];
    if (items.some((item) => (0,contract/* facetValue */.f)(item, 'sensitive') === true))
        return [];
    return items.map((item) => (0,contract/* facetValue */.f)(item, 'default')).filter((value) => value !== undefined);
}
function toolsChanges(was, now, change) {
    if ((0,canonical/* canonical */.$)([...new Set(was)].sort()) === (0,canonical/* canonical */.$)([...new Set(now)].sort()))
        return [];
    return entriesChanges({ ...(0,tools/* compareTools */.N)(was, now), all: null }, change);
}
/** What a list gained and what it lost are two changes; of one that is a single choice they are one. */
function entriesChanges({ gained, lost, all }, change, isChoice = false) {
    if (all)
        return [change({ verdict: all === 'emptied' ? 'widened' : 'narrowed', detail: all })];
    if (isChoice && gained.length > 0 && lost.length > 0) {
        return [change({ verdict: 'incomparable', detail: 'changed', witness: { value: lost } })];
    }
    const part = (verdict, value) => value.length > 0 ? [change({ verdict, detail: 'changed', witness: { value } })] : [];
    const changes = [...part('widened', gained), ...part('narrowed', lost)];
    return changes.length > 0 ? changes : [change({ verdict: 'equivalent', detail: 'changed' })];
}
/** What the skill.toml contract lists as the values of `[platform]`. */
const platforms = new Map([
    ['os', ['linux', 'macos', 'windows']],
    ['arch', ['x86_64', 'aarch64', 'arm']],
]);
function allOf({ kind, name }) {
    return kind === 'platform' ? (platforms.get(name) ?? []) : [];
}

;// CONCATENATED MODULE: ./src/contract/field-words.ts




const typeWords = new Set([
    ...['string', 'integer', 'number', 'boolean', 'null', 'object', 'array', 'json'],
]);
const field_words_longest = 1000;
/** How the words for an output field changed: its type, its literals, or only the prose. */
function compareFieldWords(before, after, budget) {
    const [was, now] = [(0,contract/* facetValue */.f)(before, 'value') ?? null, (0,contract/* facetValue */.f)(after, 'value') ?? null];
    const change = (parts) => facetChanged(before, after, 'value', parts);
    if ((0,canonical/* canonical */.$)(was) === (0,canonical/* canonical */.$)(now))
        return [];
    const [old, fresh] = [readWords(was), readWords(now)];
    const [schema, other] = [schemaOf(old), schemaOf(fresh)];
    if (schema && other && !(isChoice(old) && isChoice(fresh))) {
        const { verdict } = compareSchemas(schema, other, [], budget);
        return [change(verdict === 'equivalent' ? { detail: 'text' } : { detail: 'type', verdict })];
    }
    const [left, right] = [literalsOf(old, fresh), literalsOf(fresh, old)];
    if (!left || !right)
        return [change({ detail: 'text' })];
    const part = (detail, verdict, value) => value.length > 0 ? [change({ detail, verdict, witness: { value } })] : [];
    const changes = [
        ...part('literal-added', 'widened', minus(right, left)),
        ...part('literal-removed', 'narrowed', minus(left, right)),
    ];
    return changes.length > 0 ? changes : [change({ detail: 'text' })];
}
function readWords(value) {
    if (typeof value !== 'string' || value.length > field_words_longest)
        return null;
    const words = value.split('|').map((word) => word.trim());
    if (words.every((word) => typeWords.has(word)))
        return { types: new Set(words) };
    const isLiteral = (word) => /^["']?[\w.:/-]+["']?$/.test(word) && !typeWords.has(word);
    return words.every(isLiteral) ? { literals: new Set(words) } : null;
}
function isChoice(reading) {
    return reading !== null && 'literals' in reading && reading.literals.size > 1;
}
/** One word alone is a literal only where the other side lists it among others. */
function literalsOf(reading, other) {
    if (!reading || !('literals' in reading))
        return null;
    if (reading.literals.size > 1)
        return reading.literals;
    const known = other && 'literals' in other ? other.literals : new Set();
    return [...reading.literals].every((word) => known.has(word)) ? reading.literals : null;
}
function minus(words, others) {
    return [...words].filter((word) => !others.has(word));
}
/** What values the words allow; null where they do not say, as one word that is no type does not. */
function schemaOf(reading) {
    if (!reading)
        return null;
    if ('literals' in reading) {
        return isChoice(reading) ? { type: 'string', enum: [...reading.literals] } : null;
    }
    return reading.types.has('json') ? {} : { type: [...reading.types] };
}

;// CONCATENATED MODULE: ./src/contract/inputs.ts



/**
 * The items of a skill with a schema for every parameter of an operation: of a type that no schema knows nothing is
 * known, and one without a type takes anything.
 */
function withSchemas(items) {
    return items.map((item) => {
        if (item.kind !== 'input' || item.owner === '' || item.facets.has('schema'))
            return item;
        const type = item.facets.get('type');
        const value = type ? { type: type.shape.value } : {};
        const schema = { shape: { type: 'schema', value }, at: type?.at ?? item.at };
        const others = [...item.facets].filter(([name]) => name !== 'type');
        return { ...item, facets: new Map([...others, ['schema', schema]]) };
    });
}
/** The inputs of a skill that is one callable, by name. */
function inputsOf(items) {
    const inputs = items.filter(({ kind, owner }) => kind === 'input' && owner === '');
    return new Map(inputs.map((item) => [item.name, item]));
}
/** The inputs of every operation on both sides. */
function parametersOf(before, after, renames) {
    const [was, now] = [namesByOwner(before), namesByOwner(after)];
    const taken = (0,command_line/* parametersByOperation */.bl)(before);
    const names = new Map();
    for (const rename of renames) {
        const { owner } = rename.before;
        const known = names.get(owner) ?? new Map();
        names.set(owner, known.set(rename.before.name, rename.after.name));
    }
    const none = new Set();
    return (operation) => {
        const renamed = names.get(operation) ?? new Map();
        const old = [...(was.get(operation) ?? none)].map((name) => renamed.get(name) ?? name);
        const put = taken.get(operation) ?? none;
        return { before: new Set(old), after: now.get(operation) ?? none, names: renamed, taken: put };
    };
}
function namesByOwner(items) {
    const byOwner = new Map();
    for (const { kind, owner, name } of items) {
        if (kind !== 'input')
            continue;
        byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(name));
    }
    return byOwner;
}
/** Whether an input that went and one that came are put into the same words of the same commands. */
function takenAlike(before, after) {
    const [was, now] = [usesOf(before), usesOf(after)];
    return (from, to) => {
        const uses = was.get(`${from.owner}\0${from.name}`);
        return uses !== undefined && uses === now.get(`${to.owner}\0${to.name}`);
    };
}
/** Where the command lines of an operation put in an input, by operation and input. */
function usesOf(items) {
    const uses = new Map();
    for (const item of items.filter(({ kind }) => kind === 'entrypoint')) {
        for (const [at, word] of (0,command_line/* argumentsOf */.aX)(item).entries()) {
            for (const name of (0,placeholders/* placeholdersIn */.Qf)(word)) {
                const key = `${item.owner}\0${name}`;
                const frame = word.replace(`{${name}}`, '{}');
                uses.set(key, `${uses.get(key) ?? ''}${item.name}\0${at}\0${frame}\0`);
            }
        }
    }
    return uses;
}
/** A default that went and that a command line needs leaves nothing to put in for its placeholder. */
function unfilled(now) {
    const taken = (0,command_line/* parametersByOperation */.bl)(now);
    return (change) => {
        const { kind, facet, detail, after } = change;
        if (kind !== 'input' || facet !== 'default' || detail !== 'removed' || !after)
            return change;
        const needs = (0,contract/* facetValue */.f)(after, 'required') !== true && taken.get(after.owner)?.has(after.name);
        return needs ? { ...change, detail: 'unfilled' } : change;
    };
}

// EXTERNAL MODULE: ./src/model/grouped.ts
var grouped = __webpack_require__(363);
// EXTERNAL MODULE: ./src/contract/similarity.ts
var similarity = __webpack_require__(5239);
;// CONCATENATED MODULE: ./src/contract/renames.ts




const likeEnough = 0.8;
const maximumCompared = 10_000;
/**
 * Pairs items that went with items that came: of the same shape, with descriptions that are alike,
 * or the only ones of that shape and both without, or that `isSame` tells to be one. Only where the
 * pairing is unique.
 */
function pairRenamed(gone, come, isSame = () => false) {
    const groups = (0,grouped/* grouped */.z)(gone, shapeOf);
    const others = (0,grouped/* grouped */.z)(come, shapeOf);
    return [...groups].flatMap(([shape, before]) => pairAlike(before, others.get(shape) ?? [], isSame));
}
/** Pairs items that went with items that came and are described alike, whatever their shape. */
function pairLike(gone, come) {
    const described = (items) => items.filter((item) => (0,pairing/* descriptionOf */.Kq)(item) !== undefined);
    return pairAlike(described(gone), described(come), () => false);
}
function pairAlike(gone, come, isSame) {
    if (gone.length * come.length > maximumCompared)
        return pairByDescription(gone, come);
    const alone = gone.length === 1 && come.length === 1;
    const isAlike = (before, after) => {
        if (isSame(before, after))
            return true;
        const [was, now] = [(0,pairing/* descriptionOf */.Kq)(before), (0,pairing/* descriptionOf */.Kq)(after)];
        if (was === undefined || now === undefined)
            return alone && was === now;
        return (0,similarity/* likeness */.$R)(was, now) >= likeEnough;
    };
    const pairs = gone.flatMap((before) => come.filter((after) => isAlike(before, after)).map((after) => ({ before, after })));
    return unambiguous(pairs);
}
/** Of very many items, only those pair whose descriptions are equal. */
function pairByDescription(gone, come) {
    const [groups, others] = [(0,grouped/* grouped */.z)(gone, pairing/* descriptionOf */.Kq), (0,grouped/* grouped */.z)(come, pairing/* descriptionOf */.Kq)];
    return [...groups].flatMap(([description, [before, ...rest]]) => {
        const [after, ...more] = others.get(description) ?? [];
        const unique = description !== undefined && rest.length + more.length === 0;
        return unique && before && after ? [{ before, after }] : [];
    });
}
/** The pairs neither half of which is in another one. */
function unambiguous(pairs) {
    const counts = new Map();
    for (const item of pairs.flatMap(({ before, after }) => [before, after])) {
        counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    return pairs.filter(({ before, after }) => counts.get(before) === 1 && counts.get(after) === 1);
}
/** Everything a name stands for but its description. */
function shapeOf(item) {
    const facets = [...item.facets]
        .filter(([name]) => name !== 'description' && name !== 'schema.description')
        .map(([name, { shape }]) => [name, shape.value]);
    return `${item.owner}\0${(0,canonical/* canonical */.$)(Object.fromEntries(facets))}`;
}

;// CONCATENATED MODULE: ./src/contract/operations.ts





/**
 * Pairs operations that went with operations that came: those that run the same command lines, that
 * take and give the same and are described alike, or that are described alike. Only where that is unique.
 */
function pairOperations(before, after) {
    const [was, now] = [readOperations(before), readOperations(after)];
    const gone = was.items.filter(({ name }) => !now.names.has(name));
    const come = now.items.filter(({ name }) => !was.names.has(name));
    if (gone.length === 0 || come.length === 0)
        return { renames: [], before };
    const steps = (0,pairing/* pairInSteps */.zR)(gone, come, [
        [commands(was), commands(now)],
        [interfaceOf(was), interfaceOf(now)],
        [pairing/* descriptionOf */.Kq, pairing/* descriptionOf */.Kq],
    ]);
    const renames = [
        ...steps.pairs.map(([from, to]) => ({ before: from, after: to })),
        ...pairLike(steps.gone, steps.come),
    ];
    return { renames, before: rehomed(before, renames) };
}
function readOperations(items) {
    const operations = items.filter(({ kind }) => kind === 'operation');
    const names = new Set(operations.map(({ name }) => name));
    return { items: operations, names, parts: (0,grouped/* grouped */.z)(items, ({ owner }) => owner) };
}
/** What an operation runs. */
function commands({ parts }) {
    return ({ name }) => {
        const lines = (parts.get(name) ?? [])
            .filter(({ kind }) => kind === 'entrypoint')
            .map((item) => [item.name, (0,contract/* facetValue */.f)(item, 'argv') ?? null]);
        return lines.length > 0 ? (0,canonical/* canonical */.$)(Object.fromEntries(lines)) : undefined;
    };
}
/** What an operation takes and gives and where it runs; that tells nothing where it takes nothing. */
function interfaceOf({ parts }) {
    return ({ name }) => {
        const own = parts.get(name) ?? [];
        if (!own.some(({ kind }) => kind === 'input'))
            return undefined;
        return (0,canonical/* canonical */.$)(own.map(signature).sort());
    };
}
function signature(item) {
    const { kind, name } = item;
    const facets = ['required', 'default', 'schema'].map((facet) => (0,contract/* facetValue */.f)(item, facet) ?? null);
    return (0,canonical/* canonical */.$)(kind === 'input' ? [kind, name, facets] : [kind, name]);
}
function rehomed(items, renames) {
    const names = new Map(renames.map(({ before, after }) => [before.name, after.name]));
    return items.map((item) => {
        const owner = names.get(item.owner);
        if (owner !== undefined)
            return { ...item, owner };
        const name = item.kind === 'operation' ? names.get(item.name) : undefined;
        return name === undefined ? item : { ...item, name };
    });
}
/** Items that went, moved to where their operation is now, so that its place is where they are mended. */
function homesOf(items) {
    const operations = new Map(items.filter(({ kind }) => kind === 'operation').map((item) => [item.name, item]));
    return (item) => {
        const home = item.owner === '' ? undefined : operations.get(item.owner);
        if (!home)
            return item;
        const rest = item.pointer.split('/').slice(3).join('/');
        return { ...item, dialect: home.dialect, pointer: `${home.pointer}/${rest}` };
    };
}

;// CONCATENATED MODULE: ./src/contract/output-globs.ts


/** Whether an `interface:` block alone states an output. */
function isBare(item) {
    return !item.facets.has('base');
}
/** The outputs that manifests describe and whose pattern nothing of the other side has. */
function rivalsOf(before, after) {
    const described = (items) => items.filter((item) => !isBare(item));
    return {
        gone: described(output_globs_without(before, after, pairing/* pathOf */.XM)),
        come: described(output_globs_without(after, before, pairing/* pathOf */.XM)),
    };
}
/**
 * Pairs a glob that only an `interface:` block stated with the output the manifest describes under
 * that glob now, and the other way round. What is left of the globs that cover an output of the other
 * side is no news: the block names them still.
 */
function pairDescribed(before, after, left) {
    const taken = new Set();
    const pair = (one, other) => {
        if (!one || !other || taken.has(one) || taken.has(other))
            return [];
        taken.add(one).add(other);
        return [[one, other]];
    };
    const [come, gone] = [output_globs_without(left.come, before), output_globs_without(left.gone, after)];
    const [covered, covering] = [globsOf(come), globsOf(gone)];
    const pairs = [
        ...gone.flatMap((one) => (isBare(one) ? pair(one, covered.get(one.name)) : [])),
        ...come.flatMap((one) => (isBare(one) ? pair(covering.get(one.name), one) : [])),
    ];
    const [was, now] = [globsOf(before), globsOf(after)];
    const isNews = (item, others) => !taken.has(item) && !(isBare(item) && others.has(item.name));
    return {
        pairs,
        gone: left.gone.filter((item) => isNews(item, now)),
        come: left.come.filter((item) => isNews(item, was)),
    };
}
/** Whether a glob that covers an output on one side stands alone on the other: the block names it still. */
function keepsGlob(was, now, before, after) {
    return (textsOf(was).some((glob) => after.has(glob)) || textsOf(now).some((glob) => before.has(glob)));
}
/**
 * Where the block names the one output whose glob went by the one glob that came, or the other way round, these
 * are two states of one glob.
 */
function withRenamedGlob({ pairs, gone, come }) {
    const [lost, gained] = [0, 1].map((side) => onlyOne(pairs.filter((pair) => hasGlobOn(pair, side))));
    const [old, young] = [onlyOne(gone.filter(isBare)), onlyOne(come.filter(isBare))];
    if (lost && young) {
        const renamed = pairs.map((pair) => pair === lost ? [pair[0], under(young, pair[1])] : pair);
        return { pairs: renamed, gone, come: come.filter((item) => item !== young) };
    }
    if (!gained || !old)
        return { pairs, gone, come };
    const renamed = pairs.map((pair) => pair === gained ? [under(old, pair[0]), pair[1]] : pair);
    return { pairs: renamed, gone: gone.filter((item) => item !== old), come };
}
function hasGlobOn(pair, side) {
    const [own, other] = [pair[side], pair[1 - side]];
    return own.facets.has('interface') && other?.facets.has('interface') === false && !isBare(other);
}
function under({ name, at }, output) {
    const facet = { shape: { type: 'text', value: name }, at };
    return { ...output, facets: new Map([...output.facets, ['interface', facet]]) };
}
function onlyOne(some) {
    return some.length === 1 ? some[0] : undefined;
}
/** The names of the globs that stand alone. */
function bareNames(items) {
    return new Set(items.filter(isBare).map(({ name }) => name));
}
/** The items whose name, or path, none of the others has. */
function output_globs_without(items, others, keyOf = ({ name }) => name) {
    const keys = new Set(others.map(keyOf));
    return items.filter((item) => !keys.has(keyOf(item)));
}
/** The outputs of a manifest by the globs of the `interface:` block that cover them. */
function globsOf(items) {
    const globs = items.flatMap((item) => textsOf(item).map((glob) => [glob, item]));
    return new Map(globs.reverse());
}
function textsOf(item) {
    const text = (0,contract/* facetValue */.f)(item, 'interface');
    return typeof text === 'string' ? text.split(', ') : [];
}

;// CONCATENATED MODULE: ./src/contract/pattern/inclusion.ts




/** What one question may cost: enough for patterns people write, little enough for a hostile one. */
const inclusion_perQuestion = 100_000;
const inclusion_unknown = { answer: 'unknown' };
/**
 * Whether `wider` is found in every text in which `narrower` is found, decided by walking both
 * searches at once; a shortest counterexample comes out of the walk.
 */
function includes(wider, narrower, budget) {
    const own = { left: Math.min(inclusion_perQuestion, budget.left) };
    const granted = own.left;
    const answer = inclusion_decide(wider, narrower, own);
    (0,contract_budget/* spend */.R)(budget, granted - own.left);
    return own.left < 0 ? inclusion_unknown : answer;
}
function inclusion_decide(wider, narrower, budget) {
    const [outer, inner] = [automatonOf(wider), automatonOf(narrower)];
    if (!outer || !inner || !(0,contract_budget/* spend */.R)(budget, outer.states.length + inner.states.length))
        return inclusion_unknown;
    const alphabet = alphabetOf([outer, inner], budget);
    if (!alphabet)
        return inclusion_unknown;
    return inclusion_walk(new Search(outer, budget), new Search(inner, budget), alphabet, budget);
}
function inclusion_walk(outer, inner, alphabet, budget) {
    const queue = [{ outer: outer.begin(), inner: inner.begin(), from: null, code: 0 }];
    const seen = new Set();
    for (const visit of queue) {
        if (!(0,contract_budget/* spend */.R)(budget, alphabet.length))
            return inclusion_unknown;
        if (inner.accepts(visit.inner) && !outer.accepts(visit.outer)) {
            return { answer: 'no', witness: inclusion_textOf(visit) };
        }
        for (const letter of alphabet) {
            const next = {
                outer: outer.step(visit.outer, letter),
                inner: inner.step(visit.inner, letter),
                from: visit,
                code: letter.code,
            };
            const key = `${next.outer} ${next.inner}`;
            if (seen.has(key) || next.outer === found || inner.isHopeless(next.inner))
                continue;
            seen.add(key);
            queue.push(next);
        }
    }
    return { answer: 'yes' };
}
function inclusion_textOf(visit) {
    const codes = [];
    for (let at = visit; at?.from; at = at.from)
        codes.push(at.code);
    return String.fromCodePoint(...codes.reverse());
}

;// CONCATENATED MODULE: ./src/contract/output-patterns.ts




/** The pattern with inputs by their new names, written without blanks in the braces. */
function withNames(pattern, names) {
    return (0,placeholders/* rewritten */.fm)(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}
/**
 * How the paths of a pattern relate to those of another, where both are read as globs and a
 * `{{\u2026}}` is the same unknown text in both; null where a pattern uses more than that.
 */
function comparePatterns(before, after, budget) {
    const names = new Map();
    const [was, now] = [readGlob(before, names), readGlob(after, names)];
    if (!was || !now)
        return null;
    return output_patterns_verdictOf(includes(was, now, budget), includes(now, was, budget));
}
function output_patterns_verdictOf(kept, covered) {
    if (kept.answer === 'unknown' || covered.answer === 'unknown')
        return null;
    if (kept.answer === 'yes')
        return covered.answer === 'yes' ? 'equivalent' : 'narrowed';
    return covered.answer === 'yes' ? 'widened' : 'incomparable';
}
/** Characters that no path of a skill holds stand for the variables. */
const standIns = { from: 0xe000, to: 0xf8ff };
const slash = { from: 0x2f, to: 0x2f };
const many = Number.POSITIVE_INFINITY;
const withinFolder = { type: 'one', of: (0,chars/* complement */.Zw)((0,chars/* union */.KC)(slash, standIns)) };
const anywhere = {
    type: 'repeat',
    part: { type: 'one', of: (0,chars/* complement */.Zw)([]) },
    min: 0,
    max: many,
};
const folders = {
    type: 'repeat',
    part: { type: 'sequence', parts: [anywhere, (0,regex/* single */.J0)('/')] },
    min: 0,
    max: 1,
};
const maximumLength = 500;
function readGlob(pattern, names) {
    if (pattern.length > maximumLength || /[\ue000-\uf8ff]/.test(pattern))
        return null;
    const plain = (0,placeholders/* rewritten */.fm)(pattern, (name) => standInFor(name, names));
    if (/[[\]{}!\\]/.test(plain))
        return null;
    const tokens = plain.replace(/^\.\//, '').match(/\*\*\/|\*+|[\s\S]/gu) ?? [];
    const parts = tokens.map(readToken);
    return {
        type: 'sequence',
        parts: [{ type: 'place', where: 'start' }, ...parts, { type: 'place', where: 'end' }],
    };
}
function readToken(token) {
    if (token === '**/')
        return folders;
    if (token === '?')
        return withinFolder;
    if (!token.startsWith('*'))
        return (0,regex/* single */.J0)(token);
    return token.length > 1 ? anywhere : { type: 'repeat', part: withinFolder, min: 0, max: many };
}
function standInFor(name, names) {
    const known = names.get(name);
    if (known !== undefined)
        return known;
    const fresh = String.fromCharCode(standIns.from + names.size);
    names.set(name, fresh);
    return fresh;
}

;// CONCATENATED MODULE: ./src/contract/outputs.ts








/** Compares outputs, which go by pattern and base. */
function compareOutputs(before, after, inputs, sides) {
    const names = new Map(inputs.renames.map((one) => [one.before.name, one.after.name]));
    const { described, others } = pairAll(before, after, names);
    const bare = [bareNames(before), bareNames(after)];
    const defaults = new Set();
    const changes = others.pairs.flatMap(([was, now]) => {
        const isKept = keepsGlob(was, now, ...bare);
        if (!isSamePath(was, now, names))
            return patternChanges(was, now, isKept, sides);
        const causes = movingInputs(was, now, inputs, names);
        for (const name of causes)
            defaults.add(name);
        const effective = causes.length > 0 ? [facetChanged(was, now, 'effective', changed)] : [];
        return [...effective, ...compareFacets(was, now, sides, isKept ? globFacets : pathFacets)];
    });
    return {
        changes: [
            ...described.flatMap(([was, now]) => describedChanges(was, now, sides)),
            ...changes,
            ...others.come.map(added),
            ...others.gone.map((item) => removed(item, sides)),
        ],
        defaults,
    };
}
/**
 * Outputs that manifests describe on both sides are paired with each other first, then with the globs they
 * are described under, then whatever is left.
 */
function pairAll(before, after, names) {
    const rivals = rivalsOf(before, after);
    const first = pairOutputs(rivals.gone, rivals.come, names).pairs;
    const taken = new Set(first.flat());
    const isLeft = (item) => !taken.has(item);
    const left = { gone: before.filter(isLeft), come: after.filter(isLeft) };
    const described = pairDescribed(before, after, left);
    const last = pairOutputs(described.gone, described.come, names);
    const others = withRenamedGlob({ ...last, pairs: [...first, ...last.pairs] });
    return { described: described.pairs, others };
}
const changed = { detail: 'changed' };
const pathFacets = new Set(['effective']);
const globFacets = new Set(['effective', 'interface']);
/**
 * A glob that is all that is left of an output promises less of where it is; one that is described from now on
 * promises the same.
 */
function describedChanges(was, now, sides) {
    const isLoose = isBare(now) && comparePatterns((0,pairing/* pathOf */.XM)(was), (0,pairing/* pathOf */.XM)(now), sides.budget) !== 'equivalent';
    return isLoose ? [patternChanged(was, now, sides)] : compareFacets(was, now, sides, globFacets);
}
/** A pattern that changed speaks for the paths it gives and for the globs that cover it. */
function patternChanges(was, now, isKept, sides) {
    const both = was.facets.has('interface') && now.facets.has('interface');
    const spokenOf = both || isKept ? globFacets : pathFacets;
    return [patternChanged(was, now, sides), ...compareFacets(was, now, sides, spokenOf)];
}
function patternChanged(was, now, { budget }) {
    const [from, to] = [(0,pairing/* pathOf */.XM)(was), (0,pairing/* pathOf */.XM)(now)];
    const verdict = comparePatterns(from, to, budget);
    return facetChanged(was, now, 'pattern', { ...changed, from, to, verdict });
}
/** The inputs by whose default an output of the same pattern is written elsewhere now. */
function movingInputs(was, now, inputs, names) {
    if ((0,contract/* facetValue */.f)(was, 'effective') === (0,contract/* facetValue */.f)(now, 'effective'))
        return [];
    return (0,placeholders/* variablesIn */.DF)((0,pairing/* pathOf */.XM)(was)).filter((name) => {
        const [before, after] = [
            inputs.before.get(name) ?? null,
            inputs.after.get(names.get(name) ?? name) ?? null,
        ];
        const value = (0,contract/* facetValue */.f)(before, 'default');
        // An input that went speaks for itself.
        if (value === undefined || !after)
            return false;
        return (0,canonical/* canonical */.$)(value) !== (0,canonical/* canonical */.$)((0,contract/* facetValue */.f)(after, 'default') ?? null);
    });
}
/** By pattern and base, then by pattern, then by description, then the one with the only other one. */
function pairOutputs(before, after, names) {
    const renamed = (item) => withNames((0,pairing/* pathOf */.XM)(item), names);
    return (0,pairing/* pairInSteps */.zR)(before, after, [
        [(0,pairing/* withBase */.cV)(renamed), (0,pairing/* withBase */.cV)(plainPath)],
        [(0,pairing/* withBase */.cV)(plainPath), (0,pairing/* withBase */.cV)(plainPath)],
        [renamed, plainPath],
        [plainPath, plainPath],
        [pairing/* descriptionOf */.Kq, pairing/* descriptionOf */.Kq],
        [() => '', () => ''],
    ]);
}
/** Whether a pattern reads the same, or the same but for inputs that were renamed. */
function isSamePath(was, now, names) {
    return plainPath(was) === plainPath(now) || withNames((0,pairing/* pathOf */.XM)(was), names) === plainPath(now);
}
function plainPath(item) {
    return withNames((0,pairing/* pathOf */.XM)(item), unchanged);
}
/** No input goes by another name. */
const unchanged = new Map();

;// CONCATENATED MODULE: ./src/contract/skill-changes.ts



/** What became of the skill itself: that it came or went, or goes by another name or place. */
function compareIdentity({ before, after, status, trace }) {
    const sides = { from: skill_changes_jsonOf(before), to: skill_changes_jsonOf(after), was: before && (0,contract_anchors/* namePlace */.RO)(before) };
    if (!after) {
        return before
            ? [changeOf({ kind: 'skill', action: 'removed', ...sides, trace, at: (0,model_text/* gone */.qp)(before.path) })]
            : [];
    }
    const at = (0,contract_anchors/* namePlace */.RO)(after);
    if (!before)
        return [changeOf({ kind: 'skill', action: 'added', ...sides, at })];
    const isSame = status !== 'renamed' && status !== 'moved';
    return isSame ? [] : [changeOf({ kind: 'skill', action: status, ...sides, at })];
}
function skill_changes_jsonOf(skill) {
    return skill && { name: skill.name, root: skill.root };
}

;// CONCATENATED MODULE: ./src/contract/compare.ts















/** Every change between the two sides of a skill: facts only, what they mean is for the rules. */
function compareSkills(pair) {
    const { before, after } = pair;
    const identity = compareIdentity(pair);
    if (!before || !after)
        return identity;
    const sides = { before, after, budget: (0,contract_budget/* newBudget */.k)() };
    return [...identity, ...compareContracts(sides), ...compareBundles(before, after)];
}
function compareContracts(sides) {
    const [was, now] = [
        withSchemas(sides.before.contract.items),
        withSchemas(sides.after.contract.items),
    ];
    const operations = pairOperations(was, now);
    const paired = pairItems(operations.before, now);
    const turnover = turnoverOf(paired);
    const { gone, come } = withoutClaimed(paired, operations.before, sides);
    const inputs = renamedAmong('input', gone, come, takenAlike(operations.before, now));
    const variables = renamedAmong('environment', gone, come);
    const renames = [...inputs, ...variables];
    const outputs = compareOutputs([...halves(paired, 0), ...gone].filter(isOutput), [...halves(paired, 1), ...come].filter(isOutput), { before: inputsOf(was), after: inputsOf(now), renames: inputs.filter(isOwnerless) }, sides);
    const parameters = parametersOf(operations.before, now, inputs);
    const homes = homesOf(now);
    const kept = paired.pairs.filter(([before]) => !isOutput(before));
    const speaks = new Set(renames.flatMap(({ before, after }) => [before, after]));
    const isLeft = (item) => !isOutput(item) && item.kind !== 'manifest' && !speaks.has(item);
    return [
        ...operations.renames.map(({ before, after }) => renamed(before, after)),
        ...kept
            .flatMap((pair) => comparePair(pair, outputs.defaults, parameters, sides))
            .map(unfilled(now)),
        ...renames.map(({ before, after }) => renamed(before, after)),
        ...outputs.changes,
        ...manifestChanges(turnover, was, sides),
        ...come.filter(isLeft).map(addedBy(turnover)),
        ...gone.filter(isLeft).map((item) => removed(homes(item), sides)),
    ];
}
/** Every difference between two states of an item that neither an output nor another format speaks of. */
function comparePair([was, now], defaults, parameters, sides) {
    if (now.kind === 'result-field')
        return compareFieldWords(was, now, sides.budget);
    if (now.kind === 'entrypoint')
        return compareCommands(was, now, parameters(now.owner));
    const isMoved = was.kind === 'input' && was.owner === '' && defaults.has(was.name);
    const written = [...now.facets.keys()].filter((facet) => !was.facets.has(facet));
    const spoken = was.dialect === now.dialect ? [] : written;
    const isSpoken = isMoved || isDemandedNow(was, now);
    return compareFacets(was, now, sides, new Set([...(isSpoken ? ['default'] : []), ...spoken]));
}
/** Whether callers could leave an input to its default and have to pass it now: that tells where the default is. */
function isDemandedNow(was, now) {
    const isRequired = (0,contract/* facetValue */.f)(was, 'required') === false && (0,contract/* isSet */.v)(now, 'required');
    return now.kind === 'input' && isRequired && !now.facets.has('default');
}
function isOwnerless({ before }) {
    return before.owner === '';
}
function isOutput({ kind }) {
    return kind === 'output';
}
function halves({ pairs }, side) {
    return pairs.map((pair) => pair[side]);
}
/**
 * Items go by kind, owner and name: those of one dialect first, for two may state the same thing, then whichever
 * states them; files by path and base first.
 */
function pairItems(before, after) {
    const byBase = (item) => item.kind === 'file' ? identityBy(item, (0,pairing/* withBase */.cV)(pairing/* pathOf */.XM)) : undefined;
    const byPath = (item) => item.kind === 'file' ? identityBy(item, pairing/* pathOf */.XM) : (0,pairing/* identityOf */.cu)(item);
    const byDialect = (item) => item.kind === 'file' ? undefined : `${item.dialect}\0${(0,pairing/* identityOf */.cu)(item)}`;
    return (0,pairing/* pairInSteps */.zR)(before, after, [
        [byBase, byBase],
        [byDialect, byDialect],
        [byPath, byPath],
    ]);
}
function identityBy(item, path) {
    return (0,pairing/* identityOf */.cu)({ ...item, name: path(item) ?? item.name });
}
function renamedAmong(kind, gone, come, isSame) {
    const ofKind = (items) => items.filter((item) => item.kind === kind);
    return pairRenamed(ofKind(gone), ofKind(come), isSame);
}

// EXTERNAL MODULE: ./src/model/bump.ts
var bump = __webpack_require__(2005);
// EXTERNAL MODULE: ./src/rules/catalog.ts + 218 modules
var catalog = __webpack_require__(7138);
// EXTERNAL MODULE: ./src/rules/change/unclassified-change.ts
var unclassified_change = __webpack_require__(2663);
;// CONCATENATED MODULE: ./src/rules/grading.ts
/** How loud a privilege rule is, whatever the version says. */
function powerSeverity({ power }) {
    return power === 'narrowed' ? 'note' : 'warning';
}
/** Whether a change rule speaks of a change. */
function matches(rule, change) {
    const { kind, action, facet, verdict } = rule.on;
    return (grading_includes(kind, change.kind) &&
        (action === undefined || grading_includes(action, change.action)) &&
        (facet === undefined || facet === change.facet) &&
        (verdict === undefined || (change.verdict !== null && grading_includes(verdict, change.verdict))) &&
        (rule.when === undefined || rule.when(change)));
}
/**
 * The grade of a change under a rule. Nobody enforced a manifest that was not there, so a power that comes with one
 * asks for no larger step than the manifest itself.
 */
function gradeOf(rule, change, semantic) {
    const own = (semantic ? rule.semantic : undefined) ?? rule.grade;
    const grade = typeof own === 'function' ? own(change) : own;
    return change.detail === 'disclosed' && grade.bump === 'major' ? { bump: 'minor' } : grade;
}
function grading_includes(wanted, seen) {
    return Array.isArray(wanted) ? wanted.includes(seen) : wanted === seen;
}

// EXTERNAL MODULE: ./src/shared-secrets.ts
var shared_secrets = __webpack_require__(5158);
// EXTERNAL MODULE: ./src/model/version.ts
var version = __webpack_require__(2621);
// EXTERNAL MODULE: ./src/rules/tree-catalog.ts + 195 modules
var tree_catalog = __webpack_require__(995);
// EXTERNAL MODULE: ./src/stamp.ts + 1 modules
var src_stamp = __webpack_require__(4442);
;// CONCATENATED MODULE: ./src/step.ts




/** The step the version takes between the two sides of a skill; null where none can be told. */
function stepOf({ before, after }) {
    return before && after ? (0,version/* declaredBump */.bw)(before.version?.value, after.version?.value) : null;
}
/**
 * Measures a step between versions that one dialect declares on both sides, where there is such a dialect: a
 * manifest that appears brings its own version along, which is no successor of another manifest's.
 */
function withLikeVersions(pair) {
    const { before, after } = pair;
    if (!before || !after)
        return pair;
    const [was, now] = likeVersions(before.versions, after.versions) ?? [
        before.version,
        after.version,
    ];
    if (was === before.version && now === after.version)
        return pair;
    return { ...pair, before: { ...before, version: was }, after: { ...after, version: now } };
}
/** The versions of the last dialect of head that base has too, or has the forerunner of. */
function likeVersions(before, after) {
    for (const [dialect, now] of [...after].reverse()) {
        const was = before.get(dialect) ?? before.get(forerunners[dialect] ?? '');
        if (was)
            return [was, now];
    }
    return undefined;
}
/** What a format took the place of; the version went on. */
const forerunners = { 'skill-manifest-v2': 'router-manifest' };
/** Whether the version owns up to the changes; null where there is none and nothing broke. */
function isSatisfied({ before, after }, declared, required) {
    if (after === null || before === null)
        return required === 'none';
    if (declared === 'decreased' || (before.version && !after.version))
        return false;
    const unversioned = !before.version && !after.version;
    if (unversioned && required !== 'major' && required !== 'none')
        return null;
    return (0,bump/* covers */.hU)(declared, required);
}
/** How bad breaking a skill is whose versions cannot be compared. */
function breakingSeverity(pair, config) {
    if (pair.before?.version)
        return 'error';
    if (config.unversioned !== 'auto')
        return config.unversioned === 'warn' ? 'warning' : 'error';
    return pair.before && hasContract(pair.before) ? 'error' : 'warning';
}
const plainKinds = new Set([
    'manifest',
    'description',
    'body',
    'bundle',
    'license',
    'metadata',
    'display-name',
    'tag',
    'topic',
    'keyword',
    'field',
]);
/** Whether a skill promises more than a name and a description. */
function hasContract(skill) {
    return skill.contract.items.some((item) => !plainKinds.has(item.kind));
}
const versionRules = (0,tree_catalog/* lintRules */.xV)('version');
/** What the rules say of the step a version takes. */
function judgeStep(pair, step, config, stamp) {
    const { before, after } = pair;
    if (!before || !after)
        return [];
    const { declared, required, accepted, tag } = step;
    const reasons = step.findings.filter((finding) => finding.bump === required);
    const subject = { before, after, declared, required, reasons, accepted, tag };
    const mild = declared === null && breakingSeverity(pair, config) === 'warning';
    return versionRules
        .flatMap((rule) => Array.from(rule.check(subject), (draft) => {
        const severity = mild && rule.severity === 'error' ? 'warning' : rule.severity;
        return stamp(draft, { ...(0,src_stamp/* contextOf */.Vm)(after), rule, severity });
    }))
        .filter((finding) => finding !== null);
}

// EXTERNAL MODULE: ./src/model/seen.ts
var seen = __webpack_require__(1262);
// EXTERNAL MODULE: ./src/rules/words.ts
var words = __webpack_require__(2226);
;// CONCATENATED MODULE: ./src/uncompared.ts





/** What is said of a skill whose two sides cannot be compared; null where they can. */
function uncompared(pair, stamp) {
    const { before, after, namesakes } = pair;
    const say = (rule, draft) => said(rule, draft, after ?? before, stamp);
    if (before?.unreadable || after?.unreadable) {
        return before?.unreadable && after ? say('incomparable', unreadableBase(before, after)) : [];
    }
    if (!namesakes)
        return null;
    // Said once for all of the name: at the first of them in head.
    return after && after === namesakes.after[0]
        ? say('duplicate-identity', indistinct(after, namesakes))
        : [];
}
/** What is said where the last release of a skill cannot be read, so that its version is measured from base. */
function unreadRelease({ after }, { skill, tag }, stamp) {
    if (!after || !skill.unreadable)
        return [];
    const message = `At ${(0,seen/* quoted */.TL)(tag)}, its last release, the manifest of ${(0,seen/* quoted */.TL)(after.name)} cannot be read, so its version is measured from base.`;
    return said('incomparable', { message, at: { path: after.path }, about: tag }, after, stamp);
}
function said(id, draft, skill, stamp) {
    const rule = (0,tree_catalog/* problemRuleNamed */.f)(id);
    const { severity } = rule;
    const finding = skill && stamp(draft, { ...(0,src_stamp/* contextOf */.Vm)(skill), rule, severity });
    return finding ? [finding] : [];
}
function unreadableBase(before, after) {
    const message = `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`;
    return { message, at: { path: after.path }, was: { path: before.path }, about: 'base' };
}
function indistinct(skill, { before, after }) {
    const [stood, stands] = [uncompared_placesOf(before), uncompared_placesOf(after)];
    const [was] = before;
    return {
        message: `Skill ${(0,seen/* quoted */.TL)(skill.name)} stood in ${stood} and stands in ${stands}; which became which cannot be told, so nothing says what breaks.`,
        at: (0,contract_anchors/* namePlace */.RO)(skill),
        was: was && (0,contract_anchors/* namePlace */.RO)(was),
        about: skill.name,
        before: before.map(({ root }) => root),
        after: after.map(({ root }) => root),
    };
}
function uncompared_placesOf(skills) {
    return (0,words/* listed */.KE)(skills.map(({ name, root }) => (0,words/* skillWords */.jW)({ name, root }).place));
}

;// CONCATENATED MODULE: ./src/judge.ts










/**
 * Judges every change between the two sides of a skill, and the version step it takes: from the version at
 * base, or from the one that was released last.
 */
function judge(found, config, stamp, released = null) {
    const pair = withLikeVersions(found);
    const unreleased = [];
    if (pair.status === 'unchanged') {
        return { pair, findings: [], required: 'none', declared: 'none', satisfied: true, unreleased };
    }
    const blind = uncompared(pair, stamp);
    if (blind) {
        return { pair, findings: blind, required: null, declared: null, satisfied: null, unreleased };
    }
    const unread = released ? unreadRelease(pair, released, stamp) : [];
    const since = released?.skill.unreadable ? null : released;
    const measured = since ? withLikeVersions({ ...pair, before: since.skill }) : pair;
    // Below base it is a decrease in any case, and one from base.
    const isBelow = stepOf(pair) === 'decreased';
    const from = isBelow ? pair : measured;
    const declared = stepOf(from);
    const changesOf = (of) => changeFindings(of, declared, config, stamp);
    const findings = changesOf(pair);
    const later = since ? changesOf(measured) : [];
    const { open, accepted } = judge_sorted(since ? later : findings);
    const required = (0,bump/* largest */.nQ)(open.map((finding) => finding.bump ?? 'none'));
    const tag = isBelow ? null : (since?.tag ?? null);
    const step = judgeStep(from, { declared, required, findings: open, accepted, tag }, config, stamp);
    const satisfied = isSatisfied(measured, declared, required);
    const all = [...findings, ...unread, ...step];
    return { pair, findings: all, required, declared, satisfied, unreleased: later };
}
/** What changed of a skill since its last release, though it is as base has it. */
function unreleasedChanges(pair, released, config, stamp) {
    if (!released || released.skill.unreadable || pair.after?.unreadable)
        return [];
    const measured = withLikeVersions({ ...pair, before: released.skill });
    return changeFindings(measured, stepOf(measured), config, stamp);
}
/** What asks the version for a step, and what somebody accepted, which does not. */
function judge_sorted(findings) {
    const isAccepted = ({ state }) => state === 'accepted';
    return {
        open: findings.filter((one) => !isAccepted(one)),
        accepted: findings.filter(isAccepted),
    };
}
function changeFindings(pair, declared, config, stamp) {
    const hidden = (0,shared_secrets/* hiddenIn */.k)(pair);
    return compareSkills(pair)
        .map((change) => judgeChange(change, pair, declared, hidden, config, stamp))
        .filter((finding) => finding !== null);
}
const rulesOfKind = (0,grouped/* grouped */.z)(catalog/* changeRules */.g.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({ kind, rule }))), ({ kind }) => kind);
/** The rule that speaks of a change; every change has one, if only `unclassified-change`. */
function ruleFor(change) {
    const known = rulesOfKind.get(change.kind)?.find(({ rule }) => matches(rule, change));
    return known?.rule ?? unclassified_change/* unclassifiedChange */.d;
}
function judgeChange(change, pair, declared, hidden, config, stamp) {
    const rule = ruleFor(change);
    const grade = gradeOf(rule, change, config.compat === 'semantic');
    const privilege = rule.category === 'privilege';
    const severity = privilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
    const { at, was, from: before, to: after } = change;
    const about = [change.kind, ...identity(change), change.facet ?? '', change.detail ?? ''].join('\0');
    const message = rule.message(change);
    const sensitive = isHidden(change, hidden.names) ? judge_keyOf(change) : undefined;
    const stated = statedBy(change, rule);
    const draft = { message, at, was: was ?? undefined, before, after, about, stated, sensitive };
    const side = pair.after ?? pair.before;
    return stamp(draft, {
        rule,
        severity,
        settled: !privilege && (0,bump/* covers */.hU)(declared, grade.bump) && grade.bump !== 'none',
        bump: grade.bump,
        skill: side?.root ?? null,
        texts: side?.texts ?? new Map(),
        secrets: hidden.secrets,
    });
}
function isHidden({ kind, before, after }, names) {
    if (kind !== 'input' && kind !== 'environment')
        return false;
    return [before, after].some((item) => item !== null && names.has(item.name));
}
/** The key under which the values of a change stand; the name of a property is no value. */
function judge_keyOf({ facet, detail }) {
    return detail?.startsWith('property-') ? 'name' : (facet ?? 'schema');
}
/**
 * What a change says besides its values, whatever the words: also the step it asks for where that depends on more
 * than these, so that who accepts a small one accepts no large one. Where a skill may have gone is but a hint.
 */
function statedBy(change, { grade }) {
    const { after, verdict, witness } = change;
    const now = after ? [after.owner, after.name] : null;
    const step = typeof grade === 'function' ? [grade(change).bump] : [];
    return (0,canonical/* canonical */.$)([now, verdict, witness, ...step]);
}
function identity(change) {
    const item = change.before ?? change.after;
    return [item?.owner ?? '', item?.name ?? ''];
}
function gradeSeverity(grade, pair, declared, config) {
    if (grade.bump === 'major')
        return declared === null ? breakingSeverity(pair, config) : 'error';
    return grade.warn ? 'warning' : 'note';
}


/***/ })

};
