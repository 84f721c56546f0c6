import { useState } from 'react'
import { toChronology, type Chronology } from '#app/engines/chronology/chronology.ts'
import { loadDateParser } from '#app/engines/chronology/date-parser.ts'
import { loadWordList } from '#app/engines/redaction/word-list.ts'
import { findDayError, findStoryError } from '../lawyer-checks.ts'
import { toTyped } from '../typed-form.ts'

type Ordered = {
  chronology: Chronology | null
  errors: Readonly<Record<string, string>>
  isBusy: boolean
  /** The engines did not arrive. */
  failure: string | null
}

const FAILURE = 'The date reader did not load. Your story is still here. Check the connection and press again.'

/** Orders a story in the browser; null until somebody asks for it. */
export function useOrderedStory() {
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  const order = async (form: HTMLFormElement): Promise<void> => {
    const typed = toTyped(new FormData(form))
    const [story, reference] = [String(typed['story'] ?? ''), String(typed['reference'] ?? '')]
    const found = { story: findStoryError(story), reference: findDayError(reference) }
    const errors = Object.fromEntries(
      Object.entries(found).flatMap(([field, error]) => (error ? [[field, error]] : [])),
    )
    if (Object.keys(errors).length > 0) {
      setOrdered({ chronology: null, errors, isBusy: false, failure: null })
      return
    }
    setOrdered((old) => ({ chronology: old?.chronology ?? null, errors: {}, isBusy: true, failure: null }))
    try {
      const [parserOf, wordList] = await Promise.all([loadDateParser(), loadWordList()])
      const isDayFirst = typed['order'] !== 'month'
      const chronology = toChronology(story, { reference, isDayFirst }, parserOf(isDayFirst), wordList)
      setOrdered({ chronology, errors: {}, isBusy: false, failure: null })
    } catch {
      setOrdered({ chronology: null, errors: {}, isBusy: false, failure: FAILURE })
    }
  }
  return { ordered, order }
}
