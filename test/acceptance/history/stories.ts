import type { Said } from '../../support/history.ts';

/** The first conversations with the bike shop; each has a feature that random ones may miss. */
export const stories: Readonly<Record<string, readonly Said[]>> = {
  booked: [
    { query: 'hello' },
    { query: 'My bike is broken' },
    { query: 'tomorrow' },
    { query: '4pm' },
    { query: 'I need a repair.' },
    { query: 'what about quinquireme gardens' },
  ],
  left: [{ query: 'My bike is broken' }, { query: 'cancel' }, { query: 'What are your hours?' }],
  turned: [{ query: 'My bike is broken' }, { query: 'What are your hours?' }],
  brought: [
    {
      query: 'I need a wheel swap.',
      contexts: [{ name: 'MakeAppointment-followup', lifespan: 4 }],
      entities: [
        {
          name: 'AppointmentType',
          extend: true,
          entries: [{ value: 'swap', synonyms: ['wheel swap'] }],
        },
      ],
    },
    { query: 'I need a repair.' },
  ],
};
