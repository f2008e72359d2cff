import { Ci as defuse, D as open, Fi as UsageError, O as repositoryOptions, Ti as visible, et as isDay, j as readNamed, ni as require_packages, tt as check, xi as didYouMean } from "./core.js";
import { r as writeFileAtomically } from "./write-file.js";
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
// src/syntax/accept-entry.ts
var import_packages = require_packages();
function withAcceptance(text, entry) {
	const { isMap, isSeq, parseDocument } = (0, import_packages.yamlEditPackage)();
	const root = parseDocument(text).contents;
	const pair = isMap(root) ? root.items.find(({ key }) => String(key) === "accept") : void 0;
	const eol = text.includes("\r\n") ? "\r\n" : "\n";
	const list = pair?.value;
	if (!pair || list === null || isSeq(list) && list.items.length === 0 && !list.flow) return pair ? null : `${ended(text, eol)}accept:${eol}${linesOf(entry, "  ", eol)}`;
	if (!isSeq(list) || list.flow || !list.range) return null;
	const [start, end] = list.range;
	const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? "";
	return `${ended(text.slice(0, end), eol)}${linesOf(entry, indent, eol)}${text.slice(end)}`;
}
function linesOf({ fingerprint, reason, expires, about }, indent, eol) {
	const until = expires === null ? [] : [`${indent}  expires: ${expires}`];
	return [
		`${indent}- fingerprint: "${fingerprint}" # ${about.replace(/[\r\n]+/g, " ")}`,
		`${indent}  reason: ${JSON.stringify(reason)}`,
		...until,
		""
	].join(eol);
}
function ended(text, eol) {
	return text === "" || text.endsWith("\n") ? text : `${text}${eol}`;
}
// src/cli/accept.ts
const accept = {
	name: "accept",
	summary: "accept a finding on purpose, by an entry in the configuration",
	operands: "FINGERPRINT",
	most: 1,
	options: [
		{
			name: "reason",
			value: "TEXT",
			help: "why; required, for whoever reads the entry"
		},
		{
			name: "expires",
			value: "DATE",
			help: "the last day it holds, as 2027-01-31"
		},
		{
			name: "base",
			value: "REF",
			help: "what to compare with, as in skillgate check"
		},
		...repositoryOptions
	],
	examples: [["skillgate accept 3f9a1c0b7d42 --reason \"Nobody calls it yet.\"", "one finding"]],
	async run(args, world) {
		const { fingerprint, reason, expires } = wanted(args);
		const opening = await open({
			cwd: world.cwd,
			told: world.told,
			base: args.values.get("base"),
			config: args.values.get("config")
		});
		const { sides, config, gate } = opening;
		refusePast(expires, sides.origin.today);
		const { findings } = await check(sides, config, gate);
		const finding = findings.find((one) => one.fingerprint === fingerprint);
		if (!finding) throw unknown(fingerprint, findings);
		const entry = config.accept.find((one) => one.fingerprint === fingerprint);
		if (entry) throw standing(entry, sides.origin.today);
		const about = `${finding.rule}${finding.skill ? `, ${defuse(visible(finding.skill))}` : ""}`;
		const path = write(opening, world.cwd, {
			fingerprint,
			reason,
			expires,
			about
		});
		const later = finding.category === "privilege" ? " It counts once it stands on the base branch; until then the finding does." : "";
		world.print(defuse(`${visible(path)}: ${about} is accepted.${later}\n`));
		return 0;
	}
};
function wanted({ operands: [fingerprint], values }) {
	if (fingerprint === void 0) throw new UsageError("Name the fingerprint of a finding.", "skillgate check shows it.");
	const reason = values.get("reason")?.trim() ?? "";
	if (reason === "") throw new UsageError("Say why: --reason TEXT.");
	const expires = values.get("expires") ?? null;
	if (expires !== null && !isDay(expires)) throw new UsageError(`--expires takes a date such as 2027-01-31, not "${expires}".`);
	return {
		fingerprint,
		reason,
		expires
	};
}
function refusePast(expires, today) {
	if (expires === null || today === null || expires >= today) return;
	throw new UsageError(`--expires ${expires} has passed (today is ${today}), so the entry would accept nothing.`, "Name the last day it is to hold, or leave --expires out.");
}
function standing({ fingerprint, expires }, today) {
	if (expires === null || today === null || expires >= today) return new UsageError(`"${fingerprint}" is accepted already.`);
	return new UsageError(`The entry that accepts "${fingerprint}" expired on ${expires}.`, "Give it another day under \"expires\", or remove it.");
}
function unknown(fingerprint, findings) {
	const prints = findings.map((one) => one.fingerprint);
	return new UsageError(`No finding has the fingerprint "${fingerprint}".`, didYouMean(fingerprint, prints) ?? "skillgate check --format json lists them.");
}
function write({ sides, gate }, cwd, entry) {
	const top = sides.origin.directory ?? cwd;
	const fresh = existsSync(join(top, ".github")) ? ".github/skillgate.yml" : "skillgate.yml";
	const known = gate.file?.path;
	const path = relative(top, resolve(top, known ?? fresh));
	const next = withAcceptance(known === void 0 ? "" : readNamed({
		name: path,
		path: join(top, path)
	}), entry);
	if (next === null) throw new UsageError(`The list "accept" in "${path}" is not written with an entry to a line.`, `Add it by hand: fingerprint: "${entry.fingerprint}"`);
	writeFileAtomically(top, path.split(sep).join("/"), next);
	return path;
}
export { accept };
