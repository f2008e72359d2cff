import { type Option, type Random, someOptions } from './random.ts';

/** A script that was made, with what its calls are made of. */
export interface Script {
  readonly text: string;
  readonly options: readonly Option[];
  readonly words: readonly string[];
}

const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`;

const refusals = [
  'exit 2',
  'usage',
  'die "unknown: $1"',
  'echo "no: $1" >&2; exit 1',
  '{ usage; }',
];

const head = [
  '#!/usr/bin/env bash',
  'usage() {',
  '  echo "usage: $0" >&2',
  '  exit "${1:-2}"',
  '}',
  'die() { echo "$*" >&2; exit 1; }',
];

/** A loop of `getopts`. */
export function getopts(random: Random): Script {
  const options = someOptions(random, ['short']);
  const letters = options.map(({ short, hasValue }) => `${short?.slice(1)}${hasValue ? ':' : ''}`);
  const isSilent = random.chance(0.4);
  const text = lines(
    head,
    strictness(random),
    `while getopts "${isSilent ? ':' : ''}${letters.join('')}h" opt; do`,
    '  case "$opt" in',
    options.map(
      ({ short, hasValue }) =>
        `    ${short?.slice(1)}) X${short?.slice(1)}=${hasValue ? '"$OPTARG"' : '1'} ;;`,
    ),
    '    h) usage 0 ;;',
    random.pick([
      [`    \\?) ${random.pick(refusals)} ;;`, ...(isSilent ? ['    :) exit 3 ;;'] : [])],
      [`    *) ${random.pick(refusals)} ;;`],
    ]),
    '  esac',
    'done',
    'shift $((OPTIND - 1))',
    'echo "$@"',
  );
  return { text, options: [...options, { short: '-h', long: null, hasValue: false }], words: [] };
}

/** `while … case "$1"` or `for arg in "$@"`. */
export function caseLoop(random: Random): Script {
  const isFor = random.chance(0.2);
  const drawn = someOptions(random, ['short', 'long', 'both']);
  const options = isFor ? drawn.map((option) => ({ ...option, hasValue: false })) : drawn;
  const isShared = !isFor && random.chance(0.3);
  const step = isFor ? '' : isShared ? '' : ' shift';
  const words = random.chance(0.25) ? ['build', 'list'] : [];
  const branch = ({ short, long, hasValue }: Option) => {
    const name = [short, long].filter((own) => own !== null).join(random.pick(['|', ' | ']));
    const shift = hasValue ? random.pick(isShared ? ['shift'] : ['shift 2', 'shift; shift']) : step;
    return [
      `    ${name}) ${hasValue ? `${variableOf({ short, long })}="$2";` : 'X=1;'} ${shift} ;;`,
      ...(long && hasValue && random.chance(0.3)
        ? [`    ${long}=*) ${variableOf({ short, long })}="\${1#*=}";${step} ;;`]
        : []),
    ];
  };
  const body = [
    isFor
      ? 'for arg in "$@"; do'
      : random.pick([
          'while [[ $# -gt 0 ]]; do',
          'while [ "$#" -gt 0 ]; do',
          'while [ $# -ne 0 ]; do',
        ]),
    `  case ${isFor ? '"$arg"' : random.pick(['"$1"', '$1', '"${1}"'])} in`,
    options.flatMap(branch),
    '    -h|--help) usage 0 ;;',
    words.map((word) => `    ${word}) W=1;${step} ;;`),
    rest(random, step, isFor),
    '  esac',
    isShared ? ['  shift'] : [],
    'done',
  ].flat();
  const asked = options.filter(({ hasValue }) => hasValue && random.chance(0.4)).map(variableOf);
  const checks = asked.map((name) =>
    random.pick([
      `[ -z "$${name}" ] && usage`,
      `if [[ -z "\${${name}}" ]]; then\n  echo missing >&2\n  exit 1\nfi`,
      `[[ -n "$${name}" ]] || die "missing"`,
      `: "\${${name}:?missing}"`,
    ]),
  );
  const inFunction = random.chance(0.3);
  const text = lines(
    head,
    strictness(random),
    options.map((option) => `${variableOf(option)}=""`),
    inFunction ? ['parse() {', ...body, '}', 'parse "$@"'] : body,
    checks,
    'echo done',
  );
  return { text, options: [...options, { short: '-h', long: '--help', hasValue: false }], words };
}

/** The variable of an option. */
function variableOf({ short, long }: Pick<Option, 'short' | 'long'>): string {
  return `V_${(long ?? short ?? '').replace(/^-+/, '').replaceAll('-', '_')}`;
}

/** What happens to words that no branch is about. */
function rest(random: Random, step: string, isFor: boolean): readonly string[] {
  const dashes = `    -*) ${random.pick(refusals)} ;;`;
  const others = `    *) ARGS+=("$1");${step} ;;`;
  return random.pick([
    [`    *) ${random.pick(refusals)} ;;`],
    [dashes, others],
    [dashes, `    *) ${random.pick(refusals)} ;;`],
    ...(isFor
      ? []
      : [
          [dashes, '    *) break ;;'],
          ['    --) shift; break ;;', dashes, others],
        ]),
  ]);
}

/** Words that are counted, and the first compared. */
export function counts(random: Random): Script {
  const number = random.pick([1, 1, 2, 3]);
  const checks = [
    `[ $# -lt ${number} ] && usage`,
    `if [ "$#" -ne ${number} ]; then echo no; exit 1; fi`,
    `if [[ $# -lt ${number} ]]; then\n  usage\nfi`,
    `[ $# -ge ${number} ] || { echo no; exit 1; }`,
    `(( $# <= ${number} )) || die no`,
    `X="\${${number}:?missing}"`,
    `: "\${1:?}" "\${${number}?}"`,
    `set -u\nX="$${number}"`,
    'if [ -z "$1" ]; then usage; fi',
    '[[ -n "${1:-}" ]] || usage',
    'if [ -z "$1" ] || [ -z "$2" ]; then usage; fi',
  ];
  const first = [
    'case "$1" in',
    '  build|list) echo "$1" ;;',
    '  -h|--help) usage 0 ;;',
    `  *) ${random.pick(refusals)} ;;`,
    'esac',
  ];
  const named = [
    'COMMAND="${1:-list}"',
    random.pick(['shift || true', 'shift 2>/dev/null || true']),
    ...first.map((line) => line.replace('"$1" in', '"$COMMAND" in')),
  ];
  const parts = random.pick([
    [random.pick(checks)],
    [random.pick(checks), random.pick(checks)],
    first,
    named,
    [random.pick(checks), ...first],
  ]);
  return { text: lines(head, parts, 'echo done'), options: [], words: ['build', 'list', '--help'] };
}

function strictness(random: Random): string {
  return random.pick(['', 'set -e', 'set -euo pipefail']);
}
