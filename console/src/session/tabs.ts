/** The tabs of a turn. */
export const tabs = ['why', 'contexts', 'machine', 'webhook', 'raw', 'blame', 'today'] as const;
export type Tab = (typeof tabs)[number];

export const isTab = (name: string | null): name is Tab => tabs.some((tab) => tab === name);
