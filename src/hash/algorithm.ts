import type { SkillFile } from '../model/skill.ts';

/** A hash over the files of a skill. */
export interface HashAlgorithm {
  readonly id: string;
  /** The hashed files, in hash order. `ignore` is the text of `.skillignore`. */
  select(files: readonly SkillFile[], ignore: string | null): readonly SkillFile[];
  begin(): Hasher;
}

/** A hash in progress: each file in the order of `select`, followed by its chunks. */
export interface Hasher {
  file(file: SkillFile, size: number): void;
  chunk(bytes: Uint8Array): void;
  /** The digest; empty if the algorithm needs a file that is missing. */
  end(): string;
}
