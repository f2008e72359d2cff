import { code, msg } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { get, text } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';
import { isArchived } from '../support/skill-name.ts';

/** An id that differs from the name of the skill's directory. */
export const idDirectory = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'id-directory',
  severity: 'error',
  summary: "Reports a manifest block whose id is not the name of the skill's directory.",
  why: 'Routers look for the scripts of a skill in the directory named by its id.',
  source: 'Skill Manifest v2, "Top-Level": "Matches the skill directory name"',
  enforces: [
    { document: 'Skill Manifest v2', quote: 'Matches the skill directory name', fields: ['id'] },
  ],
  howToFix:
    'Give the directory and the id one name. A new id breaks callers and needs a major bump.',
  invalid: withFields({ id: 'memories' }),
  valid: withFields({ id: 'memory' }),
  *check({ manifest, skill }) {
    const value = get(manifest.root, 'id');
    const id = text(value);
    // The root of a repository has no name, and archived versions are not in their original directory.
    if (!value || !id?.trim() || skill.root === '' || isArchived(skill)) return;
    const directory = nameOf(skill.root);
    if (directory.normalize('NFC') === id.normalize('NFC')) return;
    const message = msg`${code('id')} ${code(id)} differs from the directory name ${code(directory)}.`;
    yield { message, at: value.at, about: `${id}\0${directory}` };
  },
});
