import { $o as neutralizeCommands, Aa as table$1, Ai as findCarrier, Bt as nothingKnown, Co as truncate, Da as formatCount, Do as compareText, Ea as code, Ha as painter, Jo as statUserPath, Jt as treeRules, La as formatColumns, Oa as formatNumber, Qa as tableCell, Qo as jsonText, Ra as formatEntries, Ro as gateOptions, To as severityRank, Wt as sourceOf, Xa as nameText, Xo as escapeInvisible, Ya as codeSpan, Za as prose, _a as pageText, _i as readOutputSettings, as as join$1, ba as inline, dt as readSkill, fs as tool, gi as repositoryOptions, ha as maxPageBytes, i as runCheck, ja as firstWithin, jo as groupBy, ka as element, pt as parsedOnAccess, qo as readUserPath, us as UsageError, ut as readManifests, vi as renderOptions, wo as isAtLeast, yi as writeOutputs, za as wrap, zt as joinKnown } from "./core.js";
import { c as count, d as nullable, f as oneOf, i as readPartialHead, l as flag, m as text, p as record, r as readFacts, s as ShapeError, t as pathsDigest, u as list } from "./paths-digest.js";
import { statSync } from "node:fs";
import { resolve } from "node:path";
// src/cli/audit/audit.ts
const countedTotals = [
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
function placeOf$1({ path, line }) {
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
		throw new UsageError(`"${first.file}" and "${second.file}" are reports of one commit of ${first.name}.`, "Merge one report of each repository.");
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
	const totals = countedTotals.map((key) => formatNumber(totalOf(audit, key)));
	return table$1([
		"Repository",
		"Outcome",
		...countedTotals,
		"Commit"
	], [...audit.repositories.map((repository) => [
		linkTo$1(repository),
		repository.outcome,
		...countedTotals.map((key) => formatNumber(repository.report.summary[key])),
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
	return element("li", { class: `finding ${severity}` }, element("p", { class: "message" }, element("span", { class: `tag ${severity}` }, severity), " ", inline(prose(message))), element("p", { class: "meta" }, element("span", {}, code(placeOf$1(finding))), code(rule), ...state === "new" ? [] : [element("span", {}, state)]));
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
			...Object.fromEntries(countedTotals.map((key) => [key, totalOf(audit, key)]))
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
const maxBytes$1 = 1e6;
function auditMarkdown(audit) {
	return firstWithin(maxBytes$1, renderings(audit));
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
		...countedTotals.map((key) => String(repository.report.summary[key])),
		codeSpan(repository.report.head.sha?.slice(0, 12) ?? "-")
	]);
	const totals = countedTotals.map((key) => String(totalOf(audit, key)));
	return table([
		"Repository",
		"Outcome",
		...countedTotals.map(capitalize),
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
		return `- **${severity}** ${codeSpan(placeOf$1(finding))} ${prose(message)} (${codeSpan(rule)})`;
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
		...countedTotals
	];
	const rows = audit.repositories.map(({ name, outcome, report }) => [
		cell(name),
		outcome,
		...countedTotals.map((key) => String(report.summary[key]))
	]);
	const all = [
		"All",
		audit.outcome,
		...countedTotals.map((key) => String(totalOf(audit, key)))
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
		truncate(placeOf$1(finding), 80),
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
// src/cli/audit/audited-report.ts
const totals = record({
	skills: count,
	changed: count,
	errors: count,
	warnings: count,
	notes: count,
	existing: count,
	accepted: count,
	breaking: count,
	privilege: count,
	requiredBump: oneOf("none", "patch", "minor", "major")
});
const finding = record({
	rule: text,
	message: text,
	path: text,
	fingerprint: text,
	severity: oneOf("error", "warning", "note"),
	state: oneOf("new", "existing", "accepted"),
	skill: nullable(text),
	line: nullable(count)
});
const report = record({
	schema: count,
	tool: record({
		name: text,
		version: text
	}),
	head: record({
		sha: nullable(text),
		dirty: flag
	}),
	outcome: oneOf("pass", "fail"),
	summary: totals,
	skills: list(record({
		name: text,
		skillVersion: nullable(record({ source_ref: nullable(text) }))
	})),
	findings: list(finding)
});
const readAuditedReport = (value, path) => {
	const read = report(value, path);
	if (read.tool.name !== tool.name) throw new ShapeError("/tool/name", tool.name);
	if (read.schema !== 1) throw new ShapeError("/schema", "1, the schema that this version reads");
	return read;
};
// src/cli/shard/read-reports.ts
const maxBytes = 5e8;
function readReports(files, cwd) {
	const shards = [];
	const reports = [];
	for (const file of files) {
		const value = readJson(file, cwd);
		if (isShard(value)) shards.push({
			file,
			report: readShape(readPartial, value, file)
		});
		else reports.push({
			file,
			report: readShape(readAuditedReport, value, file)
		});
	}
	const [shard] = shards;
	const [report] = reports;
	if (shard && report) throw new UsageError(`"${shard.file}" is a shard, and "${report.file}" is a whole report.`, "Merge the shards of a run by themselves.");
	return shard ? {
		kind: "shards",
		shards
	} : {
		kind: "repositories",
		reports
	};
}
function readJson(file, cwd) {
	const path = resolve(cwd, file);
	const stat = statUserPath({
		name: file,
		path
	});
	if (!stat) throw new UsageError(`"${file}" does not exist.`);
	if (stat.isDirectory()) throw new UsageError(`"${file}" is a folder.`, "Name its files.");
	if (statSync(path).size > maxBytes) throw new UsageError(`"${file}" is larger than 500 MB.`, "Use more shards.");
	const text = readUserPath({
		name: file,
		path
	});
	try {
		return JSON.parse(text);
	} catch {
		throw new UsageError(`"${file}" is not JSON.`, text.trimStart().startsWith("{") ? "It may be cut off: write it again." : void 0);
	}
}
function isShard(value) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, "shard");
}
function readPartial(value, path) {
	const head = readPartialHead(value, path);
	if (head.tool.name !== tool.name) throw new ShapeError("/tool/name", tool.name);
	if (head.tool.version !== tool.version) throw new UsageError(`is a shard by skillaccord ${head.tool.version}, and this is ${tool.version}.`, "Use one version for the shards and the merge.");
	return {
		...head,
		...readFacts(value, path)
	};
}
function readShape(read, value, file) {
	try {
		return read(value, "");
	} catch (cause) {
		if (cause instanceof UsageError) throw new UsageError(`"${file}" ${cause.message}`);
		throw notOurs(file, cause);
	}
}
function notOurs(file, cause) {
	if (!(cause instanceof ShapeError)) return cause;
	return new UsageError(`"${file}" is not a report of skillaccord: ${cause.message}`, "skillaccord check -o json=FILE writes one.");
}
// src/pipeline/shard/restore-skill.ts
function knownSkills(stored) {
	const restored = Array.from(stored, restoreSkill);
	return {
		skills: restored.map(({ skill }) => skill),
		powerFiles: restored.flatMap(({ powerFiles }) => powerFiles),
		drafts: new Map(restored.map((analysis) => [analysis.skill, analysis.drafts])),
		pathDrafts: {
			head: draftsAt(restored, "head"),
			base: draftsAt(restored, "base")
		}
	};
}
function draftsAt(restored, side) {
	return new Map(restored.flatMap(({ skill, pathDrafts: { [side]: drafts } }) => drafts ? [[skill, drafts]] : []));
}
function restoreSkill(stored) {
	const skill = skillOf(stored);
	const source = sourceOf(skill);
	const draftsOf = (drafts) => drafts.map(([id, draft]) => {
		const rule = ruleOf(id);
		return {
			rule,
			draft,
			severity: rule.severity,
			source
		};
	});
	return {
		skill,
		drafts: draftsOf(stored.drafts),
		pathDrafts: {
			head: stored.pathDrafts.head && draftsOf(stored.pathDrafts.head),
			base: stored.pathDrafts.base && draftsOf(stored.pathDrafts.base)
		},
		powerFiles: stored.grants.map((grant) => readFileOf(grant, skill))
	};
}
function skillOf(stored) {
	const { root, name, path, ignore, problems, hasOrigin } = stored;
	const [texts, attached] = [new Map(stored.texts), new Map(stored.attached)];
	const versions = new Map(stored.versions.map(([dialect, value, at]) => [dialect, {
		value,
		at
	}]));
	const manifests = stored.manifests.map(([dialect, file]) => ({
		dialect,
		path: file
	}));
	return {
		root,
		name,
		path,
		ignore,
		problems,
		texts,
		attached,
		versions,
		...parsedOnAccess(manifests, () => parse$1(stored, texts, attached)),
		hasOrigin,
		version: [...versions.values()].at(-1) ?? null,
		unreadable: false,
		secrets: [],
		files: stored.files.map(([file, kind, id]) => ({
			path: join$1(root, file),
			name: file,
			kind,
			...kind !== "symlink" && { id: id ?? void 0 }
		})),
		digests: new Map(stored.digests),
		moduleExports: new Map(),
		submodules: []
	};
}
function parse$1({ root, files, manifests: stored }, texts, attached) {
	const manifests = readManifests(root, [...texts.keys()], {
		texts,
		problems: []
	});
	if (!manifests) throw new ShapeError("/texts", "a skill");
	if (manifests.manifests.length < stored.length) throw new ShapeError("/manifests", "what the texts of the skill state");
	const names = files.flatMap(([name, kind]) => kind === "symlink" ? [] : [name]);
	return readSkill(manifests, names, {
		attached,
		moduleExports: new Map()
	});
}
const rules = new Map(treeRules.flatMap((rule) => rule.scope === "power" ? [] : [[rule.id, rule]]));
function ruleOf(id) {
	const rule = rules.get(id);
	if (!rule) throw new ShapeError("/drafts", "of the rules of this version");
	return rule;
}
function readFileOf(stored, skill) {
	const { carrier: carrierId, path, id, text, follow, ...result } = stored;
	const carrier = findCarrier(carrierId);
	if (!carrier) throw new ShapeError("/grants", "of the carriers of this version");
	return {
		file: {
			path,
			carrier,
			unit: {
				kind: "skill",
				root: skill.root
			}
		},
		id: id ?? void 0,
		text: text === void 0 ? skill.texts.get(path) ?? null : text,
		result: {
			...result,
			...follow && { follow: new Map(follow) }
		}
	};
}
// src/pipeline/shard/with-known-ids.ts
async function withKnownIds(tree) {
	const ids = await tree.knownIds?.() ?? new Map();
	return {
		entries: tree.entries,
		submodules: tree.submodules,
		read: (paths, receive) => tree.read(paths, receive),
		id: (path) => tree.id(path) ?? ids.get(path),
		knownIds: async () => ids
	};
}
// src/cli/shard/restore-shards.ts
async function restoreShards(shards, { sides }) {
	requireSameRun(shards, sides);
	const paths = {
		head: pathsDigest(sides.head.entries),
		base: sides.base && pathsDigest(sides.base.entries)
	};
	return {
		known: joinKnown(shards.map((shard) => restoreShard(shard, paths))),
		sides: {
			...sides,
			head: await withKnownIds(sides.head)
		}
	};
}
function restoreShard({ file, report: { facts, paths: analysed } }, paths) {
	try {
		const known = knownSkills(facts.skills);
		const { head, base } = known.pathDrafts;
		const pathDrafts = {
			head: analysed.head === paths.head ? head : nothingKnown.pathDrafts.head,
			base: analysed.base === paths.base ? base : nothingKnown.pathDrafts.base
		};
		return {
			...known,
			pathDrafts
		};
	} catch (cause) {
		throw notOurs(file, cause);
	}
}
function requireAllShards(shards) {
	const [first] = shards;
	if (!first) return;
	const { count } = first.report.shard;
	const fileByIndex = new Map();
	for (const { file, report } of shards) {
		const { shard } = report;
		if (shard.count !== count) throw new UsageError(`"${first.file}" is one of ${count} shards, and "${file}" is one of ${shard.count}.`, "Merge the shards of one run.");
		const other = fileByIndex.get(shard.index);
		if (other !== void 0) throw new UsageError(`"${other}" and "${file}" are the same shard, ${shard.index}/${count}.`);
		fileByIndex.set(shard.index, file);
		requireEqual(first, {
			file,
			report
		});
	}
	const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !fileByIndex.has(index));
	if (missing.length === 0) return;
	const [shown, more] = [missing.slice(0, 10), missing.length - 10];
	const names = `${shown.map((index) => `${index}/${count}`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	throw new UsageError(missing.length === 1 ? `Shard ${names} is missing.` : `Shards ${names} are missing.`, "Merge the files of all shards.");
}
function requireEqual(first, other) {
	const differs = (key) => first.report[key]?.sha !== other.report[key]?.sha ? new UsageError(`"${first.file}" and "${other.file}" are of different runs: their ${key} is ${nameOf(first.report[key])}, and ${nameOf(other.report[key])}.`, "Merge the shards of one run.") : null;
	const fault = differs("head") ?? differs("base");
	if (fault) throw fault;
}
function requireSameRun(shards, { origin }) {
	const [first] = shards;
	if (!first) return;
	const { head, base } = first.report;
	if (head.sha !== origin.head().sha) throw new UsageError(`The shards are of ${commitOf(head)}, and ${placeOf(origin)}.`, "Merge in a clone at the commit of the shards.");
	if (base?.sha !== origin.base?.sha) throw new UsageError(`The shards were compared with ${nameOf(base)}, and this run with ${nameOf(origin.base)}.`, "Give merge the same --base as the shards.");
}
function commitOf(head) {
	return head.sha === null ? "a folder without a commit" : `commit ${nameOf(head)}`;
}
function placeOf(origin) {
	const head = origin.head();
	if (head.sha !== null) return `this clone is at ${nameOf(head)}`;
	return `this folder ${origin.remote === null ? "is in no git repository" : "has no commit"}`;
}
function nameOf(side) {
	return side?.sha?.slice(0, 12) ?? "none";
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
			restore: (opened) => restoreShards(reports.shards, opened)
		});
	}
};
export { merge };
