type Props = {
  /** What the button does, with the name of the row for those who do not see where it is. */
  readonly label: string;
  readonly action: string;
  readonly onClick: () => void;
};

/** The last cell of a row, with what can be done to it. */
export const RowAction = ({ label, action, onClick }: Props) => (
  <td class="number">
    <button type="button" class="quiet" aria-label={label} onClick={onClick}>
      {action}
    </button>
  </td>
);

/** The head of these cells, which nobody needs to see. */
export const ActionHead = ({ action }: { readonly action: string }) => (
  <th scope="col">
    <span class="unseen">{action}</span>
  </th>
);
