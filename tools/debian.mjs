// Programs that npm does not bring, from Debian's packages where that may be.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step } from './steps.mjs'

// Where servers lie, and not everybody looks.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

export const isThere = (program) => FOLDERS.some((folder) => existsSync(join(folder, program)))

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export const install = (packages) => {
  step('package lists read', ['apt-get', 'update', '-q'])
  step(
    `${packages.join(', ')} installed`,
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
    // Servers are wanted as programs: at this run level Debian starts none of them.
    { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } },
  )
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
export const findChromium = () => process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))
