import type { Finding } from '../model/finding.ts';

/**
 * Findings with their fingerprint made unique among them. The same thing may be said in several places; a line
 * would tell them apart but moves with every edit, so the second and later ones are counted.
 */
export function numberDuplicates(
  findings: readonly Finding[],
): readonly { readonly finding: Finding; readonly nth: number }[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const nth = (counts.get(finding.fingerprint) ?? 0) + 1;
    counts.set(finding.fingerprint, nth);
    return { finding, nth };
  });
}
