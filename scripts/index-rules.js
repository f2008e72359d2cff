// Writes src/rules/tree-index.ts and src/rules/change-index.ts from the files of rules.
import { writeRuleIndexes } from './new/rule-index.js';

writeRuleIndexes(new URL('../', import.meta.url));
