# syntax=docker/dockerfile:1

# Builds with everything; the last stage takes the build and production packages alone.
FROM node:20-bookworm-slim AS build
# Compiles the database driver where no ready copy can be fetched.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.js

FROM build AS packages
RUN npm prune --omit=dev --no-audit --no-fund && node scripts/slim.js

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/scripts ./scripts
COPY package.json package-lock.json LICENSE ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The start script passes signals on and starts a server that died again; no other init is needed.
CMD ["node", "scripts/start.cjs", "--built"]
