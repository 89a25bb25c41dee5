import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import type { TestedConversation } from '../api/schema.ts';
import { Failure } from '../parts/await.tsx';
import { DropPlace } from '../parts/drop-place.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { readTest } from './read-test.ts';
import { text } from './text.ts';

/** A dropped file, and its result so far. */
type TestRun = {
  readonly file: string;
  readonly result?: TestedConversation;
  readonly error?: unknown;
};

const runTest = async (id: string, file: File): Promise<TestRun> => {
  try {
    const body = await readTest(id, file);
    const result = await call('POST /admin/agents/{id}/test', { path: { id }, body });
    return { file: file.name, result };
  } catch (error) {
    return { file: file.name, error };
  }
};

export const ConversationTests = ({ agent }: { readonly agent: string }) => {
  const [runs, setRuns] = useState<readonly TestRun[]>([]);
  const [isBusy, setBusy] = useState(false);
  const run = async (files: readonly File[]) => {
    setBusy(true);
    setRuns(files.map(({ name }) => ({ file: name })));
    // One after the other, because each occupies the server.
    for (const [index, file] of files.entries()) {
      const testRun = await runTest(agent, file);
      setRuns((before) => before.with(index, testRun));
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="tests-title">
      <h2 id="tests-title">{text.value.tests}</h2>
      <p class="explained">{text.value.testsAre}</p>
      <DropPlace
        label={text.value.drop}
        accept=".yaml,.yml,.json"
        isBusy={isBusy}
        isForMany
        onFiles={(files) => void run(files)}
      />
      <div role="status">
        {runs.map((run) => (
          <Outcome key={run.file} of={run} />
        ))}
      </div>
    </section>
  );
};

const Outcome = ({ of: { file, result, error } }: { readonly of: TestRun }) => (
  <section aria-label={file}>
    <h3 dir="auto">
      {file}{' '}
      {result === undefined ? error === undefined && <small>{text.value.running}</small> : verdictOf(result)}
    </h3>
    {error !== undefined && <Failure error={error} />}
    {result !== undefined && result.misses.length > 0 && <Misses of={result.misses} />}
  </section>
);

const verdictOf = ({ misses, turns }: TestedConversation) =>
  misses.length === 0 ? (
    <span class="good">✓ {text.value.passed(turns.length)}</span>
  ) : (
    <span class="warn">✗ {text.value.missed(misses.length)}</span>
  );

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const Misses = ({ of }: { readonly of: TestedConversation['misses'] }) => (
  <table class="wide compared">
    <TableHead
      columns={[text.value.turn, text.value.said, text.value.what, text.value.expected, text.value.happened]}
    />
    <tbody>
      {of.map(({ turn, said, what, expected, happened }) => (
        <tr key={`${turn} ${what}`}>
          <th scope="row">{turn}</th>
          <td dir="auto">{said}</td>
          <td>{text.value.whats[what]}</td>
          <td>
            <del dir="auto">{valueText(expected)}</del>
          </td>
          <td>
            <ins dir="auto">{valueText(happened)}</ins>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
