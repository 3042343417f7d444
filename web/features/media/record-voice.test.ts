import { expect, test } from 'vitest'
import { media } from '../../../contract/media-limits.ts'
import { toPeaks } from './parts/record-voice.ts'

test.each([
  ['silence', [0, 0, 0], 0],
  ['fewer levels than bars', [0.1, 0.2], 100],
  ['a minute of levels', Array.from({ length: 600 }, (_, at) => at / 600), 100],
])('%s has 64 peaks, relative to the loudest', (_what, levels, highest) => {
  const peaks = toPeaks(levels)
  expect([peaks.length, Math.max(...peaks)]).toEqual([media.voice.peaks, highest])
})
