import { Ir as isOffByDefault, bt as powerSeverity } from "./core.js";
import { n as parseTxtar, t as checkExample } from "./example.js";
// src/rules/support/documents.ts
const dialects = "../dialects.md";
const policy = "../compatibility.md";
const documents = [
	{
		name: "Agent Skills",
		title: "Agent Skills specification",
		target: "https://agentskills.io/specification"
	},
	{
		name: "ADR-002",
		title: "ADR-002",
		target: `${dialects}#manifest-v1`
	},
	{
		name: "ADR-003",
		title: "ADR-003",
		target: versioningPage
	},
	{
		name: "Skill Manifest v2",
		title: "Skill Manifest v2",
		target: `${dialects}#skill-manifest-v2`
	},
	{
		name: "skill.toml contract",
		title: "skill.toml contract",
		target: `${dialects}#skill-toml`
	},
	{
		name: "executus",
		title: "executus SKILL.md parser",
		target: `${dialects}#agent-skills`
	},
	{
		name: "skills-lock.json",
		title: "locks",
		target: "../lockfile.md"
	},
	{
		name: "Semantic Versioning",
		title: "Semantic Versioning",
		target: "https://semver.org/"
	},
	{
		name: "YAML 1.2",
		title: "YAML 1.2",
		target: "https://yaml.org/spec/1.2.2/"
	},
	{
		name: "configuration",
		title: "configuration",
		target: "../configuration.md"
	},
	{
		name: "host version",
		title: "versions",
		target: `${policy}#versions`
	},
	{
		name: "version policy",
		title: "versions",
		target: `${policy}#versions`
	},
	{
		name: "pre-approval",
		title: "powers",
		target: `${policy}#powers-are-judged-twice`
	}
];
function versioningPage(category) {
	if (category === "lock") return "../lockfile.md";
	return category === "reference" ? "../protos.md" : `${policy}#two-readings-of-adr-003`;
}
function linksIn(text, category) {
	const links = documents.filter(({ name }) => text.includes(name)).map(({ title, target }) => {
		return `[${title}](${typeof target === "string" ? target : target(category)})`;
	});
	return links.length > 0 ? links : [`[how we decide](${policy})`];
}
// src/tasks/explain.ts
async function explain(rule, formatFindings) {
	const fixText = howToFix(rule);
	return `${[
		`# ${rule.id}`,
		rule.summary,
		factsTable(rule),
		`## Why\n\n${rule.why}`,
		`## What it rests on\n\n${basisText(rule)}`,
		...fixText === null ? [] : [`## Mending it\n\n${fixText}`],
		`## Fails\n\n${await exampleSection(rule, rule.invalid, formatFindings)}`,
		`## Passes\n\n${await exampleSection(rule, rule.valid, formatFindings)}`,
		`## Changing its severity\n\n${settingExample(rule)}`
	].join("\n\n")}\n`;
}
async function exampleFindings(rule, example) {
	const settings = { rules: isOffByDefault(rule) ? { [rule.id]: "note" } : {} };
	const { findings } = await checkExample(parseTxtar(example.trimStart()), settings);
	return findings.filter((finding) => finding.rule === rule.id);
}
function defaultSeverity(rule) {
	if (rule.scope !== "change") return isOffByDefault(rule) ? "off" : rule.severity;
	if (rule.category === "privilege") return powerSeverity(rule);
	const [grade] = grades(rule);
	if (!grade) return "depends on the change";
	if (grade.bump === "major") return "error, unless the version owns up to it";
	return grade.warn ? "warning, unless the version owns up to it" : "note";
}
function requiredBumpText(rule) {
	if (rule.scope !== "change") return null;
	const [grade, semantic] = grades(rule);
	if (!grade) return "depends on the change";
	if (!semantic || semantic.bump === grade.bump) return grade.bump;
	return `${grade.bump} (\`compat: semantic\`: ${semantic.bump})`;
}
function howToFix(rule) {
	if (rule.howToFix !== void 0) return rule.howToFix;
	if (rule.scope !== "change") return null;
	if (rule.category === "privilege" && rule.power !== "narrowed") return powerFix;
	const [grade] = grades(rule);
	if (!grade) return `Take the version step that the finding names, ${keepAlternative}`;
	if (grade.bump === "none") return null;
	return `Take the ${grade.bump} version step${grade.bump === "major" ? `, ${keepAlternative}` : "."}`;
}
const keepAlternative = "or keep what callers rely on.";
const powerFix = "Take the power back where it is not meant. Where it is, a reviewer has to know: no version step silences this.";
function grades(rule) {
	return [rule.grade, rule.semantic].map((grade) => grade === void 0 || typeof grade === "function" ? null : grade);
}
function factsTable(rule) {
	const rows = [["Category", rule.category], ["Severity", defaultSeverity(rule)]];
	const bump = requiredBumpText(rule);
	if (bump) rows.push(["Version step", bump]);
	return [
		"| | |",
		"|---|---|",
		...rows.map(([key, value]) => `| ${key} | ${value} |`)
	].join("\n");
}
function basisText(rule) {
	const basis = rule.scope === "change" ? rule.basis : void 0;
	const sourceText = [...basis === void 0 || basis === "inferred" ? [] : [`${basis.document}: "${basis.quote}".`], ...rule.source === void 0 ? [] : [rule.source.replace(/[^.]$/, "$&.")]].join(" ");
	const links = `Read: ${linksIn(sourceText, rule.category).join(", ")}.`;
	if (basis !== "inferred" && sourceText !== "") return `${sourceText}\n\n${links}`;
	return [
		...sourceText === "" ? [] : [sourceText],
		inferredNote,
		links
	].join("\n\n");
}
const inferredNote = "No document has a sentence for just this: it rests on what goes wrong, as told above.";
async function exampleSection(rule, text, formatFindings) {
	const findings = await exampleFindings(rule, text);
	const wording = findings.length > 0 ? formatFindings(findings) : `No ${rule.id}.`;
	return `${fence(text.trim())}\n\n${fence(wording)}`;
}
function fence(text) {
	const runs = text.match(/`{3,}/g) ?? [];
	const ticks = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
	return `${ticks}text\n${text}\n${ticks}`;
}
function settingExample(rule) {
	return fence(`# .github/skillaccord.yml\nrules:\n  ${rule.id}: off   # or error, warning, note`);
}
export { explain as n, requiredBumpText as r, defaultSeverity as t };
