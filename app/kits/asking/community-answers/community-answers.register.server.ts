import './questions-source.server.ts'
