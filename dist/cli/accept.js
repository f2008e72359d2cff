import { En as trustedConfigDecides, Jl as UsageError, S as open, co as repositoryOptions, eo as acceptanceKey, et as newConfigPath, ml as readUserPath, nt as readConfig, so as isDay, to as subjectOf, ut as check, vl as escapeInvisible, w as ruleIds, xl as neutralizeCommands } from "./core.js";
import { n as withAcceptance, t as acceptEntryLine } from "./accept-entry.js";
import { n as writeFileAtomically } from "./write-file.js";
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
// src/cli/commands/accept.ts
const accept = {
	name: "accept",
	summary: "accept a finding with an entry in the configuration",
	operands: "[RULE PATH | FINGERPRINT]",
	maxOperands: 2,
	options: [
		{
			name: "reason",
			value: "TEXT",
			help: "why; required, for readers of the entry"
		},
		{
			name: "expires",
			value: "DATE",
			help: "the last day on which it counts, such as 2027-01-31"
		},
		{
			name: "base",
			value: "REF",
			help: "what to compare with, as in skillaccord check"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord accept", "list what can be accepted; writes nothing"],
		["skillaccord accept 3f9a1c0b7d42 --reason \"Nobody calls it yet.\"", "one finding"],
		["skillaccord accept skill-renamed skills/pdf/SKILL.md --reason \"Agreed.\"", "by rule and path"]
	],
	async run(args, world) {
		const { operands, values } = args;
		const acceptance = operands.length === 0 ? null : parseAcceptance(args);
		const openedRun = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: values.get("base"),
			config: values.get("config")
		});
		const { sides, config, configFiles } = openedRun;
		const { today } = sides.context;
		if (acceptance) rejectPastDate(acceptance.expires, today);
		const { findings } = await check(sides, config, configFiles);
		const print = (line) => world.print(`${neutralizeCommands(escapeInvisible(line))}\n`);
		if (acceptance === null) {
			for (const line of listLines(acceptable(findings))) print(line);
			return 0;
		}
		const finding = findNamed(operands, findings);
		const subject = subjectOf(finding);
		const key = acceptanceKey(subject);
		const existing = config.accept.find((entry) => acceptanceKey(entry) === key);
		if (existing) {
			print(alreadyAccepted(existing, finding, today));
			return 0;
		}
		const entry = {
			...subject,
			...acceptance
		};
		if (configFiles.trustedConfig && trustedConfigDecides(finding.rule, finding.category)) {
			print("Nothing written: an entry for a permission counts only on the target branch.");
			print("Merge it there first, in a pull request of its own:");
			print("accept:");
			print(`  ${acceptEntryLine(entry)}`);
			return 2;
		}
		print(`${addEntry(openedRun, world.cwd, {
			entry,
			rules: await ruleIds()
		})}: ${finding.rule} in ${subject.path} is accepted.`);
		return 0;
	}
};
function acceptable(findings) {
	return findings.filter(({ state, severity }) => state === "new" && severity !== "note");
}
function listLines(findings) {
	if (findings.length === 0) return ["Nothing to accept."];
	const ruleWidth = Math.max(...findings.map(({ rule }) => rule.length));
	const pathWidth = Math.max(...findings.map(({ at }) => at.path.length));
	return [
		...findings.map(({ rule, at, fingerprint }, index) => {
			const number = String(index + 1).padStart(3);
			const digits = fingerprint.slice(0, shownDigits);
			return `${number}  ${rule.padEnd(ruleWidth)}  ${at.path.padEnd(pathWidth)}  ${digits}`;
		}),
		"",
		"skillaccord accept FINGERPRINT --reason TEXT accepts one."
	];
}
const shownDigits = 12;
function parseAcceptance({ values }) {
	const reason = values.get("reason")?.trim() ?? "";
	if (reason === "") throw new UsageError("Say why: --reason TEXT.");
	const expires = values.get("expires") ?? null;
	if (expires !== null && !isDay(expires)) throw new UsageError(`--expires takes a date such as 2027-01-31, not "${expires}".`);
	return {
		reason,
		expires
	};
}
function findNamed([named = "", path], findings) {
	const numbered = /^\d{1,3}$/.test(named) ? acceptable(findings)[Number(named) - 1] : void 0;
	if (numbered && path === void 0) return numbered;
	const matching = findings.filter(({ rule, at, fingerprint }) => path === void 0 ? fingerprint.startsWith(named) : rule === named && at.path === path);
	const [first, ...others] = new Map(matching.map((finding) => [acceptanceKey(subjectOf(finding)), finding])).values();
	if (first === void 0 || named === "") throw unknownError(named, path);
	if (others.length > 0) throw new UsageError(["Several findings match:", ...listLines([first, ...others])]);
	return first;
}
function unknownError(named, path) {
	const what = path === void 0 ? `No finding has the fingerprint "${named}".` : `No finding of ${named} is in "${path}".`;
	return new UsageError(what, "skillaccord accept lists what can be accepted.");
}
function rejectPastDate(expires, today) {
	if (expires === null || today === null || expires >= today) return;
	throw new UsageError(`--expires ${expires} has passed: today is ${today}.`);
}
function alreadyAccepted({ rule, path, expires }, { category, state }, today) {
	if (expires !== null && today !== null && expires < today) throw new UsageError(`The entry for ${rule} in "${path}" expired on ${expires}.`, "Write a later day under \"expires\", or remove it.");
	return category === "privilege" && state === "new" ? `The entry for ${rule} in ${path} counts once it is on the target branch.` : `${rule} in ${path} is already accepted.`;
}
function addEntry({ sides, configFiles }, cwd, { entry, rules }) {
	const top = sides.context.directory ?? cwd;
	const defaultPath = newConfigPath(existsSync(join(top, ".github")));
	const existingPath = configFiles.headFile?.path;
	const path = relative(top, resolve(top, existingPath ?? defaultPath));
	const place = join(top, path);
	const read = () => existsSync(place) ? readUserPath({
		name: path,
		path: place
	}) : "";
	const text = read();
	const updatedText = withAcceptance(text, entry);
	if (updatedText === null) throw new UsageError(`The list "accept" in "${path}" does not have one entry per line.`, `Add it by hand: ${acceptEntryLine(entry)}`);
	requireEntry(path, updatedText, {
		entry,
		rules
	});
	if (read() !== text) throw new UsageError(`"${path}" has changed meanwhile, so nothing was written.`, "Run it again.");
	writeFileAtomically(top, path.split(sep).join("/"), updatedText);
	return path;
}
function requireEntry(path, text, { entry, rules }) {
	const isAccepted = () => readConfig(path, text, rules).config.accept.some((other) => acceptanceKey(other) === acceptanceKey(entry));
	try {
		if (isAccepted()) return;
	} catch (cause) {
		if (!(cause instanceof UsageError)) throw cause;
	}
	throw new UsageError(`"${path}" cannot be extended by a line, so nothing was written.`, `Add it by hand: ${acceptEntryLine(entry)}`);
}
export { accept };
