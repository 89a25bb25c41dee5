import { TableHead } from '../parts/table-head.tsx';
import { endText, isFailure } from '../parts/webhook-outcomes.ts';
import type { Resent } from './resending.ts';
import { text } from './text.ts';

/** The outcome of a repeated call, and whether its reply equals the recorded one. */
export const ResentEnd = ({ resent: { now, isSame } }: { readonly resent: Resent }) => (
  <>
    <span class={isFailure(now.outcome) ? 'warn' : 'good'}>{endText(now)}</span>{' '}
    {isSame ? text.value.same : text.value.different}
  </>
);

/** The differences between the two replies. */
export const ResentChanges = ({ resent: { now, changes } }: { readonly resent: Resent }) => (
  <>
    {now.details !== undefined && <p class="break">{now.details}</p>}
    {changes.length > 0 && (
      <table class="compared">
        <TableHead columns={[text.value.place, text.value.past, text.value.now]} />
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{before !== undefined && <del>{JSON.stringify(before)}</del>}</td>
              <td>{after !== undefined && <ins>{JSON.stringify(after)}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);
