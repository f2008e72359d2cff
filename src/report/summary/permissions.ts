import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import type { Location } from '../../model/text/text.ts';
import { sectionsOf } from '../sections.ts';

/** One permission that a change grants, takes away or leaves undecided. */
export interface PermissionRow {
  readonly change: 'gained' | 'undecided' | 'lost';
  /** What kind of permission: `network`, `run`. */
  readonly kind: string;
  /** What it covers, as a sentence that may quote the repository. */
  readonly scope: string;
  /** When it holds; empty if unknown. */
  readonly when: string;
  readonly where: Location;
  readonly rule: string;
  readonly isError: boolean;
}

/** The permissions that grew, and those of new skills. */
export function permissionRows(report: Report): readonly PermissionRow[] {
  return sectionsOf(report).privilege.map(rowOf);
}

function rowOf({ rule, message, at, severity }: Finding): PermissionRow {
  const kind = kinds.find(([pattern]) => pattern.test(rule))?.[1] ?? '';
  const change = /uncomparable|unknown|undeclared|rewritten/.test(rule) ? 'undecided' : 'gained';
  return { change, kind, scope: message, when: '', where: at, rule, isError: severity === 'error' };
}

/** Kinds of permissions by the ids of their rules. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^new-skill/, 'new skill'],
  [/^allowed-tools/, 'tools'],
  [/^net-|^network-/, 'network'],
  [/^fs-read/, 'read'],
  [/^fs-write/, 'write'],
  [/^exec/, 'run'],
  [/^env-read/, 'variables'],
  [/secrets|sensitive/, 'secrets'],
  [/^dependency/, 'dependency'],
  [/^destructive/, 'destroy'],
  [/^confirmation/, 'confirmation'],
  [/^effect/, 'effect'],
];
