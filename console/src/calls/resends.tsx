import { Moment } from '../parts/moment.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { endText, isFailure } from '../parts/webhook-outcomes.ts';
import type { ShownCall } from './resending.ts';
import { text } from './text.ts';

type Props = { readonly resends: ShownCall['resends'] };

/** The resends of a call: by whom, when, to which address, and with which reply. */
export const Resends = ({ resends }: Props) => (
  <section aria-labelledby="resends-title">
    <h2 id="resends-title">{text.value.resends}</h2>
    <table class="wide resends">
      <TableHead
        columns={[
          text.value.requested,
          text.value.by,
          text.value.sentWhere,
          text.value.outcome,
          text.value.reply,
        ]}
      />
      <tbody>
        {resends.map((resend) => (
          <ResendRow key={resend.resendId} resend={resend} />
        ))}
      </tbody>
    </table>
  </section>
);

const ResendRow = ({ resend }: { readonly resend: ShownCall['resends'][number] }) => {
  const { requestedAt, tokenName, actor, address, isOtherAddress, webhook, end } = resend;
  return (
    <tr>
      <th scope="row">
        <Moment at={requestedAt} />
      </th>
      <td dir="auto">{tokenName ?? actor}</td>
      <td class="break">
        {address}
        {isOtherAddress && ` (${text.value.isOther})`}
        {webhook === 'recorded' && ` (${text.value.asRecorded})`}
      </td>
      {end === undefined ? (
        <td colSpan={2}>{text.value.noEnd}</td>
      ) : (
        <>
          <td class={isFailure(end.outcome) ? 'warn' : ''}>{endText(end)}</td>
          <td>{end.isSame ? text.value.sameAsThen : text.value.otherThanThen}</td>
        </>
      )}
    </tr>
  );
};
