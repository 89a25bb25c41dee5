// What the image's health check runs: ends with 0 when the server of this container can take requests.
const url = `http://127.0.0.1:${process.env.PARLEY_PORT}/health/ready`;
const isReady = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
