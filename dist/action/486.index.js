export const id = 486;
export const ids = [486];
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

/***/ 7486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  permissionFindings: () => (/* binding */ permissionFindings)
});

// EXTERNAL MODULE: ./src/contract/powers.ts
var powers = __webpack_require__(4718);
// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/contract.ts
var contract = __webpack_require__(6219);
// EXTERNAL MODULE: ./src/model/seen.ts
var seen = __webpack_require__(1262);
// EXTERNAL MODULE: ./src/rules/tree-catalog.ts + 195 modules
var tree_catalog = __webpack_require__(995);
// EXTERNAL MODULE: ./src/stamp.ts + 1 modules
var src_stamp = __webpack_require__(4442);
;// CONCATENATED MODULE: ./src/new-permissions.ts






const rule = (0,tree_catalog/* problemRuleNamed */.f)('new-skill-permissions');
/**
 * The permissions of skills that have nothing at base to compare them with: new ones, and those whose
 * manifest at base cannot be read.
 */
function newPermissions(pairs, stamp) {
    return pairs.flatMap(({ before, after }) => {
        if (!after || (before && !before.unreadable) || before === after)
            return [];
        const draft = draftOf(after, before);
        const context = { ...(0,src_stamp/* contextOf */.Vm)(after), rule, severity: rule.severity };
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
        return `the effect ${(0,seen/* quoted */.TL)(name)}`;
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
        return `${lists[name] ?? (0,seen/* quoted */.TL)(name)} ${entries}`;
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
    const named = entries.slice(0, mostNamed).map((one) => (0,seen/* quoted */.TL)(one));
    const rest = entries.length - named.length;
    return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./src/dialects/power-texts.ts
var power_texts = __webpack_require__(5251);
;// CONCATENATED MODULE: ./src/unreadable-permissions.ts




const unreadable_permissions_rule = (0,tree_catalog/* problemRuleNamed */.f)('permissions-unreadable');
/** The permissions that nobody can read for certain, in manifests whose text a change touches. */
function unreadablePermissions(pairs, stamp) {
    return pairs.flatMap(({ before, after, status }) => {
        if (!after || status === 'unchanged' || (0,power_texts/* doubtsOf */.P)(after).length === 0)
            return [];
        const earlier = before ? (0,power_texts/* powerTexts */.u)(before) : [];
        const context = { ...(0,src_stamp/* contextOf */.Vm)(after), rule: unreadable_permissions_rule, severity: unreadable_permissions_rule.severity };
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

;// CONCATENATED MODULE: ./src/permission-findings.ts


/** The permissions that no comparison shows: those nobody can read for certain, and those of new skills. */
function permissionFindings(pairs, stamp) {
    return [...unreadablePermissions(pairs, stamp), ...newPermissions(pairs, stamp)];
}


/***/ })

};
