import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { type Criterion, wantedOf } from '../privacy/criterion.ts';
import { personalStrings } from '../privacy/personal-strings.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { Agents } from '../turn/agents.ts';
import type { Actor } from '../turn/desks.ts';
import type { Erasure, ErasureDesk, TellErasure } from './erasure-desk.ts';
import type { ErasureProof, ProofOf, TellProof } from './erasure-proof.ts';
import type { ScavengeTold } from './scavenging.ts';

export type ErasureRequest = {
  readonly dryRun: boolean;
  readonly actor: Actor;
  /** Looks afterwards whether anything of it can be read still. */
  readonly verify: boolean;
  readonly logFiles: readonly string[];
  /** Texts to look for besides. */
  readonly lookFor: readonly string[];
  readonly scavenge: boolean;
  readonly onStep?: (...told: Parameters<TellErasure> | Parameters<TellProof>) => void;
};

export type Verification = ErasureProof & { readonly isScavengeDue: boolean };

/** What is told beside an erasure is of all that were asked for at once. */
export type ErasureTold = Erasure & {
  readonly scavenge?: ScavengeTold;
  readonly verification?: Verification;
};

export type VerifiedErasures = {
  /** @throws agent_not_found; token_kind_wrong for log files and a scavenge without the admin token */
  readonly erase: (agentId: string, criterion: Criterion, request: ErasureRequest) => Promise<ErasureTold>;
  /**
   * The same of all agents, and one proof of all: an erasure for each agent of which a session is meant.
   * Where none is, one for each of which there could be something to verify.
   */
  readonly eraseAll: (criterion: Criterion, request: ErasureRequest) => Promise<readonly ErasureTold[]>;
};

type Ports = {
  readonly desk: Pick<ErasureDesk, 'erase' | 'eraseAll'>;
  readonly agents: Pick<Agents, 'list'>;
  /** Those of whose sessions something was erased. */
  readonly agentsWithReceipts: () => Promise<ReadonlySet<string>>;
  readonly prove: (agentIds: readonly string[], proof: ProofOf) => Promise<Verification>;
  readonly scavenge: () => Promise<ScavengeTold>;
};

export const verifiedErasures = (ports: Ports): VerifiedErasures => {
  const { desk, agents, prove } = ports;

  const verified = async (
    criterion: Criterion,
    request: ErasureRequest,
    { streams, erase }: Erasing,
  ): Promise<readonly ErasureTold[]> => {
    const { dryRun, actor, verify, logFiles, lookFor, scavenge, onStep = () => undefined } = request;
    if ((logFiles.length > 0 || scavenge) && actor !== 'admin')
      throw new ParleyError('token_kind_wrong', { needed: 'the admin', given: `a ${actor}` });
    const wanted = wantedOf(criterion);
    const texts = new Set(wanted === undefined ? lookFor : [...lookFor, wanted]);
    const names = new Set(streams);
    const onErased = (event: RecordedEvent): void => {
      names.add(event.stream);
      for (const text of personalStrings(sessionCatalogue.read(event))) texts.add(text);
    };
    const erasures = await erase({ dryRun, actor, onStep, ...(verify && { onErased }) });
    const more = scavenge && !dryRun ? { scavenge: await ports.scavenge() } : {};
    if (!verify) return erasures.map((erasure) => ({ ...erasure, ...more }));
    const agentIds = erasures.map(({ agentId }) => agentId);
    const verification = await prove(agentIds, { streams: [...names], texts, logFiles, onStep });
    return erasures.map((erasure) => ({ ...erasure, ...more, verification }));
  };

  return {
    erase: async (agentId, criterion, request) => {
      const streams = streamsNamed(criterion, [agentId]);
      const [told] = await verified(criterion, request, {
        streams,
        erase: async (order) => [await desk.erase(agentId, criterion, order)],
      });
      if (told === undefined) throw new TypeError('one agent was asked for, and none was told of');
      return told;
    },
    eraseAll: async (criterion, request) => {
      const ready = agents.list().map(({ id }) => id);
      return verified(criterion, request, {
        streams: streamsNamed(criterion, ready),
        erase: async (order) => {
          const all = await desk.eraseAll(criterion, order);
          const meant = all.filter(({ sessions }) => sessions.length > 0);
          if (meant.length > 0) return meant;
          const known = new Set([...ready, ...(await ports.agentsWithReceipts())]);
          return all.filter(({ agentId }) => known.has(agentId));
        },
      });
    },
  };
};

type Order = Parameters<ErasureDesk['erase']>[2];

type Erasing = {
  /** That are looked into whatever is meant. */
  readonly streams: readonly string[];
  readonly erase: (order: Order) => Promise<readonly Erasure[]>;
};

const streamsNamed = (criterion: Criterion, agentIds: readonly string[]): readonly string[] =>
  'session' in criterion ? agentIds.map((agentId) => sessionStream(agentId, criterion.session)) : [];
