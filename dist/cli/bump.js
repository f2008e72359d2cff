import { n as overlayTree, r as restrictTree } from "./changed-tree.js";
import { Ar as fileEncoding, Da as lockVersionChanged, Dr as frontmatterMissing, Ea as lockContentChanged, El as get, Er as lockSyntax, Fr as blockSyntax, Gn as versionFormat, Gr as applyEdits, Hr as dialects, Hs as without, Ic as groupBy, Kt as load, La as readTexts, Mr as fileUnreadable, Nl as source, Or as frontmatterSyntax, Uc as msg, Zc as code, _c as isVersionBelow, _n as readAll, gc as isVersion, jr as fileTooLarge, kr as frontmatterUnterminated, ll as LineMap, on as bySignificance, qo as protoLock, ul as compareText, ut as check, vc as smallestCoveringVersion, vr as tomlSyntax, zl as isAtOrInside } from "./core.js";
import { t as lock } from "./lock.js";
import { isUtf8 } from "node:buffer";
// src/tasks/bump/locks.ts
async function planLocks(request, bumped) {
	const { allLocks = bumped.report.locks } = bumped.report;
	const own = allLocks.filter(({ format }) => format === protoLock.id).map(({ path }) => path);
	const locks = [];
	for (const path of own.toSorted(compareText)) {
		const plan = await planLockAt(path, request, bumped);
		if (plan) locks.push(plan);
	}
	return locks;
}
async function planLockAt(path, request, bumped) {
	const { sufficient, unraised } = bumped;
	if (![...sufficient, ...unraised].some((skill) => skill.lockedBy.includes(path) || formerName(skill, bumped.report) !== null)) return null;
	const bytes = (await readAll(request.sides.head, [path])).files.get(path) ?? new Uint8Array();
	const text = Buffer.from(bytes).toString("utf8");
	const entries = entriesAt(path, text, bumped);
	const { names, kept, isRequired } = entries;
	const nothing = {
		path,
		file: null,
		updated: [],
		added: [],
		removed: [],
		problems: []
	};
	const rest = kept.length > 0 ? {
		...nothing,
		formerNames: kept
	} : null;
	if (names.size === 0) return rest;
	if (!isUtf8(bytes)) {
		const message = msg`Not rewritten: the lock is not UTF-8 text.`;
		const help = msg`Save it as UTF-8.`;
		return {
			...nothing,
			formerNames: [],
			problems: [{
				rule: lockSyntax.id,
				message,
				help,
				at: { path },
				about: "encoding"
			}]
		};
	}
	const plan = await planLock(entries, text, request, bumped);
	const isOutdated = isRequired || driftedIn(bumped.report, path);
	return plan.file !== null || plan.problems.length > 0 && isOutdated ? plan : rest;
}
function entriesAt(path, text, { report, sufficient, raised, unraised }) {
	const ids = new Set(protoLock.parse(path, text)?.entries.map(({ id }) => id));
	const formerIn = (skill) => {
		const name = formerName(skill, report);
		return name !== null && ids.has(name) ? name : null;
	};
	const isOwn = ({ lockedBy }) => lockedBy.every((lock) => isOwnLock(report, lock));
	const pinned = sufficient.filter((skill) => formerIn(skill) !== null || ids.has(skill.name) && (raised.has(skill) || isOwn(skill)));
	const dropped = new Set(pinned.flatMap((skill) => formerIn(skill) ?? []));
	return {
		path,
		names: new Set(pinned.map(({ name }) => name)),
		dropped,
		kept: unraised.flatMap((skill) => formerIn(skill) ?? []),
		isRequired: dropped.size > 0 || pinned.some((skill) => raised.has(skill))
	};
}
function formerName({ name, base, status }, { skills }) {
	if (status !== "renamed" || !base || base.name === name) return null;
	return skills.some((skill) => skill.status !== "removed" && skill.name === base.name) ? null : base.name;
}
function isOwnLock({ locks, allLocks = locks }, path) {
	return allLocks.some((lock) => lock.path === path && lock.format === protoLock.id);
}
const driftRules = new Set([lockContentChanged.id, lockVersionChanged.id]);
function driftedIn({ findings }, path) {
	return findings.some(({ rule, at }) => driftRules.has(rule) && at.path === path);
}
async function planLock({ path, names, dropped, kept }, text, { sides: { head, context }, config, generatedAt }, { files }) {
	const { plan, problems } = await lock({
		tree: overlayTree(head, files),
		context: files.length === 0 ? context : {
			...context,
			...uncommittedAfter(context, files)
		},
		path,
		text,
		generatedAt,
		refreshOnly: names,
		dropped
	}, config);
	const file = plan?.changed ? {
		path,
		to: path,
		before: text,
		after: plan.text
	} : null;
	const { updated = [], added = [], removed = [] } = plan ?? {};
	return {
		path,
		file,
		updated,
		added,
		removed,
		formerNames: plan ? kept : [...kept, ...dropped],
		problems
	};
}
function uncommittedAfter({ head, uncommitted }, files) {
	return {
		head: () => ({
			...head(),
			dirty: true
		}),
		uncommitted: uncommitted && (() => new Set([...uncommitted(), ...files.map(({ path }) => path)]))
	};
}
// src/tasks/bump/unread-manifest.ts
const partByRule = new Map([
	[frontmatterSyntax.id, "frontmatter"],
	[frontmatterUnterminated.id, "frontmatter"],
	[frontmatterMissing.id, "frontmatter"],
	[blockSyntax.id, "manifest block"],
	[tomlSyntax.id, "skill.toml"],
	[fileTooLarge.id, "manifest file"],
	[fileUnreadable.id, "manifest file"]
]);
function faultOf({ unreadable, problems, path }) {
	if (!unreadable) return null;
	const problem = problems.find(({ rule }) => partByRule.has(rule));
	return {
		reason: `Its ${partByRule.get(problem?.rule ?? "") ?? "manifest"} cannot be read`,
		at: problem?.at ?? { path }
	};
}
// src/tasks/bump/version-places.ts
const keysByPart = {
	frontmatter: [["version"], ["metadata", "version"]],
	"skill.toml": [["skill", "version"]]
};
const blockKeys = [["version"]];
const partByDialect = new Map(dialects.map(({ id, part }) => [id, part]));
function versionPlaces(skill) {
	const places = new Map();
	for (const place of skill.manifests.flatMap(placesIn)) {
		const { path, range } = place.at;
		if (!(place.value === skill.version?.value) && !isVersion(place.value)) continue;
		places.set(`${path}\0${range?.start.line}\0${range?.start.column}`, place);
	}
	return [...places.values()];
}
function placesIn({ dialect, root }) {
	return (keysByPart[partByDialect.get(dialect) ?? ""] ?? blockKeys).flatMap((keys) => {
		const value = keys.reduce((inner, key) => get(inner, key), root);
		const written = source(value);
		return value && written ? [{
			value: written,
			at: value.at
		}] : [];
	});
}
function versionEdit(text, { value, at: { path, range } }, version) {
	if (!range) return null;
	const [from, to] = new LineMap(text).span(range);
	const raw = text.slice(from, to);
	const index = raw.indexOf(value);
	if (index === -1 || raw.includes(value, index + 1)) return null;
	const written = value.startsWith("v") ? `v${version}` : version;
	const start = from + index;
	const needsQuotes = raw === value && (path.endsWith(".toml") || isInJson(text, start));
	return {
		start,
		end: start + value.length,
		text: needsQuotes ? `"${written}"` : written
	};
}
function isInJson(text, start) {
	const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
	return /"\s*:\s*$/.test(line);
}
// src/tasks/bump/plan-skill.ts
function planSkill(summary, skill, { findings, changes, failing }) {
	const { requiredBump: required, neededVersion: version, satisfied } = summary;
	if (!skill) return {};
	const unraisedBecause = (reason, at = { path: skill.path }, isInsufficient = satisfied === false) => ({ unraised: {
		skill: summary,
		at,
		reason,
		isInsufficient
	} });
	const fault = faultOf(skill);
	if (fault) return unraisedBecause(fault.reason, fault.at, true);
	if (required === null) return unraisedBecause("It cannot be compared with base. Choose its version by hand");
	const places = versionPlaces(skill);
	if (satisfied === true) {
		const fails = failing.some(({ rule, skill: root }) => rule === versionFormat.id && root === skill.root);
		return unraisedBecause(formatReason(summary), skill.version?.at, fails);
	}
	if (!version) return required === "none" ? {} : unraisedBecause(unversionedReason(summary), places[0]?.at);
	if (places.length === 0) return unraisedBecause(`Its version was removed. Add version: ${version}`);
	const edits = places.map((place) => ({
		place,
		edit: editIn(skill, place, version)
	}));
	const unedited = edits.find(({ edit }) => edit === null);
	if (unedited) return unraisedBecause(`The form of the version cannot be edited safely. Set it to ${version}`, unedited.place.at);
	const reasons = [...findings, ...changes].filter(({ skill: root, bump, state }) => root === skill.root && bump === required && state === "new");
	const changed = edits.flatMap(({ place: { at, value: from }, edit }) => edit ? [{
		at,
		from,
		to: edit.text.replaceAll("\"", ""),
		edit
	}] : []).filter(({ from, to }) => from !== to);
	return { planned: {
		bump: {
			skill: summary,
			required,
			version,
			reasons,
			places: changed
		},
		files: filesOf$1(skill, changed)
	} };
}
function formatReason({ base, version }) {
	const from = base?.version;
	const example = from && isVersion(from) ? smallestCoveringVersion(from, "patch") : "1.0.0";
	return `${code(version ?? "")} is not a version. Write three numbers, such as ${example}`;
}
function unversionedReason({ base, requiredBump, version }) {
	if (base?.version) return `Its version at base, "${base.version}", cannot be raised. Set 1.0.0 in a change of its own`;
	const breaks = requiredBump === "major" ? "This change breaks callers, and the" : "The";
	if (version !== null && !isVersion(version)) return formatReason({
		base,
		version
	});
	return version === null ? `${breaks} skill declares no version. Add version: 1.0.0` : `${breaks} skill declared no version at base`;
}
function editIn({ texts, problems }, place, version) {
	const { path } = place.at;
	const text = texts.get(path);
	const isOtherEncoding = problems.some(({ rule, at }) => rule === fileEncoding.id && at.path === path);
	return text === void 0 || isOtherEncoding ? null : versionEdit(text.replace(/^\ufeff/, ""), place, version);
}
function filesOf$1({ texts }, changes) {
	return Array.from(groupBy(changes, ({ at }) => at.path), ([path, inFile]) => {
		const before = texts.get(path) ?? "";
		const mark = before.startsWith("\ufeff") ? "\ufeff" : "";
		const edits = inFile.map(({ edit }) => edit);
		return {
			path,
			to: path,
			before,
			after: mark + applyEdits(before.slice(mark.length), edits)
		};
	});
}
// src/tasks/bump/plugin-versions.ts
async function planPlugins(report, head, chosen) {
	const units = report.units.filter((unit) => targetOf(unit) !== null && (chosen === null || chosen.pluginRoots.includes(unit.root) || chosen.skills.some(({ root }) => isAtOrInside(root, unit.root))));
	const paths = units.flatMap(({ versions = [] }) => versions.map(({ at }) => at.path));
	const texts = await readTexts(head, [...new Set(paths)].sort(compareText));
	const textOf = (path) => texts.get(path)?.text ?? null;
	const bumps = units.flatMap((unit) => planUnit(unit, textOf) ?? []);
	return {
		bumps,
		files: filesOf(bumps, textOf)
	};
}
function targetOf({ version, base, versions = [], neededVersion }) {
	if (neededVersion) return neededVersion;
	if (version === null || !base || base.version === version) return null;
	return versions.some(({ value }) => isVersionBelow(value, version)) ? version : null;
}
function planUnit(unit, textOf) {
	const { name, requiredBump: required, versions = [] } = unit;
	const target = targetOf(unit);
	if (target === null) return null;
	const planned = versions.map((place) => {
		const text = textOf(place.at.path)?.replace(/^\ufeff/, "");
		const edit = text === void 0 ? null : versionEdit(text, place, target);
		const to = edit?.text.replaceAll("\"", "");
		return edit && to ? {
			kind: place.kind,
			at: place.at,
			from: place.value,
			to,
			edit
		} : null;
	});
	const places = planned.filter((place) => place !== null);
	if (places.length < planned.length) return null;
	const changed = places.filter(({ from, to }) => from !== to);
	return changed.length === 0 ? null : {
		name,
		required,
		version: target,
		places: changed
	};
}
function filesOf(bumps, textOf) {
	const places = bumps.flatMap((bump) => bump.places).sort((a, b) => bySignificance(b, a));
	return Array.from(groupBy(places, ({ at }) => at.path), ([path, inFile]) => {
		const before = textOf(path) ?? "";
		const mark = before.startsWith("\ufeff") ? "\ufeff" : "";
		const edits = inFile.map(({ edit }) => edit);
		return {
			path,
			to: path,
			before,
			after: mark + applyEdits(before.slice(mark.length), edits)
		};
	});
}
// src/tasks/bump.ts
async function planBump(request) {
	const { sides, config, configFiles, findUnwritable = noPaths } = request;
	const report = await check(sides, config, configFiles);
	const { plugins, pluginFiles, unwritablePlugins } = await writablePlugins(report, request);
	const versions = await withoutAnnounced(await planVersions(report, request), pluginFiles, request);
	const locks = await planLocks(request, bumpedBy(versions, report));
	const unwritableLocks = await findUnwritable(locks.flatMap(({ file }) => file?.path ?? []));
	return {
		...versions,
		plugins,
		files: [...versions.files, ...pluginFiles],
		locks: locks.filter(({ path }) => !unwritableLocks.has(path)),
		unwritable: [
			...versions.unwritable,
			...unwritablePlugins,
			...unwritableLocks
		].sort(compareText)
	};
}
async function writablePlugins(report, request) {
	const { sides, findUnwritable = noPaths } = request;
	const { bumps, files } = await planPlugins(report, sides.head, resolveChosen(report, request));
	const unwritable = await findUnwritable(files.map(pathOf));
	return unwritable.size > 0 ? {
		plugins: [],
		pluginFiles: [],
		unwritablePlugins: [...unwritable]
	} : {
		plugins: bumps,
		pluginFiles: files,
		unwritablePlugins: []
	};
}
async function withoutAnnounced(plan, pluginFiles, request) {
	if (plan.unraised.length === 0 || pluginFiles.length === 0) return plan;
	const { config, configFiles } = request;
	const head = overlayTree(request.sides.head, pluginFiles);
	const sides = {
		...request.sides,
		head,
		skipsUnchanged: false
	};
	const after = await planVersions(await check(sides, config, configFiles), {
		...request,
		sides
	});
	const roots = new Set(plan.unraised.map(({ skill }) => skill.root));
	const announcedIn = (skills) => skills.filter(({ root }) => roots.has(root));
	const announced = new Set(announcedIn([...after.sufficient, ...after.unversioned]).map(({ root }) => root));
	return {
		...plan,
		unraised: plan.unraised.filter(({ skill }) => !announced.has(skill.root)),
		sufficient: [...plan.sufficient, ...announcedIn(after.sufficient)],
		unversioned: [...plan.unversioned, ...announcedIn(after.unversioned)]
	};
}
async function planVersions(report, request) {
	const { findUnwritable = noPaths } = request;
	const present = presentIn(report);
	const { skills: chosen } = resolveChosen(report, request) ?? { skills: present };
	const [unversioned, versioned] = splitUnversioned(chosen.filter(({ base, status }) => base !== null && status !== "unchanged"));
	const insufficient = versioned.filter(({ satisfied, version }) => satisfied !== true || version !== null && !isVersion(version));
	const skills = await loadSkills(request, insufficient);
	const candidates = insufficient.map((skill) => planSkill(skill, skills.get(skill.root), report));
	const planned = candidates.flatMap((candidate) => candidate.planned ?? []);
	const unwritable = await findUnwritable(planned.flatMap(({ files }) => files.map(pathOf)));
	const writable = planned.filter(({ files }) => !files.some(({ path }) => unwritable.has(path)));
	return {
		bumps: writable.map(({ bump }) => bump),
		unraised: candidates.flatMap((candidate) => candidate.unraised ?? []),
		sufficient: without(versioned, insufficient),
		unversioned,
		files: writable.flatMap((bump) => bump.files).sort((a, b) => compareText(a.path, b.path)),
		unwritable: [...unwritable].sort(compareText)
	};
}
function splitUnversioned(skills) {
	const isUnversioned = ({ version, base, satisfied, requiredBump }) => version === null && !base?.version && satisfied !== false && requiredBump !== null;
	const others = skills.filter((skill) => !isUnversioned(skill));
	return [skills.filter(isUnversioned), others];
}
function presentIn({ skills }) {
	return skills.filter(({ status }) => status !== "removed");
}
function resolveChosen(report, { choose }) {
	const plugins = report.units.filter(({ kind }) => kind === "plugin");
	return choose?.(presentIn(report), plugins) ?? null;
}
const noPaths = async () => new Set();
function pathOf({ path }) {
	return path;
}
function bumpedBy(versions, report) {
	const { files, bumps, sufficient, unversioned, unraised } = versions;
	const raised = new Set(bumps.map(({ skill }) => skill));
	return {
		report,
		files,
		raised,
		sufficient: [
			...raised,
			...sufficient,
			...unversioned
		],
		unraised: unraised.map(({ skill }) => skill)
	};
}
async function loadSkills({ sides: { head }, config }, summaries) {
	if (summaries.length === 0) return new Map();
	const folders = summaries.map(({ root }) => root);
	const { workspace } = await load(restrictTree(head, folders), config);
	return new Map(workspace.skills.map((skill) => [skill.root, skill]));
}
export { planVersions as n, planBump as t };
