import type { Survey } from './survey.ts'

const MOST = 60

/** What changed from one version of a repository to another. */
export function compareSurveys(before: Survey, after: Survey) {
  const keysOf = <T>(items: readonly T[], toKey: (item: T) => string) => new Map(items.map((one) => [toKey(one), one]))
  const [was, is] = [keysOf(before.modules, ({ path }) => path), keysOf(after.modules, ({ path }) => path)]
  const [hadPackages, hasPackages] = [
    keysOf(before.dependencies, ({ name }) => name),
    keysOf(after.dependencies, ({ name }) => name),
  ]
  const cycleKey = (cycle: string[]) => [...cycle].sort().join(' ')
  const [hadCycles, hasCycles] = [keysOf(before.cycles, cycleKey), keysOf(after.cycles, cycleKey)]
  const remarkKey = ({ path, message }: Survey['remarks'][number]) => `${path}: ${message}`
  const [hadRemarks, hasRemarks] = [keysOf(before.remarks, remarkKey), keysOf(after.remarks, remarkKey)]
  const only = <T>(these: ReadonlyMap<string, T>, those: ReadonlyMap<string, unknown>) =>
    [...these.keys()].filter((key) => !those.has(key)).slice(0, MOST)
  const linesOf = ({ modules }: Survey) => modules.reduce((sum, { lines }) => sum + lines, 0)
  return {
    lines: { before: linesOf(before), after: linesOf(after) },
    filesAdded: only(is, was),
    filesGone: only(was, is),
    packagesAdded: only(hasPackages, hadPackages),
    packagesGone: only(hadPackages, hasPackages),
    versions: [...hasPackages].flatMap(([name, { version }]) => {
      const old = hadPackages.get(name)?.version
      return old !== undefined && old !== version ? [`${name}: ${old} to ${version}`] : []
    }),
    cyclesAdded: only(hasCycles, hadCycles),
    cyclesGone: only(hadCycles, hasCycles),
    remarksAdded: only(hasRemarks, hadRemarks),
    remarksGone: only(hadRemarks, hasRemarks),
  }
}
