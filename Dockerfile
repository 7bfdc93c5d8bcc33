FROM node:24-bookworm-slim
WORKDIR /srv/malla
RUN chown node:node /srv/malla && mkdir /data && chown node:node /data
USER node

# Packages first, so that a change of sources does not install them again. Workspaces are links into the
# sources, so everything stays in this one stage: a copy between stages would turn links into files.
COPY --chown=node:node package.json package-lock.json ./
COPY --chown=node:node scripts/setup.mjs scripts/
COPY --chown=node:node domain/package.json domain/
COPY --chown=node:node contracts/package.json contracts/
COPY --chown=node:node documents/package.json documents/
COPY --chown=node:node server/package.json server/
COPY --chown=node:node web/package.json web/
COPY --chown=node:node e2e/package.json e2e/
COPY --chown=node:node bench/package.json bench/
RUN node scripts/setup.mjs

COPY --chown=node:node . .
RUN node scripts/build.ts

ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000 6002
# 200 says that it answers, `ok` that its database does too.
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(r => r.json()).then(h => process.exit(h.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
