import { readFileSync } from 'node:fs'
import { renderPicture } from './pictures.ts'

const pictures = await Promise.all(process.argv.slice(2).map(renderPicture))
const widths = pictures.map((picture) =>
  typeof picture === 'string' ? picture : picture.files.map(({ width }) => width),
)
// process.resourceUsage() would start with the memory of the parent.
const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
process.stdout.write(JSON.stringify({ widths, megabytes: Number(kilobytes) / 1024 }))
