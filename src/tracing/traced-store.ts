import type { EventStore } from '../kernel/event-store.ts';
import { categoryOf } from '../kernel/stream-name.ts';
import type { Tracer } from '../outside/tracer.ts';

/**
 * The same store with a span for each append. A stream's name may be personal, so the span has its category
 * only.
 */
export const tracedStore = (store: EventStore, { span }: Tracer): EventStore => ({
  ...store,
  append: (stream, events, expected) => {
    const category = categoryOf(stream);
    const facts = { 'parley.category': category, 'parley.events': events.length };
    return span('append', facts, () => store.append(stream, events, expected));
  },
});
