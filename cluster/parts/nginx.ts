// nginx in front of the processes, with one more port for each process, which falls back to the other when its own is down: a test
// knows which process responds.
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Part, startPart, spawnTied } from './part.ts'

type NginxOptions = {
  dir: string
  ports: readonly number[]
  apps: readonly string[]
  keepsPages?: boolean
}

const hostOf = (url: string) => new URL(url).host

// A process that was away is asked again a second later.
const RETRY_OPTIONS = 'max_fails=1 fail_timeout=1s'

const shared = fileURLToPath(new URL('../../deploy/nginx', import.meta.url))

const upstream = (name: string, first: readonly string[], backup: readonly string[] = []) => `
  upstream ${name} {
    ${first.map((url) => `server ${hostOf(url)} ${RETRY_OPTIONS};`).join(' ')}
    ${backup.map((url) => `server ${hostOf(url)} ${RETRY_OPTIONS} backup;`).join(' ')}
    include ${shared}/upstream.conf;
  }`

const serverBlock = (name: string, port: number) => `
  server {
    listen 127.0.0.1:${port};
    set $app_upstream ${name};
    include ${shared}/locations.conf;
  }`

/** With its pages in the folder of this run. */
const keepPages = (dir: string) =>
  readFileSync(`${shared}/keep-pages.conf`, 'utf8').replace(/(?<=proxy_cache_path )\S+/, `${dir}/pages`)

const FILES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configuration = ({ dir, ports, apps, keepsPages = false }: NginxOptions) => {
  const names = ['everybody', ...apps.map((_app, turn) => `process_${turn}`)]
  const others = (url: string) => apps.filter((other) => other !== url)
  return `
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/nginx.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  ${FILES.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  include ${shared}/proxy.conf;
  ${keepsPages ? keepPages(dir) : ''}
  ${upstream('everybody', apps)}
  ${apps.map((url, turn) => upstream(`process_${turn}`, [url], others(url))).join('')}
  ${names.map((name, turn) => serverBlock(name, ports[turn] ?? 0)).join('')}
}
`
}

const answers = (url: string) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  )

/** The first port is shared, the others lead to one process each. */
export const startNginx = async (front: NginxOptions): Promise<Part> => {
  await mkdir(front.dir, { recursive: true, mode: 0o755 })
  const file = join(front.dir, 'nginx.conf')
  await writeFile(file, configuration(front))
  const url = `http://127.0.0.1:${front.ports[0]}`
  return startPart({
    url,
    launch: spawnTied(['nginx', '-e', join(front.dir, 'nginx.log'), '-p', front.dir, '-c', file]),
    log: join(front.dir, 'nginx.out'),
    answers: () => answers(url),
  })
}
