import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendTrackSound } from './crate/send-track.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendTrackSound(request, params.id ?? '', context)
