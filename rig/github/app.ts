import { sign } from 'node:crypto';

/** Permissions of a job token, as in `permissions:`. */
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

/** An app with installation tokens that replace job tokens; the server enforces their permissions. */
export const actionsApp = {
  app_id: id,
  slug: 'github-actions',
  name: 'GitHub Actions',
  permissions: all,
  events: [],
  installations: [{ installation_id: installation, account: 'acme' }],
};

/** Creates a token with the permissions of a job. */
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
