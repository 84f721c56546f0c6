import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.LOG_LEVEL = 'silent'
const { openLanguagePool } = await import('./language-pool.server.ts')
const { detector } = await import('./detector.server.ts')
const { summariser } = await import('./summariser.server.ts')
const { languageEngines } = await import('./index.server.ts')
const { sentencesOf } = await import('#app/engines/english/sentences.ts')

const samples: readonly (readonly [code: string, text: string])[] = [
  ['en', 'Where is my order?'],
  ['en', 'Thanks, see you tomorrow morning.'],
  ['en', 'The meeting was moved to Friday.'],
  ['es', '¿Dónde está mi pedido?'],
  ['es', 'Gracias, nos vemos mañana.'],
  ['es', 'La reunión se ha cambiado al viernes'],
  ['fr', 'Où est ma commande ?'],
  ['fr', 'Merci, à demain matin.'],
  ['fr', 'La réunion est reportée à vendredi'],
  ['de', 'Wo ist meine Bestellung?'],
  ['de', 'Danke, bis morgen früh.'],
  ['it', "Dov'è il mio ordine?"],
  ['it', 'Grazie, a domani mattina'],
  ['pt', 'Onde está o meu pedido?'],
  ['pt', 'Obrigado, até amanhã de manhã.'],
  ['nl', 'Waar is mijn bestelling?'],
  ['nl', 'Bedankt, tot morgenochtend'],
  ['sv', 'Var är min beställning?'],
  ['da', 'Hvor er min ordre henne?'],
  ['no', 'Hvor er bestillingen min?'],
  ['fi', 'Missä tilaukseni on?'],
  ['pl', 'Gdzie jest moje zamówienie?'],
  ['cs', 'Kde je moje objednávka?'],
  ['sk', 'Kde je moja objednávka?'],
  ['hu', 'Hol van a rendelésem?'],
  ['ro', 'Unde este comanda mea?'],
  ['tr', 'Siparişim nerede?'],
  ['ru', 'Где мой заказ?'],
  ['ru', 'Встреча перенесена на пятницу'],
  ['uk', 'Де моє замовлення?'],
  ['bg', 'Къде е моята поръчка?'],
  ['el', 'Πού είναι η παραγγελία μου;'],
  ['ar', 'أين طلبي؟'],
  ['he', 'איפה ההזמנה שלי?'],
  ['fa', 'سفارش من کجاست؟'],
  ['hi', 'मेरा ऑर्डर कहाँ है?'],
  ['bn', 'আমার অর্ডার কোথায়?'],
  ['th', 'คำสั่งซื้อของฉันอยู่ที่ไหน'],
  ['ja', '注文はどこですか？'],
  ['zh', '我的订单在哪里？'],
  ['ko', '제 주문은 어디에 있나요?'],
  ['vi', 'Đơn hàng của tôi ở đâu?'],
  ['id', 'Di mana pesanan saya?'],
  ['ca', 'On és la meva comanda?'],
  ['eu', 'Non dago nire eskaera?'],
  ['et', 'Kus on minu tellimus?'],
  ['lv', 'Kur ir mans pasūtījums?'],
  ['lt', 'Kur yra mano užsakymas?'],
  ['sl', 'Kje je moje naročilo?'],
  ['sq', 'Ku është porosia ime?'],
]

/** About bees, in three matters of which the first is the main one; the last sentence says the first again. */
const ARTICLE = `Honey bees are declining in many parts of the world, and scientists want to know why.

Dr. A. Smith of the U.S. Bee Centre has studied hives for 12.5 years. She found that pesticides weaken the bees and make them forget the way home. Pesticides used on maize are the worst of them. Farmers say that without pesticides the harvest would be smaller.

- Mites
- Loss of flowers

Loss of flowers takes away the food of the bees. A field of one crop feeds them for two weeks only. My uncle once had a blue car. In many parts of the world honey bees are declining.`

let room: ReturnType<typeof openLanguagePool>
let detect: Engine<'detect'>
let summarise: Engine<'summarise'>
beforeAll(async () => {
  room = openLanguagePool(await buildWorker('app/providers/language/language.worker.ts'))
  detect = detector(() => room)
  summarise = summariser(() => room, embed)
})
afterAll(() => room.close())

const signal = new AbortController().signal
const languageOf = async (text: string) => (await detect.run({ text }, { signal })).result
const summaryOf = async (text: string, sentences: number) =>
  (await summarise.run({ text, sentences }, { signal })).result

test('short texts in many languages: nine of ten right, and always right where it is certain', async () => {
  let [right, certain] = [0, 0]
  for (const [code, text] of samples) {
    const { languages, isCertain } = await languageOf(text)
    const isRight = languages[0]?.code === code
    if (isRight) right += 1
    if (isCertain) certain += 1
    expect({ text, code, isFalselyCertain: isCertain && !isRight }).toMatchObject({ isFalselyCertain: false })
  }
  console.log(`languages: ${right} of ${samples.length} right, certain of ${certain}`)
  expect(right / samples.length).toBeGreaterThanOrEqual(0.9)
  expect(certain / samples.length).toBeGreaterThanOrEqual(0.6)
})

test('shares come most likely first and add up to one at most', async () => {
  for (const [, text] of samples) {
    const shares = (await languageOf(text)).languages.map(({ share }) => share)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000_001)
  }
})

test.each(['', '   ', '12345 !!!', '🐼🐼', 'https://www.example.com/eine/schoene/seite'])(
  'of %j no language is told',
  async (text) => {
    expect(await languageOf(text)).toEqual({ languages: [], isCertain: false })
  },
)

test.each(['ok', 'Hi', 'zxcv qwrt', 'Kde je moje objednávka?'])('of %j it is not certain', async (text) => {
  expect((await languageOf(text)).isCertain).toBe(false)
})

test('a summary is sentences of the text, word for word, in order, at their exact places', async () => {
  const { text, quotes } = await summaryOf(ARTICLE, 3)
  expect(quotes).toHaveLength(3)
  expect(quotes!.map(({ start, end }) => ARTICLE.slice(start, end)).join(' ')).toBe(text)
  expect(quotes!.map(({ start }) => start)).toEqual(quotes!.map(({ start }) => start).sort((a, b) => a - b))
  expect(text).toMatch(/declining/)
  expect(text).toMatch(/pesticides/i)
  expect(text).not.toMatch(/uncle|^- /)
})

test('what was said already is not said again', async () => {
  const { text } = await summaryOf(ARTICLE, 4)
  expect(text.match(/declining/g)).toHaveLength(1)
})

test('a text as short as its summary comes back whole; one without a sentence is declined', async () => {
  expect((await summaryOf('One thing is so. Another thing is not.', 5)).text).toBe(
    'One thing is so. Another thing is not.',
  )
  await expect(summaryOf(' \n ', 2)).rejects.toMatchObject({ kind: 'unable' })
  await expect(summaryOf('x'.repeat(200_001), 2)).rejects.toMatchObject({ kind: 'unable' })
})

test('other languages and a missing embedding engine work by shared words', async () => {
  const spanish =
    'Las abejas desaparecen en muchas partes del mundo. Los pesticidas debilitan a las abejas y a sus colmenas. Mi tío tenía un coche azul muy viejo. Sin abejas no hay frutas en el mundo.'
  expect((await summaryOf(spanish, 2)).text).not.toMatch(/coche/)
  const blind = summariser(
    () => room,
    () => Promise.reject(new Error('no embeddings')),
  )
  const { result } = await blind.run({ text: ARTICLE, sentences: 2 }, { signal })
  expect(result.quotes).toHaveLength(2)
})

test('a very long text is summarised too', async () => {
  const nouns = ['hives', 'rivers', 'engines', 'markets', 'doctors', 'winters', 'novels']
  const sentence = (i: number) =>
    `Report ${i} of the ${nouns[i % 7]} names ${(i * 7919) % 1009} reasons why ${nouns[(i * 3 + 1) % 7]} matter to region ${i % 41}.`
  const long = Array.from({ length: 1_500 }, (_, i) => sentence(i)).join(' ')
  expect((await summaryOf(long, 5)).quotes).toHaveLength(5)
})

test('sentences end where they end', () => {
  const text = 'Mr. Smith paid $3.50 to J. R. Brown of the U.S. Army. Really? "Yes!" he said.\nA heading\n1. an item'
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Mr. Smith paid $3.50 to J. R. Brown of the U.S. Army.',
    'Really?',
    '"Yes!" he said.',
    'A heading',
    '1. an item',
  ])
})

test('the engines serve their ports and can be cancelled', async () => {
  const engines = languageEngines({ embed }, () => room)
  expect(engines.map(({ port }) => port)).toEqual(['detect', 'summarise', 'moderate'])
  const input = { text: 'Where is my order?' }
  await expect(detect.run(input, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
})
