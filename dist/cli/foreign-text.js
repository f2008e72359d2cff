import { Mc as pinLevels, Oc as connections, Pc as unitKinds, Vl as join, Xl as tool, hn as blobId, kc as entryKinds, rl as policyKeyNames, yl as jsonLine } from "./core.js";
import { createHash } from "node:crypto";
// src/syntax/json/decode.ts
var ShapeError = class extends Error {
	name = "ShapeError";
	path;
	expected;
	constructor(path, expected) {
		super(`${path === "" ? "The document" : path} is not ${expected}.`);
		this.path = path;
		this.expected = expected;
	}
};
const text = (value, path) => {
	if (typeof value !== "string") throw new ShapeError(path, "a string");
	return value;
};
const flag = (value, path) => {
	if (typeof value !== "boolean") throw new ShapeError(path, "true or false");
	return value;
};
const count = (value, path) => {
	if (!Number.isSafeInteger(value) || value < 0) throw new ShapeError(path, "a whole number");
	return value;
};
const json = (value, path) => {
	if (!isShallow(value, 192)) throw new ShapeError(path, "a value of that few levels");
	return value;
};
function isShallow(value, levels) {
	if (value === null || typeof value !== "object") return true;
	return levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1));
}
function oneOf(...choices) {
	const known = new Set(choices);
	return (value, path) => {
		if (!known.has(value)) throw new ShapeError(path, `one of ${choices.join(", ")}`);
		return value;
	};
}
function nullable(read) {
	return (value, path) => value === null ? null : read(value, path);
}
function optional(read) {
	return (value, path) => value === void 0 ? void 0 : read(value, path);
}
function list(read) {
	return (value, path) => {
		if (!Array.isArray(value)) throw new ShapeError(path, "a list");
		return value.map((item, index) => read(item, `${path}/${index}`));
	};
}
function tuple(...readers) {
	return (value, path) => {
		if (!Array.isArray(value) || value.length !== readers.length) throw new ShapeError(path, `a list of ${readers.length}`);
		return readers.map((read, index) => read(value[index], `${path}/${index}`));
	};
}
function record(readers) {
	const entries = Object.entries(readers);
	return (value, path) => {
		if (value === null || typeof value !== "object" || Array.isArray(value)) throw new ShapeError(path, "an object");
		const object = {};
		for (const [key, read] of entries) {
			const result = read(Object.hasOwn(value, key) ? value[key] : void 0, `${path}/${key}`);
			if (result !== void 0) object[key] = result;
		}
		return object;
	};
}
// src/pipeline/shard/read-stored.ts
function membersOf(table) {
	return Object.keys(table);
}
const powerKinds = membersOf({
	run: true,
	read: true,
	write: true,
	net: true,
	mcp: true,
	auto: true,
	approve: true,
	settings: true,
	secret: true,
	install: true,
	delegate: true,
	effect: true,
	guard: true
});
const features = membersOf({
	declared: true,
	hook: true,
	"mcp-server": true,
	"inline-command": true,
	invocation: true,
	"tool-rule": true,
	"permission-rule": true,
	"permission-mode": true,
	"agent-tools": true,
	delegation: true,
	"background-program": true,
	"helper-command": true,
	package: true,
	source: true,
	secret: true,
	setting: true,
	script: true,
	"unknown-field": true
});
const starts = membersOf({
	session: true,
	prompt: true,
	"before-tool": true,
	"after-tool": true,
	event: true,
	enabled: true,
	load: true,
	turn: true,
	model: true,
	typed: true,
	install: true
});
const position = record({
	line: count,
	column: count
});
const isTrue = (value, path) => {
	if (value !== true) throw new ShapeError(path, "true");
	return value;
};
const location = record({
	path: text,
	range: optional(record({
		start: position,
		end: position
	})),
	inBaseOnly: optional(isTrue),
	isSubstitute: optional(isTrue)
});
const severity = oneOf("error", "warning", "note");
const quoted = record({
	kind: oneOf("name", "code", "path", "value", "secret"),
	text,
	identity: optional((value, path) => {
		if (value !== false) throw new ShapeError(path, "false");
		return value;
	}),
	limit: optional(count)
});
const message = record({ parts: list((value, path) => typeof value === "string" ? value : quoted(value, path)) });
const draftReaders = {
	message,
	help: optional(message),
	phrase: optional(message),
	notes: optional(list(record({
		message,
		at: optional(location)
	}))),
	at: location,
	was: optional(location),
	about: optional(text),
	value: optional(json),
	identity: optional(json),
	skill: optional(text),
	before: optional(json),
	after: optional(json),
	sensitiveKey: optional(text),
	severity: optional(severity),
	topic: optional(oneOf("limit")),
	reasons: optional(list(text)),
	callers: optional(list(location))
};
const draft = record(draftReaders);
const problem = record({
	...draftReaders,
	rule: text,
	existsAtBase: optional(flag)
});
const fault = record({
	message,
	help: optional(message),
	at: location,
	value: optional(text),
	isUnreadable: flag,
	isOfGuard: optional(flag),
	isElsewhere: optional(flag),
	isReportedElsewhere: optional(flag)
});
const unreadField = record({
	field: text,
	value: text,
	at: location,
	subject: optional(text)
});
const invocationKey = record({
	subject: text,
	text,
	at: location
});
const unitPlace = {
	kind: oneOf(...unitKinds),
	root: text
};
const trigger = record({
	start: oneOf(...starts),
	event: optional(text),
	condition: optional(text),
	once: optional(flag),
	skill: optional(text),
	matcher: optional(record({
		text,
		names: nullable(list(text)),
		areGlobs: optional(flag)
	}))
});
const grant = record({
	kind: oneOf(...powerKinds),
	feature: oneOf(...features),
	scope: text,
	subject: text,
	trigger,
	server: optional(text),
	rank: optional(count),
	policyKeys: optional(list(oneOf(...Object.keys(policyKeyNames)))),
	isDefault: optional(flag),
	reach: oneOf("one", "prefix", "any", "tool", "pattern", "unknown"),
	pin: optional(record({
		level: oneOf(...pinLevels),
		program: text,
		revision: optional(text)
	})),
	entry: optional(record({
		kind: oneOf(...entryKinds),
		name: text
	})),
	plugin: optional(text),
	variable: optional(text),
	receiver: optional(text),
	connection: optional(oneOf(...connections)),
	programs: optional(list(text)),
	command: optional((value, path) => typeof value === "string" ? value : list(text)(value, path)),
	cwd: optional(text),
	remark: optional(text),
	script: optional(record({
		path: text,
		how: optional(oneOf("posts", "evaluates"))
	})),
	at: location,
	unit: optional(record({
		...unitPlace,
		name: text
	}))
});
const followed = record({
	carrier: text,
	at: location,
	unit: optional(record(unitPlace))
});
const storedGrants = record({
	carrier: text,
	path: text,
	id: nullable(text),
	text: optional(nullable(text)),
	name: optional(text),
	version: optional(text),
	grants: list(grant),
	faults: list(fault),
	unread: list(unreadField),
	invocationKeys: optional(list(invocationKey)),
	follow: optional(list(tuple(text, followed)))
});
const drafts = list(tuple(text, draft));
const texts = list(tuple(text, text));
const readStoredSkill = record({
	root: text,
	name: text,
	path: text,
	ignore: nullable(text),
	versions: list(tuple(text, text, location)),
	manifests: texts,
	digests: texts,
	texts,
	attached: texts,
	files: list(tuple(text, oneOf("file", "executable", "symlink"), nullable(text))),
	problems: list(problem),
	drafts,
	pathDrafts: record({
		head: optional(drafts),
		base: optional(drafts)
	}),
	hasOrigin: flag,
	grants: list(storedGrants)
});
// src/pipeline/shard/shard.ts
const maxShards = 1e3;
function isInShard(root, { index, count }) {
	if (count === 1) return true;
	return createHash("sha256").update(root).digest().readUInt32BE(0) % count === index - 1;
}
// src/cli/shard/partial-report.ts
function partialText({ skills, counts, paths }, run) {
	const { shard, head, base } = run;
	const about = {
		schema: 1,
		tool,
		shard,
		head,
		base: base && {
			sha: base.sha,
			how: base.how
		},
		summary: {
			skills: counts.share,
			all: counts.all
		},
		paths
	};
	const lines = skills.map((skill) => `\n${jsonLine(skill)}`);
	return `${jsonLine(about).slice(0, -1)},"facts":{"skills":[${lines.join(",")}]}}\n`;
}
const shard = (value, path) => {
	const read = record({
		index: count,
		count
	})(value, path);
	if (read.index < 1 || read.index > read.count || read.count > 1e3) throw new ShapeError(path, "a share");
	return read;
};
const readPartialHead = record({
	schema: count,
	tool: record({
		name: text,
		version: text
	}),
	shard,
	head: record({
		sha: nullable(text),
		dirty: flag
	}),
	base: nullable(record({
		sha: text,
		how: text
	})),
	summary: record({
		skills: count,
		all: count
	}),
	paths: record({
		head: text,
		base: nullable(text)
	})
});
const readFacts = record({ facts: record({ skills: list(readStoredSkill) }) });
// src/pipeline/shard/paths-digest.ts
function pathsDigest(entries) {
	const hash = createHash("sha256");
	for (const { path } of entries) hash.update(`${path}\0`);
	return hash.digest("hex");
}
// src/pipeline/shard/foreign-text.ts
function foreignText(skill) {
	const ids = new Map(skill.files.map(([name, , id]) => [join(skill.root, name), id]));
	for (const { path, text, place } of textsOf(skill, ids)) {
		const id = ids.get(path);
		if (id === void 0) return {
			place,
			expected: "the text of a file of the skill"
		};
		if (id !== null && blobId(Buffer.from(text), id.length === 64 ? "sha256" : "sha1") !== id) return {
			place,
			expected: `the text of the blob ${id}`
		};
	}
	return null;
}
function* textsOf({ root, texts, attached, ignore, grants }, files) {
	for (const [index, [path, text]] of texts.entries()) yield {
		path,
		text,
		place: `/texts/${index}/1`
	};
	for (const [index, [path, text]] of attached.entries()) yield {
		path,
		text,
		place: `/attached/${index}/1`
	};
	if (ignore !== null) yield {
		path: join(root, ".skillignore"),
		text: ignore,
		place: "/ignore"
	};
	for (const [index, { path, text }] of grants.entries()) if (text != null && files.has(path)) yield {
		path,
		text,
		place: `/grants/${index}/text`
	};
}
export { readPartialHead as a, ShapeError as c, list as d, nullable as f, text as h, readFacts as i, count as l, record as m, pathsDigest as n, isInShard as o, oneOf as p, partialText as r, maxShards as s, foreignText as t, flag as u };
