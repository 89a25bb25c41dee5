import type { ExportFile } from '../../agent/formats/export-file.ts';
import type { Finding, Validation } from '../../agent/validate/validate.ts';
import { agentPath } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';

/** Errors that an agent would have with these files and does not have today, in words. */
export const newFaults = async (
  client: Client,
  agentId: string,
  files: readonly ExportFile[],
): Promise<readonly string[]> => {
  const path = `${agentPath(agentId)}/validate`;
  const after = await client.json<Validation>({ method: 'POST', path, body: { files } });
  if (after.counts.error === 0) return [];
  const before = await client.json<Validation>({ method: 'GET', path });
  const earlier = new Set(before.findings.map(faultText));
  return after.findings
    .filter(({ severity }) => severity === 'error')
    .map(faultText)
    .filter((fault) => !earlier.has(fault));
};

const faultText = ({ code, intent, entity, language, message }: Finding): string => {
  const place = entity === undefined ? intent : `@${entity}`;
  const languageMark = language === undefined ? '' : ` [${language}]`;
  return `${place === undefined ? '' : `${place}${languageMark}: `}${message} (${code})`;
};
