/** What follows from a precondition that the machine of the check does not meet, and what to do. */
export function startAdvice(remedy: string): string {
  return `so the skill does not start there. ${remedy}, or leave out \`--preconditions\` if the skill is not used there.`;
}
