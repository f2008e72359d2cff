import { $n as delegatesOf, Bl as isInside, Ca as installKeys, Gl as selfAndAncestors, Hl as nameOf, Kn as marketplaceSkillUnlisted, Kt as load, La as readTexts, Qn as agentNames, Rl as folderOf, Sa as installKeyOf, Uo as dividePlainLock, Wo as lockFormatOf, cs as isManifestName, dn as clientTree, er as serverNames, mn as areSameSubmodules, mr as partNames, nn as isScript, nr as createSkillLookup, rr as lockedTargets, sn as textsOf, ul as compareText, un as discoverTree, xa as installFolders } from "./core.js";
import { t as newlyOfferedSkills } from "./newly-offered.js";
// src/pipeline/scope/changed-roots.ts
const sweepingNames = /^(?:\.gitattributes|\.gitignore|\.gitmodules|skillaccord\.ya?ml)$/;
function areLocal(changes, { head, base }, configPath) {
	if (!areSameSubmodules(base.submodules, head.submodules)) return false;
	return changes.every(({ path, before, after }) => before !== "symlink" && after !== "symlink" && path !== configPath && !sweepingNames.test(nameOf(path)));
}
function changedRoots(changes, roots) {
	const around = [...new Set(changes.map(({ path }) => folderOf(path)))].flatMap((folder) => [...selfAndAncestors(folder)]);
	return new Set(around.filter((folder) => roots.has(folder)));
}
// src/pipeline/scope/naming-skills.ts
async function findNamingSkills(tree, skills, trees, changes) {
	const patterns = [...fragmentPatterns(changes), ...namePatterns(trees)];
	if (patterns.length === 0) return new Set();
	const rootByPath = new Map(skills.flatMap((skill) => textsOf(skill).map(({ path }) => [path, skill.root])));
	const paths = [...rootByPath.keys()];
	const found = await tree.search?.(paths, patterns) ?? await searchTexts(tree, paths, patterns);
	return new Set(paths.flatMap((path) => found.has(path) ? rootByPath.get(path) ?? [] : []));
}
function fragmentPatterns(changes) {
	const names = new Set(changes.map(({ path }) => nameOf(path)).filter((name) => /\.md$/i.test(name)));
	if (names.size === 0) return [];
	const words = Array.from(names, (name) => /^[\w .-]*$/.exec(name)?.[0] ?? ".md");
	return [...new Set(words.map((word) => `${word.replaceAll(".", "\\.")}#`)), "[%\\\\][^ \\t()]*#"];
}
function namePatterns({ head, base }) {
	if (!base) return [];
	const plugins = [...differingPlugins(head, base)].filter(isWord);
	const agents = [...difference(agentNames(base), agentNames(head))].filter(isWord);
	const servers = [...difference(serverNames(base), serverNames(head))].filter(isWord);
	return [
		...plugins.map((name) => `${name}:[A-Za-z]`),
		...agents.map((name) => `agent["']?[ \\t]*:.*${name}`),
		...servers.map((name) => `mcp__${name}`)
	];
}
function isWord(name) {
	return /^[\w-]+$/.test(name);
}
function differingPlugins(head, base) {
	const [now, before] = [partNames(head), partNames(base)];
	const differing = [...new Set([...now.keys(), ...before.keys()])].filter((name) => !areSame(now.get(name), before.get(name)));
	const [usedNow, usedBefore] = [usedPlugins(head), usedPlugins(base)];
	return new Set([
		...differing,
		...unknownParts(head, now).map(({ plugin }) => plugin),
		...difference(usedNow, usedBefore),
		...difference(usedBefore, usedNow),
		...difference(serverNames(base), serverNames(head)),
		...difference(serverNames(head), serverNames(base))
	]);
}
function areSame(left, right) {
	if (!left || !right || left.isOpen !== right.isOpen) return left === right;
	return left.names.size === right.names.size && [...left.names].every((name) => right.names.has(name));
}
function difference(left, right) {
	return [...left].filter((name) => !right.has(name));
}
function usedPlugins(workspace) {
	const known = partNames(workspace);
	const parts = workspace.mentions.texts.flatMap((text) => text.parts);
	return new Set(parts.flatMap(({ plugin, name }) => known.get(plugin)?.names.has(name) ? [plugin] : []));
}
function unknownParts(workspace, known) {
	return workspace.mentions.texts.flatMap(({ parts }) => parts.filter(({ plugin, name }) => known.has(plugin) && !known.get(plugin)?.names.has(name)));
}
function unknownNames({ head, base }) {
	return new Set([...unknownIn(head), ...base ? unknownIn(base) : []]);
}
function unknownIn(workspace) {
	const parts = unknownParts(workspace, partNames(workspace)).map(({ name }) => name);
	const delegates = delegatesOf(workspace).flatMap(({ kind, power }) => kind === "skill" ? [power.scope.split(":").at(-1) ?? ""] : []);
	return [...parts, ...delegates].filter(isWord);
}
async function searchTexts(tree, paths, patterns) {
	const pattern = new RegExp(patterns.join("|"));
	const texts = await readTexts(tree, paths);
	return new Set(paths.filter((path) => pattern.test(texts.get(path)?.text ?? "")));
}
// src/pipeline/scope/path-changes.ts
async function compareTrees(head, base) {
	const [headIds, baseIds] = [await head.knownIds?.(), await base.knownIds?.()];
	if (!headIds || !baseIds) return null;
	const paths = [];
	for (const [before, after] of alignEntries(base.entries, head.entries)) {
		const path = (after ?? before)?.path ?? "";
		const [oldId, newId] = [baseIds.get(path), headIds.get(path)];
		if (!(before?.kind === after?.kind && oldId !== void 0 && oldId === newId)) paths.push({
			path,
			before: before?.kind ?? null,
			after: after?.kind ?? null
		});
	}
	return {
		paths,
		headIds
	};
}
function withPlaces(changes, views) {
	const [before, after] = [views.base.opened, views.head.opened];
	if (before.size + after.size === 0) return changes;
	const changed = new Set(changes.paths.map(({ path }) => path));
	const kindIn = (opened, path) => opened.has(path) ? "symlink" : null;
	const places = [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
		const [old, now] = [before.get(path), after.get(path)];
		if (old === now && !changed.has(now ?? "")) return [];
		return [{
			path,
			before: kindIn(before, path),
			after: kindIn(after, path)
		}];
	});
	const paths = [...changes.paths, ...places.filter(({ path }) => !changed.has(path))];
	return {
		...changes,
		paths: paths.sort((a, b) => compareText(a.path, b.path))
	};
}
function* alignEntries(before, after) {
	let [left, right] = [0, 0];
	while (left < before.length || right < after.length) {
		const [baseEntry, headEntry] = [before[left], after[right]];
		const order = baseEntry?.path === headEntry?.path ? 0 : orderOf(baseEntry, headEntry);
		yield [order <= 0 ? baseEntry : void 0, order >= 0 ? headEntry : void 0];
		if (order <= 0) left++;
		if (order >= 0) right++;
	}
}
function orderOf(baseEntry, headEntry) {
	if (!baseEntry || !headEntry) return baseEntry ? -1 : 1;
	return compareText(baseEntry.path, headEntry.path);
}
// src/pipeline/scope/plain-locks.ts
async function readLocks(trees, [ofHead, ofBase], isChanged) {
	const headTexts = await readTexts(trees.head, ofHead.locks);
	const changedTexts = await readTexts(trees.base, ofBase.locks.filter(isChanged));
	const sameTexts = [...headTexts].filter(([path, { problems }]) => problems.length === 0 && !isChanged(path));
	const baseTexts = new Map([...sameTexts, ...changedTexts]);
	const [headPlain, basePlain] = [new Map(), new Map()];
	const [changedIds, lastIds] = [new Set(), new Set()];
	for (const [path, { text }] of headTexts) {
		const after = text === null ? null : dividePlainLock(text);
		const baseText = baseTexts.get(path)?.text ?? null;
		const before = baseText === null || baseText === text ? after : dividePlainLock(baseText);
		if (!after || !before || baseText === null) continue;
		headPlain.set(path, after);
		basePlain.set(path, before);
		for (const id of differingIds$1(before, after)) changedIds.add(id);
		for (const { entries } of [before, after]) lastIds.add([...entries.keys()].at(-1) ?? "");
	}
	return {
		head: {
			texts: headTexts,
			plain: headPlain
		},
		base: {
			texts: baseTexts,
			plain: basePlain
		},
		changedIds,
		lastIds
	};
}
function* differingIds$1(before, after) {
	if (before === after) return;
	for (const [id, entry] of after.entries) if (before.entries.get(id) !== entry) yield id;
	for (const id of before.entries.keys()) if (!after.entries.has(id)) yield id;
}
// src/pipeline/scope/line-patterns.ts
const plainPart = /[\w.-]+/g;
const blank = "[ \\t\\r\\f\\v\\x80-\\xff]*";
const aliasOrEnd = `[:=]${blank}(?:\\*|$)`;
const aliasPatterns = [
	`name["']?${blank}${aliasOrEnd}`,
	`id["']?${blank}${aliasOrEnd}`,
	`^${blank}${aliasOrEnd}`,
	`\\*\\S{1,80}${blank}[:=]${blank}\\*`
];
const compatibilityCharacters = "\\xc2[\\xaa\\xb2\\xb3\\xb9\\xba\\xbc-\\xbe]|\\xc4[\\xb2\\xb3\\xbf]|\\xc5[\\x80\\x89\\xbf]|\\xc7|\\xca[\\xb0-\\xb8]|\\xcb[\\xa1-\\xa3]|\\xe1[\\xb4-\\xb6\\xba]|\\xe2[\\x81\\x82\\x84-\\x86\\x91-\\x93\\xb1]|\\xe3[\\x89-\\x8f]|\\xea\\x9f|\\xef[\\xac\\xb8\\xb9\\xbc\\xbd]|\\xf0(?:\\x90\\x9e|\\x9c\\xb3|\\x9d|\\x9f[\\x84-\\x86\\xaf])";
const compatibilityDots = "\\xe2\\x80[\\xa4-\\xa6]";
const numericEscapes = ["\\\\[xXuU]\\{?[0-9a-fA-F]{2}", "%(?:2[dDeE]|3\\d|4[1-9a-fA-F]|5[0-9aAfF]|6[1-9a-fA-F]|7[0-9aA]|[89a-fA-F][0-9a-fA-F])"];
function linePatterns(words, hasNames) {
	const parts = new Set(Array.from(words, longestPart));
	if (parts.has("")) return null;
	const characters = [...new Set([...parts].join(""))].map(escapeInClass).join("");
	return [
		...[...parts].map((part) => part.replaceAll(".", "\\.")),
		...numericEscapes,
		`[${characters}]\\\\[ \\t]*(?:\\r|$)`,
		"\\\\[_.-]",
		compatibilityCharacters,
		...characters.includes(".") ? [compatibilityDots] : [],
		...hasNames ? aliasPatterns : []
	];
}
function longestPart(word) {
	return (word.normalize("NFKC").match(plainPart) ?? []).reduce((longest, part) => part.length > longest.length ? part : longest, "");
}
function escapeInClass(character) {
	return /\w/.test(character) ? character : `\\${character}`;
}
// src/pipeline/scope/mentions.ts
const maxBytes = 262144;
const backslashes = /\\(?:x([0-9a-f]{2})|u\{?([0-9a-f]{4})\}?|U([0-9a-f]{8})|([ \t]*(?:\r\n?|\n)[ \t\r\n]*)|([!-/:-@[-`{-~ ])|([tnvfr_lp]))/gi;
const hasEscape = /\\|%[0-9a-f]{2}/i;
const splits = "\\\\[xu\\s_.-]|%[0-9a-f]{2}";
async function findMentions(tree, skills, words) {
	const mentions = createMentionTest(words);
	const rootByPath = new Map(skills.flatMap(({ root, manifestPaths }) => manifestPaths.map((path) => [path, root])));
	const found = new Set();
	let pieces = [];
	const candidates = await findCandidates(tree, [...rootByPath.keys()], words);
	const failures = await tree.read(candidates, (path, chunk, size, last) => {
		if (size <= maxBytes) pieces.push(Buffer.from(chunk));
		if (!last) return;
		const text = size <= maxBytes ? Buffer.concat(pieces).toString("utf8") : null;
		pieces = [];
		if (text === null || mentions(text)) found.add(rootByPath.get(path) ?? "");
	});
	for (const path of failures.keys()) found.add(rootByPath.get(path) ?? "");
	return found;
}
async function findCandidates(tree, paths, { names, mentions }) {
	const patterns = linePatterns([...names, ...mentions], names.size > 0);
	if (patterns === null || paths.length === 0) return paths;
	const found = await tree.search?.(paths, patterns);
	return found ? paths.filter((path) => found.has(path)) : paths;
}
function createMentionTest({ names, mentions }) {
	const [name, word] = [names, mentions].map(alternatives);
	const sources = [...name === "" ? [] : [`${declaration}(?:\\*|[^]{0,80}?(?:${name}))`], ...word === "" ? [] : [word]];
	if (sources.length === 0) return () => false;
	const pattern = new RegExp(sources.join("|"));
	const isCandidate = createFilter([...names, ...mentions]);
	return (text) => isCandidate.test(text) && (pattern.test(normalize(text)) || hasEscape.test(text) && pattern.test(normalize(decode(text))));
}
function createFilter(words) {
	const parts = words.map((word) => /[\w.-]+/.exec(normalize(word))?.[0] ?? "");
	const escaped = [...new Set(parts)].map((part) => part.replaceAll(".", "\\."));
	const alias = `${declaration.replaceAll(" ?", "\\s*")}\\*`;
	return new RegExp([
		...escaped,
		alias,
		splits,
		"[^\\x00-\\x7f]"
	].join("|"), "i");
}
const declaration = "(?:(?:name|id)[\"']?|\\*\\S{1,80}) ?[:=] ?";
function alternatives(words) {
	return [...new Set(Array.from(words, normalize))].filter((word) => word !== "").map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
}
function normalize(text) {
	return text.normalize("NFKC").replace(/\s+/g, " ").trim();
}
function decode(text) {
	return text.replace(backslashes, (_, byte, unit, point, lineEnd, itself) => {
		if (lineEnd !== void 0) return "";
		if (itself !== void 0) return itself;
		if (byte === void 0 && unit === void 0 && point === void 0) return " ";
		const code = Number.parseInt(byte ?? unit ?? point, 16);
		return code <= 1114111 ? String.fromCodePoint(code) : "";
	}).replace(/(?:%[0-9a-f]{2})+/gi, decodePercent);
}
function decodePercent(encoded) {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}
// src/pipeline/scope/related-skills.ts
async function relatedSkills(files, trees, touch) {
	const skills = [...trees.head.skills, ...trees.base?.skills ?? []];
	const unread = trees.head.skills.filter(({ isUnread }) => isUnread);
	const read = skills.filter(({ root, isUnread }) => !isUnread && touch.roots.has(root));
	const names = new Set([
		...touch.entryIds,
		...read.map(({ name }) => name),
		...installedIds(read, trees),
		...touch.unknown
	]);
	const mentions = new Set([
		...movedNames(touch.changes, files),
		...changedScripts(touch.changes),
		...programFolders
	]);
	if (names.size + mentions.size > 500) return null;
	const folderNames = new Set([...names, ...read.map(({ root }) => nameOf(root))]);
	const isNeighbour = neighbourTest(read, trees, touch);
	const isNewlyOffered = newlyOfferedIn(trees);
	const related = new Set(unread.flatMap((skill) => folderNames.has(nameOf(skill.root)) || isNeighbour(skill) || isNewlyOffered(skill.root) ? [skill.root] : []));
	const others = unread.flatMap(({ root, files }) => related.has(root) ? [] : [{
		root,
		manifestPaths: manifestsIn(root, files)
	}]);
	const found = await findMentions(files.head, others, {
		names,
		mentions
	});
	const isFound = ({ root }) => related.has(root) || found.has(root);
	const naming = await findNamingSkills(files.head, unread.filter((skill) => !isFound(skill)), trees, touch.changes);
	return new Set([
		...related,
		...found,
		...naming
	]);
}
function newlyOfferedIn({ head, base }) {
	return base ? newlyOfferedSkills(base.grants, head.grants, (root) => root) : () => false;
}
function movedNames(changes, { head, base }) {
	const words = new Set();
	for (const { path, before, after } of changes) {
		if (before !== null && after !== null) continue;
		const other = after === null ? head : base;
		const topmost = [...selfAndAncestors(folderOf(path))].findLast((folder) => !hasFolder(other.entries, folder));
		const isManifest = isManifestName(nameOf(path));
		words.add(nameOf(topmost ?? (isManifest ? folderOf(path) : path)));
		if (isManifest) words.add(nameOf(folderOf(path)));
	}
	words.delete("");
	return words;
}
function changedScripts(changes) {
	return changes.flatMap(({ path, before, after }) => before !== null && after !== null && isScript(path) ? [nameOf(path)] : []);
}
function hasFolder(entries, folder) {
	if (folder === "") return true;
	let [low, high] = [0, entries.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (compareText(entries[middle]?.path ?? "", `${folder}/`) < 0) low = middle + 1;
		else high = middle;
	}
	return isInside(entries[low]?.path ?? "", folder);
}
const programFolders = [
	"PLUGIN_ROOT",
	"CLAUDE_SKILL_DIR",
	"CLAUDE_PROJECT_DIR",
	"extensionPath"
];
function neighbourTest(read, { head, base }, { entryIds }) {
	const places = placesOf(read);
	for (const { path } of installedLocks({
		head,
		base
	})) for (const id of entryIds) for (const key of installKeys(path, id)) places.add(key);
	const hasToml = read.some(isToml);
	return (skill) => places.has(installKeyOf(skill.root) ?? "\0") || hasToml && isToml(skill);
}
function placesOf(skills) {
	return new Set(skills.flatMap(({ root }) => installKeyOf(root) ?? []));
}
function installedIds(skills, trees) {
	const places = placesOf(skills);
	return installedLocks(trees).flatMap(({ path, entries }) => entries.flatMap(({ id }) => installKeys(path, id).some((key) => places.has(key)) ? [id] : []));
}
function installedLocks({ head, base }) {
	return [...head.locks, ...base?.locks ?? []].filter((lock) => lockFormatOf(lock).lookupBy === "installed");
}
function isToml({ root, files }) {
	return manifestsIn(root, files).some((path) => nameOf(path) === "skill.toml");
}
function manifestsIn(root, files) {
	return files.flatMap(({ path, kind }) => kind !== "symlink" && folderOf(path) === root && isManifestName(nameOf(path)) ? [path] : []);
}
// src/pipeline/scope/touched-entries.ts
function changedEntryIds({ head, base }) {
	const baseLocks = new Map(base?.locks.map((lock) => [lock.path, lock]));
	if (baseLocks.size !== head.locks.length) return null;
	const headRoots = new Set(head.skills.map(({ root }) => root));
	const baseRoots = new Set(base?.skills.map(({ root }) => root));
	const ids = new Set();
	for (const lock of head.locks) {
		const before = baseLocks.get(lock.path);
		if (!before || before.format !== lock.format) return null;
		if (!hasPlainEntries(before, baseRoots) || !hasPlainEntries(lock, headRoots)) return null;
		if (before.text === lock.text) continue;
		for (const id of differingIds(before, lock)) ids.add(id);
	}
	return ids;
}
function hasPlainEntries({ entries, problems, isIncomplete }, roots) {
	return !isIncomplete && problems.length === 0 && entries.every(({ pins, lockedFolders, deployed, faulty }) => !lockedFolders && !deployed && !faulty && pins.every(({ file, folder }) => file === void 0 && (folder === void 0 || roots.has(folder))));
}
function* differingIds(before, after) {
	const [oldEntries, newEntries] = [before, after].map(({ entries }) => entriesById(entries));
	for (const [id, right] of newEntries) {
		const left = oldEntries.get(id);
		if (!left || !areSameEntries(left, right)) yield id;
	}
	for (const id of oldEntries.keys()) if (!newEntries.has(id)) yield id;
}
function entriesById(entries) {
	const byId = new Map();
	for (const entry of entries) {
		const known = byId.get(entry.id);
		byId.set(entry.id, known ? [known, entry].flat() : entry);
	}
	return byId;
}
function areSameEntries(left, right) {
	if (!("pins" in left) || !("pins" in right) || left.origin || right.origin) return factsOf([left].flat()) === factsOf([right].flat());
	return left.version?.value === right.version?.value && (left.unhashed ?? false) === (right.unhashed ?? false) && (left.hashesSource ?? false) === (right.hashesSource ?? false) && left.pins.length === right.pins.length && left.pins.every(({ algorithm, field, value }, index) => {
		const pin = right.pins[index];
		return pin?.algorithm === algorithm && pin.field === field && pin.value === value;
	});
}
function factsOf(entries) {
	return JSON.stringify(entries.map(({ pins, version, unhashed, hashesSource: ofSource, origin }) => [
		pins.map(({ algorithm, field, value }) => [
			algorithm,
			field,
			value
		]),
		version?.value ?? null,
		[
			unhashed ?? false,
			ofSource ?? false,
			origin ?? null
		]
	]));
}
function withTouchedEntries(trees, ids, roots) {
	const { head, base } = trees;
	const sides = [head, ...base ? [base] : []];
	const lookups = sides.map(createSkillLookup);
	const targetsOf = (lock, entry) => lookups.flatMap((lookup) => targetSkills(lock, entry, lookup));
	const names = namesAt(sides, roots);
	const touches = (lock, entry) => ids.has(entry.id) || (lockFormatOf(lock).lookupBy !== "name" || names.has(entry.id)) && targetsOf(lock, entry).some(({ root }) => roots.has(root));
	const touched = sides.map(({ locks }) => locks.map((lock) => lock.entries.filter((entry) => touches(lock, entry))));
	if (!sides.every(({ locks }, side) => locks.every((lock, index) => touched[side]?.[index]?.every((entry) => !targetsOf(lock, entry).some(({ isUnread }) => isUnread))))) return null;
	const focus = (workspace, side) => ({
		...workspace,
		locks: workspace.locks.map((lock, index) => {
			const entries = touched[side]?.[index] ?? [];
			const { unread = 0 } = lock;
			return {
				...lock,
				entries,
				unread: unread + lock.entries.length - entries.length
			};
		})
	});
	return {
		head: focus(head, 0),
		base: base && focus(base, 1)
	};
}
function namesAt(sides, roots) {
	const skills = sides.flatMap((workspace) => workspace.skills);
	return new Set(skills.flatMap(({ root, name }) => roots.has(root) ? [name] : []));
}
function targetSkills(lock, entry, lookup) {
	return lockedTargets(lock, {
		...entry,
		unhashed: false
	}, lookup).flatMap(({ skill }) => skill ?? []);
}
function withLockedRoots({ head, base }, roots, ids) {
	const locked = new Set(roots);
	if (ids.size === 0) return locked;
	const sides = base ? [head, base] : [head];
	const lookups = sides.map(createSkillLookup);
	for (const lock of sides.flatMap(({ locks }) => locks)) for (const entry of lock.entries) {
		if (!ids.has(entry.id)) continue;
		for (const lookup of lookups) for (const { root, isUnread } of targetSkills(lock, entry, lookup)) if (!isUnread) locked.add(root);
	}
	return locked;
}
// src/pipeline/scope/touched-references.ts
function withTouchedReferences({ head, base }, names, { changes, areNamesSame }) {
	const protos = [...head.protos, ...base?.protos ?? []];
	if (protos.every(({ references }) => references.length === 0)) return {
		head,
		base
	};
	const changed = new Set(changes.map(({ path }) => path));
	if (protos.some(({ path }) => changed.has(path))) return null;
	const isTouched = ({ id }) => names.has(id);
	if (!areNamesSame && protos.some(({ references }) => references.some(isTouched))) return null;
	const focus = (workspace) => ({
		...workspace,
		protos: workspace.protos.map((proto) => ({
			...proto,
			references: proto.references.filter(isTouched)
		}))
	});
	return {
		head: focus(head),
		base: base && focus(base)
	};
}
// src/pipeline/scope/whole-tree.ts
function needsEverySkill({ head, base }, changes) {
	if (!base) return true;
	return [head, base].some(({ listings }) => listings.indexes.length + listings.digestIndexes.length + listings.unrecognised.length > 0) || changesListings(head, base) || changesPlugins(head, base, changes);
}
function changesListings(head, base) {
	if (head.listings.marketplaces.length === 0) return false;
	const lists = (workspace, skill) => [...marketplaceSkillUnlisted.check({
		skill,
		workspace
	})].map(({ about }) => about).join("\0");
	return head.skills.some((skill) => {
		if (!skill.isUnread) return false;
		const unlisted = lists(head, skill);
		return unlisted !== "" && unlisted !== lists(base, skill);
	});
}
function changesPlugins(head, base, changes) {
	if (changes.length === 0) return false;
	const unread = new Set(head.skills.flatMap(({ root, isUnread }) => isUnread ? [root] : []));
	const [before, after] = [base, head].map((workspace) => new Set(memberships(workspace, unread)));
	return [...after ?? []].some((membership) => !before?.has(membership));
}
function memberships({ plugins }, unread) {
	return plugins.all.flatMap(({ root, name, parts }) => parts.flatMap((part) => part.kind === "skill" && unread.has(part.name) ? [`${root}\0${name}\0${part.name}`] : []));
}
// src/pipeline/load-changed.ts
async function loadChanged({ head, base }, config, configPath) {
	if (!base) return null;
	const stored = await compareTrees(head, base);
	if (!stored || !areLocal(stored.paths, {
		head,
		base
	}, configPath)) return null;
	const trees = {
		head,
		base
	};
	const changes = withPlaces(stored, {
		head: await clientTree(head),
		base: await clientTree(base)
	});
	const found = await discoverTree(head, config);
	const discoveries = [found, changes.paths.every(({ before, after }) => before === after) ? found : await discoverTree(base, config)];
	const roots = new Set([...new Set(discoveries)].flatMap(({ skills }) => skills.map(({ root }) => root)));
	const changed = changedRoots(changes.paths, roots);
	const unread = new Set([...roots].filter((root) => !changed.has(root)));
	const changedPaths = new Set(changes.paths.map(({ path }) => path));
	return readRelated({
		trees,
		config,
		changes,
		discoveries,
		locks: await readLocks(trees, discoveries, (path) => changedPaths.has(path))
	}, unread, changed);
}
async function readRelated(input, unread, changed) {
	const { paths } = input.changes;
	let loaded = await loadExcept(input, unread);
	const entryIds = changedEntryIds(loaded);
	if (entryIds === null) return null;
	let roots = withLockedRoots(loaded, changed, entryIds);
	let unknown = unknownNames(loaded);
	for (;;) {
		const touch = {
			changes: paths,
			entryIds,
			roots,
			unknown
		};
		const related = await relatedSkills(input.trees, loaded, touch);
		if (related === null) return null;
		if (related.size === 0) break;
		for (const root of related) unread.delete(root);
		loaded = await loadExcept(input, unread);
		const touched = withLockedRoots(loaded, roots, entryIds);
		const names = unknownNames(loaded);
		if (touched.size === roots.size && [...names].every((name) => unknown.has(name))) break;
		[roots, unknown] = [touched, names];
	}
	return focus(loaded, paths, {
		entryIds,
		roots
	});
}
async function loadExcept(input, unread) {
	const readRoots = input.discoveries.flatMap((discovery) => discovery.skills).flatMap(({ root }) => unread.has(root) ? [] : [root]);
	const { changedIds, lastIds } = input.locks;
	const ids = new Set([
		...changedIds,
		...lastIds,
		...readRoots.map(nameOf)
	]);
	for (;;) {
		const loaded = await loadWithEntries(input, unread, ids);
		const names = readNames(loaded).filter((name) => !ids.has(name));
		if (names.length === 0 || input.locks.head.plain.size === 0) return loaded;
		for (const name of names) ids.add(name);
	}
}
function readNames({ head, base }) {
	return [...head.skills, ...base?.skills ?? []].flatMap(({ name, isUnread }) => isUnread ? [] : [name]);
}
async function loadWithEntries({ trees, config, changes, discoveries, locks }, unread, ids) {
	const isRead = (id) => ids.has(id) || installFolders(id).some((folder) => ids.has(folder));
	const [headOptions, baseOptions] = [locks.head, locks.base].map(({ texts, plain }, side) => ({
		unread,
		texts,
		lockFocus: {
			locks: plain,
			isRead
		},
		discovery: discoveries[side]
	}));
	const compared = {
		isCompared: true,
		knownIds: changes.headIds
	};
	const loaded = await load(trees.head, config, {
		...headOptions,
		...compared
	});
	const { workspace } = await load(trees.base, config, {
		...baseOptions,
		reusable: loaded
	});
	return {
		head: loaded.workspace,
		base: workspace
	};
}
function focus(trees, changes, { entryIds, roots }) {
	if (needsEverySkill(trees, changes)) return null;
	const [headNames, baseNames] = [trees.head, trees.base].map((workspace) => {
		const skills = workspace?.skills.filter(({ root }) => roots.has(root)) ?? [];
		return new Set(skills.map(({ name }) => name));
	});
	const names = new Set([...headNames, ...baseNames]);
	const areNamesSame = headNames.size === names.size && baseNames.size === names.size;
	const touched = withTouchedEntries(trees, new Set([...entryIds, ...names]), roots);
	return touched && withTouchedReferences(touched, names, {
		changes,
		areNamesSame
	});
}
export { loadChanged };
