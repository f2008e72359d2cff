import { Ai as isInside, Bt as scopes, Ci as defuse, D as open, Fi as UsageError, Fr as matcher, Ft as isGuarded, Gr as isManifestName, Lt as defaults, M as statNamed, Mi as nameOf, Nr as discover, O as repositoryOptions, Oi as folderOf, Rt as failLevels, Ti as visible, ct as policiesOf, f as painter, ki as isAt, ot as keyPlace, v as entries, wi as jsonText, xi as didYouMean } from "./core.js";
import { i as rules, r as ruleNamed } from "./catalog.js";
import { n as loudness } from "./explain.js";
import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
// src/applied-rules.ts
function placeIn({ file, side }, key) {
	const at = keyPlace(file, key);
	return at ? {
		path: at.path,
		line: at.range?.start.line ?? 1,
		side
	} : "default";
}
function ruleSettings(path, own, guarding) {
	return rules.flatMap((rule) => {
		const setting = ruleSetting(rule, path, own, guarding);
		return setting.layers.length > 0 ? [setting] : [];
	});
}
function ruleSetting({ id, category }, path, own, guarding) {
	const source = isGuarded(id, category) ? guarding : own;
	const { config } = source;
	const layers = [];
	const plain = config.rules[id];
	if (plain !== void 0) layers.push({
		level: plain,
		files: null,
		from: placeIn(source, ["rules", id])
	});
	for (const [at, { files, rules: set }] of config.overrides.entries()) {
		const level = set[id];
		if (level === void 0 || path !== null && !matcher(files)(path)) continue;
		layers.push({
			level,
			files,
			from: placeIn(source, [
				"overrides",
				at,
				"rules",
				id
			])
		});
	}
	return {
		id,
		level: (path === null ? layers.find(({ files }) => files === null) : layers.at(-1))?.level ?? null,
		layers
	};
}
// src/applied-subject.ts
function subjectOf(path, entries, config) {
	const { skills, locks, protos } = discover(entries, {
		...config,
		ignore: []
	});
	const own = skills.find(({ root }) => root === path);
	const [manifest = ""] = own?.carriers ?? [];
	if (own) return {
		path: manifest,
		is: "manifest",
		skill: path,
		exists: true
	};
	const exists = entries.some((entry) => isAt(entry.path, path));
	if (isManifestName(nameOf(path))) return {
		path,
		is: "manifest",
		skill: folderOf(path),
		exists
	};
	if (locks.includes(path)) return {
		path,
		is: "lock",
		skill: null,
		exists
	};
	if (protos.includes(path)) return {
		path,
		is: "proto",
		skill: null,
		exists
	};
	const around = skills.findLast(({ root }) => isInside(path, root));
	if (around) return {
		path,
		is: "file of a skill",
		skill: around.root,
		exists
	};
	if (exists) return {
		path,
		is: entries.some((entry) => entry.path === path) ? "file" : "directory",
		skill: null,
		exists
	};
	if (nameOf(path).includes(".")) return {
		path,
		is: "file",
		skill: null,
		exists
	};
	return {
		path: `${path}/SKILL.md`,
		is: "manifest",
		skill: path,
		exists
	};
}
function means(glob, { path, skill }) {
	const matches = matcher([glob]);
	return matches(path) || skill !== null && skill !== "" && matches(skill);
}
// src/applied.ts
const single = {
	scope: "scope",
	"fail-on": "failOn",
	compat: "compat",
	release: "release",
	unversioned: "unversioned",
	"allow-empty": "allowEmpty"
};
function applied(path, run) {
	const { config, gate, entries } = run;
	const [own, guarding] = sourcesOf(run);
	const subject = path === null ? null : subjectOf(path, entries, config);
	const listed = (source, key) => source.config[key].flatMap((glob, at) => subject && !means(glob, subject) ? [] : [{
		glob,
		from: placeIn(source, [key, at])
	}]);
	const set = (source, key) => settingIn(source, key, run.overruled);
	return {
		file: gate.file?.path ?? null,
		subject,
		ignore: listed(own, "ignore"),
		settings: Object.keys(single).map((key) => set(own, key)),
		locks: listed(own, "locks"),
		protos: listed(own, "protos"),
		policy: policies(run, subject, own, guarding),
		rules: ruleSettings(subject?.path ?? null, own, guarding),
		accept: config.accept.map(({ fingerprint, reason, expires, at }) => ({
			fingerprint,
			reason,
			expires,
			from: {
				path: at.path,
				line: at.range?.start.line ?? 1,
				side: "head"
			}
		})),
		base: gate.base && {
			file: judgingFile(gate)?.path ?? null,
			ignore: listed(guarding, "ignore"),
			settings: [set(guarding, "fail-on")]
		}
	};
}
function judgingFile({ former, tip }) {
	return tip ? tip.file : former;
}
function sourcesOf({ config, gate }) {
	const own = {
		config,
		file: gate.file,
		side: "head"
	};
	return [own, gate.base ? {
		config: gate.base,
		file: judgingFile(gate),
		side: "base"
	} : own];
}
function settingIn(source, key, over) {
	const name = single[key];
	const given = over[name];
	if (given !== void 0) return {
		key,
		value: given,
		from: "command line"
	};
	return {
		key,
		value: source.config[name],
		from: placeIn(source, [key])
	};
}
function policies({ config, gate }, subject, own, guarding) {
	return policiesOf(config, gate.base).flatMap(({ policy, standing }) => {
		const { skills } = policy;
		if (!(!subject || skills.length === 0 || skills.some((glob) => means(glob, subject))) || subject && subject.skill === null) return [];
		const source = standing ? guarding : own;
		const at = source.config.policy.indexOf(policy);
		return [{
			policy: limitsOf(policy),
			from: placeIn(source, ["policy", at])
		}];
	});
}
function limitsOf(policy) {
	const free = {
		effects: null,
		network: "any",
		exec: "any",
		filesystemWrite: "any",
		allowedTools: null,
		secrets: true
	};
	const limits = Object.entries(policy).filter(([key, value]) => key === "skills" ? value.length > 0 : value !== free[key]);
	return Object.fromEntries(limits);
}
// src/cli/config-text.ts
function appliedText(all, screen) {
	const { subject, base } = all;
	const settings = all.settings.filter(({ key }) => !subject || key !== "allow-empty");
	const rows = [
		...globRows("ignore", all.ignore, subject ? "not ignored" : "nothing"),
		...settings.map(settingRow),
		...subject && all.locks.length === 0 ? [] : globRows("locks", all.locks, "*.lock alone"),
		...subject && all.protos.length === 0 ? [] : globRows("protos", all.protos, "nothing")
	];
	const policy = all.policy.map(({ policy, from }) => {
		return [
			policy.skills?.join(", ") ?? "all skills",
			limits(policy),
			said(from)
		];
	});
	const rules = all.rules.flatMap((rule) => ruleRows(rule, subject === null));
	const accept = all.accept.map(({ fingerprint, reason, expires, from }) => {
		return [
			fingerprint,
			`${reason}${expires === null ? "" : `, until ${expires}`}`,
			said(from)
		];
	});
	const isSet = all.file !== null || base?.file !== null;
	const guarded = base && isSet ? [...globRows("ignore", base.ignore, subject ? "not ignored" : "nothing"), ...base.settings.map(settingRow)] : [];
	return screenful(screen, [
		[heading(all), rows],
		["What skills may declare", policy],
		["Rules that are set; every other one is as skillgate explain says", rules],
		["Accepted findings of the whole repository", accept],
		["Powers are judged by what base says, with its policy and accept entries", guarded]
	]);
}
function ruleText(rule, setting, subject, screen) {
	const { level, layers } = setting;
	const usual = level ?? loudness(rule);
	const where = subject ? ` for ${subject.path}` : "";
	const only = level === null && layers.length > 0 ? ", but for some paths" : "";
	const rows = [[
		"default",
		loudness(rule),
		layers.length === 0 ? "holds" : ""
	], ...layers.map((layer) => {
		const wins = subject && layer === layers.at(-1) ? ", which holds" : "";
		return [
			source(layer),
			layer.level,
			`${said(layer.from)}${wins}`
		];
	})];
	return screenful(screen, [[`${rule.id} is ${usual}${where}${only}`, rows]]);
}
function screenful({ colour, width }, parts) {
	const paint = painter(colour);
	return `${parts.flatMap(([title, rows]) => {
		if (rows.length === 0) return [];
		const cells = rows.map((row) => row.map((cell) => defuse(visible(cell))));
		const lines = entries(cells, width - 2).map((line) => `  ${line}`.trimEnd());
		return [[paint("strong", visible(title)), ...lines].join("\n")];
	}).join("\n\n").split("\n").map(defuse).join("\n")}\n`;
}
function heading({ file, subject }) {
	const by = file === null ? "no configuration file" : file;
	if (!subject) return `The repository, by ${by}`;
	const { path, is, skill, exists } = subject;
	return `${path} (${is === "manifest" ? `the manifest of ${skill === "" ? "the skill at the top" : skill}` : is === "file of a skill" ? `a file of ${skill === "" ? "the skill at the top" : skill}` : `a ${is}`}${exists ? "" : "; it is not there yet"}), by ${by}`;
}
function globRows(key, globs, none) {
	if (globs.length === 0) return [[
		key,
		none,
		""
	]];
	return globs.map(({ glob, from }, at) => [
		at === 0 ? key : "",
		glob,
		said(from)
	]);
}
function settingRow({ key, value, from }) {
	return [
		key,
		String(value),
		said(from)
	];
}
function ruleRows({ id, layers }, everywhere) {
	const shown = everywhere ? layers : layers.slice(-1);
	const under = layers.at(-2);
	return shown.map((layer, at) => {
		const over = !everywhere && under ? `, over ${under.level} of ${said(under.from)}` : "";
		const by = layer.files === null ? "" : ` (${source(layer)})`;
		return [
			at === 0 ? id : "",
			layer.level,
			`${said(layer.from)}${by}${over}`
		];
	});
}
function source({ files }) {
	return files === null ? "rules" : `overrides: ${files.join(", ")}`;
}
function said(from) {
	if (typeof from === "string") return from;
	return `${from.path}:${from.line}${from.side === "base" ? " at base" : ""}`;
}
const names = {
	allowedTools: "allowed-tools",
	filesystemWrite: "filesystem_write"
};
function limits(policy) {
	return Object.entries(policy).flatMap(([key, value]) => {
		const list = Array.isArray(value) ? value.join(", ") || "none" : String(value);
		return key === "skills" ? [] : [`${names[key] ?? key}: ${list}`];
	}).join("; ") || "limits nothing";
}
// src/cli/config.ts
const config = {
	name: "config",
	summary: "print what applies to a path, and which line says so",
	operands: "[PATH]",
	most: 1,
	options: [
		{
			name: "rule",
			value: "RULE",
			words: rules.map(({ id }) => id),
			help: "only this rule: what is said of it, and what wins"
		},
		{
			name: "base",
			value: "REF",
			help: "what to compare with, as in skillgate check"
		},
		{
			name: "scope",
			value: "SCOPE",
			choices: scopes,
			help: "as in skillgate check"
		},
		{
			name: "fail-on",
			value: "SEVERITY",
			choices: failLevels,
			help: "as in skillgate check"
		},
		{
			name: "json",
			help: "as JSON"
		},
		...repositoryOptions
	],
	examples: [
		["skillgate config", "the whole repository"],
		["skillgate config skills/worklog", "one skill; the path need not exist yet"],
		["skillgate config skills/worklog --rule link-target", "why a rule is as loud as it is"]
	],
	async run(args, world) {
		const { operands, values, flags } = args;
		const [named] = operands;
		const isThere = named !== void 0 && statNamed({
			name: named,
			path: resolve(world.cwd, named)
		});
		const { sides, config, gate } = await open({
			paths: isThere ? [named] : [],
			cwd: world.cwd,
			base: values.get("base"),
			config: values.get("config")
		});
		const top = sides.origin.directory ?? world.cwd;
		const asked = isThere ? sides.only?.[0] ?? "" : pathIn(top, world.cwd, named);
		const path = asked === "" ? null : asked;
		const overruled = overruling(args);
		const run = {
			config: gate.tip ? gate.file?.config ?? defaults : config,
			gate,
			entries: sides.head.entries,
			overruled
		};
		const id = values.get("rule");
		if (id !== void 0) {
			const rule = ruleOf(id);
			const subject = path === null ? null : subjectOf(path, run.entries, config);
			const setting = ruleSetting(rule, subject?.path ?? null, ...sourcesOf(run));
			world.print(flags.has("json") ? jsonText(setting) : ruleText(rule, setting, subject, world));
			return 0;
		}
		const all = applied(path, run);
		world.print(flags.has("json") ? jsonText(all) : appliedText(all, world));
		return 0;
	}
};
function overruling({ values }) {
	const [scope, failOn] = [values.get("scope"), values.get("fail-on")];
	return {
		...scope !== void 0 && { scope },
		...failOn !== void 0 && { failOn }
	};
}
function ruleOf(id) {
	const rule = ruleNamed(id);
	if (rule) return rule;
	const meant = didYouMean(id, rules.map((one) => one.id));
	throw new UsageError(`No rule is called "${id}".`, meant ?? "skillgate explain lists them all.");
}
function pathIn(top, cwd, named = ".") {
	const path = relative(realpathSync.native(top), resolve(realpathSync.native(cwd), named));
	if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) throw new UsageError(`"${named}" lies outside of "${top}".`);
	return path.split(sep).join("/");
}
export { config };
