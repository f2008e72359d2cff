import { Bl as isInside, D as withReadProgress, Ic as groupBy, Jl as UsageError, L as findRepository, La as readTexts, O as openSides, Vl as join$1, _o as filesByRoot, ln as digestFiles, qc as plainText, vl as escapeInvisible, xl as neutralizeCommands } from "./core.js";
import { resolve } from "node:path";
// src/cli/commands/hash.ts
const hash = {
	name: "hash",
	synonyms: ["digest", "checksum"],
	summary: "print the content hash of skills",
	operands: "DIR\u2026",
	maxOperands: Number.POSITIVE_INFINITY,
	options: [{
		name: "integrity",
		help: "the stronger hash: two different trees never share it"
	}],
	examples: [
		["skillaccord hash skills/worklog", "one skill"],
		["skillaccord hash skills/*", "many"],
		["skillaccord hash --integrity .", "the value of the field \"integrity\" of a lock"]
	],
	async run({ operands, flags }, world) {
		if (operands.length === 0) throw new UsageError("A directory is missing: skillaccord hash DIR\u2026");
		const algorithm = flags.has("integrity") ? "integrity" : "content";
		const gitDirCache = new Map();
		const requested = operands.map((name) => {
			const path = resolve(world.cwd, name);
			const { directory, repository, prefix } = findRepository(path, false, null, gitDirCache);
			return {
				name,
				top: repository?.workTree ?? directory,
				prefix
			};
		});
		const hashes = new Map();
		for (const group of groupBy(requested, ({ top }) => top).values()) for (const [directory, hash] of await hashesOf(group, algorithm, world.onProgress)) hashes.set(directory, hash);
		const lines = requested.map((directory) => `${hashes.get(directory)}  ${neutralizeCommands(escapeInvisible(directory.name))}\n`);
		world.print(lines.join(""));
		return 0;
	}
};
async function hashesOf(requested, algorithm, onProgress) {
	const { head } = await openSides({
		directory: requested[0]?.top ?? "",
		base: "none"
	});
	const prefixes = new Set(requested.map(({ prefix }) => prefix));
	const files = filesByRoot(head.entries, prefixes);
	for (const { name, prefix } of requested) {
		const submodule = head.submodules.find(({ path, isRead }) => !isRead && isInside(path, prefix));
		if (submodule) throw new UsageError(`"${name}" has the submodule "${submodule.path}" without its files, so it has no hash.`);
		if (files.has(prefix)) continue;
		throw new UsageError(`"${name}" has no files, or only files that git ignores.`);
	}
	const ignoreFiles = [...files.values()].flatMap((all) => all.filter(isIgnoreFile));
	const texts = await readTexts(head, ignoreFiles.map(({ path }) => path));
	const roots = [...files.keys()];
	const digests = await digestFiles(withReadProgress(head, onProgress), roots.map((root) => ({
		root,
		files: files.get(root) ?? [],
		ignore: texts.get(join$1(root, ".skillignore"))?.text ?? null,
		algorithms: [algorithm]
	})));
	const byRoot = new Map(roots.map((root, index) => [root, digests[index]]));
	return new Map(requested.map((directory) => [directory, hashOrProblem(byRoot.get(directory.prefix), algorithm)]));
}
function isIgnoreFile({ name, kind }) {
	return name === ".skillignore" && kind !== "symlink";
}
function hashOrProblem(digests, algorithm) {
	const [problem] = digests?.problems ?? [];
	if (problem) throw new UsageError(`${problem.at.path}: ${plainText(problem.message)}`);
	return digests?.values.get(algorithm) ?? "";
}
export { hash };
