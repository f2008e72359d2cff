/** The targets: ratios of medians of one run. `of` returns the rows of a size by id. */
export function targetsOf(of) {
  const ratio = (size, name, other, key = 'wall') => {
    const [a, b] = [of(size)?.[name], of(size)?.[other]];
    return a && b ? a[key] / b[key] : null;
  };
  const perSkill = (size) => {
    const [none, start] = [of(size)?.none, of(1)?.check];
    return none && start ? (none.cpu - start.cpu) / size : null;
  };
  const growth = (small, large) => {
    const [a, b] = [perSkill(small), perSkill(large)];
    return a && b ? b / a : null;
  };
  const perFinding = (count) => {
    const [few, many] = [of('findings')?.[1000], of('findings')?.[count]];
    return few && many ? (many.cpu - few.cpu) / (count - 1000) : null;
  };
  return [
    {
      what: 'start-up on one skill, in empty node scripts',
      most: 2.5,
      value: ratio(1, 'check', 'empty'),
    },
    { what: '1,000 skills checked, in floors', most: 3, value: ratio(1000, 'none', 'floor') },
    {
      what: '1,000 skills: `skill-check` 1.2.0, in ours',
      least: 3,
      value: ratio(1000, 'peer', 'none'),
    },
    { what: '1,000 skills hashed, in floors', most: 2, value: ratio(1000, 'hash', 'floor') },
    {
      what: '1,000 skills: the script of ADR-003, in `hash`',
      least: 20,
      value: ratio(1000, 'seed', 'hash'),
    },
    {
      what: '10,000 skills, peak memory in MB',
      most: 300,
      value: of(10_000)?.none?.memory ?? null,
    },
    { what: 'one skill among 10,000, in one among 1,000', most: 1.25, value: growth(1000, 10_000) },
    {
      what: 'one skill among 100,000, in one among 10,000',
      most: 1.25,
      value: growth(10_000, 100_000),
    },
    {
      what: 'one finding among 100,000, in one among 10,000',
      most: 1.25,
      value: perFinding(100_000) && perFinding(100_000) / perFinding(10_000),
    },
    {
      what: '1,000 skills with a base and one changed, in runs without',
      most: 1.5,
      value: ratio(1000, 'one', 'none'),
    },
  ];
}
