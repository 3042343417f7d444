import { screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ruleText } from '../../../contract/rule-texts.ts'
import en from '../../locales/en/CreateNewPost.json'
import {
  mockServer,
  inputNamed,
  errorAt,
  blurInput,
  openPage,
  advanceTime,
  expectToast,
  submit,
  fillIn,
} from '../../testing/forms.tsx'
import { anOwnPostInFull } from '../../testing/own-posts.ts'
import { click, find, fire } from '../../testing/page.tsx'
import { aFile, choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import NewPostPage from './NewPostPage.tsx'

fakeUploads()

const GOOD = { title: 'Fresh tilkut', content: 'From Monday.\nTwo kinds.' }
const text = () => document.body.textContent
const preview = () => find('section article')

const visitPage = () => {
  mockServer({})
  return openPage('/createnewpost', NewPostPage)
}
const open = async () => {
  signIn('provider', 'sharma_sweets')
  const router = await visitPage()
  await settle()
  return router
}

/** A file of this many bytes, without filling the memory with it. */
const chooseSized = (field: string, name: string, size: number) => {
  const file = Object.defineProperty(aFile(name), 'size', { value: size })
  const input = find(`input[name="${field}"]`)
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  fire(input, new Event('change', { bubbles: true }))
}

test.each(['customer', null] as const)(
  'people who are not providers (%s) are sent to the login',
  async (role) => {
    if (role) signIn(role, 'asha')
    const router = await visitPage()
    await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
    expect(router.state.location.state).toEqual({
      from: '/createnewpost',
      toast: { kind: 'error', text: 'Unauthorized. Please log in as a provider.', area: 'provider' },
    })
  },
)

test('the back link leads to the post dashboard', async () => {
  await open()
  const back = screen.queryAllByRole('link').find((each) => each.textContent === en.back)
  expect(back?.getAttribute('href')).toBe('/Postdashboard')
})

describe('before it is sent', () => {
  test.each(['title', 'content'])('%s is required, counted without spaces', async (field) => {
    await open()
    fillIn({ ...GOOD, [field]: ' \u200B ' })
    await blurInput(field)
    expect(errorAt(field)).toBe('*This field is required.')
    await submit()
    expect(document.activeElement).toBe(inputNamed(field))
    expect(uploads).toEqual([])
  })

  test.each([
    ['title', 150, '150 of 150 characters', '*Title must be at most 150 characters.'],
    ['content', 20_000, '20,000 of 20,000 characters', '*Content must be at most 20,000 characters.'],
  ])('%s may have %i characters and no more, and an emoji is one', async (field, most, counter, message) => {
    await open()
    fillIn({ ...GOOD, [field]: '🪔'.repeat(most) })
    await blurInput(field)
    expect([errorAt(field), text()?.includes(counter)]).toEqual([undefined, true])
    fillIn({ [field]: '🪔'.repeat(most + 1) })
    await blurInput(field)
    expect(errorAt(field)).toBe(message)
  })

  test.each([
    ['blog_images', 'a.png', 5, 'Each image must be under 5MB.'],
    ['blog_videos', 'a.mp4', 10, 'Video must be under 10MB.'],
  ])('%s may have their megabytes and not a byte more', async (field, name, megabytes, message) => {
    await open()
    fillIn(GOOD)
    chooseSized(field, name, megabytes * 1_048_576)
    expect(text()).not.toContain(message)
    await click(button(`Remove ${name}`))
    chooseSized(field, name, megabytes * 1_048_576 + 1)
    expect(text()).toContain(message)
    await submit()
    await expectToast(en.fixFiles)
    expect(uploads).toEqual([])
    expect(document.activeElement).toBe(find(`[name=${field}]`))
  })

  test.each([
    ['blog_images', ['a.png', 'b.png', 'c.png'], ruleText('postImagesCount')],
    ['blog_images', ['a.gif'], ruleText('imageKind')],
    ['blog_videos', ['a.mp4', 'b.mp4'], ruleText('postVideosCount')],
    ['blog_videos', ['a.avi'], ruleText('videoKind')],
  ])('%s that can’t be sent say why, case %#', async (field, names, message) => {
    await open()
    fillIn(GOOD)
    choose(field, ...names)
    expect(text()).toContain(message)
    await submit()
    expect(uploads).toEqual([])
  })

  test('an offer asks for its last day, and its prices have to fit', async () => {
    await open()
    await click(screen.getByRole('radio', { name: /^Offer/ }))
    fillIn({ ...GOOD, price_paise: '600', was_price_paise: '510' })
    await submit()
    expect([errorAt('ends_at'), errorAt('was_price_paise')]).toEqual([
      '*This field is required.',
      '*The old price must be higher than the new price.',
    ])
    fillIn({ ends_at: '2020-01-01' })
    await blurInput('ends_at')
    expect(errorAt('ends_at')).toBe('*The end must be in the future.')
    expect(uploads).toEqual([])
  })

  test('an event asks for its times, and what belongs to an offer alone is not sent', async () => {
    await open()
    await click(screen.getByRole('radio', { name: /^Event/ }))
    fillIn({ ...GOOD, starts_at: '2098-11-22T18:00', ends_at: '2098-11-22T17:00', price_paise: '१,२००.५०' })
    await submit()
    expect(errorAt('ends_at')).toBe('*The end must be after the start.')
    fillIn({ ends_at: '2098-11-22T21:00' })
    expect(preview().textContent).toContain('Sat 22 Nov 2098, 6 pm')
    expect(preview().textContent).toContain('₹1,200.50')
    await submit()
    expect(Object.fromEntries(lastUpload().form)).toMatchObject({
      kind: 'event',
      starts_at: '2098-11-22T18:00',
      ends_at: '2098-11-22T21:00',
      price_paise: '120050',
      was_price_paise: '',
    })
  })

  test('the preview shows the post as it will look, and nothing that can’t be sent', async () => {
    await open()
    expect(preview().textContent).toContain(en.preview.noContent)
    fillIn({ title: '<b>Diya</b>', content: 'See https://example.in now' })
    choose('blog_images', 'a.png', 'b.gif')
    choose('blog_videos', 'a.mp4')
    expect(find('section article h3').textContent).toBe('<b>Diya</b>')
    expect(find('section article a').getAttribute('rel')).toContain('nofollow')
    expect([preview().querySelectorAll('img').length, preview().querySelectorAll('video').length]).toEqual([
      1, 1,
    ])
  })
})

describe('publishing', () => {
  test('sends text and files once, says so, and goes on to the posts after two seconds', async () => {
    const router = await open()
    fillIn(GOOD)
    choose('blog_images', 'a.png', 'b.png')
    choose('blog_videos', 'a.mp4')
    await submit()
    await submit()
    expect(uploads).toHaveLength(1)
    const { to, form, headers } = lastUpload()
    expect([to, form.get('title'), form.get('content')]).toEqual([
      'POST /api/blogs/?lang=en',
      ...Object.values(GOOD),
    ])
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    const names = (field: string) => form.getAll(field).map((file) => (file as File).name)
    expect([names('blog_images'), names('blog_videos')]).toEqual([['a.png', 'b.png'], ['a.mp4']])
    lastUpload().progress(5, 10)
    expect((find('progress') as HTMLProgressElement).value).toBe(0.5)

    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await lastUpload().answer(201, anOwnPostInFull(1))
    fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
    await advanceTime(1_999)
    expect([uploads.length, router.state.location.pathname]).toEqual([1, '/createnewpost'])
    expect(find('[role=status]').textContent).toContain('Post created successfully!')
    await advanceTime(1)
    expect(router.state.location.pathname).toBe('/viewolderpost')
  })

  test('can be cancelled: the input stays, and the next attempt is sent', async () => {
    await open()
    fillIn(GOOD)
    choose('blog_images', 'a.png')
    await submit()
    await click(button(en.cancel))
    await expectToast(en.cancelled)
    expect([inputNamed('title').value, text()?.includes('a.png')]).toEqual([GOOD.title, true])
    await submit()
    expect(uploads).toHaveLength(2)
  })

  test('after a lost response the same post has the same idempotency key, and a changed one another', async () => {
    await open()
    fillIn(GOOD)
    const attempt = async () => {
      await submit()
      await lastUpload().fail()
      return lastUpload().headers['idempotency-key']
    }
    const [first, second] = [await attempt(), await attempt()]
    fillIn({ title: 'Another' })
    expect([second === first, (await attempt()) === first]).toEqual([true, false])
    await expectToast('Failed to create post. Please try again.')
    expect(find('[role=alert]').textContent).toBe(`${en.failed} ${en.noAnswer}`)
  })

  test.each([
    [413, { code: 'image_too_large', message: 'x' }, 'blog_images', 'Each image must be under 5MB.'],
    [415, { code: 'image_wrong_kind', message: 'x' }, 'blog_images', ruleText('imageKind')],
    [413, { code: 'video_too_large', message: 'x' }, 'blog_videos', 'Video must be under 10MB.'],
    [415, { code: 'video_wrong_kind', message: 'x' }, 'blog_videos', ruleText('videoKind')],
    [400, { blog_images: [ruleText('fileBroken')] }, 'blog_images', ruleText('fileBroken')],
    [400, { title: [ruleText('titleLong')] }, 'title', ruleText('titleLong')],
  ])(
    'what the server finds wrong (%i, case %#) is marked at its field',
    async (status, body, field, message) => {
      await open()
      fillIn(GOOD)
      choose('blog_images', 'a.png')
      choose('blog_videos', 'a.mp4')
      await submit()
      await lastUpload().answer(status, body)
      await expectToast(message)
      expect(errorAt(field)).toBe(message)
      expect(document.activeElement).toBe(inputNamed(field))
    },
  )

  test.each([
    [500, 'unexpected', 'Failed to create post. Please try again.'],
    [503, 'busy', 'Failed to create post. Please try again.'],
    [401, 'account_gone', 'Authentication error. Please log in.'],
  ])('displays a failure (%i) and keeps the input', async (status, code, message) => {
    await open()
    fillIn(GOOD)
    await submit()
    await lastUpload().answer(status, { code, message: 'no' })
    await expectToast(message)
    expect([inputNamed('title').value, inputNamed('content').value]).toEqual(Object.values(GOOD))
  })
})
