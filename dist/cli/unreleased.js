import { at as releasedSkills, hi as hasIdle } from "./core.js";
import { unreleasedChanges } from "./judge.js";
// src/unreleased.ts
async function unreleasedPrints({ pairs, judged, findings }, releases, config, stamp) {
	const changes = judged.flatMap((one) => one.unreleased);
	if (releases && hasIdle(config.accept, [...findings, ...changes])) {
		const same = pairs.filter(({ status }) => status === "unchanged");
		const { released } = await releasedSkills(same, releases, config);
		const last = (pair) => released.get(pair.after?.root ?? "");
		changes.push(...same.flatMap((pair) => unreleasedChanges(pair, last(pair), config, stamp)));
	}
	return new Set(changes.map(({ fingerprint }) => fingerprint));
}
export { unreleasedPrints };
