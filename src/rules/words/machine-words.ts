/** What follows from a precondition that the machine of the check does not meet, and what to do. */
export function startAdvice(remedy: string): string {
  return `so the skill does not start there. ${remedy}, or run the check without its option \`--preconditions\` if the skill is not used there.`;
}
