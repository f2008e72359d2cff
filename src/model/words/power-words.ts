import {
  code,
  type Insert,
  isEmpty,
  join,
  list,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  type Quoted,
  words,
} from '../message.ts';
import type { Power, PowerKind, Start, Trigger } from '../power.ts';
import type { ProgramChange } from '../program.ts';

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
const unwritten = ['every server', 'every tool', 'every host', 'an unknown source'];

function objectOf({ scope, reach }: Power): Insert {
  const own =
    reach === 'any' || reach === 'unknown' ? unwritten.find((known) => known === scope) : undefined;
  return own === undefined ? scopePart(scope) : words(own);
}

/** What a program is for: `` as monitor `log` ``, `` as `statusLine` ``. */
function roleOf({ kind, feature, subject, scope, entry, trigger }: Power): Message {
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
      .replace(/\s*\n\s*/g, ' ⏎ ')
      .replace(/\s+/g, ' '),
    120,
  );
}

function remarksOf({ pin, reach, remark, plugin, feature, server }: Power) {
  return [
    pin?.level === 'shell' ? words('pipes text from the network into a shell') : nothing,
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
  if (variable !== undefined) return words('passes');
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

/** A server that other files configure: nothing but its name is known. */
function isNamed({ feature, entry, scope }: Power): boolean {
  return feature === 'mcp-server' && entry?.name === scope;
}

function serverVerb(power: Power): Message {
  const { entry, connection } = power;
  const start = connection || entry?.kind === 'connector' ? 'connects to' : 'starts';
  const { kind = 'MCP server', name = '' } = entry ?? {};
  if (name === '') return words(`${start} ${kind}`);
  return msg`${words(start)} ${words(kind)} ${namePart(name)}${words(isNamed(power) ? '' : ':')}`;
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

/** What a hook can block, by its event in lower case. */
const blocked: ReadonlyMap<string, string> = new Map([
  ['permissionrequest', 'permission requests'],
  ['beforeshellexecution', 'shell commands'],
  ['beforemcpexecution', 'calls of MCP servers'],
  ['beforereadfile', 'reads of files'],
  ['beforetabfileread', 'reads of files'],
  ['beforesubmitprompt', 'prompts'],
]);

/** What a hook can block, as the object of a sentence: `` `Bash` calls ``. */
export function blockedWords(trigger: Trigger): Message {
  const { event = '', matcher } = trigger;
  const object = blocked.get(event.toLowerCase());
  const condition = conditionWords(trigger);
  if (!matcher) return msg`${words(object ?? 'tool calls')}${condition}`;
  const names = matcherWords(matcher);
  return object === undefined
    ? msg`${names} calls${condition}`
    : msg`${words(object)} that match ${names}${condition}`;
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

const starts: Readonly<Record<Start, string>> = {
  session: 'at every session start',
  prompt: 'at every prompt',
  'before-tool': 'before every tool call',
  'after-tool': 'after every tool call',
  event: '',
  enabled: '',
  load: 'each time its text is loaded',
  turn: 'while it runs',
  model: 'when the model chooses it',
  typed: 'when the user types its name',
  install: 'at every installation or update',
};

/** When a power takes effect. */
export function triggerWords(trigger: Trigger, unit: Power['unit']['kind']): Message {
  return msg`${startWords(trigger, unit)}${conditionWords(trigger)}`;
}

function conditionWords({ condition, once }: Trigger): Message {
  const when = condition === undefined ? nothing : msg` if ${namedText(condition)}`;
  return msg`${when}${words(once ? ', once a session' : '')}`;
}

/** The event of a plugin that is not in this tree. */
const pluginUse = 'use of the plugin';

/** Events and conditions that clients do not name. */
const unnamed: readonly string[] = [pluginUse, 'turn end', 'the user does not agree'];

function namedText(text: string): Message {
  const own = unnamed.find((known) => known === text);
  return own === undefined ? msg`${code(text)}` : words(own);
}

/** The names that a matcher lists, or its pattern. */
function matcherWords({ names, text }: NonNullable<Trigger['matcher']>): Message {
  return names === null ? msg`${code(`/${text}/`)}` : list(names.map((name) => code(name)));
}

/** The events of all clients that `starts` describes, and that need no name. */
const plainEvents: ReadonlySet<string> = new Set([
  '',
  'SessionStart',
  'sessionStart',
  'UserPromptSubmit',
  'userPromptSubmit',
  'PreToolUse',
  'preToolUse',
  'BeforeTool',
  'PostToolUse',
  'postToolUse',
  'AfterTool',
]);

const runningUnits: ReadonlySet<Power['unit']['kind']> = new Set(['skill', 'agent', 'command']);

function startWords(trigger: Trigger, unit: Power['unit']['kind']): Message {
  const { start, event = '', matcher, skill } = trigger;
  if (skill !== undefined) return msg`when skill ${namePart(skill)} is used`;
  if (start === 'enabled') {
    return words(
      unit === 'plugin' ? 'while the plugin is enabled' : 'when a client opens the repository',
    );
  }
  if (start === 'turn' && event === '' && !matcher && runningUnits.has(unit))
    return words(`while the ${unit} runs`);
  const isPlain = plainEvents.has(event) && starts[start] !== '';
  const moment = isPlain ? words(starts[start]) : msg`at every ${namedText(event)}`;
  if (!matcher) return moment;
  const names = matcherWords(matcher);
  if (start === 'model') return msg`when the model works on files of ${names}`;
  if (start === 'before-tool' && isPlain) return msg`before each ${names} call`;
  if (start === 'after-tool' && isPlain) return msg`after each ${names} call`;
  return msg`${moment} of ${names}`;
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
