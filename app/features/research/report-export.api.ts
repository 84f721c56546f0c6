import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportReport } from './exporting/export-report.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportReport(request, params.id ?? '')
