// A font with some of its glyphs, by HarfBuzz: https://harfbuzz.github.io/harfbuzz-hb-subset.html
// harfbuzzjs ships the subsetter as WebAssembly without a wrapper, so memory is passed by pointers.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Pointer = number
type Subsetter = {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (size: number) => Pointer
  hb_blob_create: (data: Pointer, length: number, mode: number, user: Pointer, destroy: Pointer) => Pointer
  hb_blob_get_data: (blob: Pointer, length: Pointer) => Pointer
  hb_blob_get_length: (blob: Pointer) => number
  hb_face_create: (blob: Pointer, index: number) => Pointer
  hb_face_reference_blob: (face: Pointer) => Pointer
  hb_set_add: (set: Pointer, value: number) => void
  hb_set_clear: (set: Pointer) => void
  hb_set_invert: (set: Pointer) => void
  hb_subset_input_create_or_fail: () => Pointer
  hb_subset_input_glyph_set: (input: Pointer) => Pointer
  hb_subset_input_set: (input: Pointer, kind: number) => Pointer
  hb_subset_input_set_flags: (input: Pointer, flags: number) => void
  hb_subset_input_unicode_set: (input: Pointer) => Pointer
  hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer
}

// Of hb-subset.h.
const MODE_WRITABLE = 2
const SETS_LAYOUT_FEATURE_TAG = 6
// Without the closure, ligatures whose glyphs are not in the set are left out.
const FLAGS = { noHinting: 0x1, noLayoutClosure: 0x200 }

const load = async () => {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  const harfbuzz = instance.exports as Subsetter
  const { _initialize: initialize } = harfbuzz
  initialize()
  return harfbuzz
}

/** `ttf` with these glyphs and characters only, and all layout features that remain possible. */
export const subset = async (
  ttf: Uint8Array,
  { glyphs, characters }: { glyphs: ReadonlySet<number>; characters: readonly string[] },
) => {
  const harfbuzz = await load()
  const data = harfbuzz.malloc(ttf.length)
  new Uint8Array(harfbuzz.memory.buffer).set(ttf, data)
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, ttf.length, MODE_WRITABLE, 0, 0), 0)
  const input = harfbuzz.hb_subset_input_create_or_fail()
  const features = harfbuzz.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG)
  harfbuzz.hb_set_clear(features)
  harfbuzz.hb_set_invert(features)
  harfbuzz.hb_subset_input_set_flags(input, FLAGS.noHinting | FLAGS.noLayoutClosure)
  const [glyphSet, characterSet] = [
    harfbuzz.hb_subset_input_glyph_set(input),
    harfbuzz.hb_subset_input_unicode_set(input),
  ]
  for (const glyph of glyphs) harfbuzz.hb_set_add(glyphSet, glyph)
  for (const character of characters) harfbuzz.hb_set_add(characterSet, character.codePointAt(0) ?? 0)
  const part = harfbuzz.hb_subset_or_fail(face, input)
  if (part === 0) throw new Error('HarfBuzz could not subset the font')
  const blob = harfbuzz.hb_face_reference_blob(part)
  const start = harfbuzz.hb_blob_get_data(blob, 0)
  return new Uint8Array(harfbuzz.memory.buffer.slice(start, start + harfbuzz.hb_blob_get_length(blob)))
}
