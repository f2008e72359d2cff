import { D as open, Ei as decodePath, Et as readSkill, Fi as UsageError, G as commitOf, Gr as isManifestName, I as gitTree, K as commitsOf, L as readBlobs, Mi as nameOf, O as repositoryOptions, Oi as folderOf, St as readAll, Tt as readManifests, Vr as declaredBump, X as readGit, Y as nulTerminated, q as findPlace, tt as check, xi as didYouMean } from "./core.js";
import { changesOf, diffOptions, everythingOf, isCompared, renderChanges } from "./diff.js";
// src/declared.ts
function declaredIn(path, text) {
	const manifests = readManifests(folderOf(path), [path], new Map([[path, text]]), []);
	if (!manifests || manifests.manifests.length === 0) return null;
	const { name, versions } = readSkill(manifests, [], new Map());
	return {
		name,
		versions: [...versions.values()].map(({ value }) => value)
	};
}
// src/edges/manifest-history.ts
const manifests = [":(glob,icase)**/skill.md", ":(glob,icase)**/skill.toml"];
const maximumBytes = 1048576;
async function manifestHistory(repository, commit) {
	const changes = [...changesIn(await readGit(repository, [
		...[
			"log",
			"--first-parent",
			"--diff-merges=first-parent",
			"--raw",
			"--no-abbrev",
			"-z"
		],
		...[
			"--no-renames",
			"--no-show-signature",
			"--no-notes",
			"--format=%x01%H %P"
		],
		...[
			commit,
			"--",
			...manifests
		]
	]))];
	const texts = await textsOf(repository, changes.flatMap(({ before, after }) => [before, after]));
	const text = (oid) => texts.get(oid) ?? null;
	return changes.map((one) => ({
		...one,
		before: text(one.before),
		after: text(one.after)
	}));
}
function* changesIn(output) {
	let commit = "";
	let parent = null;
	let oids = null;
	for (const record of nulTerminated(output)) {
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
	const wanted = [...new Set(oids)].filter((oid) => /[^0]/.test(oid));
	const texts = new Map();
	let pieces = [];
	await readBlobs(repository, wanted.map((oid) => ({
		path: oid,
		oid
	})), (oid, piece, size, last) => {
		if (size <= maximumBytes) pieces.push(piece);
		if (!last) return;
		if (size <= maximumBytes) texts.set(oid, Buffer.concat(pieces).toString("utf8"));
		pieces = [];
	});
	return texts;
}
// src/edges/tags.ts
async function tagsAmong(repository, tags) {
	const commits = await commitsOf(repository, tags.map((tag) => `refs/tags/${tag}`));
	return tags.flatMap((tag, at) => {
		const commit = commits[at];
		return commit ? [{
			tag,
			commit
		}] : [];
	});
}
// src/cli/skill-version.ts
function parseSkillVersion(text) {
	const [, name, version] = /^(.+)@v?(\d[^@\s]*)$/.exec(text) ?? [];
	if (name !== void 0 && version !== void 0) return {
		name,
		version
	};
	throw new UsageError(`"${text}" is not of the form NAME@VERSION, such as worklog@1.0.0.`);
}
async function findVersion(repository, { name, version }) {
	const own = [
		"@",
		"-",
		"/"
	].flatMap((sign) => [`${name}${sign}${version}`, `${name}${sign}v${version}`]);
	for (const { tag, commit } of await tagsAmong(repository, [
		...own,
		`v${version}`,
		version
	])) {
		const declared = await versionsAt(repository, commit, name);
		if (!(declared.length > 0 && !declared.some((one) => isSame(one, version)))) return {
			commit,
			how: `tag ${tag}`
		};
	}
	const head = await commitOf(repository, "HEAD");
	if (head === null) throw new UsageError("The repository has no commit yet.");
	const history = await manifestHistory(repository, head);
	const commit = lastCommit(history, head, {
		name,
		version
	});
	if (commit !== null) return {
		commit,
		how: "history"
	};
	throw notFound(history, {
		name,
		version
	});
}
async function versionsAt(repository, commit, name) {
	const tree = await gitTree(repository, commit);
	const paths = tree.entries.filter(({ path, kind }) => kind !== "symlink" && isManifestName(nameOf(path)));
	const { files } = await readAll(tree, paths.map(({ path }) => path));
	return [...files].flatMap(([path, bytes]) => {
		const declared = declaredIn(path, new TextDecoder().decode(bytes));
		return declared?.name === name ? declared.versions : [];
	});
}
function isSame(one, other) {
	return one === other || declaredBump(one, other) === "none";
}
function lastCommit(history, head, wanted) {
	const touched = new Set();
	for (const { path, parent, before, after } of history) {
		if (!touched.has(path) && holds(path, after, wanted)) return head;
		touched.add(path);
		if (parent !== null && holds(path, before, wanted) && !holds(path, after, wanted)) return parent;
	}
	return null;
}
function holds(path, text, { name, version }) {
	if (text === null || !text.includes(version)) return false;
	const declared = declaredIn(path, text);
	return declared?.name === name && declared.versions.includes(version);
}
function notFound(history, { name, version }) {
	const versions = new Set();
	const names = new Set();
	for (const { path, after } of history) {
		const declared = after === null ? null : declaredIn(path, after);
		if (!declared) continue;
		names.add(declared.name);
		if (declared.name === name) for (const one of declared.versions) versions.add(one);
	}
	const missing = `No tag and no commit on HEAD's first parents holds ${name}@${version}.`;
	if (!names.has(name)) return new UsageError(missing, didYouMean(name, names));
	const known = [...versions].slice(0, 10).join(", ");
	return new UsageError(missing, known === "" ? void 0 : `It declared ${known}.`);
}
// src/cli/check-compat.ts
const checkCompat = {
	name: "check-compat",
	summary: "fail where one version of a skill breaks callers of another",
	operands: "NAME@VERSION NAME@VERSION",
	most: 2,
	options: [...diffOptions, ...repositoryOptions],
	note: "A break fails whatever the versions say and whatever the configuration silences or accepts. Exit codes: 0 no break, 1 a break, 2 a version that cannot be had.",
	examples: [["skillgate check-compat worklog@1.0.0 worklog@2.0.0", "tags, or commits that declared them"]],
	async run(args, world) {
		const [first, second] = args.operands;
		if (first === void 0 || second === void 0) throw new UsageError("Name two versions: skillgate check-compat NAME@VERSION NAME@VERSION");
		const [was, now] = [parseSkillVersion(first), parseSkillVersion(second)];
		const { repository } = findPlace(world.cwd);
		if (!repository) throw new UsageError(`"${world.cwd}" is in no git repository.`);
		world.told?.("Looking for both versions");
		const base = (await findVersion(repository, was)).commit;
		const head = (await findVersion(repository, now)).commit;
		const config = args.values.get("config");
		const opening = await open({
			cwd: world.cwd,
			told: world.told,
			base,
			head,
			config
		});
		const report = await check(opening.sides, everythingOf(opening.config));
		const isMeant = (skill) => skill.name === now.name || skill.base?.name === was.name;
		refuseMissing(report, was, (skill) => skill.base?.name);
		refuseMissing(report, now, ({ name, status }) => status === "removed" ? void 0 : name);
		refuseStrangers(report, was, now);
		const meant = changesOf(report).filter(({ skill }) => isMeant(skill));
		const both = meant.filter(({ skill: { base, status } }) => base && status !== "removed");
		const changed = both.length > 0 ? both : meant;
		world.print(renderChanges(report, changed, args, world));
		return changed.some(({ changes }) => changes.some(({ bump }) => bump === "major")) || !changed.every(({ skill }) => isCompared(skill)) ? 1 : 0;
	}
};
function refuseStrangers({ skills }, was, now) {
	if (was.name === now.name) return;
	if (skills.some(({ name, base }) => name === now.name && base?.name === was.name)) return;
	throw new UsageError(`check-compat compares two versions of one skill; "${was.name}" and "${now.name}" are two skills.`, `Name one of them twice: skillgate check-compat ${was.name}@${was.version} ${was.name}@VERSION`);
}
function refuseMissing({ skills }, { name, version }, nameOf) {
	const names = skills.flatMap((skill) => nameOf(skill) ?? []);
	if (names.includes(name)) return;
	throw new UsageError(`No skill "${name}" is in the commit that stands for ${name}@${version}.`, didYouMean(name, names));
}
export { checkCompat };
