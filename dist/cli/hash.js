import { Ai as isInside, Ci as defuse, Fi as UsageError, N as openSides, Pr as filesByRoot, Ti as visible, Ut as tellingTree, bt as readTexts, ji as join$1, li as grouped, q as findPlace, wt as digestFiles } from "./core.js";
import { resolve } from "node:path";
// src/cli/hash.ts
const hash = {
	name: "hash",
	also: ["digest", "checksum"],
	summary: "print the content hash of skills (ADR-003)",
	operands: "DIR\u2026",
	most: Number.POSITIVE_INFINITY,
	options: [{
		name: "integrity",
		help: "the stronger hash over a stream that tells where files end"
	}],
	examples: [
		["skillgate hash skills/worklog", "one skill"],
		["skillgate hash skills/*", "many"],
		["skillgate hash --integrity .", "as the field \"integrity\" of a lock has it"]
	],
	async run({ operands, flags }, world) {
		if (operands.length === 0) throw new UsageError("A directory is missing: skillgate hash DIR\u2026");
		const algorithm = flags.has("integrity") ? "integrity" : "content";
		const known = new Map();
		const wanted = operands.map((name) => {
			const path = resolve(world.cwd, name);
			const { directory, repository, prefix } = findPlace(path, false, null, known);
			return {
				name,
				top: repository?.workTree ?? directory,
				prefix
			};
		});
		const hashes = new Map();
		for (const group of grouped(wanted, ({ top }) => top).values()) for (const [one, hash] of await hashesOf(group, algorithm, world.told)) hashes.set(one, hash);
		const lines = wanted.map((one) => `${hashes.get(one)}  ${defuse(visible(one.name))}\n`);
		world.print(lines.join(""));
		return 0;
	}
};
async function hashesOf(wanted, algorithm, told) {
	const { head } = await openSides({
		directory: wanted[0]?.top ?? "",
		base: "none"
	});
	const prefixes = new Set(wanted.map(({ prefix }) => prefix));
	const files = filesByRoot(head.entries, prefixes);
	for (const { name, prefix } of wanted) {
		const submodule = head.submodules.find(({ path, isRead }) => !isRead && isInside(path, prefix));
		if (submodule) throw new UsageError(`"${name}" holds the submodule "${submodule.path}", whose files are not here, so it has no hash.`);
		if (files.has(prefix)) continue;
		throw new UsageError(`"${name}" holds no files, or only such that git ignores.`);
	}
	const ignoring = [...files.values()].flatMap((all) => all.filter(isIgnoreFile));
	const texts = await readTexts(head, ignoring.map(({ path }) => path));
	const roots = [...files.keys()];
	const digests = await digestFiles(tellingTree(head, told), roots.map((root) => ({
		root,
		files: files.get(root) ?? [],
		ignore: texts.get(join$1(root, ".skillignore"))?.text ?? null,
		algorithms: [algorithm]
	})));
	const byRoot = new Map(roots.map((root, at) => [root, digests[at]]));
	return new Map(wanted.map((one) => [one, hashIn(byRoot.get(one.prefix), algorithm)]));
}
function isIgnoreFile({ name, kind }) {
	return name === ".skillignore" && kind !== "symlink";
}
function hashIn(digests, algorithm) {
	const [problem] = digests?.problems ?? [];
	if (problem) throw new UsageError(`${problem.at.path}: ${problem.message}`);
	return digests?.values.get(algorithm) ?? "";
}
export { hash };
