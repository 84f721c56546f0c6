import { expect, test } from 'vitest'
import { joinSpoken } from './join-spoken.ts'

test.each([
  ['into an empty field', '', '', 'The chain slips.', 'The chain slips.'],
  ['under what is typed', 'It is red. ', '', 'The chain slips.', 'It is red.\n\nThe chain slips.'],
  ['once', 'The chain slips.', '', 'The chain slips.', 'The chain slips.'],
  ['in place of those before', 'It is red.\n\nOld $& words', 'Old $& words', 'New', 'It is red.\n\nNew'],
  ['and out again', 'It is red.\n\nThe chain slips.', 'The chain slips.', '', 'It is red.'],
  ['and out again, mended too', 'The brown chain slips.', 'The chain slips.', '', ''],
])('spoken words come %s', (_, typed, before, said, becomes) => {
  expect(joinSpoken(typed, before, said)).toBe(becomes)
})
