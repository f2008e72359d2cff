import { n as isPower } from "./powers.js";
import { $r as canonical, Tt as getProblemRule, _r as powerTexts, bt as contextOf, di as quote, gr as doubtsOf, oi as facetValue, si as isSet } from "./core.js";
// src/pipeline/permissions/new-permissions.ts
const rule$1 = getProblemRule("new-skill-permissions");
function newPermissions(pairs, stamp) {
	return pairs.flatMap(({ before, after }) => {
		if (!after || before && !before.unreadable || before === after) return [];
		const draft = draftOf$1(after, before);
		const context = {
			...contextOf(after),
			rule: rule$1,
			severity: rule$1.severity
		};
		return (draft && stamp(draft, context)) ?? [];
	});
}
function draftOf$1({ contract }, before) {
	const known = new Set(before?.contract.items.map(canonicalOf));
	const items = contract.items.filter((one) => isPermission(one) && !known.has(canonicalOf(one)));
	const [first] = items;
	if (!first) return null;
	const subject = before ? "At base the manifest cannot be read; now the skill declares permissions" : "The new skill declares permissions";
	const at = first.facets.get("value")?.at ?? first.at;
	const all = items.map(jsonOf);
	return {
		message: `${subject}: ${[...new Set(items.map(wordsOf))].join("; ")}.`,
		at,
		about: "permissions",
		after: all
	};
}
function jsonOf({ kind, name, facets }) {
	const values = [...facets].map(([key, { shape }]) => [key, shape.value]);
	return {
		kind,
		name,
		...Object.fromEntries(values)
	};
}
function canonicalOf(item) {
	return canonical(jsonOf(item));
}
function isPermission(item) {
	if (item.kind === "allowed-tools") return entriesOf(item).length > 0;
	if (item.kind === "sensitive") return isSet(item, "value");
	return item.kind !== "dependency" && isPower(item);
}
function wordsOf(item) {
	const { kind, name } = item;
	const entries = listed(entriesOf(item));
	if (kind === "allowed-tools") return `tools that run unasked (${entries})`;
	if (kind === "effect") return `the effect ${quote(name)}`;
	if (kind === "sensitive") return "sensitive data";
	if (kind === "provides") return "an executable module";
	if (kind === "confirmation") return "recipes that run unasked";
	if (kind === "execution") return name === "network" ? "network access" : "destructive steps";
	if (name === "secrets_access") return "secrets";
	if (name !== "terminal_exec") return `${lists[name] ?? quote(name)} ${entries}`;
	const commands = entriesOf(item, "commands");
	return commands.length === 0 ? "any command" : `the commands ${listed(commands)}`;
}
const lists = {
	filesystem_read: "reading",
	filesystem_write: "writing",
	network: "network access to",
	env_read: "the variables"
};
function entriesOf(item, facet = "value") {
	const value = facetValue(item, facet);
	return Array.isArray(value) ? value.map(String) : [];
}
const mostNamed = 8;
function listed(entries) {
	const named = entries.slice(0, mostNamed).map((one) => quote(one));
	const rest = entries.length - named.length;
	return [...named, ...rest > 0 ? [`${rest} more`] : []].join(", ");
}
// src/pipeline/permissions/unreadable-permissions.ts
const rule = getProblemRule("permissions-unreadable");
function unreadablePermissions(pairs, stamp) {
	return pairs.flatMap(({ before, after, status }) => {
		if (!after || status === "unchanged" || doubtsOf(after).length === 0) return [];
		const earlier = before ? powerTexts(before) : [];
		const context = {
			...contextOf(after),
			rule,
			severity: rule.severity
		};
		return powerTexts(after).filter((one) => !earlier.some((other) => isSame(one, after, other, before))).flatMap(({ doubts }) => doubts.flatMap((doubt) => stamp(draftOf(doubt), context) ?? []));
	});
}
function draftOf({ message, at, about, value }) {
	return {
		message: `${message}, so that nobody can tell what the skill may do.`,
		at,
		about,
		value
	};
}
function isSame(one, after, other, before) {
	if (one.part !== other.part || one.text !== other.text) return false;
	const [now, was] = [one.doubts, other.doubts].map((doubts) => canonical(doubts.map(({ value }) => value)));
	if (one.text !== null) return now === was;
	const [id, old] = [idOf(after, one.path), before ? idOf(before, other.path) : void 0];
	return id !== void 0 && id === old;
}
function idOf({ files }, path) {
	return files.find((file) => file.path === path)?.id;
}
// src/pipeline/permissions/permission-findings.ts
function permissionFindings(pairs, stamp) {
	return [...unreadablePermissions(pairs, stamp), ...newPermissions(pairs, stamp)];
}
export { permissionFindings };
