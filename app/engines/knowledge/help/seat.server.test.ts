import { expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { openLexicon } from '../wordnet/lexicon.server.ts'
import { readSections } from './article.ts'
import { helpSeat } from './seat.server.ts'
import type { HelpPassage } from './seat.server.ts'

const articles: Record<string, [title: string, text: string]> = {
  'reset-password': [
    'How do I reset my password?',
    `You can set a new password yourself, with a link sent to your e-mail address.

## What are the steps?

1. Open [/forgot-password](/forgot-password).
2. Enter your username or your **e-mail** address.
3. Follow the link in the mail within 30 minutes.

## What if no mail arrives?

- Look in the spam folder.
- Wait a few minutes, then ask again.`,
  ],
  'what-is-frenly': [
    'What is Frenly?',
    `Frenly is a set of AI tools that a community runs for itself. Several independent voices answer one question.

## Where should I begin?

Ask something with a checkable answer, for example the capital of Mongolia.`,
  ],
  cost: [
    'What does asking cost?',
    `In this first version a run costs nothing.

| Plan | Price |
| --- | --- |
| Free | $0 |
| Plus | $9 a month |

## Will it stay free?

The built-in engines will. When the operator connects a paid provider, the cost can be seen.`,
  ],
  data: [
    'What does Frenly store about me?',
    `The server keeps your runs in its own database.

## How do I have something deleted?

Write to the address on the support page. The operator deletes it.`,
  ],
}

async function search(query: string, limit: number): Promise<HelpPassage[]> {
  const words = query.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return Object.entries(articles)
    .map(([slug, [title, text]]) => {
      const score = words.filter((word) => `${title} ${text}`.toLowerCase().includes(word)).length / (words.length || 1)
      return { title, slug, summary: '', tags: '', text, score, url: `/support?article=${slug}` }
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}

const seat = helpSeat({ search, embed, lexicon: openLexicon() })

async function said(question: string): Promise<string | null> {
  const answer = await seat.answer(question)
  return answer.state === 'answered' ? answer.text : null
}

test('cuts an article into plain sections, with steps, and rows of tables as sentences', () => {
  const [opening, steps] = readSections(...articles['reset-password']!)
  expect(opening).toMatchObject({ heading: 'How do I reset my password?', isOpening: true, steps: [] })
  expect(steps?.steps).toEqual([
    'Open /forgot-password.',
    'Enter your username or your e-mail address.',
    'Follow the link in the mail within 30 minutes.',
  ])
  expect(readSections(...articles.cost!)[0]?.sentences).toEqual([
    'In this first version a run costs nothing.',
    'Free: $0.',
    'Plus: $9 a month.',
  ])
})

test('answers a how-to with the steps, exactly as the article has them', async () => {
  const answer = await seat.answer('How do I reset my password?')
  expect(answer).toMatchObject({
    state: 'answered',
    weight: 'exact',
    text: '1. Open /forgot-password.\n2. Enter your username or your e-mail address.\n3. Follow the link in the mail within 30 minutes.',
    sources: [{ title: 'How do I reset my password?', url: '/support?article=reset-password' }],
  })
})

test('answers questions about the product from the section that fits', async () => {
  expect(await said('what is Frenly')).toMatch(/^Frenly is a set of AI tools/)
  expect(await said('Is it free?')).toMatch(/built-in engines will|costs nothing/)
  expect(await said('how much does it cost?')).toMatch(/costs nothing|built-in engines will/)
  expect(await said('I forgot my password')).toMatch(/new password|forgot-password/)
  expect(await said('What does this site store about me?')).toMatch(/keeps your runs/)
  expect(await said('what if no mail arrives')).toMatch(/spam folder/)
})

test('stays silent on everything that is not about the product', async () => {
  for (const question of [
    'What is the capital of Mongolia',
    'how do I reset my iPhone',
    'how do I reset my Windows password',
    'How do I bake bread?',
    'who invented the telephone',
    'Is Netflix free?',
    'how do I delete my Facebook account',
    'what is a password',
    'What is 15 percent of 240?',
    'how much does a Tesla cost?',
    'write a poem about passwords',
    'how can I lose weight',
    'is it raining',
    'What do bees make?',
    '',
  ]) {
    expect([question, await said(question)]).toEqual([question, null])
  }
})

test('says only words that stand in the article', async () => {
  for (const question of [
    'What does asking cost?',
    'Where should I begin with Frenly?',
    'How do I have my data deleted here?',
  ]) {
    const answer = await seat.answer(question)
    expect(answer.state).toBe('answered')
    if (answer.state !== 'answered') return
    const article = Object.values(articles).find(([title]) => title === answer.sources[0]?.title)
    const whole = readSections(...article!)
      .map(({ heading, body }) => `${heading} ${body}`)
      .join(' ')
    for (const sentence of answer.text.split(/(?<=[.?])\s+/)) expect(whole).toContain(sentence.replace(/^\d+\. /, ''))
  }
})
