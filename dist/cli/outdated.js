import { c as isBreaking, d as openFetcher, i as evaluate, l as isChange, n as trackedSkills, p as sourceKey, r as skillsNamed, s as gainsPermissions, t as outdatedDocument, u as needsAttention } from "./outdated-document.js";
import { Jl as UsageError, Kt as load, Qc as quote, S as open, a as mentionInterrupted, bl as jsonText, cl as didYouMean, co as repositoryOptions, hs as powerChangeJson, ps as findingJson, qc as plainText, sc as linksFrom, ul as compareText } from "./core.js";
import { r as findRule } from "./catalog.js";
import { t as defaultBranchConfig } from "./default-branch-config.js";
import { n as documentText, t as documentMarkdown } from "./document-text.js";
import { t as documentPage } from "./document-page.js";
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
	const passes = !statuses.some(needsAttention);
	const label = passes ? "Nothing to do" : "Updates of locked skills";
	const rules = statuses.flatMap(({ changes }) => changes?.findings ?? []).map(({ rule }) => rule);
	return documentPage(outdatedDocument(statuses), {
		passes,
		label,
		rules
	}, options);
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
		reason: reason && plainText(reason),
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
	mentionInterrupted(directory, world);
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
const maxMarkdownBytes = 6e4;
function formatStatuses(statuses, sha, args, world) {
	const format = args.values.get("format");
	if (format === "json") return outdatedJson(statuses);
	const document = outdatedDocument(statuses);
	if (format === "markdown") return documentMarkdown(document, maxMarkdownBytes);
	if (format !== "html") return documentText(document, world);
	return outdatedHtml(statuses, {
		links: linksFrom(world.env, sha),
		docsOf: findRule
	});
}
export { outdated };
