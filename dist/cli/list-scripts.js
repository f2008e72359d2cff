import { La as readTexts, Mt as isOwnScript, Ra as soundText } from "./core.js";
import { t as readInterface } from "./read-interface.js";
// src/tasks/list-scripts.ts
async function listScripts(tree, skills) {
	const files = skills.flatMap(({ root, files }) => files.filter(({ name, kind }) => kind !== "symlink" && isOwnScript(name)).map(({ name, path }) => ({
		root,
		name,
		path
	})));
	const texts = await readTexts(tree, [...new Set(files.map(({ path }) => path))]);
	const found = new Map();
	for (const { root, name, path } of files) {
		const text = soundText(texts.get(path));
		const accepts = text === null ? null : await readInterface(path, text);
		if (!accepts) continue;
		const script = {
			path: name,
			framework: accepts.framework,
			...listed(accepts.command)
		};
		found.set(root, [...found.get(root) ?? [], script]);
	}
	return found;
}
function listed({ options, arguments: given, commands, isOpen, acceptsUnknown }) {
	return {
		options: options.filter(({ isExit }) => !isExit).map(({ names, isRequired, default: fallback, ...option }) => ({
			names,
			required: isRequired,
			default: fallback,
			...valuesOf(option)
		})),
		arguments: given.map(({ name, ...argument }) => ({
			name,
			...valuesOf(argument)
		})),
		commands: Object.fromEntries(Array.from(commands ?? [], ([name, command]) => [name, listed(command)])),
		open: isOpen || acceptsUnknown
	};
}
function valuesOf({ takes, values }) {
	return {
		min: takes.min,
		max: takes.max,
		choices: values.choices,
		type: values.type
	};
}
export { listScripts };
