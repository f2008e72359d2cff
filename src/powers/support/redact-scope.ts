import { redacted } from '../../model/value/redact-value.ts';
import { redactCredentials } from '../../syntax/url.ts';

const credential =
  /((?:token|secret|password|passwd|api[-_]?key|authorization)["']?[=: ]\s*(?:bearer\s+)?["']?)(?=[\w.+/-]*\d)[\w.+/-]{12,}/gi;

/** A command, host or rule without the credentials that it holds. */
export function redactScope(scope: string): string {
  return redactCredentials(scope).replace(credential, `$1${redacted}`);
}
