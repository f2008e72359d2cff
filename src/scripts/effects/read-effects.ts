import { readSource } from '../../syntax/source/source.ts';
import type { ScriptLanguage } from './languages.ts';
import { node } from './node/language.ts';
import { readNodeModule } from './node/module.ts';
import { observe } from './observe.ts';
import type { Effect, Observed } from './program/effect.ts';
import { declaredPackages } from './python/inline-metadata.ts';
import { python } from './python/language.ts';
import { readPythonModule } from './python/module.ts';
import { shellEffects } from './shell/shell.ts';

/** Words without which no text has an effect. */
const signs =
  /https?:|wss?:|ftps?:|subprocess|popen|\bsystem\b|environ|getenv|\benv\b|expanduser|home|[~]\/|\/etc\/|\/usr\/|\/opt\/|eval|exec|spawn|socket|smtp|Connection|install|dependencies|vm\.|Function|shell|Deno|Bun/i;

const nothing: Observed = { effects: [], variables: [] };

/** Whether a script may have an effect, by its words alone. */
export function mayHaveEffects(language: ScriptLanguage, text: string): boolean {
  return language === 'shell' || signs.test(text);
}

/**
 * What a script does, by its literals; nothing of one that cannot be read. Needs the grammars of its language and of the
 * shell. Never throws.
 */
export function readEffects(language: ScriptLanguage, text: string): Observed {
  if (!mayHaveEffects(language, text)) return nothing;
  if (language === 'shell') {
    const { effects, variables } = shellEffects(text);
    return { effects: distinct(effects), variables };
  }
  const tree = readSource(language, text);
  if (!tree?.isWhole) return nothing;
  const source = { text, root: tree.root };
  const observed =
    language === 'python'
      ? observe(readPythonModule(source), python)
      : observe(readNodeModule(source), node);
  const declared = language === 'python' ? declaredPackages(text) : [];
  return { ...observed, effects: distinct([...observed.effects, ...declared]) };
}

/** Each effect once: of a host that gets data, where it does. */
export function distinct(effects: readonly Effect[]): readonly Effect[] {
  const found = new Map<string, Effect>();
  for (const effect of effects) {
    const key = `${effect.kind}\0${effect.value}`;
    const known = found.get(key);
    if (!known || (effect.how && !known.how)) found.set(key, effect);
  }
  return [...found.values()];
}
