/**
 * How long a text of half an hour takes to be spoken by the built-in voice, from the moment it is sent:
 * `npx tsx scripts/time-speaking.ts http://127.0.0.1:4000 [words]`, 5,400 unless said, against a running server. The figures
 * of the last run stand in docs/engines.md.
 */
const [, , origin = 'http://127.0.0.1:4000', said = '5400'] = process.argv
const WORDS = Number(said)
export {}

const LOOK_EVERY_MS = 500
const LIMIT_MS = 600_000
const SENTENCES = [
  'The panda walked slowly through the tall bamboo and listened to the rain.',
  'Every morning the keeper brought fresh shoots, cold water and a kind word.',
  'Nobody knew how old the forest was, yet every visitor felt it had been there forever.',
  'At noon the children counted clouds, and in the evening they counted the stars.',
]
const lines: string[] = []
for (let words = 0; words < WORDS; words += 13) lines.push(SENTENCES[lines.length % SENTENCES.length]!)
const text = Array.from({ length: Math.ceil(lines.length / 8) }, (_, n) =>
  lines.slice(n * 8, n * 8 + 8).join(' '),
).join('\n\n')

const since = performance.now()
const seconds = () => ((performance.now() - since) / 1_000).toFixed(1)
const form = new URLSearchParams({
  do: 'speak',
  text,
  title: 'Half an hour',
  voice: 'embedded:flite|slt',
  format: 'wav',
})
const answer = await fetch(`${origin}/ai/voice`, {
  method: 'POST',
  body: form,
  redirect: 'manual',
  headers: { origin },
})
const address = new URL(answer.headers.get('location') ?? '/', origin)
console.log(`${text.split(/\s+/).length} words taken in after ${seconds()} s (${answer.status})`)
let slowest = 0
while (performance.now() - since < LIMIT_MS) {
  const asked = performance.now()
  const page = await fetch(address).then((shown) => shown.text())
  slowest = Math.max(slowest, performance.now() - asked)
  if (/<audio\b/.test(page)) {
    console.log(`spoken after ${seconds()} s; the page answered within ${Math.round(slowest)} ms meanwhile`)
    break
  }
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
