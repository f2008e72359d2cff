import { n as writeFileAtomically } from "./write-file.js";
import { $ as versionTuple, C as open, Dr as pluralize, Ei as escapeInvisible, Fi as nameOf, Hr as unreadSubmodules, Ii as relativePath, J as protosByName, Kt as createSkillLookup, Li as selfAndAncestors, Lr as describeUnhashed, Ni as isInside, Nr as selectFiles, O as removeDrafts, Oi as neutralizeCommands, Pi as join$1, R as lstatSafely, Ri as UsageError, Rr as contentHash, S as relativePathsFrom, Si as didYouMean, Ti as withUsageErrors, Tt as redactCredentials, Wr as groupBy, X as withProto, Y as skillsOfProto, Yt as lockPathOf, Z as check, _t as formatForFile, ar as require_packages, at as load, br as formatList, ci as quote, cr as duplicateKey, di as get, dr as uncoveredFiles, ht as maxTextBytes, ir as parseLock, lr as sanitizePaths, ni as compareText, or as foreignHeader, pt as discover, q as compareEntries, qt as lockedTargets, r as repositoryOptions, rr as lockFormatOf, sr as protoLock, u as findingBlocks, ur as parseYaml, wi as statNamed, x as pathWithin } from "./core.js";
import { readFileSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { isUtf8 } from "node:buffer";
// src/cli/lock/lock-paths.ts
function resolveLockPaths({ operands: [argument], values }, { cwd }, top, opening) {
	const protoOption = values.get("proto");
	if (protoOption !== void 0) {
		const proto = pathWithin(top, cwd, protoOption);
		if (!statNamed({
			name: protoOption,
			path: resolve(cwd, protoOption)
		})?.isFile()) throw new UsageError(`"${protoOption}" is no file.`);
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
	const protos = protosByName(opening.sides.head, opening.config);
	const protoPaths = [...protos.values()].flat();
	if (protoPaths.includes(path)) return {
		lock: lockPathOf(path),
		proto: path
	};
	const ownerProto = nameOf(path) === "proto.lock" ? void 0 : protoPaths.find((one) => lockPathOf(one) === path);
	if (ownerProto !== void 0) return {
		lock: path,
		proto: ownerProto
	};
	const stat = statNamed({
		name: argument,
		path: resolve(cwd, argument)
	});
	if (stat?.isDirectory()) throw new UsageError(`"${argument}" is a directory, no lock.`, singleSkillAdvice);
	if (stat || argument.includes(".") || argument.includes("/")) return {
		lock: path,
		proto: null
	};
	return lockPathsOfProto(argument, protos);
}
function rejectInvalidUtf8(argument, cwd) {
	if (!argument.includes("\ufffd") || statNamed({
		name: argument,
		path: resolve(cwd, argument)
	})) return;
	throw new UsageError(`"${argument}" is a name whose bytes are not UTF-8, and is read without them.`, "Rename the file.");
}
function readLockText(name, top) {
	const path = join(top, name);
	if (escapesTree(path, top)) throw new UsageError(`"${name}" leads out of the tree or nowhere, so it is not read.`);
	const stat = statNamed({
		name,
		path
	});
	if (!stat) return null;
	if (!stat.isFile()) throw new UsageError(`"${name}" is no file.`);
	return withUsageErrors(name, () => readFileSync(path, "utf8"));
}
function readRewritableText(name, top) {
	const text = readLockText(name, top);
	if (text === null || isUtf8(withUsageErrors(name, () => readFileSync(join(top, name))))) return text;
	throw new UsageError(`"${name}" is not UTF-8 text, so it is not rewritten; save it as UTF-8, or delete it.`);
}
function escapesTree(path, top) {
	try {
		const inner = relative(realpathSync.native(top), realpathSync.native(path));
		return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner);
	} catch {
		return [...selfAndAncestors(relative(top, path).split(sep).join("/"))].some((one) => lstatSafely(join(top, one))?.isSymbolicLink());
	}
}
function lockPathsOfProto(name, protos) {
	const [proto, second] = protos.get(name) ?? [];
	if (proto === void 0) {
		const suggestion = didYouMean(name, protos.keys()) ?? `A lock has a name such as proto.lock. ${singleSkillAdvice}`;
		throw new UsageError(`No proto is called "${name}".`, suggestion);
	}
	if (second !== void 0) {
		const message = `Both "${proto}" and "${second}" are called "${name}".`;
		throw new UsageError(message, "Name one of them: --proto FILE");
	}
	return {
		lock: lockPathOf(proto),
		proto
	};
}
const singleSkillAdvice = "To lock one skill, name it in a proto: protos/vendored.yaml with \"skill: NAME\", then skillaccord lock vendored";
// src/locks/choose-targets.ts
function lockTarget(skill, provenance) {
	return {
		name: skill.name,
		root: skill.root,
		unhashedReason: describeUnhashed(skill),
		contentHash: contentHash(skill),
		integrity: skill.digests.get("integrity") ?? "",
		version: skill.version?.value ?? null,
		...provenance
	};
}
function fieldsOfTarget(target) {
	const fields = {
		content_hash: target.contentHash,
		integrity: target.integrity,
		nix_store_path: target.nixStorePath,
		version: target.version,
		source_rev: target.sourceRev
	};
	return new Map(Object.entries(fields).map(([name, value]) => [name, value ? sanitizePaths(value) : null]));
}
function chooseTargets(path, targets, before) {
	const pinnedDigests = new Map(before?.entries.map(({ id, pins }) => [id, pins.map((pin) => pin.value)]));
	const chosenTargets = [];
	const keptNames = new Set();
	const problems = [];
	for (const [name, sameName] of groupBy(targets, (target) => target.name)) {
		const hashedTargets = sameName.filter((target) => target.contentHash !== "" && target.integrity !== "");
		const target = hashedTargets.find((target) => pinnedDigests.get(name)?.includes(target.contentHash)) ?? hashedTargets[0];
		if (target) chosenTargets.push(target);
		else keptNames.add(name);
		const message = target ? ambiguous(target, hashedTargets) : unhashed(name, sameName[0]?.unhashedReason ?? "");
		if (message) problems.push({
			rule: "lock-content-changed",
			message,
			at: { path },
			about: name
		});
	}
	return {
		chosenTargets,
		keptNames,
		problems
	};
}
function unhashed(name, reason) {
	return `${quote(name)} has no hash, as ${reason}; what the lock says of it stays as it was.`;
}
function ambiguous(target, sameName) {
	if (sameName.every(({ integrity }) => integrity === target.integrity)) return null;
	const location = target.root === "" ? "the root of the repository" : target.root;
	return `${sameName.length} different skills are called ${quote(target.name)}; the lock holds the one in ${location}.`;
}
const yaml = (0, require_packages().yamlEditPackage)();
var LockDocument = class {
	#doc;
	#originalText;
	#root;
	#skills;
	constructor(text) {
		this.#originalText = text;
		this.#doc = yaml.parseDocument(text.replaceAll("\r\n", "\n"), {
			schema: "failsafe",
			customTags: ["null"],
			uniqueKeys: false,
			logLevel: "silent",
			sortMapEntries: (a, b) => compareText(keyOf(a), keyOf(b))
		});
		this.#root = yaml.isMap(this.#doc.contents) ? this.#doc.contents : new yaml.YAMLMap();
		this.#skills = ensureMap(this.#root, "skills");
	}
	get isEditable() {
		let isEditable = this.#doc.errors.length === 0 && !this.#root.flow;
		yaml.visit(this.#doc, { Node(_, node) {
			if (yaml.isAlias(node) || node.anchor !== void 0) isEditable = false;
		} });
		return isEditable;
	}
	entries() {
		return new Map(this.#skills.items.map((pair) => [keyOf(pair), JSON.stringify(pair.value)]));
	}
	update(targets, keptNames) {
		const names = new Set([...keptNames, ...targets.map(({ name }) => name)]);
		const skills = this.#skills;
		const [first] = skills.items;
		skills.items = skills.items.filter((pair) => names.has(keyOf(pair)));
		for (const target of targets.toSorted((a, b) => compareText(a.name, b.name))) updateEntry(ensureMap(skills, createKey(target.name)), fieldsOfTarget(target));
		if (first && yaml.isScalar(first.key) && skills.items.indexOf(first) > 0) {
			first.key.commentBefore = skills.commentBefore ?? null;
			skills.commentBefore = null;
		}
		yaml.visit(this.#doc, { Scalar(key, node) {
			if (key !== "key" && typeof node.value === "string") node.value = sanitizePaths(node.value);
		} });
	}
	setTimestamp(generatedAt) {
		if (this.#root.has("generated_at")) setField(this.#root, "generated_at", generatedAt);
	}
	toString() {
		const indent = /^\ufeff?skills:[^\n]*\n( {1,8})\S/m.exec(this.#originalText)?.[1]?.length ?? 2;
		const text = this.#doc.toString({
			lineWidth: 0,
			flowCollectionPadding: false,
			indent
		}).replace(/[\x7f-\x84\x86-\x9f\ufffe\uffff]/g, (character) => {
			return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
		});
		const withLineEnds = /^.*\r\n/.test(this.#originalText) ? text.replaceAll("\n", "\r\n") : text;
		return this.#originalText.startsWith("\ufeff") ? `\ufeff${withLineEnds}` : withLineEnds;
	}
};
function updateEntry(entry, fields) {
	const differs = (name) => {
		const current = entry.get(name) || null;
		return (name === "content_hash" && typeof current === "string" ? current.toLowerCase() : current) !== fields.get(name);
	};
	const hasNewIntegrity = Boolean(entry.get("integrity")) && differs("integrity");
	const hasChanged = differs("content_hash") || differs("version") || hasNewIntegrity;
	for (const [name, value] of fields) {
		const isProvenance = name === "source_rev" || name === "nix_store_path" && value === null;
		if (!differs(name) || isProvenance && !hasChanged) continue;
		if (value === null) removeField(entry, name);
		else setField(entry, name, value);
	}
}
function setField(map, name, value) {
	const existing = map.get(name, true);
	const scalar = yaml.isScalar(existing) ? existing : new yaml.Scalar(value);
	scalar.value = value;
	if (scalar.type !== "QUOTE_SINGLE") scalar.type = "QUOTE_DOUBLE";
	map.set(name, scalar);
}
function removeField(map, name) {
	const index = map.items.findIndex((pair) => keyOf(pair) === name);
	const [removedPair] = map.items.splice(index, 1);
	const comment = yaml.isScalar(removedPair?.key) ? removedPair.key.commentBefore : null;
	const next = map.items[index]?.key;
	const join = (other) => [comment, other].filter(Boolean).join("\n");
	if (!comment) return;
	if (yaml.isScalar(next)) next.commentBefore = join(next.commentBefore);
	else map.comment = join(map.comment);
}
function ensureMap(parent, key) {
	const value = parent.get(key, true);
	const map = yaml.isMap(value) ? value : new yaml.YAMLMap();
	if (yaml.isNode(value)) Object.assign(map, {
		comment: value.comment,
		spaceBefore: value.spaceBefore
	});
	if (map.items.length === 0) map.flow = false;
	parent.set(key, map);
	return map;
}
function keyOf({ key }) {
	return String(yaml.isScalar(key) ? key.value : key);
}
function createKey(text) {
	const isReservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
	const key = new yaml.Scalar(text);
	key.type = !isReservedWord && /^[A-Z_][\w.-]*$/i.test(text) ? "PLAIN" : "QUOTE_DOUBLE";
	return key;
}
// src/locks/write.ts
const emptyLock = `# Written by skillaccord lock; do not edit by hand.
generated_at: ""
skills: {}
`;
function planLock({ path, text, targets, generatedAt }) {
	const original = text?.trim() ? text : emptyLock;
	const rejections = rejectionsFor(path, original);
	if (rejections.length > 0) return {
		plan: null,
		problems: rejections
	};
	const lock = new LockDocument(original);
	if (!lock.isEditable) return {
		plan: null,
		problems: [lockProblem(path, notEditableMessage)]
	};
	const { chosenTargets, keptNames, problems } = chooseTargets(path, targets, protoLock.parse(path, original));
	if (text !== null && chosenTargets.length + keptNames.size === 0) return {
		plan: null,
		problems: [lockProblem(path, nothingToLockMessage)]
	};
	const before = {
		text: lock.toString(),
		entries: lock.entries()
	};
	lock.update(chosenTargets, keptNames);
	const changed = lock.toString() !== before.text || original !== text;
	if (changed) lock.setTimestamp(generatedAt);
	const after = changed ? lock.toString() : original;
	const size = Buffer.byteLength(after);
	if (size > 4194304) return {
		plan: null,
		problems: [lockProblem(path, tooLargeMessage(size))]
	};
	const syntaxProblems = (protoLock.parse(path, after)?.problems ?? []).filter(({ rule }) => rule === "lock-syntax");
	if (changed && syntaxProblems.length > 0) return {
		plan: null,
		problems: syntaxProblems
	};
	return {
		plan: {
			text: after,
			changed,
			...difference(before.entries, lock.entries())
		},
		problems
	};
}
function difference(before, after) {
	const ids = [...new Set([...before.keys(), ...after.keys()])].sort(compareText);
	const both = ids.filter((id) => before.has(id) && after.has(id));
	return {
		added: ids.filter((id) => !before.has(id)),
		updated: both.filter((id) => before.get(id) !== after.get(id)),
		removed: ids.filter((id) => !after.has(id))
	};
}
function rejectionsFor(path, text) {
	const writer = foreignWriter(path, text);
	if (writer) return [lockProblem(path, foreignLockMessage(writer))];
	if (foreignHeader(text) !== null) return [lockProblem(path, notALockMessage)];
	const { root, faults, duplicates } = parseYaml(path, text);
	const lock = protoLock.parse(path, text);
	const skills = get(root ?? void 0, "skills");
	const isEmpty = skills?.kind === "null" || skills?.kind === "table" && skills.fields.size === 0;
	if (!lock && (faults.length > 0 || !isEmpty)) return [lockProblem(path, notALockMessage)];
	return faults.length > 0 ? lock?.problems ?? [] : duplicates.map(duplicateKey);
}
function foreignWriter(path, text) {
	const lock = parseLock(path, text);
	if (lock) return lockFormatOf(lock).writer;
	return formatForFile(path)?.writer ?? null;
}
function foreignLockMessage({ name, command }) {
	return `This is the lock of ${name}, which alone writes it, so it is left as it is; "${command}" brings it up to date.`;
}
const notALockMessage = "The file is no lock of ADR-003, which holds \"skills\" with a \"content_hash\" each, so it is not overwritten.";
const nothingToLockMessage = "No skill is left to lock, and a lock without an entry is none, so it is left as it is; delete it.";
function tooLargeMessage(size) {
	return `The lock would have ${size} bytes, and no run reads more than ${maxTextBytes}, so it is left as it is; lock fewer skills in one file.`;
}
const notEditableMessage = "The lock is written in braces, as JSON is, or holds anchors, so it is not rewritten; delete it, and it is made anew.";
function lockProblem(path, message) {
	return {
		rule: "lock-syntax",
		message,
		at: { path },
		about: message
	};
}
// src/tasks/lock.ts
async function lock$1(command, config) {
	const { tree, origin, path, text, generatedAt, proto = null } = command;
	const settings = proto === null ? config : withProto(config, proto);
	const { workspace } = await load(tree, settings, {
		algorithms: ["integrity"],
		proto
	});
	const containingSkills = workspace.skills.filter((skill) => isHashed(skill, path));
	if (containingSkills.length > 0) return {
		plan: null,
		problems: containingSkills.map((one) => lockInsideProblem(one, path))
	};
	const selection = proto === null ? {
		...workspace,
		problems: []
	} : skillsOfProto(workspace, {
		proto,
		lock: path
	});
	if (selection.problems.length > 0) return {
		plan: null,
		problems: selection.problems
	};
	const emptySkills = selection.skills.filter((skill) => selectFiles(skill.files, skill.ignore ?? null).length === 0);
	const rejections = [...selection.skills.filter(({ name }) => name === "<<").map(mergeKeyProblem), ...emptySkills.map(emptySkillProblem)];
	if (rejections.length > 0) return {
		plan: null,
		problems: rejections
	};
	const { sha } = origin.head();
	const isCommitted = committedSkills(origin);
	return planLock({
		path,
		text,
		targets: selection.skills.map((skill) => {
			const tuple = versionTuple(skill, origin, isCommitted(skill) ? sha : null);
			return lockTarget(skill, {
				sourceRev: tuple.source_rev,
				nixStorePath: tuple.nix_store_path
			});
		}),
		generatedAt
	});
}
function committedSkills({ head, uncommitted }) {
	const paths = uncommitted?.();
	if (!paths) return () => !head().dirty;
	return (skill) => [...paths].every((path) => path !== join$1(skill.root, ".skillignore") && !isHashed(skill, path));
}
function isHashed({ root, ignore }, path) {
	if (!isInside(path, root)) return false;
	const name = relativePath(root, path);
	return selectFiles([{
		path,
		name,
		kind: "file"
	}], ignore ?? null).length > 0;
}
function lockInsideProblem({ root, name }, path) {
	const pattern = relativePath(root, path);
	return {
		rule: "lock-content-changed",
		message: `The lock lies inside skill ${quote(name)} and counts for its hash, which changes as the lock is written; a line ${quote(pattern)} in its .skillignore leaves it out.`,
		at: { path },
		about: root
	};
}
function mergeKeyProblem({ root, name, texts }) {
	const message = `A lock cannot hold a skill called ${quote(name)}, which in YAML takes in other fields; rename the skill.`;
	const [path = root] = texts.keys();
	return {
		rule: "lock-syntax",
		message,
		at: { path },
		about: root
	};
}
function emptySkillProblem({ root, name }) {
	return {
		rule: "lock-content-changed",
		message: `It leaves out every file of skill ${quote(name)}, so the lock would hold the hash of nothing, which fits any content.`,
		at: { path: join$1(root, ".skillignore") },
		about: root
	};
}
// src/cli/lock/plan.ts
function planLockUpdate({ sides, config }, { lock: path, proto }, text) {
	const generatedAt = new Date().toISOString();
	const { head: tree, origin } = sides;
	return lock$1({
		tree,
		origin,
		path,
		text,
		generatedAt,
		proto
	}, config);
}
// src/cli/text/lock-lines.ts
function problemLine({ at, message }) {
	const start = at.range?.start;
	const location = `${at.path}${start ? `:${start.line}:${start.column}` : ""}`;
	return escapeInvisible(`${location}: ${redactCredentials(message)}`);
}
function printLines(world, lines) {
	world.print(lines.map((line) => `${neutralizeCommands(line)}\n`).join(""));
}
// src/cli/lock/verify.ts
async function verifyLock(opening, top, lockPaths, world) {
	const { sides, config } = opening;
	const { lock: path, proto } = lockPaths;
	const text = readLockText(path, top);
	if (text === null) throw new UsageError(`There is no lock at "${path}".`, await suggestLocks(opening));
	const settings = {
		...config,
		locks: [...config.locks, path]
	};
	const report = await check({
		...sides,
		base: null
	}, settings);
	const summary = report.locks.find((one) => one.path === path);
	if (!summary) throw new UsageError(`"${path}" is no lock of a known format.`);
	const findings = report.findings.filter(({ at, category }) => {
		return at.path === path && category === "lock";
	});
	const findingLines = findingBlocks(findings, {
		...world,
		formatPath: relativePathsFrom(world.cwd, top)
	}).flat();
	const { verified, entries } = summary;
	const entryProblems = proto === null ? unlockedSkills(report, summary) : differenceLines(await compareEntries(sides.head, settings, {
		proto,
		lock: path
	}), proto);
	const differs = findings.some(({ severity }) => severity === "error");
	if (!differs && entryProblems.length === 0 && isOwnLock(summary, text)) {
		const origin = {
			...sides.origin,
			directory: null
		};
		const { plan } = await planLockUpdate({
			...opening,
			sides: {
				...sides,
				origin
			}
		}, lockPaths, text);
		entryProblems.push(...(plan?.updated ?? []).map(outdatedLine));
	}
	const verifiesNothing = !differs && entryProblems.length === 0 && entries > 0 && verified === 0;
	const nothingVerified = verifiesNothing ? ["none of its skills is where it looks, so it vouches for nothing here."] : [];
	const uncovered = await uncoveredBy(path, sides.head, settings);
	const outputLines = [
		...entryProblems,
		`${verified} of ${entries} entries verified.`,
		...uncovered,
		...nothingVerified
	].map((line) => escapeInvisible(`${path}: ${line}`));
	printLines(world, [
		...findingLines,
		...findingLines.length > 0 ? [""] : [],
		...outputLines
	]);
	return differs || entryProblems.length > 0 || verifiesNothing ? 1 : 0;
}
async function uncoveredBy(path, tree, config) {
	const { workspace } = await load(tree, config);
	const lock = workspace.locks.find((one) => one.path === path);
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
	return [`${pluralize(files.size, "file")} of the locked skills ${are} not covered by any hash: ${formatList([...files])}.`];
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
	return `Name one of those that are there: ${named.join(", ")}${more}`;
}
function isOwnLock({ format }, text) {
	return format === protoLock.id && /^\s+integrity:/m.test(text);
}
function outdatedLine(name) {
	return `the entry of "${name}" is not what "skillaccord lock" would write.`;
}
function unlockedSkills({ skills }, { path, format }) {
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
	synonyms: [
		"pin",
		"freeze",
		"update"
	],
	summary: "write or refresh a lock of all skills, or of those of a proto",
	operands: "[FILE|PROTO]",
	maxOperands: 1,
	options: [
		{
			name: "proto",
			value: "FILE",
			help: "lock the skills this references; p.yaml has p.lock"
		},
		{
			name: "check",
			help: "write nothing; fail where entries differ, or are not those it would write"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord lock", "proto.lock at the top of the repository"],
		["skillaccord lock locks/all.lock", "another file"],
		["skillaccord lock daily", "the skills protos/daily.yaml references"],
		["skillaccord lock --check", "for CI"]
	],
	async run(args, world) {
		const openRun = () => open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: "none",
			config: args.values.get("config")
		});
		const opening = await openRun();
		const top = opening.sides.origin.directory ?? world.cwd;
		const lockPaths = resolveLockPaths(args, world, top, opening);
		if (args.flags.has("check")) return verifyLock(opening, top, lockPaths, world);
		return write(removeDrafts(join(top, lockPaths.lock)) ? await openRun() : opening, top, lockPaths, world);
	}
};
async function write(opening, top, lockPaths, world) {
	const path = lockPaths.lock;
	requireLockPath(path, opening);
	const planned = await planWithRetry(() => readRewritableText(path, top), (text) => planLockUpdate(opening, lockPaths, text));
	if (!planned) throw new UsageError(`"${path}" is being written by others; it is as they left it.`);
	const { plan, problems } = planned.outcome;
	if (plan === null) throw new UsageError(problems.map(problemLine));
	if (planned.text === null && plan.added.length === 0) throw new UsageError(`There is nothing to lock: no directory below "${top}" holds a SKILL.md.`);
	if (plan.changed) writeFileAtomically(top, path, plan.text);
	printLines(world, [...problems.map(problemLine), ...changesOf(plan, path)]);
	return 0;
}
function requireLockPath(path, { config }) {
	const { locks } = discover([{
		path,
		kind: "file"
	}], config);
	if (locks.includes(path)) return;
	const message = `Nothing reads "${path}" as a lock.`;
	throw new UsageError(message, "Locks are called *.lock, or named by \"locks\" in the configuration, and not left out by \"ignore\".");
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
function changesOf(plan, path) {
	if (!plan.changed) return [`${escapeInvisible(path)} is up to date.`];
	const markedLines = (mark, ids) => ids.map((id) => `  ${mark} ${escapeInvisible(id)}`);
	return [
		`${escapeInvisible(path)} is written.`,
		...markedLines("+", plan.added),
		...markedLines("~", plan.updated),
		...markedLines("-", plan.removed)
	];
}
export { lock };
