export const OWN_NEEDS_TARGET = 'own-needs'

export const needReplyTarget = (needId: number) => `need:${needId}`
