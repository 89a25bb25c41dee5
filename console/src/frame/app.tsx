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
  en: { skip: 'Skip to the content', nothing: 'There is no such page', home: 'All agents' },
  de: { skip: 'Zum Inhalt', nothing: 'Diese Seite gibt es nicht', home: 'Alle Agenten' },
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
      <main id="content" tabIndex={-1}>
        {match?.params.agent !== undefined && <Tabs agent={match.params.agent} current={match.route} />}
        {match === undefined ? <Nothing /> : <Screen key={match.route.path} {...match} />}
      </main>
      <KeysDialog />
    </>
  );
};

const Screen = ({ route, params }: Match) => {
  const loaded = useLoaded(route.load, [route]);
  return (
    <Await of={loaded}>{({ Page }) => <Page key={Object.values(params).join('/')} {...params} />}</Await>
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
