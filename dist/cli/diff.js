import { Fa as painter, Fo as escapeInvisible, G as check, Ia as defaultRenderOptions, Ja as sideVersion, Lo as jsonText, No as statNamed, Oa as versionChange, Ro as neutralizeCommands, Ua as shellPath, Va as prose, Ya as versionShortfall, Yo as UsageError, a as open, c as treePaths, di as repositoryOptions, go as groupBy, ka as changeLines, oa as findingJson, qa as isChanged, ro as code, so as quote, to as sortNaturally, za as codeSpan } from "./core.js";
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
function sortedByBump(changes) {
	const operations = [...new Set(["", ...changes.map(operationOf)])];
	const order = new Map(operations.map((operation, index) => [operation, index]));
	const at = (change) => order.get(operationOf(change)) ?? 0;
	return [...changes].sort((a, b) => rank[a.bump ?? "none"] - rank[b.bump ?? "none"] || at(a) - at(b));
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
function headingOf({ bump, category, rule: id }) {
	if (bump === "major") return "Breaking";
	if (category === "privilege") return "Permissions";
	const rule = findRule(id);
	if (bump === null || bump === "none" || rule?.scope !== "change") return "Other";
	if (category === "requirement") return "Requirements";
	const { action } = rule.on;
	if (action === "added") return "Added";
	return action === "removed" ? "Removed" : "Changed";
}
const reviewerNotes = [
	/(?<=\.) [^."`]*\bcounts? as [^."`]*\(`compat: semantic` [^()"`]*\)\.$/,
	/ \(`?compat: semantic`? [^()"`]*\)(?=\.$)/,
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
// src/cli/text/diff-markdown.ts
function markdownChanges(changes) {
	if (changes.length === 0) return "No skill changed.\n";
	const { removed, changed, added, reworded } = changelogOf(changes);
	return `${[
		...section("## Breaking: removed skills", removed.map(removedLine$1)),
		...changed.flatMap(skillBlock$1),
		...section("## New skills", added.map(({ skill }) => addedLine$1(skill))),
		...section("## Only words and bundled files", reworded.map(rewordedLine$1))
	].join("\n\n")}\n`;
}
function skillBlock$1({ skill, changes }) {
	const [visibleChanges, wording] = splitWording(changes);
	const wordingNote = wording === null ? [] : [`${wording.charAt(0).toUpperCase()}${wording.slice(1)}.`];
	const lines = headings.flatMap((title) => {
		const notes = visibleChanges.filter((change) => headingOf(change) === title).map((change) => prose(releaseNote(change)));
		return section(`### ${title}`, title === "Changed" ? [...notes, ...wordingNote] : notes);
	});
	const steps = changes.flatMap(migration);
	const emptyNote = changes.length === 0 ? ["Nothing in its contract."] : [];
	return [
		`## ${heading$1(skill)}`,
		...lines,
		...section("### Migration", steps),
		...emptyNote
	];
}
function migration(change) {
	const step = migrationOf(change);
	return step === null ? [] : [`${prose(step.charAt(0).toUpperCase() + step.slice(1))}.`];
}
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
function addedLine$1({ name, root, version }) {
	const versionNote = version === null ? "" : ` ${codeSpan(version)}`;
	return `${codeSpan(name)}${versionNote}${root === "" ? "" : ` in ${codeSpan(root)}`}`;
}
function removedLine$1({ skill, changes }) {
	const [change] = changes;
	return change ? prose(releaseNote(change)) : addedLine$1(skill);
}
function rewordedLine$1({ skill, changes }) {
	return `${heading$1(skill)}: ${wordingLabels(changes)}`;
}
function heading$1(skill) {
	const { name, base } = skill;
	const baseText = base && base.name !== name ? ` (was ${codeSpan(base.name)})` : "";
	const version = versions(skill);
	return `${codeSpan(name)}${baseText}${version === "" ? "" : ` ${version}`}`;
}
function versions(skill) {
	const { base, status } = skill;
	const headText = sideVersion(skill, codeSpan, "");
	const baseText = base && status !== "removed" ? sideVersion(base, codeSpan, "") : "";
	return baseText === "" || baseText === headText ? headText : `${baseText} \u2192 ${headText || "unversioned"}`;
}
// src/cli/text/diff-text.ts
const tones = {
	major: "error",
	minor: "warning",
	patch: "note",
	none: "faint"
};
function textChanges(changes, style) {
	if (changes.length === 0) return "No skill changed.\n";
	const { removed, changed, added, reworded } = changelogOf(changes);
	const paint = painter(style.colour);
	return `${[
		list("Breaking: removed skills", removed.map(removedLine), style),
		...changed.map((skillChanges) => skillBlock(skillChanges, style)),
		list("New skills", added.map(({ skill }) => addedLine(skill)), style),
		list("Only words and bundled files", reworded.map(rewordedLine), style)
	].filter((lines) => lines.length > 0).map(([title = "", ...lines]) => [paint("strong", title), ...lines]).map((lines) => lines.map(neutralizeCommands).join("\n")).join("\n\n")}\n`;
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
		return [...changeLines(shortened, tones[change.bump ?? "none"], {
			...defaultRenderOptions,
			...style,
			margin: 2
		}), ...step === null ? [] : [paint("faint", `         \u2192 ${escapeInvisible(step)}`)]];
	});
	const emptyNote = changes.length === 0 ? ["  nothing in its contract"] : [];
	const wordingNote = wording === null ? [] : [`  ${paint(tones.patch, "patch")}  Also changed: ${wording}.`];
	return [
		heading(skill),
		...lines,
		...emptyNote,
		...moreLine(overflow.length, style),
		...wordingNote
	];
}
function list(title, lines, style) {
	if (lines.length === 0) return [];
	const [first, overflow] = splitLongList(lines);
	return [
		title,
		...first.map((line) => `  ${line}`),
		...moreLine(overflow.length, style)
	];
}
function moreLine(count, { colour }) {
	return count === 0 ? [] : [painter(colour)("faint", `  ${count} more (--format json lists all)`)];
}
function addedLine({ name, root, version }) {
	const versionNote = version === null ? "" : ` ${escapeInvisible(version)}`;
	return `${escapeInvisible(name)}${versionNote} (${escapeInvisible(root === "" ? "." : root)})`;
}
function removedLine({ skill, changes }) {
	const [change] = changes;
	return change ? escapeInvisible(releaseNote(change)) : addedLine(skill);
}
function rewordedLine({ skill, changes }) {
	return `${heading(skill)}: ${wordingLabels(changes)}`;
}
function heading(skill) {
	const { name, base } = skill;
	const previousName = base && base.name !== name ? ` (was ${escapeInvisible(base.name)})` : "";
	const step = versionChange(skill);
	const version = /^-( \u2192 -)?$/.test(step) ? "" : ` ${step.replace(/^-/, "unversioned")}`;
	const shortfall = skill.declaredBump === "decreased" ? "a lower version" : versionShortfall(skill);
	return `${escapeInvisible(name)}${previousName}${version}${shortfall === null ? "" : `, ${shortfall}`}`;
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
	summary: "list what changed in each skill's contract",
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
		if (sides.base === null) throw new UsageError(sides.reason ?? "There is no base.", "Choose one: skillaccord diff BASE");
		const only = treePaths(args.paths, world.cwd, sides.origin.directory ?? world.cwd, sides);
		const report = await check({
			...sides,
			only
		}, withEverythingReported(config));
		if (only.length > 0 && report.skills.length === 0) throw new UsageError(`There is no skill at ${args.paths.map((path) => `"${path}"`).join(", ")}.`);
		world.print(formatChanges(report, changesBySkill(report), args, world));
		return 0;
	}
};
function pathAsRevisionError(operands, cwd, cause) {
	if (!(cause instanceof UsageError)) return null;
	const index = operands.findIndex((name) => cause.message.includes(`"${name}" is not a commit`) && statNamed({
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
function formatChanges(report, changed, { values }, world) {
	const format = values.get("format");
	if (format === "json") return jsonText(document(report, changed));
	const sorted = sortNaturally(changed, ({ skill }) => skill.root);
	return format === "markdown" ? markdownChanges(sorted) : textChanges(sorted, world);
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
	return findings.filter(({ skill, rule, severity }) => skill === root && severity === "error" && findRule(rule)?.scope === "problem");
}
function isIncomparable(rule) {
	return rule === "incomparable" || rule === "duplicate-identity";
}
function document({ base, head }, changed) {
	return {
		base,
		head,
		skills: changed.map(({ skill, changes }) => ({
			name: skill.name,
			root: skill.root,
			version: skill.version,
			status: skill.status,
			base: skill.base,
			requiredBump: skill.requiredBump,
			declaredBump: skill.declaredBump,
			satisfied: skill.satisfied,
			changes: changes.map(changeJson)
		}))
	};
}
function changeJson(change) {
	const { fixable: _, ...json } = findingJson(change);
	return {
		...json,
		migration: migrationOf(change)
	};
}
export { changesBySkill, diff, diffOptions, formatChanges, isCompared, withEverythingReported };
