import { expect, test } from 'vitest'
import { pronounced, toSteps, withoutMarks } from './script.ts'

test('marks become rests, stress and chapters', () => {
  const steps = toSteps('# Opening\nHello *there* you. [pause 2]\n\nNext one.', 300)
  expect(steps).toEqual([
    { kind: 'chapter', title: 'Opening' },
    { kind: 'say', sentences: ['Opening'], isStressed: false },
    { kind: 'rest', seconds: 0.8 },
    { kind: 'say', sentences: ['Hello'], isStressed: false },
    { kind: 'say', sentences: ['there'], isStressed: true },
    { kind: 'say', sentences: ['you.'], isStressed: false },
    { kind: 'rest', seconds: 2 },
    { kind: 'rest', seconds: 0.55 },
    { kind: 'say', sentences: ['Next one.'], isStressed: false },
  ])
})

test('long texts are cut between sentences and every word is said once', () => {
  const text = Array.from({ length: 80 }, (_, n) => `Sentence number ${n} has some words in it.`).join(' ')
  const steps = toSteps(text, 300)
  const said = steps.flatMap((step) => (step.kind === 'say' ? step.sentences : []))
  expect(said.join(' ')).toBe(text)
  expect(steps.every((step) => step.kind !== 'say' || step.sentences.join(' ').length <= 300)).toBe(true)
  expect(
    toSteps('x'.repeat(2_000), 300)
      .flatMap((step) => (step.kind === 'say' ? step.sentences : []))
      .join(''),
  ).toHaveLength(2_000)
})

test('nothing to say gives nothing, and a rest has an end', () => {
  expect(toSteps(' … \n\n[pause]', 300).filter(({ kind }) => kind === 'say')).toEqual([])
  expect(toSteps('a [pause 99] b', 300)[1]).toEqual({ kind: 'rest', seconds: 10 })
})

test('the words of a list are spoken as it says, whole words only', () => {
  const words = [
    { word: 'GIF', said: 'jif' },
    { word: 'C++', said: 'see plus plus' },
  ]
  expect(pronounced('A gif, gifts and C++!', words)).toBe('A jif, gifts and see plus plus!')
  expect(withoutMarks('# One\nSay *this* [pause 2]now')).toBe('One\nSay this now')
})
