import { Session } from 'node:inspector';
import { afterAll } from 'vitest';

// Blocks are counted only in functions compiled after this call, so it precedes every import of the source.
export const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

afterAll(() => session.disconnect());
