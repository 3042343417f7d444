const split = (text: string) => text.split(' ')

const CONTROL = ['', ' ', '\0', 'a\0b', '\u0001\u001F\u007F', 'a\r\nSet-Cookie: b=c', '\uFEFF', '\u202Eabc']
const HALF_LETTERS = ['\uD800', 'a\uDC00', '\uDC00\uD800']
const MARKUP = split(
  `<script>alert(1)</script> '--or--1=1 % _%\\ \${7*7} ../../etc/passwd {{x}} " ()[]*+? &|!:* a'&b`,
)
const WORDS_OF_CODE = split('NaN null undefined true __proto__ constructor toString [object')
const NUMBERS_AS_TEXT = split(
  '1e309 -1e309 Infinity 0x10 1e3 -1 0 1.5 007 +7 १२ 9007199254740993 9223372036854775808 99999999999999999999',
)
const TIMES = split('2026-02-30 0000-00-00T00:00:00Z +275760-09-13T00:00:00.000Z 294277-01-01 24:00')
const LONG = [
  'ñ'.repeat(300),
  'क'.repeat(5_000),
  '🍬'.repeat(2_000),
  'a'.repeat(70_000),
  'Z̷̧̛'.repeat(300),
  '\u200D'.repeat(200),
]
const SHAPES = [null, true, false, [], {}, [[]], [null], [{}], { a: { b: [1, { c: null }] } }, ['a', 'b']]
const NUMBERS = [0, -0, -1, 1.5, 5e-324, 1e308, -1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53)]

export const INVALID_VALUES: readonly unknown[] = [
  ...CONTROL,
  ...HALF_LETTERS,
  ...MARKUP,
  ...WORDS_OF_CODE,
  ...NUMBERS_AS_TEXT,
  ...TIMES,
  ...LONG,
  ...SHAPES,
  ...NUMBERS,
]

export const INVALID_NAMES = [
  ...split('extra __proto__ constructor id नाम a[b]'),
  'a\0',
  '\uD800',
  'x'.repeat(2_000),
  '',
]

export const INVALID_TYPES = [
  '',
  '/',
  'é',
  'text/plain',
  'image/png',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=y',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonp',
]

export const INVALID_QUERIES = split(
  '% %zz %00 limit=1&limit=2 __proto__=1 a[b]=c &&&= lang=%E0%A4 cursor=%FF ? page=1e3',
)

export const HEADERS = split(
  'authorization idempotency-key if-match if-none-match accept-encoding accept-language x-csrf-token cookie x-request-id x-forwarded-for forwarded range origin x-haat-in-process',
)
