import { askPanel, sidesIn } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'

const DISPUTED: [what: string, sides: string, question: string, ...texts: string[]][] = [
  [
    'an act of one verb or another, in a clause of its own',
    'AB|C',
    'Is it safe to eat reheated mushrooms?',
    'Boiling destroys the enzyme. Keep them cold.',
    'Cool them quickly, because boiling eliminates the enzyme.',
    'They can be eaten the next day. Boiling does not kill the enzyme.',
  ],
  [
    'a deed told in the passive, behind a "that"',
    'AB|C',
    'How should I store potato salad?',
    'Bacteria can leave toxins that are not destroyed by freezing.',
    'Freezing does not inactivate these toxins.',
    'Freezing the salad kills the toxins, so it is safe for months.',
  ],
  [
    'what counts, of one of several things that are named together',
    'A|B',
    'How many vegetables should I eat?',
    'Potatoes and yams count towards your five a day.',
    'Starchy foods like potatoes do not count toward your five a day.',
  ],
  [
    'advice that is given and warned against',
    'AC|B',
    'How do I treat a sprained ankle?',
    'Rest the ankle. Do not apply heat.',
    'Apply heat to the ankle to relieve the pain. Rest it for two days.',
    "**Don't:**\n- Use heat, alcohol or tight straps\n- Run on it",
  ],
  [
    'advice to somebody in the very case that is asked about',
    'A|B',
    'My cat swallowed a string. Is that dangerous?',
    'Yes, it can be. Never pull the string.',
    'If your cat swallowed a string, you should pull the string gently as soon as you see it.',
  ],
  [
    'a value with a label',
    'A|B',
    'What do I need to know about the Lumen 3 lamp?',
    'The lamp is bright.\n- **Battery life:** 12 hours\n- **Weight:** 300 g',
    'Good to know:\n- Battery life: 8 hours on one charge\n- Colour: red',
  ],
  [
    'a value with a name in the middle of a sentence',
    'A|B',
    'Do I have to pay duty on a parcel from abroad?',
    'Duty-free allowance for 2023: **£135** per parcel. Above that you pay.',
    'You pay duty where the value exceeds the duty-free allowance, which is £150 in 2023.',
  ],
  [
    'a least that is asked for',
    'AB|C',
    'How much notice must I give my employer in Austria?',
    'You must give your employer at least 30 days of notice.',
    'An employer must be given a minimum of 30 days of notice.',
    'You have to give your employer 60 days of notice.',
  ],
  [
    'the one thing of which there is only one, by several of its names',
    'ABC|D',
    'What is the longest river in Europe?',
    'The longest river in Europe is the **Volga**, at 3,530 km.',
    'By length, the longest river in Europe is the Volga River.',
    'The Volga is the longest river in Europe.',
    'The longest river in Europe is the Danube, which flows through ten countries.',
  ],
  [
    'a comparison both ways round with what the question names',
    'A|B',
    'Is an induction hob better than a gas hob?',
    'It depends. Induction hobs use less energy.',
    'Induction hobs use more energy than gas hobs. They are easy to clean.',
  ],
  [
    'what an illness comes from',
    'AB|C',
    'What causes scabies?',
    'Scabies is caused by a mite that burrows into the skin.',
    'Scabies is a parasitic infection of the skin.',
    'Scabies is caused by a virus and spreads by touch.',
  ],
  [
    'how often, in miles',
    'AB|C',
    'How often should I rotate my tires?',
    'Rotate your tires every 5,000 to 7,500 miles.',
    'Most makers recommend rotating your tires every 6,000 miles.',
    'You should rotate your tires every 15,000 miles.',
  ],
  [
    'who and when, asked in one question',
    'AB|C',
    'Who founded Norville and when?',
    'Norville was founded by Ada Brandt in 1851 near the old harbour in Kent.',
    'Ada Brandt founded Norville in March 1851.',
    'Ada Brandt founded Norville in 1861.',
  ],
]

test.each(DISPUTED)('a dispute, and who stands where: %s', async (_, sides, question, ...texts) => {
  const ledger = await askPanel(question, ...texts)
  expect(sidesIn(ledger)).toEqual([sides])
  expect(sidesIn(await askPanel(question, ...texts.toReversed()))).toHaveLength(1)
})

const AT_ONE: [what: string, question: string, ...texts: string[]][] = [
  [
    'a label tells of which thing its figure is told',
    'How many medals did Ida Berg win?',
    'Ida Berg won 9 medals:\n- Sprint: 4 (2010–2014)\n- Relay: 5',
    'Ida Berg won 9 medals in all.\n1. Relay: 5 medals\n2. Sprint: 4 medals',
  ],
  [
    'both sides of one bound',
    'Can toddlers eat whole nuts?',
    'No. After the age of five, whole nuts are safe for most children.',
    'No, whole nuts are not safe for children under five years old.',
  ],
  [
    'the case in which a figure holds',
    'What is the density of water?',
    'The density of water is about 998 kg/m³ at a temperature of 20 °C.',
    'The density of water at room temperature (20 °C) is 998 kg/m³. At 90 °C the density of water is 965 kg/m³.',
  ],
  [
    'within which time it must be cooled, beside how long it keeps',
    'How long does cooked pasta keep in the fridge?',
    'Cooked pasta keeps for 3 to 5 days in the fridge. Get the pasta into the fridge within 2 hours of cooking.',
    'Cooked pasta will keep for 3–5 days in the fridge, provided you get it in there promptly.',
    'Get the pasta into the fridge within 2 hours of cooking. It keeps three to five days.',
  ],
  [
    'amounts of two recipes',
    'How do I make pesto?',
    'You need:\n- 3 cloves garlic, minced\n- 1/2 cup olive oil',
    'Ingredients:\n- 1 clove garlic, minced\n- 1 cup olive oil',
  ],
  [
    'ranges that meet',
    'How much sleep do adults need?',
    'Aim for 7-8 hours of sleep per night.',
    'Aim for 8-9 hours of sleep per night.',
  ],
  [
    'examples and what is supposed',
    'How can I form a new habit?',
    'For example, start with a 5-minute walk.',
    'For example, start with a 30-minute walk.',
  ],
  [
    'a warning of one way to do it',
    'How do I treat a sprained ankle?',
    'Do not apply ice directly to the skin.',
    'Apply ice to the ankle for fifteen minutes.',
  ],
  [
    'the cause of an illness that has several',
    'What causes pneumonia?',
    'Pneumonia is caused by bacteria or viruses.',
    'Pneumonia is caused by a virus in many cases, and by bacteria in others.',
  ],
  [
    'one place spelled in two ways',
    'What is the capital of Ukraine?',
    'The capital of Ukraine is Kyiv.',
    'The capital of Ukraine is Kiev, on the Dnieper.',
  ],
  [
    'what is no "non-violent" thing',
    'Is chess boxing violent?',
    'Chess boxing is not violent.',
    'Chess boxing is a calm and non-violent game.',
  ],
  [
    'two dates of one building, both told by one',
    'What year was the Orla lighthouse built?',
    'The Orla lighthouse was built in 1871.',
    'The main tower was completed in 1874. Work on it began in 1871.',
  ],
]

test.each(AT_ONE)('no dispute: %s', async (_, question, ...texts) => {
  expect(sidesIn(await askPanel(question, ...texts))).toEqual([])
})

test('what is possibly disputed is not told as settled, nor one side of it alone', async () => {
  const { disputes, possible, answer } = await askPanel(
    'Can I brush my teeth with tap water in Quito?',
    'Rinse well. Brushing your teeth with tap water is fine for most people.',
    'Rinse well. Brushing teeth: do not use tap water for brushing your teeth.',
    'Rinse well. Brushing your teeth with tap water is fine for most people.',
  )
  const told = [...disputes, ...(possible ?? [])].flatMap(({ positions }) =>
    positions.map(({ seats }) => seats.join('')),
  )
  expect(told.toSorted()).toEqual(['AC', 'B'])
  const [settled = ''] = answer.split('\n\n').filter((part) => !/^(?:The answers|Most say|Said by)/.test(part))
  expect(settled).not.toMatch(/tap water/)
})

test('an answer opens with the figure that several give in sentences of their own', async () => {
  const { answer, asked } = await askPanel(
    'What is the length of the Marl tunnel?',
    'The length of the Marl tunnel is about 14 km, of which a half lies under the sea.',
    'The Marl tunnel has a length of 14 km and was dug by hand.',
  )
  expect(asked?.positions).toHaveLength(1)
  expect(answer).toMatch(/^(?:All say (?:about )?14 km: “|The (?:length|Marl).*14 km)/)
})
