// node tools/prepare.mjs [--no-build]    installs packages, builds and compresses the site where it is missing or outdated
import { existsSync } from 'node:fs'
import { buildSite } from './build-site.mjs'
import { chooseNode, refusalToPrepare } from './node.mjs'
import { bin, hashOf, once, step, stop } from './steps.mjs'

const { version, execPath, platform, arch } = process
const tooOld = refusalToPrepare(version)
if (tooOld) stop(tooOld)

await once('node_modules/.haat-installed', hashOf(['package-lock.json', '.npmrc']), () =>
  step('packages installed', ['npm', 'ci', '--loglevel=error']),
)

const choice = { pinned: bin('node'), exists: existsSync, version, execPath, platform, arch }
const { refusal } = chooseNode(choice)
if (refusal) stop(refusal)

if (!['--no-build', '--quick'].some((option) => process.argv.includes(option))) {
  await buildSite()
  await import('./compress.mjs')
}
