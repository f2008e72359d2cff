const longest = 1 << 22;

/** The JSON documents that a program carries as text and that start in one of these ways. */
export function embeddedJson(bytes: Buffer, starts: readonly string[]): unknown[] {
  return starts.flatMap((start) => {
    const documents: unknown[] = [];
    let at = bytes.indexOf(start);
    while (at >= 0) {
      const text = documentAt(bytes.toString('utf8', at, at + longest));
      const document = text === undefined ? undefined : parsed(text);
      if (document !== undefined) documents.push(document);
      at = bytes.indexOf(start, at + Buffer.byteLength(text ?? start));
    }
    return documents;
  });
}

/** The start of a text, up to the bracket that closes it. */
function documentAt(text: string): string | undefined {
  let [depth, isText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText && character === '\\') at += 1;
    else if (character === '"') isText = !isText;
    else if (!isText && (character === '{' || character === '[')) depth += 1;
    else if (!isText && (character === '}' || character === ']')) {
      depth -= 1;
      if (depth === 0) return text.slice(0, at + 1);
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
