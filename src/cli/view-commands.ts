import type { Command } from './command.ts';
import { events } from './events/events.ts';
import { projectionLag } from './projection/lag.ts';
import { projectionList } from './projection/list.ts';
import { projectionRebuild } from './projection/rebuild.ts';
import { projectionRetry } from './projection/retry.ts';
import { projectionStates } from './projection/states.ts';
import {
  projectionsDiff,
  projectionsInstall,
  projectionsRemove,
  projectionsStatus,
} from './projection/store-projections.ts';
import { sessionsList } from './sessions/list.ts';
import { sessionsNote } from './sessions/note.ts';
import { sessionsShow } from './sessions/show.ts';
import { sessionsTag } from './sessions/tag.ts';
import { viewsExport, viewsImport } from './views/move.ts';

/** The commands that read recorded data. */
export const viewCommands: readonly Command[] = [
  sessionsList,
  sessionsShow,
  sessionsNote,
  sessionsTag,
  events,
  projectionList,
  projectionLag,
  projectionRebuild,
  projectionRetry,
  projectionStates,
  projectionsInstall,
  projectionsStatus,
  projectionsDiff,
  projectionsRemove,
  viewsExport,
  viewsImport,
];
