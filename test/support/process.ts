/** The result of a process. */
export interface ProcessResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The directory and the environment of a program. */
export interface Circumstances {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** An environment without variables of a CI run and without the git settings of the user. */
export function minimalEnv(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const own = kept.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : []));
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
}
