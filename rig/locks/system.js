import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { skip } from '../support/tools.js';

export const locks = {
  id: 'locks',
  about: 'locks of real repositories, with the verdict of an independent program',
  prepare() {
    const corpus = process.env.LOCK_CORPUS ?? skip('$LOCK_CORPUS names no corpus of locks');
    if (existsSync(join(corpus, 'lock-vectors.jsonl'))) return {};
    return skip(`$LOCK_CORPUS, which is ${corpus}, holds no lock-vectors.jsonl`);
  },
};
