import { IMPORT_WARNINGS_MAX } from '../../kernel/limits/agents.ts';
import { type ImportWarning, moreWarnings } from '../formats/export-file.ts';
import type { Finding } from './validate.ts';

/** An import reports these itself, per file. */
const reportedByFiles: ReadonlySet<string> = new Set([
  'annotation_entity_unknown',
  'parameter_entity_unknown',
  'entity_reference_unknown',
]);

/**
 * Errors and warnings of an imported agent in the format of an import's warnings: as many as fit in addition
 * to those already `reported`. @param findings of a validation of the agent
 */
export const importWarnings = (findings: readonly Finding[], reported: number): readonly ImportWarning[] => {
  const reportable = findings.filter(
    ({ code, severity }) => severity !== 'note' && !reportedByFiles.has(code),
  );
  const room = Math.max(0, IMPORT_WARNINGS_MAX - reported);
  const warnings = reportable.slice(0, room).map(warningOf);
  if (reportable.length <= room) return warnings;
  return [...warnings, moreWarnings(reportable.length - room)];
};

const warningOf = ({ code, message, language, facts, ...finding }: Finding): ImportWarning => ({
  code,
  path: warningPlace(finding),
  message: language === undefined ? message : `${message} (${language})`,
  facts: { ...facts, ...(language !== undefined && { language }) },
});

/** `intent order`, `entity size`; empty for the agent as a whole. */
const warningPlace = ({ intent, entity }: Pick<Finding, 'intent' | 'entity'>): string => {
  if (intent !== undefined) return `intent ${intent}`;
  return entity === undefined ? 'agent' : `entity ${entity}`;
};
