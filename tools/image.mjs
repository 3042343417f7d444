// Builds the image of Dockerfile without a registry, and runs it.
//   npm run test:image
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requirePrograms } from './debian.mjs'
import { root, step, stop } from './steps.mjs'

const BASE = 'localhost/haat-base'
const IMAGE = 'localhost/haat-test'
const NPM = 'npm@11.21.2'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
// Mounts and processes vanish with the first process, however it ends.
const IN_NAMESPACES = [
  'setpriv',
  '--pdeathsig',
  'KILL',
  '--',
  'unshare',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  '--',
]

const cached = join(root, 'node_modules/.cache/image')

/** The suite of this machine, whose keys apt has. */
const suiteOf = () =>
  /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ??
  stop('This is not a Debian.')

const makeDebian = () => {
  const suite = suiteOf()
  const file = join(cached, `debian-${suite}.tar`)
  if (existsSync(file)) return file
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  step('Debian made', [
    'mmdebstrap',
    '--variant=minbase',
    '--format=tar',
    '--include=ca-certificates',
    suite,
    unfinished,
  ])
  renameSync(unfinished, file)
  return file
}

const buildBase = (folder) => {
  const context = join(folder, 'base')
  mkdirSync(context)
  linkOrCopy(makeDebian(), join(context, 'debian.tar'))
  linkOrCopy(process.execPath, join(context, 'node'))
  step('npm fetched', [
    'sh',
    '-c',
    'cd "$1" && npm pack --silent "$2" && mv npm-*.tgz npm.tgz',
    'sh',
    context,
    NPM,
  ])
  step('base built', [
    'buildah',
    'build',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--file',
    'deploy/debian-base.Dockerfile',
    '--tag',
    BASE,
    context,
  ])
}

const linkOrCopy = (from, to) => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** For machines behind a proxy with a certificate of its own: npm trusts what the machine trusts. Nothing of it is in the image. */
const trustOf = (folder) => {
  if (!existsSync(CERTIFICATES)) return []
  const npmrc = join(folder, 'npmrc')
  writeFileSync(npmrc, 'cafile=/etc/ssl/host-ca.crt\n')
  return ['--volume', `${npmrc}:/root/.npmrc:ro`, '--volume', `${CERTIFICATES}:/etc/ssl/host-ca.crt:ro`]
}

const build = (folder) => {
  buildBase(folder)
  const base = ['--build-arg', `BASE=${BASE}`]
  step('image built', [
    'buildah',
    'build',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    ...trustOf(folder),
    ...base,
    '--tag',
    IMAGE,
    '.',
  ])
}

/** Images of its own, so that none of the machine is used or changed. */
const openStore = (folder) => {
  const file = join(folder, 'storage.conf')
  const paths = ['graphroot', 'runroot'].map((name) => `${name} = "${join(folder, name)}"\n`)
  writeFileSync(file, `[storage]\ndriver = "overlay"\n${paths.join('')}`)
  process.env.CONTAINERS_STORAGE_CONF = file
}

if (process.argv[2] === 'inside') {
  const folder = process.argv[3]
  // In another namespace of processes the folders of other tests would seem to be left over.
  process.env.TMPDIR = folder
  openStore(folder)
  build(folder)
  step('image run', ['node', 'cluster/image-run.ts', IMAGE], { loud: true })
} else {
  requirePrograms(['mmdebstrap', 'buildah', 'podman', 'podman-compose', 'runc', 'conmon'])
  if (process.getuid?.() !== 0) stop('The image is built in a chroot, which only root can enter.')
  await import('./prepare.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'haat-image-'))
  // PostgreSQL does not run as root.
  chmodSync(folder, 0o755)
  mkdirSync(cached, { recursive: true })
  process.once('SIGINT', () => process.exit(1))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  step('image', [...IN_NAMESPACES, 'node', 'tools/image.mjs', 'inside', folder], { loud: true })
}
