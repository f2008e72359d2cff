import { $a as codeSpan, Aa as code, Do as truncate, Fa as firstWithin, Fo as groupBy, Ha as formatEntries, Ho as gateOptions, Ka as painter, Ma as formatNumber, Na as element, Oo as isAtLeast, Pa as table$1, Ua as wrap, Va as formatColumns, bi as renderOptions, eo as nameText, es as escapeInvisible, gs as tool, i as runCheck, ja as formatCount, jo as compareText, ko as severityRank, ms as UsageError, no as tableCell, ns as jsonText, rs as neutralizeCommands, to as prose, vi as repositoryOptions, wa as inline, xa as pageText, xi as writeOutputs, ya as maxPageBytes, yi as readOutputSettings } from "./core.js";
import { i as readReports, n as restoreShards, t as requireAllShards } from "./restore-shards.js";
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
function legendOf(audit) {
	const needed = [["existing", "Existing findings are at base too; a report of all findings counts them."], ["accepted", "Accepted findings are named in the configuration and do not count."]].filter(([key]) => totalOf(audit, key) > 0);
	return needed.length === 0 ? [] : [needed.map(([, sentence]) => sentence).join(" ")];
}
function linkAddress({ address }) {
	return address !== null && /^https:\/\/[\w.:-]+(?:\/[\w.~-]+)+$/.test(address) ? address : null;
}
function placeOf({ path, line }) {
	return line === null ? path : `${path}:${line}`;
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
// src/cli/audit/headline.ts
function auditHeadline({ repositories }, format = (name) => name) {
	const failing = repositories.filter(({ outcome }) => outcome === "fail");
	const all = repositories.length;
	if (failing.length === 0) return all === 1 ? "The repository passes." : `All ${all} repositories pass.`;
	if (all === 1) return `The repository ${format(failing[0]?.name ?? "")} does not pass.`;
	const names = failing.slice(0, 5).map(({ name }) => format(name));
	const more = failing.length - names.length;
	const list = `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	const verb = failing.length === 1 ? "does" : "do";
	return `${failing.length} of ${all} repositories ${verb} not pass: ${list}.`;
}
// src/cli/audit/audit-html.ts
function auditHtml(audit) {
	return firstWithin(maxPageBytes, renderings$1(audit));
}
function* renderings$1(audit) {
	for (const findings of [
		200,
		20,
		3
	]) yield render$1(audit, findings);
	yield render$1({
		...audit,
		repositories: audit.repositories.slice(0, 5e3)
	}, 0);
}
function render$1(audit, maxFindings) {
	const { outcome, repositories, rules } = audit;
	const passes = outcome === "pass";
	const failing = repositories.filter((repository) => repository.outcome === "fail");
	const sections = maxFindings === 0 ? [] : failing.map((repository, index) => section$1(repository, index, maxFindings));
	return pageText({
		title: `${passes ? "\u2713" : "\u2717"} ${auditHeadline(audit)}`,
		header: element("header", { class: passes ? "pass" : "fail" }, element("p", { class: "outcome" }, passes ? "Pass" : "Fail"), element("h1", {}, inline(auditHeadline(audit, codeSpan))), element("p", {}, `${formatCount(totalOf(audit, "skills"), "skill")}.`)),
		sections: [
			["repositories", "Repositories"],
			...sections.length > 0 ? [["findings", "Findings"]] : [],
			...rules.length > 0 ? [["rules", "Rules"]] : []
		],
		main: [
			element("section", {}, heading("repositories", "Repositories"), repositoryTable$1(audit), ...legendOf(audit).map((legend) => element("p", {}, legend))),
			...sections.length > 0 ? [element("section", {}, heading("findings", "Findings"), ...sections)] : [],
			...rules.length > 0 ? [element("section", {}, heading("rules", "Rules"), ruleTable$1(audit))] : []
		]
	});
}
function heading(id, title) {
	return element("h2", { id }, title);
}
function repositoryTable$1(audit) {
	const totals = countKeys.map((key) => formatNumber(totalOf(audit, key)));
	return table$1([
		"Repository",
		"Outcome",
		...countKeys,
		"Commit"
	], [...audit.repositories.map((repository) => [
		linkTo$1(repository),
		repository.outcome,
		...countKeys.map((key) => formatNumber(repository.report.summary[key])),
		code(repository.report.head.sha?.slice(0, 12) ?? "-")
	]), [
		"All",
		audit.outcome,
		...totals,
		""
	]].map(rowOf));
}
function linkTo$1(repository) {
	const [name, address] = [code(repository.name), linkAddress(repository)];
	return address === null ? name : element("a", {
		href: address,
		rel: "noreferrer"
	}, name);
}
function ruleTable$1({ rules }) {
	return table$1([
		"Rule",
		"Findings",
		"Repositories"
	], rules.map(({ rule, findings, repositories }) => rowOf([
		code(rule),
		formatNumber(findings),
		formatNumber(repositories)
	])));
}
function rowOf(cells) {
	return element("tr", {}, ...cells.map((cell) => element("td", {}, cell)));
}
function section$1(repository, index, maxFindings) {
	const { name, findings } = repository;
	const id = `repository-${index + 1}`;
	const shown = findings.slice(0, maxFindings);
	const more = findings.length - shown.length;
	return element("section", {
		class: "group",
		"aria-labelledby": id
	}, element("h3", { id }, code(name)), element("ol", { class: "findings" }, ...shown.map(findingItem)), ...more > 0 ? [element("p", { class: "omitted" }, `${formatNumber(more)} more in its report.`)] : []);
}
function findingItem(finding) {
	const { severity, message, rule, state } = finding;
	return element("li", { class: `finding ${severity}` }, element("p", { class: "message" }, element("span", { class: `tag ${severity}` }, severity), " ", inline(prose(message))), element("p", { class: "meta" }, element("span", {}, code(placeOf(finding))), code(rule), ...state === "new" ? [] : [element("span", {}, state)]));
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
// src/cli/audit/audit-markdown.ts
const maxBytes = 1e6;
function auditMarkdown(audit) {
	return firstWithin(maxBytes, renderings(audit));
}
function* renderings(audit) {
	for (const [repositories, findings] of [
		[1e4, 50],
		[2e3, 5],
		[1e3, 0],
		[100, 0]
	]) yield render(audit, repositories, findings);
}
function render(audit, maxRepositories, maxFindings) {
	const { outcome, repositories } = audit;
	const listed = repositories.slice(0, maxRepositories);
	const more = repositories.length - listed.length;
	const failing = listed.filter((repository) => repository.outcome === "fail");
	return `${[
		`# ${outcome === "pass" ? "\u2713" : "\u2717"} Skills of ${repositories.length} ${repositories.length === 1 ? "repository" : "repositories"}`,
		auditHeadline(audit, nameText),
		repositoryTable(audit, listed),
		...legendOf(audit),
		...more > 0 ? [`${more} more repositories are not listed.`] : [],
		...maxFindings === 0 ? [] : failing.flatMap((repository) => section(repository, maxFindings)),
		...ruleTable(audit)
	].join("\n\n")}\n`;
}
function repositoryTable(audit, listed) {
	const rows = listed.map((repository) => [
		linkTo(repository),
		repository.outcome === "pass" ? "pass" : "**fail**",
		...countKeys.map((key) => String(repository.report.summary[key])),
		codeSpan(repository.report.head.sha?.slice(0, 12) ?? "-")
	]);
	const totals = countKeys.map((key) => String(totalOf(audit, key)));
	return table([
		"Repository",
		"Outcome",
		...countKeys.map(capitalize),
		"Commit"
	], [...rows, [
		"All",
		audit.outcome,
		...totals,
		""
	]]);
}
function capitalize(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function linkTo(repository) {
	const [name, address] = [nameText(repository.name), linkAddress(repository)];
	return address === null ? name : `[${name}](${address})`;
}
function section({ name, findings }, maxFindings) {
	const counted = findings.filter(({ severity }) => severity !== "note");
	const items = counted.slice(0, maxFindings).map((finding) => {
		const { severity, message, rule } = finding;
		return `- **${severity}** ${codeSpan(placeOf(finding))} ${prose(message)} (${codeSpan(rule)})`;
	});
	const more = counted.length - items.length;
	if (items.length === 0) return [];
	return [
		`## ${nameText(name)}`,
		items.join("\n"),
		...more > 0 ? [`${more} more.`] : []
	];
}
function ruleTable({ rules }) {
	if (rules.length === 0) return [];
	return ["## Rules", table([
		"Rule",
		"Findings",
		"Repositories"
	], rules.slice(0, 50).map(({ rule, findings, repositories }) => [
		codeSpan(rule),
		`${findings}`,
		`${repositories}`
	]))];
}
function table(header, rows) {
	return [
		header,
		header.map(() => "---"),
		...rows.map((row) => row.map(tableCell))
	].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
// src/cli/audit/audit-text.ts
const maxFindings = 20;
function auditText(audit, display) {
	const { colour, detail } = display;
	const failing = audit.repositories.filter(({ outcome }) => outcome === "fail");
	if (detail === "quiet" && failing.length === 0) return "";
	const shown = detail === "verbose" ? audit.repositories : failing;
	return `${[
		painter(colour)("strong", neutralizeCommands(auditHeadline(audit, escapeInvisible))),
		tableOf(audit, colour),
		...legendOf(audit).map((legend) => wrap(legend, display.width).join("\n")),
		...shown.flatMap((repository) => findingsOf(repository, display))
	].join("\n\n")}\n`;
}
function tableOf(audit, colour) {
	const title = [
		"Repository",
		"outcome",
		...countKeys
	];
	const rows = audit.repositories.map(({ name, outcome, report }) => [
		cell(name),
		outcome,
		...countKeys.map((key) => String(report.summary[key]))
	]);
	const all = [
		"All",
		audit.outcome,
		...countKeys.map((key) => String(totalOf(audit, key)))
	];
	const [head = "", ...lines] = formatColumns([
		title,
		...rows,
		all
	]);
	return [painter(colour)("strong", head.trimEnd()), ...lines.map((line) => line.trimEnd())].map(neutralizeCommands).join("\n");
}
function cell(text) {
	return truncate(neutralizeCommands(escapeInvisible(text)), 64);
}
function findingsOf({ name, findings }, { colour, width, detail }) {
	const counted = findings.filter(({ severity }) => severity !== "note" || detail === "verbose");
	if (counted.length === 0) return [];
	const listed = counted.slice(0, maxFindings);
	const more = counted.length - listed.length;
	const rows = listed.map((finding) => [
		finding.severity,
		truncate(placeOf(finding), 80),
		`${finding.message} (${finding.rule})`
	].map((text) => neutralizeCommands(escapeInvisible(text))));
	const lines = formatEntries(rows, width - 2).map((line) => `  ${line}`.trimEnd());
	const last = more > 0 ? [`  ${more} more in its report.`] : [];
	return [[
		painter(colour)("strong", cell(name)),
		...lines,
		...last
	].map(neutralizeCommands).join("\n")];
}
// src/cli/audit/merge-repositories.ts
const renderers = new Map([
	["html", auditHtml],
	["json", auditJson],
	["markdown", auditMarkdown],
	["text", auditText]
]);
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
		if (detail !== "quiet") world.print(`${auditHeadline(audit)}\n`);
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
			restore: ({ sides }) => restoreShards(reports.shards, sides)
		});
	}
};
export { merge };
