/**
 * Measurements in the page, as expressions. The contrast of every visible text with its background, by the formula
 * of WCAG 2: the texts below 4.5, with their colours.
 */
export const weakTextsScript = `(() => {
  const numbers = (colour) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const channel = (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red, green, blue]) =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const behind = (node) => {
    for (let one = node; one !== null; one = one.parentElement) {
      const colour = numbers(getComputedStyle(one).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return numbers('white');
  };
  const weak = new Set();
  let texts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() === '' || !node.checkVisibility()) continue;
    if (node.closest('script, style, .spoken, .skip')) continue;
    texts += 1;
    const [one, two] = [numbers(getComputedStyle(node).color), behind(node)].map(luminance);
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (contrast < 4.5) weak.add(node.tagName + '.' + node.className + ' ' + contrast.toFixed(2));
  }
  return { texts, weak: [...weak] };
})()`;

/** The controls of the page that must be reachable by keyboard, numbered. */
export const markControlsScript = `(() => {
  const controls = [...document.querySelectorAll('a[href], input, select, button, summary, [tabindex]')];
  const visible = controls.filter((node) => node.checkVisibility());
  visible.forEach((node, at) => { node.dataset.at = at; });
  return visible.length;
})()`;

/** The number of the control with the focus; -1 for none. */
export const focusedScript = `Number(document.activeElement?.dataset.at ?? -1)`;

/** The messages of the visible findings. */
export const shownFindingsScript = `[...document.querySelectorAll('.finding')]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.dataset.severity, node.dataset.state, node.dataset.rule, node.dataset.skill])`;

/** An expression that sets a control and reports it to the page. */
export function setControl(selector: string, value: string | boolean): string {
  const property = typeof value === 'boolean' ? 'checked' : 'value';
  return `(() => {
    const node = document.querySelector(${JSON.stringify(selector)});
    node[${JSON.stringify(property)}] = ${JSON.stringify(value)};
    node.dispatchEvent(new Event('input', { bubbles: true }));
  })()`;
}
