import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { knownAgent } from '../../frame/agents-known.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { useTitle } from '../../frame/title.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { type IssuedToken, NewToken } from './new-token.tsx';
import { text } from './text.ts';
import { type Token, TokenTable } from './token-table.tsx';

/** The tokens that open an agent: who uses them, and when they did so last. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, knownAgent(agent)?.name ?? '');
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/tokens', { path: { id: agent } }, { signal }),
    [agent],
  );
  const [issued, setIssued] = useState<IssuedToken>();
  const [revoking, setRevoking] = useState<Token>();
  const [message, setMessage] = useState('');
  const revoke = async ({ tokenId }: Token) => {
    await call('DELETE /admin/agents/{id}/tokens/{tokenId}', { path: { id: agent, tokenId } });
    setRevoking(undefined);
    if (issued?.tokenId === tokenId) setIssued(undefined);
    setMessage(text.value.revoked);
    loaded.again();
  };
  return (
    <>
      <h1>{text.value.title}</h1>
      <p class="explained">{text.value.about}</p>
      {may('changes') && (
        <NewToken
          agent={agent}
          issued={issued}
          onIssued={(token) => {
            setIssued(token);
            setMessage('');
            loaded.again();
          }}
        />
      )}
      <div role="status">{message}</div>
      <Await of={loaded}>{({ tokens }) => <TokenTable tokens={tokens} onRevoke={setRevoking} />}</Await>
      {revoking !== undefined && (
        <Confirm
          question={text.value.question(revoking.name ?? revoking.tokenId)}
          action={text.value.revoke}
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(undefined)}
        >
          <p>{text.value.consequences}</p>
        </Confirm>
      )}
    </>
  );
};
