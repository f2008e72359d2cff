import fc from 'fast-check';
import '../git/environment.ts';
import { addSnapshotHints } from './snapshot-hint.ts';

addSnapshotHints();

// Fixed seed: the same commit has the same result.
fc.configureGlobal({ seed: 20_261_121 });

if (process.env['LAWS_SEED'] !== undefined) {
  const { noteVariants } = await import('../laws/support/variants.ts');
  noteVariants();
}
