import { ago, moment, shortMoment } from '../frame/numbers.ts';

/** A time in the reader's zone; its tooltip is exact. */
export const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={`${moment(at)} (${ago(at)})`}>
    {shortMoment(at)}
  </time>
);
