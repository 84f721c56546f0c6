import './adopt.server.ts'
