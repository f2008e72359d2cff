import { r as __exportAll } from "./rolldown-runtime.js";
import { Al as items, El as get, Gr as applyEdits, Hl as nameOf, Nl as source, No as parseSkillMd, Pl as text, Rc as code, Rl as folderOf, Ti as parseRange, Uc as msg, Ur as migrationObstacle, Vl as join, Wr as migratedBlock, Yt as parseSkillToml, gc as isVersion, ll as LineMap, vc as smallestCoveringVersion, wl as fields } from "./core.js";
import { r as noFixes, t as unquotedText } from "./unquoted-text.js";
// src/fixes/renamed-reference.ts
const rules = new Set([
	"bundled-file-missing",
	"reference-missing",
	"agent-skill-lost",
	"call-refused"
]);
const renamedReference = {
	id: "renamed-reference",
	title: "Writes the new name of a file, skill, plugin or option of a script that was renamed since `--base`, where a text names it.",
	rules: [...rules],
	plan(file) {
		return {
			fixes: file.findings.flatMap((finding) => fixOf$1(finding, file) ?? []),
			unfixed: []
		};
	}
};
function renameIn({ rule, at: { range }, before, after }) {
	if (!rules.has(rule) || typeof before !== "string" || typeof after !== "string" || !range) return null;
	return range.start.line === range.end.line && range.end.column - range.start.column === before.length ? {
		range,
		before,
		after
	} : null;
}
function fixOf$1(finding, { text }) {
	const rename = renameIn(finding);
	if (!rename) return null;
	const { range, before, after } = rename;
	const [start, end] = new LineMap(text).span(range);
	if (text.slice(start, end) !== before) return null;
	const edits = [{
		start,
		end,
		text: after
	}];
	return {
		rule: finding.rule,
		at: finding.at,
		description: renamed(rename),
		edits
	};
}
function renamed({ before, after }) {
	return `${before} replaced with ${after}`;
}
function shownRename(finding) {
	const rename = renameIn(finding);
	if (!rename) return null;
	const replacements = [{
		range: rename.range,
		text: rename.after
	}];
	return {
		description: renamed(rename),
		replacements
	};
}
// src/fixes/router-manifest.ts
const rule$3 = "router-manifest-legacy";
const oldBlock = "router-manifest";
const newBlock = "skill-manifest";
const routerManifest = {
	id: "router-manifest",
	title: "Rewrites a `router-manifest` block as a `skill-manifest` block.",
	rules: [rule$3],
	plan({ path, text: source, skill, findings }) {
		const at = findings.find((finding) => finding.rule === rule$3)?.at;
		const manifest = skill.manifests.find((candidate) => candidate.dialect === oldBlock && candidate.path === path);
		if (!at || !manifest) return noFixes;
		const { blocks } = parseSkillMd(path, source);
		const block = blocks.find(({ name }) => name === oldBlock);
		if (!block) return noFixes;
		const isSound = !skill.problems.some((problem) => problem.rule === "block-syntax" && problem.at.path === path);
		const obstacle = migrationObstacle(blocks, manifest.root, isSound);
		if (obstacle !== null) return {
			fixes: [],
			unfixed: [{
				rule: rule$3,
				at,
				reason: obstacle
			}]
		};
		const { start, end } = block;
		const edits = [fenceInfoEdit(block, source), {
			start,
			end,
			text: migratedBlock(block.text)
		}];
		const followUp = msg`Describe the operations, name the capabilities and ${versionAdvice(manifest.root)}.`;
		return {
			fixes: [{
				rule: rule$3,
				at,
				description: `${oldBlock}: now ${newBlock}`,
				edits,
				followUp,
				requiresValidResult: true
			}],
			unfixed: []
		};
	}
};
function versionAdvice(root) {
	const version = text(get(root, "version")) ?? "";
	if (!isVersion(version)) return msg`raise the version`;
	const next = code(smallestCoveringVersion(version, "major"));
	return msg`set version ${next} (${code("git add")}, then ${code("skillaccord bump")})`;
}
function fenceInfoEdit({ at }, text) {
	const lines = new LineMap(text);
	const start = text.indexOf(oldBlock, lines.offset(at.range?.start.line ?? 1));
	return {
		start,
		end: start + 15,
		text: newBlock
	};
}
// src/fixes/skill-file-case.ts
const rule$2 = "skill-file-case";
const skillFileCase = {
	id: "skill-file-case",
	title: "Renames `skill.md` to `SKILL.md`.",
	rules: [rule$2],
	plan(file) {
		const { path, findings } = file;
		if (!findings.find((finding) => finding.rule === rule$2)) return noFixes;
		const reason = renameObstacle(file);
		if (reason !== null) return {
			fixes: [],
			unfixed: [{
				rule: rule$2,
				at: { path },
				reason
			}]
		};
		const renameTo = join(folderOf(path), "SKILL.md");
		return {
			fixes: [{
				rule: rule$2,
				at: { path },
				description: "renamed to SKILL.md",
				edits: [],
				renameTo
			}],
			unfixed: []
		};
	}
};
function renameObstacle({ path, skill: { files } }) {
	const others = files.filter(({ name, path: other }) => name.toLowerCase() === "skill.md" && other !== path);
	if (others.some(({ name }) => name === "SKILL.md")) return msg`There is also a ${code("SKILL.md")}. Choose one of the two.`;
	const [other] = others;
	return other ? msg`There is also ${code(nameOf(other.path))}. Choose one of the two.` : null;
}
// src/fixes/stale-index.ts
const rule$1 = "skills-index-stale";
const staleIndex = {
	id: "stale-index",
	title: "Updates a digest in `.well-known/agent-skills/index.json`, or a renamed skill in `skills.sh.json`.",
	rules: [rule$1],
	plan(file) {
		return {
			fixes: file.findings.flatMap((finding) => fixOf(finding, file) ?? []),
			unfixed: []
		};
	}
};
function fixOf({ rule: id, at, before, after }, { text }) {
	if (id !== rule$1 || !(typeof before === "string" && typeof after === "string") || !at.range) return null;
	const [start, end] = new LineMap(text).span(at.range);
	if (text.slice(start, end) !== JSON.stringify(before)) return null;
	const description = `${JSON.stringify(before)} replaced with ${JSON.stringify(after)}`;
	return {
		rule: rule$1,
		at,
		description,
		edits: [{
			start,
			end,
			text: JSON.stringify(after)
		}]
	};
}
// src/fixes/unquoted-version.ts
const versionPaths = {
	"agent-skills": [{
		keys: ["version"],
		rule: "version-format"
	}, {
		keys: ["metadata", "version"],
		rule: "version-format"
	}],
	"manifest-v1": [
		{
			keys: ["manifest_version"],
			rule: "manifest-version-unsupported"
		},
		{
			keys: [
				"preconditions",
				"commands",
				"[]",
				"min_version"
			],
			rule: "manifest-shape"
		},
		{
			keys: [
				"preconditions",
				"commands",
				"[]",
				"max_version"
			],
			rule: "manifest-shape"
		}
	],
	"skill-toml": [
		{
			keys: ["skill", "version"],
			rule: "version-format"
		},
		{
			keys: ["skill", "api_version"],
			rule: "api-version-unsupported"
		},
		{
			keys: ["skill", "min_caro_version"],
			rule: "manifest-shape"
		},
		{
			keys: ["dependencies", "*"],
			rule: "manifest-shape",
			range: true
		},
		{
			keys: [
				"dependencies",
				"*",
				"version"
			],
			rule: "manifest-shape",
			range: true
		}
	]
};
const unquotedVersion = {
	id: "unquoted-version",
	title: "Quotes a version that YAML or TOML reads as a number or a date.",
	rules: [
		"version-format",
		"manifest-version-unsupported",
		"api-version-unsupported",
		"manifest-shape"
	],
	plan({ path, text, skill }) {
		const lines = new LineMap(text);
		return {
			fixes: skill.manifests.filter((manifest) => manifest.path === path).flatMap(({ dialect, root }) => (versionPaths[dialect] ?? []).flatMap(({ keys, rule, range }) => findValues(root, keys, "").flatMap(({ value, name }) => {
				const edit = range && !isRange(value) ? void 0 : quoteEdit(value, text, lines);
				return edit ? [{
					rule,
					at: value.at,
					description: `${name}: quoted`,
					edits: [edit]
				}] : [];
			}))),
			unfixed: []
		};
	}
};
function findValues(value, keys, name) {
	if (!value) return [];
	const [key, ...rest] = keys;
	if (key === void 0) return [{
		value,
		name
	}];
	const descend = (childKey) => {
		const segment = childKey.includes(".") ? `"${childKey}"` : childKey;
		return findValues(get(value, childKey), rest, name === "" ? segment : `${name}.${segment}`);
	};
	if (key === "*") return fields(value).flatMap((field) => descend(field.key));
	if (key !== "[]") return descend(key);
	return items(value).flatMap((item, index) => findValues(item, rest, `${name}[${index}]`));
}
function isRange(value) {
	return !("fault" in parseRange(source(value) ?? ""));
}
const datePattern = /^\d{4}-\d{1,2}-\d{1,2}$/;
function quoteEdit(value, text, lines) {
	const { range } = value.at;
	if (value.kind === "list" || value.kind === "table" || !range) return void 0;
	const { source } = value;
	if (value.kind === "string" && !datePattern.test(source) || value.kind === "boolean" || value.kind === "null") return void 0;
	const [start] = lines.span(range);
	const end = start + source.length;
	if (text.slice(start, end) !== source) return void 0;
	const line = text.slice(lines.offset(range.start.line), start);
	return /[:=][ \t]*$/.test(line) ? {
		start,
		end,
		text: `"${source}"`
	} : void 0;
}
// src/fixes/unread-toml-version.ts
const rule = "toml-syntax";
const unquotedVersionLine = /^([ \t]*(version|api_version|min_caro_version)[ \t]*=[ \t]*)(\d[\w.+-]*)[ \t]*(?:#.*)?\r?$/;
const unreadTomlVersion = {
	id: "unread-toml-version",
	title: "Quotes a version in a skill.toml that is invalid without quotes.",
	rules: [rule],
	plan({ path, text, findings }) {
		const fault = findings.find((finding) => finding.rule === rule);
		const line = fault?.at.range?.start.line;
		if (!fault || line === void 0) return noFixes;
		const offset = new LineMap(text).offset(line);
		const source = text.slice(offset).split("\n", 1)[0] ?? "";
		const [, prefix = "", key, version = ""] = unquotedVersionLine.exec(source) ?? [];
		const start = offset + prefix.length;
		const edits = [{
			start,
			end: start + version.length,
			text: `"${version}"`
		}];
		if ((key !== void 0 && countLines(key, text) === 1 ? syntaxFault(path, applyEdits(text, edits)) : fault)?.at.range?.start.line === line) return {
			fixes: [],
			unfixed: [{
				rule,
				at: fault.at,
				reason: fault.message
			}]
		};
		return {
			fixes: [{
				rule,
				at: fault.at,
				description: `${key}: quoted`,
				edits
			}],
			unfixed: []
		};
	}
};
function countLines(key, text) {
	return text.split("\n").filter((line) => unquotedVersionLine.exec(line)?.[2] === key).length;
}
function syntaxFault(path, text) {
	return parseSkillToml(path, text).problems.find((problem) => problem.rule === rule);
}
// src/fixes/index.ts
var fixes_exports = __exportAll({
	renamedReference: () => renamedReference,
	routerManifest: () => routerManifest,
	skillFileCase: () => skillFileCase,
	staleIndex: () => staleIndex,
	unquotedText: () => unquotedText,
	unquotedVersion: () => unquotedVersion,
	unreadTomlVersion: () => unreadTomlVersion
});
export { renamedReference as n, shownRename as r, fixes_exports as t };
