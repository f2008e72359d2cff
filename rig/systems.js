import { act } from './act/system.js';
import { argparse } from './argparse/system.js';
import { clients } from './clients/system.js';
import { fish } from './fish/system.js';
import { frameworks } from './frameworks/system.js';
import { gitea } from './gitea/system.js';
import { github } from './github/system.js';
import { gitlab } from './gitlab/system.js';
import { html } from './html/system.js';
import { installs } from './installs/system.js';
import { locks } from './locks/system.js';
import { neovim } from './neovim/system.js';
import { npx } from './npx/system.js';
import { preCommit } from './pre-commit/system.js';
import { releases } from './releases/system.js';
import { sarif } from './sarif/system.js';
import { skillsRef } from './skills-ref/system.js';
import { sources } from './sources/system.js';
import { strace } from './strace/system.js';
import { zsh } from './zsh/system.js';

/**
 * All foreign systems. `prepare(mayInstall)` returns the requirements of the tests as environment variables, or the
 * reason to skip them. The tests are in `<id>/<id>.test.ts`.
 */
export const systems = [
  github,
  act,
  releases,
  gitea,
  gitlab,
  preCommit,
  sarif,
  html,
  fish,
  zsh,
  skillsRef,
  strace,
  locks,
  installs,
  sources,
  clients,
  argparse,
  frameworks,
  neovim,
  npx,
];
