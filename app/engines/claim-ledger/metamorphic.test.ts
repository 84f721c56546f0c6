import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { relateClaims } from './relation.ts'

const tools = openLedgerTools()

async function relationOf(a: string, b: string): Promise<string> {
  return (await relateClaims(a, b, tools)).relation
}

/** A sentence with places to fill, what fills them alike, and what fills them otherwise. */
const FIGURES: [frame: string, alike: [string, string][], otherwise: [string, string][]][] = [
  [
    'The tank holds @ of water.',
    [
      ['40 litres', '40 liters'],
      ['2 litres', '2,000 ml'],
      ['half a litre', '500 ml'],
      ['a quarter of a litre', '250 ml'],
    ],
    [
      ['40 litres', '45 litres'],
      ['40 litres', '40 US gallons'],
      ['5 ml', '5 cl'],
      ['half a litre', '50 ml'],
    ],
  ],
  [
    'The old bridge is @ long.',
    [
      ['1,280 metres', '1.28 km'],
      ['100 feet', '30.5 m'],
      ['one and a half kilometres', '1.5 km'],
    ],
    [
      ['1,280 metres', '1,820 metres'],
      ['1,280 metres', '1,280 feet'],
    ],
  ],
  [
    'Torque the bolts to @.',
    [['100 N·m', '74 ft-lb']],
    [
      ['100 N·m', '100 ft-lb'],
      ['100 N·m', '120 N·m'],
    ],
  ],
  [
    'The committee has @ members.',
    [
      ['twelve', '12'],
      ['a dozen', '12'],
      ['two hundred and six', '206'],
    ],
    [
      ['twelve', 'twenty'],
      ['12', '21'],
      ['at least 12', '9'],
    ],
  ],
  [
    'The museum opened @.',
    [
      ['on 27 May 1937', 'on May 27, 1937'],
      ['on 27 May 1937', 'on 1937-05-27'],
      ['in May 1937', "in May of '37"],
      ['in the spring of 1998', 'in April 1998'],
      ['in the second quarter of 2020', 'in Q2 2020'],
    ],
    [
      ['on 27 May 1937', 'on 28 May 1937'],
      ['in 1937', 'in 1973'],
      ['in May 1937', 'in March 1937'],
      ['in the spring of 1998', 'in November 1998'],
      ['on Thursday', 'on Tuesday'],
    ],
  ],
]

const filled = FIGURES.flatMap(([frame, alike, otherwise]) => [
  ...alike.map(([a, b]): [string, string, string] => [frame.replace('@', a), frame.replace('@', b), 'agree']),
  ...otherwise.map(([a, b]): [string, string, string] => [frame.replace('@', a), frame.replace('@', b), 'contradict']),
])

test.each(filled)('%s | %s: %s', async (a, b, relation) => {
  expect(await relationOf(a, b)).toBe(relation)
  expect(await relationOf(b, a)).toBe(relation)
})

/** Subject, object, what one does to the other: past, participle and bare. */
const DEEDS: [string, string, string, string, string][] = [
  ['the Normans', 'the English', 'defeated', 'defeated', 'defeat'],
  ['Google', 'YouTube', 'bought', 'bought', 'buy'],
  ['the fox', 'the rabbit', 'chased', 'chased', 'chase'],
  ['the tenant', 'the landlord', 'sued', 'sued', 'sue'],
  ['the worm gear', 'the wheel', 'drove', 'driven', 'drive'],
]

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

test.each(DEEDS)('%s and %s keep their parts in every order of words', async (who, whom, past, participle, bare) => {
  const plain = `${capital(who)} ${past} ${whom}.`
  const same = [
    `${capital(whom)} was ${participle} by ${who}.`,
    `In 2006 ${who} ${past} ${whom}.`,
    `It was ${who} that ${past} ${whom}.`,
    `Sure, happy to help! ${plain}`,
  ]
  for (const other of same) expect.soft([other, await relationOf(plain, other)]).toEqual([other, 'agree'])
  const turned = [
    `${capital(whom)} ${past} ${who}.`,
    `${capital(who)} was ${participle} by ${whom}.`,
    `In 2006 ${whom} ${past} ${who}.`,
    `It was ${whom} that ${past} ${who}.`,
    `${capital(who)} did not ${bare} ${whom}.`,
  ]
  for (const other of turned) expect.soft([other, await relationOf(plain, other)]).toEqual([other, 'contradict'])
})

const STATEMENTS: [statement: string, denials: string[]][] = [
  [
    'The appliance is safe for outdoor use.',
    [
      'The appliance is not safe for outdoor use.',
      'The appliance is unsafe for outdoor use.',
      'It would be wrong to say that the appliance is safe for outdoor use.',
      'There is no way that the appliance is safe for outdoor use.',
    ],
  ],
  ['Cook the rice with the lid on.', ['Cook the rice with the lid off.']],
  ['Arteries carry blood away from the heart.', ['Arteries carry blood towards the heart.']],
  ['The foreign minister chaired the meeting.', ['The finance minister chaired the meeting.']],
  ['All of the samples were contaminated.', ['None of the samples were contaminated.']],
]

test.each(STATEMENTS)('%s is denied by each of its denials', async (statement, denials) => {
  for (const denial of denials)
    expect.soft([denial, await relationOf(statement, denial)]).toEqual([denial, 'contradict'])
})

const LIMITED: [string, string][] = [
  ['You can’t park on this street.', 'You can’t park on this street on weekdays.'],
  ['Mammals bear live young.', 'Mammals other than monotremes bear live young.'],
  ['All matches were postponed.', 'All matches in the northern group were postponed.'],
  ['Employees are entitled to overtime pay.', 'Employees who are paid by the hour are entitled to overtime pay.'],
  ['The tablets are safe.', 'The tablets may be safe.'],
  ['The bridge must withstand winds of over 150 km/h.', 'The bridge must withstand winds of 210 km/h.'],
]

test.each(LIMITED)('%s | %s is a matter of more or less', async (a, b) => {
  expect(await relationOf(a, b)).toBe('qualifies')
})
