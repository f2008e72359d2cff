'use strict';

const { readFileSync } = require('node:fs');

exports.runtime = require('./web-tree-sitter.cjs');
exports.readGrammar = (name) => readFileSync(`${__dirname}/${name}.wasm`);
