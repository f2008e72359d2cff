import { $ as loadTrustedConfig, Ba as defaults, C as pathInDirectory, I as commitsOf, L as findRepository, M as gitTree, k as defaultBranches, tt as completeTree, w as ruleIds } from "./core.js";
import { resolve } from "node:path";
// src/setup/default-branch-config.ts
async function defaultBranchConfig({ cwd, directory, config, named }) {
	const path = named === void 0 ? void 0 : pathInDirectory(resolve(cwd, named), directory);
	const { repository } = findRepository(directory);
	if (repository === null || path === null) return {
		trustedConfig: config,
		ignoredSourcesNote: null
	};
	const commits = await commitsOf(repository, defaultBranches);
	const index = commits.findIndex((commit) => commit !== null);
	const sha = commits[index];
	if (!sha) return {
		trustedConfig: defaults,
		ignoredSourcesNote: hasSources(config) ? unknownBranch : null
	};
	const tree = completeTree(await gitTree(repository, sha), sha);
	const name = (defaultBranches[index] ?? "").replace(/^refs\/(?:heads|remotes)\//, "");
	return {
		trustedConfig: (await loadTrustedConfig({
			sha,
			name,
			tree
		}, path, ruleIds))?.config ?? defaults,
		ignoredSourcesNote: null
	};
}
const unknownBranch = "`sources` of the configuration is not in force, since this clone does not know the default branch. Name it: `git remote set-head origin BRANCH`.";
function hasSources({ sources }) {
	return Object.values(sources).some((list) => list.length > 0);
}
export { defaultBranchConfig as t };
