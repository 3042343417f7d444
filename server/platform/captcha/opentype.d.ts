declare module 'opentype.js/dist/opentype.mjs' {
  export type Point = { x: number; y: number }
  export type Command =
    | ({ type: 'M' | 'L' } & Point)
    | ({ type: 'Q'; x1: number; y1: number } & Point)
    | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & Point)
    | { type: 'Z' }
  export type Path = { commands: Command[] }
  export type Font = {
    getPath: (text: string, x: number, y: number, size: number) => Path
    getAdvanceWidth: (text: string, size: number) => number
    charToGlyphIndex: (character: string) => number
  }
  export const parse: (bytes: ArrayBuffer) => Font
}
