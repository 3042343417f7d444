// Run by the memory test as a process of its own: decodes a picture as an upload does and says how much memory that took.
import { renderPicture } from './pictures.ts'

const picture = await renderPicture(process.argv[2] ?? '')
const megabytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ widths: picture?.files.map(({ width }) => width), megabytes }))
