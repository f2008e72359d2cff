/** A set of files in one text: a comment, then each file after a line `-- path --`. */
export interface Archive {
  readonly comment: string;
  readonly files: ReadonlyMap<string, string>;
}

const header = /^-- (.+) --$/;

/** Parses an archive; every text is valid. */
export function parseTxtar(text: string): Archive {
  const files = new Map<string, string>();
  let comment = '';
  let name: string | null = null;
  let lines: string[] = [];
  const close = () => {
    const content = lines.map((line) => `${line}\n`).join('');
    if (name === null) comment = content.trim();
    else files.set(name, content);
    lines = [];
  };
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const next = header.exec(line)?.[1];
    if (next === undefined) {
      lines.push(line);
    } else {
      close();
      name = next;
    }
  }
  close();
  return { comment, files };
}

/** The files in a folder of an archive, by relative path; empty if there are none. */
export function subtree(archive: Archive, folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [path, content] of archive.files) {
    if (path.startsWith(`${folder}/`)) files[path.slice(folder.length + 1)] = content;
  }
  return files;
}
