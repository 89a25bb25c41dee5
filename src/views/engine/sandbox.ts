import type { JsonValue } from '../../kernel/json.ts';
import { SANDBOX_CHANGES_CHARS_MAX } from '../../kernel/limits/views.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import type { Engine, Outline, PartitionChange } from './engine.ts';
import { BETWEEN_TEXTS, type CrossingEvent, type Methods, worldProgram } from './sandbox-world.ts';
import { startTextEngine } from './text-engine.ts';

/**
 * An engine for a custom script. The script runs in another JavaScript engine without network, files, timers
 * and host objects; only texts cross the boundary. Results are as untrusted as the script, so they are
 * validated here before use.
 * @throws what the script throws
 */
export const sandboxScript = ({
  text,
}: {
  readonly text: string;
}): { readonly outline: Outline; readonly engine: Engine } => {
  const { ask, isFilling } = startTextEngine(worldProgram);
  const askFor = (method: keyof Methods, argument: unknown, texts: readonly string[] = []): string =>
    ask([method, JSON.stringify(argument), ...texts].join(BETWEEN_TEXTS));
  const answer = (...question: Parameters<typeof askFor>): unknown => answerIn(askFor(...question));
  const outline = outlineOf(answer('define', text));
  const engine: Engine = {
    prepare: (events) => {
      const heads = events.map(({ type, stream, revision }): CrossingEvent => [type, stream, revision]);
      return textsOf(answer('prepare', heads, events.flatMap(bodies)));
    },
    load: (states) => {
      for (const state of states) answer('load', state);
    },
    run: () => void answer('run', null),
    remove: (stream) => void answer('remove', stream),
    takeChanges: () => {
      let chars = 0;
      const limitCounted = (part: string): string => {
        chars += part.length;
        if (chars > SANDBOX_CHANGES_CHARS_MAX)
          throw new Error(`its states have more than ${SANDBOX_CHANGES_CHARS_MAX} characters`);
        return part;
      };
      return listOf(answer('takeChanges', null)).map((head, at) => {
        const state = limitCounted(askFor('state', at));
        return new SandboxChange(
          listOf(head),
          state,
          outline.hasResults ? limitCounted(askFor('result', at)) : NONE,
        );
      });
    },
    // With fewer states in memory more room is left; missing ones are loaded again.
    keepAtMost: (states) => void answer('keepAtMost', isFilling() ? 0 : states),
  };
  return { outline, engine };
};

const bodies = (event: UnreadEvent): readonly string[] => [event.dataText(), event.metadataText()];

/**
 * A change whose states are parsed when they are read, so that only one state at a time is in memory as
 * objects.
 */
class SandboxChange implements PartitionChange {
  readonly partition: string;
  readonly isNew: boolean;
  private readonly stateAnswer: string;
  private readonly resultAnswer: string;

  constructor([partition, isNew]: readonly unknown[], stateAnswer: string, resultAnswer: string) {
    this.partition = textOf(partition);
    this.isNew = isNew === true;
    this.stateAnswer = stateAnswer;
    this.resultAnswer = resultAnswer;
  }

  get state(): JsonValue | undefined {
    return answerIn(this.stateAnswer);
  }

  get result(): JsonValue | undefined {
    return answerIn(this.resultAnswer);
  }
}

const NONE = '{}';

/** @throws what the script threw */
const answerIn = (text: string): JsonValue | undefined => {
  const { threw, answer } = Object(JSON.parse(text));
  if (threw !== undefined) throw new Error(`${threw}`);
  return answer;
};

const outlineOf = (answer: unknown): Outline => {
  const { category, streams, types, isByStream, hasResults } = Object(answer);
  return {
    ...(category !== undefined && { category: textOf(category) }),
    ...(streams !== undefined && { streams: textsOf(streams) }),
    ...(types !== undefined && { types: textsOf(types) }),
    isByStream: isByStream === true,
    hasResults: hasResults === true,
  };
};

const textsOf = (answer: unknown): readonly string[] => listOf(answer).map(textOf);

const listOf = (answer: unknown): readonly unknown[] => {
  if (!Array.isArray(answer)) throw new TypeError('the sandbox answers with no list');
  return answer;
};

const textOf = (answer: unknown): string => {
  if (typeof answer !== 'string') throw new TypeError('the sandbox answers with no text');
  return answer;
};
