import { A as removeStaleTempFiles, Jl as UsageError, j as tempNameOf } from "./core.js";
import { closeSync, fchmodSync, fsyncSync, lstatSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
// src/io/disk/write-file.ts
function writeFileAtomically(directory, path, text) {
	const target = resolveTarget(directory, path);
	removeStaleTempFiles(target);
	const tempPath = join(dirname(target), tempNameOf(basename(target)));
	try {
		writeTempFile(tempPath, text, modeOf(target));
		renameSync(tempPath, target);
	} catch (cause) {
		removeTempFile(tempPath);
		throw new UsageError(`"${path}" cannot be written (${errorCode(cause)}) and is unchanged.`);
	}
}
function removeTempFile(tempPath) {
	try {
		rmSync(tempPath, { force: true });
	} catch {}
}
function resolveTarget(directory, path) {
	const namedPath = join(directory, path);
	let top;
	let target;
	let isLink = false;
	try {
		top = realpathSync.native(directory);
		const realPath = join(realpathSync.native(dirname(namedPath)), basename(namedPath));
		const stat = lstatSync(realPath, { throwIfNoEntry: false });
		isLink = stat?.isSymbolicLink() === true;
		target = stat ? realpathSync.native(realPath) : realPath;
	} catch (cause) {
		const missingReason = isLink ? "it is a symbolic link to a missing file" : "its directory does not exist";
		const reason = errorCode(cause) === "ENOENT" ? missingReason : errorCode(cause);
		throw new UsageError(`"${path}" cannot be written: ${reason}.`);
	}
	const segments = relative(top, target).split(sep);
	if (segments[0] === ".." || segments.includes(".git") || relative(top, target) === target) throw new UsageError(`"${path}" leads out of the tree, so it is not written.`);
	return target;
}
function modeOf(target) {
	const mode = statSync(target, { throwIfNoEntry: false })?.mode;
	return mode === void 0 ? void 0 : mode & 511;
}
function writeTempFile(tempPath, text, mode) {
	const descriptor = openSync(tempPath, "wx");
	try {
		if (mode !== void 0) fchmodSync(descriptor, mode);
		writeFileSync(descriptor, text);
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function errorCode(cause) {
	return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
export { writeFileAtomically as n, writeTempFile as r, errorCode as t };
