# The server with the page in it, in three stages: a wheel is built, then installed with the locked
# dependencies; the last keeps that environment, its compiled rules and nothing to build with.

FROM python:3.11-slim AS wheel
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /build
COPY requirements.lock requirements-web.lock ./
RUN python -m venv .venv && .venv/bin/pip install -q --require-hashes --no-deps --only-binary :all: \
    -r requirements.lock -r requirements-web.lock
COPY scripts scripts
COPY web/package.json web/package-lock.json web/
RUN cd web && ../scripts/npm ci --ignore-scripts --loglevel error
COPY . .
RUN .venv/bin/pip install -q --no-deps --no-build-isolation -e . \
    && cd web && ../scripts/npm run --silent build \
    && cd .. && .venv/bin/pip wheel -q --no-deps --no-build-isolation -w /dist .

FROM python:3.11-slim AS environment
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
COPY requirements.lock /build/
RUN python -m venv /opt/vacancy && /opt/vacancy/bin/pip install -q --require-hashes --no-deps \
    --only-binary :all: -r /build/requirements.lock
COPY --from=wheel /dist /dist
RUN /opt/vacancy/bin/pip install -q --no-deps /dist/*.whl

FROM python:3.11-slim
ENV PATH=/opt/vacancy/bin:$PATH PYTHONUNBUFFERED=1 VACANCY_CACHE=/var/cache
RUN useradd --system --uid 10001 --no-create-home --home-dir /var/lib/vacancy vacancy \
    && install -d -o vacancy /var/lib/vacancy /var/cache/vacancy
COPY --from=environment /opt/vacancy /opt/vacancy
USER vacancy
WORKDIR /var/lib/vacancy
# Machine code fits one kind of processor: where the image runs on another kind than it was built on,
# the server compiles once more at its first start, and keeps that in the volume.
RUN vacancy compile
VOLUME ["/var/lib/vacancy", "/var/cache/vacancy"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=120s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8080/health', timeout=3)"]
ENTRYPOINT ["vacancy", "serve", "--host", "0.0.0.0", "--port", "8080"]
CMD ["--db", "/var/lib/vacancy/vacancy.db"]
