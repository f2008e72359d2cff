import { t as fixes_exports } from "./fixes.js";
import { Cc as compareFindings, bn as powerSeverity, io as isOffByDefault } from "./core.js";
import { n as parseTxtar, r as subtree, t as checkExample } from "./example.js";
import { n as structuredPatch } from "./libesm.js";
// src/rules/support/documents.ts
const formats = "../formats.md";
const compatibilityPage = "../compatibility.md";
const documents = [
	{
		name: "Agent Skills specification",
		target: "https://agentskills.io/specification"
	},
	{
		name: "Agent Skills client guide",
		target: "https://agentskills.io/"
	},
	{
		name: "ADR-002",
		target: `${formats}#manifest-v1`
	},
	{
		name: "ADR-003",
		target: versioningPage
	},
	{
		name: "Skill Manifest v2",
		target: `${formats}#skill-manifest-v2`
	},
	{
		name: "skill.toml contract",
		target: `${formats}#skill-toml`
	},
	{
		name: "SKILL.md parser",
		target: `${formats}#agent-skills`
	},
	{
		name: "skills-lock.json",
		target: "../lockfile.md"
	},
	{
		name: "Semantic Versioning",
		target: "https://semver.org/"
	},
	{
		name: "YAML 1.2",
		target: "https://yaml.org/spec/1.2.2/"
	},
	{
		name: "configuration",
		target: "../configuration.md"
	},
	{
		name: "host version",
		target: `${compatibilityPage}#versions`
	},
	{
		name: "version policy",
		target: `${compatibilityPage}#versions`
	},
	{
		name: "pre-approval",
		target: `${compatibilityPage}#coverage`
	}
];
function versioningPage(category) {
	if (category === "lock") return "../lockfile.md";
	return category === "reference" ? "../references.md#files-that-reference-skills" : `${compatibilityPage}#two-readings-of-adr-003`;
}
const anyName = new RegExp(documents.map(({ name }) => name.replaceAll(".", "\\.")).join("|"), "g");
function linkDocuments(text, category) {
	const linked = new Set();
	return text.replace(anyName, (name) => {
		const { target } = documents.find((document) => document.name === name) ?? {};
		if (target === void 0 || linked.has(name)) return name;
		linked.add(name);
		return `[${name}](${typeof target === "string" ? target : target(category)})`;
	});
}
// src/tasks/example-diff.ts
const maxLines = 12;
function exampleDiffs(invalid, valid, at) {
	const hasBase = [...invalid.files.keys()].some((path) => /^(?:before|after)\//.test(path));
	const sides = (archive) => hasBase ? [subtree(archive, "before"), subtree(archive, "after")] : [{}, Object.fromEntries(archive.files)];
	const [base, head] = sides(invalid);
	const [otherBase, otherHead] = sides(valid);
	const isRemedy = isSame(base, otherBase) && !isSame(otherBase, otherHead);
	return {
		example: hasBase && !isSame(base, head) ? diff(base, head) : shortest((context) => addedLines(pairsOf(head, otherHead), head, at, context)),
		remedy: isRemedy ? diff(head, otherHead) : []
	};
}
function diff(from, to) {
	return shortest((context) => pairsOf(from, to).flatMap((pair) => diffLines(pair, context)));
}
function shortest(lines) {
	const fitting = [
		3,
		2,
		1,
		0
	].map(lines).find(({ length }) => length <= maxLines);
	if (fitting !== void 0) return fitting;
	const repeated = lines(0).map((line, index, all) => line === all[index - 1] ? " \u2026" : line);
	const short = repeated.filter((line, index) => line !== " \u2026" || repeated[index - 1] !== " \u2026");
	return short.length > maxLines ? [...short.slice(0, 11), " \u2026"] : short;
}
function isSame(one, other) {
	return pairsOf(one, other).length === 0;
}
function pairsOf(from, to) {
	const gone = Object.keys(from).filter((path) => !(path in to));
	const moves = new Map(Object.keys(to).filter((path) => !(path in from)).map((path) => [path, gone.find((old) => nameOf(old) === nameOf(path))]));
	const moved = new Set(moves.values());
	const pair = (old, path) => ({
		from: old,
		to: path,
		before: old === null ? "" : from[old] ?? "",
		after: path === null ? "" : to[path] ?? ""
	});
	return [...gone.filter((path) => !moved.has(path)).map((path) => pair(path, null)), ...Object.keys(to).map((path) => pair(path in from ? path : moves.get(path) ?? null, path))].filter(({ from: old, to: path, before, after }) => old !== path || before !== after);
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function diffLines({ from, to, before, after }, context) {
	return [` ${from !== null && to !== null && from !== to ? `${from} \u2192 ${to}` : to ?? from}`, ...joined(hunksOf(before, after, context).map(({ lines }) => lines))];
}
function hunksOf(before, after, context) {
	return structuredPatch("a", "b", before, after, void 0, void 0, { context })?.hunks ?? [];
}
function joined(hunks) {
	return hunks.flatMap((lines, index) => [...index === 0 ? [] : [" \u2026"], ...lines.filter((line) => !line.startsWith("\\"))]);
}
function addedLines(pairs, files, at, context) {
	const changed = new Map(pairs.flatMap(({ from, before, after }) => {
		const old = hunksOf(before, after, Math.max(context, after === "" ? 0 : 1)).map(({ lines }) => lines.filter((line) => /^[ -]/.test(line)).map(added));
		return from === null || old.flat().length === 0 ? [] : [[from, joined(old)]];
	}));
	if (at && !changed.has(at.path) && files[at.path] !== void 0) {
		const line = at.range?.start.line ?? 1;
		const near = (files[at.path] ?? "").replace(/\n$/, "").split("\n").slice(Math.max(0, line - 1 - context), line + context);
		changed.set(at.path, near.map((text) => `+${text}`));
	}
	return [...changed].flatMap(([path, lines]) => [` ${path}`, ...lines]);
}
function added(line) {
	return `+${line.slice(1)}`;
}
// src/tasks/explain.ts
async function explain(rule) {
	const [invalid, valid] = [rule.invalid, rule.valid].map((text) => parseTxtar(text.trimStart()));
	if (!invalid || !valid) throw new RangeError("a rule has two examples");
	const found = await exampleFindings(rule);
	const { example, remedy } = exampleDiffs(invalid, valid, found?.at ?? null);
	const fix = howToFix(rule);
	const isNote = defaultSeverity(rule) === "note";
	return {
		level: levelText(rule),
		isNote,
		example,
		finding: found,
		fix: fix === noFix ? null : fix,
		remedy: isNote ? [] : remedy,
		options: optionTexts(rule),
		references: referencesText(rule)
	};
}
async function exampleFindings(rule) {
	const settings = { rules: isOffByDefault(rule) ? { [rule.id]: "note" } : {} };
	const report = await checkExample(parseTxtar(rule.invalid.trimStart()), settings);
	return [...report.findings, ...report.changes].sort(compareFindings).find((finding) => finding.rule === rule.id);
}
function levelText(rule) {
	const severity = defaultSeverity(rule).replace(/, unless.*/, "").replace(/^off$/, "off by default");
	const power = rule.category === "privilege" ? ["Permission."] : [];
	const fixed = isFixable(rule) ? ["`skillaccord fix` repairs it."] : [];
	return [
		`${sentence(severity)}.`,
		...power,
		...bumpSentence(rule),
		...fixed
	].join(" ");
}
function bumpSentence(rule) {
	const bump = requiredBumpText(rule);
	if (bump === null || bump === "depends on the change") return [];
	if (bump === "none") return ["Needs no new version."];
	if (rule.kind === "change" && rule.bumpText !== void 0) return [`Needs: ${bump}.`];
	const [step = "", semantic] = bump.split(" (");
	const also = semantic === void 0 ? "" : ` (${semantic}`;
	return [`${step === "major" ? "Breaking: needs" : "Needs"} a ${step} version${also}.`];
}
const policyText = "`policy:` says what is never allowed. A level set in the same change has no effect.";
function isFixable({ id }) {
	return Object.values(fixes_exports).some(({ rules }) => rules.includes(id));
}
function sentence(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function optionTexts(rule) {
	return [
		...isOffByDefault(rule) ? [`Give it a level: \`rules: { ${rule.id}: warning }\`.`] : [],
		...rule.options === void 0 ? [] : [rule.options],
		...rule.category === "privilege" ? [policyText] : []
	];
}
function defaultSeverity(rule) {
	if (rule.severityText !== void 0) return rule.severityText;
	if (rule.kind !== "change") return isOffByDefault(rule) ? "off" : rule.severity;
	if (rule.category === "privilege") return powerSeverity(rule);
	const [required] = requirements(rule);
	if (!required) return "depends on the change";
	if (required.bump === "major") return "error, unless the version announces it";
	return required.warn ? "warning, unless the version announces it" : "note";
}
function shortSeverity(rule) {
	if (rule.severityText === void 0) return defaultSeverity(rule);
	return "severity" in rule && rule.kind !== "version" ? rule.severity : "depends on the change";
}
function requiredBumpText(rule) {
	if (rule.kind !== "change") return null;
	if (rule.bumpText !== void 0) return rule.bumpText;
	const [required, underSemantic] = requirements(rule);
	if (!required) return "depends on the change";
	if (!underSemantic || underSemantic.bump === required.bump) return required.bump;
	return `${required.bump} (\`compat: semantic\`: ${underSemantic.bump})`;
}
function howToFix(rule) {
	if (rule.kind !== "change") return rule.howToFix;
	if (rule.howToFix !== void 0) return rule.howToFix;
	if (rule.category === "privilege" && rule.powerVerdict !== "narrowed") return powerFix;
	const [required] = requirements(rule);
	if (!required) return `Raise the version as the finding says, ${keepAlternative}`;
	if (required.bump === "none") return noFix;
	return `Raise the version by a ${required.bump} bump${required.bump === "major" ? `, ${keepAlternative}` : "."}`;
}
const keepAlternative = "or keep what callers use.";
const noFix = "Nothing has to be done.";
const powerFix = "Remove the permission if the skill does not need it. If it does, a reviewer has to approve it: no version bump silences this finding.";
function requirements(rule) {
	return [rule.requires, rule.requiresUnderSemantic].map((requirement) => requirement === void 0 || typeof requirement === "function" ? null : requirement);
}
function referencesText(rule) {
	const basis = rule.kind === "change" ? rule.bumpBasis : void 0;
	const text = [...basis !== void 0 && basis !== "inferred" ? [`${basis.document}: "${basis.quote}".`] : [], ...rule.source === void 0 ? [] : [rule.source.replace(/[^.]$/, "$&.")]].join(" ").replaceAll(".\".", ".\"");
	return text === "" ? null : linkDocuments(text, rule.category);
}
export { shortSeverity as i, explain as n, requiredBumpText as r, defaultSeverity as t };
