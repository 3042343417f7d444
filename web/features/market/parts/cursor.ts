/** Where in a list a page begins, in its address. */
export const CURSOR_PARAMETER = 'cursor'

export const readCursor = (query: URLSearchParams) => query.get(CURSOR_PARAMETER) ?? ''
