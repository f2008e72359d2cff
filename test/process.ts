/** The result of a process. */
export interface ProcessResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and with what a program is run. */
export interface Circumstances {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** An environment in which neither a CI run nor a person's git settings show. */
export function minimalEnv(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const own = kept.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []));
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
}
