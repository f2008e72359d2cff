import type { Dialect } from './dialect.ts';

/** The frontmatter of the Agent Skills specification. */
export const agentSkills: Dialect = {
  id: 'agent-skills',
  title: 'Agent Skills frontmatter',
  source: 'https://agentskills.io/specification',
  claim({ path, skillMd }) {
    if (!skillMd?.front) return null;
    const { front, body } = skillMd;
    return { manifest: { dialect: 'agent-skills', path, root: front, body }, problems: [] };
  },
  state: () => ({ name: null, version: null, items: [], secrets: [] }),
};
