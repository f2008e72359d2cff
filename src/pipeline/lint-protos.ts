import { isSecret, parametersOf } from '../contract/compare/bindings.ts';
import { secretLeaves } from '../dialects/secrets.ts';
import type { Draft, Finding } from '../model/finding.ts';
import type { Reference } from '../model/proto.ts';
import type { Secret } from '../model/secret.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import { previousReferences, referencedSkill } from '../protos/resolve.ts';
import { lintRules, problemRuleNamed } from '../rules/tree-catalog.ts';
import type { Stamp } from './to-finding.ts';

const rules = lintRules('reference');

/** Everything the rules say of the protos of one tree, and of what became of their references. */
export function lintProtos(now: Workspace, was: Workspace | null, stamp: Stamp): Finding[] {
  if (now.protos.length === 0) return [];
  const skills = groupBy(now.skills, ({ name }) => name);
  const earlierSkills = groupBy(was?.skills ?? [], ({ name }) => name);
  const earlier = previousReferences(now.protos, was?.protos ?? []);
  const findings: (Finding | null)[] = [];
  for (const proto of now.protos) {
    const subjects = proto.references.map((reference) => {
      const before = earlier.get(reference) ?? null;
      const was = referencedSkill(earlierSkills, before ?? reference);
      const skill = referencedSkill(skills, reference, was?.root);
      return { reference, proto, skill, before, was, workspace: now };
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
    const isNews = once();
    for (const problem of proto.problems) {
      const rule = problemRuleNamed(problem.rule);
      if (!isNews(rule.id, problem)) continue;
      findings.push(stamp(problem, { ...context, rule, severity: rule.severity, skill: null }));
    }
    for (const subject of subjects) {
      const own = { ...context, skill: subject.skill?.root ?? null };
      for (const rule of rules) {
        for (const draft of rule.check(subject)) {
          if (!isNews(rule.id, draft)) continue;
          findings.push(stamp(draft, { ...own, rule, severity: rule.severity }));
        }
      }
    }
  }
  return findings.filter((finding) => finding !== null);
}

/** Tells what was not said before of the same place: aliases of YAML stand in several. */
function once(): (rule: string, draft: Draft) => boolean {
  const told = new Set<string>();
  return (rule, { message, at, was }) => {
    const count = told.size;
    told.add(JSON.stringify([rule, message, at, was]));
    return told.size > count;
  };
}

/** What a reference passes to sensitive inputs: never printed. */
function secretsOf({ operation, bindings }: Reference, skill: Skill | null): readonly Secret[] {
  if (!skill) return [];
  const inputs = parametersOf(skill, operation?.value ?? null)?.inputs;
  const bound = [...(bindings?.fields.values() ?? [])].filter(({ key }) =>
    isSecret(inputs?.get(key)),
  );
  const written = bound.flatMap(({ value }) => [...secretLeaves(value)]);
  return written.filter(({ text }) => !/^\s*\{\{[^{}]*\}\}\s*$/.test(text));
}
