import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltApp, type BuiltApp } from '#tests/support/built-app.ts'
import { openBrowser, type WalkBrowser } from '#tests/support/walker.ts'

/** What members do with one another, by requests alone: no script runs here. */
let app: BuiltApp
const who = {} as Record<'mira' | 'jon' | 'guest', WalkBrowser>
const SEEN = { do: 'seen', reach: 'all', isFindable: 'on', isOpen: 'on' }

beforeAll(async () => {
  app = await openBuiltApp()
  for (const name of ['mira', 'jon'] as const) {
    who[name] = openBrowser(app)
    await who[name].join(name)
    proveAddress(name)
    await who[name].post('/profile?part=seen', SEEN)
  }
  who.guest = openBrowser(app)
})
afterAll(() => app.close())

/** As the link of the letter does. */
function proveAddress(username: string) {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  database.prepare('update users set email_verified_at = ? where username = ?').run(Date.now(), username)
  database.close()
}

/** How many lines of notices tell of something. */
function toldOf(kind: string): number {
  const database = new Database(join(process.env.DATA_DIR ?? '', 'frenly.sqlite'))
  const { n } = database.prepare('select count(*) as n from notices where kind = ?').get(kind) as { n: number }
  database.close()
  return n
}

const status = async (browser: WalkBrowser, path: string) => (await browser.get(path)).status
const text = async (browser: WalkBrowser, path: string) => (await browser.get(path)).text()
const post = async (browser: WalkBrowser, path: string, fields: Record<string, string>) => {
  const answer = await browser.post(path, fields)
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() }
}

test('a profile is written, looked at with the eyes of others, and hidden again', async () => {
  const about = {
    do: 'about',
    about: 'I mend **bells**.',
    links: 'Shop https://bells.example/',
    languages: 'English',
    city: '',
  }
  expect((await post(who.mira, '/profile', about)).status).toBe(303)
  const shown = await text(who.guest, '/profile/mira')
  expect(shown).toContain('I mend <strong>bells</strong>')
  expect(shown).toMatch(/href="https:\/\/bells\.example\/" rel="me nofollow noopener noreferrer ugc"/)
  expect(shown).toContain('"@type":"ProfilePage"')
  expect(shown).not.toMatch(/name="robots" content="noindex"/)
  expect(await text(who.guest, '/sitemap.xml')).toContain('/profile/mira<')
  await post(who.mira, '/profile?part=seen', { ...SEEN, 'seen-links': 'members' })
  expect(await text(who.guest, '/profile/mira')).not.toContain('bells.example')
  expect(await text(who.mira, '/profile/mira?as=guest')).not.toContain('bells.example')
  expect(await text(who.jon, '/profile/mira')).toContain('bells.example')
  expect(await text(who.guest, '/api/profiles/mira/card.vcf')).not.toContain('bells.example')
  await post(who.mira, '/profile?part=seen', { ...SEEN, reach: 'nobody' })
  for (const path of ['/profile/mira', '/mira/ness', '/api/profiles/mira/card.vcf', '/profile/mira?part=score'])
    expect(await status(who.guest, path), path).toBe(404)
  expect(await text(who.guest, '/sitemap.xml')).not.toContain('/profile/mira<')
  expect(await status(who.mira, '/profile/mira')).toBe(200)
  await post(who.mira, '/profile?part=seen', SEEN)
})

test('bad input is answered beside its field, with nothing lost', async () => {
  const sent = {
    do: 'about',
    about: 'Kept words',
    links: 'javascript:alert(1)',
    languages: 'Klingonisch',
    city: 'a\u202Eb',
  }
  const answer = await post(who.mira, '/profile', sent)
  expect(answer.status).toBe(400)
  for (const say of ['no address of the web', 'no language we know', 'signs that nobody can see', 'Kept words'])
    expect(answer.text).toContain(say)
  const tooLong: Record<string, string>[] = [
    { do: 'about', about: 'x'.repeat(20_000) },
    { do: 'ness', motto: 'x'.repeat(20_000) },
    { do: 'ness', values: 'x'.repeat(20_000) },
    { do: 'seen', reach: 'x'.repeat(20_000) },
    { do: 'x'.repeat(20_000) },
  ]
  for (const fields of tooLong) expect((await post(who.mira, '/profile', fields)).status).toBe(400)
  const offering = {
    do: 'offer',
    title: '',
    about: 'Kept words',
    kind: 'skill',
    where: 'near',
    audience: 'all',
    until: '2001-01-01',
  }
  expect((await post(who.mira, '/Offering?part=new', offering)).text).toContain('Kept words')
  for (const address of ['/connect/directory', '/People', '/Offering', '/location/NO'])
    for (const junk of [
      'q=%00%ff',
      `q=${'x'.repeat(2_000)}`,
      'after=x',
      'interest=%F0%9F%92%A9',
      'country=__proto__',
      `q=${'é́́́'.repeat(50)}`,
    ])
      expect(await status(who.guest, `${address}?${junk}`), `${address}?${junk}`).toBeLessThan(500)
  for (const place of ['XX', 'norway', 'no-atlantis', '%00', 'n'])
    expect(await status(who.guest, `/location/${place}`)).toBe(404)
  expect(await text(who.guest, '/location/BT')).toContain('None yet')
})

test('one follows, asks, accepts; a block undoes it all for both', async () => {
  expect((await post(who.guest, '/profile/mira', { do: 'follow' })).location).toContain('/login')
  await post(who.jon, '/profile/mira', { do: 'follow' })
  expect(await text(who.mira, '/connect?part=followers')).toContain('@jon')
  await post(who.jon, '/profile/mira', { do: 'meet', words: 'Tea?' })
  expect((await post(who.mira, '/profile/jon', { do: 'meet', words: '' })).status).toBe(409)
  const asked = await text(who.mira, '/connect')
  expect(asked).toContain('Tea?')
  const meeting = /name="meeting" value="([^"]+)"/.exec(asked)?.[1] ?? ''
  expect((await post(who.jon, '/connect', { do: 'accept', meeting })).status).toBe(404)
  await post(who.mira, '/connect', { do: 'accept', meeting })
  expect(await text(who.jon, '/connect')).toContain('In touch with')
  expect(toldOf('people.met')).toBe(1)
  await post(who.mira, '/profile/jon', { do: 'block' })
  expect(await status(who.jon, '/profile/mira')).toBe(404)
  expect(await status(who.mira, '/profile/jon')).toBe(404)
  expect(await text(who.jon, '/connect')).not.toContain('In touch with')
  expect(await text(who.jon, '/connect/directory')).not.toContain('@mira')
  expect((await post(who.jon, '/profile/mira', { do: 'follow' })).status).toBe(404)
  const member = /name="member" value="([^"]+)"/.exec(await text(who.mira, '/connect?part=blocked'))?.[1] ?? ''
  await post(who.mira, '/connect', { do: 'unblock', member })
  expect(await status(who.jon, '/profile/mira')).toBe(200)
})

test('an offering is asked for, accepted, given and counted; nobody else can move it', async () => {
  const fields = {
    do: 'offer',
    title: 'Mending bells',
    about: 'Any bell',
    kind: 'skill',
    where: 'near',
    audience: 'all',
  }
  const { location } = await post(who.mira, '/Offering?part=new', fields)
  const offering = new URL(location, 'http://frenly.test').searchParams.get('offering') ?? ''
  expect(await text(who.guest, '/Offering?q=bell')).toContain('Mending bells')
  expect((await post(who.jon, location, { do: 'pause', offering })).status).toBe(404)
  expect((await post(who.mira, location, { do: 'ask', offering, words: 'Mine' })).status).toBe(409)
  expect((await post(who.jon, location, { do: 'ask', offering, words: 'Please' })).status).toBe(303)
  expect((await post(who.jon, location, { do: 'ask', offering, words: 'Please' })).status).toBe(409)
  const wish = /name="wish" value="([^"]+)"/.exec(await text(who.mira, '/Offering?part=wishes'))?.[1] ?? ''
  expect((await post(who.jon, '/Offering?part=wishes', { do: 'accept', wish, words: '' })).status).toBe(404)
  expect((await post(who.jon, '/Offering?part=wishes', { do: 'done', wish })).status).toBe(409)
  await post(who.mira, '/Offering?part=wishes', { do: 'accept', wish, words: 'Come on Monday' })
  expect(await text(who.jon, '/Offering?part=wishes')).toContain('Come on Monday')
  await post(who.jon, '/Offering?part=wishes', { do: 'done', wish })
  await post(who.mira, '/profile?part=seen', { ...SEEN, 'seen-score': 'all' })
  const score = await text(who.guest, '/profile/mira?part=score')
  expect(score).toContain('1 × 10 = 10')
  expect(score).toContain('Mending bells')
  await post(who.mira, location, { do: 'pause', offering })
  expect(await status(who.guest, location)).toBe(404)
})

test('a ness is drawn from what was said, with its words; the score is tried with numbers of one’s own', async () => {
  await post(who.mira, '/profile?part=ness', { do: 'ness', values: 'craft', 'way-start': 'plan', motto: 'Slowly' })
  const page = await text(who.guest, '/mira/ness')
  for (const words of ['Craft', 'I plan first', 'Slowly']) expect(page).toContain(words)
  expect(await text(who.guest, '/api/profiles/mira/ness.svg')).toContain('<title>Craft</title>')
  const demo = await text(who.guest, '/frenly-score-demo?n=3&n=1&n=-4&n=2')
  expect(demo).toContain('Please give a whole number')
  expect(demo).toContain('3 × 5 + 1 × 10 + 2 × 2 = 29')
})

test('an invitation names who sent it only when everybody may see them', async () => {
  expect(await text(who.guest, '/join?inviter=mira')).toContain('invites you')
  await post(who.mira, '/profile?part=seen', { ...SEEN, reach: 'members' })
  expect(await text(who.guest, '/join?inviter=mira')).not.toContain('invites you')
  expect(await status(who.guest, `/join?inviter=${'x'.repeat(5_000)}`)).toBe(200)
})
