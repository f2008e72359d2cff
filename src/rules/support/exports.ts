import { type Item, isSet } from '../../model/contract.ts';

/** The functions that the skill.toml contract defines. */
const contractFunctions: ReadonlySet<string> = new Set([
  'init',
  'shutdown',
  'discover_tools',
  'parse_output',
  'plan_workflow',
]);

/** True for an export that `executable.exports` lists. */
export function isListedExport(item: Item | null): boolean {
  return item !== null && !isSet(item, 'unlisted');
}

/** True for an export that callers know: it is listed, or a function of the contract. */
export function isOfferedExport(item: Item | null): boolean {
  return isListedExport(item) || contractFunctions.has(item?.name ?? '');
}
