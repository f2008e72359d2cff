import { ci as hasUnmatchedEntry, tt as findReleasedSkills } from "./core.js";
import { unreleasedChanges } from "./judge.js";
// src/pipeline/unreleased-fingerprints.ts
async function unreleasedFingerprints({ pairs, judged, findings }, releases, config, toFinding) {
	const changes = judged.flatMap((one) => one.unreleased);
	if (releases && hasUnmatchedEntry(config.accept, [...findings, ...changes])) {
		const unchangedPairs = pairs.filter(({ status }) => status === "unchanged");
		const { byRoot: releaseByRoot } = await findReleasedSkills(unchangedPairs, releases, config);
		const latestRelease = (pair) => releaseByRoot.get(pair.after?.root ?? "");
		changes.push(...unchangedPairs.flatMap((pair) => unreleasedChanges(pair, latestRelease(pair), config, toFinding)));
	}
	return new Set(changes.map(({ fingerprint }) => fingerprint));
}
export { unreleasedFingerprints };
