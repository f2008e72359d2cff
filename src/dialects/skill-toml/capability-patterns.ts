import { code, type Message, msg } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';

/** A fault of an entry in `[capabilities]`, and the probable intention. */
interface EntryFault {
  /** Continues after "Entry x of y". */
  readonly clause: Message;
  readonly suggestion: string | null;
}

type EntryCheck = (entry: string) => EntryFault | null;

/** The checks for entries of list capabilities; null for a valid entry. */
export const entryChecks: Readonly<Record<string, EntryCheck>> = {
  filesystem_read: pathFault,
  filesystem_write: pathFault,
  network: domainFault,
  env_read: variableFault,
};

const variables = ['CARO_PROJECT_ROOT', 'CARO_CACHE'];

/** Common variables for places with a sign in caro. */
const variableEquivalents: ReadonlyMap<string, string> = new Map([
  ['HOME', '~'],
  ['USERPROFILE', '~'],
  ['PWD', '.'],
]);

/**
 * A path may start with one of the four variables of the contract, which does not mention absolute and
 * relative paths: both are valid. Other variables would be literal names.
 */
function pathFault(entry: string): EntryFault | null {
  if (entry.trim() === '') return { clause: msg`is empty`, suggestion: null };
  const [, brace, name, remainder = ''] = /^\$(\{?)(\w+)\}?(.*)$/s.exec(entry) ?? [];
  if (name !== undefined && variables.includes(name) && !brace && /^(?:\/|$)/.test(remainder)) {
    return remainder.includes('$') ? embeddedVariable(entry) : null;
  }
  if (name !== undefined) {
    const closest = suggest(name, variables);
    const replacement =
      variableEquivalents.get(name) ?? (closest === undefined ? null : `$${closest}`);
    const suggestion =
      replacement === null || !/^(?:\/|$)/.test(remainder) ? null : `${replacement}${remainder}`;
    return { clause: msg`starts with an unknown variable`, suggestion };
  }
  if (/^~[^/]/.test(entry))
    return { clause: msg`starts with the home directory of another user`, suggestion: null };
  if (/\$\w|\$\{|%\w+%/.test(entry)) return embeddedVariable(entry);
  return null;
}

function embeddedVariable(entry: string): EntryFault {
  const percent = /^%(\w+)%[\\/]?(.*)$/s.exec(entry);
  const replacement = variableEquivalents.get(percent?.[1] ?? '');
  const suggestion = replacement === undefined ? null : `${replacement}/${percent?.[2] ?? ''}`;
  return { clause: msg`contains a variable that is not expanded there`, suggestion };
}

const label = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}_])?';
const host = new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})*$`, 'u');

/** A domain or `*.` and a domain, with an optional scheme; a port requires a scheme. */
function domainFault(entry: string): EntryFault | null {
  if (entry.length > 300) return { clause: msg`is too long for a domain`, suggestion: null };
  const [, scheme, name = '', port, remainder = ''] =
    /^([a-z]+:\/\/)?([^:/?#]*)(?::([^/?#]*))?(.*)$/is.exec(entry) ?? [];
  const isKnownScheme = scheme === undefined || /^https?:/i.test(scheme);
  const isValidPort =
    port === undefined || (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535);
  const suggestedEntry = `${isKnownScheme ? (scheme ?? '') : 'https://'}${name}`;
  if (name === '*') return { clause: msg`allows every domain`, suggestion: null };
  if (!host.test(name)) return { clause: msg`is not a domain`, suggestion: suggestHost(name) };
  if (!isKnownScheme)
    return {
      clause: msg`has the scheme ${code(scheme)}`,
      suggestion: withPort(suggestedEntry, port),
    };
  if (!isValidPort)
    return {
      clause: msg`has a port that is not a number from 1 to 65535`,
      suggestion: suggestedEntry,
    };
  if (remainder !== '')
    return { clause: msg`continues after the domain`, suggestion: withPort(suggestedEntry, port) };
  if (port !== undefined && scheme === undefined) {
    return { clause: msg`has a port but no scheme`, suggestion: `https://${name}:${port}` };
  }
  return null;
}

function withPort(suggestedEntry: string, port: string | undefined): string {
  return port === undefined ? suggestedEntry : `${suggestedEntry}:${port}`;
}

/** A star matches whole labels, and only at the start. */
function suggestHost(name: string): string | null {
  const suggestion = name.replace(
    /^(?:\*\*?)?\.?/,
    name.startsWith('*') || name.startsWith('.') ? '*.' : '',
  );
  return host.test(suggestion) && suggestion !== name ? suggestion : null;
}

/** A variable, or a prefix and a star. */
function variableFault(entry: string): EntryFault | null {
  if (/^[A-Za-z_]\w*\*?$/.test(entry)) return null;
  const name = /^(?:\$\{?|%)?([A-Za-z_]\w*\*?)[}%]?$/.exec(entry)?.[1] ?? null;
  if (entry === '*') return { clause: msg`allows every variable`, suggestion: null };
  return { clause: msg`is not the name of a variable`, suggestion: name };
}
