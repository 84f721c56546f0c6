import './checks.server.ts'
