import { resolve } from '../../model/text/path.ts';
import {
  type Field,
  fields,
  flag,
  get,
  items,
  source,
  text,
  type Value,
} from '../../model/value/value.ts';
import type { CarrierResult, Grant, UnnamedUnit } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { stringsOf } from '../support/fields.ts';
import { versionLevel } from '../support/package-runners.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf } from '../support/remote.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';

/** Packages and files that opencode installs and runs at every start. */
export function readPlugins(value: Value | undefined, unit: UnnamedUnit): CarrierResult {
  return combine({
    grants: items(value).map((item) => {
      // A plugin with options is a list of its name and them.
      const named = item.kind === 'list' ? item.items[0] : item;
      return pluginGrant(source(named) ?? '', item, unit);
    }),
  });
}

function pluginGrant(written: string, { at }: Value, { root }: UnnamedUnit): Grant {
  const path = written.replace(/^file:\/\//, '');
  if (/^(?:\.{0,2}\/|file:)/.test(written)) {
    const target = resolve(root, path);
    return {
      kind: 'run',
      feature: 'background-program',
      scope: written,
      reach: 'one',
      subject: `plugin ${written}`,
      trigger: { start: 'session' },
      at,
      entry: { kind: 'plugin', name: written },
      programs: target === undefined ? [] : [target],
    };
  }
  const [, name = written, version = ''] = /^(.[^@]*)@(.*)$/s.exec(written) ?? [];
  return {
    kind: 'install',
    feature: 'source',
    scope: `npm ${written}`,
    subject: `plugin ${name}`,
    reach: written === '' ? 'unknown' : 'one',
    trigger: { start: 'session' },
    at,
    entry: { kind: 'plugin', name },
    pin: { level: versionLevel(version), program: name, revision: version || undefined },
  };
}

/** Language servers and formatters. */
export function readPrograms(table: ReadonlyMap<string, Field>): CarrierResult {
  const grants = (['lsp', 'formatter'] as const).flatMap((key) =>
    fields(table.get(key)?.value).flatMap((field) => programGrant(key, field)),
  );
  return combine({ grants });
}

function programGrant(key: 'lsp' | 'formatter', { key: name, value }: Field): readonly Grant[] {
  const command = get(value, 'command');
  if (!command || flag(get(value, 'disabled')) === true) return [];
  const words = command.kind === 'list' ? command.items : [command];
  const run = words.map((word) => source(word) ?? '');
  const line = joinWords(run);
  return [
    {
      kind: 'run',
      feature: 'background-program',
      scope: line,
      subject: `${key}.${name}`,
      reach: line === '' ? 'unknown' : 'one',
      at: command.at,
      trigger: key === 'lsp' ? inRepository : { start: 'after-tool' },
      pin: pinOf(line),
      command: run,
    },
  ];
}

/** Commands whose templates run shell lines. */
export function readCommands(value: Value | undefined): CarrierResult {
  const grants = fields(value).flatMap(({ key, value: command }) => {
    const template = get(command, 'template');
    const lines = [...(text(template) ?? '').matchAll(/!`([^`\n]+)`/g)];
    return lines.map(([, line = '']): Grant => {
      return {
        kind: 'run',
        feature: 'inline-command',
        scope: line.trim(),
        reach: 'one',
        subject: `command.${key}`,
        trigger: { start: 'load' },
        pin: pinOf(line),
        command: line,
        at: template?.at ?? command.at,
      };
    });
  });
  return combine({ grants });
}

/** Servers that requests to models go to. */
export function readProviders(value: Value | undefined): CarrierResult {
  const grants = fields(value).flatMap(({ key, value: provider }) => {
    const address = get(get(provider, 'options'), 'baseURL');
    if (!address) return [];
    const { name, isKnown } = hostOf(text(address));
    const reach = isKnown ? ('one' as const) : ('unknown' as const);
    const remark = 'requests to the model go there';
    const more = { kind: 'net' as const, reach, remark, at: address.at };
    return [settingGrant(`provider.${key}`, name, more)];
  });
  return combine({ grants });
}

/** Texts from the network that the model follows. */
export function readInstructions(root: Value): CarrierResult {
  const urls = [get(root, 'instructions'), get(get(root, 'skills'), 'urls')]
    .flatMap((value) => stringsOf(value) ?? [])
    .filter((entry) => /^https?:\/\//i.test(entry.text));
  return combine({
    grants: urls.map(({ text: url, at }) => {
      const { name } = hostOf(url);
      return {
        kind: 'install',
        feature: 'source',
        scope: name,
        reach: 'one',
        subject: name,
        trigger: { start: 'session' },
        pin: { level: 'mutable', program: name },
        at,
        remark: 'texts that the model follows',
      };
    }),
  });
}
