import './export-job.server.ts'
