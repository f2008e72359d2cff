import { createHash } from 'node:crypto';
import { tool } from '../../model/tool.ts';
import type { Block } from '../document/document.ts';
import { plainLine } from '../document/plain-line.ts';
import { makeInert } from '../inert.ts';
import { element, type Html, verbatim } from './element.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** The size that a page stays below, in bytes. */
export const maxPageBytes = 4 * 1024 * 1024;

/** The content of a page. */
export interface Page {
  /** The title, as text. */
  readonly title: string;
  readonly header: Html;
  readonly sections: readonly Section[];
}

/** A part of a page that the navigation leads to; one without content is left out. */
export interface Section {
  readonly id: string;
  readonly label: string;
  /** A short text after the label. */
  readonly note?: string;
  readonly content: readonly Html[];
}

/** The first heading of a document as the title of its page; `passes` is null without a verdict. */
export function pageTitle(block: Block | undefined, passes: boolean | null): string {
  const text = block?.kind === 'heading' ? plainLine(block.line).trim() : '';
  return passes === null ? text : `${passes ? '✓' : '✗'} ${text}`;
}

/** A self-contained page: nothing is loaded, and only its own style and script may run. */
export function pageText({ title, header, sections }: Page): string {
  const shown = sections.filter(({ content }) => content.length > 0);
  const page = element(
    'html',
    { lang: 'en' },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: contentPolicy() }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'referrer', content: 'no-referrer' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', {}, title),
      verbatim('style', style),
    ),
    element(
      'body',
      {},
      element('a', { class: 'skip', href: '#main' }, 'Skip to the content'),
      header,
      element('nav', { 'aria-label': 'Sections' }, ...shown.map(sectionLink)),
      element('main', { id: 'main' }, ...shown.map(sectionHtml)),
      element('footer', {}, `${tool.name} ${tool.version}`),
      verbatim('script', script),
    ),
  );
  return makeInert(`<!DOCTYPE html>${page.markup}\n`);
}

function sectionHtml({ id, label, note = '', content }: Section): Html {
  const heading = note === '' ? [label] : [`${label} `, element('small', {}, note)];
  const title = element('h2', { id }, ...heading);
  return element('section', { 'aria-labelledby': id }, title, ...content);
}

function sectionLink({ id, label }: Section): Html {
  return element('a', { href: `#${id}` }, label);
}

function contentPolicy(): string {
  return [
    "default-src 'none'",
    `style-src '${digest(style)}'`,
    `script-src '${digest(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
