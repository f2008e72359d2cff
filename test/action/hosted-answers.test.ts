import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Api } from '../../src/action/api.ts';
import { hostedBy } from '../../src/action/hosted-repository.ts';

const sha = 'a'.repeat(40);

/** A server with one answer for every route. */
function serverWith(answer: unknown): Api {
  const refuse = () => Promise.reject(new Error('is not asked'));
  return {
    get: async <T>() => answer as T,
    list: async <T>() => answer as T[],
    authorLogin: refuse,
    send: refuse,
  };
}

/** Values that a proxy or another server sends with the status 200. */
const answers = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', '<html>', 0, true, [], {}, { message: 'moved' }),
  fc.constantFrom<unknown>(
    { tree: null },
    { tree: {} },
    { tree: [null] },
    { tree: [{ path: 'a' }] },
  ),
  fc.constantFrom<unknown>(
    { commits: null },
    { commits: [{}] },
    { commits: [{ sha, parents: 3 }] },
  ),
  fc.constantFrom<unknown>({ content: 3, encoding: 'base64' }, { sha: null }, [null], [{ ref: 3 }]),
  fc.jsonValue(),
);

describe('an answer of another form', () => {
  test.each([{}, null, '<html>', { tree: null }, { tree: [{ path: 'a' }] }])(
    'in place of a tree is said to be one: %j',
    async (answer) => {
      const hosted = hostedBy(serverWith(answer));
      expect(await hosted.files(sha)).toBeNull();
      expect(hosted.lastError).toBe('the answer of the server has no list of files');
    },
  );

  test('ends no method with an exception, and no error speaks of properties', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const hosted = hostedBy(serverWith(answer));
        await hosted.files(sha);
        await hosted.blob(sha);
        await hosted.mergeBase(sha, sha);
        await hosted.tags();
        expect(hosted.lastError ?? '').not.toMatch(/undefined|null|propert|iterable|function/);
        await hosted.names('main');
        expect(hosted.lastError ?? '').not.toMatch(/undefined|null|propert|iterable|function/);
      }),
    );
  });
});
