import { useState } from 'preact/hooks';
import { call, type Request } from '../../api/call.ts';
import { Failure } from '../../parts/await.tsx';
import { IssuedToken } from '../../parts/issued-token.tsx';
import { fieldText, type Submission } from '../../parts/submitted.ts';
import { text } from './text.ts';

type Role = Request<'POST /admin/tokens'>['body']['role'];

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** Grants a person access, and shows the token once. */
export const GrantAccess = ({ onGrant }: { readonly onGrant: () => void }) => {
  const [newToken, setNewToken] = useState<string>();
  const [error, setError] = useState<unknown>();
  const grant = async (event: Submission) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const role = roles.find((name) => name === fieldText(fields, 'role')) ?? 'viewer';
    setError(undefined);
    try {
      const body = { name: fieldText(fields, 'name'), role };
      setNewToken((await call('POST /admin/tokens', { body })).token);
      form.reset();
      onGrant();
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <>
      <form class="add" onSubmit={grant}>
        <label>
          {text.value.name}{' '}
          <input name="name" type="text" maxLength={100} autoComplete="off" dir="auto" required />
        </label>
        <label>
          {text.value.role}{' '}
          <select name="role">
            {roles.map((role) => (
              <option key={role} value={role}>
                {text.value.rights[role]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{text.value.grant}</button>
      </form>
      {error !== undefined && <Failure error={error} />}
      <div role="status">{newToken !== undefined && <IssuedToken token={newToken} />}</div>
    </>
  );
};
