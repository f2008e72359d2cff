import { isTemplate } from '../model/text/placeholders.ts';

/** Whether a runtime or a shell replaces a text or a part of it. */
export function hasSubstitution(text: string): boolean {
  const start = text.indexOf('${');
  return isTemplate(text) || (start >= 0 && text.includes('}', start));
}
