// The packages that only some documents need, each read from the disk when it is first asked for: in the command
// line's bundle it is a file of its own, so that a run whose documents are all plain starts without it.
'use strict';

function once(load) {
  let loaded;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

exports.jsonPackage = once(() => require('@humanwhocodes/momoa'));
exports.licensePackage = once(() => require('spdx-expression-parse'));
exports.patternPackage = once(() => require('re2js'));
exports.tomlPackage = once(() => require('toml-eslint-parser'));
exports.yamlEditPackage = once(() => require('yaml'));
