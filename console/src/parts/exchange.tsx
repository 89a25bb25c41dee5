import type { RecordedCall } from '../api/schema.ts';
import { durationText } from '../frame/numbers.ts';
import { words } from '../frame/words.ts';
import { JsonView } from './json-view.tsx';

const text = words({
  en: {
    sent: 'Sent',
    received: 'Received',
    nothing: 'Nothing.',
    headers: (count: number) => `Headers (${count})`,
    phases: { queue: 'queue', lookup: 'lookup', connect: 'connect', tls: 'TLS', firstByte: 'first byte' },
    total: 'total',
  },
  de: {
    sent: 'Gesendet',
    received: 'Empfangen',
    nothing: 'Nichts.',
    headers: (count: number) => `Header (${count})`,
    phases: { queue: 'Warten', lookup: 'DNS', connect: 'Verbinden', tls: 'TLS', firstByte: 'erstes Byte' },
    total: 'gesamt',
  },
});

type Props = {
  readonly sent: string;
  readonly received: string | undefined;
  /** The full details, once they are loaded. */
  readonly call: RecordedCall | undefined;
};

/** The exact request and reply of a webhook call, and the duration of its phases. */
export const Exchange = ({ sent, received, call }: Props) => (
  <>
    {call?.timings !== undefined && <Phases timings={call.timings} />}
    <div class="two">
      <Side label={text.value.sent} headers={call?.request.headers} body={sent} />
      <Side label={text.value.received} headers={call?.reply?.headers} body={received ?? ''} />
    </div>
  </>
);

type SideProps = {
  readonly label: string;
  readonly headers: RecordedCall['request']['headers'] | undefined;
  readonly body: string;
};

const Side = ({ label, headers = [], body }: SideProps) => (
  <div>
    <h4>{label}</h4>
    {headers.length > 0 && (
      <details>
        <summary>{text.value.headers(headers.length)}</summary>
        <JsonView
          exact={headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}
          label={`${label}: ${text.value.headers(headers.length)}`}
        />
      </details>
    )}
    {body === '' ? <p class="small">{text.value.nothing}</p> : <JsonView exact={body} label={label} />}
  </div>
);

const phases = ['queue', 'lookup', 'connect', 'tls', 'firstByte'] as const;

type Timings = NonNullable<RecordedCall['timings']>;

/** Phases follow one another, so each bar begins at the end of the previous one. */
const Phases = ({ timings }: { readonly timings: Timings }) => {
  const phaseDurations = phases.flatMap((name) => {
    const ms = timings[`${name}Ms`];
    return ms === undefined ? [] : [{ name, ms }];
  });
  const whole = Math.max(
    timings.totalMs,
    phaseDurations.reduce((sum, { ms }) => sum + ms, 0),
    1,
  );
  const beginsAt = (index: number) => phaseDurations.slice(0, index).reduce((sum, { ms }) => sum + ms, 0);
  return (
    <table class="phases">
      <tbody>
        {phaseDurations.map(({ name, ms }, index) => (
          <Phase
            key={name}
            name={text.value.phases[name]}
            begins={beginsAt(index) / whole}
            share={ms / whole}
            ms={ms}
          />
        ))}
        <Phase name={text.value.total} begins={0} share={timings.totalMs / whole} ms={timings.totalMs} />
      </tbody>
    </table>
  );
};

type PhaseProps = {
  readonly name: string;
  readonly begins: number;
  readonly share: number;
  readonly ms: number;
};

const Phase = ({ name, begins, share, ms }: PhaseProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td class="bar-cell">
      <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-room" width="100" height="8" />
        <rect class="bar-filled" x={begins * 100} width={Math.max(0.5, share * 100)} height="8" />
      </svg>
    </td>
    <td class="number">{durationText(ms)}</td>
  </tr>
);
