import { Bl as isInside, Ea as lockContentChanged, El as get, Er as lockSyntax, Gc as nothing, Go as parseLock, Ho as lockCommand, Ia as maxTextBytes, Ic as groupBy, Jo as duplicateKey, Kc as pathPart, Ko as foreignHeader, Kt as load, Na as selectFiles, Rc as code, Uc as msg, Ul as relativePath, Vl as join, Vo as formatForFile, Wc as namePart, Wo as lockFormatOf, Xo as sanitizePaths, Yc as words, Yo as leaksHome, Zo as parseYaml, as as contentHash, ct as skillsOfProto, es as require_packages, hr as lockPathOf, ka as describeUnhashed, lt as withProto, mt as versionTuple, qo as protoLock, ul as compareText, wl as fields } from "./core.js";
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
function normalizedField(name, text) {
	return name === "content_hash" && text !== null ? text.toLowerCase() : text;
}
function isProvenance(name, value) {
	return name === "source_rev" || name === "nix_store_path" && value === null;
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
		const message = target ? ambiguous(target, hashedTargets) : msg`${namePart(name)} has no hash: ${sameName[0]?.unhashedReason ?? nothing}.`;
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
function ambiguous(target, sameName) {
	if (sameName.every(({ integrity }) => integrity === target.integrity)) return null;
	const place = pathPart(target.root || ".");
	return msg`${sameName.length} skills are named ${namePart(target.name)}. The lock has the one in ${place}.`;
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
		const withLineEndings = /^.*\r\n/.test(this.#originalText) ? text.replaceAll("\n", "\r\n") : text;
		return this.#originalText.startsWith("\ufeff") ? `\ufeff${withLineEndings}` : withLineEndings;
	}
};
function updateEntry(entry, fields) {
	const differs = (name) => {
		const current = entry.get(name) || null;
		return (typeof current === "string" ? normalizedField(name, current) : current) !== fields.get(name);
	};
	const hasNewIntegrity = Boolean(entry.get("integrity")) && differs("integrity");
	const hasChanged = differs("content_hash") || differs("version") || hasNewIntegrity;
	for (const [name, value] of fields) {
		if (!differs(name) || isProvenance(name, value) && !hasChanged) continue;
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
// src/locks/up-to-date.ts
const nonBlockSyntax = /[&*!{}[\]|>%]|^(?:---|\.\.\.)/m;
function blockRootOf(text, { root, faults, duplicates }) {
	if (nonBlockSyntax.test(text) || faults.length + duplicates.length > 0) return null;
	return root?.kind === "table" ? root : null;
}
function isUpToDate(root, text, { targets, keptNames }) {
	const skills = get(root, "skills");
	if (text.length > 4194304 || leaksHome(text) || skills?.kind !== "table") return false;
	const names = new Set(targets.map(({ name }) => name));
	const isWanted = (name) => names.has(name) || !keptNames || keptNames.has(name);
	return fields(skills).every(({ key }) => isWanted(key)) && targets.every((target) => hasFields(get(skills, target.name), fieldsOfTarget(target)));
}
function hasFields(entry, wanted) {
	if (entry?.kind !== "table") return false;
	const isSame = (name) => {
		const current = get(entry, name);
		if (current?.kind === "list" || current?.kind === "table") return false;
		return normalizedField(name, current?.kind === "null" ? null : current?.source || null) === wanted.get(name);
	};
	return [...wanted].every(([name, value]) => isProvenance(name, value) || isSame(name));
}
// src/locks/plan-lock.ts
function emptyLock(regenerate = "skillaccord lock") {
	return `# Regenerate with: ${regenerate}
# Auto-generated - do not edit manually
generated_at: ""
skills: {}
`;
}
function planLock(request) {
	const { path, text, targets, generatedAt, keepsOthers = false, dropped } = request;
	const original = text?.trim() ? text : emptyLock(request.regenerate);
	const reading = readLock(path, original);
	const rejections = rejectionsFor(path, original, reading);
	if (rejections.length > 0) return {
		plan: null,
		problems: rejections
	};
	const blockRoot = blockRootOf(original, reading.parsed);
	const uncheckedLock = blockRoot ? null : new LockDocument(original);
	if (uncheckedLock && !uncheckedLock.isEditable) return {
		plan: null,
		problems: [lockProblem(path, notEditable)]
	};
	const choice = chooseTargets(path, targets, reading.lock);
	const { chosenTargets } = choice;
	const ignored = keepsOthers ? [] : ignoredEntries(request, reading.lock, chosenTargets);
	const keptNames = new Set([...choice.keptNames, ...ignored.map(({ about }) => about)]);
	const problems = [...choice.problems, ...ignored];
	if (text !== null && chosenTargets.length + keptNames.size === 0) return {
		plan: null,
		problems: [lockProblem(path, nothingToLock)]
	};
	const wanted = {
		targets: chosenTargets,
		keptNames: keepsOthers ? null : keptNames
	};
	if (!dropped?.size && blockRoot && original === text && isUpToDate(blockRoot, text, wanted)) return {
		plan: {
			text,
			changed: false,
			added: [],
			updated: [],
			removed: []
		},
		problems
	};
	const editableLock = uncheckedLock ?? new LockDocument(original);
	const before = {
		text: editableLock.toString(),
		entries: editableLock.entries()
	};
	const others = [...before.entries.keys()].filter((id) => !dropped?.has(id));
	editableLock.update(chosenTargets, keepsOthers ? new Set(others) : keptNames);
	const changed = editableLock.toString() !== before.text || original !== text;
	if (!text?.trim()) editableLock.setTimestamp(generatedAt);
	const after = changed ? editableLock.toString() : original;
	const size = Buffer.byteLength(after);
	if (size > 4194304) return {
		plan: null,
		problems: [lockProblem(path, tooLarge(size))]
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
			...difference(before.entries, editableLock.entries())
		},
		problems
	};
}
function ignoredEntries({ path, ignoredSkills }, lock, targets) {
	const targetNames = new Set(targets.map(({ name }) => name));
	return (lock?.entries ?? []).flatMap(({ id }) => {
		const root = targetNames.has(id) ? void 0 : ignoredSkills?.get(id);
		if (root === void 0) return [];
		const place = pathPart(root || ".");
		return [{
			rule: "lock-skill-missing",
			message: msg`Lock entry of ${namePart(id)} is unchanged: ${code("ignore")} matches ${place}.`,
			at: { path },
			about: id
		}];
	});
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
function readLock(path, text) {
	const claimed = parseLock(path, text);
	const lock = claimed?.format === "proto-lock" ? claimed : protoLock.parse(path, text);
	return {
		parsed: parseYaml(path, text),
		claimed,
		lock
	};
}
function rejectionsFor(path, text, { parsed: { root, faults, duplicates }, claimed, lock }) {
	const writer = claimed ? lockFormatOf(claimed).writer : formatForFile(path)?.writer;
	if (writer) return [lockProblem(path, foreignLock(writer))];
	if (foreignHeader(text) !== null) return [lockProblem(path, notALock)];
	const skills = get(root ?? void 0, "skills");
	const isEmpty = skills?.kind === "null" || skills?.kind === "table" && skills.fields.size === 0;
	if (!lock && (faults.length > 0 || !isEmpty)) return [lockProblem(path, notALock)];
	return faults.length > 0 ? lock?.problems ?? [] : duplicates.map(duplicateKey);
}
function foreignLock({ name, command }) {
	return {
		about: "foreign",
		message: msg`Not written: this is the lock of ${words(name)}.`,
		help: msg`Run ${code(command)}.`
	};
}
const notALock = {
	about: "no lock",
	message: msg`Not overwritten: this file is not a lock.`,
	help: msg`A lock has ${code("skills")}, each with a ${code("content_hash")}.`
};
const nothingToLock = {
	about: "nothing",
	message: msg`No skill is left to lock.`,
	help: msg`Delete the file: a lock needs an entry.`
};
function tooLarge(size) {
	return {
		about: "size",
		message: msg`Not written: the lock has ${size} bytes, over the limit of ${maxTextBytes}.`,
		help: msg`Lock fewer skills in one file.`
	};
}
const notEditable = {
	about: "style",
	message: msg`Not rewritten: the lock uses YAML flow style or anchors.`,
	help: msg`Delete it and run the command again.`
};
function lockProblem(path, refusal) {
	return {
		rule: "lock-syntax",
		...refusal,
		at: { path }
	};
}
// src/tasks/lock.ts
const lockAlgorithms = ["integrity"];
async function lock(command, config) {
	const { tree, context, path, text, generatedAt, proto = null, refreshOnly, known } = command;
	const settings = proto === null ? config : withProto(config, proto);
	const { workspace } = await load(tree, settings, {
		algorithms: lockAlgorithms,
		proto,
		known
	});
	const containingSkills = workspace.skills.filter((skill) => isHashed(skill, path));
	if (containingSkills.length > 0) return {
		plan: null,
		problems: containingSkills.map((skill) => lockInsideProblem(skill, path))
	};
	const selection = proto === null ? {
		skills: workspace.skills.filter(isSelected(refreshOnly)),
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
	const { sha } = context.head();
	const isCommitted = committedSkills(context);
	const outcome = planLock({
		path,
		text,
		targets: selection.skills.map((skill) => {
			const tuple = versionTuple(skill, context, isCommitted(skill) ? sha : null);
			return lockTarget(skill, {
				sourceRev: tuple.source_rev,
				nixStorePath: tuple.nix_store_path
			});
		}),
		generatedAt,
		regenerate: regenerateCommand(path, proto),
		keepsOthers: refreshOnly !== void 0,
		dropped: command.dropped,
		ignoredSkills: proto === null ? workspace.ignoredSkills : void 0
	});
	const linked = selection.skills.flatMap(linkedManifestProblem);
	return {
		...outcome,
		problems: [...outcome.problems, ...linked]
	};
}
function regenerateCommand(path, proto) {
	const isDefault = path === (proto === null ? "proto.lock" : lockPathOf(proto));
	return lockCommand(isDefault ? null : path, proto);
}
function isSelected(names) {
	return ({ name }) => names?.has(name) ?? true;
}
function committedSkills({ head, uncommitted }) {
	const paths = uncommitted?.();
	if (!paths) return () => !head().dirty;
	return (skill) => [...paths].every((path) => path !== join(skill.root, ".skillignore") && !isHashed(skill, path));
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
	const message = msg`The lock is inside skill ${namePart(name)} and part of its hash.`;
	const help = msg`Add the line ${code(pattern)} to its ${pathPart(".skillignore")}.`;
	return {
		rule: lockContentChanged.id,
		message,
		help,
		at: { path },
		about: root
	};
}
function mergeKeyProblem({ root, name, texts }) {
	const message = msg`No lock can have skill ${namePart(name)}: it is a merge key in YAML.`;
	const [path = root] = texts.keys();
	return {
		rule: lockSyntax.id,
		message,
		help: msg`Rename the skill.`,
		at: { path },
		about: root
	};
}
function linkedManifestProblem({ root, name, path, files }) {
	if (!files.some((file) => file.path === path && file.kind === "symlink")) return [];
	const message = msg`The manifest is a symbolic link: the hash of ${namePart(name)} leaves it out.`;
	const help = msg`Put the file itself there.`;
	return [{
		rule: lockContentChanged.id,
		message,
		help,
		at: { path },
		about: root
	}];
}
function emptySkillProblem(skill) {
	const [linked] = linkedManifestProblem(skill);
	if (linked) return linked;
	const { root, name } = skill;
	const message = msg`Every file of skill ${namePart(name)} is excluded: a lock would verify nothing.`;
	const at = { path: join(root, ".skillignore") };
	return {
		rule: lockContentChanged.id,
		message,
		at,
		about: root
	};
}
export { lockAlgorithms as n, lock as t };
