import { commandBlocks } from '../calls/markdown-calls.ts';
import type { Effect, Observed } from './program/effect.ts';
import { distinct } from './read-effects.ts';
import { shellEffects } from './shell/shell.ts';

/** Words without which a block without a language is of no interest. */
const signs = /curl|wget|~\/|\$HOME|\$\{HOME\}|\/etc\//;

const shellFence = /^[ \t>]*(?:```+|~~~+)[ \t]*(?:ba|z)?sh(?:ell)?\b/im;

/** Whether instructions may have an effect, by their words alone. */
export function mayInstruct(text: string): boolean {
  return shellFence.test(text) || (signs.test(text) && /```|~~~/.test(text));
}

/** Names that stand for the reader's own host. */
const placeholder =
  /(?:^|[.-])(?:example|your|my|some|target|victim|host|hostname|server|domain|company|org|test|localhost|internal|local|lan)(?:[.-]|$)/;

/**
 * What the blocks of commands in instructions do, whoever types them. A block that is not said to be of a shell may be
 * anything: of it only text from the network into a shell, credentials and hosts. Needs the grammar of the shell.
 */
export function instructionEffects(text: string): Observed {
  const effects = commandBlocks(
    text,
    (content, info) => info !== '' || signs.test(content),
  ).flatMap(({ commands, start: offset, info }) =>
    // What a client runs while it loads the text is a permission of its own.
    shellEffects(commands.replace(/!`[^`\n]*`/g, (run) => ' '.repeat(run.length)))
      .effects.filter((effect) => isSaid(effect, info))
      .map((effect) => ({ ...effect, start: offset + effect.start, end: offset + effect.end })),
  );
  return { effects: distinct(effects), variables: [] };
}

function isSaid({ kind, value }: Effect, info: string): boolean {
  if (kind === 'network-code' || kind === 'credential') return true;
  if (kind === 'host') return !placeholder.test(value);
  if (!/^(?:ba|z)?sh(?:ell)?$/i.test(info)) return false;
  return kind === 'secret' || (kind === 'program' && !/^(?:python[\d.]*|node)$/.test(value));
}
