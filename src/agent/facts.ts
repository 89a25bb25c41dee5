/** The values that a message about an agent names, for clients that write it in another language. */
export type Facts = Readonly<Record<string, string | number | readonly string[]>>;
