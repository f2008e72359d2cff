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

function say(panel, shown, all) {
  const status = panel.querySelector('.shown');
  status.textContent = shown === all ? all + ' shown' : shown + ' of ' + all + ' shown';
}

function findingFilter(panel) {
  const section = panel.parentElement;
  const items = each(section, '.finding').map((node) => ({ node, text: lower(node.textContent) }));
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
  const items = each(panel.parentElement, '.skill').map((node) => ({ node, text: lower(node.textContent) }));
  watch(panel, () => {
    const words = lower(panel.querySelector('input').value).split(' ').filter(Boolean);
    for (const { node, text } of items) node.hidden = !words.every((word) => text.includes(word));
    say(panel, items.filter(({ node }) => !node.hidden).length, items.length);
  });
}

function showTarget() {
  const id = location.hash.slice(1);
  const target = id === '' ? null : document.getElementById(id);
  if (target === null) return;
  if (target.matches('details')) target.open = true;
  target.hidden = false;
  target.scrollIntoView();
}

for (const panel of each(document, '.filters')) {
  if (panel.querySelector('[name=name]')) skillFilter(panel);
  else findingFilter(panel);
}
addEventListener('hashchange', showTarget);
addEventListener('beforeprint', () => each(document, 'details').forEach((node) => { node.open = true; }));
showTarget();
`;
