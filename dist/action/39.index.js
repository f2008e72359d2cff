export const id = 39;
export const ids = [39];
export const modules = {

/***/ 4976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zg: () => (/* binding */ isEmptyItem),
/* harmony export */   vF: () => (/* binding */ coveredByPart),
/* harmony export */   xQ: () => (/* binding */ namesInPart)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6219);
/* harmony import */ var _pairing_pairing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8397);


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
function coveredByPart(pairs, side) {
    const toggled = pairs.filter((pair) => pair[side].kind === 'provides' &&
        (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .isSet */ .v)(pair[side], 'value') &&
        !(0,_model_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .isSet */ .v)(pair[1 - side] ?? null, 'value'));
    const kinds = new Set(toggled.flatMap(([{ name }]) => partsOf.get(name) ?? []));
    return (item) => kinds.has(item.kind) && !(side === 1 && isAutoConfirmed(item));
}
/** The names of what came or went with a part of a skill. */
function namesInPart(part, { before, after }) {
    const kinds = new Set(partsOf.get(part.name));
    const named = ({ contract }) => contract.items.filter(({ kind, name }) => kinds.has(kind) && name !== '');
    const [itemsBefore, itemsAfter] = [named(before), named(after)];
    return [...namesDifference(itemsBefore, itemsAfter), ...namesDifference(itemsAfter, itemsBefore)];
}
/** The names on this side that are not on the other one. */
function namesDifference(items, others) {
    const known = new Set(others.map(_pairing_pairing_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu));
    return items.filter((item) => !known.has((0,_pairing_pairing_js__WEBPACK_IMPORTED_MODULE_1__/* .identityOf */ .cu)(item))).map(({ name }) => name);
}
function isAutoConfirmed(item) {
    return item.kind === 'confirmation' && (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .facetValue */ .f)(item, 'value') === 'auto';
}
/** Whether an item says no more than its absence would: nothing provided, allowed or limited. */
function isEmptyItem({ kind, facets }) {
    if (kind !== 'provides' && kind !== 'power' && kind !== 'platform')
        return false;
    const allowed = facets.get('allowed')?.shape;
    if (allowed)
        return allowed.value === false;
    return [...facets.values()].every(({ shape }) => shape.value === false || (shape.type === 'entries' && shape.value.length === 0));
}


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isPower),
/* harmony export */   f: () => (/* binding */ alreadyDeclared)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6219);
/* harmony import */ var _coverage_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7565);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4976);



/** The words of Skill Manifest v2 and of the skill.toml contract for them. */
const accessByName = new Map([
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
const toolsByAccess = {
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
        return !(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyItem */ .Zg)(item);
    return kind === 'effect' || kind === 'allowed-tools';
}
const flags = new Set(['network', 'destructive']);
/**
 * Whether these items say already, in whatever format, what a power says. Effects and flags know no bounds: only
 * what is as unbounded says as much. A bounded list of a skill.toml says no more than an effect or the tools do.
 */
function alreadyDeclared(items) {
    const unboundedAccess = new Set(items.filter(isBoundless).map(accessOf));
    const allowed = items
        .filter(({ kind }) => kind === 'allowed-tools')
        .flatMap((item) => listOf(item));
    const variables = new Set(items.filter(({ kind }) => kind === 'environment').map(({ name }) => name));
    return (power) => {
        if (isList(power) && power.name === 'env_read')
            return listOf(power).every((name) => variables.has(name));
        const access = accessOf(power);
        if (access === undefined)
            return false;
        if (unboundedAccess.has(access) || allowsAll(allowed, access))
            return true;
        return isList(power) && allowsCommands(allowed, power);
    };
}
function accessOf({ kind, name }) {
    return ['effect', 'power', 'execution'].includes(kind) ? accessByName.get(name) : undefined;
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
    const access = accessOf(item);
    if (access === undefined || !isPower(item))
        return false;
    if (!isList(item))
        return true;
    if (access === 'exec')
        return listOf(item, 'commands').length + listOf(item, 'blocked').length === 0;
    const all = everything[access];
    return all !== null && listOf(item).includes(all);
}
/** Whether tools allow all there is of a power. */
function allowsAll(allowed, access) {
    return toolsByAccess[access].some((tool) => allows(allowed, [tool]));
}
/** Whether tools allow every command of a list. */
function allowsCommands(allowed, power) {
    const commands = listOf(power, 'commands').map((command) => `Bash(${command}:*)`);
    return commands.length > 0 && allows(allowed, commands);
}
function allows(allowed, requested) {
    return (0,_coverage_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTools */ .N)(allowed, requested).gained.length === 0;
}
function listOf(item, facet = 'value') {
    const value = (0,_model_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .facetValue */ .f)(item, facet);
    return Array.isArray(value) ? value.map(String) : [];
}


/***/ }),

/***/ 8397:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   cV: () => (/* binding */ withBase),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   zR: () => (/* binding */ pairInSteps)
/* harmony export */ });
/* harmony import */ var _model_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6219);
/* harmony import */ var _model_text_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8242);


/** Pairs items step by step: each step takes those that alone share a key on both sides. */
function pairInSteps(before, after, steps) {
    let pairing = { pairs: [], gone: before, come: after };
    for (const step of steps)
        pairing = pairBy(pairing, step);
    return pairing;
}
function pairBy({ pairs, gone, come }, [keyBefore, keyAfter]) {
    const groupsBefore = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(gone, keyBefore);
    const groupsAfter = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(come, keyAfter);
    const found = [...groupsBefore].flatMap(([key, [before, ...otherBefore]]) => {
        const [after, ...otherAfter] = key === undefined ? [] : (groupsAfter.get(key) ?? []);
        return before && after && otherBefore.length + otherAfter.length === 0
            ? [[before, after]]
            : [];
    });
    const paired = new Set(found.flat());
    const unpaired = (items) => items.filter((item) => !paired.has(item));
    return { pairs: [...pairs, ...found], gone: unpaired(gone), come: unpaired(come) };
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


/***/ }),

/***/ 8039:
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
// EXTERNAL MODULE: ./src/contract/pairing/pairing.ts
var pairing = __webpack_require__(8397);
// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/text/group-by.ts
var group_by = __webpack_require__(8242);
// EXTERNAL MODULE: ./src/contract/pairing/similarity.ts
var similarity = __webpack_require__(2422);
;// CONCATENATED MODULE: ./src/contract/pairing/renames.ts




const minSimilarity = 0.8;
const maxCompared = 10_000;
/**
 * Pairs items that went with items that came: of the same shape, with descriptions that are alike,
 * or the only ones of that shape and both without, or that `isSame` tells to be one. Only where the
 * pairing is unique.
 */
function pairRenamed(removed, added, isSame = () => false) {
    const groupsBefore = (0,group_by/* groupBy */.$)(removed, shapeOf);
    const groupsAfter = (0,group_by/* groupBy */.$)(added, shapeOf);
    return [...groupsBefore].flatMap(([shape, before]) => pairSimilar(before, groupsAfter.get(shape) ?? [], isSame));
}
/** Pairs items that went with items that came and are described alike, whatever their shape. */
function pairByDescriptionSimilarity(removed, added) {
    const described = (items) => items.filter((item) => (0,pairing/* descriptionOf */.Kq)(item) !== undefined);
    return pairSimilar(described(removed), described(added), () => false);
}
function pairSimilar(removed, added, isSame) {
    if (removed.length * added.length > maxCompared)
        return pairByDescription(removed, added);
    const isOnlyPair = removed.length === 1 && added.length === 1;
    const isSimilar = (before, after) => {
        if (isSame(before, after))
            return true;
        const [descriptionBefore, descriptionAfter] = [(0,pairing/* descriptionOf */.Kq)(before), (0,pairing/* descriptionOf */.Kq)(after)];
        if (descriptionBefore === undefined || descriptionAfter === undefined)
            return isOnlyPair && descriptionBefore === descriptionAfter;
        return (0,similarity/* diceIndex */.KN)(descriptionBefore, descriptionAfter) >= minSimilarity;
    };
    const pairs = removed.flatMap((before) => added.filter((after) => isSimilar(before, after)).map((after) => ({ before, after })));
    return unambiguous(pairs);
}
/** Of very many items, only those pair whose descriptions are equal. */
function pairByDescription(removed, added) {
    const [groupsBefore, groupsAfter] = [
        (0,group_by/* groupBy */.$)(removed, pairing/* descriptionOf */.Kq),
        (0,group_by/* groupBy */.$)(added, pairing/* descriptionOf */.Kq),
    ];
    return [...groupsBefore].flatMap(([description, [before, ...otherBefore]]) => {
        const [after, ...otherAfter] = groupsAfter.get(description) ?? [];
        const unique = description !== undefined && otherBefore.length + otherAfter.length === 0;
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

// EXTERNAL MODULE: ./src/hash/ignore/skillignore.ts + 3 modules
var skillignore = __webpack_require__(42);
// EXTERNAL MODULE: ./src/model/skill.ts
var model_skill = __webpack_require__(2452);
// EXTERNAL MODULE: ./src/model/text/path.ts
var path = __webpack_require__(8454);
// EXTERNAL MODULE: ./src/contract/compare/fallback-location.ts
var fallback_location = __webpack_require__(7516);
;// CONCATENATED MODULE: ./src/contract/compare/change.ts

/** A change of which only what matters is given. */
function changeOf(parts) {
    const none = { facet: null, verdict: null, detail: null, before: null, after: null };
    return { ...none, from: null, to: null, witness: null, ...parts };
}
/** That an item is there now. */
function itemAdded(after) {
    const { kind, at } = after;
    return changeOf({ kind, action: 'added', after, to: jsonOf(after), at, was: null });
}
/** That an item is no longer there. */
function itemRemoved(before, { after: skill }) {
    const at = (0,fallback_location/* fallbackLocation */._O)(before, skill);
    const from = jsonOf(before);
    return changeOf({ kind: before.kind, action: 'removed', before, from, at, was: before.at });
}
/** That an item goes by another name. */
function itemRenamed(before, after) {
    const values = { from: jsonOf(before), to: jsonOf(after) };
    const { kind, at } = after;
    return changeOf({ kind, action: 'renamed', before, after, ...values, at, was: before.at });
}
/** That one property of an item differs; `parts` say how. */
function facetChanged(before, after, facet, parts) {
    const [facetBefore, facetAfter] = [before.facets.get(facet), after.facets.get(facet)];
    return changeOf({
        ...{ kind: after.kind, action: 'changed', before, after, facet },
        ...{ from: jsonValue(facetBefore), to: jsonValue(facetAfter) },
        ...{ at: facetAfter?.at ?? after.at, was: locationBefore(before, facetBefore, facetAfter) },
        ...parts,
    });
}
function locationBefore(item, facetBefore, facetAfter) {
    return facetBefore || !facetAfter ? (facetBefore?.at ?? item.at) : null;
}
function jsonValue(facet) {
    return facet?.shape.value ?? null;
}
function jsonOf(item) {
    const facets = [...item.facets].map(([name, facet]) => [name, facet.shape.value]);
    return Object.fromEntries([['name', item.name], ...facets]);
}

;// CONCATENATED MODULE: ./src/contract/compare/bundle.ts




/**
 * That files beside the manifests changed; files of skills within the skill are theirs, and those that
 * `.skillignore` leaves out nobody's.
 */
function compareBundles(before, after) {
    const [filesBefore, filesAfter] = [bundleOf(before), bundleOf(after)];
    const [removedRecipes, addedRecipes] = [recipesOf(before, after), recipesOf(after, before)];
    const [isIgnoredBefore, isIgnoredAfter] = [createIgnoreFilter(before), createIgnoreFilter(after)];
    const isReportedAsRecipe = (file, other, recipes) => !other && recipes.has(file.name);
    const changedBefore = [...filesBefore.values()].filter((file) => {
        const other = filesAfter.get(file.name);
        if (isIgnoredBefore(file.name) && (!other || isIgnoredAfter(file.name)))
            return false;
        return (0,model_skill/* filesDiffer */.IR)(file, other) && !isReportedAsRecipe(file, other, removedRecipes);
    });
    const changedAfter = [...filesAfter.values()].filter((file) => {
        const other = filesBefore.get(file.name);
        if (isIgnoredAfter(file.name) && (!other || isIgnoredBefore(file.name)))
            return false;
        return (0,model_skill/* filesDiffer */.IR)(other, file) && !isReportedAsRecipe(file, other, addedRecipes);
    });
    if (changedBefore.length + changedAfter.length === 0)
        return [];
    const locationOf = (skill, file) => file ? { path: file.path } : (0,model_skill/* versionLocation */.mM)(skill);
    return [
        changeOf({
            ...{ kind: 'bundle', action: 'changed', facet: 'files' },
            ...{ from: changedBefore.map(({ name }) => name), to: changedAfter.map(({ name }) => name) },
            ...{ at: locationOf(after, changedAfter[0]), was: locationOf(before, changedBefore[0]) },
        }),
    ];
}
function createIgnoreFilter({ ignore }) {
    return typeof ignore === 'string' ? (0,skillignore/* createIgnoreTest */.$m)(ignore) : () => false;
}
/** The recipes of a skill, whose coming and going is said as such where both sides have the manifest. */
function recipesOf({ contract }, other) {
    const recipes = contract.items.filter(({ kind }) => kind === 'recipe');
    const reported = recipes.filter(({ dialect }) => (0,model_skill/* manifestOf */.$V)(other, dialect));
    return new Set(reported.map(({ name }) => name));
}
function bundleOf({ files, manifests }) {
    const carriers = new Set(manifests.map(({ path }) => path));
    const nestedSkillFolders = new Set(files.filter(({ name }) => (0,model_skill/* isManifestName */.zU)((0,path/* nameOf */.Vb)(name))).map(({ name }) => (0,path/* folderOf */.yS)(name)));
    const own = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nestedSkillFolders));
    return new Map(own.map((file) => [file.name, file]));
}
function isNested(name, folders) {
    return [...(0,path/* selfAndAncestors */.Qy)((0,path/* folderOf */.yS)(name))].some((folder) => folder !== '' && folders.has(folder));
}

// EXTERNAL MODULE: ./src/model/text/placeholders.ts
var text_placeholders = __webpack_require__(9011);
// EXTERNAL MODULE: ./src/contract/coverage/command-line.ts
var command_line = __webpack_require__(5843);
;// CONCATENATED MODULE: ./src/contract/compare/entrypoints.ts





/**
 * How the command line of an entrypoint changed: the inputs it no longer takes or takes besides, another
 * interpreter, and whatever else differs. An input that came or went itself speaks for its placeholder.
 */
function compareCommands(before, after, inputs) {
    const [commandBefore, commandAfter] = [
        readCommand(before, inputs.names),
        readCommand(after, new Map()),
    ];
    if ((0,canonical/* canonical */.$)(argvOf(before)) === (0,canonical/* canonical */.$)(argvOf(after)))
        return [];
    if ((0,command_line/* isProse */.y6)(before)) {
        return (0,command_line/* isProse */.y6)(after)
            ? [facetChanged(before, after, 'argv', { detail: 'text' })]
            : [itemAdded(after)];
    }
    const isKnown = (name) => inputs.before.has(name) || isImplied(name, before);
    const removedNames = [...commandBefore.placeholders].filter((name) => !commandAfter.placeholders.has(name) && isKnown(name));
    const isImpliedNow = (name) => !inputs.after.has(name) && isImplied(name, after);
    const addedNames = [...commandAfter.placeholders].filter((name) => !commandBefore.placeholders.has(name) && (inputs.after.has(name) || isImpliedNow(name)));
    const isTaken = (name) => inputs.before.has(name) || inputs.usedBefore.has(name);
    const isRemovedInput = (name) => inputs.before.has(name) && !inputs.after.has(name);
    const reportedNames = new Set([...removedNames, ...addedNames]);
    const isSame = commandBefore.isList === commandAfter.isList &&
        remainingWords(commandBefore, reportedNames) === remainingWords(commandAfter, reportedNames);
    const change = (parts) => facetChanged(before, after, 'argv', parts);
    return [
        ...removedNames
            .filter((name) => !isRemovedInput(name))
            .map((name) => change({ detail: 'placeholder-dropped', from: name, to: null })),
        ...addedNames
            .filter((name) => isImpliedNow(name) || inputs.before.has(name))
            .map((name) => ({
            to: name,
            detail: isTaken(name) ? 'placeholder-added' : 'placeholder-new',
        }))
            .map((parts) => change({ ...parts, from: null })),
        ...(!commandBefore.isList ||
            !commandAfter.isList ||
            (0,canonical/* canonical */.$)(commandBefore.program) === (0,canonical/* canonical */.$)(commandAfter.program)
            ? []
            : [change({ detail: 'interpreter', from: commandBefore.program, to: commandAfter.program })]),
        ...(isSame ? [] : [change({ detail: 'changed' })]),
    ];
}
function readCommand(item, names) {
    const value = argvOf(item);
    const words = (Array.isArray(value) ? value : [value]).map((word) => typeof word === 'string' ? (0,text_placeholders/* renamePlaceholders */.xU)(word, names) : word);
    const placeholders = new Set(words.filter(isText).flatMap(text_placeholders/* placeholdersIn */.Qf));
    if (!Array.isArray(value))
        return { isList: false, program: null, words, placeholders };
    return { isList: true, program: words[0] ?? null, words: words.slice(1), placeholders };
}
function argvOf(item) {
    return (0,contract/* facetValue */.f)(item, 'argv') ?? null;
}
function isText(word) {
    return typeof word === 'string';
}
/** The format before v2 declares no inputs: what its commands put in are they. */
function isImplied(name, { dialect }) {
    return dialect === 'router-manifest' && !text_placeholders/* builtInPlaceholders */.GP.has(name);
}
/** The words without those that put in these parameters, in a list as within a text, and the options in front of them. */
function remainingWords({ words }, names) {
    const usesPlaceholder = (word) => isText(word) && (0,text_placeholders/* placeholdersIn */.Qf)(word).some((name) => names.has(name));
    return (0,canonical/* canonical */.$)(cleanWords(words, (word) => withoutPlaceholders(word, usesPlaceholder)));
}
/** What is left of a word that may put something in; undefined where nothing is. */
function withoutPlaceholders(word, usesPlaceholder) {
    if (!isText(word) || !usesPlaceholder(word))
        return word;
    const cleanedWords = cleanWords(word.split(' '), (part) => usesPlaceholder(part) ? undefined : part);
    return cleanedWords.length > 0 ? cleanedWords.join(' ') : undefined;
}
function cleanWords(words, cleanWord) {
    const cleanedWords = words.map(cleanWord);
    const isOption = (word) => isText(word) && word.startsWith('-');
    return cleanedWords.filter((word, at) => word !== undefined &&
        !(isOption(word) && at + 1 < cleanedWords.length && cleanedWords[at + 1] === undefined));
}

// EXTERNAL MODULE: ./src/contract/coverage/coverage.ts + 1 modules
var coverage = __webpack_require__(2627);
// EXTERNAL MODULE: ./src/contract/coverage/dotted.ts
var dotted = __webpack_require__(7205);
// EXTERNAL MODULE: ./src/contract/coverage/ranges.ts
var ranges = __webpack_require__(247);
// EXTERNAL MODULE: ./src/contract/coverage/tools.ts + 3 modules
var tools = __webpack_require__(7565);
// EXTERNAL MODULE: ./src/model/text/text.ts
var text_text = __webpack_require__(214);
// EXTERNAL MODULE: ./src/contract/coverage/commands.ts
var coverage_commands = __webpack_require__(7027);
;// CONCATENATED MODULE: ./src/contract/coverage/exec-policy.ts


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

;// CONCATENATED MODULE: ./src/contract/compare/exec.ts




/** Whether an item is a power to run commands, whose facets only mean something together. */
function isExec({ kind, facets }) {
    return kind === 'power' && facets.has('allowed');
}
/** Every difference between two powers to run commands; each entry is spoken of once. */
function compareExec(before, after) {
    const [policyBefore, policyAfter] = [policyOf(before), policyOf(after)];
    const change = (facet, parts) => facetChanged(before, after, facet, parts);
    const whole = { from: valuesOf(before), to: valuesOf(after) };
    if (policyBefore.allowed !== policyAfter.allowed) {
        const verdict = policyAfter.allowed ? 'widened' : 'narrowed';
        return [change('allowed', { detail: 'changed', verdict, ...whole })];
    }
    const parts = policyBefore.allowed ? partsOf(policyBefore, policyAfter) : [];
    const unreported = parts.some(({ names }) => names === null)
        ? []
        : unreportedParts(policyBefore, policyAfter, parts);
    return [...parts, ...unreported].map(({ facet, detail, verdict, names }) => change(facet, { detail, verdict, ...(names ? { witness: { value: names } } : whole) }));
}
function partsOf(policyBefore, policyAfter) {
    const commandLines = [...linesOf(policyBefore), ...linesOf(policyAfter)];
    const growth = (line) => allowanceOf(policyAfter, line) - allowanceOf(policyBefore, line);
    const newlyAllowed = commandLines.filter((line) => growth(line) > 0);
    const newlyDenied = commandLines.filter((line) => growth(line) < 0);
    const part = (facet, detail, verdict) => ({
        of: (entries) => entries.length > 0 ? [{ facet, detail, verdict, names: sortUnique(entries) }] : [],
        ofAll: { facet, detail, verdict, names: null },
    });
    const [newlyBlocked, noLongerListed] = partition(newlyDenied, (line) => lists(policyAfter, line));
    const blockedParts = part('blocked', 'added', 'narrowed').of(causingEntries(newlyBlocked, policyAfter.blocked, policyBefore.blocked));
    if (policyBefore.commands && !policyAfter.commands) {
        return [part('commands', 'emptied', 'widened').ofAll, ...blockedParts];
    }
    const moved = part('commands', 'moved', 'widened');
    if (!policyBefore.commands && policyAfter.commands) {
        return [part('commands', 'filled', 'narrowed').ofAll, ...moved.of(newlyAllowed)];
    }
    const [noLongerBlocked, listed] = partition(newlyAllowed, (line) => lists(policyBefore, line));
    const [movedToList, newlyListed] = partition(listed, (line) => blocks(policyBefore, line));
    return [
        ...part('commands', 'added', 'widened').of(causingEntries(newlyListed, policyAfter.commands, policyBefore.commands)),
        ...moved.of(movedToList),
        ...part('blocked', 'removed', 'widened').of(causingEntries(noLongerBlocked, policyBefore.blocked, policyAfter.blocked)),
        ...part('commands', 'removed', 'narrowed').of(causingEntries(noLongerListed, policyBefore.commands, policyAfter.commands)),
        ...blockedParts,
    ];
}
/** The entries one list has over the other that speak of these command lines. */
function causingEntries(commandLines, ownEntries, otherEntries) {
    const prefixes = allPrefixes(commandLines);
    return [...(ownEntries ?? [])].filter((entry) => !otherEntries?.has(entry) && prefixes.has(entry));
}
/** Entries that came or went without allowing or refusing anything, but for parts of what is spoken of. */
function unreportedParts(policyBefore, policyAfter, parts) {
    const reportedEntries = new Set(parts.flatMap(({ names }) => names ?? []));
    const moved = parts.filter(({ detail }) => detail === 'moved');
    const movedPrefixes = allPrefixes(moved.flatMap(({ names }) => names ?? []));
    return ['commands', 'blocked'].flatMap((facet) => {
        const [entriesBefore, entriesAfter] = [
            policyBefore[facet] ?? new Set(),
            policyAfter[facet] ?? new Set(),
        ];
        const ownEntries = new Set(parts.filter((one) => one.facet === facet).flatMap((one) => one.names ?? []));
        const prefixes = facet === 'blocked'
            ? new Set([...allPrefixes(ownEntries), ...movedPrefixes])
            : allPrefixes(ownEntries);
        const names = [
            ...[...entriesBefore].filter((name) => !entriesAfter.has(name)),
            ...[...entriesAfter].filter((name) => !entriesBefore.has(name)),
        ].filter((name) => !reportedEntries.has(name) && !prefixes.has(name) && !(0,coverage_commands/* coversCommand */.Kn)(ownEntries, name));
        if (names.length === 0)
            return [];
        return [{ facet, detail: 'changed', verdict: 'equivalent', names: sortUnique(names) }];
    });
}
/** What begins any of these command lines. */
function allPrefixes(commandLines) {
    return new Set([...commandLines].flatMap(coverage_commands/* prefixesOf */.E3));
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

// EXTERNAL MODULE: ./src/contract/compare/parts.ts
var parts = __webpack_require__(4976);
// EXTERNAL MODULE: ./src/contract/schema/schema.ts
var schema_schema = __webpack_require__(53);
;// CONCATENATED MODULE: ./src/contract/schema/schema-defaults.ts


/** The defaults within two schemas that differ, of what both of them hold. */
function changedDefaults(before, after) {
    const nodesAfter = new Map(nodesOf(after).map((node) => [node.keyword, node]));
    return nodesOf(before).flatMap(({ name, keyword, own }) => {
        const other = nodesAfter.get(keyword);
        if (!other || textOf(own) === textOf(other.own))
            return [];
        return [{ name, keyword: `${keyword}default`, before: own, after: other.own }];
    });
}
/** A schema without the defaults within it, which refuse no value. */
function withoutDefaults(schema, depth = 0) {
    if (!(0,schema_schema/* isObject */.Gv)(schema) || depth > maxDepth)
        return schema;
    const { default: _default, ...rest } = schema;
    const copy = { ...rest };
    const inner = (one) => withoutDefaults(one, depth + 1);
    if (rest['items'] !== undefined)
        copy['items'] = inner(rest['items']);
    if ((0,schema_schema/* isObject */.Gv)(rest['properties'])) {
        const entries = Object.entries(rest['properties']);
        copy['properties'] = Object.fromEntries(entries.map(([name, one]) => [name, inner(one)]));
    }
    return copy;
}
const maxDepth = 64;
/** Every schema within a schema, at whatever depth. */
function nodesOf(schema, name = '', keyword = '', depth = 0) {
    if (!(0,schema_schema/* isObject */.Gv)(schema) || depth > maxDepth)
        return [];
    const own = Object.hasOwn(schema, 'default') ? schema['default'] : undefined;
    const properties = (0,schema_schema/* isObject */.Gv)(schema['properties']) ? schema['properties'] : {};
    const { items = null } = schema;
    return [
        { name, keyword, own },
        ...Object.entries(properties).flatMap(([key, inner]) => nodesOf(inner, name === '' ? key : `${name}.${key}`, `${keyword}properties.${key}.`, depth + 1)),
        ...nodesOf(items, `${name}[]`, `${keyword}items.`, depth + 1),
    ];
}
function textOf(value) {
    return value === undefined ? undefined : (0,canonical/* canonical */.$)(value);
}

// EXTERNAL MODULE: ./src/contract/schema/read-schema.ts + 5 modules
var read_schema = __webpack_require__(2571);
// EXTERNAL MODULE: ./src/contract/schema/schema-keywords.ts
var schema_keywords = __webpack_require__(70);
;// CONCATENATED MODULE: ./src/contract/schema/schema-difference.ts



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
    if (!(0,schema_schema/* isObject */.Gv)(a) || !(0,schema_schema/* isObject */.Gv)(b))
        return 'schema';
    const keyword = differingKey(a, b, order);
    if (keyword === undefined)
        return 'schema';
    const [inner, other] = [a[keyword], b[keyword]];
    if (!(0,schema_schema/* isObject */.Gv)(inner) || !(0,schema_schema/* isObject */.Gv)(other))
        return keyword;
    if (keyword === 'items')
        return `items.${differingKeyword(inner, other)}`;
    if (keyword !== 'properties')
        return keyword;
    const name = differingKey(inner, other, []) ?? '';
    const [property, counterpart] = [inner[name], other[name]];
    if (!(0,schema_schema/* isObject */.Gv)(property) || !(0,schema_schema/* isObject */.Gv)(counterpart))
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

// EXTERNAL MODULE: ./src/contract/schema/evaluate.ts + 2 modules
var evaluate = __webpack_require__(9750);
;// CONCATENATED MODULE: ./src/contract/schema/presumed.ts


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
    if (!(0,schema_schema/* isObject */.Gv)(wider) || !(0,schema_schema/* isObject */.Gv)(narrower) || depth > maximumDepth)
        return wider;
    if (!isSilent(narrower))
        return wider;
    const changed = {};
    const [items, others] = [wider['items'], narrower['items']];
    if ((0,schema_schema/* isObject */.Gv)(items) && (0,schema_schema/* isObject */.Gv)(others))
        changed['items'] = presuming(items, others, depth + 1);
    const [properties, declared] = [wider['properties'], narrower['properties']];
    if ((0,schema_schema/* isObject */.Gv)(properties) && (0,schema_schema/* isObject */.Gv)(declared)) {
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

// EXTERNAL MODULE: ./src/contract/schema/references.ts
var references = __webpack_require__(2280);
;// CONCATENATED MODULE: ./src/contract/schema/refusing-keyword.ts


/** The path of the keyword by which a schema refuses a value, such as `properties.size.minimum`. */
function refusingKeyword(schema, value) {
    if (!schema.admits.has((0,schema_schema/* kindOf */.I)(value)))
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
    if ((0,schema_schema/* isObject */.Gv)(value))
        return inObject(schema, value) ?? combining(schema, value);
    return combining(schema, value);
}
const bounds = [
    ...['pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ...['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
    ...['contains', 'required', 'minProperties', 'maxProperties'],
];
function refuses(parts, value) {
    return (0,evaluate/* admits */.t5)({ ...schema_schema/* top */.Mn, ...parts }, value) === false;
}
function listing({ source }) {
    return (0,schema_schema/* isObject */.Gv)(source) && source['enum'] === undefined ? 'const' : 'enum';
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
    if (!refuses({ dependents }, value) || !(0,schema_schema/* isObject */.Gv)(schema.source))
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

;// CONCATENATED MODULE: ./src/contract/schema/subsumption.ts
/** The answer of what holds without saying. */
const yes = { answer: 'yes' };
/** The answer where nothing is proven. */
function unknown(reason) {
    return { answer: 'unknown', reason };
}

// EXTERNAL MODULE: ./src/contract/truth.ts
var truth = __webpack_require__(3103);
;// CONCATENATED MODULE: ./src/contract/subsume/outcome.ts
/** Where it is proven that there is none. */
const none = { empty: true, values: [], complete: true };
/** Where nothing is known. */
const outcome_open = { empty: false, values: [], complete: false };

;// CONCATENATED MODULE: ./src/contract/subsume/lists.ts


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

;// CONCATENATED MODULE: ./src/contract/subsume/terms.ts


/** A term that some keywords make. */
function is(parts) {
    return { is: { ...schema_schema/* top */.Mn, source: null, ...parts } };
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
    return schema.not && isOnlyNot(schema) ? schema.not : { ...schema_schema/* top */.Mn, source: null, not: schema };
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

;// CONCATENATED MODULE: ./src/contract/subsume/negation-scalars.ts

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

;// CONCATENATED MODULE: ./src/contract/subsume/negation.ts






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
    if (!(0,schema_schema/* isObject */.Gv)(schema.source))
        return new Set();
    const own = groupTexts(schema);
    const shared = new Set();
    for (const other of known) {
        if (!(0,schema_schema/* isObject */.Gv)(other.source))
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
    for (const [keyword, value] of (0,schema_schema/* isObject */.Gv)(schema.source) ? Object.entries(schema.source) : []) {
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
    const others = schema_schema/* kinds */.EZ.filter((kind) => !admits.has(kind));
    return [
        ...(others.length > 0 ? [[is({ admits: new Set(others) })]] : []),
        ...(integersOnly ? [[isInverse('number', { fraction: true })]] : []),
    ];
}
function memberRefusals({ members, source }, open) {
    if (!members)
        return [];
    const both = (0,schema_schema/* isObject */.Gv)(source) && source['enum'] !== undefined && source['const'] !== undefined;
    if (!both && !(open('enum') && open('const'))) {
        const only = (0,schema_schema/* isObject */.Gv)(source) && source['enum'] !== undefined ? 'enum' : 'const';
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
            const before = Array.from({ length: at }, () => schema_schema/* top */.Mn);
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
        ways.push([isKind('object', { properties: new Map([[name, schema_schema/* bottom */.sQ]]) })]);
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
        const someProperty = { name: contrary(names), value: schema_schema/* top */.Mn };
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
        const name = { ...schema_schema/* top */.Mn, source: null, pattern };
        yield [isInverse('object', { someProperty: { name, value: contrary(one) } })];
    }
    if (!additional || isTop(additional))
        return;
    const others = namePatterns.map(({ pattern }) => ({
        ...{ ...schema_schema/* top */.Mn, source: null, inverse: { unlike: pattern } },
    }));
    const excluded = (0,read_schema/* membersOf */.l)([...properties.keys()]);
    const name = { ...schema_schema/* top */.Mn, source: null, all: others, inverse: { excluded } };
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
    return schema === schema_schema/* top */.Mn || (keyOf(schema) !== null && refusals(schema, []).length === 0);
}
function isSame(one, other) {
    if (!one || !other)
        return false;
    if (one === other)
        return true;
    const key = keyOf(one);
    return key !== null && key === keyOf(other);
}

// EXTERNAL MODULE: ./src/contract/schema/multiples.ts
var multiples = __webpack_require__(2421);
;// CONCATENATED MODULE: ./src/contract/subsume/numbers.ts

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

;// CONCATENATED MODULE: ./src/contract/subsume/names.ts



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
        const names = namesOf(patterns, matched, named, asked, context);
        if (names)
            classes.push({ names, terms: termsOf(schemas, matched) });
    }
    return classes;
}
/** Names that match some patterns and no other; null where there is none. */
function namesOf(patterns, matched, named, asked, { solve }) {
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
        return [{ is: additional ?? schema_schema/* top */.Mn }];
    });
}

;// CONCATENATED MODULE: ./src/contract/subsume/objects.ts



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
const preferredCharacters = 'a0b1-x_A/. :,;@#+=!?*%&()[]{}<>|~^$\'"`\\\n\t\u00e9';
/** One letter per class of characters that the automata treat alike; null when that costs too much. */
function alphabetOf(automata, budget) {
    const sets = distinctSets(automata);
    const atoms = atomsOf(sets);
    if (!(0,contract_budget/* spend */.R)(budget, sets.length * (atoms.length + preferredCharacters.length)))
        return null;
    const classes = new Map();
    for (const code of [...codesOf(preferredCharacters), ...atoms]) {
        const key = sets.map((set) => ((0,chars/* hasCodePoint */.ao)(set, code) ? '1' : '0')).join('');
        if (!classes.has(key))
            classes.set(key, code);
    }
    return [...classes.values()].map((code) => ({ code, isWord: (0,chars/* hasCodePoint */.ao)(chars/* word */.Vm, code) }));
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
    const boundaries = new Set();
    for (const { from, to } of [chars/* everything */.YT, ...sets].flat())
        boundaries.add(from).add(to + 1);
    return [...boundaries].filter((code) => (0,chars/* hasCodePoint */.ao)(chars/* everything */.YT, code)).sort((a, b) => a - b);
}

;// CONCATENATED MODULE: ./src/contract/pattern/automaton.ts
const maxStates = 2000;
/** The automaton that finds an expression in a text; null when it would be too large. */
function automatonOf(regex) {
    const builder = new Builder();
    const start = builder.add(regex, builder.push({ type: 'accept' }));
    return builder.isFull ? null : { states: builder.states, start };
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
    /** Adds an expression that goes on at `next`; gives where it begins. */
    add(regex, next) {
        if (this.isFull)
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
            for (let optional = max - min; optional > 0 && !this.isFull; optional--) {
                to = this.push({ type: 'fork', to: [this.add(part, to), next] });
            }
        }
        for (let remaining = min; remaining > 0 && !this.isFull; remaining--)
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
const foundState = 0;
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
    isDead(configuration) {
        return configuration !== foundState && this.#standings[configuration]?.states.length === 0;
    }
    /** Whether the expression is found in the text up to here. */
    accepts(configuration) {
        return configuration === foundState || this.#closure(configuration, 'end') === foundState;
    }
    /** The standing after one more character. */
    step(configuration, letter) {
        if (configuration === foundState)
            return foundState;
        const key = `${configuration} ${letter.code}`;
        const known = this.#steps.get(key);
        if (known !== undefined)
            return known;
        const next = this.#stepAnew(configuration, letter);
        this.#steps.set(key, next);
        return next;
    }
    #stepAnew(configuration, letter) {
        const kind = letter.isWord ? 'word' : 'other';
        const closure = this.#closure(configuration, kind);
        if (closure === foundState)
            return foundState;
        const states = new Set([this.#automaton.start]);
        for (const state of closure) {
            if (state.type === 'one' && (0,chars/* hasCodePoint */.ao)(state.of, letter.code))
                states.add(state.to);
        }
        const live = [...states].filter((state) => this.#live.has(state)).sort((a, b) => a - b);
        return this.#number({ states: live, before: kind });
    }
    /** Every state reached without a character, or `found`. */
    #closure(configuration, after) {
        const { states, before } = this.#standings[configuration] ?? { states: [], before: 'other' };
        const reached = new Set(states);
        const closure = [];
        for (const index of reached) {
            const state = this.#automaton.states[index];
            if (!state || !(0,contract_budget/* spend */.R)(this.#budget, 1))
                break;
            closure.push(state);
            if (state.type === 'accept')
                return foundState;
            if (state.type === 'fork')
                for (const to of state.to)
                    reached.add(to);
            if (state.type === 'place' && assertionHolds(state.where, before, after))
                reached.add(state.to);
        }
        return closure;
    }
    #number(configuration) {
        const key = `${configuration.before} ${configuration.states.join()}`;
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        this.#numbers.set(key, this.#standings.length);
        return this.#standings.push(configuration) - 1;
    }
}
function assertionHolds(where, before, after) {
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
    for (const [index, state] of states.entries()) {
        for (const to of targets(state)) {
            const known = sources.get(to);
            if (known)
                known.push(index);
            else
                sources.set(to, [index]);
        }
    }
    const live = new Set([...states.keys()].filter((n) => states[n]?.type === 'accept'));
    for (const index of live)
        for (const source of sources.get(index) ?? [])
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
            texts.push(intersection_textOf(visit));
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
    return (like.every((search, at) => search.accepts(standings[at] ?? foundState)) &&
        !unlike.some((search, at) => search.accepts(standings[like.length + at] ?? foundState)));
}
/** Whether nothing that follows can be wanted. */
function isLost({ standings }, like, searches) {
    return searches.some((search, at) => {
        const standing = standings[at] ?? foundState;
        return at < like.length ? search.isDead(standing) : standing === foundState;
    });
}
function intersection_textOf(visit) {
    const codes = [];
    for (let at = visit; at?.from; at = at.from)
        codes.push(at.code);
    return String.fromCodePoint(...codes.reverse());
}

// EXTERNAL MODULE: ./src/contract/pattern/regex.ts
var regex = __webpack_require__(5407);
;// CONCATENATED MODULE: ./src/contract/subsume/texts.ts




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

;// CONCATENATED MODULE: ./src/contract/subsume/solve.ts











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
        for (const kind of schema_schema/* kinds */.EZ) {
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
    const [without, required] = [{ ...bare, properties: new Map([[name, schema_schema/* bottom */.sQ]]) }, new Set([name])];
    return [[{ is: without }], [{ is: { ...bare, required } }, { is: dependent }]];
}
const bare = { ...schema_schema/* top */.Mn, source: null };

;// CONCATENATED MODULE: ./src/contract/subsume/subsume.ts









/** What one question may cost. */
const subsume_perQuestion = 300_000;
/**
 * Whether `wider` accepts every value `narrower` does. "Yes" is proven: no value meets the one and fails the
 * other; "no" comes with a value for which an evaluation of both says so. In mode `declared`, properties that
 * `wider` declares anew count as not sent where `narrower` says nothing of them (see `presuming`).
 */
function subsumes(wider, narrower, mode, budget) {
    return compare(wider, narrower, mode, budget ?? createBudget());
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

;// CONCATENATED MODULE: ./src/contract/subsume/compare-schemas.ts






/** Compares two schemas both ways; `candidates` are values worth trying first, such as defaults. */
function compareSchemas(before, after, candidates = [], budget = (0,contract_budget/* createBudget */.y)()) {
    const forward = compare(after, before, 'declared', budget, candidates);
    const backward = compare(before, after, 'declared', budget, candidates);
    const deciding = forward.answer === 'no' ? forward : backward;
    const keyword = deciding.answer === 'no' ? deciding.keyword : differingKeyword(before, after);
    const verdict = verdictOf(forward, backward);
    const proven = verdict !== 'unknown' && deciding.answer === 'no';
    return {
        verdict,
        detail: sameTypes((0,read_schema/* readSchema */.G)(before), (0,read_schema/* readSchema */.G)(after)) ? keyword : 'type',
        witness: proven ? { value: deciding.witness } : null,
    };
}
/** A proven loss is one, whatever else is undecided; so is proof that nothing is lost. */
function verdictOf(forward, backward) {
    if (forward.answer === 'unknown')
        return 'unknown';
    if (forward.answer === 'yes')
        return backward.answer === 'yes' ? 'equivalent' : 'widened';
    return backward.answer === 'no' ? 'incomparable' : 'narrowed';
}
/** What objects may hold by name that they could not before, and the other way round. */
function compareProperties(before, after) {
    const added = [];
    const removed = [];
    const isOnlyChange = compare_schemas_walk((0,read_schema/* readSchema */.G)(before), (0,read_schema/* readSchema */.G)(after), '', { added, removed });
    return { added, removed, isOnlyChange };
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
    let same = sameTypes(before, after) && sameOtherKeywords(before.source, after.source);
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
function sameOtherKeywords(before, after) {
    if (!(0,schema_schema/* isObject */.Gv)(before) || !(0,schema_schema/* isObject */.Gv)(after))
        return before === after;
    return (0,canonical/* canonical */.$)(otherKeywords(before)) === (0,canonical/* canonical */.$)(otherKeywords(after));
}
function otherKeywords({ properties: _properties, items: _items, ...rest }) {
    return rest;
}

;// CONCATENATED MODULE: ./src/contract/compare/schema-changes.ts





/**
 * How a schema changed: one change for what it accepts, one for every property of an object that came
 * or went, for acceptance is not recognition, and one for every default within it that differs. Where
 * there is nothing but such properties and defaults, and every value is still accepted, they speak for
 * themselves.
 */
function schemaChanges(before, after, facet, candidates, context) {
    const schemas = [(0,contract/* facetValue */.f)(before, facet) ?? {}, (0,contract/* facetValue */.f)(after, facet) ?? {}];
    const [schemaBefore, schemaAfter] = [withoutDefaults(schemas[0]), withoutDefaults(schemas[1])];
    const properties = compareProperties(schemaBefore, schemaAfter);
    const propertyChanges = [
        ...properties.removed.map((name) => facetChanged(before, after, facet, { detail: 'property-removed', from: name, to: null })),
        ...properties.added.map((name) => facetChanged(before, after, facet, { detail: 'property-added', from: null, to: name })),
        ...changedDefaults(...schemas).map((one) => defaultChanged(before, after, facet, one, context)),
    ];
    const comparison = compareSchemas(schemaBefore, schemaAfter, candidates, context.budget);
    const keepsAll = comparison.verdict === 'equivalent' || comparison.verdict === 'widened';
    if (properties.isOnlyChange && keepsAll && propertyChanges.length > 0)
        return propertyChanges;
    const locations = locationsOf(before, after, facet, comparison.detail, context);
    return [facetChanged(before, after, facet, { ...comparison, ...locations }), ...propertyChanges];
}
function defaultChanged(before, after, facet, { name, keyword, ...values }, context) {
    const side = (value) => (value === undefined ? null : { name, default: value });
    const [from, to] = [side(values.before), side(values.after)];
    const locations = locationsOf(before, after, facet, keyword, context);
    return facetChanged(before, after, facet, { detail: 'default', from, to, ...locations });
}
function locationsOf(before, after, facet, keyword, context) {
    return {
        at: (0,fallback_location/* keywordLocation */.XC)(after, facet, keyword, context.after),
        was: (0,fallback_location/* keywordLocation */.XC)(before, facet, keyword, context.before),
    };
}

;// CONCATENATED MODULE: ./src/contract/compare/facets.ts










/** Every difference between two states of one item, but for the facets something else speaks of. */
function compareFacets(before, after, context, reportedElsewhere = new Set()) {
    if (isDeclared(before) !== isDeclared(after))
        return [declarationChange(before, after)];
    if (isExec(before) && isExec(after))
        return compareExec(before, after);
    const names = new Set([...after.facets.keys(), ...before.facets.keys()]);
    return [...names]
        .filter((name) => !reportedElsewhere.has(name) && !isSuperseded(name, before, after))
        .flatMap((name) => compareFacet(before, after, name, context));
}
/** What the schema of an input says besides is spoken for where what counts differs. */
function isSuperseded(name, before, after) {
    if (!name.startsWith('schema.'))
        return false;
    const [from, to] = [before, after].map((item) => (0,contract/* facetValue */.f)(item, name.slice('schema.'.length)));
    return (0,canonical/* canonical */.$)(from ?? null) !== (0,canonical/* canonical */.$)(to ?? null);
}
/** Whether a manifest says more of an input than its name, as an `interface:` list does not. */
function isDeclared(item) {
    return item.kind !== 'input' || item.facets.has('required');
}
/** One change speaks for all facets that come or go with a declaration. */
function declarationChange(before, after) {
    const detail = isDeclared(after) ? 'added' : 'removed';
    return facetChanged(before, after, 'required', { detail });
}
function compareFacet(before, after, name, context) {
    const [from, to] = [before.facets.get(name), after.facets.get(name)];
    if (from && to)
        return compareShapes(before, after, name, from.shape, to.shape, context);
    if (isUnset(name, from ?? to))
        return [];
    return [facetChanged(before, after, name, { detail: to ? 'added' : 'removed' })];
}
/** A flag that is not there is not set; only of `required` that is a third answer. */
function isUnset(name, facet) {
    return name !== 'required' && facet?.shape.type === 'flag' && !facet.shape.value;
}
function compareShapes(before, after, name, from, to, context) {
    if ((0,canonical/* canonical */.$)(from.value) === (0,canonical/* canonical */.$)(to.value))
        return [];
    const change = (parts) => facetChanged(before, after, name, parts);
    if (from.type === 'schema' && to.type === 'schema') {
        return schemaChanges(before, after, name, defaultsOf(before, after), context);
    }
    if (from.type === 'tools' && to.type === 'tools')
        return toolsChanges(from.value, to.value, change);
    if (from.type === 'entries' && to.type === 'entries') {
        return entriesChanges((0,coverage/* compareEntries */.w)(from, to, allPlatforms(after)), change, after.kind === 'platform');
    }
    if (from.type === 'range' && to.type === 'range') {
        const { verdict, disjoint } = (0,ranges/* compareRanges */.C)(from.value, to.value);
        if (verdict === 'equivalent')
            return [];
        return [change({ verdict, detail: disjoint ? 'disjoint' : 'changed' })];
    }
    if (from.type === 'number' && to.type === 'number') {
        return [change({ detail: to.value > from.value ? 'raised' : 'lowered' })];
    }
    if (from.type === 'version' && to.type === 'version') {
        const order = (0,dotted/* compareDotted */.A)(to.value, from.value);
        if (order === 0)
            return [];
        if (order === null)
            return [change({ detail: 'changed', verdict: 'incomparable' })];
        return [change({ detail: order > 0 ? 'raised' : 'lowered' })];
    }
    const names = after.kind === 'provides' ? (0,parts/* namesInPart */.xQ)(after, context) : [];
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
function toolsChanges(from, to, change) {
    if ((0,canonical/* canonical */.$)([...new Set(from)].sort()) === (0,canonical/* canonical */.$)([...new Set(to)].sort()))
        return [];
    return entriesChanges({ ...(0,tools/* compareTools */.N)(from, to), all: null }, change);
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
function allPlatforms({ kind, name }) {
    return kind === 'platform' ? (platforms.get(name) ?? []) : [];
}

;// CONCATENATED MODULE: ./src/contract/compare/field-words.ts




const typeWords = new Set([
    ...['string', 'integer', 'number', 'boolean', 'null', 'object', 'array', 'json'],
]);
const maxLength = 1000;
/** How the words for an output field changed: its type, its literals, or only the prose. */
function compareFieldWords(before, after, budget) {
    const [from, to] = [(0,contract/* facetValue */.f)(before, 'value') ?? null, (0,contract/* facetValue */.f)(after, 'value') ?? null];
    const change = (parts) => facetChanged(before, after, 'value', parts);
    if ((0,canonical/* canonical */.$)(from) === (0,canonical/* canonical */.$)(to))
        return [];
    const [readingBefore, readingAfter] = [readWords(from), readWords(to)];
    const [schemaBefore, counterpart] = [schemaOf(readingBefore), schemaOf(readingAfter)];
    if (schemaBefore &&
        counterpart &&
        !(hasAlternatives(readingBefore) && hasAlternatives(readingAfter))) {
        const { verdict } = compareSchemas(schemaBefore, counterpart, [], budget);
        return [change(verdict === 'equivalent' ? { detail: 'text' } : { detail: 'type', verdict })];
    }
    const [literalsBefore, literalsAfter] = [
        literalsOf(readingBefore, readingAfter),
        literalsOf(readingAfter, readingBefore),
    ];
    if (!literalsBefore || !literalsAfter)
        return [change({ detail: 'text' })];
    const part = (detail, verdict, value) => value.length > 0 ? [change({ detail, verdict, witness: { value } })] : [];
    const changes = [
        ...part('literal-added', 'widened', subtract(literalsAfter, literalsBefore)),
        ...part('literal-removed', 'narrowed', subtract(literalsBefore, literalsAfter)),
    ];
    return changes.length > 0 ? changes : [change({ detail: 'text' })];
}
function readWords(value) {
    if (typeof value !== 'string' || value.length > maxLength)
        return null;
    const words = value.split('|').map((word) => word.trim());
    if (words.every((word) => typeWords.has(word)))
        return { types: new Set(words) };
    const isLiteral = (word) => /^["']?[\w.:/-]+["']?$/.test(word) && !typeWords.has(word);
    return words.every(isLiteral) ? { literals: new Set(words) } : null;
}
function hasAlternatives(reading) {
    return reading !== null && 'literals' in reading && reading.literals.size > 1;
}
/** One word alone is a literal only where the other side lists it among others. */
function literalsOf(reading, counterpart) {
    if (!reading || !('literals' in reading))
        return null;
    if (reading.literals.size > 1)
        return reading.literals;
    const known = counterpart && 'literals' in counterpart ? counterpart.literals : new Set();
    return [...reading.literals].every((word) => known.has(word)) ? reading.literals : null;
}
function subtract(words, others) {
    return [...words].filter((word) => !others.has(word));
}
/** What values the words allow; null where they do not say, as one word that is no type does not. */
function schemaOf(reading) {
    if (!reading)
        return null;
    if ('literals' in reading) {
        return hasAlternatives(reading) ? { type: 'string', enum: [...reading.literals] } : null;
    }
    return reading.types.has('json') ? {} : { type: [...reading.types] };
}

;// CONCATENATED MODULE: ./src/contract/compare/identity.ts



/** What became of the skill itself: that it came or went, or goes by another name or place. */
function compareIdentity({ before, after, status, trace }) {
    const parts = { from: identity_jsonOf(before), to: identity_jsonOf(after), was: before && (0,fallback_location/* nameLocation */.DV)(before) };
    if (!after) {
        return before
            ? [
                changeOf({
                    kind: 'skill',
                    action: 'removed',
                    ...parts,
                    trace,
                    at: (0,text_text/* inBaseOnly */.V8)(before.path),
                }),
            ]
            : [];
    }
    const at = (0,fallback_location/* nameLocation */.DV)(after);
    if (!before)
        return [changeOf({ kind: 'skill', action: 'added', ...parts, at })];
    const isSame = status !== 'renamed' && status !== 'moved';
    return isSame ? [] : [changeOf({ kind: 'skill', action: status, ...parts, at })];
}
function identity_jsonOf(skill) {
    return skill && { name: skill.name, root: skill.root };
}

;// CONCATENATED MODULE: ./src/contract/compare/inputs.ts



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
    const [inBefore, inAfter] = [namesByOwner(before), namesByOwner(after)];
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
        const namesBefore = [...(inBefore.get(operation) ?? noNames)].map((name) => renamed.get(name) ?? name);
        const used = usedParameters.get(operation) ?? noNames;
        return {
            before: new Set(namesBefore),
            after: inAfter.get(operation) ?? noNames,
            names: renamed,
            usedBefore: used,
        };
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
function haveSameUses(before, after) {
    const [inBefore, inAfter] = [usesOf(before), usesOf(after)];
    return (from, to) => {
        const uses = inBefore.get(`${from.owner}\0${from.name}`);
        return uses !== undefined && uses === inAfter.get(`${to.owner}\0${to.name}`);
    };
}
/** Where the command lines of an operation put in an input, by operation and input. */
function usesOf(items) {
    const uses = new Map();
    for (const item of items.filter(({ kind }) => kind === 'entrypoint')) {
        for (const [at, word] of (0,command_line/* argumentsOf */.aX)(item).entries()) {
            for (const name of (0,text_placeholders/* placeholdersIn */.Qf)(word)) {
                const key = `${item.owner}\0${name}`;
                const template = word.replace(`{${name}}`, '{}');
                uses.set(key, `${uses.get(key) ?? ''}${item.name}\0${at}\0${template}\0`);
            }
        }
    }
    return uses;
}
/** A default that went and that a command line needs leaves nothing to put in for its placeholder. */
function markUnfilled(inAfter) {
    const usedParameters = (0,command_line/* parametersByOperation */.bl)(inAfter);
    return (change) => {
        const { kind, facet, detail, after } = change;
        if (kind !== 'input' || facet !== 'default' || detail !== 'removed' || !after)
            return change;
        const isNeeded = (0,contract/* facetValue */.f)(after, 'required') !== true && usedParameters.get(after.owner)?.has(after.name);
        return isNeeded ? { ...change, detail: 'unfilled' } : change;
    };
}

;// CONCATENATED MODULE: ./src/contract/compare/manifest-set-change.ts

/** Which manifests of a skill went and which came. */
function manifestSetChange({ gone, come }) {
    return { removed: gone.filter(isManifest), added: come.filter(isManifest) };
}
/** Whether one format took the place of another. */
function isMigration({ removed, added }) {
    return removed.length > 0 && added.length > 0;
}
/**
 * That manifests came or went, or that one format took the place of another: then one change speaks for all of
 * them. One that comes beside a contract differs from the first to state any.
 */
function manifestChanges({ removed, added }, items, context) {
    const [removedCarriers, addedCarriers] = [carriersOf(removed), carriersOf(added)];
    const [from, to] = [removedCarriers.at(-1), addedCarriers.at(-1)];
    if (from && to)
        return [itemRenamed(from, to)];
    const hasOtherManifest = items.some((item) => isManifest(item) && !isPlain(item));
    return [
        ...addedCarriers.map((item) => ({
            ...itemAdded(item),
            detail: hasOtherManifest ? 'beside' : null,
        })),
        ...removedCarriers.map((item) => itemRemoved(item, context)),
    ];
}
/**
 * Whether an item that came with another format is news. The old format has to have spoken of its kind: types,
 * outputs and tags of operations that were there before are only written down now. An input callers must pass from
 * now on is news all the same.
 */
function isNewAfterMigration(before, { removed }, isTaken) {
    const formats = new Set(removed.map(({ name }) => name));
    const stated = before.filter(({ dialect }) => formats.has(dialect));
    const kinds = new Set(stated.map(({ kind }) => kind));
    return (item) => kinds.has(item.kind) || (item.kind === 'input' && !isTaken(item));
}
/** That an item is there now; of a power that a manifest beside others brings along, that it was not said so far. */
function addedWith(manifestChange) {
    const formats = new Set(isMigration(manifestChange) ? [] : manifestChange.added.map(({ name }) => name));
    return (item) => ({ ...itemAdded(item), detail: formats.has(item.dialect) ? 'disclosed' : null });
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
    const carrierPaths = new Set(manifests.filter((one) => !isPlain(one)).map(({ at }) => at.path));
    return manifests.filter((one) => !isPlain(one) || !carrierPaths.has(one.at.path));
}

;// CONCATENATED MODULE: ./src/contract/compare/operations.ts





/**
 * Pairs operations that went with operations that came: those that run the same command lines, that
 * take and give the same and are described alike, or that are described alike. Only where that is unique.
 */
function pairOperations(before, after) {
    const [operationsBefore, operationsAfter] = [readOperations(before), readOperations(after)];
    const removed = operationsBefore.items.filter(({ name }) => !operationsAfter.names.has(name));
    const added = operationsAfter.items.filter(({ name }) => !operationsBefore.names.has(name));
    if (removed.length === 0 || added.length === 0)
        return { renames: [], before };
    const paired = (0,pairing/* pairInSteps */.zR)(removed, added, [
        [commandsKey(operationsBefore), commandsKey(operationsAfter)],
        [interfaceKey(operationsBefore), interfaceKey(operationsAfter)],
        [pairing/* descriptionOf */.Kq, pairing/* descriptionOf */.Kq],
    ]);
    const renames = [
        ...paired.pairs.map(([from, to]) => ({ before: from, after: to })),
        ...pairByDescriptionSimilarity(paired.gone, paired.come),
    ];
    return { renames, before: withRenamedOwners(before, renames) };
}
function readOperations(items) {
    const operations = items.filter(({ kind }) => kind === 'operation');
    const names = new Set(operations.map(({ name }) => name));
    return { items: operations, names, parts: (0,group_by/* groupBy */.$)(items, ({ owner }) => owner) };
}
/** What an operation runs. */
function commandsKey({ parts }) {
    return ({ name }) => {
        const lines = (parts.get(name) ?? [])
            .filter(({ kind }) => kind === 'entrypoint')
            .map((item) => [item.name, (0,contract/* facetValue */.f)(item, 'argv') ?? null]);
        return lines.length > 0 ? (0,canonical/* canonical */.$)(Object.fromEntries(lines)) : undefined;
    };
}
/** What an operation takes and gives and where it runs; that tells nothing where it takes nothing. */
function interfaceKey({ parts }) {
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
function withRenamedOwners(items, renames) {
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
function relocateToOperation(items) {
    const operations = new Map(items.filter(({ kind }) => kind === 'operation').map((item) => [item.name, item]));
    return (item) => {
        const operation = item.owner === '' ? undefined : operations.get(item.owner);
        if (!operation)
            return item;
        const suffix = item.pointer.split('/').slice(3).join('/');
        return { ...item, dialect: operation.dialect, pointer: `${operation.pointer}/${suffix}` };
    };
}

;// CONCATENATED MODULE: ./src/contract/compare/output-globs.ts


/** Whether an `interface:` block alone states an output. */
function isInterfaceOnly(item) {
    return !item.facets.has('base');
}
/** The outputs that manifests describe and whose pattern nothing of the other side has. */
function unmatchedOutputs(before, after) {
    const describedOnly = (items) => items.filter((item) => !isInterfaceOnly(item));
    return {
        gone: describedOnly(excluding(before, after, pairing/* pathOf */.XM)),
        come: describedOnly(excluding(after, before, pairing/* pathOf */.XM)),
    };
}
/**
 * Pairs a glob that only an `interface:` block stated with the output the manifest describes under
 * that glob now, and the other way round. What is left of the globs that cover an output of the other
 * side is no news: the block names them still.
 */
function pairGlobsWithOutputs(before, after, unpaired) {
    const taken = new Set();
    const pair = (one, other) => {
        if (!one || !other || taken.has(one) || taken.has(other))
            return [];
        taken.add(one).add(other);
        return [[one, other]];
    };
    const [added, removed] = [excluding(unpaired.come, before), excluding(unpaired.gone, after)];
    const [covered, covering] = [globsOf(added), globsOf(removed)];
    const pairs = [
        ...removed.flatMap((one) => (isInterfaceOnly(one) ? pair(one, covered.get(one.name)) : [])),
        ...added.flatMap((one) => (isInterfaceOnly(one) ? pair(covering.get(one.name), one) : [])),
    ];
    const [from, to] = [globsOf(before), globsOf(after)];
    const isUnmatched = (item, others) => !taken.has(item) && !(isInterfaceOnly(item) && others.has(item.name));
    return {
        pairs,
        gone: unpaired.gone.filter((item) => isUnmatched(item, to)),
        come: unpaired.come.filter((item) => isUnmatched(item, from)),
    };
}
/** Whether a glob that covers an output on one side stands alone on the other: the block names it still. */
function keepsGlob(from, to, before, after) {
    return (textsOf(from).some((glob) => after.has(glob)) || textsOf(to).some((glob) => before.has(glob)));
}
/**
 * Where the block names the one output whose glob went by the one glob that came, or the other way round, these
 * are two states of one glob.
 */
function withRenamedGlob({ pairs, gone: removed, come: added }) {
    const [pairLosingGlob, pairGainingGlob] = [0, 1].map((side) => single(pairs.filter((pair) => hasGlobOn(pair, side))));
    const [oldGlob, newGlob] = [
        single(removed.filter(isInterfaceOnly)),
        single(added.filter(isInterfaceOnly)),
    ];
    if (pairLosingGlob && newGlob) {
        const renamed = pairs.map((pair) => pair === pairLosingGlob ? [pair[0], withInterfaceGlob(newGlob, pair[1])] : pair);
        return { pairs: renamed, gone: removed, come: added.filter((item) => item !== newGlob) };
    }
    if (!pairGainingGlob || !oldGlob)
        return { pairs, gone: removed, come: added };
    const renamed = pairs.map((pair) => pair === pairGainingGlob ? [withInterfaceGlob(oldGlob, pair[0]), pair[1]] : pair);
    return { pairs: renamed, gone: removed.filter((item) => item !== oldGlob), come: added };
}
function hasGlobOn(pair, side) {
    const [own, other] = [pair[side], pair[1 - side]];
    return (own.facets.has('interface') &&
        other?.facets.has('interface') === false &&
        !isInterfaceOnly(other));
}
function withInterfaceGlob({ name, at }, output) {
    const facet = { shape: { type: 'text', value: name }, at };
    return { ...output, facets: new Map([...output.facets, ['interface', facet]]) };
}
function single(some) {
    return some.length === 1 ? some[0] : undefined;
}
/** The names of the globs that stand alone. */
function interfaceOnlyNames(items) {
    return new Set(items.filter(isInterfaceOnly).map(({ name }) => name));
}
/** The items whose name, or path, none of the others has. */
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
    const text = (0,contract/* facetValue */.f)(item, 'interface');
    return typeof text === 'string' ? text.split(', ') : [];
}

;// CONCATENATED MODULE: ./src/contract/pattern/inclusion.ts




/** What one question may cost: enough for patterns people write, little enough for a hostile one. */
const maxStepsPerQuery = 100_000;
const inclusion_unknown = { answer: 'unknown' };
/**
 * Whether `wider` is found in every text in which `narrower` is found, decided by walking both
 * searches at once; a shortest counterexample comes out of the walk.
 */
function includes(wider, narrower, budget) {
    const ownBudget = { left: Math.min(maxStepsPerQuery, budget.left) };
    const granted = ownBudget.left;
    const answer = inclusion_decide(wider, narrower, ownBudget);
    (0,contract_budget/* spend */.R)(budget, granted - ownBudget.left);
    return ownBudget.left < 0 ? inclusion_unknown : answer;
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
    const visited = new Set();
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
            if (visited.has(key) || next.outer === foundState || inner.isDead(next.inner))
                continue;
            visited.add(key);
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

;// CONCATENATED MODULE: ./src/contract/compare/output-patterns.ts




/** The pattern with inputs by their new names, written without blanks in the braces. */
function renameVariables(pattern, names) {
    return (0,text_placeholders/* replaceVariables */.qk)(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}
/**
 * How the paths of a pattern relate to those of another, where both are read as globs and a
 * `{{\u2026}}` is the same unknown text in both; null where a pattern uses more than that.
 */
function comparePatterns(before, after, budget) {
    const names = new Map();
    const [from, to] = [readGlob(before, names), readGlob(after, names)];
    if (!from || !to)
        return null;
    return output_patterns_verdictOf(includes(from, to, budget), includes(to, from, budget));
}
function output_patterns_verdictOf(inclusion, reverseInclusion) {
    if (inclusion.answer === 'unknown' || reverseInclusion.answer === 'unknown')
        return null;
    if (inclusion.answer === 'yes')
        return reverseInclusion.answer === 'yes' ? 'equivalent' : 'narrowed';
    return reverseInclusion.answer === 'yes' ? 'widened' : 'incomparable';
}
/** Characters that no path of a skill holds stand for the variables. */
const variableRange = { from: 0xe000, to: 0xf8ff };
const slash = { from: 0x2f, to: 0x2f };
const unbounded = Number.POSITIVE_INFINITY;
const withinFolder = { type: 'one', of: (0,chars/* complement */.Zw)((0,chars/* union */.KC)(slash, variableRange)) };
const anyPath = {
    type: 'repeat',
    part: { type: 'one', of: (0,chars/* complement */.Zw)([]) },
    min: 0,
    max: unbounded,
};
const folders = {
    type: 'repeat',
    part: { type: 'sequence', parts: [anyPath, (0,regex/* singleCharacter */.a2)('/')] },
    min: 0,
    max: 1,
};
const output_patterns_maxLength = 500;
function readGlob(pattern, names) {
    if (pattern.length > output_patterns_maxLength || /[\ue000-\uf8ff]/.test(pattern))
        return null;
    const plain = (0,text_placeholders/* replaceVariables */.qk)(pattern, (name) => variableCharacter(name, names));
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
        return (0,regex/* singleCharacter */.a2)(token);
    return token.length > 1
        ? anyPath
        : { type: 'repeat', part: withinFolder, min: 0, max: unbounded };
}
function variableCharacter(name, names) {
    const known = names.get(name);
    if (known !== undefined)
        return known;
    const character = String.fromCharCode(variableRange.from + names.size);
    names.set(name, character);
    return character;
}

;// CONCATENATED MODULE: ./src/contract/compare/outputs.ts








/** Compares outputs, which go by pattern and base. */
function compareOutputs(before, after, inputs, context) {
    const names = new Map(inputs.renames.map((one) => [one.before.name, one.after.name]));
    const { described, others } = pairOutputsByPriority(before, after, names);
    const interfaceNames = [interfaceOnlyNames(before), interfaceOnlyNames(after)];
    const defaults = new Set();
    const changes = others.pairs.flatMap(([outputBefore, outputAfter]) => {
        const keepsGlobName = keepsGlob(outputBefore, outputAfter, ...interfaceNames);
        if (!isSamePath(outputBefore, outputAfter, names))
            return patternChanges(outputBefore, outputAfter, keepsGlobName, context);
        const movedInputs = inputsMovingPath(outputBefore, outputAfter, inputs, names);
        for (const name of movedInputs)
            defaults.add(name);
        const effective = movedInputs.length > 0 ? [facetChanged(outputBefore, outputAfter, 'effective', changed)] : [];
        return [
            ...effective,
            ...compareFacets(outputBefore, outputAfter, context, keepsGlobName ? globFacets : pathFacets),
        ];
    });
    return {
        changes: [
            ...described.flatMap(([outputBefore, outputAfter]) => describedChanges(outputBefore, outputAfter, context)),
            ...changes,
            ...others.come.map(itemAdded),
            ...others.gone.map((item) => itemRemoved(item, context)),
        ],
        defaults,
    };
}
/**
 * Outputs that manifests describe on both sides are paired with each other first, then with the globs they
 * are described under, then whatever is left.
 */
function pairOutputsByPriority(before, after, names) {
    const unmatched = unmatchedOutputs(before, after);
    const matchedPairs = pairOutputs(unmatched.gone, unmatched.come, names).pairs;
    const taken = new Set(matchedPairs.flat());
    const isUnpaired = (item) => !taken.has(item);
    const unpaired = { gone: before.filter(isUnpaired), come: after.filter(isUnpaired) };
    const described = pairGlobsWithOutputs(before, after, unpaired);
    const lastPairing = pairOutputs(described.gone, described.come, names);
    const others = withRenamedGlob({
        ...lastPairing,
        pairs: [...matchedPairs, ...lastPairing.pairs],
    });
    return { described: described.pairs, others };
}
const changed = { detail: 'changed' };
const pathFacets = new Set(['effective']);
const globFacets = new Set(['effective', 'interface']);
/**
 * A glob that is all that is left of an output promises less of where it is; one that is described from now on
 * promises the same.
 */
function describedChanges(outputBefore, outputAfter, context) {
    const isLessPrecise = isInterfaceOnly(outputAfter) &&
        comparePatterns((0,pairing/* pathOf */.XM)(outputBefore), (0,pairing/* pathOf */.XM)(outputAfter), context.budget) !== 'equivalent';
    return isLessPrecise
        ? [patternChanged(outputBefore, outputAfter, context)]
        : compareFacets(outputBefore, outputAfter, context, globFacets);
}
/** A pattern that changed speaks for the paths it gives and for the globs that cover it. */
function patternChanges(outputBefore, outputAfter, keepsGlobName, context) {
    const both = outputBefore.facets.has('interface') && outputAfter.facets.has('interface');
    const reportedFacets = both || keepsGlobName ? globFacets : pathFacets;
    return [
        patternChanged(outputBefore, outputAfter, context),
        ...compareFacets(outputBefore, outputAfter, context, reportedFacets),
    ];
}
function patternChanged(outputBefore, outputAfter, { budget }) {
    const [from, to] = [(0,pairing/* pathOf */.XM)(outputBefore), (0,pairing/* pathOf */.XM)(outputAfter)];
    const verdict = comparePatterns(from, to, budget);
    return facetChanged(outputBefore, outputAfter, 'pattern', { ...changed, from, to, verdict });
}
/** The inputs by whose default an output of the same pattern is written elsewhere now. */
function inputsMovingPath(outputBefore, outputAfter, inputs, names) {
    if ((0,contract/* facetValue */.f)(outputBefore, 'effective') === (0,contract/* facetValue */.f)(outputAfter, 'effective'))
        return [];
    return (0,text_placeholders/* variablesIn */.DF)((0,pairing/* pathOf */.XM)(outputBefore)).filter((name) => {
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
    const renamed = (item) => renameVariables((0,pairing/* pathOf */.XM)(item), names);
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
function isSamePath(outputBefore, outputAfter, names) {
    return (plainPath(outputBefore) === plainPath(outputAfter) ||
        renameVariables((0,pairing/* pathOf */.XM)(outputBefore), names) === plainPath(outputAfter));
}
function plainPath(item) {
    return renameVariables((0,pairing/* pathOf */.XM)(item), noRenames);
}
/** No input goes by another name. */
const noRenames = new Map();

// EXTERNAL MODULE: ./src/model/value.ts
var value = __webpack_require__(2904);
// EXTERNAL MODULE: ./src/contract/compare/powers.ts
var powers = __webpack_require__(6130);
;// CONCATENATED MODULE: ./src/contract/compare/unread-fields.ts


/**
 * Leaves out the fields that hold a known key whose value has a shape nobody reads: what the key stated on the
 * other side came or went with it, or differs, and speaks for it.
 */
function withoutUnread({ gone: removed, come: added }, pairs) {
    const differingKeys = pairs.flatMap(([itemBefore, itemAfter]) => [
        ...differingLocations(itemBefore, itemAfter),
    ]);
    const [before, after] = [removed, added].map((items) => withParents([...items.filter((item) => !isField(item)).map(locationKey), ...differingKeys]));
    return {
        gone: removed.filter((item) => !(isField(item) && after?.has(locationKey(item)))),
        come: added.filter((item) => !(isField(item) && before?.has(locationKey(item)))),
    };
}
/** Whether these fields of another format hold what an item was stated in: it still stands there, unread. */
function isHeldByUnreadField(fields) {
    const locations = new Set(fields.filter(isField).map(({ pointer }) => pointer));
    return ({ pointer }) => [...withParents([pointer])].some((one) => locations.has(one));
}
/** Whether a field stands in one of these manifests of a skill as well, which reads it. */
function isReadIn(skill, dialects) {
    const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
    return (item) => isField(item) && roots.some(({ root }) => !(0,value/* resolvePointer */.cj)(root, item.pointer).missing);
}
function isField({ kind }) {
    return kind === 'field';
}
function locationKey({ dialect, pointer }) {
    return `${dialect}${pointer}`;
}
/** The places of the facets in which two states of an item differ. */
function* differingLocations(itemBefore, itemAfter) {
    if (itemBefore.dialect !== itemAfter.dialect)
        return;
    for (const name of new Set([...itemBefore.facets.keys(), ...itemAfter.facets.keys()])) {
        const [before, after] = [itemBefore, itemAfter].map(({ facets }) => facets.get(name)?.shape.value);
        if ((0,canonical/* canonical */.$)(before ?? null) === (0,canonical/* canonical */.$)(after ?? null))
            continue;
        yield name === 'value' ? locationKey(itemAfter) : `${locationKey(itemAfter)}/${name}`;
    }
}
/** Places with all that hold them. */
function withParents(locations) {
    const ancestors = new Set();
    for (const location of locations) {
        let path = location;
        while (path !== '' && !ancestors.has(path)) {
            ancestors.add(path);
            path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        }
    }
    return ancestors;
}

;// CONCATENATED MODULE: ./src/contract/compare/subsumed-by-parent.ts









/**
 * Leaves out what something else that came or went speaks for: the items of a manifest, of an operation or of the
 * output of one, and the fields that another dialect of the same file states only while that manifest does not read
 * them. Powers that come with a manifest are said all the same. Where one format took the place of another, what went
 * is said, and of what came that which is news.
 */
function withoutSubsumed({ pairs, gone: removed, come: added }, before, context) {
    const manifestChange = manifestSetChange({ gone: removed, come: added });
    const isMigrated = isMigration(manifestChange);
    const [removedDialects, addedDialects] = [
        subsumed_by_parent_namesOf(manifestChange.removed),
        subsumed_by_parent_namesOf(manifestChange.added),
    ];
    const isDeclaredAfter = (0,powers/* alreadyDeclared */.f)(context.after.contract.items);
    // The bounds of a list go with its manifest.
    const isDeclaredBefore = (0,powers/* alreadyDeclared */.f)(before.filter(({ kind, dialect }) => kind !== 'power' || !removedDialects.has(dialect)));
    const isNewItem = isMigrated
        ? isNewAfterMigration(before, manifestChange, isOptionalInput(isTakenByCommands(before)))
        : never;
    const isReportedAddition = (item) => (0,powers/* isPower */.W)(item) ? !isDeclaredBefore(item) : isNewItem(item);
    const unpaired = {
        gone: excludeSubsumed(removed, [
            isMigrated
                ? isTakenByCommands(context.after.contract.items)
                : ({ dialect }) => removedDialects.has(dialect),
            (item) => removedDialects.has(item.dialect) && (0,powers/* isPower */.W)(item) && isDeclaredAfter(item),
            coveredByParent(removed, operationsListingFields(pairs, 0)),
            (0,parts/* coveredByPart */.vF)(pairs, 0),
            isStatedIn(context.after.contract.items),
            isReadBy(addedDialects, context.after),
            isMigrated ? isHeldByUnreadField(unreadFields(addedDialects, added)) : never,
        ]),
        come: excludeSubsumed(added, [
            (item) => addedDialects.has(item.dialect) && !isReportedAddition(item),
            coveredByParent(added, operationsListingFields(pairs, 1)),
            (0,parts/* coveredByPart */.vF)(pairs, 1),
            isStatedIn(before),
            isReadBy(removedDialects, context.before),
            isMigrated ? isReadIn(context.before, removedDialects) : never,
        ]),
    };
    return withoutUnread(unpaired, pairs);
}
/** Whether another manifest of the other side states the same thing: then nothing came or went. */
function isStatedIn(items) {
    const stated = new Set(items.map(pairing/* identityOf */.cu));
    return (item) => stated.has((0,pairing/* identityOf */.cu)(item));
}
/** The fields that these manifests hold and do not read. */
function unreadFields(dialects, items) {
    return items.filter(({ kind, dialect }) => kind === 'field' && dialects.has(dialect));
}
const never = () => false;
function excludeSubsumed(items, tests) {
    const isKept = (item) => !isEmptyMarker(item) && !(0,parts/* isEmptyItem */.Zg)(item) && !tests.some((test) => test(item));
    return items.filter((item) => item.kind === 'manifest' || isKept(item));
}
function subsumed_by_parent_namesOf(items) {
    return new Set(items.map(({ name }) => name));
}
/** Whether an item came or went with its operation, or a field with the output it is in. */
function coveredByParent(items, outputs) {
    const named = (kind) => items.filter((item) => item.kind === kind);
    const operations = subsumed_by_parent_namesOf(named('operation'));
    const results = new Set([...outputs, ...named('result').map(({ owner }) => owner)]);
    return ({ kind, owner }) => owner !== '' && (operations.has(owner) || (kind === 'result-field' && results.has(owner)));
}
/** The operations whose output lists its fields on this side only. */
function operationsListingFields(pairs, side) {
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
        return manifest !== undefined && !(0,value/* resolvePointer */.cj)(manifest.root, item.pointer).missing;
    };
}
/** Whether the commands of an operation take an input, so that a format without inputs knows it by its placeholder. */
function isTakenByCommands(items) {
    const taken = (0,command_line/* parametersByOperation */.bl)(items);
    return ({ kind, owner, name }) => kind === 'input' && taken.get(owner)?.has(name) === true;
}
/** Whether calls of base satisfy an input that came: they may leave it out, or pass it already. */
function isOptionalInput(taken) {
    return (item) => !(0,contract/* isSet */.v)(item, 'required') || (0,contract/* facetValue */.f)(item, 'default') !== undefined || taken(item);
}
/** A mark that is not set, and a contract of stdout that promises nothing, are as good as none. */
function isEmptyMarker({ kind, facets }) {
    const says = [...facets.values()].some(({ shape }) => shape.type !== 'flag' || shape.value);
    return (kind === 'stdout' || kind === 'sensitive') && !says;
}

;// CONCATENATED MODULE: ./src/contract/compare/compare.ts















/** Every change between the two sides of a skill: facts only, what they mean is for the rules. */
function compareSkills(pair) {
    const { before, after } = pair;
    const identity = compareIdentity(pair);
    if (!before || !after)
        return identity;
    const context = { before, after, budget: (0,contract_budget/* createBudget */.y)() };
    return [...identity, ...compareContracts(context), ...compareBundles(before, after)];
}
function compareContracts(context) {
    const [before, after] = [
        withSchemas(context.before.contract.items),
        withSchemas(context.after.contract.items),
    ];
    const operations = pairOperations(before, after);
    const pairedItems = pairItems(operations.before, after);
    const manifestChange = manifestSetChange(pairedItems);
    const { gone: removed, come: added } = withoutSubsumed(pairedItems, operations.before, context);
    const inputs = findRenames('input', removed, added, haveSameUses(operations.before, after));
    const variables = findRenames('environment', removed, added);
    const renames = [...inputs, ...variables];
    const outputs = compareOutputs([...sideOf(pairedItems, 0), ...removed].filter(isOutput), [...sideOf(pairedItems, 1), ...added].filter(isOutput), { before: inputsOf(before), after: inputsOf(after), renames: inputs.filter(isOwnerless) }, context);
    const parameters = parametersOf(operations.before, after, inputs);
    const relocate = relocateToOperation(after);
    const keptPairs = pairedItems.pairs.filter(([before]) => !isOutput(before));
    const renamedItems = new Set(renames.flatMap(({ before, after }) => [before, after]));
    const isReportable = (item) => !isOutput(item) && item.kind !== 'manifest' && !renamedItems.has(item);
    return [
        ...operations.renames.map(({ before, after }) => itemRenamed(before, after)),
        ...keptPairs
            .flatMap((pair) => comparePair(pair, outputs.defaults, parameters, context))
            .map(markUnfilled(after)),
        ...renames.map(({ before, after }) => itemRenamed(before, after)),
        ...outputs.changes,
        ...manifestChanges(manifestChange, before, context),
        ...added.filter(isReportable).map(addedWith(manifestChange)),
        ...removed.filter(isReportable).map((item) => itemRemoved(relocate(item), context)),
    ];
}
/** Every difference between two states of an item that neither an output nor another format speaks of. */
function comparePair([before, after], defaults, parameters, context) {
    if (after.kind === 'result-field')
        return compareFieldWords(before, after, context.budget);
    if (after.kind === 'entrypoint')
        return compareCommands(before, after, parameters(after.owner));
    const hasMovedDefault = before.kind === 'input' && before.owner === '' && defaults.has(before.name);
    const addedFacets = [...after.facets.keys()].filter((facet) => !before.facets.has(facet));
    const newDialectFacets = before.dialect === after.dialect ? [] : addedFacets;
    const isDefaultReported = hasMovedDefault || isNewlyRequired(before, after);
    return compareFacets(before, after, context, new Set([...(isDefaultReported ? ['default'] : []), ...newDialectFacets]));
}
/** Whether callers could leave an input to its default and have to pass it now: that tells where the default is. */
function isNewlyRequired(before, after) {
    const isRequired = (0,contract/* facetValue */.f)(before, 'required') === false && (0,contract/* isSet */.v)(after, 'required');
    return after.kind === 'input' && isRequired && !after.facets.has('default');
}
function isOwnerless({ before }) {
    return before.owner === '';
}
function isOutput({ kind }) {
    return kind === 'output';
}
function sideOf({ pairs }, side) {
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
function findRenames(kind, removed, added, isSame) {
    const ofKind = (items) => items.filter((item) => item.kind === kind);
    return pairRenamed(ofKind(removed), ofKind(added), isSame);
}

// EXTERNAL MODULE: ./src/model/version/bump.ts
var bump = __webpack_require__(9747);
// EXTERNAL MODULE: ./src/rules/catalog.ts + 218 modules
var catalog = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/rules/change/unclassified-change.ts
var unclassified_change = __webpack_require__(2663);
;// CONCATENATED MODULE: ./src/rules/support/grading.ts
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
    const selected = (semantic ? rule.semantic : undefined) ?? rule.grade;
    const grade = typeof selected === 'function' ? selected(change) : selected;
    return change.detail === 'disclosed' && grade.bump === 'major' ? { bump: 'minor' } : grade;
}
function grading_includes(pattern, value) {
    return Array.isArray(pattern) ? pattern.includes(value) : pattern === value;
}

// EXTERNAL MODULE: ./src/pipeline/redact-shared.ts
var redact_shared = __webpack_require__(1083);
// EXTERNAL MODULE: ./src/model/format-value.ts
var format_value = __webpack_require__(6154);
// EXTERNAL MODULE: ./src/rules/tree-catalog.ts + 195 modules
var tree_catalog = __webpack_require__(4618);
// EXTERNAL MODULE: ./src/rules/words/words.ts
var words = __webpack_require__(7308);
// EXTERNAL MODULE: ./src/pipeline/to-finding.ts + 1 modules
var to_finding = __webpack_require__(5127);
;// CONCATENATED MODULE: ./src/pipeline/unreadable-sides.ts





/** What is said of a skill whose two sides cannot be compared; null where they can. */
function incomparableFindings(pair, toFinding) {
    const { before, after, namesakes } = pair;
    const report = (rule, draft) => problemFindings(rule, draft, after ?? before, toFinding);
    if (before?.unreadable || after?.unreadable) {
        return before?.unreadable && after
            ? report('incomparable', unreadableBaseDraft(before, after))
            : [];
    }
    if (!namesakes)
        return null;
    // Said once for all of the name: at the first of them in head.
    return after && after === namesakes.after[0]
        ? report('duplicate-identity', indistinctDraft(after, namesakes))
        : [];
}
/** What is said where the last release of a skill cannot be read, so that its version is measured from base. */
function unreadableReleaseFindings({ after }, { skill, tag }, toFinding) {
    if (!after || !skill.unreadable)
        return [];
    const message = `At ${(0,format_value/* quote */.hD)(tag)}, its last release, the manifest of ${(0,format_value/* quote */.hD)(after.name)} cannot be read, so its version is measured from base.`;
    return problemFindings('incomparable', { message, at: { path: after.path }, about: tag }, after, toFinding);
}
function problemFindings(id, draft, skill, toFinding) {
    const rule = (0,tree_catalog/* getProblemRule */.yi)(id);
    const { severity } = rule;
    const finding = skill && toFinding(draft, { ...(0,to_finding/* contextOf */.V)(skill), rule, severity });
    return finding ? [finding] : [];
}
function unreadableBaseDraft(before, after) {
    const message = `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`;
    return { message, at: { path: after.path }, was: { path: before.path }, about: 'base' };
}
function indistinctDraft(skill, { before, after }) {
    const [basePlaces, headPlaces] = [formatPlaces(before), formatPlaces(after)];
    const [baseSkill] = before;
    return {
        message: `Skill ${(0,format_value/* quote */.hD)(skill.name)} stood in ${basePlaces} and stands in ${headPlaces}; which became which cannot be told, so nothing says what breaks.`,
        at: (0,fallback_location/* nameLocation */.DV)(skill),
        was: baseSkill && (0,fallback_location/* nameLocation */.DV)(baseSkill),
        about: skill.name,
        before: before.map(({ root }) => root),
        after: after.map(({ root }) => root),
    };
}
function formatPlaces(skills) {
    return (0,words/* formatList */.ki)(skills.map(({ name, root }) => (0,words/* describeSkill */.ZY)({ name, root }).place));
}

// EXTERNAL MODULE: ./src/model/version/version.ts
var version = __webpack_require__(3098);
;// CONCATENATED MODULE: ./src/pipeline/version-bump.ts




/** The step the version takes between the two sides of a skill; null where none can be told. */
function declaredBumpOf({ before, after }) {
    return before && after ? (0,version/* declaredBump */.bw)(before.version?.value, after.version?.value) : null;
}
/**
 * Measures a step between versions that one dialect declares on both sides, where there is such a dialect: a
 * manifest that appears brings its own version along, which is no successor of another manifest's.
 */
function alignVersions(pair) {
    const { before, after } = pair;
    if (!before || !after)
        return pair;
    const [baseVersion, headVersion] = matchingVersions(before.versions, after.versions) ?? [
        before.version,
        after.version,
    ];
    if (baseVersion === before.version && headVersion === after.version)
        return pair;
    return {
        ...pair,
        before: { ...before, version: baseVersion },
        after: { ...after, version: headVersion },
    };
}
/** The versions of the last dialect of head that base has too, or has the forerunner of. */
function matchingVersions(before, after) {
    for (const [dialect, headVersion] of [...after].reverse()) {
        const baseVersion = before.get(dialect) ?? before.get(predecessorDialects[dialect] ?? '');
        if (baseVersion)
            return [baseVersion, headVersion];
    }
    return undefined;
}
/** What a format took the place of; the version went on. */
const predecessorDialects = {
    'skill-manifest-v2': 'router-manifest',
};
/** Whether the version owns up to the changes; null where there is none and nothing broke. */
function isSatisfied({ before, after }, declared, required) {
    if (after === null || before === null)
        return required === 'none';
    if (declared === 'decreased' || (before.version && !after.version))
        return false;
    const isUnversioned = !before.version && !after.version;
    if (isUnversioned && required !== 'major' && required !== 'none')
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
const descriptiveKinds = new Set([
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
    return skill.contract.items.some((item) => !descriptiveKinds.has(item.kind));
}
const versionRules = (0,tree_catalog/* lintRulesOf */.y7)('version');
/** What the rules say of the step a version takes. */
function judgeBump(pair, assessment, config, toFinding) {
    const { before, after } = pair;
    if (!before || !after)
        return [];
    const { declared, required, accepted, tag } = assessment;
    const reasons = assessment.findings.filter((finding) => finding.bump === required);
    const subject = { before, after, declared, required, reasons, accepted, tag };
    const isLenient = declared === null && breakingSeverity(pair, config) === 'warning';
    return versionRules
        .flatMap((rule) => Array.from(rule.check(subject), (draft) => {
        const severity = isLenient && rule.severity === 'error' ? 'warning' : rule.severity;
        return toFinding(draft, { ...(0,to_finding/* contextOf */.V)(after), rule, severity });
    }))
        .filter((finding) => finding !== null);
}

;// CONCATENATED MODULE: ./src/pipeline/judge.ts










/**
 * Judges every change between the two sides of a skill, and the version step it takes: from the version at
 * base, or from the one that was released last.
 */
function judge(originalPair, config, toFinding, release = null) {
    const pair = alignVersions(originalPair);
    const unreleased = [];
    if (pair.status === 'unchanged') {
        return { pair, findings: [], required: 'none', declared: 'none', satisfied: true, unreleased };
    }
    const incomparable = incomparableFindings(pair, toFinding);
    if (incomparable) {
        return {
            pair,
            findings: incomparable,
            required: null,
            declared: null,
            satisfied: null,
            unreleased,
        };
    }
    const unreadableRelease = release ? unreadableReleaseFindings(pair, release, toFinding) : [];
    const readableRelease = release?.skill.unreadable ? null : release;
    const releasePair = readableRelease
        ? alignVersions({ ...pair, before: readableRelease.skill })
        : pair;
    // Below base it is a decrease in any case, and one from base.
    const isDecreased = declaredBumpOf(pair) === 'decreased';
    const bumpPair = isDecreased ? pair : releasePair;
    const declared = declaredBumpOf(bumpPair);
    const findChanges = (candidate) => changeFindings(candidate, declared, config, toFinding);
    const findings = findChanges(pair);
    const sinceRelease = readableRelease ? findChanges(releasePair) : [];
    const { open: unaccepted, accepted } = splitAccepted(readableRelease ? sinceRelease : findings);
    const required = (0,bump/* largestBump */.Fb)(unaccepted.map((finding) => finding.bump ?? 'none'));
    const tag = isDecreased ? null : (readableRelease?.tag ?? null);
    const bumpDetails = judgeBump(bumpPair, { declared, required, findings: unaccepted, accepted, tag }, config, toFinding);
    const satisfied = isSatisfied(releasePair, declared, required);
    const allFindings = [...findings, ...unreadableRelease, ...bumpDetails];
    return { pair, findings: allFindings, required, declared, satisfied, unreleased: sinceRelease };
}
/** What changed of a skill since its last release, though it is as base has it. */
function unreleasedChanges(pair, release, config, toFinding) {
    if (!release || release.skill.unreadable || pair.after?.unreadable)
        return [];
    const releasePair = alignVersions({ ...pair, before: release.skill });
    return changeFindings(releasePair, declaredBumpOf(releasePair), config, toFinding);
}
/** What asks the version for a step, and what somebody accepted, which does not. */
function splitAccepted(findings) {
    const isAccepted = ({ state }) => state === 'accepted';
    return {
        open: findings.filter((one) => !isAccepted(one)),
        accepted: findings.filter(isAccepted),
    };
}
function changeFindings(pair, declared, config, toFinding) {
    const redactions = (0,redact_shared/* redactionsOf */.i)(pair);
    return compareSkills(pair)
        .map((change) => judgeChange(change, pair, declared, redactions, config, toFinding))
        .filter((finding) => finding !== null);
}
const rulesByKind = (0,group_by/* groupBy */.$)(catalog/* changeRules */.g.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({ kind, rule }))), ({ kind }) => kind);
/** The rule that speaks of a change; every change has one, if only `unclassified-change`. */
function ruleFor(change) {
    const match = rulesByKind.get(change.kind)?.find(({ rule }) => matches(rule, change));
    return match?.rule ?? unclassified_change/* unclassifiedChange */.d;
}
function judgeChange(change, pair, declared, redactions, config, toFinding) {
    const rule = ruleFor(change);
    const grade = gradeOf(rule, change, config.compat === 'semantic');
    const isPrivilege = rule.category === 'privilege';
    const severity = isPrivilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
    const { at, was: baseLocation, from: before, to: after } = change;
    const about = [change.kind, ...identity(change), change.facet ?? '', change.detail ?? ''].join('\0');
    const message = rule.message(change);
    const sensitive = isSensitiveChange(change, redactions.names) ? sensitiveKey(change) : undefined;
    const stated = fingerprintInput(change, rule);
    const draft = {
        message,
        at,
        was: baseLocation ?? undefined,
        before,
        after,
        about,
        stated,
        sensitive,
    };
    const skill = pair.after ?? pair.before;
    return toFinding(draft, {
        rule,
        severity,
        coveredByBump: !isPrivilege && (0,bump/* covers */.hU)(declared, grade.bump) && grade.bump !== 'none',
        bump: grade.bump,
        skill: skill?.root ?? null,
        texts: skill?.texts ?? new Map(),
        secrets: redactions.secrets,
    });
}
function isSensitiveChange({ kind, before, after }, names) {
    if (kind !== 'input' && kind !== 'environment')
        return false;
    return [before, after].some((item) => item !== null && names.has(item.name));
}
/** The key under which the values of a change stand; the name of a property is no value. */
function sensitiveKey({ facet, detail }) {
    return detail?.startsWith('property-') ? 'name' : (facet ?? 'schema');
}
/**
 * What a change says besides its values, whatever the words: also the step it asks for where that depends on more
 * than these, so that who accepts a small one accepts no large one. Where a skill may have gone is but a hint.
 */
function fingerprintInput(change, { grade }) {
    const { after, verdict, witness } = change;
    const headName = after ? [after.owner, after.name] : null;
    const bumpDetails = typeof grade === 'function' ? [grade(change).bump] : [];
    return (0,canonical/* canonical */.$)([headName, verdict, witness, ...bumpDetails]);
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
