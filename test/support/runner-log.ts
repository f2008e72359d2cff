/** A workflow command that a runner reads from a line of a log. */
export interface Command {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

/** An annotation of the run, as read by a runner. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly title: string | undefined;
  readonly message: string;
}

/**
 * The commands that a GitHub runner reads from a log, by the rules of its ActionCommand: `::name …::` at the start of
 * a line, after blanks, or else `##[name …]` anywhere in it.
 */
export function commandsOf(log: string): Command[] {
  return log.split(/\r\n|\n|\r/).flatMap((line) => {
    const second = /^\s*::([a-z-]+)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/i.exec(line);
    if (second) return [command(second, ',')];
    const first = /##\[([a-z-]+)(?: ([^\]]*))?\](.*)$/i.exec(line);
    return first ? [command(first, ';')] : [];
  });
}

function command([, name = '', list = '', data = '']: RegExpExecArray, separator: string): Command {
  const pairs = list.split(separator).flatMap((pair): [string, string][] => {
    const index = pair.indexOf('=');
    return index > 0
      ? [[pair.slice(0, index).trim(), unescaped(pair.slice(index + 1), /%(?:0D|0A|25|3A|2C)/g)]]
      : [];
  });
  return {
    name: name.toLowerCase(),
    properties: new Map(pairs),
    data: unescaped(data, /%(?:0D|0A|25)/g),
  };
}

const characters: Readonly<Record<string, string>> = {
  '%0D': '\r',
  '%0A': '\n',
  '%25': '%',
  '%3A': ':',
  '%2C': ',',
};

function unescaped(text: string, escapes: RegExp): string {
  return text.replace(escapes, (code) => characters[code] ?? code);
}

/** The names of the commands in a log. */
export function commandsIn(log: string): string[] {
  return commandsOf(log).map(({ name }) => name);
}

const levels = ['error', 'warning', 'notice'] as const;

/** The annotations that a runner keeps of a step: the first ten of each level, 4096 characters of each. */
export function annotationsIn(log: string): Annotation[] {
  const used = { error: 0, warning: 0, notice: 0 };
  return commandsOf(log).flatMap(({ name, properties, data }) => {
    const level = levels.find((candidate) => candidate === name);
    if (level === undefined || used[level]++ >= 10) return [];
    const line = properties.get('line');
    return [
      {
        level,
        file: properties.get('file'),
        line: line === undefined ? undefined : Number(line),
        title: properties.get('title'),
        message: data.slice(0, 4096),
      },
    ];
  });
}
