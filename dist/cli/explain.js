import { n as parseTxtar, t as checkExample } from "./example.js";
import { r as powerSeverity } from "./grading.js";
import { cr as isOff } from "./core.js";
// src/rules/documents.ts
const dialects = "../dialects.md";
const policy = "../compatibility.md";
const documents = [
	{
		name: "Agent Skills",
		title: "Agent Skills specification",
		place: "https://agentskills.io/specification"
	},
	{
		name: "ADR-002",
		title: "ADR-002",
		place: `${dialects}#manifest-v1`
	},
	{
		name: "ADR-003",
		title: "ADR-003",
		place: placeOfVersioning
	},
	{
		name: "Skill Manifest v2",
		title: "Skill Manifest v2",
		place: `${dialects}#skill-manifest-v2`
	},
	{
		name: "skill.toml contract",
		title: "skill.toml contract",
		place: `${dialects}#skill-toml`
	},
	{
		name: "executus",
		title: "executus SKILL.md parser",
		place: `${dialects}#agent-skills`
	},
	{
		name: "skills-lock.json",
		title: "locks",
		place: "../lockfile.md"
	},
	{
		name: "Semantic Versioning",
		title: "Semantic Versioning",
		place: "https://semver.org/"
	},
	{
		name: "YAML 1.2",
		title: "YAML 1.2",
		place: "https://yaml.org/spec/1.2.2/"
	},
	{
		name: "configuration",
		title: "configuration",
		place: "../configuration.md"
	},
	{
		name: "host version",
		title: "versions",
		place: `${policy}#versions`
	},
	{
		name: "version policy",
		title: "versions",
		place: `${policy}#versions`
	},
	{
		name: "pre-approval",
		title: "powers",
		place: `${policy}#powers-are-judged-twice`
	}
];
function placeOfVersioning(category) {
	if (category === "lock") return "../lockfile.md";
	return category === "reference" ? "../protos.md" : `${policy}#two-readings-of-adr-003`;
}
function linksIn(text, category) {
	const links = documents.filter(({ name }) => text.includes(name)).map(({ title, place }) => {
		return `[${title}](${typeof place === "string" ? place : place(category)})`;
	});
	return links.length > 0 ? links : [`[how we decide](${policy})`];
}
// src/explain.ts
async function explain(rule, show) {
	const mend = mendOf(rule);
	return `${[
		`# ${rule.id}`,
		rule.summary,
		facts(rule),
		`## Why\n\n${rule.why}`,
		`## What it rests on\n\n${grounds(rule)}`,
		...mend === null ? [] : [`## Mending it\n\n${mend}`],
		`## Fails\n\n${await example(rule, rule.fails, show)}`,
		`## Passes\n\n${await example(rule, rule.passes, show)}`,
		`## Changing its severity\n\n${setting(rule)}`
	].join("\n\n")}\n`;
}
async function exampleFindings(rule, example) {
	const settings = { rules: isOff(rule) ? { [rule.id]: "note" } : {} };
	const { findings } = await checkExample(parseTxtar(example.trimStart()), settings);
	return findings.filter((finding) => finding.rule === rule.id);
}
function loudness(rule) {
	if (rule.scope !== "change") return isOff(rule) ? "off" : rule.severity;
	if (rule.category === "privilege") return powerSeverity(rule);
	const [grade] = grades(rule);
	if (!grade) return "depends on the change";
	if (grade.bump === "major") return "error, unless the version owns up to it";
	return grade.warn ? "warning, unless the version owns up to it" : "note";
}
function stepOf(rule) {
	if (rule.scope !== "change") return null;
	const [grade, semantic] = grades(rule);
	if (!grade) return "depends on the change";
	if (!semantic || semantic.bump === grade.bump) return grade.bump;
	return `${grade.bump} (\`compat: semantic\`: ${semantic.bump})`;
}
function mendOf(rule) {
	if (rule.mend !== void 0) return rule.mend;
	if (rule.scope !== "change") return null;
	if (rule.category === "privilege" && rule.power !== "narrowed") return powerMend;
	const [grade] = grades(rule);
	if (!grade) return `Take the version step that the finding names, ${orKeep}`;
	if (grade.bump === "none") return null;
	return `Take the ${grade.bump} version step${grade.bump === "major" ? `, ${orKeep}` : "."}`;
}
const orKeep = "or keep what callers rely on.";
const powerMend = "Take the power back where it is not meant. Where it is, a reviewer has to know: no version step silences this.";
function grades(rule) {
	return [rule.grade, rule.semantic].map((grade) => grade === void 0 || typeof grade === "function" ? null : grade);
}
function facts(rule) {
	const rows = [["Category", rule.category], ["Severity", loudness(rule)]];
	const step = stepOf(rule);
	if (step) rows.push(["Version step", step]);
	return [
		"| | |",
		"|---|---|",
		...rows.map(([key, value]) => `| ${key} | ${value} |`)
	].join("\n");
}
function grounds(rule) {
	const basis = rule.scope === "change" ? rule.basis : void 0;
	const words = [...basis === void 0 || basis === "inferred" ? [] : [`${basis.document}: "${basis.quote}".`], ...rule.source === void 0 ? [] : [rule.source.replace(/[^.]$/, "$&.")]].join(" ");
	const read = `Read: ${linksIn(words, rule.category).join(", ")}.`;
	if (basis !== "inferred" && words !== "") return `${words}\n\n${read}`;
	return [
		...words === "" ? [] : [words],
		inferred,
		read
	].join("\n\n");
}
const inferred = "No document has a sentence for just this: it rests on what goes wrong, as told above.";
async function example(rule, text, show) {
	const own = await exampleFindings(rule, text);
	const said = own.length > 0 ? show(own) : `No ${rule.id}.`;
	return `${fence(text.trim())}\n\n${fence(said)}`;
}
function fence(text) {
	const runs = text.match(/`{3,}/g) ?? [];
	const ticks = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
	return `${ticks}text\n${text}\n${ticks}`;
}
function setting(rule) {
	return fence(`# .github/skillgate.yml\nrules:\n  ${rule.id}: off   # or error, warning, note`);
}
export { loudness as n, stepOf as r, explain as t };
