# Tafelrunde in a container. Untested so far; `docs/operate.md` has the same steps by hand.
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python -m venv /opt/tafelrunde && /opt/tafelrunde/bin/pip install --no-cache-dir -c constraints.txt .

FROM python:3.11-slim
RUN useradd --system --create-home --home-dir /data tafelrunde
COPY --from=build /opt/tafelrunde /opt/tafelrunde
USER tafelrunde
WORKDIR /data
VOLUME /data
ENV TAFELRUNDE_HOST=0.0.0.0 TAFELRUNDE_DATABASE=/data/tafelrunde.sqlite
EXPOSE 8000
HEALTHCHECK CMD ["/opt/tafelrunde/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
ENTRYPOINT ["/opt/tafelrunde/bin/tafelrunde"]
CMD ["serve"]
