import { quote } from '../../model/format-value.ts';
import type { Located } from '../../model/skill.ts';
import { previousReferences } from '../../protos/resolve.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { repositoryRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';
import { listed } from '../words/words.ts';

const pinned = (folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) +
  usedSkill('1.0.0', folder);

/** A proto that is gone, and the pins it held with it. */
export const protoRemoved = repositoryRule({
  id: 'proto-removed',
  category: 'reference',
  severity: 'note',
  summary: 'No proto of base that pinned skills is gone.',
  why: 'What it pinned may now change unseen; the reviewer sees which pins went.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  mend: 'Nothing is to be mended where the proto is to go; where it is not, restore it.',
  fails: pinned('before/') + usedSkill('1.0.0', 'after/'),
  passes: pinned('before/') + pinned('after/'),
  *check({ workspace, was }) {
    if (!was) return;
    const names = new Set(workspace.skills.map(({ name }) => name));
    const inherited = new Set(previousReferences(workspace.protos, was.protos).values());
    for (const { path, references } of was.protos) {
      if (workspace.paths.has(path)) continue;
      // Pins of a skill that is gone too have nothing left to hold.
      const lost = references.flatMap((reference) => {
        const pin = reference.hash ?? reference.minimum;
        return pin && names.has(reference.id) && !inherited.has(reference)
          ? [{ ...reference, pin }]
          : [];
      });
      const [first] = lost;
      if (!first) continue;
      const pins = listed(lost.map(({ id, hash, pin }) => `${quote(id)} to ${shown(pin, hash)}`));
      const message = `The proto was removed, and with it what it pinned: ${pins}.`;
      yield { message, at: { path }, was: first.pin.at, about: 'removed' };
    }
  },
});

function shown({ value }: Located<string>, hash: Located<string> | null): string {
  return hash ? shortHash(value) : `${value} or later`;
}
