import { sign } from 'node:crypto';

/** What a token of a job may do, as `permissions:` names it. */
export type Permissions = Readonly<
  Record<'contents' | 'issues' | 'pull_requests' | 'checks', 'read' | 'write'>
>;

const id = 1;
const installation = 1;
const all: Permissions = {
  contents: 'read',
  issues: 'write',
  pull_requests: 'write',
  checks: 'write',
};

/** The app whose installation tokens stand in for the tokens of jobs: what they may not do is refused. */
export const actionsApp = {
  app_id: id,
  slug: 'github-actions',
  name: 'GitHub Actions',
  permissions: all,
  events: [],
  installations: [{ installation_id: installation, account: 'acme' }],
};

/** A token as the platform hands it to a job. */
export async function tokenOf(url: string, key: string, permissions: Permissions): Promise<string> {
  const response = await fetch(`${url}/app/installations/${installation}/access_tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${webToken(key)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ permissions }),
  });
  const { token, message } = (await response.json()) as { token?: string; message?: string };
  if (token === undefined) throw new Error(`No token: ${message}`);
  return token;
}

function webToken(key: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: id, iat: now, exp: now + 300 })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
