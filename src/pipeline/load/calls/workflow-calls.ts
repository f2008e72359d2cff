import type { ScriptCall } from '../../../model/script/call.ts';
import { fields, get, items, text as textOf, type Value } from '../../../model/value/value.ts';
import { type CallTree, mentionsScript } from '../../../scripts/calls/call-place.ts';
import { callsAt } from '../../../scripts/calls/command-calls.ts';
import { parseYaml } from '../../../syntax/yaml/yaml.ts';

/** The calls of scripts in the steps of a workflow that run in the folder of the repository. */
export function workflowCalls(path: string, text: string, tree: CallTree): readonly ScriptCall[] {
  if (!mentionsScript(text) || /^[ \t]*defaults:/m.test(text)) return [];
  const place = {
    source: 'workflow' as const,
    path,
    root: null,
    bases: [''],
    variables: new Map([['GITHUB_WORKSPACE', ['']]]),
    tree,
  };
  const { root } = parseYaml(path, text);
  return stepsOf(root ?? undefined)
    .flatMap((step) => {
      const run = get(step, 'run');
      const range = run?.at.range;
      if (!range || get(step, 'working-directory')) return [];
      return callsAt(place, (textOf(run) ?? '').replace(/\$\{\{[^}]{0,2000}\}\}/g, '…'), range);
    })
    .filter(({ isFound }) => isFound);
}

function stepsOf(root: Value | undefined): readonly Value[] {
  return fields(get(root, 'jobs')).flatMap(({ value }) => items(get(value, 'steps')));
}
