import { i as __toESM, n as __exportAll } from "./rolldown-runtime.js";
import { $n as twoBodies, Ar as fileNames, Br as rejectedWitness, Co as joinFirst, Cr as changedEntries, Dr as describeSkill, Er as describeNestedDefault, Fi as isSecretName, Fr as keywordTransition, Gn as effects, Gt as byId, Hn as planModuleText, Hr as underSemantic, Ir as newName, Jn as parseRange, Jr as facetValue, Jt as treeRules, Kn as hasLimits, Kr as listDifference, Lr as operationName, Mr as formatOrNone, Nr as formatText, Oi as placeholdersIn, Or as describeValueChange, Pr as itemName, Qn as twoBlocks, Qt as twoManifests, Rr as pathTransition, So as formatNames, Sr as acceptedWitness, Tr as describeItem, Ur as valueTransition, Vn as moduleText, Vr as transitionSuffix, Wn as describeEffect, Wr as formatTransition, Xn as operationOf, Xt as dedent, Yn as blockOf, Yr as isSet, Zn as routerOf, Zr as changeRule, Zt as twoFrontmatters, _r as leavesLegacyManifest, ar as createFlagChangeTest, cn as describeBase, cr as hasApiVersion, dr as isBundled, er as twoOperations, fr as isDeclaredInDetail, gr as isRequired, hr as isOptional, ir as changedFormatPart, kr as entrypointName, ln as describeManifest, lr as hasDefault, mr as isHarmless, nr as adr002, or as formatVersionKey, pi as coversCommand, pr as isDeclaredInDetailOnBothSides, qn as isDefinedEffect, ra as parsePointer, rr as baseDirectoryOf, sr as hasAllowedTools, un as describePart, ur as isAboutKeyword, vr as semanticRequirements, wo as joinWithOr, wr as describeDescription, xo as code, yo as require_compare } from "./core.js";
// src/rules/words/tools.ts
const plainTool = /^[A-Za-z][\w-]{0,40}(?:\([\w *.:/~@+=,-]{0,60}\))?$/;
const maxTools = 5;
const maxPhrases = 3;
const phrases = new Map([
	["Bash", "run commands"],
	["Edit", "edit files"],
	["Glob", "search files"],
	["Grep", "search files"],
	["MultiEdit", "edit files"],
	["NotebookEdit", "edit notebooks"],
	["Read", "read files"],
	["Task", "start subagents"],
	["WebFetch", "fetch pages"],
	["WebSearch", "search the web"],
	["Write", "write files"]
]);
function formatTools(value) {
	const tools = toolsIn(value);
	return tools.length === 0 ? "none" : joinFirst(tools.map(formatTool), maxTools);
}
function changedTools({ witness }) {
	return formatTools(witness?.value);
}
function replacedToolsSuffix(change) {
	const gained = new Set(toolsIn(change.witness?.value).map(nameOfTool));
	const { removed } = toolDifference(change);
	const replaced = removed.map(String).filter((tool) => gained.has(nameOfTool(tool)));
	return replaced.length === 0 ? "" : ` (before: only ${formatTools(replaced)})`;
}
function rewrittenToolsSuffix(change) {
	const { added, removed } = toolDifference(change);
	const parts = [...added.length > 0 ? [`added ${formatTools(added)}`] : [], ...removed.length > 0 ? [`removed ${formatTools(removed)}`] : []];
	return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function toolDifference({ before, after }) {
	const [oldTools, newTools] = [before, after].map((item) => toolsIn(facetValue(item, "value")));
	return listDifference(oldTools ?? [], newTools ?? []);
}
function describeLostTools(change) {
	const left = remainingTools(change);
	return `${changedTools(change)}${left.length === 0 ? "" : `, only ${formatTools(left)}`}`;
}
function describeLostSteps(change) {
	const lost = toolsIn(change.witness?.value);
	if (remainingTools(change).length > 0) return "steps that use more than that";
	const known = lost.map((tool) => tool.includes("(") ? void 0 : phrases.get(tool));
	const distinct = [...new Set(known)];
	if (distinct.length > maxPhrases || distinct.includes(void 0)) return `steps that use ${lost.length === 1 ? "it" : "them"}`;
	return `steps that ${joinWithOr(distinct.map(String))}`;
}
function remainingTools({ after, witness }) {
	const lost = new Set(toolsIn(witness?.value).map(nameOfTool));
	return toolsIn(facetValue(after, "value")).filter((tool) => lost.has(nameOfTool(tool)));
}
function nameOfTool(tool) {
	return tool.replace(/\(.*$/s, "");
}
function formatTool(tool) {
	return plainTool.test(tool) ? tool : code(tool);
}
function toolsIn(value) {
	if (value === void 0 || value === null) return [];
	return Array.isArray(value) ? value.map(String) : [JSON.stringify(value)];
}
// src/rules/change/allowed-tools-added.ts
const allowedToolsAdded = changeRule({
	id: "allowed-tools-added",
	category: "privilege",
	summary: "A skill without `allowed-tools` does not get one.",
	why: "Clients approve these tools in advance: the skill uses them without a question to the user. The list limits nothing; tools that it does not name are asked for as before.",
	on: {
		kind: "allowed-tools",
		action: "added"
	},
	when: ({ after }) => hasAllowedTools(after),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "Agent Skills specification",
		quote: "A space-separated string of tools that are pre-approved to run"
	},
	powerVerdict: "widened",
	message: ({ after }) => `\`allowed-tools\` was added: clients let the skill use ${formatTools(facetValue(after, "value"))} without asking.`,
	invalid: twoFrontmatters("", "allowed-tools: Read"),
	valid: twoFrontmatters("allowed-tools: Read", "allowed-tools: [Read]")
});
// src/rules/change/allowed-tools-narrowed.ts
const allowedToolsNarrowed = changeRule({
	id: "allowed-tools-narrowed",
	category: "behaviour",
	summary: "`allowed-tools` that loses a tool needs a minor bump.",
	why: "Clients approve listed tools in advance and now ask before the others. The instructions may still use them, and a run without a user stops at the question.",
	on: {
		kind: "allowed-tools",
		action: "changed",
		verdict: "narrowed"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "Agent Skills specification",
		quote: "A space-separated string of tools that are pre-approved to run"
	},
	powerVerdict: "narrowed",
	message: (change) => `\`allowed-tools\` no longer lists ${describeLostTools(change)}. Agents now ask the user before ${describeLostSteps(change)}.`,
	invalid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: Read"),
	valid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: [Read, Bash(git:*)]")
});
// src/rules/change/allowed-tools-removed.ts
const allowedToolsRemoved = changeRule({
	id: "allowed-tools-removed",
	category: "behaviour",
	summary: "A removed `allowed-tools` needs a minor bump.",
	why: "Clients approve listed tools in advance and now ask before each use. The skill loses no tool, but a run without a user stops at the question.",
	on: {
		kind: "allowed-tools",
		action: "removed"
	},
	when: ({ before }) => hasAllowedTools(before),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "Agent Skills specification",
		quote: "A space-separated string of tools that are pre-approved to run"
	},
	powerVerdict: "narrowed",
	message: ({ before }) => `\`allowed-tools\` was removed (before: ${formatTools(facetValue(before, "value"))}). Clients that approved these tools in advance now ask before each use.`,
	invalid: twoFrontmatters("allowed-tools: Read", ""),
	valid: twoFrontmatters("allowed-tools: Read", "allowed-tools: [Read]")
});
// src/rules/change/allowed-tools-rewritten.ts
const allowedToolsRewritten = changeRule({
	id: "allowed-tools-rewritten",
	category: "documentation",
	summary: "`allowed-tools` that is rewritten and lists the same tools needs a patch bump.",
	why: "Nothing changes for users. The change is reported because hosts read the list in different ways.",
	on: {
		kind: "allowed-tools",
		action: [
			"added",
			"changed",
			"removed"
		]
	},
	when: ({ action, verdict, before, after }) => action === "changed" ? verdict === "equivalent" : !hasAllowedTools(after ?? before),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `\`allowed-tools\` was rewritten${rewrittenToolsSuffix(change)}, but it still allows the same tools.`,
	invalid: twoFrontmatters("allowed-tools: Bash Bash(git:*)", "allowed-tools: Bash"),
	valid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: [Read, Bash(git:*)]")
});
// src/rules/change/allowed-tools-widened.ts
const allowedToolsWidened = changeRule({
	id: "allowed-tools-widened",
	category: "privilege",
	summary: "`allowed-tools` gains no tool.",
	why: "Clients approve the listed tools in advance: the skill does more without a question to the user.",
	on: {
		kind: "allowed-tools",
		action: "changed",
		verdict: "widened"
	},
	requires: { bump: "minor" },
	bumpBasis: {
		document: "Agent Skills specification",
		quote: "A space-separated string of tools that are pre-approved to run"
	},
	powerVerdict: "widened",
	message: (change) => `\`allowed-tools\` now also grants ${changedTools(change)}${replacedToolsSuffix(change)}.`,
	invalid: twoFrontmatters("allowed-tools: Bash(git:*)", "allowed-tools: Bash(git:*) WebFetch"),
	valid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: [Read, Bash(git:*)]")
});
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
// src/rules/change/api-version-added.ts
const apiVersionAdded = changeRule({
	id: "api-version-added",
	category: "format",
	summary: "An added `api_version` needs a patch bump.",
	why: "Nothing breaks: caro can now check whether it reads the manifest.",
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: ({ after, detail }) => hasApiVersion(after) && detail === "added",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: ({ after }) => `\`api_version\` ${formatText(after, "format")} was added. Caro now checks whether it can read the manifest.`,
	invalid: twoTomls("# api_version = \"1.0\"", "api_version = \"1.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
// src/rules/change/api-version-major-changed.ts
const apiVersionMajorChanged = changeRule({
	id: "api-version-major-changed",
	category: "format",
	summary: "A new major part of `api_version` needs a major bump.",
	why: "Versions of caro that read the old major version refuse the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Reject incompatible major versions",
		fields: ["skill.api_version"]
	}],
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === "major",
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Reject incompatible major versions"
	},
	message: (change) => `The major part of \`api_version\` changed: ${valueTransition(change)}. Versions of caro that read only the old format refuse the skill.`,
	invalid: twoTomls("api_version = \"1.0\"", "api_version = \"2.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
// src/rules/change/api-version-minor-changed.ts
const apiVersionMinorChanged = changeRule({
	id: "api-version-minor-changed",
	category: "format",
	summary: "A new minor part of `api_version` needs a minor bump.",
	why: "Versions of caro that read the old minor version warn each time they load the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Warn on minor version mismatch",
		fields: ["skill.api_version"]
	}],
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
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Warn on minor version mismatch"
	},
	message: (change) => `The minor part of \`api_version\` changed: ${valueTransition(change)}. Versions of caro that use another API version than ${formatText(change.after, "format")} load the skill with a warning.`,
	invalid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = '1.0'")
});
// src/rules/change/api-version-removed.ts
const apiVersionRemoved = changeRule({
	id: "api-version-removed",
	category: "format",
	summary: "A removed `api_version` needs a major bump.",
	why: "Caro needs the version of the format and does not load a skill without it.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Skills MUST specify the API version they're built for",
		fields: ["skill.api_version"]
	}],
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: ({ before, detail }) => hasApiVersion(before) && detail === "removed",
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Skills MUST specify the API version they're built for"
	},
	message: ({ before }) => `\`api_version\` ${formatText(before, "format")} was removed: callers can no longer tell which format the skill has.`,
	invalid: twoTomls("api_version = \"1.0\"", "# api_version = \"1.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
// src/rules/change/artifact-added.ts
const artifactAdded = changeRule({
	id: "artifact-added",
	category: "interface",
	summary: "An added artifact needs a minor bump.",
	why: "Nothing breaks: the skill produces something more.",
	on: {
		kind: "artifact",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Artifact ${itemName(change)} was added: the skill now produces it too.`,
	invalid: twoManifests(`
      outputs:
        artifacts: []
    `, `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `),
	valid: twoManifests(`
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `, `
      outputs:
        artifacts: [{ kind: stdout, name: summary }]
    `)
});
// src/rules/change/artifact-changed.ts
const artifactChanged = changeRule({
	id: "artifact-changed",
	category: "interface",
	summary: "The description of an artifact does not change.",
	why: "ADR-002 does not define the form of an artifact, so the check cannot decide whether its users break.",
	howToFix: "Ask the users of the artifact whether they still find what they need. If they do not, raise the version by a major bump. If they do, nothing has to be done.",
	on: {
		kind: "artifact",
		action: "changed"
	},
	requires: {
		bump: "none",
		warn: true
	},
	bumpBasis: "inferred",
	message: (change) => `Artifact ${itemName(change)} changed: ${valueTransition(change)}. Skillaccord cannot tell whether this breaks: check everything that uses the artifact. If something breaks, the change needs a major bump.`,
	invalid: twoManifests(`
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `, `
      outputs:
        artifacts: [{ name: summary, kind: stderr }]
    `),
	valid: twoManifests(`
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `, `
      outputs:
        artifacts: [{ kind: stdout, name: summary }]
    `)
});
// src/rules/change/artifact-removed.ts
const artifactRemoved = changeRule({
	id: "artifact-removed",
	category: "interface",
	summary: "A removed artifact needs a major bump.",
	why: "Users of the artifact no longer get it.",
	on: {
		kind: "artifact",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: (change) => `Artifact ${itemName(change)} was removed. Its users no longer get it.`,
	invalid: twoManifests(`
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `, `
      outputs:
        artifacts: []
    `),
	valid: twoManifests(`
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `, `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `)
});
// src/rules/change/body-changed.ts
const bodyChanged = changeRule({
	id: "body-changed",
	category: "documentation",
	summary: "Changed instructions need a patch bump.",
	why: "The instructions are what the skill does, and the manifest does not say what changed in them.",
	on: { kind: "body" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: () => "The instructions changed: read the diff. Skillaccord does not compare their meaning.",
	invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
Write the log.
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
Write the log in org mode.
`,
	valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
Write the log.
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
license: MIT
version: 1.0.0
---
Write the log.
`
});
// src/rules/change/bundled-file-changed.ts
const bundledFileChanged = changeRule({
	id: "bundled-file-changed",
	category: "documentation",
	summary: "A changed bundled file needs a patch bump.",
	why: "Scripts and references are part of what the skill does, and the manifest does not say what changed in them.",
	on: { kind: "bundle" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Bug fixes"
	},
	message: ({ from, to }) => {
		const [before, after] = [fileNames(from, []), fileNames([], to)];
		return [
			sentence(before.filter((name) => after.includes(name)), "changed", "changed"),
			sentence(after.filter((name) => !before.includes(name)), "was added", "were added"),
			sentence(before.filter((name) => !after.includes(name)), "was removed", "were removed")
		].filter(Boolean).join(" ");
	},
	invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- before/skills/worklog/log.sh --
date
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skills/worklog/log.sh --
date -u
`,
	valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- before/skills/worklog/log.sh --
date
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
license: MIT
version: 1.0.0
---
-- after/skills/worklog/log.sh --
date
`
});
function sentence(names, singular, plural) {
	if (names.length === 0) return "";
	return names.length === 1 ? `Bundled file ${formatNames(names)} ${singular}.` : `${names.length} bundled files ${plural}: ${formatNames(names)}.`;
}
// src/rules/change/capability-tag-added.ts
const capabilityTagAdded = changeRule({
	id: "capability-tag-added",
	category: "discovery",
	summary: "An added capability tag needs a patch bump.",
	why: "Nothing breaks: searches for one more tag find the skill.",
	on: {
		kind: "tag",
		action: "added"
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `Capability tag ${itemName(change)} was added. Searches for this tag now find the skill.`,
	invalid: twoBlocks({}, { capabilities: ["memory-search", "memory-store"] }),
	valid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, { capabilities: ["memory-store", "memory-search"] })
});
// src/rules/change/capability-tag-removed.ts
const capabilityTagRemoved = changeRule({
	id: "capability-tag-removed",
	category: "discovery",
	summary: "A removed capability tag needs a minor bump.",
	why: "Searches for the tag no longer find the skill.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Used by the index for capability \u2192 skill lookup.",
		fields: ["capabilities"]
	}],
	on: {
		kind: "tag",
		action: "removed"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Used by the index for capability \u2192 skill lookup."
	},
	message: (change) => `Capability tag ${itemName(change)} was removed. Searches for this tag no longer find the skill.`,
	invalid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, {}),
	valid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, { capabilities: ["memory-store", "memory-search"] })
});
// src/rules/change/client-setting-changed.ts
const settings = new Set([...[
	"model",
	"effort",
	"argument-hint",
	"arguments",
	"when_to_use",
	"shell"
]]);
const frontmatters = new Set(["agent-skills", "manifest-v1"]);
function isSetting({ before, after }) {
	const item = after ?? before;
	if (!item || !frontmatters.has(item.dialect)) return false;
	return settings.has(parsePointer(item.pointer)[0] ?? "");
}
const clientSettingChanged = changeRule({
	id: "client-setting-changed",
	category: "documentation",
	summary: "A changed setting of a client, such as `model`, is on record.",
	why: "The setting has an effect on cost, speed, menus or the shell of inline commands in Claude Code, and on no permission.",
	on: { kind: "field" },
	when: isSetting,
	requires: { bump: "none" },
	bumpBasis: "inferred",
	message: (change) => `${describeItem(change)} ${describeValueChange(change)}.`,
	invalid: twoFrontmatters("model: haiku", "model: opus"),
	valid: twoFrontmatters("model: haiku", "model: 'haiku'")
});
// src/rules/change/command-added.ts
const commandAdded = changeRule({
	id: "command-added",
	category: "requirement",
	summary: "A new required command needs a major bump.",
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
	message: (change) => `Command ${itemName(change)} is now required. The skill fails where it is not installed.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git }]
    `, `
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `, `
      preconditions:
        commands: [{ cmd: git }]
    `)
});
// src/rules/change/command-max-added.ts
const commandMaxAdded = changeRule({
	id: "command-max-added",
	category: "requirement",
	summary: "An added maximum version of a command needs a major bump.",
	why: "The skill fails where the installed version of the command was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail }) => detail === "added",
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `The maximum version of command ${itemName(change)} was added: ${formatText(change.after, "max")}. The skill fails with versions that worked before.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git }]
    `, `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git }]
    `)
});
// src/rules/change/command-max-lowered.ts
const commandMaxLowered = changeRule({
	id: "command-max-lowered",
	category: "requirement",
	summary: "A lowered maximum version of a command needs a major bump.",
	why: "The skill fails where the installed version of the command was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `The maximum version of command ${itemName(change)} was lowered: ${valueTransition(change)}. The skill fails with versions that worked before.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `, `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `)
});
// src/rules/change/command-max-raised.ts
const commandMaxRaised = changeRule({
	id: "command-max-raised",
	category: "requirement",
	summary: "A raised maximum version of a command needs a minor bump.",
	why: "Nothing breaks: the skill runs with more versions of the command.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The maximum version of command ${itemName(change)} was raised: ${valueTransition(change)}. The skill now runs with more versions.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `, `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `, `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30", package: git }]
    `)
});
// src/rules/change/command-max-removed.ts
const commandMaxRemoved = changeRule({
	id: "command-max-removed",
	category: "requirement",
	summary: "A removed maximum version of a command needs a minor bump.",
	why: "Nothing breaks: the skill runs with more versions of the command.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail }) => detail === "removed",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The maximum version of command ${itemName(change)} was removed: ${formatText(change.before, "max")}. The skill now runs with more versions.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, max_version: "2.50" }]
    `)
});
// src/rules/change/command-min-added.ts
const commandMinAdded = changeRule({
	id: "command-min-added",
	category: "requirement",
	summary: "An added minimum version of a command needs a major bump.",
	why: "The skill fails where the installed version of the command was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail }) => detail === "added",
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `The minimum version of command ${itemName(change)} was added: ${formatText(change.after, "min")}. The skill fails with versions that worked before.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git }]
    `)
});
// src/rules/change/command-min-lowered.ts
const commandMinLowered = changeRule({
	id: "command-min-lowered",
	category: "requirement",
	summary: "A lowered minimum version of a command needs a minor bump.",
	why: "Nothing breaks: the skill runs with more versions of the command.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The minimum version of command ${itemName(change)} was lowered: ${valueTransition(change)}. The skill now runs with more versions.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40", package: git }]
    `)
});
// src/rules/change/command-min-raised.ts
const commandMinRaised = changeRule({
	id: "command-min-raised",
	category: "requirement",
	summary: "A raised minimum version of a command needs a major bump.",
	why: "The skill fails where the installed version of the command was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `The minimum version of command ${itemName(change)} was raised: ${valueTransition(change)}. The skill fails with versions that worked before.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `)
});
// src/rules/change/command-min-removed.ts
const commandMinRemoved = changeRule({
	id: "command-min-removed",
	category: "requirement",
	summary: "A removed minimum version of a command needs a minor bump.",
	why: "Nothing breaks: the skill runs with more versions of the command.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail }) => detail === "removed",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The minimum version of command ${itemName(change)} was removed: ${formatText(change.before, "min")}. The skill now also runs with older versions.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `)
});
// src/rules/change/command-removed.ts
const commandRemoved = changeRule({
	id: "command-removed",
	category: "requirement",
	summary: "A command that is no longer required needs a minor bump.",
	why: "Nothing breaks: the skill runs in more places.",
	on: {
		kind: "command",
		action: "removed"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Command ${itemName(change)} is no longer required. The skill now also runs where it is not installed.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `, `
      preconditions:
        commands: [{ cmd: git }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `, `
      preconditions:
        commands: [{ cmd: jq }, { cmd: git }]
    `)
});
// src/rules/change/command-version-uncomparable.ts
const commandVersionUncomparable = changeRule({
	id: "command-version-uncomparable",
	category: "requirement",
	summary: "A changed version bound of a command is a dotted number before and after.",
	why: "The check cannot decide which version is later, or whether the skill still runs.",
	howToFix: "Write a dotted number such as `\"2.40\"`. If the skill needs a later version than before, raise the version of the skill by a major bump.",
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
	bumpBasis: "inferred",
	message: (change) => `The ${change.facet === "min" ? "minimum" : "maximum"} version of command ${itemName(change)} changed: ${valueTransition(change)}. Write a dotted number such as \`2.40\`: other texts cannot be compared.`,
	invalid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: latest }]
    `),
	valid: twoManifests(`
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `, `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `)
});
// src/rules/change/compatibility-changed.ts
const compatibilityChanged = changeRule({
	id: "compatibility-changed",
	category: "requirement",
	summary: "A new or changed `compatibility` needs a minor bump; a removed one needs none.",
	why: "The field says in free text what the skill needs, so the check cannot decide whether the skill now needs more.",
	source: "Agent Skills specification, `compatibility`.",
	on: { kind: "compatibility" },
	requires: (change) => isRemoval(change) ? { bump: "none" } : {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	message: (change) => isRemoval(change) ? `\`compatibility\` ${describeValueChange(change)}. The skill no longer says what it needs.` : `\`compatibility\` ${describeValueChange(change)}. If users now need more to run the skill, the change needs a major bump, not a minor one.`,
	invalid: twoFrontmatters("compatibility: Requires git.", "compatibility: Requires git and docker."),
	valid: twoFrontmatters("compatibility: Requires git.", "compatibility: 'Requires git.'")
});
function isRemoval({ action, to }) {
	return action === "removed" || typeof to === "string" && to.trim() === "";
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
	return formatNames(entriesOf(change));
}
function formatOldEntries({ before }) {
	const names = namesIn(facetValue(before, "value"));
	return names.length === 0 ? "none" : `only ${formatNames(names)}`;
}
function formatLostCommands(change) {
	const lost = new Set(entriesOf(change));
	const remaining = namesIn(facetValue(change.after, change.facet ?? "")).filter((line) => coversCommand(lost, line));
	return `${formatNames([...lost])}${remaining.length === 0 ? "" : `, except ${formatNames(remaining)}`}`;
}
function formatListedCommands(change) {
	const [lost, listed] = [entriesOf(change), new Set(namesIn(facetValue(change.after, "commands")))];
	if (listed.size === 0 || lost.every((line) => coversCommand(listed, line))) return null;
	const blocked = new Set(namesIn(facetValue(change.after, "blocked")));
	const within = [...listed].filter((line) => coversCommand(new Set(lost), line) && !coversCommand(blocked, line));
	return formatNames([...new Set([...lost.filter((line) => coversCommand(listed, line)), ...within])]);
}
function wasBlockedByName(change) {
	const blocked = namesIn(facetValue(change.before, "blocked"));
	return entriesOf(change).every((entry) => blocked.includes(entry));
}
function firstRemark(change, remark) {
	for (const entry of entriesOf(change)) {
		const text = remark(entry);
		if (text !== null) return `; ${code(entry)} ${text}`;
	}
	return "";
}
function partsSuffix({ witness }) {
	const names = namesIn(witness?.value);
	return names.length === 0 ? "" : ` (with ${formatNames(names)})`;
}
function entriesOf({ witness, before, after }) {
	return namesIn(witness?.value ?? facetValue(after ?? before, "value"));
}
function describeCommands(item) {
	const [commands, blocked] = ["commands", "blocked"].map((facet) => namesIn(facetValue(item, facet)));
	if (commands && commands.length > 0) return formatNames(commands);
	return blocked && blocked.length > 0 ? `every command except ${formatNames(blocked)}` : "every command";
}
function isAllowed(item) {
	return facetValue(item, "allowed") === true;
}
function describePlatforms(item) {
	const names = namesIn(facetValue(item, "value"));
	return names.length === 0 ? "all" : formatNames(names);
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
// src/rules/change/confirmation-relaxed.ts
const confirmationRelaxed = changeRule({
	id: "confirmation-relaxed",
	category: "privilege",
	summary: "`recipes.default_confirmation` does not become weaker.",
	why: "Recipes run without the consent of the user.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Execute without confirmation",
		fields: ["recipes.default_confirmation"]
	}],
	on: {
		kind: "confirmation",
		action: ["added", "changed"]
	},
	when: (change) => change.action === "added" ? facetValue(change.after, "value") === "auto" : (cautionChange(change) ?? 0) < 0,
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Execute without confirmation"
	},
	powerVerdict: "guard-removed",
	message: (change) => `\`default_confirmation\` ${describeValueChange(change)}. Recipes now run ${facetValue(change.after, "value") === "auto" ? "without asking" : "with fewer questions"}.`,
	invalid: twoTomls(`
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "auto"
    `, { "recipes/deploy.yaml": recipe$1 }),
	valid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, { "recipes/deploy.yaml": recipe$1 })
});
// src/rules/change/confirmation-stated.ts
const confirmationStated = changeRule({
	id: "confirmation-stated",
	category: "behaviour",
	summary: "An added or removed `[recipes]` table needs a patch bump.",
	why: "A skill without recipes asks nothing, and recipes ask as the table says.",
	on: {
		kind: "confirmation",
		action: ["added", "removed"]
	},
	when: ({ action, after }) => action === "removed" || facetValue(after, "value") !== "auto",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: ({ before, after }) => {
		const level = formatText(after ?? before);
		const suffix = facetValue(after, "value") === "prompt" ? " (the default)" : "";
		return after ? `The skill now declares recipes${hasKnownConfirmation(after) ? ". Users are asked before each run of a recipe" : ""}: \`default_confirmation\` is ${level}${suffix}.` : `The skill no longer declares recipes, so \`default_confirmation\` (${level}) has no effect.`;
	},
	invalid: twoTomls("[provides]", `
      [provides]
      [recipes]
      files = []
    `),
	valid: twoTomls(`
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
      files = ["recipes/*.yaml"]
    `, { "recipes/deploy.yaml": recipe$1 })
});
// src/rules/change/confirmation-tightened.ts
const confirmationTightened = changeRule({
	id: "confirmation-tightened",
	category: "behaviour",
	summary: "A stronger `recipes.default_confirmation` needs a minor bump, or a major one if recipes asked nothing before.",
	why: "An unattended run waits for an answer that does not come.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Always require explicit confirmation",
		fields: ["recipes.default_confirmation"]
	}],
	on: {
		kind: "confirmation",
		action: "changed"
	},
	when: (change) => (cautionChange(change) ?? 0) > 0,
	requires: ({ before }) => ({ bump: facetValue(before, "value") === "auto" ? "major" : "minor" }),
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Always require explicit confirmation"
	},
	message: (change) => `\`default_confirmation\` ${describeValueChange(change)}. ${facetValue(change.before, "value") === "auto" ? "Unattended runs now stop and wait for an answer" : "Recipes now ask more questions"}.`,
	invalid: twoTomls(`
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "auto"
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, { "recipes/deploy.yaml": recipe$1 }),
	valid: twoTomls(`
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "auto"
    `, { "recipes/deploy.yaml": recipe$1 })
});
// src/rules/change/confirmation-uncomparable.ts
const confirmationUncomparable = changeRule({
	id: "confirmation-uncomparable",
	category: "privilege",
	summary: "`recipes.default_confirmation` is `auto`, `prompt` or `always` before and after.",
	why: "The check cannot decide whether recipes now ask less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Prompt user before execution",
		fields: ["recipes.default_confirmation"]
	}],
	on: {
		kind: "confirmation",
		action: "changed"
	},
	when: (change) => cautionChange(change) === void 0,
	requires: {
		bump: "none",
		warn: true
	},
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Prompt user before execution"
	},
	powerVerdict: "undeclared",
	message: (change) => {
		const isKnown = hasKnownConfirmation(change.after);
		const value = formatText(isKnown ? change.before : change.after);
		const advice = isKnown ? "" : " Write `auto`, `prompt` or `always`.";
		return `\`default_confirmation\` ${describeValueChange(change)}. ${value} is not a defined value, so Skillaccord cannot tell whether clients now ask less often.${advice}`;
	},
	invalid: twoTomls(`
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "never"
    `, { "recipes/deploy.yaml": recipe$1 }),
	valid: twoTomls(`
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "always"
    `, { "recipes/deploy.yaml": recipe$1 })
});
// src/rules/change/dependency-added.ts
const dependencyAdded = changeRule({
	id: "dependency-added",
	category: "privilege",
	summary: "A skill gains no required dependency.",
	why: "Installing the skill installs another one too, with the permissions of that one.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Required skills",
		fields: ["dependencies"]
	}],
	on: {
		kind: "dependency",
		action: "added"
	},
	when: ({ after }) => !isSet(after, "optional"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Required skills"
	},
	powerVerdict: "transitive",
	message: (change) => `Dependency ${itemName(change)} (${formatText(change.after, "range")}) was added. Installing the skill now also installs the dependency, with all its permissions.`,
	invalid: twoTomls("", `
      [dependencies]
      "core.shell" = ">=1.0"
    `),
	valid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `)
});
// src/rules/change/dependency-feature-added.ts
const dependencyFeatureAdded = changeRule({
	id: "dependency-feature-added",
	category: "requirement",
	summary: "An added feature of a dependency needs a minor bump.",
	why: "The other skill is installed with more than before.",
	enforces: [{
		document: "skill.toml contract",
		quote: "With feature flags",
		fields: ["dependencies.*.features"]
	}],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "features",
		verdict: "widened"
	},
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "With feature flags"
	},
	message: (change) => `Dependency ${itemName(change)} is now installed with more features: ${formatEntries(change)}.`,
	invalid: twoTomls(`
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `, `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `),
	valid: twoTomls(`
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `, `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `)
});
// src/rules/change/dependency-feature-removed.ts
const dependencyFeatureRemoved = changeRule({
	id: "dependency-feature-removed",
	category: "requirement",
	summary: "A removed feature of a dependency needs a patch bump.",
	why: "Nothing breaks: the skill needs less of the other one.",
	enforces: [{
		document: "skill.toml contract",
		quote: "With feature flags",
		fields: ["dependencies.*.features"]
	}],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "features",
		verdict: "narrowed"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "With feature flags"
	},
	message: (change) => `Dependency ${itemName(change)} is now installed with fewer features: without ${formatEntries(change)}.`,
	invalid: twoTomls(`
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `, `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `),
	valid: twoTomls(`
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks"] }
    `, `
      [dependencies]
      "cloud.aws" = { version = ">=0.3", features = ["eks", "iam"] }
    `)
});
// src/rules/change/dependency-optional-added.ts
const dependencyOptionalAdded = changeRule({
	id: "dependency-optional-added",
	category: "requirement",
	summary: "An added optional dependency needs a minor bump.",
	why: "Nothing breaks: the skill can use another one where it is installed.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Optional dependency",
		fields: ["dependencies.*.optional"]
	}],
	on: {
		kind: "dependency",
		action: "added"
	},
	when: ({ after }) => isSet(after, "optional"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Optional dependency"
	},
	message: (change) => `Optional dependency ${itemName(change)} (${formatText(change.after, "range")}) was added: the skill uses it wherever it is installed.`,
	invalid: twoTomls("", `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `),
	valid: twoTomls(`
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `, "")
});
// src/rules/change/dependency-optional-removed.ts
const dependencyOptionalRemoved = changeRule({
	id: "dependency-optional-removed",
	category: "requirement",
	summary: "A removed optional dependency needs a minor bump.",
	why: "The skill no longer does what it did with the help of the other one.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Optional dependency",
		fields: ["dependencies.*.optional"]
	}],
	on: {
		kind: "dependency",
		action: "removed"
	},
	when: ({ before }) => isSet(before, "optional"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Optional dependency"
	},
	message: (change) => `Optional dependency ${itemName(change)} was removed: the skill no longer uses it, even where it is installed.`,
	invalid: twoTomls(`
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `, ""),
	valid: twoTomls("", `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `)
});
// src/rules/change/dependency-optional-to-required.ts
const dependencyOptionalToRequired = changeRule({
	id: "dependency-optional-to-required",
	category: "privilege",
	summary: "An optional dependency stays optional.",
	why: "Installing the skill installs another one too, with the permissions of that one.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Required skills",
		fields: ["dependencies.*.optional"]
	}],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "optional"
	},
	when: ({ before }) => isSet(before, "optional"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Required skills"
	},
	powerVerdict: "transitive",
	message: (change) => `Dependency ${itemName(change)} is now required and was optional. Installing the skill now also installs the dependency, with all its permissions.`,
	invalid: twoTomls(`
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `, `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `),
	valid: twoTomls(`
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `, `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `)
});
// src/rules/change/dependency-range-changed.ts
const dependencyRangeChanged = changeRule({
	id: "dependency-range-changed",
	category: "requirement",
	summary: "A changed version range of a dependency overlaps the old one, or needs a major bump.",
	why: "A version of the other skill that fits this skill and others may no longer exist.",
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
	bumpBasis: "inferred",
	message: (change) => `The version range of dependency ${itemName(change)} changed: ${valueTransition(change)}. ${rangeNote(change)}`,
	invalid: twoTomls(`
      [dependencies]
      "core.shell" = "<2.0"
    `, `
      [dependencies]
      "core.shell" = ">=2.0"
    `),
	valid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0.0"
    `)
});
function rangeNote({ verdict, detail }) {
	if (verdict !== "incomparable") return "One of the two is not a version range, so they cannot be compared.";
	return detail === "disjoint" ? "The two ranges have no version in common, so users must install another version." : "The new range no longer accepts some versions of the old one.";
}
// src/rules/change/dependency-range-narrowed.ts
const dependencyRangeNarrowed = changeRule({
	id: "dependency-range-narrowed",
	category: "requirement",
	summary: "A narrowed version range of a dependency needs a minor bump.",
	why: "Where another version of the other skill is installed, the skill no longer fits.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "narrowed"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The skill accepts fewer versions of dependency ${itemName(change)}: ${valueTransition(change)}. Where a version outside the new range is installed, it has to be replaced.`,
	invalid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `),
	valid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0.0"
    `)
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
// src/rules/change/dependency-range-unbounded.ts
const dependencyRangeUnbounded = changeRule({
	id: "dependency-range-unbounded",
	category: "privilege",
	summary: "A version range of a dependency does not become `*`.",
	why: "Every version of the other skill can be installed, with all its permissions.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Any version",
		fields: ["dependencies.*.version"]
	}],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "widened"
	},
	when: ({ to }) => isUnbounded(String(to)),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Any version"
	},
	powerVerdict: "transitive",
	message: (change) => `The skill now accepts any version of dependency ${itemName(change)}: ${valueTransition(change)}. Versions with other permissions can then be installed unseen. Write a range with an upper limit, such as \`>=1.0,<2.0\`.`,
	invalid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `, `
      [dependencies]
      "core.shell" = "*"
    `),
	valid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0"
    `)
});
// src/rules/change/dependency-range-widened.ts
const dependencyRangeWidened = changeRule({
	id: "dependency-range-widened",
	category: "requirement",
	summary: "A widened version range of a dependency needs a patch bump.",
	why: "Nothing breaks: the skill fits more versions of the other one.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "widened"
	},
	when: ({ to }) => !isUnbounded(String(to)),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The skill accepts more versions of dependency ${itemName(change)}: ${valueTransition(change)}.`,
	invalid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0"
    `),
	valid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `)
});
// src/rules/change/dependency-removed.ts
const dependencyRemoved = changeRule({
	id: "dependency-removed",
	category: "requirement",
	summary: "A removed required dependency needs a patch bump.",
	why: "Nothing breaks: one skill fewer is installed.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Required skills",
		fields: ["dependencies"]
	}],
	on: {
		kind: "dependency",
		action: "removed"
	},
	when: ({ before }) => !isSet(before, "optional"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Required skills"
	},
	message: (change) => `Dependency ${itemName(change)} was removed: it is no longer installed with the skill.`,
	invalid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, ""),
	valid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
    `, `
      [dependencies]
      "core.shell" = ">=1.0"
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `)
});
// src/rules/change/dependency-required-to-optional.ts
const dependencyRequiredToOptional = changeRule({
	id: "dependency-required-to-optional",
	category: "requirement",
	summary: "A required dependency that becomes optional needs a patch bump.",
	why: "Nothing breaks: the skill also installs without the other one.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Optional dependency",
		fields: ["dependencies.*.optional"]
	}],
	on: {
		kind: "dependency",
		action: "changed",
		facet: "optional"
	},
	when: ({ after }) => isSet(after, "optional"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Optional dependency"
	},
	message: (change) => `Dependency ${itemName(change)} is now optional and was required.`,
	invalid: twoTomls(`
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `, `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `),
	valid: twoTomls(`
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `, `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `)
});
// src/rules/change/description-changed.ts
const descriptionChanged = changeRule({
	id: "description-changed",
	category: "discovery",
	summary: "A changed description needs a patch bump.",
	why: "Models choose a skill by its description, and may now choose it for other tasks.",
	source: "The SKILL.md parser: the description is the only text loaded into the prompt up front.",
	on: { kind: "description" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: ({ action }) => action === "removed" ? "The description was removed. Models choose skills by their description, so they never choose this one." : `${action === "added" ? "A description was added" : "The description changed"}. Models choose the skill by its description: check that it still says what the skill does.`,
	invalid: twoFrontmatters("description: Writes a work log.", "description: Writes a work log in org mode."),
	valid: twoFrontmatters("description: Writes a work log.", "description: 'Writes a work log.'")
});
// src/rules/change/destructive-flag-cleared.ts
const destructiveFlagCleared = changeRule({
	id: "destructive-flag-cleared",
	category: "privilege",
	summary: "`execution.destructive` that becomes false needs a patch bump.",
	why: "Nothing breaks: the skill declares that it does less.",
	on: { kind: "execution" },
	when: createFlagChangeTest("destructive", [true, void 0], false),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	powerVerdict: "narrowed",
	message: (change) => `\`execution.destructive\` ${change.before ? "changed: `true` -> `false`" : "is now declared as `false`"}. The skill declares that it does not modify or delete existing data.`,
	invalid: twoManifests("execution: { destructive: true }", "execution: { destructive: false }"),
	valid: twoManifests("execution: { destructive: false }", "execution: { destructive: false, idempotent: true }")
});
// src/rules/change/destructive-flag-newly-declared.ts
const destructiveFlagNewlyDeclared = changeRule({
	id: "destructive-flag-newly-declared",
	category: "privilege",
	summary: "A skill without `execution.destructive: true` does not get it.",
	why: "The skill may always have been able to modify or delete existing data, or this may be new. A reviewer checks once.",
	on: { kind: "execution" },
	when: createFlagChangeTest("destructive", [void 0], true),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	powerVerdict: "disclosed",
	message: () => "`execution.destructive: true` was added. The manifest now says that the skill may modify or delete existing data; before, it said nothing about this.",
	invalid: twoManifests("", "execution: { destructive: true }"),
	valid: twoManifests("", "execution: { destructive: false }")
});
// src/rules/change/destructive-flag-set.ts
const destructiveFlagSet = changeRule({
	id: "destructive-flag-set",
	category: "privilege",
	summary: "`execution.destructive` does not change from false to true.",
	why: "The skill may now modify or delete existing data. Its users accepted it because it declared the opposite.",
	source: "ADR-002 makes it a hint, so it needs less than a major bump, and a review all the same.",
	enforces: [adr002("`destructive`: Modifies or deletes existing data", "execution.destructive")],
	on: { kind: "execution" },
	when: createFlagChangeTest("destructive", [false], true),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "These are hints, not enforcement."
	},
	powerVerdict: "widened",
	message: () => "`execution.destructive` changed: `false` -> `true`. The skill may now modify or delete existing data.",
	invalid: twoManifests("execution: { destructive: false }", "execution: { destructive: true }"),
	valid: twoManifests("execution: { destructive: true }", "execution: { destructive: false }")
});
// src/rules/change/destructive-flag-undeclared.ts
const destructiveFlagUndeclared = changeRule({
	id: "destructive-flag-undeclared",
	category: "privilege",
	summary: "`execution.destructive` is not removed.",
	why: "A skill without the warning does no less.",
	enforces: [adr002("`destructive`: Modifies or deletes existing data", "execution.destructive")],
	on: { kind: "execution" },
	when: createFlagChangeTest("destructive", [true, false], void 0),
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	powerVerdict: "undeclared",
	message: ({ before }) => `\`execution.destructive: ${String(facetValue(before, "value"))}\` was removed. Nothing says any more whether the skill modifies or deletes existing data. Declare \`true\` or \`false\`, or announce the removal by a minor bump.`,
	invalid: twoManifests("execution: { destructive: true }", ""),
	valid: twoManifests("execution: { destructive: true }", "execution: { destructive: false }")
});
// src/rules/change/dialect-added.ts
const dialectAdded = changeRule({
	id: "dialect-added",
	category: "format",
	summary: "A manifest in another format needs a minor bump.",
	why: "Nothing breaks: readers of the old format find what they found. The two manifests now have to agree. Permissions of the new manifest are separate findings.",
	on: {
		kind: "manifest",
		action: "added"
	},
	when: ({ detail }) => detail === "beside",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `A second manifest was added: ${describePart(String(change.after?.name ?? ""))}. From now on, it has to say the same as the first one.`,
	invalid: twoBodies(routerOf(), routerOf() + blockOf()),
	valid: twoBodies("", blockOf())
});
// src/rules/change/dialect-migrated.ts
const dialectMigrated = changeRule({
	id: "dialect-migrated",
	category: "format",
	summary: "A manifest that moves to another format needs a major bump.",
	why: "Readers of the old format find no manifest. Only what both formats can express is compared.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.",
		fields: []
	}],
	howToFix: "Raise the version by a major bump, or keep the old manifest in addition to the new one until its readers have moved.",
	on: {
		kind: "manifest",
		action: "renamed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`."
	},
	message: ({ before, after }) => `The manifest moved from ${describePart(before?.name ?? "")} to ${describePart(after?.name ?? "")}. Callers that read only the old format find no manifest.`,
	invalid: twoBodies(routerOf(), blockOf()),
	valid: twoBodies(blockOf(), blockOf({ capabilities: ["memory-search", "memory-store"] }))
});
// src/rules/change/display-name-changed.ts
const displayNameChanged = changeRule({
	id: "display-name-changed",
	category: "documentation",
	summary: "A changed display name needs a patch bump.",
	why: "People look for the skill under the old name. Callers use the id and are not affected.",
	on: { kind: "display-name" },
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The display name ${describeValueChange(change)}.`,
	invalid: twoTomls("name = \"Deploy\"", "name = \"Deployer\""),
	valid: twoTomls("name = \"Deploy\"", "name = 'Deploy'")
});
// src/rules/change/effect-added.ts
const effectAdded = changeRule({
	id: "effect-added",
	category: "privilege",
	summary: "`effects` gains no entry.",
	why: "A policy that allows the old effects may ask or refuse. Users agreed to less.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Side effects this skill may produce. Checked against policy.",
		fields: ["effects"]
	}],
	on: {
		kind: "effect",
		action: "added"
	},
	when: isDefinedEffect,
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Side effects this skill may produce. Checked against policy."
	},
	powerVerdict: "widened",
	message: (change) => change.detail === "disclosed" ? `Effect ${itemName(change)} was declared: the skill ${describeEffect(change)}, which its manifest did not say before${hasLimits(change) ? ", and the new one sets no limits" : ""}.` : `Effect ${itemName(change)} was added: the skill now ${describeEffect(change)}. Where a policy allows only the old effects, the skill is refused, or the user is asked.`,
	invalid: twoBlocks({}, { effects: ["db.read", "net.fetch"] }),
	valid: twoBlocks({ effects: ["db.read", "net.fetch"] }, { effects: ["net.fetch", "db.read"] })
});
// src/rules/change/effect-removed.ts
const effectRemoved = changeRule({
	id: "effect-removed",
	category: "privilege",
	summary: "A removed effect needs a patch bump.",
	why: "Nothing breaks: the skill declares that it does less.",
	on: {
		kind: "effect",
		action: "removed"
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	powerVerdict: "narrowed",
	message: (change) => `Effect ${itemName(change)} was removed. The skill declares that it does less.`,
	invalid: twoBlocks({ effects: ["db.read", "net.fetch"] }, {}),
	valid: twoBlocks({}, {})
});
// src/rules/change/effect-unknown-added.ts
const effectUnknownAdded = changeRule({
	id: "effect-unknown-added",
	category: "privilege",
	summary: "`effects` gains no undefined entry.",
	why: "No policy can allow an effect that has no definition, and nobody knows what the skill may do.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Side effects this skill may produce. Checked against policy.",
		fields: ["effects"]
	}],
	on: {
		kind: "effect",
		action: "added"
	},
	when: (change) => !isDefinedEffect(change),
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Side effects this skill may produce. Checked against policy."
	},
	powerVerdict: "widened",
	message: (change) => `Effect ${itemName(change)} was added. It is not one of the defined effects (${formatNames([...effects.keys()], effects.size)}), so no policy can allow it. Remove it (then no bump is needed), or replace it with one of these (a new effect needs the bump).`,
	invalid: twoBlocks({}, { effects: ["db.read", "mail.send"] }),
	valid: twoBlocks({}, { effects: [] })
});
// src/rules/change/entrypoint-argv-changed.ts
const entrypointArgvChanged = changeRule({
	id: "entrypoint-argv-changed",
	category: "documentation",
	summary: "A changed command line needs a patch bump.",
	why: "Callers use the inputs and the output of an operation, not its command line.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "changed",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The command of the ${entrypointName(change)} changed: ${commandTransition(change)}.`,
	invalid: twoOperations({}, { entrypoints: { unix: [
		"bash",
		"-e",
		"scripts/memory.sh"
	] } }),
	valid: twoOperations({ entrypoints: { unix: ["bash", "scripts/memory.sh"] } }, {
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
	return formatTransition(from, to);
}
// src/rules/change/entrypoint-code-added.ts
const entrypointCodeAdded = changeRule({
	id: "entrypoint-code-added",
	category: "privilege",
	summary: "No entrypoint gets new code in its command line.",
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
	bumpBasis: "inferred",
	powerVerdict: "widened",
	message: (change) => `The ${entrypointName(change)} now runs code that is written in the command line itself: ${formatOrNone(change.to)}. Review it.`,
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
// src/rules/change/entrypoint-input-added.ts
const entrypointInputAdded = changeRule({
	id: "entrypoint-input-added",
	category: "interface",
	summary: "A command of a router-manifest that takes an input none of its commands took needs a major bump.",
	why: "A router-manifest declares no inputs and no defaults: calls without the new input have no value for it.",
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
	message: (change) => `The ${entrypointName(change)} now takes the new input ${formatOrNone(change.to)}: existing calls do not pass it, so the command has no value for it.`,
	invalid: twoBodies(routerOf({ entrypoints: { search: { unix: ["bash", "scripts/memory.sh"] } } }), routerOf({ entrypoints: { search: { unix: [
		"bash",
		"scripts/memory.sh",
		"{query}"
	] } } })),
	valid: twoBodies(routerOf({ entrypoints: { search: {
		unix: [
			"bash",
			"scripts/memory.sh",
			"{query}"
		],
		windows: [
			"cmd",
			"/c",
			"find"
		]
	} } }), routerOf({ entrypoints: { search: {
		unix: [
			"bash",
			"scripts/memory.sh",
			"{query}"
		],
		windows: [
			"cmd",
			"/c",
			"find",
			"{query}"
		]
	} } }))
});
// src/rules/change/entrypoint-interpreter-changed.ts
const entrypointInterpreterChanged = changeRule({
	id: "entrypoint-interpreter-changed",
	category: "privilege",
	summary: "No entrypoint runs another program.",
	why: "Agents start a program that no reviewer agreed to, and callers need it where it was not needed before.",
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
	bumpBasis: "inferred",
	powerVerdict: "widened",
	message: (change) => `The ${entrypointName(change)} now runs another program: ${formatTransition(change.from, change.to)}. Review what the new program does; calls fail on machines without it.`,
	invalid: twoOperations({}, { entrypoints: { unix: ["zsh", "scripts/memory.sh"] } }),
	valid: twoOperations({}, { entrypoints: { unix: [
		"bash",
		"-e",
		"scripts/memory.sh"
	] } })
});
// src/contract/coverage/command-line.ts
function argumentsOf(item) {
	const argv = facetValue(item, "argv") ?? [];
	return (Array.isArray(argv) ? argv : [argv]).filter((word) => typeof word === "string");
}
const systems = new Set(["unix", "windows"]);
function isProse(item) {
	return item?.kind === "entrypoint" && !systems.has(item.name) && typeof facetValue(item, "argv") === "string";
}
function parametersByOperation(items) {
	const byOperation = new Map();
	for (const item of items) {
		if (item.kind !== "entrypoint") continue;
		const known = byOperation.get(item.owner) ?? new Set();
		for (const name of argumentsOf(item).flatMap(placeholdersIn)) known.add(name);
		byOperation.set(item.owner, known);
	}
	return byOperation;
}
// src/rules/change/entrypoint-os-added.ts
const entrypointOsAdded = changeRule({
	id: "entrypoint-os-added",
	category: "requirement",
	summary: "An added entrypoint needs a minor bump.",
	why: "Nothing breaks: callers on one more system can use the operation.",
	on: {
		kind: "entrypoint",
		action: "added"
	},
	when: ({ after }) => !isProse(after),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The ${entrypointName(change)} was added. The operation now also runs there.`,
	invalid: twoOperations({ entrypoints: { unix: ["bash", "scripts/memory.sh"] } }, { entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		windows: [
			"powershell.exe",
			"-File",
			"scripts/memory.sh"
		]
	} }),
	valid: twoOperations({ entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		windows: [
			"powershell.exe",
			"-File",
			"scripts/memory.sh"
		]
	} }, { entrypoints: {
		windows: [
			"powershell.exe",
			"-File",
			"scripts/memory.sh"
		],
		unix: ["bash", "scripts/memory.sh"]
	} })
});
// src/rules/change/entrypoint-os-removed.ts
const systemWords = new Map([["unix", "on Linux and macOS"], ["windows", "on Windows"]]);
const entrypointOsRemoved = changeRule({
	id: "entrypoint-os-removed",
	category: "requirement",
	summary: "A removed entrypoint needs a major bump.",
	why: "Callers on that system can no longer use the operation.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Keys: `unix` (Linux/macOS) and `windows`.",
		fields: ["operations.*.entrypoints"]
	}],
	on: {
		kind: "entrypoint",
		action: "removed"
	},
	when: ({ before }) => !isProse(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Keys: `unix` (Linux/macOS) and `windows`."
	},
	message: (change) => `The ${entrypointName(change)} was removed: callers can no longer run the operation ${systemWords.get(change.before?.name ?? "") ?? "through it"}.`,
	invalid: twoOperations({ entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		windows: [
			"powershell.exe",
			"-File",
			"scripts/memory.sh"
		]
	} }, { entrypoints: { unix: ["bash", "scripts/memory.sh"] } }),
	valid: twoOperations({ entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		windows: [
			"powershell.exe",
			"-File",
			"scripts/memory.sh"
		]
	} }, { entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		windows: [
			"powershell.exe",
			"-File",
			"scripts/memory.sh"
		]
	} })
});
// src/rules/change/entrypoint-placeholder-added.ts
const entrypointPlaceholderAdded = changeRule({
	id: "entrypoint-placeholder-added",
	category: "interface",
	summary: "A command line takes the same inputs as before.",
	why: "Nothing breaks: the command now gets a value that was ignored before.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-added",
	requires: { bump: "none" },
	bumpBasis: "inferred",
	message: (change) => `The ${entrypointName(change)} now uses input ${formatOrNone(change.to)}, which it ignored before.`,
	invalid: twoOperations({
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: ["bash", "scripts/memory.sh"] }
	}, {
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"{limit}"
		] }
	}),
	valid: twoOperations({ entrypoints: { unix: ["bash", "scripts/memory.sh"] } }, {
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
// src/rules/change/entrypoint-placeholder-dropped.ts
const entrypointPlaceholderDropped = changeRule({
	id: "entrypoint-placeholder-dropped",
	category: "interface",
	summary: "A command line that no longer takes a declared input needs a major bump.",
	why: "Callers pass a value, and the command ignores it without an error.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Use `{param_name}` placeholders \u2014 the Agent substitutes actual values before executing.",
		fields: ["operations.*.entrypoints.*"]
	}],
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-dropped",
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Use `{param_name}` placeholders \u2014 the Agent substitutes actual values before executing."
	},
	message: (change) => `The ${entrypointName(change)} no longer uses input ${formatOrNone(change.from)}: it ignores the value that callers pass.`,
	invalid: twoOperations({
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"{limit}"
		] }
	}, {
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: ["bash", "scripts/memory.sh"] }
	}),
	valid: twoOperations({
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"{limit}"
		] }
	}, {
		input: { limit: {
			type: "integer",
			default: 5
		} },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"--limit={limit}"
		] }
	})
});
// src/rules/change/entrypoint-text-changed.ts
const entrypointTextChanged = changeRule({
	id: "entrypoint-text-changed",
	category: "documentation",
	summary: "A changed entrypoint without a command, a text to read, needs a patch bump.",
	why: "No caller runs it: `unix` and `windows` hold the commands of an operation, and every other key may hold a text.",
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
	bumpBasis: "inferred",
	message: (change) => `${change.action === "changed" ? `The text of the ${entrypointName(change)} changed` : `The ${entrypointName(change)} was ${change.action}`}. It is a text and no command, so calls work as before.`,
	invalid: twoOperations({ entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		agent: "Follow scripts/search.md"
	} }, { entrypoints: { unix: ["bash", "scripts/memory.sh"] } }),
	valid: twoOperations({ entrypoints: {
		unix: ["bash", "scripts/memory.sh"],
		agent: "Follow scripts/search.md"
	} }, { entrypoints: {
		agent: "Follow scripts/search.md",
		unix: ["bash", "scripts/memory.sh"]
	} })
});
// src/rules/change/env-description-changed.ts
const envDescriptionChanged = changeRule({
	id: "env-description-changed",
	category: "documentation",
	summary: "A changed description of an environment variable needs a patch bump.",
	why: "Callers are not affected.",
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
	message: (change) => `${describeDescription(change, `variable ${itemName(change)}`)}.`,
	invalid: twoManifests(`
      env:
        optional: [{ name: PROJECT }]
    `, `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `),
	valid: twoManifests(`
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `, `
      env:
        optional: [{ description: The project., name: PROJECT }]
    `)
});
// src/rules/change/env-optional-added.ts
const envOptionalAdded = changeRule({
	id: "env-optional-added",
	category: "requirement",
	summary: "A new optional environment variable needs a minor bump.",
	why: "Nothing breaks: the variable now changes what the skill does.",
	on: {
		kind: "environment",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Optional variable ${itemName(change)} was added. The skill reads it where it is set.`,
	invalid: twoManifests("", `
      env:
        optional: [{ name: PROJECT }]
    `),
	valid: twoManifests(`
      env:
        optional: [{ name: PROJECT }]
    `, `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `)
});
// src/rules/change/env-optional-removed.ts
const envOptionalRemoved = changeRule({
	id: "env-optional-removed",
	category: "requirement",
	summary: "A removed optional environment variable needs a minor bump.",
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
	bumpBasis: "inferred",
	message: (change) => `Optional variable ${itemName(change)} was removed. Setting it no longer has an effect.`,
	invalid: twoManifests(`
      env:
        optional: [{ name: PROJECT }]
    `, ""),
	valid: twoManifests(`
      env:
        optional: [{ name: PROJECT }]
    `, `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `)
});
// src/rules/change/env-optional-to-required.ts
const envOptionalToRequired = changeRule({
	id: "env-optional-to-required",
	category: "requirement",
	summary: "An environment variable that becomes required needs a major bump.",
	why: "The skill fails for everyone who does not set it.",
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
	message: (change) => `Variable ${itemName(change)} is now required and was optional. The skill fails where it is not set.`,
	invalid: twoManifests(`
      env:
        optional: [{ name: PROJECT }]
    `, `
      env:
        required: [{ name: PROJECT }]
    `),
	valid: twoManifests(`
      env:
        required: [{ name: PROJECT }]
    `, `
      env:
        required: [{ name: PROJECT, description: The project. }]
    `)
});
// src/rules/change/env-read-narrowed.ts
const envReadNarrowed = changeRule({
	id: "env-read-narrowed",
	category: "privilege",
	summary: "`capabilities.env_read` that loses an entry needs a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read environment variables.",
		fields: ["capabilities.env_read"]
	}],
	on: { kind: "power" },
	when: allowsLess("env_read"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to read environment variables."
	},
	powerVerdict: "narrowed",
	message: (change) => `\`env_read\` no longer lists ${formatEntries(change)}: the skill can read fewer variables than before.`,
	invalid: twoTomls(`
      [capabilities]
      env_read = ["AWS_*", "HOME"]
    `, `
      [capabilities]
      env_read = ["AWS_*"]
    `),
	valid: twoTomls(`
      [capabilities]
      env_read = ["AWS_*"]
    `, `
      [capabilities]
      env_read = ["AWS_*", "AWS_REGION"]
    `)
});
// src/rules/support/breadth-remarks.ts
function widePathRemark(path) {
	const root = path.replace(/\/+$/, "");
	if (root === "") return path === "" ? null : "is the whole file system";
	if (root === "~") return "is the whole home directory";
	if (path.split("/").includes("..")) return "leads out of its folder";
	return path.includes("$") ? "may be anywhere" : null;
}
function wideDomainRemark(domain) {
	return /^(?:[a-z]+:\/\/)?\*(?:[:/]|$)/i.test(domain) ? "is every host" : null;
}
function wideVariableRemark(variable) {
	if (variable === "*") return "is every variable";
	return isSecretName(variable.replace(/\*$/, "")) ? "is named like a secret" : null;
}
// src/rules/change/env-read-widened.ts
const envReadWidened = changeRule({
	id: "env-read-widened",
	category: "privilege",
	summary: "`capabilities.env_read` gains no entry that the old ones do not cover.",
	why: "The skill may read more variables, and secrets may be among them.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read environment variables.",
		fields: ["capabilities.env_read"]
	}],
	on: { kind: "power" },
	when: allowsMore("env_read"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to read environment variables."
	},
	powerVerdict: "widened",
	message: (change) => `The skill may now read ${formatEntries(change)}: \`env_read\` allows this (before: ${formatOldEntries(change)})${firstRemark(change, wideVariableRemark)}.`,
	invalid: twoTomls(`
      [capabilities]
      env_read = ["AWS_*"]
    `, `
      [capabilities]
      env_read = ["AWS_*", "HOME"]
    `),
	valid: twoTomls(`
      [capabilities]
      env_read = ["AWS_*"]
    `, `
      [capabilities]
      env_read = ["AWS_*", "AWS_REGION"]
    `)
});
// src/rules/change/env-renamed.ts
const envRenamed = changeRule({
	id: "env-renamed",
	category: "requirement",
	summary: "A renamed required environment variable needs a major bump.",
	why: "Callers set the old name, and the skill reads the new one.",
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
	message: ({ before, after }) => `Variable ${itemName({
		before,
		after: null
	})} was renamed to ${itemName({
		before: null,
		after
	})}. Callers that set only the old name break.`,
	invalid: twoManifests(`
      env:
        required: [{ name: PROJECT }]
    `, `
      env:
        required: [{ name: PROJECT_NAME }]
    `),
	valid: twoManifests(`
      env:
        required: [{ name: PROJECT }]
    `, `
      env:
        required: [{ name: PROJECT, description: The project. }]
    `)
});
// src/rules/change/env-required-added.ts
const envRequiredAdded = changeRule({
	id: "env-required-added",
	category: "requirement",
	summary: "A new required environment variable needs a major bump.",
	why: "The skill fails for everyone who does not set it.",
	source: "ADR-002: \"Skill fails if not set\". ADR-003 does not list it.",
	on: {
		kind: "environment",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: (change) => `Required variable ${itemName(change)} was added. The skill fails where it is not set.`,
	invalid: twoManifests("", `
      env:
        required: [{ name: PROJECT }]
    `),
	valid: twoManifests("", `
      env:
        optional: [{ name: PROJECT }]
    `)
});
// src/rules/change/env-required-removed.ts
const envRequiredRemoved = changeRule({
	id: "env-required-removed",
	category: "requirement",
	summary: "A removed required environment variable needs a major bump.",
	why: "ADR-003 lists it, because the variable no longer controls the skill. No caller fails.",
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
	message: (change) => `Required variable ${itemName(change)} was removed: a value that callers still set has no effect any more. This counts as breaking${underSemantic("count as a patch")}.`,
	invalid: twoManifests(`
      env:
        required: [{ name: PROJECT }]
    `, ""),
	valid: twoManifests(`
      env:
        required: [{ name: PROJECT }]
    `, `
      env:
        required: [{ name: PROJECT, description: The project. }]
    `)
});
// src/rules/change/env-required-to-optional.ts
const envRequiredToOptional = changeRule({
	id: "env-required-to-optional",
	category: "requirement",
	summary: "An environment variable that becomes optional needs a minor bump.",
	why: "Nothing breaks: callers that set it get the same.",
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
	message: (change) => `Variable ${itemName(change)} is now optional: callers that set it see no difference. This counts as a minor change${underSemantic("count as a patch")}.`,
	invalid: twoManifests(`
      env:
        required: [{ name: PROJECT }]
    `, `
      env:
        optional: [{ name: PROJECT }]
    `),
	valid: twoManifests(`
      env:
        optional: [{ name: PROJECT }]
    `, `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `)
});
// src/rules/change/env-sensitive-set.ts
const envSensitiveSet = changeRule({
	id: "env-sensitive-set",
	category: "privilege",
	summary: "An environment variable that becomes sensitive needs a patch bump.",
	why: "Nothing breaks: traces no longer show its value.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => !isSet(before, "sensitive") && isSet(after, "sensitive"),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	powerVerdict: "narrowed",
	message: (change) => `Variable ${itemName(change)} is now sensitive. Traces no longer show its value.`,
	invalid: twoManifests(`
      env:
        required: [{ name: API_TOKEN, sensitive: false }]
    `, `
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `),
	valid: twoManifests(`
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `, `
      env:
        required: [{ name: API_TOKEN, sensitive: true, description: The token. }]
    `)
});
// src/rules/change/env-sensitive-unset.ts
const envSensitiveUnset = changeRule({
	id: "env-sensitive-unset",
	category: "privilege",
	summary: "A sensitive environment variable stays sensitive.",
	why: "Traces show its value.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => isSet(before, "sensitive") && !isSet(after, "sensitive"),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	powerVerdict: "guard-removed",
	message: (change) => `Variable ${itemName(change)} is no longer sensitive. Traces now show its value.`,
	invalid: twoManifests(`
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `, `
      env:
        required: [{ name: API_TOKEN, sensitive: false }]
    `),
	valid: twoManifests(`
      env:
        required: [{ name: API_TOKEN, sensitive: false }]
    `, `
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `)
});
// src/rules/change/exec-allowlist-emptied.ts
const execAllowlistEmptied = changeRule({
	id: "exec-allowlist-emptied",
	category: "privilege",
	summary: "The allowlist of `terminal_exec` does not lose its last entry.",
	why: "An empty list looks like a removal and allows all commands.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)",
		fields: ["capabilities.terminal_exec.commands"]
	}],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "emptied",
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	powerVerdict: "widened",
	message: ({ before, after }) => `\`terminal_exec.commands\` is now empty, and an empty list allows everything. The skill may run ${describeCommands(after)} (before: ${describeCommands(before)}).`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
    `, `
      [capabilities.terminal_exec]
      commands = []
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `)
});
// src/rules/change/exec-allowlist-filled.ts
const execAllowlistFilled = changeRule({
	id: "exec-allowlist-filled",
	category: "privilege",
	summary: "The first entries of an allowlist of `terminal_exec` need a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)",
		fields: ["capabilities.terminal_exec.commands"]
	}],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "narrowed"
	},
	when: ({ detail }) => detail === "filled",
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	powerVerdict: "narrowed",
	message: ({ before, after }) => `\`terminal_exec.commands\` now allows only ${describeCommands(after)} (before: ${describeCommands(before)}).`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = []
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `)
});
// src/rules/change/exec-block-added.ts
const execBlockAdded = changeRule({
	id: "exec-block-added",
	category: "privilege",
	summary: "An added entry in the denylist of `terminal_exec` needs a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Denylist",
		fields: ["capabilities.terminal_exec.blocked"]
	}],
	on: {
		kind: "power",
		action: "changed",
		facet: "blocked",
		verdict: "narrowed"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Denylist"
	},
	powerVerdict: "narrowed",
	message: (change) => `\`terminal_exec.blocked\` now also lists ${formatEntries(change)}, which the skill can no longer run.`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `, `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `, `
      [capabilities.terminal_exec]
      blocked = ["dd", "rm"]
    `)
});
// src/rules/change/exec-block-removed.ts
const execBlockRemoved = changeRule({
	id: "exec-block-removed",
	category: "privilege",
	summary: "The denylist of `terminal_exec` loses no entry.",
	why: "The skill may run a command that was blocked on purpose.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Denylist",
		fields: ["capabilities.terminal_exec.blocked"]
	}],
	on: {
		kind: "power",
		action: "changed",
		facet: "blocked",
		verdict: "widened"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Denylist"
	},
	powerVerdict: "guard-removed",
	message: (change) => {
		const listed = formatListedCommands(change);
		return listed === null ? `The skill can now run ${formatLostCommands(change)}: \`terminal_exec.blocked\` no longer lists this.` : `\`terminal_exec.blocked\` no longer lists ${formatLostCommands(change)}. Of these, \`terminal_exec.commands\` lets the skill run ${listed}.`;
	},
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `, `
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `, `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `)
});
// src/rules/change/exec-command-added.ts
const execCommandAdded = changeRule({
	id: "exec-command-added",
	category: "privilege",
	summary: "The allowlist of `terminal_exec` gains no entry.",
	why: "The skill may run a command that was not allowed before.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)",
		fields: ["capabilities.terminal_exec.commands"]
	}],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "added",
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	powerVerdict: "widened",
	message: (change) => `\`terminal_exec.commands\` now also allows ${formatEntries(change)}.`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `)
});
// src/rules/change/exec-command-removed.ts
const execCommandRemoved = changeRule({
	id: "exec-command-removed",
	category: "privilege",
	summary: "A removed entry in the allowlist of `terminal_exec` needs a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)",
		fields: ["capabilities.terminal_exec.commands"]
	}],
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "narrowed"
	},
	when: ({ detail }) => detail === "removed",
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	powerVerdict: "narrowed",
	message: (change) => `\`terminal_exec.commands\` no longer allows ${formatLostCommands(change)}.`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["rm", "aws"]
    `)
});
// src/rules/change/exec-disabled.ts
const execDisabled = changeRule({
	id: "exec-disabled",
	category: "privilege",
	summary: "A skill that no longer runs commands has a patch version bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to execute shell commands.",
		fields: ["capabilities.terminal_exec", "capabilities.terminal_exec.allowed"]
	}],
	on: {
		kind: "power",
		action: ["changed", "removed"]
	},
	when: ({ before, after }) => isAllowed(before) && !isAllowed(after),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to execute shell commands."
	},
	powerVerdict: "narrowed",
	message: ({ before }) => `The skill no longer asks for \`terminal_exec\`, so it can run no command (before: ${describeCommands(before)}).`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
    `, ""),
	valid: twoTomls("", `
      [capabilities.terminal_exec]
      allowed = false
    `)
});
// src/rules/change/exec-enabled.ts
const execEnabled = changeRule({
	id: "exec-enabled",
	category: "privilege",
	summary: "`capabilities.terminal_exec` is not added or enabled.",
	why: "The skill may now run shell commands.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to execute shell commands.",
		fields: ["capabilities.terminal_exec", "capabilities.terminal_exec.allowed"]
	}],
	on: {
		kind: "power",
		action: ["added", "changed"]
	},
	when: ({ before, after }) => isAllowed(after) && !isAllowed(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to execute shell commands."
	},
	powerVerdict: "widened",
	message: ({ after }) => `\`terminal_exec\` is now allowed. The skill may run ${describeCommands(after)}.`,
	invalid: twoTomls("", `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
    `, `
      [capabilities.terminal_exec]
      allowed = true
      commands = ["aws"]
    `)
});
// src/rules/change/executable-enabled.ts
const executableEnabled = changeRule({
	id: "executable-enabled",
	category: "privilege",
	summary: "`provides.executable` does not become true.",
	why: "The host now loads and runs a WASM module of the skill.",
	on: { kind: "provides" },
	when: ({ after }) => isSet(after, "value") && after?.name === "executable",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	powerVerdict: "widened",
	message: (change) => `\`provides.executable\` is now true: the host runs a WASM module of the skill${exportsSuffix(change)}.`,
	invalid: twoTomls(`
      [provides]
      executable = false
    `, `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
    `, { "bin/deploy.wasm (base64)": planModuleText }),
	valid: twoTomls(`
      [provides]
      executable = false
    `, "[provides]")
});
function exportsSuffix({ witness }) {
	const names = Array.isArray(witness?.value) ? witness.value.map(String) : [];
	return names.length === 0 ? "" : `, which exports ${formatNames(names)}`;
}
// src/rules/support/exports.ts
const contractFunctions = new Set([...[
	"init",
	"shutdown",
	"discover_tools",
	"parse_output",
	"plan_workflow"
]]);
function isListedExport(item) {
	return item !== null && !isSet(item, "unlisted");
}
function isOfferedExport(item) {
	return isListedExport(item) || contractFunctions.has(item?.name ?? "");
}
// src/rules/change/export-added.ts
const exportAdded = changeRule({
	id: "export-added",
	category: "interface",
	summary: "A new export needs a minor bump.",
	why: "Nothing breaks: callers can use more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "export",
		action: ["added", "changed"]
	},
	when: ({ action, after }) => action === "added" ? isOfferedExport(after) : isListedExport(after),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => isListedExport(change.after) ? `\`exports\` now lists ${itemName(change)}: callers can now use it.` : `The module now exports the function ${itemName(change)}, which \`exports\` does not list.`,
	invalid: twoTomls(`
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `, `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `, { "bin/deploy.wasm (base64)": planModuleText }),
	valid: twoTomls(`
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `, `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["plan", "shutdown", "init"]
    `, { "bin/deploy.wasm (base64)": planModuleText })
});
// src/rules/change/export-removed.ts
const exportRemoved = changeRule({
	id: "export-removed",
	category: "interface",
	summary: "A removed export needs a major bump.",
	why: "Calls of the function fail.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "export",
		action: ["removed", "changed"]
	},
	when: ({ action, before, after }) => action === "removed" ? isOfferedExport(before) : !isListedExport(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: describe,
	invalid: twoTomls(`
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `, `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `, { "bin/deploy.wasm (base64)": planModuleText }),
	valid: twoTomls(`
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `, `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown", "plan"]
    `, { "bin/deploy.wasm (base64)": planModuleText })
});
function describe(change) {
	if (change.action === "changed") return `\`exports\` no longer lists ${itemName(change)}, so callers can no longer rely on it. The module still has the function, so listing it again undoes the break.`;
	return isListedExport(change.before) ? `Export ${itemName(change)} was removed: calls of it fail.` : `The module no longer exports the function ${itemName(change)}: calls of it fail.`;
}
// src/rules/change/feature-added.ts
const featureAdded = changeRule({
	id: "feature-added",
	category: "interface",
	summary: "A new feature needs a minor bump.",
	why: "Nothing breaks: users can choose more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "feature",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Feature ${itemName(change)} was added. Users can now choose it.`,
	invalid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
    `, `
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `),
	valid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `, `
      [features]
      iam = { description = "Policies", default = false }
      eks = { description = "Clusters", default = true }
    `)
});
// src/rules/change/feature-default-disabled.ts
const featureDefaultDisabled = changeRule({
	id: "feature-default-disabled",
	category: "interface",
	summary: "A feature that becomes off by default needs a major bump.",
	why: "Installations that do not name features lose it.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Features can be enabled/disabled at install time",
		fields: ["features.*.default"]
	}],
	on: {
		kind: "feature",
		action: "changed",
		facet: "default"
	},
	when: ({ before }) => isSet(before, "default"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Features can be enabled/disabled at install time"
	},
	message: (change) => `Feature ${itemName(change)} is now off by default. Installations that do not choose it lose it.`,
	invalid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
    `, `
      [features]
      eks = { description = "Clusters", default = false }
    `),
	valid: twoTomls(`
      [features]
      iam = { description = "Policies", default = false }
    `, `
      [features]
      iam = { description = "Policies", default = true }
    `)
});
// src/rules/change/feature-default-enabled.ts
const featureDefaultEnabled = changeRule({
	id: "feature-default-enabled",
	category: "interface",
	summary: "A feature that becomes on by default needs a minor bump.",
	why: "Installations that choose no features now get it.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Features can be enabled/disabled at install time",
		fields: ["features.*.default"]
	}],
	on: {
		kind: "feature",
		action: "changed",
		facet: "default"
	},
	when: ({ after }) => isSet(after, "default"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Features can be enabled/disabled at install time"
	},
	message: (change) => `Feature ${itemName(change)} is now on by default. Installations that choose no features now get it.`,
	invalid: twoTomls(`
      [features]
      iam = { description = "Policies", default = false }
    `, `
      [features]
      iam = { description = "Policies", default = true }
    `),
	valid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
    `, `
      [features]
      eks = { description = "Clusters" }
    `)
});
// src/rules/change/feature-description-changed.ts
const featureDescriptionChanged = changeRule({
	id: "feature-description-changed",
	category: "documentation",
	summary: "A changed description of a feature needs a patch bump.",
	why: "Users choose among features by their descriptions.",
	on: {
		kind: "feature",
		action: "changed",
		facet: "description"
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The description of feature ${itemName(change)} ${describeValueChange(change)}.`,
	invalid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
    `, `
      [features]
      eks = { description = "Clusters of EKS", default = true }
    `),
	valid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
    `, `
      [features.eks]
      description = "Clusters"
      default = true
    `)
});
// src/rules/change/feature-removed.ts
const featureRemoved = changeRule({
	id: "feature-removed",
	category: "interface",
	summary: "A removed feature needs a major bump.",
	why: "Installing the skill with the feature fails, and so do skills that depend on it with the feature.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "feature",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Feature ${itemName(change)} was removed. Installations and skills that use this feature fail.`,
	invalid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `, `
      [features]
      eks = { description = "Clusters", default = true }
    `),
	valid: twoTomls(`
      [features]
      eks = { description = "Clusters", default = true }
    `, `
      [features]
      eks = { description = "Clusters", default = true }
      iam = { description = "Policies", default = false }
    `)
});
// src/rules/change/file-precondition-added.ts
const filePreconditionAdded = changeRule({
	id: "file-precondition-added",
	category: "requirement",
	summary: "A new file that callers must provide needs a major bump.",
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
	message: (change) => isBundled(change.after) ? `File ${itemName(change)} is now required. It ships with the skill, so callers are not affected.` : `File ${itemName(change)} is now required in ${describeBase(baseDirectoryOf(change.after, "skill_root"))}. The skill fails where it is missing.`,
	invalid: twoManifests("", `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `),
	valid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `, `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `)
});
// src/rules/change/file-precondition-base-changed.ts
const filePreconditionBaseChanged = changeRule({
	id: "file-precondition-base-changed",
	category: "requirement",
	summary: "A required file that callers must provide in another place needs a major bump.",
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
	message: (change) => {
		const [oldBase, newBase] = [change.before, change.after].map((item) => describeBase(baseDirectoryOf(item, "skill_root")));
		const text = `File ${itemName(change)} is now read from ${newBase}, not ${oldBase}`;
		return isBundled(change.after) ? `${text}. It ships with the skill, so callers are not affected.` : `${text}. The skill fails where callers provide it only in the old place.`;
	},
	invalid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: repo_root }]
    `, `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `),
	valid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `, `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `)
});
// src/rules/change/file-precondition-description-changed.ts
const filePreconditionDescriptionChanged = changeRule({
	id: "file-precondition-description-changed",
	category: "documentation",
	summary: "A changed description of a required file needs a patch bump.",
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
	message: (change) => `${describeDescription(change, `the precondition on file ${itemName(change)}`)}.`,
	invalid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `, `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `),
	valid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `, `
      preconditions:
        files: [{ description: Read first., path: README.md, base: cwd }]
    `)
});
// src/rules/change/file-precondition-removed.ts
const filePreconditionRemoved = changeRule({
	id: "file-precondition-removed",
	category: "requirement",
	summary: "A file that callers no longer have to provide needs a minor bump.",
	why: "Nothing breaks: the skill runs in more places.",
	on: {
		kind: "file",
		action: "removed"
	},
	requires: ({ before }) => ({ bump: isBundled(before) ? "patch" : "minor" }),
	bumpBasis: "inferred",
	message: (change) => `File ${itemName(change)} is no longer required.`,
	invalid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `, ""),
	valid: twoManifests(`
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `, `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `)
});
// src/rules/change/format-version-added.ts
const formatVersionAdded = changeRule({
	id: "format-version-added",
	category: "format",
	summary: "A manifest that starts to declare the version of its format needs a minor bump.",
	why: "Runtimes and Skillaccord now validate the manifest. Before, an `interface:` block only named its inputs and outputs.",
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
	message: ({ after }) => `${code(formatVersionKey(after))} ${formatText(after, "format")} was added. Runtimes and Skillaccord now validate the manifest.`,
	invalid: twoFrontmatters(`
      interface:
        inputs: [topic]
    `, `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        optional: [{ name: topic, default: session }]
    `),
	valid: twoFrontmatters(`
      interface:
        inputs: [topic]
    `, `
      interface:
        inputs: [topic]
        env: []
    `)
});
// src/rules/change/format-version-major-changed.ts
const formatVersionMajorChanged = changeRule({
	id: "format-version-major-changed",
	category: "format",
	summary: "A new major version of the format of a manifest needs a major bump.",
	why: "Readers of another major version of the format refuse the manifest.",
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
	message: (change) => `${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}. Agents that read only the old format refuse the manifest.`,
	invalid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"2.0\""),
	valid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"1.1\"")
});
// src/rules/change/format-version-minor-changed.ts
const formatVersionMinorChanged = changeRule({
	id: "format-version-minor-changed",
	category: "format",
	summary: "A new minor version of the format of a manifest needs a patch bump.",
	why: "Readers of the same major version of the format read both.",
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
	message: (change) => `${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}. Agents that read the one also read the other.`,
	invalid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"1.1\""),
	valid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: 1.0")
});
// src/rules/change/format-version-removed.ts
const formatVersionRemoved = changeRule({
	id: "format-version-removed",
	category: "format",
	summary: "A manifest that no longer declares the version of its format needs a major bump.",
	why: "Without `manifest_version`, the fields of a manifest are neither validated nor compared, and callers have no guarantee.",
	on: { kind: "manifest" },
	when: ({ action, facet, detail, before }) => action === "removed" && leavesLegacyManifest(before) || facet === "format" && detail === "removed" && !hasApiVersion(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Missing `manifest_version` = assume legacy format"
	},
	message: ({ before }) => {
		const text = `${code(formatVersionKey(before))} ${formatText(before, "format")} was removed`;
		return before?.dialect === "manifest-v1" ? `${text}. Without it, agents take the manifest for the legacy format: \`inputs\`, \`outputs\` and other fields have no defined meaning, and Skillaccord neither validates nor compares them. Restore it; if the removal is intended, raise the version of the skill.` : `${text}. Agents cannot tell the format of the manifest. Restore it; if the removal is intended, raise the version of the skill.`;
	},
	invalid: twoFrontmatters(`
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `, `
      inputs:
        required: [{ name: session_date }]
    `),
	valid: twoFrontmatters(`
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `, `
      manifest_version: "1.1"
      inputs:
        required: [{ name: session_date }]
    `)
});
// src/rules/change/fs-read-narrowed.ts
const fsReadNarrowed = changeRule({
	id: "fs-read-narrowed",
	category: "privilege",
	summary: "`capabilities.filesystem_read` that loses an entry needs a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read files and directories.",
		fields: ["capabilities.filesystem_read"]
	}],
	on: { kind: "power" },
	when: allowsLess("filesystem_read"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to read files and directories."
	},
	powerVerdict: "narrowed",
	message: (change) => `\`filesystem_read\` no longer lists ${formatEntries(change)}: the skill can read fewer files than before.`,
	invalid: twoTomls(`
      [capabilities]
      filesystem_read = ["./", "~/.aws"]
    `, `
      [capabilities]
      filesystem_read = ["./"]
    `),
	valid: twoTomls(`
      [capabilities]
      filesystem_read = ["./"]
    `, `
      [capabilities]
      filesystem_read = ["./", "./src"]
    `)
});
// src/rules/change/fs-read-widened.ts
const fsReadWidened = changeRule({
	id: "fs-read-widened",
	category: "privilege",
	summary: "`capabilities.filesystem_read` gains no entry that the old ones do not cover.",
	why: "The skill may read files that it could not before.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read files and directories.",
		fields: ["capabilities.filesystem_read"]
	}],
	on: { kind: "power" },
	when: allowsMore("filesystem_read"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to read files and directories."
	},
	powerVerdict: "widened",
	message: (change) => `\`filesystem_read\` now allows ${formatEntries(change)}: the skill may read there (before: ${formatOldEntries(change)})${firstRemark(change, widePathRemark)}.`,
	invalid: twoTomls(`
      [capabilities]
      filesystem_read = ["./"]
    `, `
      [capabilities]
      filesystem_read = ["./", "~/.aws"]
    `),
	valid: twoTomls(`
      [capabilities]
      filesystem_read = ["./"]
    `, `
      [capabilities]
      filesystem_read = ["./", "./src"]
    `)
});
// src/rules/change/fs-write-narrowed.ts
const fsWriteNarrowed = changeRule({
	id: "fs-write-narrowed",
	category: "privilege",
	summary: "`capabilities.filesystem_write` that loses an entry needs a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to write files and directories.",
		fields: ["capabilities.filesystem_write"]
	}],
	on: { kind: "power" },
	when: allowsLess("filesystem_write"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to write files and directories."
	},
	powerVerdict: "narrowed",
	message: (change) => `\`filesystem_write\` no longer lists ${formatEntries(change)}: the skill can write fewer files than before.`,
	invalid: twoTomls(`
      [capabilities]
      filesystem_write = ["./"]
    `, `
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `),
	valid: twoTomls(`
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `, `
      [capabilities]
      filesystem_write = ["./.caro-cache/"]
    `)
});
// src/rules/change/fs-write-widened.ts
const fsWriteWidened = changeRule({
	id: "fs-write-widened",
	category: "privilege",
	summary: "`capabilities.filesystem_write` gains no entry that the old ones do not cover.",
	why: "The skill may overwrite files that it could not before.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to write files and directories.",
		fields: ["capabilities.filesystem_write"]
	}],
	on: { kind: "power" },
	when: allowsMore("filesystem_write"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to write files and directories."
	},
	powerVerdict: "widened",
	message: (change) => `\`filesystem_write\` now allows ${formatEntries(change)}: the skill may write there (before: ${formatOldEntries(change)})${firstRemark(change, widePathRemark)}.`,
	invalid: twoTomls(`
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `, `
      [capabilities]
      filesystem_write = ["./"]
    `),
	valid: twoTomls(`
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `, `
      [capabilities]
      filesystem_write = ["./.caro-cache/"]
    `)
});
// src/rules/change/host-min-added.ts
const hostMinAdded = changeRule({
	id: "host-min-added",
	category: "requirement",
	summary: "An added minimum version of caro needs a major bump.",
	why: "Older versions of caro can no longer install the skill.",
	source: "The host enforces the minimum version, so it is a demand on the machine like a command or a system.",
	on: {
		kind: "host",
		action: "added"
	},
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: ({ after }) => `\`min_caro_version\` ${formatText(after, "min")} was added. Older versions of caro can no longer install the skill.`,
	invalid: twoTomls("", "min_caro_version = \"1.1.0\""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.1.0\"")
});
// src/rules/change/host-min-lowered.ts
const hostMinLowered = changeRule({
	id: "host-min-lowered",
	category: "requirement",
	summary: "A lowered minimum version of caro needs a patch bump.",
	why: "Nothing breaks: more versions of caro can install the skill.",
	on: {
		kind: "host",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `\`min_caro_version\` was lowered: ${valueTransition(change)}. More versions of caro can install the skill.`,
	invalid: twoTomls("min_caro_version = \"1.10.0\"", "min_caro_version = \"1.9.0\""),
	valid: twoTomls("min_caro_version = \"1.9.0\"", "min_caro_version = \"1.9.0\"")
});
// src/rules/change/host-min-raised.ts
const hostMinRaised = changeRule({
	id: "host-min-raised",
	category: "requirement",
	summary: "A raised minimum version of caro needs a major bump.",
	why: "Older versions of caro can no longer install the skill.",
	source: "The host enforces the minimum version, so it is a demand on the machine like a command or a system.",
	on: {
		kind: "host",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: (change) => `\`min_caro_version\` was raised: ${valueTransition(change)}. Older versions of caro can no longer install the skill.`,
	invalid: twoTomls("min_caro_version = \"1.9.0\"", "min_caro_version = \"1.10.0\""),
	valid: twoTomls("min_caro_version = \"1.10.0\"", "min_caro_version = \"1.9.0\"")
});
// src/rules/change/host-min-removed.ts
const hostMinRemoved = changeRule({
	id: "host-min-removed",
	category: "requirement",
	summary: "A removed minimum version of caro needs a patch bump.",
	why: "Nothing breaks: every version of caro can install the skill.",
	on: {
		kind: "host",
		action: "removed"
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: ({ before }) => `\`min_caro_version\` ${formatText(before, "min")} was removed. Every version of caro can install the skill.`,
	invalid: twoTomls("min_caro_version = \"1.1.0\"", ""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.0.0\"")
});
// src/rules/change/host-min-uncomparable.ts
const hostMinUncomparable = changeRule({
	id: "host-min-uncomparable",
	category: "requirement",
	summary: "A changed minimum version of caro is a dotted number before and after.",
	why: "The check cannot decide which version is later, or whether older versions of caro can still install the skill.",
	howToFix: "Write a version of numbers and dots without a suffix, such as `min_caro_version = \"1.2.0\"`. If it is later than before, raise the version of the skill by a major bump.",
	on: {
		kind: "host",
		facet: "min",
		verdict: "incomparable"
	},
	requires: {
		bump: "none",
		warn: true
	},
	bumpBasis: "inferred",
	message: (change) => {
		const side = [change.after, change.before].find((item) => !isDotted(item)) ?? change.after;
		return `\`min_caro_version\` changed: ${valueTransition(change)}. ${formatText(side, "min")} is not a dotted number such as \`1.2\`, so Skillaccord cannot tell whether older versions of caro can still install the skill. Write numbers and dots only.`;
	},
	invalid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.2.0-beta\""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.0.0\"")
});
function isDotted(item) {
	return /^\d+(?:\.\d+)*$/.test(String(facetValue(item, "min") ?? "").trim());
}
// src/rules/change/idempotent-false-stated.ts
const idempotentFalseStated = changeRule({
	id: "idempotent-false-stated",
	category: "behaviour",
	summary: "Adding or removing `execution.idempotent: false` needs a patch bump.",
	why: "Nothing changes for callers: without the key, a second run is not promised to be safe either.",
	on: { kind: "execution" },
	when: (change) => createFlagChangeTest("idempotent", [void 0], false)(change) || createFlagChangeTest("idempotent", [false], void 0)(change),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: ({ after }) => `\`execution.idempotent: false\` was ${after ? "added" : "removed"}. Nothing changes for callers: before and after, the skill does not promise that a second run is safe.`,
	invalid: twoManifests("", "execution: { idempotent: false }"),
	valid: twoManifests("", "execution: { idempotent: true }")
});
// src/rules/change/idempotent-gained.ts
const idempotentGained = changeRule({
	id: "idempotent-gained",
	category: "behaviour",
	summary: "A skill that becomes idempotent needs a patch bump.",
	why: "Nothing breaks: callers may now run the skill a second time.",
	on: { kind: "execution" },
	when: createFlagChangeTest("idempotent", [false, void 0], true),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: () => "`execution.idempotent` is now true: callers may run the skill again after a failure.",
	invalid: twoManifests("execution: { idempotent: false }", "execution: { idempotent: true }"),
	valid: twoManifests("execution: { idempotent: true }", "execution: { idempotent: false }")
});
// src/rules/change/idempotent-lost.ts
const idempotentLost = changeRule({
	id: "idempotent-lost",
	category: "behaviour",
	summary: "A skill that is no longer idempotent needs a minor bump.",
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
	message: () => "`execution.idempotent` is no longer true: callers that repeat a failed run may do the work twice.",
	invalid: twoManifests("execution: { idempotent: true }", "execution: { idempotent: false }"),
	valid: twoManifests("execution: { idempotent: false }", "execution: { idempotent: true }")
});
// src/rules/change/input-default-added.ts
const inputDefaultAdded = changeRule({
	id: "input-default-added",
	category: "behaviour",
	summary: "A new default of an existing input needs a minor bump.",
	why: "Calls that do not pass the input now use the default.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "added",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Input ${itemName(change)} had no default and now has one: calls that leave the input out use the default.`,
	invalid: twoManifests(`
      inputs:
        optional: [{ name: topic }]
    `, `
      inputs:
        optional: [{ name: topic, default: session }]
    `),
	valid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic, schema: { default: session } }]
    `)
});
// src/rules/change/input-default-changed.ts
const inputDefaultChanged = changeRule({
	id: "input-default-changed",
	category: "behaviour",
	summary: "A changed default of an input needs a minor bump.",
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
	bumpBasis: "inferred",
	message: (change) => `The default of input ${itemName(change)} changed${transitionSuffix(change)}. Calls without it use the new value.`,
	invalid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic, default: work }]
    `),
	valid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic, schema: { default: session } }]
    `)
});
// src/rules/change/input-default-removed.ts
const inputDefaultRemoved = changeRule({
	id: "input-default-removed",
	category: "behaviour",
	summary: "An input that loses its default needs a minor bump, and a major one if calls then lack a value.",
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
	bumpBasis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	message: (change) => {
		if (isUnfilled(change)) return `Optional input ${itemName(change)} lost its default: calls without the input leave its placeholder without a value.`;
		return isRequired(change.after) ? `Required input ${itemName(change)} lost its default: calls without the input fail.` : `Optional input ${itemName(change)} lost its default: calls without the input no longer have a value for it.`;
	},
	invalid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic }]
    `),
	valid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic, default: session }]
    `)
});
function isUnfilled({ detail }) {
	return detail === "unfilled";
}
// src/rules/change/input-description-changed.ts
const inputDescriptionChanged = changeRule({
	id: "input-description-changed",
	category: "documentation",
	summary: "A changed description of an input needs a patch bump.",
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
	message: (change) => `${describeDescription(change, `input ${itemName(change)}`)}. Agents read it to decide what to pass.`,
	invalid: twoManifests(`
      inputs:
        required: [{ name: tz }]
    `, `
      inputs:
        required: [{ name: tz, description: The time zone. }]
    `),
	valid: twoManifests(`
      inputs:
        required: [{ name: tz, description: The time zone. }]
    `, `
      inputs:
        required: [{ description: The time zone., name: tz }]
    `)
});
// src/rules/change/input-optional-added-no-default.ts
const inputOptionalAddedNoDefault = changeRule({
	id: "input-optional-added-no-default",
	category: "interface",
	summary: "A new optional input without a default needs a minor bump.",
	why: "Existing calls still work: nobody has to pass the input.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isOptional(after) && !hasDefault(after),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `${itemName(change)} is a new optional input without a default: existing calls work as before.`,
	invalid: twoManifests("", `
      inputs:
        optional: [{ name: topic }]
    `),
	valid: twoManifests("", `
      inputs:
        optional: [{ name: topic, default: session }]
    `)
});
// src/rules/change/input-optional-added.ts
const inputOptionalAdded = changeRule({
	id: "input-optional-added",
	category: "interface",
	summary: "A new optional input with a default needs a minor bump.",
	why: "Existing calls still work: they use the default.",
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
	message: (change) => `${itemName(change)} is a new optional input with a default: existing calls work as before.`,
	invalid: twoManifests("", `
      inputs:
        optional: [{ name: topic, default: session }]
    `),
	valid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic, default: session, description: The topic. }]
    `)
});
// src/rules/change/input-optional-removed.ts
const inputOptionalRemoved = changeRule({
	id: "input-optional-removed",
	category: "interface",
	summary: "The removal of an optional input needs a major bump.",
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
	message: (change) => `Optional input ${itemName(change)} was removed: the value that callers still pass no longer has any effect.`,
	invalid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, ""),
	valid: twoManifests(`
      inputs:
        optional: [{ name: topic, default: session }]
    `, `
      inputs:
        optional: [{ name: topic, default: session }, { name: place, default: here }]
    `)
});
// src/rules/change/input-optional-to-required.ts
const inputOptionalToRequired = changeRule({
	id: "input-optional-to-required",
	category: "interface",
	summary: "An optional input that becomes required needs a major bump, and a minor one if it has a default.",
	why: "Calls that do not pass the input fail.",
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
	message: (change) => hasDefault(change.after) ? `Input ${itemName(change)} is now required, with a default: calls without it still work and use the default. The change counts as breaking only with \`compat: semantic\` in the configuration of Skillaccord.` : `Input ${itemName(change)} is now required and has no default: calls without it fail.`,
	invalid: twoManifests(`
      inputs:
        optional: [{ name: topic }]
    `, `
      inputs:
        required: [{ name: topic }]
    `),
	valid: twoManifests(`
      inputs:
        required: [{ name: topic }]
    `, `
      inputs:
        optional: [{ name: topic }]
    `)
});
// src/rules/change/input-pattern-changed-undecided.ts
const inputPatternChangedUndecided = changeRule({
	id: "input-pattern-changed-undecided",
	category: "interface",
	summary: "A changed pattern provably accepts every value that it accepted before.",
	why: "No value was found that the old pattern accepts and the new one refuses, but one may exist: calls may break.",
	howToFix: "Look for a value that the old pattern accepts and the new one refuses. If there is one, raise the version by a major bump. A pattern without lookarounds and backreferences can be decided.",
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
	bumpBasis: "inferred",
	message: (change) => `The pattern of input ${itemName(change)} changed (${keywordTransition(change)}). Skillaccord cannot tell whether the new pattern refuses old values. If it does, set a new major version.`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { pattern: '(?<=a)b' }
    `, `
      inputs:
        required:
          - name: count
            schema: { pattern: '(?<=c)b' }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { pattern: '^(a|b)$' }
    `, `
      inputs:
        required:
          - name: count
            schema: { pattern: '^[ab]$' }
    `)
});
// src/rules/change/input-property-added.ts
const inputPropertyAdded = changeRule({
	id: "input-property-added",
	category: "interface",
	summary: "A new property of an object input needs a minor bump.",
	why: "Callers are assumed to send only declared properties, so no existing call sends this one.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: ({ detail }) => detail === "property-added",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Input ${itemName(change)} has a new property ${formatOrNone(change.to)}: calls without it work as before.`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string } } }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: integer } } }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: number } } }
    `)
});
// src/rules/change/input-property-default-changed.ts
const inputPropertyDefaultChanged = changeRule({
	id: "input-property-default-changed",
	category: "behaviour",
	summary: "A default inside the schema of an input that is added, changed or removed needs a minor bump.",
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
	bumpBasis: "inferred",
	message: (change) => `In input ${itemName(change)}, ${describeNestedDefault(change)}. Calls that do not pass this property behave differently.`,
	invalid: twoManifests(`
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { type: string, default: me@home } } }
    `, `
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { type: string, default: me@work } } }
    `),
	valid: twoManifests(`
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { type: string, default: me@home } } }
    `, `
      inputs:
        optional:
          - name: author
            schema: { type: object, properties: { mail: { default: me@home, type: string } } }
    `)
});
// src/rules/change/input-property-removed.ts
const inputPropertyRemoved = changeRule({
	id: "input-property-removed",
	category: "interface",
	summary: "The removal of a property of an object input needs a major bump.",
	why: "The skill ignores the property in calls that still send it, although the input accepts it.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: ({ detail }) => detail === "property-removed",
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: (change) => `Property ${formatOrNone(change.from)} of input ${itemName(change)} was removed: the skill ignores it in calls that still send it.`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string } } }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
    `)
});
// src/rules/change/input-renamed.ts
const inputRenamed = changeRule({
	id: "input-renamed",
	category: "interface",
	summary: "A renamed input needs a major bump.",
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
	message: ({ before, after }) => `Input ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}: calls pass the old name, and the skill no longer reads it.`,
	invalid: twoManifests(`
      inputs:
        required: [{ name: session_date }]
    `, `
      inputs:
        required: [{ name: date }]
    `),
	valid: twoManifests(`
      inputs:
        required: [{ name: session_date }]
    `, `
      inputs:
        required: [{ name: session_date, description: The date. }]
    `)
});
// src/rules/change/input-required-added-with-default.ts
const inputRequiredAddedWithDefault = changeRule({
	id: "input-required-added-with-default",
	category: "interface",
	summary: "A new required input with a default needs a minor bump.",
	why: "ADR-003 counts only new required inputs without defaults as breaking. A strict host refuses calls that do not pass a required input.",
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
	message: (change) => `${itemName(change)} is a new required input with a default: calls without it still work and use the default. The change counts as breaking only with \`compat: semantic\` in the configuration of Skillaccord.`,
	invalid: twoManifests("", `
      inputs:
        required: [{ name: tz, default: UTC }]
    `),
	valid: twoManifests("", `
      inputs:
        optional: [{ name: tz, default: UTC }]
    `)
});
// src/rules/change/input-required-added.ts
const inputRequiredAdded = changeRule({
	id: "input-required-added",
	category: "interface",
	summary: "A new required input without a default needs a major bump.",
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
	message: (change) => `${itemName(change)} is a new required input without a default: calls without it fail.`,
	invalid: twoManifests("", `
      inputs:
        required: [{ name: tz }]
    `),
	valid: twoManifests("", `
      inputs:
        optional: [{ name: tz, default: UTC }]
    `)
});
// src/rules/change/input-required-removed.ts
const inputRequiredRemoved = changeRule({
	id: "input-required-removed",
	category: "interface",
	summary: "The removal of a required input needs a major bump.",
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
	message: (change) => {
		return `${isRequired(change.before) ? "Required input" : "Input"} ${itemName(change)} was removed: the value that callers still pass no longer has any effect.`;
	},
	invalid: twoManifests(`
      inputs:
        required: [{ name: tz }]
    `, ""),
	valid: twoManifests(`
      inputs:
        required: [{ name: tz }]
    `, `
      inputs:
        optional: [{ name: tz }]
    `)
});
// src/rules/change/input-required-to-optional.ts
const inputRequiredToOptional = changeRule({
	id: "input-required-to-optional",
	category: "interface",
	summary: "A required input that becomes optional needs a minor bump.",
	why: "Existing calls still work, and new ones may pass less.",
	on: {
		kind: "input",
		action: "changed",
		facet: "required"
	},
	when: ({ before, after }) => isRequired(before) && isOptional(after),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Input ${itemName(change)} is now optional: existing calls work as before.`,
	invalid: twoManifests(`
      inputs:
        required: [{ name: topic }]
    `, `
      inputs:
        optional: [{ name: topic }]
    `),
	valid: twoManifests(`
      inputs:
        required: [{ name: topic }]
    `, `
      inputs:
        required: [{ name: topic, description: The topic. }]
    `)
});
// src/rules/change/input-schema-incompatible.ts
const inputSchemaIncompatible = changeRule({
	id: "input-schema-incompatible",
	category: "interface",
	summary: "An input that accepts other values than before needs a major bump.",
	why: "Calls with a value that is no longer accepted fail.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "incomparable"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type",
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: (change) => `${itemName(change)} accepts other values than before: ${rejectedWitness(change)} (${keywordTransition(change)}).`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `, `
      inputs:
        required:
          - name: count
            schema: { enum: [2, 3] }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `, `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2, 3] }
    `)
});
// src/rules/change/input-schema-narrowed.ts
const inputSchemaNarrowed = changeRule({
	id: "input-schema-narrowed",
	category: "interface",
	summary: "An input that accepts less than before needs a major bump.",
	why: "Calls with a value that is no longer accepted fail.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "narrowed"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type",
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: (change) => `${itemName(change)} accepts less: ${rejectedWitness(change)} (${keywordTransition(change)}).`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 0 }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 0 }
    `)
});
// src/rules/change/input-schema-rewritten.ts
const inputSchemaRewritten = changeRule({
	id: "input-schema-rewritten",
	category: "interface",
	summary: "A rewritten schema that accepts the same values needs a patch bump.",
	why: "Nothing changes for callers. The change is listed because the schema is part of the contract.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "equivalent"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && (change.detail !== "type" || isOptional(change.before)),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The schema of input ${itemName(change)} was rewritten (${keywordTransition(change)}): it accepts the same values.`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `, `
      inputs:
        required:
          - name: count
            schema: { enum: [2, 1] }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2] }
    `, `
      inputs:
        required:
          - name: count
            schema: { enum: [1, 2], description: One or two. }
    `)
});
// src/rules/change/input-schema-unsupported-keyword.ts
const inputSchemaUnsupportedKeyword = changeRule({
	id: "input-schema-unsupported-keyword",
	category: "interface",
	summary: "A changed schema uses only the keywords of ADR-002.",
	why: "Other keywords cannot be compared, so calls may break unnoticed.",
	howToFix: "Compare the two values yourself. If the new schema refuses calls that the old one accepted, raise the version by a major bump. A limit that uses a keyword of ADR-002, such as `pattern`, is compared.",
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
	bumpBasis: "inferred",
	message: (change) => `The schema of input ${itemName(change)} changed: ${keywordTransition(change)}. Skillaccord cannot compare this keyword. If the schema now refuses old values, set a new major version.`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: string, format: date }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: string, format: uri }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: string, minLength: 1 }
    `, `
      inputs:
        required:
          - name: count
            schema: { minLength: 1, type: string }
    `)
});
// src/rules/change/input-schema-widened.ts
const inputSchemaWidened = changeRule({
	id: "input-schema-widened",
	category: "interface",
	summary: "An input that accepts more than before needs a minor bump.",
	why: "Every old value is still accepted, and callers may pass new ones.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "widened"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== "type",
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `${itemName(change)} accepts more: ${acceptedWitness(change)} (${keywordTransition(change)}).`,
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 0 }
    `),
	valid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: integer, minimum: 1 }
    `, `
      inputs:
        required:
          - name: count
            schema: { minimum: 1, type: integer }
    `)
});
// src/rules/change/input-sensitive-set.ts
const inputSensitiveSet = changeRule({
	id: "input-sensitive-set",
	category: "privilege",
	summary: "An input that becomes sensitive needs a patch bump.",
	why: "Nothing breaks: traces no longer show its values.",
	on: {
		kind: "input",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => !isSet(before, "sensitive") && isSet(after, "sensitive"),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	powerVerdict: "narrowed",
	message: (change) => `Input ${itemName(change)} is now sensitive: traces no longer show its values.`,
	invalid: twoManifests(`
      inputs:
        required: [{ name: deploy_key }]
    `, `
      inputs:
        required: [{ name: deploy_key, sensitive: true }]
    `),
	valid: twoManifests(`
      inputs:
        required: [{ name: deploy_key }]
    `, `
      inputs:
        required: [{ name: deploy_key, sensitive: false }]
    `)
});
// src/rules/change/input-sensitive-unset.ts
const inputSensitiveUnset = changeRule({
	id: "input-sensitive-unset",
	category: "privilege",
	summary: "A sensitive input stays sensitive.",
	why: "Traces show its values.",
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
	message: (change) => `Input ${itemName(change)} is no longer sensitive: traces show its values.`,
	invalid: twoManifests(`
      inputs:
        required: [{ name: deploy_key, sensitive: true }]
    `, `
      inputs:
        required: [{ name: deploy_key, sensitive: false }]
    `),
	valid: twoManifests(`
      inputs:
        required: [{ name: deploy_key, sensitive: false }]
    `, `
      inputs:
        required: [{ name: deploy_key, sensitive: true }]
    `)
});
// src/rules/change/input-type-changed.ts
const inputTypeChanged = changeRule({
	id: "input-type-changed",
	category: "interface",
	summary: "A changed type of an input needs a major bump.",
	why: "Calls with a value of the old type fail.",
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
	message: (change) => {
		const text = `The type of input ${itemName(change)} changed (${keywordTransition(change)})`;
		if (change.verdict === "unknown") return `${text}. This counts as breaking, although Skillaccord cannot decide whether old values are refused${underSemantic("only be a warning")}.`;
		return isHarmless(change) ? `${text}. This counts as breaking, although every old value is still accepted${underSemantic("not count")}.` : `${text}: ${rejectedWitness(change)}.`;
	},
	invalid: twoManifests(`
      inputs:
        required:
          - name: count
            schema: { type: integer }
    `, `
      inputs:
        required:
          - name: count
            schema: { type: string }
    `),
	valid: twoManifests(`
      inputs:
        optional:
          - name: count
            schema: { type: integer }
    `, `
      inputs:
        optional:
          - name: count
            schema: { type: number }
    `)
});
// src/rules/change/input-type-widened.ts
const inputTypeWidened = changeRule({
	id: "input-type-widened",
	category: "interface",
	summary: "A wider type of an optional input needs a minor bump.",
	why: "Every value of the old type is still accepted.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "widened"
	},
	when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === "type" && isOptional(change.before),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Optional input ${itemName(change)} accepts more types (${keywordTransition(change)}): every old value is still accepted.`,
	invalid: twoManifests(`
      inputs:
        optional:
          - name: count
            schema: { type: integer }
    `, `
      inputs:
        optional:
          - name: count
            schema: { type: number }
    `),
	valid: twoManifests(`
      inputs:
        optional:
          - name: count
            schema: { type: integer, minimum: 1 }
    `, `
      inputs:
        optional:
          - name: count
            schema: { type: integer, minimum: 0 }
    `)
});
// src/rules/change/interactive-cleared.ts
const interactiveCleared = changeRule({
	id: "interactive-cleared",
	category: "behaviour",
	summary: "A skill that is no longer interactive needs a minor bump.",
	why: "Nothing breaks: the skill now runs without a person.",
	on: { kind: "execution" },
	when: createFlagChangeTest("interactive", [true, void 0], false),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: ({ before }) => `\`execution.interactive\` is ${before ? "no longer true" : "now declared false"}: the skill runs without a person.`,
	invalid: twoManifests("execution: { interactive: true }", "execution: { interactive: false }"),
	valid: twoManifests("execution: { interactive: false }", "execution: { interactive: false, idempotent: true }")
});
// src/rules/change/interactive-set.ts
const interactiveSet = changeRule({
	id: "interactive-set",
	category: "behaviour",
	summary: "A skill that becomes interactive needs a major bump.",
	why: "A run waits forever if nobody is there to answer.",
	enforces: [adr002("`interactive`: Needs human input during run", "execution.interactive")],
	on: { kind: "execution" },
	when: createFlagChangeTest("interactive", [false, void 0], true),
	requires: { bump: "major" },
	bumpBasis: "inferred",
	message: () => "`execution.interactive` is now true: a run waits forever if nobody is there to answer.",
	invalid: twoManifests("execution: { interactive: false }", "execution: { interactive: true }"),
	valid: twoManifests("execution: { interactive: true }", "execution: { interactive: false }")
});
// src/rules/change/interactive-undeclared.ts
const interactiveUndeclared = changeRule({
	id: "interactive-undeclared",
	category: "behaviour",
	summary: "The removal of `execution.interactive` needs a minor bump.",
	why: "Callers that run the skill without a person no longer know whether it waits for one.",
	enforces: [adr002("`interactive`: Needs human input during run", "execution.interactive")],
	on: { kind: "execution" },
	when: createFlagChangeTest("interactive", [true, false], void 0),
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	message: ({ before }) => `\`execution.interactive: ${facetValue(before, "value")}\` was removed: nothing says any more whether a run waits for the answer of a person. Declare \`true\` or \`false\`, or announce the removal by a minor bump.`,
	invalid: twoManifests("execution: { interactive: false }", ""),
	valid: twoManifests("", "execution: { interactive: false }")
});
// src/rules/change/interface-input-added-requiredness-unknown.ts
const interfaceInputAddedRequirednessUnknown = changeRule({
	id: "interface-input-added-requiredness-unknown",
	category: "interface",
	summary: "A new input in an `interface:` block is also declared in `inputs:`.",
	why: "An `interface:` list does not tell required inputs from optional ones, so calls may break unnoticed.",
	howToFix: "Declare the input under `inputs.required` or `inputs.optional`. If it is required, raise the version by a major bump.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => !isRequired(after) && !isOptional(after),
	requires: {
		bump: "none",
		warn: true
	},
	bumpBasis: "inferred",
	message: (change) => `Input ${itemName(change)} was added to \`interface:\`, which does not say whether it is required: calls without it may fail. Declare it in the top-level \`inputs:\`.`,
	invalid: twoFrontmatters(`
      interface:
        inputs: [session_date]
    `, `
      interface:
        inputs: [session_date, tz]
    `),
	valid: twoFrontmatters(`
      interface:
        inputs: [session_date]
    `, `
      interface:
        inputs: [session_date]
        env: []
    `)
});
// src/rules/change/interface-input-declared.ts
const interfaceInputDeclared = changeRule({
	id: "interface-input-declared",
	category: "interface",
	summary: "A first full declaration of an input from an `interface:` block needs a minor bump.",
	why: "The list did not say whether the input is required, so calls without it may break.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: ({ before, after }) => !isDeclaredInDetail(before) && isDeclaredInDetail(after),
	requires: (change) => ({
		bump: "minor",
		warn: isNewDuty(change)
	}),
	bumpBasis: "inferred",
	message: (change) => isNewDuty(change) ? `Input ${itemName(change)} is now declared as required: calls without it fail. Before, \`interface:\` listed it without saying whether it is required. If calls without it worked until now, the change needs a major bump.` : `Input ${itemName(change)} was only listed in \`interface:\` and is now declared as ${isRequired(change.after) ? "required" : "optional"}.`,
	invalid: twoFrontmatters(`
      interface:
        inputs: [topic]
    `, `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        required: [{ name: topic }]
    `),
	valid: twoFrontmatters(`
      interface:
        inputs: [topic]
    `, `
      interface:
        inputs: [topic]
        env: []
    `)
});
function isNewDuty({ after }) {
	return isRequired(after) && !hasDefault(after);
}
// src/rules/change/interface-input-undeclared.ts
const interfaceInputUndeclared = changeRule({
	id: "interface-input-undeclared",
	category: "interface",
	summary: "An input that remains only in an `interface:` block needs a minor bump.",
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
	bumpBasis: "inferred",
	message: (change) => `\`inputs:\` no longer declares ${itemName(change)}, and only \`interface:\` lists it: callers cannot tell whether it is required and what it accepts. Declare it in the top-level \`inputs:\` again.`,
	invalid: twoFrontmatters(`
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        required: [{ name: topic }]
    `, `
      interface:
        inputs: [topic]
    `),
	valid: twoFrontmatters(`
      interface:
        inputs: [topic]
    `, `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        optional: [{ name: topic }]
    `)
});
// src/rules/change/interface-output-changed.ts
const interfaceOutputChanged = changeRule({
	id: "interface-output-changed",
	category: "interface",
	summary: "A changed output in the `interface:` block needs a major bump.",
	why: "ADR-003 counts a changed output pattern as breaking, and readers take the pattern from the interface block.",
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
	message: (change) => change.detail === "changed" ? `In \`interface:\`, the pattern of an output changed: ${valueTransition(change)}. The skill still writes ${itemName(change)}, but callers that read \`interface:\` no longer find the old pattern there. This counts as breaking${underSemantic("count as a patch")}.` : `\`interface:\` ${change.detail === "added" ? "now" : "no longer"} lists output ${itemName(change)}; the path of the output stays the same.`,
	invalid: twoFrontmatters(`
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `, `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/work*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `),
	valid: twoFrontmatters(`
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `, `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/*.org }]
      outputs:
        files: [{ pattern: docs/worklog.org, description: The log. }]
    `)
});
// src/rules/change/keyword-added.ts
const keywordAdded = changeRule({
	id: "keyword-added",
	category: "discovery",
	summary: "A new keyword needs a patch bump.",
	why: "Searches for the keyword find the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Search keywords",
		fields: ["skill.keywords"]
	}],
	on: {
		kind: "keyword",
		action: "added"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Search keywords"
	},
	message: (change) => `Keyword ${itemName(change)} was added; searches for it find the skill.`,
	invalid: twoTomls("keywords = [\"aws\"]", "keywords = [\"aws\", \"cloud\"]"),
	valid: twoTomls("keywords = [\"aws\", \"cloud\"]", "keywords = [\"cloud\", \"aws\"]")
});
// src/rules/change/keyword-removed.ts
const keywordRemoved = changeRule({
	id: "keyword-removed",
	category: "discovery",
	summary: "A removed keyword needs a patch bump.",
	why: "Searches for the keyword no longer find the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Search keywords",
		fields: ["skill.keywords"]
	}],
	on: {
		kind: "keyword",
		action: "removed"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Search keywords"
	},
	message: (change) => `Keyword ${itemName(change)} was removed; searches for it no longer find the skill.`,
	invalid: twoTomls("keywords = [\"aws\", \"cloud\"]", "keywords = [\"aws\"]"),
	valid: twoTomls("keywords = [\"aws\"]", "keywords = [\"aws\", \"cloud\"]")
});
// src/rules/change/knowledge-priority-changed.ts
const knowledgePriorityChanged = changeRule({
	id: "knowledge-priority-changed",
	category: "behaviour",
	summary: "A changed `knowledge.priority` needs a patch bump.",
	why: "A higher priority puts this knowledge before that of other skills.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Injection priority (higher = first)",
		fields: ["knowledge.priority"]
	}],
	on: {
		kind: "knowledge",
		action: "changed",
		facet: "priority"
	},
	requires: ({ detail }) => ({
		bump: "patch",
		warn: detail === "raised"
	}),
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Injection priority (higher = first)"
	},
	message: (change) => {
		const effect = change.detail === "raised" ? "Hosts now inject this knowledge earlier, ahead of skills with a lower priority: check that this is intended." : "Hosts inject knowledge with a higher priority first.";
		return `\`knowledge.priority\` was ${change.detail}: ${valueTransition(change)}. ${effect}`;
	},
	invalid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      priority = 50
    `, `
      [provides]
      knowledge = true
      [knowledge]
      priority = 90
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
      priority = 50
    `, { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/knowledge-stated.ts
const knowledgeStated = changeRule({
	id: "knowledge-stated",
	category: "behaviour",
	summary: "Adding or removing the `[knowledge]` table needs a patch bump.",
	why: "Without the table, hosts inject the knowledge by their own defaults.",
	on: {
		kind: "knowledge",
		action: ["added", "removed"]
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: ({ before, after }) => {
		const values = `\`priority\` ${describeCount(after ?? before, "priority", 50)} and \`max_context_tokens\` ${describeCount(after ?? before, "max_context_tokens", 1e3)}`;
		return after ? `\`[knowledge]\` was added: hosts now inject the knowledge with ${values}. Before, each host used values of its own.` : `\`[knowledge]\` was removed: each host now uses values of its own, instead of ${values}.`;
	},
	invalid: twoTomls(`
      [provides]
      knowledge = true
    `, `
      [provides]
      knowledge = true
      [knowledge]
      priority = 60
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
      priority = 50
    `, { "knowledge/deploy.md": "Deploy." })
});
function describeCount(item, key, fallback) {
	const value = facetValue(item, key);
	return `${formatOrNone(value)}${value === fallback ? " (the default)" : ""}`;
}
// src/rules/change/license-changed.ts
const licenseChanged = changeRule({
	id: "license-changed",
	category: "documentation",
	summary: "A changed `license` needs a patch bump.",
	why: "The terms of use of the skill may differ.",
	on: { kind: "license" },
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `\`license\` ${describeValueChange(change)}.`,
	invalid: twoFrontmatters("license: MIT", "license: Apache-2.0"),
	valid: twoFrontmatters("license: MIT", "license: 'MIT'")
});
// src/rules/change/manifest-added.ts
const manifestAdded = changeRule({
	id: "manifest-added",
	category: "format",
	summary: "A manifest added to an existing skill needs a minor bump.",
	why: "Nothing breaks: callers may now rely on the new statements. Each new permission in it is a finding of its own.",
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
	message: (change) => `${describeManifest(change.after)} was added: from now on, callers rely on what this file declares, such as inputs. Before, they had nothing to rely on, so nothing breaks.`,
	invalid: twoFrontmatters("", `
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `),
	valid: twoManifests("", `
      inputs:
        optional: [{ name: topic, default: session }]
    `)
});
// src/rules/change/manifest-removed.ts
const manifestRemoved = changeRule({
	id: "manifest-removed",
	category: "format",
	summary: "The removal of a manifest needs a major bump.",
	why: "Without the manifest, callers can rely on nothing and hosts validate nothing.",
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
	message: (change) => `${describeManifest(change.before)} was removed: callers can no longer rely on anything that it declared.`,
	invalid: twoFrontmatters(`
      interface:
        inputs: [session_date]
    `, ""),
	valid: twoFrontmatters(`
      interface:
        inputs: [session_date]
    `, `
      interface:
        inputs: [session_date]
        outputs: [{ pattern: 'docs/*.org' }]
    `)
});
// src/rules/change/max-context-tokens-lowered.ts
const maxContextTokensLowered = changeRule({
	id: "max-context-tokens-lowered",
	category: "behaviour",
	summary: "A lowered `knowledge.max_context_tokens` needs a patch bump.",
	why: "Nothing breaks: hosts inject less of the knowledge.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Maximum tokens to inject",
		fields: ["knowledge.max_context_tokens"]
	}],
	on: {
		kind: "knowledge",
		action: "changed",
		facet: "max_context_tokens"
	},
	when: ({ detail }) => detail === "lowered",
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Maximum tokens to inject"
	},
	message: (change) => `\`knowledge.max_context_tokens\` was lowered: ${valueTransition(change)}. Hosts inject less of the knowledge.`,
	invalid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 1000
    `, `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 500
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
      max_context_tokens = 1000
    `, { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/max-context-tokens-raised.ts
const maxContextTokensRaised = changeRule({
	id: "max-context-tokens-raised",
	category: "behaviour",
	summary: "A raised `knowledge.max_context_tokens` needs a minor bump.",
	why: "Every run with the skill may use more context.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Maximum tokens to inject",
		fields: ["knowledge.max_context_tokens"]
	}],
	on: {
		kind: "knowledge",
		action: "changed",
		facet: "max_context_tokens"
	},
	when: ({ detail }) => detail === "raised",
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Maximum tokens to inject"
	},
	message: (change) => `\`knowledge.max_context_tokens\` was raised: ${valueTransition(change)}. Runs with the skill may use more context.`,
	invalid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 1000
    `, `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 2000
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 1000
    `, `
      [provides]
      knowledge = true
      [knowledge]
      max_context_tokens = 500
    `, { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/metadata-changed.ts
const metadataChanged = changeRule({
	id: "metadata-changed",
	category: "documentation",
	summary: "Changed metadata needs a patch bump.",
	why: "Indexes and people read the metadata. Nothing in the contract changes.",
	on: { kind: "metadata" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => {
		const item = change.after ?? change.before;
		return hasApiVersion(item) ? `${code(`skill.${item?.name}`)} ${describeValueChange(change)}.` : `Metadata ${itemName(change)} ${describeValueChange(change)}.`;
	},
	invalid: twoFrontmatters("metadata: { author: dan }", "metadata: { author: ann }"),
	valid: twoFrontmatters("metadata: { author: dan }", "metadata: { author: 'dan' }")
});
// src/rules/change/module-function-added.ts
const lines$1 = "[provides]\nexecutable = true\n[executable]\nmodule = \"bin/deploy.wasm\"";
const path$1 = "bin/deploy.wasm (base64)";
const moduleFunctionAdded = changeRule({
	id: "module-function-added",
	category: "interface",
	summary: "A function that a WASM module exports without a line in `exports` needs a patch bump.",
	why: "Nothing breaks, and callers that look into the module see it.",
	on: {
		kind: "export",
		action: "added"
	},
	when: ({ after }) => !isOfferedExport(after),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The WASM module now exports the function ${itemName(change)}, which the skill.toml does not list under \`exports\`: nothing changes for callers.`,
	invalid: twoTomls(lines$1, lines$1, { [path$1]: moduleText }, { [path$1]: planModuleText }),
	valid: twoTomls(lines$1, lines$1, { [path$1]: moduleText })
});
// src/rules/change/module-function-removed.ts
const lines = "[provides]\nexecutable = true\n[executable]\nmodule = \"bin/deploy.wasm\"";
const path = "bin/deploy.wasm (base64)";
const moduleFunctionRemoved = changeRule({
	id: "module-function-removed",
	category: "interface",
	summary: "The removal of a function that only the WASM module knows needs a patch bump.",
	why: "Callers that looked into the module no longer find it.",
	on: {
		kind: "export",
		action: "removed"
	},
	when: ({ before }) => !isOfferedExport(before),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `Function ${itemName(change)} was removed from the WASM module. The skill.toml did not list it under \`exports\`, so nothing changes for callers.`,
	invalid: twoTomls(lines, lines, { [path]: planModuleText }, { [path]: moduleText }),
	valid: twoTomls(lines, lines, { [path]: planModuleText })
});
// src/rules/change/net-narrowed.ts
const netNarrowed = changeRule({
	id: "net-narrowed",
	category: "privilege",
	summary: "Fewer entries in `capabilities.network` need a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to make network requests.",
		fields: ["capabilities.network"]
	}],
	on: { kind: "power" },
	when: allowsLess("network"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to make network requests."
	},
	powerVerdict: "narrowed",
	message: (change) => `\`network\` no longer allows ${formatEntries(change)}: the skill may reach fewer hosts than before.`,
	invalid: twoTomls(`
      [capabilities]
      network = ["*.amazonaws.com", "amazonaws.com"]
    `, `
      [capabilities]
      network = ["*.amazonaws.com"]
    `),
	valid: twoTomls(`
      [capabilities]
      network = ["*.amazonaws.com"]
    `, `
      [capabilities]
      network = ["*.amazonaws.com", "s3.amazonaws.com"]
    `)
});
// src/rules/change/net-widened.ts
const netWidened = changeRule({
	id: "net-widened",
	category: "privilege",
	summary: "`capabilities.network` lists no new hosts.",
	why: "The skill may send data to more hosts.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to make network requests.",
		fields: ["capabilities.network"]
	}],
	on: { kind: "power" },
	when: allowsMore("network"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Permission to make network requests."
	},
	powerVerdict: "widened",
	message: (change) => `\`network\` now allows ${formatEntries(change)}: the skill may send data there (before: ${formatOldEntries(change)})${firstRemark(change, wideDomainRemark)}.`,
	invalid: twoTomls(`
      [capabilities]
      network = ["*.amazonaws.com"]
    `, `
      [capabilities]
      network = ["*.amazonaws.com", "amazonaws.com"]
    `),
	valid: twoTomls(`
      [capabilities]
      network = ["*.amazonaws.com"]
    `, `
      [capabilities]
      network = ["*.amazonaws.com", "s3.amazonaws.com"]
    `)
});
// src/rules/change/network-flag-cleared.ts
const networkFlagCleared = changeRule({
	id: "network-flag-cleared",
	category: "privilege",
	summary: "`execution.network` that becomes false needs a patch bump.",
	why: "Nothing breaks: the skill states that it does less than before.",
	on: { kind: "execution" },
	when: createFlagChangeTest("network", [true, void 0], false),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	powerVerdict: "narrowed",
	message: (change) => `\`execution.network\` is now ${change.before ? "false (before: true)" : "declared false"}: the skill states that it does not use the network.`,
	invalid: twoManifests("execution: { network: true }", "execution: { network: false }"),
	valid: twoManifests("execution: { network: false }", "execution: { network: false, idempotent: true }")
});
// src/rules/change/network-flag-newly-declared.ts
const networkFlagNewlyDeclared = changeRule({
	id: "network-flag-newly-declared",
	category: "privilege",
	summary: "No change adds `execution.network: true`.",
	why: "The skill may always have used the network, or this may be new: a reviewer looks once.",
	on: { kind: "execution" },
	when: createFlagChangeTest("network", [void 0], true),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	powerVerdict: "disclosed",
	message: () => "`execution.network: true` was added: the skill declares that it can reach any host. Before, it declared nothing about this.",
	invalid: twoManifests("", "execution: { network: true }"),
	valid: twoManifests("", "execution: { network: false }")
});
// src/rules/change/network-flag-set.ts
const networkFlagSet = changeRule({
	id: "network-flag-set",
	category: "privilege",
	summary: "No change turns `execution.network` from false to true.",
	why: "The skill may now use the network, and its users decided on the opposite.",
	source: "ADR-002 makes the key a hint, so it needs less than a major bump. A reviewer sees it all the same.",
	enforces: [adr002("`network`: Requires internet access", "execution.network")],
	on: { kind: "execution" },
	when: createFlagChangeTest("network", [false], true),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "These are hints, not enforcement."
	},
	powerVerdict: "widened",
	message: () => "`execution.network` is now true (before: false): the skill may use the network.",
	invalid: twoManifests("execution: { network: false }", "execution: { network: true }"),
	valid: twoManifests("execution: { network: true }", "execution: { network: false }")
});
// src/rules/change/network-flag-undeclared.ts
const networkFlagUndeclared = changeRule({
	id: "network-flag-undeclared",
	category: "privilege",
	summary: "No change removes `execution.network`.",
	why: "A skill does not do less because a warning is removed.",
	enforces: [adr002("`network`: Requires internet access", "execution.network")],
	on: { kind: "execution" },
	when: createFlagChangeTest("network", [true, false], void 0),
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	powerVerdict: "undeclared",
	message: ({ before }) => `\`execution.network: ${facetValue(before, "value")}\` was removed: nothing says any more whether the skill uses the network. Declare \`true\` or \`false\`, or announce the removal by a minor bump.`,
	invalid: twoManifests("execution: { network: true }", ""),
	valid: twoManifests("execution: { network: true }", "execution: { network: false }")
});
// src/rules/change/operation-added.ts
const operationAdded = changeRule({
	id: "operation-added",
	category: "interface",
	summary: "A new operation needs a minor bump.",
	why: "Nothing breaks: callers can do more.",
	on: {
		kind: "operation",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Operation ${itemName(change)} was added: calls of other operations work as before.`,
	invalid: twoBlocks({}, { operations: {
		search: operationOf(),
		store: operationOf({ description: "Keeps a memory." })
	} }),
	valid: twoBlocks({}, { operations: { search: operationOf({ description: "Finds what is kept." }) } })
});
// src/rules/change/operation-description-changed.ts
const operationDescriptionChanged = changeRule({
	id: "operation-description-changed",
	category: "discovery",
	summary: "A changed description of an operation needs a patch bump.",
	why: "Agents decide by the description whether to call the operation, so they may choose it for other tasks.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "What this operation does (Agent reads this to decide)",
		fields: ["operations.*.description"]
	}],
	on: {
		kind: "operation",
		action: "changed",
		facet: "description"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "What this operation does (Agent reads this to decide)"
	},
	message: (change) => `${describeDescription(change, `operation ${itemName(change)}`)}. Agents decide by the description whether to call it.`,
	invalid: twoOperations({}, { description: "Finds what is kept." }),
	valid: twoOperations({ description: "Finds memories." }, { output: { description: "What was found." } })
});
// src/rules/change/operation-removed.ts
const operationRemoved = changeRule({
	id: "operation-removed",
	category: "interface",
	summary: "The removal of an operation needs a major bump.",
	why: "Calls of the operation fail.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes",
		fields: ["operations"]
	}],
	on: {
		kind: "operation",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes"
	},
	message: (change) => `Operation ${itemName(change)} was removed: calls of it fail.`,
	invalid: twoBlocks({ operations: {
		search: operationOf(),
		store: operationOf({ description: "Keeps a memory." })
	} }, {}),
	valid: twoBlocks({ operations: {
		search: operationOf(),
		store: operationOf({ description: "Keeps a memory." })
	} }, { operations: {
		search: operationOf(),
		store: operationOf({ description: "Keeps a memory." })
	} })
});
// src/rules/change/operation-renamed.ts
const operationRenamed = changeRule({
	id: "operation-renamed",
	category: "interface",
	summary: "A renamed operation needs a major bump.",
	why: "Calls of the old name fail.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes",
		fields: ["operations"]
	}],
	on: {
		kind: "operation",
		action: "renamed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes"
	},
	message: ({ before, after }) => `Operation ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}: calls of the old name fail.`,
	invalid: twoBlocks({}, { operations: { find: operationOf() } }),
	valid: twoBlocks({}, { operations: { search: operationOf({ description: "Finds what is kept." }) } })
});
// src/rules/change/optional-tool-added.ts
const optionalToolAdded = changeRule({
	id: "optional-tool-added",
	category: "requirement",
	summary: "A new optional tool needs a patch bump.",
	why: "Nothing breaks: the skill works without the tool.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Nice to have",
		fields: ["platform.optional_tools"]
	}],
	on: {
		kind: "tool",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Nice to have"
	},
	message: (change) => `${itemName(change)} is a new optional tool: the skill works without it.`,
	invalid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam", "cdk"]
    `),
	valid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = []
    `)
});
// src/rules/change/optional-tool-removed.ts
const optionalToolRemoved = changeRule({
	id: "optional-tool-removed",
	category: "requirement",
	summary: "The removal of an optional tool needs a patch bump.",
	why: "Nothing breaks: the skill worked without the tool.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Nice to have",
		fields: ["platform.optional_tools"]
	}],
	on: {
		kind: "tool",
		action: "removed"
	},
	when: ({ before }) => !isRequired(before),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Nice to have"
	},
	message: (change) => `Optional tool ${itemName(change)} was removed: nothing changes for callers.`,
	invalid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = []
    `),
	valid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam", "cdk"]
    `)
});
// src/rules/change/output-base-changed.ts
const outputBaseChanged = changeRule({
	id: "output-base-changed",
	category: "interface",
	summary: "A changed base of an output needs a major bump.",
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
	message: (change) => `Output ${itemName(change)} moved from ${describeBase(baseDirectoryOf(change.before, "repo_root"))} to ${describeBase(baseDirectoryOf(change.after, "repo_root"))}: readers no longer find the file in its old place.`,
	invalid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org', base: cwd }]
    `),
	valid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org', base: repo_root }]
    `)
});
// src/rules/change/output-base-stated.ts
const outputBaseStated = changeRule({
	id: "output-base-stated",
	category: "interface",
	summary: "Declaring an output of `interface:` under `outputs` too, with the default base, needs a patch bump.",
	why: "Nothing changes: without a base, an output is relative to `repo_root`.",
	on: {
		kind: "output",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseDirectoryOf(before, "repo_root") === baseDirectoryOf(after, "repo_root"),
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `Output ${itemName(change)} is ${change.detail === "added" ? "now" : "no longer"} declared under \`outputs\`. Its path is still relative to ${describeBase("repo_root")}, so nothing changes for readers.`,
	invalid: twoFrontmatters(`
      interface:
        outputs: [{ pattern: docs/worklog.org }]
    `, `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/worklog.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `),
	valid: twoManifests(`
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `, `
      outputs:
        files: [{ pattern: docs/worklog.org, base: repo_root }]
    `)
});
// src/rules/change/output-description-changed.ts
const outputDescriptionChanged = changeRule({
	id: "output-description-changed",
	category: "documentation",
	summary: "A changed description of an output needs a patch bump.",
	why: "Nothing in the contract changes.",
	on: { kind: ["output", "result"] },
	when: ({ action, facet, kind, before, after }) => facet === "description" || kind === "result" && action !== "changed" && !isSet(before ?? after, "fields"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => `${describeDescription(change, change.kind === "result" ? `the output of ${operationName(change)}` : `output ${itemName(change)}`)}.`,
	invalid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `),
	valid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `, `
      outputs:
        files: [{ description: The log., pattern: 'docs/worklog.org' }]
    `)
});
// src/rules/change/output-effective-path-changed.ts
const outputEffectivePathChanged = changeRule({
	id: "output-effective-path-changed",
	category: "interface",
	summary: "A changed default that moves an output needs a major bump.",
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
	message: (change) => `The default of ${formatEntries(change)} changed. In calls that rely on it, the path of output ${itemName(change)} changes${pathTransition(change)}. Readers no longer find the file in its old place.`,
	invalid: twoManifests(`
      inputs:
        optional: [{ name: dir, default: docs }]
      outputs:
        files: [{ pattern: '{{dir}}/worklog.org' }]
    `, `
      inputs:
        optional: [{ name: dir, default: notes }]
      outputs:
        files: [{ pattern: '{{dir}}/worklog.org' }]
    `),
	valid: twoManifests(`
      inputs:
        optional: [{ name: dir, default: docs }]
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      inputs:
        optional: [{ name: dir, default: notes }]
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `)
});
// src/rules/change/output-field-added.ts
const outputFieldAdded = changeRule({
	id: "output-field-added",
	category: "interface",
	summary: "A new output field needs a minor bump.",
	why: "Readers of JSON ignore fields that they do not know.",
	on: {
		kind: "result-field",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Output field ${itemName(change)} was added. Nothing breaks: callers ignore unknown fields.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: { status: "string" }
	} }, { output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} }, { output: {
		description: "The memories.",
		fields: {
			status: "string",
			id: "integer"
		}
	} })
});
// src/rules/change/output-field-literal-added.ts
const outputFieldLiteralAdded = changeRule({
	id: "output-field-literal-added",
	category: "interface",
	summary: "A new value of an output field needs a minor bump.",
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
	bumpBasis: "inferred",
	message: (change) => `Output field ${itemName(change)} can now also be ${changedEntries(change)}: callers that handle only the old values do not expect it.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: { status: "ok | error" }
	} }, { output: {
		description: "The memories.",
		fields: { status: "ok | error | partial" }
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: { status: "ok | error | partial" }
	} }, { output: {
		description: "The memories.",
		fields: { status: "ok | error" }
	} })
});
// src/rules/change/output-field-literal-removed.ts
const outputFieldLiteralRemoved = changeRule({
	id: "output-field-literal-removed",
	category: "interface",
	summary: "A removed value of an output field needs a patch bump.",
	why: "Nothing breaks: readers already handle all remaining values.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "literal-removed",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `Output field ${itemName(change)} no longer has the value ${changedEntries(change)}. Readers already handle its other values.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: { status: "ok | error | partial" }
	} }, { output: {
		description: "The memories.",
		fields: { status: "ok | error" }
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: { status: "ok | error" }
	} }, { output: {
		description: "The memories.",
		fields: { status: "error | ok" }
	} })
});
// src/rules/change/output-field-removed.ts
const outputFieldRemoved = changeRule({
	id: "output-field-removed",
	category: "interface",
	summary: "The removal of an output field needs a major bump.",
	why: "Readers of the field find nothing.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema.",
		fields: ["operations.*.output.fields"]
	}],
	on: {
		kind: "result-field",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema."
	},
	message: (change) => `Output field ${itemName(change)} was removed: readers of the field find nothing.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} }, { output: {
		description: "The memories.",
		fields: { status: "string" }
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} }, { output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} })
});
// src/rules/change/output-field-text-changed.ts
const outputFieldTextChanged = changeRule({
	id: "output-field-text-changed",
	category: "documentation",
	summary: "A changed text for an output field needs a patch bump.",
	why: "The text is neither a type nor a list of values, so it cannot show whether readers break.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "text",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The description of output field ${itemName(change)} changed: ${valueTransition(change)}.`,
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
// src/rules/change/output-field-type-changed.ts
const outputFieldTypeChanged = changeRule({
	id: "output-field-type-changed",
	category: "interface",
	summary: "A changed type of an output field needs a major bump, and a minor one if the new type is narrower.",
	why: "Readers get values of a type that they do not expect.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema.",
		fields: ["operations.*.output.fields.*"]
	}],
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "type",
	requires: ({ verdict }) => ({ bump: verdict === "narrowed" ? "minor" : "major" }),
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema."
	},
	message: (change) => change.verdict === "narrowed" ? `Output field ${itemName(change)} has a narrower type: ${valueTransition(change)}. Readers already handle all its values.` : `The type of output field ${itemName(change)} changed: ${valueTransition(change)}. Readers get values that they do not expect.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: { id: "integer" }
	} }, { output: {
		description: "The memories.",
		fields: { id: "string" }
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: { id: "integer" }
	} }, { output: {
		description: "The memories.",
		fields: { id: "the number of the memory" }
	} })
});
// src/rules/change/output-fields-declared.ts
const outputFieldsDeclared = changeRule({
	id: "output-fields-declared",
	category: "interface",
	summary: "The first declaration of output fields needs a minor bump.",
	why: "Nothing breaks: readers may now rely on the fields.",
	on: { kind: "result" },
	when: ({ before, after, facet }) => (facet === null || facet === "fields") && !isSet(before, "fields") && isSet(after, "fields"),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `The output of ${operationName(change)} now lists its fields: callers can now rely on them.`,
	invalid: twoOperations({ output: { description: "The memories." } }, { output: {
		description: "The memories.",
		fields: { id: "integer" }
	} }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: { id: "integer" }
	} }, { output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} })
});
// src/rules/change/output-fields-withdrawn.ts
const outputFieldsWithdrawn = changeRule({
	id: "output-fields-withdrawn",
	category: "interface",
	summary: "The removal of all output fields from a manifest needs a major bump.",
	why: "Readers can no longer rely on any field.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema.",
		fields: ["operations.*.output.fields"]
	}],
	on: { kind: "result" },
	when: ({ before, after, facet }) => (facet === null || facet === "fields") && isSet(before, "fields") && !isSet(after, "fields"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema."
	},
	message: (change) => `The output of ${operationName(change)} no longer lists its fields: readers can rely on none of them.`,
	invalid: twoOperations({ output: {
		description: "The memories.",
		fields: { id: "integer" }
	} }, { output: { description: "The memories." } }),
	valid: twoOperations({ output: {
		description: "The memories.",
		fields: { id: "integer" }
	} }, { output: {
		description: "The memories.",
		fields: {
			id: "integer",
			status: "string"
		}
	} })
});
// src/rules/change/output-file-added.ts
const outputFileAdded = changeRule({
	id: "output-file-added",
	category: "interface",
	summary: "A new output needs a minor bump.",
	why: "Nothing breaks: the skill writes one more file.",
	on: {
		kind: "output",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Output ${itemName(change)} was added: the skill writes one more file.`,
	invalid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `),
	valid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `)
});
// src/rules/change/output-file-removed.ts
const outputFileRemoved = changeRule({
	id: "output-file-removed",
	category: "interface",
	summary: "The removal of an output needs a major bump.",
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
	message: (change) => `Output ${itemName(change)} was removed: readers of the file find nothing.`,
	invalid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `),
	valid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `)
});
// src/rules/change/output-pattern-changed.ts
const outputPatternChanged = changeRule({
	id: "output-pattern-changed",
	category: "interface",
	summary: "A changed output pattern needs a major bump.",
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
	message: (change) => {
		const text = `The pattern of an output changed: ${formatTransition(change.from, change.to)}`;
		if (change.verdict === "narrowed") return `${text}. It covers fewer files, and still counts as breaking${underSemantic("count as a minor change")}.`;
		return change.verdict === "equivalent" ? `${text}. It covers the same files, and still counts as breaking${underSemantic("count as a patch")}.` : `${text}. Readers no longer find the file in its old place.`;
	},
	invalid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.md' }]
    `),
	valid: twoManifests(`
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `, `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `)
});
// src/rules/words/platform-words.ts
function describeLostPlatforms({ before, after }) {
	const [oldNames, newNames] = [platformsOf(before), platformsOf(after)];
	if (oldNames.length === 0) return `now lists only ${formatNames(newNames)} (before: all): the skill can no longer be installed elsewhere`;
	const lost = `no longer lists ${formatNames(difference(oldNames, newNames))}: the skill can no longer be installed there`;
	const gained = difference(newNames, oldNames);
	return gained.length === 0 ? lost : `${lost}. It now lists ${formatNames(gained)} instead`;
}
function describeNewPlatforms({ before, after }) {
	const [oldNames, newNames] = [platformsOf(before), platformsOf(after)];
	return newNames.length === 0 ? `${after ? "is now empty" : "was removed"} (before: ${formatNames(oldNames)}): the skill can be installed everywhere` : `now also lists ${formatNames(difference(newNames, oldNames))}: the skill can be installed there`;
}
function platformsOf(item) {
	const names = facetValue(item, "value");
	return Array.isArray(names) ? names.map(String) : [];
}
function difference(names, others) {
	return names.filter((name) => !others.includes(name));
}
// src/rules/change/platform-arch-narrowed.ts
const platformArchNarrowed = changeRule({
	id: "platform-arch-narrowed",
	category: "requirement",
	summary: "Fewer architectures in `platform.arch` need a major bump.",
	why: "The skill can no longer be installed on the removed platforms.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported architectures",
		fields: ["platform.arch"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("arch")(change) && (refusesSome(change) || change.action === "added"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Supported architectures"
	},
	message: (change) => `\`platform.arch\` ${describeLostPlatforms(change)}.`,
	invalid: twoTomls(`
      [platform]
      arch = []
    `, `
      [platform]
      arch = ["x86_64"]
    `),
	valid: twoTomls(`
      [platform]
      arch = ["x86_64"]
    `, `
      [platform]
      arch = []
    `)
});
// src/rules/change/platform-arch-widened.ts
const platformArchWidened = changeRule({
	id: "platform-arch-widened",
	category: "requirement",
	summary: "More platforms in `platform.arch` need a minor bump.",
	why: "Nothing breaks: the skill can be installed on more platforms.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported architectures",
		fields: ["platform.arch"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("arch")(change) && (change.verdict === "widened" || change.action === "removed"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Supported architectures"
	},
	message: (change) => `\`platform.arch\` ${describeNewPlatforms(change)}.`,
	invalid: twoTomls(`
      [platform]
      arch = ["x86_64"]
    `, `
      [platform]
      arch = ["x86_64", "arm"]
    `),
	valid: twoTomls(`
      [platform]
      arch = ["x86_64", "arm"]
    `, `
      [platform]
      # the same
      arch = ["x86_64", "arm"]
    `)
});
// src/rules/change/platform-os-narrowed.ts
const platformOsNarrowed = changeRule({
	id: "platform-os-narrowed",
	category: "requirement",
	summary: "Fewer operating systems in `platform.os` need a major bump.",
	why: "The skill can no longer be installed on the removed platforms.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)",
		fields: ["platform.os"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("os")(change) && (refusesSome(change) || change.action === "added"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)"
	},
	message: (change) => `\`platform.os\` ${describeLostPlatforms(change)}.`,
	invalid: twoTomls(`
      [platform]
      os = ["linux", "macos"]
    `, `
      [platform]
      os = ["linux"]
    `),
	valid: twoTomls(`
      [platform]
      os = ["linux"]
    `, `
      [platform]
      os = []
    `)
});
// src/rules/change/platform-os-widened.ts
const platformOsWidened = changeRule({
	id: "platform-os-widened",
	category: "requirement",
	summary: "More platforms in `platform.os` need a minor bump.",
	why: "Nothing breaks: the skill can be installed on more platforms.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)",
		fields: ["platform.os"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("os")(change) && (change.verdict === "widened" || change.action === "removed"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)"
	},
	message: (change) => `\`platform.os\` ${describeNewPlatforms(change)}.`,
	invalid: twoTomls(`
      [platform]
      os = ["linux"]
    `, `
      [platform]
      os = []
    `),
	valid: twoTomls(`
      [platform]
      os = ["linux", "macos"]
    `, `
      [platform]
      # the same
      os = ["linux", "macos"]
    `)
});
// src/rules/change/platform-rewritten.ts
const platformRewritten = changeRule({
	id: "platform-rewritten",
	category: "documentation",
	summary: "A rewritten list of the same platforms needs a patch bump.",
	why: "Nothing changes for users: the skill supports the same platforms.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)",
		fields: ["platform.os"]
	}],
	on: {
		kind: "platform",
		action: "changed",
		verdict: "equivalent"
	},
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)"
	},
	message: ({ before, after }) => `\`platform.${after?.name}\` changed from ${listed(before)} to ${listed(after)}: the skill supports the same platforms.`,
	invalid: twoTomls(`
      [platform]
      os = []
    `, `
      [platform]
      os = ["linux", "macos", "windows"]
    `),
	valid: twoTomls(`
      [platform]
      os = []
    `, `
      [platform]
      arch = []
    `)
});
function listed(item) {
	const names = describePlatforms(item);
	return names === "all" ? "an empty list (all)" : names;
}
// src/rules/change/power-rewritten.ts
const powerRewritten = changeRule({
	id: "power-rewritten",
	category: "documentation",
	summary: "Rewritten permissions that allow the same need a patch bump.",
	why: "Nothing changes for users. The change is listed because hosts read these lists in different ways.",
	on: {
		kind: "power",
		verdict: "equivalent"
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `${keyOf(change)} changed (${valueTransition(change)}), but the skill can do the same as before${reason(change)}.`,
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
function reason({ after, facet }) {
	const commands = facetValue(after, "commands");
	return facet === "blocked" && Array.isArray(commands) && commands.length > 0 ? `: ${code(`${after?.name}.commands`)} allows only ${describeCommands(after)}` : "";
}
// src/rules/change/privilege-moved.ts
const privilegeMoved = changeRule({
	id: "privilege-moved",
	category: "privilege",
	summary: "No blocked command moves to the list of allowed commands.",
	why: "The skill may now run a command that was blocked on purpose.",
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "moved",
	requires: { bump: "major" },
	bumpBasis: "inferred",
	powerVerdict: "widened",
	message: (change) => wasBlockedByName(change) ? `${formatEntries(change)} moved from \`terminal_exec.blocked\` to \`terminal_exec.commands\`: the skill may now run what was blocked.` : `\`terminal_exec.commands\` now also allows ${formatEntries(change)}. Until now, \`terminal_exec.blocked\` blocked it.`,
	invalid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `, `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
      blocked = []
    `),
	valid: twoTomls(`
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
      blocked = []
    `, `
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `)
});
// src/rules/change/provides-added.ts
const providesAdded = changeRule({
	id: "provides-added",
	category: "interface",
	summary: "A new part under `[provides]` needs a minor bump.",
	why: "Nothing breaks: the skill offers more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: { kind: "provides" },
	when: ({ after }) => isSet(after, "value") && after?.name !== "executable",
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `\`provides.${change.after?.name}\` is now true${partsSuffix(change)}: the skill offers more than before.`,
	invalid: twoTomls(`
      [provides]
      knowledge = false
    `, `
      [provides]
      knowledge = true
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = false
    `, "[provides]", { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/provides-withdrawn.ts
const providesWithdrawn = changeRule({
	id: "provides-withdrawn",
	category: "interface",
	summary: "The removal of a part under `[provides]` needs a major bump.",
	why: "Callers that use the knowledge, the recipes or the module find nothing.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: { kind: "provides" },
	when: ({ before, after }) => isSet(before, "value") && !isSet(after, "value"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `\`provides.${(change.after ?? change.before)?.name}\` is no longer true${partsSuffix(change)}: callers that use it find nothing.`,
	invalid: twoTomls(`
      [provides]
      knowledge = true
    `, `
      [provides]
      knowledge = false
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = false
    `, `
      [provides]
      knowledge = true
    `, { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/recipe-added.ts
const recipeAdded = changeRule({
	id: "recipe-added",
	category: "interface",
	summary: "A new recipe needs a minor bump.",
	why: "Nothing breaks: callers can run more recipes.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Recipe ${itemName(change)} was added: callers can run it.`,
	invalid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
    `, { "recipes/deploy.yaml": recipe$1 }, {
		"recipes/deploy.yaml": recipe$1,
		"recipes/undo.yaml": recipe$1.replace("deploy", "undo")
	}),
	valid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
      [recipes]
      files = ["recipes/*.yaml"]
    `, { "recipes/deploy.yaml": recipe$1 })
});
// src/rules/examples/recipe-versions.ts
const provides = "[provides]\nrecipes = true";
function recipe(lines) {
	return `${[
		.../^id:/m.test(lines) ? [] : ["id: release"],
		"name: Release",
		.../^steps:/m.test(lines) ? [] : ["steps:\n  - id: build\n    command: make build"]
	].join("\n")}\n${lines.trim()}`;
}
function twoRecipes(before, after) {
	const path = "recipes/release.yaml";
	return twoTomls(provides, provides, { [path]: recipe(before) }, { [path]: recipe(after) });
}
// src/rules/support/recipe-step.ts
function programs(item) {
	const value = facetValue(item, "programs");
	return formatNames(Array.isArray(value) ? value.map(String) : []);
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
	return levels.findIndex((words) => words.includes(written));
}
// src/rules/change/recipe-confirmation-relaxed.ts
const recipeConfirmationRelaxed = changeRule({
	id: "recipe-confirmation-relaxed",
	category: "privilege",
	summary: "No step of a recipe asks for less confirmation than before.",
	why: "The step runs without the consent of the user.",
	on: {
		kind: "recipe-step",
		facet: "confirmation"
	},
	when: asksLess,
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	powerVerdict: "guard-removed",
	message: (change) => `Step ${itemName(change)} now ${neverAsks(change.after) ? "runs without asking users" : "asks users less often"}: \`confirmation\` ${valueTransition(change)}.`,
	invalid: twoRecipes(`steps:
  - id: build
    command: make build
    confirmation: always
`, `steps:
  - id: build
    command: make build
    confirmation: auto
`),
	valid: twoRecipes(`steps:
  - id: build
    command: make build
    confirmation: always
`, `steps:
  - id: build
    command: make build
    confirmation: always
`)
});
// src/rules/change/recipe-confirmation-tightened.ts
const recipeConfirmationTightened = changeRule({
	id: "recipe-confirmation-tightened",
	category: "behaviour",
	summary: "More confirmation for a step of a recipe needs a minor bump.",
	why: "An unattended run waits for an answer that does not come.",
	on: {
		kind: "recipe-step",
		facet: "confirmation"
	},
	when: (change) => !asksLess(change),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Step ${itemName(change)} now asks users more often: \`confirmation\` ${valueTransition(change)}.`,
	invalid: twoRecipes(`steps:
  - id: build
    command: make build
    confirmation: prompt
`, `steps:
  - id: build
    command: make build
    confirmation: always
`),
	valid: twoRecipes(`steps:
  - id: build
    command: make build
    confirmation: prompt
`, `steps:
  - id: build
    command: make build
    confirmation: prompt
`)
});
// src/rules/change/recipe-parameter-default-changed.ts
const recipeParameterDefaultChanged = changeRule({
	id: "recipe-parameter-default-changed",
	category: "behaviour",
	summary: "A changed default of a parameter of a recipe needs a minor bump.",
	why: "Runs that do not pass the parameter get another value without a change of their own.",
	on: {
		kind: "recipe-parameter",
		facet: "default"
	},
	requires: ({ detail }) => ({
		bump: "minor",
		warn: detail !== "added"
	}),
	bumpBasis: "inferred",
	message: (change) => `The default of parameter ${itemName(change)} ${change.detail === "changed" ? `changed${transitionSuffix(change)}` : `was ${change.detail}`}. Runs that do not set the parameter behave differently.`,
	invalid: twoRecipes(`parameters:
  - name: version
    default: latest
`, `parameters:
  - name: version
    default: stable
`),
	valid: twoRecipes(`parameters:
  - name: version
    default: latest
`, `parameters:
  - name: version
    default: "latest"
`)
});
// src/rules/change/recipe-parameter-description-changed.ts
const recipeParameterDescriptionChanged = changeRule({
	id: "recipe-parameter-description-changed",
	category: "documentation",
	summary: "A changed description of a parameter of a recipe needs a patch bump.",
	why: "People and agents read the description to decide what to pass. The parameter itself stays the same.",
	on: {
		kind: "recipe-parameter",
		facet: "description"
	},
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `${describeDescription(change, `parameter ${itemName(change)}`)}. People and agents read it to decide what to pass.`,
	invalid: twoRecipes(`parameters:
  - name: version
    description: The version.
`, `parameters:
  - name: version
    description: The version to release.
`),
	valid: twoRecipes(`parameters:
  - name: version
    description: The version.
`, `parameters:
  - name: version
    description: 'The version.'
`)
});
// src/rules/change/recipe-parameter-optional-added.ts
const recipeParameterOptionalAdded = changeRule({
	id: "recipe-parameter-optional-added",
	category: "interface",
	summary: "A new optional parameter of a recipe needs a minor bump.",
	why: "Nothing breaks: callers can pass more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Optional parameter ${itemName(change)} was added. Callers can now pass it.`,
	invalid: twoRecipes(``, `parameters:
  - name: version
    default: latest
`),
	valid: twoRecipes(``, ``)
});
// src/rules/change/recipe-parameter-optional-removed.ts
const recipeParameterOptionalRemoved = changeRule({
	id: "recipe-parameter-optional-removed",
	category: "interface",
	summary: "The removal of an optional parameter of a recipe needs a major bump.",
	why: "Callers that pass it are no longer heard.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		action: "removed"
	},
	when: ({ before }) => !isRequired(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Optional parameter ${itemName(change)} was removed: callers pass a value that the recipe no longer reads.`,
	invalid: twoRecipes(`parameters:
  - name: version
    default: latest
`, ``),
	valid: twoRecipes(`parameters:
  - name: version
    default: latest
`, `parameters:
  - name: version
    default: latest
`)
});
// src/rules/change/recipe-parameter-optional-to-required.ts
const recipeParameterOptionalToRequired = changeRule({
	id: "recipe-parameter-optional-to-required",
	category: "interface",
	summary: "A parameter of a recipe that becomes required needs a major bump.",
	why: "Callers that leave it out cannot run the recipe.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		facet: "required"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Parameter ${itemName(change)} ${losesDefault(change) ? "lost its default and " : ""}is now required: callers that leave it out cannot run the recipe.`,
	invalid: twoRecipes(`parameters:
  - name: version
    default: latest
`, `parameters:
  - name: version
`),
	valid: twoRecipes(`parameters:
  - name: version
    default: latest
`, `parameters:
  - name: version
    default: latest
`)
});
function losesDefault({ before, after }) {
	return hasDefault(before) && !hasDefault(after);
}
// src/rules/change/recipe-parameter-renamed.ts
const recipeParameterRenamed = changeRule({
	id: "recipe-parameter-renamed",
	category: "interface",
	summary: "A renamed parameter of a recipe needs a major bump.",
	why: "Callers pass the old name, and the recipe no longer reads it.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		action: "renamed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: ({ before, after }) => `Parameter ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}: callers pass the old name, which the recipe no longer reads.`,
	invalid: twoRecipes(`parameters:
  - name: version
`, `parameters:
  - name: release
`),
	valid: twoRecipes(`parameters:
  - name: version
`, `parameters:
  - name: version
`)
});
// src/rules/change/recipe-parameter-required-added.ts
const recipeParameterRequiredAdded = changeRule({
	id: "recipe-parameter-required-added",
	category: "interface",
	summary: "A new required parameter of a recipe needs a major bump.",
	why: "Callers that do not pass it cannot run the recipe.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Required parameter ${itemName(change)} was added: callers that do not pass it cannot run the recipe.`,
	invalid: twoRecipes(``, `parameters:
  - name: version
`),
	valid: twoRecipes(``, `parameters:
  - name: version
    default: latest
`)
});
// src/rules/change/recipe-parameter-required-removed.ts
const recipeParameterRequiredRemoved = changeRule({
	id: "recipe-parameter-required-removed",
	category: "interface",
	summary: "The removal of a required parameter of a recipe needs a major bump.",
	why: "Callers pass a value that the recipe no longer reads.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		action: "removed"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Required parameter ${itemName(change)} was removed: callers pass a value that the recipe no longer reads.`,
	invalid: twoRecipes(`parameters:
  - name: version
`, ``),
	valid: twoRecipes(`parameters:
  - name: version
`, `parameters:
  - name: version
`)
});
// src/rules/change/recipe-parameter-required-to-optional.ts
const recipeParameterRequiredToOptional = changeRule({
	id: "recipe-parameter-required-to-optional",
	category: "interface",
	summary: "A parameter of a recipe that becomes optional needs a minor bump.",
	why: "Nothing breaks: callers can leave it out.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		facet: "required"
	},
	when: ({ after }) => !isRequired(after),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Parameter ${itemName(change)} is now optional. Callers can leave it out.`,
	invalid: twoRecipes(`parameters:
  - name: version
`, `parameters:
  - name: version
    default: latest
`),
	valid: twoRecipes(`parameters:
  - name: version
`, `parameters:
  - name: version
`)
});
// src/rules/change/recipe-parameter-type-changed.ts
const recipeParameterTypeChanged = changeRule({
	id: "recipe-parameter-type-changed",
	category: "interface",
	summary: "A changed type of a parameter of a recipe needs a major bump.",
	why: "Callers pass values of the old type.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe-parameter",
		facet: "type"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `The type of parameter ${itemName(change)} changed: ${valueTransition(change)}. Callers still pass values of the old type, which the recipe no longer expects.`,
	invalid: twoRecipes(`parameters:
  - name: version
    type: string
`, `parameters:
  - name: version
    type: integer
`),
	valid: twoRecipes(`parameters:
  - name: version
    type: string
`, `parameters:
  - name: version
`)
});
// src/rules/change/recipe-removed.ts
const recipeRemoved = changeRule({
	id: "recipe-removed",
	category: "interface",
	summary: "The removal of a recipe needs a major bump.",
	why: "Callers that run the recipe find nothing.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Recipe ${itemName(change)} was removed: callers that run it find nothing.`,
	invalid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
    `, {
		"recipes/deploy.yaml": recipe$1,
		"recipes/undo.yaml": recipe$1
	}, { "recipes/deploy.yaml": recipe$1 }),
	valid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
    `, { "recipes/deploy.yaml": recipe$1 }, {
		"recipes/deploy.yaml": recipe$1,
		"recipes/undo.yaml": recipe$1
	})
});
// src/rules/change/recipe-renamed.ts
const recipeRenamed = changeRule({
	id: "recipe-renamed",
	category: "interface",
	summary: "A new id of a recipe needs a major bump.",
	why: "Callers run the recipe by its old id and find nothing.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe",
		action: "renamed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: ({ before, after }) => `Recipe ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}: callers that run it by the old id find nothing.`,
	invalid: twoRecipes(``, `id: publish
`),
	valid: twoRecipes(``, ``)
});
// src/rules/change/recipe-step-added.ts
const recipeStepAdded = changeRule({
	id: "recipe-step-added",
	category: "behaviour",
	summary: "A new step of a recipe needs a minor bump.",
	why: "The recipe does more than callers know.",
	on: {
		kind: "recipe-step",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Step ${itemName(change)} was added: it runs ${programs(change.after)}.`,
	invalid: twoRecipes(``, `steps:
  - id: build
    command: make build
  - id: push
    command: git push
`),
	valid: twoRecipes(``, ``)
});
// src/rules/change/recipe-step-program-changed.ts
const recipeStepProgramChanged = changeRule({
	id: "recipe-step-program-changed",
	category: "behaviour",
	summary: "A step of a recipe that runs other programs needs a minor bump, and is a warning.",
	why: "The user confirms the recipe by its name, and it runs something else.",
	on: {
		kind: "recipe-step",
		facet: "programs"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	message: (change) => `Step ${itemName(change)} now runs ${programs(change.after)} (before: ${programs(change.before)}). Users who confirm the recipe see only its name: check that the new program is intended.`,
	invalid: twoRecipes(``, `steps:
  - id: build
    command: npm run build
`),
	valid: twoRecipes(``, `steps:
  - id: build
    command: make all
`)
});
// src/rules/change/recipe-step-removed.ts
const recipeStepRemoved = changeRule({
	id: "recipe-step-removed",
	category: "behaviour",
	summary: "A removed step of a recipe needs a minor bump.",
	why: "The recipe does less than callers know.",
	on: {
		kind: "recipe-step",
		action: "removed"
	},
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: (change) => `Step ${itemName(change)} was removed. Runs of the recipe no longer start ${programs(change.before)}.`,
	invalid: twoRecipes(`steps:
  - id: build
    command: make build
  - id: push
    command: git push
`, ``),
	valid: twoRecipes(`steps:
  - id: build
    command: make build
  - id: push
    command: git push
`, `steps:
  - id: build
    command: make build
  - id: push
    command: git push origin
`)
});
// src/rules/change/required-tool-added.ts
const requiredToolAdded = changeRule({
	id: "required-tool-added",
	category: "requirement",
	summary: "A new required tool needs a major bump.",
	why: "The skill does not run on machines without the tool.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Must be installed",
		fields: ["platform.required_tools"]
	}],
	on: {
		kind: "tool",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Must be installed"
	},
	message: (change) => `${itemName(change)} is a new required tool: the skill does not run on machines without it.`,
	invalid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws", "jq"]
      optional_tools = ["sam"]
    `),
	valid: twoTomls(`
      [platform]
      required_tools = ["aws", "jq"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `)
});
// src/rules/change/required-tool-removed.ts
const requiredToolRemoved = changeRule({
	id: "required-tool-removed",
	category: "requirement",
	summary: "The removal of a required tool needs a minor bump.",
	why: "Nothing breaks: the skill runs on more machines.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Must be installed",
		fields: ["platform.required_tools"]
	}],
	on: {
		kind: "tool",
		action: "removed"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Must be installed"
	},
	message: (change) => `Required tool ${itemName(change)} was removed: the skill also runs on machines without it.`,
	invalid: twoTomls(`
      [platform]
      required_tools = ["aws", "jq"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `),
	valid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = []
    `)
});
// src/rules/change/secrets-access-disabled.ts
const secretsAccessDisabled = changeRule({
	id: "secrets-access-disabled",
	category: "privilege",
	summary: "A skill that no longer reads stored secrets needs a patch bump.",
	why: "Nothing breaks for the host: the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "This is a high-risk capability.",
		fields: ["capabilities.secrets_access"]
	}],
	on: { kind: "power" },
	when: (change) => hasName("secrets_access")(change) && isSet(change.before, "value"),
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "This is a high-risk capability."
	},
	powerVerdict: "narrowed",
	message: () => "`secrets_access` is no longer true: the skill can no longer read stored secrets.",
	invalid: twoTomls(`
      [capabilities]
      secrets_access = true
    `, `
      [capabilities]
      secrets_access = false
    `),
	valid: twoTomls("[capabilities]", `
      [capabilities]
      secrets_access = false
    `)
});
// src/rules/change/secrets-access-enabled.ts
const secretsAccessEnabled = changeRule({
	id: "secrets-access-enabled",
	category: "privilege",
	summary: "No change sets `capabilities.secrets_access` to true.",
	why: "The skill may read the system keychain and the secret store of caro.",
	enforces: [{
		document: "skill.toml contract",
		quote: "This is a high-risk capability.",
		fields: ["capabilities.secrets_access"]
	}],
	on: { kind: "power" },
	when: (change) => hasName("secrets_access")(change) && isSet(change.after, "value"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "This is a high-risk capability."
	},
	powerVerdict: "widened",
	message: () => "`secrets_access` is now true: the skill may read the system keychain and the secret store of caro.",
	invalid: twoTomls(`
      [capabilities]
      secrets_access = false
    `, `
      [capabilities]
      secrets_access = true
    `),
	valid: twoTomls("[capabilities]", `
      [capabilities]
      secrets_access = false
    `)
});
// src/rules/change/skill-added.ts
const skillAdded = changeRule({
	id: "skill-added",
	category: "identity",
	summary: "Every skill existed before the change.",
	why: "Nobody depends on a new skill yet. It is listed for the reviewer of the change.",
	on: {
		kind: "skill",
		action: "added"
	},
	requires: { bump: "none" },
	bumpBasis: "inferred",
	message: ({ to }) => {
		const { name, location } = describeSkill(to);
		return `Skill ${name} was added in ${location}.`;
	},
	invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
`,
	valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log in org mode.
---
`
});
// src/rules/change/skill-moved.ts
const skillMoved = changeRule({
	id: "skill-moved",
	category: "identity",
	summary: "A moved skill needs a minor bump.",
	why: "References by name survive a move. Installs by path and the `source_ref` of a lock do not.",
	on: {
		kind: "skill",
		action: "moved"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: "inferred",
	message: ({ from, to }) => `Skill ${describeSkill(from).name} moved from ${describeSkill(from).location} to ${describeSkill(to).location}: callers by name still find it, but installs from the old path fail.`,
	invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/tools/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
`,
	valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log in org mode.
version: 1.0.0
---
`
});
// src/rules/change/skill-removed.ts
const skillRemoved = changeRule({
	id: "skill-removed",
	category: "identity",
	summary: "Every skill is still there after the change.",
	why: "Callers, protos and other skills refer to the skill by its name and will not find it. A removed skill has no new version; only a major bump of each plugin that shipped it announces the removal.",
	severityText: "error; warning if the skill had no version and only a name and a description; note if the version of its plugin announces it",
	bumpText: "major, of its plugin",
	howToFix: "Restore the skill, or accept the finding. For a skill of a plugin with a version, a major bump of the plugin announces the removal.",
	source: "The SKILL.md parser: the name is the skill's stable identifier.",
	on: {
		kind: "skill",
		action: "removed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "The SKILL.md parser",
		quote: "It is what the model passes to skill_use."
	},
	message: ({ from, successors }) => {
		const { name, location } = describeSkill(from);
		const found = (successors?.skills ?? []).map((skill) => describeSkill({ ...skill }));
		if (successors?.relation === "same-name") return `Skill ${name} was removed from ${location}, and another one of that name is left in ${found[0]?.location}. Installs from ${location} will fail.`;
		const candidates = joinWithOr(found.map((skill) => `${skill.name} (${skill.location})`));
		return `Skill ${name} was removed. Callers will not find it.${candidates === "" ? "" : ` Possible new name: ${candidates}.`}`;
	},
	invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- before/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
	valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- before/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/tools/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
`
});
// src/rules/change/skill-renamed.ts
const skillRenamed = changeRule({
	id: "skill-renamed",
	category: "identity",
	summary: "A renamed skill needs a major bump.",
	why: "Callers use the name, and nothing has the old name any more. A skill with another name counts as renamed if it keeps its directory, or if its words, interface and files are much like the old ones and like those of no other skill. Otherwise the old skill is removed and the new one is added.",
	source: "The SKILL.md parser: the name is the skill's stable identifier.",
	on: {
		kind: "skill",
		action: "renamed"
	},
	requires: { bump: "major" },
	bumpBasis: {
		document: "The SKILL.md parser",
		quote: "It is what the model passes to skill_use."
	},
	message: ({ from, to }) => `Skill ${describeSkill(from).name} was renamed to ${describeSkill(to).name}: callers that use the old name will not find it.`,
	invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skills/worklog/SKILL.md --
---
name: journal
description: Writes a work log.
version: 1.0.0
---
`,
	valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/tools/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.1.0
---
`
});
// src/rules/change/skill-sensitive-set.ts
const skillSensitiveSet = changeRule({
	id: "skill-sensitive-set",
	category: "behaviour",
	summary: "A skill that becomes sensitive needs a minor bump.",
	why: "Elevation without a review is now blocked.",
	enforces: [adr002("`true`: Aggressive redaction, elevation blocked without review", "sensitive")],
	on: { kind: "sensitive" },
	when: ({ before, after }) => !isSet(before, "value") && isSet(after, "value"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Aggressive redaction, elevation blocked without review"
	},
	message: () => "The skill is now marked sensitive: hosts redact its traces, and give it further permissions only after a review.",
	invalid: twoManifests("sensitive: false", "sensitive: true"),
	valid: twoManifests("", "sensitive: false")
});
// src/rules/change/skill-sensitive-unset.ts
const skillSensitiveUnset = changeRule({
	id: "skill-sensitive-unset",
	category: "privilege",
	summary: "A sensitive skill stays sensitive.",
	why: "Its traces are no longer redacted, and it can be given more permissions (elevation) without a review by a person.",
	enforces: [adr002("`false` (default): Standard tracing, eligible for elevation", "sensitive")],
	on: { kind: "sensitive" },
	when: ({ before, after }) => isSet(before, "value") && !isSet(after, "value"),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "ADR-002",
		quote: "Aggressive redaction, elevation blocked without review"
	},
	powerVerdict: "guard-removed",
	message: () => "The skill is no longer marked as sensitive: traces now show its inputs and outputs, and hosts can give it more permissions without a review. Check that this is intended.",
	invalid: twoManifests("sensitive: true", "sensitive: false"),
	valid: twoManifests("sensitive: false", "sensitive: true")
});
// src/rules/change/stdout-contract-strengthened.ts
const stdoutContractStrengthened = changeRule({
	id: "stdout-contract-strengthened",
	category: "interface",
	summary: "`last_line_json` that becomes true needs a minor bump.",
	why: "Nothing breaks: readers may now parse the last line.",
	on: { kind: "stdout" },
	when: ({ before, after, facet }) => (facet === null || facet === "last_line_json") && !isSet(before, "last_line_json") && isSet(after, "last_line_json"),
	requires: { bump: "minor" },
	bumpBasis: "inferred",
	message: () => "`stdout_contract.last_line_json` is now true: callers can now parse the last line of the output as JSON.",
	invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
	valid: twoBlocks({}, { capabilities: ["memory-search", "memory-store"] })
});
// src/rules/change/stdout-contract-weakened.ts
const stdoutContractWeakened = changeRule({
	id: "stdout-contract-weakened",
	category: "interface",
	summary: "`last_line_json` that is no longer true needs a major bump.",
	why: "Readers that parse the last line may get text that is not JSON.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "`last_line_json: true` means the last stdout line is always valid JSON.",
		fields: ["stdout_contract.last_line_json"]
	}],
	on: { kind: "stdout" },
	when: ({ before, after, facet }) => (facet === null || facet === "last_line_json") && isSet(before, "last_line_json") && !isSet(after, "last_line_json"),
	requires: { bump: "major" },
	bumpBasis: {
		document: "Skill Manifest v2",
		quote: "`last_line_json: true` means the last stdout line is always valid JSON."
	},
	message: () => "`stdout_contract.last_line_json` is no longer true: readers that parse the last line may get text that is not JSON.",
	invalid: twoBlocks({}, { stdout_contract: { last_line_json: false } }),
	valid: twoBlocks({ stdout_contract: { last_line_json: false } }, {})
});
// src/rules/change/suggestion-changed.ts
const suggestionChanged = changeRule({
	id: "suggestion-changed",
	category: "documentation",
	summary: "A change to `[suggestions]` needs a patch bump.",
	why: "Users see other suggestions during installation.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Shown to users during installation.",
		fields: ["suggestions"]
	}],
	on: { kind: "suggestion" },
	requires: { bump: "patch" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Shown to users during installation."
	},
	message: (change) => {
		const name = itemName(change);
		if (change.action === "removed") return `The skill no longer suggests ${name} to users.`;
		return change.action === "added" ? `The skill now suggests ${name} to users: ${formatText(change.after)}.` : `The reason that users see for the suggestion ${name} ${describeValueChange(change)}.`;
	},
	invalid: twoTomls("", `
      [suggestions]
      "tool.docker" = "Useful for images."
    `),
	valid: twoTomls(`
      [suggestions]
      "tool.docker" = "Useful for images."
    `, `
      [suggestions]
      'tool.docker' = 'Useful for images.'
    `)
});
// src/rules/change/timeout-added.ts
const timeoutAdded = changeRule({
	id: "timeout-added",
	category: "behaviour",
	summary: "A new timeout needs a minor bump.",
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
	message: ({ after }) => `An \`execution.timeout\` of ${formatOrNone(facetValue(after, "value"))} seconds was added: longer runs are stopped.`,
	invalid: twoManifests("", "execution: { timeout: 30 }"),
	valid: twoManifests("execution: { timeout: 30 }", "")
});
// src/rules/change/timeout-lowered.ts
const timeoutLowered = changeRule({
	id: "timeout-lowered",
	category: "behaviour",
	summary: "A lowered timeout needs a minor bump.",
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
	message: (change) => `\`execution.timeout\` was lowered: ${valueTransition(change)} seconds. Longer runs are stopped.`,
	invalid: twoManifests("execution: { timeout: 60 }", "execution: { timeout: 30 }"),
	valid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }")
});
// src/rules/change/timeout-raised.ts
const timeoutRaised = changeRule({
	id: "timeout-raised",
	category: "behaviour",
	summary: "A raised timeout needs a patch bump.",
	why: "Nothing breaks: runs may take longer than before.",
	on: {
		kind: "execution",
		action: "changed"
	},
	when: ({ after, detail }) => after?.name === "timeout" && detail === "raised",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `\`execution.timeout\` was raised: ${valueTransition(change)} seconds. Runs may take longer than before.`,
	invalid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }"),
	valid: twoManifests("execution: { timeout: 60 }", "execution: { timeout: 30 }")
});
// src/rules/change/timeout-removed.ts
const timeoutRemoved = changeRule({
	id: "timeout-removed",
	category: "behaviour",
	summary: "The removal of a timeout needs a patch bump.",
	why: "Nothing breaks: runs may take longer than before.",
	on: {
		kind: "execution",
		action: "removed"
	},
	when: ({ before }) => before?.name === "timeout",
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: ({ before }) => `The \`execution.timeout\` of ${formatOrNone(facetValue(before, "value"))} seconds was removed: runs may take longer than before.`,
	invalid: twoManifests("execution: { timeout: 30 }", ""),
	valid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }")
});
// src/rules/change/tool-optional-to-required.ts
const toolOptionalToRequired = changeRule({
	id: "tool-optional-to-required",
	category: "requirement",
	summary: "An optional tool that becomes required needs a major bump.",
	why: "The skill no longer runs on machines without the tool.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Must be installed",
		fields: ["platform.required_tools"]
	}],
	on: {
		kind: "tool",
		action: "changed",
		facet: "required"
	},
	when: ({ after }) => isRequired(after),
	requires: { bump: "major" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Must be installed"
	},
	message: (change) => `Tool ${itemName(change)} is now required: the skill no longer runs on machines without it.`,
	invalid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws", "sam"]
      optional_tools = []
    `),
	valid: twoTomls(`
      [platform]
      required_tools = ["aws", "sam"]
      optional_tools = []
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `)
});
// src/rules/change/tool-required-to-optional.ts
const toolRequiredToOptional = changeRule({
	id: "tool-required-to-optional",
	category: "requirement",
	summary: "A required tool that becomes optional needs a minor bump.",
	why: "Nothing breaks: the skill runs on more machines.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Nice to have",
		fields: ["platform.optional_tools"]
	}],
	on: {
		kind: "tool",
		action: "changed",
		facet: "required"
	},
	when: ({ before }) => isRequired(before),
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Nice to have"
	},
	message: (change) => `Tool ${itemName(change)} is now optional: the skill also runs on machines without it.`,
	invalid: twoTomls(`
      [platform]
      required_tools = ["aws", "sam"]
      optional_tools = []
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `),
	valid: twoTomls(`
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `, `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam", "sam"]
    `)
});
// src/rules/change/topic-added.ts
const topicAdded = changeRule({
	id: "topic-added",
	category: "discovery",
	summary: "A new topic needs a minor bump.",
	why: "Prompts about the topic now get the knowledge of the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts",
		fields: ["knowledge.topics"]
	}],
	on: {
		kind: "topic",
		action: "added"
	},
	requires: { bump: "minor" },
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts"
	},
	message: (change) => `Topic ${itemName(change)} was added: prompts about it now get the knowledge of the skill.`,
	invalid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws", "s3"]
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws", "s3"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["s3", "aws"]
    `, { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/topic-removed.ts
const topicRemoved = changeRule({
	id: "topic-removed",
	category: "discovery",
	summary: "A removed topic needs a minor bump.",
	why: "Prompts about the topic no longer get the knowledge of the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts",
		fields: ["knowledge.topics"]
	}],
	on: {
		kind: "topic",
		action: "removed"
	},
	requires: {
		bump: "minor",
		warn: true
	},
	bumpBasis: {
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts"
	},
	message: (change) => `Topic ${itemName(change)} was removed: prompts about it no longer get the knowledge of the skill.`,
	invalid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws", "s3"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `, { "knowledge/deploy.md": "Deploy." }),
	valid: twoTomls(`
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws"]
    `, `
      [provides]
      knowledge = true
      [knowledge]
      topics = ["aws", "s3"]
    `, { "knowledge/deploy.md": "Deploy." })
});
// src/rules/change/unclassified-change.ts
const unclassifiedChange = changeRule({
	id: "unclassified-change",
	category: "format",
	summary: "Every change to a manifest is one that Skillaccord can judge.",
	why: "Callers may rely on a field without a rule, so its change is never silent.",
	howToFix: "Ask what callers do with the field. If it is a field of an ADR-002 manifest, declare `manifest_version: \"1.0\"`: without it, `inputs`, `outputs` and `execution` are fields of an unknown meaning. Otherwise raise the version, or accept the finding.",
	on: { kind: [] },
	requires: {
		bump: "none",
		warn: true
	},
	bumpBasis: "inferred",
	message: (change) => `${describeItem(change)} ${describeValueChange(change)}. ${consequence(change)}`,
	invalid: twoFrontmatters("tier: small", "tier: large"),
	valid: twoFrontmatters("tier: small", "tier: 'small'")
});
const manifestFields = new Set([
	"inputs",
	"outputs",
	"execution"
]);
function consequence({ after }) {
	if (after?.dialect === "agent-skills" && manifestFields.has(after.name)) return `\`${after.name}\` has no meaning without \`manifest_version: "1.0"\`: declare it, and Skillaccord compares ${after.name}.`;
	return "Skillaccord has no rule for this. If the change can break callers, it needs a major bump.";
}
// src/rules/change/wasm-module-path-changed.ts
const wasmModulePathChanged = changeRule({
	id: "wasm-module-path-changed",
	category: "documentation",
	summary: "A changed path of the WASM module needs a patch bump.",
	why: "Nothing breaks while the exports stay the same. Tools that read the files of the skill find the module in another place.",
	on: { kind: "module" },
	requires: { bump: "patch" },
	bumpBasis: "inferred",
	message: (change) => `The path of the WASM module ${describeValueChange({
		...change,
		facet: "path"
	})}.`,
	invalid: twoTomls(`
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `, `
      [provides]
      executable = true
      [executable]
      module = "lib/deploy.wasm"
      exports = ["init", "shutdown"]
    `, { "bin/deploy.wasm (base64)": planModuleText }, { "lib/deploy.wasm (base64)": planModuleText }),
	valid: twoTomls(`
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
      exports = ["init", "shutdown"]
    `, `
      [provides]
      executable = true
      [executable]
      module = 'bin/deploy.wasm'
      exports = ["init", "shutdown"]
    `, { "bin/deploy.wasm (base64)": planModuleText })
});
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
	recipeStepProgramChanged: () => recipeStepProgramChanged,
	recipeStepRemoved: () => recipeStepRemoved,
	requiredToolAdded: () => requiredToolAdded,
	requiredToolRemoved: () => requiredToolRemoved,
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
export { unclassifiedChange as a, parametersByOperation as c, rules as i, compareRanges as l, changeRules as n, argumentsOf as o, findRule as r, isProse as s, catalog_exports as t };
