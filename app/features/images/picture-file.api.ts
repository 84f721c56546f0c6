import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPicture } from './keeping/send-picture.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendPicture(request, params.id ?? '', context)
