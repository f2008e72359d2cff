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
import type { CarrierResult, Grant } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { versionLevel } from '../support/package-runners.ts';
import { harmless } from '../table/row.ts';

/** Other plugins that are installed and enabled with a plugin. */
export function readDependencies(
  value: Value | undefined,
  kind = 'dependency',
): Partial<CarrierResult> {
  return { grants: items(value).map((item) => dependencyGrant(item, kind)) };
}

function dependencyGrant(value: Value, kind: string): Grant {
  const name = text(value) ?? text(get(value, 'name'));
  const market = text(get(value, 'marketplace'));
  const version = source(get(value, 'version')) ?? '';
  const plugin = `plugin ${name ?? ''}${market === undefined ? '' : `@${market}`}`;
  return {
    kind: 'install',
    feature: 'package',
    subject: `${kind} ${name ?? ''}`,
    scope: version === '' ? plugin : `${plugin} ${version}`,
    at: value.at,
    reach: name === undefined ? 'unknown' : 'one',
    // A dependency without a range follows its marketplace.
    pin: { level: versionLevel(version), program: plugin },
    trigger: { start: 'install' },
    remark: 'enabled with this plugin',
  };
}

/** The fields of an option that the user is asked for. */
export const configRows = harmless(
  'type title description required default multiple sensitive min max options',
);

/** Secrets that the user is asked for: hooks and servers of the plugin get them. */
export function readUserConfig(value: Value | undefined): Partial<CarrierResult> {
  const secret = ({ key, value: option }: Field): readonly Grant[] => {
    if (flag(get(option, 'sensitive')) !== true) return [];
    const power = { kind: 'secret', feature: 'secret', subject: `userConfig ${key}` } as const;
    const remark = 'asked of the user; hooks and servers get it';
    const scope = `userConfig.${key}`;
    return [{ ...power, scope, reach: 'one', trigger: whileEnabled, remark, at: option.at }];
  };
  return { grants: fields(value).flatMap(secret) };
}

/** Servers whose messages reach the model without a call. */
export function readChannels(value: Value | undefined): CarrierResult {
  return combine(
    ...items(value).map((channel): Partial<CarrierResult> => {
      const server = text(get(channel, 'server'));
      const grant: Grant = {
        kind: 'mcp',
        feature: 'mcp-server',
        subject: `channel ${server ?? ''}`,
        entry: { kind: 'channel', name: server ?? '' },
        scope: server ?? '',
        reach: server === undefined ? 'unknown' : 'one',
        server,
        trigger: whileEnabled,
        remark: 'its messages reach the model',
        at: channel.at,
      };
      return combine({ grants: [grant] }, readUserConfig(get(channel, 'userConfig')));
    }),
  );
}

/** Programs that are fetched into `bin/`, by their names. */
export function readBinaries(value: Value | undefined): Partial<CarrierResult> {
  return {
    grants: fields(value).map(({ key, keyAt, value: binary }): Grant => {
      const digest = text(get(binary, 'sha256'));
      return {
        kind: 'run',
        feature: 'background-program',
        subject: `binary ${key}`,
        entry: { kind: 'program', name: key },
        scope: digest === undefined ? key : `${key} sha256:${digest}`,
        reach: 'one',
        trigger: whileEnabled,
        pin: { level: digest === undefined ? 'mutable' : 'digest', program: key, revision: digest },
        remark: 'replaces other programs of this name',
        at: keyAt,
      };
    }),
  };
}

/** Code from a registry that the client loads. */
export function readRemoteCode({ value }: Field): Partial<CarrierResult> {
  const written = text(value) ?? '';
  const [, name = written, version = ''] = /^(?:npm:)?(.[^@]*)@?(.*)$/s.exec(written) ?? [];
  const grant: Grant = {
    kind: 'install',
    feature: 'package',
    subject: `code ${name}`,
    scope: `npm ${name}${version === '' ? '' : `@${version}`}`,
    reach: 'one',
    trigger: { start: 'session' },
    pin: { level: versionLevel(version), program: name, revision: version || undefined },
    at: value.at,
  };
  return { grants: [grant] };
}
