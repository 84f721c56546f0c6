import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportDocument } from './editor/exports/export-document.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => exportDocument(request, params.id ?? '')
