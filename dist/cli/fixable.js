import { r as __exportAll } from "./rolldown-runtime.js";
import { r as restrictTree, t as changedTree } from "./changed-tree.js";
import { a as keepSoundFixes, c as checkFixes, i as inspect, o as loadFindings, r as fixes, s as unchangedFile, t as applyFixes } from "./inspect.js";
import { n as renamedReference, r as shownRename } from "./fixes.js";
import { Hl as nameOf, Qo as isDigestIndex, Rl as folderOf, cs as isManifestName, ll as LineMap } from "./core.js";
// src/tasks/fixable.ts
var fixable_exports = __exportAll({ markFixable: () => markFixable });
const fixableRules = new Set(fixes.flatMap(({ id, rules }) => id === renamedReference.id ? [] : rules));
async function markFixable(report, tree, config) {
	const renames = new Map(report.findings.map((finding) => [finding, renameOf(finding)]));
	const others = report.findings.filter((finding) => !renames.get(finding) && mayHaveFix(finding));
	const paths = new Set(others.map(({ at }) => at.path));
	const fixesByFile = paths.size === 0 ? new Map() : await effectiveFixes(tree, config, paths);
	const marked = new Map(report.findings.map((finding) => {
		const fix = renames.get(finding) ?? fixesByFile.get(finding.at.path)?.find((candidate) => resolves(candidate, finding))?.shown;
		return [finding, fix ? {
			...finding,
			fix
		} : finding];
	}));
	const mark = (finding) => marked.get(finding) ?? finding;
	return {
		...report,
		findings: report.findings.map(mark),
		failing: report.failing.map(mark)
	};
}
function renameOf(finding) {
	return finding.state === "accepted" ? null : shownRename(finding);
}
function mayHaveFix({ rule, state, at }) {
	const isFile = isManifestName(nameOf(at.path)) || isDigestIndex(at.path);
	return fixableRules.has(rule) && state !== "accepted" && isFile;
}
async function effectiveFixes(tree, config, paths) {
	const skillsTree = [...paths].some(isDigestIndex) ? tree : restrictTree(tree, new Set(Array.from(paths, folderOf)));
	const { inspections: all } = await inspect(skillsTree, config);
	const selected = all.filter(({ file, plan }) => paths.has(file.path) && plan.fixes.length > 0);
	const fixed = (await keepSoundFixes(skillsTree, config, selected)).filter(({ plan }) => plan.fixes.length > 0).map(({ file: { path, skill }, plan }) => ({
		skill,
		plan,
		file: applyFixes(unchangedFile(path, skill), plan.fixes)
	}));
	if (fixed.length === 0) return new Map();
	const filesAfter = fixed.map(({ file }) => file);
	const { findings } = await loadFindings(changedTree(skillsTree, filesAfter), config);
	return new Map(fixed.map(({ skill, plan, file }) => {
		const left = findings.get(file.to) ?? [];
		const { fixes: effective } = checkFixes(plan.fixes, left, plan.unfixed);
		return [file.path, effective.map((fix) => shownFix(fix, skill))];
	}));
}
function shownFix({ rule, at, description, edits, renameTo }, skill) {
	const text = (skill.texts.get(at.path) ?? "").replace(/^\ufeff/, "");
	const lines = new LineMap(text);
	const rangeOf = (start, end) => ({
		start: lines.position(start),
		end: lines.position(end)
	});
	const showsSecret = skill.secrets.some(({ text: secret }) => secret !== "" && edits.some((edit) => edit.text.includes(secret)));
	return {
		rule,
		at,
		shown: {
			description,
			replacements: renameTo === void 0 && !showsSecret ? edits.map(({ start, end, text: inserted }) => ({
				range: rangeOf(start, end),
				text: inserted
			})) : []
		}
	};
}
function resolves({ rule, at }, finding) {
	const [fixed, found] = [at.range?.start, finding.at.range?.start];
	return rule === finding.rule && finding.state !== "accepted" && fixed?.line === found?.line && fixed?.column === found?.column;
}
export { markFixable as n, fixable_exports as t };
