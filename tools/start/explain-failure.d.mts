export function explainFailure(failure: unknown, context?: { databaseUrl?: string }): string
