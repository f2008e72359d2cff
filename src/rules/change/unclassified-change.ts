import type { Item } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { keyTypo } from '../manifest/key-typo.ts';
import { changeRule } from '../rule.ts';
import { describeItem, valueChange } from '../words/words.ts';

export const unclassifiedChange = changeRule({
  id: 'unclassified-change',
  category: 'format',
  summary: 'Reports manifest changes that no rule covers.',
  why: 'Callers may rely on a field without a rule.',
  howToFix:
    'Raise the version if callers can break, or accept the finding. For `inputs`, `outputs` and `execution`, declare `manifest_version: "1.0"`.',
  consequenceOf: { rules: [keyTypo.id], sharing: 'key' },
  on: { kind: [] },
  requires: { bump: 'none', warn: true },
  phrase: 'field {} changed',
  message: (change) => msg`${describeItem(change)} ${valueChange(change)}. No rule covers it.`,
  help: ({ after }) =>
    isWithoutManifestVersion(after)
      ? msg`Declare ${code('manifest_version: "1.0"')}, or ${code(after?.name ?? '')} has no meaning.`
      : msg`Raise the major version if callers can break.`,
  invalid: twoFrontmatters('tier: small', 'tier: large'),
  valid: twoFrontmatters('tier: small', "tier: 'small'"),
});

/** The fields that only a manifest with `manifest_version` gives a meaning. */
const manifestFields: ReadonlySet<string> = new Set(['inputs', 'outputs', 'execution']);

function isWithoutManifestVersion(item: Item | null): boolean {
  return item?.dialect === 'agent-skills' && manifestFields.has(item.name);
}
