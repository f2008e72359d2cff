import fc from 'fast-check';

// Fixed seed: the same commit has the same result.
fc.configureGlobal({ seed: 20_261_121 });
