import type { Language } from '../program/language.ts';
import { pythonSinks } from '../program/sinks.ts';

/** Python, as far as effects are concerned. */
export const python: Language = {
  sinks: pythonSinks,
  isHome: ({ callee }) => callee === 'pathlib.Path.home' || callee === 'Path.home',
  writes: ({ callee, arguments: given, keywords }) => {
    if (!/(?:^|\.)open$/.test(callee)) return false;
    const mode =
      keywords.get('mode') ??
      given[callee.includes('.') && !/^(?:io|codecs)\./.test(callee) ? 0 : 1];
    return mode?.type === 'text' && /[wax+]/.test(mode.text);
  },
};
