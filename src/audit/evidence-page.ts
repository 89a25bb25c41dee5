import type { RecordedEvent } from '../kernel/event.ts';
import { escapeHtml } from '../kernel/html-text.ts';
import type { JsonValue } from '../kernel/json.ts';

/** A page without scripts that loads nothing, because its readers need not trust it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: .3rem .6rem }
tr { border-top: 1px solid #ddd } .said { font-weight: 600 } .place, dt { color: #666; white-space: nowrap }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; background: #f5f5f7; padding: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
`;

/** A right-to-left text must not change the direction of what is beside it. */
const quote = (text: string, name = ''): string =>
  `<div dir="auto"${name === '' ? '' : ` class="${name}"`}>${escapeHtml(text)}</div>`;

export type EvidenceAbout = {
  readonly agentId: string;
  readonly sessionId: string;
  readonly stream: string;
  readonly madeAt: string;
  readonly key: string;
  readonly events: number;
  readonly checkpoint: string;
};

export const evidenceHead = (about: EvidenceAbout): string => {
  const { agentId, sessionId, stream, madeAt, key, events, checkpoint } = about;
  const rows = {
    session: sessionId,
    agent: agentId,
    stream,
    events: String(events),
    made: madeAt,
    'public key': key,
  };
  const facts = Object.entries(rows).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>Evidence of session ${escapeHtml(sessionId)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Evidence of session ${escapeHtml(sessionId)}</h1>
<dl>${facts.join('')}</dl>
<p>This page alone proves nothing. <code>node verify-evidence.mjs FILE</code>, a script of Parley,
verifies offline that this page was not changed, and that the signed record has each of its events.</p>
<details><summary>Checkpoint</summary><pre>${escapeHtml(checkpoint)}</pre></details>
<table>
<tr><th>event</th><th>leaf</th><th>time</th><th>what happened</th></tr>
`;
};

export const evidenceRow = (event: RecordedEvent, leaf: number): string => {
  const { revision, type, data, metadata } = event;
  const places = [String(revision), String(leaf), metadata.occurredAt];
  const cells = places.map((place) => `<td class="place">${escapeHtml(place)}</td>`).join('');
  const json = escapeHtml(JSON.stringify(data, null, 2));
  const details = `<details><summary>${escapeHtml(type)}</summary><pre dir="auto">${json}</pre></details>`;
  return `<tr>${cells}<td>${describe(type, Object(data))}${details}</td></tr>\n`;
};

/** The line before the data for programs; texts of the transcript are escaped and cannot contain it. */
export const evidenceDataStart = '<script type="application/json" id="evidence">';

export const transcriptEnd = `</table>
${evidenceDataStart}
`;

/** @param note not markup: base64, a name and dashes that are not hyphens */
export const evidenceEnd = (note: string): string => `
</script>
</body>
</html>
<!-- ${note}-->
`;

type Fields = Readonly<Record<string, JsonValue | undefined>>;

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** The facts that people look for first; the rest is in the details. */
const describe = (type: string, data: Fields): string => {
  switch (type) {
    case 'QueryReceived':
      return `person:${quote(textOf(data.text), 'said')}`;
    case 'TriggerReceived':
      return `event:${quote(textOf(data.name), 'said')}`;
    case 'IntentMatched':
      return `intent:${quote(`${textOf(data.intentName)} (${textOf(data.score)})`)}`;
    case 'ReplySent':
      return `agent:${spokenText(Object(data.fulfillment))}`;
    default:
      return '';
  }
};

const spokenText = ({ speech, messages }: Fields): string => {
  const texts = [textOf(speech), ...(Array.isArray(messages) ? messages.map(messageText) : [])];
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .map((text) => quote(text, 'said'))
    .join('');
};

/** A text message usually repeats the speech; others are cards, images and payloads. */
const messageText = (message: JsonValue): string => {
  const { type, speech }: Fields = Object(message);
  return type === 0 && typeof speech === 'string' ? speech : textOf(message);
};
