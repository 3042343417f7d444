// Of what Brotli 4 and gzip 6 save on a page, Brotli 2 keeps 98 % with 60 % of the CPU, gzip 1 96 % with half. Brotli 0 (94 %, a third of
// the CPU) made the home page exceed the 250 KB of a first visit.
import { constants } from 'node:zlib'

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }
export const GZIP = { level: 1 }
