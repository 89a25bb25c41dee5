/** Addresses at which commands find the server by themselves. */
const DEFAULT_ORIGINS: readonly string[] = ['http://127.0.0.1:8080', 'http://localhost:8080'];

/** A command to paste into a terminal; it names this server where commands would not find it. */
export const CliCommand = ({ line }: { readonly line: string }) => (
  <pre>{DEFAULT_ORIGINS.includes(location.origin) ? line : `${line} --server ${location.origin}`}</pre>
);
