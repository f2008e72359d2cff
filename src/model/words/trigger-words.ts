import { code, list, type Message, msg, namePart, nothing, words } from '../message.ts';
import type { Power, Start, Trigger } from '../power.ts';

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
export const pluginUse = 'use of the plugin';

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
