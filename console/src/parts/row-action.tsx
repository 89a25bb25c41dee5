type Props = {
  /** The button's action with the name of the row, for screen readers. */
  readonly label: string;
  readonly action: string;
  readonly onClick: () => void;
};

/** The last cell of a row, with its actions. */
export const RowAction = ({ label, action, onClick }: Props) => (
  <td class="number row-actions">
    <button type="button" class="quiet" aria-label={label} onClick={onClick}>
      {action}
    </button>
  </td>
);

/** The header of these cells, visible only to screen readers. */
export const ActionHead = ({ action }: { readonly action: string }) => (
  <th scope="col">
    <span class="unseen">{action}</span>
  </th>
);
