import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportRecording } from './exports/export-recording.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportRecording(request, params.id ?? '')
