import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportMail } from './moving/export-mail.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => exportMail(request)
