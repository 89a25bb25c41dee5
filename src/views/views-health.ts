import type { ViewStatus } from './views.ts';

export type ViewsHealth = {
  readonly total: number;
  /** Views that are up to date. */
  readonly live: number;
  /** Why views were dropped since the start and rebuilt. */
  readonly remade?: string;
};

/** Views that belonged to another log, for the same reason. */
export type RemadeViews = { readonly reason: string; readonly projections: readonly string[] };

type Seen = Pick<ViewStatus, 'name' | 'state' | 'remade' | 'rebuild'>;

/** Summarises the states of views, and reports each view that is rebuilt because of the store, once. */
export const viewsHealth = (onRemade: (remade: RemadeViews) => void) => {
  let health: ViewsHealth | undefined;
  const reportedViews = new Map<string, string>();
  return {
    health: () => health,
    seen: (views: readonly Seen[]): void => {
      const news = new Map<string, string[]>();
      let last: string | undefined;
      for (const { name, remade, rebuild } of views) {
        const reason = remade ?? rebuild?.remade;
        last = reason ?? last;
        if (reason === undefined || reportedViews.get(name) === reason) continue;
        reportedViews.set(name, reason);
        news.set(reason, [...(news.get(reason) ?? []), name]);
      }
      const live = views.filter(({ state }) => state === 'live').length;
      health = { total: views.length, live, ...(last !== undefined && { remade: last }) };
      for (const [reason, projections] of news) onRemade({ reason, projections });
    },
  };
};
