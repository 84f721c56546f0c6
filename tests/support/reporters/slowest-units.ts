import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { toSlowest } from './slowest.ts'

/** Names the files that took longest, with what they loaded and prepared, at the end of a run. */
export default class SlowestUnits implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules) => {
    const took = new Map<string, number>()
    for (const module of modules) {
      const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic()
      const file = `${relative(process.cwd(), module.moduleId)} (${module.project.name})`
      took.set(file, duration + collectDuration + setupDuration + environmentSetupDuration)
    }
    process.stdout.write(toSlowest(took))
  }
}
