import { readGoods } from '../../../../contract/search-text/words/goods.ts'
import { readTsv } from '../../../platform/reference-data.ts'

export const GOODS_FILE = 'goods-words'

export const goods = readGoods((await readTsv(GOODS_FILE)).map(({ key = '', word = '' }) => ({ key, word })))
