/**
 * The filters of the page, which works without them. The hash of this text is in the policy of the page. It holds
 * neither `<` nor `&`, since HTML and XML read these differently in a script.
 */
export const script = `
'use strict';
const each = (root, selector) => [...root.querySelectorAll(selector)];
const lower = (text) => text.toLowerCase();

function watch(panel, update) {
  panel.hidden = false;
  panel.addEventListener('input', update);
  panel.addEventListener('change', update);
  update();
}

function textOf(node) {
  const copy = node.cloneNode(true);
  for (const button of each(copy, 'button')) button.remove();
  return lower(copy.textContent);
}

function say(panel, shown, all) {
  const status = panel.querySelector('.shown');
  status.textContent = shown === all ? all + ' shown' : shown + ' of ' + all + ' shown';
}

function findingFilter(panel) {
  const section = panel.parentElement;
  const items = each(section, '.finding').map((node) => ({ node, text: textOf(node) }));
  const groups = each(section, '.group');
  const checked = (name) => new Set(each(panel, '[name=' + name + ']:checked').map((box) => box.value));
  const value = (name) => panel.querySelector('[name=' + name + ']').value;
  const update = () => {
    const severities = checked('severity');
    const states = checked('state');
    const words = lower(value('text')).split(' ').filter(Boolean);
    const [rule, skill] = [value('rule'), value('skill')];
    let shown = 0;
    for (const { node, text } of items) {
      const data = node.dataset;
      node.hidden = ![
        severities.has(data.severity),
        states.has(data.state),
        rule === '' || rule === '=' + data.rule,
        skill === '' || skill === '=' + data.skill,
        words.every((word) => text.includes(word)),
      ].every(Boolean);
      if (!node.hidden) shown += 1;
    }
    for (const group of groups) group.hidden = group.querySelector('.finding:not([hidden])') === null;
    say(panel, shown, items.length);
  };
  watch(panel, update);
}

function skillFilter(panel) {
  const items = each(panel.parentElement, '.skill').map((node) => ({ node, text: textOf(node) }));
  const folds = each(panel.parentElement, '.fold');
  watch(panel, () => {
    const words = lower(panel.querySelector('input').value).split(' ').filter(Boolean);
    if (words.length !== 0) for (const fold of folds) fold.open = true;
    for (const { node, text } of items) node.hidden = !words.every((word) => text.includes(word));
    say(panel, items.filter(({ node }) => !node.hidden).length, items.length);
  });
}

function showTarget() {
  const id = location.hash.slice(1);
  const target = id === '' ? null : document.getElementById(id);
  if (target === null) return;
  for (let node = target; node !== null; node = node.parentElement) {
    node.hidden = false;
    if (node.matches('details')) node.open = true;
  }
  target.scrollIntoView();
}

function copyButton(button) {
  const code = button.previousElementSibling;
  button.hidden = false;
  button.addEventListener('click', async () => {
    getSelection().selectAllChildren(code);
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Selected';
    }
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
}

for (const panel of each(document, '.filters')) {
  if (panel.querySelector('[name=name]')) skillFilter(panel);
  else findingFilter(panel);
}
for (const button of each(document, '.copy')) copyButton(button);
addEventListener('hashchange', showTarget);
addEventListener('beforeprint', () => each(document, 'details').forEach((node) => { node.open = true; }));
showTarget();
`;
