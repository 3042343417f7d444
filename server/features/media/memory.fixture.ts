// Run by the memory test as a process of its own: decodes a picture as an upload does and says how much memory that took.
import { readFileSync } from 'node:fs'
import { renderPicture } from './pictures.ts'

const picture = await renderPicture(process.argv[2] ?? '')
// Not process.resourceUsage(): its figure begins with what the parent held when it started this process.
const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
const megabytes = Number(kilobytes) / 1024
process.stdout.write(JSON.stringify({ widths: picture?.files.map(({ width }) => width), megabytes }))
