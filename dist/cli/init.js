import { Ci as defuse, D as open, Fi as UsageError, J as settingsOf, Si as tool, St as readAll, Ti as visible, U as defaultBranches, W as addressOf, Y as nulTerminated, Z as runGit, f as painter, fi as compareText, q as findPlace, tt as check, v as entries, vt as load, y as wrap } from "./core.js";
import { r as writeFileAtomically, t as codeOf } from "./write-file.js";
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
// src/edges/create-file.ts
function isTaken(directory, path) {
	try {
		return lstatSync(join(directory, path), { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
function createFile(directory, path, text) {
	const above = path.split("/").slice(0, -1);
	for (const at of above.keys()) makeFolder(directory, above.slice(0, at + 1).join("/"));
	if (isTaken(directory, path)) throw new UsageError(`"${path}" is there already.`);
	writeFileAtomically(directory, path, text);
}
function makeFolder(directory, path) {
	const place = join(directory, path);
	const stat = lstatSync(place, { throwIfNoEntry: false });
	if (stat?.isDirectory()) return;
	if (stat) {
		const what = stat.isSymbolicLink() ? "a symbolic link" : "no directory";
		throw new UsageError(`"${path}" is ${what}, so nothing is written below it.`);
	}
	try {
		mkdirSync(place);
	} catch (cause) {
		throw new UsageError(`"${path}" cannot be made (${codeOf(cause)}).`);
	}
}
// src/edges/own-home.ts
async function ownAddress(name, started = process.argv[1]) {
	const top = started === void 0 ? null : packageOf(name, started);
	if (top === null) return null;
	if (top.repository !== null) return addressOf(top.repository.replace(/^git\+/, ""));
	const { repository, prefix } = findPlace(top.directory);
	if (repository === null || prefix !== "") return null;
	const { remote } = await settingsOf(repository);
	return remote === null ? null : addressOf(remote);
}
function packageOf(name, started) {
	if (!existsSync(started)) return null;
	let directory = dirname(realpathSync.native(started));
	for (; dirname(directory) !== directory; directory = dirname(directory)) {
		const place = join(directory, "package.json");
		if (!existsSync(place)) continue;
		const read = JSON.parse(readFileSync(place, "utf8"));
		if (read.name === void 0) continue;
		if (read.name !== name) return null;
		const { repository } = read;
		const url = typeof repository === "string" ? repository : repository?.url;
		return {
			directory,
			repository: url ?? null
		};
	}
	return null;
}
// src/edges/standing.ts
async function standingOf(directory) {
	const { repository, prefix } = findPlace(directory);
	if (repository === null) throw new UsageError(`"${directory}" is in no git repository.`, "Run git init first, or go into a clone.");
	if (repository.workTree === null) throw new UsageError(`"${directory}" is a bare repository.`, "Run this in a clone of it.");
	const line = async (...args) => {
		const { code, stdout } = await runGit(repository, args);
		const text = stdout.toString("utf8").trim();
		return code === 0 && text !== "" ? text : null;
	};
	const [theirs, usual, own, tags, { remote }] = await Promise.all([
		line("symbolic-ref", "refs/remotes/origin/HEAD"),
		line("for-each-ref", "--format=%(refname)", ...defaultBranches),
		line("symbolic-ref", "--short", "HEAD"),
		line("for-each-ref", "--format=%(refname:strip=2)", "refs/tags"),
		settingsOf(repository)
	]);
	return {
		top: repository.workTree,
		prefix,
		branch: branchOf(theirs, usual?.split("\n") ?? [], own),
		current: own,
		remote: remote === null ? null : addressOf(remote),
		tags: tags?.split("\n") ?? [],
		ignoredOf: async (paths) => {
			const { stdout } = await runGit(repository, [
				"check-ignore",
				"-z",
				"--stdin"
			], paths.map((path) => `${path}\0`).join(""));
			return [...nulTerminated(stdout)].map((path) => path.toString("utf8"));
		}
	};
}
function branchOf(theirs, refs, own) {
	if (theirs !== null) return {
		name: branchNameOf(theirs),
		by: "origin/HEAD"
	};
	const usual = defaultBranches.find((ref) => refs.includes(ref));
	if (usual === void 0) return own === null ? null : {
		name: own,
		by: "the current branch"
	};
	const name = branchNameOf(usual);
	if (name === own) return {
		name,
		by: "the current branch"
	};
	return {
		name,
		by: usual.startsWith("refs/remotes/") ? `there is origin/${name}` : "there is a branch of that name"
	};
}
function branchNameOf(ref) {
	return ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, "");
}
// src/starter.ts
const unknownHome = {
	host: "github.com",
	owner: "OWNER",
	name: "skillgate"
};
const workflowPlaces = {
	github: ".github/workflows/skillgate.yml",
	gitea: ".gitea/workflows/skillgate.yml",
	forgejo: ".forgejo/workflows/skillgate.yml",
	gitlab: null
};
function workflowText({ forge, home, branch, tags }) {
	const push = branch === null ? "" : `  push:\n    branches: [${scalar(branch)}]\n`;
	const why = branch === null ? "" : " # the state of the branch as a whole, too";
	const depth = tags ? "        with:\n          fetch-depth: 0 # release: needs the tags\n" : "";
	const action = forge === "github" ? `${home.owner}/${home.name}` : `https://${home.host}/${home.owner}/${home.name}`;
	return `# Tells what a pull request breaks in the skills of this repository: ${pageOf(home, "docs/ci.md")}
name: skills
on:
  pull_request:
${push.replace(/\n$/, `${why}\n`)}permissions:
  contents: read # for the checkout
jobs:
  skillgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
${depth}      - uses: ${action}@v1
`;
}
function configText(home, settings) {
	const set = settings.map(({ why, line }) => `\n# ${why}\n${line}\n`);
	return `# yaml-language-server: $schema=${rawOf(home, "schemas/config.schema.json")}
# Nothing has to be set. Every key: ${pageOf(home, "docs/configuration.md")}
${set.join("")}
# rules: { link-target: off }             # error, warning, note or off; skillgate explain lists the rules
# overrides: [{ files: ["vendor/**"], rules: { name-directory: off } }]
`;
}
function gitlabInclude(home) {
	return `include:\n  - remote: ${rawOf(home, "templates/gitlab.yml")}\n`;
}
function rawOf({ host, owner, name }, path) {
	return host === "github.com" ? `https://raw.githubusercontent.com/${owner}/${name}/v1/${path}` : `https://${host}/${owner}/${name}/raw/branch/v1/${path}`;
}
function pageOf({ host, owner, name }, path) {
	return `https://${host}/${owner}/${name}/${host === "github.com" ? "blob" : "src/branch"}/v1/${path}`;
}
function scalar(text) {
	return /^(main|master|develop|trunk)$/.test(text) ? text : JSON.stringify(text);
}
// src/survey.ts
function survey({ skills, locks, protos }, tags) {
	const counts = new Map();
	for (const { manifests } of skills) for (const dialect of new Set(manifests.map((one) => one.dialect))) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
	const ignore = leftOut(skills);
	const release = releaseOf(skills, tags);
	const settings = [];
	if (ignore.length > 0) settings.push({
		why: "Skills that tests read, or that were installed; they are nobody's to release.",
		line: `ignore: ${JSON.stringify(ignore)}`
	});
	if (release !== null) {
		const why = `Skills are released by tags such as ${release.tag}: a version step is measured from the last one.`;
		settings.push({
			why,
			line: `release: ${JSON.stringify(release.glob)}`
		});
	}
	return {
		skills: skills.length,
		dialects: [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b)),
		locks: locks.map(({ path, format }) => `${path} (${format})`),
		protos: protos.length,
		settings,
		ignore,
		release: release?.glob ?? null
	};
}
const foreign = /^(.*?(?:^|\/)(?:fixtures|__fixtures__|testdata|node_modules))(?:\/|$)/;
function leftOut(skills) {
	const found = skills.map(({ root }) => foreign.exec(root)?.[1]);
	if (!found.includes(void 0)) return [];
	const plain = found.flatMap((one) => one !== void 0 && /^[\w./@ -]+$/.test(one) ? [one] : []);
	return [...new Set(plain)].sort(compareText).map((one) => `/${one}/`);
}
const joints = [
	"@",
	"@v",
	"-v",
	"/v",
	"-",
	"/",
	"_v",
	"_"
];
function releaseOf(skills, tags) {
	const names = skills.map(({ name }) => name).filter((name) => /^[\w.-]+$/.test(name));
	for (const joint of joints) {
		const tag = tags.find((one) => names.some((name) => {
			const version = one.startsWith(`${name}${joint}`) && one.slice(name.length + joint.length);
			return version && /^\d+\.\d+/.test(version) && /^[\w.@/+-]+$/.test(one);
		}));
		if (tag !== void 0) return {
			glob: `tag:{name}${joint}*`,
			tag
		};
	}
	return null;
}
function forgeOf(host, paths) {
	const byHost = [
		[/(^|\.)github\./, "github"],
		[/gitlab/, "gitlab"],
		[/^codeberg\.org$|forgejo/, "forgejo"],
		[/gitea/, "gitea"]
	].find(([pattern]) => host !== null && pattern.test(host));
	if (byHost) return [byHost[1], `origin is at ${host}`];
	for (const [start, forge] of [
		[".forgejo/", "forgejo"],
		[".gitea/", "gitea"],
		[".gitlab-ci.yml", "gitlab"],
		[".github/", "github"]
	]) if (paths.some((path) => path.startsWith(start))) return [forge, `there is ${start}`];
	return ["github", "nothing says otherwise"];
}
// src/cli/init-text.ts
function initText(begun, { colour, width }) {
	const paint = painter(colour);
	const { written, kept, isDry } = begun;
	const table = (rows) => entries(rows.map((row) => row.map((cell) => defuse(visible(cell)))), width - 2);
	const prose = (lines) => lines.flatMap((line) => wrap(visible(line), width - 2));
	const stepLines = (line) => line.startsWith("  ") ? [visible(line)] : prose([line]);
	const files = written.map(({ path }) => [path, purposeOf(path, begun)]);
	return `${[
		["Found", table(foundRows(begun))],
		[isDry ? "Would be written" : "Written", table(files)],
		...isDry ? written.map(({ path, text }) => [path, shown(text)]) : [],
		["Kept", table(kept)],
		["The first check", prose(firstCheck(begun))],
		["Next", nextSteps(begun).flatMap((step) => step.split("\n").flatMap(stepLines))]
	].flatMap(([title, lines]) => lines.length === 0 ? [] : [[paint("strong", visible(title)), ...lines.map((line) => `  ${line}`.trimEnd())]]).map((lines) => lines.map(defuse).join("\n")).join("\n\n")}\n`;
}
function purposeOf(path, { found: { settings } }) {
	if (path.includes("/workflows/")) return "judges every pull request";
	const lines = settings.map(({ line }) => line);
	return lines.length === 0 ? "the settings" : `the settings, with ${lines.join(", ")}`;
}
function shown(text) {
	return text.trimEnd().split("\n").map(visible);
}
function foundRows({ found, standing, forge: [forge, why] }) {
	const { skills, dialects, locks, protos } = found;
	const branch = standing.branch;
	return [
		["skills", skills === 0 ? "none" : `${skills} (${dialects.map(([id, n]) => `${id} ${n}`).join(", ")})`],
		["locks", some(locks) ?? "none"],
		["protos", protos === 0 ? "none" : String(protos)],
		["branch", branch ? `${branch.name} (${branch.by})` : "none: HEAD is on no branch"],
		["server", `${names[forge]} (${why})`]
	];
}
const names = {
	github: "GitHub",
	gitea: "Gitea",
	forgejo: "Forgejo",
	gitlab: "GitLab"
};
const mostNamed = 5;
function some(all) {
	if (all.length === 0) return void 0;
	const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : "";
	return `${all.slice(0, mostNamed).join(", ")}${more}`;
}
function firstCheck(begun) {
	const { found, totals, written } = begun;
	if (found.skills === 0) return ["No skill is here yet, and a check that looked at nothing fails: add one, or set allow-empty: true."];
	const { errors, warnings, notes } = totals;
	const counts = [
		count(errors, "error"),
		count(warnings, "warning"),
		...notes > 0 ? [count(notes, "note")] : []
	].join(", ");
	const line = `${count(totals.skills, "skill")}: ${counts}.`;
	if (errors + warnings === 0) return [line];
	const push = errors > 0 && written.some(({ path }) => path.includes("/workflows/")) ? " The workflow leaves pushes out for now: there everything counts." : "";
	return [
		line,
		`None of it has to be mended first: a ${requestOf(begun)} is judged by what it brings alone (${scopeOf(begun)}); the rest is listed and does not fail.${push}`,
		`To see all of it: ${showingAll(begun.scope, notes)}`
	];
}
function showingAll(scope, notes) {
	return `skillgate check${scope === "new" ? " --scope all" : ""}${notes > 0 ? " --verbose" : ""}`;
}
function scopeOf(begun) {
	return begun.forge[0] === "gitlab" ? "--scope new" : "scope: auto, which is new on pull requests";
}
function count(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function nextSteps(begun) {
	const { written, isDry, home, forge, found } = begun;
	if (isDry && written.length > 0) return ["skillgate init"];
	const steps = [];
	const isIncluded = includesItself(begun);
	if (home === unknownHome && (written.length > 0 || forge[0] === "gitlab")) {
		const where = written.map(({ path }) => path);
		const files = where.length > 0 ? ` in ${where.join(" and ")}` : "";
		steps.push(`Put the owner who hosts Skillgate for OWNER${files}.`);
	}
	if (isIncluded) {
		const lines = gitlabInclude(home).trimEnd().split("\n");
		steps.push(["Add to .gitlab-ci.yml:", ...lines.map((line) => `  ${line}`)].join("\n"));
	}
	const paths = [...isIncluded ? [".gitlab-ci.yml"] : [], ...written.map(({ path }) => path)];
	if (paths.length > 0) steps.push(commitStep(begun, paths));
	if (written.length > 0 && found.settings.length > 0) steps.push(`That ${requestOf(begun)} is warned of the settings it adds (gate-weakened); the next one is not.`);
	if (steps.length > 0 && found.skills > 0) steps.push(`What a ${requestOf(begun)} is told, before there is one: skillgate check --scope new`);
	return steps.length > 0 ? steps : ["Nothing: skillgate check looks at what is here now."];
}
function includesItself({ forge: [forge], kept }) {
	return forge === "gitlab" && !kept.some(([path]) => path === ".gitlab-ci.yml");
}
function commitStep(begun, paths) {
	const { standing, ignored } = begun;
	const way = standing.prefix === "" ? "" : ":/";
	const named = paths.map((path) => `${way}${path}`).join(" ");
	const first = standing.current === null ? " on a branch" : "";
	const hidden = ignored.length > 0 ? `. Git ignores ${ignored.join(" and ")}; -f adds what it ignores.` : ":";
	const force = ignored.length > 0 ? "-f " : "";
	return `Commit${first}, and open a ${requestOf(begun)}${hidden}\n  git add ${force}${named} && git commit -m "Check skills"`;
}
function requestOf({ forge: [forge] }) {
	return forge === "gitlab" ? "merge request" : "pull request";
}
// src/cli/init.ts
const init = {
	name: "init",
	summary: "write a workflow and a configuration",
	operands: "",
	most: 0,
	options: [{
		name: "dry-run",
		help: "print what would be written, and write nothing"
	}],
	examples: [["skillgate init", "asks nothing, overwrites nothing"], ["skillgate init --dry-run", "look first"]],
	async run({ flags }, world) {
		const standing = await standingOf(world.cwd);
		const begun = await begin(standing, await open({
			cwd: standing.top,
			base: "none"
		}), flags.has("dry-run"));
		if (!begun.isDry) for (const { path, text } of begun.written) createFile(standing.top, path, text);
		world.print(initText(begun, world));
		return 0;
	}
};
async function begin(standing, opening, isDry) {
	const { sides, gate } = opening;
	const paths = sides.head.entries.map(({ path }) => path);
	const forge = forgeOf(placeOf(standing.remote)?.host ?? null, paths);
	const home = homeFor(forge[0], placeOf(await ownAddress(tool.name)));
	const found = survey((await load(sides.head, opening.config)).workspace, standing.tags);
	const known = gate.file?.path;
	const config = known === void 0 ? {
		...opening.config,
		ignore: found.ignore
	} : opening.config;
	const report = await check({
		...sides,
		base: null
	}, {
		...config,
		scope: "all"
	}, gate);
	const users = await workflowsUsing(opening);
	const place = workflowPlaces[forge[0]];
	const kept = users.map((path) => [path, "uses Skillgate already"]);
	const written = [];
	const offer = (path, text) => {
		if (isTaken(standing.top, path)) kept.push([path, "was there already"]);
		else written.push({
			path,
			text
		});
	};
	const isSet = known === void 0;
	if (place !== null && users.length === 0) {
		const branch = report.summary.errors === 0 ? pushed(standing) ?? null : null;
		const tags = isSet ? found.release !== null : config.release !== "base";
		offer(place, workflowText({
			forge: forge[0],
			home,
			branch,
			tags
		}));
	}
	const inGithub = forge[0] === "github" || paths.some((path) => path.startsWith(".github/"));
	if (!isSet) kept.push([known, "was there already"]);
	else offer(inGithub ? ".github/skillgate.yml" : "skillgate.yml", configText(home, found.settings));
	return {
		found,
		standing,
		forge,
		home,
		written,
		kept,
		ignored: written.length === 0 ? [] : await standing.ignoredOf(written.map((one) => one.path)),
		isDry,
		totals: report.summary,
		scope: config.scope
	};
}
function pushed({ branch }) {
	return branch && /^[\w./-]+$/.test(branch.name) ? branch.name : void 0;
}
async function workflowsUsing({ sides: { head } }) {
	const places = /^(\.(github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/;
	const paths = head.entries.flatMap(({ path, kind }) => kind !== "symlink" && places.test(path) ? [path] : []);
	const { files } = await readAll(head, paths);
	const uses = /^[^#\n]*(?:uses:|remote:|project:|run:|npx|script:|-)\s.*skillgate/m;
	return paths.filter((path) => uses.test(new TextDecoder().decode(files.get(path))));
}
function placeOf(address) {
	const [, host, owner, name] = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(address ?? "") ?? [];
	return host !== void 0 && owner !== void 0 && name !== void 0 ? {
		host,
		owner,
		name
	} : null;
}
function homeFor(forge, own) {
	return own === null || forge === "github" && own.host !== "github.com" ? unknownHome : own;
}
export { init };
