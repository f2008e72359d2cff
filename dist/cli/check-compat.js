import { F as commitOf, Hl as nameOf, I as commitsOf, Il as decodePath, Jl as UsageError, Jt as readSkill, L as findRepository, M as gitTree, P as readBlobs, Rl as folderOf, S as open, Y as splitNulTerminated, _n as readAll, cl as didYouMean, co as repositoryOptions, cs as isManifestName, hc as declaredBump, q as readGit, qt as readManifests, ut as check, vl as escapeInvisible } from "./core.js";
import { changesBySkill, diffOptions, formatChanges, isCompared, skillChangesOnly, withEverythingReported } from "./diff.js";
// src/io/git/manifest-history.ts
const manifestPathspecs = [":(glob,icase)**/skill.md", ":(glob,icase)**/skill.toml"];
const maxBytes = 1048576;
async function manifestHistory(repository, commit) {
	const changes = [...changesIn(await readGit(repository, [
		"log",
		"--first-parent",
		"--diff-merges=first-parent",
		"--raw",
		"--no-abbrev",
		"-z",
		"--no-renames",
		"--no-show-signature",
		"--no-notes",
		"--format=%x01%H %P",
		...[
			commit,
			"--",
			...manifestPathspecs
		]
	]))];
	const texts = await textsOf(repository, changes.flatMap(({ before, after }) => [before, after]));
	const text = (oid) => texts.get(oid) ?? null;
	return changes.map((change) => ({
		...change,
		before: text(change.before),
		after: text(change.after)
	}));
}
function* changesIn(output) {
	let commit = "";
	let parent = null;
	let oids = null;
	for (const record of splitNulTerminated(output)) {
		const text = record.toString("latin1");
		if (oids) {
			const [before = "", after = ""] = oids;
			yield {
				commit,
				parent,
				path: decodePath(record),
				before,
				after
			};
			oids = null;
		} else if (text.startsWith("")) [commit = "", parent = null] = text.slice(1).trim().split(" ");
		else oids = /:\d+ \d+ (\w+) (\w+)/.exec(text)?.slice(1) ?? null;
	}
}
async function textsOf(repository, oids) {
	const oidsToRead = [...new Set(oids)].filter((oid) => /[^0]/.test(oid));
	const texts = new Map();
	let pieces = [];
	await readBlobs(repository, oidsToRead.map((oid) => ({
		path: oid,
		oid
	})), (oid, piece, size, last) => {
		if (size <= maxBytes) pieces.push(piece);
		if (!last) return;
		if (size <= maxBytes) texts.set(oid, Buffer.concat(pieces).toString("utf8"));
		pieces = [];
	});
	return texts;
}
// src/io/revision/tags.ts
async function resolveTags(repository, tags) {
	const commits = await commitsOf(repository, tags.map((tag) => `refs/tags/${tag}`));
	return tags.flatMap((tag, index) => {
		const commit = commits[index];
		return commit ? [{
			tag,
			commit
		}] : [];
	});
}
// src/tasks/manifest-identity.ts
function readManifestIdentity(path, text) {
	const manifests = readManifests(folderOf(path), [path], {
		texts: new Map([[path, text]]),
		problems: []
	});
	if (!manifests || manifests.manifests.length === 0) return null;
	const { name, versions } = readSkill(manifests, [], {
		attached: new Map(),
		moduleExports: new Map()
	});
	return {
		name,
		versions: [...versions.values()].map(({ value }) => value)
	};
}
// src/cli/skill-version.ts
function parseSkillVersion(text) {
	const [, name, version] = /^(.+)@v?(\d[^@\s]*)$/.exec(text) ?? [];
	if (name !== void 0 && version !== void 0) return {
		name,
		version
	};
	throw new UsageError(`"${text}" does not have the form NAME@VERSION, such as worklog@1.0.0.`);
}
async function findVersion(repository, { name, version }) {
	const tagNames = [
		"@",
		"-",
		"/"
	].flatMap((sign) => [`${name}${sign}${version}`, `${name}${sign}v${version}`]);
	for (const { tag, commit } of await resolveTags(repository, [
		...tagNames,
		`v${version}`,
		version
	])) {
		const declared = await declaredVersionsAt(repository, commit, name);
		if (!(declared.length > 0 && !declared.some((declaredVersion) => isSameVersion(declaredVersion, version)))) return {
			commit,
			tag
		};
	}
	const head = await commitOf(repository, "HEAD");
	if (head === null) throw new UsageError("The repository has no commit yet.");
	const history = await manifestHistory(repository, head);
	const first = history.findLast(({ path, after }) => declaresVersion(path, after, {
		name,
		version
	}));
	if (first) return {
		commit: first.commit,
		tag: null
	};
	throw versionNotFoundError(history, {
		name,
		version
	});
}
async function declaredVersionsAt(repository, commit, name) {
	const tree = await gitTree(repository, commit);
	const paths = tree.entries.filter(({ path, kind }) => kind !== "symlink" && isManifestName(nameOf(path)));
	const { files } = await readAll(tree, paths.map(({ path }) => path));
	return [...files].flatMap(([path, bytes]) => {
		const declared = readManifestIdentity(path, new TextDecoder().decode(bytes));
		return declared?.name === name ? declared.versions : [];
	});
}
function isSameVersion(version, other) {
	return version === other || declaredBump(version, other) === "none";
}
function declaresVersion(path, text, { name, version }) {
	if (text === null || !text.includes(version)) return false;
	const declared = readManifestIdentity(path, text);
	return declared?.name === name && declared.versions.includes(version);
}
function versionNotFoundError(history, { name, version }) {
	const versions = new Set();
	const names = new Set();
	for (const { path, after } of history) {
		const declared = after === null ? null : readManifestIdentity(path, after);
		if (!declared) continue;
		names.add(declared.name);
		if (declared.name === name) for (const declaredVersion of declared.versions) versions.add(declaredVersion);
	}
	const message = `No tag and no commit on HEAD's first parents has ${name}@${version}.`;
	if (!names.has(name)) return new UsageError(message, didYouMean(name, names));
	const declaredVersions = [...versions].slice(0, 10).join(", ");
	return new UsageError(message, declaredVersions === "" ? void 0 : `It declared ${declaredVersions}.`);
}
// src/cli/commands/check-compat.ts
const checkCompat = {
	name: "check-compat",
	summary: "fail if one version of a skill breaks callers of another",
	operands: "NAME@VERSION NAME@VERSION",
	maxOperands: 2,
	options: [...diffOptions, ...repositoryOptions],
	note: "A version is the commit of its tag, or the first commit that declared it; the last line of the text names both commits. A break fails for all version numbers, and even if the configuration turns the rule off or accepts the finding. Exit codes: 0 no break, 1 a break, 2 a version was not found.",
	examples: [["skillaccord check-compat worklog@1.0.0 worklog@2.0.0", "tags, or the first commits that declared them"]],
	async run(args, world) {
		const [first, second] = args.operands;
		if (first === void 0 || second === void 0) throw new UsageError("Two versions are missing: skillaccord check-compat NAME@VERSION NAME@VERSION");
		const [baseVersion, headVersion] = [parseSkillVersion(first), parseSkillVersion(second)];
		const { repository } = findRepository(world.cwd);
		if (!repository) throw new UsageError(`"${world.cwd}" is not in a git repository.`);
		world.onProgress?.("Looking for both versions");
		const base = await findVersion(repository, baseVersion);
		const head = await findVersion(repository, headVersion);
		const config = args.values.get("config");
		const openedRun = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: base.commit,
			head: head.commit,
			config
		});
		const report = await check(openedRun.sides, withEverythingReported(openedRun.config));
		const isRequested = (skill) => skill.name === headVersion.name || skill.base?.name === baseVersion.name;
		requireSkill(report, baseVersion, (skill) => skill.base?.name);
		requireSkill(report, headVersion, ({ name, status }) => status === "removed" ? void 0 : name);
		requireSameSkill(report, baseVersion, headVersion);
		const requested = changesBySkill(report).filter(({ skill }) => isRequested(skill));
		const onBothSides = requested.filter(({ skill: { base, status } }) => base && status !== "removed");
		const changed = onBothSides.length > 0 ? onBothSides : requested;
		world.print(formatChanges(report, skillChangesOnly(changed), args, world));
		if ((args.values.get("format") ?? "text") === "text") world.print(comparedLine([baseVersion, base], [headVersion, head]));
		return changed.some(({ changes }) => changes.some(({ bump }) => bump === "major")) || !changed.every(({ skill }) => isCompared(skill)) ? 1 : 0;
	}
};
function comparedLine(...sides) {
	return `\nCompared ${sides.map(([{ version }, { commit, tag }]) => {
		const tagNote = tag === null ? "" : `, tag ${tag}`;
		return `${commit.slice(0, 7)} (${escapeInvisible(`${version}${tagNote}`)})`;
	}).join(" with ")}.\n`;
}
function requireSameSkill({ skills }, baseVersion, headVersion) {
	if (baseVersion.name === headVersion.name) return;
	if (skills.some(({ name, base }) => name === headVersion.name && base?.name === baseVersion.name)) return;
	throw new UsageError(`check-compat compares two versions of one skill; "${baseVersion.name}" and "${headVersion.name}" are two skills.`, `Use one of them twice: skillaccord check-compat ${baseVersion.name}@${baseVersion.version} ${baseVersion.name}@VERSION`);
}
function requireSkill({ skills }, { name, version }, nameOf) {
	const names = skills.flatMap((skill) => nameOf(skill) ?? []);
	if (names.includes(name)) return;
	throw new UsageError(`There is no skill "${name}" in the commit of ${name}@${version}.`, didYouMean(name, names));
}
export { checkCompat };
