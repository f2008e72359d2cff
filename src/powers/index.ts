export { claudeHooks } from './carriers/claude-hooks.ts';
export { claudePlugin } from './carriers/claude-plugin.ts';
export { claudeSettings } from './carriers/claude-settings.ts';
export { mcpJson } from './carriers/mcp-json.ts';
export { skillBody } from './carriers/skill-body.ts';
export { skillFrontmatter } from './carriers/skill-frontmatter.ts';
