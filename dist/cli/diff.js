import { $a as codeSpan, Ba as permissionList, Ct as partClause, Eo as quoteWhole, Fo as groupBy, G as check, Ja as changeMarks, Ka as painter, La as versionChange, Qa as markdownMarkup, Qo as statUserPath, Ra as changeLines, To as quote, Ua as wrap, Wa as padTo, _a as powerChangeJson, a as open, ao as inNaturalOrder, c as treePaths, do as sortNaturally, es as escapeInvisible, ha as findingJson, ho as versionShortfall, lo as abbreviateUnique, mo as sideVersion, ms as UsageError, ns as jsonText, oo as permissionClause, po as isChanged, qa as defaultRenderOptions, ro as shellPath, rs as neutralizeCommands, so as unitPermissionRows, to as prose, vi as repositoryOptions, xo as code } from "./core.js";
import { r as findRule } from "./catalog.js";
import { resolve } from "node:path";
// src/cli/migration.ts
const migrationSteps = {
	"skill-renamed": (oldName, newName) => `call the skill ${newName} instead of ${oldName}`,
	"operation-renamed": (oldName, newName) => `call ${newName} instead of ${oldName}`,
	"input-renamed": (oldName, newName) => `pass ${newName} instead of ${oldName}`,
	"env-renamed": (oldName, newName) => `set ${newName} instead of ${oldName}`,
	"input-required-added": (_, newName) => `pass ${newName}`,
	"input-required-removed": (oldName) => `stop passing ${oldName}`,
	"input-optional-removed": (oldName) => `stop passing ${oldName}`,
	"env-required-added": (_, newName) => `set ${newName}`,
	"command-added": (_, newName) => `install ${newName}`,
	"required-tool-added": (_, newName) => `install ${newName}`,
	"output-pattern-changed": (oldName, newName) => `read ${newName} instead of ${oldName}`
};
function migrationOf({ rule, bump, before, after, about }) {
	if (bump !== "major") return null;
	const step = Object.hasOwn(migrationSteps, rule) ? migrationSteps[rule] : void 0;
	if (!step) return null;
	const [oldName, newName] = [formatName(before), formatName(after)];
	const owner = rule.startsWith("input-") ? ownerOf(about) : "";
	return step(oldName, newName) + (owner === "" ? "" : ` to operation ${code(owner)}`);
}
function operationOf({ about }) {
	const [kind, , name = ""] = about.split("\0");
	return kind === "operation" ? name : ownerOf(about);
}
function ownerOf(about) {
	return about.split("\0")[1] ?? "";
}
function formatName(side) {
	const name = side !== null && typeof side === "object" && !Array.isArray(side) ? side.name : side;
	return quote(String(name ?? ""));
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
	return {
		...json,
		migration: migrationOf(change)
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
	const representatives = changes.filter((candidate) => candidate.changes.some(isIndistinct));
	const names = new Set(representatives.map(({ skill }) => skill.name));
	return changes.filter((candidate) => candidate.changes.length > 0 || !names.has(candidate.skill.name));
}
function isIndistinct({ rule }) {
	return rule === "duplicate-identity";
}
function groupOf({ skill, changes }) {
	if (!changes.some(({ rule }) => rule !== "skill-added" && rule !== "skill-removed") && (skill.status === "added" || skill.status === "removed")) return skill.status;
	return changes.length > 0 && changes.every(({ rule }) => wordingLabel(rule)) ? "reworded" : "changed";
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
const wordingRules = {
	"body-changed": "instructions",
	"description-changed": "description",
	"bundled-file-changed": "bundled files",
	"metadata-changed": "metadata"
};
function wordingLabel(rule) {
	return Object.hasOwn(wordingRules, rule) ? wordingRules[rule] : void 0;
}
function splitWording(changes) {
	const visibleChanges = changes.filter(({ rule }) => wordingLabel(rule) === void 0);
	return [visibleChanges, visibleChanges.length < changes.length ? wordingLabels(changes) : null];
}
function wordingLabels(changes) {
	return [...new Set(changes.flatMap(({ rule }) => wordingLabel(rule) ?? []))].sort().join(", ");
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
function headingOf$1({ bump, category, rule: id }) {
	if (bump === "major") return "Breaking";
	if (category === "privilege") return "Permissions";
	const rule = findRule(id);
	if (bump === null || bump === "none" || rule?.kind !== "change") return "Other";
	if (category === "requirement") return "Requirements";
	const { action } = rule.on;
	if (action === "added") return "Added";
	return action === "removed" ? "Removed" : "Changed";
}
const reviewerNotes = [
	/(?<=\.) [^."`]*`compat: semantic` [^."`]*\.$/,
	/; with `compat: semantic` [^."`]*(?=\.$)/,
	/(?<=was removed\.) Callers will not find it\.(?=$| Possible new name: )/
];
function releaseNote({ message, bump, category, state }) {
	const note = bump !== "major" && /^(?:documentation|discovery|format)$/.test(category) ? message.replace(/(?:;|\.) [^;"`]*\.$/, ".") : message;
	const noteText = reviewerNotes.reduce((text, pattern) => text.replace(pattern, ""), note);
	return state === "accepted" ? `${noteText} (accepted)` : noteText;
}
const maxItems = 12;
function splitLongList(list) {
	return list.length <= 13 ? [list, []] : [list.slice(0, maxItems), list.slice(maxItems)];
}
// src/cli/text/diff-section.ts
function section(title, items) {
	if (items.length === 0) return [];
	const [first, overflow] = splitLongList(items);
	const bullets = (list) => list.map((item) => `- ${item}`).join("\n");
	if (overflow.length === 0) return [title, bullets(first)];
	const more = `<details><summary>${overflow.length} more</summary>\n\n${bullets(overflow)}\n\n</details>`;
	return [
		title,
		bullets(first),
		more
	];
}
function versionHeading$1(sides) {
	const { name, base } = sides;
	const previousName = base && base.name !== name ? ` (was ${codeSpan(base.name)})` : "";
	const version = versions(sides);
	return `${codeSpan(name)}${previousName}${version === "" ? "" : ` ${version}`}`;
}
function versions(sides) {
	const { base, status } = sides;
	const headText = sideVersion(sides, codeSpan, "");
	const baseText = base && status !== "removed" ? sideVersion(base, codeSpan, "") : "";
	return baseText === "" || baseText === headText ? headText : `${baseText} \u2192 ${headText || "unversioned"}`;
}
function listedLine$1({ name, root, version }) {
	const versionNote = version === null ? "" : ` ${codeSpan(version)}`;
	return `${codeSpan(name)}${versionNote}${root === "" ? "" : ` in ${codeSpan(root)}`}`;
}
// src/cli/text/unit-changelog.ts
const otherUnitsTitle = "Agents, commands and files of clients";
function unitChangelogOf(units) {
	const isPlugin = ({ kind }) => kind === "plugin";
	const plugins = groupBy(units.filter(isPlugin), ({ status }) => status === "added" || status === "removed" ? status : "changed");
	const changed = (plugins.get("changed") ?? []).map((unit) => ({
		...unit,
		parts: [...unit.parts].sort(byBump)
	}));
	return {
		removed: plugins.get("removed") ?? [],
		changed: changed.sort((a, b) => byBump(bumpsOf(a), bumpsOf(b))),
		added: plugins.get("added") ?? [],
		others: units.filter((unit) => !isPlugin(unit)).flatMap(clausesOf)
	};
}
function bumpsOf({ requiredBump }) {
	return { bump: requiredBump };
}
function clausesOf(unit) {
	const { kind, name, root, base, parts, requiredBump: bump } = unit;
	if (kind === "repository") return parts.map(partClauseOf);
	const before = base && base.name !== name ? `, was ${quoteWhole(base.name)}` : "";
	if (unit.status === "moved" && base) {
		const move = `moved from ${quoteWhole(base.root)} to ${quoteWhole(root)}`;
		return [{
			bump,
			text: `${kind} ${quoteWhole(name)} ${move}`,
			place: null
		}];
	}
	return [{
		bump,
		text: partClause({
			kind,
			name,
			action: actionOf(unit)
		}, quoteWhole) + before,
		place: root
	}];
}
function actionOf({ status }) {
	return status === "moved" || status === "unchanged" ? "changed" : status;
}
function partClauseOf(part) {
	return {
		bump: part.bump,
		text: partClause(part, quoteWhole),
		place: null
	};
}
// src/cli/text/units-markdown.ts
function unitSections({ units, permissions }) {
	const { removed, changed, added, others } = unitChangelogOf(units);
	return [
		...section("## Removed plugins", removed.map(listedLine$1)),
		...changed.flatMap(pluginBlock$1),
		...section("## New plugins", added.map(listedLine$1)),
		...section(`## ${otherUnitsTitle}`, others.map(clauseLine)),
		...section("## Permissions", permissions.map(permissionLine))
	];
}
const partHeadings = [
	"Breaking",
	"Added",
	"Changed",
	"Removed"
];
function pluginBlock$1(unit) {
	const { root, base, declaredBump, neededVersion, parts } = unit;
	const isLow = neededVersion !== null && declaredBump !== "decreased";
	return [
		`## Plugin ${versionHeading$1(unit)}`,
		...base && base.root !== root ? [`Moved from ${codeSpan(base.root || ".")}.`] : [],
		...isLow ? [`Needs ${codeSpan(neededVersion)}.`] : [],
		...partHeadings.flatMap((heading) => section(`### ${heading}`, parts.filter((part) => headingOf(part) === heading).map((part) => clauseLine(partClauseOf(part))))),
		...parts.length === 0 ? ["Nothing in its parts."] : []
	];
}
function headingOf({ bump, action }) {
	if (bump === "major") return "Breaking";
	if (action === "added") return "Added";
	return action === "removed" ? "Removed" : "Changed";
}
function clauseLine({ text, place }) {
	const sentence = prose(text.charAt(0).toUpperCase() + text.slice(1));
	return place === null ? `${sentence}.` : `${sentence} (${codeSpan(place)}).`;
}
const markup = markdownMarkup({
	links: null,
	baseSha: null,
	docs: null
});
function permissionLine(row) {
	const { change, when, where, otherPlaces } = row;
	const places = [where, ...otherPlaces].map((at) => markup.place(at));
	return [
		changeMarks[change],
		permissionClause(row, markup),
		markup.prose(when),
		where.path === "" ? "" : `in ${abbreviateUnique(places, 8)}`
	].filter((part) => part !== "").join(" ");
}
// src/cli/text/diff-markdown.ts
function markdownChanges(changes) {
	const { removed, changed, added, reworded } = changelogOf(changes.skills);
	const blocks = [
		...section("## Breaking: removed skills", removed.map(removedLine$1)),
		...changed.flatMap(skillBlock$1),
		...section("## New skills", added.map(({ skill }) => listedLine$1(skill))),
		...section("## Only words and bundled files", reworded.map(rewordedLine$1)),
		...unitSections(changes)
	];
	if (blocks.length === 0) return "No skill changed.\n";
	return `${blocks.join("\n\n")}\n`;
}
function skillBlock$1({ skill, changes }) {
	const [visibleChanges, wording] = splitWording(changes);
	const wordingNote = wording === null ? [] : [`${wording.charAt(0).toUpperCase()}${wording.slice(1)}.`];
	const lines = headings.flatMap((title) => {
		const notes = visibleChanges.filter((change) => headingOf$1(change) === title).map((change) => prose(releaseNote(change)));
		return section(`### ${title}`, title === "Changed" ? [...notes, ...wordingNote] : notes);
	});
	const steps = changes.flatMap(migration);
	const emptyNote = changes.length === 0 ? ["Nothing in its contract."] : [];
	return [
		`## ${versionHeading$1(skill)}`,
		...lines,
		...section("### Migration", steps),
		...emptyNote
	];
}
function migration(change) {
	const step = migrationOf(change);
	return step === null ? [] : [`${prose(step.charAt(0).toUpperCase() + step.slice(1))}.`];
}
function removedLine$1({ skill, changes }) {
	const [change] = changes;
	return change ? prose(releaseNote(change)) : listedLine$1(skill);
}
function rewordedLine$1({ skill, changes }) {
	return `${versionHeading$1(skill)}: ${wordingLabels(changes)}`;
}
// src/cli/text/bump-tones.ts
const bumpTones = {
	major: "error",
	minor: "warning",
	patch: "note",
	none: "faint"
};
// src/cli/text/diff-list.ts
function textList(title, lines, style) {
	return entryList(title, lines.map((line) => [`  ${line}`]), style);
}
function entryList(title, entries, style) {
	if (entries.length === 0) return [];
	const [first, overflow] = splitLongList(entries);
	return [
		title,
		...first.flat(),
		...moreLine(overflow.length, style)
	];
}
function moreLine(count, { colour }) {
	return count === 0 ? [] : [painter(colour)("faint", `  ${count} more (--format json lists all)`)];
}
function versionHeading(sides) {
	const { name, base } = sides;
	const previousName = base && base.name !== name ? ` (was ${escapeInvisible(base.name)})` : "";
	const step = versionChange(sides);
	const version = /^-( \u2192 -)?$/.test(step) ? "" : ` ${step.replace(/^-/, "unversioned")}`;
	return `${escapeInvisible(name)}${previousName}${version}`;
}
function listedLine({ name, root, version }) {
	const versionNote = version === null ? "" : ` ${escapeInvisible(version)}`;
	return `${escapeInvisible(name)}${versionNote} (${escapeInvisible(root === "" ? "." : root)})`;
}
// src/cli/text/units-text.ts
function unitBlocks({ units, permissions }, style) {
	const { removed, changed, added, others } = unitChangelogOf(units);
	return [
		textList("Removed plugins", removed.map(listedLine), style),
		...changed.map((unit) => pluginBlock(unit, style)),
		textList("New plugins", added.map(listedLine), style),
		entryList(otherUnitsTitle, others.map((clause) => clauseLines(clause, style)), style),
		entryList("Permissions", permissions.map((row) => rowLines(row, style)), style)
	];
}
function pluginBlock(unit, style) {
	const lines = unit.parts.map((part) => clauseLines(partClauseOf(part), style));
	const title = pluginHeading(unit);
	return lines.length === 0 ? [title, "  nothing in its parts"] : entryList(title, lines, style);
}
function pluginHeading(unit) {
	const { root, base, declaredBump, neededVersion } = unit;
	const needed = neededVersion === null ? null : `needs ${escapeInvisible(neededVersion)}`;
	const shortfall = declaredBump === "decreased" ? "a lower version" : needed;
	const notes = [base && base.root !== root ? `moved from ${escapeInvisible(base.root || ".")}` : null, shortfall].filter((note) => note !== null);
	return [`Plugin ${versionHeading(unit)}`, ...notes].join(", ");
}
const margin = 9;
function clauseLines({ bump, text, place }, { colour, width }) {
	const whole = escapeInvisible(place === null ? text : `${text} (${place})`);
	const known = bump ?? "none";
	const step = painter(colour)(bumpTones[known], padTo(known === "none" ? "-" : known, 5));
	return wrap(whole, Math.max(width - margin, 20)).map((line, index) => index === 0 ? `  ${step}  ${line}` : " ".repeat(margin) + line);
}
function rowLines(row, style) {
	return permissionList([row], {
		...defaultRenderOptions,
		...style
	});
}
// src/cli/text/diff-text.ts
function textChanges(changes, style) {
	const { removed, changed, added, reworded } = changelogOf(changes.skills);
	const paint = painter(style.colour);
	const blocks = [
		textList("Breaking: removed skills", removed.map(removedLine), style),
		...changed.map((skillChanges) => skillBlock(skillChanges, style)),
		textList("New skills", added.map(({ skill }) => listedLine(skill)), style),
		textList("Only words and bundled files", reworded.map(rewordedLine), style),
		...unitBlocks(changes, style)
	].filter((lines) => lines.length > 0);
	if (blocks.length === 0) return "No skill changed.\n";
	return `${blocks.map(([title = "", ...lines]) => [paint("strong", title), ...lines]).map((lines) => lines.map(neutralizeCommands).join("\n")).join("\n\n")}\n`;
}
function skillBlock({ skill, changes }, style) {
	const paint = painter(style.colour);
	const [visibleChanges, wording] = splitWording(changes);
	const [first, overflow] = splitLongList(visibleChanges);
	const lines = first.flatMap((change) => {
		const step = migrationOf(change);
		const shortened = {
			...change,
			message: releaseNote(change)
		};
		return [...changeLines(shortened, bumpTones[change.bump ?? "none"], {
			...defaultRenderOptions,
			...style,
			margin: 2
		}), ...step === null ? [] : [paint("faint", `         \u2192 ${escapeInvisible(step)}`)]];
	});
	const emptyNote = changes.length === 0 ? ["  nothing in its contract"] : [];
	const wordingNote = wording === null ? [] : [`  ${paint(bumpTones.patch, "patch")}  Also changed: ${wording}.`];
	return [
		heading(skill),
		...lines,
		...emptyNote,
		...moreLine(overflow.length, style),
		...wordingNote
	];
}
function removedLine({ skill, changes }) {
	const [change] = changes;
	return change ? escapeInvisible(releaseNote(change)) : listedLine(skill);
}
function rewordedLine({ skill, changes }) {
	return `${heading(skill)}: ${wordingLabels(changes)}`;
}
function heading(skill) {
	const shortfall = skill.declaredBump === "decreased" ? "a lower version" : versionShortfall(skill);
	return `${versionHeading(skill)}${shortfall === null ? "" : `, ${shortfall}`}`;
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
		if (sides.base === null) throw new UsageError(sides.noBaseReason ?? "There is no base.", "Choose one: skillaccord diff BASE");
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
	if (!(cause instanceof UsageError)) return null;
	const index = operands.findIndex((name) => cause.message.includes(`"${name}" is not a commit`) && statUserPath({
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
	const sorted = {
		...changes,
		skills: sortNaturally(changes.skills, ({ skill }) => skill.root),
		units: sortNaturally(changes.units, ({ root }) => root)
	};
	return format === "markdown" ? markdownChanges(sorted) : textChanges(sorted, world);
}
function allChanges(report) {
	return {
		skills: changesBySkill(report),
		units: (report.unitChanges ?? []).filter(isChanged),
		powers: report.powers.filter(({ power }) => power.unit.kind !== "skill"),
		permissions: unitPermissionRows(inNaturalOrder(report))
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
	const changeFindings = report.findings.filter(({ bump, rule }) => bump !== null || isIncomparable(rule));
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
	return rule === "incomparable" || rule === "duplicate-identity";
}
export { changesBySkill, diff, diffOptions, formatChanges, isCompared, skillChangesOnly, withEverythingReported };
