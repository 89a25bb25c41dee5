import { errorCode } from '../kernel/thrown-error.ts';
import type { Tracer } from '../outside/tracer.ts';
import type { OnExportFailure } from './otlp-tracer.ts';

export type Tracing = {
  readonly tracer: Tracer;
  /** Sends the spans that wait, for TRACES_FLUSH_MS_MAX at most. */
  readonly close: () => Promise<void>;
};

type Env = Readonly<Record<string, string | undefined>>;

/** The packages are optional, and are not there. */
export class TracingUnavailable extends Error {}

const isSet = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** As the specification of OpenTelemetry has it; without an endpoint nothing is traced. */
const isWanted = (env: Env): boolean =>
  (isSet(env.OTEL_EXPORTER_OTLP_ENDPOINT) || isSet(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)) &&
  env.OTEL_SDK_DISABLED?.trim().toLowerCase() !== 'true' &&
  (env.OTEL_TRACES_EXPORTER ?? 'otlp').trim() !== 'none';

/**
 * Traces if the environment names an endpoint; otherwise no package of OpenTelemetry is loaded. The packages
 * read the other standard variables themselves. @throws TracingUnavailable
 */
export const openTracing = async (
  env: Env,
  about: { readonly version: string; readonly onFailure: OnExportFailure },
  load: () => Promise<typeof import('./otlp-tracer.ts')> = () => import('./otlp-tracer.ts'),
): Promise<Tracing | undefined> => {
  if (!isWanted(env)) return undefined;
  try {
    return (await load()).otlpTracing(about);
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new TracingUnavailable(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages of OpenTelemetry are not installed. Install them ' +
        'beside Parley with `npm install --include=optional`, or unset the variable.',
      { cause },
    );
  }
};

const isMissing = (error: unknown): boolean => errorCode(error) === 'ERR_MODULE_NOT_FOUND';
