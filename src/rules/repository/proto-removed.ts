import type { Located } from '../../model/skill.ts';
import { quote } from '../../model/value/format-value.ts';
import { previousReferences } from '../../protos/resolve.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { repositoryRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';
import { formatList } from '../words/words.ts';

const pinned = (folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) +
  usedSkill('1.0.0', folder);

/** A removed proto with pins. */
export const protoRemoved = repositoryRule({
  id: 'proto-removed',
  category: 'reference',
  severity: 'note',
  summary: 'Every proto with pinned skills is still there.',
  why: 'The pinned skills may now change unnoticed: the reviewer sees the removed pins.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix: 'Nothing, if the removal is intended. Otherwise restore the proto.',
  invalid: pinned('before/') + usedSkill('1.0.0', 'after/'),
  valid: pinned('before/') + pinned('after/'),
  *check({ workspace, base }) {
    if (!base) return;
    const names = new Set(workspace.skills.map(({ name }) => name));
    const inherited = new Set(previousReferences(workspace.protos, base.protos).values());
    for (const { path, references } of base.protos) {
      if (workspace.paths.has(path)) continue;
      // Pins of removed skills are irrelevant.
      const removedPins = references.flatMap((reference) => {
        const pin = reference.hash ?? reference.minVersion;
        return pin && names.has(reference.id) && !inherited.has(reference)
          ? [{ ...reference, pin }]
          : [];
      });
      const [first] = removedPins;
      if (!first) continue;
      const pins = formatList(
        removedPins.map(({ id, hash, pin }) => `${quote(id)} to ${formatPin(pin, hash)}`),
      );
      const message = `The proto was removed, and its pins with it: ${pins}.`;
      yield { message, at: { path }, was: first.pin.at, about: 'removed' };
    }
  },
});

function formatPin({ value }: Located<string>, hash: Located<string> | null): string {
  return hash ? shortHash(value) : `${value} or later`;
}
