import { Hc as list, Ic as groupBy, Jl as UsageError, Ps as cut, Sc as strong, Tc as severityRank, Uc as msg, Wc as namePart, Xl as tool, Yc as words, bl as jsonText, co as repositoryOptions, el as gateOptions, i as runCheck, lo as readOutputSettings, po as writeOutputs, qc as plainText, ul as compareText, uo as renderOptions, vl as escapeInvisible, wc as isAtLeast, xc as line, xl as neutralizeCommands, zc as count } from "./core.js";
import { t as documentPage } from "./document-page.js";
import { n as documentText, t as documentMarkdown } from "./document-text.js";
import { r as pageHeading } from "./change-list.js";
import { a as readReports, n as restoreDigests, t as requireAllShards } from "./restore-shards.js";
// src/cli/audit/audit.ts
const countKeys = [
	"skills",
	"errors",
	"warnings",
	"notes",
	"existing",
	"accepted"
];
function totalOf({ repositories }, key) {
	return repositories.reduce((sum, { report }) => sum + report.summary[key], 0);
}
function linkAddress({ address }) {
	return address !== null && /^https:\/\/[\w.:-]+(?:\/[\w.~-]+)+$/.test(address) ? address : null;
}
function auditOf(reports, failOn) {
	const repositories = reports.map(({ file, report }) => auditedRepository(file, report, failOn)).sort((a, b) => compareText(a.outcome, b.outcome) || compareText(a.name, b.name));
	rejectDuplicates(repositories);
	return {
		outcome: repositories.some((repository) => repository.outcome === "fail") ? "fail" : "pass",
		repositories,
		rules: rulesOf(repositories)
	};
}
function auditedRepository(file, report, failOn) {
	const address = addressOf(report);
	const name = address?.replace(/^[a-z+]+:\/\/[^/]*\//, "").replace(/\.git$/, "");
	const findings = report.findings.filter(({ state }) => state !== "accepted").sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
	return {
		name: name || fileName(file),
		address: address?.startsWith("https://") ? address.replace(/\.git$/, "") : null,
		file,
		outcome: failOn === void 0 ? report.outcome : outcomeAt(report, failOn),
		report,
		findings
	};
}
function addressOf({ skills }) {
	for (const { skillVersion } of skills) {
		const [, address] = /^git\+([a-z+]+:\/\/[^#]+)#/.exec(skillVersion?.source_ref ?? "") ?? [];
		if (address !== void 0 && !address.startsWith("file:")) return address;
	}
}
function fileName(file) {
	return file.replace(/^.*[\\/]/, "").replace(/\.json$/i, "");
}
function outcomeAt({ summary }, failOn) {
	if (failOn === "never") return "pass";
	const counts = {
		error: summary.errors,
		warning: summary.warnings,
		note: summary.notes
	};
	return [
		"error",
		"warning",
		"note"
	].some((severity) => isAtLeast(severity, failOn) && counts[severity] > 0) ? "fail" : "pass";
}
function rejectDuplicates(repositories) {
	const byCommit = groupBy(repositories.filter(({ report }) => report.head.sha !== null), ({ name, report }) => `${name}\0${report.head.sha}`);
	for (const [first, second] of byCommit.values()) {
		if (!first || !second) continue;
		throw new UsageError(`"${first.file}" and "${second.file}" are reports of one commit of ${first.name}.`, "Pass one report of each repository.");
	}
}
function rulesOf(repositories) {
	const rows = repositories.flatMap(({ findings }, index) => findings.map(({ rule }) => ({
		rule,
		at: index
	})));
	return Array.from(groupBy(rows, ({ rule }) => rule), ([rule, found]) => ({
		rule,
		findings: found.length,
		repositories: new Set(found.map(({ at }) => at)).size
	})).sort((a, b) => b.findings - a.findings || compareText(a.rule, b.rule));
}
// src/cli/audit/audit-document.ts
function auditDocument(audit, isVerbose) {
	const { repositories, outcome } = audit;
	const details = repositories.filter((each) => isVerbose || each.outcome === "fail").flatMap((repository) => findingsOf(repository, isVerbose));
	return { blocks: [
		{
			kind: "heading",
			level: 1,
			line: line`${{
				kind: "mark",
				mark: outcome
			}} ${auditHeadline(audit)}`
		},
		pageHeading(2, ["Repositories"]),
		repositoryTable(audit),
		...legend(audit),
		...details.length === 0 ? [] : [pageHeading(2, ["Findings"])],
		...details,
		...ruleTable(audit)
	] };
}
function auditHeadline({ repositories }) {
	const failing = repositories.filter(({ outcome }) => outcome === "fail");
	const all = repositories.length;
	if (failing.length === 0) return all === 1 ? msg`The repository passes` : msg`All ${all} repositories pass`;
	const names = list(failing.map(({ name }) => namePart(name)), { limit: 5 });
	if (all === 1) return msg`The repository ${names} does not pass`;
	const verb = words(failing.length === 1 ? "does" : "do");
	return msg`${failing.length} of ${all} repositories ${verb} not pass: ${names}`;
}
function repositoryTable(audit) {
	const used = countKeys.filter((key) => totalOf(audit, key) > 0);
	const rows = audit.repositories.map((repository) => [
		[{
			kind: "mark",
			mark: repository.outcome
		}],
		nameLine(repository),
		...used.map((key) => [`${repository.report.summary[key]}`]),
		repository.report.head.sha === null ? [] : [foreign(repository.report.head.sha.slice(0, 12))]
	]);
	const total = [
		[],
		strong(["All"]),
		...used.map((key) => strong([`${totalOf(audit, key)}`])),
		[]
	];
	return {
		kind: "table",
		hasHeader: true,
		title: [],
		columns: [
			"",
			"repository",
			...used,
			"commit"
		],
		rows: [...rows, total]
	};
}
function nameLine(repository) {
	const href = linkAddress(repository);
	const name = namePart(repository.name);
	return href === null ? [name] : [{
		kind: "link",
		href,
		line: [name]
	}];
}
function legend(audit) {
	const sentences = [...totalOf(audit, "existing") > 0 ? ["Existing: found before the change, too."] : [], ...totalOf(audit, "accepted") > 0 ? ["Accepted: named in the configuration."] : []];
	return sentences.length === 0 ? [] : [{
		kind: "paragraph",
		lines: sentences.map((text) => [text])
	}];
}
function findingsOf({ name, findings }, isVerbose) {
	const counted = findings.filter(({ severity }) => isVerbose || severity !== "note");
	if (counted.length === 0) return [];
	return [{
		kind: "details",
		title: line`${namePart(name)}: ${count(counted.length, "finding")}`,
		blocks: [{
			kind: "list",
			title: [],
			items: counted.map(findingItem)
		}]
	}];
}
function findingItem(finding) {
	const { severity, message, rule, path, line: at, state } = finding;
	const place = foreign(at === null ? path : `${path}:${at}`);
	const stateText = state === "new" ? [] : line` (${words(state)})`;
	return { line: line`${strong([severity])} ${place} ${foreign(message)}${stateText} ${foreign(rule)}` };
}
function foreign(text) {
	return {
		kind: "value",
		text,
		limit: 400
	};
}
const maxRules = 50;
function ruleTable({ rules }) {
	if (rules.length === 0) return [];
	const rows = rules.slice(0, maxRules).map(({ rule, findings, repositories }) => [
		[foreign(rule)],
		[`${findings}`],
		[`${repositories}`]
	]);
	return [pageHeading(2, ["Rules"]), {
		kind: "table",
		audience: "page",
		title: [],
		columns: [
			"rule",
			"findings",
			"repositories"
		],
		rows,
		omitted: rules.length - rows.length
	}];
}
// src/cli/audit/audit-json.ts
function auditJson(audit) {
	const { outcome, repositories, rules } = audit;
	const failing = repositories.filter((repository) => repository.outcome === "fail").length;
	return jsonText({
		schema: 1,
		tool,
		outcome,
		summary: {
			repositories: repositories.length,
			failing,
			...Object.fromEntries(countKeys.map((key) => [key, totalOf(audit, key)]))
		},
		repositories: repositories.map((repository) => ({
			name: repository.name,
			address: repository.address,
			file: repository.file,
			head: repository.report.head,
			outcome: repository.outcome,
			summary: repository.report.summary,
			findings: repository.findings
		})),
		rules
	});
}
// src/cli/audit/merge-repositories.ts
const renderers = new Map([
	["html", auditHtml],
	["json", auditJson],
	["markdown", (audit) => documentMarkdown(auditDocument(audit, false))],
	["text", auditText]
]);
function auditHtml(audit) {
	const passes = audit.outcome === "pass";
	const page = {
		passes,
		label: passes ? "Pass" : "Fail",
		rules: []
	};
	return documentPage(auditDocument(audit, true), page, {
		links: null,
		docsOf: () => void 0
	});
}
const maxFindings = 20;
function auditText(audit, display) {
	const { detail } = display;
	if (detail === "quiet" && audit.outcome === "pass") return "";
	const document = auditDocument(audit, detail === "verbose");
	return documentText({ blocks: document.blocks.flatMap(shortened) }, display);
}
function shortened(block) {
	if (block.kind !== "details") return [block];
	return cut({ blocks: [block] }, {
		items: maxFindings,
		places: 1
	}).blocks;
}
function mergeRepositories(reports, args, world, { outputs, detail }) {
	rejectOthers(args);
	const render = rendererOf(args.values.get("format") ?? "text");
	const rendererByOutput = new Map(outputs.map((output) => [output, rendererOf(output.reporter.id)]));
	const audit = auditOf(reports, args.values.get("fail-on"));
	const display = {
		colour: world.colour,
		width: world.width,
		detail
	};
	if (outputs.some(({ replacesPrinting }) => replacesPrinting)) {
		if (detail !== "quiet") world.print(neutralizeCommands(`${escapeInvisible(plainText(auditHeadline(audit)))}\n`));
	} else world.print(render(audit, display));
	const fileDisplay = {
		colour: false,
		width: Number.POSITIVE_INFINITY,
		detail: "normal"
	};
	writeOutputs(outputs, (output) => (rendererByOutput.get(output) ?? auditText)(audit, fileDisplay));
	return audit.outcome === "fail" ? 1 : 0;
}
function rendererOf(format) {
	const render = renderers.get(format);
	if (render) return render;
	throw new UsageError(`Reports of several repositories have no format "${format}".`, `Formats are ${[...renderers.keys()].join(", ")}.`);
}
function rejectOthers({ values, lists, flags, paths }) {
	const isGiven = (name) => values.has(name) || lists.has(name) || flags.has(name);
	const name = [
		"base",
		"scope",
		"rule",
		"config",
		"allow-empty",
		"statistics"
	].find(isGiven);
	const what = name === void 0 ? paths.length > 0 ? "A path" : null : `--${name}`;
	if (what === null) return;
	throw new UsageError(`${what} is for the shards of one check, and these are whole reports.`, "Give it to the check of each repository.");
}
// src/cli/commands/merge.ts
const merge = {
	name: "merge",
	synonyms: [
		"combine",
		"merge-reports",
		"join",
		"collect",
		"aggregate"
	],
	summary: "merge the shards of a check, or reports of repositories",
	operands: "FILE\u2026 [-- PATH\u2026]",
	maxOperands: Number.POSITIVE_INFINITY,
	acceptsPaths: true,
	options: [
		...gateOptions,
		...repositoryOptions,
		...renderOptions
	],
	examples: [["skillaccord merge shard-*.json", "the shards of a check, in a clone"], ["skillaccord merge *.json -o html=all.html", "reports of repositories"]],
	note: "Shards give the report and the exit code of one check. Reports of repositories fail if one of them does, or by --fail-on. --base, --scope, --rule, --allow-empty, --config, --statistics and PATH are for shards only.",
	async run(args, world) {
		const output = readOutputSettings(args, world);
		if (args.operands.length === 0) throw new UsageError("merge needs the files of reports.", "skillaccord check -o json=FILE writes one.");
		const reports = readReports(args.operands, world.cwd);
		if (reports.kind === "repositories") return mergeRepositories(reports.reports, args, world, output);
		requireAllShards(reports.shards);
		return runCheck(args, world, {
			paths: args.paths,
			output,
			restore: ({ sides }) => restoreDigests(reports.shards, sides)
		});
	}
};
export { merge };
