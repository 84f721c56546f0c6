import { expect, test } from 'vitest'
import { placeOfRoles, toRole, toTarget } from './folder-role.ts'

const folder = (path: string, specialUse?: string, flags: string[] = []) =>
  toRole({ path, name: path.split('/').at(-1)!, specialUse, flags: new Set(flags) })

test.each([
  ['INBOX', undefined, 'inbox'],
  ['Inbox', undefined, 'inbox'],
  ['[Gmail]/All Mail', '\\All', 'archive'],
  ['[Gmail]/Sent Mail', '\\Sent', 'sent'],
  ['Sent Items', undefined, 'sent'],
  ['INBOX/Spam', undefined, 'junk'],
  ['Deleted Items', undefined, 'trash'],
  ['Archive', '\\Archive', 'archive'],
  ['Trash Can Invoices', undefined, null],
  ['Projects/Roof', undefined, null],
  ['Entwürfe', undefined, 'drafts'],
  ['[Gmail]/Drafts', '\\Drafts', 'drafts'],
])('%s (%s) is %s', (path, use, role) => expect(folder(path, use)).toEqual({ role }))

test.each([
  ['[Gmail]/Starred', '\\Flagged', []],
  ['[Gmail]', undefined, ['\\Noselect']],
])('%s is left out', (path, use, flags) => expect(folder(path, use, flags)).toBeNull())

test('a conversation lies where its messages do, the inbox before all', () => {
  expect(placeOfRoles([])).toBeNull()
  expect(placeOfRoles(['archive', 'inbox', 'trash'])).toBe('inbox')
  expect(placeOfRoles(['trash', 'trash'])).toBe('trash')
  expect(placeOfRoles(['junk'])).toBe('junk')
  expect(placeOfRoles(['trash', null])).toBe('archive')
})

test('a copy is moved only where it does not lie already, and what was sent stays', () => {
  expect(toTarget('inbox', 'archive')).toBe('archive')
  expect(toTarget(null, 'archive')).toBeNull()
  expect(toTarget(null, 'trash')).toBe('trash')
  expect(toTarget('trash', 'trash')).toBeNull()
  expect(toTarget('sent', 'trash')).toBeNull()
  expect(toTarget('junk', 'inbox')).toBe('inbox')
})
