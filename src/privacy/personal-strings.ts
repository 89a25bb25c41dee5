import type { JsonObject } from '../kernel/json.ts';
import { ERASURE_STRING_CHARS_MIN } from '../kernel/limits/privacy.ts';
import { personalFieldsOf, valueAt } from '../kernel/personal-fields.ts';
import { type SessionEvent, sessionEvents } from '../session/events.ts';
import { textsIn } from './json-texts.ts';

const fields = personalFieldsOf(sessionEvents);

/** The texts in the personal fields of an event; shorter ones could be anybody's. */
export const personalStrings = (event: SessionEvent): readonly string[] =>
  (fields.get(event.type) ?? [])
    // Every event's data is a JSON object.
    .flatMap(({ path }) => textsIn(valueAt(event.data as JsonObject, path)))
    .filter((text) => text.length >= ERASURE_STRING_CHARS_MIN);
