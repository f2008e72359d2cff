import { i as __toESM, n as __exportAll, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { accessSync, closeSync, constants, existsSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, extname, isAbsolute, join, parse, posix, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { createHash } from "node:crypto";
import { isUtf8 } from "node:buffer";
import { spawn } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
// src/model/usage-error.ts
var UsageError = class extends Error {
	name = "UsageError";
	cure;
	constructor(problem, cure) {
		super(cure === void 0 ? problem : `${problem} ${cure}`);
		this.cure = cure;
	}
};
// src/model/path.ts
const decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decodePath(bytes) {
	try {
		return decoder.decode(bytes);
	} catch {
		return decodeLoosely(bytes);
	}
}
function encodePath(path) {
	if (!/\p{Surrogate}/u.test(path)) return Buffer.from(path, "utf8");
	const parts = [];
	for (const character of path) {
		const code = character.codePointAt(0) ?? 0;
		const escaped = code >= 56448 && code <= 56575;
		parts.push(escaped ? Uint8Array.of(code - 56320) : Buffer.from(character, "utf8"));
	}
	return Buffer.concat(parts);
}
function decodeLoosely(bytes) {
	let text = "";
	let at = 0;
	while (at < bytes.length) {
		const size = sequenceLength(bytes, at);
		const piece = bytes.subarray(at, at + size);
		text += size > 0 ? decoder.decode(piece) : String.fromCharCode(56320 + (bytes[at] ?? 0));
		at += Math.max(size, 1);
	}
	return text;
}
function sequenceLength(bytes, at) {
	for (let size = 1; size <= 4 && at + size <= bytes.length; size++) try {
		decoder.decode(bytes.subarray(at, at + size));
		return size;
	} catch {}
	return 0;
}
function folderOf(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "" : path.slice(0, slash);
}
function nameOf$2(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function join$1(folder, name) {
	return folder === "" ? name : `${folder}/${name}`;
}
function isInside(path, folder) {
	return folder === "" || path.startsWith(`${folder}/`);
}
function isAt(path, place) {
	return path === place || isInside(path, place);
}
function within$1(folder, path) {
	return folder === "" ? path : path.slice(folder.length + 1);
}
function* upwards(path) {
	for (let at = path;; at = folderOf(at)) {
		yield at;
		if (at === "") return;
	}
}
function resolve$1(folder, reference) {
	const segments = folder === "" ? [] : folder.split("/");
	for (const segment of reference.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") segments.push(segment);
		else if (segments.pop() === void 0) return void 0;
	}
	return segments.join("/");
}
// src/reporters/escape.ts
const hidden$1 = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\p{Surrogate}]/gu;
const joinsEmoji = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const named$1 = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function visible(text) {
	return text.replace(hidden$1, (character, offset) => {
		if (character === "️") return character;
		if (character === "‍" && joinsEmoji.test(text.slice(Math.max(0, offset - 2), offset))) return character;
		return named$1[character] ?? spelt(character.codePointAt(0) ?? 0);
	});
}
function spelt(code) {
	if (code >= 56448 && code <= 56575) return `\\x${(code - 56320).toString(16)}`;
	const digits = code.toString(16);
	return code > 65535 ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
}
function defuse(line) {
	return line.replace(/##(?=\w*\[)/g, "# #").replace(/^(\s*):(?=:)/, "$1: ");
}
function commandData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function commandProperty(text) {
	return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function jsonText(value) {
	return `${JSON.stringify(value, null, 2).replace(/##(?=\w*\[)/g, "\\u0023#").replace(hiddenInJson, (character) => {
		return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
	})}\n`;
}
const hiddenInJson = /[\u007f-\u009f\u2028\u2029]|(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
function uriPath(path) {
	let uri = "";
	for (const byte of encodePath(path)) {
		const character = String.fromCharCode(byte);
		uri += /[A-Za-z0-9._/-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
	}
	return uri;
}
// src/reporters/tool.ts
const tool = {
	name: "skillgate",
	version: "0.1.0"
};
// src/model/nearest.ts
const longest$11 = 64;
function nearest(name, candidates, limit = Math.max(1, Math.floor(name.length / 3))) {
	if (name.length > longest$11) return void 0;
	let best;
	let fewest = limit + 1;
	for (const candidate of candidates) {
		if (Math.abs(candidate.length - name.length) >= fewest) continue;
		const count = slips$1(plainSpelling(name), plainSpelling(candidate));
		if (count < fewest) [best, fewest] = [candidate, count];
	}
	return best;
}
function nearMiss(name, candidates) {
	return nearest(name, candidates, Math.floor(name.length / 4));
}
function didYouMean(name, candidates) {
	const meant = nearest(name, candidates);
	return meant === void 0 ? void 0 : `Did you mean "${meant}"?`;
}
function plainSpelling(name) {
	return name.toLowerCase().replaceAll("_", "-");
}
function slips$1(a, b) {
	let before = [];
	let above = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			let least = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
			if (row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) least = Math.min(least, at(before, column - 2) + 1);
			current.push(least);
		}
		before = above;
		above = current;
	}
	return at(above, b.length);
}
function at(row, column) {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
// src/cli/arguments.ts
const everywhere = [{
	name: "help",
	short: "h",
	help: "show this"
}, {
	name: "color",
	help: "colour without a terminal too; --no-color: none"
}];
const hidden = [{
	name: "no-color",
	help: ""
}];
function readArguments(command, argv) {
	const options = [
		...command.options,
		...everywhere,
		...hidden
	];
	const config = {};
	for (const { name, short, value } of options) config[name] = {
		type: value === void 0 ? "boolean" : "string",
		...short && { short }
	};
	const { tokens } = parseArgs({
		args: [...argv],
		options: config,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const operands = [];
	const paths = [];
	let behind = operands;
	const values = new Map();
	const lists = new Map();
	const flags = new Set();
	for (const token of tokens) {
		if (token.kind === "option-terminator" && command.limits) behind = paths;
		if (token.kind === "positional") behind.push(token.value);
		if (token.kind !== "option") continue;
		const option = options.find(({ name }) => name === token.name);
		if (!option) throw unknown$2(token.rawName, command, options);
		if (option.value === void 0) {
			flags.add(flagGiven(option, token.value));
			continue;
		}
		const value = valueGiven(option, token.value, token.inlineValue === true);
		if (option.repeats) lists.set(option.name, [...lists.get(option.name) ?? [], value]);
		else values.set(option.name, value);
	}
	const extra = operands[command.most];
	if (extra !== void 0) throw tooMany$1(command, extra);
	return {
		operands,
		paths,
		values,
		lists,
		flags
	};
}
function flagGiven({ name }, value) {
	if (value !== void 0) throw new UsageError(`--${name} takes no value.`);
	return name;
}
function valueGiven({ name, value, choices }, given, inline) {
	if (given === void 0 || given.startsWith("-") && given !== "-" && !inline) throw new UsageError(`--${name} needs a value: --${name} ${value}`);
	if (choices && !choices.includes(given)) {
		const meant = didYouMean(given, choices) ?? `It takes ${choices.join(", ")}.`;
		throw new UsageError(`--${name} does not take "${given}".`, meant);
	}
	return given;
}
function unknown$2(raw, command, options) {
	const known = options.map(({ name }) => `--${name}`);
	const help = `See skillgate ${command.name} --help.`;
	const value = raw.replace(/^--/, "");
	const owner = options.find(({ choices }) => choices?.includes(value));
	const meant = owner ? `Did you mean "--${owner.name} ${value}"?` : void 0;
	return new UsageError(`skillgate ${command.name} has no option "${raw}".`, (raw.startsWith("--") ? meant ?? didYouMean(raw, known) : void 0) ?? help);
}
function tooMany$1({ name, most, operands }, extra) {
	return new UsageError(most === 0 ? `skillgate ${name} takes options only, not "${extra}".` : `"${extra}" is one too many: skillgate ${name} ${operands}`);
}
// src/model/seen.ts
const limit = 60;
function cut$1(text, most) {
	return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function clipped(text) {
	return cut$1(text, limit);
}
function quoted(text) {
	return `"${clipped(text)}"`;
}
function seen(value) {
	switch (value.kind) {
		case "list": return "a list";
		case "table": return "a mapping";
		case "null": return value.source === "null" ? "null" : "empty";
		case "string": return quoted(String(value.value));
		default: return value.source.length <= limit ? value.source : quoted(value.source);
	}
}
function seenJson(value) {
	return clipped(typeof value === "string" && !/["\u0000-\u001f\u007f]/.test(value) ? `"${value}"` : JSON.stringify(value));
}
function alternatives(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
// src/accept.ts
function acceptedBy(entries, today) {
	return new Set(entries.filter((one) => !isExpired(one, today)).map((one) => one.fingerprint));
}
function hasIdle(entries, findings) {
	const prints = new Set(findings.map(({ fingerprint }) => fingerprint));
	return entries.some(({ fingerprint }) => !prints.has(fingerprint));
}
function acceptProblems(entries, findings, { today, compared, standing, unreleased }) {
	const byPrint = new Map(findings.map((finding) => [finding.fingerprint, finding]));
	return entries.flatMap((entry) => {
		const { fingerprint, at, expires } = entry;
		const shared = {
			at,
			about: fingerprint,
			old: standing?.some((one) => one.fingerprint === fingerprint) ?? false
		};
		const print = quoted(fingerprint);
		if (isExpired(entry, today)) return [{
			rule: "accept-expired",
			message: `The acceptance of ${print} expired on ${expires}; remove it, or look at the finding again.`,
			...shared
		}];
		const finding = byPrint.get(fingerprint);
		if (finding?.category === "privilege" && finding.state === "new") return [{
			rule: "accept-unused",
			message: `The acceptance of ${print} (${finding.rule}) counts once it stands at base: a power is accepted by whoever merges it.`,
			...shared,
			severity: "note"
		}];
		if (finding || !compared || unreleased.has(fingerprint)) return [];
		return [{
			rule: "accept-unused",
			message: `No finding has the fingerprint ${print}; what it accepted was merged, mended or has changed. Remove the entry.`,
			...shared
		}];
	});
}
function isExpired({ expires }, today) {
	return expires !== null && today !== null && expires < today;
}
// src/model/value.ts
function plain$1(value) {
	return jsonOf$1(value, (scalar) => scalar.value);
}
function asWritten(value) {
	return jsonOf$1(value, (scalar) => scalar.kind === "number" && /^\d+\.\d*0$/.test(scalar.source) ? scalar.source : scalar.value);
}
function jsonOf$1(value, leaf) {
	switch (value.kind) {
		case "list": return value.items.map((item) => jsonOf$1(item, leaf));
		case "table": {
			const object = Object.create(null);
			for (const [key, field] of value.fields) object[key] = jsonOf$1(field.value, leaf);
			return object;
		}
		default: return leaf(value);
	}
}
function get(value, key) {
	return value?.kind === "table" ? value.fields.get(key)?.value : void 0;
}
function items(value) {
	return value?.kind === "list" ? value.items : [];
}
function fields$1(value) {
	return value?.kind === "table" ? [...value.fields.values()] : [];
}
function text$2(value) {
	return value?.kind === "string" ? String(value.value) : void 0;
}
function source(value) {
	if (!value || value.kind === "list" || value.kind === "table" || value.kind === "null") return;
	return (value.kind === "string" ? String(value.value) : value.source).trim();
}
function flag$1(value) {
	return value?.kind === "boolean" ? Boolean(value.value) : void 0;
}
function pointer(...segments) {
	return segments.map((segment) => `/${escaped$3(String(segment))}`).join("");
}
function escaped$3(segment) {
	if (!/[~/]/.test(segment)) return segment;
	return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
function segments(text) {
	return text.split("/").slice(1).map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function find(root, path) {
	let value = root;
	let keyAt = root.at;
	for (const segment of segments(path)) {
		const field = value.kind === "table" ? value.fields.get(segment) : void 0;
		const next = field?.value ?? (value.kind === "list" ? value.items[Number(segment)] : void 0);
		if (!next) return {
			value,
			keyAt,
			missing: true
		};
		value = next;
		keyAt = field?.keyAt ?? next.at;
	}
	return {
		value,
		keyAt,
		missing: false
	};
}
// src/model/text.ts
function gone(path) {
	const top = {
		line: 1,
		column: 1
	};
	return {
		path,
		range: {
			start: top,
			end: top
		},
		gone: true
	};
}
var LineMap = class {
	#starts = [0];
	constructor(text) {
		for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
	}
	position(offset) {
		let low = 0;
		let high = this.#starts.length - 1;
		while (low < high) {
			const middle = low + high + 1 >> 1;
			if ((this.#starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return {
			line: low + 1,
			column: offset - (this.#starts[low] ?? 0) + 1
		};
	}
	offset(line) {
		return this.#starts[Math.min(line, this.#starts.length) - 1] ?? 0;
	}
	range(start, end) {
		return {
			start: this.position(start),
			end: this.position(end)
		};
	}
};
function compareRanges(a, b) {
	if (!a || !b) return (a ? 1 : 0) - (b ? 1 : 0);
	return a.start.line - b.start.line || a.start.column - b.start.column;
}
function compareText(a, b) {
	if (a === b) return 0;
	const length = Math.min(a.length, b.length);
	for (let at = 0; at < length; at++) {
		const x = a.charCodeAt(at);
		const y = b.charCodeAt(at);
		if (x === y) continue;
		return (x & 63488) === 55296 || (y & 63488) === 55296 ? (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? 0) : x - y;
	}
	return a.length - b.length;
}
// src/model/packages.cjs
var require_packages = __commonJSMin(((exports) => {
	function once(load) {
		let loaded;
		return () => {
			loaded ??= load();
			return loaded;
		};
	}
	exports.jsonPackage = once(() => __require("./momoa.cjs"));
	exports.licensePackage = once(() => __require("./spdx-expression-parse.cjs"));
	exports.patternPackage = once(() => __require("./re2js.cjs"));
	exports.tomlPackage = once(() => __require("./toml-eslint-parser.cjs"));
	exports.yamlEditPackage = once(() => __require("./yaml.cjs"));
	exports.yamlPackage = once(() => __require("./js-yaml.cjs"));
}));
// src/syntax/depth.ts
var import_packages = require_packages();
const tooDeep = `Values nest deeper than 64 levels`;
// src/syntax/brackets.ts
function deepBracket(text) {
	let depth = 0;
	let inside = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text[at];
		if (sign === "\"") inside = !inside;
		else if (inside && sign === "\\") at++;
		else if (!inside && (sign === "[" || sign === "{")) {
			depth++;
			if (depth > 64) return at;
		} else if (!inside && (sign === "]" || sign === "}")) depth--;
	}
	return null;
}
// src/syntax/json-fault.ts
function jsonFault(text, stop) {
	const seen = {
		text,
		stop,
		rest: text.slice(stop.offset, stop.offset + 80)
	};
	for (const explain of explanations$1) {
		const found = explain(seen);
		if (!found) continue;
		const { message, start = stop.offset, length = 1 } = found;
		return {
			message,
			start,
			end: Math.max(Math.min(start + length, text.length), start)
		};
	}
	const { sign, length } = signOf(seen.rest);
	return {
		message: `${sign} stands where ${expectations[stop.expected]} belongs`,
		start: stop.offset,
		end: stop.offset + length
	};
}
const expectations = {
	value: "a value",
	"first item": "a value or the closing \"]\"",
	"first key": "a key in double quotes or the closing \"}\"",
	key: "a key in double quotes",
	colon: "the colon between a key and its value",
	comma: "a comma or the closing bracket",
	nothing: "the end of the JSON",
	escape: "an escape",
	quote: "a closing quote",
	number: "a number"
};
const explanations$1 = [
	inText,
	ended$1,
	trailingComma,
	comment,
	otherQuotes,
	innerQuote,
	missing$4,
	mismatch,
	behind$1,
	key,
	word$2
];
function inText({ stop: { expected, open }, rest }) {
	if (expected === "escape") return { message: `${quoted(rest.slice(0, 2))} is no escape; JSON writes a backslash as \\\\` };
	if (expected !== "quote") return void 0;
	if (rest === "") return {
		message: "The text that begins here is never closed by a quote",
		start: open
	};
	const code = rest.charCodeAt(0);
	if (code === 9) return { message: "A tab stands inside a text, where JSON writes \\t" };
	if (code === 10 || code === 13) return { message: "The line ends inside a text: a closing quote is missing, or JSON's \\n" };
	return { message: `The character ${unicode(code)} stands inside a text, where JSON escapes it` };
}
const nothing$2 = "There is no JSON value; an object with \"id\", \"version\" and the other fields of the manifest belongs here";
function ended$1({ text, stop: { open }, rest }) {
	if (rest !== "") return void 0;
	return {
		message: open < 0 ? nothing$2 : `The ${quoted(text[open] ?? "")} here is never closed`,
		start: Math.max(open, 0)
	};
}
function trailingComma({ text, stop: { previous }, rest }) {
	const closing = rest[0];
	if (text[previous] !== "," || closing !== "}" && closing !== "]") return void 0;
	return {
		message: `A comma stands before the closing "${closing}"; JSON has none there`,
		start: previous
	};
}
function comment({ rest }) {
	const mark = /^(?:#|\/[/*])/.exec(rest)?.[0];
	if (mark === void 0) return void 0;
	return {
		message: "A comment begins here; JSON has none",
		length: mark.length
	};
}
function otherQuotes({ rest }) {
	const mark = /^['`\u2018-\u201f\u00ab\u00bb]/.exec(rest)?.[0];
	if (mark === void 0) return void 0;
	return { message: `JSON puts texts between straight double quotes, not ${mark === "'" ? "single quotes" : `${mark} signs`}` };
}
function innerQuote({ text, stop: { offset }, rest }) {
	if (text[offset - 1] !== "\"" || !/^[\p{L}\p{N}_\\]/u.test(rest)) return void 0;
	return { message: "The text ends at the quote before this; inside a text JSON writes \\\"" };
}
function missing$4({ stop: { expected }, rest }) {
	const isValue = /^["{[\p{L}\d-]/u.test(rest);
	if (expected === "comma" && isValue) return { message: "A comma is missing before this" };
	if (expected === "colon" && (isValue || /^[,}\]]/.test(rest))) return { message: "A colon and a value belong between the key and this" };
	if ((expected === "value" || expected === "first item") && /^[,}\]:]/.test(rest)) return { message: `A value is missing before this "${rest[0]}"` };
}
function mismatch({ text, stop: { expected, open }, rest }) {
	if (expected !== "comma" || !/^[}\]]/.test(rest)) return void 0;
	const bracket = text[open] === "{" ? "}" : "]";
	return { message: `"${rest[0]}" stands where the "${text[open]}" before it is closed by "${bracket}"` };
}
function behind$1({ stop: { expected }, rest }) {
	if (expected !== "nothing") return void 0;
	const { sign, length } = signOf(rest);
	return {
		message: `The JSON is complete before this ${sign}; ${/^[}\]]/.test(rest) ? "a bracket is too many, here or above" : "take out what follows, or the bracket above that ends it too early"}`,
		length
	};
}
function key({ stop: { expected }, rest }) {
	if (expected !== "key" && expected !== "first key") return void 0;
	const found = /^[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0];
	if (found === void 0) return void 0;
	return {
		message: `Key ${quoted(found)} stands without the double quotes JSON puts around keys`,
		length: found.length
	};
}
function word$2({ rest }) {
	const digits = /^[+.-]?[\d.][\p{L}\p{N}_.+-]*/u.exec(rest)?.[0];
	if (digits !== void 0 && /\d/.test(digits)) return {
		message: `${quoted(digits)} is no number as JSON writes them, such as 1, -0.5 or 2e3`,
		length: digits.length
	};
	const found = /^-?[\p{L}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0];
	if (found === void 0) return void 0;
	return {
		message: `${quoted(found)} is no JSON value; texts stand in double quotes, and the only words are true, false and null`,
		length: found.length
	};
}
function signOf(rest) {
	const code = rest.codePointAt(0) ?? 0;
	const written = String.fromCodePoint(code);
	return {
		sign: /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(written) ? quoted(written) : unicode(code),
		length: written.length
	};
}
function unicode(code) {
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
// src/syntax/json-stop.ts
const blank = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const literal$2 = /(?:true|false|null)(?!\w)/y;
const escaped$2 = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
function jsonStop(text) {
	return new Scanner$1(text).run();
}
var Scanner$1 = class {
	#text;
	#open = [];
	#at = 0;
	#previous = -1;
	#expected = "value";
	constructor(text) {
		this.#text = text;
	}
	run() {
		for (;;) {
			this.#at = this.#match(blank) ?? this.#at;
			if (this.#at >= this.#text.length && this.#expected === "nothing") return null;
			const from = this.#at;
			const stop = this.#step(this.#text[from] ?? "");
			if (stop) return stop;
			this.#previous = this.#at - 1;
		}
	}
	#step(sign) {
		switch (this.#expected) {
			case "colon": return sign === ":" ? this.#take("value") : this.#stop();
			case "comma":
				if (sign === ",") return this.#take(this.#isIn("{") ? "key" : "value");
				return (this.#isIn("{") ? sign === "}" : sign === "]") ? this.#close() : this.#stop();
			case "first key":
			case "key":
				if (sign === "}" && this.#expected === "first key") return this.#close();
				return sign === "\"" ? this.#string("colon") : this.#stop();
			case "value":
			case "first item":
				if (sign === "]" && this.#expected === "first item") return this.#close();
				return this.#value(sign);
			default: return this.#stop();
		}
	}
	#value(sign) {
		if (sign === "{" || sign === "[") {
			this.#open.push(this.#at);
			return this.#take(sign === "{" ? "first key" : "first item");
		}
		if (sign === "\"") return this.#string(this.#behindValue());
		const end = this.#match(number) ?? this.#match(literal$2);
		if (end === null) return /[-\d]/.test(sign) ? this.#stop("number") : this.#stop();
		return this.#take(this.#behindValue(), end);
	}
	#string(next) {
		const start = this.#at;
		for (let at = start + 1; at < this.#text.length; at++) {
			const code = this.#text.charCodeAt(at);
			if (code === 34) return this.#take(next, at + 1);
			if (code < 32) return this.#stop("quote", at, start);
			if (code !== 92) continue;
			this.#at = at;
			const end = this.#match(escaped$2);
			if (end === null) return this.#stop("escape", at, start);
			at = end - 1;
		}
		return this.#stop("quote", this.#text.length, start);
	}
	#close() {
		this.#open.pop();
		return this.#take(this.#behindValue());
	}
	#take(next, end = this.#at + 1) {
		this.#at = end;
		this.#expected = next;
		return null;
	}
	#stop(expected = this.#expected, offset = this.#at, open = this.#open.at(-1) ?? -1) {
		return {
			offset,
			expected,
			previous: this.#previous,
			open
		};
	}
	#behindValue() {
		return this.#open.length === 0 ? "nothing" : "comma";
	}
	#isIn(bracket) {
		return this.#text[this.#open.at(-1) ?? -1] === bracket;
	}
	#match(pattern) {
		pattern.lastIndex = this.#at;
		return pattern.test(this.#text) ? pattern.lastIndex : null;
	}
};
// src/syntax/parsed.ts
function unread$2(fault) {
	return {
		root: null,
		faults: [fault],
		duplicates: []
	};
}
// src/syntax/scalar.ts
function scalar$1(value, source, at) {
	if (value === null || value === void 0) return {
		kind: "null",
		value: null,
		source,
		at
	};
	if (typeof value === "string") return {
		kind: "string",
		value,
		source,
		at
	};
	if (typeof value === "boolean") return {
		kind: "boolean",
		value,
		source,
		at
	};
	if (typeof value === "number" && isExact(value, source)) return {
		kind: "number",
		value,
		source,
		at
	};
	return {
		kind: "other",
		value: source,
		source,
		at
	};
}
function isExact(value, source) {
	if (!Number.isFinite(value)) return false;
	return Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source);
}
function nothing$1(at) {
	return {
		kind: "null",
		value: null,
		source: "",
		at
	};
}
// src/syntax/json.ts
function parseJson(path, text, offset = 0, lines = new LineMap(text)) {
	const place = (start, end) => ({
		path,
		range: lines.range(offset + start, offset + end)
	});
	const deep = deepBracket(text);
	if (deep !== null) return unread$2({
		code: "TOO_MUCH",
		message: tooDeep,
		at: place(deep, deep + 1)
	});
	const stop = jsonStop(text);
	if (stop) {
		const { message, start, end } = jsonFault(text, stop);
		return unread$2({
			code: "JSON",
			message,
			at: place(start, end)
		});
	}
	const reader = new Reader$4(text, place);
	return {
		root: reader.value((0, import_packages.jsonPackage)().parse(text).body),
		faults: [],
		duplicates: reader.duplicates
	};
}
var Reader$4 = class {
	duplicates = [];
	#text;
	#place;
	constructor(text, place) {
		this.#text = text;
		this.#place = place;
	}
	value(node) {
		const at = this.#at(node);
		switch (node.type) {
			case "Object": return this.#table(node.members, at);
			case "Array": return {
				kind: "list",
				items: node.elements.map((element) => this.value(element.value)),
				at
			};
			case "String":
			case "Number":
			case "Boolean": return scalar$1(node.value, this.#source(node), at);
			default: return scalar$1(null, this.#source(node), at);
		}
	}
	#table(members, at) {
		const fields = new Map();
		for (const { name, value } of members) {
			const key = name.type === "String" ? name.value : this.#source(name);
			const field = {
				key,
				keyAt: this.#at(name),
				value: this.value(value)
			};
			if (fields.has(key)) this.duplicates.push(field);
			else fields.set(key, field);
		}
		return {
			kind: "table",
			fields,
			at
		};
	}
	#at({ loc }) {
		return this.#place(loc.start.offset, loc.end.offset);
	}
	#source({ loc }) {
		return this.#text.slice(loc.start.offset, loc.end.offset);
	}
};
// src/listings/document.ts
function readDocument(path, text, kind) {
	const { rule, name, loss, unique } = kind;
	const problem = (message, at, about = "json") => {
		return {
			root: null,
			problems: [{
				rule,
				message: `The ${name} ${message}; ${loss}.`,
				at,
				about
			}]
		};
	};
	const mark = text.startsWith("﻿") ? 1 : 0;
	const lines = new LineMap(text);
	if (text.slice(mark).trim() === "") return problem("is empty", { path });
	const conflict = /^<{7} /m.exec(text);
	if (conflict) return problem("holds the marker of an unresolved merge conflict", {
		path,
		range: lines.range(conflict.index, conflict.index + 7)
	}, "conflict");
	const { root, faults, duplicates } = parseJson(path, text.slice(mark), mark, lines);
	const [fault] = faults;
	if (fault) return problem(`is not JSON: ${fault.message}`, fault.at);
	if (root?.kind !== "table") return problem("is no JSON object", root?.at ?? { path });
	const repeated = duplicates.filter(({ key }) => !unique || unique.includes(key));
	if (repeated.length === 0) return {
		root,
		problems: []
	};
	return {
		root: null,
		problems: repeated.map((field) => repeatedKey(rule, field))
	};
}
function repeatedKey(rule, { key, keyAt }) {
	return {
		rule,
		message: `Key ${quoted(key)} stands here a second time; only the last one counts, and what the first one says is lost.`,
		at: keyAt,
		about: `duplicate\0${key}`
	};
}
// src/listings/marketplace.ts
const rule$3 = "marketplace-syntax";
const marketplace = {
	rule: rule$3,
	name: "marketplace",
	loss: "Claude Code refuses it, and none of its plugins can be installed",
	unique: [
		"plugins",
		"source",
		"skills",
		"pluginRoot"
	]
};
const manifest$1 = {
	rule: rule$3,
	name: "manifest of the plugin",
	loss: "Claude Code does not load the plugin",
	unique: ["skills"]
};
function readMarketplace(path, text) {
	const document = readDocument(path, text, marketplace);
	const table = document.root ?? void 0;
	const list = get(table, "plugins");
	const problems = [...document.problems];
	if (table && list?.kind !== "list") {
		const message = `The marketplace cannot be read: ${list ? `"plugins" is ${seen(list)}, where a list belongs` : "it has no \"plugins\""}; ${marketplace.loss}.`;
		problems.push({
			rule: rule$3,
			message,
			at: list?.at ?? { path },
			about: "plugins"
		});
	}
	const plugins = items(list).flatMap((item, index) => readEntry$3(item, index, problems) ?? []);
	const pluginRoot = readPluginRoot(get(get(table, "metadata"), "pluginRoot"), problems);
	return {
		path,
		root: folderOf(folderOf(path)),
		pluginRoot,
		plugins,
		problems,
		text
	};
}
function readPluginManifest(path, text) {
	const root = folderOf(folderOf(path));
	const document = readDocument(path, text, manifest$1);
	const table = document.root ?? void 0;
	const problems = [...document.problems];
	const name = text$2(get(table, "name")) ?? nameOf$2(root);
	return {
		path,
		root,
		name,
		skills: readSkills(get(table, "skills"), name, problems),
		problems,
		text
	};
}
function readPluginRoot(value, problems) {
	const written = text$2(value);
	if (!value || written !== void 0) return value ? {
		value: written ?? "",
		at: value.at
	} : null;
	const message = `"pluginRoot" is ${seen(value)}; it is the path of the folder in which plugins lie, such as "./plugins". Claude Code refuses the whole marketplace.`;
	problems.push({
		rule: rule$3,
		message,
		at: value.at,
		about: "pluginRoot"
	});
	return null;
}
function readEntry$3(item, index, problems) {
	const fault = (message, at, about) => {
		problems.push({
			rule: rule$3,
			message,
			at,
			about
		});
		return null;
	};
	if (item.kind !== "table") return fault(`Plugin ${index + 1} of the marketplace is ${seen(item)}, where a mapping with "name" and "source" belongs; Claude Code refuses the whole marketplace.`, item.at, `plugin\0${index}`);
	const name = text$2(get(item, "name")) ?? `plugin ${index + 1}`;
	const source = item.fields.get("source");
	if (!source) return fault(`Plugin ${quoted(name)} has no "source", which says where it lies; Claude Code refuses the whole marketplace.`, item.fields.get("name")?.keyAt ?? item.at, `${name}\0source`);
	const written = text$2(source.value);
	if (written === "" || written === void 0 && source.value.kind !== "table") return fault(`"source" of plugin ${quoted(name)} is ${seen(source.value)}; it is a path such as "./plugins/x" or a mapping. Claude Code refuses the whole marketplace.`, source.value.at, `${name}\0source`);
	const isLocal = written !== void 0 && !/^[a-z][a-z\d+.-]+:|^[\w.-]+@[\w.-]+:/i.test(written);
	const skills = readSkills(get(item, "skills"), name, problems);
	return {
		name,
		source: isLocal ? {
			value: written,
			at: source.value.at
		} : null,
		skills
	};
}
function readSkills(value, name, problems) {
	if (!value) return [];
	return (value.kind === "list" ? value.items : [value]).flatMap((item) => {
		const written = text$2(item);
		if (written !== void 0) return {
			value: written,
			at: item.at
		};
		const message = `"skills" of plugin ${quoted(name)} holds ${seen(item)}; it is a path such as "./skills/x" or a list of them, and Claude Code refuses anything else.`;
		problems.push({
			rule: rule$3,
			message,
			at: item.at,
			about: `${name}\0skills`
		});
		return [];
	});
}
function submodulesOf(text) {
	return [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"\r\n]*?)"?[ \t]*$/gm)].map(([, path = ""]) => path.replace(/\/+$/, ""));
}
// src/listings/skills-index.ts
const kind = {
	rule: "skills-index-syntax",
	name: "index of skills",
	loss: "agents that look skills up in it find none",
	unique: null
};
function readSkillsIndex(path, text) {
	if (!text.includes("\"capability_index\"")) return null;
	const document = readDocument(path, text, kind);
	const { root } = document;
	if (!root) return {
		path,
		entries: [],
		at: { path },
		problems: document.problems,
		text
	};
	const skills = get(root, "skills");
	const byCapability = get(root, "capability_index");
	if (skills?.kind !== "table" || byCapability?.kind !== "table") return null;
	if (fields$1(skills).some(({ value }) => value.kind !== "table")) return null;
	const under = capabilitiesById(byCapability);
	return {
		path,
		entries: fields$1(skills).map((field) => readEntry$2(field, under.get(field.key) ?? [])),
		at: root.fields.get("skills")?.keyAt ?? skills.at,
		problems: [],
		text
	};
}
function lostIndexes(now, was) {
	const indexes = new Set(was.indexes.map(({ path }) => path));
	return now.strange.flatMap(({ path, text, problems }) => {
		if (!indexes.has(path)) return [];
		if (text === null) return problems;
		const { root, problems: faults } = readDocument(path, text, kind);
		return root ? [noIndexNow(path)] : faults;
	});
}
function noIndexNow(path) {
	const message = `The index of skills has no table "skills" of mappings beside a table "capability_index", which base has; ${kind.loss}.`;
	return {
		rule: kind.rule,
		message,
		at: { path },
		about: "lost"
	};
}
function readEntry$2({ key, keyAt, value }, listedUnder) {
	const field = (name) => value.kind === "table" ? value.fields.get(name) : void 0;
	const located = (name, read) => ({
		value: read(field(name)?.value),
		at: field(name)?.keyAt ?? keyAt
	});
	return {
		id: key,
		at: keyAt,
		folder: text$2(field("dir")?.value) ?? key,
		version: {
			...located("version", (one) => source(one) ?? ""),
			at: field("version")?.value.at ?? keyAt
		},
		capabilities: located("capabilities", textsOf$2),
		effects: located("effects", textsOf$2),
		operations: located("operations", operationsOf$2),
		listedUnder
	};
}
function operationsOf$2(value) {
	return new Map(fields$1(value).map(({ key, keyAt, value: operation }) => [key, {
		at: keyAt,
		description: text$2(get(operation, "description")) ?? "",
		inputs: textsOf$2(get(operation, "input_params"))
	}]));
}
function textsOf$2(value) {
	const only = text$2(value);
	if (only !== void 0) return [only];
	return items(value).flatMap((item) => text$2(item) ?? []);
}
function capabilitiesById(table) {
	const under = new Map();
	for (const { key, value } of fields$1(table)) for (const id of textsOf$2(value)) under.set(id, [...under.get(id) ?? [], key]);
	return under;
}
// src/listings/read.ts
const submodules = ".gitmodules";
function isListing(path) {
	const name = nameOf$2(path);
	if (name === "skills-index.json") return true;
	return (name === "marketplace.json" || name === "plugin.json") && /(?:^|\/)\.claude-plugin\/[^/]+$/.test(path);
}
function listingFiles(found, entries) {
	const names = entries.some(({ path, kind }) => path === submodules && kind !== "symlink");
	return found.length > 0 && names ? [...found, submodules] : found;
}
function readListings(found, texts, entries) {
	const marketplaces = [];
	const plugins = [];
	const indexes = [];
	for (const path of found) {
		const text = texts.get(path)?.text;
		if (typeof text !== "string") continue;
		const name = nameOf$2(path);
		if (name === "marketplace.json") marketplaces.push(readMarketplace(path, text));
		else if (name === "plugin.json") plugins.push(readPluginManifest(path, text));
		else {
			const index = readSkillsIndex(path, text);
			if (index) indexes.push(index);
		}
	}
	const read = [
		...marketplaces,
		...plugins,
		...indexes
	];
	const known = new Set(read.map(({ path }) => path));
	const strange = [];
	return {
		marketplaces,
		plugins,
		indexes,
		strange,
		problems: found.flatMap((path) => {
			const { text = null, problems = [] } = texts.get(path) ?? {};
			if (known.has(path) || nameOf$2(path) !== "skills-index.json") return problems;
			strange.push({
				path,
				text,
				problems
			});
			return [];
		}),
		elsewhere: elsewhere$1(found, texts, entries)
	};
}
function listingTexts(listings) {
	return new Map(filesOf$3(listings).map(({ path, text }) => [path, text]));
}
function listingProblems(listings) {
	return [...listings.problems, ...filesOf$3(listings).flatMap(({ problems }) => problems)];
}
function filesOf$3({ marketplaces, plugins, indexes }) {
	return [
		...marketplaces,
		...plugins,
		...indexes
	];
}
function elsewhere$1(found, texts, entries) {
	if (found.length === 0) return new Set();
	const links = entries.filter(({ kind }) => kind === "symlink").map(({ path }) => path);
	return new Set([...links, ...submodulesOf(texts.get(submodules)?.text ?? "")]);
}
// src/model/sanitize.ts
const before$3 = String.raw`^|[\s"'${"`"}“‘(\[{<>=:,;|&@!]|\\[nrt]|:\/\/|(?:file|ssh):\/\/[^/\s]*`;
const homePath = new RegExp(String.raw`(${before$3})\/(?:home|Users)\/[^/\s"'${"`"}]+\/`, "g");
function sanitizePaths(text) {
	return text.includes("/home/") || text.includes("/Users/") ? text.replace(homePath, "$1LOCAL/") : text;
}
function leaksHome(text) {
	return sanitizePaths(text) !== text;
}
// src/syntax/yaml-marks.ts
function afterSpace(text, from) {
	let at = from;
	while (at < text.length) {
		const sign = text[at] ?? "";
		if (sign === "#" && " 	\r\n,".includes(text[at - 1] ?? " ")) at = lineEnd$1(text, at);
		else if (" 	\r\n,".includes(sign)) at++;
		else break;
	}
	return at;
}
function lineEnd$1(text, from) {
	const end = /[\r\n]/g;
	end.lastIndex = from;
	return end.exec(text)?.index ?? text.length;
}
function startOfBlock(text, from, content) {
	const end = content - (/\r?\n$|\r$/.exec(text.slice(Math.max(from, content - 2), content))?.[0].length ?? 0);
	const line = Math.max(text.lastIndexOf("\n", end - 1), text.lastIndexOf("\r", end - 1)) + 1;
	const start = Math.max(from, line);
	const sign = text.slice(start, end).search(/[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s);
	return sign < 0 ? content : start + sign;
}
function* documentsIn(text) {
	const marker = /(?<![^\n\r])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
	let start = 0;
	for (const { index, 0: sign } of text.matchAll(marker)) {
		if (sign === "---" && isPrologue(text.slice(start, index))) continue;
		const end = sign === "---" ? index : lineEnd$1(text, index);
		yield {
			start,
			end
		};
		start = end;
	}
	yield {
		start,
		end: text.length
	};
}
function isPrologue(text) {
	return text.split(/[\r\n]/).every((line) => /^[ \t]*(?:[#%]|$)/.test(line));
}
// src/syntax/yaml-refusal.ts
function faultOf$4(text, { reason = "", mark }, place) {
	const at = Math.min(mark?.position ?? 0, text.length);
	const [, read] = readings.find(([begin]) => begin.test(reason)) ?? [];
	return read?.(text, at, place) ?? inItsWords(reason, at, place);
}
function inItsWords(reason, at, place) {
	return {
		code: "SYNTAX",
		message: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}` || "The parser gave up",
		at: place(at, at + 1)
	};
}
const readings = [
	[/^nesting exceeded/, said$4("TOO_MUCH", tooDeep)],
	[/^tab characters/, said$4("TAB", "Tabs are not allowed as indentation")],
	[/^bad indentation/, said$4("INDENT", "The indentation of this entry fits none above it")],
	[/^deficient indentation/, (text, at, place) => unclosed$1(text, at, place, lineOf$2(at, place))],
	[/^unexpected end of the .* within a (?:single|double|flow)/, unclosed$1],
	[/^can not read a block mapping entry/, noPair$1],
	[/^expected ':' after a mapping key/, noPair$1],
	[/^end of the stream or a document separator/, noPair$1]
];
function lineOf$2(at, place) {
	return place(at, at).range?.start.line;
}
function said$4(code, message) {
	return (_text, at, place) => ({
		code,
		message,
		at: place(at, at + 1)
	});
}
function unclosed$1(text, at, place, line) {
	const open = openedBefore(text, at);
	if (open === null) return null;
	const [opened, closing] = brackets[text.charAt(open)] ?? [];
	return {
		code: "UNCLOSED",
		message: `A ${opened} is not closed by ${closing}${line === void 0 || text.slice(at).trim() === "" ? "" : ` before line ${line}, whose indentation ends it`}`,
		at: place(open, open + 1)
	};
}
const brackets = {
	"\"": ["value opened with \"", "another one"],
	"'": ["value opened with '", "another one"],
	"[": ["list opened with \"[\"", "\"]\""],
	"{": ["mapping opened with \"{\"", "\"}\""]
};
function openedBefore(text, at) {
	for (const { start, line } of linesUpTo(text, at)) {
		const [before = "", sign] = /^[ \t]*(?:- +)*(?:[^\s:"'[{]+:[ \t]+)?(?=(["'[{]))/.exec(line) ?? [];
		if (sign !== void 0 && !isClosed$2(line.slice(before.length), sign)) return start + before.length;
	}
	return null;
}
const closed = {
	"\"": /^"(?:[^"\\]|\\.)*"/,
	"'": /^'(?:[^']|'')*'/,
	"[": /\]\s*$/,
	"{": /\}\s*$/
};
function isClosed$2(value, sign) {
	return closed[sign]?.test(value) ?? false;
}
function noPair$1(text, at, place) {
	let first = Math.max(text.slice(0, at + 1).trimEnd().length - 1, 0);
	let isLast = true;
	for (const { start, line } of linesUpTo(text, first)) {
		const indent = line.search(/\S/);
		if (indent >= 0 && !isLast && /^\s*(?:- )?(?:["'[{#-]|[^\s:]+:(?:\s|$))/.test(line)) break;
		if (indent >= 0) first = start + indent;
		isLast = false;
	}
	return {
		code: "NO_PAIR",
		message: noPairMessage,
		at: place(first, first + 1)
	};
}
const noPairMessage = "This line is no `key: value` pair";
function* linesUpTo(text, at) {
	let end = text.indexOf("\n", at);
	if (end < 0) end = text.length;
	while (end >= 0) {
		const start = end === 0 ? 0 : text.lastIndexOf("\n", end - 1) + 1;
		yield {
			start,
			line: text.slice(start, end)
		};
		if (start === 0) return;
		end = start - 1;
	}
}
// src/syntax/yaml-scalar.ts
function resolved({ style }, source, tag) {
	if (tag !== "") return tagged(source, tag);
	return style === (0, import_packages.yamlPackage)().SCALAR_STYLE.PLAIN ? untagged(source) : source;
}
let byFirst;
function untagged(source) {
	byFirst ??= tagsByFirst();
	for (const tag of byFirst.get(source.charAt(0)) ?? []) {
		const value = tag.resolve(source, false, tag.tagName);
		if (value !== (0, import_packages.yamlPackage)().NOT_RESOLVED) return value;
	}
	return /^[-+]?\d/.test(source) && Math.abs(Number(source)) === Infinity ? Number(source) : source;
}
function tagged(source, written) {
	const name = written.replace(/^!<(.*)>$/s, "$1").replace(/^!!/, "tag:yaml.org,2002:");
	const tag = coreTags().find(({ tagName }) => tagName === name);
	const value = tag?.resolve(source, true, name);
	return tag && value !== (0, import_packages.yamlPackage)().NOT_RESOLVED ? value : source;
}
function coreTags() {
	const { nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag } = (0, import_packages.yamlPackage)();
	return [
		nullCoreTag,
		boolCoreTag,
		intCoreTag,
		floatCoreTag
	];
}
function tagsByFirst() {
	const found = new Map();
	for (const tag of coreTags()) for (const first of tag.implicitFirstChars ?? []) found.set(first, [...found.get(first) ?? [], tag]);
	return found;
}
// src/syntax/yaml-values.ts
const maximumValues$1 = 2e5;
const charactersPerValue = 256;
var Reader$3 = class {
	fault = null;
	duplicates = [];
	#anchors = new Map();
	#place;
	#yaml = (0, import_packages.yamlPackage)();
	#text = "";
	#base = 0;
	#events = [];
	#next = 0;
	#end = 0;
	#values = 0;
	#deepest = 0;
	constructor(place) {
		this.#place = place;
	}
	document(text, base, events) {
		this.#anchors.clear();
		this.fault = null;
		this.#text = text;
		this.#base = base;
		this.#events = events;
		this.#next = 1;
		this.#end = 0;
		const [, root] = events;
		return root && !isNothing(root) ? this.#read(0) : null;
	}
	#read(depth) {
		const event = this.#take();
		if (event.type === this.#yaml.EVENT_ID.ALIAS) return this.#alias(event, depth);
		if (event.anchorStart < 0) return this.#value(event, depth);
		const anchor = this.#text.slice(event.anchorStart, event.anchorEnd);
		const size = this.#values;
		const deepest = this.#deepest;
		this.#anchors.set(anchor, null);
		this.#deepest = depth;
		const value = this.#value(event, depth);
		const height = this.#deepest - depth;
		this.#anchors.set(anchor, {
			value,
			size: this.#values - size,
			height
		});
		this.#deepest = Math.max(deepest, this.#deepest);
		return value;
	}
	#take() {
		return this.#events[this.#next++];
	}
	#alias(event, depth) {
		this.#end = event.anchorEnd;
		const at = this.#at(event.anchorStart - 1, event.anchorEnd);
		const written = this.#text.slice(event.anchorStart, event.anchorEnd);
		const anchored = this.#anchors.get(written);
		const name = quoted(`*${written}`);
		if (anchored === null) return this.#refuse(at, `Alias ${name} stands inside what it repeats`);
		if (!anchored) return this.#refuse(at, `Alias ${name} repeats an anchor nobody set`, "UNKNOWN_ALIAS");
		this.#count(at, anchored.size, depth + anchored.height);
		return {
			...anchored.value,
			at
		};
	}
	#value(event, depth) {
		const { EVENT_ID } = this.#yaml;
		if (event.type === EVENT_ID.SCALAR) return this.#scalar(event, depth);
		this.#end = event.start;
		this.#count(this.#at(event.start, event.start + 1), 1, depth);
		if (event.type === EVENT_ID.MAPPING) return this.#table(event, depth);
		const items = [];
		while (this.#goesOn()) items.push(this.#item(depth));
		return {
			kind: "list",
			items,
			at: this.#close(event)
		};
	}
	#item(depth) {
		const next = this.#events[this.#next];
		if (!next || !isNothing(next)) return this.#read(depth + 1);
		const dash = afterSpace(this.#text, this.#end);
		this.#next++;
		this.#end = dash + 1;
		return nothing$1(this.#at(dash, dash + 1));
	}
	#scalar(event, depth) {
		const source = this.#yaml.getScalarValue(this.#text, event);
		const [start, end] = this.#stretch(event);
		this.#end = end;
		const at = this.#at(start, end);
		this.#count(at, 1 + Math.floor(source.length / charactersPerValue), depth);
		return scalar$1(resolved(event, source, event.tagStart < 0 ? "" : this.#text.slice(event.tagStart, event.tagEnd)), source, at);
	}
	#stretch(event) {
		const { SCALAR_STYLE } = this.#yaml;
		const { valueStart, valueEnd, style } = event;
		const before = Math.max(this.#end, event.tagEnd, event.anchorEnd);
		if (valueStart < 0) return [before, before];
		if (style === SCALAR_STYLE.PLAIN) return [valueStart, valueEnd];
		if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return [valueStart - 1, valueEnd + 1];
		return [startOfBlock(this.#text, before, valueStart), valueEnd];
	}
	#table(event, depth) {
		const fields = new Map();
		while (this.#goesOn()) {
			const { key, keyAt } = this.#key(depth);
			const next = this.#events[this.#next];
			const field = {
				key,
				keyAt,
				value: next && isNothing(next) ? this.#skip(keyAt) : this.#read(depth + 1)
			};
			if (fields.has(key)) this.duplicates.push(field);
			else fields.set(key, field);
		}
		return {
			kind: "table",
			fields,
			at: this.#close(event)
		};
	}
	#skip(at) {
		this.#next++;
		const colon = afterSpace(this.#text, this.#end);
		if (this.#text[colon] === ":") this.#end = colon + 1;
		return nothing$1(at);
	}
	#key(depth) {
		const { EVENT_ID } = this.#yaml;
		const event = this.#events[this.#next];
		if (event.type === EVENT_ID.SCALAR) {
			const { source, at } = this.#read(depth + 1);
			return {
				key: source,
				keyAt: at
			};
		}
		if (event.type === EVENT_ID.ALIAS) {
			this.#next++;
			this.#end = event.anchorEnd;
			return this.#written(event.anchorStart - 1, event.anchorEnd);
		}
		this.#read(depth + 1);
		return this.#written(event.start, this.#end);
	}
	#written(start, end) {
		return {
			key: this.#text.slice(start, end).trim(),
			keyAt: this.#at(start, end)
		};
	}
	#goesOn() {
		return this.#events[this.#next]?.type !== this.#yaml.EVENT_ID.POP;
	}
	#close({ start, style }) {
		this.#next++;
		if (style === this.#yaml.COLLECTION_STYLE.FLOW) this.#end = this.#closing(start);
		return this.#at(start, this.#end);
	}
	#closing(start) {
		const bracket = closings[this.#text.charAt(start)];
		const from = Math.max(this.#end, bracket === void 0 ? start : start + 1);
		const at = afterSpace(this.#text, from);
		return bracket !== void 0 && this.#text.charAt(at) === bracket ? at + 1 : this.#end;
	}
	#count(at, size, depth) {
		this.#values += size;
		this.#deepest = Math.max(this.#deepest, depth);
		if (depth > 64) this.#refuse(at, tooDeep);
		else if (this.#values > maximumValues$1) this.#refuse(at, `There are more than ${maximumValues$1} values, aliases written out`);
	}
	#at(start, end) {
		let last = Math.max(start, end);
		while (last > start && " 	\r\n".includes(this.#text[last - 1] ?? "x")) last--;
		return this.#place(this.#base + start, this.#base + last);
	}
	#refuse(at, message, code = "TOO_MUCH") {
		this.fault ??= {
			code,
			message,
			at
		};
		return nothing$1(at);
	}
};
const closings = {
	"[": "]",
	"{": "}"
};
function isNothing(event) {
	if (event.type !== (0, import_packages.yamlPackage)().EVENT_ID.SCALAR) return false;
	return event.valueStart < 0 && event.anchorStart < 0 && event.tagStart < 0;
}
// src/syntax/yaml.ts
function parseYaml(path, text, offset = 0, lines = new LineMap(text)) {
	const place = (start, end) => ({
		path,
		range: lines.range(offset + start, offset + end)
	});
	const documents = parsedDocuments(text, place);
	const first = documents.next().value;
	if (!first) return {
		root: null,
		faults: [],
		duplicates: []
	};
	const second = documents.next().value;
	if (!second || first.parsed.faults.length > 0) return first.parsed;
	return unread$2({
		code: "MULTIPLE_DOCS",
		message: "A second document begins here",
		at: place(second.start, second.start)
	});
}
function* parseYamlDocuments(path, text) {
	const lines = new LineMap(text);
	const place = (start, end) => ({
		path,
		range: lines.range(start, end)
	});
	for (const { parsed } of parsedDocuments(text, place)) {
		yield parsed;
		if (parsed.faults[0]?.code === "TOO_MUCH") return;
	}
}
function* parsedDocuments(text, place) {
	const control = controlIn(text, place);
	if (control) {
		yield {
			parsed: unread$2(control),
			start: 0
		};
		return;
	}
	const reader = new Reader$3(place);
	for (const { start, end } of documentsIn(text)) {
		const document = text.slice(start, end);
		const events = eventsOf(document, (from, to) => place(start + from, start + to));
		const begin = start + afterSpace(document, 0);
		if (!Array.isArray(events)) yield {
			parsed: unread$2(events),
			start: begin
		};
		else if (events.length > 0) {
			const told = reader.duplicates.length;
			const root = reader.document(document, start, events);
			const duplicates = reader.duplicates.slice(told);
			yield {
				parsed: reader.fault ? unread$2(reader.fault) : {
					root,
					faults: [],
					duplicates
				},
				start: begin
			};
		}
	}
}
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
function controlIn(text, place) {
	const control = forbidden.exec(text);
	if (!control) return null;
	return {
		code: "CONTROL",
		message: `The control character U+${(control[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")} is not allowed`,
		at: place(control.index, control.index + 1)
	};
}
function eventsOf(text, place) {
	const first = attempt(text);
	if (Array.isArray(first)) return first;
	const retabbed = withoutTabs(text, first);
	const last = retabbed === text ? first : attempt(retabbed);
	return Array.isArray(last) ? last : faultOf$4(text, last, place);
}
function attempt(text) {
	try {
		return (0, import_packages.yamlPackage)().parseEvents(text, { maxDepth: 65 });
	} catch (cause) {
		return cause;
	}
}
function withoutTabs(text, { reason }) {
	if (reason !== "deficient indentation") return text;
	return text.replace(/\S[^\r\n]*/g, (line) => line.replaceAll("	", " "));
}
// src/locks/hints.ts
function mayHold(text, words) {
	if (words.every((word) => text.includes(word))) return true;
	if (!text.includes("\\")) return false;
	const plain = unescaped$1(text);
	return words.every((word) => plain.includes(word));
}
const escapes$2 = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|\r?\n[ \t]*)/g;
function unescaped$1(text) {
	return text.replace(escapes$2, (whole, ...digits) => {
		const code = Number.parseInt(digits.slice(0, 3).find((one) => one !== void 0) ?? "", 16);
		if (Number.isNaN(code)) return "";
		return code <= 1114111 ? String.fromCodePoint(code) : whole;
	});
}
// src/locks/leaks.ts
function pathLeaks(root, text) {
	return leaksHome(text) ? leaksOf("", root) : [];
}
function leaksOf(key, value) {
	if (value.kind === "list") return items(value).flatMap((item) => leaksOf(key, item));
	if (value.kind !== "table") return leak(key, String(value.value), value.at);
	return fields$1(value).flatMap((field) => [...leak(field.key, field.key, field.keyAt), ...leaksOf(field.key, field.value)]);
}
function leak(key, path, at) {
	if (!leaksHome(path)) return [];
	const mended = sanitizePaths(path);
	return [{
		rule: "lock-path-leak",
		message: `Field ${quoted(sanitizePaths(key))} names somebody's home directory, which no other machine has; a shared lock says ${quoted(mended)}.`,
		at,
		about: `${key}\0${mended}`
	}];
}
// src/locks/merges.ts
const merge = "<<";
function reach(value, key) {
	return reachIn([value], key);
}
function reachIn(values, key) {
	for (const value of values) {
		const found = get(value, key) ?? (hasMerge(value) ? reachIn(merged(value), key) : void 0);
		if (found) return found;
	}
}
function merged(value) {
	const source = get(value, merge);
	return source?.kind === "list" ? items(source) : source ? [source] : [];
}
function hasMerge(value) {
	return value?.kind === "table" && value.fields.has(merge);
}
function ownFields(value) {
	return fields$1(value).filter(({ key }) => key !== merge);
}
function mergeProblems(root) {
	const problems = new Map();
	const look = (value) => {
		for (const item of items(value)) look(item);
		for (const { key, keyAt, value: inner } of fields$1(value)) {
			if (key === merge) problems.set(JSON.stringify(keyAt.range), mergeProblem(keyAt));
			look(inner);
		}
	};
	look(root);
	return [...problems.values()];
}
function mergeProblem(at) {
	return {
		rule: "lock-syntax",
		message: "The lock takes fields in through \"<<\", which is no key of YAML 1.2: some parsers see them, others do not. Nothing is verified against them; write them out.",
		at,
		about: "merge"
	};
}
// src/locks/unreadable.ts
function unreadable$2(path, text, fault, syntax) {
	const conflict = /^<{7} /m.exec(text);
	if (!conflict) return {
		rule: "lock-syntax",
		message: `The lock is not valid ${syntax}: ${fault.message}. No skill is verified against it.`,
		at: fault.at,
		about: syntax.toLowerCase()
	};
	return {
		rule: "lock-syntax",
		message: "The lock holds the marker of an unresolved merge conflict. No skill is verified against it.",
		at: {
			path,
			range: new LineMap(text).range(conflict.index, conflict.index + 7)
		},
		about: "conflict"
	};
}
function duplicateKey({ key, keyAt }) {
	return {
		rule: "lock-syntax",
		message: `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`,
		at: keyAt,
		about: `duplicate\0${key}`
	};
}
// src/locks/apm-lock.ts
const ownHashes = "local_deployed_file_hashes";
const kinds$2 = [ownHashes, "dependencies"];
const apmLock = {
	id: "apm-lock",
	title: "Lock of apm",
	source: "apm.lock.yaml, versions 1 and 2",
	files: ["apm.lock.yaml"],
	field: "lockfile_version",
	writer: {
		name: "apm",
		command: "apm install"
	},
	finds: "path",
	parse(path, text) {
		if (!mayHold(text, ["lockfile_version"]) || !kinds$2.some((key) => mayHold(text, [key]))) return null;
		const { root, faults, duplicates } = parseYaml(path, text);
		const format = "apm-lock";
		const fault = faults[0];
		if (fault) return {
			path,
			format,
			entries: [],
			problems: [unreadable$2(path, text, fault, "YAML")],
			text,
			unread: true
		};
		if (!root || !isLock(root)) return null;
		const reader = new Reader$2(folderOf(path));
		return {
			path,
			format,
			entries: [...items(get(root, "dependencies")).map((one) => reader.dependency(one)), ...reader.own(root)],
			problems: [
				...duplicates.map(duplicateKey),
				...mergeProblems(root),
				...reader.problems,
				...pathLeaks(root, text)
			],
			text,
			...hasMerge(root) && { unread: true }
		};
	}
};
function isLock(root) {
	const dependencies = reach(root, "dependencies");
	return reach(root, "lockfile_version") !== void 0 && (dependencies?.kind === "list" || reach(root, ownHashes) !== void 0);
}
var Reader$2 = class {
	problems = [];
	#folder;
	#malformed = 0;
	constructor(folder) {
		this.#folder = folder;
	}
	dependency(value) {
		const url = source(get(value, "repo_url")) ?? "";
		const inside = source(get(value, "virtual_path")) ?? "";
		const id = inside === "" ? url : `${url}/${inside}`;
		const at = get(value, "repo_url")?.at ?? value.at;
		const told = this.#malformed;
		const found = get(value, "content_hash");
		const digest = found && this.#digest(id, "content_hash", found);
		const name = url.replace(/\.git$/, "").split(/[/:]/).slice(-2).join("/");
		const folder = resolve$1(this.#folder, `apm_modules/${name}/${inside}`);
		const pins = [...found && digest && folder !== void 0 ? [{
			value: digest,
			at: found.at,
			algorithm: "apm-package",
			field: "content_hash",
			folder
		}] : [], ...this.#files(id, "deployed_file_hashes", value)];
		const faulty = this.#malformed > told || hasMerge(value);
		return {
			id,
			at,
			pins,
			version: null,
			...faulty && { faulty }
		};
	}
	own(root) {
		const field = root.kind === "table" ? root.fields.get(ownHashes) : void 0;
		if (!field) return [];
		const told = this.#malformed;
		const pins = this.#files(".", ownHashes, root);
		const faulty = this.#malformed > told || hasMerge(field.value);
		return [{
			id: ".",
			at: field.keyAt,
			pins,
			version: null,
			...faulty && { faulty }
		}];
	}
	#files(id, field, holder) {
		const pins = [];
		const outside = [];
		for (const one of ownFields(get(holder, field))) {
			const { key, value } = one;
			const digest = this.#digest(id, field, value);
			const file = isAbsolute$3(key) ? void 0 : resolve$1(this.#folder, key);
			if (digest === null) continue;
			if (file === void 0) outside.push(one);
			else pins.push({
				value: digest,
				at: value.at,
				algorithm: "apm-file",
				field,
				file
			});
		}
		const [first] = outside;
		if (first) this.problems.push(outsideOf(id, first, outside.length));
		return pins;
	}
	#digest(id, field, value) {
		const written = source(value)?.toLowerCase() ?? "";
		if (value.kind === "null" || written === "") return null;
		if (/^(?:sha256:)?[0-9a-f]{64}$/.test(written)) return `sha256:${written.slice(-64)}`;
		this.#malformed++;
		const message = `"${field}" of ${quoted(id)} holds ${seen(value)}; a hash is written as "sha256:" and 64 hexadecimal digits.`;
		this.problems.push({
			rule: "lock-syntax",
			message,
			at: value.at,
			about: `${id}\0${message}`
		});
		return null;
	}
};
function isAbsolute$3(path) {
	return /^(?:~|[A-Za-z]:)?[/\\]/.test(path);
}
function outsideOf(id, { key, keyAt }, count) {
	const path = quoted(sanitizePaths(key));
	return {
		rule: "lock-syntax",
		message: count === 1 ? `The lock pins ${path} of ${quoted(id)}, a path outside the repository; nothing verifies it here.` : `The lock pins ${path} and ${count - 1} more of ${quoted(id)}, paths outside the repository; nothing verifies them here.`,
		at: keyAt,
		about: `${id}\0outside`,
		severity: "warning"
	};
}
// src/locks/proto-entry.ts
const hashes$1 = [{
	field: "content_hash",
	algorithm: "content",
	shape: /^sha256:[0-9a-f]{64}$/i,
	words: "\"sha256:\" and 64 hexadecimal digits"
}, {
	field: "integrity",
	algorithm: "integrity",
	shape: /^sha256-[A-Za-z0-9+/]{43}=$/,
	words: "\"sha256-\" and the 44 characters of a SHA-256 in base64"
}];
function readEntry$1({ key, keyAt, value }) {
	const empty = {
		id: key,
		at: keyAt,
		pins: [],
		version: null
	};
	const problems = [];
	const refuse = (message, at) => {
		problems.push({
			rule: "lock-syntax",
			message,
			at,
			about: `${key}\0${message}`
		});
	};
	const name = quoted(key);
	if (value.kind !== "table") {
		refuse(`The entry of ${name} is ${seen(value)}; an entry is a mapping with a "content_hash".`, value.at);
		return {
			entry: {
				...empty,
				faulty: true
			},
			problems
		};
	}
	if (hasMerge(value)) return {
		entry: {
			...empty,
			faulty: true
		},
		problems
	};
	const pins = [];
	for (const { field, algorithm, shape, words } of hashes$1) {
		const found = get(value, field);
		const written = text$2(found);
		if (written !== void 0 && found && shape.test(written)) {
			const digest = algorithm === "content" ? written.toLowerCase() : written;
			pins.push({
				value: digest,
				at: found.at,
				algorithm,
				field
			});
		} else if (found && found.kind !== "null") refuse(`"${field}" of ${name} is ${seen(found)}; it is written as ${words}.`, found.at);
		else if (algorithm === "content") refuse(`The entry of ${name} has no "content_hash", so nothing of the skill is verified.`, keyAt);
	}
	const version = get(value, "version");
	if (version?.kind === "list" || version?.kind === "table") refuse(`"version" of ${name} is ${seen(version)}; a version is one text.`, version.at);
	if (problems.length > 0) return {
		entry: {
			...empty,
			faulty: true
		},
		problems
	};
	const recorded = source(version);
	const located = version && recorded ? {
		value: recorded,
		at: version.at
	} : null;
	return {
		entry: {
			...empty,
			pins,
			version: located
		},
		problems
	};
}
// src/locks/proto-lock.ts
const hashField = "content_hash";
const protoLock = {
	id: "proto-lock",
	title: "Lock file of ADR-003",
	source: "ADR-003, \"Lockfile Workflow\"",
	files: ["proto.lock"],
	field: hashField,
	writer: null,
	finds: "name",
	parse(path, text) {
		const hashes = hashFields(path);
		if (!hashes.some((field) => mayHold(text, ["skills", field]))) return null;
		const { root, faults, duplicates } = parseYaml(path, text);
		const fault = faults[0];
		const format = "proto-lock";
		if (fault) {
			const problems = [unreadable$2(path, text, fault, "YAML")];
			return looksLikeOurs(text) && foreignHeader(text) === null ? {
				path,
				format,
				entries: [],
				problems,
				text,
				unread: true
			} : null;
		}
		const tables = skillTables(root, duplicates);
		if (!root || !tables.some((table) => holdsHash(table, hashes)) || toolOf(root, tables)) return null;
		const skills = get(root, "skills");
		const read = ownFields(skills).map(readEntry$1);
		return {
			path,
			format,
			entries: read.map(({ entry }) => entry),
			problems: [
				...duplicates.map(duplicateKey),
				...mergeProblems(root),
				...read.flatMap(({ problems }) => problems),
				...pathLeaks(root, text)
			],
			text,
			...(hasMerge(root) || hasMerge(skills)) && { unread: true }
		};
	}
};
function skillTables(root, duplicates) {
	const more = duplicates.filter(({ key }) => key === "skills").map(({ value }) => value);
	const first = reach(root ?? void 0, "skills");
	return first ? [first, ...more] : more;
}
function hashFields(path) {
	return nameOf$2(path) === "proto.lock" ? [hashField, "integrity"] : [hashField];
}
function holdsHash(skills, hashes) {
	const merged = hasMerge(skills) ? fields$1(get(skills, "<<")) : [];
	return [...fields$1(skills), ...merged].some(({ value }) => hashes.some((field) => reach(value, field) !== void 0));
}
function foreignTool(path, text) {
	const tool = foreignHeader(text);
	if (tool === null || !mayHold(text, ["skills", hashField])) return null;
	const { root, faults, duplicates } = parseYaml(path, text);
	if (!root || faults.length > 0) return tool;
	return toolOf(root, skillTables(root, duplicates));
}
function toolOf(root, tables) {
	const has = (key) => get(root, key) !== void 0;
	const tool = has("schema_version") && has("generated_by") ? "skil-lock" : has("aiskills_version") ? "aiskills" : null;
	return tables.flatMap(fields$1).some(({ value }) => isOurs(value)) ? null : tool;
}
function foreignHeader(text) {
	if (/^aiskills_version:/m.test(text)) return "aiskills";
	return /^schema_version:/m.test(text) && /^generated_by:/m.test(text) ? "skil-lock" : null;
}
const foreignFields = [
	"runtime",
	"source_path",
	"behavior",
	"script_hashes",
	"installed_at"
];
function isOurs(entry) {
	const hash = source(get(entry, hashField)) ?? "";
	return /^sha256:[0-9a-f]{64}$/i.test(hash) && foreignFields.every((field) => get(entry, field) === void 0);
}
function looksLikeOurs(text) {
	return /^[ \t{]*["']?skills["']?[ \t]*:/m.test(text) && /content_hash["']?[ \t]*:/.test(text);
}
// src/locks/json-lock.ts
function readJsonLock(path, text, shape) {
	const { format, field } = shape;
	const isNamed = nameOf$2(path) === shape.file;
	if (!/^\s*[{<]/.test(text) || !isNamed && !mayHold(text, [field])) return null;
	const { root, faults, duplicates } = parseJson(path, text);
	const fault = faults[0];
	if (fault) {
		if (!mayHold(text, ["skills", field])) return null;
		return {
			path,
			format,
			entries: [],
			problems: [unreadable$2(path, text, fault, "JSON")],
			text,
			unread: true
		};
	}
	const skills = root ? get(root, "skills") : void 0;
	const isEmpty = isNamed && skills?.kind === "table" && skills.fields.size === 0;
	const holdsHash = fields$1(skills).some(({ value }) => get(value, field) !== void 0);
	if (!root || !(isEmpty || holdsHash)) return null;
	const read = fields$1(skills).map((one) => readEntry(one, shape));
	const problems = [
		...duplicates.map(duplicateKey),
		...read.flatMap(({ problem }) => problem ?? []),
		...pathLeaks(root, text)
	];
	return {
		path,
		format,
		entries: read.map(({ entry }) => entry),
		problems,
		text
	};
}
function readEntry({ key, keyAt, value }, shape) {
	const { field, algorithmOf, words, mayBeUnknown } = shape;
	const entry = {
		id: key,
		at: keyAt,
		pins: [],
		version: null
	};
	const found = get(value, field);
	const digest = text$2(found)?.toLowerCase();
	if (mayBeUnknown && digest === "") return {
		entry: {
			...entry,
			unhashed: true
		},
		problem: null
	};
	const algorithm = digest === void 0 ? null : algorithmOf(digest);
	if (found && digest !== void 0 && algorithm !== null) {
		const pin = {
			value: digest,
			at: found.at,
			algorithm,
			field
		};
		return {
			entry: {
				...entry,
				pins: [pin]
			},
			problem: null
		};
	}
	return {
		entry: {
			...entry,
			faulty: true
		},
		problem: faultOf$3(key, keyAt, found, field, words)
	};
}
function faultOf$3(key, keyAt, found, field, words) {
	return {
		rule: "lock-syntax",
		message: found ? `"${field}" of ${quoted(key)} is ${seen(found)}; it is written as ${words}.` : `The entry of ${quoted(key)} has no "${field}", so nothing of the skill is verified.`,
		at: found?.at ?? keyAt,
		about: `${key}\0${field}`
	};
}
// src/locks/skill-lock-v3.ts
const shape$1 = {
	format: "skill-lock-v3",
	field: "skillFolderHash",
	algorithmOf(digest) {
		if (/^[0-9a-f]{40}$/.test(digest)) return "git-tree";
		return /^[0-9a-f]{64}$/.test(digest) ? "skills-lock" : null;
	},
	words: "the 40 hexadecimal digits of a git tree, or the 64 of a SHA-256",
	file: ".skill-lock.json",
	mayBeUnknown: true
};
const skillLockV3 = {
	id: shape$1.format,
	title: "User lock of the skills command line",
	source: ".skill-lock.json, version 3",
	files: [shape$1.file],
	field: shape$1.field,
	writer: {
		name: "the \"skills\" command line or of gh",
		command: "npx skills update"
	},
	finds: "installed",
	parse: (path, text) => readJsonLock(path, text, shape$1)
};
// src/locks/skills-lock.ts
const shape = {
	format: "skills-lock",
	field: "computedHash",
	algorithmOf: (digest) => /^[0-9a-f]{64}$/.test(digest) ? "skills-lock" : null,
	words: "64 hexadecimal digits",
	file: "skills-lock.json",
	mayBeUnknown: true
};
const skillsLock$1 = {
	id: shape.format,
	title: "Project lock of the skills command line",
	source: "skills-lock.json, version 1",
	files: [shape.file],
	field: shape.field,
	writer: {
		name: "the \"skills\" command line",
		command: "npx skills update"
	},
	finds: "installed",
	parse: (path, text) => readJsonLock(path, text, shape)
};
// src/locks/read.ts
const lockFormats = Object.values(__exportAll({
	apmLock: () => apmLock,
	protoLock: () => protoLock,
	skillLockV3: () => skillLockV3,
	skillsLock: () => skillsLock$1
}));
function readLock(path, text) {
	const [lock, ...others] = lockFormats.flatMap((format) => format.parse(path, text) ?? []).sort((a, b) => pinCount(b) - pinCount(a));
	if (!lock) return null;
	const more = others.filter((other) => pinCount(other) > 0).map((other) => alsoOf(lock, other));
	return {
		...lock,
		problems: [...lock.problems, ...more]
	};
}
function pinCount({ entries }) {
	return entries.reduce((count, { pins }) => count + pins.length, 0);
}
function alsoOf(lock, other) {
	return {
		rule: "lock-syntax",
		message: `The lock is of two formats at once, ${lock.format} and ${other.format}; nothing is verified against its entries of the latter.`,
		at: other.entries[0]?.at ?? { path: lock.path },
		about: `also\0${other.format}`,
		severity: "warning"
	};
}
function lockFormatOf({ format }) {
	return lockFormats.find(({ id }) => id === format) ?? protoLock;
}
// src/model/skill.ts
function isManifestName(name) {
	return name.length === 8 ? name.toLowerCase() === "skill.md" : name === "skill.toml";
}
function differ$1(before, after) {
	if (!before || !after || before.kind !== after.kind) return before !== after;
	return before.id !== void 0 && after.id !== void 0 && before.id !== after.id;
}
function contentHash(skill) {
	return skill.digests.get("content") ?? "";
}
function manifestOf(skill, dialect) {
	return skill.manifests.find((manifest) => manifest.dialect === dialect);
}
function versionPlace(skill) {
	if (skill.version) return skill.version.at;
	for (const { root, path } of skill.manifests) {
		const { fields } = root;
		const key = (fields.get("name") ?? fields.get("id") ?? fields.get("skill"))?.keyAt;
		if (key) return {
			path,
			range: key.range
		};
	}
	const top = {
		line: 1,
		column: 1
	};
	return {
		path: skill.path,
		range: {
			start: top,
			end: top
		}
	};
}
// node_modules/semver/internal/debug.js
var require_debug = __commonJSMin(((exports, module) => {
	module.exports = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
}));
// node_modules/semver/internal/constants.js
var require_constants = __commonJSMin(((exports, module) => {
	module.exports = {
		MAX_LENGTH: 256,
		MAX_SAFE_COMPONENT_LENGTH: 16,
		MAX_SAFE_BUILD_LENGTH: 250,
		MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER || 9007199254740991,
		WHITESPACE_CHARACTERS: [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\xA0",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			"\u2028",
			"\u2029",
			" ",
			" ",
			"　",
			"﻿"
		],
		RELEASE_TYPES: [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		],
		SEMVER_SPEC_VERSION: "2.0.0",
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
}));
// node_modules/semver/internal/re.js
var require_re = __commonJSMin(((exports, module) => {
	const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = require_constants();
	const debug = require_debug();
	exports = module.exports = {};
	const re = exports.re = [];
	const safeRe = exports.safeRe = [];
	const src = exports.src = [];
	const safeSrc = exports.safeSrc = [];
	const t = exports.t = {};
	let R = 0;
	const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
	const safeRegexReplacements = [
		["\\s", 1],
		["\\d", MAX_LENGTH],
		[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
	];
	const makeSafeRegex = (value) => {
		for (const [token, max] of safeRegexReplacements) value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
		return value;
	};
	const createToken = (name, value, isGlobal) => {
		const safe = makeSafeRegex(value);
		const index = R++;
		debug(name, index, value);
		t[name] = index;
		src[index] = value;
		safeSrc[index] = safe;
		re[index] = new RegExp(value, isGlobal ? "g" : void 0);
		safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
	createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
	createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
	createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
	createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
	createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
	createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
	createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
	createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
	createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
	createToken("FULL", `^${src[t.FULLPLAIN]}$`);
	createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
	createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
	createToken("GTLT", "((?:<|>)?=?)");
	createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
	createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
	createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
	createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
	createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
	createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
	createToken("COERCERTL", src[t.COERCE], true);
	createToken("COERCERTLFULL", src[t.COERCEFULL], true);
	createToken("LONETILDE", "(?:~>?)");
	createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
	exports.tildeTrimReplace = "$1~";
	createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
	createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("LONECARET", "(?:\\^)");
	createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
	exports.caretTrimReplace = "$1^";
	createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
	createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
	createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
	createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
	exports.comparatorTrimReplace = "$1$2$3";
	createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
	createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
	createToken("STAR", "(<|>)?=?\\s*\\*");
	createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
	createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
}));
// node_modules/semver/internal/parse-options.js
var require_parse_options = __commonJSMin(((exports, module) => {
	const looseOption = Object.freeze({ loose: true });
	const emptyOpts = Object.freeze({});
	const parseOptions = (options) => {
		if (!options) return emptyOpts;
		if (typeof options !== "object") return looseOption;
		return options;
	};
	module.exports = parseOptions;
}));
// node_modules/semver/internal/identifiers.js
var require_identifiers = __commonJSMin(((exports, module) => {
	const numeric = /^[0-9]+$/;
	const compareIdentifiers = (a, b) => {
		if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
		const anum = numeric.test(a);
		const bnum = numeric.test(b);
		if (anum && bnum) {
			a = +a;
			b = +b;
		}
		return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
	};
	const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
	module.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
}));
// node_modules/semver/classes/semver.js
var require_semver = __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
	const { safeRe: re, t } = require_re();
	const parseOptions = require_parse_options();
	const { compareIdentifiers } = require_identifiers();
	const isPrereleaseIdentifier = (prerelease, identifier) => {
		const identifiers = identifier.split(".");
		if (identifiers.length > prerelease.length) return false;
		for (let i = 0; i < identifiers.length; i++) if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) return false;
		return true;
	};
	module.exports = class SemVer {
		constructor(version, options) {
			options = parseOptions(options);
			if (version instanceof SemVer) {
				if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
			if (version.length > MAX_LENGTH) throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
			if (!m) throw new TypeError(`Invalid Version: ${version}`);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map((id) => {
				if (/^[0-9]+$/.test(id)) {
					const num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		format() {
			this.version = `${this.major}.${this.minor}.${this.patch}`;
			if (this.prerelease.length) this.version += `-${this.prerelease.join(".")}`;
			return this.version;
		}
		toString() {
			return this.version;
		}
		compare(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) {
				if (typeof other === "string" && other === this.version) return 0;
				other = new SemVer(other, this.options);
			}
			if (other.version === this.version) return 0;
			return this.compareMain(other) || this.comparePre(other);
		}
		compareMain(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.major < other.major) return -1;
			if (this.major > other.major) return 1;
			if (this.minor < other.minor) return -1;
			if (this.minor > other.minor) return 1;
			if (this.patch < other.patch) return -1;
			if (this.patch > other.patch) return 1;
			return 0;
		}
		comparePre(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			let i = 0;
			do {
				const a = this.prerelease[i];
				const b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		compareBuild(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			let i = 0;
			do {
				const a = this.build[i];
				const b = other.build[i];
				debug("build compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		inc(release, identifier, identifierBase) {
			if (release.startsWith("pre")) {
				if (!identifier && identifierBase === false) throw new Error("invalid increment argument: identifier is empty");
				if (identifier) {
					const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
					if (!match || match[1] !== identifier) throw new Error(`invalid identifier: ${identifier}`);
				}
			}
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "release":
					if (this.prerelease.length === 0) throw new Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre": {
					const base = Number(identifierBase) ? 1 : 0;
					if (this.prerelease.length === 0) this.prerelease = [base];
					else {
						let i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) {
							if (identifier === this.prerelease.join(".") && identifierBase === false) throw new Error("invalid increment argument: identifier already exists");
							this.prerelease.push(base);
						}
					}
					if (identifier) {
						let prerelease = [identifier, base];
						if (identifierBase === false) prerelease = [identifier];
						if (isPrereleaseIdentifier(this.prerelease, identifier)) {
							const prereleaseBase = this.prerelease[identifier.split(".").length];
							if (isNaN(prereleaseBase)) this.prerelease = prerelease;
						} else this.prerelease = prerelease;
					}
					break;
				}
				default: throw new Error(`invalid increment argument: ${release}`);
			}
			this.raw = this.format();
			if (this.build.length) this.raw += `+${this.build.join(".")}`;
			return this;
		}
	};
}));
// node_modules/semver/functions/compare.js
var require_compare = __commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
	module.exports = compare;
}));
// node_modules/semver/functions/inc.js
var require_inc = __commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const inc = (version, release, options, identifier, identifierBase) => {
		if (typeof options === "string") {
			identifierBase = identifier;
			identifier = options;
			options = void 0;
		}
		try {
			return new SemVer(version instanceof SemVer ? version.version : version, options).inc(release, identifier, identifierBase).version;
		} catch (er) {
			return null;
		}
	};
	module.exports = inc;
}));
// node_modules/semver/functions/parse.js
var require_parse = __commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const parse = (version, options, throwErrors = false) => {
		if (version instanceof SemVer) return version;
		try {
			return new SemVer(version, options);
		} catch (er) {
			if (!throwErrors) return null;
			throw er;
		}
	};
	module.exports = parse;
}));
// src/model/version.ts
var import_compare = __toESM(require_compare(), 1);
var import_inc = __toESM(require_inc(), 1);
var import_parse = __toESM(require_parse(), 1);
function isVersion$1(text) {
	return read$2(text) !== null;
}
function isVersionBelow(version, minimum) {
	const [seen, least] = [read$2(version), read$2(minimum)];
	return seen && least && (0, import_compare.default)(seen, least) < 0;
}
function declaredBump(before, after) {
	const from = read$2(before);
	const to = read$2(after);
	if (before === void 0 && to) return "any";
	if (!from || !to) return null;
	const order = (0, import_compare.default)(to, from);
	if (order < 0) return "decreased";
	if (order === 0) return "none";
	if (from.prerelease.length > 0) return "any";
	if (to.major !== from.major) return "major";
	if (to.minor !== from.minor) return from.major === 0 ? "major" : "minor";
	if (from.major > 0) return "patch";
	return from.minor > 0 ? "minor" : "major";
}
function smallestCovering(before, required) {
	const from = read$2(before);
	if (!from) return "1.0.0";
	const { major, minor, patch } = from;
	if (required === "none") return from.version;
	if (from.prerelease.length > 0) return (0, import_inc.default)(from.version, "prerelease") ?? from.version;
	if (major > 0) {
		if (required === "major") return release(major + 1, 0, 0);
		return required === "minor" ? release(major, minor + 1, 0) : release(major, minor, patch + 1);
	}
	return required === "major" && minor > 0 ? release(0, minor + 1, 0) : release(0, minor, patch + 1);
}
function release(...parts) {
	return parts.join(".");
}
function read$2(text) {
	const bare = (text ?? "").trim().replace(/^v/, "");
	const short = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/.test(bare);
	return /^\d/.test(bare) ? (0, import_parse.default)(short ? `${bare}.0` : bare) : null;
}
// src/model/placeholders.ts
const reference$2 = /\{\{([^{}]*)\}\}/g;
function variablesIn(pattern) {
	return [...pattern.matchAll(reference$2)].map((match) => (match[1] ?? "").trim());
}
function fillIn(pattern, values) {
	return rewritten(pattern, (name, written) => values.get(name) ?? written);
}
function rewritten(pattern, rewrite) {
	return pattern.replace(reference$2, (written, name) => rewrite(name.trim(), written));
}
function isTemplate$1(text) {
	const start = text.indexOf("{{");
	return start >= 0 && text.includes("}}", start + 2);
}
const builtIn = new Set(["skill_dir"]);
const placeholder$1 = /(?<![$@%{\\])\{([A-Za-z_][\w-]*)\}(?!\})/g;
function placeholdersIn(word) {
	return [...new Set(Array.from(word.matchAll(placeholder$1), ([, name = ""]) => name))];
}
function withPlaceholders(word, names) {
	return word.replace(placeholder$1, (written, name) => {
		const known = names.get(name);
		return known === void 0 ? written : `{${known}}`;
	});
}
// src/protos/filled-in.ts
function isFilledIn$1(text) {
	const start = text.indexOf("${");
	return isTemplate$1(text) || start >= 0 && text.includes("}", start);
}
// src/protos/pins.ts
const shapes$1 = {
	content_hash: {
		words: "\"sha256:\" and 64 hexadecimal digits",
		holds: (text) => /^sha256:[0-9a-f]{64}$/i.test(text)
	},
	min_version: {
		words: "a version such as \"1.0.0\"",
		holds: isVersion$1
	}
};
const pinKeys = Object.keys(shapes$1);
const hashShape = /^(?:sha-?256[:-])?[0-9a-f]{64}$/i;
const hashKey = /(?:hash(?:es)?|sha-?256|digest|checksum)$/i;
const versionKey = /^(?:at_?least|least|minimum)?[_-]?version$/i;
function meantPin({ key, value }, reference) {
	if (pinKeys.some((one) => one === key)) return void 0;
	const plain = (name) => name.replace(/[_-]/g, "");
	const near = nearest(plain(key), pinKeys.map(plain), 1);
	const misspelt = pinKeys.find((one) => plain(one) === near);
	if (misspelt) return misspelt;
	if (get(reference, "content_hash")) return void 0;
	const written = source(value);
	if (written === void 0) return void 0;
	if (hashKey.test(key) || hashShape.test(written)) return "content_hash";
	return get(reference, "min_version") === void 0 && versionKey.test(key) ? "min_version" : void 0;
}
function misspelt(reference) {
	return fields$1(reference).flatMap((field) => {
		const meant = meantPin(field, reference);
		return meant === void 0 ? [] : [{
			field,
			meant
		}];
	});
}
function hasPin(value) {
	return pinKeys.some((key) => get(value, key) !== void 0);
}
function hasMergedPin(value) {
	const from = get(value, "<<");
	return (from?.kind === "list" ? from.items : from ? [from] : []).some((one) => hasPin(one) || hasMergedPin(one));
}
function readPins(value, id) {
	const problems = [];
	const refuse = (message, at, about) => {
		problems.push({
			rule: "proto-syntax",
			message,
			at,
			about
		});
	};
	const read = (key) => {
		const found = get(value, key);
		const written = text$2(found);
		if (!found || found.kind === "null" || isFilledIn$1(written ?? "")) return null;
		if (written !== void 0 && shapes$1[key].holds(written)) return {
			value: written,
			at: found.at
		};
		refuse(`"${key}" of ${quoted(id)} is ${fault$2(key, found)}`, found.at, key);
		return null;
	};
	const [hash, minimum] = [read("content_hash"), read("min_version")];
	for (const { field, meant } of misspelt(value)) {
		const { key, keyAt } = field;
		refuse(`Key ${quoted(key)} pins nothing in the reference to ${quoted(id)}; "${meant}" does.`, keyAt, `typo\0${key}`);
	}
	const merge = fields$1(value).find(({ key }) => key === "<<");
	if (merge && hasMergedPin(value)) refuse(`The reference to ${quoted(id)} takes its pin in through "<<", which is no key of YAML 1.2, so that some parsers see none; write it out.`, merge.keyAt, "<<");
	const [key] = pinKeys.filter((key) => get(value, key)?.kind === "null");
	if (key !== void 0 && !hash && !minimum && problems.length === 0) {
		const found = get(value, key);
		refuse(`"${key}" of ${quoted(id)} is ${found ? seen(found) : "empty"} and pins nothing, so that the reference floats.`, found?.at ?? value.at, key);
	}
	return {
		hash: hash && {
			...hash,
			value: hash.value.toLowerCase()
		},
		minimum,
		problems
	};
}
function fault$2(key, found) {
	const { words, holds } = shapes$1[key];
	if (key !== "min_version" || found.kind !== "number") return `${seen(found)}; it is written as ${words}.`;
	const { source } = found;
	const other = String(found.value);
	return `the number ${source}${other === source ? "" : `, which parsers read as ${other}`}; ${holds(source) ? `in quotes it is a version` : `it is written as ${words}`}.`;
}
function strayPins(holder) {
	return pinKeys.flatMap((key) => {
		const stray = get(holder, key);
		if (!stray) return [];
		return [{
			rule: "proto-syntax",
			message: `"${key}" stands beside "skill" and pins nothing; it belongs into it, beside an "id".`,
			at: stray.at,
			about: `stray\0${key}`
		}];
	});
}
// src/protos/reference.ts
function readReference({ keyAt, value }, holder) {
	if (!isMeant$1(value)) return {
		reference: null,
		problems: []
	};
	const named = value.kind === "table" ? get(value, "id") : value;
	const id = source(named);
	const problems = [];
	const refuse = (message, at, about) => {
		problems.push({
			rule: "proto-syntax",
			message,
			at,
			about
		});
	};
	if (!named || id === void 0 || id === "" || named.kind === "boolean") {
		const own = hasMergedPin(value) ? " of its own" : "";
		const has = value.kind === "table" ? `has no "id"${own}` : `is ${seen(value)}`;
		const at = value.kind === "table" ? named?.at ?? keyAt : value.at;
		refuse(`"skill" ${has}; it is a name, or a mapping with an "id" and a pin.`, at, "id");
		return {
			reference: null,
			problems
		};
	}
	if (isFilledIn$1(id)) return {
		reference: null,
		problems
	};
	const { hash, minimum, problems: pinned } = readPins(value, id);
	problems.push(...pinned, ...value.kind === "table" ? [] : strayPins(holder));
	const places = value.kind === "table" ? [value, holder] : [holder];
	return {
		reference: {
			id,
			at: named.at,
			hash,
			minimum,
			misread: problems.length > 0,
			operation: operationIn(places),
			bindings: bindingsIn(places, id, refuse)
		},
		problems
	};
}
const describing = new Set("type kind name title label level rank score value properties items enum $ref".split(" "));
const nameShape = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}._-]*$/u;
function isMeant$1(value) {
	if (value.kind === "string" || hasPin(value) || hasMergedPin(value)) return true;
	if (value.kind === "list") return value.items.some(hasPin);
	const keys = fields$1(value).map(({ key }) => key);
	if (!keys.includes("id")) return false;
	const others = new Set(misspelt(value).map(({ field }) => field.key));
	const unknown = keys.filter((key) => !parts.has(key) && !others.has(key));
	if (unknown.length === 0) return true;
	const id = text$2(get(value, "id")) ?? "";
	return (nameShape.test(id) || isFilledIn$1(id)) && !unknown.some((key) => describing.has(key));
}
const parts = new Set([
	"id",
	"operation",
	"inputs",
	"with"
]);
function operationIn(places) {
	for (const place of places) {
		const found = get(place, "operation");
		const name = text$2(found);
		if (found && name !== void 0 && name !== "" && !isFilledIn$1(name)) return {
			value: name,
			at: found.at
		};
	}
	return null;
}
function bindingsIn(places, id, refuse) {
	let at = null;
	const bound = new Map();
	const tables = places.flatMap((place) => fields$1(place).filter(({ key }) => key === "inputs" || key === "with"));
	for (const { key, keyAt, value } of tables) {
		if (isFilledIn$1(text$2(value) ?? "")) return null;
		if (value.kind !== "table" && value.kind !== "null") {
			refuse(`"${key}" of ${quoted(id)} is ${seen(value)}; it maps the names of inputs to values.`, value.at, key);
			continue;
		}
		at ??= keyAt;
		for (const field of fields$1(value)) {
			const first = bound.get(field.key);
			if (!first) bound.set(field.key, field);
			else if (JSON.stringify(plain$1(first.value)) !== JSON.stringify(plain$1(field.value))) refuse(`Input ${quoted(field.key)} of ${quoted(id)} is bound to two values; nobody knows which one counts.`, field.keyAt, `bound\0${field.key}`);
		}
	}
	return at && {
		at,
		fields: bound
	};
}
// src/protos/read.ts
const mention = /(?:^|[\s{[,"'])skill["']?\s*:/;
const hint$1 = /\\[uUx]|skill["']?\s*:/i;
function isProtoName(path) {
	return /\.(?:ya?ml|json)$/.test(path);
}
function readProto(path, given, named = false) {
	const speaks = named || mention.test(given);
	if (!speaks && !hint$1.test(given)) return null;
	const text = given.replace(/^\uFEFF/, "");
	const isJson = path.endsWith(".json");
	const documents = isJson ? [parseJson(path, text)] : [...parseYamlDocuments(path, text)];
	const references = [];
	const problems = [];
	for (const { root, faults, duplicates } of documents) {
		const read = Array.from(skillKeys(root), ({ holder, field }) => readReference(field, holder));
		const said = [...read.flatMap((one) => one.problems), ...miswritten(root)];
		const found = read.flatMap(({ reference }) => reference ?? []);
		const language = isJson ? "JSON" : "YAML";
		const part = documents.length > 1 ? "document" : "proto";
		if (speaks) problems.push(...faults.map((fault) => unreadable$1(fault, language, part)));
		const more = found.length + said.length > 0 ? [...duplicates.map(twice$1), ...said] : [];
		for (const one of more) problems.push(one);
		for (const one of found) references.push(one);
	}
	return references.length + problems.length > 0 ? {
		path,
		references,
		problems,
		text
	} : null;
}
function unreadable$1({ code, message, at }, language, part) {
	return {
		rule: "proto-syntax",
		message: `The ${part} is not valid ${language}: ${message}. No reference ${part === "document" && code === "TOO_MUCH" ? "from it on" : "in it"} is checked.`,
		at,
		about: "syntax"
	};
}
const dataKeys = new Set([
	"skill",
	"inputs",
	"with"
]);
function* skillKeys(value) {
	if (!value) return;
	for (const item of items(value)) yield* skillKeys(item);
	const all = fields$1(value);
	const field = all.find(({ key }) => key === "skill");
	if (field) yield {
		field,
		holder: value
	};
	for (const one of all) if (!field || !dataKeys.has(one.key)) yield* skillKeys(one.value);
}
function* miswritten(value) {
	if (!value) return;
	for (const item of items(value)) yield* miswritten(item);
	for (const { key, keyAt, value: inner } of fields$1(value)) {
		if (key !== "skill" && key.toLowerCase() === "skill" && hasPin(inner)) yield {
			rule: "proto-syntax",
			message: `Key ${quoted(key)} references nothing, so what it pins is not pinned; "skill" does.`,
			at: keyAt,
			about: `key\0${key}`
		};
		yield* miswritten(inner);
	}
}
function twice$1({ key, keyAt }) {
	return {
		rule: "proto-syntax",
		message: `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`,
		at: keyAt,
		about: `duplicate\0${key}`
	};
}
// src/syntax/file-glob.ts
const longest$10 = 1024;
function fileGlob(glob) {
	if (glob.length > longest$10 || /^[/~]/.test(glob)) return void 0;
	const patterns = expanded(glob)?.map((spelling) => spelling.split("/").filter(isNamed));
	if (!patterns || patterns.some((pattern) => pattern.length === 0 || pattern.includes(".."))) return;
	const read = patterns.map((pattern) => [...pattern, ...behind(pattern)].map((one) => segmentOf(one)));
	return (path) => read.some((pattern) => takesPath(pattern, path));
}
function takesPath(pattern, path) {
	return matches$1(pattern, path, isLike$1);
}
function isNamed(segment) {
	return segment !== "" && segment !== ".";
}
function expanded(glob) {
	let spellings = [""];
	for (const piece of glob.split(/(\{[^{}]*\})/)) {
		const choices = piece.startsWith("{") && piece.includes(",") ? piece.slice(1, -1).split(",") : [piece];
		const size = choices.length * glob.length;
		if (spellings.length * size > Math.max(longest$10, glob.length)) return void 0;
		spellings = spellings.flatMap((before) => choices.map((choice) => before + choice));
	}
	return spellings;
}
function behind(pattern) {
	return pattern.at(-1) === "**" ? ["*"] : [];
}
function segmentOf(segment, escapes = false) {
	if (segment === "**") return null;
	return (segment.match(escapes ? withEscapes : withoutEscapes) ?? []).map((part) => {
		if (part.startsWith("*")) return "any";
		if (escapes && part.length > 1 && part.startsWith("\\")) return one(part.slice(1));
		if (part === "?") return () => true;
		return part.length > 2 && part.startsWith("[") ? setOf(part.slice(1, -1)) : one(part);
	});
}
const withoutEscapes = /\*+|\[[!^]?[^\]]+\]|./gsu;
const withEscapes = /\\.|\*+|\[[!^]?[^\]]+\]|./gsu;
function one(wanted) {
	return (character) => character === wanted;
}
function setOf(written) {
	const negated = /^[!^]./su.test(written);
	const ranges = (negated ? written.slice(1) : written).match(/.-.|./gsu) ?? [];
	return (character) => {
		return ranges.some((range) => {
			const [low = "", , high = low] = [...range];
			return low <= character && character <= high;
		}) !== negated;
	};
}
function isLike$1(segment, name) {
	return matches$1(segment.map((part) => part === "any" ? null : part), [...name], (takes, character) => takes(character));
}
function matches$1(pattern, sequence, takes) {
	let [at, next] = [0, 0];
	let stretch;
	while (next < sequence.length) {
		const part = pattern[at];
		const thing = sequence[next];
		if (part === null) {
			stretch = {
				at: at + 1,
				next
			};
			at++;
		} else if (part !== void 0 && takes(part, thing)) {
			at++;
			next++;
		} else if (stretch) {
			at = stretch.at;
			next = ++stretch.next;
		} else return false;
	}
	return pattern.slice(at).every((part) => part === null);
}
function isTooWide(glob) {
	return spellings$2(glob) === null;
}
function pathGlob(glob) {
	const patterns = (spellings$2(glob) ?? []).map((one) => patternOf(one.split("/")));
	return (path) => {
		const names = path.split("/");
		return patterns.some((pattern) => takesPath(pattern, names));
	};
}
function patternOf(written) {
	const segments = written.filter((one, at) => one !== "**" || written[at + 1] !== "**");
	const read = segments.map((segment) => segmentOf(segment, true));
	const before = segments.at(-2) ?? "";
	return segments.at(-1) === "**" && before.endsWith("*") && before !== "**" ? [...read, ["any"]] : read;
}
function spellings$2(glob) {
	const open = firstAlternatives(glob);
	if (open === null) return [glob];
	const { start, end, choices } = open;
	const all = [];
	for (const choice of choices) {
		const more = spellings$2(`${glob.slice(0, start)}${choice}${glob.slice(end)}`);
		if (more === null || all.length + more.length > 100) return null;
		all.push(...more);
	}
	return all;
}
function firstAlternatives(glob) {
	const open = [];
	let first = null;
	for (let at = 0; at < glob.length; at++) {
		const sign = glob[at];
		if (sign === "\\") at++;
		else if (sign === "{") open.push({
			start: at,
			commas: []
		});
		else if (sign === ",") open.at(-1)?.commas.push(at);
		else if (sign === "}") {
			const { start = 0, commas = [] } = open.pop() ?? {};
			if (commas.length > 0 && (first === null || start < first.start)) first = {
				start,
				end: at + 1,
				choices: choicesOf(glob, start, commas, at)
			};
		}
	}
	return first;
}
function choicesOf(glob, start, commas, end) {
	const bounds = [
		start,
		...commas,
		end
	];
	return bounds.slice(1).map((bound, at) => glob.slice((bounds[at] ?? 0) + 1, bound));
}
// src/discover.ts
function discover(entries, config) {
	const ignored = matcher(config.ignore);
	const isNamed = matcher(config.locks);
	const isLock = (path) => isLockName(nameOf$2(path)) || isNamed(path);
	const isProto = matcher(config.protos);
	const carriers = new Map();
	const locks = [];
	const protos = [];
	const listings = [];
	for (const { path, kind } of entries) {
		if (kind === "symlink") continue;
		if (isManifestName(nameOf$2(path))) {
			if (ignored(path) || ignored(folderOf(path))) continue;
			const root = folderOf(path);
			carriers.set(root, [...carriers.get(root) ?? [], path]);
		} else if (isLock(path) && !ignored(path)) locks.push(path);
		else if (isListing(path) && !ignored(path)) listings.push(path);
		else if (isProtoName(path) && isProto(path) && !ignored(path)) protos.push(path);
	}
	const files = filesByRoot(entries, carriers);
	return {
		skills: [...carriers].sort(([a], [b]) => compareText(a, b)).map(([root, paths]) => ({
			root,
			carriers: chosen(paths),
			files: files.get(root) ?? []
		})),
		locks,
		protos,
		listings,
		ignored
	};
}
const lockNames = new Set(lockFormats.flatMap(({ files }) => files));
function isLockName(name) {
	return name.endsWith(".lock") || lockNames.has(name);
}
function chosen(paths) {
	return paths.some((path) => nameOf$2(path) === "SKILL.md") ? paths.filter((path) => ["SKILL.md", "skill.toml"].includes(nameOf$2(path))) : paths;
}
function filesByRoot(entries, roots) {
	const files = new Map();
	const above = new Map();
	for (const { path, kind } of entries) {
		const folder = folderOf(path);
		let holders = above.get(folder);
		if (!holders) {
			holders = [...upwards(folder)].filter((one) => roots.has(one));
			above.set(folder, holders);
		}
		for (const root of holders) {
			const name = within$1(root, path);
			const list = files.get(root);
			if (list) list.push({
				path,
				name,
				kind
			});
			else files.set(root, [{
				path,
				name,
				kind
			}]);
		}
	}
	return files;
}
function matcher(globs) {
	if (globs.length === 0) return () => false;
	const tests = globs.flatMap((glob) => spellings$1(glob)).map((glob) => pathGlob(glob));
	return (path) => tests.some((test) => test(path));
}
function spellings$1(glob) {
	const bare = glob.replace(/^\.?\//, "").replace(/\/+$/, "");
	const deep = bare.includes("/") || glob.startsWith("/") ? bare : `**/${bare}`;
	return [deep, `${deep}/**`];
}
// src/gate.ts
function withCommonIgnores(config, base) {
	if (!base) return config;
	return {
		...config,
		ignore: config.ignore.filter((glob) => base.ignore.includes(glob))
	};
}
function withoutIgnored(found, config, base) {
	if (!base) return found;
	const own = hiding(config.ignore);
	const guarded = hiding(base.ignore);
	const hidden = new Set(found.workspace.skills.filter(own).map(({ root }) => root));
	const stoodThere = (skill) => guarded(found.former.get(skill.root) ?? skill);
	const hiddenAtBase = new Set(found.workspace.skills.filter(stoodThere).map(({ root }) => root));
	const isHidden = ({ category, skill }) => skill !== null && (category === "privilege" ? hiddenAtBase : hidden).has(skill);
	return {
		workspace: {
			...found.workspace,
			skills: found.workspace.skills.filter(({ root }) => !hidden.has(root))
		},
		judged: found.judged.filter(({ pair }) => !hidden.has((pair.after ?? pair.before)?.root ?? "")),
		findings: found.findings.filter((finding) => !isHidden(finding))
	};
}
function hiding(globs) {
	const ignored = matcher(globs);
	return ({ path, root }) => ignored(path) || ignored(root);
}
// src/model/finding.ts
const severityRank = {
	error: 0,
	warning: 1,
	note: 2
};
function isAtLeast(severity, threshold) {
	return severityRank[severity] <= severityRank[threshold];
}
function compareFindings(a, b) {
	return Number(a.category === "lock") - Number(b.category === "lock") || compareText(a.at.path, b.at.path) || compareRanges(a.at.range, b.at.range) || severityRank[a.severity] - severityRank[b.severity] || compareText(a.rule, b.rule) || compareText(a.message, b.message);
}
// src/crowded.ts
const most$19 = 1e3;
function uncrowded(said) {
	const crowds = new Map();
	const kept = said.filter((one) => {
		const key = `${one.rule.id}\0${one.draft.at.path}`;
		const crowd = crowds.get(key) ?? {
			count: 0,
			more: []
		};
		crowds.set(key, crowd);
		if (crowd.count++ < most$19) return true;
		crowd.more.push(one);
		return false;
	});
	const rest = [...crowds.values()].flatMap(({ more }) => summaryOf(more) ?? []);
	return rest.length === 0 ? said : [...kept, ...rest];
}
function summaryOf(more) {
	const [first] = more;
	if (!first) return null;
	const { rule, draft } = first;
	const severity = more.reduce((worst, one) => worseOf(worst, severityOf(one)), severityOf(first));
	const message = `${more.length} more findings of this rule in this file are not listed.`;
	const about = {
		about: "more",
		stated: "more",
		value: more.length
	};
	return {
		rule,
		draft: {
			message,
			at: { path: draft.at.path },
			severity,
			...about
		}
	};
}
function severityOf({ rule, draft }) {
	return draft.severity ?? rule.severity;
}
function worseOf(one, other) {
	return isAtLeast(one, other) ? one : other;
}
// src/model/contract.ts
function facetValue(item, facet) {
	return item?.facets.get(facet)?.shape.value;
}
function isSet(item, facet) {
	return facetValue(item, facet) === true;
}
// src/contract/bindings.ts
const known$7 = new WeakMap();
function parametersOf$2(skill, operation) {
	const before = known$7.get(skill) ?? new Map();
	known$7.set(skill, before);
	const asked = operation !== null && operationsOf$1(skill).has(operation) ? operation : null;
	const seen = before.get(asked);
	if (seen !== void 0) return seen;
	const found = gather(skill, asked);
	before.set(asked, found);
	return found;
}
function gather(skill, operation) {
	if (skill.unreadable) return null;
	if (operation !== null) return inputsOf$1(skill, operation);
	if (statesInputs(skill)) return inputsOf$1(skill, "");
	const [only, second] = operationsOf$1(skill);
	return only === void 0 || second !== void 0 ? null : inputsOf$1(skill, only);
}
const operations = new WeakMap();
function operationsOf$1(skill) {
	const before = operations.get(skill);
	if (before) return before;
	const own = skill.contract.items.filter(({ kind, dialect }) => kind === "operation" && dialect === "skill-manifest-v2");
	const names = new Set(own.map(({ name }) => name));
	operations.set(skill, names);
	return names;
}
function statesInputs(skill) {
	const manifest = manifestOf(skill, "manifest-v1");
	if (!manifest) return false;
	return skill.contract.items.some(({ kind, owner }) => kind === "input" && owner === "") || manifest.root.fields.has("manifest_version");
}
function inputsOf$1({ contract }, operation) {
	const own = contract.items.filter(({ kind, owner }) => kind === "input" && owner === operation);
	const names = (isRequired) => own.filter((item) => facetValue(item, "required") === isRequired).map(({ name }) => name);
	return {
		inputs: new Map(own.map((item) => [item.name, item])),
		required: names(true),
		optional: names(false),
		operation
	};
}
function isSecret(input) {
	return isSet(input ?? null, "sensitive");
}
// src/model/grouped.ts
function grouped(values, key) {
	const groups = new Map();
	for (const value of values) {
		const name = key(value);
		const group = groups.get(name);
		if (group) group.push(value);
		else groups.set(name, [value]);
	}
	return groups;
}
// src/protos/resolve.ts
function referencedSkill(skills, reference, root) {
	const named = skills.get(reference.id) ?? [];
	return named.find((skill) => arePinsHeld(reference, skill)) ?? named.find((skill) => skill.root === root) ?? named[0] ?? null;
}
function arePinsHeld({ hash, minimum }, skill) {
	if (!hash && !minimum) return false;
	const version = skill.version?.value ?? "";
	return (!hash || hash.value === contentHash(skill)) && (!minimum || isVersionBelow(version, minimum.value) === false);
}
function pinsOf$1({ hash, minimum }) {
	return JSON.stringify([hash?.value ?? null, minimum?.value ?? null]);
}
function earlierReferences(now, was) {
	const heirs = new Set(now.map(({ path }) => path));
	const before = new Map(was.map((proto) => [proto.path, proto]));
	const orphans = was.filter(({ path }) => !heirs.has(path));
	const found = new Map();
	matchById(now.filter(({ path }) => !before.has(path)), orphans, found);
	for (const proto of now) {
		const earlier = before.get(proto.path);
		if (earlier) matchById([proto], [earlier], found);
	}
	return found;
}
function matchById(now, was, found) {
	const idOf = ({ id }) => id;
	const candidates = grouped(was.flatMap(({ references }) => references), idOf);
	const own = grouped(now.flatMap(({ references }) => references), idOf);
	for (const [id, references] of own) match(references, candidates.get(id) ?? [], found);
}
function match(own, candidates, found) {
	const left = grouped(candidates, pinsOf$1);
	const others = [];
	for (const reference of own) {
		const same = left.get(pinsOf$1(reference))?.shift();
		if (same) found.set(reference, same);
		else others.push(reference);
	}
	const rest = new Set([...left.values()].flat());
	const inOrder = candidates.filter((candidate) => rest.has(candidate));
	for (const [at, reference] of others.entries()) {
		const earlier = inOrder[at];
		if (earlier) found.set(reference, earlier);
	}
}
// src/locks/variants.ts
function variantsOf(algorithm) {
	return variants.get(algorithm) ?? [];
}
const crlf = {
	how: "with CRLF line ends",
	cause: "the lock was written in a checkout on Windows; \"eol=lf\" in .gitattributes ends it"
};
const lf$1 = {
	how: "with LF line ends",
	cause: "the files here have CRLF; \"eol=lf\" in .gitattributes ends it"
};
const snapshot = {
	how: "as a snapshot from the server of the \"skills\" command line",
	cause: "it was installed from there, not from its repository"
};
const skillMd$1 = {
	how: "as the hash of SKILL.md alone",
	cause: "another tool wrote it, and nothing verifies the other files"
};
const metadata = {
	how: "without metadata.json and caches",
	cause: "they were not there when it was locked"
};
const dotfiles = {
	how: "without the files whose names begin with a dot",
	cause: "older releases of the \"skills\" command line left them out"
};
const order = {
	how: "with the files in byte order",
	cause: "another tool than the \"skills\" command line wrote it"
};
const sha256Tree = {
	how: "as the id git gives the folder",
	cause: "the lock was written in a repository of SHA-256"
};
const variants = new Map([
	["content", lineEnds("content", null, false)],
	["apm-package", lineEnds("apm-package", null, true)],
	["skills-lock", [
		...lineEnds("skills-lock", null, true),
		...eachWay("skills-snapshot", snapshot),
		...eachWay("skill-md", skillMd$1),
		...eachWay("skills-lock/no-metadata", metadata),
		...eachWay("skills-snapshot/no-metadata", both(snapshot, metadata)),
		...eachWay("skills-lock/no-dotfiles", dotfiles),
		...eachWay("skills-lock/bytes", order),
		...eachWay("skills-snapshot/bytes", both(snapshot, order)),
		{
			algorithm: "git-tree-sha256",
			...sha256Tree,
			holds: true
		}
	]]
]);
function eachWay(algorithm, words) {
	return [{
		algorithm,
		...words,
		holds: true
	}, ...lineEnds(algorithm, words, true)];
}
function lineEnds(algorithm, words, holds) {
	return [{
		algorithm: `${algorithm}/crlf`,
		...words ? both(words, crlf) : crlf,
		holds
	}, {
		algorithm: `${algorithm}/lf`,
		...words ? both(words, lf$1) : lf$1,
		holds
	}];
}
function both(one, other) {
	return {
		how: `${one.how}, ${other.how}`,
		cause: one.cause
	};
}
// src/locks/verify.ts
function verdict$1(entry, units) {
	if (units.length === 0) return "absent";
	return !entry.faulty && units.every((unit) => isKept(entry, unit)) ? "verified" : "changed";
}
function isKept(entry, unit) {
	return unit.pins.length > 0 && brokenPins(unit).length === 0 && (unit.skill === null || isVersionKept(entry, unit.skill));
}
function brokenPins(unit) {
	return unit.pins.filter((pin) => unit.digestOf(pin) !== pin.value && variantOf(pin, unit.skill)?.holds !== true);
}
function variantOf(pin, skill) {
	if (!skill || pin.file !== void 0) return null;
	return variantsOf(pin.algorithm).find(({ algorithm }) => skill.digests.get(algorithm) === pin.value) ?? null;
}
function wantedDigests({ skill, pins }) {
	if (!skill || contentUnknown(skill)) return [];
	return pins.filter(({ algorithm, value, file }) => {
		return file === void 0 && skill.digests.get(algorithm) !== value;
	}).flatMap(({ algorithm }) => [algorithm, ...variantsOf(algorithm).map((variant) => variant.algorithm)]).filter((id) => !skill.digests.has(id));
}
function contentUnknown({ digests }) {
	return !digests.has("content");
}
function isVersionKept(entry, skill) {
	return entry.version === null || entry.version.value === skill.version?.value;
}
function movedPins(before, after) {
	const earlier = new Map(before.map((pin) => [placeOf$6(pin), pin]));
	return after.flatMap((to) => {
		const from = earlier.get(placeOf$6(to));
		return from && from.value !== to.value ? [{
			from,
			to
		}] : [];
	});
}
function placeOf$6({ field, file }) {
	return `${field}\0${file ?? ""}`;
}
// src/rules/hash-words.ts
function shortHash(digest) {
	return digest.replace(/^sha256[:-]/, "").slice(0, 12);
}
// src/hash/order.ts
function comparePaths(a, b) {
	const length = Math.min(a.length, b.length);
	for (let at = 0; at < length; at++) {
		const x = a.charCodeAt(at);
		const y = b.charCodeAt(at);
		if (x === y) continue;
		return isSurrogate(x) || isSurrogate(y) ? Buffer.compare(encodePath(a), encodePath(b)) : x - y;
	}
	return a.length - b.length;
}
function isSurrogate(unit) {
	return (unit & 63488) === 55296;
}
// src/hash/byte-set.ts
function readSet(pattern, from) {
	const negated = pattern[from] === "!" || pattern[from] === "^";
	const first = negated ? from + 1 : from;
	const members = new Set();
	for (let at = first; at < pattern.length;) {
		if (pattern[at] === "]" && at > first) return {
			members: negated ? complement$1(members) : members,
			end: at + 1
		};
		const next = readClass(pattern, at, members) ?? readRange(pattern, at, members);
		if (next === null) return null;
		at = next;
	}
	return null;
}
const classes$1 = {
	alnum: /[a-z0-9]/i,
	alpha: /[a-z]/i,
	blank: /[ \t]/,
	cntrl: /[\x00-\x1f\x7f]/,
	digit: /[0-9]/,
	graph: /[\x21-\x7e]/,
	lower: /[a-z]/,
	print: /[\x20-\x7e]/,
	punct: /[!-/:-@[-`{-~]/,
	space: /[ \t\n\v\f\r]/,
	upper: /[A-Z]/,
	xdigit: /[0-9a-f]/i
};
function readClass(pattern, at, members) {
	const name = /^\[:(\w+):\]/.exec(pattern.slice(at, at + 12))?.[1];
	const test = name !== void 0 && Object.hasOwn(classes$1, name) ? classes$1[name] : void 0;
	if (name === void 0 || !test) return null;
	for (let byte = 0; byte < 256; byte++) if (test.test(String.fromCharCode(byte))) members.add(byte);
	return at + name.length + 4;
}
function readRange(pattern, at, members) {
	const low = readByte(pattern, at);
	if (!low) return null;
	const high = pattern[low.end] === "-" && pattern[low.end + 1] !== "]" ? readByte(pattern, low.end + 1) : low;
	if (!high) return null;
	for (let byte = low.byte; byte <= high.byte; byte++) members.add(byte);
	return high.end;
}
function readByte(pattern, at) {
	const from = pattern[at] === "\\" ? at + 1 : at;
	const byte = pattern.charCodeAt(from);
	return Number.isNaN(byte) ? null : {
		byte,
		end: from + 1
	};
}
function complement$1(members) {
	const others = new Set();
	for (let byte = 0; byte < 256; byte++) if (!members.has(byte)) others.add(byte);
	return others;
}
// src/hash/glob.ts
const slash$2 = 47;
const wildcard = /[*?[\\]/;
function globSteps(pattern, deep) {
	const steps = [];
	for (let at = 0; at < pattern.length;) {
		const read = readStep(pattern, at, deep);
		if (!read) return null;
		steps.push(...read.steps);
		at = read.end;
	}
	return steps;
}
function readStep(pattern, at, deep) {
	switch (pattern[at]) {
		case "*": return readStars(pattern, at, deep);
		case "?": return {
			steps: [{
				kind: "one",
				takes: (byte) => byte !== slash$2
			}],
			end: at + 1
		};
		case "[": {
			const set = readSet(pattern, at + 1);
			if (!set) return null;
			const takes = (byte) => byte !== slash$2 && set.members.has(byte);
			return {
				steps: [{
					kind: "one",
					takes
				}],
				end: set.end
			};
		}
		case "\\": return at + 1 < pattern.length ? literal$1(pattern, at + 1) : null;
		default: return literal$1(pattern, at);
	}
}
function literal$1(pattern, at) {
	const wanted = pattern.charCodeAt(at);
	return {
		steps: [{
			kind: "one",
			takes: (byte) => byte === wanted
		}],
		end: at + 1
	};
}
function readStars(pattern, at, deep) {
	let end = at;
	while (pattern[end] === "*") end++;
	const bound = pattern[at - 1] === "/" || at === pattern.search(wildcard);
	const whole = deep && bound && end - at > 1;
	if (whole && pattern[end] === "/") return {
		steps: [{ kind: "folders" }, { kind: "inside" }],
		end: end + 1
	};
	return {
		steps: [{ kind: whole && (end === pattern.length || pattern.startsWith("\\/", end)) ? "across" : "within" }],
		end
	};
}
// src/hash/machine.ts
const slash$1 = 47;
function begin$1(steps) {
	const marks = new Uint8Array(steps.length + 1);
	enter(steps, marks, 0);
	return marks;
}
function feed$1(steps, state, bytes) {
	if (state === null || bytes === "") return state;
	let now = Uint8Array.from(state);
	let next = new Uint8Array(now.length);
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes.charCodeAt(at);
		let alive = false;
		for (let index = 0; index < steps.length; index++) if (now[index] === 1 && take(steps, next, index, byte)) alive = true;
		if (!alive) return null;
		[now, next] = [next, now];
		next.fill(0);
	}
	return now;
}
function accepts$1(state) {
	return state?.[state.length - 1] === 1;
}
function enter(steps, marks, index) {
	let at = index;
	while (marks[at] !== 1) {
		marks[at] = 1;
		const kind = steps[at]?.kind;
		if (kind === "folders") marks[at + 1] = 1;
		else if (kind !== "within" && kind !== "across") return;
		at += kind === "folders" ? 2 : 1;
	}
}
function take(steps, marks, index, byte) {
	const step = steps[index];
	switch (step?.kind) {
		case "one":
			if (!step.takes(byte)) return false;
			enter(steps, marks, index + 1);
			return true;
		case "within":
			if (byte === slash$1) return false;
			enter(steps, marks, index);
			return true;
		case "across":
			enter(steps, marks, index);
			return true;
		case "inside":
			marks[index] = 1;
			if (byte === slash$1) enter(steps, marks, index + 1);
			return true;
		default: return false;
	}
}
// src/hash/skillignore.ts
const maximumIgnoreBytes = 16384;
const mostRemembered = 8388608;
function skillignore(text) {
	const patterns = text.replace(/^\ufeff/, "").split("\n").flatMap((line) => readPattern$1(line) ?? []).reverse();
	const folders = new Map([["", false]]);
	const isFolderOut = (folder) => {
		let out = folders.get(folder);
		if (out === void 0) {
			out = isFolderOut(folderOf(folder)) || isExcluded(patterns, folder, true);
			folders.set(folder, out);
		}
		return out;
	};
	return (name) => {
		const path = bytesOf(name);
		return isFolderOut(folderOf(path)) || isExcluded(patterns, path, false);
	};
}
function isExcluded(patterns, path, isFolder) {
	const decisive = patterns.find((pattern) => (isFolder || !pattern.foldersOnly) && matches(pattern, path));
	return decisive !== void 0 && !decisive.negated;
}
function matches(pattern, path) {
	const { steps, whole } = pattern;
	return accepts$1(feed$1(steps, stateIn(pattern, whole ? folderOf(path) : ""), nameOf$2(path)));
}
function stateIn(pattern, folder) {
	const { steps, states } = pattern;
	let state = states.get(folder);
	if (state === void 0) {
		state = folder === "" ? begin$1(steps) : feed$1(steps, stateIn(pattern, folderOf(folder)), `${nameOf$2(folder)}/`);
		if (states.size * steps.length > mostRemembered) states.clear();
		states.set(folder, state);
	}
	return state;
}
function readPattern$1(line) {
	const text = withoutTrailingBlanks(line.replace(/\r$/, ""));
	if (text === "" || text.startsWith("#")) return null;
	const negated = text.startsWith("!");
	const body = bytesOf(negated ? text.slice(1) : text);
	const foldersOnly = body.endsWith("/");
	const path = foldersOnly ? body.slice(0, -1) : body;
	const whole = path.includes("/");
	const steps = globSteps(path.startsWith("/") ? path.slice(1) : path, whole);
	return steps && {
		negated,
		foldersOnly,
		whole,
		steps,
		states: new Map()
	};
}
function withoutTrailingBlanks(line) {
	let end = 0;
	for (let at = 0; at < line.length; at++) if (line[at] === "\\") end = ++at + 1;
	else if (line[at] !== " ") end = at + 1;
	return line.slice(0, end);
}
function bytesOf(name) {
	return /^[\x00-\x7f]*$/.test(name) ? name : Buffer.from(encodePath(name)).toString("latin1");
}
// src/hash/select.ts
function selectFiles(files, ignore) {
	const isExcluded = ignore === null ? () => false : skillignore(ignore);
	return files.filter(({ kind, name }) => kind !== "symlink" && !isNoContent(name) && !isExcluded(name)).sort((a, b) => comparePaths(a.name, b.name));
}
function isNoContent(name) {
	return name === ".skillignore" || name.startsWith(".git/") || name.endsWith(".pyc") || /(^|\/)(__pycache__(\/|$)|\.DS_Store$)/.test(name);
}
// src/hash/content.ts
const content = {
	id: "content",
	select: selectFiles,
	begin() {
		const hash = createHash("sha256");
		return {
			file({ name }) {
				hash.update("./").update(encodePath(name)).update("\n");
			},
			chunk(bytes) {
				hash.update(bytes);
			},
			end: () => `sha256:${hash.digest("hex")}`
		};
	}
};
// src/hash/changed-files.ts
function changedFiles(before, after, algorithm = content) {
	const [was, now] = [before, after].map((skill) => hashedFiles(skill, algorithm));
	const names = new Set([...was?.keys() ?? [], ...now?.keys() ?? []]);
	const [old, young] = [before, after].map(({ files }) => byName$1(files));
	return [...names].filter((name) => differ$1(old?.get(name), young?.get(name))).sort();
}
function hashedFiles({ files, ignore }, algorithm) {
	const deciding = files.filter(({ name }) => name === ".skillignore");
	const counting = algorithm.select(files, ignore ?? null);
	return byName$1([...deciding, ...counting]);
}
function byName$1(files) {
	return new Map(files.map((file) => [file.name, file]));
}
// src/hash/framed.ts
function framed$1(framing) {
	const { id, counts, compare, afterPath, afterBytes, prefix } = framing;
	return {
		id,
		select: (files) => files.filter((file) => file.kind !== "symlink" && counts(file)).sort((a, b) => compare(a.name, b.name)),
		begin() {
			const hash = createHash("sha256");
			let isFirst = true;
			return {
				file({ name }) {
					if (!isFirst) hash.update(afterBytes);
					isFirst = false;
					hash.update(encodePath(name)).update(afterPath);
				},
				chunk(bytes) {
					hash.update(bytes);
				},
				end: () => prefix + hash.update(isFirst ? "" : afterBytes).digest("hex")
			};
		}
	};
}
// src/hash/apm-package.ts
const apmPackage = framed$1({
	id: "apm-package",
	counts: ({ name }) => !/(^|\/)(\.git|__pycache__)\//.test(name) && name !== ".apm-pin",
	compare: comparePaths,
	afterPath: "",
	afterBytes: "",
	prefix: "sha256:"
});
// src/hash/line-ends.ts
const [lf, cr] = [10, 13];
const none = new Uint8Array(0);
function lineEndWriter(ends) {
	return ends === "crlf" ? toCrlf() : toLf();
}
function toCrlf() {
	let wasCr = false;
	return {
		write(bytes) {
			const out = new Uint8Array(bytes.length * 2);
			let length = 0;
			for (const byte of bytes) {
				if (byte === lf && !wasCr) out[length++] = cr;
				out[length++] = byte;
				wasCr = byte === cr;
			}
			return out.subarray(0, length);
		},
		end: () => none
	};
}
function toLf() {
	let held = false;
	return {
		write(bytes) {
			const out = new Uint8Array(bytes.length + 1);
			let length = 0;
			for (const byte of bytes) {
				if (held && byte !== lf) out[length++] = cr;
				held = byte === cr;
				if (!held) out[length++] = byte;
			}
			return out.subarray(0, length);
		},
		end: () => held ? Uint8Array.of(cr) : none
	};
}
// src/hash/apm-file.ts
const apmFile = {
	id: "apm-file",
	select: (files) => files.filter(({ kind }) => kind !== "symlink").slice(0, 1),
	begin() {
		const [raw, normal] = [createHash("sha256"), createHash("sha256")];
		const writer = lineEndWriter("lf");
		const decoder = new TextDecoder("utf-8", { fatal: true });
		let isText = true;
		let isThere = false;
		const decode = (bytes) => {
			try {
				decoder.decode(bytes, { stream: bytes !== void 0 });
			} catch {
				isText = false;
			}
		};
		return {
			file() {
				isThere = true;
			},
			chunk(bytes) {
				raw.update(bytes);
				if (!isText) return;
				if (bytes.includes(0)) isText = false;
				else decode(bytes);
				normal.update(writer.write(bytes));
			},
			end() {
				if (isText) decode();
				normal.update(writer.end());
				return isThere ? `sha256:${(isText ? normal : raw).digest("hex")}` : "";
			}
		};
	}
};
// src/hash/git-tree.ts
const gitTree$1 = gitTreeOf("git-tree", "sha1");
function gitTreeOf(id, digest) {
	return {
		id,
		select: (files) => files,
		begin() {
			const files = [];
			let open = null;
			const close = () => {
				if (open) files.push({
					...open.file,
					id: open.blob.digest("hex")
				});
				open = null;
			};
			return {
				file(file, size) {
					close();
					open = {
						file,
						blob: createHash(digest).update(`blob ${size}\0`)
					};
				},
				chunk(bytes) {
					open?.blob.update(bytes);
				},
				end() {
					close();
					return treeId(files, digest);
				}
			};
		}
	};
}
function treeId(files, digest) {
	const entries = new Map();
	const folders = new Map();
	for (const file of files) {
		const slash = file.name.indexOf("/");
		if (slash === -1) entries.set(file.name, {
			mode: modes[file.kind],
			id: file.id
		});
		else {
			const folder = file.name.slice(0, slash);
			const inside = folders.get(folder) ?? [];
			inside.push({
				...file,
				name: file.name.slice(slash + 1)
			});
			folders.set(folder, inside);
		}
	}
	for (const [name, inside] of folders) entries.set(`${name}/`, {
		mode: "40000",
		id: treeId(inside, digest)
	});
	const records = [...entries].sort(([a], [b]) => comparePaths(a, b)).map(([name, { mode, id }]) => {
		const path = encodePath(name.replace(/\/$/, ""));
		return Buffer.concat([
			Buffer.from(`${mode} `),
			path,
			Buffer.of(0),
			Buffer.from(id, "hex")
		]);
	});
	const body = Buffer.concat(records);
	return createHash(digest).update(`tree ${body.length}\0`).update(body).digest("hex");
}
const modes = {
	file: "100644",
	executable: "100755",
	symlink: "120000"
};
// src/hash/git-tree-sha256.ts
const gitTreeSha256 = gitTreeOf("git-tree-sha256", "sha256");
// src/hash/integrity.ts
const integrity = {
	id: "integrity",
	select: selectFiles,
	begin() {
		const hash = createHash("sha256");
		return {
			file({ name, kind }, size) {
				const mode = kind === "executable" ? "100755" : "100644";
				hash.update(encodePath(name)).update(`\0${mode}\0${size}\0`);
			},
			chunk(bytes) {
				hash.update(bytes);
			},
			end: () => `sha256-${hash.digest("base64")}`
		};
	}
};
// src/hash/skill-md.ts
const skillMd = {
	id: "skill-md",
	select: (files) => files.filter(({ name, kind }) => name === "SKILL.md" && kind !== "symlink"),
	begin() {
		const hash = createHash("sha256");
		let isThere = false;
		return {
			file() {
				isThere = true;
			},
			chunk(bytes) {
				hash.update(bytes);
			},
			end: () => isThere ? hash.digest("hex") : ""
		};
	}
};
// src/hash/locale-order.ts
function compareLocale(a, b) {
	if (!isAscii(a) || !isAscii(b)) return collator.compare(a, b) || compareUnits(a, b);
	return comparePrimary(a, b) || compareCase(a, b) || compareUnits(a, b);
}
const collator = new Intl.Collator("en");
const weights = new Map([..."	\n\v\f\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"].map((character, index) => [character, index + 1]));
const weightOf = Uint8Array.from({ length: 128 }, (_, code) => weights.get(String.fromCharCode(code).toLowerCase()) ?? 0);
function isAscii(text) {
	return /^[\x00-\x7f]*$/.test(text);
}
function comparePrimary(a, b) {
	let [i, j] = [0, 0];
	for (;;) {
		while (i < a.length && weightAt(a, i) === 0) i++;
		while (j < b.length && weightAt(b, j) === 0) j++;
		if (i >= a.length || j >= b.length) return Number(i < a.length) - Number(j < b.length);
		const step = weightAt(a, i++) - weightAt(b, j++);
		if (step !== 0) return step;
	}
}
function compareCase(a, b) {
	const [x, y] = [a, b].map((text) => text.replace(/[\x00-\x08\x0e-\x1f\x7f]/g, ""));
	for (let at = 0; x && y && at < x.length; at++) if (x[at] !== y[at]) return Number(isUpper(x, at)) - Number(isUpper(y, at));
	return 0;
}
function weightAt(text, at) {
	return weightOf[text.charCodeAt(at)] ?? 0;
}
function isUpper(text, at) {
	const code = text.charCodeAt(at);
	return code >= 65 && code <= 90;
}
function compareUnits(a, b) {
	return Number(a > b) - Number(a < b);
}
// src/hash/skills-lock.ts
const skipped$1 = /(^|\/)(\.git|node_modules)\//;
const skillsLockFraming = {
	id: "skills-lock",
	counts: ({ name }) => !skipped$1.test(name),
	compare: compareLocale,
	afterPath: "",
	afterBytes: "",
	prefix: ""
};
const skillsLock = framed$1(skillsLockFraming);
// src/hash/skills-snapshot.ts
const skillsSnapshotFraming = {
	...skillsLockFraming,
	id: "skills-snapshot",
	afterPath: "\0",
	afterBytes: "\0"
};
const skillsSnapshot = framed$1(skillsSnapshotFraming);
// src/hash/index.ts
var hash_exports = __exportAll({
	apmFile: () => apmFile,
	apmPackage: () => apmPackage,
	content: () => content,
	gitTree: () => gitTree$1,
	gitTreeSha256: () => gitTreeSha256,
	integrity: () => integrity,
	skillMd: () => skillMd,
	skillsLock: () => skillsLock,
	skillsSnapshot: () => skillsSnapshot
});
// src/hash/recoded.ts
const sniffed = 8e3;
function recoded(algorithm, ends) {
	return {
		id: `${algorithm.id}/${ends}`,
		select: algorithm.select,
		begin: () => recoding(algorithm.begin(), ends)
	};
}
function recoding(hasher, ends) {
	let left = 0;
	let head = [];
	let missing = 0;
	let writer = null;
	const write = (bytes) => hasher.chunk(writer ? writer.write(bytes) : bytes);
	return {
		file(file, size) {
			hasher.file(file, size);
			left = size;
			missing = Math.min(size, sniffed);
			head = [];
		},
		chunk(bytes) {
			left -= bytes.length;
			if (missing > 0) {
				head.push(bytes);
				missing -= bytes.length;
				if (missing > 0) return;
				const start = Buffer.concat(head);
				writer = start.subarray(0, sniffed).includes(0) ? null : lineEndWriter(ends);
				write(start);
			} else write(bytes);
			if (left === 0 && writer) hasher.chunk(writer.end());
			if (left === 0) writer = null;
		},
		end: () => hasher.end()
	};
}
// src/hash/named.ts
const notInstalled = /(^|\/)(metadata\.json$|__pycache__\/|__pypackages__\/)/;
const isInstalled = ({ name }) => !notInstalled.test(name);
const isPlain$3 = ({ name }) => !/(^|\/)\./.test(name);
const streams = [
	content,
	apmPackage,
	skillMd,
	skillsLock,
	skillsSnapshot,
	narrowed$1(skillsLockFraming, "no-metadata", isInstalled),
	narrowed$1(skillsSnapshotFraming, "no-metadata", isInstalled),
	narrowed$1(skillsLockFraming, "no-dotfiles", isPlain$3),
	...[skillsLockFraming, skillsSnapshotFraming].map((framing) => framed$1({
		...framing,
		id: `${framing.id}/bytes`,
		compare: comparePaths
	}))
];
const algorithms = new Map([
	...Object.values(hash_exports),
	...streams,
	...streams.flatMap((stream) => [recoded(stream, "crlf"), recoded(stream, "lf")])
].map((algorithm) => [algorithm.id, algorithm]));
function algorithmNamed(id) {
	return algorithms.get(id);
}
function narrowed$1(framing, suffix, counts) {
	const id = `${framing.id}/${suffix}`;
	return framed$1({
		...framing,
		id,
		counts: (file) => framing.counts(file) && counts(file)
	});
}
// src/rules/words.ts
function subject({ before, after }) {
	const { name = "", owner = "" } = after ?? before ?? {};
	return owner === "" ? quoted(name) : `${quoted(name)} of ${operationOf$1(owner)}`;
}
function newName({ after }) {
	return quoted(after?.name ?? "");
}
function operation$1({ before, after }) {
	return operationOf$1((after ?? before)?.owner ?? "");
}
function entrypoint({ before, after }) {
	return `${quoted((after ?? before)?.name ?? "")} entrypoint of ${operation$1({
		before,
		after
	})}`;
}
function operationOf$1(owner) {
	return `operation ${quoted(owner)}`;
}
function shown$3(value) {
	return value === void 0 ? "none" : seenJson(value);
}
function step({ before, after, facet }) {
	const [was, now] = [before, after].map((item) => facetValue(item, facet ?? "value"));
	return `${shown$3(was)} -> ${shown$3(now)}`;
}
function valueStep(change) {
	if (isSensitive$1(change)) return `was ${change.detail ?? change.action}`;
	const facet = change.facet ?? "value";
	const [was, now] = [change.before, change.after].map((item) => facetValue(item, facet));
	if (was === void 0) return now === void 0 ? `was ${change.action}` : `was added: ${shown$3(now)}`;
	return now === void 0 ? `was removed: ${shown$3(was)}` : `changed: ${shown$3(was)} -> ${shown$3(now)}`;
}
function valuesOf(change) {
	return isSensitive$1(change) ? "" : `: ${step(change)}`;
}
function defaultWithin(change) {
	const [was, now] = [change.from, change.to].map((side) => side);
	const [name, action] = [quoted(partOf(change, (was ?? now)?.name ?? "")), was ? now ? "changed" : "was removed" : "was added"];
	const values = was && now ? `${shown$3(was.default)} -> ${shown$3(now.default)}` : shown$3((was ?? now)?.default);
	return `the default of ${name} ${action}${isSensitive$1(change) ? "" : `: ${values}`}`;
}
function partOf({ after }, part) {
	return part.startsWith("[]") ? `${after?.name ?? ""}${part}` : part;
}
function pathsOf$2({ from, to }) {
	const [was, now] = [String(from), String(to)];
	return Math.max(was.length, now.length) > 60 ? "" : `: ${quoted(was)} -> ${quoted(now)}`;
}
const kindWords = {
	result: "output",
	"result-field": "output field",
	stdout: "stdout contract"
};
function thing(change) {
	const words = kindWords[change.kind] ?? change.kind;
	const kind = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
	const item = change.after ?? change.before;
	const owner = item?.owner ? ` of ${operation$1(change)}` : "";
	return `${kind}${item?.name ? ` ${subject(change)}` : owner}${change.facet === null || change.facet === "value" ? "" : `, "${change.facet}",`}`;
}
function keywordStep(change) {
	const keyword = change.detail ?? "schema";
	if (isSensitive$1(change)) return quoted(keyword);
	const [was, now] = [change.from, change.to].map((schema) => shown$3(inside$2(schema, keyword) ?? anyType(change, keyword)));
	return was === now ? quoted(keyword) : `${quoted(keyword)}: ${was} -> ${now}`;
}
function refusal$1(change) {
	return `${witness(change) ?? "a value"} was accepted before and is refused now`;
}
function admission(change) {
	const value = witness(change);
	return value ? `${value} was refused before and is accepted now` : "every old value still fits";
}
function wordsIn({ witness }) {
	return listed(Array.isArray(witness?.value) ? witness.value.map(String) : []);
}
function witness(change) {
	return change.witness && !isSensitive$1(change) ? shown$3(change.witness.value) : null;
}
function isSensitive$1({ before, after }) {
	return isSet(before, "sensitive") || isSet(after, "sensitive");
}
function anyType({ after }, keyword) {
	return keyword === "type" && after?.dialect === "skill-manifest-v2" ? "json" : void 0;
}
function inside$2(schema, path) {
	let value = schema;
	for (const key of path.split(".")) {
		if (value === null || typeof value !== "object" || Array.isArray(value)) return void 0;
		const table = value;
		value = Object.hasOwn(table, key) ? table[key] : void 0;
	}
	return value;
}
function skillWords(side) {
	const { name, root } = side;
	return {
		name: quoted(String(name)),
		place: root === "" ? "the root of the repository" : clipped(String(root))
	};
}
function counted(count, one, many = `${one}s`) {
	return `${count} ${count === 1 ? one : many}`;
}
function listed(names, most = 3) {
	const first = names.slice(0, most).map(clipped).join(", ");
	return names.length > most ? `${first} and ${names.length - most} more` : first;
}
function fileNames(from, to) {
	const names = [from, to].flatMap((side) => Array.isArray(side) ? side : []);
	return [...new Set(names.map(String))].sort(compareText);
}
// src/rules/lock-drift.ts
function placeWords({ units, skill }) {
	return units.length > 1 && skill ? ` in ${clipped(skill.root)}` : "";
}
function causeOf(subject, skill, pin) {
	const { lock, before, was } = subject;
	if (covered$1(skill, pin).some(({ path }) => path === lock.path)) return "; the lock itself is part of that content unless .skillignore names it";
	const variant = variantOf(pin, skill);
	if (variant) return `; it matches ${variant.how}: ${variant.cause}`;
	if (!was) return "";
	const digest = was.digests.get(pin.algorithm);
	const once = variantOf(pin, was);
	if (digest === pin.value || once) {
		const files = changedFiles(was, skill, algorithmNamed(once?.algorithm ?? pin.algorithm));
		const changed = files.length === 0 ? "" : `; changed since: ${listed(files)}`;
		return `; it still matched at base${once ? ` ${once.how}` : ""}${changed}`;
	}
	const earlier = before?.pins.find((other) => placeOf$6(other) === placeOf$6(pin));
	if (earlier?.value === pin.value) return digest !== skill.digests.get(pin.algorithm) ? "; at base it did not match either" : "";
	return earlier !== void 0 && earlier.value === digest ? `; at base it matched its pin ${shortHash(earlier.value)}` : "";
}
function covered$1({ files, ignore }, pin) {
	return algorithmNamed(pin.algorithm)?.select(files, ignore ?? null) ?? selectFiles(files, null);
}
function filesDrift(subject, broken) {
	const { unit, earlier, skill } = subject;
	const end = broken.every((pin) => earlier?.digestOf(pin) === pin.value) ? "; at base it still matched" : "";
	const isMissing = (pin) => unit?.digestOf(pin) === void 0;
	const missing = broken.filter(isMissing);
	const differing = broken.filter((pin) => !isMissing(pin));
	const names = (pins) => listed(pins.map(({ file = "" }) => skill ? within$1(skill.root, file) : file));
	if (!skill) {
		const what = missing.length > 0 ? "is not there" : "differs";
		const { id } = subject.entry;
		const owner = id === "." ? "" : ` for ${quoted(id)}`;
		return `${quoted(names(broken))} is locked${owner}, but ${what}${end}`;
	}
	const parts = [differing.length > 0 ? `changed: ${names(differing)}` : [], missing.length > 0 ? `not there: ${names(missing)}` : []].flat();
	return `${`${broken.length} of ${counted(unit?.pins.length ?? 0, "locked file")}`} in ${clipped(skill.root)} ${broken.length === 1 ? "differs" : "differ"} from the lock; ${parts.join("; ")}${end}`;
}
// src/rules/lock-example.ts
function worklog$1(description = "Writes a work log.", folder = "") {
	return `-- ${folder}skills/worklog/SKILL.md --
---
name: worklog
description: ${description}
version: 1.0.0
---
`;
}
const hashes = {
	worklog: "sha256:2db5364dd52e0eac66218884e534e165776ae34b9e7e946203426e182326584b",
	daily: "sha256:1a7085deafab689e3b0984b5011deb5f6e74e0e68dc7b0ab3da0fe99740af625",
	notes: "sha256:47550086d1687e6313ca628dcd2b40e3a61728ea8859f52e3cdf4fefe265732b",
	nothing: "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
	deploy: "sha256:ff5dc7275de1665aab95dddbb0b3cae739dceaf8a355becbe1858bccf6e0ab75"
};
const computed = {
	worklog: "6714a95800051fe442d99c1013d0e81cca2caec5d1d6263ed3eec5291fa9e77e",
	crlf: "0e30e8237650be8d2ef1dde678083c80ee08c76745a1422cdcd5a21147f35588"
};
function skillsLockOf(hash, folder = "") {
	return `-- ${folder}skills-lock.json --\n${JSON.stringify({
		version: 1,
		skills: { worklog: {
			source: "acme/skills",
			sourceType: "github",
			computedHash: hash
		} }
	}, null, 2)}\n`;
}
function lockOf$1(hash, lines = [], folder = "") {
	return `-- ${folder}proto.lock --\nskills:\n${[
		"worklog:",
		`  content_hash: "${hash}"`,
		...lines.map((line) => `  ${line}`)
	].map((line) => `  ${line}\n`).join("")}`;
}
// src/rules/rule.ts
function manifestRule(dialects, rule) {
	return {
		scope: "manifest",
		category: "manifest",
		dialects: [dialects].flat(),
		...rule
	};
}
function skillRule(rule) {
	return {
		scope: "skill",
		category: "manifest",
		...rule
	};
}
function repositoryRule(rule) {
	return {
		scope: "repository",
		category: "repository",
		...rule
	};
}
function lockRule(rule) {
	return {
		scope: "lock",
		category: "lock",
		...rule
	};
}
function referenceRule(rule) {
	return {
		scope: "reference",
		category: "reference",
		...rule
	};
}
function machineRule(rule) {
	return {
		scope: "machine",
		category: "machine",
		...rule
	};
}
function versionRule(rule) {
	return {
		scope: "version",
		category: "version",
		...rule
	};
}
function problemRule(rule) {
	return {
		scope: "problem",
		...rule
	};
}
function changeRule(rule) {
	return {
		scope: "change",
		...rule
	};
}
function isOff(rule) {
	return rule.scope !== "change" && rule.scope !== "problem" && rule.off === true;
}
// src/rules/lock/lock-content-changed.ts
const lockContentChanged = lockRule({
	id: "lock-content-changed",
	severity: "error",
	summary: "The content of every locked skill is what its lock records.",
	why: "Whoever runs the locked skill gets something nobody locked, or a refusal to run it.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "If the change is meant, run `skillgate lock FILE`, or the tool that wrote the lock, and commit the lock; if not, restore the files.",
	fails: lockOf$1(hashes.worklog) + worklog$1("Writes a daily work log."),
	passes: lockOf$1(hashes.worklog) + worklog$1(),
	*check(subject) {
		const { entry, unit, skill } = subject;
		const broken = unit ? brokenPins(unit) : [];
		const pin = broken[0];
		if (!unit || !pin) return;
		const actual = unit.digestOf(pin);
		const isOfFile = pin.file !== void 0;
		yield {
			message: `${isOfFile || !skill ? filesDrift(subject, broken) : `${whatIsSo$2(subject, pin, actual)}${causeOf(subject, skill, pin)}`}.`,
			at: pin.at,
			about: isOfFile ? [entry.id, ...broken.flatMap((one) => [
				one.file,
				one.value,
				unit.digestOf(one)
			])].join("\0") : [
				entry.id,
				pin.value,
				actual ?? ""
			].join("\0"),
			before: pin.value,
			after: actual ?? null
		};
	}
});
function whatIsSo$2(subject, pin, actual) {
	const name = `${quoted(subject.entry.id)}${placeWords(subject)}`;
	if (actual === void 0) return `${name} has no hash to compare, as a file of it cannot be read`;
	if (pin.algorithm !== "integrity") return `${name} is locked at ${shortHash(pin.value)}, but its content is ${shortHash(actual)}`;
	return `The content_hash of ${name} holds but its integrity does not: a mode changed, or bytes moved between files`;
}
// src/rules/lock-cover.ts
function coveredFiles(skill, pin) {
	return selected(wayOf(skill, pin), skill);
}
function wayOf(skill, pin) {
	return (skill.digests.get(pin.algorithm) === pin.value ? null : variantOf(pin, skill)?.algorithm) ?? pin.algorithm;
}
function selected(algorithm, { files, ignore = null }) {
	return algorithmNamed(algorithm)?.select(files, ignore) ?? selectFiles(files, null);
}
function uncoveredSince({ skill: was, pin: earlier }, { skill, pin }) {
	const now = new Set(coveredFiles(skill, pin).map(({ name }) => name));
	const before = coveredFiles(was, earlier);
	const there = skill.files.filter(({ kind }) => kind !== "symlink");
	const [names, known] = [there, was.files].map((files) => new Set(files.map(({ name }) => name)));
	const [way, once] = [wayOf(skill, pin), wayOf(was, earlier)];
	const isOtherWay = way !== once && isHeld(was, earlier);
	const wanted = new Set([...before.map(({ name }) => name), ...isOtherWay ? selected(once, skill).map(({ name }) => name) : []]);
	const gone = before.filter(({ name }) => !names?.has(name));
	const [ids, last] = [new Set(gone.flatMap(({ id }) => id ?? [])), new Set(gone.map(({ name }) => nameOf$2(name)))];
	const isMoved = ({ name, id }) => !known?.has(name) && (id === void 0 ? last.has(nameOf$2(name)) : ids.has(id));
	return there.filter((file) => !now.has(file.name) && (wanted.has(file.name) || isMoved(file))).map(({ name }) => name);
}
function coversNothing({ skill, pins }) {
	return skill !== null && pins.length > 0 && pins.every((pin) => pin.file === void 0 && coveredFiles(skill, pin).length === 0);
}
function isIgnored(skill, pin, names) {
	const all = new Set(selected(pin.algorithm, {
		...skill,
		ignore: null
	}).map(({ name }) => name));
	return names.every((name) => all.has(name));
}
function isHeld(skill, pin) {
	return skill.digests.get(pin.algorithm) === pin.value || variantOf(pin, skill)?.holds === true;
}
// src/rules/lock/lock-covers-less.ts
const notes$1 = (folder) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const ignored = "-- after/skills/worklog/.skillignore --\nnotes.md\n";
const before$2 = lockOf$1(hashes.notes, [], "before/") + worklog$1(void 0, "before/") + notes$1("before/");
const lockCoversLess = lockRule({
	id: "lock-covers-less",
	severity: "warning",
	summary: "Every pin covers the files it covered at base, as far as they are still there, and leaves out no new ones that it would have covered then.",
	why: "What a pin no longer covers may change unseen, while the skill still counts as verified.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Where `.skillignore` leaves the files out, take its line back, and write the lock anew; where the lock holds the hash of SKILL.md alone, install the skill again with the tool that writes the lock. Where a file the hash leaves out is new or got its name, take it away. Where files are to go unlocked, a reviewer has to know.",
	fails: before$2 + lockOf$1(hashes.worklog, [], "after/") + worklog$1(void 0, "after/") + notes$1("after/") + ignored,
	passes: before$2 + lockOf$1(hashes.worklog, [], "after/") + worklog$1(void 0, "after/"),
	*check({ entry, before, unit, units, skill, was }) {
		if (!before || !unit || !skill || !was) return;
		for (const pin of unit.pins) {
			const earlier = before.pins.find((one) => placeOf$6(one) === placeOf$6(pin));
			if (pin.file !== void 0 || !earlier || !isHeld(skill, pin)) continue;
			const gone = uncoveredSince({
				skill: was,
				pin: earlier
			}, {
				skill,
				pin
			});
			if (gone.length === 0) continue;
			yield {
				message: `${`The pin of ${quoted(entry.id)}${placeWords({
					units,
					skill
				})}`} ${whatIsSo$1(skill, pin, gone)}`,
				at: pin.at,
				was: earlier.at,
				about: [entry.id, ...gone].join("\0")
			};
			return;
		}
	}
});
function whatIsSo$1(skill, pin, gone) {
	const names = listed(gone);
	const way = skill.digests.get(pin.algorithm) === pin.value ? null : variantOf(pin, skill);
	if (way?.algorithm.startsWith("skill-md")) return `is the hash of SKILL.md alone now; nothing verifies ${names} any more.`;
	if (way) return `matches only ${way.how} now; nothing verifies ${names}.`;
	return `covers fewer files than at base: ${isIgnored(skill, pin, gone) ? ".skillignore takes" : "its hash leaves"} out ${names}, which nothing verifies any more.`;
}
// src/rules/lock/lock-covers-nothing.ts
const lockCoversNothing = lockRule({
	id: "lock-covers-nothing",
	severity: "warning",
	summary: "Every pin covers the manifest of its skill.",
	why: "The instructions that agents follow may change unseen, while the skill counts as verified.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Take the line out of `.skillignore` that leaves the manifest out; then run `skillgate lock FILE` and commit the lock.",
	fails: `${lockOf$1(hashes.nothing) + worklog$1()}-- skills/worklog/.skillignore --\n*\n`,
	passes: lockOf$1(hashes.worklog) + worklog$1(),
	*check({ entry, unit, units, skill }) {
		const pin = unit?.pins.find(({ file }) => file === void 0);
		if (!pin || !skill?.digests.has("content")) return;
		const covered = algorithmNamed(pin.algorithm)?.select(skill.files, skill.ignore ?? null) ?? [];
		const names = new Set(covered.map(({ path }) => path));
		const left = skill.files.filter(({ path }) => skill.texts.has(path) && !names.has(path));
		if (left.length === 0) return;
		yield {
			message: `${`The pin of ${quoted(entry.id)}${placeWords({
				units,
				skill
			})}`} ${names.size === 0 ? "covers no file: .skillignore leaves all of them out, so nothing of the skill is verified." : `does not cover ${listed(left.map(({ name }) => name))}: .skillignore leaves it out, so nothing verifies what agents are told.`}`,
			at: pin.at,
			about: [entry.id, ...left.map(({ name }) => name)].join("\0")
		};
	}
});
// src/rules/lock/lock-moved-alone.ts
const lockMovedAlone = lockRule({
	id: "lock-moved-alone",
	severity: "warning",
	summary: "A pin moves together with the content it is for.",
	why: "What the new pin vouches for is not in the change under review: it came in unlocked earlier, or is not here at all.",
	source: "ADR-003, Proto Reference Modes: \"Fails if deployed skill doesn't match\".",
	mend: "Find out what the new pin vouches for. Where the lock is to follow the content, run `skillgate lock FILE`, or the tool that wrote the lock, and commit it together with the change.",
	fails: lockOf$1(hashes.worklog, [], "before/") + worklog$1("Writes a daily work log.", "before/") + lockOf$1(hashes.daily, [], "after/") + worklog$1("Writes a daily work log.", "after/"),
	passes: lockOf$1(hashes.worklog, [], "before/") + worklog$1(void 0, "before/") + lockOf$1(hashes.daily, [], "after/") + worklog$1("Writes a daily work log.", "after/"),
	*check({ entry, unit, skill, before, earlier, was, units }) {
		if (!before || !unit || !earlier) return;
		const moved = movedPins(earlier.pins, unit.pins).find(({ to }) => {
			const digest = unit.digestOf(to);
			return digest !== void 0 && digest === earlier.digestOf(to);
		});
		if (!moved) return;
		const { from, to } = moved;
		const isIt = (pin, of) => unit.digestOf(pin) === pin.value || variantOf(pin, of)?.holds;
		const [then, now] = [isIt(from, was), isIt(to, skill)];
		if (then && now) return;
		yield {
			message: `${`Pin of ${quoted(entry.id)}${placeWords({
				units,
				skill
			})}`} moved to ${shortHash(to.value)} although its content did not change; it ${then ? "matched" : "did not match"} at base and ${now ? "matches" : "does not match"} now.`,
			at: to.at,
			was: from.at,
			about: [
				entry.id,
				from.value,
				to.value
			].join("\0"),
			before: from.value,
			after: to.value
		};
	}
});
// src/rules/lock/lock-moved.ts
const lockMoved = lockRule({
	id: "lock-moved",
	severity: "note",
	summary: "No pin of a lock differs from base.",
	why: "A moved pin vouches for other content than before; the reviewer sees which, in one list.",
	source: "ADR-003, Consequences: \"Pinned protos need updates when skills change\".",
	mend: "Nothing is to be mended where the move is meant; where it is not, restore the lock.",
	fails: lockOf$1(hashes.worklog, [], "before/") + worklog$1(void 0, "before/") + lockOf$1(hashes.daily, [], "after/") + worklog$1("Writes a daily work log.", "after/"),
	passes: lockOf$1(hashes.worklog, [], "before/") + worklog$1(void 0, "before/") + lockOf$1(hashes.worklog, [], "after/") + worklog$1(void 0, "after/"),
	*check({ entry, before, unit, units }) {
		const all = before && unit === (units[0] ?? null) ? movedPins(before.pins, entry.pins) : [];
		const moved = all[0];
		if (!before || !moved) return;
		const { from, to } = moved;
		const what = to.algorithm === "integrity" ? "Integrity" : "Pin";
		const of = to.file === void 0 ? "" : `${quoted(to.file)} of `;
		const more = all.filter((one) => one !== moved && one.to.file !== void 0).length;
		const rest = more > 0 ? `, and ${counted(more, "pin")} of its files with it` : "";
		const versions = [before.version?.value, entry.version?.value];
		const step = versions[0] === versions[1] ? "" : ` (${versions.map(versionWords).join(" -> ")})`;
		yield {
			message: `${what} of ${of}${quoted(entry.id)} moved from ${shortHash(from.value)} to ${shortHash(to.value)}${step}${rest}.`,
			at: to.at,
			was: from.at,
			about: [
				entry.id,
				from.value,
				to.value
			].join("\0"),
			before: from.value,
			after: to.value
		};
	}
});
function versionWords(version) {
	return version ?? "no version";
}
// src/rules/lock/lock-out-of-reach.ts
const lockOutOfReach = lockRule({
	id: "lock-out-of-reach",
	severity: "warning",
	summary: "Every entry of a lock still vouches for the skill it vouched for at base, where that is still there.",
	why: "Nothing fails when the content of the skill changes unseen, while its lock still looks whole.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Put the lock, or the skill, back to where the one finds the other; or lock the skill where it is now. Give skills of one name different names. Where the skill is to go unlocked, a reviewer has to know.",
	fails: skillsLockOf(computed.worklog, "before/") + worklog$1(void 0, "before/.agents/") + skillsLockOf(computed.worklog, "after/docs/") + worklog$1(void 0, "after/.agents/"),
	passes: skillsLockOf(computed.worklog, "before/") + worklog$1(void 0, "before/.agents/") + skillsLockOf(computed.worklog, "after/app/") + worklog$1(void 0, "after/app/.agents/"),
	*check(subject) {
		const { entry, lock, left, was } = subject;
		if (!left) return;
		const isMoved = was !== null && was.root !== left.root;
		if (lockFormatOf(lock).finds === "path" && !isMoved) return;
		yield {
			message: `${whatIsSo(subject, left, isMoved)}; nothing verifies the content of that skill any more.`,
			at: entry.at,
			was: was ? { path: was.path } : void 0,
			about: [entry.id, left.root].join("\0")
		};
	}
});
function whatIsSo({ entry, lock, skill, was }, left, isMoved) {
	const place = clipped(left.root);
	if (lockFormatOf(lock).finds === "name") return `The entry of ${quoted(entry.id)} holds for ${clipped(skill?.root ?? "")} now; at base it was for ${place}`;
	if (isMoved && was) return `The skill in ${clipped(was.root)} moved to ${place}, where the entry of ${quoted(entry.id)} does not look`;
	const folder = folderOf(lock.path);
	return `The lock in ${folder === "" ? "the top of the repository" : clipped(folder)} looks for ${quoted(entry.id)} elsewhere than in ${place}, where it is`;
}
// src/locks/installed.ts
function installedAt(root) {
	const skills = folderOf(root);
	if (nameOf$2(skills) !== "skills") return null;
	const holder = folderOf(skills);
	const folder = nameOf$2(root);
	for (const agent of [holder, folderOf(holder)]) if (nameOf$2(agent).startsWith(".")) return {
		home: folderOf(agent),
		folder,
		hidden: true
	};
	return {
		home: holder,
		folder,
		hidden: false
	};
}
function homeOfLock(path) {
	const folder = folderOf(path);
	return nameOf$2(folder).startsWith(".") ? folderOf(folder) : folder;
}
function foldersOf$3(name) {
	const plain = name.toLowerCase().replace(/[^a-z0-9._]+/g, "-").replace(/^[.-]+/, "").replace(/[.-]$/, "");
	return plain === name ? [name] : [name, plain];
}
// src/rules/lock/lock-skill-absent.ts
const lockSkillAbsent = lockRule({
	id: "lock-skill-absent",
	severity: "note",
	summary: "Every skill that a lock of another tool names is in the tree, and has a hash there.",
	why: "Nothing verifies such a skill here: what its tool installs elsewhere may be anything. Where a skill of that name lies in another folder, and no lock holds it, this is a warning: it looks verified and is not.",
	source: "skills-lock.json, .skill-lock.json and apm.lock.yaml: skills are restored from the lock.",
	mend: "Where skills are installed anew on every machine, nothing is to be mended. Where they are to be verified in review, commit the folder they are installed in. A skill that lies elsewhere, as in `vendor/`, is pinned by a lock of its own: docs/lockfile.md says how, under \"Vendored skills\".",
	fails: `${skillsLockOf(computed.worklog)}${worklog$1()}`.replace("skills/worklog/", "src/worklog/"),
	passes: skillsLockOf(computed.worklog) + worklog$1(void 0, ".agents/"),
	*check(subject) {
		const { entry, lock, units, skill, was, left, namesakes } = subject;
		const { writer } = lockFormatOf(lock);
		if (units.length > 0 || skill || writer === null || left) return;
		if (!entry.unhashed && entry.pins.length === 0) return;
		const isElsewhere = !entry.unhashed && namesakes.length > 0;
		yield {
			message: `${quoted(entry.id)} is not verified: ${isElsewhere ? elsewhere(subject) : reason(subject)}.`,
			at: entry.at,
			was: was ? { path: was.path } : void 0,
			about: [entry.id, ...isElsewhere ? namesakes.map(({ root }) => root) : []].join("\0"),
			severity: isElsewhere ? "warning" : void 0
		};
	}
});
function reason({ entry, was }) {
	if (entry.unhashed) return "the lock records no hash of it";
	return `it is not in this tree${was ? `; at base it was in ${clipped(was.root)}` : ""}`;
}
function elsewhere({ entry, lock, namesakes }) {
	const home = homeOfLock(lock.path);
	const places = [".<agent>/skills", "skills"].map((folder) => {
		return clipped(join$1(home, `${folder}/${entry.id}`));
	});
	const roots = namesakes.map(({ root }) => root || ".");
	return `this lock looks in ${places.join(" and ")}, where nothing is; it does not speak of the skill of that name in ${listed(roots)}, and no other lock does`;
}
// src/rules/lock/lock-skill-missing.ts
const lockSkillMissing = lockRule({
	id: "lock-skill-missing",
	severity: "error",
	summary: "Every skill a lock of ADR-003 names is in the repository.",
	why: "A proto that runs locked finds no such skill and stops.",
	source: "ADR-003, Lockfile Workflow.",
	mend: "Restore the skill, name it as the lock does, or run `skillgate lock FILE` to drop the entry and commit the lock.",
	fails: lockOf$1(hashes.worklog) + worklog$1().replace("name: worklog", "name: journal"),
	passes: lockOf$1(hashes.worklog) + worklog$1(),
	*check({ entry, lock, skill, was }) {
		if (skill || lock.format !== "proto-lock") return;
		const place = was ? `; at base it was ${skillWords({
			name: was.name,
			root: was.root
		}).place}` : "";
		yield {
			message: `The lock names ${quoted(entry.id)}, but no skill of this repository has that name${place}.`,
			at: entry.at,
			was: was ? { path: was.path } : void 0,
			about: entry.id
		};
	}
});
// src/rules/lock/lock-variant.ts
const lockVariant = lockRule({
	id: "lock-variant",
	severity: "note",
	summary: "Every pin is the digest of its skill as the tool that writes the lock makes it today.",
	why: "The tool itself sees another digest than the one it wrote, and takes the skill for changed.",
	source: "skills-lock.json: `computedHash`.",
	mend: "The message names the cause. Where files are to keep their line ends, put `.agents/skills/** text eol=lf` into .gitattributes; then install the skill again, with the tool that writes the lock, and commit the lock.",
	fails: skillsLockOf(computed.crlf) + worklog$1(void 0, ".agents/"),
	passes: skillsLockOf(computed.worklog) + worklog$1(void 0, ".agents/"),
	*check({ entry, unit, units, skill }) {
		for (const pin of unit?.pins ?? []) {
			if (unit?.digestOf(pin) === pin.value) continue;
			const variant = variantOf(pin, skill);
			if (!variant?.holds) continue;
			yield {
				message: `${`${quoted(entry.id)}${placeWords({
					units,
					skill
				})}`} matches its pin ${shortHash(pin.value)} only ${variant.how}: ${variant.cause}.`,
				at: pin.at,
				about: [
					entry.id,
					pin.value,
					variant.algorithm
				].join("\0")
			};
		}
	}
});
// src/rules/lock/lock-version-changed.ts
const lockVersionChanged = lockRule({
	id: "lock-version-changed",
	severity: "error",
	summary: "Every locked skill declares the version its lock records.",
	why: "A lock is read by people too: they take the recorded version for the one that runs.",
	source: "ADR-003, Version Validation: \"Validates skill content_hash or version matches pin\".",
	mend: "If the version is meant, run `skillgate lock FILE` and commit the lock; if not, restore the version.",
	fails: lockOf$1(hashes.worklog, ["version: \"1.1.0\""]) + worklog$1(),
	passes: lockOf$1(hashes.worklog, ["version: \"1.0.0\""]) + worklog$1(),
	*check({ entry, skill }) {
		const { version } = entry;
		if (!skill || skill.unreadable || !version || isVersionKept(entry, skill)) return;
		const declared = skill.version?.value;
		const now = declared === void 0 ? "no version" : quoted(declared);
		yield {
			message: `The lock records version ${quoted(version.value)} of ${quoted(entry.id)}, but the skill declares ${now}.`,
			at: version.at,
			about: [
				entry.id,
				version.value,
				declared ?? ""
			].join("\0"),
			before: version.value,
			after: declared ?? null
		};
	}
});
// src/rules/v1-example.ts
function withManifest(lines, files = "") {
	return `
-- skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
${lines.trim()}
---
${files.trim()}
`;
}
// src/rules/machine-example.ts
function withMachine(lines, machine) {
	return withManifest(lines, `-- machine.json --\n${JSON.stringify(machine)}`);
}
// src/rules/machine/precondition-command-missing.ts
const asks$3 = "preconditions:\n  commands:\n    - cmd: jq";
const preconditionCommandMissing = machineRule({
	id: "precondition-command-missing",
	severity: "error",
	summary: "With `--preconditions`: every command a skill needs is on PATH.",
	why: "The skill does not start on this machine.",
	source: "ADR-002, \"Validation Rules\", step 5: \"Check preconditions (commands with versions, files)\".",
	mend: "Install the command, or put its directory on PATH.",
	fails: withMachine(asks$3, {
		commands: {},
		variables: []
	}),
	passes: withMachine(asks$3, {
		commands: { jq: "1.7" },
		variables: []
	}),
	*check({ skill, machine }) {
		for (const { kind, name, at } of skill.contract.items) {
			if (kind !== "command") continue;
			const found = machine.commands.get(name);
			if (!found || found.path !== null) continue;
			const why = found.fault === null ? "is not on PATH" : found.fault;
			yield {
				message: `Command ${quoted(name)} ${why}.`,
				at,
				about: name,
				stated: name
			};
		}
	}
});
// src/rules/item.ts
function isRequired(item) {
	return isSet(item, "required");
}
function isOptional(item) {
	return facetValue(item, "required") === false;
}
function hasDefault(item) {
	return facetValue(item, "default") !== void 0;
}
function isStated(item) {
	return facetValue(item, "required") !== void 0;
}
function bothStated({ before, after }) {
	return isStated(before) && isStated(after);
}
function baseOf$1(item, fallback) {
	return String(facetValue(item, "base") ?? fallback);
}
function isOwn(item) {
	return baseOf$1(item, "skill_root") === "skill_root";
}
function formatKey$1(item) {
	return item?.dialect === "skill-manifest-v2" ? "schema_version" : "manifest_version";
}
function hasApiVersion(item) {
	return item?.dialect === "skill-toml";
}
function isLegacyWithout(item) {
	return item?.dialect === "manifest-v1" && facetValue(item, "format") !== void 0;
}
function formatStep({ before, after }) {
	const [was, now] = [before, after].map((item) => facetValue(item, "format"));
	if (was === void 0 || now === void 0) return null;
	const [major, other] = [was, now].map((version) => Number.parseInt(String(version), 10));
	return major === other ? "minor" : "major";
}
function isHarmless({ verdict }) {
	return verdict === "widened" || verdict === "equivalent";
}
const semanticGrades = {
	narrowed: { bump: "major" },
	incomparable: { bump: "major" },
	widened: { bump: "minor" },
	equivalent: { bump: "patch" },
	unknown: {
		bump: "none",
		warn: true
	}
};
function turned(name, from, to) {
	return ({ before, after }) => {
		if ((after ?? before)?.name !== name) return false;
		const was = facetValue(before, "value");
		const now = facetValue(after, "value");
		return from.some((flag) => flag === was) && now === to;
	};
}
function isAbout({ detail }, keyword) {
	const path = detail?.split(".") ?? [];
	return path.at(-1) === keyword && path.at(-2) !== "properties";
}
// src/rules/machine/precondition-env-missing.ts
const asks$2 = "env:\n  required:\n    - name: DEPLOY_REGION\n      description: Where to deploy.";
const preconditionEnvMissing = machineRule({
	id: "precondition-env-missing",
	severity: "error",
	summary: "With `--preconditions`: every environment variable a skill requires is set.",
	why: "The skill does not start in this environment.",
	source: "ADR-002, \"Validation Rules\", step 6: \"Check required env vars are set\".",
	mend: "Set the variable where the skill runs. One that is empty, as CI leaves unknown secrets, counts as missing.",
	fails: withMachine(asks$2, {
		commands: {},
		variables: []
	}),
	passes: withMachine(asks$2, {
		commands: {},
		variables: ["DEPLOY_REGION"]
	}),
	*check({ skill, machine }) {
		for (const item of skill.contract.items) {
			if (item.kind !== "environment" || !isRequired(item)) continue;
			if (machine.variables.has(item.name)) continue;
			const state = machine.empty.has(item.name) ? "empty" : "not set";
			yield {
				message: `Environment variable ${quoted(item.name)} is required and ${state}.`,
				at: item.at,
				about: item.name
			};
		}
	}
});
// src/rules/machine/precondition-version-unknown.ts
const asks$1 = "preconditions:\n  commands:\n    - cmd: go\n      min_version: \"1.22\"";
const preconditionVersionUnknown = machineRule({
	id: "precondition-version-unknown",
	severity: "warning",
	summary: "With `--preconditions`: every command of which a skill asks a version says which it has.",
	why: "Nobody knows whether the skill works with it; some commands do not know `--version`.",
	source: "ADR-002, \"Validation Rules\", step 5: \"Check preconditions (commands with versions, files)\".",
	mend: "Look at the version yourself. Where the command never tells it, leave the bound out.",
	fails: withMachine(asks$1, {
		commands: { go: "" },
		variables: []
	}),
	passes: withMachine(asks$1, {
		commands: { go: "1.22.1" },
		variables: []
	}),
	*check({ skill, machine }) {
		for (const item of skill.contract.items) {
			const found = item.kind === "command" ? machine.commands.get(item.name) : void 0;
			const bound = ["min", "max"].find((one) => facetValue(item, one) !== void 0);
			const at = bound === void 0 ? void 0 : item.facets.get(bound)?.at;
			if (!found || found.path === null || found.version !== null || !at) continue;
			yield {
				message: `The version of command ${quoted(item.name)} cannot be told: it ${found.fault ?? "was not asked"}.`,
				at,
				about: `${item.name}\0unknown`,
				stated: ""
			};
		}
	}
});
// src/contract/dotted.ts
function compareDotted(a, b) {
	const [left, right] = [partsOf$1(a), partsOf$1(b)];
	if (!left || !right) return null;
	for (let at = 0; at < Math.max(left.length, right.length); at++) {
		const order = compareDigits(left[at] ?? "", right[at] ?? "");
		if (order !== 0) return order;
	}
	return 0;
}
function partsOf$1(text) {
	const bare = text.trim().replace(/^v/, "");
	if (!/^\d+(?:\.\d+)*$/.test(bare)) return null;
	return bare.split(".").map((part) => part.replace(/^0+/, ""));
}
function compareDigits(a, b) {
	if (a.length !== b.length) return a.length - b.length;
	return a === b ? 0 : a < b ? -1 : 1;
}
// src/rules/machine/precondition-version-unmet.ts
const asks = "preconditions:\n  commands:\n    - cmd: git\n      min_version: \"2.40\"";
const preconditionVersionUnmet = machineRule({
	id: "precondition-version-unmet",
	severity: "error",
	summary: "With `--preconditions`: every command a skill needs has a version it asks for.",
	why: "The skill refuses to start on this machine, or fails half-way.",
	source: "ADR-002, \"Validation Rules\", step 5: \"Check preconditions (commands with versions, files)\".",
	mend: "Install a version within the bounds.",
	fails: withMachine(asks, {
		commands: { git: "2.39.5" },
		variables: []
	}),
	passes: withMachine(asks, {
		commands: { git: "2.43.0" },
		variables: []
	}),
	*check({ skill, machine }) {
		for (const item of skill.contract.items) {
			const found = item.kind === "command" ? machine.commands.get(item.name) : void 0;
			const bounds = {
				min: facetValue(item, "min"),
				max: facetValue(item, "max")
			};
			const facet = item.facets.get(bounds.min === void 0 ? "max" : "min");
			if (!found || found.path === null || found.version === null || !facet) continue;
			const name = quoted(item.name);
			const low = String(bounds.min ?? "0");
			const high = bounds.max === void 0 ? null : String(bounds.max);
			if ((compareDotted(found.version, low) ?? 0) < 0) yield {
				message: `Command ${name} has version ${found.version}, below the min_version ${low}.`,
				at: facet.at,
				about: `${item.name}\0min`,
				stated: low
			};
			else if (high !== null && isAbove$2(found.version, high)) yield {
				message: `Command ${name} has version ${found.version}, above the max_version ${high}.`,
				at: item.facets.get("max")?.at ?? facet.at,
				about: `${item.name}\0max`,
				stated: high
			};
		}
	}
});
function isAbove$2(version, high) {
	return (compareDotted(version.split(".").slice(0, high.split(".").length).join("."), high) ?? 0) > 0;
}
// src/rules/skill-example.ts
function oneSkill(front, body = "", path = "skills/pdf/SKILL.md") {
	return `-- ${path} --\n---\n${front.trim()}\n---\n${body}`;
}
// src/rules/manifest/allowed-tools-shape.ts
const allowedToolsShape = manifestRule("agent-skills", {
	id: "allowed-tools-shape",
	severity: "warning",
	summary: "The value of `allowed-tools` is a text or a list of texts.",
	why: "Agents read no permission out of any other shape, or refuse the skill.",
	source: "Agent Skills specification, \"allowed-tools field\": \"A space-separated string of tools that are pre-approved to run\". Commas and lists are as common.",
	*check({ manifest }) {
		const value = get(manifest.root, "allowed-tools");
		const odd = value && oddPart(value);
		if (!odd) return;
		yield {
			message: `${odd === value ? "The value of \"allowed-tools\"" : "An entry of \"allowed-tools\""} is ${seen(odd)}; it is a text such as "Bash(git:*) Read", or a list of such entries.`,
			at: odd.at,
			about: "allowed-tools"
		};
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.\nallowed-tools:\n  Bash: pdftk"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Bash(pdftk:*) Read")
});
function oddPart(value) {
	if (value.kind === "list") return items(value).find((item) => source(item) === void 0);
	return value.kind === "string" || value.kind === "null" ? void 0 : value;
}
// src/syntax/api-version.ts
function apiVersionOf(root) {
	const value = get(get(root, "skill"), "api_version");
	if (!value) return null;
	const written = text$2(value) ?? "";
	const numbers = /^\d+(?:\.\d+){0,2}$/.test(written) ? written.split(".").map(Number) : null;
	const [major = 0, minor = 0] = numbers ?? [];
	return {
		value,
		parts: numbers && {
			major,
			minor
		}
	};
}
// src/rules/toml-example.ts
function skillToml$2(lines, skill = "id = \"tool.deploy\"\nversion = \"1.0.0\"") {
	return `[skill]
${skill.trim()}
name = "Deploy"
description = "Deploys services."
api_version = "1.0"
${lines.includes("[provides]") ? "" : "\n[provides]\n"}
${lines.trim()}
`;
}
function withToml(lines, files = "", skill) {
	return `
-- skills/deploy/skill.toml --
${skillToml$2(lines, skill)}
${files.trim()}
`;
}
function withApiVersion(version) {
	return withToml("").replace("api_version = \"1.0\"", `api_version = "${version}"`);
}
// src/rules/manifest/api-version-minor.ts
const apiVersionMinor = manifestRule("skill-toml", {
	id: "api-version-minor",
	severity: "warning",
	summary: "The `api_version` of a skill.toml is the current one, 1.0.",
	why: "Caro warns everybody who loads the skill, and what a later version of the format says may be passed over.",
	source: "skill.toml contract, \"API Version\": \"Warn on minor version mismatch\"",
	enforces: [{
		document: "skill.toml contract",
		says: "Warn on minor version mismatch",
		fields: ["skill.api_version"]
	}, {
		document: "skill.toml contract",
		says: "Current: `1.0`",
		fields: ["skill.api_version"]
	}],
	fails: withApiVersion("1.3"),
	passes: withApiVersion("1.0"),
	*check({ manifest: { root } }) {
		const api = apiVersionOf(root);
		if (api?.parts?.major !== 1 || api.parts.minor === 0) return;
		yield {
			message: `API version ${quoted(text$2(api.value) ?? "")} is not the current one, "1.0"; caro warns when it loads the skill.`,
			at: api.value.at,
			about: "skill.api_version"
		};
	}
});
// src/rules/manifest/api-version-unsupported.ts
const document$6 = "skill.toml contract";
const apiVersionUnsupported = manifestRule("skill-toml", {
	id: "api-version-unsupported",
	severity: "error",
	summary: "The `api_version` of a skill.toml is a version with major 1.",
	why: "Caro refuses a skill of another major version, whatever else its manifest says.",
	source: "skill.toml contract, \"API Version\": \"Reject incompatible major versions\"",
	enforces: [
		{
			document: document$6,
			says: "Load skills with matching major version",
			fields: ["skill.api_version"]
		},
		{
			document: document$6,
			says: "Reject incompatible major versions",
			fields: ["skill.api_version"]
		},
		{
			document: document$6,
			says: "API version: Must be supported by current caro",
			fields: ["skill.api_version"]
		}
	],
	fails: withApiVersion("2.0"),
	passes: withApiVersion("1.0"),
	*check({ manifest: { root } }) {
		const api = apiVersionOf(root);
		if (!api || api.parts?.major === 1) return;
		const { value, parts } = api;
		const written = text$2(value);
		yield {
			message: parts ? `API version ${quoted(written ?? "")} is not supported; only major version 1 exists, such as "1.0".` : `The api_version is ${written === "" ? "blank" : seen(value)}; it is a text of dotted numbers, and "1.0" is the current one.`,
			at: value.at,
			about: "skill.api_version",
			value: plain$1(value)
		};
	}
});
// src/rules/manifest/body-lines.ts
const most$18 = 500;
const bodyLines = manifestRule("agent-skills", {
	id: "body-lines",
	severity: "note",
	off: true,
	summary: `The body of a SKILL.md has at most ${most$18} lines.`,
	why: "The whole body enters the context of every agent that uses the skill; details fit in files of their own.",
	source: "Agent Skills specification, \"Progressive disclosure\": \"Keep your main `SKILL.md` under 500 lines\".",
	*check({ manifest: { body, path } }) {
		if (!body) return;
		const lines = linesOf$3(body.text.trimEnd());
		if (lines <= most$18) return;
		const start = {
			line: body.line + most$18,
			column: 1
		};
		yield {
			message: `The body has ${lines} lines; at most ${most$18} are recommended.`,
			at: {
				path,
				range: {
					start,
					end: start
				}
			},
			about: "body",
			stated: ""
		};
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.", "Fill the next field.\n".repeat(501)),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.", "Fill every field.\n")
});
function linesOf$3(text) {
	let lines = 1;
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines++;
	return lines;
}
// src/rules/manifest/body-size.ts
const most$17 = 1048576;
const bodySize = manifestRule("agent-skills", {
	id: "body-size",
	severity: "error",
	summary: "The body of a SKILL.md has at most 1 MiB.",
	why: "Hosts that bound what they read refuse the skill, and no model has room for that much text.",
	source: "The executus SKILL.md parser: \"1 MiB of instruction text is already excessive\".",
	*check({ manifest: { body, path } }) {
		if (!body || body.text.length <= most$17 / 3) return;
		const size = Buffer.byteLength(body.text.replaceAll("\r\n", "\n").trim());
		if (size <= most$17) return;
		const start = {
			line: body.line,
			column: 1
		};
		yield {
			message: `The body has ${size} bytes; at most ${most$17} (1 MiB) are read.`,
			at: {
				path,
				range: {
					start,
					end: start
				}
			},
			about: "body",
			stated: ""
		};
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.", "# PDF\n", "skills/pdf/SKILL.md (1100000 bytes)"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.", "# PDF\n")
});
// src/rules/operation-example.ts
const operation = {
	description: "Finds memories.",
	input: {},
	output: { description: "The memories." },
	entrypoints: { unix: ["bash", "scripts/memory.sh"] }
};
const manifest = {
	schema_version: "2.0",
	id: "memory",
	version: "1.0.0",
	capabilities: ["memory-search"],
	effects: ["db.read"],
	operations: { search: operation },
	stdout_contract: { last_line_json: true }
};
const router = {
	id: "memory",
	version: "1.0.0",
	effects: ["db.read"],
	entrypoints: { search: { unix: ["bash", "scripts/memory.sh"] } },
	stdout_contract: { last_line_json: true }
};
function twoOperations(before, after) {
	const search = (fields) => ({ operations: { search: {
		...operation,
		...fields
	} } });
	return twoBlocks(search(before), search(after));
}
function twoBlocks(before, after) {
	return side$2("before", blockOf(before)) + side$2("after", blockOf(after));
}
function twoBodies(before, after) {
	return side$2("before", before) + side$2("after", after);
}
function blockOf(fields = {}) {
	return fenced("skill-manifest", {
		...manifest,
		...fields
	});
}
function routerOf(fields = {}) {
	return fenced("router-manifest", {
		...router,
		...fields
	});
}
function operationOf(fields = {}) {
	return {
		...operation,
		...fields
	};
}
function side$2(folder, body) {
	const root = `${folder}/skills/memory`;
	return `-- ${root}/SKILL.md --\n---
name: memory
description: Finds memories.
---
${body}-- ${root}/scripts/memory.sh --\nexit 0\n`;
}
function fenced(name, fields) {
	return `\`\`\`${name}\n${written$2(fields, "")}\n\`\`\`\n`;
}
const width = 90;
function written$2(value, indent) {
	if (value === null || typeof value !== "object") return JSON.stringify(value);
	const inner = `${indent}  `;
	const parts = Array.isArray(value) ? value.map((item) => written$2(item, inner)) : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written$2(item, inner)}`);
	if (parts.length === 0) return Array.isArray(value) ? "[]" : "{}";
	const line = Array.isArray(value) ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
	if (!line.includes("\n") && line.length + indent.length <= width) return line;
	const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
	return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
// src/rules/block-example.ts
function withBody(body, files = "") {
	return `
-- skills/memory/SKILL.md --
---
name: memory
description: Stores and finds memories.
---
${body.trim()}
-- skills/memory/scripts/memory.sh --
exit 0
${files.trim()}
`;
}
function withBlock(json, files = "", block = "skill-manifest") {
	return withBody(`\`\`\`${block}\n${json.trim()}\n\`\`\``, files);
}
function withFields(fields, files = "") {
	return withBody(blockOf(fields), files);
}
function withOperation(fields, files = "") {
	return withFields({ operations: { search: operationOf(fields) } }, files);
}
function withParameter(name, parameter) {
	return withOperation({ input: { [name]: parameter } });
}
// src/rules/manifest/capability-format.ts
const format = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
const capabilityFormat = manifestRule(["skill-manifest-v2", "router-manifest"], {
	id: "capability-format",
	severity: "warning",
	summary: "A capability is written domain-verb, in lower case, such as `memory-search`.",
	why: "Indexes look skills up by capability; one that is written otherwise is not found beside its kind.",
	source: "Skill Manifest v2, \"capabilities\": \"Convention: `domain-verb` format\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Convention: `domain-verb` format, e.g.:",
		fields: ["capabilities.[]"]
	}, {
		document: "Skill Manifest v2",
		says: "Free-form tags describing what the skill can do. Used by the index for capability → skill lookup.",
		fields: ["capabilities"]
	}],
	mend: "Write a domain and a verb in lower case with a hyphen between them, or turn the rule off where your index has another convention.",
	fails: withFields({ capabilities: ["Memory Search"] }),
	passes: withFields({ capabilities: ["memory-search"] }),
	*check({ manifest }) {
		for (const value of items(get(manifest.root, "capabilities"))) {
			const capability = text$2(value);
			if (capability === void 0 || format.test(capability)) continue;
			yield {
				message: `Capability ${quoted(capability)} is not of the form domain-verb, such as "memory-search".`,
				at: value.at,
				about: capability
			};
		}
	}
});
// src/syntax/capability-patterns.ts
const judges = {
	filesystem_read: pathFault,
	filesystem_write: pathFault,
	network: domainFault,
	env_read: variableFault
};
const variables = ["CARO_PROJECT_ROOT", "CARO_CACHE"];
const places$2 = new Map([
	["HOME", "~"],
	["USERPROFILE", "~"],
	["PWD", "."]
]);
function pathFault(entry) {
	if (entry.trim() === "") return {
		words: "is blank",
		meant: null
	};
	const [, braces, name, rest = ""] = /^\$(\{?)(\w+)\}?(.*)$/s.exec(entry) ?? [];
	if (name !== void 0 && variables.includes(name) && !braces && /^(?:\/|$)/.test(rest)) return rest.includes("$") ? twice(entry) : null;
	if (name !== void 0) {
		const own = nearest(name, variables);
		const sign = places$2.get(name) ?? (own === void 0 ? null : `$${own}`);
		return {
			words: "begins with another variable",
			meant: sign === null || !/^(?:\/|$)/.test(rest) ? null : `${sign}${rest}`
		};
	}
	if (/^~[^/]/.test(entry)) return {
		words: "begins with the home of another user",
		meant: null
	};
	if (/\$\w|\$\{|%\w+%/.test(entry)) return twice(entry);
	return null;
}
function twice(entry) {
	const percent = /^%(\w+)%[\\/]?(.*)$/s.exec(entry);
	const sign = places$2.get(percent?.[1] ?? "");
	return {
		words: "holds a variable that is not expanded there",
		meant: sign === void 0 ? null : `${sign}/${percent?.[2] ?? ""}`
	};
}
const label = "[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}_])?";
const host$1 = new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})*$`, "u");
function domainFault(entry) {
	if (entry.length > 300) return {
		words: "is too long for a domain",
		meant: null
	};
	const [, scheme, name = "", port, rest = ""] = /^([a-z]+:\/\/)?([^:/?#]*)(?::([^/?#]*))?(.*)$/is.exec(entry) ?? [];
	const known = scheme === void 0 || /^https?:/i.test(scheme);
	const isNumber = port === void 0 || /^\d{1,5}$/.test(port) && Number(port) <= 65535;
	const whole = `${known ? scheme ?? "" : "https://"}${name}`;
	if (name === "*") return {
		words: "is every domain there is",
		meant: null
	};
	if (!host$1.test(name)) return {
		words: "is no domain",
		meant: nearestHost(name)
	};
	if (!known) return {
		words: `has the scheme "${scheme}"`,
		meant: withPort(whole, port)
	};
	if (!isNumber) return {
		words: "has a port that is no number up to 65535",
		meant: whole
	};
	if (rest !== "") return {
		words: "goes on behind the domain",
		meant: withPort(whole, port)
	};
	if (port !== void 0 && scheme === void 0) return {
		words: "has a port but no scheme",
		meant: `https://${name}:${port}`
	};
	return null;
}
function withPort(whole, port) {
	return port === void 0 ? whole : `${whole}:${port}`;
}
function nearestHost(name) {
	const meant = name.replace(/^(?:\*\*?)?\.?/, name.startsWith("*") || name.startsWith(".") ? "*." : "");
	return host$1.test(meant) && meant !== name ? meant : null;
}
function variableFault(entry) {
	if (/^[A-Za-z_]\w*\*?$/.test(entry)) return null;
	const name = /^(?:\$\{?|%)?([A-Za-z_]\w*\*?)[}%]?$/.exec(entry)?.[1] ?? null;
	if (entry === "*") return {
		words: "is every variable there is",
		meant: null
	};
	return {
		words: "is no name of a variable",
		meant: name
	};
}
// src/rules/manifest/capability-syntax.ts
const document$5 = "skill.toml contract";
const forms$2 = {
	filesystem_read: "caro expands ~, ./, $CARO_PROJECT_ROOT and $CARO_CACHE",
	filesystem_write: "caro expands ~, ./, $CARO_PROJECT_ROOT and $CARO_CACHE",
	network: "domains are \"*.example.com\", \"example.com\" or \"https://example.com:8443\"",
	env_read: "variables are \"VAR\" or \"PREFIX_*\""
};
const capabilitySyntax = manifestRule("skill-toml", {
	id: "capability-syntax",
	severity: "error",
	summary: "Every path, domain and variable of `[capabilities]` is written in its syntax.",
	why: "An entry that is not understood grants nothing, so the skill fails where it needs it, or grants what nobody meant.",
	source: "skill.toml contract, \"Manifest Validation\": \"All capabilities must use valid syntax\". It says nothing of absolute paths and of relative ones without \"./\"; these are let pass.",
	enforces: [
		{
			document: document$5,
			says: "Capability format: All capabilities must use valid syntax",
			fields: Object.keys(forms$2).map((key) => `capabilities.${key}`)
		},
		{
			document: document$5,
			says: "`~` | User home directory",
			fields: ["capabilities.filesystem_read", "capabilities.filesystem_write"]
		},
		{
			document: document$5,
			says: "`./` | Current working directory",
			fields: ["capabilities.filesystem_read", "capabilities.filesystem_write"]
		},
		{
			document: document$5,
			says: "`$CARO_PROJECT_ROOT` | Detected project root",
			fields: ["capabilities.filesystem_read", "capabilities.filesystem_write"]
		},
		{
			document: document$5,
			says: "`$CARO_CACHE` | Caro cache directory",
			fields: ["capabilities.filesystem_read", "capabilities.filesystem_write"]
		},
		{
			document: document$5,
			says: "`*.example.com` - Any subdomain",
			fields: ["capabilities.network"]
		},
		{
			document: document$5,
			says: "`example.com` - Exact domain only",
			fields: ["capabilities.network"]
		},
		{
			document: document$5,
			says: "`https://example.com:8443` - Specific port",
			fields: ["capabilities.network"]
		},
		{
			document: document$5,
			says: "`VAR` - Exact variable",
			fields: ["capabilities.env_read"]
		},
		{
			document: document$5,
			says: "`PREFIX_*` - Prefix match",
			fields: ["capabilities.env_read"]
		}
	],
	fails: withToml("[capabilities]\nfilesystem_read = [\"$HOME/.aws\"]"),
	passes: withToml("[capabilities]\nfilesystem_read = [\"~/.aws\"]"),
	*check({ manifest: { root } }) {
		const capabilities = get(root, "capabilities");
		for (const [key, judge] of Object.entries(judges)) for (const value of items(get(capabilities, key))) {
			const entry = text$2(value);
			const fault = entry === void 0 ? null : judge(entry);
			if (entry === void 0 || !fault) continue;
			const hint = fault.meant === null ? "" : `, here perhaps ${quoted(fault.meant)}`;
			yield {
				message: `Entry ${quoted(entry)} of "${key}" ${fault.words}; ${forms$2[key]}${hint}.`,
				at: value.at,
				about: `${key}\0${entry}`
			};
		}
	}
});
// src/model/once-per.ts
function oncePer(build) {
	const built = new WeakMap();
	return (of) => {
		const known = built.get(of);
		if (known) return known.value;
		const value = build(of);
		built.set(of, { value });
		return value;
	};
}
// src/syntax/input-schema.ts
const types$4 = [
	"string",
	"number",
	"integer",
	"boolean",
	"array",
	"object"
];
const keywords = new Set([...[
	"type",
	"pattern",
	"minimum",
	"maximum",
	"items",
	"properties",
	"default",
	"enum"
], "description"]);
function* subschemas(value, path = "") {
	yield {
		value,
		path
	};
	const inner = get(value, "items");
	if (inner) yield* subschemas(inner, inside$1(path, "items"));
	for (const { key, value: property } of fields$1(get(value, "properties"))) yield* subschemas(property, inside$1(path, `properties.${key}`));
}
function schemaFaults({ value, path }) {
	if (value.kind !== "table") return [{
		path,
		words: `is ${seen(value)}; a schema is a mapping such as {type: string}`,
		at: value.at
	}];
	return [...fields$1(value).flatMap(({ key, value: seenThere }) => {
		const words = keywordFault(key, seenThere);
		return words === void 0 ? [] : [{
			path: inside$1(path, key),
			words,
			at: seenThere.at
		}];
	}), ...crossed(value, path)];
}
function foreignKeywords({ value, path }) {
	const unknown = fields$1(value).filter(({ key }) => !keywords.has(key));
	const type = get(value, "type");
	const faults = unknown.map(({ key, keyAt }) => ({
		path: inside$1(path, key),
		words: `is outside the subset of ADR-002 (${[...keywords].slice(0, -1).join(", ")})`,
		at: keyAt
	}));
	if (!type || keywordFault("type", type) !== void 0 || types$4.includes(text$2(type) ?? "")) return faults;
	const words = `is ${seen(type)}; the subset of ADR-002 has one of ${alternatives(types$4)}`;
	return [...faults, {
		path: inside$1(path, "type"),
		words,
		at: type.at
	}];
}
function inside$1(path, key) {
	return path === "" ? key : `${path}.${key}`;
}
function keywordFault(key, value) {
	switch (key) {
		case "type": return isType(value) ? void 0 : `is ${seen(value)}; types are ${alternatives(types$4)}`;
		case "pattern":
		case "description": return value.kind === "string" ? void 0 : `is ${seen(value)}; a ${key} is a text`;
		case "minimum":
		case "maximum": return isNumber$1(value) ? void 0 : `is ${seen(value)}; a bound is a number`;
		case "enum": return items(value).length > 0 ? void 0 : `${enumSeen(value)}; an enum lists at least one value`;
		case "properties": return value.kind === "table" ? void 0 : `is ${seen(value)}; properties map names to schemas`;
		default: return;
	}
}
function isNumber$1(value) {
	return value.kind === "number" || value.kind === "other" && /^[-+]?\d+$/.test(value.source);
}
function enumSeen(value) {
	return value.kind === "list" ? "is an empty list" : `is ${seen(value)}`;
}
function isType(value) {
	const named = value.kind === "list" ? value.items : [value];
	const known = (one) => [...types$4, "null"].includes(text$2(one) ?? "");
	return named.length > 0 && named.every(known);
}
function crossed(schema, path) {
	const [low, high] = [get(schema, "minimum"), get(schema, "maximum")];
	if (low?.kind !== "number" || high?.kind !== "number") return [];
	if (Number(low.value) <= Number(high.value)) return [];
	const words = `is ${low.source}, above the maximum ${high.source}; no number fits`;
	return [{
		path: inside$1(path, "minimum"),
		words,
		at: low.at
	}];
}
// src/model/sealed.ts
const redacted = "[redacted]";
const words$6 = new Set([
	...[
		"name",
		"description",
		"title",
		"label",
		"prompt",
		"help",
		"hint",
		"comment",
		"$comment"
	],
	...[
		"sensitive",
		"required",
		"optional",
		"deprecated",
		"aliases",
		"env",
		"source",
		"format"
	],
	"pattern"
]);
const bounds = new Set([...[
	"minimum",
	"maximum",
	"exclusiveMinimum",
	"exclusiveMaximum",
	"multipleOf",
	"minLength"
], ...[
	"maxLength",
	"minItems",
	"maxItems",
	"uniqueItems",
	"additionalProperties"
]]);
const types$3 = new Set([
	...[
		"string",
		"integer",
		"number",
		"boolean",
		"array",
		"object",
		"null",
		"json",
		"any",
		"str"
	],
	...[
		"int",
		"float",
		"double",
		"bool",
		"list",
		"dict",
		"map",
		"text",
		"file",
		"path",
		"folder"
	],
	...[
		"directory",
		"url",
		"uri",
		"email",
		"date",
		"time",
		"datetime",
		"date-time",
		"timestamp"
	],
	...[
		"enum",
		"choice",
		"select",
		"password",
		"secret",
		"token",
		"key",
		"credential",
		"credentials"
	]
]);
const holders$2 = new Set([
	"schema",
	"items",
	"extras"
]);
function partAt(key, scalar) {
	const last = key.slice(key.lastIndexOf(".") + 1);
	if (words$6.has(last)) return "words";
	if (last === "type" && scalar !== void 0) return types$3.has(String(scalar)) ? "words" : "value";
	if (bounds.has(last) && scalar !== void 0) return typeof scalar === "string" ? "value" : "words";
	if (last === "properties") return "properties";
	return holders$2.has(last) || bounds.has(last) || last === "type" ? "keys" : "value";
}
function isMark(mark) {
	if (typeof mark !== "string") return mark === true;
	return ![
		"false",
		"no",
		"off",
		""
	].includes(mark.trim().toLowerCase());
}
function sealed(key, value) {
	const holds = value !== null && typeof value === "object";
	const part = partAt(key, holds ? void 0 : value);
	if (part === "words" || value === null) return value;
	if (part === "value" || !holds) return redacted;
	if (Array.isArray(value)) return value.map((one) => sealed(key, one));
	return mapped(value, (name, inner) => sealed(part === "keys" ? name : "schema", inner));
}
function withoutMarked(value, names, key = "") {
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value)) return value.map((one) => withoutMarked(one, names));
	const { name, sensitive } = value;
	if (names.has(typeof name === "string" ? name : key) || isMark(sensitive)) return sealed("schema", value);
	return mapped(value, (inside, inner) => withoutMarked(inner, names, inside));
}
function mapped(value, map) {
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(key, inner)]));
}
// src/syntax/secrets.ts
const shortestNumber = 4;
function markedIn(roots) {
	const marked = roots.flatMap((root) => [...entriesIn(root)].filter(({ table }) => isMarkedTable(table)));
	return new Set(marked.map(({ name }) => name));
}
function secretsIn(roots, names) {
	return roots.flatMap((root) => [...entriesIn(root)]).filter((entry) => isMarkedTable(entry.table) || names.has(entry.name)).flatMap(({ table }) => fields$1(table).flatMap((field) => [...valuesIn(field)]));
}
function* entriesIn(value, key = "") {
	for (const item of items(value)) yield* entryOf(item, key);
	for (const field of fields$1(value)) yield* entryOf(field.value, field.key);
}
function* entryOf(value, key) {
	if (value.kind === "table") yield {
		name: source(get(value, "name")) || key,
		table: value
	};
	yield* entriesIn(value, key);
}
function isMarkedTable(table) {
	const mark = get(table, "sensitive");
	return mark !== void 0 && mark.kind !== "list" && mark.kind !== "table" && isMark(mark.value);
}
function* valuesIn({ key, value }) {
	const isScalar = value.kind !== "list" && value.kind !== "table";
	const part = partAt(key, isScalar ? value.value : void 0);
	if (part === "words") return;
	if (part === "value" || isScalar) yield* leavesOf(value);
	for (const item of part === "value" ? [] : items(value)) yield* valuesIn({
		key,
		value: item
	});
	for (const field of part === "value" ? [] : fields$1(value)) yield* valuesIn(part === "keys" ? field : {
		key: "schema",
		value: field.value
	});
}
function* leavesOf(value) {
	const { at } = value;
	if (value.kind === "list") for (const one of value.items) yield* leavesOf(one);
	else if (value.kind === "table") for (const one of fields$1(value)) yield* [{
		text: one.key,
		at
	}, ...leavesOf(one.value)];
	else if (value.kind === "string") yield {
		text: String(value.value),
		at
	};
	else if (value.kind === "number" || value.kind === "other") yield* numbers(value);
	else if (value.kind === "boolean") yield {
		text: "",
		at
	};
}
function numbers(value) {
	return [value.source.trim(), value.kind === "number" ? String(value.value) : ""].map((form) => ({
		text: form.length < shortestNumber ? "" : form,
		at: value.at
	}));
}
// src/syntax/v1-entries.ts
const inputsOf = oncePer((root) => demandsOf(root, "inputs"));
const variablesOf = oncePer((root) => demandsOf(root, "env"));
const commandsOf = oncePer((root) => entriesOf(root, ["preconditions", "commands"], "cmd"));
const filesOf$2 = oncePer((root) => entriesOf(root, ["preconditions", "files"], "path"));
const outputsOf$1 = oncePer((root) => entriesOf(root, ["outputs", "files"], "pattern"));
function interfaceOf(root, list) {
	if (get(get(root, "interface"), list)?.kind !== "list") return void 0;
	return entriesOf(root, ["interface", list], list === "outputs" ? "pattern" : "name");
}
function isSensitive(entry) {
	return flag$1(get(entry.value, "sensitive")) === true;
}
function isMarked({ value }) {
	return isMarkedTable(value);
}
function defaultsOf(entry) {
	return [entry.value, get(entry.value, "schema")].flatMap((holder) => fields$1(holder)).filter(({ key }) => key === "default").map(({ value, keyAt }) => ({
		value,
		keyAt
	}));
}
const schemasOf = oncePer((root) => inputsOf(root).flatMap((input) => {
	const schema = get(input.value, "schema");
	return schema ? Array.from(subschemas(schema), (one) => ({
		...one,
		input
	})) : [];
}));
function baseOf(entry, fallback) {
	return text$2(get(entry.value, "base")) ?? fallback;
}
function demandsOf(root, key) {
	return fields$1(get(root, key)).filter((list) => list.key === "required" || list.key === "optional").flatMap((list) => entriesOf(root, [key, list.key], "name").map((entry) => ({
		...entry,
		required: list.key === "required"
	})));
}
function entriesOf(root, [table, list], key) {
	return items(get(get(root, table), list)).flatMap((value, index) => {
		const named = value.kind === "table" ? get(value, key) : value;
		const name = source(named);
		if (!named || name === void 0 || name === "") return [];
		return [{
			name,
			at: named.at,
			pointer: pointer(table, list, index),
			value
		}];
	});
}
// src/rules/manifest/command-version-range.ts
const dotted = /^\d+(?:\.\d+)*$/;
const commandVersionRange = manifestRule("manifest-v1", {
	id: "command-version-range",
	severity: "error",
	summary: "The versions asked of a command are dotted numbers, the lowest not above the highest.",
	why: "No installed version satisfies the precondition, so the skill never starts.",
	source: "ADR-002, \"preconditions\": \"minimum version (optional, e.g., \"2.40\")\"",
	fails: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: ">=2.40"
`),
	passes: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
`),
	*check({ manifest }) {
		for (const { name, value } of commandsOf(manifest.root)) {
			const low = get(value, "min_version");
			const high = get(value, "max_version");
			for (const [key, bound] of [["min_version", low], ["max_version", high]]) {
				if (!bound || !isVersion(bound) || isDotted(bound)) continue;
				yield {
					message: `The ${key} of command ${quoted(name)} is ${seen(bound)}; it is a dotted number such as "2.40".`,
					at: bound.at,
					about: `${name}\0${key}`,
					value: plain$1(bound)
				};
			}
			if (!low || !high || !isDotted(low) || !isDotted(high)) continue;
			const [from, to] = [source(low) ?? "", source(high) ?? ""];
			if (!isAbove$1(from, to)) continue;
			yield {
				message: `Command ${quoted(name)} has a min_version of ${from}, above its max_version of ${to}; no version fits.`,
				at: low.at,
				about: `${name}\0range`,
				value: [from, to]
			};
		}
	}
});
function isVersion({ kind }) {
	return kind === "string" || kind === "number" || kind === "other";
}
function isDotted(value) {
	return isVersion(value) && dotted.test(source(value) ?? "");
}
function isAbove$1(low, high) {
	const [from, to] = [low.split("."), high.split(".")];
	const [a, b] = [from.slice(0, to.length), to.slice(0, from.length)];
	return (compareDotted(a.join("."), b.join(".")) ?? 0) > 0;
}
// src/rules/skill-name.ts
function declaredName(manifest) {
	const value = get(manifest.root, "name");
	const name = source(value)?.normalize("NFKC");
	return value && name ? {
		name,
		at: value.at
	} : void 0;
}
function nameFaults(name) {
	const faults = [];
	if (name !== name.toLowerCase()) faults.push("has upper-case letters");
	if (name.startsWith("-") || name.endsWith("-")) faults.push("begins or ends with a hyphen");
	if (name.includes("--")) faults.push("has two hyphens in a row");
	const other = /[^\p{L}\p{N}-]/u.exec(name)?.[0];
	if (other !== void 0) faults.push(/\s/.test(other) ? "holds a blank" : `holds "${other}"`);
	return faults;
}
function nearestName(name) {
	const words = name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	return words.length === 0 ? null : words.join("-");
}
function lengthOf(text) {
	let length = text.length;
	for (const _pair of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) length--;
	return length;
}
function frontPlace({ root, path }) {
	return fields$1(root)[0]?.keyAt ?? { path };
}
function isArchived({ root }) {
	return /^v?\d+(?:\.\d+)+$/i.test(nameOf$2(root));
}
// src/rules/manifest/compatibility-length.ts
const most$16 = 500;
const compatibilityLength = manifestRule("agent-skills", {
	id: "compatibility-length",
	severity: "error",
	summary: `The \`compatibility\` text has at most ${most$16} characters.`,
	why: "Agents that keep the limit refuse the skill.",
	source: "Agent Skills specification, \"compatibility field\": \"Must be 1-500 characters if provided\".",
	*check({ manifest }) {
		const value = get(manifest.root, "compatibility");
		const length = lengthOf(source(value) ?? "");
		if (!value || length <= most$16) return;
		yield {
			message: `The compatibility text has ${length} characters; at most ${most$16} are allowed.`,
			at: value.at,
			about: "compatibility"
		};
	},
	fails: oneSkill(`name: pdf\ndescription: Fills PDF forms.\ncompatibility: ${"Requires Python 3.11. ".repeat(23)}`),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.")
});
// src/rules/manifest/compatibility-shape.ts
const compatibilityShape = manifestRule("agent-skills", {
	id: "compatibility-shape",
	severity: "warning",
	summary: "The value of `compatibility` is a text.",
	why: "Agents print it as it is; of a list or mapping they show nothing, or refuse the skill.",
	source: "Agent Skills specification, \"compatibility field\": \"Must be 1-500 characters if provided\".",
	*check({ manifest }) {
		const value = get(manifest.root, "compatibility");
		if (value?.kind !== "list" && value?.kind !== "table") return;
		yield {
			message: `The value of "compatibility" is ${seen(value)}; it is a text of at most 500 characters.`,
			at: value.at,
			about: "compatibility"
		};
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.\ncompatibility:\n  - Python 3.11"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.")
});
// src/rules/manifest/confirmation-unknown.ts
const document$4 = "skill.toml contract";
const fields = ["recipes.default_confirmation"];
const levels$2 = [
	"auto",
	"prompt",
	"always"
];
const recipe$1 = `
-- skills/deploy/recipes/release.yaml --
id: release
name: Release
steps:
  - command: make release
`;
const confirmationUnknown = manifestRule("skill-toml", {
	id: "confirmation-unknown",
	severity: "error",
	summary: "The default confirmation of recipes is `auto`, `prompt` or `always`.",
	why: "The manifest does not load; whoever wrote the level counted on being asked before a recipe runs.",
	source: "skill.toml contract, \"Confirmation Levels\"",
	enforces: [
		{
			document: document$4,
			says: "`auto` | Execute without confirmation",
			fields
		},
		{
			document: document$4,
			says: "`prompt` | Prompt user before execution",
			fields
		},
		{
			document: document$4,
			says: "`always` | Always require explicit confirmation",
			fields
		}
	],
	fails: withToml("[recipes]\ndefault_confirmation = \"ask\"", recipe$1),
	passes: withToml("[recipes]\ndefault_confirmation = \"prompt\"", recipe$1),
	*check({ manifest: { root } }) {
		const value = get(get(root, "recipes"), "default_confirmation");
		const level = text$2(value);
		if (!value || level !== void 0 && levels$2.includes(level)) return;
		const meant = didYouMean(level ?? "", levels$2);
		yield {
			message: `Confirmation level ${seen(value)} does not exist; "auto", "prompt" and "always" do.${meant === void 0 ? "" : ` ${meant}`}`,
			at: value.at,
			about: "recipes.default_confirmation",
			value: plain$1(value)
		};
	}
});
// src/model/foreign-range.ts
const written$1 = /^(\^|~>|~|==|v)?\s*v?(0|[1-9]\d{0,8})(?:\.(0|[1-9]\d{0,8}|[xX*]))?(?:\.(0|[1-9]\d{0,8}|[xX*]))?$/;
function inOurWords(part) {
	if (/^[xX]$|^latest$/i.test(part)) return "*";
	const [found, sign = "", ...parts] = written$1.exec(part) ?? [];
	if (found === void 0) return void 0;
	const given = parts.filter((one) => one !== void 0);
	const end = given.findIndex((one) => !/^\d/.test(one));
	const known = end < 0 ? given : given.slice(0, end);
	if (end < 0 && sign === "") return void 0;
	const numbers = known.map(Number);
	if (end < 0 && (sign === "==" || sign === "v")) return known.join(".");
	return `>=${known.length === 1 ? `${known[0]}.0` : known.join(".")},<${above(numbers, raised(sign, numbers, end >= 0))}`;
}
function raised(sign, numbers, isWild) {
	if (sign === "^") {
		const first = numbers.findIndex((one) => one > 0);
		return first < 0 ? numbers.length - 1 : first;
	}
	if (isWild) return numbers.length - 1;
	return sign === "~>" ? Math.max(numbers.length - 2, 0) : Math.min(numbers.length - 1, 1);
}
function above(numbers, at) {
	const next = [...numbers.slice(0, at), (numbers[at] ?? 0) + 1];
	return (next.length === 1 ? [...next, 0] : next).join(".");
}
// src/model/range.ts
const comparator = /^(>=|<=|>|<|=)?\s*([^\s<>=]*)$/;
function parseRange(text) {
	if (text.trim() === "*") return {
		low: null,
		high: null
	};
	if (text.trim() === "") return { fault: "is empty" };
	let range = {
		low: null,
		high: null
	};
	for (const part of text.split(",")) {
		const [, sign = "=", written = ""] = comparator.exec(part.trim()) ?? [];
		const version = padded(written);
		if (!version) return { fault: faultOf$2(part.trim()) };
		range = narrowed(range, sign, version);
	}
	return isEmpty$1(range) ? { fault: "takes no version at all" } : range;
}
function satisfies(version, { low, high }) {
	const seen = padded(version.trim().replace(/^v/, ""));
	if (!seen) return void 0;
	return isAbove(seen, low) && isBelow(seen, high);
}
function isAbove(version, low) {
	const order = low ? (0, import_compare.default)(version, low.version) : 1;
	return order > 0 || order === 0 && low?.included === true;
}
function isBelow(version, high) {
	const order = high ? (0, import_compare.default)(version, high.version) : -1;
	return order < 0 || order === 0 && high?.included === true;
}
function padded(text) {
	if (!/^\d/.test(text)) return null;
	const parts = /^\d+(?:\.\d+)?$/.exec(text) ? text.split(".").length : 3;
	return (0, import_parse.default)(text + ".0".repeat(3 - parts));
}
function narrowed({ low, high }, sign, version) {
	const bound = {
		version,
		included: sign.includes("=")
	};
	return {
		low: sign.startsWith("<") ? low : higher(low, bound),
		high: sign.startsWith(">") ? high : lower(high, bound)
	};
}
function higher(bound, other) {
	return bound && !isAbove(other.version, bound) ? bound : other;
}
function lower(bound, other) {
	return bound && !isBelow(other.version, bound) ? bound : other;
}
function isEmpty$1({ low, high }) {
	if (!low || !high) return false;
	const order = (0, import_compare.default)(low.version, high.version);
	return order > 0 || order === 0 && !(low.included && high.included);
}
function faultOf$2(part) {
	if (part === "") return "has a comma with nothing before or behind it";
	if (part.includes("||")) return "joins alternatives with \"||\"; a range is comparators joined by commas, or * for any";
	const turned = /^=[<>]/.exec(part)?.[0];
	if (turned !== void 0) return `begins with "${turned}", which is written "${turned[1]}="`;
	const foreign = /^(?:\^|~>|~|==|!=)/.exec(part)?.[0];
	const ours = inOurWords(part);
	const write = ours === void 0 ? "" : `; write ${ours}`;
	if (foreign !== void 0) return `begins with "${foreign}", which the contract does not have${write}`;
	if (part === "*") return "joins \"*\" with other comparators";
	if (/^\D*\d+(?:\.\d+)*\.[xX*]/.test(part)) return `holds a wildcard inside a version${write}`;
	if (/\d\s+[<>=\d]/.test(part)) return "joins comparators with a blank where a comma belongs";
	if (ours !== void 0) return `is no version${write}`;
	return "names no version such as 1.0 or 1.2.3, nor * for any";
}
// src/rules/per-workspace.ts
function perWorkspace(build) {
	return oncePer(build);
}
// src/rules/dependencies.ts
function dependenciesOf({ root }) {
	return fields$1(get(root, "dependencies")).map(({ key, keyAt, value }) => {
		const stated = value.kind === "table" ? get(value, "version") : value;
		const written = text$2(stated);
		const features = items(get(value, "features")).flatMap((one) => {
			const name = text$2(one);
			return name === void 0 ? [] : [{
				name,
				at: one.at
			}];
		});
		return {
			id: key,
			keyAt,
			version: stated && written !== void 0 ? {
				written,
				at: stated.at
			} : null,
			range: written === void 0 ? null : parseRange(written),
			optional: flag$1(get(value, "optional")) === true,
			features
		};
	});
}
const providers = perWorkspace(({ skills }) => {
	const all = skills.flatMap((skill) => providerOf(skill) ?? []);
	return {
		all,
		byId: grouped(all, ({ id }) => id)
	};
});
function idOf$1({ root }) {
	return text$2(get(get(root, "skill"), "id"));
}
function placeOf$5({ root }) {
	return root === "" ? "the root of the repository" : clipped(root);
}
function providerOf(skill) {
	const manifest = manifestOf(skill, "skill-toml");
	const id = manifest && idOf$1(manifest);
	if (!manifest || id === void 0) return void 0;
	const { root } = manifest;
	return {
		skill,
		id,
		version: text$2(get(get(root, "skill"), "version")) ?? null,
		features: new Set(fields$1(get(root, "features")).map(({ key }) => key))
	};
}
function nearestCopy(copies, folder) {
	let [low, high] = [0, copies.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (compareText(copies[middle]?.skill.root ?? "", folder) <= 0) low = middle + 1;
		else high = middle;
	}
	const [before, behind] = [copies[low - 1], copies[low]];
	if (!before || !behind) return before ?? behind;
	return shared(behind, folder) > shared(before, folder) ? behind : before;
}
function shared({ skill: { root } }, folder) {
	const [a, b] = [`${root}/`, `${folder}/`];
	let [length, slash] = [0, 0];
	while (length < a.length && a[length] === b[length]) {
		length++;
		if (a[length - 1] === "/") slash = length;
	}
	return slash;
}
// src/rules/dependency-cycles.ts
const mostNames = 8;
const mostCycles = 100;
const cycles = perWorkspace((workspace) => {
	const nodes = nodesOf(providers(workspace));
	const found = new Map();
	let count = 0;
	for (const start of nodes.values()) for (const cycle of cyclesFrom(start, nodes)) {
		if (++count > mostCycles) return found;
		const { skill, draft } = told(cycle);
		found.set(skill, [...found.get(skill) ?? [], draft]);
	}
	return found;
});
function nodesOf({ all, byId }) {
	const nodes = new Map();
	for (const [order, provider] of all.entries()) {
		const { skill } = provider;
		const manifest = manifestOf(skill, "skill-toml");
		const edges = (manifest ? dependenciesOf(manifest) : []).flatMap((dependency) => {
			const to = nearestCopy(byId.get(dependency.id) ?? [], skill.root);
			return to && !dependency.optional ? [{
				to: to.skill,
				dependency
			}] : [];
		});
		nodes.set(skill, {
			provider,
			order,
			edges,
			state: "new",
			edge: -1,
			depth: 0
		});
	}
	return nodes;
}
function* cyclesFrom(start, nodes) {
	const way = start.state === "new" ? [start] : [];
	for (let node = way[0]; node; node = way.at(-1)) {
		node.state = "open";
		node.edge++;
		const edge = node.edges[node.edge];
		const to = edge && nodes.get(edge.to);
		if (!edge) {
			node.state = "done";
			way.pop();
		} else if (to?.state === "open") yield way.slice(to.depth);
		else if (to?.state === "new") {
			to.depth = way.length;
			way.push(to);
		}
	}
}
function told(cycle) {
	const order = cycle.reduce((least, { order }) => Math.min(least, order), Number.POSITIVE_INFINITY);
	const begin = cycle.findIndex((node) => node.order === order);
	const turned = [...cycle.slice(begin), ...cycle.slice(0, begin)];
	const first = turned[0];
	const dependency = first.edges[first.edge]?.dependency;
	const names = turned.slice(0, mostNames).map(({ provider: { id } }) => clipped(id));
	const rest = turned.length > mostNames ? [`${turned.length - mostNames} more`] : [];
	const path = [
		...names,
		...rest,
		names[0]
	].join(" -> ");
	const message = turned.length === 1 ? `${quoted(first.provider.id)} lists itself among its dependencies.` : `${quoted(first.provider.id)} requires itself: ${path}.`;
	const at = dependency?.keyAt ?? { path: first.provider.skill.path };
	return {
		skill: first.provider.skill,
		draft: {
			message,
			at,
			about: path
		}
	};
}
// src/rules/dependency-example.ts
function withKubectl(lines, kubectl = "") {
	return withToml(lines, `-- skills/kubectl/skill.toml --\n${skillToml$2(kubectl, "id = \"tool.kubectl\"\nversion = \"0.1.0\"").replace("Deploy", "Kubectl").replace("Deploys services", "Looks after clusters")}`);
}
// src/rules/manifest/dependency-cycle.ts
const dependencyCycle = manifestRule("skill-toml", {
	id: "dependency-cycle",
	severity: "error",
	summary: "No skill requires itself, directly or through other skills of the repository.",
	why: "There is no order in which the skills can be installed: each waits for another.",
	source: "skill.toml contract, \"[dependencies] Section\": \"Required skills.\"",
	enforces: [{
		document: "skill.toml contract",
		says: "Required skills.",
		fields: ["dependencies.*"]
	}],
	mend: "Take one dependency of the circle out, make it optional, or move it to `[suggestions]`.",
	fails: withKubectl("[dependencies]\n\"tool.kubectl\" = \"*\"", "[dependencies]\n\"tool.deploy\" = \"*\""),
	passes: withKubectl("[dependencies]\n\"tool.kubectl\" = \"*\"", "[dependencies]\n\"tool.deploy\" = { version = \"*\", optional = true }"),
	check: ({ skill, workspace }) => cycles(workspace).get(skill) ?? []
});
// src/rules/manifest/dependency-feature-unknown.ts
const most$15 = 50;
const dependencyFeatureUnknown = manifestRule("skill-toml", {
	id: "dependency-feature-unknown",
	severity: "error",
	summary: "A feature asked of another skill of the repository is one that skill declares.",
	why: "The installer cannot enable the feature; the skill is installed without it, or not at all.",
	source: "skill.toml contract, \"Dependency Specification\"",
	enforces: [{
		document: "skill.toml contract",
		says: "`{ version = \"...\", features = [...] }` | With feature flags",
		fields: ["dependencies.*.features"]
	}],
	mend: "Correct the name, or declare the feature under `[features]` of the other skill.",
	fails: withKubectl("[dependencies]\n\"tool.kubectl\" = { version = \"*\", features = [\"logz\"] }", "[features]\nlogs = { description = \"Reads the logs of pods\" }"),
	passes: withKubectl("[dependencies]\n\"tool.kubectl\" = { version = \"*\", features = [\"logs\"] }", "[features]\nlogs = { description = \"Reads the logs of pods\" }"),
	*check({ manifest, skill, workspace }) {
		const { byId } = providers(workspace);
		for (const { id, features } of dependenciesOf(manifest)) {
			const copies = byId.get(id) ?? [];
			const near = nearestCopy(copies, skill.root);
			if (!near || copies.length > most$15) continue;
			for (const { name, at } of features) {
				if (copies.some((copy) => copy.features.has(name))) continue;
				yield {
					message: `${quoted(id)} in ${placeOf$5(near.skill)} has no feature ${quoted(name)}${instead$1(near, name)}.`,
					at,
					about: `${id}\0${name}`
				};
			}
		}
	}
});
function instead$1({ features }, name) {
	if (features.size === 0) return "; it declares none";
	const meant = features.size > most$15 ? void 0 : nearest(name, features);
	return meant === void 0 ? "" : `; it has ${quoted(meant)}`;
}
// src/rules/manifest/dependency-missing.ts
const most$14 = 100;
const dependencyMissing = manifestRule("skill-toml", {
	id: "dependency-missing",
	severity: "note",
	off: true,
	summary: "Every skill that others require is in the repository.",
	why: "A repository that is installed as a whole is complete only with all that its skills require.",
	source: "skill.toml contract, \"[dependencies] Section\"",
	mend: "Add the skill, or correct the id. Switch this rule on where no dependency comes from another repository; `core.*` skills are built in, and optional ones may be missing.",
	fails: withKubectl("[dependencies]\n\"tool.kubect\" = \"*\""),
	passes: withKubectl("[dependencies]\n\"tool.kubectl\" = \"*\"\n\"core.shell\" = \">=1.0\""),
	*check({ manifest, workspace }) {
		const { byId } = providers(workspace);
		for (const { id, keyAt, optional } of dependenciesOf(manifest)) {
			if (optional || byId.has(id) || id.startsWith("core.")) continue;
			const meant = byId.size > most$14 ? void 0 : nearest(id, byId.keys());
			const instead = meant === void 0 ? "" : `; it has ${quoted(meant)}`;
			yield {
				message: `Dependency ${quoted(id)} is no skill of this repository${instead}.`,
				at: keyAt,
				about: id
			};
		}
	}
});
// src/rules/range-clauses.ts
const rangeClauses = [
	"`>=1.0` - At least version 1.0",
	"`<2.0` - Less than version 2.0",
	"`>=1.0,<2.0` - Range",
	"`1.0` - Exact version",
	"`*` - Any version"
].map((says) => ({
	document: "skill.toml contract",
	says,
	fields: ["dependencies.*.version"]
}));
// src/rules/manifest/dependency-range.ts
const dependencyRange = manifestRule("skill-toml", {
	id: "dependency-range",
	severity: "error",
	summary: "The version of every dependency is a range such as `>=1.0`, `<2.0`, `>=1.0,<2.0`, `1.0` or `*`.",
	why: "An installer that cannot read the range refuses the skill; one that guesses installs what the author never tried.",
	source: "skill.toml contract, \"Version Requirements\"",
	enforces: [
		{
			document: "skill.toml contract",
			says: "`\">=1.0\"` | Version requirement",
			fields: ["dependencies.*"]
		},
		{
			document: "skill.toml contract",
			says: "Uses semver-like syntax",
			fields: ["dependencies.*.version"]
		},
		...rangeClauses
	],
	mend: "Write comparators (`>=`, `>`, `<=`, `<`) and join them by commas; a bare version is exact, and `*` takes any. What other tools write as `^1.2` is `>=1.2,<2.0` here.",
	fails: withToml("[dependencies]\n\"core.shell\" = \"^1.0\""),
	passes: withToml("[dependencies]\n\"core.shell\" = \">=1.0,<2.0\""),
	*check({ manifest }) {
		for (const { id, version, range } of dependenciesOf(manifest)) {
			if (!version || !range || !("fault" in range)) continue;
			yield {
				message: `The range ${quoted(version.written)} of dependency ${quoted(id)} ${range.fault}.`,
				at: version.at,
				about: id,
				value: version.written
			};
		}
	}
});
// src/rules/manifest/dependency-unsatisfied.ts
const mostCopies = 50;
const dependencyUnsatisfied = manifestRule("skill-toml", {
	id: "dependency-unsatisfied",
	severity: "error",
	summary: "A skill that others of the repository depend on has a version they take.",
	why: "The two cannot be installed together, although one repository publishes both.",
	source: "skill.toml contract, \"Version Requirements\"",
	enforces: [...rangeClauses, {
		document: "skill.toml contract",
		says: "`{ version = \"...\", optional = true }` | Optional dependency",
		fields: ["dependencies.*.optional"]
	}],
	mend: "Raise the version of the other skill, or widen the range. An optional dependency counts as well: it is wanted in that version or not at all.",
	fails: withKubectl("[dependencies]\n\"tool.kubectl\" = \">=0.2\""),
	passes: withKubectl("[dependencies]\n\"tool.kubectl\" = \">=0.1,<1.0\""),
	*check({ manifest, skill, workspace }) {
		const { byId } = providers(workspace);
		for (const { id, version, range, optional } of dependenciesOf(manifest)) {
			const copies = byId.get(id) ?? [];
			const nearest = nearestCopy(copies, skill.root);
			if (!version || !range || "fault" in range || !nearest || nearest.skill === skill) continue;
			if (copies.length > mostCopies) continue;
			const fits = (copy) => copy.version === null || satisfies(copy.version, range) !== false;
			if (copies.some(fits)) continue;
			const who = quoted(idOf$1(manifest) ?? skill.name);
			const whom = `${optional ? "the optional " : ""}${quoted(id)}`;
			const place = placeOf$5(nearest.skill);
			const other = copies.length > 1 ? `the nearest of ${copies.length} copies, in ${place},` : `the one in ${place}`;
			yield {
				message: `${who} requires ${quoted(version.written)} of ${whom}, but ${other} has version ${quoted(nearest.version ?? "")}.`,
				at: version.at,
				about: id
			};
		}
	}
});
// src/rules/manifest/description-length.ts
const most$13 = 1024;
const descriptionLength = manifestRule("agent-skills", {
	id: "description-length",
	severity: "error",
	summary: `Descriptions have at most ${most$13} characters.`,
	why: "Agents that keep the limit refuse the skill; others cut the text, and with it what comes last.",
	source: "Agent Skills specification, \"description field\": \"Must be 1-1024 characters\".",
	*check({ manifest }) {
		const value = get(manifest.root, "description");
		const length = lengthOf(source(value) ?? "");
		if (!value || length <= most$13) return;
		yield {
			message: `The description has ${length} characters; at most ${most$13} are allowed.`,
			at: value.at,
			about: "description"
		};
	},
	fails: oneSkill(`name: pdf\ndescription: ${"Fills PDF forms. ".repeat(61)}`),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/manifest/description-missing.ts
const descriptionMissing = manifestRule("agent-skills", {
	id: "description-missing",
	severity: "error",
	summary: "Every SKILL.md has a `description`.",
	why: "The description is all an agent sees before it picks a skill; without one it is never picked.",
	source: "Agent Skills specification, \"description field\": \"Must be 1-1024 characters\".",
	*check({ manifest }) {
		const field = manifest.root.fields.get("description");
		const value = get(manifest.root, "description");
		if (source(value)) return;
		if (!field || !value) {
			yield {
				message: "The frontmatter has no \"description\"; agents pick a skill by it.",
				at: frontPlace(manifest),
				about: "description"
			};
			return;
		}
		yield {
			message: `The "description" is ${source(value) === "" ? "empty" : seen(value)}; it is the text agents pick the skill by.`,
			at: field.keyAt,
			about: "description"
		};
	},
	fails: oneSkill("name: pdf\ndescription: \"\""),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/effects.ts
const effects$1 = new Map([
	["db.read", {
		says: "Reads from a database",
		does: "reads from a database"
	}],
	["db.write", {
		says: "Writes to a database",
		does: "writes to a database"
	}],
	["proc.exec", {
		says: "Executes external processes",
		does: "runs external processes"
	}],
	["fs.read", {
		says: "Reads files",
		does: "reads files"
	}],
	["fs.write", {
		says: "Writes/creates files",
		does: "writes files"
	}],
	["net.fetch", {
		says: "Makes network requests",
		does: "makes network requests"
	}],
	["git.read", {
		says: "Reads git state",
		does: "reads the state of git"
	}],
	["git.write", {
		says: "Modifies git state (commit, push)",
		does: "changes the state of git"
	}]
]);
function isDefined({ after }) {
	return effects$1.has(after?.name ?? "");
}
function effectWords({ after }) {
	return effects$1.get(after?.name ?? "")?.does ?? "does more";
}
// src/rules/manifest/effect-unknown.ts
const names$3 = [...effects$1.keys()];
const all$2 = `${names$3.slice(0, -1).join(", ")} and ${names$3.at(-1)}`;
const effectUnknown = manifestRule(["skill-manifest-v2", "router-manifest"], {
	id: "effect-unknown",
	severity: "error",
	summary: "Every effect of a manifest block is one of the eight of Skill Manifest v2.",
	why: "Policies allow and refuse effects by name; one they do not know is refused, or slips through.",
	source: "Skill Manifest v2, \"effects\": \"Standardized side-effect declarations:\"",
	enforces: [...[...effects$1.values()].map(({ says }) => clause$1(says, "effects.[]")), clause$1("Side effects this skill may produce. Checked against policy.", "effects")],
	mend: `Write one of ${alternatives(names$3)}.`,
	fails: withFields({ effects: ["db.reed"] }),
	passes: withFields({ effects: ["db.read"] }),
	*check({ manifest }) {
		for (const value of items(get(manifest.root, "effects"))) {
			const effect = text$2(value);
			if (effect !== void 0 && effects$1.has(effect)) continue;
			const meant = effect === void 0 ? void 0 : nearest(effect, names$3, 2);
			yield {
				message: `${effect === void 0 ? `An effect that is ${seen(value)}` : `Effect ${seen(value)}`} is none that policies know; ${meant === void 0 ? `${all$2} are` : `"${meant}" is`}.`,
				at: value.at,
				about: effect ?? seen(value)
			};
		}
	}
});
function clause$1(says, field) {
	return {
		document: "Skill Manifest v2",
		says,
		fields: [field]
	};
}
// src/syntax/operations.ts
function operationsOf(dialect, root) {
	if (dialect === "router-manifest") return fields$1(get(root, "entrypoints")).map(({ key, keyAt, value }) => ({
		name: key,
		at: keyAt,
		inputs: null,
		entrypoints: fields$1(value)
	}));
	return fields$1(get(root, "operations")).map(({ key, keyAt, value }) => {
		const input = get(value, "input");
		return {
			name: key,
			at: keyAt,
			inputs: input?.kind === "table" ? fields$1(input) : null,
			entrypoints: fields$1(get(value, "entrypoints"))
		};
	});
}
function* wordsOf$2(operations) {
	for (const operation of operations) for (const { key: system, value } of operation.entrypoints) {
		let before = "";
		for (const word of items(value)) {
			const written = text$2(word);
			if (written !== void 0) yield {
				operation,
				system,
				text: written,
				before,
				at: word.at
			};
			before = written ?? "";
		}
	}
}
function parametersOf$1(root) {
	return operationsOf("skill-manifest-v2", root).flatMap((operation) => (operation.inputs ?? []).map(({ key, keyAt, value }) => ({
		operation,
		name: key,
		at: keyAt,
		value
	})));
}
// src/rules/manifest/entrypoint-key-unknown.ts
const systems$1 = ["unix", "windows"];
const others$2 = {
	linux: "unix",
	macos: "unix",
	mac: "unix",
	darwin: "unix",
	posix: "unix",
	bash: "unix",
	sh: "unix",
	win: "windows",
	win32: "windows",
	powershell: "windows"
};
const entrypointKeyUnknown = manifestRule(["skill-manifest-v2", "router-manifest"], {
	id: "entrypoint-key-unknown",
	severity: "note",
	summary: "Operations have entrypoints for `unix` and `windows` only.",
	why: "Callers that go by the specification pass over every other key, so there the operation may have no entrypoint.",
	source: "Skill Manifest v2, \"entrypoints\": \"Keys: `unix` (Linux/macOS) and `windows`.\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Keys: `unix` (Linux/macOS) and `windows`.",
		fields: ["operations.*.entrypoints"]
	}],
	mend: "Add an entrypoint for `unix` or `windows`; the other one may stay as an extension.",
	fails: withOperation({ entrypoints: { agent: "Follow scripts/search.md" } }),
	passes: withOperation({ entrypoints: { unix: ["bash", "scripts/memory.sh"] } }),
	*check({ manifest }) {
		for (const { name, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
			const keys = new Set(entrypoints.map(({ key }) => key));
			for (const { key, keyAt } of entrypoints) {
				if (systems$1.includes(key) || isTypo(key, keys)) continue;
				const word = key.toLowerCase();
				const meant = Object.hasOwn(others$2, word) ? ` and look for "${others$2[word]}"` : "";
				yield {
					message: `Entrypoint ${quoted(key)} of operation ${quoted(name)} is neither "unix" nor "windows"; callers may pass over it${meant}.`,
					at: keyAt,
					about: `${name}\0${key}`
				};
			}
		}
	}
});
function isTypo(key, keys) {
	const meant = nearest(key, systems$1, key.length < 9 ? 1 : 2);
	if (meant === void 0 || keys.has(meant)) return false;
	return meant === "windows" || key.length < meant.length || letters(key) === letters(meant);
}
function letters(word) {
	return [...word.toLowerCase()].sort().join("");
}
// src/syntax/shell-words.ts
function shellWords(text) {
	const words = [];
	let [start, command, quote] = [
		-1,
		0,
		""
	];
	const close = (end) => {
		if (start >= 0) words.push({
			text: text.slice(start, end),
			start,
			command
		});
		start = -1;
	};
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		if (quote !== "") {
			if (sign === quote) quote = "";
			else if (sign === "\\" && quote === "\"") at++;
		} else if (/[\s;|&]/.test(sign)) {
			close(at);
			if (sign === "\n" || !/\s/.test(sign)) command++;
		} else {
			if (start < 0) start = at;
			if (sign === "\\") at++;
			else if (sign === "\"" || sign === "'" && !isApostrophe(text, at)) quote = sign;
		}
	}
	close(text.length);
	return words;
}
function isApostrophe(text, at) {
	return /^[a-z]'[a-z]$/i.test(text.slice(Math.max(0, at - 1), at + 2));
}
// src/syntax/braced-programs.ts
const languages = "[gmn]?awk|sed|jq|yq|mlr";
const interpreters = "perl|python[\\d.]*|ruby|php|node";
const fillers = "gh|xargs|parallel|curl";
const templates = ["helm|helmfile|ansible(?:-[a-z]+)?|salt|terraform|tofu|terragrunt|packer|vault|nomad", "goreleaser|hugo|gomplate|jinja2?|j2|mustache|handlebars|cookiecutter|copier|dbt|just"].join("|");
const braced = new RegExp(`\\b(?:${languages}|${interpreters}|${fillers})\\b`);
const language = new RegExp(`^(?:${languages})$`);
const templated = new RegExp(`(?:^|[\\s"'(/\`])(?:${templates})(?=\\s|$)`);
function hasBraces(text) {
	return braced.test(text);
}
function readsBraces(program) {
	const name = program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1);
	return language.test(name.toLowerCase().replace(/\.exe$/, ""));
}
const code$2 = /^(?:-[a-z]{0,2}[ce]|--?(?:command|eval|execute|expression|format|template))$/i;
function announcesCode(word) {
	return code$2.test(word);
}
const template = /^(?:--(?:format|template)=|-f=?['"]?\{\{|(?:-o=?|--output=)?["']?(?:go-template|template|jsonpath))/;
function templatesIn(text) {
	const words = shellWords(text);
	const programs = new Map();
	for (const word of words) {
		const known = programs.get(word.command) ?? false;
		programs.set(word.command, known || templated.test(word.text));
	}
	let at = 0;
	return (place) => {
		while ((words[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= place) at++;
		const word = words[at];
		if (!word) return false;
		return programs.get(word.command) === true || isTemplate(word, words[at - 1]);
	};
}
function isTemplate(word, before) {
	if (template.test(word.text)) return true;
	return before?.command === word.command && /^(?:-f|--(?:format|template))$/.test(before.text);
}
// src/rules/manifest/entrypoint-placeholder-unknown.ts
const entrypointPlaceholderUnknown = manifestRule("skill-manifest-v2", {
	id: "entrypoint-placeholder-unknown",
	severity: "error",
	summary: "Every `{name}` in a command is a parameter of the operation, or `{skill_dir}`.",
	why: "Agents put nothing in its place, so the script gets the braces instead of a value.",
	source: "Skill Manifest v2, \"entrypoints\": \"Use `{param_name}` placeholders — the Agent substitutes actual values before executing.\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Use `{param_name}` placeholders — the Agent substitutes actual values before executing.",
		fields: ["operations.*.entrypoints.unix.[]", "operations.*.entrypoints.windows.[]"]
	}, {
		document: "Skill Manifest v2",
		says: "Parameter definitions (can be empty `{}`)",
		fields: ["operations.*.input"]
	}],
	mend: "Declare the parameter under `input`, or write the placeholder as the parameter is called. Within a word, in code behind flags such as `-c` and for programs such as `jq`, braces count only where they hold nearly the name of a parameter.",
	fails: withOperation({
		input: { query: { type: "string" } },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"{qery}"
		] }
	}),
	passes: withOperation({
		input: { query: { type: "string" } },
		entrypoints: { unix: [
			"bash",
			"scripts/memory.sh",
			"{query}"
		] }
	}),
	*check({ manifest }) {
		for (const operation of operationsOf(manifest.dialect, manifest.root)) {
			if (!operation.inputs) continue;
			const names = operation.inputs.map(({ key }) => key);
			const declared = new Set([...builtIn, ...names]);
			for (const [system, words] of grouped(wordsOf$2([operation]), (word) => word.system)) for (const { found, meant, at } of unfilled(words, declared)) yield {
				message: `Placeholder ${quoted(`{${found}}`)} of operation ${quoted(operation.name)} names no parameter of it; ${others$1(meant, names)}.`,
				at,
				about: `${operation.name}\0${system}\0${found}`
			};
		}
	}
});
const most$12 = 50;
function* unfilled(words, declared) {
	const isLanguage = readsBraces(words[0]?.text ?? "");
	const near = (name, names) => names.size > most$12 ? void 0 : nearMiss(name, names);
	let unused;
	for (const { text, before, at } of words) {
		const isCode = isLanguage || announcesCode(before);
		for (const found of placeholdersIn(text)) {
			if (declared.has(found)) continue;
			if (isCode) unused ??= without$1(declared, words);
			const meant = near(found, isCode ? unused ?? declared : declared);
			const isWhole = text === `{${found}}`;
			if (meant !== void 0 || isWhole && !isCode) yield {
				found,
				meant,
				at
			};
		}
	}
}
function without$1(names, words) {
	const used = new Set(words.flatMap(({ text }) => placeholdersIn(text)));
	return new Set([...names].filter((name) => !used.has(name)));
}
function others$1(meant, names) {
	if (meant !== void 0) return `${quoted(`{${meant}}`)} does`;
	return names.length === 0 ? "it has none" : `it has ${listed(names)}`;
}
// src/syntax/argv.ts
const directory = /^(?:\{skill_dir\}|\.)[/\\]/;
const foreign$2 = /[\s{}$%*?<>|&;:,="'`()[\]~]/;
const longest$9 = 4096;
function pathIn(word) {
	if (word.length > longest$9 || !/[/\\]./.test(word) || /^[/\\-]|[/\\]$/.test(word)) return void 0;
	const path = word.replace(directory, "");
	return path === "" || foreign$2.test(path) ? void 0 : path.replaceAll("\\", "/");
}
const escapes$1 = {
	"\b": "\\b",
	"\f": "\\f",
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function unescaped(word) {
	if (word.length > longest$9 || !/[\b\f\n\r\t]/.test(word)) return void 0;
	const path = word.replace(/[\b\f\n\r\t]/g, (sign) => escapes$1[sign] ?? sign);
	return pathIn(path) === void 0 ? void 0 : path;
}
// src/rules/manifest/entrypoint-script-missing.ts
const entrypointScriptMissing = manifestRule(["skill-manifest-v2", "router-manifest"], {
	id: "entrypoint-script-missing",
	severity: "error",
	summary: "Every script that a command of an operation names is a file of the skill.",
	why: "The operation fails wherever it is called: the command runs in the directory of the skill and finds nothing.",
	source: "Skill Manifest v2, \"entrypoints\": \"The command runs with the skill directory as cwd.\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "The command runs with the skill directory as cwd.",
		fields: ["operations.*.entrypoints.unix.[]", "operations.*.entrypoints.windows.[]"]
	}],
	mend: "Commit the script, or write the path as it is within the skill; on Linux capitals count.",
	fails: withOperation({ entrypoints: { unix: ["bash", "scripts/search.sh"] } }),
	passes: withOperation({ entrypoints: { unix: ["bash", "scripts/memory.sh"] } }),
	*check({ manifest, skill, workspace }) {
		const words = wordsOf$2(operationsOf(manifest.dialect, manifest.root));
		const files = lazily(() => new Files(skill));
		for (const { operation, system, text, before, at } of words) {
			const where = `Entrypoint ${quoted(system)} of operation ${quoted(operation.name)}`;
			const about = `${operation.name}\0${system}\0${text}`;
			const meant = unescaped(text);
			if (meant !== void 0 && isScript(meant)) {
				yield {
					message: `${where} holds a control character where a path has a backslash; in JSON it is written ${quoted(meant.replaceAll("\\", "\\\\"))}.`,
					at,
					about
				};
				continue;
			}
			const path = pathIn(text);
			if (path === void 0) continue;
			const inside = resolve$1("", path);
			if (inside === void 0) {
				if (!isScript(path)) continue;
				const there = workspace.paths.has(resolve$1(skill.root, path) ?? "");
				yield {
					message: `${where} names ${quoted(text)}, which leads out of the skill through ".."; where the skill is installed alone, it is not there.`,
					at,
					about,
					severity: there ? "warning" : void 0
				};
			} else if (files().lacks(inside, system) && files().isMeant(inside, before)) yield {
				message: `${where} names ${quoted(text)}, which is no file of the skill.`,
				at,
				about
			};
		}
	}
});
const scripts = /\.(?:sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|rb|pl|php|lua|r|jl|go|exe|jar)$/i;
const outputs$1 = /^-{1,2}(?:o|out|output|dest|destination|log|save|write|target)(?:[-_]?\w+)?$/i;
function isScript(path) {
	return scripts.test(path);
}
var Files = class {
	#names = new Set();
	#folders = new Set();
	#folded = new Set();
	constructor({ files }) {
		for (const { name } of files) {
			this.#names.add(name);
			this.#folded.add(name.toLowerCase());
			for (let at = folderOf(name); at !== "" && !this.#folders.has(at); at = folderOf(at)) this.#folders.add(at);
		}
	}
	lacks(path, system) {
		if (path === "" || this.#folders.has(path) || this.#names.has(path)) return false;
		if (system === "windows" && this.#folded.has(path.toLowerCase())) return false;
		for (let at = folderOf(path); at !== ""; at = folderOf(at)) {
			if (this.#names.has(at)) return false;
			if (installed.has(at)) return false;
		}
		return true;
	}
	isMeant(path, before) {
		if (isScript(path)) return true;
		return this.#folders.has(path.split("/", 1)[0] ?? "") && !outputs$1.test(before);
	}
};
const installed = new Set([
	"node_modules",
	".venv",
	"venv",
	"env"
]);
function lazily(make) {
	let made;
	return () => made ??= make();
}
// src/rules/manifest/entrypoint-shape.ts
const systems = ["unix", "windows"];
const entrypointShape = manifestRule(["skill-manifest-v2", "router-manifest"], {
	id: "entrypoint-shape",
	severity: "error",
	summary: "The entrypoints `unix` and `windows` are lists of texts: the program, then its arguments.",
	why: "Agents run the list without a shell; what is no list of texts cannot be run.",
	source: "Skill Manifest v2, \"entrypoints\": \"Value: argv array.\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Value: argv array.",
		fields: ["operations.*.entrypoints.unix", "operations.*.entrypoints.windows"]
	}, {
		document: "Skill Manifest v2",
		says: "OS-specific command arrays",
		fields: ["operations.*.entrypoints.unix.[]", "operations.*.entrypoints.windows.[]"]
	}],
	mend: "Write the program and each of its arguments as a text of its own: `[\"bash\", \"scripts/search.sh\", \"{query}\"]`.",
	fails: withOperation({ entrypoints: { unix: "bash scripts/memory.sh" } }),
	passes: withOperation({ entrypoints: { unix: ["bash", "scripts/memory.sh"] } }),
	*check({ manifest }) {
		for (const { name, entrypoints } of operationsOf(manifest.dialect, manifest.root)) for (const { key, value } of entrypoints) {
			const where = `Entrypoint ${quoted(key)} of operation ${quoted(name)}`;
			for (const { words, at } of faults$1(key, value)) yield {
				message: `${where} ${words}`,
				at,
				about: `${name}\0${key}\0${words}`
			};
		}
	}
});
function* faults$1(system, value) {
	const { at } = value;
	const known = systems.includes(system);
	if (value.kind !== "list") {
		if (!known && text$2(value)?.trim()) return;
		yield {
			words: `is ${text$2(value)?.trim() === "" ? "blank" : seen(value)}, where ${`a list of texts${known ? " such as [\"bash\", \"scripts/run.sh\"]" : " or a text"}`} belongs.`,
			at
		};
		return;
	}
	const [program, ...rest] = items(value);
	if (!program) yield {
		words: "is an empty list, so there is nothing to run.",
		at
	};
	else if (text$2(program)?.trim() === "") yield {
		words: "begins with a blank text, where the program belongs.",
		at: program.at
	};
	for (const word of program ? [program, ...rest] : []) {
		if (text$2(word) !== void 0) continue;
		yield {
			words: `holds ${seen(word)}, where only texts belong.`,
			at: word.at
		};
	}
}
// src/rules/repeated.ts
function* repeated$1(entries, word, identity = ({ name }) => [name]) {
	const first = new Map();
	for (const entry of entries) {
		const key = identity(entry).join("\0");
		const earlier = first.get(key);
		first.set(key, earlier ?? entry);
		if (!earlier) continue;
		const line = earlier.at.range?.start.line;
		const stated = `${word} ${quoted(entry.name)} is declared again`;
		yield {
			message: `${stated}; its first declaration is on line ${line}.`,
			at: entry.at,
			about: key,
			stated
		};
	}
}
// src/rules/manifest/env-duplicate.ts
const envDuplicate = manifestRule("manifest-v1", {
	id: "env-duplicate",
	severity: "error",
	summary: "Every environment variable is declared once, either required or optional.",
	why: "Whether the skill fails without the variable depends on which declaration a runtime reads.",
	source: "ADR-002, \"env\"",
	fails: withManifest(`
env:
  required:
    - name: PROJECT
  optional:
    - name: PROJECT
`),
	passes: withManifest(`
env:
  optional:
    - name: PROJECT
`),
	check({ manifest }) {
		return repeated$1(variablesOf(manifest.root), "Environment variable");
	}
});
// src/rules/manifest/export-missing.ts
const document$3 = "skill.toml contract";
const required$1 = ["init", "shutdown"];
const module$1 = "-- skills/deploy/bin/deploy.wasm --\n(module)";
const exportMissing = manifestRule("skill-toml", {
	id: "export-missing",
	severity: "note",
	summary: "A list of exported functions names `init` and `shutdown`.",
	why: "Caro calls both in every module, so a list without them leaves out a part of the interface. The list of the example in the contract does the same, hence a note.",
	source: "skill.toml contract, \"WASM Interface\": \"Required exports\"",
	enforces: [{
		document: document$3,
		says: "Modules must export functions matching the skill contract",
		fields: ["executable.exports"]
	}, {
		document: document$3,
		says: "Required exports",
		fields: ["executable.exports"]
	}],
	fails: withToml("[executable]\nmodule = \"bin/deploy.wasm\"\nexports = [\"init\"]", module$1),
	passes: withToml("[executable]\nmodule = \"bin/deploy.wasm\"\nexports = [\"init\", \"shutdown\"]", module$1),
	*check({ manifest: { root } }) {
		const list = get(get(root, "executable"), "exports");
		if (!list || items(list).length === 0) return;
		const names = items(list).map(text$2);
		if (names.includes(void 0)) return;
		const missing = required$1.filter((name) => !names.includes(name));
		if (missing.length === 0) return;
		yield {
			message: `The exports lack ${missing.map((name) => `"${name}"`).join(" and ")}, which every module has.`,
			at: list.at,
			about: missing.join(" ")
		};
	}
});
// src/rules/manifest/id-directory.ts
const idDirectory = manifestRule(["skill-manifest-v2", "router-manifest"], {
	id: "id-directory",
	severity: "error",
	summary: "The id of a manifest block is the name of the directory the skill lies in.",
	why: "Routers find the scripts of a skill in the directory its id names.",
	source: "Skill Manifest v2, \"Top-Level\": \"Matches the skill directory name\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Matches the skill directory name",
		fields: ["id"]
	}],
	mend: "Give the directory and the id one name. A rename of the id breaks callers: it asks for a major step.",
	fails: withFields({ id: "memories" }),
	passes: withFields({ id: "memory" }),
	*check({ manifest, skill }) {
		const value = get(manifest.root, "id");
		const id = text$2(value);
		if (!value || !id?.trim() || skill.root === "" || isArchived(skill)) return;
		const directory = nameOf$2(skill.root);
		if (directory.normalize("NFC") === id.normalize("NFC")) return;
		yield {
			message: `Id ${quoted(id)} is not the name of the skill's directory, ${quoted(directory)}; routers look for the skill there.`,
			at: value.at,
			about: `${id}\0${directory}`
		};
	}
});
// src/model/canonical.ts
function canonical(value) {
	return JSON.stringify(value, (_key, inner) => inner !== null && typeof inner === "object" && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a < b ? -1 : 1)) : inner);
}
// src/contract/pattern/chars.ts
const last = 1114111;
const everything$1 = [{
	from: 0,
	to: 55295
}, {
	from: 57344,
	to: last
}];
function union$1(...spans) {
	const joined = [];
	for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
		const open = joined.at(-1);
		if (open && from <= open.to + 1) open.to = Math.max(open.to, to);
		else joined.push({
			from,
			to
		});
	}
	return joined.flatMap(withoutSurrogates);
}
function withoutSurrogates({ from, to }) {
	return everything$1.map((part) => ({
		from: Math.max(from, part.from),
		to: Math.min(to, part.to)
	})).filter((part) => part.from <= part.to);
}
function complement(chars) {
	const gaps = [];
	let next = 0;
	for (const { from, to } of chars) {
		if (next < from) gaps.push({
			from: next,
			to: from - 1
		});
		next = to + 1;
	}
	if (next <= last) gaps.push({
		from: next,
		to: last
	});
	return union$1(...gaps);
}
function holds(chars, code) {
	let low = 0;
	let high = chars.length - 1;
	while (low <= high) {
		const middle = low + high >> 1;
		const span = chars[middle];
		if (!span) return false;
		if (code < span.from) high = middle - 1;
		else if (code > span.to) low = middle + 1;
		else return true;
	}
	return false;
}
function of(...codes) {
	return union$1(...codes.map((code) => typeof code === "number" ? {
		from: code,
		to: code
	} : {
		from: code[0],
		to: code[1]
	}));
}
const digits = of([48, 57]);
const word$1 = of([48, 57], [65, 90], 95, [97, 122]);
const space = of(...[
	[9, 13],
	32,
	160,
	5760,
	[8192, 8202]
], ...[
	8232,
	8233,
	8239,
	8287,
	12288,
	65279
]);
const dot = complement(of(10, 13, 8232, 8233));
// src/contract/pattern/escape.ts
const classes = {
	d: digits,
	D: complement(digits),
	w: word$1,
	W: complement(word$1),
	s: space,
	S: complement(space)
};
const controls = {
	t: 9,
	n: 10,
	v: 11,
	f: 12,
	r: 13
};
function readEscape(text, at, inClass) {
	const letter = text[at] ?? "";
	const rest = text.slice(at, at + 16);
	const named = classes[letter];
	if (named) return {
		chars: named,
		end: at + 1
	};
	const control = letter === "b" && inClass ? 8 : controls[letter];
	if (control !== void 0) return code$1(control, at + 1);
	if (/^c[A-Za-z]/.test(rest)) return code$1((rest.codePointAt(1) ?? 0) % 32, at + 2);
	if (/^0(?!\d)/.test(rest)) return code$1(0, at + 1);
	if (/^\d/.test(rest)) return unsupported(`refers back to a group (\\${letter})`);
	if (letter === "k") return unsupported("refers back to a group (\\k)");
	if (letter === "p" || letter === "P") return unsupported(`names a Unicode property (\\${letter})`);
	return letter === "x" || letter === "u" ? hex(rest, at) : identity(letter, at);
}
function hex(rest, at) {
	const pair = /^u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})/i.exec(rest);
	if (pair) {
		const high = Number.parseInt(pair[1] ?? "", 16) - 55296;
		const low = Number.parseInt(pair[2] ?? "", 16) - 56320;
		return code$1(65536 + high * 1024 + low, at + pair[0].length);
	}
	const match = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,8})\})/i.exec(rest);
	const value = Number.parseInt(match?.[1] ?? match?.[2] ?? match?.[3] ?? "", 16);
	if (!match || value > 1114111) return invalid(`has an escape "\\${rest[0]}" without its digits`);
	if (value >= 55296 && value <= 57343) return unsupported("holds half a surrogate pair");
	return code$1(value, at + match[0].length);
}
function identity(letter, at) {
	if (letter === "") return invalid("ends with a backslash");
	if (!/^[!-/:-@[-`{-~ ]$/.test(letter)) return invalid(`has an escape "\\${letter}" that ECMA-262 does not know`);
	return code$1(letter.charCodeAt(0), at + 1);
}
function code$1(value, end) {
	return {
		chars: [{
			from: value,
			to: value
		}],
		end
	};
}
function invalid(reason) {
	return {
		kind: "invalid",
		reason
	};
}
function unsupported(reason) {
	return {
		kind: "unsupported",
		reason
	};
}
// src/contract/pattern/parse.ts
const maximumLength$1 = 2e3;
const maximumDepth$1 = 100;
const maximumRepeat = 1e3;
function parsePattern(text) {
	if (text.length > maximumLength$1) return {
		kind: "unsupported",
		reason: `is longer than ${maximumLength$1} characters`
	};
	if (/\p{Surrogate}/u.test(text)) return {
		kind: "unsupported",
		reason: "holds half a surrogate pair"
	};
	const parser = new Parser(text);
	const regex = parser.choice(0);
	if (parser.fault) return parser.fault;
	return parser.done ? regex : {
		kind: "invalid",
		reason: "has a \")\" that nothing opens"
	};
}
function isFault(read) {
	return "kind" in read;
}
const empty = {
	type: "sequence",
	parts: []
};
const places$1 = {
	"^": "start",
	$: "end"
};
const escapedPlaces = {
	"\\b": "boundary",
	"\\B": "inside"
};
var Parser = class {
	fault = null;
	#text;
	#at = 0;
	constructor(text) {
		this.#text = text;
	}
	get done() {
		return this.#at >= this.#text.length;
	}
	choice(depth) {
		if (depth > maximumDepth$1) return this.#fail("unsupported", "is nested too deeply");
		const options = [this.#sequence(depth)];
		while (!this.fault && this.#skip("|")) options.push(this.#sequence(depth));
		return options.length === 1 ? options[0] ?? empty : {
			type: "choice",
			options
		};
	}
	#sequence(depth) {
		const parts = [];
		while (!this.fault && !this.done && !this.#sees("|") && !this.#sees(")")) parts.push(this.#term(depth));
		return {
			type: "sequence",
			parts
		};
	}
	#term(depth) {
		const where = places$1[this.#text[this.#at] ?? ""] ?? escapedPlaces[this.#text.slice(this.#at, this.#at + 2)];
		if (where) {
			this.#at += where === "start" || where === "end" ? 1 : 2;
			return {
				type: "place",
				where
			};
		}
		return this.#repeated(this.#atom(depth));
	}
	#atom(depth) {
		if (this.#skip(".")) return {
			type: "one",
			of: dot
		};
		if (this.#skip("(")) return this.#group(depth);
		if (this.#skip("[")) return {
			type: "one",
			of: this.#class()
		};
		if (this.#sees("\\")) return {
			type: "one",
			of: this.#escape(false)
		};
		if (/^[*+?]/.test(this.#text[this.#at] ?? "") || this.#bounds()) return this.#fail("invalid", `has a "${this.#text[this.#at]}" with nothing to repeat`);
		return {
			type: "one",
			of: this.#character()
		};
	}
	#group(depth) {
		if (this.#skip("?") && !this.#skip(":")) {
			const name = /^<[\p{L}_$][\p{L}\p{N}_$]*>/u.exec(this.#text.slice(this.#at))?.[0];
			if (!name) return /^<?[=!]/.test(this.#text.slice(this.#at)) ? this.#fail("unsupported", "looks ahead or behind") : this.#fail("invalid", "has a \"(?\" that begins no known group");
			this.#at += name.length;
		}
		const inner = this.choice(depth + 1);
		if (!this.fault && !this.#skip(")")) return this.#fail("invalid", "has a \"(\" that is not closed");
		return inner;
	}
	#repeated(part) {
		const bounds = this.#bounds();
		if (this.fault || !bounds) return part;
		this.#at += bounds.length;
		this.#skip("?");
		const { min, max } = bounds;
		if (min > maximumRepeat || max > maximumRepeat && max !== Number.POSITIVE_INFINITY) return this.#fail("unsupported", `repeats more than ${maximumRepeat} times`);
		if (min > max) return this.#fail("invalid", `repeats at least ${min} and at most ${max} times`);
		if (this.#bounds()) return this.#fail("invalid", "has a repetition of a repetition");
		return {
			type: "repeat",
			part,
			min,
			max
		};
	}
	#bounds() {
		const sign = this.#text[this.#at];
		if (sign === "*") return {
			min: 0,
			max: Number.POSITIVE_INFINITY,
			length: 1
		};
		if (sign === "+") return {
			min: 1,
			max: Number.POSITIVE_INFINITY,
			length: 1
		};
		if (sign === "?") return {
			min: 0,
			max: 1,
			length: 1
		};
		if (sign !== "{") return null;
		const match = /^\{(\d+)(,?)(\d*)\}/.exec(this.#text.slice(this.#at, this.#at + 32));
		if (!match || match[2] === "" && match[3] !== "") return null;
		const min = Number(match[1]);
		const open = match[3] === "" ? Number.POSITIVE_INFINITY : Number(match[3]);
		return {
			min,
			max: match[2] === "" ? min : open,
			length: match[0].length
		};
	}
	#class() {
		const negated = this.#skip("^");
		const spans = [];
		while (!this.#skip("]")) {
			if (this.done) this.#fail("invalid", "has a \"[\" that is not closed");
			if (this.fault) return [];
			spans.push(...this.#member());
		}
		const chars = union$1(...spans);
		return negated ? complement(chars) : chars;
	}
	#member() {
		const from = this.#classAtom();
		const first = only(from);
		if (!this.#sees("-") || this.#text[this.#at + 1] === "]" || first === null) return from;
		this.#skip("-");
		if (this.done) return from;
		const to = this.#classAtom();
		const second = only(to);
		if (second === null) return union$1(...from, {
			from: 45,
			to: 45
		}, ...to);
		if (first <= second) return [{
			from: first,
			to: second
		}];
		this.#fail("invalid", "has a range in \"[...]\" that runs backwards");
		return [];
	}
	#classAtom() {
		return this.#sees("\\") ? this.#escape(true) : this.#character();
	}
	#escape(inClass) {
		const read = readEscape(this.#text, this.#at + 1, inClass);
		if ("kind" in read) {
			this.fault ??= read;
			return everything$1;
		}
		this.#at = read.end;
		return read.chars;
	}
	#character() {
		const code = this.#text.codePointAt(this.#at) ?? 0;
		this.#at += code > 65535 ? 2 : 1;
		return [{
			from: code,
			to: code
		}];
	}
	#sees(character) {
		return this.#text[this.#at] === character;
	}
	#skip(character) {
		const there = this.#sees(character);
		if (there) this.#at++;
		return there;
	}
	#fail(kind, reason) {
		this.fault ??= {
			kind,
			reason
		};
		return empty;
	}
};
function only(chars) {
	const span = chars[0];
	return chars.length === 1 && span && span.from === span.to ? span.from : null;
}
// src/contract/pattern/regex.ts
const nothing = {
	type: "one",
	of: []
};
const anything = {
	type: "sequence",
	parts: []
};
function literals(texts) {
	return {
		type: "sequence",
		parts: [
			{
				type: "place",
				where: "start"
			},
			{
				type: "choice",
				options: [...texts].map(literal)
			},
			{
				type: "place",
				where: "end"
			}
		]
	};
}
function literal(text) {
	return {
		type: "sequence",
		parts: [...text].map((character) => single$1(character))
	};
}
function single$1(character) {
	const code = character.codePointAt(0) ?? 0;
	return {
		type: "one",
		of: [{
			from: code,
			to: code
		}]
	};
}
function toRe2(regex) {
	switch (regex.type) {
		case "one": return charsToRe2(regex.of);
		case "sequence": return regex.parts.map(toRe2).join("");
		case "choice": return `(?:${regex.options.map(toRe2).join("|")})`;
		case "repeat": {
			const max = regex.max === Number.POSITIVE_INFINITY ? "" : String(regex.max);
			return `(?:${toRe2(regex.part)}){${regex.min},${max}}`;
		}
		case "place": return placeToRe2[regex.where];
	}
}
const placeToRe2 = {
	start: "\\A",
	end: "\\z",
	boundary: "\\b",
	inside: "\\B"
};
function charsToRe2(chars) {
	if (chars.length === 0) return "[^\\x{0}-\\x{10ffff}]";
	const hex = (code) => `\\x{${code.toString(16)}}`;
	return `[${chars.map(({ from, to }) => `${hex(from)}-${hex(to)}`).join("")}]`;
}
// src/contract/pattern/pattern.ts
const maximumText = 65536;
function readPattern(source) {
	const read = parsePattern(source);
	if (isFault(read)) return {
		source,
		regex: null,
		fault: read,
		test: () => null
	};
	let compiled;
	return {
		source,
		regex: read,
		fault: null,
		test: (text) => {
			if (text.length > maximumText || /\p{Surrogate}/u.test(text)) return null;
			compiled = compiled === void 0 ? compile(read) : compiled;
			return compiled ? compiled.test(text) : null;
		}
	};
}
function compile(regex) {
	try {
		return (0, import_packages.patternPackage)().RE2JS.compile(toRe2(regex));
	} catch {
		return null;
	}
}
// src/contract/schema.ts
const kinds$1 = [
	"string",
	"number",
	"boolean",
	"array",
	"object",
	"null"
];
const known$6 = new Set([
	"type",
	"pattern",
	"minimum",
	"maximum",
	"items",
	"properties",
	"enum"
]);
const annotations = new Set([
	"default",
	"description",
	"title"
]);
const maximumDepth = 64;
const maximumNodes = 2e4;
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
const top$1 = {
	source: {},
	admits: new Set(kinds$1),
	integersOnly: false,
	minimum: Number.NEGATIVE_INFINITY,
	maximum: Number.POSITIVE_INFINITY,
	pattern: null,
	items: null,
	properties: new Map(),
	members: null,
	opaque: new Map()
};
const bottom = {
	...top$1,
	source: false,
	admits: new Set()
};
function readSchema(source) {
	return read$1(source, 0, { count: 0 });
}
function read$1(source, depth, nodes) {
	if (source === true) return top$1;
	if (source === false) return bottom;
	if (!isObject(source)) return unread$1(source, "schema");
	if (Object.hasOwn(source, "$ref")) return unread$1(source, "$ref");
	if (++nodes.count > maximumNodes || depth > maximumDepth) return unread$1(source, "size");
	const { judged, opaque } = sorted$1(source);
	const pattern = judged.get("pattern");
	const items = judged.get("items");
	const properties = Object.entries(judged.get("properties") ?? {});
	return {
		source,
		...readTypes(judged.get("type")),
		minimum: numberOr(judged.get("minimum"), top$1.minimum),
		maximum: numberOr(judged.get("maximum"), top$1.maximum),
		pattern: typeof pattern === "string" ? readPattern(pattern) : null,
		items: items === void 0 ? null : read$1(items, depth + 1, nodes),
		properties: new Map(properties.map(([name, inner]) => [name, read$1(inner, depth + 1, nodes)])),
		members: readMembers(judged.get("enum")),
		opaque
	};
}
function unread$1(source, keyword) {
	return {
		...top$1,
		source,
		opaque: new Map([[keyword, ""]])
	};
}
function sorted$1(source) {
	const judged = new Map();
	const opaque = new Map();
	for (const [keyword, value] of Object.entries(source)) if (known$6.has(keyword) && isWellFormed(keyword, value)) judged.set(keyword, value);
	else if (!annotations.has(keyword)) opaque.set(keyword, canonical(value));
	return {
		judged,
		opaque
	};
}
function isWellFormed(keyword, value) {
	switch (keyword) {
		case "type": return [value].flat().every((type) => type === "integer" || isKind(type));
		case "pattern": return typeof value === "string";
		case "minimum":
		case "maximum": return typeof value === "number";
		case "enum": return Array.isArray(value);
		default: return isObject(value) || keyword === "items" && typeof value === "boolean";
	}
}
function isKind(type) {
	return kinds$1.some((kind) => kind === type);
}
function readTypes(value) {
	if (value === void 0) return {
		admits: new Set(kinds$1),
		integersOnly: false
	};
	const types = [value].flat();
	const admits = types.filter(isKind);
	const integersOnly = types.includes("integer") && !types.includes("number");
	return {
		admits: new Set(integersOnly ? [...admits, "number"] : admits),
		integersOnly
	};
}
function readMembers(value) {
	if (!Array.isArray(value)) return null;
	const values = value;
	return {
		values,
		texts: new Set(values.map(canonical))
	};
}
function numberOr(value, otherwise) {
	return typeof value === "number" ? value : otherwise;
}
// src/contract/evaluate.ts
function accepts(schema, value) {
	return admits(readSchema(schema), value);
}
function admits(schema, value) {
	const { members } = schema;
	const kind = kindOf$1(value);
	if (!schema.admits.has(kind)) return false;
	if (members && !members.texts.has(canonical(value))) return false;
	const inner = admitsWithin(schema, value);
	return inner === true && schema.opaque.size > 0 ? null : inner;
}
function admitsWithin(schema, value) {
	if (typeof value === "number") {
		if (schema.integersOnly && !Number.isInteger(value)) return false;
		return value >= schema.minimum && value <= schema.maximum;
	}
	if (typeof value === "string") return schema.pattern ? schema.pattern.test(value) : true;
	if (Array.isArray(value)) {
		const { items } = schema;
		return items ? all$1(value, (item) => admits(items, item)) : true;
	}
	if (!isObject(value)) return true;
	return all$1(schema.properties, ([name, property]) => Object.hasOwn(value, name) ? admits(property, value[name] ?? null) : true);
}
function all$1(values, test) {
	let result = true;
	for (const value of values) {
		const one = test(value);
		if (one === false) return false;
		if (one === null) result = null;
	}
	return result;
}
function kindOf$1(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	const type = typeof value;
	return type === "boolean" || type === "number" || type === "string" ? type : "object";
}
// src/rules/refused-by.ts
function refusedBy(schema, value, secret) {
	const found = (isObject(schema) ? Object.entries(schema) : []).find(([key, inner]) => accepts({ [key]: inner }, value) === false);
	if (!found) return "";
	const [key, inner] = found;
	return secret ? ` (${key})` : ` (${key}: ${seenJson(inner)})`;
}
// src/rules/manifest/input-default-invalid.ts
const inputDefaultInvalid = manifestRule("manifest-v1", {
	id: "input-default-invalid",
	severity: "error",
	summary: "The default of an input is a value its own schema allows.",
	why: "Every caller who leaves the input out gets a value that the skill itself refuses.",
	source: "ADR-002, \"Validation Rules\", step 4: \"Validate input schemas using JSON Schema\"",
	fails: withManifest(`
inputs:
  optional:
    - name: count
      schema:
        type: integer
        default: "ten"
`),
	passes: withManifest(`
inputs:
  optional:
    - name: count
      schema:
        type: integer
        default: 10
`),
	*check({ manifest }) {
		for (const input of inputsOf(manifest.root)) {
			const schema = get(input.value, "schema");
			if (!schema) continue;
			const parts = [...subschemas(schema)];
			if (parts.some((part) => schemaFaults(part).length > 0)) continue;
			for (const found of defaultsOf(input)) yield* judge$1(input, schema, "", found);
			for (const { value, path } of parts.filter((part) => part.path !== "")) {
				const field = fields$1(value).find(({ key }) => key === "default");
				if (field) yield* judge$1(input, value, path, field);
			}
		}
	}
});
function* judge$1(input, schema, path, found) {
	const value = plain$1(found.value);
	if (accepts(plain$1(schema), value) !== false) return;
	const secret = isMarked(input);
	const where = path === "" ? "" : ` at ${quoted(path)}`;
	const message = `The default ${secret ? "" : `${seenJson(value)} `}of input ${quoted(input.name)}${where} does not fit its schema${refusedBy(plain$1(schema), value, secret)}.`;
	const about = `${input.name}\0${path}`;
	const hidden = secret ? {
		after: value,
		sensitive: "default"
	} : {};
	yield {
		message,
		at: found.value.at,
		about,
		value,
		...hidden
	};
}
// src/rules/manifest/input-duplicate.ts
const inputDuplicate = manifestRule("manifest-v1", {
	id: "input-duplicate",
	severity: "error",
	summary: "Every input is declared once, either required or optional.",
	why: "A runtime that reads the other declaration asks callers for other values than they pass.",
	source: "ADR-002, \"inputs\"",
	fails: withManifest(`
inputs:
  required:
    - name: topic
  optional:
    - name: topic
`),
	passes: withManifest(`
inputs:
  required:
    - name: topic
`),
	check({ manifest }) {
		return repeated$1(inputsOf(manifest.root), "Input");
	}
});
// src/rules/manifest/input-pattern-invalid.ts
const inputPatternInvalid = manifestRule("manifest-v1", {
	id: "input-pattern-invalid",
	severity: "error",
	summary: "The `pattern` of an input is a regular expression.",
	why: "A runtime that compiles the pattern to check a value stops with an error.",
	source: "ADR-002, \"JSON Schema Subset Supported\": \"`pattern`: regex for string validation\"",
	fails: withManifest(`
inputs:
  required:
    - name: day
      schema:
        type: string
        pattern: "^[0-9{4}$"
`),
	passes: withManifest(`
inputs:
  required:
    - name: day
      schema:
        type: string
        pattern: "^[0-9]{4}$"
`),
	*check({ manifest }) {
		for (const { input, value } of schemasOf(manifest.root)) {
			const pattern = get(value, "pattern");
			const written = text$2(pattern);
			if (!pattern || written === void 0 || isEcmaScript(written)) continue;
			const reason = refusal(written);
			if (reason === null) continue;
			yield {
				message: `Pattern ${quoted(written)} of input ${quoted(input.name)} is no regular expression${reason}.`,
				at: pattern.at,
				about: `${input.name}\0${written}`
			};
		}
	}
});
function isEcmaScript(pattern) {
	return ["u", ""].some((flags) => {
		try {
			new RegExp(pattern, flags);
			return true;
		} catch {
			return false;
		}
	});
}
const longest$8 = 1e3;
function refusal(pattern) {
	if (pattern.length > longest$8) return "";
	try {
		(0, import_packages.patternPackage)().RE2JS.compile(pattern);
		return null;
	} catch (error) {
		const words = error instanceof Error ? /^error parsing regexp: ([^:`]+)/.exec(error.message) : null;
		return words?.[1] === void 0 ? "" : ` (${words[1].trim()})`;
	}
}
// src/rules/manifest/input-schema-invalid.ts
const inputSchemaInvalid = manifestRule("manifest-v1", {
	id: "input-schema-invalid",
	severity: "error",
	summary: "The schema of an input is a JSON Schema that some value fits.",
	why: "A validator that is given the schema stops with an error, or refuses every caller.",
	source: "ADR-002, \"JSON Schema Subset Supported\"; \"Validation Rules\", step 4",
	fails: withManifest(`
inputs:
  required:
    - name: count
      schema:
        type: int
`),
	passes: withManifest(`
inputs:
  required:
    - name: count
      schema:
        type: integer
`),
	*check({ manifest }) {
		for (const schema of schemasOf(manifest.root)) {
			const faults = schemaFaults(schema);
			const drafts = faults.length > 0 ? faults : unfulfillable(schema);
			for (const fault of drafts) yield draftOf$2(schema, fault);
		}
	}
});
function draftOf$2({ input }, { path, words, at }) {
	const name = quoted(input.name);
	return {
		message: path === "" ? `The schema of input ${name} ${words}.` : `In the schema of input ${name}, ${quoted(path)} ${words}.`,
		at,
		about: `${input.name}\0${path}`
	};
}
function unfulfillable({ value, path }) {
	const list = get(value, "enum");
	if (!list || value.kind !== "table") return [];
	const rest = plainWithout(value, "enum");
	if (items(list).some((one) => accepts(rest, plain$1(one)) !== false)) return [];
	return [{
		path: path === "" ? "enum" : `${path}.enum`,
		words: "lists only values that its other keywords refuse",
		at: list.at
	}];
}
function plainWithout(table, key) {
	const { [key]: _, ...rest } = plain$1(table);
	return rest;
}
// src/rules/manifest/input-schema-keyword.ts
const inputSchemaKeyword = manifestRule("manifest-v1", {
	id: "input-schema-keyword",
	severity: "warning",
	summary: "The schema of an input keeps to the keywords ADR-002 names.",
	why: "A runtime that knows only those keywords lets values pass that the schema means to refuse.",
	source: "ADR-002, \"JSON Schema Subset Supported\"",
	fails: withManifest(`
inputs:
  required:
    - name: site
      schema:
        type: string
        format: uri
`),
	passes: withManifest(`
inputs:
  required:
    - name: site
      schema:
        type: string
        pattern: "^https://"
`),
	*check({ manifest }) {
		for (const schema of schemasOf(manifest.root)) for (const { path, words, at } of foreignKeywords(schema)) yield {
			message: `In the schema of input ${quoted(schema.input.name)}, ${quoted(path)} ${words}.`,
			at,
			about: `${schema.input.name}\0${path}`
		};
	}
});
// src/syntax/path-template.ts
const tokenForm$1 = /\{\{[^{}]*\}\}|\{[^{}]*\}|\[[^\]]*\]|\*\*\/?|[\s\S]/gu;
const longest$7 = 200;
function overlap$1(a, b) {
	if (a === b || a.length > longest$7 || b.length > longest$7) return true;
	const left = tokens$1(a);
	const right = tokens$1(b);
	let above = [];
	for (let i = 0; i <= left.length; i++) {
		const row = [];
		for (let j = 0; j <= right.length; j++) {
			const [x, y] = [left[i - 1], right[j - 1]];
			const one = above[j - 1] === true && x && y && !x.many && !y.many && meet(x, y);
			const down = above[j] === true && x && (x.many || absorbs(right[j], x));
			const along = row[j - 1] === true && y && (y.many || absorbs(left[i], y));
			row.push(i === 0 && j === 0 || Boolean(one || down || along));
		}
		above = row;
	}
	return above[right.length] === true;
}
function tokens$1(pattern) {
	return (pattern.replace(/^\.\//, "").match(tokenForm$1) ?? []).map((text) => {
		if (text === "*") return {
			character: null,
			many: true,
			slash: false
		};
		if (text === "?") return {
			character: null,
			many: false,
			slash: false
		};
		if (text.length > 1 && text.startsWith("[")) return {
			character: null,
			many: false,
			slash: false
		};
		const wild = text.startsWith("**") || text.length > 1 && text.startsWith("{");
		return {
			character: wild ? null : text,
			many: wild,
			slash: wild
		};
	});
}
function absorbs(stand, token) {
	return stand?.many === true && meet(stand, token);
}
function meet(a, b) {
	if (a.character !== null && b.character !== null) return a.character === b.character;
	return (a.character ?? b.character) !== "/" || (a.character === null ? a : b).slash;
}
// src/syntax/v1-paths.ts
const most$11 = 2e5;
const longest$6 = 200;
const defaultTexts = oncePer((root) => {
	const texts = new Map();
	const known = new Set();
	for (const input of inputsOf(root)) {
		if (known.has(input.name)) continue;
		known.add(input.name);
		const value = defaultsOf(input)[0]?.value;
		const text = value && !isSensitive(input) ? textOf$1(value) : void 0;
		if (text !== void 0 && text.length <= longest$6) texts.set(input.name, text);
	}
	return texts;
});
function textOf$1(value) {
	return value.kind === "string" ? String(value.value) : source(value);
}
const matchOutputs = oncePer((root) => {
	const outputs = outputsOf$1(root);
	const globs = interfaceOf(root, "outputs") ?? [];
	const found = new Map(outputs.map(({ pointer }) => [pointer, []]));
	const byName = new Map(outputs.map((output) => [output.name, output]));
	const other = [];
	for (const glob of globs) {
		const same = byName.get(glob.name);
		if (same) found.get(same.pointer)?.push(glob);
		else other.push(glob);
	}
	const values = defaultTexts(root);
	const effective = outputs.map(({ name }) => fillIn(name, values));
	const compared = size(effective) * size(other.map(({ name }) => name)) <= most$11;
	const met = new Set();
	for (const [index, { pointer }] of compared ? outputs.entries() : []) for (const glob of other.filter(({ name }) => overlap$1(name, effective[index] ?? ""))) {
		found.get(pointer)?.push(glob);
		met.add(glob);
	}
	return {
		onlyInterface: other.filter((glob) => !met.has(glob)),
		onlyManifest: outputs.filter(({ pointer }) => found.get(pointer)?.length === 0),
		globs: found,
		compared
	};
});
function size(patterns) {
	return patterns.reduce((sum, pattern) => sum + pattern.length + 1, 0);
}
const pathsOf$1 = oncePer((root) => {
	const values = defaultTexts(root);
	const files = filesOf$2(root).map((entry) => ({
		...entry,
		what: "Precondition",
		base: baseOf(entry, "skill_root"),
		effective: entry.name
	}));
	const outputs = [...outputsOf$1(root), ...interfaceOf(root, "outputs") ?? []].map((entry) => ({
		...entry,
		what: "Output",
		base: baseOf(entry, "repo_root"),
		effective: fillIn(entry.name, values)
	}));
	return [...files, ...outputs];
});
function isAbsolute$2(path) {
	return /^(?:[/~\\]|[A-Za-z]:[/\\])/.test(path);
}
// src/rules/manifest/interface-disagrees.ts
const interfaceDisagrees = manifestRule("manifest-v1", {
	id: "interface-disagrees",
	severity: "error",
	summary: "The `interface` block and the rest of the manifest name the same things.",
	why: "Callers rely on the interface and runtimes on the manifest; one of them is told something wrong.",
	source: "ADR-003, \"Interface Contracts\"; its lists against ADR-002 \"inputs\", \"outputs\" and \"env\"",
	fails: withManifest(`
inputs:
  required:
    - name: session_date
interface:
  inputs:
    - date
`),
	passes: withManifest(`
inputs:
  required:
    - name: session_date
interface:
  inputs:
    - session_date
`),
	*check({ manifest: { root } }) {
		if (![
			"manifest_version",
			"inputs",
			"outputs",
			"env"
		].some((key) => root.fields.has(key))) return;
		if (isReadable(root, "inputs")) yield* names$2(root, "inputs", inputsOf(root), "input");
		if (isReadable(root, "env")) yield* names$2(root, "env", variablesOf(root), "environment variable");
		if (isReadable(root, "outputs")) yield* outputs(root);
	}
});
const lists$2 = [
	"required",
	"optional",
	"files"
];
function isReadable(root, key) {
	const declared = get(root, key);
	if (!declared) return true;
	const inner = lists$2.flatMap((list) => get(declared, list) ?? []);
	return declared.kind === "table" && inner.every(({ kind }) => kind === "list");
}
function* names$2(root, list, declared, word) {
	const listed = interfaceOf(root, list);
	if (!listed) return;
	const known = new Set(declared.map(({ name }) => name));
	for (const { name, at } of listed.filter((one) => !known.has(one.name))) yield {
		message: `The interface names ${word} ${quoted(name)}, which "${list}" does not declare.`,
		at,
		about: `${list}\0${name}`
	};
	const contract = new Set(listed.map(({ name }) => name));
	for (const { name, at } of declared.filter((one) => one.required && !contract.has(one.name))) yield {
		message: `Required ${word} ${quoted(name)} is missing from "interface.${list}", which callers rely on.`,
		at,
		about: `${list}\0${name}`
	};
}
function* outputs(root) {
	const { onlyInterface, onlyManifest, compared } = matchOutputs(root);
	if (!compared || !interfaceOf(root, "outputs")) return;
	for (const { name, at } of onlyInterface) yield {
		message: `The interface names output ${quoted(name)}, which no pattern of "outputs.files" produces.`,
		at,
		about: `outputs\0${name}`
	};
	for (const { name, at } of onlyManifest) yield {
		message: `Output ${quoted(name)} fits no pattern of "interface.outputs", which callers rely on.`,
		at,
		about: `outputs\0${name}`
	};
}
// src/syntax/schema-keywords.ts
const schemaKeywords = [
	...[
		"$anchor",
		"$comment",
		"$defs",
		"$dynamicAnchor",
		"$dynamicRef",
		"$id",
		"$ref",
		"$schema"
	],
	...[
		"$recursiveAnchor",
		"$recursiveRef",
		"$vocabulary",
		"additionalItems"
	],
	...[
		"additionalProperties",
		"allOf",
		"anyOf",
		"const",
		"contains",
		"contentEncoding"
	],
	...[
		"contentMediaType",
		"contentSchema",
		"default",
		"definitions",
		"dependencies"
	],
	...[
		"dependentRequired",
		"dependentSchemas",
		"deprecated",
		"description",
		"else",
		"enum"
	],
	...[
		"examples",
		"exclusiveMaximum",
		"exclusiveMinimum",
		"format",
		"id",
		"if",
		"items"
	],
	...[
		"maxContains",
		"maxItems",
		"maxLength",
		"maxProperties",
		"maximum",
		"minContains"
	],
	...[
		"minItems",
		"minLength",
		"minProperties",
		"minimum",
		"multipleOf",
		"not",
		"oneOf"
	],
	...[
		"pattern",
		"patternProperties",
		"prefixItems",
		"properties",
		"propertyNames",
		"readOnly"
	],
	...[
		"required",
		"then",
		"title",
		"type",
		"unevaluatedItems",
		"unevaluatedProperties"
	],
	...["uniqueItems", "writeOnly"]
];
// src/syntax/known-keys.ts
var import_validators = __commonJSMin(((exports) => {
	exports.manifestV1 = validate20;
	const schema31 = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://raw.githubusercontent.com/OWNER/skillgate/v1/schemas/manifest-v1.schema.json",
		"type": "object",
		"properties": {
			"name": { "type": "string" },
			"description": { "type": "string" },
			"version": { "type": ["string", "number"] },
			"manifest_version": { "type": ["string", "number"] },
			"inputs": {
				"type": "object",
				"properties": {
					"required": { "$ref": "#/$defs/inputs" },
					"optional": { "$ref": "#/$defs/inputs" }
				}
			},
			"env": {
				"type": "object",
				"properties": {
					"required": { "$ref": "#/$defs/variables" },
					"optional": { "$ref": "#/$defs/variables" }
				}
			},
			"preconditions": {
				"type": "object",
				"properties": {
					"commands": {
						"type": "array",
						"items": {
							"type": "object",
							"required": ["cmd"],
							"properties": {
								"cmd": {
									"type": "string",
									"pattern": "\\S"
								},
								"min_version": { "type": ["string", "number"] },
								"max_version": { "type": ["string", "number"] }
							}
						}
					},
					"files": {
						"type": "array",
						"items": {
							"type": "object",
							"required": ["path"],
							"properties": {
								"path": {
									"type": "string",
									"pattern": "\\S"
								},
								"base": {
									"enum": [
										"skill_root",
										"repo_root",
										"cwd"
									],
									"default": "skill_root"
								},
								"description": { "type": "string" }
							}
						}
					}
				}
			},
			"outputs": {
				"type": "object",
				"properties": {
					"files": {
						"type": "array",
						"items": {
							"type": "object",
							"required": ["pattern"],
							"properties": {
								"pattern": {
									"type": "string",
									"pattern": "\\S"
								},
								"base": {
									"enum": [
										"skill_root",
										"repo_root",
										"cwd"
									],
									"default": "repo_root"
								},
								"description": { "type": "string" }
							}
						}
					},
					"artifacts": { "type": "array" }
				}
			},
			"execution": {
				"type": "object",
				"properties": {
					"idempotent": { "type": "boolean" },
					"destructive": { "type": "boolean" },
					"network": { "type": "boolean" },
					"interactive": { "type": "boolean" },
					"timeout": {
						"type": "number",
						"minimum": 0
					}
				}
			},
			"sensitive": {
				"type": "boolean",
				"default": false
			},
			"interface": {
				"type": "object",
				"properties": {
					"inputs": {
						"type": "array",
						"items": {
							"type": "string",
							"pattern": "\\S"
						}
					},
					"outputs": {
						"type": "array",
						"items": {
							"type": "object",
							"required": ["pattern"],
							"properties": { "pattern": {
								"type": "string",
								"pattern": "\\S"
							} }
						}
					},
					"env": {
						"type": "array",
						"items": {
							"type": "string",
							"pattern": "\\S"
						}
					}
				}
			}
		},
		"$defs": {
			"inputs": {
				"type": "array",
				"items": {
					"type": "object",
					"required": ["name"],
					"properties": {
						"name": {
							"type": "string",
							"pattern": "\\S"
						},
						"description": { "type": "string" },
						"schema": { "$ref": "#/$defs/schema" },
						"default": {},
						"sensitive": {
							"type": "boolean",
							"default": false
						}
					}
				}
			},
			"variables": {
				"type": "array",
				"items": {
					"type": "object",
					"required": ["name"],
					"properties": {
						"name": {
							"type": "string",
							"pattern": "\\S"
						},
						"description": { "type": "string" },
						"sensitive": {
							"type": "boolean",
							"default": false
						}
					}
				}
			},
			"schema": {
				"type": "object",
				"properties": {
					"type": { "anyOf": [{ "$ref": "#/$defs/type" }, {
						"type": "array",
						"minItems": 1,
						"items": { "$ref": "#/$defs/type" }
					}] },
					"pattern": { "type": "string" },
					"minimum": { "type": "number" },
					"maximum": { "type": "number" },
					"items": { "$ref": "#/$defs/schema" },
					"properties": {
						"type": "object",
						"additionalProperties": { "$ref": "#/$defs/schema" }
					},
					"default": {},
					"description": { "type": "string" },
					"enum": {
						"type": "array",
						"minItems": 1
					}
				}
			},
			"type": { "enum": [
				"string",
				"number",
				"integer",
				"boolean",
				"array",
				"object",
				"null"
			] }
		}
	};
	const pattern4 = new RegExp("\\S", "u");
	const schema34 = { "enum": [
		"string",
		"number",
		"integer",
		"boolean",
		"array",
		"object",
		"null"
	] };
	const wrapper0 = { validate: validate22 };
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type !== void 0) {
				let data0 = data.type;
				const _errs2 = errors;
				let valid1 = false;
				const _errs3 = errors;
				if (!(data0 === "string" || data0 === "number" || data0 === "integer" || data0 === "boolean" || data0 === "array" || data0 === "object" || data0 === "null")) {
					const err0 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/$defs/type/enum",
						keyword: "enum",
						params: { allowedValues: schema34.enum }
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				var _valid0 = _errs3 === errors;
				valid1 = valid1 || _valid0;
				const _errs5 = errors;
				if (Array.isArray(data0)) {
					if (data0.length < 1) {
						const err1 = {
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/anyOf/1/minItems",
							keyword: "minItems",
							params: { limit: 1 }
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					const len0 = data0.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data1 = data0[i0];
						if (!(data1 === "string" || data1 === "number" || data1 === "integer" || data1 === "boolean" || data1 === "array" || data1 === "object" || data1 === "null")) {
							const err2 = {
								instancePath: instancePath + "/type/" + i0,
								schemaPath: "#/$defs/type/enum",
								keyword: "enum",
								params: { allowedValues: schema34.enum }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/anyOf/1/type",
						keyword: "type",
						params: { type: "array" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
				if (!valid1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/anyOf",
						keyword: "anyOf",
						params: {}
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				} else {
					errors = _errs2;
					if (vErrors !== null) {
						if (_errs2) vErrors.length = _errs2;
						else vErrors = null;
					}
				}
			}
			if (data.pattern !== void 0) {
				if (typeof data.pattern !== "string") {
					const err5 = {
						instancePath: instancePath + "/pattern",
						schemaPath: "#/properties/pattern/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.minimum !== void 0) {
				let data3 = data.minimum;
				if (!(typeof data3 == "number" && isFinite(data3))) {
					const err6 = {
						instancePath: instancePath + "/minimum",
						schemaPath: "#/properties/minimum/type",
						keyword: "type",
						params: { type: "number" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.maximum !== void 0) {
				let data4 = data.maximum;
				if (!(typeof data4 == "number" && isFinite(data4))) {
					const err7 = {
						instancePath: instancePath + "/maximum",
						schemaPath: "#/properties/maximum/type",
						keyword: "type",
						params: { type: "number" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.items !== void 0) {
				if (!wrapper0.validate(data.items, {
					instancePath: instancePath + "/items",
					parentData: data,
					parentDataProperty: "items",
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			}
			if (data.properties !== void 0) {
				let data6 = data.properties;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
					for (const key0 in data6) if (!wrapper0.validate(data6[key0], {
						instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						parentData: data6,
						parentDataProperty: key0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
						errors = vErrors.length;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/properties",
						schemaPath: "#/properties/properties/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.description !== void 0) {
				if (typeof data.description !== "string") {
					const err9 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.enum !== void 0) {
				let data9 = data.enum;
				if (Array.isArray(data9)) {
					if (data9.length < 1) {
						const err10 = {
							instancePath: instancePath + "/enum",
							schemaPath: "#/properties/enum/minItems",
							keyword: "minItems",
							params: { limit: 1 }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/enum",
						schemaPath: "#/properties/enum/type",
						keyword: "type",
						params: { type: "array" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		} else {
			const err12 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		validate22.errors = vErrors;
		return errors === 0;
	}
	validate22.evaluated = {
		"props": {
			"type": true,
			"pattern": true,
			"minimum": true,
			"maximum": true,
			"items": true,
			"properties": true,
			"default": true,
			"description": true,
			"enum": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.name === void 0) {
						const err0 = {
							instancePath: instancePath + "/" + i0,
							schemaPath: "#/items/required",
							keyword: "required",
							params: { missingProperty: "name" }
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
					if (data0.name !== void 0) {
						let data1 = data0.name;
						if (typeof data1 === "string") {
							if (!pattern4.test(data1)) {
								const err1 = {
									instancePath: instancePath + "/" + i0 + "/name",
									schemaPath: "#/items/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
							}
						} else {
							const err2 = {
								instancePath: instancePath + "/" + i0 + "/name",
								schemaPath: "#/items/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
					}
					if (data0.description !== void 0) {
						if (typeof data0.description !== "string") {
							const err3 = {
								instancePath: instancePath + "/" + i0 + "/description",
								schemaPath: "#/items/properties/description/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (data0.schema !== void 0) {
						if (!validate22(data0.schema, {
							instancePath: instancePath + "/" + i0 + "/schema",
							parentData: data0,
							parentDataProperty: "schema",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
					}
					if (data0.sensitive !== void 0) {
						if (typeof data0.sensitive !== "boolean") {
							const err4 = {
								instancePath: instancePath + "/" + i0 + "/sensitive",
								schemaPath: "#/items/properties/sensitive/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		} else {
			const err6 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"items": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name !== void 0) {
				if (typeof data.name !== "string") {
					const err0 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			}
			if (data.description !== void 0) {
				if (typeof data.description !== "string") {
					const err1 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.version !== void 0) {
				let data2 = data.version;
				if (typeof data2 !== "string" && !(typeof data2 == "number" && isFinite(data2))) {
					const err2 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/type",
						keyword: "type",
						params: { type: schema31.properties.version.type }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.manifest_version !== void 0) {
				let data3 = data.manifest_version;
				if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3))) {
					const err3 = {
						instancePath: instancePath + "/manifest_version",
						schemaPath: "#/properties/manifest_version/type",
						keyword: "type",
						params: { type: schema31.properties.manifest_version.type }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.inputs !== void 0) {
				let data4 = data.inputs;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (data4.required !== void 0) {
						if (!validate21(data4.required, {
							instancePath: instancePath + "/inputs/required",
							parentData: data4,
							parentDataProperty: "required",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
							errors = vErrors.length;
						}
					}
					if (data4.optional !== void 0) {
						if (!validate21(data4.optional, {
							instancePath: instancePath + "/inputs/optional",
							parentData: data4,
							parentDataProperty: "optional",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/inputs",
						schemaPath: "#/properties/inputs/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.env !== void 0) {
				let data7 = data.env;
				if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
					if (data7.required !== void 0) {
						let data8 = data7.required;
						if (Array.isArray(data8)) {
							const len0 = data8.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data9 = data8[i0];
								if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
									if (data9.name === void 0) {
										const err5 = {
											instancePath: instancePath + "/env/required/" + i0,
											schemaPath: "#/$defs/variables/items/required",
											keyword: "required",
											params: { missingProperty: "name" }
										};
										if (vErrors === null) vErrors = [err5];
										else vErrors.push(err5);
										errors++;
									}
									if (data9.name !== void 0) {
										let data10 = data9.name;
										if (typeof data10 === "string") {
											if (!pattern4.test(data10)) {
												const err6 = {
													instancePath: instancePath + "/env/required/" + i0 + "/name",
													schemaPath: "#/$defs/variables/items/properties/name/pattern",
													keyword: "pattern",
													params: { pattern: "\\S" }
												};
												if (vErrors === null) vErrors = [err6];
												else vErrors.push(err6);
												errors++;
											}
										} else {
											const err7 = {
												instancePath: instancePath + "/env/required/" + i0 + "/name",
												schemaPath: "#/$defs/variables/items/properties/name/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err7];
											else vErrors.push(err7);
											errors++;
										}
									}
									if (data9.description !== void 0) {
										if (typeof data9.description !== "string") {
											const err8 = {
												instancePath: instancePath + "/env/required/" + i0 + "/description",
												schemaPath: "#/$defs/variables/items/properties/description/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err8];
											else vErrors.push(err8);
											errors++;
										}
									}
									if (data9.sensitive !== void 0) {
										if (typeof data9.sensitive !== "boolean") {
											const err9 = {
												instancePath: instancePath + "/env/required/" + i0 + "/sensitive",
												schemaPath: "#/$defs/variables/items/properties/sensitive/type",
												keyword: "type",
												params: { type: "boolean" }
											};
											if (vErrors === null) vErrors = [err9];
											else vErrors.push(err9);
											errors++;
										}
									}
								} else {
									const err10 = {
										instancePath: instancePath + "/env/required/" + i0,
										schemaPath: "#/$defs/variables/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/env/required",
								schemaPath: "#/$defs/variables/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data7.optional !== void 0) {
						let data13 = data7.optional;
						if (Array.isArray(data13)) {
							const len1 = data13.length;
							for (let i1 = 0; i1 < len1; i1++) {
								let data14 = data13[i1];
								if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
									if (data14.name === void 0) {
										const err12 = {
											instancePath: instancePath + "/env/optional/" + i1,
											schemaPath: "#/$defs/variables/items/required",
											keyword: "required",
											params: { missingProperty: "name" }
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
									}
									if (data14.name !== void 0) {
										let data15 = data14.name;
										if (typeof data15 === "string") {
											if (!pattern4.test(data15)) {
												const err13 = {
													instancePath: instancePath + "/env/optional/" + i1 + "/name",
													schemaPath: "#/$defs/variables/items/properties/name/pattern",
													keyword: "pattern",
													params: { pattern: "\\S" }
												};
												if (vErrors === null) vErrors = [err13];
												else vErrors.push(err13);
												errors++;
											}
										} else {
											const err14 = {
												instancePath: instancePath + "/env/optional/" + i1 + "/name",
												schemaPath: "#/$defs/variables/items/properties/name/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err14];
											else vErrors.push(err14);
											errors++;
										}
									}
									if (data14.description !== void 0) {
										if (typeof data14.description !== "string") {
											const err15 = {
												instancePath: instancePath + "/env/optional/" + i1 + "/description",
												schemaPath: "#/$defs/variables/items/properties/description/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err15];
											else vErrors.push(err15);
											errors++;
										}
									}
									if (data14.sensitive !== void 0) {
										if (typeof data14.sensitive !== "boolean") {
											const err16 = {
												instancePath: instancePath + "/env/optional/" + i1 + "/sensitive",
												schemaPath: "#/$defs/variables/items/properties/sensitive/type",
												keyword: "type",
												params: { type: "boolean" }
											};
											if (vErrors === null) vErrors = [err16];
											else vErrors.push(err16);
											errors++;
										}
									}
								} else {
									const err17 = {
										instancePath: instancePath + "/env/optional/" + i1,
										schemaPath: "#/$defs/variables/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/env/optional",
								schemaPath: "#/$defs/variables/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/env",
						schemaPath: "#/properties/env/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.preconditions !== void 0) {
				let data18 = data.preconditions;
				if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
					if (data18.commands !== void 0) {
						let data19 = data18.commands;
						if (Array.isArray(data19)) {
							const len2 = data19.length;
							for (let i2 = 0; i2 < len2; i2++) {
								let data20 = data19[i2];
								if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
									if (data20.cmd === void 0) {
										const err20 = {
											instancePath: instancePath + "/preconditions/commands/" + i2,
											schemaPath: "#/properties/preconditions/properties/commands/items/required",
											keyword: "required",
											params: { missingProperty: "cmd" }
										};
										if (vErrors === null) vErrors = [err20];
										else vErrors.push(err20);
										errors++;
									}
									if (data20.cmd !== void 0) {
										let data21 = data20.cmd;
										if (typeof data21 === "string") {
											if (!pattern4.test(data21)) {
												const err21 = {
													instancePath: instancePath + "/preconditions/commands/" + i2 + "/cmd",
													schemaPath: "#/properties/preconditions/properties/commands/items/properties/cmd/pattern",
													keyword: "pattern",
													params: { pattern: "\\S" }
												};
												if (vErrors === null) vErrors = [err21];
												else vErrors.push(err21);
												errors++;
											}
										} else {
											const err22 = {
												instancePath: instancePath + "/preconditions/commands/" + i2 + "/cmd",
												schemaPath: "#/properties/preconditions/properties/commands/items/properties/cmd/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err22];
											else vErrors.push(err22);
											errors++;
										}
									}
									if (data20.min_version !== void 0) {
										let data22 = data20.min_version;
										if (typeof data22 !== "string" && !(typeof data22 == "number" && isFinite(data22))) {
											const err23 = {
												instancePath: instancePath + "/preconditions/commands/" + i2 + "/min_version",
												schemaPath: "#/properties/preconditions/properties/commands/items/properties/min_version/type",
												keyword: "type",
												params: { type: schema31.properties.preconditions.properties.commands.items.properties.min_version.type }
											};
											if (vErrors === null) vErrors = [err23];
											else vErrors.push(err23);
											errors++;
										}
									}
									if (data20.max_version !== void 0) {
										let data23 = data20.max_version;
										if (typeof data23 !== "string" && !(typeof data23 == "number" && isFinite(data23))) {
											const err24 = {
												instancePath: instancePath + "/preconditions/commands/" + i2 + "/max_version",
												schemaPath: "#/properties/preconditions/properties/commands/items/properties/max_version/type",
												keyword: "type",
												params: { type: schema31.properties.preconditions.properties.commands.items.properties.max_version.type }
											};
											if (vErrors === null) vErrors = [err24];
											else vErrors.push(err24);
											errors++;
										}
									}
								} else {
									const err25 = {
										instancePath: instancePath + "/preconditions/commands/" + i2,
										schemaPath: "#/properties/preconditions/properties/commands/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/preconditions/commands",
								schemaPath: "#/properties/preconditions/properties/commands/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data18.files !== void 0) {
						let data24 = data18.files;
						if (Array.isArray(data24)) {
							const len3 = data24.length;
							for (let i3 = 0; i3 < len3; i3++) {
								let data25 = data24[i3];
								if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
									if (data25.path === void 0) {
										const err27 = {
											instancePath: instancePath + "/preconditions/files/" + i3,
											schemaPath: "#/properties/preconditions/properties/files/items/required",
											keyword: "required",
											params: { missingProperty: "path" }
										};
										if (vErrors === null) vErrors = [err27];
										else vErrors.push(err27);
										errors++;
									}
									if (data25.path !== void 0) {
										let data26 = data25.path;
										if (typeof data26 === "string") {
											if (!pattern4.test(data26)) {
												const err28 = {
													instancePath: instancePath + "/preconditions/files/" + i3 + "/path",
													schemaPath: "#/properties/preconditions/properties/files/items/properties/path/pattern",
													keyword: "pattern",
													params: { pattern: "\\S" }
												};
												if (vErrors === null) vErrors = [err28];
												else vErrors.push(err28);
												errors++;
											}
										} else {
											const err29 = {
												instancePath: instancePath + "/preconditions/files/" + i3 + "/path",
												schemaPath: "#/properties/preconditions/properties/files/items/properties/path/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err29];
											else vErrors.push(err29);
											errors++;
										}
									}
									if (data25.base !== void 0) {
										let data27 = data25.base;
										if (!(data27 === "skill_root" || data27 === "repo_root" || data27 === "cwd")) {
											const err30 = {
												instancePath: instancePath + "/preconditions/files/" + i3 + "/base",
												schemaPath: "#/properties/preconditions/properties/files/items/properties/base/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.preconditions.properties.files.items.properties.base.enum }
											};
											if (vErrors === null) vErrors = [err30];
											else vErrors.push(err30);
											errors++;
										}
									}
									if (data25.description !== void 0) {
										if (typeof data25.description !== "string") {
											const err31 = {
												instancePath: instancePath + "/preconditions/files/" + i3 + "/description",
												schemaPath: "#/properties/preconditions/properties/files/items/properties/description/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err31];
											else vErrors.push(err31);
											errors++;
										}
									}
								} else {
									const err32 = {
										instancePath: instancePath + "/preconditions/files/" + i3,
										schemaPath: "#/properties/preconditions/properties/files/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							}
						} else {
							const err33 = {
								instancePath: instancePath + "/preconditions/files",
								schemaPath: "#/properties/preconditions/properties/files/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					}
				} else {
					const err34 = {
						instancePath: instancePath + "/preconditions",
						schemaPath: "#/properties/preconditions/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.outputs !== void 0) {
				let data29 = data.outputs;
				if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
					if (data29.files !== void 0) {
						let data30 = data29.files;
						if (Array.isArray(data30)) {
							const len4 = data30.length;
							for (let i4 = 0; i4 < len4; i4++) {
								let data31 = data30[i4];
								if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
									if (data31.pattern === void 0) {
										const err35 = {
											instancePath: instancePath + "/outputs/files/" + i4,
											schemaPath: "#/properties/outputs/properties/files/items/required",
											keyword: "required",
											params: { missingProperty: "pattern" }
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
									if (data31.pattern !== void 0) {
										let data32 = data31.pattern;
										if (typeof data32 === "string") {
											if (!pattern4.test(data32)) {
												const err36 = {
													instancePath: instancePath + "/outputs/files/" + i4 + "/pattern",
													schemaPath: "#/properties/outputs/properties/files/items/properties/pattern/pattern",
													keyword: "pattern",
													params: { pattern: "\\S" }
												};
												if (vErrors === null) vErrors = [err36];
												else vErrors.push(err36);
												errors++;
											}
										} else {
											const err37 = {
												instancePath: instancePath + "/outputs/files/" + i4 + "/pattern",
												schemaPath: "#/properties/outputs/properties/files/items/properties/pattern/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
									}
									if (data31.base !== void 0) {
										let data33 = data31.base;
										if (!(data33 === "skill_root" || data33 === "repo_root" || data33 === "cwd")) {
											const err38 = {
												instancePath: instancePath + "/outputs/files/" + i4 + "/base",
												schemaPath: "#/properties/outputs/properties/files/items/properties/base/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.outputs.properties.files.items.properties.base.enum }
											};
											if (vErrors === null) vErrors = [err38];
											else vErrors.push(err38);
											errors++;
										}
									}
									if (data31.description !== void 0) {
										if (typeof data31.description !== "string") {
											const err39 = {
												instancePath: instancePath + "/outputs/files/" + i4 + "/description",
												schemaPath: "#/properties/outputs/properties/files/items/properties/description/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err39];
											else vErrors.push(err39);
											errors++;
										}
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/outputs/files/" + i4,
										schemaPath: "#/properties/outputs/properties/files/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/outputs/files",
								schemaPath: "#/properties/outputs/properties/files/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
					if (data29.artifacts !== void 0) {
						if (!Array.isArray(data29.artifacts)) {
							const err42 = {
								instancePath: instancePath + "/outputs/artifacts",
								schemaPath: "#/properties/outputs/properties/artifacts/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
				} else {
					const err43 = {
						instancePath: instancePath + "/outputs",
						schemaPath: "#/properties/outputs/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
			if (data.execution !== void 0) {
				let data36 = data.execution;
				if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
					if (data36.idempotent !== void 0) {
						if (typeof data36.idempotent !== "boolean") {
							const err44 = {
								instancePath: instancePath + "/execution/idempotent",
								schemaPath: "#/properties/execution/properties/idempotent/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
					if (data36.destructive !== void 0) {
						if (typeof data36.destructive !== "boolean") {
							const err45 = {
								instancePath: instancePath + "/execution/destructive",
								schemaPath: "#/properties/execution/properties/destructive/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					}
					if (data36.network !== void 0) {
						if (typeof data36.network !== "boolean") {
							const err46 = {
								instancePath: instancePath + "/execution/network",
								schemaPath: "#/properties/execution/properties/network/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					}
					if (data36.interactive !== void 0) {
						if (typeof data36.interactive !== "boolean") {
							const err47 = {
								instancePath: instancePath + "/execution/interactive",
								schemaPath: "#/properties/execution/properties/interactive/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					}
					if (data36.timeout !== void 0) {
						let data41 = data36.timeout;
						if (typeof data41 == "number" && isFinite(data41)) {
							if (data41 < 0 || isNaN(data41)) {
								const err48 = {
									instancePath: instancePath + "/execution/timeout",
									schemaPath: "#/properties/execution/properties/timeout/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									}
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
						} else {
							const err49 = {
								instancePath: instancePath + "/execution/timeout",
								schemaPath: "#/properties/execution/properties/timeout/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
				} else {
					const err50 = {
						instancePath: instancePath + "/execution",
						schemaPath: "#/properties/execution/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.sensitive !== void 0) {
				if (typeof data.sensitive !== "boolean") {
					const err51 = {
						instancePath: instancePath + "/sensitive",
						schemaPath: "#/properties/sensitive/type",
						keyword: "type",
						params: { type: "boolean" }
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			}
			if (data.interface !== void 0) {
				let data43 = data.interface;
				if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
					if (data43.inputs !== void 0) {
						let data44 = data43.inputs;
						if (Array.isArray(data44)) {
							const len5 = data44.length;
							for (let i5 = 0; i5 < len5; i5++) {
								let data45 = data44[i5];
								if (typeof data45 === "string") {
									if (!pattern4.test(data45)) {
										const err52 = {
											instancePath: instancePath + "/interface/inputs/" + i5,
											schemaPath: "#/properties/interface/properties/inputs/items/pattern",
											keyword: "pattern",
											params: { pattern: "\\S" }
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
								} else {
									const err53 = {
										instancePath: instancePath + "/interface/inputs/" + i5,
										schemaPath: "#/properties/interface/properties/inputs/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							}
						} else {
							const err54 = {
								instancePath: instancePath + "/interface/inputs",
								schemaPath: "#/properties/interface/properties/inputs/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					}
					if (data43.outputs !== void 0) {
						let data46 = data43.outputs;
						if (Array.isArray(data46)) {
							const len6 = data46.length;
							for (let i6 = 0; i6 < len6; i6++) {
								let data47 = data46[i6];
								if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
									if (data47.pattern === void 0) {
										const err55 = {
											instancePath: instancePath + "/interface/outputs/" + i6,
											schemaPath: "#/properties/interface/properties/outputs/items/required",
											keyword: "required",
											params: { missingProperty: "pattern" }
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
									if (data47.pattern !== void 0) {
										let data48 = data47.pattern;
										if (typeof data48 === "string") {
											if (!pattern4.test(data48)) {
												const err56 = {
													instancePath: instancePath + "/interface/outputs/" + i6 + "/pattern",
													schemaPath: "#/properties/interface/properties/outputs/items/properties/pattern/pattern",
													keyword: "pattern",
													params: { pattern: "\\S" }
												};
												if (vErrors === null) vErrors = [err56];
												else vErrors.push(err56);
												errors++;
											}
										} else {
											const err57 = {
												instancePath: instancePath + "/interface/outputs/" + i6 + "/pattern",
												schemaPath: "#/properties/interface/properties/outputs/items/properties/pattern/type",
												keyword: "type",
												params: { type: "string" }
											};
											if (vErrors === null) vErrors = [err57];
											else vErrors.push(err57);
											errors++;
										}
									}
								} else {
									const err58 = {
										instancePath: instancePath + "/interface/outputs/" + i6,
										schemaPath: "#/properties/interface/properties/outputs/items/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
							}
						} else {
							const err59 = {
								instancePath: instancePath + "/interface/outputs",
								schemaPath: "#/properties/interface/properties/outputs/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
					}
					if (data43.env !== void 0) {
						let data49 = data43.env;
						if (Array.isArray(data49)) {
							const len7 = data49.length;
							for (let i7 = 0; i7 < len7; i7++) {
								let data50 = data49[i7];
								if (typeof data50 === "string") {
									if (!pattern4.test(data50)) {
										const err60 = {
											instancePath: instancePath + "/interface/env/" + i7,
											schemaPath: "#/properties/interface/properties/env/items/pattern",
											keyword: "pattern",
											params: { pattern: "\\S" }
										};
										if (vErrors === null) vErrors = [err60];
										else vErrors.push(err60);
										errors++;
									}
								} else {
									const err61 = {
										instancePath: instancePath + "/interface/env/" + i7,
										schemaPath: "#/properties/interface/properties/env/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
							}
						} else {
							const err62 = {
								instancePath: instancePath + "/interface/env",
								schemaPath: "#/properties/interface/properties/env/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err62];
							else vErrors.push(err62);
							errors++;
						}
					}
				} else {
					const err63 = {
						instancePath: instancePath + "/interface",
						schemaPath: "#/properties/interface/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
			}
		} else {
			const err64 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			if (vErrors === null) vErrors = [err64];
			else vErrors.push(err64);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": {
			"name": true,
			"description": true,
			"version": true,
			"manifest_version": true,
			"inputs": true,
			"env": true,
			"preconditions": true,
			"outputs": true,
			"execution": true,
			"sensitive": true,
			"interface": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.routerManifest = validate26;
	const schema38 = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://raw.githubusercontent.com/OWNER/skillgate/v1/schemas/router-manifest.schema.json",
		"type": "object",
		"required": [
			"id",
			"version",
			"effects",
			"entrypoints"
		],
		"properties": {
			"id": {
				"type": "string",
				"pattern": "\\S"
			},
			"version": { "$ref": "#/$defs/semver" },
			"capabilities": {
				"type": "array",
				"items": { "type": "string" }
			},
			"effects": {
				"type": "array",
				"items": { "enum": [
					"db.read",
					"db.write",
					"proc.exec",
					"fs.read",
					"fs.write",
					"net.fetch",
					"git.read",
					"git.write"
				] }
			},
			"entrypoints": {
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"minProperties": 1,
					"properties": {
						"unix": { "$ref": "#/$defs/argv" },
						"windows": { "$ref": "#/$defs/argv" }
					},
					"additionalProperties": { "anyOf": [{
						"type": "string",
						"pattern": "\\S"
					}, { "$ref": "#/$defs/argv" }] }
				}
			},
			"stdout_contract": {
				"type": "object",
				"properties": { "last_line_json": {
					"type": "boolean",
					"default": false
				} }
			}
		},
		"$defs": {
			"semver": {
				"type": "string",
				"pattern": "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"
			},
			"argv": {
				"type": "array",
				"minItems": 1,
				"items": { "type": "string" }
			}
		}
	};
	const pattern14 = new RegExp("^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$", "u");
	function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate26.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.version === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "version" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.effects === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "effects" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.entrypoints === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "entrypoints" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.version !== void 0) {
				let data1 = data.version;
				if (typeof data1 === "string") {
					if (!pattern14.test(data1)) {
						const err6 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/$defs/semver/pattern",
							keyword: "pattern",
							params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/semver/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.capabilities !== void 0) {
				let data2 = data.capabilities;
				if (Array.isArray(data2)) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
						const err8 = {
							instancePath: instancePath + "/capabilities/" + i0,
							schemaPath: "#/properties/capabilities/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/type",
						keyword: "type",
						params: { type: "array" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.effects !== void 0) {
				let data4 = data.effects;
				if (Array.isArray(data4)) {
					const len1 = data4.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data5 = data4[i1];
						if (!(data5 === "db.read" || data5 === "db.write" || data5 === "proc.exec" || data5 === "fs.read" || data5 === "fs.write" || data5 === "net.fetch" || data5 === "git.read" || data5 === "git.write")) {
							const err10 = {
								instancePath: instancePath + "/effects/" + i1,
								schemaPath: "#/properties/effects/items/enum",
								keyword: "enum",
								params: { allowedValues: schema38.properties.effects.items.enum }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/effects",
						schemaPath: "#/properties/effects/type",
						keyword: "type",
						params: { type: "array" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.entrypoints !== void 0) {
				let data6 = data.entrypoints;
				if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key0 in data6) {
					let data7 = data6[key0];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (Object.keys(data7).length < 1) {
							const err12 = {
								instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/entrypoints/additionalProperties/minProperties",
								keyword: "minProperties",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						for (const key1 in data7) if (!(key1 === "unix" || key1 === "windows")) {
							let data8 = data7[key1];
							const _errs20 = errors;
							let valid8 = false;
							const _errs21 = errors;
							if (typeof data8 === "string") {
								if (!pattern4.test(data8)) {
									const err13 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/entrypoints/additionalProperties/additionalProperties/anyOf/0/pattern",
										keyword: "pattern",
										params: { pattern: "\\S" }
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							} else {
								const err14 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/entrypoints/additionalProperties/additionalProperties/anyOf/0/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							var _valid0 = _errs21 === errors;
							valid8 = valid8 || _valid0;
							const _errs23 = errors;
							if (Array.isArray(data8)) {
								if (data8.length < 1) {
									const err15 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/$defs/argv/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
								const len2 = data8.length;
								for (let i2 = 0; i2 < len2; i2++) if (typeof data8[i2] !== "string") {
									const err16 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
										schemaPath: "#/$defs/argv/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/$defs/argv/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							var _valid0 = _errs23 === errors;
							valid8 = valid8 || _valid0;
							if (!valid8) {
								const err18 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/entrypoints/additionalProperties/additionalProperties/anyOf",
									keyword: "anyOf",
									params: {}
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							} else {
								errors = _errs20;
								if (vErrors !== null) {
									if (_errs20) vErrors.length = _errs20;
									else vErrors = null;
								}
							}
						}
						if (data7.unix !== void 0) {
							let data10 = data7.unix;
							if (Array.isArray(data10)) {
								if (data10.length < 1) {
									const err19 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/unix",
										schemaPath: "#/$defs/argv/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
								const len3 = data10.length;
								for (let i3 = 0; i3 < len3; i3++) if (typeof data10[i3] !== "string") {
									const err20 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/unix/" + i3,
										schemaPath: "#/$defs/argv/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							} else {
								const err21 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/unix",
									schemaPath: "#/$defs/argv/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (data7.windows !== void 0) {
							let data12 = data7.windows;
							if (Array.isArray(data12)) {
								if (data12.length < 1) {
									const err22 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/windows",
										schemaPath: "#/$defs/argv/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
								const len4 = data12.length;
								for (let i4 = 0; i4 < len4; i4++) if (typeof data12[i4] !== "string") {
									const err23 = {
										instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/windows/" + i4,
										schemaPath: "#/$defs/argv/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							} else {
								const err24 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/windows",
									schemaPath: "#/$defs/argv/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/entrypoints/additionalProperties/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				else {
					const err26 = {
						instancePath: instancePath + "/entrypoints",
						schemaPath: "#/properties/entrypoints/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.stdout_contract !== void 0) {
				let data14 = data.stdout_contract;
				if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
					if (data14.last_line_json !== void 0) {
						if (typeof data14.last_line_json !== "boolean") {
							const err27 = {
								instancePath: instancePath + "/stdout_contract/last_line_json",
								schemaPath: "#/properties/stdout_contract/properties/last_line_json/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/stdout_contract",
						schemaPath: "#/properties/stdout_contract/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
		} else {
			const err29 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			if (vErrors === null) vErrors = [err29];
			else vErrors.push(err29);
			errors++;
		}
		validate26.errors = vErrors;
		return errors === 0;
	}
	validate26.evaluated = {
		"props": {
			"id": true,
			"version": true,
			"capabilities": true,
			"effects": true,
			"entrypoints": true,
			"stdout_contract": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.skillManifestV2 = validate27;
	const schema46 = {
		"type": "object",
		"required": ["type"],
		"properties": {
			"type": { "enum": [
				"string",
				"integer",
				"boolean",
				"json"
			] },
			"required": {
				"type": "boolean",
				"default": false
			},
			"default": {},
			"description": { "type": "string" }
		},
		"allOf": [
			{
				"if": {
					"required": ["type"],
					"properties": { "type": { "const": "string" } }
				},
				"then": { "properties": { "default": { "type": ["string", "null"] } } }
			},
			{
				"if": {
					"required": ["type"],
					"properties": { "type": { "const": "integer" } }
				},
				"then": { "properties": { "default": { "type": ["integer", "null"] } } }
			},
			{
				"if": {
					"required": ["type"],
					"properties": { "type": { "const": "boolean" } }
				},
				"then": { "properties": { "default": { "type": ["boolean", "null"] } } }
			}
		]
	};
	function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate28.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.description === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "description" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.input === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "input" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.output === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "output" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.entrypoints === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "entrypoints" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.description !== void 0) {
				if (typeof data.description !== "string") {
					const err4 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.input !== void 0) {
				let data1 = data.input;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) for (const key0 in data1) {
					let data2 = data1[key0];
					const _errs10 = errors;
					let valid4 = true;
					const _errs11 = errors;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.type === void 0 && "type") {
							const err5 = {};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						} else if (data2.type !== void 0) {
							if ("string" !== data2.type) {
								const err6 = {};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
						}
					}
					var _valid0 = _errs11 === errors;
					errors = _errs10;
					if (vErrors !== null) {
						if (_errs10) vErrors.length = _errs10;
						else vErrors = null;
					}
					if (_valid0) {
						const _errs13 = errors;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							if (data2.default !== void 0) {
								let data4 = data2.default;
								if (typeof data4 !== "string" && data4 !== null) {
									const err7 = {
										instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
										schemaPath: "#/$defs/parameter/allOf/0/then/properties/default/type",
										keyword: "type",
										params: { type: schema46.allOf[0].then.properties.default.type }
									};
									if (vErrors === null) vErrors = [err7];
									else vErrors.push(err7);
									errors++;
								}
							}
						}
						var _valid0 = _errs13 === errors;
						valid4 = _valid0;
						if (valid4) {
							var props0 = {};
							props0.default = true;
							props0.type = true;
						}
					}
					if (!valid4) {
						const err8 = {
							instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/parameter/allOf/0/if",
							keyword: "if",
							params: { failingKeyword: "then" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					const _errs17 = errors;
					let valid7 = true;
					const _errs18 = errors;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.type === void 0 && "type") {
							const err9 = {};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						} else if (data2.type !== void 0) {
							if ("integer" !== data2.type) {
								const err10 = {};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
					}
					var _valid1 = _errs18 === errors;
					errors = _errs17;
					if (vErrors !== null) {
						if (_errs17) vErrors.length = _errs17;
						else vErrors = null;
					}
					if (_valid1) {
						const _errs20 = errors;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							if (data2.default !== void 0) {
								let data6 = data2.default;
								if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
									const err11 = {
										instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
										schemaPath: "#/$defs/parameter/allOf/1/then/properties/default/type",
										keyword: "type",
										params: { type: schema46.allOf[1].then.properties.default.type }
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							}
						}
						var _valid1 = _errs20 === errors;
						valid7 = _valid1;
						if (valid7) {
							var props1 = {};
							props1.default = true;
							props1.type = true;
						}
					}
					if (!valid7) {
						const err12 = {
							instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/parameter/allOf/1/if",
							keyword: "if",
							params: { failingKeyword: "then" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (props0 !== true && props1 !== void 0) {
						if (props1 === true) props0 = true;
						else {
							props0 = props0 || {};
							Object.assign(props0, props1);
						}
					}
					const _errs24 = errors;
					let valid10 = true;
					const _errs25 = errors;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.type === void 0 && "type") {
							const err13 = {};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						} else if (data2.type !== void 0) {
							if ("boolean" !== data2.type) {
								const err14 = {};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
					}
					var _valid2 = _errs25 === errors;
					errors = _errs24;
					if (vErrors !== null) {
						if (_errs24) vErrors.length = _errs24;
						else vErrors = null;
					}
					if (_valid2) {
						const _errs27 = errors;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							if (data2.default !== void 0) {
								let data8 = data2.default;
								if (typeof data8 !== "boolean" && data8 !== null) {
									const err15 = {
										instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
										schemaPath: "#/$defs/parameter/allOf/2/then/properties/default/type",
										keyword: "type",
										params: { type: schema46.allOf[2].then.properties.default.type }
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							}
						}
						var _valid2 = _errs27 === errors;
						valid10 = _valid2;
						if (valid10) {
							var props2 = {};
							props2.default = true;
							props2.type = true;
						}
					}
					if (!valid10) {
						const err16 = {
							instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/parameter/allOf/2/if",
							keyword: "if",
							params: { failingKeyword: "then" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (props0 !== true && props2 !== void 0) {
						if (props2 === true) props0 = true;
						else {
							props0 = props0 || {};
							Object.assign(props0, props2);
						}
					}
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.type === void 0) {
							const err17 = {
								instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/$defs/parameter/required",
								keyword: "required",
								params: { missingProperty: "type" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (props0 !== true) {
							props0 = props0 || {};
							props0.type = true;
							props0.required = true;
							props0.default = true;
							props0.description = true;
						}
						if (data2.type !== void 0) {
							let data9 = data2.type;
							if (!(data9 === "string" || data9 === "integer" || data9 === "boolean" || data9 === "json")) {
								const err18 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type",
									schemaPath: "#/$defs/parameter/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema46.properties.type.enum }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data2.required !== void 0) {
							if (typeof data2.required !== "boolean") {
								const err19 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/required",
									schemaPath: "#/$defs/parameter/properties/required/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
						if (data2.description !== void 0) {
							if (typeof data2.description !== "string") {
								const err20 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
									schemaPath: "#/$defs/parameter/properties/description/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/parameter/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				else {
					const err22 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.output !== void 0) {
				let data12 = data.output;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					if (data12.description === void 0) {
						const err23 = {
							instancePath: instancePath + "/output",
							schemaPath: "#/properties/output/required",
							keyword: "required",
							params: { missingProperty: "description" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (data12.description !== void 0) {
						if (typeof data12.description !== "string") {
							const err24 = {
								instancePath: instancePath + "/output/description",
								schemaPath: "#/properties/output/properties/description/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
					if (data12.fields !== void 0) {
						let data14 = data12.fields;
						if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
							for (const key1 in data14) if (typeof data14[key1] !== "string") {
								const err25 = {
									instancePath: instancePath + "/output/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/output/properties/fields/additionalProperties/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/output/fields",
								schemaPath: "#/properties/output/properties/fields/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/output",
						schemaPath: "#/properties/output/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.entrypoints !== void 0) {
				let data16 = data.entrypoints;
				if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
					if (Object.keys(data16).length < 1) {
						const err28 = {
							instancePath: instancePath + "/entrypoints",
							schemaPath: "#/properties/entrypoints/minProperties",
							keyword: "minProperties",
							params: { limit: 1 }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					for (const key2 in data16) if (!(key2 === "unix" || key2 === "windows")) {
						let data17 = data16[key2];
						const _errs48 = errors;
						let valid17 = false;
						const _errs49 = errors;
						if (typeof data17 === "string") {
							if (!pattern4.test(data17)) {
								const err29 = {
									instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/entrypoints/additionalProperties/anyOf/0/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						} else {
							const err30 = {
								instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/entrypoints/additionalProperties/anyOf/0/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						var _valid3 = _errs49 === errors;
						valid17 = valid17 || _valid3;
						const _errs51 = errors;
						if (Array.isArray(data17)) {
							if (data17.length < 1) {
								const err31 = {
									instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/$defs/argv/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							const len0 = data17.length;
							for (let i0 = 0; i0 < len0; i0++) if (typeof data17[i0] !== "string") {
								const err32 = {
									instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
									schemaPath: "#/$defs/argv/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						} else {
							const err33 = {
								instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/$defs/argv/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						var _valid3 = _errs51 === errors;
						valid17 = valid17 || _valid3;
						if (!valid17) {
							const err34 = {
								instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/entrypoints/additionalProperties/anyOf",
								keyword: "anyOf",
								params: {}
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						} else {
							errors = _errs48;
							if (vErrors !== null) {
								if (_errs48) vErrors.length = _errs48;
								else vErrors = null;
							}
						}
					}
					if (data16.unix !== void 0) {
						let data19 = data16.unix;
						if (Array.isArray(data19)) {
							if (data19.length < 1) {
								const err35 = {
									instancePath: instancePath + "/entrypoints/unix",
									schemaPath: "#/$defs/argv/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
							const len1 = data19.length;
							for (let i1 = 0; i1 < len1; i1++) if (typeof data19[i1] !== "string") {
								const err36 = {
									instancePath: instancePath + "/entrypoints/unix/" + i1,
									schemaPath: "#/$defs/argv/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
						} else {
							const err37 = {
								instancePath: instancePath + "/entrypoints/unix",
								schemaPath: "#/$defs/argv/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					if (data16.windows !== void 0) {
						let data21 = data16.windows;
						if (Array.isArray(data21)) {
							if (data21.length < 1) {
								const err38 = {
									instancePath: instancePath + "/entrypoints/windows",
									schemaPath: "#/$defs/argv/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
							const len2 = data21.length;
							for (let i2 = 0; i2 < len2; i2++) if (typeof data21[i2] !== "string") {
								const err39 = {
									instancePath: instancePath + "/entrypoints/windows/" + i2,
									schemaPath: "#/$defs/argv/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						} else {
							const err40 = {
								instancePath: instancePath + "/entrypoints/windows",
								schemaPath: "#/$defs/argv/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					}
				} else {
					const err41 = {
						instancePath: instancePath + "/entrypoints",
						schemaPath: "#/properties/entrypoints/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
		} else {
			const err42 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			if (vErrors === null) vErrors = [err42];
			else vErrors.push(err42);
			errors++;
		}
		validate28.errors = vErrors;
		return errors === 0;
	}
	validate28.evaluated = {
		"props": {
			"description": true,
			"input": true,
			"output": true,
			"entrypoints": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate27.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.schema_version === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "schema_version" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.version === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "version" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.capabilities === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "capabilities" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.effects === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "effects" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.operations === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "operations" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.stdout_contract === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "stdout_contract" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.schema_version !== void 0) {
				if ("2.0" !== data.schema_version) {
					const err7 = {
						instancePath: instancePath + "/schema_version",
						schemaPath: "#/properties/schema_version/const",
						keyword: "const",
						params: { allowedValue: "2.0" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.id !== void 0) {
				let data1 = data.id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err8 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/pattern",
							keyword: "pattern",
							params: { pattern: "\\S" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.version !== void 0) {
				let data2 = data.version;
				if (typeof data2 === "string") {
					if (!pattern14.test(data2)) {
						const err10 = {
							instancePath: instancePath + "/version",
							schemaPath: "#/$defs/semver/pattern",
							keyword: "pattern",
							params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/semver/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.capabilities !== void 0) {
				let data3 = data.capabilities;
				if (Array.isArray(data3)) {
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
						const err12 = {
							instancePath: instancePath + "/capabilities/" + i0,
							schemaPath: "#/properties/capabilities/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/type",
						keyword: "type",
						params: { type: "array" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.effects !== void 0) {
				let data5 = data.effects;
				if (Array.isArray(data5)) {
					const len1 = data5.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data6 = data5[i1];
						const _errs14 = errors;
						let valid6 = false;
						let passing0 = null;
						const _errs15 = errors;
						if ("db.read" !== data6) {
							const err14 = {
								instancePath: instancePath + "/effects/" + i1,
								schemaPath: "#/properties/effects/items/oneOf/0/const",
								keyword: "const",
								params: { allowedValue: "db.read" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						var _valid0 = _errs15 === errors;
						if (_valid0) {
							valid6 = true;
							passing0 = 0;
						}
						const _errs16 = errors;
						if ("db.write" !== data6) {
							const err15 = {
								instancePath: instancePath + "/effects/" + i1,
								schemaPath: "#/properties/effects/items/oneOf/1/const",
								keyword: "const",
								params: { allowedValue: "db.write" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						var _valid0 = _errs16 === errors;
						if (_valid0 && valid6) {
							valid6 = false;
							passing0 = [passing0, 1];
						} else {
							if (_valid0) {
								valid6 = true;
								passing0 = 1;
							}
							const _errs17 = errors;
							if ("proc.exec" !== data6) {
								const err16 = {
									instancePath: instancePath + "/effects/" + i1,
									schemaPath: "#/properties/effects/items/oneOf/2/const",
									keyword: "const",
									params: { allowedValue: "proc.exec" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
							var _valid0 = _errs17 === errors;
							if (_valid0 && valid6) {
								valid6 = false;
								passing0 = [passing0, 2];
							} else {
								if (_valid0) {
									valid6 = true;
									passing0 = 2;
								}
								const _errs18 = errors;
								if ("fs.read" !== data6) {
									const err17 = {
										instancePath: instancePath + "/effects/" + i1,
										schemaPath: "#/properties/effects/items/oneOf/3/const",
										keyword: "const",
										params: { allowedValue: "fs.read" }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
								var _valid0 = _errs18 === errors;
								if (_valid0 && valid6) {
									valid6 = false;
									passing0 = [passing0, 3];
								} else {
									if (_valid0) {
										valid6 = true;
										passing0 = 3;
									}
									const _errs19 = errors;
									if ("fs.write" !== data6) {
										const err18 = {
											instancePath: instancePath + "/effects/" + i1,
											schemaPath: "#/properties/effects/items/oneOf/4/const",
											keyword: "const",
											params: { allowedValue: "fs.write" }
										};
										if (vErrors === null) vErrors = [err18];
										else vErrors.push(err18);
										errors++;
									}
									var _valid0 = _errs19 === errors;
									if (_valid0 && valid6) {
										valid6 = false;
										passing0 = [passing0, 4];
									} else {
										if (_valid0) {
											valid6 = true;
											passing0 = 4;
										}
										const _errs20 = errors;
										if ("net.fetch" !== data6) {
											const err19 = {
												instancePath: instancePath + "/effects/" + i1,
												schemaPath: "#/properties/effects/items/oneOf/5/const",
												keyword: "const",
												params: { allowedValue: "net.fetch" }
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										var _valid0 = _errs20 === errors;
										if (_valid0 && valid6) {
											valid6 = false;
											passing0 = [passing0, 5];
										} else {
											if (_valid0) {
												valid6 = true;
												passing0 = 5;
											}
											const _errs21 = errors;
											if ("git.read" !== data6) {
												const err20 = {
													instancePath: instancePath + "/effects/" + i1,
													schemaPath: "#/properties/effects/items/oneOf/6/const",
													keyword: "const",
													params: { allowedValue: "git.read" }
												};
												if (vErrors === null) vErrors = [err20];
												else vErrors.push(err20);
												errors++;
											}
											var _valid0 = _errs21 === errors;
											if (_valid0 && valid6) {
												valid6 = false;
												passing0 = [passing0, 6];
											} else {
												if (_valid0) {
													valid6 = true;
													passing0 = 6;
												}
												const _errs22 = errors;
												if ("git.write" !== data6) {
													const err21 = {
														instancePath: instancePath + "/effects/" + i1,
														schemaPath: "#/properties/effects/items/oneOf/7/const",
														keyword: "const",
														params: { allowedValue: "git.write" }
													};
													if (vErrors === null) vErrors = [err21];
													else vErrors.push(err21);
													errors++;
												}
												var _valid0 = _errs22 === errors;
												if (_valid0 && valid6) {
													valid6 = false;
													passing0 = [passing0, 7];
												} else if (_valid0) {
													valid6 = true;
													passing0 = 7;
												}
											}
										}
									}
								}
							}
						}
						if (!valid6) {
							const err22 = {
								instancePath: instancePath + "/effects/" + i1,
								schemaPath: "#/properties/effects/items/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						} else {
							errors = _errs14;
							if (vErrors !== null) {
								if (_errs14) vErrors.length = _errs14;
								else vErrors = null;
							}
						}
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/effects",
						schemaPath: "#/properties/effects/type",
						keyword: "type",
						params: { type: "array" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.operations !== void 0) {
				let data7 = data.operations;
				if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
					for (const key0 in data7) if (!validate28(data7[key0], {
						instancePath: instancePath + "/operations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						parentData: data7,
						parentDataProperty: key0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
						errors = vErrors.length;
					}
				} else {
					const err24 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.stdout_contract !== void 0) {
				let data9 = data.stdout_contract;
				if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
					if (data9.last_line_json !== void 0) {
						if (typeof data9.last_line_json !== "boolean") {
							const err25 = {
								instancePath: instancePath + "/stdout_contract/last_line_json",
								schemaPath: "#/properties/stdout_contract/properties/last_line_json/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/stdout_contract",
						schemaPath: "#/properties/stdout_contract/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
		} else {
			const err27 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			if (vErrors === null) vErrors = [err27];
			else vErrors.push(err27);
			errors++;
		}
		validate27.errors = vErrors;
		return errors === 0;
	}
	validate27.evaluated = {
		"props": {
			"schema_version": true,
			"id": true,
			"version": true,
			"capabilities": true,
			"effects": true,
			"operations": true,
			"stdout_contract": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.skillToml = validate30;
	const schema50 = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://raw.githubusercontent.com/OWNER/skillgate/v1/schemas/skill-toml.schema.json",
		"type": "object",
		"required": ["skill", "provides"],
		"properties": {
			"skill": {
				"type": "object",
				"required": [
					"id",
					"name",
					"version",
					"description",
					"api_version"
				],
				"properties": {
					"id": {
						"type": "string",
						"pattern": "^(?:core|cloud|tool|lang|platform|custom)\\.[a-z0-9-]+$",
						"examples": [
							"cloud.aws",
							"tool.kubernetes",
							"custom.corp-internal"
						]
					},
					"name": {
						"type": "string",
						"pattern": "\\S"
					},
					"version": {
						"type": "string",
						"pattern": "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
						"examples": ["0.3.0"]
					},
					"description": {
						"type": "string",
						"pattern": "\\S"
					},
					"api_version": {
						"type": "string",
						"pattern": "^1(?:\\.\\d+){0,2}$",
						"examples": ["1.0"]
					},
					"authors": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					},
					"license": {
						"type": "string",
						"examples": [
							"MIT",
							"Apache-2.0",
							"LicenseRef-Proprietary"
						]
					},
					"repository": { "type": "string" },
					"documentation": { "type": "string" },
					"keywords": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					},
					"min_caro_version": { "$ref": "#/$defs/semver" }
				}
			},
			"provides": {
				"type": "object",
				"properties": {
					"knowledge": {
						"type": "boolean",
						"default": false
					},
					"recipes": {
						"type": "boolean",
						"default": false
					},
					"executable": {
						"type": "boolean",
						"default": false
					}
				}
			},
			"knowledge": {
				"type": "object",
				"properties": {
					"topics": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					},
					"priority": {
						"$ref": "#/$defs/u32",
						"default": 50
					},
					"max_context_tokens": {
						"$ref": "#/$defs/u32",
						"default": 1e3
					}
				}
			},
			"recipes": {
				"type": "object",
				"properties": {
					"files": {
						"type": "array",
						"items": { "type": "string" },
						"default": ["recipes/*.yaml"]
					},
					"default_confirmation": {
						"type": "string",
						"enum": [
							"auto",
							"prompt",
							"always"
						],
						"default": "prompt"
					}
				}
			},
			"executable": {
				"type": "object",
				"required": ["module"],
				"properties": {
					"module": {
						"type": "string",
						"pattern": "\\S",
						"examples": ["bin/skill.wasm"]
					},
					"exports": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					}
				}
			},
			"capabilities": {
				"type": "object",
				"properties": {
					"terminal_exec": {
						"type": "object",
						"properties": {
							"allowed": {
								"type": "boolean",
								"default": true
							},
							"commands": {
								"type": "array",
								"items": { "type": "string" },
								"default": []
							},
							"blocked": {
								"type": "array",
								"items": { "type": "string" },
								"default": []
							}
						}
					},
					"filesystem_read": {
						"type": "array",
						"items": { "type": "string" },
						"default": [],
						"examples": [[
							"~/.aws",
							"./",
							"$CARO_PROJECT_ROOT"
						]]
					},
					"filesystem_write": {
						"type": "array",
						"items": { "type": "string" },
						"default": [],
						"examples": [["./.caro-cache/skill-name"]]
					},
					"network": {
						"type": "array",
						"items": { "type": "string" },
						"default": [],
						"examples": [["*.amazonaws.com", "https://internal.corp:8443"]]
					},
					"env_read": {
						"type": "array",
						"items": { "type": "string" },
						"default": [],
						"examples": [["AWS_*", "HOME"]]
					},
					"secrets_access": {
						"type": "boolean",
						"default": false
					}
				}
			},
			"dependencies": {
				"type": "object",
				"additionalProperties": { "$ref": "#/$defs/dependency" }
			},
			"suggestions": {
				"type": "object",
				"additionalProperties": { "type": "string" }
			},
			"features": {
				"type": "object",
				"additionalProperties": { "$ref": "#/$defs/feature" }
			},
			"platform": {
				"type": "object",
				"properties": {
					"os": {
						"type": "array",
						"items": {
							"type": "string",
							"enum": [
								"linux",
								"macos",
								"windows"
							]
						},
						"default": []
					},
					"arch": {
						"type": "array",
						"items": {
							"type": "string",
							"enum": [
								"x86_64",
								"aarch64",
								"arm"
							]
						},
						"default": []
					},
					"required_tools": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					},
					"optional_tools": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					}
				}
			}
		},
		"$defs": {
			"u32": {
				"type": "integer",
				"minimum": 0,
				"maximum": 4294967295
			},
			"semver": {
				"type": "string",
				"pattern": "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"
			},
			"dependency": {
				"type": ["string", "object"],
				"required": ["version"],
				"properties": {
					"version": {
						"type": "string",
						"examples": [
							">=1.0",
							">=1.0,<2.0",
							"*"
						]
					},
					"optional": {
						"type": "boolean",
						"default": false
					},
					"features": {
						"type": "array",
						"items": { "type": "string" },
						"default": []
					}
				}
			},
			"feature": {
				"type": "object",
				"required": ["description"],
				"properties": {
					"description": { "type": "string" },
					"default": {
						"type": "boolean",
						"default": true
					}
				}
			}
		}
	};
	const schema54 = {
		"type": ["string", "object"],
		"required": ["version"],
		"properties": {
			"version": {
				"type": "string",
				"examples": [
					">=1.0",
					">=1.0,<2.0",
					"*"
				]
			},
			"optional": {
				"type": "boolean",
				"default": false
			},
			"features": {
				"type": "array",
				"items": { "type": "string" },
				"default": []
			}
		}
	};
	const pattern19 = new RegExp("^(?:core|cloud|tool|lang|platform|custom)\\.[a-z0-9-]+$", "u");
	const pattern23 = new RegExp("^1(?:\\.\\d+){0,2}$", "u");
	function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate30.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.skill === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "skill" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.provides === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "provides" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.skill !== void 0) {
				let data0 = data.skill;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.id === void 0) {
						const err2 = {
							instancePath: instancePath + "/skill",
							schemaPath: "#/properties/skill/required",
							keyword: "required",
							params: { missingProperty: "id" }
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data0.name === void 0) {
						const err3 = {
							instancePath: instancePath + "/skill",
							schemaPath: "#/properties/skill/required",
							keyword: "required",
							params: { missingProperty: "name" }
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (data0.version === void 0) {
						const err4 = {
							instancePath: instancePath + "/skill",
							schemaPath: "#/properties/skill/required",
							keyword: "required",
							params: { missingProperty: "version" }
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data0.description === void 0) {
						const err5 = {
							instancePath: instancePath + "/skill",
							schemaPath: "#/properties/skill/required",
							keyword: "required",
							params: { missingProperty: "description" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data0.api_version === void 0) {
						const err6 = {
							instancePath: instancePath + "/skill",
							schemaPath: "#/properties/skill/required",
							keyword: "required",
							params: { missingProperty: "api_version" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (data0.id !== void 0) {
						let data1 = data0.id;
						if (typeof data1 === "string") {
							if (!pattern19.test(data1)) {
								const err7 = {
									instancePath: instancePath + "/skill/id",
									schemaPath: "#/properties/skill/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^(?:core|cloud|tool|lang|platform|custom)\\.[a-z0-9-]+$" }
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						} else {
							const err8 = {
								instancePath: instancePath + "/skill/id",
								schemaPath: "#/properties/skill/properties/id/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
					if (data0.name !== void 0) {
						let data2 = data0.name;
						if (typeof data2 === "string") {
							if (!pattern4.test(data2)) {
								const err9 = {
									instancePath: instancePath + "/skill/name",
									schemaPath: "#/properties/skill/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/skill/name",
								schemaPath: "#/properties/skill/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
					if (data0.version !== void 0) {
						let data3 = data0.version;
						if (typeof data3 === "string") {
							if (!pattern14.test(data3)) {
								const err11 = {
									instancePath: instancePath + "/skill/version",
									schemaPath: "#/properties/skill/properties/version/pattern",
									keyword: "pattern",
									params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						} else {
							const err12 = {
								instancePath: instancePath + "/skill/version",
								schemaPath: "#/properties/skill/properties/version/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
					if (data0.description !== void 0) {
						let data4 = data0.description;
						if (typeof data4 === "string") {
							if (!pattern4.test(data4)) {
								const err13 = {
									instancePath: instancePath + "/skill/description",
									schemaPath: "#/properties/skill/properties/description/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/skill/description",
								schemaPath: "#/properties/skill/properties/description/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (data0.api_version !== void 0) {
						let data5 = data0.api_version;
						if (typeof data5 === "string") {
							if (!pattern23.test(data5)) {
								const err15 = {
									instancePath: instancePath + "/skill/api_version",
									schemaPath: "#/properties/skill/properties/api_version/pattern",
									keyword: "pattern",
									params: { pattern: "^1(?:\\.\\d+){0,2}$" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/skill/api_version",
								schemaPath: "#/properties/skill/properties/api_version/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
					if (data0.authors !== void 0) {
						let data6 = data0.authors;
						if (Array.isArray(data6)) {
							const len0 = data6.length;
							for (let i0 = 0; i0 < len0; i0++) if (typeof data6[i0] !== "string") {
								const err17 = {
									instancePath: instancePath + "/skill/authors/" + i0,
									schemaPath: "#/properties/skill/properties/authors/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/skill/authors",
								schemaPath: "#/properties/skill/properties/authors/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
					if (data0.license !== void 0) {
						if (typeof data0.license !== "string") {
							const err19 = {
								instancePath: instancePath + "/skill/license",
								schemaPath: "#/properties/skill/properties/license/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
					if (data0.repository !== void 0) {
						if (typeof data0.repository !== "string") {
							const err20 = {
								instancePath: instancePath + "/skill/repository",
								schemaPath: "#/properties/skill/properties/repository/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data0.documentation !== void 0) {
						if (typeof data0.documentation !== "string") {
							const err21 = {
								instancePath: instancePath + "/skill/documentation",
								schemaPath: "#/properties/skill/properties/documentation/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data0.keywords !== void 0) {
						let data11 = data0.keywords;
						if (Array.isArray(data11)) {
							const len1 = data11.length;
							for (let i1 = 0; i1 < len1; i1++) if (typeof data11[i1] !== "string") {
								const err22 = {
									instancePath: instancePath + "/skill/keywords/" + i1,
									schemaPath: "#/properties/skill/properties/keywords/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/skill/keywords",
								schemaPath: "#/properties/skill/properties/keywords/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data0.min_caro_version !== void 0) {
						let data13 = data0.min_caro_version;
						if (typeof data13 === "string") {
							if (!pattern14.test(data13)) {
								const err24 = {
									instancePath: instancePath + "/skill/min_caro_version",
									schemaPath: "#/$defs/semver/pattern",
									keyword: "pattern",
									params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						} else {
							const err25 = {
								instancePath: instancePath + "/skill/min_caro_version",
								schemaPath: "#/$defs/semver/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
				} else {
					const err26 = {
						instancePath: instancePath + "/skill",
						schemaPath: "#/properties/skill/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			}
			if (data.provides !== void 0) {
				let data14 = data.provides;
				if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
					if (data14.knowledge !== void 0) {
						if (typeof data14.knowledge !== "boolean") {
							const err27 = {
								instancePath: instancePath + "/provides/knowledge",
								schemaPath: "#/properties/provides/properties/knowledge/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
					if (data14.recipes !== void 0) {
						if (typeof data14.recipes !== "boolean") {
							const err28 = {
								instancePath: instancePath + "/provides/recipes",
								schemaPath: "#/properties/provides/properties/recipes/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
					if (data14.executable !== void 0) {
						if (typeof data14.executable !== "boolean") {
							const err29 = {
								instancePath: instancePath + "/provides/executable",
								schemaPath: "#/properties/provides/properties/executable/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/provides",
						schemaPath: "#/properties/provides/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.knowledge !== void 0) {
				let data18 = data.knowledge;
				if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
					if (data18.topics !== void 0) {
						let data19 = data18.topics;
						if (Array.isArray(data19)) {
							const len2 = data19.length;
							for (let i2 = 0; i2 < len2; i2++) if (typeof data19[i2] !== "string") {
								const err31 = {
									instancePath: instancePath + "/knowledge/topics/" + i2,
									schemaPath: "#/properties/knowledge/properties/topics/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						} else {
							const err32 = {
								instancePath: instancePath + "/knowledge/topics",
								schemaPath: "#/properties/knowledge/properties/topics/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					if (data18.priority !== void 0) {
						let data21 = data18.priority;
						if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
							const err33 = {
								instancePath: instancePath + "/knowledge/priority",
								schemaPath: "#/$defs/u32/type",
								keyword: "type",
								params: { type: "integer" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (typeof data21 == "number" && isFinite(data21)) {
							if (data21 > 4294967295 || isNaN(data21)) {
								const err34 = {
									instancePath: instancePath + "/knowledge/priority",
									schemaPath: "#/$defs/u32/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 4294967295
									}
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							if (data21 < 0 || isNaN(data21)) {
								const err35 = {
									instancePath: instancePath + "/knowledge/priority",
									schemaPath: "#/$defs/u32/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									}
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
					}
					if (data18.max_context_tokens !== void 0) {
						let data22 = data18.max_context_tokens;
						if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
							const err36 = {
								instancePath: instancePath + "/knowledge/max_context_tokens",
								schemaPath: "#/$defs/u32/type",
								keyword: "type",
								params: { type: "integer" }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (typeof data22 == "number" && isFinite(data22)) {
							if (data22 > 4294967295 || isNaN(data22)) {
								const err37 = {
									instancePath: instancePath + "/knowledge/max_context_tokens",
									schemaPath: "#/$defs/u32/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 4294967295
									}
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
							if (data22 < 0 || isNaN(data22)) {
								const err38 = {
									instancePath: instancePath + "/knowledge/max_context_tokens",
									schemaPath: "#/$defs/u32/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									}
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						}
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/knowledge",
						schemaPath: "#/properties/knowledge/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.recipes !== void 0) {
				let data23 = data.recipes;
				if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
					if (data23.files !== void 0) {
						let data24 = data23.files;
						if (Array.isArray(data24)) {
							const len3 = data24.length;
							for (let i3 = 0; i3 < len3; i3++) if (typeof data24[i3] !== "string") {
								const err40 = {
									instancePath: instancePath + "/recipes/files/" + i3,
									schemaPath: "#/properties/recipes/properties/files/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/recipes/files",
								schemaPath: "#/properties/recipes/properties/files/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
					if (data23.default_confirmation !== void 0) {
						let data26 = data23.default_confirmation;
						if (typeof data26 !== "string") {
							const err42 = {
								instancePath: instancePath + "/recipes/default_confirmation",
								schemaPath: "#/properties/recipes/properties/default_confirmation/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
						if (!(data26 === "auto" || data26 === "prompt" || data26 === "always")) {
							const err43 = {
								instancePath: instancePath + "/recipes/default_confirmation",
								schemaPath: "#/properties/recipes/properties/default_confirmation/enum",
								keyword: "enum",
								params: { allowedValues: schema50.properties.recipes.properties.default_confirmation.enum }
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					}
				} else {
					const err44 = {
						instancePath: instancePath + "/recipes",
						schemaPath: "#/properties/recipes/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.executable !== void 0) {
				let data27 = data.executable;
				if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
					if (data27.module === void 0) {
						const err45 = {
							instancePath: instancePath + "/executable",
							schemaPath: "#/properties/executable/required",
							keyword: "required",
							params: { missingProperty: "module" }
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
					if (data27.module !== void 0) {
						let data28 = data27.module;
						if (typeof data28 === "string") {
							if (!pattern4.test(data28)) {
								const err46 = {
									instancePath: instancePath + "/executable/module",
									schemaPath: "#/properties/executable/properties/module/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						} else {
							const err47 = {
								instancePath: instancePath + "/executable/module",
								schemaPath: "#/properties/executable/properties/module/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
					}
					if (data27.exports !== void 0) {
						let data29 = data27.exports;
						if (Array.isArray(data29)) {
							const len4 = data29.length;
							for (let i4 = 0; i4 < len4; i4++) if (typeof data29[i4] !== "string") {
								const err48 = {
									instancePath: instancePath + "/executable/exports/" + i4,
									schemaPath: "#/properties/executable/properties/exports/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
						} else {
							const err49 = {
								instancePath: instancePath + "/executable/exports",
								schemaPath: "#/properties/executable/properties/exports/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
				} else {
					const err50 = {
						instancePath: instancePath + "/executable",
						schemaPath: "#/properties/executable/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.capabilities !== void 0) {
				let data31 = data.capabilities;
				if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
					if (data31.terminal_exec !== void 0) {
						let data32 = data31.terminal_exec;
						if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
							if (data32.allowed !== void 0) {
								if (typeof data32.allowed !== "boolean") {
									const err51 = {
										instancePath: instancePath + "/capabilities/terminal_exec/allowed",
										schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/allowed/type",
										keyword: "type",
										params: { type: "boolean" }
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
							if (data32.commands !== void 0) {
								let data34 = data32.commands;
								if (Array.isArray(data34)) {
									const len5 = data34.length;
									for (let i5 = 0; i5 < len5; i5++) if (typeof data34[i5] !== "string") {
										const err52 = {
											instancePath: instancePath + "/capabilities/terminal_exec/commands/" + i5,
											schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/commands/items/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err52];
										else vErrors.push(err52);
										errors++;
									}
								} else {
									const err53 = {
										instancePath: instancePath + "/capabilities/terminal_exec/commands",
										schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/commands/type",
										keyword: "type",
										params: { type: "array" }
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							}
							if (data32.blocked !== void 0) {
								let data36 = data32.blocked;
								if (Array.isArray(data36)) {
									const len6 = data36.length;
									for (let i6 = 0; i6 < len6; i6++) if (typeof data36[i6] !== "string") {
										const err54 = {
											instancePath: instancePath + "/capabilities/terminal_exec/blocked/" + i6,
											schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/blocked/items/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
								} else {
									const err55 = {
										instancePath: instancePath + "/capabilities/terminal_exec/blocked",
										schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/blocked/type",
										keyword: "type",
										params: { type: "array" }
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
							}
						} else {
							const err56 = {
								instancePath: instancePath + "/capabilities/terminal_exec",
								schemaPath: "#/properties/capabilities/properties/terminal_exec/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
					if (data31.filesystem_read !== void 0) {
						let data38 = data31.filesystem_read;
						if (Array.isArray(data38)) {
							const len7 = data38.length;
							for (let i7 = 0; i7 < len7; i7++) if (typeof data38[i7] !== "string") {
								const err57 = {
									instancePath: instancePath + "/capabilities/filesystem_read/" + i7,
									schemaPath: "#/properties/capabilities/properties/filesystem_read/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						} else {
							const err58 = {
								instancePath: instancePath + "/capabilities/filesystem_read",
								schemaPath: "#/properties/capabilities/properties/filesystem_read/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err58];
							else vErrors.push(err58);
							errors++;
						}
					}
					if (data31.filesystem_write !== void 0) {
						let data40 = data31.filesystem_write;
						if (Array.isArray(data40)) {
							const len8 = data40.length;
							for (let i8 = 0; i8 < len8; i8++) if (typeof data40[i8] !== "string") {
								const err59 = {
									instancePath: instancePath + "/capabilities/filesystem_write/" + i8,
									schemaPath: "#/properties/capabilities/properties/filesystem_write/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err59];
								else vErrors.push(err59);
								errors++;
							}
						} else {
							const err60 = {
								instancePath: instancePath + "/capabilities/filesystem_write",
								schemaPath: "#/properties/capabilities/properties/filesystem_write/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
					}
					if (data31.network !== void 0) {
						let data42 = data31.network;
						if (Array.isArray(data42)) {
							const len9 = data42.length;
							for (let i9 = 0; i9 < len9; i9++) if (typeof data42[i9] !== "string") {
								const err61 = {
									instancePath: instancePath + "/capabilities/network/" + i9,
									schemaPath: "#/properties/capabilities/properties/network/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
						} else {
							const err62 = {
								instancePath: instancePath + "/capabilities/network",
								schemaPath: "#/properties/capabilities/properties/network/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err62];
							else vErrors.push(err62);
							errors++;
						}
					}
					if (data31.env_read !== void 0) {
						let data44 = data31.env_read;
						if (Array.isArray(data44)) {
							const len10 = data44.length;
							for (let i10 = 0; i10 < len10; i10++) if (typeof data44[i10] !== "string") {
								const err63 = {
									instancePath: instancePath + "/capabilities/env_read/" + i10,
									schemaPath: "#/properties/capabilities/properties/env_read/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						} else {
							const err64 = {
								instancePath: instancePath + "/capabilities/env_read",
								schemaPath: "#/properties/capabilities/properties/env_read/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
					}
					if (data31.secrets_access !== void 0) {
						if (typeof data31.secrets_access !== "boolean") {
							const err65 = {
								instancePath: instancePath + "/capabilities/secrets_access",
								schemaPath: "#/properties/capabilities/properties/secrets_access/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
					}
				} else {
					const err66 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
			}
			if (data.dependencies !== void 0) {
				let data47 = data.dependencies;
				if (data47 && typeof data47 == "object" && !Array.isArray(data47)) for (const key0 in data47) {
					let data48 = data47[key0];
					if (typeof data48 !== "string" && !(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
						const err67 = {
							instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/dependency/type",
							keyword: "type",
							params: { type: schema54.type }
						};
						if (vErrors === null) vErrors = [err67];
						else vErrors.push(err67);
						errors++;
					}
					if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
						if (data48.version === void 0) {
							const err68 = {
								instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/$defs/dependency/required",
								keyword: "required",
								params: { missingProperty: "version" }
							};
							if (vErrors === null) vErrors = [err68];
							else vErrors.push(err68);
							errors++;
						}
						if (data48.version !== void 0) {
							if (typeof data48.version !== "string") {
								const err69 = {
									instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/version",
									schemaPath: "#/$defs/dependency/properties/version/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
						}
						if (data48.optional !== void 0) {
							if (typeof data48.optional !== "boolean") {
								const err70 = {
									instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/optional",
									schemaPath: "#/$defs/dependency/properties/optional/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err70];
								else vErrors.push(err70);
								errors++;
							}
						}
						if (data48.features !== void 0) {
							let data51 = data48.features;
							if (Array.isArray(data51)) {
								const len11 = data51.length;
								for (let i11 = 0; i11 < len11; i11++) if (typeof data51[i11] !== "string") {
									const err71 = {
										instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/features/" + i11,
										schemaPath: "#/$defs/dependency/properties/features/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err71];
									else vErrors.push(err71);
									errors++;
								}
							} else {
								const err72 = {
									instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/features",
									schemaPath: "#/$defs/dependency/properties/features/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err72];
								else vErrors.push(err72);
								errors++;
							}
						}
					}
				}
				else {
					const err73 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			}
			if (data.suggestions !== void 0) {
				let data53 = data.suggestions;
				if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
					for (const key1 in data53) if (typeof data53[key1] !== "string") {
						const err74 = {
							instancePath: instancePath + "/suggestions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/suggestions/additionalProperties/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
				} else {
					const err75 = {
						instancePath: instancePath + "/suggestions",
						schemaPath: "#/properties/suggestions/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
			}
			if (data.features !== void 0) {
				let data55 = data.features;
				if (data55 && typeof data55 == "object" && !Array.isArray(data55)) for (const key2 in data55) {
					let data56 = data55[key2];
					if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
						if (data56.description === void 0) {
							const err76 = {
								instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/$defs/feature/required",
								keyword: "required",
								params: { missingProperty: "description" }
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
						if (data56.description !== void 0) {
							if (typeof data56.description !== "string") {
								const err77 = {
									instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
									schemaPath: "#/$defs/feature/properties/description/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						}
						if (data56.default !== void 0) {
							if (typeof data56.default !== "boolean") {
								const err78 = {
									instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
									schemaPath: "#/$defs/feature/properties/default/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err78];
								else vErrors.push(err78);
								errors++;
							}
						}
					} else {
						const err79 = {
							instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/feature/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err79];
						else vErrors.push(err79);
						errors++;
					}
				}
				else {
					const err80 = {
						instancePath: instancePath + "/features",
						schemaPath: "#/properties/features/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err80];
					else vErrors.push(err80);
					errors++;
				}
			}
			if (data.platform !== void 0) {
				let data59 = data.platform;
				if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
					if (data59.os !== void 0) {
						let data60 = data59.os;
						if (Array.isArray(data60)) {
							const len12 = data60.length;
							for (let i12 = 0; i12 < len12; i12++) {
								let data61 = data60[i12];
								if (typeof data61 !== "string") {
									const err81 = {
										instancePath: instancePath + "/platform/os/" + i12,
										schemaPath: "#/properties/platform/properties/os/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
								if (!(data61 === "linux" || data61 === "macos" || data61 === "windows")) {
									const err82 = {
										instancePath: instancePath + "/platform/os/" + i12,
										schemaPath: "#/properties/platform/properties/os/items/enum",
										keyword: "enum",
										params: { allowedValues: schema50.properties.platform.properties.os.items.enum }
									};
									if (vErrors === null) vErrors = [err82];
									else vErrors.push(err82);
									errors++;
								}
							}
						} else {
							const err83 = {
								instancePath: instancePath + "/platform/os",
								schemaPath: "#/properties/platform/properties/os/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err83];
							else vErrors.push(err83);
							errors++;
						}
					}
					if (data59.arch !== void 0) {
						let data62 = data59.arch;
						if (Array.isArray(data62)) {
							const len13 = data62.length;
							for (let i13 = 0; i13 < len13; i13++) {
								let data63 = data62[i13];
								if (typeof data63 !== "string") {
									const err84 = {
										instancePath: instancePath + "/platform/arch/" + i13,
										schemaPath: "#/properties/platform/properties/arch/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err84];
									else vErrors.push(err84);
									errors++;
								}
								if (!(data63 === "x86_64" || data63 === "aarch64" || data63 === "arm")) {
									const err85 = {
										instancePath: instancePath + "/platform/arch/" + i13,
										schemaPath: "#/properties/platform/properties/arch/items/enum",
										keyword: "enum",
										params: { allowedValues: schema50.properties.platform.properties.arch.items.enum }
									};
									if (vErrors === null) vErrors = [err85];
									else vErrors.push(err85);
									errors++;
								}
							}
						} else {
							const err86 = {
								instancePath: instancePath + "/platform/arch",
								schemaPath: "#/properties/platform/properties/arch/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err86];
							else vErrors.push(err86);
							errors++;
						}
					}
					if (data59.required_tools !== void 0) {
						let data64 = data59.required_tools;
						if (Array.isArray(data64)) {
							const len14 = data64.length;
							for (let i14 = 0; i14 < len14; i14++) if (typeof data64[i14] !== "string") {
								const err87 = {
									instancePath: instancePath + "/platform/required_tools/" + i14,
									schemaPath: "#/properties/platform/properties/required_tools/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err87];
								else vErrors.push(err87);
								errors++;
							}
						} else {
							const err88 = {
								instancePath: instancePath + "/platform/required_tools",
								schemaPath: "#/properties/platform/properties/required_tools/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					}
					if (data59.optional_tools !== void 0) {
						let data66 = data59.optional_tools;
						if (Array.isArray(data66)) {
							const len15 = data66.length;
							for (let i15 = 0; i15 < len15; i15++) if (typeof data66[i15] !== "string") {
								const err89 = {
									instancePath: instancePath + "/platform/optional_tools/" + i15,
									schemaPath: "#/properties/platform/properties/optional_tools/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
						} else {
							const err90 = {
								instancePath: instancePath + "/platform/optional_tools",
								schemaPath: "#/properties/platform/properties/optional_tools/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
					}
				} else {
					const err91 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/properties/platform/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err91];
					else vErrors.push(err91);
					errors++;
				}
			}
		} else {
			const err92 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			};
			if (vErrors === null) vErrors = [err92];
			else vErrors.push(err92);
			errors++;
		}
		validate30.errors = vErrors;
		return errors === 0;
	}
	validate30.evaluated = {
		"props": {
			"skill": true,
			"provides": true,
			"knowledge": true,
			"recipes": true,
			"executable": true,
			"capabilities": true,
			"dependencies": true,
			"suggestions": true,
			"features": true,
			"platform": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.knownKeys = {
		"agent-skills": [
			{ "keys": {
				"name": 1,
				"description": 1,
				"license": 1,
				"compatibility": 1,
				"metadata": 2,
				"allowed-tools": 3,
				"version": 1,
				"when_to_use": 1,
				"argument-hint": 1,
				"arguments": 1,
				"disable-model-invocation": 1,
				"user-invocable": 1,
				"model": 1,
				"effort": 1,
				"context": 1,
				"agent": 1,
				"hooks": 1,
				"paths": 1,
				"shell": 1
			} },
			{ "keys": {} },
			{
				"keys": {},
				"each": 1
			},
			{
				"keys": {},
				"items": 1
			}
		],
		"manifest-v1": [
			{ "keys": {
				"name": 1,
				"description": 1,
				"version": 1,
				"manifest_version": 1,
				"inputs": 2,
				"env": 8,
				"preconditions": 11,
				"outputs": 16,
				"execution": 19,
				"sensitive": 1,
				"interface": 20
			} },
			{ "keys": {} },
			{ "keys": {
				"required": 3,
				"optional": 3
			} },
			{
				"is": "inputs",
				"keys": {},
				"items": 4
			},
			{ "keys": {
				"name": 1,
				"description": 1,
				"schema": 5,
				"default": 1,
				"sensitive": 1
			} },
			{
				"is": "schema",
				"keys": {
					"type": 6,
					"pattern": 1,
					"minimum": 1,
					"maximum": 1,
					"items": 5,
					"properties": 7,
					"default": 1,
					"description": 1,
					"enum": 1
				}
			},
			{
				"keys": {},
				"items": 1
			},
			{
				"keys": {},
				"each": 5
			},
			{ "keys": {
				"required": 9,
				"optional": 9
			} },
			{
				"is": "variables",
				"keys": {},
				"items": 10
			},
			{ "keys": {
				"name": 1,
				"description": 1,
				"sensitive": 1
			} },
			{ "keys": {
				"commands": 12,
				"files": 14
			} },
			{
				"keys": {},
				"items": 13
			},
			{ "keys": {
				"cmd": 1,
				"min_version": 1,
				"max_version": 1
			} },
			{
				"keys": {},
				"items": 15
			},
			{ "keys": {
				"path": 1,
				"base": 1,
				"description": 1
			} },
			{ "keys": {
				"files": 17,
				"artifacts": 1
			} },
			{
				"keys": {},
				"items": 18
			},
			{ "keys": {
				"pattern": 1,
				"base": 1,
				"description": 1
			} },
			{ "keys": {
				"idempotent": 1,
				"destructive": 1,
				"network": 1,
				"interactive": 1,
				"timeout": 1
			} },
			{ "keys": {
				"inputs": 21,
				"outputs": 22,
				"env": 24
			} },
			{
				"keys": {},
				"items": 1
			},
			{
				"keys": {},
				"items": 23
			},
			{ "keys": { "pattern": 1 } },
			{
				"keys": {},
				"items": 1
			}
		],
		"router-manifest": [
			{ "keys": {
				"id": 1,
				"version": 1,
				"capabilities": 2,
				"effects": 3,
				"entrypoints": 4,
				"stdout_contract": 7
			} },
			{ "keys": {} },
			{
				"keys": {},
				"items": 1
			},
			{
				"keys": {},
				"items": 1
			},
			{
				"keys": {},
				"each": 5
			},
			{
				"keys": {
					"unix": 6,
					"windows": 6
				},
				"each": 6
			},
			{
				"is": "argv",
				"keys": {},
				"items": 1
			},
			{ "keys": { "last_line_json": 1 } }
		],
		"skill-manifest-v2": [
			{ "keys": {
				"schema_version": 1,
				"id": 1,
				"version": 1,
				"capabilities": 2,
				"effects": 3,
				"operations": 4,
				"stdout_contract": 12
			} },
			{ "keys": {} },
			{
				"keys": {},
				"items": 1
			},
			{
				"keys": {},
				"items": 1
			},
			{
				"keys": {},
				"each": 5
			},
			{
				"is": "operation",
				"keys": {
					"description": 1,
					"input": 6,
					"output": 8,
					"entrypoints": 10
				}
			},
			{
				"keys": {},
				"each": 7
			},
			{
				"is": "parameter",
				"keys": {
					"type": 1,
					"required": 1,
					"default": 1,
					"description": 1
				}
			},
			{ "keys": {
				"description": 1,
				"fields": 9
			} },
			{
				"keys": {},
				"each": 1
			},
			{
				"keys": {
					"unix": 11,
					"windows": 11
				},
				"each": 11
			},
			{
				"is": "argv",
				"keys": {},
				"items": 1
			},
			{ "keys": { "last_line_json": 1 } }
		],
		"skill-toml": [
			{ "keys": {
				"skill": 1,
				"provides": 5,
				"knowledge": 6,
				"recipes": 8,
				"executable": 10,
				"capabilities": 12,
				"dependencies": 20,
				"suggestions": 23,
				"features": 24,
				"platform": 26
			} },
			{ "keys": {
				"id": 2,
				"name": 2,
				"version": 2,
				"description": 2,
				"api_version": 2,
				"authors": 3,
				"license": 2,
				"repository": 2,
				"documentation": 2,
				"keywords": 4,
				"min_caro_version": 2
			} },
			{ "keys": {} },
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{ "keys": {
				"knowledge": 2,
				"recipes": 2,
				"executable": 2
			} },
			{ "keys": {
				"topics": 7,
				"priority": 2,
				"max_context_tokens": 2
			} },
			{
				"keys": {},
				"items": 2
			},
			{ "keys": {
				"files": 9,
				"default_confirmation": 2
			} },
			{
				"keys": {},
				"items": 2
			},
			{ "keys": {
				"module": 2,
				"exports": 11
			} },
			{
				"keys": {},
				"items": 2
			},
			{ "keys": {
				"terminal_exec": 13,
				"filesystem_read": 16,
				"filesystem_write": 17,
				"network": 18,
				"env_read": 19,
				"secrets_access": 2
			} },
			{ "keys": {
				"allowed": 2,
				"commands": 14,
				"blocked": 15
			} },
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"each": 21
			},
			{
				"is": "dependency",
				"keys": {
					"version": 2,
					"optional": 2,
					"features": 22
				}
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"each": 2
			},
			{
				"keys": {},
				"each": 25
			},
			{
				"is": "feature",
				"keys": {
					"description": 2,
					"default": 2
				}
			},
			{ "keys": {
				"os": 27,
				"arch": 28,
				"required_tools": 29,
				"optional_tools": 30
			} },
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			},
			{
				"keys": {},
				"items": 2
			}
		]
	};
}))();
const knownDialects = Object.keys(import_validators.knownKeys);
function topKeys(dialect) {
	const [top] = import_validators.knownKeys[dialect] ?? [];
	return top ? keysOf(top) : [];
}
function* knownTables(root, dialect) {
	const places = import_validators.knownKeys[dialect] ?? [];
	const left = [{
		value: root,
		place: 0,
		at: ""
	}];
	for (let step = left.pop(); step; step = left.pop()) {
		const { value, at } = step;
		const place = places[step.place];
		if (!place) continue;
		const known = keysOf(place);
		if (value.kind === "table" && known.length > 0) yield {
			table: value,
			pointer: at,
			known
		};
		for (const next of below$1(step, place)) left.push(next);
	}
}
const keysOf = oncePer(({ is, keys }) => is === "schema" ? schemaKeywords : Object.keys(keys));
function* below$1({ value, at }, { keys, each, items: entry }) {
	for (const { key, value: inner } of fields$1(value)) {
		const place = Object.hasOwn(keys, key) ? keys[key] : each;
		if (place !== void 0) yield {
			value: inner,
			place,
			at: at + pointer(key)
		};
	}
	if (entry === void 0) return;
	for (const [index, inner] of items(value).entries()) yield {
		value: inner,
		place: entry,
		at: at + pointer(index)
	};
}
// src/syntax/shape.ts
const most$10 = 20;
const wrappers = new Set([
	"anyOf",
	"oneOf",
	"allOf",
	"not",
	"if"
]);
const words$5 = {
	string: "a text",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a mapping",
	null: "nothing"
};
function shapeDrafts(root, validate, elsewhere = [], read = plain$1) {
	if (validate(read(root))) return [];
	const paths = elsewhere.map((path) => path.split("."));
	const faults = new Map();
	for (const error of validate.errors ?? []) {
		if (wrappers.has(error.keyword) || leadsTo(error.instancePath, paths)) continue;
		const key = `${error.instancePath}\0${error.params["missingProperty"] ?? ""}`;
		const known = faults.get(key);
		if (known) known.push(error);
		else faults.set(key, [error]);
	}
	const all = [...faults.values()];
	const drafts = all.slice(0, most$10).map((errors) => draftOf$1(root, errors));
	const next = all[most$10];
	return next ? [...drafts, restOf(draftOf$1(root, next), all.length - most$10)] : drafts;
}
function typed(value) {
	switch (value.kind) {
		case "list": return value.items.map(typed);
		case "table": {
			const object = Object.create(null);
			for (const [key, field] of value.fields) object[key] = typed(field.value);
			return object;
		}
		default: return value.kind === "other" ? NaN : value.value;
	}
}
function leadsTo(pointer, paths) {
	const keys = segments(pointer);
	return paths.some((path) => path.length <= keys.length && path.every((part, at) => part === "*" || part === "[]" || part === keys[at]));
}
function restOf({ at }, count) {
	return {
		message: `${count} more ${count === 1 ? "field has a wrong shape: this one" : "fields have wrong shapes"}${count === 1 ? "" : ", beginning with this one"}.`,
		at,
		about: "more"
	};
}
function draftOf$1(root, errors) {
	const pointer = errors[0]?.instancePath ?? "";
	const { value, keyAt } = find(root, pointer);
	const field = fieldName(root, pointer);
	const named = quotedField(field);
	const missing = errors[0]?.params["missingProperty"];
	if (missing !== void 0) return {
		message: `${field === "" ? "The manifest" : named} has no key "${missing}", which it needs.`,
		at: keyAt,
		about: `${field}.${missing}`
	};
	const isScalar = value.kind !== "list" && value.kind !== "table";
	return {
		message: wording(named, value, errors),
		at: value.at,
		about: field,
		value: isScalar ? plain$1(value) : void 0
	};
}
const wholeNumber = /^(?:[+-]?\d[\d_]*|0[xob][\da-f_]+)$/i;
function quotedField(field) {
	return field.includes("\"") ? clipped(field) : quoted(field);
}
function wording(field, value, errors) {
	const was = `Field ${field} is ${value.kind === "string" && isBlank$1(value) ? "blank" : seen(value)}`;
	for (const [bound, word] of [["minimum", "least"], ["maximum", "most"]]) {
		const limit = errors.find(({ keyword }) => keyword === bound)?.params["limit"];
		if (limit !== void 0) return `${was}; the ${word} it can be is ${limit}.`;
	}
	if (errors.some(({ keyword }) => keyword === "minProperties")) return `Field ${field} is empty, where at least one entry belongs.`;
	if (value.kind === "other" && wholeNumber.test(value.source)) return `${was}, a whole number too large to be counted with.`;
	const allowed = errors.flatMap(allowedBy);
	return `${was}, where ${alternatives([...new Set(allowed)])} belongs.`;
}
const forms$1 = { "#/$defs/semver/pattern": "a semantic version such as \"1.2.0\"" };
function allowedBy({ keyword, params, schemaPath }) {
	const form = forms$1[schemaPath];
	if (form !== void 0) return [form];
	if (keyword === "enum") return listOf(params["allowedValues"]).map((one) => JSON.stringify(one));
	if (keyword === "type") return listOf(params["type"]).map((type) => words$5[String(type)] ?? "");
	return [keyword === "minItems" ? "at least one value" : "a text"];
}
function listOf(value) {
	return Array.isArray(value) ? value : [value];
}
function isBlank$1(value) {
	return (text$2(value) ?? "").trim() === "";
}
function fieldName(root, pointer) {
	let value = root;
	let name = "";
	for (const segment of segments(pointer)) if (value?.kind === "list") {
		value = value.items[Number(segment)];
		name += `[${entryName(value) ?? segment}]`;
	} else {
		value = get(value, segment);
		const key = segment.includes(".") ? `"${segment}"` : segment;
		name += name === "" ? key : `.${key}`;
	}
	return name;
}
function entryName(value) {
	return [
		"name",
		"cmd",
		"path",
		"pattern"
	].map((key) => text$2(get(value, key))).find((name) => name !== void 0 && name.trim() !== "");
}
// src/rules/manifest/key-typo.ts
const keyTypo = manifestRule(knownDialects, {
	id: "key-typo",
	severity: "warning",
	summary: "No key of a manifest is a misspelling of one that agents and runtimes know.",
	why: "Agents and runtimes pass over keys they do not know without a word, so what it says has no effect.",
	mend: "Write the key as the finding has it. Give a key of your own a name that is not nearly a known one.",
	*check({ manifest: { dialect, root }, skill }) {
		if (dialect === "agent-skills") {
			const isV1 = skill.manifests.some((one) => one.dialect === "manifest-v1");
			yield* drafts(root, "", frontSlips(root, [...topKeys(dialect), ...isV1 ? topKeys("manifest-v1") : []]), "agents");
			return;
		}
		const isFront = dialect === "manifest-v1";
		for (const { table, pointer, known } of knownTables(root, dialect)) {
			if (isFront && table === root) continue;
			yield* drafts(root, pointer, slips(table, known, isFront), "runtimes");
		}
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.\nalowed-tools: Read"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.\nallowed-tools: Read")
});
function* drafts(root, pointer, found, readers) {
	let field;
	for (const { key, meant, at } of found) {
		field ??= fieldName(root, pointer);
		const of = field === "" ? "" : ` of ${quotedField(field)}`;
		yield {
			message: `Key ${quoted(key)}${of} means nothing to ${readers}; "${meant}" does.`,
			at,
			about: field === "" ? key : `${field}\0${key}`
		};
	}
}
function frontSlips(table, known) {
	return among(table, known, (key) => {
		const meant = nearest(key, known);
		if (meant === void 0) return void 0;
		const [a, b] = [plain(key), plain(meant)];
		if (Math.min(a.length, b.length) < 5) return isRearranged(a, b) ? meant : void 0;
		return isPlural(a, b) ? void 0 : meant;
	});
}
const words$4 = new Set([
	"example",
	"fields",
	"files",
	"scheme"
]);
function slips(table, known, isFront) {
	return among(table, known, (key) => {
		const meant = nearest(key, known, key.length < 9 ? 1 : 2);
		if (meant === void 0 || words$4.has(key.toLowerCase())) return void 0;
		const [a, b] = [plain(key), plain(meant)];
		if (isFront && isPlural(a, b)) return void 0;
		if (Math.min(a.length, b.length) >= 5 || isRearranged(a, b)) return meant;
		return a.length > 1 && a.length < b.length ? meant : void 0;
	});
}
function* among(table, known, guess) {
	for (const { key, keyAt } of fields$1(table)) {
		const meant = known.includes(key) ? void 0 : guess(key);
		if (meant !== void 0 && !table.fields.has(meant)) yield {
			key,
			meant,
			at: keyAt
		};
	}
}
function plain(key) {
	return key.toLowerCase().replace(/[_-]/g, "");
}
function isPlural(a, b) {
	return a === `${b}s` || b === `${a}s`;
}
function isRearranged(a, b) {
	return [...a].sort().join("") === [...b].sort().join("");
}
// src/syntax/license.ts
const longest$5 = 300;
function isLicense(text) {
	if (text.length > longest$5) return false;
	try {
		(0, import_packages.licensePackage)()(text);
		return true;
	} catch {
		return false;
	}
}
const common = {
	mit: "MIT",
	mitlicense: "MIT",
	themitlicense: "MIT",
	apache: "Apache-2.0",
	apache2: "Apache-2.0",
	apache20: "Apache-2.0",
	apachelicense20: "Apache-2.0",
	apachelicenseversion20: "Apache-2.0",
	asl20: "Apache-2.0",
	bsd: "BSD-3-Clause",
	bsd2: "BSD-2-Clause",
	bsd2clause: "BSD-2-Clause",
	bsd3: "BSD-3-Clause",
	bsd3clause: "BSD-3-Clause",
	isc: "ISC",
	gpl: "GPL-3.0-or-later",
	gplv2: "GPL-2.0-only",
	gpl2: "GPL-2.0-only",
	gplv3: "GPL-3.0-only",
	gpl3: "GPL-3.0-only",
	lgplv3: "LGPL-3.0-only",
	agplv3: "AGPL-3.0-only",
	agpl3: "AGPL-3.0-only",
	mpl2: "MPL-2.0",
	mpl20: "MPL-2.0",
	mplv2: "MPL-2.0",
	cc0: "CC0-1.0",
	cc010: "CC0-1.0",
	ccby40: "CC-BY-4.0",
	ccbysa40: "CC-BY-SA-4.0",
	unlicense: "Unlicense",
	theunlicense: "Unlicense",
	publicdomain: "CC0-1.0",
	zlib: "Zlib",
	bsl10: "BSL-1.0",
	wtfpl: "WTFPL",
	proprietary: "LicenseRef-Proprietary",
	commercial: "LicenseRef-Commercial",
	allrightsreserved: "LicenseRef-Proprietary",
	unlicensed: "LicenseRef-Proprietary"
};
function likelyLicense(text) {
	if (text.length > longest$5) return null;
	const whole = known$5(text);
	if (whole !== text && isLicense(whole)) return whole;
	const written = text.trim().split(/(\s*\/\s*|\s+(?:and|or|with)\s+|[()]|,\s*)/i).map((part, at) => at % 2 === 0 ? known$5(part) : joint(part)).join("");
	return written !== text && isLicense(written) ? written : null;
}
function known$5(part) {
	const word = part.toLowerCase().replace(/[^a-z0-9]/g, "");
	const found = Object.hasOwn(common, word) ? common[word] : void 0;
	const upper = part.trim().toUpperCase();
	return isLicense(part) ? part : found ?? (isLicense(upper) ? upper : part);
}
function joint(part) {
	return /^[\s/,]+$/.test(part) ? " OR " : part.toUpperCase();
}
// src/rules/manifest/license-spdx.ts
const licenseSpdx = manifestRule("skill-toml", {
	id: "license-spdx",
	severity: "warning",
	summary: "The licence of a skill.toml is an SPDX licence expression.",
	why: "Whoever decides by its licence whether a skill may be used compares SPDX identifiers and finds none.",
	source: "skill.toml contract, \"[skill] Section\": \"SPDX license identifier\"",
	enforces: [{
		document: "skill.toml contract",
		says: "`license` | string | No | SPDX license identifier",
		fields: ["skill.license"]
	}],
	mend: "Identifiers are listed at https://spdx.org/licenses/. A licence that is not among them goes by `LicenseRef-` and a name.",
	fails: withToml("", "", "id = \"tool.deploy\"\nversion = \"1.0.0\"\nlicense = \"Apache 2\""),
	passes: withToml("", "", "id = \"tool.deploy\"\nversion = \"1.0.0\"\nlicense = \"Apache-2.0\""),
	*check({ manifest: { root } }) {
		const value = get(get(root, "skill"), "license");
		const license = text$2(value);
		if (!value || license === void 0 || isLicense(license)) return;
		const likely = likelyLicense(license);
		const hint = likely === null ? "one that SPDX does not list is written \"LicenseRef-\" and a name" : `here probably ${quoted(likely)}`;
		yield {
			message: `License ${quoted(license)} is no SPDX expression; ${hint}.`,
			at: value.at,
			about: "skill.license",
			value: plain$1(value)
		};
	}
});
// src/syntax/columns.ts
function widthOf(text) {
	let width = 0;
	for (const sign of text) width += sign === "	" ? 4 - width % 4 : 1;
	return width;
}
function indentOf(line) {
	return widthOf(line.slice(0, line.length - line.trimStart().length));
}
// src/syntax/markdown.ts
function withoutCode(text) {
	const blocks = new Blocks();
	return withoutSpans(text.split("\n").map((line) => blocks.holdsCode(line.trimEnd()) ? " ".repeat(line.length) : line).join("\n"));
}
function blanked(text) {
	return text.replace(/[^\r\n]/g, " ");
}
const fence$1 = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)*(`{3,}|~{3,})(.*)$/;
const closingFence = /^[ \t>]*(`{3,}|~{3,})$/;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)[ \t]{0,4}/;
var Blocks = class {
	#fence = null;
	#afterBlank = true;
	#inCode = false;
	#margin = 0;
	holdsCode(line) {
		if (this.#fence !== null) {
			if ((closingFence.exec(line)?.[1])?.startsWith(this.#fence)) this.#fence = null;
			return true;
		}
		const [, run, info = ""] = /```|~~~/.test(line) ? fence$1.exec(line) ?? [] : [];
		if (run !== void 0 && !(run.startsWith("`") && info.includes("`"))) {
			this.#fence = run;
			return true;
		}
		if (line === "") this.#afterBlank = true;
		else this.#follow(line);
		return this.#inCode;
	}
	#follow(line) {
		const indent = indentOf(line);
		this.#inCode = indent >= this.#margin + 4 && (this.#afterBlank || this.#inCode);
		const marker = this.#inCode ? void 0 : listItem.exec(line)?.[0];
		if (marker !== void 0) this.#margin = Math.max(widthOf(marker), indent + 2);
		else if (this.#afterBlank && indent === 0) this.#margin = 0;
		this.#afterBlank = false;
	}
};
function withoutSpans(text) {
	if (!text.includes("`") && !text.includes("<!--")) return text;
	const partners = partnersOf(text);
	const openings = /\\[\\`<]|`+|<!--/g;
	let kept = "";
	let from = 0;
	for (let found = openings.exec(text); found; found = openings.exec(text)) {
		const start = found.index;
		const end = found[0] === "<!--" ? commentEnd(text, start) : partners.get(start);
		if (end === void 0) continue;
		kept += text.slice(from, start) + blanked(text.slice(start, end));
		from = end;
		openings.lastIndex = end;
	}
	return kept + text.slice(from);
}
function commentEnd(text, start) {
	const end = text.indexOf("-->", start + 4);
	return end === -1 ? text.length : end + 3;
}
const blockStart = /\n(?=[ \t\r]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|[|>]))/g;
function partnersOf(text) {
	const starts = [...text.matchAll(blockStart)].map(({ index }) => index);
	const runs = [...text.matchAll(/`+/g)].map((run) => ({
		at: run.index,
		size: run[0].length
	}));
	const next = new Map();
	const partners = new Map();
	for (const { at, size } of runs.reverse()) {
		while ((starts.at(-1) ?? -1) > at) {
			starts.pop();
			next.clear();
		}
		const follower = next.get(size);
		if (follower !== void 0) partners.set(at, follower + size);
		next.set(size, at);
	}
	return partners;
}
// src/syntax/links.ts
const longest$4 = 2e3;
function linksOf(body) {
	if (!body.text.includes("](") && !body.text.includes("]:")) return [];
	const text = withoutCode(body.text);
	const lines = new LineMap(body.text);
	return [...inline(text), ...definitions(text)].sort((a, b) => a.start - b.start).map(({ start, end }) => {
		const range = lines.range(start, end);
		const moved = (line) => line + body.line - 1;
		return {
			target: text.slice(start, end).replace(/\\([!-/:-@[-`{-~])/g, "$1"),
			range: {
				start: {
					...range.start,
					line: moved(range.start.line)
				},
				end: {
					...range.end,
					line: moved(range.end.line)
				}
			}
		};
	});
}
function* inline(text) {
	const signs = /\\.|[[\]]|\n[ \t\r]*\n/gs;
	let open = 0;
	for (let sign = signs.exec(text); sign; sign = signs.exec(text)) if (sign[0] === "[") open++;
	else if (sign[0].startsWith("\n")) open = 0;
	else if (sign[0] === "]" && open > 0) {
		open--;
		const at = sign.index;
		const found = text[at + 1] === "(" ? destination(text, at + 2) : void 0;
		if (found && closes$1(text, found.next)) yield found;
	}
}
function* definitions(text) {
	const lines = /^ {0,3}\[([^[\]\n^]{1,200})\]:[ \t]*/gm;
	let used;
	for (let line = lines.exec(text); line; line = lines.exec(text)) {
		const found = destination(text, lines.lastIndex);
		if (!found || !endsLine(text, found.next)) continue;
		used ??= labelsUsed(text);
		if (used.has(folded$2(line[1] ?? ""))) yield found;
	}
}
function labelsUsed(text) {
	const labels = new Set();
	for (const [, label = ""] of text.matchAll(/\[([^[\]\n]{1,200})\](?!:)/g)) labels.add(folded$2(label));
	return labels;
}
function folded$2(label) {
	return label.trim().replace(/\s+/g, " ").toLowerCase();
}
function destination(text, from) {
	const start = skipBlanks(text, from);
	if (text[start] === "<") {
		for (let at = start + 1; at < text.length && at < start + longest$4; at++) {
			const sign = text[at];
			if (sign === ">") return {
				start: start + 1,
				end: at,
				next: at + 1
			};
			if (sign === "<" || sign === "\n") return void 0;
			if (sign === "\\") at++;
		}
		return;
	}
	let depth = 0;
	for (let at = start; at < start + longest$4; at++) {
		const sign = text[at] ?? " ";
		if (sign === "\\") at++;
		else if (sign === "(" && ++depth > 32) return void 0;
		else if (sign <= " " || sign === ")" && depth-- === 0) return at > start && depth <= 0 ? {
			start,
			end: at,
			next: at
		} : void 0;
	}
}
function closes$1(text, from) {
	const at = skipBlanks(text, from);
	if (text[at] === ")") return true;
	const close = titleEnd(text, at);
	return close !== void 0 && at > from && text[skipBlanks(text, close)] === ")";
}
function endsLine(text, from) {
	if (isBlank(text, from)) return true;
	const close = titleEnd(text, skipBlanks(text, from));
	return close !== void 0 && isBlank(text, close);
}
function titleEnd(text, at) {
	const close = {
		"\"": "\"",
		"'": "'",
		"(": ")"
	}[text[at] ?? ""];
	if (close === void 0) return void 0;
	const end = Math.min(text.length, at + longest$4);
	for (let next = at + 1; next < end; next++) if (text[next] === "\\") next++;
	else if (text[next] === close) return next + 1;
}
function skipBlanks(text, from) {
	let at = from;
	let lineEnds = 0;
	const end = Math.min(text.length, from + longest$4);
	while (at < end && " 	\r\n".includes(text[at] ?? "x")) {
		if (text[at] === "\n" && ++lineEnds > 1) break;
		at++;
	}
	return at;
}
function isBlank(text, from) {
	let at = from;
	while (text[at] === " " || text[at] === "	" || text[at] === "\r") at++;
	return at >= text.length || text[at] === "\n";
}
// src/rules/manifest/link-target.ts
const front$3 = "name: pdf\ndescription: Fills PDF forms.";
const linkTarget = manifestRule("agent-skills", {
	id: "link-target",
	severity: "warning",
	summary: "Every relative link of a SKILL.md leads to a file or directory of the repository.",
	why: "The agent is told to read a file and finds none; what it was to learn there is lost.",
	source: "Agent Skills specification, \"File references\": \"When referencing other files in your skill, use relative paths from the skill root\".",
	*check({ manifest, skill, workspace }) {
		if (!manifest.body) return;
		const said = new Set();
		for (const { target, range } of linksOf(manifest.body)) {
			const path = pathOf(target);
			if (path === void 0 || said.has(path)) continue;
			const found = resolve$1(folderOf(manifest.path), path);
			if (found !== void 0 && isThere(workspace, found)) continue;
			said.add(path);
			const what = found === void 0 ? "leads out of the repository" : "leads to no file of the repository";
			yield {
				message: `Link ${quoted(target)} ${what}${instead(skill, path)}.`,
				at: {
					path: manifest.path,
					range
				},
				about: path
			};
		}
	},
	fails: oneSkill(front$3, "Field types: [reference](references/fields.md).\n"),
	passes: `${oneSkill(front$3, "Field types: [reference](references/fields.md).\n")}-- skills/pdf/references/fields.md --\n# Fields\n`
});
const noPath = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[#?/~]|$)|[{}<>$*|`]|\.\.\./i;
const placeholder = /^(?:\.\/)?(?:path\/to\/|(?:[\w-]+[-_])?(?:link|url|uri|href|path|target)s?$)/i;
function pathOf(target) {
	if (noPath.test(target) || placeholder.test(target)) return void 0;
	const bare = target.replace(/[?#].*$/s, "").replaceAll("\\", "/");
	try {
		return decodeURIComponent(bare);
	} catch {
		return bare;
	}
}
const folders = perWorkspace(({ paths }) => {
	const known = new Set([""]);
	for (const path of paths) for (let at = folderOf(path); !known.has(at); at = folderOf(at)) known.add(at);
	return known;
});
function isThere(workspace, path) {
	if (workspace.paths.has(path) || folders(workspace).has(path)) return true;
	for (let at = folderOf(path); at !== ""; at = folderOf(at)) if (workspace.paths.has(at)) return true;
	return false;
}
function instead(skill, path) {
	const name = nameOf$2(path).toLowerCase();
	if (name === "skill.md") return "";
	const [meant, other] = skill.files.filter((file) => nameOf$2(file.name).toLowerCase() === name);
	return meant && !other ? `; the skill has ${quoted(meant.name)}` : "";
}
// src/rules/shape-clauses.ts
const v2 = [
	["", {
		schema_version: "yes",
		id: "yes",
		version: "yes",
		capabilities: "yes | Array of capability tags for discovery.",
		effects: "yes",
		operations: "yes | Named operations the skill exposes",
		stdout_contract: "yes | Output contract."
	}],
	["operations.*.", {
		description: "yes | What this operation does (Agent reads this to decide)",
		input: "yes | Parameter definitions (can be empty `{}`)",
		output: "yes | What the JSON output contains",
		entrypoints: "yes | OS-specific command arrays"
	}],
	["operations.*.input.*.", {
		type: "yes",
		required: "no | Default `false`",
		default: "no | Default value if not provided",
		description: "no | What this parameter does"
	}],
	["operations.*.output.", {
		description: "yes | Human-readable description of output",
		fields: "no | Key-value map of field names → types/descriptions"
	}]
];
const lastLine = "`last_line_json: true` means the last stdout line is always valid JSON.";
const toml = [
	["skill.", {
		id: "string | Yes | Unique skill identifier",
		name: "string | Yes | Human-readable name",
		version: "string | Yes | Semantic version (X.Y.Z)",
		description: "string | Yes | Brief description",
		api_version: "string | Yes | Manifest API version",
		authors: "string[] | No | Author list",
		license: "string | No | SPDX license identifier",
		repository: "string | No | Repository URL",
		documentation: "string | No | Documentation URL",
		keywords: "string[] | No | Search keywords",
		min_caro_version: "string | No | Minimum caro version"
	}],
	["provides.", {
		knowledge: "bool | No | false | Has knowledge/ directory",
		recipes: "bool | No | false | Has recipes/ directory",
		executable: "bool | No | false | Has WASM module"
	}],
	["knowledge.", {
		topics: "string[] | No | [] | Topics this skill enhances",
		priority: "u32 | No | 50 | Injection priority (higher = first)",
		max_context_tokens: "u32 | No | 1000 | Maximum tokens to inject"
	}],
	["recipes.", {
		files: "string[] | No | `[\"recipes/*.yaml\"]` | Recipe file globs",
		default_confirmation: "string | No | `\"prompt\"` | Default confirmation level"
	}],
	["executable.", {
		module: "string | Yes* | - | Path to WASM module",
		exports: "string[] | No | [] | Exported function names"
	}],
	["features.*.", {
		description: "string | Yes | -",
		default: "bool | No | true"
	}]
];
const tomlLines = {
	skill: "[skill] # Required: Skill metadata",
	provides: "[provides] # Required: What the skill provides",
	knowledge: "[knowledge] # Optional: Knowledge pack configuration",
	recipes: "[recipes] # Optional: Recipe configuration",
	executable: "[executable] # Optional: WASM module configuration",
	capabilities: "[capabilities] # Optional: Requested permissions",
	dependencies: "[dependencies] # Optional: Required skills",
	suggestions: "[suggestions] # Optional: Suggested skills",
	features: "[features] # Optional: Optional features",
	platform: "[platform] # Optional: Platform requirements",
	"capabilities.terminal_exec.allowed": "pub allowed: bool",
	"capabilities.terminal_exec.commands": "pub commands: Vec<String>",
	"capabilities.terminal_exec.blocked": "pub blocked: Vec<String>",
	"capabilities.terminal_exec": "pub terminal_exec: Option<TerminalExecCapability>",
	"capabilities.filesystem_read": "pub filesystem_read: Vec<String>",
	"capabilities.filesystem_write": "pub filesystem_write: Vec<String>",
	"capabilities.network": "pub network: Vec<String>",
	"capabilities.env_read": "pub env_read: Vec<String>",
	"capabilities.secrets_access": "secrets_access = false # Default: false",
	"dependencies.*.version": "`{ version = \"...\" }` | Extended specification",
	"dependencies.*.optional": "`{ version = \"...\", optional = true }` | Optional dependency",
	"dependencies.*.features": "`{ version = \"...\", features = [...] }` | With feature flags",
	"platform.os": "pub os: Vec<String>",
	"platform.arch": "pub arch: Vec<String>",
	"platform.required_tools": "required_tools = [\"aws\"] # Must be installed",
	"platform.optional_tools": "optional_tools = [\"eksctl\", \"sam\"] # Nice to have"
};
const shapeClauses = [
	...v2.flatMap((section) => cells("Skill Manifest v2", section)),
	...toml.flatMap((section) => cells("skill.toml contract", section)),
	said$3("Skill Manifest v2", lastLine, ["stdout_contract.last_line_json"]),
	said$3("Skill Manifest v2", "Added `capabilities`", ["capabilities"]),
	said$3("Skill Manifest v2", "Added `input` and `output` schemas per operation", ["operations.*.input", "operations.*.output"]),
	said$3("Skill Manifest v2", "Added `description` per operation", ["operations.*.description"]),
	said$3("skill.toml contract", "Required fields: All required fields must be present", []),
	...Object.entries(tomlLines).map(([field, says]) => said$3("skill.toml contract", says, [field]))
];
function cells(document, [at, rows]) {
	return Object.entries(rows).map(([name, row]) => said$3(document, `\`${name}\` | ${row}`, [at + name]));
}
function said$3(document, says, fields) {
	return {
		document,
		says,
		fields
	};
}
// src/rules/unquoted-id.ts
function rewordUnquoted(root, draft) {
	const [, section = "", key = ""] = /^(dependencies|suggestions)\.([\w-]+)(?:\.version)?$/.exec(draft.about ?? "") ?? [];
	const [inner] = fields$1(get(get(root, section), key));
	if (!inner || [
		"version",
		"optional",
		"features"
	].includes(inner.key)) return draft;
	const message = `Skill id ${quoted(`${key}.${inner.key}`)} in [${section}] stands without quotes, so that TOML reads a table "${key}" there.`;
	return {
		...draft,
		message
	};
}
// src/rules/manifest/manifest-shape.ts
const shapes = {
	"manifest-v1": {
		validate: import_validators.manifestV1,
		elsewhere: [
			"manifest_version",
			"name",
			"description",
			"version",
			"inputs.required.[].schema",
			"inputs.optional.[].schema"
		]
	},
	"router-manifest": {
		validate: import_validators.routerManifest,
		elsewhere: [
			"version",
			"effects.[]",
			"entrypoints.*.*"
		]
	},
	"skill-manifest-v2": {
		validate: import_validators.skillManifestV2,
		elsewhere: [
			...[
				"schema_version",
				"version",
				"effects.[]"
			],
			...["operations.*.input.*.type", "operations.*.input.*.default"],
			"operations.*.entrypoints.*"
		]
	},
	"skill-toml": {
		validate: import_validators.skillToml,
		read: typed,
		elsewhere: [...[
			"skill.id",
			"skill.version",
			"skill.api_version",
			"recipes.default_confirmation"
		], ...["platform.os.[]", "platform.arch.[]"]]
	}
};
const manifestShape = manifestRule(Object.keys(shapes), {
	id: "manifest-shape",
	severity: "error",
	summary: "Every field of a manifest has the type and the keys its format gives it.",
	why: "A runtime that reads the manifest stops at a field it cannot read, or passes over it.",
	source: "ADR-002, \"Field Definitions\"; Skill Manifest v2; skill.toml contract",
	enforces: shapeClauses,
	fails: withManifest(`
execution:
  timeout: 30s
`),
	passes: withManifest(`
execution:
  timeout: 30
`),
	check({ manifest: { dialect, root } }) {
		const shape = shapes[dialect];
		if (!shape) return [];
		const drafts = shapeDrafts(root, shape.validate, shape.elsewhere, shape.read);
		if (dialect !== "skill-toml") return drafts;
		return drafts.filter((one) => !lacksPromisedModule(root, one)).map((one) => rewordUnquoted(root, one));
	}
});
function lacksPromisedModule(root, { about }) {
	if (about !== "executable.module" || get(get(root, "executable"), "module")) return false;
	return flag$1(get(get(root, "provides"), "executable")) === true;
}
// src/rules/manifest/manifest-version-unsupported.ts
const supported$1 = /^1(?:\.\d+){0,2}$/;
const version$1 = /^\d+(?:\.\d+){0,2}$/;
const manifestVersionUnsupported = manifestRule("manifest-v1", {
	id: "manifest-version-unsupported",
	severity: "error",
	summary: "A `manifest_version` is a version with major 1.",
	why: "Runtimes refuse a manifest in a version they do not know, and nothing else in it counts.",
	source: "ADR-002, \"Validation Rules\", step 2: \"Verify `manifest_version` is supported\"",
	fails: `
-- skills/worklog/SKILL.md --
---
manifest_version: "2.0"
name: worklog
description: Writes a work log.
---
`,
	passes: `
-- skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
---
`,
	*check({ manifest }) {
		const value = manifest.root.fields.get("manifest_version")?.value;
		if (!value) return;
		const written = source(value);
		if (written !== void 0 && supported$1.test(written)) return;
		yield {
			message: written !== void 0 && version$1.test(written) ? `Manifest version "${written}" is not supported; only major version 1 exists, such as "1.0".` : `The manifest version is ${seen(value)}, which is no version; "1.0" is the current one.`,
			at: value.at,
			about: "manifest_version",
			value: plain$1(value)
		};
	}
});
// src/rules/manifest/metadata-shape.ts
const metadataShape = manifestRule("agent-skills", {
	id: "metadata-shape",
	severity: "warning",
	summary: "The value of `metadata` is a mapping.",
	why: "Clients look up their own keys in it; some refuse a skill where it is anything else.",
	source: "Agent Skills specification, \"metadata field\": \"A map from string keys to string values\".",
	*check({ manifest }) {
		const field = manifest.root.fields.get("metadata");
		if (!field || field.value.kind === "table") return;
		const at = field.value.kind === "null" ? field.keyAt : field.value.at;
		yield {
			message: `The value of "metadata" is ${seen(field.value)}; it is a mapping of keys to texts.`,
			at,
			about: "metadata"
		};
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.\nmetadata: example-org"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.\nmetadata:\n  author: example-org")
});
// src/rules/manifest/name-directory.ts
const nameDirectory = manifestRule("agent-skills", {
	id: "name-directory",
	severity: "warning",
	summary: "A skill lies in a directory of its name; the root of the repository has none.",
	why: "Some agents load a skill only where the two agree, and people look for it where it is not.",
	source: "Agent Skills specification, \"name field\": \"Must match the parent directory name\".",
	*check({ manifest, skill }) {
		const declared = declaredName(manifest);
		if (!declared || skill.root === "" || isArchived(skill)) return;
		if (nameFaults(declared.name).length > 0) return;
		const directory = nameOf$2(skill.root);
		if (directory.normalize("NFKC") === declared.name) return;
		yield {
			message: `Skill ${quoted(declared.name)} lies in the directory ${quoted(directory)}; some agents load it only where the two agree.`,
			at: declared.at,
			about: `${declared.name}\0${directory}`
		};
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.", "", "skills/pdf-tools/SKILL.md"),
	passes: oneSkill("name: pdf-tools\ndescription: Fills PDF forms.", "", "skills/pdf-tools/SKILL.md")
});
// src/rules/manifest/name-format.ts
const nameFormat = manifestRule("agent-skills", {
	id: "name-format",
	severity: "error",
	summary: "Names are lower-case letters and digits of any script, joined by single hyphens.",
	why: "Agents refuse other names or rewrite them, so that the skill is not found under its own.",
	mend: "Write the words of the name in lower case with single hyphens between them, and call the directory the same. To whoever calls the skill this is a rename: where it declares a version, it takes a major step.",
	source: "Agent Skills specification, \"name field\": \"May only contain unicode lowercase alphanumeric characters (`a-z`, `0-9`) and hyphens (`-`)\".",
	*check({ manifest }) {
		const declared = declaredName(manifest);
		const faults = declared ? nameFaults(declared.name) : [];
		if (!declared || faults.length === 0) return;
		const { name, at } = declared;
		const what = faults.join(" and ");
		const near = nearestName(name);
		const fit = near === null ? "" : `, as in ${quoted(near)}`;
		yield {
			message: `Skill name ${quoted(name)} ${what}; a name is lower-case letters, digits and single hyphens${fit}.`,
			at,
			about: name
		};
	},
	fails: oneSkill("name: PDF_Tools\ndescription: Fills PDF forms."),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/manifest/name-length.ts
const most$9 = 64;
const nameLength = manifestRule("agent-skills", {
	id: "name-length",
	severity: "error",
	summary: `Names have at most ${most$9} characters.`,
	why: "Agents that keep the limit refuse the skill, and others cut its name.",
	source: "Agent Skills specification, \"name field\": \"Must be 1-64 characters\".",
	*check({ manifest }) {
		const declared = declaredName(manifest);
		const length = lengthOf(declared?.name ?? "");
		if (!declared || length <= most$9) return;
		yield {
			message: `Skill name ${quoted(declared.name)} has ${length} characters; at most ${most$9} are allowed.`,
			at: declared.at,
			about: declared.name
		};
	},
	fails: oneSkill(`name: ${"pdf-".repeat(17)}form\ndescription: Fills PDF forms.`),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/manifest/name-missing.ts
const nameMissing = manifestRule("agent-skills", {
	id: "name-missing",
	severity: "error",
	summary: "Every SKILL.md declares a `name`.",
	why: "The name is what agents, locks and other skills call it by; a skill without one is not loaded.",
	source: "Agent Skills specification, \"name field\": \"Must be 1-64 characters\".",
	*check({ manifest }) {
		const field = manifest.root.fields.get("name");
		const value = get(manifest.root, "name");
		if (source(value)) return;
		if (!field || !value) {
			yield {
				message: "The frontmatter has no \"name\"; agents call a skill by it.",
				at: frontPlace(manifest),
				about: "name"
			};
			return;
		}
		yield {
			message: `The "name" is ${source(value) === "" ? "empty" : seen(value)}; it is the text agents call the skill by.`,
			at: field.keyAt,
			about: "name"
		};
	},
	fails: oneSkill("description: Fills PDF forms."),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/manifest/output-variable-unknown.ts
const outputVariableUnknown = manifestRule("manifest-v1", {
	id: "output-variable-unknown",
	severity: "error",
	summary: "Every `{{name}}` of an output pattern is an input.",
	why: "Nothing can be put in its place, so nobody finds the file the skill wrote.",
	source: "ADR-002, \"outputs\": \"File patterns with `{{var}}` substitution\"",
	fails: withManifest(`
outputs:
  files:
    - pattern: "docs/{{topic}}.org"
`),
	passes: withManifest(`
inputs:
  required:
    - name: topic
outputs:
  files:
    - pattern: "docs/{{topic}}.org"
`),
	*check({ manifest: { root } }) {
		const known = new Set([...inputsOf(root), ...interfaceOf(root, "inputs") ?? []].map(({ name }) => name));
		for (const { name: pattern, at } of outputsOf$1(root)) {
			const unknown = new Set(variablesIn(pattern).filter((name) => !known.has(name)));
			for (const name of unknown) yield {
				message: `Output ${quoted(pattern)} names ${quoted(`{{${name}}}`)}, which is no input of the skill.`,
				at,
				about: `${pattern}\0${name}`
			};
		}
	}
});
// src/rules/manifest/param-default-type.ts
const types$2 = {
	string: {
		name: "a text",
		fits: ({ kind }) => kind === "string"
	},
	boolean: {
		name: "true or false",
		fits: ({ kind }) => kind === "boolean"
	},
	integer: {
		name: "a whole number",
		fits: isWhole
	},
	number: {
		name: "a number",
		fits: isNumber
	}
};
const paramDefaultType = manifestRule("skill-manifest-v2", {
	id: "param-default-type",
	severity: "error",
	summary: "The default of a parameter is a value of its type, or null for none.",
	why: "Every caller who leaves the parameter out passes a value that the operation does not expect.",
	source: "Skill Manifest v2, \"input[param]\": \"Default value if not provided\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Default value if not provided",
		fields: ["operations.*.input.*.default"]
	}],
	mend: "Write a default of the type of the parameter; null means that there is none.",
	fails: withParameter("limit", {
		type: "integer",
		default: "5"
	}),
	passes: withParameter("limit", {
		type: "integer",
		default: 5
	}),
	*check({ manifest }) {
		for (const { operation, name, value } of parametersOf$1(manifest.root)) {
			const fallback = get(value, "default");
			const written = text$2(get(value, "type")) ?? "";
			const type = Object.hasOwn(types$2, written) ? types$2[written] : void 0;
			if (!fallback || !type || fallback.kind === "null" || type.fits(fallback)) continue;
			const message = `The default of parameter ${quoted(name)} of ${quoted(operation.name)} is ${seen(fallback)}, where its type ${written} wants ${type.name}.`;
			const about = `${operation.name}\0${name}`;
			yield {
				message,
				at: fallback.at,
				about,
				value: plain$1(fallback)
			};
		}
	}
});
function isWhole(value) {
	if (value.kind === "number") return Number.isInteger(value.value);
	return value.kind === "other" && /^-?\d+$/.test(value.source);
}
function isNumber({ kind }) {
	return kind === "number" || kind === "other";
}
// src/rules/manifest/param-required-default.ts
const paramRequiredDefault = manifestRule("skill-manifest-v2", {
	id: "param-required-default",
	severity: "warning",
	summary: "A required parameter has no default.",
	why: "A required parameter has to be passed, and a default is for one that is not: some readers refuse a call without it, others fill it in.",
	source: "Skill Manifest v2, \"input[param]\": \"Default value if not provided\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Default value if not provided",
		fields: ["operations.*.input.*.default", "operations.*.input.*.required"]
	}],
	mend: "Drop the default, or make the parameter optional.",
	fails: withParameter("limit", {
		type: "integer",
		required: true,
		default: 5
	}),
	passes: withParameter("limit", {
		type: "integer",
		required: false,
		default: 5
	}),
	*check({ manifest }) {
		for (const { operation, name, value } of parametersOf$1(manifest.root)) {
			const fallback = get(value, "default");
			if (!fallback || fallback.kind === "null" || flag$1(get(value, "required")) !== true) continue;
			yield {
				message: `Parameter ${quoted(name)} of ${quoted(operation.name)} is required and has the default ${seen(fallback)}; without it some readers refuse the call, others fill it in.`,
				at: fallback.at,
				about: `${operation.name}\0${name}`
			};
		}
	}
});
// src/rules/manifest/param-type-number.ts
const paramTypeNumber = manifestRule("skill-manifest-v2", {
	id: "param-type-number",
	severity: "warning",
	summary: "No parameter has the type number, which Skill Manifest v2 does not have.",
	why: "Some agents read it as a number, and others refuse the parameter or pass a text.",
	source: "Skill Manifest v2, \"input[param]\": \"`string`, `integer`, `boolean`, or `json`\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "`string`, `integer`, `boolean`, or `json`",
		fields: ["operations.*.input.*.type"]
	}],
	mend: "Write `integer` for whole numbers and `json` for others.",
	fails: withParameter("threshold", { type: "number" }),
	passes: withParameter("threshold", { type: "json" }),
	*check({ manifest }) {
		for (const { operation, name, value } of parametersOf$1(manifest.root)) {
			const type = get(value, "type");
			if (!type || text$2(type) !== "number") continue;
			yield {
				message: `Parameter ${quoted(name)} of ${quoted(operation.name)} has the type "number", which the format does not have; "integer" or "json" says it.`,
				at: type.at,
				about: `${operation.name}\0${name}`
			};
		}
	}
});
// src/rules/manifest/param-type.ts
const types$1 = [
	"string",
	"integer",
	"boolean",
	"json"
];
const aliases = {
	str: "string",
	text: "string",
	path: "string",
	int: "integer",
	long: "integer",
	bool: "boolean",
	array: "json",
	list: "json",
	object: "json",
	dict: "json",
	map: "json",
	any: "json"
};
const paramType = manifestRule("skill-manifest-v2", {
	id: "param-type",
	severity: "error",
	summary: "The type of a parameter is string, integer, boolean or json.",
	why: "Agents convert and check what they pass by the type; one they do not know says nothing.",
	source: "Skill Manifest v2, \"input[param]\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "`string`, `integer`, `boolean`, or `json`",
		fields: ["operations.*.input.*.type"]
	}],
	mend: "Write the type that fits; lists and mappings are `json`.",
	fails: withParameter("limit", { type: "int" }),
	passes: withParameter("limit", { type: "integer" }),
	*check({ manifest }) {
		for (const { operation, name, value } of parametersOf$1(manifest.root)) {
			const type = get(value, "type");
			const written = text$2(type);
			if (!type || written !== void 0 && [...types$1, "number"].includes(written)) continue;
			const meant = written === void 0 ? void 0 : meantBy(written);
			const message = `${written === void 0 ? `The type of parameter ${quoted(name)} of ${quoted(operation.name)} is ${seen(type)}, which is` : `Type ${quoted(written)} of parameter ${quoted(name)} of ${quoted(operation.name)} is`} none of string, integer, boolean and json.${meant === void 0 ? "" : ` Write "${meant}".`}`;
			const about = `${operation.name}\0${name}`;
			yield {
				message,
				at: type.at,
				about,
				value: plain$1(type)
			};
		}
	}
});
function meantBy(written) {
	const word = written.trim().toLowerCase();
	return Object.hasOwn(aliases, word) ? aliases[word] : nearest(word, types$1, 2);
}
// src/rules/manifest/path-absolute.ts
const pathAbsolute = manifestRule("manifest-v1", {
	id: "path-absolute",
	severity: "error",
	summary: "Every path of a manifest is relative to its base.",
	why: "An absolute path means another file, or none, on every other machine.",
	source: "ADR-002, \"Path Resolution\": \"Absolute paths (starting with `/` or `~`) are forbidden\"",
	fails: withManifest(`
outputs:
  files:
    - pattern: "~/worklogs/today.org"
`),
	passes: withManifest(`
outputs:
  files:
    - pattern: "docs/worklogs/today.org"
`),
	*check({ manifest }) {
		for (const { what, name, at, base, effective } of pathsOf$1(manifest.root)) {
			if (!isAbsolute$2(effective)) continue;
			yield {
				message: isAbsolute$2(name) ? `${what} ${quoted(name)} is an absolute path; paths are relative to their base, here ${quoted(base)}.` : `${what} ${quoted(name)} becomes the absolute path ${quoted(effective)} with the defaults of its inputs.`,
				at,
				about: name
			};
		}
	}
});
// src/syntax/toml-paths.ts
function tomlPathsOf(root) {
	const globs = items(get(get(root, "recipes"), "files"));
	const module = get(get(root, "executable"), "module");
	return [...globs.map((value) => ({
		what: "Recipe glob",
		value
	})), ...module ? [{
		what: "Module",
		value: module
	}] : []].flatMap(({ what, value }) => {
		const name = text$2(value);
		return name === void 0 ? [] : [{
			what,
			name,
			at: value.at
		}];
	});
}
// src/rules/manifest/path-escape.ts
const findIn = {
	"manifest-v1": outOfBase,
	"skill-toml": outOfSkill
};
const pathEscape = manifestRule(Object.keys(findIn), {
	id: "path-escape",
	severity: "error",
	summary: "No path of a manifest leaves its base; the base of those in a skill.toml is the skill.",
	why: "What lies outside the base is not part of the skill or the repository and differs from machine to machine.",
	source: "ADR-002, \"Path Resolution\"; skill.toml contract, \"Manifest Validation\": \"All paths must be within skill directory\"",
	enforces: [{
		document: "skill.toml contract",
		says: "Path validation: All paths must be within skill directory",
		fields: ["recipes.files", "executable.module"]
	}],
	fails: withManifest(`
outputs:
  files:
    - pattern: "../worklogs/today.org"
`),
	passes: withManifest(`
outputs:
  files:
    - pattern: "worklogs/today.org"
`),
	check({ manifest: { dialect, root } }) {
		return findIn[dialect]?.(root) ?? [];
	}
});
function* outOfBase(root) {
	for (const { what, name, at, base, effective } of pathsOf$1(root)) {
		if (isAbsolute$2(effective) || !escapes(effective)) continue;
		const filled = effective === name ? "" : `, with its defaults ${quoted(effective)},`;
		yield {
			message: `${what} ${quoted(name)}${filled} leaves its base ${quoted(base)} through "..".`,
			at,
			about: name
		};
	}
}
function* outOfSkill(root) {
	for (const { what, name, at } of tomlPathsOf(root)) {
		const words = isAbsolute$2(name) ? "is an absolute path" : "leaves the skill through \"..\"";
		if (!isAbsolute$2(name) && !escapes(name)) continue;
		yield {
			message: `${what} ${quoted(name)} ${words}; every path of a skill.toml is within the skill.`,
			at,
			about: name
		};
	}
}
function escapes(path) {
	return resolve$1("", path.replaceAll("\\", "/")) === void 0;
}
// src/rules/manifest/platform-unknown.ts
const document$2 = "skill.toml contract";
const lists$1 = {
	os: {
		what: "operating system",
		values: [
			"linux",
			"macos",
			"windows"
		],
		also: {
			darwin: "macos",
			osx: "macos",
			mac: "macos",
			"mac os": "macos",
			"os x": "macos",
			win: "windows",
			win32: "windows",
			win64: "windows",
			ubuntu: "linux",
			debian: "linux"
		}
	},
	arch: {
		what: "architecture",
		values: [
			"x86_64",
			"aarch64",
			"arm"
		],
		also: {
			amd64: "x86_64",
			x64: "x86_64",
			"x86-64": "x86_64",
			arm64: "aarch64",
			armv8: "aarch64",
			armv7: "arm",
			armv7l: "arm",
			armv6: "arm",
			armhf: "arm",
			arm32: "arm"
		}
	}
};
const platformUnknown = manifestRule("skill-toml", {
	id: "platform-unknown",
	severity: "error",
	summary: "Every entry of `platform.os` and `platform.arch` is one the contract lists.",
	why: "No machine goes by another name, so the skill is offered on fewer of them than it runs on.",
	source: "skill.toml contract, \"OS Values\" and \"Architecture Values\"",
	enforces: [...lists$1.os.values.map((says) => ({
		document: document$2,
		says,
		fields: ["platform.os"]
	})), ...lists$1.arch.values.map((says) => ({
		document: document$2,
		says,
		fields: ["platform.arch"]
	}))],
	fails: withToml("[platform]\nos = [\"darwin\"]"),
	passes: withToml("[platform]\nos = [\"macos\"]"),
	*check({ manifest: { root } }) {
		for (const [key, { what, values, also }] of Object.entries(lists$1)) {
			const known = values;
			for (const value of items(get(get(root, "platform"), key))) {
				const name = text$2(value);
				if (name !== void 0 && known.includes(name)) continue;
				const meant = new Map(Object.entries(also)).get(name?.toLowerCase() ?? "") ?? nearest(name ?? "", known);
				const hint = meant === void 0 ? "" : `, here "${meant}"`;
				yield {
					message: `Entry ${seen(value)} of "platform.${key}" is no ${what} of the contract; those are ${alternatives(known).replace(" or ", " and ")}${hint}.`,
					at: value.at,
					about: `${key}\0${name}`
				};
			}
		}
	}
});
// src/rules/manifest/precondition-duplicate.ts
const preconditionDuplicate = manifestRule("manifest-v1", {
	id: "precondition-duplicate",
	severity: "error",
	summary: "Every command and every file is a precondition once.",
	why: "Of two versions asked of one command nobody knows which one is checked.",
	source: "ADR-002, \"preconditions\"",
	fails: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
    - cmd: git
`),
	passes: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
`),
	*check({ manifest }) {
		yield* repeated$1(commandsOf(manifest.root), "Command");
		yield* repeated$1(filesOf$2(manifest.root), "File", (entry) => [baseOf(entry, "skill_root"), entry.name.replace(/^(?:\.\/)+/, "").replace(/\/$/, "")]);
	}
});
// src/rules/manifest/precondition-file-missing.ts
const preconditionFileMissing = manifestRule("manifest-v1", {
	id: "precondition-file-missing",
	severity: "error",
	summary: "Every file that is a precondition is there, as far as a repository can tell.",
	why: "The skill never starts: its own precondition does not hold anywhere.",
	source: "ADR-002, \"Validation Rules\", step 5: \"Check preconditions (commands with versions, files)\"",
	fails: withManifest(`
preconditions:
  files:
    - path: scripts/metrics.sh
`),
	passes: withManifest(`
preconditions:
  files:
    - path: scripts/metrics.sh
`, `
-- skills/worklog/scripts/metrics.sh --
echo 1
`),
	*check(subject) {
		const files = filesOf$2(subject.manifest.root).filter(({ name }) => !isAbsolute$2(name));
		for (const [base, present] of bases(subject, files)) {
			const words = base === "skill_root" ? "is not among the files of the skill, which therefore never starts" : "is not in the repository; unless something makes it first, the skill does not start";
			for (const { name, at } of files.filter((entry) => baseOf(entry, "skill_root") === base)) {
				const path = resolve$1("", name);
				if (path === void 0 || present(path)) continue;
				const message = `Precondition ${quoted(name)} ${words}.`;
				const severity = base === "skill_root" ? void 0 : "warning";
				yield {
					message,
					at,
					about: `${base}\0${name}`,
					severity
				};
			}
		}
	}
});
function bases({ skill, workspace }, files) {
	const used = new Set(files.map((entry) => baseOf(entry, "skill_root")));
	return [["skill_root", () => presence$1(skill.files.map(({ name }) => name))], ["repo_root", () => known$4(workspace.paths)]].flatMap(([base, make]) => used.has(base) ? [[base, make()]] : []);
}
function presence$1(paths) {
	const present = new Set(paths);
	const folders = new Set([""]);
	for (const path of present) for (let at = folderOf(path); !folders.has(at); at = folderOf(at)) folders.add(at);
	return (path) => {
		if (present.has(path) || folders.has(path)) return true;
		for (let at = folderOf(path); at !== ""; at = folderOf(at)) if (present.has(at)) return true;
		return false;
	};
}
const answers = new WeakMap();
function known$4(paths) {
	const answer = answers.get(paths) ?? presence$1(paths);
	answers.set(paths, answer);
	return answer;
}
// src/rules/executable-module.ts
function moduleOf({ root }) {
	const executable = get(root, "executable");
	if (executable && executable.kind !== "table") return void 0;
	const value = get(executable, "module");
	if (!value) return null;
	const name = text$2(value);
	return name?.trim() ? {
		name,
		at: value.at
	} : void 0;
}
function modulePath(name) {
	if (resolve$1("", name.replaceAll("\\", "/")) === void 0) return void 0;
	return /^(?:[/\\~]|[A-Za-z]:)/.test(name) ? void 0 : resolve$1("", name);
}
// src/syntax/yaml-fault.ts
function explain(found, front, start, lines, kind = "frontmatter") {
	const fault = within(found, front, start, lines);
	const line = fault.at.range?.start.line ?? 1;
	const from = Math.max(lines.offset(line) - start, 0);
	const to = front.indexOf("\n", from);
	const source = front.slice(from, to === -1 ? front.length : to).trimEnd();
	for (const words of explanations) {
		const explained = words(source, fault, kind);
		if (!explained) continue;
		const { message, column } = explained;
		if (column === void 0) return {
			message,
			at: fault.at
		};
		const offset = start + from + column;
		return {
			message,
			at: {
				path: fault.at.path,
				range: lines.range(offset, offset + 1)
			}
		};
	}
	return {
		message: `The ${kind} is not valid YAML: ${fault.message}.`,
		at: fault.at
	};
}
function within(fault, front, start, lines) {
	const last = start + Math.max(front.trimEnd().length - 1, 0);
	const { line, column } = lines.position(last);
	const seen = fault.at.range?.start;
	if (!seen || seen.line < line || seen.line === line && seen.column <= column) return fault;
	return {
		...fault,
		at: {
			path: fault.at.path,
			range: lines.range(last, last + 1)
		}
	};
}
const explanations = [
	conflict,
	markdown$1,
	colon,
	bracket,
	sameLineList,
	indicator,
	afterQuote,
	noPair,
	unclosed
];
function conflict(line, _fault, kind) {
	if (!/^(<{7}|={7}|>{7})( |$)/.test(line)) return void 0;
	return { message: `The ${kind} holds the marker of an unresolved merge conflict.` };
}
function markdown$1(line, _fault, kind) {
	if (kind !== "frontmatter" || !/^(?:```|#{1,6} |\*\*|> |\| )/.test(line)) return void 0;
	return { message: "This line is Markdown, not YAML; the `---` line that closes the frontmatter is missing above it." };
}
function unquotedColonIn(line) {
	const [, before, key] = /^(\s*(?:- )?([\w-]+):\s+[^\s"'|>[{&*!#](?:[^#]|(?<=\S)#)*?)(?::\s|:$)/.exec(line) ?? [];
	return before === void 0 || key === void 0 ? void 0 : {
		key,
		column: before.length
	};
}
function colon(line) {
	const found = unquotedColonIn(line);
	if (!found) return void 0;
	return {
		message: `The value of ${quoted(found.key)} holds an unquoted ": ", which begins a mapping in YAML; put the value in quotes.`,
		column: found.column
	};
}
function bracket(line, fault) {
	const found = /^(\s*(?:- (?:([\w-]+):\s+)?|([\w-]+):\s+))([[{])/.exec(line);
	const [, before = "", listed, own, sign = ""] = found ?? [];
	if (!found || !goesOn(fault, before.length)) return void 0;
	const key = listed ?? own;
	return {
		message: `${key === void 0 ? "A value" : `The value of ${quoted(key)}`} begins with "${sign}", a ${sign === "[" ? "list" : "mapping"} in YAML, and goes on behind it; put the value in quotes.`,
		column: before.length
	};
}
function goesOn({ code, at }, column) {
	return code === "INDENT" && (at.range?.start.column ?? 0) - 1 > column;
}
function sameLineList(line, fault) {
	const [, before = "", key] = /^(\s*([\w-]+):\s+)- /.exec(line) ?? [];
	if (key === void 0 || !goesOn(fault, before.length - 1)) return void 0;
	return {
		message: `The list of ${quoted(key)} begins on the line of its key; in YAML its first "- " stands on the next line.`,
		column: before.length
	};
}
const meanings = {
	"*": "which begins an alias in YAML",
	"&": "which begins an anchor in YAML",
	"!": "which begins a tag in YAML",
	"%": "which begins a directive in YAML",
	"@": "which YAML reserves",
	"`": "which YAML reserves",
	",": "which separates list items in YAML",
	"]": "which ends a list in YAML",
	"}": "which ends a mapping in YAML"
};
function indicator(line, fault) {
	const [, before = "", key, sign = ""] = /^(\s*(?:- )?(?:([\w-]+):\s+)?)([*&!%@`,\]}])/.exec(line) ?? [];
	const meaning = meanings[sign];
	const column = (fault.at.range?.start.column ?? 0) - 1;
	if (meaning === void 0 || column !== before.length) return void 0;
	return { message: `${key === void 0 ? "A value" : `The value of ${quoted(key)}`} begins with "${sign}", ${meaning}; put the value in quotes.` };
}
function afterQuote(line, fault) {
	const [, before = "", key, sign] = /^(\s*(?:- )?([\w-]+):\s+)(["'])/.exec(line) ?? [];
	if (key === void 0 || !goesOn(fault, before.length)) return void 0;
	const written = sign === "\"" ? "\\\"" : "''";
	return { message: `The value of ${quoted(key)} goes on behind its closing quote; a ${sign} within it is written ${written}.` };
}
function noPair(_line, fault, kind) {
	if (fault.code !== "NO_PAIR") return void 0;
	const end = kind === "frontmatter" ? ", and a `---` line closes the frontmatter" : "";
	return { message: `${fault.message}; a longer value is indented${end}.` };
}
function unclosed(_line, fault) {
	return fault.code === "UNCLOSED" ? { message: `${fault.message}.` } : void 0;
}
// src/syntax/recipe.ts
function parseRecipe(path, given) {
	const text = given.replace(/^\ufeff/, "");
	const lines = new LineMap(text);
	const { root, faults, duplicates } = parseYaml(path, text, 0, lines);
	const [fault] = faults;
	if (fault) {
		const { message, at } = fault.code === "MULTIPLE_DOCS" ? {
			message: `${fault.message}; a file holds one recipe.`,
			at: fault.at
		} : explain(fault, text, 0, lines, "recipe");
		return {
			path,
			text,
			lines,
			root: null,
			faults: [{
				message,
				at,
				about: "syntax"
			}]
		};
	}
	return {
		path,
		text,
		lines,
		root,
		faults: duplicates.map(({ key, keyAt }) => {
			return {
				message: `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`,
				at: keyAt,
				about: `duplicate\0${key}`
			};
		})
	};
}
function stepsOf({ root }) {
	const undo = items(get(root ?? void 0, "rollback"));
	return [...items(get(root ?? void 0, "steps")).map(stepAt("step")), ...undo.map(stepAt("rollback step"))];
}
function stepAt(word) {
	return (value, index) => {
		const name = source(get(value, "id")) || source(get(value, "name"));
		return {
			label: `${word} ${name ? quoted(name) : index + 1}`,
			value
		};
	};
}
const commandKeys = [
	"command",
	"commands",
	"cmd",
	"run",
	"script",
	"shell",
	"exec"
];
const remarks$1 = new Set([
	...[
		"id",
		"name",
		"description",
		"confirmation",
		"risk_level",
		"timeout",
		"expect"
	],
	...[
		"when",
		"if",
		"condition",
		"on_error",
		"on_failure",
		"continue_on_error",
		"optional"
	],
	...[
		"retry",
		"retries",
		"working_dir",
		"cwd",
		"env"
	]
]);
function stepFaults({ label, value }) {
	if (value.kind !== "table") {
		if (!isEmpty(value)) return [];
		return [{
			message: `${capital$1(label)} is empty; it has no command.`,
			at: value.at,
			about: label
		}];
	}
	const commands = fields$1(value).filter(({ key }) => commandKeys.includes(key));
	if (commands.length === 0 && fields$1(value).every(({ key }) => remarks$1.has(key))) {
		const at = fields$1(value)[0]?.keyAt ?? value.at;
		return [{
			message: `${capital$1(label)} has no command.`,
			at,
			about: label
		}];
	}
	return commands.filter(({ value }) => isEmpty(value)).map(({ key, value }) => ({
		message: `The ${key} of ${label} ${emptiness(value)}.`,
		at: value.at,
		about: `${label}\0${key}`
	}));
}
function isEmpty(value) {
	if (value.kind === "list") return !value.items[0] || isEmpty(value.items[0]);
	if (value.kind === "table") return fields$1(value).every((field) => field.value.kind === "null");
	return (source(value) ?? "") === "";
}
function emptiness(value) {
	if (value.kind !== "table") return "is empty";
	return "is a mapping without a value, where a text belongs; a text that begins with \"{{\" stands in quotes in YAML";
}
function capital$1(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/syntax/recipe-files.ts
const defaultGlob = "recipes/*.yaml";
const formats$1 = /\.(?:ya?ml|json)$/i;
const most$8 = 32;
function hasRecipes(root) {
	return flag$1(get(get(root, "provides"), "recipes")) === true || get(root, "recipes")?.kind === "table";
}
function recipeGlobs(root, names) {
	if (!hasRecipes(root)) return [];
	const paths = names.map((name) => ({
		name,
		segments: name.split("/")
	}));
	return statedGlobs(root).map(({ glob, at }) => {
		const test = fileGlob(glob);
		const fixed = glob.split(/[*?[{]/, 1)[0] ?? "";
		const isPattern = fixed !== glob;
		const found = test && paths.filter(({ segments }) => test(segments)).map(({ name }) => name);
		const matched = found && (isPattern ? found.filter((name) => formats$1.test(name)) : found);
		return {
			glob,
			at,
			folder: folderOf(fixed.replace(/^(?:\.?\/)+/, "")),
			isPattern,
			matched: matched ?? null
		};
	});
}
function recipeFiles(root, names) {
	return [...new Set(recipeGlobs(root, names).flatMap(({ matched }) => matched ?? []))];
}
function statedGlobs(root) {
	const stated = get(get(root, "recipes"), "files");
	if (!stated) return [{
		glob: defaultGlob,
		at: null
	}];
	return items(stated).flatMap((value) => {
		const glob = text$2(value);
		return glob === void 0 ? [] : [{
			glob,
			at: value.at
		}];
	}).slice(0, most$8);
}
// src/rules/skill-files.ts
function hasFile(skill, path) {
	return skill.files.some(({ name, kind }) => name === path || kind === "symlink" && isInside(path, name));
}
function hasFilesIn(skill, folder) {
	return skill.files.some(({ name, kind }) => isInside(name, folder) || kind === "symlink" && isInside(`${folder}/`, name));
}
function hasLinkTo(skill, folder) {
	return skill.files.some(({ name, kind }) => kind === "symlink" && (isInside(name, folder) || isInside(`${folder}/`, name)));
}
function sameNameIn(skill, path) {
	const name = nameOf$2(path).toLowerCase();
	const [meant, other] = skill.files.filter((file) => nameOf$2(file.name).toLowerCase() === name);
	return meant && !other ? meant.name : void 0;
}
// src/rules/recipes.ts
const read = new WeakMap();
const looked = new WeakMap();
function recipesOf(manifest, { root, files, attached }) {
	const known = read.get(manifest);
	if (known) return known;
	const names = files.filter(({ kind }) => kind !== "symlink").map(({ name }) => name);
	const recipes = recipeFiles(manifest.root, names).flatMap((name) => {
		const path = join$1(root, name);
		const text = attached.get(path);
		return text === void 0 ? [] : [parseRecipe(path, text)];
	});
	read.set(manifest, recipes);
	return recipes;
}
function globsOf(manifest, { files }) {
	const known = looked.get(manifest);
	if (known) return known;
	const names = files.map(({ name }) => name);
	const globs = recipeGlobs(manifest.root, names);
	looked.set(manifest, globs);
	return globs;
}
function lacksRecipes(manifest, skill) {
	if (flag$1(get(get(manifest.root, "provides"), "recipes")) !== true) return false;
	if (hasFilesIn(skill, "recipes")) return false;
	return globsOf(manifest, skill).every(({ matched }) => matched?.length === 0);
}
// src/rules/manifest/provides-missing.ts
const providesMissing = manifestRule("skill-toml", {
	id: "provides-missing",
	severity: "error",
	summary: "A skill holds every part its skill.toml says it provides.",
	why: "The runtime looks for the part when it loads the skill, and finds nothing to offer or to run.",
	source: "skill.toml contract, \"Structure Validation\"",
	enforces: [
		{
			document: "skill.toml contract",
			says: "If `provides.knowledge = true`, `knowledge/` must exist",
			fields: ["provides.knowledge"]
		},
		{
			document: "skill.toml contract",
			says: "If `provides.recipes = true`, `recipes/` must exist",
			fields: ["provides.recipes"]
		},
		{
			document: "skill.toml contract",
			says: "If `provides.executable = true`, WASM module must exist",
			fields: ["provides.executable"]
		},
		{
			document: "skill.toml contract",
			says: "*Required if `provides.executable = true`",
			fields: ["executable.module"]
		}
	],
	mend: "Add the part, or set its flag to false. Files count once git tracks them; an empty directory does not.",
	fails: withToml("[provides]\nknowledge = true"),
	passes: withToml("[provides]\nknowledge = true", "-- skills/deploy/knowledge/services.md --\n# Services"),
	*check({ manifest, skill }) {
		if (provides(manifest, "knowledge") && !hasFilesIn(skill, "knowledge")) yield missing$3(manifest, skill, "knowledge");
		if (lacksRecipes(manifest, skill)) yield missing$3(manifest, skill, "recipes");
		if (provides(manifest, "executable")) yield* missingModule(manifest, skill);
	}
});
function provides({ root }, part) {
	return flag$1(get(get(root, "provides"), part)) === true;
}
function missing$3(manifest, skill, folder) {
	const meant = nearest(folder, foldersOf$2(skill));
	return {
		message: `"provides.${folder}" is true, but the skill has no file in "${folder}/"${meant === void 0 ? "" : `; it has ${quoted(`${meant}/`)}`}.`,
		at: flagPlace(manifest, folder),
		about: folder
	};
}
function* missingModule(manifest, skill) {
	const module = moduleOf(manifest);
	if (module === null) {
		yield {
			message: "\"provides.executable\" is true, but \"executable.module\" is not set; there is no module to run.",
			at: flagPlace(manifest, "executable"),
			about: "executable"
		};
		return;
	}
	const path = module && modulePath(module.name);
	if (!path || hasFile(skill, path)) return;
	yield {
		message: `Module ${quoted(module.name)} is not in the skill, although "provides.executable" is true.`,
		at: module.at,
		about: "executable"
	};
}
function flagPlace({ root, path }, part) {
	return get(get(root, "provides"), part)?.at ?? { path };
}
function foldersOf$2({ files }) {
	const named = files.filter(({ name }) => name.includes("/"));
	return new Set(named.map(({ name }) => name.slice(0, name.indexOf("/"))));
}
// src/rules/recipe-example.ts
function withRecipe(lines) {
	return withToml("[provides]\nrecipes = true", `-- skills/deploy/recipes/release.yaml --\n${lines.trim()}`);
}
// src/rules/manifest/recipe-field-missing.ts
const required = [
	"id",
	"name",
	"steps"
];
const recipeFieldMissing = manifestRule("skill-toml", {
	id: "recipe-field-missing",
	severity: "error",
	summary: "Every recipe has an id, a name and steps.",
	why: "A recipe without an id or a name cannot be found or offered, and one without steps does nothing.",
	source: "skill.toml contract, \"Recipe Validation\": \"Required recipe fields must be present\".",
	enforces: [{
		document: "skill.toml contract",
		says: "Required recipe fields must be present",
		fields: ["recipes.files"]
	}],
	mend: "Write the field; its order does not matter. A file that is no recipe is kept out by the globs in `recipes.files`.",
	fails: withRecipe(`
name: Release
steps:
  - command: make release
`),
	passes: withRecipe(`
id: release
name: Release
steps:
  - command: make release
`),
	*check({ manifest, skill }) {
		for (const recipe of recipesOf(manifest, skill)) yield* faultsOf$1(recipe);
	}
});
function* faultsOf$1({ path, text, root, faults }) {
	if (root === null) {
		if (faults.length > 0) return;
		yield {
			message: `The recipe ${/^\s*#/m.test(text) ? "holds only comments" : "is empty"}; every recipe has an "id", a "name" and "steps".`,
			at: { path },
			about: "recipe"
		};
		return;
	}
	if (root.kind !== "table") {
		yield {
			message: `The recipe is ${seen(root)}, where a mapping with "id", "name" and "steps" belongs.`,
			at: root.at,
			about: "recipe"
		};
		return;
	}
	for (const key of required) {
		const value = get(root, key);
		const fault = value ? faultOf$1(key, value) : void 0;
		if (value && fault === void 0) continue;
		yield {
			message: value ? `Field ${quoted(key)} of the recipe is ${fault}.` : `The recipe has no field ${quoted(key)}.`,
			at: value?.at ?? fields$1(root)[0]?.keyAt ?? root.at,
			about: key
		};
	}
}
function faultOf$1(key, value) {
	if (key !== "steps") {
		const isText = source(value);
		if (isText) return void 0;
		return isText === void 0 && value.kind !== "null" ? `${seen(value)}, where a text belongs` : "empty";
	}
	if (value.kind !== "list") return value.kind === "null" ? "empty" : `${seen(value)}, where a list belongs`;
	return value.items.length === 0 ? "an empty list; there is nothing to do" : void 0;
}
// src/syntax/recipe-parameters.ts
const run$1 = [
	"preconditions",
	"steps",
	"verification",
	"rollback"
];
const declarations = [
	"parameters",
	"params",
	"inputs",
	"variables",
	"vars",
	"env",
	"outputs"
];
const words$3 = new Set([
	"end",
	"else",
	"break",
	"continue",
	"item",
	"index"
]);
const double = /(?<!\$)\{\{-?\s*(?:(?:parameters|params|inputs)\.)?([A-Za-z_]\w*(?:-\w+)*)\s*-?\}\}/g;
const single = /(?<![$%@#\\{])\{([A-Za-z_]\w+)\}(?![}<>])/g;
function parametersOf({ root }) {
	return new Set(declarations.flatMap((key) => namesIn(get(root ?? void 0, key))));
}
function namesIn(value) {
	if (value?.kind === "table") return [...value.fields.keys()];
	return items(value).flatMap((item) => {
		const name = source(item) ?? source(get(item, "name")) ?? source(get(item, "id"));
		const [only, other] = fields$1(item);
		return name ?? (only && !other ? only.key : []);
	});
}
function referencesIn(recipe) {
	const texts = run$1.flatMap((key) => textsIn(get(recipe.root ?? void 0, key)));
	const twofold = firstOf$1(recipe, texts, double);
	const isPlain = twofold.length > 0 || parametersOf(recipe).size === 0;
	const plain = isPlain ? [] : texts.filter((value) => !hasBraces(text$2(value) ?? ""));
	const all = isPlain ? twofold : firstOf$1(recipe, plain, single);
	const set = all.length > 0 ? namesSet(recipe) : new Set();
	return all.filter(({ name }) => !words$3.has(name) && !set.has(name));
}
function firstOf$1(recipe, texts, form) {
	const first = new Map();
	const isForeignIn = form === double ? templatesIn : notAlone;
	const seen = new Set();
	for (const value of texts) {
		const read = text$2(value) ?? "";
		if (seen.has(read) || !read.includes("{") || read.includes("{%")) continue;
		seen.add(read);
		const places = placesIn(recipe, value, form);
		const isForeignAt = isForeignIn(read);
		for (const { 0: written, 1: name = "", index } of read.matchAll(form)) {
			const { value: place } = places.next();
			if (first.get(name)?.isForeign === false) continue;
			const isForeign = isForeignAt(index);
			if (isForeign && first.has(name)) continue;
			const at = place?.written === written ? place.at() : value.at;
			first.set(name, {
				name,
				written,
				at,
				isForeign
			});
		}
	}
	return [...first.values()];
}
function notAlone(text) {
	return (place) => {
		const end = text.indexOf("}", place) + 1;
		return !/^[\s"']?$/.test(text.charAt(place - 1)) || !/^[\s"']?$/.test(text.charAt(end));
	};
}
function* placesIn({ text: whole, lines }, { at }, form) {
	if (!at.range) return;
	const { start, end } = at.range;
	const from = lines.offset(start.line) + start.column - 1;
	const raw = whole.slice(from, lines.offset(end.line) + end.column - 1);
	for (const { 0: written, index } of raw.matchAll(form)) {
		const begin = from + index;
		yield {
			written,
			at: () => ({
				...at,
				range: lines.range(begin, begin + written.length)
			})
		};
	}
}
function textsIn(value) {
	if (value?.kind === "string") return [value];
	return (value?.kind === "list" ? value.items : fields$1(value).map((field) => field.value)).flatMap(textsIn);
}
function namesSet(recipe) {
	const known = new Set();
	for (const { value } of stepsOf(recipe)) for (const field of fields$1(value)) {
		if (remarks.has(field.key)) continue;
		for (const name of namesIn(field.value)) known.add(name);
		const name = text$2(field.value);
		if (name !== void 0) known.add(name);
	}
	return known;
}
const remarks = new Set([...[
	"name",
	"description",
	"confirmation",
	"risk_level",
	"expect",
	"command",
	"commands"
], ...["run", "cmd"]]);
// src/rules/manifest/recipe-parameter-unknown.ts
const most$7 = 100;
const recipeParameterUnknown = manifestRule("skill-toml", {
	id: "recipe-parameter-unknown",
	severity: "error",
	summary: "Every parameter a recipe puts into its steps is one it declares.",
	why: "Nobody asks the user for the value, and the braces reach the shell as they stand.",
	source: "skill.toml contract, \"Recipe Validation\": \"Parameter references must be valid\".",
	enforces: [{
		document: "skill.toml contract",
		says: "Parameter references must be valid",
		fields: ["recipes.files"]
	}],
	mend: "Declare the name under `parameters`, or correct it. A recipe writes either `{{name}}` or `{name}`; braces of other tools, such as `{{.Names}}`, are left alone, and so is what a program with templates of its own is passed, unless it is nearly a declared name.",
	fails: withRecipe(`
id: release
name: Release
parameters:
  - name: version
steps:
  - command: git tag {{versoin}}
`),
	passes: withRecipe(`
id: release
name: Release
parameters:
  - name: version
steps:
  - command: git tag {{version}}
`),
	*check({ manifest, skill }) {
		for (const recipe of recipesOf(manifest, skill)) {
			const declared = parametersOf(recipe);
			for (const { name, written, at, isForeign } of referencesIn(recipe)) {
				if (declared.has(name)) continue;
				const meant = declared.size > most$7 ? void 0 : nearMiss(name, declared);
				if (isForeign && meant === void 0) continue;
				yield {
					message: `${quoted(written)} names no parameter of the recipe; ${others(meant, declared)}.`,
					at,
					about: name
				};
			}
		}
	}
});
function others(meant, declared) {
	if (meant !== void 0) return `${quoted(meant)} does`;
	if (declared.size === 0) return "it declares none";
	return `declared ${declared.size === 1 ? "is" : "are"} ${listed([...declared])}`;
}
// src/rules/manifest/recipe-step-empty.ts
const recipeStepEmpty = manifestRule("skill-toml", {
	id: "recipe-step-empty",
	severity: "error",
	summary: "Every step of a recipe has a command, and the command is not empty.",
	why: "The step looks as if it did something; the runtime runs nothing, or stops there half-way.",
	source: "skill.toml contract, \"Recipe Validation\": \"Step commands must be non-empty\".",
	enforces: [{
		document: "skill.toml contract",
		says: "Step commands must be non-empty",
		fields: ["recipes.files"]
	}],
	mend: "Write the command, or remove the step. A command stands under `command`; `run`, `cmd`, `script`, `shell` and `exec` are read as well, and a step may be the command itself.",
	fails: withRecipe(`
id: release
name: Release
steps:
  - id: build
    command: ""
`),
	passes: withRecipe(`
id: release
name: Release
steps:
  - id: build
    command: make build
`),
	*check({ manifest, skill }) {
		for (const recipe of recipesOf(manifest, skill)) for (const step of stepsOf(recipe)) yield* stepFaults(step);
	}
});
// src/rules/manifest/recipe-syntax.ts
const recipeSyntax = manifestRule("skill-toml", {
	id: "recipe-syntax",
	severity: "error",
	summary: "Every recipe is one YAML document, in which no key stands twice.",
	why: "The runtime cannot read the recipe, and leaves it out or refuses the whole skill.",
	source: "skill.toml contract, \"Recipe Validation\": \"All recipes must have valid YAML syntax\".",
	enforces: [{
		document: "skill.toml contract",
		says: "All recipes must have valid YAML syntax",
		fields: ["recipes.files"]
	}],
	fails: withRecipe(`
id: release
name: Release
steps:
  - command: {{tool}} release
`),
	passes: withRecipe(`
id: release
name: Release
parameters:
  - name: tool
steps:
  - command: "{{tool}} release"
`),
	*check({ manifest, skill }) {
		for (const { faults } of recipesOf(manifest, skill)) yield* faults;
	}
});
// src/rules/manifest/recipes-none.ts
const recipe = `
-- skills/deploy/recipes/release.yaml --
id: release
name: Release
steps:
  - command: make release
`;
const recipesNone = manifestRule("skill-toml", {
	id: "recipes-none",
	severity: "warning",
	summary: "Every glob of `recipes.files` matches at least one YAML or JSON file of the skill.",
	why: "The recipes it was to find are not offered, and nothing says so.",
	source: "skill.toml contract, \"[recipes] Section\"",
	enforces: [{
		document: "skill.toml contract",
		says: "`files` | string[] | No | `[\"recipes/*.yaml\"]` | Recipe file globs",
		fields: ["recipes.files"]
	}],
	mend: "Correct the glob, or take it out. `*` stays within a directory and `**` crosses them; without `recipes.files` the glob is `recipes/*.yaml`.",
	fails: withToml("[recipes]\nfiles = [\"recipes/*.yml\"]", recipe),
	passes: withToml("[recipes]\nfiles = [\"recipes/*.yaml\"]", recipe),
	*check({ manifest, skill }) {
		if (lacksRecipes(manifest, skill)) return;
		for (const { glob, at, folder, isPattern, matched } of globsOf(manifest, skill)) {
			const path = modulePath(glob);
			if (path === void 0 || matched && matched.length > 0) continue;
			const isRefused = matched === null && path !== "";
			if (matched && (!isPattern || hasLinkTo(skill, folder))) continue;
			const what = at ? "Glob" : "The default glob";
			const why = isRefused ? "is too long to be looked for" : "matches no YAML or JSON file of the skill";
			yield {
				message: `${what} ${quoted(glob)} ${why}.`,
				at: at ?? place$3(manifest),
				about: glob
			};
		}
	}
});
function place$3({ root, path }) {
	return root.fields.get("recipes")?.keyAt ?? get(get(root, "provides"), "recipes")?.at ?? { path };
}
// src/rules/manifest/referenced-file-missing.ts
const referencedFileMissing = manifestRule("skill-toml", {
	id: "referenced-file-missing",
	severity: "error",
	summary: "Every file a skill.toml names is in the skill.",
	why: "Whoever installs the skill gets a manifest that points to nothing.",
	source: "skill.toml contract, \"Structure Validation\": \"All referenced files must exist\".",
	enforces: [{
		document: "skill.toml contract",
		says: "All referenced files must exist",
		fields: ["executable.module", "recipes.files"]
	}],
	mend: "Add the file, correct its path, or take it out of the skill.toml. Paths are relative to the directory of the skill.toml.",
	fails: withToml("[executable]\nmodule = \"bin/deploy.wasm\""),
	passes: withToml("[executable]\nmodule = \"bin/deploy.wasm\"", "-- skills/deploy/bin/deploy.wasm --\n(module)"),
	*check({ manifest, skill }) {
		const module = moduleOf(manifest);
		const path = module && modulePath(module.name);
		if (path && !isPromised(manifest) && !hasFile(skill, path)) yield missing$2(skill, "Module", module.name, path, module.at);
		if (lacksRecipes(manifest, skill)) return;
		for (const { glob, at, folder, isPattern, matched } of globsOf(manifest, skill)) {
			if (!at || isPattern || matched?.length !== 0 || hasLinkTo(skill, folder)) continue;
			yield missing$2(skill, "Recipe", glob, modulePath(glob) ?? glob, at);
		}
	}
});
function isPromised({ root }) {
	return flag$1(get(get(root, "provides"), "executable")) === true;
}
function missing$2(skill, what, name, path, at) {
	const meant = sameNameIn(skill, path);
	const instead = meant === void 0 ? "" : `; it has ${quoted(meant)}`;
	return {
		message: `${what} ${quoted(name)} is not in the skill${instead}.`,
		at,
		about: name
	};
}
// src/rules/manifest/schema-version-unsupported.ts
const supported = "2.0";
const schemaVersionUnsupported = manifestRule("skill-manifest-v2", {
	id: "schema-version-unsupported",
	severity: "error",
	summary: "The `schema_version` of a skill-manifest block is the text \"2.0\".",
	why: "Readers tell by it how to read the rest, and pass over a block in a version they do not know.",
	source: "Skill Manifest v2, \"Top-Level\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Always `\"2.0\"`",
		fields: ["schema_version"]
	}, {
		document: "Skill Manifest v2",
		says: "Added `schema_version`",
		fields: ["schema_version"]
	}],
	mend: "Write `\"schema_version\": \"2.0\"`, with the quotes.",
	fails: withFields({ schema_version: "3.0" }),
	passes: withFields({}),
	*check({ manifest }) {
		const value = manifest.root.fields.get("schema_version")?.value;
		const written = text$2(value);
		if (!value || written === supported) return;
		yield {
			message: written === void 0 ? `The schema version is ${seen(value)}, where the text "${supported}" belongs.` : `Schema version ${quoted(written)} is not supported; only "${supported}" exists.`,
			at: value.at,
			about: "schema_version",
			value: plain$1(value)
		};
	}
});
// src/rules/manifest/sensitive-default.ts
const sensitiveDefault = manifestRule("manifest-v1", {
	id: "sensitive-default",
	severity: "error",
	summary: "A sensitive input has no default in the manifest.",
	why: "A default is committed: everybody who can read the repository can read the secret.",
	source: "ADR-002, \"inputs\": \"`sensitive: true`: Mark inputs for redaction in traces\"",
	fails: withManifest(`
inputs:
  optional:
    - name: api_key
      sensitive: true
      default: sk-live-0000
`),
	passes: withManifest(`
inputs:
  optional:
    - name: api_key
      sensitive: true
`),
	*check({ manifest: { root } }) {
		const inputs = inputsOf(root).map((entry) => ({
			entry,
			word: "input"
		}));
		const variables = variablesOf(root).map((entry) => ({
			entry,
			word: "environment variable"
		}));
		for (const { entry, word } of [...inputs, ...variables]) {
			if (!isSensitive(entry)) continue;
			for (const { keyAt, value } of [...defaultsOf(entry), ...nested(entry)].filter(says)) {
				const written = plain$1(value);
				const message = `Sensitive ${word} ${quoted(entry.name)} has a default, which everybody who reads the repository can read.`;
				const hidden = {
					value: written,
					after: written,
					sensitive: "default"
				};
				yield {
					message,
					at: keyAt,
					about: entry.name,
					...hidden
				};
			}
		}
	}
});
function nested(entry) {
	const schema = get(entry.value, "schema");
	const inner = [];
	for (const { value, path } of schema ? subschemas(schema) : []) if (path !== "") inner.push(value);
	return inner.flatMap((value) => fields$1(value).filter(({ key }) => key === "default"));
}
function says({ value }) {
	return value.kind !== "null" && !(value.kind === "string" && value.value === "");
}
// src/syntax/secret-name.ts
const endings$2 = [...[
	"password",
	"passwd",
	"passphrase",
	"secret",
	"secrets",
	"token",
	"apikey"
], ...["credential", "credentials"]];
const keyWords = new Set([...[
	"api",
	"private",
	"secret",
	"access",
	"auth",
	"ssh",
	"deploy",
	"signing",
	"encryption"
], ...[
	"master",
	"account",
	"license"
]]);
const tokenWords = new Set([...[
	"max",
	"min",
	"num",
	"per",
	"start",
	"end",
	"stop",
	"first",
	"last",
	"next",
	"page",
	"bos"
], ...[
	"eos",
	"pad",
	"mask",
	"unk",
	"special",
	"continuation",
	"detokenize"
]]);
const forms = new Set([
	"value",
	"string",
	"text",
	"base64",
	"b64",
	"pem"
]);
function soundsSecret(name) {
	const words = wordsOf$1(name);
	while (words.length > 1 && forms.has(words.at(-1) ?? "")) words.pop();
	const last = words.at(-1) ?? "";
	const before = words.at(-2) ?? "";
	if (last === "key" || last === "keys") return keyWords.has(before);
	if (last === "token" && tokenWords.has(before)) return false;
	return endings$2.some((ending) => last.endsWith(ending));
}
function wordsOf$1(name) {
	return name.slice(0, 200).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).map((word) => forms.has(word) ? word : word.replace(/\d{1,9}$/, "")).filter((word) => word !== "");
}
// src/rules/manifest/sensitive-undeclared.ts
const sensitiveUndeclared = manifestRule("manifest-v1", {
	id: "sensitive-undeclared",
	severity: "warning",
	summary: "An input or environment variable named like a secret is marked `sensitive: true`.",
	why: "Without the mark its value stands readable in every trace.",
	source: "ADR-002, \"Validation Rules\", step 8: \"Apply redaction rules for `sensitive` fields\"",
	fails: withManifest(`
env:
  required:
    - name: DEPLOY_TOKEN
`),
	passes: withManifest(`
env:
  required:
    - name: DEPLOY_TOKEN
      sensitive: true
`),
	*check({ manifest: { root } }) {
		const inputs = inputsOf(root).map((entry) => ({
			entry,
			word: "Input"
		}));
		const variables = variablesOf(root).map((entry) => ({
			entry,
			word: "Environment variable"
		}));
		for (const { entry, word } of [...inputs, ...variables]) {
			if (isSensitive(entry) || !soundsSecret(entry.name) || isPlain$2(entry)) continue;
			yield {
				message: `${word} ${quoted(entry.name)} is named like a secret but not marked "sensitive: true", so traces show its value.`,
				at: entry.at,
				about: `${word}\0${entry.name}`
			};
		}
	}
});
function isPlain$2({ value }) {
	const type = text$2(get(get(value, "schema"), "type"));
	return type === "boolean" || type === "integer" || type === "number";
}
// src/rules/manifest/skill-id-format.ts
const document$1 = "skill.toml contract";
const namespaces = [
	"core",
	"cloud",
	"tool",
	"lang",
	"platform",
	"custom"
];
const skillIdFormat = manifestRule("skill-toml", {
	id: "skill-id-format",
	severity: "error",
	summary: "A skill id is a namespace, a dot and a name in lower-case letters, digits and `-_+.`.",
	why: "The registry files skills under their namespace and refuses the others, and dependencies name skills by id.",
	source: "skill.toml contract, \"Skill ID Format\"",
	enforces: [
		{
			document: document$1,
			says: "ID format: Must match `<namespace>.<name>` pattern",
			fields: ["skill.id"]
		},
		{
			document: document$1,
			says: "cloud.* - Cloud provider skills",
			fields: ["skill.id"]
		},
		{
			document: document$1,
			says: "tool.* - CLI tool skills",
			fields: ["skill.id"]
		},
		{
			document: document$1,
			says: "lang.* - Programming language skills",
			fields: ["skill.id"]
		},
		{
			document: document$1,
			says: "platform.* - Platform/service skills",
			fields: ["skill.id"]
		},
		{
			document: document$1,
			says: "custom.* - Custom/private skills",
			fields: ["skill.id"]
		}
	],
	mend: "Other skills name this one by its id, so a change of it is a rename to them.",
	fails: withToml("", "", "id = \"deploy\"\nversion = \"1.0.0\""),
	passes: withToml("", "", "id = \"tool.deploy\"\nversion = \"1.0.0\""),
	*check({ manifest: { root } }) {
		const value = get(get(root, "skill"), "id");
		if (!value) return;
		const id = text$2(value);
		const fault = id === void 0 ? `The skill id is ${seen(value)}${form$1}` : faultOf(id);
		if (fault) yield {
			message: `${fault}.`,
			at: value.at,
			about: "skill.id",
			value: plain$1(value)
		};
	}
});
const form$1 = "; it is a text such as \"tool.kubernetes\"";
function faultOf(id) {
	if (id.trim() === "") return `The skill id is blank${form$1}`;
	const dot = id.indexOf(".");
	const [namespace, name] = [id.slice(0, Math.max(dot, 0)), id.slice(dot + 1)];
	const meant = nearest(namespace, namespaces);
	if (dot < 1) return `Skill id ${quoted(id)} has no namespace; those are ${all}`;
	if (!namespaces.includes(namespace)) {
		const hint = meant === void 0 ? "" : `, here perhaps "${meant}"`;
		return `Skill id ${quoted(id)} begins with ${quoted(namespace)}, which is no namespace; those are ${all}${hint}`;
	}
	if (name === "") return `Skill id ${quoted(id)} has no name behind its namespace`;
	const what = `The name ${quoted(name)} in skill id ${quoted(id)}`;
	if (!/^[a-z0-9_+.-]+$/.test(name)) return `${what} may hold only lower-case letters, digits, dots and the signs "-", "_" and "+"`;
	return /^[a-z0-9+]/.test(name) && /[a-z0-9+]$/.test(name) ? null : `${what} may begin and end only with a letter, a digit or "+"`;
}
const all = alternatives(namespaces).replace(" or ", " and ");
// src/rules/manifest/skill-id-reserved.ts
const skillIdReserved = manifestRule("skill-toml", {
	id: "skill-id-reserved",
	severity: "warning",
	summary: "No skill but a built-in one has an id in the namespace `core`.",
	why: "A built-in skill of that id, now or in a later caro, takes the place of this one or is hidden by it.",
	source: "skill.toml contract, \"Skill ID Format\": \"core.* - Built-in skills (reserved)\"",
	enforces: [{
		document: "skill.toml contract",
		says: "core.* - Built-in skills (reserved)",
		fields: ["skill.id"]
	}],
	mend: "Take another namespace, such as `custom`; in the repository of the built-in skills, switch the rule off.",
	fails: withToml("", "", "id = \"core.deploy\"\nversion = \"1.0.0\""),
	passes: withToml("", "", "id = \"custom.deploy\"\nversion = \"1.0.0\""),
	*check({ manifest: { root } }) {
		const value = get(get(root, "skill"), "id");
		const id = text$2(value);
		if (!value || !id?.startsWith("core.")) return;
		yield {
			message: `Skill id ${quoted(id)} is in the namespace "core", which is reserved for the skills that come with caro.`,
			at: value.at,
			about: "skill.id"
		};
	}
});
// src/rules/problem/accept-expired.ts
const acceptExpired = problemRule({
	id: "accept-expired",
	category: "repository",
	severity: "warning",
	summary: "No entry of `accept:` in the configuration is past the day it expires.",
	why: "The finding it accepted counts again, and whoever set the day wanted it looked at again.",
	source: "Skillgate's configuration, \"accept\": \"expires\" is the last day an entry holds.",
	fails: `
-- skillgate.yml --
accept:
  - fingerprint: "3f9a1c0b7d42"
    reason: Nobody calls it yet.
    expires: 1999-12-31
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
	passes: `
-- skillgate.yml --
accept:
  - fingerprint: "3f9a1c0b7d42"
    reason: Nobody calls it yet.
    expires: 2999-12-31
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`
});
// src/rules/problem/accept-unused.ts
const acceptUnused = problemRule({
	id: "accept-unused",
	category: "repository",
	severity: "warning",
	summary: "Every entry of `accept:` in the configuration answers to a finding.",
	why: "Once the change is merged it is no difference any more (with `release: tag:…`, once it is released); entries that stay behind hide what they were for. An entry for a power counts only once it stands at base.",
	source: "Skillgate's configuration, \"accept\": an entry stands for one finding.",
	mend: "Remove the entry.",
	fails: `
-- after/skillgate.yml --
accept:
  - fingerprint: "3f9a1c0b7d42"
    reason: Nobody calls it yet.
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
	passes: `
-- after/skillgate.yml --
fail-on: error
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`
});
// src/rules/problem/block-duplicate.ts
const blockDuplicate = problemRule({
	id: "block-duplicate",
	category: "manifest",
	severity: "error",
	summary: "A SKILL.md holds one block of each name.",
	why: "Readers take the first block or the last, so the skill means different things to each.",
	source: "Skill Manifest v2, \"Embedding\": \"One block per SKILL.md.\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "One block per SKILL.md.",
		fields: []
	}],
	mend: "Keep one of the blocks. A block that only shows the format belongs inside a longer fence.",
	fails: withBody(`${blockOf()}\n${blockOf()}`),
	passes: withBody(blockOf())
});
// src/rules/problem/block-syntax.ts
const blockSyntax = problemRule({
	id: "block-syntax",
	category: "manifest",
	severity: "error",
	summary: "A manifest block holds one JSON object, closed by its fence, in which no key stands twice.",
	why: "Routers and indexes parse the block as JSON; what they cannot parse is a skill without a manifest.",
	source: "Skill Manifest v2, \"Embedding\": \"Content is JSON (valid YAML).\"",
	enforces: [{
		document: "Skill Manifest v2",
		says: "Content is JSON (valid YAML).",
		fields: []
	}, {
		document: "Skill Manifest v2",
		says: "Fenced code block in SKILL.md:",
		fields: []
	}],
	mend: "Mend the JSON where the finding points; it knows no comments, no trailing commas and no single quotes.",
	fails: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory", // the directory
}`),
	passes: withFields({})
});
// src/rules/problem/bom.ts
const bom = problemRule({
	id: "bom",
	category: "manifest",
	severity: "note",
	summary: "No SKILL.md begins with a byte order mark.",
	why: "Parsers that look for `---` as the very first characters find no frontmatter.",
	source: "The executus SKILL.md parser: \"Leading blank lines/BOM are tolerated.\"",
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.").replace("---\nname", "﻿---\nname"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/problem/duplicate-identity.ts
const worklog = `---
name: worklog
description: Writes a work log.
---
`;
const duplicateIdentity = problemRule({
	id: "duplicate-identity",
	category: "identity",
	severity: "warning",
	summary: "Of several skills of one name that move, each can be told from the others.",
	why: "Which of them a caller gets under the name cannot be told, so neither can what the change breaks.",
	source: "the executus SKILL.md parser: the name is the skill's stable identifier.",
	mend: "Give the skills names of their own, or leave one of them where it was. Copies in the same folder of several agent directories, such as `.claude/skills` and `.agents/skills`, are told apart by the directory.",
	fails: `
-- before/skills/worklog/SKILL.md --
${worklog}-- after/tools/worklog/SKILL.md --
${worklog}Lists what was done.
-- after/vendor/worklog/SKILL.md --
${worklog}Sums up the week.
`,
	passes: `
-- before/skills/worklog/SKILL.md --
${worklog}-- after/skills/worklog/SKILL.md --
${worklog}Lists what was done.
-- after/vendor/worklog/SKILL.md --
${worklog}Sums up the week.
`
});
// src/rules/problem/file-encoding.ts
const fileEncoding = problemRule({
	id: "file-encoding",
	category: "manifest",
	severity: "warning",
	summary: "Manifests are UTF-8 texts.",
	why: "Agents see other characters than their author, or refuse the file.",
	source: "YAML 1.2, 5.2: \"a YAML processor must support the UTF-8 and UTF-16 character encodings\"; agents read UTF-8.",
	fails: oneSkill("name: pdf\ndescription: Füllt Formulare.", "", "skills/pdf/SKILL.md (latin-1)"),
	passes: oneSkill("name: pdf\ndescription: Füllt Formulare.")
});
// src/rules/problem/file-too-large.ts
const front$2 = "name: pdf\ndescription: Fills PDF forms.";
const fileTooLarge = problemRule({
	id: "file-too-large",
	category: "manifest",
	severity: "error",
	summary: "Manifests and locks have at most 4 MiB, frontmatters 256 KiB and .skillignore files 16 KiB.",
	why: "What is larger is not read, so nothing about the skill is checked or verified; agents give up earlier.",
	fails: oneSkill(front$2, "", "skills/pdf/SKILL.md (5000000 bytes)"),
	passes: oneSkill(front$2, "", "skills/pdf/SKILL.md (500000 bytes)")
});
// src/rules/problem/file-unreadable.ts
const front$1 = "name: pdf\ndescription: Fills PDF forms.";
const fileUnreadable = problemRule({
	id: "file-unreadable",
	category: "repository",
	severity: "error",
	summary: "Every file of a skill can be read.",
	why: "Nothing can be said of a skill whose files are not there, and a gate that did not look must not pass.",
	fails: oneSkill(front$1, "", "skills/pdf/SKILL.md (unreadable)"),
	passes: oneSkill(front$1)
});
// src/rules/problem/frontmatter-duplicate-key.ts
const frontmatterDuplicateKey = problemRule({
	id: "frontmatter-duplicate-key",
	category: "manifest",
	severity: "error",
	summary: "No mapping of a frontmatter holds a key twice.",
	why: "Some parsers take the first value, some the last, and some refuse the skill.",
	source: "YAML 1.2, 3.2.1.1: \"mapping of unique keys\".",
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.\ndescription: Merges PDF files."),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms and merges PDF files.")
});
// src/rules/problem/frontmatter-missing.ts
const frontmatterMissing = problemRule({
	id: "frontmatter-missing",
	category: "manifest",
	severity: "error",
	summary: "Every SKILL.md begins with a frontmatter.",
	why: "Agents read name and description from it; without one the skill is not loaded.",
	source: "Agent Skills specification: \"The `SKILL.md` file must contain YAML frontmatter followed by Markdown content.\"",
	fails: "-- skills/pdf/SKILL.md --\n# PDF\n",
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.", "# PDF\n")
});
// src/rules/problem/frontmatter-syntax.ts
const frontmatterSyntax = problemRule({
	id: "frontmatter-syntax",
	category: "manifest",
	severity: "error",
	summary: "Every frontmatter is a YAML mapping.",
	why: "Agents skip a skill whose frontmatter they cannot parse, most of them without a word.",
	source: "Agent Skills specification: \"The `SKILL.md` file must contain YAML frontmatter followed by Markdown content.\"",
	mend: "Mend the line the finding points at; `skillgate fix` puts a text that holds an unquoted `: ` in quotes.",
	fails: oneSkill("name: pdf\ndescription: Fills forms: PDF, AcroForm and XFA."),
	passes: oneSkill("name: pdf\ndescription: \"Fills forms: PDF, AcroForm and XFA.\"")
});
// src/rules/problem/frontmatter-unterminated.ts
const frontmatterUnterminated = problemRule({
	id: "frontmatter-unterminated",
	category: "manifest",
	severity: "error",
	summary: "Every frontmatter is closed by a second `---` line.",
	why: "Agents cannot tell where the instructions begin, and do not load the skill.",
	source: "The executus SKILL.md parser: \"SKILL.md frontmatter block is not terminated by a closing '---'\".",
	fails: "-- skills/pdf/SKILL.md --\n---\nname: pdf\ndescription: Fills PDF forms.\n\n# PDF\n",
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.", "\n# PDF\n")
});
// src/rules/problem/gate-weakened.ts
const gateWeakened = problemRule({
	id: "gate-weakened",
	category: "repository",
	severity: "warning",
	summary: "The configuration is at least as strict as it is at base.",
	why: "A pull request that loosens the check it is judged by may do so to pass. A reviewer has to know.",
	source: "Skillgate's configuration, \"What a pull request cannot configure\".",
	mend: "Loosen the configuration in a pull request of its own, which whoever owns it reviews.",
	fails: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skillgate.yml --
rules:
  allowed-tools-widened: off
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
	passes: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skillgate.yml --
rules:
  allowed-tools-widened: error
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`
});
// src/rules/problem/incomparable.ts
const incomparable = problemRule({
	id: "incomparable",
	category: "format",
	severity: "warning",
	summary: "A skill whose manifest changes has one at base, and at its last release, that can be read.",
	why: "What the change breaks cannot be told; nothing is reported as added or removed. Where it is the last release, what broke since then and is merged asks for no step.",
	source: "Skillgate's version policy: what cannot be decided is said, and asks for no step.",
	fails: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log: in org mode.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: "Writes a work log: in org mode."
---
`,
	passes: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: "Writes a work log: in org mode."
---
`
});
// src/rules/problem/lock-path-leak.ts
const lockPathLeak = problemRule({
	id: "lock-path-leak",
	category: "lock",
	severity: "warning",
	summary: "No field of a lock holds a path into a home directory.",
	why: "Such a path tells everybody the name of a user and leads nowhere on any other machine.",
	source: "ADR-003, Path Sanitization: \"Traces should sanitize paths to avoid leaking local structure\".",
	mend: "Put `LOCAL` in place of the home directory, or leave the field out.",
	fails: lockOf$1(hashes.worklog, ["source_ref: \"git+file:///home/dan/skills#worklog\""]) + worklog$1(),
	passes: lockOf$1(hashes.worklog, ["source_ref: \"git+file://LOCAL/skills#worklog\""]) + worklog$1()
});
// src/rules/problem/lock-syntax.ts
const lockSyntax = problemRule({
	id: "lock-syntax",
	category: "lock",
	severity: "error",
	summary: "Every lock file is one that can be read, with one well-formed hash per skill.",
	why: "What a lock does not say clearly is verified by nobody, and looks as if it were.",
	source: "ADR-003, Lockfile Workflow.",
	mend: "Mend the file where the finding points, or delete it and run `skillgate lock FILE` to write a new one.",
	fails: lockOf$1("sha256:789xyz...") + worklog$1(),
	passes: lockOf$1(hashes.worklog) + worklog$1()
});
// src/rules/problem/lock-unrecognised.ts
const lockUnrecognised = problemRule({
	id: "lock-unrecognised",
	category: "lock",
	severity: "note",
	summary: "Every file with the name of a lock of skills is a lock of a format that is verified.",
	why: "Whoever sees the file takes the skills for locked, and nothing verifies them.",
	source: "ADR-003, Lockfile Workflow.",
	mend: "If it is the lock of another tool, nothing is to be mended: that tool verifies it. If not, write it anew with its tool, or with `skillgate lock FILE`.",
	fails: lockOf$1(hashes.worklog).replace("content_hash", "hash") + worklog$1(),
	passes: lockOf$1(hashes.worklog) + worklog$1()
});
// src/rules/listing-example.ts
function marketplaceOf(plugin, path = "") {
	const marketplace = {
		name: "office",
		owner: { name: "Office Team" },
		plugins: [{
			name: "documents",
			...plugin
		}]
	};
	return `-- ${path}.claude-plugin/marketplace.json --\n${JSON.stringify(marketplace, null, 2)}\n`;
}
function listedSkill(name) {
	return oneSkill(`name: ${name}\ndescription: Fills ${name} forms.`, "", `skills/${name}/SKILL.md`);
}
// src/rules/problem/marketplace-syntax.ts
const marketplaceSyntax = problemRule({
	id: "marketplace-syntax",
	category: "discovery",
	severity: "error",
	summary: "Every `marketplace.json` and `plugin.json` under `.claude-plugin` can be read.",
	why: "Claude Code refuses a marketplace it cannot read, and with it every plugin in it.",
	source: "Claude Code documentation, Plugin marketplaces: `plugins` is a list, and each plugin has a `name` and a `source`.",
	mend: "Mend the file where the finding points; `claude plugin validate .` tries it.",
	fails: marketplaceOf({ source: ["./"] }) + listedSkill("pdf"),
	passes: marketplaceOf({ source: "./" }) + listedSkill("pdf")
});
// src/rules/problem/policy-denied.ts
const policyDenied = problemRule({
	id: "policy-denied",
	category: "privilege",
	severity: "error",
	summary: "No skill declares a power beyond what the `policy:` of the configuration grants.",
	why: "The policy says what skills of this repository may do; whoever runs them relies on it.",
	source: "Skill Manifest v2: \"Side effects this skill may produce. Checked against policy.\"",
	mend: "Take the power back, or widen the policy in a pull request of its own.",
	fails: `
-- skillgate.yml --
policy:
  allowed-tools: [Read, "Bash(git:*)"]
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read Bash
---
`,
	passes: `
-- skillgate.yml --
policy:
  allowed-tools: [Read, "Bash(git:*)"]
-- skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
allowed-tools: Read Bash(git log:*)
---
`
});
// src/rules/proto-example.ts
function usedSkill(version = "1.0.0", folder = "") {
	return `-- ${folder}skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
${version === null ? "" : `version: ${version}\n`}inputs:
  required:
    - name: session_date
      description: Date of the session.
      schema: {type: string, pattern: '^\\d{4}-\\d{2}-\\d{2}$'}
  optional:
    - name: topic
      description: What the session was about.
      schema: {type: string, default: session}
    - name: entries
      description: How many entries to write.
      schema: {type: integer, minimum: 1, default: 10}
---
`;
}
const usedHashes = {
	first: "sha256:90897718be2881c99055ea13e27cb4ccbfeae22a2cb70b2037780c8068a99b77",
	second: "sha256:b24ba1c1743101b9123016c20f8ff9c4cfb7f49ca09caeea51d0decae3d03eb6",
	notes: "sha256:65f012fcdb0472851562fa4afd6936db2fe15e737afa2e5b11af70a117a35dae"
};
function stepWith(lines, folder = "") {
	return `-- ${folder}protos/daily.yaml --\nsteps:\n  - title: Write the log\n    ${lines.trim().replaceAll("\n", "\n    ")}\n`;
}
// src/rules/problem/proto-syntax.ts
const protoSyntax = problemRule({
	id: "proto-syntax",
	category: "reference",
	severity: "error",
	summary: "Every file that references skills can be read, and so can every reference in it.",
	why: "What is not understood is not checked, and looks as if it were.",
	source: "ADR-003, Proto Reference Modes.",
	mend: "Write the reference in one of the three modes; where the file is no proto, leave it out of `protos` in the configuration.",
	fails: stepWith("skill:\n  id: worklog\n  content_hash: sha256:789xyz...") + usedSkill(),
	passes: stepWith("skill: worklog") + usedSkill()
});
// src/rules/problem/release-unmatched.ts
const releaseUnmatched = problemRule({
	id: "release-unmatched",
	category: "repository",
	severity: "warning",
	summary: "The glob of \"release\" matches a tag with a version that base can reach.",
	why: "Where nothing was released, a version step is measured from base, which asks for another step each time. Whoever meant the last release has to know. A note while there is no release by any name.",
	source: "Skillgate's configuration, \"release\".",
	mend: "Write the glob as the tags are named, fetch them with `fetch-depth: 0`, or measure from base until the first release.",
	fails: `
-- before/skillgate.yml --
release: "tag:v*"
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skillgate.yml --
release: "tag:v*"
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log every day.
version: 1.0.1
---
`,
	passes: `
-- before/skillgate.yml --
release: base
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skillgate.yml --
release: base
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log every day.
version: 1.0.1
---
`
});
// src/rules/problem/router-manifest-legacy.ts
const migration = "Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.";
const routerManifestLegacy = problemRule({
	id: "router-manifest-legacy",
	category: "manifest",
	severity: "warning",
	summary: "Manifest blocks are `skill-manifest` blocks, not the `router-manifest` blocks before them.",
	why: "Routers and indexes look for skill-manifest blocks; callers find no operations, inputs or outputs in the old one.",
	source: `Skill Manifest v2, "Migration from v1": "${migration}"`,
	enforces: [
		{
			document: "Skill Manifest v2",
			says: migration,
			fields: []
		},
		{
			document: "Skill Manifest v2",
			says: "v1 used `router-manifest` as the block name. v2 uses `skill-manifest`.",
			fields: []
		},
		{
			document: "Skill Manifest v2",
			says: "Renamed flat `entrypoints` → nested `operations[name].entrypoints`",
			fields: ["operations.*.entrypoints"]
		}
	],
	mend: "Let `skillgate fix` rewrite the block: operations keep their names, inputs come from the placeholders in their commands; then say in words what each operation does.",
	fails: withBlock(`
{
  "id": "memory",
  "version": "0.1.0",
  "effects": ["db.read"],
  "entrypoints": {
    "mem.search": {
      "unix": ["bash", "scripts/memory.sh", "search", "{query}"]
    }
  },
  "stdout_contract": {
    "last_line_json": true
  }
}`, "", "router-manifest"),
	passes: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory",
  "version": "0.1.0",
  "capabilities": [],
  "effects": ["db.read"],
  "operations": {
    "mem.search": {
      "description": "mem.search",
      "input": {
        "query": {
          "type": "string",
          "required": true
        }
      },
      "output": {
        "description": "What mem.search prints."
      },
      "entrypoints": {
        "unix": ["bash", "scripts/memory.sh", "search", "{query}"]
      }
    }
  },
  "stdout_contract": {
    "last_line_json": true
  }
}`)
});
// src/rules/problem/skill-toml-unknown-dialect.ts
const skillTomlUnknownDialect = problemRule({
	id: "skill-toml-unknown-dialect",
	category: "manifest",
	severity: "note",
	summary: "Every skill.toml is written in the format of the skill.toml contract.",
	why: "Other tools have files of the same name. What they mean is not known here, so nothing in them is validated or compared.",
	source: "skill.toml contract, \"Root Structure\"; a file is of this format when [skill] has an api_version, or an id beside a [provides] table",
	mend: "Nothing is to be mended where another tool reads the file: `ignore` takes it out. Else add `api_version = \"1.0\"` to `[skill]`.",
	fails: `
-- skills/deploy/skill.toml --
[skill]
name = "deploy"

[[tools]]
name = "release"
`,
	passes: withToml("")
});
// src/rules/index-example.ts
function indexOf(fields, folder = "skills") {
	const index = {
		schema_version: "2.0",
		generated_at: "2026-03-21T18:28:12.266Z",
		skills: { memory: {
			dir: "memory",
			version: "1.0.0",
			capabilities: ["memory-search"],
			effects: ["db.read"],
			operations: { search: {
				description: "Finds memories.",
				input_params: []
			} },
			...fields
		} },
		capability_index: { "memory-search": ["memory"] }
	};
	return `-- ${folder}/skills-index.json --\n${JSON.stringify(index, null, 2)}\n`;
}
// src/rules/problem/skills-index-syntax.ts
const skillsIndexSyntax = problemRule({
	id: "skills-index-syntax",
	category: "discovery",
	severity: "error",
	summary: "Every skills-index.json of the Skill Manifest v2 family can be read.",
	why: "Agents that look skills up in it find none, and nothing of it is compared with the skills.",
	source: "Skill Manifest v2: `capabilities` are \"Used by the skills index\".",
	mend: "Run the script again that wrote it, `skill-system-router/scripts/build-index.sh` (or `.ps1`), and commit what it writes.",
	fails: withFields({}) + indexOf({}).replace("\"skills\": {", "\"skills\": {,"),
	passes: withFields({}) + indexOf({})
});
// src/rules/problem/tag-version.ts
const skill = `---
name: worklog
description: Writes a work log.
version: 2.0.0
---
`;
const tagVersion = problemRule({
	id: "tag-version",
	category: "version",
	severity: "error",
	summary: "A skill declares the version of the tag that releases it.",
	why: "Callers pin the tag and read its version off its name. Where the skill declares another one, they take a break for a small step, and nobody can tell which of the two holds. It is looked at where a tag is pushed or released: one that names the skill, such as `worklog@1.2.0`, or a plain `v1.2.0` where all skills share one version.",
	source: "ADR-003: \"Requires skill manifest to declare version field with semantic versioning.\"",
	mend: "Delete the tag, and set it on the commit that declares its version; or name the version that is declared.",
	fails: `
-- tag --
worklog@1.2.0
-- skills/worklog/SKILL.md --
${skill}`,
	passes: `
-- tag --
worklog@2.0.0
-- skills/worklog/SKILL.md --
${skill}`
});
// src/rules/problem/toml-syntax.ts
const tomlSyntax = problemRule({
	id: "toml-syntax",
	category: "manifest",
	severity: "error",
	summary: "Every skill.toml is a TOML document, 1.0 or 1.1.",
	why: "Nothing in a file that cannot be parsed counts: the skill does not load.",
	source: "skill.toml contract: \"All skills MUST include a valid manifest.\"",
	enforces: [{
		document: "skill.toml contract",
		says: "All skills MUST include a valid manifest.",
		fields: []
	}],
	fails: withToml("[provides]\nknowledge = no"),
	passes: withToml("[provides]\nknowledge = false")
});
// src/rules/binding-words.ts
function bindingWords(id, { operation }) {
	return operation === "" ? `skill ${quoted(id)}` : `operation ${quoted(operation)} of ${quoted(id)}`;
}
// src/rules/reference/binding-input-missing.ts
const most$6 = 50;
const bindingInputMissing = referenceRule({
	id: "binding-input-missing",
	severity: "error",
	summary: "A proto that binds inputs of a skill binds every required one.",
	why: "The skill fails as soon as the proto gets there, as what it must be given is not.",
	source: "ADR-002, \"Validation Rules\", step 3: \"Validate all required inputs are mapped\".",
	fails: stepWith("skill: worklog\ninputs:\n  topic: ci\n  entries: 3") + usedSkill(),
	passes: stepWith("skill: worklog\ninputs:\n  session_date: \"{{today}}\"\n  topic: ci\n  entries: 3") + usedSkill(),
	*check({ reference: { id, operation, bindings }, skill }) {
		const parameters = skill && bindings && parametersOf$2(skill, operation?.value ?? null);
		if (!parameters) return;
		let told = 0;
		for (const name of parameters.required) {
			if (bindings.fields.has(name)) continue;
			if (++told > most$6) return;
			yield {
				message: `Input ${quoted(name)} of ${bindingWords(id, parameters)} is required and gets no value here.`,
				at: bindings.at,
				about: [id, name].join("\0")
			};
		}
	}
});
// src/rules/reference/binding-input-unknown.ts
const bindingInputUnknown = referenceRule({
	id: "binding-input-unknown",
	severity: "error",
	summary: "A proto binds only inputs that the skill declares.",
	why: "The value goes nowhere, and the input it was meant for keeps its default or is missing.",
	source: "ADR-002, \"Validation Rules\": the inputs of the manifest are what can be mapped.",
	fails: stepWith("skill: worklog\ninputs:\n  session_date: \"{{today}}\"\n  topics: ci\n  entries: 3") + usedSkill(),
	passes: stepWith("skill: worklog\ninputs:\n  session_date: \"{{today}}\"\n  topic: ci\n  entries: 3") + usedSkill(),
	*check({ reference: { id, operation, bindings }, skill }) {
		const parameters = skill && bindings && parametersOf$2(skill, operation?.value ?? null);
		if (!parameters) return;
		const names = [...parameters.inputs.keys()];
		for (const { key, keyAt } of bindings.fields.values()) {
			if (parameters.inputs.has(key)) continue;
			const open = names.filter((name) => !bindings.fields.has(name));
			const others = names.length === 0 ? "It has none." : `Its inputs: ${listed(names, 5)}.`;
			yield {
				message: capital(`${bindingWords(id, parameters)} has no input ${quoted(key)}. ${didYouMean(key, open) ?? others}`),
				at: keyAt,
				about: [id, key].join("\0")
			};
		}
	}
});
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/rules/reference/binding-operation-unknown.ts
const bindingOperationUnknown = referenceRule({
	id: "binding-operation-unknown",
	severity: "error",
	summary: "Every operation a proto calls is one of its skill.",
	why: "There is nothing to run when the proto gets there, and no inputs to check values against.",
	source: "Skill Manifest v2, \"operations\"; ADR-002, \"Validation Rules\".",
	fails: stepWith("skill: memory\noperation: serch") + withOperation({}).trimStart(),
	passes: stepWith("skill: memory\noperation: search") + withOperation({}).trimStart(),
	*check({ reference: { id, operation }, skill }) {
		if (!operation || !skill || skill.unreadable) return;
		const names = skill.contract.items.filter(({ kind }) => kind === "operation").map(({ name }) => name);
		if (names.length === 0 || names.includes(operation.value)) return;
		const meant = didYouMean(operation.value, names) ?? `Its operations: ${listed(names, 5)}.`;
		yield {
			message: `Skill ${quoted(id)} has no operation ${quoted(operation.value)}. ${meant}`,
			at: operation.at,
			about: [id, operation.value].join("\0")
		};
	}
});
// src/rules/reference/binding-optional-unmapped.ts
const most$5 = 5;
const bindingOptionalUnmapped = referenceRule({
	id: "binding-optional-unmapped",
	severity: "warning",
	summary: "A proto that binds inputs of a skill binds the optional ones too.",
	why: "What is not bound takes a default that is chosen elsewhere and may change there.",
	source: "ADR-002, \"Validation Rules\", step 7: \"Warn if optional inputs have no mapping\".",
	mend: "Bind the input, if only to its default; or set `rules: {binding-optional-unmapped: off}` where defaults are welcome.",
	fails: stepWith("skill: worklog\ninputs:\n  session_date: \"{{today}}\"\n  topic: ci") + usedSkill(),
	passes: stepWith("skill: worklog\ninputs:\n  session_date: \"{{today}}\"\n  topic: ci\n  entries: 3") + usedSkill(),
	*check({ reference: { id, operation, bindings }, skill }) {
		const parameters = skill && bindings && parametersOf$2(skill, operation?.value ?? null);
		if (!parameters) return;
		const isOptional$1 = (name) => isOptional(parameters.inputs.get(name) ?? null);
		const count = parameters.optional.length - [...bindings.fields.keys()].filter(isOptional$1).length;
		const open = firstOf(parameters.optional, most$5, (name) => !bindings.fields.has(name));
		if (count === 0) return;
		const more = count > most$5 ? ` and ${count - most$5} more` : "";
		const inputs = count === 1 ? "Optional input" : "Optional inputs";
		const get = count === 1 ? "gets" : "get";
		yield {
			message: `${inputs} ${listed(open.map(quoted), most$5)}${more} of ${bindingWords(id, parameters)} ${get} no value here.`,
			at: bindings.at,
			about: [
				id,
				...open,
				count
			].join("\0")
		};
	}
});
function firstOf(names, few, test) {
	const found = [];
	for (const name of names) {
		if (found.length === few) break;
		if (test(name)) found.push(name);
	}
	return found;
}
// src/contract/refusal.ts
function refusalOf$1(schema, value) {
	if (isFilledIn(value)) return null;
	const own = isObject(schema) ? schema : null;
	const isOpen = !own || Object.hasOwn(own, "$ref");
	if (value.kind === "other") return isOpen ? null : judgedRoughly(own, value);
	if (isOpen) return judged(schema, value);
	if (value.kind !== "list" && value.kind !== "table") return judged(schema, value);
	return judged(own, value, isLiteral(value) ? outerKeys : ["type"]) ?? innerRefusal(own, value);
}
const outerKeys = ["type", "enum"];
function judged(schema, value, keys) {
	const picked = keys && isObject(schema) ? pick(schema, keys) : schema;
	const json = plain$1(value);
	return accepts(picked, json) === false ? {
		schema: picked,
		value,
		json
	} : null;
}
function judgedRoughly(schema, value) {
	const infinite = /^([-+]?)\.inf$/i.exec(value.source);
	const number = infinite ? Number(`${infinite[1]}Infinity`) : Number(value.source);
	if (Number.isNaN(number)) return null;
	const picked = pick(schema, roughKeys);
	return accepts(picked, number) === false ? {
		schema: picked,
		value,
		json: number
	} : null;
}
const roughKeys = [
	"type",
	"minimum",
	"maximum"
];
function innerRefusal(schema, value) {
	const items = schema["items"];
	if (value.kind === "list" && items !== void 0) for (const item of value.items) {
		const found = refusalOf$1(items, item);
		if (found) return found;
	}
	const properties = schema["properties"];
	if (value.kind !== "table" || !isObject(properties)) return null;
	for (const { key, value: inner } of value.fields.values()) {
		const property = Object.hasOwn(properties, key) ? properties[key] : void 0;
		const found = property === void 0 ? null : refusalOf$1(property, inner);
		if (found) return found;
	}
	return null;
}
function pick(schema, keys) {
	return Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));
}
function isFilledIn(value) {
	return value.kind === "string" && isTemplate$1(String(value.value));
}
function isLiteral(value) {
	if (value.kind === "list") return value.items.every(isLiteral);
	if (value.kind !== "table") return !isFilledIn(value) && value.kind !== "other";
	return [...value.fields.values()].every((field) => !isTemplate$1(field.key) && isLiteral(field.value));
}
// src/rules/reference/binding-value-invalid.ts
const bound = (entries) => stepWith(`skill: worklog\ninputs:\n  session_date: "{{today}}"\n  topic: ci\n  entries: ${entries}`) + usedSkill();
const bindingValueInvalid = referenceRule({
	id: "binding-value-invalid",
	severity: "error",
	summary: "The literal values a proto binds fit the schemas of the inputs they are for.",
	why: "The skill refuses the value when the proto gets there, or does something nobody meant.",
	source: "ADR-002, \"Validation Rules\", step 4: \"Validate input schemas using JSON Schema\".",
	fails: bound("ten"),
	passes: bound("10"),
	*check({ reference: { id, operation, bindings }, skill }) {
		const parameters = skill && bindings && parametersOf$2(skill, operation?.value ?? null);
		if (!parameters) return;
		for (const { key, value } of bindings.fields.values()) {
			const input = parameters.inputs.get(key);
			const schema = facetValue(input ?? null, "schema");
			const found = schema === void 0 ? null : refusalOf$1(schema, value);
			if (!found) continue;
			const secret = isSecret(input);
			const message = `${secret ? "The value" : `Value ${written(found.value)}`} does not ${found.value === value ? "fit" : "fit into"} input ${quoted(key)} of ${bindingWords(id, parameters)}${refusedBy(found.schema, found.json, secret)}.${hint(found)}`;
			const about = [id, key].join("\0");
			const hidden = secret ? {
				after: found.json,
				sensitive: "default"
			} : {};
			yield {
				message,
				at: found.value.at,
				about,
				value: found.json,
				...hidden
			};
		}
	}
});
function written(value) {
	return value.kind === "number" || value.kind === "other" ? clipped(value.source) : seenJson(plain$1(value));
}
function hint({ schema, value }) {
	const quotes = " In quotes it is a text.";
	if (value.kind === "number" || value.kind === "boolean" || value.kind === "other") return accepts(schema, value.source.trim()) === true ? quotes : "";
	const [only, second] = value.kind === "table" ? [...value.fields.values()] : [];
	return only && !second && only.value.kind === "null" && /^\{.*\}$/s.test(only.key) ? " A template needs quotes: without them YAML reads a mapping." : "";
}
// src/protos/lock-path.ts
function protoName(path) {
	return nameOf$2(path).replace(/\.(?:ya?ml|json)$/, "").replace(/(?<=.)\.proto$/, "");
}
function lockPathOf(path) {
	return join$1(folderOf(path), `${protoName(path)}.lock`);
}
function rivalOf(protos, path) {
	const lock = lockPathOf(path);
	return protos.find((one) => one.path !== path && lockPathOf(one.path) === lock)?.path;
}
function locksAbove(path) {
	const shared = [...upwards(folderOf(path))].map((folder) => join$1(folder, "proto.lock"));
	return [lockPathOf(path), ...shared];
}
// src/rules/hashes-in-lock.ts
function hashesInLock(workspace, path) {
	return byPath(workspace).get(path);
}
const byPath = perWorkspace(({ locks }) => {
	const own = locks.filter(({ format, entries, problems }) => format === "proto-lock" && (entries.length > 0 || problems.length === 0));
	return new Map(own.map(({ path, entries }) => {
		const hashes = entries.map(({ id, pins }) => {
			return [id, pins.find(({ algorithm }) => algorithm === "content")?.value ?? null];
		});
		return [path, new Map(hashes)];
	}));
});
// src/rules/reference/float-in-ci.ts
const lock = `-- protos/daily.lock --\nskills:\n  worklog:\n    content_hash: "${usedHashes.first}"\n`;
const floatInCi = referenceRule({
	id: "float-in-ci",
	severity: "warning",
	off: true,
	summary: "Every reference of a proto is pinned, by itself or by a lock.",
	why: "A floating reference runs whatever is deployed: yesterday's run cannot be repeated.",
	source: "ADR-003, Proto Reference Modes: \"Simple but unstable\".",
	mend: "Pin the reference with a `content_hash` or a `min_version`, or run `skillgate lock --proto` and commit the lock.",
	fails: stepWith("skill: worklog") + usedSkill(),
	passes: stepWith("skill: worklog") + lock + usedSkill(),
	*check({ reference: { id, at, hash, minimum, misread }, proto, workspace }) {
		if (hash || minimum || misread) return;
		if (hashesInLock(workspace, lockPathOf(proto.path))) return;
		const locked = pinnedBy(workspace);
		if (locksAbove(proto.path).some((path) => locked.get(path)?.has(id))) return;
		yield {
			message: `The reference to ${quoted(id)} floats: it has no pin, and neither ${quoted(lockPathOf(proto.path))} nor a proto.lock above holds one.`,
			at,
			about: id
		};
	}
});
const pinnedBy = perWorkspace(({ locks }) => {
	const names = locks.map(({ path, entries }) => {
		const pinned = entries.filter(({ pins }) => pins.length > 0);
		return [path, new Set(pinned.map(({ id }) => id))];
	});
	return new Map(names);
});
// src/rules/reference/pin-covers-less.ts
const notes = (folder) => `-- ${folder}skills/worklog/notes.md --\nn\n`;
const pinned$5 = (hash, folder) => stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`, folder) + usedSkill("1.0.0", folder);
const before$1 = pinned$5(usedHashes.notes, "before/") + notes("before/");
const after = pinned$5(usedHashes.first, "after/");
const pinCoversLess = referenceRule({
	id: "pin-covers-less",
	severity: "warning",
	summary: "Every pin of a proto covers the files it covered at base, as far as they are still there.",
	why: "What a pin no longer covers may change unseen, while the proto still counts as pinned.",
	source: "ADR-003, Proto Reference Modes: \"Fails if deployed skill doesn't match\".",
	mend: "Take the line that leaves the files out back from `.skillignore`, and pin the hash that `skillgate hash` prints then. Where files are to go unpinned, a reviewer has to know.",
	fails: `${before$1}${after}${notes("after/")}-- after/skills/worklog/.skillignore --\nnotes.md\n`,
	passes: before$1 + after,
	*check({ reference: { id, hash }, skill, before, was }) {
		if (!hash || !skill || !was || !before?.hash) return;
		if (contentHash(skill) !== hash.value || contentHash(was) !== before.hash.value) return;
		const there = new Set(skill.files.map(({ name }) => name));
		const now = new Set(covered(skill));
		const gone = covered(was).filter((name) => there.has(name) && !now.has(name));
		if (gone.length === 0) return;
		yield {
			message: `The pin of ${quoted(id)} covers fewer files than at base: .skillignore takes out ${listed(gone)}, which nothing verifies any more.`,
			at: hash.at,
			was: before.hash.at,
			about: [id, ...gone].join("\0")
		};
	}
});
function covered({ files, ignore = null }) {
	return selectFiles(files, ignore).map(({ name }) => name);
}
// src/rules/reference/pin-covers-nothing.ts
const pinned$4 = (hash) => stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`) + usedSkill();
const pinCoversNothing = referenceRule({
	id: "pin-covers-nothing",
	severity: "warning",
	summary: "Every pin of a proto covers the manifest of its skill.",
	why: "The instructions that agents follow may change unseen, while the proto counts as pinned.",
	source: "ADR-003, Proto Reference Modes: \"Fails if deployed skill doesn't match\".",
	mend: "Take the line that leaves the manifest out from `.skillignore`, and pin the hash that `skillgate hash` prints then.",
	fails: `${pinned$4(hashes.nothing)}-- skills/worklog/.skillignore --\n*\n`,
	passes: pinned$4(usedHashes.first),
	*check({ reference: { id, hash }, skill }) {
		if (!hash || !skill || contentHash(skill) !== hash.value) return;
		const covered = selectFiles(skill.files, skill.ignore ?? null);
		const paths = new Set(covered.map(({ path }) => path));
		const left = skill.files.filter(({ path }) => skill.texts.has(path) && !paths.has(path));
		if (left.length === 0) return;
		const names = left.map(({ name }) => name);
		const said = paths.size === 0 ? "covers no file: .skillignore leaves all of them out, so nothing of the skill is verified." : `does not cover ${listed(names)}: .skillignore leaves it out, so nothing verifies what agents are told.`;
		yield {
			message: `The pin of ${quoted(id)} ${said}`,
			at: hash.at,
			about: [id, ...names].join("\0")
		};
	}
});
// src/rules/reference/pin-hash-changed.ts
const pinHashChanged = referenceRule({
	id: "pin-hash-changed",
	severity: "error",
	summary: "The content of every skill is what the protos that pin its hash pin it to.",
	why: "A proto that is pinned to other content refuses to run, or runs what nobody pinned.",
	source: "ADR-003, Proto Reference Modes: \"Fails if deployed skill doesn't match\".",
	mend: "If the change is meant, write the new hash, which the message and `skillgate hash` say in full, into the proto; if not, restore the files.",
	fails: stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`) + usedSkill("1.1.0"),
	passes: stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`) + usedSkill(),
	*check({ reference: { id, hash }, skill, was }) {
		if (!skill || !hash) return;
		const actual = contentHash(skill);
		if (actual === hash.value) return;
		const name = quoted(id);
		const message = actual === "" ? `${name} has no hash to compare, as a file of it cannot be read.` : `The proto pins ${name} to ${shortHash(hash.value)}, but its content is ${actual}`;
		const held = was !== null && contentHash(was) === hash.value;
		const files = held ? changedFiles(was, skill) : [];
		const changed = files.length > 0 ? `; changed since: ${listed(files)}` : "";
		yield {
			message: actual === "" ? message : `${message}${held ? "; it still matched at base" : ""}${changed}.`,
			at: hash.at,
			about: [
				id,
				hash.value,
				actual
			].join("\0"),
			before: hash.value,
			after: actual === "" ? null : actual
		};
	}
});
// src/rules/reference/pin-moved.ts
const pinned$3 = (hash, folder) => stepWith(`skill:\n  id: worklog\n  content_hash: ${hash}`, folder);
const pinMoved = referenceRule({
	id: "pin-moved",
	severity: "note",
	summary: "No pin of a proto differs from base.",
	why: "A moved pin has the proto run other content than before; the reviewer sees which, in one list.",
	source: "ADR-003, Consequences: \"Pinned protos need updates when skills change\".",
	mend: "Nothing is to be mended where the move is meant; where it is not, restore the pin.",
	fails: pinned$3(usedHashes.first, "before/") + usedSkill("1.0.0", "before/") + pinned$3(usedHashes.second, "after/") + usedSkill("1.1.0", "after/"),
	passes: pinned$3(usedHashes.first, "before/") + usedSkill("1.0.0", "before/") + pinned$3(usedHashes.first, "after/") + usedSkill("1.0.0", "after/"),
	*check({ reference, before, skill }) {
		if (!before) return;
		const isTold = before.hash && !reference.hash && skill && !reference.misread;
		for (const key of ["hash", "minimum"]) {
			const [from, to] = [before[key], reference[key]];
			if (!to || from?.value === to.value || !from && isTold) continue;
			const shown = (value) => key === "hash" ? shortHash(value) : value;
			const step = from ? `moved from ${shown(from.value)} to ${shown(to.value)}` : `is new: ${shown(to.value)}${inPlaceOf(before, reference)}`;
			yield {
				message: `${key === "hash" ? "Pin" : "Least version"} of ${quoted(reference.id)} ${step}.`,
				at: to.at,
				was: from?.at ?? before.at,
				about: [
					reference.id,
					key,
					from?.value ?? "",
					to.value
				].join("\0"),
				before: from?.value ?? null,
				after: to.value
			};
		}
	}
});
function inPlaceOf(before, { hash, minimum }) {
	if (before.hash && !hash) return `, in place of ${shortHash(before.hash.value)}`;
	return before.minimum && !minimum ? `, in place of ${before.minimum.value} or later` : "";
}
// src/rules/reference/pin-removed.ts
const pinned$2 = (folder) => stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) + usedSkill("1.0.0", folder);
const pinRemoved = referenceRule({
	id: "pin-removed",
	severity: "warning",
	summary: "No reference of a proto loses a pin it had at base.",
	why: "Without its pin the proto runs whatever the skill becomes, and nothing fails when that changes.",
	source: "ADR-003, Proto Reference Modes: \"Uses whatever version is currently deployed\".",
	mend: "Restore the pin. Where the reference is to float, a reviewer has to know.",
	fails: pinned$2("before/") + stepWith("skill: worklog", "after/") + usedSkill("1.0.0", "after/"),
	passes: pinned$2("before/") + pinned$2("after/"),
	*check({ reference: { id, at, hash, minimum, misread }, before, skill }) {
		if (!before || !skill || misread) return;
		const lost = [...before.hash && !hash ? [{
			pin: before.hash,
			words: shortHash(before.hash.value)
		}] : [], ...before.minimum && !minimum && !hash ? [{
			pin: before.minimum,
			words: `${before.minimum.value} or later`
		}] : []];
		for (const { pin, words } of lost) {
			const left = minimum ? `any version from ${minimum.value} on will do` : "any content will do";
			yield {
				message: `${quoted(id)} is no longer pinned to ${words}; ${left}.`,
				at,
				was: pin.at,
				about: [id, pin.value].join("\0"),
				before: pin.value
			};
		}
	}
});
// src/rules/reference/pin-skill-unknown.ts
const pinSkillUnknown = referenceRule({
	id: "pin-skill-unknown",
	severity: "error",
	summary: "Every skill a proto references is in the repository.",
	why: "Whatever spawns the proto finds no such skill and stops.",
	source: "ADR-002, \"Validation Rules\", step 1: \"Check skill exists\".",
	mend: "Name the skill as its manifest does, or restore it.",
	fails: stepWith("skill: work-log") + usedSkill(),
	passes: stepWith("skill: worklog") + usedSkill(),
	*check({ reference: { id, at }, skill, was, workspace }) {
		if (skill) return;
		const place = was ? `; at base it was ${skillWords({
			name: was.name,
			root: was.root
		}).place}` : "";
		const meant = was ? void 0 : didYouMean(id, workspace.skills.map(({ name }) => name));
		yield {
			message: `The proto references ${quoted(id)}, but no skill of this repository has that name${place}.${meant ? ` ${meant}` : ""}`,
			at,
			was: was ? { path: was.path } : void 0,
			about: id
		};
	}
});
// src/rules/reference/pin-version-undeclared.ts
const pinVersionUndeclared = referenceRule({
	id: "pin-version-undeclared",
	severity: "error",
	summary: "Every skill of which protos ask a version declares one.",
	why: "Nobody can tell whether the skill is new enough, so the proto refuses to run.",
	source: "ADR-003, Proto Reference Modes: \"Requires skill manifest to declare version field with semantic versioning\".",
	mend: "Declare a `version` in the manifest of the skill, or pin the proto to a `content_hash`.",
	fails: stepWith("skill:\n  id: worklog\n  min_version: \"1.0.0\"") + usedSkill(null),
	passes: stepWith("skill:\n  id: worklog\n  min_version: \"1.0.0\"") + usedSkill(),
	*check({ reference: { id, minimum }, skill }) {
		if (!minimum || !skill || skill.unreadable) return;
		const declared = skill.version?.value;
		if (declared !== void 0 && isVersion$1(declared)) return;
		const has = declared === void 0 ? "no version" : `${quoted(declared)}, which is none`;
		yield {
			message: `The proto asks for ${quoted(id)} ${minimum.value} or later, but the skill declares ${has}.`,
			at: minimum.at,
			about: id
		};
	}
});
// src/rules/reference/pin-version-unmet.ts
const pinVersionUnmet = referenceRule({
	id: "pin-version-unmet",
	severity: "error",
	summary: "Every skill has at least the version that protos ask of it.",
	why: "The proto relies on what only a later version of the skill has, and refuses to run.",
	source: "ADR-003, Version Validation: \"Validates skill content_hash or version matches pin\".",
	mend: "Ask for a version the skill has, or release the one that is asked for.",
	fails: stepWith("skill:\n  id: worklog\n  min_version: \"1.1.0\"") + usedSkill(),
	passes: stepWith("skill:\n  id: worklog\n  min_version: \"1.0.0\"") + usedSkill(),
	*check({ reference: { id, minimum }, skill }) {
		const version = skill?.version?.value;
		if (!minimum || version === void 0 || !isVersionBelow(version, minimum.value)) return;
		const message = `The proto asks for ${quoted(id)} ${minimum.value} or later, but the skill declares version ${quoted(version)}.`;
		const about = [id, minimum.value].join("\0");
		yield {
			message,
			at: minimum.at,
			about,
			before: minimum.value,
			after: version
		};
	}
});
// src/rules/reference/reference-unlocked.ts
const lockOf = (name) => `-- protos/daily.lock --\nskills:\n  ${name}:\n    content_hash: "${usedHashes.first}"\n`;
const other = usedSkill().replaceAll("worklog", "deploy");
const referenceUnlocked = referenceRule({
	id: "reference-unlocked",
	severity: "error",
	summary: "Where a proto has a lock of its own, that holds every skill the proto references, as it is pinned.",
	why: "A locked run finds nothing to hold the skill against and stops, or runs what nobody pinned.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Run `skillgate lock` with the name of the proto, and commit the lock.",
	fails: stepWith("skill: deploy") + lockOf("worklog") + usedSkill() + other,
	passes: stepWith("skill: worklog") + lockOf("worklog") + usedSkill() + other,
	*check({ reference, proto, skill, workspace }) {
		const { id, at, hash } = reference;
		const path = lockPathOf(proto.path);
		const locked = hashesInLock(workspace, path);
		if (!locked || !skill) return;
		const held = locked.get(id);
		if (held && hash && held !== hash.value && hash.value === contentHash(skill) && workspace.skills.some((one) => one.name === id && contentHash(one) === held)) yield {
			message: `The reference pins ${quoted(id)} to ${shortHash(hash.value)}, but the lock of this proto, ${quoted(path)}, to ${shortHash(held)}, so a locked run of it fails.`,
			at: hash.at,
			about: [
				id,
				hash.value,
				held
			].join("\0")
		};
		if (locked.has(id) || !firstOfName(workspace).has(reference)) return;
		const rival = ownersOf(workspace).get(path)?.find((one) => one !== proto);
		const shared = rival ? `, which is that of ${quoted(rival.path)} too` : "";
		yield {
			message: `The lock of this proto, ${quoted(path)}${shared}, has no entry of ${quoted(id)}, so a locked run of it fails.`,
			at,
			about: id
		};
	}
});
const firstOfName = perWorkspace(({ protos }) => {
	const first = protos.flatMap(({ references }) => {
		return [...new Map(references.toReversed().map((one) => [one.id, one])).values()];
	});
	return new Set(first);
});
const ownersOf = perWorkspace(({ protos }) => grouped(protos, ({ path }) => lockPathOf(path)));
// src/locks/lineage.ts
const mostCandidates = 100;
const lineages = new WeakMap();
var Lineage = class Lineage {
	#ancestors = new Map();
	#heirs = new Map();
	#ids = new Map();
	#orphans = new Map();
	#orphansByFile = new Map();
	#adopted = new Set();
	#now;
	constructor(now, was) {
		this.#now = now;
		const before = new Map(was.locks.map((lock) => [lock.path, lock]));
		const paths = new Set(now.locks.map(({ path }) => path));
		const gone = was.locks.filter(({ path }) => !paths.has(path));
		const same = grouped(gone, (lock) => allOf$1(lock));
		const used = new Set();
		for (const lock of now.locks) {
			const ancestor = before.get(lock.path) ?? same.get(allOf$1(lock))?.shift() ?? this.#likest(lock, gone, used);
			if (!ancestor) continue;
			used.add(ancestor);
			this.#ancestors.set(lock, ancestor);
			this.#heirs.set(ancestor, [...this.#heirs.get(ancestor) ?? [], lock]);
		}
		for (const lock of was.locks) for (const entry of lock.entries) {
			if (this.heirsOf(lock).some((heir) => this.#entries(heir).has(entry.id))) continue;
			for (const { file } of entry.pins) if (file !== void 0) this.#orphansByFile.set(file, {
				lock,
				entry
			});
			const key = keyOf$3(lock, entry.id);
			const known = this.#orphans.get(key);
			if (known) known.push({
				lock,
				entry
			});
			else this.#orphans.set(key, [{
				lock,
				entry
			}]);
		}
		for (const lock of now.locks) for (const { id } of lock.entries) {
			const held = this.before(lock, id);
			if (held) this.#adopted.add(held.entry);
		}
	}
	static of(now, was) {
		const known = lineages.get(now);
		if (known?.was === was) return known.lineage;
		const lineage = new Lineage(now, was);
		lineages.set(now, {
			was,
			lineage
		});
		return lineage;
	}
	ancestorOf(lock) {
		return this.#ancestors.get(lock) ?? null;
	}
	heirsOf(lock) {
		return this.#heirs.get(lock) ?? [];
	}
	before(lock, id) {
		const ancestor = this.ancestorOf(lock);
		const entry = ancestor && this.#entries(ancestor).get(id);
		if (ancestor && entry) return {
			lock: ancestor,
			entry
		};
		return (this.#orphans.get(keyOf$3(lock, id)) ?? []).find((one) => this.#speaksOfTheSame(one.lock, lock)) ?? this.#ofTheSameFile(lock, id);
	}
	isAdopted(entry) {
		return this.#adopted.has(entry);
	}
	#ofTheSameFile(lock, id) {
		for (const { file } of this.#entries(lock).get(id)?.pins ?? []) {
			const orphan = file === void 0 ? void 0 : this.#orphansByFile.get(file);
			if (orphan) return orphan;
		}
		return null;
	}
	#likest(lock, gone, used) {
		let best = null;
		const rest = gone.filter(({ format }) => format === lock.format);
		const [fresh, taken] = [rest.filter((one) => !used.has(one)), rest.filter((one) => used.has(one))];
		for (const candidate of [...fresh, ...taken].slice(0, mostCandidates)) {
			const known = this.#entries(candidate);
			let score = used.has(candidate) ? 0 : .5;
			for (const entry of lock.entries) {
				const same = known.get(entry.id);
				if (same) score += pinsOf(entry) === pinsOf(same) ? 2 : 1;
			}
			if (score >= 1 && score > (best?.score ?? 0)) best = {
				lock: candidate,
				score
			};
		}
		return best?.lock;
	}
	#speaksOfTheSame(before, lock) {
		return lockFormatOf(lock).finds === "name" || homeOfLock(before.path) === homeOfLock(lock.path) || !this.#now.paths.has(before.path);
	}
	#entries(lock) {
		const known = this.#ids.get(lock) ?? new Map(lock.entries.map((entry) => [entry.id, entry]));
		this.#ids.set(lock, known);
		return known;
	}
};
function movedLocks(now, was) {
	const lineage = Lineage.of(now, was);
	return new Map(now.locks.flatMap((lock) => {
		const before = lineage.ancestorOf(lock);
		return before && before.path !== lock.path ? [[lock.path, before.path]] : [];
	}));
}
function keyOf$3({ format }, id) {
	return `${format}\0${id}`;
}
function allOf$1({ format, entries }) {
	return JSON.stringify([format, ...entries.map((entry) => [entry.id, pinsOf(entry)])]);
}
function holdsPins(holder, entry) {
	const held = new Set(holder.pins.map(pinKey));
	return entry.pins.every((pin) => held.has(pinKey(pin)));
}
const joined$1 = new WeakMap();
function pinsOf(entry) {
	const known = joined$1.get(entry) ?? entry.pins.map(pinKey).join("\0\0");
	joined$1.set(entry, known);
	return known;
}
function pinKey({ algorithm, value, file }) {
	return `${algorithm}\0${value}\0${file ?? ""}`;
}
// src/locks/units.ts
function holdingsOf(workspace) {
	const { skills, pinned, paths } = workspace;
	let folders;
	return {
		named: grouped(skills, ({ name }) => name),
		installed: grouped(skills, ({ root }) => {
			const place = installedAt(root);
			return place ? installedKey(place.home, place.folder) : "";
		}),
		roots: new Map(skills.map((skill) => [skill.root, skill])),
		pinned,
		paths,
		folders: () => {
			folders ??= new Set([...paths].map(folderOf));
			return folders;
		}
	};
}
function installedKey(home, folder) {
	return `${home}\0${folder}`;
}
function unitsOf(lock, entry, holdings, favourite) {
	if (entry.unhashed) return [];
	switch (lockFormatOf(lock).finds) {
		case "name": return namedSkill(holdings, entry, favourite).map((skill) => wholeOf(skill, entry.pins));
		case "installed": return copiesOf(holdings, lock, entry).map((skill) => wholeOf(skill, entry.pins));
		default: return partsOf(holdings, entry.pins);
	}
}
function wholeOf(skill, pins) {
	return {
		skill,
		pins,
		digestOf: ({ algorithm }) => skill.digests.get(algorithm)
	};
}
function namedSkill({ named }, entry, favourite) {
	const skills = named.get(entry.id) ?? [];
	const skill = skills.length > 1 && skills.find((one) => isMeant(entry, one)) || (skills.find(({ root }) => root === favourite) ?? skills[0]);
	return skill ? [skill] : [];
}
function isMeant({ pins, version }, skill) {
	return pins.length > 0 && pins.every(({ algorithm, value }) => skill.digests.get(algorithm) === value) && (version === null || version.value === skill.version?.value);
}
function copiesOf({ installed }, lock, { id }) {
	const home = homeOfLock(lock.path);
	for (const folder of foldersOf$3(id)) {
		const all = installed.get(installedKey(home, folder)) ?? [];
		const hidden = all.filter(({ root }) => installedAt(root)?.hidden);
		if (all.length > 0) return hidden.length > 0 ? hidden : all;
	}
	return [];
}
function partsOf({ roots, pinned, paths, folders }, pins) {
	const isThere = ({ file }) => file !== void 0 && (pinned.has(file) || folders().has(folderOf(file)));
	const around = (file) => [...upwards(folderOf(file))].find((root) => root !== "" && roots.has(root)) ?? null;
	const digestOf = ({ file }) => (file === void 0 ? null : pinned.get(file)) ?? void 0;
	const units = [];
	const whole = pins.filter(({ folder }) => folder !== void 0);
	for (const pin of whole) {
		const skill = roots.get(pin.folder ?? "");
		if (skill) units.push(wholeOf(skill, [pin]));
	}
	const files = pins.filter(({ file }) => {
		return file !== void 0 && (pinned.has(file) || !paths.has(file));
	});
	for (const [root, inside] of grouped(files, ({ file = "" }) => around(file))) {
		const skill = root === null ? null : roots.get(root) ?? null;
		if (skill) units.push({
			skill,
			pins: inside,
			digestOf
		});
		else for (const pin of inside.filter(isThere)) units.push({
			skill: null,
			pins: [pin],
			digestOf
		});
	}
	return units;
}
function sameAmong(units) {
	const byKey = new Map(units.map((unit) => [keyOf$2(unit), unit]));
	return (unit) => byKey.get(keyOf$2(unit)) ?? null;
}
function keyOf$2({ skill, pins: [pin] }) {
	const what = pin?.file === void 0 ? "whole" : "files";
	return skill ? `${what}\0${skill.root}` : `file\0${pin?.file ?? ""}`;
}
// src/locks/lost.ts
function lostPins(now, was) {
	const lineage = Lineage.of(now, was);
	const held = grouped(now.locks.flatMap((lock) => lock.entries.map((entry) => ({
		lock,
		entry
	}))), ({ entry }) => entry.id);
	const isThere = presence(now, was);
	return was.locks.flatMap((lock) => {
		const heirs = lineage.heirsOf(lock);
		if (heirs.some(({ unread }) => unread)) return [];
		const kept = new Set(heirs.flatMap(({ entries }) => entries.map(({ id }) => id)));
		const [heir] = heirs;
		const fate = heir ? "shorter" : now.paths.has(lock.path) ? "unreadable" : "removed";
		const entries = lock.entries.filter((entry) => entry.pins.length > 0 && !kept.has(entry.id) && (isThere(lock, entry) || fate === "unreadable" && mayBeElsewhere(lock)) && !held.get(entry.id)?.some((other) => {
			return holdsPins(other.entry, entry) && (heirs.includes(other.lock) || findsAlike(lock, other.lock));
		}) && !lineage.isAdopted(entry));
		return entries.length > 0 ? [{
			lock,
			path: heir?.path ?? lock.path,
			entries,
			fate
		}] : [];
	});
}
function findsAlike(one, other) {
	const { finds } = lockFormatOf(one);
	if (finds !== lockFormatOf(other).finds) return false;
	return finds !== "installed" || homeOfLock(one.path) === homeOfLock(other.path);
}
function mayBeElsewhere(lock) {
	return lockFormatOf(lock).writer !== null;
}
function presence(now, was) {
	const names = new Set(now.skills.map(({ name }) => name));
	const roots = new Set(now.skills.map(({ root }) => root));
	const before = holdingsOf(was);
	return (lock, entry) => lockFormatOf(lock).finds === "name" && names.has(entry.id) || unitsOf(lock, entry, before).some(({ skill, pins }) => skill ? roots.has(skill.root) : pins.some(({ file }) => file !== void 0 && now.paths.has(file)));
}
function skillCount({ entries }) {
	return entries.length === 1 ? "1 skill" : `${entries.length} skills`;
}
function noLockNow(lost) {
	const message = `The file was a lock of ${skillCount(lost)} at base and cannot be read as one now. No skill is verified against it.`;
	const { path } = lost.lock;
	return {
		rule: "lock-syntax",
		message,
		at: { path },
		was: { path },
		about: "no lock"
	};
}
// src/rules/repository/lock-entry-removed.ts
const another = `  deploy:\n    content_hash: "${hashes.deploy}"\n`;
const skills = (folder) => worklog$1(void 0, folder) + worklog$1(void 0, folder).replaceAll("worklog", "deploy");
const lockEntryRemoved = repositoryRule({
	id: "lock-entry-removed",
	category: "lock",
	severity: "warning",
	summary: "No entry of a lock is gone while the skill it locks is still there.",
	why: "Without its entry nothing fails when the content of the skill changes unseen.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Restore the entry, or run `skillgate lock FILE`, or the tool that wrote it, and commit the lock. Where the skill is to go unlocked, a reviewer has to know.",
	fails: lockOf$1(hashes.worklog, [], "before/") + another + skills("before/") + lockOf$1(hashes.worklog, [], "after/") + skills("after/"),
	passes: lockOf$1(hashes.worklog, [], "before/") + another + skills("before/") + lockOf$1(hashes.worklog, [], "after/") + another + skills("after/"),
	*check({ workspace, was }) {
		for (const { path, entries, fate } of was ? lostPins(workspace, was) : []) {
			if (fate !== "shorter") continue;
			for (const entry of entries) yield {
				message: entry.id === "." ? "The hashes of the package's own files were removed from the lock; nothing verifies those files any more." : `The entry of ${quoted(entry.id)} was removed from the lock; nothing verifies the content of that skill any more.`,
				at: { path },
				was: entry.at,
				about: entry.id
			};
		}
	}
});
// src/locks/dropped.ts
function droppedPins(now, was) {
	const lineage = Lineage.of(now, was);
	const all = now.locks.flatMap(({ entries }) => entries.flatMap(({ pins }) => pins));
	const pinned = new Set(all.flatMap(({ file }) => file ?? []));
	const holdings = holdingsOf(now);
	return now.locks.flatMap((lock) => lock.entries.flatMap((entry) => {
		const before = lineage.before(lock, entry.id)?.entry;
		if (!before || entry.faulty) return [];
		const places = new Set(entry.pins.map(placeOf$6));
		const pins = before.pins.filter((pin) => !places.has(placeOf$6(pin)) && (pin.file === void 0 || now.paths.has(pin.file) && !pinned.has(pin.file)));
		const [unit] = before.version && !entry.version ? unitsOf(lock, entry, holdings) : [];
		const version = declared$1(unit?.skill);
		return pins.length > 0 || version !== null ? [{
			lock,
			entry,
			before,
			pins,
			version
		}] : [];
	}));
}
function declared$1(skill) {
	return skill?.version?.value ?? null;
}
// src/rules/repository/lock-pin-removed.ts
const version = ["version: \"1.0.0\""];
const lockPinRemoved = repositoryRule({
	id: "lock-pin-removed",
	category: "lock",
	severity: "warning",
	summary: "No entry of a lock loses a hash, or the version, that it had at base.",
	why: "What the entry no longer records may change unseen, while the lock still looks whole.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Restore the field, or run `skillgate lock FILE`, or the tool that wrote the lock, and commit the lock. Where it is to go, a reviewer has to know.",
	fails: lockOf$1(hashes.worklog, version, "before/") + worklog$1(void 0, "before/") + lockOf$1(hashes.worklog, [], "after/") + worklog$1(void 0, "after/"),
	passes: lockOf$1(hashes.worklog, version, "before/") + worklog$1(void 0, "before/") + lockOf$1(hashes.worklog, version, "after/") + worklog$1(void 0, "after/"),
	*check({ workspace, was }) {
		for (const dropped of was ? droppedPins(workspace, was) : []) {
			yield* wholePins(dropped);
			yield* filePins(dropped);
			yield* versionGone(dropped);
		}
	}
});
function* wholePins({ entry, pins }) {
	for (const { field, file, at, value } of pins) {
		if (file !== void 0) continue;
		const rest = entry.pins.length === 0 ? "nothing verifies the content of that skill any more" : "what it alone vouched for is not verified any more";
		yield {
			message: `"${field}" of ${quoted(entry.id)} was removed from the lock; ${rest}.`,
			at: entry.at,
			was: at,
			about: `${entry.id}\0${field}`,
			before: value
		};
	}
}
function* filePins({ entry, pins }) {
	const files = pins.filter(({ file }) => file !== void 0);
	const [first] = files;
	if (!first) return;
	const one = files.length === 1;
	const what = `${quoted(first.file ?? "")}${one ? "" : ` and ${files.length - 1} more`}`;
	const owner = entry.id === "." ? "" : ` of ${quoted(entry.id)}`;
	const message = one ? `The hash of ${what}${owner} was removed from the lock; nothing verifies that file any more.` : `The hashes of ${what}${owner} were removed from the lock; nothing verifies those files any more.`;
	const about = [entry.id, ...files.map(({ file }) => file)].join("\0");
	yield {
		message,
		at: entry.at,
		was: first.at,
		about
	};
}
function* versionGone({ entry, before, version }) {
	if (version === null || !before.version) return;
	const { at, value } = before.version;
	yield {
		message: `"version" of ${quoted(entry.id)} was removed from the lock, although the skill declares ${quoted(version)}; nothing compares them any more.`,
		at: entry.at,
		was: at,
		about: `${entry.id}\0version`,
		before: value
	};
}
// src/rules/repository/lock-removed.ts
const lockRemoved = repositoryRule({
	id: "lock-removed",
	category: "lock",
	severity: "warning",
	summary: "No lock of base is gone while skills it locks are still there.",
	why: "Without its lock nothing fails when the content of a skill changes unseen.",
	source: "ADR-003, Lockfile Workflow: \"Fail if versions don't match lock\".",
	mend: "Restore the lock, or run `skillgate lock FILE`, or the tool that wrote it, and commit the new one. Where the skills are to go unlocked, a reviewer has to know.",
	fails: lockOf$1(hashes.worklog, [], "before/") + worklog$1(void 0, "before/") + worklog$1(void 0, "after/"),
	passes: lockOf$1(hashes.worklog, [], "before/") + worklog$1(void 0, "before/") + lockOf$1(hashes.worklog, [], "after/locks/") + worklog$1(void 0, "after/"),
	*check({ workspace, was }) {
		for (const lost of was ? lostPins(workspace, was) : []) {
			if (lost.fate !== "removed") continue;
			const { path } = lost.lock;
			yield {
				message: `The lock was removed, and the pins of ${skillCount(lost)} with it; nothing verifies their content any more.`,
				at: { path },
				was: { path },
				about: "removed"
			};
		}
	}
});
// src/rules/folders.ts
const foldersOf$1 = perWorkspace(({ paths, listings: { elsewhere } }) => {
	const skills = new Set([...paths].filter(isSkillFile).map(folderOf));
	const above = new Set([...skills].flatMap((path) => [...upwards(path)]));
	const all = new Set([""]);
	for (const path of paths) for (const folder of upwards(folderOf(path))) {
		if (all.has(folder)) break;
		all.add(folder);
	}
	const children = new Map();
	const byName = new Map();
	for (const folder of all) {
		if (folder === "") continue;
		push(children, folderOf(folder), nameOf$2(folder));
		push(byName, nameOf$2(folder), folder);
	}
	return {
		has: (path) => all.has(path),
		within: (path) => children.get(path) ?? [],
		named: (name) => byName.get(name) ?? [],
		isSkill: (path) => skills.has(path),
		holdsSkill: (path) => above.has(path),
		isElsewhere: (path) => [...upwards(path)].some((one) => elsewhere.has(one))
	};
});
function writtenFrom(base, path) {
	if (path === base) return "./";
	return isInside(path, base) ? join$1(".", path.slice(base === "" ? 0 : base.length + 1)) : void 0;
}
function isSkillFile(path) {
	return nameOf$2(path).toLowerCase() === "skill.md";
}
function push(lists, key, value) {
	const list = lists.get(key);
	if (list) list.push(value);
	else lists.set(key, [value]);
}
// src/rules/listed-plugins.ts
function localPlugins(marketplace) {
	return marketplace.plugins.flatMap((entry) => {
		const { source } = entry;
		return source ? {
			entry,
			source,
			root: sourceRoot(marketplace, source.value)
		} : [];
	});
}
function sourceRoot({ root, pluginRoot }, source) {
	if (isAbsolute$1(source)) return void 0;
	return inside(root, isBare(source) ? join$1(pluginRoot?.value ?? "", source) : source);
}
function inside(base, path) {
	const within = resolve$1("", path);
	return within === void 0 ? void 0 : resolve$1(base, within);
}
function isBare(source) {
	return !/^\.{1,2}(?:\/|$)/.test(source);
}
function isAbsolute$1(path) {
	return /^(?:[\\/~]|[a-z]:)/i.test(path);
}
const offersOf = perWorkspace((workspace) => {
	if (workspace.listings.marketplaces.length === 0) return [];
	const folders = foldersOf$1(workspace);
	const manifests = new Map(workspace.listings.plugins.map((one) => [one.root, one]));
	const broken = new Set(workspace.listings.plugins.filter(({ problems }) => problems.length > 0).map(({ root }) => root));
	return workspace.listings.marketplaces.flatMap((marketplace) => {
		const roots = localPlugins(marketplace).map(({ root }) => root ?? marketplace.root);
		if (marketplace.problems.length > 0 || roots.some((root) => broken.has(root))) return [];
		const plugins = new Set();
		const named = new Set();
		const whole = new Set();
		for (const { entry, root } of localPlugins(marketplace)) {
			if (root === void 0) continue;
			plugins.add(root);
			const listed = [...entry.skills, ...manifests.get(root)?.skills ?? []].flatMap(({ value }) => inside(root, value) ?? []);
			for (const path of listed) (folders.isSkill(path) && path !== root ? named : whole).add(path);
			if (scansDefault(root, marketplace.root, listed, folders)) whole.add(join$1(root, "skills"));
			if (folders.isSkill(root)) named.add(root);
		}
		return {
			marketplace,
			plugins,
			pluginIn: byParent(plugins),
			named,
			namedIn: byParent(named),
			whole
		};
	});
});
function byParent(folders) {
	const inner = [...folders].filter((path) => path !== "").reverse();
	return new Map(inner.map((path) => [folderOf(path), path]));
}
function scansDefault(root, marketplace, listed, folders) {
	return root !== marketplace || !listed.some((path) => folders.has(path));
}
// src/rules/bad-path.ts
function newSearch(workspace) {
	return {
		workspace,
		left: { count: 100 }
	};
}
const widest$1 = 2e3;
function badSource(search, { root, pluginRoot }, name, { value, at }) {
	const { workspace } = search;
	const folders = foldersOf$1(workspace);
	const subject = `Plugin ${quoted(name)} has the source`;
	const bad = (fault, sure, guess) => {
		const meant = meantFrom(root, sure, guess);
		return {
			subject,
			written: value,
			at,
			fault,
			isMild: false,
			meant
		};
	};
	if (isAbsolute$1(value)) return bad("is absolute, where paths count from the marketplace");
	const target = inside(root, isBare(value) ? join$1(pluginRoot?.value ?? "", value) : value);
	if (target === void 0) return bad("leads out of the folder of the marketplace");
	if (folders.has(target) || folders.isElsewhere(target)) return null;
	if (workspace.paths.has(target)) return bad("is a file, where the folder of a plugin belongs");
	const sure = firstThere(folders.has, [
		inside(root, join$1(pluginRoot?.value ?? "", value)),
		inside(root, value),
		onlyIn(root, folders.named(nameOf$2(target)))
	]);
	const outside = resolve$1("", value);
	if (sure === void 0 && root !== "" && outside !== void 0 && folders.has(outside)) return bad(`lies outside of ${quoted(root)}, the folder this marketplace counts from`);
	return bad(`is no folder ${placeOf$4(root)}`, sure, sibling(search, target));
}
function badPluginRoot(search, { root, pluginRoot }) {
	if (pluginRoot === null) return null;
	const { value, at } = pluginRoot;
	const folders = foldersOf$1(search.workspace);
	const subject = "The marketplace looks plugins up in \"pluginRoot\"";
	const bad = (fault, guess) => {
		const meant = meantFrom(root, void 0, guess);
		return {
			subject,
			written: value,
			at,
			fault,
			isMild: false,
			meant
		};
	};
	const target = inside(root, value);
	if (target === void 0) return bad("leads out of the folder of the marketplace");
	if (target === root || folders.has(target) || folders.isElsewhere(target)) return null;
	return bad(`is no folder ${placeOf$4(root)}`, sibling(search, target));
}
function badSkill(search, { root, outer, name }, { value, at }) {
	const { workspace } = search;
	const folders = foldersOf$1(workspace);
	const subject = `Plugin ${quoted(name)} lists the skill`;
	const bad = (fault, sure, guess) => {
		const meant = meantFrom(root, sure, guess);
		return {
			subject,
			written: value,
			at,
			fault,
			isMild: false,
			meant
		};
	};
	if (isAbsolute$1(value)) return bad("is absolute, where paths count from the folder of the plugin");
	const target = inside(root, value);
	if (target === void 0) return bad("leads out of the folder of the plugin");
	if (folders.isElsewhere(target)) return null;
	if (workspace.paths.has(target)) return bad(isFile, skillAround(target, folders));
	if (folders.has(target)) return folders.holdsSkill(target) ? null : {
		...bad("holds no SKILL.md"),
		isMild: true
	};
	if (/[*?]/.test(value)) return bad("is no folder, for a \"*\" there stands for nothing but itself");
	const sure = firstThere(folders.holdsSkill, [inside(outer, value), onlyIn(root, folders.named(nameOf$2(target)).filter(folders.holdsSkill))]);
	const near = sibling(search, target);
	const guess = near !== void 0 && folders.holdsSkill(near) ? near : void 0;
	return bad(`is no folder ${placeOf$4(root)}`, sure, guess);
}
const isFile = "is a file, where the folder of a SKILL.md belongs";
function placeOf$4(root) {
	return root === "" ? "of this repository" : `in ${quoted(root)}`;
}
function skillAround(file, folders) {
	return folders.isSkill(folderOf(file)) ? folderOf(file) : void 0;
}
function meantFrom(root, sure, guess) {
	const path = sure ?? guess;
	const written = path === void 0 ? void 0 : writtenFrom(root, path);
	return written === void 0 ? null : {
		written,
		isSure: sure !== void 0
	};
}
function firstThere(isThere, paths) {
	return paths.find((path) => path !== void 0 && path !== "" && isThere(path));
}
function onlyIn(root, paths) {
	const within = paths.filter((path) => isInside(path, root));
	return within.length === 1 ? within[0] : void 0;
}
function sibling({ workspace, left }, target) {
	const parent = folderOf(target);
	const names = foldersOf$1(workspace).within(parent);
	if (left.count === 0 || names.length > widest$1) return void 0;
	left.count -= 1;
	const name = nameOf$2(target);
	const near = nearest(name, names, Math.min(2, Math.floor(name.length / 3)));
	return near === void 0 ? void 0 : join$1(parent, near);
}
// src/rules/listed-paths.ts
function* pathLists(workspace) {
	const search = newSearch(workspace);
	const { marketplaces, plugins } = workspace.listings;
	for (const marketplace of marketplaces) {
		const local = localPlugins(marketplace);
		const bare = local.filter(({ source }) => isBare(source.value) && !isAbsolute$1(source.value));
		const badRoot = bare.length > 0 ? badPluginRoot(search, marketplace) : null;
		const isUnread = marketplace.problems.some(({ about }) => about === "pluginRoot");
		const told = badRoot || isUnread ? local.filter((one) => !bare.includes(one)) : local;
		const bad = told.flatMap(({ entry, source }) => {
			return badSource(search, marketplace, entry.name, source) ?? [];
		});
		if (badRoot) yield {
			owner: marketplace.path,
			kind: "root",
			count: 1,
			bad: [badRoot]
		};
		yield {
			owner: marketplace.path,
			kind: "source",
			count: told.length,
			bad
		};
		for (const { entry, root } of local) {
			if (root === void 0 || !foldersOf$1(workspace).has(root)) continue;
			yield skillList(search, {
				root,
				outer: marketplace.root,
				name: entry.name
			}, entry.skills, marketplace.path);
		}
	}
	for (const { path, root, name, skills } of plugins) yield skillList(search, {
		root,
		outer: "",
		name
	}, skills, path);
}
function skillList(search, place, skills, path) {
	const bad = skills.flatMap((skill) => badSkill(search, place, skill) ?? []);
	return {
		owner: `${path}\0${place.name}`,
		kind: "skill",
		count: skills.length,
		bad
	};
}
// src/rules/repository/marketplace-path-missing.ts
const plugin$1 = (skill) => marketplaceOf({
	source: "./",
	strict: false,
	skills: ["./skills/docx", `./skills/${skill}`]
});
const marketplacePathMissing = repositoryRule({
	id: "marketplace-path-missing",
	category: "discovery",
	severity: "error",
	summary: "Every path that a marketplace or a plugin names leads to a plugin or a skill.",
	why: "Claude Code cannot install a plugin whose source is not there (\"Source path does not exist\"), and does not load the skills of a path that is not (\"Path not found\"): whoever installs the plugin goes without, and the author hears nothing of it.",
	source: "Claude Code documentation, Plugin marketplaces: relative sources count from the root of the marketplace, `skills` from the folder of the plugin.",
	mend: "Write the path as it is in the repository, or take the entry out with what it names.",
	fails: plugin$1("pfd") + listedSkill("docx") + listedSkill("pdf"),
	passes: plugin$1("pdf") + listedSkill("docx") + listedSkill("pdf"),
	*check({ workspace }) {
		for (const list of pathLists(workspace)) {
			const [first] = list.bad;
			if (first && list.count > 1 && isLost$1(list)) yield allOf(list, first);
			else for (const bad of list.bad) yield draftOf(bad, list);
		}
	}
});
function isLost$1({ count, bad }) {
	return bad.length === count && bad.every(({ meant, isMild }) => !meant?.isSure && !isMild);
}
function allOf({ owner, kind, count, bad }, { at, written, fault }) {
	const [things, loss] = effects[kind];
	return {
		message: `None of the ${count} ${things} here leads anywhere: ${listed(bad.map((one) => one.written))}. ${quoted(written)} ${fault}; ${loss}.`,
		at,
		about: `${owner}\0${kind}`,
		stated: "none"
	};
}
const effects = {
	root: ["folders of plugins", "nobody can install these plugins"],
	source: ["sources of plugins", "nobody can install these plugins"],
	skill: ["paths of skills", "Claude Code loads none of these skills"]
};
function draftOf(bad, { owner, kind }) {
	const { subject, written, at, fault, isMild, meant } = bad;
	const loss = isMild ? "Nothing is loaded from there." : losses[kind];
	const mend = meant && (meant.isSure ? `Write ${quoted(meant.written)}.` : `Did you mean ${quoted(meant.written)}?`);
	return {
		message: [
			`${subject} ${quoted(written)}, which ${fault}.`,
			loss,
			mend
		].filter(Boolean).join(" "),
		at,
		about: `${owner}\0${kind}\0${written}`,
		stated: isMild ? "empty" : "missing",
		severity: isMild ? "warning" : void 0
	};
}
const losses = {
	root: "Nobody can install the plugins that are named without \"./\".",
	source: "Nobody can install the plugin.",
	skill: "Claude Code does not load it."
};
// src/rules/repository/no-skills-found.ts
const noSkillsFound = repositoryRule({
	id: "no-skills-found",
	severity: "error",
	summary: "The repository holds at least one skill.",
	why: "A gate that looked at nothing must not be green: the skills may have moved, or be ignored.",
	source: "Skillgate's configuration, \"allow-empty\".",
	*check({ workspace: { skills, paths } }) {
		if (skills.length > 0) return;
		yield {
			message: [...paths].some((path) => /^(?:SKILL\.md|skill\.toml)$/.test(nameOf$2(path))) ? "No skill was found; every SKILL.md and skill.toml there is lies on an ignored path or is a symbolic link." : "No skill was found; no directory holds a SKILL.md or a skill.toml.",
			at: { path: "." },
			about: "skills"
		};
	},
	fails: "-- README.md --\n# Skills to come\n",
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
// src/rules/repository/proto-removed.ts
const pinned$1 = (folder) => stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) + usedSkill("1.0.0", folder);
const protoRemoved = repositoryRule({
	id: "proto-removed",
	category: "reference",
	severity: "note",
	summary: "No proto of base that pinned skills is gone.",
	why: "What it pinned may now change unseen; the reviewer sees which pins went.",
	source: "ADR-003, Proto Reference Modes: \"Fails if deployed skill doesn't match\".",
	mend: "Nothing is to be mended where the proto is to go; where it is not, restore it.",
	fails: pinned$1("before/") + usedSkill("1.0.0", "after/"),
	passes: pinned$1("before/") + pinned$1("after/"),
	*check({ workspace, was }) {
		if (!was) return;
		const names = new Set(workspace.skills.map(({ name }) => name));
		const inherited = new Set(earlierReferences(workspace.protos, was.protos).values());
		for (const { path, references } of was.protos) {
			if (workspace.paths.has(path)) continue;
			const lost = references.flatMap((reference) => {
				const pin = reference.hash ?? reference.minimum;
				return pin && names.has(reference.id) && !inherited.has(reference) ? [{
					...reference,
					pin
				}] : [];
			});
			const [first] = lost;
			if (!first) continue;
			yield {
				message: `The proto was removed, and with it what it pinned: ${listed(lost.map(({ id, hash, pin }) => `${quoted(id)} to ${shown$2(pin, hash)}`))}.`,
				at: { path },
				was: first.pin.at,
				about: "removed"
			};
		}
	}
});
function shown$2({ value }, hash) {
	return hash ? shortHash(value) : `${value} or later`;
}
// src/rules/repository/reference-removed.ts
const pinned = (folder) => stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) + usedSkill("1.0.0", folder);
const referenceRemoved = repositoryRule({
	id: "reference-removed",
	category: "reference",
	severity: "note",
	summary: "No reference of base that pinned a skill is gone from its proto.",
	why: "Whatever takes the place of a step that went runs unpinned; the reviewer sees which pin went.",
	source: "ADR-003, Proto Reference Modes: \"Fails if deployed skill doesn't match\".",
	mend: "Nothing is to be mended where the reference is to go; where it is not, restore it.",
	fails: `${pinned("before/")}-- after/protos/daily.yaml --\nsteps: []\n${usedSkill("1.0.0", "after/")}`,
	passes: pinned("before/") + pinned("after/"),
	*check({ workspace, was }) {
		if (!was) return;
		const names = new Set(workspace.skills.map(({ name }) => name));
		const protos = new Map(workspace.protos.map((proto) => [proto.path, proto]));
		const inherited = new Set(earlierReferences(workspace.protos, was.protos).values());
		for (const proto of was.protos) {
			const { path } = proto;
			if (!workspace.paths.has(path) || isBroken(protos.get(path), proto)) continue;
			const lost = proto.references.filter((one) => !inherited.has(one) && names.has(one.id));
			const left = new Set(protos.get(path)?.references.map(keyOf$1));
			for (const [key, reference] of new Map(lost.map((one) => [keyOf$1(one), one]))) {
				const pin = pinOf(reference);
				if (!pin || left.has(key)) continue;
				yield {
					message: `The reference to ${quoted(reference.id)} that was pinned to ${pin.words} is gone from the proto.`,
					at: { path },
					was: pin.at,
					about: key,
					before: pin.value
				};
			}
		}
	}
});
function pinOf({ hash, minimum }) {
	if (hash) return {
		...hash,
		words: shortHash(hash.value)
	};
	return minimum && {
		...minimum,
		words: `${minimum.value} or later`
	};
}
function keyOf$1({ id, hash, minimum }) {
	return JSON.stringify([
		id,
		hash?.value,
		minimum?.value
	]);
}
function isBroken(now, was) {
	return (now?.problems.length ?? 0) > was.problems.length;
}
// src/rules/index-drift.ts
function isIndexable(skill) {
	return ["skill-manifest-v2", "router-manifest"].some((dialect) => manifestOf(skill, dialect));
}
function indexedFolder(index, skills) {
	const own = folderOf(index.path);
	const names = new Set(index.entries.map(({ folder }) => folder));
	const counts = new Map();
	for (const skill of skills.filter(isIndexable)) {
		const folder = folderOf(skill.root);
		const isHere = folder === own ? .5 : 0;
		const isNamed = names.has(nameOf$2(skill.root)) ? 1 : 0;
		counts.set(folder, (counts.get(folder) ?? isHere) + isNamed);
	}
	const best = Math.max(0, ...counts.values());
	if (best === 0) return null;
	return [...counts].find(([, count]) => count === best)?.[0] ?? null;
}
function driftOf(entry, skill, base) {
	const root = manifestOf(skill, "skill-manifest-v2")?.root;
	if (!root) return [];
	const id = text$2(get(root, "id")) || nameOf$2(skill.root);
	const drifts = [];
	const say = (clause, at) => drifts.push({
		clause,
		at
	});
	if (id !== entry.id) say(`by that id, where its manifest has ${quoted(id)}`, entry.at);
	if (join$1(base, entry.folder) !== skill.root) say(`in the folder ${quoted(entry.folder)} instead of ${quoted(nameOf$2(skill.root))}`, entry.at);
	const version = root.fields.has("version") ? text$2(get(root, "version")) : "0.0.0";
	if (version !== void 0 && version !== entry.version.value) say(`as version ${quoted(entry.version.value)} instead of ${quoted(version)}`, entry.version.at);
	const capabilities = textsOf$1(get(root, "capabilities"));
	compareNames("capability", "capabilities", entry.capabilities.value, capabilities, (clause) => say(clause, entry.capabilities.at));
	compareNames("effect", "effects", entry.effects.value, textsOf$1(get(root, "effects")), (clause) => say(clause, entry.effects.at));
	compareOperations(entry, root, say);
	if (drifts.length === 0) compareNames("capability", "capabilities", entry.listedUnder, capabilities, (clause) => say(`${clause} in "capability_index"`, entry.at));
	return drifts;
}
function compareOperations(entry, root, say) {
	const recorded = entry.operations.value;
	const table = get(root, "operations");
	if (table?.kind !== "table") return;
	const described = (value) => text$2(get(value, "description"));
	const stated = fields$1(table).filter(({ key, value }) => recorded.has(key) || described(value));
	const names = stated.map(({ key }) => key);
	compareNames("operation", "operations", [...recorded.keys()], names, (clause, gone) => say(clause, gone && recorded.get(gone)?.at || entry.operations.at));
	for (const { key, value } of stated) {
		const operation = recorded.get(key);
		if (!operation) continue;
		const inputs = fields$1(get(value, "input")).map((field) => field.key);
		const owner = `the operation ${quoted(key)}`;
		compareNames("input", "inputs", operation.inputs, inputs, (clause) => say(`with ${owner} ${clause}`, operation.at));
		if ((described(value) ?? "") !== operation.description) say(`with another description of ${owner}`, operation.at);
	}
}
function compareNames(one, many, recorded, stated, say) {
	if (!stated) return;
	const [had, has] = [new Set(recorded), new Set(stated)];
	const missing = [...has].filter((name) => !had.has(name));
	const gone = [...had].filter((name) => !has.has(name));
	const words = (names) => `the ${names.length === 1 ? one : many} ${listed(names.map(quoted), 5)}`;
	if (missing.length > 0) say(`without ${words(missing)}`);
	if (gone.length > 0) say(`with ${words(gone)} that ${gone.length === 1 ? "is" : "are"} gone`, gone[0]);
}
function textsOf$1(value) {
	if (value === void 0) return [];
	if (value.kind !== "list") return null;
	const texts = items(value).flatMap((item) => text$2(item) ?? []);
	return texts.length === value.items.length ? texts : null;
}
// src/rules/repository/skills-index-stale.ts
const skillsIndexStale = repositoryRule({
	id: "skills-index-stale",
	category: "discovery",
	severity: "warning",
	summary: "A committed skills-index.json says of every skill what its manifest says.",
	why: "Agents choose a skill and an operation from the index alone: what it lacks is never called, and what it still lists fails when it is.",
	source: "Skill Manifest v2: `capabilities` are \"Used by the skills index\".",
	mend: "Run the script again that wrote it, `skill-system-router/scripts/build-index.sh` (or `.ps1`), and commit what it writes.",
	fails: withFields({}) + indexOf({
		version: "0.9.0",
		operations: {}
	}),
	passes: withFields({}) + indexOf({}),
	*check({ workspace }) {
		for (const index of workspace.listings.indexes) if (index.problems.length === 0) yield* staleIn(index, workspace);
	}
});
function* staleIn(index, workspace) {
	const base = indexedFolder(index, workspace.skills);
	if (base === null) return;
	const here = workspace.skills.filter(({ root }) => root !== "" && folderOf(root) === base);
	const byRoot = new Map(here.map((skill) => [skill.root, skill]));
	const byName = new Map(here.map((skill) => [skill.name, skill]));
	const found = new Set();
	for (const entry of index.entries) {
		const skill = byRoot.get(join$1(base, entry.folder)) ?? byName.get(entry.id);
		if (skill) found.add(skill);
		const draft = skill ? drifted(entry, skill, base) : lost(entry, base, workspace);
		if (draft) yield {
			...draft,
			about: `${index.path}\0${entry.id}`
		};
	}
	for (const skill of here.filter((one) => isIndexable(one) && !found.has(one))) yield {
		message: `The index does not list the skill ${quoted(skill.name)} of ${quoted(skill.root)}, which has a manifest; agents that choose from the index never find it.`,
		at: index.at,
		about: `${index.path}\0${skill.name}`,
		skill: skill.root
	};
}
function drifted(entry, skill, base) {
	if (skill.unreadable) return null;
	if (!isIndexable(skill)) return {
		message: `The index lists the skill ${quoted(entry.id)}, whose SKILL.md holds no manifest.`,
		at: entry.at,
		skill: skill.root
	};
	const drifts = driftOf(entry, skill, base);
	const [first] = drifts;
	if (!first) return null;
	const clauses = drifts.slice(0, most$4).map(({ clause }) => clause);
	const rest = drifts.length - clauses.length;
	const more = rest > 0 ? `, and ${counted(rest, "more difference")}` : "";
	return {
		message: `The index lists the skill ${quoted(entry.id)} ${clauses.join(", ")}${more}. Agents that choose from it go by the old contract; write it again with build-index.`,
		at: drifts.length === 1 ? first.at : entry.at,
		skill: skill.root
	};
}
const most$4 = 4;
function lost(entry, base, workspace) {
	const folders = foldersOf$1(workspace);
	const path = join$1(base, entry.folder);
	if (folders.isSkill(path) || folders.isElsewhere(path)) return null;
	return {
		message: `The index lists the skill ${quoted(entry.id)}, and ${quoted(path)} holds no SKILL.md; whoever follows the index there finds nothing.`,
		at: entry.at
	};
}
// src/contract/anchors.ts
function mendingPlace(item, skill) {
	const manifest = manifestOf(skill, item.dialect);
	let path = /\/\d+$/.test(item.pointer) ? parentOf(item.pointer) : item.pointer;
	while (manifest && path !== "") {
		const { keyAt, missing } = find(manifest.root, path);
		if (!missing) return keyAt;
		path = parentOf(path);
	}
	return versionPlace(skill);
}
function keywordPlace(item, facet, keyword, skill) {
	const outer = item.facets.get(facet)?.at ?? item.at;
	const manifest = manifestOf(skill, item.dialect);
	if (!manifest || find(manifest.root, `${item.pointer}/${facet}`).missing) return outer;
	const path = keyword.split(".").map((segment) => pointer(segment));
	const { value, keyAt, missing } = find(manifest.root, `${item.pointer}/${facet}${path.join("")}`);
	if (!missing) return value.at;
	return value.kind === "table" && keyAt.path === outer.path ? keyAt : outer;
}
function parentOf(pointer) {
	return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}
const namePointers = [
	"/name",
	"/id",
	"/skill/id",
	"/skill/name"
];
function namePlace(skill) {
	for (const { root } of skill.manifests) for (const pointer of namePointers) {
		const { value, missing } = find(root, pointer);
		if (!missing && value.kind === "string") return value.at;
	}
	return versionPlace(skill);
}
// src/rules/skill/duplicate-name.ts
const front = "name: pdf\ndescription: Fills PDF forms.";
const duplicateName = skillRule({
	id: "duplicate-name",
	severity: "warning",
	summary: "Skills whose directories lie side by side have different names.",
	why: "Agents that load both keep one of them, and which one is chance.",
	source: "Agent Skills client guide: on name collisions, warn.",
	*check({ skill, workspace }) {
		const name = nameKey(skill);
		const [owner] = owners(workspace).get(siblingKey(skill)) ?? [];
		if (!owner || owner.root === skill.root || skill.root === "") return;
		if (isArchived(skill)) return;
		yield {
			message: `Skill ${quoted(name)} stands in ${quoted(owner.root)} as well; agents that load both keep one of them.`,
			at: namePlace(skill),
			about: name
		};
	},
	fails: oneSkill(front) + oneSkill(front, "", "skills/pdf-forms/SKILL.md"),
	passes: oneSkill(front) + oneSkill(front, "", "vendor/skills/pdf/SKILL.md")
});
const owners = perWorkspace(({ skills }) => {
	const groups = new Map();
	for (const skill of skills) {
		if (skill.root === "" || isArchived(skill)) continue;
		const key = siblingKey(skill);
		const group = groups.get(key);
		if (!group) groups.set(key, [skill]);
		else if (nameOf$2(skill.root) === skill.name) group.unshift(skill);
		else group.push(skill);
	}
	return groups;
});
function siblingKey(skill) {
	return `${folderOf(skill.root)}\0${nameKey(skill)}`;
}
function nameKey(skill) {
	return skill.name.normalize("NFKC");
}
// src/rules/skill/manifests-disagree.ts
const nameFields = {
	"agent-skills": "name",
	"router-manifest": "id",
	"skill-manifest-v2": "id",
	"skill-toml": "skill.id"
};
const manifestsDisagree = skillRule({
	id: "manifests-disagree",
	severity: "error",
	summary: "All manifests of a skill give it the same name, and the same version.",
	why: "Whoever reads another manifest than you do calls, pins and locks another skill than you do.",
	source: "One skill has one name and one version in ADR-003's tuple; Skill Manifest v2 and the skill.toml contract each declare both.",
	mend: "Write the name and version that callers use in every manifest. `cloud.aws` in a skill.toml agrees with `aws` and `cloud-aws` elsewhere.",
	*check({ skill }) {
		const stated = skill.manifests.flatMap(({ dialect, root }) => {
			const field = nameFields[dialect];
			if (field === void 0) return [];
			const version = skill.versions.get(dialect) ?? null;
			return [{
				dialect,
				field,
				name: textAt$1(root, field),
				version
			}];
		});
		for (const [index, later] of stated.entries()) {
			const earlier = stated.slice(0, index).filter(({ dialect }) => dialect !== later.dialect);
			yield* nameDrafts(later, earlier);
			yield* versionDrafts(later, earlier, skill);
		}
	},
	fails: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory",
  "version": "1.0.0",
  "capabilities": ["memory-store"],
  "effects": ["db.write"],
  "operations": {},
  "stdout_contract": { "last_line_json": true }
}`).replace("name: memory", "name: memories"),
	passes: withBlock(`
{
  "schema_version": "2.0",
  "id": "memory",
  "version": "1.0.0",
  "capabilities": ["memory-store"],
  "effects": ["db.write"],
  "operations": {},
  "stdout_contract": { "last_line_json": true }
}`)
});
function* nameDrafts(later, earlier) {
	const { name, field, dialect } = later;
	if (!name) return;
	const other = earlier.find((one) => one.name && !isSameName(one.name.value, name.value));
	if (!other?.name) return;
	const elsewhere = `"${other.field}" is ${quoted(other.name.value)} in ${place$2(other.dialect, other.name)}`;
	const message = `"${field}" is ${quoted(name.value)}, but ${elsewhere}; a skill goes by one name.`;
	const stated = [
		field,
		name.value,
		other.field,
		other.name.value
	].join("\0");
	yield {
		message,
		at: name.at,
		about: `name\0${dialect}`,
		stated
	};
}
function* versionDrafts(later, earlier, skill) {
	const { version, dialect } = later;
	if (!version) return;
	const other = earlier.find((one) => one.version && differ(one.version.value, version.value));
	if (!other?.version) return;
	const elsewhere = `${quoted(other.version.value)} in ${place$2(other.dialect, other.version)}`;
	const counts = quoted(skill.version?.value ?? "");
	const message = `The version is ${quoted(version.value)} here and ${elsewhere}; ${counts} is the one that counts.`;
	const stated = [
		version.value,
		other.version.value,
		counts
	].join("\0");
	yield {
		message,
		at: version.at,
		about: `version\0${dialect}`,
		stated,
		severity: "note"
	};
}
function isSameName(one, other) {
	return one === other || spellings(one).includes(other) || spellings(other).includes(one);
}
function spellings(name) {
	const dot = name.indexOf(".");
	return dot === -1 ? [] : [name.slice(dot + 1), name.replaceAll(".", "-")];
}
function differ(one, other) {
	const [a, b] = [one, other].map((text) => /^v?(\d+(?:\.\d+)+)/.exec(text)?.[1]?.split("."));
	if (!a || !b) return false;
	return a.some((part, index) => b[index] !== void 0 && Number(part) !== Number(b[index]));
}
function place$2(dialect, { at }) {
	const line = at.range ? `:${at.range.start.line}` : "";
	return `${dialect} (${nameOf$2(at.path)}${line})`;
}
function textAt$1(root, field) {
	const value = field.split(".").reduce((inner, key) => get(inner, key), root);
	const name = (field === "name" ? source(value) : text$2(value)?.trim())?.normalize("NFKC");
	return value && name ? {
		value: name,
		at: value.at
	} : null;
}
// src/rules/skill/marketplace-skill-unlisted.ts
const plugin = (...skills) => marketplaceOf({
	source: "./",
	strict: false,
	skills: skills.map((one) => `./skills/${one}`)
});
const marketplaceSkillUnlisted = skillRule({
	id: "marketplace-skill-unlisted",
	category: "discovery",
	severity: "note",
	summary: "A marketplace that lists skills one by one, or plugins, lists those beside them too.",
	why: "Whoever installs from the marketplace does not get the skill: it was written, reviewed and merged, and reaches nobody.",
	source: "Claude Code documentation, Plugin marketplaces: with the root of the marketplace as its source, a plugin has the listed skills and no others.",
	mend: "Add the skill to the `skills` of a plugin, or its plugin to the marketplace; where it is not to be offered, set the rule `off` for it under `overrides`, or move it out of the folder.",
	fails: plugin("docx") + listedSkill("docx") + listedSkill("pdf"),
	passes: plugin("docx", "pdf") + listedSkill("docx") + listedSkill("pdf"),
	*check({ skill, workspace }) {
		const offers = offersOf(workspace);
		if (offers.length === 0 || !isMarkdown(skill)) return;
		if (offers.some((offer) => isOffered(skill, offer))) return;
		for (const offer of offers) {
			const { path } = offer.marketplace;
			const message = besideSkill(skill, offer) ?? besidePlugin(skill, offer, workspace);
			if (message === null) continue;
			if (message) yield {
				message,
				at: namePlace(skill),
				about: path,
				stated: "unlisted"
			};
			return;
		}
	}
});
function isOffered({ root }, { named, whole }) {
	return [...upwards(root)].some((folder) => named.has(folder) || whole.has(folder));
}
function besideSkill({ root, name }, { marketplace, namedIn }) {
	const other = root === "" ? void 0 : namedIn.get(folderOf(root));
	if (other === void 0) return null;
	return `No plugin of ${quoted(marketplace.path)} lists the skill ${quoted(name)}, though ${quoted(other)} beside it is listed. Whoever installs from the marketplace goes without it.`;
}
function besidePlugin({ root }, offer, workspace) {
	const { marketplace, plugins, pluginIn } = offer;
	const own = pluginFolder(root);
	if (own === "" || plugins.has(own) || !isInside(own, marketplace.root)) return null;
	const other = pluginIn.get(folderOf(own));
	if (other === void 0) return null;
	if (!manifestFolders(workspace).has(own) && folderOf(other) === marketplace.root) return null;
	const skills = skillsByPlugin(workspace).get(own) ?? [];
	if (skills[0]?.root !== root) return "";
	return `${quoted(marketplace.path)} does not list the plugin ${quoted(own)}, though ${quoted(other)} beside it is listed. Nobody can install its ${counted(skills.length, "skill")} from there.`;
}
function pluginFolder(root) {
	const holder = folderOf(root);
	return nameOf$2(holder) === "skills" ? folderOf(holder) : root;
}
function isMarkdown({ path }) {
	return nameOf$2(path).toLowerCase() === "skill.md";
}
const manifestFolders = perWorkspace(({ listings }) => {
	return new Set(listings.plugins.map(({ root }) => root));
});
const skillsByPlugin = perWorkspace(({ skills }) => {
	return grouped(skills.filter(isMarkdown), ({ root }) => pluginFolder(root));
});
// src/rules/skill/skill-file-case.ts
const skillFileCase = skillRule({
	id: "skill-file-case",
	severity: "warning",
	summary: "The manifest file of a skill is called `SKILL.md`, in capitals.",
	why: "Most agents look for exactly that name, and find the skill on some file systems only.",
	source: "Agent Skills specification: \"A skill is a directory containing, at minimum, a `SKILL.md` file\".",
	mend: "Rename the file to `SKILL.md`; `skillgate fix` does, on disks too where letter case does not count.",
	*check({ skill }) {
		const exact = skill.files.some(({ name }) => name === "SKILL.md");
		for (const { name, path, kind } of skill.files) {
			if (kind === "symlink" || name === "SKILL.md" || name.toLowerCase() !== "skill.md") continue;
			if (!exact && !isManifest(skill, path)) continue;
			yield {
				message: exact ? `${quoted(name)} lies beside SKILL.md; where letter case does not count, one replaces the other.` : `The file is called ${quoted(name)}; most agents look for exactly "SKILL.md".`,
				at: { path },
				about: name
			};
		}
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.", "", "skills/pdf/skill.md"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.")
});
function isManifest({ manifests, problems }, path) {
	return manifests.some((one) => one.path === path) || problems.some(({ at }) => at.path === path);
}
// src/rules/skill/version-format.ts
const loose$1 = /^v?\d{1,20}(?:\.\d{1,20}){0,3}(?:[-+][\w.+-]*)?$/i;
const versionFormat = skillRule({
	id: "version-format",
	severity: "error",
	summary: "Versions are semantic versions; in a plain frontmatter, where it only warns, numbers joined by dots.",
	why: "Pins and the version step of a change are read from it, and nothing can be read from other texts.",
	source: "ADR-003: \"Requires skill manifest to declare version field with semantic versioning.\"",
	enforces: [
		clause("Skill Manifest v2", "Semver", "version"),
		clause("skill.toml contract", "Semantic version (X.Y.Z)", "skill.version"),
		clause("skill.toml contract", "Semantic versioning: `MAJOR.MINOR.PATCH`", "skill.version"),
		clause("skill.toml contract", "Must be valid semver", "skill.version")
	],
	*check({ skill }) {
		for (const manifest of skill.manifests) {
			const value = declared(manifest, skill);
			if (value) yield* judge(value, manifest);
		}
	},
	fails: oneSkill("name: pdf\ndescription: Fills PDF forms.\nversion: latest"),
	passes: oneSkill("name: pdf\ndescription: Fills PDF forms.\nversion: 1.2.0")
});
function* judge(value, { dialect }) {
	const strict = dialect !== "agent-skills";
	const text = source(value);
	if ((value.kind === "null" || text === "") && (dialect === "manifest-v1" || !strict)) return;
	const isText = isTextIn(dialect, value);
	if (text !== void 0 && isText && (strict ? isSemantic(text) : loose$1.test(text))) return;
	yield {
		message: text && isText ? formFault(text, strict) : typeFault(value, dialect),
		at: value.at,
		about: `${blockOrToml(dialect) ? `${dialect}\0` : ""}${text ?? "version"}`,
		severity: strict ? "error" : "warning"
	};
}
function isTextIn(dialect, { kind }) {
	return kind === "string" || !blockOrToml(dialect) && (kind === "number" || kind === "other");
}
function typeFault(value, dialect) {
	const field = dialect === "skill-toml" ? "skill.version" : "version";
	const what = source(value) === "" ? "blank" : seen(value);
	const written = source(value) ?? "";
	return `Field "${field}" is ${what}, where a text such as "${/^[\d.]+$/.test(written) && semantic(written) || "1.0.0"}" belongs.`;
}
function formFault(text, strict) {
	const what = `Version ${quoted(text)}`;
	const large = strict && largeNumber(text);
	if (large) return `${what} holds a number too large to be counted with: ${clipped(large)}.`;
	const form = strict ? "MAJOR.MINOR.PATCH" : "numbers joined by dots";
	const meant = semantic(text);
	return `${what} is not of the form ${form}; pins and version steps are read from it${strict && meant !== void 0 ? `, so write ${meant}` : ""}.`;
}
function largeNumber(text) {
	return (/^v?(\d+)\.(\d+)\.(\d+)(?![\d.])/.exec(text)?.slice(1) ?? []).find((one) => Number(one) > Number.MAX_SAFE_INTEGER);
}
function semantic(text) {
	const dotted = /^\d{4}(?:-\d{1,2}){1,2}$/.test(text) ? text.replaceAll("-", ".") : text;
	const parts = /^v?(\d{1,15})(?:\.(\d{1,15}))?(?:\.(\d{1,15}))?([-+].{0,99})?$/i.exec(dotted);
	if (!parts) return void 0;
	const [major, minor = 0, patch = 0] = parts.slice(1, 4).map((part) => Number(part ?? 0));
	const meant = `${major}.${minor}.${patch}${parts[4] ?? ""}`;
	return isSemantic(meant) ? meant : void 0;
}
function isSemantic(text) {
	return /^\d+\.\d+\.\d/.test(text) && isVersion$1(text);
}
function blockOrToml(dialect) {
	return dialect !== "agent-skills" && dialect !== "manifest-v1";
}
function declared({ dialect, root }, { manifests }) {
	if (dialect === "skill-toml") return get(get(root, "skill"), "version");
	if (blockOrToml(dialect)) return get(root, "version");
	const isShared = manifests.some((one) => one.dialect === "manifest-v1");
	if (dialect === "agent-skills" && isShared) return void 0;
	return get(root, "version") ?? get(get(root, "metadata"), "version");
}
function clause(document, says, field) {
	return {
		document,
		says,
		fields: [field]
	};
}
// src/rules/example.ts
const unchanged$1 = ["1.0.0", "1.0.0"];
function twoManifests(before, after, versions = unchanged$1) {
	return twoFrontmatters(`manifest_version: "1.0"\n${dedent(before)}`, `manifest_version: "1.0"\n${dedent(after)}`, versions);
}
function twoFrontmatters(before, after, versions = unchanged$1) {
	return side$1("before", before, versions[0]) + side$1("after", after, versions[1]);
}
function side$1(folder, lines, version) {
	const declared = version === null ? "" : `version: ${version}\n`;
	const rest = dedent(lines);
	return `-- ${folder}/skills/worklog/SKILL.md --\n---\nname: worklog\n${/^description:/m.test(rest) ? "" : "description: Writes a work log.\n"}${declared}${rest}---\n`;
}
function dedent(text) {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const margin = Math.min(...lines.map((line) => line.length - line.trimStart().length));
	return lines.map((line) => `${line.slice(margin)}\n`).join("");
}
// src/rules/version-step.ts
const missing$1 = {
	major: "error",
	minor: "warning",
	patch: "note",
	none: "note"
};
function versionDraft({ before, after, required, reasons, tag }, message, severity) {
	return {
		message: `${clipped(after.name)}: ${tag === null ? "" : `since ${clipped(tag)}, `}${message}`,
		at: versionPlace(after),
		was: before.version?.at,
		about: [
			"version",
			required,
			...reasons.map(({ fingerprint }) => fingerprint)
		].join(" "),
		before: before.version?.value ?? null,
		after: after.version?.value ?? null,
		severity
	};
}
function versionOf({ version }) {
	return clipped(version?.value ?? "none");
}
function stepName({ before, declared }) {
	return `${before.version?.value.startsWith("0.") ? "counts as" : "is"} a ${declared} bump`;
}
function demandOf({ required, reasons }, version) {
	const nouns = {
		major: "breaking change",
		minor: "minor change",
		patch: "change",
		none: "change"
	};
	const verb = reasons.length === 1 ? "needs" : "need";
	const text = `${counted(reasons.length, nouns[required])} ${verb} ${version} (${reasonsOf(reasons)})`;
	return required === "major" ? `${text}; min_version pins do not hold this back` : text;
}
function reasonsOf(reasons) {
	return listed(reasons.map((finding) => `${finding.rule} ${nameIn(finding)}`.trim()));
}
function nameIn({ about }) {
	const [, owner = "", name = ""] = about.split("\0");
	return [owner, name].filter((part) => part !== "").join(".");
}
function differOnlyInVersion(before, after) {
	const [was, now] = [before, after].map((skill) => [...withoutVersion(skill), ...filesOf$1(skill)]);
	return was?.length === now?.length && was?.every((one, index) => one === now?.[index]) === true;
}
function withoutVersion({ texts, version }) {
	return [...texts].map(([path, text]) => version?.at.path === path && version.at.range ? cut(text, version.at.range) : text);
}
function cut(text, { start, end }) {
	const lines = new LineMap(text);
	const from = lines.offset(start.line) + start.column - 1;
	const to = lines.offset(end.line) + end.column - 1;
	return `${text.slice(0, from)}\0${text.slice(to)}`;
}
function filesOf$1({ files, texts }) {
	return files.filter(({ path }) => !texts.has(path)).map(({ name, kind, id }) => [
		name,
		kind,
		id ?? ""
	].join("\0"));
}
// src/rules/version/breaking-change-unversioned.ts
const breakingChangeUnversioned = versionRule({
	id: "breaking-change-unversioned",
	severity: "error",
	summary: "A skill that breaks its callers declares versions that say so.",
	why: "Without a version before and after, nothing tells callers that they break.",
	source: "ADR-003: \"Requires skill manifest to declare version field with semantic versioning.\"",
	mend: "Declare a first version: whoever called the skill without one could rely on none, so it follows anything. From then on every break needs a major step. Or keep what callers rely on.",
	*check(step) {
		const { before, after, declared, required, reasons } = step;
		if (required !== "major" || declared !== null || before.version && !after.version) return;
		const changes = `${counted(reasons.length, "breaking change")} (${reasonsOf(reasons)})`;
		yield versionDraft(step, `${silence(step)} ${changes}.`);
	},
	fails: twoManifests("", "inputs: { required: [{ name: tz }] }", [null, null]),
	passes: twoManifests("", "inputs: { required: [{ name: tz }] }", ["1.0.0", "2.0.0"])
});
function silence({ before, after }) {
	if (!after.version) return "no version is declared, so nothing announces";
	if (!before.version) return `base declares no version, so ${versionOf(after)} does not announce`;
	return `"${versionOf(before)}" and "${versionOf(after)}" cannot be compared, so nothing announces`;
}
// src/rules/version/content-changed-version-same.ts
const contentChangedVersionSame = versionRule({
	id: "content-changed-version-same",
	severity: "note",
	summary: "A version names one content.",
	why: "Pins by `content_hash` fail although the version says that nothing changed; pins by `min_version` do not notice.",
	source: "ADR-003, \"Proto Reference Modes\".",
	mend: "Take a patch step, so that each content has a version of its own.",
	*check(step) {
		const { before, after, declared, required } = step;
		if (declared !== "none" || required !== "none") return;
		if (before.version?.value !== after.version?.value) return;
		if (contentHash(before) === contentHash(after)) return;
		yield versionDraft(step, `the content changed and the version is still ${versionOf(after)}; pins by content_hash fail.`);
	},
	fails: twoFrontmatters("license: MIT", "license: 'MIT'"),
	passes: twoFrontmatters("license: MIT", "license: 'MIT'", ["1.0.0", "1.0.1"])
});
// src/rules/version/content-unchanged-version-changed.ts
const contentUnchangedVersionChanged = versionRule({
	id: "content-unchanged-version-changed",
	severity: "note",
	summary: "A version changes together with the content of its skill.",
	why: "Nothing breaks; two versions now name the same content.",
	source: "Skillgate's version policy: a step is measured by what changed.",
	mend: "Keep the version until something else changes.",
	*check(step) {
		const { before, after, required, reasons } = step;
		if (!before.version || !after.version || before.version.value === after.version.value) return;
		if (required !== "none" || reasons.length > 0 || !differOnlyInVersion(before, after)) return;
		yield versionDraft(step, `${versionOf(before)} -> ${versionOf(after)} is the only change; both versions name the same content.`);
	},
	fails: twoFrontmatters("", "", ["1.0.0", "1.0.1"]),
	passes: twoFrontmatters("", "license: MIT", ["1.0.0", "1.0.1"])
});
// src/rules/version/version-added.ts
const versionAdded = versionRule({
	id: "version-added",
	severity: "note",
	summary: "A skill declares a version where base did.",
	why: "Nothing breaks; from here on protos can pin a `min_version`, and changes can be announced.",
	source: "Skillgate's version policy: the first version a skill declares follows anything.",
	mend: "Nothing is to be mended.",
	*check(step) {
		if (step.before.version || !step.after.version) return;
		yield versionDraft(step, `${versionOf(step.after)} is the first version it declares${along(step)}.`);
	},
	fails: twoFrontmatters("", "", [null, "1.0.0"]),
	passes: twoFrontmatters("", "", ["1.0.0", "1.0.1"])
});
function along({ required, reasons }) {
	if (required !== "major") return "";
	const verb = reasons.length === 1 ? "comes" : "come";
	return `; ${counted(reasons.length, "breaking change")} ${verb} before it (${reasonsOf(reasons)})`;
}
// src/model/bump.ts
const rank = {
	none: 0,
	patch: 1,
	minor: 2,
	major: 3
};
function larger(a, b) {
	return rank[a] >= rank[b] ? a : b;
}
function largest$1(bumps) {
	let result = "none";
	for (const bump of bumps) result = larger(result, bump);
	return result;
}
function covers$1(declared, required) {
	if (required === "none" || declared === "any") return true;
	if (declared === null || declared === "decreased") return false;
	return rank[declared] >= rank[required];
}
// src/rules/version/version-bump-insufficient.ts
const versionBumpInsufficient = versionRule({
	id: "version-bump-insufficient",
	severity: "error",
	summary: "A version takes at least the step that the changes of its skill ask for.",
	why: "Callers read the version to know whether they may follow. A missing major step is an error, a minor one a warning.",
	source: "ADR-003, \"Breaking changes (bump major version)\" and \"Non-breaking changes (bump minor/patch)\".",
	mend: "Take the version that the finding names, or keep what callers rely on.",
	*check(step) {
		const { before, after, declared, required } = step;
		if (declared !== "patch" && declared !== "minor" && declared !== "major") return;
		if (covers$1(declared, required)) return;
		const needed = smallestCovering(before.version?.value ?? "", required);
		yield versionDraft(step, `${versionOf(before)} -> ${versionOf(after)} ${stepName(step)}; ${demandOf(step, needed)}.`, missing$1[required]);
	},
	fails: twoManifests("", "inputs: { required: [{ name: tz }] }", ["1.0.0", "1.1.0"]),
	passes: twoManifests("", "inputs: { optional: [{ name: tz }] }", ["1.0.0", "1.1.0"])
});
// src/rules/version/version-bump-larger-than-needed.ts
const versionBumpLargerThanNeeded = versionRule({
	id: "version-bump-larger-than-needed",
	severity: "note",
	summary: "A version takes no larger step than the changes of its skill ask for.",
	why: "Nothing breaks; callers may hold back from a major version that breaks nothing.",
	source: "Skillgate's version policy: a step is measured by what changed.",
	mend: "Take the smaller version that the finding names, or keep the larger one where more is meant than the manifest says.",
	*check(step) {
		const { before, after, declared, required, reasons, accepted } = step;
		if (declared !== "minor" && declared !== "major") return;
		const asked = largest$1([required, ...accepted.map(({ bump }) => bump ?? "none")]);
		const told = reasons.length + accepted.length > 0;
		if (asked === "none" && (told || differOnlyInVersion(before, after))) return;
		const needed = larger(asked, contentHash(before) !== contentHash(after) ? "patch" : "none");
		const enough = smallestCovering(before.version?.value ?? "", needed);
		if (covers$1(needed, declared) || !isVersionBelow(enough, after.version?.value ?? "")) return;
		yield versionDraft(step, `${versionOf(before)} -> ${versionOf(after)} ${stepName(step)}; the changes that can be judged need no more than ${enough}.`);
	},
	fails: twoManifests("", "inputs: { optional: [{ name: tz }] }", ["1.0.0", "2.0.0"]),
	passes: twoManifests("", "inputs: { optional: [{ name: tz }] }", ["1.0.0", "1.1.0"])
});
// src/rules/version/version-decreased.ts
const versionDecreased = versionRule({
	id: "version-decreased",
	severity: "error",
	summary: "A version never goes down.",
	why: "A later content under an earlier version: callers that pin a `min_version` are refused, the others get what they think is old.",
	source: "Semantic Versioning 2.0.0, item 11.",
	mend: "Declare a version later than that of base, also for content that goes back to what it was.",
	*check(step) {
		if (step.declared !== "decreased") return;
		const now = versionOf(step.after);
		yield versionDraft(step, `${versionOf(step.before)} -> ${now} goes down; protos with a min_version above ${now} are refused.`);
	},
	fails: twoFrontmatters("", "", ["1.1.0", "1.0.0"]),
	passes: twoFrontmatters("", "license: MIT", ["1.1.0", "1.1.1"])
});
// src/rules/version/version-not-bumped.ts
const versionNotBumped = versionRule({
	id: "version-not-bumped",
	severity: "error",
	summary: "A skill whose contract changes takes a version step.",
	why: "Callers that pin a `min_version` cannot tell the two apart. A missing major step is an error, a minor one a warning, a patch a note.",
	source: "ADR-003, \"Breaking changes (bump major version)\" and \"Non-breaking changes (bump minor/patch)\".",
	mend: "Declare the version that the finding names, or keep what callers rely on.",
	*check(step) {
		const { before, after, declared, required } = step;
		if (declared !== "none" || required === "none") return;
		const [was, now] = [versionOf(before), versionOf(after)];
		const needed = smallestCovering(before.version?.value ?? "", required);
		yield versionDraft(step, `${was === now ? `the version is still ${was}` : `${was} -> ${now} is no step`}; ${demandOf(step, needed)}.`, missing$1[required]);
	},
	fails: twoManifests("", "inputs: { required: [{ name: tz }] }"),
	passes: twoManifests("", "inputs: { required: [{ name: tz }] }", ["1.0.0", "2.0.0"])
});
// src/rules/version/version-removed.ts
const versionRemoved = versionRule({
	id: "version-removed",
	severity: "error",
	summary: "A skill that declares a version keeps declaring one.",
	why: "Protos that pin a `min_version` need a version to compare with; without one they are refused.",
	source: "ADR-003: \"Requires skill manifest to declare version field with semantic versioning.\"",
	mend: "Declare a version again, the one of base or a later one.",
	*check(step) {
		if (!step.before.version || step.after.version) return;
		yield versionDraft(step, `version ${versionOf(step.before)} was removed; protos that pin a min_version have nothing to compare with.`);
	},
	fails: twoFrontmatters("", "", ["1.0.0", null]),
	passes: twoFrontmatters("", "metadata: { version: 1.0.0 }", ["1.0.0", null])
});
// src/rules/version/version-uncomparable.ts
const versionUncomparable = versionRule({
	id: "version-uncomparable",
	severity: "note",
	summary: "The versions of base and head are both semantic versions.",
	why: "The step between the two cannot be told, so the skill counts as one without a version.",
	source: "ADR-003: \"Requires skill manifest to declare version field with semantic versioning.\"",
	mend: "Declare a version as MAJOR.MINOR.PATCH, `1.0.0` for a first one.",
	*check(step) {
		const { before, after, declared, required } = step;
		if (declared !== null || !before.version || !after.version) return;
		if (required === "none" && before.version.value === after.version.value) return;
		yield versionDraft(step, `"${versionOf(before)}" -> "${versionOf(after)}" is no step between two versions; a version is MAJOR.MINOR.PATCH.`);
	},
	fails: twoFrontmatters("", "", ["spring", "summer"]),
	passes: twoFrontmatters("", "", ["1.0.0", "1.0.1"])
});
// src/rules/tree-catalog.ts
const treeRules = Object.values(__exportAll({
	acceptExpired: () => acceptExpired,
	acceptUnused: () => acceptUnused,
	allowedToolsShape: () => allowedToolsShape,
	apiVersionMinor: () => apiVersionMinor,
	apiVersionUnsupported: () => apiVersionUnsupported,
	bindingInputMissing: () => bindingInputMissing,
	bindingInputUnknown: () => bindingInputUnknown,
	bindingOperationUnknown: () => bindingOperationUnknown,
	bindingOptionalUnmapped: () => bindingOptionalUnmapped,
	bindingValueInvalid: () => bindingValueInvalid,
	blockDuplicate: () => blockDuplicate,
	blockSyntax: () => blockSyntax,
	bodyLines: () => bodyLines,
	bodySize: () => bodySize,
	bom: () => bom,
	breakingChangeUnversioned: () => breakingChangeUnversioned,
	capabilityFormat: () => capabilityFormat,
	capabilitySyntax: () => capabilitySyntax,
	commandVersionRange: () => commandVersionRange,
	compatibilityLength: () => compatibilityLength,
	compatibilityShape: () => compatibilityShape,
	confirmationUnknown: () => confirmationUnknown,
	contentChangedVersionSame: () => contentChangedVersionSame,
	contentUnchangedVersionChanged: () => contentUnchangedVersionChanged,
	dependencyCycle: () => dependencyCycle,
	dependencyFeatureUnknown: () => dependencyFeatureUnknown,
	dependencyMissing: () => dependencyMissing,
	dependencyRange: () => dependencyRange,
	dependencyUnsatisfied: () => dependencyUnsatisfied,
	descriptionLength: () => descriptionLength,
	descriptionMissing: () => descriptionMissing,
	duplicateIdentity: () => duplicateIdentity,
	duplicateName: () => duplicateName,
	effectUnknown: () => effectUnknown,
	entrypointKeyUnknown: () => entrypointKeyUnknown,
	entrypointPlaceholderUnknown: () => entrypointPlaceholderUnknown,
	entrypointScriptMissing: () => entrypointScriptMissing,
	entrypointShape: () => entrypointShape,
	envDuplicate: () => envDuplicate,
	exportMissing: () => exportMissing,
	fileEncoding: () => fileEncoding,
	fileTooLarge: () => fileTooLarge,
	fileUnreadable: () => fileUnreadable,
	floatInCi: () => floatInCi,
	frontmatterDuplicateKey: () => frontmatterDuplicateKey,
	frontmatterMissing: () => frontmatterMissing,
	frontmatterSyntax: () => frontmatterSyntax,
	frontmatterUnterminated: () => frontmatterUnterminated,
	gateWeakened: () => gateWeakened,
	idDirectory: () => idDirectory,
	incomparable: () => incomparable,
	inputDefaultInvalid: () => inputDefaultInvalid,
	inputDuplicate: () => inputDuplicate,
	inputPatternInvalid: () => inputPatternInvalid,
	inputSchemaInvalid: () => inputSchemaInvalid,
	inputSchemaKeyword: () => inputSchemaKeyword,
	interfaceDisagrees: () => interfaceDisagrees,
	keyTypo: () => keyTypo,
	licenseSpdx: () => licenseSpdx,
	linkTarget: () => linkTarget,
	lockContentChanged: () => lockContentChanged,
	lockCoversLess: () => lockCoversLess,
	lockCoversNothing: () => lockCoversNothing,
	lockEntryRemoved: () => lockEntryRemoved,
	lockMoved: () => lockMoved,
	lockMovedAlone: () => lockMovedAlone,
	lockOutOfReach: () => lockOutOfReach,
	lockPathLeak: () => lockPathLeak,
	lockPinRemoved: () => lockPinRemoved,
	lockRemoved: () => lockRemoved,
	lockSkillAbsent: () => lockSkillAbsent,
	lockSkillMissing: () => lockSkillMissing,
	lockSyntax: () => lockSyntax,
	lockUnrecognised: () => lockUnrecognised,
	lockVariant: () => lockVariant,
	lockVersionChanged: () => lockVersionChanged,
	manifestShape: () => manifestShape,
	manifestVersionUnsupported: () => manifestVersionUnsupported,
	manifestsDisagree: () => manifestsDisagree,
	marketplacePathMissing: () => marketplacePathMissing,
	marketplaceSkillUnlisted: () => marketplaceSkillUnlisted,
	marketplaceSyntax: () => marketplaceSyntax,
	metadataShape: () => metadataShape,
	nameDirectory: () => nameDirectory,
	nameFormat: () => nameFormat,
	nameLength: () => nameLength,
	nameMissing: () => nameMissing,
	noSkillsFound: () => noSkillsFound,
	outputVariableUnknown: () => outputVariableUnknown,
	paramDefaultType: () => paramDefaultType,
	paramRequiredDefault: () => paramRequiredDefault,
	paramType: () => paramType,
	paramTypeNumber: () => paramTypeNumber,
	pathAbsolute: () => pathAbsolute,
	pathEscape: () => pathEscape,
	pinCoversLess: () => pinCoversLess,
	pinCoversNothing: () => pinCoversNothing,
	pinHashChanged: () => pinHashChanged,
	pinMoved: () => pinMoved,
	pinRemoved: () => pinRemoved,
	pinSkillUnknown: () => pinSkillUnknown,
	pinVersionUndeclared: () => pinVersionUndeclared,
	pinVersionUnmet: () => pinVersionUnmet,
	platformUnknown: () => platformUnknown,
	policyDenied: () => policyDenied,
	preconditionCommandMissing: () => preconditionCommandMissing,
	preconditionDuplicate: () => preconditionDuplicate,
	preconditionEnvMissing: () => preconditionEnvMissing,
	preconditionFileMissing: () => preconditionFileMissing,
	preconditionVersionUnknown: () => preconditionVersionUnknown,
	preconditionVersionUnmet: () => preconditionVersionUnmet,
	protoRemoved: () => protoRemoved,
	protoSyntax: () => protoSyntax,
	providesMissing: () => providesMissing,
	recipeFieldMissing: () => recipeFieldMissing,
	recipeParameterUnknown: () => recipeParameterUnknown,
	recipeStepEmpty: () => recipeStepEmpty,
	recipeSyntax: () => recipeSyntax,
	recipesNone: () => recipesNone,
	referenceRemoved: () => referenceRemoved,
	referenceUnlocked: () => referenceUnlocked,
	referencedFileMissing: () => referencedFileMissing,
	releaseUnmatched: () => releaseUnmatched,
	routerManifestLegacy: () => routerManifestLegacy,
	schemaVersionUnsupported: () => schemaVersionUnsupported,
	sensitiveDefault: () => sensitiveDefault,
	sensitiveUndeclared: () => sensitiveUndeclared,
	skillFileCase: () => skillFileCase,
	skillIdFormat: () => skillIdFormat,
	skillIdReserved: () => skillIdReserved,
	skillTomlUnknownDialect: () => skillTomlUnknownDialect,
	skillsIndexStale: () => skillsIndexStale,
	skillsIndexSyntax: () => skillsIndexSyntax,
	tagVersion: () => tagVersion,
	tomlSyntax: () => tomlSyntax,
	versionAdded: () => versionAdded,
	versionBumpInsufficient: () => versionBumpInsufficient,
	versionBumpLargerThanNeeded: () => versionBumpLargerThanNeeded,
	versionDecreased: () => versionDecreased,
	versionFormat: () => versionFormat,
	versionNotBumped: () => versionNotBumped,
	versionRemoved: () => versionRemoved,
	versionUncomparable: () => versionUncomparable
}));
const problemRules = new Map(treeRules.flatMap((rule) => rule.scope === "problem" ? [[rule.id, rule]] : []));
function problemRuleNamed(id) {
	const rule = problemRules.get(id);
	if (!rule) throw new Error(`No problem rule is called "${id}".`);
	return rule;
}
function lintRules(scope) {
	return treeRules.filter((rule) => rule.scope === scope);
}
// src/lint-protos.ts
const rules$1 = lintRules("reference");
function lintProtos(now, was, stamp) {
	if (now.protos.length === 0) return [];
	const skills = grouped(now.skills, ({ name }) => name);
	const earlierSkills = grouped(was?.skills ?? [], ({ name }) => name);
	const earlier = earlierReferences(now.protos, was?.protos ?? []);
	const findings = [];
	for (const proto of now.protos) {
		const subjects = proto.references.map((reference) => {
			const before = earlier.get(reference) ?? null;
			const was = referencedSkill(earlierSkills, before ?? reference);
			const skill = referencedSkill(skills, reference, was?.root);
			return {
				reference,
				proto,
				skill,
				before,
				was,
				workspace: now
			};
		});
		const context = {
			texts: new Map(proto.references.length > 0 ? [[proto.path, proto.text]] : []),
			secrets: [...[...new Set(subjects.map(({ skill }) => skill))].flatMap((skill) => skill?.secrets ?? []), ...subjects.flatMap(({ reference, skill }) => secretsOf$1(reference, skill))]
		};
		const isNews = once();
		for (const problem of proto.problems) {
			const rule = problemRuleNamed(problem.rule);
			if (!isNews(rule.id, problem)) continue;
			findings.push(stamp(problem, {
				...context,
				rule,
				severity: rule.severity,
				skill: null
			}));
		}
		for (const subject of subjects) {
			const own = {
				...context,
				skill: subject.skill?.root ?? null
			};
			for (const rule of rules$1) for (const draft of rule.check(subject)) {
				if (!isNews(rule.id, draft)) continue;
				findings.push(stamp(draft, {
					...own,
					rule,
					severity: rule.severity
				}));
			}
		}
	}
	return findings.filter((finding) => finding !== null);
}
function once() {
	const told = new Set();
	return (rule, { message, at, was }) => {
		const count = told.size;
		told.add(JSON.stringify([
			rule,
			message,
			at,
			was
		]));
		return told.size > count;
	};
}
function secretsOf$1({ operation, bindings }, skill) {
	if (!skill) return [];
	const inputs = parametersOf$2(skill, operation?.value ?? null)?.inputs;
	return [...bindings?.fields.values() ?? []].filter(({ key }) => isSecret(inputs?.get(key))).flatMap(({ value }) => [...leavesOf(value)]).filter(({ text }) => !/^\s*\{\{[^{}]*\}\}\s*$/.test(text));
}
// src/locks/reach.ts
function coveredRoots(locks, holdings) {
	return new Set(locks.flatMap((lock) => lock.entries.flatMap((entry) => unitsOf(lock, entry, holdings).flatMap(({ skill, pins }) => skill && pins.length > 0 ? [skill.root] : []))));
}
function leftBehind(lock, entry, held, units, reaches) {
	if (!held || entry.faulty || entry.pins.length === 0) return null;
	for (const { skill: was } of units.earlier) {
		const root = was && (reaches.heirs.get(was.root) ?? was.root);
		const skill = root === null ? void 0 : reaches.now.roots.get(root);
		if (!was || !skill || reaches.covered().has(skill.root)) continue;
		if (isLost(lock, entry, held, was, skill, units.now, reaches)) return skill;
	}
	return null;
}
function isLost(lock, entry, held, was, skill, units, reaches) {
	switch (lockFormatOf(lock).finds) {
		case "name": {
			const meant = reaches.was?.named.get(held.entry.id)?.filter((one) => isMeant(held.entry, one));
			const isClear = meant?.length === 1 && meant[0] === was;
			return units.some((unit) => unit.skill !== skill) && isClear && skill.name === entry.id && !isMeant(entry, skill);
		}
		case "installed": return units.length === 0 || homeOfLock(held.lock.path) !== homeOfLock(lock.path);
		default: return units.length === 0 || skill.root !== was.root;
	}
}
function namesakesOf(lock, { id }, { now, covered }) {
	if (lockFormatOf(lock).finds !== "installed") return [];
	return (now.named.get(id) ?? []).filter(({ root }) => !covered().has(root));
}
// src/model/progress.ts
function tellingTree(tree, told, of = "files") {
	if (!told) return tree;
	return {
		entries: tree.entries,
		id: (path) => tree.id(path),
		read: (paths, receive) => {
			let done = 0;
			const all = paths.length;
			told("Reading", {
				done,
				all,
				of
			});
			return tree.read(paths, (path, chunk, size, last) => {
				receive(path, chunk, size, last);
				if (last) told("Reading", {
					done: ++done,
					all,
					of
				});
			});
		}
	};
}
function* tellingEach(list, told, doing, of) {
	for (const [at, one] of list.entries()) {
		told?.(doing, {
			done: at + 1,
			all: list.length,
			of
		});
		yield one;
	}
}
// src/syntax/addresses.ts
const user = /(?<=:\/\/)[^\s/?#"'<>]*@/g;
const cutUser = /(?<=:\/\/)(?:[^\s/?#"'<>@:…]*:[^\s/?#"'<>@…]*|[^\s/?#"'<>@:.…]{20,})(?=…)/g;
const parameter = /(?<=[?&#;])([\w.-]{1,60})=([^\s&#"'<>]+)/g;
function withoutCredentials$1(text) {
	if (!text.includes("://")) return text;
	return text.replace(user, (found, at) => isPlain$1(found, text, at) ? found : `${redacted}@`).replace(cutUser, redacted).replace(parameter, (found, name) => opens(name) ? `${name}=${redacted}` : found);
}
function isPlain$1(user, text, at) {
	return !user.includes(":") && !/https?:\/\/$/i.test(text.slice(Math.max(at - 8, 0), at));
}
function opens(name) {
	return soundsSecret(name) || /^(?:key|auth|code|sig)$|signature$/i.test(name);
}
// src/hide.ts
const shortest = 4;
const longest$3 = 60;
const hiders = new WeakMap();
function hider(secrets) {
	const known = hiders.get(secrets) ?? hiderOf(secrets);
	hiders.set(secrets, known);
	return known;
}
function hiderOf(secrets) {
	const forms = [...new Set(secrets.flatMap(({ text }) => formsOf(text)))].sort((a, b) => b.length - a.length);
	const whole = new Set(forms);
	const lines = new Set(secrets.flatMap(({ at }) => linesOf$2(at)));
	const clear = (shown) => withoutCredentials$1(forms.reduce(without, shown));
	const text = (shown) => {
		return clear(shown.includes("…") ? forms.reduce(withoutBeginning, shown) : shown);
	};
	const json = (value) => {
		if (Array.isArray(value)) return value.map(json);
		if (value !== null && typeof value === "object") {
			const inner = Object.entries(value).map(([key, one]) => [clear(key), json(one)]);
			return Object.fromEntries(inner);
		}
		if (whole.has(String(value))) return redacted;
		return typeof value === "string" ? clear(value) : value;
	};
	const isClean = lastAnswer((shown) => !forms.some((form) => shown.includes(form)) && withoutCredentials$1(shown) === shown);
	const line = (shown, at) => {
		const isHidden = linesOf$2(at).slice(0, 1).some((one) => lines.has(one));
		return shown !== null && !isHidden && isClean(shown) ? shown : null;
	};
	return {
		text,
		json: (value) => json(withoutMarked(value, new Set())),
		line
	};
}
function lastAnswer(ask) {
	let last = null;
	let answer = false;
	return (text) => {
		if (text !== last) answer = ask(text);
		last = text;
		return answer;
	};
}
function formsOf(text) {
	const long = (text.includes("\n") ? text.split("\n").map((line) => line.trim()) : []).filter((part) => part.length >= shortest);
	return [
		text,
		JSON.stringify(text).slice(1, -1),
		...long
	].filter((form) => form !== "");
}
function linesOf$2({ path, range }) {
	if (!range) return [];
	const count = range.end.line - range.start.line + 1;
	return Array.from({ length: count }, (_, at) => `${range.start.line + at}\0${path}`);
}
function without(shown, secret) {
	if (secret.length < shortest) return shown.replaceAll(`"${secret}"`, redacted);
	return shown.replaceAll(secret, redacted);
}
function withoutBeginning(shown, secret) {
	const pieces = shown.split("…");
	return pieces.map((piece, at) => at === pieces.length - 1 ? piece : ended(piece, secret)).join("…");
}
function ended(piece, secret) {
	for (let length = Math.min(secret.length, longest$3); length > 0; length -= 1) {
		const start = secret.slice(0, length);
		if (piece.endsWith(length < shortest ? `"${start}` : start)) return piece.slice(0, -length) + redacted;
	}
	return piece;
}
// src/model/config.ts
const loudness = [
	"off",
	"note",
	"warning",
	"error"
];
function isQuieter(level, than) {
	return loudness.indexOf(level) < loudness.indexOf(than);
}
function loudest(levels) {
	return levels.reduce((most, one) => isQuieter(most, one) ? one : most, "off");
}
const compats = ["adr-003", "semantic"];
const unversionedLevels = [
	"auto",
	"error",
	"warn"
];
const scopes = [
	"auto",
	"new",
	"all"
];
const failLevels = [
	"error",
	"warning",
	"never"
];
const defaults = {
	ignore: [],
	rules: {},
	overrides: [],
	compat: "adr-003",
	release: "base",
	unversioned: "auto",
	locks: [],
	protos: ["**/*.proto.{yaml,yml,json}", "protos/**/*.{yaml,yml,json}"],
	scope: "auto",
	failOn: "error",
	allowEmpty: false,
	policy: [],
	accept: []
};
const openGate = {
	file: null,
	former: null,
	base: null
};
// src/moves.ts
function formerSkills(pairs) {
	return new Map(pairs.flatMap(({ before, after }) => before && after ? [[after.root, before]] : []));
}
function pathsAtBase(path, root, former) {
	const before = root === null ? void 0 : former.get(root);
	if (!before || before.root === root) return [path];
	return [path, join$1(before.root, within$1(root ?? "", path))];
}
// src/stamp.ts
function contextOf(skill) {
	const { root, secrets, attached, unreadable } = skill;
	const all = attached.size > 0 ? new Map([...skill.texts, ...attached]) : skill.texts;
	if (!unreadable) return {
		skill: root,
		texts: all,
		secrets
	};
	const [opaque, texts] = [true, false].map((wanted) => new Map([...all].filter(([, text]) => mentionsSensitive(text) === wanted)));
	return {
		skill: root,
		texts: texts ?? all,
		secrets,
		opaque
	};
}
function mentionsSensitive(text) {
	return /\bsensitive["']?\s*[:=]/.test(text);
}
function stamper(config, gate = openGate, today = null, former = new Map()) {
	const own = stampBy(config, today);
	const guarded = stampBy(gate.base ?? config, today, former);
	return (draft, context) => (isGuarded(context.rule.id, context.rule.category) ? guarded : own)(draft, context);
}
function isGuarded(rule, category) {
	return category === "privilege" || rule === "gate-weakened";
}
function stampBy(config, today, former = new Map()) {
	const levelOf = levels$1(config);
	const accepted = acceptedBy(config.accept, today);
	const lineOf = lineReader();
	return (draft, context) => {
		const usual = context.rule.off ? "off" : draft.severity ?? context.severity;
		const level = loudest(pathsAtBase(draft.at.path, context.skill, former).map((path) => levelOf(context.rule.id, path) ?? usual));
		if (level === "off") return null;
		const hide = hider(secretsOf(draft, context));
		const shown = ({ sensitive }, value = null) => hide.json(sensitive === void 0 ? value : sealed(sensitive, value));
		const [before, after] = [shown(draft, draft.before), shown(draft, draft.after)];
		const message = sanitizePaths(hide.text(draft.message));
		const about = draft.about ?? message;
		const said = [
			about,
			draft.stated ?? message,
			before,
			after
		];
		if (draft.value !== void 0) said.push(shown(draft, draft.value));
		const print = fingerprint(context, [...said, saltOf(draft, said, context)]);
		return {
			rule: context.rule.id,
			severity: context.settled ? "note" : level,
			state: accepted.has(print) ? "accepted" : "new",
			category: context.rule.category,
			bump: context.bump ?? null,
			message,
			skill: context.skill,
			at: draft.at,
			was: draft.was ?? null,
			before,
			after,
			about,
			value: draft.value === void 0 ? void 0 : digest$1(draft.value),
			fingerprint: print,
			excerpt: hide.line(lineOf(draft, context.texts), draft.at)
		};
	};
}
function secretsOf({ at }, { secrets, opaque }) {
	const line = opaque?.get(at.path)?.split("\n")[(at.range?.start.line ?? 0) - 1];
	if (line === void 0 || !at.range) return secrets;
	const { start, end } = at.range;
	const until = end.line === start.line ? end.column - 1 : line.length;
	return [...secrets, {
		text: line.slice(start.column - 1, until).trim(),
		at
	}];
}
function levels$1(config) {
	const overrides = config.overrides.map((one) => ({
		applies: matcher(one.files),
		rules: one.rules
	}));
	return (rule, path) => {
		return overrides.findLast((one) => one.rules[rule] !== void 0 && one.applies(path))?.rules[rule] ?? config.rules[rule];
	};
}
function fingerprint({ rule, skill }, said) {
	return digest$1([
		rule.id,
		skill ?? "",
		...said
	]).slice(0, 12);
}
function digest$1(value) {
	return createHash("sha256").update(canonical(value)).digest("hex");
}
function saltOf({ at }, said, { texts }) {
	if (!canonical(said).includes("[redacted]")) return "";
	return (texts.get(at.path) ?? "").replaceAll("\r\n", "\n");
}
function lineReader() {
	let last = null;
	let lines = [];
	return (draft, texts) => {
		const text = texts.get(draft.at.path);
		const line = draft.at.gone ? void 0 : draft.at.range?.start.line;
		if (text === void 0 || line === void 0) return null;
		if (text !== last) lines = text.split("\n").map((one) => one.replace(/\r$/, ""));
		last = text;
		return lines[line - 1] ?? null;
	};
}
// src/lint.ts
function lint(now, was, stamp, former = new Map(), told) {
	const findings = [];
	const listing = {
		...nowhere,
		texts: listingTexts(now.listings)
	};
	for (const { rule, draft } of shown$1(ruleSets.repository, {
		workspace: now,
		was
	})) {
		const skill = draft.skill ?? null;
		findings.push(stamp(draft, {
			...listing,
			rule,
			severity: rule.severity,
			skill
		}));
	}
	for (const problem of [...now.problems, ...now.lockProblems]) findings.push(stampProblem(problem, nowhere, stamp));
	for (const problem of listingProblems(now.listings)) findings.push(stampProblem(problem, listing, stamp));
	const strange = new Map(now.listings.strange.map(({ path, text }) => [path, text ?? ""]));
	for (const problem of was ? lostIndexes(now.listings, was.listings) : []) findings.push(stampProblem(problem, {
		...nowhere,
		texts: strange
	}, stamp));
	const skills = Array.from(tellingEach(now.skills, told, "Checking", "skills"), (skill) => lintSkill(skill, now, stamp));
	const holdings = holdingsOf(now);
	let covered;
	const sides = {
		now: holdings,
		was: was && holdingsOf(was),
		covered: () => {
			covered ??= coveredRoots(now.locks, holdings);
			return covered;
		},
		heirs: new Map([...former].map(([root, before]) => [before.root, root]))
	};
	const lineage = was && Lineage.of(now, was);
	const locks = now.locks.map((lock) => lintLock(lock, lineage, sides, stamp));
	const lost = [];
	for (const pins of was ? lostPins(now, was) : []) {
		const isTold = [...now.problems, ...now.lockProblems].some(({ rule, at }) => rule !== "lock-unrecognised" && at.path === pins.lock.path);
		if (pins.fate === "unreadable" && !isTold) lost.push(stampProblem(noLockNow(pins), nowhere, stamp));
	}
	return [
		findings,
		...skills,
		...locks,
		lintProtos(now, was, stamp),
		lost
	].flat().filter((finding) => finding !== null);
}
function lintProblems(problems, stamp) {
	return problems.flatMap((problem) => {
		const finding = stampProblem(problem, nowhere, stamp);
		if (!finding) return [];
		return [problem.old ? {
			...finding,
			state: "existing"
		} : finding];
	});
}
const nowhere = {
	skill: null,
	texts: new Map(),
	secrets: []
};
const ruleSets = {
	repository: lintRules("repository"),
	skill: lintRules("skill"),
	lock: lintRules("lock")
};
const manifestRules = new Map([...grouped(lintRules("manifest").flatMap((rule) => (rule.dialects ?? []).map((dialect) => ({
	dialect,
	rule
}))), ({ dialect }) => dialect)].map(([dialect, rules]) => [dialect, rules.map(({ rule }) => rule)]));
function shown$1(rules, subject) {
	return rules.flatMap((rule) => Array.from(rule.check(subject), (draft) => ({
		rule,
		draft
	})));
}
function lintSkill(skill, workspace, stamp) {
	const context = contextOf(skill);
	const problems = skill.problems.map((draft) => ({
		rule: problemRuleNamed(draft.rule),
		draft
	}));
	const manifests = skill.manifests.flatMap((manifest) => shown$1(manifestRules.get(manifest.dialect) ?? [], {
		manifest,
		skill,
		workspace
	}));
	const own = shown$1(ruleSets.skill, {
		skill,
		workspace
	});
	return uncrowded([
		...problems,
		...manifests,
		...own
	]).map(({ rule, draft }) => stamp(draft, {
		...context,
		rule,
		severity: rule.severity
	}));
}
function lintLock(lock, lineage, sides, stamp) {
	const context = {
		...nowhere,
		texts: new Map([[lock.path, lock.text]])
	};
	const problems = lock.problems.map((problem) => stampProblem(problem, context, stamp));
	const entries = lock.entries.flatMap((entry) => {
		return lockSubjects(lock, entry, lineage?.before(lock, entry.id) ?? null, sides).flatMap((subject) => shown$1(ruleSets.lock, subject).map(({ rule, draft }) => stamp(draft, {
			...context,
			rule,
			severity: rule.severity,
			skill: subject.skill?.root ?? null
		})));
	});
	return [...problems, ...entries];
}
function lockSubjects(lock, entry, held, sides) {
	const { now, was } = sides;
	const earlier = was ? unitsOf(held?.lock ?? lock, held?.entry ?? entry, was) : [];
	const units = unitsOf(lock, entry, now, earlier[0]?.skill?.root);
	const [first] = earlier;
	const left = leftBehind(lock, entry, held, {
		earlier,
		now: units
	}, sides);
	const namesakes = units.length === 0 ? namesakesOf(lock, entry, sides) : [];
	const subject = {
		entry,
		lock,
		before: held?.entry ?? null,
		units,
		namesakes
	};
	if (units.length === 0) return [{
		...subject,
		unit: null,
		skill: null,
		was: first?.skill ?? null,
		earlier: null,
		left
	}];
	const same = sameAmong(earlier);
	return units.map((unit, at) => {
		const past = same(unit) ?? (lockFormatOf(lock).finds === "name" ? first : null);
		return {
			...subject,
			unit,
			skill: unit.skill,
			was: past?.skill ?? null,
			earlier: past ?? null,
			left: at === 0 ? left : null
		};
	});
}
function stampProblem(problem, context, stamp) {
	const rule = problemRuleNamed(problem.rule);
	return stamp(problem, {
		...context,
		rule,
		severity: rule.severity
	});
}
// src/syntax/fences.ts
const fence = /^[ \t]*((?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)*)(`{3,}|~{3,})(.*)/;
const closing$2 = /^[ \t>]*(`{3,}|~{3,})$/;
const item$4 = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)[ \t]{0,4}/;
const rule$2 = /^[ \t]*([-*_])(?:[ \t]*\1){2,}$/;
const html = /^ {0,3}<(?:(!--)|(pre|script|style|textarea)(?=[\s>]|$))/i;
function fencedBlocks(text) {
	const scanner = new Scanner();
	for (let at = 0; at < text.length;) {
		const next = text.indexOf("\n", at) + 1 || text.length;
		scanner.line(text.slice(at, next).trimEnd(), at, next);
		at = next;
	}
	return scanner.finish(text.length);
}
var Scanner = class {
	#blocks = [];
	#open = null;
	#htmlEnd = null;
	#margins = [];
	#afterBlank = true;
	line(line, start, next) {
		if (this.#htmlEnd !== null) {
			if (line.toLowerCase().includes(this.#htmlEnd)) this.#htmlEnd = null;
			return;
		}
		if (this.#open && this.#stays(this.#open, line, start)) return;
		if (line !== "" && !this.#opensHtml(line) && !this.#opens(line, start, next)) this.#follow(line);
		this.#afterBlank = line === "";
	}
	finish(end) {
		if (this.#open) this.#close(this.#open, end, false);
		return this.#blocks;
	}
	#stays(open, line, start) {
		const left = open.holder === "quotation" && !/^\s{0,3}>/.test(line) || open.holder === "item" && line !== "" && indentOf(line) < open.margin;
		if (left) this.#close(open, start, false);
		else if (closes(open, line)) this.#close(open, start, true);
		return !left;
	}
	#close({ run: _run, holder, margin: _margin, ...block }, end, closed) {
		if (holder === "document") this.#blocks.push({
			...block,
			end,
			closed
		});
		this.#open = null;
	}
	#opensHtml(line) {
		const passed = html.exec(line);
		if (!passed) return false;
		const end = passed[1] ? "-->" : `</${passed[2]?.toLowerCase()}`;
		if (!line.toLowerCase().includes(end, 2)) this.#htmlEnd = end;
		return true;
	}
	#opens(line, start, next) {
		const [, prefix = "", run = "", rest = ""] = fence.exec(line) ?? [];
		if (run === "" || run.startsWith("`") && rest.includes("`")) return false;
		if (indentOf(line) > this.#leave(indentOf(line)) + 3) return false;
		if (prefix !== "") this.#follow(line);
		const margin = this.#margins.at(-1) ?? 0;
		const holder = prefix.includes(">") ? "quotation" : margin > 0 ? "item" : "document";
		const info = rest.trim().split(/\s/, 1)[0] ?? "";
		const opening = {
			start,
			end: start + line.length
		};
		this.#open = {
			info,
			opening,
			start: next,
			run,
			holder,
			margin
		};
		return true;
	}
	#follow(line) {
		const indent = indentOf(line);
		const begins = item$4.test(line) && !rule$2.test(line);
		const margin = this.#afterBlank || begins || /^ {0,3}#/.test(line) || rule$2.test(line) ? this.#leave(indent) : 0;
		if (!begins || indent > margin + 3) return;
		const marker = item$4.exec(line)?.[0] ?? "";
		this.#margins.push(Math.max(widthOf(marker), indent + 2));
	}
	#leave(indent) {
		while ((this.#margins.at(-1) ?? 0) > indent) this.#margins.pop();
		return this.#margins.at(-1) ?? 0;
	}
};
function closes({ run, holder }, line) {
	if (!(closing$2.exec(line)?.[1])?.startsWith(run)) return false;
	return holder !== "document" || indentOf(line) <= 3 && !line.includes(">");
}
// src/syntax/manifest-block.ts
const names$1 = new Set(["skill-manifest", "router-manifest"]);
const example = /^(?:\{\s*)?(?:\.\.\.|…)(?:\s*\})?$/;
function manifestBlocks(path, body, offset, lines) {
	if (!body.includes("-manifest")) return [];
	return fencedBlocks(body).filter(({ info }) => names$1.has(info)).map(({ info, opening, start, end, closed }) => ({
		name: info,
		at: {
			path,
			range: lines.range(offset + opening.start, offset + opening.end)
		},
		text: body.slice(start, end),
		start: offset + start,
		end: offset + end,
		closed,
		lines
	})).filter(({ text }) => !example.test(text.trim()));
}
// src/syntax/skill-md.ts
const maximumFront = 262144;
function parseSkillMd(path, raw) {
	const text = raw.startsWith("﻿") ? raw.slice(1) : raw;
	const lines = new LineMap(text);
	const place = (start, end) => ({
		path,
		range: lines.range(start, end)
	});
	const problems = [];
	if (text !== raw) problems.push({
		rule: "bom",
		message: "The file begins with a byte order mark; some parsers then miss the opening `---` line.",
		at: place(0, 0)
	});
	const whole = {
		path,
		text: raw,
		front: null,
		page: false
	};
	const split = splitFrontmatter(text);
	if ("fault" in split) {
		const { fault, message, offset } = split;
		const at = place(offset, lineEnd(text, offset));
		const { body, blocks } = bodyOf(path, text, 0, lines);
		if (fault === "frontmatter-missing" && !mustBeSkill(path)) return {
			...whole,
			body,
			blocks,
			page: true,
			problems: []
		};
		problems.push({
			rule: fault,
			message,
			at,
			about: fault,
			stated: fault
		});
		return {
			...whole,
			body,
			blocks,
			problems
		};
	}
	const { start, end, fence } = split;
	const { body, blocks } = bodyOf(path, text, nextLine(text, end), lines);
	const opening = place(fence, lineEnd(text, fence));
	const read = readFront(path, text.slice(start, end), {
		start,
		lines,
		opening
	});
	return {
		...whole,
		body,
		blocks,
		front: read.front,
		problems: [...problems, ...read.problems]
	};
}
function bodyOf(path, whole, start, lines) {
	const text = whole.slice(start);
	const blocks = manifestBlocks(path, text, start, lines);
	return {
		body: {
			text,
			prose: [start, ...blocks.map((block) => endOf$1(block, whole))].map((from, at) => {
				const line = blocks[at]?.at.range?.start.line;
				return whole.slice(from, line === void 0 ? whole.length : lines.offset(line));
			}).join(""),
			line: lines.position(start).line
		},
		blocks
	};
}
function endOf$1({ end, closed }, text) {
	const next = closed ? nextLine(text, end) : end;
	if (text.startsWith("\r\n", next)) return next + 2;
	return text.startsWith("\n", next) ? next + 1 : next;
}
function readFront(path, front, { start, lines, opening }) {
	const syntax = (message, at) => ({
		front: null,
		problems: [{
			rule: "frontmatter-syntax",
			message,
			at
		}]
	});
	if (front.length > maximumFront) return {
		front: null,
		problems: [{
			rule: "file-too-large",
			message: `The frontmatter has ${front.length} characters; at most ${maximumFront} are read.`,
			at: opening
		}]
	};
	const { root, faults, duplicates } = parseYaml(path, front, start, lines);
	const fault = faults[0];
	if (fault) {
		const { message, at } = explain(fault, front, start, lines);
		return syntax(message, at);
	}
	if (root === null) return syntax("The frontmatter is empty; it holds no name and no description.", opening);
	if (root.kind !== "table") return syntax(`The frontmatter is ${root.kind === "list" ? "a list" : "a single value"}; \`name: …\` and \`description: …\` lines belong there.`, root.at);
	return {
		front: root,
		problems: duplicates.map(({ key, keyAt }) => {
			return {
				rule: "frontmatter-duplicate-key",
				message: `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`,
				at: keyAt,
				about: key
			};
		})
	};
}
function splitFrontmatter(text) {
	let fence = 0;
	while (fence < text.length && text.slice(fence, lineEnd(text, fence)).trim() === "") fence = nextLine(text, fence);
	if (!isFence(text, fence)) return missing(text, fence);
	const start = nextLine(text, fence);
	for (let at = start; at < text.length; at = nextLine(text, at)) if (isFence(text, at)) return {
		fence,
		start,
		end: at
	};
	return {
		fault: "frontmatter-unterminated",
		message: "The frontmatter opened here is not closed by a second `---` line.",
		offset: fence
	};
}
function missing(text, offset) {
	const fault = "frontmatter-missing";
	if (offset >= text.length) return {
		fault,
		message: "The file is empty; agents find no name and no description.",
		offset: 0
	};
	const below = /^---[ \t]*\r?\n(?:name|description)[ \t]*:/m.exec(text);
	if (below) return {
		fault,
		message: `The frontmatter stands on line ${new LineMap(text.slice(0, below.index)).position(below.index).line}; it counts only above all other text.`,
		offset
	};
	return {
		fault,
		message: "The file does not begin with a `---` line; agents find no name and no description.",
		offset
	};
}
function mustBeSkill(path) {
	const [name, ...folders] = path.split("/").reverse();
	return name === "SKILL.md" || folders.includes("skills");
}
function isFence(text, offset) {
	return text.slice(offset, lineEnd(text, offset)).trim() === "---";
}
function lineEnd(text, from) {
	const at = text.indexOf("\n", from);
	return at === -1 ? text.length : at;
}
function nextLine(text, from) {
	const at = text.indexOf("\n", from);
	return at === -1 ? text.length : at + 1;
}
// src/syntax/toml-marks.ts
function* tomlMarks(text) {
	const next = /"""|'''|["'#[\]{}]/g;
	for (let found = next.exec(text); found; found = next.exec(text)) {
		const start = found.index;
		const sign = found[0];
		if (sign === "[" || sign === "{") yield {
			kind: "open",
			start,
			end: start + 1
		};
		else if (sign === "]" || sign === "}") yield {
			kind: "close",
			start,
			end: start + 1
		};
		else {
			const end = endOf(sign, text, start + sign.length);
			yield {
				kind: sign === "#" ? "comment" : "string",
				start,
				end
			};
			next.lastIndex = end;
		}
	}
}
const endings$1 = {
	"\"\"\"": /\\[\s\S]|"{3,5}/g,
	"'''": /'{3,5}/g,
	"\"": /\\.|["\n]/g,
	"'": /['\n]/g,
	"#": /\n/g
};
function endOf(sign, text, from) {
	const ending = endings$1[sign];
	if (!ending) return from;
	ending.lastIndex = from;
	for (let found = ending.exec(text); found; found = ending.exec(text)) {
		if (found[0] === "\n") return found.index;
		if (!found[0].startsWith("\\")) return found.index + found[0].length;
	}
	return text.length;
}
// src/syntax/toml-fault.ts
const words$2 = {
	"Unterminated table-key": "The header of a section is not closed by \"]\"",
	"Empty bare keys": "A key is missing here",
	"Must be a newline": "Something follows here; every key with its value stands on lines of its own",
	"Expected equal": "An \"=\" is missing behind the key",
	"Unspecified values": "A value is missing here",
	"Expected comma": "A comma or a closing bracket is missing before this",
	"The key, equals sign": "A key, its \"=\" and the beginning of its value stand on one line",
	"Unexpected spaces": "The two brackets of a list of sections stand next to each other",
	"Three or more quotes": "More quotes stand here than a text can end with",
	"Trailing comma": "A comma stands before the closing \"}\"",
	"Invalid character in escape": "This \"\\\" begins no escape TOML has; a text between single quotes takes every \"\\\" as it is",
	"Invalid code point": "This escape names no character",
	"Consecutive dots": "Two dots follow each other in a key",
	"Keys cannot end": "A key ends with a dot",
	"Keys cannot start": "A key begins with a dot",
	"Leading zeros": "A number begins with 0, which TOML has not",
	"Underscores are allowed": "An \"_\" in a number stands between two digits",
	"Unexpected invalid date": "This date does not exist",
	"Unexpected invalid time": "This time does not exist"
};
function tomlFault(text, { message, index }) {
	const start = Math.min(index, Math.max(text.length - 1, 0));
	if (/^Unterminated (?:string|array|inline)/.test(message)) {
		const open = openAt(text, index);
		if (open) return open;
	}
	if (message.startsWith("Defining a key multiple times")) return repeated(text, start);
	if (/^(?:Must be a newline|Expected comma)/.test(message)) {
		const number = numberAt(text, start);
		if (number) return number;
	}
	const own = Object.entries(words$2).find(([beginning]) => message.startsWith(beginning))?.[1];
	if (own === void 0) return wordAt(text, start) ?? missingAt(text, start) ?? signAt(text, start);
	const backslash = message.includes("escape") ? text.lastIndexOf("\\", start) : -1;
	return {
		message: own,
		start: backslash === -1 ? start : backslash,
		end: start + 1
	};
}
function openAt(text, offset) {
	const open = [];
	for (const { kind, start, end } of tomlMarks(text)) {
		if (start > offset) break;
		if (kind === "open") open.push(start);
		else if (kind === "close") open.pop();
		else if (kind === "string" && end >= offset && !isClosed$1(text.slice(start, end))) return {
			message: "The text that begins here is not closed by its quotes",
			start,
			end
		};
	}
	const last = open.at(-1);
	if (last === void 0) return null;
	const closing = text[last] === "{" ? "}" : "]";
	return {
		message: `The ${text[last] === "{" ? "inline table" : "list"} that begins here is not closed by "${closing}"`,
		start: last,
		end: last + 1
	};
}
function isClosed$1(string) {
	const quotes = /^(?:"""|'''|["'])/.exec(string)?.[0] ?? "";
	return string.length >= 2 * quotes.length && string.endsWith(quotes);
}
function numberAt(text, offset) {
	const line = lineOf$1(text, offset);
	const start = valueStart(text, offset);
	if (start === null || !/^[+-]?\d[\w.+:-]*$/.test(text.slice(start, offset))) return null;
	const word = /^[^\s,\]}#"'=]+/.exec(text.slice(start, line.end))?.[0] ?? "";
	if (start + word.length <= offset) return null;
	return {
		message: `${quoted(word)} is no TOML value; a text stands in quotes`,
		start,
		end: start + word.length
	};
}
function valueStart(text, offset) {
	const { start } = lineOf$1(text, offset);
	const before = text.slice(start, offset);
	const sign = Math.max(...[
		"=",
		"[",
		","
	].map((one) => before.lastIndexOf(one)));
	if (sign < 0) return null;
	return offset - text.slice(start + sign + 1, offset).trimStart().length;
}
function wordAt(text, offset) {
	const start = valueStart(text, offset);
	if (start === null) return null;
	const word = /^(?:[<>^~]+=?|[\p{L}_$./*-])[^\s,\]}#"'=]*/u.exec(text.slice(start, lineOf$1(text, offset).end));
	if (!word) return null;
	const hint = /^(?:true|false|yes|no|on|off)$/i.test(word[0]) ? "the two truth values are true and false" : "a text stands in quotes";
	return {
		message: `${quoted(word[0])} is no TOML value; ${hint}`,
		start,
		end: start + word[0].length
	};
}
function missingAt(text, offset) {
	let at = offset - 1;
	while (at >= 0 && /\s/.test(text[at] ?? "x")) at--;
	if (text[at] === "=") return {
		message: "A value is missing here",
		start: at,
		end: at + 1
	};
	if (at < 0 || ",[{".includes(text[at] ?? "") || !isOpen(text, offset)) return null;
	return {
		message: String(words$2["Expected comma"]),
		start: offset,
		end: offset + 1
	};
}
function isOpen(text, offset) {
	let depth = 0;
	for (const { kind, start } of tomlMarks(text)) {
		if (start >= offset) break;
		depth += kind === "open" ? 1 : kind === "close" ? -1 : 0;
	}
	return depth > 0;
}
function signAt(text, offset) {
	const sign = String.fromCodePoint(text.codePointAt(offset) ?? 0);
	const end = offset + sign.length;
	if (text === "") return {
		message: "There is nothing to read",
		start: 0,
		end: 0
	};
	const hint = sign === ":" ? "; \"=\" stands between a key and its value" : "";
	return {
		message: `${quoted(sign)} is not what TOML has here${hint}`,
		start: offset,
		end
	};
}
function repeated(text, offset) {
	const { start, end } = lineOf$1(text, offset);
	if (/^[ \t]*\[\[?[^=[{]*$/.test(text.slice(start, offset))) {
		const source = text.slice(start, end);
		const closing = source.indexOf("]", offset - start);
		const length = source[closing + 1] === "]" ? closing + 2 : closing + 1;
		const first = start + source.length - source.trimStart().length;
		return {
			message: `Section ${quoted(source.slice(0, length).trimStart())} stands here a second time, or a value has its name`,
			start: first,
			end: start + length
		};
	}
	const source = keyAt(text, offset, end);
	return {
		message: `Key ${source.startsWith("\"") ? clipped(source) : quoted(source)} stands here a second time`,
		start: offset,
		end: offset + source.length
	};
}
function keyAt(text, offset, end) {
	const first = tomlMarks(text.slice(offset, end))[Symbol.iterator]().next().value;
	if (first?.kind === "string" && first.start === 0) return text.slice(offset, offset + first.end);
	return /^[\w-]*/.exec(text.slice(offset, end))?.[0] ?? "";
}
function lineOf$1(text, offset) {
	const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
	const next = text.indexOf("\n", offset);
	const end = next === -1 ? text.length : next;
	return {
		start,
		end: text[end - 1] === "\r" ? end - 1 : end
	};
}
// src/syntax/toml-limits.ts
const longest$2 = 65536;
const maximumValues = 1e5;
function tomlLimit(text) {
	return strangeSign(text) ?? tooMuch(text);
}
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)/;
function strangeSign(text) {
	const found = control.exec(text);
	if (!found) return null;
	const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
	return {
		code: "TOML",
		message: found[0] === "\r" ? "A carriage return stands alone here; lines of TOML end in LF or CRLF" : `The control character U+${code} stands here; TOML writes it as \\u${code} in a text`,
		start: found.index,
		end: found.index + 1
	};
}
function tooMuch(text) {
	let depth = 0;
	let values = 0;
	let last = 0;
	for (const { kind, start, end } of tomlMarks(text)) {
		values += kind === "open" || kind === "comment" ? 1 : 0;
		const limit = between(text, last, start, maximumValues - values);
		if (typeof limit !== "number") return limit;
		values += limit;
		last = end;
		if (kind === "close") depth--;
		if (kind === "open" && ++depth > 64) return {
			code: "TOO_MUCH",
			message: tooDeep,
			start,
			end
		};
		if (kind === "string" && end - start > longest$2) return tooLong(start, start + 1);
	}
	const limit = between(text, last, text.length, maximumValues - values);
	return typeof limit === "number" ? null : limit;
}
function between(text, from, to, most) {
	let values = 0;
	let start = from;
	for (let at = from; at < to; at++) {
		const sign = text[at] ?? "";
		if (sign === "=" || sign === "," || sign === ".") values++;
		if (values > most) return tooMany(at);
		if (at - start > longest$2) return tooLong(start, at);
		if (" 	\r\n=,.".includes(sign)) start = at + 1;
	}
	return values > most ? tooMany(from) : values;
}
function tooMany(at) {
	return {
		code: "TOO_MUCH",
		message: `There are more than ${maximumValues} values, keys and comments`,
		start: at,
		end: at + 1
	};
}
function tooLong(start, end) {
	return {
		code: "TOO_MUCH",
		message: `A value or key here has more than ${longest$2} characters`,
		start,
		end
	};
}
// src/syntax/toml.ts
function parseToml(path, text) {
	const bare = text.startsWith("﻿") ? text.slice(1) : text;
	const lines = new LineMap(bare);
	const place = (start, end) => ({
		path,
		range: lines.range(start, Math.max(start, end))
	});
	const limit = tomlLimit(bare);
	if (limit) {
		const { code, message, start, end } = limit;
		return unread$2({
			code,
			message,
			at: place(start, end)
		});
	}
	const { ParseError, parseTOML } = (0, import_packages.tomlPackage)();
	try {
		const reader = new Reader$1(bare, place);
		const root = reader.document(parseTOML(bare).body[0]);
		return reader.fault ? unread$2(reader.fault) : {
			root,
			faults: [],
			duplicates: []
		};
	} catch (cause) {
		if (cause instanceof ParseError) {
			const { message, start, end } = tomlFault(bare, cause);
			return unread$2({
				code: "TOML",
				message,
				at: place(start, end)
			});
		}
		return unread$2({
			code: "TOO_MUCH",
			message: "Something in the text is too long or nests too deep to be read",
			at: place(0, 0)
		});
	}
}
var Reader$1 = class {
	fault = null;
	#text;
	#place;
	constructor(text, place) {
		this.#text = text;
		this.#place = place;
	}
	document(node) {
		const root = table$1(this.#place(0, 0));
		for (const part of node.body) if (part.type === "TOMLKeyValue") this.#pair(part, root, 0);
		else this.#section(part, root);
		return root;
	}
	#section(node, root) {
		const keys = node.key.keys;
		const last = keys.at(-1);
		if (!last) return;
		const holder = this.#holder(root, keys.slice(0, -1), 0);
		const at = this.#at(node.key);
		const name = nameOf$1(last);
		const known = holder.fields.get(name)?.value;
		let target = known?.kind === "table" ? known : table$1(at);
		if (node.kind === "array") {
			target = table$1(at);
			const items = known?.kind === "list" ? known.items : [];
			items.push(target);
			if (!known) this.#put(holder, last, {
				kind: "list",
				items,
				at
			});
		} else if (known !== target) this.#put(holder, last, target);
		for (const pair of node.body) this.#pair(pair, target, keys.length);
	}
	#pair(node, into, depth) {
		const keys = node.key.keys;
		const last = keys.at(-1);
		if (!last) return;
		const holder = this.#holder(into, keys.slice(0, -1), depth);
		this.#put(holder, last, this.#value(node.value, depth + keys.length));
	}
	#holder(from, keys, depth) {
		let holder = from;
		for (const [level, key] of keys.entries()) {
			if (depth + level > 64) return this.#refuse(key);
			const known = holder.fields.get(nameOf$1(key))?.value;
			const inner = known?.kind === "list" ? known.items.at(-1) : known;
			if (inner?.kind === "table") holder = inner;
			else {
				const next = table$1(this.#at(key));
				this.#put(holder, key, next);
				holder = next;
			}
		}
		return holder;
	}
	#value(node, depth) {
		if (depth > 64) return this.#refuse(node);
		const at = this.#at(node);
		switch (node.type) {
			case "TOMLArray": return {
				kind: "list",
				items: node.elements.map((element) => this.#value(element, depth + 1)),
				at
			};
			case "TOMLInlineTable": {
				const inner = table$1(at);
				for (const pair of node.body) this.#pair(pair, inner, depth);
				return inner;
			}
			default: return scalar$1(jsonOf(node), this.#source(node), at);
		}
	}
	#put(holder, key, value) {
		const name = nameOf$1(key);
		holder.fields.set(name, {
			key: name,
			keyAt: this.#at(key),
			value
		});
	}
	#at({ range: [start, end] }) {
		return this.#place(start, end);
	}
	#source({ range: [start, end] }) {
		return this.#text.slice(start, end);
	}
	#refuse(node) {
		const at = this.#at(node);
		this.fault ??= {
			code: "TOO_MUCH",
			message: tooDeep,
			at
		};
		return table$1(at);
	}
};
function table$1(at) {
	return {
		kind: "table",
		fields: new Map(),
		at
	};
}
function nameOf$1(key) {
	return key.type === "TOMLBare" ? key.name : key.value;
}
function jsonOf(node) {
	const { kind, value } = node;
	if (kind === "integer") return Number.isSafeInteger(value) ? value + 0 : NaN;
	if (kind === "float") return Number.isInteger(value) ? NaN : value;
	return value instanceof Date ? NaN : value;
}
// src/syntax/skill-toml.ts
function parseSkillToml(path, text) {
	const { root, faults } = parseToml(path, text);
	const problems = faults.map(({ message, at }) => ({
		rule: "toml-syntax",
		message: `${message}.`,
		at,
		about: "syntax"
	}));
	return {
		path,
		root: root?.kind === "table" ? root : null,
		problems
	};
}
// src/syntax/tools.ts
function toolsOf(value) {
	if (value.kind === "null") return [];
	if (value.kind !== "list") {
		const text = source(value);
		return text === void 0 ? void 0 : tokens(text);
	}
	const entries = value.items.map((item) => source(item));
	return entries.every((entry) => entry !== void 0) ? entries.flatMap(tokens) : void 0;
}
function tokens(text) {
	const found = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const sign = text[at] ?? " ";
		if (sign === "(") depth++;
		else if (sign === ")") depth = Math.max(depth - 1, 0);
		else if (at === text.length || depth === 0 && /[\s,]/.test(sign)) {
			if (at > start) found.push(text.slice(start, at));
			start = at + 1;
		}
	}
	return found;
}
// src/dialects/declared-version.ts
function declaredVersion({ root }) {
	for (const value of [get(root, "version"), get(get(root, "metadata"), "version")]) {
		const written = source(value);
		if (value && written) return {
			value: written,
			at: value.at
		};
	}
	return null;
}
// src/dialects/dialect.ts
function readable(manifest, problems = []) {
	return {
		manifest,
		unreadable: false,
		problems
	};
}
// src/dialects/manifest-v1-keys.ts
const manifestV1Keys = new Set([
	"manifest_version",
	"interface",
	"inputs",
	"env",
	"preconditions",
	"outputs",
	"execution",
	"sensitive"
]);
function appliesTo(front) {
	const { fields } = front;
	return fields.has("manifest_version") || fields.get("interface")?.value.kind === "table";
}
// src/dialects/agent-skills.ts
const id$2 = "agent-skills";
const agentSkills = {
	id: id$2,
	title: "Agent Skills frontmatter",
	source: "https://agentskills.io/specification",
	claim({ path, skillMd }) {
		if (!skillMd?.front) return null;
		const { front, body } = skillMd;
		return readable({
			dialect: id$2,
			path,
			root: front,
			body
		});
	},
	state: (manifest) => ({
		name: source(get(manifest.root, "name")) || null,
		version: declaredVersion(manifest),
		get items() {
			return [...itemsOf(manifest)];
		}
	})
};
function* itemsOf(manifest) {
	const { root, body, path } = manifest;
	const first = root.fields.get("name") ?? fields$1(root)[0];
	yield item$3("manifest", id$2, "", first?.keyAt ?? root.at, new Map());
	const version = declaredVersion(manifest);
	const isVersion = (value) => version !== null && source(value) === version.value;
	const inV1 = appliesTo(root) ? manifestV1Keys : new Set();
	for (const field of fields$1(root)) {
		if (inV1.has(field.key)) continue;
		if (field.key === "version" && isVersion(field.value)) continue;
		if (field.key === "name" && source(field.value)) continue;
		yield* itemsOfField(field, isVersion);
	}
	if (body) {
		const shape = {
			type: "text",
			value: digest(body.prose)
		};
		const at = {
			path,
			range: {
				start: place$1(body.line),
				end: place$1(body.line)
			}
		};
		yield item$3("body", "", "", at, new Map([["value", {
			shape,
			at
		}]]));
	}
}
function* itemsOfField(field, isVersion) {
	const { key, value } = field;
	const text = source(value);
	if ((key === "description" || key === "license" || key === "compatibility") && text !== void 0) {
		yield itemOf(key, "", pointer(key), field, {
			type: "text",
			value: text
		});
		return;
	}
	if (key === "metadata" && value.kind === "table") {
		for (const entry of fields$1(value)) {
			if (entry.key === "version" && isVersion(entry.value)) continue;
			const shape = {
				type: "json",
				value: asWritten(entry.value)
			};
			yield itemOf("metadata", entry.key, pointer(key, entry.key), entry, shape);
		}
		return;
	}
	if (key === "allowed-tools" && value.kind === "null") return;
	const tools = key === "allowed-tools" ? toolsOf(value) : void 0;
	if (tools) yield itemOf("allowed-tools", "", pointer(key), field, {
		type: "tools",
		value: tools
	});
	else yield itemOf("field", key, pointer(key), field, {
		type: "json",
		value: asWritten(value)
	});
}
function itemOf(kind, name, at, field, shape) {
	const facets = new Map([["value", {
		shape,
		at: field.value.at
	}]]);
	return item$3(kind, name, at, field.keyAt, facets);
}
function item$3(kind, name, path, at, facets) {
	return {
		kind,
		owner: "",
		name,
		dialect: id$2,
		pointer: path,
		at,
		facets
	};
}
function place$1(line) {
	return {
		line,
		column: 1
	};
}
function digest(body) {
	const lines = body.split("\n").map((line) => line.trimEnd());
	return createHash("sha256").update(lines.join("\n").trimEnd()).digest("hex");
}
// src/dialects/facets.ts
function flagFacet$1(value, at) {
	return {
		shape: {
			type: "flag",
			value
		},
		at
	};
}
function valueFacet(value) {
	return {
		shape: {
			type: "json",
			value: plain$1(value)
		},
		at: value.at
	};
}
function jsonFacet(value) {
	return value && {
		shape: {
			type: "json",
			value: asWritten(value)
		},
		at: value.at
	};
}
function textFacet(value) {
	const written = text$2(value);
	return value && written !== void 0 ? {
		shape: {
			type: "text",
			value: written
		},
		at: value.at
	} : void 0;
}
function versionFacet(value) {
	const written = source(value);
	return value && written !== void 0 ? {
		shape: {
			type: "version",
			value: written
		},
		at: value.at
	} : void 0;
}
// src/dialects/manifest-v1/item.ts
function item$2(kind, name, pointer, at, facets = []) {
	const present = facets.filter((pair) => pair[1] !== void 0);
	return {
		kind,
		owner: "",
		name,
		dialect: "manifest-v1",
		pointer,
		at,
		facets: new Map(present)
	};
}
function extras(value, known) {
	if (value.kind !== "table") return void 0;
	const unknown = [...value.fields.values()].filter(({ key }) => !known.includes(key));
	const first = unknown[0];
	if (!first) return void 0;
	const object = Object.create(null);
	for (const { key, value: inner } of unknown) object[key] = asWritten(inner);
	return {
		shape: {
			type: "json",
			value: object
		},
		at: first.keyAt
	};
}
function textOr(value, fallback, at) {
	return {
		shape: {
			type: "text",
			value: text$2(value) ?? fallback
		},
		at: value?.at ?? at
	};
}
// src/dialects/manifest-v1/unique.ts
function unique(entries) {
	const first = new Map();
	for (const entry of entries) if (!first.has(entry.name)) first.set(entry.name, entry);
	return [...first.values()];
}
function uniqueByBase(entries, fallback) {
	const paths = new Set();
	const renamed = entries.map((entry) => {
		const base = baseOf(entry, fallback);
		return {
			...entry,
			full: `${base}\0${entry.name}`,
			other: `${entry.name} (${base})`
		};
	});
	const seen = new Set();
	return renamed.flatMap(({ full, other, ...entry }) => {
		if (seen.has(full)) return [];
		seen.add(full);
		const first = !paths.has(entry.name);
		paths.add(entry.name);
		return [first ? entry : {
			...entry,
			name: other
		}];
	});
}
// src/dialects/manifest-v1/inputs.ts
function inputItems(root) {
	const inputs = unique(inputsOf(root)).map((input) => item$2("input", input.name, input.pointer, input.at, inputFacets(input)));
	return [...inputs, ...onlyInterface(root, "inputs", inputs)];
}
function environmentItems(root) {
	const known = [
		"name",
		"description",
		"sensitive"
	];
	const variables = unique(variablesOf(root)).map((variable) => {
		const { name, pointer, at, value } = variable;
		return item$2("environment", name, pointer, at, [
			...flags$1(variable),
			["description", textFacet(get(value, "description"))],
			["extras", extras(value, known)]
		]);
	});
	return [...variables, ...onlyInterface(root, "env", variables)];
}
function onlyInterface(root, list, declared) {
	const names = new Set(declared.map(({ name }) => name));
	return unique(interfaceOf(root, list) ?? []).filter(({ name }) => !names.has(name)).map(({ name, pointer, at }) => list === "inputs" ? item$2("input", name, pointer, at) : item$2("environment", name, pointer, at, [["required", flagFacet$1(true, at)]]));
}
function flags$1(entry) {
	const sensitive = get(entry.value, "sensitive")?.at ?? entry.at;
	return [["required", flagFacet$1(entry.required, entry.at)], ["sensitive", flagFacet$1(isSensitive(entry), sensitive)]];
}
const inputKeys = [
	"name",
	"description",
	"schema",
	"default",
	"sensitive"
];
function inputFacets(input) {
	const schema = get(input.value, "schema");
	const [first, second] = defaultsOf(input);
	const own = get(input.value, "description");
	const inner = get(schema, "description");
	return [
		...flags$1(input),
		["default", defaultFacet(first)],
		["schema", schemaFacet(input)],
		["description", textFacet(own ?? inner)],
		["schema.default", defaultFacet(second)],
		["schema.description", own && jsonFacet(inner)],
		...fields$1(input.value).filter(({ key }) => !inputKeys.includes(key)).map(unknownFacet)
	];
}
function defaultFacet(found) {
	return found && valueFacet(found.value);
}
function schemaFacet(input) {
	const schema = get(input.value, "schema");
	if (schema?.kind !== "table") return {
		shape: {
			type: "schema",
			value: schema ? plain$1(schema) : {}
		},
		at: schema?.at ?? input.at
	};
	const value = Object.create(null);
	for (const [key, field] of schema.fields) if (key !== "default" && key !== "description") value[key] = plain$1(field.value);
	return {
		shape: {
			type: "schema",
			value
		},
		at: schema.at
	};
}
function unknownFacet({ key, value }) {
	return [key === "required" ? "entry.required" : key, jsonFacet(value)];
}
// src/dialects/manifest-v1/outputs.ts
function outputItems(root) {
	const values = defaultTexts(root);
	const { globs, onlyInterface } = matchOutputs(root);
	const written = new Map(outputsOf$1(root).map((output) => [output.pointer, output.name]));
	const outputs = uniqueByBase(outputsOf$1(root), "repo_root").map((output) => {
		const { name, pointer, at, value } = output;
		const pattern = written.get(pointer) ?? name;
		const effective = fillIn(pattern, values);
		const others = globs.get(pointer)?.filter((glob) => glob.name !== pattern) ?? [];
		return item$2("output", name, pointer, at, [
			["base", textOr(get(value, "base"), "repo_root", at)],
			["description", textFacet(get(value, "description"))],
			["effective", {
				shape: {
					type: "text",
					value: effective
				},
				at
			}],
			["interface", globFacet(others)],
			["extras", extras(value, [
				"pattern",
				"base",
				"description"
			])]
		]);
	});
	const known = new Set(outputs.map(({ name }) => name));
	const others = unique(onlyInterface).filter(({ name }) => !known.has(name)).map(({ name, pointer, at, value }) => item$2("output", name, pointer, at, [["extras", extras(value, ["pattern"])]]));
	return [...outputs, ...others];
}
function globFacet(globs) {
	const first = globs[0];
	const text = globs.map(({ name }) => name).join(", ");
	return first && {
		shape: {
			type: "text",
			value: text
		},
		at: first.at
	};
}
function artifactItems(root) {
	const taken = new Set();
	return unique(items(get(get(root, "outputs"), "artifacts")).map((value, index) => {
		const named = nameOf(value);
		const written = source(named);
		const again = written !== void 0 && taken.has(written) && named !== get(value, "name");
		const name = written === void 0 || again ? described(value) : written;
		taken.add(name);
		return {
			name,
			at: named?.at ?? value.at,
			pointer: pointer("outputs", "artifacts", index),
			value
		};
	})).map(({ name, pointer, at, value }) => item$2("artifact", name, pointer, at, [["value", jsonFacet(value)]]));
}
function nameOf(artifact) {
	if (artifact.kind === "string") return artifact;
	return [
		"name",
		"path",
		"pattern",
		"id"
	].map((key) => get(artifact, key)).find((value) => ![void 0, ""].includes(source(value)));
}
function described(artifact) {
	if (artifact.kind !== "table") return canonical(plain$1(artifact));
	return [...fields$1(artifact)].sort((one, other) => compareText(one.key, other.key)).map(({ key, value }) => {
		const written = text$2(value);
		return `${key}: ${written !== void 0 && !/["\n,:]/.test(written) ? written : canonical(plain$1(value))}`;
	}).join(", ");
}
// src/dialects/manifest-v1/requirements.ts
function commandItems(root) {
	return unique(commandsOf(root)).map(({ name, pointer, at, value }) => item$2("command", name, pointer, at, [
		["min", versionFacet(get(value, "min_version"))],
		["max", versionFacet(get(value, "max_version"))],
		["extras", extras(value, [
			"cmd",
			"min_version",
			"max_version"
		])]
	]));
}
function fileItems(root) {
	return uniqueByBase(filesOf$2(root), "skill_root").map(({ name, pointer, at, value }) => item$2("file", name, pointer, at, [
		["base", textOr(get(value, "base"), "skill_root", at)],
		["description", textFacet(get(value, "description"))],
		["extras", extras(value, [
			"path",
			"base",
			"description"
		])]
	]));
}
// src/dialects/manifest-v1/rest.ts
function manifestItem(root) {
	const version = root.fields.get("manifest_version");
	const place = version?.keyAt ?? root.fields.get("interface")?.keyAt ?? root.at;
	return item$2("manifest", "manifest-v1", version ? "/manifest_version" : "/interface", place, [["format", versionFacet(version?.value)]]);
}
function executionItems(root) {
	return fields$1(get(root, "execution")).filter(({ value }) => value.kind !== "null").map(({ key, keyAt, value }) => item$2("execution", key, pointer("execution", key), keyAt, [["value", hintFacet(key, value)]]));
}
function hintFacet(key, value) {
	return {
		shape: hintShape(key, value),
		at: value.at
	};
}
function hintShape(key, value) {
	if (value.kind === "boolean") return {
		type: "flag",
		value: value.value === true
	};
	if (value.kind === "number" && key === "timeout") return {
		type: "number",
		value: Number(value.value)
	};
	return {
		type: "json",
		value: asWritten(value)
	};
}
function sensitiveItem(root) {
	const field = root.fields.get("sensitive");
	const at = field?.keyAt ?? manifestItem(root).at;
	return item$2("sensitive", "", "/sensitive", at, [["value", flagFacet$1(flag$1(field?.value) === true, field?.value.at ?? at)]]);
}
const known$3 = {
	inputs: {
		required: "list",
		optional: "list"
	},
	env: {
		required: "list",
		optional: "list"
	},
	preconditions: {
		commands: "list",
		files: "list"
	},
	outputs: {
		files: "list",
		artifacts: "list"
	},
	interface: {
		inputs: "list",
		outputs: "list",
		env: "list"
	}
};
function fieldItems$1(root) {
	return [...Object.entries(known$3).flatMap(([name, keys]) => {
		const table = root.fields.get(name);
		if (!table || table.value.kind === "null") return [];
		if (table.value.kind !== "table") return [fieldItem$1(name, pointer(name), table)];
		return fields$1(table.value).filter(({ key, value }) => !(Object.hasOwn(keys, key) && fits$1(keys[key], value))).map((field) => fieldItem$1(`${name}.${field.key}`, pointer(name, field.key), field));
	}), ...strayHints(root)];
}
function fits$1(kind, value) {
	return value.kind === kind || value.kind === "null";
}
function strayHints(root) {
	const execution = root.fields.get("execution");
	if (!execution || ["table", "null"].includes(execution.value.kind)) return [];
	return [fieldItem$1("execution", "/execution", execution)];
}
function fieldItem$1(name, at, { keyAt, value }) {
	return item$2("field", name, at, keyAt, [["value", jsonFacet(value)]]);
}
// src/dialects/manifest-v1.ts
const manifestV1 = {
	id: "manifest-v1",
	title: "Skill manifest 1.0 (ADR-002)",
	source: "ADR-002",
	claim({ path, skillMd }) {
		if (!skillMd?.front || !appliesTo(skillMd.front)) return null;
		const { front, body } = skillMd;
		return readable({
			dialect: "manifest-v1",
			path,
			root: front,
			body
		});
	},
	state(manifest) {
		const { root } = manifest;
		return {
			name: source(get(root, "name")) || null,
			version: declaredVersion(manifest),
			get items() {
				return [
					manifestItem(root),
					...inputItems(root),
					...environmentItems(root),
					...commandItems(root),
					...fileItems(root),
					...outputItems(root),
					...artifactItems(root),
					...executionItems(root),
					sensitiveItem(root),
					...fieldItems$1(root)
				];
			}
		};
	}
};
// src/model/edits.ts
function edited(text, edits) {
	const pieces = [];
	let at = 0;
	for (const edit of [...edits].sort(inOrder)) {
		pieces.push(text.slice(at, edit.start), edit.text);
		at = edit.end;
	}
	return pieces.join("") + text.slice(at);
}
function overlap(some, others) {
	return some.some((one) => others.some(({ start, end }) => one.start < end && start < one.end));
}
function inOrder(a, b) {
	return a.start - b.start;
}
// src/syntax/migrated-block.ts
function migratedBlock(text) {
	const lines = new LineMap(text);
	const { root } = parseJson("", text, 0, lines);
	return root?.kind === "table" ? edited(text, new Migration(text, lines, root).edits()) : text;
}
function flatEntrypoint(value) {
	const isSaid = ({ key }) => [
		"description",
		"input",
		"output"
	].includes(key);
	const all = fields$1(value);
	return {
		said: new Map(all.filter(isSaid).map((field) => [field.key, field])),
		commands: all.filter((field) => !isSaid(field))
	};
}
function filledIn({ key, keyAt }, commands) {
	const names = [...wordsOf$2([{
		name: key,
		at: keyAt,
		inputs: null,
		entrypoints: commands
	}])].flatMap((word) => placeholdersIn(word.text));
	return [...new Set(names)].filter((name) => !builtIn.has(name));
}
var Migration = class {
	#text;
	#lines;
	#root;
	#end;
	#unit;
	constructor(text, lines, root) {
		this.#text = text;
		this.#lines = lines;
		this.#root = root;
		this.#end = text.includes("\r\n") ? "\r\n" : "\n";
		this.#unit = this.#unitOf(root.fields.get("entrypoints"));
	}
	edits() {
		const entrypoints = this.#root.fields.get("entrypoints");
		const version = get(this.#root, "schema_version");
		const [first] = fields$1(this.#root);
		return [
			...version ? [this.#instead(version.at, "\"2.0\"")] : [],
			...first && !version ? [this.#insert(first, "schema_version", "2.0")] : [],
			...this.#capabilities(),
			...entrypoints ? [this.#instead(entrypoints.keyAt, "\"operations\"")] : [],
			...fields$1(entrypoints?.value).map((field) => this.#instead(field.value.at, this.#operation(field))),
			...this.#stdout()
		];
	}
	#capabilities() {
		const all = this.#root.fields;
		const before = all.get("effects") ?? all.get("entrypoints") ?? all.get("operations");
		return before && !all.has("capabilities") ? [this.#insert(before, "capabilities", [])] : [];
	}
	#stdout() {
		const last = fields$1(this.#root).at(-1);
		if (!last || this.#root.fields.has("stdout_contract")) return [];
		const style = this.#styleOf(last);
		const [, end] = this.#span(last.value.at);
		const text = this.#entry("stdout_contract", { last_line_json: false }, style);
		return [{
			start: end,
			end,
			text: `,${this.#gap(style)}${text}`
		}];
	}
	#insert(before, key, value) {
		const style = this.#styleOf(before);
		const [start] = this.#span(before.keyAt);
		return {
			start,
			end: start,
			text: `${this.#entry(key, value, style)},${this.#gap(style)}`
		};
	}
	#entry(key, value, style) {
		return `${JSON.stringify(key)}${style.colon}${this.#printed(value, style)}`;
	}
	#instead(at, text) {
		const [start, end] = this.#span(at);
		return {
			start,
			end,
			text
		};
	}
	#operation(field) {
		const { said, commands } = flatEntrypoint(field.value);
		const style = this.#styleOf(field);
		const inner = this.#inside(style);
		const inputs = filledIn(field, commands).map((name) => [name, newInput]);
		const parts = Object.entries({
			description: () => this.#slice(field.keyAt),
			input: () => this.#printed(Object.fromEntries(inputs), inner),
			output: () => this.#printed({ description: `What ${field.key} prints.` }, inner)
		}).map(([key, made]) => {
			const known = said.get(key);
			return known ? this.#fieldText(known) : `"${key}"${style.colon}${made()}`;
		});
		const entrypoints = (said.size === 0 ? this.#deeper(field.value.at, style) : null) ?? this.#commands(commands, field, inner);
		return this.#object([...parts, `"entrypoints"${style.colon}${entrypoints}`], field, style);
	}
	#commands(commands, field, inner) {
		const [first] = commands;
		const style = first !== void 0 && this.#styleOf(first).indent !== null ? inner : {
			...inner,
			indent: null
		};
		const parts = commands.map(({ keyAt, value }) => this.#deeper({
			...keyAt,
			range: joined(keyAt, value.at)
		}, inner));
		return this.#object(parts, field, style);
	}
	#object(parts, { value }, style) {
		const { indent } = style;
		if (indent === null) {
			const pad = /^\{ \S/.test(this.#slice(value.at).slice(0, 3)) ? " " : "";
			return `{${pad}${parts.join(`,${this.#gap(style)}`)}${pad}}`;
		}
		const gap = `${this.#end}${indent}${this.#unit}`;
		return `{${gap}${parts.join(`,${gap}`)}${this.#end}${indent}}`;
	}
	#printed(value, style) {
		if (value === null || typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value);
		const inner = this.#inside(style);
		const parts = Object.entries(value).map(([key, one]) => this.#entry(key, one, inner));
		if (parts.length === 0) return "{}";
		if (inner.indent === null) return `{${parts.join(`,${this.#gap(style)}`)}}`;
		const gap = `${this.#end}${inner.indent}`;
		return `{${gap}${parts.join(`,${gap}`)}${this.#end}${style.indent}}`;
	}
	#inside({ indent, colon }) {
		return {
			indent: indent === null ? null : indent + this.#unit,
			colon
		};
	}
	#gap({ indent, colon }) {
		if (indent === null) return colon === ":" ? "" : " ";
		return this.#end + indent;
	}
	#styleOf({ keyAt, value }) {
		const [start, end] = this.#span(keyAt);
		const colon = this.#text.slice(end, this.#span(value.at)[0]);
		return {
			indent: this.#indentAt(start),
			colon: /^[ \t]{0,9}:[ \t]{0,9}$/.test(colon) ? colon : ": "
		};
	}
	#indentAt(offset) {
		const text = this.#text;
		let start = offset;
		while (start > 0 && (text[start - 1] === " " || text[start - 1] === "	")) start--;
		return start === 0 || text[start - 1] === "\n" ? text.slice(start, offset) : null;
	}
	#unitOf(entrypoints) {
		const [first] = fields$1(entrypoints?.value);
		const outer = entrypoints ? this.#styleOf(entrypoints).indent ?? "" : "";
		const inner = first ? this.#styleOf(first).indent : null;
		return inner?.startsWith(outer) && inner !== outer ? inner.slice(outer.length) : "  ";
	}
	#deeper(at, { indent }) {
		const text = this.#slice(at);
		return indent === null ? text : text.replace(/\n(?=[ \t]*\S)/g, `\n${this.#unit}`);
	}
	#fieldText({ keyAt, value }) {
		return this.#slice({
			...keyAt,
			range: joined(keyAt, value.at)
		});
	}
	#slice(at) {
		return this.#text.slice(...this.#span(at));
	}
	#span({ range }) {
		return range ? [this.#offset(range.start), this.#offset(range.end)] : [0, 0];
	}
	#offset({ line, column }) {
		return this.#lines.offset(line) + column - 1;
	}
};
const newInput = {
	type: "string",
	required: true
};
function joined({ range: from }, { range: to }) {
	return from && to ? {
		start: from.start,
		end: to.end
	} : void 0;
}
// src/syntax/migration-obstacle.ts
function migrationObstacle(blocks, root, isSound) {
	if (blocks.some(({ name }) => name === "skill-manifest")) return "the skill-manifest block beside it takes its place";
	const [block, other] = blocks;
	if (!block || other) return "there are several, and which of them counts is for people to say";
	if (!isSound) return "as it is no sound JSON, part of it would be lost in a new one";
	return misplaced(root) ?? misshapen(migratedBlock(block.text));
}
function misplaced(root) {
	const flat = get(root, "entrypoints");
	if (root.fields.has("operations")) return flat ? "\"operations\" stand beside its \"entrypoints\", and which count is for people to say" : null;
	if (!flat) return "it has no \"entrypoints\" that operations could be made of";
	if (flat.kind !== "table") return `its "entrypoints" are ${seen(flat)}, where a mapping belongs`;
	for (const field of fields$1(flat)) {
		const fault = entrypointFault(field);
		if (fault !== null) return fault;
	}
	return null;
}
function entrypointFault(field) {
	const { key, value } = field;
	if (value.kind !== "table") return `entrypoint ${quoted(key)} is ${seen(value)}, where a mapping of commands belongs`;
	const where = (part) => `${quoted(part)} of entrypoint ${quoted(key)}`;
	const { said, commands } = flatEntrypoint(value);
	for (const [part, { value: one }] of said) {
		const wanted = part === "description" ? "a text" : "a mapping";
		if (!(part === "description" ? text$2(one) !== void 0 : one.kind === "table")) return `${where(part)} is ${seen(one)}, where ${wanted} belongs`;
	}
	const stray = commands.find((command) => !isCommand(command));
	if (stray) return `${where(stray.key)} is ${seen(stray.value)}, which is no command`;
	const declared = said.get("input")?.value;
	const unknown = filledIn(field, commands).find((name) => declared && !get(declared, name));
	return unknown === void 0 ? null : `the "input" of entrypoint ${quoted(key)} lacks ${quoted(unknown)}, which its command names`;
}
function isCommand({ key, value }) {
	if (value.kind === "string") return key !== "unix" && key !== "windows";
	return value.kind === "list" && items(value).every((word) => word.kind === "string");
}
function misshapen(migrated) {
	const { root } = parseJson("", migrated);
	const fault = root ? shapeDrafts(root, import_validators.skillManifestV2)[0]?.message : "it would be no sound JSON";
	if (fault === void 0) return null;
	return `the skill-manifest block made of it would be wrong: ${fault.charAt(0).toLowerCase() + fault.slice(1).replace(/\.$/, "")}`;
}
// src/dialects/skill-manifest-v2/claim.ts
function claimBlock(dialect, name, carrier) {
	const { path, skillMd } = carrier;
	const [block, ...more] = skillMd?.blocks.filter((one) => one.name === name) ?? [];
	if (!block || !skillMd) return null;
	const repeated = more.map((one) => repetition(one, block));
	const { root, faults, duplicates } = parseJson(path, block.text, block.start, block.lines);
	const unclosed = block.closed ? [] : [neverClosed(block)];
	const doubled = duplicates.map(({ key, keyAt }) => {
		return {
			rule: "block-syntax",
			message: `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`,
			at: keyAt,
			about: key
		};
	});
	if (root?.kind === "table") return {
		manifest: {
			dialect,
			path,
			root,
			body: skillMd.body
		},
		unreadable: false,
		problems: [
			...unclosed,
			...doubled,
			...repeated
		]
	};
	const wrong = unclosed.length > 0 ? unclosed : faults.map(({ message, at }) => fault$1(name, message, at));
	const other = root ? [fault$1(name, `The ${name} block is ${seen(root)}, where a JSON object belongs`, root.at)] : [];
	return {
		manifest: null,
		unreadable: true,
		problems: [
			...wrong,
			...other,
			...repeated
		]
	};
}
function fault$1(name, message, at) {
	return {
		rule: "block-syntax",
		message: `${message}.`,
		at,
		about: `${name} syntax`
	};
}
function neverClosed({ name, at }) {
	return fault$1(name, `The ${name} block that opens here is not closed by a fence as long as this one`, at);
}
function repetition({ name, at }, first) {
	return {
		rule: "block-duplicate",
		message: `A second ${name} block opens here; only the first, on line ${first.at.range?.start.line}, counts.`,
		at,
		about: name,
		stated: name
	};
}
// src/dialects/skill-manifest-v2/facts.ts
var Facts = class {
	items = [];
	#dialect;
	constructor(dialect) {
		this.#dialect = dialect;
	}
	add(kind, owner, name, path, at, facets) {
		const item = {
			kind,
			owner,
			name,
			dialect: this.#dialect,
			pointer: pointer(...path),
			at
		};
		this.items.push({
			...item,
			facets: facets ?? new Map()
		});
	}
	addField(path, { keyAt, value }) {
		this.add("field", "", path.join("."), path, keyAt, new Map([["value", jsonFacet(value)]]));
	}
	fieldsOf(table, key, path = []) {
		const field = table?.kind === "table" ? table.fields.get(key) : void 0;
		const { value } = field ?? {};
		if (field && value && value.kind !== "table") this.addField([...path, key], field);
		return fields$1(value);
	}
	addNames(kind, root, key) {
		const field = root.fields.get(key);
		if (!field) return;
		const { value } = field;
		const others = items(value).filter((one) => text$2(one) === void 0);
		const rest = value.kind === "list" ? {
			...value,
			items: others
		} : value;
		if (value.kind !== "list" || others.length > 0) this.addField([key], {
			...field,
			value: rest
		});
		for (const [at, one] of items(value).entries()) {
			const name = text$2(one);
			if (name !== void 0) this.add(kind, "", name, [key, String(at)], one.at);
		}
	}
	addEntrypoints(owner, entrypoints, path) {
		for (const { key, keyAt, value } of entrypoints) {
			const facets = new Map([["argv", jsonFacet(value)]]);
			this.add("entrypoint", owner, key, [...path, key], keyAt, facets);
		}
	}
	addStdout(root, spoken = []) {
		const key = "stdout_contract";
		const at = root.fields.get(key)?.keyAt ?? placeOf$3(root);
		const known = this.fieldsOf(root, key);
		const last = known.find((field) => field.key === "last_line_json");
		const promised = flag$1(last?.value);
		if (last && promised === void 0) this.addField([key, last.key], last);
		const facets = extensions(known, ["last_line_json", ...spoken]);
		facets.set("last_line_json", flagFacet$1(promised ?? false, last?.value.at ?? at));
		this.add("stdout", "", "", [key], at, facets);
	}
	addUnknown(root, known) {
		for (const field of fields$1(root)) if (!known.includes(field.key)) this.addField([field.key], field);
	}
	statement(root) {
		const version = get(root, "version");
		const written = source(version);
		return {
			name: text$2(get(root, "id"))?.trim() || null,
			version: version && written ? {
				value: written,
				at: version.at
			} : null,
			items: this.items
		};
	}
};
function placeOf$3(root) {
	return (root.fields.get("id") ?? fields$1(root)[0])?.keyAt ?? root.at;
}
function extensions(all, known) {
	const unknown = all.filter(({ key }) => !known.includes(key));
	return new Map(unknown.map(({ key, value }) => [key, jsonFacet(value)]));
}
// src/dialects/router-manifest.ts
const id$1 = "router-manifest";
const known$2 = [
	"id",
	"version",
	"capabilities",
	"effects",
	"entrypoints",
	"stdout_contract"
];
const routerManifest = {
	id: id$1,
	title: "Router manifest",
	source: "Skill Manifest v2, \"Migration from v1\"",
	claim(carrier) {
		const claim = claimBlock(id$1, "router-manifest", carrier);
		if (!claim?.manifest) return claim;
		const isSound = !claim.problems.some(({ rule }) => rule === "block-syntax");
		const problem = legacy(carrier, claim.manifest.root, isSound);
		return {
			...claim,
			problems: [...claim.problems, problem]
		};
	},
	state({ root }) {
		const facts = new Facts(id$1);
		facts.add("manifest", "", id$1, [], placeOf$3(root), formatOf$1(root));
		facts.addNames("tag", root, "capabilities");
		facts.addNames("effect", root, "effects");
		for (const operation of facts.fieldsOf(root, "entrypoints")) {
			const { key, keyAt, value } = operation;
			const path = ["entrypoints", key];
			const { said, commands } = flatEntrypoint(value);
			facts.add("operation", "", key, path, keyAt, new Map([...said].map(facetOf)));
			if (value.kind !== "table") facts.addField(path, operation);
			facts.addEntrypoints(key, commands, path);
		}
		facts.addStdout(root, [formatKey]);
		facts.addUnknown(root, known$2);
		return facts.statement(root);
	}
};
function facetOf([key, { value }]) {
	return [key, textFacet(value) ?? jsonFacet(value)];
}
const formatKey = "schema_version";
function formatOf$1(root) {
	const format = versionFacet(get(get(root, "stdout_contract"), formatKey));
	return new Map(format && [["format", format]]);
}
function legacy({ path, skillMd }, root, isSound) {
	const blocks = skillMd?.blocks ?? [];
	const block = blocks.find(({ name }) => name === "router-manifest");
	return {
		rule: "router-manifest-legacy",
		message: `A router-manifest block is the format before Skill Manifest v2; ${migrationObstacle(blocks, root, isSound) ?? "`skillgate fix` writes the skill-manifest block that takes its place"}.`,
		at: block?.at ?? { path },
		about: "block"
	};
}
// src/dialects/skill-manifest-v2/operations.ts
function addOperation(facts, operation, path) {
	const { key: name, keyAt, value } = operation;
	if (value.kind !== "table") facts.addField(path, operation);
	const facets = extensions(fields$1(value), [
		"description",
		"input",
		"output",
		"entrypoints"
	]);
	addText(facts, facets, value, "description", path);
	facts.add("operation", "", name, path, keyAt, facets);
	for (const input of facts.fieldsOf(value, "input", path)) addInput(facts, name, input, [
		...path,
		"input",
		input.key
	]);
	addResult(facts, name, value, path);
	const entrypoints = facts.fieldsOf(value, "entrypoints", path);
	facts.addEntrypoints(name, entrypoints, [...path, "entrypoints"]);
}
function addInput(facts, owner, input, path) {
	const { key: name, keyAt, value } = input;
	if (value.kind !== "table") facts.addField(path, input);
	const all = fields$1(value);
	const stray = all.find(({ key }) => key === "schema");
	if (stray) facts.addField([...path, "schema"], stray);
	const facets = extensions(all, [
		"type",
		"required",
		"default",
		"description",
		"schema"
	]);
	addText(facts, facets, value, "description", path);
	const field = (key) => all.find((one) => one.key === key);
	const required = field("required");
	const isRequired = flag$1(required?.value);
	if (required && isRequired === void 0) facts.addField([...path, "required"], required);
	facets.set("required", flagFacet$1(isRequired ?? false, required?.value.at ?? keyAt));
	const type = field("type")?.value;
	if (type) facets.set(...typeFacet(type));
	const fallback = field("default")?.value;
	if (fallback && fallback.kind !== "null") facets.set("default", valueFacet(fallback));
	facts.add("input", owner, name, path, keyAt, facets);
}
const types = [
	"string",
	"integer",
	"boolean",
	"number"
];
function typeFacet(type) {
	const name = text$2(type) ?? "";
	if (name !== "json" && !types.includes(name)) return ["type", jsonFacet(type)];
	return ["schema", {
		shape: {
			type: "schema",
			value: name === "json" ? {} : { type: name }
		},
		at: type.at
	}];
}
function addResult(facts, owner, operation, path) {
	const output = fields$1(operation).find(({ key }) => key === "output");
	if (!output) return;
	const inside = [...path, "output"];
	const all = facts.fieldsOf(operation, "output", path);
	const facets = extensions(all, ["description", "fields"]);
	addText(facts, facets, output.value, "description", inside);
	const named = all.find(({ key }) => key === "fields");
	facets.set("fields", flagFacet$1(named !== void 0, named?.keyAt ?? output.keyAt));
	facts.add("result", owner, "", inside, output.keyAt, facets);
	for (const field of facts.fieldsOf(output.value, "fields", inside)) {
		const facet = new Map([["value", jsonFacet(field.value)]]);
		facts.add("result-field", owner, field.key, [
			...inside,
			"fields",
			field.key
		], field.keyAt, facet);
	}
}
function addText(facts, facets, table, key, path) {
	const field = fields$1(table).find((one) => one.key === key);
	if (!field) return;
	const facet = textFacet(field.value);
	if (facet) facets.set(key, facet);
	else facts.addField([...path, key], field);
}
// src/dialects/skill-manifest-v2.ts
const id = "skill-manifest-v2";
const known$1 = [
	"schema_version",
	"id",
	"version",
	"capabilities",
	"effects",
	"operations",
	"stdout_contract"
];
const skillManifestV2 = {
	id,
	title: "Skill Manifest v2",
	source: "Skill Manifest v2",
	claim: (carrier) => claimBlock(id, "skill-manifest", carrier),
	state({ root }) {
		const facts = new Facts(id);
		const format = root.fields.get("schema_version");
		const facets = new Map();
		const version = versionFacet(format?.value);
		if (version) facets.set("format", version);
		else if (format) facts.addField(["schema_version"], format);
		const at = format?.keyAt ?? placeOf$3(root);
		facts.add("manifest", "", id, format ? ["schema_version"] : [], at, facets);
		facts.addNames("tag", root, "capabilities");
		facts.addNames("effect", root, "effects");
		for (const operation of facts.fieldsOf(root, "operations")) addOperation(facts, operation, ["operations", operation.key]);
		facts.addStdout(root);
		facts.addUnknown(root, known$1);
		return facts.statement(root);
	}
};
// src/dialects/skill-toml/item.ts
function spot(root, ...keys) {
	let value = root;
	let at = get(get(root, "skill"), "version")?.at ?? root.fields.get("skill")?.keyAt ?? root.at;
	for (const key of keys) {
		const field = value?.kind === "table" ? value.fields.get(key) : void 0;
		if (field) at = field.keyAt;
		value = field?.value;
	}
	return {
		pointer: pointer(...keys),
		value,
		at
	};
}
function item$1(kind, name, { pointer, at }, facets = {}) {
	const present = Object.entries(facets).filter((pair) => !!pair[1]);
	return {
		kind,
		owner: "",
		name,
		dialect: "skill-toml",
		pointer,
		at,
		facets: new Map(present)
	};
}
function flagFacet({ value, at }, fallback) {
	return facet({
		type: "flag",
		value: flag$1(value) ?? fallback
	}, value?.at ?? at);
}
function countFacet({ value, at }, fallback) {
	return facet({
		type: "number",
		value: count$1(value) ?? fallback
	}, value?.at ?? at);
}
function count$1(value) {
	return value?.kind === "number" && Number.isInteger(value.value) ? Number(value.value) : void 0;
}
function entriesFacet({ value, at }, of, empty = "none") {
	return facet({
		type: "entries",
		of,
		empty,
		value: sorted(value)
	}, value?.at ?? at);
}
function sorted(list) {
	return [...new Set(texts$2(list).map(({ name }) => name))].sort(compareText);
}
function texts$2(list) {
	return items(list).flatMap((value, index) => {
		const name = text$2(value);
		return name === void 0 ? [] : [{
			name,
			at: value.at,
			index
		}];
	});
}
function named(kind, list, facets = {}) {
	const first = new Map();
	for (const { name, at, index } of texts$2(list.value)) {
		const place = {
			pointer: `${list.pointer}/${index}`,
			at
		};
		if (!first.has(name)) first.set(name, item$1(kind, name, place, facets));
	}
	return [...first.values()];
}
function facet(shape, at) {
	return {
		shape,
		at
	};
}
// src/dialects/skill-toml/about.ts
function aboutItems(root) {
	const api = spot(root, "skill", "api_version");
	return [
		item$1("manifest", "skill-toml", api, { format: versionFacet(api.value) }),
		...texts$1(root),
		...[
			"authors",
			"repository",
			"documentation"
		].flatMap((key) => {
			const place = spot(root, "skill", key);
			return place.value ? [item$1("metadata", key, place, { value: jsonFacet(place.value) })] : [];
		}),
		...named("keyword", spot(root, "skill", "keywords")),
		...host(root)
	];
}
const kinds = {
	name: "display-name",
	description: "description",
	license: "license"
};
function texts$1(root) {
	return Object.entries(kinds).flatMap(([key, kind]) => {
		const place = spot(root, "skill", key);
		const value = textFacet(place.value);
		return value ? [item$1(kind, "", place, { value })] : [];
	});
}
function host(root) {
	const place = spot(root, "skill", "min_caro_version");
	const min = versionFacet(place.value);
	return min ? [item$1("host", "", place, { min })] : [];
}
// src/dialects/skill-toml/parts.ts
function partItems(root, names) {
	return [
		...[
			"knowledge",
			"recipes",
			"executable"
		].map((key) => {
			const place = spot(root, "provides", key);
			return item$1("provides", key, place, { value: flagFacet(place, false) });
		}),
		...knowledgeItems(root),
		...recipeItems(root, names),
		...moduleItems(root)
	];
}
function knowledgeItems(root) {
	const section = spot(root, "knowledge");
	const topics = named("topic", spot(root, "knowledge", "topics"));
	if (section.value?.kind !== "table") return topics;
	const knowledge = item$1("knowledge", "", section, {
		priority: countFacet(spot(root, "knowledge", "priority"), 50),
		max_context_tokens: countFacet(spot(root, "knowledge", "max_context_tokens"), 1e3)
	});
	return [...topics, knowledge];
}
function recipeItems(root, names) {
	if (!hasRecipes(root)) return [];
	const section = root.fields.has("recipes");
	const provided = spot(root, "provides", "recipes");
	const list = section ? spot(root, "recipes", "files") : provided;
	const recipes = new Map();
	for (const { at, matched } of recipeGlobs(root, names)) for (const name of matched ?? []) {
		const place = {
			pointer: list.pointer,
			at: at ?? list.at
		};
		if (!recipes.has(name)) recipes.set(name, item$1("recipe", name, place));
	}
	const level = section ? spot(root, "recipes", "default_confirmation") : provided;
	const prompt = {
		shape: {
			type: "text",
			value: "prompt"
		},
		at: level.at
	};
	const confirmation = item$1("confirmation", "", level, { value: section && textFacet(level.value) || prompt });
	return [...recipes.values(), confirmation];
}
function moduleItems(root) {
	const place = spot(root, "executable", "module");
	const exports = named("export", spot(root, "executable", "exports"));
	return text$2(place.value) === void 0 ? exports : [item$1("module", "", place, { path: textFacet(place.value) }), ...exports];
}
// src/dialects/skill-toml/powers.ts
const lists = {
	filesystem_read: "path",
	filesystem_write: "path",
	network: "domain",
	env_read: "variable"
};
function powerItems(root) {
	const secrets = spot(root, "capabilities", "secrets_access");
	return [
		...execItems(root),
		...Object.entries(lists).map(([key, of]) => {
			const place = spot(root, "capabilities", key);
			return item$1("power", key, place, { value: entriesFacet(place, of) });
		}),
		item$1("power", "secrets_access", secrets, { value: flagFacet(secrets, false) })
	];
}
function execItems(root) {
	const table = spot(root, "capabilities", "terminal_exec");
	if (table.value?.kind !== "table") return [];
	const part = (key) => spot(root, "capabilities", "terminal_exec", key);
	return [item$1("power", "terminal_exec", table, {
		allowed: flagFacet(part("allowed"), true),
		commands: entriesFacet(part("commands"), "command", "all"),
		blocked: entriesFacet(part("blocked"), "command")
	})];
}
// src/dialects/skill-toml/relations.ts
function relationItems(root) {
	return [
		...fields$1(get(root, "dependencies")).flatMap((field) => dependency(root, field)),
		...fields$1(get(root, "suggestions")).flatMap((field) => suggestion(root, field)),
		...fields$1(get(root, "features")).flatMap((field) => feature(root, field)),
		...platformItems(root)
	];
}
function dependency(root, { key, value }) {
	if (value.kind !== "string" && value.kind !== "table") return [];
	const place = spot(root, "dependencies", key);
	const part = (name) => spot(root, "dependencies", key, name);
	const features = part("features");
	return [item$1("dependency", key, place, {
		range: rangeFacet(value.kind === "string" ? place : part("version")),
		optional: flagFacet(part("optional"), false),
		features: entriesFacet(features, "name")
	})];
}
function rangeFacet({ value }) {
	const written = text$2(value);
	return value && written !== void 0 ? {
		shape: {
			type: "range",
			value: written
		},
		at: value.at
	} : void 0;
}
function suggestion(root, { key }) {
	const place = spot(root, "suggestions", key);
	const value = textFacet(place.value);
	return value ? [item$1("suggestion", key, place, { value })] : [];
}
function feature(root, { key, value }) {
	if (value.kind !== "table") return [];
	const part = (name) => spot(root, "features", key, name);
	return [item$1("feature", key, spot(root, "features", key), {
		description: textFacet(part("description").value),
		default: flagFacet(part("default"), true)
	})];
}
function platformItems(root) {
	const part = (key) => spot(root, "platform", key);
	const [required, optional] = [part("required_tools"), part("optional_tools")];
	const needed = named("tool", required, { required: flagFacet({
		...required,
		value: void 0
	}, true) });
	const known = new Set(needed.map(({ name }) => name));
	const nice = named("tool", optional, { required: flagFacet({
		...optional,
		value: void 0
	}, false) });
	return [
		...["os", "arch"].map((key) => {
			const place = part(key);
			return item$1("platform", key, place, { value: {
				shape: {
					type: "entries",
					of: "name",
					empty: "all",
					value: sorted(place.value)
				},
				at: place.value?.at ?? place.at
			} });
		}),
		...needed,
		...nice.filter(({ name }) => !known.has(name))
	];
}
// src/dialects/skill-toml/rest.ts
const text$1 = ofKind("string");
const flag = ofKind("boolean");
const table = ofKind("table");
const scalar = (value) => value.kind === "list" || value.kind === "table" ? asWritten(value) : void 0;
const whole$1 = (value) => count$1(value) === void 0 ? asWritten(value) : void 0;
const any = () => void 0;
const texts = (value) => {
	if (value.kind !== "list") return asWritten(value);
	const others = value.items.filter(({ kind }) => kind !== "string").map(asWritten);
	return others.length > 0 ? others : void 0;
};
function ofKind(kind) {
	return (value) => value.kind === kind ? void 0 : asWritten(value);
}
const known = {
	skill: {
		id: text$1,
		version: scalar,
		name: text$1,
		description: text$1,
		license: text$1,
		api_version: scalar,
		min_caro_version: scalar,
		keywords: texts,
		authors: any,
		repository: any,
		documentation: any
	},
	provides: {
		knowledge: flag,
		recipes: flag,
		executable: flag
	},
	knowledge: {
		topics: texts,
		priority: whole$1,
		max_context_tokens: whole$1
	},
	recipes: {
		files: texts,
		default_confirmation: text$1
	},
	executable: {
		module: text$1,
		exports: texts
	},
	capabilities: {
		terminal_exec: table,
		filesystem_read: texts,
		filesystem_write: texts,
		network: texts,
		env_read: texts,
		secrets_access: flag
	},
	platform: {
		os: texts,
		arch: texts,
		required_tools: texts,
		optional_tools: texts
	}
};
const exec = {
	allowed: flag,
	commands: texts,
	blocked: texts
};
const free = {
	dependencies: {
		each: (value) => value.kind === "string" || value.kind === "table" ? void 0 : asWritten(value),
		keys: {
			version: text$1,
			optional: flag,
			features: texts
		}
	},
	suggestions: {
		each: text$1,
		keys: {}
	},
	features: {
		each: table,
		keys: {
			description: text$1,
			default: flag
		}
	}
};
function fieldItems(root) {
	const capabilities = get(root, "capabilities");
	return [...fields$1(root).flatMap((field) => fieldsOfSection(field)), ...strays(get(capabilities, "terminal_exec"), ["capabilities", "terminal_exec"], exec)];
}
function fieldsOfSection(section) {
	const { key, value } = section;
	const keys = Object.hasOwn(known, key) ? known[key] : void 0;
	const open = Object.hasOwn(free, key) ? free[key] : void 0;
	if (value.kind !== "table" || !(keys || open)) return [fieldItem([key], section, asWritten(value))];
	if (keys) return strays(value, [key], keys);
	return fields$1(value).flatMap((field) => {
		const rest = open?.each(field.value);
		const path = [key, field.key];
		return rest === void 0 ? strays(field.value, path, open?.keys ?? {}) : [fieldItem(path, field, rest)];
	});
}
function strays(value, path, keys) {
	return fields$1(value).flatMap((field) => {
		const restOf = Object.hasOwn(keys, field.key) ? keys[field.key] : void 0;
		const rest = restOf ? restOf(field.value) : asWritten(field.value);
		return rest === void 0 ? [] : [fieldItem([...path, field.key], field, rest)];
	});
}
function fieldItem(path, { keyAt, value }, rest) {
	const place = {
		pointer: pointer(...path),
		at: keyAt
	};
	return item$1("field", path.join("."), place, { value: {
		shape: {
			type: "json",
			value: rest
		},
		at: value.at
	} });
}
// src/dialects/skill-toml.ts
const skillToml = {
	id: "skill-toml",
	title: "skill.toml 1.0",
	source: "skill.toml contract",
	claim({ path, skillToml }) {
		const root = skillToml?.root;
		if (!root) return null;
		const reason = foreign$1(root);
		if (reason === null) return readable({
			dialect: "skill-toml",
			path,
			root,
			body: null
		});
		return unknown$1(path, root, reason);
	},
	wants: ({ root }, names) => recipeFiles(root, names),
	state({ root }, { names }) {
		const version = get(get(root, "skill"), "version");
		const written = source(version);
		return {
			name: text$2(get(get(root, "skill"), "id")) || null,
			version: version && written ? {
				value: written,
				at: version.at
			} : null,
			get items() {
				return [
					...aboutItems(root),
					...partItems(root, names),
					...powerItems(root),
					...relationItems(root),
					...fieldItems(root)
				];
			}
		};
	}
};
function foreign$1(root) {
	const skill = get(root, "skill");
	const provides = get(root, "provides");
	const nested = (provides?.kind === "table" ? [...provides.fields.values()] : []).find(({ value }) => value.kind === "list" || value.kind === "table");
	if (nested) return `"provides.${nested.key}" is no flag`;
	if (provides?.kind === "list") return "\"provides\" is a list";
	if (get(skill, "api_version")) return null;
	if (skill?.kind !== "table") return "there is no [skill] table";
	return get(skill, "id") && provides ? null : "[skill] has neither an \"api_version\" nor an \"id\" with [provides] beside it";
}
function unknown$1(path, root, reason) {
	const top = {
		line: 1,
		column: 1
	};
	const at = root.fields.get("skill")?.keyAt ?? {
		path,
		range: {
			start: top,
			end: top
		}
	};
	return {
		manifest: null,
		unreadable: false,
		problems: [{
			rule: "skill-toml-unknown-dialect",
			message: `This skill.toml is of another format and not validated: ${reason}.`,
			at,
			about: "dialect"
		}]
	};
}
// src/dialects/skill.ts
const dialects = Object.values(__exportAll({
	agentSkills: () => agentSkills,
	manifestV1: () => manifestV1,
	routerManifest: () => routerManifest,
	skillManifestV2: () => skillManifestV2,
	skillToml: () => skillToml
})).sort((a, b) => compareText(a.id, b.id));
function readManifests(root, paths, texts, problems) {
	const carriers = [...texts].map(([path, text]) => carrierOf(path, text)).filter(({ skillMd }) => !skillMd?.page);
	if (carriers.length === 0 && texts.size === paths.length) return null;
	const claims = carriers.flatMap((carrier) => [syntaxClaim(carrier), ...dialects.flatMap((dialect) => dialect.claim(carrier) ?? [])]);
	return {
		root,
		path: paths[0] ?? root,
		manifests: claims.flatMap((claim) => claim.manifest ?? []),
		unreadable: claims.some((claim) => claim.unreadable) || texts.size < paths.length,
		problems: [...problems, ...claims.flatMap((claim) => claim.problems)],
		texts
	};
}
function carrierOf(path, text) {
	return path.endsWith(".toml") ? {
		path,
		skillMd: null,
		skillToml: parseSkillToml(path, text)
	} : {
		path,
		skillMd: parseSkillMd(path, text),
		skillToml: null
	};
}
function syntaxClaim({ skillMd, skillToml }) {
	return {
		manifest: null,
		unreadable: skillMd?.front === null || skillToml?.root === null,
		problems: (skillMd ?? skillToml)?.problems ?? []
	};
}
function wantedFiles({ root, manifests }, names) {
	const wanted = manifests.flatMap((one) => dialectOf(one)?.wants?.(one, names) ?? []);
	return [...new Set(wanted)].map((name) => join$1(root, name));
}
function readSkill(manifests, names, attached) {
	const { root } = manifests;
	const texts = new Map([...attached].map(([path, text]) => [within$1(root, path), text]));
	const statements = manifests.manifests.map((one) => stateOf(one, {
		names,
		texts
	}));
	const known = statements.find((statement) => statement.name !== null);
	const roots = manifests.manifests.map((manifest) => manifest.root);
	const versions = versionsOf(manifests.manifests, statements);
	return {
		...manifests,
		name: known?.name ?? (root === "" ? "skill" : nameOf$2(root)),
		version: [...versions.values()].at(-1) ?? null,
		versions,
		contract: new Union(statements),
		secrets: secretsIn(roots, new Set()),
		attached
	};
}
function dialectOf(manifest) {
	return dialects.find(({ id }) => id === manifest.dialect);
}
function stateOf(manifest, files) {
	return dialectOf(manifest)?.state(manifest, files) ?? {
		name: null,
		version: null,
		items: []
	};
}
function versionsOf(manifests, statements) {
	const versions = new Map();
	for (const [at, { version }] of statements.entries()) if (version) versions.set(manifests[at]?.dialect ?? "", version);
	return versions;
}
var Union = class {
	#statements;
	#items;
	constructor(statements) {
		this.#statements = statements;
	}
	get items() {
		this.#items ??= union(this.#statements);
		return this.#items;
	}
};
function union(statements) {
	const items = new Map();
	for (const item of statements.flatMap((statement) => statement.items)) {
		const facets = [...item.facets].map(([name, { shape }]) => [name, shape.value]);
		const key = canonical([
			item.kind,
			item.owner,
			item.name,
			Object.fromEntries(facets)
		]);
		if (!items.has(key)) items.set(key, item);
	}
	return [...items.values()];
}
// src/hash/run.ts
const mostHeld = 8388608;
var Run = class {
	algorithm;
	files;
	#early = null;
	#hasher;
	#next = 0;
	overflowed = false;
	constructor(algorithm, files, ignore) {
		this.algorithm = algorithm;
		this.files = algorithm.select(files, ignore);
		this.#hasher = algorithm.begin();
	}
	take(path, chunk, size, first, last) {
		if (this.overflowed) return;
		const file = this.files[this.#next];
		if (file?.path !== path) {
			this.#early ??= new Early();
			this.overflowed = !this.#early.hold(path, chunk, size, last);
			if (this.overflowed) this.#early = null;
			return;
		}
		if (first) this.#hasher.file(file, size);
		this.#hasher.chunk(chunk);
		if (!last) return;
		this.#next++;
		if (this.#early) this.#release(this.#early);
	}
	restart() {
		this.#hasher = this.algorithm.begin();
		this.#next = 0;
		this.overflowed = false;
	}
	end() {
		return this.#hasher.end();
	}
	#release(early) {
		for (;;) {
			const file = this.files[this.#next];
			const held = file && early.give(file.path);
			if (!held) return;
			this.#hasher.file(file, held.size);
			for (const chunk of held.chunks) this.#hasher.chunk(chunk);
			this.#next++;
		}
	}
};
var Early = class {
	#files = new Map();
	#bytes = 0;
	hold(path, chunk, size, last) {
		const held = this.#files.get(path) ?? {
			size,
			chunks: [],
			whole: false
		};
		held.chunks.push(chunk);
		held.whole = last;
		this.#files.set(path, held);
		this.#bytes += chunk.length;
		return this.#bytes <= mostHeld;
	}
	give(path) {
		const held = this.#files.get(path);
		if (!held?.whole) return void 0;
		this.#files.delete(path);
		for (const chunk of held.chunks) this.#bytes -= chunk.length;
		return held;
	}
};
// src/hash/digest.ts
async function digestFiles(tree, requests) {
	const skills = requests.map((request) => ({
		request,
		runs: begin(request)
	}));
	const readers = new Map();
	for (const run of skills.flatMap(({ runs }) => runs)) for (const { path } of run.files) {
		const list = readers.get(path);
		if (list) list.push(run);
		else readers.set(path, [run]);
	}
	const failures = await feed(tree, [...readers.keys()].sort(comparePaths), (path) => readers.get(path));
	for (const run of skills.flatMap(({ runs }) => runs).filter(({ overflowed }) => overflowed)) {
		run.restart();
		await feed(tree, run.files.map(({ path }) => path), () => [run]);
	}
	return skills.map(({ request, runs }) => end(request, runs, failures));
}
function feed(tree, paths, runsOf) {
	let opened = null;
	return tree.read(paths, (path, chunk, size, last) => {
		for (const run of runsOf(path) ?? []) run.take(path, chunk, size, opened !== path, last);
		opened = last ? null : path;
	});
}
function begin({ files, ignore, algorithms }) {
	if (isTooLong(ignore)) return [];
	return [...new Set(algorithms)].flatMap((id) => {
		const algorithm = algorithmNamed(id);
		return algorithm ? [new Run(algorithm, files, ignore)] : [];
	});
}
function end(request, runs, failures) {
	const unread = failures.size === 0 ? [] : request.files.filter(({ path }) => failures.has(path));
	const problems = isTooLong(request.ignore) ? [ignoreTooLong(request)] : unread.map(({ path }) => unreadable(path));
	const whole = problems.length === 0 ? runs : [];
	const values = new Map();
	for (const run of whole) {
		const value = run.end();
		if (value !== "") values.set(run.algorithm.id, value);
	}
	return {
		values,
		problems
	};
}
function isTooLong(ignore) {
	return ignore !== null && Buffer.byteLength(ignore) > 16384;
}
function ignoreTooLong({ root, ignore }) {
	return {
		rule: "file-too-large",
		message: `The .skillignore has ${Buffer.byteLength(ignore ?? "")} bytes; at most ${maximumIgnoreBytes} are read, so the skill has no hash.`,
		at: { path: join$1(root, ".skillignore") }
	};
}
function unreadable(path) {
	return {
		rule: "file-unreadable",
		message: "The file belongs to a skill but cannot be read, so the skill has no hash.",
		at: { path }
	};
}
// src/locks/unrecognised.ts
function unrecognised(path, text) {
	const tool = foreignTool(path, text);
	if (tool !== null) return problem(path, `The lock is one of ${tool}, whose hashes are not known here.`);
	const format = formatByName(path);
	if (!format) return null;
	const syntax = path.endsWith(".json") ? "JSON" : "YAML";
	const { root, faults } = syntax === "JSON" ? parseJson(path, text) : parseYaml(path, text);
	const [fault] = faults;
	if (format.writer === null) {
		const skills = get(root ?? void 0, "skills");
		return skills?.kind === "table" && skills.fields.size > 0 ? problem(path, `The lock holds no "${format.field}".`) : null;
	}
	if (fault) return {
		...unreadable$2(path, text, fault, syntax),
		severity: "warning"
	};
	return problem(path, get(root ?? void 0, "lockfileVersion") !== void 0 ? `Another tool than ${format.writer.name} wrote this lock.` : `The file has the name of the lock of ${format.writer.name}, but holds no "${format.field}".`);
}
function formatByName(path) {
	return lockFormats.find(({ files }) => files.includes(nameOf$2(path)));
}
function problem(path, why) {
	return {
		rule: "lock-unrecognised",
		message: `${why} No skill is verified against it.`,
		at: { path },
		about: "unrecognised"
	};
}
// src/locks/files.ts
async function locksIn(tree, paths, texts) {
	const locks = [];
	const lockProblems = [];
	const unread = [];
	for (const path of paths) {
		const { text = null, problems = [] } = texts.get(path) ?? {};
		const lock = text === null ? null : readLock(path, text);
		if (lock) locks.push({
			...lock,
			problems: [...problems, ...lock.problems]
		});
		else if (text === null) unread.push(path);
		else lockProblems.push(...[unrecognised(path, text) ?? []].flat());
	}
	const meant = await likeLocks(tree, unread);
	for (const path of meant) for (const problem of texts.get(path)?.problems ?? []) {
		const message = `${problem.message} No skill is verified against it.`;
		lockProblems.push({
			...problem,
			message,
			about: problem.rule
		});
	}
	return {
		locks,
		lockProblems
	};
}
async function likeLocks(tree, paths) {
	const others = paths.filter((path) => !isByName(path));
	const found = new Map();
	let end = "";
	if (others.length > 0) await tree.read(others, (path, chunk, _size, last) => {
		const text = end + Buffer.from(chunk).toString("latin1");
		const seen = found.get(path) ?? new Set();
		for (const word of words$1) if (text.includes(word)) seen.add(word);
		found.set(path, seen);
		end = last ? "" : text.slice(-longest$1);
	});
	return paths.filter((path) => isByName(path) || isLike(found.get(path)));
}
function isByName(path) {
	return Boolean(formatByName(path)?.writer);
}
const words$1 = ["skills", ...lockFormats.map(({ field }) => field)];
const longest$1 = Math.max(...words$1.map(({ length }) => length)) - 1;
function isLike(seen = new Set()) {
	return seen.has("lockfile_version") || seen.has("skills") && seen.size > 1;
}
// src/locks/wanted.ts
function algorithmsWanted(locks) {
	const wanted = new Map();
	const want = (key, algorithm) => {
		const set = wanted.get(key);
		if (set) set.add(algorithm);
		else wanted.set(key, new Set([algorithm]));
	};
	for (const lock of locks) {
		const { finds } = lockFormatOf(lock);
		const home = homeOfLock(lock.path);
		for (const { id, pins } of lock.entries) {
			const places = foldersOf$3(id).map((folder) => `at\0${installedKey(home, folder)}`);
			for (const { algorithm, folder } of pins) if (finds === "name") want(`name\0${id}`, algorithm);
			else if (finds === "installed") for (const place of places) want(place, algorithm);
			else if (folder !== void 0) want(`root\0${folder}`, algorithm);
		}
	}
	return (root, name) => {
		const place = installedAt(root);
		const keys = [`name\0${name}`, `root\0${root}`];
		if (place) keys.push(`at\0${installedKey(place.home, place.folder)}`);
		return keys.flatMap((key) => [...wanted.get(key) ?? []]);
	};
}
function filesPinned(locks, entries) {
	const pins = locks.flatMap((lock) => lock.entries.flatMap((entry) => entry.pins));
	const files = new Set(pins.flatMap(({ file }) => file ?? []));
	return files.size === 0 ? [] : entries.filter(({ path }) => files.has(path));
}
// src/named-locks.ts
function namedLockProblems(names, { locks, lockProblems, paths }, candidates) {
	return names.filter((name) => !/[*?[\]{}()!]/.test(name)).flatMap((name) => {
		const isNamed = matcher([name]);
		if (lockProblems.some(({ rule, at }) => rule !== unknown && isNamed(at.path)) || locks.some(({ path }) => isNamed(path))) return [];
		const read = candidates.find(isNamed);
		const there = read ?? [...paths].find(isNamed);
		const why = read ? "it is of no format known here" : there ? passedOver : "no such file exists";
		return [{
			rule: "lock-syntax",
			message: `The configuration names ${quoted(name)} as a lock, but ${why}. No skill is verified against it.`,
			at: { path: there ?? name.replace(/^(\.?\/)+/, "") },
			about: `named\0${name}`
		}];
	});
}
const unknown = "lock-unrecognised";
const passedOver = "it lies on an ignored path or is a symbolic link";
// src/syntax/text-file.ts
const maximumBytes = 4194304;
const strict = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
const loose = new TextDecoder("utf-8", { ignoreBOM: true });
const wideEncodings = [{
	name: "utf-16le",
	mark: [255, 254]
}, {
	name: "utf-16be",
	mark: [254, 255]
}];
async function readTexts(tree, paths) {
	const texts = new Map();
	if (paths.length === 0) return texts;
	let pieces = [];
	const failures = await tree.read(paths, (path, chunk, size, last) => {
		if (size <= 4194304) pieces.push(chunk);
		if (!last) return;
		texts.set(path, size > 4194304 ? tooLarge(path, size) : decode(path, pieces));
		pieces = [];
	});
	for (const [path, reason] of failures) texts.set(path, unread(path, reason));
	return texts;
}
function decode(path, pieces) {
	const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
	const wide = wideEncodings.find(({ mark }) => bytes[0] === mark[0] && bytes[1] === mark[1]);
	if (wide) {
		const problems = [{
			rule: "file-encoding",
			message: "The file is UTF-16 text; agents read UTF-8.",
			at: { path }
		}];
		return {
			text: new TextDecoder(wide.name).decode(bytes),
			problems
		};
	}
	try {
		return {
			text: strict.decode(bytes),
			problems: []
		};
	} catch {
		const text = loose.decode(bytes);
		const first = text.indexOf("�");
		return {
			text,
			problems: [{
				rule: "file-encoding",
				message: "The file is not UTF-8 text; this and every other such byte is read as U+FFFD.",
				at: {
					path,
					range: new LineMap(text).range(first, first + 1)
				},
				about: "encoding"
			}]
		};
	}
}
function tooLarge(path, size) {
	return {
		text: null,
		problems: [{
			rule: "file-too-large",
			message: `The file has ${size} bytes; at most ${maximumBytes} are read.`,
			at: { path }
		}]
	};
}
function unread(path, reason) {
	return {
		text: null,
		problems: [{
			rule: "file-unreadable",
			message: reason === "missing" ? "The file is listed but its content is not here (a partial clone, or deleted meanwhile)." : "The file cannot be read (permissions, or not a regular file).",
			at: { path }
		}]
	};
}
// src/unmatched.ts
async function withVariants(tree, workspace) {
	if (workspace.locks.length === 0) return workspace;
	const holdings = holdingsOf(workspace);
	const wanted = new Map();
	for (const lock of workspace.locks) for (const entry of lock.entries) for (const unit of unitsOf(lock, entry, holdings)) {
		const algorithms = wantedDigests(unit);
		if (!unit.skill || algorithms.length === 0) continue;
		wanted.set(unit.skill, [...wanted.get(unit.skill) ?? [], ...algorithms]);
	}
	if (wanted.size === 0) return workspace;
	const more = new Map();
	const all = [...wanted];
	for (let at = 0; at < all.length; at += skillsAtOnce) {
		const some = all.slice(at, at + skillsAtOnce);
		const digests = await digestFiles(tree, some.map(([{ root, files, ignore }, algorithms]) => {
			return {
				root,
				files,
				ignore: ignore ?? null,
				algorithms
			};
		}));
		for (const [index, [skill]] of some.entries()) more.set(skill, digests[index]?.values ?? new Map());
	}
	const skills = workspace.skills.map((skill) => {
		const values = more.get(skill);
		return values ? {
			...skill,
			digests: new Map([...skill.digests, ...values])
		} : skill;
	});
	return {
		...workspace,
		skills
	};
}
const skillsAtOnce = 200;
function fileRequest({ path, kind }) {
	return {
		root: "",
		files: [{
			path,
			name: path,
			kind
		}],
		ignore: null,
		algorithms: ["apm-file"]
	};
}
// src/load.ts
async function load(tree, config, options = {}) {
	const found = discover(tree.entries, config);
	const known = new Map(options.known?.workspace.skills.map((skill) => [skill.root, skill]));
	const reused = [];
	const fresh = [];
	for (const one of found.skills) {
		const same = unchanged(tree, one, known.get(one.root));
		if (same) reused.push(same);
		else fresh.push(one);
	}
	const texts = await readTexts(tree, [
		...fresh.flatMap((one) => [...one.carriers, ...ignoreFile(one)]),
		...found.locks,
		...found.protos,
		...listingFiles(found.listings, tree.entries)
	]);
	const { locks, lockProblems } = await locksIn(tree, found.locks, texts);
	const protos = found.protos.flatMap((path) => {
		return protoOf(path, texts.get(path), path === options.proto) ?? [];
	});
	const wanted = algorithmsWanted(locks);
	const understood = (await factsOf(tree, fresh, texts)).map(({ one, facts }) => {
		const algorithms = [...options.algorithms ?? [], ...wanted(one.root, facts.name)];
		return {
			facts,
			request: requestOf(one, texts, algorithms)
		};
	});
	const paths = new Set(tree.entries.map((entry) => entry.path));
	const single = filesPinned(locks, tree.entries).filter(({ path }) => !found.ignored(path));
	const digests = await digestFiles(tree, [...understood.map(({ request }) => request), ...single.map(fileRequest)]);
	const read = understood.map(({ facts, request }, at) => skillOf(tree, facts, request, digests[at]));
	const pinned = new Map(single.map(({ path }, at) => {
		return [path, digests[understood.length + at]?.values.get("apm-file") ?? null];
	}));
	const skills = [...read, ...reused].sort((a, b) => compareText(a.root, b.root));
	const problems = namedLockProblems(config.locks, {
		locks,
		lockProblems,
		paths
	}, found.locks);
	return {
		tree,
		workspace: await withVariants(tree, {
			skills,
			locks,
			lockProblems,
			protos,
			listings: readListings(found.listings, texts, tree.entries),
			pinned,
			paths,
			problems
		})
	};
}
function protoOf(path, read, named) {
	const { text = null, problems = [] } = read ?? {};
	if (text === null) return {
		path,
		references: [],
		problems,
		text: ""
	};
	return readProto(path, text, named);
}
function requestOf({ root, files }, texts, algorithms) {
	return {
		root,
		files,
		ignore: texts.get(join$1(root, ".skillignore"))?.text ?? null,
		algorithms: ["content", ...algorithms]
	};
}
function skillOf(tree, facts, { files, ignore }, { values, problems } = {
	values: new Map(),
	problems: []
}) {
	const told = new Set(facts.problems.map(({ rule, at }) => `${rule}\0${at.path}`));
	const more = problems.filter(({ rule, at }) => !told.has(`${rule}\0${at.path}`));
	return {
		...facts,
		problems: [...facts.problems, ...more],
		files: files.map((file) => withId(tree, file)),
		ignore,
		digests: values
	};
}
function unchanged(tree, one, skill) {
	if (!skill || skill.files.length !== one.files.length) return void 0;
	return one.files.every((file, index) => {
		const other = skill.files[index];
		const id = tree.id(file.path);
		return other?.name === file.name && other.kind === file.kind && id !== void 0 && id === other.id;
	}) ? skill : void 0;
}
function withId(tree, file) {
	return file.kind === "symlink" ? file : {
		...file,
		id: tree.id(file.path)
	};
}
function ignoreFile(one) {
	const file = one.files.find(({ name, kind }) => name === ".skillignore" && kind !== "symlink");
	return file ? [file.path] : [];
}
async function factsOf(tree, found, texts) {
	const read = found.flatMap((one) => {
		const manifests = manifestsOf(one, texts);
		const names = one.files.filter(({ kind }) => kind !== "symlink").map(({ name }) => name);
		return manifests ? [{
			one,
			manifests,
			names,
			wanted: wantedFiles(manifests, names)
		}] : [];
	});
	const more = await readTexts(tree, read.flatMap(({ wanted }) => wanted));
	return read.map(({ one, manifests, names, wanted }) => {
		const problems = wanted.flatMap((path) => more.get(path)?.problems ?? []);
		return {
			one,
			facts: readSkill({
				...manifests,
				problems: [...manifests.problems, ...problems]
			}, names, textsOf(wanted, more))
		};
	});
}
function manifestsOf(one, texts) {
	const problems = [...one.carriers, ...ignoreFile(one)].flatMap((path) => texts.get(path)?.problems ?? []);
	return readManifests(one.root, one.carriers, textsOf(one.carriers, texts), problems);
}
function textsOf(paths, texts) {
	const readable = new Map();
	for (const path of paths) {
		const text = texts.get(path)?.text;
		if (typeof text === "string") readable.set(path, text);
	}
	return readable;
}
// src/narrow.ts
function narrow(outcome, paths) {
	if (paths.length === 0 || paths.includes("")) return outcome;
	const { workspace, judged, findings } = outcome;
	const removed = judged.flatMap(({ pair }) => pair.after ? [] : pair.before?.root ?? []);
	const roots = new Set([...workspace.skills.map(({ root }) => root), ...removed]);
	const named = new Set(paths);
	const isThere = (path) => holders$1(path, named).length > 0;
	const chosen = rootsAt(named, roots);
	return {
		...outcome,
		workspace: {
			...workspace,
			skills: workspace.skills.filter(({ root }) => chosen.has(root)),
			locks: workspace.locks.filter(({ path }) => isThere(path))
		},
		judged: judged.filter(({ pair }) => chosen.has((pair.after ?? pair.before)?.root ?? "")),
		findings: findings.filter(({ skill, at }) => isThere(at.path) || skill !== null && chosen.has(skill))
	};
}
function skillsAt(skills, paths) {
	if (paths.length === 0 || paths.includes("")) return skills;
	const chosen = rootsAt(new Set(paths), new Set(skills.map(({ root }) => root)));
	return skills.filter(({ root }) => chosen.has(root));
}
function rootsAt(paths, roots) {
	const there = [...roots].filter((root) => holders$1(root, paths).length > 0);
	const served = new Set(there.flatMap((root) => holders$1(root, paths)));
	const others = [...paths].filter((path) => !served.has(path));
	return new Set([...there, ...others.flatMap((path) => holders$1(path, roots).slice(0, 1))]);
}
function holders$1(path, among) {
	return [...upwards(path)].filter((one) => among.has(one));
}
// src/contract/beyond.ts
const maximumCompared = 500;
function beyond$1(allowed, asked, covererOf) {
	const known = new Set(allowed);
	const open = [...new Set(asked)].filter((entry) => !known.has(entry));
	if (known.size > maximumCompared || open.length > maximumCompared) return open;
	const covers = covererOf([...known]);
	return open.filter((entry) => !covers(entry));
}
// src/contract/coverage-commands.ts
const mostWords = 32;
function beginningsOf(line) {
	const beginnings = [line];
	let end = line.indexOf(" ");
	while (end >= 0 && beginnings.length <= mostWords) {
		beginnings.push(line.slice(0, end));
		end = line.indexOf(" ", end + 1);
	}
	return beginnings;
}
function coversCommand$1(commands, line) {
	return beginningsOf(line).some((one) => commands.has(one));
}
// src/contract/coverage-domains.ts
const form = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|\[[0-9a-f:.]+\]|[\p{L}\p{M}\p{N}_*.-]*[\p{L}\p{M}\p{N}_-])(?:(?<!\*)\.)?(?::(\d{1,5}))?([/?#].*)?$/isu;
function readReach(text) {
	const [, scheme, host, port, rest = ""] = form.exec(text) ?? [];
	if (host === void 0) return null;
	return {
		host: host.toLowerCase(),
		scheme: scheme?.toLowerCase() ?? null,
		port: port === void 0 ? null : String(Number(port)),
		rest: rest === "/" ? "" : rest,
		text
	};
}
function coversReach(wider, narrower) {
	if (wider.text === narrower.text) return true;
	if (wider.scheme !== null && wider.scheme !== narrower.scheme) return false;
	if (wider.rest !== "" && wider.rest !== narrower.rest) return false;
	return coversHost(wider.host, narrower.host) && coversPort(wider, narrower);
}
const defaultPorts = new Map([
	["http", "80"],
	["https", "443"],
	["ws", "80"],
	["wss", "443"]
]);
function coversPort(wider, narrower) {
	if (wider.port === narrower.port || wider.port === null && wider.scheme === null) return true;
	if (wider.port !== null) return false;
	return narrower.port === defaultPorts.get(wider.scheme ?? "");
}
function coversHost(wider, narrower) {
	if (wider === narrower || wider === "*") return true;
	if (!wider.startsWith("*.") || wider.includes("*", 1)) return false;
	const domain = narrower.startsWith("*.") ? narrower.slice(2) : narrower;
	if (domain.includes("*")) return false;
	const parent = wider.slice(1);
	return domain.endsWith(parent) && domain.length > parent.length;
}
// src/contract/coverage-paths.ts
function readRoot(text) {
	const [first = "", ...others] = text.split("/");
	const from = text.startsWith("/") ? "/" : /^[~$]/.test(first) ? first : ".";
	const way = from === first ? others : [first, ...others];
	const { up, segments } = walked(way);
	return {
		from,
		up: from === "/" ? 0 : up,
		segments,
		opaque: isOpaque(text, way),
		text
	};
}
function coversPath(wider, narrower) {
	if (wider.text === narrower.text) return true;
	if (wider.opaque) return false;
	if (wider.from === "/" && wider.segments.length === 0) return true;
	if (narrower.opaque || wider.from !== narrower.from) return false;
	if (wider.up > narrower.up) return wider.segments.length === 0;
	if (wider.up < narrower.up) return false;
	return wider.segments.every((segment, at) => segment === narrower.segments[at]);
}
function walked(way) {
	let up = 0;
	const segments = [];
	for (const segment of way) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") segments.push(segment);
		else if (segments.pop() === void 0) up++;
	}
	return {
		up,
		segments
	};
}
function isOpaque(text, way) {
	if (text === "" || text.includes("\\")) return true;
	if (way.some((segment) => /[$%]/.test(segment)) || way[0]?.includes(":")) return true;
	return /[*?[{]/.test(text) && text.includes("..");
}
// src/contract/coverage-variables.ts
function coversVariable(wider, narrower) {
	if (wider === narrower) return true;
	const prefix = wider.endsWith("*") ? wider.slice(0, -1) : null;
	if (prefix === null || prefix.includes("*")) return false;
	return narrower.replace(/\*.*$/s, "").startsWith(prefix);
}
// src/contract/coverage.ts
function compareEntries$1(before, after, everything = []) {
	const [was, now] = [before, after].map((list) => isAll(list, everything));
	if (was && now) return {
		gained: [],
		lost: [],
		all: null
	};
	if (isEmptyAll(after)) return {
		gained: [],
		lost: [],
		all: "emptied"
	};
	if (isEmptyAll(before)) return {
		gained: [],
		lost: [],
		all: "filled"
	};
	return {
		gained: beyond$1(before.value, after.value, coverers[before.of]),
		lost: beyond$1(after.value, before.value, coverers[after.of]),
		all: null
	};
}
function isEmptyAll({ empty, value }) {
	return empty === "all" && value.length === 0;
}
function isAll(list, everything) {
	if (isEmptyAll(list)) return true;
	return everything.length > 0 && everything.every((name) => list.value.includes(name));
}
const coverers = {
	name: () => () => false,
	command: (allowed) => {
		const commands = new Set(allowed);
		return (asked) => coversCommand$1(commands, asked);
	},
	path: (allowed) => {
		const roots = allowed.map(readRoot);
		return (asked) => {
			const root = readRoot(asked);
			return roots.some((one) => coversPath(one, root));
		};
	},
	domain: (allowed) => {
		const reaches = allowed.map(readReach).filter((one) => one !== null);
		return (asked) => {
			const reach = readReach(asked);
			return reach !== null && reaches.some((one) => coversReach(one, reach));
		};
	},
	variable: (allowed) => (asked) => allowed.some((one) => coversVariable(one, asked))
};
// src/contract/tools.ts
function compareTools(before, after) {
	return {
		gained: beyond$1(before, after, covererOf),
		lost: beyond$1(after, before, covererOf)
	};
}
function covererOf(allowed) {
	const permissions = allowed.map(readPermission);
	return (asked) => {
		const permission = readPermission(asked);
		return permissions.some((one) => covers(one, permission));
	};
}
function readPermission(entry) {
	const open = entry.indexOf("(");
	if (open <= 0 || !entry.endsWith(")")) return {
		tool: entry,
		scope: null
	};
	return {
		tool: entry.slice(0, open),
		scope: entry.slice(open + 1, -1).trim()
	};
}
function covers(wider, narrower) {
	if (!coversName(wider.tool, narrower.tool)) return false;
	if (wider.scope === null || wider.scope === "*" || wider.scope === ":*") return true;
	if (narrower.scope === null) return false;
	if (wider.scope === narrower.scope) return true;
	return wider.tool === "Bash" ? coversCommand(wider.scope, narrower.scope) : coversGlob(wider.scope, narrower.scope, "/");
}
function coversName(wider, narrower) {
	if (wider === narrower || coversGlob(wider, narrower, "")) return true;
	return /^mcp__(?!.*__)/.test(wider) && narrower.startsWith(`${wider}__`);
}
function coversCommand(wider, narrower) {
	if (/[;&|<>`$\n]/.test(narrower)) return false;
	if (!wider.endsWith(":*")) return coversGlob(wider, narrower.replace(/:\*$/, " *"), "");
	const start = wider.slice(0, -2);
	if (start.includes("*")) return false;
	const command = narrower.replace(/:\*$/, "");
	return command === start || command.startsWith(`${start} `);
}
const maximumLength = 500;
function coversGlob(wider, narrower, barrier) {
	if (!wider.includes("*") || wider.length + narrower.length > maximumLength) return false;
	const texts = narrower.match(tokenForm) ?? [];
	let row = [true, ...texts.map(() => false)];
	for (const token of wider.match(tokenForm) ?? []) {
		const next = [token.startsWith("*") && row[0] === true];
		for (const [at, text] of texts.entries()) {
			const taken = token.startsWith("*") ? row[at + 1] || next[at] && takes(token, text, barrier) : row[at] && token === text;
			next.push(taken === true);
		}
		row = next;
	}
	return row[texts.length] === true;
}
const tokenForm = /\*+|[^*]/gu;
function takes(star, text, barrier) {
	return star.length > 1 || barrier === "" || text !== barrier && !text.startsWith("**");
}
// src/contract/policy.ts
function denialsOf(skill, policy) {
	return skill.contract.items.flatMap((item) => checks[item.kind]?.(item, policy) ?? []);
}
const checks = {
	effect,
	power,
	execution,
	"allowed-tools": allowedTools
};
const effectGrants = {
	"net.fetch": "network",
	"proc.exec": "exec",
	"fs.write": "filesystemWrite"
};
function effect(item, policy) {
	const what = `Effect ${quoted(item.name)}`;
	if (policy.effects !== null && !policy.effects.includes(item.name)) return [denial(item, `${what} is not among those the policy allows`, policy.effects)];
	const key = effectGrants[item.name];
	return key === void 0 ? [] : unbounded(item, what, key, policy);
}
function execution(item, policy) {
	if (item.name !== "network" || !isSet(item, "value")) return [];
	return unbounded(item, "\"execution.network\"", "network", policy);
}
function unbounded(item, what, key, policy) {
	const grant = policy[key];
	if (grant === "any") return [];
	const name = keys$2[key];
	if (grant.length === 0) return [denial(item, `${what} needs ${quoted(name)}, which the policy denies`)];
	return [denial(item, `${what} has no bounds, where the policy bounds ${quoted(name)}`, grant)];
}
const keys$2 = {
	network: "network",
	exec: "exec",
	filesystemWrite: "filesystem_write"
};
function power(item, policy) {
	if (item.name === "secrets_access") return isSet(item, "value") && !policy.secrets ? [denial(item, "The skill asks for secrets, which the policy denies")] : [];
	if (item.name === "terminal_exec") return isSet(item, "allowed") ? beyond(item, "commands", policy.exec, "exec") : [];
	if (item.name === "network") return beyond(item, "value", policy.network, "network");
	if (item.name !== "filesystem_write") return [];
	return beyond(item, "value", policy.filesystemWrite, "filesystem_write");
}
function beyond(item, name, grant, key) {
	const facet = item.facets.get(name);
	const asked = facet?.shape.type === "entries" ? facet.shape : void 0;
	if (!facet || !asked || grant === "any") return [];
	if (asked.empty === "all" && asked.value.length === 0) return [denial({
		...item,
		at: facet.at
	}, `The skill may run any command, where the policy bounds ${quoted(key)}`, grant)];
	const { gained } = compareEntries$1({
		...asked,
		empty: "none",
		value: grant
	}, {
		...asked,
		empty: "none"
	});
	return gained.map((entry) => {
		const message = `${quoted(entry)} is beyond what the policy allows as ${quoted(key)}`;
		return denial({
			...item,
			at: facet.at
		}, message, grant, entry);
	});
}
function allowedTools(item, policy) {
	const asked = facetValue(item, "value");
	const granted = policy.allowedTools;
	if (granted === null || !Array.isArray(asked)) return [];
	const { gained } = compareTools(granted, asked.map(String));
	const at = item.facets.get("value")?.at ?? item.at;
	return gained.map((tool) => {
		const message = `Tool ${quoted(tool)} is beyond what the policy allows as "allowed-tools"`;
		return denial({
			...item,
			at
		}, message, granted, tool);
	});
}
const mostNamed = 6;
function denial(item, message, granted = null, about = "") {
	const named = (granted ?? []).slice(0, mostNamed).map((one) => quoted(one));
	const rest = (granted?.length ?? 0) > mostNamed ? [...named, "others"] : named;
	return {
		message: `${message}${granted === null ? "" : granted.length === 0 ? ", which is none" : `: ${alternatives(rest)}`}.`,
		at: item.at,
		about: [
			item.kind,
			item.name,
			about
		].join("\0")
	};
}
// src/policy.ts
function policiesOf(head, base) {
	const standing = base ?? head;
	const known = new Set(standing.policy.map(policyKey));
	const added = head.policy.filter((one) => !known.has(policyKey(one)));
	return [...standing.policy.map((policy) => ({
		policy,
		standing: true
	})), ...added.map((policy) => ({
		policy,
		standing: false
	}))];
}
function policyKey(policy) {
	return canonical({ ...policy });
}
function policyFindings(skills, policies, stamp, former = new Map()) {
	const scoped = policies.map(({ policy, standing }) => ({
		policy,
		standing,
		names: naming(policy)
	}));
	return skills.flatMap((skill) => {
		const before = former.get(skill.root);
		return scoped.flatMap(({ policy, standing, names }) => {
			if (names(skill)) return denials(skill, policy, stamp);
			if (!standing || !before || !names(before)) return [];
			return denials(skill, policy, stamp, ` ${stoodIn(before)}`);
		});
	});
}
const rule$1 = problemRuleNamed("policy-denied");
function denials(skill, policy, stamp, aside = "") {
	const context = {
		...contextOf(skill),
		rule: rule$1,
		severity: rule$1.severity
	};
	return denialsOf(skill, policy).flatMap((draft) => stamp({
		...draft,
		message: `${draft.message}${aside}`
	}, context) ?? []);
}
function stoodIn({ name, root }) {
	return `At base the skill stood in ${skillWords({
		name,
		root
	}).place}; the policy for that place holds until the move is merged.`;
}
function naming({ skills }) {
	if (skills.length === 0) return () => true;
	const matches = matcher(skills);
	return ({ root, path }) => matches(root) || matches(path);
}
// src/preconditions.ts
const rules = lintRules("machine");
function wantedOf(skills) {
	const commands = new Map();
	const variables = new Set();
	for (const item of skills.flatMap(({ contract }) => contract.items)) {
		if (item.kind === "environment" && isSet(item, "required")) variables.add(item.name);
		if (item.kind !== "command") continue;
		const isBounded = ["min", "max"].some((bound) => facetValue(item, bound) !== void 0);
		commands.set(item.name, isBounded || commands.get(item.name) === true);
	}
	return {
		commands,
		variables
	};
}
async function unmetPreconditions({ probe, only = [] }, skills, stamp) {
	if (!probe) return [];
	const asked = skillsAt(skills, only);
	const machine = await probe(wantedOf(asked));
	return asked.flatMap((skill) => {
		const context = contextOf(skill);
		return rules.flatMap((rule) => Array.from(rule.check({
			skill,
			machine
		}), (draft) => stamp(draft, {
			...context,
			rule,
			severity: rule.severity
		})));
	}).filter((finding) => finding !== null);
}
// src/config-place.ts
function keyPlace(file, key) {
	let value = file?.root;
	let place;
	for (const segment of key) {
		if (value?.kind === "table" && typeof segment === "number") continue;
		const field = value?.kind === "table" ? value.fields.get(String(segment)) : void 0;
		value = field?.value ?? (value?.kind === "list" ? value.items[Number(segment)] : void 0);
		if (!value) break;
		place = field?.keyAt ?? value.at;
	}
	return place;
}
function settingPlace(file, former, key) {
	const place = keyPlace(file, key);
	if (place) return place;
	if (file) return {
		path: file.path,
		range: {
			start: top,
			end: top
		}
	};
	return former ? gone(former.path) : { path: "." };
}
const top = {
	line: 1,
	column: 1
};
// src/release.ts
async function releasedSkills(pairs, releases, config) {
	const released = new Map();
	const asked = [];
	let [matching, tags] = [0, []];
	const versionless = new Set();
	const loaded = new Map();
	for (const { before, after } of releases ? pairs : []) {
		if (!before || !after) continue;
		const search = await releases?.(before.name, before.version?.value ?? null);
		asked.push(after.name);
		matching += search?.matching ?? 0;
		tags = search?.tags ?? tags;
		for (const tag of search?.versionless ?? []) versionless.add(tag);
		const found = search?.last;
		if (!found) continue;
		const skills = loaded.get(found.tree) ?? (await load(found.tree, config)).workspace.skills;
		loaded.set(found.tree, skills);
		const skill = sameSkill(skills, before);
		if (skill) released.set(after.root, {
			skill,
			tag: found.tag
		});
	}
	return {
		released,
		unmatched: matching === 0 ? asked : [],
		tags,
		versionless: [...versionless]
	};
}
function releaseProblems({ unmatched, tags, versionless }, { release }, { file, former }) {
	if (unmatched.length === 0) return [];
	const [glob, which] = [quoted(release.replace(/^tag:/, "")), listed(unmatched.map(quoted))];
	const others = tags.length === 0 ? "no release yet" : `only ${listed(tags.map(quoted))}`;
	return [{
		rule: "release-unmatched",
		message: `${versionless.length === 0 ? `No tag that base can reach matches ${glob} (there is ${others})` : `No tag that matches ${glob} holds a version such as 1.2.0 (there is ${listed(versionless.map(quoted))})`}, so the version of ${which} is measured from base.`,
		at: settingPlace(file, former, ["release"]),
		about: release,
		severity: tags.length + versionless.length === 0 ? "note" : "warning"
	}];
}
function sameSkill(skills, { name, root }) {
	const named = skills.filter((skill) => skill.name === name && !skill.unreadable);
	const there = skills.find((skill) => skill.root === root && skill.unreadable);
	const [only, second] = named;
	return named.find((skill) => skill.root === root) ?? (second ? void 0 : only) ?? there;
}
// src/shared-secrets.ts
function hiddenIn({ before, after }) {
	const roots = [before, after].flatMap((skill) => skill?.manifests ?? []).map(({ root }) => root);
	const names = markedIn(roots);
	return {
		names,
		secrets: secretsIn(roots, names)
	};
}
function hidingShared(stamp, pairs) {
	const shared = new Map();
	for (const { before, after, status } of pairs) {
		if (!before || !after || status === "unchanged") continue;
		const { secrets } = hiddenIn({
			before,
			after
		});
		if (secrets.length > 0) shared.set(after.root, {
			own: after.secrets,
			all: secrets
		});
	}
	return (draft, context) => {
		const known = context.skill === null ? void 0 : shared.get(context.skill);
		if (!known) return stamp(draft, context);
		const { own, all } = known;
		const secrets = context.secrets === own ? all : [...context.secrets, ...all];
		return stamp(draft, {
			...context,
			secrets
		});
	};
}
// src/states.ts
function markExisting(findings, earlier, former, moved = new Map()) {
	const left = new Map();
	for (const finding of earlier) {
		if (finding.rule === noSkillsFound.id) continue;
		const key = keyOf(finding, finding.skill, finding.at.path);
		left.set(key, (left.get(key) ?? 0) + 1);
	}
	return findings.map((finding) => {
		const { skill, at } = finding;
		const key = keyOf(finding, skill === null ? null : former.get(skill)?.root ?? skill, moved.get(at.path) ?? at.path);
		const count = left.get(key) ?? 0;
		if (count === 0 || finding.state === "accepted") return finding;
		left.set(key, count - 1);
		return {
			...finding,
			state: "existing"
		};
	});
}
function keyOf({ rule, about, value }, root, path) {
	return [
		rule,
		root ?? path,
		about,
		value ?? ""
	].join("\0");
}
// src/summarize.ts
function summarize(outcome, config, gate = openGate) {
	const { workspace, judged, origin } = outcome;
	const findings = [...outcome.findings].sort(compareFindings);
	const onlyNew = config.scope === "new" || config.scope === "auto" && origin.proposed && origin.base !== null;
	const counted = findings.filter(({ state }) => state === "new" || state === "existing" && !onlyNew);
	const { failOn } = config;
	const failing = counted.filter(({ rule, category, severity }) => {
		const level = isGuarded(rule, category) ? gate.base?.failOn ?? failOn : failOn;
		return level !== "never" && isAtLeast(severity, level);
	});
	const head = origin.head();
	const holdings = holdingsOf(workspace);
	return {
		base: origin.base,
		head,
		outcome: failing.length > 0 ? "fail" : "pass",
		scope: onlyNew ? "new" : "all",
		failOn,
		failing,
		summary: totals(findings, counted, workspace, judged),
		skills: skillSummaries(workspace, holdings, judged, origin, head.sha),
		findings,
		locks: lockSummaries(workspace, holdings)
	};
}
function totals(findings, counted, workspace, judged) {
	const count = (list, test) => list.filter(test).length;
	return {
		skills: workspace.skills.length,
		changed: judged.filter(({ pair }) => pair.status !== "unchanged").length,
		errors: count(counted, ({ severity }) => severity === "error"),
		warnings: count(counted, ({ severity }) => severity === "warning"),
		notes: count(counted, ({ severity }) => severity === "note"),
		existing: count(findings, ({ state }) => state === "existing"),
		accepted: count(findings, ({ state }) => state === "accepted"),
		breaking: count(findings, ({ state, bump }) => state === "new" && bump === "major"),
		privilege: count(findings, ({ state, category, severity, bump }) => state === "new" && category === "privilege" && bump !== null && severity !== "note"),
		requiredBump: largest$1(judged.map(({ required }) => required ?? "none"))
	};
}
function skillSummaries(workspace, holdings, judged, origin, rev) {
	const byRoot = new Map(judged.map((one) => [one.pair.after?.root, one]));
	const lockedBy = holders(workspace.locks, holdings);
	const present = workspace.skills.map((skill) => ({
		...skillSummary(skill, byRoot.get(skill.root) ?? null, origin, rev),
		lockedBy: lockedBy(skill)
	}));
	const removed = judged.filter(({ pair }) => pair.after === null).flatMap((one) => one.pair.before ? [skillSummary(one.pair.before, one, origin, null)] : []).sort((a, b) => compareText(a.root, b.root));
	return [...present, ...removed];
}
function skillSummary(skill, judged, origin, rev) {
	return {
		...side(skill),
		dialects: dialectsOf(skill),
		skillVersion: versionTuple(skill, origin, rev),
		status: judged?.pair.status ?? null,
		base: judged?.pair.before ? side(judged.pair.before) : null,
		requiredBump: judged?.required ?? null,
		declaredBump: judged?.declared ?? null,
		satisfied: judged?.satisfied ?? null,
		lockedBy: []
	};
}
function holders(locks, holdings) {
	const paths = grouped(locks.flatMap((lock) => lock.entries.flatMap((entry) => {
		return (lockFormatOf(lock).finds === "name" ? [`name\0${entry.id}`] : unitsOf(lock, entry, holdings).map(({ skill }) => `root\0${skill?.root ?? "\0"}`)).map((key) => ({
			key,
			path: lock.path
		}));
	})), ({ key }) => key);
	return ({ name, root }) => {
		const both = [`name\0${name}`, `root\0${root}`].flatMap((key) => paths.get(key) ?? []);
		return [...new Set(both.map(({ path }) => path))];
	};
}
function dialectsOf({ manifests, path }) {
	if (manifests.length > 0) return manifests.map(({ dialect }) => dialect);
	return path.endsWith(".toml") ? [] : ["agent-skills"];
}
function side(skill) {
	const { name, root, version } = skill;
	return {
		name,
		root,
		version: version?.value ?? null,
		contentHash: contentHash(skill)
	};
}
function versionTuple(skill, origin, rev) {
	const { remote, directory } = origin;
	return {
		content_hash: contentHash(skill),
		version: skill.version?.value ?? null,
		source_rev: rev,
		source_ref: remote === null ? null : sanitizePaths(`git+${remote}#${skill.name}`),
		nix_store_path: directory === null ? null : nixStorePath(join$1(directory, skill.root))
	};
}
function nixStorePath(directory) {
	return /^\/nix\/store\/[^/]+/.exec(directory)?.[0] ?? null;
}
function lockSummaries({ locks }, holdings) {
	return locks.map((lock) => lockSummary(lock, holdings));
}
function lockSummary(lock, holdings) {
	const { path, format, entries } = lock;
	const count = {
		verified: 0,
		changed: 0,
		absent: 0
	};
	for (const entry of entries) {
		const units = unitsOf(lock, entry, holdings).filter((unit) => !coversNothing(unit));
		count[verdict$1(entry, units)]++;
	}
	return {
		path,
		format,
		entries: entries.length,
		...count
	};
}
// src/model/version-tag.ts
function versionTag(tag) {
	for (const { index } of tag.matchAll(/(?<![\d.])\d+\.\d/g)) {
		const ending = tag.slice(index);
		const version = (0, import_parse.default)(ending.replace(/^(\d+\.\d+)(?=$|-(?:alpha|beta|pre|rc)\b)/, "$1.0"));
		if (version !== null) return {
			prefix: tag.slice(0, index),
			version
		};
	}
	return null;
}
// src/tagged.ts
const rule = problemRuleNamed("tag-version");
function tagFindings(tag, skills, stamp) {
	const found = tag === void 0 ? null : versionTag(tag);
	if (tag === void 0 || found === null) return [];
	const name = found.prefix.replace(/(?:^|[@/-])v?$/, "");
	const released = name === "" ? ofOneVersion(skills) : skills.filter((one) => one.name === name);
	const promised = found.version.version;
	if (released.some((skill) => declares(skill, promised))) return [];
	const severity = name === "" ? "warning" : rule.severity;
	return released.flatMap((skill) => {
		const { version } = skill;
		if (!version) return [];
		return stamp({
			message: `The tag ${quoted(tag)} stands where ${quoted(skill.name)} declares version ${quoted(version.value)}; whoever takes it for ${promised} gets another version.`,
			at: version.at,
			about: tag
		}, {
			...contextOf(skill),
			rule,
			severity
		}) ?? [];
	});
}
function ofOneVersion(skills) {
	const first = skills[0]?.version?.value;
	if (first === void 0) return [];
	const isSame = ({ version }) => version !== null && areSame(version.value, first);
	return skills.every(isSame) ? skills : [];
}
function declares({ versions }, promised) {
	return [...versions.values()].some(({ value }) => areSame(value, promised));
}
function areSame(one, other) {
	return one === other || declaredBump(one, other) === "none";
}
// src/check.ts
async function check$1(sides, config, gate = openGate) {
	const { head, base, origin, only = [], told } = sides;
	const seen = withCommonIgnores(config, gate.base);
	const now = await load(head, seen);
	const was = base && await load(base, seen, { known: now });
	const two = was && await comparison$2();
	const pairs = two?.pairSkills(was?.workspace.skills ?? [], now.workspace.skills) ?? [];
	const former = formerSkills(pairs);
	const stamp = stamper(config.allowEmpty ? withoutEmptiness(config) : config, gate, origin.today, former);
	const policy = policiesOf(config, gate.base);
	const earlier = was ? [...lint({
		...was.workspace,
		problems: []
	}, null, stamp), ...policyFindings(was.workspace.skills, policy, stamp)] : [];
	const hiding = hidingShared(stamp, pairs);
	const own = lint(now.workspace, was?.workspace ?? null, hiding, former, told);
	const denied = policyFindings(now.workspace.skills, policy, hiding, former);
	const moved = was ? movedLocks(now.workspace, was.workspace) : new Map();
	const found = markExisting([...own, ...denied], earlier, former, moved);
	const releases = await releasedSkills(pairs.filter(({ status }) => status !== "unchanged"), sides.releases, seen);
	const judged = Array.from(tellingEach(pairs, told, "Comparing", "skills")).flatMap((pair) => {
		const released = releases.released.get(pair.after?.root ?? "");
		return two?.judge(pair, config, stamp, released) ?? [];
	});
	const findings = [...found, ...judged.flatMap((one) => one.findings)];
	findings.push(...await unmetPreconditions(sides, now.workspace.skills, hiding));
	findings.push(...tagFindings(sides.tag, now.workspace.skills, hiding));
	const { today } = origin;
	const compared = {
		pairs,
		judged,
		findings
	};
	const unreleased = await two?.unreleasedPrints(compared, sides.releases, config, stamp);
	const accepting = {
		today,
		compared: was !== null,
		standing: gate.base?.accept ?? null,
		unreleased: unreleased ?? new Set()
	};
	const paths = [was?.workspace, now.workspace].flatMap(pathsOf);
	const settings = [
		...two?.weakenings(gate, config, paths, sides.tag !== void 0) ?? [],
		...releaseProblems(releases, config, gate),
		...acceptProblems(config.accept, findings, accepting)
	];
	const all = [...findings, ...lintProblems(settings, stamp)];
	return summarize(narrow({
		...withoutIgnored({
			workspace: now.workspace,
			judged,
			findings: all,
			former
		}, config, gate.base),
		origin
	}, only), config, gate);
}
async function comparison$2() {
	const [{ pairSkills }, { judge }, { unreleasedPrints }, { weakenings }] = await Promise.all([
		import("./pair.js"),
		import("./judge.js"),
		import("./unreleased.js"),
		import("./weakenings.js")
	]);
	return {
		pairSkills,
		judge,
		unreleasedPrints,
		weakenings
	};
}
function withoutEmptiness(config) {
	return {
		...config,
		rules: {
			...config.rules,
			[noSkillsFound.id]: "off"
		}
	};
}
function pathsOf(workspace) {
	if (!workspace) return [];
	const { skills, locks, lockProblems, protos, listings } = workspace;
	return [
		...skills.flatMap(({ path, texts }) => [path, ...texts.keys()]),
		...[...locks, ...protos].map(({ path }) => path),
		...lockProblems.map(({ at }) => at.path),
		...listingTexts(listings).keys()
	];
}
// src/model/tree.ts
async function readAll(tree, paths) {
	const files = new Map();
	let pieces = [];
	return {
		files,
		failures: await tree.read(paths, (path, chunk, _size, last) => {
			pieces.push(chunk);
			if (!last) return;
			files.set(path, pieces.length === 1 ? chunk : Buffer.concat(pieces));
			pieces = [];
		})
	};
}
function blobId(bytes) {
	return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function memoryTree(files) {
	const contents = new Map();
	const entries = [];
	for (const [path, file] of Object.entries(files)) {
		const { kind, content } = isMemoryFile(file) ? file : {
			kind: "file",
			content: file
		};
		contents.set(path, typeof content === "string" ? Buffer.from(content, "utf8") : content);
		entries.push({
			path,
			kind
		});
	}
	entries.sort((a, b) => compareText(a.path, b.path));
	return {
		entries,
		read: async (paths, receive) => {
			const failures = new Map();
			for (const path of paths) {
				const bytes = contents.get(path);
				if (bytes) receive(path, bytes, bytes.length, true);
				else failures.set(path, "missing");
			}
			return failures;
		},
		id: (path) => {
			const bytes = contents.get(path);
			return bytes && blobId(bytes);
		}
	};
}
function isMemoryFile(file) {
	return typeof file === "object" && "kind" in file;
}
// src/model/day.ts
function isDay(text) {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
// src/syntax/glob-fault.ts
const globRefusals = {
	negated: "!",
	above: "(\\.?/)*\\.\\.(/|$)",
	nothing: "\\.?/*$",
	detour: "[^{}]*/(\\.{0,2}/+[^{}/][^{}]*|\\.{1,2}/*)$",
	blank: "([\\s\\S]*[^\\\\])?[ \\t]$"
};
const words = {
	negated: `"!" takes nothing back: write the globs so that they leave it out, or '\\!' where a name begins with it`,
	above: "nothing lies above the top level of the repository, where paths begin",
	nothing: "no path is called so; \"**\" is every file",
	detour: "no path holds \".\", \"..\" or nothing at all between its slashes: write it as git lists it",
	blank: `it ends in a blank: write it without, or '\\ ' where a name ends in one`
};
const refusals = Object.keys(words).map((id) => [new RegExp(`^(?:${globRefusals[id]})`, "u"), words[id]]);
function globFault(glob) {
	const refused = refusals.find(([pattern]) => pattern.test(glob))?.[1];
	if (refused !== void 0) return refused;
	const { open, backwards } = bracketsOf(glob);
	if (open !== void 0) return `its "${open}" is never closed; write '\\${open}' where a name holds it`;
	if (backwards !== void 0) return `nothing is in its range "${backwards}", which runs backwards`;
	if (!isTooWide(glob)) return void 0;
	return `it stands for more than 100 globs: write those out that are meant`;
}
const closing$1 = {
	"[": "]",
	"{": "}"
};
function bracketsOf(glob) {
	const open = [];
	let backwards;
	for (let at = 0; at < glob.length; at++) {
		const sign = glob.charAt(at);
		if (sign === "\\") at++;
		else if (open.at(-1) === "[") {
			if (sign === "]") open.pop();
			else if (isBackwards(glob.slice(at, at + 3))) backwards ??= glob.slice(at, at + 3);
		} else if (closing$1[sign] !== void 0) open.push(sign);
		else if (sign === closing$1[open.at(-1) ?? ""]) open.pop();
	}
	return {
		open: open[0],
		backwards
	};
}
function isBackwards(range) {
	const [, first = "", last = ""] = /^([a-z0-9])-([a-z0-9])$/i.exec(range) ?? [];
	return first > last;
}
// src/syntax/config-reader.ts
const levels = [
	"error",
	"warning",
	"note",
	"off"
];
const overrideKeys = ["files", "rules"];
const acceptKeys = [
	"fingerprint",
	"reason",
	"expires"
];
const mostFaults = 50;
var Reader = class {
	#faults = [];
	#rules;
	constructor(rules) {
		this.#rules = rules;
	}
	fault(at, message, advise) {
		this.#faults.push({
			at,
			message,
			advise
		});
	}
	complaint() {
		const faults = [...this.#faults].sort((a, b) => byPlace(a.at, b.at));
		if (faults.length === 0) return null;
		const lines = faults.slice(0, mostFaults).map(({ at, message, advise }) => {
			const advice = advise?.();
			const text = advice === void 0 ? message : `${message} ${advice}`;
			const { line, column } = startOf$1(at);
			return `${at.path}:${line}:${column}: ${text}`;
		});
		if (faults.length === 1) return lines.join("");
		const more = faults.length - lines.length;
		return [
			`The configuration has ${faults.length} faults.`,
			...lines,
			...more > 0 ? [`${more} more follow.`] : []
		].join("\n");
	}
	table(value, name, known, noun = "key") {
		if (value.kind === "null") return [];
		if (value.kind !== "table") {
			this.fault(value.at, `${name} must be a mapping, not ${shown(value)}.`);
			return [];
		}
		return [...value.fields.values()].filter(({ key, keyAt }) => {
			if (known.includes(key)) return true;
			this.fault(keyAt, `"${key}" is no ${noun} known here.`, () => advice(key, known, noun));
			return false;
		});
	}
	levels(value, name) {
		const read = this.table(value, `"${name}"`, this.#rules, "rule").map(({ key, value }) => [key, this.choice(value, key, levels)]);
		return Object.fromEntries(read);
	}
	overrides(value) {
		return this.list(value, "overrides").map((item) => {
			let files = null;
			let rules = {};
			const known = this.table(item, "Each of \"overrides\"", overrideKeys);
			for (const field of known) if (field.key === "files") files = this.globs(field.value, "files");
			else rules = this.levels(field.value, "rules");
			const isWhole = item.kind !== "table" || known.length === item.fields.size;
			if (files === null ? isWhole : isNone(item, "files")) this.fault(item.at, "An override needs \"files\", a list of globs.");
			return {
				files: files ?? [],
				rules
			};
		});
	}
	acceptances(value) {
		return this.list(value, "accept").flatMap((item) => {
			const fields = this.table(item, "Each of \"accept\"", acceptKeys);
			const read = new Map(fields.map((field) => [field.key, field.value]));
			const isWhole = item.kind !== "table" || fields.length === item.fields.size;
			const fingerprint = this.fingerprint(item, read.get("fingerprint"));
			const reason = source(read.get("reason")) ?? "";
			if (reason === "" && (isWhole || read.has("reason"))) this.fault(item.at, "An accepted finding needs a \"reason\".");
			const expires = this.date(read.get("expires"));
			return fingerprint === null ? [] : [{
				fingerprint,
				reason,
				expires,
				at: item.at
			}];
		});
	}
	fingerprint(item, value) {
		const text = value?.kind === "string" ? String(value.value) : "";
		if (/^[0-9a-f]{12}$/.test(text)) return text;
		const shape = "twelve hexadecimal digits in quotes, as reports show it";
		if (value) this.fault(value.at, `"fingerprint" must be ${shape}, not ${shown(value)}.`);
		else this.fault(item.at, `An accepted finding needs its "fingerprint", ${shape}.`);
		return null;
	}
	date(value) {
		if (!value || value.kind === "null") return null;
		const text = source(value) ?? "";
		if (isDay(text)) return text;
		this.fault(value.at, `"expires" must be a date such as 2027-01-31, not ${shown(value)}.`);
		return null;
	}
	release(value) {
		const text = value.kind === "string" ? String(value.value) : "";
		const isGlob = /^tag:./.test(text) && fits(text);
		if (text === "base" || isGlob) return text;
		this.fault(value.at, `"release" must be base or tag: and a glob, such as tag:v*, not ${shown(value)}.`, () => /[*{]/.test(text) ? `Did you mean "tag:${text}"?` : void 0);
		return "base";
	}
	globs(value, name) {
		return this.list(value, name).flatMap((item) => {
			const glob = item.kind === "string" ? String(item.value) : "";
			const fault = glob === "" || !fits(glob) ? void 0 : globFault(glob);
			if (fault !== void 0) {
				this.fault(item.at, `"${name}" lists ${shown(item)}, but ${fault}.`);
				return [];
			}
			if (glob !== "" && fits(glob)) return [glob];
			this.fault(item.at, `"${name}" must list globs of 1 to 300 characters, not ${shown(item)}.`);
			return [];
		});
	}
	texts(value, name) {
		return this.list(value, name).flatMap((item) => {
			const text = item.kind === "string" ? String(item.value) : "";
			if (text !== "" && fits(text)) return [text];
			this.fault(item.at, `"${name}" must list texts, not ${shown(item)}.`);
			return [];
		});
	}
	list(value, name) {
		if (value.kind === "list") return value.items;
		if (value.kind !== "null") {
			const written = value.kind === "string" ? `Write [${JSON.stringify(value.value)}].` : void 0;
			this.fault(value.at, `"${name}" must be a list, not ${shown(value)}.`, () => written);
		}
		return [];
	}
	choice(value, name, allowed) {
		const text = value.kind === "string" ? String(value.value) : "";
		const chosen = allowed.find((one) => one === text);
		if (chosen !== void 0) return chosen;
		const words = `${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1)}`;
		this.fault(value.at, `"${name}" must be ${words}, not ${shown(value)}.`, () => otherWord(value, allowed) ?? didYouMean(text, allowed));
		return allowed[0];
	}
	flag(value, name) {
		if (value.kind === "boolean") return value.value === true;
		const said = `"${name}" must be true or false, not ${shown(value)}.`;
		this.fault(value.at, said, () => booleanMeant(value));
		return false;
	}
};
function advice(key, known, noun) {
	if (key === "<<") return "Merge keys are not read; repeat what they would bring.";
	const meant = didYouMean(key, known);
	if (meant !== void 0) return meant;
	if (known.length <= 16) return `Known are ${known.join(", ")}.`;
	return noun === "rule" ? "skillgate explain lists them all." : void 0;
}
function fits(text) {
	return text.length <= 300 || [...text].length <= 300;
}
function booleanMeant(value) {
	const word = (source(value) ?? "").toLowerCase();
	if (/^(true|false)$/.test(word)) return "Write it without quotes, in small letters.";
	if (/^(yes|on|y)$/.test(word)) return "YAML 1.2 spells it true.";
	return /^(no|off|n)$/.test(word) ? "YAML 1.2 spells it false." : void 0;
}
function otherWord(value, allowed) {
	const word = (source(value) ?? "").toLowerCase();
	const meant = /^(no|false|none|disable|disabled|ignore)$/.test(word) ? "off" : {
		warn: "warning",
		info: "note",
		notice: "note",
		err: "error"
	}[word];
	return meant !== void 0 && allowed.includes(meant) ? `Did you mean "${meant}"?` : void 0;
}
function isNone(item, key) {
	const value = get(item, key);
	return value?.kind === "null" || value?.kind === "list" && value.items.length === 0;
}
function startOf$1({ range }) {
	return range?.start ?? {
		line: 1,
		column: 1
	};
}
function byPlace(a, b) {
	const [one, other] = [startOf$1(a), startOf$1(b)];
	return one.line - other.line || one.column - other.column;
}
function shown(value) {
	if (value.kind === "list") return "a list";
	if (value.kind === "table") return "a mapping";
	if (value.kind === "null") return "nothing";
	const source = value.source.slice(0, 80);
	return value.kind === "string" ? `"${source}"` : source;
}
// src/syntax/config-policy.ts
const keys$1 = {
	skills: (policy, value, at) => {
		policy.skills = at.globs(value, "skills");
	},
	effects: (policy, value, at) => {
		policy.effects = at.texts(value, "effects");
	},
	network: (policy, value, at) => {
		policy.network = grant(value, "network", at);
	},
	exec: (policy, value, at) => {
		policy.exec = grant(value, "exec", at);
	},
	filesystem_write: (policy, value, at) => {
		policy.filesystemWrite = grant(value, "filesystem_write", at);
	},
	"allowed-tools": (policy, value, at) => {
		policy.allowedTools = at.texts(value, "allowed-tools");
	},
	secrets: (policy, value, at) => {
		policy.secrets = at.flag(value, "secrets");
	}
};
const policyKeys = Object.keys(keys$1);
function readPolicies(value, at) {
	return (value.kind === "table" ? [value] : at.list(value, "policy")).map((one) => {
		const policy = {
			skills: [],
			effects: null,
			network: "any",
			exec: "any",
			filesystemWrite: "any",
			allowedTools: null,
			secrets: true
		};
		for (const field of at.table(one, "A policy", policyKeys)) if (field.value.kind !== "null") keys$1[field.key]?.(policy, field.value, at);
		else at.fault(field.keyAt, `"${field.key}" has no value. ${whole(field.key)}`);
		return policy;
	});
}
function grant(value, name, at) {
	const all = flag$1(value);
	if (all !== void 0) return all ? "any" : [];
	if (value.kind === "list") return at.texts(value, name);
	at.fault(value.at, `"${name}" must be true, false or a list, not ${shown(value)}.`, () => {
		const meant = booleanMeant(value);
		if (meant !== void 0) return meant;
		return value.kind === "string" ? `Write [${JSON.stringify(value.value)}].` : void 0;
	});
	return [];
}
function whole(key) {
	if (key === "secrets") return "Write true or false, or leave it out.";
	if (key === "skills") return "Leave it out where the policy holds for all skills.";
	return "Leave it out to limit nothing, or write [] to grant nothing.";
}
// src/syntax/config-keys.ts
const keys = {
	ignore: (value, at) => ({ ignore: at.globs(value, "ignore") }),
	rules: (value, at) => ({ rules: at.levels(value, "rules") }),
	overrides: (value, at) => ({ overrides: at.overrides(value) }),
	compat: (value, at) => ({ compat: at.choice(value, "compat", compats) }),
	release: (value, at) => ({ release: at.release(value) }),
	unversioned: (value, at) => ({ unversioned: at.choice(value, "unversioned", unversionedLevels) }),
	locks: (value, at) => ({ locks: at.globs(value, "locks") }),
	protos: (value, at) => ({ protos: at.globs(value, "protos") }),
	scope: (value, at) => ({ scope: at.choice(value, "scope", scopes) }),
	"fail-on": (value, at) => ({ failOn: at.choice(value, "fail-on", failLevels) }),
	policy: (value, at) => ({ policy: readPolicies(value, at) }),
	accept: (value, at) => ({ accept: at.acceptances(value) }),
	"allow-empty": (value, at) => ({ allowEmpty: at.flag(value, "allow-empty") })
};
const configKeys = Object.keys(keys);
function readConfig(path, text, rules) {
	const plain = text.replace(/^\uFEFF/, "");
	const { root, faults, duplicates } = parseYaml(path, plain);
	const reader = new Reader(rules);
	for (const fault of faults) reader.fault(...saidOf(fault, plain));
	for (const { key, keyAt } of duplicates) reader.fault(keyAt, `"${key}" is set a second time. Keep one of them.`);
	const config = { ...defaults };
	if (root && root.kind !== "null") for (const field of reader.table(root, "The configuration", configKeys)) {
		if (field.value.kind === "null") continue;
		Object.assign(config, keys[field.key]?.(field.value, reader));
	}
	const complaint = reader.complaint();
	if (complaint !== null) throw new UsageError(complaint);
	return {
		path,
		root,
		config
	};
}
function saidOf(fault, text) {
	if (fault.code === "MULTIPLE_DOCS") return [fault.at, "A second document begins here; a configuration is one."];
	if ([
		"TOO_MUCH",
		"CONTROL",
		"UNKNOWN_ALIAS"
	].includes(fault.code)) return [fault.at, `${fault.message}.`];
	const { message, at } = explain(fault, text, 0, new LineMap(text), "configuration");
	return [at, message];
}
// src/edges/config.ts
const places = [
	".github/skillgate.yml",
	".github/skillgate.yaml",
	"skillgate.yml",
	"skillgate.yaml"
];
async function loadConfig(tree, request) {
	const { path, name = path, rules } = request;
	if (path !== void 0 && name !== void 0) return readConfig(name, readNamed$1(path), await rules());
	const near = tree.entries.filter(({ path }) => /^(?:\.github\/)?skillgate\.y/.test(path));
	for (const place of places) refuseOther(near, place);
	const here = new Set(near.map((entry) => entry.path));
	const [place, second] = places.filter((one) => here.has(one));
	if (place === void 0) return null;
	if (second !== void 0) throw new UsageError(`Both "${place}" and "${second}" configure this repository.`, "Keep one of them.");
	return readPlace(tree, place, rules);
}
async function loadEarlierConfig(base, place, rules) {
	try {
		const here = base.entries.some(({ path, kind }) => path === place && kind !== "symlink");
		if (place !== void 0) return here ? await readPlace(base, place, rules) : null;
		return await loadConfig(base, { rules });
	} catch (cause) {
		if (cause instanceof UsageError) return null;
		throw cause;
	}
}
async function readPlace(tree, place, rules) {
	const bytes = (await readAll(tree, [place])).files.get(place);
	if (bytes === void 0) throw new UsageError(`The configuration "${place}" cannot be read.`);
	return readConfig(place, textOf(place, bytes), await rules());
}
function refuseOther(entries, place) {
	const isLink = entries.some(({ path, kind }) => path === place && kind === "symlink");
	const isFolder = entries.some(({ path }) => isInside(path, place));
	if (!isLink && !isFolder) return;
	throw new UsageError(`The configuration "${place}" is a ${isLink ? "symbolic link" : "directory"}, not a file.`, isLink ? "Put the file itself there." : "Rename the directory.");
}
function readNamed$1(path) {
	try {
		return textOf(path, readFileSync(path));
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(`The configuration "${path}" cannot be read${reasonOf$1(cause)}.`);
	}
}
const reasons = {
	ENOENT: ": there is no such file",
	ENOTDIR: ": there is no such file",
	EISDIR: ": it is a directory",
	EACCES: ": you are not allowed to",
	ELOOP: ": it is a symbolic link that leads in a circle"
};
function reasonOf$1(cause) {
	const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
	return reasons[code] ?? "";
}
const largest = 262144;
function textOf(path, bytes) {
	if (bytes.length > largest) throw new UsageError(`The configuration "${path}" has ${bytes.length} bytes; at most ${largest} are read.`);
	if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
	throw new UsageError(`The configuration "${path}" is not UTF-8 text.`, "Save it as UTF-8.");
}
// src/edges/children.ts
const running = new Map();
function remembered(child, leads = false) {
	running.set(child, leads);
	child.once("close", () => running.delete(child));
	child.once("error", () => running.delete(child));
	return child;
}
function endChildren() {
	for (const [child, leads] of running) {
		if (leads) endGroup(child.pid);
		child.kill();
	}
}
function endGroup(leader) {
	try {
		if (leader !== void 0 && process.platform !== "win32") process.kill(-leader, "SIGKILL");
	} catch {}
}
// src/edges/git.ts
const guards = [
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.quotePath=off",
	"gc.auto=0",
	"maintenance.auto=false",
	"protocol.ext.allow=never",
	"safe.bareRepository=explicit",
	"submodule.recurse=false"
].flatMap((setting) => ["-c", setting]);
const foreign = [
	"GIT_ALTERNATE_OBJECT_DIRECTORIES",
	"GIT_ATTR_SOURCE",
	"GIT_COMMON_DIR",
	"GIT_CONFIG",
	"GIT_DIR",
	"GIT_GRAFT_FILE",
	"GIT_IMPLICIT_WORK_TREE",
	"GIT_INDEX_FILE",
	"GIT_INTERNAL_SUPER_PREFIX",
	"GIT_NAMESPACE",
	"GIT_OBJECT_DIRECTORY",
	"GIT_PREFIX",
	"GIT_QUARANTINE_PATH",
	"GIT_REPLACE_REF_BASE",
	"GIT_SHALLOW_FILE",
	"GIT_WORK_TREE"
];
function environment(network) {
	const inherited = { ...process.env };
	for (const name of foreign) delete inherited[name];
	const offline = network ? {} : { GIT_ALLOW_PROTOCOL: "none" };
	return {
		...inherited,
		...offline,
		GIT_NO_LAZY_FETCH: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_TERMINAL_PROMPT: "0",
		LC_ALL: "C"
	};
}
const longestComplaint = 4096;
const patience = 3e5;
function startGit({ gitDir, workTree }, args, network = false) {
	const where = workTree === null ? [] : [
		"-C",
		workTree,
		`--work-tree=${workTree}`
	];
	const child = remembered(spawn("git", [
		...where,
		`--git-dir=${gitDir}`,
		...guards,
		...args
	], {
		cwd: gitDir,
		env: environment(network),
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	}));
	let stderr = "";
	child.stderr.setEncoding("utf8").on("data", (text) => {
		if (stderr.length < longestComplaint) stderr += text;
	});
	const timer = network ? setTimeout(giveUp, patience) : void 0;
	function giveUp() {
		stderr = `fatal: the server did not answer in ${patience / 1e3} s`;
		child.kill();
		child.stdout.destroy();
		child.stderr.destroy();
	}
	child.stdin.on("error", () => {});
	return {
		child,
		ended: new Promise((resolve, reject) => {
			child.once("error", (cause) => reject(cannotStart(cause)));
			child.once("close", (code) => {
				clearTimeout(timer);
				resolve({
					code: code ?? -1,
					stderr
				});
			});
		})
	};
}
function cannotStart(cause) {
	return new UsageError(`git cannot be started (${cause.message}).`, "Put git on the PATH.");
}
async function runGit(repository, args, input = "", network = false) {
	const { child, ended } = startGit(repository, args, network);
	const pieces = [];
	child.stdout.on("data", (piece) => pieces.push(piece));
	child.stdin.end(input);
	return {
		...await ended,
		stdout: Buffer.concat(pieces)
	};
}
async function runGitUpTo(most, repository, args) {
	const { child, ended } = startGit(repository, args);
	const pieces = [];
	let length = 0;
	child.stdout.on("data", (piece) => {
		length += piece.length;
		if (length <= most) pieces.push(piece);
		else child.kill();
	});
	child.stdin.end();
	const end = await ended;
	return length > most ? null : {
		...end,
		stdout: Buffer.concat(pieces)
	};
}
async function readGit(repository, args) {
	const { code, stdout, stderr } = await runGit(repository, args);
	if (code === 0) return stdout;
	throw new UsageError(`git cannot read the repository at "${repository.workTree ?? repository.gitDir}": ${complaint(stderr)}`);
}
function complaint(stderr) {
	const lines = stderr.split("\n").filter((line) => line.trim() !== "");
	return withoutCredentials$1((lines.find((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1) ?? "it gave no reason").replace(/^(fatal|error): /, "")).slice(0, 300);
}
function* nulTerminated(bytes) {
	let start = 0;
	for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
		yield bytes.subarray(start, end);
		start = end + 1;
	}
}
// src/edges/repository.ts
function findPlace(path, online = false, hosted = null) {
	const directory = realDirectory(path);
	for (let at = directory;; at = dirname(at)) {
		const gitDir = gitDirOf(join(at, ".git"));
		if (gitDir !== null) {
			const prefix = relative(at, directory).split(sep).join("/");
			return {
				directory,
				repository: {
					gitDir,
					workTree: at,
					online,
					hosted
				},
				prefix
			};
		}
		if (dirname(at) === at) break;
	}
	return {
		directory,
		repository: isGitDir(directory) ? {
			gitDir: directory,
			workTree: null,
			online,
			hosted
		} : null,
		prefix: ""
	};
}
function realDirectory(path) {
	try {
		const directory = realpathSync.native(path);
		if (statSync(directory).isDirectory()) return directory;
	} catch {}
	throw new UsageError(`"${path}" is no directory that can be read.`);
}
function gitDirOf(path) {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (stat?.isDirectory()) return isGitDir(path) ? path : null;
	if (!stat?.isFile() || stat.size > 65536) return null;
	const named = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(path, "utf8"))?.[1];
	const gitDir = named === void 0 ? null : resolve(dirname(path), named);
	return gitDir !== null && isGitDir(gitDir) ? gitDir : null;
}
function isGitDir(path) {
	const has = (name) => statSync(join(path, name), { throwIfNoEntry: false }) !== void 0;
	return has("HEAD") && (has("commondir") || has("objects") && has("refs"));
}
function isObjectName(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
async function commitsOf(repository, revisions) {
	const { stdout } = await runGit(repository, ["cat-file", "--batch-check"], revisions.map((text) => isRevision(text) ? `${text}^{commit}` : ":").map((text) => `${text}\n`).join(""));
	const answers = stdout.toString("utf8").split("\n");
	return revisions.map((_, index) => /^(\w+) commit \d+$/.exec(answers[index] ?? "")?.[1] ?? null);
}
async function commitOf(repository, revision) {
	return (await commitsOf(repository, [revision]))[0] ?? null;
}
async function isBranch(repository, revision) {
	if (!isRevision(revision) || ["HEAD", "@"].includes(revision)) return false;
	const { code, stdout } = await runGit(repository, [
		"rev-parse",
		"--verify",
		"--symbolic-full-name",
		revision
	]);
	return code === 0 && /^refs\/(heads|remotes)\//m.test(stdout.toString("utf8"));
}
function isRevision(text) {
	return /^[^-\p{Cc}][^\p{Cc}]{0,499}$/u.test(text);
}
async function parentsOf(repository, commit) {
	return [...((await readGit(repository, [
		"cat-file",
		"commit",
		commit
	])).toString("latin1").split("\n\n", 1)[0] ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function mergeBase(repository, one, other) {
	if (one === other) return one;
	const { code, stdout } = await runGit(repository, [
		"merge-base",
		one,
		other
	]);
	return code === 0 ? stdout.toString("latin1").split("\n")[0] ?? null : null;
}
async function isShallow(repository) {
	return (await readGit(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function isPartial(repository) {
	const { stdout } = await runGit(repository, [
		"config",
		"--get",
		"--type=bool",
		"remote.origin.promisor"
	]);
	return stdout.toString("latin1").trim() === "true";
}
async function settingsOf(repository) {
	const { stdout } = await runGit(repository, [
		"config",
		"-z",
		"--get-regexp",
		"^(core\\.(filemode|symlinks|autocrlf)|remote\\.origin\\.url)$"
	]);
	const values = new Map();
	for (const record of nulTerminated(stdout)) {
		const [key = "", ...value] = record.toString("utf8").split("\n");
		if (key !== "remote.origin.url" || !values.has(key)) values.set(key, value.join("\n"));
	}
	const isOn = (key, otherwise = "true") => !/^(false|no|off|0)$/i.test(values.get(key) ?? otherwise);
	return {
		fileMode: isOn("core.filemode"),
		symlinks: isOn("core.symlinks"),
		autoCrlf: isOn("core.autocrlf", "false"),
		remote: values.get("remote.origin.url") ?? null
	};
}
function addressOf(remote) {
	if (remote.startsWith("/")) return `file://${remote}`;
	const [, host, path] = /^((?:[\w.-]+@)?[\w.-]{2,}):(?!\/\/)(.+)$/.exec(remote) ?? [];
	return host === void 0 ? withoutCredentials(remote) : `ssh://${host}/${path?.replace(/^\/+/, "")}`;
}
function withoutCredentials(address) {
	const [, scheme = "", authority = "", rest = ""] = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)([^?#]*)/i.exec(address) ?? [];
	if (scheme === "") return address;
	const at = authority.lastIndexOf("@");
	const user = authority.slice(0, Math.max(at, 0)).split(":", 1)[0];
	return `${scheme}${/^(git\+)?ssh:/i.test(scheme) && user !== void 0 && user !== "" ? `${user}@` : ""}${authority.slice(at + 1)}${rest}`;
}
// src/edges/missing.ts
const deeper = "Get more history: git fetch --unshallow (fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab).";
async function missingRevision(repository, name, noun = "") {
	const named = noun === "" ? `"${name}"` : `The ${noun} "${name}"`;
	if (!/^[^-]/.test(name)) return new UsageError(`${named} is no revision.`, "Name a branch, a tag or a commit.");
	const known = await namesOf(repository);
	if (known.length === 0 && await commitOf(repository, "HEAD") === null) return new UsageError(`${named} is no commit of this clone: the repository has no commit yet.`, noun === "base" ? "Compare with nothing: --base none" : void 0);
	const meant = known.includes(`origin/${name}`) ? `origin/${name}` : nearest(name, known);
	const cure = meant === void 0 ? await waysToGet(repository, name) : `Did you mean "${meant}"?`;
	return new UsageError(`${named} is no commit of this clone.`, cure);
}
async function namesOf(repository) {
	return (await readGit(repository, [
		"for-each-ref",
		"--count=1000",
		"--format=%(refname:short)"
	])).toString("utf8").split("\n").filter((name) => name !== "");
}
async function waysToGet(repository, name) {
	if ((await settingsOf(repository)).remote === null) return "Name a branch, a tag or a commit.";
	const [first = "Fetch it first: git fetch origin", ...more] = [fetchAdvice(name), await isShallow(repository) ? deeper : void 0].filter((way) => way !== void 0);
	return more.length === 0 ? first : [first.replace(/\.$/, ""), ...more.map(lowerFirst)].join(", or ");
}
function fetchAdvice(name) {
	if (isObjectName(name)) return `Fetch it first: git fetch origin ${name}`;
	const branch = name.replace(/^origin\//, "");
	return /^[\w./-]+$/.test(branch) ? `Fetch it first: git fetch origin ${branch}:refs/remotes/origin/${branch} (and name it origin/${branch}).` : void 0;
}
function lowerFirst(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// src/edges/fetch.ts
const quietly = [
	"fetch",
	"-q",
	"--no-tags",
	"--no-recurse-submodules",
	"--no-write-fetch-head"
];
async function fetch(repository, options, names) {
	return askOrigin(repository, [
		...quietly,
		...options,
		"--stdin",
		"--end-of-options",
		"origin"
	], names.map((name) => `${name}\n`).join(""));
}
async function askOrigin(repository, args, input = "") {
	return runGit(repository, [...[
		"-c",
		"http.lowSpeedLimit=1000",
		"-c",
		"http.lowSpeedTime=60"
	], ...args], input, repository.online);
}
async function obtainBlobs(repository, oids) {
	const args = [
		"-c",
		"fetch.negotiationAlgorithm=noop",
		...quietly
	];
	const input = oids.map((oid) => `${oid}\n`).join("");
	await askOrigin(repository, [
		...args,
		"--stdin",
		"--end-of-options",
		"origin"
	], input);
}
async function obtain(repository, commit) {
	if (!isObjectName(commit)) return {
		done: false,
		complaint: `"${commit}" is no commit name`
	};
	if (await commitOf(repository, commit) !== null) return {
		done: true,
		complaint: ""
	};
	const { code, stderr } = await fetch(repository, await isShallow(repository) ? ["--depth=1"] : [], [commit]);
	if (code === 0) return {
		done: true,
		complaint: ""
	};
	const { hosted } = repository;
	if (hosted && await hosted.files(commit) !== null) return {
		done: true,
		complaint: ""
	};
	return {
		done: false,
		complaint: refusalOf(repository, stderr)
	};
}
function refusalOf({ hosted }, stderr) {
	const api = hosted?.complaint ? [`the API: ${hosted.complaint}`] : [];
	return [complaint(stderr), ...api].join("; ");
}
async function deepMergeBase(repository, one, other) {
	const here = await mergeBase(repository, one, other);
	if (here !== null || !repository.online) return here;
	const told = await repository.hosted?.mergeBase(one, other);
	if (told) return (await obtain(repository, told)).done ? told : null;
	if (!await isShallow(repository)) return null;
	const fork = await keepingDepth(repository, () => deepen(repository, one, other));
	return fork !== null && (await obtain(repository, fork)).done ? fork : null;
}
const ladder = [
	1,
	20,
	200
];
async function deepen(repository, one, other) {
	for (const step of ladder) {
		const { code, stderr } = await fetch(repository, [`--deepen=${step}`], [one, other]);
		if (code !== 0) throw new UsageError(`Nobody can say where the commit ${one} left ${other} (${refusalOf(repository, stderr)}).`, deeper);
		const fork = await mergeBase(repository, one, other);
		if (fork !== null) return fork;
	}
	return null;
}
async function keepingDepth(repository, task) {
	const printed = await readGit(repository, [
		"rev-parse",
		"--git-path",
		"shallow"
	]);
	const file = resolve(repository.workTree ?? repository.gitDir, printed.toString("utf8").trim());
	const depth = readFileSync(file);
	try {
		return await task();
	} finally {
		writeFileSync(file, depth);
	}
}
// src/edges/remote.ts
async function remoteTip(repository, name) {
	if (!repository.online) return null;
	if ((await runGit(repository, ["check-ref-format", `refs/heads/${name}`])).code !== 0) return null;
	const short = name.replace(/^refs\/tags\//, "");
	const names = [`refs/tags/${short}^{}`, `refs/tags/${short}`];
	if (short === name) names.push(`refs/heads/${name}`);
	const { code, stdout, stderr } = await askOrigin(repository, [
		"ls-remote",
		"-q",
		"origin",
		...names
	]);
	if (code !== 0) return await repository.hosted?.tip(name) ?? null ?? refuse$1(repository, `"${short}"`, stderr);
	const lines = stdout.toString("utf8").split("\n");
	const commits = new Map(lines.map((line) => line.split("	").reverse()));
	const at = names.findIndex((one) => isObjectName(commits.get(one) ?? ""));
	const commit = commits.get(names[at] ?? "");
	return commit === void 0 ? null : {
		commit,
		isBranch: at === 2
	};
}
async function remoteTags(repository) {
	const { code, stdout, stderr } = await askOrigin(repository, [
		"ls-remote",
		"-q",
		"--tags",
		"--refs",
		"origin"
	]);
	if (code !== 0) return await repository.hosted?.tags() ?? refuse$1(repository, "its tags", stderr);
	return [...stdout.toString("utf8").matchAll(/\trefs\/tags\/(.+)$/gm)].map(([, name = ""]) => name);
}
function refuse$1(repository, what, stderr) {
	throw new UsageError(`origin cannot be asked for ${what} (${refusalOf(repository, stderr)}).`, `${deeper.replace(/\.$/, "")}, let the token read contents, or name the base.`);
}
// src/edges/base.ts
function found(sha, how) {
	return {
		base: {
			sha,
			how
		},
		reason: null
	};
}
function noBase(reason) {
	return {
		base: null,
		reason
	};
}
const defaultBranches = [
	"refs/remotes/origin/HEAD",
	"refs/remotes/origin/main",
	"refs/heads/main",
	"refs/remotes/origin/master",
	"refs/heads/master"
];
async function defaultBase(repository, head, commits) {
	const at = commits.findIndex((commit) => commit !== null);
	const commit = commits[at];
	if (!commit) return noBase("No default branch (origin/HEAD, main or master) is here.");
	const name = defaultBranches[at]?.replace(/^refs\/(heads|remotes)\//, "");
	const fork = await mergeBase(repository, head, commit);
	if (fork !== null) return found(fork, "merge-base");
	if (!await isShallow(repository)) return noBase(`HEAD and ${name} have no commit in common.`);
	throw tooShallow(name, "nothing: --base none");
}
async function askedBase(repository, asked) {
	const { base, head, bothNamed = false } = asked;
	const name = base.replace(/\.\.\.$/, "");
	const tip = await localTip(repository, name) ?? await fetchedTip(repository, name);
	if (tip === null) throw await missingRevision(repository, name, "base");
	if (name === base && (!tip.isBranch || bothNamed)) return found(tip.commit, "ref");
	const fork = head && await deepMergeBase(repository, head, tip.commit);
	if (fork) return found(fork, "merge-base");
	if (head && await isShallow(repository)) throw tooShallow(name, `its tip: --base ${tip.commit}`);
	if (name === base) return found(tip.commit, "ref");
	throw new UsageError(`HEAD and "${name}" have no commit in common.`, `Compare with the revision itself: --base ${name}`);
}
function tooShallow(name, instead) {
	return new UsageError(`This clone is shallow, so nobody can say where HEAD left ${name}.`, `${deeper.replace(/\.$/, "")}, or compare with ${instead}`);
}
async function localTip(repository, name) {
	const commit = await commitOf(repository, name);
	return commit === null ? null : {
		commit,
		isBranch: await isBranch(repository, name)
	};
}
async function fetchedTip(repository, name) {
	if (!repository.online) return null;
	const tip = isObjectName(name) ? {
		commit: name,
		isBranch: false
	} : await remoteTip(repository, name.replace(/^origin\//, ""));
	return tip !== null && (await obtain(repository, tip.commit)).done ? tip : null;
}
// src/edges/line-ends.ts
var LineEnds = class {
	#repository;
	#paths;
	#autoCrlf;
	#asked;
	#conversions;
	constructor(repository, paths, autoCrlf) {
		this.#repository = repository;
		this.#paths = paths;
		this.#autoCrlf = autoCrlf;
	}
	of(path) {
		return this.#conversions && (this.#conversions.get(path) ?? conversionOf({}, this.#autoCrlf));
	}
	ask() {
		this.#asked ??= this.#ask();
		return this.#asked;
	}
	async #ask() {
		const wanted = [
			"check-attr",
			"-z",
			"--stdin",
			"text",
			"crlf",
			"eol"
		];
		const paths = [...this.#paths].flatMap((path) => [encodePath(path), Uint8Array.of(0)]);
		const { stdout } = await runGit(this.#repository, wanted, Buffer.concat(paths));
		const said = [...nulTerminated(stdout)];
		const conversions = new Map();
		for (let at = 0; at + 8 < said.length; at += 9) {
			const [text, crlf, eol] = [
				2,
				5,
				8
			].map((one) => said[at + one]?.toString());
			const path = decodePath(said[at] ?? Buffer.alloc(0));
			conversions.set(path, conversionOf({
				text,
				crlf,
				eol
			}, this.#autoCrlf));
		}
		this.#conversions = conversions;
	}
};
function conversionOf({ text, crlf, eol }, autoCrlf) {
	const named = byName(text) ?? byName(crlf);
	if (named) return named;
	if (eol === "lf" || eol === "crlf") return "text";
	return autoCrlf ? "auto" : "none";
}
function byName(value) {
	if (value === "set" || value === "input") return "text";
	if (value === "auto") return "auto";
	return value === "unset" ? "none" : null;
}
function looksBinary(content) {
	let controls = 0;
	let others = 0;
	let held = false;
	for (const piece of content.pieces()) for (const byte of piece) {
		if (byte === 0 || held && byte !== lineFeed$1) return true;
		held = byte === carriageReturn$1;
		if (byte === carriageReturn$1 || byte === lineFeed$1) continue;
		if (byte === 127 || byte < 32 && !printable$1.has(byte)) controls++;
		else others++;
	}
	return held || others >> 7 < controls;
}
const carriageReturn$1 = 13;
const lineFeed$1 = 10;
const printable$1 = new Set([
	8,
	9,
	12,
	27
]);
// src/edges/content.ts
function contentOf(bytes) {
	return {
		size: bytes.length,
		pieces: () => [bytes]
	};
}
function deliver(path, content, receive) {
	let done = 0;
	for (const piece of content.pieces()) {
		done += piece.length;
		receive(path, piece, content.size, done === content.size);
	}
	if (done < content.size) receive(path, new Uint8Array(0), content.size, true);
	return done === content.size;
}
function idOf(content, format) {
	const hash = createHash(format).update(`blob ${content.size}\0`);
	for (const piece of content.pieces()) hash.update(piece);
	return hash.digest("hex");
}
function asCommitted(content, oid, conversion) {
	const format = oid?.length === 64 ? "sha256" : "sha1";
	const raw = {
		content,
		id: idOf(content, format)
	};
	if (oid === null || raw.id === oid) return raw;
	const unix = unixLines(content);
	if (unix && idOf(unix, format) === oid) {
		if (conversion === void 0) return void 0;
		return conversion === "none" || conversion === "auto" && looksBinary(content) ? raw : {
			content: unix,
			id: oid
		};
	}
	const pointer = lfsPointer(content);
	return idOf(pointer, format) === oid ? {
		content: pointer,
		id: oid
	} : raw;
}
function unixLines(content) {
	let returns = 0;
	for (const piece of withoutReturns(content)) returns -= piece.length;
	returns += content.size;
	return returns === 0 ? null : {
		size: content.size - returns,
		pieces: () => withoutReturns(content)
	};
}
const carriageReturn = 13;
const lineFeed = 10;
function* withoutReturns(content) {
	let held = false;
	for (const piece of content.pieces()) {
		if (piece.length === 0) continue;
		if (held && piece[0] !== lineFeed) yield Uint8Array.of(carriageReturn);
		held = piece[piece.length - 1] === carriageReturn;
		const part = unixPiece(held ? piece.subarray(0, -1) : piece);
		if (part.length > 0) yield part;
	}
	if (held) yield Uint8Array.of(carriageReturn);
}
function unixPiece(piece) {
	if (piece.indexOf(carriageReturn) === -1) return piece;
	const result = new Uint8Array(piece.length);
	let length = 0;
	for (let at = 0; at < piece.length; at++) {
		if (piece[at] === carriageReturn && piece[at + 1] === lineFeed) continue;
		result[length++] = piece[at] ?? 0;
	}
	return result.subarray(0, length);
}
function lfsPointer(content) {
	const hash = createHash("sha256");
	for (const piece of content.pieces()) hash.update(piece);
	const lines = [
		"version https://git-lfs.github.com/spec/v1",
		`oid sha256:${hash.digest("hex")}`,
		`size ${content.size}`
	];
	return contentOf(Buffer.from(lines.map((line) => `${line}\n`).join("")));
}
// src/edges/disk-file.ts
function diskPath(top, path) {
	const full = `${top}/${path}`;
	return /\p{Surrogate}/u.test(path) ? Buffer.from(encodePath(full)) : full;
}
function statOf(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false });
	} catch (cause) {
		if (cause instanceof Error && "code" in cause && cause.code === "ENOTDIR") return void 0;
		throw cause;
	}
}
function readFile(top, { path, kind }, oid, receive, conversion) {
	const place = diskPath(top, path);
	const link = kind === "symlink" ? linkContent(place) : void 0;
	const give = (found) => {
		const committed = asCommitted(found, oid, conversion);
		return committed && deliver(path, committed.content, receive) ? committed.id : null;
	};
	return (link ? give(link) : withFile(place, give)) ?? null;
}
function linkContent(path) {
	try {
		return contentOf(readlinkSync(path, { encoding: "buffer" }));
	} catch {
		return;
	}
}
async function readEach(paths, read) {
	const failures = new Map();
	for (const [index, path] of paths.entries()) {
		const outcome = read(path);
		const failure = outcome instanceof Promise ? await outcome : outcome;
		if (failure) failures.set(path, failure);
		if (index % filesAtOnce === filesAtOnce - 1) await setImmediate();
	}
	return failures;
}
const filesAtOnce = 256;
const wholeBytes = 4194304;
const pieceBytes = 262144;
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function withFile(path, use) {
	let file;
	try {
		file = openSync(path, flags);
	} catch {
		return;
	}
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) return void 0;
		const content = stat.size <= wholeBytes ? wholeFile(file, stat.size) : longFile(file, stat.size);
		return content && use(content);
	} finally {
		closeSync(file);
	}
}
function wholeFile(file, size) {
	const bytes = Buffer.allocUnsafe(size);
	return fill(file, bytes, 0) === size ? contentOf(bytes) : void 0;
}
function longFile(file, size) {
	return {
		size,
		*pieces() {
			for (let at = 0; at < size;) {
				const piece = Buffer.allocUnsafe(Math.min(pieceBytes, size - at));
				const length = fill(file, piece, at);
				if (length > 0) yield piece.subarray(0, length);
				if (length < piece.length) return;
				at += length;
			}
		}
	};
}
function fill(file, bytes, position) {
	let length = 0;
	while (length < bytes.length) {
		const count = readSome(file, bytes.subarray(length), position + length);
		if (count === 0) break;
		length += count;
	}
	return length;
}
function readSome(file, bytes, position) {
	try {
		return readSync(file, bytes, 0, bytes.length, position);
	} catch {
		return 0;
	}
}
// src/edges/folder-tree.ts
const skipped = new Set([".git", "node_modules"]);
function folderTree(directory) {
	const entries = [];
	const folders = [""];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) for (const { name, isFolder } of listFolder(directory, folder)) {
		const path = join$1(folder, name);
		if (isFolder && !skipped.has(name)) folders.push(path);
		const kind = isFolder ? null : kindOnDisk$1(directory, path);
		if (kind !== null) entries.push({
			path,
			kind
		});
	}
	return new FolderTree(directory, entries.sort((a, b) => compareText(a.path, b.path)));
}
function plainTree(directory, entries) {
	return new FolderTree(directory, entries);
}
function listFolder(directory, folder) {
	try {
		return readdirSync(diskPath(directory, folder), {
			withFileTypes: true,
			encoding: "buffer"
		}).map((entry) => ({
			name: decodePath(entry.name),
			isFolder: entry.isDirectory()
		}));
	} catch {
		throw new UsageError(`The directory "${join$1(directory, folder)}" cannot be read.`);
	}
}
function kindOnDisk$1(directory, path) {
	const stat = statOf(diskPath(directory, path));
	if (stat?.isSymbolicLink()) return "symlink";
	if (!stat?.isFile()) return null;
	return stat.mode & 64 ? "executable" : "file";
}
var FolderTree = class {
	entries;
	#directory;
	#kinds;
	#ids = new Map();
	constructor(directory, entries) {
		this.entries = entries;
		this.#directory = directory;
		this.#kinds = new Map(entries.map(({ path, kind }) => [path, kind]));
	}
	id(path) {
		return this.#ids.get(path);
	}
	read(paths, receive) {
		return readEach(paths, (path) => {
			const kind = this.#kinds.get(path);
			if (kind === void 0) return "missing";
			const id = readFile(this.#directory, {
				path,
				kind
			}, null, receive, "none");
			if (id === null) return "unreadable";
			this.#ids.set(path, id);
			return null;
		});
	}
};
// src/edges/blobs.ts
async function absentBlobs(repository, wanted) {
	const oids = [...new Set(wanted.map(({ oid }) => oid))].filter((oid) => oid !== "");
	const { stdout } = await runGit(repository, ["cat-file", "--batch-check"], oids.map((oid) => `${oid}\n`).join(""));
	const here = new Set([...stdout.toString("latin1").matchAll(/^(\w+) blob /gm)].map(([, oid = ""]) => oid));
	return new Set(oids.filter((oid) => !here.has(oid)));
}
const mostStarts = 100;
async function readBlobs(repository, wanted, receive) {
	const failures = new Map();
	let left = wanted;
	for (let starts = 0; left.length > 0 && starts < mostStarts; starts++) {
		const answered = await readBatch(repository, left, receive, failures);
		left = left.slice(answered);
	}
	for (const { path } of left) failures.set(path, "unreadable");
	return failures;
}
async function readBatch(repository, wanted, receive, failures) {
	const { child, ended } = startGit(repository, [
		"cat-file",
		"--batch",
		"--buffer"
	]);
	const reader = new BatchReader(wanted, receive, failures);
	child.stdin.end(wanted.map(({ oid }) => `${oid}\n`).join(""));
	child.stdout.on("data", (piece) => {
		try {
			reader.push(piece);
		} catch (cause) {
			child.stdout.destroy(cause instanceof Error ? cause : new Error(String(cause)));
		}
	});
	await Promise.all([ended, finished(child.stdout)]);
	return reader.end();
}
function finished(stream) {
	return new Promise((resolve, reject) => {
		stream.once("error", reject);
		stream.once("close", resolve);
	});
}
const longestHeader = 4096;
var BatchReader = class {
	#wanted;
	#receive;
	#failures;
	#answered = 0;
	#expects = "header";
	#header = "";
	#size = 0;
	#left = 0;
	constructor(wanted, receive, failures) {
		this.#wanted = wanted;
		this.#receive = receive;
		this.#failures = failures;
	}
	push(piece) {
		let at = 0;
		while (at < piece.length) if (this.#expects === "header") at = this.#readHeader(piece, at);
		else if (this.#expects === "bytes") at = this.#readBytes(piece, at);
		else at = this.#readNewline(at);
	}
	end() {
		if (this.#answered === this.#wanted.length) return this.#answered;
		if (this.#left > 0) this.#receive(this.#path(), new Uint8Array(0), this.#size, true);
		this.#fail(this.#expects === "header" ? "missing" : "unreadable");
		return this.#answered;
	}
	#readHeader(piece, at) {
		const end = piece.indexOf(10, at);
		this.#header += piece.toString("latin1", at, end === -1 ? piece.length : end);
		if (this.#header.length > longestHeader) throw new Error("git cat-file gave no header line.");
		if (end === -1) return piece.length;
		const [, kind, size] = /^\w+ (\w+) (\d+)$/.exec(this.#header) ?? [];
		this.#header = "";
		if (size === void 0) this.#fail("missing");
		else this.#begin(kind === "blob", Number(size));
		return end + 1;
	}
	#begin(isBlob, size) {
		if (!isBlob) this.#failures.set(this.#path(), "unreadable");
		this.#size = size;
		this.#left = size;
		this.#expects = size === 0 ? "newline" : "bytes";
		if (size === 0 && isBlob) this.#receive(this.#path(), new Uint8Array(0), 0, true);
	}
	#readBytes(piece, at) {
		const part = piece.subarray(at, at + this.#left);
		this.#left -= part.length;
		if (this.#left === 0) this.#expects = "newline";
		const path = this.#path();
		if (!this.#failures.has(path)) this.#receive(path, part, this.#size, this.#left === 0);
		return at + part.length;
	}
	#readNewline(at) {
		this.#answered++;
		this.#expects = "header";
		return at + 1;
	}
	#fail(reason) {
		this.#failures.set(this.#path(), reason);
		this.#answered++;
	}
	#path() {
		return this.#wanted[this.#answered]?.path ?? "";
	}
};
// src/edges/hosted.ts
const atOnce$1 = 8;
async function fetchBlobs(hosted, oids) {
	const blobs = new Map();
	const left = [...new Set(oids)];
	const worker = async () => {
		for (let oid = left.pop(); oid !== void 0; oid = left.pop()) {
			const bytes = await hosted.blob(oid);
			if (bytes !== null && (oid.length !== 40 || blobId(bytes) === oid)) blobs.set(oid, bytes);
		}
	};
	await Promise.all(Array.from({ length: atOnce$1 }, worker));
	return blobs;
}
// src/edges/anywhere.ts
async function readAnywhere(repository, wanted, receive) {
	const absent = repository.online ? await absentBlobs(repository, wanted) : new Set();
	if (absent.size === 0) return readBlobs(repository, wanted, receive);
	const left = await isPartial(repository) ? await stillAbsent(repository, wanted, absent) : absent;
	const { hosted } = repository;
	if (hosted === null || left.size === 0) return readBlobs(repository, wanted, receive);
	const fetched = await fetchBlobs(hosted, left);
	const refused = wanted.find(({ oid }) => left.has(oid) && !fetched.has(oid));
	if (refused) throw new UsageError(`"${refused.path}" is not in this clone, and the API does not give it (${hosted.complaint ?? "it has other bytes"}).`, "Let the token read contents, or clone without a filter.");
	return readInOrder(repository, wanted, fetched, receive);
}
async function stillAbsent(repository, wanted, absent) {
	await obtainBlobs(repository, [...absent]);
	return absentBlobs(repository, wanted);
}
async function readInOrder(repository, wanted, fetched, receive) {
	const failures = new Map();
	for (const run of runsOf(wanted, ({ oid }) => fetched.has(oid))) {
		const [first] = run;
		if (first && !fetched.has(first.oid)) {
			const unread = await readBlobs(repository, run, receive);
			for (const [path, failure] of unread) failures.set(path, failure);
			continue;
		}
		for (const { path, oid } of run) {
			const bytes = fetched.get(oid);
			if (bytes) receive(path, bytes, bytes.length, true);
		}
	}
	return failures;
}
function runsOf(list, kindOfOne) {
	const runs = [];
	let last = null;
	for (const one of list) {
		const kind = kindOfOne(one);
		if (kind === last) runs.at(-1)?.push(one);
		else runs.push([one]);
		last = kind;
	}
	return runs;
}
// src/edges/modes.ts
function kindOf(mode) {
	switch (mode) {
		case "100755": return "executable";
		case "120000": return "symlink";
		default: return mode.startsWith("100") ? "file" : null;
	}
}
// src/edges/hosted-tree.ts
async function hostedTree(repository, hosted, commit) {
	const listed = await hosted.files(commit);
	if (listed === null) return null;
	const oids = new Map(listed.map(({ path, oid }) => [path, oid]));
	return {
		entries: listed.flatMap(({ path, mode }) => {
			const kind = kindOf(mode);
			return kind === null ? [] : [{
				path,
				kind
			}];
		}).sort((a, b) => compareText(a.path, b.path)),
		id: (path) => oids.get(path),
		read: (paths, receive) => {
			return readAnywhere(repository, paths.map((path) => ({
				path,
				oid: oids.get(path) ?? ""
			})), receive);
		}
	};
}
// src/edges/git-tree.ts
async function gitTree(repository, revision) {
	const commit = isObjectName(revision) ? revision : await commitOf(repository, revision);
	if (commit === null) throw new UsageError(`"${revision}" names no commit of this clone.`);
	const output = await runGitUpTo(longestListing, repository, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	]);
	if (output === null) throw tooManyFiles(commit);
	const { code, stdout } = output;
	const hosted = code !== 0 && repository.hosted;
	const shown = hosted ? await hostedTree(repository, hosted, commit) : null;
	if (shown) return shown;
	if (code !== 0) throw new UsageError(`The files of commit ${commit} are not all in this clone.`, `Fetch them: git fetch origin ${commit}`);
	const files = [...parseTree(stdout)];
	if (files.some(({ path }) => path.length > longestPath)) throw tooLongPath(commit);
	return new BlobTree(repository, files);
}
const longestListing = 268435456;
const longestPath = 4096;
function tooManyFiles(commit) {
	return new UsageError(`The list of the files of commit ${commit} is longer than ${longestListing} bytes, so none of them is read.`, "Commit fewer files.");
}
function tooLongPath(commit) {
	return new UsageError(`A path in commit ${commit} is longer than ${longestPath} characters, so that nobody can check it out.`, "Give it a shorter one.");
}
function* parseTree(output) {
	for (const record of nulTerminated(output)) {
		const tab = record.indexOf(9);
		const [mode = "", , oid = ""] = record.toString("latin1", 0, tab).split(" ");
		const kind = kindOf(mode);
		if (kind !== null) yield {
			path: decodePath(record.subarray(tab + 1)),
			kind,
			oid
		};
	}
}
var BlobTree = class {
	entries;
	#repository;
	#oids;
	constructor(repository, files) {
		this.#repository = repository;
		this.entries = files.map(({ path, kind }) => ({
			path,
			kind
		})).sort((a, b) => compareText(a.path, b.path));
		this.#oids = new Map(files.map(({ path, oid }) => [path, oid]));
	}
	id(path) {
		return this.#oids.get(path);
	}
	async read(paths, receive) {
		const failures = new Map();
		const wanted = [];
		for (const path of paths) {
			const oid = this.#oids.get(path);
			if (oid === void 0) failures.set(path, "missing");
			else wanted.push({
				path,
				oid
			});
		}
		const unread = await readAnywhere(this.#repository, wanted, receive);
		return new Map([...failures, ...unread]);
	}
};
// src/edges/version-tags.ts
function previousTag(tags, current) {
	const now = versionTag(current);
	if (now === null) return null;
	const wantsRelease = now.version.prerelease.length === 0;
	let best = null;
	for (const tag of tags) {
		const found = versionTag(tag);
		if (found === null || found.prefix !== now.prefix) continue;
		if (wantsRelease && found.version.prerelease.length > 0) continue;
		if ((0, import_compare.default)(found.version, now.version) >= 0) continue;
		if (best === null || (0, import_compare.default)(found.version, best.version) > 0) best = {
			tag,
			version: found.version
		};
	}
	return best?.tag ?? null;
}
// src/edges/workflow-run.ts
const pullRequestEvents = [
	"pull_request",
	"pull_request_review",
	"pull_request_review_comment"
];
function isProposal({ env }) {
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	return ["merge_group", "pull_request_target"].includes(name) || pullRequestEvents.some((one) => one === name);
}
function isPullRequest({ env }) {
	return pullRequestEvents.some((one) => one === env["GITHUB_EVENT_NAME"]);
}
function textAt(event, ...path) {
	const value = valueAt(event, ...path);
	return typeof value === "string" ? value : void 0;
}
function commitAt(event, ...path) {
	const value = textAt(event, ...path);
	return value !== void 0 && isObjectName(value) ? value : void 0;
}
function valueAt(event, ...path) {
	let value = event;
	for (const key of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
		value = value[key];
	}
	return value;
}
// src/edges/github-base.ts
async function proposedHead(repository, run) {
	if (run.env["GITHUB_EVENT_NAME"] !== "pull_request_target") return void 0;
	const proposed = commitAt(run.event, "pull_request", "head", "sha");
	if (proposed === void 0) throw new UsageError("The event of the pull request names no head commit.");
	await mustObtain(repository, proposed, "head");
	return proposed;
}
function eventTag({ env, event }) {
	const name = env["GITHUB_EVENT_NAME"];
	if (name === "release") return textAt(event, "release", "tag_name");
	return name === "push" ? /^refs\/tags\/(.+)/s.exec(env["GITHUB_REF"] ?? "")?.[1] : void 0;
}
async function eventBase(repository, head, run) {
	const name = run.env["GITHUB_EVENT_NAME"] ?? "";
	if (isPullRequest(run)) return pullRequestBase(repository, head, run);
	switch (name) {
		case "merge_group": return mergeGroupBase(repository, run);
		case "push": return pushBase(repository, head, run);
		case "pull_request_target": return forkBase(repository, head, run);
		case "release": return tagBase(repository, eventTag(run) ?? "");
		default: return noBase(`The event "${name}" names no commit to compare with; the input base may.`);
	}
}
async function pullRequestBase(repository, head, run) {
	const proposed = commitAt(run.event, "pull_request", "head", "sha");
	const parents = await parentsOf(repository, head);
	const [first, second] = parents;
	const isMerge = parents.length === 2 && head !== proposed && (proposed === void 0 || second === proposed || head === run.env["GITHUB_SHA"]);
	const isMerged = head === commitAt(run.event, "pull_request", "merge_commit_sha") && first;
	if (first !== void 0 && (isMerge || isMerged && isClosed(run))) {
		await mustObtain(repository, first);
		return found(first, "merge-parent");
	}
	return forkBase(repository, head, run);
}
function isClosed({ event }) {
	return valueAt(event, "action") === "closed" && valueAt(event, "pull_request", "merged") === true;
}
async function forkBase(repository, head, run) {
	const tip = commitAt(run.event, "pull_request", "base", "sha");
	if (tip === void 0) throw new UsageError("The event of the pull request names no base commit.");
	await mustObtain(repository, tip);
	const fork = await deepMergeBase(repository, head, tip);
	return fork === null ? found(tip, "base-tip") : found(fork, "merge-base");
}
async function mergeGroupBase(repository, run) {
	const base = commitAt(run.event, "merge_group", "base_sha");
	if (base === void 0) throw new UsageError("The event of the merge group names no base commit.");
	await mustObtain(repository, base);
	return found(base, "merge-group");
}
async function pushBase(repository, head, run) {
	const tag = eventTag(run);
	if (tag !== void 0) return tagBase(repository, tag);
	const before = commitAt(run.event, "before");
	if (before === void 0) return noBase("The event of the push names no earlier commit.");
	if (/^0+$/.test(before)) return firstPushBase(repository, head, run);
	if (valueAt(run.event, "forced") !== true) {
		await mustObtain(repository, before);
		return found(before, "push-before");
	}
	if ((await obtain(repository, before)).done) return found(before, "push-before");
	const [parent] = await parentsOf(repository, head);
	if (parent === void 0) return noBase("The branch was overwritten by a first commit.");
	await mustObtain(repository, parent);
	return found(parent, "first-parent");
}
async function firstPushBase(repository, head, run) {
	const branch = valueAt(run.event, "repository", "default_branch");
	if (typeof branch !== "string" || run.env["GITHUB_REF"] === `refs/heads/${branch}`) return noBase("This is the first push of the default branch.");
	const tip = await commitOf(repository, `refs/remotes/origin/${branch}`) ?? (await remoteTip(repository, branch))?.commit ?? null;
	const fork = tip !== null && (await obtain(repository, tip)).done ? await deepMergeBase(repository, head, tip) : null;
	return fork === null ? noBase(`This is the first push of a branch that left "${branch}" nowhere we can see.`) : found(fork, "merge-base");
}
async function tagBase(repository, tag) {
	if (versionTag(tag) === null) return noBase(`The tag "${tag}" names no version to go back from.`);
	const previous = previousTag(await remoteTags(repository), tag);
	if (previous === null) return noBase(`No version was tagged before "${tag}".`);
	const name = `refs/tags/${previous}`;
	const commit = await commitOf(repository, name) ?? (await remoteTip(repository, name))?.commit ?? null;
	if (commit === null) throw new UsageError(`The tag "${previous}" cannot be had from origin.`, deeper);
	await mustObtain(repository, commit);
	return found(commit, "previous-tag");
}
async function mustObtain(repository, commit, noun = "base") {
	const { done, complaint } = await obtain(repository, commit);
	if (done) return;
	throw new UsageError(`The ${noun} commit ${commit} is not in this clone and cannot be fetched (${complaint}).`, "Set fetch-depth: 0 for actions/checkout, or let the token read contents.");
}
// src/edges/releases.ts
function releasesBy(repository, glob, commit) {
	const trees = new Map();
	let tags = null;
	return async (name, version) => {
		tags ??= reachableTags(repository, commit);
		const matches = pathGlob(glob.replaceAll("{name}", escaped$1(name)));
		const [versions, others] = await tags;
		const matching = versions.filter((one) => matches(one));
		const versionless = others.filter((one) => matches(one));
		const counts = {
			matching: matching.length,
			versionless,
			tags: versions
		};
		const tag = greatest(matching, version);
		if (tag === null) return {
			...counts,
			last: null
		};
		const tree = trees.get(tag) ?? gitTree(repository, `refs/tags/${tag}`);
		trees.set(tag, tree);
		return {
			...counts,
			last: {
				tag,
				tree: await tree
			}
		};
	};
}
async function reachableTags(repository, commit) {
	const tags = (await readGit(repository, [
		"for-each-ref",
		`--merged=${commit}`,
		"--format=%(refname:strip=2)",
		"refs/tags"
	])).toString("utf8").split("\n").filter((tag) => tag !== "");
	if (tags.length === 0 && await isShallow(repository)) throw new UsageError("This clone is shallow and holds no tag that base can reach, so nobody can say what was released.", deeper);
	const [versions = [], others = []] = [true, false].map((wanted) => tags.filter((tag) => versionTag(tag) !== null === wanted));
	return [versions, others];
}
function greatest(tags, version) {
	const limit = version === null ? null : versionTag(version)?.version;
	let best = null;
	for (const tag of tags) {
		const found = versionTag(tag)?.version;
		if (!found || limit && (0, import_compare.default)(found, limit) > 0) continue;
		if (!best || (0, import_compare.default)(found, best.version) > 0) best = {
			tag,
			version: found
		};
	}
	return best?.tag ?? null;
}
function escaped$1(name) {
	return name.replace(/[\\*?[\]{}()!+@|]/g, "\\$&");
}
// src/edges/listing.ts
function parseListing(output) {
	const files = new Map();
	for (const record of nulTerminated(output)) {
		const one = record[0] === questionMark ? untracked(record) : tracked(record);
		if (one) files.set(one.path, one);
	}
	return [...files.values()].sort((a, b) => compareText(a.path, b.path));
}
const questionMark = 63;
const slash = 47;
function untracked(record) {
	if (record.at(-1) === slash) return null;
	return {
		path: decodePath(record.subarray(2)),
		mode: null,
		oid: null,
		skipped: false
	};
}
function tracked(record) {
	const tab = record.indexOf(9);
	const [tag, mode = "", oid = ""] = record.toString("latin1", 0, tab).split(" ");
	if (kindOf(mode) === null) return null;
	return {
		path: decodePath(record.subarray(tab + 1)),
		mode,
		oid,
		skipped: tag === "S"
	};
}
function presentFiles(top, listed, settings) {
	const isFolder = realFolders(top);
	return listed.flatMap(({ path, mode, oid, skipped }) => {
		const fromIndex = mode === null ? null : kindOf(mode);
		const kind = isFolder(folderOf(path)) ? kindOnDisk(top, path, fromIndex, settings) : null;
		if (kind !== null) return [{
			path,
			kind,
			oid,
			onDisk: true
		}];
		return skipped && fromIndex ? [{
			path,
			kind: fromIndex,
			oid,
			onDisk: false
		}] : [];
	});
}
function kindOnDisk(top, path, fromIndex, settings) {
	const stat = statOf(diskPath(top, path));
	if (stat?.isSymbolicLink()) return "symlink";
	if (!stat?.isFile()) return null;
	if (fromIndex === "symlink" && !settings.symlinks) return "symlink";
	if (!settings.fileMode) return fromIndex === "executable" ? "executable" : "file";
	return stat.mode & 64 ? "executable" : "file";
}
function realFolders(top) {
	const known = new Map([["", true]]);
	const isFolder = (folder) => {
		let real = known.get(folder);
		if (real === void 0) {
			real = isFolder(folderOf(folder)) && statOf(diskPath(top, folder))?.isDirectory() === true;
			known.set(folder, real);
		}
		return real;
	};
	return isFolder;
}
// src/edges/work-tree.ts
async function workTree(repository, known = settingsOf(repository)) {
	const top = repository.workTree;
	if (top === null) throw new UsageError(`"${repository.gitDir}" is a bare repository without a working tree.`, "Name the revisions: skillgate diff BASE HEAD");
	const [settings, listing, staged] = await Promise.all([
		known,
		readGit(repository, [
			"ls-files",
			"-z",
			"-t",
			"-s",
			"-o",
			"--exclude-standard"
		]),
		runGit(repository, [
			"diff-index",
			"--cached",
			"--quiet",
			"--no-ext-diff",
			"HEAD",
			"--"
		])
	]);
	const listed = parseListing(listing);
	const files = presentFiles(top, listed, settings);
	return new DiskTree(repository, top, files, !(staged.code === 0 && files.length === listed.length && listed.every(({ oid }) => oid !== null) && files.every(({ kind }, at) => kind === kindOf(listed[at]?.mode ?? ""))), settings.autoCrlf);
}
var DiskTree = class {
	entries;
	#repository;
	#top;
	#files;
	#ids = new Map();
	#lineEnds;
	#dirty;
	constructor(repository, top, files, dirty, autoCrlf) {
		this.entries = files.map(({ path, kind }) => ({
			path,
			kind
		}));
		this.#repository = repository;
		this.#top = top;
		this.#files = new Map(files.map((file) => [file.path, file]));
		this.#lineEnds = new LineEnds(repository, this.#files.keys(), autoCrlf);
		this.#dirty = dirty;
	}
	dirty() {
		return this.#dirty;
	}
	id(path) {
		return this.#ids.get(path);
	}
	async read(paths, receive) {
		const failures = new Map();
		for (const run of this.#runs(paths)) {
			const unread = run.onDisk ? await readEach(run.paths, (path) => this.#readFile(path, receive)) : await this.#readBlobs(run.paths, receive);
			for (const [path, reason] of unread) failures.set(path, reason);
		}
		return failures;
	}
	#runs(paths) {
		const runs = [];
		for (const path of paths) {
			const onDisk = this.#files.get(path)?.onDisk ?? true;
			const last = runs.at(-1);
			if (last?.onDisk === onDisk) last.paths.push(path);
			else runs.push({
				onDisk,
				paths: [path]
			});
		}
		return runs;
	}
	#readFile(path, receive) {
		const file = this.#files.get(path);
		if (!file) return "missing";
		const conversion = this.#lineEnds.of(path);
		const id = readFile(this.#top, file, file.oid, receive, conversion);
		if (id === null && conversion === void 0) return this.#readAsked(path, receive);
		if (id === null) return "unreadable";
		this.#ids.set(path, id);
		if (id !== file.oid) this.#dirty = true;
		return null;
	}
	async #readAsked(path, receive) {
		await this.#lineEnds.ask();
		return this.#readFile(path, receive);
	}
	async #readBlobs(paths, receive) {
		const wanted = paths.map((path) => ({
			path,
			oid: this.#files.get(path)?.oid ?? ""
		}));
		for (const { path, oid } of wanted) this.#ids.set(path, oid);
		return readAnywhere(this.#repository, wanted, receive);
	}
};
// src/edges/sides.ts
async function openSides(request) {
	const { run } = request;
	const { directory, repository, prefix } = findPlace(request.directory, run !== void 0, run?.hosted);
	if (repository === null) {
		if (run && isProposal(run)) throw noClone(directory);
		return openFolder(directory, request);
	}
	const settings = settingsOf(repository);
	const revision = request.head ?? (run && await proposedHead(repository, run));
	const [files, { sha, found, base }, { remote }] = await Promise.all([
		revision === void 0 ? workTree(repository, settings) : null,
		openCommits(repository, request, revision),
		settings
	]);
	const top = repository.workTree ?? repository.gitDir;
	const origin = {
		head: () => ({
			sha,
			dirty: files?.dirty() ?? false
		}),
		base: found.base,
		remote: remote === null ? fileAddress(top) : addressOf(remote),
		directory: top,
		proposed: run !== void 0 && isProposal(run),
		today: today()
	};
	const head = files ?? await gitTree(repository, sha ?? "");
	const commit = found.base?.sha;
	const releasesOf = commit === void 0 ? null : (glob) => releasesBy(repository, glob, commit);
	const tag = run && eventTag(run);
	return {
		head,
		base,
		origin,
		prefix,
		reason: found.reason,
		releasesOf,
		tag
	};
}
async function openCommits(repository, request, revision) {
	const [here = null, ...defaults] = await commitsOf(repository, [revision ?? "HEAD", ...defaultBranches]);
	const sha = here ?? (request.head === void 0 ? revision ?? null : null);
	if (sha === null && request.head !== void 0) throw await missingRevision(repository, request.head);
	const found = await findBase(repository, request, sha, defaults);
	return {
		sha,
		found,
		base: found.base && await gitTree(repository, found.base.sha)
	};
}
async function findBase(repository, { base, head: named, run }, head, defaults) {
	if (base === "none") return noBase("No base was wanted (--base none).");
	if (base !== void 0) return askedBase(repository, {
		base,
		head,
		bothNamed: named !== void 0
	});
	if (head === null) return noBase("The repository has no commit yet.");
	return run ? eventBase(repository, head, run) : defaultBase(repository, head, defaults);
}
function openFolder(directory, { base, head }) {
	if (head !== void 0 || base !== void 0 && base !== "none") throw notInGit(directory);
	const origin = {
		head: () => ({
			sha: null,
			dirty: false
		}),
		base: null,
		remote: null,
		directory,
		proposed: false,
		today: today()
	};
	return {
		head: folderTree(directory),
		base: null,
		origin,
		prefix: "",
		reason: "The directory is in no git repository, so there is nothing to compare with.",
		releasesOf: null
	};
}
function notInGit(directory) {
	return new UsageError(`"${directory}" is in no git repository, so it has no revisions.`, "Run inside a clone.");
}
function noClone(directory) {
	return new UsageError(`"${directory}" is in no git repository, so nobody can say what the change was made from.`, "Check out with git in the container.");
}
function fileAddress(directory) {
	return `file://${directory.replaceAll("\\", "/").replace(/^(?!\/)/, "/")}`;
}
function today() {
	return new Date().toISOString().slice(0, 10);
}
// src/cli/named-path.ts
function statNamed({ name, path }) {
	return look(name, () => {
		try {
			return statSync(path, { throwIfNoEntry: false });
		} catch (cause) {
			if (codeOf(cause) === "ENOTDIR") return void 0;
			throw cause;
		}
	});
}
function realNamed(named) {
	const { name, path } = named;
	const stat = statNamed(named);
	if (!stat) return void 0;
	return look(name, () => stat.isDirectory() ? realpathSync.native(path) : join(realpathSync.native(dirname(path)), basename(path)));
}
function readNamed({ name, path }) {
	return look(name, () => readFileSync(path, "utf8"));
}
function look(name, ask) {
	try {
		return ask();
	} catch (cause) {
		const code = codeOf(cause);
		if (code === void 0) throw cause;
		throw new UsageError(`"${name}" ${faults[code] ?? "cannot be read"} (${code}).`);
	}
}
const faults = {
	ELOOP: "is a link that leads back to itself",
	ENAMETOOLONG: "is longer than any path may be"
};
function codeOf(cause) {
	return cause instanceof Error && "code" in cause ? String(cause.code) : void 0;
}
// src/cli/paths.ts
function findPaths(operands, cwd) {
	const found = operands.map((operand) => ({
		operand,
		path: realNamed({
			name: operand,
			path: resolve(cwd, operand)
		})
	}));
	const missing = found.find(({ path }) => path === void 0);
	if (missing) throw notThere(missing.operand, cwd);
	const first = found[0]?.path;
	return {
		directory: first === void 0 ? cwd : startOf(first, cwd),
		within: (top) => found.map(({ operand, path }) => below(top, path ?? "", operand))
	};
}
function notThere(operand, cwd) {
	const slashed = operand.replaceAll("\\", "/");
	const hint = slashed !== operand && statNamed({
		name: slashed,
		path: resolve(cwd, slashed)
	}) ? `Did you mean "${slashed}"?` : void 0;
	return new UsageError(`"${operand}" is no file or directory.`, hint);
}
function startOf(path, cwd) {
	const directory = statSync(path).isDirectory() ? path : dirname(path);
	return !leaves(relative(realpathSync.native(cwd), path)) && findPlace(directory).repository === null ? cwd : directory;
}
function below(top, path, operand) {
	const inner = relative(realpathSync.native(top), path);
	if (leaves(inner)) throw new UsageError(`"${operand}" lies outside of "${top}".`);
	return inner.split(sep).join("/");
}
function leaves(path) {
	return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}
// src/cli/run-paths.ts
function runPaths(paths, cwd, top, { head, base }) {
	if (paths.length === 0) return [];
	const here = relative(top, realpathSync.native(cwd)).split(sep).join("/");
	const known = [...head.entries, ...base?.entries ?? []];
	return paths.map((name) => {
		const path = posix.join(here, name.split(sep).join("/")).replace(/\/$/, "");
		if (path === ".") return "";
		if (known.some((entry) => isAt(entry.path, path))) return path;
		throw new UsageError(`"${name}" is no file or directory.`);
	});
}
function refuseLinks(noun, name, directory) {
	const path = relative(directory, resolve(directory, name));
	if (path === "" || path.startsWith("..") || resolve(path) === path) return;
	const real = realOf(resolve(directory, path));
	if (real === null || real === resolve(realpathSync.native(directory), path)) return;
	throw new UsageError(`The ${noun} "${name}" is, or lies behind, a symbolic link.`, "Name the place itself.");
}
function realOf(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return null;
	}
}
// src/cli/open.ts
const repositoryOptions = [{
	name: "config",
	value: "FILE",
	help: "this configuration file, not the one found"
}];
async function open(request) {
	const { paths = [], cwd, base, head, run, told } = request;
	told?.("Listing files");
	const { directory, within } = findPaths(run ? [] : paths, cwd);
	const opened = await openSides({
		directory,
		base,
		head,
		run
	});
	const top = opened.origin.directory ?? directory;
	const only = run ? runPaths(paths, cwd, top, opened) : within(top);
	if (run && request.config !== void 0) refuseLinks("configuration", request.config, cwd);
	const named = request.config === void 0 ? void 0 : resolve(cwd, request.config);
	const place = named === void 0 ? void 0 : placeOf$2(named, top);
	const file = await loadConfig(opened.head, {
		path: named,
		name: place ?? named,
		rules: ruleIds
	});
	const former = opened.base === null || place === null ? null : await loadEarlierConfig(opened.base, place, ruleIds);
	const gate = {
		file,
		former,
		base: opened.base !== null && place !== null ? former?.config ?? defaults : null
	};
	const config = file?.config ?? defaults;
	const tags = /^tag:(.+)/s.exec(config.release)?.[1];
	const releases = tags === void 0 ? void 0 : opened.releasesOf?.(tags);
	const trees = {
		head: tellingTree(opened.head, told),
		base: opened.base && tellingTree(opened.base, told, "files of base")
	};
	return {
		sides: {
			...opened,
			...trees,
			only,
			releases,
			told
		},
		config,
		gate
	};
}
async function ruleIds() {
	const { rules } = await import("./catalog.js").then((n) => n.t);
	return rules.map(({ id }) => id);
}
function placeOf$2(file, directory) {
	const path = relative(directory, file);
	return path.startsWith("..") || resolve(directory, path) !== file ? null : path.split(sep).join("/");
}
// src/cli/places.ts
function placesFrom(cwd, top) {
	const [here, there] = [realpathSync.native(cwd), realpathSync.native(top)];
	if (here === there) return (path) => path;
	return (path) => relative(here, resolve(there, path)).split(sep).join("/") || ".";
}
// src/edges/command-version.ts
const usualPatience = 5e3;
const longestAnswer = 65536;
const afterglow = 250;
function sayVersion(path, { env, patience }) {
	const limit = patience ?? usualPatience;
	return new Promise((resolve) => {
		const child = remembered(spawn(path, ["--version"], {
			cwd: tmpdir(),
			env: harmless$1(env),
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			],
			windowsHide: true,
			detached: process.platform !== "win32"
		}), true);
		let said = "";
		const end = (answer) => {
			clearTimeout(timer);
			for (const stream of [child.stdout, child.stderr]) stream.destroy();
			resolve(answer);
		};
		const stop = (fault) => {
			endGroup(child.pid);
			child.kill("SIGKILL");
			end({
				version: null,
				fault
			});
		};
		let timer = setTimeout(() => stop(`did not answer --version in ${limit / 1e3} s`), limit);
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => {
			said += text;
			if (said.length > longestAnswer) stop("answers --version with more than anybody reads");
		});
		child.once("error", () => end({
			version: null,
			fault: "cannot be started"
		}));
		child.once("close", (code) => end(answerOf(said, code)));
		child.once("exit", (code) => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				endGroup(child.pid);
				end(answerOf(said, code));
			}, afterglow);
		});
	});
}
function answerOf(said, code) {
	if (code !== 0) return {
		version: null,
		fault: `ends --version with code ${code ?? "none"}`
	};
	const version = versionIn(said);
	return {
		version,
		fault: version === null ? "names no version when asked with --version" : null
	};
}
function versionIn(said) {
	const start = said.slice(0, 4096);
	return /(?<![\d.])\d{1,9}(?:\.\d{1,9}){1,9}/.exec(start)?.[0] ?? /(?<![\w.])\d{1,9}(?![\w.])/.exec(start)?.[0] ?? null;
}
const kept = [
	"PATH",
	"HOME",
	"USERPROFILE",
	"SYSTEMROOT",
	"WINDIR",
	"TEMP",
	"TMP",
	"TMPDIR"
];
function harmless$1(env) {
	const own = Object.entries(env).filter(([name]) => kept.includes(name.toUpperCase()));
	return {
		...Object.fromEntries(own),
		LC_ALL: "C"
	};
}
// src/edges/machine.ts
const mostAsked = 100;
const atOnce = 4;
function machineProbe(surroundings) {
	return async ({ commands, variables }) => {
		const folders = foldersOf(surroundings);
		const found = new Map();
		const asked = [];
		for (const [name, needsVersion] of commands) {
			const command = findCommand(name, folders, surroundings);
			found.set(name, command);
			if (!needsVersion || command.path === null || command.fault !== null) continue;
			if (asked.length === mostAsked) {
				found.set(name, {
					...command,
					fault: `was not asked, as ${mostAsked} others were`
				});
				continue;
			}
			const { path } = command;
			asked.push(async () => {
				found.set(name, {
					path,
					...await sayVersion(path, surroundings)
				});
			});
		}
		await Promise.all(Array.from({ length: atOnce }, () => drain(asked)));
		const { env } = surroundings;
		const given = [...variables].filter((name) => Object.hasOwn(env, name));
		return {
			commands: found,
			variables: new Set(given.filter((name) => env[name])),
			empty: new Set(given.filter((name) => env[name] === ""))
		};
	};
}
async function drain(asked) {
	for (let ask = asked.shift(); ask; ask = asked.shift()) await ask();
}
function foldersOf({ env }) {
	return (env[Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH"] ?? "").split(delimiter).filter((folder) => isAbsolute(folder));
}
const plainName = /^(?!\.{1,2}$)[\w.+@][\w.+@-]{0,99}$/;
function findCommand(name, folders, surroundings) {
	const none = {
		path: null,
		version: null,
		fault: null
	};
	if (!plainName.test(name)) return {
		...none,
		fault: "is no plain name of a command, so it was not looked for"
	};
	const endings = endingsOf(name, surroundings);
	for (const folder of folders) for (const ending of endings) {
		const path = join(folder, `${name}${ending}`);
		if (isExecutable(path)) return {
			...none,
			path,
			fault: whyNotRun(path, surroundings)
		};
	}
	return none;
}
function endingsOf(name, { env }) {
	if (process.platform !== "win32") return [""];
	const known = (env["PATHEXT"] ?? ".COM;.EXE;.BAT;.CMD").split(";").filter((one) => one !== "");
	return known.some((one) => one.toLowerCase() === extname(name).toLowerCase()) ? ["", ...known] : known;
}
function isExecutable(path) {
	try {
		if (!statSync(path).isFile()) return false;
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function whyNotRun(path, { top }) {
	if (/\.(?:bat|cmd)$/i.test(path)) return "is a batch file, which only a shell could run";
	const own = realpathSync.native(top);
	return [path, realpathSync.native(path)].some((place) => [top, own].some((folder) => liesIn(place, folder))) ? "lies in the repository, nothing of which is run" : null;
}
function liesIn(path, folder) {
	const inner = relative(folder, path);
	return !inner.startsWith("..") && !isAbsolute(inner);
}
// src/cli/preconditions.ts
function tellingProbe({ env, complain }, top, isQuiet) {
	const probe = machineProbe({
		env,
		top
	});
	return async (wanted) => {
		const machine = await probe(wanted);
		if (!isQuiet) for (const line of linesOf$1(machine, wanted.variables)) complain(`${defuse(visible(line))}\n`);
		return machine;
	};
}
function linesOf$1({ commands, variables, empty }, wanted) {
	const byName = [...commands].sort(([a], [b]) => compareText(a, b));
	const stateOf = (name) => empty.has(name) ? "empty" : "not set";
	const names = [...wanted].sort(compareText);
	const lines = [...byName.map(([name, command]) => `  ${name}: ${wordsOf(command)}`), ...names.map((name) => `  $${name}: ${variables.has(name) ? "set" : stateOf(name)}`)];
	return lines.length === 0 ? [] : ["Found on this machine:", ...lines];
}
function wordsOf({ path, version, fault }) {
	if (path === null) return fault ?? "not on PATH";
	const told = version ?? (fault === null ? "" : `version unknown, it ${fault}`);
	return told === "" ? path : `${told} (${path})`;
}
// src/proto-skills.ts
function withProto(config, path) {
	const glob = `/${path.replace(/[\\*?[\]{}()!+@|]/g, "\\$&")}`;
	return {
		...config,
		protos: [...config.protos, glob]
	};
}
function skillsOfProto(workspace, place) {
	const { proto, problems: faults } = readableProto(workspace, place);
	if (!proto) return {
		skills: [],
		problems: faults
	};
	const byName = grouped(workspace.skills, ({ name }) => name);
	const skills = new Set();
	const problems = [];
	for (const reference of proto.references) {
		const { id, at, hash, minimum } = reference;
		const chosen = hash || minimum ? referencedSkill(byName, reference) : null;
		const meant = chosen ? [chosen] : byName.get(id) ?? [];
		for (const skill of meant) skills.add(skill);
		if (meant.length > 0) continue;
		const message = `The proto references ${quoted(id)}, but no skill of this repository has that name. The lock is left as it is.`;
		problems.push({
			rule: "pin-skill-unknown",
			message,
			at
		});
	}
	return problems.length > 0 ? {
		skills: [],
		problems
	} : {
		skills: [...skills],
		problems
	};
}
async function compareEntries(tree, config, place) {
	const { workspace } = await load(tree, withProto(config, place.proto), { proto: place.proto });
	const { proto, problems } = readableProto(workspace, place);
	if (!proto) return {
		missing: [],
		surplus: [],
		problems
	};
	const lock = workspace.locks.find(({ path }) => path === place.lock);
	const locked = new Set(lock?.entries.map(({ id }) => id));
	const named = new Set(proto.references.map(({ id }) => id));
	return {
		missing: [...named].filter((id) => !locked.has(id)),
		surplus: [...locked].filter((id) => !named.has(id)),
		problems
	};
}
function readableProto({ protos }, { proto: path, lock }) {
	const refuse = (why) => {
		return {
			proto: null,
			problems: [{
				rule: "proto-syntax",
				message: `${quoted(path)} ${why}`,
				at: { path }
			}]
		};
	};
	const proto = protos.find((one) => one.path === path);
	if (!proto) return refuse("holds no \"skill\" reference by a name, which \"{{…}}\" is not, so there is nothing to lock.");
	if (proto.problems.length > 0) return {
		proto: null,
		problems: proto.problems
	};
	const rival = lock === lockPathOf(path) ? rivalOf(protos, path) : void 0;
	if (rival === void 0) return {
		proto,
		problems: []
	};
	return refuse(`and ${quoted(rival)} have one lock, ${quoted(lock)}, so that each run would drop the skills of the other. Rename one, or name another file for the lock.`);
}
function protosByName(tree, config) {
	return grouped(discover(tree.entries, config).protos, protoName);
}
// src/cli/refuse-nothing.ts
function refuseNothing(wanted, looked) {
	if (looked.config.allowEmpty || wanted.named.length === 0) return;
	const { skills, files } = checkedIn(looked);
	refuse(wanted, (path) => files.some((file) => isAt(file, path)) || isSkilled(path, skills), `With ${wanted.pass ?? "--allow-empty"} that passes.`);
}
function refuseSkilless(wanted, roots) {
	refuse(wanted, (path) => isSkilled(path, roots));
}
function isSkilled(path, roots) {
	return roots.some((root) => isAt(root, path) || isAt(path, root));
}
function refuse({ named, only = [] }, holds, advice) {
	const empty = named.filter((_, at) => !holds(only[at] ?? ""));
	if (empty.length === 0) return;
	throw new UsageError(`No skill lies at ${empty.map((name) => `"${name}"`).join(", ")}.`, advice);
}
function checkedIn({ report, head, base, config, file }) {
	const was = base ? discover(base.entries, config).skills : [];
	const protos = [...protosByName(head, config).values()].flat();
	return {
		skills: [...report.skills, ...was].map(({ root }) => root),
		files: [
			...report.findings.map(({ at }) => at.path),
			...report.locks.map(({ path }) => path),
			...discover(head.entries, config).listings,
			...protos,
			...file === void 0 ? [] : [file]
		]
	};
}
// src/reporters/links.ts
function forgeOf({ GITHUB_API_URL: api }) {
	return api && /\/api\/v1\/?$/.test(api) ? "gitea" : "github";
}
function linksFrom(env, sha) {
	const { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: repository } = env;
	const server = url?.replace(/\/$/, "");
	if (sha === null || !server || !repository) return null;
	return /^https?:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(server) ? {
		forge: forgeOf(env),
		server,
		repository,
		sha
	} : null;
}
// src/reporters/paint.ts
const codes$1 = {
	error: [31, 39],
	warning: [33, 39],
	note: [36, 39],
	good: [32, 39],
	faint: [2, 22],
	strong: [1, 22]
};
function painter(colour) {
	if (!colour) return (_tone, text) => text;
	return (tone, text) => {
		const [on, off] = codes$1[tone];
		return `\u001b[${on}m${text}\u001b[${off}m`;
	};
}
// src/reporters/reporter.ts
const plainOptions = {
	colour: false,
	width: Number.POSITIVE_INFINITY,
	place: (path) => path,
	detail: "normal",
	links: null,
	reason: null,
	summary: false,
	notices: [],
	limit: 1e6,
	wordsOf: () => void 0
};
// src/reporters/numbered.ts
function numbered(findings) {
	const seen = new Map();
	return findings.map((finding) => {
		const nth = (seen.get(finding.fingerprint) ?? 0) + 1;
		seen.set(finding.fingerprint, nth);
		return {
			finding,
			nth
		};
	});
}
// src/reporters/sarif.ts
const sarif = {
	id: "sarif",
	title: "SARIF 2.1.0, for code scanning",
	render(report, options) {
		const findings = worstFirst(report.findings.filter(({ state }) => state !== "accepted")).slice(0, most$3);
		let text = jsonText(log(findings, options));
		for (let left = findings.length; isTooLarge(text);) {
			left = Math.floor(left / 2);
			text = jsonText(log(findings.slice(0, left), options));
		}
		return text;
	}
};
const most$3 = 25e3;
const mostBytes = 1e7;
function isTooLarge(text) {
	return Buffer.byteLength(text) > mostBytes && gzipSync(text).length > mostBytes;
}
function log(findings, { wordsOf }) {
	const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
	const index = new Map(rules.map((rule, at) => [rule, at]));
	const results = numbered(findings).map(({ finding, nth }) => result$1(finding, index.get(finding.rule) ?? 0, nth));
	return {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: tool.name,
				semanticVersion: tool.version,
				rules: rules.map((id) => descriptor(id, wordsOf))
			} },
			automationDetails: { id: "skills/" },
			columnKind: "utf16CodeUnits",
			results
		}]
	};
}
function worstFirst(findings) {
	return [
		"error",
		"warning",
		"note"
	].flatMap((level) => findings.filter(({ severity }) => severity === level));
}
function descriptor(id, wordsOf) {
	const { summary, why } = wordsOf(id) ?? {
		summary: id,
		why: id
	};
	return {
		id,
		shortDescription: { text: summary },
		fullDescription: { text: why },
		help: { text: `${summary} ${why}` }
	};
}
function result$1(finding, ruleIndex, nth) {
	const { rule, severity, message, state, fingerprint, at, was } = finding;
	return {
		ruleId: rule,
		ruleIndex,
		level: severity,
		message: { text: unlinked(message) },
		locations: [location(at)],
		...was && { relatedLocations: [{
			...location(was),
			message: { text: "at base" }
		}] },
		partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${nth}` },
		baselineState: state === "existing" ? "unchanged" : "new"
	};
}
function unlinked(message) {
	return cut$1(visible(message), 4e3).replaceAll("](", "] (");
}
function location({ path, range }) {
	const { start, end } = range ?? {
		start: {
			line: 1,
			column: 1
		},
		end: null
	};
	return { physicalLocation: {
		artifactLocation: {
			uri: uriPath(path) || ".",
			uriBaseId: "%SRCROOT%"
		},
		region: {
			startLine: start.line,
			startColumn: start.column,
			...end && {
				endLine: end.line,
				endColumn: end.column
			}
		}
	} };
}
// src/reporters/verdict.ts
const bare = (text) => cut$1(visible(text), 64);
function verdict(report, quote = bare) {
	const { errors, warnings, notes, skills } = report.summary;
	const found = [count(errors, "error"), count(warnings, "warning")].filter((part) => part !== "");
	const details = [...report.base ? [steps$1(report)] : [], ...needs(report, quote)];
	const where = `${count(skills, "skill") || "no skills"}${details.length > 0 ? ` (${details.join("; ")})` : ""}`;
	if (found.length > 0) return `${found.join(", ")}${skills > 0 ? " in" : ","} ${where}${asSet(report)}.`;
	return `${where}, ${notes > 0 ? "no errors or warnings" : "no findings"}.`.replace(/^n/, "N");
}
function steps$1({ summary, skills }) {
	const removed = skills.filter(({ status }) => status === "removed").length;
	const changed = summary.changed - removed;
	if (removed === 0) return `${changed === 0 ? "none" : changed} changed`;
	return changed === 0 ? `${removed} removed` : `${changed} changed, ${removed} removed`;
}
function asSet({ failOn, outcome, summary: { errors } }) {
	if (outcome === "pass") return failOn === "never" && errors > 0 ? "; fail-on is never, so this passes" : "";
	if (failOn !== "never" && errors > 0) return "";
	return failOn === "warning" ? "; fail-on is warning, so this fails" : "; base sets fail-on to a stricter level, so this fails";
}
function oldOnes({ findings, scope, summary }, setting) {
	const isOld = ({ state, severity }) => state === "existing" && severity !== "note";
	const old = scope === "all" ? findings.filter(isOld).length : 0;
	if (old === 0) return null;
	const all = summary.errors + summary.warnings;
	const rest = `${setting} leaves ${old === 1 ? "it" : "them"} out, as scope auto does on pull requests.`;
	if (all === 1) return `This finding is existing, for base has it too: ${rest}`;
	if (old === all) return `All ${all} findings are existing, for base has them too: ${rest}`;
	const [are, has] = old === 1 ? ["is", "base has it too"] : ["are", "base has them too"];
	return `${old} of these ${all} findings ${are} existing, for ${has}: ${rest}`;
}
function markOf(report) {
	return report.outcome === "pass" ? "✓" : "✗";
}
function count(amount, noun) {
	if (amount === 0) return "";
	return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
function lack(skill, quote = bare) {
	const { satisfied, requiredBump, declaredBump, base, status } = skill;
	if (satisfied !== false || requiredBump === null || status === "removed") return null;
	if (declaredBump === "decreased" && (requiredBump === "none" || requiredBump === "patch")) return `goes below ${quote(base?.version ?? "base")}`;
	if (requiredBump === "patch") return null;
	if (!base?.version) return requiredBump === "major" ? "declares no version" : null;
	if (!isVersion$1(base.version)) return `needs a ${requiredBump} step`;
	return `needs ${quote(smallestCovering(base.version, requiredBump))}`;
}
function isBreakHidden({ satisfied, requiredBump, base }) {
	return satisfied === false && requiredBump === "major" && Boolean(base?.version);
}
const most$2 = 3;
function needs(report, quote) {
	const lacking = report.skills.flatMap((skill) => {
		const said = lack(skill, quote);
		return said === null ? [] : [`${quote(skill.name)} ${said}`];
	});
	const rest = lacking.length - most$2;
	if (rest <= 0) return lacking;
	return [...lacking.slice(0, most$2), `${rest} more ${rest === 1 ? "needs" : "need"} a larger step`];
}
// src/reporters/accept-entries.ts
function acceptEntries({ findings }, most) {
	const breaks = findings.filter(isBreak);
	if (breaks.length === 0 || most === 0) return null;
	const heading = `To accept ${count(breaks.length, "finding")} on purpose: skillgate accept FINGERPRINT --reason TEXT, or under "accept:" in the configuration`;
	const entries = breaks.slice(0, most).map(entry$1);
	const more = breaks.length > most ? [`  # and ${breaks.length - most} more`] : [];
	return {
		heading,
		lines: [
			...entries,
			...more,
			...findings.some(isStep) ? [steps] : []
		]
	};
}
const steps = "  # A break that is accepted asks for no version step: the error about that goes with it.";
const lacking = /^(version-bump-insufficient|version-not-bumped|breaking-change-unversioned)$/;
function isStep({ rule, state, severity }) {
	return lacking.test(rule) && state === "new" && severity === "error";
}
function isBreak({ bump, state, severity, category }) {
	return (bump === "major" || category === "privilege") && state === "new" && severity === "error";
}
function entry$1({ fingerprint, rule, skill }) {
	return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${skill ? `, ${visible(skill)}` : ""}`;
}
// src/reporters/sections.ts
function sectionsOf(report) {
	const lists = {
		privilege: [],
		problems: [],
		changes: [],
		pins: [],
		notes: [],
		existing: [],
		accepted: []
	};
	for (const finding of report.findings) lists[sectionOf(finding, report.scope)].push(finding);
	return lists;
}
function countingOf(report) {
	const { existing: _, accepted: __, ...lists } = sectionsOf(report);
	return Object.values(lists).flat();
}
function failingOf(report) {
	const { privilege, problems } = sectionsOf(report);
	const loud = [...privilege, ...problems];
	const errors = loud.filter(({ severity }) => severity === "error");
	return errors.length > 0 ? errors : loud;
}
function sectionOf(finding, scope) {
	const { state, severity, category, bump, rule } = finding;
	if (state === "accepted") return "accepted";
	if (state === "existing" && scope === "new") return "existing";
	if (severity !== "note") return category === "privilege" && bump !== null ? "privilege" : "problems";
	if (rule === "lock-moved" || rule === "pin-moved") return "pins";
	return bump !== null || category === "version" ? "changes" : "notes";
}
function callersSee({ bump }) {
	return bump === "major" || bump === "minor";
}
function isWorthALine(finding) {
	const isPin = finding.rule === "lock-moved" || finding.rule === "pin-moved";
	return finding.severity !== "note" || callersSee(finding) || isPin;
}
// src/reporters/stale-locks.ts
const drift = new Set(["lock-content-changed", "lock-version-changed"]);
function staleLocks({ locks }, findings) {
	const byPath = grouped(findings.filter(({ rule }) => drift.has(rule)), ({ at }) => at.path);
	return locks.flatMap(({ path, format }) => {
		const mends = byPath.get(path);
		if (mends === void 0) return [];
		return [{
			path,
			isOurs: format === "proto-lock",
			mends
		}];
	});
}
// src/reporters/width.ts
const wide$1 = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const zero = /[\p{Mn}\p{Me}]|\u200d/u;
function columnsOf(character) {
	if (character < "̀") return 1;
	if (zero.test(character)) return 0;
	return wide$1.test(character) ? 2 : 1;
}
function textColumns(text) {
	let columns = 0;
	for (const character of text) columns += columnsOf(character);
	return columns;
}
function padTo(text, width) {
	return text + " ".repeat(Math.max(0, width - textColumns(text)));
}
// src/reporters/frame.ts
const margin = 500;
function frame(excerpt, range, width) {
	const cells = cellsOf(excerpt, range.start.column - 1, range.end.line === range.start.line ? range.end.column - 1 : excerpt.length);
	const first = Math.max(cells.findIndex((cell) => cell.marked), 0);
	const [start, end] = windowAround(cells, first, width);
	const shown = cells.slice(start, end);
	const source = shown.map((cell) => cell.text).join("");
	const lead = shown.slice(0, first - start).reduce((sum, cell) => sum + cell.columns, 0);
	const marked = shown.filter((cell) => cell.marked).reduce((sum, cell) => sum + cell.columns, 0);
	const marker = `${" ".repeat(lead + (start > 0 ? 1 : 0))}${"^".repeat(Math.max(marked, 1))}`;
	return {
		source: `${start > 0 ? "…" : ""}${source}${end < cells.length ? "…" : ""}`.trimEnd(),
		marker
	};
}
function cellsOf(excerpt, from, to) {
	const cells = [];
	const begin = Math.max(0, from - margin);
	const near = excerpt.slice(begin, from + margin);
	let at = begin;
	let column = 0;
	for (const character of near) {
		const { text, columns } = isPlain(character) ? {
			text: character,
			columns: 1
		} : wide(character, column);
		cells.push({
			text,
			columns,
			marked: at >= from && at < to
		});
		at += character.length;
		column += columns;
	}
	if (from >= at) cells.push({
		text: " ",
		columns: 1,
		marked: true
	});
	return cells;
}
function isPlain(character) {
	return character >= " " && character <= "~";
}
function wide(character, column) {
	const text = character === "	" ? " ".repeat(4 - column % 4) : visible(character);
	return {
		text,
		columns: text === character ? columnsOf(character) : textColumns(text)
	};
}
function windowAround(cells, first, width) {
	const room = Math.max(width - 2, 8);
	const sum = (start, end) => cells.slice(start, end).reduce((total, cell) => total + cell.columns, 0);
	if (sum(0, cells.length) <= width) return [0, cells.length];
	let start = first;
	let before = 0;
	const fits = sum(0, first) <= room / 2;
	while (start > 0 && (fits || before < room / 3)) before += cells[--start]?.columns ?? 0;
	let end = start;
	let used = 0;
	while (end < cells.length && used + (cells[end]?.columns ?? 0) <= room) used += cells[end++]?.columns ?? 0;
	return [start, Math.max(end, first + 1)];
}
// src/reporters/wrap.ts
function wrap(text, width) {
	const lines = [];
	let line = "";
	let used = 0;
	for (const word of text.split(" ")) {
		const columns = textColumns(word);
		if (line !== "" && used + 1 + columns > width) {
			lines.push(line);
			line = word;
			used = columns;
		} else {
			line = line === "" ? word : `${line} ${word}`;
			used += columns + (used > 0 ? 1 : 0);
		}
	}
	return [...lines, line];
}
// src/reporters/text-findings.ts
function filesOf(findings, look) {
	const paint = painter(look.colour);
	return [...grouped(findings, ({ at }) => at.path)].map(([path, group]) => [paint("strong", path === "" ? "(the repository)" : defuse(visible(look.place(path)))), ...group.flatMap((finding) => linesOf(finding, look, paint))]);
}
const indent = 19;
const narrowest$1 = 40;
function isNarrow({ width }) {
	return width - indent < narrowest$1;
}
function linesOf(finding, look, paint) {
	const { severity, state, at } = finding;
	const start = at.range?.start;
	const place = padTo(start ? `${start.line}:${start.column}` : "-", 7);
	const level = paint(severity, isNarrow(look) ? severity : padTo(severity, 7));
	const old = state === "existing" ? " (existing)" : "";
	const margin = isNarrow(look) ? 4 : indent;
	const lines = said$2(finding, old, look.width - margin, paint);
	const head = `  ${place} ${level}`;
	const body = lines.map((line) => " ".repeat(margin) + line);
	return [
		...isNarrow(look) ? [head, ...body] : [`${head}  ${lines[0]}`, ...body.slice(1)],
		...look.frames === false ? [] : framed(finding, look, paint),
		...finding.after === null && finding.was ? [paint("faint", before(finding.was, look))] : []
	];
}
function said$2({ message, rule }, mark, width, paint) {
	const id = `[${rule}]`;
	return wrap(`${visible(message)}${mark} ${id}`, Math.max(width, 20)).map((line) => line.endsWith(id) ? line.slice(0, -id.length) + paint("faint", id) : line);
}
function before(place, look) {
	return `${" ".repeat(gutterOf(look))}at base: ${fileLine(place, look)}`;
}
function fileLine({ path, range }, { place }) {
	return `${visible(place(path))}${range ? `:${range.start.line}` : ""}`;
}
function gutterOf(look) {
	return isNarrow(look) ? 6 : 12;
}
function framed({ excerpt, at, severity }, look, paint) {
	if (excerpt === null || !at.range || excerpt.trim() === "") return [];
	const gutter = gutterOf(look);
	const width = Math.min(Math.max(look.width, narrowest$1), 160) - gutter - 3;
	const { source, marker } = frame(excerpt, at.range, width);
	const bar = paint("faint", "│");
	return [`${paint("faint", String(at.range.start.line).padStart(gutter - 1))} ${bar} ${source}`, `${" ".repeat(gutter)}${bar} ${paint(severity, marker)}`];
}
function changeList(changes, skills, look) {
	const names = new Map(skills.map(({ root, name }) => [root, name]));
	return [...grouped(changes, ({ skill }) => skill ?? "")].map(([root, group]) => [`  ${visible(names.get(root) ?? root)}`, ...group.flatMap((finding) => {
		return changeLines(finding, finding.bump === "major" ? "warning" : "note", {
			...look,
			margin: 4
		});
	})]);
}
function changeLines(finding, tone, look) {
	const { colour, width, margin } = look;
	const paint = painter(colour);
	const { bump, at } = finding;
	const step = paint(tone, padTo(bump === null || bump === "none" ? "-" : bump, 5));
	const place = at.path === "" ? "" : ` ${fileLine(at, look)}`;
	const indent = margin + 7;
	return said$2(finding, place, width - indent, paint).map((line, index) => index === 0 ? `${" ".repeat(margin)}${step}  ${line}` : " ".repeat(indent) + line);
}
// src/reporters/table.ts
function columns(rows) {
	const widths = [];
	for (const row of rows) row.forEach((cell, index) => {
		widths[index] = Math.max(widths[index] ?? 0, textColumns(cell));
	});
	return rows.map((row) => row.map((cell, index) => padTo(cell, widths[index] ?? 0)).join("  "));
}
const narrowest = 30;
function entries(rows, width) {
	const lefts = columns(rows.map((row) => row.slice(0, -1)));
	const left = Math.max(0, ...lefts.map(textColumns)) + 2;
	const isBeside = width - left >= narrowest;
	const indent = isBeside ? left : 6;
	return rows.flatMap((row, index) => {
		const lines = wrap(row.at(-1) ?? "", Math.max(width - indent, narrowest));
		const indented = lines.map((line) => " ".repeat(indent) + line);
		const first = lefts[index] ?? "";
		return (isBeside ? [`${padTo(first, left)}${lines[0] ?? ""}`, ...indented.slice(1)] : [first, ...indented]).map((line) => line.trimEnd());
	});
}
// src/reporters/text-skills.ts
const most$1 = 100;
function skillTable(skills, paint) {
	const changed = skills.filter(isChanged);
	if (changed.length === 0) return [];
	const shown = changed.slice(0, most$1);
	const [title = "", ...lines] = columns([[
		"Changed skill",
		"version",
		"step needed",
		"step taken"
	], ...shown.map(rowOf)]);
	const rows = shown.map((skill, index) => `${lines[index]}  ${said$1(skill, paint)}`.trimEnd());
	const rest = changed.length - shown.length;
	return [
		paint("strong", `${title}  verdict`),
		...rows,
		...rest > 0 ? [`and ${rest} more`] : []
	];
}
function isChanged({ status }) {
	return status !== null && status !== "unchanged";
}
function rowOf(skill) {
	const { requiredBump, declaredBump } = skill;
	return [
		nameStep(skill),
		versionStep(skill, "none"),
		requiredBump ?? "",
		declaredBump ?? ""
	];
}
function nameStep({ name, base }) {
	const now = short(name);
	return base && base.name !== name ? `${short(base.name)} → ${now}` : now;
}
function versionStep({ status, version, base }, none = "-") {
	const now = version === null ? none : short(version);
	if (status === "added" || status === "removed" || !base) return now;
	const was = base.version === null ? none : short(base.version);
	return was === now ? now : `${was} → ${now}`;
}
function said$1(skill, paint) {
	const { status, satisfied, requiredBump, base, root } = skill;
	const missing = lack(skill);
	if (missing !== null) return isBreakHidden(skill) ? paint("error", `✗ ${missing}`) : paint("warning", missing);
	if (status === "added" || status === "removed") return status;
	if (satisfied === null) return requiredBump === null ? "not comparable" : "unversioned";
	const moved = base && status === "moved" ? ` moved from ${short(base.root)} to ${short(root)}` : "";
	return satisfied ? paint("good", `✓${moved}`) : moved.trim();
}
function short(text) {
	return cut$1(visible(text), 40);
}
// src/reporters/text.ts
const text = {
	id: "text",
	title: "for a terminal: findings with code frames, then a verdict",
	render(report, options) {
		if (options.detail === "quiet" && report.outcome === "pass") return "";
		const paint = painter(options.colour);
		return `${[...options.detail === "quiet" ? failing(report, options) : everything(report, options), [verdictLine(report, paint)]].filter((lines) => lines.length > 0).map((block) => block.map(defuse).join("\n")).join("\n\n")}\n`;
	}
};
function verdictLine(report, paint) {
	const mark = markOf(report);
	const said = paint("strong", verdict(report));
	return `${paint(mark === "✓" ? "good" : "error", mark)} ${said}${paint("faint", verified(report))}`;
}
function verified({ locks }) {
	const sum = (key) => locks.reduce((total, lock) => total + lock[key], 0);
	const all = sum("entries");
	if (all === 0) return "";
	return ` ${sum("verified")} of ${all} lock ${all === 1 ? "entry" : "entries"} verified.`;
}
function failing(report, options) {
	return filesOf(failingOf(report), options);
}
function everything(report, options) {
	const paint = painter(options.colour);
	const sections = sectionsOf(report);
	const titled = (title, [first, ...others]) => first ? [[`${paint("faint", "──")} ${paint("strong", title)}`, ...first], ...others] : [];
	const plain = {
		...options,
		frames: false
	};
	const verbose = options.detail === "verbose";
	return [
		...filesOf(sections.problems, options),
		...titled("Privilege: may do more than before", filesOf(sections.privilege, options)),
		...titled("Pins that moved", filesOf(sections.pins, plain)),
		skillTable(report.skills, paint),
		...titled("Other changes", changeList(sections.changes, report.skills, options)),
		...verbose ? titled("Notes", filesOf(sections.notes, options)) : [],
		...verbose ? titled("Existing, not counted", filesOf(sections.existing, options)) : [],
		...verbose ? titled("Accepted", filesOf(sections.accepted, options)) : [],
		accepting$1(report, options),
		refreshing(report, options),
		folded$1(report, sections, options)
	];
}
function accepting$1(report, { colour }) {
	const entries = acceptEntries(report, 3);
	const paint = painter(colour);
	return entries ? [paint("faint", entries.heading), ...entries.lines] : [];
}
function refreshing(report, { colour, place }) {
	const paint = painter(colour);
	const stale = staleLocks(report, failingOf(report));
	if (stale.length === 0) return [];
	const lines = stale.slice(0, 3).map(({ path, isOurs }) => {
		const file = visible(place(path));
		return isOurs ? `  skillgate lock ${file}` : `  ${file}: the tool that wrote it`;
	});
	const more = stale.length > 3 ? [`  and ${stale.length - 3} more`] : [];
	return [
		paint("faint", "To renew a pin whose change is meant, then commit the lock:"),
		...lines,
		...more
	];
}
function folded$1(report, sections, options) {
	const { outcome } = report;
	const paint = painter(options.colour);
	const say = (list, noun, rest) => list.length > 0 ? [`${count(list.length, noun)} ${rest}`] : [];
	const hidden = options.detail === "verbose" ? [] : [...say(sections.notes, "note", "not shown (--verbose)."), ...say(sections.existing, "existing finding", "not counted (--scope all).")];
	const old = oldOnes(report, "--scope new");
	return [
		...comparison$1(report, options),
		...hidden,
		...say(sections.accepted, "finding", "accepted in the configuration (--verbose shows them)."),
		...old === null ? [] : [old],
		...outcome === "fail" ? ["skillgate explain RULE says why, and how to mend it."] : []
	].map((line) => paint("faint", line));
}
function comparison$1({ base, summary, findings }, { reason }) {
	if (base === null) return reason === null ? [] : [`Nothing was compared. ${visible(reason)}`];
	return summary.changed > 0 || findings.length > 0 ? [`Compared with ${base.sha.slice(0, 12)} (${base.how}).`] : [];
}
// src/reporters/github.ts
const github = {
	id: "github",
	title: "workflow commands, which GitHub shows as annotations on the lines",
	render(report, { detail, summary, notices }) {
		const { shown, left } = choose$1(annotationsOf(report, detail === "quiet" ? failingOf(report) : countingOf(report)), notices.length);
		const rest = left.reduce((sum, { others }) => sum + others.length + 1, 0);
		const more = summary ? `${rest} more ${rest === 1 ? "finding is" : "findings are"} in the summary.` : `${count(rest, "more finding")}; --format text --verbose shows ${rest === 1 ? "it" : "them"}.`;
		const old = detail === "quiet" ? null : oldOnes(report, summary ? "scope: new" : "--scope new");
		const plain = [...[...rest > 0 ? [more] : [], ...old === null ? [] : [old]], `${markOf(report)} ${verdict(report)}`];
		return [
			...shown.map(command),
			...notices.map(notice),
			...plain.map(defuse)
		].map((line) => `${line}\n`).join("");
	}
};
const caps = {
	error: 9,
	warning: 10,
	note: 10
};
const names = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function annotationsOf(report, findings) {
	const roots = new Set(report.skills.filter(isChanged).map(({ root }) => root));
	const isTouched = ({ skill, at }) => skill !== null && roots.has(skill) && isInside(at.path, skill);
	const keyOf = ({ at, rule, severity }) => [
		at.path,
		rule,
		severity
	].join("\0");
	return [...grouped(findings, keyOf).values()].flatMap(([first, ...others]) => first ? [{
		first,
		others,
		touched: isTouched(first)
	}] : []).sort(compareAnnotations);
}
function compareAnnotations(a, b) {
	const [x, y] = [a.first, b.first];
	if (x.severity !== y.severity) return isAtLeast(x.severity, y.severity) ? -1 : 1;
	return Number(b.touched) - Number(a.touched) || compareText(x.at.path, y.at.path) || compareRanges(x.at.range, y.at.range) || compareText(x.rule, y.rule);
}
function choose$1(all, notices) {
	const used = {
		error: 0,
		warning: 0,
		note: notices
	};
	const shown = [];
	const left = [];
	for (const one of all) {
		const { severity } = one.first;
		if (isWorthALine(one.first) && used[severity]++ < caps[severity]) shown.push(one);
		else left.push(one);
	}
	return {
		shown,
		left
	};
}
function command({ first, others }) {
	const { at, rule, severity, message } = first;
	const range = at.range;
	const properties = [];
	if (at.path !== "") properties.push(["file", visible(at.path)]);
	if (range) {
		properties.push(["line", String(range.start.line)]);
		if (range.end.line === range.start.line) properties.push(["col", String(range.start.column)]);
	}
	properties.push(["title", rule]);
	const list = properties.map(([key, value]) => `${key}=${commandProperty(value)}`).join(",");
	const text = `${defuse(cut$1(visible(message), 3e3))}${also(others)}`;
	return `::${names[severity]} ${list}::${commandData(text)}`;
}
function notice(message) {
	return `::notice title=skillgate::${commandData(defuse(visible(message)))}`;
}
function also(others) {
	if (others.length === 0) return "";
	const lines = others.flatMap(({ at }) => at.range?.start.line ?? []);
	const known = lines.slice(0, 10).join(", ");
	const where = known === "" ? "" : `: line ${known}${lines.length > 10 ? ", …" : ""}`;
	return ` (and ${others.length} more in this file${where})`;
}
// src/reporters/gitlab.ts
const gitlab = {
	id: "gitlab",
	title: "GitLab Code Quality, for the widget of a merge request",
	render: (report) => jsonText(numbered(faultsOf(report)).map(entry))
};
const severities$1 = {
	error: "major",
	warning: "minor",
	note: "info"
};
function faultsOf(report) {
	const { accepted, changes, pins } = sectionsOf(report);
	const others = new Set([
		...accepted,
		...changes,
		...pins
	]);
	return report.findings.filter((finding) => !others.has(finding));
}
function entry({ finding, nth }) {
	const { message, rule, fingerprint, severity, at } = finding;
	return {
		description: cut$1(visible(message), 4e3),
		check_name: rule,
		fingerprint: nth === 1 ? fingerprint : `${fingerprint}-${nth}`,
		severity: severities$1[severity],
		location: {
			path: visible(at.path) || ".",
			lines: { begin: at.range?.start.line ?? 1 }
		}
	};
}
// src/reporters/json.ts
const json = {
	id: "json",
	title: "the whole report, for machines (schemas/report.schema.json)",
	render: (report) => jsonText(document(report))
};
function document(report) {
	const { base, head, outcome, summary, skills, findings, locks } = report;
	return {
		schema: 1,
		tool,
		base,
		head,
		outcome,
		summary,
		skills: skills.map(skillJson),
		findings: findings.map(findingJson),
		locks
	};
}
function skillJson(skill) {
	return {
		name: skill.name,
		root: skill.root,
		dialects: skill.dialects,
		version: skill.version,
		contentHash: skill.contentHash,
		skillVersion: skill.skillVersion,
		status: skill.status ?? "unchanged",
		base: skill.base,
		requiredBump: skill.requiredBump ?? "none",
		declaredBump: skill.declaredBump,
		satisfied: skill.satisfied ?? true
	};
}
function findingJson(finding) {
	return {
		rule: finding.rule,
		severity: finding.severity,
		state: finding.state,
		category: finding.category,
		bump: finding.bump,
		message: finding.message,
		skill: finding.skill,
		...place(finding.at),
		was: finding.was && place(finding.was),
		before: finding.before,
		after: finding.after,
		fingerprint: finding.fingerprint,
		help: `docs/rules/${finding.rule}.md`
	};
}
function place({ path, range }) {
	return {
		path,
		line: range?.start.line ?? null,
		column: range?.start.column ?? null,
		endLine: range?.end.line ?? null,
		endColumn: range?.end.column ?? null
	};
}
// src/reporters/xml.ts
function element(name, attributes, children) {
	const open = `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(`${value}`)}"`).join("")}`;
	if (children.length === 0) return { markup: `${open}/>` };
	const isText = children.some((child) => typeof child === "string");
	const inside = children.map((child) => typeof child === "string" ? escaped(child) : child.markup);
	return { markup: `${open}>${isText ? inside.join("") : `\n${inside.map(indented).join("\n")}\n`}</${name}>` };
}
function xmlText({ markup }) {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}
function indented(markup) {
	return `  ${markup.replaceAll("\n", "\n  ")}`;
}
const references = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
function escaped(text) {
	return text.replace(/[&<>"'\t\n\r\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu, (character) => references[character] ?? reference$1(character));
}
function reference$1(character) {
	if (/[\t\n\r]/.test(character)) return `&#${character.charCodeAt(0)};`;
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
// src/reporters/junit.ts
const junit = {
	id: "junit",
	title: "JUnit XML, for the test results of Jenkins, Azure Pipelines and GitLab",
	render: (report) => xmlText(suites(report))
};
const repository = "(repository)";
function suites(report) {
	const all = suitesOf(report);
	const cases = all.flatMap((one) => one.cases);
	return element("testsuites", {
		name: tool.name,
		...countsOf(cases)
	}, all.map(suite));
}
function suitesOf(report) {
	const bySkill = grouped(report.findings, ({ skill }) => skill);
	const present = report.skills.filter(({ status }) => status !== "removed");
	const roots = new Set([
		null,
		...present.map(({ root }) => root),
		...bySkill.keys()
	]);
	const caseOf = caseMaker(report);
	return [...roots].map((root) => ({
		name: root === null ? repository : defuse(visible(root)) || ".",
		cases: casesOf(bySkill.get(root) ?? [], caseOf)
	}));
}
function caseMaker(report) {
	const { existing, accepted } = sectionsOf(report);
	const failing = new Set(report.failing);
	const passedOver = new Set([...existing, ...accepted]);
	return (rule, findings) => ({
		rule,
		failing: findings.filter((one) => failing.has(one)),
		told: findings.filter((one) => !failing.has(one) && !passedOver.has(one)),
		passedOver: findings.filter((one) => passedOver.has(one))
	});
}
function casesOf(findings, caseOf) {
	if (findings.length === 0) return [caseOf("no findings", [])];
	return [...grouped(findings, ({ rule }) => rule)].map(([rule, list]) => caseOf(rule, list));
}
function countsOf(cases) {
	const failures = cases.filter(({ failing }) => failing.length > 0).length;
	return {
		tests: cases.length,
		failures,
		errors: 0
	};
}
function isSkipped({ failing, told, passedOver }) {
	return failing.length + told.length === 0 && passedOver.length > 0;
}
function suite({ name, cases }) {
	const classname = `${tool.name}.${name.replaceAll(".", "_")}`;
	return element("testsuite", {
		name,
		...countsOf(cases),
		skipped: cases.filter(isSkipped).length
	}, cases.map((one) => testcase(one, classname)));
}
function testcase(one, classname) {
	const { rule, failing, told, passedOver } = one;
	const lines = [...told.map(line), ...passedOver.map((each) => `${line(each)} (${each.state})`)];
	const [first] = failing;
	const children = [
		...first ? [failure(first, failing)] : [],
		...isSkipped(one) ? [element("skipped", { message: lines.join(" ") }, [])] : [],
		...lines.length > 0 && !isSkipped(one) ? [element("system-out", {}, [lines.join("\n")])] : []
	];
	return element("testcase", {
		classname,
		name: rule
	}, children);
}
function failure(first, failing) {
	const more = failing.length > 1 ? ` (and ${failing.length - 1} more)` : "";
	const message = `${defuse(cut$1(visible(first.message), 3e3))}${more}`;
	return element("failure", {
		type: first.severity,
		message
	}, [failing.map(line).join("\n")]);
}
function line({ at: { path, range }, message, severity }) {
	const start = range ? `:${range.start.line}:${range.start.column}` : "";
	return defuse(`${path === "" ? "" : `${visible(path)}${start}: `}${severity}: ${cut$1(visible(message), 3e3)}`);
}
// src/reporters/markdown-text.ts
const longest = 400;
function code(text) {
	const shown = defuse(cut$1(visible(text), longest));
	if (shown === "") return "`\"\"`";
	const runs = shown.match(/`+/g) ?? [];
	const ticks = "`".repeat(runs.reduce((most, run) => Math.max(most, run.length), 0) + 1);
	const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
	return `${ticks}${pad}${shown}${pad}${ticks}`;
}
function cell(text) {
	return code(text).replace(/(\\*)\|/g, (_bar, slashes) => slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`);
}
const harmless = /^[('’]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,;()%+=-]*:?$|^[→–—=+-]$/u;
const reference = /www\.|gh-\d/i;
function prose$1(message) {
	return tokensOf(visible(cut$1(message, longest * 4))).map(word).join("");
}
function tokensOf(message) {
	const tokens = [];
	const unclosed = new Set();
	let start = 0;
	for (let at = 0; at < message.length; at++) {
		const character = message[at] ?? "";
		if (/["`]/.test(character) && !unclosed.has(character)) {
			const end = closing(message, at);
			if (end === -1) unclosed.add(character);
			else at = end;
		} else if (character === " ") {
			tokens.push(message.slice(start, at), " ");
			start = at + 1;
		}
	}
	return [...tokens, message.slice(start)];
}
function closing(message, at) {
	const quote = message[at] ?? "";
	let end = message.indexOf(quote, at + 1);
	while (end > 0 && message[end - 1] === "\\") end = message.indexOf(quote, end + 1);
	return end;
}
function word(token) {
	if (token === "->") return "→";
	if (harmless.test(token) && !reference.test(token)) return token;
	const [, open = "", core = "", close = ""] = /^(\(*)(.*?)([.,;:)]*)$/.exec(token) ?? [];
	if (core.trim() === "") return token;
	return `${open}${code(/^["`]/.test(core) && closing(core, 0) === core.length - 1 ? core.slice(1, -1) : core)}${close}`;
}
function link(label, links, path, line) {
	if (links === null || path === "") return label;
	const { forge, server, repository, sha } = links;
	const anchor = line === void 0 ? "" : `#L${line}`;
	const folderOrFile = path.endsWith("/") ? "tree" : "blob";
	const kind = forge === "gitea" ? "src/commit" : folderOrFile;
	const target = uriPath(path.replace(/\/$/, ""));
	return `[${label}](${server}/${uriPath(repository)}/${kind}/${uriPath(sha)}/${target}${anchor})`;
}
// src/reporters/markdown-findings.ts
const marks = {
	error: "❌",
	warning: "⚠️",
	note: "ℹ️"
};
function list(findings, plan, folder = null) {
	const lines = findings.slice(0, plan.findings).map((finding) => item(finding, plan, folder));
	return [...lines, ...more(findings.length - lines.length)].join("\n");
}
function more(left) {
	return left > 0 ? [`- and ${left} more`] : [];
}
function item(finding, plan, folder) {
	const { severity, state, message, rule } = finding;
	const old = state === "existing" ? " (existing)" : "";
	return `- ${marks[severity]} ${placeOf$1(finding, plan, folder)}${prose$1(message)}${old} ${code(rule)}`;
}
function placeOf$1({ at }, plan, folder) {
	if (at.path === "") return "";
	const line = at.range?.start.line;
	const short = folder && isInside(at.path, folder) ? at.path.slice(folder.length + 1) : at.path;
	return `${link(code(line === void 0 ? short : `${short}:${line}`), linksTo(at, plan), at.path, line)} `;
}
function linksTo({ gone }, { links, baseSha }) {
	if (!gone || links === null) return links;
	return baseSha === null ? null : {
		...links,
		sha: baseSha
	};
}
function findingSections(title, findings, report, plan) {
	return bySkill(title, findings, report, plan, (group, root) => list(group, plan, root));
}
function changeSections(title, changes, report, plan) {
	const render = (group) => group.map(({ bump, message, rule }) => {
		return `- ${bump === null || bump === "none" ? "" : `**${bump}** `}${prose$1(message)} ${code(rule)}`;
	}).join("\n");
	return bySkill(title, changes, report, plan, render);
}
function bySkill(title, findings, report, plan, render) {
	if (findings.length === 0) return [];
	const names = new Map(report.skills.map(({ root, name }) => [root, name]));
	const shown = findings.slice(0, plan.findings);
	return [
		title,
		...[...grouped(shown, ({ skill }) => skill ?? "\0")].flatMap(([root, group]) => {
			if (root === "\0") return ["#### The repository", render(group, null)];
			return [`#### ${link(code(names.get(root) ?? root), plan.links, root === "" ? "" : `${root}/`)}${root === "" || names.get(root) === root ? "" : ` in ${code(root)}`}`, render(group, root)];
		}),
		...more(findings.length - shown.length)
	];
}
// src/reporters/markdown-mend.ts
const most = 5;
function mendSection(report, plan) {
	if (report.outcome === "pass") return [];
	const { problems, privilege } = sectionsOf(report);
	const failing = [...problems, ...privilege].filter(({ severity }) => severity === "error" || report.failOn === "warning");
	const steps = [...versionSteps(report, failing, plan), ...lockSteps(report, failing, plan)];
	const told = new Set(steps.flatMap(({ mends }) => mends));
	const rest = failing.filter((finding) => !told.has(finding)).length;
	const lines = steps.slice(0, most).map(({ text }) => `- ${text}`);
	const left = steps.length - lines.length;
	if (left > 0) lines.push(`- ${count(left, "more step")} of this kind.`);
	if (rest > 0) lines.push(`- ${count(rest, lines.length > 0 ? "other finding" : "finding")} below.`);
	return ["**To pass:**", lines.join("\n")];
}
function versionSteps(report, failing, plan) {
	const bySkill = grouped(failing, ({ skill }) => skill ?? "\0");
	return report.skills.flatMap((skill) => {
		const own = bySkill.get(skill.root) ?? [];
		const version = own.find(({ category }) => category === "version");
		if (version === void 0 || lack(skill) === null) return [];
		const breaks = own.filter(({ bump }) => bump === "major");
		const place = link(code(placeOf(version)), plan.links, version.at.path, lineOf(version));
		const back = breaks.length > 0 ? `, or take back ${count(breaks.length, "breaking change")}` : "";
		return [{
			text: `${stepOf(skill)} in ${place}${back}.`,
			mends: [version, ...breaks]
		}];
	});
}
function stepOf({ name, base, requiredBump }) {
	if (!base?.version || requiredBump === null) return `Give ${code(name)} a version`;
	if (!isVersion$1(base.version)) return `Give ${code(name)} a version of three numbers`;
	return `Set the version of ${code(name)} to ${code(smallestCovering(base.version, requiredBump))}`;
}
function lockSteps(report, failing, plan) {
	return staleLocks(report, failing).map(({ path, isOurs, mends }) => {
		const tool = isOurs ? code(`skillgate lock ${path}`) : "the tool that wrote it";
		return {
			text: `Refresh ${link(code(path), plan.links, path)} with ${tool}.`,
			mends
		};
	});
}
function placeOf(finding) {
	const line = lineOf(finding);
	return line === void 0 ? finding.at.path : `${finding.at.path}:${line}`;
}
function lineOf({ at }) {
	return at.range?.start.line;
}
// src/reporters/markdown-skills.ts
function skillSection(report, { links, skills }) {
	const changed = report.skills.filter(isChanged);
	if (changed.length === 0) return [];
	const findings = grouped(report.findings.filter(({ category }) => category === "lock"), ({ skill }) => skill ?? "\0");
	const rows = changed.slice(0, skills).map((skill) => {
		return [
			...[
				link(cell(skill.name), links, linkable(skill) ? `${skill.root}/` : ""),
				versions(skill),
				skill.requiredBump ?? "",
				skill.declaredBump ?? ""
			],
			lockState(skill, findings.get(skill.root) ?? []),
			said(skill)
		];
	});
	const left = changed.length - rows.length;
	const rest = left > 0 ? [`${left} more changed ${left === 1 ? "skill" : "skills"}.`] : [];
	if (rows.length === 0) return ["### Changed skills", ...rest];
	const head = [
		"Skill",
		"Version",
		"Required",
		"Declared",
		"Lock",
		"Verdict"
	];
	return [
		"### Changed skills",
		[
			head,
			head.map(() => "---"),
			...rows
		].map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
		...rest
	];
}
function linkable({ root, status }) {
	return root !== "" && status !== "removed";
}
function versions({ version, base, status }) {
	const now = version === null ? "none" : cell(version);
	if (!base || status === "added" || status === "removed") return now;
	const was = base.version === null ? "none" : cell(base.version);
	return was === now ? now : `${was} → ${now}`;
}
function said(skill) {
	const { status, satisfied, requiredBump, base, name, root } = skill;
	const missing = lack(skill, cell);
	if (missing !== null) return `${isBreakHidden(skill) ? "❌" : "⚠️"} ${missing}`;
	if (status === "added" || status === "removed") return status;
	if (satisfied === null) return requiredBump === null ? "not comparable" : "unversioned";
	const mark = satisfied ? "✅ " : "";
	if (base && base.name !== name) return `${mark}renamed from ${cell(base.name)}`;
	return `${mark}${base && base.root !== root ? `moved from ${cell(base.root)}` : ""}`.trim();
}
function lockState({ lockedBy }, findings) {
	if (lockedBy.length === 0) return "none";
	if (findings.some(({ severity }) => severity === "error")) return "❌ stale";
	return findings.some(({ rule }) => rule === "lock-moved") ? "re-pinned" : "verified";
}
function lockLine({ locks }) {
	if (locks.length === 0) return [];
	const sum = (key) => locks.reduce((total, lock) => total + lock[key], 0);
	const files = locks.length === 1 ? "1 lock file" : `${locks.length} lock files`;
	const parts = [`${sum("verified")} of ${sum("entries")} entries verified`];
	if (sum("changed") > 0) parts.push(`${sum("changed")} changed`);
	if (sum("absent") > 0) parts.push(`${sum("absent")} absent`);
	return [`${files}: ${parts.join(", ")}.`];
}
// src/reporters/markdown.ts
const markdown = {
	id: "markdown",
	title: "a page for a job summary or a comment",
	render(report, { links, reason, limit }) {
		const baseSha = report.base?.sha ?? null;
		const plans = [
			{
				links,
				baseSha,
				reason,
				findings: 5e3,
				skills: 5e3
			},
			{
				links,
				baseSha,
				reason,
				findings: 100,
				skills: 100
			},
			{
				links: null,
				baseSha,
				reason,
				findings: 10,
				skills: 30
			}
		];
		for (const plan of plans) {
			const text = page(report, plan);
			if (Buffer.byteLength(text) <= limit) return text;
		}
		return page(report, {
			links: null,
			baseSha,
			reason: null,
			findings: 0,
			skills: 0
		});
	}
};
function page(report, plan) {
	const sections = sectionsOf(report);
	return `${[
		`## ${markOf(report) === "✓" ? "✅" : "❌"} ${verdict(report, code)}`,
		comparison(report, plan),
		...mendSection(report, plan),
		...titled("### ⚠️ Privilege: may do more than before", list(sections.privilege, plan)),
		...skillSection(report, plan),
		...findingSections("### Findings", sections.problems, report, plan),
		...titled("### Pins that moved", list(sections.pins, plan)),
		...changeSections("### Other changes", sections.changes, report, plan),
		...accepting(report, plan),
		...folded(sections.notes, "note", "", plan),
		...folded(sections.existing, "existing finding", ", not counted", plan),
		...folded(sections.accepted, "accepted finding", "", plan)
	].join("\n\n")}\n`;
}
function comparison(report, { reason }) {
	const { base } = report;
	return [
		base ? `Compared with ${code(base.sha.slice(0, 12))} (${base.how}).` : "Manifests and locks were checked; nothing was compared.",
		...base === null && reason !== null ? [prose$1(reason)] : [],
		...lockLine(report)
	].join(" ");
}
function accepting(report, { findings }) {
	const entries = acceptEntries(report, Math.min(findings, 20));
	if (!entries) return [];
	const text = entries.lines.map(printable).join("\n");
	return [
		`<details><summary>${entries.heading}</summary>`,
		`\`\`\`yaml\n${text}\n\`\`\``,
		"</details>"
	];
}
function printable(line) {
	return line.replaceAll("`", "'");
}
function titled(title, items) {
	return items === "" ? [] : [title, items];
}
function folded(findings, noun, rest, plan) {
	if (findings.length === 0) return [];
	const summary = `<summary>${count(findings.length, noun)}${rest}</summary>`;
	const items = plan.findings === 0 ? [] : [list(findings, plan)];
	if (items.length === 0) return [`${count(findings.length, noun)}${rest}.`];
	return [
		`<details>${summary}`,
		...items,
		"</details>"
	];
}
// src/reporters/rdjson.ts
const rdjson = {
	id: "rdjson",
	title: "Reviewdog Diagnostic Format, for comments on the lines of a change",
	render: (report) => jsonText(result(report))
};
const severities = {
	error: "ERROR",
	warning: "WARNING",
	note: "INFO"
};
function result(report) {
	const counting = new Set(countingOf(report));
	const told = report.findings.filter((one) => counting.has(one) && isWorthALine(one));
	return {
		source: { name: tool.name },
		diagnostics: told.map(diagnostic)
	};
}
function diagnostic({ message, at, severity, rule, excerpt }) {
	return {
		message: prose$1(message),
		location: {
			path: visible(at.path) || ".",
			...at.range && { range: rangeIn(excerpt, at.range) }
		},
		severity: severities[severity],
		code: { value: rule }
	};
}
function rangeIn(excerpt, { start, end }) {
	if (excerpt === null || end.line !== start.line) {
		const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
		return {
			start: { line: start.line },
			end: { line: last }
		};
	}
	const column = (units) => Buffer.byteLength(excerpt.slice(0, units - 1)) + 1;
	return {
		start: {
			line: start.line,
			column: column(start.column)
		},
		end: {
			line: end.line,
			column: column(end.column)
		}
	};
}
// src/reporters/index.ts
var reporters_exports = __exportAll({
	github: () => github,
	gitlab: () => gitlab,
	json: () => json,
	junit: () => junit,
	markdown: () => markdown,
	rdjson: () => rdjson,
	sarif: () => sarif,
	text: () => text
});
// src/cli/output-place.ts
function placeFault(path) {
	let at = parse(path).root;
	let top;
	for (const name of path.slice(at.length).split(sep)) {
		if (top === void 0 && existsSync(join(at, ".git"))) top = at;
		at = join(at, name);
		if (top === void 0) continue;
		if (name.toLowerCase() === ".git") return "it lies in \".git\", which is for git alone to write";
		if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return `"${at.slice(top.length).replaceAll(sep, "/").replace(/^\//, "")}" is a symbolic link in the repository, and no report is written through one; name the place itself`;
	}
	return top !== void 0 && isRead(basename(path)) ? "files of that name are manifests and locks, which a report would replace" : void 0;
}
function isRead(name) {
	const lower = name.toLowerCase();
	return isManifestName(lower) || isLockName(lower);
}
// src/cli/outputs.ts
const reporters = Object.values(reporters_exports);
const formats = reporters.map(({ id }) => id).sort();
function outputsOf({ lists, values }, cwd) {
	const named = (lists.get("output") ?? []).map((given) => {
		const { format, file } = split(given);
		if (file === "-") throw new UsageError("--output takes a file, not \"-\".", "What is printed has --format.");
		const id = format ?? values.get("format") ?? formatOf(file);
		return {
			file,
			path: resolve(cwd, file),
			reporter: reporterOf(id),
			instead: format === null
		};
	});
	for (const [at, { file, path }] of named.entries()) if (named.slice(0, at).find((one) => one.path === path)) throw new UsageError(`Two reports are to be written to "${file}".`, "Name two files.");
	return named;
}
function split(given) {
	const [, format, file = ""] = /^([^=./\\]*)=(.*)$/s.exec(given) ?? [];
	if (format === void 0) return {
		format: null,
		file: given
	};
	if (!formats.includes(format)) {
		const meant = didYouMean(format, formats) ?? `Formats are ${formats.join(", ")}.`;
		const file = `A file of that name is "./${given}".`;
		throw new UsageError(`--output knows no format "${format}".`, `${meant} ${file}`);
	}
	if (file === "") throw new UsageError(`--output ${format}= names no file.`);
	return {
		format,
		file
	};
}
const endings = {
	".json": "json",
	".md": "markdown",
	".sarif": "sarif",
	".xml": "junit"
};
function formatOf(file) {
	return endings[extname(file).toLowerCase()] ?? "text";
}
function reporterOf(id) {
	return reporters.find((one) => one.id === id) ?? text;
}
function writeOutputs(outputs, contentOf) {
	const faults = outputs.flatMap((output) => write(output, contentOf(output)) ?? []);
	if (faults.length > 0) throw new UsageError(faults.join(" "));
}
function write({ file, path }, content) {
	try {
		const fault = placeFault(path);
		if (fault !== void 0) return `The report cannot be written to "${file}": ${fault}.`;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
		return null;
	} catch (cause) {
		return `The report cannot be written to "${file}" (${cause instanceof Error ? cause.message : String(cause)}).`;
	}
}
// src/cli/render.ts
const renderOptions = [
	{
		name: "format",
		value: "FORMAT",
		choices: formats,
		help: `${formats.join(", ")}; text if not given, in GitHub workflows github`
	},
	{
		name: "output",
		short: "o",
		value: "[FORMAT=]FILE",
		prefixes: formats,
		repeats: true,
		help: "the report there, the verdict here; with FORMAT= one besides what is printed"
	},
	{
		name: "quiet",
		short: "q",
		help: "only what fails; nothing where all is well"
	},
	{
		name: "verbose",
		short: "v",
		help: "notes and existing findings too"
	}
];
function showingOf(args, world) {
	const format = args.values.get("format") ?? usualFormat(world);
	return {
		detail: detailOf(args),
		format,
		outputs: outputsOf(args, world.cwd)
	};
}
function usualFormat({ env, terminal }) {
	const isGitHub = env["GITHUB_ACTIONS"] === "true";
	const isOther = Boolean(env["GITEA_ACTIONS"] || env["FORGEJO_ACTIONS"]);
	return isGitHub && !isOther && !terminal ? "github" : "text";
}
function detailOf({ flags }) {
	const isQuiet = flags.has("quiet");
	if (isQuiet && flags.has("verbose")) throw new UsageError("--quiet and --verbose exclude each other.", "Name one of them.");
	if (isQuiet) return "quiet";
	return flags.has("verbose") ? "verbose" : "normal";
}
function optionsOf(world, report, reason) {
	return {
		...plainOptions,
		colour: world.colour,
		width: world.width,
		links: linksFrom(world.env, report.head.sha),
		reason
	};
}
async function show({ detail, format, outputs }, world, report, plain) {
	const reporter = reporterOf(format);
	const options = [reporter, ...outputs.map((output) => output.reporter)].includes(sarif) ? {
		...plain,
		wordsOf: await wordsOfRules()
	} : plain;
	const { reason } = options;
	const isSilent = detail === "quiet" && report.outcome === "pass";
	if (reason !== null && report.head.sha !== null && detail === "quiet" && isForPeople(format)) world.complain(`${defuse(`Nothing was compared. ${visible(reason)}`)}\n`);
	const isElsewhere = outputs.some(({ instead }) => instead);
	if (!isElsewhere && !(isSilent && isForPeople(format))) world.print(reporter.render(report, {
		...options,
		detail
	}));
	const filed = {
		...options,
		colour: false,
		width: Number.POSITIVE_INFINITY
	};
	writeOutputs(outputs, (output) => output.reporter.render(report, {
		...filed,
		detail: detail === "quiet" ? "normal" : detail
	}));
	if (isElsewhere && detail !== "quiet") world.print(`${verdictLine(report, painter(options.colour))}\n`);
	if (world.terminal && detail !== "quiet") world.complain(writtenLines(outputs));
}
function writtenLines(outputs) {
	return outputs.map(({ file, reporter }) => `Written: ${visible(file)} (${reporter.id})`).map((line) => `${defuse(line)}\n`).join("");
}
async function wordsOfRules() {
	return (await import("./catalog.js").then((n) => n.t)).ruleNamed;
}
function isForPeople(format) {
	return format === text.id || format === "github";
}
const check = {
	name: "check",
	also: [
		"lint",
		"validate",
		"verify",
		"test",
		"run",
		"ci"
	],
	summary: "validate skills, verify their locks, compare them with the base",
	operands: "[PATH…]",
	most: Number.POSITIVE_INFINITY,
	options: [
		...[
			{
				name: "base",
				value: "REF",
				help: "tag, commit, branch (where HEAD left it) or none; if not given, the default branch"
			},
			{
				name: "scope",
				value: "SCOPE",
				choices: scopes,
				help: "new, all or auto, the default, which is all here and new where the Action judges a pull request"
			},
			{
				name: "fail-on",
				value: "SEVERITY",
				choices: failLevels,
				help: "error, the default, warning or never"
			},
			{
				name: "allow-empty",
				help: "pass where there is no skill at all"
			},
			{
				name: "preconditions",
				help: "look on this machine for what skills need; runs COMMAND --version where they name one"
			}
		],
		...repositoryOptions,
		...renderOptions
	],
	examples: [
		["skillgate check skills/worklog", "one skill"],
		["skillgate check --base origin/dev", "against where HEAD left origin/dev"],
		["skillgate check --base none", "manifests and locks only"],
		["skillgate check -o json=out.json", "a report for machines, besides"]
	],
	async run(args, world) {
		const showing = showingOf(args, world);
		const asked = args.values.get("base");
		const { sides, config, gate } = await open({
			paths: args.operands,
			cwd: world.cwd,
			told: world.told,
			base: asked,
			config: args.values.get("config")
		});
		const settings = overruled(config, args);
		const base = gate.base && overruled(gate.base, args);
		const top = sides.origin.directory ?? world.cwd;
		const probe = args.flags.has("preconditions") ? tellingProbe(world, top, showing.detail === "quiet") : void 0;
		const report = await check$1({
			...sides,
			probe
		}, settings, {
			...gate,
			base
		});
		refuseNothing({
			named: args.operands,
			only: sides.only
		}, {
			...sides,
			report,
			config: settings,
			file: gate.file?.path
		});
		const reason = asked === "none" ? null : reasonOf(sides, report);
		const place = placesFrom(world.cwd, top);
		await show(showing, world, report, {
			...optionsOf(world, report, reason),
			place
		});
		return report.outcome === "fail" ? 1 : 0;
	}
};
function reasonOf({ reason }, { head }) {
	return reason === null || head.sha === null ? reason : `${reason} Name a base: --base REF.`;
}
function overruled(config, { values, flags }) {
	return {
		...config,
		scope: values.get("scope") ?? config.scope,
		failOn: values.get("fail-on") ?? config.failOn,
		allowEmpty: flags.has("allow-empty") || config.allowEmpty
	};
}
// src/cli/help.ts
const codes = "Exit codes: 0 pass, 1 fail, 2 usage, configuration or base, 3 our own fault.";
function overview(commands, width) {
	const rows = commands.map(({ name, summary }) => [`  ${name}`, summary]);
	return `skillgate ${tool.version}: continuous integration for agent skills

Usage: skillgate [COMMAND] [OPTIONS]
${prose("Without a command it checks the repository around the current directory.", width)}

${lines$1(rows, width)}

Examples:
${lines$1([["  skillgate", "check this repository against its default branch"], ["  skillgate --base v1.0.0", "check it against a tag"]], width)}

${prose("skillgate COMMAND --help says more, skillgate explain RULE what a finding means.", width)}
${prose(codes, width)}
`;
}
function commandHelp(command, width) {
	const { name, operands, summary, options, examples, note } = command;
	const [words = "", paths = ""] = operands.split(/ (?=\[-- )/);
	const usage = [
		"skillgate",
		name,
		words,
		"[OPTIONS]",
		paths
	].filter((part) => part !== "").join(" ");
	const rows = [...options, ...everywhere].map((option) => [`  ${spelling(option)}`, option.help]);
	const shown = examples.map(([line, does]) => [`  ${line}`, does]);
	return `${prose(summary.replace(/^./, (first) => first.toUpperCase()), width)}.

Usage: ${usage}

${lines$1(rows, width)}

Examples:
${lines$1(shown, width)}
${[note, name === "check" ? codes : void 0].map((text) => text ? `\n${prose(text, width)}\n` : "").join("")}`;
}
function spelling({ name, short, value }) {
	const long = value === void 0 ? `--${name}` : `--${name} ${value}`;
	return short === void 0 ? long : `-${short}, ${long}`;
}
const widest = 80;
function lines$1(rows, width) {
	return entries(rows, Math.min(width, widest)).join("\n");
}
function prose(text, width) {
	return wrap(text, Math.min(width, widest)).join("\n");
}
// src/cli/index.ts
const loaders = {
	accept: async () => (await import("./accept.js")).accept,
	check: async () => check,
	"check-compat": async () => (await import("./check-compat.js")).checkCompat,
	completion: async () => (await import("./completion.js")).completion,
	config: async () => (await import("./config.js")).config,
	demo: async () => (await import("./demo.js")).demo,
	diff: async () => (await import("./diff.js")).diff,
	explain: async () => (await import("./explain2.js")).explain,
	fix: async () => (await import("./fix.js")).fix,
	hash: async () => (await import("./hash.js")).hash,
	init: async () => (await import("./init.js")).init,
	list: async () => (await import("./list.js")).list,
	lock: async () => (await import("./lock.js")).lock
};
function everyCommand() {
	return Promise.all(Object.values(loaders).map((load) => load()));
}
// src/cli/main.ts
async function main(argv, world) {
	const { complain } = world;
	try {
		return await run(argv, world);
	} catch (cause) {
		if (cause instanceof UsageError) {
			complain(lines(`skillgate: ${cause.message}`));
			return 2;
		}
		complain(lines(`${cause instanceof Error ? cause.stack ?? cause.message : String(cause)}\nskillgate ${tool.version} failed. ${fault}`));
		return 3;
	}
}
const fault = "The fault is its own, not that of your repository: please report it with the lines above.";
function lines(text) {
	return text.split("\n").map((line) => `${defuse(visible(line))}\n`).join("");
}
async function run(argv, world) {
	const [first = "check", ...rest] = argv;
	if (first === "--version" || first === "-V") {
		world.print(`${tool.version}\n`);
		return 0;
	}
	if ([
		"--help",
		"-h",
		"help"
	].includes(first) && rest.length === 0) {
		world.print(overview(await everyCommand(), world.width));
		return 0;
	}
	if (first === "help") {
		const { commandNamed } = await import("./meant.js");
		world.print(commandHelp(commandNamed(rest[0] ?? "", await everyCommand()), world.width));
		return 0;
	}
	const { command, args } = await choose(argv, world);
	if (asksForHelp(args)) {
		world.print(commandHelp(command, world.width));
		return 0;
	}
	const read = readArguments(command, args);
	return command.run(read, {
		...world,
		colour: world.colour || read.flags.has("color"),
		told: read.flags.has("quiet") ? void 0 : world.told
	});
}
function asksForHelp(args) {
	const end = args.indexOf("--");
	return args.slice(0, end === -1 ? args.length : end).some((one) => /^(-h|--help)$/.test(one));
}
async function choose(argv, { cwd }) {
	const [first = "", ...rest] = argv;
	const load = Object.hasOwn(loaders, first) ? loaders[first] : void 0;
	if (load) return {
		command: await load(),
		args: rest
	};
	if (argv.length > 0 && !first.startsWith("-") && !first.includes("\\") && !statNamed({
		name: first,
		path: resolve(cwd, first)
	})) {
		const { notKnown } = await import("./meant.js");
		throw notKnown(first, await everyCommand(), "is neither a command nor a path");
	}
	return {
		command: check,
		args: [...argv]
	};
}
export { check$1 as $, thing as $n, encodePath as $r, readSchema as $t, statNamed as A, isOptional as An, sanitizePaths as Ar, failLevels as At, addressOf as B, defaultWithin as Bn, text$2 as Br, largest$1 as Bt, withProto as C, formatKey$1 as Cn, versionPlace as Cr, parseSkillToml as Ct, runPaths as D, isAbout as Dn, protoLock as Dr, isGuarded as Dt, repositoryOptions as E, hasDefault as En, foreignHeader as Er, contextOf as Et, diskPath as F, turned as Fn, fields$1 as Fr, tellingTree as Ft, nulTerminated as G, newName as Gn, quoted as Gr, mendingPlace as Gt, commitsOf as H, fileNames as Hn, alternatives as Hr, twoFrontmatters as Ht, readFile as I, changeRule as In, find as Ir, lintRules as It, endChildren as J, refusal$1 as Jn, tool as Jr, soundsSecret as Jt, readGit as K, operation$1 as Kn, everywhere as Kr, namePlace as Kt, statOf as L, isOff as Ln, get as Lr, problemRuleNamed as Lt, gitTree as M, isRequired as Mn, LineMap as Mr, scopes as Mt, readBlobs as N, isStated as Nn, compareText as Nr, hider as Nt, look as O, isHarmless as On, duplicateKey as Or, stamper as Ot, plainTree as P, semanticGrades as Pn, gone as Pr, withoutCredentials$1 as Pt, readAll as Q, subject as Qn, decodePath as Qr, isObject as Qt, LineEnds as R, admission as Rn, items as Rr, treeRules as Rt, skillsOfProto as S, bothStated as Sn, manifestOf as Sr, overlap as St, open as T, hasApiVersion as Tn, readLock as Tr, lint as Tt, findPlace as U, keywordStep as Un, clipped as Ur, twoManifests as Ut, commitOf as V, entrypoint as Vn, hasIdle as Vr, dedent as Vt, settingsOf as W, listed as Wn, cut$1 as Wr, keywordPlace as Wt, isDay as X, skillWords as Xn, jsonText as Xr, admits as Xt, readConfig as Y, shown$3 as Yn, defuse as Yr, unquotedColonIn as Yt, memoryTree as Z, step as Zn, visible as Zr, bottom as Zt, plainOptions as _, twoBlocks as _n, declaredBump as _r, readManifests as _t, findingJson as a, upwards as ai, complement as an, grouped as ar, settingPlace as at, compareEntries as b, compareDotted as bn, differ$1 as br, migratedBlock as bt, versionStep as c, union$1 as cn, isAtLeast as cr, compareEntries$1 as ct, changeLines as d, effectWords as dn, matcher as dr, narrow as dt, folderOf as ei, top$1 as en, valueStep as er, summarize as et, filesOf as f, isDefined as fn, builtIn as fr, load as ft, lack as g, routerOf as gn, withPlaceholders as gr, digestFiles as gt, count as h, operationOf as hn, variablesIn as hr, formatByName as ht, prose$1 as i, nameOf$2 as ii, single$1 as in, skillignore as ir, keyPlace as it, openSides as j, isOwn as jn, require_packages as jr, isQuieter as jt, readNamed as k, isLegacyWithout as kn, parseYaml as kr, defaults as kt, columns as l, word$1 as ln, discover as lr, beginningsOf as lt, textColumns as m, blockOf as mn, rewritten as mr, readTexts as mt, everyCommand as n, isInside as ni, literals as nn, wordsIn as nr, hiddenIn as nt, text as o, within$1 as oi, everything$1 as on, facetValue as or, policiesOf as ot, wrap as p, parseRange as pn, placeholdersIn as pr, maximumBytes as pt, runGit as q, pathsOf$2 as qn, didYouMean as qr, lockPathOf as qt, code as r, join$1 as ri, nothing as rn, selectFiles as rr, releasedSkills as rt, isChanged as s, UsageError as si, holds as sn, isSet as sr, compareTools as st, main as t, isAt as ti, anything as tn, valuesOf as tr, versionTuple as tt, entries as u, canonical as un, filesByRoot as ur, coversCommand$1 as ut, painter as v, twoBodies as vn, require_compare as vr, readSkill as vt, placesFrom as w, formatStep as wn, lockFormatOf as wr, parseSkillMd as wt, protosByName as x, baseOf$1 as xn, isManifestName as xr, edited as xt, refuseSkilless as y, twoOperations as yn, contentHash as yr, migrationObstacle as yt, defaultBranches as z, counted as zn, source as zr, covers$1 as zt };
