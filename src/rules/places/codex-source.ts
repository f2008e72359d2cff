import type { Marketplace } from '../../model/listing.ts';
import { code, type Message, msg } from '../../model/message.ts';
import type { Located } from '../../model/skill.ts';
import { type BadPath, badSource, type PathSearch, sourceOf } from './bad-path.ts';
import { relativePath } from './folders.ts';
import { resolveWithin } from './listed-plugins.ts';

/** Checks the source of a plugin of a Codex marketplace; null if Codex takes it. */
export function badCodexSource(
  search: PathSearch,
  marketplace: Marketplace,
  name: string,
  source: Located<string>,
): BadPath | null {
  const bad = badSource(search, marketplace, name, source);
  if (bad) return bad;
  const { value, at } = source;
  const fault = spellingFault(value);
  if (fault === null) return null;
  const target = resolveWithin(marketplace.root, value);
  const written = target === undefined ? undefined : relativePath(marketplace.root, target);
  const suggestion = written === undefined ? null : { written, isCertain: true };
  return { subject: sourceOf(name, value), written: value, at, fault, isMild: false, suggestion };
}

function spellingFault(value: string): Message | null {
  if (!value.startsWith('./')) return msg`does not start with ${code('./')}`;
  return value.split('/').includes('..') ? msg`contains ${code('..')}` : null;
}
