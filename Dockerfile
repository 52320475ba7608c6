# Builds the site, and serves it with nginx; docs/hosting.md says how to run it.
FROM node:20-bookworm-slim AS build
# git tells the sitemap when pages last changed.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
ENV GATSBY_TELEMETRY_DISABLED=1
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Runs as a user without rights, and writes below /tmp only.
FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /site/container/site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/hosting/nginx /etc/nginx/site
COPY --from=build /site/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/robots.txt || exit 1
