/** Seconds, from a reply from memory to one that clients no longer wait for. */
export const ANSWER_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds of the steps within a turn. */
export const PART_OF_TURN_S = [0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1];
/** Seconds of a durable write: a fast disk, a slow one, a store in trouble. */
export const WRITE_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
/** Seconds that training takes, from an edit of a small agent to an import of a very large one. */
export const TRAINING_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Events of one append: a turn has three. */
export const EVENTS = [1, 2, 3, 4, 6, 8, 16, 64, 256, 1_024];

/** Blocks of the event loop: LOOP_BLOCK_MS_MAX is a bound, so that those beyond it can be counted. */
export const LOOP_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
