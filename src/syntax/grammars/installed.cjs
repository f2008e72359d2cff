'use strict';

const { readFileSync } = require('node:fs');

exports.runtime = require('web-tree-sitter');
exports.readGrammar = (name) => readFileSync(require.resolve(`${name}/${name}.wasm`));
