import { $o as parseJson, Aa as verifyEntry, B as diskTree, Ba as defaults, Bl as isInside, El as get, Fl as toJson, Gl as selfAndAncestors, Go as parseLock, Gr as applyEdits, H as diskPath, Hl as nameOf, Ic as groupBy, Jl as UsageError, Kt as load, Qc as quote, Rl as folderOf, S as open, Sl as canonical, Tr as policyDenied, U as lstatSafely, Ul as relativePath, Vl as join, Wo as lockFormatOf, Zc as code, Zo as parseYaml, _ as newPlace, _n as readAll, a as mentionInterrupted, as as contentHash, b as stateFolder, c as endEarlierRun, co as repositoryOptions, cs as isManifestName, d as runningError, dc as sortNaturally, f as takeBack, g as journalPlace, h as removeEmptyFolder, hn as blobId, l as findRemains, ll as LineMap, m as idAt, nr as createSkillLookup, o as placeOf, p as findObstacle, qc as plainText, rr as lockedTargets, s as requireOwnUpdate, u as removeEmptiedFolders, ul as compareText, v as oldPlace, vl as escapeInvisible, x as ownProcess, xl as neutralizeCommands, y as ownerPlace, zl as isAtOrInside, zs as shellPath } from "./core.js";
import { t as errorCode } from "./write-file.js";
import { a as matchPin, d as openFetcher, f as isPlainRef, i as evaluate, n as trackedSkills, o as sourceDigests, r as skillsNamed, t as outdatedDocument } from "./outdated-document.js";
import { t as defaultBranchConfig } from "./default-branch-config.js";
import { n as documentText } from "./document-text.js";
import { t as printLines } from "./lock-lines.js";
import { t as countText } from "./count-text.js";
import { closeSync, constants, copyFileSync, fchmodSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
// src/io/disk/together/write-together.ts
async function writeTogether(place, writes, names = []) {
	const { top } = place;
	const state = stateFolder(place);
	if (findRemains(place) === "running") throw runningError(place);
	endEarlierRun(place);
	const steps = writes.map(({ path, before, after }) => {
		return {
			path,
			before,
			after: after && blobId(after)
		};
	});
	const problem = steps.map((step) => findObstacle(top, step, steps)).find((obstacle) => obstacle);
	if (problem) throw new UsageError(`${problem} Nothing is written.`);
	const journal = {
		owner: ownProcess(),
		names,
		steps,
		folders: newFolders(top, writes)
	};
	createState(state);
	try {
		stage(top, state, writes, journal);
		await withoutSignals(() => swap(top, state, journal));
	} catch (cause) {
		takeBack(top, state, journal);
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(`The files cannot be written (${errorCode(cause)}). Nothing is changed.`);
	}
	removeEmptiedFolders(top, journal);
	rmSync(state, {
		recursive: true,
		force: true
	});
}
function newFolders(top, writes) {
	const folders = writes.flatMap(({ path, after }) => after === null ? [] : [...selfAndAncestors(folderOf(path))].filter((ancestor) => ancestor !== ""));
	return [...new Set(folders)].filter((folder) => !lstatSafely(diskPath(top, folder))?.isDirectory()).sort(compareText);
}
function createState(state) {
	try {
		mkdirSync(state);
	} catch (cause) {
		throw new UsageError(`"${state}" cannot be created (${errorCode(cause)}). Nothing is written.`);
	}
}
function stage(top, state, writes, journal) {
	writeFileSync(ownerPlace(state), JSON.stringify(journal.owner));
	for (const [index, { path, before, after, isExecutable }] of writes.entries()) {
		if (after === null) continue;
		if (before !== null && index < writes.length - 1) backUp(diskPath(top, path), oldPlace(state, index));
		const mode = isExecutable ? 511 : 438;
		const kept = index === writes.length - 1 ? lstatSafely(diskPath(top, path))?.mode : void 0;
		writeSynced(newPlace(state, index), after, mode, kept);
	}
	const draft = `${journalPlace(state)}.tmp`;
	writeSynced(draft, Buffer.from(JSON.stringify(journal)), 438);
	renameSync(draft, journalPlace(state));
}
function backUp(path, place) {
	try {
		linkSync(path, place);
	} catch {
		copyFileSync(path, place, constants.COPYFILE_EXCL);
	}
}
function writeSynced(path, bytes, mode, kept) {
	const descriptor = openSync(path, "wx", mode);
	try {
		if (kept !== void 0) fchmodSync(descriptor, kept & 511);
		writeFileSync(descriptor, bytes);
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function swap(top, state, { steps, folders }) {
	const last = steps.length - 1;
	const take = (index, step) => {
		requireUntouched(top, step);
		const path = diskPath(top, step.path);
		if (step.after === null) renameSync(path, oldPlace(state, index));
		else renameSync(newPlace(state, index), path);
	};
	const removed = [...steps.entries()].filter(([, { after }]) => after === null);
	const blocking = new Set(removed.filter(([, step]) => isInTheWay(step, steps)));
	for (const [index, step] of blocking) take(index, step);
	for (const folder of folders) {
		requireUntouched(top, {
			path: folder,
			before: null,
			after: null
		});
		if (idAt(top, folder) === null) mkdirSync(diskPath(top, folder));
	}
	for (const [index, step] of steps.slice(0, last).entries()) {
		if (step.after === null) continue;
		removeEmptyFolders(top, step.path, steps);
		take(index, step);
	}
	for (const entry of removed) if (!blocking.has(entry)) take(...entry);
	const final = steps[last];
	if (final) take(last, final);
}
function requireUntouched(top, step) {
	const obstacle = findObstacle(top, step, []);
	if (obstacle !== null) throw new UsageError(`${obstacle} Nothing is changed.`);
}
function isInTheWay({ path }, steps) {
	const key = (name) => name.normalize("NFC").toLowerCase();
	const ownKey = key(path);
	return steps.some((other) => other.after !== null && (isAtOrInside(key(other.path), ownKey) || isInside(ownKey, key(other.path))));
}
function removeEmptyFolders(top, path, steps) {
	for (const step of steps) {
		if (step.after !== null || !isInside(step.path, path)) continue;
		for (const folder of selfAndAncestors(folderOf(step.path))) if (isAtOrInside(folder, path)) removeEmptyFolder(top, folder);
	}
}
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function withoutSignals(action) {
	const ignore = () => {};
	for (const signal of signals) process.on(signal, ignore);
	try {
		action();
		await setImmediate();
	} finally {
		for (const signal of signals) process.off(signal, ignore);
	}
}
// src/locks/edit/set-fields.ts
function setFields(path, text, syntax, changes) {
	const parse = syntax === "json" ? parseJson : parseYaml;
	const before = parse(path, text);
	const entry = get(get(before.root ?? void 0, "skills"), changes.id);
	if (!before.root || before.duplicates.length > 0 || entry?.kind !== "table") return null;
	const source = {
		text,
		lines: new LineMap(text),
		entry,
		syntax
	};
	const edits = [];
	for (const [name, value] of changes.values) {
		const edit = fieldEdit(source, name, value, changes.order);
		if (edit === null) return null;
		edits.push(edit);
	}
	const after = applyEdits(text, edits);
	const parsed = parse(path, after);
	return parsed.root !== null && parsed.duplicates.length === 0 && canonical(toJson(parsed.root)) === canonical(withChanges(before.root, changes)) ? after : null;
}
function fieldEdit(source, name, value, order) {
	const field = source.entry.fields.get(name);
	if (value === null) return field ? removal(source, field) : {
		start: 0,
		end: 0,
		text: ""
	};
	if (!field) return insertion(source, name, value, order);
	const place = offsetsOf(source, field.value.at);
	if (!place || field.value.kind === "list" || field.value.kind === "table") return null;
	const gap = place.start === place.end && source.text[place.start - 1] === ":" ? " " : "";
	return {
		...place,
		text: `${gap}${quoteLike(source.text[place.start], value)}`
	};
}
function quoteLike(quote, value) {
	return quote === "'" && !value.includes("'") ? `'${value}'` : JSON.stringify(value);
}
function insertion(source, name, value, order) {
	const { entry, text, syntax } = source;
	const previous = order.slice(0, order.indexOf(name)).reverse().flatMap((key) => entry.fields.get(key) ?? [])[0];
	const [first] = entry.fields.values();
	const firstKey = first && offsetsOf(source, first.keyAt);
	if (!firstKey) return null;
	const isFlow = text[offsetsOf(source, entry.at)?.start ?? -1] === "{";
	const field = `${syntax === "json" ? JSON.stringify(name) : name}: ${JSON.stringify(value)}`;
	const textBefore = text.slice(0, firstKey.start);
	const blank = textBefore.slice(textBefore.trimEnd().length);
	if (!previous) {
		const gap = isFlow ? `,${blank}` : blank;
		return {
			start: firstKey.start,
			end: firstKey.start,
			text: `${field}${gap}`
		};
	}
	const end = offsetsOf(source, previous.value.at)?.end;
	if (end === void 0) return null;
	const gap = syntax === "yaml" ? blank || " " : blank;
	if (isFlow) return {
		start: end,
		end,
		text: `,${gap}${field}`
	};
	const index = end + (/\r?\n|$/.exec(text.slice(end))?.index ?? 0);
	return {
		start: index,
		end: index,
		text: `${blank.replace(/^.*?(?=\r?\n[^\n]*$)/s, "")}${field}`
	};
}
function removal(source, field) {
	const key = offsetsOf(source, field.keyAt);
	const value = offsetsOf(source, field.value.at);
	if (!key || !value) return null;
	const start = source.text.lastIndexOf("\n", key.start - 1) + 1;
	const line = /^[^\n]*(?:\n|$)/.exec(source.text.slice(value.end))?.[0] ?? "";
	return source.text.slice(start, key.start).trim() === "" && /^\s*(?:#|$)/.test(line) ? {
		start,
		end: value.end + line.length,
		text: ""
	} : null;
}
function offsetsOf({ lines }, { range }) {
	if (!range) return null;
	const [start, end] = lines.span(range);
	return {
		start,
		end
	};
}
function withChanges(root, { id, values }) {
	const document = toJson(root);
	const entry = document["skills"]?.[id];
	if (!entry) return null;
	for (const [name, value] of values) if (value === null) delete entry[name];
	else entry[name] = value;
	return document;
}
// src/locks/edit/repin.ts
function repinEntry({ path, text }, entry, pin, { syntax, order, values }) {
	const changes = Object.entries(values(pin, entry)).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]);
	return setFields(path, text, syntax, {
		id: entry.id,
		values: new Map(changes),
		order
	});
}
// src/tasks/update/find-installs.ts
function findInstalls(workspace, names, ownRemote) {
	const tracked = trackedSkills(workspace, ownRemote);
	const lookup = createSkillLookup(workspace);
	const reason = "No lock has an entry of it that records a source.";
	const found = new Set(names.flatMap((name) => {
		const skills = skillsNamed(tracked, name);
		return skills.length > 0 ? skills : [name];
	}));
	return Array.from(found, (skill) => typeof skill === "string" ? {
		name: skill,
		reason
	} : installOf(skill, lookup));
}
function installOf(skill, lookup) {
	const { name, lock } = skill;
	const { entry } = skill.tracked;
	if (lock === null) return {
		name,
		reason: "Its frontmatter records its source, which only gh writes.",
		command: [
			"gh",
			"skill",
			"update",
			name
		]
	};
	if (lockFormatOf(lock).repin === void 0) return ofItsOwnTool(name, lock, entry);
	const copies = lockedTargets(lock, {
		...entry,
		unhashed: false
	}, lookup).flatMap((target) => target.skill ? [{
		skill: target.skill,
		isVerified: verifyEntry(entry, [target]) === "verified"
	}] : []);
	if (copies.length > 0) return {
		name,
		lock,
		entry,
		skill,
		copies
	};
	return {
		name,
		reason: `${lock.path} has an entry of it, and no copy is installed here.`,
		remedy: "Install it with the tool that wrote the lock."
	};
}
function ofItsOwnTool(name, lock, { id }) {
	const { id: format, writer } = lockFormatOf(lock);
	const reason = `${lock.path} is written by ${writer?.name ?? "another tool"} only.`;
	const command = format === "apm-lock" ? [
		"apm",
		"update",
		id
	] : writer?.command.split(" ");
	return {
		name,
		reason,
		...command && { command }
	};
}
// src/tasks/update/copy-changes.ts
async function copyChanges(copy, files, bytes, tree) {
	const { root, files: present } = copy.skill;
	const { files: read } = await readAll(tree, present.map(({ path }) => path));
	const kinds = new Map(present.map(({ path, kind }) => [path, kind]));
	const written = files.flatMap(({ name, kind, from }) => {
		const path = join(root, name);
		const after = bytes.get(from) ?? new Uint8Array();
		const current = read.get(path);
		if (current && isSameText(current, after) && kinds.get(path) === kind) return [];
		return [{
			path,
			before: current ? blobId(current) : null,
			after,
			isExecutable: kind === "executable"
		}];
	});
	const names = new Set(files.map(({ name }) => join(root, name)));
	const removed = [...read].flatMap(([path, current]) => names.has(path) ? [] : [{
		path,
		before: blobId(current),
		after: null,
		isExecutable: false
	}]);
	return {
		copy,
		changes: [...written, ...removed]
	};
}
function isSameText(current, after) {
	const [left, right] = [Buffer.from(current), Buffer.from(after)];
	if (left.equals(right)) return true;
	if (!left.includes("\r\n") || left.includes(0)) return false;
	return left.toString("latin1").replaceAll("\r\n", "\n") === right.toString("latin1");
}
function findEditedCopy(copies, { commits, skill: { copy: canonical } }) {
	const isOfHistory = ({ skill }) => commits !== null && canonical !== null && contentHash(skill) === contentHash(canonical);
	return copies.find(({ copy, changes }) => changes.length > 0 && !copy.isVerified && !isOfHistory(copy))?.copy ?? null;
}
// src/tasks/update/own-manifests.ts
function ownManifests(tree, folder) {
	const isOwn = (path) => folderOf(path) === folder && isManifestName(nameOf(path));
	return {
		entries: tree.entries.filter(({ path, kind }) => kind !== "symlink" && isOwn(path)),
		submodules: [],
		read: (paths, receive) => tree.read(paths, receive),
		id: (path) => tree.id(path)
	};
}
// src/tasks/update/plan-install.ts
async function planInstall(install, status, request) {
	const { name, entry } = install;
	if (!status.upstream) return {
		name,
		reason: status.reason ? plainText(status.reason) : "Its source does not have it."
	};
	const { source, form } = status.upstream;
	const bytes = await bytesOf(source, form);
	if (typeof bytes === "string") return {
		name,
		reason: `The source cannot be installed: ${bytes}`
	};
	const copies = await Promise.all(install.copies.map((copy) => copyChanges(copy, form.files, bytes, request.tree)));
	const edited = findEditedCopy(copies, status);
	if (edited && !request.force) return editedRefusal(install, edited);
	const changes = copies.flatMap((copy) => copy.changes);
	const matches = await Promise.all(entry.pins.map((pin) => matchPin(source, pin)));
	const isPinned = matches.length > 0 && matches.every((match) => match !== null);
	const isMoved = status.state === "moved";
	if (changes.length === 0 && isPinned && !isMoved && request.to === void 0) return {
		install,
		status,
		changes,
		pin: null
	};
	return {
		install,
		status,
		changes,
		pin: await newPin(source, isMoved, request)
	};
}
function sourceAt(source, to) {
	if (to === void 0 || source.kind === "unknown") return source;
	if (source.kind === "local" || source.kind === "well-known") return "Its source has no branches or tags, so --to names nothing there.";
	return {
		...source,
		ref: to,
		commit: null
	};
}
async function bytesOf({ upstream }, { files, problems }) {
	const [problem] = problems;
	if (problem) return plainText(problem);
	const paths = files.map(({ from }) => from);
	const large = paths.find((path) => upstream.sizeOf(path) === null);
	if (large !== void 0) return `${quote(large)} is above the limit of size.`;
	const { files: bytes, failures } = await readAll(upstream.tree, paths);
	const [unread] = failures.keys();
	return unread === void 0 ? bytes : `${quote(unread)} cannot be read.`;
}
function editedRefusal({ name, lock, entry }, { skill }) {
	return {
		name,
		reason: entry.pins.length === 0 ? `${lock.path} has no hash of it, so nothing tells whether ${skill.root} is edited.` : `${skill.root} is edited: it does not match ${lock.path}.`,
		remedy: "To overwrite it: --force"
	};
}
const algorithms = [
	"skills-lock",
	"git-tree",
	"content",
	"integrity"
];
async function newPin(source, isMoved, { to, time }) {
	const { folder, upstream } = source;
	return {
		digests: await sourceDigests(source, algorithms),
		commit: upstream.commit,
		time,
		ref: to,
		skillPath: isMoved ? manifestPath(source) : void 0,
		version: await declaredVersion(upstream.tree, folder)
	};
}
async function declaredVersion(tree, folder) {
	const { workspace } = await load(ownManifests(tree, folder), defaults);
	return workspace.skills.find(({ root }) => root === folder)?.version?.value ?? null;
}
function manifestPath({ upstream, folder }) {
	return upstream.tree.entries.find(({ path }) => isInside(path, folder) && relativePath(folder, path).toLowerCase() === "skill.md")?.path;
}
// src/tasks/update/plan-update.ts
async function planUpdate(request) {
	const config = {
		...request.config,
		ignore: []
	};
	const { workspace } = await load(request.tree, config);
	const installs = [];
	const refusals = [];
	for (const found of findInstalls(workspace, request.names, request.remote)) {
		const planned = "reason" in found ? found : await planEntry(found, request);
		if ("reason" in planned) refusals.push(planned);
		else installs.push(planned);
	}
	const files = fileChanges(installs, refusals);
	const locks = lockChanges(installs, refusals);
	refusals.push(...installs.flatMap(denial));
	return {
		installs,
		refusals,
		changes: [...files, ...locks]
	};
}
async function planEntry(install, request) {
	const { name, skill } = install;
	const { to } = request;
	if (to !== void 0 && !isPlainRef(to)) return {
		name,
		reason: "--to takes the name of a branch or tag, or a commit."
	};
	const source = sourceAt(skill.tracked.source, to);
	if (typeof source === "string") return {
		name,
		reason: source
	};
	if (source.kind === "well-known") return {
		name,
		reason: "Only its own tool installs from an index of skills.",
		command: [
			"npx",
			"skills",
			"update",
			name
		]
	};
	return planInstall(install, await evaluate({
		...skill,
		tracked: {
			...skill.tracked,
			source
		}
	}, request), request);
}
function denial({ install: { name }, status: { changes } }) {
	if (changes?.policy !== "denied") return [];
	const finding = changes.findings.find(({ rule }) => rule === policyDenied.id);
	return [{
		name,
		reason: `The policy of this repository denies it: ${finding ? plainText(finding.message) : `${code("policy")} allows less than it declares.`}`
	}];
}
function fileChanges(installs, refusals) {
	const byPath = groupBy(installs.flatMap(({ install, changes }) => changes.map((change) => ({
		install,
		change
	}))), ({ change }) => change.path);
	return Array.from(byPath.values()).flatMap((writes) => {
		const [first] = writes;
		if (!first) return [];
		if (writes.some(({ change }) => digestOf(change) !== digestOf(first.change))) refusals.push({
			name: first.install.name,
			reason: `Two locks record different content of ${first.change.path}.`
		});
		return [first.change];
	});
}
function digestOf({ after }) {
	return after && blobId(after);
}
function lockChanges(installs, refusals) {
	const byLock = groupBy(installs, ({ install }) => install.lock);
	return Array.from(byLock, ([lock, ownInstalls]) => {
		let current = lock;
		for (const planned of ownInstalls) {
			const text = repinLock(current, planned);
			if (text === null) refusals.push(notEditable(planned.install));
			else current = parseLock(lock.path, text) ?? current;
		}
		return current.text === lock.text ? null : lockChange(lock, current.text);
	}).filter((change) => change !== null);
}
function repinLock(lock, { install, pin }) {
	const { repin } = lockFormatOf(lock);
	if (pin === null) return lock.text;
	return repin ? repinEntry(lock, install.entry, pin, repin) : null;
}
function lockChange({ path, text }, after) {
	return {
		path,
		before: blobId(Buffer.from(text)),
		isExecutable: false,
		after: Buffer.from(after)
	};
}
function notEditable({ name, lock }) {
	return {
		name,
		reason: `The text of its entry in ${lock.path} cannot be edited in place.`
	};
}
// src/cli/text/update.ts
function updateLine({ install, status, changes, pin }, isWritten) {
	const commit = status.to?.commit?.slice(0, 12);
	const at = commit === void 0 ? "" : ` at ${commit}`;
	const effect = `${isWritten ? "is updated" : "would be updated"} to its source${at}: ${changes.length === 0 ? "" : `${countText(changes.length, "file")}, and `}its entry in ${install.lock.path}`;
	const text = pin === null ? `is what its source has${at}` : effect;
	return escapeInvisible(`${install.name} ${text}.`);
}
function refusalLine({ name, reason, remedy, command }) {
	const sentences = [`${name} is not updated. ${reason}`, remedy].filter(Boolean).join(" ");
	const toRun = command ? ` Run: ${command.map(shellPath).join(" ")}` : "";
	return neutralizeCommands(escapeInvisible(sentences)) + toRun;
}
// src/cli/commands/update.ts
const update = {
	name: "update",
	synonyms: [
		"upgrade",
		"pull",
		"repin"
	],
	summary: "move locked skills to what their sources have, all or none",
	operands: "NAME\u2026",
	maxOperands: Number.POSITIVE_INFINITY,
	options: [
		{
			name: "to",
			value: "REF",
			help: "follow this branch, tag or commit from now on"
		},
		{
			name: "dry-run",
			help: "write nothing; print what the update changes"
		},
		{
			name: "force",
			help: "overwrite copies that were edited here"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord update worklog --dry-run", "what its update changes"],
		["skillaccord update worklog", "the files and the lock entry, all or none"],
		["skillaccord update worklog --to v2.0.0", "a tag, from now on"]
	],
	note: "Asks the sources that the locks record, over https. A denied permission (`policy`) is refused even with --force.",
	async run(args, world) {
		if (args.operands.length === 0) throw new UsageError("Name the skills to update.", "skillaccord outdated lists them.");
		const openedRun = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: "none",
			config: args.values.get("config")
		});
		const place = placeOf(openedRun.sides.context.directory ?? world.cwd);
		if (args.flags.has("dry-run")) mentionInterrupted(place.top, world);
		else if (takesBack(place, args, world)) return update.run(args, world);
		return run(openedRun, place, args, world);
	}
};
function takesBack(place, { operands }, world) {
	const isTakenBack = requireOwnUpdate(place, operands);
	const kept = endEarlierRun(place);
	const lines = [...isTakenBack ? ["An interrupted update was taken back."] : [], ...kept ? [`Files that were edited since it stay. What they were before it is in "${kept}".`] : []];
	world.printError(lines.map((line) => `${line}\n`).join(""));
	return isTakenBack;
}
async function run({ sides, config }, place, { operands, values, flags }, world) {
	const { top } = place;
	const named = values.get("config");
	const request = {
		cwd: world.cwd,
		directory: top,
		config,
		named
	};
	const { trustedConfig, ignoredSourcesNote } = await defaultBranchConfig(request);
	if (ignoredSourcesNote !== null) world.printError(`${ignoredSourcesNote}\n`);
	const fetcher = openFetcher({
		rules: trustedConfig.sources,
		directory: top,
		env: world.env
	});
	try {
		world.onProgress?.("Asking the sources");
		return await finish(await planUpdate({
			tree: diskTree(top, sides.head.entries),
			config,
			trustedConfig,
			fetcher,
			remote: sides.context.remote,
			names: [...new Set(operands)],
			to: values.get("to"),
			force: flags.has("force"),
			time: new Date().toISOString()
		}), place, flags.has("dry-run"), world);
	} finally {
		fetcher.close();
	}
}
async function finish({ installs, refusals, changes }, place, isDryRun, world) {
	const statuses = installs.map(({ status }) => status);
	if (statuses.length > 0) world.print(`${documentText(outdatedDocument(statuses), world)}\n`);
	const isWritten = !isDryRun && refusals.length === 0;
	const names = installs.map(({ install }) => install.name);
	if (isWritten && changes.length > 0) await writeTogether(place, changes, names);
	printLines(world, sortNaturally(installs, ({ install }) => install.name).map((install) => updateLine(install, isWritten)));
	if (refusals.length === 0) return 0;
	const lines = [...sortNaturally(refusals, ({ name }) => name).map(refusalLine), ...isDryRun ? [] : ["Nothing is written."]];
	world.printError(lines.map((line) => `${line}\n`).join(""));
	return 1;
}
export { update };
