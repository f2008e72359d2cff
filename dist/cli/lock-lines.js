import { Ta as redactCredentials, qc as plainText, vl as escapeInvisible, xl as neutralizeCommands } from "./core.js";
// src/cli/text/lock-lines.ts
function problemLine({ at, message, help }) {
	const start = at.range?.start;
	const location = `${at.path}${start ? `:${start.line}:${start.column}` : ""}`;
	const text = [message, help ?? []].flat().map(plainText).join(" ");
	return escapeInvisible(`${location}: ${redactCredentials(text)}`);
}
function printLines(world, lines) {
	world.print(lines.map((line) => `${neutralizeCommands(line)}\n`).join(""));
}
export { problemLine as n, printLines as t };
