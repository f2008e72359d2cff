/** A plugin with some files. */
export function plugin(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = Object.entries(files).map(([path, text]) => [`p/${path}`, text]);
  return { 'p/.claude-plugin/plugin.json': '{"name": "p"}\n', ...Object.fromEntries(own) };
}
