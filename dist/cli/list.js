import { C as open, Di as jsonText, Ei as escapeInvisible, K as requireSkills, Mr as isSet, Oi as neutralizeCommands, Q as summarize, Si as didYouMean, Wr as groupBy, at as load, ci as quote, d as painter, et as restrictToPaths, h as formatColumns, jr as facetValue, li as truncate, ni as compareText, oi as clip, r as repositoryOptions, v as textColumns, wt as redactorFor } from "./core.js";
// src/tasks/list.ts
async function skillIndex(sides, config) {
	const { head, origin, only = [] } = sides;
	const { workspace } = await load(head, config);
	const selected = restrictToPaths({
		workspace,
		judgements: [],
		findings: [],
		origin
	}, only);
	const contracts = new Map(selected.workspace.skills.map((skill) => [skill.root, statedContract(skill)]));
	return summarize(selected, config).skills.flatMap((summary) => {
		const stated = contracts.get(summary.root);
		const { name, root, dialects, version, skillVersion } = summary;
		return stated ? [{
			name,
			root,
			dialects,
			version,
			skillVersion,
			...stated
		}] : [];
	});
}
function statedContract({ contract, secrets }) {
	const groups = groupBy(contract.items, ({ kind, owner }) => `${kind}\0${owner}`);
	const find = (kind, owner = "") => groups.get(`${kind}\0${owner}`) ?? [];
	const names = (kind) => [...new Set(find(kind).map(({ name }) => name))];
	const stated = {
		description: textOf(find("description")[0], "value"),
		capabilities: names("tag"),
		effects: names("effect"),
		operations: byName(find("operation"), (item) => operation(item, find)),
		inputs: find("input").map(input),
		outputs: find("output").map((item) => ({
			pattern: item.name,
			...facets(item, "base", "description")
		})),
		recipes: names("recipe"),
		exports: names("export"),
		features: byName(find("feature"), (item) => facets(item, "description", "default")),
		dependencies: byName(find("dependency"), (item) => facets(item, "range", "optional", "features")),
		powers: byName(find("power"), power)
	};
	return redactorFor(secrets).json(stated);
}
function operation(item, find) {
	const [result] = find("result", item.name);
	return {
		description: textOf(item, "description"),
		inputs: find("input", item.name).map(input),
		output: {
			description: textOf(result, "description"),
			fields: byName(find("result-field", item.name), (one) => facetValue(one, "value") ?? null)
		},
		entrypoints: byName(find("entrypoint", item.name), (one) => facetValue(one, "argv") ?? null)
	};
}
function input(item) {
	const isSensitive = isSet(item, "sensitive");
	return {
		name: item.name,
		required: facetValue(item, "required") ?? null,
		...isSensitive ? { sensitive: true } : facets(item, "type", "schema", "default"),
		...facets(item, "description")
	};
}
function power(item) {
	return facetValue(item, "value") ?? facets(item, "allowed", "commands", "blocked");
}
function textOf(item, facet) {
	const value = facetValue(item ?? null, facet);
	return typeof value === "string" ? value : null;
}
function facets(item, ...names) {
	const values = names.map((name) => [name, facetValue(item, name)]);
	return Object.fromEntries(values.filter((pair) => pair[1] !== void 0));
}
function byName(items, value) {
	return Object.fromEntries(items.map((item) => [item.name, value(item)]));
}
// src/cli/commands/list.ts
const list = {
	name: "list",
	synonyms: [
		"ls",
		"index",
		"show"
	],
	summary: "list every skill with its version, dialects and content hash",
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
			choices: ["text", "json"],
			help: "text, json"
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
		["skillaccord list --capability memory-search", "who can search memories"]
	],
	async run(args, world) {
		const { sides, config } = await open({
			paths: args.operands,
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: "none",
			config: args.values.get("config")
		});
		const all = await skillIndex(sides, config);
		if (!config.allowEmpty) {
			const roots = all.map(({ root }) => root);
			requireSkills({
				named: args.operands,
				only: sides.only
			}, roots);
		}
		const tag = args.values.get("capability");
		const chosen = tag === void 0 ? all : all.filter(({ capabilities }) => capabilities.includes(tag));
		if (args.flags.has("json") || args.values.get("format") === "json") world.print(jsonText(chosen));
		else if (chosen.length > 0) world.print(table(chosen, world));
		else world.print(tag === void 0 ? "No skills.\n" : `${noMatchMessage(tag, all)}\n`);
		return 0;
	}
};
function noMatchMessage(tag, all) {
	const tags = new Set(all.flatMap(({ capabilities }) => capabilities));
	const message = `No skill declares the capability ${quote(tag)}.`;
	const hint = didYouMean(tag, tags) ?? (tags.size === 0 ? "None declares any." : declaredMessage(tags));
	return neutralizeCommands(escapeInvisible(`${message} ${hint}`.trim()));
}
const maxNamed = 12;
function declaredMessage(tags) {
	const sortedTags = [...tags].sort(compareText);
	const more = sortedTags.length > maxNamed ? ` and ${sortedTags.length - maxNamed} more` : "";
	return `Declared are ${sortedTags.slice(0, maxNamed).map(clip).join(", ")}${more}.`;
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
		"dialects",
		"directory"
	], ...rows]), skills, width).map((line) => line.trimEnd());
	return [painter(colour)("strong", head), ...others].map((line) => `${neutralizeCommands(line)}\n`).join("");
}
const minWidth = 24;
function withCapabilities(lines, skills, width) {
	if (!skills.some(({ capabilities }) => capabilities.length > 0)) return lines;
	const columnWidth = Math.max(minWidth, width - textColumns(lines[0] ?? "") - 2);
	return lines.map((line, at) => {
		const capabilityList = skills[at - 1]?.capabilities.join(" ") ?? "capabilities";
		return `${line}  ${truncate(neutralizeCommands(escapeInvisible(capabilityList)), columnWidth)}`;
	});
}
function shorten(text) {
	return truncate(neutralizeCommands(escapeInvisible(text)), 40);
}
export { list };
