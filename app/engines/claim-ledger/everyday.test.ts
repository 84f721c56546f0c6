import { askPanel } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'
import type { Ledger } from './ledger.ts'

/** Who holds each side of each dispute, the larger side first. */
const sides = ({ disputes }: Ledger): string[] =>
  disputes.map(({ positions }) => positions.map(({ seats }) => seats.join('')).join(' against ')).toSorted()
const agreed = ({ claims }: Ledger): string[] =>
  claims.filter(({ support }) => support.length > 1).map(({ text, support }) => `${support.join('')}: ${text}`)
const answers = ({ asked }: Ledger): string[] =>
  asked?.positions.map(({ value, seats }) => `${value} ${seats.join('')}`) ?? []

test.each([
  [
    'answers that share nothing and contradict nothing',
    'Where does the word "clue" come from?',
    ['It is a spelling of "clew", a ball of thread.', 'The Greek story of Theseus in the maze stands behind it.'],
    'different points',
  ],
  [
    'answers that share nothing and contradict each other',
    'Who painted The Night Watch?',
    ['Rembrandt painted The Night Watch.', 'The Night Watch was painted by Frans Hals.'],
    'split',
  ],
  [
    'the thing asked, one against two',
    'When did Ida Berg win her first cup?',
    [
      'Ida Berg won her first cup in 1998.',
      'Her maiden title came in 1998 in Oslo.',
      'Ida Berg won her first cup in 2001.',
    ],
    'mostly agree',
  ],
])('%s: the heading says so', async (_, question, texts, heading) => {
  expect((await askPanel(question, ...texts)).heading).toBe(heading)
})

test.each([
  [
    'When did Ida Berg win her first cup?',
    [
      'Ida Berg won her first cup in 1998.',
      'Her maiden title came on 3 May 1998.',
      'Ida Berg won her first cup in 2001.',
    ],
    ['1998 AB', '2001 C'],
  ],
  [
    'What internal temperature should turkey reach?',
    ['Turkey should reach 165°F (74°C).', 'The USDA says to roast it to 165 °F.', 'Turkey should reach 150°F.'],
    ['165°F AB', '150°F C'],
  ],
  [
    'How often should I descale my kettle?',
    [
      'Descale your kettle **every 3 to 4 months**, or sooner if:\n- the water is hard',
      'You should descale it every six months.',
    ],
    ['every 3 to 4 months A', 'every six months B'],
  ],
  [
    'When did the bridge open?',
    [
      'The bridge was opened in 1937, after four years of work that had started in 1933.',
      'The bridge was opened in 1935, after two years of work that had started in January 1933.',
    ],
    ['1935 B', '1937 A'],
  ],
  ['How long does a cold last?', ['A cold lasts 7–10 days.', 'A cold lasts over a week.'], ['over a week AB']],
  [
    'How long will it take to walk around the lake?',
    ['The way around the lake is 12 km.', 'It is about 12 kilometres around the lake.'],
    [],
  ],
  [
    'Should tomatoes be stored in the fridge?',
    [
      '**Short answer:** No — keep them on the counter.',
      'No, they lose their flavour.',
      '**Answer: Yes**, they keep longer.',
    ],
    ['No AB', 'Yes C'],
  ],
])('what each answers to "%s" is found in whatever words', async (question, texts, found) => {
  expect(answers(await askPanel(question, ...texts))).toEqual(found)
})

test.each([
  [
    'Who invented the zip?',
    [
      'Whitcomb Judson is credited with inventing the zip.',
      'The zip was invented by Elias Howe.',
      'Whitcomb Judson, an American, invented the zip.',
    ],
    ['AC against B'],
  ],
  [
    'Who invented the zip?',
    ['The zip was invented by Whitcomb Judson.', 'Judson invented the zip. Elias Howe had a patent.'],
    [],
  ],
  [
    'What does the pitch of a string depend on?',
    [
      'Its tension. **Colour** has no effect on the pitch.',
      'The pitch does not depend on colour.',
      'Colour: the pitch rises with colour.',
    ],
    ['AB against C'],
  ],
  [
    'What does the pressure of a gas depend on?',
    ['The pressure of a gas does not depend on its colour.', 'The pressure of a gas depends on its colour.'],
    ['B against A'],
  ],
  [
    'What does the boiling point of water depend on?',
    ['Altitude has no effect on the boiling point of water.', 'The boiling point of water falls with altitude.'],
    ['A against B'],
  ],
  [
    'What does the boiling point of water depend on?',
    ['Altitude has no significant effect on the boiling point.', 'Altitude has a small effect on the boiling point.'],
    [],
  ],
  [
    'How do I clean silk?',
    [
      "**Don't:**\n- Use hot water\n- Wring it out",
      'Avoid hot water, since heat dulls it.',
      'Use hot water to loosen the dirt.',
    ],
    ['AB against C'],
  ],
  [
    'What language do people speak in Argentina?',
    ['The official language of Argentina is Spanish.', 'Spanish is the dominant language in Argentina.'],
    [],
  ],
  [
    'What do the octane values of gasoline mean?',
    [
      'In the United States, gasoline is typically sold with one of three octane ratings: 87, 89-90, and 91-93.',
      'Most gasoline sold in the United States has an octane value of 87, 91, or 93.',
    ],
    [],
  ],
  [
    'Is poker legal in Peru?',
    ['No, poker is not legal in Peru.', 'The legality of poker in Peru is a complex issue.'],
    [],
  ],
  [
    'When was the ship built?',
    ['The ship was built in 1941.', 'The ship was laid down in 1937 and launched in 1940.'],
    [],
  ],
  [
    'Who was the first woman in space?',
    [
      'The first woman in space was the Soviet cosmonaut Valentina Tereshkova.',
      'The first woman in space was Valentina Tereshkova.',
    ],
    [],
  ],
  ['How do I clean silk?', ['Use cold water. Avoid hot water.', 'Avoid hot water and use cold water.'], []],
  ['What are gas giants?', ['Gas giants have no solid surface.', 'Gas giants do not have a solid surface.'], []],
  [
    'How do I normalize a vector?',
    [
      'Divide each component of the vector by its magnitude.',
      "Divide each component of the vector by the vector's magnitude.",
    ],
    [],
  ],
])('"%s" %o: rivals are found, and none where there are none', async (question, texts, found) => {
  expect(sides(await askPanel(question, ...texts))).toEqual(found)
})

test.each([
  [
    'a limit that the other lacks',
    'Flu usually lasts 7–10 days in children.',
    'Flu usually lasts over a week in children.',
  ],
  [
    'more than one',
    'There are several reasons why rice gets sticky.',
    'The main reason why rice gets sticky is starch.',
  ],
  ['another thing', "You can modify a set after it's created.", 'You can modify a list after it has been created.'],
  [
    'fewer of which there are none',
    'There is no formula for all primes.',
    'There is no simple formula for all primes.',
  ],
  ['the other unit', 'The Moon is 384,400 km (238,855 miles) away.', 'The Moon is 238,855 miles away.'],
  ['more than about', 'They lived for over 180 million years.', 'They lived for about 180 million years.'],
  [
    'words paired otherwise',
    'A liger is a hybrid of a male lion and a female tiger.',
    'The reverse of a liger, a tigon is a hybrid of a male tiger and a female lion.',
  ],
  ['a contrast', 'The cat is a thought experiment, not an actual event.', 'The cat is a thought experiment.'],
  ['a place named before', 'Cooking an egg here would be possible.', 'Cooking an egg would be possible on Venus.'],
  ['cases of a list', 'Throw it out if:\n- The lid bulges', 'Boil it well when:\n- The lid bulges'],
])('a row shows nothing that one of its holders lacks: %s', async (_, first, second) => {
  expect(agreed(await askPanel('', first, second)).filter((row) => row === `AB: ${first}`)).toEqual([])
  expect(agreed(await askPanel('', first, second))).not.toContain('AB: The lid bulges')
})

test('a row stands in the unit that most of its holders write', async () => {
  const speed = await askPanel(
    '',
    'Sound travels at about 767 mph in dry air.',
    'Sound travels at about 343 m/s in dry air.',
    'In dry air sound travels at about 343 m/s.',
  )
  expect(agreed(speed)).toHaveLength(1)
  expect(agreed(speed)[0]).toMatch(/^ABC: .*343 m\/s/)
})

test('a command that one orders stands where another gives it', async () => {
  const undo = await askPanel(
    'How do I undo a commit?',
    'Run `git reset --soft HEAD~1`.',
    'You can undo it with `git reset --soft HEAD~1`.',
    'Do not run `git reset --soft HEAD~1`.',
  )
  expect(agreed(undo)).toEqual(['AB: Run git reset --soft HEAD~1.'])
})

test("a quote below a Don't says so", async () => {
  const { disputes } = await askPanel(
    'How do I clean silk?',
    "**Don't:**\n- Use hot water",
    'Use hot water to loosen the dirt.',
  )
  const quotes = disputes.flatMap(({ positions }) => positions.flatMap((position) => position.quotes))
  expect(quotes.map(({ quote, under }) => [quote, under])).toEqual([
    ['Use hot water', "Don't"],
    ['Use hot water to loosen the dirt.', undefined],
  ])
})

test('each recipe has its own heat, unless that is what was asked', async () => {
  const heats = ['Preheat your oven to 375°F (190°C).', 'Preheat the oven to 350°F (175°C).']
  const recipes = await askPanel('Can you tell me how to make cookies?', ...heats)
  expect([sides(recipes), recipes.heading]).toEqual([[], 'different points'])
  expect(sides(await askPanel('At what temperature should I bake cookies?', ...heats))).toEqual(['B against A'])
})

test('a time that a second order tells is set beside the others, and a condition is no claim by itself', async () => {
  const rice = await askPanel(
    'Is it safe to reheat cooked rice?',
    'Yes, if it was cooled quickly. Put leftover rice in the fridge within an hour and eat it within 24 hours.',
    'Reheated rice is fine for most people. Cool it within one hour and store it for 3–4 days.',
    'You can reheat rice once. Keep it in the fridge for up to six days.',
  )
  const values = rice.disputes.map(({ positions }) => positions.map(({ value }) => value).toSorted())
  expect(values).toEqual([['24 hours', '3–4 days', 'up to six days']])
  expect(rice.claims.map(({ text }) => text)).not.toContain('if it was cooled quickly.')
  expect(rice.asked?.positions[0]).toMatchObject({ value: 'Yes', condition: 'if it was cooled quickly' })
})
