/**
 * The text of a table that somebody saved. Excel writes "CSV" in the code page of its machine
 * (Windows-1252 in western Europe) and says so nowhere; what is no UTF-8 is read as that. In
 * another code page only letters beyond ASCII come out wrong, and of the columns that are read none
 * has any.
 */
export function readTableText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
