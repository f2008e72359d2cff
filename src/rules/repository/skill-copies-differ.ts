import { nameLocation } from '../../contract/compare/fallback-location.ts';
import { type AgentCopies, agentCopies, equalCopies } from '../../contract/pairing/agent-copies.ts';
import { list, type Message, msg, namePart, pathPart } from '../../model/message.ts';
import { filesDiffer, type Skill } from '../../model/skill.ts';
import { oneSkill } from '../examples/skill.ts';
import { repositoryRule } from '../rule.ts';

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';
const [claude, agents] = ['.claude/skills/pdf/SKILL.md', '.agents/skills/pdf/SKILL.md'];

export const skillCopiesDiffer = repositoryRule({
  id: 'skill-copies-differ',
  category: 'discovery',
  severity: 'note',
  summary: 'Reports copies of a skill for several agents that differ.',
  why: 'Agents that read different copies do different things. Usually one copy was edited and the others were forgotten.',
  source:
    'Agent Skills client guides: Claude Code reads `.claude/skills`, Codex and others `.agents/skills`, Copilot `.github/skills`.',
  howToFix:
    'Copy the right one over the others, or make the others symbolic links to it. If they differ on purpose, nothing.',
  invalid: oneSkill(frontmatter, '', claude) + oneSkill(`${frontmatter} Reads them.`, '', agents),
  valid: oneSkill(frontmatter, '', claude) + oneSkill(frontmatter, '', agents),
  *check({ workspace }) {
    for (const group of agentCopies(workspace.skills.filter(({ isUnread }) => !isUnread))) {
      const variants = equalCopies(group);
      const [[original], [other] = []] = variants as readonly [AgentCopies, AgentCopies?];
      if (!other) continue;
      const message = msg`The copies of skill ${namePart(original.name)} differ in ${differences(original, other)}.`;
      const help = msg`Copy one over the others, or make the others symbolic links.`;
      const notes = group
        .filter((copy) => copy !== other)
        .map((copy) => ({
          message: msg`Copy in ${pathPart(copy.root)}.`,
          at: nameLocation(copy),
        }));
      const about = `${original.name}\0${group.map(({ root }) => root).join('\0')}`;
      yield { message, help, notes, at: nameLocation(other), about, skill: other.root };
    }
  },
});

/** The first files in which two skills differ. */
function differences(skill: Skill, other: Skill): Message {
  const files = new Map(skill.files.map((file) => [file.name, file]));
  const otherFiles = new Map(other.files.map((file) => [file.name, file]));
  const names = [...new Set([...files.keys(), ...otherFiles.keys()])].filter((name) => {
    const [left, right] = [files.get(name), otherFiles.get(name)];
    return !left || !right || filesDiffer(left, right) || left.id === undefined;
  });
  return list((names.length === 0 ? ['SKILL.md'] : names).map((name) => pathPart(name)));
}
