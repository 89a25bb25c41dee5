import { type Line, lines } from '../api/lines.ts';
import { useLoaded } from '../frame/loaded.ts';
import { Await } from '../parts/await.tsx';
import { JsonView } from '../parts/json-view.tsx';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

type RawEvent = Exclude<Line<'GET /admin/events'>, { readonly unreadable: object }>;

/** The events of the turn as they are recorded. */
export const RawView = ({ agent, session, turn: { revisions, positions } }: ViewProps) => {
  const events = useLoaded(
    async (signal) => {
      const rawEvents: RawEvent[] = [];
      const query = { session, agent, from: positions.first };
      for await (const event of lines('GET /admin/events', { query }, { signal })) {
        // A damaged record ends the events of a session with an error.
        if ('unreadable' in event) continue;
        if (event.revision > revisions.last) break;
        rawEvents.push(event);
      }
      return rawEvents;
    },
    [agent, session, revisions.first, revisions.last],
  );
  return (
    <Await of={events}>
      {(rawEvents) => (
        <>
          {rawEvents.map((event) => (
            <details key={event.revision} open={rawEvents.length < 3}>
              <summary>
                {event.revision} {event.type}
              </summary>
              <JsonView value={event} label={`${text.value.event} ${event.revision}`} />
            </details>
          ))}
        </>
      )}
    </Await>
  );
};
