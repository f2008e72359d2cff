import { wordList } from '../model/text/word-list.ts';
/** The keywords of JSON Schema, including older drafts; never misspellings. */
export const schemaKeywords: readonly string[] = wordList(`
  $anchor $comment $defs $dynamicAnchor $dynamicRef $id $ref $schema $recursiveAnchor
  $recursiveRef $vocabulary additionalItems additionalProperties allOf anyOf const contains
  contentEncoding contentMediaType contentSchema default definitions dependencies
  dependentRequired dependentSchemas deprecated description else enum examples exclusiveMaximum
  exclusiveMinimum format id if items maxContains maxItems maxLength maxProperties maximum
  minContains minItems minLength minProperties minimum multipleOf not oneOf pattern
  patternProperties prefixItems properties propertyNames readOnly required then title type
  unevaluatedItems unevaluatedProperties uniqueItems writeOnly
`);
