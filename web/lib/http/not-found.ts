import { CallError } from './call.ts'

/** Thrown while rendering. It has the shape of a loader's 404, which the error page recognises. */
class PageNotFoundError extends Error {
  override name = 'Gone'
  readonly status = 404
  readonly statusText = 'Not Found'
  readonly internal = false
  readonly data = null
}

/** For a page that loads in the browser: an invalid id is treated as not found. */
export const throwIfNotFound = (error: unknown) => {
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    throw new PageNotFoundError()
}
