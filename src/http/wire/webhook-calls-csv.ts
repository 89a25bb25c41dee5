import { csvRecord } from '../../kernel/csv.ts';
import type { RecordedCall } from '../../session/recorded-call.ts';

const columns: readonly (readonly [
  name: string,
  value: (call: RecordedCall) => string | number | undefined,
])[] = [
  ['requestedAt', ({ requestedAt }) => requestedAt],
  ['callId', ({ callId }) => callId],
  ['agentId', ({ agentId }) => agentId],
  ['sessionId', ({ sessionId }) => sessionId],
  ['turn', ({ turn }) => turn],
  ['turnId', ({ turnId }) => turnId],
  ['query', ({ query }) => query],
  ['intentName', ({ intentName }) => intentName],
  ['purpose', ({ purpose }) => purpose],
  ['url', ({ url }) => url],
  ['address', ({ address }) => address],
  ['isReused', ({ isReused }) => String(isReused)],
  ['idempotencyKey', ({ idempotencyKey }) => idempotencyKey],
  ['outcome', ({ outcome }) => outcome],
  ['status', ({ status }) => status],
  ['details', ({ details }) => details],
  ['elapsedMs', ({ elapsedMs }) => elapsedMs],
  ['queueMs', ({ timings }) => timings?.queueMs],
  ['lookupMs', ({ timings }) => timings?.lookupMs],
  ['connectMs', ({ timings }) => timings?.connectMs],
  ['tlsMs', ({ timings }) => timings?.tlsMs],
  ['firstByteMs', ({ timings }) => timings?.firstByteMs],
  ['totalMs', ({ timings }) => timings?.totalMs],
  ['requestHeaders', ({ request }) => JSON.stringify(request.headers)],
  ['requestBody', ({ request }) => request.body],
  ['replyHeaders', ({ reply }) => reply && JSON.stringify(reply.headers)],
  ['replyBody', ({ reply }) => reply?.body],
];

/** The names of the columns; one record per call follows. */
export const csvHeader = csvRecord(columns.map(([name]) => name));

export const csvLine = (call: RecordedCall): string => csvRecord(columns.map(([, value]) => value(call)));
