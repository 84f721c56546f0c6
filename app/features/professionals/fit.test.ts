import { expect, test } from 'vitest'
import { fitProfessions } from './fit.ts'
import { professions } from './professions.ts'

/** Sentences as people write them, and who should be named first. */
const matters: readonly (readonly [string, string])[] = [
  ['I have panic attacks and cannot sleep', 'psychotherapist'],
  ['Since my burnout I feel empty and cry a lot', 'psychotherapist'],
  ['Grief after my mother died, it does not stop', 'psychotherapist'],
  ['I have had a fever and a cough for two weeks', 'doctor'],
  ['There is a lump on my neck', 'doctor'],
  ['My employer fired me without notice', 'lawyer'],
  ['I got a summons to court', 'lawyer'],
  ['The police accuse me of theft', 'lawyer'],
  ['We want to buy a house and need a deed', 'notary'],
  ['I want to make a will', 'notary'],
  ['Power of attorney for my father', 'notary'],
  ['My brother and I quarrel about the hedge and want to settle without court', 'mediator'],
  ['How do I file my tax return as a freelancer', 'tax-adviser'],
  ['Letter from the tax office about VAT', 'tax-adviser'],
  ['The bailiff is coming and I can’t pay', 'debt-adviser'],
  ['I am in debt with three credit cards', 'debt-adviser'],
  ['Which benefits can I get while caring for my mother', 'social-worker'],
  ['I am homeless since Monday', 'social-worker'],
  ['My partner and I talk past each other, our marriage suffers', 'family-counsellor'],
  ['Our teenager does not come home at night', 'family-counsellor'],
  ['The online shop does not give me a refund', 'consumer-adviser'],
  ['My landlord raised the rent and there is mould', 'consumer-adviser'],
  ['Which insurance do I need with a small child', 'insurance-adviser'],
  ['There are cracks in the wall of our house', 'surveyor'],
  ['We need planning permission for an extension', 'surveyor'],
  ['I want a new job and my CV is old', 'career-adviser'],
  ['I am pregnant and look for somebody for the birth', 'midwife'],
  ['Somebody copied my invention', 'patent-attorney'],
  ['Can I protect my brand name as a trademark', 'patent-attorney'],
  ['I need my birth certificate translated for the embassy', 'translator'],
]

test('the right profession is named first nearly always, and always among the four', () => {
  const firsts = matters.filter(([matter, id]) => fitProfessions(matter)[0]?.profession.id === id)
  const missed = matters.filter(
    ([matter, id]) => !fitProfessions(matter).some(({ profession }) => profession.id === id),
  )
  expect(missed).toEqual([])
  expect(firsts.length / matters.length).toBeGreaterThanOrEqual(0.93)
})

test.each(['', 'Hello', 'How far is the moon?', 'My cat likes fish', 'asdf qwer', 'Which colour suits my living room'])(
  '“%s” fits nobody, and nobody is named',
  (matter) => {
    expect(fitProfessions(matter)).toEqual([])
  },
)

test('each fit shows words that stand in the matter', () => {
  for (const [matter] of matters) {
    for (const { words } of fitProfessions(matter)) {
      expect(words.length).toBeGreaterThan(0)
      for (const word of words) expect(matter.toLowerCase().replaceAll('’', "'")).toContain(word)
    }
  }
})

test('a word inside another word leads nowhere', () => {
  expect(fitProfessions('The taxi was late and the willow is tall')).toEqual([])
})

test('the list holds sixteen professions with something to say each', () => {
  expect(professions).toHaveLength(16)
  for (const { prepare, papers, strong } of professions) {
    expect(Math.min(prepare.length, papers.length, strong.length)).toBeGreaterThan(0)
  }
})
