import type { SkillSummary, UnitSummary } from '../model/report.ts';
import { isAtOrInside } from '../model/text/path.ts';
import { didYouMean } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import type { Chosen, VersionRequest } from '../tasks/bump/request.ts';

/**
 * Chooses the skills and plugins of some names or folders; a plugin comes with the skills in its folder. A name that
 * both a skill and a plugin have chooses both. Throws UsageError for an unknown one.
 */
export function chooserOf(
  operands: readonly string[],
  toTreePath: (operand: string) => string,
): NonNullable<VersionRequest['choose']> {
  return (skills, plugins) => {
    const chosen = operands.map((operand) => {
      const found = [
        matchingUnits(skills, plugins, ({ name }) => name === operand),
        matchingUnits(skills, plugins, ({ root }) => root === toTreePath(operand)),
      ].find((candidate) => candidate.skills.length + candidate.pluginRoots.length > 0);
      if (found) return found;
      const known = [...skills, ...plugins].flatMap(({ name, root }) => [name, root]);
      throw new UsageError(
        `"${operand}" is neither the name nor the folder of a skill or a plugin.`,
        didYouMean(operand, known) ?? 'skillaccord list shows them.',
      );
    });
    return {
      skills: [...new Set(chosen.flatMap((choice) => choice.skills))],
      pluginRoots: [...new Set(chosen.flatMap((choice) => choice.pluginRoots))],
    };
  };
}

function matchingUnits(
  skills: readonly SkillSummary[],
  plugins: readonly UnitSummary[],
  matches: (unit: { readonly name: string; readonly root: string }) => boolean,
): Chosen {
  const pluginRoots = plugins.filter(matches).map(({ root }) => root);
  const isInside = ({ root }: SkillSummary) =>
    pluginRoots.some((pluginRoot) => isAtOrInside(root, pluginRoot));
  return { skills: skills.filter((summary) => matches(summary) || isInside(summary)), pluginRoots };
}
