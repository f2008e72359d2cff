import { nameOf } from '../../model/text/path.ts';
import { quote } from '../../model/value/format-value.ts';
import { get, text } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';
import { isArchived } from '../support/skill-name.ts';

/** An id that differs from the name of the skill's directory. */
export const idDirectory = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'id-directory',
  severity: 'error',
  summary: 'The id of a manifest block is the name of the directory the skill lies in.',
  why: 'Routers find the scripts of a skill in the directory its id names.',
  source: 'Skill Manifest v2, "Top-Level": "Matches the skill directory name"',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Matches the skill directory name', fields: ['id'] },
  ],
  howToFix:
    'Give the directory and the id one name. A rename of the id breaks callers: it asks for a major step.',
  invalid: withFields({ id: 'memories' }),
  valid: withFields({ id: 'memory' }),
  *check({ manifest, skill }) {
    const value = get(manifest.root, 'id');
    const id = text(value);
    // The root of a repository has no name, and archived versions are not in their original directory.
    if (!value || !id?.trim() || skill.root === '' || isArchived(skill)) return;
    const directory = nameOf(skill.root);
    if (directory.normalize('NFC') === id.normalize('NFC')) return;
    const message = `Id ${quote(id)} is not the name of the skill's directory, ${quote(directory)}; routers look for the skill there.`;
    yield { message, at: value.at, about: `${id}\0${directory}` };
  },
});
