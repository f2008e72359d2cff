import type { Finding } from '../model/finding.ts';

/** Numbers findings with the same fingerprint. A line number would distinguish them too, but every edit moves it. */
export function numberDuplicates(
  findings: readonly Finding[],
): readonly { readonly finding: Finding; readonly occurrence: number }[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const occurrence = (counts.get(finding.fingerprint) ?? 0) + 1;
    counts.set(finding.fingerprint, occurrence);
    return { finding, occurrence };
  });
}
