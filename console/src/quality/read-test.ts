import { call, type Extras, type Request } from '../api/call.ts';

type Test = Request<'POST /admin/agents/{id}/test'>['body'];

/** The conversation test in a file, YAML or JSON. The server checks it against its schema when it runs it. */
export const readTest = async (id: string, file: File, extras: Extras = {}): Promise<Test> => {
  const body = { text: await file.text() };
  const { test } = await call('POST /admin/agents/{id}/test/read', { path: { id }, body }, extras);
  // Only what is misspelt differs, and the server says so when it runs the test.
  return test as Test;
};
