import { describe, expect, it } from 'vitest';
import { checkpointText, noteKeyOf, openCheckpoint, openNote, signNote, verifierKey } from './note.ts';
import { signingKey } from './signing-key.ts';

const signer = signingKey(Buffer.alloc(32, 7))('parley.log/test');
const checkpoint = {
  origin: 'parley.log/test',
  size: 12,
  root: Buffer.alloc(32, 1).toString('base64'),
  stream: Buffer.alloc(32, 2).toString('base64'),
};
const note = signNote(checkpointText(checkpoint), signer);

describe('a signed checkpoint', () => {
  it('has the form of C2SP notes', () => {
    const lines = note.split('\n');
    expect(lines.slice(0, 5)).toEqual(['parley.log/test', '12', checkpoint.root, checkpoint.stream, '']);
    expect(lines[5]).toMatch(/^— parley\.log\/test [A-Za-z0-9+/]+=*$/);
    expect(lines.slice(6)).toEqual(['']);
    expect(openCheckpoint(note, signer)).toEqual(checkpoint);
  });

  it('is refused with any one character changed', () => {
    for (let at = 0; at < note.length; at += 1)
      for (const other of ['A', 'B', '0', '\n']) {
        if (note[at] === other) continue;
        expect(openCheckpoint(note.slice(0, at) + other + note.slice(at + 1), signer)).toBeUndefined();
      }
  });

  it('is refused under another key, and another name', () => {
    expect(openNote(note, signingKey(Buffer.alloc(32, 8))('parley.log/test'))).toBeUndefined();
    expect(openNote(note, signingKey(Buffer.alloc(32, 7))('parley.log/other'))).toBeUndefined();
  });

  it('may carry the signatures of witnesses below', () => {
    expect(openCheckpoint(`${note}— witness.example/w AAAAAAAA\n`, signer)).toEqual(checkpoint);
  });

  it('is verified with the public key that witnesses are given', () => {
    const [name, id, ...parts] = verifierKey(signer).split('+');
    expect([name, id]).toEqual(['parley.log/test', expect.stringMatching(/^[0-9a-f]{8}$/)]);
    expect(Buffer.from(parts.join('+'), 'base64')[0]).toBe(1);
    const key = noteKeyOf(verifierKey(signer));
    expect(key && openCheckpoint(note, key)).toEqual(checkpoint);
  });

  it('is not verified with a key of another form or name', () => {
    const key = verifierKey(signer);
    for (const other of ['', 'x', key.replace('test', 'toast'), `${key}A`, key.replace('+', '+0')])
      expect(noteKeyOf(other)).toBeUndefined();
  });
});
