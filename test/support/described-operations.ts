import type { Served } from '../torture/served.ts';
import type { Known } from './answered-operations.ts';
import { codesIn } from './reply-check.ts';

export type DescribedOperation = {
  /** As in /openapi.json, such as `GET /v1/contexts/{name}`. */
  readonly line: string;
  readonly path: string;
  readonly needsToken: boolean;
  readonly answersJson: boolean;
  readonly takesJson: boolean;
  readonly statuses: readonly string[];
  /** The codes of its errors, by HTTP status. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
};

/** The operations that a server describes. */
export const describedIn = ({ description }: Pick<Served, 'description'>): readonly DescribedOperation[] =>
  Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      path,
      needsToken: (operation.security ?? []).length > 0,
      answersJson: mentionsJson(operation.responses[200]),
      takesJson: 'requestBody' in operation && mentionsJson(operation.requestBody),
      statuses: Object.keys(operation.responses),
      codes: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, codesIn(response)]),
      ),
    })),
  );

const mentionsJson = (part: unknown): boolean => JSON.stringify(part ?? {}).includes('application/json');

/** Names of parameters do not matter: `GET /v1/contexts/{context}` is `GET /v1/contexts/{name}`. */
export const shapeOf = (operation: string): string => operation.replaceAll(/\{\w+\}/g, '{}');

/** With the values of its parameters, as far as they are known. */
export const fillTemplate = (template: string, known: Known): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? `no-${name}`));

/** Each operation with each code that it documents for a status, such as `GET /v1/query: 429 store_busy`. */
export const codesDocumented = (server: Pick<Served, 'description'>, status: number): readonly string[] =>
  describedIn(server)
    .flatMap(({ line, codes }) => (codes[status] ?? []).map((code) => `${line}: ${status} ${code}`))
    .sort();
