export type DiskState = {
  readonly freeBytes: number;
  /** What Parley leaves free. */
  readonly reserveBytes: number;
};

/** The room on the disk of a folder that Parley writes to. */
export type DiskRoom = {
  /**
   * Before each write, with what it takes at most.
   * @throws disk_full when that would use what is kept in reserve; nothing was written
   */
  readonly admit: (bytes: number) => void;
  /** As of now; undefined where the file system does not tell. */
  readonly state: () => DiskState | undefined;
};
