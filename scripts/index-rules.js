// Writes src/rules/tree-index.ts, change-index.ts and src/generated/rule-pages.ts from the files of rules.
import { writeRuleIndexes } from './new/rule-index.js';

writeRuleIndexes(new URL('../', import.meta.url));
