import { expect, test } from 'vitest'
import { fillPath } from './fill-path.ts'
import { to } from './to.ts'

test('an address is filled with its parameters and query', () => {
  expect(to('ebook', { id: 'a b' }, { page: 2, q: '' })).toBe('/ebooks/a%20b?page=2')
  expect(to('home')).toBe('/')
  expect(to('login', null, { return_url: '/ai?x=1' })).toBe('/login?return_url=%2Fai%3Fx%3D1')
})

test('optional segments disappear and splats keep their slashes', () => {
  expect(fillPath('/marketplace/:section?', {})).toBe('/marketplace')
  expect(fillPath('/marketplace/:section?', { section: 'prompts' })).toBe('/marketplace/prompts')
  expect(fillPath('/search/*', { '*': 'giant/panda diet' })).toBe('/search/giant/panda%20diet')
})

test('a parameter cannot leave its segment', () => {
  expect(fillPath('/ebooks/:id', { id: '../admin' })).toBe('/ebooks/..%2Fadmin')
})
