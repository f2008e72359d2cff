import { code, msg, namePart, words } from '../../model/message.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import {
  any,
  anyOf,
  each,
  type Fields,
  fieldRefusals,
  listOf,
  mapOf,
  number,
  oneOf,
  type Refusal,
  refusal,
  type Shape,
  string,
  table,
} from './shape.ts';

export const boolean = anyOf('true or false', 'boolean');

/** A string that may not be empty. */
export const filled = string('a string', (written) => (written.trim() === '' ? 'is empty' : null));

export const strings = listOf(string(), 'a list of strings');
const stringMap = mapOf(string());
const positive = number('a number above 0', (value) => value > 0);

/** A SHA-256. */
export const digest = string('a digest', (written) =>
  /^[\da-f]{64}$/i.test(written) ? null : 'is not a digest of 64 digits',
);

/** Fields of any value. */
export function known(keys: string): Readonly<Record<string, Shape>> {
  return each(keys, any);
}

/** A URL, or one that a variable of the environment has. */
const serverUrl = string('a URL', (written) =>
  written === '' || written.includes('${') || URL.canParse(written) ? null : 'is not a URL',
);

const localServer: Fields = {
  fields: { command: filled, args: strings, env: stringMap, timeout: positive },
  required: ['command'],
};

const remoteServer: Fields = {
  fields: {
    url: serverUrl,
    headers: stringMap,
    headersHelper: string(),
    oauth: table({ fields: {} }),
    timeout: positive,
  },
  required: ['url'],
};

const serverTypes: Readonly<Record<string, Fields>> = {
  stdio: localServer,
  http: remoteServer,
  'streamable-http': remoteServer,
  sse: remoteServer,
  'sse-ide': remoteServer,
  ws: remoteServer,
  'ws-ide': remoteServer,
};

/** An MCP server of Claude Code. */
export const server: Shape = {
  expected: msg`a mapping with ${code('command')} or ${code('url')}`,
  kinds: ['table'],
  check(value, place) {
    const type = get(value, 'type');
    const written = text(type) ?? '';
    const shape = Object.hasOwn(serverTypes, written) ? serverTypes[written] : undefined;
    const name = msg`MCP server ${namePart(place.key)}`;
    const inside = { owner: msg` of ${name}`, about: `${place.about}.` };
    if (type && !shape) {
      const message = msg`${name} has the unknown type ${shownValue(type)}.`;
      return [{ message, at: type.at, about: `${inside.about}type` }];
    }
    if (!type && get(value, 'command') === undefined) {
      const fault = get(value, 'url')
        ? msg`has no ${code('type')}`
        : msg`has neither ${code('command')} nor ${code('url')}`;
      return [{ message: msg`${name} ${fault}.`, at: value.at, about: place.about }];
    }
    return fieldRefusals(value, shape ?? localServer, inside);
  },
};

const extensions = mapOf(
  filled,
  (name) => (name.startsWith('.') ? null : 'does not start with a dot'),
  1,
);

const languageFields: Fields = {
  fields: {
    ...known('initializationOptions settings workspaceFolder restartOnCrash diagnostics'),
    command: string('a string', (written) => {
      if (written.trim() === '') return 'is empty';
      return /\s/.test(written) && !written.startsWith('/') ? 'has blanks' : null;
    }),
    args: strings,
    extensionToLanguage: extensions,
    transport: oneOf('stdio', 'socket'),
    env: stringMap,
    startupTimeout: positive,
    shutdownTimeout: positive,
    requestTimeout: positive,
    maxRestarts: number('a number from 0', (value) => value >= 0),
    loggingConfig: any,
    description: any,
  },
  required: ['command', 'extensionToLanguage'],
  isStrict: true,
};

/** A language server. */
export const languageServer: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check: (value, { key, about }) => {
    const owner = msg` of language server ${namePart(key)}`;
    return fieldRefusals(value, languageFields, { owner, about: `${about}.` });
  },
};

const monitor = table({
  fields: {
    name: filled,
    command: filled,
    description: filled,
    when: string('a string', (written) =>
      written === 'always' || /^on-skill-invoke:./.test(written)
        ? null
        : msg`is not ${code('always')} or ${code('on-skill-invoke:NAME')}`,
    ),
  },
  required: ['name', 'command', 'description'],
  isStrict: true,
});

/** A list of monitors. */
export const monitorList = listOf(monitor, 'a list', 'name');

const webUrl = string('a URL', (written) => (URL.canParse(written) ? null : 'is not a URL'));

const anyHandler = {
  timeout: positive,
  once: boolean,
  if: string(),
  statusMessage: string(),
  onFailure: oneOf('continue', 'block'),
};
const promptHandler: Fields = {
  fields: { ...anyHandler, prompt: string(), model: string() },
  required: ['prompt'],
};

const handlerTypes: Readonly<Record<string, Fields>> = {
  command: {
    fields: {
      ...anyHandler,
      command: string(),
      args: strings,
      async: boolean,
      asyncRewake: boolean,
      shell: oneOf('bash', 'powershell'),
    },
    required: ['command'],
  },
  http: {
    fields: { ...anyHandler, url: webUrl, headers: stringMap, allowedEnvVars: strings },
    required: ['url'],
  },
  mcp_tool: {
    fields: { ...anyHandler, server: string(), tool: string(), input: table({ fields: {} }) },
    required: ['server', 'tool'],
  },
  prompt: promptHandler,
  agent: promptHandler,
};

/** A handler of a hook, which needs a type and what that type requires. */
export const handler: Shape = {
  expected: words('a mapping'),
  kinds: ['table'],
  check(value, place) {
    const type = get(value, 'type');
    const shape = handlerTypes[text(type) ?? ''];
    const inside = { owner: msg` of ${code(place.key)}${place.owner}`, about: `${place.about}.` };
    if (shape) return fieldRefusals(value, shape, inside);
    if (!type) return fieldRefusals(value, { fields: {}, required: ['type'] }, inside);
    return [refusal(type, place, msg`has the unknown type ${shownValue(type)}`)];
  },
};

/** Events at which no conversation is there to ask (source: documentation, prompt-based hooks). */
const withoutModel = wordList(`
  ConfigChange CwdChanged DirectoryAdded Elicitation ElicitationResult FileChanged
  InstructionsLoaded MessageDisplay Notification PostCompact PostModelSwitch PreCompact
  PreModelSwitch PreSkillShellCommand SessionEnd SessionStart Setup StopFailure SubagentStart
  WorktreeCreate WorktreeRemove
`);

/** The events of Claude Code. */
export const hookEvents: ReadonlySet<string> = new Set([
  ...withoutModel,
  ...wordList(`
    PermissionDenied PermissionRequest PostToolBatch PostToolUse PostToolUseFailure PreToolUse Stop
    SubagentStop TaskCompleted TaskCreated TeammateIdle UserPromptExpansion UserPromptSubmit
  `),
]);

function isWithout(type: string, event: string): boolean {
  if (type === 'http') return event === 'SessionStart' || event === 'Setup';
  if (type === 'agent' && event === 'PermissionRequest') return true;
  return (type === 'prompt' || type === 'agent') && withoutModel.includes(event);
}

/** Why Claude Code does not run a handler of an event. */
export function handlerRefusals(handler: Value, event: string): readonly Refusal[] {
  const type = get(handler, 'type');
  const shape = handlerTypes[text(type) ?? ''];
  const owner = msg` of ${code(event)} hook`;
  if (!shape || !type) return [];
  if (isWithout(text(type) ?? '', event)) {
    const message = msg`${code(event)} takes no ${code(text(type) ?? '')} hook.`;
    return [{ message, at: type.at, about: `${event}\0type` }];
  }
  return fieldRefusals(handler, shape, { owner, about: `${event}.` });
}
