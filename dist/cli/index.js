#!/usr/bin/env node
import { $c as truncate, X as killChildren, n as main, t as internalErrorText, vl as escapeInvisible } from "./core.js";
import { mkdtempSync, realpathSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
// src/cli/terminal/screen.ts
function isTerminal({ isTTY }, env) {
	return isTTY === true && env["TERM"] !== "dumb";
}
function showsColour(screen, env) {
	const forced = env["FORCE_COLOR"];
	if (env["NO_COLOR"]) return false;
	return forced ? isEnabled(forced) : isTerminal(screen, env);
}
function isEnabled(value) {
	return ![
		"",
		"0",
		"false"
	].includes(value ?? "");
}
function showsHyperlinks(screen, env) {
	const forced = env["FORCE_HYPERLINK"];
	if (forced !== void 0) return isEnabled(forced);
	if (!isTerminal(screen, env) || isEnabled(env["CI"]) || env["TMUX"] || /^screen/.test(env["TERM"] ?? "")) return false;
	if (Number(env["VTE_VERSION"] ?? 0) >= 5e3) return true;
	if (env["WT_SESSION"] || env["KONSOLE_VERSION"] || env["DOMTERM"]) return true;
	if (/^(?:xterm-kitty|xterm-ghostty|alacritty|foot)/.test(env["TERM"] ?? "")) return true;
	return /^(?:iTerm\.app|WezTerm|vscode|Hyper|ghostty|Tabby)$/.test(env["TERM_PROGRAM"] ?? "");
}
// src/cli/terminal/progress.ts
const delayMs = 1e3;
const intervalMs = 100;
const inactive = {
	onProgress: void 0,
	clear: () => {}
};
function progressLine(screen, env) {
	if (!isTerminal(screen, env) || isEnabled(env["CI"])) return inactive;
	let lastDrawn = performance.now() + delayMs - intervalMs;
	let currentText = "";
	let drawnText = "";
	const draw = () => {
		const time = performance.now();
		if (currentText === drawnText || time - lastDrawn < intervalMs) return;
		[lastDrawn, drawnText] = [time, currentText];
		screen.write(`\r\u001b[2K${currentText}`);
	};
	setInterval(draw, intervalMs).unref();
	return {
		onProgress: (doing, progress) => {
			const width = (screen.columns || 80) - 1;
			const progressText = progress ? `${doing} ${formatNumber(progress.done)} of ${formatNumber(progress.total)} ${progress.unit}` : doing;
			currentText = truncate(escapeInvisible(progressText), width);
			draw();
		},
		clear: () => {
			if (drawnText !== "") screen.write("\r\x1B[2K");
			[currentText, drawnText] = ["", ""];
		}
	};
}
function formatNumber(count) {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
// src/io/temporary-folder.ts
const folders = new Set();
function createTemporaryFolder() {
	const folder = mkdtempSync(join(realpathSync.native(tmpdir()), "skillaccord-"));
	folders.add(folder);
	return folder;
}
function removeTemporaryFolder(folder) {
	if (!folders.delete(folder)) return;
	rmSync(folder, {
		recursive: true,
		force: true,
		maxRetries: 3
	});
}
function removeTemporaryFolders() {
	for (const folder of [...folders]) removeTemporaryFolder(folder);
}
// src/cli.ts
for (const stream of [process.stdout, process.stderr]) stream.on("error", ({ code, message }) => {
	if (code === "EPIPE") process.exit();
	if (stream === process.stdout) reportWriteError(code ?? message);
	process.exit(2);
});
function reportWriteError(reason) {
	try {
		writeSync(2, `skillaccord: The output cannot be written (${reason}).\n`);
	} catch {}
}
process.removeAllListeners("warning");
process.on("uncaughtException", (cause) => {
	writeSync(2, internalErrorText(cause));
	process.exit(3);
});
const { argv, env, execArgv, execPath, stdout, stderr } = process;
const progress = progressLine(stderr, env);
for (const [signal, number] of [
	["SIGHUP", 1],
	["SIGINT", 2],
	["SIGTERM", 15]
]) process.once(signal, () => {
	progress.clear();
	killChildren();
	removeTemporaryFolders();
	process.kill(process.pid, signal);
	process.exit(128 + number);
});
const world = {
	cwd: process.cwd(),
	env,
	colour: !argv.includes("--no-color") && showsColour(stdout, env),
	hyperlinks: showsHyperlinks(stdout, env),
	terminal: stdout.isTTY === true,
	width: stdout.columns || Number(env["COLUMNS"]) || Number.POSITIVE_INFINITY,
	program: {
		path: execPath,
		args: [...execArgv, argv[1] ?? ""]
	},
	onProgress: progress.onProgress,
	print: createWriter(stdout),
	printError: createWriter(stderr)
};
process.once("beforeExit", () => {
	if (process.exitCode !== void 0) return;
	writeSync(2, internalErrorText("The run ended before its result."));
	process.exitCode = 3;
});
main(argv.slice(2), world).then((code) => {
	process.exitCode = code;
	progress.clear();
});
function createWriter(stream) {
	return (text) => {
		progress.clear();
		stream.write(text);
	};
}
export { removeTemporaryFolder as n, createTemporaryFolder as t };
