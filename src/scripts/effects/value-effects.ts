import type { Effect } from './program/effect.ts';
import type { Call } from './program/expression.ts';
import type { Use } from './program/sinks.ts';
import { credentialPath, hostOf, isHost, outsidePath } from './program/targets.ts';
import { plainText, type TextValue } from './program/values.ts';
import { argumentEffects } from './shell/arguments.ts';
import { shellEffects } from './shell/shell.ts';

/** What a call does by giving a value to a use. */
export function valueEffects(use: Use, value: TextValue, call: Call): readonly Effect[] {
  const { start, end } = call;
  const effect = (kind: Effect['kind'], text: string | undefined): readonly Effect[] =>
    text === undefined ? [] : [{ kind, value: text, start, end }];
  switch (use) {
    case 'asks':
      return effect('host', hostOf(value)).map((one) => (sendsData(call) ? posting(one) : one));
    case 'sends':
      return effect('host', hostOf(value)).map(posting);
    case 'connects': {
      const name = plainText(value);
      return effect('host', name !== undefined && isHost(name) ? name : undefined);
    }
    case 'starts-program':
      return startedEffects([value], call);
    case 'starts':
    case 'shell':
      return lineEffects(shellText(value), call);
    case 'reads':
      return effect('credential', credentialPath(value));
    case 'writes': {
      const credential = credentialPath(value);
      return credential === undefined
        ? effect('write', outsidePath(value))
        : effect('credential', credential);
    }
    default:
      return [];
  }
}

/** The effects of a program that is started with its words; Python that a script starts is the script's own. */
export function startedEffects(values: readonly TextValue[], call: Call): readonly Effect[] {
  const [program, option, line] = values.map(plainText);
  if (isShell.test(program ?? '') && /^-\w*c$/.test(option ?? '') && line !== undefined)
    return lineEffects(line, call);
  return argumentEffects(values, call, false).filter(
    ({ kind, value }) => kind !== 'program' || !/^python[\d.]*$/.test(value),
  );
}

const isShell = /^(?:\/\S+\/)?(?:ba|z|da)?sh$/;

function lineEffects(line: string, { start, end }: Call): readonly Effect[] {
  return shellEffects(line).effects.map((effect) => ({ ...effect, start, end }));
}

function posting(effect: Effect): Effect {
  return { ...effect, how: 'posts' };
}

/** Whether a request has a body, by its options. */
function sendsData({ keywords, arguments: [first] }: Call): boolean {
  const method = keywords.get('method') ?? first;
  const isPost = method?.type === 'text' && /^(?:POST|PUT|PATCH)$/i.test(method.text);
  return isPost || ['body', 'data', 'json', 'files'].some((name) => keywords.has(name));
}

/** A line for a shell: what is not known is some word. */
export function shellText(value: TextValue): string {
  return value.map((part) => (typeof part === 'string' ? part : '$1')).join('');
}
