import { uriPath } from './escape.ts';

/** The page of a rule; relative to the repository of Skillaccord if the URL of the pages is unknown. */
export function rulePage(rule: string, docs: string | null): string {
  return `${docs ?? 'docs/'}rules/${uriPath(rule)}.md`;
}
