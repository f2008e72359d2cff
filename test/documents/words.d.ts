export function wordHashes(text: string): readonly string[];
