// The types of TypeScript declare `self` for workers of any kind.
export const scope = self as unknown as ServiceWorkerGlobalScope
