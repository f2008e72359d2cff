import { type Message, msg } from '../../model/message.ts';
import { get, source, type Table, text } from '../../model/value/value.ts';
import { type Claim, type Dialect, readable } from '../dialect.ts';
import { itemsOnAccess } from '../items-on-access.ts';
import { aboutItems } from './about.ts';
import { foreignReason } from './own-format.ts';
import { partItems } from './parts.ts';
import { moduleFiles } from './paths.ts';
import { capabilityNodes } from './power-nodes.ts';
import { powerItems } from './powers.ts';
import { recipeFiles } from './recipes.ts';
import { relationItems } from './relations.ts';
import { fieldItems } from './uncovered-fields.ts';

/** The skill.toml of the skill.toml contract; other tools use the same file name. */
export const skillToml: Dialect = {
  id: 'skill-toml',
  title: 'skill.toml 1.0',
  source: 'skill.toml contract',
  part: 'skill.toml',
  nameField: 'skill.id',
  powers: capabilityNodes,
  claim({ path, skillToml }) {
    const root = skillToml?.root;
    if (!root) return null;
    const reason = foreignReason(root);
    if (reason === null) return readable({ dialect: 'skill-toml', path, root, body: null });
    return unknownFormat(path, root, reason);
  },
  filesToAttach: ({ root }, names) => recipeFiles(root, names),
  modulesToRead: ({ root }, names) => moduleFiles(root, names),
  extract(manifest, files) {
    const { root } = manifest;
    const version = get(get(root, 'skill'), 'version');
    const written = source(version);
    const facts = {
      name: text(get(get(root, 'skill'), 'id')) || null,
      version: version && written ? { value: written, at: version.at } : null,
    };
    return itemsOnAccess(facts, () => [
      ...aboutItems(root),
      ...partItems(manifest, files),
      ...powerItems(root),
      ...relationItems(root),
      ...fieldItems(root),
    ]);
  },
};

/** The only problem of a file in another format. */
function unknownFormat(path: string, root: Table, reason: Message): Claim {
  const top = { line: 1, column: 1 };
  const at = root.fields.get('skill')?.keyAt ?? { path, range: { start: top, end: top } };
  const message = msg`Not a skill.toml of caro: ${reason}.`;
  const notes = [{ message: msg`The file was not checked.` }];
  const problem = { rule: 'skill-toml-unknown-dialect', message, notes, at, about: 'dialect' };
  return { manifest: null, unreadable: false, problems: [problem] };
}
