export const github = {
  id: 'github',
  about: 'the Action, as a runner runs it, with a GitHub on loopback',
  isUnderNode24: true,
  prepare: () => ({}),
};
