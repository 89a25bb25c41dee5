import type { Reply } from '../api/call.ts';
import { type Line, lines } from '../api/lines.ts';
import type { Operations } from '../api/schema.ts';

const OPERATION = 'POST /admin/agents/{id}/webhook-calls/resend';

/** A recorded call with its earlier resends. */
export type ShownCall = Reply<'GET /admin/agents/{id}/webhook-calls/{call}'>;

type ResendLine = Line<typeof OPERATION>;
export type Resent = NonNullable<ResendLine['resent']>;
export type ResendSums = NonNullable<ResendLine['done']>;
export type Selection = Operations[typeof OPERATION]['body'];

/** Sends calls again, one after the other, and reports each reply. @throws Refusal */
export const resendCalls = async (
  id: string,
  body: Selection,
  { onResent, signal }: { readonly onResent: (resent: Resent) => void; readonly signal?: AbortSignal },
): Promise<ResendSums | undefined> => {
  let sums: ResendSums | undefined;
  for await (const line of lines(OPERATION, { path: { id }, body }, signal && { signal })) {
    if (line.resent !== undefined) onResent(line.resent);
    sums = line.done ?? sums;
  }
  return sums;
};
