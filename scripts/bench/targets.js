/** The targets: ratios of medians of one run. `of` returns the rows of a size by id. */
export function targetsOf(of) {
  /** The value of one row divided by that of another; both as size, id and key. */
  const ratio = ([size, id, key = 'wall'], [otherSize, otherId, otherKey = key]) => {
    const [value, other] = [of(size)?.[id]?.[key], of(otherSize)?.[otherId]?.[otherKey]];
    return value && other ? value / other : null;
  };
  const memory = (size, id) => of(size)?.[id]?.memory ?? null;
  const at = (what, most, value) => ({ what, most, value });
  return [
    at('start-up on one skill, in empty node scripts', 1.9, ratio([1, 'check'], [1, 'empty'])),
    at(
      'pull request, one changed among 1,000: processor time, in one among 10',
      1.3,
      ratio([1000, 'pull', 'cpu'], [10, 'pull']),
    ),
    at('the same among 10,000, in one among 10', 2, ratio([10_000, 'pull', 'cpu'], [10, 'pull'])),
    at(
      'the same among 100,000, in one among 10,000, without the processes of git',
      3,
      ratio([100_000, 'pull', 'own'], [10_000, 'pull']),
    ),
    at(
      'pull request among 1,000: processor time, in that of `agnix` over all',
      0.5,
      ratio([1000, 'pull', 'cpu'], [1000, 'agnix']),
    ),
    at('1,000 skills, in `skill-check`', 0.8, ratio([1000, 'none'], [1000, 'skill-check'])),
    at('1,000 skills, in `agnix`', 1.2, ratio([1000, 'none'], [1000, 'agnix'])),
    at('10,000 skills, in `skill-check`', 0.6, ratio([10_000, 'none'], [10_000, 'skill-check'])),
    at('10,000 skills, peak memory in MB', 250, memory(10_000, 'none')),
    at('pull request among 10,000, peak memory in MB', 120, memory(10_000, 'pull')),
    at('100,000 skills, peak memory in MB', 1000, memory(100_000, 'none')),
    at('100,000 skills, all changed: exit code', 1, of(100_000)?.all?.status ?? null),
    at('`lock --check` of 1,000, in `check`', 1.1, ratio([1000, 'lock'], [1000, 'none'])),
    at('`hash` of 1,000, in floors', 2, ratio([1000, 'hash'], [1000, 'floor'])),
    at(
      '1,000 skills with scripts, in `scripts: off`',
      1.3,
      ratio(['scripts', 'on', 'cpu'], ['scripts', 'off']),
    ),
    at(
      'one finding among 100,000, in one among 10,000',
      1.25,
      growthOfFindings(of('findings') ?? {}),
    ),
  ];
}

/** The processor time of one finding among 100,000, divided by that of one among 10,000. */
function growthOfFindings({ 1000: few, 10000: more, 100000: many }) {
  if (!few || !more || !many) return null;
  const added = (row, count) => (row.cpu - few.cpu) / (count - 1000);
  return added(many, 100_000) / added(more, 10_000);
}
