type Momoa = typeof import('@humanwhocodes/momoa', { with: { 'resolution-mode': 'import' }});
type Re2 = typeof import('re2js', { with: { 'resolution-mode': 'import' }});
type Toml = typeof import('toml-eslint-parser', { with: { 'resolution-mode': 'import' }});
type YamlEdit = typeof import('yaml', { with: { 'resolution-mode': 'import' }});

/** The JSON parser with locations. */
export declare function jsonPackage(): Momoa;
/** The parser of licence expressions; throws on invalid input. */
export declare function licensePackage(): (text: string) => unknown;
/** Regular expressions in linear time. */
export declare function patternPackage(): Re2;
/** The TOML parser with locations. */
export declare function tomlPackage(): Toml;
/** YAML edits that preserve comments. */
export declare function yamlEditPackage(): YamlEdit;
