import { twoTomls } from './toml-versions.ts';
import { twoManifests } from './versions.ts';

// Sections of manifests for examples of changes: the lines of one side, or an example of both.

/** The inputs that a manifest requires: `{ name: date }, { name: topic }`. */
export function requiredInputs(entries: string): string {
  return `inputs:\n  required: [${entries}]`;
}

/** The optional inputs of a manifest. */
export function optionalInputs(entries: string): string {
  return `inputs:\n  optional: [${entries}]`;
}

/** The inputs of an `interface:` block. */
export function interfaceInputs(entries: string): string {
  return `interface:\n  inputs: [${entries}]`;
}

/** Example for changes: a required input `count` with these schemas. */
export function twoSchemas(before: string, after: string): string {
  const count = (schema: string) =>
    `inputs:\n  required:\n    - name: count\n      schema: ${schema}`;
  return twoManifests(count(before), count(after));
}

/** The environment variables that a manifest requires. */
export function requiredEnv(entries: string): string {
  return `env:\n  required: [${entries}]`;
}

/** The optional environment variables of a manifest. */
export function optionalEnv(entries: string): string {
  return `env:\n  optional: [${entries}]`;
}

/** The files that a manifest requires. */
export function neededFiles(entries: string): string {
  return `preconditions:\n  files: [${entries}]`;
}

/** Example for changes: a manifest that requires these files. */
export function twoNeededFiles(before: string, after: string): string {
  return twoManifests(neededFiles(before), neededFiles(after));
}

/** Example for changes: a manifest with these output files. */
export function twoOutputFiles(before: string, after: string): string {
  const outputs = (entries: string) => `outputs:\n  files: [${entries}]`;
  return twoManifests(outputs(before), outputs(after));
}

/** A dependency on these versions of `core.shell`. */
export function coreShell(range: string): string {
  return `[dependencies]\n"core.shell" = "${range}"`;
}

/** Example for changes: a dependency on these versions of `core.shell`. */
export function twoRanges(before: string, after: string): string {
  return twoTomls(coreShell(before), coreShell(after));
}

/** Example for changes: these lines of `[platform]`. */
export function twoPlatforms(before: string, after: string): string {
  return twoTomls(`[platform]\n${before}`, `[platform]\n${after}`);
}

/** The features of a skill.toml. */
export function features(lines: string): string {
  return `[features]\n${lines}`;
}

/** Example for changes: these features of a skill.toml. */
export function twoFeatures(before: string, after: string): string {
  return twoTomls(features(before), features(after));
}

/** Example for changes: these lines of `[capabilities]`. */
export function twoCapabilities(before: string, after: string): string {
  return twoTomls(`[capabilities]\n${before}`, `[capabilities]\n${after}`);
}

/** The parameter `version` of a recipe with this line. */
export function versionParameter(line: string): string {
  return `parameters:\n  - name: version\n    ${line}`;
}
