import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportReading } from './exporting/export-document.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportReading(request, params.id ?? '')
