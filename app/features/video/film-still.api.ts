import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendStill } from './pictures/send-still.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendStill(request, params.id ?? '', params.scene ?? '', context)
