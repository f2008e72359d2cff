import { Ba as defaults, Bl as isInside, En as trustedConfigDecides, Hl as nameOf, Ht as keyLocation, Jl as UsageError, Ks as formatEntries, Rl as folderOf, S as open, St as effectivePolicies, Va as mapKeys, Wa as unlimitedPolicy, Ys as painter, bl as jsonText, cl as didYouMean, co as repositoryOptions, cs as isManifestName, go as discover, hl as statUserPath, il as scopes, rl as policyKeyNames, tl as failLevels, ts as matcher, vl as escapeInvisible, xl as neutralizeCommands, zl as isAtOrInside } from "./core.js";
import { i as rules, r as findRule } from "./catalog.js";
import { t as defaultBranchConfig } from "./default-branch-config.js";
import { t as defaultSeverity } from "./explain.js";
import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
// src/tasks/effective/rules.ts
function locateSetting({ file, side }, key) {
	const at = keyLocation(file, key);
	return at ? {
		path: at.path,
		line: at.range?.start.line ?? 1,
		side
	} : "default";
}
function ruleSettings(path, headSource, trustedSource) {
	return rules.flatMap((rule) => {
		const setting = ruleSetting(rule, path, headSource, trustedSource);
		return setting.layers.length > 0 ? [setting] : [];
	});
}
function ruleSetting({ id, category }, path, headSource, trustedSource) {
	const source = trustedConfigDecides(id, category) ? trustedSource : headSource;
	const { config } = source;
	const layers = [];
	const ruleLevel = config.rules[id];
	if (ruleLevel !== void 0) layers.push({
		level: ruleLevel,
		files: null,
		from: locateSetting(source, ["rules", id])
	});
	for (const [index, { files, rules: levels }] of config.overrides.entries()) {
		const level = levels[id];
		if (level === void 0 || path !== null && !matcher(files)(path)) continue;
		layers.push({
			level,
			files,
			from: locateSetting(source, [
				"overrides",
				index,
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
// src/config/effective.ts
const singleValueKeys = mapKeys((property, { name, effective, loosening }) => {
	if (effective.as !== "value") return [];
	const { row, repositoryOnly: isRepositoryOnly = false } = effective;
	return [{
		name,
		property,
		row,
		isRepositoryOnly,
		trustedConfigDecides: "trustedConfigDecides" in loosening && loosening.trustedConfigDecides
	}];
}).flat().sort((a, b) => a.row - b.row);
// src/tasks/effective/subject.ts
function subjectOf(path, entries, config) {
	const { skills, locks, protos } = discover(entries, {
		...config,
		ignore: []
	});
	const skillAtPath = skills.find(({ root }) => root === path);
	const [manifest = ""] = skillAtPath?.manifestPaths ?? [];
	if (skillAtPath) return {
		path: manifest,
		is: "manifest",
		skill: path,
		exists: true
	};
	const exists = entries.some((entry) => isAtOrInside(entry.path, path));
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
	const enclosingSkill = skills.findLast(({ root }) => isInside(path, root));
	if (enclosingSkill) return {
		path,
		is: "file of a skill",
		skill: enclosingSkill.root,
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
function matchesSubject(glob, { path, skill }) {
	const matches = matcher([glob]);
	return matches(path) || skill !== null && skill !== "" && matches(skill);
}
// src/tasks/effective/settings.ts
function effectiveSettings(path, request) {
	const { config, configFiles, entries } = request;
	const [headSource, trustedSource] = sourcesOf(request);
	const subject = path === null ? null : subjectOf(path, entries, config);
	const listGlobs = (source, key) => source.config[key].flatMap((glob, index) => subject && !matchesSubject(glob, subject) ? [] : [{
		glob,
		from: locateSetting(source, [key, index])
	}]);
	const settingFor = (source, key) => settingIn(source, key, request.commandLineSettings);
	return {
		file: configFiles.headFile?.path ?? null,
		subject,
		ignore: listGlobs(headSource, "ignore"),
		settings: singleValueKeys.map((key) => settingFor(headSource, key)),
		locks: listGlobs(headSource, "locks"),
		protos: listGlobs(headSource, "protos"),
		policy: policies(request, subject, headSource, trustedSource),
		rules: ruleSettings(subject?.path ?? null, headSource, trustedSource),
		accept: config.accept.map(({ at, ...entry }) => ({
			...entry,
			from: {
				path: at.path,
				line: at.range?.start.line ?? 1,
				side: "head"
			}
		})),
		sources: subject ? [] : sourceSettings(headSource),
		base: configFiles.trustedConfig && {
			file: judgingFile(configFiles)?.path ?? null,
			ignore: listGlobs(trustedSource, "ignore"),
			settings: singleValueKeys.filter(({ trustedConfigDecides }) => trustedConfigDecides).map((key) => settingFor(trustedSource, key))
		}
	};
}
function judgingFile({ baseFile, tip }) {
	return tip ? tip.file : baseFile;
}
function sourcesOf({ config, configFiles }) {
	const headSource = {
		config,
		file: configFiles.headFile,
		side: "head"
	};
	return [headSource, configFiles.trustedConfig ? {
		config: configFiles.trustedConfig,
		file: judgingFile(configFiles),
		side: "base"
	} : headSource];
}
function sourceSettings(source) {
	return Object.entries(source.config.sources).flatMap(([key, list]) => list.length === 0 ? [] : [{
		key,
		value: list.join(", "),
		from: locateSetting(source, ["sources", key])
	}]);
}
function settingIn(source, { name, property }, commandLine) {
	const overridden = commandLine[property];
	if (overridden !== void 0) return {
		key: name,
		value: overridden,
		from: "command line"
	};
	return {
		key: name,
		value: source.config[property],
		from: locateSetting(source, [name])
	};
}
function policies({ config, configFiles }, subject, headSource, trustedSource) {
	return effectivePolicies(config, configFiles.trustedConfig).flatMap(({ policy, baseline }) => {
		const { skills } = policy;
		if (!(!subject || skills.length === 0 || skills.some((glob) => matchesSubject(glob, subject))) || subject && subject.skill === null) return [];
		const source = baseline ? trustedSource : headSource;
		const index = source.config.policy.indexOf(policy);
		return [{
			policy: limitsIn(policy),
			from: locateSetting(source, ["policy", index])
		}];
	});
}
function limitsIn(policy) {
	const limits = Object.entries(policy).filter(([key, value]) => key === "skills" ? value.length > 0 : value !== unlimitedPolicy[key]);
	return Object.fromEntries(limits);
}
// src/cli/text/config.ts
const repositoryOnlyKeys = new Set(singleValueKeys.filter((key) => key.isRepositoryOnly).map(({ name }) => name));
const withoutGlobs = {
	locks: "only the file names of docs/lockfile.md",
	protos: "nothing"
};
function effectiveText(effective, ignoredSourcesNote, display) {
	const { subject, base } = effective;
	const settings = effective.settings.filter(({ key }) => !subject || !repositoryOnlyKeys.has(key));
	const rows = [
		...globRows("ignore", effective.ignore, subject ? "not ignored" : "nothing"),
		...settings.map(settingRow),
		...Object.entries(withoutGlobs).flatMap(([key, placeholder]) => {
			const globs = effective[key];
			return subject && globs.length === 0 ? [] : globRows(key, globs, placeholder);
		})
	];
	const policy = effective.policy.map(({ policy, from }) => {
		return [
			policy.skills?.join(", ") ?? "all skills",
			formatLimits(policy),
			formatSource(from)
		];
	});
	const rules = effective.rules.flatMap((rule) => ruleRows(rule, subject === null));
	const accept = effective.accept.map(({ rule, path, fingerprint, reason, expires, from }) => {
		const expiryNote = expires === null ? "" : `, until ${expires}`;
		return [
			`${rule} ${path}`.trim() || fingerprint,
			`${reason}${expiryNote}`,
			formatSource(from)
		];
	});
	const isSet = effective.file !== null || base?.file !== null;
	const guarded = base && isSet ? [...globRows("ignore", base.ignore, subject ? "not ignored" : "nothing"), ...base.settings.map(settingRow)] : [];
	return renderParts(display, [
		[heading(effective), rows],
		["What skills may declare", policy],
		["Rules with a level in the configuration; all others have their default (skillaccord explain RULE)", rules],
		["Accepted findings of the whole repository", accept],
		[sourcesTitle(ignoredSourcesNote), effective.sources.map(settingRow)],
		["Findings on permissions use these settings, and the policy of base", guarded]
	]);
}
function sourcesTitle(ignoredSourcesNote) {
	return ignoredSourcesNote === null ? "Sources of updates, read from the default branch" : `Sources of updates. ${ignoredSourcesNote}`;
}
function ruleText(rule, setting, subject, display) {
	const { level, layers } = setting;
	const effectiveLevel = level ?? defaultSeverity(rule);
	const pathNote = subject ? ` for ${subject.path}` : "";
	const exceptionNote = level === null && layers.length > 0 ? ", except for some paths" : "";
	const rows = [[
		"default",
		defaultSeverity(rule),
		layers.length === 0 ? "holds" : ""
	], ...layers.map((layer) => {
		const winnerNote = subject && layer === layers.at(-1) ? ", which applies" : "";
		return [
			layerName(layer),
			layer.level,
			`${formatSource(layer.from)}${winnerNote}`
		];
	})];
	return renderParts(display, [[`${rule.id} is ${effectiveLevel}${pathNote}${exceptionNote}`, rows]]);
}
function renderParts({ colour, width }, parts) {
	const paint = painter(colour);
	return `${parts.flatMap(([title, rows]) => {
		if (rows.length === 0) return [];
		const cells = rows.map((row) => row.map((cell) => neutralizeCommands(escapeInvisible(cell))));
		const lines = formatEntries(cells, width - 2).map((line) => `  ${line}`.trimEnd());
		return [[paint("strong", escapeInvisible(title)), ...lines].join("\n")];
	}).join("\n\n").split("\n").map(neutralizeCommands).join("\n")}\n`;
}
function heading({ file, subject }) {
	const configName = file === null ? "no configuration file" : file;
	if (!subject) return `The repository, by ${configName}`;
	const { path, is, skill, exists } = subject;
	return `${path} (${is === "manifest" ? `the manifest of ${skill === "" ? "the skill at the top" : skill}` : is === "file of a skill" ? `a file of ${skill === "" ? "the skill at the top" : skill}` : `a ${is}`}${exists ? "" : "; it does not exist yet"}), by ${configName}`;
}
function globRows(key, globs, placeholder) {
	if (globs.length === 0) return [[
		key,
		placeholder,
		""
	]];
	return globs.map(({ glob, from }, index) => [
		index === 0 ? key : "",
		glob,
		formatSource(from)
	]);
}
function settingRow({ key, value, from }) {
	return [
		key,
		String(value),
		formatSource(from)
	];
}
function ruleRows({ id, layers }, isRepository) {
	const displayed = isRepository ? layers : layers.slice(-1);
	const overridden = layers.at(-2);
	return displayed.map((layer, index) => {
		const overriddenNote = !isRepository && overridden ? `, over ${overridden.level} of ${formatSource(overridden.from)}` : "";
		const layerNote = layer.files === null ? "" : ` (${layerName(layer)})`;
		return [
			index === 0 ? id : "",
			layer.level,
			`${formatSource(layer.from)}${layerNote}${overriddenNote}`
		];
	});
}
function layerName({ files }) {
	return files === null ? "rules" : `overrides: ${files.join(", ")}`;
}
function formatSource(from) {
	if (typeof from === "string") return from;
	return `${from.path}:${from.line}${from.side === "base" ? " at base" : ""}`;
}
function formatLimits(policy) {
	return Object.entries(policy).flatMap(([key, value]) => {
		const list = Array.isArray(value) ? value.join(", ") || "none" : String(value);
		return key === "skills" ? [] : [`${policyKeyNames[key]}: ${list}`];
	}).join("; ") || "limits nothing";
}
// src/cli/commands/config.ts
const config = {
	name: "config",
	summary: "print the settings of a path, and where each one is set",
	operands: "[PATH]",
	maxOperands: 1,
	options: [
		{
			name: "rule",
			value: "RULE",
			completions: rules.map(({ id }) => id),
			help: "only this rule: its settings, and which one applies"
		},
		{
			name: "base",
			value: "REF",
			help: "what to compare with, as in skillaccord check"
		},
		{
			name: "scope",
			value: "SCOPE",
			choices: scopes,
			help: "as in skillaccord check"
		},
		{
			name: "fail-on",
			value: "SEVERITY",
			choices: failLevels,
			help: "as in skillaccord check"
		},
		{
			name: "json",
			help: "as JSON"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord config", "the whole repository"],
		["skillaccord config skills/worklog", "one skill; the path may be new"],
		["skillaccord config skills/worklog --rule link-target", "why a rule has its level"]
	],
	async run(args, world) {
		const { operands, values, flags } = args;
		const [pathArgument] = operands;
		const exists = pathArgument !== void 0 && statUserPath({
			name: pathArgument,
			path: resolve(world.cwd, pathArgument)
		});
		const { sides, config, configFiles } = await open({
			paths: exists ? [pathArgument] : [],
			cwd: world.cwd,
			base: values.get("base"),
			config: values.get("config")
		});
		const top = sides.context.directory ?? world.cwd;
		const requestedPath = exists ? sides.only?.[0] ?? "" : pathWithin(top, world.cwd, pathArgument);
		const path = requestedPath === "" ? null : requestedPath;
		const commandLineSettings = parseOverrides(args);
		const headConfig = configFiles.tip ? configFiles.headFile?.config ?? defaults : config;
		const run = {
			config: headConfig,
			configFiles,
			entries: sides.head.entries,
			commandLineSettings
		};
		const id = values.get("rule");
		if (id !== void 0) {
			const rule = requireRule(id);
			const subject = path === null ? null : subjectOf(path, run.entries, config);
			const setting = ruleSetting(rule, subject?.path ?? null, ...sourcesOf(run));
			world.print(flags.has("json") ? jsonText(setting) : ruleText(rule, setting, subject, world));
			return 0;
		}
		const effective = effectiveSettings(path, run);
		if (flags.has("json")) {
			world.print(jsonText(effective));
			return 0;
		}
		const { ignoredSourcesNote } = await defaultBranchConfig({
			cwd: world.cwd,
			directory: top,
			config: headConfig,
			named: values.get("config")
		});
		world.print(effectiveText(effective, ignoredSourcesNote, world));
		return 0;
	}
};
function parseOverrides({ values }) {
	const [scope, failOn] = [values.get("scope"), values.get("fail-on")];
	return {
		...scope !== void 0 && { scope },
		...failOn !== void 0 && { failOn }
	};
}
function requireRule(id) {
	const rule = findRule(id);
	if (rule) return rule;
	const suggestion = didYouMean(id, rules.map((candidate) => candidate.id));
	throw new UsageError(`No rule has the name "${id}".`, suggestion ?? "skillaccord explain lists them all.");
}
function pathWithin(top, cwd, pathArgument = ".") {
	const path = relative(realpathSync.native(top), resolve(realpathSync.native(cwd), pathArgument));
	if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) throw new UsageError(`"${pathArgument}" is outside "${top}".`);
	return path.split(sep).join("/");
}
export { config };
