import { Bo as programName, Fo as isSecretName, Ic as groupBy, Po as fencedBlocks, Ro as launched, To as withoutCodeBlocks, an as scriptAt, en as wordsAsCommand, in as mentionsScript, ll as LineMap, nn as isScript, rn as mayCallScripts, tn as hasSuffix, wo as codeSpans, zo as nameOfProgram } from "./core.js";
import { r as readShell } from "./read-shell.js";
import { a as child, d as readSource, l as textAt, o as named, r as constantOf, t as relevantText } from "./relevant.js";
// src/scripts/calls/placeholders.ts
const signs$1 = {
	one: "\ue000",
	some: "\ue001",
	or: "\ue002"
};
const blank = (sign) => (found) => sign.repeat(found.length);
function withSigns(text) {
	return text.replace(/(?<!\$)\{\{[^{}\n]{1,60}\}\}/g, blank(signs$1.one)).replace(/(?<=^|[\s=/"'[(])<[A-Za-z][^<>\n|&;$]{0,60}>/gm, blank(signs$1.one)).replace(/(?<![$\w}])\{[A-Za-z][\w .-]{0,60}\}/g, blank(signs$1.one)).replace(/(?<=\s)\[[^\]\n]{1,120}\](?:\.{3}|\u2026)?(?=\s|$)/g, (found) => found.replace(/^\[|\](?:\.{3}|\u2026)?$/g, blank(signs$1.some)).replace(/\s/g, " ")).replace(/\((?<=\s\()(?=[\w-]+(?:\|[\w-]+)+\))|\)(?<=\|[\w-]+\))(?=\s|$)/g, blank(signs$1.one)).replace(/(?<=[\w.])\|(?=[\w.-]+(?:\||\s|$|\ue000|\ue001))(?<=[\s=\ue000\ue002|][\w.-]+\|)/g, signs$1.or).replace(/(?:\.{3}|\u2026)(?=[\s`]|$)/g, blank(signs$1.some));
}
function filled(text) {
	if (text.includes(signs$1.some)) {
		const rest = text.replaceAll(signs$1.some, "");
		return rest === "" ? [{ kind: "some" }] : [...filled(rest), { kind: "some" }];
	}
	if (!text.includes(signs$1.one)) return [isBlank(text) ? {
		kind: "one",
		text: null
	} : {
		kind: "text",
		text
	}];
	return [{
		kind: "one",
		text: /^(--?[\w-]+)=/.exec(text)?.[1] ?? null
	}];
}
function alternatives(text) {
	const [prefix = "", rest = text] = /^(--?[\w-]+=)(.*)$/s.exec(text)?.slice(1) ?? ["", text];
	return rest.split(signs$1.or).map((word) => prefix + word);
}
function isBlank(text) {
	return /^[A-Z][A-Z\d_]*(?:\.\w+)?$/.test(text) || /^(?:your|path|xxx)[-_/]|^\/path\/|^YOUR/i.test(text);
}
// src/scripts/calls/command-calls.ts
const interpreters$1 = new Map([
	[/^(?:python[\d.]*|py|pypy3?)$/, /^-[XW]$/],
	[/^(?:ba|z|da)?sh$/, /^[-+][oO]$/],
	[/^(?:node|tsx|ts-node|bun|deno)$/, /^(?:-r|--require|--import|--loader|--env-file)$/]
]);
const maxVariants = 16;
function callsOfCommand(place, text, rangeOf) {
	const signed = withSigns(text);
	const script = readShell(signed);
	if (!script) return [];
	const texts = {
		text,
		signed
	};
	return script.commands.flatMap((command) => callOf(command, texts, place, rangeOf) ?? []);
}
function callsAt(place, command, at) {
	return callsOfCommand(place, command, () => at);
}
function callOf(command, { text, signed }, place, rangeOf) {
	const [first, ...rest] = scriptAndWords(launched(command.words));
	if (!first) return null;
	const bare = (whole) => whole.slice(first.start, first.end).replace(/["']/g, "");
	const written = bare(signed);
	if (!isScript(written) || /\s/.test(written)) return null;
	const cwd = command.cwd.map((folder) => folder.text);
	const script = scriptAt({
		written,
		text: bare(text)
	}, cwd, place);
	if (!script || !(script.isFound || hasSuffix(written))) return null;
	return {
		source: place.source,
		path: place.path,
		at: rangeOf(command.start, command.end),
		written: bare(text),
		script: script.path,
		isFound: script.isFound,
		scriptAt: rangeOf(first.start, first.end),
		variants: variantsOf(rest, signed, rangeOf)
	};
}
function scriptAndWords(words) {
	const name = nameOfProgram(words[0]);
	const row = [...interpreters$1].find(([pattern]) => pattern.test(name));
	if (!row) return words;
	let index = 1;
	for (; index < words.length; index++) {
		const text = words[index]?.text ?? null;
		if (text === null || !/^[-+]./.test(text)) break;
		if (/^-[mce]$/.test(text)) return [];
		if (row[1].test(text)) index++;
	}
	if (name === "deno" || name === "bun") index += words[index]?.text === "run" ? 1 : 0;
	return words.slice(index);
}
function variantsOf(words, text, rangeOf) {
	let variants = [[]];
	for (const word of words) {
		const readings = readingsOf(word, text, rangeOf);
		const next = variants.flatMap((before) => readings.map((reading) => [...before, ...reading]));
		variants = next.length > maxVariants ? variants.map((before) => [...before, ...readings[0] ?? []]) : next;
	}
	return variants;
}
function readingsOf(word, text, rangeOf) {
	const at = rangeOf(word.start, word.end);
	if (word.text !== null) return alternatives(word.text).map((reading) => filled(reading).map((part) => ({
		...part,
		at
	})));
	const raw = text.slice(word.start, word.end);
	if (/\$@|\[@\]/.test(raw)) return [[{
		kind: "some",
		at
	}]];
	const name = /^(--?[\w-]+)=/.exec(raw)?.[1];
	if (name !== void 0 || /^["']/.test(raw)) return [[{
		kind: "one",
		text: name ?? null,
		at
	}]];
	return [[{
		kind: "some",
		at
	}]];
}
// src/scripts/effects/program/sinks.ts
function table(rows) {
	const sinks = new Map();
	for (const [use, at, callees, keywords = ""] of rows) for (const callee of callees.split(/\s+/).filter(Boolean)) {
		const sink = {
			use,
			at,
			keywords: keywords.split(" ").filter(Boolean)
		};
		sinks.set(callee, [...sinks.get(callee) ?? [], sink]);
	}
	return sinks;
}
function methods(clients, names) {
	const words = (text) => text.split(/\s+/).filter(Boolean);
	return words(clients).flatMap((client) => words(names).map((name) => `${client}.${name}`)).join(" ");
}
const pythonClients = `
  requests requests.Session() requests.session() httpx httpx.Client() httpx.AsyncClient()
  aiohttp.ClientSession() cloudscraper.create_scraper() curl_cffi.requests niquests
`;
const pythonSinks = table([
	[
		"asks",
		0,
		methods(pythonClients, "get delete head options ws_connect"),
		"url"
	],
	[
		"sends",
		0,
		methods(pythonClients, "post put patch"),
		"url"
	],
	[
		"asks",
		1,
		methods(pythonClients, "request stream"),
		"url"
	],
	[
		"asks",
		1,
		"urllib3.PoolManager().request urllib3.request",
		"url"
	],
	[
		"asks",
		0,
		`urllib.request.urlopen urllib.request.Request urllib.request.urlretrieve urllib2.urlopen websockets.connect
     websocket.create_connection feedparser.parse wget.download`,
		"url uri"
	],
	[
		"connects",
		0,
		`http.client.HTTPSConnection http.client.HTTPConnection smtplib.SMTP smtplib.SMTP_SSL ftplib.FTP ftplib.FTP_TLS
     imaplib.IMAP4_SSL telnetlib.Telnet socket.create_connection paramiko.SSHClient().connect socket.socket().connect`,
		"host hostname address"
	],
	[
		"starts",
		0,
		"subprocess.run subprocess.call subprocess.check_call subprocess.check_output subprocess.Popen pexpect.spawn pexpect.run",
		"args command"
	],
	[
		"shell",
		0,
		`os.system os.popen subprocess.getoutput subprocess.getstatusoutput asyncio.create_subprocess_shell
     commands.getoutput`,
		"command cmd"
	],
	[
		"starts-program",
		0,
		"asyncio.create_subprocess_exec os.execvp os.execv os.execlp os.execl os.execvpe os.spawnvp os.spawnlp",
		"program file"
	],
	[
		"evaluates",
		0,
		"eval exec compile builtins.eval builtins.exec"
	],
	[
		"reads",
		0,
		"open io.open codecs.open os.listdir os.scandir os.walk shutil.copytree",
		"file path src"
	],
	[
		"reads",
		0,
		"shutil.copy shutil.copy2 shutil.copyfile shutil.move",
		"src"
	],
	[
		"writes",
		1,
		"shutil.copy shutil.copy2 shutil.copyfile shutil.move",
		"dst"
	]
]);
const nodeClients = "axios axios.create() got got.extend() ky ky.create() superagent needle undici";
const nodeSinks = table([
	[
		"asks",
		0,
		"fetch undici.fetch undici.request axios got ky needle axios.request",
		"url"
	],
	[
		"asks",
		0,
		methods(nodeClients, "get delete head options stream"),
		"url"
	],
	[
		"sends",
		0,
		methods(nodeClients, "post put patch"),
		"url"
	],
	[
		"asks",
		0,
		methods("http https http2", "get request connect"),
		"host hostname"
	],
	[
		"asks",
		0,
		"WebSocket ws ws.WebSocket EventSource",
		"url"
	],
	[
		"connects",
		1,
		"net.connect net.createConnection tls.connect",
		"host"
	],
	[
		"shell",
		0,
		methods("child_process", "exec execSync")
	],
	[
		"shell",
		0,
		"execaCommand execaCommandSync execa.execaCommand shelljs.exec"
	],
	[
		"shell",
		0,
		"$` zx.$` bun.$` Bun.$` execa.$` execa` execa.execa`"
	],
	[
		"starts-program",
		0,
		methods("child_process", "spawn spawnSync execFile execFileSync")
	],
	[
		"starts-program",
		0,
		"execa.execa execa.execaSync execa cross-spawn cross-spawn.sync Deno.Command"
	],
	[
		"starts",
		0,
		"Bun.spawn Bun.spawnSync"
	],
	[
		"evaluates",
		0,
		"eval Function vm.runInThisContext vm.runInNewContext vm.runInContext vm.Script"
	],
	[
		"reads",
		0,
		`${methods("fs fs.promises", "readFile readFileSync createReadStream readdir readdirSync open openSync cp cpSync copyFile copyFileSync")}
     Bun.file Deno.readTextFile Deno.readTextFileSync Deno.readFile`
	],
	[
		"writes",
		0,
		`${methods("fs fs.promises", "writeFile writeFileSync appendFile appendFileSync createWriteStream")}
     Bun.write Deno.writeTextFile`
	],
	[
		"writes",
		1,
		methods("fs fs.promises", "cp cpSync copyFile copyFileSync rename renameSync")
	]
]);
const pathMethods$1 = new Map([
	["read_text", "reads"],
	["read_bytes", "reads"],
	["open", "reads"],
	["write_text", "writes"],
	["write_bytes", "writes"]
]);
const clientMethods = new Map([
	["get", "asks"],
	["head", "asks"],
	["delete", "asks"],
	["post", "sends"],
	["put", "sends"],
	["patch", "sends"]
]);
const hostKeywords = [
	"base_url",
	"baseURL",
	"api_base",
	"endpoint_url",
	"baseUrl"
];
// src/scripts/effects/node/language.ts
const node = {
	sinks: nodeSinks,
	isHome: ({ callee }) => /^(?:os\.)?homedir$/.test(callee),
	writes: () => false
};
// src/scripts/effects/program/module-builder.ts
const [maxBefore, maxParts] = [200, 20];
var ModuleBuilder = class {
	assignments = [];
	evaluated = [];
	imports = new Map();
	extend(scope, name, value) {
		const end = this.assignments.length;
		for (let index = Math.max(0, end - maxBefore); index < end; index++) {
			const one = this.assignments[index];
			if (one?.name !== name || one.scope !== scope || !one.value) continue;
			const parts = one.value.type === "joined" ? one.value.parts : [one.value];
			if (parts.length < maxParts) this.assignments[index] = {
				...one,
				value: {
					type: "joined",
					parts: [...parts, value]
				}
			};
		}
	}
	fullName(name) {
		const [first = "", ...rest] = name.split(".");
		const full = this.imports.get(first);
		return full === void 0 ? name : [full, ...rest].join(".");
	}
};
// src/scripts/effects/program/plain-expression.ts
const plainExpression = {
	type: "other",
	inner: []
};
// src/scripts/effects/node/nodes.ts
const functions = new Set([
	"function_declaration",
	"function_expression",
	"generator_function_declaration",
	"arrow_function",
	"method_definition"
]);
function literal(text, node) {
	if (node?.type !== "string") return void 0;
	return text.slice(node.start + 1, node.end - 1).replace(/\\(['"`\\/])/g, "$1");
}
// src/scripts/effects/node/expressions.ts
const maxDepth$4 = 60;
function isEnvironment(name) {
	return /^(?:process|import\.meta|Bun)\.env$/.test(name);
}
var NodeExpressions = class {
	#text;
	#fullName;
	constructor(text, fullName) {
		this.#text = text;
		this.#fullName = fullName;
	}
	read(node, depth = 0) {
		if (depth > maxDepth$4 || functions.has(node.type)) return plainExpression;
		const inner = (one) => one ? this.read(one, depth + 1) : plainExpression;
		switch (node.type) {
			case "string": return {
				type: "text",
				text: literal(this.#text, node) ?? ""
			};
			case "template_string": return {
				type: "joined",
				parts: this.#template(node, inner)
			};
			case "identifier": return {
				type: "name",
				name: this.#fullName(this.#at(node))
			};
			case "member_expression":
			case "subscript_expression": return this.#member(node, inner);
			case "call_expression":
			case "new_expression": return this.#call(node, inner);
			case "binary_expression": return this.#operator(node, inner);
			case "ternary_expression": return {
				type: "either",
				options: [inner(child(node, "consequence")), inner(child(node, "alternative"))]
			};
			case "array": return {
				type: "list",
				items: named(node).map(inner)
			};
			case "await_expression":
			case "parenthesized_expression":
			case "as_expression":
			case "non_null_expression":
			case "satisfies_expression": return inner(named(node)[0]);
			case "object": return {
				type: "other",
				inner: named(node).map((pair) => inner(child(pair, "value") ?? pair))
			};
			default: return {
				type: "other",
				inner: named(node).map(inner)
			};
		}
	}
	#template(node, inner) {
		return named(node).flatMap((part) => {
			if (part.type === "template_substitution") return [inner(named(part)[0])];
			return [{
				type: "text",
				text: this.#at(part)
			}];
		});
	}
	#member(node, inner) {
		const object = child(node, "object");
		const property = child(node, "property");
		const index = child(node, "index");
		const { start, end } = node;
		if (isEnvironment(object ? this.#fullName(this.#at(object)) : "")) return {
			type: "variable",
			name: property ? {
				type: "text",
				text: this.#at(property)
			} : inner(index),
			fallback: null,
			isRequired: false,
			start,
			end
		};
		const text = this.#at(node);
		if (property && /^[\w$.]+$/.test(text)) return {
			type: "name",
			name: this.#fullName(text)
		};
		return {
			type: "other",
			inner: [inner(object), ...index ? [inner(index)] : []]
		};
	}
	#call(node, inner) {
		const callee = child(node, "function") ?? child(node, "constructor");
		const list = child(node, "arguments");
		const given = list ? list.type === "arguments" ? named(list) : [list] : [];
		const tag = list?.type === "template_string" ? "`" : "";
		const keywords = new Map();
		for (const pair of given.filter(({ type }) => type === "object").flatMap(named)) {
			const key = child(pair, "key") ?? pair;
			const value = child(pair, "value") ?? pair;
			keywords.set(literal(this.#text, key) ?? this.#at(key), inner(value));
		}
		const { start, end } = node;
		const object = callee?.type === "member_expression" ? child(callee, "object") : void 0;
		const call = {
			type: "call",
			callee: callee ? this.#fullName(this.#nameOf(callee)) + tag : "",
			object: object ? inner(object) : null,
			arguments: given.map(inner),
			keywords,
			start,
			end
		};
		if (call.callee !== "Deno.env.get") return call;
		const [name = plainExpression] = call.arguments;
		return {
			type: "variable",
			name,
			fallback: null,
			isRequired: false,
			start,
			end
		};
	}
	#nameOf(callee) {
		const text = this.#at(callee);
		if (/^[\w$.]+$/.test(text)) return text;
		const property = child(callee, "property");
		return property ? `.${this.#at(property)}` : "";
	}
	#operator(node, inner) {
		const [left, right] = [inner(child(node, "left")), inner(child(node, "right"))];
		const sign = node.children.find(({ field }) => field === "operator")?.type;
		if (sign === "+") return {
			type: "joined",
			parts: [left, right]
		};
		if (sign === "||" || sign === "??") return left.type === "variable" ? {
			...left,
			fallback: right
		} : {
			type: "either",
			options: [left, right]
		};
		return {
			type: "other",
			inner: [left, right]
		};
	}
	#at(node) {
		return node ? this.#text.slice(node.start, node.end) : "";
	}
};
// src/scripts/effects/node/module.ts
function readNodeModule(source) {
	const reader = new NodeReader(source.text);
	reader.visit(source.root, null);
	return reader.module;
}
const callable = new Map([
	["node-fetch", "fetch"],
	["cross-fetch", "fetch"],
	["isomorphic-fetch", "fetch"]
]);
var NodeReader = class {
	module = new ModuleBuilder();
	#text;
	#expressions;
	constructor(text) {
		this.#text = text;
		this.#expressions = new NodeExpressions(text, (name) => this.module.fullName(name));
	}
	visit(node, scope) {
		for (const inner of named(node)) this.#one(inner, scope);
	}
	#one(node, scope) {
		if (functions.has(node.type)) {
			this.#function(node, scope, this.#at(child(node, "name")));
			return;
		}
		switch (node.type) {
			case "import_statement":
				this.#import(node);
				return;
			case "variable_declarator":
				this.#declare(node, scope);
				return;
			case "augmented_assignment_expression": {
				const [left, right] = [child(node, "left"), child(node, "right")];
				if (left && right) this.module.extend(scope, this.#at(left), this.#expressions.read(right));
				this.visit(node, scope);
				return;
			}
			case "assignment_expression":
				this.#assign(child(node, "left"), child(node, "right"), scope);
				return;
			case "field_definition":
			case "public_field_definition": {
				const name = child(node, "property") ?? child(node, "name");
				this.#assign(name, child(node, "value"), scope);
				return;
			}
			case "for_in_statement":
				this.#loop(node, scope);
				return;
			case "call_expression":
			case "new_expression":
			case "member_expression":
			case "template_string":
			case "binary_expression":
			case "await_expression":
			case "subscript_expression":
			case "ternary_expression":
				this.module.evaluated.push({
					scope,
					expression: this.#expressions.read(node)
				});
				this.#functionsIn(node, scope);
				return;
			default:
				this.visit(node, scope);
				return;
		}
	}
	#functionsIn(node, scope) {
		for (const inner of named(node)) if (functions.has(inner.type)) this.#function(inner, scope, "");
		else this.#functionsIn(inner, scope);
	}
	#function(node, outer, name) {
		const list = child(node, "parameters") ?? child(node, "parameter");
		const scope = {
			name,
			parameters: (list?.type === "identifier" ? [list] : list ? named(list) : []).map((parameter) => {
				const own = child(parameter, "pattern") ?? child(parameter, "left") ?? parameter;
				const value = child(parameter, "value") ?? child(parameter, "right");
				return {
					name: this.#at(own),
					fallback: value ? this.#expressions.read(value) : null
				};
			}),
			outer
		};
		const body = child(node, "body");
		if (body?.type === "statement_block") this.visit(body, scope);
		else if (body) this.#one(body, scope);
	}
	#import(node) {
		const source = child(node, "source");
		const from = moduleName(literal(this.#text, source) ?? "");
		const clause = named(node).find(({ type }) => type === "import_clause");
		for (const one of clause ? named(clause) : []) {
			if (one.type === "identifier") this.module.imports.set(this.#at(one), callable.get(from) ?? from);
			const [alias] = one.type === "namespace_import" ? named(one) : [];
			if (alias) this.module.imports.set(this.#at(alias), from);
			if (one.type !== "named_imports") continue;
			for (const specifier of named(one)) {
				const name = this.#at(child(specifier, "name"));
				const local = child(specifier, "alias");
				this.module.imports.set(local ? this.#at(local) : name, `${from}.${name}`);
			}
		}
	}
	#declare(declarator, scope) {
		const [name, value] = [child(declarator, "name"), child(declarator, "value")];
		if (!name) return;
		const from = value ? this.#required(value) : null;
		if (from === null) {
			if (value && name.type === "object_pattern") this.#takeApart(name, value, scope);
			this.#assign(name, value, scope);
			return;
		}
		if (name.type === "identifier") {
			this.module.imports.set(this.#at(name), callable.get(from) ?? from);
			return;
		}
		for (const one of named(name)) {
			const key = child(one, "key") ?? one;
			const local = child(one, "value") ?? one;
			this.module.imports.set(this.#at(local), `${from}.${this.#at(key)}`);
		}
	}
	#takeApart(pattern, value, scope) {
		if (!isEnvironment(this.module.fullName(this.#at(value)))) return;
		for (const part of named(pattern)) {
			const [key, local] = [child(part, "key") ?? child(part, "left") ?? part, child(part, "value")];
			const { start, end } = key;
			const variable = {
				type: "variable",
				name: {
					type: "text",
					text: this.#at(key)
				},
				fallback: null,
				isRequired: false,
				start,
				end
			};
			this.module.evaluated.push({
				scope,
				expression: variable
			});
			const name = this.#at(child(local ?? part, "left") ?? local ?? key);
			this.module.assignments.push({
				scope,
				name,
				value: variable
			});
		}
	}
	#required(node) {
		if (node.type === "await_expression") return this.#required(named(node)[0] ?? node);
		if (node.type === "member_expression") {
			const [object, property] = [child(node, "object"), child(node, "property")];
			const from = object && object.type !== "identifier" ? this.#required(object) : null;
			return from === null ? null : `${from}.${this.#at(property)}`;
		}
		const callee = child(node, "function");
		if (node.type !== "call_expression" || !callee || !/^(?:require|import)$/.test(this.#at(callee))) return null;
		const list = child(node, "arguments");
		const name = literal(this.#text, list ? named(list)[0] : void 0);
		return name === void 0 ? null : moduleName(name);
	}
	#assign(left, right, scope) {
		if (!left || !right) return;
		if (functions.has(right.type)) {
			this.#function(right, scope, this.#at(left).split(".").at(-1) ?? "");
			return;
		}
		const value = this.#expressions.read(right);
		this.module.evaluated.push({
			scope,
			expression: value
		});
		this.#functionsIn(right, scope);
		const name = this.#at(left);
		if (left.type === "property_identifier" || /^[\w$.]+$/.test(name)) this.module.assignments.push({
			scope,
			name,
			value
		});
	}
	#loop(node, scope) {
		const [left, right, body] = [
			child(node, "left"),
			child(node, "right"),
			child(node, "body")
		];
		const list = right ? this.#expressions.read(right) : null;
		if (list) this.module.evaluated.push({
			scope,
			expression: list
		});
		if (left) {
			const value = list?.type === "list" ? {
				type: "either",
				options: list.items
			} : null;
			this.module.assignments.push({
				scope,
				name: this.#at(left),
				value
			});
		}
		if (body) this.#one(body, scope);
	}
	#at(node) {
		return node ? this.#text.slice(node.start, node.end) : "";
	}
};
function moduleName(specifier) {
	return specifier.replace(/^node:/, "").replace("fs/promises", "fs.promises");
}
// src/scripts/effects/passing.ts
const maxPassed = 40;
var Passing = class {
	#passed = new Map();
	get isEmpty() {
		return this.#passed.size === 0;
	}
	add(use, value, scope) {
		const [first] = value;
		if (typeof first !== "object" || first === null) return false;
		const { parameter } = first;
		for (let around = scope; around; around = around.outer) {
			const position = around.parameters.findIndex(({ name }) => name === parameter);
			if (position === -1) continue;
			const known = this.#passed.get(around) ?? [];
			if (known.length < maxPassed) this.#passed.set(around, [...known, {
				use,
				value,
				parameter,
				position
			}]);
			return true;
		}
		return true;
	}
	take() {
		const byName = new Map();
		for (const [{ name }, passed] of this.#passed) if (name !== "") byName.set(name, [...byName.get(name) ?? [], ...passed]);
		this.#passed.clear();
		return byName;
	}
};
// src/scripts/effects/program/expression.ts
function innerOf(expression) {
	switch (expression.type) {
		case "joined":
		case "path": return expression.parts;
		case "either": return expression.options;
		case "list": return expression.items;
		case "other": return expression.inner;
		case "variable": return expression.fallback ? [expression.name, expression.fallback] : [expression.name];
		case "call": return [
			...expression.object ? [expression.object] : [],
			...expression.arguments,
			...expression.keywords.values()
		];
		default: return [];
	}
}
// src/scripts/effects/program/targets.ts
function hostOf(value) {
	const [first] = value;
	if (typeof first !== "string") return void 0;
	const [, userAndHost = "", end] = /^\s*(?:https?|wss?|ftps?):\/\/([^\s/?#\\]*)([/?#]?)/i.exec(first) ?? [];
	const host = userAndHost.replace(/^.*@/s, "").replace(/:\d*$/, "").toLowerCase();
	const isCut = value.length > 1 && end === "";
	return isHost(host) && !(isCut && !host.includes(".")) ? host : void 0;
}
const hostName = /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]*$/u;
const address = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[[\da-f:.]+\]$/i;
const ownMachine = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)$/;
function isHost(text) {
	return (hostName.test(text) || address.test(text)) && !ownMachine.test(text);
}
const homePaths = /^(?:~|\/root|\/home\/[^/]+|\/Users\/[^/]+)\/(?:\.ssh\/(?!known_hosts|config$)[^/]|\.ssh\/?$|\.aws\/(?!config$)|\.aws\/?$|\.netrc$|_netrc$|\.git-credentials$|\.docker\/config\.json$|\.kube\/config|\.gnupg(?:\/|$)|\.npmrc$|\.pypirc$|\.pgpass$|\.my\.cnf$|\.vault-token$|\.config\/(?:gcloud\/|gh\/hosts|hub$|op\/|rclone\/rclone\.conf|doctl\/)|\.azure\/|\.password-store|\.cargo\/credentials|\.gem\/credentials|\.terraform\.d\/credentials|\.claude\/\.credentials|\.codex\/auth\.json$|\.gemini\/oauth|\.ethereum\/keystore|\.bitcoin\/|\.electrum\/|\.config\/solana\/id\.json|Library\/Keychains|[^*]*\/(?:Login Data|Cookies|cookies\.sqlite|key4\.db|logins\.json|Local State)$)/;
const systemPaths = /^\/etc\/(?:shadow|gshadow|sudoers|ssh\/ssh_host_\w+_key)$|^\/proc\/(?:self|\d+)\/environ$|^\/var\/run\/secrets\//;
function credentialPath(value) {
	const [first] = value;
	if (typeof first !== "string") return void 0;
	const path = first.replace(/^(?:\$HOME|\$\{HOME\}|%USERPROFILE%)(?=[\\/])/, "~").replace(/\\/g, "/").replace(/\/{2,}/g, "/");
	return homePaths.test(path) || systemPaths.test(path) ? path : void 0;
}
function outsidePath(value) {
	const [first] = value;
	if (typeof first !== "string") return void 0;
	const path = first.replace(/^(?:\$HOME|\$\{HOME\})(?=\/)/, "~").replace(/\/{2,}/g, "/");
	if (/^~\/./.test(path)) return path;
	return /^\/(?:etc|usr|opt|Library|Applications|root|home|Users)\/./.test(path) ? path : void 0;
}
// src/scripts/effects/program/values.ts
const maxValues = 6;
const maxDepth$3 = 12;
const unknown = [[null]];
var Values = class {
	#assignments;
	#isHome;
	constructor({ assignments }, isHome) {
		this.#assignments = groupBy(assignments, ({ name }) => name);
		this.#isHome = isHome;
	}
	of(expression, scope, depth = 0) {
		if (depth > maxDepth$3) return unknown;
		const inner = (one) => this.of(one, scope, depth + 1);
		switch (expression.type) {
			case "text": return [[expression.text]];
			case "joined": return combined(expression.parts.map(inner), "");
			case "path": return combined(expression.parts.map(inner), "/");
			case "either": return expression.options.flatMap(inner).slice(0, maxValues);
			case "variable": return this.#ofVariable(expression, inner);
			case "name": return this.#ofName(expression.name, scope, depth);
			case "call": return this.#ofCall(expression, inner);
			default: return unknown;
		}
	}
	definitions(name, scope) {
		const all = this.#assignments.get(name) ?? [];
		for (let around = scope; around; around = around.outer) {
			const own = all.filter((one) => one.scope === around);
			if (own.length > 0) return own;
			if (around.parameters.some((parameter) => parameter.name === name)) return [];
		}
		if (!name.includes(".")) return all.filter((one) => one.scope === null);
		const [, own] = /^(?:self|cls|this)\.(\w+)$/.exec(name) ?? [];
		return all.length > 0 || own === void 0 ? all : this.definitions(own, null);
	}
	#ofVariable({ name, fallback }, inner) {
		if (/^(?:HOME|USERPROFILE)$/.test(plainText(inner(name)[0]) ?? "")) return [["~"]];
		return fallback ? [[null], ...inner(fallback)] : unknown;
	}
	#ofName(name, scope, depth) {
		const own = ownPaths.get(name);
		if (own !== void 0) return [[own]];
		const parameter = parameterOf(name, scope);
		const given = this.definitions(name, scope);
		if (given.length === 0 && parameter) {
			const { fallback } = parameter;
			const defaults = fallback ? this.of(fallback, scope, depth + 1) : [];
			return [[{ parameter: name }], ...defaults];
		}
		if (given.length === 0 || given.length > maxValues) return unknown;
		return given.flatMap(({ value, scope: own }) => value ? this.of(value, own, depth + 1) : unknown).slice(0, maxValues);
	}
	#ofCall(call, inner) {
		if (this.#isHome(call)) return [["~"]];
		const [first] = call.arguments;
		const method = call.callee.split(".").at(-1) ?? "";
		const folderOf = /(?:^|\.)dirname$/.test(call.callee) ? first : call.object;
		if (folderOf && /^(?:dirname|parent)$/.test(method)) return inner(folderOf).map((value) => folderOfSelf(value));
		if (pathMakers.has(call.callee)) return combined(call.arguments.map(inner), "/");
		if (first && wrappers.has(call.callee)) return inner(first);
		if (call.object && pathMethods.has(method)) return combined([call.object, ...call.arguments].map(inner), "/");
		if (call.object && sameText.has(method)) return inner(call.object);
		return unknown;
	}
};
const selfFolder = "${SELF}";
const ownPaths = new Map([...[
	"__file__",
	"__filename",
	"import.meta.url",
	"import.meta.filename"
].map((name) => [name, `${selfFolder}/.`]), ...["__dirname", "import.meta.dirname"].map((name) => [name, selfFolder])]);
function folderOfSelf(value) {
	const path = plainText(value);
	if (!path?.startsWith("${SELF}")) return [null];
	return [path === "${SELF}" ? `${path}/..` : path.replace(/\/[^/]*$/, "")];
}
const pathMakers = new Set([
	"os.path.join",
	"pathlib.Path",
	"pathlib.PurePath",
	"path.join",
	"path.resolve"
]);
const pathMethods = new Set(["joinpath"]);
const sameText = new Set([
	"strip",
	"rstrip",
	"expanduser",
	"resolve",
	"absolute",
	"trim",
	"toString"
]);
const wrappers = new Set([
	"str",
	"os.path.expanduser",
	"os.path.expandvars",
	"os.path.abspath",
	"os.path.realpath",
	"os.fspath",
	"url.fileURLToPath",
	"fileURLToPath",
	"String",
	"URL",
	"yarl.URL",
	"httpx.URL"
]);
function parameterOf(name, scope) {
	for (let around = scope; around; around = around.outer) {
		const found = around.parameters.find((parameter) => parameter.name === name);
		if (found) return found;
	}
}
function combined(parts, separator) {
	let found = [[]];
	for (const [index, options] of parts.entries()) {
		const before = index === 0 || separator === "" ? [] : [separator];
		found = found.flatMap((start) => options.map((option) => [
			...start,
			...before,
			...option
		])).slice(0, maxValues);
	}
	return found.map(compact);
}
function compact(value) {
	const parts = [];
	for (const part of value) {
		const last = parts.at(-1);
		if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
		else parts.push(part);
	}
	return parts;
}
function plainText(value) {
	if (!value?.every((part) => typeof part === "string")) return void 0;
	return value.join("");
}
function filledIn(value, given) {
	return compact([...given, ...value.slice(1)]);
}
// src/scripts/effects/resolver.ts
const maxDepth$2 = 8;
var Resolver = class {
	#language;
	#values;
	constructor(language, values) {
		this.#language = language;
		this.#values = values;
	}
	sinksOf(call, scope) {
		const { sinks } = this.#language;
		const own = sinks.get(call.callee) ?? sinks.get(this.#fullName(call, scope));
		if (own) return own;
		const method = call.callee.split(".").at(-1) ?? "";
		const ofPath = call.object ? pathMethods$1.get(method) : void 0;
		if (ofPath) return [{
			use: ofPath,
			at: -1,
			keywords: []
		}];
		const ofClient = isClient(call) ? clientMethods.get(method) : void 0;
		return ofClient ? [{
			use: ofClient,
			at: 0,
			keywords: ["url"]
		}] : [];
	}
	#fullName({ callee, object }, scope) {
		const method = callee.split(".").at(-1) ?? "";
		if (object?.type === "call") return `${object.callee}().${method}`;
		if (object?.type !== "name") return callee;
		const makers = this.#values.definitions(object.name, scope).map(({ value }) => value);
		const [maker] = makers;
		return makers.length === 1 && maker?.type === "call" ? `${maker.callee}().${method}` : callee;
	}
	networkSource(expression, scope, depth = 0) {
		if (depth > maxDepth$2) return void 0;
		const given = expression.type === "call" ? this.#askedFor(expression, scope) : void 0;
		if (given) {
			const url = this.#values.of(given, scope).find((value) => hostOf(value) !== void 0);
			if (url) return plainText(url) ?? String(url[0]);
			return this.networkSource(given, scope, depth + 1) ?? "";
		}
		const inner = expression.type === "name" ? this.#definitionsOf(expression.name, scope) : innerOf(expression);
		for (const one of inner) {
			const found = one ? this.networkSource(one, scope, depth + 1) : void 0;
			if (found !== void 0) return found;
		}
	}
	#definitionsOf(name, scope) {
		const own = this.#values.definitions(name, scope);
		return (own.length > 0 ? own : this.#values.definitions(name.replace(/\.\w+$/, ""), scope)).map(({ value }) => value);
	}
	#askedFor(call, scope) {
		const sink = this.sinksOf(call, scope).find(({ use }) => use === "asks" || use === "sends");
		return sink && argumentAt(call, sink);
	}
	wordsOf({ use }, given, call, scope) {
		if (use === "starts") return this.#items(given, scope);
		if (use !== "starts-program") return null;
		return [given, ...call.arguments.map((one) => this.#items(one, scope) ?? []).find((items) => items.length > 0) ?? call.arguments.slice(1)];
	}
	#items(expression, scope) {
		if (expression.type === "list") return expression.items;
		const [first] = expression.type === "joined" ? expression.parts : [];
		if (first?.type === "list") return [...first.items, plainExpression];
		if (expression.type !== "name") return null;
		const lists = this.#values.definitions(expression.name, scope).flatMap(({ value }) => {
			const items = value && value.type !== "name" ? this.#items(value, scope) : null;
			return items ? [items] : [];
		});
		return lists.length === 1 ? lists[0] ?? null : null;
	}
};
function argumentAt(call, { at, keywords }) {
	if (at === -1) return call.object ?? void 0;
	const keyword = keywords.find((name) => call.keywords.has(name));
	return keyword === void 0 ? call.arguments[at] : call.keywords.get(keyword);
}
function isClient({ object }) {
	return object?.type === "name" && /(?:^|[._])(?:session|sess|client|http|http_client|scraper|api)$/i.test(object.name);
}
// src/scripts/effects/shell/packages.ts
const installers = [
	[/^pip[\d.]* install$/, /===?[\w.+!-]+$/],
	[/^python[\d.]* -m pip install$/, /===?[\w.+!-]+$/],
	[/^uv (?:add|pip install|tool install)$/, /===?[\w.+!-]+$/],
	[/^(?:pipx|poetry|pdm|conda|mamba|micromamba) (?:install|add)$/, /=\d[\w.+!-]*$/],
	[/^(?:npm|pnpm|yarn|bun) (?:i|install|add)$/, /.@\d+\.\d+\.\d[\w.+-]*$/],
	[/^(?:apt|apt-get|dnf|yum|zypper) install$/, /=\d/],
	[/^(?:brew|gem|choco|winget|snap|port) install$/, /@\d/],
	[/^(?:cargo|go) install$/, /@v?\d+\.\d+\.\d+/],
	[/^apk add$/, /=\d/]
];
const valueOptions = /^(?:-r|--requirement|-c|--constraint|-i|--index-url|--extra-index-url|-t|--target|--prefix|-e|--editable|-n|--name|--registry|--python|-p|--group|--extra|-v|--version)$/;
const longest = 4;
function packagesOf(program, words) {
	const all = [program, ...words];
	const named = all.flatMap((word, index) => word?.startsWith("-") && word !== "-m" ? [] : [index]);
	for (let length = 2; length <= longest; length++) {
		const begin = named.slice(0, length).map((index) => all[index]);
		const found = installers.find(([pattern]) => pattern.test(begin.join(" ")));
		const last = named[length - 1];
		if (found && last !== void 0) return operands(all.slice(last + 1)).map((value) => installed(value, found[1]));
	}
	return [];
}
function installed(value, pinned) {
	return {
		value,
		isPinned: pinned.test(value)
	};
}
function operands(words) {
	return words.filter((word, index) => word !== void 0 && /^@?[a-z\d][\w.+:/@=~^<>![\],-]*$/i.test(word) && !/^\.{1,2}\//.test(word) && !valueOptions.test(words[index - 1] ?? ""));
}
// src/scripts/effects/shell/arguments.ts
const shellWords = new Set(`if then else elif fi for while until do done case esac function in alias bg bind break builtin caller cd command compgen complete continue declare dirs disown echo enable eval exec exit
   export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray
   readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait [ [[ . :
   sh bash zsh dash ls cat grep egrep fgrep sed awk gawk mkdir rmdir cp mv rm ln touch chmod chown head tail cut sort uniq wc
   tr tee find xargs date sleep basename dirname realpath readlink mktemp env which seq yes comm diff cmp paste join fold
   expr bc stat du df id whoami uname hostname file strings od hexdump xxd base64 md5sum sha1sum sha256sum shasum tput clear
   stty tty nl rev tac split column less more timeout nohup nice time sudo tar gzip gunzip zip unzip logger ps pgrep pkill`.split(/\s+/));
function argumentEffects(values, { start, end }, isShell = true) {
	const place = {
		start,
		end
	};
	const program = plainText(values[0]);
	const name = programName(program);
	const rest = values.slice(1);
	return [
		...!(program === void 0 || /^\.{0,2}\/(?!usr\/|bin\/|sbin\/|opt\/)|^$|^~/.test(program)) && /^[\w.+-]+$/.test(name) && !(isShell && shellWords.has(name)) ? [{
			kind: "program",
			value: name,
			...place
		}] : [],
		...hostEffects(name, rest).map((effect) => ({
			...effect,
			...place
		})),
		...packagesOf(name, rest.map(plainText)).map((found) => ({
			kind: "package",
			...found,
			...place
		})),
		...(name === "" || quiet.has(name) ? [] : rest).flatMap((value) => {
			const path = credentialPath(value);
			return path === void 0 ? [] : [{
				kind: "credential",
				value: path,
				...place
			}];
		})
	];
}
const quiet = new Set([
	"echo",
	"printf",
	"chmod",
	"mkdir",
	"ls",
	"test",
	"[",
	"[[",
	"ssh-keygen"
]);
const fetchers = new Set([
	"curl",
	"wget",
	"http",
	"https",
	"xh",
	"aria2c"
]);
const hostPrograms = new Set([
	"nc",
	"ncat",
	"netcat",
	"telnet"
]);
const sending = /^(?:-d|--data.*|-F|--form.*|-T|--upload-file|--json|--post-data.*|--post-file.*)$/;
function hostEffects(name, rest) {
	if (hostPrograms.has(name)) {
		const host = rest.map(plainText).find((text) => text !== void 0 && isHost(text));
		return host === void 0 ? [] : [{
			kind: "host",
			value: host
		}];
	}
	if (!fetchers.has(name)) return [];
	const texts = rest.map((value) => typeof value[0] === "string" ? value[0] : "");
	const sends = texts.some((text, index) => sending.test(text) || /^--(?:data[\w-]*|form|post-data|json)=/.test(text) || /^(?:-X|--request)$/.test(text) && /^(?:POST|PUT|PATCH)$/.test(texts[index + 1] ?? "") || /^(?:-X|--request=)(?:POST|PUT|PATCH)$/.test(text));
	return rest.flatMap((value, index) => {
		if (/^(?:-H|--header|-e|--referer|-d|--data.*|-A|--user-agent|-b|--cookie)$/.test(texts[index - 1] ?? "")) return [];
		const host = hostOf(value);
		return host === void 0 ? [] : [{
			kind: "host",
			value: host,
			...sends && { how: "posts" }
		}];
	});
}
// src/scripts/effects/shell/shell.ts
const nothing$1 = {
	effects: [],
	variables: []
};
function shellEffects(text) {
	const script = readShell(text);
	return script ? scriptEffects(script, constantsOf(script)) : nothing$1;
}
function constantsOf({ commands }) {
	const values = new Map();
	for (const { name, value } of commands.flatMap(({ assignments }) => assignments)) values.set(name, values.has(name) ? null : value);
	return new Map([...values].flatMap(([name, value]) => value ? [[name, value]] : []));
}
function scriptEffects(script, constants) {
	const assigned = new Set(script.commands.flatMap((command) => [...command.assignments.map(({ name }) => name), ...namesGiven(command)]));
	const isForeign = script.commands.some(({ words: [first] }) => ["source", "."].includes(first?.text ?? ""));
	const all = script.commands.flatMap((command, index) => [
		...script.functions.has(nameOfProgram(command.words[0])) ? [] : commandEffects(command, constants),
		...fetchedCode(command, script.commands[index - 1], constants),
		...redirectEffects(command, constants)
	]);
	const effects = isForeign ? all.filter(({ kind, value }) => kind !== "program" || !value.includes("_")) : all;
	const variables = script.commands.flatMap(({ words, redirects, assignments, start, end }) => [
		...words,
		...redirects.map(({ target }) => target),
		...assignments.map(({ value }) => value)
	].flatMap(({ parts }) => variablesIn(parts)).filter(({ name }) => !assigned.has(name)).map(({ name, isRequired }) => ({
		name,
		isRequired,
		start,
		end
	})));
	const secrets = variables.filter(({ name }) => name === name.toUpperCase() && isSecretName(name)).map(({ name, start, end }) => ({
		kind: "secret",
		value: name,
		start,
		end
	}));
	return {
		effects: [...effects, ...secrets],
		variables
	};
}
function namesGiven({ words }) {
	const [program, ...rest] = words.map(({ text }) => text ?? "");
	return /^(?:read|mapfile|readarray|getopts|local|declare|typeset|printf)$/.test(program ?? "") ? rest.filter((word) => /^[A-Za-z_]\w*$/.test(word)) : [];
}
const alwaysSet = /^(?:BASH\w*|DIRSTACK|EUID|FUNCNAME|GROUPS|HOME|HOST(?:NAME|TYPE)|IFS|LINENO|LOGNAME|MACHTYPE|OLDPWD|OPTARG|OPTIND|OSTYPE|PATH|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHLVL|TERM|UID|USER|ZSH_VERSION|_)$/;
function variablesIn(parts) {
	return parts.flatMap((part) => {
		if (part.kind !== "variable" || !/^[A-Z_][A-Z\d_]*$/i.test(part.name)) return [];
		const isOfShell = part.name !== part.name.toUpperCase() || alwaysSet.test(part.name);
		return [{
			name: part.name,
			isRequired: part.fallback === null && !isOfShell
		}];
	});
}
const maxDepth$1 = 4;
function textOf(word, constants, depth = 0) {
	if (word.text !== null) return [word.text];
	return compact(word.parts.flatMap((part) => {
		if (part.kind === "text") return [part.text];
		if (part.kind !== "variable" || !part.isWhole || depth > maxDepth$1) return [null];
		if (part.name === "HOME") return ["~"];
		const constant = constants.get(part.name) ?? part.fallback;
		return constant ? textOf(constant, constants, depth + 1) : [null];
	}));
}
function commandEffects(command, constants) {
	const words = launched(command.words);
	const [program] = words;
	if (!program || isLookup(command)) return [];
	const values = words.map((word) => textOf(word, constants));
	const { start, end } = command;
	const fetched = isRunner.test(nameOfProgram(command.words[0])) ? plainText(values[0]) : void 0;
	if (fetched === void 0 || words.length === command.words.length) return argumentEffects(values, command);
	const isPinned = /.@\d+\.\d+\.\d+|==/.test(fetched);
	return /^[\w@./=<>~-]+$/.test(fetched) && !/^\.{0,2}\//.test(fetched) ? [{
		kind: "package",
		value: fetched,
		isPinned,
		start,
		end
	}] : [];
}
function isLookup({ words: [first, second] }) {
	return first?.text === "command" && /^-[vV]$/.test(second?.text ?? "");
}
const isRunner = /^(?:npx|bunx|pnpx|uvx)$/;
const interpreter = /^(?:(?:ba|z|da|k|fi)?sh|python[\d.]*|node|perl|ruby|pwsh|iex)$/;
function fetchedCode(command, before, constants) {
	const words = launched(command.words);
	const name = nameOfProgram(words[0]);
	const { start, end } = command;
	const code = (fetcher) => {
		const url = fetcher.words.map((word) => textOf(word, constants)).find((value) => hostOf(value) !== void 0);
		return {
			kind: "network-code",
			value: url ? plainText(url) ?? String(url[0]) : "",
			start,
			end
		};
	};
	if (command.after === "|" && before?.isPiped === true && isFetcher(before) && interpreter.test(name) && words.slice(1).every(({ text }) => isOptionOrDash(text))) return [code(before)];
	if (!interpreter.test(name) && ![
		"eval",
		"source",
		"."
	].includes(name)) return [];
	return words.slice(1).flatMap(({ parts }) => fetchersIn(parts)).slice(0, 1).map(code);
}
function isOptionOrDash(text) {
	return text === null || text.startsWith("-") || !/[./]/.test(text);
}
function isFetcher({ words }) {
	return ["curl", "wget"].includes(nameOfProgram(launched(words)[0]));
}
function fetchersIn(parts) {
	return parts.flatMap((part) => part.kind === "substitution" ? part.script.commands.filter(isFetcher) : []);
}
function redirectEffects({ redirects, start, end }, constants) {
	return redirects.flatMap(({ operator, target }) => {
		if (operator.startsWith("<<")) return [];
		const value = textOf(target, constants);
		if (operator.startsWith("<")) {
			const path = credentialPath(value);
			return path === void 0 ? [] : [{
				kind: "credential",
				value: path,
				start,
				end
			}];
		}
		const path = outsidePath(value);
		return path === void 0 ? [] : [{
			kind: "write",
			value: path,
			start,
			end
		}];
	});
}
// src/scripts/effects/value-effects.ts
function valueEffects(use, value, call) {
	const { start, end } = call;
	const effect = (kind, text) => text === void 0 ? [] : [{
		kind,
		value: text,
		start,
		end
	}];
	switch (use) {
		case "asks": return effect("host", hostOf(value)).map((one) => sendsData(call) ? posting(one) : one);
		case "sends": return effect("host", hostOf(value)).map(posting);
		case "connects": {
			const name = plainText(value);
			return effect("host", name !== void 0 && isHost(name) ? name : void 0);
		}
		case "starts-program": return startedEffects([value], call);
		case "starts":
		case "shell": return lineEffects(shellText(value), call);
		case "reads": return effect("credential", credentialPath(value));
		case "writes": {
			const credential = credentialPath(value);
			return credential === void 0 ? effect("write", outsidePath(value)) : effect("credential", credential);
		}
		default: return [];
	}
}
function startedEffects(values, call) {
	const [program, option, line] = values.map(plainText);
	if (isShell.test(program ?? "") && /^-\w*c$/.test(option ?? "") && line !== void 0) return lineEffects(line, call);
	return argumentEffects(values, call, false).filter(({ kind, value }) => kind !== "program" || !/^python[\d.]*$/.test(value));
}
const isShell = /^(?:\/\S+\/)?(?:ba|z|da)?sh$/;
function lineEffects(line, { start, end }) {
	return shellEffects(line).effects.map((effect) => ({
		...effect,
		start,
		end
	}));
}
function posting(effect) {
	return {
		...effect,
		how: "posts"
	};
}
function sendsData({ keywords, arguments: [first] }) {
	const method = keywords.get("method") ?? first;
	return method?.type === "text" && /^(?:POST|PUT|PATCH)$/i.test(method.text) || [
		"body",
		"data",
		"json",
		"files"
	].some((name) => keywords.has(name));
}
function shellText(value) {
	return value.map((part) => typeof part === "string" ? part : "$1").join("");
}
// src/scripts/effects/observe.ts
const maxRounds = 4;
const maxEffects = 2e3;
function observe(module, language) {
	return new Observer(module, language).read();
}
var Observer = class {
	#module;
	#language;
	#values;
	#resolver;
	#passing = new Passing();
	#effects = [];
	#variables = [];
	#startedPrograms = [];
	#calls = [];
	constructor(module, language) {
		this.#module = module;
		this.#language = language;
		this.#values = new Values(module, language.isHome);
		this.#resolver = new Resolver(language, this.#values);
	}
	read() {
		for (const { expression, scope } of this.#module.evaluated) this.#visit(expression, scope);
		for (const { call, scope } of this.#calls) this.#call(call, scope);
		for (let round = 0; round < maxRounds && !this.#passing.isEmpty; round++) this.#followCalls();
		return {
			effects: this.#effects.slice(0, maxEffects),
			variables: this.#variables,
			started: this.#startedPrograms.slice(0, maxEffects)
		};
	}
	#visit(expression, scope) {
		if (expression.type === "variable") this.#variable(expression, scope);
		if (expression.type === "call") this.#calls.push({
			call: expression,
			scope
		});
		if (expression.type === "path") this.#path(expression, scope);
		for (const inner of innerOf(expression)) this.#visit(inner, scope);
	}
	#variable(read, scope) {
		const { start, end, isRequired } = read;
		for (const value of this.#values.of(read.name, scope)) {
			const name = plainText(value);
			if (name === void 0 || !/^[A-Za-z_]\w*$/.test(name)) continue;
			this.#variables.push({
				name,
				isRequired,
				start,
				end
			});
			if (isSecretName(name)) this.#effects.push({
				kind: "secret",
				value: name,
				start,
				end
			});
		}
	}
	#path(path, scope) {
		const { start, end } = path;
		const value = this.#values.of(path, scope).map(credentialPath).find(Boolean);
		if (value) this.#effects.push({
			kind: "credential",
			value,
			start,
			end
		});
	}
	#call(call, scope) {
		if (makesPath(call)) this.#path(call, scope);
		for (const keyword of hostKeywords) {
			const url = call.keywords.get(keyword);
			if (url) this.#use({
				use: "asks",
				at: 0,
				keywords: []
			}, url, call, scope);
		}
		for (const sink of this.#resolver.sinksOf(call, scope)) {
			const given = argumentAt(call, sink);
			if (given && sink.use === "evaluates") this.#evaluated(given, call, scope);
			else if (given) this.#use(sink, given, call, scope);
		}
	}
	#evaluated(given, { start, end }, scope) {
		const value = this.#resolver.networkSource(given, scope);
		if (value !== void 0) this.#effects.push({
			kind: "network-code",
			value,
			how: "evaluates",
			start,
			end
		});
	}
	#use(sink, given, call, scope) {
		const words = this.#resolver.wordsOf(sink, given, call, scope);
		if (words) {
			this.#started(words, call, scope);
			return;
		}
		const use = sink.use === "reads" && this.#language.writes(call) ? "writes" : sink.use;
		for (const value of this.#values.of(given, scope)) {
			if (use === "shell" || use === "starts") this.#addStarted(shellText(value), call);
			if (!this.#passing.add(use, value, scope)) this.#effects.push(...valueEffects(use, value, call));
		}
	}
	#started(words, call, scope) {
		const values = words.map((word) => this.#values.of(word, scope)[0] ?? [null]);
		if (this.#passing.add("starts-program", values[0] ?? [], scope)) return;
		const own = words[0]?.type === "name" ? interpreters.get(words[0].name) : void 0;
		const all = own === void 0 ? values : [[own], ...values.slice(1)];
		const texts = all.map((value) => plainText(value));
		this.#addStarted(texts.map((text) => text === void 0 ? "\"$@\"" : wordsAsCommand([text])).join(" "), call);
		const known = all.map((value, index) => texts[index]?.startsWith("${SELF}") ? [null] : value);
		this.#effects.push(...startedEffects(own === "node" ? [[null], ...known.slice(1)] : known, call));
	}
	#addStarted(command, { keywords, start, end }) {
		this.#startedPrograms.push({
			command,
			hasFolder: keywords.has("cwd"),
			start,
			end
		});
	}
	#followCalls() {
		const byName = this.#passing.take();
		for (const { call, scope } of this.#calls) {
			const passed = byName.get(call.callee.split(".").at(-1) ?? "") ?? [];
			for (const one of passed) this.#calledWith(one, call, scope);
		}
	}
	#calledWith({ use, value, parameter, position }, call, scope) {
		const given = call.keywords.get(parameter) ?? call.arguments[position];
		for (const text of given ? this.#values.of(given, scope) : []) {
			const whole = filledIn(value, text);
			if (!this.#passing.add(use, whole, scope)) this.#effects.push(...valueEffects(use, whole, call));
		}
	}
};
function makesPath({ callee, object }) {
	return /(?:^|\.)(?:expanduser|join|resolve|joinpath)$/.test(callee) && (object !== null || callee.includes("."));
}
const interpreters = new Map([["sys.executable", "python"], ["process.execPath", "node"]]);
// src/scripts/effects/python/inline-metadata.ts
const start = /^# \/\/\/ script[ \t]*\r?$/m;
const block = /^# \/\/\/ script[ \t]*\r?\n((?:#(?: .*)?\r?\n)*?)# \/\/\/[ \t]*$/my;
const maxBlock = 2e4;
function declaredPackages(text) {
	const from = text.search(start);
	if (from === -1) return [];
	block.lastIndex = 0;
	const found = block.exec(text.slice(from, from + maxBlock));
	const [, lines = ""] = found ?? [];
	const list = /dependencies\s*=\s*\[((?:[^[\]]|\[[^[\]]*\])*)\]/.exec(lines.replace(/^#/gm, " "));
	if (!found || !list) return [];
	return [...(list[1] ?? "").matchAll(/"([^"\n]+)"|'([^'\n]+)'/g)].map(([, double, single]) => {
		const value = (double ?? single ?? "").trim();
		return {
			kind: "package",
			value,
			isPinned: /===?\s*[\w.+!-]+$/.test(value),
			start: from,
			end: from + 12
		};
	});
}
// src/scripts/effects/python/language.ts
const python = {
	sinks: pythonSinks,
	isHome: ({ callee }) => callee === "pathlib.Path.home" || callee === "Path.home",
	writes: ({ callee, arguments: given, keywords }) => {
		if (!/(?:^|\.)open$/.test(callee)) return false;
		const mode = keywords.get("mode") ?? given[callee.includes(".") && !/^(?:io|codecs)\./.test(callee) ? 0 : 1];
		return mode?.type === "text" && /[wax+]/.test(mode.text);
	}
};
// src/scripts/effects/python/expressions.ts
const maxDepth = 60;
var PythonExpressions = class {
	#source;
	#fullName;
	constructor(source, fullName) {
		this.#source = source;
		this.#fullName = fullName;
	}
	read(node, depth = 0) {
		if (depth > maxDepth) return plainExpression;
		const inner = (one) => one ? this.read(one, depth + 1) : plainExpression;
		switch (node.type) {
			case "string": return this.#string(node, inner);
			case "concatenated_string": return {
				type: "joined",
				parts: named(node).map(inner)
			};
			case "identifier": return {
				type: "name",
				name: this.#fullName(this.#text(node))
			};
			case "attribute": return this.#attribute(node, inner);
			case "call": return this.#call(node, inner);
			case "subscript": return this.#subscript(node, inner);
			case "binary_operator": return this.#operator(node, inner);
			case "conditional_expression": {
				const [then, , otherwise] = named(node);
				return {
					type: "either",
					options: [inner(then), inner(otherwise)]
				};
			}
			case "boolean_operator": return {
				type: "either",
				options: [inner(child(node, "left")), inner(child(node, "right"))]
			};
			case "list":
			case "tuple":
			case "set": return {
				type: "list",
				items: named(node).map(inner)
			};
			case "await":
			case "parenthesized_expression": return inner(named(node)[0]);
			case "lambda": return {
				type: "other",
				inner: [inner(child(node, "body"))]
			};
			default: return {
				type: "other",
				inner: named(node).map(inner)
			};
		}
	}
	#attribute(node, inner) {
		const text = this.#text(node);
		if (/^[\w.]+$/.test(text)) return {
			type: "name",
			name: this.#fullName(text)
		};
		const object = inner(child(node, "object"));
		if (!/\.parent$/.test(text)) return {
			type: "other",
			inner: [object]
		};
		const { start, end } = node;
		return {
			type: "call",
			callee: ".parent",
			object,
			arguments: [],
			keywords: new Map(),
			start,
			end
		};
	}
	#string(node, inner) {
		const value = constantOf(this.#source, node, () => void 0);
		if (typeof value === "string") return {
			type: "text",
			text: value
		};
		if (!node.children.some(({ type }) => type === "interpolation")) return plainExpression;
		return {
			type: "joined",
			parts: node.children.flatMap((part) => {
				if (part.type === "string_content") return [{
					type: "text",
					text: this.#text(part)
				}];
				return part.type === "interpolation" ? [inner(child(part, "expression") ?? named(part)[0])] : [];
			})
		};
	}
	#call(node, inner) {
		const callee = child(node, "function");
		const list = child(node, "arguments");
		const given = list ? list.type === "argument_list" ? named(list) : [list] : [];
		const keywords = new Map();
		const positional = [];
		for (const argument of given) {
			const name = argument.type === "keyword_argument" ? child(argument, "name") : void 0;
			if (name) keywords.set(this.#text(name), inner(child(argument, "value")));
			else positional.push(inner(argument));
		}
		const { start, end } = node;
		const call = {
			type: "call",
			callee: callee ? this.#fullName(this.#nameOf(callee)) : "",
			object: callee?.type === "attribute" ? inner(child(callee, "object")) : null,
			arguments: positional,
			keywords,
			start,
			end
		};
		return environmentRead(call) ?? formatted(call) ?? call;
	}
	#nameOf(callee) {
		if (callee.type === "identifier") return this.#text(callee);
		const text = this.#text(callee);
		if (/^[\w.]+$/.test(text)) return text;
		const attribute = child(callee, "attribute");
		return attribute ? `.${this.#text(attribute)}` : "";
	}
	#subscript(node, inner) {
		const value = child(node, "value");
		const name = inner(child(node, "subscript"));
		const { start, end } = node;
		if (value && this.#fullName(this.#text(value)) === "os.environ") return {
			type: "variable",
			name,
			fallback: null,
			isRequired: true,
			start,
			end
		};
		return {
			type: "other",
			inner: [inner(value), name]
		};
	}
	#operator(node, inner) {
		const [left, right] = [inner(child(node, "left")), inner(child(node, "right"))];
		const sign = node.children.find(({ field }) => field === "operator");
		const { start, end } = node;
		switch (sign?.type) {
			case "+": return {
				type: "joined",
				parts: [left, right]
			};
			case "/": return {
				type: "path",
				parts: [...left.type === "path" ? left.parts : [left], right],
				start,
				end
			};
			case "%": return left.type === "text" ? filledText(left.text, /%[sdr]/) : {
				type: "other",
				inner: [left, right]
			};
			default: return {
				type: "other",
				inner: [left, right]
			};
		}
	}
	#text(node) {
		return textAt(this.#source, node);
	}
};
function environmentRead({ callee, arguments: given, keywords, start, end }) {
	if (!/^os\.(?:getenv|environ\.(?:get|pop|setdefault))$/.test(callee)) return null;
	const [name = plainExpression, second] = given;
	return {
		type: "variable",
		name,
		fallback: second ?? keywords.get("default") ?? null,
		isRequired: false,
		start,
		end
	};
}
function formatted({ callee, object }) {
	if (!callee.endsWith(".format") || object?.type !== "text") return null;
	return filledText(object.text, /\{[^{}]*\}/);
}
function filledText(text, place) {
	return {
		type: "joined",
		parts: text.split(new RegExp(place.source, "g")).flatMap((part, index) => [...index > 0 ? [plainExpression] : [], ...part === "" ? [] : [{
			type: "text",
			text: part
		}]])
	};
}
// src/scripts/effects/python/module.ts
function readPythonModule(source) {
	const reader = new PythonReader(source);
	reader.statements(source.root, null);
	return reader.module;
}
var PythonReader = class {
	module = new ModuleBuilder();
	#source;
	#expressions;
	constructor(source) {
		this.#source = source;
		this.#expressions = new PythonExpressions(source, (name) => this.module.fullName(name));
	}
	statements(node, scope) {
		for (const statement of named(node)) this.#statement(statement, scope);
	}
	#statement(node, scope) {
		switch (node.type) {
			case "import_statement":
			case "import_from_statement":
				this.#import(node);
				return;
			case "function_definition":
				this.#function(node, scope);
				return;
			case "expression_statement":
			case "return_statement":
			case "raise_statement":
			case "assert_statement":
			case "delete_statement":
				for (const inner of named(node)) this.#evaluate(inner, scope);
				return;
			case "for_statement":
				this.#loop(node, scope);
				return;
			case "with_statement":
				for (const item of descendants(node, "with_item")) this.#withItem(item, scope);
				this.#block(node, scope);
				return;
			default:
				this.#block(node, scope);
				return;
		}
	}
	#block(node, scope) {
		for (const inner of named(node)) {
			if (inner.type === "with_clause") continue;
			if (/_statement$|_definition$|^block$|_clause$/.test(inner.type)) this.#statement(inner, scope);
			else if (inner.type !== "identifier" || inner.field === "condition") this.#evaluate(inner, scope);
		}
	}
	#import(node) {
		const from = child(node, "module_name");
		const prefix = from ? `${this.#text(from)}.` : "";
		for (const one of node.children.filter(({ field }) => field === "name")) {
			const name = one.type === "aliased_import" ? child(one, "name") : one;
			const alias = one.type === "aliased_import" ? child(one, "alias") : void 0;
			if (!name) continue;
			const full = `${prefix}${this.#text(name)}`;
			if (alias) this.module.imports.set(this.#text(alias), full);
			else if (from) this.module.imports.set(this.#text(name), full);
		}
	}
	#function(node, outer) {
		const name = child(node, "name");
		const list = child(node, "parameters");
		const parameters = (list ? named(list) : []).flatMap((parameter) => {
			const own = child(parameter, "name") ?? (parameter.type === "identifier" ? parameter : named(parameter)[0]);
			const value = child(parameter, "value");
			if (!own) return [];
			return [{
				name: this.#text(own),
				fallback: value ? this.#expressions.read(value) : null
			}];
		});
		const [first] = parameters;
		const isMethod = first?.name === "self" || first?.name === "cls";
		const scope = {
			name: name ? this.#text(name) : "",
			parameters: isMethod ? parameters.slice(1) : parameters,
			outer
		};
		const body = child(node, "body");
		if (body) this.statements(body, scope);
	}
	#loop(node, scope) {
		const [left, right] = [child(node, "left"), child(node, "right")];
		const list = right ? this.#expressions.read(right) : null;
		if (right && list) this.module.evaluated.push({
			scope,
			expression: list
		});
		if (left?.type === "identifier") {
			const value = list?.type === "list" ? {
				type: "either",
				options: list.items
			} : null;
			this.module.assignments.push({
				scope,
				name: this.#text(left),
				value
			});
		}
		for (const inner of named(node)) if (inner !== left && inner !== right) this.#statement(inner, scope);
	}
	#withItem(item, scope) {
		const value = child(item, "value") ?? named(item)[0];
		if (!value) return;
		const [expression, target] = value.type === "as_pattern" ? named(value) : [value, void 0];
		if (!expression) return;
		const read = this.#expressions.read(expression);
		this.module.evaluated.push({
			scope,
			expression: read
		});
		if (target) this.module.assignments.push({
			scope,
			name: this.#text(target),
			value: read
		});
	}
	#evaluate(node, scope) {
		if (node.type === "assignment" || node.type === "augmented_assignment") {
			this.#assign(node, scope);
			return;
		}
		if (node.type === "string" || node.type === "concatenated_string") return;
		this.module.evaluated.push({
			scope,
			expression: this.#expressions.read(node)
		});
	}
	#assign(node, scope) {
		const [left, right] = [child(node, "left"), child(node, "right")];
		if (right?.type === "assignment") this.#assign(right, scope);
		const value = right && right.type !== "assignment" ? this.#expressions.read(right) : null;
		if (value) this.module.evaluated.push({
			scope,
			expression: value
		});
		if (!left || !["identifier", "attribute"].includes(left.type)) return;
		const name = this.#text(left);
		if (node.type === "assignment") this.module.assignments.push({
			scope,
			name,
			value
		});
		else if (value) this.module.extend(scope, name, value);
	}
	#text(node) {
		return textAt(this.#source, node);
	}
};
function descendants(node, type) {
	return named(node).flatMap((inner) => inner.type === type ? [inner] : inner.type === "with_clause" ? descendants(inner, type) : []);
}
// src/scripts/effects/read-effects.ts
const signs = /https?:|wss?:|ftps?:|subprocess|popen|\bsystem\b|environ|getenv|\benv\b|expanduser|home|[~]\/|\/etc\/|\/usr\/|\/opt\/|eval|exec|spawn|socket|smtp|Connection|install|dependencies|vm\.|Function|shell|Deno|Bun|\$`/i;
const nothing = {
	effects: [],
	variables: []
};
const plainLine = /^\s*(?:#.*|(?:echo|printf|set|cd|exit|return|true|shift|fi|done|esac|else|then|do)\b[^$`|&;<>~]*)?\r?$/;
function mayHaveEffects(language, text) {
	if (language !== "shell") return signs.test(text);
	return text.split("\n").some((line) => !plainLine.test(line));
}
function readEffects(language, text) {
	if (!mayHaveEffects(language, text)) return nothing;
	if (language === "shell") {
		const { effects, variables } = shellEffects(text);
		return {
			effects: distinct(effects),
			variables
		};
	}
	const root = treeOf(language, text);
	if (!root) return nothing;
	const source = {
		text,
		root
	};
	const observed = language === "python" ? observe(readPythonModule(source), python) : observe(readNodeModule(source), node);
	const declared = language === "python" ? declaredPackages(text) : [];
	return {
		...observed,
		effects: distinct([...observed.effects, ...declared])
	};
}
const ofFunctions = /https?:|wss?:|requests|httpx|urllib|aiohttp|session|sess\b|client|scraper|\bhttp|subprocess|\bos\b|popen|system|environ|getenv|expand|home|open\(|_text\(|_bytes\(|eval\(|exec\(|compile\(|smtp|socket|ftp|shutil|pexpect|_url\b|api\b|\b(?:get|post|put|patch|run|call|request|Request|urlopen)\(/i;
function treeOf(language, text) {
	const parts = language === "python" ? [relevantText(text, ofFunctions), text] : [text];
	for (const part of parts) {
		const tree = readSource(language, part);
		if (tree?.isWhole) return tree.root;
	}
	return null;
}
function distinct(effects) {
	const found = new Map();
	for (const effect of effects) {
		const key = `${effect.kind}\0${effect.value}`;
		const known = found.get(key);
		if (!known || effect.how && !known.how) found.set(key, effect);
	}
	return [...found.values()];
}
// src/scripts/calls/markdown-calls.ts
const languages = new Set([
	"",
	"bash",
	"sh",
	"shell",
	"zsh",
	"console",
	"shell-session",
	"shellsession",
	"terminal",
	"!"
]);
const wrong = /\b(?:wrong|don'?t|do not|bad|avoid|incorrect|anti-?pattern|never|fails?|broken|deprecated)\b|\u274c|\u2717/i;
function callsOfMarkdown(place, text) {
	if (!mayCallScripts(text)) return [];
	const lines = new LineMap(text);
	const rangeAt = (start, end) => lines.locate(place.path, start, end).range ?? {
		start: {
			line: 1,
			column: 1
		},
		end: {
			line: 1,
			column: 1
		}
	};
	return [...blockCalls(place, text, rangeAt), ...spanCalls(place, text, rangeAt)].filter(({ isFound, written }) => isFound || !isWrittenBy(text, written));
}
function isWrittenBy(text, path) {
	return text.split("\n").some((line) => {
		const index = line.indexOf(path);
		return index > 0 && /(?:[^\s>]\s*>>?|\btee(?:\s+-a)?)\s*["']?$/.test(line.slice(0, index));
	});
}
function blockCalls(place, text, rangeAt) {
	return commandBlocks(text, mentionsScript).flatMap(({ commands, start }) => callsOfCommand(place, commands, (from, to) => rangeAt(start + from, start + to)).map((call) => isMention(call) ? inPart(call) : call));
}
function isMention({ at, scriptAt, written }) {
	return !written.startsWith("./") && JSON.stringify(at) === JSON.stringify(scriptAt);
}
function inPart(call) {
	const rest = {
		kind: "some",
		at: call.at
	};
	return {
		...call,
		variants: call.variants.map((words) => [...words, rest])
	};
}
const diagram = /[\u2500-\u257f\u25b2-\u25c5\u2190-\u2193]|^[ \t]*\+-{3,}|^[ \t]*\|[ \t].*\|[ \t]*$/m;
const listItem = /^[ \t]*(?:[-*+\u2022]|\d+[.)])[ \t].*$/gm;
const blankOut = (text) => text.replace(/[^\r\n]/g, " ");
function commandBlocks(text, isMeant) {
	return fencedBlocks(text).flatMap(({ info, start, end, openingLine }) => {
		const content = text.slice(start, end);
		if (!languages.has(info.toLowerCase()) || !isMeant(content, info)) return [];
		if (wrong.test(lineBefore(text, openingLine.start))) return [];
		if (info === "" && diagram.test(content)) return [];
		return [{
			commands: withoutOutput(info === "" ? content.replace(listItem, blankOut) : content),
			start,
			info
		}];
	});
}
const past = /\b(?:instead of|rather than|was|were|used to|formerly|renamed|removed|no longer)\b/i;
function spanCalls(place, text, rangeAt) {
	const plain = withoutCodeBlocks(text);
	return codeSpans(plain).flatMap(({ start, end }) => {
		const command = plain.slice(start, end);
		const line = plain.slice(plain.lastIndexOf("\n", start) + 1, start);
		const isRun = /(?:^|\s)!`$/.test(line);
		if (!mentionsScript(command)) return [];
		if (!isRun && (!/\S\s+\S/.test(command) || wrong.test(line) || past.test(line))) return [];
		const calls = callsOfCommand(place, command, (from, to) => rangeAt(start + from, start + to));
		if (isRun) return calls;
		return calls.filter(({ isFound }) => isFound).map(inPart);
	});
}
function lineBefore(text, offset) {
	return text.slice(Math.max(0, offset - 400), offset).trimEnd().split("\n").at(-1) ?? "";
}
const commandLines = /(?:[^\n]*\\\r?\n)*[^\n]*(?:\n|$)/g;
function withoutOutput(content) {
	const hasPrompt = /^[ \t]*[$%] \S/m.test(content);
	return content.replace(commandLines, (command) => {
		const prompt = hasPrompt ? /^[ \t]*[$%] /.exec(command)?.[0] : "";
		const isLeftOut = /^[^#\n]*#.*\b(?:fails|wrong|error|bad)\b/im.test(command);
		if (prompt === void 0 || isLeftOut) return blankOut(command);
		return " ".repeat(prompt.length) + command.slice(prompt.length);
	});
}
export { readEffects as a, callsOfCommand as c, mayHaveEffects as i, commandBlocks as n, shellEffects as o, distinct as r, callsAt as s, callsOfMarkdown as t };
