import { Rl as folderOf } from "./core.js";
// src/powers/programs/roots.ts
function rootsOf({ kind, root }) {
	const folder = kind === "agent" || kind === "command" ? folderOf(root) : root;
	const plugin = kind === "plugin" || kind === "repository" ? root : pluginFolder(root);
	const project = kind === "repository" ? root : projectFolder(folder);
	const projects = unique(project, "");
	const working = kind === "plugin" ? unique(root) : unique(project, folder, plugin, "");
	const plugins = unique(plugin);
	return {
		working,
		variables: new Map([
			...[
				"CLAUDE_PROJECT_DIR",
				"GITHUB_WORKSPACE",
				"workspaceFolder"
			].map((name) => [name, projects]),
			...[
				"CLAUDE_PLUGIN_ROOT",
				"PLUGIN_ROOT",
				"extensionPath"
			].map((name) => [name, plugins]),
			["CLAUDE_SKILL_DIR", unique(folder)],
			["OLDPWD", working]
		])
	};
}
function unique(...folders) {
	return [...new Set(folders)];
}
function pluginFolder(root) {
	const segments = root.split("/");
	const at = [
		"skills",
		"agents",
		"commands"
	].map((name) => segments.lastIndexOf(name, -2));
	const folder = Math.max(...at);
	return folder === -1 ? root : segments.slice(0, folder).join("/");
}
function projectFolder(folder) {
	const at = folder.search(/(?:^|\/)\.(?:claude|cursor|codex|github|gemini|opencode)(?:\/|$)/);
	return at === -1 ? "" : folder.slice(0, at);
}
export { rootsOf as t };
