import { get, source } from '../../model/value/value.ts';
import { declaredVersion } from '../declared-version.ts';
import { type Dialect, readable } from '../dialect.ts';
import { itemsOnAccess } from '../items-on-access.ts';
import { isManifestV1 } from '../manifest-v1-keys.ts';
import { environmentItems, inputItems } from './inputs.ts';
import { artifactItems, outputItems } from './outputs.ts';
import { executionNodes } from './power-nodes.ts';
import { commandItems, fileItems } from './precondition-items.ts';
import { executionItems, manifestItem, sensitiveItem } from './top-level-items.ts';
import { fieldItems } from './uncovered-fields.ts';

/** The frontmatter fields of ADR-002 and the `interface:` block of ADR-003. */
export const manifestV1: Dialect = {
  id: 'manifest-v1',
  title: 'Skill manifest 1.0 (ADR-002)',
  source: 'ADR-002',
  part: 'frontmatter',
  nameField: null,
  powers: executionNodes,
  claim({ path, skillMd }) {
    if (!skillMd?.frontmatter || !isManifestV1(skillMd.frontmatter)) return null;
    const { frontmatter, body } = skillMd;
    return readable({ dialect: 'manifest-v1', path, root: frontmatter, body });
  },
  extract(manifest) {
    const { root } = manifest;
    const name = source(get(root, 'name')) || null;
    return itemsOnAccess({ name, version: declaredVersion(manifest) }, () => [
      manifestItem(root),
      ...inputItems(root),
      ...environmentItems(root),
      ...commandItems(root),
      ...fileItems(root),
      ...outputItems(root),
      ...artifactItems(root),
      ...executionItems(root),
      sensitiveItem(root),
      ...fieldItems(root),
    ]);
  },
};
