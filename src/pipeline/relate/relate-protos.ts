import { callInputsOf, isSecret } from '../../contract/compare/call-parameters.ts';
import { secretLeaves } from '../../dialects/secrets.ts';
import type { Proto, Reference } from '../../model/proto.ts';
import { contentHash, type Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Secret } from '../../model/value/secret.ts';
import type { Workspace } from '../../model/workspace.ts';
import { previousReferences, referencedSkill } from '../../protos/resolve.ts';
import type { Subjects } from '../../rules/rule.ts';
import { lintRulesOf } from '../../rules/tree-catalog.ts';
import { problemDraft, type RuleDraft, runRules, type Source } from '../findings/rule-draft.ts';

const rules = lintRulesOf('reference');

/** Runs the rules over the protos of head, their references and the referenced skills. */
export function relateProtos(head: Workspace, base: Workspace | null): readonly RuleDraft[] {
  if (head.protos.length === 0) return [];
  const headSkillsByName = groupBy(head.skills, ({ name }) => name);
  const baseSkillsByName = groupBy(base?.skills ?? [], ({ name }) => name);
  const baseReferences = previousReferences(head.protos, base?.protos ?? []);
  return head.protos.flatMap((proto) => {
    const subjects = proto.references.map((reference) => {
      const before = baseReferences.get(reference) ?? null;
      const baseSkill = referencedSkill(baseSkillsByName, before ?? reference);
      const skill = referencedSkill(headSkillsByName, reference, baseSkill?.root);
      const changedCopies = copiesChangedBy(reference, baseSkillsByName, headSkillsByName).filter(
        (copy) => copy !== skill,
      );
      return { reference, proto, skill, before, baseSkill, changedCopies, workspace: head };
    });
    return relateProto(proto, subjects);
  });
}

type SkillsByName = ReadonlyMap<string, readonly Skill[]>;

/** The skills of a reference that matched its hash at base and no longer do: a copy may be the one that runs. */
function copiesChangedBy(
  { id, hash }: Reference,
  base: SkillsByName,
  head: SkillsByName,
): readonly Skill[] {
  if (!hash) return [];
  const matching = (base.get(id) ?? []).filter((skill) => contentHash(skill) === hash.value);
  const roots = new Set(matching.map(({ root }) => root));
  return (head.get(id) ?? []).filter(
    (skill) => roots.has(skill.root) && contentHash(skill) !== hash.value,
  );
}

type Subject = Subjects['reference'];

function relateProto(proto: Proto, subjects: readonly Subject[]): readonly RuleDraft[] {
  const source: Source = {
    skill: null,
    texts: new Map(subjects.length > 0 ? [[proto.path, proto.text]] : []),
    secrets: secretsOf(subjects),
  };
  const drafts = [
    ...proto.problems.map((problem) => problemDraft(problem, source)),
    ...subjects.flatMap((subject) =>
      runRules(rules, subject, { ...source, skill: subject.skill?.root ?? null }),
    ),
  ];
  return withoutDuplicates(drafts);
}

/** Drops repeated drafts at one place: a YAML alias has several parents. */
function withoutDuplicates(drafts: readonly RuleDraft[]): readonly RuleDraft[] {
  const keys = new Set<string>();
  return drafts.filter(({ rule, draft: { message, at, was } }) => {
    const key = JSON.stringify([rule.id, message, at, was]);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

/** The secrets of the referenced skills, and the values that the references pass to sensitive inputs. */
function secretsOf(subjects: readonly Subject[]): readonly Secret[] {
  const skills = new Set(subjects.map(({ skill }) => skill));
  return [
    ...[...skills].flatMap((skill) => skill?.secrets ?? []),
    ...subjects.flatMap(({ reference, skill }) => (skill ? passedSecrets(reference, skill) : [])),
  ];
}

function passedSecrets({ operation, bindings }: Reference, skill: Skill): readonly Secret[] {
  const inputs = callInputsOf(skill, operation?.value ?? null)?.inputs;
  const secretBindings = [...(bindings?.fields.values() ?? [])].filter(({ key }) =>
    isSecret(inputs?.get(key)),
  );
  const values = secretBindings.flatMap(({ value }) => [...secretLeaves(value)]);
  return values.filter(({ text }) => !/^\s*\{\{[^{}]*\}\}\s*$/.test(text));
}
