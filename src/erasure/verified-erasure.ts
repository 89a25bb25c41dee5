import type { Agents } from '../authoring/agents.ts';
import type { ChangeAuthor } from '../authoring/author-names.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { ERASURE_STRING_CHARS_MIN } from '../kernel/limits/privacy.ts';
import { type Criterion, wantedOf } from '../privacy/criterion.ts';
import { personalStrings } from '../privacy/personal-strings.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { ErasureDesk, OnErasureStep } from './erasure-desk.ts';
import type { ErasureProof, OnProofStep, ProofRequest } from './erasure-proof.ts';
import type { Erasure } from './erasure-result.ts';
import { requireReadable } from './file-search.ts';
import type { ScavengeReport } from './scavenge.ts';

export type ErasureRequest = ChangeAuthor & {
  readonly dryRun: boolean;
  /** Checks afterwards whether any of it can still be read. */
  readonly verify: boolean;
  readonly logFiles: readonly string[];
  /** Additional texts to search for. */
  readonly lookFor: readonly string[];
  readonly scavenge: boolean;
  readonly onStep?: (...progress: Parameters<OnErasureStep> | Parameters<OnProofStep>) => void;
};

export type Verification = ErasureProof & { readonly isScavengeDue: boolean };

/** The proof and the scavenge beside an erasure cover all erasures of a request. */
export type ErasureReport = Erasure & {
  readonly scavenge?: ScavengeReport;
  readonly verification?: Verification;
};

export type VerifiedErasures = {
  /**
   * @throws agent_not_found; token_kind_wrong for log files and a scavenge without the admin token;
   * log_file_unreadable
   */
  readonly erase: (agentId: string, criterion: Criterion, request: ErasureRequest) => Promise<ErasureReport>;
  /**
   * The same for all agents, with one proof: an erasure for each agent with a matching session. Without a
   * match, one for each agent that has something to verify.
   */
  readonly eraseAll: (criterion: Criterion, request: ErasureRequest) => Promise<readonly ErasureReport[]>;
};

type Ports = {
  readonly desk: Pick<ErasureDesk, 'erase' | 'eraseAll'>;
  readonly agents: Pick<Agents, 'list'>;
  /** Agents with an erased session. */
  readonly agentsWithReceipts: () => Promise<ReadonlySet<string>>;
  readonly prove: (agentIds: readonly string[], proof: ProofRequest) => Promise<Verification>;
  readonly scavenge: () => Promise<ScavengeReport>;
};

export const verifiedErasures = (ports: Ports): VerifiedErasures => {
  const { desk, agents, prove } = ports;

  const eraseAndVerify = async (
    criterion: Criterion,
    request: ErasureRequest,
    { streams, erase }: ErasureTask,
  ): Promise<readonly ErasureReport[]> => {
    const { verify, logFiles, lookFor, scavenge, onStep = () => undefined, ...order } = request;
    const { dryRun, actor } = order;
    if ((logFiles.length > 0 || scavenge) && actor !== 'admin')
      throw new ParleyError('token_kind_wrong', { needed: 'the admin', given: `a ${actor}` });
    // Checked before anything is erased, because a later failure would hide the result.
    for (const path of logFiles) await requireReadable(path);
    const searchedValue = wantedOf(criterion) ?? '';
    const names = new Set(streams);
    const utterances = utteranceCollector();
    const onErased = (event: RecordedEvent): void => {
      names.add(event.stream);
      utterances.add(event);
    };
    const erasures = await erase({ ...order, onStep, ...(verify && { onErased }) });
    const scavengeReport = scavenge && !dryRun ? { scavenge: await ports.scavenge() } : {};
    if (!verify) return erasures.map((erasure) => ({ ...erasure, ...scavengeReport }));
    const agentIds = erasures.map(({ agentId }) => agentId);
    const texts = new Set([
      ...utterances.texts(),
      ...lookFor,
      ...(searchedValue.length < ERASURE_STRING_CHARS_MIN ? [] : [searchedValue]),
    ]);
    const verification = await prove(agentIds, { streams: [...names], texts, logFiles, onStep });
    return erasures.map((erasure) => ({ ...erasure, ...scavengeReport, verification }));
  };

  return {
    erase: async (agentId, criterion, request) => {
      const streams = namedStreams(criterion, [agentId]);
      const [report] = await eraseAndVerify(criterion, request, {
        streams,
        erase: async (order) => [await desk.erase(agentId, criterion, order)],
      });
      if (report === undefined) throw new TypeError('the erasure of one agent has no result');
      return report;
    },
    eraseAll: async (criterion, request) => {
      const ready = agents.list().map(({ id }) => id);
      return eraseAndVerify(criterion, request, {
        streams: namedStreams(criterion, ready),
        erase: async (order) => {
          const erasures = await desk.eraseAll(criterion, order);
          const withSessions = erasures.filter(({ sessions }) => sessions.length > 0);
          if (withSessions.length > 0) return withSessions;
          const agentIds = new Set([...ready, ...(await ports.agentsWithReceipts())]);
          return erasures.filter(({ agentId }) => agentIds.has(agentId));
        },
      });
    },
  };
};

/**
 * Collects what people said in erased events. A webhook gets the id and the time of its turn. Both say
 * nothing about a person and are left out: the log names failed calls by the id, and the filter of a what-if
 * may have the time.
 */
const utteranceCollector = () => {
  const texts = new Set<string>();
  const turnPlaces = new Set<string>();
  return {
    add: (recordedEvent: RecordedEvent): void => {
      const event = sessionCatalogue.read(recordedEvent);
      for (const text of personalStrings(event)) texts.add(text);
      if ('turnId' in event.data) turnPlaces.add(event.data.turnId);
      if ('receivedAt' in event.data) turnPlaces.add(event.data.receivedAt);
    },
    texts: (): readonly string[] => [...texts].filter((text) => !turnPlaces.has(text)),
  };
};

type Order = Parameters<ErasureDesk['erase']>[2];

type ErasureTask = {
  /** Files that every verification searches. */
  readonly streams: readonly string[];
  readonly erase: (order: Order) => Promise<readonly Erasure[]>;
};

const namedStreams = (criterion: Criterion, agentIds: readonly string[]): readonly string[] =>
  'session' in criterion ? agentIds.map((agentId) => sessionStream(agentId, criterion.session)) : [];
