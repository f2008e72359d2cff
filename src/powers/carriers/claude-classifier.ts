import { folderOf, nameOf } from '../../model/text/path.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** A question that Claude answers about pull requests, for the rules of `.claude/approvals.yml`. */
export const claudeClassifier = tableCarrier({
  id: 'claude-classifier',
  paths: ['.claude/classifiers/*/def.yml', '.claude/classifiers/*/def.yaml'],
  client: 'Claude Code',
  format: 'yaml',
  consequence: 'Claude Approvals refuses it',
  rows: [
    ...harmless('version description budget'),
    ...grants(
      'settings',
      'model, prompt, outputs, inputs, tools',
      'decides what rules of approvals read',
      {
        read: opaque(),
        example: { prompt: 'Rate the risk.' },
      },
    ),
  ],
  unitOf(path) {
    const folders = folderOf(folderOf(path));
    const isDefinition =
      /^def\.ya?ml$/.test(nameOf(path)) && /(?:^|\/)\.claude\/classifiers$/.test(folders);
    return isDefinition ? { kind: 'repository', root: folderOf(folderOf(folders)) } : null;
  },
  sample: { path: '.claude/classifiers/risk/def.yml' },
});
