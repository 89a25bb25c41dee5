import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { Failure } from '../parts/await.tsx';
import { changeSettings, restart, sayIn, type Talk, type TalkSettings, talkWith } from './talk.ts';
import { text } from './text.ts';
import { TriedTurn } from './tried-turn.tsx';

type Props = { readonly agent: string; readonly onClose: () => void };

/** An unrecorded conversation with the agent, next to every page. */
export const Drawer = ({ agent, onClose }: Props) => {
  const talk = talkWith(agent);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const work = async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    const isDone = await action().then(
      () => true,
      (refusal) => {
        setError(refusal);
        return false;
      },
    );
    setBusy(false);
    return isDone;
  };
  return (
    <aside
      class="try"
      aria-labelledby="try-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header>
        <h2 id="try-title">{text.value.title}</h2>
        <button type="button" class="quiet" disabled={isBusy} onClick={() => restart(talk)}>
          {text.value.restart}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {text.value.close}
        </button>
      </header>
      <Settings
        agent={agent}
        settings={talk.settings.value}
        isBusy={isBusy}
        onChange={(changes) => void work(() => changeSettings(agent, talk, changes))}
      />
      {talk.session.value !== '' && (
        <p class="small">
          <a href={to('agents', agent, 'sessions', talk.session.value)}>{text.value.openSession}</a>
        </p>
      )}
      <Log agent={agent} talk={talk} />
      {error !== undefined && <Failure error={error} />}
      <Say isBusy={isBusy} onSay={(words) => work(() => sayIn(agent, talk, words))} />
    </aside>
  );
};

type SettingsProps = {
  readonly agent: string;
  readonly settings: TalkSettings;
  readonly isBusy: boolean;
  readonly onChange: (changes: Partial<TalkSettings>) => void;
};

const Settings = ({ agent, settings, isBusy, onChange }: SettingsProps) => {
  const { value: publishingState } = useLoaded(
    (signal) => call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal }),
    [agent],
  );
  const languages = knownAgent(agent)?.languages ?? [];
  return (
    <div class="try-settings">
      {publishingState?.on && (
        <Choice
          label={text.value.answeredBy}
          value={settings.environment}
          isBusy={isBusy}
          options={[
            ['', text.value.draft],
            ...publishingState.environments.map(
              ({ name, revision }) => [name, text.value.published(name, revision)] as const,
            ),
          ]}
          onChange={(environment) => onChange({ environment })}
        />
      )}
      {languages.length > 1 && (
        <Choice
          label={text.value.language}
          value={settings.language === '' ? (languages[0] ?? '') : settings.language}
          isBusy={isBusy}
          options={languages.map((language) => [language, language])}
          onChange={(language) => onChange({ language })}
        />
      )}
      {may('changes') && (
        <label class="check">
          <input
            type="checkbox"
            checked={settings.isRecorded}
            disabled={isBusy}
            onChange={({ currentTarget }) => onChange({ isRecorded: currentTarget.checked })}
          />{' '}
          {text.value.record}
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={settings.isLive || settings.isRecorded}
          disabled={isBusy || settings.isRecorded}
          onChange={({ currentTarget }) => onChange({ isLive: currentTarget.checked })}
        />{' '}
        {text.value.live}
      </label>
      {settings.isLive && !settings.isRecorded && <p class="small">{text.value.liveHint}</p>}
    </div>
  );
};

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly isBusy: boolean;
  /** Each value with its text. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
};

const Choice = ({ label, value, isBusy, options, onChange }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} disabled={isBusy} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([option, shown]) => (
        <option key={option} value={option}>
          {shown}
        </option>
      ))}
    </select>
  </label>
);

const Log = ({ agent, talk }: { readonly agent: string; readonly talk: Talk }) => {
  const log = useRef<HTMLElement>(null);
  const turns = talk.turns.value;
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [turns]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keys cannot scroll this region
    <section ref={log} class="try-log" aria-label={text.value.log} aria-live="polite" tabIndex={0}>
      {turns.length === 0 && (
        <p class="small">{talk.settings.value.isRecorded ? text.value.emptyRecorded : text.value.empty}</p>
      )}
      {turns.map((turn) => (
        <TriedTurn agent={agent} key={turn.turnId} turn={turn} />
      ))}
    </section>
  );
};

type SayProps = { readonly isBusy: boolean; readonly onSay: (words: string) => Promise<boolean> };

const Say = ({ isBusy, onSay }: SayProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const say = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    if (words === '' || isBusy) return;
    // A refused text stays in the field, to be corrected.
    if ((await onSay(words)) && field.current !== null) field.current.value = '';
    field.current?.focus();
  };
  return (
    <form class="try-say" onSubmit={say}>
      <label>
        {text.value.say}
        {/* Not disabled while it waits, because that would lose the focus. */}
        <input ref={field} name="text" dir="auto" autoComplete="off" />
      </label>
      <button type="submit" class="main" disabled={isBusy}>
        {isBusy ? text.value.answering : text.value.send}
      </button>
    </form>
  );
};
