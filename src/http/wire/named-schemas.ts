import type { TSchema } from '../../kernel/schema.ts';
import { Blame, BlamedEdit } from '../../replay/wire/blame.ts';
import { TestedConversation } from '../../replay/wire/conversation-test.ts';
import { Forked, Sandbox } from '../../replay/wire/fork.ts';
import { LiveTurn } from '../../replay/wire/live-turn.ts';
import {
  ContextChange,
  RecordedTurn,
  TurnParameter,
  TurnVerdict,
  TurnWebhookCall,
} from '../../replay/wire/recorded-turn.ts';
import { Divergence, ReplayReport } from '../../replay/wire/replay-report.ts';
import { PastAgent, PastState, SessionThen } from '../../replay/wire/session-then.ts';
import { TurnBrief, TurnChange, WhatIfJob, WhatIfReport } from '../../replay/wire/what-if-report.ts';
import { Context } from '../../session/context.ts';
import { RecordedCandidate } from '../../session/events.ts';
import { Fulfillment } from '../../session/fulfillment.ts';
import { RecordedCall } from '../../session/recorded-call.ts';
import { UserEntity } from '../../session/user-entities.ts';
import { AgentDiffReply, AgentEditReply, ChangeReply } from './agent-change-out.ts';
import { AgentReply, NewAgentReply, TokenReply } from './agent-out.ts';
import { EntityReply, EntitySummary } from './entity-out.ts';
import { EvaluationReply } from './evaluation-out.ts';
import { ExplanationReply } from './explanation-out.ts';
import { WireAffectedContext, WireParameter } from './intent-in.ts';
import { IntentReply, IntentSummary } from './intent-out.ts';
import { ErrorReply, QueryReply, StatusReply } from './query-out.ts';
import { WebhookReply } from './webhook-out.ts';

/** Schemas that `/openapi.json` contains once, under these names; generated clients use them for types. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  AffectedContext: WireAffectedContext,
  Agent: AgentReply,
  AgentChange: ChangeReply,
  AgentDiff: AgentDiffReply,
  AgentEdit: AgentEditReply,
  Blame,
  BlamedEdit,
  Candidate: RecordedCandidate,
  Context,
  ContextChange,
  Divergence,
  Done: StatusReply,
  Entity: EntityReply,
  EntitySummary,
  Evaluation: EvaluationReply,
  Explanation: ExplanationReply,
  Forked,
  Fulfillment,
  Intent: IntentReply,
  IntentParameter: WireParameter,
  IntentSummary,
  LiveTurn,
  NewAgent: NewAgentReply,
  PastAgent,
  PastState,
  QueryReply,
  RecordedCall,
  RecordedTurn,
  ReplayReport,
  Sandbox,
  SessionThen,
  Status: ErrorReply,
  TestedConversation,
  Token: TokenReply,
  TurnBrief,
  TurnChange,
  TurnParameter,
  TurnVerdict,
  TurnWebhookCall,
  UserEntity,
  WebhookSettings: WebhookReply,
  WhatIfJob,
  WhatIfReport,
};
