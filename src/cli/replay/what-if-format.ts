import type { CommandArguments, Option } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';

const formats = ['text', 'csv', 'html'] as const;

export const FORMAT_OPTION: Option = {
  flags: '--format <format>',
  summary: 'text, csv, or html: a page with all changes [default: text]',
};

export const formatIn = (args: CommandArguments): (typeof formats)[number] => {
  const text = args.text('format') ?? 'text';
  const format = formats.find((format) => format === text);
  if (format === undefined) {
    throw new CommandError(`--format takes ${formats.join(', ')}; not "${text}"`, EXIT_USAGE);
  }
  if (format !== 'text' && args.has('json')) throw new CommandError('give --format or --json', EXIT_USAGE);
  return format;
};
