import type { ServerConfig } from './config.ts';
import type { ExampleAgent } from './example-agent.ts';

export type RunningServer = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly version: string;
  readonly store: string;
  /** Where the admin token is to be found, in words. */
  readonly adminTokenSource: string;
  readonly example?: ExampleAgent & {
    readonly file: string;
    /** Something that it understands. */
    readonly utterance: string;
    /** Its tokens may be shown: only this machine can use them. */
    readonly shown: boolean;
  };
  readonly stop: () => Promise<void>;
};

export const startServer = async (
  _config: ServerConfig,
  _options: { cwd: string },
): Promise<RunningServer> => {
  throw new TypeError('not wired yet');
};
