import { expect, test } from 'vitest'
import { heroLayouts, readHeroChoice, toHeroChoice } from './hero-choice.ts'

const read = (query: string) => readHeroChoice(new URLSearchParams(query))

test('an address that says nothing, or nonsense, is the home page as it stands', () => {
  for (const query of ['', 'layout=spiral&brand=acme&width=9000&scheme=pink&words=none']) {
    const { layout, look, width, scheme, wording } = read(query)
    expect([layout.variant, look.theme, width.px, scheme, wording]).toEqual([1, 'frenly', null, 'yours', 'home'])
  }
})

test('every switch keeps what the others say', () => {
  const choice = read('layout=split&brand=inbox&width=phone&scheme=dark&words=long')
  const address = new URL(toHeroChoice(choice, { layout: heroLayouts[4] }), 'http://frenly.test')
  expect(readHeroChoice(address.searchParams)).toEqual({ ...choice, layout: heroLayouts[4] })
})
