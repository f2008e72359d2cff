import { msg, namePart, words } from '../../model/message.ts';
import { text } from '../../model/value/value.ts';
import { refusal, type Shape, string } from './shape.ts';

/** What begins as the names of plugins of the maker of the client do, or is one. */
const reserved =
  /^(?:claude|anthropics?|cc-?plugin)[^a-z\d]|^(?:claude|anthropics?|claude-?code|claude-?mods)$/i;

/** Names that read as one of the maker of the client. */
const looksOfficial =
  /official[^a-z\d]*(?:claude|anthropic)|(?:claude|anthropic)[^a-z\d]*official/i;

function nameFault(name: string): string | null {
  if (name.trim() === '') return 'is empty';
  return /\s/.test(name) ? 'has blanks' : null;
}

/** Whether users can write a name in `name@marketplace`. */
const isId = (name: string) => /^[a-z\d][\w.-]*$/i.test(name);

/** A name that users write in `name@marketplace`. */
export const idShape = string('a string', (name) => {
  const fault = nameFault(name);
  return fault ?? (isId(name) ? null : idFault);
});

const idFault =
  'has characters beside letters, digits, `.`, `_` and `-`, or starts with one of them';

/** The name of a plugin where it is not listed. */
export const nameShape: Shape = {
  ...string(),
  check(value, place) {
    const name = text(value) ?? '';
    const fault = nameFault(name);
    if (fault !== null) return [refusal(value, place, words(fault))];
    if (!isId(name)) {
      const loss = 'No marketplace can list the plugin under it.';
      return [{ ...refusal(value, place, words(idFault)), loss }];
    }
    if (!reserved.test(name) && !looksOfficial.test(name)) return [];
    const loss = 'The validator of Claude Code rejects the plugin.';
    return [{ ...refusal(value, place, msg`${namePart(name)} is reserved`), loss }];
  },
};

const taken = ['inline', 'builtin', 'skills-dir'];

/** What a marketplace is not to pass as. */
const passesAsOfficial =
  /^(?:claude|anthropics?)[^a-z\d](?:plugins?|marketplaces?|skills?)(?![a-z])/i;

/** Names of the marketplaces of the maker of the client. */
const ofMaker = new Set(
  `claude-plugins-official claude-code-plugins claude-code-marketplace anthropic-marketplace
  anthropic-plugins anthropic-agent-skills agent-skills life-sciences knowledge-work-plugins`.split(
    /\s+/,
  ),
);

/** The name of a marketplace. */
export const marketplaceName: Shape = {
  ...string(),
  check(value, place) {
    const name = text(value) ?? '';
    const isTaken =
      taken.includes(name.toLowerCase()) ||
      (!ofMaker.has(name) && (looksOfficial.test(name) || passesAsOfficial.test(name)));
    if (isTaken) return [refusal(value, place, msg`${namePart(name)} is reserved`)];
    return idShape.check?.(value, place) ?? [];
  },
};
