import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendVoiceSample } from './speaking/voice-sample.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => sendVoiceSample(request, context.network)
