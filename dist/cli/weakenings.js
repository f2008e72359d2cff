import { Fr as matcher, Lt as defaults, Mn as canonical, ft as toolsBeyond, ot as keyPlace, pt as compareEntries, st as settingPlace, ui as isAtLeast, yi as quoted, zt as isQuieter } from "./core.js";
import { r as ruleNamed } from "./catalog.js";
// src/contract/policy-growth.ts
function policyGrowth(was, now) {
	return Object.entries(grants).flatMap(([key, { of, beyond }]) => {
		const gained = now.map((one) => growth(of(was), of(one), beyond));
		const [first] = gained;
		return first === void 0 || gained.some((one) => one.length === 0) ? [] : [{
			key,
			gained: first
		}];
	});
}
const grants = {
	effects: {
		of: ({ effects }) => effects ?? "any",
		beyond: entriesBeyond("name")
	},
	network: {
		of: ({ network }) => network,
		beyond: entriesBeyond("domain")
	},
	exec: {
		of: ({ exec }) => exec,
		beyond: entriesBeyond("command")
	},
	filesystem_write: {
		of: ({ filesystemWrite }) => filesystemWrite,
		beyond: entriesBeyond("path")
	},
	"allowed-tools": {
		of: ({ allowedTools }) => allowedTools ?? "any",
		beyond: toolsBeyond
	},
	secrets: {
		of: ({ secrets }) => secrets ? "any" : [],
		beyond: entriesBeyond("name")
	}
};
function entriesBeyond(of) {
	const list = (value) => ({
		type: "entries",
		of,
		empty: "none",
		value
	});
	return (was, now) => compareEntries(list(was), list(now)).gained;
}
function growth(was, now, beyond) {
	if (was === "any") return [];
	return now === "any" ? "any" : beyond(was, now);
}
// src/weakened-policies.ts
function* weakenedPolicies(base, head) {
	for (const policy of base.policy) {
		const name = nameOf(policy);
		const kept = head.policy.filter((one) => reachesAsFar(one, policy));
		const growth = policyGrowth(policy, kept);
		const next = kept.find((one) => canonical(one.skills) === canonical(policy.skills));
		if (kept.length === 0 || !next && growth.length > 0) {
			yield {
				key: ["policy"],
				message: `${name} is gone, or holds for fewer skills: what it denied no longer stops a merge.`,
				guarded: true,
				about: canonical({ ...policy })
			};
			continue;
		}
		for (const { key, gained } of growth) {
			const message = gained === "any" ? `${name} no longer limits "${key}": what it denied no longer stops a merge.` : `${name} grants ${gained.map(quoted).join(", ")} under "${key}", which it did not: that no longer stops a merge.`;
			const about = canonical([policy.skills, key]);
			yield {
				key: [
					"policy",
					next ? head.policy.indexOf(next) : 0,
					key
				],
				message,
				guarded: true,
				about
			};
		}
	}
}
function nameOf({ skills }) {
	return skills.length === 0 ? "The policy" : `The policy for ${quoted(skills.join(", "))}`;
}
function reachesAsFar(one, other) {
	return one.skills.length === 0 || other.skills.length > 0 && other.skills.every((glob) => one.skills.includes(glob));
}
// src/weakened-rules.ts
function* weakenedRules(base, head) {
	for (const id of new Set([...Object.keys(head.rules), ...Object.keys(base.rules)])) {
		const [was, now] = [base, head].map((config) => config.rules[id] ?? usualLevel(id));
		if (!was || !now || !isQuieter(now, was)) continue;
		const message = `${head.rules[id] ? `Rule ${quoted(id)} is set to ${now}, where it was ${was}` : `Rule ${quoted(id)} is no longer set to ${was}; it is ${now} now`}: ${effect(was, now, base)}.`;
		yield {
			key: ["rules", id],
			message,
			guarded: isPower(id)
		};
	}
}
const mostGlobs = 300;
function* weakenedOverrides(base, head, paths) {
	if (canonical(base.overrides.map(plain)) === canonical(head.overrides.map(plain))) return;
	const globs = new Set([...base.overrides, ...head.overrides].flatMap(({ files }) => files));
	if (globs.size > mostGlobs) {
		yield {
			key: ["overrides"],
			message: `The overrides changed and name ${globs.size} globs, too many to compare; they may let more through.`,
			guarded: true
		};
		return;
	}
	const [was, now] = [levelsOf(base), levelsOf(head)];
	const culprits = new Map();
	for (const path of new Set([...paths, ...[...globs].map(exampleOf)])) {
		const [before, after] = [was(path), now(path)];
		for (const id of new Set([...before.ids, ...after.ids])) {
			const told = quietened(id, before.of(id), after.of(id), {
				base,
				head
			});
			if (!told) continue;
			const known = culprits.get(canonical(told.key) + told.about);
			const guarded = told.guarded || known?.guarded === true;
			culprits.set(canonical(told.key) + told.about, {
				...known ?? told,
				guarded
			});
		}
	}
	yield* culprits.values();
}
function quietened(id, was, now, { base, head }) {
	if (!isQuieter(now.level, was.level) || !was.override && !now.override) return null;
	const effects = effect(was.level, now.level, base);
	const isGone = was.override !== null && !has(head, was.override);
	if (now.override && !(isGone && has(base, now.override))) {
		const message = `This override sets ${quoted(id)} to ${now.level} for ${filesOf(now.override)}, where it was ${was.level}: ${effects}.`;
		return {
			key: ["overrides", head.overrides.indexOf(now.override)],
			message,
			guarded: isPower(id),
			about: ""
		};
	}
	if (!was.override) return null;
	return {
		key: ["overrides"],
		message: `The override that set ${quoted(id)} to ${was.level} for ${filesOf(was.override)} is gone; it is ${now.level} there now: ${effects}.`,
		guarded: isPower(id),
		about: canonical(plain(was.override))
	};
}
function levelsOf({ overrides, rules }) {
	const tests = overrides.map((override) => ({
		override,
		applies: matcher(override.files)
	}));
	return (path) => {
		const matching = tests.filter(({ applies }) => applies(path)).map(({ override }) => override);
		return {
			ids: matching.flatMap((override) => Object.keys(override.rules)),
			of: (id) => {
				const override = matching.findLast((one) => one.rules[id] !== void 0) ?? null;
				return {
					level: override?.rules[id] ?? rules[id] ?? usualLevel(id),
					override
				};
			}
		};
	};
}
function exampleOf(glob) {
	return glob.replace(/^\.?\//, "").replace(/\/+$/, "").replace(/\{([^{},]*),[^{}]*\}/g, "$1").replace(/\[([^\]!^])[^\]]*\]/g, "$1").replace(/\*+/g, "any").replaceAll("?", "x");
}
function has({ overrides }, override) {
	const key = canonical(plain(override));
	return overrides.some((one) => canonical(plain(one)) === key);
}
function plain({ files, rules }) {
	return {
		files,
		rules
	};
}
function filesOf({ files }) {
	return quoted(files.join(", "));
}
function effect(was, now, { failOn }) {
	const stops = (level) => level !== "off" && failOn !== "never" && isAtLeast(level, failOn);
	if (stops(was) && !stops(now)) return "what it finds no longer stops a merge";
	return now === "off" ? "what it finds is no longer said" : "what it finds weighs less";
}
function isPower(id) {
	return ruleNamed(id)?.category === "privilege";
}
function usualLevel(id) {
	const rule = ruleNamed(id);
	if (!rule) return "off";
	if (rule.scope === "problem") return rule.severity;
	if (rule.scope === "change") return rule.category === "privilege" ? "warning" : "error";
	return rule.off ? "off" : rule.severity;
}
// src/weakened-settings.ts
function* weakenedLists(base, head) {
	for (const [at, glob] of head.ignore.entries()) {
		if (base.ignore.includes(glob)) continue;
		const message = `Paths that match ${quoted(glob)} are no longer looked at.`;
		yield {
			key: ["ignore", at],
			message,
			guarded: true
		};
	}
	for (const glob of base.locks.filter((one) => !head.locks.includes(one))) yield {
		key: ["locks"],
		message: `Locks that match ${quoted(glob)} are no longer named.`,
		guarded: false
	};
	for (const glob of base.protos.filter((one) => !head.protos.includes(one))) yield {
		key: ["protos"],
		message: `Protos that match ${quoted(glob)} are no longer looked at.`,
		guarded: false
	};
}
function* weakenedValues(base, head) {
	for (const { key, was, now, passes } of changesOf(base, head)) {
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
		message: `"release" is ${quoted(head.release)}, where it was ${quoted(base.release)}: ${released(head.release)}.`,
		guarded: false
	};
}
function changesOf(base, head) {
	const change = (key, of, passes) => ({
		key,
		was: String(of(base)),
		now: String(of(head)),
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
function released(now) {
	return now === "base" ? "what broke since the last release and is on the base branch already no longer asks for a step" : "a break that follows another one since the release no longer asks for a step of its own";
}
// src/weakenings.ts
function weakenings({ file, former, base, tip }, head, paths, released = false) {
	if (!base) return [];
	const found = [
		...weakenedRules(base, head),
		...weakenedOverrides(base, head, paths),
		...weakenedLists(base, head),
		...weakenedPolicies(base, head),
		...weakenedValues(base, head)
	];
	const own = tip ? file?.config ?? defaults : head;
	return found.map((one) => ({
		...one,
		key: keyIn(own, head, one.key)
	})).map(({ key, message, guarded, about = "" }) => ({
		rule: "gate-weakened",
		message: guarded && !released ? `${message} ${heldBack}` : message,
		...released && { severity: "note" },
		at: settingPlace(file, former, key),
		was: keyPlace(former, key),
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
const heldBack = "For what skills may do, the setting of base holds until this is merged.";
export { weakenings };
