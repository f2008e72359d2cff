import { join, resolve } from '../../model/text/path.ts';
import { fields, get, type Table, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, NamedPart, UnnamedUnit } from '../carrier.ts';
import { inlineCommands } from '../markdown/inline-commands.ts';
import { combine } from '../support/carrier-result.ts';
import { pinOf } from '../support/program-line.ts';
import { toolGrants } from '../support/tool-rules.ts';

const kinds = ['agents', 'commands', 'outputStyles', 'workflows'] as const;

/** The parts that a manifest names by their files or folders, and the commands that it holds itself. */
export function readNamedParts(manifest: Table, unit: UnnamedUnit): CarrierResult {
  const named = kinds.flatMap((kind) =>
    pathsOf(get(manifest, kind)).flatMap((written): readonly NamedPart[] => {
      const path = resolve(unit.root, written);
      return path === undefined ? [] : [{ kind, path, unit }];
    }),
  );
  const skillFolders = skillFoldersOf(manifest, unit);
  return combine({ named, skillFolders }, ...fields(get(manifest, 'commands')).map(readCommand));
}

/** The folders from which a plugin offers skills, and its own SKILL.md. */
export function skillFoldersOf(
  manifest: Table,
  { root }: UnnamedUnit,
): NonNullable<CarrierResult['skillFolders']> {
  const listed = pathsOf(get(manifest, 'skills')).flatMap((path) => resolve(root, path) ?? []);
  return [join(root, 'SKILL.md'), join(root, 'skills'), ...listed].map((folder) => ({
    root,
    folder,
  }));
}

/** A path, a list of paths, or a mapping of commands with a path as `source`. */
function pathsOf(value: Value | undefined): readonly string[] {
  const values = value?.kind === 'list' ? value.items : value ? [value] : [];
  const sources = fields(value).map((field) => get(field.value, 'source') ?? field.value);
  return [...values, ...sources].flatMap((item) => text(item) ?? []);
}

/** A command whose text and tools the manifest holds. */
function readCommand({ key, value }: { readonly key: string; readonly value: Value }) {
  if (value.kind !== 'table') return {};
  const content = value.fields.get('content')?.value;
  const subject = `command ${key}`;
  const commands = inlineCommands(text(content) ?? '').map(({ command }) => ({
    kind: 'run' as const,
    feature: 'inline-command' as const,
    scope: command,
    reach: 'one' as const,
    subject,
    trigger: { start: 'load' as const },
    pin: pinOf(command),
    command,
    at: content?.at ?? value.at,
  }));
  const tools = toolGrants(value.fields.get('allowedTools'), {
    kind: 'approve',
    feature: 'permission-rule',
    subject,
    trigger: { start: 'turn' },
  });
  return { grants: [...commands, ...tools] };
}
