import { parsedOnAccess } from '../../dialects/parsed-on-access.ts';
import { readManifests, readSkill, type SkillFacts } from '../../dialects/read-skill.ts';
import type { Skill } from '../../model/skill.ts';
import { findCarrier } from '../../powers/catalog.ts';
import type { PowerFile } from '../../powers/read-powers.ts';
import { treeRules } from '../../rules/tree-catalog.ts';
import { ShapeError } from '../../syntax/json/decode.ts';
import type { FindingRule } from '../findings/rule-draft.ts';
import { sourceOf } from '../findings/rule-draft.ts';
import { type KnownSkills, nothingKnown } from './known-skills.ts';
import { restoreFiles } from './restore-digests.ts';
import type { StoredGrants } from './stored-grants.ts';
import type { SkillAnalysis, StoredDrafts, StoredSkill } from './stored-skill.ts';

/** Restores the skills of all shards. Throws ShapeError. */
export function knownSkills(stored: Iterable<StoredSkill>): KnownSkills {
  const restored = Array.from(stored, restoreSkill);
  return {
    ...nothingKnown,
    skills: restored.map(({ skill }) => skill),
    powerFiles: restored.flatMap(({ powerFiles }) => powerFiles),
    drafts: new Map(restored.map((analysis) => [analysis.skill, analysis.drafts])),
    pathDrafts: { head: draftsAt(restored, 'head'), base: draftsAt(restored, 'base') },
  };
}

function draftsAt(
  restored: readonly SkillAnalysis[],
  side: 'head' | 'base',
): KnownSkills['pathDrafts']['head'] {
  return new Map(
    restored.flatMap(({ skill, pathDrafts: { [side]: drafts } }) =>
      drafts ? [[skill, drafts] as const] : [],
    ),
  );
}

/** Restores an analysed skill. Throws ShapeError for a rule or a carrier that this version does not know. */
function restoreSkill(stored: StoredSkill): SkillAnalysis {
  const skill = skillOf(stored);
  const source = sourceOf(skill);
  const draftsOf = (drafts: StoredDrafts) =>
    drafts.map(([id, draft]) => {
      const rule = ruleOf(id);
      return { rule, draft, severity: rule.severity, source };
    });
  return {
    skill,
    drafts: draftsOf(stored.drafts),
    pathDrafts: {
      head: stored.pathDrafts.head && draftsOf(stored.pathDrafts.head),
      base: stored.pathDrafts.base && draftsOf(stored.pathDrafts.base),
    },
    powerFiles: stored.grants.map((grant) => readFileOf(grant, skill)),
  };
}

/** The manifests and the contract are parsed on access: few later stages ask for those of a skill. */
function skillOf(stored: StoredSkill): Skill {
  const { root, name, path, ignore, problems, hasOrigin } = stored;
  const [texts, attached] = [new Map(stored.texts), new Map(stored.attached)];
  const versions = new Map(
    stored.versions.map(([dialect, value, at]) => [dialect, { value, at }] as const),
  );
  const manifests = stored.manifests.map(([dialect, file]) => ({ dialect, path: file }));
  return {
    root,
    name,
    path,
    ignore,
    problems,
    texts,
    attached,
    versions,
    ...parsedOnAccess(manifests, () => parse(stored, texts, attached)),
    hasOrigin,
    version: [...versions.values()].at(-1) ?? null,
    unreadable: false,
    secrets: [],
    files: restoreFiles(stored),
    digests: new Map(stored.digests),
    moduleExports: new Map(),
    submodules: [],
  };
}

function parse(
  { root, files, manifests: stored }: StoredSkill,
  texts: ReadonlyMap<string, string>,
  attached: ReadonlyMap<string, string>,
): SkillFacts {
  const manifests = readManifests(root, [...texts.keys()], { texts, problems: [] });
  if (!manifests) throw new ShapeError('/texts', 'a skill');
  if (manifests.manifests.length < stored.length)
    throw new ShapeError('/manifests', 'what the texts of the skill state');
  const names = files.flatMap(([name, kind]) => (kind === 'symlink' ? [] : [name]));
  return readSkill(manifests, names, { attached, moduleExports: new Map() });
}

const rules: ReadonlyMap<string, FindingRule> = new Map(
  treeRules.flatMap((rule) => (rule.kind === 'power' ? [] : [[rule.id, rule]])),
);

function ruleOf(id: string): FindingRule {
  const rule = rules.get(id);
  if (!rule) throw new ShapeError('/drafts', 'of the rules of this version');
  return rule;
}

function readFileOf(stored: StoredGrants, skill: Skill): PowerFile {
  const { carrier: carrierId, path, id, text, follow, ...result } = stored;
  const carrier = findCarrier(carrierId);
  if (!carrier) throw new ShapeError('/grants', 'of the carriers of this version');
  return {
    file: { path, carrier, unit: { kind: 'skill', root: skill.root } },
    realPath: path,
    id: id ?? undefined,
    text: text === undefined ? (skill.texts.get(path) ?? null) : text,
    result: { ...result, ...(follow && { follow: new Map(follow) }) },
  };
}
