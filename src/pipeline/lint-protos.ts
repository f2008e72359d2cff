import { isSecret, parametersOf } from '../contract/compare/call-parameters.ts';
import { secretLeaves } from '../dialects/secrets.ts';
import type { Draft, Finding } from '../model/finding.ts';
import type { Reference } from '../model/proto.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Secret } from '../model/value/secret.ts';
import type { Workspace } from '../model/workspace.ts';
import { previousReferences, referencedSkill } from '../protos/resolve.ts';
import { getProblemRule, lintRulesOf } from '../rules/tree-catalog.ts';
import type { FindingFactory } from './to-finding.ts';

const rules = lintRulesOf('reference');

/** Everything the rules say of the protos of one tree, and of what became of their references. */
export function lintProtos(
  head: Workspace,
  base: Workspace | null,
  toFinding: FindingFactory,
): Finding[] {
  if (head.protos.length === 0) return [];
  const headSkillsByName = groupBy(head.skills, ({ name }) => name);
  const baseSkillsByName = groupBy(base?.skills ?? [], ({ name }) => name);
  const baseReferences = previousReferences(head.protos, base?.protos ?? []);
  const findings: (Finding | null)[] = [];
  for (const proto of head.protos) {
    const subjects = proto.references.map((reference) => {
      const before = baseReferences.get(reference) ?? null;
      const base = referencedSkill(baseSkillsByName, before ?? reference);
      const skill = referencedSkill(headSkillsByName, reference, base?.root);
      return { reference, proto, skill, before, baseSkill: base, workspace: head };
    });
    const context = {
      texts: new Map(proto.references.length > 0 ? [[proto.path, proto.text]] : []),
      secrets: [
        ...[...new Set(subjects.map(({ skill }) => skill))].flatMap(
          (skill) => skill?.secrets ?? [],
        ),
        ...subjects.flatMap(({ reference, skill }) => secretsOf(reference, skill)),
      ],
    };
    const isFirst = createDuplicateFilter();
    for (const problem of proto.problems) {
      const rule = getProblemRule(problem.rule);
      if (!isFirst(rule.id, problem)) continue;
      findings.push(toFinding(problem, { ...context, rule, severity: rule.severity, skill: null }));
    }
    for (const subject of subjects) {
      const subjectContext = { ...context, skill: subject.skill?.root ?? null };
      for (const rule of rules) {
        for (const draft of rule.check(subject)) {
          if (!isFirst(rule.id, draft)) continue;
          findings.push(toFinding(draft, { ...subjectContext, rule, severity: rule.severity }));
        }
      }
    }
  }
  return findings.filter((finding) => finding !== null);
}

/** Tells what was not said before of the same place: aliases of YAML stand in several. */
function createDuplicateFilter(): (rule: string, draft: Draft) => boolean {
  const reported = new Set<string>();
  return (rule, { message, at, was: base }) => {
    const sizeBefore = reported.size;
    reported.add(JSON.stringify([rule, message, at, base]));
    return reported.size > sizeBefore;
  };
}

/** What a reference passes to sensitive inputs: never printed. */
function secretsOf({ operation, bindings }: Reference, skill: Skill | null): readonly Secret[] {
  if (!skill) return [];
  const inputs = parametersOf(skill, operation?.value ?? null)?.inputs;
  const secretBindings = [...(bindings?.fields.values() ?? [])].filter(({ key }) =>
    isSecret(inputs?.get(key)),
  );
  const values = secretBindings.flatMap(({ value }) => [...secretLeaves(value)]);
  return values.filter(({ text }) => !/^\s*\{\{[^{}]*\}\}\s*$/.test(text));
}
