import type { Report } from '../../model/report.ts';

/** The configuration file to edit: the one in use, else the first place where one is looked for. */
export function configurationPath({ configuration }: Report): string {
  return configuration?.path ?? '.github/skillaccord.yml';
}
