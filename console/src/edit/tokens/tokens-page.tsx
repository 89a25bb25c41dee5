import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { useTitle } from '../../frame/title.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { NewToken, type NewTokenReply } from './new-token.tsx';
import { text } from './text.ts';
import { type Token, TokenTable } from './token-table.tsx';

/** The tokens that open an agent: who uses them, and when they did so last. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  const loaded = useLoaded(
    (signal) => call('GET /admin/agents/{id}/tokens', { path: { id: agent } }, { signal }),
    [agent],
  );
  const [newToken, setNewToken] = useState<NewTokenReply>();
  const [tokenToRevoke, setTokenToRevoke] = useState<Token>();
  const [message, setMessage] = useState('');
  const revoke = async ({ tokenId }: Token) => {
    await call('DELETE /admin/agents/{id}/tokens/{tokenId}', { path: { id: agent, tokenId } });
    setTokenToRevoke(undefined);
    if (newToken?.tokenId === tokenId) setNewToken(undefined);
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
          newToken={newToken}
          onNewToken={(token) => {
            setNewToken(token);
            setMessage('');
            loaded.again();
          }}
        />
      )}
      <div role="status">{message}</div>
      <Await of={loaded}>{({ tokens }) => <TokenTable tokens={tokens} onRevoke={setTokenToRevoke} />}</Await>
      {tokenToRevoke !== undefined && (
        <Confirm
          question={text.value.question(tokenToRevoke.name ?? tokenToRevoke.tokenId)}
          action={text.value.revoke}
          onConfirm={() => revoke(tokenToRevoke)}
          onClose={() => setTokenToRevoke(undefined)}
        >
          <p>{text.value.consequences}</p>
        </Confirm>
      )}
    </>
  );
};
