import { dedent } from './versions.ts';

/** The files of a skill except its skill.toml, by path within the skill. */
export type Files = Readonly<Record<string, string>>;

/**
 * Example for changes: a skill with a skill.toml, before and after. Lines above the first table belong to `[skill]`.
 * Required keys are filled in, unless the lines contain them, even in a comment.
 */
export function twoTomls(
  before: string,
  after: string,
  beforeFiles: Files = {},
  afterFiles = beforeFiles,
): string {
  return side('before', before, beforeFiles) + side('after', after, afterFiles);
}

const required = [
  'id = "tool.deploy"',
  'name = "Deploy"',
  'version = "1.0.0"',
  'description = "Deploys services."',
  'api_version = "1.0"',
];

function side(folder: 'before' | 'after', lines: string, files: Files): string {
  const entries = Object.entries({ 'skill.toml': skillToml(dedent(lines)), ...files });
  return entries
    .map(([name, text]) => `-- ${folder}/skills/deploy/${name} --\n${text.trim()}\n`)
    .join('');
}

function skillToml(lines: string): string {
  const start = lines.search(/^\[/m);
  const [skillPart, tables] = start < 0 ? [lines, ''] : [lines.slice(0, start), lines.slice(start)];
  const skillLines = skillPart.split('\n').filter((line) => line !== '');
  const keys = new Set(skillLines.map(keyOf));
  const skill = [...required.filter((line) => !keys.has(keyOf(line))), ...skillLines];
  const provides = /^\[provides\]/m.test(tables) ? '' : '\n[provides]\n';
  return `[skill]\n${skill.join('\n')}\n${provides}${tables && `\n${tables}`}`;
}

function keyOf(line: string): string {
  return line.slice(0, line.indexOf('=')).replace('#', '').trim();
}

/** A complete recipe. */
export const recipe = `
id: deploy
name: Deploy
steps:
  - id: deploy
    command: make deploy
`;
