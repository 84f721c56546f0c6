import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendMailFile } from './reading/send-mail-parts.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => sendMailFile(request, params['id'] ?? '')
