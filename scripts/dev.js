import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureDependencies, run } from './dependencies.js'

if (existsSync('.env')) process.loadEnvFile('.env')
ensureDependencies()
const { bundleNode, workerSources } = await import('./bundle-node.js')
await bundleNode(workerSources)
if (!existsSync('node_modules/.cache/frenly')) run(process.execPath, ['scripts/prepare-knowledge.js'])

const env = { ...process.env, NODE_ENV: 'development' }
const server = spawn(process.execPath, ['--import', 'tsx', '--watch-path=server.ts', 'server.ts'], {
  stdio: 'inherit',
  env,
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
