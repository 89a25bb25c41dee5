import { type Static, Type } from '../../../kernel/schema.ts';
import { progressLines } from '../../body/progress-lines.ts';
import { LinesReply, operation } from '../../operation.ts';

const Backup = Type.Object({
  name: Type.String({ description: 'Its folder inside the configured folder.' }),
  bytes: Type.Integer(),
  parley: Type.String({ description: 'The version of Parley that made it.' }),
  madeAt: Type.String(),
  events: Type.Integer(),
  streams: Type.Integer(),
  sha256: Type.String({ description: 'Digest of all events, compared with the store.' }),
  hasSecretKey: Type.Boolean({ description: 'Whether it has the key of webhook credentials.' }),
  unreadable: Type.Optional(Type.Integer({ description: 'Damaged records of the store.' })),
});
type Backup = Static<typeof Backup>;

const Progress = Type.Object({
  step: Type.String({ description: 'copying, reading the copy or comparing.' }),
  share: Type.Number({ description: 'Progress of the step, 0 to 1.' }),
});
type Progress = Static<typeof Progress>;

/** Why backups cannot be started over HTTP. */
const backupsOff = ['store_in_memory', 'store_elsewhere', 'no_folder'] as const;
export type BackupsOff = (typeof backupsOff)[number];

export type BackupDesk = {
  readonly state: () => Promise<{
    readonly reasonOff?: string;
    readonly off?: BackupsOff;
    readonly isRunning: boolean;
    readonly backups: readonly Backup[];
  }>;
  /** @throws backups_off, backup_running */
  readonly begin: () => (report: (progress: Progress) => void) => Promise<Backup>;
};

/** Backups to a folder of the server that its operator configured; clients never choose a path. */
export const backupOperations = (desk: BackupDesk) => [
  operation({
    method: 'get',
    path: '/admin/backups',
    summary: 'The complete backups of the store, newest first; each was verified when it was made',
    tag: 'store',
    token: 'admin',
    reply: Type.Object({
      reasonOff: Type.Optional(Type.String({ description: 'Why backups cannot be started over HTTP.' })),
      off: Type.Optional(Type.Enum(backupsOff, { description: 'The reason, as a code.' })),
      isRunning: Type.Boolean({ description: 'Whether this server is making one.' }),
      backups: Type.Array(Backup),
    }),
    run: () => desk.state(),
  }),
  operation({
    method: 'post',
    path: '/admin/backups',
    summary:
      'Back up the store to the configured folder and verify the copy; continues if the client disconnects',
    tag: 'store',
    token: 'admin',
    role: 'admin',
    replyLine: Type.Object(
      { progress: Type.Optional(Progress), backup: Type.Optional(Backup) },
      { description: 'The progress so far; the last line has the backup.' },
    ),
    errors: ['backups_off', 'backup_running', 'backup_failed'],
    run: () => {
      const make = desk.begin();
      return new LinesReply(
        progressLines<object, object>(async (report) => ({
          backup: await make((progress) => report({ progress })),
        })),
      );
    },
  }),
];
