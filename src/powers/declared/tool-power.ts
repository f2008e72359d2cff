import { anyScope, type PowerKind } from '../../model/declared-power.ts';

const kinds: Readonly<Record<string, PowerKind>> = {
  ...{ Bash: 'run', PowerShell: 'run' },
  ...{ Read: 'read', Glob: 'read', Grep: 'read', LS: 'read', NotebookRead: 'read' },
  ...{ Write: 'write', Edit: 'write', MultiEdit: 'write', NotebookEdit: 'write' },
  ...{ WebFetch: 'net', WebSearch: 'net' },
};

/** The kind and scope of an `allowed-tools` entry; the entry itself is the scope of an unknown tool. */
export function toolPower(entry: string): { readonly kind: PowerKind; readonly scope: string } {
  const [, name = entry, inner] = /^([^(]+)(?:\((.*)\))?$/s.exec(entry) ?? [];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) return { kind: 'tool', scope: entry };
  const scope = (inner ?? anyScope).replace(kind === 'net' ? /^domain:/ : /:\*$/, (found) =>
    found === ':*' ? ' *' : '',
  );
  return { kind, scope };
}
