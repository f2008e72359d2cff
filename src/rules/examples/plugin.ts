const manifest = '-- p/.claude-plugin/plugin.json --\n{"name": "p", "version": "1.0.0"}\n';

/** The two trees of an example: a plugin with one file, as it was and as it is; null for none. */
export function pluginFile(path: string, before: string | null, after: string | null): string {
  const side = (folder: string, text: string | null) => {
    const file = text === null ? '' : `-- ${folder}/p/${path} --\n${text}\n`;
    return manifest.replace('-- ', `-- ${folder}/`) + file;
  };
  return side('before', before) + side('after', after);
}

/** A `hooks.json` with one command at an event. */
export function hookAt(event: string, command: string, more = ''): string {
  return `{
  "hooks": {
    "${event}": [
      {"hooks": [{"type": "command", "command": "${command}"${more}}]}
    ]
  }
}`;
}

/** A `.mcp.json` with one server. */
function server(name: string, config: string): string {
  return `{
  "mcpServers": {
    "${name}": ${config}
  }
}`;
}

/** A skill in two trees, with one more line of text on each side. */
export function twoSkillTexts(before: string, after: string): string {
  const side = (folder: string, text: string) =>
    `-- ${folder}/skills/today/SKILL.md --\n---\nname: today\ndescription: Tells the day.\n---\nTell the day.\n${text}\n`;
  return side('before', before) + side('after', after);
}

/** The settings of a repository in two trees. */
export function settingsFile(before: string, after: string): string {
  return `-- before/.claude/settings.json --\n${before}\n-- after/.claude/settings.json --\n${after}\n`;
}

/** A marketplace in two trees, each with one entry; '' for none. */
export function marketplaceEntry(before: string, after: string): string {
  const side = (folder: string, entry: string) =>
    `-- ${folder}/.claude-plugin/marketplace.json --\n{"name": "acme", "owner": {"name": "Acme"}, "plugins": [${entry}]}\n`;
  return side('before', before) + side('after', after);
}

/** The hooks of the plugin, as they were and as they are; null for none. */
export function hooksFile(before: string | null, after: string | null): string {
  return pluginFile('hooks/hooks.json', before, after);
}

/** A server of the plugin, as it was configured and as it is; null for none. */
export function serverFile(name: string, before: string | null, after: string): string {
  return pluginFile('.mcp.json', before && server(name, before), server(name, after));
}
