// Keeps one issue: found by its label, its hidden marker and its author, edited when its text changes, closed at the
// all-clear, and opened again later. The text comes from the job that asked the sources, which has no write token.
const marker = '<!-- skillaccord: updates of locked skills -->';
const title = 'Updates of locked skills';
const maxCharacters = 65_536;

const { env } = process;
const label = env.INPUT_LABEL ?? 'skill-updates';
const isPending = env.INPUT_PENDING === 'true';
const body = `${marker}\n\n${env.INPUT_PAGE ?? ''}`.slice(0, maxCharacters);
const issues = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/issues`;

async function ask(method, url, content) {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${env.INPUT_TOKEN}`,
      'content-type': 'application/json',
      'user-agent': 'skillaccord',
    },
    ...(content && { body: JSON.stringify(content) }),
  });
  if (response.ok) return response.json();
  const remedy =
    response.status === 403 || response.status === 404
      ? ' The job needs `issues: write`, and the repository has to have issues.'
      : '';
  throw new Error(`${method} ${new URL(url).pathname} answered ${response.status}.${remedy}`);
}

/** The first issue that an earlier run wrote; undefined if there is none. */
async function findIssue() {
  for (let page = 1; page <= 10; page++) {
    const query = new URLSearchParams({
      labels: label,
      state: 'all',
      sort: 'created',
      direction: 'asc',
      per_page: '100',
      page: String(page),
    });
    const found = await ask('GET', `${issues}?${query}`);
    const own = found.find(
      (issue) =>
        issue.user?.type === 'Bot' && !issue.pull_request && issue.body?.startsWith(marker),
    );
    if (own || found.length < 100) return own;
  }
  return undefined;
}

async function keepIssue() {
  const issue = await findIssue();
  if (!issue) return isPending ? ask('POST', issues, { title, body, labels: [label] }) : undefined;
  const state = isPending ? 'open' : 'closed';
  const isSame = issue.state === state && issue.body.replaceAll('\r\n', '\n') === body;
  const isClosedAlready = !isPending && issue.state === 'closed';
  if (isSame || isClosedAlready) return undefined;
  return ask('PATCH', `${issues}/${issue.number}`, { body, state });
}

try {
  const changed = await keepIssue();
  console.log(changed ? `Issue ${changed.number} is ${changed.state}.` : 'No issue changes.');
} catch (error) {
  console.log(`::error::${String(error.message).replaceAll('\n', ' ')}`);
  process.exitCode = 1;
}
