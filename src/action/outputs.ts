import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setOutput } from '@actions/core';
import type { Report, SkillSummary } from '../model/report.ts';
import { jsonLine } from '../report/escape.ts';
import { isChanged } from '../report/facts/skills.ts';
import { html } from '../report/html/html.ts';
import { json } from '../report/json.ts';
import type { RenderOptions } from '../report/reporter.ts';
import { sarif } from '../report/sarif.ts';

/** Paths of the report files of a run. */
interface Files {
  readonly report: string;
  readonly sarif: string;
  readonly html: string;
}

/** Writes the JSON and SARIF reports and the HTML page to a directory that later steps of the job can read. */
export function writeReports(report: Report, options: RenderOptions): Files {
  const folder = mkdtempSync(join(process.env['RUNNER_TEMP'] || tmpdir(), 'skillaccord-'));
  const files = {
    report: join(folder, 'report.json'),
    sarif: join(folder, 'report.sarif'),
    // An artifact that is one file has the name of the file.
    html: join(folder, 'skillaccord.html'),
  };
  writeFileSync(files.report, json.render(report, options));
  writeFileSync(files.sarif, sarif.render(report, options));
  writeFileSync(files.html, html.render(report, options));
  return files;
}

/** A finished run; `isFirst` if it has no base because nothing was there before. */
interface Run {
  readonly report: Report;
  readonly isFirst: boolean;
}

/**
 * Sets every output of action.yml, also without a run: any output left unset could be set by a forged line in the
 * log. Without a run, all outputs except the outcome are empty; without a comparison, so are those about changes,
 * since 0 would say that nothing breaks.
 */
export function setOutputs(run: Run | null, files: Files | null): void {
  const { report } = run ?? {};
  const summary = report?.summary;
  const changes = report?.base || run?.isFirst ? summary : undefined;
  const changed = report?.skills.filter((skill) => isChanged(skill) && skill.status !== 'removed');
  const outputs = {
    outcome: report?.outcome ?? 'fail',
    errors: summary?.errors ?? '',
    warnings: summary?.warnings ?? '',
    compared: report ? report.base !== null : '',
    breaking: changes?.breaking ?? '',
    'required-bump': changes?.requiredBump ?? '',
    privilege: summary?.privilege ?? '',
    'changed-skills': changed === undefined ? '' : jsonLine(changed.map(changedSkill)),
    report: files?.report ?? '',
    sarif: files?.sarif ?? '',
    html: files?.html ?? '',
  };
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

function changedSkill({ name, root, version, requiredBump }: SkillSummary) {
  return { name, root, version, required_bump: requiredBump };
}
