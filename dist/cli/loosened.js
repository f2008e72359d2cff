import { Ba as defaults, Ht as keyLocation, Sl as canonical, Uc as msg, Ut as settingLocation, Va as mapKeys, no as gateWeakened } from "./core.js";
import { r as findRule } from "./catalog.js";
// src/config/loosened.ts
function loosenedSettings({ headFile: file, baseFile, trustedConfig: base, tip }, head, paths, isRelease = false) {
	if (!base) return [];
	const own = tip ? file?.config ?? defaults : head;
	return findLoosened(base, head, paths).map((setting) => ({
		...setting,
		key: translateKey(own, head, setting.key)
	})).map(({ key, message, trustedConfigDecides, about, value }) => ({
		rule: gateWeakened.id,
		message,
		notes: trustedConfigDecides && !isRelease ? [{ message: baseNote(key) }] : [],
		...isRelease && { severity: "note" },
		at: settingLocation(file, baseFile, key),
		was: keyLocation(baseFile, key),
		about: `${canonical(key)}${about}`,
		value
	}));
}
function baseNote([name]) {
	return name === "rules" ? msg`It takes effect after the merge.` : msg`For permissions, it takes effect after the merge.`;
}
function findLoosened(base, head, paths) {
	const context = {
		rules: {
			base: base.rules,
			head: head.rules
		},
		baseFailOn: base.failOn,
		...paths,
		defaultLevel,
		isPrivilegeRule
	};
	return mapKeys((property, { name, loosening }) => {
		if ("never" in loosening) return [];
		const sides = {
			base: base[property],
			head: head[property]
		};
		return [...loosening.find(sides, {
			...context,
			name
		})].map(({ within = [], message, trustedConfigDecides = loosening.trustedConfigDecides, about = "" }) => ({
			key: [name, ...within],
			message,
			trustedConfigDecides,
			about,
			value: valuesAt(sides, within)
		}));
	}).flat();
}
function valuesAt({ base, head }, within) {
	const [baseValue, headValue] = [base, head].map((side) => within.reduce((value, key) => Object(value)[key], side));
	return JSON.parse(JSON.stringify([Array.isArray(head) ? null : baseValue ?? null, headValue ?? null]));
}
function translateKey(own, merged, key) {
	const [list, at, ...rest] = key;
	if (own === merged || list === void 0 || typeof at !== "number") return key;
	const entry = entriesOf(merged, list)[at];
	const index = entriesOf(own, list).indexOf(entry ?? "");
	return index < 0 ? [list] : [
		list,
		index,
		...rest
	];
}
function entriesOf(config, list) {
	const [value] = mapKeys((property, { name }) => name === list ? [config[property]] : []).flat();
	return Array.isArray(value) ? value.map((entry) => canonical(entry)) : [];
}
function defaultLevel(id) {
	const rule = findRule(id);
	if (!rule) return "off";
	if (rule.kind === "problem" || rule.kind === "power") return rule.severity;
	if (rule.kind === "change") return rule.category === "privilege" ? "warning" : "error";
	return rule.offByDefault ? "off" : rule.severity;
}
function isPrivilegeRule(id) {
	return findRule(id)?.category === "privilege";
}
export { defaultLevel, loosenedSettings };
