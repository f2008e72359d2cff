import type { SkillFile } from '../model/skill.ts';

/** A way to hash the files of a skill. */
export interface HashAlgorithm {
  readonly id: string;
  /** The files that count, in the order they are hashed in. `ignore` is the text of `.skillignore`. */
  select(files: readonly SkillFile[], ignore: string | null): readonly SkillFile[];
  begin(): Hasher;
}

/** One hash in the making: files come in the order of `select`, each with its chunks behind it. */
export interface Hasher {
  file(file: SkillFile, size: number): void;
  chunk(bytes: Uint8Array): void;
  /** The digest; empty where the files do not make one. */
  end(): string;
}
