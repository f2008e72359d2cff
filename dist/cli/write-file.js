import { F as removeDrafts, Fi as UsageError, P as draftOf } from "./core.js";
import { closeSync, fchmodSync, fsyncSync, lstatSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
// src/edges/write-file.ts
function writeFileAtomically(directory, path, text) {
	const target = targetOf(directory, path);
	removeDrafts(target);
	const draft = join(dirname(target), draftOf(basename(target)));
	try {
		writeDraft(draft, text, modeOf(target));
		renameSync(draft, target);
	} catch (cause) {
		discard(draft);
		throw new UsageError(`"${path}" cannot be written (${codeOf(cause)}); it is as it was.`);
	}
}
function discard(draft) {
	try {
		rmSync(draft, { force: true });
	} catch {}
}
function targetOf(directory, path) {
	const named = join(directory, path);
	let top;
	let target;
	let isLink = false;
	try {
		top = realpathSync.native(directory);
		const place = join(realpathSync.native(dirname(named)), basename(named));
		const stat = lstatSync(place, { throwIfNoEntry: false });
		isLink = stat?.isSymbolicLink() === true;
		target = stat ? realpathSync.native(place) : place;
	} catch (cause) {
		const lost = isLink ? "it is a symbolic link that leads nowhere" : "its directory is not there";
		const why = codeOf(cause) === "ENOENT" ? lost : codeOf(cause);
		throw new UsageError(`"${path}" cannot be written: ${why}.`);
	}
	const steps = relative(top, target).split(sep);
	if (steps[0] === ".." || steps.includes(".git") || relative(top, target) === target) throw new UsageError(`"${path}" leads out of the tree, so it is not written.`);
	return target;
}
function modeOf(target) {
	const mode = statSync(target, { throwIfNoEntry: false })?.mode;
	return mode === void 0 ? void 0 : mode & 511;
}
function writeDraft(draft, text, mode) {
	const file = openSync(draft, "wx");
	try {
		if (mode !== void 0) fchmodSync(file, mode);
		writeFileSync(file, text);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}
function codeOf(cause) {
	return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
export { writeDraft as n, writeFileAtomically as r, codeOf as t };
