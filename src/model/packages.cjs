// Packages that few documents need, loaded on first use: each is a separate file of the command line's
// bundle, so runs over plain documents start without them.
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
