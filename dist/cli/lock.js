import { $r as duplicateKey, A as look, Ai as isInside, Ar as unhashedWords, C as protosByName, Ci as defuse, Ct as formatByName, D as open, E as placesFrom, F as removeDrafts, Fi as UsageError, Ht as withoutCredentials, M as statNamed, Mi as nameOf, Ni as upwards, Nr as discover, O as repositoryOptions, Or as selectFiles, Pi as within, Qr as protoLock, S as compareEntries, T as withProto, Ti as visible, Ur as contentHash, V as statOf, Xr as readLock, Yr as lockFormatOf, Zr as foreignHeader, ai as get, ei as parseYaml, fi as compareText, hr as listed, ji as join$1, l as filesOf, li as grouped, ni as require_packages, nn as unitsOf, or as uncoveredFiles, qr as unreadSubmodules, rn as lockPathOf, rt as versionTuple, ti as sanitizePaths, tn as holdingsOf, tt as check, ur as counted, vt as load, w as skillsOfProto, xi as didYouMean, yi as quoted, yt as maximumBytes } from "./core.js";
import { r as writeFileAtomically } from "./write-file.js";
import { readFileSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { isUtf8 } from "node:buffer";
// src/cli/lock-place.ts
function lockPlace({ operands: [named], values }, { cwd }, top, opening) {
	const given = values.get("proto");
	if (given !== void 0) {
		const proto = pathIn(top, cwd, given);
		if (!statNamed({
			name: given,
			path: resolve(cwd, given)
		})?.isFile()) throw new UsageError(`"${given}" is no file.`);
		return {
			lock: named === void 0 ? lockPathOf(proto) : pathIn(top, cwd, named),
			proto
		};
	}
	if (named === void 0) return {
		lock: "proto.lock",
		proto: null
	};
	const path = pathIn(top, cwd, named);
	const protos = protosByName(opening.sides.head, opening.config);
	const all = [...protos.values()].flat();
	if (all.includes(path)) return {
		lock: lockPathOf(path),
		proto: path
	};
	const owner = nameOf(path) === "proto.lock" ? void 0 : all.find((one) => lockPathOf(one) === path);
	if (owner !== void 0) return {
		lock: path,
		proto: owner
	};
	const there = statNamed({
		name: named,
		path: resolve(cwd, named)
	});
	if (there?.isDirectory()) throw new UsageError(`"${named}" is a directory, no lock.`, alone);
	if (there || named.includes(".") || named.includes("/")) return {
		lock: path,
		proto: null
	};
	return placeOfName(named, protos);
}
function lockText(name, top) {
	const path = join(top, name);
	if (leadsOut(path, top)) throw new UsageError(`"${name}" leads out of the tree or nowhere, so it is not read.`);
	const stat = statNamed({
		name,
		path
	});
	if (!stat) return null;
	if (!stat.isFile()) throw new UsageError(`"${name}" is no file.`);
	return look(name, () => readFileSync(path, "utf8"));
}
function rewritableText(name, top) {
	const text = lockText(name, top);
	if (text === null || isUtf8(look(name, () => readFileSync(join(top, name))))) return text;
	throw new UsageError(`"${name}" is not UTF-8 text, so it is not rewritten; save it as UTF-8, or delete it.`);
}
function leadsOut(path, top) {
	try {
		const inner = relative(realpathSync.native(top), realpathSync.native(path));
		return inner === ".." || inner.startsWith(`..${sep}`) || isAbsolute(inner);
	} catch {
		return [...upwards(relative(top, path).split(sep).join("/"))].some((one) => statOf(join(top, one))?.isSymbolicLink());
	}
}
function placeOfName(name, protos) {
	const [proto, second] = protos.get(name) ?? [];
	if (proto === void 0) {
		const meant = didYouMean(name, protos.keys()) ?? `A lock has a name such as proto.lock. ${alone}`;
		throw new UsageError(`No proto is called "${name}".`, meant);
	}
	if (second !== void 0) {
		const both = `Both "${proto}" and "${second}" are called "${name}".`;
		throw new UsageError(both, "Name one of them: --proto FILE");
	}
	return {
		lock: lockPathOf(proto),
		proto
	};
}
const alone = "To lock one skill, name it in a proto: protos/vendored.yaml with \"skill: NAME\", then skillgate lock vendored";
function pathIn(top, cwd, named) {
	const path = relative(top, resolve(cwd, named));
	if (path === ".." || path.startsWith(`..${sep}`)) throw new UsageError(`"${named}" lies outside of "${top}".`);
	return path.split(sep).join("/");
}
// src/locks/target.ts
function lockTarget(skill, where) {
	return {
		name: skill.name,
		root: skill.root,
		unhashed: unhashedWords(skill),
		contentHash: contentHash(skill),
		integrity: skill.digests.get("integrity") ?? "",
		version: skill.version?.value ?? null,
		...where
	};
}
function wantedFields(target) {
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
	const pinned = new Map(before?.entries.map(({ id, pins }) => [id, pins.map((pin) => pin.value)]));
	const chosen = [];
	const kept = new Set();
	const problems = [];
	for (const [name, all] of grouped(targets, (target) => target.name)) {
		const hashed = all.filter((one) => one.contentHash !== "" && one.integrity !== "");
		const target = hashed.find((one) => pinned.get(name)?.includes(one.contentHash)) ?? hashed[0];
		if (target) chosen.push(target);
		else kept.add(name);
		const message = target ? ambiguous(target, hashed) : unhashed(name, all[0]?.unhashed ?? "");
		if (message) problems.push({
			rule: "lock-content-changed",
			message,
			at: { path },
			about: name
		});
	}
	return {
		chosen,
		kept,
		problems
	};
}
function unhashed(name, why) {
	return `${quoted(name)} has no hash, as ${why}; what the lock says of it stays as it was.`;
}
function ambiguous(target, all) {
	if (all.every(({ integrity }) => integrity === target.integrity)) return null;
	const place = target.root === "" ? "the root of the repository" : target.root;
	return `${all.length} different skills are called ${quoted(target.name)}; the lock holds the one in ${place}.`;
}
const yaml = (0, require_packages().yamlEditPackage)();
var LockDocument = class {
	#doc;
	#given;
	#root;
	#skills;
	constructor(text) {
		this.#given = text;
		this.#doc = yaml.parseDocument(text.replaceAll("\r\n", "\n"), {
			schema: "failsafe",
			customTags: ["null"],
			uniqueKeys: false,
			logLevel: "silent",
			sortMapEntries: (a, b) => compareText(keyOf(a), keyOf(b))
		});
		this.#root = yaml.isMap(this.#doc.contents) ? this.#doc.contents : new yaml.YAMLMap();
		this.#skills = mapUnder(this.#root, "skills");
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
	hold(targets, kept) {
		const names = new Set([...kept, ...targets.map(({ name }) => name)]);
		const skills = this.#skills;
		const [first] = skills.items;
		skills.items = skills.items.filter((pair) => names.has(keyOf(pair)));
		for (const target of targets.toSorted((a, b) => compareText(a.name, b.name))) refresh(mapUnder(skills, newKey(target.name)), wantedFields(target));
		if (first && yaml.isScalar(first.key) && skills.items.indexOf(first) > 0) {
			first.key.commentBefore = skills.commentBefore ?? null;
			skills.commentBefore = null;
		}
		yaml.visit(this.#doc, { Scalar(key, node) {
			if (key !== "key" && typeof node.value === "string") node.value = sanitizePaths(node.value);
		} });
	}
	stamp(generatedAt) {
		if (this.#root.has("generated_at")) put(this.#root, "generated_at", generatedAt);
	}
	toString() {
		const indent = /^\ufeff?skills:[^\n]*\n( {1,8})\S/m.exec(this.#given)?.[1]?.length ?? 2;
		const text = this.#doc.toString({
			lineWidth: 0,
			flowCollectionPadding: false,
			indent
		}).replace(/[\x7f-\x84\x86-\x9f\ufffe\uffff]/g, (character) => {
			return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
		});
		const ended = /^.*\r\n/.test(this.#given) ? text.replaceAll("\n", "\r\n") : text;
		return this.#given.startsWith("\ufeff") ? `\ufeff${ended}` : ended;
	}
};
function refresh(entry, wanted) {
	const differs = (name) => {
		const now = entry.get(name) || null;
		return (name === "content_hash" && typeof now === "string" ? now.toLowerCase() : now) !== wanted.get(name);
	};
	const reframed = Boolean(entry.get("integrity")) && differs("integrity");
	const moved = differs("content_hash") || differs("version") || reframed;
	for (const [name, value] of wanted) {
		const isPlace = name === "source_rev" || name === "nix_store_path" && value === null;
		if (!differs(name) || isPlace && !moved) continue;
		if (value === null) drop(entry, name);
		else put(entry, name, value);
	}
}
function put(map, name, value) {
	const there = map.get(name, true);
	const scalar = yaml.isScalar(there) ? there : new yaml.Scalar(value);
	scalar.value = value;
	if (scalar.type !== "QUOTE_SINGLE") scalar.type = "QUOTE_DOUBLE";
	map.set(name, scalar);
}
function drop(map, name) {
	const index = map.items.findIndex((pair) => keyOf(pair) === name);
	const [gone] = map.items.splice(index, 1);
	const comment = yaml.isScalar(gone?.key) ? gone.key.commentBefore : null;
	const next = map.items[index]?.key;
	const join = (other) => [comment, other].filter(Boolean).join("\n");
	if (!comment) return;
	if (yaml.isScalar(next)) next.commentBefore = join(next.commentBefore);
	else map.comment = join(map.comment);
}
function mapUnder(parent, key) {
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
function newKey(text) {
	const isWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
	const key = new yaml.Scalar(text);
	key.type = !isWord && /^[A-Z_][\w.-]*$/i.test(text) ? "PLAIN" : "QUOTE_DOUBLE";
	return key;
}
// src/locks/write.ts
const emptyLock = `# Written by skillgate lock; do not edit by hand.
generated_at: ""
skills: {}
`;
function planLock({ path, text, targets, generatedAt }) {
	const given = text?.trim() ? text : emptyLock;
	const refused = refusals(path, given);
	if (refused.length > 0) return {
		plan: null,
		problems: refused
	};
	const lock = new LockDocument(given);
	if (!lock.isEditable) return {
		plan: null,
		problems: [refusal(path, inBraces)]
	};
	const { chosen, kept, problems } = chooseTargets(path, targets, protoLock.parse(path, given));
	if (text !== null && chosen.length + kept.size === 0) return {
		plan: null,
		problems: [refusal(path, nothingLeft)]
	};
	const before = {
		text: lock.toString(),
		entries: lock.entries()
	};
	lock.hold(chosen, kept);
	const changed = lock.toString() !== before.text || given !== text;
	if (changed) lock.stamp(generatedAt);
	const after = changed ? lock.toString() : given;
	const size = Buffer.byteLength(after);
	if (size > 4194304) return {
		plan: null,
		problems: [refusal(path, tooLarge(size))]
	};
	const harm = (protoLock.parse(path, after)?.problems ?? []).filter(({ rule }) => rule === "lock-syntax");
	if (changed && harm.length > 0) return {
		plan: null,
		problems: harm
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
function refusals(path, text) {
	const writer = writerOf(path, text);
	if (writer) return [refusal(path, foreign(writer))];
	if (foreignHeader(text) !== null) return [refusal(path, noLock)];
	const { root, faults, duplicates } = parseYaml(path, text);
	const lock = protoLock.parse(path, text);
	const skills = get(root ?? void 0, "skills");
	const isEmpty = skills?.kind === "null" || skills?.kind === "table" && skills.fields.size === 0;
	if (!lock && (faults.length > 0 || !isEmpty)) return [refusal(path, noLock)];
	return faults.length > 0 ? lock?.problems ?? [] : duplicates.map(duplicateKey);
}
function writerOf(path, text) {
	const lock = readLock(path, text);
	if (lock) return lockFormatOf(lock).writer;
	return formatByName(path)?.writer ?? null;
}
function foreign({ name, command }) {
	return `This is the lock of ${name}, which alone writes it, so it is left as it is; "${command}" brings it up to date.`;
}
const noLock = "The file is no lock of ADR-003, which holds \"skills\" with a \"content_hash\" each, so it is not overwritten.";
const nothingLeft = "No skill is left to lock, and a lock without an entry is none, so it is left as it is; delete it.";
function tooLarge(size) {
	return `The lock would have ${size} bytes, and no run reads more than ${maximumBytes}, so it is left as it is; lock fewer skills in one file.`;
}
const inBraces = "The lock is written in braces, as JSON is, or holds anchors, so it is not rewritten; delete it, and it is made anew.";
function refusal(path, message) {
	return {
		rule: "lock-syntax",
		message,
		at: { path },
		about: message
	};
}
// src/lock.ts
async function lock$1(command, config) {
	const { tree, origin, path, text, generatedAt, proto = null } = command;
	const settings = proto === null ? config : withProto(config, proto);
	const { workspace } = await load(tree, settings, {
		algorithms: ["integrity"],
		proto
	});
	const holders = workspace.skills.filter((skill) => covers(skill, path));
	if (holders.length > 0) return {
		plan: null,
		problems: holders.map((one) => inside(one, path))
	};
	const wanted = proto === null ? {
		...workspace,
		problems: []
	} : skillsOfProto(workspace, {
		proto,
		lock: path
	});
	if (wanted.problems.length > 0) return {
		plan: null,
		problems: wanted.problems
	};
	const empty = wanted.skills.filter((skill) => selectFiles(skill.files, skill.ignore ?? null).length === 0);
	const refused = [...wanted.skills.filter(({ name }) => name === "<<").map(merging), ...empty.map(emptied)];
	if (refused.length > 0) return {
		plan: null,
		problems: refused
	};
	const { sha } = origin.head();
	const isCommitted = committedSkills(origin);
	return planLock({
		path,
		text,
		targets: wanted.skills.map((skill) => {
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
	return (skill) => [...paths].every((path) => path !== join$1(skill.root, ".skillignore") && !covers(skill, path));
}
function covers({ root, ignore }, path) {
	if (!isInside(path, root)) return false;
	const name = within(root, path);
	return selectFiles([{
		path,
		name,
		kind: "file"
	}], ignore ?? null).length > 0;
}
function inside({ root, name }, path) {
	const line = within(root, path);
	return {
		rule: "lock-content-changed",
		message: `The lock lies inside skill ${quoted(name)} and counts for its hash, which changes as the lock is written; a line ${quoted(line)} in its .skillignore leaves it out.`,
		at: { path },
		about: root
	};
}
function merging({ root, name, texts }) {
	const message = `A lock cannot hold a skill called ${quoted(name)}, which in YAML takes in other fields; rename the skill.`;
	const [path = root] = texts.keys();
	return {
		rule: "lock-syntax",
		message,
		at: { path },
		about: root
	};
}
function emptied({ root, name }) {
	return {
		rule: "lock-content-changed",
		message: `It leaves out every file of skill ${quoted(name)}, so the lock would hold the hash of nothing, which fits any content.`,
		at: { path: join$1(root, ".skillignore") },
		about: root
	};
}
// src/cli/lock-plan.ts
function planFor({ sides, config }, { lock: path, proto }, text) {
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
// src/cli/lock-words.ts
function lineOf({ at, message }) {
	const start = at.range?.start;
	const place = `${at.path}${start ? `:${start.line}:${start.column}` : ""}`;
	return visible(`${place}: ${withoutCredentials(message)}`);
}
function print(world, lines) {
	world.print(lines.map((line) => `${defuse(line)}\n`).join(""));
}
// src/cli/lock-check.ts
async function verifyLock(opening, top, place, world) {
	const { sides, config } = opening;
	const { lock: path, proto } = place;
	const text = lockText(path, top);
	if (text === null) throw new UsageError(`There is no lock at "${path}".`, await locksThere(opening));
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
	const said = filesOf(findings, {
		...world,
		place: placesFrom(world.cwd, top)
	}).flat();
	const { verified, entries } = summary;
	const others = proto === null ? openSkills(report, summary) : differenceIn(await compareEntries(sides.head, settings, {
		proto,
		lock: path
	}), proto);
	const differs = findings.some(({ severity }) => severity === "error");
	if (!differs && others.length === 0 && isOurs(summary, text)) {
		const origin = {
			...sides.origin,
			directory: null
		};
		const { plan } = await planFor({
			...opening,
			sides: {
				...sides,
				origin
			}
		}, place, text);
		others.push(...(plan?.updated ?? []).map(outdated));
	}
	const isBlind = !differs && others.length === 0 && entries > 0 && verified === 0;
	const blind = isBlind ? ["none of its skills is where it looks, so it vouches for nothing here."] : [];
	const uncovered = await uncoveredBy(path, sides.head, settings);
	const told = [
		...others,
		`${verified} of ${entries} entries verified.`,
		...uncovered,
		...blind
	].map((line) => visible(`${path}: ${line}`));
	print(world, [
		...said,
		...said.length > 0 ? [""] : [],
		...told
	]);
	return differs || others.length > 0 || isBlind ? 1 : 0;
}
async function uncoveredBy(path, tree, config) {
	const { workspace } = await load(tree, config);
	const lock = workspace.locks.find((one) => one.path === path);
	const holdings = holdingsOf(workspace);
	const units = (lock?.entries ?? []).flatMap((entry) => lock ? unitsOf(lock, entry, holdings) : []);
	const files = new Set();
	for (const [skill, own] of grouped(units, (unit) => unit.skill)) {
		if (!skill) continue;
		for (const file of uncoveredFiles(skill, own)) files.add(file.path);
		for (const submodule of unreadSubmodules(skill)) files.add(submodule.path);
	}
	if (files.size === 0) return [];
	const are = files.size === 1 ? "is" : "are";
	return [`${counted(files.size, "file")} of the locked skills ${are} not covered by any hash: ${listed([...files])}.`];
}
const most = 5;
async function locksThere({ sides, config }) {
	const { locks } = await check({
		...sides,
		base: null
	}, config);
	if (locks.length === 0) return "To write it: skillgate lock";
	const shown = locks.slice(0, most).map(({ path }) => visible(path));
	const more = locks.length > most ? ` and ${locks.length - most} more` : "";
	return `Name one of those that are there: ${shown.join(", ")}${more}`;
}
function isOurs({ format }, text) {
	return format === protoLock.id && /^\s+integrity:/m.test(text);
}
function outdated(name) {
	return `the entry of "${name}" is not what "skillgate lock" would write.`;
}
function openSkills({ skills }, { path, format }) {
	if (format !== protoLock.id) return [];
	return skills.filter(({ lockedBy }) => !lockedBy.includes(path)).map(({ name, root }) => `no entry of "${name}", a skill in ${root || "."}.`);
}
function differenceIn({ missing, surplus, problems }, proto) {
	if (problems.length > 0) throw new UsageError(problems.map(lineOf));
	return [...missing.map((name) => `no entry of "${name}", which ${proto} references.`), ...surplus.map((name) => `an entry of "${name}", which ${proto} does not reference.`)];
}
// src/cli/lock.ts
const lock = {
	name: "lock",
	also: [
		"pin",
		"freeze",
		"update"
	],
	summary: "write or refresh a lock of all skills, or of those of a proto",
	operands: "[FILE|PROTO]",
	most: 1,
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
		["skillgate lock", "proto.lock at the top of the repository"],
		["skillgate lock locks/all.lock", "another file"],
		["skillgate lock daily", "the skills protos/daily.yaml references"],
		["skillgate lock --check", "for CI"]
	],
	async run(args, world) {
		const opened = () => open({
			cwd: world.cwd,
			told: world.told,
			base: "none",
			config: args.values.get("config")
		});
		const opening = await opened();
		const top = opening.sides.origin.directory ?? world.cwd;
		const place = lockPlace(args, world, top, opening);
		if (args.flags.has("check")) return verifyLock(opening, top, place, world);
		return write(removeDrafts(join(top, place.lock)) ? await opened() : opening, top, place, world);
	}
};
async function write(opening, top, place, world) {
	const path = place.lock;
	refuseUnread(path, opening);
	const planned = await planUndisturbed(() => rewritableText(path, top), (text) => planFor(opening, place, text));
	if (!planned) throw new UsageError(`"${path}" is being written by others; it is as they left it.`);
	const { plan, problems } = planned.outcome;
	if (plan === null) throw new UsageError(problems.map(lineOf));
	if (planned.text === null && plan.added.length === 0) throw new UsageError(`There is nothing to lock: no directory below "${top}" holds a SKILL.md.`);
	if (plan.changed) writeFileAtomically(top, path, plan.text);
	print(world, [...problems.map(lineOf), ...changesOf(plan, path)]);
	return 0;
}
function refuseUnread(path, { config }) {
	const { locks } = discover([{
		path,
		kind: "file"
	}], config);
	if (locks.includes(path)) return;
	const why = `Nothing reads "${path}" as a lock.`;
	throw new UsageError(why, "Locks are called *.lock, or named by \"locks\" in the configuration, and not left out by \"ignore\".");
}
async function planUndisturbed(read, plan) {
	for (let left = 3; left > 0; left--) {
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
	if (!plan.changed) return [`${visible(path)} is up to date.`];
	const marked = (mark, ids) => ids.map((id) => `  ${mark} ${visible(id)}`);
	return [
		`${visible(path)} is written.`,
		...marked("+", plan.added),
		...marked("~", plan.updated),
		...marked("-", plan.removed)
	];
}
export { lock };
