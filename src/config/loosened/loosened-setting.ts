import type { ConfigKey } from '../setting-location.ts';

/** A setting of head that lets through what base would not. */
export interface LoosenedSetting {
  readonly key: ConfigKey;
  readonly message: string;
  /** Whether it is base's setting that judges what skills may do. */
  readonly guarded: boolean;
  /** What tells it from others of the same key. */
  readonly about?: string;
}
