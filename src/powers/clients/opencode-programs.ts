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
import type { CarrierResult, FieldReader, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { joinWords } from '../support/command-words.ts';
import { stringsOf } from '../support/fields.ts';
import { versionLevel } from '../support/package-runners.ts';
import { pinOf } from '../support/program-line.ts';
import { hostOf } from '../support/remote.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';

/** Packages and files that opencode installs and runs at every start. */
export function readPlugins(value: Value | undefined): CarrierResult {
  return combine({
    grants: items(value).map((item) => {
      // A plugin with options is a list of its name and them.
      const named = item.kind === 'list' ? item.items[0] : item;
      return pluginGrant(source(named) ?? '', item);
    }),
  });
}

function pluginGrant(written: string, { at }: Value): Grant {
  const path = written.replace(/^file:\/\//, '');
  if (/^(?:\.{0,2}\/|file:)/.test(written)) {
    const target = resolve('', path);
    return {
      kind: 'run',
      feature: 'background-program',
      scope: written,
      reach: 'one',
      subject: `plugin ${written}`,
      trigger: { start: 'session' },
      at,
      entry: { kind: 'plugin', name: written },
      command: target === undefined ? undefined : ['node', target],
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

/** The shell lines of a template: `` !`…` ``. */
export function inlineGrants(
  written: string,
  subject: string,
  at: (start: number, end: number) => Grant['at'],
): readonly Grant[] {
  return [...written.matchAll(/!`([^`\n]+)`/g)].map(({ index, 0: whole, 1: line = '' }) => ({
    kind: 'run',
    feature: 'inline-command',
    scope: line.trim(),
    reach: 'one',
    subject,
    trigger: { start: 'load' },
    pin: pinOf(line),
    command: line,
    at: at(index, index + whole.length),
    remark: /\$(?:ARGUMENTS|\d)/.test(line)
      ? 'text of the user becomes part of the command'
      : undefined,
  }));
}

/** A template of the settings. */
export const readTemplate: FieldReader = ({ value }, { name }) => ({
  grants: inlineGrants(text(value) ?? '', name.replace(/\.template$/, ''), () => value.at),
});

/** The address of a provider of models, at any of the keys for it. */
export const readProviderAddress: FieldReader = ({ value }, { keys: [id = ''] }) => {
  const { name, isKnown } = hostOf(text(value));
  const reach = isKnown ? 'one' : 'unknown';
  const remark = 'requests to the model go there';
  const more = { kind: 'net', reach, remark, at: value.at } as const;
  return { grants: [settingGrant(`provider.${id}`, name, more)] };
};

/** The variables that a provider gets: by their names, or in a key. */
export const readProviderKey: FieldReader = ({ value }, { keys: [id = ''] }) => {
  const names = value.kind === 'list' ? stringsOf(value) : null;
  const written = [...(text(value) ?? '').matchAll(/\{env:(\w+)\}/g)];
  const found = names ?? written.map(([, variable = '']) => ({ text: variable, at: value.at }));
  return {
    grants: found.map(({ text: variable, at }) => ({
      kind: 'secret',
      feature: 'secret',
      scope: `\${${variable}} to provider ${id}`,
      reach: 'one',
      subject: `provider.${id}`,
      trigger: inRepository,
      variable,
      receiver: `provider ${id}`,
      at,
    })),
  };
};

/** A package or a file that opencode loads as code. */
export const readPackage: FieldReader = ({ value }) => ({
  grants: [pluginGrant(text(value) ?? '', value)],
});

/** A repository whose files the model may read. */
export const readReference: FieldReader = ({ key, value }) => {
  const repository = text(get(value, 'repository')) ?? text(value);
  if (repository === undefined || /^[.~/]/.test(repository)) return {};
  const branch = text(get(value, 'branch'));
  const place = `git ${repository}`;
  return {
    grants: [
      {
        kind: 'install',
        feature: 'source',
        scope: branch === undefined ? place : `${place}@${branch}`,
        reach: 'one',
        subject: `reference ${key}`,
        trigger: { start: 'session' },
        pin: { level: 'mutable', program: place, revision: branch },
        at: value.at,
        remark: 'texts that the model follows',
      },
    ],
  };
};

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
