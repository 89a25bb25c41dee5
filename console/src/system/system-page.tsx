import { may } from '../frame/rights.ts';
import { useTitle } from '../frame/title.ts';
import { Access } from './access/access.tsx';
import { Backups } from './backups.tsx';
import { Checks } from './checks.tsx';
import { Erasure } from './erasure.tsx';
import { Metrics } from './metrics.tsx';
import { Projections } from './projections.tsx';
import { Recent } from './recent.tsx';
import { Store } from './store.tsx';
import { text } from './text.ts';

/** The server and its store, for the people who run it. */
export const Page = () => {
  useTitle(text.value.title);
  return (
    <>
      <h1>{text.value.title}</h1>
      <Store />
      <Backups />
      <Projections />
      <Checks />
      <Recent />
      <Metrics />
      {may('rules') && (
        <>
          <Access />
          <Erasure />
        </>
      )}
    </>
  );
};
