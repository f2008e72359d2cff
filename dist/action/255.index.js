export const id = 255;
export const ids = [255];
export const modules = {

/***/ 50255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadChanged: () => (/* binding */ loadChanged)
});

// EXTERNAL MODULE: ./.build/src/model/text/install-location.js
var install_location = __webpack_require__(8160);
// EXTERNAL MODULE: ./.build/src/model/text/path.js
var text_path = __webpack_require__(49018);
// EXTERNAL MODULE: ./.build/src/pipeline/discover-tree.js
var discover_tree = __webpack_require__(93268);
// EXTERNAL MODULE: ./.build/src/pipeline/load.js + 22 modules
var load = __webpack_require__(26916);
// EXTERNAL MODULE: ./.build/src/pipeline/places/client-tree.js + 5 modules
var client_tree = __webpack_require__(73863);
// EXTERNAL MODULE: ./.build/src/model/tree.js
var tree = __webpack_require__(71841);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/changed-roots.js


/** Files whose change concerns every skill: they decide which files are read, and how. */
const sweepingNames = /^(?:\.gitattributes|\.gitignore|\.gitmodules|skillaccord\.ya?ml)$/;
/**
* Whether changes concern single skills only: none is a link or submodule, and none decides how other files are read.
* `configPath` is the file of the configuration.
*/
function areLocal(changes, { head, base }, configPath) {
	if (!(0,tree/* areSameSubmodules */.a4)(base.submodules, head.submodules)) return false;
	return changes.every(({ path, before, after }) => before !== "symlink" && after !== "symlink" && path !== configPath && !sweepingNames.test((0,text_path/* nameOf */.Vb)(path)));
}
/** The roots of skills that hold a changed file. */
function changedRoots(changes, roots) {
	const folders = new Set(changes.map(({ path }) => (0,text_path/* folderOf */.yS)(path)));
	const around = [...folders].flatMap((folder) => [...(0,text_path/* selfAndAncestors */.Qy)(folder)]);
	return new Set(around.filter((folder) => roots.has(folder)));
}

// EXTERNAL MODULE: ./.build/src/rules/places/known-names.js
var known_names = __webpack_require__(50110);
// EXTERNAL MODULE: ./.build/src/syntax/text-file.js
var text_file = __webpack_require__(29359);
// EXTERNAL MODULE: ./.build/src/units/part-names.js
var part_names = __webpack_require__(97299);
// EXTERNAL MODULE: ./.build/src/pipeline/load/load-mentions.js + 2 modules
var load_mentions = __webpack_require__(90426);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/naming-skills.js





/**
* The roots of the skills with a text that may name what a change renames, removes or adds: headings of a file, parts of a
* plugin, agents, servers.
*/
async function findNamingSkills(tree, skills, trees, changes) {
	const patterns = [...fragmentPatterns(changes), ...namePatterns(trees)];
	if (patterns.length === 0) return new Set();
	const rootByPath = new Map(skills.flatMap((skill) => (0,load_mentions/* textsOf */.CB)(skill).map(({ path }) => [path, skill.root])));
	const paths = [...rootByPath.keys()];
	const found = await tree.search?.(paths, patterns) ?? await searchTexts(tree, paths, patterns);
	return new Set(paths.flatMap((path) => found.has(path) ? rootByPath.get(path) ?? [] : []));
}
/** The names of changed texts before a fragment; names with escapes may be any. */
function fragmentPatterns(changes) {
	const names = new Set(changes.map(({ path }) => (0,text_path/* nameOf */.Vb)(path)).filter((name) => /\.md$/i.test(name)));
	if (names.size === 0) return [];
	const words = Array.from(names, (name) => /^[\w .-]*$/.exec(name)?.[0] ?? ".md");
	return [...new Set(words.map((word) => `${word.replaceAll(".", "\\.")}#`)), "[%\\\\][^ \\t()]*#"];
}
/** The names that texts may have of what differs between two trees. */
function namePatterns({ head, base }) {
	if (!base) return [];
	const plugins = [...differingPlugins(head, base)].filter(isWord);
	const agents = [...difference((0,known_names/* agentNames */.QI)(base), (0,known_names/* agentNames */.QI)(head))].filter(isWord);
	const servers = [...difference((0,known_names/* serverNames */.C1)(base), (0,known_names/* serverNames */.C1)(head))].filter(isWord);
	return [
		...plugins.map((name) => `${name}:[A-Za-z]`),
		...agents.map((name) => `agent["']?[ \\t]*:.*${name}`),
		...servers.map((name) => `mcp__${name}`)
	];
}
function isWord(name) {
	return /^[\w-]+$/.test(name);
}
/** The plugins whose parts, or mentions without a part, decide what `plugin:name` means in other texts. */
function differingPlugins(head, base) {
	const [now, before] = [(0,part_names/* partNames */.w)(head), (0,part_names/* partNames */.w)(base)];
	const differing = [...new Set([...now.keys(), ...before.keys()])].filter((name) => !areSame(now.get(name), before.get(name)));
	const [usedNow, usedBefore] = [usedPlugins(head), usedPlugins(base)];
	return new Set([
		...differing,
		...unknownParts(head, now).map(({ plugin }) => plugin),
		...difference(usedNow, usedBefore),
		...difference(usedBefore, usedNow),
		...difference((0,known_names/* serverNames */.C1)(base), (0,known_names/* serverNames */.C1)(head)),
		...difference((0,known_names/* serverNames */.C1)(head), (0,known_names/* serverNames */.C1)(base))
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
	const known = (0,part_names/* partNames */.w)(workspace);
	const parts = workspace.mentions.texts.flatMap((text) => text.parts);
	return new Set(parts.flatMap(({ plugin, name }) => known.get(plugin)?.names.has(name) ? [plugin] : []));
}
function unknownParts(workspace, known) {
	return workspace.mentions.texts.flatMap(({ parts }) => parts.filter(({ plugin, name }) => known.has(plugin) && !known.get(plugin)?.names.has(name)));
}
/** The names of skills that texts and agents name and no read skill has: an unread one may declare them. */
function unknownNames({ head, base }) {
	return new Set([...unknownIn(head), ...base ? unknownIn(base) : []]);
}
function unknownIn(workspace) {
	const parts = unknownParts(workspace, (0,part_names/* partNames */.w)(workspace)).map(({ name }) => name);
	const delegates = (0,known_names/* delegatesOf */.Us)(workspace).flatMap(({ kind, power }) => kind === "skill" ? [power.scope.split(":").at(-1) ?? ""] : []);
	return [...parts, ...delegates].filter(isWord);
}
async function searchTexts(tree, paths, patterns) {
	const pattern = new RegExp(patterns.join("|"));
	const texts = await (0,text_file/* readTexts */.Z7)(tree, paths);
	return new Set(paths.filter((path) => pattern.test(texts.get(path)?.text ?? "")));
}

// EXTERNAL MODULE: ./.build/src/model/text/text.js
var text_text = __webpack_require__(21858);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/path-changes.js

/** Compares two trees by the blob ids that they know; null if either of them knows none. */
async function compareTrees(head, base) {
	const [headIds, baseIds] = [await head.knownIds?.(), await base.knownIds?.()];
	if (!headIds || !baseIds) return null;
	const paths = [];
	for (const [before, after] of alignEntries(base.entries, head.entries)) {
		const path = (after ?? before)?.path ?? "";
		const [oldId, newId] = [baseIds.get(path), headIds.get(path)];
		const isSame = before?.kind === after?.kind && oldId !== undefined && oldId === newId;
		if (!isSame) paths.push({
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
/** The differences with the places that lead to a file which differs. */
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
		paths: paths.sort((a, b) => (0,text_text/* compareText */.n6)(a.path, b.path))
	};
}
/** The entries of two trees by path, in byte order. */
function* alignEntries(before, after) {
	let [left, right] = [0, 0];
	while (left < before.length || right < after.length) {
		const [baseEntry, headEntry] = [before[left], after[right]];
		const order = baseEntry?.path === headEntry?.path ? 0 : orderOf(baseEntry, headEntry);
		yield [order <= 0 ? baseEntry : undefined, order >= 0 ? headEntry : undefined];
		if (order <= 0) left++;
		if (order >= 0) right++;
	}
}
function orderOf(baseEntry, headEntry) {
	if (!baseEntry || !headEntry) return baseEntry ? -1 : 1;
	return (0,text_text/* compareText */.n6)(baseEntry.path, headEntry.path);
}

// EXTERNAL MODULE: ./.build/src/locks/read.js + 11 modules
var read = __webpack_require__(72799);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/plain-locks.js


/** Reads the files that may be locks, and compares those in plain form by the texts of their entries. */
async function readLocks(trees, [ofHead, ofBase], isChanged) {
	const headTexts = await (0,text_file/* readTexts */.Z7)(trees.head, ofHead.locks);
	const changedTexts = await (0,text_file/* readTexts */.Z7)(trees.base, ofBase.locks.filter(isChanged));
	const sameTexts = [...headTexts].filter(([path, { problems }]) => problems.length === 0 && !isChanged(path));
	const baseTexts = new Map([...sameTexts, ...changedTexts]);
	const [headPlain, basePlain] = [new Map(), new Map()];
	const [changedIds, lastIds] = [new Set(), new Set()];
	for (const [path, { text }] of headTexts) {
		const after = text === null ? null : (0,read/* dividePlainLock */.Rb)(text);
		const baseText = baseTexts.get(path)?.text ?? null;
		const before = baseText === null || baseText === text ? after : (0,read/* dividePlainLock */.Rb)(baseText);
		if (!after || !before || baseText === null) continue;
		headPlain.set(path, after);
		basePlain.set(path, before);
		for (const id of differingIds(before, after)) changedIds.add(id);
		for (const { entries } of [before, after]) lastIds.add([...entries.keys()].at(-1) ?? "");
	}
	const head = {
		texts: headTexts,
		plain: headPlain
	};
	return {
		head,
		base: {
			texts: baseTexts,
			plain: basePlain
		},
		changedIds,
		lastIds
	};
}
function* differingIds(before, after) {
	if (before === after) return;
	for (const [id, entry] of after.entries) if (before.entries.get(id) !== entry) yield id;
	for (const id of before.entries.keys()) if (!after.entries.has(id)) yield id;
}

// EXTERNAL MODULE: ./.build/src/model/skill.js
var skill = __webpack_require__(62208);
// EXTERNAL MODULE: ./.build/src/powers/compare/newly-offered.js
var newly_offered = __webpack_require__(71377);
// EXTERNAL MODULE: ./.build/src/scripts/calls/call-place.js
var call_place = __webpack_require__(7186);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/line-patterns.js
/** An ASCII part of a word, without white space. */
const plainPart = /[\w.-]+/g;
/** White space within a line, and characters beyond ASCII, as bytes. */
const blank = "[ \\t\\r\\f\\v\\x80-\\xff]*";
/** The separator between a key and an alias, or the end of the line. */
const aliasOrEnd = `[:=]${blank}(?:\\*|$)`;
/** Keys of names with an alias as value; the colon and the alias may be on a later line. */
const aliasPatterns = [
	`name["']?${blank}${aliasOrEnd}`,
	`id["']?${blank}${aliasOrEnd}`,
	`^${blank}${aliasOrEnd}`,
	`\\*\\S{1,80}${blank}[:=]${blank}\\*`
];
/** The bytes of the characters beyond ASCII whose compatibility form (NFKC) has ASCII letters, digits or `_`. */
const compatibilityCharacters = "\\xc2[\\xaa\\xb2\\xb3\\xb9\\xba\\xbc-\\xbe]|\\xc4[\\xb2\\xb3\\xbf]|\\xc5[\\x80\\x89\\xbf]|\\xc7|" + "\\xca[\\xb0-\\xb8]|\\xcb[\\xa1-\\xa3]|\\xe1[\\xb4-\\xb6\\xba]|\\xe2[\\x81\\x82\\x84-\\x86\\x91-\\x93\\xb1]|" + "\\xe3[\\x89-\\x8f]|\\xea\\x9f|\\xef[\\xac\\xb8\\xb9\\xbc\\xbd]|\\xf0(?:\\x90\\x9e|\\x9c\\xb3|\\x9d|\\x9f[\\x84-\\x86\\xaf])";
/** The same for characters with dots, such as the ellipsis. */
const compatibilityDots = "\\xe2\\x80[\\xa4-\\xa6]";
/** Escapes by a number, in YAML, JSON, TOML and links. */
const numericEscapes = ["\\\\[xXuU]\\{?[0-9a-fA-F]{2}", "%(?:2[dDeE]|3\\d|4[1-9a-fA-F]|5[0-9aAfF]|6[1-9a-fA-F]|7[0-9aA]|[89a-fA-F][0-9a-fA-F])"];
/**
* Regular expressions over the bytes of single lines, in the syntax that PCRE and ECMAScript share: every UTF-8 text that
* has one of some words, spelt out, escaped or in compatibility characters, matches one. With `hasNames`, so does every
* text with an alias as name. Null for a word without ASCII letters, digits, `_`, `-` or `.`: then any text may match.
*/
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
	const parts = word.normalize("NFKC").match(plainPart) ?? [];
	return parts.reduce((longest, part) => part.length > longest.length ? part : longest, "");
}
function escapeInClass(character) {
	return /\w/.test(character) ? character : `\\${character}`;
}

;// CONCATENATED MODULE: ./.build/src/pipeline/scope/mentions.js

/** The most words of one search; more make reading everything cheaper. */
const maxWords = 500;
/** Longer manifests count as a mention. */
const maxBytes = 256 * 1024;
/** Escapes of YAML, JSON, TOML and Markdown by a backslash. */
const backslashes = /\\(?:x([0-9a-f]{2})|u\{?([0-9a-f]{4})\}?|U([0-9a-f]{8})|([ \t]*(?:\r\n?|\n)[ \t\r\n]*)|([!-/:-@[-`{-~ ])|([tnvfr_lp]))/gi;
const hasEscape = /\\|%[0-9a-f]{2}/i;
/** Escapes that may split a part of a word. */
const splits = "\\\\[xu\\s_.-]|%[0-9a-f]{2}";
/**
* The roots of the skills whose manifests may declare a name or mention a word, spelt out or escaped; or cannot be
* read. Reads only the manifests in which a search of the tree finds a part of a word.
*/
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
/** The paths whose files may have one of the words; all of them if the tree cannot search. */
async function findCandidates(tree, paths, { names, mentions }) {
	const patterns = linePatterns([...names, ...mentions], names.size > 0);
	if (patterns === null || paths.length === 0) return paths;
	const found = await tree.search?.(paths, patterns);
	return found ? paths.filter((path) => found.has(path)) : paths;
}
/** Tests whether a text declares or mentions some words, in any spelling that a manifest permits. */
function createMentionTest({ names, mentions }) {
	const [name, word] = [names, mentions].map(alternatives);
	const sources = [...name === "" ? [] : [`${declaration}(?:\\*|[^]{0,80}?(?:${name}))`], ...word === "" ? [] : [word]];
	if (sources.length === 0) return () => false;
	const pattern = new RegExp(sources.join("|"));
	const isCandidate = createFilter([...names, ...mentions]);
	return (text) => isCandidate.test(text) && (pattern.test(normalize(text)) || hasEscape.test(text) && pattern.test(normalize(decode(text))));
}
/** Matches every text that may hold one of some words: a plain part of one, an escape, an alias, or other characters. */
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
/** The key of a name; a tag, an anchor or a comment may follow before the name. An alias may be any key or name. */
const declaration = "(?:(?:name|id)[\"']?|\\*\\S{1,80}) ?[:=] ?";
function alternatives(words) {
	return [...new Set(Array.from(words, normalize))].filter((word) => word !== "").map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
}
/** The text in compatible characters, with one blank for any white space: a long name may be on several lines. */
function normalize(text) {
	return text.normalize("NFKC").replace(/\s+/g, " ").trim();
}
function decode(text) {
	const plain = text.replace(backslashes, (_, byte, unit, point, lineEnd, itself) => {
		if (lineEnd !== undefined) return "";
		if (itself !== undefined) return itself;
		if (byte === undefined && unit === undefined && point === undefined) return " ";
		const code = Number.parseInt(byte ?? unit ?? point, 16);
		return code <= 1114111 ? String.fromCodePoint(code) : "";
	});
	return plain.replace(/(?:%[0-9a-f]{2})+/gi, decodePercent);
}
function decodePercent(encoded) {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}

;// CONCATENATED MODULE: ./.build/src/pipeline/scope/related-skills.js









/**
* The unread skills that the findings of a change may concern: of the same name or place as a read skill, in changed
* lock entries, newly offered, with dependencies, or with a mention of a path that came, went or runs. Null for too many words.
*/
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
	if (names.size + mentions.size > maxWords) return null;
	const folderNames = new Set([...names, ...read.map(({ root }) => (0,text_path/* nameOf */.Vb)(root))]);
	const isNeighbour = neighbourTest(read, trees, touch);
	const isNewlyOffered = newlyOfferedIn(trees);
	const related = new Set(unread.flatMap((skill) => folderNames.has((0,text_path/* nameOf */.Vb)(skill.root)) || isNeighbour(skill) || isNewlyOffered(skill.root) ? [skill.root] : []));
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
/** An unread skill has the same root in both trees. */
function newlyOfferedIn({ head, base }) {
	return base ? (0,newly_offered/* newlyOfferedSkills */.V)(base.grants, head.grants, (root) => root) : () => false;
}
/**
* The names of the topmost files and folders that only one of two trees has: every path to one inside names it. Where
* skills are installed side by side, a path may begin with the folder of a skill.
*/
function movedNames(changes, { head, base }) {
	const words = new Set();
	for (const { path, before, after } of changes) {
		if (before !== null && after !== null) continue;
		const other = after === null ? head : base;
		const folders = [...(0,text_path/* selfAndAncestors */.Qy)((0,text_path/* folderOf */.yS)(path))];
		const topmost = folders.findLast((folder) => !hasFolder(other.entries, folder));
		const isManifest = (0,skill/* isManifestName */.zU)((0,text_path/* nameOf */.Vb)(path));
		words.add((0,text_path/* nameOf */.Vb)(topmost ?? (isManifest ? (0,text_path/* folderOf */.yS)(path) : path)));
		if (isManifest) words.add((0,text_path/* nameOf */.Vb)((0,text_path/* folderOf */.yS)(path)));
	}
	words.delete("");
	return words;
}
/** The names of changed scripts: other skills may call them. */
function changedScripts(changes) {
	return changes.flatMap(({ path, before, after }) => before !== null && after !== null && (0,call_place/* isScript */.Kh)(path) ? [(0,text_path/* nameOf */.Vb)(path)] : []);
}
/** Whether a folder has a file, by search in the sorted paths of a tree. */
function hasFolder(entries, folder) {
	if (folder === "") return true;
	let [low, high] = [0, entries.length];
	while (low < high) {
		const middle = low + high >> 1;
		if ((0,text_text/* compareText */.n6)(entries[middle]?.path ?? "", `${folder}/`) < 0) low = middle + 1;
		else high = middle;
	}
	return (0,text_path/* isInside */.FK)(entries[low]?.path ?? "", folder);
}
/** The variables by which a command in a manifest runs a file of the repository. */
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
	})) for (const id of entryIds) for (const key of (0,install_location/* installKeys */.Oo)(path, id)) places.add(key);
	const hasToml = read.some(isToml);
	return (skill) => places.has((0,install_location/* installKeyOf */.mF)(skill.root) ?? "\0") || hasToml && isToml(skill);
}
function placesOf(skills) {
	return new Set(skills.flatMap(({ root }) => (0,install_location/* installKeyOf */.mF)(root) ?? []));
}
/** The ids of the lock entries that look for their skills where skills lie: others of these names may lie elsewhere. */
function installedIds(skills, trees) {
	const places = placesOf(skills);
	return installedLocks(trees).flatMap(({ path, entries }) => entries.flatMap(({ id }) => (0,install_location/* installKeys */.Oo)(path, id).some((key) => places.has(key)) ? [id] : []));
}
/** The locks whose entries look for skills in the folders of agents. */
function installedLocks({ head, base }) {
	const locks = [...head.locks, ...base?.locks ?? []];
	return locks.filter((lock) => (0,read/* lockFormatOf */.Yp)(lock).lookupBy === "installed");
}
/** Whether a skill may have dependencies. */
function isToml({ root, files }) {
	return manifestsIn(root, files).some((path) => (0,text_path/* nameOf */.Vb)(path) === "skill.toml");
}
function manifestsIn(root, files) {
	return files.flatMap(({ path, kind }) => kind !== "symlink" && (0,text_path/* folderOf */.yS)(path) === root && (0,skill/* isManifestName */.zU)((0,text_path/* nameOf */.Vb)(path)) ? [path] : []);
}

// EXTERNAL MODULE: ./.build/src/locks/targets.js
var targets = __webpack_require__(93986);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/touched-entries.js


/**
* The ids of the lock entries that differ between two trees; null if locks differ in more than their entries, or pin
* files one by one.
*/
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
		for (const id of touched_entries_differingIds(before, lock)) ids.add(id);
	}
	return ids;
}
/** Whether every entry is sound, and locks whole skills only, by name or as one of these folders. */
function hasPlainEntries({ entries, problems, isIncomplete }, roots) {
	return !isIncomplete && problems.length === 0 && entries.every(({ pins, lockedFolders, deployed, faulty }) => !lockedFolders && !deployed && !faulty && pins.every(({ file, folder }) => file === undefined && (folder === undefined || roots.has(folder))));
}
function* touched_entries_differingIds(before, after) {
	const [oldEntries, newEntries] = [before, after].map(({ entries }) => entriesById(entries));
	for (const [id, right] of newEntries) {
		const left = oldEntries.get(id);
		if (!left || !areSameEntries(left, right)) yield id;
	}
	for (const id of oldEntries.keys()) if (!newEntries.has(id)) yield id;
}
/** The entries by id: mostly one, else a list. */
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
/** Everything that entries of one id state, without its places. */
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
/** Both trees with the lock entries of some ids or roots of skills only; null if one of them locks an unread skill. */
function withTouchedEntries(trees, ids, roots) {
	const { head, base } = trees;
	const sides = [head, ...base ? [base] : []];
	const lookups = sides.map(targets/* createSkillLookup */.uI);
	const targetsOf = (lock, entry) => lookups.flatMap((lookup) => targetSkills(lock, entry, lookup));
	const names = namesAt(sides, roots);
	const touches = (lock, entry) => ids.has(entry.id) || ((0,read/* lockFormatOf */.Yp)(lock).lookupBy !== "name" || names.has(entry.id)) && targetsOf(lock, entry).some(({ root }) => roots.has(root));
	const touched = sides.map(({ locks }) => locks.map((lock) => lock.entries.filter((entry) => touches(lock, entry))));
	const isSound = sides.every(({ locks }, side) => locks.every((lock, index) => touched[side]?.[index]?.every((entry) => !targetsOf(lock, entry).some(({ isUnread }) => isUnread))));
	if (!isSound) return null;
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
/** The names of the skills at some roots. */
function namesAt(sides, roots) {
	const skills = sides.flatMap((workspace) => workspace.skills);
	return new Set(skills.flatMap(({ root, name }) => roots.has(root) ? [name] : []));
}
function targetSkills(lock, entry, lookup) {
	return (0,targets/* lockedTargets */.rY)(lock, {
		...entry,
		unhashed: false
	}, lookup).flatMap(({ skill }) => skill ?? []);
}
/** Some roots, and those of the read skills that entries of some ids lock. */
function withLockedRoots({ head, base }, roots, ids) {
	const locked = new Set(roots);
	if (ids.size === 0) return locked;
	const sides = base ? [head, base] : [head];
	const lookups = sides.map(targets/* createSkillLookup */.uI);
	for (const lock of sides.flatMap(({ locks }) => locks)) {
		for (const entry of lock.entries) {
			if (!ids.has(entry.id)) continue;
			for (const lookup of lookups) for (const { root, isUnread } of targetSkills(lock, entry, lookup)) if (!isUnread) locked.add(root);
		}
	}
	return locked;
}

;// CONCATENATED MODULE: ./.build/src/pipeline/scope/touched-references.js
/**
* Both trees with the references to skills of some names only; null if a proto changed, or if a reference names a skill
* that came, went or took another name: such a finding names the skills of the whole repository.
*/
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

// EXTERNAL MODULE: ./.build/src/rules/skill/marketplace-skill-unlisted.js
var marketplace_skill_unlisted = __webpack_require__(50965);
;// CONCATENATED MODULE: ./.build/src/pipeline/scope/whole-tree.js

/** Whether the findings of a change depend on skills that were not read, so that only a run over all of them is right. */
function needsEverySkill({ head, base }, changes) {
	if (!base) return true;
	const haveIndexes = [head, base].some(({ listings }) => listings.indexes.length + listings.digestIndexes.length + listings.unrecognised.length > 0);
	return haveIndexes || changesListings(head, base) || changesPlugins(head, base, changes);
}
/** Whether a marketplace lacks an unread skill that it had at base. */
function changesListings(head, base) {
	if (head.listings.marketplaces.length === 0) return false;
	const lists = (workspace, skill) => [...marketplace_skill_unlisted/* marketplaceSkillUnlisted */.T.check({
		skill,
		workspace
	})].map(({ about }) => about).join("\0");
	return head.skills.some((skill) => {
		if (!skill.isUnread) return false;
		const unlisted = lists(head, skill);
		return unlisted !== "" && unlisted !== lists(base, skill);
	});
}
/** Whether an unread skill became part of a plugin, out of which its links may lead. */
function changesPlugins(head, base, changes) {
	if (changes.length === 0) return false;
	const unread = new Set(head.skills.flatMap(({ root, isUnread }) => isUnread ? [root] : []));
	const [before, after] = [base, head].map((workspace) => new Set(memberships(workspace, unread)));
	return [...after ?? []].some((membership) => !before?.has(membership));
}
function memberships({ plugins }, unread) {
	return plugins.all.flatMap(({ root, name, parts }) => parts.flatMap((part) => part.kind === "skill" && unread.has(part.name) ? [`${root}\0${name}\0${part.name}`] : []));
}

;// CONCATENATED MODULE: ./.build/src/pipeline/load-changed.js













/**
* Reads what differs between two trees, and the unchanged skills that the differences concern; the others are unread.
* Null if that is unknown: everything has to be read then.
*/
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
	const views = {
		head: await (0,client_tree/* clientTree */.E)(head),
		base: await (0,client_tree/* clientTree */.E)(base)
	};
	const changes = withPlaces(stored, views);
	const found = await (0,discover_tree/* discoverTree */.E)(head, config);
	const hasSamePaths = changes.paths.every(({ before, after }) => before === after);
	const discoveries = [found, hasSamePaths ? found : await (0,discover_tree/* discoverTree */.E)(base, config)];
	const roots = new Set([...new Set(discoveries)].flatMap(({ skills }) => skills.map(({ root }) => root)));
	const changed = changedRoots(changes.paths, roots);
	const unread = new Set([...roots].filter((root) => !changed.has(root)));
	const changedPaths = new Set(changes.paths.map(({ path }) => path));
	const locks = await readLocks(trees, discoveries, (path) => changedPaths.has(path));
	return readRelated({
		trees,
		config,
		changes,
		discoveries,
		locks
	}, unread, changed);
}
/** Reads the skills that changed, and then those that are related to what was read. */
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
	return load_changed_focus(loaded, paths, {
		entryIds,
		roots
	});
}
/** Reads all skills except the unread ones, and of locks in plain form the entries that may lock what was read. */
async function loadExcept(input, unread) {
	const skills = input.discoveries.flatMap((discovery) => discovery.skills);
	const readRoots = skills.flatMap(({ root }) => unread.has(root) ? [] : [root]);
	const { changedIds, lastIds } = input.locks;
	const ids = new Set([
		...changedIds,
		...lastIds,
		...readRoots.map(text_path/* nameOf */.Vb)
	]);
	for (;;) {
		const loaded = await loadWithEntries(input, unread, ids);
		const names = readNames(loaded).filter((name) => !ids.has(name));
		if (names.length === 0 || input.locks.head.plain.size === 0) return loaded;
		for (const name of names) ids.add(name);
	}
}
function readNames({ head, base }) {
	const skills = [...head.skills, ...base?.skills ?? []];
	return skills.flatMap(({ name, isUnread }) => isUnread ? [] : [name]);
}
async function loadWithEntries({ trees, config, changes, discoveries, locks }, unread, ids) {
	const isRead = (id) => ids.has(id) || (0,install_location/* installFolders */.B2)(id).some((folder) => ids.has(folder));
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
	const loaded = await (0,load/* load */.H)(trees.head, config, {
		...headOptions,
		...compared
	});
	const { workspace } = await (0,load/* load */.H)(trees.base, config, {
		...baseOptions,
		reusable: loaded
	});
	return {
		head: loaded.workspace,
		base: workspace
	};
}
/** Leaves out the lock entries and references of untouched skills; null if findings need every skill. */
function load_changed_focus(trees, changes, { entryIds, roots }) {
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


/***/ }),

/***/ 71377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ powersBeforeOffer),
/* harmony export */   V: () => (/* binding */ newlyOfferedSkills)
/* harmony export */ });
/* harmony import */ var _model_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33096);
/* harmony import */ var _model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5790);
/* harmony import */ var _model_text_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49018);



/**
* Finds the plugins that a marketplace offers from a folder which base offers from none: they are compared with what the
* entry offered before, not with their own files at base, which no client installed.
*/
function powersBeforeOffer(base, head, pairs, isNewlyOffered) {
	const wereOffered = new Set(base.offered.map(({ root }) => pairs.get((0,_model_power_js__WEBPACK_IMPORTED_MODULE_0__/* .unitKey */ .g2)({
		kind: "plugin",
		root
	}))?.root ?? root));
	const markets = new Set(base.files.map(({ realPath }) => realPath));
	const before = new Map(base.offered.map(({ path, name, root }) => [`${path}\0${name}`, root]));
	const added = new Map(head.offered.flatMap(({ path, name, root }) => markets.has(path) && !wereOffered.has(root) ? [[root, before.get(`${path}\0${name}`)]] : []));
	const powers = added.size === 0 ? new Map() : (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(base.files.flatMap((file) => file.powers), ({ unit }) => (0,_model_power_js__WEBPACK_IMPORTED_MODULE_0__/* .unitKey */ .g2)(unit));
	return ({ kind, root }) => {
		if (kind === "skill") return isNewlyOffered(root) ? [] : undefined;
		if (kind === "repository" && !added.has(root)) return undefined;
		for (const folder of (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .selfAndAncestors */ .Qy)(root)) {
			if (!added.has(folder)) continue;
			const old = added.get(folder);
			if (old === undefined) return [];
			const place = folder === root ? old : (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(old, (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .relativePath */ .iZ)(folder, root));
			return powers.get((0,_model_power_js__WEBPACK_IMPORTED_MODULE_0__/* .unitKey */ .g2)({
				kind,
				root: place
			})) ?? [];
		}
		return undefined;
	};
}
/**
* Finds the skills of base that a manifest or a marketplace of base offers only in head. `rootAtBase` gives the root of a
* skill of head in base.
*/
function newlyOfferedSkills(base, head, rootAtBase) {
	const [were, are] = [base, head].map(foldersByOffer);
	const offers = [...are].filter(([path]) => were.has(path));
	return (root) => {
		const before = rootAtBase(root);
		if (before === undefined) return false;
		return offers.some(([path, folders]) => holds(folders, root) && !holds(were.get(path), before));
	};
}
/** The folders of skills by the file that offers them; a marketplace offers those of its plugins' manifests too. */
function foldersByOffer({ offered, skillFolders }) {
	const found = new Map();
	const add = (path, folder) => {
		const folders = found.get(path) ?? new Set();
		found.set(path, folders.add(folder));
	};
	const byPlugin = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(skillFolders, ({ root }) => root);
	for (const { path, folder } of skillFolders) add(path, folder);
	// Many entries may offer one folder.
	const offers = (0,_model_text_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(offered, ({ path, root }) => `${path}\0${root}`);
	for (const [{ path, root }] of offers.values()) for (const { folder } of byPlugin.get(root) ?? []) add(path, folder);
	return found;
}
/** The root of the tree holds only the skills directly in it. */
function holds(folders = new Set(), root) {
	if (folders.has((0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(root, "SKILL.md")) || folders.has("") && !root.includes("/")) return true;
	for (const folder of (0,_model_text_path_js__WEBPACK_IMPORTED_MODULE_1__/* .selfAndAncestors */ .Qy)(root)) if (folder && folders.has(folder)) return true;
	return false;
}


/***/ })

};
