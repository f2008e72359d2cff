import { describe, expect, test } from 'vitest';
import {
  amend,
  noticesIn,
  propose,
  suggest,
  suggestedLines,
  withSuggestions,
} from '../support/github/suggestions.ts';
import { worklog } from '../support/skills.ts';

const path = 'skills/worklog/SKILL.md';
const base = worklog('1.0.0', 'day');
const broken = worklog('1.0.1', 'day', 'tz');
const enough = worklog('2.0.0', 'day', 'tz');

/** A skill whose version is far above its inputs: no hunk of a changed input holds it. */
const tall = (version: string, ...inputs: readonly string[]) => ({
  [path]: worklog(version, ...inputs)[path].replace(
    'inputs:',
    `metadata:\n${Array.from({ length: 9 }, (_, index) => `  note-${index}: text\n`).join('')}inputs:`,
  ),
});

/** Skills whose descriptions have an unquoted colon. */
const colons = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `skills/n${index}/SKILL.md`,
      `---\nname: n${index}\ndescription: Use when: asked.\n---\n`,
    ]),
  );

describe('a version that is too low', () => {
  test('is suggested on its line, as `bump` writes it', async () => {
    const proposal = await propose(base, broken);
    const { code, log } = await suggest(proposal);
    const { reviews, lineComments } = proposal.server;
    expect(code).toBe(1);
    expect(noticesIn(log)).toEqual([]);
    expect(reviews).toHaveLength(1);
    expect(lineComments).toMatchObject([{ path, line: 5, start_line: null, review: 1 }]);
    expect(withSuggestions(broken[path], lineComments)).toBe(enough[path]);
    expect(lineComments[0]?.body.replace(/[0-9a-f]{12} [0-9a-f]{12}/, 'SUBJECT DIGEST')).toBe(
      '<!-- skillaccord suggestion SUBJECT DIGEST ci:skills -->\n' +
        'Set the version of worklog to `2.0.0`. It needs a major bump: input-required-added.\n\n' +
        '```suggestion\nversion: 2.0.0\n```',
    );
    expect(reviews[0]?.body).toBe(
      '<!-- skillaccord review ci:skills -->\n' +
        '1 suggestion. "Add suggestion to batch" commits several of them at once.\n\n' +
        '`skillaccord bump` sets all versions.',
    );
  });

  test('is suggested once: the second run writes nothing', async () => {
    const proposal = await propose(base, broken);
    await suggest(proposal);
    const { requests } = proposal.server;
    const before = requests.length;
    await suggest(proposal);
    expect(requests.slice(before).filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  test('is not suggested again if its lines are outdated', async () => {
    const proposal = await propose(base, broken);
    await suggest(proposal);
    const { lineComments, reviews } = proposal.server;
    for (const comment of lineComments) comment.line = null;
    await suggest(proposal);
    expect([reviews.length, lineComments.length]).toEqual([1, 1]);
  });

  test('is edited in place if a push needs another one', async () => {
    const optional = { [path]: broken[path].replace('  required:', '  required: []\n  optional:') };
    const start = { [path]: base[path].replace('  required:', '  required: []\n  optional:') };
    const first = await propose(start, optional);
    await suggest(first);
    const { lineComments, reviews } = first.server;
    expect(lineComments.map(suggestedLines)).toEqual([['version: 1.1.0']]);
    await suggest(await amend(first, start, { [path]: broken[path] }));
    expect(lineComments.map(suggestedLines)).toEqual([['version: 2.0.0']]);
    expect(reviews).toHaveLength(1);
  });

  test('is in the text of the review if no hunk has its line', async () => {
    const proposal = await propose(tall('1.0.0', 'day'), tall('1.0.0', 'day', 'tz'));
    await suggest(proposal);
    const { lineComments, reviews } = proposal.server;
    expect(lineComments).toEqual([]);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.body).toMatch(
      /^<!-- .* -->\nNo line of this diff can carry the following:\n\n- \[worklog\/SKILL\.md:5\]\(https:.*\/skills\/worklog\/SKILL\.md#L5\): Set the version of worklog to `2\.0\.0`\./,
    );
    await suggest(proposal);
    expect(reviews).toHaveLength(1);
  });

  test('is set at every place, and its lock is named', async () => {
    const block = (version: string) =>
      `${worklog(version, 'day')[path]}\n\`\`\`skill-manifest\n{\n  "schema_version": "2.0",\n  "id": "worklog",\n  "version": "${version}",\n  "capabilities": ["log-write"],\n  "effects": [],\n  "operations": {},\n  "stdout_contract": { "last_line_json": true }\n}\n\`\`\`\n`;
    const broke = block('1.0.1').replace(
      '---\n\n',
      '    - {name: tz, description: A zone., schema: {type: string}}\n---\n\n',
    );
    const lock = 'skills:\n  worklog:\n    content_hash: sha256:0\n    version: 1.0.0\n';
    const proposal = await propose(
      { [path]: block('1.0.0'), 'proto.lock': lock },
      { [path]: broke },
    );
    await suggest(proposal);
    const { lineComments, reviews } = proposal.server;
    expect(lineComments).toHaveLength(2);
    expect(withSuggestions(broke, lineComments)).toBe(broke.replaceAll('1.0.1', '2.0.0'));
    expect(reviews[0]?.body).toContain('Afterwards, run `skillaccord lock proto.lock`.');
  });

  test('in a file that main changed too is never suggested on another line', async () => {
    const more = {
      [path]: tall('1.0.0', 'day')[path].replace('---\n', '---\n# A remark.\n# More.\n'),
    };
    const proposal = await propose(tall('1.0.0', 'day'), tall('1.0.1', 'day', 'tz'), {
      meanwhile: more,
    });
    await suggest(proposal);
    expect(proposal.server.lineComments).toEqual([]);
    expect(proposal.server.reviews[0]?.body).toContain('SKILL.md:7');
  });
});

describe('a finding that `fix` fixes', () => {
  test('is suggested up to 20 times, and the rest is listed', async () => {
    const proposal = await propose(base, colons(23));
    await suggest(proposal);
    const { lineComments, reviews } = proposal.server;
    expect(lineComments).toHaveLength(20);
    expect(lineComments.map(suggestedLines)).toEqual(
      Array.from({ length: 20 }, () => ['description: "Use when: asked."']),
    );
    expect(reviews[0]?.body.match(/^- /gm)).toHaveLength(3);
    expect(reviews[0]?.body).toContain('\n\nNot on lines, which carry 20 at a time:\n\n- ');
    expect(reviews[0]?.body).not.toContain('No line of this diff');
    expect(reviews[0]?.body).toContain('`skillaccord fix` writes all fixes.');
    await suggest(proposal);
    expect([reviews.length, lineComments.length]).toEqual([1, 20]);
  });

  test('keeps the line endings of the file', async () => {
    const text = '---\nname: n\ndescription: Use when: asked.\n---\nText.\n'.replaceAll(
      '\n',
      '\r\n',
    );
    const proposal = await propose(base, { 'skills/n/SKILL.md': text });
    await suggest(proposal);
    expect(withSuggestions(text, proposal.server.lineComments)).toBe(
      text.replace('Use when: asked.', '"Use when: asked."'),
    );
  });

  const router = (end: string) =>
    `---\nname: memory\ndescription: Stores memories.\n---\n\`\`\`\`router-manifest\n{\n  "id": "memory",\n  "version": "1.0.0",\n  "effects": ["db.read"],\n  "entrypoints": {\n    "find": { "unix": ["bash", "scripts/find.sh", "{query}"] }\n  }\n}\n\`\`\`\`\n${end}`;
  const memory = (end = '') => ({
    'skills/memory/SKILL.md': router(end),
    'skills/memory/scripts/find.sh': 'exit 0\n',
  });

  test('is in a longer fence if its lines have a fence', async () => {
    const proposal = await propose(base, memory());
    await suggest(proposal);
    const { lineComments } = proposal.server;
    expect(lineComments).toMatchObject([{ start_line: 5, line: 11 }]);
    expect(lineComments[0]?.body).toContain('\n`````suggestion\n````skill-manifest\n{\n');
    const fixed = withSuggestions(router(''), lineComments);
    expect(fixed).toContain('"schema_version": "2.0"');
    const again = await propose(base, { ...memory(), 'skills/memory/SKILL.md': fixed });
    await suggest(again);
    expect(again.server.reviews).toEqual([]);
  });

  test('is not suggested if it is existing', async () => {
    const proposal = await propose({ ...base, ...colons(1) }, { 'README.md': 'Skills.\n' });
    await suggest(proposal);
    expect(proposal.server.reviews).toEqual([]);
  });

  test.each([
    ['a command of a runner', 'Use when: ##[add-mask]e.'],
    ['a direction mark', 'Use when: \u202easked.'],
  ])('is listed where its line holds %s', async (_, description) => {
    const text = `---\nname: n\ndescription: ${description}\n---\n`;
    const proposal = await propose(base, { 'skills/n/SKILL.md': text });
    await suggest(proposal);
    const { lineComments, reviews } = proposal.server;
    expect(lineComments).toEqual([]);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.body).toMatch(/\[n\/SKILL\.md:3\]\(https:.*\/skills\/n\/SKILL\.md#L3\)/);
    expect(reviews[0]?.body).not.toMatch(/##\[|\u202e|\r/);
  });

  test('is suggested as the exact line, with any Markdown in it', async () => {
    const hostile = 'description: Use when: `````` @acme <!-- --> </details> ![x](http://e) \\';
    const text = `---\nname: n\n${hostile}\n---\n`;
    const proposal = await propose(base, { 'skills/n/SKILL.md': text });
    await suggest(proposal);
    const [comment] = proposal.server.lineComments;
    expect(comment?.body).toContain('\n```````suggestion\n');
    expect(comment && suggestedLines(comment)[0]).toContain(
      '@acme <!-- --> </details> ![x](http://e)',
    );
  });
});

describe('the review', () => {
  test('is not written without suggestions', async () => {
    const proposal = await propose(base, { 'README.md': 'Skills.\n' });
    await suggest(proposal);
    expect(proposal.server.requests).toEqual([
      'GET /repos/acme/skills/pulls/1/reviews?per_page=100',
    ]);
  });

  test('is updated once no suggestion is left', async () => {
    const first = await propose(base, broken);
    await suggest(first);
    await suggest(await amend(first, base, enough));
    const { reviews, lineComments } = first.server;
    expect(reviews.map(({ body }) => body)).toEqual([
      '<!-- skillaccord review ci:skills -->\n✅ Nothing is left to suggest.',
    ]);
    expect(lineComments).toHaveLength(1);
  });

  test('gets a second one only with new suggestions', async () => {
    const first = await propose(base, broken);
    await suggest(first);
    await suggest(await amend(first, base, { ...broken, ...colons(1) }));
    const { reviews, lineComments } = first.server;
    expect(lineComments.map(({ review }) => review)).toEqual([1, 2]);
    expect(reviews[1]?.body).toContain('\n2 suggestions.');
  });

  test('of another user suppresses nothing', async () => {
    const proposal = await propose(base, broken);
    await suggest(proposal);
    const { reviews, lineComments } = proposal.server;
    const mallory = { login: 'mallory', type: 'User' } as const;
    const forged = [lineComments, reviews].map((posts) => {
      const [own] = posts.splice(0);
      return { ...own, user: mallory } as never;
    });
    lineComments.push(...forged.slice(0, 1));
    reviews.push(...forged.slice(1));
    await suggest(proposal);
    expect(reviews).toHaveLength(2);
    expect(lineComments).toHaveLength(2);
  });

  test.each([
    [true, /Nothing was written to the pull request: the token of a fork can only read/],
    [false, /No review was written: the token lacks "pull-requests: write"/],
  ])('costs one notice where the token may only read (fork: %s)', async (isFork, notice) => {
    const proposal = await propose(base, enough, { isFork, permissions: ['contents'] });
    expect((await suggest(proposal)).code).toBe(0);
    const low = await propose(base, broken, { isFork, permissions: ['contents'] });
    const { code, log } = await suggest(low);
    expect(code).toBe(1);
    expect(noticesIn(log)).toEqual([expect.stringMatching(notice)]);
    expect(low.server.reviews).toEqual([]);
  });

  test('that the server refuses is a notice', async () => {
    const failing = { status: 422, times: 9, path: 'POST' };
    const { code, log } = await suggest(await propose(base, broken, { failing }));
    expect(code).toBe(1);
    expect(noticesIn(log)).toEqual([expect.stringContaining('answered "422 Server trouble')]);
  });

  test('is not written for other events', async () => {
    const { server, work } = await propose(base, broken);
    const event = {
      name: 'push',
      ref: 'refs/heads/main',
      payload: { before: '0'.repeat(40), repository: { default_branch: 'main' } },
    };
    await suggest({ server, work, event });
    expect(server.requests.filter((request) => request.includes('/reviews'))).toEqual([]);
  });
});

describe('on Gitea', () => {
  const gitea = { forge: 'gitea' } as const;

  test('a review has the suggestions as comments, once', async () => {
    const folder = 'skills/ä b/SKILL.md';
    const text = '---\nname: ä b\ndescription: Use when: asked.\n---\n';
    const proposal = await propose(base, { ...broken, [folder]: text }, gitea);
    const { log } = await suggest(proposal);
    expect(noticesIn(log)).toEqual([]);
    const { lineComments, reviews, requests } = proposal.server;
    expect(lineComments.map(({ path: at, line }) => [at, line])).toEqual([
      [path, 5],
      [folder, 3],
    ]);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.body).not.toContain('batch');
    const before = requests.length;
    await suggest(proposal);
    expect(requests.slice(before).filter((request) => !request.startsWith('GET '))).toEqual([]);
  });
});
