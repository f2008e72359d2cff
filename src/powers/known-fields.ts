import type { FieldRow } from './carrier.ts';
import { carriers } from './catalog.ts';
import { copilot, cursor, gemini } from './hooks/client-events.ts';
import { claudeEvents, codexDialect } from './hooks/hook-events.ts';

/** The fields of a file that a table lists, with what they grant or that they grant nothing. */
export interface KnownFields {
  readonly client: string;
  /** The files, for people: `.claude/settings.json`. */
  readonly file: string;
  /** Paths of rows: one without rows below it covers what is below it. */
  readonly fields: readonly string[];
}

/** All fields that the tables list by file, and the events of hooks. */
export function knownFields(): readonly KnownFields[] {
  const files = carriers.map(({ client, paths, rows }) => ({
    client,
    file: paths.map((path) => path.replace('**/', '')).join(', '),
    fields: [...new Set(rows.flatMap(pathsOf))].sort(),
  }));
  const claude = { name: 'Claude Code', events: claudeEvents };
  const codex = { name: codexDialect.client, events: codexDialect.events };
  const clients = [claude, codex, copilot, cursor, gemini];
  const hooks = clients.map(({ name, events }) => ({
    client: name,
    file: 'hook events',
    fields: [...events.keys()],
  }));
  return [...files, ...hooks];
}

function pathsOf({ field, rows = [] }: FieldRow): readonly string[] {
  return [field, ...rows.flatMap(pathsOf).map((inner) => `${field}.${inner}`)];
}
