import { $r as canonical, Xn as isAtLeast, di as quote, hi as isLowerLevel, kr as matcher, mr as settingLocation, ni as compareEntries, pi as defaults, pr as keyLocation, ti as toolsBeyond } from "./core.js";
import { r as findRule } from "./catalog.js";
// src/contract/coverage/policy-growth.ts
function policyGrowth(before, after) {
	return Object.entries(grants).flatMap(([key, { of, difference }]) => {
		const gained = after.map((policy) => growth(of(before), of(policy), difference));
		const [first] = gained;
		return first === void 0 || gained.some((policy) => policy.length === 0) ? [] : [{
			key,
			gained: first
		}];
	});
}
const grants = {
	effects: {
		of: ({ effects }) => effects ?? "any",
		difference: entriesDifference("name")
	},
	network: {
		of: ({ network }) => network,
		difference: entriesDifference("domain")
	},
	exec: {
		of: ({ exec }) => exec,
		difference: entriesDifference("command")
	},
	filesystem_write: {
		of: ({ filesystemWrite }) => filesystemWrite,
		difference: entriesDifference("path")
	},
	"allowed-tools": {
		of: ({ allowedTools }) => allowedTools ?? "any",
		difference: toolsBeyond
	},
	secrets: {
		of: ({ secrets }) => secrets ? "any" : [],
		difference: entriesDifference("name")
	}
};
function entriesDifference(of) {
	const list = (value) => ({
		type: "entries",
		of,
		empty: "none",
		value
	});
	return (before, after) => compareEntries(list(before), list(after)).gained;
}
function growth(before, after, difference) {
	if (before === "any") return [];
	return after === "any" ? "any" : difference(before, after);
}
// src/config/loosened/policies.ts
function* loosenedPolicies(base, head) {
	for (const policy of base.policy) {
		const label = policyLabel(policy);
		const keptPolicies = head.policy.filter((one) => coversSkillsOf(one, policy));
		const growth = policyGrowth(policy, keptPolicies);
		const sameScope = keptPolicies.find((one) => canonical(one.skills) === canonical(policy.skills));
		if (keptPolicies.length === 0 || !sameScope && growth.length > 0) {
			yield {
				key: ["policy"],
				message: `${label} is gone, or holds for fewer skills: what it denied no longer stops a merge.`,
				guarded: true,
				about: canonical({ ...policy })
			};
			continue;
		}
		for (const { key, gained } of growth) {
			const message = gained === "any" ? `${label} no longer limits "${key}": what it denied no longer stops a merge.` : `${label} grants ${gained.map(quote).join(", ")} under "${key}", which it did not: that no longer stops a merge.`;
			const about = canonical([policy.skills, key]);
			yield {
				key: [
					"policy",
					sameScope ? head.policy.indexOf(sameScope) : 0,
					key
				],
				message,
				guarded: true,
				about
			};
		}
	}
}
function policyLabel({ skills }) {
	return skills.length === 0 ? "The policy" : `The policy for ${quote(skills.join(", "))}`;
}
function coversSkillsOf(one, other) {
	return one.skills.length === 0 || other.skills.length > 0 && other.skills.every((glob) => one.skills.includes(glob));
}
// src/config/loosened/rules.ts
function* loosenedRules(base, head) {
	for (const id of new Set([...Object.keys(head.rules), ...Object.keys(base.rules)])) {
		const [atBase, atHead] = [base, head].map((config) => config.rules[id] ?? defaultLevel(id));
		if (!atBase || !atHead || !isLowerLevel(atHead, atBase)) continue;
		const message = `${head.rules[id] ? `Rule ${quote(id)} is set to ${atHead}, where it was ${atBase}` : `Rule ${quote(id)} is no longer set to ${atBase}; it is ${atHead} now`}: ${consequenceOf(atBase, atHead, base)}.`;
		yield {
			key: ["rules", id],
			message,
			guarded: isPrivilegeRule(id)
		};
	}
}
const maxGlobs = 300;
function* loosenedOverrides(base, head, paths) {
	if (canonical(base.overrides.map(comparable)) === canonical(head.overrides.map(comparable))) return;
	const globs = new Set([...base.overrides, ...head.overrides].flatMap(({ files }) => files));
	if (globs.size > maxGlobs) {
		yield {
			key: ["overrides"],
			message: `The overrides changed and name ${globs.size} globs, too many to compare; they may let more through.`,
			guarded: true
		};
		return;
	}
	const [atBase, atHead] = [levelsOf(base), levelsOf(head)];
	const loosenedByKey = new Map();
	for (const path of new Set([...paths, ...[...globs].map(samplePath)])) {
		const [before, after] = [atBase(path), atHead(path)];
		for (const id of new Set([...before.ids, ...after.ids])) {
			const loosened = quieterOverride(id, before.of(id), after.of(id), {
				base,
				head
			});
			if (!loosened) continue;
			const existing = loosenedByKey.get(canonical(loosened.key) + loosened.about);
			const guarded = loosened.guarded || existing?.guarded === true;
			loosenedByKey.set(canonical(loosened.key) + loosened.about, {
				...existing ?? loosened,
				guarded
			});
		}
	}
	yield* loosenedByKey.values();
}
function quieterOverride(id, atBase, atHead, { base, head }) {
	if (!isLowerLevel(atHead.level, atBase.level) || !atBase.override && !atHead.override) return null;
	const consequence = consequenceOf(atBase.level, atHead.level, base);
	const isRemoved = atBase.override !== null && !hasOverride(head, atBase.override);
	if (atHead.override && !(isRemoved && hasOverride(base, atHead.override))) {
		const message = `This override sets ${quote(id)} to ${atHead.level} for ${formatFiles(atHead.override)}, where it was ${atBase.level}: ${consequence}.`;
		return {
			key: ["overrides", head.overrides.indexOf(atHead.override)],
			message,
			guarded: isPrivilegeRule(id),
			about: ""
		};
	}
	if (!atBase.override) return null;
	return {
		key: ["overrides"],
		message: `The override that set ${quote(id)} to ${atBase.level} for ${formatFiles(atBase.override)} is gone; it is ${atHead.level} there now: ${consequence}.`,
		guarded: isPrivilegeRule(id),
		about: canonical(comparable(atBase.override))
	};
}
function levelsOf({ overrides, rules }) {
	const matchers = overrides.map((override) => ({
		override,
		applies: matcher(override.files)
	}));
	return (path) => {
		const matching = matchers.filter(({ applies }) => applies(path)).map(({ override }) => override);
		return {
			ids: matching.flatMap((override) => Object.keys(override.rules)),
			of: (id) => {
				const override = matching.findLast((one) => one.rules[id] !== void 0) ?? null;
				return {
					level: override?.rules[id] ?? rules[id] ?? defaultLevel(id),
					override
				};
			}
		};
	};
}
function samplePath(glob) {
	return glob.replace(/^\.?\//, "").replace(/\/+$/, "").replace(/\{([^{},]*),[^{}]*\}/g, "$1").replace(/\[([^\]!^])[^\]]*\]/g, "$1").replace(/\*+/g, "any").replaceAll("?", "x");
}
function hasOverride({ overrides }, override) {
	const key = canonical(comparable(override));
	return overrides.some((one) => canonical(comparable(one)) === key);
}
function comparable({ files, rules }) {
	return {
		files,
		rules
	};
}
function formatFiles({ files }) {
	return quote(files.join(", "));
}
function consequenceOf(atBase, atHead, { failOn }) {
	const failsRun = (level) => level !== "off" && failOn !== "never" && isAtLeast(level, failOn);
	if (failsRun(atBase) && !failsRun(atHead)) return "what it finds no longer stops a merge";
	return atHead === "off" ? "what it finds is no longer said" : "what it finds weighs less";
}
function isPrivilegeRule(id) {
	return findRule(id)?.category === "privilege";
}
function defaultLevel(id) {
	const rule = findRule(id);
	if (!rule) return "off";
	if (rule.scope === "problem") return rule.severity;
	if (rule.scope === "change") return rule.category === "privilege" ? "warning" : "error";
	return rule.offByDefault ? "off" : rule.severity;
}
// src/config/loosened/settings.ts
function* loosenedLists(base, head) {
	for (const [index, glob] of head.ignore.entries()) {
		if (base.ignore.includes(glob)) continue;
		const message = `Paths that match ${quote(glob)} are no longer looked at.`;
		yield {
			key: ["ignore", index],
			message,
			guarded: true
		};
	}
	for (const glob of base.locks.filter((one) => !head.locks.includes(one))) yield {
		key: ["locks"],
		message: `Locks that match ${quote(glob)} are no longer named.`,
		guarded: false
	};
	for (const glob of base.protos.filter((one) => !head.protos.includes(one))) yield {
		key: ["protos"],
		message: `Protos that match ${quote(glob)} are no longer looked at.`,
		guarded: false
	};
}
function* loosenedValues(base, head) {
	for (const { key, was, now, passes } of settingChanges(base, head)) {
		const effect = passes[now];
		if (was === now || effect === void 0) continue;
		const message = `"${key}" is ${now}, where it was ${was}: ${effect}.`;
		yield {
			key: [key],
			message,
			guarded: key === "fail-on"
		};
	}
	if (base.release === head.release) return;
	yield {
		key: ["release"],
		message: `"release" is ${quote(head.release)}, where it was ${quote(base.release)}: ${releaseEffect(head.release)}.`,
		guarded: false
	};
}
function settingChanges(base, head) {
	const change = (key, select, passes) => ({
		key,
		was: String(select(base)),
		now: String(select(head)),
		passes
	});
	return [
		change("fail-on", ({ failOn }) => failOn, {
			...base.failOn === "warning" && { error: "warnings no longer stop a merge" },
			never: "no finding stops a merge any more"
		}),
		change("scope", ({ scope }) => scope, {
			...base.scope === "all" && { auto: "on pull requests, findings that base has too no longer stop a merge" },
			new: "findings that base has too no longer stop anything"
		}),
		change("unversioned", ({ unversioned }) => unversioned, {
			...base.unversioned === "error" && { auto: "breaking a skill that has no version, and no more than a name and a description, no longer stops a merge" },
			warn: "breaking a skill that has no version no longer stops a merge"
		}),
		change("allow-empty", ({ allowEmpty }) => allowEmpty, { true: "a repository without a skill no longer stops a merge" }),
		change("compat", ({ compat }) => compat, {
			semantic: "a required variable that goes, and an input type or output pattern that changes without refusing anything, no longer ask for a major step",
			"adr-003": "a required input with a default that is added, or that was optional, no longer asks for a major step"
		})
	];
}
function releaseEffect(now) {
	return now === "base" ? "what broke since the last release and is on the base branch already no longer asks for a step" : "a break that follows another one since the release no longer asks for a step of its own";
}
// src/config/loosened/loosened.ts
function loosenedSettings({ file, former: baseFile, base, tip }, head, paths, isRelease = false) {
	if (!base) return [];
	const loosened = [
		...loosenedRules(base, head),
		...loosenedOverrides(base, head, paths),
		...loosenedLists(base, head),
		...loosenedPolicies(base, head),
		...loosenedValues(base, head)
	];
	const own = tip ? file?.config ?? defaults : head;
	return loosened.map((one) => ({
		...one,
		key: keyIn(own, head, one.key)
	})).map(({ key, message, guarded, about = "" }) => ({
		rule: "gate-weakened",
		message: guarded && !isRelease ? `${message} ${guardedNote}` : message,
		...isRelease && { severity: "note" },
		at: settingLocation(file, baseFile, key),
		was: keyLocation(baseFile, key),
		about: `${canonical(key)}${about}`
	}));
}
function keyIn(own, merged, key) {
	const [list, at, ...rest] = key;
	if (own === merged || typeof at !== "number") return key;
	const entry = entriesOf(merged, list)[at];
	const index = entriesOf(own, list).indexOf(entry ?? "");
	return index < 0 ? key.slice(0, 1) : [
		list ?? "",
		index,
		...rest
	];
}
function entriesOf({ ignore, overrides, policy }, list) {
	return ({
		ignore,
		overrides: overrides.map(({ files, rules }) => ({
			files,
			rules
		})),
		policy: policy.map((one) => ({ ...one }))
	}[list ?? ""] ?? []).map(canonical);
}
const guardedNote = "For what skills may do, the setting of base holds until this is merged.";
export { loosenedSettings };
