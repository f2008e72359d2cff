import { code, msg } from '../../model/message.ts';
import { wordList } from '../../model/text/word-list.ts';
import { redacted } from '../../model/value/redact-value.ts';
import { type Field, source } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { isSecretName } from '../../syntax/secret-name.ts';
import type { CarrierResult, FieldRow, Grant } from '../carrier.ts';
import { grantFault } from '../support/fields.ts';
import { variablesIn } from '../support/remote.ts';
import { settingGrant } from '../support/setting-grants.ts';
import { grants } from '../table/row.ts';

/** `env` of Claude Code settings: variables of the client and of every command that it runs. */
export const environmentRows: readonly FieldRow[] = grants(
  'settings',
  'env.<name>',
  'sets variables for the client and its commands',
  { read: readVariable, example: { env: { ANTHROPIC_BASE_URL: 'https://x.example' } } },
);

function readVariable({ key, value }: Field): Partial<CarrierResult> {
  const written = source(value);
  const { at } = value;
  if (written === undefined) {
    const message = msg`Variable ${code(key)} is ${shownValue(value)}, not a string.`;
    return { faults: [grantFault(message, at)] };
  }
  if (harmless.has(key)) return {};
  const secrets = variablesIn(written);
  const isHidden = isSecretName(key) && secrets.length === 0;
  const scope = `env ${key}=${isHidden ? redacted : written}`;
  const remark = remarks.find(([names]) => names.test(key))?.[1];
  const grant: Grant = settingGrant(`env ${key}`, scope, { remark, at });
  return { grants: [grant] };
}

/** What the variables of some names change, beyond a value that programs read. */
const remarks: readonly (readonly [RegExp, string])[] = [
  [/^(?:ANTHROPIC|CLAUDE)_.*(?:BASE_URL|ENDPOINT)$/, 'requests of the client go there'],
  [/^(?:https?|all|no)_proxy$/i, 'network traffic goes through it'],
  [/^(?:PATH|PATHEXT|SHELL|COMSPEC)$/, 'decides which programs run'],
  [
    /^(?:LD_PRELOAD|LD_LIBRARY_PATH|DYLD_\w+|NODE_OPTIONS|NODE_PATH|PYTHONPATH|PYTHONSTARTUP|BASH_ENV|ENV|PERL5OPT|PERL5LIB|RUBYOPT|RUBYLIB|JAVA_TOOL_OPTIONS|GIT_SSH_COMMAND|GIT_SSH|GIT_EXTERNAL_DIFF|GIT_PAGER|GIT_CONFIG_\w+|PAGER|EDITOR|VISUAL)$/,
    'other programs load or run it',
  ],
  [
    /^(?:NODE_EXTRA_CA_CERTS|NODE_TLS_REJECT_UNAUTHORIZED|SSL_CERT_FILE|SSL_CERT_DIR)$/,
    'decides which servers are trusted',
  ],
  [/^OTEL_EXPORTER_\w+ENDPOINT$/, 'telemetry goes there'],
];

/** Variables that limit or switch off something in Claude Code, and grant nothing. */
const harmless: ReadonlySet<string> = new Set(
  wordList(`
  BASH_DEFAULT_TIMEOUT_MS BASH_MAX_TIMEOUT_MS BASH_MAX_OUTPUT_LENGTH CLAUDE_CODE_MAX_OUTPUT_TOKENS
  MAX_THINKING_TOKENS MAX_MCP_OUTPUT_TOKENS MCP_TIMEOUT MCP_TOOL_TIMEOUT DISABLE_TELEMETRY
  DISABLE_AUTOUPDATER DISABLE_ERROR_REPORTING DISABLE_BUG_COMMAND DISABLE_COST_WARNINGS
  DISABLE_NON_ESSENTIAL_MODEL_CALLS CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC
  CLAUDE_CODE_DISABLE_TERMINAL_TITLE CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR NO_COLOR FORCE_COLOR
  TZ LANG CI
`),
);
