import { defaults } from '../../../src/config/config.ts';
import { Session } from '../../../src/lsp/session.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { plainText } from '../../../src/model/message.ts';
import { compareText } from '../../../src/model/text/text.ts';
import type { FileTree } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import type { Files } from './reports.ts';

const configFiles = { headFile: null, baseFile: null, trustedConfig: null };

function sidesOf(head: FileTree, base: FileTree | null) {
  const context = exampleContext(base !== null);
  const none = { tip: null, prefix: '', noBaseReason: null, releasesOf: null, isFirst: false };
  return { head, base, context, ...none };
}

/** A session over trees in memory. */
export async function sessionOn(head: FileTree, base: FileTree | null): Promise<Session> {
  const session = new Session('/', async (replaceHead) => ({
    sides: sidesOf(replaceHead(head), base),
    config: defaults,
    configFiles,
  }));
  await session.read();
  return session;
}

/** The findings of a whole run. */
export async function wholeRun(head: FileTree, base: FileTree | null): Promise<readonly Finding[]> {
  return (await check(sidesOf(head, base), defaults, configFiles)).findings;
}

/** What an editor shows of findings. */
export function shown(findings: readonly Finding[]): readonly string[] {
  const lines = findings.map(({ rule, at, state, severity, message }) => {
    const { line = 0, column = 0 } = at.range?.start ?? {};
    return `${at.path}:${line}:${column} ${severity} ${state} ${rule}: ${plainText(message)}`;
  });
  return lines.sort(compareText);
}

/** The paths of plain files whose text differs. */
export function editedPaths(before: Files, after: Files): readonly string[] {
  return Object.keys(after).filter(
    (path) => Object.hasOwn(before, path) && before[path] !== after[path],
  );
}
