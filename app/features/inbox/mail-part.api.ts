import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendMailPart } from './reading/send-mail-parts.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  sendMailPart(request, params['id'] ?? '', params['n'] ?? '')
