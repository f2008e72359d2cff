type Momoa = typeof import('@humanwhocodes/momoa', { with: { 'resolution-mode': 'import' }});
type Re2 = typeof import('re2js', { with: { 'resolution-mode': 'import' }});
type Toml = typeof import('toml-eslint-parser', { with: { 'resolution-mode': 'import' }});
type YamlEdit = typeof import('yaml', { with: { 'resolution-mode': 'import' }});

/** The parser of JSON with places. */
export declare function jsonPackage(): Momoa;
/** The parser of licence expressions; it throws for what is none. */
export declare function licensePackage(): (text: string) => unknown;
/** Regular expressions in linear time. */
export declare function patternPackage(): Re2;
/** The parser of TOML with places. */
export declare function tomlPackage(): Toml;
/** Edits of YAML that keep its comments. */
export declare function yamlEditPackage(): YamlEdit;
