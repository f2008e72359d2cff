import { o as __toESM, r as __exportAll } from "./rolldown-runtime.js";
import { $i as adr002, Ai as twoBlocks, An as skillMoved, Bc as isEmpty, Bi as itemName, Br as describeManifest, Bt as allowedToolsRewritten, Di as blockOf, Ei as shellWords, Fi as describeSkill, Fo as isSecretName, Ga as effects, Gc as nothing, Gi as operationName, Hc as list, Hi as names, Hn as dedent, Hs as without, Ic as groupBy, Ii as descriptionVerb, Jc as sentence, Ji as transitionSuffix, Jr as planModuleText, Ka as isDefinedEffect, Kc as pathPart, Ki as pathTransition, Kl as withoutEndSlashes, Li as entrypointName, Lt as allowedToolsAdded, Mi as twoOperations, Ni as changedEntries, Oi as operationOf, On as skillRenamed, Pi as describeItem, Qi as witnessValue, Rc as code, Ri as facetText, Rt as allowedToolsNarrowed, Ti as parseRange, Uc as msg, Ui as nestedDefaultChange, Un as twoFrontmatters, Vc as join, Vi as keywordTransition, Vn as treeRules, Vr as describePart, Vt as allowedToolsWidened, Wi as newName, Wn as twoManifests, Xi as valueOrNone, Yc as words, Yi as valueChange, Yr as keyTypo, Zi as valueTransition, _a as facetTexts, aa as hasDefault, ao as deploySkill, ca as isDeclaredInDetail, da as isOptional, ea as baseDirectoryOf, fa as isRequired, ga as skillTomlContract, ha as skillManifestV2, ia as hasApiVersion, ji as twoBodies, jl as parsePointer, jo as coversCommand, ki as routerOf, kn as skillRemoved, la as isDeclaredInDetailOnBothSides, ma as semanticRequirements, na as createFlagChangeTest, oa as isAboutKeyword, oo as worklogSkill, pa as leavesLegacyManifest, qi as semanticNote, qr as moduleText, ra as formatVersionKey, ro as changeRule, sa as isBundled, ta as changedFormatPart, ua as isHarmless, va as facetValue, vn as metadataChanged, wa as transition, ya as isSet, yc as require_compare, zi as fileNames, zn as byId, zr as describeBase, zt as allowedToolsRemoved } from "./core.js";
import { n as isProse } from "./command-line.js";
// src/rules/examples/toml-versions.ts
function twoTomls(before, after, beforeFiles = {}, afterFiles = beforeFiles) {
	return side("before", before, beforeFiles) + side("after", after, afterFiles);
}
const required = [
	"id = \"tool.deploy\"",
	"name = \"Deploy\"",
	"version = \"1.0.0\"",
	"description = \"Deploys services.\"",
	"api_version = \"1.0\""
];
function side(folder, lines, files) {
	return Object.entries({
		"skill.toml": skillToml(dedent(lines)),
		...files
	}).map(([name, text]) => `-- ${folder}/skills/deploy/${name} --\n${text.trim()}\n`).join("");
}
function skillToml(lines) {
	const start = lines.search(/^\[/m);
	const [skillPart, tables] = start < 0 ? [lines, ""] : [lines.slice(0, start), lines.slice(start)];
	const skillLines = skillPart.split("\n").filter((line) => line !== "");
	const keys = new Set(skillLines.map(keyOf$1));
	const skill = [...required.filter((line) => !keys.has(keyOf$1(line))), ...skillLines];
	const provides = /^\[provides\]/m.test(tables) ? "" : "\n[provides]\n";
	return `[skill]\n${skill.join("\n")}\n${provides}${tables && `\n${tables}`}`;
}
function keyOf$1(line) {
	return line.slice(0, line.indexOf("=")).replace("#", "").trim();
}
const recipe$1 = `
id: deploy
name: Deploy
steps:
  - id: deploy
    command: make deploy
`;
// src/rules/change/api-version.ts
const apiVersionAdded = changeRule({
	id: "api-version-added",
	summary: "Reports an added `api_version`.",
	why: "Nothing breaks: caro can now check whether it can read the manifest.",
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: ({ after, detail }) => hasApiVersion(after) && detail === "added",
	requires: { bump: "patch" },
	phrase: "new `api_version`",
	message: ({ after }) => msg`New ${code("api_version")}: ${facetText(after, "format")}.`,
	invalid: twoTomls("# api_version = \"1.0\"", "api_version = \"1.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
const apiVersionRemoved = changeRule({
	id: "api-version-removed",
	summary: "Reports a removed `api_version`.",
	why: "Caro does not load a skill without `api_version`.",
	enforces: [skillTomlContract("Skills MUST specify the API version they're built for", "skill.api_version")],
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: ({ before, detail }) => hasApiVersion(before) && detail === "removed",
	requires: { bump: "major" },
	phrase: "`api_version` was removed",
	message: ({ before }) => msg`${code("api_version")} was removed: ${facetText(before, "format")}. Caro no longer loads the skill.`,
	invalid: twoTomls("api_version = \"1.0\"", "# api_version = \"1.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
const apiVersionMajorChanged = changeRule({
	id: "api-version-major-changed",
	summary: "Reports a new major number of `api_version`.",
	why: "Versions of caro that read only the old major version reject the skill.",
	enforces: [skillTomlContract("Reject incompatible major versions", "skill.api_version")],
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === "major",
	requires: { bump: "major" },
	phrase: "new major `api_version`",
	message: (change) => msg`${code("api_version")} changed: ${valueTransition(change)}. Other versions of caro reject the skill.`,
	invalid: twoTomls("api_version = \"1.0\"", "api_version = \"2.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
const apiVersionMinorChanged = changeRule({
	id: "api-version-minor-changed",
	summary: "Reports a new minor number of `api_version`.",
	why: "Versions of caro that read the old minor version warn each time they load the skill.",
	enforces: [skillTomlContract("Warn on minor version mismatch", "skill.api_version")],
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === "minor",
	requires: {
		bump: "minor",
		warn: true
	},
	phrase: "new minor `api_version`",
	message: (change) => msg`${code("api_version")} changed: ${valueTransition(change)}. Other versions of caro warn.`,
	invalid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = '1.0'")
});
// src/rules/change/arguments.ts
const source$1 = "Claude Code, skills: `arguments` names what is typed after the name of the skill, by position.";
const argumentAdded = changeRule({
	id: "argument-added",
	summary: "Reports arguments added at the end of `arguments`.",
	why: "Nothing breaks: what people type means the same as before.",
	source: source$1,
	on: {
		kind: "arguments",
		action: ["added", "changed"]
	},
	when: ({ action, detail }) => action === "added" || detail === "added",
	requires: { bump: "minor" },
	phrase: "new arguments",
	message: (change) => msg`New ${changedArguments(change)}.`,
	invalid: twoFrontmatters("arguments: [from]", "arguments: [from, to]"),
	valid: twoFrontmatters("arguments: [from, to]", "arguments: from to")
});
const argumentRemoved = changeRule({
	id: "argument-removed",
	summary: "Reports arguments removed from `arguments`.",
	why: "People and commands still type a value for it: the skill ignores the value, or takes it for the next argument.",
	source: source$1,
	on: {
		kind: "arguments",
		action: ["removed", "changed"]
	},
	when: ({ action, detail }) => action === "removed" || detail === "removed",
	requires: { bump: "major" },
	phrase: "arguments removed",
	message: (change) => msg`Removed ${changedArguments(change)}.`,
	invalid: twoFrontmatters("arguments: [from, to]", "arguments: [from]"),
	valid: twoFrontmatters("arguments: [from, to]", "arguments: from to")
});
const argumentRenamed = changeRule({
	id: "argument-renamed",
	summary: "Reports renamed arguments.",
	why: "What is typed at the position now means something else, and a text that uses the old name is no longer filled.",
	source: source$1,
	on: {
		kind: "arguments",
		action: "changed"
	},
	when: ({ detail }) => detail === "renamed",
	requires: { bump: "major" },
	phrase: "arguments renamed",
	message: (change) => msg`Renamed ${changedArguments(change)}: ${orders(change)}.`,
	help: () => msg`Keep the old names, or raise the major version.`,
	invalid: twoFrontmatters("arguments: [from, to]", "arguments: [from, target]"),
	valid: twoFrontmatters("arguments: [from, to]", "arguments: from to")
});
const argumentMoved = changeRule({
	id: "argument-moved",
	summary: "Reports arguments in another order, or behind a new one.",
	why: "Arguments are typed by position: what people type now goes to other arguments.",
	source: source$1,
	on: {
		kind: "arguments",
		action: "changed"
	},
	when: ({ detail }) => detail === "moved",
	requires: { bump: "major" },
	phrase: "arguments moved",
	message: (change) => msg`Moved ${changedArguments(change)}: ${orders(change)}.`,
	help: () => msg`Keep the order, and add arguments at the end.`,
	invalid: twoFrontmatters("arguments: [from, to]", "arguments: [to, from]"),
	valid: twoFrontmatters("arguments: [from, to]", "arguments: from to")
});
function changedArguments(change) {
	const item = change.action === "changed" ? null : change.after ?? change.before;
	const all = item ? facetTexts(item) : argumentsIn(change.witness?.value);
	const listed = item ? names(all) : changedEntries(change);
	return all.length === 1 ? msg`argument ${listed}` : msg`arguments ${listed}`;
}
function orders({ from, to }) {
	const [old, now] = [from, to].map((side) => code(argumentsIn(side).join(" ")));
	return msg`${old ?? code("")} to ${now ?? code("")}`;
}
function argumentsIn(value) {
	return Array.isArray(value) ? value.map(String) : [];
}
// src/rules/change/artifacts.ts
const artifacts = (entries) => `outputs:\n  artifacts: [${entries}]`;
const twoArtifacts = (before, after) => twoManifests(artifacts(before), artifacts(after));
const artifactAdded = changeRule({
	id: "artifact-added",
	summary: "Reports new artifacts.",
	why: "Nothing breaks: the skill produces one more thing.",
	on: {
		kind: "artifact",
		action: "added"
	},
	requires: { bump: "minor" },
	message: (change) => msg`New artifact ${itemName(change)}.`,
	invalid: twoArtifacts("", "{ name: summary, kind: stdout }"),
	valid: twoArtifacts("{ name: summary, kind: stdout }", "{ kind: stdout, name: summary }")
});
const artifactRemoved = changeRule({
	id: "artifact-removed",
	summary: "Reports removed artifacts.",
	why: "Users of the artifact no longer get it.",
	on: {
		kind: "artifact",
		action: "removed"
	},
	requires: { bump: "major" },
	message: (change) => msg`Artifact ${itemName(change)} was removed.`,
	invalid: twoArtifacts("{ name: summary, kind: stdout }", ""),
	valid: twoArtifacts("{ name: summary, kind: stdout }", "{ name: summary, kind: stdout }")
});
const artifactChanged = changeRule({
	id: "artifact-changed",
	summary: "Reports changed artifacts.",
	why: "ADR-002 does not define the form of an artifact, so whether its users break cannot be told.",
	howToFix: "Check everything that uses the artifact. If something breaks, raise the major version.",
	on: {
		kind: "artifact",
		action: "changed"
	},
	requires: {
		bump: "none",
		warn: true
	},
	message: (change) => msg`Artifact ${itemName(change)} changed: ${valueTransition(change)}.`,
	help: () => msg`Check everything that uses it. If something breaks, raise the major version.`,
	invalid: twoArtifacts("{ name: summary, kind: stdout }", "{ name: summary, kind: stderr }"),
	valid: twoArtifacts("{ name: summary, kind: stdout }", "{ kind: stdout, name: summary }")
});
// src/rules/change/body-changed.ts
const bodyChanged = changeRule({
	id: "body-changed",
	summary: "Reports changed instructions.",
	why: "The instructions are what the skill does, and no field says what changed in them.",
	on: { kind: "body" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	phrase: "instructions changed",
	message: () => msg`Instructions changed.`,
	invalid: `
${worklogSkill("before/", "version: 1.0.0")}
Write the log.
${worklogSkill("after/", "version: 1.0.0")}
Write the log in org mode.
`,
	valid: `
${worklogSkill("before/", "version: 1.0.0")}
Write the log.
${worklogSkill("after/", "license: MIT\nversion: 1.0.0")}
Write the log.
`
});
// src/rules/change/bundled-file-changed.ts
const bundledFileChanged = changeRule({
	id: "bundled-file-changed",
	summary: "Reports new, changed and removed files of a skill.",
	why: "Scripts and references are part of what the skill does, and no field says what changed in them.",
	on: { kind: "bundle" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Bug fixes"
	},
	message: ({ from, to }) => {
		const [before, after] = [fileNames(from, []), fileNames([], to)];
		const removed = without(before, after);
		const clauses = [
			clause(without(before, removed), ["changed", "changed"]),
			clause(without(after, before), ["was added", "were added"]),
			clause(removed, ["was removed", "were removed"])
		];
		return msg`${join(clauses.flat(), "; ")}.`;
	},
	invalid: `
${worklogSkill("before/", "version: 1.0.0")}
-- before/skills/worklog/log.sh --
date
${worklogSkill("after/", "version: 1.0.0")}
-- after/skills/worklog/log.sh --
date -u
`,
	valid: `
${worklogSkill("before/", "version: 1.0.0")}
-- before/skills/worklog/log.sh --
date
${worklogSkill("after/", "license: MIT\nversion: 1.0.0")}
-- after/skills/worklog/log.sh --
date
`
});
function clause(files, [one, many]) {
	if (files.length === 0) return [];
	return [msg`${list(files.map(pathPart))} ${words(files.length === 1 ? one : many)}`];
}
// src/rules/examples/sections.ts
function requiredInputs(entries) {
	return `inputs:\n  required: [${entries}]`;
}
function optionalInputs(entries) {
	return `inputs:\n  optional: [${entries}]`;
}
function interfaceInputs(entries) {
	return `interface:\n  inputs: [${entries}]`;
}
function twoSchemas(before, after) {
	const count = (schema) => `inputs:\n  required:\n    - name: count\n      schema: ${schema}`;
	return twoManifests(count(before), count(after));
}
function requiredEnv(entries) {
	return `env:\n  required: [${entries}]`;
}
function optionalEnv(entries) {
	return `env:\n  optional: [${entries}]`;
}
function neededFiles(entries) {
	return `preconditions:\n  files: [${entries}]`;
}
function twoNeededFiles(before, after) {
	return twoManifests(neededFiles(before), neededFiles(after));
}
function twoOutputFiles(before, after) {
	const outputs = (entries) => `outputs:\n  files: [${entries}]`;
	return twoManifests(outputs(before), outputs(after));
}
function coreShell(range) {
	return `[dependencies]\n"core.shell" = "${range}"`;
}
function twoRanges(before, after) {
	return twoTomls(coreShell(before), coreShell(after));
}
function twoPlatforms(before, after) {
	return twoTomls(`[platform]\n${before}`, `[platform]\n${after}`);
}
function features(lines) {
	return `[features]\n${lines}`;
}
function twoFeatures(before, after) {
	return twoTomls(features(before), features(after));
}
function twoCapabilities(before, after) {
	return twoTomls(`[capabilities]\n${before}`, `[capabilities]\n${after}`);
}
function versionParameter(line) {
	return `parameters:\n  - name: version\n    ${line}`;
}
// src/rules/support/breadth-remarks.ts
function widePathRemark(path) {
	const root = withoutEndSlashes(path);
	if (root === "") return path === "" ? null : words("is the whole file system");
	if (root === "~") return words("is the whole home directory");
	if (path.split("/").includes("..")) return words("is outside its folder");
	return path.includes("$") ? words("may be anywhere") : null;
}
function wideDomainRemark(domain) {
	return /^(?:[a-z]+:\/\/)?\*(?:[:/]|$)/i.test(domain) ? words("is every host") : null;
}
function wideVariableRemark(variable) {
	if (variable === "*") return words("is every variable");
	return isSecretName(variable.replace(/\*$/, "")) ? words("is named like a secret") : null;
}
// src/rules/support/toml-item.ts
function hasName(name) {
	return ({ before, after }) => (after ?? before)?.name === name;
}
function allowsMore(name) {
	return (change) => hasName(name)(change) && (change.verdict === "widened" || change.action === "added");
}
function allowsLess(name) {
	return (change) => hasName(name)(change) && (change.verdict === "narrowed" || change.action === "removed");
}
function refusesSome({ verdict }) {
	return verdict === "narrowed" || verdict === "incomparable";
}
function formatEntries(change) {
	return names(entriesOf(change));
}
function formatOldEntries({ before }) {
	const old = namesIn(facetValue(before, "value"));
	return old.length === 0 ? words("none") : msg`only ${names(old)}`;
}
function formatLostCommands(change) {
	const lost = new Set(entriesOf(change));
	const remaining = namesIn(facetValue(change.after, change.facet ?? "")).filter((line) => coversCommand(lost, line));
	const suffix = remaining.length === 0 ? nothing : msg`, except ${names(remaining)}`;
	return msg`${names([...lost])}${suffix}`;
}
function formatListedCommands(change) {
	const [lost, listed] = [entriesOf(change), new Set(namesIn(facetValue(change.after, "commands")))];
	if (listed.size === 0 || lost.every((line) => coversCommand(listed, line))) return null;
	const blocked = new Set(namesIn(facetValue(change.after, "blocked")));
	const within = [...listed].filter((line) => coversCommand(new Set(lost), line) && !coversCommand(blocked, line));
	return names([...new Set([...lost.filter((line) => coversCommand(listed, line)), ...within])]);
}
function wasBlockedByName(change) {
	const blocked = namesIn(facetValue(change.before, "blocked"));
	return entriesOf(change).every((entry) => blocked.includes(entry));
}
function firstRemark(change, remark) {
	for (const entry of entriesOf(change)) {
		const text = remark(entry);
		if (text !== null) return msg` ${code(entry)} ${text}.`;
	}
	return nothing;
}
function partsSuffix({ witness }) {
	const parts = namesIn(witness?.value);
	return parts.length === 0 ? nothing : msg` (with ${names(parts)})`;
}
function entriesOf({ witness, before, after }) {
	return namesIn(witness?.value ?? facetValue(after ?? before, "value"));
}
function describeCommands(item) {
	const [commands, blocked] = ["commands", "blocked"].map((facet) => namesIn(facetValue(item, facet)));
	if (commands && commands.length > 0) return names(commands);
	return blocked && blocked.length > 0 ? msg`every command except ${names(blocked)}` : words("every command");
}
function isAllowed(item) {
	return facetValue(item, "allowed") === true;
}
function describePlatforms(item) {
	const platforms = namesIn(facetValue(item, "value"));
	return platforms.length === 0 ? words("all") : names(platforms);
}
function cautionChange({ before, after }) {
	const [oldLevel = -1, newLevel = -1] = [before, after].map((item) => confirmationLevels.indexOf(String(facetValue(item, "value"))));
	return oldLevel < 0 || newLevel < 0 ? void 0 : newLevel - oldLevel;
}
function hasKnownConfirmation(item) {
	return confirmationLevels.includes(String(facetValue(item, "value")));
}
const confirmationLevels = [
	"auto",
	"prompt",
	"always"
];
function namesIn(value) {
	return Array.isArray(value) ? value.map(String) : [];
}
// src/rules/change/capability-lists.ts
const fsRead = {
	key: "filesystem_read",
	clause: skillTomlContract("Permission to read files and directories.", "capabilities.filesystem_read"),
	remark: widePathRemark,
	narrow: "[\"./\"]",
	wide: "[\"./\", \"~/.aws\"]",
	equivalent: "[\"./\", \"./src\"]"
};
const fsWrite = {
	key: "filesystem_write",
	clause: skillTomlContract("Permission to write files and directories.", "capabilities.filesystem_write"),
	remark: widePathRemark,
	narrow: "[\"./.caro-cache\"]",
	wide: "[\"./\"]",
	equivalent: "[\"./.caro-cache/\"]"
};
const net = {
	key: "network",
	clause: skillTomlContract("Permission to make network requests.", "capabilities.network"),
	remark: wideDomainRemark,
	narrow: "[\"*.amazonaws.com\"]",
	wide: "[\"*.amazonaws.com\", \"amazonaws.com\"]",
	equivalent: "[\"*.amazonaws.com\", \"s3.amazonaws.com\"]"
};
const envRead = {
	key: "env_read",
	clause: skillTomlContract("Permission to read environment variables.", "capabilities.env_read"),
	remark: wideVariableRemark,
	narrow: "[\"AWS_*\"]",
	wide: "[\"AWS_*\", \"HOME\"]",
	equivalent: "[\"AWS_*\", \"AWS_REGION\"]"
};
function widenedListRule(list, rule) {
	const { key, clause, narrow, wide, equivalent } = list;
	return changeRule({
		enforces: [clause],
		on: { kind: "power" },
		when: allowsMore(key),
		requires: { bump: "major" },
		powerVerdict: "widened",
		message: (change) => msg`${code(key)} now allows ${formatEntries(change)}.${firstRemark(change, list.remark)}`,
		notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
		invalid: twoCapabilities(`${key} = ${narrow}`, `${key} = ${wide}`),
		valid: twoCapabilities(`${key} = ${narrow}`, `${key} = ${equivalent}`),
		...rule
	});
}
function narrowedListRule({ key, clause, narrow, wide, equivalent }, rule) {
	return changeRule({
		enforces: [clause],
		on: { kind: "power" },
		when: allowsLess(key),
		requires: { bump: "patch" },
		powerVerdict: "narrowed",
		message: (change) => msg`${code(key)} no longer lists ${formatEntries(change)}.`,
		invalid: twoCapabilities(`${key} = ${wide}`, `${key} = ${narrow}`),
		valid: twoCapabilities(`${key} = ${narrow}`, `${key} = ${equivalent}`),
		...rule
	});
}
const fsReadWidened = widenedListRule(fsRead, {
	id: "fs-read-widened",
	summary: "Reports paths that `filesystem_read` newly allows.",
	why: "The skill can read files that it could not before.",
	phrase: "`filesystem_read` grants more"
});
const fsReadNarrowed = narrowedListRule(fsRead, {
	id: "fs-read-narrowed",
	summary: "Reports paths that `filesystem_read` no longer allows.",
	why: "Nothing breaks for the host: the skill can read fewer files.",
	phrase: "`filesystem_read` grants less"
});
const fsWriteWidened = widenedListRule(fsWrite, {
	id: "fs-write-widened",
	summary: "Reports paths that `filesystem_write` newly allows.",
	why: "The skill can overwrite files that it could not before.",
	phrase: "`filesystem_write` grants more"
});
const fsWriteNarrowed = narrowedListRule(fsWrite, {
	id: "fs-write-narrowed",
	summary: "Reports paths that `filesystem_write` no longer allows.",
	why: "Nothing breaks for the host: the skill can write fewer files.",
	phrase: "`filesystem_write` grants less"
});
const netWidened = widenedListRule(net, {
	id: "net-widened",
	summary: "Reports new hosts in `capabilities.network`.",
	why: "The skill can send data to more hosts.",
	phrase: "more network hosts",
	notes: (change) => [{ message: msg`Allowed before: ${formatOldEntries(change)}.` }]
});
const netNarrowed = narrowedListRule(net, {
	id: "net-narrowed",
	summary: "Reports hosts removed from `capabilities.network`.",
	why: "Nothing breaks for the host: the skill can reach fewer hosts.",
	phrase: "fewer network hosts",
	message: (change) => msg`${code("network")} no longer allows ${formatEntries(change)}.`
});
const envReadWidened = widenedListRule(envRead, {
	id: "env-read-widened",
	summary: "Reports environment variables that `env_read` newly allows.",
	why: "The skill can read more variables, and secrets may be among them.",
	phrase: "`env_read` grants more"
});
const envReadNarrowed = narrowedListRule(envRead, {
	id: "env-read-narrowed",
	summary: "Reports entries removed from `capabilities.env_read`.",
	why: "Nothing breaks for the client: the skill may do less.",
	phrase: "`env_read` narrowed"
});
// src/rules/change/commands.ts
const commands = (entries) => `preconditions:\n  commands: [${entries}]`;
const twoCommands = (before, after) => twoManifests(commands(before), commands(after));
const commandAdded = changeRule({
	id: "command-added",
	summary: "Reports new required commands.",
	why: "The skill fails where the command is not on the PATH.",
	source: "ADR-002: \"CLI tools that must be in PATH\".",
	on: {
		kind: "command",
		action: "added"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "What must exist before skill can run"
	},
	phrase: "new required command {}",
	message: (change) => msg`New required command ${itemName(change)}. The skill fails without it.`,
	invalid: twoCommands("{ cmd: git }", "{ cmd: git }, { cmd: jq }")
});
const commandRemoved = changeRule({
	id: "command-removed",
	summary: "Reports commands that are no longer required.",
	why: "Nothing breaks: the skill runs in more places.",
	on: {
		kind: "command",
		action: "removed"
	},
	requires: { bump: "minor" },
	phrase: "command {} no longer required",
	message: (change) => msg`Command ${itemName(change)} is no longer required.`,
	invalid: twoCommands("{ cmd: git }, { cmd: jq }", "{ cmd: git }"),
	valid: twoCommands("{ cmd: git }, { cmd: jq }", "{ cmd: jq }, { cmd: git }")
});
const commandVersionUncomparable = changeRule({
	id: "command-version-uncomparable",
	summary: "Reports changed version limits of commands that cannot be compared.",
	why: "Which version is later, and whether the skill still runs, cannot be told.",
	howToFix: "Write a dotted number such as `\"2.40\"`. If the skill needs a later version than before, raise its major version.",
	on: {
		kind: "command",
		action: "changed",
		verdict: "incomparable"
	},
	when: ({ facet }) => facet === "min" || facet === "max",
	requires: {
		bump: "none",
		warn: true
	},
	phrase: "versions of {} not comparable",
	message: (change) => {
		const limit = words(change.facet === "min" ? "Minimum" : "Maximum");
		return msg`${limit} version of ${itemName(change)} cannot be compared: ${valueTransition(change)}.`;
	},
	help: () => msg`Write a dotted number such as ${code("2.40")}.`,
	invalid: twoCommands("{ cmd: git, min_version: \"2.30\" }", "{ cmd: git, min_version: latest }"),
	valid: twoCommands("{ cmd: git, min_version: \"2.40\" }", "{ cmd: git, min_version: \"2.30\" }")
});
function limitRule({ id, limit, change: detail, ...examples }) {
	const noun = limit === "min" ? "minimum version" : "maximum version";
	const subject = sentence(words(noun));
	const isStricter = detail === "added" || detail === (limit === "min" ? "raised" : "lowered");
	const isMoved = detail === "raised" || detail === "lowered";
	return changeRule({
		id,
		summary: `Reports ${detail === "added" ? "new" : detail} ${noun}s of commands.`,
		why: isStricter ? "The skill fails with versions of the command that worked before." : "Nothing breaks: the skill runs with more versions of the command.",
		on: {
			kind: "command",
			action: "changed",
			facet: limit
		},
		when: (change) => change.detail === detail && (!isMoved || change.verdict === null),
		requires: { bump: isStricter ? "major" : "minor" },
		bumpBasis: isStricter ? {
			document: "ADR-002",
			quote: "Check preconditions (commands with versions, files)"
		} : "inferred",
		phrase: detail === "added" ? `new ${noun} of {}` : `${noun} of {} ${detail}`,
		message: (change) => {
			if (detail === "added") return msg`New ${words(noun)} of ${itemName(change)}: ${facetText(change.after, limit)}.`;
			const values = isMoved ? valueTransition(change) : facetText(change.before, limit);
			return msg`${subject} of ${itemName(change)} was ${words(detail)}: ${values}.`;
		},
		...examples
	});
}
const commandMinAdded = limitRule({
	id: "command-min-added",
	limit: "min",
	change: "added",
	invalid: twoCommands("{ cmd: git }", "{ cmd: git, min_version: \"2.40\" }")
});
const commandMinRemoved = limitRule({
	id: "command-min-removed",
	limit: "min",
	change: "removed",
	invalid: twoCommands("{ cmd: git, min_version: \"2.40\" }", "{ cmd: git }"),
	valid: twoCommands("{ cmd: git, min_version: \"2.40\" }", "{ cmd: git, min_version: \"2.30\" }")
});
const commandMinRaised = limitRule({
	id: "command-min-raised",
	limit: "min",
	change: "raised",
	invalid: twoCommands("{ cmd: git, min_version: \"2.30\" }", "{ cmd: git, min_version: \"2.40\" }")
});
const commandMinLowered = limitRule({
	id: "command-min-lowered",
	limit: "min",
	change: "lowered",
	invalid: twoCommands("{ cmd: git, min_version: \"2.40\" }", "{ cmd: git, min_version: \"2.30\" }"),
	valid: twoCommands("{ cmd: git, min_version: \"2.40\" }", "{ cmd: git, min_version: \"2.40\", package: git }")
});
const commandMaxAdded = limitRule({
	id: "command-max-added",
	limit: "max",
	change: "added",
	invalid: twoCommands("{ cmd: git }", "{ cmd: git, max_version: \"2.40\" }")
});
const commandMaxRemoved = limitRule({
	id: "command-max-removed",
	limit: "max",
	change: "removed",
	invalid: twoCommands("{ cmd: git, max_version: \"2.40\" }", "{ cmd: git }"),
	valid: twoCommands("{ cmd: git, max_version: \"2.40\" }", "{ cmd: git, max_version: \"2.50\" }")
});
const commandMaxRaised = limitRule({
	id: "command-max-raised",
	limit: "max",
	change: "raised",
	invalid: twoCommands("{ cmd: git, max_version: \"2.30\" }", "{ cmd: git, max_version: \"2.40\" }"),
	valid: twoCommands("{ cmd: git, max_version: \"2.30\" }", "{ cmd: git, max_version: \"2.30\", package: git }")
});
const commandMaxLowered = limitRule({
	id: "command-max-lowered",
	limit: "max",
	change: "lowered",
	invalid: twoCommands("{ cmd: git, max_version: \"2.40\" }", "{ cmd: git, max_version: \"2.30\" }")
});
// src/rules/change/confirmation.ts
const asking = (level) => `[provides]\nrecipes = true\n[recipes]\ndefault_confirmation = "${level}"`;
const confirmationRelaxed = changeRule({
	id: "confirmation-relaxed",
	category: "privilege",
	summary: "Reports a weaker `recipes.default_confirmation`.",
	why: "Recipes run without the consent of the user.",
	enforces: [skillTomlContract("Execute without confirmation", "recipes.default_confirmation")],
	on: {
		kind: "confirmation",
		action: ["added", "changed"]
	},
	when: (change) => change.action === "added" ? facetValue(change.after, "value") === "auto" : (cautionChange(change) ?? 0) < 0,
	requires: { bump: "minor" },
	powerVerdict: "guard-removed",
	phrase: "recipes ask less",
	message: (change) => {
		const effect = facetValue(change.after, "value") === "auto" ? "run without asking" : "ask less";
		return msg`${code("default_confirmation")} ${valueChange(change)}. Recipes now ${words(effect)}.`;
	},
	invalid: twoTomls(asking("prompt"), asking("auto"), { "recipes/deploy.yaml": recipe$1 }),
	valid: twoTomls("[provides]\nrecipes = true", asking("prompt"), { "recipes/deploy.yaml": recipe$1 })
});
const confirmationTightened = changeRule({
	id: "confirmation-tightened",
	summary: "Reports a stronger `recipes.default_confirmation`.",
	why: "An unattended run waits for an answer that does not come.",
	enforces: [skillTomlContract("Always require explicit confirmation", "recipes.default_confirmation")],
	on: {
		kind: "confirmation",
		action: "changed"
	},
	when: (change) => (cautionChange(change) ?? 0) > 0,
	requires: ({ before }) => ({ bump: facetValue(before, "value") === "auto" ? "major" : "minor" }),
	phrase: "recipes ask more",
	message: (change) => {
		const effect = facetValue(change.before, "value") === "auto" ? "Unattended runs now wait for an answer." : "Recipes ask more.";
		return msg`${code("default_confirmation")} ${valueChange(change)}. ${words(effect)}`;
	},
	invalid: twoTomls(asking("auto"), asking("prompt"), { "recipes/deploy.yaml": recipe$1 })
});
const confirmationStated = changeRule({
	id: "confirmation-stated",
	summary: "Reports recipes that are declared or no longer declared.",
	why: "A skill without recipes asks nothing; recipes ask as `default_confirmation` says.",
	on: {
		kind: "confirmation",
		action: ["added", "removed"]
	},
	when: ({ action, after }) => action === "removed" || facetValue(after, "value") !== "auto",
	requires: { bump: "patch" },
	phrase: "declaration of recipes changed",
	message: ({ before, after }) => after ? msg`Recipes are now declared: ${code("default_confirmation")} is ${facetText(after)}.` : msg`Recipes are no longer declared: ${code("default_confirmation")} was ${facetText(before)}.`,
	invalid: twoTomls("[provides]", "[provides]\n[recipes]\nfiles = []"),
	valid: twoTomls(asking("prompt"), `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
      files = ["recipes/*.yaml"]
    `, { "recipes/deploy.yaml": recipe$1 })
});
const confirmationUncomparable = changeRule({
	id: "confirmation-uncomparable",
	category: "privilege",
	summary: "Reports a `recipes.default_confirmation` other than `auto`, `prompt` and `always`.",
	why: "Whether recipes now ask less cannot be told.",
	enforces: [skillTomlContract("Prompt user before execution", "recipes.default_confirmation")],
	on: {
		kind: "confirmation",
		action: "changed"
	},
	when: (change) => cautionChange(change) === void 0,
	requires: {
		bump: "none",
		warn: true
	},
	powerVerdict: "undeclared",
	phrase: "`default_confirmation` changed",
	message: (change) => {
		const value = facetText(hasKnownConfirmation(change.after) ? change.before : change.after);
		return msg`${code("default_confirmation")} ${valueChange(change)}. ${value} is not a known level.`;
	},
	help: ({ after }) => hasKnownConfirmation(after) ? void 0 : msg`Write ${code("auto")}, ${code("prompt")} or ${code("always")}.`,
	invalid: twoTomls(asking("prompt"), asking("never"), { "recipes/deploy.yaml": recipe$1 }),
	valid: twoTomls(asking("prompt"), asking("always"), { "recipes/deploy.yaml": recipe$1 })
});
// src/rules/change/dependencies.ts
const kubectl = (optional) => `[dependencies]\n"tool.kubectl" = { version = ">=0.2", optional = ${optional} }`;
const aws = (features) => `[dependencies]\n"cloud.aws" = { version = ">=0.3", features = [${features}] }`;
const dependencyAdded = changeRule({
	id: "dependency-added",
	category: "privilege",
	summary: "Reports new required dependencies.",
	why: "Installing the skill also installs the dependency, with its permissions.",
	enforces: [skillTomlContract("Required skills", "dependencies")],
	on: {
		kind: "dependency",
		action: "added"
	},
	when: ({ after }) => !isSet(after, "optional"),
	requires: { bump: "minor" },
	powerVerdict: "transitive",
	message: (change) => msg`New dependency ${itemName(change)} (${facetText(change.after, "range")}). Installing the skill installs it too.`,
	invalid: twoTomls("", coreShell(">=1.0")),
	valid: twoTomls(coreShell(">=1.0"), kubectl("true"))
});
const dependencyRemoved = changeRule({
	id: "dependency-removed",
	summary: "Reports removed required dependencies.",
	why: "Nothing breaks: one skill fewer is installed.",
	enforces: [skillTomlContract("Required skills", "dependencies")],
	on: {
		kind: "dependency",
		action: "removed"
	},
	when: ({ before }) => !isSet(before, "optional"),
	requires: { bump: "patch" },
	message: (change) => msg`Dependency ${itemName(change)} was removed.`,
	invalid: twoTomls(coreShell(">=1.0"), ""),
	valid: twoTomls(coreShell(">=1.0"), `
      [dependencies]
      "core.shell" = ">=1.0"
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `)
});
const dependencyOptionalAdded = changeRule({
	id: "dependency-optional-added",
	summary: "Reports new optional dependencies.",
	why: "Nothing breaks: the skill can use the dependency where it is installed.",
	enforces: [skillTomlContract("Optional dependency", "dependencies.*.optional")],
	on: {
		kind: "dependency",
		action: "added"
	},
	when: ({ after }) => isSet(after, "optional"),
	requires: { bump: "minor" },
	phrase: "new optional dependency {}",
	message: (change) => msg`New optional dependency ${itemName(change)} (${facetText(change.after, "range")}).`,
	invalid: twoTomls("", kubectl("true"))
});
const dependencyOptionalRemoved = changeRule({
	id: "dependency-optional-removed",
	summary: "Reports removed optional dependencies.",
	why: "The skill no longer does what it did with the dependency.",
	enforces: [skillTomlContract("Optional dependency", "dependencies.*.optional")],
	on: {
		kind: "dependency",
		action: "removed"
	},
	when: ({ before }) => isSet(before, "optional"),
	requires: { bump: "minor" },
	phrase: "optional dependency {} was removed",
	message: (change) => msg`Optional dependency ${itemName(change)} was removed.`,
	invalid: twoTomls(kubectl("true"), "")
});
const dependencyOptionalToRequired = changeRule({
	id: "dependency-optional-to-required",
	category: "privilege",
	summary: "Reports dependencies that became required.",
	why: "Installing the skill also installs the dependency, with its permissions.",
	enforces: [skillTomlContract("Required skills", "dependencies.*.optional")],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "optional"
	},
	when: ({ before }) => isSet(before, "optional"),
	requires: { bump: "minor" },
	powerVerdict: "transitive",
	message: (change) => msg`Dependency ${itemName(change)} is now required. Installing the skill installs it too.`,
	invalid: twoTomls(kubectl("true"), kubectl("false"))
});
const dependencyRequiredToOptional = changeRule({
	id: "dependency-required-to-optional",
	summary: "Reports dependencies that became optional.",
	why: "Nothing breaks: the skill also installs without the dependency.",
	enforces: [skillTomlContract("Optional dependency", "dependencies.*.optional")],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "optional"
	},
	when: ({ after }) => isSet(after, "optional"),
	requires: { bump: "patch" },
	message: (change) => msg`Dependency ${itemName(change)} is now optional.`,
	invalid: twoTomls(kubectl("false"), kubectl("true"))
});
const dependencyFeatureAdded = changeRule({
	id: "dependency-feature-added",
	summary: "Reports new features of dependencies.",
	why: "The dependency is installed with more than before.",
	enforces: [skillTomlContract("With feature flags", "dependencies.*.features")],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "features",
		verdict: "widened"
	},
	requires: { bump: "minor" },
	phrase: "more features of {}",
	message: (change) => msg`New features of dependency ${itemName(change)}: ${formatEntries(change)}.`,
	invalid: twoTomls(aws("\"eks\""), aws("\"eks\", \"iam\""))
});
const dependencyFeatureRemoved = changeRule({
	id: "dependency-feature-removed",
	summary: "Reports removed features of dependencies.",
	why: "Nothing breaks: the skill needs less of the dependency.",
	enforces: [skillTomlContract("With feature flags", "dependencies.*.features")],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "features",
		verdict: "narrowed"
	},
	requires: { bump: "patch" },
	phrase: "fewer features of {}",
	message: (change) => msg`Features of dependency ${itemName(change)} were removed: ${formatEntries(change)}.`,
	invalid: twoTomls(aws("\"eks\", \"iam\""), aws("\"eks\""))
});
// src/contract/coverage/ranges.ts
var import_compare = __toESM(require_compare(), 1);
function compareRanges(before, after) {
	const [rangeBefore, rangeAfter] = [before, after].map(parseRange);
	if (!rangeBefore || !rangeAfter || "fault" in rangeBefore || "fault" in rangeAfter) return {
		verdict: "unknown",
		isDisjoint: false
	};
	const [containsOld, hasNew] = [contains(rangeAfter, rangeBefore), !contains(rangeBefore, rangeAfter)];
	if (containsOld) return {
		verdict: hasNew ? "widened" : "equivalent",
		isDisjoint: false
	};
	const isDisjoint = isBelow(rangeBefore, rangeAfter) || isBelow(rangeAfter, rangeBefore);
	return {
		verdict: hasNew ? "incomparable" : "narrowed",
		isDisjoint
	};
}
function isUnbounded(text) {
	const range = parseRange(text);
	return !("fault" in range) && range.low === null && range.high === null;
}
function contains(outer, inner) {
	return isAtLeastAsFar(outer.low, inner.low, -1) && isAtLeastAsFar(outer.high, inner.high, 1);
}
function isAtLeastAsFar(outer, inner, side) {
	if (!outer) return true;
	if (!inner) return false;
	const order = side * (0, import_compare.default)(outer.version, inner.version);
	return order > 0 || order === 0 && (outer.included || !inner.included);
}
function isBelow({ high }, { low }) {
	if (!high || !low) return false;
	const order = (0, import_compare.default)(high.version, low.version);
	return order < 0 || order === 0 && !(high.included && low.included);
}
// src/rules/change/dependency-ranges.ts
const dependencyRangeNarrowed = changeRule({
	id: "dependency-range-narrowed",
	summary: "Reports narrowed version ranges of dependencies.",
	why: "The skill no longer fits some installed versions of the dependency.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "narrowed"
	},
	requires: { bump: "minor" },
	phrase: "version range of {} narrowed",
	message: (change) => msg`Version range of ${itemName(change)} was narrowed: ${valueTransition(change)}.`,
	invalid: twoRanges(">=1.0", ">=1.0,<2.0"),
	valid: twoRanges(">=1.0", ">=1.0.0")
});
const dependencyRangeWidened = changeRule({
	id: "dependency-range-widened",
	summary: "Reports widened version ranges of dependencies.",
	why: "Nothing breaks: the skill fits more versions of the dependency.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "widened"
	},
	when: ({ to }) => !isUnbounded(String(to)),
	requires: { bump: "patch" },
	phrase: "version range of {} widened",
	message: (change) => msg`Version range of ${itemName(change)} was widened: ${valueTransition(change)}.`,
	invalid: twoRanges(">=1.0,<2.0", ">=1.0")
});
const dependencyRangeUnbounded = changeRule({
	id: "dependency-range-unbounded",
	category: "privilege",
	summary: "Reports version ranges of dependencies that became `*`.",
	why: "Every version of the dependency can be installed, with all its permissions.",
	enforces: [skillTomlContract("Any version", "dependencies.*.version")],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "widened"
	},
	when: ({ to }) => isUnbounded(String(to)),
	requires: { bump: "patch" },
	powerVerdict: "transitive",
	phrase: "any version of {} allowed",
	message: (change) => msg`Dependency ${itemName(change)} now allows any version: ${valueTransition(change)}.`,
	help: () => msg`Set an upper limit, such as ${code(">=1.0,<2.0")}.`,
	invalid: twoRanges(">=1.0,<2.0", "*"),
	valid: twoRanges(">=1.0,<2.0", ">=1.0")
});
const dependencyRangeChanged = changeRule({
	id: "dependency-range-changed",
	summary: "Reports version ranges of dependencies that are neither wider nor narrower than before.",
	why: "A version of the dependency that fits this skill and others may no longer exist.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range"
	},
	when: ({ verdict }) => verdict !== "narrowed" && verdict !== "widened",
	requires: ({ verdict, detail }) => verdict !== "incomparable" ? {
		bump: "none",
		warn: true
	} : { bump: detail === "disjoint" ? "major" : "minor" },
	phrase: "version range of {} changed",
	message: (change) => msg`Version range of ${itemName(change)} changed: ${valueTransition(change)}. ${words(consequence(change))}`,
	invalid: twoRanges("<2.0", ">=2.0"),
	valid: twoRanges(">=1.0", ">=1.0.0")
});
function consequence({ verdict, detail }) {
	if (verdict !== "incomparable") return "One is not a version range.";
	return detail === "disjoint" ? "No version matches both." : "Some old versions no longer match.";
}
const suggestionChanged = changeRule({
	id: "suggestion-changed",
	summary: "Reports changes to `[suggestions]`.",
	why: "Users see other suggestions during installation.",
	enforces: [skillTomlContract("Shown to users during installation.", "suggestions")],
	on: { kind: "suggestion" },
	requires: { bump: "patch" },
	message: (change) => {
		const name = itemName(change);
		if (change.action === "removed") return msg`Suggestion ${name} was removed.`;
		return change.action === "added" ? msg`New suggestion ${name}: ${facetText(change.after)}.` : msg`Reason of suggestion ${name} ${valueChange(change)}.`;
	},
	invalid: twoTomls("", "[suggestions]\n\"tool.docker\" = \"Useful for images.\""),
	valid: twoTomls("[suggestions]\n\"tool.docker\" = \"Useful for images.\"", "[suggestions]\n'tool.docker' = 'Useful for images.'")
});
// src/rules/examples/recipe-versions.ts
const provides$1 = "[provides]\nrecipes = true";
function recipe(lines) {
	return `${[
		.../^id:/m.test(lines) ? [] : ["id: release"],
		"name: Release",
		.../^steps:/m.test(lines) ? [] : ["steps:\n  - id: build\n    command: make build"]
	].join("\n")}\n${lines.trim()}`;
}
function twoRecipes(before, after) {
	const path = "recipes/release.yaml";
	return twoTomls(provides$1, provides$1, { [path]: recipe(before) }, { [path]: recipe(after) });
}
// src/rules/change/descriptions.ts
const inputDescriptionChanged = changeRule({
	id: "input-description-changed",
	category: "documentation",
	summary: "Reports changed descriptions of inputs.",
	why: "Agents read the description to decide what to pass. The input itself stays the same.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && ["description", "schema.description"].includes(change.facet ?? ""),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	phrase: "description of {} changed",
	message: (change) => msg`Description of input ${itemName(change)} ${descriptionVerb(change)}.`,
	invalid: twoManifests(requiredInputs("{ name: tz }"), requiredInputs("{ name: tz, description: The time zone. }")),
	valid: twoManifests(requiredInputs("{ name: tz, description: The time zone. }"), requiredInputs("{ description: The time zone., name: tz }"))
});
const envDescriptionChanged = changeRule({
	id: "env-description-changed",
	category: "documentation",
	summary: "Reports changed descriptions of environment variables.",
	why: "Nothing breaks: callers are not affected.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "description"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	phrase: "description of variable {} changed",
	message: (change) => msg`Description of variable ${itemName(change)} ${descriptionVerb(change)}.`,
	invalid: twoManifests(optionalEnv("{ name: PROJECT }"), optionalEnv("{ name: PROJECT, description: The project. }")),
	valid: twoManifests(optionalEnv("{ name: PROJECT, description: The project. }"), optionalEnv("{ description: The project., name: PROJECT }"))
});
const outputDescriptionChanged = changeRule({
	id: "output-description-changed",
	category: "documentation",
	summary: "Reports a changed description of an output.",
	why: "People and agents read the description. The output stays the same.",
	on: { kind: ["output", "result"] },
	when: ({ action, facet, kind, before, after }) => facet === "description" || kind === "result" && action !== "changed" && !isSet(before ?? after, "fields"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	phrase: "description of output {} changed",
	message: (change) => change.kind === "result" ? msg`Output description of ${operationName(change)} ${descriptionVerb(change)}.` : msg`Description of output ${itemName(change)} ${descriptionVerb(change)}.`,
	invalid: twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.org', description: The log. }"),
	valid: twoOutputFiles("{ pattern: 'docs/worklog.org', description: The log. }", "{ description: The log., pattern: 'docs/worklog.org' }")
});
const outputFieldTextChanged = changeRule({
	id: "output-field-text-changed",
	category: "documentation",
	summary: "Reports a changed text for an output field.",
	why: "The text is neither a type nor a list of values, so it cannot show whether readers break.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "text",
	requires: { bump: "patch" },
	phrase: "description of {} changed",
	message: (change) => msg`Description of output field ${itemName(change)} changed: ${valueTransition(change)}.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: { data: "array of memories" }
	} }, { output: {
		description: "The memories.",
		fields: { data: "array of {id, title}" }
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: { id: "number" }
	} }, { output: {
		description: "The memories.",
		fields: { id: "integer" }
	} })
});
const filePreconditionDescriptionChanged = changeRule({
	id: "file-precondition-description-changed",
	category: "documentation",
	summary: "Reports changed descriptions of required files.",
	why: "Callers are not affected.",
	on: {
		kind: "file",
		action: "changed",
		facet: "description"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	phrase: "description of file {} changed",
	message: (change) => msg`Description of file ${itemName(change)} ${descriptionVerb(change)}.`,
	invalid: twoNeededFiles("{ path: README.md, base: cwd }", "{ path: README.md, base: cwd, description: Read first. }"),
	valid: twoNeededFiles("{ path: README.md, base: cwd, description: Read first. }", "{ description: Read first., path: README.md, base: cwd }")
});
const operationDescriptionChanged = changeRule({
	id: "operation-description-changed",
	category: "discovery",
	summary: "Reports a changed description of an operation.",
	why: "Agents decide by the description whether to call the operation, and may now choose it for other tasks.",
	enforces: [skillManifestV2("What this operation does (Agent reads this to decide)", "operations.*.description")],
	on: {
		kind: "operation",
		action: "changed",
		facet: "description"
	},
	requires: { bump: "patch" },
	phrase: "description of operation {} changed",
	message: (change) => msg`Description of operation ${itemName(change)} ${descriptionVerb(change)}.`,
	invalid: twoOperations({}, { description: "Finds what is kept." }),
	valid: twoOperations({ description: "Finds memories." }, { output: { description: "What was found." } })
});
const featureDescriptionChanged = changeRule({
	id: "feature-description-changed",
	category: "documentation",
	summary: "Reports changed descriptions of features.",
	why: "Users choose among features by their descriptions.",
	on: {
		kind: "feature",
		action: "changed",
		facet: "description"
	},
	requires: { bump: "patch" },
	phrase: "description of feature {} changed",
	message: (change) => msg`Description of feature ${itemName(change)} ${valueChange(change)}.`,
	invalid: twoFeatures("eks = { description = \"Clusters\", default = true }", "eks = { description = \"Clusters of EKS\", default = true }"),
	valid: twoTomls(features("eks = { description = \"Clusters\", default = true }"), "[features.eks]\ndescription = \"Clusters\"\ndefault = true")
});
const recipeParameterDescriptionChanged = changeRule({
	id: "recipe-parameter-description-changed",
	category: "documentation",
	summary: "Reports a changed description of a recipe parameter.",
	why: "People and agents read the description to decide what to pass. The parameter stays the same.",
	on: {
		kind: "recipe-parameter",
		facet: "description"
	},
	requires: { bump: "patch" },
	phrase: "description of parameter {} changed",
	message: (change) => msg`Description of parameter ${itemName(change)} ${descriptionVerb(change)}.`,
	invalid: twoRecipes(versionParameter("description: The version."), versionParameter("description: The version to release.")),
	valid: twoRecipes(versionParameter("description: The version."), versionParameter("description: 'The version.'"))
});
// src/rules/change/effects.ts
const effectAdded = changeRule({
	id: "effect-added",
	summary: "Reports new effects.",
	why: "A policy for the old effects may ask the user or reject the skill. Users agreed to less.",
	enforces: [skillManifestV2("Side effects this skill may produce. Checked against policy.", "effects")],
	on: {
		kind: "effect",
		action: "added"
	},
	when: isDefinedEffect,
	requires: { bump: "major" },
	powerVerdict: "widened",
	message: (change) => change.detail === "disclosed" ? msg`Effect ${itemName(change)} is now declared.` : msg`New effect ${itemName(change)}.`,
	invalid: twoBlocks({}, { effects: ["db.read", "net.fetch"] }),
	valid: twoBlocks({ effects: ["db.read", "net.fetch"] }, { effects: ["net.fetch", "db.read"] })
});
const effectRemoved = changeRule({
	id: "effect-removed",
	summary: "Reports removed effects.",
	why: "Nothing breaks: the skill declares that it does less.",
	on: {
		kind: "effect",
		action: "removed"
	},
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	message: (change) => msg`Effect ${itemName(change)} was removed.`,
	invalid: twoBlocks({ effects: ["db.read", "net.fetch"] }, {}),
	valid: twoBlocks({}, {})
});
const known = [...effects.keys()].map((effect) => code(effect));
const effectUnknownAdded = changeRule({
	id: "effect-unknown-added",
	summary: "Reports new effects that Skill Manifest v2 does not define.",
	why: "No policy can allow an effect without a definition, and nobody knows what the skill may do.",
	enforces: [skillManifestV2("Side effects this skill may produce. Checked against policy.", "effects")],
	on: {
		kind: "effect",
		action: "added"
	},
	when: (change) => !isDefinedEffect(change),
	requires: { bump: "major" },
	powerVerdict: "widened",
	phrase: "unknown effect {}",
	message: (change) => msg`Unknown effect ${itemName(change)}.`,
	help: () => msg`Use ${list(known, {
		limit: known.length,
		last: "or"
	})}, or remove it.`,
	invalid: twoBlocks({}, { effects: ["db.read", "mail.send"] }),
	valid: twoBlocks({}, { effects: [] })
});
// src/rules/change/entrypoint-inputs.ts
const input = { limit: {
	type: "integer",
	default: 5
} };
const windows$1 = [
	"cmd",
	"/c",
	"find"
];
const unix$1 = (...placeholders) => ({ unix: [
	"bash",
	"scripts/memory.sh",
	...placeholders
] });
const entrypointInputAdded = changeRule({
	id: "entrypoint-input-added",
	summary: "Reports new inputs in the commands of a `router-manifest` block.",
	why: "A `router-manifest` block declares no inputs and no defaults: existing calls have no value for the new input.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-new",
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	phrase: "new input {after} of {owner}",
	message: (change) => msg`New input ${code(String(change.to))} of ${entrypointName(change)}. Existing calls do not pass it.`,
	invalid: twoBodies(routerOf({ entrypoints: { search: unix$1() } }), routerOf({ entrypoints: { search: unix$1("{query}") } })),
	valid: twoBodies(routerOf({ entrypoints: { search: {
		...unix$1("{query}"),
		windows: windows$1
	} } }), routerOf({ entrypoints: { search: {
		...unix$1("{query}"),
		windows: [...windows$1, "{query}"]
	} } }))
});
const entrypointPlaceholderAdded = changeRule({
	id: "entrypoint-placeholder-added",
	summary: "Reports inputs that a command line now uses.",
	why: "Nothing breaks: the command now gets a value that it ignored before.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-added",
	requires: { bump: "none" },
	phrase: "{owner} now uses {after}",
	message: (change) => msg`${entrypointName(change)} now uses input ${code(String(change.to))}.`,
	invalid: twoOperations({
		input,
		entrypoints: unix$1()
	}, {
		input,
		entrypoints: unix$1("{limit}")
	}),
	valid: twoOperations({ entrypoints: unix$1() }, {
		input,
		entrypoints: unix$1("{limit}")
	})
});
const entrypointPlaceholderDropped = changeRule({
	id: "entrypoint-placeholder-dropped",
	summary: "Reports declared inputs that a command line no longer uses.",
	why: "Callers pass a value, and the command ignores it without an error.",
	enforces: [skillManifestV2("Use `{param_name}` placeholders \u2014 the Agent substitutes actual values before executing.", "operations.*.entrypoints.*")],
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-dropped",
	requires: { bump: "major" },
	phrase: "{owner} no longer uses {before}",
	message: (change) => msg`${entrypointName(change)} no longer uses input ${code(String(change.from))}. Its value is ignored.`,
	invalid: twoOperations({
		input,
		entrypoints: unix$1("{limit}")
	}, {
		input,
		entrypoints: unix$1()
	}),
	valid: twoOperations({
		input,
		entrypoints: unix$1("{limit}")
	}, {
		input,
		entrypoints: unix$1("--limit={limit}")
	})
});
// src/rules/change/entrypoints.ts
const unix = ["bash", "scripts/memory.sh"];
const windows = [
	"powershell.exe",
	"-File",
	"scripts/memory.sh"
];
const agent = "Follow scripts/search.md";
const entrypointOsAdded = changeRule({
	id: "entrypoint-os-added",
	category: "requirement",
	summary: "Reports new entrypoints.",
	why: "Nothing breaks: callers on one more system can use the operation.",
	on: {
		kind: "entrypoint",
		action: "added"
	},
	when: ({ after }) => !isProse(after),
	requires: { bump: "minor" },
	phrase: "new {name} command of {owner}",
	message: (change) => msg`New ${entrypointName(change)}.`,
	invalid: twoOperations({ entrypoints: { unix } }, { entrypoints: {
		unix,
		windows
	} }),
	valid: twoOperations({ entrypoints: {
		unix,
		windows
	} }, { entrypoints: {
		windows,
		unix
	} })
});
const entrypointOsRemoved = changeRule({
	id: "entrypoint-os-removed",
	category: "requirement",
	summary: "Reports removed entrypoints.",
	why: "Callers on that system can no longer use the operation.",
	enforces: [skillManifestV2("Keys: `unix` (Linux/macOS) and `windows`.", "operations.*.entrypoints")],
	on: {
		kind: "entrypoint",
		action: "removed"
	},
	when: ({ before }) => !isProse(before),
	requires: { bump: "major" },
	phrase: "{name} command of {owner} removed",
	message: (change) => msg`${entrypointName(change)} was removed.`,
	invalid: twoOperations({ entrypoints: {
		unix,
		windows
	} }, { entrypoints: { unix } }),
	valid: twoOperations({ entrypoints: {
		unix,
		windows
	} }, { entrypoints: {
		unix,
		windows
	} })
});
const entrypointArgvChanged = changeRule({
	id: "entrypoint-argv-changed",
	category: "documentation",
	summary: "Reports changed command lines of entrypoints.",
	why: "Nothing breaks: callers use the inputs and the output of an operation, not its command line.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "changed",
	requires: { bump: "patch" },
	phrase: "{name} command of {owner} changed",
	message: (change) => msg`${entrypointName(change)} changed: ${commandTransition(change)}.`,
	invalid: twoOperations({}, { entrypoints: { unix: [
		"bash",
		"-e",
		"scripts/memory.sh"
	] } }),
	valid: twoOperations({ entrypoints: { unix } }, {
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"{limit}"
		] }
	})
});
function commandTransition({ before, after }) {
	const [from, to] = [before, after].map((item) => {
		const argv = facetValue(item, "argv");
		return Array.isArray(argv) ? argv.map(String).join(" ") : argv;
	});
	return transition(from, to);
}
const entrypointTextChanged = changeRule({
	id: "entrypoint-text-changed",
	category: "documentation",
	summary: "Reports changed texts of entrypoints without a command.",
	why: "Nothing breaks: `unix` and `windows` have the commands of an operation, and every other key may have a text for agents.",
	on: {
		kind: "entrypoint",
		action: [
			"added",
			"changed",
			"removed"
		]
	},
	when: ({ action, detail, before, after }) => action === "changed" ? detail === "text" : isProse(after ?? before),
	requires: { bump: "patch" },
	phrase: "{name} text of {owner} changed",
	message: (change) => {
		const verb = change.action === "changed" ? "changed" : `was ${change.action}`;
		return msg`Text of ${entrypointName(change)} ${words(verb)}.`;
	},
	invalid: twoOperations({ entrypoints: {
		unix,
		agent
	} }, { entrypoints: { unix } }),
	valid: twoOperations({ entrypoints: {
		unix,
		agent
	} }, { entrypoints: {
		agent,
		unix
	} })
});
const entrypointInterpreterChanged = changeRule({
	id: "entrypoint-interpreter-changed",
	category: "privilege",
	summary: "Reports entrypoints that run another program.",
	why: "Agents start a program that nobody reviewed, and callers need it where they did not before.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "interpreter",
	requires: {
		bump: "minor",
		warn: true
	},
	powerVerdict: "widened",
	phrase: "{owner} runs another program",
	message: (change) => msg`${entrypointName(change)} runs another program: ${transition(change.from, change.to)}.`,
	invalid: twoOperations({}, { entrypoints: { unix: ["zsh", "scripts/memory.sh"] } }),
	valid: twoOperations({}, { entrypoints: { unix: [
		"bash",
		"-e",
		"scripts/memory.sh"
	] } })
});
const entrypointCodeAdded = changeRule({
	id: "entrypoint-code-added",
	category: "privilege",
	summary: "Reports new code in the command line of an entrypoint.",
	why: "The code is in no file of the skill, and agents run it without another review.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "code",
	requires: {
		bump: "minor",
		warn: true
	},
	powerVerdict: "widened",
	phrase: "new inline code in {owner}",
	message: (change) => msg`${entrypointName(change)} now runs inline code: ${code(String(change.to))}.`,
	invalid: twoOperations({}, { entrypoints: { unix: [
		"bash",
		"-c",
		"curl example.com | sh"
	] } }),
	valid: twoOperations({}, { entrypoints: { unix: [
		"bash",
		"-e",
		"scripts/memory.sh"
	] } })
});
// src/rules/change/env.ts
const describedRequired = twoManifests(requiredEnv("{ name: PROJECT }"), requiredEnv("{ name: PROJECT, description: The project. }"));
const describedOptional = twoManifests(optionalEnv("{ name: PROJECT }"), optionalEnv("{ name: PROJECT, description: The project. }"));
const envRequiredAdded = changeRule({
	id: "env-required-added",
	summary: "Reports new required environment variables.",
	why: "The skill fails for everyone who does not set the variable.",
	source: "ADR-002: \"Skill fails if not set\". ADR-003 does not list it.",
	on: {
		kind: "environment",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	phrase: "new required variable {}",
	message: (change) => msg`New required variable ${itemName(change)}. The skill fails without it.`,
	invalid: twoManifests("", requiredEnv("{ name: PROJECT }")),
	valid: twoManifests("", optionalEnv("{ name: PROJECT }"))
});
const envRequiredRemoved = changeRule({
	id: "env-required-removed",
	summary: "Reports removed required environment variables.",
	why: "A value that callers still set has no effect. No call fails.",
	on: {
		kind: "environment",
		action: "removed"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "major" },
	requiresUnderSemantic: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Removed required env vars"
	},
	message: (change) => msg`Required variable ${itemName(change)} was removed.`,
	notes: () => [semanticNote("this is a patch")],
	invalid: twoManifests(requiredEnv("{ name: PROJECT }"), ""),
	valid: describedRequired
});
const envOptionalAdded = changeRule({
	id: "env-optional-added",
	summary: "Reports new optional environment variables.",
	why: "Nothing breaks: the variable now changes what the skill does.",
	on: {
		kind: "environment",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	message: (change) => msg`New optional variable ${itemName(change)}.`,
	invalid: twoManifests("", optionalEnv("{ name: PROJECT }")),
	valid: describedOptional
});
const envOptionalRemoved = changeRule({
	id: "env-optional-removed",
	summary: "Reports removed optional environment variables.",
	why: "The variable no longer changes what the skill does.",
	on: {
		kind: "environment",
		action: "removed"
	},
	when: ({ before }) => !isRequired(before),
	requires: {
		bump: "minor",
		warn: true
	},
	message: (change) => msg`Optional variable ${itemName(change)} was removed.`,
	invalid: twoManifests(optionalEnv("{ name: PROJECT }"), ""),
	valid: describedOptional
});
const envOptionalToRequired = changeRule({
	id: "env-optional-to-required",
	summary: "Reports environment variables that became required.",
	why: "The skill fails for everyone who does not set the variable.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "required"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Skill fails if not set"
	},
	message: (change) => msg`Variable ${itemName(change)} is now required. The skill fails without it.`,
	invalid: twoManifests(optionalEnv("{ name: PROJECT }"), requiredEnv("{ name: PROJECT }")),
	valid: describedRequired
});
const envRequiredToOptional = changeRule({
	id: "env-required-to-optional",
	summary: "Reports environment variables that became optional.",
	why: "Nothing breaks: callers that set the variable see no difference.",
	source: "ADR-002: \"Used if available, not fatal if missing\".",
	on: {
		kind: "environment",
		action: "changed",
		facet: "required"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	requiresUnderSemantic: { bump: "patch" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Skill fails if not set"
	},
	message: (change) => msg`Variable ${itemName(change)} is now optional.`,
	notes: () => [semanticNote("this is a patch")],
	invalid: twoManifests(requiredEnv("{ name: PROJECT }"), optionalEnv("{ name: PROJECT }")),
	valid: describedOptional
});
const envRenamed = changeRule({
	id: "env-renamed",
	summary: "Reports renamed environment variables.",
	why: "Callers set the old name; the skill reads the new one.",
	source: "ADR-003 lists the removal. ADR-002 lets the skill fail where the new variable is not set.",
	on: {
		kind: "environment",
		action: "renamed"
	},
	requires: ({ before, after }) => isRequired(before) || isRequired(after) ? { bump: "major" } : {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "ADR-003",
		quote: "Removed required env vars"
	},
	message: ({ before, after }) => msg`Variable ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}.`,
	invalid: twoManifests(requiredEnv("{ name: PROJECT }"), requiredEnv("{ name: PROJECT_NAME }")),
	valid: describedRequired
});
// src/rules/change/exec.ts
const exec = (lines) => `[capabilities.terminal_exec]\n${lines}`;
const twoExecs = (before, after) => twoTomls(exec(before), exec(after));
const execEnabled = changeRule({
	id: "exec-enabled",
	summary: "Reports `terminal_exec` that was added or enabled.",
	why: "The skill can now run shell commands.",
	enforces: [skillTomlContract("Permission to execute shell commands.", "capabilities.terminal_exec", "capabilities.terminal_exec.allowed")],
	on: {
		kind: "power",
		action: ["added", "changed"]
	},
	when: ({ before, after, verdict }) => isAllowed(after) && !isAllowed(before) && verdict !== "equivalent",
	requires: { bump: "major" },
	powerVerdict: "widened",
	phrase: "commands are now allowed",
	message: ({ after }) => msg`The skill can now run ${describeCommands(after)}.`,
	invalid: twoTomls("", exec("commands = [\"aws\"]")),
	valid: twoExecs("commands = [\"aws\"]", "allowed = true\ncommands = [\"aws\"]")
});
const execDisabled = changeRule({
	id: "exec-disabled",
	summary: "Reports skills that can no longer run commands.",
	why: "Nothing breaks for the host: the skill can do less.",
	enforces: [skillTomlContract("Permission to execute shell commands.", "capabilities.terminal_exec", "capabilities.terminal_exec.allowed")],
	on: {
		kind: "power",
		action: ["changed", "removed"]
	},
	when: ({ before, after, verdict }) => isAllowed(before) && !isAllowed(after) && verdict !== "equivalent",
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "commands are no longer allowed",
	message: () => msg`The skill can no longer run commands.`,
	notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
	invalid: twoTomls(exec("commands = [\"aws\"]"), ""),
	valid: twoTomls("", exec("allowed = false"))
});
const execCommandAdded = changeRule({
	id: "exec-command-added",
	summary: "Reports new entries of the `terminal_exec` allowlist.",
	why: "The skill can run a command that was not allowed before.",
	enforces: [skillTomlContract("Allowlist (empty = all)", "capabilities.terminal_exec.commands")],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "added",
	requires: { bump: "major" },
	powerVerdict: "widened",
	phrase: "more commands allowed",
	message: (change) => msg`${code("terminal_exec.commands")} now also allows ${formatEntries(change)}.`,
	invalid: twoExecs("commands = [\"aws\"]", "commands = [\"aws\", \"rm\"]")
});
const execCommandRemoved = changeRule({
	id: "exec-command-removed",
	summary: "Reports removed entries of the `terminal_exec` allowlist.",
	why: "Nothing breaks for the host: the skill can run fewer commands.",
	enforces: [skillTomlContract("Allowlist (empty = all)", "capabilities.terminal_exec.commands")],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "narrowed"
	},
	when: ({ detail }) => detail === "removed",
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "fewer commands allowed",
	message: (change) => msg`${code("terminal_exec.commands")} no longer allows ${formatLostCommands(change)}.`,
	invalid: twoExecs("commands = [\"aws\", \"rm\"]", "commands = [\"aws\"]"),
	valid: twoExecs("commands = [\"aws\", \"rm\"]", "commands = [\"rm\", \"aws\"]")
});
const execAllowlistEmptied = changeRule({
	id: "exec-allowlist-emptied",
	summary: "Reports `terminal_exec` allowlists that became empty.",
	why: "An empty list looks like a removal, but it allows all commands.",
	enforces: [skillTomlContract("Allowlist (empty = all)", "capabilities.terminal_exec.commands")],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "emptied",
	requires: { bump: "major" },
	powerVerdict: "widened",
	phrase: "command allowlist is now empty",
	message: ({ after }) => msg`${code("terminal_exec.commands")} is now empty: the skill can run ${describeCommands(after)}.`,
	notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
	invalid: twoExecs("commands = [\"aws\"]", "commands = []"),
	valid: twoExecs("commands = [\"aws\", \"rm\"]", "commands = [\"aws\"]")
});
const execAllowlistFilled = changeRule({
	id: "exec-allowlist-filled",
	summary: "Reports new `terminal_exec` allowlists.",
	why: "Nothing breaks for the host: the skill can run fewer commands.",
	enforces: [skillTomlContract("Allowlist (empty = all)", "capabilities.terminal_exec.commands")],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "narrowed"
	},
	when: ({ detail }) => detail === "filled",
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "new command allowlist",
	message: ({ after }) => msg`${code("terminal_exec.commands")} now allows only ${describeCommands(after)}.`,
	notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
	invalid: twoExecs("commands = []", "commands = [\"aws\"]"),
	valid: twoExecs("commands = [\"aws\", \"rm\"]", "commands = [\"aws\"]")
});
const execBlockAdded = changeRule({
	id: "exec-block-added",
	summary: "Reports new entries of the `terminal_exec` denylist.",
	why: "Nothing breaks for the host: the skill can run fewer commands.",
	enforces: [skillTomlContract("Denylist", "capabilities.terminal_exec.blocked")],
	on: {
		kind: "power",
		action: "changed",
		facet: "blocked",
		verdict: "narrowed"
	},
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "more commands blocked",
	message: (change) => msg`${code("terminal_exec.blocked")} now also lists ${formatEntries(change)}.`,
	invalid: twoExecs("blocked = [\"rm\"]", "blocked = [\"rm\", \"dd\"]"),
	valid: twoExecs("blocked = [\"rm\", \"dd\"]", "blocked = [\"dd\", \"rm\"]")
});
const execBlockRemoved = changeRule({
	id: "exec-block-removed",
	summary: "Reports removed entries of the `terminal_exec` denylist.",
	why: "The skill can run a command that was blocked on purpose.",
	enforces: [skillTomlContract("Denylist", "capabilities.terminal_exec.blocked")],
	on: {
		kind: "power",
		action: "changed",
		facet: "blocked",
		verdict: "widened"
	},
	requires: { bump: "major" },
	powerVerdict: "guard-removed",
	phrase: "fewer commands blocked",
	message: (change) => msg`${code("terminal_exec.blocked")} no longer lists ${formatLostCommands(change)}.`,
	notes: (change) => {
		const listed = formatListedCommands(change);
		return listed === null ? [] : [{ message: msg`Of these, ${code("terminal_exec.commands")} allows ${listed}.` }];
	},
	invalid: twoExecs("blocked = [\"rm\", \"dd\"]", "blocked = [\"rm\"]")
});
// src/rules/change/features.ts
const eks = "eks = { description = \"Clusters\", default = true }";
const iam = "iam = { description = \"Policies\", default = false }";
const featureAdded = changeRule({
	id: "feature-added",
	summary: "Reports new features.",
	why: "Nothing breaks: users can choose more.",
	enforces: [skillTomlContract("New features, backward compatible", "skill.version")],
	on: {
		kind: "feature",
		action: "added"
	},
	requires: { bump: "minor" },
	message: (change) => msg`New feature ${itemName(change)}.`,
	invalid: twoFeatures(eks, `${eks}\n${iam}`),
	valid: twoFeatures(`${eks}\n${iam}`, `${iam}\n${eks}`)
});
const featureRemoved = changeRule({
	id: "feature-removed",
	summary: "Reports removed features.",
	why: "Installing the skill with the feature fails, and so do skills that depend on it with the feature.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "feature",
		action: "removed"
	},
	requires: { bump: "major" },
	message: (change) => msg`Feature ${itemName(change)} was removed. Installations with it fail.`,
	invalid: twoFeatures(`${eks}\n${iam}`, eks)
});
const featureDefaultEnabled = changeRule({
	id: "feature-default-enabled",
	summary: "Reports features that are now on by default.",
	why: "Installations that name no features now get it.",
	enforces: [skillTomlContract("Features can be enabled/disabled at install time", "features.*.default")],
	on: {
		kind: "feature",
		action: "changed",
		facet: "default"
	},
	when: ({ after }) => isSet(after, "default"),
	requires: { bump: "minor" },
	phrase: "feature {} on by default",
	message: (change) => msg`Feature ${itemName(change)} is now on by default.`,
	invalid: twoFeatures(iam, "iam = { description = \"Policies\", default = true }"),
	valid: twoFeatures(eks, "eks = { description = \"Clusters\" }")
});
const featureDefaultDisabled = changeRule({
	id: "feature-default-disabled",
	summary: "Reports features that are now off by default.",
	why: "Installations that name no features lose it.",
	enforces: [skillTomlContract("Features can be enabled/disabled at install time", "features.*.default")],
	on: {
		kind: "feature",
		action: "changed",
		facet: "default"
	},
	when: ({ before }) => isSet(before, "default"),
	requires: { bump: "major" },
	phrase: "feature {} off by default",
	message: (change) => msg`Feature ${itemName(change)} is now off by default.`,
	invalid: twoFeatures(eks, "eks = { description = \"Clusters\", default = false }"),
	valid: twoFeatures(iam, "iam = { description = \"Policies\", default = true }")
});
// src/rules/change/file-preconditions.ts
const described$1 = twoNeededFiles("{ path: README.md, base: cwd }", "{ path: README.md, base: cwd, description: Read first. }");
const filePreconditionAdded = changeRule({
	id: "file-precondition-added",
	summary: "Reports files that became required.",
	why: "The skill fails where the file is missing. A file below `skill_root` ships with the skill.",
	on: {
		kind: "file",
		action: "added"
	},
	requires: ({ after }) => ({ bump: isBundled(after) ? "patch" : "major" }),
	bumpBasis: {
		document: "ADR-002",
		quote: "What must exist before skill can run"
	},
	phrase: "file {} is now required",
	message: (change) => isBundled(change.after) ? msg`Bundled file ${itemName(change)} is now required.` : msg`File ${itemName(change)} is now required in ${describeBase(baseDirectoryOf(change.after, "skill_root"))}.`,
	invalid: twoManifests("", neededFiles("{ path: README.md, base: cwd }")),
	valid: described$1
});
const filePreconditionRemoved = changeRule({
	id: "file-precondition-removed",
	summary: "Reports files that are no longer required.",
	why: "Nothing breaks: the skill runs in more places.",
	on: {
		kind: "file",
		action: "removed"
	},
	requires: ({ before }) => ({ bump: isBundled(before) ? "patch" : "minor" }),
	phrase: "file {} no longer required",
	message: (change) => msg`File ${itemName(change)} is no longer required.`,
	invalid: twoManifests(neededFiles("{ path: README.md, base: cwd }"), ""),
	valid: described$1
});
const filePreconditionBaseChanged = changeRule({
	id: "file-precondition-base-changed",
	summary: "Reports required files that are read from another folder.",
	why: "The skill fails where the file is missing. A file below `skill_root` ships with the skill.",
	on: {
		kind: "file",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseDirectoryOf(before, "skill_root") !== baseDirectoryOf(after, "skill_root"),
	requires: ({ after }) => ({ bump: isBundled(after) ? "minor" : "major" }),
	bumpBasis: {
		document: "ADR-002",
		quote: "What must exist before skill can run"
	},
	phrase: "file {} read from elsewhere",
	message: (change) => msg`File ${itemName(change)} is now read from ${describeBase(baseDirectoryOf(change.after, "skill_root"))}.`,
	notes: ({ before }) => [{ message: msg`Before: ${describeBase(baseDirectoryOf(before, "skill_root"))}.` }],
	invalid: twoNeededFiles("{ path: README.md, base: repo_root }", "{ path: README.md, base: cwd }"),
	valid: described$1
});
// src/rules/change/format-version.ts
const inputs = "inputs:\n  required: [{ name: session_date }]";
const formatVersionAdded = changeRule({
	id: "format-version-added",
	summary: "Reports manifests that now declare the version of their format.",
	why: "The manifest is now validated. Before, an `interface:` block only named its inputs and outputs.",
	on: {
		kind: "manifest",
		facet: "format"
	},
	when: ({ detail, after }) => detail === "added" && !hasApiVersion(after),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "All new fields are optional for backward compatibility."
	},
	phrase: "new format version",
	message: ({ after }) => msg`New ${code(formatVersionKey(after))} ${facetText(after, "format")}. The manifest is now validated.`,
	invalid: twoFrontmatters(interfaceInputs("topic"), `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        optional: [{ name: topic, default: session }]
    `),
	valid: twoFrontmatters(interfaceInputs("topic"), "interface:\n  inputs: [topic]\n  env: []")
});
const formatVersionRemoved = changeRule({
	id: "format-version-removed",
	summary: "Reports manifests that no longer declare the version of their format.",
	why: "Without `manifest_version`, the fields of a manifest are neither validated nor compared, and callers have no guarantee.",
	on: { kind: "manifest" },
	when: ({ action, facet, detail, before }) => action === "removed" && leavesLegacyManifest(before) || facet === "format" && detail === "removed" && !hasApiVersion(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Missing `manifest_version` = assume legacy format"
	},
	phrase: "format version removed",
	message: ({ before }) => {
		const key = code(formatVersionKey(before));
		const version = facetText(before, "format");
		return before?.dialect === "manifest-v1" ? msg`${key} ${version} was removed. Fields such as ${code("inputs")} are no longer compared.` : msg`${key} ${version} was removed. Readers cannot tell the format.`;
	},
	invalid: twoFrontmatters(`manifest_version: "1.0"\n${inputs}`, inputs),
	valid: twoFrontmatters(`manifest_version: "1.0"\n${inputs}`, `manifest_version: "1.1"\n${inputs}`)
});
const formatVersionMajorChanged = changeRule({
	id: "format-version-major-changed",
	summary: "Reports new major versions of the format of a manifest.",
	why: "Readers of another major version of the format reject the manifest.",
	enforces: [adr002("Semantic versioning: major version changes indicate breaking schema changes", "manifest_version")],
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => changedFormatPart(change) === "major" && !hasApiVersion(change.after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "major version changes indicate breaking schema changes"
	},
	phrase: "new major format version",
	message: (change) => msg`${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}. Older readers reject the manifest.`,
	invalid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"2.0\""),
	valid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"1.1\"")
});
const formatVersionMinorChanged = changeRule({
	id: "format-version-minor-changed",
	summary: "Reports new minor versions of the format of a manifest.",
	why: "Nothing breaks: readers of the same major version read both.",
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => changedFormatPart(change) === "minor" && !hasApiVersion(change.after),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-002",
		quote: "major version changes indicate breaking schema changes"
	},
	phrase: "new minor format version",
	message: (change) => msg`${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}.`,
	invalid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"1.1\""),
	valid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: 1.0")
});
// src/rules/change/host-version.ts
const hostMinAdded = changeRule({
	id: "host-min-added",
	summary: "Reports new minimum versions of caro.",
	why: "Older versions of caro can no longer install the skill.",
	source: "The host enforces the minimum version, so it is a demand on the machine like a command or a system.",
	on: {
		kind: "host",
		action: "added"
	},
	requires: { bump: "major" },
	phrase: "new `min_caro_version`",
	message: ({ after }) => msg`New ${code("min_caro_version")} ${facetText(after, "min")}. Older versions cannot install the skill.`,
	invalid: twoTomls("", "min_caro_version = \"1.1.0\""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.1.0\"")
});
const hostMinRemoved = changeRule({
	id: "host-min-removed",
	summary: "Reports removed minimum versions of caro.",
	why: "Nothing breaks: every version of caro can install the skill.",
	on: {
		kind: "host",
		action: "removed"
	},
	requires: { bump: "patch" },
	phrase: "`min_caro_version` removed",
	message: ({ before }) => msg`${code("min_caro_version")} ${facetText(before, "min")} was removed.`,
	invalid: twoTomls("min_caro_version = \"1.1.0\"", ""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.0.0\"")
});
const hostMinRaised = changeRule({
	id: "host-min-raised",
	summary: "Reports raised minimum versions of caro.",
	why: "Older versions of caro can no longer install the skill.",
	source: "The host enforces the minimum version, so it is a demand on the machine like a command or a system.",
	on: {
		kind: "host",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	requires: { bump: "major" },
	phrase: "higher `min_caro_version`",
	message: (change) => msg`${code("min_caro_version")} was raised: ${valueTransition(change)}. Older versions cannot install the skill.`,
	invalid: twoTomls("min_caro_version = \"1.9.0\"", "min_caro_version = \"1.10.0\"")
});
const hostMinLowered = changeRule({
	id: "host-min-lowered",
	summary: "Reports lowered minimum versions of caro.",
	why: "Nothing breaks: more versions of caro can install the skill.",
	on: {
		kind: "host",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	requires: { bump: "patch" },
	phrase: "lower `min_caro_version`",
	message: (change) => msg`${code("min_caro_version")} was lowered: ${valueTransition(change)}.`,
	invalid: twoTomls("min_caro_version = \"1.10.0\"", "min_caro_version = \"1.9.0\""),
	valid: twoTomls("min_caro_version = \"1.9.0\"", "min_caro_version = \"1.9.0\"")
});
const hostMinUncomparable = changeRule({
	id: "host-min-uncomparable",
	summary: "Reports minimum versions of caro that cannot be compared.",
	why: "Older versions of caro may no longer be able to install the skill.",
	howToFix: "Write numbers and dots without a suffix, such as `min_caro_version = \"1.2.0\"`. If the version is later than before, raise the major version of the skill.",
	on: {
		kind: "host",
		facet: "min",
		verdict: "incomparable"
	},
	requires: {
		bump: "none",
		warn: true
	},
	phrase: "`min_caro_version` cannot be compared",
	message: (change) => msg`${code("min_caro_version")} changed: ${valueTransition(change)}. The two cannot be compared.`,
	help: ({ before, after }) => {
		const side = [after, before].find((item) => !isDotted(item)) ?? after;
		return msg`Write ${facetText(side, "min")} as numbers and dots, such as ${code("1.2.0")}.`;
	},
	invalid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.2.0-beta\""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.0.0\"")
});
function isDotted(item) {
	return /^\d+(?:\.\d+)*$/.test(String(facetValue(item, "min") ?? "").trim());
}
// src/rules/change/input-defaults.ts
const author = (schema) => `inputs:\n  optional:\n    - name: author\n      schema: ${schema}`;
const inputDefaultAdded = changeRule({
	id: "input-default-added",
	category: "behaviour",
	summary: "Reports new defaults of existing inputs.",
	why: "Calls that do not pass the input now use the default.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "added",
	requires: { bump: "minor" },
	phrase: "{} now has a default",
	message: (change) => msg`Input ${itemName(change)} now has a default.`,
	invalid: twoManifests(optionalInputs("{ name: topic }"), optionalInputs("{ name: topic, default: session }")),
	valid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic, schema: { default: session } }"))
});
const inputDefaultRemoved = changeRule({
	id: "input-default-removed",
	category: "behaviour",
	summary: "Reports inputs that lost their default.",
	why: "Calls that do not pass the input fail if it is required or an entrypoint uses it. Otherwise they behave differently.",
	source: "ADR-003 counts a required input without a default as breaking.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && (change.detail === "removed" || isUnfilled(change)),
	requires: (change) => isRequired(change.after) || isUnfilled(change) ? { bump: "major" } : {
		bump: "minor",
		warn: true
	},
	requiresUnderSemantic: (change) => {
		if (isUnfilled(change)) return { bump: "major" };
		return isRequired(change.after) ? { bump: "patch" } : {
			bump: "minor",
			warn: true
		};
	},
	bumpBasis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	phrase: "{} lost its default",
	message: (change) => {
		const text = msg`Input ${itemName(change)} lost its default.`;
		if (isUnfilled(change)) return msg`${text} Calls without it leave its placeholder empty.`;
		return isRequired(change.after) ? msg`${text} Calls without it fail.` : text;
	},
	notes: (change) => isRequired(change.after) && !isUnfilled(change) ? [semanticNote("this is a patch")] : [],
	invalid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic }")),
	valid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic, default: session }"))
});
function isUnfilled({ detail }) {
	return detail === "unfilled";
}
const inputDefaultChanged = changeRule({
	id: "input-default-changed",
	category: "behaviour",
	summary: "Reports changed defaults of inputs.",
	why: "Calls that do not pass the input get another value without a change of their own.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "changed",
	requires: {
		bump: "minor",
		warn: true
	},
	phrase: "default of {} changed",
	message: (change) => msg`Default of input ${itemName(change)} changed${transitionSuffix(change)}.`,
	invalid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic, default: work }")),
	valid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic, schema: { default: session } }"))
});
const inputPropertyDefaultChanged = changeRule({
	id: "input-property-default-changed",
	category: "behaviour",
	summary: "Reports defaults inside the schema of an input that were added, changed or removed.",
	why: "Calls that do not pass the property may behave differently without a change of their own.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "default",
	requires: ({ from }) => from === null ? { bump: "minor" } : {
		bump: "minor",
		warn: true
	},
	phrase: "nested default of {} changed",
	message: (change) => msg`${nestedDefaultChange(change)} (input ${itemName(change)}).`,
	invalid: twoManifests(author("{ type: object, properties: { mail: { type: string, default: me@home } } }"), author("{ type: object, properties: { mail: { type: string, default: me@work } } }")),
	valid: twoManifests(author("{ type: object, properties: { mail: { type: string, default: me@home } } }"), author("{ type: object, properties: { mail: { default: me@home, type: string } } }"))
});
// src/rules/words/keyword-note.ts
function keywordNote(change) {
	return [{ message: msg`Keyword ${keywordTransition(change)}.` }];
}
// src/rules/change/input-schemas.ts
const inputSchemaNarrowed = changeRule({
	id: "input-schema-narrowed",
	summary: "Reports inputs that accept fewer values than before.",
	why: "Calls with a value that is no longer accepted fail.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "narrowed"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type",
	requires: { bump: "major" },
	phrase: "{} narrowed",
	message: (change) => msg`Input ${itemName(change)} no longer accepts ${witnessValue(change) ?? words("some values")}.`,
	notes: keywordNote,
	invalid: twoSchemas("{ type: integer, minimum: 0 }", "{ type: integer, minimum: 1 }")
});
const inputSchemaWidened = changeRule({
	id: "input-schema-widened",
	summary: "Reports inputs that accept more values than before.",
	why: "Every old value is still accepted, and callers may pass new ones.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "widened"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type",
	requires: { bump: "minor" },
	phrase: "{} widened",
	message: (change) => {
		const value = witnessValue(change);
		return value ? msg`Input ${itemName(change)} now accepts ${value}.` : msg`Schema of input ${itemName(change)} changed. It accepts every old value.`;
	},
	notes: keywordNote,
	invalid: twoSchemas("{ type: integer, minimum: 1 }", "{ type: integer, minimum: 0 }"),
	valid: twoSchemas("{ type: integer, minimum: 1 }", "{ minimum: 1, type: integer }")
});
const inputSchemaIncompatible = changeRule({
	id: "input-schema-incompatible",
	summary: "Reports inputs that accept other values than before.",
	why: "Calls with a value that is no longer accepted fail.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "incomparable"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type",
	requires: { bump: "major" },
	phrase: "{} accepts other values",
	message: (change) => msg`Input ${itemName(change)} no longer accepts ${witnessValue(change) ?? words("some values")}.`,
	notes: keywordNote,
	invalid: twoSchemas("{ enum: [1, 2] }", "{ enum: [2, 3] }"),
	valid: twoSchemas("{ enum: [1, 2] }", "{ enum: [1, 2, 3] }")
});
const inputSchemaRewritten = changeRule({
	id: "input-schema-rewritten",
	summary: "Reports rewritten schemas of inputs that accept the same values.",
	why: "Nothing changes for callers. The change is listed because callers may read the schema.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "equivalent"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && (change.detail !== "type" || isOptional(change.before)),
	requires: { bump: "patch" },
	phrase: "schema of {} rewritten",
	message: (change) => msg`Schema of input ${itemName(change)} was rewritten. It accepts the same values.`,
	notes: keywordNote,
	invalid: twoSchemas("{ enum: [1, 2] }", "{ enum: [2, 1] }"),
	valid: twoSchemas("{ enum: [1, 2] }", "{ enum: [1, 2], description: One or two. }")
});
const inputSchemaUnsupportedKeyword = changeRule({
	id: "input-schema-unsupported-keyword",
	summary: "Reports changes of schema keywords that cannot be compared.",
	why: "The schema may reject values that worked, and calls with them fail.",
	howToFix: "Compare the two values, or use a keyword that can be compared, such as `pattern`. If values that worked are now rejected, raise the major version.",
	source: "ADR-002, \"JSON Schema Subset Supported\".",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "unknown"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type" && !isAboutKeyword(change, "pattern"),
	requires: {
		bump: "none",
		warn: true
	},
	phrase: "schema of {} changed",
	message: (change) => msg`Schema of input ${itemName(change)} changed. It may reject old values.`,
	help: () => msg`Look for a value that only the old schema accepts.`,
	notes: keywordNote,
	invalid: twoSchemas("{ type: string, format: date }", "{ type: string, format: uri }"),
	valid: twoSchemas("{ type: string, minLength: 1 }", "{ minLength: 1, type: string }")
});
const inputPatternChangedUndecided = changeRule({
	id: "input-pattern-changed-undecided",
	summary: "Reports changed patterns that may reject values they matched.",
	why: "No value was found that only the old pattern matches, but one may exist. Calls with it fail.",
	howToFix: "Look for a value that only the old pattern matches; if there is one, raise the major version. Patterns without lookarounds and backreferences are compared exactly.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "unknown"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && isAboutKeyword(change, "pattern"),
	requires: {
		bump: "none",
		warn: true
	},
	phrase: "pattern of {} changed",
	message: (change) => msg`Pattern of input ${itemName(change)} changed. It may reject old values.`,
	help: () => msg`Look for a value that only the old pattern matches.`,
	notes: keywordNote,
	invalid: twoSchemas("{ pattern: '^(?=(.))\\1a' }", "{ pattern: '^(?=(.))\\1b' }"),
	valid: twoSchemas("{ pattern: '^(a|b)$' }", "{ pattern: '^[ab]$' }")
});
// src/rules/change/input-types.ts
const optionalCount = (schema) => `inputs:\n  optional:\n    - name: count\n      schema: ${schema}`;
const inputTypeChanged = changeRule({
	id: "input-type-changed",
	summary: "Reports changed types of inputs.",
	why: "Calls with a value of the old type fail, unless the new type accepts it.",
	source: "ADR-003 names required inputs only. An optional input breaks the calls that pass it, unless the new type accepts all old values.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "type" && !(isOptional(change.before) && isHarmless(change)),
	requires: { bump: "major" },
	requiresUnderSemantic: ({ verdict }) => verdict === null ? { bump: "major" } : semanticRequirements[verdict],
	bumpBasis: {
		document: "ADR-003",
		quote: "Changed required input types"
	},
	phrase: "type of {} changed",
	message: (change) => {
		const text = msg`Type of input ${itemName(change)} changed.`;
		if (change.verdict === "unknown") return msg`${text} It may reject old values.`;
		return isHarmless(change) ? msg`${text} It accepts every old value.` : msg`${text} It no longer accepts ${witnessValue(change) ?? words("some values")}.`;
	},
	notes: (change) => {
		if (change.verdict === "unknown") return [...keywordNote(change), semanticNote("this is only a warning")];
		return isHarmless(change) ? [...keywordNote(change), semanticNote("this is not breaking")] : keywordNote(change);
	},
	invalid: twoSchemas("{ type: integer }", "{ type: string }"),
	valid: twoManifests(optionalCount("{ type: integer }"), optionalCount("{ type: number }"))
});
const inputTypeWidened = changeRule({
	id: "input-type-widened",
	summary: "Reports optional inputs that accept more types than before.",
	why: "Every value of the old type is still accepted.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "widened"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "type" && isOptional(change.before),
	requires: { bump: "minor" },
	phrase: "{} accepts more types",
	message: (change) => msg`Optional input ${itemName(change)} accepts more types.`,
	notes: keywordNote,
	invalid: twoManifests(optionalCount("{ type: integer }"), optionalCount("{ type: number }")),
	valid: twoManifests(optionalCount("{ type: integer, minimum: 1 }"), optionalCount("{ type: integer, minimum: 0 }"))
});
const inputPropertyAdded = changeRule({
	id: "input-property-added",
	summary: "Reports new properties of object inputs.",
	why: "Nothing breaks: no existing call is assumed to send an undeclared property.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: ({ detail }) => detail === "property-added",
	requires: { bump: "minor" },
	phrase: "new property {after} of {}",
	message: (change) => msg`New property ${code(String(change.to))} of input ${itemName(change)}.`,
	invalid: twoSchemas("{ type: object, properties: { a: { type: string } } }", "{ type: object, properties: { a: { type: string }, b: { type: string } } }"),
	valid: twoSchemas("{ type: object, properties: { a: { type: integer } } }", "{ type: object, properties: { a: { type: number } } }")
});
const inputPropertyRemoved = changeRule({
	id: "input-property-removed",
	summary: "Reports removed properties of object inputs.",
	why: "The skill ignores the property in calls that still send it, although the input accepts it.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: ({ detail }) => detail === "property-removed",
	requires: { bump: "major" },
	phrase: "property {before} of {} removed",
	message: (change) => msg`Property ${code(String(change.from))} of input ${itemName(change)} was removed.`,
	invalid: twoSchemas("{ type: object, properties: { a: { type: string }, b: { type: string } } }", "{ type: object, properties: { a: { type: string } } }"),
	valid: twoSchemas("{ type: object, properties: { a: { type: string }, b: { type: string } } }", "{ type: object, properties: { a: { type: string }, b: { type: string } } }")
});
// src/rules/change/inputs.ts
const inputRequiredAdded = changeRule({
	id: "input-required-added",
	summary: "Reports new required inputs without a default.",
	why: "Existing calls do not pass the input, so all of them fail.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isRequired(after) && !hasDefault(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	phrase: "new required input {}",
	message: (change) => msg`New required input ${itemName(change)}. Existing calls do not pass it.`,
	help: () => msg`Give it a default.`,
	invalid: twoManifests("", requiredInputs("{ name: tz }")),
	valid: twoManifests("", optionalInputs("{ name: tz, default: UTC }"))
});
const inputRequiredAddedWithDefault = changeRule({
	id: "input-required-added-with-default",
	summary: "Reports new required inputs with a default.",
	why: "Existing calls use the default. A strict host rejects calls that do not pass a required input.",
	source: "ADR-003 limits its sentence to inputs \"without defaults\"; ADR-002 says of required inputs \"Must be provided or skill fails\".",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isRequired(after) && hasDefault(after),
	requires: { bump: "minor" },
	requiresUnderSemantic: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	phrase: "new required input {}",
	message: (change) => msg`New required input ${itemName(change)} with a default.`,
	notes: () => [semanticNote("this is breaking")],
	invalid: twoManifests("", requiredInputs("{ name: tz, default: UTC }")),
	valid: twoManifests("", optionalInputs("{ name: tz, default: UTC }"))
});
const inputRequiredRemoved = changeRule({
	id: "input-required-removed",
	summary: "Reports removed required inputs.",
	why: "Every caller passes the input, and the skill ignores it.",
	on: {
		kind: "input",
		action: "removed"
	},
	when: ({ before }) => !isOptional(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Renamed/removed required inputs"
	},
	message: (change) => isRequired(change.before) ? msg`Required input ${itemName(change)} was removed.` : msg`Input ${itemName(change)} was removed.`,
	invalid: twoManifests(requiredInputs("{ name: tz }"), ""),
	valid: twoManifests(requiredInputs("{ name: tz }"), optionalInputs("{ name: tz }"))
});
const inputOptionalAdded = changeRule({
	id: "input-optional-added",
	summary: "Reports new optional inputs with a default.",
	why: "Nothing breaks: existing calls use the default.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isOptional(after) && hasDefault(after),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Added optional inputs with defaults"
	},
	phrase: "new optional input {}",
	message: (change) => msg`New optional input ${itemName(change)}.`,
	invalid: twoManifests("", optionalInputs("{ name: topic, default: session }")),
	valid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic, default: session, description: The topic. }"))
});
const inputOptionalAddedNoDefault = changeRule({
	id: "input-optional-added-no-default",
	summary: "Reports new optional inputs without a default.",
	why: "Nothing breaks: nobody has to pass the input.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isOptional(after) && !hasDefault(after),
	requires: { bump: "minor" },
	phrase: "new optional input {}",
	message: (change) => msg`New optional input ${itemName(change)} without a default.`,
	invalid: twoManifests("", optionalInputs("{ name: topic }")),
	valid: twoManifests("", optionalInputs("{ name: topic, default: session }"))
});
const inputOptionalRemoved = changeRule({
	id: "input-optional-removed",
	summary: "Reports removed optional inputs.",
	why: "The skill ignores the input in calls that still pass it.",
	source: "ADR-003 lists optional inputs with defaults as part of the interface contract.",
	on: {
		kind: "input",
		action: "removed"
	},
	when: ({ before }) => isOptional(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Optional inputs with defaults"
	},
	message: (change) => msg`Optional input ${itemName(change)} was removed.`,
	invalid: twoManifests(optionalInputs("{ name: topic, default: session }"), ""),
	valid: twoManifests(optionalInputs("{ name: topic, default: session }"), optionalInputs("{ name: topic, default: session }, { name: place, default: here }"))
});
const inputOptionalToRequired = changeRule({
	id: "input-optional-to-required",
	summary: "Reports inputs that became required.",
	why: "Calls that do not pass the input fail, unless it has a default.",
	source: "ADR-003 counts a required input without a default as breaking; ADR-002 says of required inputs \"Must be provided or skill fails\".",
	on: {
		kind: "input",
		action: "changed",
		facet: "required"
	},
	when: ({ before, after }) => isOptional(before) && isRequired(after),
	requires: ({ after }) => ({ bump: hasDefault(after) ? "minor" : "major" }),
	requiresUnderSemantic: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	phrase: "{} is now required",
	message: (change) => hasDefault(change.after) ? msg`Input ${itemName(change)} is now required, with a default.` : msg`Input ${itemName(change)} is now required. Calls without it fail.`,
	help: ({ after }) => hasDefault(after) ? void 0 : msg`Give it a default.`,
	notes: ({ after }) => hasDefault(after) ? [semanticNote("this is breaking")] : [],
	invalid: twoManifests(optionalInputs("{ name: topic }"), requiredInputs("{ name: topic }"))
});
const inputRequiredToOptional = changeRule({
	id: "input-required-to-optional",
	summary: "Reports inputs that became optional.",
	why: "Existing calls still work, and new ones may pass less.",
	on: {
		kind: "input",
		action: "changed",
		facet: "required"
	},
	when: ({ before, after }) => isRequired(before) && isOptional(after),
	requires: { bump: "minor" },
	phrase: "{} is now optional",
	message: (change) => msg`Input ${itemName(change)} is now optional.`,
	invalid: twoManifests(requiredInputs("{ name: topic }"), optionalInputs("{ name: topic }")),
	valid: twoManifests(requiredInputs("{ name: topic }"), requiredInputs("{ name: topic, description: The topic. }"))
});
const inputRenamed = changeRule({
	id: "input-renamed",
	summary: "Reports renamed inputs.",
	why: "Callers pass the old name, and the skill no longer reads it.",
	on: {
		kind: "input",
		action: "renamed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Renamed/removed required inputs"
	},
	message: ({ before, after }) => msg`Input ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}.`,
	invalid: twoManifests(requiredInputs("{ name: session_date }"), requiredInputs("{ name: date }")),
	valid: twoManifests(requiredInputs("{ name: session_date }"), requiredInputs("{ name: session_date, description: The date. }"))
});
// src/rules/change/interface-block.ts
const declared = (inputs) => `manifest_version: "1.0"\ninterface:\n  inputs: [topic]\ninputs:\n  ${inputs}`;
const outputs = (pattern, file) => `
  manifest_version: "1.0"
  interface:
    outputs: [{ pattern: ${pattern} }]
  outputs:
    files: [{ ${file} }]
`;
const interfaceInputAddedRequirednessUnknown = changeRule({
	id: "interface-input-added-requiredness-unknown",
	summary: "Reports new inputs that only an `interface:` block names.",
	why: "An `interface:` block does not tell required inputs from optional ones. Calls without the input may fail.",
	howToFix: "Declare the input under `inputs.required` or `inputs.optional`. If it is required, raise the major version.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => !isRequired(after) && !isOptional(after),
	requires: {
		bump: "none",
		warn: true
	},
	phrase: "new input {}",
	message: (change) => msg`New input ${itemName(change)}, only in ${code("interface")}. Calls without it may fail.`,
	help: () => msg`Declare it in ${code("inputs.required")} or ${code("inputs.optional")}.`,
	invalid: twoFrontmatters(interfaceInputs("session_date"), interfaceInputs("session_date, tz")),
	valid: twoFrontmatters(interfaceInputs("session_date"), "interface:\n  inputs: [session_date]\n  env: []")
});
const interfaceInputDeclared = changeRule({
	id: "interface-input-declared",
	summary: "Reports inputs of an `interface:` block that are now declared in `inputs`.",
	why: "The block did not say whether the input is required. Calls without it may break.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: ({ before, after }) => !isDeclaredInDetail(before) && isDeclaredInDetail(after),
	requires: (change) => ({
		bump: "minor",
		warn: isNewDuty(change)
	}),
	phrase: "{} now declared in `inputs`",
	message: (change) => {
		const kind = words(isRequired(change.after) ? "required" : "optional");
		const text = msg`Input ${itemName(change)} is now declared as ${kind}.`;
		return isNewDuty(change) ? msg`${text} Calls without it fail.` : text;
	},
	help: (change) => isNewDuty(change) ? msg`Raise the major version if calls without it worked.` : void 0,
	invalid: twoFrontmatters(interfaceInputs("topic"), declared("required: [{ name: topic }]")),
	valid: twoFrontmatters(interfaceInputs("topic"), "interface:\n  inputs: [topic]\n  env: []")
});
function isNewDuty({ after }) {
	return isRequired(after) && !hasDefault(after);
}
const interfaceInputUndeclared = changeRule({
	id: "interface-input-undeclared",
	summary: "Reports inputs that only an `interface:` block still names.",
	why: "Callers no longer know whether the input is required and what it accepts.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: ({ before, after }) => isDeclaredInDetail(before) && !isDeclaredInDetail(after),
	requires: {
		bump: "minor",
		warn: true
	},
	phrase: "{} no longer in `inputs`",
	message: (change) => msg`Input ${itemName(change)} is no longer declared in ${code("inputs")}.`,
	help: () => msg`Declare it again; ${code("interface")} only names it.`,
	invalid: twoFrontmatters(declared("required: [{ name: topic }]"), interfaceInputs("topic")),
	valid: twoFrontmatters(interfaceInputs("topic"), declared("optional: [{ name: topic }]"))
});
const interfaceOutputChanged = changeRule({
	id: "interface-output-changed",
	summary: "Reports changed outputs of an `interface:` block.",
	why: "Readers that take the output pattern from the `interface:` block no longer find the old one.",
	source: "ADR-003, \"Interface Contracts\".",
	on: {
		kind: "output",
		action: "changed",
		facet: "interface"
	},
	requires: ({ detail }) => ({ bump: detail === "changed" ? "major" : "patch" }),
	requiresUnderSemantic: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	phrase: "pattern in `interface:` changed",
	message: (change) => {
		if (change.detail === "changed") return msg`Output pattern in ${code("interface")} changed: ${valueTransition(change)}.`;
		const verb = words(change.detail === "added" ? "now" : "no longer");
		return msg`${code("interface")} ${verb} lists output ${itemName(change)}.`;
	},
	notes: (change) => change.detail === "changed" ? [{ message: msg`The skill still writes ${itemName(change)}.` }, semanticNote("this is a patch")] : [],
	invalid: twoFrontmatters(outputs("docs/*.org", "pattern: docs/worklog.org"), outputs("docs/work*.org", "pattern: docs/worklog.org")),
	valid: twoFrontmatters(outputs("docs/*.org", "pattern: docs/worklog.org"), outputs("docs/*.org", "pattern: docs/worklog.org, description: The log."))
});
// src/rules/change/knowledge.ts
const knowledge = (lines) => `[provides]\nknowledge = true\n[knowledge]\n${lines}`;
const files = { "knowledge/deploy.md": "Deploy." };
const twoKnowledge = (before, after) => twoTomls(knowledge(before), knowledge(after), files);
const topicAdded = changeRule({
	id: "topic-added",
	summary: "Reports new topics.",
	why: "Prompts about the topic now get the knowledge of the skill.",
	enforces: [skillTomlContract("Topics are matched against user prompts", "knowledge.topics")],
	on: {
		kind: "topic",
		action: "added"
	},
	requires: { bump: "minor" },
	phrase: "new topic {}",
	message: (change) => msg`New topic ${itemName(change)}.`,
	invalid: twoKnowledge("topics = [\"aws\"]", "topics = [\"aws\", \"s3\"]"),
	valid: twoKnowledge("topics = [\"aws\", \"s3\"]", "topics = [\"s3\", \"aws\"]")
});
const topicRemoved = changeRule({
	id: "topic-removed",
	summary: "Reports removed topics.",
	why: "Prompts about the topic no longer get the knowledge of the skill.",
	enforces: [skillTomlContract("Topics are matched against user prompts", "knowledge.topics")],
	on: {
		kind: "topic",
		action: "removed"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	message: (change) => msg`Topic ${itemName(change)} was removed.`,
	invalid: twoKnowledge("topics = [\"aws\", \"s3\"]", "topics = [\"aws\"]")
});
const knowledgeStated = changeRule({
	id: "knowledge-stated",
	summary: "Reports `[knowledge]` tables that were added or removed.",
	why: "Without the table, hosts inject the knowledge by their own defaults.",
	on: {
		kind: "knowledge",
		action: ["added", "removed"]
	},
	requires: { bump: "patch" },
	phrase: "`[knowledge]` changed",
	message: ({ after }) => after ? msg`New ${code("[knowledge]")} table: ${code("priority")} ${facetText(after, "priority")}, ${code("max_context_tokens")} ${facetText(after, "max_context_tokens")}.` : msg`${code("[knowledge]")} table was removed. Hosts use their own defaults.`,
	invalid: twoTomls("[provides]\nknowledge = true", knowledge("priority = 60"), files),
	valid: twoKnowledge("topics = [\"aws\"]", "topics = [\"aws\"]\npriority = 50")
});
const knowledgePriorityChanged = changeRule({
	id: "knowledge-priority-changed",
	summary: "Reports changes of `knowledge.priority`.",
	why: "A higher priority puts this knowledge before that of other skills.",
	enforces: [skillTomlContract("Injection priority (higher = first)", "knowledge.priority")],
	on: {
		kind: "knowledge",
		action: "changed",
		facet: "priority"
	},
	requires: ({ detail }) => ({
		bump: "patch",
		warn: detail === "raised"
	}),
	phrase: "knowledge priority changed",
	message: (change) => change.detail === "raised" ? msg`${code("knowledge.priority")} was raised: ${valueTransition(change)}.` : msg`${code("knowledge.priority")} was lowered: ${valueTransition(change)}.`,
	notes: ({ detail }) => detail === "raised" ? [{ message: msg`Hosts inject higher priorities first.` }] : [],
	invalid: twoKnowledge("priority = 50", "priority = 90"),
	valid: twoKnowledge("topics = [\"aws\"]", "topics = [\"aws\"]\npriority = 50")
});
const maxContextTokensLowered = changeRule({
	id: "max-context-tokens-lowered",
	summary: "Reports a lowered `knowledge.max_context_tokens`.",
	why: "Nothing breaks: hosts inject less of the knowledge.",
	enforces: [skillTomlContract("Maximum tokens to inject", "knowledge.max_context_tokens")],
	on: {
		kind: "knowledge",
		action: "changed",
		facet: "max_context_tokens"
	},
	when: ({ detail }) => detail === "lowered",
	requires: { bump: "patch" },
	phrase: "`max_context_tokens` lowered",
	message: (change) => msg`${code("knowledge.max_context_tokens")} was lowered: ${valueTransition(change)}.`,
	invalid: twoKnowledge("max_context_tokens = 1000", "max_context_tokens = 500"),
	valid: twoKnowledge("topics = [\"aws\"]", "topics = [\"aws\"]\nmax_context_tokens = 1000")
});
const maxContextTokensRaised = changeRule({
	id: "max-context-tokens-raised",
	summary: "Reports a raised `knowledge.max_context_tokens`.",
	why: "Every run with the skill may use more context.",
	enforces: [skillTomlContract("Maximum tokens to inject", "knowledge.max_context_tokens")],
	on: {
		kind: "knowledge",
		action: "changed",
		facet: "max_context_tokens"
	},
	when: ({ detail }) => detail === "raised",
	requires: { bump: "minor" },
	phrase: "`max_context_tokens` raised",
	message: (change) => msg`${code("knowledge.max_context_tokens")} was raised: ${valueTransition(change)}.`,
	invalid: twoKnowledge("max_context_tokens = 1000", "max_context_tokens = 2000"),
	valid: twoKnowledge("max_context_tokens = 1000", "max_context_tokens = 500")
});
// src/rules/change/manifests.ts
const manifestAdded = changeRule({
	id: "manifest-added",
	summary: "Reports a manifest added to an existing skill.",
	why: "Nothing breaks: callers can now rely on what it declares. Each new permission in it is a finding of its own.",
	on: {
		kind: "manifest",
		action: "added"
	},
	when: ({ detail }) => detail !== "beside",
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "All new fields are optional for backward compatibility."
	},
	phrase: "new manifest",
	message: (change) => msg`${describeManifest(change.after)} was added. Callers can now rely on its declarations.`,
	invalid: twoFrontmatters("", `
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `),
	valid: twoManifests("", optionalInputs("{ name: topic, default: session }"))
});
const manifestRemoved = changeRule({
	id: "manifest-removed",
	summary: "Reports a removed manifest.",
	why: "Callers can no longer rely on anything that it declared, and hosts check nothing.",
	on: {
		kind: "manifest",
		action: "removed"
	},
	when: ({ before }) => !leavesLegacyManifest(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Missing manifest = no validation"
	},
	phrase: "manifest removed",
	message: (change) => msg`${describeManifest(change.before)} was removed. Callers can no longer rely on its declarations.`,
	invalid: twoFrontmatters(interfaceInputs("session_date"), ""),
	valid: twoFrontmatters(interfaceInputs("session_date"), `
      interface:
        inputs: [session_date]
        outputs: [{ pattern: 'docs/*.org' }]
    `)
});
const dialectAdded = changeRule({
	id: "dialect-added",
	summary: "Reports a second manifest in another format.",
	why: "Nothing breaks for readers of the first manifest. From now on, the two have to agree. Permissions of the new manifest are separate findings.",
	on: {
		kind: "manifest",
		action: "added"
	},
	when: ({ detail }) => detail === "beside",
	requires: { bump: "minor" },
	phrase: "second manifest added",
	message: ({ after }) => msg`${sentence(describePart(after?.name ?? ""))} was added, a second manifest.`,
	invalid: twoBodies(routerOf(), routerOf() + blockOf()),
	valid: twoBodies("", blockOf())
});
const dialectMigrated = changeRule({
	id: "dialect-migrated",
	summary: "Reports a manifest that moved to another format.",
	why: "Readers of the old format find no manifest. Only what both formats can express is compared.",
	enforces: [skillManifestV2("Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.")],
	howToFix: "Raise the major version, or keep the old manifest too until its readers have moved.",
	on: {
		kind: "manifest",
		action: "renamed"
	},
	requires: { bump: "major" },
	phrase: "manifest moved to another format",
	message: ({ before, after }) => msg`Manifest moved from ${describePart(before?.name ?? "")} to ${describePart(after?.name ?? "")}.`,
	help: () => msg`Keep the old manifest too until its readers have moved.`,
	invalid: twoBodies(routerOf(), blockOf()),
	valid: twoBodies(blockOf(), blockOf({ capabilities: ["memory-search", "memory-store"] }))
});
// src/rules/support/exports.ts
const contractFunctions = new Set([
	"init",
	"shutdown",
	"discover_tools",
	"parse_output",
	"plan_workflow"
]);
function isListedExport(item) {
	return item !== null && !isSet(item, "unlisted");
}
function isOfferedExport(item) {
	return isListedExport(item) || contractFunctions.has(item?.name ?? "");
}
// src/rules/change/modules.ts
const path = "bin/deploy.wasm (base64)";
const lines = "[provides]\nexecutable = true\n[executable]\nmodule = \"bin/deploy.wasm\"";
const exporting = (functions) => `${lines}\nexports = [${functions}]`;
const exportAdded = changeRule({
	id: "export-added",
	summary: "Reports new exports.",
	why: "Nothing breaks: callers can use more.",
	enforces: [skillTomlContract("New features, backward compatible", "skill.version")],
	on: {
		kind: "export",
		action: ["added", "changed"]
	},
	when: ({ action, after }) => action === "added" ? isOfferedExport(after) : isListedExport(after),
	requires: { bump: "minor" },
	message: (change) => isListedExport(change.after) ? msg`${code("exports")} now lists ${itemName(change)}.` : msg`New unlisted export ${itemName(change)}.`,
	invalid: twoTomls(exporting("\"init\", \"shutdown\""), exporting("\"init\", \"shutdown\", \"plan\""), { [path]: planModuleText }),
	valid: twoTomls(exporting("\"init\", \"shutdown\", \"plan\""), exporting("\"plan\", \"shutdown\", \"init\""), { [path]: planModuleText })
});
const exportRemoved = changeRule({
	id: "export-removed",
	summary: "Reports removed exports.",
	why: "Calls of the function fail.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "export",
		action: ["removed", "changed"]
	},
	when: ({ action, before, after }) => action === "removed" ? isOfferedExport(before) : !isListedExport(after),
	requires: { bump: "major" },
	message: (change) => {
		if (change.action === "changed") return msg`${code("exports")} no longer lists ${itemName(change)}.`;
		return isListedExport(change.before) ? msg`Export ${itemName(change)} was removed. Calls of it fail.` : msg`Unlisted export ${itemName(change)} was removed. Calls of it fail.`;
	},
	help: ({ action }) => action === "changed" ? msg`List it again; the module still has it.` : void 0,
	invalid: twoTomls(exporting("\"init\", \"shutdown\", \"plan\""), exporting("\"init\", \"shutdown\""), { [path]: planModuleText })
});
const executableEnabled = changeRule({
	id: "executable-enabled",
	category: "privilege",
	summary: "Reports `provides.executable` that became true.",
	why: "The host now loads and runs a WASM module of the skill.",
	on: { kind: "provides" },
	when: ({ after }) => isSet(after, "value") && after?.name === "executable",
	requires: { bump: "minor" },
	powerVerdict: "widened",
	phrase: "the module now runs",
	message: () => msg`${code("provides.executable")} is now true. The host runs the module.`,
	notes: (change) => {
		const exports = changedEntries(change);
		return isEmpty(exports) ? [] : [{ message: msg`The module exports ${exports}.` }];
	},
	invalid: twoTomls("[provides]\nexecutable = false", lines, { [path]: planModuleText }),
	valid: twoTomls("[provides]\nexecutable = false", "[provides]")
});
const moduleFunctionAdded = changeRule({
	id: "module-function-added",
	summary: "Reports a new function of the WASM module that `exports` does not list.",
	why: "Nothing breaks. Callers that look into the module see the function.",
	on: {
		kind: "export",
		action: "added"
	},
	when: ({ after }) => !isOfferedExport(after),
	requires: { bump: "patch" },
	phrase: "new module function {}",
	message: (change) => msg`New function ${itemName(change)} in the WASM module. ${code("exports")} does not list it.`,
	invalid: twoTomls(lines, lines, { [path]: moduleText }, { [path]: planModuleText }),
	valid: twoTomls(lines, lines, { [path]: moduleText })
});
const moduleFunctionRemoved = changeRule({
	id: "module-function-removed",
	summary: "Reports a removed function of the WASM module that `exports` did not list.",
	why: "Callers that looked into the module no longer find it.",
	on: {
		kind: "export",
		action: "removed"
	},
	when: ({ before }) => !isOfferedExport(before),
	requires: { bump: "patch" },
	phrase: "module function {} removed",
	message: (change) => msg`Function ${itemName(change)} was removed from the WASM module. ${code("exports")} did not list it.`,
	invalid: twoTomls(lines, lines, { [path]: planModuleText }, { [path]: moduleText }),
	valid: twoTomls(lines, lines, { [path]: planModuleText })
});
const wasmModulePathChanged = changeRule({
	id: "wasm-module-path-changed",
	summary: "Reports a changed path of the WASM module.",
	why: "Nothing breaks while the exports stay the same. Tools that read the files of the skill find the module in another place.",
	on: { kind: "module" },
	requires: { bump: "patch" },
	phrase: "module path changed",
	message: (change) => msg`Path of the WASM module ${valueChange({
		...change,
		facet: "path"
	})}.`,
	invalid: twoTomls(exporting("\"init\", \"shutdown\""), `
      [provides]
      executable = true
      [executable]
      module = "lib/deploy.wasm"
      exports = ["init", "shutdown"]
    `, { [path]: planModuleText }, { "lib/deploy.wasm (base64)": planModuleText }),
	valid: twoTomls(exporting("\"init\", \"shutdown\""), `
      [provides]
      executable = true
      [executable]
      module = 'bin/deploy.wasm'
      exports = ["init", "shutdown"]
    `, { [path]: planModuleText })
});
// src/rules/change/operations.ts
const searchAndStore = { operations: {
	search: operationOf(),
	store: operationOf({ description: "Keeps a memory." })
} };
const redescribed = twoBlocks({}, { operations: { search: operationOf({ description: "Finds what is kept." }) } });
const operationAdded = changeRule({
	id: "operation-added",
	summary: "Reports new operations.",
	why: "Nothing breaks: callers can do more.",
	on: {
		kind: "operation",
		action: "added"
	},
	requires: { bump: "minor" },
	phrase: "new operation {}",
	message: (change) => msg`New operation ${itemName(change)}.`,
	invalid: twoBlocks({}, searchAndStore),
	valid: redescribed
});
const operationRemoved = changeRule({
	id: "operation-removed",
	summary: "Reports removed operations.",
	why: "Existing calls of the operation fail.",
	enforces: [skillManifestV2("Named operations the skill exposes", "operations")],
	on: {
		kind: "operation",
		action: "removed"
	},
	requires: { bump: "major" },
	message: (change) => msg`Operation ${itemName(change)} was removed.`,
	invalid: twoBlocks(searchAndStore, {}),
	valid: twoBlocks(searchAndStore, searchAndStore)
});
const operationRenamed = changeRule({
	id: "operation-renamed",
	summary: "Reports renamed operations.",
	why: "Calls of the old name fail.",
	enforces: [skillManifestV2("Named operations the skill exposes", "operations")],
	on: {
		kind: "operation",
		action: "renamed"
	},
	requires: { bump: "major" },
	message: ({ before, after }) => msg`Operation ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}.`,
	invalid: twoBlocks({}, { operations: { find: operationOf() } }),
	valid: redescribed
});
// src/rules/change/output-fields.ts
const fields = (types) => ({ output: {
	description: "The memories.",
	fields: types
} });
const outputFieldAdded = changeRule({
	id: "output-field-added",
	summary: "Reports new output fields.",
	why: "Nothing breaks: readers of JSON ignore fields that they do not know.",
	on: {
		kind: "result-field",
		action: "added"
	},
	requires: { bump: "minor" },
	phrase: "new output field {}",
	message: (change) => msg`New output field ${itemName(change)}.`,
	invalid: twoOperations(fields({ status: "string" }), fields({
		id: "integer",
		status: "string"
	})),
	valid: twoOperations(fields({
		id: "integer",
		status: "string"
	}), fields({
		status: "string",
		id: "integer"
	}))
});
const outputFieldRemoved = changeRule({
	id: "output-field-removed",
	summary: "Reports removed output fields.",
	why: "Readers of the field find nothing.",
	enforces: [skillManifestV2("The last line of stdout must be valid JSON matching this schema.", "operations.*.output.fields")],
	on: {
		kind: "result-field",
		action: "removed"
	},
	requires: { bump: "major" },
	message: (change) => msg`Output field ${itemName(change)} was removed.`,
	invalid: twoOperations(fields({
		id: "integer",
		status: "string"
	}), fields({ status: "string" })),
	valid: twoOperations(fields({
		id: "integer",
		status: "string"
	}), fields({
		id: "integer",
		status: "string"
	}))
});
const outputFieldTypeChanged = changeRule({
	id: "output-field-type-changed",
	summary: "Reports output fields with another type.",
	why: "Readers get values of a type that they do not expect. A narrower type breaks nothing.",
	enforces: [skillManifestV2("The last line of stdout must be valid JSON matching this schema.", "operations.*.output.fields.*")],
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "type",
	requires: ({ verdict }) => ({ bump: verdict === "narrowed" ? "minor" : "major" }),
	phrase: "type of {} changed",
	message: (change) => {
		const verb = words(change.verdict === "narrowed" ? "was narrowed" : "changed");
		return msg`Type of output field ${itemName(change)} ${verb}: ${valueTransition(change)}.`;
	},
	invalid: twoOperations(fields({ id: "integer" }), fields({ id: "string" })),
	valid: twoOperations(fields({ id: "integer" }), fields({ id: "the number of the memory" }))
});
const outputFieldLiteralAdded = changeRule({
	id: "output-field-literal-added",
	summary: "Reports new values of an output field.",
	why: "Code that handles each listed value does not know the new one.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "literal-added",
	requires: {
		bump: "minor",
		warn: true
	},
	phrase: "new values of {}",
	message: (change) => msg`Output field ${itemName(change)} can now also be ${changedEntries(change)}.`,
	invalid: twoOperations(fields({ status: "ok | error" }), fields({ status: "ok | error | partial" }))
});
const outputFieldLiteralRemoved = changeRule({
	id: "output-field-literal-removed",
	summary: "Reports removed values of an output field.",
	why: "Nothing breaks: readers already handle all remaining values.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "literal-removed",
	requires: { bump: "patch" },
	phrase: "fewer values of {}",
	message: (change) => msg`Output field ${itemName(change)} can no longer be ${changedEntries(change)}.`,
	invalid: twoOperations(fields({ status: "ok | error | partial" }), fields({ status: "ok | error" })),
	valid: twoOperations(fields({ status: "ok | error" }), fields({ status: "error | ok" }))
});
const outputFieldsDeclared = changeRule({
	id: "output-fields-declared",
	summary: "Reports operations that list their output fields for the first time.",
	why: "Nothing breaks: readers can now rely on the fields.",
	on: { kind: "result" },
	when: ({ before, after, facet }) => (facet === null || facet === "fields") && !isSet(before, "fields") && isSet(after, "fields"),
	requires: { bump: "minor" },
	phrase: "{} now lists output fields",
	message: (change) => msg`${sentence(operationName(change))} now lists its output fields.`,
	invalid: twoOperations({ output: { description: "The memories." } }, fields({ id: "integer" })),
	valid: twoOperations(fields({ id: "integer" }), fields({
		id: "integer",
		status: "string"
	}))
});
const outputFieldsWithdrawn = changeRule({
	id: "output-fields-withdrawn",
	summary: "Reports operations that no longer list any output field.",
	why: "Readers can no longer rely on any field.",
	enforces: [skillManifestV2("The last line of stdout must be valid JSON matching this schema.", "operations.*.output.fields")],
	on: { kind: "result" },
	when: ({ before, after, facet }) => (facet === null || facet === "fields") && isSet(before, "fields") && !isSet(after, "fields"),
	requires: { bump: "major" },
	phrase: "output fields of {} removed",
	message: (change) => msg`${sentence(operationName(change))} no longer lists its output fields.`,
	invalid: twoOperations(fields({ id: "integer" }), { output: { description: "The memories." } }),
	valid: twoOperations(fields({ id: "integer" }), fields({
		id: "integer",
		status: "string"
	}))
});
// src/rules/change/outputs.ts
const written = (dir, pattern) => `
  inputs:
    optional: [{ name: dir, default: ${dir} }]
  outputs:
    files: [{ pattern: '${pattern}' }]
`;
const described = twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.org', description: The log. }");
const outputFileAdded = changeRule({
	id: "output-file-added",
	summary: "Reports new output files.",
	why: "Nothing breaks: the skill writes one more file.",
	on: {
		kind: "output",
		action: "added"
	},
	requires: { bump: "minor" },
	phrase: "new output {}",
	message: (change) => msg`New output ${itemName(change)}.`,
	invalid: twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }"),
	valid: described
});
const outputFileRemoved = changeRule({
	id: "output-file-removed",
	summary: "Reports removed output files.",
	why: "Readers of the file find nothing.",
	source: "ADR-003 counts a changed output pattern as breaking. A removed pattern is one step further.",
	on: {
		kind: "output",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	message: (change) => msg`Output ${itemName(change)} was removed.`,
	invalid: twoOutputFiles("{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }", "{ pattern: 'docs/worklog.org' }"),
	valid: twoOutputFiles("{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }", "{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }")
});
const outputPatternChanged = changeRule({
	id: "output-pattern-changed",
	summary: "Reports changed output patterns.",
	why: "Readers no longer find the file in its old place.",
	on: {
		kind: "output",
		action: "changed",
		facet: "pattern"
	},
	requires: { bump: "major" },
	requiresUnderSemantic: ({ verdict }) => verdict === "narrowed" ? { bump: "minor" } : { bump: verdict === "equivalent" ? "patch" : "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	phrase: "pattern of output {} changed",
	message: ({ from, to, verdict }) => {
		const fact = msg`Output pattern changed: ${transition(from, to)}.`;
		if (verdict === "narrowed") return msg`${fact} It covers fewer files.`;
		return verdict === "equivalent" ? msg`${fact} It covers the same files.` : fact;
	},
	notes: ({ verdict }) => {
		if (verdict === "narrowed") return [semanticNote("this is a minor change")];
		return verdict === "equivalent" ? [semanticNote("this is a patch")] : [];
	},
	invalid: twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.md' }"),
	valid: described
});
const outputEffectivePathChanged = changeRule({
	id: "output-effective-path-changed",
	summary: "Reports a changed default that moves an output.",
	why: "The pattern is the same, but calls that do not pass the input write the file to another path.",
	source: "ADR-003 counts a changed output pattern as breaking. A default in a pattern changes the path for all calls that do not pass the input.",
	on: {
		kind: "output",
		action: "changed",
		facet: "effective"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	phrase: "path of output {} changed",
	message: (change) => msg`Default path of output ${itemName(change)} changed: ${pathTransition(change)}.`,
	notes: (change) => [{ message: msg`The default of ${formatEntries(change)} changed.` }],
	invalid: twoManifests(written("docs", "{{dir}}/worklog.org"), written("notes", "{{dir}}/worklog.org")),
	valid: twoManifests(written("docs", "docs/worklog.org"), written("notes", "docs/worklog.org"))
});
const outputBaseChanged = changeRule({
	id: "output-base-changed",
	summary: "Reports outputs written to another base folder.",
	why: "Readers no longer find the file in its old place.",
	source: "ADR-003 counts a changed output pattern as breaking. Here the same pattern leads to another place.",
	on: {
		kind: "output",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseDirectoryOf(before, "repo_root") !== baseDirectoryOf(after, "repo_root"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	phrase: "output {} moved",
	message: (change) => msg`Output ${itemName(change)} moved from ${baseOf(change.before)} to ${baseOf(change.after)}.`,
	invalid: twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.org', base: cwd }"),
	valid: twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.org', base: repo_root }")
});
function baseOf(item) {
	return describeBase(baseDirectoryOf(item, "repo_root"));
}
const outputBaseStated = changeRule({
	id: "output-base-stated",
	summary: "Reports an output that is now, or no longer, declared under `outputs` besides `interface:`, without a change of its place.",
	why: "Nothing changes: without a base, an output is relative to `repo_root`.",
	on: {
		kind: "output",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseDirectoryOf(before, "repo_root") === baseDirectoryOf(after, "repo_root"),
	requires: { bump: "patch" },
	phrase: "output {} redeclared",
	message: (change) => {
		const isDeclared = words(change.detail === "added" ? "is now" : "is no longer");
		return msg`Output ${itemName(change)} ${isDeclared} declared under ${code("outputs")}. Its path stays the same.`;
	},
	invalid: twoFrontmatters("interface:\n  outputs: [{ pattern: docs/worklog.org }]", `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/worklog.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `),
	valid: twoOutputFiles("{ pattern: docs/worklog.org }", "{ pattern: docs/worklog.org, base: repo_root }")
});
// src/rules/change/permission-flags.ts
const clauses = {
	network: adr002("`network`: Requires internet access", "execution.network"),
	destructive: adr002("`destructive`: Modifies or deletes existing data", "execution.destructive")
};
function flagSetRule(flag, rule) {
	return changeRule({
		...rule,
		category: "privilege",
		summary: `Reports \`execution.${flag}\` that changed from false to true.`,
		enforces: [clauses[flag]],
		on: { kind: "execution" },
		when: createFlagChangeTest(flag, [false], true),
		requires: { bump: "minor" },
		bumpBasis: {
			document: "ADR-002",
			quote: "These are hints, not enforcement."
		},
		powerVerdict: "widened",
		invalid: twoManifests(`execution: { ${flag}: false }`, `execution: { ${flag}: true }`)
	});
}
function flagClearedRule(flag, rule) {
	return changeRule({
		...rule,
		category: "privilege",
		summary: `Reports \`execution.${flag}\` that became false.`,
		why: "Nothing breaks: the skill declares that it does less.",
		on: { kind: "execution" },
		when: createFlagChangeTest(flag, [true, void 0], false),
		requires: { bump: "patch" },
		powerVerdict: "narrowed",
		invalid: twoManifests(`execution: { ${flag}: true }`, `execution: { ${flag}: false }`),
		valid: twoManifests(`execution: { ${flag}: false }`, `execution: { ${flag}: false, idempotent: true }`)
	});
}
function flagDeclaredRule(flag, rule) {
	return changeRule({
		...rule,
		category: "privilege",
		summary: `Reports a new \`execution.${flag}: true\`.`,
		on: { kind: "execution" },
		when: createFlagChangeTest(flag, [void 0], true),
		requires: { bump: "minor" },
		powerVerdict: "disclosed",
		invalid: twoManifests("", `execution: { ${flag}: true }`),
		valid: twoManifests("", `execution: { ${flag}: false }`)
	});
}
function flagUndeclaredRule(flag, rule) {
	return changeRule({
		...rule,
		category: "privilege",
		summary: `Reports a removed \`execution.${flag}\`.`,
		enforces: [clauses[flag]],
		on: { kind: "execution" },
		when: createFlagChangeTest(flag, [true, false], void 0),
		requires: {
			bump: "minor",
			warn: true
		},
		bumpBasis: "inferred",
		powerVerdict: "undeclared",
		message: ({ before }) => msg`${code(`execution.${flag}: ${facetValue(before, "value")}`)} was removed.`,
		help: () => msg`Declare ${code("true")} or ${code("false")}.`,
		invalid: twoManifests(`execution: { ${flag}: true }`, ""),
		valid: twoManifests(`execution: { ${flag}: true }`, `execution: { ${flag}: false }`)
	});
}
const networkFlagSet = flagSetRule("network", {
	id: "network-flag-set",
	why: "The skill may now use the network. Its users agreed to a skill that does not.",
	source: "ADR-002 makes the key a hint, so it needs less than a major bump. A reviewer sees it all the same.",
	phrase: "now uses the network",
	message: () => msg`${code("execution.network")} changed from false to true.`
});
const networkFlagCleared = flagClearedRule("network", {
	id: "network-flag-cleared",
	phrase: "no longer uses the network",
	message: () => msg`${code("execution.network")} is now false.`
});
const networkFlagNewlyDeclared = flagDeclaredRule("network", {
	id: "network-flag-newly-declared",
	why: "The skill may always have used the network, or this may be new.",
	phrase: "`network` now declared",
	message: () => msg`${code("execution.network: true")} was added. Nothing was declared before.`
});
const networkFlagUndeclared = flagUndeclaredRule("network", {
	id: "network-flag-undeclared",
	why: "Nobody can tell any more whether the skill uses the network.",
	phrase: "`network` no longer declared"
});
const destructiveFlagSet = flagSetRule("destructive", {
	id: "destructive-flag-set",
	why: "The skill may now modify or delete existing data. Users accepted it when it declared the opposite.",
	source: "ADR-002 makes it a hint, so it needs less than a major bump, and a review all the same.",
	phrase: "now destructive",
	message: (change) => msg`${code("execution.destructive")} ${valueChange(change)}. The skill may now modify or delete data.`
});
const destructiveFlagCleared = flagClearedRule("destructive", {
	id: "destructive-flag-cleared",
	phrase: "no longer destructive",
	message: (change) => msg`${code("execution.destructive")} ${valueChange(change)}.`
});
const destructiveFlagNewlyDeclared = flagDeclaredRule("destructive", {
	id: "destructive-flag-newly-declared",
	why: "The skill may modify or delete existing data. It may always have done so, or this may be new.",
	phrase: "`destructive` is now declared",
	message: () => msg`New ${code("execution.destructive: true")}: the skill may modify or delete data.`
});
const destructiveFlagUndeclared = flagUndeclaredRule("destructive", {
	id: "destructive-flag-undeclared",
	why: "Users no longer learn whether the skill modifies or deletes existing data. Without the flag, it does no less.",
	phrase: "`destructive` is no longer declared"
});
// src/rules/words/platform-words.ts
function describeLostPlatforms({ before, after }) {
	const [oldNames, newNames] = [platformsOf(before), platformsOf(after)];
	if (oldNames.length === 0) return msg`now lists only ${names(newNames)}`;
	const gained = difference(newNames, oldNames);
	const suffix = gained.length === 0 ? nothing : msg`; it now lists ${names(gained)}`;
	return msg`no longer lists ${names(difference(oldNames, newNames))}${suffix}`;
}
function describeNewPlatforms({ before, after }) {
	const newNames = platformsOf(after);
	if (newNames.length === 0) return words(`${after ? "is now empty" : "was removed"}: every platform is supported`);
	return msg`now also lists ${names(difference(newNames, platformsOf(before)))}`;
}
function platformsOf(item) {
	const value = facetValue(item, "value");
	return Array.isArray(value) ? value.map(String) : [];
}
function difference(all, others) {
	return without(all, others);
}
// src/rules/change/platforms.ts
const platformOsNarrowed = changeRule({
	id: "platform-os-narrowed",
	summary: "Reports fewer operating systems in `platform.os`.",
	why: "The skill can no longer be installed on the removed systems.",
	enforces: [skillTomlContract("Supported OS (empty = all)", "platform.os")],
	on: { kind: "platform" },
	when: (change) => hasName("os")(change) && (refusesSome(change) || change.action === "added"),
	requires: { bump: "major" },
	phrase: "fewer operating systems",
	message: (change) => msg`${code("platform.os")} ${describeLostPlatforms(change)}.`,
	invalid: twoPlatforms("os = [\"linux\", \"macos\"]", "os = [\"linux\"]"),
	valid: twoPlatforms("os = [\"linux\"]", "os = []")
});
const platformOsWidened = changeRule({
	id: "platform-os-widened",
	summary: "Reports more operating systems in `platform.os`.",
	why: "Nothing breaks: the skill can be installed on more systems.",
	enforces: [skillTomlContract("Supported OS (empty = all)", "platform.os")],
	on: { kind: "platform" },
	when: (change) => hasName("os")(change) && (change.verdict === "widened" || change.action === "removed"),
	requires: { bump: "minor" },
	phrase: "more operating systems",
	message: (change) => msg`${code("platform.os")} ${describeNewPlatforms(change)}.`,
	invalid: twoPlatforms("os = [\"linux\"]", "os = []"),
	valid: twoPlatforms("os = [\"linux\", \"macos\"]", "# the same\nos = [\"linux\", \"macos\"]")
});
const platformArchNarrowed = changeRule({
	id: "platform-arch-narrowed",
	summary: "Reports fewer architectures in `platform.arch`.",
	why: "The skill can no longer be installed on the removed architectures.",
	enforces: [skillTomlContract("Supported architectures", "platform.arch")],
	on: { kind: "platform" },
	when: (change) => hasName("arch")(change) && (refusesSome(change) || change.action === "added"),
	requires: { bump: "major" },
	phrase: "fewer architectures",
	message: (change) => msg`${code("platform.arch")} ${describeLostPlatforms(change)}.`,
	invalid: twoPlatforms("arch = []", "arch = [\"x86_64\"]")
});
const platformArchWidened = changeRule({
	id: "platform-arch-widened",
	summary: "Reports more architectures in `platform.arch`.",
	why: "Nothing breaks: the skill can be installed on more machines.",
	enforces: [skillTomlContract("Supported architectures", "platform.arch")],
	on: { kind: "platform" },
	when: (change) => hasName("arch")(change) && (change.verdict === "widened" || change.action === "removed"),
	requires: { bump: "minor" },
	phrase: "more architectures",
	message: (change) => msg`${code("platform.arch")} ${describeNewPlatforms(change)}.`,
	invalid: twoPlatforms("arch = [\"x86_64\"]", "arch = [\"x86_64\", \"arm\"]"),
	valid: twoPlatforms("arch = [\"x86_64\", \"arm\"]", "# the same\narch = [\"x86_64\", \"arm\"]")
});
const platformRewritten = changeRule({
	id: "platform-rewritten",
	category: "documentation",
	summary: "Reports a rewritten list of the same platforms.",
	why: "Nothing changes for users: the skill supports the same platforms.",
	enforces: [skillTomlContract("Supported OS (empty = all)", "platform.os")],
	on: {
		kind: "platform",
		action: "changed",
		verdict: "equivalent"
	},
	requires: { bump: "patch" },
	phrase: "platforms rewritten",
	message: ({ before, after }) => msg`${code(`platform.${after?.name}`)} changed from ${describePlatforms(before)} to ${describePlatforms(after)}. The platforms are the same.`,
	invalid: twoPlatforms("os = []", "os = [\"linux\", \"macos\", \"windows\"]"),
	valid: twoPlatforms("os = []", "arch = []")
});
// src/rules/change/power-rewritten.ts
const powerRewritten = changeRule({
	id: "power-rewritten",
	category: "documentation",
	summary: "Reports rewritten permissions that allow the same.",
	why: "Nothing changes for users. Hosts read these lists in different ways, so the change is listed.",
	on: {
		kind: "power",
		verdict: "equivalent"
	},
	requires: { bump: "patch" },
	phrase: "permissions rewritten",
	message: (change) => msg`${keyOf(change)} changed: ${valueTransition(change)}. The permissions are the same.`,
	notes: allowlistNotes,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `, `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `)
});
function keyOf({ after, facet }) {
	return code(`${after?.name}${facet === "value" ? "" : `.${facet}`}`);
}
function allowlistNotes({ after, facet }) {
	const commands = facetValue(after, "commands");
	return facet === "blocked" && Array.isArray(commands) && commands.length > 0 ? [{ message: msg`${code(`${after?.name}.commands`)} allows only ${describeCommands(after)}.` }] : [];
}
// src/rules/change/privilege-moved.ts
const privilegeMoved = changeRule({
	id: "privilege-moved",
	summary: "Reports blocked commands that moved to the list of allowed commands.",
	why: "The skill can now run a command that was blocked on purpose.",
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "moved",
	requires: { bump: "major" },
	powerVerdict: "widened",
	phrase: "blocked command now allowed",
	message: (change) => wasBlockedByName(change) ? msg`${formatEntries(change)} moved from ${code("terminal_exec.blocked")} to ${code("terminal_exec.commands")}.` : msg`${code("terminal_exec.commands")} now allows ${formatEntries(change)}. ${code("terminal_exec.blocked")} blocked it before.`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
      blocked = []
    `)
});
// src/rules/change/provides.ts
const providesAdded = changeRule({
	id: "provides-added",
	summary: "Reports new parts under `[provides]`.",
	why: "Nothing breaks: the skill offers more.",
	enforces: [skillTomlContract("New features, backward compatible", "skill.version")],
	on: { kind: "provides" },
	when: ({ after }) => isSet(after, "value") && after?.name !== "executable",
	requires: { bump: "minor" },
	phrase: "now provides {}",
	message: (change) => msg`${code(`provides.${change.after?.name}`)} is now true${partsSuffix(change)}.`,
	invalid: twoTomls("[provides]\nknowledge = false", "[provides]\nknowledge = true", { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls("[provides]\nknowledge = false", "[provides]", { "knowledge/deploy.md": "Deploy." })
});
const providesWithdrawn = changeRule({
	id: "provides-withdrawn",
	summary: "Reports parts removed from `[provides]`.",
	why: "Callers that use the knowledge, the recipes or the module find nothing.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: { kind: "provides" },
	when: ({ before, after }) => isSet(before, "value") && !isSet(after, "value"),
	requires: { bump: "major" },
	phrase: "no longer provides {}",
	message: (change) => msg`${code(`provides.${(change.after ?? change.before)?.name}`)} is no longer true${partsSuffix(change)}.`,
	invalid: twoTomls("[provides]\nknowledge = true", "[provides]\nknowledge = false", { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/recipe-parameters.ts
const parameters = (parameter) => `parameters:\n  - ${parameter}`;
const recipeParameterRequiredAdded = changeRule({
	id: "recipe-parameter-required-added",
	summary: "Reports new required parameters of a recipe.",
	why: "Callers that do not pass it cannot run the recipe.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe-parameter",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	phrase: "new required parameter {}",
	message: (change) => msg`New required parameter ${itemName(change)}. Existing calls do not pass it.`,
	help: () => msg`Give it a default.`,
	invalid: twoRecipes("", parameters("name: version")),
	valid: twoRecipes("", versionParameter("default: latest"))
});
const recipeParameterRequiredRemoved = changeRule({
	id: "recipe-parameter-required-removed",
	summary: "Reports removed required parameters of a recipe.",
	why: "The recipe ignores the value that callers still pass.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe-parameter",
		action: "removed"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "major" },
	phrase: "required parameter {} removed",
	message: (change) => msg`Required parameter ${itemName(change)} was removed.`,
	invalid: twoRecipes(parameters("name: version"), ""),
	valid: twoRecipes(parameters("name: version"), parameters("name: version"))
});
const recipeParameterOptionalAdded = changeRule({
	id: "recipe-parameter-optional-added",
	summary: "Reports new optional parameters of a recipe.",
	why: "Nothing breaks: callers can pass more.",
	enforces: [skillTomlContract("New features, backward compatible", "skill.version")],
	on: {
		kind: "recipe-parameter",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	phrase: "new optional parameter {}",
	message: (change) => msg`New optional parameter ${itemName(change)}.`,
	invalid: twoRecipes("", versionParameter("default: latest")),
	valid: twoRecipes("", "")
});
const recipeParameterOptionalRemoved = changeRule({
	id: "recipe-parameter-optional-removed",
	summary: "Reports removed optional parameters of a recipe.",
	why: "The recipe ignores the value that callers still pass.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe-parameter",
		action: "removed"
	},
	when: ({ before }) => !isRequired(before),
	requires: { bump: "major" },
	phrase: "optional parameter {} removed",
	message: (change) => msg`Optional parameter ${itemName(change)} was removed.`,
	invalid: twoRecipes(versionParameter("default: latest"), ""),
	valid: twoRecipes(versionParameter("default: latest"), versionParameter("default: latest"))
});
const recipeParameterOptionalToRequired = changeRule({
	id: "recipe-parameter-optional-to-required",
	summary: "Reports parameters of a recipe that became required.",
	why: "Callers that leave it out cannot run the recipe.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe-parameter",
		facet: "required"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	phrase: "parameter {} now required",
	message: (change) => hasDefault(change.before) && !hasDefault(change.after) ? msg`Parameter ${itemName(change)} is now required. It lost its default.` : msg`Parameter ${itemName(change)} is now required.`,
	help: () => msg`Give it a default.`,
	invalid: twoRecipes(versionParameter("default: latest"), parameters("name: version")),
	valid: twoRecipes(versionParameter("default: latest"), versionParameter("default: latest"))
});
const recipeParameterRequiredToOptional = changeRule({
	id: "recipe-parameter-required-to-optional",
	summary: "Reports parameters of a recipe that became optional.",
	why: "Nothing breaks: callers can leave it out.",
	enforces: [skillTomlContract("New features, backward compatible", "skill.version")],
	on: {
		kind: "recipe-parameter",
		facet: "required"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	phrase: "parameter {} now optional",
	message: (change) => msg`Parameter ${itemName(change)} is now optional.`,
	invalid: twoRecipes(parameters("name: version"), versionParameter("default: latest")),
	valid: twoRecipes(parameters("name: version"), parameters("name: version"))
});
const recipeParameterRenamed = changeRule({
	id: "recipe-parameter-renamed",
	summary: "Reports renamed parameters of a recipe.",
	why: "Callers pass the old name, and the recipe ignores it.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe-parameter",
		action: "renamed"
	},
	requires: { bump: "major" },
	phrase: "parameter {} renamed",
	message: ({ before, after }) => msg`Parameter ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}.`,
	invalid: twoRecipes(parameters("name: version"), parameters("name: release")),
	valid: twoRecipes(parameters("name: version"), parameters("name: version"))
});
const recipeParameterTypeChanged = changeRule({
	id: "recipe-parameter-type-changed",
	summary: "Reports a changed type of a recipe parameter.",
	why: "Callers pass values of the old type.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe-parameter",
		facet: "type"
	},
	requires: { bump: "major" },
	phrase: "type of parameter {} changed",
	message: (change) => msg`Type of parameter ${itemName(change)} changed: ${valueTransition(change)}.`,
	invalid: twoRecipes(versionParameter("type: string"), versionParameter("type: integer")),
	valid: twoRecipes(versionParameter("type: string"), parameters("name: version"))
});
const recipeParameterDefaultChanged = changeRule({
	id: "recipe-parameter-default-changed",
	category: "behaviour",
	summary: "Reports a changed default of a recipe parameter.",
	why: "Runs that do not pass the parameter get another value without a change of their own.",
	on: {
		kind: "recipe-parameter",
		facet: "default"
	},
	requires: ({ detail }) => ({
		bump: "minor",
		warn: detail !== "added"
	}),
	phrase: "default of parameter {} changed",
	message: (change) => msg`Default of parameter ${itemName(change)} ${valueChange(change)}.`,
	invalid: twoRecipes(versionParameter("default: latest"), versionParameter("default: stable")),
	valid: twoRecipes(versionParameter("default: latest"), versionParameter("default: \"latest\""))
});
// src/rules/support/recipe-step.ts
function programs(item) {
	const value = facetValue(item, "programs");
	return names(Array.isArray(value) ? value.map(String) : []);
}
function doesOtherThings(before, after) {
	const [from, to] = [commandParts(before), commandParts(after)];
	return from.heads !== to.heads || [...to.options].some((option) => !from.options.has(option));
}
function commandParts(item) {
	const words = shellWords(String(facetValue(item, "command") ?? "")).filter(({ text }) => !/^\w+=/.test(text));
	const heads = [...groupBy(words, ({ command }) => command).values()].map((command) => {
		const end = command.findIndex(({ text }, index) => index > 0 && !/^[a-z][a-z-]*$/.test(text));
		return command.slice(0, end < 0 ? void 0 : end).map(({ text }) => text).join(" ");
	});
	const options = words.map(({ text }) => text).filter((text) => /^-/.test(text));
	return {
		heads: heads.join("\n"),
		options: new Set(options.map((text) => text.replace(/=.*/s, "")))
	};
}
const levels = [
	[
		"auto",
		"none",
		"never",
		"no",
		"false"
	],
	[
		"prompt",
		"yes",
		"true"
	],
	["always"]
];
function asksLess({ before, after }) {
	const [from, to] = [levelOf(before), levelOf(after)];
	return (from < 0 ? levels.length : from) > to;
}
function neverAsks(item) {
	return levelOf(item) === 0;
}
function levelOf(item) {
	const written = String(facetValue(item, "confirmation")).toLowerCase();
	return levels.findIndex((spellings) => spellings.includes(written));
}
// src/rules/change/recipe-steps.ts
const confirming = (level) => `steps:\n  - id: build\n    command: make build\n    confirmation: ${level}`;
const pushing = (command) => `steps:\n  - id: build\n    command: make build\n  - id: push\n    command: ${command}`;
const recipeStepAdded = changeRule({
	id: "recipe-step-added",
	summary: "Reports new steps of a recipe.",
	why: "The recipe does more than callers know.",
	on: {
		kind: "recipe-step",
		action: "added"
	},
	requires: { bump: "minor" },
	phrase: "new step {}",
	message: (change) => msg`New step ${itemName(change)} runs ${programs(change.after)}.`,
	invalid: twoRecipes("", pushing("git push")),
	valid: twoRecipes("", "")
});
const recipeStepRemoved = changeRule({
	id: "recipe-step-removed",
	summary: "Reports removed steps of a recipe.",
	why: "The recipe does less than callers know.",
	on: {
		kind: "recipe-step",
		action: "removed"
	},
	requires: { bump: "minor" },
	phrase: "step {} removed",
	message: (change) => msg`Step ${itemName(change)} was removed. It ran ${programs(change.before)}.`,
	invalid: twoRecipes(pushing("git push"), ""),
	valid: twoRecipes(pushing("git push"), pushing("git  push"))
});
const recipeStepProgramChanged = changeRule({
	id: "recipe-step-program-changed",
	summary: "Reports steps of a recipe that run other programs.",
	why: "The user confirms the recipe by its name, and it runs something else.",
	on: {
		kind: "recipe-step",
		facet: "programs"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	phrase: "step {} runs another program",
	message: (change) => msg`Step ${itemName(change)} now runs ${programs(change.after)} instead of ${programs(change.before)}.`,
	help: () => msg`Check that the new program is intended.`,
	invalid: twoRecipes("", "steps:\n  - id: build\n    command: npm run build"),
	valid: twoRecipes("", "steps:\n  - id: build\n    command: make  build")
});
const recipeStepChanged = changeRule({
	id: "recipe-step-changed",
	summary: "Reports steps of a recipe with another command of the same programs.",
	why: "The user confirms the recipe by its name, and it does something else, such as `rb --force` for `ls`.",
	on: {
		kind: "recipe-step",
		facet: "command"
	},
	requires: ({ before, after }) => doesOtherThings(before, after) ? {
		bump: "minor",
		warn: true
	} : { bump: "patch" },
	phrase: "command of step {} changed",
	message: (change) => msg`Command of step ${itemName(change)} changed: ${valueTransition(change)}.`,
	invalid: twoRecipes("", "steps:\n  - id: build\n    command: make clean"),
	valid: twoRecipes("", "steps:\n  - id: build\n    command: make  build")
});
const recipeConfirmationRelaxed = changeRule({
	id: "recipe-confirmation-relaxed",
	category: "privilege",
	summary: "Reports steps of a recipe that ask for less confirmation.",
	why: "The step runs without the consent of the user.",
	on: {
		kind: "recipe-step",
		facet: "confirmation"
	},
	when: asksLess,
	requires: { bump: "minor" },
	powerVerdict: "guard-removed",
	phrase: "step {} asks less",
	message: (change) => {
		const consequence = neverAsks(change.after) ? words(" It never asks.") : nothing;
		return msg`Confirmation of step ${itemName(change)} was relaxed: ${valueTransition(change)}.${consequence}`;
	},
	invalid: twoRecipes(confirming("always"), confirming("auto")),
	valid: twoRecipes(confirming("always"), confirming("always"))
});
const recipeConfirmationTightened = changeRule({
	id: "recipe-confirmation-tightened",
	summary: "Reports steps of a recipe that ask for more confirmation.",
	why: "An unattended run waits for an answer that does not come.",
	on: {
		kind: "recipe-step",
		facet: "confirmation"
	},
	when: (change) => !asksLess(change),
	requires: { bump: "minor" },
	phrase: "step {} asks more",
	message: (change) => msg`Confirmation of step ${itemName(change)} was tightened: ${valueTransition(change)}.`,
	invalid: twoRecipes(confirming("prompt"), confirming("always")),
	valid: twoRecipes(confirming("prompt"), confirming("prompt"))
});
// src/rules/change/recipes.ts
const provides = "[provides]\nrecipes = true";
const recipeAdded = changeRule({
	id: "recipe-added",
	summary: "Reports new recipes.",
	why: "Nothing breaks: callers can run more recipes.",
	enforces: [skillTomlContract("New features, backward compatible", "skill.version")],
	on: {
		kind: "recipe",
		action: "added"
	},
	requires: { bump: "minor" },
	phrase: "new recipe {}",
	message: (change) => msg`New recipe ${itemName(change)}.`,
	invalid: twoTomls(provides, provides, { "recipes/deploy.yaml": recipe$1 }, {
		"recipes/deploy.yaml": recipe$1,
		"recipes/undo.yaml": recipe$1.replace("deploy", "undo")
	}),
	valid: twoTomls(provides, `${provides}\n[recipes]\nfiles = ["recipes/*.yaml"]`, { "recipes/deploy.yaml": recipe$1 })
});
const recipeRemoved = changeRule({
	id: "recipe-removed",
	summary: "Reports removed recipes.",
	why: "Callers that run the recipe find nothing.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe",
		action: "removed"
	},
	requires: { bump: "major" },
	message: (change) => msg`Recipe ${itemName(change)} was removed.`,
	invalid: twoTomls(provides, provides, {
		"recipes/deploy.yaml": recipe$1,
		"recipes/undo.yaml": recipe$1
	}, { "recipes/deploy.yaml": recipe$1 })
});
const recipeRenamed = changeRule({
	id: "recipe-renamed",
	summary: "Reports recipes with another id.",
	why: "Callers run the recipe by its old id and find nothing.",
	enforces: [skillTomlContract("Breaking changes to skill behavior", "skill.version")],
	on: {
		kind: "recipe",
		action: "renamed"
	},
	requires: { bump: "major" },
	message: ({ before, after }) => msg`Recipe ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}.`,
	invalid: twoRecipes("", "id: publish"),
	valid: twoRecipes("", "")
});
// src/rules/change/run-flags.ts
const idempotentGained = changeRule({
	id: "idempotent-gained",
	summary: "Reports skills that became idempotent.",
	why: "Nothing breaks: callers can run the skill a second time.",
	on: { kind: "execution" },
	when: createFlagChangeTest("idempotent", [false, void 0], true),
	requires: { bump: "patch" },
	phrase: "`idempotent` is now true",
	message: () => msg`${code("execution.idempotent")} is now true.`,
	invalid: twoManifests("execution: { idempotent: false }", "execution: { idempotent: true }")
});
const idempotentLost = changeRule({
	id: "idempotent-lost",
	summary: "Reports skills that are no longer idempotent.",
	why: "Schedulers that repeat a failed run may do the work twice.",
	enforces: [adr002("`idempotent`: Can run multiple times safely", "execution.idempotent")],
	on: { kind: "execution" },
	when: (change) => createFlagChangeTest("idempotent", [true], false)(change) || createFlagChangeTest("idempotent", [true], void 0)(change),
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "ADR-002",
		quote: "These are hints, not enforcement."
	},
	phrase: "`idempotent` no longer true",
	message: () => msg`${code("execution.idempotent")} is no longer true. Repeated runs may do the work twice.`,
	invalid: twoManifests("execution: { idempotent: true }", "execution: { idempotent: false }")
});
const idempotentFalseStated = changeRule({
	id: "idempotent-false-stated",
	summary: "Reports `execution.idempotent: false` that was added or removed.",
	why: "Nothing changes for callers: a second run is not promised to be safe before or after.",
	on: { kind: "execution" },
	when: (change) => createFlagChangeTest("idempotent", [void 0], false)(change) || createFlagChangeTest("idempotent", [false], void 0)(change),
	requires: { bump: "patch" },
	phrase: "`idempotent: false` changed",
	message: ({ after }) => msg`${code("execution.idempotent: false")} was ${words(after ? "added" : "removed")}.`,
	invalid: twoManifests("", "execution: { idempotent: false }"),
	valid: twoManifests("", "execution: { idempotent: true }")
});
const interactiveSet = changeRule({
	id: "interactive-set",
	summary: "Reports skills that became interactive.",
	why: "A run waits forever if nobody is there to answer.",
	enforces: [adr002("`interactive`: Needs human input during run", "execution.interactive")],
	on: { kind: "execution" },
	when: createFlagChangeTest("interactive", [false, void 0], true),
	requires: { bump: "major" },
	bumpBasis: "inferred",
	phrase: "`interactive` is now true",
	message: () => msg`${code("execution.interactive")} is now true. Unattended runs wait forever.`,
	invalid: twoManifests("execution: { interactive: false }", "execution: { interactive: true }")
});
const interactiveCleared = changeRule({
	id: "interactive-cleared",
	summary: "Reports skills that are no longer interactive.",
	why: "Nothing breaks: the skill runs without a person.",
	on: { kind: "execution" },
	when: createFlagChangeTest("interactive", [true, void 0], false),
	requires: { bump: "minor" },
	phrase: "`interactive` is now false",
	message: () => msg`${code("execution.interactive")} is now false.`,
	invalid: twoManifests("execution: { interactive: true }", "execution: { interactive: false }"),
	valid: twoManifests("execution: { interactive: false }", "execution: { interactive: false, idempotent: true }")
});
const interactiveUndeclared = changeRule({
	id: "interactive-undeclared",
	summary: "Reports removed `execution.interactive`.",
	why: "Callers that run the skill without a person no longer know whether it waits for one.",
	enforces: [adr002("`interactive`: Needs human input during run", "execution.interactive")],
	on: { kind: "execution" },
	when: createFlagChangeTest("interactive", [true, false], void 0),
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	phrase: "`interactive` no longer declared",
	message: ({ before }) => msg`${code(`execution.interactive: ${facetValue(before, "value")}`)} was removed.`,
	help: () => msg`Declare ${code("true")} or ${code("false")}.`,
	invalid: twoManifests("execution: { interactive: false }", "")
});
// src/rules/change/script-interface.ts
const kinds = [
	"script-option",
	"script-argument",
	"script-command",
	"script-variable"
];
const nouns = {
	"script-option": "option",
	"script-argument": "argument",
	"script-command": "subcommand",
	"script-variable": "variable"
};
const source = "Agent Skills specification, scripts/: agents call them as the instructions say, with the options that they accept.";
const bumpText = (bump) => `${bump} with \`scripts: interface\``;
function withArguments(before, after) {
	const side = (folder, line) => `-- ${folder}/skills/report/SKILL.md --\n---\nname: report\ndescription: Writes a report.\n---\nRun \`scripts/write.py\`.\n-- ${folder}/skills/report/scripts/write.py --\nimport argparse\n\nparser = argparse.ArgumentParser()\n${line}\nargs = parser.parse_args()\nprint(args)\n`;
	return side("before", before) + side("after", after);
}
const option = (more = "") => `parser.add_argument("--out"${more})`;
const choices = (...values) => `parser.add_argument("--format", choices=${JSON.stringify(values)})`;
const scriptInterfaceAdded = changeRule({
	id: "script-interface-added",
	category: "interface",
	summary: "Lists new options, arguments and subcommands of scripts.",
	why: "Nothing breaks: calls without them do what they did.",
	source,
	on: {
		kind: kinds,
		action: "added"
	},
	when: ({ detail }) => detail !== "required",
	requires: { bump: "minor" },
	bumpText: bumpText("minor"),
	phrase: "a script accepts more",
	message: (change) => msg`${script(change)} now has ${part(change)}.`,
	invalid: withArguments("", option())
});
const scriptInterfaceRemoved = changeRule({
	id: "script-interface-removed",
	category: "interface",
	topic: "script",
	asksNothing: false,
	summary: "Reports options, arguments and subcommands that scripts lose.",
	why: "Whoever still calls the script with them gets an error.",
	source,
	on: {
		kind: kinds,
		action: "removed"
	},
	requires: { bump: "major" },
	bumpText: bumpText("major"),
	message: (change) => msg`${script(change)} lost ${part(change)}.`,
	invalid: withArguments(option(), "")
});
const scriptInterfaceRequired = changeRule({
	id: "script-interface-required",
	category: "interface",
	topic: "script",
	asksNothing: false,
	summary: "Reports options, arguments and variables that scripts begin to require.",
	why: "Calls that worked end with an error.",
	source,
	on: {
		kind: kinds,
		action: ["added", "changed"]
	},
	when: ({ detail }) => detail === "required",
	requires: { bump: "major" },
	bumpText: bumpText("major"),
	message: (change) => msg`${script(change)} now requires ${part(change)}.`,
	invalid: withArguments(option(), option(", required=True"))
});
const scriptInterfaceOptional = changeRule({
	id: "script-interface-optional",
	category: "interface",
	summary: "Lists options, arguments and variables that scripts require no longer.",
	why: "Nothing breaks: the old calls are still accepted.",
	source,
	on: {
		kind: kinds,
		action: "changed"
	},
	when: ({ detail }) => detail === "optional",
	requires: { bump: "minor" },
	bumpText: bumpText("minor"),
	phrase: "a script requires less",
	message: (change) => msg`${script(change)} no longer requires ${part(change)}.`,
	invalid: withArguments(option(", required=True"), option())
});
const scriptValuesNarrowed = changeRule({
	id: "script-values-narrowed",
	category: "interface",
	topic: "script",
	asksNothing: false,
	summary: "Reports values that options and arguments of scripts no longer take.",
	why: "Calls with these values end with an error.",
	source,
	on: {
		kind: kinds,
		action: "changed",
		facet: "values"
	},
	when: ({ detail }) => detail === "narrowed",
	requires: { bump: "major" },
	bumpText: bumpText("major"),
	message: (change) => msg`${script(change)} no longer takes ${values(change.from)} for ${part(change)}.`,
	invalid: withArguments(choices("html", "text"), choices("text"))
});
const scriptValuesWidened = changeRule({
	id: "script-values-widened",
	category: "interface",
	summary: "Lists values that options and arguments of scripts begin to take.",
	why: "Nothing breaks: the old values are still accepted.",
	source,
	on: {
		kind: kinds,
		action: "changed",
		facet: "values"
	},
	when: ({ detail }) => detail === "widened",
	requires: { bump: "minor" },
	bumpText: bumpText("minor"),
	phrase: "a script takes more values",
	message: (change) => msg`${script(change)} now takes ${values(change.to)} for ${part(change)}.`,
	invalid: withArguments(choices("text"), choices("html", "text"))
});
const scriptDefaultChanged = changeRule({
	id: "script-default-changed",
	category: "interface",
	summary: "Lists changed defaults of options and arguments of scripts.",
	why: "Calls without the option now do something else.",
	source,
	on: {
		kind: kinds,
		action: "changed",
		facet: "default"
	},
	requires: { bump: "patch" },
	bumpText: bumpText("patch"),
	phrase: "a default of a script changed",
	message: (change) => msg`${script(change)} has another default for ${part(change)}: ${shown(change.to)} (was ${shown(change.from)}).`,
	invalid: withArguments(option(", default=\"a.md\""), option(", default=\"b.md\"")),
	valid: withArguments(option(", default=\"a.md\""), option(", default='a.md', help='a file'"))
});
function part({ kind, before, after }) {
	return msg`${words(nouns[kind] ?? "part")} ${code((after ?? before)?.name ?? "")}`;
}
function script({ before, after }) {
	const [path = "", ...commands] = ((after ?? before)?.owner ?? "").split("\0");
	return commands.length === 0 ? msg`${pathPart(path)}` : msg`${pathPart(path)} ${code(commands.join(" "))}`;
}
function values(value) {
	if (!Array.isArray(value)) return words(String(value));
	return list(value.map((one) => one === "any text" ? words(one) : code(String(one))), { limit: 6 });
}
function shown(value) {
	return value === null ? words("none") : msg`${code(String(value))}`;
}
// src/rules/change/secrets-access.ts
const secretsAccessEnabled = changeRule({
	id: "secrets-access-enabled",
	summary: "Reports `capabilities.secrets_access` that became true.",
	why: "The skill can read the system keychain and the secret store of caro.",
	enforces: [skillTomlContract("This is a high-risk capability.", "capabilities.secrets_access")],
	on: { kind: "power" },
	when: (change) => hasName("secrets_access")(change) && isSet(change.after, "value"),
	requires: { bump: "major" },
	powerVerdict: "widened",
	phrase: "new access to secrets",
	message: () => msg`${code("secrets_access")} is now true. The skill can read stored secrets.`,
	invalid: twoCapabilities("secrets_access = false", "secrets_access = true"),
	valid: twoCapabilities("", "secrets_access = false")
});
const secretsAccessDisabled = changeRule({
	id: "secrets-access-disabled",
	summary: "Reports skills that can no longer read stored secrets.",
	why: "Nothing breaks for the host: the skill can do less.",
	enforces: [skillTomlContract("This is a high-risk capability.", "capabilities.secrets_access")],
	on: { kind: "power" },
	when: (change) => hasName("secrets_access")(change) && isSet(change.before, "value"),
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "no more access to secrets",
	message: () => msg`${code("secrets_access")} is no longer true.`,
	invalid: twoCapabilities("secrets_access = true", "secrets_access = false"),
	valid: twoCapabilities("", "secrets_access = false")
});
// src/rules/change/sensitive-flags.ts
const skillSensitiveSet = changeRule({
	id: "skill-sensitive-set",
	summary: "Reports skills that became sensitive.",
	why: "Hosts now redact its traces, and give it more permissions only after a review.",
	enforces: [adr002("`true`: Aggressive redaction, elevation blocked without review", "sensitive")],
	on: { kind: "sensitive" },
	when: ({ before, after }) => !isSet(before, "value") && isSet(after, "value"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Aggressive redaction, elevation blocked without review"
	},
	phrase: "now sensitive",
	message: () => msg`The skill is now marked ${code("sensitive")}.`,
	invalid: twoManifests("sensitive: false", "sensitive: true"),
	valid: twoManifests("", "sensitive: false")
});
const skillSensitiveUnset = changeRule({
	id: "skill-sensitive-unset",
	category: "privilege",
	summary: "Reports skills that are no longer sensitive.",
	why: "Its traces are no longer redacted, and hosts can give it more permissions (elevation) without a review by a person.",
	enforces: [adr002("`false` (default): Standard tracing, eligible for elevation", "sensitive")],
	on: { kind: "sensitive" },
	when: ({ before, after }) => isSet(before, "value") && !isSet(after, "value"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Aggressive redaction, elevation blocked without review"
	},
	powerVerdict: "guard-removed",
	phrase: "no longer sensitive",
	message: () => msg`The skill is no longer marked ${code("sensitive")}. Its traces are no longer redacted.`,
	invalid: twoManifests("sensitive: true", "sensitive: false")
});
const inputSensitiveSet = changeRule({
	id: "input-sensitive-set",
	category: "privilege",
	summary: "Reports inputs that became sensitive.",
	why: "Nothing breaks: traces no longer show the values.",
	on: {
		kind: "input",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => !isSet(before, "sensitive") && isSet(after, "sensitive"),
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "{} is now sensitive",
	message: (change) => msg`Input ${itemName(change)} is now sensitive.`,
	invalid: twoManifests(requiredInputs("{ name: deploy_key }"), requiredInputs("{ name: deploy_key, sensitive: true }")),
	valid: twoManifests(requiredInputs("{ name: deploy_key }"), requiredInputs("{ name: deploy_key, sensitive: false }"))
});
const inputSensitiveUnset = changeRule({
	id: "input-sensitive-unset",
	category: "privilege",
	summary: "Reports inputs that are no longer sensitive.",
	why: "Traces show the values to everyone who reads them.",
	on: {
		kind: "input",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => isSet(before, "sensitive") && !isSet(after, "sensitive"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Mark inputs for redaction in traces"
	},
	powerVerdict: "guard-removed",
	phrase: "{} no longer sensitive",
	message: (change) => msg`Input ${itemName(change)} is no longer sensitive. Traces show its values.`,
	invalid: twoManifests(requiredInputs("{ name: deploy_key, sensitive: true }"), requiredInputs("{ name: deploy_key, sensitive: false }"))
});
const envSensitiveSet = changeRule({
	id: "env-sensitive-set",
	category: "privilege",
	summary: "Reports environment variables that became sensitive.",
	why: "Nothing breaks: traces no longer show the value.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => !isSet(before, "sensitive") && isSet(after, "sensitive"),
	requires: { bump: "patch" },
	powerVerdict: "narrowed",
	phrase: "variable {} is now sensitive",
	message: (change) => msg`Variable ${itemName(change)} is now sensitive.`,
	invalid: twoManifests(requiredEnv("{ name: API_TOKEN, sensitive: false }"), requiredEnv("{ name: API_TOKEN, sensitive: true }")),
	valid: twoManifests(requiredEnv("{ name: API_TOKEN, sensitive: true }"), requiredEnv("{ name: API_TOKEN, sensitive: true, description: The token. }"))
});
const envSensitiveUnset = changeRule({
	id: "env-sensitive-unset",
	category: "privilege",
	summary: "Reports environment variables that are no longer sensitive.",
	why: "Traces show the value to everyone who reads them.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => isSet(before, "sensitive") && !isSet(after, "sensitive"),
	requires: { bump: "minor" },
	powerVerdict: "guard-removed",
	phrase: "variable {} no longer sensitive",
	message: (change) => msg`Variable ${itemName(change)} is no longer sensitive. Traces show its value.`,
	invalid: twoManifests(requiredEnv("{ name: API_TOKEN, sensitive: true }"), requiredEnv("{ name: API_TOKEN, sensitive: false }"))
});
// src/rules/change/skill-added.ts
const skillAdded = changeRule({
	id: "skill-added",
	summary: "Reports new skills.",
	why: "Nobody depends on a new skill yet. It is listed for the reviewer of the change.",
	on: {
		kind: "skill",
		action: "added"
	},
	requires: { bump: "none" },
	message: ({ to }) => msg`New skill ${describeSkill(to).name} in ${describeSkill(to).location}.`,
	invalid: `
${worklogSkill("before/")}
${worklogSkill("after/")}
${deploySkill("after/skills")}
`,
	valid: `
${worklogSkill("before/")}
${worklogSkill("after/", "", "Writes a work log in org mode.")}
`
});
// src/rules/change/skill-texts.ts
const descriptionChanged = changeRule({
	id: "description-changed",
	summary: "Reports a new, changed or removed description.",
	why: "Models choose a skill by its description, and may now choose it for other tasks.",
	source: "The SKILL.md parser: the description is the only text loaded into the prompt up front.",
	on: { kind: "description" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	phrase: "description changed",
	message: ({ action }) => {
		if (action === "added") return msg`New description.`;
		return action === "removed" ? msg`Description was removed. Models no longer choose the skill.` : msg`Description changed.`;
	},
	invalid: twoFrontmatters("description: Writes a work log.", "description: Writes a work log in org mode."),
	valid: twoFrontmatters("description: Writes a work log.", "description: 'Writes a work log.'")
});
const displayNameChanged = changeRule({
	id: "display-name-changed",
	summary: "Reports changed display names.",
	why: "People look for the skill under the old name. Callers use the id and are not affected.",
	on: { kind: "display-name" },
	requires: { bump: "patch" },
	phrase: "display name changed",
	message: (change) => msg`Display name ${valueChange(change)}.`,
	invalid: twoTomls("name = \"Deploy\"", "name = \"Deployer\""),
	valid: twoTomls("name = \"Deploy\"", "name = 'Deploy'")
});
const licenseChanged = changeRule({
	id: "license-changed",
	summary: "Reports a changed license.",
	why: "The terms of use of the skill may differ.",
	on: { kind: "license" },
	requires: { bump: "patch" },
	phrase: "license changed",
	message: (change) => msg`${code("license")} ${valueChange(change)}.`,
	invalid: twoFrontmatters("license: MIT", "license: Apache-2.0"),
	valid: twoFrontmatters("license: MIT", "license: 'MIT'")
});
const compatibilityChanged = changeRule({
	id: "compatibility-changed",
	summary: "Reports a new, changed or removed `compatibility`.",
	why: "The field says in free text what the skill needs, so whether it now needs more cannot be told.",
	source: "Agent Skills specification, `compatibility`.",
	on: { kind: "compatibility" },
	requires: (change) => isRemoval(change) ? { bump: "none" } : {
		bump: "minor",
		warn: true
	},
	phrase: "`compatibility` changed",
	message: (change) => msg`${code("compatibility")} ${valueChange(change)}.`,
	help: (change) => isRemoval(change) ? void 0 : msg`If users now need more, raise the major version.`,
	invalid: twoFrontmatters("compatibility: Requires git.", "compatibility: Requires git and docker."),
	valid: twoFrontmatters("compatibility: Requires git.", "compatibility: 'Requires git.'")
});
function isRemoval({ action, to }) {
	return action === "removed" || typeof to === "string" && to.trim() === "";
}
const settings = new Set([
	"model",
	"effort",
	"argument-hint",
	"arguments",
	"when_to_use",
	"shell"
]);
const frontmatters = new Set(["agent-skills", "manifest-v1"]);
function isSetting({ before, after }) {
	const item = after ?? before;
	if (!item || !frontmatters.has(item.dialect)) return false;
	return settings.has(parsePointer(item.pointer)[0] ?? "");
}
const clientSettingChanged = changeRule({
	id: "client-setting-changed",
	summary: "Reports changed client settings, such as `model`.",
	why: "The setting affects cost, speed, menus or the shell of inline commands in Claude Code, and no permission.",
	on: { kind: "field" },
	when: isSetting,
	requires: { bump: "none" },
	message: (change) => msg`${describeItem(change)} ${valueChange(change)}.`,
	invalid: twoFrontmatters("model: haiku", "model: opus"),
	valid: twoFrontmatters("model: haiku", "model: 'haiku'")
});
// src/rules/change/stdout-contract.ts
const stdoutContractStrengthened = changeRule({
	id: "stdout-contract-strengthened",
	summary: "Reports `last_line_json` that became true.",
	why: "Nothing breaks: readers can now parse the last line of the output.",
	on: { kind: "stdout" },
	when: ({ before, after, facet }) => (facet === null || facet === "last_line_json") && !isSet(before, "last_line_json") && isSet(after, "last_line_json"),
	requires: { bump: "minor" },
	phrase: "last output line now JSON",
	message: () => msg`${code("stdout_contract.last_line_json")} is now true.`,
	invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
	valid: twoBlocks({}, { capabilities: ["memory-search", "memory-store"] })
});
const stdoutContractWeakened = changeRule({
	id: "stdout-contract-weakened",
	summary: "Reports `last_line_json` that is no longer true.",
	why: "Readers that parse the last line may get text that is not JSON.",
	enforces: [skillManifestV2("`last_line_json: true` means the last stdout line is always valid JSON.", "stdout_contract.last_line_json")],
	on: { kind: "stdout" },
	when: ({ before, after, facet }) => (facet === null || facet === "last_line_json") && isSet(before, "last_line_json") && !isSet(after, "last_line_json"),
	requires: { bump: "major" },
	phrase: "JSON output no longer promised",
	message: () => msg`${code("stdout_contract.last_line_json")} is no longer true. The last line may not be JSON.`,
	invalid: twoBlocks({}, { stdout_contract: { last_line_json: false } })
});
// src/rules/change/tags.ts
const capabilityTagAdded = changeRule({
	id: "capability-tag-added",
	summary: "Reports new capability tags.",
	why: "Nothing breaks: searches for one more tag find the skill.",
	on: {
		kind: "tag",
		action: "added"
	},
	requires: { bump: "patch" },
	message: (change) => msg`New capability tag ${itemName(change)}.`,
	invalid: twoBlocks({}, { capabilities: ["memory-search", "memory-store"] }),
	valid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, { capabilities: ["memory-store", "memory-search"] })
});
const capabilityTagRemoved = changeRule({
	id: "capability-tag-removed",
	summary: "Reports removed capability tags.",
	why: "Searches for the tag no longer find the skill.",
	enforces: [skillManifestV2("Used by the index for capability \u2192 skill lookup.", "capabilities")],
	on: {
		kind: "tag",
		action: "removed"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	message: (change) => msg`Capability tag ${itemName(change)} was removed.`,
	invalid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, {}),
	valid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, { capabilities: ["memory-store", "memory-search"] })
});
const keywordAdded = changeRule({
	id: "keyword-added",
	summary: "Reports new keywords.",
	why: "Nothing breaks: searches for the keyword find the skill.",
	enforces: [skillTomlContract("Search keywords", "skill.keywords")],
	on: {
		kind: "keyword",
		action: "added"
	},
	requires: { bump: "patch" },
	message: (change) => msg`New keyword ${itemName(change)}.`,
	invalid: twoTomls("keywords = [\"aws\"]", "keywords = [\"aws\", \"cloud\"]"),
	valid: twoTomls("keywords = [\"aws\", \"cloud\"]", "keywords = [\"cloud\", \"aws\"]")
});
const keywordRemoved = changeRule({
	id: "keyword-removed",
	summary: "Reports removed keywords.",
	why: "Searches for the keyword no longer find the skill.",
	enforces: [skillTomlContract("Search keywords", "skill.keywords")],
	on: {
		kind: "keyword",
		action: "removed"
	},
	requires: { bump: "patch" },
	message: (change) => msg`Keyword ${itemName(change)} was removed.`,
	invalid: twoTomls("keywords = [\"aws\", \"cloud\"]", "keywords = [\"aws\"]")
});
// src/rules/change/timeout.ts
const timeoutAdded = changeRule({
	id: "timeout-added",
	summary: "Reports a new timeout.",
	why: "Runs that took longer are now stopped.",
	on: {
		kind: "execution",
		action: "added"
	},
	when: ({ after }) => after?.name === "timeout",
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "ADR-002",
		quote: "Set execution timeouts"
	},
	phrase: "new timeout",
	message: ({ after }) => msg`New ${code("execution.timeout")} of ${valueOrNone(facetValue(after, "value"))} seconds. Longer runs are stopped.`,
	invalid: twoManifests("", "execution: { timeout: 30 }")
});
const timeoutRemoved = changeRule({
	id: "timeout-removed",
	summary: "Reports a removed timeout.",
	why: "Nothing breaks: runs may take longer than before.",
	on: {
		kind: "execution",
		action: "removed"
	},
	when: ({ before }) => before?.name === "timeout",
	requires: { bump: "patch" },
	phrase: "timeout removed",
	message: ({ before }) => msg`${code("execution.timeout")} of ${valueOrNone(facetValue(before, "value"))} seconds was removed.`,
	invalid: twoManifests("execution: { timeout: 30 }", ""),
	valid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }")
});
const timeoutRaised = changeRule({
	id: "timeout-raised",
	summary: "Reports a raised timeout.",
	why: "Nothing breaks: runs may take longer than before.",
	on: {
		kind: "execution",
		action: "changed"
	},
	when: ({ after, detail }) => after?.name === "timeout" && detail === "raised",
	requires: { bump: "patch" },
	phrase: "timeout raised",
	message: (change) => msg`${code("execution.timeout")} was raised: ${valueTransition(change)} seconds.`,
	invalid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }")
});
const timeoutLowered = changeRule({
	id: "timeout-lowered",
	summary: "Reports a lowered timeout.",
	why: "Runs that took longer are now stopped.",
	enforces: [adr002("`timeout`: Maximum execution time in seconds", "execution.timeout")],
	on: {
		kind: "execution",
		action: "changed"
	},
	when: ({ after, detail }) => after?.name === "timeout" && detail === "lowered",
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "ADR-002",
		quote: "Set execution timeouts"
	},
	phrase: "timeout lowered",
	message: (change) => msg`${code("execution.timeout")} was lowered: ${valueTransition(change)} seconds.`,
	invalid: twoManifests("execution: { timeout: 60 }", "execution: { timeout: 30 }")
});
// src/rules/change/tools.ts
const tools = (required, optional) => `required_tools = [${required}]\noptional_tools = [${optional}]`;
const requiredToolAdded = changeRule({
	id: "required-tool-added",
	summary: "Reports new required tools.",
	why: "The skill does not run on machines without the tool.",
	enforces: [skillTomlContract("Must be installed", "platform.required_tools")],
	on: {
		kind: "tool",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	phrase: "new required tool {}",
	message: (change) => msg`New required tool ${itemName(change)}.`,
	invalid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\", \"jq\"", "\"sam\""))
});
const requiredToolRemoved = changeRule({
	id: "required-tool-removed",
	summary: "Reports removed required tools.",
	why: "Nothing breaks: the skill runs on more machines.",
	enforces: [skillTomlContract("Must be installed", "platform.required_tools")],
	on: {
		kind: "tool",
		action: "removed"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "minor" },
	phrase: "required tool {} removed",
	message: (change) => msg`Required tool ${itemName(change)} was removed.`,
	invalid: twoPlatforms(tools("\"aws\", \"jq\"", "\"sam\""), tools("\"aws\"", "\"sam\"")),
	valid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\"", ""))
});
const optionalToolAdded = changeRule({
	id: "optional-tool-added",
	summary: "Reports new optional tools.",
	why: "Nothing breaks: the skill works without the tool.",
	enforces: [skillTomlContract("Nice to have", "platform.optional_tools")],
	on: {
		kind: "tool",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "patch" },
	phrase: "new optional tool {}",
	message: (change) => msg`New optional tool ${itemName(change)}.`,
	invalid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\"", "\"sam\", \"cdk\"")),
	valid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\"", ""))
});
const optionalToolRemoved = changeRule({
	id: "optional-tool-removed",
	summary: "Reports removed optional tools.",
	why: "Nothing breaks: the skill worked without the tool.",
	enforces: [skillTomlContract("Nice to have", "platform.optional_tools")],
	on: {
		kind: "tool",
		action: "removed"
	},
	when: ({ before }) => !isRequired(before),
	requires: { bump: "patch" },
	phrase: "optional tool {} removed",
	message: (change) => msg`Optional tool ${itemName(change)} was removed.`,
	invalid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\"", "")),
	valid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\"", "\"sam\", \"cdk\""))
});
const toolOptionalToRequired = changeRule({
	id: "tool-optional-to-required",
	summary: "Reports tools that became required.",
	why: "The skill no longer runs on machines without the tool.",
	enforces: [skillTomlContract("Must be installed", "platform.required_tools")],
	on: {
		kind: "tool",
		action: "changed",
		facet: "required"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	message: (change) => msg`Tool ${itemName(change)} is now required.`,
	invalid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\", \"sam\"", ""))
});
const toolRequiredToOptional = changeRule({
	id: "tool-required-to-optional",
	summary: "Reports tools that became optional.",
	why: "Nothing breaks: the skill runs on more machines.",
	enforces: [skillTomlContract("Nice to have", "platform.optional_tools")],
	on: {
		kind: "tool",
		action: "changed",
		facet: "required"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "minor" },
	message: (change) => msg`Tool ${itemName(change)} is now optional.`,
	invalid: twoPlatforms(tools("\"aws\", \"sam\"", ""), tools("\"aws\"", "\"sam\"")),
	valid: twoPlatforms(tools("\"aws\"", "\"sam\""), tools("\"aws\"", "\"sam\", \"sam\""))
});
// src/rules/change/unclassified-change.ts
const unclassifiedChange = changeRule({
	id: "unclassified-change",
	category: "format",
	summary: "Reports manifest changes that no rule covers.",
	why: "Callers may rely on a field without a rule.",
	howToFix: "Raise the version if callers can break, or accept the finding. For `inputs`, `outputs` and `execution`, declare `manifest_version: \"1.0\"`.",
	consequenceOf: {
		rules: [keyTypo.id],
		sharing: "key"
	},
	on: { kind: [] },
	requires: {
		bump: "none",
		warn: true
	},
	phrase: "field {} changed",
	message: (change) => msg`${describeItem(change)} ${valueChange(change)}. No rule covers it.`,
	help: ({ after }) => isWithoutManifestVersion(after) ? msg`Declare ${code("manifest_version: \"1.0\"")}, or ${code(after?.name ?? "")} has no meaning.` : msg`Raise the major version if callers can break.`,
	invalid: twoFrontmatters("tier: small", "tier: large"),
	valid: twoFrontmatters("tier: small", "tier: 'small'")
});
const manifestFields = new Set([
	"inputs",
	"outputs",
	"execution"
]);
function isWithoutManifestVersion(item) {
	return item?.dialect === "agent-skills" && manifestFields.has(item.name);
}
// src/rules/change-index.ts
var change_index_exports = __exportAll({
	allowedToolsAdded: () => allowedToolsAdded,
	allowedToolsNarrowed: () => allowedToolsNarrowed,
	allowedToolsRemoved: () => allowedToolsRemoved,
	allowedToolsRewritten: () => allowedToolsRewritten,
	allowedToolsWidened: () => allowedToolsWidened,
	apiVersionAdded: () => apiVersionAdded,
	apiVersionMajorChanged: () => apiVersionMajorChanged,
	apiVersionMinorChanged: () => apiVersionMinorChanged,
	apiVersionRemoved: () => apiVersionRemoved,
	argumentAdded: () => argumentAdded,
	argumentMoved: () => argumentMoved,
	argumentRemoved: () => argumentRemoved,
	argumentRenamed: () => argumentRenamed,
	artifactAdded: () => artifactAdded,
	artifactChanged: () => artifactChanged,
	artifactRemoved: () => artifactRemoved,
	bodyChanged: () => bodyChanged,
	bundledFileChanged: () => bundledFileChanged,
	capabilityTagAdded: () => capabilityTagAdded,
	capabilityTagRemoved: () => capabilityTagRemoved,
	clientSettingChanged: () => clientSettingChanged,
	commandAdded: () => commandAdded,
	commandMaxAdded: () => commandMaxAdded,
	commandMaxLowered: () => commandMaxLowered,
	commandMaxRaised: () => commandMaxRaised,
	commandMaxRemoved: () => commandMaxRemoved,
	commandMinAdded: () => commandMinAdded,
	commandMinLowered: () => commandMinLowered,
	commandMinRaised: () => commandMinRaised,
	commandMinRemoved: () => commandMinRemoved,
	commandRemoved: () => commandRemoved,
	commandVersionUncomparable: () => commandVersionUncomparable,
	compatibilityChanged: () => compatibilityChanged,
	confirmationRelaxed: () => confirmationRelaxed,
	confirmationStated: () => confirmationStated,
	confirmationTightened: () => confirmationTightened,
	confirmationUncomparable: () => confirmationUncomparable,
	dependencyAdded: () => dependencyAdded,
	dependencyFeatureAdded: () => dependencyFeatureAdded,
	dependencyFeatureRemoved: () => dependencyFeatureRemoved,
	dependencyOptionalAdded: () => dependencyOptionalAdded,
	dependencyOptionalRemoved: () => dependencyOptionalRemoved,
	dependencyOptionalToRequired: () => dependencyOptionalToRequired,
	dependencyRangeChanged: () => dependencyRangeChanged,
	dependencyRangeNarrowed: () => dependencyRangeNarrowed,
	dependencyRangeUnbounded: () => dependencyRangeUnbounded,
	dependencyRangeWidened: () => dependencyRangeWidened,
	dependencyRemoved: () => dependencyRemoved,
	dependencyRequiredToOptional: () => dependencyRequiredToOptional,
	descriptionChanged: () => descriptionChanged,
	destructiveFlagCleared: () => destructiveFlagCleared,
	destructiveFlagNewlyDeclared: () => destructiveFlagNewlyDeclared,
	destructiveFlagSet: () => destructiveFlagSet,
	destructiveFlagUndeclared: () => destructiveFlagUndeclared,
	dialectAdded: () => dialectAdded,
	dialectMigrated: () => dialectMigrated,
	displayNameChanged: () => displayNameChanged,
	effectAdded: () => effectAdded,
	effectRemoved: () => effectRemoved,
	effectUnknownAdded: () => effectUnknownAdded,
	entrypointArgvChanged: () => entrypointArgvChanged,
	entrypointCodeAdded: () => entrypointCodeAdded,
	entrypointInputAdded: () => entrypointInputAdded,
	entrypointInterpreterChanged: () => entrypointInterpreterChanged,
	entrypointOsAdded: () => entrypointOsAdded,
	entrypointOsRemoved: () => entrypointOsRemoved,
	entrypointPlaceholderAdded: () => entrypointPlaceholderAdded,
	entrypointPlaceholderDropped: () => entrypointPlaceholderDropped,
	entrypointTextChanged: () => entrypointTextChanged,
	envDescriptionChanged: () => envDescriptionChanged,
	envOptionalAdded: () => envOptionalAdded,
	envOptionalRemoved: () => envOptionalRemoved,
	envOptionalToRequired: () => envOptionalToRequired,
	envReadNarrowed: () => envReadNarrowed,
	envReadWidened: () => envReadWidened,
	envRenamed: () => envRenamed,
	envRequiredAdded: () => envRequiredAdded,
	envRequiredRemoved: () => envRequiredRemoved,
	envRequiredToOptional: () => envRequiredToOptional,
	envSensitiveSet: () => envSensitiveSet,
	envSensitiveUnset: () => envSensitiveUnset,
	execAllowlistEmptied: () => execAllowlistEmptied,
	execAllowlistFilled: () => execAllowlistFilled,
	execBlockAdded: () => execBlockAdded,
	execBlockRemoved: () => execBlockRemoved,
	execCommandAdded: () => execCommandAdded,
	execCommandRemoved: () => execCommandRemoved,
	execDisabled: () => execDisabled,
	execEnabled: () => execEnabled,
	executableEnabled: () => executableEnabled,
	exportAdded: () => exportAdded,
	exportRemoved: () => exportRemoved,
	featureAdded: () => featureAdded,
	featureDefaultDisabled: () => featureDefaultDisabled,
	featureDefaultEnabled: () => featureDefaultEnabled,
	featureDescriptionChanged: () => featureDescriptionChanged,
	featureRemoved: () => featureRemoved,
	filePreconditionAdded: () => filePreconditionAdded,
	filePreconditionBaseChanged: () => filePreconditionBaseChanged,
	filePreconditionDescriptionChanged: () => filePreconditionDescriptionChanged,
	filePreconditionRemoved: () => filePreconditionRemoved,
	formatVersionAdded: () => formatVersionAdded,
	formatVersionMajorChanged: () => formatVersionMajorChanged,
	formatVersionMinorChanged: () => formatVersionMinorChanged,
	formatVersionRemoved: () => formatVersionRemoved,
	fsReadNarrowed: () => fsReadNarrowed,
	fsReadWidened: () => fsReadWidened,
	fsWriteNarrowed: () => fsWriteNarrowed,
	fsWriteWidened: () => fsWriteWidened,
	hostMinAdded: () => hostMinAdded,
	hostMinLowered: () => hostMinLowered,
	hostMinRaised: () => hostMinRaised,
	hostMinRemoved: () => hostMinRemoved,
	hostMinUncomparable: () => hostMinUncomparable,
	idempotentFalseStated: () => idempotentFalseStated,
	idempotentGained: () => idempotentGained,
	idempotentLost: () => idempotentLost,
	inputDefaultAdded: () => inputDefaultAdded,
	inputDefaultChanged: () => inputDefaultChanged,
	inputDefaultRemoved: () => inputDefaultRemoved,
	inputDescriptionChanged: () => inputDescriptionChanged,
	inputOptionalAdded: () => inputOptionalAdded,
	inputOptionalAddedNoDefault: () => inputOptionalAddedNoDefault,
	inputOptionalRemoved: () => inputOptionalRemoved,
	inputOptionalToRequired: () => inputOptionalToRequired,
	inputPatternChangedUndecided: () => inputPatternChangedUndecided,
	inputPropertyAdded: () => inputPropertyAdded,
	inputPropertyDefaultChanged: () => inputPropertyDefaultChanged,
	inputPropertyRemoved: () => inputPropertyRemoved,
	inputRenamed: () => inputRenamed,
	inputRequiredAdded: () => inputRequiredAdded,
	inputRequiredAddedWithDefault: () => inputRequiredAddedWithDefault,
	inputRequiredRemoved: () => inputRequiredRemoved,
	inputRequiredToOptional: () => inputRequiredToOptional,
	inputSchemaIncompatible: () => inputSchemaIncompatible,
	inputSchemaNarrowed: () => inputSchemaNarrowed,
	inputSchemaRewritten: () => inputSchemaRewritten,
	inputSchemaUnsupportedKeyword: () => inputSchemaUnsupportedKeyword,
	inputSchemaWidened: () => inputSchemaWidened,
	inputSensitiveSet: () => inputSensitiveSet,
	inputSensitiveUnset: () => inputSensitiveUnset,
	inputTypeChanged: () => inputTypeChanged,
	inputTypeWidened: () => inputTypeWidened,
	interactiveCleared: () => interactiveCleared,
	interactiveSet: () => interactiveSet,
	interactiveUndeclared: () => interactiveUndeclared,
	interfaceInputAddedRequirednessUnknown: () => interfaceInputAddedRequirednessUnknown,
	interfaceInputDeclared: () => interfaceInputDeclared,
	interfaceInputUndeclared: () => interfaceInputUndeclared,
	interfaceOutputChanged: () => interfaceOutputChanged,
	keywordAdded: () => keywordAdded,
	keywordRemoved: () => keywordRemoved,
	knowledgePriorityChanged: () => knowledgePriorityChanged,
	knowledgeStated: () => knowledgeStated,
	licenseChanged: () => licenseChanged,
	manifestAdded: () => manifestAdded,
	manifestRemoved: () => manifestRemoved,
	maxContextTokensLowered: () => maxContextTokensLowered,
	maxContextTokensRaised: () => maxContextTokensRaised,
	metadataChanged: () => metadataChanged,
	moduleFunctionAdded: () => moduleFunctionAdded,
	moduleFunctionRemoved: () => moduleFunctionRemoved,
	netNarrowed: () => netNarrowed,
	netWidened: () => netWidened,
	networkFlagCleared: () => networkFlagCleared,
	networkFlagNewlyDeclared: () => networkFlagNewlyDeclared,
	networkFlagSet: () => networkFlagSet,
	networkFlagUndeclared: () => networkFlagUndeclared,
	operationAdded: () => operationAdded,
	operationDescriptionChanged: () => operationDescriptionChanged,
	operationRemoved: () => operationRemoved,
	operationRenamed: () => operationRenamed,
	optionalToolAdded: () => optionalToolAdded,
	optionalToolRemoved: () => optionalToolRemoved,
	outputBaseChanged: () => outputBaseChanged,
	outputBaseStated: () => outputBaseStated,
	outputDescriptionChanged: () => outputDescriptionChanged,
	outputEffectivePathChanged: () => outputEffectivePathChanged,
	outputFieldAdded: () => outputFieldAdded,
	outputFieldLiteralAdded: () => outputFieldLiteralAdded,
	outputFieldLiteralRemoved: () => outputFieldLiteralRemoved,
	outputFieldRemoved: () => outputFieldRemoved,
	outputFieldTextChanged: () => outputFieldTextChanged,
	outputFieldTypeChanged: () => outputFieldTypeChanged,
	outputFieldsDeclared: () => outputFieldsDeclared,
	outputFieldsWithdrawn: () => outputFieldsWithdrawn,
	outputFileAdded: () => outputFileAdded,
	outputFileRemoved: () => outputFileRemoved,
	outputPatternChanged: () => outputPatternChanged,
	platformArchNarrowed: () => platformArchNarrowed,
	platformArchWidened: () => platformArchWidened,
	platformOsNarrowed: () => platformOsNarrowed,
	platformOsWidened: () => platformOsWidened,
	platformRewritten: () => platformRewritten,
	powerRewritten: () => powerRewritten,
	privilegeMoved: () => privilegeMoved,
	providesAdded: () => providesAdded,
	providesWithdrawn: () => providesWithdrawn,
	recipeAdded: () => recipeAdded,
	recipeConfirmationRelaxed: () => recipeConfirmationRelaxed,
	recipeConfirmationTightened: () => recipeConfirmationTightened,
	recipeParameterDefaultChanged: () => recipeParameterDefaultChanged,
	recipeParameterDescriptionChanged: () => recipeParameterDescriptionChanged,
	recipeParameterOptionalAdded: () => recipeParameterOptionalAdded,
	recipeParameterOptionalRemoved: () => recipeParameterOptionalRemoved,
	recipeParameterOptionalToRequired: () => recipeParameterOptionalToRequired,
	recipeParameterRenamed: () => recipeParameterRenamed,
	recipeParameterRequiredAdded: () => recipeParameterRequiredAdded,
	recipeParameterRequiredRemoved: () => recipeParameterRequiredRemoved,
	recipeParameterRequiredToOptional: () => recipeParameterRequiredToOptional,
	recipeParameterTypeChanged: () => recipeParameterTypeChanged,
	recipeRemoved: () => recipeRemoved,
	recipeRenamed: () => recipeRenamed,
	recipeStepAdded: () => recipeStepAdded,
	recipeStepChanged: () => recipeStepChanged,
	recipeStepProgramChanged: () => recipeStepProgramChanged,
	recipeStepRemoved: () => recipeStepRemoved,
	requiredToolAdded: () => requiredToolAdded,
	requiredToolRemoved: () => requiredToolRemoved,
	scriptDefaultChanged: () => scriptDefaultChanged,
	scriptInterfaceAdded: () => scriptInterfaceAdded,
	scriptInterfaceOptional: () => scriptInterfaceOptional,
	scriptInterfaceRemoved: () => scriptInterfaceRemoved,
	scriptInterfaceRequired: () => scriptInterfaceRequired,
	scriptValuesNarrowed: () => scriptValuesNarrowed,
	scriptValuesWidened: () => scriptValuesWidened,
	secretsAccessDisabled: () => secretsAccessDisabled,
	secretsAccessEnabled: () => secretsAccessEnabled,
	skillAdded: () => skillAdded,
	skillMoved: () => skillMoved,
	skillRemoved: () => skillRemoved,
	skillRenamed: () => skillRenamed,
	skillSensitiveSet: () => skillSensitiveSet,
	skillSensitiveUnset: () => skillSensitiveUnset,
	stdoutContractStrengthened: () => stdoutContractStrengthened,
	stdoutContractWeakened: () => stdoutContractWeakened,
	suggestionChanged: () => suggestionChanged,
	timeoutAdded: () => timeoutAdded,
	timeoutLowered: () => timeoutLowered,
	timeoutRaised: () => timeoutRaised,
	timeoutRemoved: () => timeoutRemoved,
	toolOptionalToRequired: () => toolOptionalToRequired,
	toolRequiredToOptional: () => toolRequiredToOptional,
	topicAdded: () => topicAdded,
	topicRemoved: () => topicRemoved,
	unclassifiedChange: () => unclassifiedChange,
	wasmModulePathChanged: () => wasmModulePathChanged
});
// src/rules/catalog.ts
var catalog_exports = __exportAll({
	findRule: () => findRule,
	rules: () => rules
});
const changeRules = Object.values(change_index_exports).sort(byId);
const rules = [...changeRules, ...treeRules];
const rulesById = new Map(rules.map((rule) => [rule.id, rule]));
function findRule(id) {
	return rulesById.get(id);
}
export { unclassifiedChange as a, rules as i, changeRules as n, compareRanges as o, findRule as r, catalog_exports as t };
