import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { keyIdOf, type NoteSigner } from './note.ts';

/** The PKCS #8 DER header before the 32 bytes of an Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

/**
 * The key that signs checkpoints. It is derived from the installation's secret key, which all servers of a
 * store share and people keep anyway, so no second file can be lost or leak.
 */
export const signingKey = (secretKey: Uint8Array): ((name: string) => NoteSigner) => {
  const seed = hkdfSync('sha256', secretKey, '', 'parley audit signing key', SEED_BYTES);
  const der = Buffer.concat([PKCS8_HEAD, Buffer.from(seed)]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  // A record has one name, and each of its checkpoints needs that key.
  let latestSigner: NoteSigner | undefined;
  return (name) => {
    if (latestSigner?.name !== name)
      latestSigner = { name, privateKey, publicKey, id: keyIdOf(name, publicKey) };
    return latestSigner;
  };
};
