import { useState } from 'preact/hooks';
import { call, type Reply } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ActionHead, RowAction } from '../../parts/row-action.tsx';
import { TableHead } from '../../parts/table-head.tsx';
import { GrantAccess } from './grant-access.tsx';
import { text } from './text.ts';

type Token = Reply<'GET /admin/tokens'>['tokens'][number];

/** The people who may open all agents: who they are, what they may do, granted and revoked. */
export const Access = () => {
  const loaded = useLoaded((signal) => call('GET /admin/tokens', {}, { signal }), []);
  const [tokenToRevoke, setTokenToRevoke] = useState<Token>();
  const [message, setMessage] = useState('');
  const revoke = async ({ tokenId, name }: Token) => {
    await call('DELETE /admin/tokens/{tokenId}', { path: { tokenId } });
    setTokenToRevoke(undefined);
    setMessage(text.value.revoked(name));
    loaded.again();
  };
  return (
    <section aria-labelledby="access-title">
      <h2 id="access-title">{text.value.title}</h2>
      <p class="explained">{text.value.about}</p>
      <GrantAccess
        onGrant={() => {
          setMessage('');
          loaded.again();
        }}
      />
      <div role="status">{message}</div>
      <Await of={loaded}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <p>{text.value.none}</p>
          ) : (
            <TokenTable tokens={tokens} onRevoke={setTokenToRevoke} />
          )
        }
      </Await>
      {tokenToRevoke !== undefined && (
        <Confirm
          question={text.value.question(tokenToRevoke.name)}
          action={text.value.revoke}
          onConfirm={() => revoke(tokenToRevoke)}
          onClose={() => setTokenToRevoke(undefined)}
        >
          <p>{text.value.consequences}</p>
        </Confirm>
      )}
    </section>
  );
};

type TableProps = { readonly tokens: readonly Token[]; readonly onRevoke: (token: Token) => void };

const TokenTable = ({ tokens, onRevoke }: TableProps) => (
  <table class="wide">
    <TableHead columns={[text.value.name, text.value.role, text.value.granted, text.value.lastUsed]}>
      <ActionHead action={text.value.revoke} />
    </TableHead>
    <tbody>
      {tokens.map((token) => (
        <tr key={token.tokenId}>
          <th scope="row" class="break" dir="auto">
            {token.name}
          </th>
          <td>{text.value.roles[token.role]}</td>
          <td>
            <Moment at={token.grantedAt} />
          </td>
          <td data-label={text.value.lastUsed}>
            {token.lastUsedAt === undefined ? text.value.unused : <Moment at={token.lastUsedAt} />}
          </td>
          <RowAction
            label={text.value.revokeOne(token.name)}
            action={text.value.revoke}
            onClick={() => onRevoke(token)}
          />
        </tr>
      ))}
    </tbody>
  </table>
);
