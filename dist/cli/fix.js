import { B as diskTree, D as withReadProgress, Gl as selfAndAncestors, Hl as nameOf, Il as decodePath, J as runGit, Jl as UsageError, Kt as load, L as findRepository, Ll as encodePath, S as open, Y as splitNulTerminated, Ys as painter, co as repositoryOptions, cs as isManifestName, dc as sortNaturally, fl as withPath, go as discover, ho as relativePathsFrom, q as readGit, qc as plainText, rt as ignoredSentences, uc as compareNatural, ul as compareText, vl as escapeInvisible, xl as neutralizeCommands, zl as isAtOrInside } from "./core.js";
import { a as patch, i as replaceFile, r as unrestorableFiles, t as refusalLine } from "./restorable.js";
import { t as countText } from "./count-text.js";
import { n as overlayTree, t as changedTree } from "./changed-tree.js";
import { a as keepSoundFixes, c as checkFixes, i as inspect, n as findingsIn, s as unchangedFile, t as applyFixes } from "./inspect.js";
// src/io/git/stage-renames.ts
async function stageRenames(repository, renames) {
	if (renames.length === 0) return true;
	const targets = new Map(renames.map(({ path, to }) => [path, to]));
	const lines = [];
	for (const record of splitNulTerminated(await readGit(repository, [
		"ls-files",
		"-s",
		"-z"
	]))) {
		const tab = record.indexOf(9);
		const [mode = "", oid = "", stage] = record.toString("latin1", 0, tab).split(" ");
		const path = record.subarray(tab + 1);
		const to = targets.get(decodePath(path));
		if (to === void 0 || stage !== "0") continue;
		const removal = Buffer.from(`0 ${"0".repeat(oid.length)}\t`);
		const nul = Buffer.from([0]);
		lines.push(removal, path, nul, Buffer.from(`${mode} ${oid} 0\t`), Buffer.from(encodePath(to)), nul);
	}
	if (lines.length === 0) return true;
	const { code } = await runGit(repository, [
		"update-index",
		"-z",
		"--index-info"
	], Buffer.concat(lines));
	return code === 0;
}
// src/tasks/fix.ts
const maxPasses = 8;
async function fix$1(tree, config, only = [], baseTree = null) {
	const base = baseTree && (await load(baseTree, config)).workspace;
	const pathSet = new Set(only.length === 0 ? [""] : only);
	const files = new Map();
	const unfixed = new Map();
	let currentTree = tree;
	let locks = [];
	let lastInspections = [];
	let isSelected = (path) => [...selfAndAncestors(path)].some((ancestor) => pathSet.has(ancestor));
	for (let pass = 0; pass < maxPasses; pass++) {
		const { workspace, inspections: all } = await inspect(currentTree, config, base);
		const selected = all.filter(({ file }) => isSelected(file.path));
		const inspections = await keepSoundFixes(currentTree, config, selected);
		lastInspections = inspections;
		if (pass === 0) locks = affectedLocks(workspace, inspections);
		for (const { file, plan } of inspections) {
			const { path } = file;
			const known = files.get(path) ?? unchangedFile(path, file.skill);
			unfixed.set(known.path, plan.unfixed);
			if (plan.fixes.length === 0) continue;
			files.delete(path);
			const fixed = applyFixes(known, plan.fixes);
			files.set(fixed.to, fixed);
		}
		if (inspections.every(({ plan }) => plan.fixes.length === 0)) break;
		currentTree = (base ? overlayTree : changedTree)(tree, [...files.values()]);
		isSelected = (path) => files.has(path);
	}
	return {
		files: [...files.values()].map((file) => {
			const unfixedInFile = unfixed.get(file.path) ?? [];
			return {
				...file,
				...checkFixes(file.fixes, findingsIn(file.to, lastInspections), unfixedInFile)
			};
		}).sort((a, b) => compareText(a.path, b.path)),
		unfixed: [...unfixed.values()].flat(),
		manifestCount: unfixed.size,
		locks
	};
}
function affectedLocks({ locks }, inspections) {
	const changed = inspections.filter(({ plan }) => plan.fixes.length > 0);
	const names = new Set(changed.map(({ file }) => file.skill.name));
	return locks.filter(({ entries }) => entries.some(({ id }) => names.has(id))).map(({ path }) => path);
}
// src/cli/requested-manifests.ts
function ignoredManifests(requested, scope) {
	const { named, only = [] } = requested;
	const { entries } = scope.head;
	const paths = new Set(entries.flatMap(({ path, kind }) => kind !== "symlink" && isManifestName(nameOf(path)) ? [...selfAndAncestors(path)] : []));
	const empty = named.filter((_, index) => !paths.has(only[index] ?? ""));
	const { skills } = discover(entries, scope.config);
	const sentences = ignoredSentences(requested, scope, (path) => skills.some(({ root }) => isAtOrInside(root, path) || isAtOrInside(path, root)));
	if (empty.length === 0) return sentences;
	throw new UsageError(`There is no manifest at ${empty.map((name) => `"${name}"`).join(", ")}.`, sentences.length === 0 ? void 0 : sentences.join(" "));
}
// src/cli/commands/fix.ts
const fix = {
	name: "fix",
	synonyms: ["format", "repair"],
	summary: "fix what has one right answer; comments and layout stay",
	operands: "[PATH\u2026]",
	maxOperands: Number.POSITIVE_INFINITY,
	options: [
		{
			name: "base",
			value: "REF",
			help: "look up there what was renamed since; without it, renames are not looked up"
		},
		{
			name: "dry-run",
			help: "write nothing and print a diff; exits with 1 if there is one"
		},
		{
			name: "force",
			help: "also edit files that git cannot restore: with unstaged changes, or untracked"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord fix", "every skill of this repository"],
		["skillaccord fix skills/worklog", "one skill"],
		["skillaccord fix --dry-run", "print the diff, write nothing"]
	],
	async run({ operands, values, flags }, world) {
		const { sides, config, configFiles } = await open({
			paths: operands,
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: values.get("base") ?? "none",
			config: values.get("config")
		});
		const top = sides.context.directory ?? world.cwd;
		const tree = withReadProgress(diskTree(top, sides.head.entries), world.onProgress);
		const scope = {
			...sides,
			config,
			file: configFiles.headFile
		};
		const ignoredNotes = ignoredManifests({
			named: operands,
			only: sides.only
		}, scope).map(escapeInvisible);
		const plan = inNaturalOrder(await fix$1(tree, config, sides.only, sides.base));
		const unrestorable = flags.has("force") ? new Set() : await unrestorableFiles(top, pathsOf(plan));
		const isInGit = findRepository(top).repository !== null;
		const context = {
			...world,
			formatPath: relativePathsFrom(world.cwd, top),
			isInGit,
			ignoredNotes
		};
		return flags.has("dry-run") ? preview(plan, unrestorable, context) : applyPlan(plan, unrestorable, top, context);
	}
};
function inNaturalOrder(plan) {
	return {
		...plan,
		files: sortNaturally(plan.files, ({ path }) => path),
		unfixed: sortNaturally(plan.unfixed, ({ at }) => at.path),
		locks: [...plan.locks].sort(compareNatural)
	};
}
function preview(plan, unrestorable, world) {
	const refusals = plan.files.filter(({ path }) => unrestorable.has(path));
	const files = plan.files.filter(({ path }) => !unrestorable.has(path));
	world.print(patch(files, world.colour), "patch");
	const unwrittenNote = plan.files.length === 0 ? "" : " Nothing was written.";
	printNotes(world, [
		...unfixedLines(plan, files, world.formatPath),
		...refusals.map(({ path }) => refusalLine(world.formatPath(path), world.isInGit)),
		`${summary(files, plan, plannedVerbs)}${unwrittenNote}`,
		...world.ignoredNotes
	]);
	return plan.files.length > 0 ? 1 : 0;
}
async function applyPlan(plan, unrestorable, top, world) {
	const paint = painter(world.colour);
	const written = [];
	const refusals = [];
	for (const file of plan.files) {
		if (unrestorable.has(file.path)) {
			refusals.push(refusalLine(world.formatPath(file.path), world.isInGit));
			continue;
		}
		const reason = replaceFile(top, file);
		if (reason === null) written.push(file);
		else refusals.push(`${escapeInvisible(world.formatPath(file.path))} is left as it is: ${escapeInvisible(reason)}.`);
	}
	const lines = written.flatMap(({ path, fixes }) => fixes.flatMap(({ at, description, rule, followUp }) => [`${formatLocation(withPath(at, world.formatPath(path)))}  ${formatMessage(description, rule, paint)}`, ...followUp === void 0 ? [] : [`  ${plainText(followUp)}`]]));
	const summaryLines = [
		...unfixedLines(plan, written, world.formatPath, paint),
		summary(written, plan, doneVerbs),
		...world.ignoredNotes,
		...staleLockNote(written, plan)
	];
	world.print([...lines, ...summaryLines].map((line) => `${neutralizeCommands(line)}\n`).join(""));
	printNotes(world, [...refusals, ...await stageRenamed(written, top)]);
	return refusals.length > 0 ? 1 : 0;
}
async function stageRenamed(written, top) {
	const renamed = written.filter(({ path, to }) => path !== to);
	const { repository } = findRepository(top);
	if (repository === null || await stageRenames(repository, renamed)) return [];
	return ["git's index cannot be written, so it does not know the new names yet: git add --all."];
}
const noPaint = (_tone, text) => text;
function unfixedLines(plan, files, formatPath, paint = noPaint) {
	return remainingFaults(plan, files).map(({ at, rule, reason }) => {
		return `${formatLocation(withPath(at, formatPath(at.path)))}  ${formatMessage(`left: ${plainText(reason)}`, rule, paint)}`;
	});
}
function remainingFaults({ unfixed }, files) {
	const remaining = files.flatMap((file) => file.stillReported.map((fault) => ({
		...fault,
		at: withPath(fault.at, file.path)
	})));
	return [...unfixed, ...remaining];
}
function formatMessage(text, rule, paint) {
	return `${escapeInvisible(text)} ${paint("faint", `[${rule}]`)}`;
}
function formatLocation({ path, range }) {
	return `${escapeInvisible(path)}${range ? `:${range.start.line}` : ""}`;
}
function pathsOf({ files }) {
	return files.map(({ path }) => path);
}
const doneVerbs = {
	fixed: "Fixed",
	change: "Changed"
};
const plannedVerbs = {
	fixed: "Would fix",
	change: "Would change"
};
function summary(files, plan, verbs) {
	if (plan.manifestCount === 0) return "No manifest file was found.";
	const unfixed = remainingFaults(plan, files).length;
	const suffix = `${unfixed > 0 ? ` ${countText(unfixed, "fault")} to fix by hand.` : ""}${remainingNote(files)}`;
	const fileCount = countText(files.length, "file");
	const fixCount = files.flatMap((file) => file.fixes).length;
	if (fixCount > 0) return `${verbs.fixed} ${countText(fixCount, "fault")} in ${fileCount}.${suffix}`;
	if (files.length > 0) return `${verbs.change} ${fileCount}, which fixes no fault yet.${suffix}`;
	if (plan.files.length > 0) return `${verbs.fixed} nothing.${suffix}`;
	return `Nothing to fix in ${countText(plan.manifestCount, "manifest file")}.${suffix}`;
}
function remainingNote(files) {
	const otherCount = files.reduce((sum, file) => sum + file.otherFindingCount, 0);
	if (otherCount === 0) return "";
	const [has, them] = otherCount === 1 ? ["1 finding is", "it"] : [`${otherCount} findings are`, "them"];
	return ` ${has} left in ${files.length === 1 ? "it" : "them"} that fix cannot fix: skillaccord check lists ${them}.`;
}
function staleLockNote(written, { locks }) {
	if (written.length === 0 || locks.length === 0) return [];
	return [`${locks.map(escapeInvisible).join(", ")} may record a hash that changed: skillaccord lock FILE renews it.`];
}
function printNotes(world, lines) {
	world.printError(lines.map((line) => `${neutralizeCommands(line)}\n`).join(""));
}
export { fix };
