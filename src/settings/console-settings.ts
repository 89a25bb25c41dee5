import { Type } from '../kernel/schema.ts';
import { onOrOff, setting } from './setting.ts';

/** The web console. */
export const consoleSettings = {
  console: onOrOff({
    env: 'PARLEY_CONSOLE',
    flag: 'console',
    summary: 'serve the web console at /console',
    default: true,
  }),
  consoleHosts: setting({
    env: 'PARLEY_CONSOLE_HOSTS',
    flag: 'console-hosts',
    placeholder: 'LIST',
    summary: 'host names by which people open the console, besides this machine, separated by commas',
    schema: Type.Array(Type.String({ pattern: '^[^\\s,/:]+$|^\\[[\\da-f:.]+\\]$' })),
    expected: 'host names without scheme and port, separated by commas, such as parley.example.org',
    default: [],
    defaultText: 'the address to listen on',
  }),
};
