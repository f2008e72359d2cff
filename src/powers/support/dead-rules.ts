import { code, type Message, msg } from '../../model/message.ts';

/** Why a rule that allows or denies tools has no effect, and what to write. */
export interface DeadRule {
  readonly message: Message;
  readonly help: Message;
}

/** Why Claude Code never consults a rule that allows or denies tools; null for a rule with an effect. */
export function deadRule(rule: string, isAllowed: boolean): DeadRule | null {
  const [, tool = rule, path] = /^([^()]+)(?:\((.*)\))?$/s.exec(rule) ?? [];
  const instead = Object.hasOwn(insteadOf, tool) ? insteadOf[tool] : undefined;
  if (path !== undefined && path !== '*' && instead !== undefined) {
    return {
      message: msg`Rule ${code(rule)} has no effect on paths.`,
      help: msg`Write ${code(`${instead}(${path})`)}.`,
    };
  }
  if (isAllowed && /\*/.test(tool) && !/^mcp__[\w.-]{1,200}?__[\w.*-]+$/.test(tool)) {
    return isUnclosed(rule)
      ? {
          message: msg`Rule ${code(rule)} has no effect: it is not closed.`,
          help: msg`Close it with ${code(')')}.`,
        }
      : {
          message: msg`Rule ${code(rule)} has no effect: the tool has a ${code('*')}.`,
          help: msg`Name each tool or server.`,
        };
  }
  return null;
}

function isUnclosed(rule: string): boolean {
  return rule.includes('(') && !rule.includes(')');
}

const insteadOf: Readonly<Record<string, string>> = {
  Write: 'Edit',
  NotebookEdit: 'Edit',
  MultiEdit: 'Edit',
  Glob: 'Read',
};
