/** Whether a text can only be the name of a branch, tag or commit: no option, no refspec, no expression of git. */
export function isPlainRef(ref: string): boolean {
  return (
    ref.length <= 250 &&
    /^[A-Za-z0-9@][\w./@-]*$/.test(ref) &&
    !/\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)|[./]$|^@$/.test(ref)
  );
}

/** Whether a text is the full name of a commit. */
export function isCommitName(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** A branch or tag without `refs/heads/` and `refs/tags/`. */
export function shortRef(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}
