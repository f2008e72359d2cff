import { Dn as originInFrontmatter, Fn as nothingKnown, Ic as groupBy, Jl as UsageError, Nn as analyseAll, Ta as redactCredentials, Wt as loadAnalysed, ht as withCommonIgnores, ms as json, po as writeOutputs, r as openRun, un as discoverTree } from "./core.js";
import { n as pathsDigest, o as isInShard, r as partialText, s as maxShards, t as foreignText } from "./foreign-text.js";
// src/pipeline/shard/stored-grants.ts
function storeGrants({ file, id, text, result }, texts) {
	const { follow, named: _, plugins: _plugins, ...plain } = result;
	return {
		carrier: file.carrier.id,
		path: file.path,
		id: id ?? null,
		...plain,
		...follow && { follow: [...follow] },
		...texts.get(file.path) === text ? {} : { text }
	};
}
// src/pipeline/shard/stored-skill.ts
function storeSkill({ skill, drafts, pathDrafts, powerFiles }) {
	if (!isStorable(skill)) return null;
	const { root, name, path, versions, manifests, files, ignore = null } = skill;
	return {
		root,
		name,
		path,
		ignore,
		versions: Array.from(versions, ([dialect, { value, at }]) => [
			dialect,
			value,
			at
		]),
		manifests: manifests.map((manifest) => [manifest.dialect, manifest.path]),
		files: files.map((file) => [
			file.name,
			file.kind,
			file.id ?? null
		]),
		digests: [...skill.digests],
		texts: [...skill.texts],
		attached: [...skill.attached],
		problems: skill.problems,
		drafts: storeDrafts(drafts),
		pathDrafts: {
			head: pathDrafts.head && storeDrafts(pathDrafts.head),
			base: pathDrafts.base && storeDrafts(pathDrafts.base)
		},
		hasOrigin: skill.hasOrigin ?? originInFrontmatter(skill) !== null,
		grants: powerFiles.map((file) => storeGrants(file, skill.texts))
	};
}
function storeDrafts(drafts) {
	return drafts.map(({ rule, draft }) => [rule.id, draft]);
}
function isStorable(skill) {
	if (skill.isUnread || skill.unreadable || skill.secrets.length > 0) return false;
	if (skill.moduleExports.size > 0 || (skill.submodules ?? []).length > 0) return false;
	return [
		...skill.texts.values(),
		...skill.attached.values(),
		skill.ignore ?? ""
	].every((text) => redactCredentials(text) === text);
}
// src/pipeline/analyse-share.ts
async function analyseShare(sides, config, configFiles, shard) {
	const treeConfig = withCommonIgnores(config, configFiles.trustedConfig);
	const trees = [sides.head, ...sides.base ? [sides.base] : []];
	const discoveries = await Promise.all(trees.map((tree) => discoverTree(tree, treeConfig)));
	const roots = discoveries.map(({ skills }) => skills.map(({ root }) => root));
	const unread = new Set(roots.flat().filter((root) => !isInShard(root, shard)));
	const analysed = await loadAnalysed(sides, treeConfig, nothingKnown, {
		contracts: "none",
		share: {
			unread,
			discoveries
		}
	});
	const all = roots[0] ?? [];
	return {
		skills: storeAll(analysed),
		paths: {
			head: pathsDigest(sides.head.entries),
			base: sides.base && pathsDigest(sides.base.entries)
		},
		counts: {
			share: all.filter((root) => !unread.has(root)).length,
			all: all.length
		}
	};
}
function storeAll({ trees, known, powerFiles }) {
	const { head, base } = analyseAll(trees, known);
	const powerFilesOf = powerFilesBySkill(powerFiles);
	return [...new Set([...head, ...base])].flatMap(({ skill, drafts }) => {
		const stored = storeSkill({
			skill,
			drafts,
			pathDrafts: {
				head: known.pathDrafts.head.get(skill),
				base: known.pathDrafts.base.get(skill)
			},
			powerFiles: powerFilesOf(skill)
		});
		return stored && !foreignText(stored) ? [stored] : [];
	});
}
function powerFilesBySkill(powerFiles) {
	const files = new Set(powerFiles.filter(({ file }) => file.unit.kind === "skill"));
	const byRoot = groupBy(files, ({ file }) => file.unit.root);
	return ({ root, files }) => {
		const ids = new Map(files.map(({ path, id }) => [path, id]));
		return (byRoot.get(root) ?? []).filter(({ file, id }) => ids.get(file.path) === id);
	};
}
// src/cli/shard/write-shard.ts
async function writeShard(args, world, { format, outputs, detail }) {
	const shard = parseShard(args.values.get("shard") ?? "");
	rejectOthers(args);
	if (outputs.length === 0 ? format !== json.id : outputs.some(({ reporter }) => reporter !== json)) throw new UsageError("A shard is written as JSON only.", "Name a file for it: -o json=FILE");
	const { sides, config, configFiles } = await openRun(args, world, []);
	const share = await analyseShare(sides, config, configFiles, shard);
	const { context } = sides;
	const content = partialText(share, {
		shard,
		head: context.head(),
		base: context.base
	});
	if (outputs.length === 0) {
		world.print(content);
		return 0;
	}
	writeOutputs(outputs, () => content);
	if (detail !== "quiet") world.print(`${sentenceOn(share.counts, shard)}\n`);
	return 0;
}
function sentenceOn({ share, all }, { index, count }) {
	return `Shard ${index} of ${count}: analysed ${share} of ${all} skills.`;
}
function parseShard(value) {
	const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? [];
	const shard = {
		index: Number(index),
		count: Number(count)
	};
	if (index === void 0 || shard.index > shard.count || shard.count > 1e3) throw new UsageError(`--shard takes I/N, from 1/N to N/N with N at most ${maxShards}, not "${value}".`, "The third of eight shares is 3/8.");
	return shard;
}
function rejectOthers({ operands, flags, values }) {
	if (values.has("jobs")) throw new UsageError("--shard and --jobs exclude each other.", "One process analyses a share: divide by a larger N.");
	if (operands.length > 0) throw new UsageError("--shard divides the whole repository, so it takes no paths.", "Name them for the merge: skillaccord merge FILE\u2026 -- PATH");
	const flag = ["preconditions", "statistics"].find((name) => flags.has(name));
	if (flag !== void 0) throw new UsageError(`--shard and --${flag} exclude each other.`, "A shard has no findings.");
}
export { writeShard };
