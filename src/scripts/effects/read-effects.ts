import type { SyntaxNode } from '../../syntax/grammars/tree.ts';
import { readSource, type SourceLanguage } from '../../syntax/source/source.ts';
import type { ScriptLanguage } from '../language-of.ts';
import { relevantText } from '../python/tree/relevant.ts';
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
  /https?:|wss?:|ftps?:|subprocess|popen|\bsystem\b|environ|getenv|\benv\b|expanduser|home|[~]\/|\/etc\/|\/usr\/|\/opt\/|eval|exec|spawn|socket|smtp|Connection|install|dependencies|vm\.|Function|shell|Deno|Bun|\$`/i;

const nothing: Observed = { effects: [], variables: [] };

/** A line of a shell script that does nothing: empty, a comment, or a word of the shell with plain text. */
const plainLine =
  /^\s*(?:#.*|(?:echo|printf|set|cd|exit|return|true|shift|fi|done|esac|else|then|do)\b[^$`|&;<>~]*)?\r?$/;

/** Whether a script may have an effect, by its words alone. */
export function mayHaveEffects(language: ScriptLanguage, text: string): boolean {
  if (language !== 'shell') return signs.test(text);
  return text.split('\n').some((line) => !plainLine.test(line));
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
  const root = treeOf(language, text);
  if (!root) return nothing;
  const source = { text, root };
  const observed =
    language === 'python'
      ? observe(readPythonModule(source), python)
      : observe(readNodeModule(source), node);
  const declared = language === 'python' ? declaredPackages(text) : [];
  return { ...observed, effects: distinct([...observed.effects, ...declared]) };
}

/** Words without which a function of Python has no effect, and passes nothing on. */
const ofFunctions =
  /https?:|wss?:|requests|httpx|urllib|aiohttp|session|sess\b|client|scraper|\bhttp|subprocess|\bos\b|popen|system|environ|getenv|expand|home|open\(|_text\(|_bytes\(|eval\(|exec\(|compile\(|smtp|socket|ftp|shutil|pexpect|_url\b|api\b|\b(?:get|post|put|patch|run|call|request|Request|urlopen)\(/i;

/** The tree of a text without errors; of Python that of the functions that may have effects, where it is one. */
function treeOf(language: SourceLanguage, text: string): SyntaxNode | null {
  const parts = language === 'python' ? [relevantText(text, ofFunctions), text] : [text];
  for (const part of parts) {
    const tree = readSource(language, part);
    if (tree?.isWhole) return tree.root;
  }
  return null;
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
