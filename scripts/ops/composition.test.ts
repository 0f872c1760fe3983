// The parts of the composition fit each other, and what stands beside them: ports, folders, order, secrets.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { readComposition, readImage } from './composition.ts';
import { dashboardJson } from './dashboard.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'ops/docker');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const composition = readComposition();
const services = Object.entries(composition.services);
const ours = services.filter(([, { image }]) => image === 'lilape:latest');
const example = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));

const ascending = (a: number, b: number) => a - b;

/** The port of a process, by which setting names it in its role. */
const portOf = ({ ROLE: role, PORT: port, STATUS_PORT: status }: Readonly<Record<string, string>>) =>
  Number(role === 'api' ? port : status);
const portsOf = (role: string) =>
  ours
    .flatMap(([, { environment = {} }]) => (environment['ROLE'] === role ? [portOf(environment)] : []))
    .toSorted(ascending);
const hosts = (text: string) => [...text.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));

test('behavior: every process of ours has a role, a port of its own, and settings that there are', () => {
  expect(ours.map(([name]) => name)).toEqual([
    'api-1',
    'api-2',
    'watcher-1',
    'watcher-2',
    'worker-1',
    'worker-2',
    'keeper-1',
  ]);
  const ports = ours.map(([, { environment = {} }]) => portOf(environment));
  expect(new Set(ports).size).toBe(ours.length);
  for (const [name, { environment = {}, env_file: file }] of ours) {
    expect([name, environment['ROLE'], file]).toEqual([name, name.replace(/-\d$/, ''), 'lilape.env']);
    expect(Object.keys(environment).filter((setting) => !example.has(setting))).toEqual([]);
  }
});

test('behavior: nobody is pointed at a folder that the image may not write, whatever the settings of all say', () => {
  for (const [, { environment = {}, volumes = [] }] of ours) {
    expect(environment['DATA_DIR']).toBe(readImage().env['DATA_DIR']);
    expect(volumes).toContain(`data:${environment['DATA_DIR']}`);
  }
});

test('behavior: what a service waits for is there, and has something that says when it is well', () => {
  for (const [, { depends_on: waits = {} }] of services)
    for (const [name, { condition }] of Object.entries(waits)) {
      expect(condition).toBe('service_healthy');
      expect(composition.services[name]?.healthcheck?.test).toBeDefined();
    }
  for (const [name, { depends_on: waits = {} }] of ours)
    expect([name, Object.keys(waits)]).toEqual([name, ['postgres']]);
});

test('behavior: proxies, Prometheus and Grafana look where the processes are', () => {
  expect(hosts(read('ops/caddy/Caddyfile'))).toEqual(expect.arrayContaining(portsOf('api')));
  for (const port of hosts(`${read('ops/caddy/Caddyfile')}${read('ops/nginx/lilape.conf')}`))
    expect(portsOf('api')).toContain(port);
  expect(hosts(read('ops/nginx/lilape.conf')).toSorted(ascending)).toEqual(portsOf('api'));
  const { scrape_configs: configs } = parse(read('ops/prometheus/prometheus.yaml')) as {
    scrape_configs: { static_configs: { targets: string[]; labels: { role: string } }[] }[];
  };
  const scraped = configs.flatMap(({ static_configs: each }) => each);
  // The keeper is one that not everybody has.
  expect(scraped.map(({ labels }) => labels.role)).toEqual(['api', 'watcher', 'worker']);
  for (const { targets, labels } of scraped)
    expect(targets).toEqual(portsOf(labels.role).map((port) => `127.0.0.1:${port}`));
  const { panels, templating } = JSON.parse(dashboardJson()) as {
    panels: { datasource: { type: string; uid: string } }[];
    templating: { list: { name: string; type: string; query: string }[] };
  };
  const [source] = templating.list.filter(({ type }) => type === 'datasource');
  for (const { datasource } of panels)
    expect(datasource).toEqual({ type: source?.query, uid: `\${${source?.name}}` });
});

test('behavior: Prometheus is started with the rules and settings that are mounted', () => {
  const { command = [], volumes = [] } = composition.services['prometheus'] ?? {};
  const [host = '', inside = ''] = volumes.find((volume) => volume.startsWith('../'))?.split(':') ?? [];
  const [config = ''] = command.flatMap((word) => /^--config\.file=(.*)$/.exec(word)?.[1] ?? []);
  const path = join(folder, host, relative(inside, config));
  const { rule_files: rules } = parse(readFileSync(path, 'utf8')) as { rule_files: string[] };
  expect(rules.filter((name) => !existsSync(join(path, '..', name)))).toEqual([]);
});

test('behavior: volumes and secrets are there, and files of an operator come neither into Git nor into the image', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  );
  const named = mounted.filter((place) => !place.startsWith('.'));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(composition.volumes).toSorted());
  const used = services.flatMap(([, { secrets = [] }]) => secrets);
  expect(used).toEqual(Object.keys(composition.secrets));
  const places = [
    ...mounted.filter((place) => place.startsWith('.')),
    ...Object.values(composition.secrets).map(({ file }) => file),
    ...ours.map(([, { env_file: file = '' }]) => file),
  ];
  const missing = [...new Set(places)]
    .map((place) => relative(root, join(folder, place)))
    .filter((path) => !existsSync(join(root, path)) || path.startsWith('ops/docker/'));
  expect(missing.toSorted()).toEqual([
    'ops/docker/lilape.env',
    'ops/docker/postgres-password',
    'ops/docker/secrets',
  ]);
  const left = read('.dockerignore').split('\n');
  for (const path of missing) {
    expect(left).toContain(path);
    // A folder is distinguished from a file by what lies in it.
    const inside = path.endsWith('secrets') ? `${path}/key` : path;
    expect(execFileSync('git', ['check-ignore', inside], { cwd: root, encoding: 'utf8' })).toContain(path);
  }
});

test('behavior: the image is built with everything that its file asks for', () => {
  const { args } = readImage();
  for (const [, { build }] of ours) {
    expect(Object.keys(build?.args ?? {})).toEqual(args);
    expect(resolve(folder, build?.context ?? '')).toBe(root);
  }
});
