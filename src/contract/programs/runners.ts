/**
 * How a program, or a sub-command of one, runs others. Options are separated by blanks; with `?` after it, the
 * value of an option is attached to it or missing.
 */
export interface Runner {
  /** Options whose value is a program. */
  readonly runs?: string;
  /** Options after which the rest of the line is a command. */
  readonly rest?: string;
  /** Options that run what cannot be read: code, or programs that other files name. */
  readonly hidden?: string;
  /** Options with any other value: it is no program. */
  readonly values?: string;
  /** Options after which the rest of the line belongs to a script. */
  readonly ends?: string;
  /** Options with a setting, and what it runs: the group `run`. A match without it cannot be read. */
  readonly settings?: string;
  readonly setting?: RegExp;
  /** The same for every operand. */
  readonly operand?: RegExp;
  /** The same for the first operand, unless an option has a setting. */
  readonly code?: RegExp;
  /** The same for the first two operands, a setting and its value, which are stored for later runs. */
  readonly stores?: RegExp;
  /** The number of operands before the command that the rest of the line is. */
  readonly operands?: number;
  /** Commands that are scripts of a language of its own. */
  readonly script?: RegExp;
  /** The number of operands after which the rest of the line belongs to a script, or to another computer. */
  readonly stops?: number;
  /** Whether words after a single dash are one option, in either case. */
  readonly isLong?: true;
  /** Whether the first word may be a cluster without a dash. */
  readonly isBare?: true;
}

/** Settings of git that name neither programs nor files. */
const gitSetting =
  /^(?!(?:user|author|committer|color|advice|safe|gc|log|status|push|pull|fetch|branch|tag|column|i18n|transfer|pack)\.[a-z.-]+=|(?:core\.(?:quotepath|autocrlf|eol|safecrlf|longpaths|ignorecase|filemode|abbrev|commentchar)|commit\.gpgsign|init\.defaultbranch|protocol\.version|http\.(?:version|postbuffer|sslverify|extraheader|lowspeed[a-z]+)|diff\.(?:renames|renamelimit|noprefix|mnemonicprefix|algorithm)|rebase\.[a-z]+|merge\.(?:ff|conflictstyle|renames|renamelimit)|submodule\.recurse)(?:=|$))/i;

/** Variables whose value is a program that others run, or that load code into every program. */
export const variable =
  /^(?:(?:LD_(?:PRELOAD|LIBRARY_PATH|AUDIT)|DYLD_\w+|PATH|BASH_ENV|ENV|PROMPT_COMMAND|PYTHONSTARTUP|PERL5(?:OPT|LIB|DB)|RUBY(?:OPT|LIB)|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|GIT_(?:EXEC_PATH|CONFIG\w*|TEMPLATE_DIR)|GOFLAGS|MAKEFLAGS|TAR_OPTIONS|LESS(?:OPEN|CLOSE)|NODE_OPTIONS(?!=--(?:max|no|enable|trace|stack|experimental-vm)-))=|(?:(?:\w+_)?(?:PAGER|EDITOR|VISUAL|BROWSER|SHELL|ASKPASS|WRAPPER|RUNNER|LINKER)|GIT_(?:SSH|SSH_COMMAND|EXTERNAL_DIFF|PROXY_COMMAND|SEQUENCE_EDITOR)|(?:RSYNC|CVS)_RSH|RUSTC|CC|CXX|LD|AR|NPM_CONFIG_(?:GIT|SCRIPT_SHELL))=(?<run>.+)$)/i;

const npm = '--script-shell --git --shell --editor --browser --viewer';
const npmExec = '-p --package --prefix -w --workspace -C --dir --registry --cache';
const docker =
  '-a --attach --add-host --annotation --blkio-weight --cap-add --cap-drop --cgroup-parent --cgroupns --cidfile --cpu-period --cpu-quota -c --cpu-shares --cpus --cpuset-cpus --cpuset-mems --detach-keys --device --dns --dns-option --dns-search --domainname -e --env --env-file --expose --gpus --group-add --health-cmd --health-interval --health-retries --health-timeout -h --hostname --ip --ip6 --ipc --isolation -l --label --label-file --link --log-driver --log-opt --mac-address -m --memory --memory-reservation --memory-swap --mount --name --net --network --network-alias --oom-score-adj --pid --pids-limit --platform -p --publish --pull --restart --runtime --security-opt --shm-size --stop-signal --stop-timeout --storage-opt --sysctl --tmpfs --ulimit -u --user --userns --uts -v --volume --volume-driver --volumes-from -w --workdir';
const kubectl = '-n --namespace --context --kubeconfig --cluster -c --container -f --filename';
const ssh = '-B -b -c -D -E -e -F -I -i -J -L -l -m -O -p -P -Q -R -S -W -w';
const sshSetting =
  /^(?:(?:(?:Proxy|Local|KnownHosts|AuthorizedKeys)Command|XAuthLocation)=(?!none$)(?<run>.+)|(?:PKCS11|SecurityKey)Provider=)/i;
/** Addresses, then `e` with a command, or `s` with the flag `e`, which runs what it wrote. */
const sedScript =
  /^(?:[\d~,+]|\/[^/]*\/[IM]*)*(?:e(?=.)(?<run>.+)|e$|s(.)(?:(?!\2).)*\2(?:(?!\2).)*\2[gpiIMm\d]*e)/;
const shell = { runs: '-c --command', values: '-o -O --rcfile --init-file', stops: 1 };
const compiled =
  '-C -p -tags -ldflags -gcflags -asmflags -mod -modfile -o -overlay -run -bench -timeout -count';
const importedCode = /^data:/;

/** The rows by name; names with the same row are separated by commas. */
export const runners: Readonly<Record<string, Runner>> = {
  git: {
    hidden: '--exec-path? --config-env',
    settings: '-c',
    setting: gitSetting,
    values: '-C --git-dir --work-tree --namespace --super-prefix --attr-source',
    stops: 1,
  },
  'git config, git config set': {
    stores: gitSetting,
    values: '-f --file --blob --type --comment --value --default',
    ends: '--get --get-all --get-regexp --get-urlmatch --list --unset --unset-all --remove-section',
  },
  'git config get, git config list, git config unset': {},
  'git bisect run': { operands: 0 },
  'git submodule foreach': { operands: 0 },
  'git grep': {
    runs: '-O? --open-files-in-pager?',
    values: '-A -B -C -m -e -f --max-depth --threads',
  },
  'git rebase': { runs: '-x --exec', values: '-s -X -C --onto --strategy --strategy-option' },
  'git difftool': { runs: '-x --extcmd', values: '-t --tool' },
  'git fetch, git pull, git ls-remote, git fetch-pack, git push, git send-pack, git archive': {
    runs: '--upload-pack --receive-pack --exec',
    values: '-o --push-option --depth -j --jobs --prefix --format --server-option -s -X',
  },
  'git clone': {
    runs: '-u --upload-pack',
    settings: '-c --config',
    setting: gitSetting,
    values: '-o -b -j --origin --branch --depth --jobs --reference --separate-git-dir',
  },
  'git filter-branch': {
    runs: '--setup --env-filter --tree-filter --index-filter --parent-filter --msg-filter --commit-filter --tag-name-filter',
    values: '-d --original --subdirectory-filter --state-branch',
  },
  'git send-email': { runs: '--sendmail-cmd --to-cmd --cc-cmd --header-cmd --smtp-server' },
  'git merge-index': { operands: 0 },
  'git instaweb': { runs: '-d --httpd -b --browser' },
  'git daemon': { runs: '--access-hook' },
  find: { rest: '-exec -execdir -ok -okdir', isLong: true },
  'fd, fdfind': { rest: '-x --exec -X --exec-batch', values: '-e -E -t -d -j -S -c' },
  xargs: {
    values:
      '-n -P -I -L -d -a -s -E --max-args --max-procs --max-lines? --replace? --delimiter --arg-file --max-chars --process-slot-var -i? -l? -e?',
    operands: 0,
  },
  env: { runs: '-S --split-string', values: '-u --unset -C --chdir -a --argv0', operands: 0 },
  entr: { operands: 0 },
  command: { ends: '-v -V', operands: 0 },
  flock: { runs: '-c --command', values: '-w -E --timeout', operands: 1 },
  'su, runuser, script': { runs: '-c --command', values: '-s -g -G -E -I -O -T' },
  'mise run, uvx': { stops: 1 },
  'uv run': {
    values:
      '-p --python -w --with --with-editable --with-requirements --from --directory --project --env-file --extra --group --index --index-url --package',
    ends: '-m --module -s --script',
    operands: 0,
    script: /\.pyw?$/,
  },
  'systemd-run': { values: '-p --property -u --unit -E --setenv -M --uid --gid', operands: 0 },
  'npm, pnpm, yarn': { runs: npm, values: npmExec },
  'npm exec, npm x': { runs: `-c --call ${npm}`, values: npmExec, operands: 0 },
  'pnpm exec, pnpm dlx, yarn exec, yarn dlx': { runs: npm, values: npmExec, operands: 0 },
  'npx, bunx, pnpx': { runs: '-c --call', values: npmExec, stops: 1 },
  'uv, poetry, pipenv, pdm, rye, bundle, pipx, direnv, conda, micromamba, mise, op, doppler, dotenvx':
    {
      values: '--directory --project --config-file --cache-dir -C --cd',
      stops: 1,
    },
  pip: { runs: '--python --editor', values: '-r -c -e -i -t -d -f --index-url' },
  'docker, podman, docker container, podman container': {
    values: '-H --host --context --config -l --log-level',
    stops: 1,
  },
  'docker compose, podman compose, docker-compose': {
    values:
      '-f --file -p --project-name --profile --env-file --project-directory --ansi --progress --parallel',
    stops: 1,
  },
  'docker run, docker exec, docker create, docker container run, docker container exec, docker compose run, docker compose exec, docker-compose run, docker-compose exec, podman run, podman exec, podman create, podman compose run, podman compose exec':
    { runs: '--entrypoint', values: docker, operands: 1 },
  kubectl: { values: kubectl, stops: 1 },
  'kubectl exec': { values: kubectl, operands: 1 },
  'gh extension exec, gh ext exec': { operands: 0 },
  'gh alias set': { hidden: '-s --shell' },
  go: { values: '-C', stops: 1 },
  'go run': { runs: '-exec --exec -toolexec --toolexec', values: compiled, stops: 1, isLong: true },
  'go test, go build, go install, go vet, go list, go generate, go get': {
    runs: '-exec --exec -toolexec --toolexec -vettool --vettool',
    values: compiled,
    ends: '-args --args',
    isLong: true,
  },
  'cargo watch': { runs: '-s --shell', values: '-w -x -i -d -C' },
  rustc: { settings: '-C --codegen', setting: /^linker=(?<run>.+)/ },
  'gcc, g++, cc, c++': { runs: '-wrapper', isLong: true },
  tar: {
    runs: '-I -F --use-compress-program --to-command --rsh-command --info-script --new-volume-script',
    settings: '--checkpoint-action',
    setting: /^exec=(?<run>.+)/,
    values:
      '-f -b -C -g -H -K -L -N -T -V -X --file --directory --exclude --files-from --transform',
    isBare: true,
  },
  ssh: { settings: '-o', setting: sshSetting, values: ssh, stops: 2 },
  'scp, sftp': {
    runs: '-S -D',
    settings: '-o',
    setting: sshSetting,
    values: '-B -b -c -F -i -J -l -P -s -X',
  },
  rsync: {
    runs: '-e --rsh',
    values: '-f -B -T -M --exclude --include --filter --exclude-from --rsync-path',
  },
  zip: { runs: '-TT --unzip-command', values: '-b -n -t -P -s' },
  make: {
    hidden: '--eval -E',
    values: '-C -f -I -o -W --directory --file --makefile',
    operand: /^(?:SHELL|MAKE|CC|CXX|CPP|FC|LD|AR|AS|RM|LEX|YACC):?=(?<run>.+)/,
  },
  sed: {
    settings: '-e --expression',
    setting: sedScript,
    code: sedScript,
    values: '-f --file -l --line-length -i? --in-place?',
  },
  'awk, mawk, nawk': { hidden: '-l --load', values: '-f -F -v -i -e', stops: 1 },
  man: { runs: '-P --pager -H? --html?', values: '-C -M -S -s -L -m -e -r -R' },
  'vi, vim, nvim, view, vimdiff': {
    settings: '-c --cmd',
    setting: /^(?!(?:[wx]?qa?|[wqx]+|set.*|syntax.*|\d+)$)/,
    values: '-u -U -S -s -t -T -w -W -i',
  },
  less: { values: '-k -o -p -P -x -t -T -b -h -j -y' },
  sort: { runs: '--compress-program', values: '-k -t -o -S -T' },
  split: { runs: '--filter', values: '-a -b -C -l -n -t' },
  wget: { runs: '--use-askpass', values: '-O -o -a -P -U -e -i' },
  tcpdump: { runs: '-z --postrotate-command', values: '-i -w -r -c -C -G -W -s' },
  'nc, ncat, netcat': { runs: '-e -c --exec --sh-exec', values: '-p -w -s -i -q' },
  socat: { operand: /^(?:exec|system|shell):(?<run>[^,]+)/i },
  'apt, apt-get, apt-cache': {
    settings: '-o --option',
    setting: /invoke|hook|::bin/i,
    values: '-t -c',
  },
  nodemon: { runs: '-x --exec', values: '-w -e -i', stops: 1 },
  'sh, bash, zsh, dash, ksh, fish, ash, csh, tcsh': shell,
  'python, pypy, py': {
    hidden: '-c',
    values: '-W -X --check-hash-based-pycs',
    ends: '-m',
    stops: 1,
  },
  'node, nodejs, tsx, ts-node': {
    hidden: '-e --eval -p --print',
    settings: '--import --loader --experimental-loader -r --require',
    setting: importedCode,
    values: '-C --conditions --input-type --env-file --title -P --project',
    stops: 1,
  },
  bun: { hidden: '-e --eval -p --print', values: '--cwd -c --config -r --preload', stops: 1 },
  'bun x': { values: npmExec, operands: 0 },
  'deno eval': { hidden: '-p --print', code: /^/ },
  perl: { hidden: '-e -E', values: '-I -M? -m? -i? -F? -x? -V?', stops: 1 },
  ruby: { hidden: '-e', values: '-r -I -C -E -F? -i? -K? -x? -W? -T?', stops: 1 },
  php: { hidden: '-r -B -R -E --run', values: '-d -c -S -t -z', ends: '-f --file', stops: 1 },
  'lua, luajit': { hidden: '-e', values: '-l', stops: 1 },
  julia: { hidden: '-e -E --eval --print', values: '-J -p -t -L -C --project', stops: 1 },
  'rscript, osascript': { hidden: '-e', values: '-l', stops: 1 },
  'powershell, pwsh': {
    rest: '-c -co -com -comm -comma -comman -command',
    hidden: '-e -ec -en -enc -encodedcommand -cwa -commandwithargs',
    values:
      '-ep -ex -exec -executionpolicy -v -version -psconsolefile -inputformat -outputformat -windowstyle -w -wd -workingdirectory -configurationname',
    ends: '-f -fi -fil -file',
    stops: 1,
    isLong: true,
  },
  cmd: { rest: '/c /k /r', isLong: true },
};
