import { useTitle } from '../frame/title.ts';
import { ConversationTests } from './conversation-tests.tsx';
import { EvaluationSection } from './evaluation.tsx';
import { text } from './text.ts';
import { Validation } from './validation.tsx';

/** The problems of an agent, how well it understands, and whether conversations go as expected. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  return (
    <>
      <h1>{text.value.title}</h1>
      <Validation agent={agent} />
      <EvaluationSection agent={agent} />
      <ConversationTests agent={agent} />
    </>
  );
};
