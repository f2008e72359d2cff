import { Hl as nameOf, Jl as UsageError, Q as trackChild, cs as isManifestName } from "./core.js";
import { i as readPartial, o as parseExactJson, r as restoreShards } from "./restore-shards.js";
import { spawn } from "node:child_process";
// src/io/run-again.ts
function runAgain(program, args, cwd) {
	return new Promise((resolve) => {
		const stdio = [
			"ignore",
			"pipe",
			"ignore"
		];
		const child = trackChild(spawn(program.path, [...program.args, ...args], {
			cwd,
			stdio,
			windowsHide: true
		}));
		const chunks = [];
		child.stdout.on("data", (chunk) => chunks.push(chunk));
		child.once("error", () => resolve(null));
		child.once("close", (code) => resolve(code === 0 ? textOf(chunks) : null));
	});
}
function textOf(chunks) {
	try {
		return Buffer.concat(chunks).toString("utf8");
	} catch {
		return null;
	}
}
// src/cli/shard/analyse-in-jobs.ts
const maxJobs = 4;
const minManifests = 300;
function analyseInJobs(jobs, { values }, world) {
	const shared = ["base", "config"].flatMap((name) => {
		const value = values.get(name);
		return value === void 0 ? [] : [`--${name}=${value}`];
	});
	return async (run) => {
		const { program } = world;
		if (jobs === 1 || !program || !paysInJobs(run)) return restoreShards([], run.sides);
		const shares = Array.from({ length: jobs }, (_, index) => `${index + 1}/${jobs}`);
		run.sides.onProgress?.("Analysing skills");
		const partials = (await Promise.all(shares.map((share) => runAgain(program, [
			"check",
			`--shard=${share}`,
			"--format=json",
			...shared
		], world.cwd)))).flatMap((text, index) => readShare(text, `share ${shares[index]}`));
		const isSame = ({ report }) => isSameRun(report, run.sides.context);
		return restoreShards(partials.filter(isSame), run.sides);
	};
}
function paysInJobs({ sides, readsAll }) {
	if (!(sides.context.remote !== null) || !readsAll) return false;
	return sides.head.entries.filter(({ path }) => isManifestName(nameOf(path))).length >= minManifests;
}
function readShare(text, file) {
	if (text === null) return [];
	try {
		return [{
			file,
			report: readPartial(parseExactJson(text), file)
		}];
	} catch {
		return [];
	}
}
function isSameRun({ head, base }, context) {
	return head.sha === context.head().sha && base?.sha === context.base?.sha;
}
function parseJobs(value) {
	const jobs = /^\d$/.test(value) ? Number(value) : 0;
	if (jobs >= 1 && jobs <= maxJobs) return jobs;
	throw new UsageError(`--jobs takes a number from 1 to ${maxJobs}, not "${value}".`, "To divide a larger repository: --shard I/N.");
}
export { analyseInJobs, parseJobs };
