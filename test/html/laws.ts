import { parseXml } from '@rgrove/parse-xml';
import { expect } from 'vitest';
import { pageElements, policyHash, readPage } from './page.ts';

/** The laws of each of our pages. */
export const pageLaws: Readonly<Record<string, (text: string) => void>> = {
  'is well-formed, with our elements only': (text) => {
    expect(() => parseXml(text)).not.toThrow();
    expect([...readPage(text).tags].filter((tag) => !pageElements.has(tag))).toEqual([]);
  },
  'loads nothing, and runs its own style and script only': (text) => {
    const page = readPage(text);
    const only = (name: string) => {
      const [first, ...others] = page.all.filter((each) => each.name === name);
      expect(others).toEqual([]);
      return first?.text ?? '';
    };
    expect(Object.fromEntries(page.policy)).toEqual({
      'default-src': "'none'",
      'style-src': policyHash(only('style')),
      'script-src': policyHash(only('script')),
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    const attributes = new Set(page.all.flatMap((element) => [...element.attributes.keys()]));
    expect([...attributes].filter((name) => name === 'style' || /^on/.test(name))).toEqual([]);
    const own = /^(?:#|https:\/\/github\.com\/acme\/skills(?:\/(?:blob|tree)\/[0-9a-f]{40}\/|$))/;
    expect(page.addresses.filter((address) => !own.test(address))).toEqual([]);
    expect(only('style')).not.toMatch(/url\(|@import/);
  },
  'has each id once, and every target': (text) => {
    const page = readPage(text);
    expect(new Set(page.ids).size).toBe(page.ids.length);
    const inner = page.addresses
      .filter((address) => address.startsWith('#'))
      .map((address) => address.slice(1));
    const labels = page.all.flatMap(({ attributes }) => attributes.get('aria-labelledby') ?? []);
    for (const id of [...inner, ...labels]) expect(page.ids).toContain(id);
  },
  'has one title and one main heading, and no level is left out': (text) => {
    const levels = readPage(text)
      .all.flatMap(({ name }) => /^h(\d)$/.exec(name)?.[1] ?? [])
      .map(Number);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  },
};
