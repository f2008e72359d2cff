import { $o as parseJson, Aa as verifyEntry, Ac as isWidening, Al as items, Bl as isInside, Cc as compareFindings, El as get, Fa as hashVariants, Gl as selfAndAncestors, Ha as noConfigFiles, Hc as list, Hl as nameOf, Il as decodePath, Jl as UsageError, K as errorLine, Kc as pathPart, Kl as withoutEndSlashes, La as readTexts, Ma as algorithmNamed, N as listedTree, Nl as source, No as parseSkillMd, Pl as text, Pr as incomparable, Q as trackChild, Rc as code, Rl as folderOf, Sc as strong, Ta as redactCredentials, Tr as policyDenied, Uc as msg, Ul as relativePath, V as folderTree, Vc as join$1, Vl as join$2, Wc as namePart, Wl as resolve$1, Wo as lockFormatOf, Y as splitNulTerminated, Yc as words, Z as killGroup, _n as readAll, fn as readLinkTargets, gn as memoryTree, hn as blobId, ja as modeVariant, ln as digestFiles, nr as createSkillLookup, rr as lockedTargets, rs as wordList, tr as noSkillsFound, uc as compareNatural, ul as compareText, ut as check, vn as metadataChanged, xc as line, xt as parseVersionTag, zc as count, zl as isAtOrInside } from "./core.js";
import { n as removeTemporaryFolder, t as createTemporaryFolder } from "./index.js";
import { t as errorCode } from "./write-file.js";
import { r as findRule } from "./catalog.js";
import { r as pageHeading } from "./change-list.js";
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { devNull } from "node:os";
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { request } from "node:http";
import { request as request$1 } from "node:https";
// src/upstream/address.ts
const defaultHosts = [
	"github.com",
	"gitlab.com",
	"codeberg.org",
	"bitbucket.org"
];
const maxLength = 2048;
function checkAddress(address, rules) {
	const shown = code(redactCredentials(address.slice(0, 200)));
	const refuse = (reason) => ({ refusal: msg`Address ${shown} ${reason}.` });
	if (address.length > maxLength) return refuse(msg`is longer than ${maxLength} characters`);
	if (!/^[\x21-\x7e]+$/.test(address)) return refuse(msg`has spaces or characters outside ASCII`);
	if (address.startsWith("-")) return refuse(msg`begins with a hyphen`);
	if (/^[^/]*::/.test(address)) return refuse(msg`names a program to run`);
	const text = scpAddress(address) ?? address;
	const protocol = protocolOf(text);
	if (protocol === null) return refuse(msg`has a protocol other than https, ssh, http and file`);
	if (protocol !== "https" && !rules.allow.includes(protocol)) return refuse(msg`needs ${words(protocol)}: ${allowing(`sources: {allow: [${protocol}]}`)}`);
	if (protocol === "file") return fileAddress(text, refuse);
	const url = parseUrl(text);
	if (url === null) return refuse(msg`is not a valid URL`);
	const fault = partsFault(url, protocol) ?? hostFault(url.hostname, rules) ?? portFault(url, rules);
	return fault === null ? {
		url: spell(url, protocol),
		protocol,
		host: url.hostname
	} : refuse(fault);
}
function allowing(setting) {
	return msg`allow it with ${code(setting)} on the default branch`;
}
function scpAddress(text) {
	const [, user, host, path] = /^([\w.-]+)@([\w.-]+):(?!\/\/)([^:]+)$/.exec(text) ?? [];
	return path === void 0 ? null : `ssh://${user}@${host}/${path.replace(/^\/+/, "")}`;
}
function protocolOf(text) {
	const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? [];
	switch (scheme?.toLowerCase()) {
		case "https":
		case "http":
		case "ssh": return scheme?.toLowerCase();
		case "file":
		case void 0: return "file";
		default: return null;
	}
}
function fileAddress(text, refuse) {
	const url = parseUrl(text.replace(/^(?=\/)/, "file://"));
	if (url === null || url.protocol !== "file:" || url.host !== "") return refuse(msg`names no absolute path of this machine`);
	return {
		url: `file://${url.pathname}`,
		protocol: "file",
		host: ""
	};
}
function parseUrl(text) {
	return URL.canParse(text) ? new URL(text) : null;
}
function partsFault(url, protocol) {
	if (url.password !== "" || url.username !== "" && protocol !== "ssh") return msg`has credentials, which belong in no lock`;
	if (url.username !== "" && !/^[\w][\w.-]*$/.test(url.username)) return msg`has an odd user name`;
	if (url.search !== "" || url.hash !== "") return msg`has a query or a fragment`;
	if (!/^\/[\w.@+~%/-]*$/.test(url.pathname) || url.pathname === "/" || /\/-/.test(url.pathname)) return msg`has an odd path`;
	return null;
}
function hostFault(hostname, { hosts }) {
	const host = hostname.toLowerCase();
	if (hosts.some((allowed) => allowed.toLowerCase() === host)) return null;
	if (!/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host) || /^(?=.*\d)(?:0x)?[\da-f.]+$/.test(host)) return msg`has a number or an odd name as its host`;
	if (isLocalName(host)) return msg`has a host of this machine or network`;
	if (defaultHosts.includes(host)) return null;
	return msg`has the host ${code(host)}: ${allowing(`sources: {hosts: [${host}]}`)}`;
}
function isLocalName(host) {
	return !host.includes(".") || /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|localdomain)$/.test(host);
}
function portFault({ port }, { ports }) {
	if (port === "" || ports.includes(Number(port))) return null;
	return msg`has the port ${Number(port)}: ${allowing(`sources: {ports: [${port}]}`)}`;
}
function spell(url, protocol) {
	const user = url.username === "" ? "" : `${url.username}@`;
	const port = url.port === "" ? "" : `:${url.port}`;
	return `${protocol}://${user}${url.hostname}${port}${url.pathname}`;
}
// src/upstream/fetcher.ts
function isFailure(result) {
	return "failure" in result;
}
// src/upstream/source.ts
function sourceKey(source) {
	if (source.kind === "local") return `local\0${source.path}`;
	if (source.kind === "well-known") return `well-known\0${source.url}\0${source.name}`;
	return `git\0${source.url}\0${source.ref ?? ""}`;
}
// src/io/upstream/budget.ts
const defaultBudget = {
	timeMs: 6e4,
	bytes: 67108864,
	fileBytes: 1048576,
	files: 2e5
};
function createMeter(limit) {
	let total = 0;
	return {
		limit,
		count(bytes) {
			total += bytes;
			return total <= limit;
		}
	};
}
const maxMemory = 1073741824;
const limiters = ["/usr/bin/prlimit", "/bin/prlimit"];
function limiterPrefix({ bytes }) {
	const program = process.platform === "linux" ? limiters.find((path) => existsSync(path)) : null;
	return program ? [
		program,
		`--as=${maxMemory}`,
		`--fsize=${bytes}`,
		"--core=0",
		"--"
	] : null;
}
function folderBytes(folder) {
	let bytes = 0;
	for (const entry of readdirSafely(folder)) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) bytes += folderBytes(path);
		else bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	}
	return bytes;
}
function readdirSafely(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
// src/io/upstream/failure.ts
function commandFailure({ stderr, exceeded }, { timeMs, bytes }) {
	if (exceeded === "time") return unreachableFailure(msg`The source took more than ${timeMs / 1e3} s.`);
	if (exceeded !== null || /File size limit|signal 25/i.test(stderr)) return tooManyBytes(bytes);
	const [, status] = /returned error: (\d{3})/.exec(stderr) ?? [];
	if (status?.startsWith("3")) return unreachableFailure(redirected(Number(status)));
	if (status === "404" || /repository '[^']*' not found|does not appear to be a git repository/.test(stderr)) return {
		failure: "gone",
		reason: msg`The source has no repository at this address, or hides it.`
	};
	if (/unadvertised object/.test(stderr)) return unreachableFailure(msg`The source sends no commit that is not named by a branch or tag.`);
	if (/couldn't find remote ref|not our ref/.test(stderr)) return {
		failure: "gone",
		reason: msg`The source no longer has this branch, tag or commit.`
	};
	if (/could not read Username|Authentication failed|terminal prompts disabled/.test(stderr)) return unreachableFailure(msg`The source asks for a user: it is private, or not there.`);
	if (/Operation too slow|low speed limit/i.test(stderr)) return unreachableFailure(msg`The source sends too slowly.`);
	return unreachableFailure(msg`The source cannot be read: ${code(errorLine(stderr), 200)}.`);
}
function tooManyBytes(limit) {
	return unreachableFailure(msg`The source sent more than ${Math.floor(limit / 1024 / 1024)} MiB.`);
}
function unreachableFailure(reason) {
	return {
		failure: "unreachable",
		reason
	};
}
function redirected(status) {
	return msg`The source redirects (${status}). Write its new address into the lock.`;
}
// src/io/upstream/isolated-git.ts
const proxyVariables = [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"all_proxy",
	"ALL_PROXY"
];
const networkVariables = [
	...[
		...proxyVariables,
		"no_proxy",
		"NO_PROXY"
	],
	"SSL_CERT_FILE",
	"SSL_CERT_DIR",
	"SSH_AUTH_SOCK",
	"SYSTEMROOT",
	"SystemRoot"
];
const settings = [
	"protocol.version=2",
	"http.followRedirects=false",
	"fetch.unpackLimit=1",
	"fetch.fsckObjects=true",
	"fetch.recurseSubmodules=false",
	"gc.auto=0",
	"maintenance.auto=false",
	"credential.helper=",
	"http.lowSpeedLimit=1000",
	"http.lowSpeedTime=15",
	"transfer.bundleURI=false",
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.quotePath=off",
	"core.bigFileThreshold=1m",
	"pack.threads=1",
	"safe.bareRepository=explicit"
].flatMap((setting) => ["-c", setting]);
function isolatedEnvironment({ home, env }, { protocol, secretConfig = [] }) {
	const inherited = networkVariables.flatMap((name) => protocol !== void 0 && env[name] !== void 0 ? [[name, env[name]]] : []);
	const secrets = secretConfig.flatMap(([name, value], index) => [[`GIT_CONFIG_KEY_${index}`, name], [`GIT_CONFIG_VALUE_${index}`, value]]);
	const caFile = protocol === void 0 ? void 0 : env["GIT_SSL_CAINFO"] ?? env["SSL_CERT_FILE"];
	return {
		...Object.fromEntries(inherited),
		...caFile !== void 0 && { GIT_SSL_CAINFO: caFile },
		PATH: env["PATH"],
		HOME: home,
		TMPDIR: home,
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: devNull,
		GIT_CONFIG_COUNT: String(secretConfig.length),
		...Object.fromEntries(secrets),
		GIT_ALLOW_PROTOCOL: protocol ?? "none",
		GIT_TERMINAL_PROMPT: "0",
		GIT_ASKPASS: "",
		SSH_ASKPASS: "",
		GCM_INTERACTIVE: "never",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1",
		GIT_LFS_SKIP_SMUDGE: "1",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_SSH_COMMAND: "ssh -oBatchMode=yes -oStrictHostKeyChecking=yes -oClearAllForwardings=yes"
	};
}
const maxErrorLength = 8192;
const pollMs = 100;
function runIsolated(repository, args, options = {}) {
	const { maxOutput = 67108864, input = "" } = options;
	const child = startIsolated(repository, args, options);
	const pieces = [];
	let [length, stderr] = [0, ""];
	let exceeded = null;
	const abort = (reason) => {
		exceeded ??= reason;
		killGroup(child.pid);
		child.kill("SIGKILL");
		for (const stream of [child.stdout, child.stderr]) stream.destroy();
	};
	child.stdout.on("data", (piece) => {
		length += piece.length;
		if (length > maxOutput) abort("output");
		else pieces.push(piece);
	});
	child.stderr.setEncoding("utf8").on("data", (text) => {
		if (stderr.length < maxErrorLength) stderr += text.slice(0, maxErrorLength);
	});
	child.stdin.on("error", () => {});
	child.stdin.end(input);
	const poll = setInterval(() => {
		if (Date.now() > repository.deadline) abort("time");
		else if (folderBytes(repository.gitDir) > repository.budget.bytes) abort("disk");
	}, pollMs);
	return new Promise((resolve) => {
		const finish = (code) => {
			clearInterval(poll);
			if (code !== 0 && isFull(repository)) exceeded ??= "disk";
			resolve({
				code,
				stdout: Buffer.concat(pieces),
				stderr,
				exceeded
			});
		};
		child.once("error", (cause) => {
			stderr = `fatal: git cannot be started (${cause.message})`;
			finish(-1);
		});
		child.once("exit", () => killGroup(child.pid));
		child.once("close", (code) => finish(code ?? -1));
	});
}
function isFull({ gitDir, budget: { bytes } }) {
	return folderBytes(gitDir) > bytes * .9;
}
const shell = "/bin/sh";
const tether = `(trap '' TERM; read -r _; kill -TERM 0; rm -rf -- "$0"; rmdir -- "\${0%/*}"; kill -KILL 0) \
<&3 3<&- >/dev/null 2>&1 & exec "$@" 3<&-`;
function tetherPrefix({ gitDir }) {
	return existsSync(shell) ? [
		shell,
		"-c",
		tether,
		dirname(gitDir)
	] : [];
}
function startIsolated(repository, args, options) {
	const gitArgs = [
		"git",
		`--git-dir=${repository.gitDir}`,
		...settings,
		...args
	];
	const [program = "git", ...rest] = [...[...tetherPrefix(repository), ...limiterPrefix(repository.budget) ?? []], ...gitArgs];
	const spawned = spawn(program, rest, {
		cwd: repository.home,
		env: isolatedEnvironment(repository, options),
		stdio: [
			"pipe",
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true,
		detached: process.platform !== "win32"
	});
	return trackChild(spawned, true);
}
function isolatedRepository(folder, budget, env) {
	const deadline = Date.now() + budget.timeMs;
	return {
		gitDir: join(folder, "git"),
		home: join(folder, "home"),
		budget,
		deadline,
		env
	};
}
// src/io/upstream/or-after.ts
async function orAfter(result, ms, late) {
	let timer;
	const timeout = new Promise((resolve) => {
		timer = setTimeout(() => resolve(late), Math.max(0, ms));
	});
	try {
		return await Promise.race([result, timeout]);
	} finally {
		clearTimeout(timer);
	}
}
// src/io/upstream/private-address.ts
const local = blockList(wordList(`
  10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7 fec0::/10
`));
const reserved = blockList(wordList(`
  0.0.0.0/8 169.254.0.0/16 192.0.0.0/24 192.0.2.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24
  224.0.0.0/4 240.0.0.0/4 ::/128 fe80::/10 ff00::/8 2001::/32 2001:db8::/32 2002::/16
`));
function addressKind(address) {
	const plain = embeddedAddress(address.split("%", 1)[0] ?? "");
	const family = isIP(plain);
	if (family === 0) return "reserved";
	const type = family === 4 ? "ipv4" : "ipv6";
	if (reserved.check(plain, type)) return "reserved";
	return local.check(plain, type) ? "local" : "public";
}
function embeddedAddress(address) {
	const [, high, low] = /^64:ff9b::(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/i.exec(address) ?? [];
	if (low === void 0) return address.replace(/^64:ff9b::(?=\d+\.)/i, "");
	const [highPart, lowPart] = [high ?? "0", low].map((part) => Number.parseInt(part, 16));
	return [highPart, lowPart].flatMap((part = 0) => [part >> 8, part & 255]).join(".");
}
function blockList(subnets) {
	const list = new BlockList();
	for (const subnet of subnets) {
		const [net = "", prefix = ""] = subnet.split("/");
		list.addSubnet(net, Number(prefix), net.includes(":") ? "ipv6" : "ipv4");
	}
	return list;
}
// src/io/upstream/checked-addresses.ts
const systemLookup = async (host) => (await lookup(host, {
	all: true,
	verbatim: true
})).map(({ address }) => address);
async function checkedAddresses({ host }, settings) {
	if (host === "" || isIP(host.replace(/^\[|\]$/g, "")) !== 0) return [];
	const found = await lookUpHost(host, settings);
	if (found.length === 0) return hasProxy(settings.env) ? [] : unreachableFailure(msg`The host ${code(host)} has no address.`);
	const isNamed = settings.rules.hosts.some((allowed) => allowed.toLowerCase() === host.toLowerCase());
	const refused = found.find((address) => {
		const kind = addressKind(address);
		return kind === "reserved" || kind === "local" && !isNamed;
	});
	if (refused === void 0) return found;
	const reason = addressKind(refused) === "reserved" ? words("which no source has") : msg`of this machine or network: allow it with ${code(`sources: {hosts: [${host}]}`)}`;
	return {
		failure: "refused",
		reason: msg`The host ${code(host)} has the address ${code(refused)}, ${reason}.`
	};
}
async function lookUpHost(host, { lookup, deadline }) {
	try {
		return await orAfter(lookup(host), deadline - Date.now(), []);
	} catch {
		return [];
	}
}
function hasProxy(env) {
	return proxyVariables.some((name) => (env[name] ?? "") !== "");
}
function curlResolveConfig({ url, protocol, host }, addresses) {
	if (addresses.length === 0 || protocol !== "https" && protocol !== "http") return [];
	return [["http.curloptResolve", `${host}:${new URL(url).port || (protocol === "https" ? "443" : "80")}:${addresses.join(",")}`]];
}
// src/io/upstream/credentials.ts
const tokensVariable = "SKILLACCORD_SOURCE_TOKENS";
function credentialConfig({ protocol, url, host }, env) {
	if (protocol !== "https" && protocol !== "http") return [];
	const token = sourceTokens(env).get(host.toLowerCase());
	if (token === void 0) return [];
	const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
	return [[`http.${new URL(url).origin}/.extraHeader`, `Authorization: Basic ${basic}`]];
}
function sourceTokens(env) {
	const entries = (env["SKILLACCORD_SOURCE_TOKENS"] ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
	return new Map(entries.map((entry, index) => {
		const [, host, token] = /^([\w.-]+|\[[\da-f:.]+\])=([\x21-\x7e]+)$/i.exec(entry) ?? [];
		if (host === void 0 || token === void 0) throw new UsageError(`Entry ${index + 1} of ${entries.length} in ${tokensVariable} does not have the form HOST=TOKEN.`, "Write the name of the host without protocol, port or path: github.com=TOKEN. Separate entries with blanks.");
		return [host.toLowerCase(), token];
	}));
}
// src/io/upstream/commit-day.ts
function dayOf(seconds) {
	const date = new Date(seconds * 1e3);
	return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? null : date.toISOString().slice(0, 10);
}
// src/io/upstream/folder-history.ts
const maxOutput = 16777216;
function folderHistory(repository, { commit, tree }, deepen) {
	let deepened;
	return async (folder) => {
		deepened ??= deepen();
		if (!await deepened) return [];
		const output = await runIsolated(repository, [...[
			"--literal-pathspecs",
			"log",
			...[
				"--format=commit %H %ct",
				"--raw",
				"-z",
				"--no-renames",
				"--no-abbrev"
			],
			"--first-parent",
			"-m",
			commit,
			"--"
		], folder === "" ? "." : folder], { maxOutput });
		return output.code === 0 ? commitsOf(output, tree, folder) : [];
	};
}
function commitsOf({ stdout }, tree, folder) {
	let files = new Map();
	for (const { path } of tree.entries) if (isInside(path, folder)) files.set(relativePath(folder, path), tree.id(path) ?? "");
	return parseLog(stdout).map(({ commit, date, changed }) => {
		const after = files;
		files = new Map(after);
		for (const { path, before } of changed) {
			if (!isInside(path, folder)) continue;
			if (before === null) files.delete(relativePath(folder, path));
			else files.set(relativePath(folder, path), before);
		}
		return {
			commit,
			date,
			files: after
		};
	});
}
function parseLog(output) {
	const commits = [];
	let before;
	for (const record of splitNulTerminated(Buffer.concat([output, Buffer.of(0)]))) {
		if (before !== void 0) {
			commits.at(-1)?.changed.push({
				path: decodePath(record),
				before
			});
			before = void 0;
			continue;
		}
		const text = record.toString("latin1").trim();
		const [, id = "", seconds] = /^commit (\w+) (\d+)/.exec(text) ?? [];
		const [, beforeId] = /:\d+ \d+ (\w+) \w+ [A-Z]\d*$/.exec(text) ?? [];
		if (seconds !== void 0) commits.push({
			commit: id,
			date: dayOf(Number(seconds)) ?? "",
			changed: []
		});
		if (beforeId !== void 0) before = /^0+$/.test(beforeId) ? null : beforeId;
	}
	return commits;
}
// src/upstream/ref.ts
function isPlainRef(ref) {
	return ref.length <= 250 && /^[A-Za-z0-9@][\w./@-]*$/.test(ref) && !/\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|[./]$|^@$/.test(ref);
}
function isCommitName(text) {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function shortRef(ref) {
	return ref.replace(/^refs\/(?:heads|tags)\//, "");
}
// src/io/upstream/resolve-ref.ts
const maxRefsOutput = 16777216;
async function resolveRef(repository, { url, ref }, options) {
	if (ref === null) return {
		name: "HEAD",
		refKind: "default",
		tags: []
	};
	if (isCommitName(ref)) return {
		name: ref,
		refKind: "commit",
		tags: []
	};
	const short = shortRef(ref);
	if (!isPlainRef(short)) return {
		failure: "refused",
		reason: msg`The lock records a reference that no branch or tag has.`
	};
	const output = await runIsolated(repository, [
		"ls-remote",
		"-q",
		"--heads",
		"--tags",
		"--refs",
		"--",
		url
	], {
		...options,
		maxOutput: maxRefsOutput
	});
	if (output.code !== 0 || output.exceeded) return commandFailure(output, repository.budget);
	const names = new Set([...output.stdout.toString("utf8").matchAll(/^\w+\t(refs\/.+)$/gm)].map(([, name = ""]) => name));
	const found = [`refs/heads/${short}`, `refs/tags/${short}`].find((name) => names.has(name) && (short === ref || name === ref));
	if (found === void 0) return {
		failure: "gone",
		reason: missingRef(short)
	};
	if (found.startsWith("refs/heads/")) return {
		name: found,
		refKind: "branch",
		tags: []
	};
	return {
		name: found,
		refKind: "tag",
		tags: [...names].flatMap((name) => name.startsWith("refs/tags/") ? [name.slice(10)] : [])
	};
}
function missingRef(ref) {
	const reason = msg`The source has no branch or tag ${code(ref)}.`;
	return /^[0-9a-f]{7,39}$/i.test(ref) ? msg`${reason} A commit needs all 40 digits.` : reason;
}
// src/io/upstream/git-source.ts
async function fetchGitSource(repository, source, access) {
	const { url } = access.address;
	initialize(repository);
	const target = await resolveRef(repository, {
		url,
		ref: source.ref
	}, access);
	if (isFailure(target)) return target;
	const failure = await fetchCommit(repository, url, target, access);
	if (failure) return failure;
	const deepen = () => fetchHistory(repository, url, target, access);
	return readTree(repository, target, deepen);
}
function initialize(repository) {
	for (const folder of ["objects", "refs"]) mkdirSync(join(repository.gitDir, folder), { recursive: true });
	mkdirSync(repository.home);
	writeFileSync(join(repository.gitDir, "HEAD"), "ref: refs/heads/main\n");
	forgetServer(repository);
}
async function fetchCommit(repository, url, { name }, options) {
	const output = await runIsolated(repository, [
		...[
			"fetch",
			"-q",
			"--no-tags",
			"--depth=1",
			"--no-recurse-submodules",
			`--filter=blob:limit=${repository.budget.fileBytes + 1}`
		],
		"--",
		url,
		name
	], options);
	forgetServer(repository);
	if (output.code === 0 && output.exceeded === null) return null;
	return commandFailure(output, repository.budget);
}
async function fetchHistory(repository, url, { name }, options) {
	const args = [
		"fetch",
		"-q",
		"--no-tags",
		"--no-recurse-submodules",
		"--filter=blob:none"
	];
	const depth = `--depth=300`;
	const output = await runIsolated(repository, [
		...args,
		depth,
		"--",
		url,
		name
	], options);
	forgetServer(repository);
	return output.code === 0 && output.exceeded === null;
}
function forgetServer({ gitDir }) {
	writeFileSync(join(gitDir, "config"), "[core]\n	repositoryformatversion = 0\n	bare = true\n");
}
const maxListingBytes = 67108864;
async function readTree(repository, { refKind, tags }, deepen) {
	const tip = await readTip(repository);
	if (tip === null) return unreachableFailure(msg`The reference of the source names no commit.`);
	const { commit, date } = tip;
	const listing = await runIsolated(repository, [
		"ls-tree",
		"-r",
		"-l",
		"-z",
		"--full-tree",
		commit
	], { maxOutput: maxListingBytes });
	if (listing.code !== 0 || listing.exceeded) return listing.exceeded ? unreachableFailure(msg`The list of the files of the source is too long.`) : commandFailure(listing, repository.budget);
	const tree = listedTree(readingRepository(repository), listing.stdout);
	const { files } = repository.budget;
	if (tree.entries.length > files) return unreachableFailure(msg`The source has more than ${files} files.`);
	const sizes = sizesIn(listing.stdout, repository.budget.fileBytes);
	const history = folderHistory(repository, {
		commit,
		tree
	}, deepen);
	const sizeOf = (path) => sizes.get(tree.id(path) ?? "") ?? null;
	return {
		tree,
		commit,
		digest: null,
		date,
		refKind,
		tags,
		sizeOf,
		history
	};
}
function sizesIn(listing, limit) {
	const sizes = new Map();
	for (const record of splitNulTerminated(listing)) {
		const head = record.toString("latin1", 0, record.indexOf(tab));
		const [, id = "", size] = /^\d+ blob (\w+) +(\d+)$/.exec(head) ?? [];
		if (size !== void 0 && Number(size) <= limit) sizes.set(id, Number(size));
	}
	return sizes;
}
const tab = 9;
async function readTip(repository) {
	const { stdout } = await runIsolated(repository, ["cat-file", "--batch"], {
		input: "FETCH_HEAD^{commit}\n",
		maxOutput: repository.budget.fileBytes
	});
	const text = stdout.toString("latin1");
	const [, commit] = /^(\w+) commit \d+\n/.exec(text) ?? [];
	const [, seconds] = /^committer .*> (\d{1,12}) [+-]\d{4}$/m.exec(text) ?? [];
	if (commit === void 0) return null;
	return {
		commit,
		date: seconds === void 0 ? null : dayOf(Number(seconds))
	};
}
function readingRepository(repository) {
	const env = isolatedEnvironment(repository, {});
	return {
		gitDir: repository.gitDir,
		workTree: null,
		online: false,
		hosted: null,
		env
	};
}
// src/io/upstream/limit-concurrency.ts
function limitConcurrency(limit) {
	const waiting = [];
	let running = 0;
	return async (task) => {
		if (running >= limit) await new Promise((resolve) => waiting.push(resolve));
		else running++;
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
// src/io/upstream/local-source.ts
async function fetchLocalSource({ path }, { rules, directory, budget = defaultBudget }) {
	const place = resolve(directory, path);
	const folder = realFolder(place);
	if (!isWithin(realFolder(directory) ?? directory, folder ?? place)) {
		const address = checkAddress(place.split(sep).join("/"), rules);
		if ("refusal" in address) return {
			failure: "refused",
			reason: address.refusal
		};
	}
	if (folder === null) return isMissing(place) ? {
		failure: "gone",
		reason: msg`The folder does not exist.`
	} : unreachableFailure(msg`The folder cannot be read.`);
	const tree = folderTree(folder);
	if (tree.entries.length > budget.files) return unreachableFailure(msg`The source has more than ${budget.files} files.`);
	return {
		tree,
		commit: null,
		digest: null,
		date: null,
		history: null,
		tags: [],
		refKind: "none",
		sizeOf: (file) => sizeBelow(join(folder, file), budget)
	};
}
function realFolder(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return null;
	}
}
function isMissing(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) === void 0;
	} catch (cause) {
		return errorCode(cause) === "ENOTDIR";
	}
}
function isWithin(directory, path) {
	const below = relative(directory, path);
	return below !== ".." && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}
function sizeBelow(path, { fileBytes }) {
	const size = lstatSync(path, { throwIfNoEntry: false })?.size;
	return size === void 0 || size > fileBytes ? null : size;
}
// src/upstream/source-parts.ts
function fieldOf(fields, name) {
	return fields.get(name)?.value ?? "";
}
function unfetchable(reason) {
	return {
		kind: "unknown",
		reason
	};
}
function skillFolder(path) {
	if (!isInnerPath(path)) return void 0;
	const resolved = resolve$1("", path);
	if (resolved === void 0) return void 0;
	return nameOf(resolved).toLowerCase() === "skill.md" ? folderOf(resolved) : resolved;
}
function isInnerPath(path) {
	return path.length <= 1024 && !/^(?:~|\/|[A-Za-z]:)|[\\\0-\x1f]/.test(path) && !path.split("/").some((segment) => segment === ".." || segment.toLowerCase() === ".git");
}
function gitSource(url, ref, commit = null) {
	return {
		kind: "git",
		url,
		ref,
		commit
	};
}
function githubUrl(source) {
	return isShorthand(source) ? `https://github.com/${source.replace(/\.git$/, "")}.git` : null;
}
function isShorthand(source) {
	return /^[A-Za-z\d][\w.-]*\/[\w.-]+$/.test(source);
}
function localPath(lockPath, path) {
	if (/^(?:~|\/|[A-Za-z]:)/.test(path)) return path;
	const plain = path.replaceAll("\\", "/");
	const folder = folderOf(lockPath);
	return resolve$1(folder, plain) ?? (folder === "" ? plain : `${folder}/${plain}`);
}
// src/io/upstream/http-get.ts
async function httpGet(url, limits) {
	const { meter } = limits;
	if (!meter.count(0)) return tooManyBytes(meter.limit);
	const request$2 = url.startsWith("https:") ? request$1 : request;
	const { signal, clear } = deadlineSignal(limits.deadline);
	return new Promise((resolve) => {
		const lookup = lookupOf(limits.addresses);
		const end = (failure) => {
			resolve(failure);
			call.destroy();
		};
		const call = request$2(url, {
			signal,
			agent: false,
			headers: { accept: "*/*" },
			lookup
		}, (response) => {
			const { statusCode = 0 } = response;
			const pieces = [];
			let length = 0;
			if (statusCode !== 200) {
				end(statusFailure(statusCode));
				return;
			}
			response.on("data", (piece) => {
				length += piece.length;
				const fault = faultOf(length, piece.length, limits);
				if (fault === null) pieces.push(piece);
				else end(fault);
			});
			response.on("end", () => resolve(Buffer.concat(pieces)));
			response.on("error", (cause) => resolve(unreachableFailure(msg`The source broke off (${code(cause.message, 200)}).`)));
		});
		call.on("error", (cause) => resolve(callFailure(cause)));
		call.on("upgrade", ({ statusCode = 0 }, socket) => {
			socket.destroy();
			end(statusFailure(statusCode));
		});
		call.on("close", () => resolve(unreachableFailure(msg`The source broke off.`)));
		call.end();
	}).finally(clear);
}
function faultOf(length, added, { maxBytes, meter }) {
	if (length > maxBytes) return unreachableFailure(msg`The source sent more than ${maxBytes} bytes.`);
	return meter.count(added) ? null : tooManyBytes(meter.limit);
}
function lookupOf(addresses) {
	const all = addresses.map((address) => ({
		address,
		family: isIP(address)
	}));
	return (host, options, callback) => {
		const [first] = all;
		if (!first) callback(new Error(`${host} has no checked address`), "");
		else if (options.all) callback(null, all);
		else callback(null, first.address, first.family);
	};
}
function deadlineSignal(deadline) {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), Math.max(0, deadline - Date.now()));
	return {
		signal: controller.signal,
		clear: () => clearTimeout(timer)
	};
}
function callFailure(cause) {
	if (cause.name === "AbortError") return unreachableFailure(msg`The source took too long.`);
	return unreachableFailure(msg`The source cannot be read (${code(cause.message, 200)}).`);
}
function statusFailure(status) {
	if (status === 404 || status === 410) return {
		failure: "gone",
		reason: msg`The source has nothing at this address.`
	};
	if (status >= 300 && status < 400) return unreachableFailure(redirected(status));
	return unreachableFailure(msg`The source answers with the status ${status}.`);
}
// src/io/upstream/well-known.ts
const maxFiles$2 = 200;
function openSites({ budget = defaultBudget }) {
	const sites = new Map();
	return (url) => {
		const { origin } = new URL(url);
		const site = sites.get(origin) ?? {
			meter: createMeter(budget.bytes),
			indexes: new Map()
		};
		sites.set(origin, site);
		return site;
	};
}
async function fetchWellKnown({ url, name }, { rules, budget = defaultBudget, lookup = systemLookup }, siteOf) {
	const address = checkAddress(url, rules);
	if ("refusal" in address) return {
		failure: "refused",
		reason: address.refusal
	};
	const deadline = Date.now() + budget.timeMs;
	const addresses = await checkedAddresses(address, {
		rules,
		env: {},
		lookup,
		deadline
	});
	if (isFailure(addresses)) return addresses;
	const { meter, indexes } = siteOf(address.url);
	const limits = {
		maxBytes: budget.fileBytes,
		deadline,
		addresses,
		meter
	};
	const index = indexes.get(address.url) ?? httpGet(address.url, limits);
	indexes.set(address.url, index);
	const text$1 = await index;
	if (isFailure(text$1)) return text$1;
	const { root, faults } = parseJson("index.json", text$1.toString("utf8"));
	const skills = get(root ?? void 0, "skills");
	if (faults.length > 0 || skills?.kind !== "list") return unreachableFailure(msg`The source has no index of skills.`);
	const entry = items(skills).find((value) => text(get(value, "name")) === name);
	if (!entry) return {
		failure: "gone",
		reason: msg`The index of the source no longer lists the skill.`
	};
	const listed = filesOf(entry, address.url, name);
	if (isFailure(listed)) return listed;
	const files = Object.create(null);
	for (const { name: path, url: fileUrl } of listed) {
		const bytes = await httpGet(fileUrl, limits);
		if (isFailure(bytes)) return bytes.failure === "gone" ? unreachableFailure(bytes.reason) : bytes;
		files[`${name}/${path}`] = bytes;
	}
	return verified(entry, files, text(get(entry, "digest")) ?? null);
}
function filesOf(entry, indexUrl, name) {
	const listed = items(get(entry, "files")).flatMap((file) => text(file) ?? text(get(file, "path")) ?? []);
	const artifact = text(get(entry, "type")) === "skill-md" ? text(get(entry, "url")) : void 0;
	const references = artifact === void 0 ? listed.map((file) => ({
		name: file,
		reference: `${name}/${file}`
	})) : [{
		name: "SKILL.md",
		reference: artifact
	}];
	if (references.length > maxFiles$2) return unreachableFailure(msg`The skill has more than ${maxFiles$2} files.`);
	const files = references.map((file) => ({
		...file,
		url: siteUrl(file.reference, indexUrl)
	}));
	if (!files.every(({ name: file, url }) => isInnerPath(file) && url !== null) || !isInnerPath(name)) return unreachableFailure(msg`The index lists files outside of its site.`);
	return files.map(({ name: file, url }) => ({
		name: file,
		url: url ?? ""
	}));
}
function siteUrl(reference, indexUrl) {
	if (!URL.canParse(reference, indexUrl)) return null;
	const url = new URL(reference, indexUrl);
	return url.origin === new URL(indexUrl).origin && url.username === "" ? url.href : null;
}
function verified(entry, files, digest) {
	const [artifact] = Object.values(files);
	if (artifact && digest !== null && text(get(entry, "type")) === "skill-md") {
		if (`sha256:${createHash("sha256").update(artifact).digest("hex")}` !== digest.toLowerCase()) return unreachableFailure(msg`The SKILL.md of the source does not have the digest of its index.`);
	}
	return {
		tree: memoryTree(files),
		commit: null,
		digest,
		date: null,
		refKind: "none",
		tags: [],
		history: null,
		sizeOf: (path) => files[path]?.length ?? null
	};
}
// src/io/upstream/open-fetcher.ts
const maxRunning = 4;
function openFetcher(settings) {
	sourceTokens(settings.env);
	const results = new Map();
	const limited = limitConcurrency(maxRunning);
	const siteOf = openSites(settings);
	let folder = null;
	let count = 0;
	const createFolder = () => {
		folder ??= createTemporaryFolder();
		const own = join(folder, String(count++));
		mkdirSync(own, { recursive: true });
		return own;
	};
	return {
		fetch(source) {
			const key = sourceKey(source);
			const known = results.get(key);
			if (known) return known;
			const result = limited(() => inTime(fetchFrom(source, settings, {
				createFolder,
				siteOf
			}), settings));
			results.set(key, result);
			return result;
		},
		close() {
			if (folder !== null) removeTemporaryFolder(folder);
			folder = null;
		}
	};
}
async function fetchFrom(source, settings, { createFolder, siteOf }) {
	if (source.kind === "local") return fetchLocalSource(source, settings);
	if (source.kind === "well-known") return fetchWellKnown(source, settings, siteOf);
	const folder = createFolder();
	const answer = await fetchGit(source, settings, folder);
	if (isFailure(answer)) rmSync(folder, {
		recursive: true,
		force: true
	});
	return answer;
}
const graceMs = 5e3;
function inTime(answer, { budget = defaultBudget }) {
	const late = commandFailure({
		stderr: "",
		exceeded: "time"
	}, budget);
	return orAfter(answer, budget.timeMs + graceMs, late);
}
async function fetchGit(source, { rules, env, budget = defaultBudget, lookup = systemLookup }, folder) {
	const allowedUrl = checkAddress(source.url, rules);
	if ("refusal" in allowedUrl) return {
		failure: "refused",
		reason: allowedUrl.refusal
	};
	const repository = isolatedRepository(folder, budget, env);
	const { deadline } = repository;
	const ipAddresses = await checkedAddresses(allowedUrl, {
		rules,
		env,
		lookup,
		deadline
	});
	if (isFailure(ipAddresses)) return ipAddresses;
	const { protocol } = allowedUrl;
	return fetchGitSource(repository, source, {
		address: allowedUrl,
		protocol,
		secretConfig: [...credentialConfig(allowedUrl, env), ...curlResolveConfig(allowedUrl, ipAddresses)]
	});
}
// src/tasks/outdated/status-summary.ts
function isBreaking({ changes }) {
	return changes !== null && (changes.requiredBump === "major" || changes.requiredBump === null);
}
function gainsPermissions({ changes }) {
	return changes !== null && (changes.powers.length > 0 || changes.findings.some(isPermission));
}
function isPermission({ category, severity }) {
	return category === "privilege" && severity !== "note";
}
function isChange({ bump, rule }) {
	return bump !== null || rule === incomparable.id;
}
const statesByUrgency = [
	"tag-moved",
	"edited",
	"pending",
	"moved",
	"gone",
	"unreachable",
	"not-understood",
	"current"
];
function byUrgency(statuses) {
	const rank = (status) => status.state === "tag-moved" ? 0 : isBreaking(status) ? 1 : gainsPermissions(status) ? 2 : 3 + statesByUrgency.indexOf(status.state);
	return [...statuses].sort((a, b) => rank(a) - rank(b) || compareNatural(a.skill.name, b.skill.name) || compareNatural(a.skill.path, b.skill.path));
}
function needsAttention({ isPending, state }) {
	return isPending || state !== "current" && state !== "not-understood";
}
function headline(statuses) {
	if (statuses.length === 0) return msg`No lock records where a skill comes from: ${list(recordingLocks.map(pathPart))} would`;
	const amountOf = (test) => statuses.filter(test).length;
	const parts = [
		[amountOf(({ isPending }) => isPending), "with an update"],
		[amountOf(isBreaking), "breaking"],
		[amountOf(gainsPermissions), "with more permissions"],
		[amountOf(({ state }) => state === "tag-moved"), "with a moved tag"],
		[amountOf(({ state }) => state === "edited"), "edited here"],
		[amountOf(({ state }) => state === "gone"), "gone at the source"],
		[amountOf(({ state }) => state === "unreachable"), "not asked"],
		[amountOf(({ state }) => state === "not-understood"), "without a known source"]
	].flatMap(([amount, text]) => amount === 0 ? [] : [msg`${amount} ${words(text)}`]);
	const skills = count(statuses.length, "locked skill");
	return parts.length === 0 ? msg`${skills} up to date` : msg`${skills}: ${join$1(parts, ", ")}`;
}
const recordingLocks = [
	"skills-lock.json",
	".skill-lock.json",
	"apm.lock.yaml"
];
// src/upstream/unsafe-name.ts
const device = /^(?:con|prn|aux|nul|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])(?:\.|$)/i;
function unsafeName(name) {
	if (name.length > 400) return msg`has more than 400 characters`;
	if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(name)) return msg`has characters that do not print`;
	if (/[\\:*?"<>|]/.test(name)) return msg`has characters that Windows does not allow`;
	for (const part of name.split("/")) {
		if (part === "" || part === "." || part === "..") return msg`leaves its folder`;
		if (/^\.git(?:\s|\.|$)|^git~\d/i.test(part)) return msg`is a name of git`;
		if (/[. ]$/.test(part)) return msg`ends with a dot or a space`;
		if (device.test(part)) return msg`is the name of a device on Windows`;
	}
	return null;
}
function clashingNames(names) {
	const known = new Map();
	const clashes = [];
	const folders = new Map();
	for (const name of names) {
		const key = name.normalize("NFC").toLowerCase();
		const other = known.get(key);
		if (other !== void 0) clashes.push([other, name]);
		known.set(key, name);
		for (let index = name.indexOf("/"); index !== -1; index = name.indexOf("/", index + 1)) {
			const folder = name.slice(0, index);
			const folderKey = folder.normalize("NFC").toLowerCase();
			const same = folders.get(folderKey);
			if (same === void 0) folders.set(folderKey, folder);
			else if (same !== folder) clashes.push([same, folder]);
		}
	}
	for (const [key, folder] of folders) {
		const file = known.get(key);
		if (file !== void 0) clashes.push([file, folder]);
	}
	return clashes;
}
// src/upstream/installed-form.ts
const maxFiles$1 = 2e3;
const maxVisits = 1e4;
const maxLinks = 40;
async function installedForm(tree, folder, method) {
	const links = method === "skills" && tree.entries.some(({ path, kind }) => kind === "symlink" && isInside(path, folder)) ? tree.entries.filter(({ kind }) => kind === "symlink").map(({ path }) => path) : [];
	return new Collector(tree, folder, await readLinkTargets(tree, links), method).collect();
}
var Collector = class {
	#tree;
	#folder;
	#targets;
	#method;
	#entries;
	#files = [];
	#altered = [];
	#problems = [];
	#visits = 0;
	constructor(tree, folder, targets, method) {
		this.#tree = tree;
		this.#folder = folder;
		this.#targets = targets;
		this.#method = method;
		this.#entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
	}
	collect() {
		for (const { path } of this.#tree.submodules) if (isAtOrInside(path, this.#folder)) this.#problems.push(msg`${pathPart(path)} is a submodule without files here.`);
		for (const entry of this.#below(this.#folder)) {
			const name = relativePath(this.#folder, entry.path);
			const isInstalled = this.#isInstalled(name);
			if (isInstalled) this.#add(name, entry, 0);
			if (!isInstalled || entry.kind === "symlink" && this.#method === "skills") this.#altered.push(name);
		}
		if (this.#isFull()) this.#problems.push(msg`The folder has more than ${maxFiles$1} files.`);
		const files = this.#files.toSorted((a, b) => compareText(a.name, b.name));
		this.#judgeNames(files.map(({ name }) => name));
		return {
			files,
			altered: this.#altered,
			problems: this.#problems
		};
	}
	#below(folder) {
		return this.#tree.entries.filter(({ path }) => isInside(path, folder));
	}
	#isInstalled(name) {
		const parts = name.split("/");
		const folders = parts.slice(0, -1);
		if (folders.includes(".git")) return false;
		if (this.#method === "plain") return true;
		return !parts.includes("metadata.json") && !folders.some((part) => part === "__pycache__" || part === "__pypackages__");
	}
	#add(name, { path, kind }, hops) {
		this.#visits++;
		if (this.#isFull()) return;
		if (kind === "symlink" && this.#method === "skills") {
			this.#follow(name, path, hops);
			return;
		}
		this.#files.push({
			name,
			kind,
			from: path
		});
		if (kind === "symlink") this.#problems.push(msg`${pathPart(path)} is a symbolic link.`);
	}
	#isFull() {
		return this.#files.length > maxFiles$1 || this.#visits > maxVisits;
	}
	#follow(name, path, hops) {
		const target = hops < maxLinks ? this.#targetOf(path) : void 0;
		if (target === void 0) {
			this.#problems.push(msg`${pathPart(path)} is a symbolic link that leaves the source.`);
			return;
		}
		const entry = this.#entries.get(target);
		if (entry) {
			this.#add(name, entry, hops + 1);
			return;
		}
		if (isAtOrInside(path, target)) {
			this.#problems.push(msg`${pathPart(path)} is a symbolic link to a folder around it.`);
			return;
		}
		for (const inner of this.#below(target)) {
			if (this.#isFull()) return;
			this.#add(`${name}/${relativePath(target, inner.path)}`, inner, hops + 1);
		}
	}
	#targetOf(link) {
		let path = this.#read(link);
		for (let hops = 0; path !== void 0 && hops < maxLinks; hops++) {
			const folder = [...selfAndAncestors(folderOf(path))].find((ancestor) => this.#targets.has(ancestor));
			if (folder === void 0) return path;
			const target = this.#read(folder);
			path = target === void 0 ? void 0 : join$2(target, relativePath(folder, path));
		}
	}
	#read(link) {
		const target = this.#targets.get(link);
		if (target === void 0 || target === null || /^(?:\/|[A-Za-z]:)|\\/.test(target)) return void 0;
		return resolve$1(folderOf(link), target);
	}
	#judgeNames(names) {
		for (const name of names) {
			const reason = unsafeName(name);
			if (reason !== null) this.#problems.push(msg`The name ${pathPart(name)} ${reason}.`);
		}
		for (const [name, other] of clashingNames(names)) this.#problems.push(msg`${pathPart(name)} and ${pathPart(other)} are one file on some disks.`);
		if (!names.some((name) => nameOf(name) === name && name.toLowerCase() === "skill.md")) this.#problems.push(msg`The folder has no SKILL.md.`);
	}
};
// src/upstream/source-folder.ts
const maxFiles = 2e3;
const maxBytes = 33554432;
function sourceFolder(upstream, folder) {
	const { tree } = upstream;
	return {
		upstream,
		folder,
		files: tree.entries.flatMap(({ path, kind }) => isInside(path, folder) ? [{
			path,
			name: relativePath(folder, path),
			kind,
			id: tree.id(path)
		}] : [])
	};
}
function folderFault({ upstream, files }) {
	if (files.length > maxFiles) return msg`The skill has ${files.length} files at its source.`;
	const bytes = files.reduce((sum, { path }) => sum + (upstream.sizeOf(path) ?? 0), 0);
	return bytes > maxBytes ? msg`The skill has ${bytes} bytes at its source.` : null;
}
function largeFiles({ upstream, files }) {
	return files.filter(({ path }) => upstream.sizeOf(path) === null);
}
async function sourceDigest(source, algorithm) {
	return (await sourceDigests(source, [algorithm])).get(algorithm) ?? null;
}
async function matchPin(source, pin) {
	const variants = hashVariants(pin.algorithm);
	const found = await sourceDigests(source, [pin.algorithm, ...variants.map(({ algorithm }) => algorithm)]);
	if (found.get(pin.algorithm) === pin.value) return { how: null };
	const variant = variants.find(({ algorithm }) => found.get(algorithm) === pin.value);
	if (variant) return { how: variant.how };
	const modes = pin.algorithm === "git-tree" ? modeVariant(pin, source) : null;
	return modes && { how: modes.how };
}
async function sourceDigests({ upstream: { tree }, folder, files }, algorithms) {
	const known = algorithms.filter((id) => algorithmNamed(id) !== void 0);
	const ignorePath = join$2(folder, ".skillignore");
	const ignoreBytes = files.find(({ path, kind }) => path === ignorePath && kind !== "symlink") && (await readAll(tree, [ignorePath])).files.get(ignorePath);
	const ignore = ignoreBytes ? new TextDecoder().decode(ignoreBytes) : null;
	const [result] = await digestFiles(tree, [{
		root: folder,
		files,
		ignore,
		algorithms: [...new Set(known)]
	}]);
	return result?.values ?? new Map();
}
// src/tasks/outdated/contract-diff.ts
async function filesHere(tree, { files }) {
	const read = await readAll(tree, files.map(({ path }) => path));
	return Object.fromEntries(files.flatMap(({ path, kind }) => {
		const content = read.files.get(path);
		return content ? [[path, {
			kind,
			content
		}]] : [];
	}));
}
async function filesOfUpdate({ source: { upstream }, form }, root) {
	const paths = [...new Set(form.files.map(({ from }) => from))];
	const read = await readAll(upstream.tree, paths.filter((path) => upstream.sizeOf(path) !== null));
	return Object.fromEntries(form.files.flatMap(({ name, kind, from }) => {
		const content = read.files.get(from);
		return content ? [[join$2(root, name), {
			kind,
			content
		}]] : [];
	}));
}
function submodulesOf({ source: { upstream, folder } }, root) {
	const inside = upstream.tree.submodules.filter(({ path }) => isInside(path, folder));
	return Object.fromEntries(inside.map(({ path, commit }) => [join$2(root, relativePath(folder, path)), {
		kind: "submodule",
		content: commit ?? ""
	}]));
}
function isSameCopy(copy, other) {
	const paths = Object.keys(copy);
	if (paths.length !== Object.keys(other).length) return false;
	return paths.every((path) => {
		const [left, right] = [copy[path], other[path]];
		if (!left || !right) return false;
		if ((left.kind === "symlink" || right.kind === "symlink") && left.kind !== right.kind) return false;
		return bytesOf(left).equals(bytesOf(right)) || textOf(left) === textOf(right);
	});
}
function bytesOf({ content }) {
	return Buffer.from(content);
}
function textOf(file) {
	return bytesOf(file).toString("latin1").replaceAll("\r\n", "\n");
}
async function contractDiff(copyFiles, update, root, { config, trustedConfig }) {
	const sides = {
		base: memoryTree(copyFiles),
		head: memoryTree(update),
		context,
		isOfSource: true
	};
	const configFiles = {
		...noConfigFiles,
		trustedConfig: diffConfig(trustedConfig)
	};
	const report = await check(sides, diffConfig(config), configFiles);
	const summary = report.skills.find((skill) => skill.root === root);
	const findings = [...report.findings, ...report.changes].filter(isOfUpdate).sort(compareFindings);
	const hasPolicy = config.policy.length + trustedConfig.policy.length > 0;
	const isDenied = findings.some(({ rule }) => rule === policyDenied.id);
	return {
		findings,
		powers: report.powers.filter(isWidening),
		requiredBump: summary?.requiredBump ?? null,
		policy: hasPolicy ? isDenied ? "denied" : "allowed" : null,
		versions: {
			from: summary?.base?.version ?? null,
			to: summary?.version ?? null
		}
	};
}
function diffConfig(config) {
	const levels = Object.entries(config.rules).filter(([, level]) => level !== "off");
	const rules = {
		...Object.fromEntries(levels),
		[noSkillsFound.id]: "off"
	};
	return {
		...config,
		ignore: [],
		overrides: [],
		accept: [],
		rules,
		scope: "new",
		failOn: "never"
	};
}
const context = {
	head: () => ({
		sha: null,
		dirty: false
	}),
	base: {
		sha: "0".repeat(40),
		how: "vendored copy"
	},
	remote: null,
	directory: null,
	proposed: true,
	today: null
};
function isOfUpdate({ rule, state, about }) {
	const isRecord = rule === metadataChanged.id && /\0(?:github-[a-z-]+|local-path)\0/.test(about);
	return state === "new" && findRule(rule)?.kind !== "version" && !isRecord;
}
// src/tasks/outdated/find-folder.ts
const maxManifests = 2e3;
async function findFolder(upstream, recorded, name) {
	const { entries } = upstream.tree;
	if (recorded !== null && entries.some(({ path }) => isInside(path, recorded)) && hasSkill(upstream, recorded)) return {
		folder: recorded,
		isMoved: false
	};
	const manifests = entries.flatMap(({ path, kind }) => kind !== "symlink" && nameOf(path).toLowerCase() === "skill.md" ? [path] : []);
	const { folders: declared, unread } = await foldersByName(upstream, manifests, name);
	const found = declared.length > 0 ? declared : manifests.map(folderOf).filter((folder) => isSameName(nameOf(folder), name));
	const [first, second] = found;
	if (second !== void 0) return {
		folder: null,
		state: "not-understood",
		reason: msg`The source has ${found.length} skills of this name: none is taken for it.`
	};
	if (first !== void 0) return {
		folder: first,
		isMoved: recorded !== null
	};
	if (unread === 0) return {
		folder: null,
		state: "gone",
		reason: msg`The source no longer has the skill.`
	};
	const amount = count(unread, "manifest");
	return {
		folder: null,
		state: "unreachable",
		reason: msg`The skill is not where it was, and ${amount} of the source cannot be read.`
	};
}
function hasSkill({ tree }, folder) {
	const expected = join$2(folder, "skill.md").toLowerCase();
	return tree.entries.some(({ path }) => path.toLowerCase() === expected || path === join$2(folder, "skill.toml"));
}
async function foldersByName(upstream, manifests, name) {
	const readable = manifests.filter((path) => upstream.sizeOf(path) !== null).slice(0, maxManifests);
	const texts = await readTexts(upstream.tree, readable);
	return {
		folders: readable.flatMap((path) => {
			const { frontmatter } = parseSkillMd(path, texts.get(path)?.text ?? "");
			const declared = text(get(frontmatter ?? void 0, "name"));
			return declared !== void 0 && isSameName(declared, name) ? [folderOf(path)] : [];
		}),
		unread: manifests.length - readable.filter((path) => texts.has(path)).length
	};
}
function isSameName(name, other) {
	return plainName(name) === plainName(other);
}
function plainName(name) {
	return name.toLowerCase().replace(/[\s_]+/g, "-");
}
// src/tasks/outdated/history.ts
async function historySince({ source, form }, copyFiles, root) {
	const commits = await source.upstream.history?.(source.folder) ?? [];
	const expectedIds = copyIds(copyFiles, root);
	const altered = new Set(form.altered);
	const isAltered = (name) => [...selfAndAncestors(name)].some((ancestor) => altered.has(ancestor));
	const index = commits.findIndex(({ files }) => {
		const kept = [...files].filter(([name]) => !isAltered(name));
		const names = [...expectedIds.keys()].filter((name) => !isAltered(name));
		return kept.length === names.length && kept.every(([name, id]) => expectedIds.get(name)?.has(id));
	});
	const base = commits[index];
	if (!base || index === 0) return null;
	return {
		base: base.commit,
		commits: index,
		since: commits[index - 1]?.date ?? null
	};
}
function copyIds(copyFiles, root) {
	return new Map(Object.entries(copyFiles).map(([path, { content }]) => {
		const bytes = Buffer.from(content);
		const text = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
		return [relativePath(root, path), new Set([blobId(bytes), blobId(text)])];
	}));
}
// src/upstream/newer-tag.ts
function newerTag(ref, tags) {
	const current = parseVersionTag(shortRef(ref));
	if (!current) return null;
	let [highest, name] = [current.version, null];
	for (const tag of tags) {
		const parsed = parseVersionTag(tag);
		if (parsed?.prefix !== current.prefix || parsed.version.prerelease.length > 0) continue;
		if (parsed.version.compare(highest) > 0) [highest, name] = [parsed.version, tag];
	}
	return name;
}
// src/tasks/outdated/state.ts
function judgeState(facts) {
	const { refKind, ref, isMoved } = facts;
	if (facts.pinsMatch === null && !facts.hasCopy) return unpending("not-understood", msg`There is neither a digest in the lock nor a copy here.`);
	if (facts.large.length > 0 && facts.isSameCopy !== true && facts.pinsMatch !== true) return unpending("unreachable", msg`Not compared: ${namesOf(facts.large)} of the source is above the limit of size.`);
	const isPending = !isCurrent(facts);
	if (refKind === "tag" && ref !== null && (isPending || facts.isOtherCommit)) return {
		state: "tag-moved",
		reason: msg`Tag ${code(ref)} of the source names something else than before.`,
		isPending
	};
	if (isMoved) {
		const place = facts.folder === "" ? words("at the top of its source") : msg`in ${pathPart(facts.folder)}`;
		return {
			state: "moved",
			reason: msg`The skill is now ${place}.`,
			isPending
		};
	}
	if (isEdited(facts)) return {
		state: "edited",
		reason: isPending ? msg`The copy here is edited. An update would overwrite the edit.` : msg`The copy here is edited. The source has not changed.`,
		isPending
	};
	return isPending ? {
		state: "pending",
		reason: pendingReason(facts),
		isPending
	} : unpending("current", newerTagReason(facts));
}
function unpending(state, reason) {
	return {
		state,
		reason,
		isPending: false
	};
}
function isCurrent(facts) {
	if (facts.isSameCopy === true || facts.pinsMatch === true) return true;
	return facts.pinsMatch === null && facts.isLockOfCommit;
}
function isEdited({ isSameCopy, isVerified, isRewritten, altered, pinsMatch }) {
	if (isSameCopy !== false || isVerified !== false || isRewritten) return false;
	return pinsMatch === true || altered.length === 0;
}
function pendingReason({ hasCopy, isVerified, altered }) {
	if (!hasCopy) return msg`The skill is not in this repository: only the digests are compared.`;
	if (isVerified === false) return msg`Whether the copy here is edited cannot be told: its installer changes ${namesOf(altered)}.`;
	return null;
}
function namesOf(files) {
	return list(files.map(pathPart));
}
function newerTagReason({ refKind, ref, tags }) {
	if (refKind === "commit") return msg`The lock follows one commit, which never changes.`;
	const newer = refKind === "tag" && ref !== null ? newerTag(ref, tags) : null;
	return newer === null ? null : msg`The source has the newer tag ${code(newer)}.`;
}
// src/tasks/outdated/evaluate.ts
async function evaluate(skill, context) {
	const { source, folder } = skill.tracked;
	if (source.kind === "unknown") return statusWithout(skill, "not-understood", source.reason);
	const answer = await context.fetcher.fetch(source);
	if (isFailure(answer)) return statusWithout(skill, stateOfFailure(answer), answer.reason);
	if (answer.digest !== null && answer.tree.entries.length === 0) return digestStatus(skill, answer, answer.digest);
	const found = await findFolder(answer, folder, skill.name);
	if (found.folder === null) return statusWithout(skill, found.state, found.reason);
	const inSource = sourceFolder(answer, found.folder);
	const fault = folderFault(inSource);
	if (fault !== null) return statusWithout(skill, "unreachable", msg`Not compared: ${fault}`);
	const method = skill.installer === "skills" ? "skills" : "plain";
	return compared(skill, {
		source: inSource,
		form: await installedForm(answer.tree, found.folder, method)
	}, found.isMoved, context);
}
function stateOfFailure({ failure }) {
	return failure === "gone" ? "gone" : "unreachable";
}
function statusWithout(skill, state, reason) {
	return {
		skill,
		state,
		reason,
		isPending: false,
		from: revisionHere(skill),
		to: null,
		commits: null,
		since: null,
		changes: null,
		upstream: null
	};
}
function revisionHere({ tracked: { entry, source }, copy }) {
	return {
		commit: "commit" in source ? source.commit : null,
		digest: entry.pins.find(({ file }) => file === void 0)?.value ?? null,
		version: copy?.version?.value ?? entry.version?.value ?? null
	};
}
function digestStatus(skill, upstream, digest) {
	const recorded = skill.tracked.entry.fields?.get("wellKnownDigest")?.value ?? null;
	const to = {
		commit: null,
		digest,
		version: null
	};
	if (recorded === null) return statusWithout(skill, "not-understood", msg`The lock records no digest of the index.`);
	const isPending = recorded.toLowerCase() !== digest.toLowerCase();
	const reason = isPending ? msg`The index states another digest; its archive is not read.` : null;
	return {
		...statusWithout(skill, isPending ? "pending" : "current", reason),
		isPending,
		to,
		since: upstream.date
	};
}
async function compared(skill, upstream, isMoved, context) {
	const { copy } = skill;
	const copyFiles = copy && await filesHere(context.tree, copy);
	const update = await filesOfUpdate(upstream, copy?.root ?? "");
	const { state, reason, isPending } = judgeState(await factsOf(skill, upstream, isMoved, copyFiles && {
		here: copyFiles,
		update
	}));
	const { tree: _, ...ofSource } = upstream.source.upstream;
	const algorithm = skill.tracked.entry.pins.find(({ file }) => file === void 0)?.algorithm;
	const digest = algorithm ? await sourceDigest(upstream.source, algorithm) : null;
	const changes = isPending && copy && copyFiles ? await contractDiff(copyFiles, {
		...update,
		...submodulesOf(upstream, copy.root)
	}, copy.root, context) : null;
	const history = isPending && copyFiles ? await historySince(upstream, copyFiles, copy?.root ?? "") : null;
	return {
		skill,
		state,
		reason,
		isPending,
		changes,
		upstream,
		from: {
			...revisionHere(skill),
			...history && { commit: history.base }
		},
		to: {
			commit: ofSource.commit,
			digest,
			version: changes?.versions.to ?? null
		},
		commits: history?.commits ?? null,
		since: history?.since ?? null
	};
}
async function factsOf({ tracked, isVerified, installer, copy }, { source, form }, isMoved, files) {
	const pins = tracked.entry.pins.filter(({ file, folder }) => !file && !folder);
	const matches = await Promise.all(pins.map((pin) => matchPin(source, pin)));
	const { refKind, tags, commit } = source.upstream;
	const locked = "commit" in tracked.source ? tracked.source.commit : null;
	return {
		pinsMatch: pins.length === 0 ? null : matches.every((match) => match !== null),
		isSameCopy: files === null ? null : isSameCopy(files.here, files.update),
		hasCopy: copy !== null,
		isVerified,
		isRewritten: installer === "gh",
		altered: form.altered,
		large: largeFiles(source).map(({ name }) => name),
		isMoved,
		folder: source.folder,
		refKind,
		ref: "ref" in tracked.source ? tracked.source.ref : null,
		tags,
		isOtherCommit: locked !== null && commit !== null && locked !== commit,
		isLockOfCommit: locked !== null && locked === commit
	};
}
// src/tasks/outdated/skills-named.ts
function skillsNamed(tracked, wanted) {
	const exact = tracked.filter(({ name }) => name === wanted);
	if (exact.length > 0) return exact;
	const alike = tracked.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
	return new Set(alike.map(({ name }) => name)).size === 1 ? alike : [];
}
// src/upstream/apm-source.ts
function apmSource(lockPath, fields) {
	const virtualPath = withoutEndSlashes(fieldOf(fields, "virtual_path"));
	const text = redactCredentials(fieldOf(fields, "repo_url"));
	if (!isInnerPath(virtualPath)) return {
		folder: null,
		text,
		source: unfetchable(msg`The lock records ${pathPart(virtualPath)}, which is no path in a repository.`)
	};
	return {
		folder: virtualPath === "" ? null : virtualPath,
		text,
		source: packageSource(lockPath, fields)
	};
}
function packageSource(lockPath, fields) {
	const origin = fieldOf(fields, "source");
	if (origin === "local" || fields.has("local_path")) return {
		kind: "local",
		path: localPath(lockPath, fieldOf(fields, "local_path"))
	};
	if (origin !== "" && origin !== "git") return unfetchable(msg`Packages of ${code(origin)} have no repository to ask.`);
	if (fields.has("replacement")) return unfetchable(msg`Another package replaces this one.`);
	const commit = fieldOf(fields, "resolved_commit") || null;
	const ref = fieldOf(fields, "resolved_ref") || null;
	const followed = ref !== null && ref === commit && !isCommitName(ref) ? null : ref;
	return {
		...gitSource(packageUrl(fields), followed, commit),
		kind: "apm"
	};
}
function packageUrl(fields) {
	const repository = fieldOf(fields, "repo_url");
	if (/:|^[/~.]/.test(repository)) return repository;
	const protocol = fieldOf(fields, "is_insecure").toLowerCase() === "true" ? "http" : "https";
	const host = fieldOf(fields, "host") || "github.com";
	const port = fieldOf(fields, "port");
	return `${protocol}://${host}${port === "" ? "" : `:${port}`}/${repository}`;
}
// src/upstream/source-of.ts
function sourceOf$1(lock, entry) {
	const fields = entry.fields ?? new Map();
	if (fields.size === 0) return null;
	switch (lockFormatOf(lock).id) {
		case "skills-lock":
		case "skill-lock-v3": return skillsSource(lock, entry, fields);
		case "apm-lock": return {
			entry,
			...apmSource(lock.path, fields)
		};
		case "proto-lock": return protoSource(entry, fields);
		default: return null;
	}
}
function skillsSource(lock, entry, fields) {
	const [source, sourceUrl] = [fieldOf(fields, "source"), fieldOf(fields, "sourceUrl")];
	const skillPath = fieldOf(fields, "skillPath");
	const folder = skillPath === "" ? null : skillFolder(skillPath);
	if (source === "" && sourceUrl === "") return {
		entry,
		folder: null,
		text: "",
		source: unfetchable(msg`The lock records no source as text.`)
	};
	const text = redactCredentials(sourceUrl || source);
	if (folder === void 0) return {
		entry,
		folder: null,
		text,
		source: unfetchable(msg`The lock records ${pathPart(skillPath)}, which is no path in a repository.`)
	};
	const found = sourceOfType(lock, entry, fields);
	return {
		entry,
		folder: found.kind === "well-known" ? entry.id : folder,
		text,
		source: found
	};
}
function sourceOfType({ path }, { id }, fields) {
	const [source, sourceUrl] = [fieldOf(fields, "source"), fieldOf(fields, "sourceUrl")];
	const ref = fieldOf(fields, "ref") || fieldOf(fields, "pinnedRef") || null;
	const type = fieldOf(fields, "sourceType");
	switch (type) {
		case "github": return {
			...gitSource(githubUrl(source) ?? (sourceUrl || source), ref),
			kind: "github"
		};
		case "git":
		case "gitlab":
			if (sourceUrl === "" && isShorthand(source)) return unfetchable(msg`The host of ${code(source)} is unknown: the lock has no ${code("sourceUrl")}.`);
			return {
				...gitSource(sourceUrl || source, ref),
				kind: type
			};
		case "well-known": return wellKnown(sourceUrl || source, id);
		case "local": return {
			kind: "local",
			path: localPath(path, source)
		};
		case "": return unfetchable(msg`The lock records no ${code("sourceType")}.`);
		default: return unfetchable(msg`Sources of the type ${code(type)} cannot be asked.`);
	}
}
function wellKnown(address, name) {
	if (!/^https?:\/\//i.test(address)) return unfetchable(msg`The lock records ${code(redactCredentials(address))}, which is no address of a site.`);
	return {
		kind: "well-known",
		url: `${withoutEndSlashes(address).replace(/\/\.well-known\/.*$/s, "")}/.well-known/agent-skills/index.json`,
		name
	};
}
function protoSource(entry, fields) {
	const written = fieldOf(fields, "source_ref");
	const [, address = ""] = /^git\+([^#]+)/.exec(written) ?? [];
	if (written === "" || /^file:/i.test(address)) return null;
	const text = redactCredentials(written);
	if (address === "") return {
		entry,
		folder: null,
		text,
		source: unfetchable(msg`The lock records ${code(text)}, which is no ${code("git+")} address.`)
	};
	return {
		entry,
		folder: null,
		text,
		source: gitSource(address, null, fieldOf(fields, "source_rev") || null)
	};
}
// src/tasks/outdated/frontmatter-source.ts
function frontmatterSource(skill) {
	for (const { dialect, root } of skill.manifests) {
		if (dialect !== "agent-skills" && dialect !== "manifest-v1") continue;
		const metadata = get(root, "metadata");
		const repository = get(metadata, "github-repo");
		if (repository && source(repository)) return recordedSource(skill, metadata, repository);
	}
	return null;
}
function recordedSource(skill, metadata, repository) {
	const field = (name) => source(get(metadata, name)) ?? "";
	const tree = get(metadata, "github-tree-sha");
	const digest = source(tree)?.toLowerCase() ?? "";
	const pins = tree && /^[0-9a-f]{40}$/.test(digest) ? [{
		value: digest,
		at: tree.at,
		algorithm: "git-tree",
		field: "github-tree-sha"
	}] : [];
	const entry = {
		id: skill.name,
		at: repository.at,
		pins,
		version: null
	};
	const url = source(repository) ?? "";
	const written = field("github-path");
	const folder = written === "" ? null : skillFolder(written);
	return {
		entry,
		source: folder === void 0 ? unfetchable(msg`The record of the skill has a path that leaves its repository.`) : gitSource(url, field("github-ref") || null),
		folder: folder ?? null,
		text: redactCredentials(url)
	};
}
// src/tasks/outdated/tracked-skills.ts
function trackedSkills(workspace, ownRemote) {
	const lookup = createSkillLookup(workspace);
	const locked = workspace.locks.flatMap((lock) => lock.entries.flatMap((entry) => {
		const tracked = sourceOf$1(lock, entry);
		return tracked && !isOwn(tracked, ownRemote) ? lockedSkills(lock, tracked, lookup) : [];
	}));
	const covered = new Set(locked.flatMap(({ copies }) => copies.map(({ root }) => root)));
	const recorded = workspace.skills.flatMap((skill) => {
		const tracked = covered.has(skill.root) ? null : frontmatterSource(skill);
		return tracked ? [recordedSkill(skill, tracked)] : [];
	});
	return [...locked, ...recorded];
}
function isOwn({ source }, ownRemote) {
	if (ownRemote === null || !("url" in source)) return false;
	return plainUrl(source.url) === plainUrl(ownRemote);
}
function plainUrl(url) {
	return url.toLowerCase().replace(/^[a-z+]+:\/\/(?:[^/@]*@)?/, "").replace(/^[\w.-]+@([\w.-]+):/, "$1/").replace(/(?<!\/)(?:\/+|\.git\/*)$/, "");
}
function lockedSkills(lock, tracked, lookup) {
	const { entry } = tracked;
	const targets = copiesOf(lock, entry, lookup);
	const common = {
		path: lock.path,
		at: entry.at,
		lock,
		installer: installerOf(lock, tracked)
	};
	if (lockFormatOf(lock).lookupBy !== "path") return [{
		...common,
		...copiesIn(entry, targets),
		name: entry.id,
		tracked
	}];
	return (tracked.folder === null ? byName(targets) : [[nameOf(tracked.folder), targets]]).map(([name, ofName]) => ({
		...common,
		...copiesIn(entry, ofName),
		name,
		tracked
	}));
}
function byName(targets) {
	const names = new Map();
	for (const target of targets) {
		const name = nameOf(target.skill?.root ?? "");
		names.set(name, [...names.get(name) ?? [], target]);
	}
	return [...names];
}
function copiesOf(lock, entry, lookup) {
	const targets = lockedTargets(lock, {
		...entry,
		unhashed: false
	}, lookup).filter(({ skill }) => skill !== null);
	const roots = new Set(targets.map(({ skill }) => skill?.root));
	const deployed = (entry.deployed ?? []).flatMap((path) => {
		const skill = enclosingSkill(path, lookup);
		if (!skill || roots.has(skill.root)) return [];
		roots.add(skill.root);
		return [{
			skill,
			pins: [],
			digestOf: () => void 0
		}];
	});
	return [...targets, ...deployed];
}
function enclosingSkill(path, { byRoot }) {
	const root = [...selfAndAncestors(path)].find((ancestor) => ancestor !== "" && byRoot.has(ancestor));
	return root === void 0 ? void 0 : byRoot.get(root);
}
function copiesIn(entry, targets) {
	const copies = targets.flatMap(({ skill }) => skill ?? []);
	const chosen = targets.find(({ skill }) => /(?:^|\/)\.agents\//.test(skill?.root ?? "")) ?? targets[0];
	const isKnown = chosen !== void 0 && chosen.pins.length > 0 && !entry.faulty;
	return {
		copy: chosen?.skill ?? null,
		copies,
		isVerified: isKnown ? verifyEntry(entry, [chosen]) === "verified" : null
	};
}
function installerOf({ format }, { source }) {
	return (format === "skills-lock" || format === "skill-lock-v3") && source.kind !== "well-known" ? "skills" : "plain";
}
function recordedSkill(skill, tracked) {
	const { name, path } = skill;
	return {
		name,
		path,
		at: tracked.entry.at,
		lock: null,
		tracked,
		copy: skill,
		copies: [skill],
		isVerified: null,
		installer: "gh"
	};
}
// src/cli/text/outdated-document.ts
const columns = [
	"",
	"skill",
	"state",
	"here",
	"source",
	"bump",
	"permissions",
	"policy",
	"from"
];
function outdatedDocument(statuses) {
	const sorted = byUrgency(statuses);
	const details = sorted.flatMap(detailsOf);
	const rows = sorted.map(rowOf);
	const mark = rows.length === 0 ? [] : line`${{
		kind: "mark",
		mark: titleMark(statuses)
	}} `;
	return { blocks: [
		{
			kind: "heading",
			level: 1,
			line: line`${mark}${headline(statuses)}`
		},
		...rows.length === 0 ? [] : [pageHeading(2, ["Updates"])],
		...rows.length === 0 ? [] : [{
			kind: "table",
			hasHeader: true,
			title: [],
			columns,
			rows
		}],
		...details.length === 0 ? [] : [pageHeading(2, ["Skills"])],
		...details
	] };
}
function titleMark(statuses) {
	return statuses.some(needsAttention) ? "warning" : "pass";
}
function markOf(status) {
	if (status.state === "tag-moved" || isBreaking(status)) return "fail";
	return needsAttention(status) ? "warning" : "pass";
}
function rowOf(status) {
	const { skill, state, from, to, changes, isPending } = status;
	const [before, after] = revisionTexts(from, to);
	const bump = changes ? [changes.requiredBump ?? "incomparable"] : [];
	const policy = changes?.policy ?? null;
	return [
		[{
			kind: "mark",
			mark: markOf(status)
		}],
		[namePart(skill.name)],
		[state],
		before,
		isPending ? after : [],
		isBreaking(status) ? strong(bump) : bump,
		gainsPermissions(status) ? ["gained"] : [],
		policy === null ? [] : policy === "denied" ? strong([policy]) : [policy],
		[sourceOf(status)]
	];
}
function sourceOf({ skill: { tracked } }) {
	const { text, source } = tracked;
	return {
		kind: "value",
		text: `${text}${"ref" in source && source.ref !== null ? `#${source.ref}` : ""}`,
		limit: 80
	};
}
function detailsOf(status) {
	const { skill, reason, changes, state } = status;
	if (state === "current" && reason === null) return [];
	const facts = [reason, ageOf(status)].flatMap((fact) => fact === null ? [] : [fact.parts]);
	const items = (changes?.findings ?? []).map(findingItem);
	const recorded = line`Recorded in ${{
		kind: "place",
		at: skill.at
	}}.`;
	const blocks = [{
		kind: "paragraph",
		lines: [...facts, recorded]
	}, ...items.length === 0 ? [] : [{
		kind: "list",
		title: [],
		items
	}]];
	return [{
		kind: "details",
		title: [namePart(skill.name), `: ${state}`],
		blocks
	}];
}
function findingItem({ severity, rule, message, bump }) {
	return {
		line: line`${strong([bump === null || bump === "none" ? severity : bump])} ${message}`,
		rule
	};
}
function revisionTexts(from, to) {
	if (from.version !== null && to?.version && to.version !== from.version) return [versionText(from.version), versionText(to.version)];
	if (from.commit !== null && to?.commit) return [shortText(from.commit), shortText(to.commit)];
	if (from.digest !== null && to?.digest) return [shortText(from.digest), shortText(to.digest)];
	return [from.version ? versionText(from.version) : shortText(from.digest ?? ""), to?.version ? versionText(to.version) : shortText(to?.commit ?? "")];
}
function versionText(version) {
	return [namePart(version)];
}
function shortText(digest) {
	const text = digest.replace(/^sha256[:-]/, "").slice(0, 7);
	return text === "" ? [] : [{
		kind: "value",
		text
	}];
}
function ageOf({ commits, since }) {
	if (commits === null) return null;
	const newer = msg`The source has ${count(commits, "newer commit")} of the skill`;
	if (since === null) return msg`${newer}.`;
	const day = {
		kind: "value",
		text: since
	};
	return commits === 1 ? msg`${newer} of ${day}.` : msg`${newer}, the first of ${day}.`;
}
export { matchPin as a, isBreaking as c, openFetcher as d, isPlainRef as f, evaluate as i, isChange as l, trackedSkills as n, sourceDigests as o, sourceKey as p, skillsNamed as r, gainsPermissions as s, outdatedDocument as t, needsAttention as u };
