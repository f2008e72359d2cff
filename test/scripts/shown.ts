import type { ScriptCommand } from '../../src/model/script/interface.ts';

/** Options, arguments and subcommands in one line; an open parser ends with `…`. */
export function shown({ options, arguments: rows, commands, isOpen }: ScriptCommand): string {
  const takes = ({ min, max }: { readonly min: number; readonly max: number | null }) =>
    min === 1 && max === 1 ? '' : `{${min},${max ?? ''}}`;
  const parts = [
    ...options
      .filter(({ isExit }) => !isExit)
      .map(
        (one) =>
          `${one.names.join('/')}${takes(one.takes)}${one.isRequired ? '!' : ''}${one.values.choices ? `=${one.values.choices.join('|')}` : ''}`,
      ),
    ...rows.map(
      (one) =>
        `<${one.name}>${one.isRest ? '...' : takes(one.takes)}${one.values.choices ? `=${one.values.choices.join('|')}` : ''}`,
    ),
    ...[...(commands ?? [])].map(([name, own]) => `${name}(${shown(own)})`),
    ...(isOpen ? ['…'] : []),
  ];
  return parts.join(' ');
}
