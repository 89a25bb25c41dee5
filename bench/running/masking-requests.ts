import type { LargeRequest } from './large-requests.ts';

/** With a long match, costly, with a match wherever it begins, and as an agent has it. */
const patterns = ['"[^"]*"', '(?:[a-z]+ ?){1,50}[0-9]{3}x', 'a{4}.*b|a{4}', '\\b\\d{4}([ -]?\\d{4}){3}\\b'];

/** 100 patterns that are as long to compile as patterns may be. */
const costlyPatterns = Array.from(
  { length: 100 },
  (_, index) => `(?i)\\b(?:\\pL{2,9}[0-9]){1,20}${index}\\b`,
);

/** Masking patterns, and long texts that they search. */
export const maskingRequests = (
  { agentId, clientAccessToken: token }: { readonly agentId: string; readonly clientAccessToken: string },
  admin: string,
): readonly LargeRequest[] => {
  const put = { method: 'PUT', path: `/admin/agents/${agentId}/privacy`, token: admin };
  const masking = (list: readonly string[]) => ({
    masking: list.map((pattern, index) => ({ pattern, as: `p${index}` })),
  });
  const query = (data: string) => ({
    method: 'POST',
    path: '/v1/query?v=20150910',
    token,
    body: { query: 'open my account', lang: 'en', sessionId: 'two', originalRequest: { data } },
  });
  return [
    { kind: 'masking patterns', ...put, body: masking(patterns) },
    { kind: 'a query with 400 KB of words, masked by patterns', ...query(`${'word '.repeat(80_000)}123x`) },
    { kind: 'a query with 100,000 matches of a pattern', ...query('a'.repeat(400_000)) },
    { kind: '100 costly masking patterns', ...put, body: masking(costlyPatterns) },
    { kind: 'a query masked by 100 costly patterns', ...query('word '.repeat(2_000)) },
  ];
};
