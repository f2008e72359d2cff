import type { GrantFile } from '../../model/power/grants.ts';
import type { PackagePin, Power, PowerFields, Unit } from '../../model/power.ts';
import { relativePath } from '../../model/text/path.ts';
import { LineMap } from '../../model/text/text.ts';
import type { Effect, VariableRead } from '../../scripts/effects/program/effect.ts';

/** A script of a unit. */
export interface UnitScript {
  readonly path: string;
  readonly text: string;
  readonly unit: Unit;
}

/** What a script does, as powers of its unit. */
export function scriptPowers(
  { path, text, unit }: UnitScript,
  effects: readonly Effect[],
): readonly Power[] {
  if (effects.length === 0) return [];
  const lines = new LineMap(text);
  const script = relativePath(unit.root, path);
  return effects.map(({ start, end, ...effect }) => {
    const power: PowerFields = {
      feature: 'script',
      trigger: { start: 'turn' },
      unit,
      at: { path, range: { start: lines.position(start), end: lines.position(end) } },
      ...objectOf(effect),
      script: { path: script, how: effect.how },
    };
    return power as Power;
  });
}

/** The variables without which a script ends, each once. */
export function neededVariables(
  { path, text }: Pick<UnitScript, 'path' | 'text'>,
  variables: readonly VariableRead[],
): NonNullable<GrantFile['variables']> {
  const needed = new Map(
    variables.filter(({ isRequired }) => isRequired).map((read) => [read.name, read] as const),
  );
  const lines = new LineMap(text);
  return Array.from(needed.values(), ({ name, start, end }) => ({
    name,
    at: { path, range: { start: lines.position(start), end: lines.position(end) } },
  }));
}

type PowerObject = Pick<PowerFields, 'kind' | 'subject' | 'scope' | 'reach' | 'pin'>;

/** Subjects are the objects themselves: a gained host does not replace a lost one. */
function objectOf(effect: Omit<Effect, 'start' | 'end'>): PowerObject {
  const { kind, value } = effect;
  const named = { subject: `${kind} ${value}`, scope: value };
  switch (kind) {
    case 'host':
      return { kind: 'net', reach: 'domain', ...named };
    case 'program':
      return { kind: 'run', reach: 'one', ...named };
    case 'secret':
      return { kind: 'secret', reach: 'one', ...named };
    case 'credential':
      return { kind: 'read', reach: 'path', ...named };
    case 'write':
      return { kind: 'write', reach: 'path', ...named };
    case 'network-code': {
      const scope = value || 'the network';
      const pin: PackagePin = { level: 'shell', program: scope };
      return { kind: 'run', reach: 'one', pin, ...named, scope };
    }
    case 'package': {
      const program = value.replace(/(.)(?:@|[=<>~!]).*$/s, '$1');
      const pin: PackagePin = { level: effect.isPinned ? 'exact' : 'mutable', program };
      return { kind: 'install', reach: 'one', subject: `package ${program}`, scope: value, pin };
    }
  }
}
