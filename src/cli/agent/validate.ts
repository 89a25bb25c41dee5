import type { ImportWarning } from '../../agent/formats/export-file.ts';
import type { Severity } from '../../agent/validate/rule.ts';
import type { Finding, Validation } from '../../agent/validate/validate.ts';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentOrExport } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';
import { withClients } from '../client/own-server.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_FAILED, EXIT_OK, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { asParagraph } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';

type ValidatedExport = Validation & { readonly warnings: readonly ImportWarning[] };

export const agentValidate: Command = {
  name: 'agent validate',
  summary: 'find errors and likely mistakes in an agent',
  args: [{ name: '<agent>', summary: 'id or name; or an export, as a zip file or folder' }],
  options: [{ flags: '--strict', summary: 'exit with 1 for warnings too' }, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent validate "Bike shop"', 'parley agent validate ./bike-shop --strict --json'],
  run: async (args, io) => {
    const idOrExport = args.argument(0) ?? '';
    const validation = await withClients(args, io, async (clientAbout) =>
      checkedBy(await clientAbout(idOrExport), idOrExport, io),
    );
    printAnswer(args, io, { json: validation, text: validationText(validation, io) });
    const { error, warning } = validation.counts;
    const warnings = warning + validation.warnings.length;
    return error > 0 || (args.has('strict') && warnings > 0) ? EXIT_FAILED : EXIT_OK;
  },
};

const checkedBy = async (client: Client, idOrExport: string, io: Io): Promise<ValidatedExport> => {
  const { path, isExport, ...content } = await agentOrExport(idOrExport, client, io);
  const method = isExport ? 'POST' : 'GET';
  return withProgress(io, 'validating', client.json({ ...content, method, path: `${path}/validate` }));
};

type Paint = (text: string) => string;

const validationText = ({ counts, findings, warnings }: ValidatedExport, io: Io): string => {
  const { bold, dim, red, yellow, cyan } = coloursOf(io);
  const paints: Record<Severity, Paint> = { error: red, warning: yellow, note: cyan };
  const sections = (['error', 'warning', 'note'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => {
      const severityFindings = findings.filter((finding) => finding.severity === severity);
      const title = bold(paints[severity](`${quantity(counts[severity], severity)}`));
      return [title, ...rulesIn(severityFindings).map((rule) => ruleText(rule, dim))].join('\n');
    });
  const files = warnings.map(({ path, message }) => `  ${asParagraph(`${path}: ${message}`)}`);
  const odd = files.length === 0 ? [] : [[bold(yellow('In the files')), ...files].join('\n')];
  const all = [...odd, ...sections];
  return all.length === 0 ? 'No problems found.' : all.join('\n\n');
};

/** Findings of one rule together, so that its hint is printed once. */
const rulesIn = (findings: readonly Finding[]): readonly (readonly Finding[])[] => {
  const byCode = new Map<string, Finding[]>();
  for (const finding of findings) byCode.set(finding.code, [...(byCode.get(finding.code) ?? []), finding]);
  return [...byCode.values()];
};

const ruleText = (findings: readonly Finding[], dim: Paint): string => {
  const [first] = findings;
  return [
    `  ${first?.code ?? ''}`,
    ...findings.map((finding) => `    ${asParagraph(`${placeText(finding)}${finding.message}`)}`),
    dim(`    → ${first?.hint ?? ''}`),
  ].join('\n');
};

const placeText = ({ intent, entity, language }: Finding): string => {
  const place = entity === undefined ? intent : `@${entity}`;
  const inLanguage = language === undefined ? '' : ` [${language}]`;
  return place === undefined && inLanguage === '' ? '' : `${place ?? 'agent'}${inLanguage}: `;
};
