import { n as writeFileAtomically } from "./write-file.js";
import { A as removeStaleTempFiles, Fn as nothingKnown, Gl as selfAndAncestors, Hc as list, Hl as nameOf, Ic as groupBy, Jl as UsageError, Kc as pathPart, Kt as load, Ls as findingLines, Oa as uncoveredFiles, S as open, U as lstatSafely, Xs as defaultRenderOptions, cc as plainFindings, cl as didYouMean, co as repositoryOptions, gl as withUsageErrors, go as discover, gr as nameOfProto, hl as statUserPath, ho as relativePathsFrom, hr as lockPathOf, lc as isOutdatedEntry, mo as pathWithin, nr as createSkillLookup, ot as compareEntries, qc as plainText, qo as protoLock, rr as lockedTargets, st as protosByName, us as unreadSubmodules, ut as check, vl as escapeInvisible, zc as count, zs as shellPath } from "./core.js";
import { n as lockAlgorithms, t as lock$1 } from "./lock.js";
import { n as problemLine, t as printLines } from "./lock-lines.js";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { isUtf8 } from "node:buffer";
// src/cli/lock/lock-paths.ts
function resolveLockPaths({ operands: [argument], values }, { cwd }, top, openedRun) {
	const protoOption = values.get("proto");
	if (protoOption !== void 0) {
		const proto = pathWithin(top, cwd, protoOption);
		if (!statUserPath({
			name: protoOption,
			path: resolve(cwd, protoOption)
		})?.isFile()) throw new UsageError(`"${protoOption}" is not a file.`);
		return {
			lock: argument === void 0 ? lockPathOf(proto) : pathWithin(top, cwd, argument),
			proto
		};
	}
	if (argument === void 0) return {
		lock: "proto.lock",
		proto: null
	};
	rejectInvalidUtf8(argument, cwd);
	const path = pathWithin(top, cwd, argument);
	const protos = protosByName(openedRun.sides.head, openedRun.config);
	const protoPaths = [...protos.values()].flat();
	if (protoPaths.includes(path)) return {
		lock: lockPathOf(path),
		proto: path
	};
	const ownerProto = nameOf(path) === "proto.lock" ? void 0 : protoPaths.find((protoPath) => lockPathOf(protoPath) === path);
	if (ownerProto !== void 0) return {
		lock: path,
		proto: ownerProto
	};
	const stat = statUserPath({
		name: argument,
		path: resolve(cwd, argument)
	});
	if (stat?.isDirectory()) throw new UsageError(`"${argument}" is a directory, not a lock.`, singleSkillAdvice);
	if (stat || argument.includes(".") || argument.includes("/")) return {
		lock: path,
		proto: null
	};
	return lockPathsOfProto(argument, protos, () => protoAdvice(argument, openedRun, {
		cwd,
		top
	}));
}
function rejectInvalidUtf8(argument, cwd) {
	if (!argument.includes("\ufffd") || statUserPath({
		name: argument,
		path: resolve(cwd, argument)
	})) return;
	throw new UsageError(`The name "${argument}" has bytes that are not UTF-8, and cannot be used.`, "Rename the file.");
}
function readLockText(name, top) {
	const path = join(top, name);
	if (escapesTree(path, top)) throw new UsageError(`"${name}" is a link out of the tree or to a missing file, so it is not read.`);
	const stat = statUserPath({
		name,
		path
	});
	if (!stat) return null;
	if (!stat.isFile()) throw new UsageError(`"${name}" is not a file.`);
	return withUsageErrors(name, () => readFileSync(path, "utf8"));
}
function readRewritableText(name, top) {
	const text = readLockText(name, top);
	if (text === null || isUtf8(withUsageErrors(name, () => readFileSync(join(top, name))))) return text;
	throw new UsageError(`"${name}" is not UTF-8 text, so it is not rewritten. Save it as UTF-8, or delete it.`);
}
function escapesTree(path, top) {
	try {
		const inner = relative(realpathSync.native(top), realpathSync.native(path));
		return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner);
	} catch {
		return [...selfAndAncestors(relative(top, path).split(sep).join("/"))].some((ancestor) => lstatSafely(join(top, ancestor))?.isSymbolicLink());
	}
}
function lockPathsOfProto(name, protos, adviceOutside) {
	const [proto, second] = protos.get(name) ?? [];
	if (proto === void 0) {
		const suggestion = adviceOutside() ?? didYouMean(name, protos.keys()) ?? `A lock has a name such as proto.lock. ${singleSkillAdvice}`;
		throw new UsageError(`No proto has the name "${name}".`, suggestion);
	}
	if (second !== void 0) {
		const message = `Both "${proto}" and "${second}" have the name "${name}".`;
		throw new UsageError(message, "Choose one of them: --proto FILE");
	}
	return {
		lock: lockPathOf(proto),
		proto
	};
}
function protoAdvice(name, { sides }, { cwd, top }) {
	const [path, second] = sides.head.entries.map(({ path }) => path).filter((file) => isData(file) && nameOfProto(file) === name);
	return path === void 0 || second !== void 0 ? void 0 : protoCommand(path, cwd, top);
}
function isData(path) {
	return /\.(?:ya?ml|json)$/i.test(path);
}
function protoCommand(path, cwd, top) {
	return `To lock the skills that ${path} references: skillaccord lock --proto ${shellPath(relative(cwd, join(top, path)))}`;
}
const singleSkillAdvice = "To lock one skill, name it in a proto: protos/vendored.yaml with \"skill: NAME\", then skillaccord lock vendored";
// src/cli/lock/plan.ts
function planLockUpdate({ sides, config }, { lock: path, proto }, text, known) {
	const generatedAt = new Date().toISOString();
	const { head: tree, context } = sides;
	return lock$1({
		tree,
		context,
		path,
		text,
		generatedAt,
		proto,
		known
	}, config);
}
// src/cli/lock/verify.ts
async function verifyLock(openedRun, top, lockPaths, world) {
	const { sides, config } = openedRun;
	const { lock: path, proto } = lockPaths;
	const text = readLockText(path, top);
	if (text === null) throw new UsageError(`There is no lock at "${path}".`, await suggestLocks(openedRun));
	const settings = {
		...config,
		locks: [...config.locks, path]
	};
	const { workspace, powerFiles } = await load(sides.head, settings, { algorithms: lockAlgorithms });
	const known = {
		...nothingKnown,
		skills: workspace.skills,
		powerFiles
	};
	const report = await check({
		...sides,
		base: null
	}, settings, void 0, known);
	const summary = report.locks.find((candidate) => candidate.path === path);
	if (!summary) {
		const advice = isData(path) ? protoCommand(path, world.cwd, top) : void 0;
		throw new UsageError(`"${path}" is not a lock of a known format.`, advice);
	}
	const findings = [...report.findings, ...report.changes].filter(({ at, category }) => {
		return at.path === path && category === "lock";
	});
	const listed = findingLines(plainFindings(findings), {
		...defaultRenderOptions,
		colour: world.colour,
		width: world.width,
		formatPath: relativePathsFrom(world.cwd, top)
	}).flat();
	const { verified, entries, ignored = 0 } = summary;
	const entryProblems = proto === null ? unlockedLines(report, summary) : differenceLines(await compareEntries(sides.head, settings, {
		proto,
		lock: path
	}), proto);
	const errors = findings.filter(({ severity }) => severity === "error");
	const hasErrors = errors.length > 0;
	if (!hasErrors && entryProblems.length === 0 && isOwnLock(summary, text)) {
		const context = {
			...sides.context,
			directory: null
		};
		const { plan } = await planLockUpdate({
			...openedRun,
			sides: {
				...sides,
				context
			}
		}, lockPaths, text, known);
		entryProblems.push(...(plan?.updated ?? []).map(outdatedLine));
	}
	const verifiesNothing = !hasErrors && entryProblems.length === 0 && entries > ignored && verified === 0;
	const nothingVerifiedNote = verifiesNothing ? ["none of its skills is in its place, so the lock verifies nothing here."] : [];
	const uncovered = uncoveredNote(path, workspace);
	const lines = [
		...entryProblems,
		`${verified} of ${entries} entries verified.`,
		...uncovered,
		...nothingVerifiedNote
	];
	const isRewritable = summary.format === protoLock.id && errors.every(isDrift);
	const outputLines = [...lines.map((line) => escapeInvisible(`${path}: ${line}`)), ...isRewritable && (hasErrors || entryProblems.length > 0) ? [`Run: \`${commandFor(lockPaths, relativePathsFrom(world.cwd, top))}\``] : []];
	printLines(world, [
		...listed,
		...listed.length > 0 ? [""] : [],
		...outputLines
	]);
	return hasErrors || entryProblems.length > 0 || verifiesNothing ? 1 : 0;
}
function isDrift(finding) {
	return isOutdatedEntry(finding) || finding.topic === "missing-entry";
}
function commandFor({ lock, proto }, formatPath) {
	const lockWord = shellPath(formatPath(lock));
	if (proto === null) return `skillaccord lock ${lockWord}`;
	return `skillaccord lock${lockPathOf(proto) === lock ? "" : ` ${lockWord}`} --proto ${shellPath(formatPath(proto))}`;
}
function uncoveredNote(path, workspace) {
	const lock = workspace.locks.find((candidate) => candidate.path === path);
	const lookup = createSkillLookup(workspace);
	const targets = (lock?.entries ?? []).flatMap((entry) => lock ? lockedTargets(lock, entry, lookup) : []);
	const files = new Set();
	for (const [skill, skillTargets] of groupBy(targets, (target) => target.skill)) {
		if (!skill) continue;
		for (const file of uncoveredFiles(skill, skillTargets)) files.add(file.path);
		for (const submodule of unreadSubmodules(skill)) files.add(submodule.path);
	}
	if (files.size === 0) return [];
	const are = files.size === 1 ? "is" : "are";
	return [`${plainText(count(files.size, "file"))} of the locked skills ${are} not covered by any hash: ${plainText(list([...files].map(pathPart)))}.`];
}
const maxLocks = 5;
async function suggestLocks({ sides, config }) {
	const { locks } = await check({
		...sides,
		base: null
	}, config);
	if (locks.length === 0) return "To write it: skillaccord lock";
	const named = locks.slice(0, maxLocks).map(({ path }) => escapeInvisible(path));
	const more = locks.length > maxLocks ? ` and ${locks.length - maxLocks} more` : "";
	return `Choose one of these: ${named.join(", ")}${more}`;
}
function isOwnLock({ format }, text) {
	return format === protoLock.id && /^[ \t]+integrity:/m.test(text);
}
function outdatedLine(name) {
	return `the entry of "${name}" differs from what "skillaccord lock" writes.`;
}
function unlockedLines({ skills }, { path, format }) {
	if (format !== protoLock.id) return [];
	return skills.filter(({ lockedBy }) => !lockedBy.includes(path)).map(({ name, root }) => `no entry of "${name}", a skill in ${root || "."}.`);
}
function differenceLines({ missing, surplus, problems }, proto) {
	if (problems.length > 0) throw new UsageError(problems.map(problemLine));
	return [...missing.map((name) => `no entry of "${name}", which ${proto} references.`), ...surplus.map((name) => `an entry of "${name}", which ${proto} does not reference.`)];
}
// src/cli/commands/lock.ts
const lock = {
	name: "lock",
	synonyms: ["pin", "freeze"],
	summary: "lock all skills, or those that a file references",
	operands: "[FILE|PROTO]",
	maxOperands: 1,
	options: [
		{
			name: "proto",
			value: "FILE",
			help: "lock the skills that this file references; the lock of p.yaml is p.lock"
		},
		{
			name: "check",
			help: "write nothing; fail if the entries are out of date"
		},
		{
			name: "locked",
			help: "the same as --check"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord lock", "proto.lock at the top of the repository"],
		["skillaccord lock locks/all.lock", "another file"],
		["skillaccord lock daily", "the skills that protos/daily.yaml references"],
		["skillaccord lock --check", "for CI"]
	],
	async run(args, world) {
		const openRun = () => open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: "none",
			config: args.values.get("config")
		});
		const openedRun = await openRun();
		const top = openedRun.sides.context.directory ?? world.cwd;
		const lockPaths = resolveLockPaths(args, world, top, openedRun);
		if (args.flags.has("check") || args.flags.has("locked")) return verifyLock(openedRun, top, lockPaths, world);
		return write(removeStaleTempFiles(join(top, lockPaths.lock)) ? await openRun() : openedRun, top, lockPaths, world);
	}
};
async function write(openedRun, top, lockPaths, world) {
	const path = lockPaths.lock;
	requireLockPath(path, top, world, openedRun);
	const planned = await planWithRetry(() => readRewritableText(path, top), (text) => planLockUpdate(openedRun, lockPaths, text));
	if (!planned) throw new UsageError(`Another process is writing "${path}", so it is not written.`);
	const { plan, problems } = planned.outcome;
	if (plan === null) throw new UsageError(problems.map(problemLine));
	if (planned.text === null && plan.added.length === 0) throw new UsageError(`There is nothing to lock: no directory below "${top}" has a SKILL.md.`);
	if (plan.changed) writeFileAtomically(top, path, plan.text);
	printLines(world, [
		...problems.map(problemLine),
		resultLine(plan, path),
		...planned.text === null ? [purpose] : []
	]);
	return 0;
}
function requireLockPath(path, top, { cwd }, { config }) {
	const { locks } = discover([{
		path,
		kind: "file"
	}], config);
	if (locks.includes(path)) return;
	const message = `"${path}" would not be read as a lock.`;
	if (isData(path) && existsSync(join(top, path))) throw new UsageError(message, protoCommand(path, cwd, top));
	throw new UsageError(message, "Locks have a name *.lock, or match \"locks\" in the configuration, and do not match \"ignore\".");
}
async function planWithRetry(read, plan) {
	for (let attempts = 3; attempts > 0; attempts--) {
		const text = read();
		const outcome = await plan(text);
		if (read() === text) return {
			text,
			outcome
		};
	}
	return null;
}
const purpose = "It records the content hash of each skill: skillaccord check fails where a skill no longer matches. Commit it.";
function resultLine({ changed, added, updated, removed }, path) {
	if (!changed) return `${escapeInvisible(path)} is up to date.`;
	const counts = Object.entries({
		added,
		updated,
		removed
	}).flatMap(([kind, ids]) => ids.length > 0 ? [`${ids.length} ${kind}`] : []);
	const amounts = counts.length > 0 ? `: ${counts.join(", ")}` : "";
	return `${escapeInvisible(path)} is written${amounts}.`;
}
export { lock };
