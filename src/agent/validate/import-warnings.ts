import { IMPORT_WARNINGS_MAX } from '../../kernel/limits.ts';
import type { ImportWarning } from '../formats/export-file.ts';
import type { Content } from './subject.ts';
import { type Finding, validateAgent } from './validate.ts';

/** An import tells of these itself, file by file. */
const toldByFiles: ReadonlySet<string> = new Set([
  'annotation_entity_unknown',
  'parameter_entity_unknown',
  'entity_reference_unknown',
]);

/** Errors and warnings of an imported agent, as an import tells them: no more than it has room for beside `told`. */
export const importWarnings = (agent: Content, told: number): readonly ImportWarning[] => {
  const found = validateAgent(agent).findings.filter(
    ({ code, severity }) => severity !== 'note' && !toldByFiles.has(code),
  );
  const room = Math.max(0, IMPORT_WARNINGS_MAX - told);
  const warnings = found.slice(0, room).map(warningOf);
  if (found.length <= room) return warnings;
  return [...warnings, { code: 'more_warnings', path: '', message: `and ${found.length - room} more` }];
};

const warningOf = ({ code, message, language, ...finding }: Finding): ImportWarning => ({
  code,
  path: placeOf(finding),
  message: language === undefined ? message : `${message} (${language})`,
});

/** `intent order`, `entity size`; the agent as a whole has no place. */
export const placeOf = ({ intent, entity }: Pick<Finding, 'intent' | 'entity'>): string => {
  if (intent !== undefined) return `intent ${intent}`;
  return entity === undefined ? 'agent' : `entity ${entity}`;
};
