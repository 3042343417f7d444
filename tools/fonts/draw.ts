// Which glyphs a font draws for a text, and how wide.
import * as hb from 'harfbuzzjs'

export type Font = hb.Font

export const openFont = (ttf: Uint8Array) => new hb.Font(new hb.Face(new hb.Blob(ttf)))

const shape = (font: Font, text: string) => {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  return buffer
}

export const glyphsOf = (font: Font, text: string) =>
  shape(font, text)
    .getGlyphInfos()
    .map(({ codepoint }) => codepoint)

export const widthOf = (font: Font, text: string) =>
  shape(font, text)
    .getGlyphPositions()
    .reduce((sum, { xAdvance }) => sum + xAdvance, 0)
