import type { Reply } from '../api/call.ts';
import { to } from '../frame/router.ts';
import { text } from './text.ts';

type Props = {
  readonly newAgent: Pick<
    Reply<'POST /admin/agents'>,
    'agentId' | 'name' | 'clientAccessToken' | 'developerAccessToken'
  >;
};

/** A link to an agent that was created, and its tokens, which are shown once. */
export const NewAgent = ({ newAgent }: Props) => (
  <>
    <h3>
      <a href={to('agents', newAgent.agentId, 'sessions')} dir="auto">
        {text.value.isReady(newAgent.name)}
      </a>
    </h3>
    <p>{text.value.tokens}</p>
    <dl class="facts">
      <dt>{text.value.client}</dt>
      <dd>
        <code>{newAgent.clientAccessToken}</code>
      </dd>
      <dt>{text.value.developer}</dt>
      <dd>
        <code>{newAgent.developerAccessToken}</code>
      </dd>
    </dl>
  </>
);
