import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { element, type Html } from './element.ts';
import { formatNumber } from './text.ts';

/** The controls of the script; hidden without it. */
export function findingFilters(findings: readonly Finding[], scope: Report['scope']): Html {
  const valuesOf = (key: 'rule' | 'skill') =>
    [...new Set(findings.map((finding) => finding[key] ?? ''))].sort(compareNatural);
  const severities = (['error', 'warning', 'note'] as const).filter((severity) =>
    findings.some((finding) => finding.severity === severity),
  );
  const states = (['new', 'existing', 'accepted'] as const).filter((state) =>
    findings.some((finding) => finding.state === state),
  );
  const isCounted = (state: string) => state === 'new' || (state === 'existing' && scope === 'all');
  const isOnlyUncounted = !states.some(isCounted);
  return element(
    'div',
    { class: 'filters', role: 'search', 'aria-label': 'Filter the findings', hidden: true },
    searchBox('text', 'Text'),
    boxes('severity', 'Severity', severities, () => true),
    boxes('state', 'State', states, (state) => isOnlyUncounted || isCounted(state)),
    select('rule', 'Rule', valuesOf('rule')),
    select('skill', 'Skill', valuesOf('skill'), 'The repository'),
    element('p', { class: 'shown', role: 'status' }, `${formatNumber(findings.length)} shown`),
  );
}

/** A box that narrows a list by a text. */
export function searchBox(filter: string, label: string): Html {
  return element(
    'label',
    {},
    element('span', {}, label),
    element('input', { type: 'search', name: filter, autocomplete: 'off' }),
  );
}

function boxes<T extends string>(
  filter: string,
  label: string,
  values: readonly T[],
  isChecked: (value: T) => boolean,
): Html {
  const inputs = values.map((value) =>
    element(
      'label',
      {},
      element('input', { type: 'checkbox', name: filter, value, checked: isChecked(value) }),
      element('span', {}, value),
    ),
  );
  return element('fieldset', {}, element('legend', {}, label), ...inputs);
}

function select(filter: string, label: string, values: readonly string[], none = ''): Html {
  const options = values.map((value) => element('option', { value: `=${value}` }, value || none));
  return element(
    'label',
    {},
    element('span', {}, label),
    element('select', { name: filter }, element('option', { value: '' }, 'all'), ...options),
  );
}
