import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { ConfigFault } from '../config/schema/reader.ts';
import type { Finding, Severity } from '../model/finding.ts';
import { plainText } from '../model/message.ts';
import { isReachable, rulePage } from '../report/docs-links.ts';
import { escapeInvisible } from '../report/escape.ts';
import { rangeOf } from './positions.ts';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** What links of a diagnostic lead to. */
export interface DiagnosticLinks {
  /** The folder of the pages of rules; null if unknown. */
  readonly docs: string | null;
  /** The URI of a path. */
  readonly uriOf: (path: string) => string;
}

/** A finding in an editor: one that base has too is a hint. */
export function diagnosticOf(finding: Finding, { docs, uriOf }: DiagnosticLinks): Diagnostic {
  const { rule, severity, state, message, help, notes, at } = finding;
  const lines = help ? [message, help] : [message];
  const related = notes.flatMap(({ message: note, at: place }) =>
    place
      ? [
          {
            location: { uri: uriOf(place.path), range: rangeOf(place.range) },
            message: lineOf(note),
          },
        ]
      : [],
  );
  return {
    range: rangeOf(at.range),
    severity: state === 'existing' ? DiagnosticSeverity.Hint : severities[severity],
    source: 'skillaccord',
    code: rule,
    ...(isReachable(docs) && { codeDescription: { href: rulePage(rule, docs) } }),
    message: lines.map(lineOf).join('\n'),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

/** A fault of the configuration. */
export function faultDiagnostic({ at, text }: ConfigFault): Diagnostic {
  return {
    range: rangeOf(at.range),
    severity: DiagnosticSeverity.Error,
    source: 'skillaccord',
    message: escapeInvisible(text),
  };
}

function lineOf(message: Finding['message']): string {
  return escapeInvisible(plainText(message));
}
