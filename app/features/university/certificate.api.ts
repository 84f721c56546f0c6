import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendCertificate } from './certificate/send-certificate.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => sendCertificate(request, context.network)
