/** Receives how much of some work is done, from 0 to 1. */
export type TellShare = (share: number) => void;
