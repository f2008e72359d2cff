import { $o as parseJson, Co as findCarrier, Fl as toJson, Fn as nothingKnown, Jl as UsageError, Jt as readSkill, Pn as joinKnown, Rl as folderOf, Rn as sourceOf, Vl as join$1, Vn as treeRules, Xl as tool, Xt as parsedOnAccess, hl as statUserPath, ml as readUserPath, qt as readManifests } from "./core.js";
import { a as readPartialHead, c as ShapeError, d as list, f as nullable, h as text, i as readFacts, l as count, m as record, n as pathsDigest, p as oneOf, t as foreignText, u as flag } from "./foreign-text.js";
import { statSync } from "node:fs";
import { resolve } from "node:path";
// src/syntax/json/exact.ts
function parseExactJson(text) {
	const value = JSON.parse(text);
	if (!/[\s:,[]-?\d{16}/.test(text)) return value;
	const { root } = parseJson("", text);
	return root ? toJson(root) : value;
}
// src/cli/audit/audited-report.ts
const totals = record({
	skills: count,
	changed: count,
	errors: count,
	warnings: count,
	notes: count,
	existing: count,
	accepted: count,
	breaking: count,
	privilege: count,
	requiredBump: oneOf("none", "patch", "minor", "major")
});
const finding = record({
	rule: text,
	message: text,
	path: text,
	fingerprint: text,
	severity: oneOf("error", "warning", "note"),
	state: oneOf("new", "existing", "accepted"),
	skill: nullable(text),
	line: nullable(count)
});
const report = record({
	schema: count,
	tool: record({
		name: text,
		version: text
	}),
	head: record({
		sha: nullable(text),
		dirty: flag
	}),
	outcome: oneOf("pass", "fail"),
	summary: totals,
	skills: list(record({
		name: text,
		skillVersion: nullable(record({ source_ref: nullable(text) }))
	})),
	findings: list(finding)
});
const readAuditedReport = (value, path) => {
	const read = report(value, path);
	if (read.tool.name !== tool.name) throw new ShapeError("/tool/name", tool.name);
	if (read.schema !== 1) throw new ShapeError("/schema", "1, the schema that this version reads");
	return read;
};
// src/cli/shard/read-reports.ts
const maxBytes = 5e8;
function readReports(files, cwd) {
	const shards = [];
	const reports = [];
	for (const file of files) {
		const value = readJson(file, cwd);
		if (isShard(value)) shards.push({
			file,
			report: readShape(readPartial, value, file)
		});
		else reports.push({
			file,
			report: readShape(readAuditedReport, value, file)
		});
	}
	const [shard] = shards;
	const [report] = reports;
	if (shard && report) throw new UsageError(`"${shard.file}" is a shard, and "${report.file}" is a whole report.`, "Merge the shards of a run by themselves.");
	return shard ? {
		kind: "shards",
		shards
	} : {
		kind: "repositories",
		reports
	};
}
function readJson(file, cwd) {
	const path = resolve(cwd, file);
	const stat = statUserPath({
		name: file,
		path
	});
	if (!stat) throw new UsageError(`"${file}" does not exist.`);
	if (stat.isDirectory()) throw new UsageError(`"${file}" is a folder.`, "Name its files.");
	if (statSync(path).size > maxBytes) throw new UsageError(`"${file}" is larger than 500 MB.`, "Use more shards.");
	const text = readUserPath({
		name: file,
		path
	});
	try {
		return parseExactJson(text);
	} catch {
		throw new UsageError(`"${file}" is not JSON.`, text.trimStart().startsWith("{") ? "It may be cut off: write it again." : void 0);
	}
}
function isShard(value) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, "shard");
}
function readPartial(value, path) {
	const head = readPartialHead(value, path);
	if (head.tool.name !== tool.name) throw new ShapeError("/tool/name", tool.name);
	if (head.tool.version !== tool.version) throw new UsageError(`is a shard by skillaccord ${head.tool.version}, and this is ${tool.version}.`, "Use one version for the shards and the merge.");
	return {
		...head,
		...readFacts(value, path)
	};
}
function readShape(read, value, file) {
	try {
		return read(value, "");
	} catch (cause) {
		if (cause instanceof UsageError) throw new UsageError(`"${file}" ${cause.message}`);
		throw notOurs(file, cause);
	}
}
function notOurs(file, cause) {
	if (!(cause instanceof ShapeError)) return cause;
	return new UsageError(`"${file}" is not a report of skillaccord: ${cause.message}`, "skillaccord check -o json=FILE writes one.");
}
// src/pipeline/shard/restore-digests.ts
function knownDigests(stored, { head, base }) {
	for (const [index, skill] of stored.entries()) {
		const foreign = foreignText(skill);
		if (foreign) throw new ShapeError(`/facts/skills/${index}${foreign.place}`, foreign.expected);
	}
	const changed = base ? changedFolders(head, base) : new Set();
	const hashed = stored.filter(({ root }) => !changed.has(root)).map((skill) => ({
		root: skill.root,
		files: restoreFiles(skill),
		digests: new Map(skill.digests)
	}));
	return {
		...nothingKnown,
		hashed
	};
}
function restoreFiles({ root, files }) {
	return files.map(([name, kind, id]) => ({
		path: join$1(root, name),
		name,
		kind,
		...kind !== "symlink" && { id: id ?? void 0 }
	}));
}
function changedFolders(left, right) {
	const stateOf = (tree) => new Map(tree.entries.map(({ path, kind }) => [path, `${kind} ${tree.id(path)}`]));
	const [before, after] = [stateOf(left), stateOf(right)];
	const folders = new Set();
	for (const path of new Set([...before.keys(), ...after.keys()])) {
		if (before.get(path) === after.get(path)) continue;
		for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
	}
	return folders;
}
// src/pipeline/shard/restore-skill.ts
function knownSkills(stored) {
	const restored = Array.from(stored, restoreSkill);
	return {
		...nothingKnown,
		skills: restored.map(({ skill }) => skill),
		powerFiles: restored.flatMap(({ powerFiles }) => powerFiles),
		drafts: new Map(restored.map((analysis) => [analysis.skill, analysis.drafts])),
		pathDrafts: {
			head: draftsAt(restored, "head"),
			base: draftsAt(restored, "base")
		}
	};
}
function draftsAt(restored, side) {
	return new Map(restored.flatMap(({ skill, pathDrafts: { [side]: drafts } }) => drafts ? [[skill, drafts]] : []));
}
function restoreSkill(stored) {
	const skill = skillOf(stored);
	const source = sourceOf(skill);
	const draftsOf = (drafts) => drafts.map(([id, draft]) => {
		const rule = ruleOf(id);
		return {
			rule,
			draft,
			severity: rule.severity,
			source
		};
	});
	return {
		skill,
		drafts: draftsOf(stored.drafts),
		pathDrafts: {
			head: stored.pathDrafts.head && draftsOf(stored.pathDrafts.head),
			base: stored.pathDrafts.base && draftsOf(stored.pathDrafts.base)
		},
		powerFiles: stored.grants.map((grant) => readFileOf(grant, skill))
	};
}
function skillOf(stored) {
	const { root, name, path, ignore, problems, hasOrigin } = stored;
	const [texts, attached] = [new Map(stored.texts), new Map(stored.attached)];
	const versions = new Map(stored.versions.map(([dialect, value, at]) => [dialect, {
		value,
		at
	}]));
	const manifests = stored.manifests.map(([dialect, file]) => ({
		dialect,
		path: file
	}));
	return {
		root,
		name,
		path,
		ignore,
		problems,
		texts,
		attached,
		versions,
		...parsedOnAccess(manifests, () => parse$1(stored, texts, attached)),
		hasOrigin,
		version: [...versions.values()].at(-1) ?? null,
		unreadable: false,
		secrets: [],
		files: restoreFiles(stored),
		digests: new Map(stored.digests),
		moduleExports: new Map(),
		submodules: []
	};
}
function parse$1({ root, files, manifests: stored }, texts, attached) {
	const manifests = readManifests(root, [...texts.keys()], {
		texts,
		problems: []
	});
	if (!manifests) throw new ShapeError("/texts", "a skill");
	if (manifests.manifests.length < stored.length) throw new ShapeError("/manifests", "what the texts of the skill state");
	const names = files.flatMap(([name, kind]) => kind === "symlink" ? [] : [name]);
	return readSkill(manifests, names, {
		attached,
		moduleExports: new Map()
	});
}
const rules = new Map(treeRules.flatMap((rule) => rule.kind === "power" ? [] : [[rule.id, rule]]));
function ruleOf(id) {
	const rule = rules.get(id);
	if (!rule) throw new ShapeError("/drafts", "of the rules of this version");
	return rule;
}
function readFileOf(stored, skill) {
	const { carrier: carrierId, path, id, text, follow, ...result } = stored;
	const carrier = findCarrier(carrierId);
	if (!carrier) throw new ShapeError("/grants", "of the carriers of this version");
	return {
		file: {
			path,
			carrier,
			unit: {
				kind: "skill",
				root: skill.root
			}
		},
		realPath: path,
		id: id ?? void 0,
		text: text === void 0 ? skill.texts.get(path) ?? null : text,
		result: {
			...result,
			...follow && { follow: new Map(follow) }
		}
	};
}
// src/pipeline/shard/with-known-ids.ts
async function withKnownIds(tree) {
	const ids = await tree.knownIds?.() ?? new Map();
	return {
		entries: tree.entries,
		submodules: tree.submodules,
		read: (paths, receive) => tree.read(paths, receive),
		id: (path) => tree.id(path) ?? ids.get(path),
		knownIds: async () => ids
	};
}
// src/cli/shard/restore-shards.ts
async function restoreShards(shards, sides) {
	if (shards.length === 0) return {
		known: nothingKnown,
		sides
	};
	requireSameRun(shards, sides);
	const paths = {
		head: pathsDigest(sides.head.entries),
		base: sides.base && pathsDigest(sides.base.entries)
	};
	return {
		known: joinKnown(shards.map((shard) => restoreShard(shard, paths))),
		sides: {
			...sides,
			head: await withKnownIds(sides.head)
		}
	};
}
async function restoreDigests(shards, sides) {
	requireSameRun(shards, sides);
	const known = {
		...sides,
		head: await withKnownIds(sides.head)
	};
	const restored = shards.map(({ file, report: { facts } }) => inFile(file, () => knownDigests(facts.skills, known)));
	return {
		known: joinKnown(restored),
		sides: known
	};
}
function restoreShard({ file, report: { facts, paths: analysed } }, paths) {
	const known = inFile(file, () => knownSkills(facts.skills));
	const { head, base } = known.pathDrafts;
	const pathDrafts = {
		head: analysed.head === paths.head ? head : nothingKnown.pathDrafts.head,
		base: analysed.base === paths.base ? base : nothingKnown.pathDrafts.base
	};
	return {
		...known,
		pathDrafts
	};
}
function inFile(file, restore) {
	try {
		return restore();
	} catch (cause) {
		throw notOurs(file, cause);
	}
}
function requireAllShards(shards) {
	const [first] = shards;
	if (!first) return;
	const { count } = first.report.shard;
	const fileByIndex = new Map();
	for (const { file, report } of shards) {
		const { shard } = report;
		if (shard.count !== count) throw new UsageError(`"${first.file}" is one of ${count} shards, and "${file}" is one of ${shard.count}.`, "Merge the shards of one run.");
		const other = fileByIndex.get(shard.index);
		if (other !== void 0) throw new UsageError(`"${other}" and "${file}" are the same shard, ${shard.index}/${count}.`);
		fileByIndex.set(shard.index, file);
		requireEqual(first, {
			file,
			report
		});
	}
	const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !fileByIndex.has(index));
	if (missing.length === 0) return;
	const [shown, more] = [missing.slice(0, 10), missing.length - 10];
	const names = `${shown.map((index) => `${index}/${count}`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	throw new UsageError(missing.length === 1 ? `Shard ${names} is missing.` : `Shards ${names} are missing.`, "Merge the files of all shards.");
}
function requireEqual(first, other) {
	const differs = (key) => first.report[key]?.sha !== other.report[key]?.sha ? new UsageError(`"${first.file}" and "${other.file}" are of different runs: their ${key} is ${nameOf(first.report[key])}, and ${nameOf(other.report[key])}.`, "Merge the shards of one run.") : null;
	const fault = differs("head") ?? differs("base");
	if (fault) throw fault;
}
function requireSameRun(shards, { context }) {
	const [first] = shards;
	if (!first) return;
	const { head, base } = first.report;
	if (head.sha !== context.head().sha) throw new UsageError(`The shards are of ${commitOf(head)}, and ${placeOf(context)}.`, "Merge in a clone at the commit of the shards.");
	if (base?.sha !== context.base?.sha) throw new UsageError(`The shards were compared with ${nameOf(base)}, and this run with ${nameOf(context.base)}.`, "Give merge the same --base as the shards.");
}
function commitOf(head) {
	return head.sha === null ? "a folder without a commit" : `commit ${nameOf(head)}`;
}
function placeOf(context) {
	const head = context.head();
	if (head.sha !== null) return `this clone is at ${nameOf(head)}`;
	return `this folder ${context.remote === null ? "is in no git repository" : "has no commit"}`;
}
function nameOf(side) {
	return side?.sha?.slice(0, 12) ?? "none";
}
export { readReports as a, readPartial as i, restoreDigests as n, parseExactJson as o, restoreShards as r, requireAllShards as t };
