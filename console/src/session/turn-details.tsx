import type { TargetedKeyboardEvent } from 'preact';
import type { RecordedTurn } from '../api/schema.ts';
import { may } from '../frame/rights.ts';
import { BlameView } from './blame.tsx';
import { ContextsView } from './contexts.tsx';
import { ForkHere } from './fork.tsx';
import { MachineView } from './machine.tsx';
import { tabNames } from './names.ts';
import { RawView } from './raw.tsx';
import { type Tab, tabs } from './tabs.ts';
import { text } from './text.ts';
import { TodayView } from './today.tsx';
import type { ViewProps } from './view-props.ts';
import { WebhookView } from './webhook.tsx';
import { WhyView } from './why.tsx';

type Props = ViewProps & { readonly tab: Tab; readonly onTab: (tab: Tab) => void };

const views = {
  why: WhyView,
  contexts: ContextsView,
  machine: MachineView,
  webhook: WebhookView,
  raw: RawView,
  blame: BlameView,
  today: TodayView,
} as const satisfies Record<Tab, unknown>;

export const TurnDetails = ({ tab, onTab, ...shown }: Props) => {
  const View = views[tab];
  const { number } = shown.turn;
  return (
    <div class="details">
      <div
        class="tabs"
        role="tablist"
        aria-label={text.value.details}
        onKeyDown={(event) => moveTab(event, tab, onTab)}
      >
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${number}-${name}`}
            aria-selected={name === tab}
            aria-controls={`panel-${number}`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {tabNames.value[name]} <Count tab={name} turn={shown.turn} />
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id={`panel-${number}`} aria-labelledby={`tab-${number}-${tab}`}>
        <View {...shown} />
      </div>
      {may('changes') && <ForkHere {...shown} />}
    </div>
  );
};

/** The number of items, shown before a tab is opened. */
const Count = ({ tab, turn: { contexts, webhooks } }: { readonly tab: Tab; readonly turn: RecordedTurn }) => {
  if (tab === 'contexts')
    return (
      <span class="tab-count">
        {contexts.before.length}→{contexts.after.length}
      </span>
    );
  if (tab === 'webhook')
    return <span class="tab-count">{webhooks.length === 0 ? '–' : webhooks.length}</span>;
  return null;
};

const moveTab = (event: TargetedKeyboardEvent<HTMLElement>, tab: Tab, onTab: (tab: Tab) => void): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
  onTab(next);
  event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
};
