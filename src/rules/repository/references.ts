import { code, type Insert, list, msg, namePart, pathPart } from '../../model/message.ts';
import type { Proto, Reference } from '../../model/proto.ts';
import type { Located } from '../../model/skill.ts';
import { previousReferences } from '../../protos/resolve.ts';
import { stepWith, usedHashes, usedSkill } from '../examples/proto.ts';
import { repositoryRule } from '../rule.ts';
import { shortHash } from '../words/hash-words.ts';

const pinned = (folder: string) =>
  stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, folder) +
  usedSkill('1.0.0', folder);

export const protoRemoved = repositoryRule({
  id: 'proto-removed',
  category: 'reference',
  severity: 'note',
  asksNothing: true,
  summary: 'Reports removed files that reference pinned skills.',
  why: 'The pinned skills may now change unnoticed: the reviewer sees the removed hashes and versions.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix: 'Nothing, if the removal is intended. Otherwise restore the file.',
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
      const pins = list(
        removedPins.map(({ id, hash, pin }) => msg`${namePart(id)} (${pinText(pin, hash)})`),
      );
      const message = msg`${pathPart(path)} was removed; it pinned ${pins}.`;
      yield { message, at: { path }, was: first.pin.at, about: 'removed' };
    }
  },
});

function pinText({ value }: Located<string>, hash: Located<string> | null): Insert {
  return hash ? shortHash(value) : msg`${code(value)} or later`;
}

export const referenceRemoved = repositoryRule({
  id: 'reference-removed',
  category: 'reference',
  severity: 'note',
  asksNothing: true,
  summary: 'Reports removed references to pinned skills.',
  why: 'A replacement of the removed step may run without a hash or version: the reviewer sees what was removed.',
  source: 'ADR-003, Proto Reference Modes: "Fails if deployed skill doesn\'t match".',
  howToFix: 'Nothing, if the removal is intended. Otherwise restore the reference.',
  invalid: `${pinned('before/')}-- after/protos/daily.yaml --\nsteps: []\n${usedSkill('1.0.0', 'after/')}`,
  valid: pinned('before/') + pinned('after/'),
  *check({ workspace, base }) {
    if (!base) return;
    const names = new Set(workspace.skills.map(({ name }) => name));
    const protos = new Map(workspace.protos.map((proto) => [proto.path, proto]));
    const inherited = new Set(previousReferences(workspace.protos, base.protos).values());
    for (const proto of base.protos) {
      const { path } = proto;
      // Protos that became unreadable are reported by proto-syntax.
      if (!workspace.paths.has(path) || isBroken(protos.get(path), proto)) continue;
      const removedReferences = proto.references.filter(
        (candidate) => !inherited.has(candidate) && names.has(candidate.id),
      );
      const remaining = new Set(protos.get(path)?.references.map(keyOf));
      for (const [key, reference] of new Map(
        removedReferences.map((removed) => [keyOf(removed), removed]),
      )) {
        const pin = pinOf(reference);
        if (!pin || remaining.has(key)) continue;
        const message = msg`The reference to ${namePart(reference.id)} (${pin.words}) was removed.`;
        yield { message, at: { path }, was: pin.at, about: key, before: pin.value };
      }
    }
  },
});

function pinOf({ hash, minVersion }: Reference) {
  if (hash) return { ...hash, words: shortHash(hash.value) };
  return minVersion && { ...minVersion, words: msg`${code(minVersion.value)} or later` };
}

/** Equal for equivalent references. */
function keyOf({ id, hash, minVersion }: Reference): string {
  return JSON.stringify([id, hash?.value, minVersion?.value]);
}

function isBroken(head: Proto | undefined, base: Proto): boolean {
  return (head?.problems.length ?? 0) > base.problems.length;
}
