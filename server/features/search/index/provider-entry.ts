import {
  itemLexemes,
  providerLexemes,
  type ProviderText,
} from '../../../../contract/search-text/documents.ts'
import { goods } from '../words/goods.ts'
import { soldItemsIn } from '../words/sold-items.ts'

/** What the search stores of a business. */
export const providerEntry = (id: number, provider: ProviderText) => ({
  id,
  ...providerLexemes(provider, (name) => itemLexemes(name, goods)),
  sold: soldItemsIn(provider.items),
})
