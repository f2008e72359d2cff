import { code, type Message, msg } from '../../model/message.ts';
import { get, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const keys = ['repository', 'documentation'] as const;

/** An address of a skill.toml that no browser opens. */
export const urlFormat = manifestRule('skill-toml', {
  id: 'url-format',
  severity: 'warning',
  summary: 'Reports a `repository` or `documentation` in skill.toml that is not a web address.',
  why: 'Registries show both as links, and the links do not work.',
  source: 'skill.toml contract, "[skill] Section": "Repository URL" and "Documentation URL"',
  enforces: [
    { document, quote: 'Repository URL', fields: ['skill.repository'] },
    { document, quote: 'Documentation URL', fields: ['skill.documentation'] },
  ],
  howToFix: 'Write the whole address, such as `https://github.com/caro-skills/cloud-aws`.',
  invalid: withToml(
    '',
    '',
    'id = "tool.deploy"\nversion = "1.0.0"\nrepository = "github.com/acme/deploy"',
  ),
  valid: withToml(
    '',
    '',
    'id = "tool.deploy"\nversion = "1.0.0"\nrepository = "https://github.com/acme/deploy"',
  ),
  *check({ manifest: { root } }) {
    for (const key of keys) {
      const value = get(get(root, 'skill'), key);
      const address = text(value);
      if (!value || address === undefined || isWebAddress(address)) continue;
      const name = code(`skill.${key}`);
      yield {
        message:
          address.trim() === ''
            ? msg`${name} is empty.`
            : msg`${name} is not a web address: ${code(address)}.`,
        help: suggestionFor(address),
        at: value.at,
        about: key,
      };
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
