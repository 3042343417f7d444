export class Unplayable extends Error {
  override name = 'Unplayable'
}

export const demand: (isFine: boolean, what: string) => asserts isFine = (isFine, what) => {
  if (!isFine) throw new Unplayable(what)
}
