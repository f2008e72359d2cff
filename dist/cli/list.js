import { $c as truncate, Ds as formatCount, Gs as formatColumns, Js as textColumns, Kt as load, Ms as firstWithin, Qc as quote, S as open, Us as catalogueInNaturalOrder, Xc as clip, Ys as painter, _t as catalogueOf, at as unitPaths, bl as jsonText, cl as didYouMean, co as repositoryOptions, cs as isManifestName, dc as sortNaturally, dt as summarize, gs as powerJson, gt as restrictToPaths, it as requireSkills, js as element, sc as linksFrom, uc as compareNatural, ul as compareText, vl as escapeInvisible, vs as maxPageBytes, vt as statedContract, xl as neutralizeCommands, xs as catalogueSections, ys as pageText } from "./core.js";
// src/report/html/list-page.ts
function cataloguePage(catalogue, links) {
	return firstWithin(maxPageBytes, renderings(catalogueInNaturalOrder(catalogue), links));
}
function* renderings(catalogue, links) {
	for (const skills of [
		5e3,
		1e3,
		300,
		50,
		0
	]) yield renderPage(catalogue, links, skills);
}
function renderPage(catalogue, links, skills) {
	const pageOptions = {
		links,
		docsOf: () => void 0,
		baseSha: null,
		findings: 0,
		skills
	};
	const count = catalogue.skills.length;
	const title = count === 0 ? "No skills" : formatCount(count, "skill");
	return pageText({
		title,
		header: element("header", {}, element("h1", {}, title)),
		sections: catalogueSections(catalogue, pageOptions)
	});
}
// src/tasks/list.ts
async function listSkills(sides, config) {
	const { head, context, only = [] } = sides;
	const { workspace } = await load(head, config);
	const selected = restrictToPaths({
		workspace,
		judgements: [],
		findings: [],
		context
	}, only);
	const contracts = new Map(selected.workspace.skills.map((skill) => [skill.root, statedContract(skill)]));
	const report = summarize(selected, config);
	return {
		index: {
			skills: report.skills.flatMap((summary) => {
				const stated = contracts.get(summary.root);
				const { name, root, dialects, version, skillVersion } = summary;
				return stated && skillVersion ? [{
					name,
					root,
					dialects,
					version,
					skillVersion,
					...stated
				}] : [];
			}),
			units: report.units
		},
		catalogue: () => catalogueOf(selected, report.skills),
		bundledFiles: () => listBundledFiles(head, selected.workspace.skills),
		scripts: async () => {
			const { listScripts } = await import("./list-scripts.js");
			return listScripts(head, config.scripts === "off" ? [] : selected.workspace.skills);
		}
	};
}
const modes = {
	file: "100644",
	executable: "100755",
	symlink: "120000"
};
async function listBundledFiles(tree, skills) {
	const bundled = new Map(skills.map(({ root, files }) => [root, files.filter(({ name }) => !isManifestName(name))]));
	const paths = new Set([...bundled.values()].flat().map(({ path }) => path));
	const sizes = new Map();
	await tree.read([...paths], (path, _chunk, size) => {
		sizes.set(path, size);
	});
	return new Map([...bundled].map(([root, files]) => [root, files.map(({ path, name, kind }) => {
		return {
			path: name,
			size: sizes.get(path) ?? null,
			mode: modes[kind]
		};
	}).sort((a, b) => compareText(a.path, b.path))]));
}
// src/cli/commands/list.ts
const list = {
	name: "list",
	synonyms: [
		"ls",
		"index",
		"show"
	],
	summary: "list skills with version and hash, and what has permissions",
	operands: "[PATH\u2026]",
	maxOperands: Number.POSITIVE_INFINITY,
	options: [
		{
			name: "capability",
			value: "TAG",
			help: "only skills that declare this capability"
		},
		{
			name: "format",
			value: "FORMAT",
			choices: [
				"text",
				"json",
				"html"
			],
			help: "text, json, html"
		},
		{
			name: "json",
			help: "the same as --format json: the index, with operations and inputs"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord list", "a table"],
		["skillaccord list --json", "the index, for machines"],
		["skillaccord list --format html > skills.html", "a page with every permission"],
		["skillaccord list --capability memory-search", "skills that can search memories"]
	],
	async run(args, world) {
		const { sides, config, configFiles } = await open({
			paths: args.operands,
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: "none",
			config: args.values.get("config")
		});
		const { index, catalogue, bundledFiles, scripts } = await listSkills(sides, config);
		const { skills: all, units } = index;
		if (!config.allowEmpty) {
			const roots = [...all.map(({ root }) => root), ...unitPaths(units)];
			const scope = {
				...sides,
				config,
				file: configFiles.headFile
			};
			requireSkills({
				named: args.operands,
				only: sides.only
			}, roots, scope);
		}
		const tag = args.values.get("capability");
		const chosen = tag === void 0 ? all : all.filter(({ capabilities }) => capabilities.includes(tag));
		const format = args.flags.has("json") ? "json" : args.values.get("format");
		if (format === "json") {
			const index = {
				skills: chosen,
				units: tag === void 0 ? units : []
			};
			world.print(jsonText(indexJson(index, await bundledFiles(), await scripts())));
		} else if (format === "html") {
			const roots = new Set(chosen.map(({ root }) => root));
			const links = linksFrom(world.env, sides.context.head().sha);
			const { skills, units } = catalogue();
			const listed = skills.filter(({ root }) => roots.has(root));
			world.print(cataloguePage({
				skills: listed,
				units: tag === void 0 ? units : []
			}, links));
		} else {
			const sorted = sortNaturally(chosen, ({ root }) => root);
			const none = tag === void 0 ? "No skills.\n" : `${noMatchMessage(tag, all)}\n`;
			const skills = sorted.length > 0 ? table(sorted, world) : none;
			world.print([skills, ...tag === void 0 ? unitTable(units, world) : []].join("\n"));
		}
		return 0;
	}
};
function indexJson({ skills, units }, bundledFiles, scripts) {
	return {
		schema: 1,
		skills: skills.map((skill) => ({
			...skill,
			files: bundledFiles.get(skill.root) ?? [],
			scripts: scripts.get(skill.root) ?? []
		})),
		units: units.map(({ kind, name, root, version, powers }) => ({
			kind,
			name,
			root,
			version,
			powers: powers.map(powerJson)
		}))
	};
}
function noMatchMessage(tag, all) {
	const tags = new Set(all.flatMap(({ capabilities }) => capabilities));
	const message = `No skill declares the capability ${quote(tag)}.`;
	const hint = didYouMean(tag, tags) ?? (tags.size === 0 ? "No skill declares a capability." : declaredMessage(tags));
	return neutralizeCommands(escapeInvisible(`${message} ${hint}`.trim()));
}
const maxNamed = 12;
function declaredMessage(tags) {
	const sortedTags = [...tags].sort(compareNatural);
	const more = sortedTags.length > maxNamed ? ` and ${sortedTags.length - maxNamed} more` : "";
	return `Declared capabilities: ${sortedTags.slice(0, maxNamed).map(clip).join(", ")}${more}.`;
}
function table(skills, { colour, width }) {
	const rows = skills.map(({ name, version, root, dialects, skillVersion }) => [
		shorten(name),
		version === null ? "-" : shorten(version),
		skillVersion.content_hash === "" ? "-" : skillVersion.content_hash.slice(0, 19),
		dialects.join(" ") || "-",
		neutralizeCommands(escapeInvisible(root === "" ? "." : root))
	]);
	const [head = "", ...others] = withCapabilities(formatColumns([[
		"Skill",
		"version",
		"hash",
		"formats",
		"directory"
	], ...rows]), skills, width).map((line) => line.trimEnd());
	return [painter(colour)("strong", head), ...others].map((line) => `${neutralizeCommands(line)}\n`).join("");
}
function unitTable(units, { colour }) {
	const rows = sortNaturally(units, ({ root }) => root).map((unit) => [
		unit.kind,
		shorten(unit.name) || "-",
		unit.version === null ? "-" : shorten(unit.version),
		String(unit.powers.length),
		neutralizeCommands(escapeInvisible(unit.root === "" ? "." : unit.root))
	]);
	if (rows.length === 0) return [];
	const [head = "", ...others] = formatColumns([[
		"Kind",
		"name",
		"version",
		"permissions",
		"place"
	], ...rows]);
	return [[painter(colour)("strong", head), ...others].map((line) => `${neutralizeCommands(line.trimEnd())}\n`).join("")];
}
const minWidth = 24;
function withCapabilities(lines, skills, width) {
	if (!skills.some(({ capabilities }) => capabilities.length > 0)) return lines;
	const columnWidth = Math.max(minWidth, width - textColumns(lines[0] ?? "") - 2);
	return lines.map((line, index) => {
		const capabilityList = skills[index - 1]?.capabilities.join(" ") ?? "capabilities";
		return `${line}  ${truncate(neutralizeCommands(escapeInvisible(capabilityList)), columnWidth)}`;
	});
}
function shorten(text) {
	return truncate(neutralizeCommands(escapeInvisible(text)), 40);
}
export { list };
