import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { noteFailure } from './failures.ts'

type Ended = Parameters<NonNullable<Reporter['onTestRunEnd']>>

/** Tells the runner of the steps which tests and files failed, so that it can run them again and name them last. */
export default class FailedUnits implements Reporter {
  onTestRunEnd(modules: Ended[0], unhandled: Ended[1]): void {
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
      for (const { message } of [...module.errors(), ...ofSuites]) noteFailure({ file, name: file, why: message })
      for (const test of module.children.allTests('failed'))
        noteFailure({ file, name: test.fullName, why: test.result().errors?.[0]?.message ?? '' })
    }
    for (const { message } of unhandled) noteFailure({ file: null, name: 'an error outside of tests', why: message })
  }
}
