type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }
export function completeLock(lock: Lock): { lock: Lock; added: string[] }
