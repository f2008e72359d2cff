import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';

/** Attributes and children of elements in the schema of Jenkins' xUnit plugin (junit-10.xsd). */
const schema: Readonly<Record<string, readonly [attributes: string, children: string]>> = {
  testsuites: ['name time tests failures errors', 'testsuite'],
  testsuite: [
    'name! tests! failures! errors! group time skipped timestamp hostname id package file log url',
    'testsuite properties testcase system-out system-err',
  ],
  testcase: ['name! time classname group', 'skipped error failure system-out system-err'],
  failure: ['type message', '#text'],
  skipped: ['type message', '#text'],
  'system-out': ['', '#text'],
};

/** The root element, parsed strictly. */
export function rootOf(text: string): XmlElement {
  const { root } = parseXml(text);
  if (!root) throw new Error('The document has no root.');
  return root;
}

/** Violations of the schema. */
export function faultsOf(element: XmlElement): string[] {
  const [attributes = '', children = ''] = schema[element.name] ?? [];
  const allowed = attributes.split(' ');
  const names = Object.keys(element.attributes);
  const strange = names.filter((name) => !allowed.includes(name) && !allowed.includes(`${name}!`));
  const missing = allowed.filter(
    (name) => name.endsWith('!') && !names.includes(name.slice(0, -1)),
  );
  const inside = children.split(' ');
  const wrong = element.children.filter((child) => {
    if (child instanceof XmlElement) return !inside.includes(child.name);
    return child instanceof XmlText && child.text.trim() !== '' && !inside.includes('#text');
  });
  return [
    ...strange.map((name) => `${element.name} has ${name}`),
    ...missing.map((name) => `${element.name} lacks ${name}`),
    ...wrong.map(() => `${element.name} holds something strange`),
    ...elementsIn(element).flatMap(faultsOf),
  ];
}

/** The direct children of an element, optionally of one name. */
export function elementsIn(element: XmlElement, name?: string): XmlElement[] {
  const elements = element.children.filter((child) => child instanceof XmlElement);
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** All test cases of a document. */
export function casesIn(root: XmlElement): XmlElement[] {
  return elementsIn(root, 'testsuite').flatMap((suite) => elementsIn(suite, 'testcase'));
}

/** True if all counts of a document are correct. */
export function isCounted(root: XmlElement): boolean {
  const has = (kind: string) => (element: XmlElement) => elementsIn(element, kind).length > 0;
  return [root, ...elementsIn(root, 'testsuite')].every((element) => {
    const cases = element === root ? casesIn(root) : elementsIn(element, 'testcase');
    const { tests, failures, errors, skipped } = element.attributes;
    return (
      Number(tests) === cases.length &&
      Number(failures) === cases.filter(has('failure')).length &&
      Number(errors) === 0 &&
      (element === root || Number(skipped) === cases.filter(has('skipped')).length)
    );
  });
}
