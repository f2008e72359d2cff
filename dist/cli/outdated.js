import { a as trackedSkills, d as gainsPermissions, f as headline, g as openFetcher, h as needsAttention, i as outdatedSentences, m as isChange, n as outdatedHeads, o as skillsNamed, p as isBreaking, r as outdatedRow, s as evaluate, t as outdatedText, u as byUrgency, v as sourceKey } from "./outdated-text.js";
import { $a as codeSpan, Aa as code, Ca as findingList, Da as entryOf, Do as truncate, Fa as firstWithin, Ma as formatNumber, Na as element, Oa as placeLink, Pa as table, Po as linksFrom, To as quote, Xo as didYouMean, _a as powerChangeJson, a as open, ba as rulesSection, eo as nameText, ha as findingJson, ja as formatCount, jo as compareText, ka as searchBox, lt as load, ms as UsageError, no as tableCell, ns as jsonText, to as prose, vi as repositoryOptions, wa as inline, xa as pageText, ya as maxPageBytes } from "./core.js";
import { r as findRule } from "./catalog.js";
import { t as defaultBranchConfig } from "./default-branch-config.js";
// src/tasks/outdated.ts
async function findOutdated(request) {
	const { sides, fetcher, names, config, trustedConfig } = request;
	const { workspace } = await load(sides.head, {
		...config,
		ignore: []
	});
	const tracked = chooseNamed(trackedSkills(workspace, sides.context.remote), names);
	await askAll(tracked, fetcher, sides.onProgress);
	const statuses = [];
	for (const skill of tracked) statuses.push(await evaluate(skill, {
		tree: sides.head,
		fetcher,
		config,
		trustedConfig
	}));
	return statuses;
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
function outdatedHtml(statuses, options) {
	return firstWithin(maxPageBytes, renderings$1(statuses, options));
}
function* renderings$1(statuses, options) {
	const sorted = byUrgency(statuses);
	const withFindings = statuses.filter((status) => findingsOf(status).length > 0).length;
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
function render$1(sorted, pageOptions) {
	const shown = sorted.slice(0, pageOptions.skills);
	const findings = shown.flatMap((status) => findingsOf(status).slice(0, pageOptions.findings));
	const rules = rulesSection(findings, pageOptions);
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
			skillsSection(shown, pageOptions),
			...rules
		]
	});
}
function findingsOf({ changes }) {
	return changes?.findings ?? [];
}
function header(statuses) {
	const states = statuses.map(({ state }) => state);
	const counts = [...new Set(states)].sort(compareText).map((state) => [state, states.filter((other) => other === state).length]);
	const isFine = !statuses.some(needsAttention);
	return element("header", { class: isFine ? "pass" : "fail" }, element("p", { class: "outcome" }, isFine ? "Nothing to do" : "Updates of locked skills"), element("h1", {}, inline(prose(headline(statuses)))), element("p", {}, "skillaccord outdated asked the sources and wrote nothing."), element("ul", { class: "counts" }, ...counts.map(([state, count]) => element("li", { class: kindOf[state] || "quiet" }, `${formatNumber(count)} ${state}`))));
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
function tableRow(status, index) {
	const { name, from, to, bump, permissions, policy, source } = outdatedRow(status);
	const link = element("a", { href: `#${skillId(index)}` }, truncate(name, 200));
	const spans = [from, to].map((revision) => revision === "" ? "" : code(revision));
	const denied = element("span", { class: "tag error" }, policy);
	const cells = [
		stateTag(status.state),
		...spans,
		isBreaking(status) ? element("b", {}, bump) : bump,
		permissions === "" ? "" : element("span", { class: "gained" }, permissions),
		policy === "denied" ? denied : policy,
		code(source)
	];
	return element("tr", {}, element("th", { scope: "row" }, link), ...cells.map((cell) => element("td", {}, cell)));
}
function skillId(index) {
	return `skill-${index + 1}`;
}
function skillsSection(shown, pageOptions) {
	const filter = element("div", {
		class: "filters",
		role: "search",
		"aria-label": "Filter the skills",
		hidden: true
	}, searchBox("name", "Skill"), element("p", {
		class: "shown",
		role: "status"
	}, `${formatNumber(shown.length)} shown`));
	const list = element("div", { class: "skills" }, ...shown.map((status, index) => skill(status, index, pageOptions)));
	return element("section", { "aria-labelledby": "skills" }, element("h2", { id: "skills" }, "Skills"), ...shown.length === 0 ? [element("p", {}, "No skills.")] : [filter, list]);
}
function skill(status, index, pageOptions) {
	const { skill, state } = status;
	const { name, from, to, bump, policy, source } = outdatedRow(status);
	const root = skill.copy?.root ?? "";
	const range = [from, to].filter((revision) => revision !== "").map((revision) => truncate(revision, 40));
	const findings = findingsOf(status);
	return element("details", {
		id: skillId(index),
		class: "skill",
		open: findings.length > 0
	}, element("summary", {}, element("b", {}, truncate(name, 200)), element("span", { class: "version" }, range.join(" \u2192 ")), stateTag(state), element("small", {}, root === "" || root === name ? "" : truncate(root, 200))), ...outdatedSentences(status).map((sentence) => element("p", {}, inline(prose(sentence)))), element("dl", {}, ...entryOf("Source", code(source)), ...entryOf("Recorded in", placeLink(skill.at, pageOptions)), ...entryOf("Bump", bump), ...entryOf("Policy", policy)), ...findingList(findings.slice(0, pageOptions.findings), skillId(index), {
		...pageOptions,
		links: null
	}), ...findings.length > pageOptions.findings ? [element("p", { class: "omitted" }, `${formatNumber(findings.length - pageOptions.findings)} more.`)] : []);
}
// src/cli/text/outdated-json.ts
function outdatedJson(statuses) {
	return jsonText({
		schema: 1,
		entries: statuses.map(entryJson)
	});
}
function entryJson(status) {
	const { skill, state, reason, isPending, from, to, commits, since, changes, upstream } = status;
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
function outdatedMarkdown(statuses) {
	return firstWithin(maxBytes, renderings(statuses));
}
function* renderings(statuses) {
	const sorted = byUrgency(statuses);
	for (const limit of [
		200,
		20,
		5,
		0
	]) yield render(sorted, statuses, limit);
	const shown = sorted.slice(0, 100);
	const more = sorted.length - shown.length;
	yield `${render(shown, statuses, 0)}${more > 0 ? `\n${more} more.\n` : ""}`;
}
function render(shown, all, maxFindings) {
	const sections = maxFindings === 0 ? [] : shown.flatMap((status) => section(status, maxFindings));
	const table = shown.length === 0 ? [] : [tableOf(shown)];
	return `${[
		"# Updates of locked skills",
		headline(all),
		...table,
		...sections
	].join("\n\n")}\n`;
}
function tableOf(statuses) {
	const rows = statuses.map((status) => {
		const { name, state, from, to, bump, permissions, policy, source } = outdatedRow(status);
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
function section(status, maxFindings) {
	const { skill, reason, changes, state } = status;
	if (state === "current" && reason === null) return [];
	const sentences = [...outdatedSentences(status).map(prose), `Recorded in ${codeSpan(`${skill.path}:${skill.at.range?.start.line ?? 1}`)}.`];
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
const failConditions = {
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
			choices: Object.keys(failConditions),
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
		const { statuses, sha } = await askSources(args, world);
		world.print(formatStatuses(statuses, sha, args, world));
		const asked = statuses.filter(({ state }) => state !== "not-understood");
		if (asked.length > 0 && asked.every(({ state }) => state === "unreachable")) throw new UsageError("No source could be asked.", "The reasons are above; docs/security.md tells what may be asked.");
		const activeConditions = (args.lists.get("fail-on") ?? []).flatMap((what) => failConditions[what] ?? []);
		return statuses.some((status) => activeConditions.some((meetsCondition) => meetsCondition(status))) ? 1 : 0;
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
	const directory = sides.context.directory ?? cwd;
	const { trustedConfig, ignoredSourcesNote } = await defaultBranchConfig({
		cwd,
		directory,
		config,
		named
	});
	if (ignoredSourcesNote !== null) world.printError(`${ignoredSourcesNote}\n`);
	const fetcher = openFetcher({
		rules: trustedConfig.sources,
		directory,
		env
	});
	try {
		return {
			statuses: await findOutdated({
				sides,
				fetcher,
				names: args.operands,
				config,
				trustedConfig
			}),
			sha: sides.context.head().sha
		};
	} finally {
		fetcher.close();
	}
}
function formatStatuses(statuses, sha, args, world) {
	switch (args.values.get("format")) {
		case "json": return outdatedJson(statuses);
		case "markdown": return outdatedMarkdown(statuses);
		case "html": return outdatedHtml(statuses, {
			links: linksFrom(world.env, sha),
			docsOf: findRule
		});
		default: return outdatedText(statuses, world);
	}
}
export { outdated };
