/**
 * Loaded into a server before its program, so that a measurement can set its clock: `GET /INSTANT` on the
 * port of `BENCH_CLOCK_PORT` stops it there. Timers go on.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const SystemDate = Date;
let stoppedMs;

class StoppedDate extends SystemDate {
  constructor(...parts) {
    if (parts.length === 0) super(StoppedDate.now());
    else super(...parts);
  }

  static now() {
    return stoppedMs ?? SystemDate.now();
  }
}

if (isMainThread && process.env.BENCH_CLOCK_PORT !== undefined) {
  globalThis.Date = StoppedDate;
  createServer((request, response) => {
    stoppedMs = SystemDate.parse(decodeURIComponent(String(request.url).slice(1)));
    response.end();
  })
    .listen(Number(process.env.BENCH_CLOCK_PORT), '127.0.0.1')
    .unref();
}
