import { expect, test } from 'vitest'
import { summariseDay, type SortedMail } from './day-summary.ts'

const mail = (
  from: string,
  pile: SortedMail['triage']['pile'],
  priority: SortedMail['triage']['priority'],
  why: string,
) => ({
  from,
  triage: { pile, priority, why },
})

test('the summary says who waits until when, what is due, and what can wait', () => {
  const sentences = summariseDay([
    mail('Tomás <t@olive.example>', 'people', 'now', 'Answer by 18:00 today'),
    mail('Ada', 'people', 'soon', 'Waits for your answer'),
    mail('Library', 'notices', 'soon', 'Until Thursday'),
    mail('Slow Gardening', 'newsletters', 'calm', 'Reading, any time'),
    mail('Harbour Books', 'receipts', 'calm', 'Friday'),
    mail('Post', 'receipts', 'calm', 'Parcel'),
  ])
  expect(sentences).toEqual([
    'Two people wait for an answer: Tomás by 18:00 today and Ada.',
    'Worth a look: Library (until Thursday).',
    'The rest can wait: one newsletter and two receipts.',
  ])
})

test('more than four are counted, not listed', () => {
  const many = ['Ada', 'Ben', 'Cem', 'Dot', 'Eve', 'Finn'].map((from) =>
    mail(from, 'people', 'soon', 'Waits for your answer'),
  )
  expect(summariseDay(many)[0]).toBe('Six people wait for an answer: Ada, Ben, Cem, Dot and two more.')
})

test('an empty inbox says so, and so does one in which nobody waits', () => {
  expect(summariseDay([])).toEqual(['The inbox is empty. Nobody waits for an answer.'])
  expect(summariseDay([mail('Ada', 'people', 'calm', 'Nothing asked')])).toEqual([
    'Nobody waits for an answer.',
    'The rest can wait: one letter.',
  ])
})
