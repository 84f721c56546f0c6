import { expect, test } from 'vitest'
import { readMentions } from './mentions.ts'

const sceptic = { key: 'ally:sceptic', label: 'The Sceptic', handle: 'sceptic' }
const editor = { key: 'ally:editor', label: 'The Editor', handle: 'editor' }
const guide = { key: 'ally:guide', label: 'The Guide', handle: 'guide' }
const everybody = [sceptic, editor, guide]

test('whoever is named answers alone, in the order of the names', () => {
  expect(readMentions('@editor and @Sceptic, please', [sceptic, editor], everybody).asked).toEqual([editor, sceptic])
})

test('nobody named asks everybody who is here, and an address is no name', () => {
  expect(readMentions('Write to me@editor.example', [sceptic, editor], everybody)).toEqual({
    asked: [sceptic, editor],
    called: [],
  })
})

test('a name calls an ally that is not here yet, and an unknown name is nothing', () => {
  expect(readMentions('@guide @nobody hello', [sceptic], everybody)).toEqual({ asked: [guide], called: [guide] })
})
