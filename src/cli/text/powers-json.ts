import { plainText } from '../../model/message.ts';
import type { ListedPower, PowerList } from '../../model/power/power-list.ts';
import { jsonText } from '../../report/escape.ts';
import { powerChangeJson, powerJson } from '../../report/json.ts';

/** The permissions of a tree, or those that differ, as JSON; `change` is null without a base. */
export function powersJson({ units, unknown }: PowerList): string {
  return jsonText({
    schema: 1,
    units: units.map(({ unit: { kind, name, root } }) => ({ kind, name, root })),
    powers: units.flatMap(({ powers }) => powers.map(listedJson)),
    unknown: unknown.map(({ message, at: { path, range } }) => ({
      message: plainText(message),
      path,
      line: range?.start.line ?? null,
    })),
  });
}

function listedJson({ power, change, clients }: ListedPower) {
  if (change) return { ...powerChangeJson(change), clients };
  const { kind, name, root } = power.unit;
  return { change, ...powerJson(power), unit: { kind, name, root }, was: null, clients };
}
