import { programName } from '../../launched.ts';
import type { Effect } from '../program/effect.ts';
import { credentialPath, hostOf, isHost } from '../program/targets.ts';
import { plainText, type TextValue } from '../program/values.ts';
import { packagesOf } from './packages.ts';

const shellWords: ReadonlySet<string> = new Set(
  `if then else elif fi for while until do done case esac function in alias bg bind break builtin caller cd command compgen complete continue declare dirs disown echo enable eval exec exit
   export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray
   readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait [ [[ . :
   sh bash zsh dash ls cat grep egrep fgrep sed awk gawk mkdir rmdir cp mv rm ln touch chmod chown head tail cut sort uniq wc
   tr tee find xargs date sleep basename dirname realpath readlink mktemp env which seq yes comm diff cmp paste join fold
   expr bc stat du df id whoami uname hostname file strings od hexdump xxd base64 md5sum sha1sum sha256sum shasum tput clear
   stty tty nl rev tac split column less more timeout nohup nice time sudo tar gzip gunzip zip unzip logger ps pgrep pkill`.split(
    /\s+/,
  ),
);

/** The effects of a program with its arguments; `at` is the place of all of them. */
export function argumentEffects(
  values: readonly TextValue[],
  { start, end }: { readonly start: number; readonly end: number },
  isShell = true,
): readonly Effect[] {
  const place = { start, end };
  const program = plainText(values[0]);
  const name = programName(program);
  const rest = values.slice(1);
  const isOwn =
    program === undefined || /^\.{0,2}\/(?!usr\/|bin\/|sbin\/|opt\/)|^$|^~/.test(program);
  const isSaid = !isOwn && /^[\w.+-]+$/.test(name) && !(isShell && shellWords.has(name));
  return [
    ...(isSaid ? [{ kind: 'program', value: name, ...place } as const] : []),
    ...hostEffects(name, rest).map((effect) => ({ ...effect, ...place })),
    ...packagesOf(name, rest.map(plainText)).map((found) => ({
      kind: 'package' as const,
      ...found,
      ...place,
    })),
    ...(name === '' || quiet.has(name) ? [] : rest).flatMap((value): readonly Effect[] => {
      const path = credentialPath(value);
      return path === undefined ? [] : [{ kind: 'credential', value: path, ...place }];
    }),
  ];
}

/** Commands that look at no file that they name. */
const quiet: ReadonlySet<string> = new Set([
  'echo',
  'printf',
  'chmod',
  'mkdir',
  'ls',
  'test',
  '[',
  '[[',
  'ssh-keygen',
]);

const fetchers: ReadonlySet<string> = new Set(['curl', 'wget', 'http', 'https', 'xh', 'aria2c']);
const hostPrograms: ReadonlySet<string> = new Set(['nc', 'ncat', 'netcat', 'telnet']);
const sending = /^(?:-d|--data.*|-F|--form.*|-T|--upload-file|--json|--post-data.*|--post-file.*)$/;

function hostEffects(
  name: string,
  rest: readonly TextValue[],
): readonly Pick<Effect, 'kind' | 'value' | 'how'>[] {
  if (hostPrograms.has(name)) {
    const host = rest.map(plainText).find((text) => text !== undefined && isHost(text));
    return host === undefined ? [] : [{ kind: 'host', value: host }];
  }
  if (!fetchers.has(name)) return [];
  const texts = rest.map((value) => (typeof value[0] === 'string' ? value[0] : ''));
  const sends = texts.some(
    (text, index) =>
      sending.test(text) ||
      /^--(?:data[\w-]*|form|post-data|json)=/.test(text) ||
      (/^(?:-X|--request)$/.test(text) && /^(?:POST|PUT|PATCH)$/.test(texts[index + 1] ?? '')) ||
      /^(?:-X|--request=)(?:POST|PUT|PATCH)$/.test(text),
  );
  return rest.flatMap((value, index) => {
    // Values of headers and of bodies name no host that is asked.
    if (
      /^(?:-H|--header|-e|--referer|-d|--data.*|-A|--user-agent|-b|--cookie)$/.test(
        texts[index - 1] ?? '',
      )
    )
      return [];
    const host = hostOf(value);
    return host === undefined
      ? []
      : [{ kind: 'host' as const, value: host, ...(sends && { how: 'posts' as const }) }];
  });
}
