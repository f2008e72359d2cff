type Runtime = typeof import('web-tree-sitter', { with: { 'resolution-mode': 'require' }});

/** The parser runtime and the WebAssembly files of packages. */
interface GrammarFiles {
  readonly runtime: Runtime;
  /** The bytes of `NAME.wasm` of the package NAME; throws if the file is missing. */
  readonly readGrammar: (name: string) => Uint8Array;
}

/** Loads the runtime; throws if the installation lacks its files. */
export declare function grammarFiles(): GrammarFiles;
