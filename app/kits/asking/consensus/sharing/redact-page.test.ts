import { expect, test } from 'vitest'
import type { Mask } from '#app/engines/redaction/redact.ts'
import { isToHide } from './redact-page.ts'
import type { SharedPage } from './shared-page.ts'

const page = (question: string, answers: string[], answer = 'They differ.') =>
  ({
    question,
    seats: answers.map((text) => ({ state: 'answered', text })),
    ledger: { answer },
  }) as unknown as SharedPage
const mask = (kind: Mask['kind'], word: string, isSure = true) => ({ kind, words: [word], isSure }) as unknown as Mask

test('who asks is blacked out, and whom the question is about is not', () => {
  const asked = page('Who was Marie Curie, asks Anna Berger?', ['Marie Curie was a physicist.', 'A physicist.'])
  expect(isToHide(mask('name', 'Anna Berger'), asked)).toBe(true)
  expect(isToHide(mask('name', 'Marie Curie'), asked)).toBe(false)
})

test('a name that two answers give, or the agreed answer, is never chosen', () => {
  expect(isToHide(mask('name', 'Ada Lovelace'), page('Who?', ['Ada Lovelace.', 'It was Ada Lovelace.']))).toBe(false)
  expect(isToHide(mask('name', 'Ada Lovelace'), page('Who?', ['Ada Lovelace.'], 'It was Ada Lovelace.'))).toBe(false)
})

test('what is surely a person’s number is blacked out wherever it stands, and a guess never', () => {
  const asked = page('Call +49 30 123456?', ['+49 30 123456 is a number.', '+49 30 123456'], '+49 30 123456')
  expect(isToHide(mask('phone', '+49 30 123456'), asked)).toBe(true)
  expect(isToHide(mask('phone', '+49 30 123456', false), asked)).toBe(false)
})
