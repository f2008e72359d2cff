import { isLicense, likelyLicense } from '../../dialects/skill-toml/license.ts';
import { code, list, type Message, msg, words } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { get, items, text, toJson } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { recipe } from '../examples/recipe.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { namesByAlias } from '../support/aliases.ts';
import { skillTomlContract } from '../words/clauses.ts';

const confirmation = 'recipes.default_confirmation';
const levels = ['auto', 'prompt', 'always'];

export const confirmationUnknown = manifestRule('skill-toml', {
  id: 'confirmation-unknown',
  summary: 'Reports a default confirmation of recipes other than `auto`, `prompt` and `always`.',
  why: 'The manifest does not load.',
  howToFix: 'Write `auto`, `prompt` or `always`.',
  source: 'skill.toml contract, "Confirmation Levels"',
  enforces: [
    skillTomlContract('`auto` | Execute without confirmation', confirmation),
    skillTomlContract('`prompt` | Prompt user before execution', confirmation),
    skillTomlContract('`always` | Always require explicit confirmation', confirmation),
    skillTomlContract(
      '`default_confirmation` | string | No | `"prompt"` | Default confirmation level',
      confirmation,
    ),
  ],
  invalid: withToml('[recipes]\ndefault_confirmation = "ask"', recipe),
  valid: withToml('[recipes]\ndefault_confirmation = "prompt"', recipe),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'recipes'), 'default_confirmation');
    const level = text(value);
    if (!value || (level !== undefined && levels.includes(level))) return;
    const suggestion = suggest(level ?? '', levels);
    const message = msg`Unknown ${code('default_confirmation')} ${shownValue(value)}.`;
    const help = msg`Write ${suggestion === undefined ? oneOf(levels) : code(suggestion)}.`;
    yield { message, help, at: value.at, about: confirmation, value: toJson(value) };
  },
});

export const licenseSpdx = manifestRule('skill-toml', {
  id: 'license-spdx',
  severity: 'warning',
  summary: 'Reports a license in skill.toml that is not an SPDX license expression.',
  why: 'Tools that allow skills by their license compare SPDX identifiers, and do not know this one.',
  source: 'skill.toml contract, "[skill] Section": "SPDX license identifier"',
  enforces: [
    skillTomlContract('`license` | string | No | SPDX license identifier', 'skill.license'),
  ],
  howToFix:
    'Write an identifier of https://spdx.org/licenses/. For a license that is not in the list, write `LicenseRef-` and a name.',
  invalid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache 2"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache-2.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'license');
    const license = text(value);
    if (!value || license === undefined || isLicense(license)) return;
    const likely = likelyLicense(license);
    const message = msg`License ${code(license)} is not an SPDX expression.`;
    const help =
      likely === null
        ? msg`Write an SPDX identifier, or ${code('LicenseRef-')} and a name.`
        : msg`Write ${code(likely)}.`;
    yield { message, help, at: value.at, about: 'skill.license', value: toJson(value) };
  },
});

/** The platform values of the contract, with common aliases. */
export const platformNames = {
  os: {
    noun: 'operating system',
    values: ['linux', 'macos', 'windows'],
    aliases: namesByAlias({
      macos: ['darwin', 'osx', 'mac', 'mac os', 'os x'],
      windows: ['win', 'win32', 'win64'],
      linux: ['ubuntu', 'debian'],
    }),
  },
  arch: {
    noun: 'architecture',
    values: ['x86_64', 'aarch64', 'arm'],
    aliases: namesByAlias({
      x86_64: ['amd64', 'x64', 'x86-64'],
      aarch64: ['arm64', 'armv8'],
      arm: ['armv7', 'armv7l', 'armv6', 'armhf', 'arm32'],
    }),
  },
} as const;

export const platformUnknown = manifestRule('skill-toml', {
  id: 'platform-unknown',
  summary: 'Reports unknown operating systems and architectures in skill.toml.',
  why: 'No machine reports an unknown name, so the skill is not offered where it could run.',
  howToFix:
    'Write `linux`, `macos` or `windows` under `os`, and `x86_64`, `aarch64` or `arm` under `arch`.',
  source: 'skill.toml contract, "OS Values" and "Architecture Values"',
  enforces: [
    ...platformNames.os.values.map((quote) => skillTomlContract(quote, 'platform.os')),
    ...platformNames.arch.values.map((quote) => skillTomlContract(quote, 'platform.arch')),
  ],
  invalid: withToml('[platform]\nos = ["darwin"]'),
  valid: withToml('[platform]\nos = ["macos"]'),
  *check({ manifest: { root } }) {
    for (const [key, { noun, values, aliases }] of Object.entries(platformNames)) {
      const known: readonly string[] = values;
      for (const value of items(get(get(root, 'platform'), key))) {
        const name = text(value);
        if (name !== undefined && known.includes(name)) continue;
        const other = aliases.get(name?.toLowerCase() ?? '');
        const suggestion = other ?? suggest(name ?? '', known);
        const message = msg`Unknown ${words(noun)}: ${name === undefined ? shownValue(value) : code(name)}.`;
        const help =
          suggestion === undefined
            ? msg`Use ${list(
                known.map((word) => code(word)),
                { last: 'or' },
              )}.`
            : msg`Write ${code(suggestion)}.`;
        yield { message, help, at: value.at, about: `${key}\0${name}` };
      }
    }
  },
});

const keys = ['repository', 'documentation'] as const;

const withRepository = (address: string) =>
  withToml('', '', `id = "tool.deploy"\nversion = "1.0.0"\nrepository = "${address}"`);

export const urlFormat = manifestRule('skill-toml', {
  id: 'url-format',
  severity: 'warning',
  summary: 'Reports a `repository` or `documentation` in skill.toml that is not a web address.',
  why: 'Registries show both as links, and the links do not work.',
  source: 'skill.toml contract, "[skill] Section": "Repository URL" and "Documentation URL"',
  enforces: [
    skillTomlContract('Repository URL', 'skill.repository'),
    skillTomlContract('Documentation URL', 'skill.documentation'),
  ],
  howToFix: 'Write the whole address, such as `https://github.com/caro-skills/cloud-aws`.',
  invalid: withRepository('github.com/acme/deploy'),
  valid: withRepository('https://github.com/acme/deploy'),
  *check({ manifest: { root } }) {
    for (const key of keys) {
      const value = get(get(root, 'skill'), key);
      const address = text(value);
      if (!value || address === undefined || isWebAddress(address)) continue;
      const name = code(`skill.${key}`);
      const message =
        address.trim() === ''
          ? msg`${name} is empty.`
          : msg`${name} is not a web address: ${code(address)}.`;
      const help = suggestionFor(address);
      yield { message, help, at: value.at, about: key };
    }
  },
});

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#@]/i.test(address) && !/\s/.test(address) && URL.canParse(address);
}

/** The same address with a scheme, if it begins with a host name. */
function suggestionFor(address: string): Message | undefined {
  const isHost = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/|$)/i.test(address);
  const full = `https://${address}`;
  return isHost && isWebAddress(full) ? msg`Write ${code(full)}.` : undefined;
}
