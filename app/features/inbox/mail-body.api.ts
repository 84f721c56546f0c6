import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendMailBody } from './reading/send-mail-parts.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendMailBody(request, params['id'] ?? '', context)
