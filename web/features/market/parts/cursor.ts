export const CURSOR_PARAMETER = 'cursor'

export const readCursor = (query: URLSearchParams) => query.get(CURSOR_PARAMETER) ?? ''
