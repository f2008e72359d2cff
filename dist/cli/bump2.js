import { Ic as groupBy, Jl as UsageError, L as findRepository, Qc as quote, S as open, Ys as painter, cl as didYouMean, co as repositoryOptions, dc as sortNaturally, ho as relativePathsFrom, mo as pathWithin, qc as plainText, uc as compareNatural, vl as escapeInvisible, xl as neutralizeCommands, zl as isAtOrInside, zs as shellPath } from "./core.js";
import { a as patch, n as replaceCheckedOut, r as unrestorableFiles, t as refusalLine } from "./restorable.js";
import { t as planBump } from "./bump.js";
import { t as countText } from "./count-text.js";
import { n as problemLine, t as printLines } from "./lock-lines.js";
// src/cli/bump-operands.ts
function chooserOf(operands, toTreePath) {
	return (skills, plugins) => {
		const chosen = operands.map((operand) => {
			const found = [matchingUnits(skills, plugins, ({ name }) => name === operand), matchingUnits(skills, plugins, ({ root }) => root === toTreePath(operand))].find((candidate) => candidate.skills.length + candidate.pluginRoots.length > 0);
			if (found) return found;
			const known = [...skills, ...plugins].flatMap(({ name, root }) => [name, root]);
			throw new UsageError(`"${operand}" is neither the name nor the folder of a skill or a plugin.`, didYouMean(operand, known) ?? "skillaccord list shows them.");
		});
		return {
			skills: [...new Set(chosen.flatMap((choice) => choice.skills))],
			pluginRoots: [...new Set(chosen.flatMap((choice) => choice.pluginRoots))]
		};
	};
}
function matchingUnits(skills, plugins, matches) {
	const pluginRoots = plugins.filter(matches).map(({ root }) => root);
	const isInside = ({ root }) => pluginRoots.some((pluginRoot) => isAtOrInside(root, pluginRoot));
	return {
		skills: skills.filter((summary) => matches(summary) || isInside(summary)),
		pluginRoots
	};
}
// src/cli/text/bump.ts
function bumpInNaturalOrder(plan) {
	return {
		...plan,
		bumps: sortNaturally(plan.bumps, ({ skill }) => skill.root),
		plugins: sortNaturally(plan.plugins, ({ name }) => name),
		unraised: sortNaturally(plan.unraised, ({ at }) => at.path),
		locks: sortNaturally(plan.locks, ({ path }) => path),
		unwritable: [...plan.unwritable].sort(compareNatural)
	};
}
function bumpLines(bump, style) {
	const why = style.paint("faint", `(${reasonOf(bump)})`);
	return bump.places.map(({ at, from, to }) => {
		const change = `${escapeInvisible(from)} -> ${escapeInvisible(to)}`;
		return `${formatLocation(at, style)}  ${change}  ${why}`;
	});
}
function pluginLines(bump, style) {
	const why = style.paint("faint", `(${bump.required}: plugin ${escapeInvisible(bump.name)})`);
	return bump.places.map(({ at, from, to }) => {
		const change = `${escapeInvisible(from)} -> ${escapeInvisible(to)}`;
		return `${formatLocation(at, style)}  ${change}  ${why}`;
	});
}
function lockLines({ path, file, updated, added, removed }, style) {
	if (file === null) return [];
	const name = escapeInvisible(style.formatPath(path));
	const part = (verb, ids) => ids.length === 0 ? [] : `${verb}: ${[...ids].sort(compareNatural).map(escapeInvisible).join(", ")}`;
	return [`${name}  ${[
		part("refreshed", updated),
		part("added", added),
		part("removed", removed)
	].flat().join("; ")}`];
}
function stageLines(paths) {
	return paths.length === 0 ? [] : ["Next: git add -u"];
}
function lockProblemLines({ path, problems, formerNames }, { formatPath }) {
	const command = `skillaccord lock ${shellPath(formatPath(path))}`;
	const former = formerNames.map((name) => `${escapeInvisible(formatPath(path))} still lists ${escapeInvisible(quote(name))}: run \`${command}\`.`);
	return [...problems.map(problemLine), ...former];
}
function unraisedLine({ skill, at, reason }, style) {
	const name = escapeInvisible(skill.name);
	return `${formatLocation(at, style)}  ${name} is left as it is: ${escapeInvisible(reason)}.`;
}
function bumpSummary({ plugins, unraised, unwritable }, bumps, verb) {
	const places = [...bumps, ...plugins].flatMap((bump) => bump.places);
	const owners = [...bumps.length > 0 ? [countText(bumps.length, "skill")] : [], ...plugins.length > 0 ? [countText(plugins.length, "plugin")] : []].join(" and ");
	const sentences = [...places.length > 0 ? [`${verb} ${countText(places.length, "version")} of ${owners}.`] : [], ...unraised.length > 0 ? [`${countText(unraised.length, "skill")} to edit by hand.`] : []];
	if (sentences.length > 0) return sentences.join(" ");
	return unwritable.length > 0 ? "Nothing was set." : "No version is too low.";
}
function reasonOf({ required, reasons }) {
	if (required === "none") return "the version at base";
	if (reasons.length === 0) return `${required}, since the last release`;
	return `${required}: ${Array.from(groupBy(reasons, ({ rule }) => rule), ([rule, all]) => all.length === 1 ? rule : `${rule} \u00d7${all.length}`).join(", ")}`;
}
function formatLocation({ path, range }, { formatPath }) {
	return `${escapeInvisible(formatPath(path))}${range ? `:${range.start.line}` : ""}`;
}
// src/cli/commands/bump.ts
const bump = {
	name: "bump",
	synonyms: ["release", "raise"],
	summary: "give changed skills and plugins the smallest sufficient version",
	operands: "[NAME\u2026]",
	maxOperands: Number.POSITIVE_INFINITY,
	options: [
		{
			name: "base",
			value: "REF",
			help: "what to compare with, as in skillaccord check"
		},
		{
			name: "dry-run",
			help: "write nothing and print a diff; exits with 1 if there is one"
		},
		{
			name: "force",
			help: "also edit files that git cannot restore: changed and not added, untracked"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord bump", "every skill that changed since the default branch"],
		["skillaccord bump worklog --base origin/dev", "one skill, by its name or its folder"],
		["skillaccord bump notes-plugin", "a plugin at every place that declares its version, and its skills"],
		["skillaccord bump --dry-run", "print the diff, write nothing"]
	],
	note: "Lock entries of these skills are renewed. Exits with 1 if a version is still too low.",
	async run({ operands, values, flags }, world) {
		const openedRun = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: values.get("base"),
			config: values.get("config")
		});
		const { sides } = openedRun;
		requireBase(openedRun);
		const top = sides.context.directory ?? world.cwd;
		const run = {
			plan: bumpInNaturalOrder(await planBump({
				...openedRun,
				...operands.length > 0 && { choose: chooserOf(operands, (name) => pathWithin(top, world.cwd, name)) },
				generatedAt: new Date().toISOString(),
				...!flags.has("force") && { findUnwritable: (paths) => unrestorableFiles(top, paths) }
			})),
			top,
			world,
			style: styleOf(world, top)
		};
		return flags.has("dry-run") ? preview(run) : write(run);
	}
};
function requireBase({ sides }) {
	if (sides.base !== null) return;
	const reason = sides.noBaseReason ? plainText(sides.noBaseReason) : "No base is named.";
	throw new UsageError(reason, "Versions are raised from a base. Choose one: --base REF.");
}
function styleOf(world, top) {
	return {
		formatPath: relativePathsFrom(world.cwd, top),
		paint: painter(world.colour)
	};
}
function preview({ plan, top, world, style }) {
	const files = [...naturally(plan.files), ...plan.locks.flatMap(({ file }) => file ?? [])];
	world.print(patch(files, world.colour), "patch");
	const note = files.length === 0 ? "" : " Nothing was written.";
	printErrors(world, [
		...plan.bumps.flatMap((skillBump) => bumpLines(skillBump, style)),
		...plan.plugins.flatMap((pluginBump) => pluginLines(pluginBump, style)),
		...closingLines(plan, top, style),
		`${bumpSummary(plan, plan.bumps, "Would set")}${note}`
	]);
	return files.length > 0 || isIncomplete(plan) ? 1 : 0;
}
function write({ plan, top, world, style }) {
	const failures = new Map(plan.files.flatMap((file) => tryWrite(top, file)));
	const written = plan.bumps.filter(({ places }) => !places.some(({ at }) => failures.has(at.path)));
	const plugins = plan.plugins.filter(({ places }) => !places.some(({ at }) => failures.has(at.path)));
	const locks = failures.size === 0 ? plan.locks : [];
	for (const { file } of locks) if (file) for (const [path, reason] of tryWrite(top, file)) failures.set(path, reason);
	const refreshed = locks.filter(({ path }) => !failures.has(path));
	const writtenPaths = [...naturally(plan.files), ...refreshed.flatMap(({ file }) => file ?? [])].map(({ path }) => path).filter((path) => !failures.has(path));
	printLines(world, [
		...written.flatMap((skillBump) => bumpLines(skillBump, style)),
		...plugins.flatMap((pluginBump) => pluginLines(pluginBump, style)),
		...refreshed.flatMap((lock) => lockLines(lock, style)),
		bumpSummary({
			...plan,
			plugins
		}, written, "Set"),
		...findRepository(top).repository === null ? [] : stageLines(writtenPaths)
	]);
	printErrors(world, [...closingLines(plan, top, style), ...Array.from(failures, ([path, reason]) => {
		return `${escapeInvisible(style.formatPath(path))} is left as it is: ${escapeInvisible(reason)}.`;
	})]);
	return failures.size > 0 || isIncomplete(plan) ? 1 : 0;
}
function naturally(files) {
	return sortNaturally(files, ({ path }) => path);
}
function tryWrite(top, file) {
	const reason = replaceCheckedOut(top, file);
	return reason === null ? [] : [[file.path, reason]];
}
function closingLines(plan, top, style) {
	const isInGit = findRepository(top).repository !== null;
	return [
		...plan.unraised.map((unraised) => unraisedLine(unraised, style)),
		...plan.unwritable.map((path) => refusalLine(style.formatPath(path), isInGit)),
		...plan.locks.flatMap((lock) => lockProblemLines(lock, style))
	];
}
function isIncomplete({ unraised, unwritable, locks }) {
	return unwritable.length > 0 || unraised.some(({ isInsufficient }) => isInsufficient) || locks.some(({ file, problems }) => file === null && problems.length > 0);
}
function printErrors(world, lines) {
	world.printError(lines.map((line) => `${neutralizeCommands(line)}\n`).join(""));
}
export { bump };
