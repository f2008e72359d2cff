import { Jt as isScript, Xt as mentionsScript, Yt as mayCallScripts, Zt as scriptAt, bo as nameOfProgram, ic as LineMap, mo as fencedBlocks, oo as codeSpans, qt as hasSuffix, so as withoutCodeBlocks, yo as launched } from "./core.js";
import { r as readShell } from "./read-shell.js";
// src/scripts/calls/placeholders.ts
const signs = {
	one: "\ue000",
	some: "\ue001",
	or: "\ue002"
};
const blank = (sign) => (found) => sign.repeat(found.length);
function withSigns(text) {
	return text.replace(/(?<!\$)\{\{[^{}\n]{1,60}\}\}/g, blank(signs.one)).replace(/(?<=^|[\s=/"'[(])<[A-Za-z][^<>\n|&;$]{0,60}>/gm, blank(signs.one)).replace(/(?<![$\w}])\{[A-Za-z][\w .-]{0,60}\}/g, blank(signs.one)).replace(/(?<=\s)\[[^\]\n]{1,120}\](?:\.{3}|\u2026)?(?=\s|$)/g, (found) => found.replace(/^\[|\](?:\.{3}|\u2026)?$/g, blank(signs.some)).replace(/\s/g, " ")).replace(/(?<=\s)\((?=[\w-]+(?:\|[\w-]+)+\))|(?<=\|[\w-]+)\)(?=\s|$)/g, blank(signs.one)).replace(/(?<=[\w.])\|(?=[\w.-]+(?:\||\s|$|\ue000|\ue001))(?<=[\s=\ue000\ue002|][\w.-]+\|)/g, signs.or).replace(/(?:\.{3}|\u2026)(?=\s|$)/g, blank(signs.some));
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
function callOf(command, { text, signed }, place, rangeOf) {
	const [first, ...rest] = scriptAndWords(launched(command.words));
	if (!first) return null;
	const bare = (whole) => whole.slice(first.start, first.end).replace(/^(['"])(.*)\1$/, "$2");
	const written = bare(signed);
	if (!isScript(written) || /\s/.test(written)) return null;
	const cwd = command.cwd.map((folder) => folder.text);
	const script = scriptAt(written, cwd, place);
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
	"terminal"
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
	return commandBlocks(text, mentionsScript).flatMap(({ commands, start }) => callsOfCommand(place, commands, (from, to) => rangeAt(start + from, start + to)));
}
function commandBlocks(text, isMeant) {
	return fencedBlocks(text).flatMap(({ info, start, end, openingLine }) => {
		const content = text.slice(start, end);
		if (!languages.has(info.toLowerCase()) || !isMeant(content)) return [];
		if (wrong.test(lineBefore(text, openingLine.start))) return [];
		return [{
			commands: withoutOutput(content),
			start
		}];
	});
}
const past = /\b(?:instead of|rather than|was|were|used to|formerly|renamed|removed|no longer)\b/i;
function spanCalls(place, text, rangeAt) {
	const plain = withoutCodeBlocks(text);
	return codeSpans(plain).flatMap(({ start, end }) => {
		const command = plain.slice(start, end).replace(/^`+|`+$/g, (ticks) => " ".repeat(ticks.length));
		if (!mentionsScript(command) || !/\S\s+\S/.test(command.trim())) return [];
		const line = plain.slice(plain.lastIndexOf("\n", start) + 1, start);
		if (wrong.test(line) || past.test(line)) return [];
		return callsOfCommand(place, command, (from, to) => rangeAt(start + from, start + to)).filter(({ isFound }) => isFound).map((call) => ({
			...call,
			variants: call.variants.map((words) => [...words, {
				kind: "some",
				at: call.at
			}])
		}));
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
		if (prompt === void 0 || isLeftOut) return command.replace(/[^\r\n]/g, " ");
		return " ".repeat(prompt.length) + command.slice(prompt.length);
	});
}
export { commandBlocks as n, callsOfMarkdown as t };
