import type { Reply } from '../../api/call.ts';
import { may } from '../../frame/rights.ts';
import { Moment } from '../../parts/moment.tsx';
import { ActionHead, RowAction } from '../../parts/row-action.tsx';
import { TableHead } from '../../parts/table-head.tsx';
import { text } from './text.ts';

export type Token = Reply<'GET /admin/agents/{id}/tokens'>['tokens'][number];

type Props = { readonly tokens: readonly Token[]; readonly onRevoke: (token: Token) => void };

export const TokenTable = ({ tokens, onRevoke }: Props) => (
  <>
    <table class="wide">
      <TableHead
        columns={[
          text.value.name,
          text.value.kind,
          text.value.environment,
          text.value.issuedAt,
          text.value.lastUsed,
        ]}
      >
        {may('changes') && <ActionHead action={text.value.revoke} />}
      </TableHead>
      <tbody>
        {tokens.map((token) => (
          <Row key={token.tokenId} token={token} onRevoke={() => onRevoke(token)} />
        ))}
      </tbody>
    </table>
    <p class="small">{text.value.lastUsedHint}</p>
  </>
);

type RowProps = { readonly token: Token; readonly onRevoke: () => void };

const Row = ({ token, onRevoke }: RowProps) => {
  const { tokenId, name, note, kind, environment, issuedAt, lastUsedAt } = token;
  return (
    <tr>
      <th scope="row" class="break">
        {name === undefined ? <code>{tokenId}</code> : <span dir="auto">{name}</span>}
        {note && (
          <span class="small" dir="auto">
            {' '}
            {note}
          </span>
        )}
      </th>
      <td>{text.value.kinds[kind]}</td>
      <td class="break">{environment ?? 'production'}</td>
      <td>
        <Moment at={issuedAt} />
      </td>
      <td data-label={text.value.lastUsed}>
        {lastUsedAt === undefined ? text.value.unused : <Moment at={lastUsedAt} />}
      </td>
      {may('changes') && (
        <RowAction
          label={text.value.revokeOne(name ?? tokenId)}
          action={text.value.revoke}
          onClick={onRevoke}
        />
      )}
    </tr>
  );
};
