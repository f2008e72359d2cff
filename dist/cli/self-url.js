import { L as findRepository, R as readGitSettings, z as remoteUrl } from "./core.js";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
// src/io/self-url.ts
async function selfUrl(name, entryPath = process.argv[1]) {
	const selfPackage = entryPath === void 0 ? null : findPackage(name, entryPath);
	if (selfPackage === null) return null;
	if (selfPackage.repository !== null) return remoteUrl(selfPackage.repository.replace(/^git\+/, ""));
	const { repository, prefix } = findRepository(selfPackage.directory);
	if (repository === null || prefix !== "") return null;
	const { remote } = await readGitSettings(repository);
	return remote === null ? null : remoteUrl(remote);
}
function findPackage(name, entryPath) {
	if (!existsSync(entryPath)) return null;
	let directory = dirname(realpathSync.native(entryPath));
	for (; dirname(directory) !== directory; directory = dirname(directory)) {
		const manifestPath = join(directory, "package.json");
		if (!existsSync(manifestPath)) continue;
		const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
		if (manifest.name === void 0) continue;
		if (manifest.name !== name) return null;
		const { repository } = manifest;
		const url = typeof repository === "string" ? repository : repository?.url;
		return {
			directory,
			repository: url ?? null
		};
	}
	return null;
}
export { selfUrl };
