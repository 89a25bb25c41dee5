FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /parley
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json ./
COPY src src
COPY console console
RUN npm run build && npm run --silent sbom > sbom.json && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV NODE_ENV=production \
    PARLEY_HOST=0.0.0.0 \
    PARLEY_PORT=8080 \
    PARLEY_PUBLISHING=on \
    PARLEY_DATA=/data
WORKDIR /parley
COPY --from=build /parley/node_modules node_modules
COPY --from=build /parley/dist dist
COPY --from=build /parley/sbom.json ./
COPY package.json LICENSE NOTICE ./
COPY examples examples
COPY projections projections
COPY vectors vectors
COPY deploy/healthy.mjs deploy/tuned-node.sh deploy/
RUN install -d -o node -g node -m 0700 /data && ln -s /parley/dist/bin.js /usr/local/bin/parley
USER node
VOLUME /data
EXPOSE 8080
# The server writes only to /data, so the rest may be read-only.
# If projections must read a long history first, the server needs up to half a minute until it is ready.
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s \
  CMD ["node", "/parley/deploy/healthy.mjs"]
# The same start as with `npm start`; docs/operations.md explains the options of Node.
ENTRYPOINT ["/parley/deploy/tuned-node.sh", "/parley/dist/bin.js"]
CMD ["serve"]
