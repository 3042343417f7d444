// TypeScript takes `self` for a worker of any kind.
export const scope = self as unknown as ServiceWorkerGlobalScope
