#!/usr/bin/env bash
# The repository that the workflow `ci` checks with what it built.
#   self-check.sh write DIR     a skill that breaks its callers between the tag `before` and HEAD, as a patch
#   self-check.sh announce DIR  declares the major version of the break
#   self-check.sh same WHAT ACTUAL EXPECTED
set -euo pipefail

manifest() {
  printf '%s\n' '---' 'manifest_version: "1.0"' 'name: worklog' 'description: Writes a work log.' \
    "version: $1" 'inputs:' '  required:'
  for input in "${@:2}"; do
    printf '    - { name: %s, description: A value., schema: { type: string } }\n' "$input"
  done
  printf '%s\n' '---'
}

commit() {
  mkdir -p skills/worklog
  cat > skills/worklog/SKILL.md
  git add .
  git -c user.name=ci -c user.email=ci@example.org commit -q -m "$1"
}

case $1 in
  write)
    git init -q -b main "$2"
    cd "$2"
    manifest 1.0.0 day | commit 'Add a skill'
    git tag before
    manifest 1.0.1 day zone | commit 'Ask for one more input, as a patch'
    ;;
  announce)
    cd "$2"
    manifest 2.0.0 day zone | commit 'Announce the break'
    ;;
  same)
    [ "$3" = "$4" ] && exit
    printf '::error::%s is "%s", not "%s".\n' "$2" "$3" "$4"
    exit 1
    ;;
esac
