import { isServerReachable, noticeOutage } from '../api/connection.ts';
import { session } from '../api/session.ts';
import { LoginPage } from '../login/login-page.tsx';
import { Await } from '../parts/await.tsx';
import { Header } from './header.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useLoaded } from './loaded.ts';
import { place, to } from './router.ts';
import { type Match, matchOf } from './routes.ts';
import { Tabs } from './tabs.tsx';
import { words } from './words.ts';

const text = words({
  en: {
    skip: 'Skip to the content',
    nothing: 'There is no such page',
    home: 'All agents',
    outage: 'The server cannot be reached. This page tries again every few seconds.',
    unopened: 'The page did not open',
  },
  de: {
    skip: 'Zum Inhalt',
    nothing: 'Diese Seite gibt es nicht',
    home: 'Alle Agenten',
    outage: 'Der Server ist nicht erreichbar. Diese Seite versucht es alle paar Sekunden noch einmal.',
    unopened: 'Die Seite wurde nicht geöffnet',
  },
});

export const App = () => {
  if (session.value === undefined) return <LoginPage />;
  const match = matchOf(place.value);
  return (
    <>
      <a class="skip" href="#content">
        {text.value.skip}
      </a>
      <Header agent={match?.params.agent} current={match?.route} />
      {!isServerReachable.value && (
        <p class="outage" role="alert">
          {text.value.outage}
        </p>
      )}
      <main id="content" tabIndex={-1}>
        {match?.params.agent !== undefined && <Tabs agent={match.params.agent} current={match.route} />}
        {match === undefined ? <Nothing /> : <Screen key={match.route.path} {...match} />}
      </main>
      <KeysDialog />
    </>
  );
};

const Screen = ({ route, params }: Match) => {
  const loaded = useLoaded(() => noticeOutage(route.load()), [route]);
  return (
    <Await of={loaded} title={text.value.unopened}>
      {({ Page }) => <Page key={Object.values(params).join('/')} {...params} />}
    </Await>
  );
};

const Nothing = () => (
  <>
    <h1>{text.value.nothing}</h1>
    <p>
      <a href={to()}>{text.value.home}</a>
    </p>
  </>
);
