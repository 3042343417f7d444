// The package has no types, and the types of Node leave WebAssembly to those of the DOM.
declare module 'wawoff2' {
  export const compress: (ttf: Uint8Array) => Promise<Uint8Array>
  export const decompress: (woff2: Uint8Array) => Promise<Uint8Array>
}

declare namespace WebAssembly {
  type Memory = { buffer: ArrayBuffer }
  const instantiate: (module: Uint8Array) => Promise<{ instance: { exports: unknown } }>
}
