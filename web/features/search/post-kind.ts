// Which kind of posts the address asks for.
import { type PostKind, postKinds } from '../../../contract/limits.ts'

/** Undefined: all. */
export const readPostKind = (query: URLSearchParams): PostKind | undefined => {
  const asked = query.get('kind')
  return postKinds.find((kind) => kind === asked)
}
