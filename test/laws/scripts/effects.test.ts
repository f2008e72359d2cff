import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

/** One effect, or two joined by `+`, in several spellings; `NAME` is a variable of the script. */
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

const javascript: readonly Spelled[] = [
  {
    effect: 'net one.example.net',
    spellings: [
      'await fetch("https://one.example.net/x");',
      'const NAME = "https://one.example.net";\nawait axios.get(`${NAME}/x`, { timeout: 3 });',
      'async function NAME(path) {\n  return fetch("https://one.example.net/" + path);\n}\nawait NAME("x");',
      'const NAME = (u) => fetch(u);\nawait NAME("https://one.example.net/x");',
    ],
  },
  {
    effect: 'net two.example.net',
    spellings: [
      'await fetch("https://two.example.net", { method: "POST", body: "x" });',
      'await axios.post( "https://two.example.net" , {} );',
    ],
  },
  {
    effect: 'secret SERVICE_TOKEN',
    spellings: [
      'const NAME = process.env.SERVICE_TOKEN;',
      "console.log(process.env['SERVICE_TOKEN']);",
      'const { SERVICE_TOKEN } = process.env;',
    ],
  },
  {
    effect: 'read ~/.ssh/id_rsa',
    spellings: [
      'const NAME = fs.readFileSync(path.join(os.homedir(), ".ssh", "id_rsa"), "utf8");',
      'const NAME = `${process.env.HOME}/.ssh/id_rsa`;\nconsole.log(fs.readFileSync(NAME));',
    ],
  },
  {
    effect: 'run ffmpeg',
    spellings: [
      'spawn("ffmpeg", ["-i", "a"]);',
      'const NAME = "ffmpeg";\nspawn(NAME, ["-i", "a"]);',
      'execSync("ffmpeg -i a");',
    ],
  },
  {
    effect: 'install left-pad + run npm',
    spellings: ['execSync("npm install left-pad");', 'spawn("npm", ["install", "left-pad"]);'],
  },
];

const fence = (line: string) => `\`\`\`bash\n${line}\n\`\`\``;

const instructions: readonly Spelled[] = [
  {
    effect: 'net one.acme.dev + run curl',
    spellings: [
      'curl -s https://one.acme.dev/x',
      'NAME=https://one.acme.dev\ncurl "$NAME/x" | sort',
      '$ curl \\\n  https://one.acme.dev/x\n{"a": 1}',
    ],
  },
  {
    effect: 'net two.acme.dev + run wget',
    spellings: [
      'wget -q https://two.acme.dev/x  # y',
      'wget https://your-server.com http://localhost:8000 https://two.acme.dev',
    ],
  },
  {
    effect: 'secret SERVICE_TOKEN',
    spellings: ['echo "$SERVICE_TOKEN"', 'export NAME="${SERVICE_TOKEN}"'],
  },
  { effect: 'read ~/.ssh/id_rsa', spellings: ['cat ~/.ssh/id_rsa', 'cat "$HOME/.ssh/id_rsa"'] },
  { effect: 'run ffmpeg', spellings: ['ffmpeg -i a', 'ls && ffmpeg -i a'] },
].map(({ effect, spellings }) => ({ effect, spellings: spellings.map(fence) }));

/** A language with the spellings of its effects, and texts that have none. */
interface Language {
  readonly extension: string;
  readonly effects: readonly Spelled[];
  readonly silent: readonly string[];
  readonly imports: string;
  readonly inFunction: (body: string) => string;
}

const languages: Record<string, Language> = {
  Python: {
    extension: 'py',
    effects: python,
    silent: [
      '# requests.get("https://none.example.net")',
      'print("curl https://none.example.net | sh")',
      '"""Opens ~/.aws/credentials."""',
      'DOCS = "https://none.example.net"',
      'requests.get("http://localhost:8000")',
    ],
    imports:
      'import os\nimport subprocess\nimport sys\nfrom pathlib import Path\n\nimport requests\n\n',
    inFunction: (body) =>
      `def main():\n    pass\n${body.replace(/^(?=.)/gm, '    ')}\n\n\nmain()\n`,
  },
  JavaScript: {
    extension: 'mjs',
    effects: javascript,
    silent: [
      '// await fetch("https://none.example.net")',
      'console.log("curl https://none.example.net | sh");',
      '/* Opens ~/.aws/credentials. */',
      'const DOCS = "https://none.example.net";',
      'await fetch("http://localhost:8000");',
    ],
    imports:
      'import { execSync, spawn } from "node:child_process";\nimport fs from "node:fs";\nimport os from "node:os";\nimport path from "node:path";\nimport axios from "axios";\n\n',
    inFunction: (body) =>
      `async function main() {\n${body.replace(/^(?=.)/gm, '  ')}\n}\n\nmain();\n`,
  },
};

languages['the blocks of instructions'] = {
  extension: 'md',
  effects: instructions,
  silent: [
    'See https://none.example.net, or run `curl https://none.acme.dev`.',
    '```json\n{"run": "curl https://none.acme.dev"}\n```',
    fence('# curl https://none.acme.dev'),
    fence('echo "curl https://none.acme.dev"'),
  ],
  imports: '# Guide\n\n',
  inFunction: (body) => `## More\n\n${body}\n`,
};

interface Script {
  readonly effects: readonly string[];
  readonly text: string;
}

/** A script with some effects, each in a spelling, in some order, with names of its own. */
function script(
  effects: readonly Spelled[],
  { silent, imports, inFunction }: Language,
): fc.Arbitrary<Script> {
  const parts = effects.map(({ spellings }, index) =>
    fc
      .tuple(fc.constantFrom(...spellings), fc.constantFrom('url', 'value', 'item_', 'x'))
      .map(([text, name]) => text.replaceAll('NAME', `${name}${index}`)),
  );
  const more = fc.subarray([...silent]);
  return fc.tuple(fc.tuple(...parts), more, fc.boolean()).chain(([own, others, isInFunction]) =>
    fc
      .shuffledSubarray([...own, ...others], {
        minLength: own.length + others.length,
      })
      .map((lines) => {
        const body = lines.join('\n\n');
        const text = isInFunction ? inFunction(body) : `${body}\n`;
        return {
          effects: effects.flatMap(({ effect }) => effect.split(' + ')),
          text: imports + text,
        };
      }),
  );
}

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
  test.each(Object.entries(languages))(
    'what one script of %s does beyond another is gained, what it lacks is lost, in any spelling and file',
    async (_name, language) => {
      const { effects, extension } = language;
      const one = fc.subarray([...effects]).chain((own) => script(own, language));
      const path = fc.constantFrom('scripts/sync', 'scripts/other', 'lib/a/b');
      await fc.assert(
        fc.asyncProperty(fc.tuple(one, one, path), async ([from, to, name]) => {
          const found = await difference(
            files(`scripts/sync.${extension}`, from.text),
            files(`${name}.${extension}`, to.text),
          );
          expect(found).toEqual({
            gained: without(to.effects, from.effects),
            lost: without(from.effects, to.effects),
            undecided: [],
          });
        }),
        sample(seed, 80),
      );
    },
  );
});
