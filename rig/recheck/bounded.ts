/** Expressions that may take the square of their input or more, by what bounds the input. */
const byInput: Readonly<Record<string, readonly RegExp[]>> = {
  'A licence of at most 300 characters.': [/(\s*\/\s*|\s+(?:and|or|with)\s+|[()]|,\s*)/i],
  'A type of at most 2,000 characters.': [
    /^([^(:–—]*?)\s*(?:\(.*\)|:\s.*|\s[-–—]\s.*)$/s,
    /^\{\s*\[\s*\w+\s*(?::|\bin\b)\s*\w+\s*\]\s*:(.*?)[;,]?\s*\}$/s,
    /,?\s*\boptional\b\s*,?/i,
    /^\s*(?:\.\.\.|…)?\s*$/,
    /\s+or\s+/,
  ],
  'A heading of at most 500 characters.': [/\{:?[^{}]*#[^{}]*\}\s*$/],
  'The next 32 characters of a pattern.': [/^\{(\d+)(,?)(\d*)\}/],
  'An example of a rule.': [/^\s*inputs:/m],
  'A text of a rule.': [
    /\[([^\]]+)\]\((https:[^)]+)\)(\w*)/g,
    /\[([^\]]+)\]\([^)]+\)/g,
    /\[([^\]]+)\]\(([^)]+)\)(.*)/s,
  ],
  'A number of files.': [/\B(?=(\d{3})+$)/g],
  'A number of the report.': [/\B(?=(?:\d{3})+$)/g],
  'A workflow that `init` reads on the machine of its author.': [
    /^[^#\n]*(?:uses:|remote:|project:|run:|npx|script:|-)\s.*skillaccord/m,
  ],
  'A key of a table of the source.': [/\.<.*$/, /permissions\[.*\]$/],
  'The name of a file, at most 255 bytes.': [
    /^(?:[\w.-]*mcp[\w.-]*|hooks[\w.-]*|settings[\w.-]*|permissions|config)\.[a-z]+$/,
  ],
  'The path of a file, at most 4,096 bytes.': [
    /(?:^|\/)(?:scripts|bin|hooks|tools)\/(?:[^/]+\/)*[\w-]+$/,
    /(?:^|\/)agents\/(?:.*\/)?([^/]+?)(?:\.agent)?\.md$/,
    /^(?:(.*)\/)?\.claude\/routines\/.+\.md$/,
  ],
};

/** The same expressions as they are written, each with its reason. */
export const bounded: ReadonlyMap<string, string> = new Map(
  Object.entries(byInput).flatMap(([reason, expressions]) =>
    expressions.map((each) => [String(each), reason]),
  ),
);
