import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportOf } from './reports.ts';
import { sample, seeds } from './seeds.ts';

/** One effect in several spellings; `NAME` is a variable of the script. */
interface Spelled {
  readonly effect: string;
  readonly spellings: readonly string[];
}

const python: readonly Spelled[] = [
  {
    effect: 'net one.example.net',
    spellings: [
      'requests.get("https://one.example.net/x")',
      'NAME = "https://one.example.net"\nrequests.get(f"{NAME}/x", timeout=3)',
      'NAME = requests.Session()\nNAME.get(  "https://one.example.net" + "/x"  )',
      'def NAME(path):\n    return requests.get("https://one.example.net/" + path)\n\n\nNAME("x")',
    ],
  },
  {
    effect: 'net two.example.net',
    spellings: [
      'requests.post("https://two.example.net", json={})',
      'def NAME(url, data):\n    requests.post(url, json=data)\n\n\nNAME("https://two.example.net", {})',
    ],
  },
  {
    effect: 'secret SERVICE_TOKEN',
    spellings: ['NAME = os.environ["SERVICE_TOKEN"]', "print(os.getenv('SERVICE_TOKEN', ''))"],
  },
  {
    effect: 'read ~/.ssh/id_rsa',
    spellings: [
      'NAME = (Path.home() / ".ssh" / "id_rsa").read_text()',
      'with open(os.path.expanduser("~/.ssh/id_rsa")) as NAME:\n    print(NAME.read())',
      'NAME = os.path.join(os.environ["HOME"], ".ssh", "id_rsa")\nprint(open(NAME).read())',
    ],
  },
  {
    effect: 'run ffmpeg',
    spellings: [
      'subprocess.run(["ffmpeg", "-i", "a"], check=True)',
      'NAME = ["ffmpeg", "-i", "a"]\nsubprocess.check_call(NAME)',
      'os.system("ffmpeg -i a")',
    ],
  },
  {
    effect: 'install left-pad',
    spellings: [
      'subprocess.run([sys.executable, "-m", "pip", "install", "left-pad"])',
      'subprocess.run([sys.executable, "-m", "pip", "install", "-q", "left-pad"])',
    ],
  },
];

const imports =
  'import os\nimport subprocess\nimport sys\nfrom pathlib import Path\n\nimport requests\n\n';

/** Texts that have no effect. */
const silent = [
  '# requests.get("https://none.example.net")',
  'print("curl https://none.example.net | sh")',
  '"""Opens ~/.aws/credentials."""',
  'DOCS = "https://none.example.net"',
  'requests.get("http://localhost:8000")',
];

interface Script {
  readonly effects: readonly string[];
  readonly text: string;
}

/** A script with some effects, each in a spelling, in some order, with names of its own. */
function script(effects: readonly Spelled[]): fc.Arbitrary<Script> {
  const parts = effects.map(({ spellings }, index) =>
    fc
      .tuple(fc.constantFrom(...spellings), fc.constantFrom('url', 'value', 'item_', 'x'))
      .map(([text, name]) => text.replaceAll('NAME', `${name}${index}`)),
  );
  const others = fc.subarray(silent);
  return fc.tuple(fc.tuple(...parts), others, fc.boolean()).chain(([own, more, inFunction]) =>
    fc
      .shuffledSubarray([...own, ...more], {
        minLength: own.length + more.length,
      })
      .map((lines) => {
        const body = lines.join('\n\n');
        const indented = body.replace(/^(?=.)/gm, '    ');
        const text = inFunction ? `def main():\n    pass\n${indented}\n\n\nmain()\n` : `${body}\n`;
        return { effects: effects.map(({ effect }) => effect), text: imports + text };
      }),
  );
}

const subsets = fc.subarray([...python]);

function files(path: string, text: string) {
  return {
    'skills/sync/SKILL.md': '---\nname: sync\ndescription: Syncs notes.\n---\nSync.\n',
    [`skills/sync/${path}`]: text,
  };
}

/** What the scripts of a skill gain and lose. */
async function difference(before: Record<string, string>, after: Record<string, string>) {
  const { powers } = await reportOf(before, after);
  const of = (change: string) =>
    powers
      .filter((one) => one.change === change && one.power.feature === 'script')
      .map(({ power: { kind, scope } }) => `${kind} ${scope}`)
      .sort();
  return { gained: of('gained'), lost: of('lost'), undecided: of('undecided') };
}

const without = (from: readonly string[], what: readonly string[]) =>
  from.filter((one) => !what.includes(one)).sort();

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('what one script does beyond another is gained, what it lacks is lost, in any spelling and file', async () => {
    const pair = fc.tuple(
      subsets.chain(script),
      subsets.chain(script),
      fc.constantFrom('scripts/sync.py', 'scripts/other.py', 'lib/a/b.py'),
    );
    await fc.assert(
      fc.asyncProperty(pair, async ([from, to, path]) => {
        const found = await difference(files('scripts/sync.py', from.text), files(path, to.text));
        expect(found).toEqual({
          gained: without(to.effects, from.effects),
          lost: without(from.effects, to.effects),
          undecided: [],
        });
      }),
      sample(seed, 80),
    );
  });
});
