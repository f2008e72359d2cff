import type { Power, PowerKind, Start, Trigger } from '../power.ts';

/** A power in words: `runs`, its literal object, when, and remarks in brackets. */
export interface PowerWords {
  readonly verb: string;
  /** The literal command, host, server or rule; hostile text. */
  readonly object: string;
  /** When it takes effect: `at every session start`; '' where the verb says it. */
  readonly when: string;
  /** Short remarks: `pipe to shell`, `unpinned`. */
  readonly remarks: readonly string[];
}

const verbs: Readonly<Record<PowerKind, string>> = {
  run: 'runs',
  read: 'reads',
  write: 'writes',
  net: 'sends data to',
  mcp: 'connects the tools of',
  auto: 'starts by itself:',
  approve: 'allows without asking:',
  settings: 'sets',
  secret: 'passes on',
  install: 'installs',
  delegate: 'delegates to',
  guard: 'limits',
};

/** A power in words for people. */
export function powerWords(power: Power): PowerWords {
  const { kind, scope, trigger, pin, remark } = power;
  const remarks = [
    ...(pin?.level === 'shell' ? ['pipe to shell'] : []),
    ...(pin?.level === 'mutable' || pin?.level === 'range' ? ['unpinned'] : []),
    ...(power.reach === 'unknown' ? ['cannot be read with certainty'] : []),
    ...(remark === undefined ? [] : [remark]),
  ];
  const clause = wholeClause(power);
  const isTimeless = isPermanent(power) || isBackground(power) || isHookGuard(power);
  const when = isTimeless ? '' : triggerWords(trigger, power.unit.kind);
  const [, variable, receiver] = (kind === 'secret' && /^(\$\{\w+\}) (to .+)$/.exec(scope)) || [];
  return {
    verb: clause ?? featureVerb(power) ?? verbs[kind],
    object: clause === null ? (variable ?? scope) : '',
    when: [receiver ?? '', when].filter((part) => part !== '').join(' '),
    remarks,
  };
}

/** The verb of a feature that says more than its kind; null where the kind says it. */
function featureVerb(power: Power): string | null {
  const { kind, feature, subject } = power;
  if (feature === 'permission-mode') return 'sets the permission mode';
  if (feature === 'background-program' && subject.startsWith('bin/')) {
    return 'puts on the path of commands:';
  }
  if (feature === 'source') return `takes ${subject} from`;
  if (feature === 'setting' && kind === 'net') return 'lets commands of the sandbox reach';
  if (kind === 'guard') return guardVerb(power);
  if (feature === 'mcp-server' && kind === 'mcp') return mcpVerb(power);
  return feature === 'agent-tools' && kind === 'delegate' ? 'may use' : null;
}

function mcpVerb({ scope, subject }: Power): string {
  const server = subject.replace(/^(server|connector) (.+?)(?= of plugin |$)/, '$1 "$2"');
  if (server.startsWith('connector')) return `connects to the hosted ${server}:`;
  return `${/^(?:https?|wss?):/.test(scope) ? 'connects to' : 'starts'} the MCP ${server}:`;
}

function guardVerb({ feature, subject, trigger }: Power): string | null {
  if (feature === 'setting') return 'sets';
  if (subject !== 'permissions') return null;
  return trigger.condition === undefined ? 'denies' : 'asks before';
}

/** The whole clause of a power whose verb needs no object; null for others. */
function wholeClause(power: Power): string | null {
  const { kind, feature, reach, trigger } = power;
  if (kind === 'guard') {
    return feature === 'hook' ? `lets its hook block ${blockedWords(trigger)}` : null;
  }
  if (feature === 'invocation') return 'may be started';
  if (feature === 'agent-tools' && reach === 'any') return 'may use any tool';
  return isBackground(power) ? 'runs in the background' : null;
}

/** What a hook can block, by its event in lower case. */
const blocked: ReadonlyMap<string, string> = new Map([
  ['permissionrequest', 'every permission request'],
  ['beforeshellexecution', 'every shell command'],
  ['beforemcpexecution', 'every call of an MCP server'],
  ['beforereadfile', 'every read of a file'],
  ['beforetabfileread', 'every read of a file'],
  ['beforesubmitprompt', 'every prompt'],
]);

/** What a hook can block, as the object of a sentence: `each Bash call`. */
export function blockedWords(trigger: Trigger): string {
  const { event = '', matcher } = trigger;
  const object = blocked.get(event.toLowerCase());
  const names = matcher ? matcherWords(matcher) : '';
  const suffix = conditionWords(trigger);
  if (object !== undefined)
    return `${object}${names === '' ? '' : ` that matches ${names}`}${suffix}`;
  return `${names === '' ? 'every tool call' : `each ${names} call`}${suffix}`;
}

/** A guard that says in its verb what it blocks. */
function isHookGuard({ kind, feature }: Power): boolean {
  return kind === 'guard' && feature === 'hook';
}

function isBackground({ kind, subject }: Power): boolean {
  return kind === 'auto' && subject === 'background';
}

/** Whether a power holds as long as the settings do: there is no moment to name. */
function isPermanent({ kind, feature, trigger }: Power): boolean {
  const isSetting = ['setting', 'permission-mode', 'permission-rule', 'delegation'].includes(
    feature,
  );
  return (isSetting && trigger.start === 'enabled') || kind === 'install';
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

/** When a power takes effect, as a clause. */
export function triggerWords(trigger: Trigger, unit: Power['unit']['kind']): string {
  return `${startWords(trigger, unit)}${conditionWords(trigger)}`;
}

function conditionWords({ condition, once }: Trigger): string {
  return `${condition === undefined ? '' : ` if ${condition}`}${once ? ', once a session' : ''}`;
}

/** The names that a matcher lists, or its pattern. */
function matcherWords({ names, text }: NonNullable<Trigger['matcher']>): string {
  return names?.join(', ') ?? `/${text}/`;
}

/** The events of all clients that `starts` describes, and that need no name. */
const plainEvents: ReadonlySet<string> = new Set([
  ...['', 'SessionStart', 'sessionStart', 'UserPromptSubmit', 'userPromptSubmit'],
  ...['PreToolUse', 'preToolUse', 'BeforeTool', 'PostToolUse', 'postToolUse', 'AfterTool'],
]);

const runningUnits: ReadonlySet<Power['unit']['kind']> = new Set(['skill', 'agent', 'command']);

function startWords({ start, event = '', matcher }: Trigger, unit: Power['unit']['kind']): string {
  if (start === 'enabled') {
    return unit === 'plugin' ? 'while the plugin is enabled' : 'when a client opens the repository';
  }
  if (start === 'turn' && event === '' && !matcher && runningUnits.has(unit))
    return `while the ${unit} runs`;
  const names = matcher ? matcherWords(matcher) : '';
  if (start === 'model' && matcher) return `when the model works on files of ${names}`;
  const isPlain = plainEvents.has(event) && starts[start] !== '';
  if (start === 'before-tool' && isPlain && matcher) return `before each ${names} call`;
  if (start === 'after-tool' && isPlain && matcher) return `after each ${names} call`;
  const words = isPlain ? starts[start] : `at every ${event}`;
  return matcher ? `${words} of ${names}` : words;
}
