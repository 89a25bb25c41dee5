import { instance } from '@viz-js/viz';
import { expect, it } from 'vitest';
import { sessionMachine } from '../src/session/machine.ts';
import { type LaidOut, machineChartOf } from './support/machine-chart.ts';

type Arrow = { readonly from: string; readonly to: string; readonly label: string };

/**
 * One line a transition; a guard is in brackets. Events that change data but not the state are a state's
 * own.
 */
const arrowsOf = (): readonly Arrow[] =>
  Object.values(sessionMachine.states).flatMap((state) =>
    [...state.transitions.values()].flat().map(({ eventType, target, guard }) => ({
      from: state.key,
      to: target?.[0]?.key ?? state.key,
      label: typeof guard === 'string' ? `${eventType} [${guard}]` : eventType,
    })),
  );

/** The chart of the console. It leaves out events that keep a state, because it has no space for them. */
const consoleDot = (): string => {
  const pairs = new Map<string, string[]>();
  for (const { from, to, label } of arrowsOf()) {
    if (from === to) continue;
    const name = label.replace(/ \[.*$/, '');
    pairs.set(`${from} -> ${to}`, [...new Set([...(pairs.get(`${from} -> ${to}`) ?? []), name])]);
  }
  const edges = [...pairs].map(([pair, labels]) => `${pair} [label="${labels.join('\\n')}"]`);
  return `digraph session {
    graph [rankdir=LR nodesep=0.5 ranksep=0.5]
    node [shape=box width=1.15 height=0.45 fixedsize=true]
    edge [fontsize=10]
    ${edges.join('\n    ')}
  }`;
};

const dot = (): string => {
  const arrows = arrowsOf();
  const own = (name: string) =>
    arrows.filter(({ from, to }) => from === name && to === name).map(({ label }) => label);
  const states = Object.values(sessionMachine.states).map(({ key, tags }) => {
    const isResting = tags.includes('resting');
    const inside = own(key).join('\\n');
    const label = `{${key}${inside && `|${inside}`}}`;
    return `${key} [label="${label}" style="rounded${isResting ? ',filled' : ',dashed'}"]`;
  });
  const pairs = new Map<string, string[]>();
  for (const { from, to, label } of arrows) {
    if (from !== to) pairs.set(`${from} -> ${to}`, [...(pairs.get(`${from} -> ${to}`) ?? []), label]);
  }
  const edges = [...pairs].map(([pair, labels]) => `${pair} [label="${labels.join('\\n')}"]`);
  return `digraph session {
    graph [rankdir=TB nodesep=0.9 ranksep=0.7 fontname="Helvetica" bgcolor="white"]
    node [shape=Mrecord fontname="Helvetica" fontsize=11 fillcolor="#e8f1fa" color="#2b5c8a"]
    edge [fontname="Helvetica" fontsize=9 color="#555555"]
    start [shape=point label=""]
    start -> ${String(sessionMachine.root.initial.target[0]?.key)}
    ${[...states, ...edges].join('\n    ')}
  }`;
};

it('is drawn in docs as it is', async () => {
  const viz = await instance();
  await expect(viz.renderString(dot(), { format: 'svg' })).toMatchFileSnapshot('../docs/statechart.svg');
});

it('is drawn in the console as it is', async () => {
  const viz = await instance();
  const laidOut: LaidOut = JSON.parse(viz.renderString(consoleDot(), { format: 'json' }));
  const chart = machineChartOf(laidOut, (state) =>
    Object.values(sessionMachine.states).some(({ key, tags }) => key === state && tags.includes('resting')),
  );
  const file = '../console/src/parts/machine.json';
  await expect(`${JSON.stringify(chart, null, 2)}\n`).toMatchFileSnapshot(file);
});
