import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendTrackWave } from './crate/send-track.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => sendTrackWave(request, params.id ?? '')
