import { Sn as powerSeverity, Vc as plainText, pc as compareFindings, to as isOffByDefault } from "./core.js";
import { r as findRule } from "./catalog.js";
import { n as parseTxtar, t as checkExample } from "./example.js";
// src/rules/support/documents.ts
const dialects = "../dialects.md";
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
		target: `${dialects}#manifest-v1`
	},
	{
		name: "ADR-003",
		target: versioningPage
	},
	{
		name: "Skill Manifest v2",
		target: `${dialects}#skill-manifest-v2`
	},
	{
		name: "skill.toml contract",
		target: `${dialects}#skill-toml`
	},
	{
		name: "SKILL.md parser",
		target: `${dialects}#agent-skills`
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
		target: `${compatibilityPage}#permissions-are-judged-twice`
	}
];
function versioningPage(category) {
	if (category === "lock") return "../lockfile.md";
	return category === "reference" ? "../protos.md" : `${compatibilityPage}#two-readings-of-adr-003`;
}
const anyName = new RegExp(documents.map(({ name }) => name.replaceAll(".", "\\.")).join("|"), "g");
function linkDocuments(text, category) {
	const linked = new Set();
	const result = text.replace(anyName, (name) => {
		const { target } = documents.find((document) => document.name === name) ?? {};
		if (target === void 0 || linked.has(name)) return name;
		linked.add(name);
		return `[${name}](${typeof target === "string" ? target : target(category)})`;
	});
	return linked.size === 0 ? null : result;
}
// src/tasks/explain.ts
async function explain(rule) {
	const shown = await exampleFindings(rule, rule.invalid);
	const isOwn = (finding) => finding.rule === rule.id;
	const passing = (await exampleFindings(rule, rule.valid)).filter(isOwn);
	return {
		facts: factsOf(rule, shown.filter(isOwn)),
		source: sourceTexts(rule),
		fails: {
			text: rule.invalid.trim(),
			findings: shown
		},
		passes: {
			text: rule.valid.trim(),
			findings: passing
		}
	};
}
async function exampleFindings(rule, example) {
	const settings = { rules: isOffByDefault(rule) ? { [rule.id]: "note" } : {} };
	const report = await checkExample(parseTxtar(example.trimStart()), settings);
	const findings = [...report.findings, ...report.changes].sort(compareFindings);
	const isListed = (finding) => rule.kind === "version" ? finding.bump === "major" : rule.kind === "change" && findRule(finding.rule)?.kind === "version";
	return findings.filter((finding) => finding.rule === rule.id || isListed(finding));
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
function factsOf(rule, failing) {
	const bump = requiredBumpText(rule);
	const phrase = phraseOf(rule, failing);
	return [
		["Category", rule.category],
		["Severity", defaultSeverity(rule)],
		...bump === null ? [] : [["Version bump", bump]],
		...phrase === null ? [] : [["In lists of changes", phrase]]
	];
}
function phraseOf(rule, [finding]) {
	if (rule.kind !== "change" && rule.kind !== "power") return null;
	return finding?.phrase ? plainText(finding.phrase) : null;
}
function sourceTexts(rule) {
	const basis = rule.kind === "change" ? rule.bumpBasis : void 0;
	const wording = [...basis !== void 0 && basis !== "inferred" ? [`${basis.document}: "${basis.quote}".`] : [], ...rule.source === void 0 ? [] : [rule.source.replace(/[^.]$/, "$&.")]].join(" ").replaceAll(".\".", ".\"");
	const text = linkDocuments(wording, rule.category) ?? `${wording} See [how changes are judged](../compatibility.md).`.trim();
	return basis === "inferred" || wording === "" ? [text, inferredNote] : [text];
}
const inferredNote = "No document has a sentence for this case. The rule follows from the reason above.";
export { shortSeverity as a, requiredBumpText as i, explain as n, howToFix as r, defaultSeverity as t };
