// Evaluated in a page: the types of the tools do not include the DOM.

/** @returns {Promise<{ account: number; state: string; words: string; reply?: { text: string } }[]>} the entries of the outbox */
export const entriesInPage = () =>
  new Promise((resolve, reject) => {
    const opening = globalThis.indexedDB.open('haat-outbox')
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', () => resolve([]))
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('entries').objectStore('entries').getAll()
      all.addEventListener('error', reject)
      all.addEventListener('success', () => {
        opening.result.close()
        resolve(
          all.result.map(({ account, state, request, reply }) => ({
            account,
            state,
            words: JSON.stringify(request),
            reply,
          })),
        )
      })
    })
  })
