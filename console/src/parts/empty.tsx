import type { ComponentChildren } from 'preact';

/** Nothing is there yet: what would be, and how to bring it about. */
export const Empty = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section class="empty">
    <h2>{title}</h2>
    {children}
  </section>
);
