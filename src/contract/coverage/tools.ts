import { wordList } from '../../model/text/word-list.ts';
import { isCertainTool } from './certain-tools.ts';
import { uncoveredEntries } from './difference.ts';
import { kindOfSegment } from './glob-path.ts';
import { coversGlobText } from './glob-text.ts';
import { coversHostPattern, parseHostPattern } from './host-patterns.ts';
import { coversToolCommand } from './tool-commands.ts';
import { coversToolPath, parseToolPath } from './tool-paths.ts';

/** The relation between two lists of permissions. */
export interface ToolsComparison {
  /** Entries of the second list that the first one does not cover. */
  readonly gained: readonly string[];
  /** Entries of the first list that the second one does not cover. */
  readonly lost: readonly string[];
}

/** Compares two lists of permissions with the rules of clients; ignores order and repetition. */
export function compareTools(before: readonly string[], after: readonly string[]): ToolsComparison {
  const createTest = coverageTestWith(coversName);
  return {
    gained: uncoveredEntries(before, after, createTest),
    lost: uncoveredEntries(after, before, createTest),
  };
}

/**
 * The permissions that a policy does not grant. Policies may use globs for names, such as `mcp__*`, which
 * clients ignore in a skill.
 */
export function ungrantedTools(granted: readonly string[], requested: readonly string[]) {
  return uncoveredEntries(granted, requested, coverageTestWith(matchesName));
}

/** Whether one permission covers another, by the rules of clients. */
export function coversTool(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  return (
    isCertainTool(narrower) &&
    coversPermission(parsePermission(wider), parsePermission(narrower), coversName)
  );
}

/**
 * The group of a permission, of which each shares the tool and the literal start of what it allows. Only permissions of
 * its own group, and of the group of its tool, cover one.
 */
export function toolGroup(entry: string): { readonly own: string; readonly tool: string } {
  const { tool, scope } = parsePermission(entry);
  const name = /^mcp__(?:(?!__)[\w.-])+/.exec(tool)?.[0] ?? tool;
  const start = scope === null ? undefined : literalStart(tool, scope);
  return { tool: name, own: start === undefined ? name : `${name}\0${start}` };
}

/** What a narrower scope begins with too; undefined if that may be anything. */
function literalStart(tool: string, scope: string): string | undefined {
  if (pathTools.has(tool)) {
    const { from, segments } = parseToolPath(scope);
    const [first = ''] = segments;
    return kindOfSegment(first) === 'name' ? from + first : undefined;
  }
  if (tool !== 'Bash') return scope === '*' || tool === 'WebFetch' ? undefined : scope;
  const [first = ''] = scope.replace(/:\*$/, '').split(/\s/, 1);
  return first.includes('*') ? undefined : first;
}

type NameTest = (wider: string, narrower: string) => boolean;

function coverageTestWith(matchesName: NameTest) {
  return (allowed: readonly string[]) => {
    const permissions = allowed.map(parsePermission);
    return (requested: string) => {
      // An ambiguous entry covers only the same text.
      if (!isCertainTool(requested)) return allowed.includes(requested);
      const permission = parsePermission(requested);
      return permissions.some((wider) => coversPermission(wider, permission, matchesName));
    };
  };
}

function coversPermission(wider: Permission, narrower: Permission, matchesName: NameTest): boolean {
  return matchesName(wider.tool, narrower.tool) && coversScope(wider, narrower);
}

interface Permission {
  readonly tool: string;
  /** The text in the parentheses; null without parentheses, which allows everything. */
  readonly scope: string | null;
}

function parsePermission(entry: string): Permission {
  const rule = normalizeTool(entry);
  const open = rule.indexOf('(');
  if (open <= 0 || !rule.endsWith(')')) return { tool: rule, scope: null };
  return { tool: rule.slice(0, open), scope: rule.slice(open + 1, -1) };
}

/**
 * Rules of one meaning have one text: `Bash(*)` is `Bash`, `Bash(git:*)` is `Bash(git *)`. Clients differ on whether
 * `Read(*)` is `Read`.
 */
export function normalizeTool(rule: string): string {
  const [, tool] = /^([^()]+)\(\*\)$/.exec(rule) ?? [];
  if (tool !== undefined && !pathTools.has(tool)) return tool;
  return rule.replace(/^(Bash\([^()]*[^\s()*]):\*\)$/, '$1 *)');
}

/** Whether a permission of a tool allows everything that another allows: `Bash` covers `Bash(git:*)`. */
function coversScope({ tool, scope }: Permission, narrower: Permission): boolean {
  if (scope === null || scope === narrower.scope) return true;
  if (scope === 'domain:*' && tool === 'WebFetch') return true;
  if (narrower.scope === null || tool !== narrower.tool) return false;
  if (tool === 'Bash') return coversToolCommand(scope, narrower.scope);
  if (pathTools.has(tool)) {
    return coversToolPath(parseToolPath(scope), parseToolPath(narrower.scope));
  }
  return tool === 'WebFetch' && coversDomain(scope, narrower.scope);
}

const pathTools: ReadonlySet<string> = new Set(
  wordList(`
  Read Edit Write MultiEdit NotebookRead NotebookEdit Glob Grep LS
`),
);

/** Names of tools, or servers with their tools; the tool may end with a star. */
const plainName = /^[\w.*-]+$/;

/** A server, as in `mcp__jira` and `mcp__jira__*`, covers its tools. A star in a server name covers nothing. */
function coversName(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  const server = /^(mcp__(?:(?!__)[\w.-])+)(?:__\*)?$/.exec(wider)?.[1];
  if (!plainName.test(narrower)) return false;
  if (server !== undefined) return narrower === server || narrower.startsWith(`${server}__`);
  return /^mcp__(?:(?!__)[\w.-])+__/.test(wider) && coversGlobText(wider, narrower);
}

/** Matches with the rules of clients, or as a glob: in a policy, `*` is every tool. */
function matchesName(wider: string, narrower: string): boolean {
  return (
    wider === '*' ||
    coversName(wider, narrower) ||
    (plainName.test(narrower) && coversGlobText(wider, narrower))
  );
}

const domainForm = /^domain:([a-z0-9.*-]+)$/i;

/** Case-sensitive clients grant nothing for a host in capitals, so it covers no other host. */
function coversDomain(wider: string, narrower: string): boolean {
  const [outer, inner] = [wider, narrower].map((scope) => domainForm.exec(scope)?.[1]);
  if (outer === undefined || inner === undefined || outer !== outer.toLowerCase()) return false;
  if (outer.endsWith('.') !== inner.endsWith('.')) return false;
  const [wide, narrow] = [parseHostPattern(outer), parseHostPattern(inner)];
  return wide !== null && narrow !== null && coversHostPattern(wide, narrow);
}
