/** A mistake a writer makes, and how it is written. */
const MISTAKES: readonly (readonly [wrong: string, right: string])[] = [
  ['I has recieved the parcel.', 'I have received the parcel.'],
  ['We will wait untill you call.', 'We will wait until you call.'],
  ['Please use the the side door.', 'Please use the side door.'],
  ['She bring a apple for lunch.', 'an apple'],
  ['It definately works now.', 'It definitely works now.'],
  ['I have a lot of experiance there.', 'experience'],
  ['They was late again.', 'They were late again.'],
  ['Thank you for your pateince.', 'patience'],
  ['The goverment office is closed.', 'The government office is closed.'],
  ['Their are many people here.', 'There are many people here.'],
]

/** A sentence that names something; every bit of it stays. */
const FACTS: readonly (readonly [sentence: string, facts: readonly string[]])[] = [
  ['The builders come on Monday at 8:30 with Jonas Becker.', ['Monday', '8:30', 'Jonas', 'Becker']],
  ['The invoice 2024-0815 over €1,249.90 is due on 3 March.', ['2024-0815', '€1,249.90', '3 March']],
  [
    'Write to mira.lang@haus.example or see https://haus.example/keys?id=7.',
    ['mira.lang@haus.example', 'https://haus.example/keys?id=7'],
  ],
  ['We meet Siobhan and Jaroslaw in Wrocław tomorrow.', ['Siobhan', 'Jaroslaw', 'Wrocław', 'tomorrow']],
  ['Call +49 30 1234567 before 17:00 on Friday.', ['+49 30 1234567', '17:00', 'Friday']],
  ['The room holds twenty-five chairs and 4 tables of 1.5 m.', ['twenty-five', '4 tables', '1.5 m']],
  ['Order AB-7731 from IKEA weighs 12.5 kg.', ['AB-7731', 'IKEA', '12.5 kg']],
  ['Dr Okonkwo sees you on 2026-11-28 in room 4B.', ['Okonkwo', '2026-11-28', '4B']],
]

export type PlantedDraft = { draft: string; mended: string[]; facts: string[] }

/** Forty drafts: each with two mistakes and two sentences of facts, in turn. */
export const fortyDrafts: readonly PlantedDraft[] = Array.from({ length: 40 }, (_, n) => {
  const at = <T>(list: readonly T[], place: number): T => list[place % list.length]!
  const mistakes = [at(MISTAKES, n), at(MISTAKES, n + 3)]
  const facts = [at(FACTS, n), at(FACTS, n * 3 + 1)]
  const draft = `Hello Ana,\n\n${mistakes[0]![0]} ${facts[0]![0]}\n\n${facts[1]![0]} ${mistakes[1]![0]}\n\nBest wishes,\nMira`
  return {
    draft,
    mended: mistakes.map(([, right]) => right),
    facts: ['Ana', 'Mira', ...facts.flatMap(([, named]) => named)],
  }
})
