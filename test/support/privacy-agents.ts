/** An intent that stores a name, and replies `speech`. */
export const naming = (speech: string) => ({
  name: 'name',
  says: ['call me @sys.any:name'],
  responses: [
    {
      parameters: [{ name: 'name', value: '$name', dataType: '@sys.any' }],
      affectedContexts: [{ name: 'known', lifespan: 9 }],
      messages: [{ type: 0, speech }],
    },
  ],
});

/** An intent that stores an address, and calls its webhook. */
export const ordering = {
  name: 'order',
  says: ['send it to @sys.any:place'],
  webhookUsed: true,
  responses: [
    {
      action: 'order',
      parameters: [{ name: 'place', value: '$place', dataType: '@sys.any' }],
      affectedContexts: [{ name: 'placed', lifespan: 5 }],
      messages: [{ type: 0, speech: 'On its way to $place.' }],
    },
  ],
};

export const asking = {
  name: 'fallback',
  fallbackIntent: true,
  responses: [{ messages: [{ type: 0, speech: 'Pardon?' }] }],
};
