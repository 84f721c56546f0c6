import { parseArgs } from 'node:util'
import { startStandIn, STAND_IN_KEY } from './stand-in.ts'

/** `node --import tsx tests/support/stand-ins/serve.ts --port 4600` */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' }, late: { type: 'string' } } })
const standIn = await startStandIn({ port: Number(values.port), ...(values.late && { lateMs: Number(values.late) }) })

console.log(`key: ${STAND_IN_KEY}`)
for (const face of [
  'openai',
  'anthropic',
  'google',
  'openrouter',
  'ollama',
  'llama-cpp',
  'searxng',
  'brave',
  'tavily',
] as const)
  console.log(`${face}: ${standIn.address(face)}`)
process.once('SIGTERM', () => void standIn.stop())
process.once('SIGINT', () => void standIn.stop())
