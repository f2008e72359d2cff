import { Bs as sampleFolderOf, El as get, J as runGit, Jl as UsageError, Ks as formatEntries, Kt as load, L as findRepository, Pl as text, R as readGitSettings, S as open, Vs as testFolderOf, Xl as tool, Y as splitNulTerminated, Yl as releaseTag, Ys as painter, _n as readAll, et as newConfigPath, k as defaultBranches, qs as wrap, ul as compareText, ut as check, vl as escapeInvisible, xl as neutralizeCommands, z as remoteUrl } from "./core.js";
import { n as writeFileAtomically, t as errorCode } from "./write-file.js";
import { selfUrl } from "./self-url.js";
import { lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
// src/io/disk/create-file.ts
function pathExists(directory, path) {
	try {
		return lstatSync(join(directory, path), { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
}
function createFile(directory, path, text) {
	const parents = path.split("/").slice(0, -1);
	for (const depth of parents.keys()) makeDirectory(directory, parents.slice(0, depth + 1).join("/"));
	if (pathExists(directory, path)) throw new UsageError(`"${path}" already exists.`);
	writeFileAtomically(directory, path, text);
}
function makeDirectory(directory, path) {
	const fullPath = join(directory, path);
	const stat = lstatSync(fullPath, { throwIfNoEntry: false });
	if (stat?.isDirectory()) return;
	if (stat) {
		const kind = stat.isSymbolicLink() ? "a symbolic link" : "not a directory";
		throw new UsageError(`"${path}" is ${kind}, so nothing is written below it.`);
	}
	try {
		mkdirSync(fullPath);
	} catch (cause) {
		throw new UsageError(`"${path}" cannot be created (${errorCode(cause)}).`);
	}
}
// src/io/revision/git-state.ts
async function readGitState(directory) {
	const { repository, prefix } = findRepository(directory);
	if (repository === null) throw new UsageError(`"${directory}" is not in a git repository.`, "Run git init first, or go into a clone.");
	if (repository.workTree === null) throw new UsageError(`"${directory}" is a bare repository.`, "Run this in a clone of it.");
	const gitLine = async (...args) => {
		const { code, stdout } = await runGit(repository, args);
		const text = stdout.toString("utf8").trim();
		return code === 0 && text !== "" ? text : null;
	};
	const [originHead, defaultRefs, currentBranch, tags, { remote }] = await Promise.all([
		gitLine("symbolic-ref", "refs/remotes/origin/HEAD"),
		gitLine("for-each-ref", "--format=%(refname)", ...defaultBranches),
		gitLine("symbolic-ref", "--short", "HEAD"),
		gitLine("for-each-ref", "--format=%(refname:strip=2)", "refs/tags"),
		readGitSettings(repository)
	]);
	return {
		top: repository.workTree,
		prefix,
		branch: branchOf(originHead, defaultRefs?.split("\n") ?? [], currentBranch),
		current: currentBranch,
		remote: remote === null ? null : remoteUrl(remote),
		tags: tags?.split("\n") ?? [],
		findIgnored: async (paths) => {
			const { stdout } = await runGit(repository, [
				"check-ignore",
				"-z",
				"--stdin"
			], paths.map((path) => `${path}\0`).join(""));
			return [...splitNulTerminated(stdout)].map((path) => path.toString("utf8"));
		}
	};
}
function branchOf(originHead, refs, currentBranch) {
	if (originHead !== null) return {
		name: branchNameOf(originHead),
		evidence: "origin/HEAD"
	};
	const defaultRef = defaultBranches.find((ref) => refs.includes(ref));
	if (defaultRef === void 0) return currentBranch === null ? null : {
		name: currentBranch,
		evidence: "the current branch"
	};
	const name = branchNameOf(defaultRef);
	if (name === currentBranch) return {
		name,
		evidence: "the current branch"
	};
	return {
		name,
		evidence: defaultRef.startsWith("refs/remotes/") ? `there is origin/${name}` : "there is a branch of that name"
	};
}
function branchNameOf(ref) {
	return ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, "");
}
// src/tasks/init/repository-scan.ts
function scanRepository({ skills, locks, protos }, tags) {
	const counts = new Map();
	for (const { manifests } of skills) {
		const format = formatOf(manifests);
		if (format !== "") counts.set(format, (counts.get(format) ?? 0) + 1);
	}
	const ignore = ignoredGlobs(skills);
	const release = detectRelease(skills, tags);
	const settings = [];
	if (ignore.length > 0) settings.push({
		why: "Skills for tests, or installed skills; this repository does not release them.",
		line: `ignore: ${JSON.stringify(ignore)}`
	});
	if (release !== null) {
		const why = `Skills are released by tags such as ${release.tag}: a version bump is measured from the last one.`;
		settings.push({
			why,
			line: `release: ${JSON.stringify(release.glob)}`
		});
	}
	return {
		skills: skills.length,
		unreadable: skills.filter(({ manifests }) => manifests.length === 0).length,
		dialects: [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b)),
		locks: locks.map(({ path, format }) => `${path} (${format})`),
		protos: protos.length,
		settings,
		ignore,
		release: release?.glob ?? null
	};
}
function formatOf(manifests) {
	const all = [...new Set(manifests.map(({ dialect }) => dialect))];
	const special = all.filter((dialect) => dialect !== "agent-skills").sort(compareText);
	return (special.length > 0 ? special : all).join(" + ");
}
function ignoredGlobs(skills) {
	const folders = skills.map(ignorableFolder);
	if (!folders.includes(void 0)) return [];
	const quotable = folders.flatMap((folder) => folder !== void 0 && /^[\w./@ -]+$/.test(folder) ? [folder] : []);
	return [...new Set(quotable)].sort(compareText).map((folder) => `/${folder}/`);
}
function ignorableFolder(skill) {
	const isUnusable = skill.unreadable || skill.problems.length > 0 || placeholder.test(skill.name) || skill.manifests.some(isIncomplete);
	return testFolderOf(skill.path) ?? (isUnusable ? sampleFolderOf(skill.path) : void 0);
}
function isIncomplete({ dialect, root }) {
	return dialect === "agent-skills" && !(text(get(root, "name")) && text(get(root, "description")));
}
const placeholder = /\{\{|^<.*>$|\bYOUR[_-]/i;
const tagSeparators = [
	"@",
	"@v",
	"-v",
	"/v",
	"-",
	"/",
	"_v",
	"_"
];
function detectRelease(skills, tags) {
	const names = skills.map(({ name }) => name).filter((name) => /^[\w.-]+$/.test(name));
	for (const separator of tagSeparators) {
		const tag = tags.find((candidate) => names.some((name) => {
			const version = candidate.startsWith(`${name}${separator}`) && candidate.slice(name.length + separator.length);
			return version && /^\d+\.\d+/.test(version) && /^[\w.@/+-]+$/.test(candidate);
		}));
		if (tag !== void 0) return {
			glob: `tag:{name}${separator}*`,
			tag
		};
	}
	return null;
}
function detectForge(host, paths) {
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
	return ["github", "no sign of another host"];
}
// src/tasks/init/templates.ts
const unknownAddress = {
	host: "github.com",
	owner: "OWNER",
	name: "skillaccord"
};
const workflowPaths = {
	github: ".github/workflows/skillaccord.yml",
	gitea: ".gitea/workflows/skillaccord.yml",
	forgejo: ".forgejo/workflows/skillaccord.yml",
	gitlab: null
};
function workflowText({ forge, toolAddress, branch, tags }) {
	const push = branch === null ? "" : `  push:\n    branches: [${yamlScalar(branch)}]\n`;
	const why = branch === null ? "" : " # the state of the branch as a whole, too";
	const depth = tags ? "          fetch-depth: 0 # release: needs the tags\n" : "";
	const action = forge === "github" ? `${toolAddress.owner}/${toolAddress.name}` : `https://${toolAddress.host}/${toolAddress.owner}/${toolAddress.name}`;
	return `# Reports what a pull request breaks in the skills of this repository: ${pageUrl(toolAddress, "docs/ci.md")}
name: skills
on:
  pull_request:
${push.replace(/\n$/, `${why}\n`)}permissions:
  contents: read # for the checkout
jobs:
  skillaccord:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with:
          persist-credentials: false # no later step pushes
${depth}      - uses: ${action}@${releaseTag}
`;
}
function configText(toolAddress, settings) {
	const settingLines = settings.map(({ why, line }) => `\n# ${why}\n${line}\n`);
	return `# yaml-language-server: $schema=${rawUrl(toolAddress, "schemas/config.schema.json")}
# Nothing has to be set. Every key: ${pageUrl(toolAddress, "docs/configuration.md")}
${settingLines.join("")}
# rules: { link-target: off }             # error, warning, note or off; skillaccord explain lists the rules
# overrides: [{ files: ["vendor/**"], rules: { name-directory: off } }]
`;
}
function gitlabInclude(toolAddress) {
	const { host, owner, name } = toolAddress;
	return `include:
  - remote: ${rawUrl(toolAddress, "templates/gitlab.yml")}
skillaccord:
  variables:
    SKILLACCORD_REPOSITORY: https://${host}/${owner}/${name}
    SKILLACCORD_REF: ${releaseTag}
`;
}
function rawUrl({ host, owner, name }, path) {
	return host === "github.com" ? `https://raw.githubusercontent.com/${owner}/${name}/${releaseTag}/${path}` : `https://${host}/${owner}/${name}/raw/tag/${releaseTag}/${path}`;
}
function pageUrl({ host, owner, name }, path) {
	return `https://${host}/${owner}/${name}/${host === "github.com" ? "blob" : "src/tag"}/${releaseTag}/${path}`;
}
function yamlScalar(text) {
	return /^(main|master|develop|trunk)$/.test(text) ? text : JSON.stringify(text);
}
// src/cli/text/init.ts
function initText(result, { colour, width }) {
	const paint = painter(colour);
	const { written, kept, isDryRun } = result;
	const table = (rows) => formatEntries(rows.map((row) => row.map((cell) => neutralizeCommands(escapeInvisible(cell)))), width - 2);
	const prose = (lines) => lines.flatMap((line) => wrap(escapeInvisible(line), width - 2));
	const stepLines = (line) => line.startsWith("  ") ? [escapeInvisible(line)] : prose([line]);
	const files = written.map(({ path }) => [path, purposeOf(path, result)]);
	return `${[
		["Found", table(foundRows(result))],
		[isDryRun ? "Would be written" : "Written", table(files)],
		...isDryRun ? written.map(({ path, text }) => [path, fileLines(text)]) : [],
		["Kept", table(kept)],
		["The first check", prose(firstCheck(result))],
		["Next", nextSteps(result).flatMap((step) => step.split("\n").flatMap(stepLines))]
	].flatMap(([title, lines]) => lines.length === 0 ? [] : [[paint("strong", escapeInvisible(title)), ...lines.map((line) => `  ${line}`.trimEnd())]]).map((lines) => lines.map(neutralizeCommands).join("\n")).join("\n\n")}\n`;
}
function purposeOf(path, { scan: { settings } }) {
	if (path.includes("/workflows/")) return "checks every pull request";
	const lines = settings.map(({ line }) => line);
	return lines.length === 0 ? "the settings" : `the settings, with ${lines.join(", ")}`;
}
function fileLines(text) {
	return text.trimEnd().split("\n").map(escapeInvisible);
}
function foundRows({ scan, gitState, forge: [forge, why] }) {
	const { skills, locks, protos } = scan;
	const branch = gitState.branch;
	return [
		["skills", skills === 0 ? "none" : `${skills} (${skillParts(scan).join(", ")})`],
		["locks", joinFirst(locks) ?? "none"],
		["references", protos === 0 ? "none" : `${protos} ${protos === 1 ? "file" : "files"}`],
		["branch", branch ? `${branch.name} (${branch.evidence})` : "none: HEAD is on no branch"],
		["server", `${forgeNames[forge]} (${why})`]
	];
}
function skillParts({ dialects, unreadable }) {
	const readable = dialects.map(([id, count]) => `${id} ${count}`);
	return unreadable === 0 ? readable : [...readable, `${unreadable} unreadable`];
}
const forgeNames = {
	github: "GitHub",
	gitea: "Gitea",
	forgejo: "Forgejo",
	gitlab: "GitLab"
};
const maxNamed = 5;
function joinFirst(all) {
	if (all.length === 0) return void 0;
	const more = all.length > maxNamed ? ` and ${all.length - maxNamed} more` : "";
	return `${all.slice(0, maxNamed).join(", ")}${more}`;
}
function firstCheck(result) {
	const { scan, totals, written } = result;
	if (scan.skills === 0) return ["There is no skill yet, and an empty check fails: add a skill, or set allow-empty: true."];
	const { errors, warnings, notes } = totals;
	const counts = [
		countNoun(errors, "error"),
		countNoun(warnings, "warning"),
		...notes > 0 ? [countNoun(notes, "note")] : []
	].join(", ");
	const line = `${countNoun(totals.skills, "skill")}: ${counts}.`;
	if (errors + warnings === 0) return [line];
	const pushNote = errors > 0 && written.some(({ path }) => path.includes("/workflows/")) ? " The workflow does not run on pushes for now, because all findings count there." : "";
	return [
		line,
		`You need not fix them first: only the new findings of a ${changeRequestNoun(result)} count (${scopeOf(result)}). The others are listed and do not fail.${pushNote}`,
		`To see all of them: ${showAllCommand(result.scope, notes)}`
	];
}
function showAllCommand(scope, notes) {
	return `skillaccord check${scope === "all" ? "" : " --scope all"}${notes > 0 ? " --verbose" : ""}`;
}
function scopeOf(result) {
	return result.forge[0] === "gitlab" ? "--scope new" : "scope: auto, which is new on pull requests";
}
function countNoun(amount, noun) {
	return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
function nextSteps(result) {
	const { written, isDryRun, toolAddress, forge, scan, unreplaced } = result;
	if (isDryRun && written.length > 0) return ["skillaccord init"];
	const steps = [];
	const needsInclude = needsManualInclude(result);
	const isUnknown = toolAddress === unknownAddress;
	const placeholders = [...unreplaced, ...isUnknown ? written.map(({ path }) => path) : []];
	if (placeholders.length > 0 || isUnknown && forge[0] === "gitlab") {
		const files = placeholders.length > 0 ? ` in ${placeholders.join(" and ")}` : "";
		steps.push(`Replace OWNER with the owner of the Skillaccord repository${files}.`);
	}
	if (needsInclude) {
		const lines = gitlabInclude(toolAddress).trimEnd().split("\n");
		steps.push(["Add to .gitlab-ci.yml:", ...lines.map((line) => `  ${line}`)].join("\n"));
	}
	const paths = [...needsInclude ? [".gitlab-ci.yml"] : [], ...written.map(({ path }) => path)];
	if (paths.length > 0) steps.push(commitStep(result, paths));
	if (written.length > 0 && scan.settings.length > 0) steps.push(`That ${changeRequestNoun(result)} gets a warning for the settings it adds (gate-weakened). The next one does not.`);
	if (steps.length > 0 && scan.skills > 0) steps.push(`To see the findings of a ${changeRequestNoun(result)} before you open one: skillaccord check`);
	return steps.length > 0 ? steps : ["Nothing: run skillaccord check."];
}
function needsManualInclude({ forge: [forge], kept }) {
	return forge === "gitlab" && !kept.some(([path]) => path === ".gitlab-ci.yml");
}
function commitStep(result, paths) {
	const { gitState, ignored } = result;
	const pathspecMagic = gitState.prefix === "" ? "" : ":/";
	const named = paths.map((path) => `${pathspecMagic}${path}`).join(" ");
	const branchNote = gitState.current === null ? " on a branch" : "";
	const ignoredNote = ignored.length > 0 ? `. Git ignores ${ignored.join(" and ")}; -f adds what it ignores.` : ":";
	const force = ignored.length > 0 ? "-f " : "";
	return `Commit${branchNote}, and open a ${changeRequestNoun(result)}${ignoredNote}\n  git add ${force}${named} && git commit -m "Check skills"`;
}
function changeRequestNoun({ forge: [forge] }) {
	return forge === "gitlab" ? "merge request" : "pull request";
}
// src/cli/commands/init.ts
const init = {
	name: "init",
	summary: "write a workflow and a configuration",
	operands: "",
	maxOperands: 0,
	options: [{
		name: "dry-run",
		help: "print the files, and write nothing"
	}],
	examples: [["skillaccord init", "asks nothing, overwrites nothing"], ["skillaccord init --dry-run", "look first"]],
	async run({ flags }, world) {
		const gitState = await readGitState(world.cwd);
		const result = await prepare(gitState, await open({
			cwd: gitState.top,
			base: "none"
		}), flags.has("dry-run"));
		if (!result.isDryRun) for (const { path, text } of result.written) createFile(gitState.top, path, text);
		world.print(initText(result, world));
		return 0;
	}
};
async function prepare(gitState, openedRun, isDryRun) {
	const { sides, configFiles } = openedRun;
	const paths = sides.head.entries.map(({ path }) => path);
	const forge = detectForge(parseAddress(gitState.remote)?.host ?? null, paths);
	const toolAddress = chooseAddress(forge[0], parseAddress(await selfUrl(tool.name)));
	const scan = scanRepository((await load(sides.head, openedRun.config)).workspace, gitState.tags);
	const existingConfig = configFiles.headFile?.path;
	const config = existingConfig === void 0 ? {
		...openedRun.config,
		ignore: scan.ignore
	} : openedRun.config;
	const report = await check({
		...sides,
		base: null
	}, {
		...config,
		scope: "all"
	}, configFiles);
	const existingWorkflows = await findWorkflowsUsing(openedRun);
	const workflowPath = workflowPaths[forge[0]];
	const kept = existingWorkflows.map((path) => [path, "uses Skillaccord already"]);
	const written = [];
	const writeOrKeep = (path, text) => {
		if (pathExists(gitState.top, path)) kept.push([path, "was there already"]);
		else written.push({
			path,
			text
		});
	};
	const isNewConfig = existingConfig === void 0;
	if (workflowPath !== null && existingWorkflows.length === 0) {
		const branch = report.summary.errors === 0 ? pushBranch(gitState) ?? null : null;
		const tags = isNewConfig ? scan.release !== null : config.release !== "base";
		writeOrKeep(workflowPath, workflowText({
			forge: forge[0],
			toolAddress,
			branch,
			tags
		}));
	}
	const usesGithubFolder = forge[0] === "github" || paths.some((path) => path.startsWith(".github/"));
	if (!isNewConfig) kept.push([existingConfig, "was there already"]);
	else writeOrKeep(newConfigPath(usesGithubFolder), configText(toolAddress, scan.settings));
	return {
		scan,
		gitState,
		forge,
		toolAddress,
		written,
		kept,
		ignored: written.length === 0 ? [] : await gitState.findIgnored(written.map((file) => file.path)),
		isDryRun,
		unreplaced: await findMatching(openedRun, kept.map(([path]) => path), placeholderPattern),
		totals: report.summary,
		scope: config.scope
	};
}
function pushBranch({ branch }) {
	return branch && /^[\w./-]+$/.test(branch.name) ? branch.name : void 0;
}
async function findWorkflowsUsing(openedRun) {
	const { head } = openedRun.sides;
	const workflowPattern = /^(\.(github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml)$/;
	return findMatching(openedRun, head.entries.flatMap(({ path, kind }) => kind !== "symlink" && workflowPattern.test(path) ? [path] : []), /^[^#\n]*(?:uses:|remote:|project:|run:|npx|script:|-)\s.*skillaccord/m);
}
const placeholderPattern = new RegExp(`\\b${unknownAddress.owner}/${unknownAddress.name}\\b`);
async function findMatching({ sides: { head } }, paths, pattern) {
	const { files } = await readAll(head, paths);
	return paths.filter((path) => pattern.test(new TextDecoder().decode(files.get(path))));
}
function parseAddress(address) {
	const [, host, owner, name] = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(address ?? "") ?? [];
	return host !== void 0 && owner !== void 0 && name !== void 0 ? {
		host,
		owner,
		name
	} : null;
}
function chooseAddress(forge, selfAddress) {
	return selfAddress === null || forge === "github" && selfAddress.host !== "github.com" ? unknownAddress : selfAddress;
}
export { init };
