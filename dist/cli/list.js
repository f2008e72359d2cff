import { Ci as defuse, D as open, Mr as isSet, O as repositoryOptions, Ti as visible, Vt as hider, _ as columns, _i as clipped, _t as narrow, b as textColumns, f as painter, fi as compareText, jr as facetValue, li as grouped, nt as summarize, vi as cut, vt as load, wi as jsonText, x as refuseSkilless, xi as didYouMean, yi as quoted } from "./core.js";
// src/skill-index.ts
async function skillIndex(sides, config) {
	const { head, origin, only = [] } = sides;
	const { workspace } = await load(head, config);
	const chosen = narrow({
		workspace,
		judged: [],
		findings: [],
		origin
	}, only);
	const contracts = new Map(chosen.workspace.skills.map((skill) => [skill.root, statedBy(skill)]));
	return summarize(chosen, config).skills.flatMap((summary) => {
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
function statedBy({ contract, secrets }) {
	const groups = grouped(contract.items, ({ kind, owner }) => `${kind}\0${owner}`);
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
	return hider(secrets).json(stated);
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
// src/cli/list.ts
const list = {
	name: "list",
	also: [
		"ls",
		"index",
		"show"
	],
	summary: "list every skill with its version, dialects and content hash",
	operands: "[PATH\u2026]",
	most: Number.POSITIVE_INFINITY,
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
		["skillgate list", "a table"],
		["skillgate list --json", "the index, for machines"],
		["skillgate list --capability memory-search", "who can search memories"]
	],
	async run(args, world) {
		const { sides, config } = await open({
			paths: args.operands,
			cwd: world.cwd,
			told: world.told,
			base: "none",
			config: args.values.get("config")
		});
		const all = await skillIndex(sides, config);
		if (!config.allowEmpty) {
			const roots = all.map(({ root }) => root);
			refuseSkilless({
				named: args.operands,
				only: sides.only
			}, roots);
		}
		const tag = args.values.get("capability");
		const chosen = tag === void 0 ? all : all.filter(({ capabilities }) => capabilities.includes(tag));
		if (args.flags.has("json") || args.values.get("format") === "json") world.print(jsonText(chosen));
		else if (chosen.length > 0) world.print(table(chosen, world));
		else world.print(tag === void 0 ? "No skills.\n" : `${nobodyHas(tag, all)}\n`);
		return 0;
	}
};
function nobodyHas(tag, all) {
	const tags = new Set(all.flatMap(({ capabilities }) => capabilities));
	const none = `No skill declares the capability ${quoted(tag)}.`;
	const hint = didYouMean(tag, tags) ?? (tags.size === 0 ? "None declares any." : declared(tags));
	return defuse(visible(`${none} ${hint}`.trim()));
}
const mostNamed = 12;
function declared(tags) {
	const named = [...tags].sort(compareText);
	const more = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : "";
	return `Declared are ${named.slice(0, mostNamed).map(clipped).join(", ")}${more}.`;
}
function table(skills, { colour, width }) {
	const rows = skills.map(({ name, version, root, dialects, skillVersion }) => [
		short(name),
		version === null ? "-" : short(version),
		skillVersion.content_hash === "" ? "-" : skillVersion.content_hash.slice(0, 19),
		dialects.join(" ") || "-",
		defuse(visible(root === "" ? "." : root))
	]);
	const [head = "", ...others] = withCapabilities(columns([[
		"Skill",
		"version",
		"hash",
		"dialects",
		"directory"
	], ...rows]), skills, width).map((line) => line.trimEnd());
	return [painter(colour)("strong", head), ...others].map((line) => `${defuse(line)}\n`).join("");
}
const narrowest = 24;
function withCapabilities(lines, skills, width) {
	if (!skills.some(({ capabilities }) => capabilities.length > 0)) return lines;
	const room = Math.max(narrowest, width - textColumns(lines[0] ?? "") - 2);
	return lines.map((line, at) => {
		const own = skills[at - 1]?.capabilities.join(" ") ?? "capabilities";
		return `${line}  ${cut(defuse(visible(own)), room)}`;
	});
}
function short(text) {
	return cut(defuse(visible(text)), 40);
}
export { list };
