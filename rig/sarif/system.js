import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunnable, npmPackages, skip } from '../support/tools.js';

const version = '5.7.0';
const folders = { linux: 'linux', darwin: 'darwin', win32: 'win32' };

// Without this variable, the multitool requires a locale library.
process.env.DOTNET_SYSTEM_GLOBALIZATION_INVARIANT = '1';

export const sarif = {
  id: 'sarif',
  about: "reports of real runs under Microsoft's SARIF validator (100 MB)",
  prepare(mayInstall) {
    const system = folders[process.platform] ?? skip(`there is none for ${process.platform}`);
    const packages = [`@microsoft/sarif-multitool@${version}`];
    const modules = npmPackages(`sarif-multitool-${version}`, packages, mayInstall);
    // The wrapper script of the package splits `Sarif;Gh` at the semicolon; the binary does not.
    const name = system === 'win32' ? 'Sarif.Multitool.exe' : 'Sarif.Multitool';
    const binary = join(modules, '@microsoft', `sarif-multitool-${system}`, name);
    if (!existsSync(binary)) skip(`its npm package has no binary for ${process.arch}`);
    chmodSync(binary, 0o755);
    if (!isRunnable(binary, '--version')) skip('its binary does not start here');
    return { SARIF_MULTITOOL: binary };
  },
};
