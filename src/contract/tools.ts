import { beyond } from './beyond.ts';
import { isCertainTool } from './certain-tools.ts';

/** How the permissions of two lists relate. */
export interface ToolsComparison {
  /** Entries of the second list that nothing of the first covers. */
  readonly gained: readonly string[];
  /** Entries of the first list that nothing of the second covers. */
  readonly lost: readonly string[];
}

/** Compares two lists of permissions; order and repetition mean nothing. */
export function compareTools(before: readonly string[], after: readonly string[]): ToolsComparison {
  return { gained: beyond(before, after, covererOf), lost: beyond(after, before, covererOf) };
}

function covererOf(allowed: readonly string[]) {
  const permissions = allowed.map(readPermission);
  return (asked: string) => {
    // What readers find different tools in is covered by nothing but itself.
    if (!isCertainTool(asked)) return allowed.includes(asked);
    const permission = readPermission(asked);
    return permissions.some((one) => covers(one, permission));
  };
}

interface Permission {
  readonly tool: string;
  /** What stands in the parentheses; null when there are none, which allows everything. */
  readonly scope: string | null;
}

function readPermission(entry: string): Permission {
  const open = entry.indexOf('(');
  if (open <= 0 || !entry.endsWith(')')) return { tool: entry, scope: null };
  return { tool: entry.slice(0, open), scope: entry.slice(open + 1, -1).trim() };
}

/** Whether a permission allows everything another one does: `Bash` covers `Bash(git:*)`. */
function covers(wider: Permission, narrower: Permission): boolean {
  if (!coversName(wider.tool, narrower.tool)) return false;
  if (wider.scope === null || wider.scope === '*' || wider.scope === ':*') return true;
  if (narrower.scope === null) return false;
  if (wider.scope === narrower.scope) return true;
  return wider.tool === 'Bash'
    ? coversCommand(wider.scope, narrower.scope)
    : coversGlob(wider.scope, narrower.scope, '/');
}

/** A server, as in `mcp__jira`, covers its tools. */
function coversName(wider: string, narrower: string): boolean {
  if (wider === narrower || coversGlob(wider, narrower, '')) return true;
  return /^mcp__(?!.*__)/.test(wider) && narrower.startsWith(`${wider}__`);
}

/** `git:*` allows `git` alone and with any arguments, but neither `git-lfs` nor a second command. */
function coversCommand(wider: string, narrower: string): boolean {
  if (/[;&|<>`$\n]/.test(narrower)) return false;
  if (!wider.endsWith(':*')) return coversGlob(wider, narrower.replace(/:\*$/, ' *'), '');
  const start = wider.slice(0, -2);
  if (start.includes('*')) return false;
  const command = narrower.replace(/:\*$/, '');
  return command === start || command.startsWith(`${start} `);
}

const maximumLength = 500;

/**
 * Whether a glob matches everything another one does: certainly where it matches its text and only
 * stars take the stars of that. A single star stops at `barrier`, a double one at nothing.
 */
function coversGlob(wider: string, narrower: string, barrier: string): boolean {
  if (!wider.includes('*') || wider.length + narrower.length > maximumLength) return false;
  const texts = narrower.match(tokenForm) ?? [];
  let row = [true, ...texts.map(() => false)];
  for (const token of wider.match(tokenForm) ?? []) {
    const next = [token.startsWith('*') && row[0] === true];
    for (const [at, text] of texts.entries()) {
      const taken = token.startsWith('*')
        ? row[at + 1] || (next[at] && takes(token, text, barrier))
        : row[at] && token === text;
      next.push(taken === true);
    }
    row = next;
  }
  return row[texts.length] === true;
}

const tokenForm = /\*+|[^*]/gu;

function takes(star: string, text: string, barrier: string): boolean {
  return star.length > 1 || barrier === '' || (text !== barrier && !text.startsWith('**'));
}
