// The package has no types. Only what draw.ts uses.
declare module 'opentype.js' {
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
  }
  // CommonJS to Node: everything hangs on the default export.
  const opentype: { parse: (bytes: ArrayBuffer) => Font }
  export default opentype
}
