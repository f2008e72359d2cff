#!/usr/bin/env node
import { Q as endChildren, Ti as visible, n as main, t as faultOf, vi as cut } from "./core.js";
import { writeSync } from "node:fs";
// src/cli/screen.ts
function isTerminal({ isTTY }, env) {
	return isTTY === true && env["TERM"] !== "dumb";
}
function showsColour(screen, env) {
	const forced = env["FORCE_COLOR"];
	if (env["NO_COLOR"]) return false;
	return forced ? isSet(forced) : isTerminal(screen, env);
}
function isSet(value) {
	return ![
		"",
		"0",
		"false"
	].includes(value ?? "");
}
// src/cli/progress.ts
const patience = 1e3;
const rhythm = 100;
const none = {
	told: void 0,
	clear: () => {}
};
function progressLine(screen, env) {
	if (!isTerminal(screen, env) || isSet(env["CI"])) return none;
	let drawn = performance.now() + patience - rhythm;
	let now = "";
	let shown = "";
	const draw = () => {
		const time = performance.now();
		if (now === shown || time - drawn < rhythm) return;
		[drawn, shown] = [time, now];
		screen.write(`\r\u001b[2K${now}`);
	};
	setInterval(draw, rhythm).unref();
	return {
		told: (doing, far) => {
			const width = (screen.columns || 80) - 1;
			const words = far ? `${doing} ${number(far.done)} of ${number(far.all)} ${far.of}` : doing;
			now = cut(visible(words), width);
			draw();
		},
		clear: () => {
			if (shown !== "") screen.write("\r\x1B[2K");
			[now, shown] = ["", ""];
		}
	};
}
function number(count) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
// src/cli.ts
for (const stream of [process.stdout, process.stderr]) stream.on("error", ({ code, message }) => {
	if (code === "EPIPE") process.exit();
	if (stream === process.stdout) complainOf(code ?? message);
	process.exit(2);
});
function complainOf(reason) {
	try {
		writeSync(2, `skillgate: What it has to say cannot be written (${reason}).\n`);
	} catch {}
}
process.removeAllListeners("warning");
process.on("uncaughtException", (cause) => {
	writeSync(2, faultOf(cause));
	process.exit(3);
});
const { argv, env, stdout, stderr } = process;
const line = progressLine(stderr, env);
for (const [signal, number] of [["SIGINT", 2], ["SIGTERM", 15]]) process.once(signal, () => {
	line.clear();
	endChildren();
	process.kill(process.pid, signal);
	process.exit(128 + number);
});
const world = {
	cwd: process.cwd(),
	env,
	colour: !argv.includes("--no-color") && showsColour(stdout, env),
	terminal: stdout.isTTY === true,
	width: stdout.columns || Number(env["COLUMNS"]) || Number.POSITIVE_INFINITY,
	told: line.told,
	print: writeTo(stdout),
	complain: writeTo(stderr)
};
process.once("beforeExit", () => {
	process.exitCode ??= 3;
});
main(argv.slice(2), world).then((code) => {
	process.exitCode = code;
	line.clear();
});
function writeTo(stream) {
	return (text) => {
		line.clear();
		stream.write(text);
	};
}
export {};
