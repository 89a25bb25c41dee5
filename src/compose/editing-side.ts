import type { Operation } from '../http/operation.ts';
import { agentEntityOperations } from '../http/routes/admin/agent-entities.ts';
import { agentIntentOperations } from '../http/routes/admin/agent-intents.ts';
import { lifeOperations } from '../http/routes/admin/agent-life.ts';
import { chatOperations } from '../http/routes/admin/chat.ts';
import { publishingOperations } from '../http/routes/admin/publishing.ts';
import { qualityOperations } from '../http/routes/admin/quality.ts';
import { systemOutside } from '../outside/outside.ts';
import type { Desks } from '../turn/open-desks.ts';

/** Operations for authors of agents: edits, history, evaluation and publication. */
export const editingOperations = (desks: Desks): readonly Operation[] => [
  ...chatOperations(desks.sessions),
  ...lifeOperations(desks.life),
  ...publishingOperations(desks.publishing),
  ...agentIntentOperations({ ...desks, newId: systemOutside.id }),
  ...agentEntityOperations({ ...desks, newId: systemOutside.id }),
  ...qualityOperations(desks.quality),
];
