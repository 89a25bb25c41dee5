// docker-compose.yml runs this before its servers: it gives all listed data folders the same secret key and the same
// admin token. Existing ones are kept.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRETS = ['secret-key', 'admin-token'];
const SECRET_BYTES = 32;
const [owner, ...folders] = process.argv.slice(2);

for (const folder of folders) {
  chownSync(folder, Number(owner), Number(owner));
  chmodSync(folder, 0o700);
}
for (const name of SECRETS) {
  const paths = folders.map((folder) => join(folder, name));
  const existing = paths.find((path) => existsSync(path));
  const secret = existing ? readFileSync(existing) : `${randomBytes(SECRET_BYTES).toString('hex')}\n`;
  for (const path of paths.filter((path) => !existsSync(path))) {
    writeFileSync(path, secret, { mode: 0o600 });
    chownSync(path, Number(owner), Number(owner));
  }
}
