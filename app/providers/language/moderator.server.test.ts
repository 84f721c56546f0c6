import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.LOG_LEVEL = 'silent'
const { findBadWords } = await import('./bad-words.ts')
const { openLanguagePool } = await import('./language-pool.server.ts')
const { moderator } = await import('./moderator.server.ts')

type Labelled = readonly (readonly [isHarmful: boolean, text: string])[]

/** Seen while the rules were made. */
const tuned: Labelled = [
  [true, 'You are such a dumb person, really.'],
  [true, 'what an absolute loser you are'],
  [true, 'I will find you and I will kill you'],
  [true, "We're going to hurt your family if you talk"],
  [true, 'i wanna die, nothing matters any more'],
  [true, 'I have decided to end my life tonight.'],
  [true, 'These migrants are rats and must be exterminated'],
  [true, 'Muslims are all terrorists, throw them out'],
  [true, 'send nudes now'],
  [true, 'what the fuck is wrong with you'],
  [true, 'f.u.c.k you'],
  [true, 'you piece of s h i t'],
  [true, 'go kill yourself'],
  [true, 'fuuuuck off'],
  [true, 'I hope you get hit by a bus and die'],
  [true, 'everyone hates you, just leave'],
  [false, 'How can I kill a zombie process on my server?'],
  [false, 'The assassination of the president shocked the class.'],
  [false, 'Scunthorpe has a fine analysis of cockpit design.'],
  [false, 'I am dying to see that film.'],
  [false, 'This exam is killing me, I need coffee.'],
  [false, 'Breast cancer screening starts at fifty.'],
  [false, 'The battle killed ten thousand soldiers.'],
  [false, 'Your argument is weak and I disagree.'],
  [false, 'Could you please shut the door?'],
  [false, 'We will beat you in the final on Sunday!'],
  [false, 'Shoot me an email when you are done.'],
  [false, 'I was born in Essex.'],
  [false, 'Her novel tells of a woman who survived abuse.'],
  [false, 'What is the history of immigration to Germany?'],
  [false, 'Shiitake mushrooms with a Hancock cocktail.'],
  [false, 'U.S.A. and U.K. signed it at 5 p.m.'],
]
/** Not seen before their first measure, which found 30 of 32 and flagged 6 of 32 that are fine. */
const held: Labelled = [
  [true, "You're a complete imbecile and a waste of space."],
  [true, 'Your face makes me want to throw up, freak.'],
  [true, 'nobody will ever love a fat pig like you'],
  [true, 'You are the dumbest creature on this planet.'],
  [true, 'Keep talking and I will smash your face in.'],
  [true, 'I have a knife and I am waiting outside your door for you.'],
  [true, "You won't live to see tomorrow."],
  [true, 'I am gonna slap you so hard'],
  [true, 'I just want to disappear for ever and never wake up again'],
  [true, "I can't go on, I have the rope ready"],
  [true, 'Lately I think of suicide every day.'],
  [true, 'Black people are inferior to whites.'],
  [true, 'Jews control everything and must be destroyed.'],
  [true, 'Those filthy foreigners breed like rats.'],
  [true, 'Take your top off on camera for me'],
  [true, 'I would love to sleep with you, sexy, naked in my bed'],
  [true, 'This b*tch should sh*t her pants'],
  [true, 'a.s.s.h.o.l.e'],
  [true, 'you stupid c u n t'],
  [true, 'He is a wanker and a bastard.'],
  [false, 'How do I terminate a contract with my landlord?'],
  [false, 'The shooting of the film begins in March.'],
  [false, 'My battery died again this morning.'],
  [false, 'The hangman is a word game for children.'],
  [false, 'I could murder a cup of tea.'],
  [false, 'Dr. Dickinson assessed the passengers in the cockpit.'],
  [false, 'The committee will discuss sexual health in schools.'],
  [false, 'Suicide prevention hotlines are open all night.'],
  [false, 'She was burned badly in the kitchen fire.'],
  [false, 'He hates broccoli and loves cake.'],
  [false, 'The museum of slavery opened in Liverpool.'],
  [false, 'You look tired, get some sleep.'],
  [false, 'That was a silly mistake of mine.'],
  [false, 'Our team crushed theirs four to nil.'],
  [false, 'The knife is in the second drawer.'],
  [false, 'Please send me your pictures from the wedding.'],
  [false, 'I feel down today, can we talk?'],
  [false, 'My cat is a little idiot and I love her.'],
  [false, 'Jewish cooking has roots in many countries.'],
  [false, 'You are wrong about the date of the battle.'],
]

const fresh: Labelled = [
  [true, 'Are you always this thick or is it a special occasion, dimwit?'],
  [true, 'You disgust me, you filthy pig.'],
  [true, 'Sleep with one eye open, I am going to stab you.'],
  [true, 'One more word and I break your legs.'],
  [true, 'I cannot take this life any longer, I want to end it.'],
  [true, 'Nobody would miss me if I were dead.'],
  [true, 'Gypsies are thieves and should be driven out of the country.'],
  [true, 'Disabled people are a burden and should be put down.'],
  [true, 'Come over, I want you naked in my shower.'],
  [true, 'holy cr@p you @sshole, go to hell'],
  [true, 'f*ck this sh*t'],
  [true, 'w h o r e'],
  [false, 'The surgeon cut into the skin below the knee.'],
  [false, 'This bug will kill us before the release.'],
  [false, 'She dreams of leaving her job and never coming back.'],
  [false, 'The Roma have lived in Europe for a thousand years.'],
  [false, 'The ramp helps people in wheelchairs.'],
  [false, 'The shower in my room is broken, could you fix it?'],
  [false, 'I love you and I will hit the gym with you.'],
  [false, 'Are you always this early?'],
  [false, 'Moby Dick is a novel about a whale.'],
  [false, 'He died peacefully at home, aged ninety.'],
  [false, 'The document counts three classes of assets.'],
  [false, 'You idiot-proofed the form, thank you.'],
]

let engine: Engine<'moderate'>
let room: ReturnType<typeof openLanguagePool>
beforeAll(async () => {
  room = openLanguagePool(await buildWorker('app/providers/language/language.worker.ts'))
  engine = moderator(() => room, embed)
})
afterAll(() => room.close())

const signal = new AbortController().signal
const check = async (text: string) => (await engine.run({ text, picture: null }, { signal })).result

async function measure(set: Labelled) {
  const wrong: string[] = []
  let [missed, falsely] = [0, 0]
  for (const [isHarmful, text] of set) {
    const { isFlagged, labels } = await check(text)
    if (isFlagged === isHarmful) continue
    if (isHarmful) missed += 1
    else falsely += 1
    wrong.push(`${isHarmful ? 'missed' : 'flagged'}: ${text} ${JSON.stringify(labels)}`)
  }
  const harmful = set.filter(([isHarmful]) => isHarmful).length
  return { recall: (harmful - missed) / harmful, falseFlags: falsely / (set.length - harmful), wrong }
}

test.each([
  ['tuned', tuned, 1, 0],
  ['held', held, 0.9, 0.1],
  ['fresh', fresh, 0.9, 0.2],
] as const)('the %s set: recall and false flags', async (name, set, minRecall, maxFalse) => {
  const { recall, falseFlags, wrong } = await measure(set)
  console.log(`moderation, ${name} (${set.length}): recall ${recall.toFixed(2)}, false flags ${falseFlags.toFixed(2)}`)
  if (wrong.length > 0) console.log(wrong.join('\n'))
  expect(recall).toBeGreaterThanOrEqual(minRecall)
  expect(falseFlags).toBeLessThanOrEqual(maxFalse)
})

test.each([
  ['I want to kill myself.', 'self-harm'],
  ['I will kill you', 'threat'],
  ['You are an idiot', 'insult'],
  ['what the f u c k', 'profanity'],
])('%s is labelled %s', async (text, label) => {
  expect((await check(text)).labels[0]?.name).toBe(label)
})

test.each(['f.u.c.k...', 's h i t', 'sh1t', 'f*ck', 'fuuuck', 'b-i-t-c-h', 'wh*re'])('%s is found out', (text) => {
  expect(findBadWords(text).size).toBeGreaterThan(0)
})

test.each([
  'Scunthorpe',
  'cockpit',
  'a cocktail in Essex',
  'Dick Turpin',
  'vaginal examination',
  'class assets',
  'U.S.A.',
])('%s is no bad word', (text) => {
  expect(findBadWords(text).size).toBe(0)
})

test('one bad sentence in a long text is found', async () => {
  const filler = 'The committee met in the town hall and talked about the new bridge. '.repeat(30)
  expect(await check(`${filler}I will kill you. ${filler}`)).toMatchObject({ isFlagged: true })
  expect(await check(filler)).toMatchObject({ isFlagged: false })
})

test('nothing said is nothing found; pictures and endless texts are declined', async () => {
  expect(await check('')).toEqual({ isFlagged: false, labels: [] })
  const picture = { bytes: new Uint8Array([1]), type: 'image/png' }
  await expect(engine.run({ text: 'hi', picture }, { signal })).rejects.toMatchObject({ kind: 'unable' })
  await expect(check('x'.repeat(50_001))).rejects.toMatchObject({ kind: 'unable' })
})
