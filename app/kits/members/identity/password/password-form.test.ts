import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPasswordChars, isSamePassword, toPasswordForm, toPasswordForms } from './password-form.ts'

const NFC = 'Müllerstraße 99'.normalize('NFC')
const NFD = NFC.normalize('NFD')

test('composed and decomposed letters, and every kind of space, are one password', () => {
  expect(NFC).not.toBe(NFD)
  expect(toPasswordForm(NFD)).toBe(NFC)
  expect(toPasswordForm('two\u00A0words\u3000here')).toBe('two words here')
  expect(isSamePassword(NFC, NFD)).toBe(true)
  expect(isSamePassword('Ｆｕｌｌ', 'Full')).toBe(false)
  expect(isSamePassword('Case', 'case')).toBe(false)
  expect(countPasswordChars(NFD)).toBe(15)
})

test('the form is stable, and of plain ASCII there is no other to try', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const [form, ...older] = toPasswordForms(typed)
      expect(toPasswordForm(form)).toBe(form)
      expect(older).not.toContain(form)
      expect(isSamePassword(typed, typed.normalize('NFD'))).toBe(true)
      if (/^\p{ASCII}*$/u.test(typed)) expect(older).toEqual([])
    }),
    { seed: 8265, numRuns: 100 },
  )
})
