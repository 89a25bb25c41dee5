export type DiskState = {
  readonly freeBytes: number;
  /** Space that Parley leaves free. */
  readonly reserveBytes: number;
};

/** Free space on the disk of a folder that Parley writes to. */
export type DiskRoom = {
  /**
   * Call it before each write with the maximum size. @throws disk_full if the write would use the reserve;
   * nothing was written
   */
  readonly admit: (bytes: number) => void;
  /** The current state; undefined if the file system does not report it. */
  readonly state: () => DiskState | undefined;
};
