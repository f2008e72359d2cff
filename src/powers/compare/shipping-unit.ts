import type { GrantUnit } from '../../model/power/grants.ts';
import type { Unit } from '../../model/power.ts';
import { relativePath } from '../../model/text/path.ts';
import { pluginLookup } from './pair-units.ts';

/**
 * Finds the unit whose version announces the powers of a unit: the innermost plugin with a version that ships it, else the
 * unit itself. A plugin ships nothing in hidden folders, such as the `.claude` of its repository.
 */
export function shippingUnits(units: readonly GrantUnit[]): (unit: Unit) => Unit {
  const pluginAt = pluginLookup(units.filter(({ version }) => version !== null));
  return (unit) => {
    const plugin = unit.kind === 'repository' ? undefined : pluginAt(unit.root);
    if (!plugin || plugin.root === unit.root) return plugin ?? unit;
    return /(?:^|\/)\./.test(relativePath(plugin.root, unit.root)) ? unit : plugin;
  };
}
