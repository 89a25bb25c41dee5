/** What a message about an agent names, for clients that say it in another language. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;
