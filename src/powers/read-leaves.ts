import { toolsOf } from '../dialects/agent-skills/tools.ts';
import type { Leaf } from '../model/power/grants.ts';
import { LineMap } from '../model/text/text.ts';
import { parseJson } from '../syntax/json/json.ts';
import { parseToml } from '../syntax/toml/toml.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { leavesOf } from './compare/leaves.ts';
import type { CarrierFile } from './find-carrier-files.ts';
import { commandKeys, readLenientFrontmatter } from './support/frontmatter.ts';
import { blankComments } from './support/json-comments.ts';

/** The values of a file with powers; empty for a program, a skill, and a file that cannot be read. */
export function readLeaves({ path, carrier, unit }: CarrierFile, text: string): readonly Leaf[] {
  // The rules on manifests report those of skills.
  if (carrier.ignoresText || carrier.isShared) return [];
  if (path.endsWith('.md')) {
    if (unit.kind === 'skill') return [];
    const { frontmatter } = readLenientFrontmatter(path, text, commandKeys);
    const leaves = frontmatter ? leavesOf(frontmatter).flatMap(withSplitTools) : [];
    const isTyped = unit.kind === 'command' && carrier.client === 'Claude Code';
    return isTyped ? leaves.filter(({ field: { field } }) => !typedField.test(field)) : leaves;
  }
  const root = parse(path, text.replace(/^\ufeff/, ''));
  return root ? leavesOf(root) : [];
}

/** A list of tools as one text is that of its entries. */
function withSplitTools(leaf: Leaf): readonly Leaf[] {
  const { field, value, at } = leaf.field;
  if (!toolField.test(field) || !value.startsWith('"')) return [leaf];
  const text = JSON.parse(value) as string;
  const tools = toolsOf({ kind: 'string', value: text, source: text, at }) ?? [];
  return tools.map((tool) => ({
    ...leaf,
    identity: `${field}\0${tool}`,
    field: { ...leaf.field, field: `${field}[]`, value: JSON.stringify(tool) },
  }));
}

const toolField = /^(?:tools|disallowedTools|(?:dis)?allowed-tools)$/;

/** What a rule of its own compares: the arguments of a command. */
const typedField = /^arguments(?:\[\])?$/;

function parse(path: string, text: string) {
  if (/\.jsonc?$/.test(path)) {
    const json = blankComments(text);
    return parseJson(path, json, 0, new LineMap(json)).root;
  }
  if (path.endsWith('.toml')) return parseToml(path, text).root;
  return /\.ya?ml$/.test(path) ? parseYaml(path, text).root : null;
}
