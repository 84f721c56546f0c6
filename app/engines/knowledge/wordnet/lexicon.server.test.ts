import { expect, test } from 'vitest'
import { openLexicon } from './lexicon.server.ts'

const lexicon = openLexicon()

test('finds the dictionary form of inflected words', () => {
  const forms = {
    cities: 'city',
    mice: 'mouse',
    stopped: 'stop',
    rose: 'rise',
    written: 'write',
    studies: 'study',
    planned: 'plan',
    largest: 'large',
    was: 'be',
    physics: 'physics',
    children: 'child',
    increases: 'increase',
    'gave up': 'give up',
    'solar systems': 'solar system',
    banned: 'ban',
    better: 'good',
    men: 'man',
    species: 'species',
    as: 'as',
  }
  for (const [form, lemma] of Object.entries(forms)) expect([form, lexicon.lemma(form)]).toEqual([form, lemma])
})

test('respects the part of speech asked for, whatever the case', () => {
  expect(lexicon.lemma('Leaves', 'noun')).toBe('leaf')
  expect(lexicon.lemma('LEAVES', 'verb')).toBe('leave')
  expect(lexicon.lemma('Rising', 'verb')).toBe('rise')
  expect(lexicon.lemma('frobnicated')).toBe('frobnicated')
})

test('knows opposites, inflected, of other families and through other parts of speech', () => {
  const pairs = [
    ['hot', 'cold'],
    ['Hot', 'CHILLY'],
    ['rose', 'fell'],
    ['increased', 'decreased'],
    ['safe', 'unsafe'],
    ['danger', 'safe'],
    ['legal', 'illegal'],
    ['lawful', 'illegal'],
    ['win', 'lose'],
    ['buy', 'sell'],
    ['huge', 'small'],
    ['success', 'failure'],
    ['quickly', 'slowly'],
    ['safely', 'dangerously'],
    ['strengthen', 'weaken'],
    ['soared', 'dropped'],
    ['always', 'never'],
    ['before', 'after'],
    ['allow', 'prohibit'],
    ['vaccinated', 'unvaccinated'],
    ['highest', 'lowest'],
    ['guilty', 'innocent'],
  ] as const
  for (const [a, b] of pairs) {
    expect([a, b, lexicon.areAntonyms(a, b)]).toEqual([a, b, true])
    expect([b, a, lexicon.areAntonyms(b, a)]).toEqual([b, a, true])
  }
})

test('calls no opposites what is alike or merely different', () => {
  const pairs = [
    ['hot', 'warm'],
    ['big', 'large'],
    ['valuable', 'invaluable'],
    ['flammable', 'inflammable'],
    ['rise', 'increase'],
    ['cat', 'dog'],
    ['red', 'blue'],
    ['run', 'walk'],
    ['river', 'sea'],
    ['stay', 'white'],
    ['old', 'ancient'],
    ['write', 'read'],
    ['safe', 'safe'],
    ['Paris', 'London'],
  ] as const
  for (const [a, b] of pairs) expect([a, b, lexicon.areAntonyms(a, b)]).toEqual([a, b, false])
})

test('knows synonyms in a common sense and no more', () => {
  for (const [a, b] of [
    ['big', 'large'],
    ['doctors', 'physician'],
    ['purchased', 'buy'],
    ['car', 'automobile'],
  ] as const) {
    expect([a, b, lexicon.areSynonyms(a, b)]).toEqual([a, b, true])
  }
  for (const [a, b] of [
    ['safe', 'secure lock'],
    ['cold', 'hot'],
    ['high', 'eminent'],
    ['city', 'country'],
  ] as const) {
    expect([a, b, lexicon.areSynonyms(a, b)]).toEqual([a, b, false])
  }
})

test('gives other names of a named thing and none for a common word', () => {
  expect(lexicon.aliases('USA')).toContain('United States')
  expect(lexicon.aliases('holland')).toContain('Netherlands')
  expect(lexicon.aliases('Shakespeare')).toContain('William Shakespeare')
  expect(lexicon.aliases('dog')).toEqual([])
})

test('tells a name from a common word by its spelling and its meanings', () => {
  for (const name of ['paris', 'Turkey', 'Marie Curie', 'Nile', 'The Beatles'])
    expect([name, lexicon.isProperName(name)]).toEqual([name, true])
  for (const word of ['turkey', 'Gold', 'dog', 'DNA', 'may', 'zzyzx'])
    expect([word, lexicon.isProperName(word)]).toEqual([word, false])
})

test('follows kinds upward and not downward', () => {
  for (const [a, b] of [
    ['whales', 'mammal'],
    ['Paris', 'city'],
    ['sprint', 'run'],
    ['oak', 'tree'],
    ['Einstein', 'physicist'],
  ] as const) {
    expect([a, b, lexicon.isKindOf(a, b)]).toEqual([a, b, true])
  }
  for (const [a, b] of [
    ['mammal', 'whale'],
    ['dog', 'cat'],
    ['spider', 'insect'],
  ] as const) {
    expect([a, b, lexicon.isKindOf(a, b)]).toEqual([a, b, false])
  }
})
