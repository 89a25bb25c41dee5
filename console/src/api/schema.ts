// What the console calls, made from /openapi.json. To make it again, after a new call too:
// npx vitest run test/acceptance/console-schema.test.ts -u

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type AffectedContext = {
  readonly name: string;
  readonly lifespan?: number;
};

export type Agent = {
  readonly agentId: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly defaultTimezone: string;
  readonly matchMode: 'hybrid' | 'ml-only';
  readonly mlMinConfidence: number;
  readonly requestEntities: 'request' | 'session';
  readonly webhook: WebhookSettings;
  readonly intents: number;
  readonly entities: number;
  readonly revision: number;
  readonly published?: { readonly [key: string]: number };
};

export type AgentChange = {
  readonly agentId: string;
  readonly revision: number;
  readonly dryRun: boolean;
  readonly changed: boolean;
  readonly summary: readonly string[];
  readonly summaryLines: readonly ({
    readonly what: 
      | 'agent'
      | 'intent'
      | 'entity'
      | 'settings'
      | 'privacy'
      | 'token'
      | 'environment';
    readonly name?: string;
    readonly change: 
      | 'added'
      | 'changed'
      | 'removed'
      | 'created'
      | 'deleted'
      | 'undeleted';
    readonly counts: readonly ({
      readonly of: 'phrase' | 'reply' | 'entry' | 'intent' | 'entity';
      readonly change: 'added' | 'changed' | 'removed';
      readonly count: number;
    })[];
    readonly fields: readonly string[];
    readonly before?: number;
    readonly after?: number;
    readonly split?: 
      | null
      | {
      readonly revision: number;
      readonly share: number;
    };
    readonly shadow?: null | {
      readonly revision: number;
    };
  })[];
  readonly diff: {
    readonly intents: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly id: string;
      readonly name: string;
      readonly phrases: readonly ({
        readonly change: 'added' | 'changed' | 'removed';
        readonly language: string;
        readonly text: string;
        readonly before?: string;
      })[];
      readonly replies: readonly ({
        readonly change: 'added' | 'removed';
        readonly language?: string;
        readonly platform?: string;
        readonly text: string;
      })[];
      readonly fields: readonly {
        readonly path: string;
        readonly before?: Json;
        readonly after?: Json;
      }[];
    })[];
    readonly entities: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly id: string;
      readonly name: string;
      readonly entries: readonly ({
        readonly change: 'added' | 'changed' | 'removed';
        readonly language: string;
        readonly value: string;
        readonly synonyms: readonly string[];
        readonly before?: readonly string[];
      })[];
      readonly fields: readonly {
        readonly path: string;
        readonly before?: Json;
        readonly after?: Json;
      }[];
    })[];
    readonly settings: readonly {
      readonly path: string;
      readonly before?: Json;
      readonly after?: Json;
    }[];
    readonly privacy: readonly {
      readonly path: string;
      readonly before?: Json;
      readonly after?: Json;
    }[];
    readonly tokens: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly id: string;
      readonly kind: string;
    })[];
    readonly environments: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly name: string;
      readonly before?: number;
      readonly after?: number;
      readonly splitBefore?: {
        readonly revision: number;
        readonly share: number;
      };
      readonly splitAfter?: {
        readonly revision: number;
        readonly share: number;
      };
      readonly shadowBefore?: {
        readonly revision: number;
        readonly since: string;
      };
      readonly shadowAfter?: {
        readonly revision: number;
        readonly since: string;
      };
    })[];
  };
  readonly warnings: readonly ({
    readonly code: string;
    readonly path: string;
    readonly message: string;
    readonly facts?: { readonly [key: string]: string | number | readonly string[] };
  })[];
} & {
  readonly status: {
    readonly code: number;
    readonly errorType: string;
    readonly errorDetails?: string;
  };
};

export type AgentDiff = {
  readonly agentId: string;
  readonly from: number;
  readonly to: number;
  readonly summary: readonly string[];
  readonly diff: {
    readonly intents: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly id: string;
      readonly name: string;
      readonly phrases: readonly ({
        readonly change: 'added' | 'changed' | 'removed';
        readonly language: string;
        readonly text: string;
        readonly before?: string;
      })[];
      readonly replies: readonly ({
        readonly change: 'added' | 'removed';
        readonly language?: string;
        readonly platform?: string;
        readonly text: string;
      })[];
      readonly fields: readonly {
        readonly path: string;
        readonly before?: Json;
        readonly after?: Json;
      }[];
    })[];
    readonly entities: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly id: string;
      readonly name: string;
      readonly entries: readonly ({
        readonly change: 'added' | 'changed' | 'removed';
        readonly language: string;
        readonly value: string;
        readonly synonyms: readonly string[];
        readonly before?: readonly string[];
      })[];
      readonly fields: readonly {
        readonly path: string;
        readonly before?: Json;
        readonly after?: Json;
      }[];
    })[];
    readonly settings: readonly {
      readonly path: string;
      readonly before?: Json;
      readonly after?: Json;
    }[];
    readonly privacy: readonly {
      readonly path: string;
      readonly before?: Json;
      readonly after?: Json;
    }[];
    readonly tokens: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly id: string;
      readonly kind: string;
    })[];
    readonly environments: readonly ({
      readonly change: 'added' | 'changed' | 'removed';
      readonly name: string;
      readonly before?: number;
      readonly after?: number;
      readonly splitBefore?: {
        readonly revision: number;
        readonly share: number;
      };
      readonly splitAfter?: {
        readonly revision: number;
        readonly share: number;
      };
      readonly shadowBefore?: {
        readonly revision: number;
        readonly since: string;
      };
      readonly shadowAfter?: {
        readonly revision: number;
        readonly since: string;
      };
    })[];
  };
};

export type AgentEdit = {
  readonly revision: number;
  readonly firstRevision: number;
  readonly occurredAt: string;
  readonly actor?: string;
  readonly tokenId?: string;
  readonly tokenName?: string;
  readonly reason?: string;
  readonly requestId: string;
  readonly summary: readonly string[];
  readonly summaryLines: readonly ({
    readonly what: 
      | 'agent'
      | 'intent'
      | 'entity'
      | 'settings'
      | 'privacy'
      | 'token'
      | 'environment';
    readonly name?: string;
    readonly change: 
      | 'added'
      | 'changed'
      | 'removed'
      | 'created'
      | 'deleted'
      | 'undeleted';
    readonly counts: readonly ({
      readonly of: 'phrase' | 'reply' | 'entry' | 'intent' | 'entity';
      readonly change: 'added' | 'changed' | 'removed';
      readonly count: number;
    })[];
    readonly fields: readonly string[];
    readonly before?: number;
    readonly after?: number;
    readonly split?: 
      | null
      | {
      readonly revision: number;
      readonly share: number;
    };
    readonly shadow?: null | {
      readonly revision: number;
    };
  })[];
};

export type Blame = {
  readonly turn: RecordedTurn;
  readonly transition: {
    readonly from: string;
    readonly to: string;
    readonly event: string;
    readonly revision: number;
  };
  readonly match?: TurnVerdict;
  readonly phrases: readonly {
    readonly text: string;
    readonly similarity: number;
    readonly edit?: BlamedEdit;
  }[];
  readonly trigger?: {
    readonly name: string;
    readonly edit?: BlamedEdit;
  };
  readonly responses?: BlamedEdit;
  readonly intent?: BlamedEdit;
};

export type BlamedEdit = {
  readonly revision: number;
  readonly event: string;
  readonly occurredAt: string;
  readonly actor?: string;
  readonly requestId: string;
  readonly origin?: {
    readonly from: 'inbox';
    readonly heard: number;
    readonly turnIds: readonly string[];
  };
};

export type Candidate = {
  readonly intentId: string;
  readonly intentName: string;
  readonly score: number;
  readonly matchedBy: string;
  readonly outcome: 'won' | 'lost';
  readonly reason: string;
};

export type Context = {
  readonly name: string;
  readonly lifespan: number;
  readonly parameters: { readonly [key: string]: Json };
};

export type ContextChange = {
  readonly name: string;
  readonly change: 'added' | 'removed' | 'changed' | 'kept';
  readonly lifespanBefore?: number;
  readonly lifespanAfter?: number;
  readonly parameters: readonly {
    readonly name: string;
    readonly before?: Json;
    readonly after?: Json;
  }[];
};

export type Divergence = {
  readonly kind: 'sequence' | 'illegal' | 'reply' | 'decision' | 'snapshot';
  readonly turn?: number;
  readonly revision: number;
  readonly path: string;
  readonly recorded?: Json;
  readonly derived?: Json;
};

export type Done = {
  readonly status: {
    readonly code: number;
    readonly errorType: string;
    readonly errorDetails?: string;
  };
};

export type Entity = {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly {
    readonly value: string;
    readonly synonyms: readonly string[];
  }[];
  readonly isEnum: boolean;
  readonly automatedExpansion: boolean;
};

export type EntitySummary = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly preview: string;
};

export type Evaluation = {
  readonly language: string;
  readonly folds: number;
  readonly seed: number;
  readonly phrases: number;
  readonly accuracy: number;
  readonly macroF1: number;
  readonly refused: number;
  readonly intents: readonly {
    readonly intent: string;
    readonly phrases: number;
    readonly precision: number;
    readonly recall: number;
    readonly f1: number;
  }[];
  readonly confusions: readonly {
    readonly expected: string;
    readonly given?: string;
    readonly phrases: readonly {
      readonly text: string;
      readonly nearest?: string;
      readonly score: number;
    }[];
  }[];
  readonly slots: {
    readonly expected: number;
    readonly precision: number;
    readonly recall: number;
    readonly f1: number;
    readonly each: readonly {
      readonly intent: string;
      readonly parameter: string;
      readonly expected: number;
      readonly precision: number;
      readonly recall: number;
      readonly f1: number;
    }[];
  };
  readonly rejection: {
    readonly threshold: number;
    readonly suggested?: number;
    readonly foreign: number;
    readonly change?: {
      readonly before: {
        readonly threshold: number;
        readonly right: number;
        readonly wrong: number;
        readonly foreignRefused?: number;
      };
      readonly after: {
        readonly threshold: number;
        readonly right: number;
        readonly wrong: number;
        readonly foreignRefused?: number;
      };
    };
    readonly curve: readonly {
      readonly threshold: number;
      readonly right: number;
      readonly wrong: number;
      readonly foreignRefused?: number;
    }[];
  };
  readonly unmeasured: readonly string[];
};

export type Explanation = {
  readonly text: string;
  readonly language: string;
  readonly threshold: number;
  readonly candidates: readonly ({
    readonly intentId: string;
    readonly intentName: string;
    readonly score: number;
    readonly matchedBy: string;
    readonly outcome: 'won' | 'lost';
    readonly reason: string;
    readonly why: string;
    readonly contextsMissing?: readonly string[];
    readonly foreignWords?: readonly string[];
    readonly moves?: readonly ({
      readonly act: 'question' | 'whether' | 'wish' | 'order' | 'opposite';
      readonly words: readonly string[];
      readonly change: 'raised' | 'lowered';
    })[];
  })[];
  readonly leftOut: readonly {
    readonly intentId: string;
    readonly intentName: string;
    readonly score: number;
    readonly reason: string;
    readonly why: string;
    readonly contextsMissing?: readonly string[];
  }[];
  readonly values: readonly {
    readonly parameter: string;
    readonly entity: string;
    readonly value: Json;
    readonly detailed?: Json;
    readonly original: string;
    readonly start: number;
    readonly end: number;
    readonly source: string;
  }[];
  readonly learned: readonly {
    readonly intentId: string;
    readonly intentName: string;
    readonly score: number;
    readonly words: readonly {
      readonly text: string;
      readonly start: number;
      readonly end: number;
      readonly weight: number;
    }[];
    readonly sentence?: number;
  }[];
  readonly guesses: readonly ({
    readonly intentId: string;
    readonly intentName: string;
    readonly outcome: 'won' | 'lost';
    readonly takes: readonly {
      readonly parameter: string;
      readonly original: string;
    }[];
    readonly share: number;
    readonly evidence: {
      readonly ownWords: boolean;
      readonly listedOrCapital: boolean;
      readonly context: boolean;
      readonly classifier: boolean;
    };
    readonly learned: number;
    readonly standing: 'rule' | 'last_resort' | 'classifier';
  })[];
  readonly nearest: readonly {
    readonly intentId: string;
    readonly intentName: string;
    readonly text: string;
    readonly similarity: number;
  }[];
};

export type Forked = {
  readonly sandboxId: string;
  readonly origin: {
    readonly sessionId: string;
    readonly turn: number;
  };
  readonly copied: number;
  readonly turns: readonly RecordedTurn[];
};

export type Fulfillment = {
  readonly speech: string;
  readonly messages: readonly { readonly [key: string]: Json }[];
  readonly displayText?: string;
  readonly data?: Json;
  readonly source?: string;
};

export type Intent = {
  readonly id: string;
} & {
  readonly name: string;
  readonly auto?: boolean;
  readonly contexts?: readonly string[];
  readonly templates?: readonly string[];
  readonly userSays?: readonly {
    readonly id?: string;
    readonly data: readonly {
      readonly text: string;
      readonly meta?: string;
      readonly alias?: string;
      readonly userDefined?: boolean;
    }[];
    readonly isTemplate?: boolean;
    readonly count?: number;
    readonly lang?: string;
  }[];
  readonly responses?: readonly ({
    readonly action?: string;
    readonly resetContexts?: boolean;
    readonly affectedContexts?: readonly AffectedContext[];
    readonly parameters?: readonly IntentParameter[];
    readonly messages?: readonly ({
      readonly type: number | string;
      readonly lang?: string;
      readonly platform?: string;
    })[];
  })[];
  readonly priority?: number;
  readonly webhookUsed?: boolean;
  readonly webhookForSlotFilling?: boolean;
  readonly fallbackIntent?: boolean;
  readonly cortanaCommand?: Json;
  readonly events?: readonly {
    readonly name: string;
  }[];
  readonly parentId?: string;
  readonly rootParentId?: string;
};

export type IntentParameter = {
  readonly id?: string;
  readonly name: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly dataType?: string;
  readonly prompts?: readonly (
    | string
    | {
    readonly lang?: string;
    readonly value: string;
  })[];
  readonly isList?: boolean;
};

export type LiveTurn = {
  readonly position: number;
  readonly sessionId: string;
  readonly number: number;
  readonly turnId: string;
  readonly receivedAt: string;
  readonly lang: string;
  readonly text: string;
  readonly isTrigger: boolean;
  readonly reply: string;
  readonly intent?: string;
  readonly isUnmatched: boolean;
  readonly score: number;
  readonly webhooks: readonly string[];
  readonly agentRevision?: number;
  readonly environment?: string;
  readonly totalMs?: number;
};

export type NewAgent = {
  readonly agentId: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly defaultTimezone: string;
  readonly matchMode: 'hybrid' | 'ml-only';
  readonly mlMinConfidence: number;
  readonly requestEntities: 'request' | 'session';
  readonly webhook: WebhookSettings;
  readonly intents: number;
  readonly entities: number;
  readonly revision: number;
  readonly published?: { readonly [key: string]: number };
} & {
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly warnings: readonly ({
    readonly code: string;
    readonly path: string;
    readonly message: string;
    readonly facts?: { readonly [key: string]: string | number | readonly string[] };
  })[];
} & {
  readonly status: {
    readonly code: number;
    readonly errorType: string;
    readonly errorDetails?: string;
  };
};

export type PastAgent = {
  readonly agentId: string;
  readonly name: string;
  readonly revision: number;
  readonly newestRevision: number;
  readonly changedAt?: string;
  readonly intents: number;
  readonly entities: number;
  readonly language: string;
};

export type PastState = {
  readonly at: string;
  readonly turns: number;
  readonly lastActiveAt: string;
  readonly contexts: readonly Context[];
  readonly slotFilling: 
    | {
    readonly intentId: string;
    readonly intentName: string;
    readonly parameter: string;
    readonly attempt: number;
    readonly collected: readonly {
      readonly name: string;
      readonly value: Json;
      readonly original: string;
    }[];
    readonly missing: readonly string[];
  }
    | null;
  readonly userEntities: readonly UserEntity[];
};

export type QueryReply = {
  readonly id: string;
  readonly timestamp: string;
  readonly lang: string;
  readonly result: {
    readonly source: string;
    readonly resolvedQuery: string;
    readonly speech?: string;
    readonly action: string;
    readonly actionIncomplete: boolean;
    readonly parameters: { readonly [key: string]: Json };
    readonly contexts: readonly Context[];
    readonly metadata: {
      readonly intentId?: string;
      readonly webhookUsed?: 'true' | 'false';
      readonly webhookForSlotFillingUsed?: 'true' | 'false';
      readonly webhookResponseTime?: number;
      readonly intentName?: string;
      readonly executionSequence?: readonly {
        readonly source: string;
        readonly intentId: string;
        readonly action: string;
        readonly intentName: string;
        readonly webhookUsed: boolean;
        readonly webhookTriggeringEvent?: string;
      }[];
    };
    readonly fulfillment: Fulfillment;
    readonly score: number;
  };
  readonly status: {
    readonly code: number;
    readonly errorType: string;
    readonly errorDetails?: string;
  };
  readonly sessionId: string;
  readonly originalRequest?: Json;
};

export type RecordedCall = {
  readonly callId: string;
  readonly isErased?: true;
  readonly isKeyMissing?: true;
  readonly agentId: string;
  readonly sessionId: string;
  readonly environment?: string;
  readonly agentRevision?: number;
  readonly turnId: string;
  readonly turn: number;
  readonly query: string;
  readonly intentId: string;
  readonly intentName: string;
  readonly purpose: 'fulfillment' | 'slot_filling';
  readonly revision: number;
  readonly requestedAt: string;
  readonly url: string;
  readonly address: string;
  readonly isReused: boolean;
  readonly idempotencyKey: string;
  readonly outcome: 
    | 'waiting'
    | 'replied'
    | 'http_status'
    | 'timeout'
    | 'unreachable'
    | 'address_refused'
    | 'empty'
    | 'unreadable'
    | 'too_large'
    | 'interrupted'
    | 'circuit_open'
    | 'secret_unreadable'
    | 'followup_limit'
    | 'followup_unknown';
  readonly status?: number;
  readonly details?: string;
  readonly elapsedMs?: number;
  readonly timings?: {
    readonly queueMs?: number;
    readonly lookupMs?: number;
    readonly connectMs?: number;
    readonly tlsMs?: number;
    readonly firstByteMs?: number;
    readonly totalMs: number;
  };
  readonly request: {
    readonly headers: readonly {
      readonly name: string;
      readonly value: string;
    }[];
    readonly body: string;
  };
  readonly reply?: {
    readonly headers: readonly {
      readonly name: string;
      readonly value: string;
    }[];
    readonly body: string;
    readonly bytes?: string;
  };
};

export type RecordedTurn = {
  readonly number: number;
  readonly turnId: string;
  readonly isOpen: boolean;
  readonly isErased?: true;
  readonly isKeyMissing?: true;
  readonly actor?: string;
  readonly query: {
    readonly text?: string;
    readonly trigger?: {
      readonly name: string;
      readonly data: { readonly [key: string]: Json };
    };
    readonly resolved: string;
    readonly lang: string;
    readonly timezone: string;
    readonly given: readonly Context[];
    readonly resetContexts: boolean;
    readonly userEntities: readonly string[];
    readonly entities: readonly UserEntity[];
    readonly random: number;
    readonly originalRequest?: Json;
    readonly location?: Json;
  };
  readonly verdicts: readonly TurnVerdict[];
  readonly intent?: {
    readonly id: string;
    readonly name: string;
  };
  readonly action: string;
  readonly score: number;
  readonly slots: {
    readonly prompted?: {
      readonly intentId: string;
      readonly parameter: string;
      readonly attempt: number;
    };
    readonly cancelled?: {
      readonly intentId: string;
      readonly reason: string;
    };
  };
  readonly contexts: {
    readonly before: readonly Context[];
    readonly after: readonly Context[];
    readonly changes: readonly ContextChange[];
  };
  readonly expired: {
    readonly session: boolean;
    readonly userEntities: readonly string[];
  };
  readonly places: readonly ({
    readonly at: 
      | 'listening'
      | 'answering'
      | 'prompting'
      | 'calling'
      | 'followingUp'
      | 'expired';
    readonly event?: string;
    readonly revision?: number;
  })[];
  readonly webhooks: readonly TurnWebhookCall[];
  readonly reply?: {
    readonly fulfillment: Fulfillment;
    readonly actionIncomplete: boolean;
    readonly from: 'intent' | 'prompt' | 'webhook' | 'exit' | 'nothing';
    readonly variant?: {
      readonly index: number;
      readonly count: number;
    };
  };
  readonly agentRevision?: number;
  readonly environment?: string;
  readonly modelHash?: string;
  readonly timings: {
    readonly receivedAt: string;
    readonly repliedAt?: string;
    readonly totalMs?: number;
    readonly understandingMs: number;
    readonly webhooksMs: number;
  };
  readonly revisions: {
    readonly first: number;
    readonly last: number;
  };
  readonly positions: {
    readonly first: number;
    readonly last: number;
  };
  readonly meanwhile: readonly {
    readonly type: string;
    readonly revision: number;
    readonly occurredAt: string;
    readonly names: readonly string[];
    readonly contexts?: readonly Context[];
    readonly entities?: readonly UserEntity[];
  }[];
};

export type ReplayReport = {
  readonly sessions: number;
  readonly events: number;
  readonly turns: number;
  readonly repliesOnly: number;
  readonly unreadable: number;
  readonly divergent: number;
  readonly divergences: readonly {
    readonly agentId: string;
    readonly sessionId: string;
    readonly divergence: Divergence;
  }[];
};

export type Sandbox = {
  readonly sandboxId: string;
  readonly origin: {
    readonly sessionId: string;
    readonly turn: number;
  };
  readonly events: number;
  readonly isUnfinished: boolean;
};

export type SessionThen = {
  readonly agentId: string;
  readonly sessionId: string;
  readonly turns: number;
  readonly turn: RecordedTurn;
  readonly state: PastState;
  readonly agent?: PastAgent;
  readonly today?: {
    readonly revision: number;
    readonly answer: TurnBrief;
    readonly recorded: TurnBrief;
    readonly change?: 'intent' | 'threshold' | 'parameters' | 'contexts' | 'reply';
    readonly webhookUnrecorded: boolean;
    readonly refused?: string;
  };
};

export type TestedConversation = {
  readonly name: string;
  readonly misses: readonly ({
    readonly turn: number;
    readonly said: string;
    readonly what: 'intent' | 'action' | 'parameters' | 'contexts' | 'reply';
    readonly expected: Json;
    readonly happened: Json;
  })[];
  readonly turns: readonly RecordedTurn[];
};

export type Token = {
  readonly tokenId: string;
  readonly kind: 'client' | 'developer';
  readonly issuedAt: string;
  readonly name?: string;
  readonly note?: string;
  readonly lastUsedAt?: string;
  readonly environment?: string;
};

export type TurnBrief = {
  readonly intent?: string;
  readonly action: string;
  readonly score: number;
  readonly parameters: { readonly [key: string]: Json };
  readonly contexts: readonly Context[];
  readonly fulfillment: Fulfillment;
};

export type TurnChange = {
  readonly sessionId: string;
  readonly turn: number;
  readonly turnId: string;
  readonly receivedAt: string;
  readonly query: string;
  readonly cause: 'intent' | 'threshold' | 'parameters' | 'contexts' | 'reply';
  readonly hypothetical: boolean;
  readonly webhookUnrecorded: boolean;
  readonly path: string;
  readonly recorded: TurnBrief;
  readonly instead: TurnBrief;
};

export type TurnParameter = {
  readonly name: string;
  readonly value: Json;
  readonly original: string;
  readonly source: {
    readonly from: 
      | 'text'
      | 'session_entity'
      | 'answer'
      | 'context'
      | 'default'
      | 'constant'
      | 'nothing';
    readonly start?: number;
    readonly end?: number;
    readonly turn?: number;
  };
};

export type TurnVerdict = {
  readonly revision: number;
  readonly trigger?: string;
  readonly intent?: {
    readonly id: string;
    readonly name: string;
  };
  readonly action: string;
  readonly score: number;
  readonly matchedBy?: 
    | 'exact'
    | 'template'
    | 'learned'
    | 'fallback'
    | 'trigger'
    | 'answer';
  readonly language: string;
  readonly candidates: readonly Candidate[];
  readonly parameters: readonly TurnParameter[];
  readonly missing: readonly string[];
  readonly understoodInUs: number;
};

export type TurnWebhookCall = {
  readonly revision: number;
  readonly callId: string;
  readonly purpose: 'fulfillment' | 'slot_filling';
  readonly requestedAt: string;
  readonly url: string;
  readonly request: string;
  readonly outcome: 
    | 'waiting'
    | 'replied'
    | 'http_status'
    | 'timeout'
    | 'unreachable'
    | 'address_refused'
    | 'empty'
    | 'unreadable'
    | 'too_large'
    | 'interrupted'
    | 'circuit_open'
    | 'secret_unreadable'
    | 'followup_limit'
    | 'followup_unknown';
  readonly status?: number;
  readonly reply?: string;
  readonly details?: string;
  readonly elapsedMs?: number;
  readonly refusedContexts: readonly string[];
  readonly followup?: {
    readonly name: string;
    readonly data: { readonly [key: string]: Json };
  };
};

export type UserEntity = {
  readonly name: string;
  readonly extend: boolean;
  readonly entries: readonly {
    readonly value: string;
    readonly synonyms: readonly string[];
  }[];
  readonly expiresAt: string;
  readonly forRequest?: true;
};

export type WebhookSettings = {
  readonly enabled: boolean;
  readonly url: string;
  readonly username: string;
  readonly hasPassword: boolean;
  readonly headers: { readonly [key: string]: string };
  readonly secretHeaders: readonly string[];
  readonly signing: readonly {
    readonly id: string;
    readonly addedAt: string;
  }[];
  readonly timeoutMs: number;
  readonly circuitFailures: number;
  readonly addressWarning?: string;
  readonly secretWarnings?: readonly ({
    readonly field: string;
    readonly code: 'unreadable' | 'unbound';
    readonly message: string;
  })[];
};

export type WhatIfJob = {
  readonly id: string;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed' | 'interrupted';
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly sessionsOf: {
    readonly agentId: string;
    readonly name: string;
  };
  readonly answeredBy: {
    readonly name: string;
    readonly agentId?: string;
    readonly revision?: number;
  };
  readonly filter: {
    readonly sessions?: readonly string[];
    readonly since?: string;
    readonly until?: string;
    readonly intent?: string;
    readonly language?: string;
  };
  readonly done: number;
  readonly total: number;
  readonly error?: string;
  readonly report?: WhatIfReport;
};

export type WhatIfReport = {
  readonly sessions: number;
  readonly turns: number;
  readonly changed: number;
  readonly share: number;
  readonly hypothetical: number;
  readonly hypotheticalTurns: number;
  readonly refused: number;
  readonly webhooksUnrecorded: number;
  readonly groups: readonly ({
    readonly cause: 'intent' | 'threshold' | 'parameters' | 'contexts' | 'reply';
    readonly turns: number;
    readonly alike: readonly {
      readonly turns: number;
      readonly example: TurnChange;
    }[];
    readonly changes: readonly TurnChange[];
  })[];
};

export type Operations = {
  'DELETE /admin/agents/{id}': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: Done;
    readonly line: undefined;
  };
  'DELETE /admin/agents/{id}/entities/{entity}': {
    readonly path: {
      readonly id: string;
      readonly entity: string;
    };
    readonly query: {
      readonly lang?: string;
      readonly dryRun?: boolean;
    };
    readonly body: undefined;
    readonly reply: AgentChange;
    readonly line: undefined;
  };
  'DELETE /admin/agents/{id}/intents/{intent}': {
    readonly path: {
      readonly id: string;
      readonly intent: string;
    };
    readonly query: {
      readonly lang?: string;
      readonly dryRun?: boolean;
    };
    readonly body: undefined;
    readonly reply: AgentChange;
    readonly line: undefined;
  };
  'DELETE /admin/agents/{id}/sessions/{session}/notes/{note}': {
    readonly path: {
      readonly id: string;
      readonly session: string;
      readonly note: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly notes: readonly {
        readonly noteId: string;
        readonly text: string;
        readonly isErased?: true;
        readonly isKeyMissing?: true;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
      readonly tags: readonly {
        readonly tag: string;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
    };
    readonly line: undefined;
  };
  'DELETE /admin/agents/{id}/tokens/{tokenId}': {
    readonly path: {
      readonly id: string;
      readonly tokenId: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: Done;
    readonly line: undefined;
  };
  'DELETE /admin/console/session': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: Done;
    readonly line: undefined;
  };
  'DELETE /admin/tokens/{tokenId}': {
    readonly path: {
      readonly tokenId: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: Done;
    readonly line: undefined;
  };
  'DELETE /admin/what-if/{whatIf}': {
    readonly path: {
      readonly whatIf: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: WhatIfJob;
    readonly line: undefined;
  };
  'GET /admin/agents': {
    readonly path: undefined;
    readonly query: {
      readonly deleted?: boolean;
    };
    readonly body: undefined;
    readonly reply: {
      readonly agents: readonly Agent[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: Agent;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/analytics': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly reports: readonly ({
        readonly name: string;
        readonly summary: string;
        readonly projection: string;
        readonly columns: readonly ({
          readonly name: string;
          readonly summary: string;
          readonly kind: 'text' | 'count' | 'share' | 'number' | 'milliseconds';
          readonly isDetail?: boolean;
        })[];
        readonly bar: string;
        readonly interval?: string;
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/analytics/{report}': {
    readonly path: {
      readonly id: string;
      readonly report: string;
    };
    readonly query: {
      readonly from?: string;
      readonly to?: string;
      readonly interval?: 'hour' | 'day' | 'week' | 'month' | 'total';
      readonly lang?: string;
      readonly environment?: string;
      readonly revision?: string;
      readonly format?: 'json' | 'csv';
    };
    readonly body: undefined;
    readonly reply: {
      readonly name: string;
      readonly summary: string;
      readonly projection: string;
      readonly columns: readonly ({
        readonly name: string;
        readonly summary: string;
        readonly kind: 'text' | 'count' | 'share' | 'number' | 'milliseconds';
        readonly isDetail?: boolean;
      })[];
      readonly bar: string;
      readonly agentId: string;
      readonly lang: string | null;
      readonly environment: string | null;
      readonly revision: number | null;
      readonly from: string | null;
      readonly to: string | null;
      readonly interval: 'hour' | 'day' | 'week' | 'month' | 'total';
      readonly rows: readonly ({ readonly [key: string]: string | number | null })[];
      readonly isCut: boolean;
      readonly isUpToDate: boolean;
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/changes': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly before?: number;
      readonly limit?: number;
    };
    readonly body: undefined;
    readonly reply: {
      readonly changes: readonly AgentEdit[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/circuits': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly circuits: readonly ({
        readonly agentId: string;
        readonly agentName: string;
        readonly address: string;
        readonly state: 'closed' | 'open' | 'half-open';
        readonly since?: string;
        readonly failures: number;
        readonly failuresMax: number;
        readonly retryAt?: string;
        readonly reason?: string;
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/diff': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly from: number;
      readonly to: number;
    };
    readonly body: undefined;
    readonly reply: AgentDiff;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/entities': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly lang?: string;
    };
    readonly body: undefined;
    readonly reply: {
      readonly entities: readonly EntitySummary[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/entities/{entity}': {
    readonly path: {
      readonly id: string;
      readonly entity: string;
    };
    readonly query: {
      readonly lang?: string;
    };
    readonly body: undefined;
    readonly reply: Entity;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/environments/{environment}/shadow': {
    readonly path: {
      readonly id: string;
      readonly environment: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly agentId: string;
      readonly environment: string;
      readonly revision: number;
      readonly since: string;
      readonly upToDate: boolean;
      readonly turns: number;
      readonly changed: number;
      readonly share: number;
      readonly refused: number;
      readonly webhooksUnrecorded: number;
      readonly groups: readonly ({
        readonly cause: 'intent' | 'threshold' | 'parameters' | 'contexts' | 'reply';
        readonly turns: number;
        readonly alike: readonly {
          readonly turns: number;
          readonly example: TurnChange;
        }[];
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/evaluations': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly evaluations: readonly {
        readonly revision: number;
        readonly evaluatedAt: string;
        readonly language: string;
        readonly encoder: string;
        readonly threshold: number;
        readonly folds: number;
        readonly seed: number;
        readonly phrases: number;
        readonly accuracy: number;
        readonly macroF1: number;
        readonly refused: number;
        readonly modelVersion: number;
        readonly isCurrent: boolean;
      }[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/export': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly files: readonly {
        readonly path: string;
        readonly text: string;
      }[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/inbox': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly from?: string;
      readonly to?: string;
      readonly lang?: string;
      readonly kind?: 'unmatched' | 'low_score';
      readonly dismissed?: boolean;
      readonly below?: number;
      readonly limit?: number;
      readonly cursor?: string;
    };
    readonly body: undefined;
    readonly reply: {
      readonly groups: readonly ({
        readonly text: string;
        readonly language: string;
        readonly count: number;
        readonly utterances: readonly ({
          readonly text: string;
          readonly count: number;
          readonly lastHeardAt: string;
          readonly kind: 'unmatched' | 'low_score';
          readonly intentName: string;
          readonly score: number;
          readonly turnId: string;
        })[];
      })[];
      readonly counts: {
        readonly groups: number;
        readonly texts: number;
        readonly heard: number;
      };
      readonly nextCursor?: string;
      readonly isCut: boolean;
      readonly lookedBackTo?: string;
      readonly isUpToDate: boolean;
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/intents': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly intents: readonly {
        readonly id: string;
        readonly name: string;
        readonly action: string;
        readonly fallback: boolean;
        readonly parentId?: string;
        readonly phrases: { readonly [key: string]: number };
      }[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/intents/{intent}': {
    readonly path: {
      readonly id: string;
      readonly intent: string;
    };
    readonly query: {
      readonly lang?: string;
    };
    readonly body: undefined;
    readonly reply: Intent;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/privacy': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly masking: readonly (
        | {
        readonly entity: string;
        readonly as: string;
      }
        | {
        readonly pattern: string;
        readonly as: string;
      })[];
      readonly retentionDays: number;
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/publishing': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly agentId: string;
      readonly on: boolean;
      readonly draftRevision: number;
      readonly environments: readonly ({
        readonly name: string;
        readonly revision: number;
        readonly earlier: readonly number[];
        readonly split?: {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: {
          readonly revision: number;
          readonly since: string;
        };
        readonly publishedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
        readonly draftSummary: readonly string[];
        readonly draftDiff: {
          readonly intents: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly phrases: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly text: string;
              readonly before?: string;
            })[];
            readonly replies: readonly ({
              readonly change: 'added' | 'removed';
              readonly language?: string;
              readonly platform?: string;
              readonly text: string;
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly entities: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly entries: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly value: string;
              readonly synonyms: readonly string[];
              readonly before?: readonly string[];
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly settings: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly privacy: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly tokens: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly kind: string;
          })[];
          readonly environments: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly name: string;
            readonly before?: number;
            readonly after?: number;
            readonly splitBefore?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly splitAfter?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly shadowBefore?: {
              readonly revision: number;
              readonly since: string;
            };
            readonly shadowAfter?: {
              readonly revision: number;
              readonly since: string;
            };
          })[];
        };
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/revisions/{revision}': {
    readonly path: {
      readonly id: string;
      readonly revision: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly files: readonly {
        readonly path: string;
        readonly text: string;
      }[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sandboxes': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly sandboxes: readonly Sandbox[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly since?: string;
      readonly until?: string;
      readonly intent?: string;
      readonly action?: string;
      readonly context?: string;
      readonly text?: string;
      readonly id?: string;
      readonly user?: string;
      readonly parameter?: readonly string[];
      readonly where?: readonly string[];
      readonly tag?: readonly string[];
      readonly lang?: string;
      readonly environment?: string;
      readonly revision?: string;
      readonly webhook?: 
        | 'replied'
        | 'failed'
        | 'http_status'
        | 'timeout'
        | 'unreachable'
        | 'address_refused'
        | 'empty'
        | 'unreadable'
        | 'too_large'
        | 'interrupted'
        | 'circuit_open'
        | 'secret_unreadable'
        | 'followup_limit'
        | 'followup_unknown';
      readonly unmatched?: boolean;
      readonly abandoned?: boolean;
      readonly asking?: boolean;
      readonly scoreBelow?: number;
      readonly sort?: 
        | 'lastActiveAt'
        | 'startedAt'
        | 'turns'
        | 'unmatched'
        | 'lowestScore';
      readonly order?: 'desc' | 'asc';
      readonly limit?: number;
      readonly cursor?: string;
    };
    readonly body: undefined;
    readonly reply: {
      readonly sessions: readonly {
        readonly agentId: string;
        readonly sessionId: string;
        readonly startedAt: string;
        readonly lastActiveAt: string;
        readonly turns: number;
        readonly unmatched: number;
        readonly lowestScore: number;
        readonly abandoned: number;
        readonly asking: string;
        readonly lastText: string;
        readonly languages: readonly string[];
        readonly intents: readonly string[];
        readonly actions: readonly string[];
        readonly contexts: readonly string[];
        readonly environments: readonly string[];
        readonly revisions: readonly string[];
        readonly webhooks: readonly string[];
        readonly tags: readonly string[];
        readonly notes: number;
      }[];
      readonly nextCursor?: string;
      readonly counts: {
        readonly sessions: number;
        readonly turns: number;
        readonly unmatched: number;
      };
      readonly search?: {
        readonly looked: number;
        readonly candidates: number;
        readonly unread?: number;
        readonly reached?: string | number;
        readonly isComplete: boolean;
      };
      readonly isUpToDate: boolean;
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: {
      readonly from?: number;
      readonly limit?: number;
    };
    readonly body: undefined;
    readonly reply: {
      readonly sessionId: string;
      readonly agentId: string;
      readonly count: number;
      readonly next?: number;
      readonly turns: readonly RecordedTurn[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}/at/{turn}': {
    readonly path: {
      readonly id: string;
      readonly session: string;
      readonly turn: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: SessionThen;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}/blame/{turn}': {
    readonly path: {
      readonly id: string;
      readonly session: string;
      readonly turn: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: Blame;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}/notes': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly notes: readonly {
        readonly noteId: string;
        readonly text: string;
        readonly isErased?: true;
        readonly isKeyMissing?: true;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
      readonly tags: readonly {
        readonly tag: string;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}/recorded-turns': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly turns: readonly RecordedTurn[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}/test': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: {
      readonly name?: string;
      readonly webhook?: 'recorded' | 'live';
    };
    readonly body: undefined;
    readonly reply: {
      readonly name: string;
      readonly agent?: string;
      readonly language?: string;
      readonly clock?: string;
      readonly webhook: 'recorded' | 'live';
      readonly turns: readonly ({
        readonly say?: string;
        readonly trigger?: {
          readonly name: string;
          readonly data?: { readonly [key: string]: Json };
        };
        readonly language?: string;
        readonly timezone?: string;
        readonly contexts?: readonly {
          readonly name: string;
          readonly lifespan?: number;
          readonly parameters?: { readonly [key: string]: Json };
        }[];
        readonly entities?: readonly {
          readonly name: string;
          readonly extend?: boolean;
          readonly entries: readonly {
            readonly value: string;
            readonly synonyms: readonly string[];
          }[];
        }[];
        readonly resetContexts?: boolean;
        readonly before?: {
          readonly contexts?: readonly {
            readonly name: string;
            readonly lifespan?: number;
            readonly parameters?: { readonly [key: string]: Json };
          }[];
          readonly deleteContexts?: readonly string[];
          readonly entities?: readonly {
            readonly name: string;
            readonly extend?: boolean;
            readonly entries: readonly {
              readonly value: string;
              readonly synonyms: readonly string[];
            }[];
          }[];
          readonly deleteEntities?: readonly string[];
        };
        readonly wait?: number;
        readonly random?: number;
        readonly webhook?: readonly ({
          readonly status?: number;
          readonly body?: Json;
          readonly failure?: 'timeout' | 'unreachable';
        })[];
        readonly expect?: {
          readonly intent?: string | null;
          readonly action?: string;
          readonly parameters?: { readonly [key: string]: Json };
          readonly contexts?: { readonly [key: string]: number };
          readonly reply?: string | readonly string[];
        };
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/sessions/{session}/turns/{turn}': {
    readonly path: {
      readonly id: string;
      readonly session: string;
      readonly turn: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: RecordedTurn;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/tokens': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly tokens: readonly Token[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/turns': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly after?: string;
      readonly environment?: string;
      readonly revision?: string;
      readonly text?: string;
      readonly intent?: string;
      readonly webhook?: 
        | 'replied'
        | 'failed'
        | 'http_status'
        | 'timeout'
        | 'unreachable'
        | 'address_refused'
        | 'empty'
        | 'unreadable'
        | 'too_large'
        | 'interrupted'
        | 'circuit_open'
        | 'secret_unreadable'
        | 'followup_limit'
        | 'followup_unknown';
      readonly unmatched?: boolean;
      readonly scoreBelow?: number;
      readonly limit?: number;
      readonly follow?: boolean;
    };
    readonly body: undefined;
    readonly reply: undefined;
    readonly line: {
      readonly after?: number;
      readonly turn?: LiveTurn;
    };
  };
  'GET /admin/agents/{id}/validate': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly counts: {
        readonly error: number;
        readonly warning: number;
        readonly note: number;
      };
      readonly findings: readonly ({
        readonly code: string;
        readonly severity: 'error' | 'warning' | 'note';
        readonly intent?: string;
        readonly entity?: string;
        readonly language?: string;
        readonly message: string;
        readonly facts?: { readonly [key: string]: string | number | readonly string[] };
        readonly hint: string;
      })[];
      readonly rules: readonly {
        readonly code: string;
        readonly summary: string;
        readonly example: string;
      }[];
      readonly warnings: readonly ({
        readonly code: string;
        readonly path: string;
        readonly message: string;
        readonly facts?: { readonly [key: string]: string | number | readonly string[] };
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/webhook': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: WebhookSettings;
    readonly line: undefined;
  };
  'GET /admin/agents/{id}/webhook-calls': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly since?: string;
      readonly until?: string;
      readonly outcome?: 
        | 'failed'
        | 'waiting'
        | 'replied'
        | 'http_status'
        | 'timeout'
        | 'unreachable'
        | 'address_refused'
        | 'empty'
        | 'unreadable'
        | 'too_large'
        | 'interrupted'
        | 'circuit_open'
        | 'secret_unreadable'
        | 'followup_limit'
        | 'followup_unknown';
      readonly status?: number;
      readonly session?: string;
      readonly intent?: string;
      readonly action?: string;
      readonly context?: string;
      readonly lang?: string;
      readonly slowerThanMs?: number;
      readonly address?: string;
      readonly text?: string;
      readonly order?: 'newest' | 'oldest' | 'slowest';
      readonly limit?: number;
      readonly cursor?: string;
      readonly format?: 'json' | 'ndjson' | 'csv';
    };
    readonly body: undefined;
    readonly reply: {
      readonly calls: readonly ({
        readonly agentId: string;
        readonly sessionId: string;
        readonly callId: string;
        readonly revision: number;
        readonly asked: number;
        readonly turn: number;
        readonly turnId: string;
        readonly intentName: string;
        readonly action: string;
        readonly language: string;
        readonly contexts: readonly string[];
        readonly purpose: string;
        readonly requestedAt: string;
        readonly url: string;
        readonly address: string;
        readonly outcome: 
          | 'waiting'
          | 'replied'
          | 'http_status'
          | 'timeout'
          | 'unreachable'
          | 'address_refused'
          | 'empty'
          | 'unreadable'
          | 'too_large'
          | 'interrupted'
          | 'circuit_open'
          | 'secret_unreadable'
          | 'followup_limit'
          | 'followup_unknown';
        readonly status: number;
        readonly elapsedMs: number;
        readonly resends: number;
      })[];
      readonly nextCursor?: string;
      readonly counts?: {
        readonly total: number;
        readonly outcomes: { readonly [key: string]: number };
        readonly isComplete: boolean;
      };
      readonly isUpToDate: boolean;
    };
    readonly line: RecordedCall;
  };
  'GET /admin/agents/{id}/webhook-calls/{call}': {
    readonly path: {
      readonly id: string;
      readonly call: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly callId: string;
      readonly isErased?: true;
      readonly isKeyMissing?: true;
      readonly agentId: string;
      readonly sessionId: string;
      readonly environment?: string;
      readonly agentRevision?: number;
      readonly turnId: string;
      readonly turn: number;
      readonly query: string;
      readonly intentId: string;
      readonly intentName: string;
      readonly purpose: 'fulfillment' | 'slot_filling';
      readonly revision: number;
      readonly requestedAt: string;
      readonly url: string;
      readonly address: string;
      readonly isReused: boolean;
      readonly idempotencyKey: string;
      readonly outcome: 
        | 'waiting'
        | 'replied'
        | 'http_status'
        | 'timeout'
        | 'unreachable'
        | 'address_refused'
        | 'empty'
        | 'unreadable'
        | 'too_large'
        | 'interrupted'
        | 'circuit_open'
        | 'secret_unreadable'
        | 'followup_limit'
        | 'followup_unknown';
      readonly status?: number;
      readonly details?: string;
      readonly elapsedMs?: number;
      readonly timings?: {
        readonly queueMs?: number;
        readonly lookupMs?: number;
        readonly connectMs?: number;
        readonly tlsMs?: number;
        readonly firstByteMs?: number;
        readonly totalMs: number;
      };
      readonly request: {
        readonly headers: readonly {
          readonly name: string;
          readonly value: string;
        }[];
        readonly body: string;
      };
      readonly reply?: {
        readonly headers: readonly {
          readonly name: string;
          readonly value: string;
        }[];
        readonly body: string;
        readonly bytes?: string;
      };
      readonly resends: readonly ({
        readonly resendId: string;
        readonly requestedAt: string;
        readonly address: string;
        readonly webhook: 'today' | 'recorded';
        readonly isOtherAddress: boolean;
        readonly agentRevision: number;
        readonly end?: {
          readonly outcome: 
            | 'replied'
            | 'http_status'
            | 'timeout'
            | 'unreachable'
            | 'address_refused'
            | 'empty'
            | 'unreadable'
            | 'too_large'
            | 'interrupted'
            | 'circuit_open'
            | 'secret_unreadable'
            | 'followup_limit'
            | 'followup_unknown';
          readonly status?: number;
          readonly elapsedMs: number;
          readonly replyBytes: number;
          readonly isSame: boolean;
        };
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/backups': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly reasonOff?: string;
      readonly off?: 'store_in_memory' | 'store_elsewhere' | 'no_folder';
      readonly isRunning: boolean;
      readonly backups: readonly {
        readonly name: string;
        readonly bytes: number;
        readonly parley: string;
        readonly madeAt: string;
        readonly events: number;
        readonly streams: number;
        readonly sha256: string;
        readonly hasSecretKey: boolean;
        readonly unreadable?: number;
      }[];
    };
    readonly line: undefined;
  };
  'GET /admin/events': {
    readonly path: undefined;
    readonly query: {
      readonly session?: string;
      readonly agent?: string;
      readonly from?: number;
      readonly since?: string;
      readonly follow?: boolean;
    };
    readonly body: undefined;
    readonly reply: undefined;
    readonly line: 
      | {
      readonly id: string;
      readonly stream: string;
      readonly revision: number;
      readonly position: number;
      readonly type: string;
      readonly data: Json;
      readonly metadata: {
        readonly schemaVersion: number;
        readonly occurredAt: string;
        readonly correlationId: string;
        readonly causationId?: string;
        readonly agentRevision?: number;
        readonly modelHash?: string;
        readonly actor?: 'client' | 'developer' | 'admin' | 'system';
        readonly tokenId?: string;
        readonly environment?: string;
        readonly reason?: string;
        readonly sandboxTurns?: number;
        readonly salt?: string;
      };
    }
      | {
      readonly unreadable: {
        readonly position: number;
        readonly stream?: string;
        readonly revision?: number;
        readonly reason: string;
      };
    };
  };
  'GET /admin/metrics/recent': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly stepMs: number;
      readonly points: readonly ({
        readonly at: string;
        readonly turnsPerSecond: number;
        readonly serverErrors: number;
        readonly failures: number;
        readonly latencyMs: 
          | {
          readonly p50: number;
          readonly p95: number;
          readonly p99: number;
        }
          | null;
        readonly loopBlockMs: number;
        readonly waitingTurns: number;
        readonly hotSessions: number;
        readonly memoryBytes: number;
      })[];
      readonly loopBlocksMs: readonly number[];
    };
    readonly line: undefined;
  };
  'GET /admin/projections': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly projections: readonly ({
        readonly name: string;
        readonly isShipped: boolean;
        readonly version: string;
        readonly state: 
          | 'catching_up'
          | 'live'
          | 'faulted'
          | 'waiting'
          | 'stopped'
          | 'outdated';
        readonly position: number;
        readonly reachedAt: string;
        readonly lagMs: number;
        readonly reason?: string;
        readonly remade?: string;
        readonly eventsPerSecond?: number;
        readonly secondsLeft?: number;
        readonly fault?: {
          readonly position: number;
          readonly stream: string;
          readonly eventType: string;
          readonly message: string;
        };
        readonly rebuild?: {
          readonly state: 
            | 'catching_up'
            | 'live'
            | 'faulted'
            | 'waiting'
            | 'stopped'
            | 'outdated';
          readonly position: number;
          readonly reachedAt: string;
          readonly lagMs: number;
          readonly reason?: string;
          readonly remade?: string;
          readonly eventsPerSecond?: number;
          readonly secondsLeft?: number;
          readonly fault?: {
            readonly position: number;
            readonly stream: string;
            readonly eventType: string;
            readonly message: string;
          };
        };
      })[];
      readonly unreadableRecords?: {
        readonly count: number;
        readonly positions: readonly number[];
      };
    };
    readonly line: undefined;
  };
  'GET /admin/tokens': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly tokens: readonly ({
        readonly tokenId: string;
        readonly role: 'viewer' | 'editor' | 'admin';
        readonly name: string;
        readonly grantedAt: string;
        readonly lastUsedAt?: string;
      })[];
    };
    readonly line: undefined;
  };
  'GET /admin/what-if': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly whatIfs: readonly WhatIfJob[];
    };
    readonly line: undefined;
  };
  'GET /admin/what-if/{whatIf}': {
    readonly path: {
      readonly whatIf: string;
    };
    readonly query: {
      readonly changes?: boolean;
    };
    readonly body: undefined;
    readonly reply: WhatIfJob;
    readonly line: undefined;
  };
  'GET /admin/what-if/{whatIf}/changes': {
    readonly path: {
      readonly whatIf: string;
    };
    readonly query: {
      readonly cause?: 'intent' | 'threshold' | 'parameters' | 'contexts' | 'reply';
      readonly limit?: number;
      readonly cursor?: string;
    };
    readonly body: undefined;
    readonly reply: {
      readonly changes: readonly {
        readonly turns: number;
        readonly example: TurnChange;
      }[];
      readonly nextCursor?: string;
    };
    readonly line: undefined;
  };
  'GET /admin/whoami': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly actor: 'client' | 'developer' | 'admin';
      readonly role?: 'viewer' | 'editor' | 'admin';
      readonly agentId?: string;
      readonly tokenId?: string;
      readonly name?: string;
    };
    readonly line: undefined;
  };
  'GET /health/ready': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly status: {
        readonly code: number;
        readonly errorType: string;
        readonly errorDetails?: string;
      };
      readonly unreadableRecords?: {
        readonly count: number;
        readonly positions: readonly number[];
      };
      readonly missingKeys?: {
        readonly count: number;
        readonly positions: readonly number[];
      };
      readonly views?: {
        readonly total: number;
        readonly live: number;
        readonly remade?: string;
      };
    };
    readonly line: undefined;
  };
  'PATCH /admin/agents/{id}': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly name?: string;
      readonly description?: string;
      readonly language?: string;
      readonly languages?: readonly string[];
      readonly defaultTimezone?: string;
      readonly matchMode?: 'hybrid' | 'ml-only';
      readonly mlMinConfidence?: number;
      readonly requestEntities?: 'request' | 'session';
    };
    readonly reply: Agent;
    readonly line: undefined;
  };
  'PATCH /admin/agents/{id}/sessions/{session}/tags': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly add?: readonly string[];
      readonly remove?: readonly string[];
    };
    readonly reply: {
      readonly notes: readonly {
        readonly noteId: string;
        readonly text: string;
        readonly isErased?: true;
        readonly isKeyMissing?: true;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
      readonly tags: readonly {
        readonly tag: string;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
    };
    readonly line: undefined;
  };
  'POST /admin/agents': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly name: string;
      readonly language?: string;
    };
    readonly reply: NewAgent;
    readonly line: undefined;
  };
  'POST /admin/agents/import': {
    readonly path: undefined;
    readonly query: {
      readonly name?: string;
      readonly fileName?: string;
    };
    readonly body: {
      readonly files: readonly {
        readonly path: string;
        readonly text: string;
      }[];
      readonly name?: string;
    };
    readonly reply: NewAgent;
    readonly line: 
      | {
      readonly step: 'training';
      readonly share: number;
    }
      | NewAgent;
  };
  'POST /admin/agents/{id}/erase': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly session?: string;
      readonly where?: string;
      readonly parameter?: string;
      readonly dryRun?: boolean;
      readonly verify?: boolean;
      readonly logs?: readonly string[];
      readonly lookFor?: readonly string[];
      readonly scavenge?: boolean;
    };
    readonly reply: {
      readonly agentId: string;
      readonly dryRun: boolean;
      readonly sessions: readonly string[];
      readonly events: number;
      readonly sandboxes: number;
      readonly modes: {
        readonly deleted?: number;
        readonly key_destroyed?: number;
      };
      readonly missingKeys?: number;
      readonly unreadSessions?: number;
      readonly receipts: readonly ({
        readonly erasureId: string;
        readonly erasedAt: string;
        readonly mode: 'deleted' | 'key_destroyed';
        readonly stream: string;
        readonly position: number;
      })[];
      readonly scavenge?: {
        readonly state: 
          | 'started'
          | 'in_progress'
          | 'stopped'
          | 'refused'
          | 'not_needed';
        readonly scavengeId?: string;
        readonly error?: string;
        readonly details: string;
      };
      readonly verification?: {
        readonly texts: number;
        readonly saidElsewhere: number;
        readonly sessionIds: {
          readonly searched: number;
          readonly found: number;
        };
        readonly streams: {
          readonly searched: number;
          readonly found: number;
        };
        readonly views: {
          readonly searched: number;
          readonly found: number;
        };
        readonly snapshots: {
          readonly searched: number;
          readonly found: number;
        };
        readonly models: {
          readonly searched: number;
          readonly found: number;
        };
        readonly logs: {
          readonly searched: number;
          readonly found: number;
        };
        readonly whatIfs: {
          readonly searched: number;
          readonly found: number;
        };
        readonly bytes: {
          readonly searched: number;
          readonly found: number;
          readonly files: readonly string[];
        };
        readonly isClean: boolean;
        readonly isScavengeDue: boolean;
      };
    };
    readonly line: 
      | {
      readonly step: string;
      readonly share: number;
    }
      | {
      readonly agentId: string;
      readonly dryRun: boolean;
      readonly sessions: readonly string[];
      readonly events: number;
      readonly sandboxes: number;
      readonly modes: {
        readonly deleted?: number;
        readonly key_destroyed?: number;
      };
      readonly missingKeys?: number;
      readonly unreadSessions?: number;
      readonly receipts: readonly ({
        readonly erasureId: string;
        readonly erasedAt: string;
        readonly mode: 'deleted' | 'key_destroyed';
        readonly stream: string;
        readonly position: number;
      })[];
      readonly scavenge?: {
        readonly state: 
          | 'started'
          | 'in_progress'
          | 'stopped'
          | 'refused'
          | 'not_needed';
        readonly scavengeId?: string;
        readonly error?: string;
        readonly details: string;
      };
      readonly verification?: {
        readonly texts: number;
        readonly saidElsewhere: number;
        readonly sessionIds: {
          readonly searched: number;
          readonly found: number;
        };
        readonly streams: {
          readonly searched: number;
          readonly found: number;
        };
        readonly views: {
          readonly searched: number;
          readonly found: number;
        };
        readonly snapshots: {
          readonly searched: number;
          readonly found: number;
        };
        readonly models: {
          readonly searched: number;
          readonly found: number;
        };
        readonly logs: {
          readonly searched: number;
          readonly found: number;
        };
        readonly whatIfs: {
          readonly searched: number;
          readonly found: number;
        };
        readonly bytes: {
          readonly searched: number;
          readonly found: number;
          readonly files: readonly string[];
        };
        readonly isClean: boolean;
        readonly isScavengeDue: boolean;
      };
    };
  };
  'POST /admin/agents/{id}/evaluate': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly lang?: string;
      readonly folds?: number;
      readonly encoder?: string;
      readonly seed?: number;
      readonly revision?: number;
    };
    readonly body: undefined;
    readonly reply: undefined;
    readonly line: {
      readonly done?: number;
      readonly total?: number;
      readonly evaluation?: Evaluation;
    };
  };
  'POST /admin/agents/{id}/explain': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly text: string;
      readonly lang?: string;
      readonly contexts?: readonly string[];
      readonly revision?: number;
    };
    readonly reply: Explanation;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/inbox/annotate': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly utterances: readonly string[];
      readonly intentId?: string;
      readonly lang?: string;
    };
    readonly reply: {
      readonly phrases: readonly {
        readonly text: string;
        readonly annotated: string;
        readonly spans: readonly {
          readonly start: number;
          readonly end: number;
          readonly entity: string;
          readonly parameter: string;
        }[];
      }[];
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/inbox/assign': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly utterances?: readonly string[];
      readonly phrases?: readonly string[];
      readonly annotate?: boolean;
      readonly intentId: string;
      readonly create?: boolean;
      readonly lang?: string;
    };
    readonly reply: {
      readonly intentId: string;
      readonly intentName: string;
      readonly added: number;
      readonly heard: number;
      readonly phrases: readonly {
        readonly text: string;
        readonly annotated: string;
        readonly spans: readonly {
          readonly start: number;
          readonly end: number;
          readonly entity: string;
          readonly parameter: string;
        }[];
      }[];
      readonly effects?: {
        readonly checked: number;
        readonly total: number;
        readonly changed: number;
        readonly texts: readonly ({
          readonly text: string;
          readonly kind: 'phrase' | 'variant' | 'heard' | 'assigned';
          readonly before: {
            readonly intentName?: string;
            readonly values: readonly {
              readonly parameter: string;
              readonly original: string;
            }[];
          };
          readonly after: {
            readonly intentName?: string;
            readonly values: readonly {
              readonly parameter: string;
              readonly original: string;
            }[];
          };
        })[];
      };
    } & {
      readonly agentId: string;
      readonly revision: number;
      readonly dryRun: boolean;
      readonly changed: boolean;
      readonly summary: readonly string[];
      readonly summaryLines: readonly ({
        readonly what: 
          | 'agent'
          | 'intent'
          | 'entity'
          | 'settings'
          | 'privacy'
          | 'token'
          | 'environment';
        readonly name?: string;
        readonly change: 
          | 'added'
          | 'changed'
          | 'removed'
          | 'created'
          | 'deleted'
          | 'undeleted';
        readonly counts: readonly ({
          readonly of: 'phrase' | 'reply' | 'entry' | 'intent' | 'entity';
          readonly change: 'added' | 'changed' | 'removed';
          readonly count: number;
        })[];
        readonly fields: readonly string[];
        readonly before?: number;
        readonly after?: number;
        readonly split?: 
          | null
          | {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: null | {
          readonly revision: number;
        };
      })[];
      readonly diff: {
        readonly intents: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly name: string;
          readonly phrases: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly language: string;
            readonly text: string;
            readonly before?: string;
          })[];
          readonly replies: readonly ({
            readonly change: 'added' | 'removed';
            readonly language?: string;
            readonly platform?: string;
            readonly text: string;
          })[];
          readonly fields: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
        })[];
        readonly entities: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly name: string;
          readonly entries: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly language: string;
            readonly value: string;
            readonly synonyms: readonly string[];
            readonly before?: readonly string[];
          })[];
          readonly fields: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
        })[];
        readonly settings: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly privacy: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly tokens: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly kind: string;
        })[];
        readonly environments: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly name: string;
          readonly before?: number;
          readonly after?: number;
          readonly splitBefore?: {
            readonly revision: number;
            readonly share: number;
          };
          readonly splitAfter?: {
            readonly revision: number;
            readonly share: number;
          };
          readonly shadowBefore?: {
            readonly revision: number;
            readonly since: string;
          };
          readonly shadowAfter?: {
            readonly revision: number;
            readonly since: string;
          };
        })[];
      };
      readonly warnings: readonly ({
        readonly code: string;
        readonly path: string;
        readonly message: string;
        readonly facts?: { readonly [key: string]: string | number | readonly string[] };
      })[];
    } & {
      readonly status: {
        readonly code: number;
        readonly errorType: string;
        readonly errorDetails?: string;
      };
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/inbox/dismiss': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly utterances: readonly string[];
      readonly lang?: string;
    };
    readonly reply: {
      readonly dismissed: number;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/inbox/restore': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly utterances: readonly string[];
      readonly lang?: string;
    };
    readonly reply: {
      readonly restored: number;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/publish': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly environment?: string;
      readonly revision?: number;
      readonly dryRun?: boolean;
    };
    readonly reply: {
      readonly agentId: string;
      readonly environment: string;
      readonly before?: number;
      readonly revision: number;
      readonly changed: boolean;
      readonly dryRun: boolean;
      readonly summary: readonly string[];
      readonly summaryLines: readonly ({
        readonly what: 
          | 'agent'
          | 'intent'
          | 'entity'
          | 'settings'
          | 'privacy'
          | 'token'
          | 'environment';
        readonly name?: string;
        readonly change: 
          | 'added'
          | 'changed'
          | 'removed'
          | 'created'
          | 'deleted'
          | 'undeleted';
        readonly counts: readonly ({
          readonly of: 'phrase' | 'reply' | 'entry' | 'intent' | 'entity';
          readonly change: 'added' | 'changed' | 'removed';
          readonly count: number;
        })[];
        readonly fields: readonly string[];
        readonly before?: number;
        readonly after?: number;
        readonly split?: 
          | null
          | {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: null | {
          readonly revision: number;
        };
      })[];
      readonly diff: {
        readonly intents: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly name: string;
          readonly phrases: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly language: string;
            readonly text: string;
            readonly before?: string;
          })[];
          readonly replies: readonly ({
            readonly change: 'added' | 'removed';
            readonly language?: string;
            readonly platform?: string;
            readonly text: string;
          })[];
          readonly fields: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
        })[];
        readonly entities: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly name: string;
          readonly entries: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly language: string;
            readonly value: string;
            readonly synonyms: readonly string[];
            readonly before?: readonly string[];
          })[];
          readonly fields: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
        })[];
        readonly settings: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly privacy: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly tokens: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly kind: string;
        })[];
        readonly environments: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly name: string;
          readonly before?: number;
          readonly after?: number;
          readonly splitBefore?: {
            readonly revision: number;
            readonly share: number;
          };
          readonly splitAfter?: {
            readonly revision: number;
            readonly share: number;
          };
          readonly shadowBefore?: {
            readonly revision: number;
            readonly since: string;
          };
          readonly shadowAfter?: {
            readonly revision: number;
            readonly since: string;
          };
        })[];
      };
    } & {
      readonly status: {
        readonly code: number;
        readonly errorType: string;
        readonly errorDetails?: string;
      };
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/query': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly environment?: string;
    };
    readonly body: {
      readonly query?: string;
      readonly event?: {
        readonly name: string;
        readonly data?: { readonly [key: string]: Json };
      };
      readonly sessionId: string;
      readonly lang: string;
      readonly contexts?: readonly {
        readonly name: string;
        readonly lifespan?: number;
        readonly parameters?: { readonly [key: string]: Json };
      }[];
      readonly resetContexts?: boolean;
      readonly entities?: readonly {
        readonly name: string;
        readonly extend?: boolean;
        readonly entries: readonly {
          readonly value: string;
          readonly synonyms: readonly string[];
        }[];
      }[];
      readonly timezone?: string;
      readonly location?: {
        readonly latitude: number;
        readonly longitude: number;
      };
      readonly originalRequest?: { readonly [key: string]: Json };
    };
    readonly reply: QueryReply;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/rehearse': {
    readonly path: {
      readonly id: string;
    };
    readonly query: {
      readonly environment?: string;
    };
    readonly body: {
      readonly language?: string;
      readonly clock?: string;
      readonly webhook: 'recorded' | 'live';
      readonly turns: readonly ({
        readonly say?: string;
        readonly trigger?: {
          readonly name: string;
          readonly data?: { readonly [key: string]: Json };
        };
        readonly language?: string;
        readonly timezone?: string;
        readonly contexts?: readonly {
          readonly name: string;
          readonly lifespan?: number;
          readonly parameters?: { readonly [key: string]: Json };
        }[];
        readonly entities?: readonly {
          readonly name: string;
          readonly extend?: boolean;
          readonly entries: readonly {
            readonly value: string;
            readonly synonyms: readonly string[];
          }[];
        }[];
        readonly resetContexts?: boolean;
        readonly before?: {
          readonly contexts?: readonly {
            readonly name: string;
            readonly lifespan?: number;
            readonly parameters?: { readonly [key: string]: Json };
          }[];
          readonly deleteContexts?: readonly string[];
          readonly entities?: readonly {
            readonly name: string;
            readonly extend?: boolean;
            readonly entries: readonly {
              readonly value: string;
              readonly synonyms: readonly string[];
            }[];
          }[];
          readonly deleteEntities?: readonly string[];
        };
        readonly wait?: number;
        readonly random?: number;
        readonly webhook?: readonly ({
          readonly status?: number;
          readonly body?: Json;
          readonly failure?: 'timeout' | 'unreachable';
        })[];
      })[];
    };
    readonly reply: {
      readonly turns: readonly RecordedTurn[];
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/restore': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly revision?: number;
      readonly moment?: string;
      readonly dryRun?: boolean;
    };
    readonly reply: AgentChange;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/revert': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly revision: number;
      readonly dryRun?: boolean;
    };
    readonly reply: AgentChange;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/rollback': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly environment?: string;
      readonly revision?: number;
      readonly dryRun?: boolean;
    };
    readonly reply: {
      readonly agentId: string;
      readonly environment: string;
      readonly before?: number;
      readonly revision: number;
      readonly changed: boolean;
      readonly dryRun: boolean;
      readonly summary: readonly string[];
      readonly summaryLines: readonly ({
        readonly what: 
          | 'agent'
          | 'intent'
          | 'entity'
          | 'settings'
          | 'privacy'
          | 'token'
          | 'environment';
        readonly name?: string;
        readonly change: 
          | 'added'
          | 'changed'
          | 'removed'
          | 'created'
          | 'deleted'
          | 'undeleted';
        readonly counts: readonly ({
          readonly of: 'phrase' | 'reply' | 'entry' | 'intent' | 'entity';
          readonly change: 'added' | 'changed' | 'removed';
          readonly count: number;
        })[];
        readonly fields: readonly string[];
        readonly before?: number;
        readonly after?: number;
        readonly split?: 
          | null
          | {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: null | {
          readonly revision: number;
        };
      })[];
      readonly diff: {
        readonly intents: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly name: string;
          readonly phrases: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly language: string;
            readonly text: string;
            readonly before?: string;
          })[];
          readonly replies: readonly ({
            readonly change: 'added' | 'removed';
            readonly language?: string;
            readonly platform?: string;
            readonly text: string;
          })[];
          readonly fields: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
        })[];
        readonly entities: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly name: string;
          readonly entries: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly language: string;
            readonly value: string;
            readonly synonyms: readonly string[];
            readonly before?: readonly string[];
          })[];
          readonly fields: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
        })[];
        readonly settings: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly privacy: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly tokens: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly id: string;
          readonly kind: string;
        })[];
        readonly environments: readonly ({
          readonly change: 'added' | 'changed' | 'removed';
          readonly name: string;
          readonly before?: number;
          readonly after?: number;
          readonly splitBefore?: {
            readonly revision: number;
            readonly share: number;
          };
          readonly splitAfter?: {
            readonly revision: number;
            readonly share: number;
          };
          readonly shadowBefore?: {
            readonly revision: number;
            readonly since: string;
          };
          readonly shadowAfter?: {
            readonly revision: number;
            readonly since: string;
          };
        })[];
      };
    } & {
      readonly status: {
        readonly code: number;
        readonly errorType: string;
        readonly errorDetails?: string;
      };
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/sandboxes/{sandbox}/query': {
    readonly path: {
      readonly id: string;
      readonly sandbox: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly text?: string;
      readonly trigger?: {
        readonly name: string;
        readonly data?: { readonly [key: string]: Json };
      };
      readonly contexts?: readonly {
        readonly name: string;
        readonly lifespan?: number;
        readonly parameters?: { readonly [key: string]: Json };
      }[];
      readonly webhookReplies?: readonly ({
        readonly status?: number;
        readonly body?: Json;
        readonly failure?: 'timeout' | 'unreachable';
      })[];
      readonly language?: string;
      readonly webhook: 'recorded' | 'live';
    };
    readonly reply: {
      readonly turn: RecordedTurn;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/sessions/{session}/fork': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly turn?: number;
      readonly text?: string;
      readonly trigger?: {
        readonly name: string;
        readonly data?: { readonly [key: string]: Json };
      };
      readonly contexts?: readonly {
        readonly name: string;
        readonly lifespan?: number;
        readonly parameters?: { readonly [key: string]: Json };
      }[];
      readonly webhookReplies?: readonly ({
        readonly status?: number;
        readonly body?: Json;
        readonly failure?: 'timeout' | 'unreachable';
      })[];
      readonly webhook: 'recorded' | 'live';
      readonly rest: boolean;
    };
    readonly reply: Forked;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/sessions/{session}/notes': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly text: string;
    };
    readonly reply: {
      readonly notes: readonly {
        readonly noteId: string;
        readonly text: string;
        readonly isErased?: true;
        readonly isKeyMissing?: true;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
      readonly tags: readonly {
        readonly tag: string;
        readonly addedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
      }[];
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/sessions/{session}/replay': {
    readonly path: {
      readonly id: string;
      readonly session: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: ReplayReport;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/test': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly name: string;
      readonly agent?: string;
      readonly language?: string;
      readonly clock?: string;
      readonly webhook: 'recorded' | 'live';
      readonly turns: readonly ({
        readonly say?: string;
        readonly trigger?: {
          readonly name: string;
          readonly data?: { readonly [key: string]: Json };
        };
        readonly language?: string;
        readonly timezone?: string;
        readonly contexts?: readonly {
          readonly name: string;
          readonly lifespan?: number;
          readonly parameters?: { readonly [key: string]: Json };
        }[];
        readonly entities?: readonly {
          readonly name: string;
          readonly extend?: boolean;
          readonly entries: readonly {
            readonly value: string;
            readonly synonyms: readonly string[];
          }[];
        }[];
        readonly resetContexts?: boolean;
        readonly before?: {
          readonly contexts?: readonly {
            readonly name: string;
            readonly lifespan?: number;
            readonly parameters?: { readonly [key: string]: Json };
          }[];
          readonly deleteContexts?: readonly string[];
          readonly entities?: readonly {
            readonly name: string;
            readonly extend?: boolean;
            readonly entries: readonly {
              readonly value: string;
              readonly synonyms: readonly string[];
            }[];
          }[];
          readonly deleteEntities?: readonly string[];
        };
        readonly wait?: number;
        readonly random?: number;
        readonly webhook?: readonly ({
          readonly status?: number;
          readonly body?: Json;
          readonly failure?: 'timeout' | 'unreachable';
        })[];
        readonly expect?: {
          readonly intent?: string | null;
          readonly action?: string;
          readonly parameters?: { readonly [key: string]: Json };
          readonly contexts?: { readonly [key: string]: number };
          readonly reply?: string | readonly string[];
        };
      })[];
    };
    readonly reply: TestedConversation;
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/test/read': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly text: string;
    };
    readonly reply: {
      readonly test: Json;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/tokens': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly kind: 'client' | 'developer';
      readonly value?: string;
      readonly name?: string;
      readonly note?: string;
      readonly environment?: string;
    };
    readonly reply: {
      readonly tokenId: string;
      readonly kind: 'client' | 'developer';
      readonly token: string;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/train': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly agentId: string;
      readonly revision: number;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/undelete': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly agentId: string;
      readonly name: string;
      readonly description: string;
      readonly language: string;
      readonly languages: readonly string[];
      readonly defaultTimezone: string;
      readonly matchMode: 'hybrid' | 'ml-only';
      readonly mlMinConfidence: number;
      readonly requestEntities: 'request' | 'session';
      readonly webhook: WebhookSettings;
      readonly intents: number;
      readonly entities: number;
      readonly revision: number;
      readonly published?: { readonly [key: string]: number };
    } & {
      readonly tokensTaken: number;
    };
    readonly line: undefined;
  };
  'POST /admin/agents/{id}/webhook-calls/resend': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly calls?: readonly string[];
      readonly since?: string;
      readonly until?: string;
      readonly outcome?: 
        | 'failed'
        | 'waiting'
        | 'replied'
        | 'http_status'
        | 'timeout'
        | 'unreachable'
        | 'address_refused'
        | 'empty'
        | 'unreadable'
        | 'too_large'
        | 'interrupted'
        | 'circuit_open'
        | 'secret_unreadable'
        | 'followup_limit'
        | 'followup_unknown';
      readonly status?: number;
      readonly session?: string;
      readonly intent?: string;
      readonly action?: string;
      readonly context?: string;
      readonly lang?: string;
      readonly slowerThanMs?: number;
      readonly address?: string;
      readonly text?: string;
      readonly to?: string;
      readonly webhook?: 'today' | 'recorded';
      readonly withCredentials?: boolean;
    };
    readonly reply: undefined;
    readonly line: {
      readonly resent?: {
        readonly callId: string;
        readonly url: string;
        readonly recordedUrl: string;
        readonly agentRevision: number;
        readonly isSame: boolean;
        readonly changes: readonly {
          readonly path: string;
          readonly before?: Json;
          readonly after?: Json;
        }[];
        readonly now: {
          readonly outcome: 
            | 'waiting'
            | 'replied'
            | 'http_status'
            | 'timeout'
            | 'unreachable'
            | 'address_refused'
            | 'empty'
            | 'unreadable'
            | 'too_large'
            | 'interrupted'
            | 'circuit_open'
            | 'secret_unreadable'
            | 'followup_limit'
            | 'followup_unknown';
          readonly status?: number;
          readonly details?: string;
          readonly elapsedMs: number;
          readonly timings?: {
            readonly queueMs?: number;
            readonly lookupMs?: number;
            readonly connectMs?: number;
            readonly tlsMs?: number;
            readonly firstByteMs?: number;
            readonly totalMs: number;
          };
          readonly headers: readonly {
            readonly name: string;
            readonly value: string;
          }[];
          readonly body?: string;
        };
      };
      readonly done?: {
        readonly sent: number;
        readonly same: number;
        readonly erased: number;
        readonly isCut: boolean;
      };
    };
  };
  'POST /admin/agents/{id}/webhook-drill': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly since?: string;
      readonly until?: string;
      readonly slowerMs?: number;
      readonly timeoutMs?: number;
      readonly fail?: {
        readonly with: number | 'timeout' | 'unreachable';
        readonly percent: number;
      };
      readonly seed?: number;
    };
    readonly reply: undefined;
    readonly line: {
      readonly turn?: {
        readonly sessionId: string;
        readonly turn: number;
        readonly turnId: string;
        readonly query: string;
        readonly callId: string;
        readonly requestedAt: string;
        readonly cause: string;
        readonly elapsedMs: number;
        readonly recorded: Fulfillment;
        readonly instead: Fulfillment;
        readonly changes: readonly ('reply' | 'contexts' | 'followup' | 'slots')[];
      };
      readonly done?: {
        readonly sessions: number;
        readonly calls: number;
      };
      readonly drill?: {
        readonly sessions: number;
        readonly calls: number;
        readonly hit: number;
        readonly changed: number;
        readonly unchanged: number;
        readonly hypothetical: number;
        readonly slowerMs: number;
        readonly timeoutMs: number;
        readonly seed: number;
      };
    };
  };
  'POST /admin/audit/verify': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly since?: string;
    };
    readonly reply: undefined;
    readonly line: {
      readonly share?: number;
      readonly finding?: {
        readonly kind: 'changed' | 'missing' | 'added' | 'record' | 'unreadable';
        readonly stream?: string;
        readonly revision?: number;
        readonly leaf?: number;
        readonly reason?: string;
      };
      readonly report?: {
        readonly isIntact: boolean;
        readonly origin: string;
        readonly size: number;
        readonly root: string;
        readonly checkpoint: string;
        readonly publicKey: string;
        readonly consistency?: readonly string[];
        readonly events: number;
        readonly erased: number;
        readonly unfinished: number;
        readonly checkpoints: number;
        readonly renewals: readonly {
          readonly origin: string;
          readonly size: number;
          readonly checkpoint: string;
          readonly renewedAt: string;
        }[];
        readonly findings: number;
      };
    };
  };
  'POST /admin/backups': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: undefined;
    readonly line: {
      readonly progress?: {
        readonly step: string;
        readonly share: number;
      };
      readonly backup?: {
        readonly name: string;
        readonly bytes: number;
        readonly parley: string;
        readonly madeAt: string;
        readonly events: number;
        readonly streams: number;
        readonly sha256: string;
        readonly hasSecretKey: boolean;
        readonly unreadable?: number;
      };
    };
  };
  'POST /admin/console/session': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly token: string;
    };
    readonly reply: {
      readonly key: string;
      readonly until: string;
      readonly actor: 'developer' | 'admin';
      readonly role?: 'viewer' | 'editor' | 'admin';
      readonly agentId?: string;
    };
    readonly line: undefined;
  };
  'POST /admin/projections/{name}/rebuild': {
    readonly path: {
      readonly name: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly name: string;
      readonly isShipped: boolean;
      readonly version: string;
      readonly state: 
        | 'catching_up'
        | 'live'
        | 'faulted'
        | 'waiting'
        | 'stopped'
        | 'outdated';
      readonly position: number;
      readonly reachedAt: string;
      readonly lagMs: number;
      readonly reason?: string;
      readonly remade?: string;
      readonly eventsPerSecond?: number;
      readonly secondsLeft?: number;
      readonly fault?: {
        readonly position: number;
        readonly stream: string;
        readonly eventType: string;
        readonly message: string;
      };
      readonly rebuild?: {
        readonly state: 
          | 'catching_up'
          | 'live'
          | 'faulted'
          | 'waiting'
          | 'stopped'
          | 'outdated';
        readonly position: number;
        readonly reachedAt: string;
        readonly lagMs: number;
        readonly reason?: string;
        readonly remade?: string;
        readonly eventsPerSecond?: number;
        readonly secondsLeft?: number;
        readonly fault?: {
          readonly position: number;
          readonly stream: string;
          readonly eventType: string;
          readonly message: string;
        };
      };
    };
    readonly line: undefined;
  };
  'POST /admin/projections/{name}/retry': {
    readonly path: {
      readonly name: string;
    };
    readonly query: undefined;
    readonly body: undefined;
    readonly reply: {
      readonly name: string;
      readonly isShipped: boolean;
      readonly version: string;
      readonly state: 
        | 'catching_up'
        | 'live'
        | 'faulted'
        | 'waiting'
        | 'stopped'
        | 'outdated';
      readonly position: number;
      readonly reachedAt: string;
      readonly lagMs: number;
      readonly reason?: string;
      readonly remade?: string;
      readonly eventsPerSecond?: number;
      readonly secondsLeft?: number;
      readonly fault?: {
        readonly position: number;
        readonly stream: string;
        readonly eventType: string;
        readonly message: string;
      };
      readonly rebuild?: {
        readonly state: 
          | 'catching_up'
          | 'live'
          | 'faulted'
          | 'waiting'
          | 'stopped'
          | 'outdated';
        readonly position: number;
        readonly reachedAt: string;
        readonly lagMs: number;
        readonly reason?: string;
        readonly remade?: string;
        readonly eventsPerSecond?: number;
        readonly secondsLeft?: number;
        readonly fault?: {
          readonly position: number;
          readonly stream: string;
          readonly eventType: string;
          readonly message: string;
        };
      };
    };
    readonly line: undefined;
  };
  'POST /admin/replay': {
    readonly path: undefined;
    readonly query: {
      readonly agent?: string;
    };
    readonly body: undefined;
    readonly reply: undefined;
    readonly line: {
      readonly events?: number;
      readonly share?: number;
      readonly report?: ReplayReport;
    };
  };
  'POST /admin/test': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly test: {
        readonly name: string;
        readonly agent?: string;
        readonly language?: string;
        readonly clock?: string;
        readonly webhook: 'recorded' | 'live';
        readonly turns: readonly ({
          readonly say?: string;
          readonly trigger?: {
            readonly name: string;
            readonly data?: { readonly [key: string]: Json };
          };
          readonly language?: string;
          readonly timezone?: string;
          readonly contexts?: readonly {
            readonly name: string;
            readonly lifespan?: number;
            readonly parameters?: { readonly [key: string]: Json };
          }[];
          readonly entities?: readonly {
            readonly name: string;
            readonly extend?: boolean;
            readonly entries: readonly {
              readonly value: string;
              readonly synonyms: readonly string[];
            }[];
          }[];
          readonly resetContexts?: boolean;
          readonly before?: {
            readonly contexts?: readonly {
              readonly name: string;
              readonly lifespan?: number;
              readonly parameters?: { readonly [key: string]: Json };
            }[];
            readonly deleteContexts?: readonly string[];
            readonly entities?: readonly {
              readonly name: string;
              readonly extend?: boolean;
              readonly entries: readonly {
                readonly value: string;
                readonly synonyms: readonly string[];
              }[];
            }[];
            readonly deleteEntities?: readonly string[];
          };
          readonly wait?: number;
          readonly random?: number;
          readonly webhook?: readonly ({
            readonly status?: number;
            readonly body?: Json;
            readonly failure?: 'timeout' | 'unreachable';
          })[];
          readonly expect?: {
            readonly intent?: string | null;
            readonly action?: string;
            readonly parameters?: { readonly [key: string]: Json };
            readonly contexts?: { readonly [key: string]: number };
            readonly reply?: string | readonly string[];
          };
        })[];
      };
      readonly files?: readonly {
        readonly path: string;
        readonly text: string;
      }[];
      readonly archive?: string;
    };
    readonly reply: TestedConversation;
    readonly line: undefined;
  };
  'POST /admin/tokens': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly role: 'viewer' | 'editor' | 'admin';
      readonly name: string;
    };
    readonly reply: {
      readonly tokenId: string;
      readonly role: 'viewer' | 'editor' | 'admin';
      readonly token: string;
    };
    readonly line: undefined;
  };
  'POST /admin/validate': {
    readonly path: undefined;
    readonly query: undefined;
    readonly body: {
      readonly files: readonly {
        readonly path: string;
        readonly text: string;
      }[];
    };
    readonly reply: {
      readonly counts: {
        readonly error: number;
        readonly warning: number;
        readonly note: number;
      };
      readonly findings: readonly ({
        readonly code: string;
        readonly severity: 'error' | 'warning' | 'note';
        readonly intent?: string;
        readonly entity?: string;
        readonly language?: string;
        readonly message: string;
        readonly facts?: { readonly [key: string]: string | number | readonly string[] };
        readonly hint: string;
      })[];
      readonly rules: readonly {
        readonly code: string;
        readonly summary: string;
        readonly example: string;
      }[];
      readonly warnings: readonly ({
        readonly code: string;
        readonly path: string;
        readonly message: string;
        readonly facts?: { readonly [key: string]: string | number | readonly string[] };
      })[];
    };
    readonly line: undefined;
  };
  'POST /admin/what-if': {
    readonly path: undefined;
    readonly query: {
      readonly agent?: string;
      readonly revision?: string;
      readonly sessionsOf?: string;
      readonly session: readonly string[];
      readonly since?: string;
      readonly until?: string;
      readonly intent?: string;
      readonly lang?: string;
    };
    readonly body: {
      readonly files?: readonly {
        readonly path: string;
        readonly text: string;
      }[];
    };
    readonly reply: WhatIfJob;
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/entities/{entity}': {
    readonly path: {
      readonly id: string;
      readonly entity: string;
    };
    readonly query: {
      readonly lang?: string;
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name: string;
      readonly entries?: readonly {
        readonly value: string;
        readonly synonyms: readonly string[];
      }[];
      readonly isEnum?: boolean;
      readonly automatedExpansion?: boolean;
    };
    readonly reply: AgentChange;
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/environments/{environment}/shadow': {
    readonly path: {
      readonly id: string;
      readonly environment: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly shadow: null | {
        readonly revision: number;
      };
    };
    readonly reply: {
      readonly agentId: string;
      readonly on: boolean;
      readonly draftRevision: number;
      readonly environments: readonly ({
        readonly name: string;
        readonly revision: number;
        readonly earlier: readonly number[];
        readonly split?: {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: {
          readonly revision: number;
          readonly since: string;
        };
        readonly publishedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
        readonly draftSummary: readonly string[];
        readonly draftDiff: {
          readonly intents: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly phrases: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly text: string;
              readonly before?: string;
            })[];
            readonly replies: readonly ({
              readonly change: 'added' | 'removed';
              readonly language?: string;
              readonly platform?: string;
              readonly text: string;
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly entities: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly entries: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly value: string;
              readonly synonyms: readonly string[];
              readonly before?: readonly string[];
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly settings: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly privacy: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly tokens: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly kind: string;
          })[];
          readonly environments: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly name: string;
            readonly before?: number;
            readonly after?: number;
            readonly splitBefore?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly splitAfter?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly shadowBefore?: {
              readonly revision: number;
              readonly since: string;
            };
            readonly shadowAfter?: {
              readonly revision: number;
              readonly since: string;
            };
          })[];
        };
      })[];
    };
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/environments/{environment}/split': {
    readonly path: {
      readonly id: string;
      readonly environment: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly split: 
        | null
        | {
        readonly revision: number;
        readonly share: number;
      };
    };
    readonly reply: {
      readonly agentId: string;
      readonly on: boolean;
      readonly draftRevision: number;
      readonly environments: readonly ({
        readonly name: string;
        readonly revision: number;
        readonly earlier: readonly number[];
        readonly split?: {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: {
          readonly revision: number;
          readonly since: string;
        };
        readonly publishedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
        readonly draftSummary: readonly string[];
        readonly draftDiff: {
          readonly intents: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly phrases: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly text: string;
              readonly before?: string;
            })[];
            readonly replies: readonly ({
              readonly change: 'added' | 'removed';
              readonly language?: string;
              readonly platform?: string;
              readonly text: string;
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly entities: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly entries: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly value: string;
              readonly synonyms: readonly string[];
              readonly before?: readonly string[];
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly settings: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly privacy: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly tokens: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly kind: string;
          })[];
          readonly environments: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly name: string;
            readonly before?: number;
            readonly after?: number;
            readonly splitBefore?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly splitAfter?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly shadowBefore?: {
              readonly revision: number;
              readonly since: string;
            };
            readonly shadowAfter?: {
              readonly revision: number;
              readonly since: string;
            };
          })[];
        };
      })[];
    };
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/intents/{intent}': {
    readonly path: {
      readonly id: string;
      readonly intent: string;
    };
    readonly query: {
      readonly lang?: string;
      readonly dryRun?: boolean;
    };
    readonly body: {
      readonly name: string;
      readonly auto?: boolean;
      readonly contexts?: readonly string[];
      readonly templates?: readonly string[];
      readonly userSays?: readonly {
        readonly id?: string;
        readonly data: readonly {
          readonly text: string;
          readonly meta?: string;
          readonly alias?: string;
          readonly userDefined?: boolean;
        }[];
        readonly isTemplate?: boolean;
        readonly count?: number;
        readonly lang?: string;
      }[];
      readonly responses?: readonly ({
        readonly action?: string;
        readonly resetContexts?: boolean;
        readonly affectedContexts?: readonly {
          readonly name: string;
          readonly lifespan?: number;
        }[];
        readonly parameters?: readonly ({
          readonly id?: string;
          readonly name: string;
          readonly value?: string;
          readonly defaultValue?: string;
          readonly required?: boolean;
          readonly dataType?: string;
          readonly prompts?: readonly (
            | string
            | {
            readonly lang?: string;
            readonly value: string;
          })[];
          readonly isList?: boolean;
        })[];
        readonly messages?: readonly ({
          readonly type: number | string;
          readonly lang?: string;
          readonly platform?: string;
        })[];
      })[];
      readonly priority?: number;
      readonly webhookUsed?: boolean;
      readonly webhookForSlotFilling?: boolean;
      readonly fallbackIntent?: boolean;
      readonly cortanaCommand?: Json;
      readonly events?: readonly {
        readonly name: string;
      }[];
      readonly parentId?: string;
      readonly rootParentId?: string;
      readonly phrases?: readonly string[];
    };
    readonly reply: AgentChange;
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/privacy': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly masking?: readonly (
        | {
        readonly entity: string;
        readonly as?: string;
      }
        | {
        readonly pattern: string;
        readonly as?: string;
      })[];
      readonly retentionDays?: number;
    };
    readonly reply: {
      readonly masking: readonly (
        | {
        readonly entity: string;
        readonly as: string;
      }
        | {
        readonly pattern: string;
        readonly as: string;
      })[];
      readonly retentionDays: number;
    };
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/publishing': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly on: boolean;
    };
    readonly reply: {
      readonly agentId: string;
      readonly on: boolean;
      readonly draftRevision: number;
      readonly environments: readonly ({
        readonly name: string;
        readonly revision: number;
        readonly earlier: readonly number[];
        readonly split?: {
          readonly revision: number;
          readonly share: number;
        };
        readonly shadow?: {
          readonly revision: number;
          readonly since: string;
        };
        readonly publishedAt: string;
        readonly actor?: string;
        readonly tokenId?: string;
        readonly tokenName?: string;
        readonly draftSummary: readonly string[];
        readonly draftDiff: {
          readonly intents: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly phrases: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly text: string;
              readonly before?: string;
            })[];
            readonly replies: readonly ({
              readonly change: 'added' | 'removed';
              readonly language?: string;
              readonly platform?: string;
              readonly text: string;
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly entities: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly name: string;
            readonly entries: readonly ({
              readonly change: 'added' | 'changed' | 'removed';
              readonly language: string;
              readonly value: string;
              readonly synonyms: readonly string[];
              readonly before?: readonly string[];
            })[];
            readonly fields: readonly {
              readonly path: string;
              readonly before?: Json;
              readonly after?: Json;
            }[];
          })[];
          readonly settings: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly privacy: readonly {
            readonly path: string;
            readonly before?: Json;
            readonly after?: Json;
          }[];
          readonly tokens: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly id: string;
            readonly kind: string;
          })[];
          readonly environments: readonly ({
            readonly change: 'added' | 'changed' | 'removed';
            readonly name: string;
            readonly before?: number;
            readonly after?: number;
            readonly splitBefore?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly splitAfter?: {
              readonly revision: number;
              readonly share: number;
            };
            readonly shadowBefore?: {
              readonly revision: number;
              readonly since: string;
            };
            readonly shadowAfter?: {
              readonly revision: number;
              readonly since: string;
            };
          })[];
        };
      })[];
    };
    readonly line: undefined;
  };
  'PUT /admin/agents/{id}/webhook': {
    readonly path: {
      readonly id: string;
    };
    readonly query: undefined;
    readonly body: {
      readonly enabled?: boolean;
      readonly url?: string;
      readonly username?: string;
      readonly password?: string;
      readonly hasPassword?: boolean;
      readonly addressWarning?: string;
      readonly secretWarnings?: readonly { readonly [key: string]: Json }[];
      readonly headers?: { readonly [key: string]: string };
      readonly secretHeaders?: readonly string[];
      readonly signing?: readonly {
        readonly id?: string;
        readonly addedAt?: string;
        readonly secret?: string;
      }[];
      readonly timeoutMs?: number;
      readonly circuitFailures?: number;
    };
    readonly reply: WebhookSettings;
    readonly line: undefined;
  };
};
