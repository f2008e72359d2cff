import { $s as permissionRows, Ac as isWidening, Ic as groupBy, Jc as sentence, Jl as UsageError, Kc as pathPart, Nr as duplicateIdentity, Pr as incomparable, Rc as code, Rs as permissionItem, S as open, T as treePaths, Uc as msg, Wc as namePart, Ws as inNaturalOrder, Yc as words, bc as joinLines, bl as jsonText, co as repositoryOptions, dc as sortNaturally, fc as isChanged, ft as bumpOf, hl as statUserPath, hs as powerChangeJson, ir as largestBump, mc as versionChange, nc as unitPermissions, pc as missingVersion, ps as findingJson, qc as plainText, ql as UnknownCommitError, ut as check, xc as line, zs as shellPath } from "./core.js";
import { r as findRule } from "./catalog.js";
import { a as unchangedBlocks, i as titledList, n as headedList, r as pageHeading, t as classTable } from "./change-list.js";
import { n as documentText, t as documentMarkdown } from "./document-text.js";
import { resolve } from "node:path";
// src/cli/migration.ts
const verbs$1 = {
	skill: "call the skill",
	operation: "call",
	input: "pass",
	environment: "set",
	command: "install",
	tool: "install",
	output: "read"
};
const provided = [
	"input",
	"environment",
	"command",
	"tool"
];
function migrationOf({ rule: id, bump, before, after, about }) {
	const rule = findRule(id);
	if (bump !== "major" || rule?.kind !== "change" || typeof rule.on.kind !== "string") return null;
	const { kind, action, facet } = rule.on;
	const verb = verbs$1[kind];
	if (verb === void 0) return null;
	const [oldName, newName] = [code(nameOf(before)), code(nameOf(after))];
	const owner = kind === "input" ? ownerOf(about) : "";
	const target = owner === "" ? words("") : msg` to operation ${code(owner)}`;
	if (action === "renamed" || kind === "output" && facet === "pattern") return msg`${words(verb)} ${newName} instead of ${oldName}${target}`;
	if (action === "added" && provided.includes(kind)) return msg`${words(verb)} ${newName}${target}`;
	return action === "removed" && kind === "input" ? msg`stop passing ${oldName}${target}` : null;
}
function operationOf({ about }) {
	const [kind, , name = ""] = about.split("\0");
	return kind === "operation" ? name : ownerOf(about);
}
function ownerOf(about) {
	return about.split("\0")[1] ?? "";
}
function nameOf(side) {
	const name = side !== null && typeof side === "object" && !Array.isArray(side) ? side.name : side;
	return String(name ?? "");
}
// src/cli/text/changelog.ts
const rank = {
	major: 0,
	minor: 1,
	patch: 2,
	none: 3
};
function changelogOf(changes) {
	const groups = groupBy(withoutIndistinct(changes), groupOf);
	const changed = (groups.get("changed") ?? []).map((skillChanges) => ({
		...skillChanges,
		changes: sortedByBump(skillChanges.changes)
	}));
	return {
		removed: groups.get("removed") ?? [],
		changed: changed.sort((a, b) => lowestRank(a.changes) - lowestRank(b.changes)),
		added: groups.get("added") ?? [],
		reworded: groups.get("reworded") ?? []
	};
}
function withoutIndistinct(changes) {
	const isIndistinct = ({ rule }) => rule === duplicateIdentity.id;
	const representatives = changes.filter((candidate) => candidate.changes.some(isIndistinct));
	const names = new Set(representatives.map(({ skill }) => skill.name));
	return changes.filter((candidate) => candidate.changes.length > 0 || !names.has(candidate.skill.name));
}
function groupOf({ skill: { status }, changes }) {
	if (!changes.some((change) => !isWholeSkill(change)) && (status === "added" || status === "removed")) return status;
	return changes.length > 0 && changes.every(wordingLabel) ? "reworded" : "changed";
}
function isWholeSkill(change) {
	const on = patternOf(change);
	return on?.kind === "skill" && (on.action === "added" || on.action === "removed");
}
function patternOf({ rule: id }) {
	const rule = findRule(id);
	return rule?.kind === "change" ? rule.on : void 0;
}
function lowestRank(changes) {
	return changes.reduce((lowest, { bump }) => Math.min(lowest, rank[bump ?? "none"]), rank.none);
}
function byBump(a, b) {
	return rank[a.bump ?? "none"] - rank[b.bump ?? "none"];
}
function sortedByBump(changes) {
	const operations = [...new Set(["", ...changes.map(operationOf)])];
	const order = new Map(operations.map((operation, index) => [operation, index]));
	const at = (change) => order.get(operationOf(change)) ?? 0;
	return [...changes].sort((a, b) => byBump(a, b) || at(a) - at(b));
}
const wording = {
	body: "instructions",
	description: "description",
	bundle: "bundled files",
	metadata: "metadata"
};
function wordingLabel(change) {
	const kind = patternOf(change)?.kind;
	return typeof kind === "string" ? wording[kind] : void 0;
}
function splitWording(changes) {
	const labels = new Set(changes.flatMap((change) => wordingLabel(change) ?? []));
	return [changes.filter((change) => wordingLabel(change) === void 0), [...labels].sort().join(", ")];
}
const headings = [
	"Breaking",
	"Permissions",
	"Added",
	"Changed",
	"Removed",
	"Requirements",
	"Other"
];
function headingOf$1(change) {
	const { bump, category } = change;
	if (bump === "major") return "Breaking";
	if (category === "privilege") return "Permissions";
	const on = patternOf(change);
	if (bump === null || bump === "none" || on === void 0) return "Other";
	if (category === "requirement") return "Requirements";
	if (on.action === "added") return "Added";
	return on.action === "removed" ? "Removed" : "Changed";
}
// src/cli/text/sides.ts
function sideItem(side) {
	const { name, root, version } = side;
	return {
		line: joinLines([namePart(name), version === null ? [] : namePart(version)], " "),
		places: [{ path: root === "" ? "." : root }]
	};
}
function sidesLine(sides) {
	const { name, base } = sides;
	const previous = base && base.name !== name ? line`(was ${namePart(base.name)})` : [];
	return joinLines([
		namePart(name),
		previous,
		versionChange(sides)
	], " ");
}
// src/cli/text/units-document.ts
function unitBlocks(units) {
	const plugins = units.filter(({ kind }) => kind === "plugin");
	const others = units.filter(({ kind }) => kind !== "plugin").flatMap(unitChanges);
	const changed = plugins.filter(({ status }) => status !== "added" && status !== "removed").sort((a, b) => byBump({ bump: a.requiredBump }, { bump: b.requiredBump }));
	const only = (status) => plugins.filter((plugin) => plugin.status === status).map(sideItem);
	const title = "Agents, commands and files of clients";
	return [
		...titledList("Removed plugins", only("removed")),
		...changed.flatMap(pluginBlocks),
		...titledList("New plugins", only("added")),
		...others.length === 0 ? [] : [classTable([title], others)],
		...headedList(pageHeading(2, [title]), others)
	];
}
const partHeadings = [
	"Breaking",
	"Added",
	"Changed",
	"Removed"
];
function pluginBlocks(unit) {
	const { root, base, declaredBump, neededVersion } = unit;
	const parts = [...unit.parts].sort(byBump);
	const move = base && base.root !== root ? line`moved from ${pathPart(base.root || ".")}` : [];
	const needed = neededVersion === null ? [] : line`needs ${namePart(neededVersion)}`;
	const shortfall = declaredBump === "decreased" ? line`a lower version` : needed;
	const title = joinLines([
		line`Plugin ${sidesLine(unit)}`,
		move,
		shortfall
	], ", ");
	if (parts.length === 0) return [pageHeading(2, title), ...unchangedBlocks(title, "Nothing in its parts.")];
	return [
		classTable(title, parts.map(listedPart)),
		pageHeading(2, title),
		...partHeadings.flatMap((heading) => {
			const own = parts.filter((part) => headingOf(part) === heading);
			return headedList(pageHeading(3, [heading]), own.map(partItem));
		})
	];
}
function headingOf({ bump, action }) {
	if (bump === "major") return "Breaking";
	if (action === "added") return "Added";
	return action === "removed" ? "Removed" : "Changed";
}
function listedPart(part) {
	return {
		bump: part.bump,
		line: partItem(part).line
	};
}
function partItem({ kind, name, action }) {
	return { line: clause(kind, name, action).parts };
}
const verbs = {
	added: "is new",
	removed: "was removed",
	renamed: "was renamed",
	changed: "changed"
};
function clause(kind, name, action) {
	return sentence(msg`${words(kind)} ${code(name, 120)} ${words(verbs[action])}`);
}
function unitChanges(unit) {
	const { kind, name, root, base, parts, status, requiredBump: bump } = unit;
	if (kind === "repository") return parts.map(listedPart);
	if (status === "moved" && base) {
		const move = msg`moved from ${pathPart(base.root)} to ${pathPart(root)}`;
		return [{
			bump,
			line: sentence(msg`${words(kind)} ${code(name)} ${move}`).parts
		}];
	}
	const before = base && base.name !== name ? msg`, was ${code(base.name)}` : words("");
	return [{
		bump,
		line: msg`${clause(kind, name, status === "moved" || status === "unchanged" ? "changed" : status)}${before}`.parts,
		places: [{ path: root }]
	}];
}
// src/cli/text/diff-document.ts
function diffDocument({ skills, units, permissions }) {
	const { removed, changed, added, reworded } = changelogOf(skills);
	const blocks = [
		...titledList("Breaking: removed skills", removed.map(removedItem)),
		...changed.flatMap(skillBlocks),
		...titledList("New skills", added.map(({ skill }) => sideItem(skill))),
		...titledList("Only words and bundled files", reworded.map(rewordedItem)),
		...unitBlocks(units),
		...titledList("Permissions", permissions.map(permissionRowItem))
	];
	return { blocks: blocks.length === 0 ? [{
		kind: "paragraph",
		lines: [["No skill changed."]]
	}] : blocks };
}
function skillBlocks({ skill, changes }) {
	const [seen, labels] = splitWording(changes);
	const needed = missingVersion(skill);
	const shortfall = skill.declaredBump === "decreased" ? line`a lower version` : needed ? line`needs ${namePart(needed)}` : [];
	const title = joinLines([sidesLine(skill), shortfall], ", ");
	const wording = labels === "" ? [] : [{
		bump: "patch",
		line: [`Also changed: ${labels}`]
	}];
	const listed = [...seen.map(listedChange), ...wording];
	const lists = headings.flatMap((heading) => {
		const items = seen.filter((change) => headingOf$1(change) === heading).map(changeItem);
		const words = heading === "Changed" ? wording : [];
		return headedList(pageHeading(3, [heading]), [...items, ...words]);
	});
	const steps = seen.flatMap((change) => {
		const step = migrationOf(change);
		return step === null ? [] : [{ line: line`${sentence(step)}.` }];
	});
	const isEmptyList = listed.length === 0;
	return [
		...isEmptyList ? [] : [classTable(title, listed)],
		pageHeading(2, title),
		...lists,
		...headedList(pageHeading(3, ["Migration"]), steps),
		...isEmptyList ? unchangedBlocks(title, "Nothing in its contract.") : []
	];
}
function listedChange(change) {
	const step = migrationOf(change);
	return {
		bump: change.bump,
		line: changeItem(change).line,
		places: [change.at],
		rule: change.rule,
		advice: step === null ? [] : [{
			kind: "faint",
			line: line`\u2192 ${step}`
		}]
	};
}
function changeItem({ message, state, bump, notes }) {
	const facts = bump === null ? notes.map((note) => note.message.parts) : [];
	const said = joinLines([message.parts, ...facts], " ");
	return { line: state === "accepted" ? line`${said} (accepted)` : said };
}
function permissionRowItem(row) {
	const item = permissionItem(row);
	if (!(row.findings.length > 0 && row.findings.every(({ state }) => state === "accepted"))) return item;
	return {
		...item,
		severity: void 0,
		line: joinLines([item.line, ["(accepted)"]], " ")
	};
}
function removedItem({ skill, changes: [change] }) {
	return change ? changeItem(change) : sideItem(skill);
}
function rewordedItem({ skill, changes }) {
	const [, labels] = splitWording(changes);
	return { line: line`${sidesLine(skill)}: ${words(labels)}` };
}
// src/cli/text/diff-json.ts
function jsonChanges({ base, head }, { skills, units, powers }) {
	return jsonText({
		base,
		head,
		skills: skills.map(skillJson),
		...units.length > 0 && { units: units.map(unitChangeJson) },
		...powers.length > 0 && { powers: powers.map(powerChangeJson) }
	});
}
function skillJson({ skill, changes }) {
	return {
		name: skill.name,
		root: skill.root,
		version: skill.version,
		status: skill.status,
		base: skill.base,
		requiredBump: skill.requiredBump,
		declaredBump: skill.declaredBump,
		satisfied: skill.satisfied,
		changes: changes.map(changeJson)
	};
}
function changeJson(change) {
	const { fixable: _, ...json } = findingJson(change);
	const step = migrationOf(change);
	return {
		...json,
		migration: step && plainText(step)
	};
}
function unitChangeJson(unit) {
	const { kind, name, root, version, status, base, parts } = unit;
	return {
		kind,
		name,
		root,
		version,
		status,
		base,
		requiredBump: unit.requiredBump,
		declaredBump: unit.declaredBump,
		satisfied: unit.satisfied,
		parts: parts.map((part) => ({
			kind: part.kind,
			name: part.name,
			action: part.action,
			bump: part.bump
		}))
	};
}
// src/cli/commands/diff.ts
const formats = [
	"text",
	"markdown",
	"json"
];
const diffOptions = [{
	name: "format",
	value: "FORMAT",
	choices: formats,
	help: `${formats.join(", ")}`
}];
const diff = {
	name: "diff",
	synonyms: [
		"compare",
		"changes",
		"changelog"
	],
	summary: "list what changed in skills, plugins and permissions",
	operands: "[BASE] [HEAD] [-- PATH\u2026]",
	maxOperands: 2,
	acceptsPaths: true,
	options: [...diffOptions, ...repositoryOptions],
	examples: [
		["skillaccord diff", "since the merge base with the default branch"],
		["skillaccord diff v1.0.0", "since a tag"],
		["skillaccord diff v1.0.0 v2.0.0", "between two tags"],
		["skillaccord diff v1.0.0 -- skills/worklog", "of one skill"],
		["skillaccord diff --format markdown", "for release notes"]
	],
	async run(args, world) {
		const [base, head] = args.operands;
		const { sides, config } = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base,
			head,
			config: args.values.get("config")
		}).catch((cause) => {
			throw pathAsRevisionError(args.operands, world.cwd, cause) ?? cause;
		});
		if (sides.base === null) throw new UsageError(sides.noBaseReason ? plainText(sides.noBaseReason) : "There is no base.", "Choose one: skillaccord diff BASE");
		const only = treePaths(args.paths, world.cwd, sides.context.directory ?? world.cwd, sides);
		const report = await check({
			...sides,
			only,
			reportsUnitChanges: true
		}, withEverythingReported(config));
		const changes = allChanges(report);
		if (only.length > 0 && !matchesAnything(report, changes)) throw new UsageError(`There is no skill at ${args.paths.map((path) => `"${path}"`).join(", ")}.`);
		world.print(formatChanges(report, changes, args, world));
		return 0;
	}
};
function pathAsRevisionError(operands, cwd, cause) {
	if (!(cause instanceof UnknownCommitError)) return null;
	const index = operands.findIndex((name) => name === cause.revision && statUserPath({
		name,
		path: resolve(cwd, name)
	}));
	if (index < 0) return null;
	const [before, paths] = [operands.slice(0, index), operands.slice(index)];
	return new UsageError(`"${operands[index]}" is a path in the place of a revision.`, `Write paths after two hyphens: ${[
		"skillaccord diff",
		...before,
		"--",
		...paths.map(shellPath)
	].join(" ")}`);
}
function withEverythingReported(config) {
	const overrides = config.overrides.map((override) => ({
		...override,
		rules: withoutOff(override.rules)
	}));
	return {
		...config,
		scope: "all",
		failOn: "never",
		rules: withoutOff(config.rules),
		overrides
	};
}
function withoutOff(levels) {
	return Object.fromEntries(Object.entries(levels).filter(([, level]) => level !== "off"));
}
function formatChanges(report, changes, { values }, world) {
	const format = values.get("format");
	if (format === "json") return jsonChanges(report, changes);
	const document = diffDocument({
		...changes,
		skills: sortNaturally(changes.skills, ({ skill }) => skill.root),
		units: sortNaturally(changes.units, ({ root }) => root)
	});
	return format === "markdown" ? documentMarkdown(document) : documentText(document, world);
}
function allChanges(report) {
	return {
		skills: changesBySkill(report),
		units: (report.unitChanges ?? []).filter(isChanged).map((unit) => withPowers(unit, report)),
		powers: report.powers.filter(({ power }) => power.unit.kind !== "skill"),
		permissions: permissionRows(unitPermissions(inNaturalOrder(report)))
	};
}
function withPowers(unit, { powers }) {
	const wider = powers.filter(isWidening);
	return {
		...unit,
		parts: unit.parts.map((part) => withBump(part, unit, wider))
	};
}
function withBump(part, { kind, root }, wider) {
	const path = kind === "plugin" && root !== "" ? `${root}/${part.name}` : part.name;
	const own = wider.filter(({ power }) => power.at.path === path);
	return {
		...part,
		bump: largestBump([part.bump, ...own.map(bumpOf)])
	};
}
function skillChangesOnly(skills) {
	return {
		skills,
		units: [],
		powers: [],
		permissions: []
	};
}
function matchesAnything({ skills, unitChanges = [] }, { permissions }) {
	return [
		skills,
		unitChanges,
		permissions
	].some(({ length }) => length > 0);
}
function changesBySkill(report) {
	const changeFindings = [...report.findings, ...report.changes].filter(({ bump, rule }) => bump !== null || isIncomparable(rule));
	const changes = groupBy(changeFindings, ({ skill }) => skill ?? "");
	return report.skills.filter(isChanged).map((skill) => {
		const skillChanges = changes.get(skill.root) ?? [];
		return {
			skill,
			changes: skillChanges.length === 0 && !isCompared(skill) ? manifestErrors(report, skill) : skillChanges
		};
	});
}
function isCompared({ requiredBump }) {
	return requiredBump !== null;
}
function manifestErrors({ findings }, { root }) {
	return findings.filter(({ skill, rule, severity }) => skill === root && severity === "error" && findRule(rule)?.kind === "problem");
}
function isIncomparable(rule) {
	return rule === incomparable.id || rule === duplicateIdentity.id;
}
export { changesBySkill, diff, diffOptions, formatChanges, isCompared, skillChangesOnly, withEverythingReported };
