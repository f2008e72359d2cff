import type { Answer } from '../../test/support/github/github-api.ts';
import {
  type Proposed,
  type ReviewState,
  reviewAnswer,
} from '../../test/support/github/github-reviews.ts';

/** The reviews of the pull request of a server. */
export interface Reviews extends ReviewState {
  /** Sets the commits of the pull request. */
  propose(proposed: Proposed): void;
  /** The answer about reviews, where `mayWrite` asks for the permissions of the token; null for other requests. */
  answer(
    route: string,
    sent: Readonly<Record<string, unknown>>,
    mayWrite: () => Promise<boolean>,
  ): Promise<Answer | null>;
}

const author = { login: 'github-actions[bot]', type: 'Bot' } as const;

/** A model of reviews: the emulated server has neither patches nor comments on lines. */
export function startReviews(): Reviews {
  const state: ReviewState = { reviews: [], lineComments: [] };
  let proposed: Proposed | undefined;
  return {
    ...state,
    propose(next) {
      proposed = next;
    },
    async answer(route, sent, mayWrite) {
      const path = route.replace('/repos/acme/skills', '').replace(/\?.*$/, '');
      if (!/^\w+ \/pulls\/(?:1\/(?:files|reviews|comments)|comments)\b/.test(path)) return null;
      const isAllowed = path.startsWith('GET ') || (await mayWrite());
      const match = (pattern: RegExp) => pattern.exec(path)?.slice(1);
      const setting = { proposed, author, isGitea: false, mayWrite: isAllowed };
      return reviewAnswer(match, sent, state, setting);
    },
  };
}
