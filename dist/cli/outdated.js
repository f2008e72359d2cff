import { c as gainsPermissions, d as isChange, f as defaultBranchConfig, h as sourceKey, i as evaluate, l as headline, n as outdatedRow, p as openFetcher, r as trackedSkills, s as byLoudness, t as outdatedText, u as isBreaking } from "./outdated-text.js";
import { D as nameText, E as codeSpan, I as open, O as prose, Pt as load, Ra as didYouMean, Ua as jsonText, a as powerChangeJson, i as findingJson, k as tableCell, la as compareText, r as repositoryOptions, to as UsageError, va as quote } from "./core.js";
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
	for (const name of names) {
		if (known.includes(name)) continue;
		throw new UsageError(`No lock records the source of a skill ${quote(name)}.`, didYouMean(name, known) ?? "skillaccord outdated lists them all.");
	}
	return tracked.filter(({ name }) => names.includes(name));
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
	const sorted = byLoudness(outcomes);
	for (const limit of [
		200,
		20,
		5,
		0
	]) {
		const page = render(sorted, outcomes, limit);
		if (Buffer.byteLength(page) <= maxBytes) return page;
	}
	const shown = sorted.slice(0, 100);
	const more = sorted.length - shown.length;
	return `${render(shown, outcomes, 0)}${more > 0 ? `\n${more} more.\n` : ""}`;
}
function render(shown, all, maxFindings) {
	const sections = maxFindings === 0 ? [] : shown.flatMap((one) => section(one, maxFindings));
	const table = shown.length === 0 ? [] : [tableOf(shown)];
	return `${[
		"# Updates of locked skills",
		headline(all),
		...table,
		...sections
	].join("\n\n")}\n`;
}
const header = [
	"Skill",
	"State",
	"Here",
	"At the source",
	"Bump",
	"Permissions",
	"Policy",
	"From"
];
function tableOf(outcomes) {
	const rows = outcomes.map((outcome) => {
		const { name, state, from, to, bump, permissions, policy, source } = outdatedRow(outcome);
		const spans = [from, to].map((one) => one === "" ? "" : codeSpan(one));
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
		header,
		header.map(() => "---"),
		...rows.map((row) => row.map(tableCell))
	].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
function section(outcome, maxFindings) {
	const { skill, reason, changes, state } = outcome;
	if (state === "current" && reason === null) return [];
	const { age } = outdatedRow(outcome);
	const sentences = [
		reason === null ? "" : prose(reason),
		prose(age),
		changes && changes.findings.length === 0 ? "Only texts and files change." : "",
		`Recorded in ${codeSpan(`${skill.path}:${skill.at.range?.start.line ?? 1}`)}.`
	].filter((one) => one !== "");
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
	"json"
];
const failures = {
	pending: ({ isPending, state }) => isPending || state === "tag-moved" || state === "moved",
	breaking: isBreaking,
	permissions: gainsPermissions
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
			help: "exit 1 if an update is pending, breaking, or gains permissions"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord outdated", "every skill with a recorded source"],
		["skillaccord outdated pdf", "one of them"],
		["skillaccord outdated --format markdown >> \"$GITHUB_STEP_SUMMARY\"", "for a scheduled job"],
		["skillaccord outdated --fail-on permissions", "for a pipeline"]
	],
	note: "It asks the hosts of the sources and writes nothing. Exit codes: 0 report, 1 --fail-on, 2 if no source could be asked.",
	async run(args, world) {
		const outcomes = await askSources(args, world);
		world.print(formatted(outcomes, args, world));
		const asked = outcomes.filter(({ state }) => state !== "not-understood");
		if (asked.length > 0 && asked.every(({ state }) => state === "unreachable")) throw new UsageError("No source could be asked.", "The reasons are above; docs/security.md tells what may be asked.");
		const isFailing = failures[args.values.get("fail-on") ?? ""] ?? (() => false);
		return outcomes.some(isFailing) ? 1 : 0;
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
	const guard = await defaultBranchConfig({
		cwd,
		directory,
		config,
		named
	});
	const fetcher = openFetcher({
		rules: guard.sources,
		directory,
		env
	});
	try {
		return await findOutdated({
			sides,
			fetcher,
			names: args.operands,
			config,
			guard
		});
	} finally {
		fetcher.close();
	}
}
function formatted(outcomes, args, world) {
	switch (args.values.get("format")) {
		case "json": return outdatedJson(outcomes);
		case "markdown": return outdatedMarkdown(outcomes);
		default: return outdatedText(outcomes, world);
	}
}
export { outdated };
