import {
  code,
  type Insert,
  isEmpty,
  join,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  type Quoted,
  words,
} from '../message.ts';
import type { Power, PowerKind } from '../power.ts';
import type { ProgramChange } from '../program.ts';
import { anyScope } from '../program.ts';
import { blockedWords, pluginUse, triggerWords } from './trigger-words.ts';

/** A power in words: `runs`, its literal object, when, and remarks. */
export interface PowerWords {
  readonly verb: Message;
  /** The literal command, host, server or rule; empty where the verb says it. */
  readonly object: Message;
  /** When it takes effect: `at every session start`; empty where the verb says it, or at any time. */
  readonly when: Message;
  /** Short remarks, as clauses: `not pinned`. */
  readonly remarks: readonly Message[];
}

const verbs: Readonly<Record<PowerKind, string>> = {
  run: 'runs',
  read: 'reads',
  write: 'writes',
  net: 'sends data to',
  mcp: 'calls the tool',
  auto: 'starts by itself with',
  approve: 'allows',
  settings: 'sets',
  secret: 'passes on',
  install: 'installs',
  delegate: 'delegates to',
  effect: 'has the effect',
  guard: 'limits',
};

/** A power in words for people. */
export function powerWords(power: Power): PowerWords {
  const clause = wholeClause(power);
  const { kind, feature, scope, trigger, variable } = power;
  const isSaid = isBackground(power) || isHookGuard(power) || isPermanent(power);
  const object = variable === undefined ? objectOf(power) : code(`\${${variable}}`);
  const when = [
    roleOf(power),
    kind === 'approve' && feature !== 'permission-mode' ? words('without asking') : nothing,
    kind === 'run' && feature === 'setting' ? words('outside the sandbox') : nothing,
    variable === undefined ? nothing : receiverWords(power),
    isSaid ? nothing : triggerWords(trigger, power.unit.kind),
  ].filter((part) => !isEmpty(part));
  return {
    verb: clause ?? featureVerb(power) ?? words(verbs[kind]),
    object: clause || scope === '' || isNamed(power) ? nothing : msg`${object}`,
    when: join(when, ' '),
    remarks: remarksOf(power),
  };
}

/** Scopes that no file writes. */
const unwritten = ['every server', 'every tool', 'every host', 'an unknown source', 'the network'];

/** What a manifest declares without a limit. */
const unlimited: Partial<Record<PowerKind, string>> = {
  run: 'any command',
  read: 'any file',
  write: 'any file',
  net: 'any host',
  secret: 'secrets',
};

const declaredVerbs: Partial<Record<PowerKind, string>> = {
  run: 'may run',
  read: 'may read',
  write: 'may write',
  net: 'may reach',
  secret: 'may read',
};

function objectOf({ kind, feature, scope, reach }: Power): Insert {
  if (feature === 'declared' && scope === anyScope) return words(unlimited[kind] ?? 'anything');
  const own =
    reach === 'any' || reach === 'unknown' ? unwritten.find((known) => known === scope) : undefined;
  return own === undefined ? scopePart(scope) : words(own);
}

/** What a program is for: `` as monitor `log` ``, `` as `statusLine` ``. */
function roleOf({ kind, feature, subject, scope, entry, trigger, pin, script }: Power): Message {
  if (feature === 'script')
    return words(pin?.level === 'shell' && script?.how === undefined ? 'into a shell' : '');
  const isProgram = feature === 'background-program' || feature === 'helper-command';
  if (kind !== 'run' || !isProgram || subject === scope) return nothing;
  if (entry?.kind === 'program') return nothing;
  if (entry?.kind === 'MCP server')
    return msg`as ${code('headersHelper')} of MCP server ${namePart(entry.name)}`;
  if (entry?.kind === 'plugin')
    return entry.name === scope ? nothing : msg`as source of plugin ${namePart(entry.name)}`;
  if (entry) return msg`as ${words(entry.kind)} ${namePart(entry.name)}`;
  const isLifecycle = feature === 'helper-command' && trigger.start === 'install';
  return msg`as ${code(isLifecycle ? `lifecycle.${subject}` : subject)}`;
}

/** The end of a line is part of a command: it separates as `;` does. */
export function scopePart(scope: string): Quoted {
  return code(
    scope
      .trim()
      .replace(/(?<!\s)\s*\n\s*/g, ' ⏎ ')
      .replace(/\s+/g, ' '),
    120,
  );
}

function remarksOf({ pin, reach, remark, plugin, feature, server, script }: Power) {
  return [
    pin?.level === 'shell' && !script ? words('pipes text from the network into a shell') : nothing,
    pin?.level === 'mutable' || pin?.level === 'range' ? words('not pinned') : nothing,
    reach === 'unknown' ? words('cannot be read with certainty') : nothing,
    words(remark ?? ''),
    feature === 'setting' && server !== undefined
      ? msg`for MCP server ${namePart(server)}`
      : nothing,
    plugin === undefined ? nothing : msg`in plugin ${namePart(plugin)}`,
  ].filter((text) => !isEmpty(text));
}

function receiverWords({ receiver, server, entry }: Power): Message {
  if (receiver !== undefined) return msg`to ${scopePart(receiver)}`;
  const name = server ?? entry?.name;
  return name === undefined
    ? words('to its servers and hooks')
    : msg`to MCP server ${namePart(name)}`;
}

/** The verb of a feature that says more than its kind; null where the kind says it. */
function featureVerb(power: Power): Message | null {
  const { kind, feature, subject, entry, variable, remark } = power;
  if (feature === 'script') return words(scriptVerb(power));
  const declared = feature === 'declared' ? declaredVerbs[kind] : undefined;
  if (declared !== undefined) return words(declared);
  if (variable !== undefined) return words('passes');
  if (feature === 'unknown-field') return words('has the unknown field');
  if (feature === 'permission-mode') return msg`sets ${code(subject)} to`;
  if (entry?.kind === 'program') return words('adds the program');
  if (feature === 'source') {
    return entry
      ? msg`takes ${words(entry.kind)} ${namePart(entry.name)} from`
      : words('downloads from');
  }
  if (feature === 'setting' && kind === 'net' && remark === undefined)
    return words('lets commands reach');
  if (feature === 'hook' && kind === 'delegate') return words('prompts the model with');
  if (kind === 'guard') return guardVerb(power);
  if (feature === 'mcp-server' && kind === 'mcp') return serverVerb(power);
  return feature === 'agent-tools' && kind === 'delegate' ? words('may use') : null;
}

const scriptVerbs: Partial<Record<PowerKind, string>> = {
  net: 'contacts',
  run: 'starts',
  secret: 'reads the secret',
  read: 'opens',
};

function scriptVerb({ kind, pin, script }: Power): string {
  if (script?.how === 'posts') return 'posts to';
  if (script?.how === 'evaluates') return 'evaluates text from';
  return pin?.level === 'shell' ? 'pipes' : (scriptVerbs[kind] ?? verbs[kind]);
}

/** A server that other files configure: nothing but its name is known. */
function isNamed({ feature, entry, scope }: Power): boolean {
  return feature === 'mcp-server' && entry?.name === scope;
}

function serverVerb(power: Power): Message {
  const { entry, connection } = power;
  const start = connection || entry?.kind === 'connector' ? 'connects to' : 'starts';
  const { kind = 'MCP server', name = '' } = entry ?? {};
  if (name === '') return words(`${start} ${kind}`);
  return msg`${words(start)} ${words(kind)} ${namePart(name)}${words(isNamed(power) || power.scope === '' ? '' : ':')}`;
}

function guardVerb({ feature, subject, trigger }: Power): Message | null {
  if (feature === 'setting') return words('sets');
  if (subject !== 'permissions') return null;
  return words(trigger.condition === undefined ? 'denies' : 'asks before');
}

/** The whole clause of a power whose verb needs no object; null for others. */
function wholeClause(power: Power): Message | null {
  const { feature, reach, trigger } = power;
  if (isHookGuard(power)) return msg`may block ${blockedWords(trigger)}`;
  if (power.kind === 'guard') return null;
  if (feature === 'invocation') return words('may be started');
  if (feature === 'agent-tools' && reach === 'any') return words('may use any tool');
  return isBackground(power) ? words('runs in the background') : null;
}

/** A guard that says in its verb what it blocks. */
function isHookGuard({ kind, feature }: Power): boolean {
  return kind === 'guard' && feature === 'hook';
}

function isBackground({ kind, subject }: Power): boolean {
  return kind === 'auto' && subject === 'background';
}

/** Whether a power has no moment to name: it is there as long as its plugin, its setting or its turn. */
function isPermanent({ kind, feature, trigger }: Power): boolean {
  const { start, event, matcher, condition } = trigger;
  if (start === 'enabled' || event === pluginUse || kind === 'install') return true;
  // The key of a lifecycle is its event.
  if (start === 'install' && feature === 'helper-command') return true;
  return start === 'turn' && !event && !matcher && condition === undefined;
}

/** How a program differs, as a clause: `` `s.sh` is now executable ``. */
export function programChange({ path, change }: ProgramChange): Message {
  return msg`${pathPart(path)} ${words(programChanges[change])}`;
}

const programChanges: Readonly<Record<ProgramChange['change'], string>> = {
  'not executable': 'is no longer executable',
  removed: 'no longer exists',
  executable: 'is now executable',
  added: 'is new',
  bytes: 'changed',
};
