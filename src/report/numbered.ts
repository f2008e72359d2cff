import type { Finding } from '../model/finding.ts';

/**
 * Findings with their fingerprint made unique among them. The same thing may be said in several places; a line
 * would tell them apart but moves with every edit, so the second and later ones are counted.
 */
export function numbered(
  findings: readonly Finding[],
): readonly { readonly finding: Finding; readonly nth: number }[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const nth = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, nth);
    return { finding, nth };
  });
}
