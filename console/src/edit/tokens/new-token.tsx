import { useRef, useState } from 'preact/hooks';
import { call, type Reply } from '../../api/call.ts';
import { knownAgent } from '../../frame/known-agents.ts';
import { Failure } from '../../parts/await.tsx';
import { IssuedToken } from '../../parts/issued-token.tsx';
import { fieldText, type Submission } from '../../parts/submitted.ts';
import { text } from './text.ts';

export type NewTokenReply = Reply<'POST /admin/agents/{id}/tokens'>;

type Props = {
  readonly agent: string;
  readonly newToken: NewTokenReply | undefined;
  readonly onNewToken: (token: NewTokenReply) => void;
};

/** Issues a token, and shows it once. The browser does not store it. */
export const NewToken = ({ agent, newToken, onNewToken }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>();
  const environments = Object.keys(knownAgent(agent)?.published ?? {});
  const issue = (event: Submission) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setError(undefined);
    call('POST /admin/agents/{id}/tokens', { path: { id: agent }, body: bodyOf(data) }).then((token) => {
      form.current?.reset();
      onNewToken(token);
    }, setError);
  };
  return (
    <section aria-labelledby="new-token">
      <h2 id="new-token">{text.value.add}</h2>
      <form ref={form} class="add" onSubmit={issue}>
        <label>
          {text.value.name} <input name="name" type="text" maxLength={100} autoComplete="off" dir="auto" />
        </label>
        <label>
          {text.value.note} <input name="note" type="text" maxLength={500} autoComplete="off" dir="auto" />
        </label>
        <label>
          {text.value.kind}{' '}
          <select name="kind">
            <option value="client">{text.value.kinds.client}</option>
            <option value="developer">{text.value.kinds.developer}</option>
          </select>
        </label>
        {environments.length > 0 && (
          <label>
            {text.value.environment}{' '}
            <select name="environment">
              {[...new Set(['production', ...environments, 'draft'])].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit">{text.value.issue}</button>
      </form>
      {error !== undefined && <Failure error={error} />}
      <div role="status">{newToken !== undefined && <IssuedToken token={newToken.token} />}</div>
    </section>
  );
};

type Body = { kind: 'client' | 'developer'; name?: string; note?: string; environment?: string };

const bodyOf = (data: FormData): Body => {
  const [name, note, environment] = [
    fieldText(data, 'name'),
    fieldText(data, 'note'),
    fieldText(data, 'environment'),
  ];
  return {
    kind: fieldText(data, 'kind') === 'developer' ? 'developer' : 'client',
    ...(name !== '' && { name }),
    ...(note !== '' && { note }),
    // The API's own default, which agents without publishing need.
    ...(environment !== '' && environment !== 'production' && { environment }),
  };
};
