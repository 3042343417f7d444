export const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
