// Run by the memory tests as a process of its own: decodes pictures as uploads do, all at once, and says how much memory that took.
import { readFileSync } from 'node:fs'
import { renderPicture } from './pictures.ts'

const pictures = await Promise.all(process.argv.slice(2).map(renderPicture))
const widths = pictures.map((picture) =>
  typeof picture === 'string' ? picture : picture.files.map(({ width }) => width),
)
// Not process.resourceUsage(): its figure begins with what the parent held when it started this process.
const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
process.stdout.write(JSON.stringify({ widths, megabytes: Number(kilobytes) / 1024 }))
