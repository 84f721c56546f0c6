import { expect, test } from 'vitest'
import { findFact } from '../facts.ts'

const answer = (question: string) => {
  const finding = findFact(question, new Date('2026-11-30T12:00:00Z'))
  return finding && 'text' in finding ? finding.text : ''
}

test.each([
  ["Which of Switzerland's neighbours speak Italian?", /5 land neighbours of Switzerland 1 has Italian.*: Italy\.$/],
  ["Which of Switzerland's neighbors speak German?", /3 have German.*: Austria, Germany and Liechtenstein\.$/],
  ['Which countries bordering France use the euro?', /use the euro: .*Belgium.*Germany.*Spain/],
  ['Which neighbors of Germany are landlocked?', /are landlocked: Austria, the Czech Republic|Czechia/],
  ['Which countries that border Brazil speak Spanish?', /have Spanish.*: Argentina, Bolivia, Colombia/],
  ["How many of Germany's neighbours use the euro?", /Of the 9 land neighbours of Germany 5 use the euro/],
  [
    "Which of Portugal's neighbours speak French?",
    /The only land neighbour of Portugal, Spain, is not one that has French/,
  ],
  ["Which of Japan's neighbours speak Korean?", /Japan has no land neighbours/],
  [
    "Which of Norway's neighbours are in the EU?",
    /Of the 3 land neighbours of Norway 2 are in the European Union: Finland and Sweden/,
  ],
  ['What currency is used in the country whose capital is Oslo?', /^The currency of Norway is .*krone.*Oslo\.$/],
  ['What language is spoken in the country whose capital is Lisbon?', /Portuguese.*The capital of Portugal is Lisbon/],
  ['What is the population of the country whose capital is Nairobi?', /Kenya/],
])('%s', (question, expected) => expect(answer(question)).toMatch(expected))

test.each([
  "Which of Switzerland's neighbours is the most beautiful?",
  'Which of my neighbours speak Italian?',
  'What is used in the country whose capital is Gotham?',
])('%s is not answered', (question) => expect(answer(question)).toBe(''))
