import { At as observeScripts, Cn as redactorFor, Cs as kindWords, Ic as groupBy, Jc as sentence, Jl as UsageError, Kc as pathPart, Kt as load, Nc as unitKey, Pc as unitKinds, Qs as permissionClause, S as open, Yc as words, Zs as unitName, bc as joinLines, bl as jsonText, br as grantMalformed, co as repositoryOptions, dc as sortNaturally, ec as isNamedByNext, fo as outputsOf, gs as powerJson, hs as powerChangeJson, po as writeOutputs, qc as plainText, rc as powerWords, sc as linksFrom, tc as ofPower, uc as compareNatural, ul as compareText, ut as check, ws as catalogueKinds, xc as line, yt as grantedPowers, zc as count } from "./core.js";
import { t as documentPage } from "./document-page.js";
import { n as documentText, t as documentMarkdown } from "./document-text.js";
// src/report/power-document.ts
function powerDocument({ isDifference, units: all, unknown }) {
	const units = all.map(shownOf).filter(({ powers }) => powers.length > 0);
	const powers = units.flatMap((unit) => unit.powers);
	const lines = [isDifference ? titleOfChanges(powers) : titleOf(units, powers)];
	const kinds = kindCounts(powers);
	return { blocks: [
		{
			kind: "heading",
			level: 1,
			line: lines.flat()
		},
		...kinds.length === 0 ? [] : [{
			kind: "paragraph",
			lines: [kinds]
		}],
		...unknownBlocks(unknown),
		...unitKinds.flatMap((kind) => kindBlocks(kind, units))
	] };
}
function shownOf({ unit, powers }) {
	return {
		unit,
		powers: powers.filter(({ change }) => change === null || !isNamedByNext(change))
	};
}
function titleOf(units, powers) {
	if (powers.length === 0) return ["No permission"];
	return line`${count(powers.length, "permission")} of ${count(units.length, "unit")}`;
}
const changeWords = {
	gained: "gained",
	undecided: "undecided",
	lost: "lost",
	moved: "moved"
};
const changes = Object.keys(changeWords);
function titleOfChanges(powers) {
	const counts = changes.flatMap((kind) => {
		const amount = powers.filter(({ change }) => change?.change === kind).length;
		return amount === 0 ? [] : [line`${amount} ${words(changeWords[kind])}`];
	});
	return counts.length === 0 ? ["No permission differs"] : line`Permissions: ${joinLines(counts, ", ")}`;
}
function kindCounts(powers) {
	const byKind = groupBy(powers, ({ power }) => power.kind);
	const counts = catalogueKinds.flatMap((kind) => {
		const { length = 0 } = byKind.get(kind) ?? [];
		return length === 0 ? [] : [line`${words(kindWords[kind])} ${length}`];
	});
	return joinLines(counts, " \u00b7 ");
}
function unknownBlocks(unknown) {
	const items = unknown.map(({ message, at }) => {
		return {
			mark: "warning",
			line: message.parts,
			places: [at]
		};
	});
	if (items.length === 0) return [];
	return [{
		kind: "heading",
		level: 2,
		line: ["Not understood"]
	}, {
		kind: "list",
		title: [],
		items
	}];
}
const kindTitles = {
	repository: "Repository",
	plugin: "Plugins",
	skill: "Skills",
	agent: "Agents",
	command: "Commands"
};
function kindBlocks(kind, all) {
	const units = all.filter(({ unit }) => unit.kind === kind);
	if (units.length === 0) return [];
	const sorted = sortNaturally(units, ({ unit }) => unit.root);
	return [{
		kind: "heading",
		level: 2,
		line: [kindTitles[kind]]
	}, ...sorted.map(unitDetails)];
}
function unitDetails({ unit, powers }) {
	const { name, root } = unit;
	const folder = root === "" || root === name ? [] : line` (${pathPart(root)})`;
	return {
		kind: "details",
		title: line`${sentence(unitName(unit))}${folder}: ${count(powers.length, "permission")}`,
		blocks: [...groupBy(powers, ({ power }) => power.at.path)].sort(([a], [b]) => compareNatural(a, b)).map(([path, group]) => fileList(path, group))
	};
}
function fileList(path, group) {
	const clients = [...new Set(group.flatMap((listed) => listed.clients))].sort();
	const title = joinLines([[{
		kind: "place",
		at: { path }
	}], words(clients.join(", "))], " \u00b7 ");
	const sorted = [...group].sort((a, b) => compareLists(rankOf(a), rankOf(b)));
	return {
		kind: "list",
		title: [{
			kind: "faint",
			line: title
		}],
		items: sorted.map(itemOf)
	};
}
function rankOf({ power: { kind, at }, change }) {
	return [
		change === null ? 0 : changes.indexOf(change.change),
		catalogueKinds.indexOf(kind),
		at.range?.start.line ?? 0
	];
}
function compareLists(a, b) {
	const index = a.findIndex((value, at) => value !== b[at]);
	return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
function itemOf({ power, change }) {
	if (change === null) {
		const { verb, object, when, remarks } = powerWords(power);
		const brackets = remarks.length === 0 ? [] : line`(${joinLines(remarks, "; ")})`;
		return {
			line: joinLines([
				verb,
				object,
				when,
				brackets
			], " "),
			places: [power.at]
		};
	}
	const first = ofPower({
		change,
		finding: null
	});
	return {
		mark: change.change === "lost" ? "removed" : "added",
		line: permissionClause({
			first,
			objects: first.objects
		}),
		places: [first.at]
	};
}
// src/tasks/powers.ts
function listPowers(sides, config) {
	return sides.base === null ? powersOfTree(sides, config) : changedPowers(sides, config);
}
async function powersOfTree({ head }, config) {
	const trees = {
		head: (await load(head, config)).workspace,
		base: null,
		pairs: []
	};
	const { head: workspace } = await observeScripts(trees, {
		head,
		base: null
	}, "all");
	const { grants, skills } = workspace;
	const granted = grantedPowers(workspace, {
		powers: [],
		unitPairs: new Map()
	});
	const redactor = redactorFor(skills.flatMap(({ secrets }) => secrets));
	const named = skills.map(({ name, root }) => ({
		kind: "skill",
		name,
		root
	}));
	return {
		isDifference: false,
		units: inOrder([...new Map([...named, ...grants.units].map((unit) => [unitKey(unit), unit])).values()].map((unit) => {
			return {
				unit,
				powers: granted(unit).map(({ power, ...listed }) => {
					return {
						...listed,
						power: {
							...power,
							scope: redactor.text(power.scope)
						}
					};
				})
			};
		}).filter(({ powers }) => powers.length > 0)),
		unknown: grants.files.flatMap(unknownIn).map(({ message, at }) => ({
			message: redactor.message(message),
			at
		}))
	};
}
function inOrder(units) {
	const rank = ({ unit }) => unitKinds.indexOf(unit.kind);
	return [...units].sort((a, b) => rank(a) - rank(b) || compareText(a.unit.root, b.unit.root));
}
function unknownIn({ faults }) {
	return faults.filter(({ isUnreadable }) => isUnreadable);
}
async function changedPowers(sides, config) {
	const { powers, findings, clientsOf } = await check({
		...sides,
		reportsClients: true
	}, config);
	const units = [...groupBy(powers, ({ power }) => unitKey(power.unit)).values()].flatMap((changes) => {
		const [first] = changes;
		if (!first) return [];
		const listed = changes.map((change) => {
			return {
				power: change.power,
				change,
				clients: clientsOf?.(change.power) ?? []
			};
		});
		return [{
			unit: first.power.unit,
			powers: listed
		}];
	});
	const unknown = findings.filter(({ rule, state }) => {
		return rule === grantMalformed.id && state === "new";
	});
	return {
		isDifference: true,
		units: inOrder(units),
		unknown
	};
}
// src/cli/text/powers-json.ts
function powersJson({ units, unknown }) {
	return jsonText({
		schema: 1,
		units: units.map(({ unit: { kind, name, root } }) => ({
			kind,
			name,
			root
		})),
		powers: units.flatMap(({ powers }) => powers.map(listedJson)),
		unknown: unknown.map(({ message, at: { path, range } }) => ({
			message: plainText(message),
			path,
			line: range?.start.line ?? null
		}))
	});
}
function listedJson({ power, change, clients }) {
	if (change) return {
		...powerChangeJson(change),
		clients
	};
	const { kind, name, root } = power.unit;
	return {
		change,
		...powerJson(power),
		unit: {
			kind,
			name,
			root
		},
		was: null,
		clients
	};
}
// src/cli/commands/powers.ts
const formats = [
	"text",
	"markdown",
	"json",
	"html"
];
const powers = {
	name: "powers",
	synonyms: [
		"permissions",
		"grants",
		"capabilities"
	],
	summary: "list everything that skills, plugins and client files may do",
	operands: "[REF]",
	maxOperands: 1,
	options: [
		{
			name: "base",
			value: "REF",
			help: "list what differs from this tag, commit or branch"
		},
		{
			name: "format",
			value: "FORMAT",
			choices: formats,
			help: formats.join(", ")
		},
		{
			name: "output",
			short: "o",
			value: "[FORMAT=]FILE",
			prefixes: formats,
			repeatable: true,
			help: "write the list to a file, with FORMAT= an additional one; summary: the job summary"
		},
		...repositoryOptions
	],
	examples: [
		["skillaccord powers", "of the work tree"],
		["skillaccord powers v2.0.0", "of a tag"],
		["skillaccord powers --base main", "what differs from main"],
		["skillaccord powers --format html > powers.html", "a page to look at"]
	],
	async run(args, world) {
		const outputs = outputsOf(args, world);
		const foreign = outputs.find(({ reporter }) => !formats.includes(reporter.id));
		if (foreign) throw new UsageError(`powers has no format "${foreign.reporter.id}".`, `Formats are ${formats.join(", ")}.`);
		const { sides, config } = await open({
			cwd: world.cwd,
			onProgress: world.onProgress,
			base: args.values.get("base") ?? "none",
			head: args.operands[0],
			config: args.values.get("config")
		});
		const list = await listPowers(sides, config);
		const links = linksFrom(world.env, sides.context.head().sha);
		const write = (format, shown) => formatted(list, format, shown, links);
		if (!outputs.some(({ replacesPrinting }) => replacesPrinting)) world.print(write(args.values.get("format"), world));
		const file = {
			...world,
			colour: false,
			width: Number.POSITIVE_INFINITY
		};
		writeOutputs(outputs, ({ reporter }) => write(reporter.id, file));
		return 0;
	}
};
function formatted(list, format, world, links) {
	if (format === "json") return powersJson(list);
	const document = powerDocument(list);
	if (format === "markdown") return documentMarkdown(document);
	if (format !== "html") return documentText(document, world);
	return documentPage(document, null, {
		links,
		docsOf: () => void 0
	});
}
export { powers };
