# One image for a club of its own (the built-in database in /data) and for a cluster (DATABASE_URL).
# Node 24 has been in long-term support for a year and stays there until April 2028.
FROM node:24-bookworm-slim AS build
WORKDIR /ankerplatz
COPY . .
RUN npm ci --no-audit --no-fund && node tools/bootstrap.mjs --build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production ANKERPLATZ_DATA=/data
WORKDIR /ankerplatz
COPY --from=build --chown=node:node /ankerplatz .
RUN mkdir /data /backups && chown node:node /data /backups
# PostgreSQL refuses to run as root.
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/packed/main.js"]
