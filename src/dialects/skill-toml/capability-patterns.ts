import { nearest } from '../../model/text/closest-match.ts';

/** What is wrong with an entry of `[capabilities]`: a clause, and the entry it was probably meant to be. */
export interface EntryFault {
  /** Goes on where "Entry x of y" ends. */
  readonly words: string;
  readonly meant: string | null;
}

type Judge = (entry: string) => EntryFault | null;

/** How the entries of each capability that is a list are judged; null where one is right. */
export const judges: Readonly<Record<string, Judge>> = {
  filesystem_read: pathFault,
  filesystem_write: pathFault,
  network: domainFault,
  env_read: variableFault,
};

const variables = ['CARO_PROJECT_ROOT', 'CARO_CACHE'];

/** What people write for the places caro has signs for. */
const places: ReadonlyMap<string, string> = new Map([
  ['HOME', '~'],
  ['USERPROFILE', '~'],
  ['PWD', '.'],
]);

/**
 * A path may begin with one of the four variables the contract lists. It says nothing of absolute and of
 * plain relative paths, which are paths all the same; any other variable would be taken for a name.
 */
function pathFault(entry: string): EntryFault | null {
  if (entry.trim() === '') return { words: 'is blank', meant: null };
  const [, braces, name, rest = ''] = /^\$(\{?)(\w+)\}?(.*)$/s.exec(entry) ?? [];
  if (name !== undefined && variables.includes(name) && !braces && /^(?:\/|$)/.test(rest)) {
    return rest.includes('$') ? twice(entry) : null;
  }
  if (name !== undefined) {
    const own = nearest(name, variables);
    const sign = places.get(name) ?? (own === undefined ? null : `$${own}`);
    const meant = sign === null || !/^(?:\/|$)/.test(rest) ? null : `${sign}${rest}`;
    return { words: 'begins with another variable', meant };
  }
  if (/^~[^/]/.test(entry)) return { words: 'begins with the home of another user', meant: null };
  if (/\$\w|\$\{|%\w+%/.test(entry)) return twice(entry);
  return null;
}

function twice(entry: string): EntryFault {
  const percent = /^%(\w+)%[\\/]?(.*)$/s.exec(entry);
  const sign = places.get(percent?.[1] ?? '');
  const meant = sign === undefined ? null : `${sign}/${percent?.[2] ?? ''}`;
  return { words: 'holds a variable that is not expanded there', meant };
}

const label = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}_])?';
const host = new RegExp(`^(?:\\*\\.)?${label}(?:\\.${label})*$`, 'u');

/** A domain, any subdomain of one, or either with a scheme and perhaps a port. */
function domainFault(entry: string): EntryFault | null {
  if (entry.length > 300) return { words: 'is too long for a domain', meant: null };
  const [, scheme, name = '', port, rest = ''] =
    /^([a-z]+:\/\/)?([^:/?#]*)(?::([^/?#]*))?(.*)$/is.exec(entry) ?? [];
  const known = scheme === undefined || /^https?:/i.test(scheme);
  const isNumber = port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535);
  const whole = `${known ? (scheme ?? '') : 'https://'}${name}`;
  if (name === '*') return { words: 'is every domain there is', meant: null };
  if (!host.test(name)) return { words: 'is no domain', meant: nearestHost(name) };
  if (!known) return { words: `has the scheme "${scheme}"`, meant: withPort(whole, port) };
  if (!isNumber) return { words: 'has a port that is no number up to 65535', meant: whole };
  if (rest !== '') return { words: 'goes on behind the domain', meant: withPort(whole, port) };
  if (port !== undefined && scheme === undefined) {
    return { words: 'has a port but no scheme', meant: `https://${name}:${port}` };
  }
  return null;
}

function withPort(whole: string, port: string | undefined): string {
  return port === undefined ? whole : `${whole}:${port}`;
}

/** A star stands for whole labels, and only at the beginning. */
function nearestHost(name: string): string | null {
  const meant = name.replace(
    /^(?:\*\*?)?\.?/,
    name.startsWith('*') || name.startsWith('.') ? '*.' : '',
  );
  return host.test(meant) && meant !== name ? meant : null;
}

/** A variable, or a prefix and a star. */
function variableFault(entry: string): EntryFault | null {
  if (/^[A-Za-z_]\w*\*?$/.test(entry)) return null;
  const name = /^(?:\$\{?|%)?([A-Za-z_]\w*\*?)[}%]?$/.exec(entry)?.[1] ?? null;
  if (entry === '*') return { words: 'is every variable there is', meant: null };
  return { words: 'is no name of a variable', meant: name };
}
