export const id = 414;
export const ids = [414];
export const modules = {

/***/ 8414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loosenedSettings: () => (/* binding */ loosenedSettings)
});

// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/config.ts
var config = __webpack_require__(4663);
// EXTERNAL MODULE: ./src/config/setting-location.ts
var setting_location = __webpack_require__(3812);
// EXTERNAL MODULE: ./src/contract/coverage/coverage.ts + 1 modules
var coverage = __webpack_require__(2627);
// EXTERNAL MODULE: ./src/contract/coverage/tools.ts + 3 modules
var tools = __webpack_require__(7565);
;// CONCATENATED MODULE: ./src/contract/coverage/policy-growth.ts


/** What policies that hold together grant beyond the one they took the place of. */
function policyGrowth(before, after) {
    return Object.entries(grants).flatMap(([key, { of, difference }]) => {
        // Every policy must allow what a skill declares, so one that grants no more is enough.
        const gained = after.map((policy) => growth(of(before), of(policy), difference));
        const [first] = gained;
        return first === undefined || gained.some((policy) => policy.length === 0)
            ? []
            : [{ key, gained: first }];
    });
}
const grants = {
    effects: { of: ({ effects }) => effects ?? 'any', difference: entriesDifference('name') },
    network: { of: ({ network }) => network, difference: entriesDifference('domain') },
    exec: { of: ({ exec }) => exec, difference: entriesDifference('command') },
    filesystem_write: {
        of: ({ filesystemWrite }) => filesystemWrite,
        difference: entriesDifference('path'),
    },
    'allowed-tools': {
        of: ({ allowedTools }) => allowedTools ?? 'any',
        difference: tools/* toolsBeyond */.L,
    },
    secrets: { of: ({ secrets }) => (secrets ? 'any' : []), difference: entriesDifference('name') },
};
function entriesDifference(of) {
    const list = (value) => ({
        type: 'entries',
        of,
        empty: 'none',
        value,
    });
    return (before, after) => (0,coverage/* compareEntries */.w)(list(before), list(after)).gained;
}
function growth(before, after, difference) {
    if (before === 'any')
        return [];
    return after === 'any' ? 'any' : difference(before, after);
}

// EXTERNAL MODULE: ./src/model/format-value.ts
var format_value = __webpack_require__(6154);
;// CONCATENATED MODULE: ./src/config/loosened/policies.ts



/** The policies of base that head does not keep as strict; one that grants less is no news. */
function* loosenedPolicies(base, head) {
    for (const policy of base.policy) {
        const label = policyLabel(policy);
        const keptPolicies = head.policy.filter((one) => coversSkillsOf(one, policy));
        const growth = policyGrowth(policy, keptPolicies);
        const sameScope = keptPolicies.find((one) => (0,canonical/* canonical */.$)(one.skills) === (0,canonical/* canonical */.$)(policy.skills));
        if (keptPolicies.length === 0 || (!sameScope && growth.length > 0)) {
            const message = `${label} is gone, or holds for fewer skills: what it denied no longer stops a merge.`;
            yield { key: ['policy'], message, guarded: true, about: (0,canonical/* canonical */.$)({ ...policy }) };
            continue;
        }
        for (const { key, gained } of growth) {
            const message = gained === 'any'
                ? `${label} no longer limits "${key}": what it denied no longer stops a merge.`
                : `${label} grants ${gained.map(format_value/* quote */.hD).join(', ')} under "${key}", which it did not: that no longer stops a merge.`;
            const about = (0,canonical/* canonical */.$)([policy.skills, key]);
            yield {
                key: ['policy', sameScope ? head.policy.indexOf(sameScope) : 0, key],
                message,
                guarded: true,
                about,
            };
        }
    }
}
function policyLabel({ skills }) {
    return skills.length === 0 ? 'The policy' : `The policy for ${(0,format_value/* quote */.hD)(skills.join(', '))}`;
}
/** Whether a policy holds for every skill that another one holds for. */
function coversSkillsOf(one, other) {
    return (one.skills.length === 0 ||
        (other.skills.length > 0 && other.skills.every((glob) => one.skills.includes(glob))));
}

// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/rules/catalog.ts + 218 modules
var catalog = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/syntax/glob/matcher.ts
var matcher = __webpack_require__(6348);
;// CONCATENATED MODULE: ./src/config/loosened/rules.ts






/** The rules that head sets to a quieter level than base, wherever no override speaks. */
function* loosenedRules(base, head) {
    for (const id of new Set([...Object.keys(head.rules), ...Object.keys(base.rules)])) {
        const [atBase, atHead] = [base, head].map((config) => config.rules[id] ?? defaultLevel(id));
        if (!atBase || !atHead || !(0,config/* isLowerLevel */.yi)(atHead, atBase))
            continue;
        const change = head.rules[id]
            ? `Rule ${(0,format_value/* quote */.hD)(id)} is set to ${atHead}, where it was ${atBase}`
            : `Rule ${(0,format_value/* quote */.hD)(id)} is no longer set to ${atBase}; it is ${atHead} now`;
        const message = `${change}: ${consequenceOf(atBase, atHead, base)}.`;
        yield { key: ['rules', id], message, guarded: isPrivilegeRule(id) };
    }
}
/** More globs are not compared path by path. */
const maxGlobs = 300;
/**
 * The overrides of head that quieten rules, and those of base without which rules are quieter: for the paths that
 * are given, and for one such as each glob names.
 */
function* loosenedOverrides(base, head, paths) {
    if ((0,canonical/* canonical */.$)(base.overrides.map(comparable)) === (0,canonical/* canonical */.$)(head.overrides.map(comparable)))
        return;
    const globs = new Set([...base.overrides, ...head.overrides].flatMap(({ files }) => files));
    if (globs.size > maxGlobs) {
        const message = `The overrides changed and name ${globs.size} globs, too many to compare; they may let more through.`;
        yield { key: ['overrides'], message, guarded: true };
        return;
    }
    const [atBase, atHead] = [levelsOf(base), levelsOf(head)];
    const loosenedByKey = new Map();
    for (const path of new Set([...paths, ...[...globs].map(samplePath)])) {
        const [before, after] = [atBase(path), atHead(path)];
        for (const id of new Set([...before.ids, ...after.ids])) {
            const loosened = quieterOverride(id, before.of(id), after.of(id), { base, head });
            if (!loosened)
                continue;
            const existing = loosenedByKey.get((0,canonical/* canonical */.$)(loosened.key) + loosened.about);
            const guarded = loosened.guarded || existing?.guarded === true;
            loosenedByKey.set((0,canonical/* canonical */.$)(loosened.key) + loosened.about, {
                ...(existing ?? loosened),
                guarded,
            });
        }
    }
    yield* loosenedByKey.values();
}
function quieterOverride(id, atBase, atHead, { base, head }) {
    if (!(0,config/* isLowerLevel */.yi)(atHead.level, atBase.level) || (!atBase.override && !atHead.override))
        return null;
    const consequence = consequenceOf(atBase.level, atHead.level, base);
    const isRemoved = atBase.override !== null && !hasOverride(head, atBase.override);
    if (atHead.override && !(isRemoved && hasOverride(base, atHead.override))) {
        const message = `This override sets ${(0,format_value/* quote */.hD)(id)} to ${atHead.level} for ${formatFiles(atHead.override)}, where it was ${atBase.level}: ${consequence}.`;
        const key = ['overrides', head.overrides.indexOf(atHead.override)];
        return { key, message, guarded: isPrivilegeRule(id), about: '' };
    }
    if (!atBase.override)
        return null;
    const message = `The override that set ${(0,format_value/* quote */.hD)(id)} to ${atBase.level} for ${formatFiles(atBase.override)} is gone; it is ${atHead.level} there now: ${consequence}.`;
    return {
        key: ['overrides'],
        message,
        guarded: isPrivilegeRule(id),
        about: (0,canonical/* canonical */.$)(comparable(atBase.override)),
    };
}
/** What a configuration says of each path: the last override that matches counts. */
function levelsOf({ overrides, rules }) {
    const matchers = overrides.map((override) => ({ override, applies: (0,matcher/* matcher */.j)(override.files) }));
    return (path) => {
        const matching = matchers
            .filter(({ applies }) => applies(path))
            .map(({ override }) => override);
        return {
            ids: matching.flatMap((override) => Object.keys(override.rules)),
            of: (id) => {
                const override = matching.findLast((one) => one.rules[id] !== undefined) ?? null;
                return { level: override?.rules[id] ?? rules[id] ?? defaultLevel(id), override };
            },
        };
    };
}
/** A path such as a glob names. */
function samplePath(glob) {
    return glob
        .replace(/^\.?\//, '')
        .replace(/\/+$/, '')
        .replace(/\{([^{},]*),[^{}]*\}/g, '$1')
        .replace(/\[([^\]!^])[^\]]*\]/g, '$1')
        .replace(/\*+/g, 'any')
        .replaceAll('?', 'x');
}
function hasOverride({ overrides }, override) {
    const key = (0,canonical/* canonical */.$)(comparable(override));
    return overrides.some((one) => (0,canonical/* canonical */.$)(comparable(one)) === key);
}
function comparable({ files, rules }) {
    return { files, rules };
}
function formatFiles({ files }) {
    return (0,format_value/* quote */.hD)(files.join(', '));
}
/** What comes of a quieter level, under the `fail-on` of base. */
function consequenceOf(atBase, atHead, { failOn }) {
    const failsRun = (level) => level !== 'off' && failOn !== 'never' && (0,finding/* isAtLeast */.du)(level, failOn);
    if (failsRun(atBase) && !failsRun(atHead))
        return 'what it finds no longer stops a merge';
    return atHead === 'off' ? 'what it finds is no longer said' : 'what it finds weighs less';
}
function isPrivilegeRule(id) {
    return (0,catalog/* findRule */.I)(id)?.category === 'privilege';
}
/** How loud a rule is at its loudest where nothing is configured. */
function defaultLevel(id) {
    const rule = (0,catalog/* findRule */.I)(id);
    if (!rule)
        return 'off';
    if (rule.scope === 'problem')
        return rule.severity;
    if (rule.scope === 'change')
        return rule.category === 'privilege' ? 'warning' : 'error';
    return rule.offByDefault ? 'off' : rule.severity;
}

;// CONCATENATED MODULE: ./src/config/loosened/settings.ts

/** What head no longer looks at, of what base did. */
function* loosenedLists(base, head) {
    for (const [index, glob] of head.ignore.entries()) {
        if (base.ignore.includes(glob))
            continue;
        const message = `Paths that match ${(0,format_value/* quote */.hD)(glob)} are no longer looked at.`;
        yield { key: ['ignore', index], message, guarded: true };
    }
    for (const glob of base.locks.filter((one) => !head.locks.includes(one))) {
        const message = `Locks that match ${(0,format_value/* quote */.hD)(glob)} are no longer named.`;
        yield { key: ['locks'], message, guarded: false };
    }
    for (const glob of base.protos.filter((one) => !head.protos.includes(one))) {
        const message = `Protos that match ${(0,format_value/* quote */.hD)(glob)} are no longer looked at.`;
        yield { key: ['protos'], message, guarded: false };
    }
}
/** The settings with one value that let more through in head. */
function* loosenedValues(base, head) {
    for (const { key, was, now, passes } of settingChanges(base, head)) {
        const effect = passes[now];
        if (was === now || effect === undefined)
            continue;
        const message = `"${key}" is ${now}, where it was ${was}: ${effect}.`;
        yield { key: [key], message, guarded: key === 'fail-on' };
    }
    if (base.release === head.release)
        return;
    const message = `"release" is ${(0,format_value/* quote */.hD)(head.release)}, where it was ${(0,format_value/* quote */.hD)(base.release)}: ${releaseEffect(head.release)}.`;
    yield { key: ['release'], message, guarded: false };
}
function settingChanges(base, head) {
    const change = (key, select, passes) => ({
        ...{ key, was: String(select(base)), now: String(select(head)), passes },
    });
    return [
        change('fail-on', ({ failOn }) => failOn, {
            ...(base.failOn === 'warning' && { error: 'warnings no longer stop a merge' }),
            never: 'no finding stops a merge any more',
        }),
        change('scope', ({ scope }) => scope, {
            ...(base.scope === 'all' && {
                auto: 'on pull requests, findings that base has too no longer stop a merge',
            }),
            new: 'findings that base has too no longer stop anything',
        }),
        change('unversioned', ({ unversioned }) => unversioned, {
            ...(base.unversioned === 'error' && {
                auto: 'breaking a skill that has no version, and no more than a name and a description, no longer stops a merge',
            }),
            warn: 'breaking a skill that has no version no longer stops a merge',
        }),
        change('allow-empty', ({ allowEmpty }) => allowEmpty, {
            true: 'a repository without a skill no longer stops a merge',
        }),
        // Each reading is milder than the other somewhere.
        change('compat', ({ compat }) => compat, {
            semantic: 'a required variable that goes, and an input type or output pattern that changes without refusing anything, no longer ask for a major step',
            'adr-003': 'a required input with a default that is added, or that was optional, no longer asks for a major step',
        }),
    ];
}
/** What passes when the version step is measured from elsewhere. */
function releaseEffect(now) {
    return now === 'base'
        ? 'what broke since the last release and is on the base branch already no longer asks for a step'
        : 'a break that follows another one since the release no longer asks for a step of its own';
}

;// CONCATENATED MODULE: ./src/config/loosened/loosened.ts






/**
 * The settings of head that let through what base would not, each with the place where it is set; `paths` are those
 * that findings of either side may be about. Where a tag is `released` nobody proposes them: they were merged since
 * the tag before, and are told and no more.
 */
function loosenedSettings({ file, former: baseFile, base, tip }, head, paths, isRelease = false) {
    if (!base)
        return [];
    const loosened = [
        ...loosenedRules(base, head),
        ...loosenedOverrides(base, head, paths),
        ...loosenedLists(base, head),
        ...loosenedPolicies(base, head),
        ...loosenedValues(base, head),
    ];
    const own = tip ? (file?.config ?? config/* defaults */.NT) : head;
    const placed = loosened.map((one) => ({ ...one, key: keyIn(own, head, one.key) }));
    return placed.map(({ key, message, guarded, about = '' }) => ({
        rule: 'gate-weakened',
        message: guarded && !isRelease ? `${message} ${guardedNote}` : message,
        ...(isRelease && { severity: 'note' }),
        at: (0,setting_location/* settingLocation */.K)(file, baseFile, key),
        was: (0,setting_location/* keyLocation */.$)(baseFile, key),
        about: `${(0,canonical/* canonical */.$)(key)}${about}`,
    }));
}
/** A key of what the merge makes as the key of what head holds: an entry of a list may stand elsewhere there. */
function keyIn(own, merged, key) {
    const [list, at, ...rest] = key;
    if (own === merged || typeof at !== 'number')
        return key;
    const entry = entriesOf(merged, list)[at];
    const index = entriesOf(own, list).indexOf(entry ?? '');
    return index < 0 ? key.slice(0, 1) : [list ?? '', index, ...rest];
}
function entriesOf({ ignore, overrides, policy }, list) {
    const lists = {
        ignore,
        overrides: overrides.map(({ files, rules }) => ({ files, rules })),
        policy: policy.map((one) => ({ ...one })),
    };
    return (lists[list ?? ''] ?? []).map(canonical/* canonical */.$);
}
const guardedNote = 'For what skills may do, the setting of base holds until this is merged.';


/***/ })

};
