/** Name and version of this tool, as reports state them; a test holds it to package.json. */
export const tool = { name: 'skillaccord', version: '1.0.0-rc.1' } as const;

/** The git tag of this version, pinned by every workflow and address that names one. */
export const releaseTag = `v${tool.version}`;
