import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { noteFailure } from './failures.ts'

/** Tells the runner of the steps which stories failed, so that it can run them again and name them last. */
export default class FailedJourneys implements Reporter {
  onTestEnd(test: TestCase, { errors, status }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    const file = relative(process.cwd(), test.location.file)
    noteFailure({ file, name: test.titlePath().slice(3).join(' › '), why: errors[0]?.message ?? status })
  }

  onError({ message }: TestError): void {
    noteFailure({ file: null, name: 'an error outside of stories', why: message ?? '' })
  }
}
