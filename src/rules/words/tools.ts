import type { Change } from '../../model/contract.ts';
import { facetValue } from '../../model/contract.ts';
import { type ListDifference, listDifference } from '../../model/value/differences.ts';
import { code, joinFirst, joinWithOr } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';

const plainTool = /^[A-Za-z][\w-]{0,40}(?:\([\w *.:/~@+=,-]{0,60}\))?$/;
const maxTools = 5;
const maxPhrases = 3;

/** What steps do with a tool, by its name. */
const phrases: ReadonlyMap<string, string> = new Map([
  ['Bash', 'run commands'],
  ['Edit', 'edit files'],
  ['Glob', 'search files'],
  ['Grep', 'search files'],
  ['MultiEdit', 'edit files'],
  ['NotebookEdit', 'edit notebooks'],
  ['Read', 'read files'],
  ['Task', 'start subagents'],
  ['WebFetch', 'fetch pages'],
  ['WebSearch', 'search the web'],
  ['Write', 'write files'],
]);

/** Tools as a list: `Bash(git:*), Read and Write`; an entry that is not a plain name is in backticks. */
export function formatTools(value: Json | undefined): string {
  const tools = toolsIn(value);
  return tools.length === 0 ? 'none' : joinFirst(tools.map(formatTool), maxTools);
}

/** The tools that a change grants or withdraws. */
export function changedTools({ witness }: Change): string {
  return formatTools(witness?.value);
}

/** The entries that a wider one replaced: ` (before: only Bash(git:*))`; empty if nothing was replaced. */
export function replacedToolsSuffix(change: Change): string {
  const gained = new Set(toolsIn(change.witness?.value).map(nameOfTool));
  const { removed } = toolDifference(change);
  const replaced = removed.map(String).filter((tool) => gained.has(nameOfTool(tool)));
  return replaced.length === 0 ? '' : ` (before: only ${formatTools(replaced)})`;
}

/** The entries by which two lists of the same meaning differ: ` (removed Bash(git:*))`. */
export function rewrittenToolsSuffix(change: Change): string {
  const { added, removed } = toolDifference(change);
  const parts = [
    ...(added.length > 0 ? [`added ${formatTools(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${formatTools(removed)}`] : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** The entries that only one of the two lists has. */
function toolDifference({ before, after }: Change): ListDifference {
  const [oldTools, newTools] = [before, after].map((item) => toolsIn(facetValue(item, 'value')));
  return listDifference(oldTools ?? [], newTools ?? []);
}

/** Names the tools that the list lost: `Write`, or `Bash, only Bash(git:*)` where a part of a tool stays. */
export function describeLostTools(change: Change): string {
  const left = remainingTools(change);
  return `${changedTools(change)}${left.length === 0 ? '' : `, only ${formatTools(left)}`}`;
}

/** What the lost tools were for: `steps that write files`. */
export function describeLostSteps(change: Change): string {
  const lost = toolsIn(change.witness?.value);
  if (remainingTools(change).length > 0) return 'steps that use more than that';
  const known = lost.map((tool) => (tool.includes('(') ? undefined : phrases.get(tool)));
  const distinct = [...new Set(known)];
  if (distinct.length > maxPhrases || distinct.includes(undefined))
    return `steps that use ${lost.length === 1 ? 'it' : 'them'}`;
  return `steps that ${joinWithOr(distinct.map(String))}`;
}

/** The entries that narrow a lost tool: `Bash(git:*)` for `Bash`. */
function remainingTools({ after, witness }: Change): readonly string[] {
  const lost = new Set(toolsIn(witness?.value).map(nameOfTool));
  return toolsIn(facetValue(after, 'value')).filter((tool) => lost.has(nameOfTool(tool)));
}

function nameOfTool(tool: string): string {
  return tool.replace(/\(.*$/s, '');
}

function formatTool(tool: string): string {
  return plainTool.test(tool) ? tool : code(tool);
}

function toolsIn(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(String) : [JSON.stringify(value)];
}
