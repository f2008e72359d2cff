/** Name and version of this tool, as reports state them; a test holds it to package.json. */
export const tool = { name: 'skillgate', version: '0.1.0' } as const;
