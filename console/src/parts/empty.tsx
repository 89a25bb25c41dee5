import type { ComponentChildren } from 'preact';

/** An empty list: what it would show, and how to fill it. */
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
