import { ARCHIVE_BYTES_MAX } from '../../kernel/limits/agents.ts';
import { AGENT_BODY_BYTES_MAX, QUERY_BODY_BYTES_MAX } from '../../kernel/limits/http.ts';

/** For bodies that change an agent or the installation. */
export const agentBody = { bytesMax: AGENT_BODY_BYTES_MAX, reads: 'json' } as const;

/** For bodies that have the files of an export. */
export const exportBody = { bytesMax: ARCHIVE_BYTES_MAX, reads: 'archive' } as const;

/** For bodies that concern one session. */
export const queryBody = { bytesMax: QUERY_BODY_BYTES_MAX, reads: 'json' } as const;
