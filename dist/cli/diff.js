import { Ci as defuse, D as open, Fi as UsageError, M as statNamed, O as repositoryOptions, Ti as visible, a as prose, c as changeLines, d as plainOptions, f as painter, g as lack, i as code, k as runPaths, li as grouped, m as versionStep, o as findingJson, p as isChanged, tt as check, u as shellPath, wi as jsonText, yi as quoted } from "./core.js";
import { r as ruleNamed } from "./catalog.js";
import { resolve } from "node:path";
// src/cli/migration.ts
const steps = {
	"skill-renamed": (was, now) => `call the skill ${now} instead of ${was}`,
	"operation-renamed": (was, now) => `call ${now} instead of ${was}`,
	"input-renamed": (was, now) => `pass ${now} instead of ${was}`,
	"env-renamed": (was, now) => `set ${now} instead of ${was}`,
	"input-required-added": (_, now) => `pass ${now}`,
	"input-required-removed": (was) => `stop passing ${was}`,
	"input-optional-removed": (was) => `stop passing ${was}`,
	"env-required-added": (_, now) => `set ${now}`,
	"command-added": (_, now) => `install ${now}`,
	"required-tool-added": (_, now) => `install ${now}`,
	"output-pattern-changed": (was, now) => `read ${now} instead of ${was}`
};
function migrationOf({ rule, bump, before, after, about }) {
	if (bump !== "major") return null;
	const step = Object.hasOwn(steps, rule) ? steps[rule] : void 0;
	if (!step) return null;
	const [was, now] = [nameIn(before), nameIn(after)];
	const owner = rule.startsWith("input-") ? ownerOf(about) : "";
	return step(was, now) + (owner === "" ? "" : ` to operation ${quoted(owner)}`);
}
function operationOf({ about }) {
	const [kind, , name = ""] = about.split("\0");
	return kind === "operation" ? name : ownerOf(about);
}
function ownerOf(about) {
	return about.split("\0")[1] ?? "";
}
function nameIn(side) {
	const name = side !== null && typeof side === "object" && !Array.isArray(side) ? side.name : side;
	return quoted(String(name ?? ""));
}
// src/cli/changelog.ts
const rank = {
	major: 0,
	minor: 1,
	patch: 2,
	none: 3
};
function changelogOf(changes) {
	const groups = grouped(withoutNamesakes(changes), placeOf);
	const changed = (groups.get("changed") ?? []).map((one) => ({
		...one,
		changes: together(one.changes)
	}));
	return {
		removed: groups.get("removed") ?? [],
		changed: changed.sort((a, b) => rankOf(a.changes) - rankOf(b.changes)),
		added: groups.get("added") ?? [],
		reworded: groups.get("reworded") ?? []
	};
}
function withoutNamesakes(changes) {
	const told = changes.filter((one) => one.changes.some(isIndistinct));
	const names = new Set(told.map(({ skill }) => skill.name));
	return changes.filter((one) => one.changes.length > 0 || !names.has(one.skill.name));
}
function isIndistinct({ rule }) {
	return rule === "duplicate-identity";
}
function placeOf({ skill, changes }) {
	if (!changes.some(({ rule }) => rule !== "skill-added" && rule !== "skill-removed") && (skill.status === "added" || skill.status === "removed")) return skill.status;
	return changes.length > 0 && changes.every(({ rule }) => wordOf(rule)) ? "reworded" : "changed";
}
function rankOf(changes) {
	return changes.reduce((least, { bump }) => Math.min(least, rank[bump ?? "none"]), rank.none);
}
function together(changes) {
	const operations = [...new Set(["", ...changes.map(operationOf)])];
	const order = new Map(operations.map((operation, at) => [operation, at]));
	const at = (change) => order.get(operationOf(change)) ?? 0;
	return [...changes].sort((a, b) => rank[a.bump ?? "none"] - rank[b.bump ?? "none"] || at(a) - at(b));
}
const words = {
	"body-changed": "instructions",
	"description-changed": "description",
	"bundled-file-changed": "bundled files",
	"metadata-changed": "metadata"
};
function wordOf(rule) {
	return Object.hasOwn(words, rule) ? words[rule] : void 0;
}
function withoutWords(changes) {
	const seen = changes.filter(({ rule }) => wordOf(rule) === void 0);
	return [seen, seen.length < changes.length ? wordsOf(changes) : null];
}
function wordsOf(changes) {
	return [...new Set(changes.flatMap(({ rule }) => wordOf(rule) ?? []))].sort().join(", ");
}
const titles = [
	"Breaking",
	"Permissions",
	"Added",
	"Changed",
	"Removed",
	"Requirements",
	"Other"
];
function titleOf({ bump, category, rule: id }) {
	if (bump === "major") return "Breaking";
	if (category === "privilege") return "Permissions";
	const rule = ruleNamed(id);
	if (bump === null || bump === "none" || rule?.scope !== "change") return "Other";
	if (category === "requirement") return "Requirements";
	const { action } = rule.on;
	if (action === "added") return "Added";
	return action === "removed" ? "Removed" : "Changed";
}
const forReviewers = [
	/ \((?:compat: semantic|ADR-\d+;) [^()"]*\)(?=[.;])/,
	/; ADR-003 [^;"]*(?=\.$)/,
	/; whoever calls it finds nothing, and no version is left to say so(?=\.)/
];
function noteOf({ message, bump, category, state }) {
	const note = bump !== "major" && /^(?:documentation|discovery|format)$/.test(category) ? message.replace(/; [^;"]*\.$/, ".") : message;
	const said = forReviewers.reduce((left, aside) => left.replace(aside, ""), note);
	return state === "accepted" ? `${said} (accepted)` : said;
}
const most = 12;
function folded(list) {
	return list.length <= 13 ? [list, []] : [list.slice(0, most), list.slice(most)];
}
// src/cli/diff-markdown.ts
function markdownChanges(changes) {
	if (changes.length === 0) return "No skill changed.\n";
	const { removed, changed, added, reworded } = changelogOf(changes);
	return `${[
		...section("## Breaking: removed skills", removed.map(removal$1)),
		...changed.flatMap(block$1),
		...section("## New skills", added.map(({ skill }) => named$1(skill))),
		...section("## Only words and bundled files", reworded.map(rewording$1))
	].join("\n\n")}\n`;
}
function block$1({ skill, changes }) {
	const [seen, words] = withoutWords(changes);
	const also = words === null ? [] : [`${words.charAt(0).toUpperCase()}${words.slice(1)}.`];
	const lines = titles.flatMap((title) => {
		const notes = seen.filter((change) => titleOf(change) === title).map((change) => prose(noteOf(change)));
		return section(`### ${title}`, title === "Changed" ? [...notes, ...also] : notes);
	});
	const steps = changes.flatMap(migration);
	const none = changes.length === 0 ? ["Nothing in its contract."] : [];
	return [
		`## ${heading$1(skill)}`,
		...lines,
		...section("### Migration", steps),
		...none
	];
}
function migration(change) {
	const step = migrationOf(change);
	return step === null ? [] : [`${prose(step.charAt(0).toUpperCase() + step.slice(1))}.`];
}
function section(title, items) {
	if (items.length === 0) return [];
	const [first, rest] = folded(items);
	const bullets = (list) => list.map((item) => `- ${item}`).join("\n");
	if (rest.length === 0) return [title, bullets(first)];
	const more = `<details><summary>${rest.length} more</summary>\n\n${bullets(rest)}\n\n</details>`;
	return [
		title,
		bullets(first),
		more
	];
}
function named$1({ name, root, version }) {
	const stated = version === null ? "" : ` ${code(version)}`;
	return `${code(name)}${stated}${root === "" ? "" : ` in ${code(root)}`}`;
}
function removal$1({ skill, changes }) {
	const [change] = changes;
	return change ? prose(noteOf(change)) : named$1(skill);
}
function rewording$1({ skill, changes }) {
	return `${heading$1(skill)}: ${wordsOf(changes)}`;
}
function heading$1(skill) {
	const { name, base } = skill;
	const was = base && base.name !== name ? ` (was ${code(base.name)})` : "";
	const version = versions(skill);
	return `${code(name)}${was}${version === "" ? "" : ` ${version}`}`;
}
function versions({ version, base, status }) {
	const now = version === null ? "" : code(version);
	const was = status === "removed" ? null : base?.version ?? null;
	return was === null || was === version ? now : `${code(was)} \u2192 ${now || "unversioned"}`;
}
// src/cli/diff-text.ts
const tones = {
	major: "error",
	minor: "warning",
	patch: "note",
	none: "faint"
};
function textChanges(changes, look) {
	if (changes.length === 0) return "No skill changed.\n";
	const { removed, changed, added, reworded } = changelogOf(changes);
	const paint = painter(look.colour);
	return `${[
		list("Breaking: removed skills", removed.map(removal), look),
		...changed.map((one) => block(one, look)),
		list("New skills", added.map(({ skill }) => named(skill)), look),
		list("Only words and bundled files", reworded.map(rewording), look)
	].filter((lines) => lines.length > 0).map(([title = "", ...lines]) => [paint("strong", title), ...lines]).map((lines) => lines.map(defuse).join("\n")).join("\n\n")}\n`;
}
function block({ skill, changes }, look) {
	const paint = painter(look.colour);
	const [seen, words] = withoutWords(changes);
	const [first, rest] = folded(seen);
	const lines = first.flatMap((change) => {
		const step = migrationOf(change);
		const told = {
			...change,
			message: noteOf(change)
		};
		return [...changeLines(told, tones[change.bump ?? "none"], {
			...plainOptions,
			...look,
			margin: 2
		}), ...step === null ? [] : [paint("faint", `         \u2192 ${visible(step)}`)]];
	});
	const none = changes.length === 0 ? ["  nothing in its contract"] : [];
	const also = words === null ? [] : [`  ${paint(tones.patch, "patch")}  Also changed: ${words}.`];
	return [
		heading(skill),
		...lines,
		...none,
		...more(rest.length, look),
		...also
	];
}
function list(title, lines, look) {
	if (lines.length === 0) return [];
	const [first, rest] = folded(lines);
	return [
		title,
		...first.map((line) => `  ${line}`),
		...more(rest.length, look)
	];
}
function more(count, { colour }) {
	return count === 0 ? [] : [painter(colour)("faint", `  ${count} more (--format json lists all)`)];
}
function named({ name, root, version }) {
	const stated = version === null ? "" : ` ${visible(version)}`;
	return `${visible(name)}${stated} (${visible(root === "" ? "." : root)})`;
}
function removal({ skill, changes }) {
	const [change] = changes;
	return change ? visible(noteOf(change)) : named(skill);
}
function rewording({ skill, changes }) {
	return `${heading(skill)}: ${wordsOf(changes)}`;
}
function heading(skill) {
	const { name, base } = skill;
	const was = base && base.name !== name ? ` (was ${visible(base.name)})` : "";
	const step = versionStep(skill);
	const version = /^-( \u2192 -)?$/.test(step) ? "" : ` ${step.replace(/^-/, "unversioned")}`;
	const missing = skill.declaredBump === "decreased" ? "a step back" : lack(skill);
	return `${visible(name)}${was}${version}${missing === null ? "" : `, ${missing}`}`;
}
// src/cli/diff.ts
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
	also: [
		"compare",
		"changes",
		"changelog"
	],
	summary: "list what changed in each skill's contract",
	operands: "[BASE] [HEAD] [-- PATH\u2026]",
	most: 2,
	limits: true,
	options: [...diffOptions, ...repositoryOptions],
	examples: [
		["skillgate diff", "since HEAD left the default branch"],
		["skillgate diff v1.0.0", "since a tag"],
		["skillgate diff v1.0.0 v2.0.0", "between two tags"],
		["skillgate diff v1.0.0 -- skills/worklog", "of one skill"],
		["skillgate diff --format markdown", "for release notes"]
	],
	async run(args, world) {
		const [base, head] = args.operands;
		const { sides, config } = await open({
			cwd: world.cwd,
			told: world.told,
			base,
			head,
			config: args.values.get("config")
		}).catch((cause) => {
			throw pathNamed(args.operands, world.cwd, cause) ?? cause;
		});
		if (sides.base === null) throw new UsageError(sides.reason ?? "There is no base.", "Name one: skillgate diff BASE");
		const only = runPaths(args.paths, world.cwd, sides.origin.directory ?? world.cwd, sides);
		const report = await check({
			...sides,
			only
		}, everythingOf(config));
		if (only.length > 0 && report.skills.length === 0) throw new UsageError(`No skill lies at ${args.paths.map((one) => `"${one}"`).join(", ")}.`);
		world.print(renderChanges(report, changesOf(report), args, world));
		return 0;
	}
};
function pathNamed(operands, cwd, cause) {
	if (!(cause instanceof UsageError)) return null;
	const at = operands.findIndex((name) => cause.message.includes(`"${name}" is no commit`) && statNamed({
		name,
		path: resolve(cwd, name)
	}));
	if (at < 0) return null;
	const [before, paths] = [operands.slice(0, at), operands.slice(at)];
	return new UsageError(`"${operands[at]}" is a path, and stands where a revision does.`, `Paths follow two hyphens: ${[
		"skillgate diff",
		...before,
		"--",
		...paths.map(shellPath)
	].join(" ")}`);
}
function everythingOf(config) {
	const overrides = config.overrides.map((one) => ({
		...one,
		rules: withoutOff(one.rules)
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
function renderChanges(report, changed, { values }, world) {
	switch (values.get("format")) {
		case "json": return jsonText(document(report, changed));
		case "markdown": return markdownChanges(changed);
		default: return textChanges(changed, world);
	}
}
function changesOf(report) {
	const told = report.findings.filter(({ bump, rule }) => bump !== null || isBlind(rule));
	const changes = grouped(told, ({ skill }) => skill ?? "");
	return report.skills.filter(isChanged).map((skill) => {
		const own = changes.get(skill.root) ?? [];
		return {
			skill,
			changes: own.length === 0 && !isCompared(skill) ? faultsOf(report, skill) : own
		};
	});
}
function isCompared({ requiredBump }) {
	return requiredBump !== null;
}
function faultsOf({ findings }, { root }) {
	return findings.filter(({ skill, rule, severity }) => skill === root && severity === "error" && ruleNamed(rule)?.scope === "problem");
}
function isBlind(rule) {
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
			changes: changes.map((one) => ({
				...findingJson(one),
				migration: migrationOf(one)
			}))
		}))
	};
}
export { changesOf, diff, diffOptions, everythingOf, isCompared, renderChanges };
