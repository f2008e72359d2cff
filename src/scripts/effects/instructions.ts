import { commandBlocks } from '../calls/markdown-calls.ts';
import type { Observed } from './program/effect.ts';
import { shellEffects } from './shell/shell.ts';

/** Words without which no block is of interest. */
const signs = /curl|wget|~\/|\$HOME|\$\{HOME\}|\/etc\//;

/** Whether instructions may have an effect, by their words alone. */
export function mayInstruct(text: string): boolean {
  return signs.test(text) && /```|~~~/.test(text);
}

/**
 * What the blocks of commands in instructions do that is worth a look whoever types them: text from the network into a
 * shell, and credentials. Needs the grammar of the shell.
 */
export function instructionEffects(text: string): Observed {
  const effects = commandBlocks(text, (content) => signs.test(content)).flatMap(
    ({ commands, start: offset }) =>
      shellEffects(commands)
        .effects.filter(({ kind }) => kind === 'network-code' || kind === 'credential')
        .map((effect) => ({ ...effect, start: offset + effect.start, end: offset + effect.end })),
  );
  return { effects, variables: [] };
}
