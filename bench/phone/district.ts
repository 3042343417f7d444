// The search in a saved district on a processor four times slower. It runs in the page: Chromium does not slow down workers.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumArgs } from '../../e2e/chromium-args.ts'
import { findChromium } from '../../tools/debian.mjs'
import { readJudgedQueries } from '../search/judged/judged-queries.ts'
import { percentile } from '../search/meter.ts'
import { compressedSize, makeDistrict } from './district-document.ts'
import type { measureDistrict } from './district-page.ts'

const BUSINESSES = 3_500
const SLOWER = 4
const GOALS = { size: 250_000, searchMs: 50 }

const bundle = async () => {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'district-page.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const script = outputs.find((each) => each.type === 'chunk')?.code
  if (!script) throw new Error('the search was not built')
  return script
}

const measure = async (text: string, queries: readonly string[]) => {
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArgs })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await page.evaluate(
      ([document, texts]) =>
        (globalThis as unknown as { measureDistrict: typeof measureDistrict }).measureDistrict(
          document,
          texts,
        ),
      [text, queries] as const,
    )
  } finally {
    await browser.close()
  }
}

export const measureDistrictSearch = async (print: (line: string) => void) => {
  const document = await makeDistrict(BUSINESSES)
  const size = compressedSize(document)
  const queries = readJudgedQueries().map(({ text }) => text)
  const { build: buildMs, searches } = await measure(JSON.stringify(document), queries)
  const p99 = percentile(searches, 0.99)
  print('| businesses | document KB | index ms | search p50 ms | p99 ms | slowest ms |')
  print('|---|---|---|---|---|---|')
  print(
    `| ${BUSINESSES} | ${Math.round(size / 1_000)} | ${Math.round(buildMs)} | ${percentile(searches, 0.5).toFixed(1)} | ${p99.toFixed(1)} | ${Math.max(...searches).toFixed(1)} |`,
  )
  return size <= GOALS.size && p99 <= GOALS.searchMs
}
