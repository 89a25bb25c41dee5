import { type Agent, loadAgents } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, share } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { CliCommand } from '../parts/cli-command.tsx';
import { Empty } from '../parts/empty.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { CreateAgent } from './create-agent.tsx';
import { ImportAgent } from './import-agent.tsx';
import { loadDay } from './last-day.ts';
import { text } from './text.ts';

/** All agents of the server, with what happened to each in the last 24 hours. */
export const Page = () => {
  useTitle(text.value.title);
  const agents = useLoaded(loadAgents, []);
  return (
    <>
      <h1>{text.value.title}</h1>
      <Await of={agents}>{(all) => (all.length === 0 ? <NoAgents /> : <AgentTable agents={all} />)}</Await>
      {may('changes') && may('sees-all') && (
        <>
          <CreateAgent onCreated={agents.again} />
          <ImportAgent onImported={agents.again} />
        </>
      )}
    </>
  );
};

const NoAgents = () => (
  <Empty title={text.value.none}>
    <p>{text.value.howToMake}</p>
    <CliCommand line="npx parley agent import ./exported-agent.zip" />
  </Empty>
);

const AgentTable = ({ agents }: { readonly agents: readonly Agent[] }) => (
  <table class="wide">
    <TableHead
      columns={[
        text.value.agent,
        text.value.languages,
        { number: text.value.intents },
        { number: text.value.revision },
        { number: text.value.turns },
        { number: text.value.unmatched },
        { number: text.value.failures },
      ]}
    />
    <tbody>
      {agents.map((agent) => (
        <AgentRow key={agent.agentId} agent={agent} />
      ))}
    </tbody>
  </table>
);

const AgentRow = ({ agent }: { readonly agent: Agent }) => {
  const { agentId, name, languages, intents, revision } = agent;
  const { value: day, error } = useLoaded((signal) => loadDay(agentId, signal), [agentId, revision]);
  const unknown = error === undefined ? '…' : '–';
  const sessions = to('agents', agentId, 'sessions');
  return (
    <tr>
      <th scope="row">
        <a href={sessions} dir="auto">
          {name}
        </a>
      </th>
      <td>{languages.join(', ')}</td>
      <td class="number" data-label={text.value.intents}>
        {count(intents)}
      </td>
      <td class="number" data-label={text.value.revision}>
        {revision}
      </td>
      <td class="number" data-label={text.value.turns}>
        {day === undefined ? unknown : count(day.turns)}
      </td>
      <td class="number" data-label={text.value.unmatched}>
        {day === undefined ? (
          unknown
        ) : (
          <a class={day.unmatched > 0 ? 'warn' : 'plain'} href={`${sessions}?unmatched=true`}>
            {count(day.unmatched)} ({share(day.turns === 0 ? 0 : day.unmatched / day.turns)})
          </a>
        )}
      </td>
      <td class="number" data-label={text.value.failures}>
        {day === undefined ? (
          unknown
        ) : (
          <a
            class={day.failedCalls > 0 ? 'warn' : 'plain'}
            href={`${to('agents', agentId, 'calls')}?outcome=failed&since=${encodeURIComponent(day.since)}`}
          >
            {count(day.failedCalls)}
          </a>
        )}
      </td>
    </tr>
  );
};
