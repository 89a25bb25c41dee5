import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { ViewStatus } from '../views/views.ts';
import { metricsSide } from './metrics-side.ts';

const stopped: ViewStatus = {
  name: 'sessions',
  isShipped: true,
  version: '1',
  state: 'stopped',
  position: 7,
  reachedAt: '',
  lagMs: 0,
};

describe('the watch over views', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  const watched = () => {
    const failures: string[] = [];
    const ignored = () => undefined;
    const onFailure = ({ failure, reason }: { failure: string; reason: string }) =>
      void failures.push(`${failure} ${reason}`);
    const logs = { onSlowLoop: ignored, onFailure, onViewsEnded: ignored, onRemade: ignored };
    const side = metricsSide({ metrics: 'off' }, logs, {
      damaged: { watch: ignored },
      keyless: { watch: ignored },
    });
    closing.push(side.stop);
    return { failures, side };
  };

  it('reports a view that stopped', async () => {
    const { failures, side } = watched();
    const end = side.watchViews({ list: async () => [stopped] });
    await setImmediate();
    expect(failures).toEqual(['view stopped']);
    await end();
  });

  it('reports no view that stops with the server', async () => {
    const { failures, side } = watched();
    const end = side.watchViews({ list: async () => [stopped] });
    await end();
    await setImmediate();
    expect(failures).toEqual([]);
  });
});
