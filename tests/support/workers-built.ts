import { existsSync } from 'node:fs'
import { bundleNode, workerSources } from '../../scripts/bundle-node.js'

/** On a clone that was never built, engines and other child programs are bundled before the tests that start them. */
export default async function bundleWorkers(): Promise<void> {
  if (!existsSync('build/engine.worker.js')) await bundleNode(workerSources)
}
