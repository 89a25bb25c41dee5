import { useState } from 'preact/hooks';
import { keepUnsaved } from '../../frame/unsaved.ts';
import { Failure } from '../../parts/await.tsx';
import { JsonView } from '../../parts/json-view.tsx';
import type { EditedPart } from './edited-part.ts';
import { text } from './text.ts';

type Props<T> = { readonly part: EditedPart<T>; readonly mine: T; readonly error?: unknown };

/** A part with unsaved work was deleted by somebody else. The work can be copied, or saved as a new part. */
export const DeletedPart = <T,>({ part, mine, error }: Props<T>) => {
  const [failure, setFailure] = useState(error);
  const [isForgotten, setForgotten] = useState(false);
  const { agent, name, recreate } = part;
  const forget = () => {
    keepUnsaved(agent, name, undefined);
    setForgotten(true);
  };
  const again = () => {
    setFailure(undefined);
    recreate?.(mine).then(forget, setFailure);
  };
  if (isForgotten) return <p role="status">{text.value.outcomes.discarded}</p>;
  return (
    <section class="conflict" aria-labelledby="deleted-title">
      <h2 id="deleted-title">{text.value.deleted}</h2>
      <p>{text.value.deletedHint}</p>
      {failure !== undefined && <Failure error={failure} />}
      <div class="buttons">
        {recreate !== undefined && (
          <button type="button" class="main" onClick={again}>
            {text.value.recreate}
          </button>
        )}
        <button type="button" onClick={forget}>
          {text.value.discard}
        </button>
      </div>
      <JsonView value={mine} label={text.value.deleted} />
    </section>
  );
};
