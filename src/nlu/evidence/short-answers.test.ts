import { describe, expect, it } from 'vitest';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { shortAnswerWords } from '../text/data/short-answers.ts';
import { unitsOf } from '../text/units.ts';
import { understand } from '../understand.ts';
import { mentionsGreeting, shortAnswersIn } from './short-answers.ts';

const saidIn = (language: string) => (text: string) => [...shortAnswersIn(text, language)].join(' ');

describe('a text that only answers, greets or thanks', () => {
  it.each([
    ['en', 'Yep!', 'yes'],
    ['en', 'yes please', 'yes'],
    ['en', 'no, thank you', 'no'],
    ['en', 'Heyyy there', 'hello'],
    ['en', 'hlo sirr', 'hello'],
    ['en', 'okk byee', 'bye'],
    ['en', 'hello, how are you?', 'hello wellbeing'],
    ['en', 'how are you doing today', 'wellbeing'],
    ['en', 'ok, thanks a lot', 'yes thanks'],
    ['de', 'nö danke', 'no'],
    ['de', 'Grüß Gott zusammen', 'hello'],
    ['de', "hallo, wie geht's", 'hello wellbeing'],
    ['fr', 'bonjour, ça va ?', 'hello'],
    ['fr', 'mille mercis', 'thanks'],
    ['es', 'claro que sí', 'yes'],
    ['it', 'ciao', 'hello bye'],
    ['pt-BR', 'isso mesmo', 'yes'],
    ['nl', 'nee hoor, bedankt', 'no'],
    ['sv', 'hej då', 'bye'],
    ['ru', 'конечно', 'yes'],
    ['tr', 'hayır, teşekkürler', 'no'],
    ['ja', 'はい、お願いします', 'yes'],
    ['zh-CN', '不用了，谢谢', 'no'],
    ['ko', '네 맞아요', 'yes'],
    ['hi', 'जी हाँ', 'yes'],
    ['ar', 'أجل، طبعا', 'yes'],
    ['cs', 'ne, díky', 'no'],
    ['el', 'ΚΑΛΗΜΕΡΑ σας!', 'hello'],
    ['fi', 'ei kiitos', 'no'],
    ['hu', 'jó reggelt', 'hello'],
    ['id', 'terima kasih banyak', 'thanks'],
    ['ro', 'la revedere', 'bye'],
    ['th', 'ใช่ครับ', 'yes'],
    ['vi', 'dạ, cảm ơn ạ', 'yes thanks'],
    ['en', "well, I'm not sure, sorry", 'unsure'],
    ['de', 'keine Ahnung', 'unsure'],
    ['ja', 'まだわかりません', 'unsure'],
  ])('says so in %s: %s', (language, text, wanted) => {
    expect(saidIn(language)(text)).toBe(wanted);
  });

  it('says nothing else', () => {
    const said = saidIn('en');
    expect(said('yes I want a pizza')).toBe('');
    expect(said('no sugar please')).toBe('');
    expect(said('please')).toBe('');
    expect(said('')).toBe('');
  });

  it('never says yes and no', () => {
    for (const language of Object.keys(shortAnswerWords))
      for (const words of shortAnswerWords[language]?.yes.split(',') ?? [])
        expect(`${words}: ${saidIn(language)(words)}`).not.toMatch(/: .*no/);
  });
});

describe('an intent that has such a phrase', () => {
  const set = agent({
    intents: [
      intent('thank', { says: ['yes, thanks', 'that was kind', 'you are a great help', 'well done'] }),
      intent('accept', { says: ['yes', 'that suits me well'] }),
      intent('refuse', { says: ['no', 'I changed my mind'] }),
      intent('accept more', { says: ['sure'], contexts: ['asked'] }),
      intent('hours', { says: ['when do you open', 'opening hours', 'are you open on Sundays'] }),
      intent('none', { fallback: true, says: ['all right'] }),
    ],
  });
  const model = loadModel(trainModel(set), set);
  const best = (text: string, contexts: readonly string[] = []) =>
    understand(model, text, conditions({ contexts })).candidates[0];

  it('is meant by other words for the same', () => {
    expect(best('yep')).toMatchObject({ intentName: 'accept', matchedBy: 'learned' });
    expect(best('okay')?.intentName).toBe('accept');
    expect(best('nope')?.intentName).toBe('refuse');
    expect(best('yes')).toMatchObject({ intentName: 'accept', score: 1 });
  });

  it('comes after one whose context is active', () => {
    expect(best('yep', ['asked'])?.intentName).toBe('accept more');
    expect(best('nope', ['asked'])?.intentName).toBe('refuse');
  });

  it('is not meant by words for something else', () => {
    expect(best('bye')).toMatchObject({ intentName: 'none' });
  });

  it('is not meant by someone who does not know', () => {
    expect(best("I don't know")).toMatchObject({ intentName: 'none' });
    expect(best("I'm not sure")).toMatchObject({ intentName: 'none' });
  });

  it('is not meant by a phrase of a fallback intent', () => {
    expect(best('all right')).toMatchObject({ intentName: 'none' });
  });
});

const asks = (says: Readonly<Record<string, readonly string[]>>, text: string, language = 'en') => {
  const intents = Object.entries(says).map(([name, phrases]) => intent(name, { says: phrases }));
  const set = agent({ language, intents: [...intents, intent('none', { fallback: true })] });
  return understand(loadModel(trainModel(set), set), text, conditions()).candidates[0]?.intentName;
};

describe('a question how somebody is', () => {
  const shop = { hours: ['how late are you open', 'are you open today'], where: ['where are you'] };

  it('matches no intent that only shares its words', () => {
    expect(asks(shop, 'how are you')).toBe('none');
    expect(asks(shop, 'how are you today')).toBe('none');
    expect(asks(shop, 'where are you')).toBe('where');
  });

  it('matches an intent whose phrases ask so, even beside a greeting', () => {
    const talk = { ...shop, welcome: ['hello'], feeling: ['how are you feeling', 'are you well'] };
    expect(asks(talk, 'how are you')).toBe('feeling');
    expect(asks(talk, 'hi, how are you?')).toBe('feeling');
    expect(asks({ ...shop, welcome: ['hello'] }, 'hi, how are you?')).toBe('welcome');
  });
});

describe('a greeting that a text speaks of', () => {
  const shop = { welcome: ['hello', 'hi there', 'good morning'], price: ['how much is it'] };

  it('does not greet', () => {
    expect(asks(shop, 'translate hello')).toBe('none');
    expect(asks(shop, 'well hello there')).toBe('welcome');
  });

  it('is one after a name', () => {
    const mentions = (text: string) =>
      mentionsGreeting({ text, units: unitsOf(text) }, 'en', new Set(['so']));
    expect(mentions('translate hello')).toBe(true);
    for (const text of ['Bob, hello', 'so hello', 'hi translate hello', 'oh hi'])
      expect(mentions(text)).toBe(false);
  });
});

describe('a good wish', () => {
  const bakery = { order: ['I need a birthday cake', 'a cake for a happy couple'], hours: ['are you open'] };

  it('matches no intent that only has its words', () => {
    expect(asks(bakery, 'happy birthday!')).toBe('none');
    expect(asks({ torta: ['quiero una tarta de cumpleaños'] }, 'feliz cumpleaños', 'es')).toBe('none');
    expect(asks(bakery, 'a cake for a birthday')).toBe('order');
  });

  it('matches an intent that has such a phrase', () => {
    expect(asks({ ...bakery, party: ['merry christmas', 'happy new year'] }, 'happy birthday')).toBe('party');
  });
});

describe('a question what time it is', () => {
  const shop = { hours: ['what time do you open', 'until what time is it open'], price: ['how much is it'] };

  it('matches no intent that only asks for the time of something', () => {
    const asked = { price: ['how much is it', 'what is it'], hours: ['what time do you open'] };
    expect(asks(asked, 'what time is it')).toBe('none');
    expect(asks(asked, 'hi, what time is it please?')).toBe('none');
    expect(asks(asked, 'what time do you close')).toBe('hours');
    expect(asks({ horaires: ['à quelle heure ouvrez-vous'] }, 'quelle heure est-il', 'fr')).toBe('none');
    expect(asks({ horario: ['a qué hora abrís', 'horario'] }, 'que hora es?', 'es')).toBe('none');
    expect(asks({ 営業: ['何時に開きますか', '何時までですか'] }, '今何時ですか', 'ja')).toBe('none');
  });

  it('matches an intent whose phrase asks so', () => {
    expect(asks({ ...shop, clock: ['what time is it', 'tell me the time'] }, "what's the time now?")).toBe(
      'clock',
    );
  });

  it('may match one whose phrase contains it', () => {
    expect(asks({ clock: ['what time is it in Paris', 'what time is it there'] }, 'what time is it')).toBe(
      'clock',
    );
  });
});
