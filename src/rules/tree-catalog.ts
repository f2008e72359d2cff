import { compareText } from '../model/text/text.ts';
import type {
  ChangeRule,
  LintRule,
  PathRule,
  PowerRule,
  ProblemRule,
  RelatedSubjects,
  RelationRule,
  Rule,
  Subjects,
} from './rule.ts';
import * as index from './tree-index.ts';

/** All rules except those over changes: the rules of a run without a base. */
export const treeRules: readonly Exclude<Rule, ChangeRule>[] = Object.values(index).sort(byId);

/** Compares rules by id: bundlers and runtimes order the exports of an index differently. */
export function byId(a: Rule, b: Rule): number {
  return compareText(a.id, b.id);
}

const problemRules: ReadonlyMap<string, ProblemRule> = new Map(
  treeRules.flatMap((rule) => (rule.kind === 'problem' ? [[rule.id, rule]] : [])),
);

/** The rule with the text and severity for a problem of a parser. */
export function getProblemRule(id: string): ProblemRule {
  const rule = problemRules.get(id);
  if (!rule) throw new Error(`No problem rule is called "${id}".`);
  return rule;
}

/** The rules over single subjects of a kind. */
export function lintRulesOf<S extends keyof Subjects>(kind: S): readonly LintRule<S>[] {
  return treeRules.filter(
    (rule): rule is LintRule<S> & LintRule =>
      rule.kind === kind && 'check' in rule && rule.needs === undefined,
  );
}

/** The rules of a kind that also need the other skills and files of the tree. */
export function relationRulesOf<S extends keyof RelatedSubjects>(
  kind: S,
): readonly RelationRule<S>[] {
  return treeRules.filter(
    (rule): rule is RelationRule<S> & RelationRule =>
      rule.kind === kind && 'needs' in rule && rule.needs === 'workspace',
  );
}

/** The rules over manifests that need no more of the tree than its paths. */
export const pathRules: readonly PathRule[] = treeRules.filter(
  (rule): rule is PathRule => 'needs' in rule && rule.needs === 'paths',
);

/** The rules over permissions of plugins, repositories and their files. */
export const powerRules: readonly PowerRule[] = treeRules.filter((rule) => rule.kind === 'power');
