// Before the server starts: installs and builds what is missing or old, and says so.
//   node tools/prepare.mjs [--no-build]
import { existsSync } from 'node:fs'
import { chooseNode, refusalToPrepare } from './node.mjs'
import { siteSources } from './site-sources.mjs'
import { bin, hashOf, once, root, step, stop } from './steps.mjs'

const { version, execPath, platform, arch } = process
const tooOld = refusalToPrepare(version)
if (tooOld) stop(tooOld)

// The folder npm writes into, not a file of ours that a clean install would leave behind.
once('node_modules/.haat-installed', hashOf(['package-lock.json', '.npmrc']), () =>
  step('packages installed', ['npm', 'ci', '--loglevel=error']),
)

const choice = { pinned: bin('node'), exists: existsSync, version, execPath, platform, arch }
const { node, refusal } = chooseNode(choice)
if (refusal) stop(refusal)

if (!['--no-build', '--quick'].some((option) => process.argv.includes(option))) {
  once('build/.haat-built', hashOf(siteSources()), () => {
    step('site built', [bin('react-router'), 'build'], {
      env: { NODE_ENV: 'production', PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
    })
    step('site compressed', [node, 'tools/compress.mjs'])
  })
}
