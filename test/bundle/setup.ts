import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly isFresh: boolean;
  }
}

if (!inject('isFresh')) throw new Error('dist is older than src: npm run bundle');
