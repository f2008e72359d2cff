import type { Change } from '../../model/contract.ts';
import { facetValue } from '../../model/contract.ts';
import { code, list, type Message, msg, nothing, words } from '../../model/message.ts';
import { exactJson } from '../../model/value/canonical.ts';
import { listDifference } from '../../model/value/differences.ts';
import type { Json } from '../../model/value/value.ts';

/** Tools as a list: `Bash(git:*)`, `Read` and `Write`. */
export function formatTools(value: Json | undefined): Message {
  const tools = toolsIn(value);
  return tools.length === 0
    ? words('none')
    : list(
        tools.map((tool) => code(tool)),
        { limit: 5 },
      );
}

/** The tools that a change grants or withdraws. */
export function changedTools({ witness }: Change): Message {
  return formatTools(witness?.value);
}

/** The entries that a wider one replaced, after a comma; nothing if none was. */
export function replacedToolsSuffix(change: Change): Message {
  const gained = new Set(toolsIn(change.witness?.value).map(nameOfTool));
  const [oldTools, newTools] = [change.before, change.after].map((item) =>
    toolsIn(facetValue(item, 'value')),
  );
  const { removed } = listDifference(oldTools ?? [], newTools ?? []);
  const replaced = removed.map(String).filter((tool) => gained.has(nameOfTool(tool)));
  return replaced.length === 0 ? nothing : msg`, not only ${formatTools(replaced)}`;
}

/** The tools that the list lost: `Write`, or `Bash`, only `Bash(git:*)` where a part of a tool stays. */
export function describeLostTools(change: Change): Message {
  const lost = new Set(toolsIn(change.witness?.value).map(nameOfTool));
  const left = toolsIn(facetValue(change.after, 'value')).filter((tool) =>
    lost.has(nameOfTool(tool)),
  );
  const suffix = left.length === 0 ? nothing : msg`, only ${formatTools(left)}`;
  return msg`${changedTools(change)}${suffix}`;
}

function nameOfTool(tool: string): string {
  return tool.replace(/\(.*$/s, '');
}

function toolsIn(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(String) : [exactJson(value)];
}
