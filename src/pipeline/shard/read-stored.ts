import { type PolicyKey, policyKeyNames } from '../../model/config.ts';
import type { Draft, Note, Problem, Severity } from '../../model/finding.ts';
import type { Message, Quoted } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type {
  InvocationKey,
  Power,
  PowerFeature,
  PowerKind,
  Start,
  Unit,
} from '../../model/power.ts';
import { connections, entryKinds, pinLevels, unitKinds } from '../../model/power.ts';
import type { PowerScript } from '../../model/program.ts';
import type { Location, Position } from '../../model/text/text.ts';
import type { FollowedFile, Grant } from '../../powers/carrier.ts';
import {
  count,
  flag,
  json,
  list,
  nullable,
  oneOf,
  optional,
  type Reader,
  record,
  ShapeError,
  text,
  tuple,
} from '../../syntax/json/decode.ts';
import type { StoredGrants } from './stored-grants.ts';
import type { StoredSkill } from './stored-skill.ts';

/** The keys of a table that names every member of a type. */
function membersOf<T extends string>(table: Readonly<Record<T, true>>): readonly T[] {
  return Object.keys(table) as T[];
}

const powerKinds = membersOf<PowerKind>({
  run: true,
  read: true,
  write: true,
  net: true,
  mcp: true,
  auto: true,
  approve: true,
  settings: true,
  secret: true,
  install: true,
  delegate: true,
  effect: true,
  guard: true,
});

const features = membersOf<PowerFeature>({
  declared: true,
  hook: true,
  'mcp-server': true,
  'inline-command': true,
  invocation: true,
  'tool-rule': true,
  'permission-rule': true,
  'permission-mode': true,
  'agent-tools': true,
  delegation: true,
  'background-program': true,
  'helper-command': true,
  package: true,
  source: true,
  secret: true,
  setting: true,
  script: true,
  'unknown-field': true,
});

const starts = membersOf<Start>({
  session: true,
  prompt: true,
  'before-tool': true,
  'after-tool': true,
  event: true,
  enabled: true,
  load: true,
  turn: true,
  model: true,
  typed: true,
  install: true,
});

const position = record<Position>({ line: count, column: count });
const isTrue: Reader<true> = (value, path) => {
  if (value !== true) throw new ShapeError(path, 'true');
  return value;
};
const location = record<Location>({
  path: text,
  range: optional(record({ start: position, end: position })),
  inBaseOnly: optional(isTrue) as Reader<true>,
  isSubstitute: optional(isTrue) as Reader<true>,
});

const severity = oneOf<Severity>('error', 'warning', 'note');
const quoted = record<Quoted>({
  kind: oneOf('name', 'code', 'path', 'value', 'secret'),
  text,
  identity: optional((value, path) => {
    if (value !== false) throw new ShapeError(path, 'false');
    return value;
  }) as Reader<false>,
  limit: optional(count) as Reader<number>,
});
const message = record<Message>({
  parts: list((value, path) => (typeof value === 'string' ? value : quoted(value, path))),
});

const draftReaders = {
  message,
  help: optional(message),
  phrase: optional(message),
  notes: optional(list(record<Note>({ message, at: optional(location) as Reader<Location> }))),
  at: location,
  was: optional(location),
  about: optional(text),
  value: optional(json),
  identity: optional(json),
  skill: optional(text),
  before: optional(json),
  after: optional(json),
  sensitiveKey: optional(text),
  severity: optional(severity),
  topic: optional(oneOf<'limit'>('limit')),
  reasons: optional(list(text)),
  callers: optional(list(location)),
};
const draft = record<Draft>(draftReaders);
const problem = record<Problem>({
  ...draftReaders,
  rule: text,
  existsAtBase: optional(flag) as Reader<boolean>,
});

const fault = record<GrantFault>({
  message,
  help: optional(message),
  at: location,
  value: optional(text),
  isUnreadable: flag,
  isOfGuard: optional(flag),
  isElsewhere: optional(flag),
  isReportedElsewhere: optional(flag),
});
const unreadField = record({ field: text, value: text, at: location, subject: optional(text) });
const invocationKey = record<InvocationKey>({ subject: text, text, at: location });
const unitPlace = { kind: oneOf(...unitKinds), root: text };
const trigger = record<Power['trigger']>({
  start: oneOf(...starts),
  event: optional(text),
  condition: optional(text),
  once: optional(flag),
  skill: optional(text),
  matcher: optional(record({ text, names: nullable(list(text)), areGlobs: optional(flag) })),
});
const grant = record<Grant>({
  kind: oneOf(...powerKinds),
  feature: oneOf(...features),
  scope: text,
  subject: text,
  trigger,
  server: optional(text),
  rank: optional(count),
  policyKeys: optional(list(oneOf(...(Object.keys(policyKeyNames) as PolicyKey[])))),
  isDefault: optional(flag),
  reach: oneOf('one', 'prefix', 'any', 'tool', 'pattern', 'unknown'),
  pin: optional(record({ level: oneOf(...pinLevels), program: text, revision: optional(text) })),
  entry: optional(record({ kind: oneOf(...entryKinds), name: text })),
  plugin: optional(text),
  variable: optional(text),
  receiver: optional(text),
  connection: optional(oneOf(...connections)),
  programs: optional(list(text)),
  command: optional((value, path) =>
    typeof value === 'string' ? value : list(text)(value, path),
  ) as Reader<string | readonly string[]>,
  cwd: optional(text),
  remark: optional(text),
  script: optional(record<PowerScript>({ path: text, how: optional(oneOf('posts', 'evaluates')) })),
  at: location,
  unit: optional(record<Unit>({ ...unitPlace, name: text })),
});
const followed = record<FollowedFile>({
  carrier: text,
  at: location,
  unit: optional(record(unitPlace)),
});

const storedGrants = record<StoredGrants>({
  carrier: text,
  path: text,
  id: nullable(text),
  text: optional(nullable(text)),
  name: optional(text),
  version: optional(text),
  grants: list(grant),
  faults: list(fault),
  unread: list(unreadField),
  invocationKeys: optional(list(invocationKey)),
  follow: optional(list(tuple<[string, FollowedFile]>(text, followed))),
});

const drafts = list(tuple<[string, Draft]>(text, draft));
const texts = list(tuple<[string, string]>(text, text));

/** Reads a stored skill. Throws ShapeError. */
export const readStoredSkill: Reader<StoredSkill> = record<StoredSkill>({
  root: text,
  name: text,
  path: text,
  ignore: nullable(text),
  versions: list(tuple<[string, string, Location]>(text, text, location)),
  manifests: texts,
  digests: texts,
  texts,
  attached: texts,
  files: list(
    tuple<[string, 'file' | 'executable' | 'symlink', string | null]>(
      text,
      oneOf('file', 'executable', 'symlink'),
      nullable(text),
    ),
  ),
  problems: list(problem),
  drafts,
  pathDrafts: record<StoredSkill['pathDrafts']>({
    head: optional(drafts),
    base: optional(drafts),
  }),
  hasOrigin: flag,
  grants: list(storedGrants),
});
