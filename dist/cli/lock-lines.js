import { Mt as redactCredentials, es as escapeInvisible, rs as neutralizeCommands } from "./core.js";
// src/cli/text/lock-lines.ts
function problemLine({ at, message }) {
	const start = at.range?.start;
	const location = `${at.path}${start ? `:${start.line}:${start.column}` : ""}`;
	return escapeInvisible(`${location}: ${redactCredentials(message)}`);
}
function printLines(world, lines) {
	world.print(lines.map((line) => `${neutralizeCommands(line)}\n`).join(""));
}
export { problemLine as n, printLines as t };
