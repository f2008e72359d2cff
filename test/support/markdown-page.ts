/** The rows of the tables of a page as cells. An escaped bar is part of a cell. */
export function tablesIn(page: string): string[][][] {
  const tables: string[][][] = [];
  let open = false;
  for (const line of page.split('\n')) {
    const isRow = line.startsWith('|');
    if (isRow && !open) tables.push([]);
    if (isRow) tables.at(-1)?.push(cellsOf(line));
    open = isRow;
  }
  return tables;
}

function cellsOf(row: string): string[] {
  const cells: string[] = [''];
  for (const part of row.match(/\||(?:\\.|[^\\|]|\\$)+/gsu) ?? []) {
    if (part === '|') cells.push('');
    else cells.push(`${cells.pop()}${part}`);
  }
  return cells.slice(1).map((cell) => cell.trim());
}

/** Structural errors of a page: incomplete rows, unclosed details or fences. */
export function faultsOf(page: string): string[] {
  const faults: string[] = [];
  for (const [head = [], ...rows] of tablesIn(page)) {
    const ends = (cells: readonly string[]) => cells.at(-1) === '' && cells.length === head.length;
    const bad = rows.find((cells) => !ends(cells));
    if (bad || rows.length < 2) faults.push(`a table is cut: ${bad?.join(' | ')}`);
  }
  const countOf = (text: string) => page.split(text).length - 1;
  if (countOf('<details>') !== countOf('</details>')) faults.push('a fold is left open');
  if (countOf('\n```') % 2 !== 0) faults.push('a fence is left open');
  if (!page.endsWith('\n')) faults.push('the last line is cut');
  return faults;
}
