import { describe, expect, test } from 'vitest'
import { productTexts, specifiedTexts } from '../words/product-texts.ts'
import { isSpecifiedBy, needlessExceptions, severalHindiTexts, wordFaults } from '../words/word-rules.ts'

const isSpecified = isSpecifiedBy(specifiedTexts())
const texts = productTexts()

describe('the words of the product', () => {
  test.each([...new Set(texts.map(({ file }) => file))])('%s', (file) => {
    const faults = texts.filter((each) => each.file === file).flatMap((each) => wordFaults(each, isSpecified))
    expect([...new Set(faults)]).toEqual([])
  })

  test('one English text has one Hindi text', () => {
    expect(severalHindiTexts(texts)).toEqual([])
    expect(needlessExceptions(texts)).toEqual([])
  })

  test('are all read', () => {
    const files = new Set(texts.map(({ file }) => file))
    for (const file of [
      'Admin.json',
      'contract/errors.ts',
      'contract/rule-texts.ts',
      'data/categories.tsv',
      'server/app/plain-error-page.ts',
      'server/features/accounts/code-message.ts',
      'server/features/notifications/notifications.texts.ts',
      'web/ui/styleguide',
    ])
      expect(files).toContain(file)
    expect(texts.filter(({ en, hi }) => en && hi).length).toBeGreaterThan(2_400)
    expect(specifiedTexts().length).toBeGreaterThan(160)
  })
})

describe('the rules bite', () => {
  const faultsOf = (en: string, hi: string, at = 'Contact.report.text') =>
    wordFaults({ file: 'Contact.json', at, en, hi }, isSpecified)

  test('a text that keeps to the list has no faults', () => {
    expect(faultsOf('Send message', 'संदेश भेजें')).toEqual([])
  })

  test.each([
    'Whoever it hits reads this.',
    'Nobody has a stall here',
    'Everybody sees it.',
    'Find somebody',
    'Your chats will stand here.',
    'You are signed in.',
    'This provider is closed.',
  ])('English: %s', (en) => {
    expect(faultsOf(en, 'हाट')).not.toEqual([])
  })

  test('a specified text and a marketing heading may say more', () => {
    expect(faultsOf('No provider found with that username.', 'हाट')).toEqual([])
    expect(faultsOf('Fresh from the stall', 'हाट', 'Index.features.posts.title')).toEqual([])
    expect(faultsOf('Fresh from the stall', 'हाट', 'Index.features.posts.text')).not.toEqual([])
    expect(faultsOf('*You can upload a maximum of {{max}} images.', 'हाट')).toEqual([])
  })

  test.each([
    ['a word of the list', 'इसका उत्तर'],
    ['the name in Latin letters', 'Haat पर दुकान'],
    ['a nukta that is missing', 'आपका जिला'],
    ['a nukta that is missing inside', 'आपकी प्रोफाइल'],
    ['a polite order in a form', 'अपना नाम लिखिए।'],
    ['a familiar order', 'अपना नाम लिखो।'],
    ['an ending without chandrabindu', 'संदेश हटाएं'],
  ])('Hindi: %s', (_name, hi) => {
    expect(faultsOf('Text', hi)).not.toEqual([])
  })

  test('a precomposed nukta is one too, and an invitation may stand in marketing prose', () => {
    expect(faultsOf('Text', 'आपका \u{95b}िला')).toEqual([])
    expect(faultsOf('Text', 'दुकान खोलिए।', 'Services.closing.text')).toEqual([])
    expect(faultsOf('Text', 'इसके लिए पैसे नहीं चाहिए।')).toEqual([])
  })

  test.each([
    ['Delete post', 'पोस्ट मिटाना'],
    ['Delete', 'हटाएँ'],
    ['Remove: {{name}}', 'मिटाएँ: {{name}}'],
    ['Cancel', 'रहने दें'],
    ['Save note', 'टिप्पणी सहेजें'],
    ['Send message', 'संदेश भेजना'],
    ['Block', 'ब्लॉक'],
  ])('both: %s is not %s', (en, hi) => {
    expect(faultsOf(en, hi)).not.toEqual([])
  })

  test('an error orders nothing with -ना', () => {
    expect(faultsOf('Text', 'फिर कोशिश करना।', 'Contact.refusals.busy')).not.toEqual([])
    expect(faultsOf('Text', 'अब क्या करना', 'Contact.board.text')).toEqual([])
  })

  test('two Hindi texts for one English text are found', () => {
    const text = (at: string, en: string, hi: string) => ({ file: 'Contact.json', at, en, hi })
    const two = [text('a', 'Try again', 'फिर कोशिश करें'), text('b', 'Try again', 'दोबारा करें')]
    expect(severalHindiTexts(two)).toHaveLength(1)
    expect(severalHindiTexts([text('a', 'New', 'नया'), text('b', 'New', 'नई')])).toEqual([])
    expect(
      severalHindiTexts([text('a', 'Hi {{x}}', 'नमस्ते {{x}}'), text('b', 'Hi {{y}}', 'नमस्ते {{y}}')]),
    ).toEqual([])
  })
})
