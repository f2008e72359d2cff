import { a as trackedSkills, d as gainsPermissions, f as headline, g as openFetcher, h as isLoud, i as outdatedSentences, m as isChange, n as outdatedHeads, o as skillsNamed, p as isBreaking, r as outdatedRow, s as evaluate, t as outdatedText, u as byLoudness, v as sourceKey } from "./outdated-text.js";
import { Ca as formatCount, Da as firstWithin, Ea as table, Ga as nameText, Ka as prose, Sa as code, So as compareText, Ta as element, To as linksFrom, Vo as didYouMean, Wa as codeSpan, a as open, as as UsageError, ba as placeLink, da as maxPageBytes, fa as rulesSection, fi as repositoryOptions, ga as inline, go as quote, ha as findingList, la as powerChangeJson, lt as load, pa as pageText, qa as tableCell, qo as jsonText, sa as findingJson, vo as truncate, wa as grouped, xa as searchBox, ya as entryOf } from "./core.js";
import { r as findRule } from "./catalog.js";
import { t as defaultBranchConfig } from "./default-branch-config.js";
// src/tasks/outdated.ts
async function findOutdated(request) {
	const { sides, fetcher, names, config, guard } = request;
	const { workspace } = await load(sides.head, {
		...config,
		ignore: []
	});
	const tracked = chooseNamed(trackedSkills(workspace, sides.origin.remote), names);
	await askAll(tracked, fetcher, sides.onProgress);
	const outcomes = [];
	for (const skill of tracked) outcomes.push(await evaluate(skill, {
		tree: sides.head,
		fetcher,
		config,
		guard
	}));
	return outcomes;
}
async function askAll(tracked, fetcher, onProgress) {
	const sources = new Map(tracked.flatMap(({ tracked: { source } }) => source.kind === "unknown" ? [] : [[sourceKey(source), source]]));
	let done = 0;
	const report = () => onProgress?.("Asking", {
		done,
		total: sources.size,
		unit: "sources"
	});
	report();
	await Promise.all(Array.from(sources.values(), async (source) => {
		await fetcher.fetch(source);
		done++;
		report();
	}));
}
function chooseNamed(tracked, names) {
	if (names.length === 0) return tracked;
	const known = [...new Set(tracked.map(({ name }) => name))].sort(compareText);
	const chosen = new Set();
	for (const name of names) {
		const named = skillsNamed(tracked, name);
		for (const skill of named) chosen.add(skill);
		if (named.length > 0) continue;
		throw new UsageError(`No lock records the source of a skill ${quote(name)}.`, didYouMean(name, known) ?? "skillaccord outdated lists them all.");
	}
	return tracked.filter((skill) => chosen.has(skill));
}
// src/cli/text/outdated-html.ts
function outdatedHtml(outcomes, options) {
	return firstWithin(maxPageBytes, renderings$1(outcomes, options));
}
function* renderings$1(outcomes, options) {
	const sorted = byLoudness(outcomes);
	const withFindings = outcomes.filter((outcome) => findingsOf(outcome).length > 0).length;
	for (const [allFindings, skills] of [
		[2e3, 1e3],
		[400, 1e3],
		[100, 300],
		[0, 50]
	]) {
		const findings = Math.ceil(allFindings / Math.max(1, withFindings));
		yield render$1(sorted, {
			...options,
			baseSha: null,
			findings,
			skills
		});
	}
}
function render$1(sorted, plan) {
	const shown = sorted.slice(0, plan.skills);
	const findings = shown.flatMap((outcome) => findingsOf(outcome).slice(0, plan.findings));
	const rules = rulesSection(findings, plan);
	return pageText({
		title: `Updates of locked skills: ${headline(sorted)}`,
		header: header(sorted),
		sections: [
			["updates", "Updates"],
			["skills", "Skills"],
			...rules.length > 0 ? [["rules", "Rules"]] : []
		],
		main: [
			tableSection(shown, sorted.length),
			skillsSection(shown, plan),
			...rules
		]
	});
}
function findingsOf({ changes }) {
	return changes?.findings ?? [];
}
function header(outcomes) {
	const states = outcomes.map(({ state }) => state);
	const counts = [...new Set(states)].sort(compareText).map((state) => [state, states.filter((other) => other === state).length]);
	const isFine = !outcomes.some(isLoud);
	return element("header", { class: isFine ? "pass" : "fail" }, element("p", { class: "outcome" }, isFine ? "Nothing to do" : "Updates of locked skills"), element("h1", {}, inline(prose(headline(outcomes)))), element("p", {}, "skillaccord outdated asked the sources and wrote nothing."), element("ul", { class: "counts" }, ...counts.map(([state, count]) => element("li", { class: kindOf[state] || "quiet" }, `${grouped(count)} ${state}`))));
}
const kindOf = {
	current: "added",
	edited: "warning",
	pending: "warning",
	"tag-moved": "error",
	moved: "warning",
	gone: "error",
	"not-understood": "",
	unreachable: "error"
};
function stateTag(state) {
	return element("span", { class: `tag ${kindOf[state]}`.trim() }, state);
}
function tableSection(shown, all) {
	const omitted = all - shown.length;
	const region = {
		class: "changed",
		role: "region",
		tabindex: 0,
		"aria-labelledby": "updates"
	};
	return element("section", { "aria-labelledby": "updates" }, element("h2", { id: "updates" }, "Updates"), ...omitted > 0 ? [element("p", { class: "omitted" }, `${formatCount(omitted, "quieter skill")} left out.`)] : [], shown.length === 0 ? element("p", {}, "No skills.") : element("div", region, table(outdatedHeads, shown.map(tableRow))));
}
function tableRow(outcome, index) {
	const { name, from, to, bump, permissions, policy, source } = outdatedRow(outcome);
	const link = element("a", { href: `#${skillId(index)}` }, truncate(name, 200));
	const spans = [from, to].map((revision) => revision === "" ? "" : code(revision));
	const denied = element("span", { class: "tag error" }, policy);
	const cells = [
		stateTag(outcome.state),
		...spans,
		isBreaking(outcome) ? element("b", {}, bump) : bump,
		permissions === "" ? "" : element("span", { class: "gained" }, permissions),
		policy === "denied" ? denied : policy,
		code(source)
	];
	return element("tr", {}, element("th", { scope: "row" }, link), ...cells.map((cell) => element("td", {}, cell)));
}
function skillId(index) {
	return `skill-${index + 1}`;
}
function skillsSection(shown, plan) {
	const filter = element("div", {
		class: "filters",
		role: "search",
		"aria-label": "Filter the skills",
		hidden: true
	}, searchBox("name", "Skill"), element("p", {
		class: "shown",
		role: "status"
	}, `${grouped(shown.length)} shown`));
	const list = element("div", { class: "skills" }, ...shown.map((outcome, index) => skill(outcome, index, plan)));
	return element("section", { "aria-labelledby": "skills" }, element("h2", { id: "skills" }, "Skills"), ...shown.length === 0 ? [element("p", {}, "No skills.")] : [filter, list]);
}
function skill(outcome, index, plan) {
	const { skill, state } = outcome;
	const { name, from, to, bump, policy, source } = outdatedRow(outcome);
	const root = skill.copy?.root ?? "";
	const range = [from, to].filter((revision) => revision !== "").map((revision) => truncate(revision, 40));
	const findings = findingsOf(outcome);
	return element("details", {
		id: skillId(index),
		class: "skill",
		open: findings.length > 0
	}, element("summary", {}, element("b", {}, truncate(name, 200)), element("span", { class: "version" }, range.join(" \u2192 ")), stateTag(state), element("small", {}, root === "" || root === name ? "" : truncate(root, 200))), ...outdatedSentences(outcome).map((sentence) => element("p", {}, inline(prose(sentence)))), element("dl", {}, ...entryOf("Source", code(source)), ...entryOf("Recorded in", placeLink(skill.at, plan)), ...entryOf("Bump", bump), ...entryOf("Policy", policy)), ...findingList(findings.slice(0, plan.findings), skillId(index), {
		...plan,
		links: null
	}), ...findings.length > plan.findings ? [element("p", { class: "omitted" }, `${grouped(findings.length - plan.findings)} more.`)] : []);
}
// src/cli/text/outdated-json.ts
function outdatedJson(outcomes) {
	return jsonText({
		schema: 1,
		entries: outcomes.map(entryJson)
	});
}
function entryJson(outcome) {
	const { skill, state, reason, isPending, from, to, commits, since, changes, upstream } = outcome;
	const { source, text, folder } = skill.tracked;
	return {
		name: skill.name,
		lock: skill.path,
		line: skill.at.range?.start.line ?? null,
		root: skill.copy?.root ?? null,
		source: text,
		kind: source.kind,
		ref: "ref" in source ? source.ref : null,
		folder: upstream?.source.folder ?? folder,
		state,
		reason,
		pending: isPending,
		from,
		to,
		changes: changes ? changes.findings.filter(isChange).length : null,
		commits,
		since,
		requiredBump: changes?.requiredBump ?? null,
		policy: changes?.policy ?? null,
		powers: (changes?.powers ?? []).map(powerChangeJson),
		findings: (changes?.findings ?? []).map(findingJson)
	};
}
// src/cli/text/outdated-markdown.ts
const maxBytes = 6e4;
function outdatedMarkdown(outcomes) {
	return firstWithin(maxBytes, renderings(outcomes));
}
function* renderings(outcomes) {
	const sorted = byLoudness(outcomes);
	for (const limit of [
		200,
		20,
		5,
		0
	]) yield render(sorted, outcomes, limit);
	const shown = sorted.slice(0, 100);
	const more = sorted.length - shown.length;
	yield `${render(shown, outcomes, 0)}${more > 0 ? `\n${more} more.\n` : ""}`;
}
function render(shown, all, maxFindings) {
	const sections = maxFindings === 0 ? [] : shown.flatMap((outcome) => section(outcome, maxFindings));
	const table = shown.length === 0 ? [] : [tableOf(shown)];
	return `${[
		"# Updates of locked skills",
		headline(all),
		...table,
		...sections
	].join("\n\n")}\n`;
}
function tableOf(outcomes) {
	const rows = outcomes.map((outcome) => {
		const { name, state, from, to, bump, permissions, policy, source } = outdatedRow(outcome);
		const spans = [from, to].map((revision) => revision === "" ? "" : codeSpan(revision));
		const texts = [
			bump,
			permissions,
			policy === "denied" ? "**denied**" : policy
		];
		return [
			nameText(name),
			state,
			...spans,
			...texts,
			codeSpan(source)
		];
	});
	return [
		outdatedHeads,
		outdatedHeads.map(() => "---"),
		...rows.map((row) => row.map(tableCell))
	].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
function section(outcome, maxFindings) {
	const { skill, reason, changes, state } = outcome;
	if (state === "current" && reason === null) return [];
	const sentences = [...outdatedSentences(outcome).map(prose), `Recorded in ${codeSpan(`${skill.path}:${skill.at.range?.start.line ?? 1}`)}.`];
	const findings = changes?.findings ?? [];
	const items = findings.slice(0, maxFindings).map(findingItem);
	const more = findings.length - items.length;
	return [
		`## ${nameText(skill.name)}`,
		sentences.join(" "),
		...items.length === 0 ? [] : [items.join("\n")],
		...more > 0 ? [`${more} more.`] : []
	];
}
function findingItem({ severity, rule, message, bump }) {
	return `- **${bump === null || bump === "none" ? severity : bump}** ${prose(message)} (${codeSpan(rule)})`;
}
// src/cli/commands/outdated.ts
const formats = [
	"text",
	"markdown",
	"json",
	"html"
];
const failures = {
	pending: ({ isPending, state }) => isPending || state === "tag-moved" || state === "moved",
	breaking: isBreaking,
	permissions: gainsPermissions,
	gone: ({ state }) => state === "gone",
	unreachable: ({ state }) => state === "unreachable"
};
const outdated = {
	name: "outdated",
	synonyms: [
		"upstream",
		"updates",
		"check-updates"
	],
	summary: "report what has changed at the sources of locked skills",
	operands: "[NAME\u2026]",
	maxOperands: Number.POSITIVE_INFINITY,
	options: [
		{
			name: "format",
			value: "FORMAT",
			choices: formats,
			help: formats.join(", ")
		},
		{
			name: "fail-on",
			value: "WHAT",
			choices: Object.keys(failures),
			repeatable: true,
			help: "exit 1 if an update is pending, breaking or gains permissions, or a skill is gone or unreachable"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord outdated", "every skill with a recorded source"],
		["skillaccord outdated pdf", "one of them"],
		["skillaccord outdated --format markdown >> \"$GITHUB_STEP_SUMMARY\"", "for a scheduled job"],
		["skillaccord outdated --format html > updates.html", "a page to look at"],
		["skillaccord outdated --fail-on permissions", "for a pipeline"]
	],
	note: "It asks the hosts of the sources and writes nothing. Exit codes: 0 report, 1 --fail-on, 2 if no source could be asked.",
	async run(args, world) {
		const { outcomes, sha } = await askSources(args, world);
		world.print(formatOutcomes(outcomes, sha, args, world));
		const asked = outcomes.filter(({ state }) => state !== "not-understood");
		if (asked.length > 0 && asked.every(({ state }) => state === "unreachable")) throw new UsageError("No source could be asked.", "The reasons are above; docs/security.md tells what may be asked.");
		const isFailing = (args.lists.get("fail-on") ?? []).flatMap((what) => failures[what] ?? []);
		return outcomes.some((outcome) => isFailing.some((isKind) => isKind(outcome))) ? 1 : 0;
	}
};
async function askSources(args, world) {
	const named = args.values.get("config");
	const { cwd, env, onProgress } = world;
	const { sides, config } = await open({
		cwd,
		onProgress,
		base: "none",
		config: named
	});
	const directory = sides.origin.directory ?? cwd;
	const { guard, ignoredSources } = await defaultBranchConfig({
		cwd,
		directory,
		config,
		named
	});
	if (ignoredSources !== null) world.printError(`${ignoredSources}\n`);
	const fetcher = openFetcher({
		rules: guard.sources,
		directory,
		env
	});
	try {
		return {
			outcomes: await findOutdated({
				sides,
				fetcher,
				names: args.operands,
				config,
				guard
			}),
			sha: sides.origin.head().sha
		};
	} finally {
		fetcher.close();
	}
}
function formatOutcomes(outcomes, sha, args, world) {
	switch (args.values.get("format")) {
		case "json": return outdatedJson(outcomes);
		case "markdown": return outdatedMarkdown(outcomes);
		case "html": return outdatedHtml(outcomes, {
			links: linksFrom(world.env, sha),
			docsOf: findRule
		});
		default: return outdatedText(outcomes, world);
	}
}
export { outdated };
