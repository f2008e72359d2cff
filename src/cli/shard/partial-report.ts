import type { Base, Head } from '../../model/report.ts';
import { tool } from '../../model/tool.ts';
import type { AnalysedShare } from '../../pipeline/analyse-share.ts';
import { readStoredSkill } from '../../pipeline/shard/read-stored.ts';
import { maxShards, type Shard } from '../../pipeline/shard/shard.ts';
import type { StoredSkill } from '../../pipeline/shard/stored-skill.ts';
import { jsonLine } from '../../report/escape.ts';
import {
  count,
  flag,
  list,
  nullable,
  type Reader,
  record,
  ShapeError,
  text,
} from '../../syntax/json/decode.ts';

/** What one shard found out, as specified by schemas/partial-report.schema.json. */
export interface PartialReport {
  readonly schema: number;
  readonly tool: { readonly name: string; readonly version: string };
  readonly shard: Shard;
  readonly head: Head;
  readonly base: Pick<Base, 'sha' | 'how'> | null;
  /** The skills of head: those of the shard, and all. */
  readonly summary: { readonly skills: number; readonly all: number };
  /** Digests of all paths of both trees. */
  readonly paths: AnalysedShare['paths'];
  readonly facts: { readonly skills: readonly StoredSkill[] };
}

/** Writes a partial report, one skill a line. */
export function partialText(
  { skills, counts, paths }: AnalysedShare,
  run: Pick<PartialReport, 'shard' | 'head' | 'base'>,
): string {
  const { shard, head, base } = run;
  const about = {
    schema: 1,
    tool,
    shard,
    head,
    base: base && { sha: base.sha, how: base.how },
    summary: { skills: counts.share, all: counts.all },
    paths,
  };
  const lines = skills.map((skill) => `\n${jsonLine(skill)}`);
  return `${jsonLine(about).slice(0, -1)},"facts":{"skills":[${lines.join(',')}]}}\n`;
}

const shard: Reader<Shard> = (value, path) => {
  const read = record<Shard>({ index: count, count })(value, path);
  if (read.index < 1 || read.index > read.count || read.count > maxShards)
    throw new ShapeError(path, 'a share');
  return read;
};

/** Reads what a partial report is about, without its facts. Throws ShapeError. */
export const readPartialHead: Reader<Omit<PartialReport, 'facts'>> = record<
  Omit<PartialReport, 'facts'>
>({
  schema: count,
  tool: record({ name: text, version: text }),
  shard,
  head: record<Head>({ sha: nullable(text), dirty: flag }),
  base: nullable(record({ sha: text, how: text })),
  summary: record({ skills: count, all: count }),
  paths: record({ head: text, base: nullable(text) }),
});

/** Reads the facts of a partial report. Throws ShapeError. */
export const readFacts: Reader<Pick<PartialReport, 'facts'>> = record<Pick<PartialReport, 'facts'>>(
  { facts: record({ skills: list(readStoredSkill) }) },
);
