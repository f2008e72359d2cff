export const id = 876;
export const ids = [876];
export const modules = {

/***/ 2876:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  weakenings: () => (/* binding */ weakenings)
});

// EXTERNAL MODULE: ./src/config-place.ts
var config_place = __webpack_require__(9827);
// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(9563);
// EXTERNAL MODULE: ./src/model/config.ts
var config = __webpack_require__(4663);
// EXTERNAL MODULE: ./src/contract/coverage.ts + 1 modules
var coverage = __webpack_require__(9343);
// EXTERNAL MODULE: ./src/contract/tools.ts + 3 modules
var tools = __webpack_require__(7632);
;// CONCATENATED MODULE: ./src/contract/policy-growth.ts


/** What policies that hold together grant beyond the one they took the place of. */
function policyGrowth(was, now) {
    return Object.entries(grants).flatMap(([key, { of, beyond }]) => {
        // Every policy must allow what a skill declares, so one that grants no more is enough.
        const gained = now.map((one) => growth(of(was), of(one), beyond));
        const [first] = gained;
        return first === undefined || gained.some((one) => one.length === 0)
            ? []
            : [{ key, gained: first }];
    });
}
const grants = {
    effects: { of: ({ effects }) => effects ?? 'any', beyond: entriesBeyond('name') },
    network: { of: ({ network }) => network, beyond: entriesBeyond('domain') },
    exec: { of: ({ exec }) => exec, beyond: entriesBeyond('command') },
    filesystem_write: { of: ({ filesystemWrite }) => filesystemWrite, beyond: entriesBeyond('path') },
    'allowed-tools': {
        of: ({ allowedTools }) => allowedTools ?? 'any',
        beyond: tools/* toolsBeyond */.L,
    },
    secrets: { of: ({ secrets }) => (secrets ? 'any' : []), beyond: entriesBeyond('name') },
};
function entriesBeyond(of) {
    const list = (value) => ({
        type: 'entries',
        of,
        empty: 'none',
        value,
    });
    return (was, now) => (0,coverage/* compareEntries */.w)(list(was), list(now)).gained;
}
function growth(was, now, beyond) {
    if (was === 'any')
        return [];
    return now === 'any' ? 'any' : beyond(was, now);
}

// EXTERNAL MODULE: ./src/model/seen.ts
var seen = __webpack_require__(1262);
;// CONCATENATED MODULE: ./src/weakened-policies.ts



/** The policies of base that head does not keep as strict; one that grants less is no news. */
function* weakenedPolicies(base, head) {
    for (const policy of base.policy) {
        const name = nameOf(policy);
        const kept = head.policy.filter((one) => reachesAsFar(one, policy));
        const growth = policyGrowth(policy, kept);
        const next = kept.find((one) => (0,canonical/* canonical */.$)(one.skills) === (0,canonical/* canonical */.$)(policy.skills));
        if (kept.length === 0 || (!next && growth.length > 0)) {
            const message = `${name} is gone, or holds for fewer skills: what it denied no longer stops a merge.`;
            yield { key: ['policy'], message, guarded: true, about: (0,canonical/* canonical */.$)({ ...policy }) };
            continue;
        }
        for (const { key, gained } of growth) {
            const message = gained === 'any'
                ? `${name} no longer limits "${key}": what it denied no longer stops a merge.`
                : `${name} grants ${gained.map(seen/* quoted */.TL).join(', ')} under "${key}", which it did not: that no longer stops a merge.`;
            const about = (0,canonical/* canonical */.$)([policy.skills, key]);
            yield {
                key: ['policy', next ? head.policy.indexOf(next) : 0, key],
                message,
                guarded: true,
                about,
            };
        }
    }
}
function nameOf({ skills }) {
    return skills.length === 0 ? 'The policy' : `The policy for ${(0,seen/* quoted */.TL)(skills.join(', '))}`;
}
/** Whether a policy holds for every skill that another one holds for. */
function reachesAsFar(one, other) {
    return (one.skills.length === 0 ||
        (other.skills.length > 0 && other.skills.every((glob) => one.skills.includes(glob))));
}

// EXTERNAL MODULE: ./src/discover.ts
var discover = __webpack_require__(9164);
// EXTERNAL MODULE: ./src/model/finding.ts
var finding = __webpack_require__(1300);
// EXTERNAL MODULE: ./src/rules/catalog.ts + 218 modules
var catalog = __webpack_require__(7138);
;// CONCATENATED MODULE: ./src/weakened-rules.ts






/** The rules that head sets to a quieter level than base, wherever no override speaks. */
function* weakenedRules(base, head) {
    for (const id of new Set([...Object.keys(head.rules), ...Object.keys(base.rules)])) {
        const [was, now] = [base, head].map((config) => config.rules[id] ?? usualLevel(id));
        if (!was || !now || !(0,config/* isQuieter */.Kq)(now, was))
            continue;
        const change = head.rules[id]
            ? `Rule ${(0,seen/* quoted */.TL)(id)} is set to ${now}, where it was ${was}`
            : `Rule ${(0,seen/* quoted */.TL)(id)} is no longer set to ${was}; it is ${now} now`;
        const message = `${change}: ${effect(was, now, base)}.`;
        yield { key: ['rules', id], message, guarded: isPower(id) };
    }
}
/** More globs are not compared path by path. */
const mostGlobs = 300;
/**
 * The overrides of head that quieten rules, and those of base without which rules are quieter: for the paths that
 * are given, and for one such as each glob names.
 */
function* weakenedOverrides(base, head, paths) {
    if ((0,canonical/* canonical */.$)(base.overrides.map(plain)) === (0,canonical/* canonical */.$)(head.overrides.map(plain)))
        return;
    const globs = new Set([...base.overrides, ...head.overrides].flatMap(({ files }) => files));
    if (globs.size > mostGlobs) {
        const message = `The overrides changed and name ${globs.size} globs, too many to compare; they may let more through.`;
        yield { key: ['overrides'], message, guarded: true };
        return;
    }
    const [was, now] = [levelsOf(base), levelsOf(head)];
    const culprits = new Map();
    for (const path of new Set([...paths, ...[...globs].map(exampleOf)])) {
        const [before, after] = [was(path), now(path)];
        for (const id of new Set([...before.ids, ...after.ids])) {
            const told = quietened(id, before.of(id), after.of(id), { base, head });
            if (!told)
                continue;
            const known = culprits.get((0,canonical/* canonical */.$)(told.key) + told.about);
            const guarded = told.guarded || known?.guarded === true;
            culprits.set((0,canonical/* canonical */.$)(told.key) + told.about, { ...(known ?? told), guarded });
        }
    }
    yield* culprits.values();
}
function quietened(id, was, now, { base, head }) {
    if (!(0,config/* isQuieter */.Kq)(now.level, was.level) || (!was.override && !now.override))
        return null;
    const effects = effect(was.level, now.level, base);
    const isGone = was.override !== null && !has(head, was.override);
    if (now.override && !(isGone && has(base, now.override))) {
        const message = `This override sets ${(0,seen/* quoted */.TL)(id)} to ${now.level} for ${filesOf(now.override)}, where it was ${was.level}: ${effects}.`;
        const key = ['overrides', head.overrides.indexOf(now.override)];
        return { key, message, guarded: isPower(id), about: '' };
    }
    if (!was.override)
        return null;
    const message = `The override that set ${(0,seen/* quoted */.TL)(id)} to ${was.level} for ${filesOf(was.override)} is gone; it is ${now.level} there now: ${effects}.`;
    return {
        key: ['overrides'],
        message,
        guarded: isPower(id),
        about: (0,canonical/* canonical */.$)(plain(was.override)),
    };
}
/** What a configuration says of each path: the last override that matches counts. */
function levelsOf({ overrides, rules }) {
    const tests = overrides.map((override) => ({ override, applies: (0,discover/* matcher */.jN)(override.files) }));
    return (path) => {
        const matching = tests.filter(({ applies }) => applies(path)).map(({ override }) => override);
        return {
            ids: matching.flatMap((override) => Object.keys(override.rules)),
            of: (id) => {
                const override = matching.findLast((one) => one.rules[id] !== undefined) ?? null;
                return { level: override?.rules[id] ?? rules[id] ?? usualLevel(id), override };
            },
        };
    };
}
/** A path such as a glob names. */
function exampleOf(glob) {
    return glob
        .replace(/^\.?\//, '')
        .replace(/\/+$/, '')
        .replace(/\{([^{},]*),[^{}]*\}/g, '$1')
        .replace(/\[([^\]!^])[^\]]*\]/g, '$1')
        .replace(/\*+/g, 'any')
        .replaceAll('?', 'x');
}
function has({ overrides }, override) {
    const key = (0,canonical/* canonical */.$)(plain(override));
    return overrides.some((one) => (0,canonical/* canonical */.$)(plain(one)) === key);
}
function plain({ files, rules }) {
    return { files, rules };
}
function filesOf({ files }) {
    return (0,seen/* quoted */.TL)(files.join(', '));
}
/** What comes of a quieter level, under the `fail-on` of base. */
function effect(was, now, { failOn }) {
    const stops = (level) => level !== 'off' && failOn !== 'never' && (0,finding/* isAtLeast */.du)(level, failOn);
    if (stops(was) && !stops(now))
        return 'what it finds no longer stops a merge';
    return now === 'off' ? 'what it finds is no longer said' : 'what it finds weighs less';
}
function isPower(id) {
    return (0,catalog/* ruleNamed */.Q)(id)?.category === 'privilege';
}
/** How loud a rule is at its loudest where nothing is configured. */
function usualLevel(id) {
    const rule = (0,catalog/* ruleNamed */.Q)(id);
    if (!rule)
        return 'off';
    if (rule.scope === 'problem')
        return rule.severity;
    if (rule.scope === 'change')
        return rule.category === 'privilege' ? 'warning' : 'error';
    return rule.off ? 'off' : rule.severity;
}

;// CONCATENATED MODULE: ./src/weakened-settings.ts

/** What head no longer looks at, of what base did. */
function* weakenedLists(base, head) {
    for (const [at, glob] of head.ignore.entries()) {
        if (base.ignore.includes(glob))
            continue;
        const message = `Paths that match ${(0,seen/* quoted */.TL)(glob)} are no longer looked at.`;
        yield { key: ['ignore', at], message, guarded: true };
    }
    for (const glob of base.locks.filter((one) => !head.locks.includes(one))) {
        const message = `Locks that match ${(0,seen/* quoted */.TL)(glob)} are no longer named.`;
        yield { key: ['locks'], message, guarded: false };
    }
    for (const glob of base.protos.filter((one) => !head.protos.includes(one))) {
        const message = `Protos that match ${(0,seen/* quoted */.TL)(glob)} are no longer looked at.`;
        yield { key: ['protos'], message, guarded: false };
    }
}
/** The settings with one value that let more through in head. */
function* weakenedValues(base, head) {
    for (const { key, was, now, passes } of changesOf(base, head)) {
        const effect = passes[now];
        if (was === now || effect === undefined)
            continue;
        const message = `"${key}" is ${now}, where it was ${was}: ${effect}.`;
        yield { key: [key], message, guarded: key === 'fail-on' };
    }
    if (base.release === head.release)
        return;
    const message = `"release" is ${(0,seen/* quoted */.TL)(head.release)}, where it was ${(0,seen/* quoted */.TL)(base.release)}: ${released(head.release)}.`;
    yield { key: ['release'], message, guarded: false };
}
function changesOf(base, head) {
    const change = (key, of, passes) => ({
        ...{ key, was: String(of(base)), now: String(of(head)), passes },
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
function released(now) {
    return now === 'base'
        ? 'what broke since the last release and is on the base branch already no longer asks for a step'
        : 'a break that follows another one since the release no longer asks for a step of its own';
}

;// CONCATENATED MODULE: ./src/weakenings.ts






/**
 * The settings of head that let through what base would not, each with the place where it is set; `paths` are those
 * that findings of either side may be about. Where a tag is `released` nobody proposes them: they were merged since
 * the tag before, and are told and no more.
 */
function weakenings({ file, former, base, tip }, head, paths, released = false) {
    if (!base)
        return [];
    const found = [
        ...weakenedRules(base, head),
        ...weakenedOverrides(base, head, paths),
        ...weakenedLists(base, head),
        ...weakenedPolicies(base, head),
        ...weakenedValues(base, head),
    ];
    const own = tip ? (file?.config ?? config/* defaults */.NT) : head;
    const placed = found.map((one) => ({ ...one, key: keyIn(own, head, one.key) }));
    return placed.map(({ key, message, guarded, about = '' }) => ({
        rule: 'gate-weakened',
        message: guarded && !released ? `${message} ${heldBack}` : message,
        ...(released && { severity: 'note' }),
        at: (0,config_place/* settingPlace */.e)(file, former, key),
        was: (0,config_place/* keyPlace */.V)(former, key),
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
const heldBack = 'For what skills may do, the setting of base holds until this is merged.';


/***/ })

};
