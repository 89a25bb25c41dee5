import type { ComponentChildren } from 'preact';

/** A column by its name; the name of a column of numbers is aligned as they are. */
type Column = string | { readonly number: string };

type Props = {
  readonly columns: readonly Column[];
  /** Heads after these, such as the hidden one of a column of buttons. */
  readonly children?: ComponentChildren;
};

export const TableHead = ({ columns, children }: Props) => (
  <thead>
    <tr>
      {columns.map((column) =>
        typeof column === 'string' ? (
          <th key={column} scope="col">
            {column}
          </th>
        ) : (
          <th key={column.number} scope="col" class="number">
            {column.number}
          </th>
        ),
      )}
      {children}
    </tr>
  </thead>
);
