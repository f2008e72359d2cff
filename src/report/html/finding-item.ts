import type { Message } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import type { FindingEntry } from '../document/document.ts';
import { frameHtml } from './change.ts';
import { type Attributes, type Child, element, type Html, spaced } from './element.ts';
import { type PageOptions, placeLink } from './page-options.ts';
import { messageHtml, placesHtml, ruleLink, tag } from './spans.ts';

/** What the page says of a finding. */
interface FindingItem {
  readonly message: Message;
  readonly help: readonly Message[];
  readonly notes: readonly {
    readonly message: Message;
    readonly at?: Location | null | undefined;
  }[];
}

/** A finding as an item of a list: what is the case, what to do, what is related, and facts about it. */
export function findingItem(
  { message, help, notes }: FindingItem,
  shown: {
    readonly tag: Child;
    readonly attributes: Attributes;
    readonly source: readonly Html[];
    readonly facts: readonly Child[];
  },
  pageOptions: PageOptions,
): Html {
  const facts = shown.facts.map((fact) => element('span', {}, fact));
  return element(
    'li',
    shown.attributes,
    element('p', { class: 'message' }, spaced(shown.tag, messageHtml(message, pageOptions))),
    ...shown.source,
    ...help.map((advice) => remark('help', messageHtml(advice, pageOptions))),
    ...notes.map(({ message: note, at }) =>
      remark('note', messageHtml(note, pageOptions), at ? placeLink(at, pageOptions) : ''),
    ),
    element('p', { class: 'meta' }, ...facts),
  );
}

function remark(label: string, ...texts: readonly Child[]): Html {
  return element('p', { class: 'remark' }, spaced(element('b', {}, `${label}:`), ...texts));
}

/** Findings of a document as a list; nothing without any. */
export function entryList(
  entries: readonly FindingEntry[],
  pageOptions: PageOptions,
): readonly Html[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => {
    const { severity, frame, places, rule, amount, state } = entry;
    const source = frame === null ? [] : frameHtml(frame.excerpt, frame.range);
    const facts = [
      placesHtml(places, pageOptions),
      ruleLink(rule, pageOptions),
      ...(amount === 1 ? [] : [`${amount} findings`]),
      ...(state === 'new' ? [] : [state]),
    ];
    const attributes = { class: `finding ${severity}` };
    return findingItem(
      entry,
      { tag: tag(severity, severity), attributes, source, facts },
      pageOptions,
    );
  });
  return [element('ol', { class: 'findings' }, ...items)];
}
