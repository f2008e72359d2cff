import ts from 'typescript';

const { SyntaxKind } = ts;

/** The replacement of each operator. */
const swapped = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
]);

/**
 * The mutation sites of a source file: a range, a label, and `parts`, the mutated text as a list of texts and
 * unchanged ranges.
 */
export function sitesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites = [];
  const visit = (node) => {
    const change = changeOf(node, source);
    if (change) sites.push(siteOf(path, source, change));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}

function siteOf(path, source, { start, end, label, parts }) {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return { path, line: line + 1, column: character + 1, start, end, label, parts };
}

function changeOf(node, source) {
  if (ts.isBinaryExpression(node)) return swappedOperator(node, source);
  if (ts.isPrefixUnaryExpression(node)) return droppedNegation(node, source);
  if (ts.isIfStatement(node)) return skippedReturn(node, source);
  const isBoolean = node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword;
  return isBoolean && !ts.isLiteralTypeNode(node.parent) ? flipped(node, source) : null;
}

function swappedOperator({ left, operatorToken, right }, source) {
  const operator = swapped.get(operatorToken.kind);
  if (operator === undefined) return null;
  const [start, end] = [left.getStart(source), right.getEnd()];
  const [from, to] = [operatorToken.getStart(source), operatorToken.getEnd()];
  const label = `${operatorToken.getText(source)} -> ${operator}`;
  return { start, end, label, parts: [[start, from], operator, [to, end]] };
}

function droppedNegation(node, source) {
  if (node.operator !== SyntaxKind.ExclamationToken) return null;
  const { operand } = node;
  const range = [operand.getStart(source), operand.getEnd()];
  return { start: node.getStart(source), end: node.getEnd(), label: '!x -> x', parts: [range] };
}

function flipped(node, source) {
  const text = node.getText(source);
  const other = text === 'true' ? 'false' : 'true';
  const range = { start: node.getStart(source), end: node.getEnd() };
  return { ...range, label: `${text} -> ${other}`, parts: [other] };
}

/** An `if` that only returns is removed. */
function skippedReturn({ expression, thenStatement, elseStatement }, source) {
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  if (elseStatement || last === undefined || !ts.isReturnStatement(last)) return null;
  const range = { start: expression.getStart(source), end: expression.getEnd() };
  return { ...range, label: 'early return skipped', parts: ['false'] };
}
