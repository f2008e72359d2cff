/** The name and version of this tool in reports; a test compares them with package.json. */
export const tool = { name: 'skillaccord', version: '1.0.0-rc.1' } as const;

/** The git tag of this version, pinned by workflows and URLs. */
export const releaseTag = `v${tool.version}`;
