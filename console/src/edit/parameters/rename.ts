import type { EditedIntent } from '../intents/edited-intent.ts';
import { firstResponse, withResponse } from '../intents/response.ts';

/** The intent with a parameter renamed; its annotations and its value follow. */
export const withRenamedParameter = (intent: EditedIntent, at: number, name: string): EditedIntent => {
  const { parameters = [] } = firstResponse(intent);
  const before = parameters[at];
  if (before === undefined) return intent;
  const isOwn = before.value === `$${before.name}` || (before.value ?? '') === '';
  const newParameter = { ...before, name, ...(isOwn && { value: name === '' ? '' : `$${name}` }) };
  const userSays = intent.userSays?.map((phrase) => ({
    ...phrase,
    data: phrase.data.map((part) =>
      part.meta !== undefined && part.alias === before.name ? { ...part, alias: name } : part,
    ),
  }));
  const newParameters = parameters.map((parameter, place) => (place === at ? newParameter : parameter));
  const next = withResponse(intent, { parameters: newParameters });
  // A name may be empty while it is retyped; annotations keep the old one until then.
  return userSays === undefined || name === '' || before.name === '' ? next : { ...next, userSays };
};
