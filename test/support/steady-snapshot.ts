/** Values that differ from run to run, which a snapshot of the page must not contain. */
export const steady = (snapshot: string): string =>
  snapshot
    .replaceAll(/[\d.,]+ m?s\b/g, 'MS')
    .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'ID')
    .replaceAll(/agents\/[\da-f]{32}/g, 'agents/ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.%A]*Z/g, 'MOMENT')
    .replaceAll(/\d+ [A-Z][a-z]{2}, \d\d:\d\d/g, 'WHEN')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
    .replaceAll(/Model [\da-f]{12}/g, 'Model HASH')
    .replaceAll(/variant \d of/g, 'variant N of')
    // One of two prompts is chosen by chance.
    .replaceAll(/please .*? order-drink/g, 'please PROMPT order-drink');
