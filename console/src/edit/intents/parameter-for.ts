import type { EditedIntent } from './edited-intent.ts';
import { firstResponse, withResponse } from './response.ts';

/** The intent with an optional parameter for an annotation, if it has none of that name yet. */
export const withParameterFor = (
  intent: EditedIntent,
  { entity, parameter }: { readonly entity: string; readonly parameter: string },
): EditedIntent => {
  const all = (intent.responses ?? []).flatMap(({ parameters = [] }) => parameters);
  if (parameter === '' || all.some(({ name }) => name.toLowerCase() === parameter.toLowerCase()))
    return intent;
  const newParameter = {
    name: parameter,
    value: `$${parameter}`,
    dataType: entity,
    required: false,
    isList: false,
  };
  const { parameters = [] } = firstResponse(intent);
  return withResponse(intent, {
    parameters: [...parameters, { ...newParameter, defaultValue: '', prompts: [] }],
  });
};
