import { describe, expect, it } from 'vitest';
import { bannerOf } from './banner.ts';

const server = {
  url: 'http://127.0.0.1:9000',
  store: 'memory:',
  data: './data',
  adminTokenSource: 'the one you gave',
  hasAgents: true,
  hasConsole: false,
  stop: async () => undefined,
};

describe('the start message', () => {
  it('says how to chat with an agent of the server', () => {
    expect(bannerOf(server, '1')).toContain('npx parley chat --server http://127.0.0.1:9000\n');
  });

  it('says how to get a first agent if there is none', () => {
    const banner = bannerOf({ ...server, hasAgents: false }, '1');
    expect(banner).toContain('npx parley agent create NAME --server http://127.0.0.1:9000\n');
    expect(banner).toContain('npx parley agent import ./exported-agent.zip --server');
    expect(banner).not.toContain('npx parley chat');
  });
});
