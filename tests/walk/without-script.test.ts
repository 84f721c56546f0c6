import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { Reader } from '#tests/support/reader.ts'

/** What is on a page and where its links and forms lead, read without a browser: what needs one is a story in journeys. */
let app: BuiltApp
beforeAll(async () => {
  app = await openBuiltApp()
})
afterAll(() => app.close())

const open = (address: string) => new Reader(app).open(address)
const at = (host: string, path = '/') => `http://${host}.localhost${path}`
const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const isSpoiled = (field: Element) => field.getAttribute('aria-invalid') === 'true'

describe('finding the way', () => {
  test('an address that leads nowhere says so and helps on', async () => {
    const page = await open('/no/such/page/here')
    expect(page.status).toBe(404)
    expect(page.screen).toBe('not-found')
    expect(page.get('heading', undefined, page.main).tagName).toBe('H1')
    page.field('Search', page.main).value = 'keyboard'
    await page.press(page.get('button', 'Search', page.main))
    expect(page.screen).toBe('search')
    expect(page.all('link', /keyboard/i, page.main)).not.toEqual([])
  })

  test('a shared answer that does not exist is not found either', async () => {
    const page = await open('/ai/consensus/shared/none')
    expect(page.status).toBe(404)
    expect(page.main.querySelector('h1')).not.toBeNull()
  })

  test.each([
    ['/settings', '/settings'],
    ['/dashboard', '/access'],
    ['/inbox', '/inbox'],
    ['/frenly-inbox', '/frenly-inbox'],
    ['/dashboard/inbox', '/dashboard/inbox'],
    ['/hub', '/hub'],
  ])('a guest who opens %s is sent to sign in, with the way back noted', async (path, back) => {
    const page = await open(path)
    expect(page.address.pathname).toBe('/login')
    expect(page.address.searchParams.get('return_url')).toBe(back)
    expect(page.screen).toBe('login')
    expect(text(page.main.querySelector('h1')!)).toMatch(/sign in/i)
  })

  test('the list finds a screen, search finds an article, a topic tells about itself', async () => {
    const page = await open('/list')
    expect(page.all('link', /wallet/i, page.main)).not.toEqual([])
    page.field(/list of screens/i, page.main).value = 'transcriber'
    await page.press(page.get('button', /search|find|filter/i, page.get('search', undefined, page.main)))
    expect(page.all('link', /wallet/i, page.main)).toEqual([])
    await page.follow(page.all('link', /transcriber/i, page.main)[0]!)
    expect(page.address.pathname).toMatch(/^\/youtube\/transcriber/)

    await page.open('/search/keyboard/shortcuts')
    await page.follow(page.all('link', /keyboard shortcuts/i, page.main)[0]!)
    expect(text(page.main)).toContain('command palette')

    await page.open('/bamboo')
    expect(page.screen).toBe('topic')
    expect(text(page.main.querySelector('h1')!)).toMatch(/bamboo/i)
  })

  test('breadcrumbs lead back, stay away from home and cut what is long', async () => {
    const page = await open('/')
    expect(page.all('navigation', 'Breadcrumb')).toEqual([])
    await page.open('/v2/document-intelligence')
    expect(text(page.get('navigation', 'Breadcrumb'))).toMatch(/document.intell…/i)
    await page.open('/university')
    await page.follow(page.get('link', 'Home', page.get('navigation', 'Breadcrumb')))
    expect(page.screen).toBe('home')
  })
})

describe('the frame', () => {
  test('the footer has its columns, two social links in new tabs and a mail link', async () => {
    const page = await open('/about-pandas')
    const footer = page.get('contentinfo')
    for (const name of ['Tools', 'Community', 'Legal']) page.get('navigation', name, footer)
    const social = footer.querySelectorAll('a[target="_blank"]')
    expect(social).toHaveLength(2)
    for (const link of social) {
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(page.all('link', /new tab/, footer)).toContain(link)
    }
    expect(page.get('link', 'Contact Support', footer).getAttribute('href')).toMatch(/^mailto:.+@/)
    expect(text(footer)).toContain('© 2025')
    expect(text(footer)).toContain('for a world where A.I. is accessible, empowering and friendly for all')
  })

  test('a link with domain= shows a brand on the main host, an unknown host is the main site', async () => {
    const page = await open('/?domain=inbox.localhost')
    expect(page.html.getAttribute('data-brand')).toBe('inbox')
    expect(page.screen).toBe('inbox-landing')
    await page.open(at('somebody-else'))
    expect(page.html.getAttribute('data-brand')).toBe('frenly')
    expect(page.screen).toBe('home')
  })

  test('the inbox site stands without header and breadcrumbs', async () => {
    const page = await open('/about-pandas')
    expect(page.all('banner')).not.toEqual([])
    await page.open(at('inbox'))
    expect(page.main.querySelector('h1')).not.toBeNull()
    expect(page.all('banner')).toEqual([])
    expect(page.all('navigation', 'Breadcrumb')).toEqual([])
  })

  test('only home of the main brand has a welcome', async () => {
    const page = await open('/?welcome=clear')
    expect(page.all('dialog')).toHaveLength(1)
    for (const address of [at('voice2email', '/?welcome=clear'), 'http://frenly.test/about-pandas?welcome=clear']) {
      await page.open(address)
      expect(page.all('dialog'), address).toEqual([])
    }
  })
})

describe('asking', () => {
  const CAPITAL = 'What is the capital of Mongolia?'
  const CAPITAL_NAMES = /Ulaan ?baatar|Ulan Bator/i
  const FUTURE = 'Who won the presidential election in the United States in 2032?'
  const form = (page: Reader) => page.get('form', 'Ask')
  const question = (page: Reader) => page.get('textbox', 'Your question', form(page)) as HTMLTextAreaElement
  const pasting = (page: Reader) => page.get('form', 'Compare')
  const answers = (page: Reader) => page.all('textbox', /^Text of answer/, pasting(page)) as HTMLTextAreaElement[]
  const compare = (page: Reader) => page.press(page.get('button', 'Compare', pasting(page)))
  const ask = (page: Reader) => page.press(page.get('button', 'Ask', form(page)))
  const agreed = (page: Reader) => text(page.get('region', 'Agreed answer'))

  test('three pasted answers, one with another year: the dispute shows both years marked', async () => {
    const page = await open('/ai/consensus')
    const [first, second, third] = answers(page)
    first!.value = 'The Golden Gate Bridge opened in 1937. It is a suspension bridge.'
    second!.value = 'The Golden Gate Bridge opened in 1937 and joins San Francisco to Marin County.'
    third!.value = 'The Golden Gate Bridge opened in 1973. It is painted in international orange.'
    await compare(page)
    const dispute = page.all('article', /^disputed.*(1937.*1973|1973.*1937)/i)[0]!
    const marked = [...dispute.querySelectorAll('mark')].map(text).join(' ')
    expect(marked).toContain('1937')
    expect(marked).toContain('1973')
    expect(text(page.all('table', /claim/i)[0]!)).toMatch(/disputed/i)
    expect(agreed(page)).toContain('1937')
    expect(agreed(page)).toContain('1973')
  })

  test('an empty question and a single pasted answer come back with a sentence, the form is kept', async () => {
    const page = await open('/ai/consensus')
    const voices = () => page.all('checkbox', undefined, form(page)) as HTMLInputElement[]
    voices()[0]!.checked = false
    await ask(page)
    expect(page.status).toBe(400)
    expect(isSpoiled(question(page))).toBe(true)
    expect(page.described(question(page))).toMatch(/question/i)
    expect(voices()[0]!.checked).toBe(false)
    question(page).value = CAPITAL
    voices()[0]!.checked = true
    await ask(page)
    expect(agreed(page)).toMatch(CAPITAL_NAMES)

    await page.open('/ai/consensus')
    answers(page)[0]!.value = 'The bridge opened in 1937.'
    await compare(page)
    expect(isSpoiled(answers(page)[0]!)).toBe(true)
    expect(answers(page)[0]!.value).toBe('The bridge opened in 1937.')
  })

  test('a question about an election still to come is declined honestly', async () => {
    const page = await open(`/ai/consensus?question=${encodeURIComponent(FUTURE)}`)
    expect(question(page).value).toBe(FUTURE)
    await ask(page)
    expect(agreed(page)).toMatch(/no voice|no reliable source|don.t have|cannot|not happened|nobody/i)
    expect(agreed(page)).not.toMatch(/\bwon\b(?! the presidential election in the United States in 2032)/i)
    expect(page.all('table', /claim/i)).toEqual([])
    expect(text(page.get('main'))).toMatch(/kept silent/i)
  })

  test('the simple form shows the answer first and keeps the claims one link away', async () => {
    const page = await open('/ai/consensus-simple')
    question(page).value = CAPITAL
    await ask(page)
    expect(agreed(page)).toMatch(CAPITAL_NAMES)
    expect(page.all('table', /claim/i)).toEqual([])
    await page.follow(page.get('link', /claims/i, page.main))
    expect(page.all('table', /claim/i)).not.toEqual([])
  })
})

describe('the style guide', () => {
  test('icons are found by what they stand for, and a pressed button answers', async () => {
    const page = await open('/icon-styles')
    const box = page.get('searchbox', 'Find an icon') as HTMLInputElement
    box.value = 'delete'
    await page.send(box)
    expect(text(page.main)).toContain('1 icon goes by “delete”.')
    await page.press(page.get('button', 'Medium, 42'))
    expect(text(page.html)).toContain('That was Medium, 42. Nothing else happened.')
  })

  test('a pose and a brand are chosen by links', async () => {
    const page = await open('/mascot-animations')
    const choose = (name: string, link: string) => page.follow(page.get('link', link, page.get('navigation', name)))
    await choose('Pose', 'Sleepy')
    page.get('img', 'Panda, sleepy')
    await choose('Brand', 'Voice2email')
    page.get('img', 'Panda, sleepy')
    await page.follow(page.get('link', 'Hold still'))
    page.get('link', 'Play')
    await choose('Brand', 'Speak-to-email')
    expect(text(page.main)).toContain('its panda holds still')
  })

  test('an emoji is found, and its tone chosen', async () => {
    const page = await open('/emoji-demo')
    page.field('Search emoji').value = 'waving hand'
    const tone = page.field('Skin tone') as unknown as HTMLSelectElement
    tone.value = [...tone.options].find((each) => text(each) === 'Dark')!.value
    await page.press(page.get('button', 'Search', page.main))
    expect(text(page.get('list', 'Emoji for waving hand').querySelector('li')!)).toContain('👋🏿')
    page.get('link', /^Flags/)
  })

  test('a table is sorted, paged and filtered, a slip of the pen finds what was meant', async () => {
    const page = await open('/loading-demo')
    const table = () => page.get('table', 'Screens of this site')
    const head = () => page.get('columnheader', 'Screen', table())
    const names = () => page.all('rowheader', undefined, table()).map((each) => text(each.querySelector('a')!))
    const filter = () => page.get('search', 'Screens')
    expect(head().getAttribute('aria-sort')).toBe('ascending')
    const first = names()
    expect(first).toEqual([...first].sort((a, b) => a.localeCompare(b, 'en')))
    await page.follow(page.get('link', undefined, head()))
    expect(head().getAttribute('aria-sort')).toBe('descending')
    expect(names()[0]).not.toBe(first[0])
    expect(text(page.main)).toMatch(/1 to 8 of \d+/)
    await page.follow(page.get('link', 'Next page', page.get('navigation', 'Pages of screens')))
    expect(text(page.main)).toMatch(/9 to 16 of \d+/)
    const pages = page.get('navigation', 'Pages of screens')
    expect(page.get('link', 'Page 2', pages).getAttribute('aria-current')).toBe('page')
    expect(head().getAttribute('aria-sort')).toBe('descending')

    const category = page.field('Category', filter()) as unknown as HTMLSelectElement
    category.value = [...category.options].find((each) => text(each) === 'Design')!.value
    await page.press(page.get('button', 'Filter', filter()))
    expect(text(page.all('row', undefined, table())[1]!)).toContain('Design')
    expect(page.address.searchParams.get('category')).toBe('Design')
    await page.follow(page.get('link', 'Clear', filter()))
    expect(text(page.main)).toMatch(/1 to 8 of \d+/)

    ;(page.get('searchbox', undefined, filter()) as HTMLInputElement).value = 'markteplace'
    await page.press(page.get('button', 'Filter', filter()))
    page.get('heading', 'Nothing matched “markteplace”.')
    const meant = page
      .all('link', 'Marketplace', page.main)
      .find((each) => /Did you mean/.test(text(each.parentElement!)))
    await page.follow(meant!)
    expect(page.all('rowheader', /^Marketplace/, table())).not.toEqual([])
  })

  test('a job goes on to its end by pressing, the slow page says how long it took', async () => {
    const page = await open('/loading-demo')
    const bar = () => page.get('progressbar', 'Reading the help articles')
    const all = bar().getAttribute('aria-valuemax')
    expect(bar().getAttribute('aria-valuenow')).toBe('0')
    for (let presses = Math.ceil(Number(all) / 6); presses > 0; presses--)
      await page.press(page.get('button', 'Read the next 6'))
    expect(bar().getAttribute('aria-valuenow')).toBe(all)
    expect(text(page.main)).toContain('Reading the help articles, 100%')
    await page.follow(page.get('link', 'Start again'))
    await page.follow(page.get('link', 'Open the page that takes 2 seconds'))
    expect(text(page.main)).toContain('Here it is. The server waited 2 seconds.')
  })
})

describe('letters', () => {
  const SAID =
    'um so tell Marco the meeting is on Tuesday no wait Thursday at nine thirty can he bring 25 chairs thanks'
  const yours = (page: Reader) => page.get('region', 'Your letter')
  const said = (page: Reader) => page.get('textbox', /type it as you would say it/i) as HTMLTextAreaElement
  const draft = (page: Reader) => page.get('textbox', 'Your draft') as HTMLTextAreaElement
  const press = (page: Reader, name: string) => page.press(page.all('button', name)[0]!)

  test.each([
    ['/voice2email-v2', 'Hello Marco,'],
    [at('voice2email'), 'Hi Marco,'],
  ])('somebody types as they talk on %s and reads a letter', async (address, greeting) => {
    const page = await open(address)
    page.get('region', 'An example letter')
    said(page).value = SAID
    await press(page, 'Write the letter')
    for (const words of [greeting, 'The meeting is on Thursday at 9:30.', 'Can you bring 25 chairs?'])
      expect(text(yours(page))).toContain(words)
    const leftOut = page.all('listitem', undefined, yours(page)).filter((each) => /Tuesday/.test(text(each)))
    expect(leftOut.map(text).join(' ')).toContain('left out')
    const facts = text(page.get('region', /names, numbers/i, yours(page)))
    for (const fact of ['Marco', 'Thursday', '9:30', '25']) expect(facts).toContain(fact)
    const mail = page.get('link', 'Open in your mail program', yours(page)).getAttribute('href')
    expect(mail).toMatch(/^mailto:\?subject=.+&body=.*9%3A30/)
    expect(said(page).value).toBe(SAID)
    await page.follow(page.get('link', 'Clear', yours(page)))
    expect(said(page).value).toBe('')
    page.get('region', 'An example letter')
  })

  test('four answers become one letter', async () => {
    const page = await open('/voice2email-framework')
    page.field('Who is it for?').value = 'this is for Mrs Adler'
    page.field('What should happen?').value = 'send me the 3 keys'
    page.field('By when, and how?').value = 'by Friday'
    await press(page, 'Put the letter together')
    for (const words of ['Hello Mrs Adler,', 'Could you send me the 3 keys?', 'By Friday.'])
      expect(text(yours(page))).toContain(words)
  })

  test('nothing said, too much said and an empty draft get a sentence, and the words stay', async () => {
    const page = await open('/voice2email')
    await press(page, 'Write the letter')
    expect(isSpoiled(said(page))).toBe(true)
    expect(page.described(said(page))).toMatch(/say or type a few words/i)
    const long = 'tell Ana the boxes came '.repeat(90)
    said(page).value = long
    await press(page, 'Write the letter')
    expect(page.described(said(page))).toMatch(/160 characters too long/)
    expect(said(page).value.trim()).toBe(long.trim())
    expect(page.all('region', 'Your letter')).toEqual([])

    await page.open('/frenly-email-landing')
    await press(page, 'Show the marks')
    expect(isSpoiled(draft(page))).toBe(true)
    expect(page.described(draft(page))).toMatch(/paste or type a draft/i)
  })

  test('a draft is marked on its own host, one mark is left and the rest taken', async () => {
    const page = await open(at('email'))
    draft(page).value =
      'Hi Ana,\n\nWe will recieve the the 12 boxes on Friday. Can you call Mr Okafor.\n\nThanks,\nMira'
    await press(page, 'Show the marks')
    const mail = () => text(page.get('region', /^Your mail, with/))
    expect(mail()).toContain('We will receive the 12 boxes on Friday. Can you call Mr Okafor?')
    const marks = page.get('figure', 'Your draft with its marks')
    expect(text(page.all('deletion', undefined, marks)[0]!)).toContain('recieve')
    const one = () => page.get('checkbox', /recieve becomes receive/) as HTMLInputElement
    one().checked = false
    await press(page, 'Update the letter')
    expect(mail()).toContain('We will recieve the 12 boxes on Friday. Can you call Mr Okafor?')
    expect(one().checked).toBe(false)
  })

  test('the example can be played with too', async () => {
    const page = await open('/frenly-email-landing')
    ;(page.get('checkbox', /untill becomes until/) as HTMLInputElement).checked = false
    await press(page, 'Update the letter')
    expect(text(page.get('region', /^The example, with/))).toContain('untill Thursday')
    expect(draft(page).value).toBe('')
  })
})

describe('inbox and market', () => {
  test('the inbox on its own host opens, archives and takes back', async () => {
    const page = await open(at('inbox'))
    const inbox = () => page.get('region', 'An inbox to try')
    const people = () => page.get('list', 'Inbox', inbox()).children.length
    expect(text(inbox())).toContain('Sample mail, nothing is stored')
    expect(text(inbox())).toMatch(/Three people wait for an answer: Tomás Ribeiro by 18:00 today/)
    expect(people()).toBe(4)
    await page.follow(page.all('link', /Draft contract, clause 7/, inbox())[0]!)
    const reader = page.get('article', 'Re: Draft contract, clause 7', inbox())
    expect(text(reader)).toContain('Thursday at the latest')
    await page.follow(page.get('link', 'Archive', reader))
    expect(text(inbox())).toContain('Archived: Re: Draft contract')
    expect(text(inbox())).toMatch(/Two people wait for an answer/)
    expect(people()).toBe(3)
    await page.follow(page.get('link', 'Undo', inbox()))
    expect(text(inbox())).toContain('Taken back')
    expect(people()).toBe(4)
  })

  test("a mail of one's own is sorted with its sums, days and reasons; an empty one gets a sentence", async () => {
    const page = await open(at('inbox'))
    const answer = () => page.get('region', 'Where it goes')
    const sort = () => page.press(page.get('button', 'Sort this mail'))
    await sort()
    expect(isSpoiled(page.get('textbox', 'Text'))).toBe(true)
    await page.press(page.get('button', 'Fill in an example'))
    page.get('heading', 'People', answer())

    await page.open(at('inbox'))
    page.field('From').value = 'Fern Water Works <billing@fern.example>'
    page.field('Subject').value = 'Your water bill'
    page.field('Text').value = 'Invoice 77120. Amount due: €61.20. Please pay by 20 April 2031.'
    await sort()
    page.get('heading', 'Receipts', answer())
    expect(text(answer())).toContain('20 April 2031 at the latest')
    expect(page.all('listitem', undefined, answer()).map(text)).toContainEqual(expect.stringMatching(/^Sum: €61\.20$/))
    expect(text(answer())).toMatch(/number of an order, a booking or an invoice: “Invoice 77120”/)
  })

  test('a prompt card is filled and taken to consensus', async () => {
    const page = await open(at('marketplace'))
    await page.follow(page.get('link', /^A kind no/, page.get('navigation', 'Prompt cards')))
    expect(text(page.main)).toContain('Made by the Frenly team, free')
    page.field('Who asks').value = 'my neighbour Lena'
    page.field('What they ask for').value = 'to look after three cats'
    await page.press(page.get('button', 'Fill in the prompt'))
    const paper = page.get('region', 'The finished prompt')
    expect(text(paper)).toContain('to my neighbour Lena, who asks me this: to look after three cats.')
    expect(page.all('status', undefined, paper).map(text).join(' ')).toContain('Complete')
    expect(text(paper)).not.toContain('I can offer this instead')
    const link = page.get('link', 'Open in consensus', paper).getAttribute('href')!
    await page.open(new URL(link, 'http://frenly.test').href)
    expect(page.screen).toBe('consensus')
    expect((page.all('textbox', /question/i)[0] as HTMLTextAreaElement).value).toContain('three cats')
  })

  test('an empty stall says what a listing there shows, and how to be the first', async () => {
    const page = await open('/marketplace')
    const stalls = page.get('navigation', 'Stalls')
    page.get('link', /^Prompts.*free, by the Frenly team/, stalls)
    expect(page.all('link', /Nothing offered yet/, stalls)).toHaveLength(5)
    await page.follow(page.get('link', /^Ebooks/, stalls))
    page.get('heading', 'No ebooks offered yet')
    page.get('link', 'Be the first')
  })
})

describe('professionals', () => {
  const NOTE =
    'Met with Zoltan Vereczkei today. Zoltan rings from +44 20 7946 0958 and pays from GB82 WEST 1234 5698 7654 32.'
  const MASKED = 'Met with [Name 1] today. [Name 1] rings from [Phone 1] and pays from [IBAN 1].'

  test.each(['/speaktoemailv2', at('speaktoemail')])(
    'the server masks a note and keeps nothing, %s',
    async (address) => {
      const page = await open(address)
      const desk = () => page.get('form', 'Mask a note')
      const note = () => page.get('textbox', 'Your note', desk()) as HTMLTextAreaElement
      const mask = () => page.press(page.get('button', 'Mask the note', desk()))
      const leaving = () => text(page.get('region', 'What may leave'))
      expect(text(desk())).toContain('not stored and not logged')
      note().value = NOTE
      await mask()
      expect(leaving()).toContain(MASKED)
      expect(page.address.href).toMatch(/^[^?]+#masked$/)
      ;(page.get('checkbox', /Show Zoltan Vereczkei again/, desk()) as HTMLInputElement).checked = true
      page.field('Words to mask as well', desk()).value = 'rings'
      await mask()
      expect(leaving()).toContain('Met with Zoltan Vereczkei today. Zoltan [Word 1] from [Phone 1]')
      note().value = '  '
      await mask()
      expect(page.described(note())).toMatch(/write or paste a note/)
    },
  )

  const form = (page: Reader) => page.get('form', 'Your first message')
  const words = (page: Reader) => page.get('textbox', 'In your own words', form(page)) as HTMLTextAreaElement
  const write = (page: Reader) => page.press(page.get('button', 'Write the message', form(page)))
  const check = (page: Reader, name: string | RegExp) =>
    ((page.get('checkbox', name, form(page)) as HTMLInputElement).checked = true)

  test('a few choices become a first message', async () => {
    const page = await open('/therapist')
    await write(page)
    expect(page.described(words(page))).toMatch(/Choose what brings you/)
    for (const name of ['Bad sleep', 'A loss', 'Evenings']) check(page, name)
    words(page).value = 'it is like a radio at night'
    page.field('Your name', form(page)).value = 'Rin'
    await write(page)
    const message = page.get('region', /Your message/)
    for (const part of [
      'It is about bad sleep and a loss.',
      'it is like a radio at night.',
      'I could come in the evenings.',
      'Template',
    ])
      expect(text(message)).toContain(part)
    expect(text(page.all('listitem', undefined, message)[0]!)).toContain('bodily cause of the sleep trouble')
    expect(page.field('Your name', form(page)).value).toBe('Rin')
    expect(page.get('link', '116 123').getAttribute('href')).toBe('tel:116123')
  })

  test('words of harm bring the emergency line first, and no message', async () => {
    const page = await open('/therapist')
    words(page).value = 'I do not want to live any more'
    await write(page)
    const line = page.get('complementary', 'In an emergency')
    expect(text(line)).toContain('Please talk to a person now.')
    for (const number of ['112', '911', '988', '116 123', 'findahelpline.com']) page.get('link', number, line)
    const comesAfter = line.compareDocumentPosition(page.main.querySelector('h1')!)
    expect(comesAfter & 4, 'the heading follows the line').toBe(4)
    page.get('heading', 'No message for now')
    expect(page.all('region', /Your message/)).toEqual([])
    expect(words(page).value).toBe('I do not want to live any more')
    check(page, /I am safe now/)
    await write(page)
    expect(text(page.get('region', /Your message/))).toContain('I do not want to live any more.')
    expect(text(page.get('complementary', 'In an emergency'))).toContain('Please talk to a person now.')
  })

  test('a sentence finds the kind of help, or honestly none', async () => {
    const page = await open('/professional-services')
    const matter = () => page.get('textbox', 'What is it about?') as HTMLTextAreaElement
    const find = () => page.press(page.get('button', 'Find the kind of help'))
    await find()
    expect(page.described(matter())).toMatch(/in a sentence/)
    matter().value = 'My employer fired me without notice and I have panic attacks since'
    await find()
    const fits = page.get('region', /professions fit/)
    page.get('heading', 'Lawyer', fits)
    page.get('heading', 'Psychotherapist', fits)
    expect(text(fits)).toContain('fired')
    expect(page.get('link', 'Put what happened in order', fits).getAttribute('href')).toBe('/lawyer')
    matter().value = 'How far is the moon?'
    await find()
    page.get('heading', 'Nothing on the list fits')
  })

  test.each(['/therapist', '/lawyer', '/professional-services'])('%s keeps an address for later', async (path) => {
    const page = await open(path)
    expect(page.main.hasAttribute('data-waiting')).toBe(false)
    expect(text(page.get('region', 'Not here yet'))).toContain('later release')
    await leaveAddress(page, 'soon@example.org')
  })

  test('a bad address for later gets a sentence and comes back filled', async () => {
    const page = await open('/therapist')
    const email = () => page.get('textbox', /email/i, page.main) as HTMLInputElement
    email().value = 'reader at example'
    await page.press(page.get('button', /tell me/i, page.main))
    expect(page.status).toBe(400)
    expect(isSpoiled(email())).toBe(true)
    expect(email().value).toBe('reader at example')
    expect(page.described(email())).toMatch(/\w+ \w+ \w+/)
    expect(page.all('status', undefined, page.main)).toEqual([])
    await leaveAddress(page, 'reader@example.org')
  })
})

async function leaveAddress(page: Reader, email: string): Promise<void> {
  ;(page.get('textbox', /email/i, page.main) as HTMLInputElement).value = email
  await page.press(page.get('button', /tell me/i, page.main))
  expect(page.all('status', undefined, page.main).map(text).join(' ')).toContain(email)
}
