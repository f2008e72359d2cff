export const id = 939;
export const ids = [939];
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

/***/ 5939:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  permissionFindings: () => (/* binding */ permissionFindings)
});

// EXTERNAL MODULE: ./src/contract/compare/powers.ts
var powers = __webpack_require__(6130);
// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/contract.ts
var contract = __webpack_require__(6219);
// EXTERNAL MODULE: ./src/model/format-value.ts
var format_value = __webpack_require__(6154);
// EXTERNAL MODULE: ./src/rules/tree-catalog.ts + 195 modules
var tree_catalog = __webpack_require__(4618);
// EXTERNAL MODULE: ./src/pipeline/to-finding.ts + 1 modules
var to_finding = __webpack_require__(5127);
;// CONCATENATED MODULE: ./src/pipeline/permissions/new-permissions.ts






const rule = (0,tree_catalog/* getProblemRule */.yi)('new-skill-permissions');
/**
 * The permissions of skills that have nothing at base to compare them with: new ones, and those whose
 * manifest at base cannot be read.
 */
function newPermissions(pairs, stamp) {
    return pairs.flatMap(({ before, after }) => {
        if (!after || (before && !before.unreadable) || before === after)
            return [];
        const draft = draftOf(after, before);
        const context = { ...(0,to_finding/* contextOf */.V)(after), rule, severity: rule.severity };
        return (draft && stamp(draft, context)) ?? [];
    });
}
function draftOf({ contract }, before) {
    const known = new Set(before?.contract.items.map(canonicalOf));
    const items = contract.items.filter((one) => isPermission(one) && !known.has(canonicalOf(one)));
    const [first] = items;
    if (!first)
        return null;
    const subject = before
        ? 'At base the manifest cannot be read; now the skill declares permissions'
        : 'The new skill declares permissions';
    const at = first.facets.get('value')?.at ?? first.at;
    const all = items.map(jsonOf);
    const words = [...new Set(items.map(wordsOf))].join('; ');
    return { message: `${subject}: ${words}.`, at, about: 'permissions', after: all };
}
function jsonOf({ kind, name, facets }) {
    const values = [...facets].map(([key, { shape }]) => [key, shape.value]);
    return { kind, name, ...Object.fromEntries(values) };
}
function canonicalOf(item) {
    return (0,canonical/* canonical */.$)(jsonOf(item));
}
/** Whether an item allows the skill something; what a dependency may do, that declares itself. */
function isPermission(item) {
    if (item.kind === 'allowed-tools')
        return entriesOf(item).length > 0;
    if (item.kind === 'sensitive')
        return (0,contract/* isSet */.v)(item, 'value');
    return item.kind !== 'dependency' && (0,powers/* isPower */.W)(item);
}
function wordsOf(item) {
    const { kind, name } = item;
    const entries = listed(entriesOf(item));
    if (kind === 'allowed-tools')
        return `tools that run unasked (${entries})`;
    if (kind === 'effect')
        return `the effect ${(0,format_value/* quote */.hD)(name)}`;
    if (kind === 'sensitive')
        return 'sensitive data';
    if (kind === 'provides')
        return 'an executable module';
    if (kind === 'confirmation')
        return 'recipes that run unasked';
    if (kind === 'execution')
        return name === 'network' ? 'network access' : 'destructive steps';
    if (name === 'secrets_access')
        return 'secrets';
    if (name !== 'terminal_exec')
        return `${lists[name] ?? (0,format_value/* quote */.hD)(name)} ${entries}`;
    const commands = entriesOf(item, 'commands');
    return commands.length === 0 ? 'any command' : `the commands ${listed(commands)}`;
}
const lists = {
    filesystem_read: 'reading',
    filesystem_write: 'writing',
    network: 'network access to',
    env_read: 'the variables',
};
function entriesOf(item, facet = 'value') {
    const value = (0,contract/* facetValue */.f)(item, facet);
    return Array.isArray(value) ? value.map(String) : [];
}
const mostNamed = 8;
function listed(entries) {
    const named = entries.slice(0, mostNamed).map((one) => (0,format_value/* quote */.hD)(one));
    const rest = entries.length - named.length;
    return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./src/dialects/power-texts.ts
var power_texts = __webpack_require__(5251);
;// CONCATENATED MODULE: ./src/pipeline/permissions/unreadable-permissions.ts




const unreadable_permissions_rule = (0,tree_catalog/* getProblemRule */.yi)('permissions-unreadable');
/** The permissions that nobody can read for certain, in manifests whose text a change touches. */
function unreadablePermissions(pairs, stamp) {
    return pairs.flatMap(({ before, after, status }) => {
        if (!after || status === 'unchanged' || (0,power_texts/* doubtsOf */.P)(after).length === 0)
            return [];
        const earlier = before ? (0,power_texts/* powerTexts */.u)(before) : [];
        const context = { ...(0,to_finding/* contextOf */.V)(after), rule: unreadable_permissions_rule, severity: unreadable_permissions_rule.severity };
        return (0,power_texts/* powerTexts */.u)(after)
            .filter((one) => !earlier.some((other) => isSame(one, after, other, before)))
            .flatMap(({ doubts }) => doubts.flatMap((doubt) => stamp(unreadable_permissions_draftOf(doubt), context) ?? []));
    });
}
function unreadable_permissions_draftOf({ message, at, about, value }) {
    return {
        message: `${message}, so that nobody can tell what the skill may do.`,
        ...{ at, about, value },
    };
}
/** Whether a part of a manifest is as base has it; of a file that is not read, its content tells. */
function isSame(one, after, other, before) {
    if (one.part !== other.part || one.text !== other.text)
        return false;
    const [now, was] = [one.doubts, other.doubts].map((doubts) => (0,canonical/* canonical */.$)(doubts.map(({ value }) => value)));
    if (one.text !== null)
        return now === was;
    const [id, old] = [idOf(after, one.path), before ? idOf(before, other.path) : undefined];
    return id !== undefined && id === old;
}
function idOf({ files }, path) {
    return files.find((file) => file.path === path)?.id;
}

;// CONCATENATED MODULE: ./src/pipeline/permissions/permission-findings.ts


/** The permissions that no comparison shows: those nobody can read for certain, and those of new skills. */
function permissionFindings(pairs, stamp) {
    return [...unreadablePermissions(pairs, stamp), ...newPermissions(pairs, stamp)];
}


/***/ })

};
