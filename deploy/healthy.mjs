// The health check of the image: exits with 0 if the server of this container is ready.
const url = `http://127.0.0.1:${process.env.PARLEY_PORT}/health/ready`;
const isReady = await fetch(url).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
