import { G as check, Xo as didYouMean, Zi as require_packages, Zo as readUserPath, _i as isDay, a as open, es as escapeInvisible, ms as UsageError, rs as neutralizeCommands, vi as repositoryOptions } from "./core.js";
import { n as writeFileAtomically } from "./write-file.js";
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
// src/config/schema/accept-entry.ts
var import_packages = require_packages();
function withAcceptance(text, entry) {
	const { isMap, isSeq, parseDocument } = (0, import_packages.yamlEditPackage)();
	const root = parseDocument(text).contents;
	const pair = isMap(root) ? root.items.find(({ key }) => String(key) === "accept") : void 0;
	const eol = text.includes("\r\n") ? "\r\n" : "\n";
	const list = pair?.value;
	if (!pair || list === null || isSeq(list) && list.items.length === 0 && !list.flow) return pair ? null : `${withTrailingNewline(text, eol)}accept:${eol}${entryLines(entry, "  ", eol)}`;
	if (!isSeq(list) || list.flow || !list.range) return null;
	const [start, end] = list.range;
	const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? "";
	return `${withTrailingNewline(text.slice(0, end), eol)}${entryLines(entry, indent, eol)}${text.slice(end)}`;
}
function entryLines({ fingerprint, reason, expires, about }, indent, eol) {
	const expiryLine = expires === null ? [] : [`${indent}  expires: ${expires}`];
	return [
		`${indent}- fingerprint: "${fingerprint}" # ${about.replace(/[\r\n]+/g, " ")}`,
		`${indent}  reason: ${JSON.stringify(reason)}`,
		...expiryLine,
		""
	].join(eol);
}
function withTrailingNewline(text, eol) {
	return text === "" || text.endsWith("\n") ? text : `${text}${eol}`;
}
// src/cli/commands/accept.ts
const accept = {
	name: "accept",
	summary: "accept a finding with an entry in the configuration",
	operands: "FINGERPRINT",
	maxOperands: 1,
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
	examples: [["skillaccord accept 3f9a1c0b7d42 --reason \"Nobody calls it yet.\"", "one finding"], ["skillaccord accept 3f9a --reason \"Agreed.\"", "by a unique prefix"]],
	async run(args, world) {
		const { named, reason, expires } = parseAcceptance(args);
		const openedRun = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: args.values.get("base"),
			config: args.values.get("config")
		});
		const { sides, config, configFiles } = openedRun;
		rejectPastDate(expires, sides.context.today);
		const { findings } = await check(sides, config, configFiles);
		const finding = findByFingerprint(named, findings);
		const { fingerprint } = finding;
		const entry = config.accept.find((acceptance) => acceptance.fingerprint === fingerprint);
		if (entry) {
			world.print(neutralizeCommands(alreadyAccepted(entry, finding, sides.context.today)));
			return 0;
		}
		const about = `${finding.rule}${finding.skill ? `, ${neutralizeCommands(escapeInvisible(finding.skill))}` : ""}`;
		const added = {
			fingerprint,
			reason,
			expires,
			about
		};
		const path = addEntry(openedRun, world.cwd, added);
		const line = `${escapeInvisible(path)}: ${about} is accepted.${noteOn(finding, added)}\n`;
		world.print(neutralizeCommands(line));
		return 0;
	}
};
function noteOn({ category, rule }, entry) {
	if (rule === "skill-removed") return " You can remove the entry once the change is merged.";
	if (category !== "privilege") return "";
	return ` The entry has no effect in the pull request that brings the permission: a reviewer accepts it by merging. To silence it beforehand, merge the entry into the target branch first, in a pull request of its own:\n\n${(withAcceptance("", entry) ?? "").trimEnd().split("\n").map(escapeInvisible).join("\n")}`;
}
function parseAcceptance({ operands: [named], values }) {
	if (named === void 0 || named === "") throw new UsageError("The fingerprint of a finding is missing.", "skillaccord check --format json lists them.");
	const reason = values.get("reason")?.trim() ?? "";
	if (reason === "") throw new UsageError("Say why: --reason TEXT.");
	const expires = values.get("expires") ?? null;
	if (expires !== null && !isDay(expires)) throw new UsageError(`--expires takes a date such as 2027-01-31, not "${expires}".`);
	return {
		named,
		reason,
		expires
	};
}
function findByFingerprint(named, findings) {
	const matching = findings.filter(({ fingerprint }) => fingerprint.startsWith(named));
	const [first, ...others] = new Map(matching.map((finding) => [finding.fingerprint, finding])).values();
	const exact = matching.find(({ fingerprint }) => fingerprint === named);
	if (exact) return exact;
	if (first === void 0) throw unknownFingerprintError(named, findings);
	if (others.length === 0) return first;
	throw ambiguousPrefixError(named, [first, ...others]);
}
const maxListed = 10;
function ambiguousPrefixError(named, findings) {
	const lines = findings.slice(0, maxListed).map(({ fingerprint, rule, at }) => `  ${fingerprint}  ${rule}  ${at.path}`);
	const more = findings.length - lines.length;
	const start = `${findings.length} findings have a fingerprint that begins with "${named}":`;
	return new UsageError([
		start,
		...lines,
		...more > 0 ? [`  and ${more} more`] : []
	]);
}
function rejectPastDate(expires, today) {
	if (expires === null || today === null || expires >= today) return;
	throw new UsageError(`--expires ${expires} has passed (today is ${today}), so the entry would accept nothing.`, "Use a later day, or leave --expires out.");
}
function alreadyAccepted({ fingerprint, expires }, { category, state }, today) {
	if (expires === null || today === null || expires >= today) return category === "privilege" && state === "new" ? `"${fingerprint}" is in the configuration, and counts once it is on the target branch.\n` : `"${fingerprint}" is already accepted.\n`;
	throw new UsageError(`The entry that accepts "${fingerprint}" expired on ${expires}.`, "Write a later day under \"expires\", or remove it.");
}
function unknownFingerprintError(fingerprint, findings) {
	const fingerprints = findings.map((finding) => finding.fingerprint);
	return new UsageError(`No finding has the fingerprint "${fingerprint}".`, didYouMean(fingerprint, fingerprints) ?? "skillaccord check --format json lists them.");
}
function addEntry({ sides, configFiles }, cwd, entry) {
	const top = sides.context.directory ?? cwd;
	const defaultPath = existsSync(join(top, ".github")) ? ".github/skillaccord.yml" : "skillaccord.yml";
	const existingPath = configFiles.headFile?.path;
	const path = relative(top, resolve(top, existingPath ?? defaultPath));
	const updatedText = withAcceptance(existingPath === void 0 ? "" : readUserPath({
		name: path,
		path: join(top, path)
	}), entry);
	if (updatedText === null) throw new UsageError(`The list "accept" in "${path}" does not have one entry per line.`, `Add it by hand: fingerprint: "${entry.fingerprint}"`);
	writeFileAtomically(top, path.split(sep).join("/"), updatedText);
	return path;
}
export { accept };
