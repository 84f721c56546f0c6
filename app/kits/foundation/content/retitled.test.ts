import { expect, test } from 'vitest'
import { brands, toBrandView } from '#app/brands/brands.ts'
import { toScreenView } from '#app/catalogue/screen-view.ts'
import { screenMeta } from '#app/kits/pages/screen/screen-meta.ts'
import { retitled } from './retitled.ts'

const contact = {
  supportEmail: 'help@frenly.example',
  socialVideo: 'https://v.example',
  socialPhoto: 'https://p.example',
}
const brand = toBrandView(brands.main, contact)
const origin = 'https://frenly.example'
const support = toScreenView('support', '/support', {})
const matches = [{ id: 'root', data: { brand, origin }, meta: screenMeta(support, 'Help.', brand, origin) }]

test('title, description and canonical link are replaced, the rest stays', () => {
  const meta = retitled(matches, { title: 'How?', about: 'Like this.', canonicalPath: '/support?article=how' })
  expect(meta).toContainEqual({ title: 'How? | Frenly' })
  expect(meta).toContainEqual({ name: 'description', content: 'Like this.' })
  expect(meta).toContainEqual({ property: 'og:description', content: 'Like this.' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://frenly.example/support?article=how' })
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'Frenly' })
  expect(meta).toHaveLength(matches[0]?.meta.length ?? 0)
})

test('a page that shall not be indexed says so once', () => {
  const marked = [{ ...matches[0]!, meta: [...matches[0]!.meta, { name: 'robots', content: 'noindex' }] }]
  expect(
    retitled(marked, { title: 'A', isIndexed: false }).filter((entry) => 'name' in entry && entry.name === 'robots'),
  ).toHaveLength(1)
  expect(retitled(marked, { title: 'A' }).some((entry) => 'name' in entry && entry.name === 'robots')).toBe(false)
})

test('without root data the title stands alone', () => {
  expect(retitled([], { title: 'A' })).toEqual([{ title: 'A' }])
})
