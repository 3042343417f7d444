export const postKinds = ['update', 'offer', 'event'] as const
export type PostKind = (typeof postKinds)[number]
