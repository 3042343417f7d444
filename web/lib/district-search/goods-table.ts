import { readGoods } from '../../../contract/search-text/words/goods.ts'

/** data/goods-words.tsv: key, language and word. */
export const goodsFrom = (table: string) =>
  readGoods(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([key = '', , word = '']) => ({ key, word })),
  )
