import { isLarge, type Json } from './value.ts';

/**
 * JSON text with sorted keys: two values are equal exactly if their texts are equal. Whole numbers have all of their
 * digits, so `1e21` and `1000000000000000000000` are one.
 */
export function canonical(value: Json): string {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null)
    return JSON.stringify(value);
  return exactJson(value, (_key, inner) => {
    if (isLarge(inner)) return BigInt(inner);
    return inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  });
}

type Replacer = (key: string, value: unknown) => unknown;

/** As `JSON.stringify`, also for whole numbers beyond doubles: they keep their digits. */
export function exactJson(value: unknown, replacer?: Replacer, indent = ''): string {
  try {
    return JSON.stringify(value, replacer, indent);
  } catch {
    return new Writer(replacer ?? ((_key, inner) => inner), indent).write('', value, '\n') ?? '';
  }
}

function plainOf(key: string, value: unknown): unknown {
  const hasForm = typeof value === 'object' && value !== null && 'toJSON' in value;
  return hasForm && typeof value.toJSON === 'function' ? value.toJSON(key) : value;
}

/** Writes what `JSON.stringify` refuses: values with a `bigint`. */
class Writer {
  readonly #replacer: Replacer;
  readonly #indent: string;

  constructor(replacer: Replacer, indent: string) {
    this.#replacer = replacer;
    this.#indent = indent;
  }

  /** Undefined for what JSON leaves out. */
  write(key: string, from: unknown, margin: string): string | undefined {
    const value = this.#replacer(key, plainOf(key, from));
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const inner = margin + this.#indent;
    const parts = Array.isArray(value)
      ? value.map((item, index) => this.write(String(index), item, inner) ?? 'null')
      : Object.entries(value).flatMap(([name, item]) => this.#field(name, item, inner));
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    if (this.#indent === '' || parts.length === 0) return `${open}${parts.join(',')}${close}`;
    return `${open}${inner}${parts.join(`,${inner}`)}${margin}${close}`;
  }

  #field(name: string, value: unknown, margin: string): readonly string[] {
    const text = this.write(name, value, margin);
    const colon = this.#indent === '' ? ':' : ': ';
    return text === undefined ? [] : [`${JSON.stringify(name)}${colon}${text}`];
  }
}
