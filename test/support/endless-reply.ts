import { BytesReply, operation } from '../../src/http/operation.ts';

const PIECE = 'x'.repeat(1_000_000);

/** Watches one response. */
type Watch = {
  /** Receives how many pieces were sent before, each of a megabyte, when another one is made. */
  readonly onPiece?: (sentCount: number) => void;
  readonly onEnd: () => void;
};

/** `GET /endless`: a response that goes on until its client disconnects. */
export const endlessReply = (watch: () => Watch) =>
  operation({
    method: 'get',
    path: '/endless',
    summary: 'More than any client reads',
    tag: 'health',
    token: 'none',
    run: () => new BytesReply(piecesFor(watch()), { contentType: 'text/plain' }),
  });

async function* piecesFor({ onPiece, onEnd }: Watch): AsyncIterable<string> {
  try {
    for (let sentCount = 0; ; sentCount += 1) {
      onPiece?.(sentCount);
      yield PIECE;
    }
  } finally {
    onEnd();
  }
}
