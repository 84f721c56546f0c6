import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportAnswer } from './asking/export-answer.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportAnswer(request, params.id ?? '')
