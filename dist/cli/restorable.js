import { A as removeStaleTempFiles, F as commitOf, G as LineEndings, Gl as selfAndAncestors, H as diskPath, Hl as nameOf, Il as decodePath, L as findRepository, Ll as encodePath, M as gitTree, R as readGitSettings, Rl as folderOf, U as lstatSafely, Vl as join, W as readFile, Y as splitNulTerminated, Ys as painter, j as tempNameOf, q as readGit, vl as escapeInvisible, xl as neutralizeCommands, zs as shellPath } from "./core.js";
import { r as writeTempFile, t as errorCode } from "./write-file.js";
import { n as structuredPatch, t as formatPatch } from "./libesm.js";
import { readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
// src/report/text/patch-parts.ts
function patchPath(path) {
	const bytes = encodePath(path);
	const hasCommand = neutralizeCommands(path) !== path;
	if (!hasCommand && bytes.every((byte) => isPlain(byte))) return path;
	return `"${[...bytes].map((byte) => isPlain(byte) && !(hasCommand && byte === 35) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`).join("")}"`;
}
function isPlain(byte) {
	return byte >= 32 && byte <= 126 && byte !== 34 && byte !== 92;
}
function binaryHunk(before, after) {
	const bytes = Buffer.from(after);
	return [
		`index ${blobId(Buffer.from(before))}..${blobId(bytes)}`,
		"GIT binary patch",
		`literal ${bytes.length}`,
		...base85Lines(deflateSync(bytes)),
		""
	];
}
function blobId(bytes) {
	return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const maxLineBytes = 52;
function base85Lines(bytes) {
	const lines = [];
	for (let index = 0; index < bytes.length; index += maxLineBytes) {
		const part = bytes.subarray(index, index + maxLineBytes);
		const { length } = part;
		const size = String.fromCharCode(length <= 26 ? length + 64 : length + 70);
		lines.push(size + base85(part));
	}
	return lines;
}
function base85(bytes) {
	const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
	padded.set(bytes);
	let text = "";
	for (let index = 0; index < padded.length; index += 4) {
		let left = padded.readUInt32BE(index);
		let group = "";
		for (let digit = 0; digit < 5; digit++) {
			group = digits.charAt(left % 85) + group;
			left = Math.floor(left / 85);
		}
		text += group;
	}
	return text;
}
// src/report/text/patch.ts
const maxEditLength = 2e3;
function patch(files, colour) {
	const paint = painter(colour);
	return files.flatMap((file) => gitPatch(file)).map((line) => `${paintLine(line, paint)}\n`).join("");
}
function gitPatch(file) {
	const { path, to, before, after } = file;
	const [oldPart, newPart] = [patchPath(`a/${path}`), patchPath(`b/${to}`)];
	const renames = path === to ? [] : [`rename from ${patchPath(path)}`, `rename to ${patchPath(to)}`];
	const header = [`diff --git ${oldPart} ${newPart}`, ...renames];
	if (before === after) return header;
	const lines = hunkLines(file);
	const safe = lines.map(formatLine);
	if (safe.every((line, index) => line === lines[index])) return [
		...header,
		`--- ${oldPart}`,
		`+++ ${newPart}`,
		...lines
	];
	return [
		...safe.map((line) => `# ${line}`),
		...header,
		...binaryHunk(before, after)
	];
}
function hunkLines({ before, after }) {
	const hunks = structuredPatch("a", "b", before, after, void 0, void 0, {
		context: 3,
		maxEditLength
	})?.hunks ?? [wholeFileHunk(before, after)];
	return formatPatch({
		oldFileName: "a",
		newFileName: "b",
		oldHeader: void 0,
		newHeader: void 0,
		hunks
	}, {
		includeIndex: false,
		includeUnderline: false,
		includeFileHeaders: false
	}).split("\n").slice(0, -1);
}
function wholeFileHunk(before, after) {
	const [oldPart, newPart] = [linesOf(before, "-"), linesOf(after, "+")];
	return {
		oldStart: 1,
		oldLines: oldPart.count,
		newStart: 1,
		newLines: newPart.count,
		lines: [...oldPart.lines, ...newPart.lines]
	};
}
function linesOf(text, sign) {
	const lines = text.split("\n").map((line) => `${sign}${line}`);
	const count = text.endsWith("\n") ? lines.length - 1 : lines.length;
	const end = text.endsWith("\n") ? [] : ["\\ No newline at end of file"];
	return {
		count,
		lines: [...lines.slice(0, count), ...end]
	};
}
const tones = [
	[/^(?:diff |--- |\+\+\+ |rename )/, "strong"],
	[/^@@ /, "note"],
	[/^-/, "error"],
	[/^\+/, "good"]
];
function formatLine(line) {
	const [, text = "", end = ""] = /^(.*?)(\r?)$/s.exec(line) ?? [];
	return neutralizeCommands(text.replace(/[^\t\ufeff]+/g, escapeInvisible)) + end;
}
function paintLine(line, paint) {
	const [, text = "", end = ""] = /^(.*?)(\r?)$/s.exec(line) ?? [];
	const tone = tones.find(([start]) => start.test(line))?.[1];
	return (tone === void 0 ? text : paint(tone, text)) + end;
}
// src/io/disk/replace-file.ts
function replaceFile(top, { path, to, before, after }) {
	const target = diskPath(top, path);
	if ([...selfAndAncestors(folderOf(path))].filter((folder) => folder !== "").some((folder) => !lstatSafely(diskPath(top, folder))?.isDirectory())) return notRegularReason;
	const stat = lstatSafely(target);
	if (!stat?.isFile()) return notRegularReason;
	if (typeof target === "string") removeStaleTempFiles(target);
	const tempPath = tempPathBeside(top, path);
	try {
		if (!readFileSync(target).equals(Buffer.from(before))) return "another process changed it";
		if (to !== path && isNameTaken(top, to)) return `"${nameOf(to)}" already exists`;
		if (after !== before) {
			writeTempFile(tempPath, after, stat.mode & 511);
			renameSync(tempPath, target);
		}
		if (to !== path) renameInSteps(target, tempPathBeside(top, path), diskPath(top, to));
		return null;
	} catch (cause) {
		rmSync(tempPath, { force: true });
		return errorCode(cause);
	}
}
const notRegularReason = "it is not a regular file of the tree";
function tempPathBeside(top, path) {
	return diskPath(top, join(folderOf(path), tempNameOf(nameOf(path))));
}
function isNameTaken(top, path) {
	return readdirSync(diskPath(top, folderOf(path))).includes(nameOf(path));
}
function renameInSteps(from, between, to) {
	renameSync(from, between);
	try {
		renameSync(between, to);
	} catch (cause) {
		renameSync(between, from);
		throw cause;
	}
}
// src/io/git/uncommitted.ts
async function dirtyFiles(repository, top, paths) {
	if (paths.length === 0) return new Set();
	const staged = await stagedIds(repository);
	const isStoredAs = (path, oid, conversion) => oid !== void 0 && readFile(top, {
		path,
		kind: "file"
	}, oid, () => {}, conversion) === oid;
	const changed = paths.filter((path) => !isStoredAs(path, staged.get(path)));
	if (changed.length === 0) return new Set();
	const head = await commitOf(repository, "HEAD");
	const [tree, { autoCrlf }] = await Promise.all([head === null ? null : gitTree(repository, head), readGitSettings(repository)]);
	const lineEndings = new LineEndings(repository, changed, autoCrlf);
	await lineEndings.load();
	const isStored = (path) => [staged.get(path), tree?.id(path)].some((oid) => isStoredAs(path, oid, lineEndings.of(path)));
	return new Set(changed.filter((path) => !isStored(path)));
}
async function stagedIds(repository) {
	const ids = new Map();
	for (const record of splitNulTerminated(await readGit(repository, [
		"ls-files",
		"-s",
		"-z"
	]))) {
		const tab = record.indexOf(9);
		const [, oid = "", stage] = record.toString("latin1", 0, tab).split(" ");
		if (stage === "0") ids.set(decodePath(record.subarray(tab + 1)), oid);
	}
	return ids;
}
// src/cli/restorable.ts
async function unrestorableFiles(top, paths) {
	const { repository } = findRepository(top);
	return repository === null ? new Set(paths) : dirtyFiles(repository, top, paths);
}
function refusalLine(path, isInGit) {
	const why = isInGit ? `it has changes that are not staged. Run \`git add ${shellPath(path)}\`, or use --force.` : "there is no git repository to restore it from. Use --force.";
	return escapeInvisible(`${path} is left as it is: ${why}`);
}
function replaceCheckedOut(top, file) {
	const withLineEndings = (text) => text.replaceAll("\n", "\r\n");
	return replaceFile(top, diskText(top, file.path) === withLineEndings(file.before) ? {
		...file,
		before: withLineEndings(file.before),
		after: withLineEndings(file.after)
	} : file);
}
function diskText(top, path) {
	try {
		return readFileSync(diskPath(top, path), "utf8");
	} catch {
		return null;
	}
}
export { patch as a, replaceFile as i, replaceCheckedOut as n, unrestorableFiles as r, refusalLine as t };
