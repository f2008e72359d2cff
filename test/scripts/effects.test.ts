import { beforeAll, describe, expect, test } from 'vitest';
import { readEffects } from '../../src/scripts/effects/read-effects.ts';
import { listedPackages, listsPackages } from '../../src/scripts/effects/requirement-files.ts';
import { isOwnScript, languageOf, type ScriptLanguage } from '../../src/scripts/language-of.ts';
import { openShell } from '../../src/syntax/shell/read-shell.ts';
import { openSource } from '../../src/syntax/source/source.ts';

beforeAll(async () => {
  await openShell();
  for (const language of ['python', 'javascript', 'typescript'] as const)
    await openSource(language);
});

function effectsOf(language: ScriptLanguage, text: string): readonly string[] {
  return readEffects(language, text).effects.map(({ kind, value, how, isPinned }) =>
    [kind, value, ...(how ? [how] : []), ...(isPinned ? ['pinned'] : [])].join(' '),
  );
}

const python: readonly (readonly [text: string, ...effects: string[]])[] = [
  ['import requests\nrequests.get("https://a.example")', 'host a.example'],
  ['import requests as r\nr.post("https://a.example/x", json=1)', 'host a.example posts'],
  ['from requests import put\nput("https://a.example")', 'host a.example posts'],
  ['import requests\nU = "https://a.example"\nrequests.get(f"{U}/{x}")', 'host a.example'],
  ['import requests\nU = "https://a.example"\nrequests.get(U + "/x")', 'host a.example'],
  ['import requests\nrequests.get("https://a.example/{}".format(x))', 'host a.example'],
  ['import requests\nrequests.get("https://a.example/%s" % x)', 'host a.example'],
  ['import requests\nrequests.request("POST", "https://a.example")', 'host a.example posts'],
  ['import requests\ns = requests.Session()\ns.delete("https://a.example")', 'host a.example'],
  ['import httpx\nwith httpx.Client() as c:\n    c.get("https://a.example")', 'host a.example'],
  [
    'import aiohttp\nasync def f():\n    async with aiohttp.ClientSession() as s:\n        async with s.post("https://a.example") as r:\n            pass',
    'host a.example posts',
  ],
  ['import urllib.request\nurllib.request.urlopen("http://10.0.0.8:80/x")', 'host 10.0.0.8'],
  [
    'from urllib.request import urlopen, Request\nurlopen(Request("https://a.example"))',
    'host a.example',
  ],
  ['import http.client\nhttp.client.HTTPSConnection("a.example", 443)', 'host a.example'],
  ['import smtplib\nsmtplib.SMTP("mail.a.example")', 'host mail.a.example'],
  ['from openai import OpenAI\nOpenAI(base_url="https://a.example/v1")', 'host a.example'],
  [
    'import requests\ndef fetch(path, base="https://a.example"):\n    return requests.get(base + path)\nfetch("/x")\nfetch("/y", base="https://b.example")',
    'host a.example',
    'host b.example',
  ],
  [
    'import requests\nclass C:\n    BASE = "https://a.example"\n    def get(self):\n        return requests.get(self.BASE)\n',
    'host a.example',
  ],
  [
    'import requests\nfor host in ["https://a.example", "https://b.example"]:\n    requests.get(host)',
    'host a.example',
    'host b.example',
  ],
  ['import os, requests\nrequests.get(os.getenv("U", "https://a.example"))', 'host a.example'],
  ['import requests\nrequests.get("http://localhost:8080")'],
  ['import requests\nrequests.get(url)'],
  ['import requests\nrequests.get(f"https://{host}/x")'],
  ['import requests\nrequests.get(f"https://api{n}/x")'],
  ['"""requests.get("https://a.example")"""\n# requests.get("https://a.example")'],
  ['print("see https://a.example")\nDOCS = "https://a.example"'],
  ['import json\njson.loads(x).get("https://a.example")'],
  ['import subprocess\nsubprocess.run(["git", "push"])', 'program git'],
  [
    'import subprocess\ncmd = ["ffmpeg", "-i", x]\ncmd += ["y"]\nsubprocess.run(cmd)',
    'program ffmpeg',
  ],
  ['import subprocess\nsubprocess.run(["/usr/bin/rsync", "a"])', 'program rsync'],
  [
    'import subprocess\ndef run(*a):\n    pass\nsubprocess.check_output("git log | head", shell=True)',
    'program git',
  ],
  ['import subprocess, sys\nsubprocess.run([sys.executable, "x.py"])'],
  ['import subprocess\nsubprocess.run([tool, "x"])'],
  ['import os\nos.system("docker ps")', 'program docker'],
  ['import subprocess\nsubprocess.run(["./run.sh"])'],
  ['import os\nos.environ["SERVICE_TOKEN"]', 'secret SERVICE_TOKEN'],
  ['from os import environ\nenviron.get("API_KEY", "")', 'secret API_KEY'],
  ['import os\nNAME = "DB_PASSWORD"\nos.getenv(NAME)', 'secret DB_PASSWORD'],
  ['import os\nos.environ["MAX_TOKENS"]\nos.environ["LANG"]'],
  ['import os\nos.environ["MY_TOKEN"] = "x"'],
  [
    'from pathlib import Path\n(Path.home() / ".ssh" / "id_rsa").read_text()',
    'credential ~/.ssh/id_rsa',
  ],
  ['import os\nopen(os.path.expanduser("~/.aws/credentials"))', 'credential ~/.aws/credentials'],
  ['import os\nopen(os.path.join(os.environ["HOME"], ".netrc"))', 'credential ~/.netrc'],
  ['open("/etc/shadow")', 'credential /etc/shadow'],
  ['from pathlib import Path\nPath("~/.ssh/known_hosts").read_text()'],
  ['print("Copy ~/.ssh/id_rsa first.")'],
  [
    'import sys, subprocess\nsubprocess.run([sys.executable, "-m", "pip", "install", "a", "b==1.2"])',
    'package a',
    'package b==1.2 pinned',
  ],
  [
    '# /// script\n# dependencies = ["rich", "httpx==0.27.0"]\n# ///\nprint()',
    'package rich',
    'package httpx==0.27.0 pinned',
  ],
  [
    'import requests\nexec(requests.get("https://a.example/x").text)',
    'network-code https://a.example/x evaluates',
    'host a.example',
  ],
  [
    'import requests\nr = requests.get("https://a.example/x")\neval(r.text)',
    'network-code https://a.example/x evaluates',
    'host a.example',
  ],
  ['eval("1 + 1")'],
  [
    'import os\nos.system("curl -s https://a.example/i | sh")',
    'program curl',
    'host a.example',
    'network-code https://a.example/i',
  ],
  ['from pathlib import Path\n(Path.home() / ".bashrc").write_text("x")', 'write ~/.bashrc'],
  ['open("/etc/hosts", "a")', 'write /etc/hosts'],
  ['open("out.txt", "w")\nopen("/tmp/x", "w")\nopen("/etc/hosts")'],
  ['def f(:\n  requests.get("https://a.example")'],
];

const node: typeof python = [
  ['const t = $("toast");\n$("#save").on("click", f)'],
  ['const html = lit`toast ${t}`'],
  ['await $`gh issue list --repo ${repo}`', 'program gh'],
  ['import { $ } from "zx";\nawait $`gh pr view`', 'program gh'],
  ['import { $ } from "bun";\nawait $`gh pr view`', 'program gh'],
  ['import { execa } from "execa";\nawait execa`gh pr view`', 'program gh'],
  ['await fetch("https://a.example")', 'host a.example'],
  ['fetch("https://a.example", { method: "POST", body })', 'host a.example posts'],
  ['import axios from "axios";\naxios.post("https://a.example")', 'host a.example posts'],
  [
    'const axios = require("axios");\nconst c = axios.create({ baseURL: "https://a.example" })',
    'host a.example',
  ],
  [
    'const https = require("node:https");\nhttps.get("https://a.example", r => r)',
    'host a.example',
  ],
  [
    'const U = "https://a.example";\nconst get = async (p) => fetch(`${U}/${p}`);',
    'host a.example',
  ],
  [
    'async function get(u) { return (await fetch(u)).json(); }\nget("https://a.example")',
    'host a.example',
  ],
  ['new WebSocket("wss://a.example")', 'host a.example'],
  ['const U = process.env.U ?? "https://a.example";\nfetch(U)', 'host a.example'],
  [
    'fetch("http://localhost:3000")\n// fetch("https://a.example")\nconsole.log("https://a.example")',
  ],
  ['const { execSync } = require("child_process");\nexecSync("git log")', 'program git'],
  ['import { spawn } from "node:child_process";\nspawn("docker", ["ps"])', 'program docker'],
  ['import cp from "child_process";\ncp.execFile("rsync", ["-a"])', 'program rsync'],
  [
    'const { exec } = require("child_process");\nexec(`npm install left-pad`)',
    'program npm',
    'package left-pad',
  ],
  ['const re = /x/;\nre.exec("git log")'],
  ['const t = process.env.SERVICE_TOKEN;', 'secret SERVICE_TOKEN'],
  ['const t = process.env["API_KEY"] || "";', 'secret API_KEY'],
  ['if (process.env.NODE_ENV === "test") {}'],
  [
    'import fs from "fs";\nimport os from "os";\nimport path from "path";\nfs.readFileSync(path.join(os.homedir(), ".ssh", "id_rsa"))',
    'credential ~/.ssh/id_rsa',
  ],
  [
    'import { readFile } from "node:fs/promises";\nawait readFile(`${process.env.HOME}/.aws/credentials`)',
    'credential ~/.aws/credentials',
  ],
  [
    'eval(await (await fetch("https://a.example/x")).text())',
    'network-code https://a.example/x evaluates',
    'host a.example',
  ],
  [
    'const { exec } = require("child_process");\nexec("curl https://a.example/i | bash")',
    'program curl',
    'host a.example',
    'network-code https://a.example/i',
  ],
  [
    'import fs from "fs";\nimport os from "os";\nfs.writeFileSync(os.homedir() + "/.zshrc", "x")',
    'write ~/.zshrc',
  ],
];

const shell: typeof python = [
  ['curl -s https://a.example/x', 'program curl', 'host a.example'],
  ['curl -X POST -d @f https://a.example/x', 'program curl', 'host a.example posts'],
  ['U=https://a.example\nwget "$U/x"', 'program wget', 'host a.example'],
  ['curl -H "Referer: https://b.example" https://a.example', 'program curl', 'host a.example'],
  [
    'curl -fsSL https://a.example/i | sudo bash -s -- x',
    'program curl',
    'host a.example',
    'network-code https://a.example/i',
  ],
  [
    'bash <(curl -s https://a.example/i)',
    'program curl',
    'host a.example',
    'network-code https://a.example/i',
  ],
  [
    'eval "$(curl -s https://a.example/i)"',
    'program curl',
    'host a.example',
    'network-code https://a.example/i',
  ],
  ['curl -s https://a.example | jq .x', 'program curl', 'host a.example', 'program jq'],
  ['cat ~/.ssh/id_rsa', 'credential ~/.ssh/id_rsa'],
  ['cp "$HOME/.aws/credentials" .', 'credential ~/.aws/credentials'],
  ['x < ~/.netrc', 'program x', 'credential ~/.netrc'],
  ['apt-get -y install jq', 'program apt-get', 'package jq'],
  ['npm i -g tool@1.2.3', 'program npm', 'package tool@1.2.3 pinned'],
  ['npx cowsay@1.0.0 hi', 'package cowsay@1.0.0 pinned'],
  ['echo "$SERVICE_TOKEN"', 'secret SERVICE_TOKEN'],
  ['TOKEN=x\necho "$TOKEN"'],
  ['echo x >> ~/.bashrc', 'write ~/.bashrc'],
  [
    'echo "curl https://a.example | sh"\n# curl https://a.example\ncat <<EOF\ncurl https://a.example | sh\nEOF',
  ],
  ['mkdir -p out && cd out && ls | grep x'],
  ['command -v tessl >/dev/null || exit 1\ncommand git log', 'program git'],
  ['f() { git log; }\nf', 'program git'],
];

describe.each([
  ['python', python],
  ['javascript', node],
  ['typescript', node],
  ['shell', shell],
] as const)('%s', (language, rows) => {
  test.each(rows.map(([text, ...effects]) => ({ text, effects })))('$text', ({ text, effects }) => {
    expect([...effectsOf(language, text)].sort()).toEqual([...effects].sort());
  });
});

test.each([
  ['a.py', '', 'python'],
  ['b.mjs', '', 'javascript'],
  ['c.ts', '', 'typescript'],
  ['d.sh', '', 'shell'],
  ['hooks/start', '#!/usr/bin/env bash\n', 'shell'],
  ['bin/run', '#!/usr/bin/python3\n', 'python'],
  ['bin/run', 'text', null],
  ['e.md', '#!/bin/sh\n', null],
])('%s is a script by its suffix or first line', (path, text, language) => {
  expect(languageOf(path, text)).toBe(language);
});

test('scripts of tests and of packages are not the author’s own', () => {
  const paths = [
    'scripts/a.py',
    'hooks/start',
    'tests/a.py',
    'node_modules/x/a.js',
    'a.d.ts',
    'LICENSE',
  ];
  expect(paths.filter(isOwnScript)).toEqual(['scripts/a.py', 'hooks/start']);
});

test('lists of packages are read like commands that install them', () => {
  const packages = (path: string, text: string) =>
    listedPackages(path, text).effects.map(
      ({ value, isPinned, start, end }) =>
        `${value}${isPinned ? '!' : ''} ${text.slice(start, end)}`,
    );
  expect(
    packages(
      'scripts/requirements.txt',
      '# x\nrich\nhttpx[http2] == 0.27.0 # y\n-r other.txt\na>=1,<2\n',
    ),
  ).toEqual(['rich rich', 'httpx[http2]==0.27.0! httpx[http2] == 0.27.0 ', 'a>=1,<2 a>=1,<2']);
  const manifest = '{"name": "x", "dependencies": {"zod": "3.22.4", "got": "^14"}}';
  expect(packages('package.json', manifest)).toEqual(['zod@3.22.4! "zod"', 'got@^14 "got"']);
  expect(packages('package.json', '{')).toEqual([]);
  expect(
    ['a/package.json', 'requirements-dev.txt', 'package-lock.json'].map(listsPackages),
  ).toEqual([true, true, false]);
});

describe('what is put together at run time is no claim', () => {
  test.each([
    ['python', 'import base64\nexec(base64.b64decode("aW1wb3J0").decode())'],
    ['python', 'eval("__im" + "port__(\'os\').system(\'curl https://a.acme.dev | sh\')")'],
    ['python', 'exec("".join(chr(c) for c in [105, 109]))'],
    ['python', 'getattr(__import__("o" + "s"), "sys" + "tem")("id")'],
    ['python', 'import requests\nrequests.get("".join(["https://", "a.acme", ".dev"]))'],
    ['python', 'import requests\nrequests.get("ved.emca//:sptth"[::-1])'],
    ['python', 'import requests\nrequests.get("https://a.acme.dev".replace("a", "b"))'],
    ['javascript', "globalThis['fe' + 'tch']('https://a.acme.dev')"],
    ['javascript', "eval(atob('ZmV0Y2g='))"],
    ['javascript', 'new Function(String.fromCharCode(102, 101))()'],
    ['javascript', "require('child_' + 'process')['ex' + 'ec']('curl https://a.acme.dev')"],
    ['javascript', "fetch('ved.emca'.split('').reverse().join(''))"],
    ['javascript', "fetch('\\x68ttps://a.acme.dev')"],
    ['shell', 'eval "$(echo Y3VybA== | base64 -d)"'],
    ['shell', "$(printf 'cu''rl') https://a.acme.dev"],
  ] as const)('%s: %s', (language, text) => {
    expect(effectsOf(language, text)).toEqual([]);
  });

  test.each([
    ['python', 'import requests\nu = "https://a.acme"\nu += ".dev"\nrequests.get(u)'],
    ['javascript', "let u = 'https://a.acme';\nu += '.dev';\nfetch(u)"],
  ] as const)('%s: a host that goes on is the whole', (language, text) => {
    expect(effectsOf(language, text)).toEqual(['host a.acme.dev']);
  });
});
