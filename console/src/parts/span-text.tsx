/** A part of a text; `name` is that of its value. */
export type TextPiece = { readonly text: string; readonly name?: string };
export type Span = { readonly start: number; readonly end: number; readonly name: string };

/** The text in pieces. Of overlapping spans the first one is used; invalid ones are dropped. */
const piecesOf = (text: string, spans: readonly Span[]): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end, name } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end <= start || end > text.length) continue;
    pieces.push({ text: text.slice(at, start) }, { text: text.slice(start, end), name });
    at = end;
  }
  pieces.push({ text: text.slice(at) });
  return pieces.filter((piece) => piece.text !== '');
};

export const SpanText = ({
  text,
  spans,
  lang,
}: {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly lang: string;
}) => (
  <span dir="auto" lang={lang}>
    {piecesOf(text, spans).map((piece, index) =>
      piece.name === undefined ? (
        piece.text
      ) : (
        <mark key={index} title={piece.name}>
          {piece.text}
        </mark>
      ),
    )}
  </span>
);
