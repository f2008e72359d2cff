/** The name that each alias stands for, from the aliases of each name. */
export function namesByAlias(
  aliases: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(aliases).flatMap(([name, all]) => all.map((alias) => [alias, name])),
  );
}
