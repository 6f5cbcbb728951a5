/** Khronos' validator comes without types. */
declare module 'gltf-validator' {
  export function validateBytes(
    bytes: Uint8Array,
    options?: { readonly maxIssues?: number; readonly ignoredIssues?: readonly string[] },
  ): Promise<{ readonly issues: { readonly numErrors: number } }>
}
