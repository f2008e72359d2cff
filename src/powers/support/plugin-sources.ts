import type { PackagePin, Trigger } from '../../model/power.ts';
import { get, source as sourceText, text, type Value } from '../../model/value/value.ts';
import type { Grant } from '../carrier.ts';
import { versionLevel } from './package-runners.ts';
import { pinOf } from './program-line.ts';
import { hostOf } from './remote.ts';

/** Where a plugin or a marketplace comes from. */
export interface PluginSource {
  /** The place without the revision: `github owner/repo`. */
  readonly place: string;
  /** The revision, version or digest as written. */
  readonly revision: string | undefined;
  readonly level: PackagePin['level'];
  /** A shell line that prints the plugin. */
  readonly command?: string | undefined;
}

/** Reads a source outside the repository; null for a path inside it, undefined for an unknown one. */
export function readSource(value: Value | undefined): PluginSource | null | undefined {
  if (text(value) !== undefined) return null;
  if (value?.kind !== 'table') return undefined;
  const kind = text(get(value, 'source'));
  const read = kind !== undefined && Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  return read?.(value);
}

const readers: Readonly<Record<string, (value: Value) => PluginSource | null | undefined>> = {
  github: (value) => gitSource(value, `github ${sourceOf(value, 'repo')}`),
  git: (value) => gitSource(value, `git ${addressOf(value)}`),
  // For a plugin a repository, for a marketplace a file.
  url: (value) => gitSource(value, `url ${addressOf(value)}`),
  'git-subdir': (value) => gitSource(value, `git ${addressOf(value)} ${sourceOf(value, 'path')}`),
  npm: (value) => {
    const version = sourceOf(value, 'version');
    const registry = text(get(value, 'registry'));
    const place = `npm ${sourceOf(value, 'package')}${registry ? ` from ${hostOf(registry).name}` : ''}`;
    return { place, revision: version || undefined, level: versionLevel(version) };
  },
  archive: (value) => {
    const digest = sourceOf(value, 'sha256');
    const level = /^[\da-f]{64}$/i.test(digest) ? 'digest' : 'mutable';
    return { place: `archive ${addressOf(value)}`, revision: digest || undefined, level };
  },
  command: (value) => {
    const command = sourceOf(value, 'command');
    return { place: `command ${command}`, revision: undefined, level: 'mutable', command };
  },
  file: () => null,
  directory: () => null,
  local: () => null,
};

function gitSource(value: Value, place: string): PluginSource {
  const sha = sourceOf(value, 'sha');
  const ref = sourceOf(value, 'ref');
  const isDigest = /^[\da-f]{40}(?:[\da-f]{24})?$/i.test(sha || ref);
  return { place, revision: sha || ref || undefined, level: isDigest ? 'digest' : 'mutable' };
}

function addressOf(value: Value): string {
  return hostOf(text(get(value, 'url'))).name;
}

function sourceOf(value: Value, key: string): string {
  return sourceText(get(value, key)) ?? '';
}

/** The grants of a source for a plugin or a marketplace; an unknown source is an unknown grant. */
export function sourceGrants(
  source: PluginSource | null | undefined,
  owner: Pick<Grant, 'subject' | 'at' | 'entry'>,
): readonly Grant[] {
  if (source === null) return [];
  if (source !== undefined) return [sourceGrant(source, owner)];
  const base = { kind: 'install', feature: 'source', reach: 'unknown', ...owner } as const;
  return [{ ...base, scope: 'an unknown source', trigger: { start: 'install' } }];
}

function sourceGrant(
  source: PluginSource,
  { subject, at, entry }: Pick<Grant, 'subject' | 'at' | 'entry'>,
): Grant {
  const { place, revision, level, command } = source;
  if (command !== undefined) {
    const power = { kind: 'run', feature: 'background-program', reach: 'one' } as const;
    const remark = 'prints the plugin';
    const pin = pinOf(command);
    return { ...power, subject, entry, scope: command, pin, trigger: atStart, remark, at };
  }
  return {
    kind: 'install',
    feature: 'source',
    subject,
    entry,
    reach: 'one',
    at,
    scope: revision === undefined ? place : `${place}@${revision}`,
    pin: { level, program: place, revision },
    trigger: { start: 'install' },
  };
}

const atStart: Trigger = { start: 'session' };
