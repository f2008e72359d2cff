// The files of the grammars, loaded on first use. Both bundles load them from dist/grammars, which scripts/build/grammars.js
// writes; `./installed.cjs` finds the same files in node_modules.
'use strict';

let loaded;

exports.grammarFiles = () => {
  loaded ??= require('./installed.cjs');
  return loaded;
};
