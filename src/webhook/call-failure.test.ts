import { describe, expect, it } from 'vitest';
import { AddressRefused } from './address-guard.ts';
import { callFailure } from './call-failure.ts';
import { CallTimeout } from './call-timeout.ts';

const errorOf = (code: unknown) => Object.assign(new Error('to 10.0.0.7:443'), { code });

describe('the failure of a call', () => {
  it.each([
    ['its own limit of time', new CallTimeout()],
    ['the headers of the response', errorOf('UND_ERR_HEADERS_TIMEOUT')],
    ['its body', errorOf('UND_ERR_BODY_TIMEOUT')],
    ['a connection', errorOf('UND_ERR_CONNECT_TIMEOUT')],
  ])('is a timeout if it waited too long for %s', (_, error) => {
    expect(callFailure(error)).toEqual({ failure: 'timeout', details: 'Request timeout.' });
  });

  it('is the size of the response if the client stopped reading it', () => {
    expect(callFailure(errorOf('UND_ERR_RES_EXCEEDED_MAX_SIZE'))).toMatchObject({ failure: 'too_large' });
  });

  it('is the address if that is not public', () => {
    expect(callFailure(new AddressRefused())).toMatchObject({ failure: 'address_refused' });
  });

  it('names the code of the system, and no message, which may contain an internal address', () => {
    const details = 'Webhook is unavailable: ECONNREFUSED.';
    expect(callFailure(errorOf('ECONNREFUSED'))).toEqual({ failure: 'unreachable', details });
  });

  it.each([
    ['an error without a code', new Error('to 10.0.0.7:443')],
    ['an error whose code is no text', errorOf(7)],
    ['a thrown object that is no error', { code: 'ECONNREFUSED' }],
    ['a thrown null', null],
  ])('has no reason for %s', (_, thrown) => {
    expect(callFailure(thrown)).toEqual({ failure: 'unreachable', details: 'Webhook is unavailable.' });
  });
});
