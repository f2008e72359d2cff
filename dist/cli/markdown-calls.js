import { $t as isScript, No as launched, Oo as fencedBlocks, Po as nameOfProgram, Qt as hasSuffix, bo as codeSpans, en as mayCallScripts, nn as scriptAt, rl as LineMap, tn as mentionsScript, xo as withoutCodeBlocks } from "./core.js";
import { r as readShell } from "./read-shell.js";
// src/scripts/calls/placeholders.ts
const signs = {
	one: "\ue000",
	some: "\ue001",
	or: "\ue002"
};
const blank = (sign) => (found) => sign.repeat(found.length);
function withSigns(text) {
	return text.replace(/(?<!\$)\{\{[^{}\n]{1,60}\}\}/g, blank(signs.one)).replace(/(?<=^|[\s=/"'[(])<[A-Za-z][^<>\n|&;$]{0,60}>/gm, blank(signs.one)).replace(/(?<![$\w}])\{[A-Za-z][\w .-]{0,60}\}/g, blank(signs.one)).replace(/(?<=\s)\[[^\]\n]{1,120}\](?:\.{3}|\u2026)?(?=\s|$)/g, (found) => found.replace(/^\[|\](?:\.{3}|\u2026)?$/g, blank(signs.some)).replace(/\s/g, " ")).replace(/(?<=\s)\((?=[\w-]+(?:\|[\w-]+)+\))|(?<=\|[\w-]+)\)(?=\s|$)/g, blank(signs.one)).replace(/(?<=[\w.])\|(?=[\w.-]+(?:\||\s|$|\ue000|\ue001))(?<=[\s=\ue000\ue002|][\w.-]+\|)/g, signs.or).replace(/(?:\.{3}|\u2026)(?=[\s`]|$)/g, blank(signs.some));
}
function filled(text) {
	if (text.includes(signs.some)) {
		const rest = text.replaceAll(signs.some, "");
		return rest === "" ? [{ kind: "some" }] : [...filled(rest), { kind: "some" }];
	}
	if (!text.includes(signs.one)) return [isBlank(text) ? {
		kind: "one",
		text: null
	} : {
		kind: "text",
		text
	}];
	return [{
		kind: "one",
		text: /^(--?[\w-]+)=/.exec(text)?.[1] ?? null
	}];
}
function alternatives(text) {
	const [prefix = "", rest = text] = /^(--?[\w-]+=)(.*)$/s.exec(text)?.slice(1) ?? ["", text];
	return rest.split(signs.or).map((word) => prefix + word);
}
function isBlank(text) {
	return /^[A-Z][A-Z\d_]*(?:\.\w+)?$/.test(text) || /^(?:your|path|xxx)[-_/]|^\/path\/|^YOUR/i.test(text);
}
// src/scripts/calls/command-calls.ts
const interpreters = new Map([
	[/^(?:python[\d.]*|py|pypy3?)$/, /^-[XW]$/],
	[/^(?:ba|z|da)?sh$/, /^[-+][oO]$/],
	[/^(?:node|tsx|ts-node|bun|deno)$/, /^(?:-r|--require|--import|--loader|--env-file)$/]
]);
const maxVariants = 16;
function callsOfCommand(place, text, rangeOf) {
	const signed = withSigns(text);
	const script = readShell(signed);
	if (!script) return [];
	const texts = {
		text,
		signed
	};
	return script.commands.flatMap((command) => callOf(command, texts, place, rangeOf) ?? []);
}
function callsAt(place, command, at) {
	return callsOfCommand(place, command, () => at);
}
function callOf(command, { text, signed }, place, rangeOf) {
	const [first, ...rest] = scriptAndWords(launched(command.words));
	if (!first) return null;
	const bare = (whole) => whole.slice(first.start, first.end).replace(/["']/g, "");
	const written = bare(signed);
	if (!isScript(written) || /\s/.test(written)) return null;
	const cwd = command.cwd.map((folder) => folder.text);
	const script = scriptAt({
		written,
		text: bare(text)
	}, cwd, place);
	if (!script || !(script.isFound || hasSuffix(written))) return null;
	return {
		source: place.source,
		path: place.path,
		at: rangeOf(command.start, command.end),
		written: bare(text),
		script: script.path,
		isFound: script.isFound,
		scriptAt: rangeOf(first.start, first.end),
		variants: variantsOf(rest, signed, rangeOf)
	};
}
function scriptAndWords(words) {
	const name = nameOfProgram(words[0]);
	const row = [...interpreters].find(([pattern]) => pattern.test(name));
	if (!row) return words;
	let index = 1;
	for (; index < words.length; index++) {
		const text = words[index]?.text ?? null;
		if (text === null || !/^[-+]./.test(text)) break;
		if (/^-[mce]$/.test(text)) return [];
		if (row[1].test(text)) index++;
	}
	if (name === "deno" || name === "bun") index += words[index]?.text === "run" ? 1 : 0;
	return words.slice(index);
}
function variantsOf(words, text, rangeOf) {
	let variants = [[]];
	for (const word of words) {
		const readings = readingsOf(word, text, rangeOf);
		const next = variants.flatMap((before) => readings.map((reading) => [...before, ...reading]));
		variants = next.length > maxVariants ? variants.map((before) => [...before, ...readings[0] ?? []]) : next;
	}
	return variants;
}
function readingsOf(word, text, rangeOf) {
	const at = rangeOf(word.start, word.end);
	if (word.text !== null) return alternatives(word.text).map((reading) => filled(reading).map((part) => ({
		...part,
		at
	})));
	const raw = text.slice(word.start, word.end);
	if (/\$@|\[@\]/.test(raw)) return [[{
		kind: "some",
		at
	}]];
	const name = /^(--?[\w-]+)=/.exec(raw)?.[1];
	if (name !== void 0 || /^["']/.test(raw)) return [[{
		kind: "one",
		text: name ?? null,
		at
	}]];
	return [[{
		kind: "some",
		at
	}]];
}
// src/scripts/calls/markdown-calls.ts
const languages = new Set([
	"",
	"bash",
	"sh",
	"shell",
	"zsh",
	"console",
	"shell-session",
	"shellsession",
	"terminal",
	"!"
]);
const wrong = /\b(?:wrong|don'?t|do not|bad|avoid|incorrect|anti-?pattern|never|fails?|broken|deprecated)\b|\u274c|\u2717/i;
function callsOfMarkdown(place, text) {
	if (!mayCallScripts(text)) return [];
	const lines = new LineMap(text);
	const rangeAt = (start, end) => lines.locate(place.path, start, end).range ?? {
		start: {
			line: 1,
			column: 1
		},
		end: {
			line: 1,
			column: 1
		}
	};
	return [...blockCalls(place, text, rangeAt), ...spanCalls(place, text, rangeAt)];
}
function blockCalls(place, text, rangeAt) {
	return commandBlocks(text, mentionsScript).flatMap(({ commands, start }) => callsOfCommand(place, commands, (from, to) => rangeAt(start + from, start + to)).map((call) => isMention(call) ? inPart(call) : call));
}
function isMention({ at, scriptAt, written }) {
	return !written.startsWith("./") && JSON.stringify(at) === JSON.stringify(scriptAt);
}
function inPart(call) {
	const rest = {
		kind: "some",
		at: call.at
	};
	return {
		...call,
		variants: call.variants.map((words) => [...words, rest])
	};
}
const diagram = /[\u2500-\u257f\u25b2-\u25c5\u2190-\u2193]|^[ \t]*\+-{3,}|^[ \t]*\|[ \t].*\|[ \t]*$/m;
const listItem = /^[ \t]*(?:[-*+\u2022]|\d+[.)])[ \t].*$/gm;
const blankOut = (text) => text.replace(/[^\r\n]/g, " ");
function commandBlocks(text, isMeant) {
	return fencedBlocks(text).flatMap(({ info, start, end, openingLine }) => {
		const content = text.slice(start, end);
		if (!languages.has(info.toLowerCase()) || !isMeant(content)) return [];
		if (wrong.test(lineBefore(text, openingLine.start))) return [];
		if (info === "" && diagram.test(content)) return [];
		return [{
			commands: withoutOutput(info === "" ? content.replace(listItem, blankOut) : content),
			start
		}];
	});
}
const past = /\b(?:instead of|rather than|was|were|used to|formerly|renamed|removed|no longer)\b/i;
function spanCalls(place, text, rangeAt) {
	const plain = withoutCodeBlocks(text);
	return codeSpans(plain).flatMap(({ start, end }) => {
		const command = plain.slice(start, end);
		const line = plain.slice(plain.lastIndexOf("\n", start) + 1, start);
		const isRun = /(?:^|\s)!`$/.test(line);
		if (!mentionsScript(command)) return [];
		if (!isRun && (!/\S\s+\S/.test(command) || wrong.test(line) || past.test(line))) return [];
		const calls = callsOfCommand(place, command, (from, to) => rangeAt(start + from, start + to));
		if (isRun) return calls;
		return calls.filter(({ isFound }) => isFound).map(inPart);
	});
}
function lineBefore(text, offset) {
	return text.slice(Math.max(0, offset - 400), offset).trimEnd().split("\n").at(-1) ?? "";
}
const commandLines = /(?:[^\n]*\\\r?\n)*[^\n]*(?:\n|$)/g;
function withoutOutput(content) {
	const hasPrompt = /^[ \t]*[$%] \S/m.test(content);
	return content.replace(commandLines, (command) => {
		const prompt = hasPrompt ? /^[ \t]*[$%] /.exec(command)?.[0] : "";
		const isLeftOut = /#.*\b(?:fails|wrong|error|bad)\b/i.test(command);
		if (prompt === void 0 || isLeftOut) return blankOut(command);
		return " ".repeat(prompt.length) + command.slice(prompt.length);
	});
}
export { callsOfCommand as i, commandBlocks as n, callsAt as r, callsOfMarkdown as t };
