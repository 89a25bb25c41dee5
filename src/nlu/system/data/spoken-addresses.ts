/** How people say the signs of an e-mail address, in any language; `_` is a space. */
export const spokenAt = 'at arroba chiocciola arobase apenstaartje snabel-a';

export const spokenSigns: readonly (readonly [sign: string, words: string])[] = [
  ['.', 'dot punto ponto point punkt punt'],
  ['_', 'underscore unterstrich underline tiret_bas guion_bajo'],
  ['-', 'dash hyphen bindestrich tiret guion trattino hifen'],
  ['+', 'plus'],
];
