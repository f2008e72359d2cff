import { covers, larger } from '../../model/bump.ts';
import { contentHash } from '../../model/skill.ts';
import { smallestCovering } from '../../model/version.ts';
import { twoManifests } from '../example.ts';
import { versionRule } from '../rule.ts';
import { differOnlyInVersion, stepName, versionDraft, versionOf } from '../version-step.ts';

/** A version step larger than the changes ask for. */
export const versionBumpLargerThanNeeded = versionRule({
  id: 'version-bump-larger-than-needed',
  severity: 'note',
  summary: 'A version takes no larger step than the changes of its skill ask for.',
  why: 'Nothing breaks; callers may hold back from a major version that breaks nothing.',
  mend: 'Take the smaller version that the finding names, or keep the larger one where more is meant than the manifest says.',
  *check(step) {
    const { before, after, declared, required, reasons } = step;
    if (declared !== 'minor' && declared !== 'major') return;
    if (required === 'none' && (reasons.length > 0 || differOnlyInVersion(before, after))) return;
    const differs = contentHash(before) !== contentHash(after);
    const needed = larger(required, differs ? 'patch' : 'none');
    if (covers(needed, declared)) return;
    const enough = smallestCovering(before.version?.value ?? '', needed);
    const message = `${versionOf(before)} -> ${versionOf(after)} ${stepName(step)}; the changes that can be judged need no more than ${enough}.`;
    yield versionDraft(step, message);
  },
  fails: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '2.0.0']),
  passes: twoManifests('', 'inputs: { optional: [{ name: tz }] }', ['1.0.0', '1.1.0']),
});
