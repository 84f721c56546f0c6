import { expect, test } from 'vitest'
import { isOpen } from '#app/catalogue/doors.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { getScreen, isScreenId } from '#app/catalogue/screens.ts'
import {
  articleGroups,
  findArticle,
  findTopic,
  readArticles,
  readPage,
  readTopics,
  relatedArticles,
} from './content.server.ts'
import { toHtml, toPlainText } from './markdown.server.ts'

const SUPPORT = { supportEmail: 'help@frenly.example' }
const pages = () => [
  readPage('about-pandas'),
  readPage('privacy-policy', SUPPORT),
  readPage('terms-of-service', SUPPORT),
]
const everything = () => [...readArticles(), ...readTopics(), ...pages()]
const wordsOf = (markdown: string) => toPlainText(markdown).split(/\s+/).length
const linksOf = (markdown: string) =>
  [...toHtml(markdown).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#x26;', '&'))

test('there are at least 26 articles and 24 topics, and every group has its articles', () => {
  expect(readArticles().length).toBeGreaterThanOrEqual(26)
  expect(readTopics().length).toBeGreaterThanOrEqual(24)
  for (const group of articleGroups)
    expect(
      readArticles().some((article) => article.group === group),
      group,
    ).toBe(true)
})

test('articles hold 120 to 400 words, topics 120 to 250', () => {
  for (const { slug, body } of readArticles()) {
    expect(wordsOf(body), slug).toBeGreaterThanOrEqual(120)
    expect(wordsOf(body), slug).toBeLessThanOrEqual(400)
  }
  for (const { slug, body } of readTopics()) {
    expect(wordsOf(body), slug).toBeGreaterThanOrEqual(120)
    expect(wordsOf(body), slug).toBeLessThanOrEqual(250)
  }
})

test('every related article exists and no article names itself', () => {
  for (const { slug, related } of readArticles()) {
    for (const other of related) expect(findArticle(other), `${slug} names ${other}`).not.toBeNull()
    expect(related, slug).not.toContain(slug)
  }
  for (const { slug, related } of readTopics()) {
    for (const other of related) expect(findArticle(other), `${slug} names ${other}`).not.toBeNull()
  }
})

test('every screen a topic names is in the catalogue and can be opened without a parameter', () => {
  for (const { slug, screens } of readTopics()) {
    expect(screens.length, slug).toBeGreaterThan(0)
    for (const id of screens) {
      expect(isScreenId(id), `${slug} names ${id}`).toBe(true)
      if (isScreenId(id)) expect(getScreen(id).listed, `${slug} names ${id}`).not.toBe(false)
    }
  }
})

test('every link inside the site leads to a screen, a topic with a text, or an article that exists', () => {
  for (const { slug, body } of everything()) {
    for (const href of linksOf(body).filter((link) => link.startsWith('/'))) {
      const { pathname, searchParams } = new URL(href, 'https://this.site')
      const { id, params } = screenAt(pathname)
      expect(id, `${slug} links to ${href}`).not.toBe('not-found')
      if (id === 'topic') expect(findTopic(params.topic ?? ''), `${slug} links to ${href}`).not.toBeNull()
      const article = searchParams.get('article')
      if (article !== null) expect(findArticle(article), `${slug} links to ${href}`).not.toBeNull()
    }
  }
})

test('no text links to another site, so that nothing can rot or follow a reader', () => {
  for (const { slug, body } of everything()) {
    for (const href of linksOf(body)) expect(href, slug).toMatch(/^(\/(?!\/)|mailto:)/)
  }
})

test('no paragraph says of a screen that is open that it is still to come', () => {
  const comes =
    /\bplanned\b|not open yet|still being built|until it is built|waiting page|is meant to|whether (?:it is|they are) open/i
  for (const { slug, body } of everything())
    for (const paragraph of body.split('\n').filter((line) => comes.test(line)))
      for (const href of linksOf(paragraph)) {
        const { id } = screenAt(new URL(href, 'http://frenly.test').pathname)
        expect(isOpen(id), `${slug} says of ${href}: ${paragraph}`).toBe(false)
      }
})

test('no topic hides behind the address of a screen, and no word means two topics', () => {
  const words = readTopics().flatMap(({ slug, aliases }) => [slug, ...aliases])
  expect(words.length).toBe(new Set(words).size)
  for (const { slug } of readTopics()) {
    const { id } = screenAt(`/${slug}`)
    const isFree = id === 'topic'
    expect(isFree, `/${slug} is the screen ${id}`).toBe(true)
  }
})

test('headings of an article are questions or short answers in sentence case, and none is an h1', () => {
  for (const { slug, title, body } of readArticles()) {
    expect(title, slug).toMatch(/\?$/)
    expect(body, slug).not.toMatch(/^# /m)
    expect([...body.matchAll(/^## (.+\?)$/gm)].length, slug).toBeGreaterThanOrEqual(2)
  }
})

test('the voice is kept: no em dash, no exclamation mark, no all-caps shouting', () => {
  for (const { slug, title, summary, body } of everything()) {
    const words = [title, summary, toPlainText(body)].join('\n')
    expect(words, slug).not.toMatch(/[—!]/)
  }
})

test('a page takes its values and refuses to go without', () => {
  expect(readPage('privacy-policy', SUPPORT).body).toContain('mailto:help@frenly.example')
  expect(() => readPage('privacy-policy')).toThrow('{supportEmail}')
  for (const { slug, body } of pages()) expect(body, slug).not.toMatch(/\{[a-z]+\}/i)
})

test('texts stay under the cap that would turn them into plain paragraphs', () => {
  for (const { slug, body } of everything()) expect(toHtml(body), slug).not.toContain('## ')
})

test('a topic is found by its slug, an alias, and the way people write it', () => {
  expect(findTopic('bamboo')?.title).toBe('Bamboo')
  expect(findTopic('Giant Panda')?.slug).toBe('pandas')
  expect(findTopic('LLM')?.slug).toBe('language-models')
  expect(findTopic('zzz')).toBeNull()
})

test('related articles come in the order asked for, and an unknown one is left out', () => {
  expect(relatedArticles(['reset-password', 'no-such', 'backups']).map(({ slug }) => slug)).toEqual([
    'reset-password',
    'backups',
  ])
})
