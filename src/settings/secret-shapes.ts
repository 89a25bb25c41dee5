/** The form of a secret, wherever it comes from; `expected` describes it in error messages. */
export type SecretShape = { readonly pattern: RegExp; readonly expected: string };

/** Visible characters only, because headers carry it; sixteen cannot be guessed over a network. */
export const adminTokenShape: SecretShape = {
  pattern: /^[!-~]{16,256}$/,
  expected: 'at least 16 visible ASCII characters',
};
export const secretKeyShape: SecretShape = {
  pattern: /^[0-9a-fA-F]{64}$/,
  expected: '64 hexadecimal digits, such as `openssl rand -hex 32` prints',
};
