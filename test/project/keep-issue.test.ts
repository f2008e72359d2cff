import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serve } from '../upstream/git-server.ts';

const script = fileURLToPath(
  new URL('../../.github/actions/keep-issue/index.mjs', import.meta.url),
);
const marker = '<!-- skillaccord: updates of locked skills -->';
const bot = { type: 'Bot' };

interface Issue {
  readonly number: number;
  readonly state: string;
  readonly body: string;
  readonly user: { readonly type: string };
  readonly pull_request?: object;
}

/** The requests of the action to a server with some issues, after the search. */
async function asked(
  issues: readonly Issue[],
  page: string,
  pending: boolean,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly changes: unknown[] }> {
  const changes: unknown[] = [];
  const server = await serve((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
      expect(request.headers.authorization).toBe('Bearer secret');
      if (request.method === 'GET') {
        expect(searchParams.get('labels')).toBe('skill-updates');
        response.end(JSON.stringify(issues));
        return;
      }
      const content = JSON.parse(text);
      changes.push({ method: request.method, path: pathname, ...content });
      response.end(JSON.stringify({ number: 7, state: content.state ?? 'open' }));
    });
  });
  const env = {
    PATH: process.env['PATH'],
    GITHUB_API_URL: server.url,
    GITHUB_REPOSITORY: 'acme/app',
    INPUT_LABEL: 'skill-updates',
    INPUT_TOKEN: 'secret',
    INPUT_PAGE: page,
    INPUT_PENDING: String(pending),
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script], { env }, (_, stdout) =>
      resolve({ code: child.exitCode, stdout, changes }),
    );
  });
}

const kept = (state: string, page: string): Issue => ({
  ...{ number: 7, state, user: bot },
  body: `${marker}\n\n${page}`,
});

test('the first pending update opens an issue', async () => {
  const { code, changes } = await asked([], 'One.', true);
  expect(code).toBe(0);
  expect(changes).toEqual([
    {
      method: 'POST',
      path: '/repos/acme/app/issues',
      title: 'Updates of locked skills',
      body: `${marker}\n\nOne.`,
      labels: ['skill-updates'],
    },
  ]);
});

test('an issue is edited when its text changes only', async () => {
  expect((await asked([kept('open', 'One.')], 'One.', true)).changes).toEqual([]);
  expect((await asked([kept('open', 'One.\r\n')], 'One.\n', true)).changes).toEqual([]);
  expect((await asked([kept('open', 'One.')], 'Two.', true)).changes).toEqual([
    {
      method: 'PATCH',
      path: '/repos/acme/app/issues/7',
      body: `${marker}\n\nTwo.`,
      state: 'open',
    },
  ]);
});

test('the issue is closed without pending updates, and a later update opens it again', async () => {
  const [closing] = (await asked([kept('open', 'One.')], 'None.', false)).changes;
  expect(closing).toMatchObject({ state: 'closed', body: `${marker}\n\nNone.` });
  expect((await asked([kept('closed', 'One.')], 'None.', false)).changes).toEqual([]);
  expect((await asked([], 'None.', false)).changes).toEqual([]);
  const [opening] = (await asked([kept('closed', 'One.')], 'One.', true)).changes;
  expect(opening).toMatchObject({ method: 'PATCH', state: 'open' });
});

test('an issue of another user, or without the marker, is not edited', async () => {
  const others = [
    { ...kept('open', 'One.'), user: { type: 'User' } },
    { ...kept('open', 'One.'), body: 'One.' },
    { ...kept('open', 'One.'), pull_request: {} },
  ];
  const { changes } = await asked(others, 'Two.', true);
  expect(changes).toMatchObject([{ method: 'POST' }]);
});

test('a refused request fails the step and names the permission', async () => {
  const server = await serve((_, response) => {
    response.statusCode = 403;
    response.end('{}');
  });
  const env = {
    PATH: process.env['PATH'],
    GITHUB_API_URL: server.url,
    GITHUB_REPOSITORY: 'acme/app',
    INPUT_PENDING: 'true',
  };
  const { code, stdout } = await new Promise<{ code: number | null; stdout: string }>((resolve) => {
    const child = execFile(process.execPath, [script], { env }, (_, output) =>
      resolve({ code: child.exitCode, stdout: output }),
    );
  });
  expect(code).toBe(1);
  expect(stdout).toContain('answered 403. The job needs `issues: write`');
});
