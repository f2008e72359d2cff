/** What a module exports under a name. */
export type ExportKind = 'function' | 'table' | 'memory' | 'global' | 'tag';

/** The export section of a file that claims to be a WebAssembly module. */
export type WasmExports =
  | { readonly type: 'module'; readonly exports: ReadonlyMap<string, ExportKind> }
  /** The file is not a module; `fault` continues after "The file". */
  | { readonly type: 'invalid'; readonly fault: string }
  /** The section is beyond the bytes at hand, or too long. */
  | { readonly type: 'unread' };
