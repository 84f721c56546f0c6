import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { toSlowest } from './slowest.ts'

/** Names the files of stories that took longest, at the end of a run. */
export default class SlowestJourneys implements Reporter {
  private readonly took = new Map<string, number>()

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), test.location.file)
    this.took.set(file, (this.took.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    process.stdout.write(toSlowest(this.took))
  }
}
