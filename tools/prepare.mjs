// Before the server starts: installs and builds what is missing or old, and says so.
//   node tools/prepare.mjs [--no-build]
import { bin, hashOf, once, root, step, stop } from './steps.mjs'
import { existsSync } from 'node:fs'

const major = Number(process.versions.node.split('.')[0])
if (major < 20) stop(`Haat needs Node 20 or newer to start; this is ${process.version}.`)

// The folder npm writes into, not a file of ours that a clean install would leave behind.
once('node_modules/.haat-installed', hashOf(['package-lock.json', '.npmrc']), () =>
  step('packages installed', ['npm', 'ci', '--loglevel=error']),
)

// Node 24 comes as a package for Linux; elsewhere the system's own must do.
if (!existsSync(bin('node')) && major < 24) {
  stop(
    `Haat runs on Node 24, which has no package for ${process.platform} ${process.arch}: install Node 24 or newer.`,
  )
}

const SOURCES = ['web', 'contract', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']
if (!process.argv.includes('--no-build')) {
  once('build/.haat-built', hashOf(SOURCES), () => {
    step('site built', [bin('react-router'), 'build'], {
      env: { NODE_ENV: 'production', PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
    })
    step('site compressed', [existsSync(bin('node')) ? bin('node') : 'node', 'tools/compress.mjs'])
  })
}
