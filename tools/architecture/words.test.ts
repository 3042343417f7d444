import { describe, expect, test } from 'vitest'
import {
  categoryTextsIn,
  demoTextsIn,
  districtTextsIn,
  productTexts,
  sourceTextsIn,
  specifiedTexts,
  stateTextsIn,
} from '../words/product-texts.ts'
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
      'data/districts.tsv',
      'data/states.tsv',
      'demo/categories/food.ts',
      'demo/fill/admin-rows.ts',
      'demo/words/reviews.ts',
      'server/app/plain-error-page.ts',
      'server/features/accounts/code-message.ts',
      'server/features/accounts/security-message.ts',
      'server/features/admin/decisions/decision-mail.ts',
      'server/features/contacts/contacts-csv.ts',
      'server/features/notifications/notifications.texts.ts',
      'server/features/push/push.view.ts',
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
    expect(faultsOf('Send message', 'मैसेज भेजें')).toEqual([])
  })

  test.each([
    'Whoever it hits reads this.',
    'Nobody has a stall here',
    'Everybody sees it.',
    'Find somebody',
    'Your chats will stand here.',
    'You are signed in.',
    'This provider is closed.',
    'No line. It is sent when the line is back.',
    'Please check your connection.',
    'Throw the changes away',
    'A new version is there.',
    'The author is told.',
    'Enter the six-digit code.',
    'Choose a picture',
    'The reviews could not be loaded.',
    'An administrator is checking it.',
    'This was changed in the meantime.',
    'Loading businesses...',
    'Results for “sweets”',
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
    ['an ending without chandrabindu', 'मैसेज हटाएं'],
    ['a word of the school book', 'पोस्ट सहेजें'],
    ['inside a word', 'टिप्पणियाँ'],
    ['a network as a line', 'लाइन आते ही भेज दिया जाएगा।'],
    ['loading as arriving', 'दुकानें आ रही हैं…'],
    ['Devanagari digits', 'उत्तर २४ परगना'],
    ['other quotes', '“सेव करें” दबाएँ'],
  ])('Hindi: %s', (_name, hi) => {
    expect(faultsOf('Text', hi)).not.toEqual([])
  })

  const message = (hi: string) => `const TEXTS = { en: { text: 'Text' }, hi: { text: '${hi}' } }`
  const server = 'server/features'
  test.each([
    [
      'Hindi of the demo',
      demoTextsIn('demo/words/reviews.ts', 'spoken`नई तस्वीरें डालीं | New photos | Nayi photo`'),
    ],
    [
      'English of the demo',
      demoTextsIn('demo/words/reviews.ts', 'spoken`कोई नहीं आया | Nobody came | Koi nahi`'),
    ],
    [
      'an English post of the demo',
      demoTextsIn('demo/words/english.ts', 'lines`They look alike in pictures.`'),
    ],
    [
      'a message of the demo',
      demoTextsIn(
        'demo/fill/admin-rows.ts',
        "const letter = { subject: 'Somebody uses the name of my shop' }",
      ),
    ],
    [
      'a reply of the demo',
      demoTextsIn('demo/words/chats.ts', 'exchanges`जी | Yes => रुकिए | Please ring us`'),
    ],
    ['a category', categoryTextsIn('title_en\ttitle_hi\nJewellery\tआभूषण की श्रेणी')],
    ['a synonym', categoryTextsIn('title_en\ttitle_hi\ten\thi\nJewellery\tगहने\tgold\tसोना|सूची')],
    ['a district', districtTextsIn('state\tname\thi\nWest Bengal\tNorth 24 Parganas\tउत्तर २४ परगना')],
    ['a state', stateTextsIn('state\thi\nUttar Pradesh\tउत्तर प्रदेश की सूची')],
    ['an SMS', sourceTextsIn(`${server}/accounts/code-message.ts`, message('खाते की पुष्टि का ओटीपी'))],
    ['an email', sourceTextsIn(`${server}/admin/decisions/decision-mail.ts`, message('खाता निलंबित है।'))],
    [
      'a notification',
      sourceTextsIn(`${server}/notifications/notifications.texts.ts`, message('नई टिप्पणी है।')),
    ],
    [
      'a column of the data archive',
      sourceTextsIn(`${server}/data-exports/export-words.ts`, "const title = text('Title', 'शीर्षक')"),
    ],
    [
      'the header of a CSV file',
      sourceTextsIn(`${server}/contacts/contacts-csv.ts`, "const MESSAGE = 'संदेश'"),
    ],
  ])('wherever it is: %s', (_name, planted) => {
    expect(planted.flatMap((each) => wordFaults(each, isSpecified))).toHaveLength(1)
  })

  test('a query of the demo is not read', () => {
    expect(demoTextsIn('demo/fill/figure-rows.ts', 'sql`select 1 from providers where true`')).toEqual([])
  })

  test('a shopkeeper of the demo may speak of the counter, and Hindi in Latin letters is not read', () => {
    const row = 'spoken`काउंटर पर मिलेगा | Ask at the counter | Dukaan par nobody nahi`'
    const read = demoTextsIn('demo/words/chats.ts', row)
    expect(read.map(({ en, hi }) => en ?? hi)).toEqual(['काउंटर पर मिलेगा', 'Ask at the counter'])
    expect(read.flatMap((each) => wordFaults(each, isSpecified))).toEqual([])
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
    ['Save note', 'कमेंट सेव करें'],
    ['Send message', 'मैसेज भेजना'],
    ['Block', 'ब्लॉक'],
    ['Your photos', 'आपकी छवियाँ'],
    ["Couldn't load the map.", 'नक़्शा नहीं दिखा।'],
    ['Check your internet.', 'वाई-फ़ाई देखें।'],
  ])('both: %s is not %s', (en, hi) => {
    expect(faultsOf(en, hi)).not.toEqual([])
  })

  test('a text for a phone screen has at most 100 characters', () => {
    const long = 'Open a business and press the button. '.repeat(3)
    expect(faultsOf(long, 'हाट')).not.toEqual([])
    expect(faultsOf('Text', 'कोई दुकान खोलें और बटन दबाएँ। '.repeat(4))).not.toEqual([])
    expect(faultsOf(long, 'हाट', 'PrivacyPolicy.sections.who.text')).toEqual([])
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
