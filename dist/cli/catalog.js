import { i as __toESM, n as __exportAll } from "./rolldown-runtime.js";
import { $n as isStated, An as hasLimits, Ar as valueTransition, Cr as keywordTransition, Dr as pluralize, Er as pathTransition, Fn as operationOf, Fr as changeRule, Gn as hasApiVersion, Hn as bothStated, In as routerOf, It as dedent, Jn as isBundled, Kn as hasDefault, Ln as twoBlocks, Lt as twoFrontmatters, Mn as parseRange, Mr as isSet, Nn as require_compare, Or as rejectedWitness, Pn as blockOf, Pt as treeRules, Qn as isRequired, Qr as coversCommand, Rn as twoBodies, Rt as twoManifests, Sr as itemName, Tn as placeholdersIn, Tr as operationName, Un as formatBump, Vn as baseOf, Wn as formatKey, Xn as isHarmless, Xt as isSecretName, Yn as isFlagChange, Zn as isOptional, _r as describeValueChange, br as formatList, ci as quote, er as leavesLegacyManifest, fr as acceptedWitness, gr as describeSkill, hr as describeNestedDefault, jn as isDefinedEffect, jr as facetValue, kn as describeEffect, kr as transitionSuffix, mr as describeItem, nr as semanticGrades, pr as changedEntries, qn as isAboutKeyword, si as joinWithOr, tr as namesTools, vr as entrypointName, wr as newName, xr as formatOrNone, yr as fileNames, zn as twoOperations } from "./core.js";
// src/rules/change/allowed-tools-added.ts
const allowedToolsAdded = changeRule({
	id: "allowed-tools-added",
	category: "privilege",
	summary: "`allowed-tools` does not appear.",
	why: "Where a host approves these tools in advance, the skill runs them without asking.",
	source: "The list is advisory to the executus SKILL.md parser, and pre-approval to other hosts.",
	on: {
		kind: "allowed-tools",
		action: "added"
	},
	when: ({ after }) => namesTools(after),
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "widened",
	message: ({ after }) => `allowed-tools was added: ${formatOrNone(facetValue(after, "value"))}; a host that approves these tools in advance no longer asks.`,
	invalid: twoFrontmatters("", "allowed-tools: Read"),
	valid: twoFrontmatters("allowed-tools: Read", "allowed-tools: [Read]")
});
// src/rules/change/allowed-tools-narrowed.ts
const allowedToolsNarrowed = changeRule({
	id: "allowed-tools-narrowed",
	category: "behaviour",
	summary: "`allowed-tools` that loses a permission comes with a minor version step.",
	why: "A host that grants only what is listed withholds a tool that the instructions may still use.",
	on: {
		kind: "allowed-tools",
		action: "changed",
		verdict: "narrowed"
	},
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "power",
	basis: {
		document: "the executus SKILL.md parser",
		quote: "only ever NARROW, never grant"
	},
	power: "narrowed",
	message: (change) => `allowed-tools was narrowed by ${changedEntries(change)}; a host that grants only what is listed withholds it, in use or not.`,
	invalid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: Read"),
	valid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: [Read, Bash(git:*)]")
});
// src/rules/change/allowed-tools-removed.ts
const allowedToolsRemoved = changeRule({
	id: "allowed-tools-removed",
	category: "behaviour",
	summary: "`allowed-tools` that is taken out comes with a minor version step.",
	why: "A host that approves these tools in advance asks for them again, and one that restricts by the list restricts nothing.",
	on: {
		kind: "allowed-tools",
		action: "removed"
	},
	when: ({ before }) => namesTools(before),
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "narrowed",
	message: ({ before }) => `allowed-tools (${formatOrNone(facetValue(before, "value"))}) was removed; nothing is approved in advance, and a host that restricts by the list now restricts nothing.`,
	invalid: twoFrontmatters("allowed-tools: Read", ""),
	valid: twoFrontmatters("allowed-tools: Read", "allowed-tools: [Read]")
});
// src/rules/change/allowed-tools-rewritten.ts
const allowedToolsRewritten = changeRule({
	id: "allowed-tools-rewritten",
	category: "documentation",
	summary: "`allowed-tools` that is rewritten without allowing other tools comes with a patch version step.",
	why: "Nothing changes for whoever runs the skill; it is listed because hosts read the list in their own ways.",
	on: {
		kind: "allowed-tools",
		action: [
			"added",
			"changed",
			"removed"
		]
	},
	when: ({ action, verdict, before, after }) => action === "changed" ? verdict === "equivalent" : !namesTools(after ?? before),
	grade: { bump: "patch" },
	direction: "power",
	basis: "inferred",
	message: (change) => `allowed-tools was rewritten: ${valueTransition(change)}; it allows the same.`,
	invalid: twoFrontmatters("allowed-tools: Bash Bash(git:*)", "allowed-tools: Bash"),
	valid: twoFrontmatters("allowed-tools: Bash(git:*) Read", "allowed-tools: [Read, Bash(git:*)]")
});
// src/rules/change/allowed-tools-widened.ts
const allowedToolsWidened = changeRule({
	id: "allowed-tools-widened",
	category: "privilege",
	summary: "`allowed-tools` does not gain a permission.",
	why: "Where a host approves these tools in advance, the skill runs more without asking.",
	source: "The list is advisory to the executus SKILL.md parser, and pre-approval to other hosts.",
	on: {
		kind: "allowed-tools",
		action: "changed",
		verdict: "widened"
	},
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "widened",
	message: (change) => `allowed-tools was widened by ${changedEntries(change)}: ${valueTransition(change)}.`,
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
	const keys = new Set(skillLines.map(keyOf));
	const skill = [...required.filter((line) => !keys.has(keyOf(line))), ...skillLines];
	const provides = /^\[provides\]/m.test(tables) ? "" : "\n[provides]\n";
	return `[skill]\n${skill.join("\n")}\n${provides}${tables && `\n${tables}`}`;
}
function keyOf(line) {
	return line.slice(0, line.indexOf("=")).replace("#", "").trim();
}
const recipe = `
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
	summary: "An `api_version` that appears comes with a patch version step.",
	why: "Nothing breaks; caro can tell whether it reads the manifest.",
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: ({ after, detail }) => hasApiVersion(after) && detail === "added",
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: ({ after }) => `api_version ${formatOrNone(facetValue(after, "format"))} was added.`,
	invalid: twoTomls("# api_version = \"1.0\"", "api_version = \"1.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
// src/rules/change/api-version-major-changed.ts
const apiVersionMajorChanged = changeRule({
	id: "api-version-major-changed",
	category: "format",
	summary: "The major part of `api_version` stays, or its change is a major version step.",
	why: "A caro that reads one major version of the format refuses the skill.",
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
	when: (change) => hasApiVersion(change.after) && formatBump(change) === "major",
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Reject incompatible major versions"
	},
	message: (change) => `api_version changed: ${valueTransition(change)}; a caro of the old major version refuses the skill.`,
	invalid: twoTomls("api_version = \"1.0\"", "api_version = \"2.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
// src/rules/change/api-version-minor-changed.ts
const apiVersionMinorChanged = changeRule({
	id: "api-version-minor-changed",
	category: "format",
	summary: "A change of the minor part of `api_version` comes with a minor version step.",
	why: "A caro of the old minor version warns whenever it loads the skill.",
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
	when: (change) => hasApiVersion(change.after) && formatBump(change) === "minor",
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Warn on minor version mismatch"
	},
	message: (change) => `api_version changed: ${valueTransition(change)}; a caro of the old minor version warns when it loads the skill.`,
	invalid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = '1.0'")
});
// src/rules/change/api-version-removed.ts
const apiVersionRemoved = changeRule({
	id: "api-version-removed",
	category: "format",
	summary: "A skill.toml that says its `api_version` keeps doing so, or takes a major version step.",
	why: "A caro that asks for the version of the format no longer loads the skill.",
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
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Skills MUST specify the API version they're built for"
	},
	message: ({ before }) => `api_version ${formatOrNone(facetValue(before, "format"))} was removed; caro loads no skill that does not say it.`,
	invalid: twoTomls("api_version = \"1.0\"", "# api_version = \"1.0\""),
	valid: twoTomls("api_version = \"1.0\"", "api_version = \"1.1\"")
});
// src/rules/change/artifact-added.ts
const artifactAdded = changeRule({
	id: "artifact-added",
	category: "interface",
	summary: "An artifact that is added comes with a minor version step.",
	why: "Nothing breaks; the skill produces something it did not produce before.",
	on: {
		kind: "artifact",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "out",
	basis: "inferred",
	message: (change) => `Artifact ${itemName(change)} was added.`,
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
	summary: "An artifact is described as it was.",
	why: "ADR-002 does not say what an artifact looks like, so nothing says whether its users break.",
	on: {
		kind: "artifact",
		action: "changed"
	},
	grade: {
		bump: "none",
		warn: true
	},
	direction: "out",
	basis: "inferred",
	message: (change) => `Artifact ${itemName(change)} changed: ${valueTransition(change)}; nothing says whether whoever uses it breaks.`,
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
	summary: "An artifact that is removed comes with a major version step.",
	why: "Whoever uses it gets none.",
	on: {
		kind: "artifact",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "out",
	basis: "inferred",
	message: (change) => `Artifact ${itemName(change)} was removed; whoever uses it gets none.`,
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
	summary: "A change to the instructions comes with a patch version step.",
	why: "The instructions are what the skill does; the manifest does not say what changed in them.",
	on: { kind: "body" },
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: () => "The instructions changed; whether the skill does the same cannot be told from its manifest.",
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
	summary: "A change to a bundled file comes with a patch version step.",
	why: "Scripts and references are part of what the skill does; the manifest does not say what changed in them.",
	on: { kind: "bundle" },
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Bug fixes"
	},
	message: ({ from, to }) => {
		const names = fileNames(from, to);
		return `${pluralize(names.length, "bundled file")} changed: ${formatList(names)}.`;
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
// src/rules/change/capability-tag-added.ts
const capabilityTagAdded = changeRule({
	id: "capability-tag-added",
	category: "discovery",
	summary: "A capability tag that is added comes with a patch version step.",
	why: "Nothing breaks; the skill is found under one more tag.",
	on: {
		kind: "tag",
		action: "added"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `Capability tag ${itemName(change)} was added; the skill is found under it from now on.`,
	invalid: twoBlocks({}, { capabilities: ["memory-search", "memory-store"] }),
	valid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, { capabilities: ["memory-store", "memory-search"] })
});
// src/rules/change/capability-tag-removed.ts
const capabilityTagRemoved = changeRule({
	id: "capability-tag-removed",
	category: "discovery",
	summary: "A capability tag that is removed comes with a minor version step.",
	why: "Whoever looks the skill up by the tag does not find it.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Used by the index for capability \u2192 skill lookup.",
		fields: ["capabilities"]
	}],
	on: {
		kind: "tag",
		action: "removed"
	},
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "none",
	basis: {
		document: "Skill Manifest v2",
		quote: "Used by the index for capability \u2192 skill lookup."
	},
	message: (change) => `Capability tag ${itemName(change)} was removed; whoever looks the skill up by it does not find it.`,
	invalid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, {}),
	valid: twoBlocks({ capabilities: ["memory-search", "memory-store"] }, { capabilities: ["memory-store", "memory-search"] })
});
// src/rules/change/command-added.ts
const commandAdded = changeRule({
	id: "command-added",
	category: "requirement",
	summary: "A new required command comes with a major version step.",
	why: "The skill does not run where the command is not on the PATH.",
	source: "ADR-002: \"CLI tools that must be in PATH\".",
	on: {
		kind: "command",
		action: "added"
	},
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "What must exist before skill can run"
	},
	message: (change) => `Command ${itemName(change)} was added; the skill does not run where it is not installed.`,
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
	summary: "A maximum version of a command that is added comes with a major version step.",
	why: "The skill does not run where the command has a version that was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail }) => detail === "added",
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `Command ${itemName(change)}: the maximum version was added (${valueTransition(change)}); the skill does not run with versions that did before.`,
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
	summary: "A maximum version of a command that is lowered comes with a major version step.",
	why: "The skill does not run where the command has a version that was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `Command ${itemName(change)}: the maximum version was lowered (${valueTransition(change)}); the skill does not run with versions that did before.`,
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
	summary: "A maximum version of a command that is raised comes with a minor version step.",
	why: "Nothing breaks; the skill runs with more versions of the command than before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Command ${itemName(change)}: the maximum version was raised (${valueTransition(change)}); more versions will do.`,
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
	summary: "A maximum version of a command that is removed comes with a minor version step.",
	why: "Nothing breaks; the skill runs with more versions of the command than before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "max"
	},
	when: ({ detail }) => detail === "removed",
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Command ${itemName(change)}: the maximum version was removed (${valueTransition(change)}); more versions will do.`,
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
	summary: "A minimum version of a command that is added comes with a major version step.",
	why: "The skill does not run where the command has a version that was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail }) => detail === "added",
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `Command ${itemName(change)}: the minimum version was added (${valueTransition(change)}); the skill does not run with versions that did before.`,
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
	summary: "A minimum version of a command that is lowered comes with a minor version step.",
	why: "Nothing breaks; the skill runs with more versions of the command than before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Command ${itemName(change)}: the minimum version was lowered (${valueTransition(change)}); more versions will do.`,
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
	summary: "A minimum version of a command that is raised comes with a major version step.",
	why: "The skill does not run where the command has a version that was good enough before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Check preconditions (commands with versions, files)"
	},
	message: (change) => `Command ${itemName(change)}: the minimum version was raised (${valueTransition(change)}); the skill does not run with versions that did before.`,
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
	summary: "A minimum version of a command that is removed comes with a minor version step.",
	why: "Nothing breaks; the skill runs with more versions of the command than before.",
	on: {
		kind: "command",
		action: "changed",
		facet: "min"
	},
	when: ({ detail }) => detail === "removed",
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Command ${itemName(change)}: the minimum version was removed (${valueTransition(change)}); more versions will do.`,
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
	summary: "A command that is no longer required comes with a minor version step.",
	why: "Nothing breaks; the skill runs in more places than before.",
	on: {
		kind: "command",
		action: "removed"
	},
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Command ${itemName(change)} is no longer needed.`,
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
	summary: "A version bound of a command that changes is a dotted number before and after.",
	why: "Which of the two is later cannot be told, so nothing says whether the skill still runs.",
	on: {
		kind: "command",
		action: "changed",
		verdict: "incomparable"
	},
	when: ({ facet }) => facet === "min" || facet === "max",
	grade: {
		bump: "none",
		warn: true
	},
	direction: "environment",
	basis: "inferred",
	message: (change) => `Command ${itemName(change)}: the ${change.facet === "min" ? "minimum" : "maximum"} version changed (${valueTransition(change)}) between values that are no dotted numbers.`,
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
	summary: "A change to `compatibility` comes with a minor version step.",
	why: "The field says in free text what the skill needs to run; whether it needs more now cannot be told.",
	source: "Agent Skills specification, `compatibility`.",
	on: { kind: "compatibility" },
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "environment",
	basis: "inferred",
	message: (change) => `compatibility ${describeValueChange(change)}; whether the skill now needs more cannot be told.`,
	invalid: twoFrontmatters("compatibility: Requires git.", "compatibility: Requires git and docker."),
	valid: twoFrontmatters("compatibility: Requires git.", "compatibility: 'Requires git.'")
});
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
function formatLostCommands(change) {
	const lost = new Set(entriesOf(change));
	const remaining = namesIn(facetValue(change.after, change.facet ?? "")).filter((line) => coversCommand(lost, line));
	return `${formatNames([...lost])}${remaining.length === 0 ? "" : ` (but for ${formatNames(remaining)})`}`;
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
		if (text !== null) return `; ${quote(entry)} ${text}`;
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
	return blocked && blocked.length > 0 ? `every command but ${formatNames(blocked)}` : "every command";
}
function isAllowed(item) {
	return facetValue(item, "allowed") === true;
}
function runsAnyCommand(item) {
	return isAllowed(item) && namesIn(facetValue(item, "commands")).length === 0;
}
function describePlatforms(item) {
	const names = namesIn(facetValue(item, "value"));
	return names.length === 0 ? "all" : formatNames(names);
}
function cautionChange({ before, after }) {
	const [oldLevel = -1, newLevel = -1] = [before, after].map((item) => confirmationLevels.indexOf(String(facetValue(item, "value"))));
	return oldLevel < 0 || newLevel < 0 ? void 0 : newLevel - oldLevel;
}
const confirmationLevels = [
	"auto",
	"prompt",
	"always"
];
function namesIn(value) {
	return Array.isArray(value) ? value.map(String) : [];
}
function formatNames(names) {
	const first = names.slice(0, 3).map(quote).join(", ");
	return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}
// src/rules/change/confirmation-relaxed.ts
const confirmationRelaxed = changeRule({
	id: "confirmation-relaxed",
	category: "privilege",
	summary: "`recipes.default_confirmation` does not ask for less.",
	why: "Recipes run without somebody having agreed to it.",
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
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Execute without confirmation"
	},
	power: "guard-removed",
	message: (change) => `default_confirmation ${describeValueChange(change)}; recipes run ${facetValue(change.after, "value") === "auto" ? "without anybody being asked" : "with less asking than before"}.`,
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
    `, { "recipes/deploy.yaml": recipe }),
	valid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `, { "recipes/deploy.yaml": recipe })
});
// src/rules/change/confirmation-stated.ts
const confirmationStated = changeRule({
	id: "confirmation-stated",
	category: "behaviour",
	summary: "A `[recipes]` table that comes or goes comes with a patch version step.",
	why: "Without recipes nothing asks, and with them they ask as stated.",
	on: {
		kind: "confirmation",
		action: ["added", "removed"]
	},
	when: ({ action, after }) => action === "removed" || facetValue(after, "value") !== "auto",
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `default_confirmation ${describeValueChange(change)}.`,
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
    `, { "recipes/deploy.yaml": recipe })
});
// src/rules/change/confirmation-tightened.ts
const confirmationTightened = changeRule({
	id: "confirmation-tightened",
	category: "behaviour",
	summary: "A `recipes.default_confirmation` that asks for more comes with a minor version step; one that asked nothing before, with a major one.",
	why: "A run that nobody attends waits for an answer that does not come.",
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
	grade: ({ before }) => ({ bump: facetValue(before, "value") === "auto" ? "major" : "minor" }),
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Always require explicit confirmation"
	},
	message: (change) => `default_confirmation ${describeValueChange(change)}; ${facetValue(change.before, "value") === "auto" ? "runs that nobody attends wait for an answer" : "recipes ask more before they run"}.`,
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
    `, { "recipes/deploy.yaml": recipe }),
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
    `, { "recipes/deploy.yaml": recipe })
});
// src/rules/change/confirmation-uncomparable.ts
const confirmationUncomparable = changeRule({
	id: "confirmation-uncomparable",
	category: "privilege",
	summary: "`recipes.default_confirmation` is one of the three levels before and after.",
	why: "Whether recipes ask less than before cannot be told.",
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
	grade: {
		bump: "none",
		warn: true
	},
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Prompt user before execution"
	},
	power: "undeclared",
	message: (change) => `default_confirmation ${describeValueChange(change)}; auto, prompt and always are known, so nothing says whether recipes ask less.`,
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
    `, { "recipes/deploy.yaml": recipe }),
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
    `, { "recipes/deploy.yaml": recipe })
});
// src/rules/change/dependency-added.ts
const dependencyAdded = changeRule({
	id: "dependency-added",
	category: "privilege",
	summary: "A skill does not gain a required dependency.",
	why: "Installing the skill installs another one, with the powers of that one.",
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
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Required skills"
	},
	power: "transitive",
	message: (change) => `Dependency ${itemName(change)} (${formatOrNone(facetValue(change.after, "range"))}) was added; installing the skill brings it along, with its powers.`,
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
	summary: "A feature of a dependency that is added comes with a minor version step.",
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
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "With feature flags"
	},
	message: (change) => `Dependency ${itemName(change)} is asked for with feature ${formatEntries(change)} from now on.`,
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
	summary: "A feature of a dependency that goes comes with a patch version step.",
	why: "Nothing breaks; the skill asks for less of the other one.",
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
	grade: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "With feature flags"
	},
	message: (change) => `Dependency ${itemName(change)} is no longer asked for with feature ${formatEntries(change)}.`,
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
	summary: "A new optional dependency comes with a minor version step.",
	why: "Nothing breaks; the skill can use another one where that is installed.",
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
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Optional dependency"
	},
	message: (change) => `Optional dependency ${itemName(change)} (${formatOrNone(facetValue(change.after, "range"))}) was added.`,
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
	summary: "An optional dependency that goes comes with a minor version step.",
	why: "What the skill did with the help of the other one it no longer does.",
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
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Optional dependency"
	},
	message: (change) => `Optional dependency ${itemName(change)} was removed; the skill no longer uses it where it is installed.`,
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
	summary: "An optional dependency stays so.",
	why: "Installing the skill installs another one, with the powers of that one.",
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
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Required skills"
	},
	power: "transitive",
	message: (change) => `Dependency ${itemName(change)} turned from optional to required; installing the skill brings it along, with its powers.`,
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
	summary: "A range of a dependency stays within reach of the old one, or moves away with a major version step.",
	why: "A version of the other skill that fitted both this skill and others no longer does.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range"
	},
	when: ({ verdict }) => verdict !== "narrowed" && verdict !== "widened",
	grade: ({ verdict, detail }) => verdict !== "incomparable" ? {
		bump: "none",
		warn: true
	} : { bump: detail === "disjoint" ? "major" : "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Dependency ${itemName(change)} takes other versions: ${valueTransition(change)}${rangeNote(change)}.`,
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
	if (verdict !== "incomparable") return "; one of the two is no range, so nothing says which";
	return detail === "disjoint" ? "; none that fitted before" : "";
}
// src/rules/change/dependency-range-narrowed.ts
const dependencyRangeNarrowed = changeRule({
	id: "dependency-range-narrowed",
	category: "requirement",
	summary: "A range of a dependency that is narrowed comes with a minor version step.",
	why: "Where an older version of the other skill is installed, this one no longer fits.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "narrowed"
	},
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Dependency ${itemName(change)} takes fewer versions: ${valueTransition(change)}.`,
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
	summary: "A range of a dependency does not turn into `*`.",
	why: "Whatever the other skill becomes, with whatever powers, is installed along.",
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
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Any version"
	},
	power: "transitive",
	message: (change) => `Dependency ${itemName(change)} takes any version from now on: ${valueTransition(change)}; whatever becomes of it is installed along.`,
	invalid: twoTomls(`
      [dependencies]
      "core.shell" = ">=1.0"
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
	summary: "A range of a dependency that is widened comes with a patch version step.",
	why: "Nothing breaks; the skill fits more versions of the other one.",
	on: {
		kind: "dependency",
		action: "changed",
		facet: "range",
		verdict: "widened"
	},
	when: ({ to }) => !isUnbounded(String(to)),
	grade: { bump: "patch" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Dependency ${itemName(change)} takes more versions: ${valueTransition(change)}.`,
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
	summary: "A required dependency that goes comes with a patch version step.",
	why: "Nothing breaks; one skill fewer is installed along.",
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
	grade: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Required skills"
	},
	message: (change) => `Dependency ${itemName(change)} was removed.`,
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
	summary: "A required dependency that becomes optional comes with a patch version step.",
	why: "Nothing breaks; the skill installs without the other one.",
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
	grade: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Optional dependency"
	},
	message: (change) => `Dependency ${itemName(change)} turned from required to optional.`,
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
	summary: "A change to the description comes with a patch version step.",
	why: "The description is what a model decides by; another one is chosen for other tasks.",
	source: "The executus SKILL.md parser: the description is the only text loaded into the prompt up front.",
	on: { kind: "description" },
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: () => "The description changed; models choose the skill by it.",
	invalid: twoFrontmatters("description: Writes a work log.", "description: Writes a work log in org mode."),
	valid: twoFrontmatters("description: Writes a work log.", "description: 'Writes a work log.'")
});
// src/rules/change/destructive-flag-cleared.ts
const destructiveFlagCleared = changeRule({
	id: "destructive-flag-cleared",
	category: "privilege",
	summary: "`execution.destructive` that turns false comes with a patch version step.",
	why: "Nothing breaks; the skill says it does less than before.",
	on: { kind: "execution" },
	when: isFlagChange("destructive", [true, void 0], false),
	grade: { bump: "patch" },
	direction: "power",
	basis: "inferred",
	power: "narrowed",
	message: (change) => `execution.destructive ${change.before ? "turned from true to false" : "is now declared false"}; the skill says that it does not modify or delete existing data.`,
	invalid: twoManifests("execution: { destructive: true }", "execution: { destructive: false }"),
	valid: twoManifests("execution: { destructive: false }", "execution: { destructive: false, idempotent: true }")
});
// src/rules/change/destructive-flag-newly-declared.ts
const destructiveFlagNewlyDeclared = changeRule({
	id: "destructive-flag-newly-declared",
	category: "privilege",
	summary: "`execution.destructive: true` does not appear.",
	why: "The skill may always have been able to modify or delete existing data, or it may be new; a reviewer looks once.",
	on: { kind: "execution" },
	when: isFlagChange("destructive", [void 0], true),
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "disclosed",
	message: () => `execution.destructive: true was declared; the skill may modify or delete existing data, and so far did not say so.`,
	invalid: twoManifests("", "execution: { destructive: true }"),
	valid: twoManifests("", "execution: { destructive: false }")
});
// src/rules/change/destructive-flag-set.ts
const destructiveFlagSet = changeRule({
	id: "destructive-flag-set",
	category: "privilege",
	summary: "`execution.destructive` does not turn from false to true.",
	why: "The skill may modify or delete existing data from now on; whoever runs it decided on the opposite.",
	source: "ADR-002 makes it a hint, so it asks for less than a major step; it is reviewed all the same.",
	on: { kind: "execution" },
	when: isFlagChange("destructive", [false], true),
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "ADR-002",
		quote: "These are hints, not enforcement."
	},
	power: "widened",
	message: () => `execution.destructive turned from false to true; the skill may modify or delete existing data from now on.`,
	invalid: twoManifests("execution: { destructive: false }", "execution: { destructive: true }"),
	valid: twoManifests("execution: { destructive: true }", "execution: { destructive: false }")
});
// src/rules/change/destructive-flag-undeclared.ts
const destructiveFlagUndeclared = changeRule({
	id: "destructive-flag-undeclared",
	category: "privilege",
	summary: "`execution.destructive` is not taken out.",
	why: "Taking a warning out does not make a skill do less.",
	on: { kind: "execution" },
	when: isFlagChange("destructive", [true, false], void 0),
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "power",
	basis: "inferred",
	power: "undeclared",
	message: ({ before }) => `execution.destructive: ${formatOrNone(facetValue(before, "value"))} was taken out; nothing says any more whether the skill may modify or delete existing data.`,
	invalid: twoManifests("execution: { destructive: true }", ""),
	valid: twoManifests("execution: { destructive: true }", "execution: { destructive: false }")
});
// src/rules/change/dialect-added.ts
const dialectAdded = changeRule({
	id: "dialect-added",
	category: "format",
	summary: "A manifest in one more format comes with a minor version step.",
	why: "Nothing breaks: readers of the old format find what they found. From here on both have to agree. Powers it brings along are findings of their own.",
	on: {
		kind: "manifest",
		action: "added"
	},
	when: ({ detail }) => detail === "beside",
	grade: { bump: "minor" },
	direction: "none",
	basis: "inferred",
	message: (change) => `A ${newName(change)} manifest was added beside the one that was there; readers of either rely on it from now on.`,
	invalid: twoBodies(routerOf(), routerOf() + blockOf()),
	valid: twoBodies("", blockOf())
});
// src/rules/change/dialect-migrated.ts
const dialectMigrated = changeRule({
	id: "dialect-migrated",
	category: "format",
	summary: "A manifest that moves to another format comes with a major version step.",
	why: "Readers of the old format find nothing. What both formats state is compared, and what only the new one has words for is not news.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.",
		fields: []
	}],
	howToFix: "Take the major version step, or leave the old manifest beside the new one until its readers have moved.",
	on: {
		kind: "manifest",
		action: "renamed"
	},
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "Skill Manifest v2",
		quote: "Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`."
	},
	message: ({ before, after }) => `The ${itemName({
		before,
		after: null
	})} manifest gave way to a ${newName({ after })} manifest; whoever reads only the old format finds nothing.`,
	invalid: twoBodies(routerOf(), blockOf()),
	valid: twoBodies(blockOf(), blockOf({ capabilities: ["memory-search", "memory-store"] }))
});
// src/rules/change/display-name-changed.ts
const displayNameChanged = changeRule({
	id: "display-name-changed",
	category: "documentation",
	summary: "A change to the display name comes with a patch version step.",
	why: "People look for the skill under the old name; callers use the id.",
	on: { kind: "display-name" },
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `The display name ${describeValueChange(change)}.`,
	invalid: twoTomls("name = \"Deploy\"", "name = \"Deployer\""),
	valid: twoTomls("name = \"Deploy\"", "name = 'Deploy'")
});
// src/rules/change/effect-added.ts
const effectAdded = changeRule({
	id: "effect-added",
	category: "privilege",
	summary: "`effects` does not gain one.",
	why: "A policy that allowed what the skill did may ask or refuse now; whoever runs it agreed to less.",
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
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "Skill Manifest v2",
		quote: "Side effects this skill may produce. Checked against policy."
	},
	power: "widened",
	message: (change) => change.detail === "disclosed" ? `Effect ${itemName(change)} was declared: the skill ${describeEffect(change)}, and so far did not say so${hasLimits(change) ? " without limits" : ""}.` : `Effect ${itemName(change)} was added: the skill ${describeEffect(change)}; a policy that allowed the old effects may ask or refuse.`,
	invalid: twoBlocks({}, { effects: ["db.read", "net.fetch"] }),
	valid: twoBlocks({ effects: ["db.read", "net.fetch"] }, { effects: ["net.fetch", "db.read"] })
});
// src/rules/change/effect-removed.ts
const effectRemoved = changeRule({
	id: "effect-removed",
	category: "privilege",
	summary: "An effect that is removed comes with a patch version step.",
	why: "Nothing breaks; the skill says it does less than before.",
	on: {
		kind: "effect",
		action: "removed"
	},
	grade: { bump: "patch" },
	direction: "power",
	basis: "inferred",
	power: "narrowed",
	message: (change) => `Effect ${itemName(change)} was removed; the skill says that it does less.`,
	invalid: twoBlocks({ effects: ["db.read", "net.fetch"] }, {}),
	valid: twoBlocks({}, {})
});
// src/rules/change/effect-unknown-added.ts
const effectUnknownAdded = changeRule({
	id: "effect-unknown-added",
	category: "privilege",
	summary: "`effects` does not gain one that nobody defines.",
	why: "A power nobody defines is not no power, and no policy can allow it on purpose.",
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
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "Skill Manifest v2",
		quote: "Side effects this skill may produce. Checked against policy."
	},
	power: "widened",
	message: (change) => `Effect ${itemName(change)} was added; it is none of the eight that are defined, so nothing says what the skill may do.`,
	invalid: twoBlocks({}, { effects: ["db.read", "mail.send"] }),
	valid: twoBlocks({}, { effects: [] })
});
// src/rules/change/entrypoint-argv-changed.ts
const entrypointArgvChanged = changeRule({
	id: "entrypoint-argv-changed",
	category: "documentation",
	summary: "A command line that changes comes with a patch version step.",
	why: "How an operation is run is not what callers rely on; what it takes and gives is.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "changed",
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `The command of the ${entrypointName(change)} changed.`,
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
// src/rules/change/entrypoint-input-added.ts
const entrypointInputAdded = changeRule({
	id: "entrypoint-input-added",
	category: "interface",
	summary: "A command of a router-manifest that takes an input none of its commands took comes with a major version step.",
	why: "A router-manifest declares no inputs, so there is no default: callers that do not pass it leave nothing to put in.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-new",
	grade: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	message: (change) => `The ${entrypointName(change)} takes ${formatOrNone(change.to)} from now on, which no command took; callers that do not pass it leave nothing to put in.`,
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
	category: "requirement",
	summary: "An entrypoint that another program runs comes with a minor version step.",
	why: "Callers need a program on their machine that nothing declared before.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "interpreter",
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "environment",
	basis: "inferred",
	message: (change) => `The ${entrypointName(change)} is run by another program: ${formatOrNone(change.from)} -> ${formatOrNone(change.to)}; callers need that one now.`,
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
	summary: "An entrypoint that is added comes with a minor version step.",
	why: "Nothing breaks; callers on one more system have the operation.",
	on: {
		kind: "entrypoint",
		action: "added"
	},
	when: ({ after }) => !isProse(after),
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `The ${entrypointName(change)} was added; the operation runs there as well.`,
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
const entrypointOsRemoved = changeRule({
	id: "entrypoint-os-removed",
	category: "requirement",
	summary: "An entrypoint that is removed comes with a major version step.",
	why: "Callers on that system lose the operation.",
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
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "Skill Manifest v2",
		quote: "Keys: `unix` (Linux/macOS) and `windows`."
	},
	message: (change) => `The ${entrypointName(change)} was removed; callers that ran it there lose the operation.`,
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
	summary: "A command line takes the inputs that it took.",
	why: "Nothing breaks: a value that was ignored there is handed to the command from now on.",
	on: {
		kind: "entrypoint",
		action: "changed",
		facet: "argv"
	},
	when: ({ detail }) => detail === "placeholder-added",
	grade: { bump: "none" },
	direction: "none",
	basis: "inferred",
	message: (change) => `The ${entrypointName(change)} takes ${formatOrNone(change.to)} from now on.`,
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
	summary: "A command line that no longer takes a declared input comes with a major version step.",
	why: "Callers pass a value, and it is ignored without a word.",
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
	grade: { bump: "major" },
	direction: "in",
	basis: {
		document: "Skill Manifest v2",
		quote: "Use `{param_name}` placeholders \u2014 the Agent substitutes actual values before executing."
	},
	message: (change) => `The ${entrypointName(change)} no longer takes input ${formatOrNone(change.from)}; what callers pass for it is ignored there.`,
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
	summary: "An entrypoint that is a text and no command comes with a patch version step.",
	why: "No caller runs it: `unix` and `windows` hold the commands of an operation, every other key may hold a text to read.",
	on: {
		kind: "entrypoint",
		action: [
			"added",
			"changed",
			"removed"
		]
	},
	when: ({ action, detail, before, after }) => action === "changed" ? detail === "text" : isProse(after ?? before),
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `The text of the ${entrypointName(change)} ${change.action === "changed" ? "changed" : `was ${change.action}`}; no caller runs it.`,
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
	summary: "A change to the description of an environment variable comes with a patch version step.",
	why: "Nothing in the contract changes.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "description"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => `The description of variable ${itemName(change)} changed.`,
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
	summary: "A new optional environment variable comes with a minor version step.",
	why: "Nothing breaks; setting it now changes what the skill does.",
	on: {
		kind: "environment",
		action: "added"
	},
	when: ({ after }) => !isRequired(after),
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Optional variable ${itemName(change)} was added; the skill reads it where it is set.`,
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
	summary: "An optional environment variable that is removed comes with a minor version step.",
	why: "Whoever sets it no longer changes what the skill does.",
	on: {
		kind: "environment",
		action: "removed"
	},
	when: ({ before }) => !isRequired(before),
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "environment",
	basis: "inferred",
	message: (change) => `Optional variable ${itemName(change)} was removed; setting it no longer does anything.`,
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
	summary: "An environment variable that becomes required comes with a major version step.",
	why: "The skill fails for everyone who does not set it.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "required"
	},
	when: ({ after }) => isRequired(after),
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Skill fails if not set"
	},
	message: (change) => `Variable ${itemName(change)} became required; the skill fails where it is not set.`,
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
	summary: "`capabilities.env_read` that loses an entry comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read environment variables.",
		fields: ["capabilities.env_read"]
	}],
	on: { kind: "power" },
	when: allowsLess("env_read"),
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to read environment variables."
	},
	power: "narrowed",
	message: (change) => `env_read lost ${formatEntries(change)}; the skill may read less of the environment than before.`,
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
	if (path.split("/").includes("..")) return "leads out of where it begins";
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
	summary: "`capabilities.env_read` does not gain what no entry of it covers.",
	why: "The skill may read what stands in more variables, secrets perhaps.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read environment variables.",
		fields: ["capabilities.env_read"]
	}],
	on: { kind: "power" },
	when: allowsMore("env_read"),
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to read environment variables."
	},
	power: "widened",
	message: (change) => `env_read gained ${formatEntries(change)}, which the skill may read from now on${firstRemark(change, wideVariableRemark)}.`,
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
	summary: "A required environment variable that is renamed comes with a major version step.",
	why: "Callers set the old name, and the skill asks for the new one.",
	source: "ADR-003 lists the removal; ADR-002 lets the skill fail where the new one is not set.",
	on: {
		kind: "environment",
		action: "renamed"
	},
	grade: ({ before, after }) => isRequired(before) || isRequired(after) ? { bump: "major" } : {
		bump: "minor",
		warn: true
	},
	direction: "environment",
	basis: {
		document: "ADR-003",
		quote: "Removed required env vars"
	},
	message: ({ before, after }) => `Variable ${itemName({
		before,
		after: null
	})} was renamed to ${itemName({
		before: null,
		after
	})}; callers still set the old name.`,
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
	summary: "A new required environment variable comes with a major version step.",
	why: "The skill fails for everyone who does not set it.",
	source: "ADR-002: \"Skill fails if not set\". ADR-003 does not list it.",
	on: {
		kind: "environment",
		action: "added"
	},
	when: ({ after }) => isRequired(after),
	grade: { bump: "major" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `Required variable ${itemName(change)} was added; the skill fails where it is not set (ADR-002; ADR-003 does not list it).`,
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
	summary: "A required environment variable that is removed comes with a major version step.",
	why: "ADR-003 lists it: whoever steers the skill by the variable no longer does. No caller fails for it.",
	on: {
		kind: "environment",
		action: "removed"
	},
	when: ({ before }) => isRequired(before),
	grade: { bump: "major" },
	semantic: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "ADR-003",
		quote: "Removed required env vars"
	},
	message: (change) => `Required variable ${itemName(change)} was removed; ADR-003 lists that as breaking, though no caller fails for it (compat: semantic asks for a patch).`,
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
	summary: "An environment variable that becomes optional comes with a minor version step.",
	why: "Nothing breaks: whoever sets it is served as before.",
	source: "ADR-002: \"Used if available, not fatal if missing\".",
	on: {
		kind: "environment",
		action: "changed",
		facet: "required"
	},
	when: ({ after }) => !isRequired(after),
	grade: { bump: "minor" },
	semantic: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Skill fails if not set"
	},
	message: (change) => `Variable ${itemName(change)} became optional; that asks for a minor step, or a patch under compat: semantic.`,
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
	summary: "An environment variable that becomes sensitive comes with a patch version step.",
	why: "Nothing breaks; its value vanishes from traces.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => !isSet(before, "sensitive") && isSet(after, "sensitive"),
	grade: { bump: "patch" },
	direction: "power",
	basis: "inferred",
	power: "narrowed",
	message: (change) => `Variable ${itemName(change)} became sensitive; traces no longer show its value.`,
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
	summary: "An environment variable that is marked sensitive stays so.",
	why: "Its value becomes visible in traces.",
	on: {
		kind: "environment",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => isSet(before, "sensitive") && !isSet(after, "sensitive"),
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "guard-removed",
	message: (change) => `Variable ${itemName(change)} is no longer sensitive; traces show its value.`,
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
	why: "It looks like a removal, and it is the widest permission there is: an empty list allows all commands.",
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
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	power: "widened",
	message: ({ before, after }) => `Critical: terminal_exec.commands was emptied, and an empty list allows all: the skill may run ${describeCommands(after)}, not only ${describeCommands(before)}.`,
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
	summary: "An allowlist of `terminal_exec` that gets its first entries comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
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
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	power: "narrowed",
	message: ({ before, after }) => `terminal_exec.commands allows only ${describeCommands(after)} from now on, where it allowed ${describeCommands(before)}.`,
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
	summary: "A denylist of `terminal_exec` that grows comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
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
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Denylist"
	},
	power: "narrowed",
	message: (change) => `terminal_exec.blocked gained ${formatEntries(change)}, which the skill may no longer run.`,
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
	summary: "The denylist of `terminal_exec` does not shrink.",
	why: "The skill may run a command that was kept from it on purpose.",
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
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Denylist"
	},
	power: "guard-removed",
	message: (change) => {
		const listed = formatListedCommands(change);
		return listed === null ? `terminal_exec.blocked lost ${formatLostCommands(change)}, which nothing keeps the skill from running any more.` : `terminal_exec.blocked lost ${formatLostCommands(change)}; of that terminal_exec.commands lets the skill run ${listed} from now on.`;
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
	summary: "The allowlist of `terminal_exec` does not grow.",
	why: "The skill may run a command that nobody allowed before.",
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
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	power: "widened",
	message: (change) => `terminal_exec.commands gained ${formatEntries(change)}, which the skill may run from now on.`,
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
	summary: "An allowlist of `terminal_exec` that shrinks comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
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
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Allowlist (empty = all)"
	},
	power: "narrowed",
	message: (change) => `terminal_exec.commands lost ${formatLostCommands(change)}, which the skill may no longer run.`,
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
	summary: "A skill that no longer runs commands comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
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
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to execute shell commands."
	},
	power: "narrowed",
	message: ({ before }) => `terminal_exec is no longer allowed; the skill could run ${describeCommands(before)} before.`,
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
	summary: "`capabilities.terminal_exec` does not appear, and is not switched on.",
	why: "The skill may run shell commands from now on.",
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
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to execute shell commands."
	},
	power: "widened",
	message: ({ after }) => `${runsAnyCommand(after) ? "Critical: " : ""}terminal_exec was allowed; the skill may run ${describeCommands(after)} from now on.`,
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
	summary: "`provides.executable` does not turn to true.",
	why: "From now on the host loads and runs a WASM module of the skill.",
	on: { kind: "provides" },
	when: ({ after }) => isSet(after, "value") && after?.name === "executable",
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "widened",
	message: (change) => `provides.executable is true from now on${partsSuffix(change)}; the host runs a module of the skill.`,
	invalid: twoTomls(`
      [provides]
      executable = false
    `, `
      [provides]
      executable = true
      [executable]
      module = "bin/deploy.wasm"
    `, { "bin/deploy.wasm": "x" }),
	valid: twoTomls(`
      [provides]
      executable = false
    `, "[provides]")
});
// src/rules/change/export-added.ts
const exportAdded = changeRule({
	id: "export-added",
	category: "interface",
	summary: "A new export comes with a minor version step.",
	why: "Nothing breaks; callers can use more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "export",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Export ${itemName(change)} was added.`,
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
    `, { "bin/deploy.wasm": "x" }),
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
    `, { "bin/deploy.wasm": "x" })
});
// src/rules/change/export-removed.ts
const exportRemoved = changeRule({
	id: "export-removed",
	category: "interface",
	summary: "An export stays, or its removal is a major version step.",
	why: "Whoever calls the function finds nothing.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "export",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Export ${itemName(change)} was removed; whoever calls it finds nothing.`,
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
    `, { "bin/deploy.wasm": "x" }),
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
    `, { "bin/deploy.wasm": "x" })
});
// src/rules/change/feature-added.ts
const featureAdded = changeRule({
	id: "feature-added",
	category: "interface",
	summary: "A new feature comes with a minor version step.",
	why: "Nothing breaks; users can choose more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "feature",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Feature ${itemName(change)} was added.`,
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
	summary: "A feature that is on by default stays so, or is turned off with a major version step.",
	why: "Whoever installs the skill without naming features loses it.",
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
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "Features can be enabled/disabled at install time"
	},
	message: (change) => `Feature ${itemName(change)} is off by default from now on; whoever does not name it loses it.`,
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
	summary: "A feature that is turned on by default comes with a minor version step.",
	why: "Whoever installs the skill without naming features gets it.",
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
	grade: { bump: "minor" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "Features can be enabled/disabled at install time"
	},
	message: (change) => `Feature ${itemName(change)} is on by default from now on.`,
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
	summary: "A change to the description of a feature comes with a patch version step.",
	why: "Users who choose among features read other words.",
	on: {
		kind: "feature",
		action: "changed",
		facet: "description"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `Feature ${itemName(change)}: the description ${describeValueChange(change)}.`,
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
	summary: "A feature stays, or its removal is a major version step.",
	why: "Installing the skill with that feature fails, and so does a dependency that asks for it.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "feature",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Feature ${itemName(change)} was removed; whoever asks for it gets an error.`,
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
	summary: "A new file that callers must provide comes with a major version step.",
	why: "The skill does not run where the file is missing; one below `skill_root` ships with the skill.",
	on: {
		kind: "file",
		action: "added"
	},
	grade: ({ after }) => ({ bump: isBundled(after) ? "patch" : "major" }),
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "What must exist before skill can run"
	},
	message: (change) => isBundled(change.after) ? `File ${itemName(change)}, which ships with the skill, is now a precondition.` : `File ${itemName(change)} must now exist below ${baseOf(change.after, "skill_root")}; the skill does not run where it is missing.`,
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
	summary: "A file that callers must now provide elsewhere comes with a major version step.",
	why: "The skill does not run where the file is missing; one below `skill_root` ships with the skill.",
	on: {
		kind: "file",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseOf(before, "skill_root") !== baseOf(after, "skill_root"),
	grade: ({ after }) => ({ bump: isBundled(after) ? "minor" : "major" }),
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "What must exist before skill can run"
	},
	message: (change) => {
		const text = `File ${itemName(change)} is now looked for below ${baseOf(change.after, "skill_root")}, not ${baseOf(change.before, "skill_root")}`;
		return isBundled(change.after) ? `${text}; it ships with the skill.` : `${text}; callers must provide it there.`;
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
	summary: "A change to the description of a required file comes with a patch version step.",
	why: "Nothing in the contract changes.",
	on: {
		kind: "file",
		action: "changed",
		facet: "description"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => `The description of file ${itemName(change)} changed.`,
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
	summary: "A file that callers need not provide any more comes with a minor version step.",
	why: "Nothing breaks; the skill runs in more places than before.",
	on: {
		kind: "file",
		action: "removed"
	},
	grade: ({ before }) => ({ bump: isBundled(before) ? "patch" : "minor" }),
	direction: "environment",
	basis: "inferred",
	message: (change) => `File ${itemName(change)} is no longer a precondition.`,
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
	summary: "A manifest that begins to declare the version of its format takes a minor version step.",
	why: "What was only named in an `interface:` block is validated from now on.",
	on: {
		kind: "manifest",
		facet: "format"
	},
	when: ({ detail, after }) => detail === "added" && !hasApiVersion(after),
	grade: { bump: "minor" },
	direction: "none",
	basis: {
		document: "ADR-002",
		quote: "All new fields are optional for backward compatibility."
	},
	message: ({ after }) => `${formatKey(after)} ${formatOrNone(facetValue(after, "format"))} was added; the manifest is validated from now on.`,
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
	summary: "The major version of the format of a manifest stays, or its change is a major version step.",
	why: "A reader that knows one major version of the format refuses the manifest of another.",
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => formatBump(change) === "major" && !hasApiVersion(change.after),
	grade: { bump: "major" },
	direction: "none",
	basis: {
		document: "ADR-002",
		quote: "major version changes indicate breaking schema changes"
	},
	message: (change) => `${formatKey(change.after)} changed: ${valueTransition(change)}; readers of the old major version refuse the manifest.`,
	invalid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"2.0\""),
	valid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"1.1\"")
});
// src/rules/change/format-version-minor-changed.ts
const formatVersionMinorChanged = changeRule({
	id: "format-version-minor-changed",
	category: "format",
	summary: "A change of the minor version of the format of a manifest is a patch version step.",
	why: "Readers of the same major version of the format read both.",
	on: {
		kind: "manifest",
		facet: "format",
		action: "changed"
	},
	when: (change) => formatBump(change) === "minor" && !hasApiVersion(change.after),
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-002",
		quote: "major version changes indicate breaking schema changes"
	},
	message: (change) => `${formatKey(change.after)} changed: ${valueTransition(change)}; readers of the same major version read both.`,
	invalid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: \"1.1\""),
	valid: twoFrontmatters("manifest_version: \"1.0\"", "manifest_version: 1.0")
});
// src/rules/change/format-version-removed.ts
const formatVersionRemoved = changeRule({
	id: "format-version-removed",
	category: "format",
	summary: "A manifest that declares the version of its format keeps doing so, or takes a major version step.",
	why: "Without `manifest_version` a manifest is legacy: nothing in it is validated, and callers are promised nothing.",
	on: { kind: "manifest" },
	when: ({ action, facet, detail, before }) => action === "removed" && leavesLegacyManifest(before) || facet === "format" && detail === "removed" && !hasApiVersion(before),
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "ADR-002",
		quote: "Missing `manifest_version` = assume legacy format"
	},
	message: ({ before }) => {
		const text = `${formatKey(before)} ${formatOrNone(facetValue(before, "format"))} was removed`;
		return before?.dialect === "manifest-v1" ? `${text}; a manifest without it is legacy, and nothing in it is validated.` : `${text}; readers cannot tell which format the manifest is in.`;
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
	summary: "`capabilities.filesystem_read` that loses an entry comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read files and directories.",
		fields: ["capabilities.filesystem_read"]
	}],
	on: { kind: "power" },
	when: allowsLess("filesystem_read"),
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to read files and directories."
	},
	power: "narrowed",
	message: (change) => `filesystem_read lost ${formatEntries(change)}; the skill may read less than before.`,
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
	summary: "`capabilities.filesystem_read` does not gain what no entry of it covers.",
	why: "The skill may read what it could not.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to read files and directories.",
		fields: ["capabilities.filesystem_read"]
	}],
	on: { kind: "power" },
	when: allowsMore("filesystem_read"),
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to read files and directories."
	},
	power: "widened",
	message: (change) => `filesystem_read gained ${formatEntries(change)}, where the skill may read from now on${firstRemark(change, widePathRemark)}.`,
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
	summary: "`capabilities.filesystem_write` that loses an entry comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to write files and directories.",
		fields: ["capabilities.filesystem_write"]
	}],
	on: { kind: "power" },
	when: allowsLess("filesystem_write"),
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to write files and directories."
	},
	power: "narrowed",
	message: (change) => `filesystem_write lost ${formatEntries(change)}; the skill may write less than before.`,
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
	summary: "`capabilities.filesystem_write` does not gain what no entry of it covers.",
	why: "The skill may overwrite what it could not.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to write files and directories.",
		fields: ["capabilities.filesystem_write"]
	}],
	on: { kind: "power" },
	when: allowsMore("filesystem_write"),
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to write files and directories."
	},
	power: "widened",
	message: (change) => `filesystem_write gained ${formatEntries(change)}, where the skill may write from now on${firstRemark(change, widePathRemark)}.`,
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
	summary: "A minimum version of caro that is added comes with a minor version step.",
	why: "Users of an older caro can no longer install the skill.",
	source: "A minimum host version is treated as languages treat a minimum compiler: a minor step.",
	on: {
		kind: "host",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: ({ after }) => `min_caro_version ${formatOrNone(facetValue(after, "min"))} was added; an older caro no longer takes the skill.`,
	invalid: twoTomls("", "min_caro_version = \"1.1.0\""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.1.0\"")
});
// src/rules/change/host-min-lowered.ts
const hostMinLowered = changeRule({
	id: "host-min-lowered",
	category: "requirement",
	summary: "A minimum version of caro that is lowered comes with a patch version step.",
	why: "Nothing breaks; more versions of caro take the skill.",
	on: {
		kind: "host",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "lowered" && verdict === null,
	grade: { bump: "patch" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `min_caro_version was lowered: ${valueTransition(change)}.`,
	invalid: twoTomls("min_caro_version = \"1.10.0\"", "min_caro_version = \"1.9.0\""),
	valid: twoTomls("min_caro_version = \"1.9.0\"", "min_caro_version = \"1.10.0\"")
});
// src/rules/change/host-min-raised.ts
const hostMinRaised = changeRule({
	id: "host-min-raised",
	category: "requirement",
	summary: "A minimum version of caro that is raised comes with a minor version step.",
	why: "Users of an older caro can no longer install the skill.",
	source: "A minimum host version is treated as languages treat a minimum compiler: a minor step.",
	on: {
		kind: "host",
		facet: "min"
	},
	when: ({ detail, verdict }) => detail === "raised" && verdict === null,
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: (change) => `min_caro_version was raised: ${valueTransition(change)}; an older caro no longer takes the skill.`,
	invalid: twoTomls("min_caro_version = \"1.9.0\"", "min_caro_version = \"1.10.0\""),
	valid: twoTomls("min_caro_version = \"1.10.0\"", "min_caro_version = \"1.9.0\"")
});
// src/rules/change/host-min-removed.ts
const hostMinRemoved = changeRule({
	id: "host-min-removed",
	category: "requirement",
	summary: "A minimum version of caro that goes comes with a patch version step.",
	why: "Nothing breaks; every caro takes the skill.",
	on: {
		kind: "host",
		action: "removed"
	},
	grade: { bump: "patch" },
	direction: "environment",
	basis: "inferred",
	message: ({ before }) => `min_caro_version ${formatOrNone(facetValue(before, "min"))} was removed.`,
	invalid: twoTomls("min_caro_version = \"1.1.0\"", ""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.0.0\"")
});
// src/rules/change/host-min-uncomparable.ts
const hostMinUncomparable = changeRule({
	id: "host-min-uncomparable",
	category: "requirement",
	summary: "A minimum version of caro that changes is a dotted number before and after.",
	why: "Which of the two is later cannot be told, so nothing says whether an older caro still takes the skill.",
	on: {
		kind: "host",
		facet: "min",
		verdict: "incomparable"
	},
	grade: {
		bump: "none",
		warn: true
	},
	direction: "environment",
	basis: "inferred",
	message: (change) => `min_caro_version changed (${valueTransition(change)}) between values that are no dotted numbers.`,
	invalid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.2.0-beta\""),
	valid: twoTomls("min_caro_version = \"1.1.0\"", "min_caro_version = \"1.2.0\"")
});
// src/rules/change/idempotent-false-stated.ts
const idempotentFalseStated = changeRule({
	id: "idempotent-false-stated",
	category: "behaviour",
	summary: "`execution.idempotent: false` that comes or goes is a patch version step.",
	why: "Nothing changes: where the hint is missing, nobody may run the skill again either.",
	on: { kind: "execution" },
	when: (change) => isFlagChange("idempotent", [void 0], false)(change) || isFlagChange("idempotent", [false], void 0)(change),
	grade: { bump: "patch" },
	direction: "out",
	basis: "inferred",
	message: ({ after }) => `execution.idempotent: false was ${after ? "added" : "taken out"}; nobody was promised the opposite.`,
	invalid: twoManifests("", "execution: { idempotent: false }"),
	valid: twoManifests("", "execution: { idempotent: true }")
});
// src/rules/change/idempotent-gained.ts
const idempotentGained = changeRule({
	id: "idempotent-gained",
	category: "behaviour",
	summary: "A skill that becomes idempotent comes with a patch version step.",
	why: "Nothing breaks; it may be run again from now on.",
	on: { kind: "execution" },
	when: isFlagChange("idempotent", [false, void 0], true),
	grade: { bump: "patch" },
	direction: "out",
	basis: "inferred",
	message: () => "execution.idempotent became true; the skill is safe to run again.",
	invalid: twoManifests("execution: { idempotent: false }", "execution: { idempotent: true }"),
	valid: twoManifests("execution: { idempotent: true }", "execution: { idempotent: false }")
});
// src/rules/change/idempotent-lost.ts
const idempotentLost = changeRule({
	id: "idempotent-lost",
	category: "behaviour",
	summary: "A skill that stops being idempotent comes with a minor version step.",
	why: "Schedulers that run it again after a failure must stop doing so.",
	on: { kind: "execution" },
	when: (change) => isFlagChange("idempotent", [true], false)(change) || isFlagChange("idempotent", [true], void 0)(change),
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "out",
	basis: {
		document: "ADR-002",
		quote: "These are hints, not enforcement."
	},
	message: () => "execution.idempotent is no longer true; whoever runs the skill again after a failure must stop.",
	invalid: twoManifests("execution: { idempotent: true }", "execution: { idempotent: false }"),
	valid: twoManifests("execution: { idempotent: false }", "execution: { idempotent: true }")
});
// src/rules/change/input-default-added.ts
const inputDefaultAdded = changeRule({
	id: "input-default-added",
	category: "behaviour",
	summary: "A default that an input gains comes with a minor version step.",
	why: "Callers that leave the input out get the default from now on.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => bothStated(change) && change.detail === "added",
	grade: { bump: "minor" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} gained a default; callers that leave it out get it.`,
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
	summary: "A default that changes comes with a minor version step.",
	why: "Callers that leave the input out get other behaviour without asking for it.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => bothStated(change) && change.detail === "changed",
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "in",
	basis: "inferred",
	message: (change) => `The default of input ${itemName(change)} changed${transitionSuffix(change)}; callers that leave it out get other behaviour.`,
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
	summary: "A default that an input loses comes with a minor version step, and a major one where the input is required or a command line needs a value.",
	why: "Callers that leave a required input out fail; of an optional one they get other behaviour, or a command with nothing in its place.",
	source: "ADR-003 counts a required input without a default as breaking.",
	on: {
		kind: "input",
		action: "changed",
		facet: "default"
	},
	when: (change) => bothStated(change) && (change.detail === "removed" || isUnfilled(change)),
	grade: (change) => isRequired(change.after) || isUnfilled(change) ? { bump: "major" } : {
		bump: "minor",
		warn: true
	},
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	message: (change) => {
		if (isUnfilled(change)) return `Optional input ${itemName(change)} lost its default; callers that leave it out leave nothing to put in for its placeholder.`;
		return isRequired(change.after) ? `Required input ${itemName(change)} lost its default; every call that leaves it out fails.` : `Optional input ${itemName(change)} lost its default; callers that leave it out get other behaviour.`;
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
	summary: "A change to the description of an input comes with a patch version step.",
	why: "Agents read it to decide what to pass; nothing in the contract changes.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: (change) => bothStated(change) && ["description", "schema.description"].includes(change.facet ?? ""),
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => `The description of input ${itemName(change)} changed.`,
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
	summary: "A new optional input without a default comes with a minor version step.",
	why: "Callers may leave it out; it is something new they may pass.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isOptional(after) && !hasDefault(after),
	grade: { bump: "minor" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Optional input ${itemName(change)} was added without a default; calls without it are still accepted.`,
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
	summary: "A new optional input with a default comes with a minor version step.",
	why: "Callers may leave it out; it is something new they may pass.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isOptional(after) && hasDefault(after),
	grade: { bump: "minor" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Added optional inputs with defaults"
	},
	message: (change) => `Optional input ${itemName(change)} was added with a default; calls without it work as before.`,
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
	summary: "An optional input that is removed comes with a major version step.",
	why: "Callers that pass it lose what it did, although leaving it out was always allowed.",
	source: "ADR-003 lists optional inputs with defaults as part of the interface contract.",
	on: {
		kind: "input",
		action: "removed"
	},
	when: ({ before }) => isOptional(before),
	grade: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Optional inputs with defaults"
	},
	message: (change) => `Optional input ${itemName(change)} was removed; callers that pass it lose what it did.`,
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
	summary: "An input that becomes required comes with a major version step unless it has a default.",
	why: "Callers that leave it out, as they were told they may, fail.",
	source: "ADR-003 counts a required input without a default as breaking; ADR-002 says of required inputs \"Must be provided or skill fails\".",
	on: {
		kind: "input",
		action: "changed",
		facet: "required"
	},
	when: ({ before, after }) => isOptional(before) && isRequired(after),
	grade: ({ after }) => ({ bump: hasDefault(after) ? "minor" : "major" }),
	semantic: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	message: (change) => hasDefault(change.after) ? `Input ${itemName(change)} became required, with a default; ADR-003 lets callers omit it, compat: semantic counts it as breaking.` : `Input ${itemName(change)} became required; every call that leaves it out fails.`,
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
	summary: "A changed pattern can be told to accept every value that it accepted.",
	why: "No value was found that the old pattern accepts and the new one refuses, and none was ruled out; callers may break.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "unknown"
	},
	when: (change) => bothStated(change) && isAboutKeyword(change, "pattern"),
	grade: {
		bump: "none",
		warn: true
	},
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} changed its pattern (${keywordTransition(change)}); it is undecided whether values accepted before are refused now.`,
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
	summary: "A property that an object input gains comes with a minor version step.",
	why: "Callers are taken to send only declared properties, so none sends it yet.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: ({ detail }) => detail === "property-added",
	grade: { bump: "minor" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} gained property ${formatOrNone(change.to)}; callers are taken to send only declared properties.`,
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
	summary: "A default within the schema of an input comes, goes or changes with a minor version step.",
	why: "Callers that leave the property out may get other behaviour without asking for it.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: (change) => bothStated(change) && change.detail === "default",
	grade: ({ from }) => from === null ? { bump: "minor" } : {
		bump: "minor",
		warn: true
	},
	direction: "in",
	basis: "inferred",
	message: (change) => `In input ${itemName(change)}, ${describeNestedDefault(change)}; callers that leave it out get other behaviour.`,
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
	summary: "A property that an object input loses comes with a major version step.",
	why: "Callers that send it lose what it did, although the input still accepts it.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: ({ detail }) => detail === "property-removed",
	grade: { bump: "major" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} lost property ${formatOrNone(change.from)}; callers that send it lose what it did.`,
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
	summary: "An input that is renamed comes with a major version step.",
	why: "Callers pass the old name, which nothing takes any more.",
	on: {
		kind: "input",
		action: "renamed"
	},
	grade: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Renamed/removed required inputs"
	},
	message: ({ before, after }) => `Input ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}; callers still pass the old name.`,
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
	summary: "A new required input with a default comes with a minor version step.",
	why: "ADR-003 counts only new required inputs without defaults as breaking, yet a strict caller must pass what is required.",
	source: "ADR-003 limits its sentence to inputs \"without defaults\"; ADR-002 says of required inputs \"Must be provided or skill fails\".",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isRequired(after) && hasDefault(after),
	grade: { bump: "minor" },
	semantic: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	message: (change) => `Required input ${itemName(change)} was added with a default; ADR-003 lets callers omit it, compat: semantic counts it as breaking.`,
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
	summary: "A new required input without a default comes with a major version step.",
	why: "Every call written against the old contract leaves it out, and the skill fails.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => isRequired(after) && !hasDefault(after),
	grade: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Added new required inputs without defaults"
	},
	message: (change) => `Required input ${itemName(change)} was added without a default; every call that does not pass it fails.`,
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
	summary: "A required input that is removed comes with a major version step.",
	why: "Every caller passes it, and nothing takes it any more.",
	on: {
		kind: "input",
		action: "removed"
	},
	when: ({ before }) => !isOptional(before),
	grade: { bump: "major" },
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Renamed/removed required inputs"
	},
	message: (change) => {
		return `${isRequired(change.before) ? "Required input" : "Input"} ${itemName(change)} was removed; callers still pass it, and nothing takes it.`;
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
	summary: "An input that becomes optional comes with a minor version step.",
	why: "Every old call still works; callers may pass less from now on.",
	on: {
		kind: "input",
		action: "changed",
		facet: "required"
	},
	when: ({ before, after }) => isRequired(before) && isOptional(after),
	grade: { bump: "minor" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} became optional; calls that pass it work as before.`,
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
	summary: "An input that accepts other values than before comes with a major version step.",
	why: "Callers that pass one of the values it no longer accepts are refused.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "incomparable"
	},
	when: (change) => bothStated(change) && change.detail !== "type",
	grade: { bump: "major" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} accepts other values (${keywordTransition(change)}): ${rejectedWitness(change)}.`,
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
	summary: "An input that accepts less than before comes with a major version step.",
	why: "Callers that pass one of the values it no longer accepts are refused.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "narrowed"
	},
	when: (change) => bothStated(change) && change.detail !== "type",
	grade: { bump: "major" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} accepts less (${keywordTransition(change)}): ${rejectedWitness(change)}.`,
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
	summary: "A schema that is rewritten without accepting other values comes with a patch version step.",
	why: "Nothing changes for callers; it is listed because the schema is part of the contract.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "equivalent"
	},
	when: (change) => bothStated(change) && (change.detail !== "type" || isOptional(change.before)),
	grade: { bump: "patch" },
	direction: "in",
	basis: "inferred",
	message: (change) => `The schema of input ${itemName(change)} was rewritten (${keywordTransition(change)}); it accepts the same values.`,
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
	summary: "A schema that changes keeps to the keywords of ADR-002.",
	why: "What a keyword outside the subset accepts cannot be compared; callers may break.",
	source: "ADR-002, \"JSON Schema Subset Supported\".",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "unknown"
	},
	when: (change) => bothStated(change) && change.detail !== "type" && !isAboutKeyword(change, "pattern"),
	grade: {
		bump: "none",
		warn: true
	},
	direction: "in",
	basis: "inferred",
	message: (change) => `The schema of input ${itemName(change)} changed (${keywordTransition(change)}) where it cannot be compared; it is undecided whether callers break.`,
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
	summary: "An input that accepts more than before comes with a minor version step.",
	why: "Every old value is still accepted; callers may pass more from now on.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "widened"
	},
	when: (change) => bothStated(change) && change.detail !== "type",
	grade: { bump: "minor" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} accepts more (${keywordTransition(change)}): ${acceptedWitness(change)}.`,
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
	summary: "An input that becomes sensitive comes with a patch version step.",
	why: "Nothing breaks; its values vanish from traces.",
	on: {
		kind: "input",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => !isSet(before, "sensitive") && isSet(after, "sensitive"),
	grade: { bump: "patch" },
	direction: "power",
	basis: "inferred",
	power: "narrowed",
	message: (change) => `Input ${itemName(change)} became sensitive; traces no longer show its values.`,
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
	summary: "An input that is marked sensitive stays so.",
	why: "Its values become visible in traces.",
	on: {
		kind: "input",
		action: "changed",
		facet: "sensitive"
	},
	when: ({ before, after }) => isSet(before, "sensitive") && !isSet(after, "sensitive"),
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "ADR-002",
		quote: "Mark inputs for redaction in traces"
	},
	power: "guard-removed",
	message: (change) => `Input ${itemName(change)} is no longer sensitive; traces show its values.`,
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
	summary: "An input whose type changes comes with a major version step.",
	why: "Callers that pass a value of the old type are refused.",
	source: "ADR-003 names required inputs; an optional input breaks the callers that pass it, unless the new type admits all of the old.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema"
	},
	when: (change) => bothStated(change) && change.detail === "type" && !(isOptional(change.before) && isHarmless(change)),
	grade: { bump: "major" },
	semantic: ({ verdict }) => verdict === null ? { bump: "major" } : semanticGrades[verdict],
	direction: "in",
	basis: {
		document: "ADR-003",
		quote: "Changed required input types"
	},
	message: (change) => {
		const text = `Input ${itemName(change)} changed its type (${keywordTransition(change)})`;
		if (change.verdict === "unknown") return `${text}; ADR-003 counts that as breaking, though it is undecided whether old values are refused (compat: semantic only warns).`;
		return isHarmless(change) ? `${text}; ADR-003 counts that as breaking although every old value is still accepted (compat: semantic does not).` : `${text}; ${rejectedWitness(change)}.`;
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
	summary: "An optional input whose type is widened comes with a minor version step.",
	why: "Every value of the old type is still accepted.",
	on: {
		kind: "input",
		action: "changed",
		facet: "schema",
		verdict: "widened"
	},
	when: (change) => bothStated(change) && change.detail === "type" && isOptional(change.before),
	grade: { bump: "minor" },
	direction: "in",
	basis: "inferred",
	message: (change) => `Optional input ${itemName(change)} accepts more types (${keywordTransition(change)}); every old value still fits.`,
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
	summary: "A skill that stops being interactive comes with a minor version step.",
	why: "Nothing breaks; it can run without a human from now on.",
	on: { kind: "execution" },
	when: (change) => isFlagChange("interactive", [true, void 0], false)(change) || isFlagChange("interactive", [true], void 0)(change),
	grade: { bump: "minor" },
	direction: "environment",
	basis: "inferred",
	message: ({ before }) => `execution.interactive is ${before ? "no longer true" : "now declared false"}; the skill runs without a human.`,
	invalid: twoManifests("execution: { interactive: true }", "execution: { interactive: false }"),
	valid: twoManifests("execution: { interactive: false }", "execution: { interactive: false, idempotent: true }")
});
// src/rules/change/interactive-set.ts
const interactiveSet = changeRule({
	id: "interactive-set",
	category: "behaviour",
	summary: "A skill that becomes interactive comes with a major version step.",
	why: "Callers without a human at hand wait for ever.",
	on: { kind: "execution" },
	when: isFlagChange("interactive", [false, void 0], true),
	grade: { bump: "major" },
	direction: "environment",
	basis: "inferred",
	message: () => "execution.interactive became true; callers without a human at hand wait for ever.",
	invalid: twoManifests("execution: { interactive: false }", "execution: { interactive: true }"),
	valid: twoManifests("execution: { interactive: true }", "execution: { interactive: false }")
});
// src/rules/change/interactive-undeclared.ts
const interactiveUndeclared = changeRule({
	id: "interactive-undeclared",
	category: "behaviour",
	summary: "`execution.interactive: false` that is taken out comes with a minor version step.",
	why: "Callers without a human at hand relied on it, and nothing says any more that they may.",
	on: { kind: "execution" },
	when: isFlagChange("interactive", [false], void 0),
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "environment",
	basis: "inferred",
	message: () => "execution.interactive: false was taken out; nothing says any more that the skill runs without a human.",
	invalid: twoManifests("execution: { interactive: false }", ""),
	valid: twoManifests("", "execution: { interactive: false }")
});
// src/rules/change/interface-input-added-requiredness-unknown.ts
const interfaceInputAddedRequirednessUnknown = changeRule({
	id: "interface-input-added-requiredness-unknown",
	category: "interface",
	summary: "An input that an `interface:` block gains is declared in `inputs:` too.",
	why: "An `interface:` list does not tell required inputs from optional ones, so nothing says whether callers that omit it break.",
	on: {
		kind: "input",
		action: "added"
	},
	when: ({ after }) => !isRequired(after) && !isOptional(after),
	grade: {
		bump: "none",
		warn: true
	},
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} was added to the interface block, which does not say whether it is required; callers may break.`,
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
	summary: "An input of an `interface:` block that is declared in detail comes with a minor version step.",
	why: "The list did not say whether the input is required, so nothing says whether callers that omit it break.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: ({ before, after }) => !isStated(before) && isStated(after),
	grade: ({ after }) => ({
		bump: "minor",
		warn: isRequired(after) && !hasDefault(after)
	}),
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)}, so far only named by the interface block, is now declared ${isRequired(change.after) ? "required" : "optional"}.`,
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
// src/rules/change/interface-input-undeclared.ts
const interfaceInputUndeclared = changeRule({
	id: "interface-input-undeclared",
	category: "interface",
	summary: "An input that an `interface:` block names is still declared, or takes a minor version step.",
	why: "Nothing says any more whether the input is required and what it accepts.",
	on: {
		kind: "input",
		action: "changed"
	},
	when: ({ before, after }) => isStated(before) && !isStated(after),
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "in",
	basis: "inferred",
	message: (change) => `Input ${itemName(change)} is only named by the interface block now; nothing says what it accepts.`,
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
	summary: "An output that the `interface:` block names otherwise comes with a major version step.",
	why: "ADR-003 counts a changed output pattern as breaking, and the interface block is where it looks.",
	source: "ADR-003, \"Interface Contracts\".",
	on: {
		kind: "output",
		action: "changed",
		facet: "interface"
	},
	grade: ({ detail }) => ({ bump: detail === "changed" ? "major" : "patch" }),
	semantic: { bump: "patch" },
	direction: "out",
	basis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	message: (change) => change.detail === "changed" ? `The interface block names output ${itemName(change)} otherwise: ${valueTransition(change)}; ADR-003 counts a changed pattern as breaking (compat: semantic asks for a patch).` : `The interface block ${change.detail === "added" ? "names" : "no longer names"} output ${itemName(change)}, which stays where it is.`,
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
	summary: "A new keyword comes with a patch version step.",
	why: "Searches for the word find the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Search keywords",
		fields: ["skill.keywords"]
	}],
	on: {
		kind: "keyword",
		action: "added"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: {
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
	summary: "A keyword that goes comes with a patch version step.",
	why: "Searches for the word no longer find the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Search keywords",
		fields: ["skill.keywords"]
	}],
	on: {
		kind: "keyword",
		action: "removed"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: {
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
	summary: "A change to `knowledge.priority` comes with a patch version step.",
	why: "What is injected first pushes the knowledge of other skills back.",
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
	grade: ({ detail }) => ({
		bump: "patch",
		warn: detail === "raised"
	}),
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Injection priority (higher = first)"
	},
	message: (change) => `knowledge.priority was ${change.detail}: ${valueTransition(change)}; higher goes before the knowledge of other skills.`,
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
	summary: "A `[knowledge]` table that comes or goes comes with a patch version step.",
	why: "Hosts inject the knowledge by it, or by their own measure.",
	on: {
		kind: "knowledge",
		action: ["added", "removed"]
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: ({ before, after, action }) => `[knowledge] was ${action}: priority ${formatOrNone(facetValue(after ?? before, "priority"))}, max_context_tokens ${formatOrNone(facetValue(after ?? before, "max_context_tokens"))}.`,
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
// src/rules/change/license-changed.ts
const licenseChanged = changeRule({
	id: "license-changed",
	category: "documentation",
	summary: "A change to `license` comes with a patch version step.",
	why: "What others may do with the skill may have changed.",
	on: { kind: "license" },
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `license ${describeValueChange(change)}.`,
	invalid: twoFrontmatters("license: MIT", "license: Apache-2.0"),
	valid: twoFrontmatters("license: MIT", "license: 'MIT'")
});
// src/rules/change/manifest-added.ts
const manifestAdded = changeRule({
	id: "manifest-added",
	category: "format",
	summary: "A manifest that appears on an existing skill comes with a minor version step.",
	why: "Nothing breaks: what was not stated before is stated now. From here on it is what callers rely on. Powers it brings along are findings of their own.",
	on: {
		kind: "manifest",
		action: "added"
	},
	when: ({ detail }) => detail !== "beside",
	grade: { bump: "minor" },
	direction: "none",
	basis: {
		document: "ADR-002",
		quote: "All new fields are optional for backward compatibility."
	},
	message: (change) => `A ${itemName(change)} manifest was added; what it states is from now on what callers rely on.`,
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
	summary: "A manifest that callers could rely on is still there, or its removal is a major version step.",
	why: "Without the manifest nothing is promised and nothing is validated any more.",
	on: {
		kind: "manifest",
		action: "removed"
	},
	when: ({ before }) => !leavesLegacyManifest(before),
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "ADR-002",
		quote: "Missing manifest = no validation"
	},
	message: (change) => `The ${itemName(change)} manifest was removed; nothing it stated is promised any more.`,
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
	summary: "A `knowledge.max_context_tokens` that is lowered comes with a patch version step.",
	why: "Nothing breaks; less of the knowledge is injected.",
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
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Maximum tokens to inject"
	},
	message: (change) => `knowledge.max_context_tokens was lowered: ${valueTransition(change)}.`,
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
	summary: "A `knowledge.max_context_tokens` that is raised comes with a minor version step.",
	why: "Every run with the skill costs more context.",
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
	grade: { bump: "minor" },
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Maximum tokens to inject"
	},
	message: (change) => `knowledge.max_context_tokens was raised: ${valueTransition(change)}; runs with the skill cost more context.`,
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
	summary: "A change to metadata comes with a patch version step.",
	why: "Indexes and people read it; nothing in the contract changes.",
	on: { kind: "metadata" },
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => hasApiVersion(change.after ?? change.before) ? `skill.${(change.after ?? change.before)?.name} ${describeValueChange(change)}.` : `metadata ${itemName(change)} ${describeValueChange(change)}.`,
	invalid: twoFrontmatters("metadata: { author: dan }", "metadata: { author: ann }"),
	valid: twoFrontmatters("metadata: { author: dan }", "metadata: { author: 'dan' }")
});
// src/rules/change/net-narrowed.ts
const netNarrowed = changeRule({
	id: "net-narrowed",
	category: "privilege",
	summary: "`capabilities.network` that loses an entry comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to make network requests.",
		fields: ["capabilities.network"]
	}],
	on: { kind: "power" },
	when: allowsLess("network"),
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to make network requests."
	},
	power: "narrowed",
	message: (change) => `network lost ${formatEntries(change)}; the skill may reach less than before.`,
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
	summary: "`capabilities.network` does not gain what no entry of it covers.",
	why: "The skill may send data where it could not.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Permission to make network requests.",
		fields: ["capabilities.network"]
	}],
	on: { kind: "power" },
	when: allowsMore("network"),
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "Permission to make network requests."
	},
	power: "widened",
	message: (change) => `network gained ${formatEntries(change)}, which the skill may reach from now on${firstRemark(change, wideDomainRemark)}.`,
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
	summary: "`execution.network` that turns false comes with a patch version step.",
	why: "Nothing breaks; the skill says it does less than before.",
	on: { kind: "execution" },
	when: isFlagChange("network", [true, void 0], false),
	grade: { bump: "patch" },
	direction: "power",
	basis: "inferred",
	power: "narrowed",
	message: (change) => `execution.network ${change.before ? "turned from true to false" : "is now declared false"}; the skill says that it does not reach the network.`,
	invalid: twoManifests("execution: { network: true }", "execution: { network: false }"),
	valid: twoManifests("execution: { network: false }", "execution: { network: false, idempotent: true }")
});
// src/rules/change/network-flag-newly-declared.ts
const networkFlagNewlyDeclared = changeRule({
	id: "network-flag-newly-declared",
	category: "privilege",
	summary: "`execution.network: true` does not appear.",
	why: "The skill may always have been able to reach the network, or it may be new; a reviewer looks once.",
	on: { kind: "execution" },
	when: isFlagChange("network", [void 0], true),
	grade: { bump: "minor" },
	direction: "power",
	basis: "inferred",
	power: "disclosed",
	message: () => `execution.network: true was declared; the skill may reach the network, and so far did not say so without limits.`,
	invalid: twoManifests("", "execution: { network: true }"),
	valid: twoManifests("", "execution: { network: false }")
});
// src/rules/change/network-flag-set.ts
const networkFlagSet = changeRule({
	id: "network-flag-set",
	category: "privilege",
	summary: "`execution.network` does not turn from false to true.",
	why: "The skill may reach the network from now on; whoever runs it decided on the opposite.",
	source: "ADR-002 makes it a hint, so it asks for less than a major step; it is reviewed all the same.",
	on: { kind: "execution" },
	when: isFlagChange("network", [false], true),
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "ADR-002",
		quote: "These are hints, not enforcement."
	},
	power: "widened",
	message: () => `execution.network turned from false to true; the skill may reach the network from now on.`,
	invalid: twoManifests("execution: { network: false }", "execution: { network: true }"),
	valid: twoManifests("execution: { network: true }", "execution: { network: false }")
});
// src/rules/change/network-flag-undeclared.ts
const networkFlagUndeclared = changeRule({
	id: "network-flag-undeclared",
	category: "privilege",
	summary: "`execution.network` is not taken out.",
	why: "Taking a warning out does not make a skill do less.",
	on: { kind: "execution" },
	when: isFlagChange("network", [true, false], void 0),
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "power",
	basis: "inferred",
	power: "undeclared",
	message: ({ before }) => `execution.network: ${formatOrNone(facetValue(before, "value"))} was taken out; nothing says any more whether the skill may reach the network.`,
	invalid: twoManifests("execution: { network: true }", ""),
	valid: twoManifests("execution: { network: true }", "execution: { network: false }")
});
// src/rules/change/operation-added.ts
const operationAdded = changeRule({
	id: "operation-added",
	category: "interface",
	summary: "An operation that is added comes with a minor version step.",
	why: "Nothing breaks; callers have one more thing to call.",
	on: {
		kind: "operation",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "identity",
	basis: "inferred",
	message: (change) => `Operation ${itemName(change)} was added; calls of the others work as before.`,
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
	summary: "A change to the description of an operation comes with a patch version step.",
	why: "Agents decide by it whether to call the operation; another one is chosen for other tasks.",
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
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "Skill Manifest v2",
		quote: "What this operation does (Agent reads this to decide)"
	},
	message: (change) => `The description of operation ${itemName(change)} changed; agents decide by it whether to call it.`,
	invalid: twoOperations({}, { description: "Finds what is kept." }),
	valid: twoOperations({ description: "Finds memories." }, { output: { description: "What was found." } })
});
// src/rules/change/operation-removed.ts
const operationRemoved = changeRule({
	id: "operation-removed",
	category: "interface",
	summary: "An operation that is removed comes with a major version step.",
	why: "Whoever calls it finds nothing to call.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes",
		fields: ["operations"]
	}],
	on: {
		kind: "operation",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes"
	},
	message: (change) => `Operation ${itemName(change)} was removed; whoever calls it finds nothing.`,
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
	summary: "An operation that is renamed comes with a major version step.",
	why: "Whoever calls it by the old name finds nothing.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes",
		fields: ["operations"]
	}],
	on: {
		kind: "operation",
		action: "renamed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "Skill Manifest v2",
		quote: "Named operations the skill exposes"
	},
	message: ({ before, after }) => `Operation ${itemName({
		before,
		after: null
	})} was renamed to ${newName({ after })}; whoever calls it by the old name finds nothing.`,
	invalid: twoBlocks({}, { operations: { find: operationOf() } }),
	valid: twoBlocks({}, { operations: { search: operationOf({ description: "Finds what is kept." }) } })
});
// src/rules/change/optional-tool-added.ts
const optionalToolAdded = changeRule({
	id: "optional-tool-added",
	category: "requirement",
	summary: "A new optional tool comes with a patch version step.",
	why: "Nothing breaks; the skill works without it.",
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
	grade: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Nice to have"
	},
	message: (change) => `Optional tool ${itemName(change)} was added; the skill works without it.`,
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
	summary: "An optional tool that goes comes with a patch version step.",
	why: "Nothing breaks; the skill worked without it.",
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
	grade: { bump: "patch" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Nice to have"
	},
	message: (change) => `Optional tool ${itemName(change)} was removed.`,
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
	summary: "An output whose base changes comes with a major version step.",
	why: "The same file stands elsewhere; whoever reads it looks for it where it was.",
	source: "ADR-003 counts a changed output pattern as breaking; this is the same path read from elsewhere.",
	on: {
		kind: "output",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseOf(before, "repo_root") !== baseOf(after, "repo_root"),
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	message: (change) => `Output ${itemName(change)} moved from ${baseOf(change.before, "repo_root")} to ${baseOf(change.after, "repo_root")}; whoever reads the file looks for it where it was.`,
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
	summary: "A base that is only spelled out comes with a patch version step.",
	why: "Nothing changes: `repo_root` is the base where none is named.",
	on: {
		kind: "output",
		action: "changed",
		facet: "base"
	},
	when: ({ before, after }) => baseOf(before, "repo_root") === baseOf(after, "repo_root"),
	grade: { bump: "patch" },
	direction: "out",
	basis: "inferred",
	message: (change) => `The base of output ${itemName(change)} is ${change.detail === "added" ? "now" : "no longer"} stated; it is repo_root as before.`,
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
	summary: "A change to the description of an output comes with a patch version step.",
	why: "Nothing in the contract changes.",
	on: { kind: ["output", "result"] },
	when: ({ action, facet, kind, before, after }) => facet === "description" || kind === "result" && action !== "changed" && !isSet(before ?? after, "fields"),
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "ADR-003",
		quote: "Documentation changes"
	},
	message: (change) => change.kind === "result" ? `The description of the output of ${operationName(change)} changed.` : `The description of output ${itemName(change)} changed.`,
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
	summary: "A default that moves an output comes with a major version step.",
	why: "The pattern is the same, yet whoever leaves the input out gets the file at another path.",
	source: "ADR-003 counts a changed output pattern as breaking; a default that is part of one changes it for everyone who leaves the input out.",
	on: {
		kind: "output",
		action: "changed",
		facet: "effective"
	},
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	message: (change) => `Output ${itemName(change)} is written elsewhere where inputs are left out${pathTransition(change)}; whoever reads the file looks for it where it was.`,
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
	summary: "An output field that is added comes with a minor version step.",
	why: "Readers of JSON pass over keys they do not know.",
	on: {
		kind: "result-field",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "out",
	basis: "inferred",
	message: (change) => `Output field ${itemName(change)} was added; readers pass over what they do not know.`,
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
	summary: "An output field that lists one more value comes with a minor version step.",
	why: "Whoever tells the values apart meets one that was not listed.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "literal-added",
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "out",
	basis: "inferred",
	message: (change) => `Output field ${itemName(change)} may be ${changedEntries(change)} from now on: ${valueTransition(change)}; whoever tells the values apart does not know it.`,
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
	summary: "An output field that lists one value less comes with a patch version step.",
	why: "Nothing breaks: whoever reads the field is ready for more values than it holds now.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "literal-removed",
	grade: { bump: "patch" },
	direction: "out",
	basis: "inferred",
	message: (change) => `Output field ${itemName(change)} is never ${changedEntries(change)} any more: ${valueTransition(change)}; readers only meet values they know.`,
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
	summary: "An output field that is removed comes with a major version step.",
	why: "Whoever reads the field finds nothing.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema.",
		fields: ["operations.*.output.fields"]
	}],
	on: {
		kind: "result-field",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema."
	},
	message: (change) => `Output field ${itemName(change)} was removed; whoever reads it finds nothing.`,
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
	summary: "A change to the words for an output field comes with a patch version step.",
	why: "The words are no type and no list of values, so nothing says whether whoever reads the field breaks.",
	on: {
		kind: "result-field",
		action: "changed",
		facet: "value"
	},
	when: ({ detail }) => detail === "text",
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `The words for output field ${itemName(change)} changed: ${valueTransition(change)}.`,
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
	summary: "An output field whose type changes comes with a major version step, and a minor one where the new type is a narrower one.",
	why: "Whoever reads the field gets values of a kind that it did not hold before.",
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
	grade: ({ verdict }) => ({ bump: verdict === "narrowed" ? "minor" : "major" }),
	direction: "out",
	basis: {
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema."
	},
	message: (change) => change.verdict === "narrowed" ? `Output field ${itemName(change)} has a narrower type: ${valueTransition(change)}; every value it holds now could be there before.` : `Output field ${itemName(change)} changed its type: ${valueTransition(change)}; whoever reads it gets values it did not hold before.`,
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
	summary: "An output that begins to list its fields comes with a minor version step.",
	why: "Nothing breaks: from here on the fields are what readers rely on.",
	on: { kind: "result" },
	when: ({ before, after, facet }) => (facet === null || facet === "fields") && !isSet(before, "fields") && isSet(after, "fields"),
	grade: { bump: "minor" },
	direction: "out",
	basis: "inferred",
	message: (change) => `The output of ${operationName(change)} lists its fields from now on; readers may rely on them.`,
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
	summary: "An output that lists its fields keeps doing so, or takes a major version step.",
	why: "Whoever reads a field is no longer promised that it is there.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema.",
		fields: ["operations.*.output.fields"]
	}],
	on: { kind: "result" },
	when: ({ before, after, facet }) => (facet === null || facet === "fields") && isSet(before, "fields") && !isSet(after, "fields"),
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "Skill Manifest v2",
		quote: "The last line of stdout must be valid JSON matching this schema."
	},
	message: (change) => `The output of ${operationName(change)} no longer lists its fields; none of them is promised any more.`,
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
	summary: "An output that is added comes with a minor version step.",
	why: "Nothing breaks; the skill writes a file that it did not write before.",
	on: {
		kind: "output",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "out",
	basis: "inferred",
	message: (change) => `Output ${itemName(change)} was added; the skill writes a file it did not write before.`,
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
	summary: "An output that is removed comes with a major version step.",
	why: "Whoever reads the file finds none.",
	source: "ADR-003 counts a changed output pattern as breaking; a removed one is the end of it.",
	on: {
		kind: "output",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	message: (change) => `Output ${itemName(change)} was removed; whoever reads the file finds none.`,
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
	summary: "An output pattern that changes comes with a major version step.",
	why: "Whoever reads the file looks for it where it was.",
	on: {
		kind: "output",
		action: "changed",
		facet: "pattern"
	},
	grade: { bump: "major" },
	semantic: ({ verdict }) => verdict === "narrowed" ? { bump: "minor" } : { bump: verdict === "equivalent" ? "patch" : "major" },
	direction: "out",
	basis: {
		document: "ADR-003",
		quote: "Changed output patterns"
	},
	message: (change) => {
		const text = `Output pattern changed: ${formatOrNone(change.from)} -> ${formatOrNone(change.to)}`;
		if (change.verdict === "narrowed") return `${text}; ADR-003 counts that as breaking although it only covers less (compat: semantic asks for a minor step).`;
		return change.verdict === "equivalent" ? `${text}; ADR-003 counts that as breaking although both cover the same (compat: semantic asks for a patch).` : `${text}; whoever reads the file looks for it under the old one.`;
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
// src/rules/change/platform-arch-narrowed.ts
const platformArchNarrowed = changeRule({
	id: "platform-arch-narrowed",
	category: "requirement",
	summary: "`platform.arch` keeps what it supports, or a major version step says otherwise.",
	why: "The skill no longer installs where it did.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported architectures",
		fields: ["platform.arch"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("arch")(change) && (refusesSome(change) || change.action === "added"),
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Supported architectures"
	},
	message: ({ before, after, verdict }) => `platform.arch ${verdict === "incomparable" ? "changed" : "was narrowed"}: ${describePlatforms(before)} -> ${describePlatforms(after)}; elsewhere the skill is no longer supported.`,
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
	summary: "A `platform.arch` that supports more comes with a minor version step.",
	why: "Nothing breaks; the skill installs in more places.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported architectures",
		fields: ["platform.arch"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("arch")(change) && (change.verdict === "widened" || change.action === "removed"),
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Supported architectures"
	},
	message: ({ before, after }) => `platform.arch was widened: ${describePlatforms(before)} -> ${describePlatforms(after)}.`,
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
	summary: "`platform.os` keeps what it supports, or a major version step says otherwise.",
	why: "The skill no longer installs where it did.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)",
		fields: ["platform.os"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("os")(change) && (refusesSome(change) || change.action === "added"),
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)"
	},
	message: ({ before, after, verdict }) => `platform.os ${verdict === "incomparable" ? "changed" : "was narrowed"}: ${describePlatforms(before)} -> ${describePlatforms(after)}; elsewhere the skill is no longer supported.`,
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
	summary: "A `platform.os` that supports more comes with a minor version step.",
	why: "Nothing breaks; the skill installs in more places.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)",
		fields: ["platform.os"]
	}],
	on: { kind: "platform" },
	when: (change) => hasName("os")(change) && (change.verdict === "widened" || change.action === "removed"),
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)"
	},
	message: ({ before, after }) => `platform.os was widened: ${describePlatforms(before)} -> ${describePlatforms(after)}.`,
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
	summary: "`platform` that is rewritten without supporting more or less comes with a patch version step.",
	why: "Nothing changes for whoever installs the skill.",
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
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Supported OS (empty = all)"
	},
	message: ({ before, after }) => `platform.${after?.name} was rewritten: ${describePlatforms(before)} -> ${describePlatforms(after)}; it supports the same.`,
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
// src/rules/change/power-rewritten.ts
const powerRewritten = changeRule({
	id: "power-rewritten",
	category: "documentation",
	summary: "`[capabilities]` that is rewritten without allowing more or less comes with a patch version step.",
	why: "Nothing changes for whoever runs the skill; it is listed because hosts read the lists in their own ways.",
	on: {
		kind: "power",
		verdict: "equivalent"
	},
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `${change.after?.name}${change.facet === "value" ? "" : `.${change.facet}`} was rewritten (${valueTransition(change)}); it allows the same.`,
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
// src/rules/change/privilege-moved.ts
const privilegeMoved = changeRule({
	id: "privilege-moved",
	category: "privilege",
	summary: "A blocked command does not move to the allowlist.",
	why: "What was kept from the skill on purpose it may run from now on.",
	on: {
		kind: "power",
		action: "changed",
		facet: "commands",
		verdict: "widened"
	},
	when: ({ detail }) => detail === "moved",
	grade: { bump: "major" },
	direction: "power",
	basis: "inferred",
	power: "widened",
	message: (change) => wasBlockedByName(change) ? `${formatEntries(change)} moved from terminal_exec.blocked to terminal_exec.commands; the skill may run what was kept from it.` : `terminal_exec.commands gained ${formatEntries(change)}, which terminal_exec.blocked kept from the skill so far.`,
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
	summary: "What a skill provides anew comes with a minor version step.",
	why: "Nothing breaks; the skill offers more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: { kind: "provides" },
	when: ({ after }) => isSet(after, "value") && after?.name !== "executable",
	grade: { bump: "minor" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `provides.${change.after?.name} is true from now on${partsSuffix(change)}; the skill offers more than before.`,
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
	summary: "What a skill provides stays, or its withdrawal is a major version step.",
	why: "Whoever relies on the knowledge, the recipes or the module finds nothing.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: { kind: "provides" },
	when: ({ before, after }) => isSet(before, "value") && !isSet(after, "value"),
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `provides.${(change.after ?? change.before)?.name} is no longer true${partsSuffix(change)}; whoever relies on it finds nothing.`,
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
	summary: "A new recipe comes with a minor version step.",
	why: "Nothing breaks; callers can run more.",
	enforces: [{
		document: "skill.toml contract",
		quote: "New features, backward compatible",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "New features, backward compatible"
	},
	message: (change) => `Recipe ${itemName(change)} was added.`,
	invalid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
    `, { "recipes/deploy.yaml": recipe }, {
		"recipes/deploy.yaml": recipe,
		"recipes/undo.yaml": recipe
	}),
	valid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
      [recipes]
      files = ["recipes/*.yaml"]
    `, { "recipes/deploy.yaml": recipe })
});
// src/rules/change/recipe-removed.ts
const recipeRemoved = changeRule({
	id: "recipe-removed",
	category: "interface",
	summary: "A recipe stays, or its removal is a major version step.",
	why: "Whoever runs the recipe finds nothing.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior",
		fields: ["skill.version"]
	}],
	on: {
		kind: "recipe",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "skill.toml contract",
		quote: "Breaking changes to skill behavior"
	},
	message: (change) => `Recipe ${itemName(change)} was removed; whoever runs it finds nothing.`,
	invalid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
    `, {
		"recipes/deploy.yaml": recipe,
		"recipes/undo.yaml": recipe
	}, { "recipes/deploy.yaml": recipe }),
	valid: twoTomls(`
      [provides]
      recipes = true
    `, `
      [provides]
      recipes = true
    `, { "recipes/deploy.yaml": recipe }, {
		"recipes/deploy.yaml": recipe,
		"recipes/undo.yaml": recipe
	})
});
// src/rules/change/required-tool-added.ts
const requiredToolAdded = changeRule({
	id: "required-tool-added",
	category: "requirement",
	summary: "A new required tool comes with a major version step.",
	why: "The skill does not run where the tool is not installed.",
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
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Must be installed"
	},
	message: (change) => `Required tool ${itemName(change)} was added; the skill does not run where it is not installed.`,
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
	summary: "A required tool that goes comes with a minor version step.",
	why: "Nothing breaks; the skill runs in more places.",
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
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Must be installed"
	},
	message: (change) => `Required tool ${itemName(change)} was removed.`,
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
	summary: "A skill that no longer reads secrets comes with a patch version step.",
	why: "Nothing breaks for the host; the skill may do less.",
	enforces: [{
		document: "skill.toml contract",
		quote: "This is a high-risk capability.",
		fields: ["capabilities.secrets_access"]
	}],
	on: { kind: "power" },
	when: (change) => hasName("secrets_access")(change) && isSet(change.before, "value"),
	grade: { bump: "patch" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "This is a high-risk capability."
	},
	power: "narrowed",
	message: () => "secrets_access is no longer true; the skill may no longer read stored secrets.",
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
	summary: "`capabilities.secrets_access` does not turn to true.",
	why: "The skill may read the system keychain and the secret store of caro.",
	enforces: [{
		document: "skill.toml contract",
		quote: "This is a high-risk capability.",
		fields: ["capabilities.secrets_access"]
	}],
	on: { kind: "power" },
	when: (change) => hasName("secrets_access")(change) && isSet(change.after, "value"),
	grade: { bump: "major" },
	direction: "power",
	basis: {
		document: "skill.toml contract",
		quote: "This is a high-risk capability."
	},
	power: "widened",
	message: () => "Critical: secrets_access is true from now on; the skill may read the system keychain and the secret store of caro.",
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
	summary: "Every skill of head is one of base.",
	why: "Nobody depends on a new skill yet; it is listed so that a reviewer knows what the repository starts to offer.",
	on: {
		kind: "skill",
		action: "added"
	},
	grade: { bump: "none" },
	direction: "identity",
	basis: "inferred",
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
	summary: "A skill stays in its directory, or takes a minor version step.",
	why: "References by name survive a move; installs by path and the `source_ref` of a lock do not.",
	on: {
		kind: "skill",
		action: "moved"
	},
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "identity",
	basis: "inferred",
	message: ({ from, to }) => `Skill ${describeSkill(to).name} moved from ${describeSkill(from).location} to ${describeSkill(to).location}; its name still works, installs by path do not.`,
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
	summary: "Every skill of base is still there.",
	why: "Callers, protos and other skills name a skill; what they name is gone, and no manifest is left to announce it.",
	source: "the executus SKILL.md parser: the name is the skill's stable identifier.",
	on: {
		kind: "skill",
		action: "removed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "the executus SKILL.md parser",
		quote: "It is what the model passes to skill_use."
	},
	message: ({ from, trace }) => {
		const { name, location } = describeSkill(from);
		const removal = `Skill ${name} (${location}) was removed`;
		const found = (trace?.skills ?? []).map((skill) => describeSkill({ ...skill }));
		if (trace?.relation === "same-name") return `${removal}; installs from there find nothing, while one of that name is left in ${found[0]?.location}.`;
		const hint = joinWithOr(found.map((skill) => `${skill.name} (${skill.location})`));
		return `${removal}; whoever calls it finds nothing, and no version is left to say so.${hint === "" ? "" : ` Possible rename: ${hint}.`}`;
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
	summary: "A skill keeps the name that base knows it by, or takes a major version step.",
	why: "The name is what callers hold; whoever asks for the old one finds nothing.",
	source: "the executus SKILL.md parser: the name is the skill's stable identifier.",
	on: {
		kind: "skill",
		action: "renamed"
	},
	grade: { bump: "major" },
	direction: "identity",
	basis: {
		document: "the executus SKILL.md parser",
		quote: "It is what the model passes to skill_use."
	},
	message: ({ from, to }) => `Skill ${describeSkill(from).name} was renamed to ${describeSkill(to).name}; whoever calls it by the old name finds nothing.`,
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
	summary: "A skill that becomes sensitive comes with a minor version step.",
	why: "Whoever elevates it without review is blocked from now on.",
	on: { kind: "sensitive" },
	when: ({ before, after }) => !isSet(before, "value") && isSet(after, "value"),
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "ADR-002",
		quote: "Aggressive redaction, elevation blocked without review"
	},
	message: () => "The skill became sensitive; its traces are redacted, and elevation is blocked without review.",
	invalid: twoManifests("sensitive: false", "sensitive: true"),
	valid: twoManifests("", "sensitive: false")
});
// src/rules/change/skill-sensitive-unset.ts
const skillSensitiveUnset = changeRule({
	id: "skill-sensitive-unset",
	category: "privilege",
	summary: "A skill that is marked sensitive stays so.",
	why: "Its traces are no longer redacted, and it may be elevated without review.",
	on: { kind: "sensitive" },
	when: ({ before, after }) => isSet(before, "value") && !isSet(after, "value"),
	grade: { bump: "minor" },
	direction: "power",
	basis: {
		document: "ADR-002",
		quote: "Aggressive redaction, elevation blocked without review"
	},
	power: "guard-removed",
	message: () => "The skill is no longer sensitive; its traces are not redacted, and it is eligible for elevation without review.",
	invalid: twoManifests("sensitive: true", "sensitive: false"),
	valid: twoManifests("sensitive: false", "sensitive: true")
});
// src/rules/change/stdout-contract-strengthened.ts
const stdoutContractStrengthened = changeRule({
	id: "stdout-contract-strengthened",
	category: "interface",
	summary: "`last_line_json` that turns true comes with a minor version step.",
	why: "Nothing breaks: whoever reads the last line may parse it from now on.",
	on: { kind: "stdout" },
	when: ({ before, after, facet }) => (facet === null || facet === "last_line_json") && !isSet(before, "last_line_json") && isSet(after, "last_line_json"),
	grade: { bump: "minor" },
	direction: "out",
	basis: "inferred",
	message: () => "stdout_contract says `last_line_json: true` from now on; the last line can be parsed.",
	invalid: twoBlocks({ stdout_contract: { last_line_json: false } }, {}),
	valid: twoBlocks({}, { capabilities: ["memory-search", "memory-store"] })
});
// src/rules/change/stdout-contract-weakened.ts
const stdoutContractWeakened = changeRule({
	id: "stdout-contract-weakened",
	category: "interface",
	summary: "`last_line_json` stays true, or takes a major version step.",
	why: "Whoever parses the last line meets text that is no JSON.",
	enforces: [{
		document: "Skill Manifest v2",
		quote: "`last_line_json: true` means the last stdout line is always valid JSON.",
		fields: ["stdout_contract.last_line_json"]
	}],
	on: { kind: "stdout" },
	when: ({ before, after, facet }) => (facet === null || facet === "last_line_json") && isSet(before, "last_line_json") && !isSet(after, "last_line_json"),
	grade: { bump: "major" },
	direction: "out",
	basis: {
		document: "Skill Manifest v2",
		quote: "`last_line_json: true` means the last stdout line is always valid JSON."
	},
	message: () => "stdout_contract no longer says `last_line_json: true`; whoever parses the last line may meet text that is no JSON.",
	invalid: twoBlocks({}, { stdout_contract: { last_line_json: false } }),
	valid: twoBlocks({ stdout_contract: { last_line_json: false } }, {})
});
// src/rules/change/suggestion-changed.ts
const suggestionChanged = changeRule({
	id: "suggestion-changed",
	category: "documentation",
	summary: "A change to `[suggestions]` comes with a patch version step.",
	why: "Users see other suggestions when they install the skill.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Shown to users during installation.",
		fields: ["suggestions"]
	}],
	on: { kind: "suggestion" },
	grade: { bump: "patch" },
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Shown to users during installation."
	},
	message: (change) => `Suggestion ${itemName(change)} ${describeValueChange(change)}.`,
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
	summary: "A timeout that is added comes with a minor version step.",
	why: "A run that took as long as it was allowed to is now cut off.",
	on: {
		kind: "execution",
		action: "added"
	},
	when: ({ after }) => after?.name === "timeout",
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "out",
	basis: {
		document: "ADR-002",
		quote: "Set execution timeouts"
	},
	message: ({ after }) => `execution.timeout of ${formatOrNone(facetValue(after, "value"))} seconds was added; longer runs are cut off.`,
	invalid: twoManifests("", "execution: { timeout: 30 }"),
	valid: twoManifests("execution: { timeout: 30 }", "")
});
// src/rules/change/timeout-lowered.ts
const timeoutLowered = changeRule({
	id: "timeout-lowered",
	category: "behaviour",
	summary: "A timeout that is lowered comes with a minor version step.",
	why: "A run that took as long as it was allowed to is now cut off.",
	on: {
		kind: "execution",
		action: "changed"
	},
	when: ({ after, detail }) => after?.name === "timeout" && detail === "lowered",
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "out",
	basis: {
		document: "ADR-002",
		quote: "Set execution timeouts"
	},
	message: (change) => `execution.timeout was lowered: ${valueTransition(change)} seconds; runs that took longer are cut off.`,
	invalid: twoManifests("execution: { timeout: 60 }", "execution: { timeout: 30 }"),
	valid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }")
});
// src/rules/change/timeout-raised.ts
const timeoutRaised = changeRule({
	id: "timeout-raised",
	category: "behaviour",
	summary: "A timeout that is raised comes with a patch version step.",
	why: "Nothing breaks; runs may take longer than before.",
	on: {
		kind: "execution",
		action: "changed"
	},
	when: ({ after, detail }) => after?.name === "timeout" && detail === "raised",
	grade: { bump: "patch" },
	direction: "out",
	basis: "inferred",
	message: (change) => `execution.timeout was raised: ${valueTransition(change)} seconds.`,
	invalid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }"),
	valid: twoManifests("execution: { timeout: 60 }", "execution: { timeout: 30 }")
});
// src/rules/change/timeout-removed.ts
const timeoutRemoved = changeRule({
	id: "timeout-removed",
	category: "behaviour",
	summary: "A timeout that is removed comes with a patch version step.",
	why: "Nothing breaks; runs may take longer than before.",
	on: {
		kind: "execution",
		action: "removed"
	},
	when: ({ before }) => before?.name === "timeout",
	grade: { bump: "patch" },
	direction: "out",
	basis: "inferred",
	message: ({ before }) => `execution.timeout of ${formatOrNone(facetValue(before, "value"))} seconds was removed.`,
	invalid: twoManifests("execution: { timeout: 30 }", ""),
	valid: twoManifests("execution: { timeout: 30 }", "execution: { timeout: 60 }")
});
// src/rules/change/tool-optional-to-required.ts
const toolOptionalToRequired = changeRule({
	id: "tool-optional-to-required",
	category: "requirement",
	summary: "An optional tool stays so, or becomes required with a major version step.",
	why: "The skill does not run where the tool is not installed, and it did before.",
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
	grade: { bump: "major" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Must be installed"
	},
	message: (change) => `Tool ${itemName(change)} turned from optional to required; the skill does not run where it is not installed.`,
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
	summary: "A required tool that becomes optional comes with a minor version step.",
	why: "Nothing breaks; the skill runs in more places.",
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
	grade: { bump: "minor" },
	direction: "environment",
	basis: {
		document: "skill.toml contract",
		quote: "Nice to have"
	},
	message: (change) => `Tool ${itemName(change)} turned from required to optional.`,
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
	summary: "A new topic comes with a minor version step.",
	why: "Prompts about the topic get the knowledge of the skill injected.",
	enforces: [{
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts",
		fields: ["knowledge.topics"]
	}],
	on: {
		kind: "topic",
		action: "added"
	},
	grade: { bump: "minor" },
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts"
	},
	message: (change) => `Topic ${itemName(change)} was added; prompts about it get the knowledge of the skill.`,
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
	summary: "A topic that goes comes with a minor version step.",
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
	grade: {
		bump: "minor",
		warn: true
	},
	direction: "none",
	basis: {
		document: "skill.toml contract",
		quote: "Topics are matched against user prompts"
	},
	message: (change) => `Topic ${itemName(change)} was removed; prompts about it no longer get the knowledge of the skill.`,
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
	summary: "Every change to a manifest is one that Skillaccord knows how to judge.",
	why: "A field nobody judges may still be one that callers rely on, so its change is never silent.",
	on: { kind: [] },
	grade: {
		bump: "none",
		warn: true
	},
	direction: "none",
	basis: "inferred",
	message: (change) => `${describeItem(change)} ${describeValueChange(change)}; no rule says whether callers rely on it.`,
	invalid: twoFrontmatters("model: small", "model: large"),
	valid: twoFrontmatters("model: small", "model: 'small'")
});
// src/rules/change/wasm-module-path-changed.ts
const wasmModulePathChanged = changeRule({
	id: "wasm-module-path-changed",
	category: "documentation",
	summary: "A change to the path of the module comes with a patch version step.",
	why: "Nothing breaks as long as the exports are there; tools that look into the skill find the module elsewhere.",
	on: { kind: "module" },
	grade: { bump: "patch" },
	direction: "none",
	basis: "inferred",
	message: (change) => `The WASM module ${describeValueChange({
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
    `, { "bin/deploy.wasm": "x" }, { "lib/deploy.wasm": "x" }),
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
    `, { "bin/deploy.wasm": "x" })
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
	recipeRemoved: () => recipeRemoved,
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
const changeRules = Object.values(change_index_exports);
const rules = [...changeRules, ...treeRules];
const byId = new Map(rules.map((rule) => [rule.id, rule]));
function findRule(id) {
	return byId.get(id);
}
export { unclassifiedChange as a, parametersByOperation as c, rules as i, compareRanges as l, changeRules as n, argumentsOf as o, findRule as r, isProse as s, catalog_exports as t };
