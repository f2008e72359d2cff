import type { Audit } from './audit.ts';

/** The verdict on an audit in a sentence; `format` formats a name. */
export function auditHeadline(
  { repositories }: Audit,
  format: (name: string) => string = (name) => name,
): string {
  const failing = repositories.filter(({ outcome }) => outcome === 'fail');
  const all = repositories.length;
  if (failing.length === 0)
    return all === 1 ? 'The repository passes.' : `All ${all} repositories pass.`;
  if (all === 1) return `The repository ${format(failing[0]?.name ?? '')} does not pass.`;
  const names = failing.slice(0, 5).map(({ name }) => format(name));
  const more = failing.length - names.length;
  const list = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const verb = failing.length === 1 ? 'does' : 'do';
  return `${failing.length} of ${all} repositories ${verb} not pass: ${list}.`;
}
