import { Ar as fileEncoding, Gr as applyEdits, Gt as relatePaths, Ic as groupBy, In as repositorySource, It as withLostFiles, Kr as editsOverlap, Kt as load, La as readTexts, Ln as ruleDraft, Mn as analyse, Rl as folderOf, Sn as toFindings, Tn as levelOf, Uc as msg, Yc as words, bt as relate, cs as isManifestName, wn as findingSettings, za as previousSkillsByRoot } from "./core.js";
import { t as changedTree } from "./changed-tree.js";
import { r as findRule } from "./catalog.js";
import { n as renamedReference, t as fixes_exports } from "./fixes.js";
// src/fixes/check-fixes.ts
function checkFixes(plannedFixes, findings, unfixed) {
	const stillReported = [];
	const reported = new Set();
	return {
		fixes: plannedFixes.filter((fix) => {
			const { rule, at } = fix;
			const currentStart = startAfterFixes(fix, plannedFixes);
			const finding = findings.find((candidate) => candidate.rule === rule && beginsAt(candidate.at.range, currentStart));
			if (finding) {
				reported.add(finding);
				stillReported.push({
					rule,
					at,
					reason: msg`Fixed, still wrong: ${finding.message}`
				});
			}
			return finding === void 0;
		}),
		stillReported,
		otherFindingCount: findings.filter((candidate) => candidate.severity !== "note" && candidate.state !== "accepted" && !reported.has(candidate) && !isListed(unfixed, candidate)).length
	};
}
function isListed(unfixed, { rule, at }) {
	return unfixed.some((candidate) => candidate.rule === rule && candidate.at.range?.start.line === at.range?.start.line);
}
function startAfterFixes({ at: { range } }, fixes) {
	if (!range) return void 0;
	const { line, column } = range.start;
	return {
		line,
		column: fixes.filter(({ at: { range: other } }) => {
			return other?.start.line === line && other.start.column < column;
		}).flatMap(({ edits }) => edits).map((candidate) => candidate.text.length - candidate.end + candidate.start).reduce((sum, candidate) => sum + candidate, column)
	};
}
function beginsAt(range, { line, column } = {}) {
	return range?.start.line === line && range?.start.column === column;
}
// src/tasks/fix/holder-of.ts
function holderOf(path, text) {
	return {
		root: folderOf(path),
		name: "",
		version: null,
		versions: new Map(),
		path,
		manifests: [],
		unreadable: false,
		files: [],
		contract: { items: [] },
		problems: [],
		digests: new Map(),
		secrets: [],
		texts: new Map([[path, text]]),
		attached: new Map(),
		moduleExports: new Map()
	};
}
// src/tasks/fix/inspect.ts
const fixes = Object.values(fixes_exports);
async function keepSoundFixes(tree, config, inspections) {
	const trials = inspections.flatMap(({ file: { path, skill }, plan: { fixes: planned } }) => {
		const risky = planned.filter(({ requiresValidResult }) => requiresValidResult);
		return risky.length === 0 ? [] : [applyFixes(unchangedFile(path, skill), risky)];
	});
	if (trials.length === 0) return inspections;
	const { findings: findingsAfter } = await loadFindings(changedTree(tree, trials), config);
	return inspections.map(({ file, plan }) => {
		const error = newError(file.findings, findingsAfter.get(file.path) ?? []);
		if (!error) return {
			file,
			plan
		};
		const reason = msg`The fixed file would have another fault: ${error.message}`;
		const [risky, safe] = partition(plan.fixes, ({ requiresValidResult }) => requiresValidResult === true);
		const unfixed = risky.map(({ rule, at }) => ({
			rule,
			at,
			reason
		}));
		return {
			file,
			plan: {
				fixes: safe,
				unfixed: [...plan.unfixed, ...unfixed]
			}
		};
	});
}
function newError(before, findingsAfter) {
	const known = new Map();
	const isError = ({ severity }) => severity === "error";
	for (const { rule } of before.filter(isError)) known.set(rule, (known.get(rule) ?? 0) + 1);
	return findingsAfter.filter(isError).find(({ rule }) => {
		const remaining = (known.get(rule) ?? 0) - 1;
		known.set(rule, remaining);
		return remaining < 0;
	});
}
function findingsIn(path, inspections) {
	return inspections.find(({ file }) => file.path === path)?.file.findings ?? [];
}
function partition(all, predicate) {
	return [all.filter(predicate), all.filter((item) => !predicate(item))];
}
async function inspect(tree, config, base = null) {
	const { workspace, settings, findings } = await loadFindings(tree, config, base);
	const inspections = workspace.skills.flatMap((skill) => manifestPaths(skill).map((path) => {
		const file = {
			path,
			text: skill.texts.get(path)?.replace(/^\ufeff/, "") ?? "",
			skill,
			findings: findings.get(path) ?? []
		};
		return {
			file,
			plan: planFile(file, settings)
		};
	}));
	const inspected = new Set(inspections.map(({ file }) => file.path));
	const others = [...findings].flatMap(([path, found]) => !inspected.has(path) && found.some(({ rule }) => textRules.has(rule)) ? [path] : []);
	const listed = [...workspace.listings.digestIndexes, ...Array.from(await readTexts(tree, others), ([path, { text }]) => ({
		path,
		text: text ?? ""
	}))].map(({ path, text }) => {
		const holder = holderOf(path, text);
		const found = findings.get(path) ?? [];
		const file = {
			path,
			text: text.replace(/^\ufeff/, ""),
			skill: holder,
			findings: found
		};
		return {
			file,
			plan: planFile(file, settings)
		};
	});
	return {
		workspace,
		inspections: [...inspections, ...listed]
	};
}
const textRules = new Set(renamedReference.rules);
async function loadFindings(tree, config, base = null) {
	const loaded = await load(tree, config);
	const pairs = await pairsOf(loaded.workspace, base);
	const workspace = await withLostFiles(tree, loaded.workspace, pairs);
	const settings = findingSettings(config);
	const drafts = [
		...workspace.skills.map(analyse).flatMap((analysis) => analysis.drafts),
		...relatePaths(workspace),
		...relate(workspace, base, previousSkillsByRoot(pairs))
	];
	return {
		workspace,
		settings,
		findings: groupBy(toFindings(drafts, settings), pathOf)
	};
}
async function pairsOf(head, base) {
	if (!base) return [];
	const { pairSkills } = await import("./compare.js");
	return pairSkills(base.skills, head.skills);
}
function pathOf({ at }) {
	return at.path;
}
function manifestPaths({ texts, files }) {
	const named = files.filter(({ name, kind }) => kind !== "symlink" && isManifestName(name));
	return [...new Set([...texts.keys(), ...named.map(({ path }) => path)])];
}
function planFile(file, settings) {
	const plans = fixes.map((fix) => fix.plan(file));
	const compatible = [];
	for (const candidate of plans.flatMap((plan) => plan.fixes)) {
		const others = compatible.flatMap(({ edits }) => edits);
		if (isRuleEnabled(candidate, settings) && !editsOverlap(candidate.edits, others)) compatible.push(candidate);
	}
	const unfixed = plans.flatMap((plan) => plan.unfixed);
	const reason = unfixableReason(file);
	if (reason === null) return {
		fixes: compatible,
		unfixed
	};
	return {
		fixes: [],
		unfixed: [...unfixed, ...compatible.map(({ rule, at }) => ({
			rule,
			at,
			reason
		}))]
	};
}
function unfixableReason({ path, skill }) {
	if (!skill.texts.has(path)) return msg`The file cannot be read.`;
	return skill.problems.some(({ rule, at }) => rule === fileEncoding.id && at.path === path) ? msg`The file is not UTF-8.` : null;
}
function isRuleEnabled({ rule: id, at }, settings) {
	const rule = findRule(id);
	if (!rule || rule.kind === "change") return false;
	return levelOf(ruleDraft(rule, {
		message: words(id),
		at
	}, repositorySource), settings) !== "off";
}
function unchangedFile(path, { texts }) {
	const before = texts.get(path) ?? "";
	return {
		path,
		to: path,
		before,
		after: before,
		fixes: [],
		stillReported: [],
		otherFindingCount: 0
	};
}
function applyFixes(file, added) {
	const [bom, text] = file.after.startsWith("\ufeff") ? ["\ufeff", file.after.slice(1)] : ["", file.after];
	const edits = added.flatMap((fix) => fix.edits);
	return {
		...file,
		to: added.find(({ renameTo }) => renameTo !== void 0)?.renameTo ?? file.to,
		after: bom + applyEdits(text, edits),
		fixes: [...file.fixes, ...added]
	};
}
export { keepSoundFixes as a, checkFixes as c, inspect as i, findingsIn as n, loadFindings as o, fixes as r, unchangedFile as s, applyFixes as t };
