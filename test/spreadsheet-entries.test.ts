import { expect, it } from 'vitest';
import { entriesIn, rowsIn, withPastedEntries } from '../console/src/edit/entities/spreadsheet.ts';

it('reads rows as spreadsheets and files separate them', () => {
  const rows = [
    ['latte', 'café latte'],
    ['tea', ''],
  ];
  expect(rowsIn('latte\tcafé latte\r\ntea\t\r\n')).toEqual([['latte', 'café latte'], ['tea']]);
  expect(rowsIn('latte,café latte\ntea,\n\n,,\nmocha')).toEqual([...rows, ['mocha']]);
  expect(rowsIn('latte;café latte\ntea;\nmocha;')).toEqual([...rows, ['mocha', '']]);
  expect(rowsIn('')).toEqual([]);
});

it('reads quoted cells with separators, line breaks and quotes in them', () => {
  expect(rowsIn('"tea, black","a ""strong"" one"\n"two\nlines",x')).toEqual([
    ['tea, black', 'a "strong" one'],
    ['two\nlines', 'x'],
  ]);
  expect(rowsIn('3" pipe,pipe')).toEqual([['3" pipe', 'pipe']]);
});

it('takes the first column as the value and the others as its synonyms', () => {
  expect(entriesIn('latte,latte,café latte,latte\nmocha\n,nameless')).toEqual([
    { name: 'latte', synonyms: ['latte', 'café latte'] },
    { name: 'mocha', synonyms: ['mocha'] },
  ]);
});

it('replaces entries of the same value where they are, and adds the others', () => {
  const [tea, milk] = [
    { name: 'tea', synonyms: ['tea'] },
    { name: 'milk', synonyms: ['milk'] },
  ];
  expect(withPastedEntries([tea, milk], entriesIn('tea\tchai\nmocha'))).toEqual([
    { name: 'tea', synonyms: ['chai'] },
    milk,
    { name: 'mocha', synonyms: ['mocha'] },
  ]);
});
