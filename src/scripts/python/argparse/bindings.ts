import type { Constant } from '../tree/constants.ts';
import type { GroupDraft, ParserDraft } from './draft.ts';

/** What a name stands for. */
export type Binding =
  | { readonly kind: 'parser'; readonly draft: ParserDraft; readonly group: GroupDraft | null }
  | { readonly kind: 'commands'; readonly draft: ParserDraft }
  | { readonly kind: 'constant'; readonly value: Constant };

/** What the names of a function or module stand for. */
export type Scope = Map<string, Binding>;
