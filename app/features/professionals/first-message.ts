import { firstQuestions, reasons, times, ways, type ReasonId, type TimeId, type WayId } from './reasons.ts'

export type Tone = 'plain' | 'warm'

export type FirstMessageInput = {
  reasons: readonly ReasonId[]
  words: string
  hope: string
  times: readonly TimeId[]
  ways: readonly WayId[]
  tone: Tone
  name: string
}

export type FirstMessage = { text: string; questions: readonly string[] }

/** A short message to a practice: a template with slots. What somebody wrote stands in it word for word. */
export function toFirstMessage(input: FirstMessageInput): FirstMessage {
  const isWarm = input.tone === 'warm'
  const brings = joined(saidOf(reasons, input.reasons))
  const free = joined(saidOf(times, input.times))
  const talk = joined(saidOf(ways, input.ways))
  const paragraphs = [
    isWarm ? 'Hello,' : 'Dear Sir or Madam,',
    isWarm
      ? 'writing this is not easy for me, so I keep it short. I am looking for somebody to talk to.'
      : 'I am looking for a first talk and ask whether you have room.',
    brings ? `${isWarm ? 'What brings me is' : 'It is about'} ${brings}.` : '',
    whole(input.words),
    input.hope.trim() ? `${isWarm ? 'What I hope for:' : 'I hope for this:'} ${whole(input.hope)}` : '',
    [free ? `I could come ${free}.` : '', talk ? `I would like to talk ${talk}.` : ''].filter(Boolean).join(' '),
    isWarm
      ? 'Could you tell me whether there is a place for me, how long it may take and what it costs? A short answer is enough.'
      : 'Please tell me when a first talk would be possible, how long the wait is and what it costs.',
    `${isWarm ? 'Thank you for reading this' : 'Kind regards'}${input.name.trim() ? `\n${input.name.trim()}` : ''}`,
  ]
  const asked = input.reasons.flatMap((id) => reasons.find((reason) => reason.id === id)?.ask ?? [])
  return { text: paragraphs.filter(Boolean).join('\n\n'), questions: [...asked, ...firstQuestions] }
}

const saidOf = (list: readonly { id: string; said: string }[], chosen: readonly string[]): string[] =>
  list.filter(({ id }) => chosen.includes(id)).map(({ said }) => said)

/** "a, b and c" */
function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** What somebody wrote, with a full stop when the end has no sign. */
function whole(words: string): string {
  const bare = words.trim()
  return bare === '' || /[.!?…)”"']$/.test(bare) ? bare : `${bare}.`
}
